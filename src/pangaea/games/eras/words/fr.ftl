### Eras.

title = Eras
tagline = Tracez un chemin à travers les âges, et gare au volcan qui marche.
credits = Nous ne connaissons avec certitude ni son auteur ni son éditeur. Des traces publiques mènent à Evolution, de Super-Ape Games, à Leicester.
note-reconstructed = Les cartes imprimées de ce jeu sont restées introuvables. Les emplacements des cartes ère, les tonnerres et le plateau sont reconstitués : une vraie boîte sera différente. Si vous avez la boîte, vous pouvez charger un fichier de boîte corrigé.
error-box-space = { $where } : « { $code } » n’est pas un emplacement. Écrivez R (rocher), S (marais), V (volcan), C (caverne), W (trou d’eau), M (mer montante) ou G (ravin), et Rq ou Rh pour un rocher en zone de tremblement de terre ou d’ouragan.

## Variants

variant-access = Poissons et oiseaux
variant-access-meaning = Le texte qui nous est parvenu dit que des poissons dans un chemin ferment les mers montantes, et des oiseaux les ravins. Le thème et une critique suggèrent le contraire : qu’ils les ouvrent.
variant-access-forbids = ferment mers et ravins (le texte)
variant-access-allows = ouvrent mers et ravins (le thème)
variant-fast = Partie plus rapide
variant-fast-meaning = Chaque fois que le paquet s’épuise, la deuxième carte de la défausse quitte aussi le jeu si c’est une carte action. Conseillé à cinq ou six joueurs.
variant-choose_sector = Choisir son secteur
variant-choose_sector-meaning = Chacun choisit un secteur du plateau au lieu d’en recevoir un. À deux joueurs, les secteurs sont toujours attribués.
variant-turn_cap = Limite de tours
variant-turn_cap-meaning = Arrête la partie après ce nombre de tours, pour les parties entre robots ; 0 : aucune limite.

## Les choses

era-name = { $era ->
    [1] Bactéries
    [2] Algues
    [3] Poissons
    [4] Reptiles
    [5] Oiseaux
    [6] Dinosaures
    [7] Mammifères
   *[8] Primates
}
lane-name = { $lane ->
    [left] haut
    [centre] centre
   *[right] bas
}
lane-adjective = { $lane ->
    [left] du haut
    [centre] central
   *[right] du bas
}
lane-left = rocher du haut
lane-centre = rocher du centre
lane-right = rocher du bas
space-rock = rocher { lane-adjective } du secteur
    .the = le rocher { lane-adjective } du secteur
space-card = { era-name }, { lane-name }
    .the = l’emplacement { lane-adjective } de la carte { era-name }
space-far = { era-name }, { lane-name }, moitié lointaine
    .the = la moitié lointaine de l’emplacement { lane-adjective } de la carte { era-name }
which-animal = { $which ->
    [0] {""}
    [1] {" "}(premier animal)
   *[2] {" "}(second animal)
}
path-number = chemin du joueur { $number }{ $which ->
    [first] , premier animal
    [second] , second animal
   *[only] {""}
}
sector-number = secteur { $number }
prediction-number = { $number ->
    [0] ne pas concourir
   *[other] { $number }
}
spare-all = personne
discard-card = défausser la carte
stay = rester
leave-cone = laisser le cône

