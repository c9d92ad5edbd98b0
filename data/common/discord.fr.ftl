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
    .about = Ma place : ce que vous avez, la question posée, tous vos choix (visible par vous uniquement)
cmd-board = plateau
    .about = Ramener le plateau en bas du salon, ou le lire en mots
cmd-board-text = texte
    .about = Oui : tout le plateau en mots, visible par vous uniquement
cmd-do = jouer
    .about = Répondre à la question posée, sans boutons ; les choix s’affichent pendant la saisie
cmd-do-what = quoi
    .about = Tapez quelques mots d’un choix, puis sélectionnez-le
cmd-do-text = texte
    .about = Vos propres mots, quand le choix en demande
cmd-do-sure = sûr
    .about = Le faire tout de suite, sans nouvelle question
cmd-log = journal
    .about = Ce qui s’est passé à cette table, pour autant que vous puissiez le savoir
cmd-undo = annuler
    .about = Reprendre votre dernier coup ; l’accord des autres est demandé s’il s’est passé quelque chose
cmd-rules = règles
    .about = Les règles en bref, une carte ou une décision (visible par vous uniquement)
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
ui-whole-board = Tout le plateau en mots
ui-grid = Grille
ui-grid-of = Grille de { $seat }
ui-rules = Règles
ui-help = Aide
ui-join = Rejoindre
ui-leave = Quitter
ui-start = Commencer
ui-options = Options
ui-refresh = Actualiser
ui-undo = Reprendre mon coup
ui-back = Retour
ui-earlier = Précédent
ui-previous = Précédent
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
ui-until = { $text } · le délai expire { $when }
ui-live = Personne n’a à répondre pour l’instant.
ui-paused = La table est en pause : on ne peut rien jouer et aucun délai ne court.
ui-over = La partie est terminée.
ui-ended = La partie s’est arrêtée sans vainqueur.
ui-lobby-wait = La partie n’a pas encore commencé.
ui-drawn-as = -# Sur l’image, Joueur { $number } est { $seat }.
ui-won = { $count ->
        [0] **La partie est terminée : personne ne gagne.**
        [one] **La partie est terminée : { $seats } l’emporte.**
       *[other] **La partie est terminée : { $seats } se partagent la victoire.**
    }
ui-seed = -# Franc jeu : tout le hasard de cette partie vient du tirage `{ $seed }`. Le journal en donnait l’empreinte (BLAKE2b) dès le début, il n’a donc pas été choisi après coup : `{ $fingerprint }`
ui-fingerprint = -# Franc jeu : tout le hasard de cette partie vient d’un tirage secret, révélé à la fin. Cette empreinte permettra alors de vérifier que personne ne l’a changé : `{ $fingerprint }`
ui-begun = -# Une partie commence : { $seats }. **Règles** explique le jeu, **Journal** raconte la donne.
ui-cannot-show = Le plateau de *{ $game }* ne peut pas s’afficher dans { $channel } : il me manque { $names } là-bas. Accordez cette permission et le plateau reviendra tout seul.
ui-cannot-show-now = Le plateau de *{ $game }* ne peut pas s’afficher dans { $channel } pour l’instant ; il reviendra tout seul.

## L’antichambre

ui-lobby = ## { $game } : qui joue ?
ui-lobby-closed = Cette table est fermée{ $why ->
        [abandoned] { " " }: personne n’y a touché depuis { $days } jours
        [people] { " " }: plus personne n’y est assis
       *[other] { "" }
    }. `/{ $name } nouvelle` en ouvre une autre.
