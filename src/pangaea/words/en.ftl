### Words that all games share.

and-list = { $head } and { $last }
count-word = { $number ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $number }
}
gave-up = { $count ->
    [one] { $names } gave up, which counts as lost: a bot played on.
   *[other] { $names } gave up, which counts as lost: bots played on.
}
end-agreed = The players agreed to end the game. Nobody wins.
event-agreed = The players agreed to end the game.
several = { $number } × { $thing }
seat = player { $number }

## Refusals

error-lesson = The lesson { $name } cannot be used: { $problem }
error-lesson-opening = The opening of the lesson does not fit the game: “{ $answer }”.
error-unknown-lesson = There is no lesson called “{ $name }” here. There are: { $known }.
error-figure = The figure { $name } of the rulebook cannot be drawn: { $problem }
error-unknown-figure = The rulebook has no figure called “{ $name }”. There are: { $known }.
error-unknown-game = There is no game called “{ $slug }”. On the shelf: { $known }.
error-extra = This needs the package { $package }, which is not installed: pip install "pangaea[{ $extra }]" brings it.
error-unknown-language = There are no words in “{ $language }”. Languages: { $known }.
error-seats = { $seats ->
    [one] One player is not possible here
   *[other] { $seats } players are not possible here
}: the game is for { $least } to { $most }.
error-unknown-variant = There is no variant “{ $name }”. This game has: { $names }.
error-variant-value = “{ $value }” is not possible for the variant “{ $name }”. Possible: { $allowed }.
error-box-file = The box file { $path } cannot be read: { $problem }.
error-box-syntax = The box file is not valid TOML: { $problem }.
error-box-shape = The box file does not fit: { $problem }.
error-box-game = The box file is for “{ $found }”, it should say game = "{ $expected }".
error-box-name = “{ $name }” is not known under [{ $part }] of the box file. Known: { $names }.
error-box-value = In the box file, { $where } is { $value }; it must be { $least } to { $most }.
error-box-long = The box file is too long: at most { $most } characters are read.
error-box-many = The box file says too much: at most { $most } values are read.
error-box-deep = The box file puts too many things inside one another: at most { $most } deep.
error-box-text = The box file holds a name or a number that is too long: at most { $most } characters.
error-box-number = The box file holds a number beyond { $most }.
error-box-control = The box file holds a text with control characters: “{ $text }”.
error-box-kind = This box belongs to another game.
error-game-over = The game is over: nobody is asked any more.
error-not-asked = Seat { $seat } is not asked now. Asked: { $asked }.
error-unknown-seat = There is no seat { $seat }: seats go from 0 to { $last }.
error-unknown-position = The game has no position { $position }: it goes from { $first } to { $last }.
error-names = { $names } names for { $seats } seats: each seat needs one.
error-name = “{ $name }” cannot be a name: at most { $most } characters, without control characters.
error-not-an-option = “{ $option }” is not an option: give its number, or the answer in words.
error-no-resigning = Seat { $seat } cannot be given up: the game is over, it was given up before, or all others were.
error-no-such-option = There is no option { $option } here: options go from 0 to { $size }.
error-not-legal = “{ $said }” is not allowed now. Allowed: { $legal }.
error-notation-verb = “{ $text }” does not answer what is asked: an answer looks like “{ $verb } …”.
error-notation-token = “{ $text }” names nothing that can be chosen here: an answer looks like “{ $example }”.
error-nothing-to-undo = There is no answer to take back.
error-record-empty = The record is empty.
error-record-line = Line { $line } of the record cannot be read: { $problem }.
error-record-long = Line { $line } of the record is too long: at most { $most } characters are read.
error-record-many = The record has too many lines: at most { $most } are read.
error-record-header = The record has no header: its first line must tell what was played.
error-record-format = The record has format “{ $format }”; this version reads “{ $known }”.
error-record-order = Line { $line } of the record is in the wrong place: only answers stand between header and footer.
error-game-broken = The package { $package } brings a game that cannot be loaded: { $problem }
error-game-twice = The package { $package } brings a game called “{ $slug }”, but there is one already; it is left out.
error-game-contract = The package { $package } brings a game made for version { $made_for } of the contract; this Pangaea has version { $contract }.
error-rules = This game was begun with version { $rules } of the rules; this program knows versions 1 to { $known }. A newer Pangaea can open it.
error-record-box = The record was played with another box (fingerprint { $box }; ours is { $known }).
error-record-chain = Line { $line } of the record was changed, or a line before it is missing.
error-record-cut = The record is cut off after line { $line }: its end is missing.
error-record-damaged = Line { $line } of the record is damaged.
error-record-figures = Line 1 of the record holds figures that are not those it was played with: they were changed.
error-bookmark = The position kept after line { $line } does not fit this version of the game.
error-record-luck = Line { $line } of the record does not fit the game: { $problem }
error-record-spare = Line { $line } of the record holds more luck than the game asks for: { $left } too many.
error-record-digest = Line { $line } of the record leads to another position than it says: the record was changed.
error-record-seal = Line { $line } of the record reveals a seed that does not fit its seal.
error-record-parts = Line { $line } of the record names parts of the seed that belong to nobody at the table.
error-record-mixed = Line { $line } of the record: what the devices sent and the house's seed do not lead to the seed that luck came from.
error-record-counts = Line { $line } of the record does not say for each pick how many there were to pick from.
error-record-seed = Line { $line } of the record has luck that does not come from its seed.

