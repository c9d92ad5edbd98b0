game-title = 51 %
game-pitch = La course aux 51 % : seul d’abord, puis en équipe, entre promesses, prison et trahisons.

# Cartes et morceaux de phrases
times = { $n } × { $card }
vote-open = { $value } %
vote-loyal = { $value } % (Fans)
kind-vote = vote
kind-attack = attaque
kind-defence = défense
kind-special = spécial
kind-hero = héros
link-total = le total
link-hand = les votes en main
link-fans = les votes sous Fans
link-stolen = les cartes volées
link-draw = le tirage
card-copies = Exemplaires : { $copies }.
copies = { $n } à { $players } joueurs
card-help-v = Les votes vont de 1 % à 10 %. Posés devant vous, ils comptent aussitôt ; 51 % donnent aussitôt la victoire.
card-help-jail = Jusqu’à sa libération, un prisonnier ne peut jouer que Libération anticipée ou l’Avocate étoile, ou jeter une carte. On n’emprisonne pas un prisonnier. Au second tour, toute l’équipe du finaliste est en prison.
card-help-free = Seulement en prison ; c’est tout le tour. Au second tour, n’importe quel membre de l’équipe peut la jouer pour tous.
card-help-loss1 = Les votes sous Fans fidèles, et tous ceux d’un Président du fan-club, sont à l’abri. La carte prise arrive devant vous sans protection.
card-help-loss2 = Vous choisissez une carte chez chacun de deux adversaires. S’il n’y en a qu’un à qui prendre, ou au second tour, une seule carte est prise.
card-help-fans = Une carte Fans par vote ; on ne peut pas la retirer. Les votes sous Fans vous suivent chez le finaliste que vous soutiendrez.
card-help-scape = Les deux cartes sont tirées au hasard. Vous les regardez, puis rendez autant de cartes de toute votre main, une par une.
card-help-discord = Une carte au hasard à chaque joueur sans Garde du corps, équipiers compris. Vous les voyez toutes, puis en rendez une à chacun.
card-help-spy = Vous seul voyez les mains telles qu’elles sont à cet instant, équipiers compris. Le Garde du corps n’y peut rien.
card-help-boost = Les cartes de plus sont facultatives et doivent être jouées, pas jetées. Un autre boost en ajoute deux. À la fin, vous piochez autant de cartes que vous en avez utilisé.
card-help-h-bonus = Ne compte qu’aux décomptes finaux : à la fin de la pioche et au décompte qui précède le second tour. Ne fait pas gagner au milieu d’un tour.
card-help-h-law = Si elle est éliminée plus tard, personne ne retourne en prison ; on peut seulement vous y envoyer de nouveau.
card-help-h-fans = Protège tous vos votes tant qu’il est devant vous. N’emporte pas les votes sans Fans au second tour, sauf si la table l’a choisi.
card-help-h-guard = Arrête Bouc émissaire et Zizanie collective, mais ni l’espion ni les échanges. Au second tour, couvre toute l’équipe du finaliste.
card-help-h-hunter = Peut aussi être jouée sans héros à éliminer ; elle ne fait alors plus rien.

# Questions
ask-slogan = Écrivez votre slogan de campagne, présentez-vous sans slogan, ou demandez à passer au tirage.
asks-slogan = On attend le slogan : { $seat }.
ask-ballot = Quel slogan préférez-vous ? Votre vote reste secret.
asks-ballot = On attend le vote pour un slogan : { $seat }.
ask-turn = { $jailed ->
    [true] { $team ->
        [true] { $finalist } est en prison, et l’équipe aussi : jouez une libération ou l’Avocate étoile, ou jetez une carte.
       *[false] Vous êtes en prison : jouez une libération ou l’Avocate étoile, ou jetez une carte.
    }
   *[false] { $team ->
        [true] À vous, pour { $finalist } : jouez une carte ou jetez-en une.
       *[false] À vous : jouez une carte ou jetez-en une.
    }
} { $waiting ->
    [true] Votre offre attend une réponse ; elle tombe dès que vous jouez.
   *[false] { $offers ->
        [0] Plus d’offre d’échange ce tour-ci.
       *[other] Vous pouvez d’abord proposer un échange.
    }
}
asks-turn = À { $seat } de jouer{ $team ->
    [true] {" "}pour { $finalist }
   *[false] {""}
}{ $jailed ->
    [true] {" "}(en prison)
   *[false] {""}
}.
ask-boost = Boost : vous pouvez encore jouer { $extra ->
    [one] une carte
   *[other] { $extra } cartes
}, ou vous arrêter là.
asks-boost = { $seat } peut encore jouer { $extra ->
    [one] une carte
   *[other] { $extra } cartes
}.
ask-second = Perte d’électeurs : { $target } perd un vote ; choisissez-en un chez un autre adversaire.
asks-second = { $seat } choisit le second adversaire qui perd des électeurs.
ask-return = Choisissez la carte que vous rendez à { $victim } (encore { $left } à rendre).
asks-return = { $seat } choisit les cartes à rendre.
ask-offer-size = Un échange avec { $partner } : combien de cartes chacun donne-t-il ?
asks-offer-size = { $seat } prépare une offre d’échange.
ask-offer-cards = Votre offre à { $partner } : il vous reste { $left ->
    [one] une carte
   *[other] { $left } cartes
} à choisir ; l’offre part avec la dernière. Jusqu’ici : { $give }.
asks-offer-cards = { $seat } prépare une offre d’échange.
ask-offer = { $proposer } vous offre { $give }. Choisissez autant de cartes à donner en échange (encore { $left }), ou refusez. Jusqu’ici : { $take }.
asks-offer = { $seat } doit répondre à une offre { $number ->
    [one] d’une carte
   *[other] de { $number } cartes
} faite par { $proposer }.
ask-swap = { $partner } vous donnerait { $take } contre { $give }. Confirmez-vous ?
asks-swap = { $seat } peut confirmer l’échange avec { $partner }.
ask-pledge = Le premier tour est fini pour vous. Qui soutenez-vous : { $first } ou { $second } ? Votre choix reste scellé jusqu’à l’ouverture de tous.
asks-pledge = On attend une consigne de vote : { $seat }.

