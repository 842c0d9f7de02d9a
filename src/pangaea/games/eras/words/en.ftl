### Eras.

title = Eras
tagline = Build a path through the ages, and dodge the volcano that walks.
credits = We know neither its author nor its publisher for certain. Public traces point to Evolution, from Super-Ape Games of Leicester.
note-reconstructed = The printed cards of this game could not be found. The spaces on the era cards, the thunderbolts and the board are our reconstruction: a real copy will differ. Owners of the box can load a corrected box file.
error-box-space = { $where }: “{ $code }” is no space. Write R (rock), S (swamp), V (volcano), C (cave), W (water hole), M (rising sea) or G (ravine), and Rq or Rh for a rock with an earthquake or hurricane zone.

## Variants

variant-access = Fish and birds
variant-access-meaning = The text that has come down to us says that fish in a path close rising seas and birds close ravines. The theme and a review suggest the opposite: that they open them.
variant-access-forbids = close seas and ravines (the text)
variant-access-allows = open seas and ravines (the theme)
variant-fast = Faster game
variant-fast-meaning = Whenever the deck runs out, the second card of the discard pile leaves the game too if it is an action card. Good with five or six players.
variant-choose_sector = Choose sectors
variant-choose_sector-meaning = Each player picks a sector of the board instead of being given one. With two players the sectors are always handed out.
variant-turn_cap = Limit of turns
variant-turn_cap-meaning = Ends the game after this many turns, for games among bots; 0 means no limit.

## Things

era-name = { $era ->
    [1] Bacteria
    [2] Algae
    [3] Fish
    [4] Reptiles
    [5] Birds
    [6] Dinosaurs
    [7] Mammals
   *[8] Primates
}
lane-name = { $lane ->
    [left] top
    [centre] centre
   *[right] bottom
}
lane-adjective = { $lane ->
    [left] top
    [centre] centre
   *[right] bottom
}
lane-left = top rock
lane-centre = centre rock
lane-right = bottom rock
space-rock = { lane-adjective } rock of the sector
    .the = the { lane-adjective } rock of the sector
space-card = { era-name }, { lane-name }
    .the = the { lane-adjective } space of the { era-name } card
space-far = { era-name }, { lane-name }, far half
    .the = the far half of the { lane-adjective } space of the { era-name } card
which-animal = { $which ->
    [0] {""}
    [1] {" "}(first animal)
   *[2] {" "}(second animal)
}
path-number = path of player { $number }{ $which ->
    [first] , first animal
    [second] , second animal
   *[only] {""}
}
sector-number = sector { $number }
prediction-number = { $number ->
    [0] stay out
   *[other] { $number }
}
spare-all = nobody
discard-card = discard the card
stay = stay
leave-cone = leave the cone

kind-rock = rock
kind-swamp = swamp
kind-volcano = volcano
kind-cave = cave
kind-water = water hole
kind-sea = rising sea
kind-ravine = ravine
kind-quake = rock (earthquake)
kind-hurricane = rock (hurricane)
tip-rock = A piece sent back stops here, and the cone may be put here.
tip-swamp = A double space: from one half to the other is one step. The cone cannot be put here.
tip-volcano = No piece ever enters. Its eruption can send back an opponent's piece beside it.
tip-cave = Safe from eruptions. The cone cannot be put here.
tip-water = Whoever turns over the water hole thunderbolt and has one in the path takes two tokens back. The cone cannot be put here.
tip-sea-forbids = Closed to a piece whose path has fish. The cone cannot be put here.
tip-sea-allows = Open only to a piece whose path has fish. The cone cannot be put here.
tip-ravine-forbids = Closed to a piece whose path has birds. The cone cannot be put here.
tip-ravine-allows = Open only to a piece whose path has birds. The cone cannot be put here.
tip-quake = A rock. The earthquake makes the whole card unstable.
tip-hurricane = A rock. The hurricane makes the whole card unstable.