## Command line

bot-beginner = Beginner
bot-beginner-meaning = Level 1 of 4. Grabs what glitters and forgets what the others can do next.
bot-casual = Casual
bot-casual-meaning = Level 2 of 4. Knows the game and takes what looks best right now.
bot-strong = Strong
bot-strong-meaning = Level 3 of 4. Thinks ahead for about a second a turn.
bot-expert = Expert
bot-expert-meaning = Level 4 of 4. Thinks ahead for about five seconds a turn.
bot-random = Chance
error-unknown-level = No bot plays at the level “{ $level }”. Levels: { $known }.
error-lineup = { $bots ->
    [one] One bot is named
   *[other] { $bots } bots are named
} for { $seats } seats: name one for all of them, or one for each.
error-at-least-one = { $name } is { $number }; it must be at least 1.
error-model = The bots of { $slug } do without what they learned, because { $path } is damaged: { $problem }. “pangaea train { $slug }” makes such a file anew.
error-train-figures = { $slug } has no figures that a model could learn from.
error-train-kept = { $path } is no file of lessons: { $problem }. Delete it or name another with --keep.
error-train-other = { $path } holds lessons of another game, seed, player or release. Name another file with --keep.
error-arena-levels = A tournament needs levels, each named once: { $levels }.
error-arena-folder = { $path } holds other things and no tournament. Name an empty folder or a new one.
error-arena-other = { $path } holds another tournament: its game, seats, levels, seed or variants differ. Name another folder.
error-arena-plan = The plan of the tournament, { $path }, cannot be read: { $problem }. Put it back, or name another folder; the games are kept.
error-arena-line = { $path }, line { $line }, is damaged: { $problem }. Take that line out and this game is played again; the others are kept.

help-pangaea = Five dinosaur board games: play them, let bots play them, study them.
help-games = List the games, or show one with its variants and bots.
help-play = Play a game in the terminal.
help-simulate = Let bots play many games and report the results.
help-arena = Hold a tournament of bots, go on with it, and report what it says of the game.
help-train = Teach a game’s bots by self-play what positions are worth.
help-replay = Show a recorded game move by move, or prove it.
help-rules = Print a rulebook, a chapter or a paragraph.
help-lessons = List a game’s lessons, or print how one goes.
help-coverage = Show where each paragraph of a rulebook is carried out, and which tests hold it.
help-serve = Serve the games as a web page.
help-party = Play on a big screen, with a phone in every hand.
help-store = Check, back up, restore or prune what a server keeps.
help-store-check = Play every stored game again on this program, and report.
help-store-backup = Copy tables and secret to a new folder; a server may be running.
help-store-copy = Copy all tables from a folder or database to another; goes on where it was cut off, and proves it.
help-store-restore = Put such a copy back; a server may be running.
help-store-prune = Turn old games into record files; says what it would do until told --yes.
help-store-find = Say which table the JSON log means by a pseudonym.
example-pangaea =
    Examples:
      pangaea play cubosaurs
      pangaea games
    Help on one command: pangaea play --help
example-games =
    Examples:
      pangaea games
      pangaea games cubosaurs --json
