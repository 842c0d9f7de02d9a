### EVO.

title = EVO
tagline = Dinosaurs on the move: follow the weather, breed, bid for genes, and mind the meteor.
note-map = The printed island could not be found: where the terrains and stars lie is our reconstruction. Owners of the box can load a corrected box file with another map.
note-meteor = The meteor's track is our reconstruction: its length, its start spaces and the faces that end the game.

## Variants

variant-island = Island for four players
variant-island-meaning = Four players can put two different islands together. With three or five players there is only one.
variant-island-AD = A and D
variant-island-BC = B and C
variant-comes_back = Extinct species come back
variant-comes_back-meaning = Off: a species without dinosaurs has no births, as the published rules say. On: its newborns may appear on empty spaces.
variant-experts = Experts' auction
variant-experts-meaning = One gene fewer than players is drawn each turn, and whoever is outbid may drop out.

## Things

zone-beach = beach { $zone }
zone-plain = plain { $zone }
zone-hill = hill { $zone }
zone-mountain = mountain { $zone }
climate-beach = yellow (beaches)
climate-plain = green (plains)
climate-hill = brown (hills)
climate-mountain = grey (mountains)
gene-leg = leg
gene-horn = horn
gene-egg = egg
gene-fur = fur
gene-parasol = parasol
gene-tail = tail
gene-mutant = mutant
gene-card = card
gene-leg-tip = Each leg is a step in the movement phase.
gene-horn-tip = More horns win more fights.
gene-egg-tip = Each egg is a newborn in the births phase.
gene-fur-tip = Each fur saves one dinosaur on cold terrain.
gene-parasol-tip = Each parasol saves one dinosaur on hot terrain.
gene-tail-tip = The longest tail plays first.
gene-mutant-tip = Each mutant lowers the price of later genes by 1.
gene-card-tip = Draw an event card at once; the gene leaves the game.
gene-row = gene { $number }
genes-of = { $number } × { $gene }
amount = { $number }
pass = pass
rest = pass for the rest of the turn
done = done
drop = go without a gene
weather-forward = forward
weather-stay = stay
weather-back = back

## Cards

card-flood = Flood
card-flood-effect = Roll for each dinosaur on the coast and add its parasols: it dies on 4 or less.
card-accident = Accident
card-accident-effect = Remove a dinosaur of a rival who has at least five.
card-catastrophe = Catastrophe
card-catastrophe-effect = No climate die: the marker moves two spaces forward.
card-weather = Weather gene
card-weather-effect = No climate die: choose forward, stay or back.
card-seasons = No more seasons
card-seasons-effect = The marker goes to the other space of its colour, green or brown, before the die.
card-motivation = Motivation
card-motivation-effect = As many steps as you have dinosaurs, instead of your legs.
card-super-size = Super size
card-super-size-effect = Two more horns when you attack in this phase.
card-big-brother = Big brother
card-big-brother-effect = Two more horns when you are attacked in this phase.
card-peace-gas = Peace gas
card-peace-gas-effect = You and a rival may not attack one another in this phase.
card-vegetarian = Vegetarian diet
card-vegetarian-effect = No combat until the end of the turn.
card-thermal = Thermal underwear
card-thermal-effect = All your dinosaurs on cold terrain survive.
card-scorcher = Scorcher
card-scorcher-effect = Every species has one parasol fewer this turn.
card-cuckoo = Cuckoo
card-cuckoo-effect = Replace a newborn of a rival who has at least five dinosaurs by one of yours.
card-killer-babies = Killer babies
card-killer-babies-effect = Your newborns may be laid on rivals' spaces and attack with one more horn.
card-long-range = Long-range layer
card-long-range-effect = Your newborns may go two or three steps from an adult.
card-dud = Evolution dud
card-dud-effect = One gene fewer is drawn; players may pass in this auction.
card-separate = Separate evolution
card-separate-effect = Whoever outbids you must bid at least 3 more.
card-adaptable = Adaptable skin
card-adaptable-effect = All your dinosaurs on hot terrain survive.
card-survivalist = Survivalist gene
card-survivalist-effect = Everybody loses a point for each dinosaur that died in this phase.
card-cold-snap = Cold snap
card-cold-snap-effect = Every species has one fur fewer this turn.
card-encore = Encore
card-encore-effect = Take the card that was just played into your hand, for a later turn.
card-me-first = Me first
card-me-first-effect = You play first for the rest of the turn.
card-quiet-eon = Quiet eon
card-quiet-eon-effect = No more cards this turn.
card-unexpected = Unexpected gene
card-unexpected-effect = Worth 2 points in the final count; it turns itself up.
card-spurt = Genetic spurt
card-spurt-effect = Pays up to 3 of the price of a gene.
card-no-births = No births
card-no-births-effect = Nobody has births this turn.

