### Ce que le bot dit sur Discord : commandes, boutons, fiches. `cmd-…` sont les commandes et leurs options.

## Les commandes de chaque jeu

cmd-new = nouvelle
    .about = Ouvrir une table dans ce salon ; les autres la rejoignent par un bouton
cmd-new-language = langue
    .about = La langue du plateau (la vôtre, sans autre choix)
cmd-join = rejoindre
    .about = Prendre place à la table de ce salon avant le début
cmd-leave = quitter
    .about = Quitter la table avant le début de la partie
cmd-start = commencer
    .about = Distribuer et commencer, dès qu’il y a assez de monde
cmd-hand = main
    .about = Ma place : ce que vous avez, la question posée, tous vos choix (pour vous seul)
cmd-board = plateau
    .about = Ramener le plateau en bas du salon, ou le lire en mots
cmd-board-text = texte
    .about = Oui : tout le plateau en mots, pour vous seul
cmd-do = jouer
    .about = Répondre à la question posée, sans boutons ; les choix s’affichent pendant la saisie
cmd-do-what = quoi
    .about = Tapez quelques mots d’un choix, puis sélectionnez-le
cmd-do-text = texte
    .about = Vos propres mots, quand le choix en demande
cmd-log = journal
    .about = Ce qui s’est passé à cette table, pour autant que vous puissiez le savoir
cmd-undo = annuler
    .about = Reprendre votre dernier coup, si rien n’a été révélé ni répondu depuis
cmd-rules = règles
    .about = Les règles en bref, une carte ou une décision (pour vous seul)
cmd-rules-topic = sujet
    .about = Tapez quelques mots d’une page, d’une carte ou d’une décision
cmd-resign = abandonner
    .about = Céder votre place pour de bon ; une confirmation vous est demandée

## Les commandes de la maison

cmd-games = parties
    .about = Vos tables partout, celles qui vous attendent d’abord
cmd-help = aide
    .about = Ce qu’il y a, comment commencer, et où sont les règles

## Boutons

ui-my-seat = Ma place
ui-log = Journal
ui-rules = Règles
ui-help = Aide
ui-join = Rejoindre
ui-leave = Quitter
ui-start = Commencer
ui-options = Options
ui-refresh = Actualiser
ui-undo = Annuler
ui-back = Retour
ui-earlier = Précédent
ui-later = Suivant
ui-newest = Le plus récent
ui-do-it = Oui, je le fais
ui-resign = Oui, je cède ma place
ui-open-thread = Ouvrir un fil

## Le plateau

ui-board = ## { $game }{ $status ->
        [paused] { "" } · en pause
        [over] { "" } · terminée
        [ended] { "" } · terminée
       *[other] { "" }
    }
ui-until = { $text } · { $when }
ui-live = Personne n’a de question à résoudre en ce moment.
ui-paused = La table est en pause : on ne peut rien jouer et aucun délai ne court.
ui-over = La partie est terminée.
ui-ended = La partie s’est arrêtée sans vainqueur.
ui-lobby-wait = La partie n’a pas encore commencé.
ui-won = { $count ->
        [0] **La partie est terminée : personne ne gagne.**
        [one] **La partie est terminée : { $seats } l’emporte.**
       *[other] **La partie est terminée : { $seats } se partagent la victoire.**
    }
ui-seed = -# Graine : `{ $seed }` · son empreinte, publiée au début : `{ $fingerprint }`
ui-fingerprint = -# Empreinte de la graine : `{ $fingerprint }`
ui-cannot-show = Le plateau de *{ $game }* ne peut pas s’afficher dans { $channel } : il me manque { $names } là-bas. Accordez cette permission et le plateau reviendra tout seul.
ui-cannot-show-now = Le plateau de *{ $game }* ne peut pas s’afficher dans { $channel } pour l’instant ; il reviendra tout seul.

## L’antichambre

ui-lobby = ## { $game } : qui joue ?
ui-lobby-closed = Cette table est fermée : plus personne n’y est assis. Ouvrez-en une autre avec `/… new`.
ui-seats = **Joueurs** ({ $have }, il en faut { $needed }) : { $people }
ui-option = { $name } : **{ $value }**
ui-options-head = **Options** · vous seul, l’hôte, voyez ceci. Elles sont figées au début de la partie.
ui-opened = La table est ouverte dans { $channel }. Les autres la rejoignent par le bouton ; c’est vous qui lancez la partie.
ui-joined = Vous êtes à la table.
ui-left = Vous avez quitté la table.
ui-busy = Il y a déjà une table dans ce salon. Un fil peut accueillir la suivante.

