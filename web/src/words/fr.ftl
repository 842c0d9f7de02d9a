tagline = Une seule table pour les jeux de dinosaures.
welcome = Des jeux de société pleins de dinosaures : contre des robots, sur un seul appareil, ou entre amis par lien. Sans compte, sans publicité.
games = Jeux
play-now = Jouer
choose-seats = Choisir les places
rules = Règles
rules-search = Chercher dans les règles
rules-not-found = Aucune règle ne contient ces mots.
rules-open = But et règles
lesson = Leçon
learn = Apprendre
lesson-next = Suivant
lesson-back = Retour
lesson-answer = À vous
lesson-watch = Regardez…
lesson-free = Continuez comme il vous plaît.
lesson-over = La leçon s’arrête ici.
lesson-following = Leçon suivante
rule-card = Une règle que vous rencontrez pour la première fois
rule-pin = Épingler
rule-cards-off = Ne plus en montrer
rule-cards-on = Réafficher les règles au fil de la partie
rule-cards-again = Elles reparaîtront dans vos prochaines parties.
hint-offer = Un doute ? Voyez ce que ferait un bon joueur.
rules-taught = À apprendre en jouant :
rules-code = Dans le code
figure-numbers = Mise en place pour
figure-number = { $number } joueurs
figure-other-number = La même mise en place à { $number } joueurs.
lesson-section = Étape
players-range = { $least } à { $most } joueurs
minutes = environ { $minutes } min
my-tables = Mes tables
no-tables = Les tables que vous ouvrez ou rejoignez vous attendront ici.
continue = Continuer
watch = Regarder
replay = Revoir
named = { $label } : { $name }
your-name = Votre nom
your-name-hint = tel que les autres le verront
guest = Invité
your-turn = À vous de jouer
your-turn-title = ● À vous
state-waiting = En attente de joueurs
state-running = En cours
state-over = Terminée
state-unfinished = Partie inachevée
position = { $position ->
    [0] aucun coup joué
    [one] { $position } coup
   *[other] { $position } coups
  }
upload-record = Revoir un fichier de partie
technical-detail = Le détail technique
new-table = Nouvelle table : { $game }
seats = Places
seat-number = Place { $number }
seat-me = Moi
seat-device = Sur cet appareil
seat-invite = Un ami, par un lien personnel
seat-guest = Un ami, par le lien de la table
gathering = { $game } : qui joue ?
hosted-by = Hôte : { $name }
watchers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
  }
seat-free = libre
seat-awaits-link = attend un lien personnel
seat-for-guest = Libre pour un ami
seat-goes-to = Place { $number } : pour
seat-down = Place { $number } : descendre d’un rang
sit-here = S’asseoir ici
move-here = Passer à cette place
stand-up = Quitter la place
is-here = est là
is-away = n’est pas là
is-thinking = réfléchit
presence-here = { $name } est là
presence-away = { $name } n’est pas là
presence-thinking = { $name } réfléchit
presence-replaced = Un robot joue pour { $name }
stand-in-level = Robots qui jouent pour quelqu’un
start-with-bots = { $count ->
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux { $count } places libres
  }
