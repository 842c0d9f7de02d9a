### Holotype.

title = Holotype
tagline = Dig, study, publish: Mesozoic North America, one type specimen at a time.
note-reconstructed = Most printed figures of this game could not be found and are our reconstruction: which specimens there are, what they cost and score, the faces of the dice, the field cards, most objectives, the lengths of the tracks and the numbers of worker spaces. The rules are those of the published rulebook. Owners of the box can load a corrected box file.
error-box-want = In the box file, { $where } says “{ $want }”; it should look like “2 jurassic theropod + 1 marine”.

## Variants

variant-elementary = Elementary game
variant-elementary-meaning = Without objectives and milestones: publish, and score what is printed. Good for a first game.
variant-track = Length of the track
variant-track-meaning = The strip of another number of players makes the game shorter or longer.
variant-track-usual = for this number of players
variant-track-2 = the strip for 2 players
variant-track-3 = the strip for 3 players
variant-track-4 = the strip for 4 players
variant-track-5 = the strip for 5 players
variant-last_space = Holotypes until the end
variant-last_space-meaning = End after this many holotypes, if that is fewer than the strip says. 0: the whole strip.
variant-omnivores = An omnivore counts
variant-omnivores-meaning = Omnivores are carnivores and herbivores. Does one of them raise both counts of the same objective, or does one card fill one want only?
variant-omnivores-both = in both diets
variant-omnivores-one = for one want only

## Cards and pieces

card-named = { $name }
specimen = { $genus }
period-triassic = Triassic
period-jurassic = Jurassic
period-cretaceous = Cretaceous
clade-theropod = Theropod
clade-genasaur = Genasaur
clade-sauropod = Sauropod
clade-marine = Marine Reptile
diet-herbivore = herbivore
diet-carnivore = carnivore
diet-omnivore = omnivore
worker-assistant = Field Assistant
    .the = the Field Assistant
worker-student = Graduate Student
    .the = the Graduate Student
worker-paleontologist = Paleontologist
    .the = the Paleontologist
victim-assistant = Field Assistant of player { $number }
victim-student = Graduate Student of player { $number }
victim-paleontologist = Paleontologist of player { $number }
worker-of = { $worker } of { $name }
recall = recall all
place-lab = Specimen Lab
    .at = at the Specimen Lab
    .to = to the Specimen Lab
place-field = Field Expeditions
    .at = at Field Expeditions
    .to = to Field Expeditions
place-library = University Library
    .at = at the University Library
    .to = to the University Library
place-journal = Publishing Journal
    .at = at the Publishing Journal
    .to = to the Publishing Journal
place-museum = Museum Collections
    .at = at the Museum Collections
    .to = to the Museum Collections
trace-tracks = tracks
trace-eggs = eggs
trace-amber = amber
trace-coprolite = coprolite
trace-none = no trace fossil
trace-card = Trace fossil: { $thing }
face-1 = 1 fossil
face-2 = 2 fossils
face-3 = 3 fossils
face-museum = 1 from the Museum
reroll-keep = keep the dice
cube-triassic = Triassic fossil
cube-jurassic = Jurassic fossil
cube-cretaceous = Cretaceous fossil
cube-research = research cube
cubes-triassic = { $count } Triassic { $count ->
    [one] fossil
   *[other] fossils
}
cubes-jurassic = { $count } Jurassic { $count ->
    [one] fossil
   *[other] fossils
}
cubes-cretaceous = { $count } Cretaceous { $count ->
    [one] fossil
   *[other] fossils
}
cubes-research = { $count } research { $count ->
    [one] cube
   *[other] cubes
}
bench-draw = draw specimens
bench-draw-more = draw one more
bench-take = take from the discard pile
bench-throw = only discard
discard-done = enough
deal-done = no more deals
deal-triassic-jurassic = { $given } Triassic for { $taken } Jurassic
deal-triassic-cretaceous = { $given } Triassic for { $taken } Cretaceous
deal-jurassic-triassic = { $given } Jurassic for { $taken } Triassic
deal-jurassic-cretaceous = { $given } Jurassic for { $taken } Cretaceous
deal-cretaceous-triassic = { $given } Cretaceous for { $taken } Triassic
deal-cretaceous-jurassic = { $given } Cretaceous for { $taken } Jurassic
deal-triassic-research = { $given } Triassic for { $taken } research
deal-jurassic-research = { $given } Jurassic for { $taken } research
deal-cretaceous-research = { $given } Cretaceous for { $taken } research
milestone-named = { $name } milestone