# Boutons
do-enter-slogan = Écrire un slogan
do-no-slogan = Sans slogan
do-vote-slogan = Voter pour un slogan
    .one = { $n }. { $text }
do-abstain = S’abstenir
do-skip = Passer au tirage
do-play-vote = Jouer un vote
    .one = Jouer { $card }
do-jail = Envoyer un rival en prison
    .one = Envoyer { $target } en prison
do-release = Jouer Libération anticipée
do-sway = Perte d’électeurs : prendre un vote
    .one = Perte d’électeurs : prendre { $vote } à { $target }
do-sway-two = Perte d’électeurs : prendre à deux adversaires
    .one = Perte d’électeurs (deux) : prendre { $vote } à { $target }
do-sway-next = Choisir le second vote
    .one = Prendre aussi { $vote } à { $target }
do-protect = Fans fidèles : protéger un vote
    .one = Fans fidèles : protéger { $vote }
do-scapegoat = Bouc émissaire : voler dans une main
    .one = Bouc émissaire : deux cartes à { $target }
do-sow-discord = Zizanie collective : voler dans chaque main
do-send-spy = Espion infiltré : voir toutes les mains
do-play-boost = Coup de boost : deux cartes de plus
do-play-hero = Jouer un héros
    .one = Jouer { $card }
do-headhunt = Chasseuse de têtes : éliminer un héros
    .one = Chasseuse de têtes : { $hero }, chez { $target }
do-throw = Jeter une carte
    .one = Jeter { $card }
do-done = S’arrêter là
do-give-back = Rendre une carte
    .one = Rendre { $card }
do-offer = Proposer un échange
    .one = Proposer un échange à { $partner }
do-size = Choisir le nombre de cartes
    .one = { $number ->
        [one] Une carte chacun
       *[other] { $number } cartes chacun
    }
do-propose = Choisir une carte à offrir
    .one = Offrir { $card }
do-withdraw = Retirer l’offre
do-reply = Choisir une carte à donner
    .one = Donner { $card }
do-decline = Refuser l’offre
do-swap = Confirmer l’échange
do-refuse = Refuser l’échange
do-pledge = Soutenir un finaliste
    .one = Soutenir { $finalist }
do-leave-open = Rejoindre le finaliste le moins soutenu

# Au-dessus des choix
pick-enter-slogan-text = Votre slogan (une ligne, 80 caractères)
pick-vote-slogan-slogan = Le slogan pour lequel vous votez :
pick-play-vote-card = Le vote que vous jouez, et le total qu’il donne :
pick-jail-target = Qui envoyez-vous en prison ?
pick-sway-target = À qui prenez-vous des électeurs ?
pick-sway-vote = Le vote que vous prenez à { $target }, et le total qu’il donne :
pick-sway-two-target = À qui prenez-vous d’abord des électeurs ?
pick-sway-two-vote = Le vote que vous prenez à { $target } ; un second adversaire suit :
pick-sway-next-target = À qui prenez-vous encore des électeurs ?
pick-sway-next-vote = Le vote que vous prenez à { $target }, et le total qu’il donne :
pick-protect-vote = Le vote que vos fans protègent :
pick-scapegoat-target = Dans quelle main volez-vous deux cartes ?
pick-play-hero-card = Le héros que vous jouez :
pick-headhunt-target = Quel adversaire perd un héros ?
pick-headhunt-hero = Le héros que perd { $target } :
pick-throw-card = La carte que vous jetez, face visible :
pick-give-back-card = La carte que vous rendez :
pick-offer-partner = Avec qui échangez-vous ?
pick-size-number = Combien de cartes chacun donne-t-il ?
pick-propose-card = La carte que vous offrez :
pick-reply-card = La carte que vous donnez :
pick-pledge-finalist = Le finaliste que vous soutenez jusqu’au bout :
choice-reach = { $card } → { $total } %
choice-total = { $seat } ({ $total } %)
choice-hand = { $seat } ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
})
choice-hero = { $seat } : { $hero }
choice-heroes = { $seat } ({ $n } héros)
choice-votes = { $seat } : { $votes } %
choice-gain = { $card } → { $total } %
choice-card = { $card }
    .detail = { $text }