example-play =
    Examples:
      pangaea play cubosaurs --seats 4 --bots greedy,greedy,search --me Ada
      pangaea play cubosaurs --people 2 --variant advanced=true
      pangaea play --resume game.jsonl
example-simulate =
    Examples:
      pangaea simulate cubosaurs --seats 2 --games 500 --seed 1 --bots greedy,random
      pangaea simulate cubosaurs --seats 2 --bots search,greedy --rotate --jobs 2
example-arena =
    Examples:
      pangaea arena eras build/eras-6 --seats 6 --levels casual,strong@300 --blocks 10
      pangaea arena cubosaurs build/ladder --levels beginner,casual,strong --ladder --jobs 2
example-train =
    Examples:
      pangaea train eras --games 4000 --seed 1
      pangaea train eras --games 4000 --seed 1 --minutes 10 --out value.json
example-replay =
    Examples:
      pangaea replay game.jsonl --verify
      pangaea replay game.jsonl --at 12
example-lessons =
    Examples:
      pangaea lessons cubosaurs
      pangaea lessons cubosaurs 1-first-round --lang fr
example-rules =
    Examples:
      pangaea rules cubosaurs
      pangaea rules cubosaurs 3.5 --lang fr
example-coverage =
    Example:
      pangaea coverage cubosaurs
example-serve =
    Example:
      pangaea serve --port 8000 --no-browser
example-party =
    Example:
      pangaea party
example-store =
    Examples:
      pangaea store check
      pangaea store backup backups/monday
      pangaea store restore backups/monday --data tables
      pangaea store prune --over 365
help-usage = Usage: { $line }
help-commands = Commands
help-arguments = Arguments
help-parameters = Options
help-default = (usually { $value })
help-arg-game = name of a game, such as cubosaurs
help-arg-games = name of a game; without it, all of them
help-arg-lang = language: en or fr; usually that of the system
help-arg-json = write JSON for a program to read
help-arg-box = corrected box file (TOML)
help-arg-variant = variant of the game as name=value; may be repeated (“pangaea games GAME” lists them)
help-arg-seed = the same seed gives the same luck
help-arg-seats = number of players
help-arg-count = number of games
help-arg-lineup = levels of the bots with commas between them: one for each seat, or one for all
help-arg-rotate = let the bots change seats from game to game
help-arg-jobs = processes that share the work; the result stays the same
help-arg-arena = folder of the tournament; the same command goes on with what it holds
help-arg-levels = levels that meet, with commas between them
help-arg-blocks = deals for each pairing; each is played with the one on every seat in turn
help-arg-ladder = let each level meet only the one below it
help-arg-ray = address of a Ray cluster that plays the games, or local for one of this machine’s own
help-arg-player = level that plays the games to learn from
help-arg-minutes = stop after so many minutes; the same command goes on later
help-arg-keep = file of what was played, to go on with
help-arg-model = file to write the model to
help-arg-people = how many people play at this keyboard
help-arg-bots = levels of the other players with commas between them, or one for all
help-arg-me = your name
help-arg-pace = seconds a bot takes to move
help-arg-save = file to keep the record in
help-arg-resume = take up the game of a record
help-arg-number = a chapter (3) or a paragraph (3.5); without it, the whole book
help-arg-lesson = a lesson, by its name; without it, all are listed
help-arg-code = print instead where the code carries it out and which tests hold it
help-arg-pdf = write the whole rulebook with its figures to this file, as a PDF (needs Chromium or Chrome)
help-arg-record = file of a recorded game
help-arg-verify = prove every move, and the luck by the seed behind its seal
help-arg-at = show the table after this many answers
help-arg-tests = folder of the tests
help-arg-certificate = make a certificate of its own and serve https; phones will warn once (docs/hosting.md)
help-arg-lan = let others on your network in, and show them where
help-arg-host = address to listen at
help-arg-port = port to listen at
help-arg-from = a data folder, or the address of a PostgreSQL database
help-arg-to = where the tables go: a folder or an address, empty or from an earlier attempt
help-arg-data = folder for tables and records
help-arg-store = address of a PostgreSQL database for the tables, as postgresql://user@host/name; the folder then holds keys and archives
help-arg-workers = how many processes serve, each its share of the tables; more than one need --store
help-arg-connections = how many connections a process takes at a time, as far as open files allow
help-arg-browser = open the page in a browser
help-arg-copy = folder of the copy
help-arg-metrics = port on this machine at which programs such as Prometheus find figures; 0: none
help-arg-log = how the server’s log is written: text, or JSON in which tables and people have pseudonyms
help-arg-keep-days = days after which a finished game becomes a record file; 0: never
help-arg-over = days since the last change of a finished game; 0: leave them all
help-arg-waiting = days since the last change of a table whose game never began; 0: leave them all
help-arg-running = days since the last answer of a game that is not over; 0: leave them all
help-arg-archive = folder for the record files; usually archive in the data folder
help-arg-yes = do it
help-arg-pseudonym = what the log calls a table
help-arg-proxy = address or network of a proxy whose forwarding headers are believed; may be repeated
help-arg-origin = site whose pages may use this server, such as https://games.example; may be repeated
help-arg-new-key = sign cookies with a new key from now on; nobody loses their seat