## Questions and answers

ask-card = Do you play a card now?
ask-encore = “{ $card }” has just been played: do you take it into your hand with Encore?
ask-weather = Which way does the climate go?
ask-accident = Which dinosaur has the accident?
ask-peace = With whom do you make peace?
ask-cuckoo = Which newborn do you replace?
ask-walk = Which dinosaur takes a step? { $steps ->
    [0] No step is left.
    [one] One step is left.
   *[other] { $steps } steps are left.
}
ask-go = Where does it go?
ask-birth = Where is the newborn laid? { $eggs ->
    [one] It is the last one.
   *[other] { $eggs } are left to lay.
}
ask-remove = Too many in the cold or the heat: which dinosaur dies?
ask-gene = Which gene do you bid on?
ask-bid = How much do you bid on the { $gene } gene?
choice-pass = Pass
choice-rest = Pass for the rest of the turn
choice-rest-hint = You are asked again if somebody plays a card.
choice-card = Play “{ $card }”
choice-walk = Move the dinosaur on { $zone }
choice-stop = Finish moving
choice-go = Go to { $zone }
choice-attack = Attack { $name } on { $zone }
choice-lay = Lay on { $zone }
choice-no-more = Lay no more
choice-gene = Bid on the { $gene } gene
choice-drop = Go without a gene
choice-weather-forward = Move the marker forward to { $terrain }
choice-weather-stay = Leave the marker on { $terrain }
choice-weather-back = Move the marker back to { $terrain }
choice-peace = Make peace with { $name }
choice-bid = Bid { $amount }
choice-remove = Give up the dinosaur on { $zone }
choice-accident = Strike the dinosaur of { $name } on { $zone }
choice-cuckoo = Replace the newborn of { $name } on { $zone }
hint-space = { $season }: { $fate }
hint-steps-lost = { $steps ->
    [one] the step that is left is lost
   *[other] the { $steps } steps that are left are lost
}
hint-attack = wins with { $wins } of { $faces } faces, otherwise yours is lost
hint-herd = { $name } has { $dinos } dinosaurs
hint-horns = { $theirs ->
    [0] no horn
    [one] one horn
   *[other] { $theirs } horns
} against your { $mine }
hint-saved = { $season }: { $kept ->
    [one] only one
   *[other] { $kept }
} of your { $standing } can survive
hint-least = from { $least } on, which costs you { $price }
hint-price = you pay { $price } and keep { $left }

why-not-in-hand = You do not hold that card.
why-not-first-turns = No card may be played in the first two turns.
why-not-quiet-eon = Quiet eon has been played: no more cards this turn.
why-not-before-next-turn = A card taken back with Encore may not be played before the next turn.
why-not-second-climate = A card that changes the climate has already been played this turn.
why-not-no-twin = The marker stands on a colour that has only one space.
why-not-nothing-to-pay = You have nothing to pay, so this card would do nothing.
why-not-moment = This is not the moment for that card.
why-not-no-herd = No rival has { $herd } dinosaurs or more on the island.
why-not-no-reserve = All your dinosaurs are on the island already: you have none left to put there.
why-not-no-nest = No rival with at least { $herd } dinosaurs has a newborn of this phase.
why-not-yours = None of your dinosaurs stands there.
why-not-no-steps = You have used all your steps ({ $steps }).
why-not-stuck = It cannot go anywhere: every space around it is closed to it.
why-not-adjacent = A step leads to an adjacent space only.
why-not-own-dinosaur = One of your own dinosaurs stands there.
why-not-vegetarian = Vegetarian diet: no combat this turn.
why-not-peace = Peace gas: you two may not attack one another.
why-not-horns = It counts at least two horns more than you: you may not attack it.
why-not-big-brother = With Big brother it counts at least two horns more than you: you may not attack it.
why-not-newborn-horns = It has at least two horns more than your newborn would have: you may not attack it.
why-not-forced = There is an empty space next to an adult: births are forced.
why-not-forced-return = A species that comes back must lay as long as there is room for a newborn.
why-not-occupied = A newborn needs an empty space.
why-not-occupied-return = A species without adults comes back on empty spaces only.
why-not-near-adult = A newborn needs a space next to one of your adults.
why-not-in-reach = A newborn needs a space within { $steps } steps of one of your adults.
why-not-near-newborn = A species that comes back lays its newborns next to one another.
why-not-drop = You must bid: nobody may pass in this auction.
why-not-drop-unless-outbid = You must bid: only a player who is outbid may drop out.
why-not-no-gene = There is no such gene in this auction.
why-not-equal-gene = An equal gene further up is free as well: bid on the first of them.
why-not-too-much = You can bid { $most } at most: you could not pay more.
why-not-outbid = To outbid here you would have to bid at least { $least }; you can bid { $most } at most.
why-not-too-little = The bid must be at least { $least }.
why-not-yourself = Choose a rival, not yourself.
why-not-rival = Choose a rival's dinosaur.
why-not-small-herd = Its owner has fewer than { $herd } dinosaurs.
why-not-newborn = It is not a newborn of this phase.
why-not-furs = Your furs are enough for all your dinosaurs on cold terrain.
why-not-parasols = Your parasols are enough for all your dinosaurs on hot terrain.
why-not-thermal = Thermal underwear saves all your dinosaurs on cold terrain.
why-not-adaptable = Adaptable skin saves all your dinosaurs on hot terrain.
why-not-temperate = It stands on temperate terrain and survives.

