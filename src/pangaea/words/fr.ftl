### Les mots que tous les jeux partagent.

and-list = { $head } et { $last }
count-word = { $number ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[other] { $number }
}
gave-up = { $count ->
    [one] Abandon de { $names }, qui compte comme une défaite : un robot a fini la partie.
   *[other] Abandons de { $names }, qui comptent comme des défaites : des robots ont fini la partie.
}
end-agreed = Les joueurs ont décidé d’arrêter la partie. Personne ne gagne.
event-agreed = Les joueurs ont décidé d’arrêter la partie.
several = { $number } × { $thing }
seat = joueur { $number }

## Refus

error-lesson = La leçon { $name } est inutilisable : { $problem }
error-lesson-opening = L’ouverture de la leçon ne convient pas au jeu : « { $answer } ».
error-unknown-lesson = Aucune leçon ne s’appelle « { $name } » ici. Il y a : { $known }.
error-figure = La figure { $name } du livret est inutilisable : { $problem }
error-unknown-figure = Aucune figure du livret ne s’appelle « { $name } ». Il y a : { $known }.
error-unknown-game = Aucun jeu ne s’appelle « { $slug } ». Sur l’étagère : { $known }.
error-extra = Il manque le paquet { $package } : pip install "pangaea[{ $extra }]" l’apporte.
error-unknown-language = Il n’y a pas de textes en « { $language } ». Langues : { $known }.
error-seats = { $seats ->
    [one] On ne peut pas jouer seul
   *[other] On ne peut pas jouer à { $seats }
} : ce jeu se joue de { $least } à { $most }.
error-unknown-variant = La variante « { $name } » n’existe pas. Ce jeu propose : { $names }.
error-variant-value = « { $value } » n’est pas possible pour la variante « { $name } ». Possible : { $allowed }.
error-box-file = Le fichier de boîte { $path } est illisible : { $problem }.
error-box-syntax = Le fichier de boîte n’est pas du TOML valable : { $problem }.
error-box-shape = Le fichier de boîte ne convient pas : { $problem }.
error-box-game = Le fichier de boîte est fait pour « { $found } » ; il devrait dire game = "{ $expected }".
error-box-name = « { $name } » est inconnu sous [{ $part }] dans le fichier de boîte. Connus : { $names }.
error-box-value = Dans le fichier de boîte, { $where } vaut { $value } ; il faut une valeur de { $least } à { $most }.
error-box-long = Le fichier de boîte est trop long : { $most } caractères au plus.
error-box-many = Le fichier de boîte contient trop de valeurs : { $most } au plus.
error-box-deep = Le fichier de boîte imbrique trop de choses les unes dans les autres : { $most } niveaux au plus.
error-box-text = Le fichier de boîte contient un nom ou un nombre trop long : { $most } caractères au plus.
error-box-number = Le fichier de boîte contient un nombre au-delà de { $most }.
error-box-control = Le fichier de boîte contient un texte avec des caractères de contrôle : « { $text } ».
error-box-kind = Cette boîte est celle d’un autre jeu.
error-game-over = La partie est finie : plus personne n’a à répondre.
error-not-asked = Ce n’est pas à la place { $seat } de répondre. On attend : { $asked }.
error-unknown-seat = Il n’y a pas de place { $seat } : elles vont de 0 à { $last }.
error-unknown-position = La partie n’a pas de position { $position } : elle va de { $first } à { $last }.
error-names = { $names } noms pour { $seats } places : il en faut un par place.
error-name = « { $name } » ne peut pas être un nom : { $most } caractères au plus, sans caractères de contrôle.
error-not-an-option = « { $option } » n’est pas une option : donnez son numéro, ou la réponse écrite.
error-no-resigning = La place { $seat } ne peut pas être abandonnée : la partie est finie, elle l’est déjà, ou toutes les autres le sont.
error-no-such-option = L’option { $option } n’existe pas ici : elles vont de 0 à { $size }.
error-not-legal = « { $said } » n’est pas permis maintenant. Permis : { $legal }.
error-notation-verb = « { $text } » ne répond pas à la question : une réponse s’écrit « { $verb } … ».
error-notation-token = « { $text } » ne désigne rien qu’on puisse choisir ici : une réponse s’écrit par exemple « { $example } ».
error-nothing-to-undo = Il n’y a aucune réponse à annuler.
error-record-empty = L’enregistrement est vide.
error-record-line = La ligne { $line } de l’enregistrement est illisible : { $problem }.
error-record-long = La ligne { $line } de l’enregistrement est trop longue : { $most } caractères au plus.
error-record-many = L’enregistrement a trop de lignes : { $most } au plus.
error-record-header = L’enregistrement n’a pas d’en-tête : la première ligne doit dire à quoi l’on a joué.
error-record-format = L’enregistrement est au format « { $format } » ; cette version lit « { $known } ».
error-record-order = La ligne { $line } de l’enregistrement n’est pas à sa place : entre l’en-tête et la fin, il n’y a que des réponses.
error-game-broken = Le paquet { $package } apporte un jeu impossible à charger : { $problem }
error-game-twice = Le paquet { $package } apporte un jeu nommé « { $slug } », mais il y en a déjà un ; il est laissé de côté.
error-game-contract = Le paquet { $package } apporte un jeu fait pour la version { $made_for } du contrat ; ce Pangaea a la version { $contract }.
error-rules = Cette partie a été commencée avec la version { $rules } des règles ; ce programme connaît les versions 1 à { $known }. Un Pangaea plus récent peut l’ouvrir.
error-record-box = L’enregistrement vient d’une autre boîte (empreinte { $box } ; la nôtre est { $known }).
error-record-chain = La ligne { $line } de l’enregistrement a été modifiée, ou une ligne manque juste avant.
error-record-cut = L’enregistrement est coupé après la ligne { $line } : il lui manque la fin.
error-record-damaged = La ligne { $line } de l’enregistrement est abîmée.
error-record-figures = Les chiffres de la boîte, en ligne 1 de l’enregistrement, ne sont pas ceux avec lesquels on a joué : ils ont été modifiés.
error-bookmark = La position gardée après la ligne { $line } ne va pas avec cette version du jeu.
error-record-luck = La ligne { $line } de l’enregistrement ne colle pas avec le jeu : { $problem }
error-record-spare = La ligne { $line } de l’enregistrement contient plus de hasard que la partie n’en demande : { $left } de trop.
error-record-digest = La ligne { $line } de l’enregistrement mène à une autre position que celle annoncée : il a été modifié.
error-record-seal = La ligne { $line } de l’enregistrement révèle une graine qui ne correspond pas à son sceau.
error-record-parts = La ligne { $line } de l’enregistrement nomme des parts de la graine qui ne sont à personne autour de la table.
error-record-mixed = Ligne { $line } de l’enregistrement : les octets envoyés par les appareils et la graine de la maison ne donnent pas la graine dont vient le hasard.
error-record-counts = La ligne { $line } de l’enregistrement ne dit pas, pour chaque tirage, combien il y avait de possibilités.
error-record-seed = À la ligne { $line }, le hasard enregistré ne vient pas de la graine.