usage-command = There is no command “{ $text }”. Commands: { $known }.
usage-option = There is no “{ $text }” here.
usage-missing = { $name } is missing.
usage-value = “{ $text }” is not possible for { $name }.
usage-repeated = { $name } is given twice.
usage-unused = Too much: “{ $text }” was not expected.
usage-other = { $problem }
usage-help = --help shows what can be said, with examples.
error-variant-form = “{ $text }” is not a variant: write it as name=value.
error-file-read = { $path } cannot be read: { $problem }.
error-file-write = { $path } cannot be written: { $problem }.
error-save-where = Which file? Write it after the word, as in “save game.jsonl”.
error-unknown-rule = The rulebook has no “{ $number }”: it goes from { $first } to { $last }.
error-no-browser = Printing needs a browser, and none is found on this machine. Any of these will do: { $browsers }.
error-not-printed = { $browser } printed nothing: { $problem }
error-position = The record has no position { $at }: it goes from 0 to { $last }.
error-no-tests = There are no tests in { $path }.
error-people = { $people ->
    [one] One person does
   *[other] { $people } people do
} not fit on { $seats } seats.
error-bots = { $bots ->
    [one] One bot is named
   *[other] { $bots } bots are named
}, but { $others } seats are free: name one for all of them, or one for each.
error-choice = There is no choice { $number }: they go from 1 to { $last }.

games-size = { $least }–{ $most } players, { $minutes } minutes
games-more = “pangaea games GAME” shows a game's variants and bots.
games-variants = Variants (--variant name=value)
games-bots = Bots (--bots)
games-values = { $allowed }; usually { $default }

