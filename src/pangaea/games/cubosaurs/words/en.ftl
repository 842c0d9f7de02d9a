### Cubosaurs.

title = Cubosaurs
tagline = Keep the hand, or pass it on: every species wants its own number.
note-reconstructed = Some printed figures could not be found and are our reconstruction: the Velociraptors' values, four eggs, which cards carry a DNA icon, and the tiles' prices. Owners of the box can load a corrected box file.

## Variants

variant-advanced = Advanced game
variant-advanced-meaning = Cards with a DNA icon earn tokens; tokens buy evolution tiles with special effects.
variant-interaction = Tiles that touch other collections
variant-interaction-meaning = Keep the four tiles that destroy, steal, give or swap an opponent's cards. Only matters in the advanced game.
variant-rounds = Rounds
variant-rounds-meaning = Two rounds, three with two players, unless you choose another number.
variant-rounds-usual = as usual
variant-rounds-1 = 1
variant-rounds-2 = 2
variant-rounds-3 = 3
variant-rounds-4 = 4
variant-rounds-5 = 5
variant-egg_needs_card = An egg needs a dinosaur
variant-egg_needs_card-meaning = On: you have the most of a dinosaur only with at least one card of it. Off: if nobody has one, everybody ties and the egg pays.
variant-token_for = A DNA token goes to
variant-token_for-meaning = Tiles can move cards: does everybody who receives a card with an icon earn a token, or only whoever adds it to their own collection?
variant-token_for-received = whoever receives the card
variant-token_for-added = whoever adds it to their own collection

## Cards

type-trex = T-Rex
type-stego = Stegosaurus
type-bronto = Brontosaurus
type-ptero = Pterodactyl
type-penta = Pentaceratops
type-raptor-black = Black Velociraptor
type-raptor-grey = Grey Velociraptor
type-egg = Egg

with-dna = { $dna ->
    [yes] {" "}with DNA
   *[no] {""}
}
card-trex = T-Rex{ with-dna }
    .a = a T-Rex{ with-dna }
    .several = { count-word } T-Rex{ with-dna }
card-stego = Stegosaurus{ with-dna }
    .a = a Stegosaurus{ with-dna }
    .several = { count-word } Stegosaurs{ with-dna }
card-bronto = Brontosaurus{ with-dna }
    .a = a Brontosaurus{ with-dna }
    .several = { count-word } Brontosaurs{ with-dna }
card-ptero = Pterodactyl{ with-dna }
    .a = a Pterodactyl{ with-dna }
    .several = { count-word } Pterodactyls{ with-dna }
card-penta = Pentaceratops{ with-dna }
    .a = a Pentaceratops{ with-dna }
    .several = { count-word } Pentaceratops{ with-dna }
card-black = Black Velociraptor { $pair }/{ $alone }{ with-dna }
    .a = a Black Velociraptor { $pair }/{ $alone }{ with-dna }
    .several = { count-word } Black Velociraptors { $pair }/{ $alone }{ with-dna }
card-grey = Grey Velociraptor { $pair }/{ $alone }{ with-dna }
    .a = a Grey Velociraptor { $pair }/{ $alone }{ with-dna }
    .several = { count-word } Grey Velociraptors { $pair }/{ $alone }{ with-dna }
card-egg-trex = T-Rex Egg{ with-dna }
    .a = a T-Rex Egg{ with-dna }
    .several = { count-word } T-Rex Eggs{ with-dna }
card-egg-stego = Stegosaurus Egg{ with-dna }
    .a = a Stegosaurus Egg{ with-dna }
    .several = { count-word } Stegosaurus Eggs{ with-dna }
card-egg-bronto = Brontosaurus Egg{ with-dna }
    .a = a Brontosaurus Egg{ with-dna }
    .several = { count-word } Brontosaurus Eggs{ with-dna }
card-egg-ptero = Pterodactyl Egg{ with-dna }
    .a = a Pterodactyl Egg{ with-dna }
    .several = { count-word } Pterodactyl Eggs{ with-dna }
card-egg-penta = Pentaceratops Egg{ with-dna }
    .a = a Pentaceratops Egg{ with-dna }
    .several = { count-word } Pentaceratops Eggs{ with-dna }
card-egg-raptor = Velociraptor Egg{ with-dna }
    .a = a Velociraptor Egg{ with-dna }
    .several = { count-word } Velociraptor Eggs{ with-dna }