## Ligne de commande

bot-beginner = Débutant
bot-beginner-meaning = Niveau 1 sur 4. Se jette sur ce qui brille et oublie ce que les autres peuvent faire ensuite.
bot-casual = Amateur
bot-casual-meaning = Niveau 2 sur 4. Connaît le jeu et prend ce qui paraît le meilleur sur le moment.
bot-strong = Confirmé
bot-strong-meaning = Niveau 3 sur 4. Anticipe la suite : environ une seconde de réflexion par tour.
bot-expert = Expert
bot-expert-meaning = Niveau 4 sur 4. Anticipe la suite : environ cinq secondes de réflexion par tour.
bot-random = Hasard
error-unknown-level = Aucun robot ne joue au niveau « { $level } ». Niveaux : { $known }.
error-lineup = { $bots ->
    [one] Un robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $seats } places : nommez-en un pour toutes, ou un pour chacune.
error-at-least-one = { $name } vaut { $number } ; il faut au moins 1.
error-model = Les robots de { $slug } se passent de ce qu’ils ont appris, car { $path } est abîmé : { $problem }. « pangaea train { $slug } » refait un tel fichier.
error-train-figures = { $slug } n’a pas de grandeurs dont un modèle puisse apprendre.
error-train-kept = { $path } n’est pas un fichier de leçons : { $problem }. Supprimez-le ou nommez-en un autre avec --keep.
error-train-other = { $path } contient les leçons d’un autre jeu, d’une autre graine, d’un autre joueur ou d’une autre version. Nommez un autre fichier avec --keep.
error-arena-levels = Un tournoi demande des niveaux, nommés une fois chacun : { $levels }.
error-arena-folder = { $path } contient autre chose et aucun tournoi. Nommez un dossier vide ou nouveau.
error-arena-other = { $path } contient un autre tournoi : le jeu, les places, les niveaux, la graine ou les variantes diffèrent. Nommez un autre dossier.
error-arena-plan = Le plan du tournoi, { $path }, est illisible : { $problem }. Remettez-le en place ou nommez un autre dossier ; les parties sont gardées.
error-arena-line = { $path }, ligne { $line }, est abîmé : { $problem }. Ôtez cette ligne et cette partie sera rejouée ; les autres sont gardées.

help-pangaea = Cinq jeux de société de dinosaures : y jouer, y faire jouer des robots, les étudier.
help-games = Liste les jeux, ou en présente un avec ses variantes et ses robots.
help-play = Joue une partie dans le terminal.
help-simulate = Fait jouer de nombreuses parties aux robots et en donne les résultats.
help-arena = Organise un tournoi de robots, le poursuit, et dit ce qu’il révèle du jeu.
help-train = Apprend aux robots d’un jeu, par leurs propres parties, ce que vaut une position.
help-replay = Montre une partie enregistrée coup par coup, ou la vérifie.
help-rules = Affiche un livret de règles, un chapitre ou un paragraphe.
help-lessons = Liste les leçons d’un jeu, ou montre le déroulement de l’une d’elles.
help-coverage = Montre où chaque paragraphe des règles est appliqué, et quels tests le garantissent.
help-serve = Propose les jeux sur une page web.
help-party = Joue sur un grand écran, un téléphone dans chaque main.
help-store = Vérifie, sauvegarde, restaure ou allège ce qu’un serveur conserve.
help-store-check = Rejoue chaque partie conservée avec ce programme et rend compte.
help-store-backup = Copie tables et secret dans un nouveau dossier, même serveur en marche.
help-store-copy = Copie toutes les tables d’un dossier ou d’une base vers un autre ; reprend où elle s’est arrêtée, et vérifie.
help-store-restore = Remet une telle copie en place, même serveur en marche.
help-store-prune = Change les vieilles parties en fichiers ; dit ce qui serait fait, et le fait avec --yes.
help-store-find = Dit quelle table le journal JSON désigne par un pseudonyme.
example-pangaea =
    Exemples :
      pangaea play cubosaurs
      pangaea games
    Aide d’une commande : pangaea play --help
