### Holotype.

title = Holotype
tagline = Fouiller, étudier, publier : l’Amérique du Nord du Mésozoïque, un spécimen type après l’autre.
note-reconstructed = La plupart des chiffres imprimés de ce jeu restent introuvables et sont reconstitués : les spécimens, leur coût et leurs points, les faces des dés, les cartes Expédition, presque tous les objectifs, la longueur des pistes et le nombre de cases pour ouvriers. Les règles, elles, sont celles du livret publié. Si vous avez la boîte, vous pouvez charger un fichier de boîte corrigé.
error-box-want = Dans le fichier de boîte, { $where } dit « { $want } » ; il faut quelque chose comme « 2 jurassic theropod + 1 marine ».

## Variants

variant-elementary = Jeu élémentaire
variant-elementary-meaning = Sans objectifs ni jalons : on publie et on marque ce qui est imprimé. Idéal pour une première partie.
variant-track = Longueur de la piste
variant-track-meaning = La piste prévue pour un autre nombre de joueurs raccourcit ou rallonge la partie.
variant-track-usual = celle de ce nombre de joueurs
variant-track-2 = la piste pour 2 joueurs
variant-track-3 = la piste pour 3 joueurs
variant-track-4 = la piste pour 4 joueurs
variant-track-5 = la piste pour 5 joueurs
variant-last_space = Nombre d’holotypes avant la fin
variant-last_space-meaning = La partie s’arrête après ce nombre d’holotypes, s’il est inférieur à la longueur de la piste. 0 : toute la piste.
variant-omnivores = Un omnivore compte
variant-omnivores-meaning = Un omnivore est carnivore et herbivore. Compte-t-il deux fois dans un même objectif, ou une carte ne sert-elle qu’à un seul prérequis ?
variant-omnivores-both = pour les deux régimes
variant-omnivores-one = pour un seul prérequis

## Cartes et pièces

card-named = { $name }
specimen = { $genus }
period-triassic = Trias
period-jurassic = Jurassique
period-cretaceous = Crétacé
clade-theropod = Théropode
clade-genasaur = Génasaure
clade-sauropod = Sauropode
clade-marine = Reptile marin
diet-herbivore = herbivore
diet-carnivore = carnivore
diet-omnivore = omnivore
worker-assistant = Assistant terrain
    .the = l’Assistant terrain
worker-student = Étudiant diplômé
    .the = l’Étudiant diplômé
worker-paleontologist = Paléontologue
    .the = le Paléontologue
victim-assistant = Assistant terrain du joueur { $number }
victim-student = Étudiant diplômé du joueur { $number }
victim-paleontologist = Paléontologue du joueur { $number }
worker-of = { $worker } de { $name }
recall = ramener tous les ouvriers
place-lab = Laboratoire
    .at = au Laboratoire
    .to = au Laboratoire
place-field = Terrain d’expéditions
    .at = au Terrain d’expéditions
    .to = au Terrain d’expéditions
place-library = Bibliothèque
    .at = à la Bibliothèque
    .to = à la Bibliothèque
place-journal = Journal de publication
    .at = au Journal de publication
    .to = au Journal de publication
place-museum = Musée
    .at = au Musée
    .to = au Musée
trace-tracks = empreintes
trace-eggs = œufs
trace-amber = ambre
trace-coprolite = coprolithe
trace-none = sans ichnofossile
trace-card = Ichnofossile : { $thing }
face-1 = 1 fossile
face-2 = 2 fossiles
face-3 = 3 fossiles
face-museum = 1 fossile du Musée
reroll-keep = garder les dés
cube-triassic = fossile du Trias
cube-jurassic = fossile du Jurassique
cube-cretaceous = fossile du Crétacé
cube-research = cube Recherche
cubes-triassic = { $count } { $count ->
    [one] fossile
   *[other] fossiles
} du Trias
cubes-jurassic = { $count } { $count ->
    [one] fossile
   *[other] fossiles
} du Jurassique
cubes-cretaceous = { $count } { $count ->
    [one] fossile
   *[other] fossiles
} du Crétacé
cubes-research = { $count } { $count ->
    [one] cube
   *[other] cubes
} Recherche
bench-draw = piocher des spécimens
bench-draw-more = en piocher un de plus
bench-take = prendre dans la défausse
bench-throw = simplement défausser
discard-done = c’est tout
deal-done = fin des trocs et échanges
deal-triassic-jurassic = { $given } Trias contre { $taken } Jurassique
deal-triassic-cretaceous = { $given } Trias contre { $taken } Crétacé
deal-jurassic-triassic = { $given } Jurassique contre { $taken } Trias
deal-jurassic-cretaceous = { $given } Jurassique contre { $taken } Crétacé
deal-cretaceous-triassic = { $given } Crétacé contre { $taken } Trias
deal-cretaceous-jurassic = { $given } Crétacé contre { $taken } Jurassique
deal-triassic-research = { $given } Trias contre { $taken } Recherche
deal-jurassic-research = { $given } Jurassique contre { $taken } Recherche
deal-cretaceous-research = { $given } Crétacé contre { $taken } Recherche
milestone-named = Jalon { $name }

