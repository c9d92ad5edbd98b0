game-title = Le Projet de loi
game-pitch = Deux camps du Congrès, un texte chacun : le premier à 30 soutiens est adopté et gagne.

### Options

option-mode = Mode
    .help = Le mode facile se joue avec les seuls mots-clés ; en mode difficile, chaque membre a aussi une capacité personnelle.
option-mode-easy = Facile
    .help = Les mots-clés seulement : le jeu pour commencer.
option-mode-hard = Difficile
    .help = Chaque membre a aussi une capacité personnelle, marquée d’un marteau.
option-decks = Paquets
    .help = Les paquets de départ sont fixes et ont été éprouvés l’un contre l’autre ; les paquets au hasard changent à chaque fois.
option-decks-starter = Paquets de départ
    .help = Deux paquets fixes qui gagnent à peu près aussi souvent l’un que l’autre.
option-decks-random = Paquets au hasard
    .help = Deux paquets conformes, tirés selon la même recette, avec les dix mêmes cartes d’action des deux côtés.
option-starts = Qui commence
    .help = La seconde personne reçoit une carte de plus et une Faveur.
option-starts-draw = Tirage au sort
    .help = Le hasard décide, et le résultat est annoncé.
option-starts-first = Première place
    .help = Les places sont tirées au sort ou vont par ordre d’arrivée : voir Places.
option-starts-second = Seconde place
    .help = Les places sont tirées au sort ou vont par ordre d’arrivée : voir Places.
option-sides = Camps
    .help = Le paquet que joue la première place.
option-sides-draw = Tirage au sort
    .help = Le hasard décide, et le résultat est annoncé.
option-sides-democratic = Première place : paquet démocrate
    .help = La première place joue le paquet démocrate, la seconde le paquet républicain.
option-sides-republican = Première place : paquet républicain
    .help = La première place joue le paquet républicain, la seconde le paquet démocrate.
option-card_set-119 = 119e Congrès, juin 2026
option-card_set = Cartes
    .help = L’état du Congrès dont les cartes sont tirées.

### Noms

side-D = paquet démocrate
    .short = démocrate
side-R = paquet républicain
    .short = républicain
party-D = Parti démocrate
party-R = Parti républicain
party-I = sans étiquette
letter-D = D
letter-R = R
letter-I = I
letter-none = sans parti
card-staffer = Collaborateur
    .short = Collaborateur
    .text = Un membre 1/1 que des capacités font siéger. Il coûte 0, n’a ni parti, ni région, ni chambre, ni capacité, et disparaît s’il doit revenir en main.

keyword-leader = Chef de file
    .text = En arrivant, piochez 2 cartes. Vos autres membres ont +1 d’Influence.
    .note = Pour la direction d’un parti. Les Chefs de file s’additionnent et s’aident entre eux ; le bonus cesse dès leur départ.
keyword-whip = Whip
    .text = En arrivant, votre membre le plus fort ayant déjà agi peut agir de nouveau.
    .note = Pour les whips des partis. Le jeu choisit selon l’Influence, puis la Fermeté, puis le siège le plus ancien ; jamais le Whip lui-même.
keyword-gatekeeper = Gardien
    .text = L’adversaire ne peut plus défendre son texte ; ses membres qui affrontent doivent viser un Gardien.
    .note = Pour la présidence d’une commission. Les cartes et les capacités peuvent toujours viser n’importe qui. Nul n’est obligé d’agir.
keyword-oversight = Contrôle
    .text = En arrivant, inflige 2 à un membre adverse de votre choix.
    .note = Pour les chefs de l’opposition dans une commission. Sans membre adverse en place, rien ne se passe.
keyword-institution = Institution
    .text = Au début de votre tour, +1 soutien.
    .note = Après 20 années de service ou plus.
keyword-firebrand = Franc-tireur
    .text = Peut agir dès le tour de son arrivée.
    .note = Pendant un premier mandat.
keyword-bipartisan = Transpartisan
    .text = En arrivant, +2 soutiens.
    .note = Pour qui se trouve dans le paquet de l’autre parti, où la carte coûte 1 de plus.

sort-member = carte de membre
sort-action = carte d’action
sort-card = carte
sort-small = carte coûtant 2 ou moins

### Cartes d’action

card-filibuster = Obstruction
    .short = Obstruction
    .text = L’adversaire ne gagne aucun soutien pendant son prochain tour.
    .note = Du début à la fin de ce tour, d’où que viennent les soutiens ; les pertes comptent toujours. On ne peut pas la jouer tant qu’une autre est en attente.
card-cloture = Clôture
    .short = Clôture
    .text = Levez l’Obstruction qui vous frappe. Piochez 1 carte.
    .note = Elle agit en cours de tour ; ce qui a déjà été bloqué n’est pas rendu. Sans Obstruction, elle ne fait que piocher.
card-earmark = Crédit fléché
    .short = Crédit fléché
    .text = +3 soutiens.
    .note = Une Obstruction contre vous le bloque.
card-committee-markup = Examen en commission
    .short = Examen
    .text = Un de vos membres gagne +2/+2.
    .note = Tant que le membre siège ; les dégâts déjà subis restent.
card-town-hall = Réunion publique
    .short = Réunion
    .text = Un de vos membres ayant déjà agi peut agir de nouveau. Piochez 1 carte.
    .note = Il faut un membre qui a agi et ne peut plus agir.