milestone-library = Library
milestone-library-effect = One more research cube at every Library action.
milestone-storage = Storage
milestone-storage-effect = Your storage holds twelve fossils instead of eight.
milestone-field = Field
milestone-field-effect = After rolling at Field Expeditions, one more fossil of the same colour.
milestone-museum = Museum
milestone-museum-effect = After your deals at the Museum, one cube of your choice from the supply.
milestone-search = Discard
milestone-search-effect = Take any card of the specimen discard pile instead of its top card.
milestone-lab = Lab
milestone-lab-effect = When you draw at the Lab, you may draw one more and discard one more.

field-f01 = Luning Formation
field-f02 = Pardonet Formation
field-f03 = Hosselkus Limestone
field-f04 = Favret Formation
field-f05 = Dockum Group
field-f06 = Chinle Formation
field-f07 = Moenkopi Formation
field-f08 = Passaic Formation
field-f09 = Morrison Formation
field-f10 = Kayenta Formation
field-f11 = Navajo Sandstone
field-f12 = Sundance Formation
field-f13 = Portland Formation
field-f14 = McCoy Brook Formation
field-f15 = Moenave Formation
field-f16 = Entrada Sandstone
field-f17 = Hell Creek Formation
field-f18 = Dinosaur Park Formation
field-f19 = Two Medicine Formation
field-f20 = Cedar Mountain Formation
field-f21 = Cloverly Formation
field-f22 = Niobrara Formation
field-f23 = Horseshoe Canyon Formation
field-f24 = Dakota Formation
field-f25 = Erosion Event

objective-g01 = Advancements in Jurassic Systematics
objective-g02 = Advancements in Triassic Systematics
objective-g03 = Advancements in Cretaceous Systematics
objective-g04 = Phylogeny of the Saurischia
objective-g05 = Revision of the Genasauria
objective-g06 = Life in the Mesozoic Seas
objective-g07 = Mesozoic Biostratigraphy
objective-g08 = The Rise of the Dinosaurs
objective-g09 = The End-Cretaceous Record
objective-g10 = Paleodiets of Herbivores
objective-g11 = Paleodiets of Carnivores
objective-g12 = Mesozoic Food Webs
objective-g13 = Comparative Cladistics
objective-g14 = Ichnology Symposium
objective-g15 = Exceptional Preservation
circle-named = “{ $name }”, circle { $number }
circle-g01 = “{ objective-g01 }”, circle { $number }
circle-g02 = “{ objective-g02 }”, circle { $number }
circle-g03 = “{ objective-g03 }”, circle { $number }
circle-g04 = “{ objective-g04 }”, circle { $number }
circle-g05 = “{ objective-g05 }”, circle { $number }
circle-g06 = “{ objective-g06 }”, circle { $number }
circle-g07 = “{ objective-g07 }”, circle { $number }
circle-g08 = “{ objective-g08 }”, circle { $number }
circle-g09 = “{ objective-g09 }”, circle { $number }
circle-g10 = “{ objective-g10 }”, circle { $number }
circle-g11 = “{ objective-g11 }”, circle { $number }
circle-g12 = “{ objective-g12 }”, circle { $number }
circle-g13 = “{ objective-g13 }”, circle { $number }
circle-g14 = “{ objective-g14 }”, circle { $number }
circle-g15 = “{ objective-g15 }”, circle { $number }

goal-p01 = Theropod Taxonomy
goal-p02 = Genasaur Taxonomy
goal-p03 = Sauropod Taxonomy
goal-p04 = Marine Reptile Taxonomy
goal-p05 = Triassic Stratigraphy
goal-p06 = Jurassic Stratigraphy
goal-p07 = Cretaceous Stratigraphy
goal-p08 = Herbivore Paleoecology
goal-p09 = Carnivore Paleoecology
goal-p10 = Sauria Evolution
goal-p11 = Cladistic Survey
goal-p12 = Saurischian Phylogeny
goal-p13 = Morrison Fauna
goal-p14 = Laramidian Fauna
goal-p15 = Trophic Web
goal-p16 = Shorelines and Seaways

