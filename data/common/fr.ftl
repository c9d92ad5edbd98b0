### Les mots de la maison : noms, options, journal, refus, base de données.

no-words = (Il n’y a pas de mots pour cela.)
number = { $value }
list-empty = rien
list-last = { $first } et { $last }
seat-nobody = Joueur { $number }
pic-page = { $title } (image { $page } sur { $pages })

## Les options d’une table

option-pace = Rythme
    .help = Combien de temps une question peut rester ouverte
option-pace-live = en direct
    .help = Un tour 10 minutes, une réaction ou une offre 2, une question à tous 5
option-pace-daily = au jour le jour
    .help = Un tour 24 heures, une réaction 8, une offre 6, une question à tous 24
option-pace-relaxed = tranquille
    .help = Un tour 72 heures, une réaction 24, une offre 12, une question à tous 48
option-pace-none = sans échéance
    .help = Chacun prend le temps qu’il lui faut
option-seating = Places
    .help = Qui s’assoit où
option-seating-drawn = tirées au sort
    .help = Le sort décide
option-seating-joined = par ordre d’arrivée
    .help = L’hôte en premier
option-silence = Quand un tour est manqué
    .help = Ce qui arrive quand le temps de quelqu’un est écoulé
option-silence-vote = les autres votent
    .help = Après deux de suite, les autres décident
option-silence-default = le coup par défaut est joué
    .help = Le coup par défaut du jeu est joué aussitôt
option-card_set = Cartes

## Le journal

log-undo = { $seat ->
    [none] Un coup a été repris.
   *[other] { $seat } a repris un coup.
}
log-rewind = La modération est revenue à la ligne { $row }.
log-clock = Le temps de { $seat } était écoulé.
log-standing = C’était une consigne de { $seat }.

## Ce qui n’est pas possible, et ce qui l’est