card-media-cycle = Tempête médiatique
    .short = Tempête
    .text = Infligez 3 à un membre adverse.
    .note = Elle peut viser au-delà d’un Gardien.
card-primary-challenge = Primaire disputée
    .short = Primaire
    .text = Un membre adverse coûtant 3 ou moins quitte l’hémicycle.
    .note = Ce qui compte est le coût imprimé sur la carte dans son paquet. Elle peut viser au-delà d’un Gardien.
card-veto-threat = Menace de veto
    .short = Veto
    .text = L’adversaire perd 3 soutiens.
    .note = Les soutiens ne descendent jamais sous 0.
card-lobbyist = Lobbyiste
    .short = Lobbyiste
    .text = Piochez 2 cartes.
    .note = D’une pioche vide, chaque carte coûte des soutiens à la place.
card-recess = Suspension de séance
    .short = Suspension
    .text = Les membres adverses ne peuvent pas affronter pendant le prochain tour de l’adversaire.
    .note = Défendre un texte et jouer des cartes reste possible. On ne peut pas la jouer tant qu’une autre est en attente.
card-reconciliation = Réconciliation
    .short = Réconciliation
    .text = +6 soutiens.
    .note = Une Obstruction contre vous la bloque.
card-favor = Faveur
    .short = Faveur
    .text = Gagnez 1 Capital politique pour ce tour.
    .note = Elle peut vous faire dépasser 10. Elle n’est dans aucun paquet : la seconde personne en reçoit une au départ.

### Questions

ask-turn = Votre tour { $turn }, Capital { $capital }. Vous pouvez { $can }.{ $filibuster ->
    [0] {""}
   *[other] {" "}Une Obstruction vous frappe : votre texte ne gagne { $leak ->
        [0] rien
       *[other] que { $leak } au plus
    } ce tour-ci.
}{ $gatekeepers ->
    [0] {""}
   *[other] {" "}Un Gardien vous empêche de défendre votre texte et doit être affronté d’abord.
}{ $recess ->
    [0] {""}
   *[other] {" "}Une Suspension vous empêche d’affronter ce tour-ci.
}
asks-turn = À { $seat } de jouer : tour { $turn }, Capital { $capital }.
can-play = jouer une carte
can-lobby = défendre le texte
can-confront = affronter
can-end-turn = terminer votre tour
ask-oversee = Contrôle, { $member } : quel membre adverse subit { $amount } ?
asks-oversee = { $seat } choisit quel membre adverse subit { $amount } (Contrôle, { $member }).
ask-damage = Capacité, { $member } : quel membre adverse subit { $amount } ?
asks-damage = { $seat } choisit quel membre adverse subit { $amount } (capacité, { $member }).
ask-table = Capacité, { $member } : quel membre adverse passera son prochain tour ?
asks-table = { $seat } choisit quel membre adverse passera son prochain tour.
ask-recall = Capacité, { $member } : quel membre adverse retourne en main ?
asks-recall = { $seat } choisit quel membre adverse retourne en main.

### Boutons

do-play = Jouer une carte
do-play-one = Jouer { $card } ({ $cost })
do-play-at = Jouer { $card } ({ $cost }) sur { $target }
do-lobby = Défendre le texte
do-lobby-with = Défendre le texte avec { $member } (+{ $gain })
do-confront = Affronter
do-confront-with = Affronter avec { $member } (Influence { $influence }, Fermeté { $resolve })
do-confront-one = { $by } affronte { $member }
do-end-turn = Terminer le tour
    .detail = Capital non dépensé : { $capital } ; { $ready ->
        [0] aucun membre ne peut encore agir
        [one] { $ready } membre peut encore agir
       *[other] { $ready } membres peuvent encore agir
    }
do-pick = Choisir un membre
pick-play-card = Quelle carte jouer ?
pick-play-target = { $card } : quel membre viser ?
pick-lobby-member = Quel membre défend le texte ? Son Influence s’ajoute à vos soutiens.
pick-confront-member = Quel membre affronte ? Lui et sa cible s’infligent leur Influence.
pick-confront-target = Qui { $member } affronte-t-il ? Chacun inflige son Influence à l’autre.
pick-pick-target = Quel membre adverse ?

choice = { $value }
choice-member = { $card } ({ $cost })
    .detail = { $influence }/{ $resolve }{ $words ->
        [0] {""}
       *[other] {" "}· { $keywords }
    }{ $ability }
choice-action = { $card } ({ $cost })
    .detail = { $text }
choice-aimed = { $card } ({ $cost }) sur { $target }
    .detail = { $text }
choice-lobby = { $member } (+{ $gain })
    .detail = { $filibuster ->
        [0] Influence { $influence }, Fermeté restante { $resolve }
       *[other] Obstruction : ajoute { $gain } au lieu de { $influence } et use l’action
    }
choice-confront = { $member }
    .detail = Influence { $influence }, Fermeté restante { $resolve }
choice-confront-target = { $member } (Influence { $influence }, Fermeté { $resolve })
    .detail = Subit { $deals }{ $falls ->
        [0] {""}
       *[other] {" "}et s’en va
    } ; riposte de { $takes }{ $dies ->
        [0] {""}
       *[other] {" "}et fait partir votre membre
    }
