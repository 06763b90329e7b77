Regions, doors, conditions of three, assemblies, relations of each form, variables, and phrases that take properties, columns, relations, phrases, actions and descriptions.
--- source
Volume 1 - Places

The Garden is a region. The Lawn is a room. The Lawn is in the Garden. The Shed is east of the Lawn. The Estate is a region. The Garden is in the Estate. Above the Shed is the Loft. The oak door is a door. The oak door is south of the Lawn. South of the oak door is the Hall. The Pantry is a dark room. It is west of the Hall. Inside from the Hall is the Cellar.

Volume 2 - Things

Colour is a kind of value. The colours are red, green and blue. Mood is a kind of value. Glad, sad and cross are moods. A thing has a colour. A thing has a number called size. The size of a thing is usually 2. A person has a mood. A thing can be dull or shiny. A thing is usually dull. A thing can be fragile.

A fragile thing is usually shiny. A wearable thing is usually fragile.

A lamp is a kind of device. A lamp can be bright, dim or off (this is its glow property). A lamp is usually dim. The sconce is a supporter in the Hall. The sconce can be steady, flickering or out (this is its flame property). The torch is a lamp in the Lawn. The torch is bright. The candle is a lamp in the Lawn. The size of the candle is 1. The brazier is a container in the Hall. The brazier can be hot, warm or cold (this is its heat property). The brazier is cold.

The hat is wearable. The hat is in the Lawn. The cloak is wearable. The cloak is dull. The vase is blue. The vase is in the Shed. The tile is blue. The tile is not fragile. The tile is in the Shed. The jug is in the Shed. The size of the jug is 9. The jug is shiny and red.

Ada is a woman in the Lawn. Ada is glad. Ada wears the cloak. Bob is a man in the Shed. Bob is cross. Bob carries the small key. The chest is a locked lockable closed openable container in the Shed. The small key unlocks the chest. The matching key of the oak door is the small key. The oak door is locked. In the chest are a coin, a ring and two medals. A medal is a kind of thing. Some rope is in the Shed. The scissors are in the Shed. The scissors are plural-named. Mr Brown is a man. He is in the Hall. He is carrying a stick. A cat is an animal in the Hall. She is female.

Fancying relates various people to various colours. The verb to fancy means the fancying relation. Ada fancies red and green. Bob fancies blue. Every person fancies blue.
Owning relates one person to various things. The verb to own means the owning relation. Ada owns the hat and the torch. Bob owns the jug.
Friendship relates people to each other. The verb to befriend means the friendship relation. Ada befriends Bob.
Alliance relates people to each other in groups. The verb to side with means the alliance relation. Ada sides with Mr Brown. Bob sides with Ada.
Pairing relates one thing to another. The verb to pair with means the pairing relation. The hat pairs with the jug.
Marking relates one thing to one colour. The verb to mark means the marking relation. The hat marks blue.
Overlooking relates a room (called X) to a room (called Y) when Y is adjacent to X. The verb to overlook means the overlooking relation.

A nose is a kind of thing. A nose is part of every person. A badge is a kind of thing. Every man wears a badge. A drawer is a kind of container. A drawer called the top drawer is part of the chest.

The sky is a backdrop. The sky is in the Garden. The wind is a backdrop. The wind is everywhere.

The best hat is always the hat. The lucky number is always 7. The pet is a thing that varies. The pet is the cat. The gloom is a mood that varies. The gloom is sad. The motto is a text that varies. The motto is usually "Onward". The price list is a list of numbers that varies. The price list is {3, 1, 2}. The chosen room is initially the Loft. The dial is a number variable. The dial is 4.

Understand "beret" as the hat. The description of the hat is "A [colour of the hat] hat of size [size of the hat]." The initial appearance of the jug is "A jug stands here." The printed name of the vase is "blue vase". The indefinite article of the scissors is "a pair of".

To tally (P - a number valued property):
	let L be the list of lamps;
	sort L in P order;
	say "[L] ".
To sum (C - a number valued table column) in (T - a table name):
	sort T in reverse C order;
	say "[amount in row 1 of T] ".

Table of Sums
amount	label
1	"one"
4	"four"

To chart (R - a relation of people to colours):
	say "[list of colours to which Ada relates by R] ".
To map (F - a phrase number -> number) over (L - a list of numbers):
	say "[F applied to L] ".
