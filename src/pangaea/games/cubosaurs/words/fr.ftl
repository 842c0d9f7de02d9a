### Cubosaurs.

title = Cubosaurs
tagline = Garder la Main ou la passer : chaque espèce a son nombre préféré.
note-reconstructed = Certains chiffres imprimés restent introuvables et sont reconstitués : les valeurs des raptors, quatre œufs, les cartes à icône ADN et le coût des tuiles. Si vous avez la boîte, vous pouvez charger un fichier de boîte corrigé.

## Options

option-advanced = Jeu avancé
option-advanced-meaning = Les cartes à icône ADN rapportent des jetons, qui paient des tuiles Évolution aux effets particuliers.
option-interaction = Tuiles qui touchent aux autres collections
option-interaction-meaning = Garder les quatre tuiles qui détruisent, volent, donnent ou échangent des cartes. N’a d’effet que dans le jeu avancé.
option-rounds = Manches
option-rounds-meaning = Deux manches, trois à deux joueurs, sauf si vous choisissez un autre nombre.
option-rounds-usual = comme d’habitude
option-rounds-1 = 1
option-rounds-2 = 2
option-rounds-3 = 3
option-rounds-4 = 4
option-rounds-5 = 5
option-egg_needs_card = Un œuf exige un dinosaure
option-egg_needs_card-meaning = Oui : on n’est majoritaire qu’avec au moins une carte de l’espèce. Non : si personne n’en a, tout le monde est à égalité et l’œuf rapporte.
option-token_for = Un jeton ADN revient
option-token_for-meaning = Des tuiles déplacent des cartes : un jeton pour toute personne qui reçoit une carte à icône, ou seulement pour qui l’ajoute à sa propre collection ?
option-token_for-received = à qui reçoit la carte
option-token_for-added = à qui l’ajoute à sa propre collection

## Cartes

type-trex = T-Rex
type-stego = Stégosaure
type-bronto = Brontosaure
type-ptero = Ptérodactyle
type-penta = Pentaceratops
type-raptor-black = Raptor noir
type-raptor-grey = Raptor gris
type-egg = Œuf

