game-title = Watergate
game-pitch = La Rédaction d’un journal contre l’administration Nixon : preuves, informateurs et mains cachées, à deux.

### Options

option-nixon = Camp de Nixon
    .help = Qui joue l’administration Nixon ; l’autre joue la Rédaction.
option-nixon-draw = Tiré au sort
    .help = Le sort décide, et le résultat est annoncé.
option-nixon-first = Première place
    .help = La première place joue Nixon, la seconde la Rédaction.
option-nixon-second = Seconde place
    .help = La seconde place joue Nixon, la première la Rédaction.
option-wording = Joker qui ne trouve rien
    .help = Ce que la Rédaction peut déplacer quand un Joker a nommé une couleur que rien de caché ne montre.
option-wording-erratum = Erratum de l’éditeur
    .help = Une preuve visible de la couleur nommée, l’initiative ou l’élan.
option-wording-printed = Texte imprimé
    .help = Une preuve visible de n’importe quelle couleur, l’initiative ou l’élan.
option-card_set = Chiffres
    .help = Les valeurs, couleurs, tableau, sac et récompenses de cette table.
option-card_set-house = Chiffres de la maison
    .help = Les chiffres fournis avec Backroom.

### Names

role-editor = la Rédaction
role-nixon = Nixon
phase-cards = phase des cartes
phase-evaluation = évaluation
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-joker = toutes couleurs
token-initiative = initiative
token-momentum = élan
token-B = preuve bleue
    .short = bleu
token-Y = preuve jaune
    .short = jaune
token-G = preuve verte
    .short = vert
token-BY = preuve bleu-jaune
    .short = bleu-jaune
token-YG = preuve jaune-vert
    .short = jaune-vert
token-BG = preuve bleu-vert
    .short = bleu-vert
token-Bm = preuve bleue au symbole rouge
    .short = bleu (rouge)
token-Ym = preuve jaune au symbole rouge
    .short = jaune (rouge)
token-Gm = preuve verte au symbole rouge
    .short = vert (rouge)
token-BYm = preuve bleu-jaune au symbole rouge
    .short = bleu-jaune (rouge)
token-YGm = preuve jaune-vert au symbole rouge
    .short = jaune-vert (rouge)
token-BGm = preuve bleu-vert au symbole rouge
    .short = bleu-vert (rouge)
spot-0 = 0
    .short = 0
spot-E1 = Rédaction 1
    .short = R1
spot-E2 = Rédaction 2
    .short = R2
spot-E3 = Rédaction 3
    .short = R3
spot-E4 = Rédaction 4
    .short = R4
spot-E5 = Rédaction 5
    .short = R5
spot-N1 = Nixon 1
    .short = N1
spot-N2 = Nixon 2
    .short = N2
spot-N3 = Nixon 3
    .short = N3
spot-N4 = Nixon 4
    .short = N4
spot-N5 = Nixon 5
    .short = N5
informant-MIT = Martha Mitchell
informant-DEA = John Dean
informant-BUT = Alexander Butterfield
informant-MCC = James McCord
informant-BAL = Alfred Baldwin
informant-WOO = Rose Mary Woods
informant-SLO = Hugh Sloan
informant-NIX = Nixon
how-momentum = sa carte d’élan est pleine
how-supply = il ne restait plus d’élan pour la piste
how-informants = deux informateurs sont reliés à Nixon
how-resigned = l’autre camp abandonne

### Cards of the Editor

card-E-WOO = Rose Mary Woods (source)
    .brief = Woods face visible, puis initiative ou élan { $a }
    .text = Posez la tuile de Rose Mary Woods face visible sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-E-BUT = Alexander Butterfield (source)
    .brief = Butterfield face visible, puis initiative ou élan { $a }
    .text = Posez la tuile d’Alexander Butterfield face visible sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-E-SLO = Hugh Sloan (source)
    .brief = Sloan face visible, puis initiative ou élan { $a }
    .text = Posez la tuile de Hugh Sloan face visible sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-E-MMI = Martha Mitchell (source)
    .brief = Mitchell face visible, puis initiative ou élan { $a }
    .text = Posez la tuile de Martha Mitchell face visible sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-E-DEA = John Dean (source)
    .brief = Dean face visible, puis initiative ou élan { $a }
    .text = Posez la tuile de John Dean face visible sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-E-BAL = Alfred Baldwin (source)
    .brief = Baldwin face visible, puis initiative ou élan { $a }
    .text = Posez la tuile d’Alfred Baldwin face visible sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-E-MCC = James McCord (source)
    .brief = McCord face visible, puis initiative ou élan { $a }
    .text = Posez la tuile de James McCord face visible sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-E-DTH = Gorge profonde
    .brief = un informateur caché retiré, initiative { $a }
    .text = Reprenez au tableau un informateur face cachée et remettez-le dans la réserve. Puis déplacez l’initiative de { $a } vers vous.
card-E-TAP = La bande manquante
    .brief = épingler une preuve verte visible de la piste
    .text = Épinglez une preuve face visible de la piste qui montre du vert.
card-E-GUN = La preuve accablante
    .brief = initiative { $a }, élan { $b }, une preuve cachée { $c }
    .text = Déplacez vers vous l’initiative de { $a }, l’élan de { $b } et une preuve face cachée de { $c }. La preuve est retournée.
card-E-WDW = Bob Woodward
    .brief = piocher une preuve sur votre { $a }, initiative ou élan { $b }
    .text = Piochez une preuve dans le sac et posez-la face visible sur votre case { $a }. Puis déplacez l’initiative ou l’élan de { $b } vers vous.
