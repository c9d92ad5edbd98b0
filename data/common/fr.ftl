no-words = (Il n’y a pas de mots pour cela.)
number = { $value }
list-empty = rien
list-last = { $first } et { $last }
seat-nobody = Joueur { $number }

### Terminal
end-winners = La partie est finie. Victoire : { $seats }.
end-draw = La partie est finie : égalité.