card-trex = T-Rex{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-stego = stégosaure{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-bronto = brontosaure{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-ptero = ptérodactyle{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-penta = pentaceratops{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-black = raptor noir { $pair }/{ $alone }{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-grey = raptor gris { $pair }/{ $alone }{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-egg-trex = œuf de T-Rex{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-egg-stego = œuf de stégosaure{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-egg-bronto = œuf de brontosaure{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-egg-ptero = œuf de ptérodactyle{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-egg-penta = œuf de pentaceratops{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-egg-raptor = œuf de raptor{ $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}

tip-trex = Seul, il est superbe ; en nombre, c’est la catastrophe.
tip-stego = Un seul, c’est bien ; deux ou trois coûtent ; à quatre, le troupeau paie.
tip-bronto = Trois, c’est le bon nombre.
tip-ptero = Coûte toujours un point, quel qu’en soit le nombre.
tip-penta = Plus il y en a, mieux c’est, à partir de trois.
tip-raptor-black = Rapporte en paire avec un raptor gris, coûte des points tout seul.
tip-raptor-grey = Rapporte en paire avec un raptor noir, coûte des points tout seul.
tip-egg = Rapporte si personne n’a plus que vous de son dinosaure.

badge-dna = Icône ADN : un jeton pour qui prend la carte dans sa collection
series-of = { $cards ->
    [1] avec une carte
    [4] avec quatre cartes ou plus
   *[other] avec { $cards } cartes
}
egg-most = en majorité
egg-otherwise = sinon
raptor-pair = en paire
raptor-alone = seul

## Tuiles

tile-types = Diversité
tile-types-effect = En fin de manche, +1 point par type présent dans votre collection.
tile-eggs = Couvée
tile-eggs-effect = En fin de manche, +2 points par œuf que vous avez.
tile-draw = Surprise
tile-draw-effect = Piochez une carte dans la Main, quel que soit son type.
tile-refuse = Non merci
tile-refuse-effect = Passez la Main sans y ajouter de carte.
tile-forbidden = Doublon
tile-forbidden-effect = Passez la Main avec une carte d’un type qu’elle contient déjà.
tile-destroy-mine = Extinction
tile-destroy-mine-effect = Détruisez une carte de votre collection.
tile-destroy-theirs = Météorite
tile-destroy-theirs-effect = Détruisez une carte dans la collection d’un adversaire.
tile-steal = Voleur d’œufs
tile-steal-effect = Prenez une carte à un adversaire pour votre collection.
tile-give = Cadeau empoisonné
tile-give-effect = Mettez une de vos cartes dans la collection d’un adversaire.
tile-swap = Échange
tile-swap-effect = Échangez une de vos cartes contre une carte d’un adversaire.
tile-cost = coûte { $cost } ADN

## Questions et réponses

ask-hand = Garder toute la Main, ou la passer avec une de vos cartes ?
ask-forbidden = Quelle carte d’un type déjà présent part avec la Main ?
ask-mine = Laquelle de vos cartes ?
ask-theirs = Quelle carte de quel adversaire ?
ask-receiver = À qui donner la carte ?
ask-creditor = La réserve est vide : à qui prenez-vous un jeton ?
keep = garder
choice-keep = Garder la Main
choice-pass = Passer avec : { $thing }
choice-buy = Acheter « { $thing } »
choice-theirs = { $thing } de { $name }
hint-points-now = { $number ->
    [one] { $points } point
   *[other] { $points } points
} si la manche s’arrêtait là

why-not-yours = Cette carte n’est pas dans votre collection : on n’ajoute qu’une carte à soi.
why-not-type-in-hand = La Main contient déjà cette espèce : la carte ajoutée doit être d’un type absent.
why-not-egg-in-hand = La Main contient déjà un œuf, et tous les œufs sont un seul type.
why-not-raptor-in-hand = La Main contient déjà un raptor de cette couleur.
why-not-for-sale = Cette tuile n’est pas à vendre.
why-not-second-tile = Vous avez déjà acheté une tuile à ce tour : une seule est permise.
why-not-affordable = Elle coûte { $cost } jetons et vous en avez { $tokens }.
why-not-empty-pile = Il n’y a plus de carte à piocher : l’effet ne pourrait pas s’appliquer.
why-not-no-forbidden-card = Aucune de vos cartes n’est d’un type déjà dans la Main : l’effet ne pourrait pas s’appliquer.
why-not-no-card = Il n’y a aucune carte à laquelle l’appliquer : l’effet serait perdu.
why-not-allowed-type = Cette tuile sert à ajouter une carte d’un type déjà présent dans la Main.
why-not-own-card = Choisissez une carte d’un adversaire, pas une des vôtres.
why-not-there = Cette carte n’est pas dans cette collection.
why-not-own-token = Le jeton se prend à un adversaire, pas à soi-même.
why-not-no-token = Cet adversaire n’a aucun jeton à donner.
why-not-yourself = On ne se donne pas la carte à soi-même.

## La table

status-turn = Manche { $round } · à { $name } de décider
status-over = La partie est finie
fact-round = Manche
fact-direction = Sens
direction-clockwise = horaire
direction-back = antihoraire
fact-supply = Réserve d’ADN
fact-collection = Collection actuelle
fact-tokens = ADN
area-pile = Pioche
area-pile-tip = { $cards ->
    [0] Plus de carte : la manche s’arrête dès que quelqu’un doit piocher.
    [1] Encore une carte à piocher.
   *[other] Encore { $cards } cartes à piocher.
}
pile-top = { $cards ->
    [1] Pioche, une carte
   *[other] Pioche, { $cards } cartes
}
area-hand = Main de { $name }
area-hand-tip = On la garde tout entière ou on la passe tout entière. Tout le monde la voit.
area-hand-empty = Pas de Main
area-cards = Collection de { $name }
area-cards-empty = Aucune carte
area-tiles = Tuiles de { $name }
area-market = Tuiles Évolution
area-market-empty = Tout est vendu jusqu’à la prochaine manche
area-away = Cartes écartées

## Ce qui s’est passé

event-round-began = La manche { $number } commence ; { $seat } joue en premier.
event-dealt = { $seat } commence avec : { $cards }.
event-market-filled = En vente : { $tiles }.
event-drew = { $seat } pioche : { $card }.
event-kept = { $seat } garde : { $cards }.
event-passed = { $seat } passe la Main à { $receiver } avec : { $card }.
event-passed-as-it-was = { $seat } passe la Main telle quelle à { $receiver }.
event-bought = { $seat } achète « { $tile } » pour { $cost } ADN.
event-destroyed = { $seat } détruit dans la collection de { $owner } : { $card }.
event-stole = { $seat } prend à { $owner } : { $card }.
event-gave = { $seat } donne à { $receiver } : { $card }.
event-swapped = { $seat } échange avec { $owner } : { $given } contre { $taken }.
event-tokens-gained = { $seat } gagne { $tokens } ADN.
event-token-taken = La réserve est vide : { $seat } prend un jeton ADN à { $owner }.
event-round-scored = Manche { $number } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }.
event-lot-drawn = Égalité au plus petit score : le sort désigne { $seat }.

## La fin

outcome-rounds-played = { $count ->
    [one] Toutes les manches sont jouées : { $winners } l’emporte.
   *[other] Toutes les manches sont jouées : { $winners } se partagent la victoire.
}
outcome-rounds-played-short = toutes les manches jouées
points-trex = Manche { $round } : T-Rex
points-stego = Manche { $round } : stégosaures
points-bronto = Manche { $round } : brontosaures
points-ptero = Manche { $round } : ptérodactyles
points-penta = Manche { $round } : pentaceratops
points-raptors = Manche { $round } : raptors
points-eggs = Manche { $round } : œufs
points-type-tile = Manche { $round } : tuile « Diversité »
points-egg-tile = Manche { $round } : tuile « Couvée »
points-tokens = { $tokens ->
    [one] { $tokens } jeton ADN restant
   *[other] { $tokens } jetons ADN restants
}