choice-slogan = { $n }. { $text }
choice-size = { $n ->
    [one] Une carte chacun
   *[other] { $n } cartes chacun
}

# Ce qui s’est passé
event-ring-drawn = Ordre du jeu, vers la gauche : { $ring }.
event-hand-dealt = { $seat } reçoit { $cards }.
event-slogans-opened = { $count ->
    [0] Personne n’a écrit de slogan.
    [one] Un slogan est dévoilé.
   *[other] { $count } slogans sont dévoilés, sans noms.
}
event-slogans-skipped = On se passe de slogans.
event-slogan-struck = Un modérateur a retiré le slogan { $number }.
event-slogan-restored = Le slogan { $number } est rétabli.
event-slogan-chosen = { $seat } gagne le vote des slogans ({ $votes ->
    [one] une voix
   *[other] { $votes } voix
}) et joue en premier.
event-first-drawn = Tirage public entre { $among } : { $seat } joue en premier.
event-vote-played = { $seat } joue { $card } : { $total } %.
event-vote-played-for = { $seat } joue { $card } pour { $table } : { $total } %.
event-card-thrown = { $seat } jette { $card }.
event-jailed = { $seat } envoie { $target } en prison.
event-released = { $seat } sort de prison par libération anticipée.
event-released-for = { $seat } joue une libération : { $table } et son équipe sortent de prison.
event-voters-lost = { $seat } joue Perte d’électeurs contre deux adversaires.
event-vote-taken = { $seat } prend { $card } à { $victim } : { $total } % contre { $left } %.
event-vote-taken-for = { $seat } prend { $card } à { $victim } pour { $table } : { $total } % contre { $left } %.
event-fans-placed = { $seat } protège { $card } par des fans fidèles.
event-fans-placed-for = { $seat } protège { $card } par des fans fidèles, devant { $table }.
event-scapegoat-found = { $seat } fait porter le chapeau à { $victim } et tire { $number ->
    [one] une carte
   *[other] { $number } cartes
} dans sa main.
event-discord-sown = { $seat } sème la zizanie et tire une carte à { $victims }.
event-cards-seized = { $seat } a tiré chez { $victim } : { $cards }.
event-cards-returned = { $seat } a rendu à { $victim } : { $cards }.
event-hands-settled = { $seat } a rendu des cartes à { $victims }.
event-spy-sent = { $seat } envoie l’espion et voit toutes les autres mains.
event-hand-seen = Vu par votre espion, chez { $seat } : { $cards }.
event-boost-played = { $seat } joue un boost : jusqu’à { $extra } cartes de plus.
event-hero-played = { $seat } joue { $card }.
event-hero-played-for = { $seat } joue { $card } pour { $table }.
event-hero-freed = L’Avocate étoile fait sortir { $seat } de prison.
event-hero-freed-for = L’Avocate étoile fait sortir { $table } et son équipe de prison.
event-hero-removed = { $seat } élimine { $hero }, chez { $target }, par la Chasseuse de têtes.
event-turn-ended = { $seat } pioche { $drawn ->
    [one] une carte
   *[other] { $drawn } cartes
} ; il en reste { $pile }.
event-cards-drawn = { $seat } pioche { $cards }.
event-pile-low = La pioche touche à sa fin : il reste { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}.
event-offer-sent = { $seat } propose à { $partner } un échange { $number ->
    [one] d’une carte
   *[other] de { $number } cartes
} chacun.
event-offer-opened = { $seat } offre à { $partner } : { $cards }.
event-offer-answered = { $partner } donnerait à { $seat } : { $cards }.
event-offer-declined = { $partner } refuse l’échange avec { $seat }.
event-offer-lapsed = L’échange entre { $seat } et { $partner } n’a pas lieu.
event-traded = { $seat } et { $partner } échangent { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
event-cards-traded = { $seat } a donné { $gave } à { $partner } contre { $got }.
event-pile-used-up = La pioche du tour { $round } est épuisée.
event-counted = { $seat } : { $total } %.
event-counted-bonus = { $seat } : { $total } %, { $final } % au décompte final.
event-tie-broken-hand = Égalité ; les votes en main départagent { $tied } ({ $scores }). Devant : { $chosen }.
event-tie-broken-fans = Encore égalité ; les votes sous Fans départagent { $tied } ({ $scores }). Devant : { $chosen }.
event-tie-broken-stolen = Encore égalité ; le moins de cartes volées départage { $tied } ({ $scores }). Devant : { $chosen }.
event-tie-broken-draw = Égalité jusqu’au bout ; tirage public entre { $tied } : { $chosen }.
event-finalists-named = Au second tour : { $finalists }.
event-pledged = { $seat } soutient { $finalist }.
event-votes-transferred = { $seat } apporte des votes à { $finalist } : { $cards }.
event-round-two-opened = Second tour, en équipes : sept nouvelles cartes chacun, { $pile } dans la pioche.
event-retired = { $seat } a quitté la campagne.
event-elected-goal = { $seat } atteint { $total } % et remporte l’élection.
event-elected-goal-team = { $seat } atteint { $total } % et remporte l’élection, avec le soutien de { $supporters }.
event-elected-count = { $seat } remporte l’élection avec { $total } % au décompte final.
event-elected-count-team = { $seat } remporte l’élection avec { $total } % au décompte final et le soutien de { $supporters }.
event-elected-alone = { $seat } reste sans adversaire et remporte l’élection.
event-elected-alone-team = { $seat } reste sans adversaire et remporte l’élection, avec le soutien de { $supporters }.

# Le tableau en mots
line-opening = Avant le premier tour, { $players } candidats
line-round = { $round ->
    [1] Premier tour
   *[other] Second tour
}, coup { $turns }
line-turn = À { $seat } de jouer
line-turn-for = À { $seat } de jouer, pour { $table }
line-ring = Ordre du jeu : { $seats }
line-pile = Pioche : { $pile } cartes
line-low = Pioche : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}, bientôt épuisée
line-used = Défausse : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, sur le dessus : { $top } ({ $cards })
line-moved = Dernière carte : { $card }, par { $seat }
line-total = { $seat } : { $total } %, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main
line-final = { $seat } : { $total } %, { $final } % au décompte final, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main
line-backer = { $seat } : joue pour { $finalist }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main
line-retired = { $seat } a quitté la campagne
line-bars = { $seat } est en prison
line-jailed = { $seat } est en prison avec son équipe
line-votes = { $seat }, votes : { $votes }
line-heroes = { $seat }, héros : { $heroes }
line-finalist = { $seat } est finaliste
line-team = { $seat } est finaliste, avec le soutien de { $team }
line-no-team = { $seat } est finaliste, sans soutien
line-slogan = Slogan { $n } : { $text }
line-slogan-by = Slogan { $n }, par { $seat } ({ $votes } voix) : { $text }
line-slogan-struck = Slogan { $n } : retiré par un modérateur
line-tie-hand = Égalité entre { $tied } : votes en main { $scores } ; devant : { $chosen }
line-tie-fans = Égalité entre { $tied } : votes sous Fans { $scores } ; devant : { $chosen }
line-tie-stolen = Égalité entre { $tied } : cartes volées { $scores } ; devant : { $chosen }
line-tie-draw = Égalité entre { $tied } : tirage, { $chosen }
line-extra = { $seat } peut encore jouer { $extra ->
    [one] { $extra } carte
   *[other] { $extra } cartes
} (boost)
line-second = { $seat } prend { $card } à { $target } et un second vote à quelqu’un d’autre
line-offer = { $seat } propose à { $partner } un échange { $number ->
    [one] d’une carte
   *[other] de { $number } cartes
}
line-offering = Vous préparez une offre à { $partner } ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
})
line-offer-give = { $seat } offre : { $cards }
line-offer-take = { $seat } donne en échange : { $cards }
line-returning = { $seat } doit encore rendre { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} ({ $victims })
line-taken = { $seat } a tiré chez { $victim } : { $cards }
line-given = À rendre à { $victim } : { $cards }
line-hand = Votre main : { $cards }
line-power = • { $card } : { $text }
line-playable = Jouables : { $cards }
line-looked = Vu par votre espion, chez { $seat } : { $cards }
line-sealed-slogan = Votre slogan scellé : { $value }
line-sealed-ballot = Votre vote scellé : slogan { $value }
line-sealed-pledge = Votre soutien scellé : { $finalist }
line-sealed-skip = Vous avez demandé à passer au tirage
line-sealed-struck = Votre slogan scellé a été retiré par la modération
line-sealed-none = Vous avez répondu sans rien choisir
line-revealed = { $seat } avait en main : { $cards }
line-winner = Élection gagnée : { $seat }
line-winner-team = Élection gagnée : { $seat }, avec le soutien de { $team }

