Relations of every sort, made and unmade: one at a time, in groups, by what is so of two people, and the ways through them;
adjectives by a number and their opposites.
--- source
"Bonds" by Ann

The Court is a room. A guest is a kind of person. Ada, Ben, Cy, Dot and Eli are guests in the Court. A hat is a kind of thing. A hat is part of every guest. A ticket is a kind of thing. Every guest carries a ticket.
Liking relates various people to various people. The verb to like means the liking relation. Ada likes Ben. Ben likes Cy. Cy likes Dot. Dot likes Ada.
Owning relates one person to various things. The verb to own means the owning relation. Grasping relates various people to one thing. The verb to grasp means the grasping relation.
Marriage relates one person to another. The verb to be married to means the marriage relation. Ada is married to Ben.
Kinship relates people to each other in groups. The verb to be kin to means the kinship relation. Cy is kin to Dot.
Meeting relates people to each other. The verb to meet means the meeting relation. Ada meets Eli.
Outranking relates a person (called A) to a person (called B) when the age of A is greater than the age of B. The verb to outrank means the outranking relation. A person has a number called age. The age of Ada is 30. The age of Ben is 20. The age of Cy is 40.
The drum is a thing in the Court. Ada owns the drum. Ben grasps the drum. Cy grasps the drum.
Definition: a person is popular if at least one person likes it. Definition: a person is old rather than young if its age is 30 or more. Definition: a person is lonely if it meets nobody.
Instead of jumping:
	say "[list of people who like Ben]; [list of people liked by Ben]; [if Ada likes Cy]never[otherwise]no[end if]; [list of popular people]; [list of lonely people]; ";
	say "[next step via the liking relation from Ada to Dot]; [number of steps via the liking relation from Ada to Dot]; [number of steps via the liking relation from Eli to Ada]; ";
	say "[if Ben is married to Ada]both[end if]; [list of people who are kin to Cy]; [list of people who are kin to Eli]; [if Eli meets Ada]both[end if]; [list of people who outrank Ben]; [list of people outranked by Ada]; [list of old people]; [number of young people]."
Instead of waiting:
	now Ben owns the drum;
	now Cy is married to Ben;
	now Dot is kin to Ada;
	now Ada does not like Ben;
	now Eli likes everyone;
	now the drum is grasped by Eli;
	now every guest meets Cy;
	say "[list of people who own the drum]; [if Ada owns the drum]never[end if]; [if Ada is married to Ben]never[end if][if Ben is married to Cy]wed[end if]; [list of people who are kin to Ada]; [list of people liked by Eli]; [list of people who grasp the drum]; [list of people who meet Cy]; [if Ada likes someone]never[end if][if nobody likes Ada] nobody[end if]; [number of steps via the liking relation from Ada to Dot]; [a list of tickets which are carried by Ada]; [number of hats]; [list of things which are part of Ben]."
Instead of listening:
	now Cy is not kin to Dot;
	now Dot does not meet Cy;
	now nobody likes Dot;
	now the age of Ben is 50;
	say "[list of people who are kin to Ada]; [list of people who meet Cy]; [list of people who like Dot]; [list of people liked by Cy]; [list of people who outrank Cy]; [if every guest is old]all[otherwise]not all[end if]; [the oldest one]."
To say the oldest one: 
	let the best be Ada;
	repeat with X running through guests:
		if X outranks the best, now the best is X;
	say "[the best]".

--- play

Bonds
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Court
You can see Ada, Ben, Cy, Dot, Eli and a drum here.

>jump
Ada; Cy; no; Ada, Ben, Cy and Dot; yourself, Ben, Cy and Dot; Ben; 3; -1; both; Cy and Dot; Eli; both; Ada and Cy; yourself, Ben, Dot and Eli; Ada and Cy; 4.

>z
Ben; ; wed; Ada, Cy and Dot; yourself, Ada, Ben, Cy, Dot and Eli; Ben, Cy and Eli; Ada, Ben, Cy, Dot and Eli; ; -1; a ticket; 5; Ben's hat.

>listen
Ada and Dot; Ada, Ben, Cy and Eli; nothing; nothing; Ben; not all; Ben.

>x ada hat
That makes sense only as far as this: examine Ada.

>take ticket
Ada has it.

>
