A number is for nothing where pages are for pages; variables named like actions; an action that takes two things, gathered by its name alone; a relation to another, by its partner's name; the same part of a verb given twice.
--- source
"Here" by Ann

A page is a kind of object. The cover is a page.
Turning over relates various pages to various pages. The verb to be for implies the reversed turning over relation.
The ranking rules are an object based rulebook producing a number. Last ranking rule: rule succeeds with result 50.
The rank is a number that varies.
To rank (N - an object):
	now the rank is the number produced by the ranking rules for N;
	if the rank is the number produced by the ranking rules for N, say "The same.";
	say "[rank], [the number produced by the ranking rules for N]."
When play begins: rank the cover.

Yodelling off is a truth state that varies. Yodelling off is true. Yodelling is an action applying to nothing. Understand "yodel" as yodelling.
Carry out yodelling: say "[if Yodelling off is true]Not a sound[otherwise]Hollareidulioe[end if]."

Inserting is rash behavior. Giving is rash behavior. Unlocking is rash behavior. Waiting is rash behavior. Before rash behavior: say "Too rash." instead.

The Lab is a room. The box is a container in the Lab. The ball is in the Lab. Bob is a man in the Lab.
A gate is a kind of door. A gate is usually open. Pairing relates one gate (called the fellow) to another. The verb to pair with implies the pairing relation.
The red gate is a gate. The red gate is west of the Lab. The blue gate is a gate. The blue gate is east of the Lab. The red gate pairs with the blue gate.
Carry out closing a gate (called G): now the fellow of G is closed; say "So is [the fellow of G]."

Citing relates one thing to various things. The verb to cite (it cites, he cites, he cited, it is cited, it is citing) implies the citing relation.
Carry out jumping: now the box cites the ball; if the box cites the ball, say "Cited."

Clearing up is a rulebook. A clearing up rule: say "Cleared."
Carry out thinking: follow the clearing up rules for the action name part of the current action.
--- play

The same.
50, 50.

Here
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box (empty), a ball, Bob, a red gate and a blue gate here.

>take ball
You take the ball.

>put ball in box
Too rash.

>give ball to bob
Too rash.

>unlock box with ball
Too rash.

>z
Too rash.

>yodel
Not a sound.

>close red gate
So is the blue gate.

You close the red gate.

>open blue gate
You open the blue gate.

>close blue gate
So is the red gate.

You close the blue gate.

>jump
Cited.

You jump, and come down again.

>think
It never does any harm.

>