kind-rock = rocher
kind-swamp = marais
kind-volcano = volcan
kind-cave = caverne
kind-water = trou d’eau
kind-sea = mer montante
kind-ravine = ravin
kind-quake = rocher (tremblement de terre)
kind-hurricane = rocher (ouragan)
tip-rock = Une pièce renvoyée s’y arrête, et le cône peut s’y poser.
tip-swamp = Un double emplacement : passer d’une moitié à l’autre prend un pas. Le cône ne peut pas s’y poser.
tip-volcano = Aucune pièce n’y entre jamais. Son éruption peut renvoyer une pièce adverse à côté de lui.
tip-cave = À l’abri des éruptions. Le cône ne peut pas s’y poser.
tip-water = Qui retourne le tonnerre trou d’eau et en a un dans son chemin reprend deux jetons. Le cône ne peut pas s’y poser.
tip-sea-forbids = Fermée à une pièce dont le chemin a des poissons. Le cône ne peut pas s’y poser.
tip-sea-allows = Ouverte seulement à une pièce dont le chemin a des poissons. Le cône ne peut pas s’y poser.
tip-ravine-forbids = Fermé à une pièce dont le chemin a des oiseaux. Le cône ne peut pas s’y poser.
tip-ravine-allows = Ouvert seulement à une pièce dont le chemin a des oiseaux. Le cône ne peut pas s’y poser.
tip-quake = Un rocher. Le tremblement de terre rend toute la carte instable.
tip-hurricane = Un rocher. L’ouragan rend toute la carte instable.

card-eruption = Éruption
card-thunderbolt = Tonnerre
label-1-1 = Source tiède
card-1-1 = Bactéries « Source tiède »
label-1-2 = Grotte humide
card-1-2 = Bactéries « Grotte humide »
label-1-3 = Fumerolles
card-1-3 = Bactéries « Fumerolles »
label-1-4 = Croûte fissurée
card-1-4 = Bactéries « Croûte fissurée »
label-1-5 = Vasières
card-1-5 = Bactéries « Vasières »
label-1-6 = Grève primitive
card-1-6 = Bactéries « Grève primitive »
label-2-1 = Bassin vert
card-2-1 = Algues « Bassin vert »
label-2-2 = Grotte marine
card-2-2 = Algues « Grotte marine »
label-2-3 = Piton côtier
card-2-3 = Algues « Piton côtier »
label-2-4 = Récif ébranlé
card-2-4 = Algues « Récif ébranlé »
label-2-5 = Lagune venteuse
card-2-5 = Algues « Lagune venteuse »
label-2-6 = Herbiers
card-2-6 = Algues « Herbiers »
label-3-1 = Étang
card-3-1 = Poissons « Étang »
label-3-2 = Caverne noyée
card-3-2 = Poissons « Caverne noyée »
label-3-3 = Île de feu
card-3-3 = Poissons « Île de feu »
label-3-4 = Delta tremblant
card-3-4 = Poissons « Delta tremblant »
label-3-5 = Baie des cyclones
card-3-5 = Poissons « Baie des cyclones »
label-3-6 = Canyon du fleuve
card-3-6 = Poissons « Canyon du fleuve »
label-4-1 = Tanière
card-4-1 = Reptiles « Tanière »
label-4-2 = Oasis
card-4-2 = Reptiles « Oasis »
label-4-3 = Cratère aux lézards
card-4-3 = Reptiles « Cratère aux lézards »
label-4-4 = Plateau faillé
card-4-4 = Reptiles « Plateau faillé »
label-4-5 = Savane d’orage
card-4-5 = Reptiles « Savane d’orage »
label-4-6 = Mangrove
card-4-6 = Reptiles « Mangrove »
label-5-1 = Falaise creuse
card-5-1 = Oiseaux « Falaise creuse »
label-5-2 = Lac de montagne
card-5-2 = Oiseaux « Lac de montagne »
label-5-3 = Couloir des vents
card-5-3 = Oiseaux « Couloir des vents »
label-5-4 = Roselière
card-5-4 = Oiseaux « Roselière »
label-5-5 = Lagune
card-5-5 = Oiseaux « Lagune »
label-6-1 = Abreuvoir des géants
card-6-1 = Dinosaures « Abreuvoir des géants »
label-6-2 = Grotte aux ossements
card-6-2 = Dinosaures « Grotte aux ossements »
label-6-3 = Mont de cendre
card-6-3 = Dinosaures « Mont de cendre »
label-6-4 = Terre fendue
card-6-4 = Dinosaures « Terre fendue »
label-6-5 = Marais aux fougères
card-6-5 = Dinosaures « Marais aux fougères »
label-7-1 = Terrier
card-7-1 = Mammifères « Terrier »
label-7-2 = Volcan du rivage
card-7-2 = Mammifères « Volcan du rivage »
label-7-3 = Plaine des tornades
card-7-3 = Mammifères « Plaine des tornades »
label-7-4 = Gorge boisée
card-7-4 = Mammifères « Gorge boisée »
label-8-1 = Source claire
card-8-1 = Primates « Source claire »
label-8-2 = Rift
card-8-2 = Primates « Rift »
label-8-3 = Canopée battue
card-8-3 = Primates « Canopée battue »
label-8-4 = Clairière
card-8-4 = Primates « Clairière »

