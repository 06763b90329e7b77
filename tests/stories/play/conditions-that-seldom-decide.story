Conditions, descriptions and phrases whose code takes a rarer path, each with its answer.
--- source
The Yard is a room. The Barn is west of the Yard. The Farm is a region. The Yard is in the Farm. The crate is an open openable container in the Yard. The tin is a closed openable container in the crate. The ball is in the crate. The cup is in the tin. The shelf is a supporter in the Yard. The mug is on the shelf. The lamp is a lit thing on the shelf. Ann is a woman in the Yard. Bob is a man in the Barn. Ann carries the hat and the pen. Bob wears the cap. The hat is wearable. The cap is wearable. The nose is part of Ann. The cart is a vehicle in the Barn.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. A thing can be neat or messy. A room can be neat or messy. A thing has a number called the size. The size of the ball is 5. The size of the mug is 3. A container has a list of numbers called the log. The hoard is a container that varies. The hoard is the crate. The prize is always the ball. The chosen one is a person that varies. The chosen one is Ann. The reply is a text that varies. The plan is an action that varies. The plan is the action of waiting.

Definition: a thing is tiny if its size is 2 or less. Definition: a thing is large if its size is at least 5. Definition: a person is large if it carries the hat. Definition: Bob is large if Bob wears the cap. Definition: a room is large: yes. Definition: a number is large if it is greater than 100. Definition: a container is roomy rather than tight if it is open.
Liking relates various people to various things. The verb to like means the liking relation. Ann likes the ball. Ann likes the mug. Nearing relates various things to one thing. The verb to near means the nearing relation. The ball nears the mug. Guarding relates one thing (called the charge) to one person. The verb to guard means the reversed guarding relation. Ann guards the lamp.
Shouting at is an action applying to one thing. Understand "shout at [something]" as shouting at. Report shouting at: say "You shout at [the noun]." Telling it of is an action applying to two things. Understand "tell [someone] of [something]" as telling it of. Report telling it of: do nothing.

To say (T - a text) in a whisper: say "([T])". To decide which person is the keeper of (X - a thing): if X is carried by a person (called P), decide on P; decide on Ann. To decide which thing is the first of (L - a list of things): decide on entry 1 of L. To decide whether all is well: if the lamp is lit, yes; no. To decide what number is twice (N - a number): decide on N times 2. To decide which list of things is the stock: decide on the list of things in the crate. To try (N - a number) as (K - a hue): say "[N] as [K]."
To show (T - a text) as (C - a truth state): say "[T]: [if C is true]yes[otherwise]no[end if]; ".

Asking-all is an action applying to nothing. Understand "ask all" as asking-all. Carry out asking-all:
	let P be Ann;
	let C be the crate;
	if a thing is carried by P, say "1 ";
	if something carried by the holder of the hat is wearable, say "2 ";
	if the number of things carried by P is 2, say "3 ";
	repeat with X running through things in a random container which is in the location of P:
		say "4:[X] ";
	if Ann carries exactly two things, say "5 ";
	if Ann carries exactly 0 things, say "6 ";
	if Bob carries exactly 0 things, say "7 ";
	if a person carrying exactly two things is in the Yard, say "8 ";
	if a person carrying exactly 0 things is in the Barn, say "9 ";
	if a person carrying fewer than 1 things is in the Barn, say "10 ";
	if a person carrying fewer than 0 things is in the Barn, say "11 ";
	if a person carrying at most 0 things is in the Barn, say "12 ";
	if a person carrying nothing is in the Barn, say "13 ";
	if a person who does not carry a thing is in the Barn, say "14 ";
	if a person who does not carry more than 1 things is in the Yard, say "16 ";
	if the cup is enclosed by the holder of the ball, say "17 ";
	if something enclosed by the hoard is neat, say "18 ";
	if everything enclosed by C is neat, say "19 ";
	if the prize is in the hoard, say "20 ";
	if most things in the hoard are neat, say "21 ";
	if almost all things in the crate are large, say "22 ";
	if all but 1 of the things in the crate are large, say "23 ";
	if at least 1 person likes the ball, say "25 ";
	if no person likes the cup, say "26 ";
	if somebody likes exactly two things, say "27 ";
	if the ball nears something which is on the shelf, say "28 ";
	if something nears the mug, say "29 ";
	if nothing nears the ball, say "30 ";
	if Ann guards the lamp, say "31 ";
	if the charge of Ann is lit, say "32 ";
	if somebody guards the cup, say "33 ";
	if a large thing is in the crate, say "34 ";
	if Ann is large, say "35 ";
	if Bob is large, say "36 ";
	if the Yard is large, say "37 ";
	if 5 is large, say "38 ";
	if 101 is large, say "39 ";
	if the crate is roomy, say "40 ";
	if the tin is tight, say "41 ";
	if the ball is not tiny, say "42 ";
	if a not neat thing is in the crate, say "43 ";
	if the keeper of the hat is Ann, say "44 ";
	if all is well, say "45 ";
	if something in the first of the stock is wearable, say "46 ";
	say line break.