want-line = { $number } { $kinds }
want-triassic = T
want-jurassic = J
want-cretaceous = C
want-theropod = { $count ->
    [one] theropod
   *[other] theropods
}
want-genasaur = { $count ->
    [one] genasaur
   *[other] genasaurs
}
want-sauropod = { $count ->
    [one] sauropod
   *[other] sauropods
}
want-marine = { $count ->
    [one] marine reptile
   *[other] marine reptiles
}
want-herbivore = { $count ->
    [one] herbivore
   *[other] herbivores
}
want-carnivore = { $count ->
    [one] carnivore
   *[other] carnivores
}
want-omnivore = { $count ->
    [one] omnivore
   *[other] omnivores
}
want-trace = { $count ->
    [one] trace fossil
   *[other] trace fossils
}
want-tracks = { $count ->
    [one] trace fossil (tracks)
   *[other] trace fossils (tracks)
}
want-eggs = { $count ->
    [one] trace fossil (eggs)
   *[other] trace fossils (eggs)
}
want-amber = { $count ->
    [one] trace fossil (amber)
   *[other] trace fossils (amber)
}
want-coprolite = { $count ->
    [one] trace fossil (coprolite)
   *[other] trace fossils (coprolite)
}
want-joiner = { $first } + { $second }
goal-scale = Points for your holotypes of this kind: { $kind }. So many of the specimens are of it: { $band }.
goal-set = All of it for { $points } points: { $wants }. In brackets: how many of the specimens are of that kind.
goal-step = ×{ $cards }
goal-step-last = ×{ $cards }+
goal-kind = points for { $kind } ({ $band })
goal-want = { $want } ({ $band })
band = { $least }–{ $most }%
band-under = under { $least }%
band-over = over { $most }%

## Questions and answers

ask-goal = Which personal objective do you keep? It scores at the end.
ask-worker = Which worker do you place, or do you recall them all?
ask-place = Where does the worker go?
ask-bump = No space is free: which worker do you bump?
ask-lab = What do you do at the Lab?
ask-discard = Which specimen do you discard?
ask-search = Which card of the discard pile do you take?
ask-site = Which of the two field cards do you use?
ask-reroll = Roll a die again?
ask-erosion = Erosion Event: at which other place do you act?
ask-paper = Which specimen do you publish, or which circle do you contribute to?
ask-trace = Publish a trace fossil along with it, for one more fossil?
ask-milestone = Which milestone do you add to your board?
ask-deal = Which deal do you make with the Museum?
ask-gift = Which cube do you take from the supply?
ask-store = Your storage is full: which fossil goes to the Museum?
choice-recall = Recall all workers
choice-draw = Draw { $cards } cards, then discard { $most ->
    [1] one
   *[other] one or two
}
choice-take = Take { $thing } from the discard pile
choice-search = Search the discard pile
choice-throw = { $cards ->
    [1] Only discard a card
   *[other] Only discard one or two cards
}
choice-done = Discard no more
choice-keep-dice = Keep the dice
choice-reroll = Roll the die again: { $thing }
choice-publish = Publish { $thing }
choice-contribute = Contribute: { $thing }
choice-no-trace = Add no trace fossil
choice-deals-done = Make no more deals
choice-store = Give the Museum a { $thing }
hint-recall = +1 research, { $workers ->
    [one] one worker comes
   *[other] { $workers } workers come
} home
hint-points = +{ $points } { $points ->
    [one] point
   *[other] points
}
hint-points-fee = +{ $points } points for 5 research, with cards of others
hint-points-own = +{ $points } points, free: your own cards are enough
hint-points-goal = +{ $points } points and { $goal } for your objective
hint-lab = draw { $cards }{ $more ->
    [0] {""}
   *[other] {" "}or one more
}, discard one
hint-field = { $cards ->
    [1] dig at one site
   *[other] choose between two sites
}{ $more ->
    [0] {""}
   *[other] , +1 fossil
}
hint-library = +{ $cubes } research
hint-museum = { $deals ->
    [0] no deal you could pay for
    [one] one deal possible
   *[other] { $deals } deals possible
}
hint-journal = { $papers ->
    [0] nothing to publish
    [one] one paper to publish
   *[other] { $papers } papers to publish
}, { $circles ->
    [0] no circle open
    [one] one circle open
   *[other] { $circles } circles open
}
hint-goal-scale = points for { $kind } you publish: { $steps } ({ $band } of all specimens); { $held } in your hand
hint-goal-set = { $points } points for publishing all of it: { $wants }; { $held } in your hand
hint-worker = can go to { $places }
hint-bump = it goes back to its Lounge
hint-publish = { $score }; leaves { $left }
hint-dice = brings { $fossils }{ $lost ->
    [0] {""}
   *[other] , { $lost } too many for your storage
}
hint-reroll = { $left ->
    [one] your last reroll
   *[other] { $left } rerolls left
}
hint-deal = then you have { $fossils }, { $research } research
hint-held = you have { $count }
hint-draw = hand { $before } → { $after }
hint-throw = every specimen left in hand costs its research at the end: −{ $lost } now
hint-search = any of its { $cards } cards
hint-discard = saves { $lost } { $lost ->
    [one] point
   *[other] points
} at the end
hint-trace = +{ $points } { $points ->
    [one] point
   *[other] points
} for one more fossil
choice-goal = Keep “{ $thing }”
choice-place = Place { $worker }
choice-go = Go { $place }
choice-act = Act { $place }
choice-bump = Bump { $worker } of { $name }
choice-site = Dig in the { $thing }
choice-discard = Discard { $thing }
choice-search-take = Take { $thing }
choice-trace = Add the trace fossil: { $thing }
choice-milestone = Take the { $thing }
choice-deal = Give { $thing }
choice-gift = Take a { $thing }

