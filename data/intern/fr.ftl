game-title = Le Stagiaire
game-pitch = Reliez les gens de la Maison-Blanche à leurs affaires : premier à sept plis (2–6 joueurs).

## Options

option-hands = Mains
    .help = Ouvertes : toutes les mains sont sur la table. Cachées : seul leur nombre est public, on pioche à l’aveugle.
option-hands-open = Ouvertes
option-hands-hidden = Cachées
option-serious = Cartes graves
    .help = Sans les sujets graves, pour une soirée plus légère.
option-serious-true = Toutes les cartes
option-serious-false = Sans les sujets graves
option-rounds = Dernière manche
    .help = La partie s’arrête après cette manche : le plus de plis, puis le plus de cartes posées.
option-rounds-0 = Sans limite
option-card_set = Jeu de cartes
    .help = L’année que l’on joue.
option-card_set-us-2025 = États-Unis, 2025

## Cartes et lieux

card-unseen-supporter = un Soutien inconnu
    .short = Soutien
card-unseen-event = un Événement inconnu
    .short = Événement
row-S = Rangée des Soutiens
row-E = Rangée des Événements
row-D = Rangée des Diversions
deck-S = Soutiens
deck-E = Événements
deck-D = Diversions

## Les 26 actions : nom, texte complet, texte d’au plus 60 caractères pour images et menus

action-own-discard-supporter = Contact oublié
    .text = Choisissez un Soutien de votre main et glissez-le sous la pioche des Soutiens.
    .brief = Défaussez un de vos Soutiens.
action-own-discard-event = Sujet abandonné
    .text = Choisissez un Événement de votre main et glissez-le sous la pioche des Événements.
    .brief = Défaussez un de vos Événements.
action-draw-supporter = Appel à froid
    .text = Le dessus de la pioche des Soutiens arrive dans votre main.
    .brief = Piochez le premier Soutien.
action-draw-event = Dernière minute
    .text = Le dessus de la pioche des Événements arrive dans votre main.
    .brief = Piochez le premier Événement.
action-take-row-supporter = Coupe-file
    .text = Prenez un Soutien visible, à n’importe quelle place, sans rien payer.
    .brief = Prenez sans payer un Soutien visible.
action-take-row-event = Sur la photo
    .text = Prenez un Événement visible, à n’importe quelle place, sans rien payer.
    .brief = Prenez sans payer un Événement visible.
action-extra-draw = Deux pour un
    .text = Le dessus de la pioche des Soutiens arrive dans votre main, puis celui de la pioche des Événements.
    .brief = Piochez un Soutien et un Événement.
action-steal-supporter = Débauchage
    .text = Prenez un Soutien de votre choix dans la main d’une autre personne.
    .brief = Prenez un Soutien dans une autre main.
action-steal-event = Tout le mérite
    .text = Prenez un Événement de votre choix dans la main d’une autre personne.
    .brief = Prenez un Événement dans une autre main.
action-swap-supporter = Contact échangé
    .text = Échangez un de vos Soutiens contre un Soutien d’une autre main. Vous choisissez les deux.
    .brief = Échangez un Soutien avec quelqu’un.
action-swap-event = Sujet échangé
    .text = Échangez un de vos Événements contre un Événement d’une autre main. Vous choisissez les deux.
    .brief = Échangez un Événement avec quelqu’un.
action-remove-supporter = Contact perdu
    .text = Choisissez un Soutien dans une autre main ; il va sous la pioche des Soutiens.
    .brief = Défaussez un Soutien d’une autre main.
action-remove-event = Vieille nouvelle
    .text = Choisissez un Événement dans une autre main ; il va sous la pioche des Événements.
    .brief = Défaussez un Événement d’une autre main.
action-force-pass = Faites passer
    .text = Une autre personne donne une carte de son choix à la place suivante dans l’ordre du jeu.
    .brief = Quelqu’un donne une carte à la personne suivante.
action-force-discard = Bureau rangé
    .text = Une autre personne glisse une carte de son choix sous sa pioche.
    .brief = Quelqu’un défausse une carte de son choix.
action-swap-hands = Chaises musicales
    .text = Échangez toute votre main contre celle d’une autre personne. Les cartes posées à côté restent en place.
    .brief = Échangez toute votre main avec quelqu’un.
action-reshuffle-supporters = Nouvel annuaire
    .text = La pioche des Soutiens est mélangée ; la rangée ne change pas.
    .brief = Mélangez la pioche des Soutiens.