bolt-tremor = Secousse (chacun perd un jeton par carte à tremblement de terre)
bolt-fault = Faille (chaque chemin perd sa carte à tremblement de terre la plus éloignée)
bolt-ash-fall = Pluie de cendres (chacun perd un jeton par carte à volcan)
bolt-caldera = Caldeira (chaque chemin perd sa carte à volcan la plus éloignée)
bolt-gusts = Rafales (chacun perd un jeton par carte à ouragan)
bolt-storm-eye = Œil du cyclone (les pièces sur une carte à ouragan sont renvoyées)
bolt-unrest = Instabilité (qui a une carte instable perd un jeton)
bolt-lightning = Foudre (une pièce adverse peut être renvoyée)
bolt-water-hole = Trou d’eau (deux jetons rendus à ce joueur, si son chemin a un trou d’eau)

badge-premium-water = Carte premium avec un trou d’eau
badge-premium-cave = Carte premium avec une caverne
badge-quake = Instable : tremblement de terre
badge-volcano = Instable : volcan
badge-hurricane = Instable : ouragan
badge-second = Second animal
badge-exposed = Sur un flanc : une éruption peut la renvoyer

## Questions et réponses

ask-sector = Quel secteur sera le vôtre ?
ask-start = Sur quel rocher votre pièce commence-t-elle ?
ask-erupt = Éruption ! Quelle pièce est renvoyée ?
ask-lightning = Foudre ! Quelle pièce est renvoyée ?
ask-predict = Prévoyez la prochaine carte : combien de jetons cachez-vous ?
ask-predict1 = Prévoyez la prochaine carte pour votre premier animal : combien de jetons cache-t-il ?
ask-predict2 = Prévoyez la prochaine carte pour votre second animal : combien de jetons cache-t-il ?
ask-place = Où va cette carte ?
ask-land = Sur quel rocher de la nouvelle carte poser la pièce ?
ask-step = Déplacer votre pièce d’un pas ?
ask-extra = Un pas de plus contre un jeton ?
ask-cone = Déplacer le cône sur un rocher vide ?

