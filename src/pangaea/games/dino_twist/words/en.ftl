### Dino Twist.

title = Dino Twist
tagline = Prepare your dinosaurs in secret: the weak strike first, equals cancel out, and the Big Rock is on its way.
note-reconstructed = Some printed figures could not be found and are our reconstruction: which dinosaurs have Long Claws, how many cards there are of each event, what the meteorites hit, and how the territories lie. Owners of the box can load a corrected box file.

## Variants

variant-islands = Islands
variant-islands-meaning = On a T-Rex island a beaten dinosaur settles on the territory it came from; on a P'tit Rex island, for younger players, wherever you like. Everyone can also choose for themselves.
variant-islands-trex = T-Rex for all
variant-islands-ptit_rex = P'tit Rex for all
variant-islands-each = everyone chooses
variant-bankiiizaurus = Bankiiizaurus
variant-bankiiizaurus-meaning = Shuffle in the two promotional jokers of strength 11, which attack any species.
variant-island_bonus = Island bonus after a tie
variant-island_bonus-meaning = When several players fill their islands in the same turn, does whoever comes next get the next card, or the card for their rank?
variant-island_bonus-next = the next card
variant-island_bonus-rank = the card for their rank

## Cards

species-voli = Voli
species-carni = Carni
species-herbi = Herbi
species-aqua = Aqua
with-claws = { $claws ->
    [yes] {" "}with claws
   *[no] {""}
}
card-voli = Voli { $strength }{ with-claws }
    .a = a Voli { $strength }{ with-claws }
    .several = { count-word } Voli { $strength }{ with-claws }
card-carni = Carni { $strength }{ with-claws }
    .a = a Carni { $strength }{ with-claws }
    .several = { count-word } Carni { $strength }{ with-claws }
card-herbi = Herbi { $strength }{ with-claws }
    .a = a Herbi { $strength }{ with-claws }
    .several = { count-word } Herbi { $strength }{ with-claws }
card-aqua = Aqua { $strength }{ with-claws }
    .a = an Aqua { $strength }{ with-claws }
    .several = { count-word } Aqua { $strength }{ with-claws }
card-baby = { baby }
    .a = a { baby }
    .several = { count-word } { $species ->
        [voli] baby Voli
        [carni] baby Carni
        [herbi] baby Herbi
       *[aqua] baby Aqua
    }
baby = { $species ->
    [voli] baby Voli
    [carni] baby Carni
    [herbi] baby Herbi
   *[aqua] baby Aqua
}
card-joker = Bankiiizaurus { $strength }
    .a = a Bankiiizaurus { $strength }
    .several = { count-word } Bankiiizaurus { $strength }
joker-title = Bankiiizaurus
card-tip = { $species ->
    [voli] Voli of strength { $strength }: lives on the mountain and the cliff.
    [carni] Carni of strength { $strength }: lives in the jungle and the desert.
    [herbi] Herbi of strength { $strength }: lives by the river and on the hill.
   *[aqua] Aqua of strength { $strength }: lives on the beach and in the sea.
}
joker-tip = Joker of strength { $strength }: alone it attacks the species you choose, with others it takes theirs.
badge-claws = Long Claws: whoever has the most on their island at the end wins 7 points

land-mountain = mountain
    .the = the mountain
    .in = on the mountain
land-cliff = cliff
    .the = the cliff
    .in = on the cliff
land-jungle = jungle
    .the = the jungle
    .in = in the jungle
land-desert = desert
    .the = the desert
    .in = in the desert
land-river = river
    .the = the river
    .in = at the river
land-hill = hill
    .the = the hill
    .in = on the hill
land-beach = beach
    .the = the beach
    .in = on the beach
land-sea = sea
    .the = the sea
    .in = in the sea
land-of = { $land } ({ $species })
land-any = territory for any species
land-any-tip = All territories of this island are alike: wherever you put it, a newcomer takes the first empty place.
land-closed = closed by meteorites this turn
middle-label = Twist Island: { $event }
island-trex = T-Rex island
island-ptit-rex = P'tit Rex island

