Relations of every form, of the story and of variables: they are made true and false, listed, shown and followed by
steps; routes between rooms.
--- source
"Relations Changed"

The Lab is a room. The Attic is above the Lab. The Barn is north of the Lab. The trapdoor is a door. The trapdoor is below the Lab and above the Pit. The iron gate is a locked door. The iron gate is east of the Barn and west of the Shed. The Isle is a room.
Ann, Bob, Cid and Dot are people in the Lab.
A colour is a kind of value. The colours are red, green and blue.

Marriage relates one person to one person. The verb to be married to means the marriage relation.
Owning relates one person to various things. The verb to own means the owning relation.
Liking relates various people to one colour. The verb to like means the liking relation.
Knowing relates various people to various people. The verb to know means the knowing relation.
Meeting relates people to each other. The verb to meet means the meeting relation.
Twinship relates one person to another. The verb to be twinned with means the twinship relation.
Pairing relates one person to another. The verb to be paired with means the pairing relation.
Alliance relates people to each other in groups. The verb to be allied with means the alliance relation.
Counting relates numbers to texts. The verb to count as means the counting relation.
Being senior relates a person (called X) to a person (called Y) when the number of letters of X is greater than the number of letters of Y. The verb to outrank means the being senior relation.
To decide which number is the number of letters of (P - a person): decide on the number of characters in "[P]".
Linking relates various rooms to various rooms. The verb to be linked to means the linking relation.

Definition: a number is two-ish if it counts as "two".

Instead of jumping:
	now Ann is married to Bob;
	now Cid is married to Dot;
	say "[list of people who are married to Bob], [list of people who are married to Dot], [if Ann is married to Bob]y[otherwise]n[end if];";
	now Cid is married to Bob;
	say "[list of people who are married to Bob], [list of people who are married to Dot], [if Ann is married to Bob]y[otherwise]n[end if];";
	now Cid is not married to Ann;
	now Cid is not married to Bob;
	say "[list of people who are married to Bob] [person to which Cid relates by the marriage relation] [if Cid relates to a person by the marriage relation]y[otherwise]n[end if][line break]";
	now Ann owns the trapdoor;
	now Bob owns the iron gate;
	now Bob owns the trapdoor;
	say "[list of things owned by Ann]; [list of things owned by Bob]; [the person who relates to the trapdoor by the owning relation]";
	now Bob does not own the trapdoor;
	say "; [list of things owned by Bob]; [list of people that the owning relation relates], [list of things to which the owning relation relates][line break]";
	now Ann likes red;
	now Bob likes red;
	now Ann likes blue;
	now Cid likes green;
	now Cid does not like green;
	say "[list of people who like red] [list of people who like blue] [if Ann likes red]y[otherwise]n[end if] [list of colours to which the liking relation relates][line break]".

Instead of waving hands:
	now Ann knows Bob;
	now Bob knows Cid;
	now Cid knows Cid;
	say "[list of people known by Ann], [list of people who know Cid] [if Ann knows Cid]y[otherwise]n[end if] [next step via the knowing relation from Ann to Cid] [number of steps via the knowing relation from Ann to Cid] [number of steps via the knowing relation from Cid to Ann] [number of steps via the knowing relation from Ann to Ann] [next step via the knowing relation from Cid to Ann]";
	now Bob does not know Cid;
	now Bob does not know Bob;
	say " [number of steps via the knowing relation from Ann to Cid] [list of people that the knowing relation relates] [list of people to which the knowing relation relates][line break]";
	now Ann meets Bob;
	now Cid meets Bob;
	say "[list of people who meet Bob] [list of people met by Bob] [if Bob meets Ann]y[otherwise]n[end if] [next step via the meeting relation from Ann to Cid] [number of steps via the meeting relation from Cid to Ann]";
	now Bob does not meet Ann;
	say " [list of people who meet Bob] [if Ann meets Bob]y[otherwise]n[end if][line break]";
	now Ann is paired with Bob;
	now Cid is paired with Bob;
	say "[list of people who are paired with Bob] [if Ann is paired with Bob]y[otherwise]n[end if] [if Bob is paired with Cid]y[otherwise]n[end if]";
	now Bob is not paired with Cid;
	say " [list of people who are paired with Bob] [if Cid is paired with Bob]y[otherwise]n[end if][line break]";
	now Ann is allied with Bob;
	now Cid is allied with Dot;
	say "[list of people who are allied with Bob]; [list of people who are allied with Cid] ";
	now Bob is allied with Dot;
	say "[list of people who are allied with Ann] ";
	now Dot is not allied with Ann;
	say "[list of people who are allied with Ann]; [list of people who are allied with Dot] [number of steps via the alliance relation from Ann to Cid] [number of steps via the alliance relation from Ann to Dot] [next step via the alliance relation from Ann to Cid][line break]".

Instead of thinking:
	now 1 counts as "one";
	now 2 counts as "two";
	now 2 counts as "a couple";
	say "[list of texts to which 2 relates by the counting relation] [list of numbers that the counting relation relates] [list of texts to which the counting relation relates]";
	repeat with N running through {1, 2, 3}:
		say " [N][if N is two-ish]y[otherwise]n[end if]";
	if 3 relates to a text by the counting relation, say " three";
	if a number relates to "one" by the counting relation, say " one";
	now 2 does not count as "two";
	now 5 does not count as "five";
	now 1 counts as "one";
	say " [list of texts to which 2 relates by the counting relation] [text to which 2 relates by the counting relation][line break]";
	show relation counting relation;
	show relation marriage relation;
	now Ann is married to Bob;
	show relation marriage relation;
	show relation owning relation;
	show relation liking relation;
	show relation knowing relation;
	show relation meeting relation;
	show relation pairing relation;
	show relation alliance relation;
	show relation being senior relation;
	show relation twinship relation.

