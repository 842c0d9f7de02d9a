tagline = One table for dinosaur games.
welcome = Board games full of dinosaurs: against bots, on one device, or with friends by link. No account, no adverts.
games = Games
play-now = Play now
choose-seats = Choose seats
rules = Rules
rules-search = Search the rules
rules-not-found = No rule holds these words.
rules-open = Goal and rules
lesson = Lesson
learn = Learn
lesson-next = Next
lesson-back = Back
lesson-answer = Your turn
lesson-watch = Watch …
lesson-free = Play on as you like.
lesson-over = The lesson ends here.
lesson-following = Next lesson
rule-card = A rule you meet for the first time
rule-pin = Pin
rule-cards-off = No more of these
rule-cards-on = Show rules again as they come up
rule-cards-again = They will show themselves in your next games.
hint-offer = Not sure? See what a strong player would do here.
rules-taught = Learn it by playing:
rules-code = In the code
figure-numbers = Set up for
figure-number = { $number } players
figure-other-number = The same set-up with { $number } players.
lesson-section = Section
players-range = { $least } to { $most } players
minutes = about { $minutes } min
my-tables = My tables
no-tables = The tables you start or join will wait for you here.
continue = Continue
watch = Watch
replay = Replay
named = { $label }: { $name }
your-name = Your name
your-name-hint = as others will see it
guest = Guest
your-turn = Your turn
your-turn-title = ● Your turn
state-waiting = Waiting for players
state-running = In play
state-over = Over
state-unfinished = Unfinished record
position = { $position ->
    [0] no move yet
    [one] { $position } move
   *[other] { $position } moves
  }
upload-record = Replay a record file
technical-detail = The technical detail
new-table = New table: { $game }
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-device = On this device
seat-invite = A friend, by a private link
seat-guest = A friend, by the table's link
gathering = { $game }: who plays?
hosted-by = Host: { $name }
watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
  }
seat-free = free
seat-awaits-link = waiting for a private link
seat-for-guest = Free for a friend
seat-goes-to = Seat { $number } goes to
seat-down = Seat { $number }: one place down
sit-here = Sit here
move-here = Move here
stand-up = Leave the seat
is-here = here
is-away = away
is-thinking = thinking
presence-here = { $name } is here
presence-away = { $name } is away
presence-thinking = { $name } is thinking
presence-replaced = A bot plays for { $name }
stand-in-level = Bots that play for somebody
start-with-bots = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on the { $count } free seats
  }
