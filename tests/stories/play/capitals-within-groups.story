Inside a group, each list begins as the whole one does: with a capital where the article is definite.
--- source
The Lab is a room. The axe is in the Lab. A coin is a kind of thing. Three coins are in the Lab. The old coin is a coin in the Lab. A box is in the Lab. A nut is a kind of thing. The big nut is a nut in the Lab. The small nut is a nut in the Lab. An apple is in the Lab. A coin called the brass coin is in the lab. A red pin is in the Lab. The blue pin is in the Lab.
Before listing nondescript items: group coins together as "bits"; group nuts together giving articles.
Before grouping together nuts: say "nutty ".
After grouping together nuts: say " ok".
For listing nondescript items of the Lab:
	say "[The list of marked for listing things].";
	say "[the list of things in the Lab].";
	say "[A list of things in the Lab].";
	say "[a list of things in the Lab].";
	say "[The list of coins].";
	say "[A list of coins].";
	say "[The list of nuts].";
	say "[A list of nuts]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
The axe, the box, nutty The big nut and the small nut ok, the apple, the red pin, the blue pin and five bits (The three coins, the old coin and the brass coin).
yourself, the axe, the box, nutty the big nut and the small nut ok, the apple, the red pin, the blue pin and five bits (the three coins, the old coin and the brass coin).
Yourself, an axe, a box, nutty a big nut and a small nut ok, an apple, a red pin, a blue pin and five bits (three coins, an old coin and the brass coin).
yourself, an axe, a box, nutty a big nut and a small nut ok, an apple, a red pin, a blue pin and five bits (three coins, an old coin and the brass coin).
Five bits (The three coins, the old coin and the brass coin).
Five bits (three coins, an old coin and the brass coin).
Nutty The big nut and the small nut ok.
Nutty a big nut and a small nut ok.

>