## Ma place

ui-panel = -# { $game } · { $channel }
ui-watching = Vous êtes spectateur : voici ce que tout le monde peut voir.
ui-choose = Choisir ({ $count }){ $pages ->
        [one] { "" }
       *[other] , page { $page } sur { $pages }
    }
ui-sure = Vraiment **{ $play }** ? On ne peut pas revenir en arrière.
ui-undo-asked = On demande aux autres si vous pouvez revenir en arrière.
ui-resign-sure = Voulez-vous vraiment céder votre place pour de bon ? La partie continue sans vous, ou s’arrête.
ui-resigned = Vous avez cédé votre place.
ui-type-more = … et { $count } de plus : tapez quelques mots
ui-board-again = Le plateau est de nouveau en bas du salon.

## Lecture

ui-page = **{ $title }**{ $pages ->
        [one] { "" }
       *[other] { "" } · page { $page } sur { $pages }
    }
ui-log-head = **{ $game }** · journal, { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
ui-help-head = **Backroom** accueille des jeux politiques dont il connaît les règles : il distribue, demande, vérifie et compte les points.
ui-help-game = `/{ $name } new` · **{ $title }** : { $pitch }
ui-help-how = 1. Quelqu’un ouvre une table avec `/… new` ; les autres appuient sur **Rejoindre** ; puis **Commencer**.
    2. **Ma place**, sur le plateau, montre ce que vous seul pouvez voir et tous vos choix.
    3. Tout marche aussi sans boutons : `/… hand`, `/… do`, `/… board text:True`.
    4. Règles et cartes : `/… rules`. Vos tables partout : `/games`.
ui-games-none = Vous n’êtes assis à aucune table. Ouvrez-en une avec `/… new` dans un salon.
ui-game = { $waiting ->
        [true] ▶ **{ $title }** dans { $where } : on vous attend{ $due ->
            [none] .
           *[other] { "" } · { $due }
        }
       *[false] **{ $title }** dans { $where }
    }

## Refus

no-unknown-button = Ce bouton n’est pas à moi, ou il est bien trop vieux. `/games` énumère vos tables.
no-no-table-here = Il n’y a pas de table de ce jeu dans ce salon. `/{ $game } new` en ouvre une ; `/games` énumère les vôtres.
no-other-game-here = La table de ce salon joue à *{ $game }* : utilisez `/{ $game } …` ici.
no-no-such-play = Cela ne correspond à aucun des { $count } choix, ou à plusieurs. Sélectionnez-en un dans la liste pendant la saisie.
no-no-such-topic = Aucune page, carte ni décision unique ne s’appelle ainsi. Sélectionnez-en une dans la liste pendant la saisie.
no-missing-permissions = Je ne peux pas tenir une table ici : il me manque { $names } dans ce salon. Quelqu’un qui le gère peut l’accorder.
no-no-permission-here = Discord ne me laisse pas faire cela ici : il me manque une permission. `/help` dit ce qu’il me faut.
no-no-store-now = La base de données ne peut pas être écrite en ce moment ; rien n’a donc changé. Réessayez dans un instant.
no-inner = Quelque chose s’est mal passé de mon côté. Regardez le plateau avant de réessayer. Si cela se reproduit, donnez ce numéro au responsable du bot : `{ $reference }`

permission-view_channel = *Voir le salon*
permission-send_messages = *Envoyer des messages*
permission-send_messages_in_threads = *Envoyer des messages dans les fils*
permission-attach_files = *Joindre des fichiers*
permission-create_public_threads = *Créer des fils publics*

## Votes

ui-vote-undo = **{ $seat } demande à reprendre le dernier coup.** Réponses attendues : { $missing }{ $until ->
        [none] { "" }
       *[other] { "" } · le silence vaut refus, { $until }
    }
vote-undo-yes = Oui, reprendre
vote-undo-no = Non
ui-vote-pause = **{ $seat } demande une pause.** Réponses attendues : { $missing }{ $until ->
        [none] { "" }
       *[other] { "" } · le silence vaut refus, { $until }
    }
vote-pause-yes = Oui, pause
vote-pause-no = Non, on continue
ui-vote-miss = **{ $seat } n’a pas joué. Que faire ?** Votes attendus : { $missing }{ $until ->
        [none] { "" }
       *[other] { "" } · à égalité on attend, { $until }
    }
vote-miss-wait = Attendre
vote-miss-default = Coups par défaut
vote-miss-replace = Libérer la place
vote-miss-end = Arrêter la partie
ui-again-0 = Revanche
ui-again-1 = Échanger les camps