example-games =
    Exemples :
      pangaea games
      pangaea games cubosaurs --json
example-play =
    Exemples :
      pangaea play cubosaurs --seats 4 --bots greedy,greedy,search --me Ada
      pangaea play cubosaurs --people 2 --variant advanced=true
      pangaea play --resume partie.jsonl
example-simulate =
    Exemples :
      pangaea simulate cubosaurs --seats 2 --games 500 --seed 1 --bots greedy,random
      pangaea simulate cubosaurs --seats 2 --bots search,greedy --rotate --jobs 2
example-arena =
    Exemples :
      pangaea arena eras build/eras-6 --seats 6 --levels casual,strong@300 --blocks 10
      pangaea arena cubosaurs build/echelle --levels beginner,casual,strong --ladder --jobs 2
example-train =
    Exemples :
      pangaea train eras --games 4000 --seed 1
      pangaea train eras --games 4000 --seed 1 --minutes 10 --out value.json
example-replay =
    Exemples :
      pangaea replay partie.jsonl --verify
      pangaea replay partie.jsonl --at 12
example-lessons =
    Exemples :
      pangaea lessons cubosaurs
      pangaea lessons cubosaurs 1-first-round --lang fr
example-rules =
    Exemples :
      pangaea rules cubosaurs
      pangaea rules cubosaurs 3.5 --lang fr
example-coverage =
    Exemple :
      pangaea coverage cubosaurs
example-serve =
    Exemple :
      pangaea serve --port 8000 --no-browser
example-party =
    Exemple :
      pangaea party
example-store =
    Exemples :
      pangaea store check
      pangaea store backup copies/lundi
      pangaea store restore copies/lundi --data tables
      pangaea store prune --over 365
help-usage = Usage : { $line }
help-commands = Commandes
help-arguments = Arguments
help-parameters = Options
help-default = (d’ordinaire { $value })
help-arg-game = nom d’un jeu, par exemple cubosaurs
help-arg-games = nom d’un jeu ; sans lui, tous
help-arg-lang = langue : en ou fr ; d’ordinaire celle du système
help-arg-json = écrit du JSON, à lire par un programme
help-arg-box = fichier de boîte corrigé (TOML)
help-arg-variant = variante du jeu, sous la forme nom=valeur ; peut se répéter (« pangaea games JEU » les énumère)
help-arg-seed = la même graine donne le même hasard
help-arg-seats = nombre de joueurs
help-arg-count = nombre de parties
help-arg-lineup = niveaux des robots, séparés par des virgules : un par place, ou un pour toutes
help-arg-rotate = les robots changent de place d’une partie à l’autre
help-arg-jobs = nombre de processus qui se partagent le travail ; le résultat reste le même
help-arg-arena = dossier du tournoi ; la même commande poursuit ce qu’il contient
help-arg-levels = niveaux qui se rencontrent, séparés par des virgules
help-arg-blocks = donnes par rencontre ; chacune est jouée à chaque place à tour de rôle
help-arg-ladder = n’oppose chaque niveau qu’à celui du dessous
help-arg-ray = adresse d’une grappe Ray qui joue les parties, ou local pour celle de cette machine
help-arg-player = niveau qui joue les parties dont on apprend
help-arg-minutes = s’arrête après ce nombre de minutes ; la même commande continuera plus tard
help-arg-keep = fichier de ce qui a été joué, pour continuer
help-arg-model = fichier où écrire le modèle
help-arg-people = nombre de personnes à ce clavier
help-arg-bots = niveaux des autres joueurs, séparés par des virgules, ou un pour tous
help-arg-me = votre nom
help-arg-pace = secondes qu’un robot prend pour jouer
help-arg-save = fichier où garder l’enregistrement
help-arg-resume = reprend la partie d’un enregistrement
help-arg-number = un chapitre (3) ou un paragraphe (3.5) ; sans lui, tout le livret
help-arg-lesson = une leçon, par son nom ; sans elle, toutes sont listées
help-arg-code = affiche plutôt où le code l’applique et quels tests le vérifient
help-arg-pdf = écrit tout le livret avec ses figures dans ce fichier, en PDF (demande Chromium ou Chrome)
help-arg-record = fichier d’une partie enregistrée
help-arg-verify = vérifie chaque coup, et le hasard par la graine sous scellé
help-arg-at = montre la table après ce nombre de réponses
help-arg-tests = dossier des tests
help-arg-certificate = crée son propre certificat et sert en https ; les téléphones préviendront une fois (docs/hosting.md)
help-arg-lan = laisse entrer les autres de votre réseau, et leur montre où
help-arg-host = adresse d’écoute
help-arg-port = port d’écoute
help-arg-from = un dossier de données, ou l’adresse d’une base PostgreSQL
help-arg-to = où vont les tables : un dossier ou une adresse, vide ou d’un essai précédent
help-arg-data = dossier des tables et des enregistrements
help-arg-store = adresse d’une base PostgreSQL pour les tables, comme postgresql://utilisateur@machine/nom ; le dossier ne garde alors que clés et archives
help-arg-workers = nombre de processus, chacun servant sa part des tables ; au-delà d’un seul, il faut --store
help-arg-connections = nombre de connexions qu’un processus accepte à la fois, autant que les fichiers ouverts le permettent
help-arg-browser = ouvre la page dans un navigateur
help-arg-copy = dossier de la copie
help-arg-metrics = port de cette machine où des programmes comme Prometheus trouvent des chiffres ; 0 : aucun
help-arg-log = forme du journal du serveur : text, ou json, où tables et joueurs portent des pseudonymes
help-arg-keep-days = jours après lesquels une partie finie devient un fichier ; 0 : jamais
help-arg-over = jours depuis le dernier changement d’une partie finie ; 0 : les laisser toutes
help-arg-waiting = jours depuis le dernier changement d’une table jamais commencée ; 0 : les laisser toutes
help-arg-running = jours depuis la dernière réponse d’une partie en cours ; 0 : les laisser toutes
help-arg-archive = dossier des fichiers ; d’ordinaire archive dans le dossier des tables
help-arg-yes = le fait vraiment
help-arg-pseudonym = le nom que le journal donne à une table
help-arg-proxy = adresse ou réseau d’un proxy dont on croit les en-têtes de transfert ; peut être répété
help-arg-origin = site dont les pages peuvent utiliser ce serveur, comme https://jeux.example ; peut être répété
help-arg-new-key = signe désormais les cookies avec une nouvelle clé ; personne ne perd sa place