card-eruption = Eruption
card-thunderbolt = Thunderbolt
label-1-1 = Warm spring
card-1-1 = Bacteria “Warm spring”
label-1-2 = Damp cave
card-1-2 = Bacteria “Damp cave”
label-1-3 = Fumaroles
card-1-3 = Bacteria “Fumaroles”
label-1-4 = Cracked crust
card-1-4 = Bacteria “Cracked crust”
label-1-5 = Mudflats
card-1-5 = Bacteria “Mudflats”
label-1-6 = First shore
card-1-6 = Bacteria “First shore”
label-2-1 = Green pool
card-2-1 = Algae “Green pool”
label-2-2 = Sea grotto
card-2-2 = Algae “Sea grotto”
label-2-3 = Coastal peak
card-2-3 = Algae “Coastal peak”
label-2-4 = Shaken reef
card-2-4 = Algae “Shaken reef”
label-2-5 = Windy lagoon
card-2-5 = Algae “Windy lagoon”
label-2-6 = Weed beds
card-2-6 = Algae “Weed beds”
label-3-1 = Pond
card-3-1 = Fish “Pond”
label-3-2 = Sunken cave
card-3-2 = Fish “Sunken cave”
label-3-3 = Fire island
card-3-3 = Fish “Fire island”
label-3-4 = Trembling delta
card-3-4 = Fish “Trembling delta”
label-3-5 = Cyclone bay
card-3-5 = Fish “Cyclone bay”
label-3-6 = River canyon
card-3-6 = Fish “River canyon”
label-4-1 = Lair
card-4-1 = Reptiles “Lair”
label-4-2 = Oasis
card-4-2 = Reptiles “Oasis”
label-4-3 = Lizard crater
card-4-3 = Reptiles “Lizard crater”
label-4-4 = Faulted plateau
card-4-4 = Reptiles “Faulted plateau”
label-4-5 = Storm savanna
card-4-5 = Reptiles “Storm savanna”
label-4-6 = Mangrove
card-4-6 = Reptiles “Mangrove”
label-5-1 = Hollow cliff
card-5-1 = Birds “Hollow cliff”
label-5-2 = Mountain lake
card-5-2 = Birds “Mountain lake”
label-5-3 = Wind corridor
card-5-3 = Birds “Wind corridor”
label-5-4 = Reed bed
card-5-4 = Birds “Reed bed”
label-5-5 = Lagoon
card-5-5 = Birds “Lagoon”
label-6-1 = Giants' watering place
card-6-1 = Dinosaurs “Giants' watering place”
label-6-2 = Bone cave
card-6-2 = Dinosaurs “Bone cave”
label-6-3 = Ash mountain
card-6-3 = Dinosaurs “Ash mountain”
label-6-4 = Split ground
card-6-4 = Dinosaurs “Split ground”
label-6-5 = Fern marsh
card-6-5 = Dinosaurs “Fern marsh”
label-7-1 = Burrow
card-7-1 = Mammals “Burrow”
label-7-2 = Shore volcano
card-7-2 = Mammals “Shore volcano”
label-7-3 = Tornado plain
card-7-3 = Mammals “Tornado plain”
label-7-4 = Wooded gorge
card-7-4 = Mammals “Wooded gorge”
label-8-1 = Clear spring
card-8-1 = Primates “Clear spring”
label-8-2 = Rift
card-8-2 = Primates “Rift”
label-8-3 = Battered canopy
card-8-3 = Primates “Battered canopy”
label-8-4 = Glade
card-8-4 = Primates “Glade”