milestone-library = Bibliothèque
milestone-library-effect = Un cube Recherche de plus à chaque action à la Bibliothèque.
milestone-storage = Entrepôt
milestone-storage-effect = Votre entrepôt contient douze fossiles au lieu de huit.
milestone-field = Terrain
milestone-field-effect = Après les jets au Terrain d’expéditions, un fossile de plus de la même couleur.
milestone-museum = Musée
milestone-museum-effect = Après vos trocs et échanges au Musée, un cube de votre choix de la réserve.
milestone-search = Défausse
milestone-search-effect = Prenez n’importe quelle carte de la défausse de spécimens au lieu de la première.
milestone-lab = Laboratoire
milestone-lab-effect = Quand vous piochez au Laboratoire, vous pouvez piocher une carte de plus et en défausser une de plus.

field-f01 = Formation de Luning
field-f02 = Formation de Pardonet
field-f03 = Calcaire de Hosselkus
field-f04 = Formation de Favret
field-f05 = Groupe de Dockum
field-f06 = Formation de Chinle
field-f07 = Formation de Moenkopi
field-f08 = Formation de Passaic
field-f09 = Formation de Morrison
field-f10 = Formation de Kayenta
field-f11 = Grès de Navajo
field-f12 = Formation de Sundance
field-f13 = Formation de Portland
field-f14 = Formation de McCoy Brook
field-f15 = Formation de Moenave
field-f16 = Grès d’Entrada
field-f17 = Formation de Hell Creek
field-f18 = Formation de Dinosaur Park
field-f19 = Formation de Two Medicine
field-f20 = Formation de Cedar Mountain
field-f21 = Formation de Cloverly
field-f22 = Formation de Niobrara
field-f23 = Formation de Horseshoe Canyon
field-f24 = Formation de Dakota
field-f25 = Érosion

objective-g01 = Progrès de la systématique du Jurassique
objective-g02 = Progrès de la systématique du Trias
objective-g03 = Progrès de la systématique du Crétacé
objective-g04 = Phylogénie des Saurischiens
objective-g05 = Révision des Génasaures
objective-g06 = La vie dans les mers du Mésozoïque
objective-g07 = Biostratigraphie du Mésozoïque
objective-g08 = L’essor des dinosaures
objective-g09 = Les archives de la fin du Crétacé
objective-g10 = Régimes des herbivores
objective-g11 = Régimes des carnivores
objective-g12 = Réseaux trophiques du Mésozoïque
objective-g13 = Cladistique comparée
objective-g14 = Colloque d’ichnologie
objective-g15 = Conservation exceptionnelle
circle-named = « { $name } », cercle { $number }
circle-g01 = « { objective-g01 } », cercle { $number }
circle-g02 = « { objective-g02 } », cercle { $number }
circle-g03 = « { objective-g03 } », cercle { $number }
circle-g04 = « { objective-g04 } », cercle { $number }
circle-g05 = « { objective-g05 } », cercle { $number }
circle-g06 = « { objective-g06 } », cercle { $number }
circle-g07 = « { objective-g07 } », cercle { $number }
circle-g08 = « { objective-g08 } », cercle { $number }
circle-g09 = « { objective-g09 } », cercle { $number }
circle-g10 = « { objective-g10 } », cercle { $number }
circle-g11 = « { objective-g11 } », cercle { $number }
circle-g12 = « { objective-g12 } », cercle { $number }
circle-g13 = « { objective-g13 } », cercle { $number }
circle-g14 = « { objective-g14 } », cercle { $number }
circle-g15 = « { objective-g15 } », cercle { $number }