# Règles de la table et consignes permanentes
option-first = Premier à jouer
    .help = Comment se décide qui commence.
option-first-slogan = vote des slogans
    .help = Chacun écrit un slogan, puis tous votent en secret.
option-first-draw = tirage
    .help = Un tirage public, tout de suite.
option-loyal = Électeurs du fan-club
    .help = Si tous les votes d’un Président du fan-club, ou seulement ceux sous Fans, passent au finaliste soutenu.
option-loyal-true = tous passent
option-loyal-false = seulement sous Fans
order-slogan = Quand on demande les slogans
order-slogan-pass = Sans slogan
order-ballot = Quand on vote pour les slogans
order-ballot-pass = S’abstenir
order-offer = Quand on me propose un échange
order-offer-pass = Refuser

# Refus
no-slogan-empty = Un slogan compte au moins un caractère visible.
no-slogan-long = Un slogan compte au plus { $most } caractères ; le vôtre en a { $length }.
no-slogan-mention = Un slogan ne peut mentionner personne.
no-slogan-link = Un slogan ne peut pas contenir de lien.
no-retired = { $seat } a déjà quitté la campagne.

# Les règles en bref
rules-pages = goal, turn, attack, heroes, trades, between, team, end
rules-goal =
    ### Le but
    Être le premier candidat à réunir 51 % des voix devant soi.
    Vous avez sept cartes secrètes. Les votes se posent devant vous et comptent aussitôt ; ce qui a servi forme la défausse, face visible, et le reste la pioche.
    Un vote décide qui commence : chacun écrit un slogan, tous sont dévoilés sans noms, chacun vote en secret pour celui d’un autre. Égalité, partie à deux ou majorité pour s’en passer : tirage public.