host-starts = The game begins as soon as the host starts it.
sit-or-watch = Sit down, or stay and watch.
all-taken = Every seat is taken: you may watch.
table-link = Link to this table
link-here-only = This link works on this computer only. Start the server with “--lan” to let others on your network in.
table-code = QR code of this table
share = Share
seat-bot = Bot: { $level }
seat-name = Name
number-of-seats = Number of seats
variants = Variants
clock = Clock
clock-none = None
clock-live = In one go
clock-days = Over days
clock-none-meaning = Everybody takes the time they like.
clock-live-meaning = Each person has a bank of minutes; every turn adds some seconds. When it is empty, a bot plays on until they take their seat back.
clock-days-meaning = Every turn adds days to what is left. When nothing is left, a bot plays on until they take their seat back.
clock-minutes = Minutes each
clock-seconds = More for each turn
clock-days-each = Days for each turn
clock-most = At most kept
clock-left = Time left
clock-left-days = { $days } d { $hours } h
clock-own = for this question; the others do not see it
days = { $count ->
    [one] one day
   *[other] { $count } days
}
turns-at = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
turns-elsewhere = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
order = Standing order
order-open = Always answer so…
order-meaning = Whenever you are asked “{ $text }”, the server answers for you, at the pace of the table, until you call it off.
order-answer = The answer
order-unless = But ask me when I could answer
order-tells = Nobody is told of your order, and nothing shows it: at each such question the table waits exactly this long, whether or not you could answer one of these. Then your order is carried out, unless you have answered by then.
order-wait = How long the table waits for me each time
order-wait-seconds = { $seconds } seconds
order-wait-minutes = { $minutes } minutes
order-kept = Your answer is kept until the time of your order has come.
order-give = Give the order
order-told = To “{ $text }” the server answers for you: { $answer }.
order-told-unless = To “{ $text }” the server answers for you after { $time }: { $answer }. Until then you may choose: { $exceptions }.
order-revoke = Ask me again
notices = Notices
notices-switch-on = Tell me when it is my turn
notices-switch-off = No more notices
notices-off = Your browser can tell you even when this page is closed.
notices-on = Your browser tells you when it is your turn, a game is over or somebody waits, unless you are looking at the table.
notices-insecure = Over plain http your browser allows neither notices nor installing this page: both need a secure address (https, or this very computer).
notices-unable = This browser cannot show notices; on some phones it can once Pangaea is on the home screen.
notices-denied = Notices are blocked in this browser’s settings for this site.
notices-unserved = This server sends no notices.
notices-failed = Notices could not be switched on: the browser’s own service did not answer.
box-file = Corrected box
box-file-meaning = Play with the figures of your own box: choose a box file (TOML). Without one, the box as we know it is used.
start = Start
cancel = Cancel
close = Close
language = Language
theme-dark = Dark colours
theme-light = Light colours
sound-on = Sound on
sound-off = Sound off
home = Home
loading = One moment…
not-found = There is nothing at this address.
no-table = There is no such table.
no-table-hint = The link may be cut off, or the table has been cleared away. Ask whoever sent it for another one, or start a table of your own.
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
join-ended = This seat has been given otherwise
join-ended-hint = The host has let a bot or somebody else have it, or the link is cut off. Ask the host for another one, or watch the game.
join-over = This game is over
join-over-hint = You can see how it went, or start a table of your own.
join-watch = Watch the game
log = What happened
facts = At a glance
rule-open = Open the rulebook at { $paragraph }
rulebook = Rulebook
contents = Chapters
asked = What to do
keys-hint = Keys 1–9 choose, arrows look around
choices = Choices
choose-on-table = or choose on the table
more-below = { $count } more below
tab-board = Board
tab-mine = Mine
tab-others = Others
tab-more = Log
tab-news = something happened here
parts = Parts of the table
all-choices = All { $count } choices
choose-this = Choose: { $label }
why-not = Why not?
several-ways = Choose one
count-times = { $count }×
choosable = choose: { $label }
choosable-many = { $count } choices
counts-now = { $value } (counts now)
score = Score
leads = in the lead
show-scores = Show scores
hide-scores = Hide scores
bot = { $level ->
    [beginner] bot, beginner
    [casual] bot, casual
    [strong] bot, strong
    [expert] bot, expert
   *[other] bot
}
you = you
turn-of = { $name }'s turn
expand = Look closer
players = Players
table = Table
own-things = Your things
race = The race
undo = Take back
undo-consent = Ask to take back
asked-undo = Somebody would like to take a move back
wish-waiting = Asked the others; waiting for their consent.
undo-sent = Asked the others
end-game = End the game
end-game-alone = This game may go on for ever. It ends here and now, and nobody wins; this cannot be taken back.
end-game-together = This game may go on for ever. If everybody agrees, it ends here, and nobody wins. The proposal stands until the next move.
end-game-propose = Propose it
asked-end = Somebody would like to end the game
play-on = Play on
company = People
company-talk = People and talk
talk = Talk
talk-new = { $count ->
    [one] People and talk: { $count } new line
   *[other] People and talk: { $count } new lines
  }