card-E-BER = Carl Bernstein
    .brief = une preuve du tableau, face visible sur 0
    .text = Reprenez n’importe quelle preuve du tableau et posez-la face visible sur le 0 de la piste.
card-E-BRA = Ben Bradlee
    .brief = réaction : annuler l’action d’un conspirateur
    .text = Réaction, juste après que Nixon joue un conspirateur pour son action : l’action est annulée, le conspirateur quitte le jeu. John Mitchell ne peut pas y répondre.
card-E-LAW = Qui paie les avocats ?
    .brief = initiative { $a }, élan { $b }, jusqu’à deux preuves { $c }
    .text = Déplacez vers vous l’initiative de { $a }, l’élan de { $b } et jusqu’à deux preuves face visible de { $c } chacune.
card-E-PEN = Les Pentagon Papers
    .brief = piocher une preuve et l’épingler
    .text = Piochez une preuve dans le sac et épinglez-la aussitôt.
card-E-WCX = L’immeuble du Watergate
    .brief = initiative { $a }, une preuve visible { $b }, une cachée { $c }
    .text = Déplacez vers vous l’initiative de { $a }, une preuve face visible de { $b } et une face cachée de { $c }. Vous choisissez celle-ci sans la voir ; elle est retournée.
card-E-SNM = Le massacre du samedi soir
    .brief = initiative et preuves sur 0, puis une preuve { $a }
    .text = Remettez sur 0 l’initiative et toutes les preuves de la piste ; l’élan reste en place. Puis déplacez une preuve de { $a } vers vous.
card-E-DEM = Manifestation de masse
    .brief = réaction : annuler l’action d’un conspirateur
    .text = Réaction, juste après que Nixon joue un conspirateur pour son action : l’action est annulée, le conspirateur quitte le jeu. John Mitchell peut y répondre.
card-E-SYS = Le système a fonctionné
    .brief = refaire l’action d’un de vos événements retirés
    .text = Choisissez un de vos événements qui a quitté le jeu, sauf une réaction, et effectuez son action. Il reste hors du jeu.
card-E-FTM = Suivez l’argent
    .brief = réaction : retourner une avancée de preuve de Nixon
    .text = Réaction, juste après que Nixon utilise une valeur sur une preuve : ce déplacement est nul. La preuve avance d’autant vers vous et reste face visible.

### Cards of Nixon

card-N-WOO = Rose Mary Woods (silence)
    .brief = Woods face cachée, puis initiative ou élan { $a }
    .text = Posez la tuile de Rose Mary Woods face cachée sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-N-BUT = Alexander Butterfield (silence)
    .brief = Butterfield face cachée, puis initiative ou élan { $a }
    .text = Posez la tuile d’Alexander Butterfield face cachée sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-N-SLO = Hugh Sloan (silence)
    .brief = Sloan face cachée, puis initiative ou élan { $a }
    .text = Posez la tuile de Hugh Sloan face cachée sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-N-MMI = Martha Mitchell (silence)
    .brief = Mitchell face cachée, puis initiative ou élan { $a }
    .text = Posez la tuile de Martha Mitchell face cachée sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-N-DEA = John Dean (silence)
    .brief = Dean face cachée, puis initiative ou élan { $a }
    .text = Posez la tuile de John Dean face cachée sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-N-BAL = Alfred Baldwin (silence)
    .brief = Baldwin face cachée, puis initiative ou élan { $a }
    .text = Posez la tuile d’Alfred Baldwin face cachée sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-N-MCC = James McCord (silence)
    .brief = McCord face cachée, puis initiative ou élan { $a }
    .text = Posez la tuile de James McCord face cachée sur sa case. Puis déplacez l’initiative ou l’élan de { $a } vers vous.
card-N-HUN = Howard Hunt
    .brief = élan { $a }, puis piocher une carte et la jouer
    .text = Déplacez l’élan de { $a } vers vous. Puis piochez la première carte de votre pioche et jouez-la aussitôt, pour sa valeur ou son action.
card-N-LID = Gordon Liddy
    .brief = une preuve visible remise au sac
    .text = Remettez au sac une preuve face visible de la piste.
card-N-COL = Chuck Colson
    .brief = la Rédaction perd une carte au hasard, vous rejouez
    .text = La Rédaction défausse une carte au hasard. Vous jouez aussitôt un tour de plus.
card-N-HAL = Bob Haldeman
    .brief = toutes les preuves { $a } vers vous
    .text = Déplacez chaque preuve de la piste de { $a } vers vous. Les preuves cachées sont retournées.
card-N-EHR = John Ehrlichman
    .brief = initiative { $a }, élan { $b }, une preuve cachée au sac
    .text = Déplacez vers vous l’initiative de { $a } et l’élan de { $b }. Remettez au sac, sans la montrer, une preuve face cachée de la piste.
card-N-JMI = John Mitchell
    .brief = réaction : annuler un événement de la Rédaction
    .text = Réaction, juste après que la Rédaction joue un événement pour son action : l’action est annulée, l’événement va à la défausse de la Rédaction. On ne peut pas répondre à Ben Bradlee.
card-N-TRB = Cambriolage de troisième ordre
    .brief = une preuve remise sur 0, élan sur votre { $a }
    .text = Remettez sur 0 une preuve de votre choix, et placez l’élan sur votre case { $a }.