event-card-meteorites = Meteorites
event-card-three = Never two without three
event-card-alone = Alone in the world
event-card-carnage = Carnage
event-card-fury = { $species ->
    [voli] Fury of the Voli
    [carni] Fury of the Carni
    [herbi] Fury of the Herbi
   *[aqua] Fury of the Aqua
}
event-card-eruption = Volcanic eruption
event-card-quake = Earthquake
event-card-tornado = Tornado
event-card-support = Support
event-card-litter = New litter
event-text-meteorites = Meteorites close { $lands } for this turn: nobody can attack there.
event-text-three = You may prepare up to three cards of one species.
event-text-alone = No Duo this turn: everybody prepares one card only.
event-text-carnage = Every attack gets +2.
event-text-fury = { $species ->
    [voli] Voli attacks get +3.
    [carni] Carni attacks get +3.
    [herbi] Herbi attacks get +3.
   *[aqua] Aqua attacks get +3.
}
event-text-eruption = Discard this card and go on to the next one.
event-text-quake = A beaten dinosaur may settle on either territory of its species.
event-text-tornado = The two dinosaurs of each species have changed places.
event-text-support = A Duo may be of two species; after the reveal you say which one attacks.
event-text-litter = First exchange up to three cards of your hand.
no-event = No event
no-event-text = The first turn is a quiet one.
rock-title = Big Rock
rock-text = It is over for Twist Island.

## Questions and answers

ask-island = Which island do you play on?
ask-litter = Which cards do you exchange? Up to three.
ask-prepare = Which dinosaur do you prepare, in secret?
ask-join = Add another dinosaur, or attack like this?
ask-declare = Which species does it attack?
ask-bury = Which card goes to the cemetery?
ask-support = Which species of your Duo attacks?
ask-attack = Which territory do you attack?
ask-leave = Which of these cards stays on Twist Island?
ask-settle = Where does the beaten dinosaur settle?
enough = enough
cemetery = cemetery
ready = ready
decline = give it up
choice-enough = Exchange no more
choice-enough-none = Keep all cards
choice-litter = Exchange { $thing }
choice-prepare = Prepare { $thing }
choice-join = Add { $thing }
choice-ready = Attack with a total of { $total }
choice-cemetery = { $cards ->
    [1] Put your only card into the cemetery instead
   *[other] Put two cards into the cemetery instead
}
choice-bury = Bury { $thing }
choice-attack = Attack { $thing } { $land }
choice-leave = Leave { $thing }
choice-settle = Settle it { $land }
choice-settle-free = Settle it on an empty territory
choice-replace = Replace { $thing } { $land }
choice-replace-any = Replace { $thing }
choice-decline = Keep your island as it is and discard { $thing }
hint-beats = can attack { $lands }
hint-target = { $land } (beats { $strength }: { $points })
hint-attack = { $power } against { $strength }: { $points } for your island
hint-attack-vain = { $power } against { $strength }: +0, yours has { $own }
hint-partner = needs a partner
hint-total = { $total } in all, can attack { $lands }
hint-cemetery = 2 points a card
hint-points = { $points } for your island
hint-island-trex = as in the published game
hint-island-ptit-rex = easier: settle anywhere

why-not-yours = That card is not in your hand.
why-not-cemetery = You can still win a dinosaur stronger than the one on your territory: the cemetery is only for when you cannot.
why-not-ready = This beats nothing yet: add another card.
why-not-other-species = A Duo must be of one species.
why-not-too-weak = Even with your best partner it beats nothing.
why-not-too-weak-alone = It beats nothing by itself, and this turn no partner may help.
why-not-too-weak-together = Together they beat nothing.
why-not-beats-none = Your total of { $power } beats no dinosaur of that species: the weakest has { $strength }.
why-not-closed-species = Meteorites have closed both territories of this species.
why-not-absent-species = That species is not in your Duo.
why-not-other-land = You attack dinosaurs of your attackers' species only.
why-not-closed = Meteorites have closed this territory for the turn.
why-not-strong = It must be strictly weaker than your total: you have { $power }, and it has { $strength }.
why-not-leave = The weakest of your cards stays.
why-not-absent-card = You do not attack with that card.
why-not-decline = One of the territories open to it is empty: it has to settle.
why-not-settle = It settles on the territory it came from.
why-not-settle-quake = It settles on one of the two territories of its species.
why-not-alike = The territories of a P'tit Rex island are all alike: another one stands for this one.

## The table

