Where the player is somebody else, yourself is the player in every sentence; loops pass over who would have been, lists that are said and what is held do not.
--- source
"Swho"

Northside is north of Southside. Aaron, Bob and Charlie are men in Northside. The player is Aaron. The cup is in Northside. The tray is a portable supporter in Northside.
A person can be glad or sad. A person is usually glad.
A thing has a number called the rank. The rank of a thing is usually 3.
Definition: a thing is odd if it is not the cup.
Definition: a person is fresh if it is not the player.
Yourself is sad. The rank of yourself is 7. Yourself carries the hat.
Liking relates various people to various things. The verb to like means the liking relation. Yourself likes the cup.
To describe (D - a description of things):
	repeat with X running through members of D:
		say "[X]; ";
	say "[list of members of D]; [number of members of D].";
Instead of jumping:
	repeat with X running through people:
		say "[X]; ";
	repeat with X running through odd people:
		say "[X]; ";
	say line break;
	say "[number of people], [number of fresh people], [number of things], [number of odd things], [number of men].";
	let L be the list of odd people;
	say "[L].";
	say "[list of things]; [list of people]; [list of odd people].";
	describe people;
	describe fresh people;
	describe odd things;
	describe things in Northside;
	describe things on the tray;
	if every person is fresh, say "a";
	if every person is in Northside, say "b";
	if some people are not in Northside, say "c";
	if somebody is off-stage, say "d";
	if yourself is off-stage, say "e";
	say "[number of off-stage things]; [list of off-stage things].";
	say "[total rank of people]; [random person who is not in Northside]; [rank of yourself]; [rank of Aaron].";
	now every fresh person is sad;
	say "[if yourself is sad]sad[otherwise]glad[end if], [if Bob is sad]sad[otherwise]glad[end if], [if Aaron likes the cup]likes[end if].";
	say "[the yourself], [holder of yourself].";
	say "[the list of people in Northside]; [number of people in Northside].";
Instead of waiting:
	now yourself is in Northside.
Instead of sleeping:
	now the player is Bob.
--- play

Swho
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Northside
You can see Bob, Charlie, a cup and a tray here.

>jump
yourself; Bob; Charlie; yourself; Bob; Charlie; 
4, 2, 7, 5, 3.
yourself, Bob and Charlie.
your former self, yourself, hat, Bob, Charlie, cup and tray; your former self, yourself, Bob and Charlie; your former self, yourself, Bob and Charlie.
yourself; Bob; Charlie; your former self, yourself, Bob and Charlie; 3.
Bob; Charlie; your former self, Bob and Charlie; 2.
yourself; hat; Bob; Charlie; tray; your former self, yourself, hat, Bob, Charlie and tray; 5.
yourself; Bob; Charlie; cup; tray; yourself, Bob, Charlie, cup and tray; 5.
nothing; 0.
be0; your former self.
13; nothing; 3; 7.
glad, sad, likes.
the your former self, nothing.
yourself, Bob and Charlie; 3.

>put hat on tray
You put the hat on the tray.

>get cup
You take the cup.

>put cup on tray
You put the cup on the tray.

>jump
yourself; Bob; Charlie; yourself; Bob; Charlie; 
4, 2, 7, 5, 3.
yourself, Bob and Charlie.
your former self, yourself, hat, Bob, Charlie, cup and tray; your former self, yourself, Bob and Charlie; your former self, yourself, Bob and Charlie.
yourself; Bob; Charlie; your former self, yourself, Bob and Charlie; 3.
Bob; Charlie; your former self, Bob and Charlie; 2.
yourself; hat; Bob; Charlie; tray; your former self, yourself, hat, Bob, Charlie and tray; 5.
yourself; Bob; Charlie; tray; yourself, Bob, Charlie and tray; 4.
cup; hat; cup and hat; 2.
be0; your former self.
13; nothing; 3; 7.
glad, sad, likes.
the your former self, nothing.
yourself, Bob and Charlie; 3.

>z
>x former self
You notice nothing out of the ordinary about the your former self.

>jump
yourself; Bob; Charlie; yourself; Bob; Charlie; 
4, 2, 7, 5, 3.
yourself, Bob and Charlie.
your former self, yourself, hat, Bob, Charlie, cup and tray; your former self, yourself, Bob and Charlie; your former self, yourself, Bob and Charlie.
yourself; Bob; Charlie; your former self, yourself, Bob and Charlie; 3.
Bob; Charlie; your former self, Bob and Charlie; 2.
yourself; hat; Bob; Charlie; tray; your former self, yourself, hat, Bob, Charlie and tray; 5.
your former self; yourself; Bob; Charlie; tray; your former self, yourself, Bob, Charlie and tray; 5.
cup; hat; cup and hat; 2.
b0; nothing.
13; nothing; 3; 7.
glad, sad, likes.
the your former self, Northside.
the your former self, yourself, Bob and Charlie; 4.

>sleep
>jump
Aaron; yourself; Charlie; Aaron; yourself; Charlie; 
4, 2, 7, 5, 3.
Aaron, yourself and Charlie.
your former self, Aaron, hat, yourself, Charlie, cup and tray; your former self, Aaron, yourself and Charlie; your former self, Aaron, yourself and Charlie.
Aaron; yourself; Charlie; your former self, Aaron, yourself and Charlie; 3.
Aaron; Charlie; your former self, Aaron and Charlie; 2.
Aaron; hat; yourself; Charlie; tray; your former self, Aaron, hat, yourself, Charlie and tray; 5.
your former self; Aaron; yourself; Charlie; tray; your former self, Aaron, yourself, Charlie and tray; 5.
cup; hat; cup and hat; 2.
b0; nothing.
13; nothing; 3; 7.
glad, sad, likes.
the your former self, Northside.
the your former self, Aaron, yourself and Charlie; 4.

>