talk-nothing = Nobody has said anything yet.
talk-alone = Only those who sit here talk; you may join in once the game is over.
talk-said = { $name }: “{ $text }”
talk-say = Say something
talk-send = Send
talk-phrases = Say it in one click
talk-mute = Mute { $name }
talk-watcher = spectator
talk-unmute = Hear { $name } again
bot-stands-in = a bot plays for now
let-bot-play = Let a bot play for me
away-for-a-while = { $name } has been away for a while.
unmoved-for-long = Nothing has come from { $name } for a long time.
let-bot-play-for = Let a bot play for { $name }
play-again-myself = Play myself again
bot-plays-for-you = A bot plays for you.
asked-away = Somebody keeps the table waiting
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well = Well played!
phrase-moment = One moment…
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-again = Another game?
agree = Agree
disagree = No
bot-pace = Pace of the bots
pace-seconds = { $seconds } s
skip = Skip
lost = The line is lost. Trying again; nothing is lost.
connecting = Connecting…
sending = Sending…
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
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
no-winner = The game has been ended
rank = { $rank }.
results = Results
show-results = Every point explained
rematch = Rematch
rematch-open = A rematch has been opened.
rematch-join = Go to the rematch
rematch-asked = { $name } would like to play again.
rematch-decline = Not this time
rematch-sit = Sit down at the rematch
rematch-watch = Watch the rematch
see-table = See the table
no-points = none
forced-on = Forced answers: by themselves
forced-off = Forced answers: by hand
forced-tip = Answer by itself, after a moment, where there is only one answer
log-since = Since your last turn
see-moment = See this moment again
download-record = Download the record
replay-at = Move { $at } of { $of }
replay-moment = Moment of the game
replay-no-moment = “{ $text }” is not a moment of this game: they go from 0 to { $last }. Here is the beginning.
replay-no-seat = This game cannot be seen from that seat. You see it as a spectator.
record-ends = The record ends here; the game was not finished.
record-only = This is the record of a game that was not finished: it can be replayed, not played on.
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
luck = Luck
luck-of = Luck: { $name }
luck-log = The house has sealed its seed: { $seal }… { $devices ->
    [0] No device has added to it.
    [one] One device has added to it.
   *[other] { $devices } devices have added to it.
  }
luck-log-former = The house has sealed its seed: { $seal }…
luck-seal = Seal of the house
luck-seal-meaning = When this table was made, the house chose a secret seed and sealed it. The seal fixes the seed without showing it; the seed is revealed when the game is over.
luck-shares = Added by the devices
luck-shares-meaning = After the seal, every device that takes a seat adds 16 random bytes, once. The luck of the game is made of the seed and of all of them, so neither the house nor any player alone can choose the deal.
luck-nobody = No device has added anything: the luck comes from the seed of the house alone.
luck-house-only = Only bots play here: the luck comes from the seed of the house alone.
luck-none = sent none (an older page, or a program)
luck-awaited = not here yet
luck-former = This game was begun with an earlier version: the house alone chose the seed, sealed with BLAKE2b.
luck-unsealed = The luck of this game was never sealed, so it cannot be proven.
luck-later = The proof comes with the end of the game: then the seed is revealed.
luck-swapped = The seal, or what the devices added, is not what this browser saw before. Do not trust this deal.
waiting-for = Waiting for { $names } to open this table. Each device adds to the luck, then the cards are dealt.
prove = Prove it
prove-file = Prove a record file
proven-all = Proven: nobody has changed the luck of this game.
proven-not = Not proven: something does not fit.
proven-chain = No line is changed or missing: all { $lines } are tied to one another.
proven-seal = The seed that was revealed is the one that was sealed.
proven-mixed = { $devices ->
    [0] The luck was made of the seed of the house alone.
    [one] The luck was made of the seed of the house and of what one device added.
   *[other] The luck was made of the seed of the house and of what { $devices } devices added.
  }
proven-picks = { $picks ->
    [one] The only pick comes from there.
   *[other] All { $picks } picks come from there.
  }
