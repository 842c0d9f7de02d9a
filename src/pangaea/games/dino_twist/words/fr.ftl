### Dino Twist.

title = Dino Twist
tagline = Préparez vos dinosaures en secret : les faibles frappent d’abord, les égaux s’annulent, et le Gros Caillou approche.
note-reconstructed = Certains chiffres imprimés restent introuvables et sont reconstitués : quels dinosaures ont de Longues Griffes, le nombre de cartes de chaque événement, ce que frappent les météorites et la disposition des territoires. Si vous avez la boîte, vous pouvez charger un fichier de boîte corrigé.

## Variants

variant-islands = Îles
variant-islands-meaning = Sur une île T-Rex, le vaincu s’installe sur le territoire d’où il vient ; sur une île P’tit Rex, pour les plus jeunes, où l’on veut. Chacun peut aussi choisir pour soi.
variant-islands-trex = T-Rex pour tous
variant-islands-ptit_rex = P’tit Rex pour tous
variant-islands-each = chacun choisit
variant-bankiiizaurus = Bankiiizaurus
variant-bankiiizaurus-meaning = Ajouter les deux jokers promotionnels de force 11, qui attaquent n’importe quelle espèce.
variant-island_bonus = Bonus d’île après une égalité
variant-island_bonus-meaning = Quand plusieurs joueurs remplissent leur île au même tour, le suivant reçoit-il la carte suivante ou celle de son rang ?
variant-island_bonus-next = la carte suivante
variant-island_bonus-rank = la carte de son rang

## Cartes

species-voli = Voli
species-carni = Carni
species-herbi = Herbi
species-aqua = Aqua
with-claws = { $claws ->
    [yes] {" "}à griffes
   *[no] {""}
}
card-voli = Voli { $strength }{ with-claws }
    .a = un Voli { $strength }{ with-claws }
    .several = { count-word } Voli { $strength }{ with-claws }
card-carni = Carni { $strength }{ with-claws }
    .a = un Carni { $strength }{ with-claws }
    .several = { count-word } Carni { $strength }{ with-claws }
card-herbi = Herbi { $strength }{ with-claws }
    .a = un Herbi { $strength }{ with-claws }
    .several = { count-word } Herbi { $strength }{ with-claws }
card-aqua = Aqua { $strength }{ with-claws }
    .a = un Aqua { $strength }{ with-claws }
    .several = { count-word } Aqua { $strength }{ with-claws }
card-baby = { baby }
    .a = un { baby }
    .several = { count-word } { $species ->
        [voli] bébés Voli
        [carni] bébés Carni
        [herbi] bébés Herbi
       *[aqua] bébés Aqua
    }
baby = { $species ->
    [voli] bébé Voli
    [carni] bébé Carni
    [herbi] bébé Herbi
   *[aqua] bébé Aqua
}
card-joker = Bankiiizaurus { $strength }
    .a = un Bankiiizaurus { $strength }
    .several = { count-word } Bankiiizaurus { $strength }
joker-title = Bankiiizaurus
card-tip = { $species ->
    [voli] Voli de force { $strength } : il vit sur la montagne et la falaise.
    [carni] Carni de force { $strength } : il vit dans la jungle et le désert.
    [herbi] Herbi de force { $strength } : il vit près de la rivière et sur la colline.
   *[aqua] Aqua de force { $strength } : il vit sur la plage et dans la mer.
}
joker-tip = Joker de force { $strength } : seul, il attaque l’espèce de votre choix ; avec d’autres, il prend la leur.
badge-claws = Longues Griffes : qui en a le plus sur son île à la fin gagne 7 points

land-mountain = montagne
    .the = la montagne
    .in = sur la montagne
land-cliff = falaise
    .the = la falaise
    .in = sur la falaise
land-jungle = jungle
    .the = la jungle
    .in = dans la jungle
land-desert = désert
    .the = le désert
    .in = dans le désert
land-river = rivière
    .the = la rivière
    .in = près de la rivière
land-hill = colline
    .the = la colline
    .in = sur la colline