action-reshuffle-events = Nouveau cycle
    .text = La pioche des Événements est mélangée ; la rangée ne change pas.
    .brief = Mélangez la pioche des Événements.
action-reshuffle-distractions = Parlons d’autre
    .text = La pioche des Diversions est mélangée, puis cette carte va dessous ; la rangée ne change pas.
    .brief = Mélangez la pioche des Diversions.
action-sweep-row = Table rase
    .text = Choisissez la rangée des Soutiens ou des Événements : ses cartes vont sous leur pioche, trois nouvelles arrivent.
    .brief = Renouvelez les Soutiens ou les Événements.
action-extra-action = Heures sup
    .text = Après cette carte, vous faites une action de plus, de n’importe quelle sorte, au prix habituel ; une fois par tour.
    .brief = Faites une action de plus ce tour-ci.
action-reverse = Marche arrière
    .text = À la prochaine manche on joue dans l’autre sens ; qui vous précède dans l’ordre actuel commence.
    .brief = L’ordre s’inverse à la prochaine manche.
action-skip-next = Badge perdu
    .text = La prochaine personne qui n’est pas déjà marquée passe un tour.
    .brief = La personne suivante passe un tour.
action-deflection = Parade
    .text = Posée au-dessus de votre main, elle arrête la prochaine Diversion contre vous, ou vous la donnez contre un Mensonge. Une seconde remplace la première.
    .brief = Arrête la prochaine attaque, ou un Mensonge.
action-gridlock = Blocage
    .text = Posé devant quelqu’un : sa prochaine pose échoue, les cartes vont sous leurs pioches.
    .brief = La prochaine pose de quelqu’un échoue.
action-lies = Mensonge
    .text = Posé sous votre main. Donnez-le quand une carte va entrer dans une autre main : elle va sous sa pioche.
    .brief = Plus tard : détournez une carte d’une autre main.

## Parties d’autres messages

so-many-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
then-tricks = { $tricks ->
    [7] Votre réseau compte alors 7 plis : c’est gagné
   *[other] Votre réseau compte alors { so-many-tricks }
}
price = { $cost ->
    [0] gratuit
   *[other] défausse : { $cost }
}
may-lock = { $locks ->
    [0] { "" }
    [one] {" "}Vous pouvez d’abord poser.
   *[other] {" "}Vous pouvez d’abord poser ({ $locks } façons).
}
warn-gridlock = { $gridlocks ->
    [0] { "" }
   *[other] {" "}⚠ Un Blocage est devant vous : ce que vous posez maintenant est perdu sous sa pioche.
}

asked-anyway = Les mains sont cachées : on vous le demande quand même, pour que personne ne sache.

## Questions : à qui doit répondre, et pour les autres

