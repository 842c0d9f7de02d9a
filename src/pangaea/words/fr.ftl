### Les mots que tous les jeux partagent.

and-list = { $head } et { $last }
several = { $number } × { $thing }
seat = joueur { $number }

## Refus

error-unknown-game = Aucun jeu ne s’appelle « { $slug } ». Sur l’étagère : { $known }.
error-seats = { $seats ->
    [one] On ne peut pas jouer seul
   *[other] On ne peut pas jouer à { $seats }
} : ce jeu se joue de { $least } à { $most }.
error-unknown-option = L’option « { $name } » n’existe pas. Ce jeu propose : { $names }.
error-option-value = « { $value } » n’est pas possible pour l’option « { $name } ». Possible : { $allowed }.
error-box-file = Le fichier de boîte { $path } est illisible : { $problem }.
error-box-syntax = Le fichier de boîte n’est pas du TOML valable : { $problem }.
error-box-shape = Le fichier de boîte ne convient pas : { $problem }.
error-box-game = Le fichier de boîte est fait pour « { $found } » ; il devrait dire game = "{ $expected }".
error-box-name = « { $name } » est inconnu sous [{ $part }] dans le fichier de boîte. Connus : { $names }.
error-box-value = Dans le fichier de boîte, { $where } vaut { $value } ; il faut une valeur de { $least } à { $most }.
error-game-over = La partie est finie : plus personne n’a à répondre.
error-not-asked = Ce n’est pas à la place { $seat } de répondre. On attend : { $asked }.
error-no-such-option = L’option { $option } n’existe pas ici : elles vont de 0 à { $size }.
error-not-legal = « { $said } » n’est pas permis maintenant. Permis : { $legal }.
error-notation-verb = « { $text } » ne répond pas à la question : une réponse s’écrit « { $verb } … ».
error-notation-token = « { $text } » ne désigne rien qu’on puisse choisir ici : une réponse s’écrit par exemple « { $example } ».
error-nothing-to-undo = Il n’y a aucune réponse à reprendre.
error-record-empty = L’enregistrement est vide.
error-record-line = La ligne { $line } de l’enregistrement est illisible : { $problem }.
error-record-header = L’enregistrement n’a pas d’en-tête : la première ligne doit dire à quoi l’on a joué.
error-record-format = L’enregistrement est au format « { $format } » ; cette version lit « { $known } ».
error-record-order = La ligne { $line } de l’enregistrement n’est pas à sa place : entre l’en-tête et la fin, il n’y a que des réponses.
error-record-box = L’enregistrement vient d’une autre boîte (empreinte { $box } ; la nôtre est { $known }).
error-record-luck = La ligne { $line } de l’enregistrement ne colle pas avec le jeu : { $problem }
error-record-spare = La ligne { $line } de l’enregistrement contient plus de hasard que la partie n’en demande : { $left } de trop.
error-record-digest = La ligne { $line } de l’enregistrement mène à une autre position que celle annoncée : il a été modifié.
error-record-seal = La ligne { $line } de l’enregistrement révèle une graine qui ne correspond pas à son sceau.
error-record-seed = À la ligne { $line }, le hasard enregistré ne vient pas de la graine.

## Ligne de commande

bot-random = Nouveau-né
bot-random-meaning = Joue n’importe quoi de permis.
bot-greedy = Chasseur
bot-greedy-meaning = Prend ce qui paraît le meilleur sur le moment.
bot-search = Ancêtre
bot-search-meaning = Voit loin : joue des milliers de parties dans sa tête avant de répondre.
error-unknown-level = Aucun robot ne joue au niveau « { $level } ». Niveaux : { $known }.
error-lineup = { $bots ->
    [one] Un robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $seats } places : nommez-en un pour toutes, ou un pour chacune.
error-at-least-one = { $name } vaut { $number } ; il faut au moins 1.

## Serveur

serving = Pangaea est servi à l’adresse { $address } (Ctrl+C pour arrêter).
error-port-busy = { $host }:{ $port } n’est pas disponible ({ $problem }). Choisissez un autre port, ou arrêtez le programme qui l’occupe.
client-missing = La page n’a pas encore été construite
client-missing-help = Lancez « make play », ou « npm ci » puis « npm run build » dans le dossier web, et rechargez cette page.
credits = Un jeu de { $authors }, édité par { $publisher }.
bot-name-0 = Mary
bot-name-1 = Gideon
bot-name-2 = Halszka
bot-name-3 = Zhiming
bot-name-4 = Louis
bot-name-5 = Joan
undo-asked = { $name } aimerait reprendre une réponse.
undo-denied = { $name } n’est pas d’accord pour revenir en arrière.
refused-no-name = Il faut un nom, pour que les autres sachent qui joue.
refused-no-table = Cette table n’existe pas : le lien est peut-être incomplet.
refused-no-address = Il n’y a rien à l’adresse { $path }.
refused-no-position = La partie n’est pas allée si loin : elle en est à la réponse { $position }.
refused-scenes = Demandez au plus { $most } positions à la fois : from=… et to=….
refused-not-a-number = « { $text } » n’est pas un nombre possible pour { $name }.
refused-not-begun = La partie n’a pas commencé : il reste des places libres.
refused-not-over = La partie n’est pas finie : la revanche vient après.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-your-table = Seuls ceux qui jouent à cette table peuvent le faire.
refused-seat-taken = Ce lien d’invitation a déjà servi, ou il est incomplet. Demandez-en un autre.
refused-not-asked = On ne demande rien à cette place pour l’instant.
refused-stale = La partie a avancé : cette question n’est plus posée.
refused-no-wish = Plus personne n’attend cet accord.
refused-record-hidden = Ce jeu cache des cartes : on peut télécharger la partie une fois qu’elle est finie.
refused-not-our-path = On ne fait de code QR que pour une table ou une règle de ce site.
refused-other-site = Cette demande vient d’un autre site.
refused-unreadable = Le message est illisible : { $problem }.
refused-too-large = C’est trop à la fois : on lit au plus { $size } octets.
refused-too-fast = C’est trop rapide : attendez un instant et recommencez.
refused-hello-first = Une page dit d’abord bonjour.
refused-our-fault = Quelque chose s’est mal passé de notre côté. Rien n’a changé.
