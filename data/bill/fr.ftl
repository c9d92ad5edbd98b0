
### Pictures

pic-deck = pioche
pic-hand = main
pic-capital = Capital
pic-support = SOUTIEN
pic-goal = à { $goal }, le texte passe
pic-turn = À { $seat } de jouer
pic-aim = { $seat } choisit une cible
pic-won = { $seat } fait passer son texte
pic-drawn = Aucun texte ne passe
pic-around = Tour { $turn } · mode { $mode ->
    [hard] difficile
   *[easy] facile
}
pic-shielded = Protégé
pic-armor = Armure { $n }
pic-untargetable = Hors d’atteinte
pic-sits-out = Au repos
pic-tax = prochaine carte +{ $n }
pic-discount = remise
pic-fatigue = prochaine pioche : −{ $n }
pic-your-hand = Votre main, { $seat }
pic-action = ACTION
pic-second = L’hémicycle du bas, suite de l’image ci-dessus.