rules-turn =
    ### Votre tour
    Avant de jouer, vous pouvez proposer des échanges. Puis jouez une carte ou jetez-en une ; on ne passe pas. À la fin, vous piochez autant de cartes qu’il en est sorti de votre main.
    Un Coup de boost permet deux cartes de plus dans le même tour. Une carte sans cible permise ne se joue pas, mais elle peut être jetée.
    En prison, vous ne pouvez jouer que Libération anticipée ou l’Avocate étoile, ou jeter une carte. Une libération prend tout le tour.
rules-attack =
    ### Attaque et défense
    - **Séjour carcéral** arrête un rival. **Perte d’électeurs** prend des votes non protégés à un ou deux rivaux.
    - **Bouc émissaire** tire deux cartes d’une main, **Zizanie collective** une de chaque autre main ; le voleur regarde, puis rend autant de cartes de son choix.
    - **Fans fidèles** protège pour de bon un vote posé devant vous. **Espion infiltré** vous montre une fois toutes les autres mains.
rules-heroes =
    ### Les héros
    La Plume : au décompte final, chacun de vos votes vaut 1 % de plus.
    L’Avocate étoile : pas de prison. Le Président du fan-club : pas de perte d’électeurs. Le Garde du corps : ni bouc émissaire ni zizanie.
    La Chasseuse de têtes : quand on la joue, un héros adverse part à la défausse.
    On peut avoir autant de héros devant soi qu’on veut.
rules-trades =
    ### Échanges et promesses
    Jusqu’à trois offres par tour, avant de jouer : d’abord le partenaire et le nombre, puis vos cartes une par une. Le partenaire seul les voit et répond par autant des siennes ; vous confirmez, et les cartes changent de main d’un coup.
    Une offre tombe dès que vous jouez, ou sans réponse à temps. Tout le monde lit qui échange combien de cartes, jamais lesquelles.
    Les promesses ne sont que des paroles. Vous pouvez trahir vos alliés ; ils s’en souviendront peut-être au second tour.
rules-between =
    ### Entre les deux tours
    Quand la pioche est épuisée, on finit le tour en cours et l’on compte, la Plume comprise ; 51 % donnent la victoire. À deux joueurs, le plus haut total gagne.
    À plusieurs, les deux premiers sont finalistes. En cas d’égalité : votes en main, votes sous Fans, moins de cartes volées, tirage public.
    Les autres choisissent leur finaliste en secret, et tous les choix sont dévoilés ensemble. Leurs votes sous Fans passent au finaliste soutenu. On recompte, et 51 % donnent la victoire.
