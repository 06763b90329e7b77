Kinds, tables that define, definitions by a measure, verbs, actions and facts, declared in the ways that there are, and what they come to.
--- source
"Declared"

The Yard is a room. The Shed is east of the Yard. A crate is a kind of thing. A barrel is a kind of container. A rack is a kind of supporter. A tool is a kind of thing.
A crate called the tall crate is in the Yard. The squat crate is a crate. It is in the Yard. The old barrel is a barrel in the Yard. A rack called the long rack is in the Yard. A hammer is a tool in the Yard.

A grade is a kind of value. The grades are defined by the Table of Grades.

Table of Grades
grade	marks	remark
poor	10	"no good"
fair	--	"so so"
fine	90	--

A crate has a number called breadth. The breadth of the tall crate is 3. The breadth of the squat crate is 9. A crate has a grade. The grade of the squat crate is fine. A crate can be nailed or loose. The tall crate is nailed.
Definition: a crate is broad rather than narrow if its breadth is 5 or more.
Definition: a crate is slim if its breadth is 3 or less.
Definition: a crate is sound: if it is loose, yes; if the breadth of it is 3, yes; no.
Definition: a grade is passing if the marks of it > 5.
A person has a number called wisdom. The wisdom of the player is 4. Definition: a person is wise if his wisdom is at least 4.
Stacking relates various crates to various things. The verb to stack (he stacks, they stack, he stacked, it is stacked) means the stacking relation. The tall crate stacks the hammer.
The verb to be atop means the reversed support relation.
Hoisting is an action applying to one thing and requiring light. Understand "hoist [something]" as hoisting. Report hoisting: say "You hoist [the noun]."
Lowering is an action applying to one visible thing. Understand "lower [something]" as lowering. Report lowering: say "You lower [the noun]."
Counting up is an action out of world. Understand "count up" as counting up. Carry out counting up: say "[number of crates] [number of tools]."
The tally is a number that varies. The tally is 7. The name of the wind is a text that varies. The best grade is a grade that varies. The best grade is fair. The high place is initially the Yard.

Instead of jumping:
	say "A [list of crates] [list of tools] [list of racks] [list of barrels] [list of grades].";
	say "B [marks of poor] [marks of fair] [marks of fine] [remark of poor] [remark of fine].";
	say "C [list of open containers in the Shed] [capacity of tin bin] [capacity of zinc bin] [rust of tin bin] [rust of lead bin].";
	say "D [list of broad crates] [list of narrow crates] [list of slim crates] [list of sound crates] [list of passing grades].";
	say "E [broadest crate] [if the player is wise]wise[otherwise]unwise[end if].";
	say "F [if the tall crate stacks the hammer]yes[otherwise]no[end if] [if the hammer is stacked by the tall crate]yes[otherwise]no[end if] [if the squat crate stacks the hammer]yes[otherwise]no[end if].";
	say "G [tally] [name of the wind]| [best grade] [high place].";
	now the squat crate stacks everything in the Yard;
	now the tall crate does not stack the hammer;
	say "H [number of things stacked by the squat crate] [number of things stacked by the tall crate].";
	now the hammer is on the long rack;
	say "I [if the hammer is atop the long rack]yes[otherwise]no[end if] [if the long rack is atop the hammer]yes[otherwise]no[end if].";
	now the tall crate is not nailed;
	say "J [list of loose crates].";
	now all crates are nailed;
	say "K [list of loose crates] [number of nailed crates].";
	now the breadth of the tall crate is 4;
	say "L [list of slim crates] [total breadth of crates].";
	now the squat crate is in the old barrel;
	say "M [if the squat crate is in the old barrel]in[otherwise]out[end if] [if the squat crate is not in the Yard]not directly[otherwise]directly[end if].";
	now the old barrel is closed;
	now the old barrel is not open;
	say "N [if the old barrel is open]open[otherwise]closed[end if].";
	say "O [best grade].";

Some open containers in the Shed are defined by the Table of Bins.

Table of Bins
bin	capacity	rust
tin bin	4	true
zinc bin	--	false
lead bin	6	--
--- play

Declared
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see the tall crate, a squat crate, an old barrel (empty), the long rack and a hammer here.

>jump
A tall crate and squat crate hammer long rack old barrel poor, fair and fine.
B 10 0 90 no good .
C tin bin, zinc bin and lead bin 4 0 true false.
D squat crate tall crate tall crate tall crate and squat crate poor and fine.
E squat crate wise.
F yes yes no.
G 7 | fair Yard.
H 6 0.
I yes no.
J tall crate and squat crate.
K nothing 2.
L nothing 13.
M in not directly.
N closed.
O fair.

>hoist hammer
You hoist the hammer.

>lower hammer
You lower the hammer.

>count up
2 1.

>
