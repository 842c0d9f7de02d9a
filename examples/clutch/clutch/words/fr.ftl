title = La Couvée
tagline = Envoyez une mère à chaque nid : la plus forte couve, la plus faible trouve un œuf perdu.
seat = joueur { $number }
mother = mère { $number }
back = une mère cachée
nest-of = un nid de { $eggs } { $eggs ->
    [one] œuf
   *[other] œufs
}
nests-left = Nids à venir
area-nest = Le nid
area-played = Au nid
area-hand = Mères : { $name }
ask-send = Quelle mère envoyez-vous au nid ?
status = Chacun choisit une mère.
status-over = Le dernier nid est pris.
why-not-in-hand = Vous ne pouvez envoyer qu'une mère de votre main.
event-dealt = { $seat } pioche : { $mother }.
event-sent = { $seat } envoie : { $mother }.
event-found = { $seat } couve { $eggs } { $eggs ->
    [one] œuf
   *[other] œufs
}.
points-eggs = Œufs
over = { $count ->
    [one] { $winners } a le plus d'œufs.
   *[other] { $winners } se partagent la victoire.
}
