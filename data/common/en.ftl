no-words = (There are no words for this.)
number = { $value }
list-empty = nothing
list-last = { $first } and { $last }
seat-nobody = Player { $number }