goal-p01 = Taxonomie des Théropodes
goal-p02 = Taxonomie des Génasaures
goal-p03 = Taxonomie des Sauropodes
goal-p04 = Taxonomie des Reptiles marins
goal-p05 = Stratigraphie du Trias
goal-p06 = Stratigraphie du Jurassique
goal-p07 = Stratigraphie du Crétacé
goal-p08 = Paléoécologie des herbivores
goal-p09 = Paléoécologie des carnivores
goal-p10 = Évolution des Sauriens
goal-p11 = Inventaire cladistique
goal-p12 = Phylogénie saurischienne
goal-p13 = Faune de Morrison
goal-p14 = Faune de Laramidia
goal-p15 = Réseau trophique
goal-p16 = Rivages et bras de mer

want-line = { $number } { $kinds }
want-triassic = T
want-jurassic = J
want-cretaceous = C
want-theropod = { $count ->
    [one] théropode
   *[other] théropodes
}
want-genasaur = { $count ->
    [one] génasaure
   *[other] génasaures
}
want-sauropod = { $count ->
    [one] sauropode
   *[other] sauropodes
}
want-marine = { $count ->
    [one] reptile marin
   *[other] reptiles marins
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
    [one] ichnofossile
   *[other] ichnofossiles
}
want-tracks = { $count ->
    [one] ichnofossile (empreintes)
   *[other] ichnofossiles (empreintes)
}
want-eggs = { $count ->
    [one] ichnofossile (œufs)
   *[other] ichnofossiles (œufs)
}
want-amber = { $count ->
    [one] ichnofossile (ambre)
   *[other] ichnofossiles (ambre)
}
want-coprolite = { $count ->
    [one] ichnofossile (coprolithe)
   *[other] ichnofossiles (coprolithe)
}
want-joiner = { $first } + { $second }
goal-scale = Des points selon le nombre de vos holotypes de ce type : { $kind }. Part des spécimens de ce type : { $band }.
goal-set = { $points } points si tout y est : { $wants }. Entre parenthèses, la part des spécimens de ce type.
goal-step = ×{ $cards }
goal-step-last = ×{ $cards }+
goal-kind = points : { $kind } ({ $band })
goal-want = { $want } ({ $band })
band = { $least }–{ $most } %
band-under = moins de { $least } %
band-over = plus de { $most } %

## Questions et réponses

