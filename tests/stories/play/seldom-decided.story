Phrases chosen by the kind of what they are given, comparisons by verbs in both directions, and responses as values.
--- source
"Seldom Decided"

The Hall is a room. The Yard is north of the Hall. Bob is a man in the Hall. Ann is a woman in the Hall. A crate is an open container in the Hall. A marble is a kind of thing. The blue marble is a marble in the crate. The green marble is a marble in the crate. The shelf is a supporter in the Hall. The cup is on the shelf. The lamp is a device in the Hall.

To greet (P - person) for (N - number): say "[P] is greeted [N] time[s]."
To greet (T - thing) for (N - number): say "Nobody greets [T], [N] time[s]."

To say mark (P - person) -- running on: say "<[P]>".
To say mark (T - thing) -- running on: say "{[T]}".
To say tail -- running on: say "~".
To say blank: say "".
To say told (X - object): say "Told.[mark X]".
To say told twice: say "Told.[blank]Again."

To decide which K is foremost in (L - list of values of kind K): let X be entry 1 of L; decide on X.

The verb to exceed means the numerically-greater-than relation.
The verb to trail means the numerically-less-than relation.
The verb to reach means the numerically-greater-than-or-equal-to relation.
The verb to undercut means the numerically-less-than-or-equal-to relation.

To decide which object is the box of (N - number): if N is 1, decide on the crate; decide on the shelf.
To decide which object is the box of (T - text): decide on the shelf.

Instead of jumping:
	let V be the noun;
	let W be the blue marble;
	greet Bob for 2;
	greet W for 1;
	now V is Ann;
	greet V for 3;
	now V is the lamp;
	greet V for 1;
	say "[told Bob] [told the lamp] [told twice] [V][tail].[line break]";
	let LL be {{1, 2}, {3}};
	let F be foremost in LL;
	add 9 to F;
	say "[F in brace notation] of [LL in brace notation], [foremost in {7, 8}].";
	repeat with M running through things in the box of 1:
		say "([M])";
	repeat with M running through things on the box of "x":
		say "([M])";
	say "."

Instead of sleeping:
	let N be 4;
	say "[if N exceeds 3]a[end if][if N exceeds 4]b[end if][if N trails 5]c[end if][if N trails 4]d[end if][if N reaches 4]e[end if][if N reaches 5]f[end if][if N undercuts 4]g[end if][if N undercuts 3]h[end if].";
	say "[if N is exceeded by 5]a[end if][if N is exceeded by 4]b[end if][if N is trailed by 3]c[end if][if N is trailed by 4]d[end if][if N is reached by 4]e[end if][if N is reached by 3]f[end if][if N is undercut by 4]g[end if][if N is undercut by 5]h[end if]."

Instead of thinking:
	let R be the standard report taking rule response (A);
	if R is the standard report taking rule response (A), say "It is A. ";
	if R is the standard report dropping rule response (A), say "Wrong. ";
	say "[R]."
--- play

Seldom Decided
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Bob, Ann, a crate (in which are a blue marble and a green marble), a shelf (on which is a cup) and a lamp here.

>jump
Bob is greeted 2 times.
Nobody greets blue marble, 1 time.
Ann is greeted 3 times.
Nobody greets lamp, 1 time.
Told.<Bob> Told.{lamp} Told.
Again.
 lamp~.
{1, 2, 9} of {{1, 2}, {3}}, 7.
(blue marble)(green marble)(cup).

>sleep
aceg.
aceg.

>think
It is A. standard report taking rule response (A).

>
