What an author may ask about a story as a whole: what it releases, its headings, map, texts, tests and rules that cannot run.
--- source
"Told in Full" by "Ann Author"

The story headline is "An Inventory". The release number is 3.

Release along with cover art ("A lamp, lit and waiting."), a solution, the source text, an introductory booklet, a file of "Hints and maps" called "hints.pdf", a website, an interpreter and the private library card.

Release along with public source text and a file called "extra.txt" and a "plain" website.

Release along with the "Quixe" interpreter.

Volume 1 - Places

Book 2.5 - The House

The Hall of the Most Ancient Lords is a room. "Wide." The Antechamberofthegreatkingdom is north of the Hall of the Most Ancient Lords. The Yard behind the Old House is south of the Hall of the Most Ancient Lords. The Den is east of the Hall of the Most Ancient Lords. The Loft is above the Den. The Nook is northeast of the Den. The iron gate is a door. The iron gate is west of the Hall of the Most Ancient Lords and east of the Lane. The Lane is a room. The Long Slowly Winding Path of Sorrow is north of the Lane. The trapdoor is a door. The trapdoor is below the Nook and above the Pit. The Pit is a room. Inside from the Den is the Closet. The Maze is a room. North of the Maze is the Maze. East of the Maze is the Den. The Island is a room.
The Grounds is a region. The Lane and the Yard behind the Old House are in the Grounds. The Estate is a region. The Grounds is in the Estate.

Book - Empty

Part	2	- Tabbed

Chapter -

Chapter 7

Section 007 - Agents

Section 2a - Not numbered

Part 2 - Things

The lamp is a device in the Den. The lamp can be trimmed. A thing can be dusty. The lamp is dusty. The printed name of the lamp is "lamp called [lamp]". A thing has some text called the label. The label of the lamp is "Don't 'touch' - it's 5 o'clock". The box's label is a thing. The box is a container. The box is in the Den. The lamp's edge is here. Ann is a woman in the Den.
Understand "genie lamp" as the lamp. Understand "light up [something]" or "glow" as switching on. Understand "blorb [text]" as a mistake ("What? [bracket]").
A mood is a kind of value. The moods are calm, cross, sour, sad, glad, mad, queer, bad and sly. A thing has a mood.
Knowing relates various people to various people. The verb to know means the knowing relation. The verb to be fond of means the knowing relation. Pairing relates one thing to another. Overseeing relates a thing (called X) to a thing (called Y) when X is dusty. The verb to oversee means the overseeing relation.

Table of Words
word	sense
"a"	1
"b"	2

Index map with the Den mapped east of the Hall of the Most Ancient Lords. Include (- Global told = 0; -).

Volume 2 - Rules

The Feast is a scene. The Feast begins when the lamp is dusty. The Feast ends when the lamp is trimmed.
The odd rules is a rulebook. The odd rules have outcomes fine (success), poor (failure) and open (no outcome). The odd rules have default success.
Verdict rules is a thing based rulebook producing a number. The verdict rulebook has a number called the share.
Humming is an action applying to nothing. The humming action has a number called the pitch. Understand "hum" as humming. Weighing something is an activity on things. The weighing activity has a number called the mass.

First check waiting when the lamp is dusty: stop the action.
Check waiting when the lamp is dusty: say "Never.".
Check waiting when tossed: stop the action.
Check waiting when tossed: say "Perhaps.".
Check waiting when looped: stop the action.
Check waiting when looped: say "Not again.".
Check waiting when counted: stop the action.
Check waiting when counted: say "Counted.".
Check waiting when Ann is glad: stop the action.
Check waiting when Ann is glad: say "Glad.".
Check waiting during the Feast: stop the action.
Check waiting in the Den: stop the action.
Check waiting in the Den: say "There.".
Check humming (this is the dusty hum rule): if the lamp is dusty, say "Dusty." (A); stop the action.
Check humming (this is the never hum rule): say "Never so." (C).
Check jumping: if the lamp is dusty, stop the action.
Check jumping: say "Sometimes.".
Instead of humming: say "Hm.".
Instead of humming: say "Never.".
Odd rule: fine.
Odd rule: open.
Odd rule: rule succeeds.
Odd rule: poor.
Odd rule (this is the named odd rule): say "Odd." (B); if the lamp is dusty, say "Dust." (A).
Verdict rule for the lamp: rule succeeds with result 5.
Verdict rule for a device: rule succeeds with result 6.
Verdict rule for a thing (called it): now the share is 2; rule succeeds with result the share.
Rule for printing the name of the lamp: say "lit lamp".
Rule for weighing something (called it): now the mass is 3; say "[it] [the mass]".
Report humming: now the pitch is 4; say "[pitch].".
At 9:05 AM: say "Five past.".
At 9:05 AM: say "Again.".
At the time when the bell rings: say "Ding.".
Every turn during the Feast: do nothing.
When the Feast begins: say "It begins.".
The named odd rule does nothing when Ann is calm.
The named odd rule response (B) is "Odder.".
Does the player mean humming: it is likely.

To decide whether tossed: if a random number from 1 to 2 is 1, yes; no.
To decide whether looped: if back looped, yes; no.
To decide whether back looped: if looped, yes; no.
To decide whether counted: now the lamp is dusty; yes.
To decide which number is the double of (N - a number): decide on N + N.
To polish (item - a thing) with (cloth - a thing), gently or twice:
	say "Polished.";
	if gently, say " So.";
	let the pile be {1, 2};
	repeat with the piece running through the pile:
		say "[the piece of work]".
To say the piece of work: say "x".

Instead of thinking:
	let the count be the double of 4;
	say "[count] [if the lamp is dusty]dusty[otherwise]clean[end if] [the moods].";
	follow the odd rules;
	the bell rings in two turns from now;
	say "[the number produced by the verdict rules for the lamp] [the number produced by the verdict rules for the box].";
	polish the lamp with the box, gently.

To decide which list of moods is the moods: decide on {calm}.

Test all with "think / / wait / test two / hum" in the Den holding the box.
Test two with "jump / look".
Test three with "".
--- notices

--- play

It begins.

Told in Full
An Inventory by Ann Author
Release 3 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall of the Most Ancient Lords
Wide.

You can see an iron gate here.

>think
8 dusty calm.

5 2.
Polished.
 So.
xx
>wait
>hum
Hm.

Ding.

>wait
>blorb x
What? [

>test all
(first moving to Den)

(first acquiring the box)
(Testing.)

>[1] think
8 dusty calm.

5 2.
Polished.
 So.
xx
>[2] 
Pardon?

>[3] wait
Five past.

Again.

>[4] test two
(Testing.)

>[5] jump
Ding.

>[6] look
Den
You can see a lit lamp and Ann here.

>[7] hum
Hm.

>
