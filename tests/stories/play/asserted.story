Sentences of fact in their many forms: relative clauses, pronouns, lists with and, each of a kind, what is worn and carried, properties given with a value, by a value and by an adjective, conditions of a thing, and what comes of them.
--- source
"Asserted"

A colour is a kind of value. The colours are red, green and blue. A thing has a colour. A thing has a number called the weight. The weight of a thing is usually 3. A thing can be heavy, middling or light. A thing is usually middling.
A person has a text called the mood. The mood of a person is usually "calm". A person is either busy or idle. A person is usually idle.
A jar is a kind of container. A jar is usually openable and closed. A jar has a colour called the tint. The tint of a jar is usually blue. A bean is a kind of thing. Every jar contains a bean. The colour of a bean is usually green.
A lid is a kind of thing. A lid is part of every jar.
The Hall is a room. "A hall." East of the Hall is the Court. West of the Court is the Hall. The Tower is a dark room. It is above the Court. The description is "A tower." 
In the Hall is a jar called the stoneware. It is open. In it is a spoon. The tint of the stoneware is red.
A man called Sir Otto is in the Hall. He is wearing a hat and some boots. He carries a sword. The mood of Sir Otto is "gruff".
A woman called Lady Una is in the Court. She is busy. The mood of Lady Una is "glad". She carries a fan. The fan is red and heavy. It has weight 9. The printed name is "silk fan".
A supporter called the plinth is in the Court. It is fixed in place. On it are a bust, a vase and the key of the tower. The vase is blue. The bust is heavy and green. The weight of the bust is 12.
The player is in the Court. The player is wearing a cloak. The player is carrying a lantern and a scroll. The lantern is lit. The cloak is green.
The gate is a door. The gate is north of the Hall and south of the Garden. The gate is locked and lockable. The matching key of the gate is the key of the tower.
The Garden is a room with description "Green." The Garden is privately-named. The printed name of the Garden is "Some Garden". The Pond is a backdrop. It is in the Garden and the Court.
A pouch is a closed openable container carried by Lady Una. Some coins are in the pouch. The weight of the coins is 40. The pouch is red.
The plural of ox is oxen. An ox is a kind of animal. Two oxen are in the Garden. The indefinite article of the sword is "Otto's". The sword is proper-named.
The door frame, the sill and the hinge are parts of the gate. Bits is a region. The Garden and the Tower are in Bits.
The lamp-post is scenery in the Court. "Iron." The initial appearance of the scroll is "Here is a scroll." The bench is an enterable supporter in the Garden. It is scenery. On the bench is a cushion.
A table-leg is a kind of thing. Four table-legs are in the Tower. The cat is an animal in the Hall. The cat is either asleep, awake or gone. The cat is awake. The carrying capacity of the player is 3. The cat has carrying capacity 1.
Tally is a number that varies. Tally is 4. The hero is a person that varies. The hero is Sir Otto. The motto is some text that varies. The motto is usually "On." The pace is always 6. Best colour is a colour that varies. Best colour is blue.
When play begins:
	repeat with X running through things:
		say "[X], [a X], [The X]: [colour of X], [weight of X][if X is heavy], heavy[otherwise if X is light], light[end if]; in [holder of X][if X is part of something] (part)[end if][if X is worn] (worn)[end if].";
	repeat with P running through people:
		say "[P]: [mood of P][if P is busy], busy[end if], [carrying capacity of P].";
	repeat with R running through rooms:
		say "[R] ([the R]): [if R is lighted]lit[otherwise]dark[end if], [list of things in R]; [list of rooms adjacent to R].";
	repeat with J running through jars:
		say "[J]: [tint of J][if J is open], open[end if], [list of things in J].";
	say "[Tally] [hero] [motto] [pace] [best colour]; [the matching key of the gate]; [front side of the gate], [back side of the gate]; [number of oxen], [list of beans], [if the cat is awake]awake[end if]."
--- play

stoneware, the stoneware, The stoneware: red, 3; in Hall.
bean, a bean, The bean: green, 3; in stoneware.
spoon, a spoon, The spoon: red, 3; in stoneware.
Sir Otto, Sir Otto, Sir Otto: red, 3; in Hall.
hat, a hat, The hat: red, 3; in Sir Otto.
boots, some boots, The boots: red, 3; in Sir Otto.
sword, sword, Sword: red, 3; in Sir Otto.
cat, a cat, The cat: red, 3; in Hall.
yourself, yourself, You: red, 3; in Court.
cloak, a cloak, The cloak: green, 3; in yourself (worn).
lantern, a lantern, The lantern: red, 3; in yourself.
scroll, a scroll, The scroll: red, 3; in yourself.
Lady Una, Lady Una, Lady Una: red, 3; in Court.
silk fan, a silk fan, The silk fan: red, 9, heavy; in Lady Una.
pouch, a pouch, The pouch: red, 3; in Lady Una.
coins, some coins, The coins: red, 40; in pouch.
plinth, the plinth, The plinth: red, 3; in Court.
bust, a bust, The bust: green, 12, heavy; in plinth.
vase, a vase, The vase: blue, 3; in plinth.
key of the tower, a key of the tower, The key of the tower: red, 3; in plinth.
lamp-post, a lamp-post, The lamp-post: red, 3; in Court.
table-leg, a table-leg, The table-leg: red, 3; in Tower.
table-leg, a table-leg, The table-leg: red, 3; in Tower.
table-leg, a table-leg, The table-leg: red, 3; in Tower.
table-leg, a table-leg, The table-leg: red, 3; in Tower.
stoneware's lid, the stoneware's lid, The stoneware's lid: red, 3; in stoneware (part).
gate, a gate, The gate: red, 3; in Hall.
ox, an ox, The ox: red, 3; in Some Garden.
ox, an ox, The ox: red, 3; in Some Garden.
bench, a bench, The bench: red, 3; in Some Garden.
cushion, a cushion, The cushion: red, 3; in bench.
Pond, a Pond, The Pond: red, 3; in Court.
door frame, a door frame, The door frame: red, 3; in gate (part).
sill, a sill, The sill: red, 3; in gate (part).
hinge, a hinge, The hinge: red, 3; in gate (part).
Sir Otto: gruff, 100.
cat: calm, 1.
yourself: calm, 3.
Lady Una: glad, busy, 100.
ox: calm, 100.
ox: calm, 100.
Hall (the Hall): lit, gate, stoneware, Sir Otto and cat; Court.
Court (the Court): lit, Pond, yourself, Lady Una, plinth and lamp-post; Hall and Tower.
Tower (the Tower): dark, four table-legs; Court.
Some Garden (the Some Garden): lit, two oxen and bench; nothing.
stoneware: red, open, bean and spoon.
4 Sir Otto On. 6 blue; the key of the tower; Hall, Some Garden; 2, bean, awake.

Asserted
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Court
You can see Lady Una and the plinth (on which are a bust, a vase and a key of the tower) here.

>look
Court
You can see Lady Una and the plinth (on which are a bust, a vase and a key of the tower) here.

>x plinth
On the plinth are a bust, a vase and a key of the tower.

>x scroll
You notice nothing out of the ordinary about the scroll.

>west

Hall
A hall.

You can see a gate, the stoneware (in which are a bean and a spoon), Sir Otto and a cat here.

>x stoneware
In the stoneware are a bean and a spoon.

>x otto
You notice nothing out of the ordinary about Sir Otto.

>x cat
You notice nothing out of the ordinary about the cat.

>north
(opening the gate to begin with)
The gate proves to be locked.

>i
You have with you:
  a cloak (being worn)
  a lantern (providing light)
  a scroll

>
