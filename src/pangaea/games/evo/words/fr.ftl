### EVO.

title = EVO
tagline = Des dinosaures en marche : suivre le climat, se multiplier, miser sur des gènes, et gare à la météorite.
note-map = L’île imprimée est restée introuvable : l’emplacement des terrains et des étoiles est notre reconstitution. Si vous avez la boîte, vous pouvez charger un fichier de boîte corrigé avec une autre carte.
note-meteor = La piste de la météorite est notre reconstitution : sa longueur, ses cases de départ et les faces qui terminent la partie.

## Variants

variant-island = Île à quatre joueurs
variant-island-meaning = À quatre, deux îles différentes sont possibles. À trois ou à cinq, il n’y en a qu’une.
variant-island-AD = A et D
variant-island-BC = B et C
variant-comes_back = Les espèces éteintes reviennent
variant-comes_back-meaning = Non : une espèce sans dinosaure n’a pas de naissance, comme le dit la règle publiée. Oui : ses nouveau-nés peuvent apparaître sur des cases vides.
variant-experts = Enchères des experts
variant-experts-meaning = On tire à chaque tour un gène de moins que de joueurs, et qui subit une surenchère peut abandonner.

## Choses

zone-beach = { $zone } (plage)
zone-plain = { $zone } (prairie)
zone-hill = { $zone } (colline)
zone-mountain = { $zone } (montagne)
climate-beach = jaune (plages)
climate-plain = verte (prairies)
climate-hill = brune (collines)
climate-mountain = grise (montagnes)
gene-leg = patte
gene-horn = corne
gene-egg = œuf
gene-fur = fourrure
gene-parasol = parasol
gene-tail = queue
gene-mutant = mutant
gene-card = carte
gene-leg-tip = Chaque patte donne un pas pendant les mouvements.
gene-horn-tip = Plus de cornes, plus de combats gagnés.
gene-egg-tip = Chaque œuf donne un nouveau-né pendant les naissances.
gene-fur-tip = Chaque fourrure sauve un dinosaure en zone froide.
gene-parasol-tip = Chaque parasol sauve un dinosaure en zone chaude.
gene-tail-tip = La plus longue queue joue en premier.
gene-mutant-tip = Chaque mutant baisse de 1 le prix des gènes suivants.
gene-card-tip = Piochez aussitôt une carte événement ; le gène sort du jeu.
gene-row = gène { $number }
genes-of = { $number } × { $gene }
amount = { $number }
pass = passer
rest = passer jusqu’à la fin du tour
done = terminé
drop = renoncer à un gène
weather-forward = en avant
weather-stay = sur place
weather-back = en arrière

## Cartes

card-flood = Déluge
card-flood-effect = Lancez le dé pour chaque dinosaure au bord de la mer et ajoutez ses parasols : il meurt à 4 ou moins.
card-accident = Accident
card-accident-effect = Retirez un dinosaure à un adversaire qui en a au moins cinq.
card-catastrophe = C’est la cata
card-catastrophe-effect = Pas de dé du climat : le pion avance de deux cases.
card-weather = Gène météo
card-weather-effect = Pas de dé du climat : choisissez en avant, sur place ou en arrière.
card-seasons = Y a plus de saison
card-seasons-effect = Le pion passe sur l’autre case de sa couleur, verte ou brune, avant le dé.
card-motivation = Motivation
card-motivation-effect = Autant de pas que vous avez de dinosaures, au lieu de vos pattes.
card-super-size = Maousse kosto
card-super-size-effect = Deux cornes de plus quand vous attaquez dans cette phase.
card-big-brother = Grand frère
card-big-brother-effect = Deux cornes de plus quand vous êtes attaqué dans cette phase.
card-peace-gas = Gaz de combat
card-peace-gas-effect = Vous et un adversaire ne pouvez pas vous attaquer dans cette phase.
card-vegetarian = Régime végétarien
card-vegetarian-effect = Aucun combat jusqu’à la fin du tour.
card-thermal = Pthermolactyl
card-thermal-effect = Tous vos dinosaures en zone froide survivent.
card-scorcher = On crame
card-scorcher-effect = Chaque espèce a un parasol de moins ce tour-ci.
card-cuckoo = Ciel mon mari
card-cuckoo-effect = Remplacez par un des vôtres un nouveau-né d’un adversaire qui a au moins cinq dinosaures.
card-killer-babies = Y a plus de jeunesse
card-killer-babies-effect = Vos nouveau-nés peuvent naître sur des cases adverses et attaquent avec une corne de plus.
card-long-range = Pondeuse musclée
card-long-range-effect = Vos nouveau-nés peuvent se poser à deux ou trois pas d’un adulte.
card-dud = Raté évolutionniste
card-dud-effect = On tire un gène de moins ; on peut passer à ces enchères.
card-separate = Évolution séparée
card-separate-effect = Qui surenchérit sur vous doit miser au moins 3 de plus.
card-adaptable = Peau adaptable
card-adaptable-effect = Tous vos dinosaures en zone chaude survivent.
card-survivalist = Gène survivaliste
card-survivalist-effect = Chacun perd un point par dinosaure mort dans cette phase.
card-cold-snap = Ça caille
card-cold-snap-effect = Chaque espèce a une fourrure de moins ce tour-ci.
card-encore = Encore
card-encore-effect = Prenez en main la carte qui vient d’être jouée, pour un tour suivant.
card-me-first = Moi d’abord
card-me-first-effect = Vous jouez en premier jusqu’à la fin du tour.
card-quiet-eon = Éon calme
card-quiet-eon-effect = Plus aucune carte ce tour-ci.
card-unexpected = Gène inattendu
card-unexpected-effect = Vaut 2 points au décompte final ; la carte se révèle d’elle-même.
card-spurt = Sursaut génétique
card-spurt-effect = Paie jusqu’à 3 du prix d’un gène.
card-no-births = L’évolution capote
card-no-births-effect = Personne n’a de naissance ce tour-ci.