usage-command = La commande « { $text } » n’existe pas. Commandes : { $known }.
usage-option = « { $text } » n’existe pas ici.
usage-missing = Il manque { $name }.
usage-value = « { $text } » n’est pas possible pour { $name }.
usage-repeated = { $name } est donné deux fois.
usage-unused = « { $text } » est de trop.
usage-other = { $problem }
usage-help = --help montre ce qu’on peut dire, avec des exemples.
error-variant-form = « { $text } » n’est pas une variante : il faut écrire nom=valeur.
error-file-read = Impossible de lire { $path } : { $problem }.
error-file-write = Impossible d’écrire { $path } : { $problem }.
error-save-where = Dans quel fichier ? Il s’écrit après le mot, comme dans « sauver partie.jsonl ».
error-unknown-rule = Le livret n’a pas de « { $number } » : il va de { $first } à { $last }.
error-no-browser = Il faut un navigateur pour imprimer, et cette machine n’en a pas. L’un de ceux-ci convient : { $browsers }.
error-not-printed = { $browser } n’a rien imprimé : { $problem }
error-position = L’enregistrement n’a pas de position { $at } : il va de 0 à { $last }.
error-no-tests = Il n’y a pas de tests dans { $path }.
error-people = { $people ->
    [one] Une personne ne tient
   *[other] { $people } personnes ne tiennent
} pas sur { $seats } places.
error-bots = { $bots ->
    [one] Un robot est nommé
   *[other] { $bots } robots sont nommés
}, mais le nombre de places libres est { $others } : nommez-en un pour toutes, ou un pour chacune.
error-choice = Le choix { $number } n’existe pas : ils vont de 1 à { $last }.

games-size = { $least } à { $most } joueurs, { $minutes } minutes
games-more = « pangaea games JEU » montre les variantes et les robots d’un jeu.
games-variants = Variantes (--variant nom=valeur)
games-bots = Robots (--bots)
games-values = { $allowed } ; d’ordinaire { $default }

simulate-progress = En jeu
simulate-title = { $title } : { $games ->
    [one] une partie
   *[other] { $games } parties
} à { $seats } joueurs, graine { $seed }
simulate-seat = Place
simulate-contestant = N°
simulate-bot = Robot
simulate-wins = Victoires
simulate-rate = des parties [95 %]
simulate-score = Score moyen [95 %]
simulate-shares = Une victoire partagée compte pour une part chez chacun. Intervalles : Wilson pour les victoires, normal pour les scores.
simulate-length = Décisions par partie : { $mean }, de { $least } à { $most }
simulate-ending = Fin par { $reason } : { $games }
simulate-speed = { $rate } décisions par seconde, { $seconds } s en tout
arena-title = { $title } à { $seats } : { $games ->
    [one] une partie
   *[other] { $games } parties
} entre robots
arena-written = Le rapport : { $path }
arena-among = { $one } parmi { $others }
arena-place = Place { $seat }
arena-who = Qui
arena-where = Où
arena-games = Parties
arena-share = Victoires [95 %]
arena-fair = Équité
arena-skill = Force
arena-interval = 95 %
arena-turns = Tours
arena-answers = Réponses
arena-least = Moins
arena-low = 5 %
arena-median = Médiane
arena-high = 95 %
arena-most = Plus
arena-answer = Réponse
arena-seats = Joueurs
arena-pairings-heading = Qui gagne parmi qui
arena-pairings-meaning = Un joueur du premier niveau parmi d’autres du second, à chaque place tour à tour avec la même chance. Le trait rouge marque la part équitable.
arena-ratings-heading = Classement
arena-ratings-meaning = La force selon openskill (modèle de Thurstone et Mosteller) : chacun part de 25, et environ 4 points de plus font gagner trois fois sur quatre en tête-à-tête.
arena-places-heading = La place compte-t-elle ?
arena-places-meaning = Victoires par place, quel que soit le joueur assis là. La première place ne commence pas toujours : chaque partie dit qui commence.
arena-lengths-heading = Durée des parties
arena-lengths-meaning = La boîte contient la moitié du milieu, le trait neuf parties sur dix. Un tour dure jusqu’à ce qu’un autre joueur soit interrogé.
arena-scores-heading = Écarts de score
arena-scores-meaning = La boîte contient la moitié des scores du milieu, le trait neuf sur dix.
arena-uses-heading = Ce qui va avec la victoire
arena-uses-meaning = Combien de fois ceux qui ont donné une réponse au moins une fois dans la partie l’ont gagnée ; le trait rouge dit ce qu’ils gagnent en moyenne. Aller avec la victoire ne veut pas dire y mener.
strength-title = La force des robots
strength-not-measured = non mesuré
strength-cell = { $share } sur { $games }
strength-game = Jeu
strength-players = Joueurs
strength-fair = Équité
strength-one = L’un
strength-others = Parmi
strength-share = Victoires [95 %]
strength-rate = Itérations par seconde
strength-budget = Itérations de Confirmé
strength-rungs-heading = Chaque niveau parmi celui d’en dessous
strength-rungs-meaning = Un joueur d’un niveau est assis parmi d’autres du niveau inférieur, à chaque place tour à tour avec la même chance. Une case donne sa part des victoires, l’intervalle à 95 % et le nombre de parties ; une victoire partagée compte pour une part. Ceux qui anticipent ont ici un nombre d’itérations, pour qu’une machine chargée n’y change rien : à une table, ils réfléchissent à la montre, environ une et cinq secondes par tour ; ils ont ici les itérations qu’un cœur a faites en un { $less }ᵉ de ce temps, Expert celles d’un temps cinq fois plus long, moins de cinq fois autant là où il regarde plus loin. Ce qui n’a pas été joué n’est pas deviné. Les parties ont pris { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } à la montre, tous processus additionnés.
strength-peers-heading = Contre la recherche d’OpenSpiel, à itérations égales
strength-peers-meaning = La recherche arborescente d’OpenSpiel (en Python, une partie au hasard jusqu’au bout pour chaque feuille) joue nos jeux par pangaea.research, avec autant d’itérations pour les mêmes réponses d’un tour.
strength-timed-heading = Contre la recherche d’OpenSpiel, à temps égal
strength-timed-meaning = À titre d’information : son adaptateur est en Python et lent, gagner ici prouve peu. Les itérations des deux sont dans le rapport de leurs vitesses mesurées.
strength-full-heading = Avec la seconde entière
strength-full-meaning = Un sondage par jeu : Confirmé avec les itérations de sa seconde entière.
strength-speeds-heading = Itérations par seconde
strength-speeds-meaning = Un cœur de la machine qui a fait cette page, d’autres programmes tournant à côté ; recherches au début, plus tard et tard dans la partie.
arena-ismcts = OpenSpiel
train-later = Le temps est écoulé. Les parties jouées sont gardées dans { $path } : la même commande continue.
train-done = { $path } contient ce que { $games ->
    [one] une partie a appris
   *[other] { $games } parties ont appris
}. Surprise devant des parties jamais vues (moins vaut mieux) : { $model } ; celle de la formule : { $formula } ; de qui ne sait rien : { $nothing }.