ask-take-supporter = Prenez un Soutien : le plus éloigné est gratuit, celui du milieu coûte un Soutien de votre main, le plus proche deux.{ may-lock }{ warn-gridlock }
asks-take-supporter = { $seat } prend un Soutien.
ask-take-event = Prenez un Événement : le plus éloigné est gratuit, celui du milieu coûte un Événement de votre main, le plus proche deux.{ may-lock }{ warn-gridlock }
asks-take-event = { $seat } prend un Événement.
ask-take-distraction = Prenez une Diversion et jouez-la : la plus éloignée est gratuite, celle du milieu coûte une carte de votre main, la plus proche deux.{ may-lock }{ warn-gridlock }
asks-take-distraction = { $seat } prend une Diversion.
ask-extra = Heures sup : prenez encore une carte de n’importe quelle rangée, au prix habituel.{ may-lock }{ warn-gridlock }
asks-extra = { $seat } a une action de plus.
ask-end = { $locks ->
    [0] Rien de ce que vous avez ne peut être posé pour l’instant. { asked-anyway }
   *[other] Poser quelque chose avant la fin de votre tour ?{ warn-gridlock }
}
asks-end = { $seat } peut encore poser des cartes, ou finit son tour.
ask-pay = Quelle seconde carte défaussez-vous pour { $card } ?
asks-pay = { $seat } paie pour { $card }.
ask-lock = { $locks ->
    [0] Arrivée : { $card }. Impossible à poser pour l’instant. { asked-anyway }
   *[other] Arrivée : { $card }. Poser tout de suite, ou garder en main ?{ warn-gridlock }
}
asks-lock = { $seat } peut poser { $card }.
ask-join = { $locks ->
    [0] Dans votre main : { $card }. Impossible à poser pour l’instant. { asked-anyway }
   *[other] Dans votre main : { $card }. Vous pouvez poser cette carte aussitôt, même hors de votre tour.{ warn-gridlock }
}
asks-join = { $seat } peut poser aussitôt { $card }.
ask-lies = { $target } va recevoir { $card }.{ $scores ->
    [0] { "" }
   *[other] {" "}Cela y ferait un pli.
} Donner un Mensonge pour envoyer cette carte sous sa pioche ?
asks-lies = { $seat } peut opposer un Mensonge à { $card }, en route vers { $target }.
ask-deflect = Un Mensonge enverrait { $card } sous sa pioche. Donner votre Parade pour recevoir la carte ?
asks-deflect = { $seat } peut donner sa Parade pour sauver { $card }.
ask-drop = { $card } : quelle carte de votre main va sous sa pioche ?
asks-drop = { $seat } choisit une carte de sa main à défausser.
ask-pick = { $card } : quelle carte visible prenez-vous sans payer ?
asks-pick = { $seat } prend une carte visible sans payer.
ask-steal = { $card } : quelle carte prenez-vous, et à qui ?
asks-steal = { $seat } choisit une carte à prendre à quelqu’un.
ask-remove = { $card } : quelle carte d’une autre main va sous sa pioche ?
asks-remove = { $seat } choisit une carte à défausser chez quelqu’un.
ask-swap = { $card } : quelle carte voulez-vous, et à qui ? Vous choisirez ensuite ce que vous donnez.
asks-swap = { $seat } choisit une carte à échanger.
ask-give = Quelle carte donnez-vous à { $target } contre { $wanted } ?
asks-give = { $seat } choisit ce que { $target } reçoit contre { $wanted }.
ask-aim = { $card } : contre qui jouez-vous ?
asks-aim = { $seat } choisit contre qui jouer { $card }.
ask-hand-over = { $card } : quelle carte de votre main passez-vous à { $receiver } ?
asks-hand-over = { $seat } choisit une carte à passer à { $receiver }.
ask-discard = { $card } : quelle carte de votre main défaussez-vous ?
asks-discard = { $seat } choisit une carte à défausser.
ask-sweep = { $card } : quelle rangée est renouvelée ?
asks-sweep = { $seat } choisit une rangée à renouveler.

## Boutons

do-take = Prendre une carte
do-pay = Payer
do-lock = Poser des cartes
do-keep = Garder en main
do-end-turn = Finir le tour
do-lie = Donner un Mensonge
do-allow = Laisser passer
do-deflect = Donner la Parade
do-accept = Subir le Mensonge
do-discard = Défausser une carte
do-hand-over = Passer une carte
do-pick = Prendre une carte
do-steal = Prendre une carte
do-remove = Défausser chez quelqu’un
do-swap = Échanger
do-give = Donner une carte
do-aim = Choisir quelqu’un
do-sweep = Choisir une rangée

pick-take-card = Quelle carte ? Son prix va sous sa pioche et n’est pas rendu.
pick-take-pay = Que défaussez-vous pour { $card } ? La première carte nommée descend la première.
pick-pay-card = Quelle seconde carte va sous sa pioche ?
pick-lock-cards = Que posez-vous dans votre réseau ? La meilleure disposition est trouvée pour vous.
pick-discard-card = Quelle carte va sous sa pioche ?
pick-hand-over-card = Quelle carte passez-vous ?
pick-pick-card = Quelle carte prenez-vous sans payer ?
pick-steal-target = À qui ?
pick-steal-card = Quelle carte prenez-vous à { $target } ?
pick-remove-target = Chez qui ?
pick-remove-card = Quelle carte, chez { $target }, va sous sa pioche ?
pick-swap-target = Avec qui ?
pick-swap-card = Quelle carte voulez-vous, chez { $target } ?
pick-give-card = Quelle carte donnez-vous ?
pick-aim-target = Qui ?
pick-sweep-row = Quelle rangée va sous sa pioche et est renouvelée ?

choice-take-supporter = { $card } ({ price })
    .detail = { $scores ->
        [0] Ne fait pas de pli avec ce que vous avez
       *[other] Fait un pli avec ce que vous avez
    }
choice-take-event = { $card } ({ price })
    .detail = Cite { $listed }{ $scores ->
        [0] { "" }
       *[other] {" "}: fait un pli avec ce que vous avez
    }
choice-take-distraction = { $card } ({ price })
    .detail = { $brief }
choice-pay = Défausser { $cards }
choice-lock-pair = Poser { $supporter } + { $event }
    .detail = { $gridlocks ->
        [0] { then-tricks }
       *[other] Blocage : les deux cartes sont perdues sous leurs pioches
    }
