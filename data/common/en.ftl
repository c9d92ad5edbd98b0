no-words = (There are no words for this.)
number = { $value }
list-empty = nothing
list-last = { $first } and { $last }
seat-nobody = Player { $number }

### Terminal
end-winners = The game is over. Won by { $seats }.
end-draw = The game is over: a draw.