## Questions et réponses

ask-card = Jouez-vous une carte maintenant ?
ask-encore = La carte « { $card } » vient d’être jouée : la prenez-vous en main avec Encore ?
ask-weather = Dans quel sens va le climat ?
ask-accident = Quel dinosaure a un accident ?
ask-peace = Avec qui faites-vous la paix ?
ask-cuckoo = Quel nouveau-né remplacez-vous ?
ask-walk = Quel dinosaure fait un pas ? { $steps ->
    [0] Il ne reste aucun pas.
    [one] Il reste un pas.
   *[other] Il reste { $steps } pas.
}
ask-go = Où va-t-il ?
ask-birth = Où naît le petit ? { $eggs ->
    [one] C’est le dernier.
   *[other] Il en reste { $eggs } à pondre.
}
ask-remove = Trop de dinosaures au froid ou au chaud : lequel meurt ?
ask-gene = Sur quel gène misez-vous ?
ask-bid = Combien misez-vous sur le gène { $gene } ?
choice-pass = Passer
choice-rest = Passer jusqu’à la fin du tour
choice-rest-hint = On vous interroge de nouveau si quelqu’un joue une carte.
choice-card = Jouer « { $card } »
choice-walk = Déplacer le dinosaure de { $zone }
choice-stop = Finir le mouvement
choice-go = Aller en { $zone }
choice-attack = Attaquer { $name } en { $zone }
choice-lay = Pondre en { $zone }
choice-no-more = Ne plus pondre
choice-gene = Miser sur le gène { $gene }
choice-drop = Renoncer à un gène
choice-weather-forward = Avancer le pion sur la case { $terrain }
choice-weather-stay = Laisser le pion sur la case { $terrain }
choice-weather-back = Reculer le pion sur la case { $terrain }
choice-peace = Faire la paix avec { $name }
choice-bid = Miser { $amount }
choice-remove = Sacrifier le dinosaure de { $zone }
choice-accident = Frapper le dinosaure de { $name } en { $zone }
choice-cuckoo = Remplacer le petit de { $name } en { $zone }
hint-attack = { $wins ->
    [one] gagne avec une face sur { $faces }
   *[other] gagne avec { $wins } faces sur { $faces }
}, sinon le vôtre est perdu
hint-space = { $season } : { $fate }
hint-steps-lost = { $steps ->
    [one] le pas restant est perdu
   *[other] les { $steps } pas restants sont perdus
}
hint-herd = { $name } a { $dinos } dinosaures
hint-horns = { $theirs ->
    [0] aucune corne
    [one] une corne
   *[other] { $theirs } cornes
} contre { $mine } chez vous
hint-saved = { $season } : { $kept ->
    [0] aucun de vos { $standing } ne peut survivre
    [one] un seul de vos { $standing } peut survivre
   *[other] { $kept } de vos { $standing } peuvent survivre
}
hint-least = à partir de { $least }, soit { $price } à payer
hint-price = vous payez { $price } et gardez { $left }

