### Cubosaurs.

title = Cubosaurs
tagline = Garder la Main ou la passer : chaque espèce a son nombre préféré.
note-reconstructed = Certains chiffres imprimés restent introuvables et sont reconstitués : les valeurs des vélociraptors, quatre œufs, les cartes à icône ADN et le prix des tuiles. Si vous avez la boîte, vous pouvez charger un fichier de boîte corrigé.

## Variants

variant-advanced = Jeu avancé
variant-advanced-meaning = Les cartes à icône ADN rapportent des jetons, qui paient des tuiles Évolution aux effets particuliers.
variant-interaction = Tuiles qui touchent aux autres collections
variant-interaction-meaning = Garder les quatre tuiles qui détruisent, volent, donnent ou échangent des cartes. N’a d’effet que dans le jeu avancé.
variant-rounds = Manches
variant-rounds-meaning = Deux manches, trois à deux joueurs, sauf si vous choisissez un autre nombre.
variant-rounds-usual = comme d’habitude
variant-rounds-1 = 1
variant-rounds-2 = 2
variant-rounds-3 = 3
variant-rounds-4 = 4
variant-rounds-5 = 5
variant-egg_needs_card = Un œuf exige un dinosaure
variant-egg_needs_card-meaning = Oui : on n’a la majorité qu’avec au moins une carte du dinosaure. Non : si personne n’en a, tout le monde est à égalité et l’œuf rapporte.
variant-token_for = Un jeton ADN revient
variant-token_for-meaning = Des tuiles déplacent des cartes : un jeton pour toute personne qui reçoit une carte à icône, ou seulement pour qui l’ajoute à sa propre collection ?
variant-token_for-received = à qui reçoit la carte
variant-token_for-added = à qui l’ajoute à sa propre collection

## Cartes

type-trex = T-Rex
type-stego = Stégosaure
type-bronto = Brontosaure
type-ptero = Ptérodactyle
type-penta = Pentaceratops
type-raptor-black = Vélociraptor noir
type-raptor-grey = Vélociraptor gris
type-egg = Œuf

with-dna = { $dna ->
    [yes] {" "}avec ADN
   *[no] {""}
}
card-trex = T-Rex{ with-dna }
    .a = un T-Rex{ with-dna }
    .several = { count-word } T-Rex{ with-dna }
card-stego = stégosaure{ with-dna }
    .a = un stégosaure{ with-dna }
    .several = { count-word } stégosaures{ with-dna }
card-bronto = brontosaure{ with-dna }
    .a = un brontosaure{ with-dna }
    .several = { count-word } brontosaures{ with-dna }
card-ptero = ptérodactyle{ with-dna }
    .a = un ptérodactyle{ with-dna }
    .several = { count-word } ptérodactyles{ with-dna }
card-penta = pentaceratops{ with-dna }
    .a = un pentaceratops{ with-dna }
    .several = { count-word } pentaceratops{ with-dna }
card-black = vélociraptor noir { $pair }/{ $alone }{ with-dna }
    .a = un vélociraptor noir { $pair }/{ $alone }{ with-dna }
    .several = { count-word } vélociraptors noirs { $pair }/{ $alone }{ with-dna }
card-grey = vélociraptor gris { $pair }/{ $alone }{ with-dna }
    .a = un vélociraptor gris { $pair }/{ $alone }{ with-dna }
    .several = { count-word } vélociraptors gris { $pair }/{ $alone }{ with-dna }
card-egg-trex = œuf de T-Rex{ with-dna }
    .a = un œuf de T-Rex{ with-dna }
    .several = { count-word } œufs de T-Rex{ with-dna }
card-egg-stego = œuf de stégosaure{ with-dna }
    .a = un œuf de stégosaure{ with-dna }
    .several = { count-word } œufs de stégosaure{ with-dna }
card-egg-bronto = œuf de brontosaure{ with-dna }
    .a = un œuf de brontosaure{ with-dna }
    .several = { count-word } œufs de brontosaure{ with-dna }
card-egg-ptero = œuf de ptérodactyle{ with-dna }
    .a = un œuf de ptérodactyle{ with-dna }
    .several = { count-word } œufs de ptérodactyle{ with-dna }