ask-goal = Quel objectif personnel gardez-vous ? Il compte à la fin.
ask-worker = Quel ouvrier placez-vous, ou les ramenez-vous tous ?
ask-place = Où va l’ouvrier ?
ask-bump = Aucune case n’est libre : quel ouvrier éjectez-vous ?
ask-lab = Que faites-vous au Laboratoire ?
ask-discard = Quel spécimen défaussez-vous ?
ask-search = Quelle carte de la défausse prenez-vous ?
ask-site = Laquelle des deux cartes Expédition utilisez-vous ?
ask-reroll = Relancer un dé ?
ask-erosion = Érosion : sur quel autre emplacement agissez-vous ?
ask-paper = Quel spécimen publiez-vous, ou à quel cercle contribuez-vous ?
ask-trace = Lui ajouter un ichnofossile, pour un fossile de plus ?
ask-milestone = Quel jalon ajoutez-vous à votre plateau ?
ask-deal = Que troquez-vous ou échangez-vous au Musée ?
ask-gift = Quel cube prenez-vous dans la réserve ?
ask-store = L’entrepôt est plein : quel fossile part au Musée ?
choice-recall = Ramener tous les ouvriers
choice-draw = Piocher { $cards } cartes, puis en défausser { $most ->
    [1] une
   *[other] une ou deux
}
choice-take = Prendre { $thing } dans la défausse
choice-search = Chercher dans la défausse
choice-throw = { $cards ->
    [1] Simplement défausser une carte
   *[other] Simplement défausser une ou deux cartes
}
choice-done = Ne plus rien défausser
choice-keep-dice = Garder les dés
choice-reroll = Relancer le dé : { $thing }
choice-publish = Publier { $thing }
choice-contribute = Contribuer : { $thing }
choice-no-trace = N’ajouter aucun ichnofossile
choice-deals-done = Ne plus rien troquer ni échanger
choice-store = Donner un { $thing } au Musée
hint-recall = +1 Recherche, { $workers ->
    [one] un ouvrier rentre
   *[other] { $workers } ouvriers rentrent
}
hint-points = +{ $points } { $points ->
    [one] point
   *[other] points
}
hint-points-fee = +{ $points } points pour 5 Recherche, avec des cartes des autres
hint-points-own = +{ $points } points, gratuit : vos cartes suffisent
hint-points-goal = +{ $points } points et { $goal } pour votre objectif
hint-lab = piocher { $cards }{ $more ->
    [0] {""}
   *[other] {" "}ou une de plus
}, en défausser une
hint-field = { $cards ->
    [1] fouiller un site
   *[other] un site au choix parmi deux
}{ $more ->
    [0] {""}
   *[other] , +1 fossile
}
hint-library = +{ $cubes } Recherche
hint-museum = { $deals ->
    [0] rien à troquer ni à échanger
    [one] un troc ou échange possible
   *[other] { $deals } trocs ou échanges possibles
}
hint-journal = { $papers ->
    [0] rien à publier
    [one] un spécimen à publier
   *[other] { $papers } spécimens à publier
}, { $circles ->
    [0] aucun cercle
    [one] un cercle
   *[other] { $circles } cercles
} à remplir
hint-goal-scale = points selon vos publications de { $kind } : { $steps } ({ $band } des spécimens) ; { $held } dans votre main
hint-goal-set = { $points } points si vous publiez tout cela : { $wants } ; { $held } dans votre main
hint-worker = peut aller : { $places }
hint-bump = il retourne dans son Lounge
hint-publish = { $score } ; il vous restera { $left }
hint-dice = rapporte { $fossils }{ $lost ->
    [0] {""}
   *[other] , { $lost } de trop pour l’entrepôt
}
hint-reroll = { $left ->
    [one] votre dernière relance
   *[other] encore { $left } relances
}
hint-deal = il vous restera { $fossils }, { $research } Recherche
hint-held = vous en avez { $count }
hint-draw = main { $before } → { $after }
hint-throw = un spécimen resté en main coûte sa Recherche à la fin : −{ $lost } pour l’instant
hint-search = au choix parmi ses { $cards } cartes
hint-discard = épargne { $lost } { $lost ->
    [one] point
   *[other] points
} à la fin
hint-trace = +{ $points } { $points ->
    [one] point
   *[other] points
} pour un fossile de plus
choice-goal = Garder « { $thing } »
choice-place = Placer { $worker }
choice-go = Aller { $place }
choice-act = Agir { $place }
choice-bump = Éjecter { $worker } de { $name }
choice-site = Fouiller : { $thing }
choice-discard = Défausser { $thing }
choice-search-take = Prendre { $thing }
choice-trace = Ajouter l’ichnofossile : { $thing }
choice-milestone = Prendre : { $thing }
choice-deal = Donner { $thing }
choice-gift = Prendre un { $thing }