host-starts = La partie commence dès que l’hôte la lance.
sit-or-watch = Prenez une place, ou restez en spectateur.
all-taken = Toutes les places sont prises : vous pouvez regarder.
table-link = Lien vers cette table
link-here-only = Ce lien ne marche que sur cet ordinateur. Lancez le serveur avec « --lan » pour laisser entrer les autres de votre réseau.
table-code = Code QR de cette table
share = Partager
seat-bot = Robot : { $level }
seat-name = Nom
number-of-seats = Nombre de places
variants = Variantes
clock = Pendule
clock-none = Aucune
clock-live = D’une traite
clock-days = Sur plusieurs jours
clock-none-meaning = Chacun prend le temps qu’il veut.
clock-live-meaning = Chacun dispose de quelques minutes, et chaque tour ajoute des secondes. Quand il n’en reste plus, un robot continue jusqu’à ce qu’on reprenne sa place.
clock-days-meaning = Chaque tour ajoute des jours à ce qui reste. Quand il ne reste rien, un robot continue jusqu’à ce qu’on reprenne sa place.
clock-minutes = Minutes par personne
clock-seconds = Ajout par tour
clock-days-each = Jours par tour
clock-most = Réserve maximale
clock-left = Temps restant
clock-left-days = { $days } j { $hours } h
clock-own = pour cette question ; les autres ne le voient pas
days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
turns-at = { $count ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
}
turns-elsewhere = { $count ->
    [one] À vous de jouer à une autre table
   *[other] À vous de jouer à { $count } autres tables
}
order = Consigne
order-open = Toujours répondre ainsi…
order-meaning = Chaque fois qu’on vous demande « { $text } », le serveur répond pour vous, au rythme de la table, jusqu’à ce que vous y mettiez fin.
order-answer = La réponse
order-unless = Mais me poser la question quand je pourrais répondre
order-tells = Personne n’apprend votre consigne, et rien ne la montre : à chaque question de ce genre, la table attend exactement ce temps, que l’une de ces réponses soit possible ou non. Ensuite votre consigne est suivie, sauf si vous avez répondu d’ici là.
order-wait = Combien de temps la table m’attend à chaque fois
order-wait-seconds = { $seconds } secondes
order-wait-minutes = { $minutes } minutes
order-kept = Votre réponse est gardée jusqu’à ce que le temps de votre consigne soit écoulé.
order-give = Donner la consigne
order-told = À « { $text } », le serveur répond pour vous : { $answer }.
order-told-unless = À « { $text } », le serveur répond pour vous après { $time } : { $answer }. D’ici là, vous pouvez choisir : { $exceptions }.
order-revoke = Me reposer la question
notices = Notifications
notices-switch-on = Me prévenir quand c’est à moi
notices-switch-off = Plus de notifications
notices-off = Votre navigateur peut vous prévenir même quand cette page est fermée.
notices-on = Votre navigateur vous prévient quand c’est à vous, qu’une partie est finie ou qu’on vous attend, sauf si vous regardez la table.
notices-insecure = En http simple, votre navigateur ne permet ni notifications ni installation de cette page : il y faut une adresse sûre (https, ou cet ordinateur même).
notices-unable = Ce navigateur ne sait pas montrer de notifications ; sur certains téléphones, il le peut une fois Pangaea sur l’écran d’accueil.
notices-denied = Les notifications sont bloquées pour ce site dans les réglages du navigateur.
notices-unserved = Ce serveur n’envoie pas de notifications.
notices-failed = Les notifications n’ont pas pu être activées : le service du navigateur n’a pas répondu.
box-file = Boîte corrigée
box-file-meaning = Pour jouer avec les chiffres de votre propre boîte, choisissez un fichier de boîte (TOML). Sans fichier, la boîte telle que nous la connaissons sert.
start = Commencer
cancel = Annuler
close = Fermer
language = Langue
theme-dark = Couleurs sombres
theme-light = Couleurs claires
sound-on = Son activé
sound-off = Son coupé
home = Accueil
loading = Un instant…
not-found = Il n’y a rien à cette adresse.
no-table = Cette table n’existe pas.
no-table-hint = Le lien est peut-être incomplet, ou la table a été débarrassée. Demandez-en un autre à qui vous l’a envoyé, ou ouvrez votre propre table.
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
join-ended = Cette place a été attribuée autrement
join-ended-hint = L’hôte l’a donnée à un robot ou à quelqu’un d’autre, ou le lien est incomplet. Demandez-lui un autre lien, ou regardez la partie.
join-over = Cette partie est finie
join-over-hint = Vous pouvez revoir comment elle s’est passée, ou ouvrir votre propre table.
join-watch = Regarder la partie
log = Ce qui s’est passé
facts = En un coup d’œil
rule-open = Ouvrir les règles au { $paragraph }
rulebook = Règles du jeu
contents = Chapitres
asked = Que faire
keys-hint = Touches 1–9 pour choisir, flèches pour regarder
choices = Choix
choose-on-table = ou choisissez sur la table
more-below = encore { $count } plus bas
tab-board = Plateau
tab-mine = À moi
tab-others = Les autres
tab-more = Journal
tab-news = il s’est passé quelque chose ici
parts = Parties de la table
all-choices = Les { $count } choix
choose-this = Choisir : { $label }
why-not = Pourquoi pas ?
several-ways = Choisissez
count-times = { $count }×
choosable = choisir : { $label }
choosable-many = { $count } choix
counts-now = { $value } (compte en ce moment)
score = Score
leads = en tête
show-scores = Montrer les scores
hide-scores = Cacher les scores
bot = { $level ->
    [beginner] robot débutant
    [casual] robot amateur
    [strong] robot confirmé
    [expert] robot expert
   *[other] robot
}
you = vous
turn-of = À { $name } de jouer
expand = Voir de plus près
players = Joueurs
table = Table
own-things = Vos affaires
race = La course
undo = Annuler le coup
undo-consent = Demander d’annuler
asked-undo = Quelqu’un voudrait annuler un coup
wish-waiting = Demande envoyée ; les autres doivent accepter.
undo-sent = Demande envoyée
end-game = Arrêter la partie
end-game-alone = Cette partie pourrait ne jamais finir. Elle s’arrête ici, et personne ne gagne ; on ne pourra pas revenir en arrière.
end-game-together = Cette partie pourrait ne jamais finir. Si tout le monde est d’accord, elle s’arrête ici, et personne ne gagne. La proposition vaut jusqu’au prochain coup.
end-game-propose = Le proposer
asked-end = Quelqu’un voudrait arrêter la partie
play-on = Continuer
company = Joueurs
company-talk = Joueurs et discussion
talk = Discussion
talk-new = { $count ->
    [one] Joueurs et discussion : { $count } nouveau message
   *[other] Joueurs et discussion : { $count } nouveaux messages
  }
