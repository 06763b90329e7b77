Things that are said in a less usual form or order are what they would be otherwise: values as owners, regions before rooms, directions, scarves with long names, properties of two kinds.
--- source
The player is Lou. The Gardens is a region. The Yard is a room in the Gardens. The Shed is in the Gardens. The Barn is south of the Yard.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. A hue can be gaudy or drab. Red is gaudy. Green is drab. A hue has a number called the worth. The worth of red is 5. The worth of grey is 7.
Mass is a kind of value. 10kg specifies a mass. A thing has a mass.
A thing can be hefty or slight. A thing is usually slight. A thing can be bulky. A hefty thing is usually bulky. A thing can be gilt.
Worth relates various things to various hues. The verb to suit means the worth relation. Every supporter suits red. A scarf is a kind of thing. A purse is a kind of thing.

The crate is a container in the Yard. It is red. The cask is a container in the Yard. It is gilt and hefty. The jug is a container in the Yard. It is green. A stool is a supporter in the Yard. A table is a supporter in the Barn.

Lou is a woman. Lou carries a comb. A scarf called the name tag is in the Yard.

A thing has an object called the keeper. The keeper of the crate is the player. The keeper of the cask is Lou. The keeper of the jug is the comb.

There is a ball that is in the crate. The ball has a mass of 3kg. The comb has mass 2kg.

Definition: a thing is weighty if its mass is 10kg or more. The jug is weighty. The cask is weighty and in the Yard.

Liking relates various people to various things. The verb to adore means the liking relation. The verb to dote on means to adore. Lou dotes on the ball. Lou adores the comb.

Every person carries a purse called its wallet. Ann is a woman in the Barn. Bob is a man in the Barn.

Widdershins is a direction. The opposite of widdershins is turnwise. Turnwise is a direction. The opposite of turnwise is widdershins. The Loft is turnwise of the Yard.

Guarding relates one person to one person (called the ward). The verb to guard means the guarding relation. Ann guards Bob. Marriage relates one person to another (called the spouse). The verb to marry means the marriage relation. Ann marries Lou.

A cup is a kind of thing. A cup can be full, half or empty. A cup can be full, half or empty. The beaker is a cup in the Barn. The beaker is half.

The frob is a number that varies. The frob is 3.

Table of Wares
name	worth (number)
"pin"	3
--	4

Table of Goods
name (text)	worth
"nail"	--
"cup"	6

Equation - Newton's Law
	F=ma,
where F is a number, m is a number and a is a number.

Probing is an action applying to nothing. Understand "probe" as probing.
Carry out probing:
	say "1 [if the Shed is a room]room[else]thing[end if] [map region of the Shed] [if the Barn is in the Gardens]in[else]out[end if].";
	say "2 [keeper of crate], [keeper of cask], [keeper of jug].";
	say "3 [list of hefty things]; [list of bulky things]; [list of green things].";
	say "4 [list of gaudy hues]; [list of drab hues]; [worth of red] [worth of green] [worth of grey].";
	say "5 [mass of ball] [mass of comb] [mass of jug] [mass of cask].";
	say "6 [list of things adored by lou].";
	say "7 [list of things carried by lou].";
	say "9 [the room turnwise from the yard], [the room widdershins from the loft].";
	say "10 [worth in row 1 of table of wares], [name in row 1 of table of goods], [worth in row 2 of table of goods].";
	say "11 [ward of ann], [spouse of ann], [spouse of lou].";
	say "12 [cup condition of beaker] [frob] [list of things which suit red].";
	let F be given by Newton's Law where m is 3 and a is 4;
	say "13 [F] [list of things carried by Ann] [list of things carried by Bob]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a crate (in which is a ball), a cask (empty), a jug (empty), a stool and tag here.

>probe
1 room Gardens out.
2 yourself, yourself, comb.
3 cask; cask; jug.
4 red; green and grey; 5 0 7.
5 3kg 2kg 10kg 10kg.
6 comb and ball.
7 comb and your wallet.
9 the Loft, the Yard.
10 3, nail, 6.
11 Bob, yourself, Ann.
12 half 3 stool and table.
13 12 Ann's wallet Bob's wallet.

>x name tag
You see nothing of that name.

>x tag
You notice nothing out of the ordinary about tag.

>turnwise

Loft

>widdershins

Yard
You can see a crate (in which is a ball), a cask (empty), a jug (empty), a stool and tag here.

>
