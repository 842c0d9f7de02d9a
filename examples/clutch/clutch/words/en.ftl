title = Clutch
tagline = Send a mother to each nest: the strongest broods, the weakest finds a stray egg.
seat = player { $number }
mother = mother { $number }
back = a hidden mother
nest-of = a nest of { $eggs } { $eggs ->
    [one] egg
   *[other] eggs
}
nests-left = Nests to come
area-nest = The nest
area-played = At the nest
area-hand = { $name }'s mothers
ask-send = Which mother do you send to the nest?
status = Everybody chooses a mother.
status-over = The last nest is taken.
why-not-in-hand = You can only send a mother from your hand.
event-dealt = { $seat } draws { $mother }.
event-sent = { $seat } sends { $mother }.
event-found = { $seat } broods { $eggs } { $eggs ->
    [one] egg
   *[other] eggs
}.
points-eggs = Eggs
over = { $count ->
    [one] { $winners } has the most eggs.
   *[other] { $winners } share the victory.
}