talk-nothing = Personne n’a encore rien dit.
talk-alone = Seuls ceux qui sont assis ici parlent ; vous pourrez vous joindre à eux une fois la partie finie.
talk-said = { $name } : « { $text } »
talk-say = Dire quelque chose
talk-send = Envoyer
talk-phrases = Le dire en un clic
talk-mute = Mettre { $name } en sourdine
talk-watcher = spectateur
talk-unmute = Entendre de nouveau { $name }
bot-stands-in = un robot joue en attendant
let-bot-play = Laisser un robot jouer pour moi
away-for-a-while = { $name } n’est plus là depuis un moment.
unmoved-for-long = { $name } ne donne plus signe de vie depuis longtemps.
let-bot-play-for = Laisser un robot jouer pour { $name }
play-again-myself = Reprendre ma place
bot-plays-for-you = Un robot joue pour vous.
asked-away = Quelqu’un fait attendre la table
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well = Bien joué !
phrase-moment = Un instant…
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-again = On en refait une ?
agree = Accepter
disagree = Non
bot-pace = Rythme des robots
pace-seconds = { $seconds } s
skip = Avance rapide
lost = La connexion est perdue. Nouvel essai ; rien n’est perdu.
connecting = Connexion…
sending = Envoi…
curtain-title = Passez l’appareil à { $name }
curtain-hint = Les autres détournent les yeux. Rien ne se montre avant que { $name } soit là.
curtain-lift = Je suis { $name }
curtain-who = Qui a l’appareil ?
curtain-who-hint = Pour l’instant, personne ici n’a de réponse à donner. Dites qui vous êtes pour voir la table de votre côté ; les autres détournent les yeux.
invite = Inviter
invite-hint = Envoyez chaque lien à une seule personne ; qui l’ouvre prend cette place.
invite-seat = Lien de la place { $number }
copy = Copier
copied = Copié
qr-for = Code QR de la place { $number }
winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
  }