land-beach = plage
    .the = la plage
    .in = sur la plage
land-sea = mer
    .the = la mer
    .in = dans la mer
land-of = { $land } ({ $species })
land-any = territoire pour toute espèce
land-any-tip = Tous les territoires de cette île se valent : où que vous le posiez, le vaincu prend la première place vide.
land-closed = fermé par les météorites pour ce tour
middle-label = Île de Twist : { $event }
island-trex = île T-Rex
island-ptit-rex = île P’tit Rex

event-card-meteorites = Chute de météorites
event-card-three = Jamais deux sans trois
event-card-alone = Seul au monde
event-card-carnage = Carnage
event-card-fury = { $species ->
    [voli] Furie des Voli
    [carni] Furie des Carni
    [herbi] Furie des Herbi
   *[aqua] Furie des Aqua
}
event-card-eruption = Éruption volcanique
event-card-quake = Séisme
event-card-tornado = Tornade
event-card-support = Soutien
event-card-litter = Nouvelle portée
event-text-meteorites = Les météorites ferment { $lands } pour ce tour : personne ne peut y attaquer.
event-text-three = Vous pouvez préparer jusqu’à trois cartes d’une même espèce.
event-text-alone = Pas de Duo à ce tour : on ne prépare qu’une seule carte.
event-text-carnage = Chaque attaque reçoit +2.
event-text-fury = { $species ->
    [voli] Les attaques des Voli reçoivent +3.
    [carni] Les attaques des Carni reçoivent +3.
    [herbi] Les attaques des Herbi reçoivent +3.
   *[aqua] Les attaques des Aqua reçoivent +3.
}
event-text-eruption = Défaussez cette carte et passez à la suivante.
event-text-quake = Le vaincu peut s’installer sur l’un ou l’autre territoire de son espèce.
event-text-tornado = Les deux dinosaures de chaque espèce ont échangé leurs places.
event-text-support = Un Duo peut réunir deux espèces ; après la révélation, vous dites laquelle attaque.
event-text-litter = D’abord, échangez jusqu’à trois cartes de votre main.
no-event = Pas d’événement
no-event-text = Le premier tour est tranquille.
rock-title = Gros Caillou
rock-text = C’en est fini de l’Île de Twist.

## Questions et réponses

ask-island = Sur quelle île jouez-vous ?
ask-litter = Quelles cartes échangez-vous ? Trois au plus.
ask-prepare = Quel dinosaure préparez-vous, en secret ?
ask-join = Ajouter un autre dinosaure, ou attaquer ainsi ?
ask-declare = Quelle espèce attaque-t-il ?
ask-bury = Quelle carte va au cimetière ?
ask-support = Quelle espèce de votre Duo attaque ?
ask-attack = Quel territoire attaquez-vous ?
ask-leave = Laquelle de ces cartes reste sur l’Île de Twist ?
ask-settle = Où s’installe le vaincu ?
enough = assez
cemetery = cimetière
ready = prêt
decline = y renoncer
choice-enough = Ne plus rien échanger
choice-enough-none = Garder toutes les cartes
choice-litter = Échanger { $thing }
choice-prepare = Préparer { $thing }
choice-join = Ajouter { $thing }
choice-ready = Attaquer avec un total de { $total }
choice-cemetery = { $cards ->
    [1] Mettre plutôt votre unique carte au cimetière
   *[other] Mettre plutôt deux cartes au cimetière
}
choice-bury = Enterrer { $thing }
choice-attack = Attaquer { $thing } { $land }
choice-leave = Laisser { $thing }
choice-settle = L’installer { $land }
choice-settle-free = L’installer sur un territoire vide
choice-replace = Remplacer { $thing } { $land }
choice-replace-any = Remplacer { $thing }
choice-decline = Garder l’île telle quelle et défausser { $thing }
hint-beats = peut attaquer { $lands }
hint-target = { $land } (bat { $strength } : { $points })
hint-attack = { $power } contre { $strength } : { $points } pour votre île
hint-attack-vain = { $power } contre { $strength } : +0, le vôtre a { $own }
hint-partner = a besoin d’un partenaire
hint-total = { $total } en tout, peut attaquer { $lands }
hint-cemetery = 2 points par carte
hint-points = { $points } pour votre île
hint-island-trex = comme dans le jeu publié
hint-island-ptit-rex = plus facile : on s’installe où l’on veut