ui-lobby-closes = -# Elle se ferme d’elle-même { $when } si personne n’y prend place, ne la quitte ni n’y change rien.
ui-seats = **Joueurs** ({ $have }, il en faut { $needed }) : { $people }
ui-host = { $seat } (hôte)
ui-option = { $name } : **{ $value }**
ui-options-frozen = **Options** · figées depuis le début de la partie.
ui-options-head = **Options** · visible par l’hôte uniquement. Elles sont figées au début de la partie.
ui-opened = La table est ouverte dans { $channel }. Les autres la rejoignent par le bouton ; c’est vous qui lancez la partie.
ui-done-below = C’est fait. Le message dont vous avez utilisé le bouton a été supprimé entre-temps ; le nouveau est en bas du salon.
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
ui-sure-again = Ce choix demande confirmation : appuyez sur le bouton ci-dessous, ou renvoyez la même commande avec `sûr: True`.
ui-sure = Votre choix : **{ $play }**.{ $others ->
        [none] { "" }
       *[other] { "" } Vous pourriez encore : { $others }.
    }
    -# Dès que quelque chose a été révélé ou répondu, il faut l’accord des autres pour revenir en arrière.
ui-undo-asked = On demande aux autres si la table revient avant ceci : « { $first } »{ $later ->
        [0] { "" }
        [one] { "" } Le coup suivant est repris avec lui : « { $last } »
       *[other] { "" } { $later } coups suivants sont repris avec lui, le dernier étant : « { $last } »
    }
ui-resign-sure = Voulez-vous vraiment céder votre place pour de bon ? { $count ->
        [one] La partie s’arrête alors : { $winner } l’emporte.
       *[other] La partie continue sans vous, à moins que les règles n’y mettent fin.
    }
ui-resigned = Vous avez cédé votre place.
ui-type-more = … et { $count } de plus : tapez quelques mots
ui-board-again = Le plateau est de nouveau en bas du salon.

## Lecture

ui-page = **{ $title }**{ $pages ->
        [one] { "" }
       *[other] { "" } · page { $page } sur { $pages }
    }
ui-contents = Aller à une page
ui-rulings-page = Décisions, { $page } sur { $pages }
ui-ruling-head = { $subject ->
        [none] Décision { $number }
       *[other] { $subject } · décision { $number }
    }
ui-log-head = **{ $game }** · journal, { $count ->
        [one] une étape : la donne
       *[other] { $count } étapes : la donne, puis chaque réponse et ses suites
    }
ui-help-head = **Backroom** accueille des jeux politiques dont il connaît les règles : il distribue, demande, vérifie et compte les points.
ui-help-game = `/{ $name } nouvelle` · **{ $title }** : { $pitch }
ui-help-how = 1. Quelqu’un ouvre une table avec `/… nouvelle` ; les autres appuient sur **{ $join }** ; puis **{ $start }**.
    2. **{ $my-seat }**, sur le plateau, montre ce qui est visible par vous uniquement, et tous vos choix.
    3. Tout marche aussi sans boutons : `/… main`, `/… jouer`, `/… plateau` (option *texte*).
    4. Règles et cartes : `/… règles`. Vos tables partout : `/parties`.
ui-games-none = Vous n’êtes assis à aucune table. Ouvrez-en une avec `/… nouvelle` dans un salon.
ui-game = { $state ->
        [mine] ▶ **{ $title }** · { $channel } · à vous de jouer
        [lobby] **{ $title }** · { $channel } · pas encore commencée
        [paused] **{ $title }** · { $channel } · en pause
        [unreadable] **{ $title }** · { $channel } · ne peut pas s’afficher pour l’instant
       *[live] **{ $title }** · { $channel } · on attend { $seats }
    }{ $due ->
        [none] { "" }
       *[other] { "" } · { $due }
    } · [Voir le plateau]({ $link })
ui-my-seat-in = Ma place : { $game }

## Refus

no-unknown-button = Ce bouton n’est pas à moi, ou il est bien trop vieux. `/parties` énumère vos tables.
no-no-table-here = Il n’y a pas de table de ce jeu dans ce salon. `/{ $game } nouvelle` en ouvre une ; `/parties` énumère les vôtres.
no-other-game-here = La table de ce salon joue à *{ $title }* : utilisez `/{ $game } …` ici.
no-no-such-play = Ce n’est pas possible maintenant. Voici ce qu’on vous demande :
ui-which = { $fitting ->
        [0] Voici vos choix :
       *[other] Cela correspond à { $count } choix. Lequel voulez-vous ?
    }