rules-team =
    ### Le second tour, en équipes
    Tout sauf les votes, Fans et héros des finalistes est mélangé en une nouvelle pioche ; chacun reçoit sept cartes.
    Les soutiens posent votes, Fans, héros et libérations devant leur finaliste et n’attaquent que l’autre. Un finaliste en prison y entraîne son équipe, jusqu’à ce que l’un d’eux joue une libération ou l’Avocate étoile.
    La zizanie et l’espion touchent tout le monde, équipiers compris ; le Garde du corps d’un finaliste couvre toute l’équipe. Il est interdit de montrer sa main à son équipe.
rules-end =
    ### La fin
    Un finaliste à 51 % gagne aussitôt. Si la pioche est épuisée avant, le plus haut décompte final gagne, puis les règles d’égalité.
    La victoire est celle du finaliste ; ses soutiens sont nommés avec lui.
    Qui s’en va au premier tour laisse ses votes sur la table, où l’on peut les prendre ; si un finaliste s’en va, l’autre gagne.

# Précisions sur ce que la règle laisse ouvert
ruling-FR1 = Les 51 % se vérifient après chaque carte, pour le candidat dont le total a changé ; seul le camp qui joue peut gagner des voix.
    .subject = Atteindre 51 %
ruling-FR2 = Le bonus de la Plume ne compte qu’aux décomptes finaux, jamais au milieu d’un tour ; le tableau montre les deux chiffres.
ruling-FR3 = Si plusieurs atteignent 51 % au décompte final, le plus haut total gagne, puis les règles d’égalité.
    .subject = Décompte final et égalités
ruling-FR4 = Égalités : votes en main, puis votes sous Fans, puis moins de cartes volées, puis tirage public.
    .subject = Décompte final et égalités
ruling-FR5 = Le tour où l’on pioche la dernière carte va jusqu’au bout et c’est le dernier.
    .subject = La fin du premier tour
ruling-FR6 = À deux joueurs, pas de second tour : le plus haut décompte final gagne.
    .subject = À deux
ruling-FR7 = À chaque tour une carte quitte la main, jouée ou jetée ; les cartes jetées sont visibles.
    .subject = Jouer, jeter, piocher
ruling-FR8 = Une carte sans cible permise ne se joue pas, mais peut être jetée.
    .subject = Jouer, jeter, piocher
ruling-FR9 = On pioche autant de cartes qu’il en est sorti de la main, ou ce qui reste ; personne ne complète plus tard.
    .subject = Jouer, jeter, piocher
ruling-FR10 = Un boost permet jusqu’à deux cartes jouées de plus, aucune jetée, et un autre boost en ajoute deux.
    .subject = Le boost
ruling-FR11 = Votes, Fans et héros restent devant leur propriétaire, la carte de prison près du prisonnier ; le reste va à la défausse.
    .subject = Où vont les cartes
ruling-FR12 = On n’emprisonne pas un prisonnier.
    .subject = La prison
ruling-FR13 = Une libération prend tout le tour ; le candidat peut être emprisonné de nouveau avant le suivant.
    .subject = La prison
ruling-FR14 = Un prisonnier peut jouer Libération anticipée ou l’Avocate étoile, jeter une carte, échanger, et être volé.
ruling-FR15 = Perdre l’Avocate étoile ne ramène personne en prison.
ruling-FR16 = Perte d’électeurs existe en deux sortes : un vote à un adversaire, ou un à chacun de deux ; le joueur choisit les votes.
    .subject = Perte d’électeurs
ruling-FR17 = Un vote volé arrive sans protection ; un vote protégé ne peut être pris, ni sa carte Fans retirée.
    .subject = Perte d’électeurs
ruling-FR18 = Le Président du fan-club arrête la perte d’électeurs ; au choix de la table, tous ses votes passent au second tour.
ruling-FR19 = Si le Président du fan-club est éliminé, les votes sans carte Fans peuvent de nouveau être pris.
ruling-FR20 = Bouc émissaire tire deux cartes au hasard, vues du voleur et de la victime seuls ; le voleur en rend autant de toute sa main.
ruling-FR21 = La zizanie tire une carte à chaque autre joueur sans Garde du corps ; une carte revient à chacun, dans l’ordre du jeu.
    .subject = La zizanie
ruling-FR22 = Le Garde du corps n’arrête que bouc émissaire et zizanie, et couvre au second tour toute l’équipe du finaliste.
ruling-FR23 = L’espion montre toutes les autres mains à cet instant, à lui seul.
    .subject = L’espion
ruling-FR24 = Les mains sont secrètes, même entre équipiers : seuls l’espion et les cartes nommées d’un échange en montrent quelque chose, et ce qu’on s’écrit ne peut être contrôlé.
    .subject = Les mains secrètes
ruling-FR25 = On peut avoir autant de héros qu’on veut devant soi ; ils ne se volent pas.
    .subject = Les héros