card-N-CAN = Un cancer à la présidence
    .brief = une preuve { $a }, puis fin de la phase des cartes
    .text = Déplacez une preuve de { $a } vers vous. Puis la phase des cartes s’achève : les deux mains sont défaussées et l’évaluation commence.
card-N-SPE = Le discours du président
    .brief = piocher une preuve sur votre { $a }
    .text = Piochez une preuve dans le sac et posez-la face visible sur votre case { $a }.
card-N-ELE = L’élection de 1972
    .brief = répartir { $a } cases entre les preuves
    .text = Répartissez à votre gré { $a } cases de déplacement vers vous entre les preuves.
card-N-GEM = Opération Gemstone
    .brief = élan { $a }, deux preuves { $b } chacune
    .text = Déplacez vers vous l’élan de { $a } et deux preuves de { $b } chacune.
card-N-GAM = Gambit
    .brief = élan sur votre { $a } ; Gambit ou un conspirateur quitte le jeu
    .text = Placez l’élan sur votre case { $a }. Puis Gambit quitte le jeu, ou vous retirez du jeu un conspirateur de votre main et Gambit va à votre défausse.
card-N-MOO = D’excellente humeur
    .brief = pas d’action d’événement pour la Rédaction
    .text = Pas à votre premier tour d’une manche. Jusqu’à la fin de la manche, la Rédaction ne peut pas utiliser l’action de ses événements, réactions comprises.

help-card-event = Événement, valeur { $value }, { $colour }.
help-card-journalist = Journaliste, valeur { $value }, { $colour }.
help-card-conspirator = Conspirateur, valeur { $value }, { $colour }.
help-card-after-removed = Après son action, la carte quitte le jeu ; utilisée pour sa valeur, elle va à la défausse.
help-card-after-discard = Après son action comme après sa valeur, la carte va à la défausse.
help-card-after-either = Après son action, la carte quitte le jeu ou va à la défausse, selon le choix fait ; utilisée pour sa valeur, elle va à la défausse.

### News