choice-confront-one = { $by } affronte { $member }
    .detail = Inflige { $deals }{ $falls ->
        [0] {""}
       *[other] {" "}et fait partir sa cible
    } ; subit { $takes }{ $dies ->
        [0] {""}
       *[other] {" "}et s’en va
    }
aim-committee-markup = { $member } ({ $influence }/{ $resolve })
    .detail = +2 d’Influence et +2 de Fermeté tant qu’il siège
aim-town-hall = { $member } ({ $influence }/{ $resolve })
    .detail = Peut agir de nouveau ce tour-ci
aim-media-cycle = { $member } ({ $influence }/{ $resolve })
    .detail = { $left ->
        [0] Subit 3 et s’en va
       *[other] { $shield ->
            [0] Subit 3 ; Fermeté restante : { $left }
           *[other] Sa protection annule les dégâts
        }
    }
aim-primary-challenge = { $member } ({ $influence }/{ $resolve })
    .detail = Coûte { $most } ou moins : quitte l’hémicycle
aim-damage = { $member } ({ $influence }/{ $resolve })
    .detail = { $left ->
        [0] Quitte l’hémicycle
       *[other] Fermeté restante : { $left }
    }
aim-table = { $member } ({ $influence }/{ $resolve })
    .detail = Ne pourra pas agir à son prochain tour
aim-recall = { $member } ({ $influence }/{ $resolve })
    .detail = Retourne dans la main de l’adversaire
aim-vanish = { $member } ({ $influence }/{ $resolve })
    .detail = Disparaît pour de bon
warn-filibuster = Sans effet maintenant : une Obstruction vous frappe
warn-no-support = Sans effet maintenant : le texte adverse a 0 soutien
warn-empty-deck = Attention : votre pioche est vide, piocher coûte des soutiens
warn-no-filibuster = Aucune Obstruction contre vous : pioche seulement 1 carte
trigger-play = {" "}· marteau : en arrivant
trigger-lobby = {" "}· marteau : en défendant
trigger-confront = {" "}· marteau : en affrontant
trigger-unseated = {" "}· marteau : en partant
trigger-turn = {" "}· marteau : au début de votre tour
trigger-aura = {" "}· marteau : en permanence

### Le plateau en mots

line-mode = Tour { $turn }, mode { $hard ->
    [0] facile
   *[other] difficile
}.{ $over ->
    [0] {" "}À { $seat } de jouer.
   *[other] {" "}La partie est finie.
}
line-side = { $seat }, { $side } : soutiens { $support } sur { $goal }, Capital { $capital } sur { $growth }, main { $hand }, pioche { $deck }.
line-filibuster = Obstruction contre { $seat } : aucun soutien pendant son propre tour{ $leak ->
    [0] {""}
   *[other] {" "}sauf { $leak }
}.
line-recess = Suspension contre { $seat } : aucun affrontement pendant son tour.
line-tax = { $seat } : la prochaine carte coûte { $amount } de plus.
line-discount = { $seat } : la prochaine { $sort } ce tour-ci coûte { $amount } de moins.
line-fatigue = { $seat } a pioché dans le vide : la prochaine fois coûtera { $price ->
    [one] { $price } soutien
   *[other] { $price } soutiens
}.
line-floor = Hémicycle, { $seat } ({ $count } sur 7) :
line-floor-empty = Hémicycle, { $seat } : vide.
line-member = • { $card } ({ $party }{ $traits }, coût { $cost }) { $influence }/{ $resolve } : { $words ->
    [0] {""}
   *[other] { $keywords } ;{" "}
}{ $notes }.{ $ability }
line-known = On sait en main, { $seat } : { $cards }.
line-discard = Cartes visibles, { $seat } : { $cards }.
line-hand = Votre main ({ $cards } sur 10), Capital { $capital } :
line-card = • { $card } (coût { $cost }, { $playable }) : { $text }
line-held = • { $card } ({ $party }{ $traits }, coût { $cost }, { $playable }) { $influence }/{ $resolve }{ $words ->
    [0] {""}
   *[other] {" "}· { $keywords }
}.{ $ability }
line-won = { $count ->
    [0] Match nul.
   *[other] Victoire : { $seats }.
}
note-damage = dégâts { $amount }
note-shield = ignore ses prochains dégâts
note-rally = +{ $amount } d’Influence ce tour-ci seulement
note-weak = −{ $amount } d’Influence jusqu’au prochain tour de l’autre camp
note-sits-out = passera son prochain tour
note-playable = jouable
note-not-now = pas jouable maintenant
standing-ready = peut agir
standing-spent = a agi
standing-new = vient d’arriver
standing-tabled = passe ce tour
standing-rest = attend
ability-note = {" "}{ $text }
traits = , { $chamber }, { $region }

### Ce qui s’est passé