choice-stay = Rester sur place
choice-no-extra = Ne pas faire d’autre pas
choice-leave-cone = Laisser le cône où il est
choice-discard = Défausser la carte
choice-spare = Épargner tout le monde
choice-out = Ne pas concourir
choice-predict = Prévoir { $number ->
    [9] 9 : une éruption
    [10] 10 : un tonnerre
   *[other] { $number } : { $name }
}
choice-add = Ajouter au bout du chemin de { $name }{ $animal }
choice-insert = Insérer dans le chemin de { $name }{ $animal }, avant { $next }
choice-replace = Remplacer { $old } dans le chemin de { $name }{ $animal }
choice-land = La poser sur { $space }
choice-send-back = Renvoyer { $name }{ $animal }
choice-cone = Poser le cône sur le chemin de { $name }{ $animal } : { $space }
hint-drags = Ramène la pièce de { $name } sur cette carte
hint-cone-home = Le cône retourne au milieu
hint-unstable = Carte instable
hint-chance = { $percent } % : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur { $total } dans le paquet
hint-chance-new = { $percent } % : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur { $total } dans la défausse, qui va être mélangée
hint-goal = Le bout de votre chemin : survivez-y jusqu’à votre prochain tour
hint-costs = Coûte un jeton
hint-back-to = Recule sur { $space }{ $cards ->
    [0] {""}
    [one] {""} : une carte perdue
   *[other] {""} : { $cards } cartes perdues
}
choice-step = Aller sur { $space }
choice-start = Commencer sur { $space }
hint-keeps-token = Vous gardez le jeton
hint-discard = Personne ne l’a
hint-longer = { $before } → { $before ->
    [0] 1 carte
    [1] 2 cartes
    [2] 3 cartes
    [3] 4 cartes
    [4] 5 cartes
   *[5] 6 cartes : le chemin est complet
}
hint-changes = { $lane } : { $before } → { $after }
hint-same = Les mêmes emplacements
hint-cave = caverne : à l’abri des éruptions
hint-flank = un flanc : une éruption peut vous renvoyer
hint-bars = Barre la route de { $name }
hint-threatens = À côté de { $name } : une éruption peut renvoyer sa pièce
hint-cave-shelters = À côté de { $name }, à l’abri dans sa caverne
hint-dead-end = On n’avance pas de là pour le moment

why-not-standing = Votre pièce s’y trouve déjà.
why-not-under-cone = Le cône s’y dresse : aucune pièce n’entre à sa place.
why-not-volcano = Aucune pièce n’entre jamais dans un volcan.
why-not-sea-forbids = Votre chemin a des poissons : la mer montante est fermée à votre pièce.
why-not-sea-needs = Votre chemin n’a pas de poissons : la mer montante est fermée à votre pièce.
why-not-ravine-forbids = Votre chemin a des oiseaux : le ravin est fermé à votre pièce.
why-not-ravine-needs = Votre chemin n’a pas d’oiseaux : le ravin est fermé à votre pièce.
why-not-sideways = Sur une carte, on ne passe de côté que vers un flanc : un emplacement à côté d’un volcan ou du cône.
why-not-far-half = De côté, une pièce entre dans la moitié du marais la plus proche du plateau.
why-not-no-space = Il n’y a pas d’emplacement à cet endroit de votre chemin.
why-not-one-step = Ce n’est pas à un pas : une pièce va tout droit dans sa voie, ou de côté vers le rocher ou le flanc voisin.
why-not-sector-step = Ce n’est pas à un pas : dans le secteur, une pièce passe d’un rocher au rocher voisin.
why-not-full = Ce chemin a six cartes : il ne reçoit plus de nouvelle ère.
why-not-occupied = Une pièce se tient sur la carte de cette ère : on ne peut pas la remplacer.
why-not-premium = Une carte ordinaire ne peut pas remplacer une carte premium.
why-not-cone-there = Le cône s’y trouve déjà.
why-not-cone-card = Il n’y a pas de carte à cet endroit.
why-not-cone-rock = Le cône ne se pose que sur un rocher d’une carte ère.
why-not-cone-piece = Une pièce se tient sur ce rocher.
why-not-out-now = Vous êtes à égalité : il faut concourir de nouveau, avec au moins un jeton.
why-not-tokens = { $tokens ->
    [one] Vous n’avez qu’un jeton à cacher.
   *[other] Vous n’avez que { $tokens } jetons à cacher.
}
why-not-own-piece = C’est votre propre pièce : on ne renvoie que celle d’un adversaire.
why-not-in-sector = Cette pièce est dans son secteur, où rien ne peut la renvoyer.
why-not-cave = Une caverne abrite cette pièce des éruptions.
why-not-flank = Cette pièce n’est pas à côté d’un volcan ou du cône.
why-not-sector = Ce secteur est pris.
why-not-landing = La pièce doit être posée sur un rocher de la nouvelle carte.

## La table