ruling-FR26 = La Chasseuse de têtes élimine un héros adverse quand on la joue ; sans héros à éliminer, on peut la jouer aussi.
ruling-FR27 = Rien ne répond à la Chasseuse de têtes ; le pouvoir du héros éliminé cesse aussitôt.
    .subject = Les héros
ruling-FR28 = Un slogan chacun, 80 caractères, sans mention ni lien ; sans slogan on vote sans pouvoir gagner, et une majorité peut s’en passer.
    .subject = Les slogans
ruling-FR29 = On ne demande l’âge de personne : un tirage public remplace « le plus jeune commence ».
    .subject = Qui commence
ruling-FR30 = Les places sont tirées au début et montrées en cercle ; « à gauche » est le suivant du cercle.
    .subject = L’ordre du jeu
ruling-FR31 = Les échanges se font avant de jouer, avec un seul autre joueur, jusqu’à trois offres par tour.
    .subject = Les échanges
ruling-FR32 = L’échange se fait d’un coup quand les deux ont confirmé des cartes nommées ; les paroles n’engagent jamais.
    .subject = Les échanges
ruling-FR33 = Une offre tombe dès que le joueur actif joue, ou sans réponse à temps ; seul le partenaire voit les cartes offertes.
    .subject = Les échanges
ruling-FR34 = Les prisonniers peuvent échanger à leur tour ; au second tour, chacun peut échanger avec chacun.
    .subject = Les échanges
ruling-FR35 = Les finalistes gardent leurs votes, Fans et héros, et les votes protégés qu’on leur apporte.
    .subject = Les finalistes
ruling-FR36 = Tout le reste va dans la nouvelle pioche ; chacun sort de prison et reçoit sept cartes.
    .subject = Entre les deux tours
ruling-FR37 = Les votes non protégés des éliminés sont perdus et mélangés à la pioche.
    .subject = Les finalistes
ruling-FR38 = Le soutien se choisit en secret, se dévoile d’un coup et ne change plus ; le silence rejoint le finaliste le moins soutenu.
    .subject = Les soutiens
ruling-FR39 = Le nouveau décompte comprend la Plume ; 51 % donnent la victoire, le plus haut si les deux y sont.
ruling-FR40 = Un finaliste sans soutien joue seul.
    .subject = Les finalistes
ruling-FR41 = Le suivant du dernier joueur du premier tour commence le second.
    .subject = Qui commence
ruling-FR42 = Au second tour, votes, Fans, héros et libérations vont à son finaliste ; les attaques visent l’autre finaliste seulement.
    .subject = Le second tour
ruling-FR43 = Tant qu’un finaliste est en prison, toute l’équipe l’est ; une libération par l’un d’eux libère tout le monde.
    .subject = La prison
ruling-FR44 = La zizanie et l’espion touchent tous les autres joueurs, équipiers compris.
    .subject = La zizanie
ruling-FR45 = 51 % donnent la victoire aussitôt, sinon le plus haut total quand la pioche est épuisée ; les soutiens sont nommés avec le vainqueur.
    .subject = Atteindre 51 %
ruling-FR46 = Un tour manqué jette la carte la moins utile : une libération si l’on est libre, sinon le plus petit vote.
    .subject = Le silence
ruling-FR47 = Qui s’en va au premier tour laisse ses votes sur la table et ne peut être finaliste ; le dernier restant gagne.
    .subject = Les départs
ruling-FR48 = Si un finaliste s’en va au second tour, l’autre gagne ; un soutien qui s’en va est seulement sauté.
    .subject = Les départs
ruling-FR49 = Un prisonnier peut être le partenaire de l’échange d’un autre.
    .subject = Les échanges
ruling-FR50 = Le tirage du premier joueur se fait entre les ex æquo, entre tous si personne n’a de voix.
    .subject = Décompte final et égalités
ruling-FR51 = Les égalités comptent les cartes vraiment restées en main, au second tour celles du finaliste lui-même.
    .subject = Décompte final et égalités
ruling-FR52 = Les 51 % ne se vérifient qu’une fois tous les soutiens dévoilés ; les silencieux sont placés à l’ouverture, dans l’ordre du jeu.
    .subject = Atteindre 51 %
ruling-FR53 = La zizanie d’un équipier est arrêtée par le Garde du corps du finaliste, et touche sinon l’équipe.
    .subject = La zizanie
ruling-FR54 = La libération jouée par un soutien libère aussitôt l’équipe ; seul celui qui l’a jouée y a passé son tour.
    .subject = La prison
ruling-FR55 = Sont volées toutes les cartes prises par perte d’électeurs, bouc émissaire et zizanie, rendues ou non.
ruling-FR56 = Si le voleur se tait, les plus petits votes en main sont rendus, le plus petit d’abord, puis des cartes au hasard.
    .subject = La zizanie