why-not-dealt = You were not dealt this objective.
why-not-recall = None of your workers is on the board: there is nobody to recall.
why-not-locked = Your Graduate Student joins you when you have published three holotypes.
why-not-on-board = This worker is on the board: it comes back when it is bumped or recalled.
why-not-nowhere = There is no space this worker could take and use.
why-not-outranked = Every space is taken by a worker of higher rank.
why-not-assistant-journal = Field Assistants cannot publish or contribute.
why-not-nothing-to-publish = You can neither pay for a specimen nor meet an open circle: at the Journal you must do one of them.
why-not-lab-empty = There is no card to draw, take or discard.
why-not-erosion-field = The Erosion Event lets you act anywhere but at Field Expeditions.
why-not-turned-up = This field card has not been turned up.
why-not-face = None of your dice shows this face.
why-not-elsewhere = That worker does not stand there.
why-not-higher-rank = A worker bumps only its own rank and those below.
why-not-lab-milestone = Drawing one more needs the Lab milestone.
why-not-no-card = There is no card for it.
why-not-discard-due = You must discard a specimen first.
why-not-in-pile = That specimen is not in the discard pile.
why-not-in-hand = That specimen is not in your hand.
why-not-trace-held = You do not hold this trace fossil.
why-not-cost = Still missing: { $fossils ->
    [0] { $research } research
    [one] one fossil of its period{ $research ->
        [0] {""}
       *[other] {" "}and { $research } research
    }
   *[other] { $fossils } fossils of its period{ $research ->
        [0] {""}
       *[other] {" "}and { $research } research
    }
}.
why-not-displayed = This objective is not in this game.
why-not-circle-taken = This circle has a disc already.
why-not-no-disc = You have laid all your five discs.
why-not-fee = Other players' cards would meet it, but that costs five research: { $missing } missing.
why-not-wants = The holotypes and trace fossils on the table do not meet it yet.
why-not-milestone-left = You have this milestone already.
why-not-one-kind = A Field Assistant trades or exchanges, not both.
why-not-price = This deal costs { $price ->
    [one] one fossil
   *[other] { $price } fossils
} of that colour and you have { $held }.
why-not-museum-stock = The Museum does not have that many.
why-not-colour-held = You have no fossil of this colour.
why-not-research-stored = Research needs no storage: it is fossils that do not fit.