## The table

status-over = The game is over
status-cards = Turn { $turn } · phase { $phase } · a moment for event cards
status-turn = Turn { $turn } · phase { $phase } · { $name } to decide
phase-climate = 2 (climate)
phase-movement = 3 (movement and combat)
phase-births = 4 (births)
phase-survival = 5 (survival and points)
phase-meteor = 6 (meteor)
phase-auction = 6 (auction)
brief-climate = climate
brief-movement = movement
brief-births = births
brief-survival = survival
brief-meteor = meteor
brief-auction = auction
fact-turn = Turn
fact-phase = Phase
fact-last-turn = Risk of the last turn
fact-next-last = Chance that the next turn is the last
fact-steps = Steps left
fact-eggs = Newborns left to lay
fact-dinos = Dinosaurs
fact-cards = Cards
fact-place = Turn order
fact-horns = Horns
area-island = The island
area-island-tip = Frost, heat and ash show what is cold, hot or deadly this turn; a dinosaur that sinks down under a skull will die if nothing changes.
spot-zone = { $zone }, { $season }
spot-tip = { $season }{ $coast ->
    [yes] {" "}On the coast.
   *[no] {""}
} Next roll: { $next }.
terrain-season = { $terrain }: { $season }
terrain-beach = beaches
terrain-plain = plains
terrain-hill = hills
terrain-mountain = mountains
season-temperate = temperate
season-cold = cold
season-hot = hot
season-deadly = deadly
season-temperate-tip = Everybody survives here.
season-cold-tip = One dinosaur survives here for each fur.
season-hot-tip = One dinosaur survives here for each parasol.
season-deadly-tip = Nobody survives here.
dino = { $name }'s dinosaur on { $zone }
fate-doomed = will die if nothing changes
fate-at-risk = may die: too many for the furs or parasols
fate-safe-there = it survives
fate-at-risk-there = too many there, one of them dies
fate-doomed-there = it dies
fate-safe-tip = It survives as things stand.
fate-at-risk-tip = Too many of this species stand in such terrain: its owner will choose who dies.
fate-doomed-tip = It will die in the next survival phase if nothing changes.
badge-newborn = newborn of this turn
area-climate = Climate
area-climate-tip = The marker shows the temperate colour. It goes clockwise on 3 to 6, stays on 2 and goes back on 1; the odds are those of the next roll.
climate-space = { $terrain }: { $faces ->
    [0] not reached by the next roll
    [one] reached with one face of the die
   *[other] reached with { $faces } faces of the die
}
climate-marker = Climate marker on { $terrain }
odds-climate = { $faces ->
    [one] the next roll leads here with one face
   *[other] the next roll leads here with { $faces } faces
}
area-meteor = Meteor
area-meteor-tip = On the spaces that show faces, one of these ends the game. The last space always does.
meteor-space = Space { $space }: { $faces ->
    [0] no danger
    [6] impact
    [one] one face of the die ends the game
   *[other] { $faces } faces of the die end the game
}
meteor-marker = Meteor on space { $space }
area-auction = Auction
area-auction-tip = Everybody bids on a gene; whoever is outbid bids again at once.
auction-free = free
auction-standing = { $name }: { $amount }
auction-you-pay = from { $least }: costs { $price }
auction-too-dear = too dear for you
auction-step = Bid of { $amount } on the { $gene } gene
auction-more = Bid of more than { $amount } on the { $gene } gene
auction-bid = Bids on the { $gene } gene: at least { $least }
auction-outbid = Bid of { $name } on the { $gene } gene: at least { $least } to outbid it
bid = Bid of { $name }: { $amount }
bid-tip = To be paid as things stand: { $price }
area-dice = Dice
area-dice-empty = Nothing rolled yet
die-climate = { $name } rolled { $pips } for the climate
die-fight = { $name } rolled { $pips } in a fight
die-meteor = { $name } rolled { $pips } for the meteor
die-flood = Flood: { $pips } for a dinosaur of { $name }
die-fatal = it cost a dinosaur
area-pile = Events
pile-top = { $cards ->
    [one] One event card in the pile
   *[other] { $cards } event cards in the pile
}
area-played = Played
area-played-empty = No card played yet
area-genes = { $name }'s species
portrait = { $name }'s species: { $genes }
area-hand = { $name }'s cards
area-hand-empty = No card
hidden-cards = { $cards ->
    [one] One hidden card
   *[other] { $cards } hidden cards
}

