tagline = Une seule table pour les jeux de dinosaures.
welcome = Des jeux de société pleins de dinosaures : contre des robots, sur un seul appareil, ou entre amis par lien. Sans compte, sans publicité.
games = Jeux
play-now = Jouer
choose-seats = Choisir les places
rules = Règles
players-range = { $least ->
    [one] { $least } à { $most } joueurs
   *[other] { $least } à { $most } joueurs
  }
minutes = environ { $minutes } min
my-tables = Mes tables
no-tables = Les tables que vous ouvrez ou rejoignez vous attendront ici.
continue = Continuer
watch = Regarder
replay = Revoir
your-name = Votre nom
your-name-hint = tel que les autres le verront
guest = Invité
your-turn = À vous de jouer
your-turn-title = ● À vous
state-waiting = En attente de joueurs
state-running = En cours
state-over = Terminée
position = { $position ->
    [0] pas commencée
    [one] { $position } coup
   *[other] { $position } coups
  }
upload-record = Revoir un fichier de partie
new-table = Nouvelle table : { $game }
seats = Places
seat-number = Place { $number }
seat-me = Moi
seat-device = Sur cet appareil
seat-invite = Invité par lien
seat-bot = Robot : { $level }
who-sits = Qui s’assied ici
seat-name = Nom
add-seat = Ajouter une place
remove-seat = Retirer cette place
number-of-seats = Nombre de places
options = Options
box-file = Boîte corrigée
box-file-meaning = Pour jouer avec les chiffres de votre propre boîte, choisissez un fichier de boîte (TOML). Sans fichier, la boîte telle que nous la connaissons sert.
start = Commencer
cancel = Annuler
close = Fermer
yes = Oui
no = Non
language = Langue
theme-dark = Couleurs sombres
theme-light = Couleurs claires
sound-on = Son activé
sound-off = Son coupé
home = Accueil
loading = Un instant …
not-found = Il n’y a rien à cette adresse.
no-table = Cette table n’existe pas.
no-table-hint = Le lien est peut-être incomplet, ou la table a été débarrassée.
back-home = Retour aux jeux
failed = Cela n’a pas marché.
try-again = Réessayer
join-title = Une place vous attend
join-hint = Dites votre nom, rien d’autre n’est demandé.
join = Prendre la place
join-unknown = Aucune place ne vous attend ici
join-unknown-hint = Ce lien d’invitation ne mène nulle part : il est peut-être incomplet. Demandez qu’on vous l’envoie à nouveau.
join-taken = Cette place est prise
join-taken-hint = Quelqu’un s’est déjà servi de ce lien d’invitation. Demandez-en un autre, ou regardez la partie.
join-watch = Regarder la partie
log = Ce qui s’est passé
open-log = Journal
facts = En un coup d’œil
rule-link = Règle { $paragraph }
rule-open = Ouvrir les règles au { $paragraph }
rulebook = Règles du jeu
contents = Chapitres
asked = Que faire
waiting-for = En attente de { $names }
waiting-nobody = En attente
thinking = { $name } réfléchit …
watching = Vous regardez la partie.
game-over = La partie est finie
keys-hint = Touches 1–9 pour choisir, flèches pour regarder
choices = Choix
choose-on-table = ou choisissez sur la table
why-not = Pourquoi pas ?
cannot-choose = Ne peut pas être choisi maintenant
several-ways = Choisissez
count-times = { $count }×
choosable = choisir : { $label }
choosable-many = { $count } choix
face-down = face cachée
pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
empty = rien
score = Score
score-hidden = caché
show-scores = Montrer les scores
hide-scores = Cacher les scores
bot = robot
you = vous
turn-of = À { $name } de jouer
expand = Voir de plus près
players = Joueurs
table = Table
own-things = Vos affaires
of-player = { $name }
undo = Reprendre
undo-consent = Demander à reprendre
undo-asked = Quelqu’un voudrait reprendre un coup
undo-waiting = Demande envoyée ; les autres doivent accepter.
agree = Accepter
disagree = Non
bot-pace = Rythme des robots
pace-seconds = { $seconds } s
skip = Passer
lost = La connexion est perdue. Nouvel essai ; rien n’est perdu.
connecting = Connexion …
sending = Envoi …
curtain-title = Passez l’appareil à { $name }
curtain-hint = Les autres détournent les yeux. Rien ne se montre avant que { $name } soit là.
curtain-lift = Je suis { $name }
curtain-who = Qui a l’appareil ?
curtain-who-hint = Pour l’instant, personne ici n’a de réponse à donner. Dites qui vous êtes pour voir la table de votre côté ; les autres détournent les yeux.
invite = Inviter
invite-hint = Envoyez chaque lien à une seule personne ; qui l’ouvre prend cette place.
invite-seat = Lien de la place { $number }
copy = Copier
copied = Copié
qr-for = Code QR de la place { $number }
sitting = { $name } est là
winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
total = Total
rank = { $rank }.
results = Résultats
show-results = Chaque point expliqué
rematch = Revanche
see-table = Voir la table
download-record = Télécharger la partie
replay-at = Coup { $at } sur { $of }
replay-moment = Moment de la partie
first = Au début
previous = Un coup en arrière
next = Un coup en avant
last = À la fin
play-pause = Lecture ou pause
copy-moment = Copier un lien vers ce moment
seen-from = Vu par
spectator = un spectateur
back-to-table = Retour à la table
menu = Réglages
notes = À propos de cette boîte
zoom-in = Agrandir
zoom-out = Réduire
zoom-reset = Carte entière
skip-to-table = Aller à la question
number-least-most = de { $least } à { $most }
