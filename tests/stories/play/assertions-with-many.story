One garden, told in assertions of many shapes.
--- source
"Assertions" by Nobody

A creature is a kind of animal. A creature has a number called legs. The legs of a creature is usually 4. A spider is a kind of creature with legs 8. A bird is a kind of creature. The legs of a bird is 2. A bird has a text called song. The song of a bird is usually "tweet". Every bird can be caged or free. A bird is usually free. A finch is a kind of bird with song "chirp". 
The Aviary is a room with description "Full of birds: [list of birds in the Aviary]." The Aviary has printed name "aviary". North of the Aviary is the Garden. The Garden has printed name "The Green Garden". South of the Garden and east of the Shed is the Aviary.
A coop is here. It is an open unopenable container. In the coop are two finches, a robin and an egg. The robin is a bird with song "warble" . The description of the robin is "It has [legs of the item described] legs."
The egg can be fresh, stale or rotten. The egg is stale.
The nest is in the coop. The nest is a portable supporter with carrying capacity 2. On the nest is a feather.
Jim is a man in the Garden with description "A gardener.". Jim wears a straw hat, muddy boots and an apron. Jim carries a rake. Jim has a number called age. The age of Jim is 61. A person can be asleep or awake. A person is usually awake. Jim is asleep.
The boots are plural-named. The indefinite article of the boots is "a pair of". 
Every room has a number called size. The size of a room is usually 5. The size of the Garden is 10. A room can be large. The Garden is large. 
A tree is a kind of thing. It is usually fixed in place. A tree has some text called bark. Three trees are in the Garden. An oak is a tree in the Garden. The bark of the oak is "rough". "A mighty oak stands here." 
A leaf is a kind of thing. A leaf is part of every tree. A ribbon is in the Shed. 
The Shed contains a bench and a spade. The bench is scenery. It is an enterable supporter. The bench supports a pot. The pot contains soil. The pot is a container.  
The gate is a door. It is west of the Garden and east of the Lane. The gate is closed and lockable and locked. The matching key of the gate is the iron key. The iron key is carried by Jim. The description of the gate is "Rusty."
The sky is a backdrop. "Blue." It is everywhere. The Outdoors is a region. The Garden and the Lane are in the Outdoors. The wall is a backdrop. The wall is in the Garden and the Lane. The hum is a backdrop in the Outdoors. 
The Lane is dark. The player is in the Shed. The player carries a torch. The torch is lit. The player has a number called luck. The luck of the player is 3. The description of the player is "Tired but [if the luck of the player > 2]lucky[otherwise]poor[end if]."
Definition: a room is big if its size > 7. 
Some rice is in the Shed. The rice is edible. An unripe apple is in the Shed. An hourglass is a device in the Shed. It is switched on. 
Twelve pearls are in the Shed. A pearl is a kind of thing. 
A box of matches is in the Shed. The box of matches is a closed openable container. A match is a kind of thing. Five matches are in the box of matches. Understand "matchbox" as the box of matches.
The cage, the perch and the swing are things. The cage is in the Shed. The cage is an enterable transparent closed openable container. The perch is part of the cage. The swing is in the cage. 
The canary is a bird inside the cage. She is caged. The song is "la la". 
A thing has a thing called partner. The rake and the spade are things. The partner of the rake is the spade. 
The old man is a man in the Lane. Old man's hut is a room. It is west from the Lane. The hut has size 2. 
Understand "mister" as Jim. Jim's hat is a thing worn by Jim. 
A crow is a bird. It is in the Lane.

Carry out jumping:
	repeat with P running through things:
		say "[if P is proper-named]=[end if][if P is plural-named]*[end if][P]: [holder of P][if P is fixed in place]F[end if][if P is scenery]S[end if][if P provides the property legs], [legs of P][end if][if P provides the property song] [song of P][end if][if P is caged] caged[end if][if P provides the property partner] [partner of P][end if].";
	say "[list of asleep people] / [list of big rooms] / [list of large rooms] / [list of rooms] [list of dark rooms] / [bark of oak] / [size of hut] [egg].";
	repeat with R running through rooms:
		say "[R] ([printed name of R]) [size of R] n [the room north of R] s [the room south of R] e [room east of R] w [room west of R].";
	repeat with T running through trees:
		say "[T] [list of things which are part of T].".