choice-lock-one = Poser { $card } contre un partenaire
    .detail = { $gridlocks ->
        [0] { then-tricks }
       *[other] Blocage : la carte est perdue sous sa pioche
    }
choice-card = { $card }
    .detail = { $matches ->
        [0] Ne correspond à rien chez vous
       *[other] Correspond chez vous à { $matched }
    }
choice-target = { $target }
    .detail = { so-many-tricks }, { $supporters } + { $events } cartes en main{ $deflection ->
        [0] { "" }
       *[other] {" "}· Parade : elle arrêterait tout
    }
choice-sweep = { $row }

## Consignes permanentes

order-lies = Quand je pourrais donner un Mensonge
order-lies-pass = Ne jamais le donner
order-lies-score = Le donner seulement contre une carte qui ferait un pli
order-deflect = Quand un Mensonge vise une carte en route vers moi
order-deflect-pass = Garder ma Parade
order-deflect-play = Donner ma Parade
order-join = Quand une carte m’arrive hors de mon tour
order-join-pass = La garder en main
order-join-score = La poser où elle rapporte le plus de plis

## Le plateau en toutes lettres

line-round = Manche { $round }{ $limit ->
    [0] { "" }
   *[other] {" "}sur { $limit }
}, { $clockwise ->
    [0] sens inverse des aiguilles d’une montre
   *[other] sens des aiguilles d’une montre
}{ $begins ->
    [none] { "" }
   *[other] {" "}; { $begins } commence la prochaine manche, dans le sens { $begins_clockwise ->
        [0] inverse des aiguilles d’une montre
       *[other] des aiguilles d’une montre
    }
}{ $upcoming ->
    [none] .
   *[other] {" "}; ensuite joue { $upcoming }.
}
line-turn = À { $seat } de jouer, { $action ->
    [1] action 1 sur 3 : un Soutien
    [2] action 2 sur 3 : un Événement
    [3] action 3 sur 3 : une Diversion
    [4] l’action de plus
   *[other] toutes les actions sont faites
}.{ $extra ->
    [0] { "" }
   *[other] {" "}Une action de plus suivra.
}
line-playing = En cours : { $card }. { $text }
line-target = Contre { $target }.
line-wanted = Voulu en échange : { $card }.
line-owed = Payé à moitié : { $card }.
line-incoming = { $entered ->
    [0] En route vers { $seat } : { $card }{ $denied ->
        [0] .
       *[other] {" "}; un Mensonge vise cette carte.
    }
   *[other] Tout juste arrivé chez { $seat } : { $card }.
}
line-row = { $row } ({ $deck ->
    [0] pioche vide
   *[other] { $deck } dans la pioche
}) :
line-price = { $cost ->
    [0] sans payer
   *[other] défausse : { $cost }
}
line-supporter = • { $card } – { line-price }
line-event = • { $card } – { line-price } ; cite { $listed }
line-distraction = • { $card } – { line-price }. { $brief }
line-player = { $seat } : { so-many-tricks } sur 7{ $marked ->
    [0] { "" }
   *[other] , passe son prochain tour
}{ $retired ->
    [0] { "" }
   *[other] , a quitté la partie
}
line-hand = • Main : { $count ->
    [0] { $supporters ->
        [0] { $events ->
            [0] vide
           *[other] { unseen-cards }
        }
       *[other] { unseen-cards }
    }
   *[other] { $cards }{ $supporters ->
        [0] { $events ->
            [0] { "" }
           *[other] {" "}et { unseen-cards }
        }
       *[other] {" "}et { unseen-cards }
    }
}
unseen-cards = { $supporters } + { $events } inconnus (Soutiens + Événements)
card-brief = { $number } { $name }
line-standing = • À côté : { $cards }
line-scoring = • Ferait aussitôt un pli avec { $cards }
line-network = • Réseau : { $grid } ; { so-many-tricks } : { $pairs }
line-match = • Chez vous, { $card } { $pairs ->
    [0] peut rejoindre votre réseau contre { $network }
   *[other] fait la paire avec { $hand }{ $joins ->
        [0] { "" }
       *[other] {" "}; peut rejoindre votre réseau contre { $network }
    }
}
line-idle = • Chez vous, { $cards } : impossible à poser pour l’instant. { $why }
line-offers = • À prendre dans les rangées : { $offers }
reach = { $number } { $payable ->
    [0] (trop cher : { $cost })
   *[other] { $cost ->
        [0] (gratuit)
       *[other] ({ $cost })
    }
}{ $scores ->
    [0] { "" }
   *[other] {" "}un pli
}