event-took-side = { $seat } joue le { $side }.
event-went-first = { $seat } joue le premier tour.
event-turn-began = { $seat } commence le tour { $turn } (Capital { $capital }).
event-turn-ended = { $seat } termine son tour.
event-drew = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-received = Vous piochez : { $cards }.
event-sought = { $seat } tire de sa pioche la première { $sort }.
event-favored = { $seat } reçoit { $count ->
    [one] { $count } Faveur
   *[other] { $count } Faveurs
}.
event-overflowed = { $seat } a la main pleine : la carte { $card } est défaussée.
event-exhausted = { $seat } pioche dans le vide : prix { $price }, soutiens perdus { $amount }.
event-played = { $seat } joue { $card } (coût { $cost }).
event-lobbied = { $member } défend le texte pour { $seat }.
event-confronted = { $member } affronte { $target }.
event-damaged = { $member } subit { $amount } ; Fermeté restante : { $left }.
event-shrugged = { $member } ignore les dégâts.
event-unseated = { $member } quitte l’hémicycle.
event-gained = { $seat } gagne { $amount ->
    [one] { $amount } soutien
   *[other] { $amount } soutiens
}, total { $support }.
event-blocked = L’Obstruction prive { $seat } de { $amount ->
    [one] { $amount } soutien
   *[other] { $amount } soutiens
}.
event-lost = { $seat } perd { $amount ->
    [one] { $amount } soutien
   *[other] { $amount } soutiens
}, total { $support }.
event-funded = { $seat } gagne { $amount } de Capital, total { $capital }.
event-strengthened = { $member } gagne +{ $influence }/+{ $resolve }.
event-readied = { $member } peut agir de nouveau.
event-filibustered = { $seat } ne gagnera aucun soutien à son prochain tour.
event-recessed = { $seat } : aucun membre ne pourra affronter au prochain tour.
event-cleared = { $seat } n’est plus sous le coup de la carte { $card }.
event-used = { $member } use de sa capacité.
event-rallied = { $member } a +{ $amount } d’Influence ce tour-ci.
event-weakened = { $member } a −{ $amount } d’Influence jusqu’au prochain tour de l’autre camp.
event-shielded = { $member } ignorera ses prochains dégâts.
event-tabled = { $member } ne pourra pas agir à son prochain tour.
event-recalled = { $gone ->
    [0] { $member } retourne en main ({ $seat }).
   *[other] { $member } disparaît pour de bon.
}
event-staffed = Un Collaborateur siège pour { $seat }.
event-discounted = { $seat } : la prochaine { $sort } ce tour-ci coûte { $amount } de moins.
event-taxed = { $seat } : la prochaine carte coûte { $amount } de plus.
event-passed = { $seat } fait adopter son texte avec { $support } soutiens !
event-adjourned = Quarante tours chacun sont passés : { $first } soutiens contre { $second }.
event-resigned = { $seat } abandonne.

### Erreurs

no-no-card = Ce jeu n’a pas de telle carte.

### Capacités personnelles