bolt-tremor = Tremor (everybody loses a token for each earthquake card)
bolt-fault = Fault (every path loses its outermost earthquake card)
bolt-ash-fall = Ash fall (everybody loses a token for each volcano card)
bolt-caldera = Caldera (every path loses its outermost volcano card)
bolt-gusts = Gusts (everybody loses a token for each hurricane card)
bolt-storm-eye = Eye of the storm (pieces on hurricane cards are sent back)
bolt-unrest = Unrest (whoever has an unstable card loses a token)
bolt-lightning = Lightning (an opponent's piece may be sent back)
bolt-water-hole = Water hole (two tokens back for this player, if the path has a water hole)

badge-premium-water = Premium card with a water hole
badge-premium-cave = Premium card with a cave
badge-quake = Unstable: earthquake
badge-volcano = Unstable: volcano
badge-hurricane = Unstable: hurricane
badge-second = Second animal
badge-exposed = On a flank: an eruption can send it back

## Questions and answers

ask-sector = Which sector will be yours?
ask-start = On which rock does your piece start?
ask-erupt = Eruption! Which piece is sent back?
ask-lightning = Lightning! Which piece is sent back?
ask-predict = Predict the next card: how many tokens do you hide?
ask-predict1 = Predict the next card for your first animal: how many tokens does it hide?
ask-predict2 = Predict the next card for your second animal: how many tokens does it hide?
ask-place = Where does this card go?
ask-land = On which rock of the new card is the piece put?
ask-step = Move your piece one step?
ask-extra = One step more, for a token?
ask-cone = Move the cone to an empty rock?

choice-stay = Stay where you are
choice-no-extra = Take no further step
choice-leave-cone = Leave the cone where it is
choice-discard = Discard the card
choice-spare = Spare everybody
choice-out = Stay out
choice-predict = Predict { $number ->
    [9] 9: an eruption
    [10] 10: a thunderbolt
   *[other] { $number }: { $name }
}
choice-add = Add to the end of { $name }'s path{ $animal }
choice-insert = Insert into { $name }'s path{ $animal }, before { $next }
choice-replace = Replace { $old } in { $name }'s path{ $animal }
choice-land = Put it on { $space }
choice-send-back = Send back { $name }{ $animal }
choice-cone = Put the cone on { $name }'s path{ $animal }: { $space }
hint-drags = Draws the piece of { $name } back to this card
hint-cone-home = The cone goes back to the middle
hint-unstable = Unstable card
hint-chance = { $percent } %: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of { $total } in the deck
hint-chance-new = { $percent } %: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of { $total } in the discard pile, which will be shuffled
hint-goal = The end of your path: survive there until your next turn
hint-costs = Costs a token
hint-back-to = Back to { $space }{ $cards ->
    [0] {""}
    [one] : one card lost
   *[other] : { $cards } cards lost
}
choice-step = Step to { $space }
choice-start = Start on { $space }
hint-keeps-token = You keep the token
hint-discard = Nobody gets it
hint-longer = { $before } → { $before ->
    [0] 1 card
    [1] 2 cards
    [2] 3 cards
    [3] 4 cards
    [4] 5 cards
   *[5] 6 cards: the path is complete
}
hint-changes = { $lane }: { $before } → { $after }
hint-same = The same spaces
hint-cave = cave: safe from eruptions
hint-flank = a flank: an eruption can send you back
hint-bars = Bars { $name }'s way
hint-threatens = Beside { $name }: an eruption can send the piece back
hint-cave-shelters = Beside { $name }, whom a cave shelters
hint-dead-end = No way on from there for now

why-not-standing = Your piece stands there already.
why-not-under-cone = The cone stands there: no piece enters its space.
why-not-volcano = No piece ever enters a volcano.
why-not-sea-forbids = Your path has fish, so a rising sea is closed to your piece.
why-not-sea-needs = Your path has no fish, so a rising sea is closed to your piece.
why-not-ravine-forbids = Your path has birds, so a ravine is closed to your piece.
why-not-ravine-needs = Your path has no birds, so a ravine is closed to your piece.
why-not-sideways = On a card a piece steps sideways only to a flank: a space beside a volcano or the cone.
why-not-far-half = Sideways into a swamp a piece comes to the half nearer to the board.
why-not-no-space = There is no space at that place of your path.
why-not-one-step = That is not one step away: a piece moves straight along its lane, or sideways to the next rock of the sector or to a flank beside it.
why-not-sector-step = That is not one step away: in the sector a piece moves from one rock to the next.
why-not-full = This path has six cards: it takes no new era.
why-not-occupied = A piece stands on the card of this era, so it cannot be replaced.
why-not-premium = An ordinary card cannot replace a premium card.
why-not-cone-there = The cone stands there already.
why-not-cone-card = There is no card there.
why-not-cone-rock = The cone can only stand on a rock of an era card.
why-not-cone-piece = A piece stands on this rock.
why-not-out-now = You are tied: you must compete again, with at least one token.
why-not-tokens = { $tokens ->
    [one] You have only one token to hide.
   *[other] You have only { $tokens } tokens to hide.
}
why-not-own-piece = That is your own piece: only an opponent's can be sent back.
why-not-in-sector = That piece is in its sector, where nothing can send it back.
why-not-cave = A cave shelters that piece from eruptions.
why-not-flank = That piece is not beside a volcano or the cone.
why-not-sector = This sector is taken.
why-not-landing = The piece must be put on a rock of the new card.

## The table

status-over = The game is over
status-sector = { $name } chooses a sector
status-start = { $name }{ $animal } chooses a starting rock
status-erupt = Turn { $turn } · { $name }{ $animal } has an eruption
status-lightning = Turn { $turn } · { $name }{ $animal } has lightning
status-predict = Turn { $turn } · Contest: waiting for { $names }
status-place = Turn { $turn } · { $name } decides about the card
status-land = Turn { $turn } · { $name } puts a piece on the new card
status-step = Turn { $turn } · { $name }{ $animal } may step
status-extra = Turn { $turn } · { $name }{ $animal } may step once more
status-cone = Turn { $turn } · { $name }{ $animal } may move the cone
fact-turn = Turn
fact-cone = Cone
cone-home = in the middle
fact-tokens = { $which ->
    [0] Tokens
   *[other] Tokens { $which }
}
fact-path = { $which ->
    [0] Path
   *[other] Path { $which }
}
fact-place = { $which ->
    [0] Piece
   *[other] Piece { $which }
}
place-on-path = { $card ->
    [0] in the sector
   *[other] card { $card }, { era-name }
}
fact-ready = { $which ->
    [0] At the end
   *[other] At the end { $which }
}
ready-to-win = can win now
area-ring = The board
area-ring-tip = Six sectors; the paths grow outward, and the cone starts in the middle.
area-path = { $name }'s path{ $animal }
area-path-tip = The board is on the left; the path grows to the right. The top row is its left lane, looking outward.
area-revealed = Card in play
area-revealed-empty = No card
area-deck = Deck
area-deck-tip = { $cards ->
    [0] Empty: the next card comes from the shuffled discard pile.
    [one] One card left.
   *[other] { $cards } cards left.
}
deck-top = { $cards ->
    [one] Evolution deck, one card
   *[other] Evolution deck, { $cards } cards
}
area-discard = Discards
area-discard-tip = { $cards ->
    [0] No card.
    [one] One card.
   *[other] { $cards } cards.
}{" "}An action card on top leaves the game when the deck runs out.
area-bolts = Thunder
area-bolts-tip = { $seen } of { $total } have been seen. Their order repeats.
area-bolts-next = All have been seen: the next one is { $bolt }.
bolts-top = Thunderbolts, { $total } cards
area-forecast = To come
area-forecast-tip = How many cards of each kind are left in the deck. Everybody can count them.
area-forecast-tip-new = The deck is empty. These cards of the discard pile will be shuffled into a new one.
forecast-spot = { $name }: { $left } of { $total } still in the deck
forecast-spot-new = { $name }: { $left } of { $total } in the discard pile, the next deck
area-fists = Fists
fist-closed = { $name }{ $animal }: closed fist
fist-open = { $name }{ $animal }: { $number ->
    [0] not in
   *[other] { $number }
}
area-own-paths = Your paths
area-board = Paths of the others
taken-sector = Sector { $number }: { $name }{ $animal }
eruption-text = Send back one piece beside a volcano or the cone
thunderbolt-text = The top thunderbolt strikes
fists-tip = Who has hidden tokens; fists open when all have chosen.
race-label = { $done } of 12: cards in the path and cards passed
home-spot = Middle of the board
unused-rock = Sector { $number }, unused
sector-spot = { $name }{ $animal }: { $space }
space-spot = { $name }{ $animal }: { $space }, { $kind }
half-near = near half
half-far = far half
flank-tip = A flank: an eruption beside it sends a piece back.
spine-spot = { $name }{ $animal }: { $card }
next-spot = { $name }{ $animal }: next free place
insertion-spot = { $name }{ $animal }: before { $next }
free-spot = { $name }{ $animal }: free place { $number }
piece-name = { $name }'s piece{ $animal }, on { $space }
cone-name = The cone
cone-tip = A volcano that walks: it blocks its rock, and an eruption sends back a piece beside it.
cone-in-path = { $name }, { era-name }

## What happened

event-first-drawn = The lot falls on { $seat } to begin.
event-sector-taken = { $seat } takes { $sector }.
event-ready = { $seat }{ which-animal } begins at the end of a complete path: an era card now wins.
event-revealed = { $seat }{ which-animal } turns over the { $card } card.
event-nobody-exposed = The eruption can send back no opponent's piece.
event-thunderbolt-struck = { $seat } sets off the thunderbolt { $bolt }.
event-tokens-lost = { $seat }{ which-animal } loses { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
}.
event-tokens-regained = { $seat }{ which-animal } takes { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} back from the box.
event-card-lost = { $seat }{ which-animal } loses the { $card } card.
event-sent-back = The piece of { $seat }{ which-animal } is sent back to { $space-the }.
event-contest-began = All may compete for the premium card { $card }.
event-predicted = { $seat }{ which-animal } { $number ->
    [0] stays out
    [1] hides one token
   *[other] hides { $number } tokens
}.
event-fist-opened = { $seat }{ which-animal } predicted { $number }.
event-card-turned = The card to predict was { $card }.
event-contest-tied = The nearest are tied and compete again.
event-lot-drawn = A lot parts the tied players: it falls on { $seat }.
event-contest-won = { $seat } wins the { $card } card.
event-discarded = The { $card } card is discarded.
event-card-added = { $seat } places the { $card } card in the path of { $owner }{ which-animal }.
event-card-replaced = { $seat } replaces the { $old } card by { $card } in the path of { $owner }{ which-animal }.
event-dragged-back = The new card draws the piece of { $seat }{ which-animal } back to { $space-the }.
event-stepped = { $seat }{ which-animal } goes to { $space-the }.
event-paid-for-step = { $seat }{ which-animal } pays a token for one step more.
event-cone-moved = { $seat } moves the cone to { $space-the }, in the path of { $owner }{ which-animal }.
event-cone-went-home = The cone goes back to the middle of the board.
event-action-boxed = The { $card } card leaves the game.
event-deck-renewed = The deck has run out: { $cards ->
    [1] one card makes
   *[other] { $cards } cards are shuffled into
} a new one.
event-won = { $seat }{ which-animal } has survived at the end of the path and wins.

## The end

outcome-won-short = a path survived to its end
outcome-won = { $winners } survives at the end of a complete path and wins.
outcome-turn-cap-short = the limit of turns
outcome-turn-cap = { $count ->
    [one] The limit of turns is reached: { $winners } came farthest.
   *[other] The limit of turns is reached: { $winners } came equally far and share the victory.
}
points-won = First to survive at the end of a complete path
points-cards = { $cards ->
    [one] One card in the path
   *[other] { $cards } cards in the path
}
points-passed = { $cards ->
    [one] One card passed by the piece
   *[other] { $cards } cards passed by the piece
}