tip-trex = One is splendid, many are a disaster.
tip-stego = One is fine, two or three cost, four are a herd worth having.
tip-bronto = Three is the right number.
tip-ptero = Always costs one point, however many you have.
tip-penta = The more the better, from three on.
tip-raptor-black = Scores in a pair with a Grey Velociraptor, costs points alone.
tip-raptor-grey = Scores in a pair with a Black Velociraptor, costs points alone.
tip-egg = Pays if you have the most of its dinosaur, ties included; otherwise it costs points.

badge-dna = DNA icon: a token for whoever takes the card into a collection
series-of = { $cards ->
    [1] with one
    [4] with four or more
   *[other] with { $cards }
}
egg-most = with the most
egg-otherwise = otherwise
raptor-pair = in a pair
raptor-alone = alone

## Tiles

tile-types = Diversity
tile-types-effect = At the end of the round, +1 point for each type in your collection.
tile-eggs = Brood
tile-eggs-effect = At the end of the round, +2 points for each of your eggs.
tile-draw = Surprise
tile-draw-effect = Draw a card into the Hand, whatever its type.
tile-refuse = No, thank you
tile-refuse-effect = Pass the Hand on without adding a card.
tile-forbidden = Double
tile-forbidden-effect = Pass the Hand on with a card of a type it already holds.
tile-destroy-mine = Extinction
tile-destroy-mine-effect = Destroy one card of your collection.
tile-destroy-theirs = Meteorite
tile-destroy-theirs-effect = Destroy one card of an opponent's collection.
tile-steal = Theft
tile-steal-effect = Take one card from an opponent's collection into yours.
tile-give = Poisoned gift
tile-give-effect = Put one card of your collection into an opponent's.
tile-swap = Exchange
tile-swap-effect = Exchange one card of your collection for one of an opponent's.
tile-cost = { $cost ->
    [one] costs { $cost } DNA token
   *[other] costs { $cost } DNA tokens
}
tile-name = tile { $number }, { $name }
series-trex = T-Rex
series-stego = Stegosaurus
series-bronto = Brontosaurus
series-ptero = Pterodactyl
series-penta = Pentaceratops
series-raptors = Velociraptors
series-eggs = Eggs
series-next = { $cards ->
    [2] 2nd
    [3] 3rd
   *[other] { $cards }th
}: { $old } → { $new }
series-long = more: no change
series-tip = Outlined: what it would become if { $name } kept the Hand.
series-kept = kept: { $old } → { $new }

## Questions and answers

ask-hand = Keep the whole Hand, or pass it on with one of your cards?
ask-forbidden = Which card of a type already in the Hand goes along?
ask-mine = Which of your cards?
ask-theirs = Which card of which opponent?
ask-receiver = Who gets the card?
ask-creditor = The supply is empty: from whom do you take a token?
keep = keep
choice-keep = Keep the Hand
choice-pass = Pass with { $thing }
choice-destroy = Destroy { $thing }
choice-give = Give { $thing } away
choice-swap = Exchange { $thing }
choice-receiver = Give it to { $name }
choice-creditor = Take a token from { $name }
choice-buy = Buy “{ $thing }” for { $cost } DNA
choice-theirs = Choose { $thing } of { $name }
hint-points = { $points ->
    [one] { $old } → { $new } point
   *[other] { $old } → { $new } points
}

why-not-yours = That card is not in your collection: you can only add one of your own.
why-not-type-in-hand = The Hand already holds this dinosaur: the card you add must be of a type it lacks.
why-not-egg-in-hand = The Hand already holds an egg, and all eggs are one type.
why-not-raptor-in-hand = The Hand already holds a Velociraptor of this colour.
why-not-for-sale = This tile is not for sale.
why-not-second-tile = You have bought a tile this turn: one is the limit.
why-not-affordable = { $cost ->
    [one] It costs one token
   *[other] It costs { $cost } tokens
} and { $tokens ->
    [0] you have none.
   *[other] you have { $tokens }.
}
why-not-empty-pile = There is no card left to draw, so it cannot be bought.
why-not-no-forbidden-card = None of your cards is of a type already in the Hand, so it cannot be bought.
why-not-no-card = There is no card it could be used on, so it cannot be bought.
why-not-allowed-type = This tile is for a card of a type already in the Hand.
why-not-own-card = Choose a card of an opponent, not one of your own.
why-not-there = There is no such card in that collection.
why-not-own-token = You take the token from an opponent, not from yourself.
why-not-no-token = This opponent has no token to give.
why-not-yourself = You cannot give the card to yourself.