ruling-FR57 = Le silence ne joue jamais de carte ; sans libération ni vote à jeter, une carte au hasard, de quoi sortir de prison en dernier.
    .subject = Le silence
ruling-FR58 = Les cartes rendues ou échangées ne comptent pas comme sorties de la main.
    .subject = Jouer, jeter, piocher
ruling-FR59 = Les slogans sont anonymes jusqu’à la fin du vote, et le vôtre n’est pas dans votre liste.
    .subject = Les slogans
ruling-FR60 = Une carte jouée, c’est une seule vérification des 51 %, une fois que tout ce qu’elle déplace est déplacé.
    .subject = Atteindre 51 %
ruling-FR61 = Au second tour, les cibles permises s’imposent à tous, finalistes compris.
    .subject = Le second tour
ruling-FR62 = Aux partants on ne peut que prendre des votes et éliminer des héros ; à la fin du premier tour leurs votes sont mélangés.
    .subject = Les départs
ruling-FR63 = Moins de deux joueurs actifs finissent la partie aussitôt ; ce qu’un partant a en cours s’achève d’abord par défaut.
    .subject = Les départs
ruling-FR64 = Un boost laissé sans suite ne compte pas comme un tour manqué.
    .subject = Le boost
ruling-FR65 = Les offres d’une à sept cartes comptent quand elles partent ; tous lisent seulement le partenaire et le nombre.
    .subject = Les échanges
ruling-FR66 = Les votes apportés gardent leurs Fans pour de bon, et la Plume les compte.
ruling-FR67 = Un prisonnier peut être finaliste, et gagner un décompte final.
    .subject = La prison
ruling-FR68 = On peut montrer qui n’a pas répondu, jamais les réponses ; celle d’un joueur et celle de l’horloge se lisent pareil.
    .subject = Ce qui se voit des réponses

### Pictures

pic-around = Tour { $round } sur 2 · coup { $turn }
pic-turn = À { $seat } de jouer
pic-turn-for = { $seat } joue pour { $finalist }
pic-slogan = Chacun écrit son slogan
pic-ballot = Votez pour un slogan
pic-pledge = Qui soutenez-vous ?
pic-soon = La campagne commence
pic-won = { $seat } l’emporte
pic-drawn = Personne n’est élu
pic-pile = Pioche { $n }
pic-used = Défausse { $n } : { $card }
pic-percent = { $n } %
pic-final = décompte { $n }
pic-no-votes = aucun vote
pic-retired = a quitté la course
pic-jailed = EN PRISON
pic-team = Équipe
pic-alone = personne
pic-slogans = Les slogans
pic-struck = (retiré par la modération)
pic-votes = { $n } voix
pic-votes-safe = { $votes ->
    [one] { $votes } vote posé
   *[other] { $votes } votes posés
}, { $safe } sous Fans
pic-to-go = { $n ->
    [0] objectif atteint
   *[other] encore { $n } pour gagner
}
pic-reach = Vous passeriez à { $n } %.
pic-reach-for = Votre finaliste passerait à { $n } %.
pic-your-hand = Votre main, { $seat }
pic-spied = Main vue par votre espion : { $seat }
pic-kind-vote = vote
pic-kind-attack = attaque
pic-kind-defence = défense
pic-kind-special = spécial
pic-kind-hero = HÉROS
pic-h_bonus = La Plume
pic-h_law = Avocate étoile
pic-h_fans = Fan-club
pic-h_guard = Garde du corps
pic-h_hunter = Chasseuse de têtes
pic-do-jail = Un adversaire ne joue plus avant sa libération.
pic-do-free = Vous sort de prison.
pic-do-loss1 = Prenez un vote non protégé.
pic-do-loss2 = Prenez un vote à deux adversaires.
pic-do-fans = Protégez pour de bon un de vos votes.
pic-do-scape = Volez deux cartes à une main, rendez-en deux.
pic-do-discord = Volez une carte à chacun, rendez-en une.
pic-do-spy = Regardez toutes les autres mains, une fois.
pic-do-boost = Jouez aussitôt deux cartes de plus.
pic-do-h_bonus = +1 % par vote au décompte final.
pic-do-h_law = On ne peut pas vous emprisonner.
pic-do-h_fans = Personne ne vous prend d’électeurs.
pic-do-h_guard = Personne ne touche à votre main.
pic-do-h_hunter = Retirez le héros d’un adversaire.
pic-backs = joue pour { $finalist }
pic-behind-bars = en prison
pic-alt-loyal = { $n } protégé
pic-alt-votes = votes { $votes }
pic-alt-candidate = { $seat } : { $facts } ; { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main
pic-alt-idle = Pas jouable maintenant.
pic-alt-card = • { $card } : { $text } { $note }
pic-spied-cards = { $cards }
