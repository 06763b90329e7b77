What is said of several at once; tables amended, continued and replaced; one drawn of those that are so related or described; groups with names; rules that are named in brackets.
--- source
"Each"

The Hall is a room. A thing has a number called the price. A thing has a text called the tag. A colour is a kind of value. The colours are red, green and blue. A thing has a colour. A person can be brave.
The coin, the cup and the hat are in the Hall. The coin and the cup have price 5. The coin, the cup and the hat have colour green. The cup and the hat have tag "sold".
Ann and Bob are people in the Hall. Ann and Bob are brave. Cid is a man in the Hall. The description of Ann is "A.". 
The bag and the sack are open containers in the Hall. The pin is in the bag. The tack is in the sack. The bag and the sack have carrying capacity 2.
Knowing relates various people to various people. The verb to know means the knowing relation. Ann knows Bob.
Clanship relates people to each other in groups. The verb to be clan with means the clanship relation. Ann is clan with Bob. Cid is clan with the player.
Pairing relates one person (called the partner) to another. The verb to pair with means the pairing relation. Ann pairs with Bob.
Keeping relates one person (called the keeper) to various things. The verb to keep means the keeping relation. Ann keeps the coin. Ann keeps the cup.

Table of Prices
item	cost	note
coin	1	"one"
cup	2	"two"
coin	3	"three"
hat	--	--

Table of Prices (amended)
item	cost	note
cup	20	--
hat	7	"seven"

Table of Names
name	rank
"a"	1

Table of Names (continued)
name	rank
"b"	2
"c"	--

Table of Tunes
tune	key
"x"	1

Table of Tunes (replaced)
tune	key
"y"	2
"z"	3

Testing is an action applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1 (this is the first probe rule):
	repeat with T running through things in the Hall:
		say "[T]: [price of T] [colour of T] '[tag of T]' [if T is a brave person]brave[end if]; ";
	say "[carrying capacity of bag] [carrying capacity of sack]."
Carry out testing when the number understood is 2 (this is the second probe rule):
	repeat through the Table of Prices:
		say "[item entry] [if there is a cost entry][cost entry][otherwise]-[end if] [if there is a note entry][note entry][otherwise]-[end if]; ";
	repeat through the Table of Names:
		say "[name entry] [if there is a rank entry][rank entry][otherwise]-[end if]; ";
	repeat through the Table of Tunes:
		say "[tune entry][key entry] ";
	say "[number of rows in the Table of Prices] [number of rows in the Table of Names] [number of rows in the Table of Tunes]."
Carry out testing when the number understood is 3 (this is the third probe rule):
	say "[random person who is known by Ann] [random thing kept by Ann which is the cup] [random thing in the bag] [random container which contains the tack] [random person who pairs with Bob] [random person who keeps the cup] [random person who is clan with Ann who is not Ann] [random colour which is not red] ";
	say "[random person who is known by Cid] [random thing kept by Bob] [random thing in the bag which is the tack]."
Carry out testing when the number understood is 4 (this is the fourth probe rule):
	say "[partner of Bob] [partner of Ann] [keeper of coin] [keeper of hat] [list of people clan with Cid] ";
	now every person is clan with Ann;
	say "[list of people clan with Cid]; ";
	now Cid pairs with Ann;
	now Bob keeps the cup;
	say "[partner of Bob], [partner of Ann], [list of things kept by Ann]."
The third probe rule is listed before the first probe rule in the carry out testing rules.
--- play

Each
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a coin, a cup, a hat, Ann, Bob, Cid, a bag (in which is a pin) and a sack (in which is a tack) here.

>probe 1
yourself: 0 red "" ; coin: 5 green "" ; cup: 5 green "sold" ; hat: 0 green "sold" ; Ann: 0 red "" brave; Bob: 0 red "" brave; Cid: 0 red "" ; bag: 0 red "" ; sack: 0 red "" ; 2 2.

>probe 2
coin 1 one; cup 20 -; coin 3 three; hat 7 seven; a 1; b 2; c -; y2 z3 4 3 2.

>probe 3
Bob nothing pin sack Ann Ann nothing blue nothing nothing nothing.

>probe 4
Ann Bob Ann nothing yourself and Cid yourself, Ann, Bob and Cid; nothing, Cid, coin.

>