event-round-began = La manche { $number } s’ouvre. { $holder } a l’initiative.
event-drew = { $seat } a pioché { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-drew-cards = Vous avez pioché { $cards }.
event-reshuffled = { $seat } a mélangé sa défausse, qui devient sa pioche.
event-laid-hidden = { $seat } a posé { $count ->
    [one] une preuve
   *[other] { $count } preuves
} face cachée sur la piste.
event-saw-hidden = Face cachée : { $tokens }.
event-played-value = { $seat } a joué { $card } pour sa valeur : { $value }.
event-played-action = { $seat } a annoncé { $card }.
event-played-action-at = { $seat } a annoncé { $card } : { $aims }.
event-reacted = { $against } : { $seat } a réagi par { $card }.
event-let-stand = { $seat } a laissé passer { $card }.
event-cancelled = { $card } : action annulée, la carte quitte le jeu.
event-annulled = { $card } : action annulée, la carte va à la défausse.
event-reversed = Le déplacement par { $card } est nul : la preuve part dans l’autre sens.
event-spent = { $seat } a dépensé { $card } sans effet.
event-moved = Sur la piste : { $token }, de { $start } à { $end }.
event-revealed = La preuve cachée { $slot } a été retournée : { $token }.
event-asked-for = { $seat } a utilisé { $card } et demandé une preuve cachée ({ $colour }).
event-denied = Aucune preuve cachée ne montre cette couleur : { $colour }.
event-claimed-initiative = { $seat } a pris l’initiative sur la case 5.
event-took-initiative = L’initiative revient à { $seat }.
event-claimed-momentum = { $seat } a pris l’élan sur la case 5.
event-took-momentum = { $seat } a posé l’élan sur la place { $number } de sa carte d’élan.
event-momentum-scrapped = { $seat } n’avait plus de place pour l’élan : le jeton quitte le jeu.
event-momentum-back = Personne n’a gagné l’élan : il retourne dans la réserve.
event-momentum-set = Un nouveau jeton d’élan est sur la piste ; { $left ->
    [0] il n’en reste plus
    [one] il en reste un
   *[other] il en reste { $left }
} dans la réserve.
event-pinned-up = En { $space }, côté { $near }, { $seat } a épinglé face visible : { $token }.
event-pinned-down = En { $space }, côté { $near }, { $seat } a épinglé face cachée : { $token }.
event-no-space = Aucune case libre ({ $token }) : le jeton quitte le jeu.
event-heard = { $seat } a posé une tuile face visible : { $who }.
event-silenced = { $seat } a posé une tuile face cachée : { $who }.
event-already-there = Tuile déjà au tableau, où elle reste : { $who }.
event-released = { $seat } a remis une tuile dans la réserve : { $who }.
event-returned-to-bag = De retour dans le sac : { $token }.
event-returned-hidden = De retour dans le sac, sans être vue : { $count ->
    [one] une preuve
   *[other] { $count } preuves
}.
event-lifted = { $seat } a repris en { $space } et posé face visible sur 0 : { $token }.
event-uncovered = { $seat } a pioché dans le sac et posé sur { $spot } : { $token }.
event-uncovered-to-pin = { $seat } a pioché dans le sac, pour l’épingler : { $token }.
event-bag-empty = Le sac était vide.
event-levelled = Tout ce qui était sur la piste, sauf l’élan, est revenu sur 0.
event-robbed = { $seat } a dû défausser { $card }, au hasard.
event-extra-turn = { $seat } rejoue aussitôt.
event-hand-discarded = { $seat } a défaussé { $cards }.
event-barred = Jusqu’à l’évaluation, { $seat } ne peut pas utiliser l’action de ses événements.
event-sacrificed = { $seat } a retiré { $card } du jeu pour garder { $kept }.
event-dropped = { $seat } a laissé { $card } quitter le jeu.
event-gave = { $seat } a donné { $spaces ->
    [one] une case
   *[other] { $spaces } cases
} : { $token }.
event-gave-hidden = { $seat } a donné { $spaces ->
    [one] une case
   *[other] { $spaces } cases
} à la preuve cachée { $slot }.
event-looked = { $seat } a regardé { $count ->
    [0] l’autre pioche, qui est vide
    [one] la première carte de l’autre pioche
   *[other] les { $count } premières cartes de l’autre pioche
}.
event-saw-cards = Du haut de la pioche : { $cards }.
event-evaluation-began = L’évaluation de la manche { $number } commence.
event-won = { $seat } gagne : { $how }.

aim-token = { $token } sur { $spot }
aim-hidden = preuve cachée { $slot }
aim-space = case { $space }
aim-evidence = { $token } sur { $spot }
aim-none = rien
aim-pinned-up = { $space } : { $token }, face visible, côté { $near }
aim-pinned-down = { $space } : { $token }, face cachée, côté { $near }
hidden-known = { $token } (face cachée, { $slot })

### Questions

ask-turn = À vous : jouez une carte, pour sa valeur ou pour son action.
asks-turn = { $seat } doit jouer une carte.
ask-drawn = Vous avez pioché { $card } : jouez-la aussitôt, pour sa valeur ou pour son action.
asks-drawn = { $seat } doit jouer la carte qui vient d’être piochée.
ask-react-conspirator = { $against ->
    [none] { $by } a annoncé { $card }
   *[other] { $against } : { $by } a réagi par { $card }
}{ $aims ->
    [none] {""}
   *[other] {""} : { $aims }
}. Réagissez (ce serait votre carte pour ce tour), ou laissez faire.
asks-react-conspirator = { $against ->
    [none] { $by } a annoncé { $card }
   *[other] { $against } : { $by } a réagi par { $card }
}{ $aims ->
    [none] {""}
   *[other] {""} : { $aims }
}. { $seat } peut réagir ou laisser faire.
ask-react-event = { $against ->
    [none] { $by } a annoncé { $card }
   *[other] { $against } : { $by } a réagi par { $card }
}{ $aims ->
    [none] {""}
   *[other] {""} : { $aims }
}. Réagissez (ce serait votre carte pour ce tour), ou laissez faire.
asks-react-event = { $against ->
    [none] { $by } a annoncé { $card }
   *[other] { $against } : { $by } a réagi par { $card }
}{ $aims ->
    [none] {""}
   *[other] {""} : { $aims }
}. { $seat } peut réagir ou laisser faire.
ask-react-evidence = { $by } joue { $card } pour sa valeur : { $token }, de { $start } à { $end }. Réagissez, ce qui l’amènerait à { $back } et serait votre carte pour ce tour, ou laissez faire.
asks-react-evidence = { $by } joue { $card } pour sa valeur : { $token }, de { $start } à { $end }. { $seat } peut réagir ou laisser faire.
ask-show = La Rédaction demande une preuve ({ $colour }). Montrez-en une : elle avance de { $steps } vers la Rédaction.
asks-show = { $seat } doit montrer une preuve ({ $colour }).
ask-instead = Aucune preuve cachée ne montre cette couleur ({ $colour }). Déplacez autre chose de { $steps } vers vous.
asks-instead = { $seat } choisit ce que { $card } déplace à la place.
ask-marker = Déplacez l’initiative ou l’élan de { $steps } vers vous.
asks-marker = { $seat } choisit entre l’initiative et l’élan.
ask-pin = À épingler : { $token }. Sur quelle case ?
asks-pin = { $seat } doit choisir une case. À épingler : { $token }.
ask-pins = Épinglez vos preuves : laquelle, et sur quelle case ?
asks-pins = { $seat } doit épingler des preuves.
ask-reward-move = Votre carte d’élan : déplacez une preuve de { $steps } vers vous.
asks-reward-move = { $seat } peut déplacer une preuve.
ask-reward-pin = Votre carte d’élan : épinglez une preuve de la piste.
asks-reward-pin = { $seat } peut épingler une preuve.
ask-order = Plusieurs preuves atteignent la case 5. Laquelle avance la première ?
asks-order = { $seat } choisit quelle preuve avance la première.
ask-split = { $steps ->
    [one] Une case
   *[other] { $steps } cases
} à répartir. Combien, et pour quelle preuve ?
asks-split = { $seat } répartit des déplacements.
ask-aim = Action refaite : { $card }. Choisissez ses cibles.
asks-aim = { $seat } choisit des cibles : { $card }.
ask-gambit = Gambit quitte le jeu, sauf si vous retirez un conspirateur de votre main.
asks-gambit = { $seat } décide du sort de Gambit.

do-play = Jouer une carte
do-react = Réagir
do-react-with = Réagir avec { $card }
do-go-on = Laisser faire
do-show = Montrer une preuve
do-show-one = Montrer la { $token }
do-instead = Déplacer autre chose
do-push = Déplacer un marqueur
do-pin = Épingler une preuve
do-choose = Choisir une preuve
do-give = Donner des cases
do-aim = Choisir les cibles
do-sacrifice = Retirer un conspirateur
do-sacrifice-one = Retirer { $card } du jeu
do-let-go = Laisser Gambit quitter le jeu
pick-play-card = Quelle carte jouez-vous ?
pick-play-use = { $card } : sa valeur, ou son action ?
pick-play-targets = { $card } ({ $use ->
    [value] valeur
   *[action] action
}) : sur quoi ?
pick-react-card = Avec quelle carte réagissez-vous ?
pick-show-slot = Quelle preuve montrez-vous et laissez-vous avancer ?
pick-instead-target = Qu’est-ce qui avance à la place ?
pick-push-marker = Quel marqueur avance vers vous ?
pick-pin-token = Quelle preuve épinglez-vous d’abord ?
pick-pin-space = À épingler : { $token }. Sur quelle case ?
pick-choose-slot = Quelle preuve ?
pick-give-slot = Quelle preuve avance ?
pick-give-spaces = De combien de cases avance-t-elle ?
pick-aim-targets = Sur quoi ?
pick-sacrifice-card = Quel conspirateur quitte le jeu, pour que Gambit aille à votre défausse ?

choice-card = { $card } : { $value } { $colour }
    .detail = { $brief }
choice-card-name = { $card }
choice-value = Valeur { $value } ({ $colour }) : un jeton avance de { $value } vers vous
choice-action = Action : { $brief }
choice-action-idle = Action : sans effet, et la carte { $after ->
    [discard] va à la défausse
   *[other] quitte le jeu
}
choice-action-tile = Action : initiative ou élan { $steps } seulement ({ $who } est posé)
choice-evidence = { $token }, sur { $spot }
choice-token = { $token }
choice-space = { $space }, { $colour }, côté { $near }
choice-spaces = { $spaces ->
    [one] Une case
   *[other] { $spaces } cases
}, jusqu’à { $end }
choice-spaces-claim = { $spaces ->
    [one] Une case
   *[other] { $spaces } cases
}, jusqu’à { $end } (prise)
choice-targets = { $targets }
choice-no-target = sans cible
way = { $token } : { $start } → { $end }
way-short = { $token } { $start } → { $end }
hidden-short = cachée { $slot }
hidden-known-short = { $token } (cachée { $slot })
way-from-zero = { $token } ({ $spot }) : 0 → { $end }
way-claim = { $token } : { $start } → { $end } (prise)
way-none = rien ne peut avancer : la carte est dépensée
way-ask = demander une preuve cachée, { $colour } ({ $steps })

order-react-conspirator = Quand Nixon utilise l’action d’un conspirateur
order-react-conspirator-pass = Ne pas me demander
order-react-conspirator-play-E-BRA = Jouer Ben Bradlee dès que possible
order-react-conspirator-play-E-DEM = Jouer Manifestation de masse dès que possible
order-react-evidence = Quand Nixon utilise une valeur sur une preuve
order-react-evidence-pass = Ne pas me demander
order-react-evidence-play-E-FTM = Jouer Suivez l’argent dès que possible
order-react-event = Quand la Rédaction utilise l’action d’un événement
order-react-event-pass = Ne pas me demander
order-react-event-play-N-JMI = Jouer John Mitchell dès que possible

### Text board

line-round = Manche { $round }, { $phase }. Carte d’initiative : { $holder }.
line-announced = Sur la table : { $card }, jouée par { $seat }.
line-announced-at = Sur la table : { $card }, jouée par { $seat }, cible : { $aims }.
line-barred = Jusqu’à l’évaluation, { $seat } ne peut pas utiliser l’action de ses événements.
line-exposed = Défaussé sans être joué, à la vue de tous : { $cards }.
line-won = Victoire : { $seat }.
line-marker = Piste, { $token } : { $spot }.
line-marker-gone = Hors de la piste : { $token }.
line-evidence = Piste, preuves : { $evidence }.
line-no-evidence = Piste, preuves : aucune.
line-denied = Aucune preuve cachée ne montre : { $colours }.
line-side = { $seat } joue { $role } : { $hand } en main, { $deck } dans la pioche, { $discard } à la défausse.
line-momentum-card = Carte d’élan, { $role } : { $won } sur { $places }. Les places donnent : { $rewards }.
reward-nothing = rien
reward-draw = { $count ->
    [one] une carte
   *[other] { $count } cartes
} à piocher
reward-look = un regard sur { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de l’autre pioche
reward-move = une preuve avancée de { $count }
reward-pin = une preuve de la piste épinglée
reward-win = la victoire
line-informants-up = Informateurs face visible : { $informants }.
line-informants-down = Informateurs face cachée : { $informants }.
line-informants-supply = Informateurs dans la réserve : { $informants }.
informant-joined = { $who } (lien avec Nixon)
line-pinned-up = Preuves épinglées face visible : { $spaces }.
line-pinned-down = Preuves épinglées face cachée : { $spaces }.
wall-space = { $space } ({ $colour })
line-free = Cases libres, { $colour } : { $spaces }.
line-threads = Fils : { $threads }.
wall-thread = { $a } ({ $b })
line-supply = Réserve : élan { $momentum } ; preuves dans le sac : { $bag }.
line-lost = Hors du jeu : { $tokens }.
line-scrapped = Jetons d’élan hors du jeu : { $count }.
line-discard = Défausse, { $seat } : { $cards }.
line-removed = Hors du jeu, { $seat } : { $cards }.
line-hand = En main : { $card }, valeur { $value }, { $colour }. { $text }
line-tracked = Face cachée sur la piste, pour vos yeux seuls : { $evidence }.
line-under = Face cachée au tableau : { $spaces }.
wall-under = { $token } en { $space }
line-seen = Cartes de l’autre camp que vous avez vues : { $cards }.

### Rules

rules-pages = goal, turn, values, actions, reactions, evaluation, board, why
rules-goal =
    ### But du jeu

    À deux : la Rédaction d’un journal et l’administration Nixon.

    La Rédaction gagne dès que deux informateurs face visible sont reliés à Nixon, chacun par une chaîne ininterrompue de preuves face visible.

    Nixon gagne dès que le cinquième jeton d’élan est sur sa carte, ou quand l’évaluation demande un nouveau jeton d’élan et qu’il n’en reste plus.
rules-turn =
    ### Une manche

    Qui tient la carte d’initiative pioche 5 cartes, l’autre 4. Nixon pioche trois preuves dans le sac et les pose face cachée sur 0 ; Nixon seul peut les regarder.

    Qui tient l’initiative commence. Puis chacun joue une carte à son tour, jusqu’à ce que les mains soient vides. Sans carte, on passe.

    Chaque carte sert soit pour sa valeur, soit pour son action. L’évaluation clôt la manche.
rules-values =
    ### Valeurs

    Déplacez un jeton du nombre de la carte vers votre camp : l’initiative, l’élan, ou une preuve qui montre la couleur de la carte. Une preuve bicolore vaut pour ses deux couleurs ; un Joker, pour n’importe laquelle.

    Nixon retourne une preuve cachée et la déplace. La Rédaction, elle, demande une couleur : si une preuve cachée la montre, Nixon doit en montrer une et la faire avancer ; sinon, la Rédaction déplace l’initiative, l’élan ou une preuve visible qui convient.

    Sur la case 5 de votre camp, un jeton est pris aussitôt ; le reste du déplacement est perdu. L’initiative retourne la carte d’initiative. L’élan va sur votre carte d’élan et donne sa récompense. La preuve est épinglée au tableau.

    Un symbole rouge déplace l’élan d’une case vers qui prend ou épingle cette preuve.
rules-actions =
    ### Actions

    Faites tout ce qui est possible d’une action, point par point. Un déplacement va toujours vers vous, et chaque arrivée sur la case 5 est réglée d’abord.

    Après son action, un événement quitte le jeu ; un journaliste ou un conspirateur va à la défausse. Gambit quitte le jeu ou, contre un conspirateur de la main, va à la défausse. Une carte utilisée pour sa valeur est défaussée.
rules-reactions =
    ### Réactions

    Quatre cartes répondent à une carte annoncée avant qu’elle n’ait d’effet : Ben Bradlee et Manifestation de masse à l’action d’un conspirateur, Suivez l’argent à une valeur de Nixon sur une preuve, John Mitchell à un événement de la Rédaction.

    La question est posée chaque fois à qui joue ensuite, quelle que soit sa main : réagir, ou laisser faire. Une réaction est la carte de ce tour.

    On peut répondre à une réaction : John Mitchell répond à Manifestation de masse et à Suivez l’argent, Ben Bradlee ou Manifestation de masse répondent à John Mitchell. La dernière jouée agit la première. Ce qui est annulé n’a jamais lieu.

    Des consignes répondent pour vous : ne pas me demander, ou jouer cette carte dès que possible.
rules-evaluation =
    ### Évaluation

    1. Les preuves sur 0 retournent dans le sac.
    2. L’initiative va au camp où elle se trouve ; sur 0, à qui ne l’avait pas.
    3. L’élan va au camp où il se trouve, avec sa récompense ; sur 0, il retourne dans la réserve. Le cinquième jeton de la Rédaction quitte le jeu.
    4. Les deux marqueurs vont sur 0, l’élan venant de la réserve. Si la réserve est vide, Nixon gagne.
    5. Qui tient l’initiative épingle toutes les preuves de son camp, puis l’autre : la Rédaction face visible, Nixon face cachée.

    Un marqueur déjà pris sur la case 5 n’est plus attribué aux étapes 2 et 3.
rules-board =
    ### Le tableau des preuves

    Une preuve va sur une case libre de sa couleur. Des fils rouges relient les cases entre elles, aux sept informateurs et à Nixon, au centre.

    Les preuves de la Rédaction, face visible, font des liens ; celles de Nixon, face cachée, les coupent. Une photo termine une chaîne, elle n’en est jamais un maillon.

    La tuile d’un informateur est posée par une carte : face visible par la Rédaction, face cachée par Nixon.

    Chacun peut regarder ce qui est face cachée au tableau.
rules-why =
    ### Pourquoi est-ce impossible ?

    - **Utiliser cette action ?** Une réaction ne se joue que lorsque la question vous est posée. Un événement de la Rédaction est bloqué après D’excellente humeur, qui ne peut pas être le premier tour de Nixon dans une manche. Le système a fonctionné demande un de vos événements qui a quitté le jeu.

    - **Déplacer ce jeton ?** Une preuve doit montrer la couleur de la carte. Un marqueur déjà pris est hors de la piste jusqu’à l’évaluation.

    - **Demander une couleur ?** Seulement tant qu’une preuve cachée est sur la piste, et pas une couleur à laquelle il a déjà été répondu non dans la manche.

    - **Épingler ici ?** La case doit être libre et d’une couleur que la preuve montre. Sans case possible, la preuve quitte le jeu.

### Rulings

ruling-WR1 = Une réaction est la carte du tour de qui réagit : l’alternance se poursuit.
    .subject = Les réactions
ruling-WR2 = La réaction est demandée à l’annonce de la carte, de son usage et de ses cibles, avant tout effet ; les choix qui suivent une pioche viennent après.
    .subject = Les réactions
ruling-WR3 = La question est posée pour chaque carte à laquelle on pourrait répondre, tant que l’autre a une carte, quelle qu’elle soit.
    .subject = Les réactions
ruling-WR4 = Suivez l’argent ne répond qu’à une valeur de Nixon sur une preuve ; Bradlee et Manifestation de masse répondent aussi à John Mitchell ; Mitchell répond aux réactions qui sont des événements, jamais à Bradlee.
ruling-WR5 = La dernière réaction agit la première ; une chaîne compte au plus quatre cartes, et ce qui est annulé n’a jamais lieu.
    .subject = Les réactions
ruling-WR6 = Un conspirateur annulé quitte le jeu ; un événement annulé et une carte arrêtée par Suivez l’argent vont à la défausse de leur camp.
ruling-WR7 = Suivez l’argent passe avant une prise sur la case 5, et son propre déplacement peut en être une ; la valeur imprimée compte en entier.
ruling-WR8 = D’excellente humeur bloque jusqu’à l’évaluation l’action des événements de la Rédaction, réactions comprises, mais ni Bradlee, ni les valeurs, ni les récompenses ; jamais au premier tour de Nixon dans une manche, pas même par Hunt.
ruling-WR9 = Hunt pioche après l’élan, dans la défausse mélangée s’il le faut ; la carte piochée doit être jouée, avec ses propres réactions, et les deux font un seul tour.
    .subject = Howard Hunt
ruling-WR10 = La défausse au hasard de Colson est publique ; Nixon rejoue même si la Rédaction n’avait pas de carte, sauf si Nixon n’en a plus.
    .subject = Chuck Colson
ruling-WR11 = Un cancer à la présidence règle d’abord son déplacement et ce qu’il prend ; puis les deux mains sont défaussées.
ruling-WR12 = Quand une preuve est prise ou épinglée : elle est placée, puis on vérifie la victoire de la Rédaction, puis le symbole rouge déplace l’élan, puis l’élan est pris s’il y a lieu.
    .subject = Prendre et épingler
ruling-WR13 = Un symbole rouge n’agit pas quand la preuve est retournée, avance sans atteindre 5, est piochée vers la piste, retourne au sac ou est reprise au tableau.
    .subject = Les symboles rouges
ruling-WR14 = Un marqueur pris est hors de la piste : ce qui le déplacerait est sans effet jusqu’à l’évaluation.
    .subject = Les marqueurs pris
ruling-WR15 = L’initiative prise sur 5 retourne aussitôt la carte ; l’ordre des tours de la manche ne change pas, le nouveau tenant épingle en premier et pioche davantage.
    .subject = Les marqueurs pris
ruling-WR16 = Pendant l’évaluation, les récompenses valent pour les preuves des deux camps ; ce qui est alors sur 0 retourne au sac, et une carte piochée s’ajoute à la main suivante.
    .subject = Les récompenses
ruling-WR17 = Les symboles rouges de la dernière étape déplacent le nouvel élan : une manche peut commencer avec l’élan hors du 0.
    .subject = Les symboles rouges
ruling-WR18 = Une preuve sans case libre de sa couleur quitte le jeu ; son symbole rouge compte pour une prise sur 5, pas pour l’évaluation.
    .subject = Prendre et épingler
ruling-WR19 = Le jeu répond sans mentir à la question de couleur de la Rédaction ; sans preuve de cette couleur, la Rédaction déplace autre chose, et la réponse est publique.
    .subject = La question de la Rédaction
ruling-WR20 = Une carte qui ne peut rien déplacer ni rien faire peut être dépensée, sauf les réactions, D’excellente humeur au premier tour et Le système a fonctionné sans événement.
ruling-WR21 = Chacun peut regarder les preuves face cachée du tableau ; celles de la piste sont à Nixon seul ; les défausses sont publiques, pas les mains, ni les pioches, ni le sac.
    .subject = Ce que voit chaque camp
ruling-WR22 = Qui n’a plus de carte passe son tour et ne reçoit pas de question de réaction.
    .subject = Les réactions
ruling-WR23 = Les actions à plusieurs jetons suivent l’ordre imprimé ; chaque arrivée sur 5 est réglée avant la suite, et une victoire arrête tout.
    .subject = Plusieurs jetons
ruling-WR24 = Cambriolage de troisième ordre place l’élan exactement sur Nixon 1, même en arrière ; Le massacre du samedi soir laisse l’élan et les preuves visibles comme ils sont.
ruling-WR25 = De deux victoires, celle qui vient la première dans l’ordre des étapes compte.
    .subject = Deux victoires à la fois
ruling-WR26 = Si la réserve est vide à l’étape 4, Nixon gagne avant que rien ne soit épinglé.
    .subject = La réserve vide
ruling-WR27 = D’un sac ou d’une pioche insuffisants, on prend ce qu’il y a ; une pioche est reformée une fois.
    .subject = Un sac ou une pioche insuffisants
ruling-WR28 = Une preuve épinglée par la quatrième récompense de la Rédaction n’active aucun symbole rouge, car l’élan est alors hors de la piste.
    .subject = Les symboles rouges
ruling-WR29 = Le nouvel élan peut être pris par des symboles rouges à l’étape 5 ; l’étape 3 suivante ne donne alors rien.
    .subject = Les symboles rouges
ruling-WR30 = Une valeur retourne sa preuve cachée à l’annonce ; une action, seulement quand elle agit : annulée, elle ne montre rien.
    .subject = Les preuves cachées
ruling-WR31 = La question de réaction n’est omise que si ce que tous voient prouve qu’aucune réponse n’est possible : une main vide, D’excellente humeur, ou les réactions déjà sur la table, défaussées ou hors du jeu.
ruling-WR32 = Quand la couleur demandée existe, Nixon est toujours invité à en montrer une, avec un choix ou plusieurs.
    .subject = La question de la Rédaction
ruling-WR33 = La seconde moitié de Gambit est toujours demandée, même sans conspirateur en main.
ruling-WR34 = « Une preuve » peut être une preuve cachée ; la Rédaction la choisit sans la voir, et elle est retournée quand elle avance ou qu’on l’épingle.
    .subject = Les preuves cachées
ruling-WR35 = Une action sans effet a tout de même été utilisée : sa carte va où elle va toujours.
    .subject = Les actions sans effet
ruling-WR36 = Une preuve qu’une carte ou une récompense ne peut pas épingler quitte le jeu sans son symbole rouge.
    .subject = Prendre et épingler
ruling-WR37 = Les preuves cachées remises au sac pendant l’évaluation ne sont pas montrées.
    .subject = Ce que voit chaque camp
ruling-WR38 = John Mitchell joué avant le premier tour de Nixon compte comme ce premier tour pour D’excellente humeur.
ruling-WR39 = On peut répondre une fois à Le système a fonctionné, dont l’événement est annoncé ; cet événement n’est pas joué à nouveau.
ruling-WR40 = Pendant l’évaluation, chaque camp épingle ses preuves une à une, dans l’ordre qu’il veut.
    .subject = Prendre et épingler
ruling-WR41 = L’élection de 1972 est entièrement répartie avant tout déplacement ; ce qui dépasse 5 est perdu.
ruling-WR42 = Une photo termine une chaîne de preuves, elle n’en est jamais un maillon.
    .subject = Les photos
ruling-WR43 = Les cartes défaussées par Un cancer à la présidence et par Colson sont publiques ; l’ordre d’une main ne compte pas.
ruling-WR44 = Il y a une seule image publique du tableau, à l’endroit pour la Rédaction.
    .subject = Ce que voit chaque camp
ruling-WR45 = La question de réaction partage l’horloge du tour à venir et se pose quelle que soit la main ; les consignes ne regardent pas la main non plus.
    .subject = Les réactions
ruling-WR46 = Un tour muet, si l’horloge peut jouer, dépense la valeur de la plus petite carte sur l’initiative, sinon sur l’élan, sinon sur la première preuve ; si un camp abandonne, l’autre gagne.
    .subject = Silence et abandon
ruling-WD1 = Gambit déplace d’abord l’élan ; puis il quitte le jeu, ou un conspirateur de la main le fait et Gambit est défaussé.
ruling-WD2 = Une carte d’informateur dont la tuile est déjà au tableau déplace tout de même son marqueur et quitte le jeu.
    .subject = Les informateurs
ruling-WD3 = Qui paie les avocats ? déplace deux preuves différentes.
    .subject = Qui paie les avocats ?
ruling-WD4 = Opération Gemstone déplace deux preuves différentes ; s’il n’y en a qu’une, elle seule avance.
ruling-WD5 = Le système a fonctionné peut choisir tout événement retiré de la Rédaction, sauf une réaction et lui-même.
ruling-WD6 = Gorge profonde déplace l’initiative même sans informateur face cachée au tableau.
ruling-WD7 = Bernstein peut aussi reprendre une preuve de la Rédaction elle-même.
    .subject = Carl Bernstein

### Pictures

pic-nixon-letter = N
pic-editor-letter = R
pic-nixon = Nixon
pic-editor = Rédaction
pic-turn = { $role } ({ $seat }) joue
pic-won = Victoire : { $role }
pic-drawn = Pas de vainqueur
pic-edition = Manche { $round }
pic-plate = { $role } · { $seat }
pic-cards = Main { $hand } · pioche { $deck } · défausse { $discard }
pic-reward-draw = pioche{ $n ->
    [1] { "" }
   *[other] {" "}{ $n }
}
pic-reward-look = voir{ $n ->
    [1] { "" }
   *[other] {" "}{ $n }
}
pic-reward-move = avance{ $n ->
    [1] { "" }
   *[other] {" "}{ $n }
}
pic-reward-pin = épingle{ $n ->
    [1] { "" }
   *[other] {" "}{ $n }
}
pic-reward-win = GAGNE
pic-initiative = initiative
pic-supply = élan : reste { $n }
pic-bag = caché ; { $n } au sac
pic-sign-blue = bleu : chèques
pic-sign-yellow = jaune : plans
pic-sign-green = vert : bandes
pic-wall = Le tableau des preuves.
pic-momentum-card = Carte d’élan, { $role } : { $won } sur { $places }.
pic-held = En main : { $card }, valeur { $value }.
pic-your-hand = Votre main, { $seat } ({ $role })
pic-secret-track = Pour vos yeux seuls : face cachée sur la piste
pic-secret-board = Face cachée au tableau
pic-colour-blue = BLEU
pic-colour-yellow = JAUNE
pic-colour-green = VERT
pic-colour-joker = TOUTES
pic-kind-event = Événement : quitte le jeu
pic-kind-journalist = Journaliste
pic-kind-conspirator = Conspirateur
pic-kind-reaction = RÉACTION