why-not-in-hand = Vous n’avez pas cette carte en main.
why-not-first-turns = Aucune carte ne se joue pendant les deux premiers tours.
why-not-quiet-eon = Éon calme a été joué : plus aucune carte ce tour-ci.
why-not-before-next-turn = Une carte reprise avec Encore ne se joue pas avant le tour suivant.
why-not-second-climate = Une carte modifiant le climat a déjà été jouée ce tour-ci.
why-not-no-twin = Le pion est sur une couleur qui n’a qu’une seule case.
why-not-nothing-to-pay = Vous n’avez rien à payer, cette carte ne servirait à rien.
why-not-moment = Ce n’est pas le moment de jouer cette carte.
why-not-no-herd = Aucun adversaire n’a au moins { $herd } dinosaures sur l’île.
why-not-no-reserve = Tous vos dinosaures sont déjà sur l’île : il ne vous en reste aucun à poser.
why-not-no-nest = Aucun adversaire ayant au moins { $herd } dinosaures n’a de nouveau-né de cette phase.
why-not-yours = Aucun de vos dinosaures ne s’y trouve.
why-not-no-steps = Vous avez utilisé tous vos pas ({ $steps }).
why-not-stuck = Il ne peut aller nulle part : toutes les cases autour lui sont fermées.
why-not-adjacent = Un pas ne mène que dans une case adjacente.
why-not-own-dinosaur = L’un de vos propres dinosaures s’y trouve.
why-not-vegetarian = Régime végétarien : aucun combat ce tour-ci.
why-not-peace = Gaz de combat : vous ne pouvez pas vous attaquer l’un l’autre.
why-not-horns = Il compte au moins deux cornes de plus que vous : vous ne pouvez pas l’attaquer.
why-not-big-brother = Avec Grand frère, il compte au moins deux cornes de plus que vous : vous ne pouvez pas l’attaquer.
why-not-newborn-horns = Il a au moins deux cornes de plus que n’en aurait votre nouveau-né : vous ne pouvez pas l’attaquer.
why-not-forced = Il y a une case vide à côté d’un adulte : la naissance est obligatoire.
why-not-forced-return = Une espèce qui revient doit pondre tant qu’il y a de la place pour un nouveau-né.
why-not-occupied = Un nouveau-né a besoin d’une case vide.
why-not-occupied-return = Une espèce sans adulte ne revient que sur des cases vides.
why-not-near-adult = Un nouveau-né a besoin d’une case à côté d’un de vos adultes.
why-not-in-reach = Un nouveau-né a besoin d’une case à { $steps } pas au plus d’un de vos adultes.
why-not-near-newborn = Une espèce qui revient pose ses nouveau-nés les uns à côté des autres.
why-not-drop = Vous devez miser : personne ne peut passer à ces enchères.
why-not-drop-unless-outbid = Vous devez miser : seul un joueur qui subit une surenchère peut abandonner.
why-not-no-gene = Il n’y a pas de tel gène à ces enchères.
why-not-equal-gene = Un gène identique, plus haut, est libre lui aussi : misez sur le premier.
why-not-too-much = Vous pouvez miser { $most } au plus : vous ne pourriez pas payer davantage.
why-not-outbid = Pour surenchérir ici, il faudrait miser au moins { $least } ; vous pouvez miser { $most } au plus.
why-not-too-little = La mise doit être d’au moins { $least }.
why-not-yourself = Choisissez un adversaire, pas vous-même.
why-not-rival = Choisissez un dinosaure adverse.
why-not-small-herd = Son propriétaire a moins de { $herd } dinosaures.
why-not-newborn = Ce n’est pas un nouveau-né de cette phase.
why-not-furs = Vos fourrures suffisent pour tous vos dinosaures en zone froide.
why-not-parasols = Vos parasols suffisent pour tous vos dinosaures en zone chaude.
why-not-thermal = Pthermolactyl sauve tous vos dinosaures en zone froide.
why-not-adaptable = Peau adaptable sauve tous vos dinosaures en zone chaude.
why-not-temperate = Il est en zone tempérée et survit.

## La table