simulate-progress = Playing
simulate-title = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} for { $seats } players, seed { $seed }
simulate-seat = Seat
simulate-contestant = No.
simulate-bot = Bot
simulate-wins = Wins
simulate-rate = of the games [95 %]
simulate-score = Mean score [95 %]
simulate-shares = A victory shared by several counts as a share for each. Intervals: Wilson for wins, normal for scores.
simulate-length = Decisions per game: { $mean }, from { $least } to { $most }
simulate-ending = Ended by { $reason }: { $games }
simulate-speed = { $rate } decisions a second, { $seconds } s in all
arena-title = { $title } with { $seats }: { $games ->
    [one] one game
   *[other] { $games } games
} among bots
arena-written = The report: { $path }
arena-among = { $one } among { $others }
arena-place = Seat { $seat }
arena-who = Who
arena-where = Where
arena-games = Games
arena-share = Victories [95 %]
arena-fair = Fair
arena-skill = Skill
arena-interval = 95 %
arena-turns = Turns
arena-answers = Answers
arena-least = Least
arena-low = 5 %
arena-median = Median
arena-high = 95 %
arena-most = Most
arena-answer = Answer
arena-seats = Seats
arena-pairings-heading = Who wins among whom
arena-pairings-meaning = One player of the first level among others of the second, on every seat in turn with the same luck. The red mark is the fair share.
arena-ratings-heading = Ratings
arena-ratings-meaning = Skill as openskill computes it (Thurstone and Mosteller’s model): everybody begins with 25, and about 4 points more mean winning three times out of four one to one.
arena-places-heading = Does the seat matter?
arena-places-meaning = Victories by seat, whoever sat there. The first seat is not always the first to play: each game says who begins.
arena-lengths-heading = How long games are
arena-lengths-meaning = The box holds the middle half, the line nine games out of ten. A turn lasts until another player is asked.
arena-scores-heading = How far scores lie apart
arena-scores-meaning = The box holds the middle half of the scores, the line nine out of ten.
arena-uses-heading = What goes with winning
arena-uses-meaning = How often those who gave an answer at least once in a game won it; the red mark is what they win on average. That something goes with winning does not mean that it leads to it.
strength-title = How strong the bots are
strength-not-measured = not measured
strength-cell = { $share } of { $games }
strength-game = Game
strength-players = Players
strength-fair = Fair
strength-one = One
strength-others = Among
strength-share = Victories [95 %]
strength-rate = Iterations a second
strength-budget = Iterations of Strong
strength-rungs-heading = Each level among the one below it
strength-rungs-meaning = One player of a level sits among others of the level below it, on every seat in turn with the same luck. A cell is its share of the victories with the 95 % interval, and of how many games; a shared victory counts as a share. Those that think ahead have a number of iterations here, so that a busy machine changes nothing: at a table they think by the clock, about one and five seconds a turn; here they have the iterations that a core made in a { $less }th of these, Expert those of five times the seconds, fewer than five times as many where it looks farther ahead. What was not played is not guessed. The games took { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  } by the clock, all processes added up.
strength-peers-heading = Against OpenSpiel’s search, as many iterations
strength-peers-meaning = OpenSpiel’s information-set tree search (Python, one random game to the end for each leaf) plays our games through pangaea.research, with the same number of iterations for the same answers of a turn.
strength-timed-heading = Against OpenSpiel’s search, as much time
strength-timed-meaning = For information: its adaptor is Python and slow, so winning here proves little. The iterations of both stand in the ratio of their measured speeds.
strength-full-heading = With the whole second
strength-full-meaning = A spot check of each game: Strong with the iterations of its whole second.
strength-speeds-heading = Iterations a second
strength-speeds-meaning = One core of the machine that made this page, with other programs running beside it; searches early, later and late in a game.
arena-ismcts = OpenSpiel
train-later = Time is up. What was played is kept in { $path }: the same command goes on.
train-done = { $path } holds what { $games ->
    [one] one game
   *[other] { $games } games
} taught. Surprise at games it never saw (less is better): { $model }; the formula’s: { $formula }; of who knows nothing: { $nothing }.

replay-title = { $title }: { $names }
replay-bot = { $name } ({ $level })
replay-unfinished = The record ends here, after { $position } answers; the game is not over.
replay-proven-sha256 = Proven (SHA-256): all { $answers } answers follow the rules, and all { $picks } picks come from the sealed seed { $devices ->
    [0] of the house; no device has added to it.
    [one] and from what one device added to it.
   *[other] and from what { $devices } devices added to it.
  }
replay-proven-blake2b = Proven (BLAKE2b, a record of a former format): all { $answers } answers follow the rules, and all { $picks } picks come from the sealed seed of the house.
replay-unproven = All { $answers } answers follow the rules. No seed has been revealed, so the luck cannot be proven.

coverage-none = no test
coverage-no-code = no code
coverage-unknown = { $rule } is not in the rulebook, but { $tests } cites it.
coverage-whole = All { $paragraphs } paragraphs have code that cites them and a test.
coverage-untested = { $count } of { $total } paragraphs have no test: { $missing }.
coverage-uncited = { $count } of { $total } paragraphs are cited by no code: { $missing }.