status-over = La partie est finie
status-sector = { $name } choisit un secteur
status-start = { $name }{ $animal } choisit un rocher de départ
status-erupt = Tour { $turn } · éruption pour { $name }{ $animal }
status-lightning = Tour { $turn } · foudre pour { $name }{ $animal }
status-predict = Tour { $turn } · Concours : on attend { $names }
status-place = Tour { $turn } · { $name } décide de la carte
status-land = Tour { $turn } · { $name } pose une pièce sur la nouvelle carte
status-step = Tour { $turn } · { $name }{ $animal } peut faire un pas
status-extra = Tour { $turn } · { $name }{ $animal } peut faire un pas de plus
status-cone = Tour { $turn } · { $name }{ $animal } peut déplacer le cône
fact-turn = Tour
fact-cone = Cône
cone-home = au milieu
fact-tokens = { $which ->
    [0] Jetons
   *[other] Jetons { $which }
}
fact-path = { $which ->
    [0] Chemin
   *[other] Chemin { $which }
}
fact-place = { $which ->
    [0] Pièce
   *[other] Pièce { $which }
}
place-on-path = { $card ->
    [0] dans le secteur
   *[other] carte { $card }, { era-name }
}
fact-ready = { $which ->
    [0] Au bout
   *[other] Au bout { $which }
}
ready-to-win = peut gagner
area-ring = Le plateau
area-ring-tip = Six secteurs ; les chemins grandissent vers l’extérieur, et le cône commence au milieu.
area-path = Chemin de { $name }{ $animal }
area-path-tip = Le plateau est à gauche ; le chemin grandit vers la droite. La rangée du haut est sa voie de gauche, vers l’extérieur.
area-revealed = Carte en jeu
area-revealed-empty = Aucune carte
area-deck = Paquet
area-deck-tip = { $cards ->
    [0] Vide : la prochaine carte viendra de la défausse mélangée.
    [1] Encore une carte.
   *[other] Encore { $cards } cartes.
}
deck-top = { $cards ->
    [1] Paquet évolution, une carte
   *[other] Paquet évolution, { $cards } cartes
}
area-discard = Défausse
area-discard-tip = { $cards ->
    [0] Aucune carte.
    [1] Une carte.
   *[other] { $cards } cartes.
}{" "}Une carte action sur le dessus quitte le jeu quand le paquet s’épuise.
area-bolts = Tonnerre
area-bolts-tip = { $seen } sur { $total } ont été vus. Leur ordre se répète.
area-bolts-next = Tous ont été vus : le prochain est { $bolt }.
bolts-top = Tonnerres, { $total } cartes
area-forecast = À venir
area-forecast-tip = Combien de cartes de chaque sorte restent dans le paquet. Tout le monde peut les compter.
area-forecast-tip-new = Le paquet est vide. Ces cartes de la défausse seront mélangées pour en former un nouveau.
forecast-spot = { $name } : { $left } sur { $total } encore dans le paquet
forecast-spot-new = { $name } : { $left } sur { $total } dans la défausse, le prochain paquet
area-fists = Poings
fist-closed = { $name }{ $animal } : poing fermé
fist-open = { $name }{ $animal } : { $number ->
    [0] ne concourt pas
   *[other] { $number }
}
area-own-paths = Vos chemins
area-board = Chemins des autres
taken-sector = Secteur { $number } : { $name }{ $animal }
eruption-text = Renvoie une pièce à côté d’un volcan ou du cône
thunderbolt-text = Le tonnerre du dessus frappe
fists-tip = Qui a caché des jetons ; les poings s’ouvrent quand tous ont choisi.
race-label = { $done } sur 12 : cartes du chemin et cartes franchies
home-spot = Milieu du plateau
unused-rock = Secteur { $number }, inoccupé
sector-spot = { $name }{ $animal } : { $space }
space-spot = { $name }{ $animal } : { $space }, { $kind }
half-near = moitié proche
half-far = moitié lointaine
flank-tip = Un flanc : une éruption à côté renvoie une pièce.
spine-spot = { $name }{ $animal } : { $card }
next-spot = { $name }{ $animal } : prochaine place libre
insertion-spot = { $name }{ $animal } : avant { $next }
free-spot = { $name }{ $animal } : place libre n° { $number }
piece-name = Pièce de { $name }{ $animal }, sur { $space }
cone-name = Le cône
cone-tip = Un volcan qui marche : il bloque son rocher, et une éruption renvoie une pièce à côté de lui.
cone-in-path = { $name }, { era-name }

