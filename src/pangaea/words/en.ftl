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