card-egg-penta = œuf de pentaceratops{ with-dna }
    .a = un œuf de pentaceratops{ with-dna }
    .several = { count-word } œufs de pentaceratops{ with-dna }
card-egg-raptor = œuf de vélociraptor{ with-dna }
    .a = un œuf de vélociraptor{ with-dna }
    .several = { count-word } œufs de vélociraptor{ with-dna }

tip-trex = Seul, il est superbe ; en nombre, c’est la catastrophe.
tip-stego = Un seul, c’est bien ; deux ou trois coûtent ; à quatre, le troupeau paie.
tip-bronto = Trois, c’est le bon nombre.
tip-ptero = Coûte toujours un point, quel qu’en soit le nombre.
tip-penta = Plus il y en a, mieux c’est, à partir de trois.
tip-raptor-black = Rapporte en paire avec un vélociraptor gris, coûte des points tout seul.
tip-raptor-grey = Rapporte en paire avec un vélociraptor noir, coûte des points tout seul.
tip-egg = Rapporte si vous avez la majorité de son dinosaure, même à égalité ; sinon, il coûte des points.

badge-dna = Icône ADN : un jeton pour qui prend la carte dans sa collection
series-of = { $cards ->
    [1] avec une carte
    [4] avec quatre cartes ou plus
   *[other] avec { $cards } cartes
}
egg-most = avec la majorité
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
tile-steal = Larcin
tile-steal-effect = Prenez une carte à un adversaire pour votre collection.
tile-give = Cadeau empoisonné
tile-give-effect = Mettez une de vos cartes dans la collection d’un adversaire.
tile-swap = Échange
tile-swap-effect = Échangez une de vos cartes contre une carte d’un adversaire.
tile-cost = { $cost ->
    [one] coûte { $cost } jeton ADN
   *[other] coûte { $cost } jetons ADN
}
tile-name = tuile { $number }, { $name }
series-trex = T-Rex
series-stego = Stégosaure
series-bronto = Brontosaure
series-ptero = Ptérodactyle
series-penta = Pentaceratops
series-raptors = Vélociraptors
series-eggs = Œufs
series-next = { $cards }ᵉ : { $old } → { $new }
series-long = plus : inchangé
series-tip = Encadré : ce qu’elle deviendrait si { $name } gardait la Main.
series-kept = gardée : { $old } → { $new }

## Questions et réponses

ask-hand = Garder toute la Main, ou la passer avec une de vos cartes ?
ask-forbidden = Quelle carte d’un type déjà présent part avec la Main ?
ask-mine = Laquelle de vos cartes ?
ask-theirs = Quelle carte de quel adversaire ?
ask-receiver = À qui donner la carte ?
ask-creditor = La réserve est vide : à qui prenez-vous un jeton ?
keep = garder
choice-keep = Garder la Main
choice-pass = Passer avec { $thing }
choice-destroy = Détruire { $thing }
choice-give = Donner { $thing }
choice-swap = Échanger { $thing }
choice-receiver = Donner à { $name }
choice-creditor = Prendre un jeton à { $name }
choice-buy = Acheter « { $thing } » pour { $cost } ADN
choice-theirs = Choisir { $thing } de { $name }
hint-points = { $points ->
    [0] { $old } → { $new } point
    [one] { $old } → { $new } point
   *[other] { $old } → { $new } points
}

why-not-yours = Cette carte n’est pas dans votre collection : on n’ajoute qu’une carte à soi.
why-not-type-in-hand = La Main contient déjà ce dinosaure : la carte ajoutée doit être d’un type absent.
why-not-egg-in-hand = La Main contient déjà un œuf, et tous les œufs sont un seul type.
why-not-raptor-in-hand = La Main contient déjà un vélociraptor de cette couleur.
why-not-for-sale = Cette tuile n’est pas à vendre.
why-not-second-tile = Vous avez déjà acheté une tuile à ce tour : une seule est permise.
why-not-affordable = { $cost ->
    [one] Elle coûte un jeton
   *[other] Elle coûte { $cost } jetons
} et { $tokens ->
    [0] vous n’en avez aucun.
   *[other] vous en avez { $tokens }.
}
why-not-empty-pile = Il n’y a plus de carte à piocher : on ne peut donc pas l’acheter.
why-not-no-forbidden-card = Aucune de vos cartes n’est d’un type déjà présent dans la Main : on ne peut donc pas l’acheter.
why-not-no-card = Il n’y a aucune carte sur laquelle elle pourrait agir : on ne peut donc pas l’acheter.
why-not-allowed-type = Cette tuile sert à ajouter une carte d’un type déjà présent dans la Main.
why-not-own-card = Choisissez une carte d’un adversaire, pas une des vôtres.
why-not-there = Cette carte n’est pas dans cette collection.
why-not-own-token = Le jeton se prend à un adversaire, pas à soi-même.
why-not-no-token = Cet adversaire n’a aucun jeton à donner.
why-not-yourself = On ne se donne pas la carte à soi-même.