no-winner = La partie est arrêtée
rank = { $rank }.
results = Résultats
show-results = Chaque point expliqué
rematch = Revanche
rematch-open = Une revanche est ouverte.
rematch-join = Rejoindre la revanche
rematch-asked = { $name } voudrait rejouer.
rematch-decline = Pas cette fois
rematch-sit = Prendre une place à la revanche
rematch-watch = Regarder la revanche
see-table = Voir la table
no-points = aucun
forced-on = Choix unique : automatique
forced-off = Choix unique : manuel
forced-tip = Quand il n’y a qu’une réponse possible, la donner pour moi après un instant
log-since = Depuis votre dernier tour
see-moment = Revoir ce moment
download-record = Télécharger la partie
replay-at = Coup { $at } sur { $of }
replay-moment = Moment de la partie
replay-no-moment = « { $text } » n’est pas un moment de cette partie : ils vont de 0 à { $last }. Voici le début.
replay-no-seat = Cette partie ne peut pas être vue de cette place. Vous la voyez en spectateur.
record-ends = L’enregistrement s’arrête ici ; la partie n’est pas finie.
record-only = Ceci est l’enregistrement d’une partie inachevée : on peut la revoir, pas la continuer.
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
notes = Notes sur le jeu
zoom-in = Agrandir
zoom-out = Réduire
zoom-reset = Carte entière
skip-to-table = Aller à la question
luck = Hasard honnête ?
luck-of = Hasard : { $name }
luck-log = Avant la donne, le serveur a mis sous scellé le nombre secret dont vient le hasard : { $seal }… { $devices ->
    [0] Aucun appareil n’y a rien ajouté.
    [one] Un appareil y a ajouté sa part.
   *[other] { $devices } appareils y ont ajouté leur part.
  }
luck-log-former = Avant la donne, le serveur a mis sous scellé le nombre secret dont vient le hasard : { $seal }…
luck-seal = Sceau de la maison
luck-seal-meaning = À l’ouverture de cette table, la maison, c’est-à-dire le serveur, a choisi un nombre secret, la graine, et l’a mis sous scellé. Le sceau fixe la graine sans la montrer ; elle est révélée à la fin de la partie.
luck-shares = Ajouté par les appareils
luck-shares-meaning = Après le sceau, chaque appareil qui prend place ajoute 16 octets au hasard, une seule fois. Le hasard de la partie vient de la graine et de tous ces octets : ni la maison seule ni aucun joueur seul ne peut choisir la donne.
luck-nobody = Aucun appareil n’a rien ajouté : le hasard vient de la seule graine de la maison.
luck-house-only = Seuls des robots jouent ici : le hasard vient de la seule graine de la maison.
luck-none = n’a rien envoyé (une page ancienne, ou un programme)
luck-awaited = pas encore là
luck-former = Cette partie a commencé avec une version antérieure : la maison seule a choisi la graine, scellée avec BLAKE2b.
luck-unsealed = Le hasard de cette partie n’a jamais été mis sous scellé : il ne peut pas être vérifié.
luck-later = La vérification vient avec la fin de la partie : la graine est alors révélée.
luck-swapped = Le sceau, ou ce que les appareils ont ajouté, n’est pas ce que ce navigateur avait vu. Ne vous fiez pas à cette donne.
waiting-for = On attend que { $names } { $count ->
    [one] ouvre
   *[other] ouvrent
  } cette table. Chaque appareil ajoute sa part de hasard, puis on distribue.