Asking-more is an action applying to nothing. Understand "ask more" as asking-more. Carry out asking-more:
	say "One.";
	say "Two.[bold type]";
	say "Three[roman type]!";
	say "'Four?'";
	say "(Five.)";
	say ".";
	say "";
	say "'";
	say "Six[if the lamp is lit].[otherwise]?[end if]";
	say "Seven." in a whisper;
	let T be "Eight.";
	say T;
	say T in a whisper;
	say "[T]";
	say "Nine[one of]a.[or]b.[stopping]";
	say "[reply]";
	now the reply is "Ten.";
	say "[reply]";
	say "[the Ann] [are] here.";
	say "[first time]Once.[only]";
	say "Eleven [run paragraph on]";
	say "[twice 6]";
	say "[stock].";
	try 3 as red;
	say "Done[line break]".

Changing is an action applying to nothing. Understand "change all" as changing. Carry out changing:
	now everything carried by the keeper of the hat is on the shelf;
	say "[list of things on the shelf]. ";
	now Ann carries the mug;
	now the player is in the crate;
	now the ball is neat;
	now the ball is not neat;
	now all things on the shelf are messy;
	now Ann does not like the ball;
	now Ann likes nothing;
	say "[list of things liked by Ann]. ";
	now nothing nears the mug;
	say "[list of things which near the mug]. ";
	now the ball nears the cup;
	now the cup nears the ball;
	say "[list of things which near the ball]. ";
	now Bob guards the lamp;
	say "[charge of Bob] [charge of Ann]. ";
	now Bob does not guard the lamp;
	say "[charge of Bob]. ";
	now the log of the crate is { 3, 1, 2 };
	let L be the log of the crate;
	sort L;
	add 4 to the log of the crate;
	say "[L] [log of the crate]. ";
	now the hoard is the tin;
	say "[list of things in the hoard]. ";
	let A be the plan;
	now the plan is the action of looking;
	say "[A] [plan]. ";
	now the hue of the mug is green;
	now every thing on the shelf is green;
	say "[hue of the mug] [hue of the hat] [list of green things]. ";
	now the size of the mug is twice 4;
	increase the size of the mug by 1;
	decrement the size of the mug;
	say "[size of the mug]. ";
	now the player carries the pen;
	now the hat is part of the crate;
	now the cap is nowhere;
	say "[list of things which are part of the crate], [holder of the cap];";
	now the player is in the Barn;
	say "[location].";
	now the player is on the shelf;
	now Ann is in the cart.