why-not-dealt = Cet objectif ne vous a pas été distribué.
why-not-recall = Aucun de vos ouvriers n’est sur le plateau : il n’y a personne à ramener.
why-not-locked = Votre Étudiant diplômé vous rejoindra quand vous aurez publié trois holotypes.
why-not-on-board = Cet ouvrier est sur le plateau : il revient une fois éjecté ou ramené.
why-not-nowhere = Il n’y a aucune case où cet ouvrier puisse aller et agir.
why-not-outranked = Toutes les cases sont prises par des ouvriers d’un rang supérieur.
why-not-assistant-journal = Un Assistant terrain ne peut ni publier ni contribuer.
why-not-nothing-to-publish = Vous ne pouvez ni payer un spécimen ni remplir un cercle libre : au Journal, il faut faire l’un ou l’autre.
why-not-lab-empty = Il n’y a aucune carte à piocher, à prendre ni à défausser.
why-not-erosion-field = L’Érosion permet d’agir partout sauf au Terrain d’expéditions.
why-not-turned-up = Cette carte Expédition n’a pas été révélée.
why-not-face = Aucun de vos dés ne montre cette face.
why-not-elsewhere = Cet ouvrier n’est pas à cet endroit.
why-not-higher-rank = Un ouvrier n’éjecte que des ouvriers de son rang ou d’un rang inférieur.
why-not-lab-milestone = Pour piocher une carte de plus, il faut le jalon Laboratoire.
why-not-no-card = Il n’y a pas de carte pour cela.
why-not-discard-due = Il faut d’abord défausser un spécimen.
why-not-in-pile = Ce spécimen n’est pas dans la défausse.
why-not-in-hand = Ce spécimen n’est pas dans votre main.
why-not-trace-held = Vous n’avez pas cet ichnofossile.
why-not-cost = Il manque encore : { $fossils ->
    [0] { $research } Recherche
    [one] un fossile de sa période{ $research ->
        [0] {""}
       *[other] {" "}et { $research } Recherche
    }
   *[other] { $fossils } fossiles de sa période{ $research ->
        [0] {""}
       *[other] {" "}et { $research } Recherche
    }
}.
why-not-displayed = Cet objectif n’est pas dans cette partie.
why-not-circle-taken = Il y a déjà un disque sur ce cercle.
why-not-no-disc = Vous avez déjà posé vos cinq disques.
why-not-fee = Les cartes des autres suffiraient, mais cela coûte cinq cubes Recherche : il vous en manque { $missing }.
why-not-wants = Les holotypes et ichnofossiles sur la table n’y suffisent pas encore.
why-not-milestone-left = Vous avez déjà ce jalon.
why-not-one-kind = Un Assistant terrain troque ou échange, pas les deux.
why-not-price = Il faut donner { $price ->
    [one] un fossile
   *[other] { $price } fossiles
} de cette couleur, et { $held ->
    [0] vous n’en avez aucun
   *[other] vous n’en avez que { $held }
}.
why-not-museum-stock = Le Musée n’en a pas autant.
why-not-colour-held = Vous n’avez aucun fossile de cette couleur.
why-not-research-stored = La Recherche ne prend pas de place dans l’entrepôt : c’est un fossile qu’il faut donner.

## La table

