Sentences that make things by other words: properties named, either/or with two names, 'called', lists, assemblies, doors and backdrops placed, relations of properties, numbers, tables that define.
--- source
"Made"

The Hall is a room. The Lodge is east of the Hall. A chair is a kind of supporter. Two chairs are in the Hall. A dish is a kind of container. Five dishes are in the Lodge.
A leg is a kind of thing. A lid is a kind of thing. A pear is a kind of thing. Three legs are part of every chair. A lid is part of every dish.
In the Hall is a person called Old Tom. On the shelf in the Lodge is a jar. The shelf is a supporter. Under is a thing in the Lodge.
There is a lamp in the Hall. There are two pears in the Lodge. A thing called the blue book is in the Lodge. East of the Lodge is a room called the Back Court.
The sky is a backdrop. The sky is in the Hall and the Lodge. The wall is scenery in the Hall. The floor is a backdrop. The floor is everywhere.
The green door is a door. It is north of the Hall and south of the Loft. The green door is closed and lockable and locked. The matching key of the green door is the brass key. The brass key is in the Lodge.
The hatch is a door. The hatch is below the Loft. Through the hatch is the Hall.

A thing can be bright, dim or murky. A thing is usually dim. The lamp is bright. The jar is murky.
A person can be awake or asleep. A person is usually awake. Old Tom is asleep.
A thing has a number called the price. The price of a thing is usually 4. The price of the lamp is 12. The jar has price 7.
A person has a text called the motto. The motto of Old Tom is "Hm." A person has a list of texts called the sayings. The sayings of Old Tom is {"Ah", "Oh"}.
A chair has a person called the owner. The owner of a chair is usually Old Tom.
A length is a kind of value. 5 feet 11 inches specifies a length. A person has a length called height. The height of Old Tom is 5 feet 9 inches.
A season is a kind of value. The seasons are spring, summer, autumn and winter. The current season is a season that varies. The current season is autumn. A season has a number called the heat. The heat of spring is 12. The heat of summer is 25.
The favourite is an object that varies. The favourite is the jar. The tally is a number that varies. The tally is usually 6. The greeting is initially "Hello".

Parenthood relates one person (called the parent) to various people. The verb to beget (she begets, they beget, he begot, it is begotten, she is begetting) means the parenthood relation. Mary is a woman in the Hall. Mary begets Old Tom.
Marriage relates one person to another (called the spouse). The verb to be married to means the marriage relation. Mary is married to Old Tom.
Kinship relates people to each other in groups. The verb to be kin to means the kinship relation. Mary is kin to Old Tom. Jim is a man in the Lodge.
Meeting relates people to each other. The verb to meet means the meeting relation. Mary meets Jim.
Owning relates various people to various things. The verb to own means the owning relation. Old Tom owns the lamp. Old Tom owns the jar. Jim owns the lamp.

A planet is a kind of thing. Some planets are defined by the Table of Orbits. 

Table of Orbits
name	price	motion
Mars	2	"slow"
Venus	--	"quick"
Pluto	9	--

A mood is a kind of value. The moods are defined by the Table of Depths.

Table of Depths
mood	depth
glad	1
sad	3

To decide which number is double (N - a number): decide on N * 2.
Testing is an action applying to nothing. Understand "probe" as testing.
Carry out testing:
	say "1 [list of chairs]; [number of legs]; [number of dishes]; [number of lids]; [list of things which are part of a chair].";
	say "2 [list of bright things]; [number of dim things in the Lodge]; [list of murky things].";
	say "3 [price of lamp] [price of jar] [price of brass key] [motto of Old Tom] [sayings of Old Tom] [motto of Mary].";
	say "4 [owner of a random chair] [height of Old Tom] [height of Mary] [current season] [heat of spring] [heat of winter] [favourite] [tally] [greeting].";
	say "5 [parent of Old Tom]; [spouse of Mary]; [spouse of Old Tom]; [list of people kin to Mary]; [list of people kin to Jim]; [list of people who meet Mary]; [list of people who own the lamp]; [list of things owned by Old Tom].";
	say "6 [list of planets]; [price of Mars]; [price of Venus]; [motion of Mars]; [motion of Pluto].";
	say "7 [list of moods]; [depth of glad]; [depth of sad].";
	now the spouse of Mary is Jim;
	now Jim is kin to Mary;
	now Mary begets Jim;
	now Old Tom does not own the jar;
	now every person owns the lamp;
	say "8 [spouse of Mary]; [spouse of Old Tom]; [list of people kin to Old Tom]; [parent of Jim]; [list of people begotten by Mary]; [list of people who own the lamp]; [if Old Tom owns the jar]yes[otherwise]no[end if].";
	now Mary is not married to Jim;
	now nobody is kin to Mary;
	now nobody owns the lamp;
	say "9 [spouse of Jim]; [list of people kin to Mary]; [number of people who own the lamp].";
	now all murky things are bright;
	now the price of a random pear is 1;
	say "10 [list of bright things]; [list of pears]: [price of a random pear].";
	say "11 [list of things in the Hall]; [if the sky is in the Lodge]a[end if][if the floor is in the Loft]b[end if]; [front side of the hatch], [back side of the hatch]; [other side of the green door from the Loft].";
--- play

Made
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a green door, two chairs, Old Tom, a lamp and Mary here.

>probe
1 two chairs; 6; 5; 5; six legs.
2 lamp; 11; jar.
3 12 7 4 Hm. Ah and Oh .
4 Old Tom 5 feet 9 inches 0 feet 0 inches autumn 12 0 jar 6 Hello.
5 Mary; Old Tom; Mary; Old Tom and Mary; Jim; Jim; Old Tom and Jim; lamp and jar.
6 Mars, Venus and Pluto; 2; 4; slow; .
7 glad and sad; 1; 3.
8 Jim; Mary; Old Tom, Mary and Jim; Mary; Old Tom and Jim; yourself, Old Tom, Mary and Jim; no.
9 nothing; Mary; 0.
10 lamp and jar; two pears: 1.
11 green door, floor, sky, yourself, two chairs, Old Tom, lamp, wall and Mary; ; Loft, nothing; Hall.

>look
Hall
You can see a green door, two chairs, Old Tom, a lamp and Mary here.

>e

Lodge
You can see five dishes (empty), Under, two pears, the blue book, a brass key and Jim here.

>look
Lodge
You can see five dishes (empty), Under, two pears, the blue book, a brass key and Jim here.

>take jar
You see nothing of that name.

>e

Back Court

>x sky
You see nothing of that name.

>w

Lodge
You can see five dishes (empty), Under, two pears, the blue book, a brass key and Jim here.

>x sky
You notice nothing out of the ordinary about the sky.

>take key
You take the brass key.

>w

Hall
You can see a green door, two chairs, Old Tom, a lamp and Mary here.

>unlock door with key
You unlock the green door.

>open door
You open the green door.

>n

Loft
You can see a green door and a hatch here.

>x floor
You notice nothing out of the ordinary about the floor.

>d
(opening the hatch to begin with)

Hall
You can see a green door, two chairs, Old Tom, a lamp and Mary here.

>