status-over = La partie est finie
status-cards = Tour { $turn } · phase { $phase } · le moment de jouer des cartes
status-turn = Tour { $turn } · phase { $phase } · à { $name } de décider
phase-climate = 2 (climat)
phase-movement = 3 (mouvements et combats)
phase-births = 4 (naissances)
phase-survival = 5 (survie et points)
phase-meteor = 6 (météorite)
phase-auction = 6 (enchères)
brief-climate = climat
brief-movement = mouvement
brief-births = naissances
brief-survival = survie
brief-meteor = météorite
brief-auction = enchères
fact-turn = Tour
fact-phase = Phase
fact-last-turn = Risque de dernier tour
fact-next-last = Risque que le prochain tour soit le dernier
fact-steps = Pas restants
fact-eggs = Nouveau-nés à poser
fact-dinos = Dinosaures
fact-cards = Cartes
fact-place = Ordre du tour
fact-horns = Cornes
area-island = L’île
area-island-tip = Givre, chaleur et cendre montrent ce qui est froid, chaud ou mortel ce tour-ci ; un dinosaure affaissé sous un crâne mourra si rien ne change.
spot-zone = { $zone }, { $season }
spot-tip = { $season }{ $coast ->
    [yes] {" "}Au bord de la mer.
   *[no] {""}
} Prochain lancer : { $next }.
terrain-season = { $terrain } : { $season }
terrain-beach = plages
terrain-plain = prairies
terrain-hill = collines
terrain-mountain = montagnes
season-temperate = zone tempérée
season-cold = zone froide
season-hot = zone chaude
season-deadly = zone mortelle
season-temperate-tip = Tout le monde y survit.
season-cold-tip = Un dinosaure par fourrure y survit.
season-hot-tip = Un dinosaure par parasol y survit.
season-deadly-tip = Personne n’y survit.
dino = Dinosaure de { $name } en { $zone }
fate-doomed = mourra si rien ne change
fate-at-risk = risque de mourir : ils sont trop pour les fourrures ou les parasols
fate-safe-there = il survit
fate-at-risk-there = ils y sont trop, l’un d’eux meurt
fate-doomed-there = il meurt
fate-safe-tip = En l’état, il survit.
fate-at-risk-tip = Trop de dinosaures de cette espèce sont sur ce genre de terrain : leur propriétaire choisira qui meurt.
fate-doomed-tip = Il mourra à la prochaine phase de survie si rien ne change.
badge-newborn = nouveau-né de ce tour
area-climate = Climat
area-climate-tip = Le pion montre la couleur tempérée. Il avance dans le sens des aiguilles d’une montre de 3 à 6, reste sur place à 2 et recule à 1 ; les chances sont celles du prochain lancer.
climate-space = Case { $terrain } : { $faces ->
    [0] hors d’atteinte du prochain lancer
    [one] atteinte avec une face du dé
   *[other] atteinte avec { $faces } faces du dé
}
climate-marker = Pion climat sur la case { $terrain }
odds-climate = { $faces ->
    [one] le prochain lancer mène ici avec une face
   *[other] le prochain lancer mène ici avec { $faces } faces
}
area-meteor = Météorite
area-meteor-tip = Sur les cases à faces, l’une d’elles termine la partie. La dernière case la termine toujours.
meteor-space = Case { $space } : { $faces ->
    [0] sans danger
    [6] impact
    [one] une face du dé termine la partie
   *[other] { $faces } faces du dé terminent la partie
}
meteor-marker = Météorite sur la case { $space }
area-auction = Enchères
area-auction-tip = Chacun mise sur un gène ; qui subit une surenchère mise de nouveau aussitôt.
auction-free = libre
auction-standing = { $name } : { $amount }
auction-you-pay = dès { $least } : coûte { $price }
auction-too-dear = trop cher pour vous
auction-step = Mise de { $amount } sur le gène { $gene }
auction-more = Mise de plus de { $amount } sur le gène { $gene }
auction-bid = Mises sur le gène { $gene } : au moins { $least }
auction-outbid = Mise de { $name } sur le gène { $gene } : au moins { $least } pour surenchérir
bid = Mise de { $name } : { $amount }
bid-tip = À payer en l’état : { $price }
area-dice = Dés
area-dice-empty = Pas encore de lancer
die-climate = { $name } a fait { $pips } pour le climat
die-fight = { $name } a fait { $pips } au combat
die-meteor = { $name } a fait { $pips } pour la météorite
die-flood = Déluge : { $pips } pour un dinosaure de { $name }
die-fatal = un dinosaure y a laissé la vie
area-pile = Événements
pile-top = { $cards ->
    [one] Une carte événement dans la pile
   *[other] { $cards } cartes événement dans la pile
}
area-played = Jouées
area-played-empty = Aucune carte jouée
area-genes = L’espèce de { $name }
portrait = L’espèce de { $name } : { $genes }
area-hand = Cartes de { $name }
area-hand-empty = Aucune carte
hidden-cards = { $cards ->
    [one] Une carte cachée
   *[other] { $cards } cartes cachées
}

