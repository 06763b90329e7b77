Loops that are left or skipped, copies of lists, apostrophes in names, roots of units, and relations with everybody: small forms that other stories use without showing whether they work.
--- source
"Small Print"

The Yard is a room. "A yard with a bench." The Loft is above the Yard. The Shed is north of the Yard. The Shed is dark. The Cellar is below the Shed.
A coin is a kind of thing. A coin can be worn thin or whole. A coin is usually whole.
The penny is a coin in the Yard. The groat is a worn thin coin in the Yard. The ducat is a coin in the Loft. The florin is a worn thin coin in the Shed. The mark is a coin in the Cellar.
James is a man in the Yard. The boss is a woman in the Yard. James's hat is a thing. James's hat is worn by James. The boss' pen is a thing. It is carried by the boss.
A price is a kind of value. $10 specifies a price.
A length is a kind of value. 1m specifies a length. 1cm specifies a length scaled down by 100. An area is a kind of value. 1 sq m specifies an area. A length times a length specifies an area.
Loving relates various people to various people. The verb to love means the loving relation.
Fanning it at is an action applying to two things. Understand "fan [something] at [something]" as fanning it at. Report fanning: say "You fan [the noun] at [the second noun]."
The habit is a stored action that varies.
To visit:
	repeat with R running through rooms:
		if R is the Loft, next;
		say "[R]: ";
		repeat with C running through coins in R:
			if C is worn thin, next;
			say "[C]";
			if R is the Yard, break;
			say "! ";
		if R is the Shed, break;
		say ".";
	say " Done.";
	repeat with C running through worn thin coins:
		if C is in the Shed, break;
		say "[C] ";
	say "Done.";
	repeat with X running through {1, 2, 3, 4}:
		repeat with P running through people:
			if P is the player, next;
			if X is 2, break;
			say "[X][P] ";
		if X is 3, break;
	say "Done.";
To fill:
	let L be a list of people;
	change L to have 2 entries;
	say "[L]; ";
	let K be a list of coins;
	change K to have 3 entries;
	say "[K]; ";
	let D be a list of objects;
	change D to have 1 entries;
	say "[D]; ";
	let E be {{1}, {2, 3}};
	let F be E;
	add 6 to entry 1 of F;
	say "[E in brace notation] [F in brace notation]; ";
	let T be {"a", "x"};
	let U be T;
	now entry 1 of U is "y";
	say "[T in brace notation] [U in brace notation]; ";
	let P be a list of prices;
	change P to have 2 entries;
	say "[P].";
To reckon:
	let A be 25 sq m;
	let L be the square root of A;
	say "[L] ";
	let M be given by Side where S is 49 sq m;
	say "[M].";

Equation - Side
	S = M^2
where S is an area and M is a length.

When play begins:
	visit;
	say line break;
	fill;
	say line break;
	reckon;
	say line break;
	if the room north of the Yard is dark, say "Dark. ";
	if the room up from the Yard is the Loft, say "Up. ";
	say "[the room north of the Yard] [the room down from the Shed]. ";
	if a room north of the Yard is the Shed, say "North. ";
	now James loves every woman;
	now the boss loves every person;
	say "[list of people loved by James]; [list of people loved by the boss]. ";
	now the habit is the action of fanning the penny at the groat;
	say "[habit]. ";
	now the habit is the action of James fanning James's hat at the boss' pen;
	say "[habit].".
Pricing is an action applying to one price. Understand "price [price]" as pricing. Report pricing: say "Priced: [price understood]."
Understand "habit" as habiting. Habiting is an action applying to nothing. Carry out habiting: try the habit.
--- play

Yard: penny.
Shed:  Done.
groat Done.
1James 1boss 3James 3boss Done.

nothing and nothing; nothing, nothing and nothing; nothing; {{1}, {2, 3}} {{1, 6}, {2, 3}}; {"a", "x"} {"y", "x"}; $0 and $0.

5m 7m.

Dark. Up. the Shed the Cellar. North. boss; yourself, James and boss. fanning the penny at the groat. James fanning James's hat at the boss" pen.

Small Print
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
A yard with a bench.

You can see a penny, a groat, James and a boss here.

>price $15
Priced: $15.

>price 15
That sentence means nothing to me.

>price 15 groats
That sentence means nothing to me.

>habit
>fan penny at all
Only one thing at a time can be done that way.

>fan all at penny
Only one thing at a time can be done that way.

>fan all but penny at penny
Only one thing at a time can be done that way.

>put all in all
You see nothing of that name.

>give me to me
(taking yourself to begin with)
You have yourself well in hand already.

>take all but all
There is none of those about!

>take all from me
You have nothing.

>fan penny and groat at the boss
Only one thing at a time can be done that way.

>