status-goals = Chacun choisit un objectif personnel
status-turn = Case { $track } sur { $length } · à { $name } de jouer
status-over = La partie est finie
fact-track = Piste
fact-objectives = Objectifs complétés
fact-holotypes = Holotypes
fact-hand = Spécimens en main
fact-research = Recherche
fact-fossils = Fossiles dans l’entrepôt
fact-discs = Contributions { $now } → { $next }
fact-discs-all = Contributions : { $now }
fact-goal = Objectif personnel
fact-penalty = Non publiés
area-board = Plateau
area-board-tip = Cinq emplacements. S’il y a une case libre, il faut la prendre ; sinon, vous pouvez éjecter un ouvrier de même rang que le vôtre ou de rang inférieur.
area-track = Piste d’avancement
area-track-tip = Chaque holotype publié fait avancer le marqueur d’une case. Sur la dernière, la partie s’arrête aussitôt.
space-plain = Case { $number }
space-reset = Case { $number } : le Musée est réinitialisé
space-milestone = Case { $number } : chacun prend un jalon
space-both = Case { $number } : le Musée est réinitialisé, puis chacun prend un jalon
space-last = Case { $number } : fin de la partie
marker = Marqueur Holotype sur la case { $number }
area-museum-tip = Les fossiles à troquer. Les faces « Musée » des dés puisent ici, et ce qui ne tient plus dans un entrepôt est placé ici.
area-sites = Cartes Expédition
area-sites-tip = Révélées à tous. Une seule sert, puis toutes sont défaussées.
area-dice = Dés Fossile
area-dice-empty = Lancés sur le site choisi
area-search = Défausse
area-milestones = Vos jalons
area-objectives = Objectifs globaux
area-objectives-tip = Posez un disque sur un cercle dont les prérequis sont remplis. Avec vos seules cartes, c’est gratuit ; avec celles des autres, c’est cinq cubes Recherche.
area-piles = Pioches
area-deck = Spécimens
area-deck-tip = Les spécimens à piocher.
area-fields = Sites
area-fields-tip = Si l’Érosion est parmi les cartes piochées, tout est remélangé ensuite.
area-trace-deck = Traces
area-trace-deck-tip = Les ichnofossiles se piochent avec une carte Expédition qui porte l’icône ; ils ne reviennent jamais.
area-hand = Main
area-hand-of = Main de { $name }
area-hand-empty = Aucune carte
area-goal = Objectif personnel
area-mat = Lounge, entrepôt { $stored }/{ $room }
area-mat-of = Lounge de { $name }, entrepôt { $stored }/{ $room }
area-mat-tip = L’entrepôt contient { $room } fossiles{ $room ->
    [12] , grâce au jalon Entrepôt
   *[other]  ; douze avec le jalon Entrepôt
}. Les cubes Recherche ne prennent pas de place.
area-mat-empty = Rien ici
area-holotypes = Holotypes
area-holotypes-of = Holotypes de { $name }
area-holotypes-empty = Aucun
space-of = { $place }, case { $number }
space-free = libre
space-taken = occupée par { $name }
hidden-specimens = { $count ->
    [one] Un spécimen caché
   *[other] { $count } spécimens cachés
}
hidden-traces = { $count ->
    [one] Un ichnofossile caché
   *[other] { $count } ichnofossiles cachés
}
pile-of = { $thing }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
disc-of = Disque de { $name }
site-tip = { $period } : { $dice } { $dice ->
    [one] dé
   *[other] dés
}, { $rerolls ->
    [0] aucune relance
    [one] une relance
   *[other] { $rerolls } relances
}{ $traces ->
    [0] {""}
   *[other] , et un ichnofossile à piocher avant de lancer
}.
erosion-tip = Au lieu de fouiller, agissez sur un autre emplacement.
badge-dice = { $count } { $count ->
    [one] dé
   *[other] dés
}
badge-rerolls = { $count } { $count ->
    [one] relance
   *[other] relances
}
badge-trace = ichnofossile
badge-fossils = { $count } { $count ->
    [one] fossile
   *[other] fossiles
}
badge-research = { $count } Recherche
badge-with-trace = avec { $thing }, +{ $points }
specimen-tip = { $clade }, { $period }, { $diet }. Coûte { $fossils } { $fossils ->
    [one] fossile
   *[other] fossiles
} et { $research } Recherche, rapporte { $points } points.
specimen-spoken = { $genus }, { $clade }, { $period }, { $points } points
trace-tip = Se publie avec un holotype, mais jamais avec un reptile marin, pour un fossile de plus de sa couleur. Rapporte { $points } points.
stock-of = Fossiles du Musée : { $period }
rank-senior = Paléontologue et Étudiant diplômé
rank-assistant = Assistant terrain
room-lab-senior = +3 cartes, −1
room-lab-assistant = +2 cartes, −1
room-lab-all = ou la défausse, ou −1 carte
room-field-senior = 1 site sur 2
room-field-assistant = Fouiller 1 site
room-field-all = des dés, des fossiles
room-library-senior = +3 Recherche
room-library-assistant = +2 Recherche
room-journal-senior = Publier ou contribuer
room-journal-assistant = Entrée interdite
room-museum-senior = Troquer et échanger
room-museum-assistant = Troquer ou échanger
rates-trade = fossiles contre fossiles
rates-exchange = fossiles contre Recherche
legend-milestone = jalon
legend-reset = Musée regarni
legend-last = fin de la partie
where-lounge = Lounge
where-locked = { $published }/{ $needed }
fact-worker = { $worker }
fact-period = Fossiles : { $period }
word-fossils = { $count ->
    [one] fossile
   *[other] fossiles
}
word-research = recherche
word-dice = { $count ->
    [one] dé
   *[other] dés
}
word-rerolls = { $count ->
    [one] relance
   *[other] relances
}
word-trace = ichnof.
tab-theropod = Théropode
tab-genasaur = Génasaure
tab-sauropod = Sauropode
tab-marine = Marin
ribbon-ready = Publiable
ribbon-lacking = manque { $fossils ->
    [0] { $research } recherche
   *[other] { $fossils }{ $research ->
        [0] {" "}{ $fossils ->
            [one] fossile
           *[other] fossiles
        }
       *[other] {" "}+ { $research }
    }
}
ribbon-missing = manque { $fossils ->
    [0] { $research } recherche
    [one] 1 fossile{ $research ->
        [0] {""}
       *[other] , { $research } recherche
    }
   *[other] { $fossils } fossiles{ $research ->
        [0] {""}
       *[other] , { $research } recherche
    }
}
goal-have = à ce jour : { $count }
area-discards = Défausse
area-discards-tip = Les spécimens défaussés ; seul le premier est visible.
badge-locked = Pas encore disponible : holotypes publiés, { $published } sur 3
student-tip = Rejoint l’équipe au troisième holotype publié ({ $published } sur 3 pour l’instant).
circle-taken = { $wants } : { $name } y a contribué