## Ce qui se passe

event-dealt = { $seat } reçoit { $cards }.
event-redealt = { $card } allait avec le Soutien reçu par { $seat } et va sous la pioche ; un autre Événement est donné.
event-laid = { $row }, en partant du plus éloigné : { $cards }.
event-round-began = La manche { $number } commence par { $seat }, { $clockwise ->
    [0] sens inverse des aiguilles d’une montre
   *[other] sens des aiguilles d’une montre
}.
event-paid = { $seat } défausse { $cards }.
event-took = { $seat } prend { $card }.
event-refilled = Nouvelle carte contre la pioche : { $card }.
event-drew = { $seat } pioche { $card }.
event-received = Vous avez maintenant { $card }.
event-lied = { $seat } donne un Mensonge : { $card } n’ira pas chez { $target }.
event-diverted = { $seat } ne reçoit pas { $card }, qui va sous sa pioche.
event-shielded = { $seat } donne sa Parade : le Mensonge est arrêté.
event-locked = { $seat } pose { $cards } : { so-many-tricks }.
event-jammed = Blocage ! { $seat } perd { $cards }, sous les pioches.
event-played = { $seat } joue { $card }.
event-fizzled = { $card } fait long feu.
event-aimed = { $seat } joue { $card } contre { $target }, qui choisit une carte.
event-deflected = La Parade, chez { $target }, arrête ce que { $seat } a joué.
event-stole = { $seat } prend { $card } à { $target }.
event-removed = { $seat } envoie { $card } sous sa pioche, chez { $target }.
event-swapped = { $seat } reçoit { $got } contre { $given }, donné à { $target }.
event-swapped-hands = { $seat } et { $target } échangent leurs mains : { $got } contre { $given }.
event-passed = { $seat } passe { $card } à { $target }.
event-discarded = { $seat } défausse { $card }.
event-placed = { $card } est maintenant en place chez { $seat }.
event-replaced = L’ancienne carte { $card }, chez { $seat }, va sous sa pioche.
event-shuffled = { $row } : la pioche est mélangée.
event-swept = { $row } : renouvelée, en partant du plus éloigné : { $cards }.
event-reversed = { $seat } inverse l’ordre du jeu : { $next } commence la prochaine manche.
event-marked = { $seat } passera un tour.
event-skipped = { $seat } passe ce tour.
event-granted = { $seat } a une action de plus ce tour-ci.
event-lost = Plus aucune carte dans les rangées : { $seat } perd son action de plus.
event-row-empty = { $row } vide : { $seat } saute cette action.
event-left = { $seat } quitte la partie ; sa main va sous les pioches.
event-won = { $seat } fait { $tricks } plis et gagne !
event-ended = { $why ->
    [dry] Pendant toute une manche, ni Soutien ni Événement à prendre
    [rounds] La dernière manche est finie
   *[other] Il ne reste qu’une personne
} : victoire pour { $seats }.

## Refus

no-in-network = Cette carte est déjà dans votre réseau.
no-not-a-match = Ces deux cartes ne vont pas ensemble : l’Événement ne cite pas ce Soutien.
no-no-match = Rien qui corresponde dans votre réseau, ni partenaire dans votre main.
no-not-a-pair = On pose une carte, ou un Soutien avec un Événement.
no-bad-option = { $option ->
    [rounds] La dernière manche va de { $least } (sans limite) à { $most }.
    [card_set] Ce jeu de cartes n’existe pas. Choisissez-en un dans la liste.
   *[other] Le jeu de cartes a changé depuis la préparation de cette table. Ouvrez une nouvelle table.
}

## Les règles en bref

rules-words = action-own-discard-supporter, action-own-discard-event, action-draw-supporter, action-draw-event, action-take-row-supporter, action-take-row-event, action-extra-draw, action-steal-supporter, action-steal-event, action-swap-supporter, action-swap-event, action-remove-supporter, action-remove-event, action-force-pass, action-force-discard, action-swap-hands, action-reshuffle-supporters, action-reshuffle-events, action-reshuffle-distractions, action-sweep-row, action-extra-action, action-reverse, action-skip-next, action-deflection, action-gridlock, action-lies
rules-pages = goal, turn, network, distractions, standing, end
rules-goal =
    ### Le but

    Vous êtes stagiaire à la Maison-Blanche et cherchez la bonne photo. Trois pioches sont sur la table : Soutiens, Événements et Diversions, chacune avec une rangée de trois cartes visibles.
    Un Événement cite les numéros des Soutiens qui y ont pris part. Un Soutien contre un Événement qui le cite fait un pli.
    Les cartes attendent dans votre main de trouver une partenaire ; celles qui vont ensemble se posent pour de bon dans votre réseau. Le premier réseau à 7 plis gagne aussitôt, quel que soit le tour.