no-no-such-topic = Aucune page, carte ni décision unique ne s’appelle ainsi. Sélectionnez-en une dans la liste pendant la saisie.
no-missing-permissions = Je ne peux pas tenir une table ici : il me manque { $names } dans ce salon. Quelqu’un qui le gère peut l’accorder.
no-leave-running = La partie est en cours, on ne peut plus simplement quitter la table : `/{ $name } abandonner` cède votre place pour de bon, après confirmation.
no-options-running = Les options sont figées depuis le début de la partie ; `/{ $name } options` les montre.
no-start-running = La partie a déjà commencé. **{ $my-seat }** sur le plateau montre vos choix, `/{ $name } plateau` ramène le plateau.
no-no-team = Vous n’avez ici aucune équipe avec qui parler : il faut au moins deux personnes qui jouent ensemble.
no-no-team-here = Cette table est à un endroit où il ne peut pas y avoir de fil privé ; dans un salon textuel, si.
no-team-permissions = Je ne peux pas ouvrir de fil pour votre équipe : il me manque { $names } dans le salon de la table. Quelqu’un qui le gère peut l’accorder ; la partie continue sans cela.
no-team-locked = La modération a verrouillé le fil de votre équipe, { $thread } ; elle seule peut le rouvrir.
no-permission-here = Discord ne me laisse pas faire cela ici : il me manque une permission. `/aide` dit ce qu’il me faut.
no-store-now = La base de données ne peut pas être écrite en ce moment ; rien n’a donc changé. Réessayez dans un instant.
no-inner = Quelque chose s’est mal passé de mon côté. Regardez le plateau avant de réessayer. Si cela se reproduit, donnez ce numéro au responsable du bot : `{ $reference }`

permission-view_channel = *Voir le salon*
permission-send_messages = *Envoyer des messages*
permission-send_messages_in_threads = *Envoyer des messages dans les fils*
permission-attach_files = *Joindre des fichiers*
permission-create_public_threads = *Créer des fils publics*
permission-create_private_threads = *Créer des fils privés*
permission-manage_threads = *Gérer les fils*

## Votes

ui-vote-undo-what = **{ $seat } demande à reprendre un coup**, pour revenir avant ceci : « { $first } »{ $later ->
        [0] { "" }
        [one] { "" } Le coup suivant est repris avec lui : « { $last } »
       *[other] { "" } { $later } coups suivants sont repris avec lui, le dernier étant : « { $last } »
    }
