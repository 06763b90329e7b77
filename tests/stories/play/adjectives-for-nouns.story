Adjectives do for the noun in loops and counts, of things; values are named by "Mood is glad", without an article.
--- source
"Adjectives For Nouns"

The Lab is a room. A tree is scenery in the Lab. The rock is scenery. A lamp is in the Lab. The lamp is lit. The box is an open container in the Lab. A thing can be heavy. The box is heavy. The rock is heavy. The cup is in the Lab. The cup is edible.
Definition: a thing is funny if it is the box.

Hunger is a kind of value. Hunger is starving, hungry and peckish.
Mood is a kind of value. Mood is glad.
Size is a kind of value. Size is small or large.
A person has a hunger. The hunger of the player is hungry.

Instead of jumping:
	repeat with Q running through heavy:
		say "-[Q].";
	repeat with Q running through visible lit:
		say "+[Q].";
	repeat with Q running through visible scenery:
		say "*[Q].";
	repeat with Q running through funny:
		say "&[Q].";
	say "[number of edible] [number of visible heavy] [list of heavy] [list of visible edible] [a random funny].";
	say "[hunger of the player] of [list of hungers]; [list of moods]; [list of sizes]."
--- play

Adjectives For Nouns
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a lamp, a box (empty) and a cup here.

>jump
-box.
-rock.
+lamp.
*tree.
&box.
1 1 box and rock cup a box.
hungry of starving, hungry and peckish; glad; small or large.