rules-turn =
    ### Votre tour

    Trois actions, dans l’ordre : prendre un Soutien, prendre un Événement, prendre une Diversion et la jouer.
    La carte la plus éloignée de sa pioche est gratuite. Celle du milieu coûte une carte de votre main, la plus proche deux ; elles vont sous leurs pioches et ne sont pas rendues. Un Soutien se paie en Soutiens, un Événement en Événements, une Diversion avec les deux.
    La rangée est ensuite complétée contre la pioche. Entre vos actions, vous pouvez poser tout ce qui va ensemble.
rules-network =
    ### Le réseau

    Une grille de vos cartes ; chacune touche celles du dessus, du dessous, de gauche et de droite. Un Soutien et un Événement ne se touchent que s’ils vont ensemble, et chaque bord de ce genre est un pli ; une carte a quatre côtés et compte donc au plus quatre fois. Deux cartes de même sorte peuvent se toucher, sans rien rapporter.
    Une paire de votre main peut toujours être posée ; une carte seule, si elle va avec une carte du réseau. La meilleure disposition est trouvée pour vous : vous ne placez jamais de cartes.
rules-distractions =
    ### Les Diversions

    Vous jouez la carte que vous prenez ; ce qu’elle dit se fait si c’est possible. Si rien n’est possible, elle fait long feu. Elle va ensuite sous sa pioche.
    On ne prend des cartes que dans les mains et les rangées, jamais dans un réseau. Une carte qui vous arrive au tour d’une autre personne peut être posée aussitôt.
rules-standing =
    ### Les cartes en place

    Une Parade au-dessus de votre main arrête d’elle-même la prochaine Diversion contre vous, ou vous la donnez contre un Mensonge. Une seconde remplace la première.
    Un Blocage devant vous fait échouer votre prochaine pose : les cartes vont sous leurs pioches, le réseau reste.
    Un Mensonge sous votre main se donne quand une carte va entrer dans une autre main : elle va sous sa pioche.
rules-end =
    ### La fin

    Sept plis gagnent aussitôt. Si personne n’a pu prendre de Soutien ni d’Événement pendant toute une manche, ou après la dernière manche convenue, le plus de plis gagne, puis le plus de cartes posées ; l’égalité se partage.

## Précisions : ce que la règle laisse ouvert

ruling-IR1 = On joue de deux à six ; les places sont tirées au sort et l’on joue d’abord dans l’ordre des places, montré comme le sens inverse des aiguilles d’une montre.
    .subject = Joueurs et places
ruling-IR2 = Un jeu de cartes est vérifié au chargement : chaque Événement cite deux à huit Soutiens connus, chaque Soutien peut rencontrer un Événement qui ne le cite pas ; les sujets graves peuvent être retirés.
    .subject = Les jeux de cartes
ruling-IR3 = Les mains sont ouvertes, sauf choix contraire ; cachées, seul leur nombre est public, et ce qu’on vole, échange ou retire se tire à l’aveugle, sauf si la carte vient d’une rangée.
    .subject = Mains ouvertes et cachées
ruling-IR4 = Chacun reçoit un Soutien et un Événement, dans l’ordre des places ; un Événement qui irait avec va sous la pioche et un autre est donné. Le Soutien le plus élevé commence.
    .subject = La donne
ruling-IR5 = Les trois actions viennent dans l’ordre et se font toutes, puisque la carte la plus éloignée est gratuite.
    .subject = Les trois actions
ruling-IR6 = Vous choisissez ce que vous défaussez en paiement et, de deux cartes, celle qui descend d’abord ; un paiement n’est pas rendu quand un Mensonge détourne la carte.
ruling-IR7 = Une prise se déroule ainsi : carte et prix nommés, prix payé, fenêtre des Mensonges, carte en main, pose possible, rangée complétée.
ruling-IR8 = Une rangée sans pioche reste courte jusqu’à ce qu’il y ait des cartes ; les places gardent leur prix, la plus éloignée des cartes présentes est gratuite, et l’action d’une rangée vide est sautée.
    .subject = Les rangées courtes
ruling-IR9 = Poser est toujours un choix : à votre tour entre les actions avec toute carte, hors de votre tour seulement la carte qu’une Diversion vient d’apporter.
    .subject = Poser