replay-title = { $title } : { $names }
replay-bot = { $name } ({ $level })
replay-unfinished = L’enregistrement s’arrête ici, après { $position } réponses ; la partie n’est pas finie.
replay-proven-sha256 = Vérifié (SHA-256) : les { $answers } réponses suivent les règles, et les { $picks } tirages viennent de la graine sous scellé { $devices ->
    [0] de la maison ; aucun appareil n’y a rien ajouté.
    [one] et de ce qu’un appareil y a ajouté.
   *[other] et de ce que { $devices } appareils y ont ajouté.
  }
replay-proven-blake2b = Vérifié (BLAKE2b, enregistrement d’un ancien format) : les { $answers } réponses suivent les règles, et les { $picks } tirages viennent de la graine sous scellé de la maison.
replay-unproven = Les { $answers } réponses suivent les règles. Aucune graine n’a été révélée : le hasard ne peut pas être vérifié.

coverage-none = aucun test
coverage-no-code = aucun code
coverage-unknown = { $rule } n’est pas dans le livret, mais { $tests } s’y réfère.
coverage-whole = Les { $paragraphs } paragraphes ont tous du code qui les cite et un test.
coverage-untested = { $count } paragraphes sur { $total } n’ont aucun test : { $missing }.
coverage-uncited = { $count } paragraphes sur { $total } ne sont cités par aucun code : { $missing }.