proven-seen = The seal is the one that this browser saw before the deal, and what it sent is there.
proven-seal-seen = The seal is the one that this browser saw before the deal. It has added nothing to the luck itself.
proven-late = This browser first saw this table after the deal, so it cannot say whether the seal is the one shown before. Who was there can.
proven-unseen = This browser has never seen this table, so it cannot say whether the seal is the one shown before the deal. Who was there can.
proven-here = Checked by this browser itself, in { $seconds } s.
proven-rules = That each pick is out of as many as the rules ask for is proven by playing the record again:
failed-chain = Line { $line } of the record was changed, or a line before it is missing.
failed-cut = The record is cut off after line { $line }.
failed-seal = Line { $line }: the seed that was revealed is not the one that was sealed.
failed-parts = Line { $line }: the record names parts that belong to nobody at the table, or leaves somebody out.
failed-mixed = Line { $line }: the seed of the house and what the devices added do not make the seed of this game.
failed-counts = Line { $line } does not say for each pick out of how many it was.
failed-pick = Pick { $pick }, in line { $line }, does not come from the seed: the record says { $said } out of { $of }, the seed says { $right }.
failed-seen = The seal, or what the devices added, is not what this browser saw, or sent, before.
proof-former = A record of a former format, sealed with BLAKE2b: a browser cannot prove it, the server plays the whole game again instead.
proof-former-file = It can be proven with
proof-server = Proven by the server: every answer follows the rules, and all luck comes from the sealed seed.
proof-unrevealed = The seed of this game has not been revealed, so its luck cannot be proven.
proof-unreadable = This file is not a record that can be proven.
luck-about = What is proven, and what is not
luck-is-proven = Proven
luck-is-not-proven = Not proven
luck-proven-sealed = The house chose its seed before it knew what any device would add, and has not changed it.
luck-proven-mixed = What your device added is part of the luck: before the last device had added its part, nobody could know the deal.
luck-proven-picks = Every card drawn, every die and every shuffle follows from that, one after the other; none was repeated, left out or chosen.
luck-proven-order = An answer that was taken back and given again drew anew, and the record shows it.
luck-unproven-operator = Whoever runs the server can read every hand on its disk, and what is still to come once the cards are dealt.
luck-unproven-together = The house and the device that comes last could choose the deal together.
luck-unproven-answers = That the answers in a record are those that were given: who played knows it.
luck-unproven-bots = That bots know only what they may know: this is how they are built, not something a record can show.
luck-unproven-alone = Where no device adds anything (bots alone, an older page, a program), the house alone chose, before the deal.
luck-unproven-stop = The house can refuse to begin, or stop; to begin anew it needs another seal, which everybody sees.
hint-ask = What would you do?
hint-meaning = A strong bot names its best answers; the log says that you asked.
hint-thinking = Thinking …
hint-rank = { $rank ->
    [1] best
   *[other] no. { $rank }
  }