Instead of singing:
	let R be a relation of people to numbers;
	now R relates Ann to 4;
	now R relates Ann to 5;
	now R relates Bob to 4;
	say "[if R relates Ann to 4]y[end if][if R relates Cid to 4]y[end if] [list of people who relate to 4 by R] [list of numbers to which Ann relates by R] ";
	now R does not relate Ann to 4;
	say "[list of people that R relates] [list of numbers to which R relates] [if R is empty]empty[end if]";
	let S be R;
	now S relates Dot to 9;
	say " [list of people that R relates]; [list of people that S relates][line break]";
	showme R;
	let Q be a various-to-one relation of people to numbers;
	now Q relates Ann to 4;
	now Q relates Ann to 5;
	let P be a one-to-various relation of people to numbers;
	now P relates Ann to 4;
	now P relates Bob to 4;
	let O be a one-to-one relation of people to numbers;
	now O relates Ann to 4;
	now O relates Bob to 4;
	now O relates Bob to 5;
	say "[list of numbers to which Ann relates by Q] [list of people who relate to 4 by P] [list of people that O relates] [list of numbers to which O relates]";
	let T be a symmetric relation of people;
	now T relates Ann to Bob;
	let U be an equivalence relation of people;
	now U relates Ann to Bob;
	now U relates Bob to Cid;
	say " [if T relates Bob to Ann]y[end if] [if U relates Cid to Ann]y[end if][if U relates Dot to Dot]y[end if]";
	now T does not relate Bob to Ann;
	now U does not relate Bob to Ann;
	say " [if T relates Ann to Bob]y[end if] [if U relates Cid to Ann]y[end if] [list of people who relate to Bob by U][line break]".
Singing is an action applying to nothing. Understand "sing" as singing.

Instead of sleeping:
	say "[best route from the Lab to the Shed] [best route from the Lab to the Shed, using doors] [best route from the Lab to the Shed, using even locked doors] [best route from the Lab to the Pit, using doors] [best route from the Lab to the Isle] [best route from the Lab to the Lab] [number of moves from the Lab to the Shed, using even locked doors] [number of moves from the Lab to the Isle] [number of moves from the Attic to the Barn] [number of moves from the Lab to the Lab][line break]";
	say "[best route from the Attic to the Barn through visited rooms] [number of moves from the Lab to the Barn through unvisited rooms] [best route from Barn to Attic through unvisited rooms]";
	now the Lab is linked to the Isle;
	now the Isle is linked to the Attic;
	say " [next step via the linking relation from the Lab to the Attic] [number of steps via the linking relation from the Lab to the Attic] [next step via the adjacency relation from the Attic to the Barn][line break]";
	change the north exit of the Lab to the Isle;
	change the up exit of the Lab to nothing;
	say "[the room north of the Lab] [the room up from the Lab] [the room south of the Isle] [room-or-door down from the Lab] [the other side of the trapdoor from the Lab] [the front side of the trapdoor], [the back side of the trapdoor] [list of rooms adjacent to the Lab] [the direction of the trapdoor from the Pit] [door down from the Lab][line break]".
--- play

Relations Changed
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a trapdoor, Ann, Bob, Cid and Dot here.

>jump
Ann, Cid, y;Cid, nothing, n;nothing nothing n
nothing; trapdoor and iron gate; Bob; iron gate; Bob, iron gate
Bob Ann n blue and red

>wave
Bob, Bob and Cid n Bob 2 -1 0 nothing -1 Ann and Cid Bob and Cid
Ann and Cid Ann and Cid y Bob 2 Cid n
Cid n y nothing n
Ann and Bob; Cid and Dot Ann, Bob, Cid and Dot Ann, Bob and Cid; Dot 0 0 nothing

>think
a couple 1 and 2 one and a couple 1n 2n 3n one a couple a couple
relation of numbers to texts: counting
counting:
  1 >=> one
  2 >=> a couple
relation of people: marriage relation
relation of people: marriage relation
Marriage relates one person to one person:
  Ann  >=>  Bob
relation of people to things: owning relation
Owning relates one person to various things:
  Bob  >=>  the iron gate
relation of people to colours: liking relation
Liking relates various people to one colour:
  Ann  >=>  blue
  Bob  >=>  red
relation of people: knowing relation
Knowing relates various people to various people:
  Ann  >=>  Bob
  Cid  >=>  Cid
relation of people: meeting relation
Meeting relates people to each other:
  Cid  <=>  Bob
relation of people: pairing relation
relation of people: alliance relation
Alliance relates people to each other in groups:
  { Ann, Bob and Cid }
  and yourself and Dot in single-member groups
relation of people: being senior relation
relation of people: twinship relation

>sing
y Ann and Bob 4 and 5 Ann and Bob 5 and 4  Ann, Bob and Dot; Ann, Bob and Dot
"R" = relation of people to numbers: anonymous relation
5 Bob Bob 5 y yy  y Bob

>sleep
nothing nothing north down nothing nothing 2 -1 2 0
nothing 0 nothing Isle 2 *** In the rule "Instead of sleeping", the adjacency relation can only be tested between two objects, and has no routes.
nothing
the Isle nothing nothing trapdoor the Pit the Lab, the Pit Isle the up trapdoor

>