ruling-IR10 = Une pose est permise si une disposition du réseau entier respecte les bords : une paire toujours, une carte seule exactement quand elle va avec une carte du réseau.
    .subject = Poser
ruling-IR11 = Votre total est celui de la meilleure disposition ; à sept vous gagnez aussitôt, quel que soit le tour.
    .subject = La fin
ruling-IR12 = Qui joue une Diversion nomme cible et cartes ; si un choix est possible il faut en prendre un qui le soit, sinon la carte fait long feu.
    .subject = Jouer une Diversion
ruling-IR13 = Une Parade arrête d’elle-même : les deux cartes vont sous la pioche et rien ne bouge. Un Blocage se joue contre vous ; Mensonge et Parade, non.
ruling-IR14 = Une carte qui en apporte une autre se déroule ainsi : cible nommée, Parade, fenêtre des Mensonges, Parade contre le Mensonge, arrivée, pose, Diversion sous sa pioche, rangées complétées.
ruling-IR15 = Une seconde Parade renvoie la première avant d’arriver : l’ancienne ne peut donc la sauver d’un Mensonge.
ruling-IR16 = Toutes les personnes qui tiennent un Mensonge sont interrogées à la fois, la première à agir en donne un ; après un Mensonge arrêté la carte arrive sans autre fenêtre. Placer un Blocage ou un Mensonge n’en ouvre pas, placer une Parade si.
ruling-IR17 = Les Mensonges sont visibles : personne n’est interrogé si nul autre n’en tient ; une consigne peut répondre jamais, ou seulement si la carte ferait un pli.
ruling-IR18 = Un Blocage fait échouer la prochaine pose de sa cible : paire ou carte seule vont sous leurs pioches, un Blocage part, le réseau reste ; vous en êtes averti avant de cliquer.
ruling-IR19 = Après une inversion la manche finit comme prévu ; la suivante commence par la place qui précède qui l’a jouée et tourne dans l’autre sens. Deux inversions dans une manche s’annulent quant au sens, et la dernière dit qui commence.
    .subject = Les inversions
ruling-IR20 = Badge perdu marque la prochaine personne qui ne l’est pas encore, jamais celle qui le joue.
ruling-IR21 = Heures sup donne une action de plus d’une des trois sortes, une fois par tour.
ruling-IR22 = Chaises musicales apporte les cartes une à une, d’abord à qui la joue, chacune avec sa fenêtre des Mensonges ; si deux personnes peuvent atteindre sept, la personne active pose d’abord.
ruling-IR23 = Les cartes posées ne sont jamais des cibles, et les cartes à côté d’une main n’en font pas partie.
    .subject = Les cibles
ruling-IR24 = Les pioches gardent leur ordre et les cartes y descendent dans l’ordre ; seul un mélange mélange.
    .subject = Les pioches
ruling-IR25 = Quand personne n’a pu prendre de Soutien ni d’Événement pendant toute une manche, ou après la dernière manche convenue, le plus de plis gagne, puis le plus de cartes posées, puis on partage.
    .subject = La fin
ruling-IR26 = Si deux consignes donneraient un Mensonge à la fois, c’est la personne la plus proche après la personne active qui le donne.
ruling-IR27 = La figure de la règle montre les bords pour une disposition ; elle ne refuse jamais une carte qu’une autre disposition admet.
    .subject = Les bords
ruling-IR28 = À deux, une inversion ne donne deux tours de suite que si la première personne de la manche la joue.
    .subject = Les inversions
ruling-IR29 = Un Mensonge détourne des cartes en route vers une main et, parmi les Diversions, seulement une Parade.
ruling-IR30 = Dans une rangée courte rien ne glisse ; quand il y a de nouveau des cartes, à la fin de l’action, chaque carte nouvelle prend la place la plus proche et pousse les autres vers l’extérieur.
    .subject = Les rangées courtes
ruling-IR31 = Une carte piochée est montrée à tous avant la fenêtre des Mensonges ; à mains cachées nul ne la voit avant son arrivée, et la consigne « seulement si elle ferait un pli » vous interroge alors.
ruling-IR32 = Les cartes descendent sous une pioche dans l’ordre où elles quittent le jeu, la Diversion jouée en dernier.
    .subject = Les pioches
ruling-IR33 = De plusieurs Blocages ou Mensonges, le premier placé part le premier.
ruling-IR34 = Les mains échangées sont levées ensemble et ne vont avec rien en chemin ; celles de la personne active arrivent d’abord, Soutiens par numéro, puis Événements, les cartes inconnues à la fin de leur sorte et sans ordre. Un échange de deux cartes fait deux arrivées, et l’une détournée n’arrête pas l’autre.
    .subject = Les mains échangées