## La table

status-turn = Manche { $round } · à { $name } de décider
status-scored = La manche { $round } est finie : on compte
status-over = La partie est finie
fact-round = Manche
fact-direction = Sens
direction-clockwise = horaire
direction-anticlockwise = antihoraire
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
area-hand-tip = On la garde tout entière ou on la passe tout entière. Tout le monde la voit. Sur ses cartes est allumée la valeur qui compterait si on la gardait.
area-ring = Autour de la table
area-ring-tip = La Main fait le tour de la table dans le sens { $way }. Près de chaque nom : ce que la collection vaudrait maintenant.
place-of = { $name }, { $points } maintenant
place-points = manche { $points }
area-beads-empty = aucun
area-beads-tip = Les jetons ADN achètent des tuiles Évolution ; en fin de partie, deux jetons valent un point.
bead = jeton ADN
area-hand-empty = Pas de Main
area-cards = Collection de { $name }
area-cards-empty = Aucune carte
area-tiles = Tuiles de { $name }
area-market = Tuiles Évolution
area-market-empty = Tout est vendu jusqu’à la prochaine manche
area-away = Cartes écartées
area-away-tip = { $cards ->
    [1] Une carte, face cachée, hors de la manche.
   *[other] { $cards } cartes, face cachée, hors de la manche.
}
away-top = { $cards ->
    [1] Cartes écartées, une carte
   *[other] Cartes écartées, { $cards } cartes
}

## Ce qui s’est passé

event-round-began = La manche { $number } commence ; { $seat } joue en premier.
event-dealt = { $seat } commence avec { $cards-a }.
event-market-filled = On met en vente { $tiles }.
event-drew = { $seat } pioche { $card-a }.
event-kept = { $seat } garde { $cards-a }.
event-passed = { $seat } ajoute { $card-a } et passe la Main à { $receiver }.
event-passed-as-it-was = { $seat } passe la Main telle quelle à { $receiver }.
event-bought = { $cost ->
    [one] { $seat } achète « { $tile } » pour { $cost } jeton ADN.
   *[other] { $seat } achète « { $tile } » pour { $cost } jetons ADN.
}
event-destroyed = { $own ->
    [1] { $seat } détruit { $card-a } dans sa propre collection.
   *[other] { $seat } détruit { $card-a } dans la collection de { $owner }.
}
event-stole = { $seat } vole { $card-a } à { $owner }.
event-gave = { $seat } donne { $card-a } à { $receiver }.
event-swapped = { $seat } prend { $taken-a } à { $owner } et lui laisse { $given-a }.
event-tokens-gained = { $tokens ->
    [one] { $seat } gagne { $tokens } jeton ADN.
   *[other] { $seat } gagne { $tokens } jetons ADN.
}
event-token-taken = La réserve est vide : { $seat } prend un jeton ADN à { $owner }.
event-round-scored = { $points ->
    [one] { $seat } finit la manche { $number } avec { $points } point.
   *[other] { $seat } finit la manche { $number } avec { $points } points.
}
event-lot-drawn = Plusieurs joueurs ont le plus petit score : le sort désigne { $seat } pour commencer.

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
points-raptors = Manche { $round } : vélociraptors
points-eggs = Manche { $round } : œufs
points-type-tile = Manche { $round } : tuile « Diversité »
points-egg-tile = Manche { $round } : tuile « Couvée »
points-tokens = { $tokens ->
    [one] { $tokens } jeton ADN restant
   *[other] { $tokens } jetons ADN restants
}