store-checking = Parties rejouées
store-wrong = Table { $table } ({ $game }) :
store-sound = { $tables ->
    [one] La seule table est intacte
   *[other] Les { $tables } tables sont intactes
} : { $answers } réponses rejouées avec le même résultat. Pas encore commencées : { $waiting }.
store-damaged = { $wrong ->
    [one] Un problème trouvé
   *[other] { $wrong } problèmes trouvés
} dans { $tables } tables ; { $answers } réponses rejouées avec le même résultat.
store-backed-up = { $tables ->
    [one] Une table a été copiée
   *[other] { $tables } tables ont été copiées
} dans { $path }. Gardez ce dossier pour vous : il contient les secrets des parties et des joueurs.
store-copying = Copie
store-restored = { $tables ->
    [one] Une table est de nouveau
   *[other] { $tables } tables sont de nouveau
} dans { $path }.
store-kept-aside = Ce qui s’y trouvait est conservé dans { $path }.
store-must-restart = Un serveur en marche doit être redémarré pour s’en servir.
store-would-prune = { $over ->
    [0] Aucune partie finie n’est
    [one] Une partie finie est
   *[other] { $over } parties finies sont
} d’âge à devenir un fichier dans { $path }{ $running ->
    [0] .
    [one] , et une partie en cours aussi.
   *[other] , et { $running } parties en cours aussi.
}
store-would-remove = { $tables ->
    [0] Aucune table n’attend en vain depuis trop longtemps.
    [one] Une table a attendu ses joueurs en vain et serait supprimée.
   *[other] { $tables } tables ont attendu leurs joueurs en vain et seraient supprimées.
}
store-pruned = { $over ->
    [0] Aucune partie finie n’avait
    [one] Une partie finie est maintenant un fichier dans { $path } ; elle avait
   *[other] { $over } parties finies sont maintenant des fichiers dans { $path } ; elles avaient
} l’âge voulu{ $running ->
    [0] .
    [one] . Une partie en cours a été archivée aussi.
   *[other] . { $running } parties en cours ont été archivées aussi.
}
store-removed = { $tables ->
    [0] Aucune table n’a été supprimée faute de joueurs.
    [one] Une table qui attendait ses joueurs en vain a été supprimée.
   *[other] { $tables } tables qui attendaient leurs joueurs en vain ont été supprimées.
}
store-unreadable = { $tables ->
    [one] Une table est illisible et reste
   *[other] { $tables } tables sont illisibles et restent
} : « pangaea store check » dit ce qui ne va pas.
store-nothing-done = Rien n’a été changé : ajoutez --yes pour le faire.
store-not-found = Le journal n’appelle aucune table { $pseudonym }.
error-backup-taken = { $path } existe déjà : donnez à la copie un nouveau dossier.
store-copied = Copié et comparé : { $tables } tables sont des deux côtés, dont { $fresh } écrites maintenant.
error-copy-other = La cible contient { $tables } tables que la source n’a pas : nommez-en une vide. Rien n’a été écrit.
error-copy-in-use = Un serveur utilise { $path } : arrêtez-le avant d’y copier des tables. Rien n’a été écrit.
error-copy-differs = Ce qui a été écrit dans « { $part } » ne se relit pas à l’identique : la copie n’est pas complète. Relancez-la.
error-no-store = Il n’y a pas de tables dans { $path }.
error-store-standing = Ce que les listes disent de cette table n’est pas ce à quoi mènent ses réponses.
error-store-bookmark = Une position conservée de cette table n’est pas celle à laquelle mènent ses réponses.

play-me = Alex
play-person = Joueur { $number }
play-you = (vous)
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-prompt = Un numéro, ou : ? · règles · annuler · journal · sauver · quitter · aide
play-prompt-end = Un numéro, ou : ? · règles · annuler · journal · sauver · fin · quitter · aide
play-page = Entrée montre la suite. Vous pouvez aussi répondre tout de suite.
play-more-log = … et { $count } de plus avant (tapez « journal »)
play-curtain = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
play-kept = L’enregistrement de cette partie : { $path } (« pangaea replay » le montre).
play-bye = Au revoir !
play-which = Quel jeu ? Par exemple : pangaea play { $game }
play-left = Au revoir ! La partie est gardée. Pour la reprendre : pangaea play --resume { $path }
play-offer = Votre partie de { $title } avec { $names } n’est pas finie : { $answers } réponses, la dernière le { $when }. La reprendre ? (oui/non)
play-word-yes = oui
play-word-no = non
play-yes-or-no = Tapez « { $yes } » ou « { $no } ».
play-broken = Quelque chose a cassé de notre côté. La partie est conservée ; reprenez-la avec : pangaea play --resume { $path }
play-end-sure = La partie s’arrête aussitôt, et personne ne gagne. Si tous sont d’accord, tapez « fin { $yes } ».
play-saved = Sauvé : { $path }
play-written = On peut aussi écrire : { $answers }
play-why-not = { $thing } : { $text } [{ $rule }]
play-rules-more = « règles 3 » montre un chapitre, « règles 3.5 » un paragraphe.
play-answer-meaning = Ou répondez : par le numéro d’un choix, ou comme dans les enregistrements (« ? » montre comment).
play-word-help = aide
play-word-help-meaning = montre ces lignes
play-word-why = pourquoi
play-word-why-meaning = ou « ? » : la règle de la question, et pourquoi le reste n’est pas permis
play-word-rules = règles
play-word-rules-meaning = énumère les chapitres ; « règles 3.5 » montre un paragraphe
play-word-undo = annuler
play-word-undo-meaning = annule votre dernière réponse
play-word-log = journal
play-word-log-meaning = montre tout ce qui s’est passé
play-word-table = table
play-word-table-meaning = redessine la table
play-word-save = sauver
play-word-save-meaning = « sauver FICHIER » écrit l’enregistrement
play-word-end = fin
play-word-end-meaning = arrête la partie sans vainqueur, si tous sont d’accord
play-word-quit = quitter
play-word-quit-meaning = s’en aller ; la partie est gardée

ending-reason = Points pour
ending-total = Total
ending-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

## Serveur