## The table

status-turn = Round { $round } · { $name } to decide
status-scored = Round { $round } is over: everybody counts
status-over = The game is over
fact-round = Round
fact-direction = Direction
direction-clockwise = clockwise
direction-anticlockwise = anticlockwise
fact-supply = DNA supply
fact-collection = Collection now
fact-tokens = DNA
area-pile = Draw pile
area-pile-tip = { $cards ->
    [0] No card left: the round ends when somebody has to draw.
    [one] One card left to draw.
   *[other] { $cards } cards left to draw.
}
pile-top = { $cards ->
    [one] Draw pile, one card
   *[other] Draw pile, { $cards } cards
}
area-hand = { $name }'s Hand
area-hand-tip = All of it is kept or all of it is passed on. Everybody can see it. On its cards the value is lit that would count if it were kept.
area-ring = Round the table
area-ring-tip = The Hand travels along the ring, { $way }. Beside each name: what that collection would score now.
place-of = { $name }, { $points } now
place-points = round { $points }
area-beads-empty = none
area-beads-tip = DNA tokens buy evolution tiles; at the end of the game two are worth a point.
bead = DNA token
area-hand-empty = No Hand
area-cards = { $name }'s collection
area-cards-empty = No card
area-tiles = { $name }'s tiles
area-market = Evolution tiles
area-market-empty = All sold until the next round
area-away = Set aside
area-away-tip = { $cards ->
    [one] One card, face down, out of this round.
   *[other] { $cards } cards, face down, out of this round.
}
away-top = { $cards ->
    [one] Set aside, one card
   *[other] Set aside, { $cards } cards
}

## What happened

event-round-began = Round { $number } begins; { $seat } starts.
event-dealt = { $seat } starts with { $cards-a }.
event-market-filled = The market is stocked with { $tiles }.
event-drew = { $seat } draws { $card-a }.
event-kept = { $seat } keeps { $cards-a }.
event-passed = { $seat } adds { $card-a } and passes the Hand to { $receiver }.
event-passed-as-it-was = { $seat } passes the Hand to { $receiver } as it is.
event-bought = { $cost ->
    [one] { $seat } buys “{ $tile }” for { $cost } DNA token.
   *[other] { $seat } buys “{ $tile }” for { $cost } DNA tokens.
}
event-destroyed = { $own ->
    [1] { $seat } destroys { $card-a } in their own collection.
   *[other] { $seat } destroys { $card-a } in { $owner }'s collection.
}
event-stole = { $seat } steals { $card-a } from { $owner }.
event-gave = { $seat } gives { $card-a } to { $receiver }.
event-swapped = { $seat } takes { $taken-a } from { $owner } and leaves { $given-a } in return.
event-tokens-gained = { $tokens ->
    [one] { $seat } earns { $tokens } DNA token.
   *[other] { $seat } earns { $tokens } DNA tokens.
}
event-token-taken = The supply is empty: { $seat } takes a DNA token from { $owner }.
event-round-scored = { $points ->
    [one] { $seat } ends round { $number } with { $points } point.
   *[other] { $seat } ends round { $number } with { $points } points.
}
event-lot-drawn = Several players have the lowest score: the lot falls on { $seat } to start.

## The end

outcome-rounds-played = { $count ->
    [one] All rounds are played: { $winners } wins.
   *[other] All rounds are played: { $winners } share the victory.
}
outcome-rounds-played-short = all rounds played
points-trex = Round { $round }: T-Rex
points-stego = Round { $round }: Stegosaurus
points-bronto = Round { $round }: Brontosaurus
points-ptero = Round { $round }: Pterodactyl
points-penta = Round { $round }: Pentaceratops
points-raptors = Round { $round }: Velociraptors
points-eggs = Round { $round }: eggs
points-type-tile = Round { $round }: tile “Diversity”
points-egg-tile = Round { $round }: tile “Brood”
points-tokens = { $tokens ->
    [one] { $tokens } DNA token left
   *[other] { $tokens } DNA tokens left
}