Before doing something to the ball: if we have taken the ball, say "(taken) "; if we have examined the noun, say "(seen) "; if we have taken the noun, say "(noun taken) "; if we have not dropped the noun, say "(not dropped) "; if we are taking the noun, say "(taking) "; if we have shouted at the noun, say "(shouted) "; if we have jumped, say "(jumped) "; if we have examined the prize, say "(prize) "; if the ball has been in the crate, say "(was in crate) "; if the ball had been in the crate, say "(had been) "; if the player was in the Yard for less than two turns, say "(new) "; if the lamp has been lit for at least two turns, say "(lit long) "; if the lamp is lit for the second turn, say "(second turn) "; if the ball is carried for at most 2 turns, say "(briefly) ".
Every turn when the player has been in the Yard for exactly three turns: say "Three turns." Every turn when the player is in the Yard for less than two turns: say "New here." Every turn: if waiting for the second turn, say "Waiting on."
Instead of jumping: say "Hop." Instead of jumping for the third time: say "Enough." Instead of waiting for at least two turns: say "Still." Instead of shouting at the ball more than once: say "Again!"
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a crate (in which are a tin (closed) and a ball), a shelf (on which are a mug and a lamp) and Ann here.

>ask all
1 2 3 4:tin 4:ball 5 7 8 9 10 12 13 14 16 17 20 23 25 26 27 28 29 30 31 32 34 35 36 37 39 40 41 42 43 44 45 

New here.

>ask more
One.
Two.Three!
"Four?"
(Five.)
.
"Six.
(Seven.)
Eight.(Eight.)Eight.Ninea.
Ten.Ann is here.
Once.
Eleven 12tin and ball.
3 as red.
Done

>ask more
One.
Two.Three!
"Four?"
(Five.)
.
"Six.
(Seven.)
Eight.(Eight.)Eight.Nineb.
Ten.Ten.Ann is here.
Eleven 12tin and ball.
3 as red.
Done

>x ball
(not dropped) (was in crate) (had been) (lit long) (briefly) 
You notice nothing out of the ordinary about the ball.

Three turns.

>x ball
(seen) (not dropped) (prize) (was in crate) (had been) (lit long) (briefly) 
You notice nothing out of the ordinary about the ball.

>take ball
(seen) (not dropped) (taking) (prize) (was in crate) (had been) (lit long) (briefly) 
You take the ball.

>shout at ball
(taken) (seen) (noun taken) (not dropped) (prize) (was in crate) (had been) (lit long) (briefly) 
You shout at the ball.

>shout at ball
(taken) (seen) (noun taken) (not dropped) (shouted) (prize) (was in crate) (had been) (lit long) 
Again!

>shout at ball
(taken) (seen) (noun taken) (not dropped) (shouted) (prize) (was in crate) (had been) (lit long) 
Again!

>tell ann of ball
>put ball on shelf
(taken) (seen) (noun taken) (not dropped) (shouted) (prize) (was in crate) (had been) (lit long) 
You put the ball on the shelf.

>ann, take ball
Ann would rather not.

>jump
Hop.

>jump
Hop.

>jump
Enough.

>z
A while goes by.

>z
Still.

Waiting on.

>z
Still.

>w

Barn
You can see Bob and a cart (empty) here.

New here.

>e

Yard
You can see a crate (in which is a tin (closed)), a shelf (on which are a ball, a mug and a lamp) and Ann here.

New here.

>x ball
(taken) (seen) (noun taken) (not dropped) (shouted) (prize) (was in crate) (had been) (lit long) (briefly) 
You notice nothing out of the ordinary about the ball.

>change all
pen, hat, ball, mug and lamp. 
Yard (in the crate)
You can see a shelf (on which are a pen, a hat, a ball and a lamp) and Ann here.

In the crate you can see a tin (closed).

nothing. nothing. cup. lamp nothing. nothing. 1, 2 and 3 3, 1, 2 and 4. cup. waiting looking. green green ball, mug, lamp, hat and pen. 8. hat, nothing;
Barn
You can see Bob and a cart (empty) here.

Barn.

Yard (on the shelf)
You can see a crate (in which is a tin (closed)) and Ann here.

On the shelf you can see a ball and a lamp.

New here.

>i
You have with you:
  a pen

New here.

>look
Yard (on the shelf)
You can see a crate (in which is a tin (closed)) here.

On the shelf you can see a ball and a lamp.

New here.

>