## Ce qui se passe

event-start-drawn = { $seat } commence en { $zone }.
event-cards-dealt = { $seat } reçoit les cartes { $cards }.
event-turn-began = Le tour { $number } commence.
event-order-fixed = Ce tour se joue dans l’ordre suivant : { $seats }.
event-climate-rolled = { $seat } fait { $die } au dé du climat : le pion est maintenant sur la case { $climate }.
event-climate-moved = Le pion climat est maintenant sur la case { $climate }.
event-walked = { $seat } déplace un dinosaure de { $origin } vers { $zone }.
event-attack-won = { $seat } attaque { $owner } en { $zone }, fait { $die } et gagne.
event-attack-lost = { $seat } attaque { $owner } en { $zone }, fait { $die } et perd.
event-born = { $seat } fait naître un petit en { $zone }.
event-died = Le climat tue { $number ->
    [one] un dinosaure
   *[other] { $number } dinosaures
} de { $seat } en { $zones } : { $seasons }.
event-scored = { $seat } { $points ->
    [0] ne marque aucun point : son espèce n’a plus de dinosaure sur l’île
    [one] marque un point pour son survivant
   *[other] marque { $points } points pour ses survivants
}.
event-meteor-moved = La météorite arrive sur la case { $space }.
event-meteor-missed = { $seat } fait { $die } au dé de la météorite : la partie continue.
event-meteor-struck = { $seat } fait { $die } au dé de la météorite : elle frappe !
event-genes-drawn = Voici les gènes mis aux enchères : { $genes }.
event-bid-placed = { $seat } mise { $amount } sur le gène { $gene }.
event-was-outbid = { $seat } subit une surenchère.
event-dropped-out = { $seat } abandonne ces enchères et ne reçoit pas de gène.
event-priced-out = { $seat } a trop peu de points pour miser et ne reçoit pas de gène.
event-passed = { $seat } passe à ces enchères et ne reçoit pas de gène.
event-found-too-few = Il y a trop peu de gènes : { $seat } passe et n’en reçoit pas.
event-gene-bought = { $seat } obtient le gène { $gene } { $price ->
    [0] sans rien payer
    [one] pour un point
   *[other] pour { $price } points
}.
event-card-drawn = { $seat } pioche une carte événement.
event-card-seen = { $seat } a pioché « { $card } ».
event-card-played = { $seat } joue « { $card } ».
event-card-laid = { $seat } pose « { $card } » avec sa mise.
event-card-returned = « { $card } » revient dans la main de { $seat }.
event-card-taken-back = { $seat } prend « { $card } » en main avec Encore.
event-drowned = Le dé donne { $die } : le déluge emporte le dinosaure de { $seat } en { $zone }.
event-escaped = Le dé donne { $die } : le dinosaure de { $seat } en { $zone } échappe au déluge.
event-struck = { $seat } provoque un accident : { $owner } perd son dinosaure en { $zone }.
event-peace-made = { $seat } et { $rival } ne peuvent pas s’attaquer pendant cette phase.
event-replaced = { $seat } met un de ses dinosaures à la place du nouveau-né de { $owner } en { $zone }.
event-fined = { $seat } perd { $points ->
    [one] un point pour un dinosaure mort
   *[other] { $points } points pour les dinosaures morts
} pendant cette phase.

## La fin

outcome-die-short = le dé de la météorite
outcome-die = La météorite a frappé : { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
}.
outcome-impact-short = la dernière case de la météorite
outcome-impact = La météorite a atteint sa dernière case : { $winners } { $count ->
    [one] gagne
   *[other] partagent la victoire
}.
points-start = Points de départ
points-survivors = Dinosaures survivants
points-genes = Payé pour des gènes
points-fined = Perdu par le Gène survivaliste
points-unexpected = Gène inattendu