why-not-yours = Cette carte n’est pas dans votre main.
why-not-cemetery = Vous pouvez encore gagner un dinosaure plus fort que celui de votre territoire : le cimetière n’est permis que si c’est impossible.
why-not-ready = Cela ne bat encore rien : ajoutez une carte.
why-not-other-species = Un Duo doit être d’une seule espèce.
why-not-too-weak = Même avec votre meilleur partenaire, elle ne bat rien.
why-not-too-weak-alone = Elle ne bat rien à elle seule, et à ce tour aucun partenaire ne peut l’aider.
why-not-too-weak-together = Ensemble, elles ne battent rien.
why-not-beats-none = Votre total de { $power } ne bat aucun dinosaure de cette espèce : le plus faible a { $strength }.
why-not-closed-species = Les météorites ont fermé les deux territoires de cette espèce.
why-not-absent-species = Cette espèce n’est pas dans votre Duo.
why-not-other-land = On n’attaque que les dinosaures de l’espèce de ses attaquants.
why-not-closed = Les météorites ont fermé ce territoire pour le tour.
why-not-strong = Il doit être strictement plus faible que votre total : vous avez { $power }, il a { $strength }.
why-not-leave = C’est la plus faible de vos cartes qui reste.
why-not-absent-card = Vous n’attaquez pas avec cette carte.
why-not-decline = Un des territoires qui lui sont ouverts est vide : il doit s’installer.
why-not-settle = Il s’installe sur le territoire d’où il vient.
why-not-settle-quake = Il s’installe sur l’un des deux territoires de son espèce.
why-not-alike = Les territoires d’une île P’tit Rex se valent tous : un autre tient lieu de celui-ci.

## La table

status-island = Chacun choisit une île
status-litter = Tour { $turn } · { $event } · chacun échange des cartes en secret
status-prepare = Tour { $turn } · { $event } · chacun prépare en secret
status-support = Tour { $turn } · { $event } · les Duos mixtes choisissent leur espèce
status-showdown = Tour { $turn } · { $event } · toutes les cartes se dévoilent
status-attack = Tour { $turn } · { $event } · { $name } attaque avec { $power }
status-settle = Tour { $turn } · { $event } · { $name } installe un dinosaure
status-over = La partie est finie
fact-turn = Tour
fact-event = Événement
fact-events-left = Événements restants
fact-bonus = Prochain bonus d’île
fact-bonus-none = aucun
fact-hand = Cartes en main
fact-graves = Cimetière
fact-claws = Longues Griffes
fact-lands = Territoires
area-twist = Île de Twist
area-twist-tip = Battez ici un dinosaure avec une attaque plus forte de son espèce : il s’installe sur votre île.
area-rock = { $events ->
    [0] Le Gros Caillou est là
    [one] Gros Caillou : encore 1
   *[other] Gros Caillou : encore { $events }
}
area-rock-tip = À chaque événement, il se rapproche. Après le dernier, il tombe et la partie est finie.
area-attacks = Attaques du tour, la plus faible d’abord
area-attacks-tip = L’attaque la plus faible frappe la première ; les attaques égales d’une même espèce s’annulent.
waiting-choosing = choisit…
waiting-ready = prêt
waiting-done = terminé
area-event = Événement du tour
area-pile = Pioche
area-pile-tip = { $cards ->
    [0] Elle est vide : la défausse sera mélangée.
    [1] Il reste une carte à piocher.
   *[other] Il reste { $cards } cartes à piocher.
}
area-discard = Défausse
area-discard-tip = { $cards ->
    [0] Elle est encore vide.
   *[other] On y trouve { $list }.
}
area-hand = Votre main
area-hand-empty = Aucune carte
area-prepared = Préparé par { $name }
area-prepared-own = Préparé
area-grave-own = Votre cimetière
area-grave = Cimetière de { $name }
area-grave-tip = { $cards ->
    [0] Chaque carte mise ici vaut 2 points à la fin.
    [1] Une carte, qui vaut 2 points.
   *[other] { $cards } cartes, qui valent 2 points chacune.
}
area-grave-buried = Vous y avez enterré en secret { $list }.
area-island = Île de { $name }
area-island-own = Votre île
area-island-tip = { $sort ->
    [trex] Île T-Rex : le vaincu s’installe sur le même territoire.
   *[ptit] Île P’tit Rex : le vaincu s’installe où l’on veut.
}
prepared-down = Préparé par { $name }, face cachée
pile-top = { $cards ->
    [1] Pioche, une carte
   *[other] Pioche, { $cards } cartes
}
badge-clashed = annulé : 2 points par carte
badge-captured = vaincu à l’instant
badge-power = attaque avec { $power }

