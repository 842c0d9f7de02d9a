### Words that all games share.

and-list = { $head } and { $last }
several = { $number } × { $thing }
seat = player { $number }

## Refusals

error-unknown-game = There is no game called “{ $slug }”. On the shelf: { $known }.
error-seats = { $seats ->
    [one] One player is not possible here
   *[other] { $seats } players are not possible here
}: the game is for { $least } to { $most }.
error-unknown-option = There is no option “{ $name }”. This game has: { $names }.
error-option-value = “{ $value }” is not possible for the option “{ $name }”. Possible: { $allowed }.
error-box-file = The box file { $path } cannot be read: { $problem }.
error-box-syntax = The box file is not valid TOML: { $problem }.
error-box-shape = The box file does not fit: { $problem }.
error-box-game = The box file is for “{ $found }”, it should say game = "{ $expected }".
error-box-name = “{ $name }” is not known under [{ $part }] of the box file. Known: { $names }.
error-box-value = In the box file, { $where } is { $value }; it must be { $least } to { $most }.
error-game-over = The game is over: nobody is asked any more.
error-not-asked = Seat { $seat } is not asked now. Asked: { $asked }.
error-no-such-option = There is no option { $option } here: options go from 0 to { $size }.
error-not-legal = “{ $said }” is not allowed now. Allowed: { $legal }.
error-notation-verb = “{ $text }” does not answer what is asked: an answer looks like “{ $verb } …”.
error-notation-token = “{ $text }” names nothing that can be chosen here: an answer looks like “{ $example }”.
error-nothing-to-undo = There is no answer to take back.
error-record-empty = The record is empty.
error-record-line = Line { $line } of the record cannot be read: { $problem }.
error-record-header = The record has no header: its first line must tell what was played.
error-record-format = The record has format “{ $format }”; this version reads “{ $known }”.
error-record-order = Line { $line } of the record is in the wrong place: only answers stand between header and footer.
error-record-box = The record was played with another box (fingerprint { $box }; ours is { $known }).
error-record-luck = Line { $line } of the record does not fit the game: { $problem }
error-record-spare = Line { $line } of the record holds more luck than the game asks for: { $left } too many.
error-record-digest = Line { $line } of the record leads to another position than it says: the record was changed.
error-record-seal = Line { $line } of the record reveals a seed that does not fit its seal.
error-record-seed = Line { $line } of the record has luck that does not come from its seed.

## Command line

bot-random = Hatchling
bot-random-meaning = Plays anything that is allowed.
bot-greedy = Hunter
bot-greedy-meaning = Takes what looks best right now.
bot-search = Elder
bot-search-meaning = Thinks ahead: plays thousands of games in its mind before it answers.
error-unknown-level = No bot plays at the level “{ $level }”. Levels: { $known }.
error-lineup = { $bots ->
    [one] One bot is named
   *[other] { $bots } bots are named
} for { $seats } seats: name one for all of them, or one for each.
error-at-least-one = { $name } is { $number }; it must be at least 1.

## Server

serving = Pangaea is served at { $address } (Ctrl+C ends it).
error-port-busy = { $host }:{ $port } cannot be used ({ $problem }). Choose another port, or end the program that uses it.
client-missing = The page has not been built yet
client-missing-help = Run “make play”, or “npm ci” and “npm run build” in the folder web, then load this page again.
credits = A game by { $authors }, published by { $publisher }.
bot-name-0 = Mary
bot-name-1 = Gideon
bot-name-2 = Halszka
bot-name-3 = Zhiming
bot-name-4 = Louis
bot-name-5 = Joan
undo-asked = { $name } would like to take an answer back.
undo-denied = { $name } does not agree to take it back.
refused-no-name = A name is needed, so that the others know who plays.
refused-no-table = There is no such table: the link may be cut off.
refused-no-address = There is nothing at { $path }.
refused-no-position = The game has not come that far: it stands at answer { $position }.
refused-scenes = Ask for at most { $most } positions at once: from=… and to=….
refused-not-a-number = “{ $text }” is not a number that { $name } can be.
refused-not-begun = The game has not begun: seats are still open.
refused-not-over = The game is not over yet: a rematch comes after it.
refused-not-your-seat = You do not hold this seat.
refused-not-your-table = Only those who play at this table can do that.
refused-seat-taken = This invite link has been used, or is cut off. Ask for a new one.
refused-not-asked = This seat is not asked anything now.
refused-stale = The table has moved on: that question is no longer asked.
refused-no-wish = Nobody waits for this consent any more.
refused-record-hidden = This game hides cards: its record can be had once it is over.
refused-not-our-path = A QR code is made only for a table or a rulebook of this site.
refused-other-site = This request comes from another site.
refused-unreadable = The message cannot be read: { $problem }.
refused-too-large = That is too much at once: at most { $size } bytes are read.
refused-too-fast = That is too fast: wait a moment and try again.
refused-hello-first = A page says hello first.
refused-our-fault = Something went wrong on our side. Nothing was changed.