ui-vote-undo = Réponses attendues : { $missing }{ $until ->
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
ui-refused-undo-no = -# { $seat } demandait à reprendre un coup ; tout le monde n’était pas d’accord, rien n’est repris.
ui-refused-undo-void = -# { $seat } demandait à reprendre un coup ; la partie a continué avant que tous aient répondu.
ui-refused-pause-no = -# { $seat } demandait une pause ; tout le monde n’était pas d’accord, la partie continue.
ui-vote-miss = **{ $seat } n’a pas joué. Que faire ?** Votes attendus : { $missing }{ $until ->
        [none] { "" }
       *[other] { "" } · à égalité on attend, { $until }
    }
vote-miss-wait = Attendre
vote-miss-default = Coups par défaut
vote-miss-replace = Libérer la place
vote-miss-end = Arrêter la partie
ui-again-0 = Revanche
ui-again-1 = Revanche, camps échangés
ui-again-how = **{ $rematch }** sur le plateau, ou `/{ $name } revanche`, ouvre une table pour les mêmes personnes.

## D’autres commandes de chaque jeu

cmd-options = options
    .about = Voir les options de la table et choisir (l’hôte seulement)
cmd-options-option = option
    .about = Quelle option
cmd-options-value = valeur
    .about = Ce qu’elle doit être
cmd-rematch = revanche
    .about = Ouvrir une table pour les mêmes personnes, une fois la partie terminée
cmd-rematch-swap = échanger
    .about = Oui : chacun avance d’une place
cmd-team = équipe
    .about = Ouvrir le fil privé de votre équipe, ou le retrouver
cmd-standing = consignes
    .about = Consignes permanentes : répondre d’avance à un genre de question
cmd-pause = pause
    .about = Demander une pause aux autres ; aucun délai ne court entre-temps
cmd-resume = reprendre
    .about = Continuer après une pause que la table a choisie
cmd-vote = voter
    .about = Donner son avis sur ce qui est demandé à la table
cmd-vote-choice = choix
    .about = Votre réponse
cmd-take = occuper
    .about = Prendre une place libre dans une partie en cours
cmd-take-seat = place
    .about = Le numéro de la place, tel que le plateau l’indique
cmd-back = revenir
    .about = Jouer de nouveau soi-même, après des coups par défaut
cmd-catchup = résumé
    .about = Ce qui s’est passé depuis votre dernier coup

## D’autres commandes de la maison

cmd-settings = réglages
    .about = Votre langue, le plateau, les couleurs, les confirmations, les messages, le silence
cmd-set-language = langue
    .about = La langue de ce qui est visible par vous uniquement
cmd-set-board = plateau
    .about = Des images, ou tout en mots
cmd-set-colours = couleurs
    .about = Les couleurs des images visibles par vous uniquement
cmd-set-confirm = confirmer
    .about = Demander encore une fois avant un coup grave, comme finir son tour plus tôt
cmd-set-messages = messages
    .about = Recevoir aussi Ma place par message privé quand c’est à vous de répondre
cmd-set-quiet = silence
    .about = Pas d’alertes à ces heures, par exemple 22:00-07:30 ; off : jamais
cmd-set-zone = fuseau
    .about = Votre fuseau horaire, par exemple Europe/Paris
cmd-set-auto = comme dans Discord
cmd-set-picture = images
cmd-set-text = mots
cmd-set-standard = standard
cmd-set-contrast = contraste élevé
cmd-away = absence
    .about = Dire quand vous êtes absent : vos délais s’arrêtent, 14 jours par partie au plus
cmd-away-from = du
    .about = Le premier jour, par exemple 2030-07-14 (aujourd’hui, sans autre choix)
cmd-away-to = au
    .about = Le dernier jour (le premier, sans autre choix)
cmd-away-back = retour
    .about = Oui : vous êtes de retour, aucune absence n’est prévue
cmd-privacy = confidentialité
    .about = Ce qui est conservé de vous, pourquoi et combien de temps
cmd-forget-me = oubliez-moi
    .about = Quitter toutes les tables et être oublié ; une confirmation est demandée

## Les commandes des modérateurs

cmd-mod = modération
    .about = Pour les modérateurs : s’occuper des tables de ce serveur
cmd-mod-seat = place
    .about = Donner une place à quelqu’un d’autre, ou la libérer
cmd-mod-table = table
    .about = Quelle table (celle de ce salon, sans autre choix)
cmd-mod-pause = pause
    .about = Arrêter une table et ses délais
cmd-mod-resume = reprendre
    .about = Laisser une table continuer
cmd-mod-here = ici
    .about = Oui : désormais dans ce salon
cmd-mod-reset = recommencer
    .about = Recommencer une partie, mêmes places, mêmes options ; l’ancien journal reste
cmd-mod-end = fermer
    .about = Fermer une table sans résultat
cmd-mod-nudge = relancer
    .about = Mentionner encore une fois ceux que l’on attend
cmd-mod-rewind = rembobiner
    .about = Revenir à une ligne du journal
cmd-mod-row = ligne
    .about = La ligne à laquelle revenir
cmd-mod-reshuffle = redistribuer
    .about = Oui : distribuer de nouveau ce que personne ne pouvait voir alors
cmd-mod-deadline = délai
    .about = Donner un nouveau délai à une place
cmd-mod-which = place
    .about = Quelle place
cmd-mod-hours = heures
    .about = Dans combien d’heures
cmd-mod-move = déplacer
    .about = Continuer dans un autre salon
cmd-mod-channel = salon
    .about = Où aller
cmd-mod-strike = retirer
    .about = Retirer un slogan : ses mots quittent la table et son journal
cmd-mod-slogan = slogan
    .about = Quel slogan, par son numéro
cmd-mod-replace = remplacer
    .about = Donner une place à quelqu’un d’autre, avec sa main et un tour complet de temps
cmd-mod-who = qui
    .about = Qui prend place
cmd-mod-vacate = libérer
    .about = Libérer une place ; n’importe qui peut la prendre
cmd-mod-status = état
    .about = Les tables ouvertes de ce serveur et qui elles attendent
cmd-mod-audit = registre
    .about = Ce que les modérateurs ont fait, avec un bouton pour l’annuler sous sept jours
cmd-mod-doctor = diagnostic
    .about = Ce qui ne va pas, ce qui a été fait, et l’adresse d’invitation
cmd-mod-export = exporter
    .about = Le journal complet d’une table, en fichier
cmd-mod-import = importer
    .about = Une table en pause dans ce salon, tirée d’un journal exporté
cmd-mod-file = fichier
    .about = Le journal exporté
cmd-mod-settings = réglages
    .about = Les réglages de ce serveur pour les tables
cmd-mod-channels = salons
    .about = Des tables dans ces salons seulement : mentionnez-les
cmd-mod-role = rôle
    .about = Les personnes ayant ce rôle peuvent aussi modérer
cmd-mod-pace = rythme
    .about = Le rythme des nouvelles tables
cmd-mod-language = langue
    .about = La langue des nouvelles tables
cmd-mod-most = maximum
    .about = Combien de tables ouvertes au plus
cmd-mod-clear = effacer
    .about = Remettre un réglage comme au début
cmd-pace-live = en direct
cmd-pace-daily = quotidien
cmd-pace-relaxed = tranquille
cmd-pace-none = sans délais

## D’autres boutons et lignes

ui-resume = Reprendre
ui-pause = Pause
ui-pause-asked = On demande aux autres si la table fait une pause.
ui-orders = Consignes
ui-orders-head = **Consignes permanentes** · on répond pour vous, quoi que vous ayez en main, jusqu’à nouvel ordre.
ui-orders-none = Aucune question de ce jeu n’admet de réponse d’avance.
ui-order-ask = Me demander
ui-back-again = Je rejoue
ui-team = Fil d’équipe
ui-team-name = Équipe { $seat }
ui-team-greeting = Ce fil est pour l’équipe dont il porte le nom et pour personne d’autre, même si la modération du serveur peut le lire. Je n’y écris jamais rien de secret : mains, échanges et panneaux restent dans **Ma place**, dans { $channel }, et les règles interdisent de montrer sa main, même ici. Le fil reste là une fois la partie terminée.
ui-team-thread = Votre équipe parle ici : { $thread }
ui-vacant = **Libre :** { $seats }. N’importe qui peut s’asseoir et reçoit la main, un résumé et un tour complet de temps.
ui-take = Occuper { $seat }
ui-reminder = *(rappel)*
ui-catchup-head = **{ $game }** · depuis votre dernier coup
ui-catchup-start = **{ $game }** · vous n’avez pas encore joué ; voici ce qui s’est passé jusqu’ici
ui-catchup-none = **{ $game }** · rien ne s’est passé depuis votre dernier coup.
ui-catchup-begun = **{ $game }** · la partie vient de commencer ; rien n’a encore été joué.
ui-invite = Inviter le bot
ui-settings = **Vos réglages** · `/{ cmd-settings }` les modifie : choisissez l’option écrite devant chaque ligne.
ui-setting = `{ $option }` **{ $value }**
    -# { $about }
ui-set-language = { $value ->
        [auto] { cmd-set-auto }
        [en] English
       *[fr] Français
    }
ui-set-board = { $value ->
        [text] { cmd-set-text }
       *[picture] { cmd-set-picture }
    }
ui-set-colours = { $value ->
        [contrast] { cmd-set-contrast }
       *[standard] { cmd-set-standard }
    }
ui-set-confirm = { $value ->
        [true] oui
       *[false] non
    }
ui-set-messages = { $value ->
        [true] oui
       *[false] non
    }
ui-set-quiet = { $value ->
        [none] aucune
       *[other] { $value }
    }
ui-set-zone = { $value }
ui-away-span = Absent du { $start } au { $end }.
ui-away-none = Vous n’êtes pas absent, et aucune absence n’est prévue.
ui-away-how = -# `/absence` annonce une absence, son option *retour* y met fin. Vos délais sont alors suspendus, 14 jours par partie au plus.
ui-privacy = **Ce qui est conservé de vous :** votre identifiant Discord et votre nom affiché aux tables où vous êtes assis, ce que vous y avez joué, les fils d’équipe où l’on vous a fait entrer, vos réglages, vos absences et les conseils déjà vus ; des modérateurs, leurs actes et leurs raisons. Rien de ce que vous écrivez dans les salons n’est lu. Les journaux durent aussi longtemps que leur table ; quand le bot quitte un serveur, ses tables sont supprimées après 90 jours. `/oubliez-moi` vous efface.
ui-privacy-counts = Tables : { $tables } (dont { $running } en cours) · réglages : { $settings } · absences : { $absences } · conseils : { $hints } · actes de modération : { $audits }
ui-forget-sure = Vous quittez aussitôt toutes les tables, y compris les parties en cours ; votre nom disparaît des parties terminées, vos réglages sont supprimés. Que vous avez pris le journal d’une partie en cours reste noté jusqu’à sa fin. On ne peut pas revenir en arrière.
ui-forget = Oui, oubliez-moi
ui-forgotten = Vous êtes oublié.

## Les votes par leur nom

vote-undo = { $seat } demande à reprendre { $steps ->
        [one] un coup
       *[other] { $steps } coups
    } : « { $first } »
vote-pause = { $seat } demande une pause
vote-miss = { $seat } n’a pas joué

## Ce que les modérateurs ont fait

mod-form = { $act } : { $game }
mod-why = Raison (tout le monde la lit)
no-same-channel = La table est déjà dans ce salon. Choisissez-en un autre.
no-bad-channels = Mentionnez un ou plusieurs salons de ce serveur, par exemple { $example }.
no-no-reason = Rien n’a été fait : tout le monde lit la raison, il en faut donc une. Relancez la commande.
mod-done = C’est fait, et annoncé dans { $channel }.
mod-done-silently = C’est fait. Je ne peux pas écrire dans { $channel } : personne n’a été prévenu.
mod-row-unseen = { $seat ->
        [none] quelque chose que tous ne peuvent pas voir
       *[other] { $seat } a fait quelque chose que tous ne peuvent pas voir
    }
mod-no-tables = Aucune table n’est ouverte sur ce serveur.
mod-no-acts = Aucun modérateur n’a encore rien fait.
mod-status-line = **{ $id }** · { $game } · { $channel } · { $status ->
        [lobby] ouverte
        [paused] en pause
       *[live] en cours
    }{ $waiting ->
        [none] { "" }
       *[other] { "" } · attend { $waiting }
    }{ $due ->
        [none] { "" }
       *[other] { "" } · { $due }
    }{ $trouble ->
        [true] { "" } · **ne peut pas s’afficher**
       *[false] { "" }
    }
mod-audit-line = **{ $id }** · { $when } · { $by } : { $act }, table { $table }{ $why ->
        [none] { "" }
       *[other] { "" } : *{ $why }*
    }{ $undone ->
        [true] { "" } · annulé
       *[false] { "" }
    }
mod-revert-button = Annuler { $id }
mod-revert-sure = Annuler ceci ?
    { $act }
mod-pause =
    .act = Pause
    .done = **{ $by }** (modération) a mis la table en pause : *{ $why }*
mod-resume =
    .act = Reprise
    .done = **{ $by }** (modération) laisse la table continuer : *{ $why }*
mod-reset =
    .act = Recommencer
    .done = **{ $by }** (modération) recommence la partie, avec un nouveau tirage : *{ $why }*
mod-end =
    .act = Fermer
    .done = **{ $by }** (modération) a fermé la table sans résultat : *{ $why }*
mod-nudge =
    .act = Relancer
    .done = **{ $by }** (modération) relance ceux que l’on attend : *{ $why }*
mod-rewind =
    .act = Rembobiner
    .done = **{ $by }** (modération) revient à la ligne { $row } : *{ $why }*
mod-deadline =
    .act = Nouveau délai
    .done = **{ $by }** (modération) donne un nouveau délai à { $seat } : *{ $why }*
mod-move =
    .act = Déplacer
    .done = **{ $by }** (modération) a déplacé la table ici : *{ $why }*
mod-strike =
    .act = Retirer un slogan
    .done = **{ $by }** (modération) a retiré le slogan { $number } : *{ $why }*
mod-replace =
    .act = Remplacer
    .done = **{ $by }** (modération) a donné la place de { $whose } à { $seat } : *{ $why }*
mod-vacate =
    .act = Libérer une place
    .done = **{ $by }** (modération) a libéré la place de { $whose } : *{ $why }*
mod-export =
    .act = Exporter
    .done = **{ $by }** (modération) a pris le journal complet de cette table, avec toutes les mains.
mod-import =
    .act = Importer
mod-settings =
    .act = Réglages
mod-revert =
    .act = Annuler : { $what }
    .done = **{ $by }** (modération) a annulé un acte de modération : { $what } (*{ $why }*)
mod-exported = Voici le journal complet. Le salon de la table sait que vous l’avez pris.
mod-imported = La table est ici, en pause. Donnez ses places avec `/modération place remplacer`, puis `/modération reprendre`.
mod-settings-now = **Les réglages de ce serveur**
    Salons pour les tables : { $channels ->
        [none] tous
       *[other] { $channels }
    }
    Rôle qui peut modérer : { $role ->
        [none] aucun, hormis Gérer les salons
       *[other] { $role }
    }
    Rythme des nouvelles tables : { $pace }
    Langue des nouvelles tables : { $locale ->
        [none] celle de la personne qui les ouvre
        [fr] Français
       *[en] English
    }
    Tables ouvertes au plus : { $most }
doctor-missing = Dans { $channel }, il me manque { $names }.
doctor-trouble = La table { $id } n’a pas pu s’afficher. Je viens de réessayer.
doctor-suspended = La table { $id } a perdu son salon et attend : `/modération reprendre` dans un autre, avec l’option *ici*.
doctor-well = Rien ne manque, et aucune table n’est bloquée.
doctor-tried = -# Tables regardées et affichées de nouveau : { $count }
doctor-invite = -# Le bot a besoin de ces permissions et d’aucune autre : `{ $permissions }`

no-not-moderator = C’est réservé à ceux qui peuvent gérer les salons ici, ou qui ont le rôle des modérateurs.
no-which-table = Il n’y a pas de table ouverte dans ce salon. Choisissez-en une dans le champ `table` ; `/modération état` les énumère.
no-no-bots = Un bot ne peut pas s’asseoir à une table.

ui-number = { $name } : { $value }
ui-guide = **Votre premier tour dans { $game }** · étape { $step } sur { $steps }
ui-guide-seat = **{ $my-seat }** n’est que pour vous : ce que vous avez, la question posée et son délai. Ouvrez-la depuis le plateau aussi souvent que vous voulez ; rien n’est perdu quand elle disparaît.
ui-guide-answer = **Répondez avec les boutons sous la question.** Certains mènent à un second choix ; *Retour* vous en fait sortir. Avant un coup grave, comme finir son tour plus tôt, on vous le demande encore une fois. `/{ $name } jouer` fait la même chose sans boutons, `/{ $name } règles` explique chaque carte.
ui-guide-on = Suite
ui-guide-begin = Commencer
ui-guide-skip = Passer, montrer ma place