hint-chance = about { $chance } % to win
hints-never = Nobody may ask a bot
hints-casual = Whoever plays alone against bots may ask
hints-always = Everybody may ask
hints-meaning = At one's own turn a strong bot names its best answers, from what that player knows. The log says so.
strength = How strong the bots are
balance = What the bots’ games say of this game
credits = Credits
credits-drawings = Rules, drawings and sounds of this table are its own. Its letters:
credits-font = { $name } by { $makers }, under the SIL Open Font License 1.1.
credits-licence = Licence
lobby = Open tables
sit-down = Sit down
seats-free = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
}
table-menu = More about this table of { $game }
table-aside = Put aside
table-back = Back to my tables
table-delete = Delete
tables-aside = Put aside
no-tables-aside = You have put no table aside.
resign = Give up
resign-title = Give up this game?
resign-meaning = A bot plays your seat to the end, and it counts as lost for you. This cannot be taken back. If you only have to leave, let a bot play for you instead.
delete-title = Delete this table?
delete-meaning = Nobody else has anything to do with it. Its game is gone for good.
host-away = The host is away.
become-host = Take over as host
table-public = Show this table in the lobby: anybody may sit down or watch
table-seen-by = Who sees it
watch-late = Spectators see the table
watch-late-by = { $seconds ->
    [0] as it is
    [30] 30 seconds later
   *[other] { $seconds } seconds later
}
you-watch = You are watching.
watch-over = This game is over.
watch-over-replay = See how it went
watch-over-own = Start a game of your own
watch-delay = You see the table { $seconds } seconds late.
take-over = Take over from { $name }
has-resigned = gave up
offer-to-newcomer = Offer the seat to a newcomer
remove-person = Remove { $name }
remove-person-sure = Remove { $name } from this game? A bot plays on, and the log says so.
block = Block { $name }
remove-watcher-sure = Remove { $name } from the talk? Nothing they said stays, and they say nothing more here.
is-blocked = Blocked: you will not hear { $name } any more, at any table.
asked-newcomer = A newcomer for who is away?
me = My devices and data
me-meaning = There is no account: this browser knows you by a cookie. Here you take your seats to another device, keep a way back, and delete everything.
play-elsewhere = Play on with another device
second-device = Another device
second-device-meaning = Scan the code with your phone, or open the link there: your seats are on both devices then.
device-link-make = Make a link
device-link = Link for your other device, good once and for { $minutes } minutes
device-code = QR code for your other device
recovery = A way back
recovery-meaning = Keep this link where nobody else finds it. It brings your seats back if this device is lost, as often as you like; a new one makes the old one void.
recovery-make = Make a recovery link
recovery-link = Your recovery link
sign-out = Sign out all other devices
sign-out-meaning = Every other device of yours becomes a stranger at once, and all links you have made are void. Notices are switched off; switch them on again here if you like. You get a new recovery link.
devices = My devices
devices-meaning = Every browser that plays with your seats. One that you have lost can be signed out by itself; the others stay.
device-this = this device
device-nameless = A device
device-seen = last used { $when }
sign-out-one = Sign out
sign-out-one-of = Sign out { $name }, { $when }
sign-out-one-meaning = { $name } becomes a stranger at once and is told of no turn any more. All links you have made are void, in case it made one: make a new recovery link afterwards.
blocked-people = People you have blocked
unblock = Unblock { $name }
my-data = My data
my-data-meaning = Your tables, what you said and ordered there, your devices, whom you have blocked and which rules you have met: nothing else is kept of you.
my-data-export = Download my data
my-data-delete = Delete everything
my-data-delete-meaning = Your own tables are deleted. Games that others play or played stay, a bot plays on for you, what you said goes, and you are called “a former player” there. This cannot be taken back.
device-unknown = This link leads nowhere
device-unknown-hint = It may be cut off, or a newer recovery link has taken its place. Make another one on your other device, under “My devices and data”.
device-used = This link has been used
device-used-hint = It was good once, and a device has your seats by it. If that was not you, sign that device out under “My devices and data”; if you need another link, make it there.
device-old = This link has ended
device-old-hint = It was good for five minutes, or until a newer one was made. Make another one on your other device, under “My devices and data”.
device-mine = This device has your seats already
device-take = Play on here as { $name }?
device-tables = { $count ->
    [0] There are no tables yet.
    [one] One table comes with you.
   *[other] { $count } tables come with you.
}
device-losing = { $count ->
    [one] This browser has another table of its own, which it would leave.
   *[other] This browser has { $count } other tables of its own, which it would leave.
}
device-play-on = Play on here
party = Game night
party-meaning = The board on this screen, a hand on every phone. Choose a game and for how many; free seats go to bots, and whoever comes late takes over from one.
party-open = { $game } for { $count }
party-scan = Scan the code with your phone, type your name and sit down.
party-may-sleep = Over plain http the browser cannot keep this screen lit: set the device not to sleep.
party-dealing = The phones add to the luck of this game …
party-join = Scan to join