no-other = Ce n’est pas possible maintenant. *{ $my-seat }* montre ce qui l’est.
no-no-table = Cette table n’existe plus. `/parties` donne la liste des vôtres.
no-not-here = Cette table se trouve dans un autre salon : rien n’a été fait, et rien d’elle ne peut être montré ici. `/parties` donne la liste des vôtres.
no-unreadable = Cette table a été enregistrée par une version plus récente du bot, ou est abîmée : rien n’est perdu, mais elle ne peut pas être montrée pour l’instant.
no-try-again = Trop de choses se sont passées d’un coup à cette table. Réessayez.
no-no-game = Ce jeu n’existe pas. `/aide` donne la liste de ce qu’il y a.
no-channel-busy = Ce salon a déjà une table ouverte. Jouez-la, terminez-la, ou ouvrez la vôtre dans un fil.
no-channel-not-allowed = La modération de ce serveur n’autorise des tables que dans d’autres salons.
no-too-many-tables = Ce serveur a déjà { $most } tables ouvertes, autant que sa modération l’autorise. Attendez que l’une se termine.
no-no-option = Cette option n’existe pas. La table montre ce qui peut être choisi.
no-bad-value = { $option } : au choix { $allowed }.
no-bad-number = { $option } : un nombre entier{ $least ->
    [none] { "" }
   *[other] { " " }à partir de { $least }
}{ $most ->
    [none] .
   *[other] { " " }jusqu’à { $most }.
}
no-bad-option = Les options ne vont pas ensemble telles qu’elles sont. Choisissez de nouveau avant de commencer.
no-bad-seats = Ce jeu se joue de { $least } à { $most } personnes.
no-lobby-closed = Cette table a déjà commencé. Vous pouvez la regarder, ou en ouvrir une autre.
no-lobby-full = Les { $most } places sont prises. Vous pouvez regarder, ou ouvrir une autre table.
no-lobby-small = Il faut { $least } personnes et { $have ->
    [one] une seule est assise
   *[other] { $have } sont assises
}. Les autres rejoignent la table avec le bouton.
no-already-joined = Vous êtes déjà à cette table.
no-not-joined = Vous n’êtes pas à cette table. Rejoignez-la d’abord.
no-not-host = Seule la personne qui a ouvert la table peut faire cela.
no-not-started = Cette table n’a pas encore commencé. On y voit qui est là ; chacun peut lancer la partie.
no-running = Cette table est en cours ; il n’y a rien à reprendre.
no-paused = Cette table est en pause : personne ne joue et aucune horloge ne court. Elle continue quand on la reprend.
no-paused-by-moderator = La modération a mis cette table en pause, et c’est elle qui la reprend : `/modération reprendre`.
no-over = Cette partie est terminée. Son plateau montre le résultat ; *{ $rematch }* en ouvre une autre.
no-not-over = Cette partie est encore en cours. Une fois terminée, elle peut avoir sa revanche.
no-replaced = Cette table a été recommencée : jouez la nouvelle.
no-not-seated = Vous n’êtes pas à cette table. Vous pouvez regarder : son plateau montre tout ce qui est public.
no-not-your-turn = Cette question s’adresse à quelqu’un d’autre ; on ne vous demande rien pour l’instant.
no-not-your-question = Cette question s’adresse à quelqu’un d’autre. *{ $my-seat }* montre ce qu’on vous demande.
no-stale-ask = Cette question a déjà sa réponse. *{ $my-seat }* montre ce qui est demandé maintenant.
no-not-asked = On ne vous demande rien pour l’instant. Le plateau montre à qui l’on demande quelque chose.
no-not-legal = Les règles ne le permettent pas maintenant. *{ $my-seat }* montre tout ce qu’elles permettent.
no-bad-order = Ce jeu n’admet pas cette consigne. *{ $my-seat }* montre celles qu’il admet.
no-nothing-to-undo = Vous n’avez pas de coup à reprendre ici.
no-vote-open = La question est déjà posée ; attendez les réponses.
no-no-vote = Ce vote est terminé. Le plateau montre ce qui en est sorti.
no-no-such-vote = { $open ->
    [true] Ce n’est pas une des réponses. Sélectionnez-en une dans la liste pendant la saisie, ou servez-vous des boutons sous le plateau.
   *[other] Aucun vote en cours ici ne vous concerne.
}
no-not-a-voter = Ce vote est pour les autres personnes de la table.
no-bad-choice = Ce n’est pas une des réponses. Utilisez l’un des boutons.
no-already-out = Vous avez déjà abandonné cette place. Vous pouvez regarder.
no-no-seat = Cette place n’existe pas. Le plateau nomme celles qu’il y a.
no-not-vacant = Cette place n’est pas libre. Chaque place libre a un bouton sous le plateau.
no-already-vacant = Cette place est déjà libre. Quelqu’un peut la prendre.
no-knows-log = Qui a pris le journal complet d’une table connaît toutes les mains et peut seulement regarder. Une autre personne peut s’asseoir.
no-not-member = Cette personne n’est pas sur ce serveur. Choisissez quelqu’un qui y est.
no-already-seated = Cette personne est déjà à cette table : une personne, une place.
no-no-setting = Ce réglage n’existe pas. La liste montre ce qui peut être réglé.
no-bad-setting = Ce n’est pas une des valeurs que ce réglage peut prendre.
no-bad-zone = Je ne connais pas ce fuseau horaire. Écrivez-le comme `Europe/Paris` ou `America/New_York`.
no-bad-quiet = Les heures calmes forment une seule plage de 10 heures par jour au plus, écrite comme `22:00-07:30`.
no-bad-dates = La fin doit être à venir, après le début et à 60 jours de lui au plus.
no-bad-date = Je ne lis pas de jour là-dedans. Écrivez l’année, le mois et le jour, par exemple `{ $example }`.
no-no-row = Cette ligne n’existe pas. Le journal va de 0 à { $last }.
no-no-slogan = Il n’y a pas de tel slogan à cette table, ou il est déjà retiré. Le plateau numérote ceux qui y sont.
no-no-clock = Aucune question avec échéance n’attend cette place pour l’instant.
no-no-audit = Cette entrée n’existe pas. `/modération registre` donne celles de ce serveur.
no-expired = Cela remonte à plus de sept jours et reste tel quel.
no-already-undone = Cela a déjà été annulé.
no-cannot-be-undone = Cela ne peut pas être annulé : ce qui a été dit ou envoyé demeure.
no-secret-log = Le journal contient les secrets de tous : tant que la partie dure ou peut être rouverte, seule une personne de la modération qui n’est pas à la table peut l’avoir.
no-bad-log = Ce n’est pas le journal complet d’un jeu que je connais, ou ses lignes ne découlent pas des règles. `/modération exporter` en donne de complets.

## La base de données

store-busy = Un autre programme garde la base de données { $path } verrouillée. Arrêtez-le, puis relancez.
store-full = Il n’y a plus de place sur le disque de { $path }. Rien d’inachevé n’a été gardé ; faites de la place, puis relancez.
store-read-only = La base de données { $path } ne peut pas être écrite. Donnez à l’utilisateur du bot le droit d’écrire dans le fichier et son dossier.
store-not-a-database = { $path } n’est pas une base de données de ce bot. Nommez un autre fichier dans BACKROOM_DB, ou restaurez une sauvegarde.
store-damaged = La base de données { $path } est abîmée ({ $reason }). Restaurez une sauvegarde : python bot.py restore FICHIER
store-cannot-open = La base de données { $path } ne peut pas être ouverte. Vérifiez que son dossier existe et que l’utilisateur du bot peut y écrire.
store-too-new = La base de données { $path } a été écrite par une version plus récente ({ $have } ; celle-ci connaît { $know }). Lancez cette version, ou restaurez une sauvegarde plus ancienne.
store-in-use = Un bot tourne sur { $path }. Arrêtez-le d’abord, puis restaurez.
store-no-backup = Il n’y a pas de fichier { $path } à restaurer.
store-same-file = { $path } est la base de données elle-même. Nommez un autre fichier pour la sauvegarde.
store-failed = La base de données { $path } a échoué ({ $reason }).

### Terminal
end-winners = La partie est terminée. Victoire de { $seats }.
end-draw = La partie est terminée : égalité.