To decide which number is thrice (N - a number) (this is tripling): decide on N times 3.
To act (A - a stored action): try A.
To list (D - a description of objects): say "[list of D]; ".
To stamp (T - a text): say "<[T]>".

Chapter 3 - Never - not for release

The bug is in the Lawn.

Chapter 4 - When play begins

When play begins:
	say "1 [list of rooms in the Garden] [list of rooms in the Estate] [map region of the Lawn] [list of regions].";
	say "2 [list of shiny things]; [list of fragile things]; [list of green things]; [list of blue things].";
	say "3 [glow of the torch] [flame of the sconce] [heat of the brazier] [list of bright lamps].";
	say "4 [list of people who fancy blue]; [if Ada fancies green]green[end if].";
	say "5 [list of things owned by Ada]; [if Bob befriends Ada]friends[end if]; [list of people who side with Bob].";
	say "6 [list of things that pair with the jug]; [if the hat marks blue]blue[end if]; [list of rooms overlooked by the Lawn].";
	say "7 [list of noses]; [list of badges]; [number of drawers]; [list of things which are part of the chest].";
	say "8 [best hat] [lucky number] [pet] [gloom] [motto] [price list] [chosen room] [dial].";
	say "9 [the scissors] [a scissors] [a rope] [Mr Brown] [a vase] [a list of things in the chest].";
	say "10 [mood of Ada] [mood of Bob] [size of the hat] [size of the jug].";
	say "11 ";
	tally size;
	sum amount in the Table of Sums;
	chart the fancying relation;
	act the action of Ada looking;
	list dull things which are not in the Shed;
	stamp "x[lucky number]";
	say "[line break]12 [the room east from the Lawn] [the room south from the Lawn] [the other side of the oak door from the Hall] [the best route from the Loft to the Lawn].";
	say "13 [if the sky is in the Lawn]sky[end if] [if the wind is in the Cellar]wind[end if] [if the Pantry is lighted]lit[otherwise]dark[end if].".

Test me with "look / x hat / x beret / e / look / get jug / open chest / unlock chest with small key / ask bob for key / w / s / in / out / x nose / x sky / i".
--- play

1 Lawn Lawn Garden Estate and Garden.
2 hat, jug and two badges; hat, cloak and two badges; nothing; blue vase and tile.
3 bright steady cold torch.
4 yourself, Ada, Bob, Mr Brown and cat; green.
5 torch and hat; friends; Ada, Bob and Mr Brown.
6 hat; blue; Shed.
7 your nose, Ada's nose, Bob's nose, Mr Brown's nose and cat's nose; two badges; 1; top drawer.
8 hat 7 cat sad Onward 3, 1 and 2 Loft 4.
9 the scissors a pair of scissors some rope Mr Brown a blue vase a coin, a ring and two medals.
10 Glad cross 2 9.
11 candle and torch 4 red, green and blue 
Ada looks about.

yourself, torch, candle, Ada, cloak, bug, small key, coin, ring, two medals, oak door, sconce, brazier, Mr Brown, stick, cat, your nose, Ada's nose, Bob's nose, Mr Brown's nose, cat's nose, top drawer, sky and wind; <x7>
12 the Shed the Hall the Lawn the down.
13 sky  dark.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lawn
You can see an oak door, a torch, a candle, a hat, Ada and a bug here.

>look
Lawn
You can see an oak door, a torch, a candle, a hat, Ada and a bug here.

>x hat
A red hat of size 2.

>x beret
A red hat of size 2.

>e

Shed
A jug stands here.

You can also see a blue vase, a tile, Bob, a chest (closed), some rope and a pair of scissors here.

>look
Shed
A jug stands here.

You can also see a blue vase, a tile, Bob, a chest (closed), some rope and a pair of scissors here.

>get jug
You take the jug.

>open chest
The chest proves to be locked.

>unlock chest with small key
(taking the small key to begin with)
Bob has it.

>ask bob for key
Bob would rather not.

>w

Lawn
You can see an oak door, a torch, a candle, a hat, Ada and a bug here.

>s
(opening the oak door to begin with)
The oak door proves to be locked.

>in
There is no way in that direction.

>out
There is nothing to get out of here.

>x nose
Which do you mean: your nose or Ada's nose?

>x sky
You notice nothing out of the ordinary about the sky.

>i
You have with you:
  a jug

>