## The table

status-goals = Everybody chooses a personal objective
status-turn = Space { $track } of { $length } · { $name } to play
status-over = The game is over
fact-track = Track
fact-objectives = Objectives completed
fact-holotypes = Holotypes
fact-hand = Specimens in hand
fact-research = Research
fact-fossils = Fossils in storage
fact-discs = Contributions { $now } → { $next }
fact-discs-all = Contributions: { $now }
fact-goal = Personal objective
fact-penalty = Unpublished
area-board = Board
area-board-tip = Five places. A free space must be taken first; otherwise you may bump a worker of your worker's rank or below.
area-track = Field Advancement Track
area-track-tip = Every published holotype moves the marker one space. On the last space the game ends at once.
space-plain = Space { $number }
space-reset = Space { $number }: the Museum is reset
space-milestone = Space { $number }: everybody takes a milestone
space-both = Space { $number }: the Museum is reset, then everybody takes a milestone
space-last = Space { $number }: the game ends
marker = Holotype marker on space { $number }
area-museum-tip = Fossils to trade for. Dice faces with the Museum take from here, and what does not fit into storage comes here.
area-sites = Field cards
area-sites-tip = Drawn for all to see. One is used, all are discarded.
area-dice = Fossil dice
area-dice-empty = Rolled at the site that is chosen
area-search = Discard pile
area-milestones = Your milestones
area-objectives = Global objectives
area-objectives-tip = Put a disc on a circle whose wants are met. With your own cards it is free, with others' it costs five research.
area-piles = Piles
area-deck = Specimens
area-deck-tip = Specimens to draw.
area-fields = Field
area-fields-tip = An Erosion Event among the cards drawn shuffles them all.
area-trace-deck = Traces
area-trace-deck-tip = Drawn with a field card that has the trace icon; they never come back.
area-hand = Hand
area-hand-of = Hand of { $name }
area-hand-empty = No cards
area-goal = Personal objective
area-mat = Lounge, storage { $stored }/{ $room }
area-mat-of = Lounge of { $name }, storage { $stored }/{ $room }
area-mat-tip = { $room } fossils fit into storage{ $room ->
    [12] , with the Storage milestone
   *[other] ; twelve with the Storage milestone
}. Research cubes need no room.
area-mat-empty = Nothing here
area-holotypes = Holotypes
area-holotypes-of = Holotypes of { $name }
area-holotypes-empty = None yet
space-of = { $place }, worker space { $number }
space-free = free
space-taken = taken by { $name }
hidden-specimens = { $count ->
    [one] One specimen, hidden
   *[other] { $count } specimens, hidden
}
hidden-traces = { $count ->
    [one] One trace fossil, hidden
   *[other] { $count } trace fossils, hidden
}
pile-of = { $thing }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
disc-of = Disc of { $name }
site-tip = { $period }: { $dice } { $dice ->
    [one] die
   *[other] dice
}, { $rerolls ->
    [0] no reroll
    [one] one reroll
   *[other] { $rerolls } rerolls
}{ $traces ->
    [0] {""}
   *[other] , and a trace fossil to draw before rolling
}.
erosion-tip = Act at any other place instead.
badge-dice = { $count } { $count ->
    [one] die
   *[other] dice
}
badge-rerolls = { $count } { $count ->
    [one] reroll
   *[other] rerolls
}
badge-trace = trace fossil
badge-fossils = { $count } { $count ->
    [one] fossil
   *[other] fossils
}
badge-research = { $count } research
badge-with-trace = with { $thing }, +{ $points }
specimen-tip = { $period } { $clade }, { $diet }. Costs { $fossils } { $fossils ->
    [one] fossil
   *[other] fossils
} and { $research } research, scores { $points }.
specimen-spoken = { $genus }, { $period } { $clade }, { $points } points
trace-tip = Goes with a holotype you publish, but not with a marine reptile, for one more fossil of its colour. Scores { $points }.
stock-of = { $period } fossils in the Museum
rank-senior = Paleontologist and Graduate Student
rank-assistant = Field Assistant
room-lab-senior = Draw 3, discard 1
room-lab-assistant = Draw 2, discard 1
room-lab-all = or take the discard, or only discard
room-field-senior = Choose 1 of 2
room-field-assistant = Dig at 1 site
room-field-all = roll dice for fossils
room-library-senior = +3 research
room-library-assistant = +2 research
room-journal-senior = Publish, or contribute
room-journal-assistant = No entry
room-museum-senior = Trade and exchange
room-museum-assistant = Trade or exchange
rates-trade = fossils for fossils
rates-exchange = fossils for research
legend-milestone = milestone
legend-reset = Museum restocked
legend-last = the end
where-lounge = Lounge
where-locked = { $published }/{ $needed }
fact-worker = { $worker }
fact-period = { $period } fossils
word-fossils = { $count ->
    [one] fossil
   *[other] fossils
}
word-research = research
word-dice = { $count ->
    [one] die
   *[other] dice
}
word-rerolls = { $count ->
    [one] reroll
   *[other] rerolls
}
word-trace = trace
tab-theropod = Theropod
tab-genasaur = Genasaur
tab-sauropod = Sauropod
tab-marine = Marine
ribbon-ready = Publishable
ribbon-lacking = lacks { $fossils ->
    [0] { $research } research
   *[other] { $fossils }{ $research ->
        [0] {" "}{ $fossils ->
            [one] fossil
           *[other] fossils
        }
       *[other] {" "}+ { $research }
    }
}
ribbon-missing = lacks { $fossils ->
    [0] { $research } research
    [one] 1 fossil{ $research ->
        [0] {""}
       *[other] , { $research } research
    }
   *[other] { $fossils } fossils{ $research ->
        [0] {""}
       *[other] , { $research } research
    }
}
goal-have = so far: { $count }
area-discards = Discards
area-discards-tip = Discarded specimens; only the top one is in view.
badge-locked = Locked: { $published } of 3 holotypes published
student-tip = Joins the team with the third published holotype ({ $published } of 3 so far).
circle-taken = { $wants }: { $name } contributed

