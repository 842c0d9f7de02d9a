tagline = One table for dinosaur games.
welcome = Board games full of dinosaurs: against bots, on one device, or with friends by link. No account, no adverts.
games = Games
play-now = Play now
choose-seats = Choose seats
rules = Rules
players-range = { $least ->
    [one] { $least } player
   *[other] { $least } to { $most } players
  }
minutes = about { $minutes } min
my-tables = My tables
no-tables = The tables you start or join will wait for you here.
continue = Continue
watch = Watch
replay = Replay
your-name = Your name
your-name-hint = as others will see it
guest = Guest
your-turn = Your turn
your-turn-title = ● Your turn
state-waiting = Waiting for players
state-running = In play
state-over = Over
position = { $position ->
    [0] not begun
    [one] { $position } move
   *[other] { $position } moves
  }
upload-record = Replay a record file
new-table = New table: { $game }
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-device = On this device
seat-invite = By invite link
seat-bot = Bot: { $level }
who-sits = Who sits here
seat-name = Name
add-seat = Add a seat
remove-seat = Remove this seat
number-of-seats = Number of seats
options = Options
box-file = Corrected box
box-file-meaning = Play with the figures of your own box: choose a box file (TOML). Without one, the box as we know it is used.
start = Start
cancel = Cancel
close = Close
yes = Yes
no = No
language = Language
theme-dark = Dark colours
theme-light = Light colours
sound-on = Sound on
sound-off = Sound off
home = Home
loading = One moment …
not-found = There is nothing at this address.
no-table = There is no such table.
no-table-hint = The link may be cut off, or the table has been cleared away.
back-home = Back to the games
failed = That did not work.
try-again = Try again
join-title = A seat is waiting for you
join-hint = Say your name, nothing else is needed.
join = Take the seat
join-unknown = No seat is waiting here
join-unknown-hint = This invite link leads nowhere: it may be cut off. Ask for it again.
join-taken = This seat is taken
join-taken-hint = Somebody has used this invite link already. Ask for another one, or watch the game.
join-watch = Watch the game
log = What happened
open-log = Log
facts = At a glance
rule-link = Rule { $paragraph }
rule-open = Open the rulebook at { $paragraph }
rulebook = Rulebook
contents = Chapters
asked = What to do
waiting-for = Waiting for { $names }
waiting-nobody = Waiting
thinking = { $name } is thinking …
watching = You are watching.
game-over = The game is over
keys-hint = Keys 1–9 choose, arrows look around
choices = Choices
choose-on-table = or choose on the table
why-not = Why not?
cannot-choose = Cannot be chosen now
several-ways = Choose one
count-times = { $count }×
choosable = choose: { $label }
choosable-many = { $count } choices
face-down = face down
pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
empty = nothing
score = Score
score-hidden = hidden
show-scores = Show scores
hide-scores = Hide scores
bot = bot
you = you
turn-of = { $name }'s turn
expand = Look closer
players = Players
table = Table
own-things = Your things
of-player = { $name }
undo = Take back
undo-consent = Ask to take back
undo-asked = Somebody would like to take a move back
undo-waiting = Asked the others; waiting for their consent.
agree = Agree
disagree = No
bot-pace = Pace of the bots
pace-seconds = { $seconds } s
skip = Skip
lost = The line is lost. Trying again; nothing is lost.
connecting = Connecting …
sending = Sending …
curtain-title = Pass the device to { $name }
curtain-hint = The others look away. Nothing is shown until { $name } is here.
curtain-lift = I am { $name }
curtain-who = Who has the device?
curtain-who-hint = Nobody here is asked anything at the moment. Say who you are to see your side of the table; the others look away.
invite = Invite
invite-hint = Send each link to one person; whoever opens it takes that seat.
invite-seat = Link for seat { $number }
copy = Copy
copied = Copied
qr-for = QR code for seat { $number }
sitting = { $name } is here
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
total = Total
rank = { $rank }.
results = Results
show-results = Every point explained
rematch = Rematch
see-table = See the table
download-record = Download the record
replay-at = Move { $at } of { $of }
replay-moment = Moment of the game
first = To the beginning
previous = One move back
next = One move on
last = To the end
play-pause = Play or pause
copy-moment = Copy a link to this moment
seen-from = Seen from
spectator = a spectator
back-to-table = Back to the table
menu = Settings
notes = About this box
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Whole map
skip-to-table = Go to the question
number-least-most = { $least } to { $most }