store-checking = Playing again
store-wrong = Table { $table } ({ $game }):
store-sound = { $tables ->
    [one] The only table is
   *[other] All { $tables } tables are
} sound: { $answers } answers were carried out again with the same result. Not begun yet: { $waiting }.
store-damaged = { $wrong ->
    [one] One thing is
   *[other] { $wrong } things are
} wrong in { $tables } tables; { $answers } answers were carried out again with the same result.
store-backed-up = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} copied to { $path }. Keep that folder private: it holds the secrets of games and of people.
store-copying = Copying
store-restored = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} back in { $path }.
store-kept-aside = What was there before is kept in { $path }.
store-must-restart = A server that is running must be started again to use it.
store-would-prune = { $over ->
    [0] No finished game is
    [one] One finished game is
   *[other] { $over } finished games are
} old enough to become a record file in { $path }{ $running ->
    [0] .
    [one] , and one game that is not over.
   *[other] , and { $running } games that are not over.
}
store-would-remove = { $tables ->
    [0] No table has waited in vain for too long.
    [one] One table has waited in vain for its players and would be removed.
   *[other] { $tables } tables have waited in vain for their players and would be removed.
}
store-pruned = { $over ->
    [0] No finished game was
    [one] One finished game is now a record file in { $path }; it was
   *[other] { $over } finished games are now record files in { $path }; they were
} old enough{ $running ->
    [0] .
    [one] . One that was not over was archived, too.
   *[other] . { $running } that were not over were archived, too.
}
store-removed = { $tables ->
    [0] No table was removed for want of players.
    [one] One table that had waited in vain for its players was removed.
   *[other] { $tables } tables that had waited in vain for their players were removed.
}
store-unreadable = { $tables ->
    [one] One table cannot be read and stays
   *[other] { $tables } tables cannot be read and stay
}: “pangaea store check” names what is wrong.
store-nothing-done = Nothing was changed: add --yes to do it.
store-not-found = No table is called { $pseudonym } in the log.
error-backup-taken = { $path } exists already: name a new folder for the copy.
store-copied = Copied and compared: { $tables } tables are in both, { $fresh } of them written now.
error-copy-other = The target holds { $tables } tables that the source does not have: name an empty one. Nothing was written.
error-copy-in-use = A server is using { $path }: stop it before tables are copied there. Nothing was written.
error-copy-differs = What was written to “{ $part }” cannot be read back as it was: the copy is not complete. Start it again.
error-no-store = There are no tables in { $path }.
error-store-standing = What the lists say of this table is not what its answers lead to.
error-store-bookmark = A kept position of this table is not the one its answers lead to.

play-me = Alex
play-person = Player { $number }
play-you = (you)
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-prompt = A number, or: ? · rules · undo · log · save · quit · help
play-prompt-end = A number, or: ? · rules · undo · log · save · end · quit · help
play-page = Enter shows more. You may also answer at once.
play-more-log = … and { $count } earlier (type “log”)
play-curtain = { $name }, it is your turn. Press Enter when nobody else is looking.
play-kept = The record of this game: { $path } (“pangaea replay” shows it).
play-bye = Goodbye!
play-which = Which game? For example: pangaea play { $game }
play-left = Goodbye! The game is kept. Take it up again with: pangaea play --resume { $path }
play-offer = Your game of { $title } with { $names } is not over: { $answers } answers, last on { $when }. Go on with it? (yes/no)
play-word-yes = yes
play-word-no = no
play-yes-or-no = Please type “{ $yes }” or “{ $no }”.
play-broken = Something of ours broke. The game is kept; take it up again with: pangaea play --resume { $path }
play-end-sure = The game ends at once and nobody wins. If all of you agree, type “end { $yes }”.
play-saved = Saved: { $path }
play-written = You may also write: { $answers }
play-why-not = { $thing }: { $text } [{ $rule }]
play-rules-more = “rules 3” shows a chapter, “rules 3.5” a paragraph.
play-answer-meaning = Or answer: with the number of a choice, or as records write it (“?” shows how).
play-word-help = help
play-word-help-meaning = show these lines
play-word-why = why
play-word-why-meaning = or “?”: the rule behind the question, and why the rest is not allowed
play-word-rules = rules
play-word-rules-meaning = list the chapters; “rules 3.5” shows a paragraph
play-word-undo = undo
play-word-undo-meaning = take back your last answer
play-word-log = log
play-word-log-meaning = show everything that happened
play-word-table = table
play-word-table-meaning = draw the table again
play-word-save = save
play-word-save-meaning = “save FILE” writes the record
play-word-end = end
play-word-end-meaning = end the game without a winner, if all agree
play-word-quit = quit
play-word-quit-meaning = leave; the game is kept

ending-reason = Points for
ending-total = Total
ending-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## Server