## Ce qui s’est passé

event-objectives-shown = Les objectifs globaux de la partie sont { $objectives }.
event-hand-dealt = Vos premiers spécimens sont { $cards }.
event-goals-dealt = Vous choisissez votre objectif personnel entre { $goals }.
event-goal-kept = Vous gardez « { $goal } ».
event-game-began = Tout est prêt ; { $seat } commence.
event-placed = { $seat } place son { $worker } { $place-at }.
event-bumped = { $seat } éjecte { $worker-the } de { $owner }.
event-recalled = { $seat } ramène tous ses ouvriers et prend 1 cube Recherche.
event-drew-specimens = { $seat } pioche { $number ->
    [one] { $number } spécimen
   *[other] { $number } spécimens
}.
event-saw-specimens = Vous piochez { $cards }.
event-deck-shuffled = La défausse est mélangée et forme une nouvelle pioche de { $cards ->
    [one] { $cards } spécimen
   *[other] { $cards } spécimens
}.
event-took-specimen = { $seat } prend { $card } dans la défausse.
event-searched-pile = { $seat } cherche dans la défausse et y prend une carte.
event-found-specimen = Vous cherchez dans la défausse et y prenez { $card }.
event-discarded-specimen = { $seat } défausse { $card }.
event-drew-fields = { $seat } révèle { $number ->
    [one] la carte Expédition
   *[other] les cartes Expédition
} { $cards }.
event-chose-site = { $seat } fouille le site « { $card } ».
event-chose-erosion = { $seat } choisit la carte { $card } et ne fouille pas.
event-field-discards-shuffled = La défausse des Expéditions est mélangée et forme une nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-fields-shuffled = Les cartes Expédition sont remélangées.
event-eroded = L’Érosion permet à { $seat } d’agir { $place-at }.
event-found-trace = { $seat } trouve un ichnofossile.
event-saw-trace = Vous trouvez un ichnofossile de type « { $trace } ».
event-rolled = { $seat } lance les dés et obtient { $faces }.
event-rerolled = { $seat } relance un dé qui montrait { $before } et obtient { $after }.
event-gathered = { $seat } { $found ->
    [0] { $loaned ->
        [0] ne trouve aucun fossile du { $period }
        [1] prend au Musée un fossile du { $period }
       *[other] prend au Musée { $loaned } fossiles du { $period }
    }
    [1] prend dans la réserve un fossile du { $period }{ $loaned ->
        [0] {""}
       *[other] {" "}et { $loaned } au Musée
    }
   *[other] prend dans la réserve { $found } fossiles du { $period }{ $loaned ->
        [0] {""}
       *[other] {" "}et { $loaned } au Musée
    }
}.
event-overflowed = { $seat } n’a plus de place : un { $cube } part au Musée.
event-researched = { $seat } prend { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} Recherche.
event-published = { $seat } publie { $card } ; le marqueur avance à la case { $space }.
event-trace-added = { $seat } ajoute à { $card } un ichnofossile ({ $trace }).
event-student-unlocked = L’Étudiant diplômé de { $seat } rejoint l’équipe.
event-contributed = { $seat } contribue à { $circle }{ $fee ->
    [0] {""}
   *[other] , pour { $fee } cubes Recherche
}.
event-museum-reset = Le Musée est réinitialisé.
event-milestone-taken = { $seat } prend le jalon { $milestone }.
event-traded = { $seat } troque { $given } { $given ->
    [one] fossile
   *[other] fossiles
} du { $period } contre { $taken } { $taken ->
    [one] fossile
   *[other] fossiles
} du { $other }.
event-exchanged = { $seat } échange { $given } { $given ->
    [one] fossile
   *[other] fossiles
} du { $period } contre { $taken } { $taken ->
    [one] cube
   *[other] cubes
} Recherche.
event-gift-taken = { $seat } prend un { $cube } dans la réserve.
event-goal-revealed = { $seat } visait « { $goal } » et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## La fin