## Ce qui s’est passé

event-island-chosen = { $seat } joue sur une { $island }.
event-hand-exchanged = { $seat } avait au moins cinq cartes d’une même espèce et change de main.
event-turn-began = Le tour { $number } commence.
event-event-turned = L’événement du tour est « { $event } ».
event-meteorites-fell = Les météorites ferment { $lands-the } pour ce tour.
event-erupted = Éruption volcanique : on passe aussitôt à l’événement suivant !
event-whirled = La tornade fait changer de place les deux dinosaures de chaque espèce.
event-exchanged = { $seat } échange { $cards-a }.
event-prepared = Vous préparez { $card-a }.
event-revealed = { $seat } révèle { $cards-a }.
event-buried = { $seat } met { $number ->
    [one] une carte
   *[other] { $number } cartes
} au cimetière.
event-buried-cards = Vous avez enterré { $cards-a }.
event-supported = { $seat } choisit d’attaquer les { $species }.
event-clashed = { $seats } attaquent les { $species } avec le même total, { $power } : leurs attaques s’annulent.
event-attacked = { $seat } attaque { $land-the } avec un total de { $power }, bat { $beaten-a } et laisse { $left-a } à sa place.
event-found-nothing = { $seat } ne trouve rien à attaquer et défausse ses cartes.
event-settled = { $anywhere ->
    [1] { $seat } installe { $card-a } sur son île.
   *[other] { $seat } installe { $card-a } { $land-in } de son île.
}
event-replaced = { $anywhere ->
    [1] { $seat } installe { $card-a } sur son île, à la place de { $old-a }.
   *[other] { $seat } installe { $card-a } { $land-in } de son île, à la place de { $old-a }.
}
event-declined = { $seat } garde son île telle quelle et défausse { $card-a }.
event-refilled = { $seat } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
event-drew = Vous avez pioché { $cards-a }.
event-reshuffled = { $cards ->
    [one] La défausse mélangée devient une pioche d’une carte.
   *[other] La défausse mélangée devient une pioche de { $cards } cartes.
}
event-bonus-won = { $seat } a rempli son île et gagne un bonus de { $points } points !
event-rock-fell = Le Gros Caillou tombe. Il ne reste rien de l’Île de Twist.

## La fin

outcome-rock-fell-short = le Gros Caillou
outcome-rock-fell = { $count ->
    [one] Le Gros Caillou est tombé : { $winners } l’emporte.
   *[other] Le Gros Caillou est tombé : { $winners } se partagent la victoire.
}
points-island = { $dinos ->
    [0] Aucun dinosaure sur l’île
    [1] Un dinosaure sur l’île
   *[other] { $dinos } dinosaures sur l’île
}
    .source = Dinosaures sur l’île
points-island-bonus = Île remplie
points-cemetery = { $cards ->
    [0] Aucune carte au cimetière
    [1] Une carte au cimetière
   *[other] { $cards } cartes au cimetière
}
    .source = Cartes au cimetière
points-claws = { $claws ->
    [1] Le plus de Longues Griffes : une
   *[other] Le plus de Longues Griffes : { $claws }
}
    .source = Le plus de Longues Griffes
