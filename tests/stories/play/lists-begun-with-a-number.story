A list that begins a sentence with things that are counted: the number has the capital, whoever prints it.
--- source
The Lab is a room. A cup is a kind of thing. Three cups are in the Lab. A pan is a kind of thing. Two pans are in the Lab. The ale is in the Lab. A fork is a kind of thing. Two forks are in the Lab.
The mode is initially 0.
Rule for printing a number of a cup when the mode is 1: say "some [listing group size] cups".
Rule for printing a number of a cup when the mode is 2: say "(lots of cups)".
Rule for printing a number of a cup when the mode is 3: say "3 cups".
Rule for printing a number of a cup when the mode is 4: say "[ale] hm".
Rule for printing a number of a cup when the mode is 5: say "[italic type]some[roman type] hm".
Rule for printing a number of a cup when the mode is 6: say "'some' hm".
Rule for printing a number of a cup when the mode is 7: say "éclair".
Rule for printing the plural name of a cup when the mode is 8: say "mugs".
When play begins:
	while the mode is less than 9:
		say "[mode]: [The list of cups]; [A list of cups]; [the list of cups]; [The list of forks]; [A list of forks]; [A list of things in the Lab].";
		increment the mode.
Before listing contents while looking: group cups together as "crocks"; group pans together.
Rule for grouping together cups when the mode is greater than 10: say "pots, [listing group size]".
Every turn:
	say "[mode]: [The list of cups]; [A list of cups]; [the list of cups]; [The list of pans]; [A list of pans]; [A list of things in the Lab].";
	now the mode is 11.
--- play

0: The three cups; Three cups; the three cups; The two forks; Two forks; Yourself, three cups, two pans, an ale and two forks.
1: The some 3 cups; Some 3 cups; the some 3 cups; The two forks; Two forks; Yourself, some 3 cups, two pans, an ale and two forks.
2: The (lots of cups); (lots of cups); the (lots of cups); The two forks; Two forks; Yourself, (lots of cups), two pans, an ale and two forks.
3: The 3 cups; 3 cups; the 3 cups; The two forks; Two forks; Yourself, 3 cups, two pans, an ale and two forks.
4: The ale hm; Ale hm; the ale hm; The two forks; Two forks; Yourself, ale hm, two pans, an ale and two forks.
5: The some hm; Some hm; the some hm; The two forks; Two forks; Yourself, some hm, two pans, an ale and two forks.
6: The "some" hm; "some" hm; the "some" hm; The two forks; Two forks; Yourself, "some" hm, two pans, an ale and two forks.
7: The éclair; Éclair; the éclair; The two forks; Two forks; Yourself, éclair, two pans, an ale and two forks.
8: The three mugs; Three mugs; the three mugs; The two forks; Two forks; Yourself, three mugs, two pans, an ale and two forks.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see three cups, two pans, an ale and two forks here.

>look
Lab
You can see three cups, two pans, an ale and two forks here.

9: The three cups; Three cups; the three cups; The two pans; Two pans; Yourself, three cups, two pans, an ale and two forks.

>z
A while goes by.

11: The three cups; Three cups; the three cups; The two pans; Two pans; Yourself, three cups, two pans, an ale and two forks.

>look
Lab
You can see three cups, two pans, an ale and two forks here.

11: The three cups; Three cups; the three cups; The two pans; Two pans; Yourself, three cups, two pans, an ale and two forks.

>z
A while goes by.

11: The three cups; Three cups; the three cups; The two pans; Two pans; Yourself, three cups, two pans, an ale and two forks.

>