serving = Pangaea est servi à l’adresse { $address } (Ctrl+C pour arrêter).
serving-others = Les autres, sur votre réseau, ouvrent { $address } (ou scannent ceci) :
serving-here-only = Seul cet ordinateur peut l’ouvrir ; « --lan » laisse entrer les amis de votre réseau.
error-workers-store = Plusieurs processus demandent une base de données à partager : nommez-en une par « --store postgresql://… », ou laissez « --workers » de côté.
error-workers-certificate = Plusieurs processus ne peuvent pas partager un certificat maison : placez devant eux un proxy qui a le sien, ou laissez « --workers » ou « --certificate » de côté.
error-workers-system = Plusieurs processus demandent Linux ou macOS : laissez « --workers » de côté.
error-port-busy = { $host }:{ $port } n’est pas disponible ({ $problem }). Choisissez un autre port, ou arrêtez le programme qui l’occupe.
error-host = Il faut une adresse après --host : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le réseau.
error-proxy = « { $text } » n’est pas l’adresse d’un proxy : écrivez 10.0.0.1, ou un réseau comme 10.0.0.0/24.
error-origin = « { $text } » n’est pas un site : écrivez-le comme un navigateur, par exemple https://jeux.example.
error-folder = Le dossier { $path } ne peut pas servir : { $problem }.
error-folder-busy = Un autre serveur utilise le dossier { $path }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
client-missing = La page n’a pas encore été construite
client-missing-help = Lancez « make play », ou « npm ci » puis « npm run build » dans le dossier web, et rechargez cette page.
credits = Un jeu de { $authors }, édité par { $publisher }.
rulebook-sources = D’où viennent les chiffres
lesson-you = Vous
bot-name-0 = Mary
bot-name-1 = Gideon
bot-name-2 = Halszka
bot-name-3 = Zhiming
bot-name-4 = Louis
bot-name-5 = Joan
wish-asked-undo = { $name } aimerait annuler un coup.
undo-done = { $name } a annulé un coup.
wish-denied-undo = { $name } n’accepte pas d’annuler.
wish-asked-end = { $name } propose d’arrêter la partie ici, sans vainqueur.
wish-denied-end = { $name } préfère continuer la partie.
wish-asked-away = { $name } propose qu’un robot joue à la place de { $other }, qui est absent ou ne répond pas.
wish-denied-away = { $name } préfère attendre.
refused-watchers-silent = Seuls ceux qui sont assis à cette table y parlent ; les spectateurs peuvent s’en mêler une fois la partie finie.
refused-not-heard = L’hôte de cette table ne souhaite pas vous entendre : vous pouvez regarder, mais pas parler.
refused-stranger = Votre navigateur ne garde pas notre cookie : on ne pourrait pas retrouver ce que vous dites. Autorisez-le et rechargez la page.
refused-enough-said = Les spectateurs ont déjà dit ici tout ce qui pouvait tenir.
refused-nothing-said = Cela ne dit rien.
refused-no-stand-in = Un robot ne peut prendre une place que pendant la partie.
refused-not-away = Ce joueur est là, ou ne vous fait pas attendre depuis assez longtemps : un robot ne peut pas encore jouer à sa place.
notice-replaced = Un robot ({ $level }) joue pour { $name } en attendant.
notice-back = { $name } joue de nouveau.
notice-hint = { $name } a demandé ce que ferait un robot confirmé.
notice-late = { $name } n’a plus de temps : un robot ({ $level }) continue.
refused-order = Cette consigne ne peut pas être suivie : elle nomme une réponse que la question ne connaît pas.
preview-title = { $game } avec { $host }
preview-title-plain = Une table de { $game }
preview-waiting = { $free ->
    [0] Tout le monde est là : la partie va commencer.
    [one] Une place est libre : venez jouer.
   *[other] { $free } places sont libres : venez jouer.
}
preview-running = La partie est en cours : venez la suivre.
preview-over = La partie est finie : voyez comment elle s’est jouée.
preview-unfinished = Une partie enregistrée, à revoir coup par coup.
push-turn = C’est à vous de jouer. À la table : { $names }.
push-over = La partie est finie. À la table : { $names }.
push-waits = On vous attend à votre table : { $names }.
push-awaited = Tout est prêt, on vous attend pour commencer : { $names }.
refused-endpoint = L’adresse de ce navigateur pour les notifications ne peut pas servir.
refused-no-push = Ce serveur n’envoie pas de notifications.
refused-clock = On ne peut pas jouer avec cette pendule : entre une minute et trois heures, ou un à quatorze jours par tour avec au plus soixante en réserve.
clock-live = { $minutes } min par personne{ $seconds ->
    [0] {""}
   *[other] , { $seconds } s de plus par tour
}
clock-days = { $days ->
    [one] un jour
   *[other] { $days } jours
} par tour, au plus { $most } en réserve
phrase-hello = Bonjour !
phrase-luck = Bonne chance, amusez-vous bien !
phrase-well = Bien joué !
phrase-moment = Un instant, s’il vous plaît.
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-again = On en refait une ?
refused-no-end = Ce jeu se termine de lui-même ; on ne peut l’arrêter d’un commun accord que lorsque la partie est devenue très longue.
refused-no-name = Il faut un nom, pour que les autres sachent qui vous êtes.
refused-no-table = Cette table n’existe pas : le lien est peut-être incomplet.
refused-no-address = Il n’y a rien à l’adresse { $path }.
refused-no-position = La partie n’est pas allée si loin : elle en est à la réponse { $position }.
refused-no-report = Aucune partie de robots n’a encore été rapportée pour { $title }.
refused-no-hints = À cette table, on ne demande pas ce que ferait un robot.
refused-no-choice = Il n’y a qu’une seule réponse.
refused-scenes = Demandez au plus { $most } positions à la fois : from=… et to=….
refused-not-a-number = « { $text } » n’est pas un nombre possible pour { $name }.
refused-not-begun = La partie n’a pas commencé : il reste des places libres.
refused-not-over = La partie n’est pas finie : la revanche vient après.
refused-not-revealed = La graine de cette partie sera révélée quand elle sera finie.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-your-table = Seuls ceux qui jouent à cette table peuvent le faire.
refused-seat-taken = Ce lien d’invitation a déjà servi, ou il est incomplet. Demandez-en un autre.
refused-seat-not-free = Cette place n’est plus libre. Choisissez-en une autre.
refused-resigned = Cette place a été abandonnée pour de bon : un robot joue jusqu’au bout.
refused-nobody-to-block = Il n’y a personne à bloquer ici.
refused-many-blocked = Vous avez déjà bloqué { $most } personnes.
refused-not-wanted = L’hôte de cette table vous a bloqué : vous pouvez regarder, mais pas vous asseoir.
refused-removed = L’hôte vous a retiré de cette partie : vous pouvez regarder, mais pas reprendre une place.
refused-removed-already = Ce joueur a déjà été retiré de la partie.
refused-sits-already = Vous avez déjà une place à cette table.
refused-shared-table = D’autres jouent ou ont joué à cette table : personne ne supprime leur partie. Vous pouvez la ranger.
notice-offered = { $name } manque à la table : un robot ({ $level }) joue jusqu’à ce que quelqu’un prenne la place par le lien de la table.
notice-resigned = { $name } abandonne, ce qui compte comme une défaite. Un robot ({ $level }) joue jusqu’au bout.
notice-silenced = L’hôte a retiré de la discussion { $name }, qui regardait.
notice-removed = L’hôte a retiré { $name } de la partie : un robot ({ $level }) continue.
refused-own-seat = Votre propre place, vous la quittez vous-même : laissez jouer un robot, ou abandonnez.
notice-joined = { $name } reprend cette place.
notice-declined = { $name } ne joue pas cette fois-ci.
wish-asked-newcomer = { $name } propose d’offrir à quelqu’un d’autre la place de { $other }, qui n’est plus là ou ne répond pas.
wish-denied-newcomer = { $name } préfère attendre plutôt que de céder la place.
refused-not-host = Seul l’hôte de cette table peut le faire.
refused-begun = La partie est lancée : plus personne ne change de place.
refused-has-shared = L’appareil de ce joueur a déjà contribué au hasard de cette partie : la place reste prise.
refused-no-seat = Cette table n’a pas de place { $seat }.
variant-off = sans { $label }
variant-is = { $label } : { $value }
refused-not-asked = On ne demande rien à cette place pour l’instant.
refused-stale = La partie a avancé : cette question n’est plus posée.
refused-answered = Cette question a déjà sa réponse, donnée dans une autre fenêtre : c’est elle qui compte.
refused-no-wish = Plus personne n’attend cet accord.
refused-record-hidden = Ce jeu cache des cartes : on peut télécharger la partie une fois qu’elle est finie.
refused-not-our-path = On ne fait de code QR que pour une table ou une règle de ce site.
refused-host = « { $host } » n’est pas une adresse vers laquelle un code QR peut mener.
refused-no-record = Ce fichier n’est pas l’enregistrement d’une partie. Choisissez un fichier téléchargé ici ; son nom se termine par « .jsonl ».
refused-damaged-record = Cet enregistrement est abîmé ou a été modifié : on ne peut pas montrer sa partie. Prenez le fichier d’origine, ou téléchargez-le de nouveau.
refused-cut-record = Cet enregistrement est coupé : il lui manque la fin. Prenez le fichier entier, ou téléchargez-le de nouveau.
refused-foreign-record = Cet enregistrement vient d’un jeu, d’une boîte ou d’une version qu’on ne connaît pas ici.
refused-large-record = Ce fichier est trop grand pour être l’enregistrement d’une partie.
refused-other-site = Cette demande vient d’un autre site.
refused-unreadable = Le message est illisible : { $problem }.
refused-too-large = C’est trop à la fois : on lit au plus { $size } octets.
refused-too-fast = C’est trop rapide : attendez un instant et recommencez.
refused-too-dear = Ce fichier demande trop de temps ou de mémoire à examiner : rien n’a changé.
refused-busy = Trop de fichiers arrivent en ce moment : attendez un instant et réessayez.
refused-too-slow = La demande n’est pas arrivée à temps : réessayez.
refused-hello-first = Une page dit d’abord bonjour.
refused-our-fault = Quelque chose s’est mal passé de notre côté. Rien n’a changé.
error-store-newer = { $path } vient d’un Pangaea plus récent (version { $found } des données ; ce programme les connaît jusqu’à la { $known }) : utilisez ce Pangaea-là, ou un autre dossier de données.
error-store-unusable = { $path } n’est pas utilisable comme base de tables : { $problem }.
error-store-address = « { $address } » n’est pas l’adresse d’une base PostgreSQL : elle ressemble à postgresql://utilisateur@machine:5432/nom.
error-store-unreachable = { $path } est injoignable : { $problem }. Vérifiez l’adresse, que PostgreSQL y tourne et accepte cet utilisateur.
error-store-silent = { $path } ne répond pas comme le ferait PostgreSQL. Vérifiez l’adresse, et que rien ne coupe la connexion.
error-store-rights = { $path } ne permet pas à cet utilisateur de créer et d’utiliser des tables : { $problem }. Son propriétaire peut l’autoriser, par exemple par GRANT ALL ON SCHEMA public TO cet utilisateur.
refused-elsewhere = Cette table est occupée à un autre endroit du serveur ; réessayez dans un instant.
refused-store-trouble = Le serveur n’arrive pas à écrire sur son disque en ce moment : rien n’a été changé, et la partie reprendra d’elle-même dès que possible.
refused-damaged = Ce que le serveur avait gardé de cette table est abîmé et illisible. Les autres tables ne sont pas touchées.
refused-halted = Cette table s’arrête ici. { $problem }
refused-trouble = Un problème est survenu de notre côté et les robots se sont arrêtés ; ils réessaient d’eux-mêmes.
former-player = un ancien joueur
refused-device-link = Ce lien a déjà servi, est trop vieux ou incomplet. Faites-en un autre sur votre autre appareil.
refused-this-device = C’est l’appareil que vous utilisez : déconnectez-le depuis un autre.
refused-no-device = Cet appareil n’est plus parmi les vôtres.