## What happens

event-start-drawn = { $seat } starts on { $zone }.
event-cards-dealt = { $seat } is dealt the cards { $cards }.
event-turn-began = Turn { $number } begins.
event-order-fixed = This turn is played in the order { $seats }.
event-climate-rolled = { $seat } rolls { $die } for the climate: the marker is now on { $climate }.
event-climate-moved = The climate marker is now on { $climate }.
event-walked = { $seat } moves a dinosaur from { $origin } to { $zone }.
event-attack-won = { $seat } attacks { $owner } on { $zone }, rolls { $die } and wins.
event-attack-lost = { $seat } attacks { $owner } on { $zone }, rolls { $die } and loses.
event-born = { $seat } lays a newborn on { $zone }.
event-died = The climate kills { $number ->
    [one] a dinosaur
   *[other] { $number } dinosaurs
} of { $seat } on { $zones } ({ $seasons }).
event-scored = { $seat } scores { $points ->
    [0] nothing: no dinosaur of the species is left on the island
    [one] one point for its survivor
   *[other] { $points } points for its survivors
}.
event-meteor-moved = The meteor comes to space { $space }.
event-meteor-missed = { $seat } rolls { $die } for the meteor: the game goes on.
event-meteor-struck = { $seat } rolls { $die } for the meteor: it strikes!
event-genes-drawn = These genes are put up for auction: { $genes }.
event-bid-placed = { $seat } bids { $amount } on the { $gene } gene.
event-was-outbid = { $seat } is outbid.
event-dropped-out = { $seat } drops out of this auction and gets no gene.
event-priced-out = { $seat } has too few points to bid and gets no gene.
event-passed = { $seat } passes in this auction and gets no gene.
event-found-too-few = There are too few genes: { $seat } passes and gets none.
event-gene-bought = { $seat } gets the { $gene } gene { $price ->
    [0] for nothing
    [one] for one point
   *[other] for { $price } points
}.
event-card-drawn = { $seat } draws an event card.
event-card-seen = { $seat } drew “{ $card }”.
event-card-played = { $seat } plays “{ $card }”.
event-card-laid = { $seat } lays “{ $card }” with the bid.
event-card-returned = “{ $card }” goes back to the hand of { $seat }.
event-card-taken-back = { $seat } takes “{ $card }” into hand with Encore.
event-drowned = The die shows { $die }: the flood takes { $seat }'s dinosaur on { $zone }.
event-escaped = The die shows { $die }: { $seat }'s dinosaur on { $zone } escapes the flood.
event-struck = { $seat } causes an accident: { $owner } loses the dinosaur on { $zone }.
event-peace-made = { $seat } and { $rival } may not attack one another in this phase.
event-replaced = { $seat } puts a dinosaur in the place of { $owner }'s newborn on { $zone }.
event-fined = { $seat } loses { $points ->
    [one] one point for a dinosaur
   *[other] { $points } points for dinosaurs
} that died in this phase.

## The end

outcome-die-short = the meteor's die
outcome-die = The meteor has struck: { $winners } { $count ->
    [one] wins
   *[other] share the victory
}.
outcome-impact-short = the meteor's last space
outcome-impact = The meteor has reached its last space: { $winners } { $count ->
    [one] wins
   *[other] share the victory
}.
points-start = Points at the start
points-survivors = Dinosaurs that survived
points-genes = Paid for genes
points-fined = Lost to Survivalist gene
points-unexpected = Unexpected gene