## Ce qui s’est passé

event-first-drawn = Le sort désigne { $seat } pour commencer.
event-sector-taken = { $seat } prend le { $sector }.
event-ready = { $seat }{ which-animal } commence au bout d’un chemin complet : une carte ère maintenant, et c’est gagné.
event-revealed = { $seat }{ which-animal } retourne la carte { $card }.
event-nobody-exposed = L’éruption ne peut renvoyer aucune pièce adverse.
event-thunderbolt-struck = { $seat } déclenche le tonnerre { $bolt }.
event-tokens-lost = { $seat }{ which-animal } perd { $tokens ->
    [1] un jeton
   *[other] { $tokens } jetons
}.
event-tokens-regained = { $seat }{ which-animal } reprend { $tokens ->
    [1] un jeton
   *[other] { $tokens } jetons
} dans la boîte.
event-card-lost = { $seat }{ which-animal } perd la carte { $card }.
event-sent-back = La pièce de { $seat }{ which-animal } est renvoyée sur { $space-the }.
event-contest-began = Chacun peut concourir pour la carte premium { $card }.
event-predicted = { $seat }{ which-animal } { $number ->
    [0] ne concourt pas
    [1] cache un jeton
   *[other] cache { $number } jetons
}.
event-fist-opened = { $seat }{ which-animal } avait prévu { $number }.
event-card-turned = C’est la carte { $card } qu’il fallait prévoir.
event-contest-tied = Les plus proches sont à égalité et recommencent.
event-lot-drawn = Le sort départage les ex æquo et désigne { $seat }.
event-contest-won = { $seat } gagne la carte { $card }.
event-discarded = La carte { $card } est défaussée.
event-card-added = { $seat } place la carte { $card } dans le chemin de { $owner }{ which-animal }.
event-card-replaced = { $seat } remplace la carte { $old } par { $card } dans le chemin de { $owner }{ which-animal }.
event-dragged-back = La nouvelle carte ramène la pièce de { $seat }{ which-animal } sur { $space-the }.
event-stepped = { $seat }{ which-animal } va sur { $space-the }.
event-paid-for-step = { $seat }{ which-animal } paie un jeton pour un pas de plus.
event-cone-moved = { $seat } déplace le cône sur { $space-the }, dans le chemin de { $owner }{ which-animal }.
event-cone-went-home = Le cône retourne au milieu du plateau.
event-action-boxed = La carte { $card } quitte le jeu.
event-deck-renewed = Le paquet est épuisé : { $cards ->
    [1] une carte est reprise
   *[other] { $cards } cartes sont mélangées
} pour en former un nouveau.
event-won = { $seat }{ which-animal } a survécu au bout de son chemin et gagne.

## La fin

outcome-won-short = un chemin tenu jusqu’au bout
outcome-won = { $winners } survit au bout d’un chemin complet et gagne.
outcome-turn-cap-short = la limite de tours
outcome-turn-cap = { $count ->
    [one] La limite de tours est atteinte : { $winners } est allé le plus loin.
   *[other] La limite de tours est atteinte : { $winners } sont allés aussi loin et partagent la victoire.
}
points-won = Premier à survivre au bout d’un chemin complet
points-cards = { $cards ->
    [one] { $cards } carte dans le chemin
   *[other] { $cards } cartes dans le chemin
}
points-passed = { $cards ->
    [one] { $cards } carte parcourue par la pièce
   *[other] { $cards } cartes parcourues par la pièce
}