outcome-track-short = la fin de la piste
outcome-track = { $count ->
    [one] Le marqueur est sur la dernière case : { $winners } l’emporte.
   *[other] Le marqueur est sur la dernière case : { $winners } se partagent la victoire.
}
outcome-objectives-short = les objectifs complétés
outcome-objectives = { $count ->
    [one] Assez d’objectifs globaux sont complétés : { $winners } l’emporte.
   *[other] Assez d’objectifs globaux sont complétés : { $winners } se partagent la victoire.
}
points-holotypes = { $cards ->
    [one] { $cards } holotype
   *[other] { $cards } holotypes
}
    .source = Holotypes
points-traces = Ichnofossiles
points-contributions = { $discs ->
    [one] { $discs } contribution
   *[other] { $discs } contributions
}
    .source = Contributions
points-unpublished = { $cards ->
    [one] { $cards } spécimen non publié
   *[other] { $cards } spécimens non publiés
}
    .source = Spécimens non publiés
points-goal-named = Objectif personnel : { $name }

place-lab-short = Labo
place-field-short = Terrain
place-library-short = Biblio
place-journal-short = Journal
place-museum-short = Musée
place-lab-tip = Piocher des spécimens et en défausser un ; ou prendre la première carte de la défausse ; ou simplement défausser.
place-field-tip = Révéler des cartes Expédition, en choisir une, lancer ses dés et prendre des fossiles.
place-library-tip = Des cubes Recherche : 3 pour un Paléontologue ou un Étudiant diplômé, 2 pour un Assistant terrain.
place-journal-tip = Publier un spécimen comme holotype, ou contribuer à un objectif global. Interdit aux Assistants terrain.
place-museum-tip = Troquer des fossiles contre d’autres, ou les échanger contre de la Recherche. Un Assistant terrain ne fait que l’un des deux.
points-goal-p01 = Objectif personnel : { goal-p01 }
    .source = Objectif personnel
points-goal-p02 = Objectif personnel : { goal-p02 }
    .source = Objectif personnel
points-goal-p03 = Objectif personnel : { goal-p03 }
    .source = Objectif personnel
points-goal-p04 = Objectif personnel : { goal-p04 }
    .source = Objectif personnel
points-goal-p05 = Objectif personnel : { goal-p05 }
    .source = Objectif personnel
points-goal-p06 = Objectif personnel : { goal-p06 }
    .source = Objectif personnel
points-goal-p07 = Objectif personnel : { goal-p07 }
    .source = Objectif personnel
points-goal-p08 = Objectif personnel : { goal-p08 }
    .source = Objectif personnel
points-goal-p09 = Objectif personnel : { goal-p09 }
    .source = Objectif personnel
points-goal-p10 = Objectif personnel : { goal-p10 }
    .source = Objectif personnel
points-goal-p11 = Objectif personnel : { goal-p11 }
    .source = Objectif personnel
points-goal-p12 = Objectif personnel : { goal-p12 }
    .source = Objectif personnel
points-goal-p13 = Objectif personnel : { goal-p13 }
    .source = Objectif personnel
points-goal-p14 = Objectif personnel : { goal-p14 }
    .source = Objectif personnel
points-goal-p15 = Objectif personnel : { goal-p15 }
    .source = Objectif personnel
points-goal-p16 = Objectif personnel : { goal-p16 }
    .source = Objectif personnel