## What happened

event-objectives-shown = The global objectives of this game are { $objectives }.
event-hand-dealt = Your first specimens are { $cards }.
event-goals-dealt = You choose your personal objective between { $goals }.
event-goal-kept = You keep “{ $goal }”.
event-game-began = All is ready; { $seat } starts.
event-placed = { $seat } places the { $worker } { $place-at }.
event-bumped = { $seat } bumps { $worker-the } of { $owner }.
event-recalled = { $seat } recalls all workers and takes 1 research cube.
event-drew-specimens = { $seat } draws { $number ->
    [one] one specimen
   *[other] { $number } specimens
}.
event-saw-specimens = You draw { $cards }.
event-deck-shuffled = The discard pile is shuffled into a new deck of { $cards ->
    [one] one specimen
   *[other] { $cards } specimens
}.
event-took-specimen = { $seat } takes { $card } from the discard pile.
event-searched-pile = { $seat } searches the discard pile and takes a card.
event-found-specimen = You find { $card } in the discard pile and take it.
event-discarded-specimen = { $seat } discards { $card }.
event-drew-fields = { $seat } turns up { $number ->
    [one] the field card
   *[other] the field cards
} { $cards }.
event-chose-site = { $seat } digs in the { $card }.
event-chose-erosion = { $seat } chooses the { $card } card and digs nowhere.
event-field-discards-shuffled = The discarded field cards are shuffled into a new deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-fields-shuffled = The field cards are shuffled.
event-eroded = Erosion lets { $seat } act { $place-at }.
event-found-trace = { $seat } finds a trace fossil.
event-saw-trace = You find a trace fossil of the type “{ $trace }”.
event-rolled = { $seat } rolls the dice: { $faces }.
event-rerolled = { $seat } rolls a die that showed { $before } again: now it shows { $after }.
event-gathered = { $seat } { $found ->
    [0] { $loaned ->
        [0] finds no { $period } fossil
        [one] takes one { $period } fossil from the Museum
       *[other] takes { $loaned } { $period } fossils from the Museum
    }
    [one] takes one { $period } fossil from the supply{ $loaned ->
        [0] {""}
       *[other] {" "}and { $loaned } from the Museum
    }
   *[other] takes { $found } { $period } fossils from the supply{ $loaned ->
        [0] {""}
       *[other] {" "}and { $loaned } from the Museum
    }
}.
event-overflowed = { $seat } has no room left: a { $cube } goes to the Museum.
event-researched = { $seat } takes { $cubes } research { $cubes ->
    [one] cube
   *[other] cubes
}.
event-published = { $seat } publishes { $card }; the marker moves to space { $space }.
event-trace-added = { $seat } adds a trace fossil ({ $trace }) to { $card }.
event-student-unlocked = The Graduate Student of { $seat } joins the team.
event-contributed = { $seat } contributes to { $circle }{ $fee ->
    [0] {""}
   *[other] , for { $fee } research cubes
}.
event-museum-reset = The Museum is reset.
event-milestone-taken = { $seat } takes the { $milestone } milestone.
event-traded = { $seat } trades { $given } { $period } { $given ->
    [one] fossil
   *[other] fossils
} for { $taken } { $other } { $taken ->
    [one] fossil
   *[other] fossils
}.
event-exchanged = { $seat } exchanges { $given } { $period } { $given ->
    [one] fossil
   *[other] fossils
} for { $taken } research { $taken ->
    [one] cube
   *[other] cubes
}.
event-gift-taken = { $seat } takes a { $cube } from the supply.
event-goal-revealed = { $seat } worked on “{ $goal }” and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The end