prove = Vérifier le hasard
prove-file = Vérifier un fichier de partie
proven-all = Vérifié : personne n’a touché au hasard de cette partie.
proven-not = Non vérifié : quelque chose ne colle pas.
proven-chain = Aucune ligne n’est modifiée ni ne manque : les { $lines } lignes se tiennent.
proven-seal = La graine révélée est bien celle qui était sous scellé.
proven-mixed = { $devices ->
    [0] Le hasard vient de la seule graine de la maison.
    [one] Le hasard vient de la graine de la maison et de ce qu’un appareil a ajouté.
   *[other] Le hasard vient de la graine de la maison et de ce que { $devices } appareils ont ajouté.
  }
proven-picks = { $picks ->
    [one] Le seul tirage en vient.
   *[other] Les { $picks } tirages en viennent tous.
  }
proven-seen = Le sceau est celui que ce navigateur avait vu avant la donne, et ce qu’il a envoyé y est.
proven-seal-seen = Le sceau est celui que ce navigateur avait vu avant la donne. Lui-même n’a rien ajouté au hasard.
proven-late = Ce navigateur n’a vu cette table qu’après la donne : il ne peut pas dire si le sceau est celui qui fut montré avant. Ceux qui étaient là le peuvent.
proven-unseen = Ce navigateur n’a jamais vu cette table : il ne peut pas dire si le sceau est celui qui fut montré avant la donne. Ceux qui étaient là le peuvent.
proven-here = Vérifié par ce navigateur lui-même, en { $seconds } s.
proven-rules = Que chaque tirage porte sur autant de possibilités que le veulent les règles, on le vérifie en rejouant la partie :
failed-chain = La ligne { $line } de l’enregistrement a été modifiée, ou une ligne manque juste avant.
failed-cut = L’enregistrement est coupé après la ligne { $line }.
failed-seal = Ligne { $line } : la graine révélée n’est pas celle qui était sous scellé.
failed-parts = Ligne { $line } : l’enregistrement nomme des parts qui ne sont à personne autour de la table, ou oublie quelqu’un.
failed-mixed = Ligne { $line } : la graine de la maison et ce que les appareils ont ajouté ne donnent pas la graine de cette partie.
failed-counts = La ligne { $line } ne dit pas, pour chaque tirage, sur combien de possibilités il portait.
failed-pick = Le tirage { $pick }, à la ligne { $line }, ne vient pas de la graine : l’enregistrement dit { $said } sur { $of }, la graine dit { $right }.
failed-seen = Le sceau, ou ce que les appareils ont ajouté, n’est pas ce que ce navigateur avait vu, ou envoyé, auparavant.
proof-former = Enregistrement d’un ancien format, scellé avec BLAKE2b : un navigateur ne peut pas le vérifier, le serveur rejoue donc toute la partie.
proof-former-file = On peut le vérifier avec
proof-server = Vérifié par le serveur : chaque réponse suit les règles, et tout le hasard vient de la graine sous scellé.
proof-unrevealed = La graine de cette partie n’a pas été révélée : son hasard ne peut pas être vérifié.
proof-unreadable = Ce fichier n’est pas un enregistrement qui puisse être vérifié.
luck-about = Ce qui est prouvé, et ce qui ne l’est pas
luck-is-proven = Prouvé
luck-is-not-proven = Pas prouvé
luck-proven-sealed = La maison a choisi sa graine avant de savoir ce qu’un appareil ajouterait, et n’en a pas changé.
luck-proven-mixed = Ce que votre appareil a ajouté fait partie du hasard : avant que le dernier appareil ait ajouté sa part, personne ne pouvait connaître la donne.
luck-proven-picks = Chaque carte piochée, chaque dé, chaque mélange en découle, l’un après l’autre ; rien n’a été répété, omis ni choisi.
luck-proven-order = Une réponse reprise puis donnée à nouveau a tiré de nouveau, et l’enregistrement le montre.
luck-unproven-operator = Qui fait tourner le serveur peut lire toutes les mains sur son disque, et, une fois les cartes distribuées, ce qui viendra.
luck-unproven-together = La maison et l’appareil arrivé en dernier pourraient choisir la donne ensemble.
luck-unproven-answers = Que les réponses d’un enregistrement sont celles qui ont été données : ceux qui ont joué le savent.
luck-unproven-bots = Que les robots ne savent que ce qu’ils ont le droit de savoir : ils sont faits ainsi, mais un enregistrement ne peut pas le montrer.
luck-unproven-alone = Là où aucun appareil n’ajoute rien (des robots seuls, une page ancienne, un programme), la maison seule a choisi, avant la donne.
luck-unproven-stop = La maison peut refuser de commencer, ou s’arrêter ; pour recommencer, il lui faut un autre sceau, que tout le monde voit.
hint-ask = Que feriez-vous ?
hint-meaning = Un robot confirmé nomme ses meilleures réponses ; le journal dit que vous avez demandé.
hint-thinking = Réflexion…
hint-rank = { $rank ->
    [1] la meilleure
   *[other] n° { $rank }
  }