ability-play = En arrivant : { $effect }.
ability-lobby = En défendant : { $effect }.
ability-confront = En affrontant : { $effect }.
ability-unseated = En quittant l’hémicycle : { $effect }.
ability-turn = Au début de votre tour : { $effect }.
ability-aura = Tant que ce membre siège : { $effect }.
condition-floor3 = si vous avez 3 membres ou plus, { $effect }
condition-floor2 = si vous avez 2 membres ou plus, { $effect }
condition-few = si vous avez 2 membres ou moins, { $effect }
condition-behind = si votre texte est en retard, { $effect }
condition-hand1 = si vous tenez 1 carte ou moins, { $effect }
condition-hand3 = si vous tenez 3 cartes ou moins, { $effect }
condition-opp-hand = si l’adversaire tient plus de cartes que vous, { $effect }
condition-cap2 = s’il vous reste 2 de Capital ou plus, { $effect }
condition-cap6 = s’il vous reste 6 de Capital ou plus, { $effect }
condition-ally-region = si vous avez un autre membre de la même région, { $effect }
effect-and = { $first }, et { $second }
effect-then = { $first }, puis { $second }
effect-support = gagnez { $amount ->
    [one] { $amount } soutien
   *[other] { $amount } soutiens
}
effect-sway = le texte adverse perd { $amount ->
    [one] { $amount } soutien
   *[other] { $amount } soutiens
}
effect-draw = piochez { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
effect-seek = tirez de votre pioche la première { $sort }
effect-capital = gagnez { $amount } de Capital ce tour-ci
effect-favor = ajoutez { $amount ->
    [one] { $amount } Faveur
   *[other] { $amount } Faveurs
} à votre main
effect-discount = votre prochaine { $sort } ce tour-ci coûte { $amount } de moins
effect-tax = la prochaine carte de l’adversaire coûte { $amount } de plus
effect-damage = { $target } subit { $amount }
effect-buff = { $target } { $plural ->
    [0] gagne
   *[other] gagnent
} +{ $amount }/+{ $resolve }
effect-rally = { $target } { $plural ->
    [0] a
   *[other] ont
} +{ $amount } d’Influence ce tour-ci
effect-weaken = { $target } a −{ $amount } d’Influence jusqu’à votre prochain tour
effect-shield = { $target } ignore ses prochains dégâts
effect-ready = { $target } peut agir de nouveau ce tour-ci
effect-table = { $target } ne peut pas agir à son prochain tour
effect-recall = { $target } retourne en main
effect-staff = faites siéger { $amount ->
    [one] { $amount } Collaborateur (1/1)
   *[other] { $amount } Collaborateurs (1/1)
}
effect-clear = levez l’Obstruction et la Suspension qui vous frappent
effect-aura-stat = { $target } ont +{ $amount }/+{ $resolve }
rule-armor = chaque affrontement lui inflige { $amount } de moins
rule-untargetable = les cartes d’action adverses ne peuvent pas le viser
rule-cheap-action = vos cartes d’action coûtent { $amount } de moins (minimum 1)
rule-leak = sous une Obstruction, vous pouvez tout de même gagner jusqu’à { $amount ->
    [one] { $amount } soutien
   *[other] { $amount } soutiens
} par tour
target-self = ce membre
target-ally-weakest = votre autre membre le plus faible
target-ally-strongest = votre autre membre le plus fort
target-ally-all = vos autres membres
target-ally-acted = votre membre le plus fort ayant déjà agi
target-enemy-any = un membre adverse
target-enemy-strongest = le membre adverse le plus fort
target-enemy-weakest = le membre adverse le plus faible
target-enemy-foe = le membre affronté
target-enemy-cheap = un membre adverse coûtant { $most } ou moins
target-enemy-cheap-strongest = le membre adverse le plus fort parmi ceux coûtant { $most } ou moins
target-region = vos autres membres de la même région
target-chamber = vos autres membres de la même chambre
target-first-term = vos autres membres en premier mandat
target-cheap = vos autres membres coûtant { $most } ou moins

### Aide sur les cartes

help-action = { $card } : carte d’action, coûte { $cost }.
help-member = { $card }, { $party } : coût { $cost }, Influence { $influence }, Fermeté { $resolve }.
help-crossover = Dans le { $side } : coût { $cost }, avec Transpartisan.
help-independent = Sans étiquette : rejoint l’un ou l’autre camp au même coût.
help-ability = Mode difficile, { $title }, { $state } : { $text }
help-senator = Sénat ({ $state }) ; au Congrès depuis { $since }, { $years ->
    [0] moins d’une année de service
    [one] { $years } année complète de service
   *[other] { $years } années complètes de service
}.
help-representative = Chambre des représentants ({ $state }{ $district ->
    [0] {""}
   *[other] , circonscription { $district }
}) ; au Congrès depuis { $since }, { $years ->
    [0] moins d’une année de service
    [one] { $years } année complète de service
   *[other] { $years } années complètes de service
}.
help-delegate = Chambre des représentants, sans droit de vote ({ $state }) ; au Congrès depuis { $since }, { $years ->
    [0] moins d’une année de service
    [one] { $years } année complète de service
   *[other] { $years } années complètes de service
}.
help-region = Région : { $region }.
help-leadership = Fonction dans le parti : { $offices }.
help-committee = Commission principale : { $committee }.
help-source = Faits au { $snapshot }, d’après { $source } (CC0 1.0). Cela n’implique aucun soutien.
reason-leader = { $keyword } : { $text } (Fonction : { $offices }.)
reason-whip = { $keyword } : { $text } (Fonction : { $offices }.)
reason-gatekeeper = { $keyword } : { $text } (Préside : { $committees }.)
reason-oversight = { $keyword } : { $text } (Mène l’opposition en commission : { $committees }.)
reason-institution = { $keyword } : { $text } ({ $years } années de service ; il en faut { $least }.)
reason-firebrand = { $keyword } : { $text } (Premier mandat.)
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
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
theme-agriculture = Bureau des champs
theme-appropriations = Bureau des dépenses
theme-budget = Grand livre
theme-armed_services = Bureau de la défense
theme-banking = Bureau du crédit
theme-tax = Bureau des recettes
theme-health_education = École et clinique
theme-foreign = Bureau de la diplomatie
theme-government = Bureau d’audit
theme-homeland = Bureau de l’anticipation
theme-energy_commerce = Bureau du réseau
theme-natural_resources = Terres et eaux
theme-intelligence = Huis clos
theme-judiciary = Bureau des tribunaux
theme-transportation = Ponts et chaussées
theme-rules = Bureau de la procédure
theme-small_business = Bureau du commerce local
theme-science = Laboratoire
theme-veterans = Bureau du service
theme-leadership = Bureau de séance
theme-home_region = Permanence locale
chamber-H = Chambre
chamber-S = Sénat
region-northeast = Nord-Est
region-midwest = Midwest
region-south = Sud
region-west = Ouest
region-islands = Îles

### Règles en bref

rules-pages = goal, turn, members, keywords, actions, limits, hard
rules-goal =
        ### But du jeu

        Chaque camp a un texte. Donnez-lui des soutiens : le premier texte qui en atteint 30 est adopté et gagne aussitôt.

        Chaque paquet a 30 cartes : des membres du Congrès et des cartes d’action. La première personne commence avec 3 cartes, la seconde avec 4 et une Faveur offerte.
rules-turn =
        ### Votre tour

        1. Votre Capital politique augmente de 1, jusqu’à 10, et se recharge.
        2. Chacun de vos membres Institution ajoute 1 soutien.
        3. Vous piochez une carte.
        4. Dans n’importe quel ordre : jouez des cartes en payant leur coût, et agissez une fois avec chaque membre qui le peut : défendre le texte ou affronter.
        5. Appuyez sur « Terminer le tour ». Le Capital non dépensé est perdu.
rules-members =
        ### Membres

        Les membres ont de l’Influence et de la Fermeté, notées 2/3. Un membre joué prend un de vos 7 sièges et peut agir à partir de votre prochain tour.

        Défendre le texte : son Influence s’ajoute à vos soutiens.

        Affronter : choisissez un membre adverse ; chacun inflige au même moment son Influence à la Fermeté de l’autre.

        Un membre dont la Fermeté tombe à 0 quitte l’hémicycle pour de bon. Tous les autres dégâts s’effacent à la fin de chaque tour.
rules-keywords =
        ### Mots-clés

        Les mots-clés viennent de carrières réelles.

        Chef de file : { keyword-leader.text } (Direction d’un parti.)
        Whip : { keyword-whip.text } (Whips des partis.)
        Gardien : { keyword-gatekeeper.text } (Présidence d’une commission.)
        Contrôle : { keyword-oversight.text } (Opposition en commission.)
        Institution : { keyword-institution.text } (20 années ou plus.)
        Franc-tireur : { keyword-firebrand.text } (Premier mandat.)
        Transpartisan : { keyword-bipartisan.text } (Venus de l’autre parti.)

        Les membres de l’autre parti coûtent 1 de plus et gagnent Transpartisan. Les membres sans étiquette rejoignent l’un ou l’autre camp.
rules-actions =
        ### Cartes d’action

        Obstruction (3) : { card-filibuster.text }
        Clôture (2) : { card-cloture.text }
        Crédit fléché (2) : { card-earmark.text }
        Examen en commission (3) : { card-committee-markup.text }
        Réunion publique (2) : { card-town-hall.text }
        Tempête médiatique (3) : { card-media-cycle.text }
        Primaire disputée (4) : { card-primary-challenge.text }
        Menace de veto (3) : { card-veto-threat.text }
        Lobbyiste (3) : { card-lobbyist.text }
        Suspension de séance (2) : { card-recess.text }
        Réconciliation (6) : { card-reconciliation.text }
        Faveur (0) : { card-favor.text }
rules-limits =
        ### Limites

        Vous pouvez tenir 10 cartes ; une carte piochée avec une main pleine est défaussée face visible.

        Piocher dans une pioche vide coûte des soutiens : 1 la première fois, puis 2, puis 3, et ainsi de suite.

        Les soutiens ne descendent jamais sous 0. Après 40 tours chacun, le plus de soutiens gagne ; l’égalité est un match nul.
rules-hard =
        ### Mode difficile

        Chaque membre a aussi une capacité personnelle, marquée d’un marteau. Le mode facile ignore les capacités.

        En arrivant : une fois, au moment de siéger.
        En défendant ou en affrontant : à chaque fois, avant les soutiens ou les dégâts.
        En quittant l’hémicycle : au moment du départ.
        Au début de votre tour : à chaque tour tant que le membre siège.
        Tant que ce membre siège : en permanence.

        Les capacités viennent de la commission principale et du coût de base d’un membre, jamais de ce qu’une personne a dit ou fait. « Le plus fort » se juge sur l’Influence, puis la Fermeté restante, puis le siège le plus ancien.

### Mots à chercher

rules-words = keyword-leader, keyword-whip, keyword-gatekeeper, keyword-oversight, keyword-institution, keyword-firebrand, keyword-bipartisan, word-lobby, word-confront, word-influence, word-resolve, word-capital, word-shielded, word-armor, word-reach, word-sits-out
word-lobby = Défendre le texte
    .text = Un membre qui peut agir défend votre texte : son Influence s’ajoute à vos soutiens.
    .note = Un Gardien adverse l’interdit ; sous une Obstruction, cela n’ajoute rien.
word-confront = Affronter
    .text = Un membre qui peut agir affronte un membre adverse : chacun inflige au même moment son Influence à l’autre.
    .note = Si l’adversaire a un Gardien, c’est un Gardien qu’il faut viser ; pendant une Suspension de séance, nul n’affronte.
word-influence = Influence
    .text = Le premier nombre d’un membre, comme le 2 de 2/3 : ce qu’il ajoute en défendant le texte et inflige en affrontant.
word-resolve = Fermeté
    .text = Le second nombre d’un membre, comme le 3 de 2/3 : les dégâts qui, en un tour, le font partir.
word-capital = Capital politique
    .text = Ce que coûtent les cartes. Il augmente de 1 par tour, jusqu’à 10, et se recharge ; ce qui reste à la fin du tour est perdu.
word-shielded = Protégé
    .text = Les prochains dégâts infligés à ce membre sont ignorés, puis la protection disparaît.
word-armor = Armure
    .text = Ce membre subit d’autant moins de dégâts à chaque affrontement, tant qu’il siège.
word-reach = Hors d’atteinte
    .text = Les cartes d’action adverses ne peuvent pas viser ce membre. Les affrontements et les capacités le peuvent.
word-sits-out = Au repos
    .text = Ce membre ne peut pas agir à son prochain tour, quoi qui puisse le faire agir de nouveau.

### Décisions

ruling-BR1 = Un texte gagne dès qu’il atteint 30 soutiens, pendant l’un ou l’autre tour ; rien de ce qui suit n’a d’effet.
    .subject = La victoire
ruling-BR2 = Les effets se règlent un par un, ceux de la personne dont c’est le tour d’abord : un seul texte peut être le premier à 30.
    .subject = Un effet après l’autre
ruling-BR3 = Les soutiens s’arrêtent à 0 et ne laissent pas de dette.
    .subject = Les soutiens
ruling-BR4 = Un tour suit cet ordre : Capital, Institutions, capacités de début de tour dans l’ordre des sièges, pioche, puis actions libres.
ruling-BR5 = Qui commence pioche dès le premier tour.
    .subject = Le premier tour
ruling-BR6 = On garde sa main de départ ; elle ne se change pas.
    .subject = Les mains de départ
ruling-BR7 = Une Obstruction dure du début à la fin du prochain tour de l’adversaire et arrête tous les gains, Institutions comprises ; les pertes comptent toujours.
ruling-BR8 = On ne peut pas jouer d’Obstruction tant qu’une autre attend l’adversaire.
ruling-BR9 = Sous une Obstruction, la Réconciliation ne rapporte rien.
ruling-BR10 = Une Obstruction n’arrête pas les soutiens gagnés pendant le tour de l’autre.
ruling-BR11 = La Clôture agit en cours de tour et ne rend rien ; sans Obstruction, elle ne fait que piocher, et elle ne lève pas une Suspension.
ruling-BR12 = Défendre le texte sous une Obstruction est permis, n’ajoute rien et use l’action ; le bouton le dit.
ruling-BR13 = Tant que l’adversaire a un Gardien, aucun de vos membres ne peut défendre le texte et qui affronte doit viser un Gardien ; nul n’est obligé d’agir.
ruling-BR14 = Les Gardiens ne limitent que la défense du texte et l’affrontement : cartes et capacités visent qui elles veulent, et les cartes donnent toujours des soutiens.
ruling-BR15 = Quand le dernier Gardien s’en va en cours de tour, les membres qui n’ont pas agi peuvent aussitôt défendre le texte.
ruling-BR16 = Sous une Suspension, face à un Gardien, les membres ne peuvent rien faire ce tour-là ; les cartes agissent toujours.
ruling-BR17 = Dans un affrontement, les deux infligent leur Influence au même moment et peuvent partir ensemble ; l’excédent est perdu, et une Influence de 0 n’inflige rien.
ruling-BR18 = Les dégâts s’effacent pour tous les membres des deux camps à la fin de chaque tour.
    .subject = Les dégâts
ruling-BR19 = L’Examen en commission dure tant que le membre siège ; plus de Fermeté ne soigne pas les dégâts.
ruling-BR20 = Un Chef de file n’aide que les autres ; plusieurs s’additionnent et s’aident entre eux, et le bonus cesse dès son départ.
ruling-BR21 = Les deux cartes du Chef de file se piochent après son arrivée, chacune selon les règles de la main pleine et de la pioche vide.
ruling-BR22 = Le Whip relance le membre de plus forte Influence, puis Fermeté, puis du siège le plus ancien, jamais lui-même ; si personne n’a agi, rien ne se passe.
ruling-BR23 = La Réunion publique demande un de vos membres ayant agi ; vous choisissez lequel.
ruling-BR24 = « Peut agir de nouveau » donne une action de plus, défendre ou affronter, et peut être redonné.
ruling-BR25 = Avec 7 membres en place, on ne peut plus jouer de membre, et les Collaborateurs en trop ne sont pas créés.
ruling-BR26 = La Faveur ajoute 1 Capital aussitôt, même au-delà de 10 ; la limite de 10 vaut pour la croissance, le Capital non dépensé est perdu, et une Faveur occupe une place en main.
ruling-BR27 = Une carte piochée avec une main pleine est défaussée face visible et ne coûte aucun soutien.
    .subject = La main pleine
ruling-BR28 = Les pioches dans le vide se comptent par personne, sans retour en arrière ; les deux d’un Chef de file comptent pour deux.
ruling-BR29 = Le Contrôle inflige exactement 2 au membre de votre choix ; sans membre adverse en place, il ne fait rien.
ruling-BR30 = La Primaire disputée regarde le coût imprimé sur la carte dans son paquet, le +1 d’un transfuge compris, et vaut départ de l’hémicycle.
ruling-BR31 = Transpartisan vient du fait d’être dans le paquet de l’autre parti ; une Obstruction bloque son +2, et les membres sans étiquette ne l’ont jamais.
ruling-BR32 = Le même membre peut être dans les deux paquets, mais pas deux fois dans un seul.
    .subject = Composer les pioches
ruling-BR33 = Les membres qui tombent ensemble partent tous d’abord ; puis leurs capacités agissent, celles du camp dont c’est le tour d’abord, dans l’ordre des sièges, et l’on vérifie de nouveau la Fermeté.
ruling-BR34 = Les capacités en défendant et en affrontant précèdent les soutiens ou les dégâts ; si l’un des deux n’est plus là, l’affrontement n’inflige rien.
    .subject = Capacités en défendant et en affrontant
ruling-BR35 = Après 40 tours chacun, le plus de soutiens gagne, et l’égalité est un match nul.
    .subject = Quarante tours
ruling-BR36 = Une partie en cours garde ses cartes quand un membre quitte le Congrès ; les nouveaux paquets l’écartent à la prochaine mise à jour.
    .subject = Composer les pioches
ruling-BR37 = Les mots-clés d’un membre qui arrive agissent dans l’ordre des règles, chacun en entier avec sa vérification des 30, puis la capacité personnelle.
    .subject = Un effet après l’autre
ruling-BR38 = « Un membre adverse coûtant N ou moins » est à votre choix en arrivant, et sinon le plus fort de ceux qui conviennent.
    .subject = Choisir une cible
ruling-BR39 = Seuls les membres qui ont agi et ne peuvent plus agir peuvent agir de nouveau.
    .subject = Agir de nouveau
ruling-BR40 = La force est l’Influence actuelle, puis la Fermeté restante, puis le siège le plus ancien ; la faiblesse est l’inverse, et ses égalités vont aussi au siège le plus ancien.
ruling-BR41 = On ne peut pas jouer de Suspension tant qu’une autre attend l’adversaire.
    .subject = Suspension
ruling-BR42 = Examen en commission, Tempête médiatique et Primaire disputée demandent une cible permise ; Menace de veto, Lobbyiste, Clôture et Crédit fléché se jouent toujours.
ruling-BR43 = Main pleine, une Faveur venue d’une capacité n’est pas créée, et un membre rappelé est défaussé face visible sans compter comme un départ.
ruling-BR44 = Si la pioche n’a pas de carte du genre cherché, rien ne se passe : ni prix, ni mélange ; la carte trouvée n’est pas nommée.
    .subject = Chercher dans la pioche
ruling-BR45 = Un Collaborateur coûte 0, n’a ni parti, ni région, ni chambre, ni capacité, n’agit pas le tour de son arrivée et disparaît s’il est rappelé.
ruling-BR46 = Tous les changements d’Influence s’additionnent d’abord ; le résultat n’est jamais sous 0.
ruling-BR47 = Les remises s’arrêtent à 0, « vos cartes d’action coûtent moins » à 1 ; une remise ou un surcoût s’use avec la prochaine carte de son genre, Faveur comprise, et un surcoût l’attend.
ruling-BR48 = Des dégâts de 0 n’usent pas une protection, et ce qui réduit les dégâts d’un affrontement compte d’abord.
    .subject = Protection et dégâts
ruling-BR49 = Qui commence est tiré au sort et annoncé ; à la revanche, c’est à l’autre de commencer.
    .subject = Qui commence
ruling-BR50 = S’il y a un membre adverse, le Contrôle doit en frapper un.
ruling-BR51 = Devoir affronter un Gardien limite le choix de la cible, rien d’autre.
ruling-BR52 = Les cartes défaussées et les membres partis sont publics ; les cartes piochées, l’ordre des pioches et les cartes cherchées sont privés.
    .subject = Ce que tous voient
ruling-BR53 = Une carte qu’on vient de jouer n’est plus en main ; « en retard » veut dire strictement moins ; le Capital des conditions est celui qui reste.
    .subject = Ce que comptent les conditions
ruling-BR54 = « Ne peut pas agir à son prochain tour » l’emporte sur tout « peut agir de nouveau ».
    .subject = Agir de nouveau
ruling-BR55 = Les capacités de début de tour sont listées à l’ouverture : on saute qui est parti, et qui vient d’arriver attend.
    .subject = Le début d’un tour
ruling-BR56 = Les actions supplémentaires non utilisées disparaissent à la fin du tour.
    .subject = Agir de nouveau
ruling-BR57 = De deux capacités déclenchées par un même départ, celle du camp dont c’est le tour se règle en entier, avec sa vérification des 30, avant l’autre.
    .subject = Un effet après l’autre
ruling-BR58 = Le texte d’une carte s’affiche sur demande dans votre panneau privé.
    .subject = Lire une carte
ruling-BR59 = Quand la table laisse jouer l’horloge, un tour silencieux se termine ; qui abandonne perd.
    .subject = Silence et abandon

### États et territoires

state-AK = Alaska
state-AL = Alabama
state-AR = Arkansas
state-AS = Samoa américaines
state-AZ = Arizona
state-CA = Californie
state-CO = Colorado
state-CT = Connecticut
state-DC = district de Columbia
state-DE = Delaware
state-FL = Floride
state-GA = Géorgie
state-GU = Guam
state-HI = Hawaï
state-IA = Iowa
state-ID = Idaho
state-IL = Illinois
state-IN = Indiana
state-KS = Kansas
state-KY = Kentucky
state-LA = Louisiane
state-MA = Massachusetts
state-MD = Maryland
state-ME = Maine
state-MI = Michigan
state-MN = Minnesota
state-MO = Missouri
state-MP = îles Mariannes du Nord
state-MS = Mississippi
state-MT = Montana
state-NC = Caroline du Nord
state-ND = Dakota du Nord
state-NE = Nebraska
state-NH = New Hampshire
state-NJ = New Jersey
state-NM = Nouveau-Mexique
state-NV = Nevada
state-NY = New York
state-OH = Ohio
state-OK = Oklahoma
state-OR = Oregon
state-PA = Pennsylvanie
state-PR = Porto Rico
state-RI = Rhode Island
state-SC = Caroline du Sud
state-SD = Dakota du Sud
state-TN = Tennessee
state-TX = Texas
state-UT = Utah
state-VA = Virginie
state-VI = îles Vierges des États-Unis
state-VT = Vermont
state-WA = État de Washington
state-WI = Wisconsin
state-WV = Virginie-Occidentale
state-WY = Wyoming

### Pictures

pic-deck = pioche
pic-hand = main
pic-capital = Capital
pic-support = SOUTIEN
pic-goal = à { $goal }, le texte passe
pic-turn = À { $seat } de jouer
pic-aim = { $seat } choisit une cible
pic-won = { $seat } fait passer son texte
pic-won-early = { $seat } l’emporte
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