outcome-track-short = the end of the track
outcome-track = { $count ->
    [one] The marker has reached its last space: { $winners } wins.
   *[other] The marker has reached its last space: { $winners } share the victory.
}
outcome-objectives-short = completed objectives
outcome-objectives = { $count ->
    [one] Enough global objectives are complete: { $winners } wins.
   *[other] Enough global objectives are complete: { $winners } share the victory.
}
points-holotypes = { $cards ->
    [one] One holotype
   *[other] { $cards } holotypes
}
    .source = Holotypes
points-traces = Trace fossils
points-contributions = { $discs ->
    [one] One contribution
   *[other] { $discs } contributions
}
    .source = Contributions
points-unpublished = { $cards ->
    [one] One unpublished specimen
   *[other] { $cards } unpublished specimens
}
    .source = Unpublished specimens
points-goal-named = Personal objective: { $name }

place-lab-short = Lab
place-field-short = Field
place-library-short = Library
place-journal-short = Journal
place-museum-short = Museum
place-lab-tip = Draw specimens and discard one; or take the top discarded card; or only discard.
place-field-tip = Turn up field cards, choose one, roll its dice and take fossils.
place-library-tip = Research cubes: 3 for a Paleontologist or Graduate Student, 2 for a Field Assistant.
place-journal-tip = Publish a specimen as a holotype, or contribute to a global objective. Not for Field Assistants.
place-museum-tip = Trade fossils for others, or exchange them for research. A Field Assistant does one of the two.
points-goal-p01 = Personal objective: { goal-p01 }
    .source = Personal objective
points-goal-p02 = Personal objective: { goal-p02 }
    .source = Personal objective
points-goal-p03 = Personal objective: { goal-p03 }
    .source = Personal objective
points-goal-p04 = Personal objective: { goal-p04 }
    .source = Personal objective
points-goal-p05 = Personal objective: { goal-p05 }
    .source = Personal objective
points-goal-p06 = Personal objective: { goal-p06 }
    .source = Personal objective
points-goal-p07 = Personal objective: { goal-p07 }
    .source = Personal objective
points-goal-p08 = Personal objective: { goal-p08 }
    .source = Personal objective
points-goal-p09 = Personal objective: { goal-p09 }
    .source = Personal objective
points-goal-p10 = Personal objective: { goal-p10 }
    .source = Personal objective
points-goal-p11 = Personal objective: { goal-p11 }
    .source = Personal objective
points-goal-p12 = Personal objective: { goal-p12 }
    .source = Personal objective
points-goal-p13 = Personal objective: { goal-p13 }
    .source = Personal objective
points-goal-p14 = Personal objective: { goal-p14 }
    .source = Personal objective
points-goal-p15 = Personal objective: { goal-p15 }
    .source = Personal objective
points-goal-p16 = Personal objective: { goal-p16 }
    .source = Personal objective