ruling-IR35 = Une personne protégée peut être nommée, et doit l’être si nulle autre ne convient.
    .subject = Les cibles
ruling-IR36 = À mains cachées le nombre par sorte est public et les paiements le sont par sorte ; un vol propose chaque carte connue par son nom et une inconnue tirée à l’aveugle, et les choix forcés restent à la cible.
    .subject = Mains ouvertes et cachées
ruling-IR37 = Badge perdu compte dans le sens de la manche en cours ; Faites passer va à la place qui suit la cible, marquée ou non.
ruling-IR38 = Après la dernière action on vous demande encore de poser ou de finir, seulement si une pose est peut-être possible.
    .subject = Les trois actions
ruling-IR39 = La première carte donnée à une rangée est la plus éloignée.
    .subject = La donne
ruling-IR40 = Quand l’horloge joue pour vous, elle prend les cartes les plus éloignées, ne pose que pour atteindre sept, nomme la première cible permise et défausse le plus petit Soutien, sinon le plus petit Événement.
    .subject = Quand l’horloge joue
ruling-IR41 = Heures sup ne propose que les sortes dont la rangée a une carte ; s’il n’y en a pas, elle est perdue.
ruling-IR42 = Table rase met la rangée sous sa pioche avant de donner : ses cartes peuvent revenir ; il faut une pioche non vide.
ruling-IR43 = Si tout le tour de la pioche des Événements n’en montre aucun qui n’aille pas, la paire reçue est gardée, non posée.
    .subject = La donne
ruling-IR44 = Une manche est à sec quand chaque place qui a joué a trouvé les deux rangées vides.
    .subject = Les manches à sec
ruling-IR45 = Qui part met sa main et ses cartes en place sous les pioches ; le réseau reste visible mais ne peut gagner, la place est sautée, et la dernière personne restante gagne.
    .subject = Les départs

## Aide sur une carte

help-on-events = Sur { $count ->
    [one] { $count } Événement
   *[other] { $count } Événements
} : { $events }.
help-lists = Cite { $supporters }.
help-claim = Une affirmation du président : { $claim }
help-finding = Ce que l’on a constaté : { $finding }
help-date = Date : { $date }{ $repeated ->
    [0] { "" }
   *[other] {" "}(dit plus d’une fois)
}.
help-source = { $count ->
    [one] Source
   *[other] Sources
} : { $sources }.
help-unconfirmed = De notoriété publique ; une seconde lecture doit encore le confirmer.
source = { $by }
source-dated = { $by } ({ $date })
date-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
date-month = { $month } { $year }
date-year = { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

### Images

pic-around = Manche { $round }{ $action ->
    [0] { "" }
    [4] {" "}· action de plus
    [5] {" "}· dernière pose
   *[other] {" "}· action { $action } sur 3
}
pic-turn = { $seat } : { $action ->
    [1] prendre un Soutien
    [2] prendre un Événement
    [3] prendre une Diversion
    [4] une action de plus
   *[other] poser, ou finir le tour
}
pic-plays = { $seat } joue { $card }
pic-lock = { $seat } : poser, ou garder ?
pic-reacts = { $seats } : une réaction ?
pic-soon = La partie commence
pic-won = Victoire : { $seats }
pic-drawn = Personne ne gagne
pic-next = puis { $seat }
pic-free = GRATUIT
pic-unseen = { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
pic-retired = a quitté la partie
pic-skipped = passe un tour
pic-gridlock = Blocage{ $n ->
    [one] { "" }
   *[other] {" "}×{ $n }
}
pic-deflection = Parade
pic-lies = Mensonge{ $n ->
    [one] { "" }
   *[other] {" "}×{ $n }
}
pic-network = Réseau · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
pic-tricks = { $seat } : { $n ->
    [one] { $n } pli
   *[other] { $n } plis
}
pic-nothing-locked = Rien n’est encore posé.
pic-supporter = Soutien
pic-event = Événement
pic-trick-legend = Plis, comptés
pic-of = sur { $goal } plis
pic-your-hand = Votre main, { $seat }
pic-supporters = Soutiens ({ $n })
pic-events = Événements ({ $n }){ $n ->
    [0] { "" }
   *[other] {" "}; chiffre foncé : votre carte
}
pic-players = La table
pic-alt-player = { $seat }, { so-many-tricks } sur 7{ $standing }. Main : { $hand }. Posées : { $locked }.