serving = Pangaea is served at { $address } (Ctrl+C ends it).
serving-others = Others on your network open { $address } (or scan this):
serving-here-only = Only this computer can open it; “--lan” lets friends on your network in.
error-workers-store = Several processes need a database that they can share: name one with “--store postgresql://…”, or leave “--workers” out.
error-workers-certificate = Several processes cannot share a certificate of our own: put a proxy with a certificate in front, or leave “--workers” or “--certificate” out.
error-workers-system = Several processes need Linux or macOS: leave “--workers” out.
error-port-busy = { $host }:{ $port } cannot be used ({ $problem }). Choose another port, or end the program that uses it.
error-host = An address is needed after --host: 127.0.0.1 for this machine alone, 0.0.0.0 for the whole network.
error-proxy = “{ $text }” is not the address of a proxy: write 10.0.0.1, or a network such as 10.0.0.0/24.
error-origin = “{ $text }” is not a site: write it as a browser does, such as https://games.example.
error-folder = The folder { $path } cannot be used: { $problem }.
error-folder-busy = Another server uses the folder { $path }. End it first, or choose another folder with --data.
client-missing = The page has not been built yet
client-missing-help = Run “make play”, or “npm ci” and “npm run build” in the folder web, then load this page again.
credits = A game by { $authors }, published by { $publisher }.
rulebook-sources = Where the figures come from
lesson-you = You
bot-name-0 = Mary
bot-name-1 = Gideon
bot-name-2 = Halszka
bot-name-3 = Zhiming
bot-name-4 = Louis
bot-name-5 = Joan
wish-asked-undo = { $name } would like to take an answer back.
undo-done = { $name } took an answer back.
wish-denied-undo = { $name } does not agree to take it back.
wish-asked-end = { $name } proposes to end the game here, without a winner.
wish-denied-end = { $name } would rather play on.
wish-asked-away = { $name } proposes that a bot plays for { $other }, who is away or does not answer.
wish-denied-away = { $name } would rather wait.
refused-watchers-silent = Only those who sit at this table talk at it; spectators may join in once the game is over.
refused-not-heard = The host of this table does not want to hear from you: you can watch, but not talk.
refused-stranger = Your browser keeps no cookie of ours, so what you say could not be found again for you. Allow it and load this page anew.
refused-enough-said = Spectators have said all there is room for at this table.
refused-nothing-said = That says nothing.
refused-no-stand-in = A bot can stand in only while the game goes on.
refused-not-away = This player is here, or has not kept you waiting for long: a bot cannot play instead yet.
notice-replaced = A bot ({ $level }) plays for { $name } for now.
notice-back = { $name } plays again.
notice-hint = { $name } asked what a strong bot would do.
notice-late = Time is out for { $name }: a bot ({ $level }) plays on.
refused-order = This order cannot be carried out: it names an answer that the question does not know.
preview-title = { $game } with { $host }
preview-title-plain = A table of { $game }
preview-waiting = { $free ->
    [0] Everybody is there: it begins soon.
    [one] One seat is free: come and play.
   *[other] { $free } seats are free: come and play.
}
preview-running = The game goes on: come and watch.
preview-over = The game is over: see how it went.
preview-unfinished = A record to look at, move by move.
push-turn = It is your turn. At the table: { $names }.
push-over = The game is over. At the table: { $names }.
push-waits = Somebody has come and waits for you: { $names }.
push-awaited = Everybody is ready and waits for you to begin: { $names }.
refused-endpoint = This browser’s address for notices cannot be used.
refused-no-push = This server sends no notices.
refused-clock = This clock cannot be played with: between one minute and three hours, or one to fourteen days a turn with at most sixty kept.
clock-live = { $minutes } min each{ $seconds ->
    [0] {""}
   *[other] , { $seconds } s more for each turn
}
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
} a turn, at most { $most } kept
phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-well = Well played!
phrase-moment = One moment, please.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-again = Another game?
refused-no-end = This game comes to an end by itself; ending it by agreement is offered only once it has become very long.
refused-no-name = A name is needed, so that the others know who you are.
refused-no-table = There is no such table: the link may be cut off.
refused-no-address = There is nothing at { $path }.
refused-no-position = The game has not come that far: it stands at answer { $position }.
refused-no-report = No games of bots have been reported of { $title } yet.
refused-no-hints = At this table nobody asks what a bot would do.
refused-no-choice = There is only one answer.
refused-scenes = Ask for at most { $most } positions at once: from=… and to=….
refused-not-a-number = “{ $text }” is not a number that { $name } can be.
refused-not-begun = The game has not begun: seats are still open.
refused-not-over = The game is not over yet: a rematch comes after it.
refused-not-revealed = The seed of this game is revealed once it is over.
refused-not-your-seat = You do not hold this seat.
refused-not-your-table = Only those who play at this table can do that.
refused-seat-taken = This invite link has been used, or is cut off. Ask for a new one.
refused-seat-not-free = This seat is not free any more. Choose another one.
refused-resigned = This seat was given up for good: a bot plays on.
refused-nobody-to-block = There is nobody there to block.
refused-many-blocked = You have blocked { $most } people already.
refused-not-wanted = The host of this table has blocked you: you can watch, but not sit down.
refused-removed = The host has removed you from this game: you can watch, but not sit down again.
refused-removed-already = This player has been removed already.
refused-sits-already = You sit at this table already.
refused-shared-table = Others play at this table, or have played: nobody deletes their game. You can put it aside.
notice-offered = { $name } is missing: a bot ({ $level }) plays until somebody takes the seat by the table's link.
notice-resigned = { $name } gave up, which counts as lost. A bot ({ $level }) plays on.
notice-silenced = The host removed { $name }, who watched, from the talk.
notice-removed = { $name } was removed by the host. A bot ({ $level }) plays on.
refused-own-seat = Your own seat you leave yourself: let a bot play, or give up.
notice-joined = { $name } takes this seat over from here on.
notice-declined = { $name } does not play this time.
wish-asked-newcomer = { $name } proposes to offer the seat of { $other }, who is away or does not answer, to a newcomer.
wish-denied-newcomer = { $name } would rather wait than give the seat away.
refused-not-host = Only the host of this table can do that.
refused-begun = The game has been started: nobody changes seats any more.
refused-has-shared = This player's device has already added to the luck of this game: the seat stays taken.
refused-no-seat = This table has no seat { $seat }.
variant-off = without { $label }
variant-is = { $label }: { $value }
refused-not-asked = This seat is not asked anything now.
refused-stale = The table has moved on: that question is no longer asked.
refused-answered = This question has been answered already, in another window: that answer stands.
refused-no-wish = Nobody waits for this consent any more.
refused-record-hidden = This game hides cards: its record can be had once it is over.
refused-not-our-path = A QR code is made only for a table or a rulebook of this site.
refused-host = “{ $host }” is not an address that a QR code can lead to.
refused-no-record = This file is not the record of a game. Choose a file that was downloaded here; its name ends in “.jsonl”.
refused-damaged-record = This record is damaged or has been changed, so its game cannot be shown. Take the original file, or download it again.
refused-cut-record = This record is cut off: its end is missing. Take the whole file, or download it again.
refused-foreign-record = This record comes from a game, a box or a version that is not known here.
refused-large-record = This file is too large to be the record of a game.
refused-other-site = This request comes from another site.
refused-unreadable = The message cannot be read: { $problem }.
refused-too-large = That is too much at once: at most { $size } bytes are read.
refused-too-fast = That is too fast: wait a moment and try again.
refused-too-dear = This file takes too long or too much memory to look into: nothing was changed.
refused-busy = Too many people send files just now: wait a moment and try again.
refused-too-slow = The request was not sent in time: try again.
refused-hello-first = A page says hello first.
refused-our-fault = Something went wrong on our side. Nothing was changed.
error-store-newer = { $path } was written by a newer Pangaea (version { $found } of the data; this program knows them up to { $known }): use that Pangaea, or another data folder.
error-store-unusable = { $path } cannot be used as a database of tables: { $problem }.
error-store-address = “{ $address }” is no address of a PostgreSQL database: it looks like postgresql://user@host:5432/name.
error-store-unreachable = { $path } cannot be reached: { $problem }. Check the address, that PostgreSQL is running there and lets this user in.
error-store-silent = { $path } does not answer as PostgreSQL does. Check the address, and that nothing cuts the connection.
error-store-rights = { $path } does not let this user make and use tables: { $problem }. Its owner can allow it, for example by GRANT ALL ON SCHEMA public TO that user.
refused-elsewhere = This table is busy in another place of the server; try again in a moment.
refused-store-trouble = The server cannot write to its disk at the moment, so nothing was changed; it goes on by itself as soon as it can.
refused-damaged = What this server has kept of this table is damaged and cannot be read. No other table is affected.
refused-halted = This table stops here. { $problem }
refused-trouble = Something went wrong on our side, and the bots have stopped; they try again by themselves.
former-player = a former player
refused-device-link = This link is used up, too old, or cut off. Make another one on your other device.
refused-this-device = This is the device you are using: sign it out from another one.
refused-no-device = You have no such device any more.