status-island = Everyone chooses an island
status-litter = Turn { $turn } · { $event } · everyone exchanges cards in secret
status-prepare = Turn { $turn } · { $event } · everyone prepares in secret
status-support = Turn { $turn } · { $event } · mixed Duos choose their species
status-showdown = Turn { $turn } · { $event } · all cards are turned up
status-attack = Turn { $turn } · { $event } · { $name } attacks with { $power }
status-settle = Turn { $turn } · { $event } · { $name } settles a dinosaur
status-over = The game is over
fact-turn = Turn
fact-event = Event
fact-events-left = Events left
fact-bonus = Next island bonus
fact-bonus-none = none
fact-hand = Cards in hand
fact-graves = Cemetery
fact-claws = Long Claws
fact-lands = Territories
area-twist = Twist Island
area-twist-tip = Beat a dinosaur here with a stronger attack of its species and it settles on your island.
area-rock = { $events ->
    [0] The Big Rock is here
    [one] Big Rock: 1 to go
   *[other] Big Rock: { $events } to go
}
area-rock-tip = With every event it comes nearer. After the last one it falls, and the game is over.
area-attacks = Attacks of this turn, the weakest first
area-attacks-tip = The weakest attack strikes first; equal attacks of one species cancel each other out.
waiting-choosing = chooses …
waiting-ready = ready
waiting-done = done
area-event = Event of the turn
area-pile = Draw pile
area-pile-tip = { $cards ->
    [0] It is empty: the discards will be shuffled.
    [1] One card is left to draw.
   *[other] { $cards } cards are left to draw.
}
area-discard = Discards
area-discard-tip = { $cards ->
    [0] Nothing lies there yet.
   *[other] There lie { $list }.
}
area-hand = Your hand
area-hand-empty = No cards
area-prepared = Prepared by { $name }
area-prepared-own = Prepared
area-grave-own = Your cemetery
area-grave = Cemetery of { $name }
area-grave-tip = { $cards ->
    [0] Every card put here is worth 2 points at the end.
    [1] One card, worth 2 points.
   *[other] { $cards } cards, worth 2 points each.
}
area-grave-buried = In secret you buried { $list } there.
area-island = Island of { $name }
area-island-own = Your island
area-island-tip = { $sort ->
    [trex] T-Rex island: a beaten dinosaur settles on the same territory.
   *[ptit] P'tit Rex island: a beaten dinosaur settles anywhere.
}
prepared-down = Prepared by { $name }, face down
pile-top = { $cards ->
    [1] Draw pile, one card
   *[other] Draw pile, { $cards } cards
}
badge-clashed = cancelled: 2 points a card
badge-captured = just beaten
badge-power = attacks with { $power }

## What happened

event-island-chosen = { $seat } plays on a { $island }.
event-hand-exchanged = { $seat } had five cards or more of one species and exchanges the whole hand.
event-turn-began = Turn { $number } begins.
event-event-turned = The event of the turn is “{ $event }”.
event-meteorites-fell = Meteorites close { $lands-the } for this turn.
event-erupted = Volcanic eruption: on to the next event at once!
event-whirled = The tornado makes the two dinosaurs of each species change places.
event-exchanged = { $seat } exchanges { $cards-a }.
event-prepared = You prepare { $card-a }.
event-revealed = { $seat } reveals { $cards-a }.
event-buried = { $seat } puts { $number ->
    [one] one card
   *[other] { $number } cards
} into the cemetery.
event-buried-cards = You buried { $cards-a }.
event-supported = { $seat } chooses to attack the { $species }.
event-clashed = { $seats } attack the { $species } with the same total of { $power }: their attacks cancel each other out.
event-attacked = { $seat } attacks { $land-the } with a total of { $power }, beats { $beaten-a } and leaves { $left-a } in its place.
event-found-nothing = { $seat } finds nothing to attack and discards their cards.
event-settled = { $anywhere ->
    [1] { $seat } settles { $card-a } on their island.
   *[other] { $seat } settles { $card-a } { $land-in } of their island.
}
event-replaced = { $anywhere ->
    [1] { $seat } settles { $card-a } on their island, in place of { $old-a }.
   *[other] { $seat } settles { $card-a } { $land-in } of their island, in place of { $old-a }.
}
event-declined = { $seat } keeps their island as it is and discards { $card-a }.
event-refilled = { $seat } draws { $number ->
    [one] one card
   *[other] { $number } cards
}.
event-drew = You drew { $cards-a }.
event-reshuffled = { $cards ->
    [one] The discards are shuffled into a new pile of one card.
   *[other] The discards are shuffled into a new pile of { $cards } cards.
}
event-bonus-won = { $seat } has filled their island and wins a bonus of { $points } points!
event-rock-fell = The Big Rock falls. Nothing is left of Twist Island.

## The end

outcome-rock-fell-short = the Big Rock
outcome-rock-fell = { $count ->
    [one] The Big Rock has fallen: { $winners } wins.
   *[other] The Big Rock has fallen: { $winners } share the victory.
}
points-island = { $dinos ->
    [one] One dinosaur on the island
   *[other] { $dinos } dinosaurs on the island
}
    .source = Dinosaurs on the island
points-island-bonus = Island filled
points-cemetery = { $cards ->
    [one] One card in the cemetery
   *[other] { $cards } cards in the cemetery
}
    .source = Cards in the cemetery
points-claws = { $claws ->
    [one] Most Long Claws: one
   *[other] Most Long Claws: { $claws }
}
    .source = Most Long Claws