--- play

Assertions
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed
On the bench is a pot (in which is soil).

You can also see a ribbon, a spade, some rice, an unripe apple, a hourglass, Twelve pearls, a box of matches (closed) and a cage (closed) (in which are a swing and a canary) here.

>jump
coop: The Green Garden yourself.
robin: coop, 2 warble yourself.
egg: coop yourself.
finch: coop, 2 chirp yourself.
finch: coop, 2 chirp yourself.
nest: coop yourself.
feather: nest yourself.
=Jim: The Green Garden yourself.
straw hat: Jim yourself.
=*muddy boots: Jim yourself.
apron: Jim yourself.
rake: Jim spade.
iron key: Jim yourself.
=Jim's hat: Jim yourself.
tree: The Green GardenF yourself.
tree: The Green GardenF yourself.
tree: The Green GardenF yourself.
oak: The Green GardenF yourself.
=yourself: Shed yourself.
torch: yourself yourself.
ribbon: Shed yourself.
bench: ShedFS yourself.
pot: bench yourself.
=soil: pot yourself.
spade: Shed yourself.
*rice: Shed yourself.
unripe apple: Shed yourself.
hourglass: Shed yourself.
=Twelve pearls: Shed yourself.
box of matches: Shed yourself.
match: box of matches yourself.
match: box of matches yourself.
match: box of matches yourself.
match: box of matches yourself.
match: box of matches yourself.
cage: Shed yourself.
swing: cage yourself.
canary: cage, 2 la la caged yourself.
leaf: tree yourself.
leaf: tree yourself.
leaf: tree yourself.
oak's leaf: oak yourself.
gate: The Green GardenF yourself.
old man: Lane yourself.
crow: Lane, 2 tweet yourself.
sky: ShedFS yourself.
wall: nothingFS yourself.
hum: nothingFS yourself.
perch: cage yourself.
Jim / The Green Garden / The Green Garden / aviary, The Green Garden, Shed, Lane and Old man's hut Lane / rough / 2 egg.
aviary (aviary) 5 n the The Green Garden s nothing e nothing w Shed.
The Green Garden (The Green Garden) 10 n nothing s the aviary e nothing w Lane.
Shed (Shed) 5 n nothing s nothing e aviary w nothing.
Lane (Lane) 5 n nothing s nothing e The Green Garden w Old man's hut.
Old man's hut (Old man's hut) 2 n nothing s nothing e Lane w nothing.
tree leaf.
tree leaf.
tree leaf.
oak oak's leaf.

You jump, and come down again.

>look
Shed
On the bench is a pot (in which is soil).

You can also see a ribbon, a spade, some rice, an unripe apple, a hourglass, Twelve pearls, a box of matches (closed) and a cage (closed) (in which are a swing and a canary) here.

>n
There is no way in that direction.

>look
Shed
On the bench is a pot (in which is soil).

You can also see a ribbon, a spade, some rice, an unripe apple, a hourglass, Twelve pearls, a box of matches (closed) and a cage (closed) (in which are a swing and a canary) here.

>x robin
You see nothing of that name.

>x me
Tired but lucky.

>s
There is no way in that direction.

>take egg
You see nothing of that name.

>x egg
You see nothing of that name.

>w
There is no way in that direction.

>look
Shed
On the bench is a pot (in which is soil).

You can also see a ribbon, a spade, some rice, an unripe apple, a hourglass, Twelve pearls, a box of matches (closed) and a cage (closed) (in which are a swing and a canary) here.

>x box
You notice nothing out of the ordinary about the box of matches.

>open matchbox
You open the box of matches to find inside five matches.

>take matches
box of matches: You take the box of matches.
match: You take the match.
match: You take the match.
match: You take the match.
match: You take the match.
match: You take the match.

>x canary
You notice nothing out of the ordinary about the canary.

>i
You have with you:
  five matches
  a box of matches (open but empty)
  a torch (providing light)

>