hint-chance = environ { $chance } % de gagner
hints-never = Personne ne demande à un robot
hints-casual = Qui joue seul contre des robots peut demander
hints-always = Tout le monde peut demander
hints-meaning = À son tour, un robot confirmé nomme ses meilleures réponses, d’après ce que ce joueur sait. Le journal le dit.
strength = La force des robots
balance = Ce que les parties des robots disent de ce jeu
credits = Crédits
credits-drawings = Les textes des règles, les dessins et les sons ont été faits pour cette table. Ses polices :
credits-font = { $name }, par { $makers }, sous licence SIL Open Font License 1.1.
credits-licence = Licence
lobby = Tables ouvertes
sit-down = S’asseoir
seats-free = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
table-menu = Plus sur cette table de { $game }
table-aside = Ranger
table-back = Remettre parmi mes tables
table-delete = Supprimer
tables-aside = Tables rangées
no-tables-aside = Vous n’avez rangé aucune table.
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-meaning = Un robot joue à votre place jusqu’au bout, et cela compte pour vous comme une défaite. On ne peut pas revenir dessus. Si vous devez seulement partir, laissez plutôt un robot jouer pour vous.
delete-title = Supprimer cette table ?
delete-meaning = Personne d’autre n’est concerné. La partie disparaît pour de bon.
host-away = L’hôte est absent.
become-host = Devenir l’hôte
table-public = Montrer cette table à tous : chacun peut s’asseoir ou regarder
table-seen-by = Qui la voit
watch-late = Les spectateurs voient la table
watch-late-by = { $seconds ->
    [0] telle qu’elle est
    [30] 30 secondes plus tard
   *[other] { $seconds } secondes plus tard
}
you-watch = Vous regardez la partie.
watch-over = Cette partie est finie.
watch-over-replay = Revoir la partie
watch-over-own = Commencer votre propre partie
watch-delay = Vous voyez la table avec { $seconds } secondes de retard.
take-over = Prendre la place de { $name }
has-resigned = a abandonné
offer-to-newcomer = Offrir la place à un nouveau venu
remove-person = Retirer { $name }
remove-person-sure = Retirer { $name } de cette partie ? Un robot continue, et le journal le dit.
block = Bloquer { $name }
remove-watcher-sure = Retirer { $name } de la discussion ? Ses messages disparaissent, et il n’y en aura pas d’autres ici.
is-blocked = C’est fait : vous n’aurez plus affaire à { $name }, à aucune table.
asked-newcomer = Un nouveau venu à la place libre ?
me = Mes appareils et mes données
me-meaning = Il n’y a pas de compte : ce navigateur vous reconnaît par un cookie. Ici, vous pouvez retrouver vos places sur un autre appareil, garder un moyen de revenir, ou tout supprimer.
play-elsewhere = Continuer sur un autre appareil
second-device = Un autre appareil
second-device-meaning = Scannez le code avec votre téléphone, ou ouvrez-y le lien : vos places sont alors sur les deux appareils.
device-link-make = Créer un lien
device-link = Lien pour votre autre appareil, valable une fois et { $minutes } minutes
device-code = Code QR pour votre autre appareil
recovery = Un moyen de revenir
recovery-meaning = Gardez ce lien là où personne d’autre ne le trouve. Il vous rend vos places si cet appareil est perdu, aussi souvent que vous voulez ; un nouveau annule l’ancien.
recovery-make = Créer un lien de secours
recovery-link = Votre lien de secours
sign-out = Déconnecter tous les autres appareils
sign-out-meaning = Tous vos autres appareils deviennent aussitôt des inconnus, et tous les liens que vous avez créés sont annulés. Les notifications sont coupées ; rallumez-les ici si vous voulez. Vous recevez un nouveau lien de secours.
devices = Mes appareils
devices-meaning = Tous les navigateurs qui jouent avec vos places. Un appareil perdu peut être déconnecté à lui seul ; les autres restent.
device-this = cet appareil
device-nameless = Un appareil
device-seen = utilisé la dernière fois { $when }
sign-out-one = Déconnecter
sign-out-one-of = Déconnecter { $name }, { $when }
sign-out-one-meaning = { $name } devient aussitôt un inconnu et ne reçoit plus de notifications. Tous les liens que vous avez créés sont annulés, au cas où il en aurait fait un : créez ensuite un nouveau lien de secours.
blocked-people = Les personnes que vous avez bloquées
unblock = Débloquer { $name }
my-data = Mes données
my-data-meaning = Vos tables, ce que vous y avez dit et demandé, vos appareils, qui vous avez bloqué et les règles déjà rencontrées : rien d’autre n’est gardé de vous.
my-data-export = Télécharger mes données
my-data-delete = Tout supprimer
my-data-delete-meaning = Vos propres tables sont supprimées. Les parties que d’autres jouent ou ont jouées restent, un robot joue pour vous jusqu’au bout, ce que vous avez dit disparaît, et vous y êtes « un ancien joueur ». On ne peut pas revenir dessus.
device-unknown = Ce lien ne mène nulle part
device-unknown-hint = Il est peut-être incomplet, ou un lien de secours plus récent l’a remplacé. Créez-en un autre sur votre autre appareil, sous « Mes appareils et mes données ».
device-used = Ce lien a déjà servi
device-used-hint = Il était valable une fois, et un appareil a vos places grâce à lui. Si ce n’était pas vous, déconnectez cet appareil sous « Mes appareils et mes données » ; s’il vous faut un autre lien, créez-le là.
device-old = Ce lien n’est plus valable
device-old-hint = Il était valable cinq minutes, ou jusqu’à ce qu’un autre soit créé. Créez-en un nouveau sur votre autre appareil, sous « Mes appareils et mes données ».
device-mine = Cet appareil a déjà vos places
device-take = Continuer ici en tant que { $name } ?
device-tables = { $count ->
    [0] Il n’y a pas encore de table.
    [one] Une table vient avec vous.
   *[other] { $count } tables viennent avec vous.
}
device-losing = { $count ->
    [one] Ce navigateur a une autre table à lui, qu’il quitterait.
   *[other] Ce navigateur a { $count } autres tables à lui, qu’il quitterait.
}
device-play-on = Continuer ici
party = Soirée jeux
party-meaning = Le plateau sur cet écran, une main sur chaque téléphone. Choisissez un jeu et pour combien ; les places libres vont à des robots, et qui arrive plus tard en remplace un.
party-open = { $game } à { $count }
party-scan = Scannez le code avec votre téléphone, tapez votre nom et asseyez-vous.
party-may-sleep = En http simple, le navigateur ne peut pas garder cet écran allumé : réglez l’appareil pour qu’il ne se mette pas en veille.
party-dealing = Les téléphones contribuent au hasard de cette partie…
party-join = Scannez pour jouer
