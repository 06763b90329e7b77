A list that begins a sentence with a group: what the group begins with has the capital, and a later group has none.
--- source
The Lab is a room. A cup is a kind of thing. Three cups are in the Lab. The fancy cup is a cup in the Lab. The ale is in the Lab. A fork is a kind of thing. Two forks are in the Lab. The silver fork is a fork in the Lab. A pan is a kind of thing. Two pans are in the Lab. The wok is a pan in the Lab.
The mode is initially 0.
Before listing contents while looking: group cups together as "crocks"; group pans together; group forks together giving articles.
Rule for grouping together cups when the mode is 1: say "some [listing group size] things".
Rule for grouping together cups when the mode is 2: say "(lots of cups)".
Rule for grouping together cups when the mode is 3: say "the [ale] hm".
Rule for grouping together cups when the mode is 4: say "[italic type]some[roman type] hm".
Rule for grouping together cups when the mode is 5: say "éclair".
Before grouping together cups when the mode is 6: say "pots: ".
After grouping together cups when the mode is 6: say "!".
Before grouping together pans when the mode is 6: say "(".
Every turn:
	say "[mode]: [The list of cups]; [A list of cups]; [the list of cups]; [The list of pans]; [A list of pans]; [The list of forks]; [A list of forks]; [A list of things in the Lab].";
	increment the mode.
The tray is a portable supporter. The player carries the tray. A red pan is a pan on the tray. A blue pan is a pan on the tray. Two pans are on the tray.
After jumping:
	say "[The list of pans on the tray]; [the list of pans on the tray]; [A list of pans on the tray]; [the list of pans in the Lab]; [a list of pans in the Lab].";
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see four crocks (three cups and a fancy cup), an ale, two forks and a silver fork and two pans and wok here.

>look
Lab
You can see four crocks (three cups and a fancy cup), an ale, two forks and a silver fork and two pans and wok here.

0: Four crocks (The three cups and the fancy cup); Four crocks (three cups and a fancy cup); four crocks (the three cups and the fancy cup); Red pan, blue pan, the four pans and wok; Red pan, blue pan, four pans and wok; The two forks and the silver fork; Two forks and a silver fork; Yourself, four crocks (three cups and a fancy cup), an ale, two forks and a silver fork and two pans and wok.

>z
A while goes by.

1: Some 2 things; Some 2 things; some 2 things; Red pan, blue pan, the four pans and wok; Red pan, blue pan, four pans and wok; The two forks and the silver fork; Two forks and a silver fork; Yourself, some 2 things, an ale, two forks and a silver fork and two pans and wok.

>z
A while goes by.

2: (lots of cups); (lots of cups); (lots of cups); Red pan, blue pan, the four pans and wok; Red pan, blue pan, four pans and wok; The two forks and the silver fork; Two forks and a silver fork; Yourself, (lots of cups), an ale, two forks and a silver fork and two pans and wok.

>z
A while goes by.

3: The ale hm; The ale hm; the ale hm; Red pan, blue pan, the four pans and wok; Red pan, blue pan, four pans and wok; The two forks and the silver fork; Two forks and a silver fork; Yourself, the ale hm, an ale, two forks and a silver fork and two pans and wok.

>z
A while goes by.

4: Some hm; Some hm; some hm; Red pan, blue pan, the four pans and wok; Red pan, blue pan, four pans and wok; The two forks and the silver fork; Two forks and a silver fork; Yourself, some hm, an ale, two forks and a silver fork and two pans and wok.

>z
A while goes by.

5: Éclair; Éclair; éclair; Red pan, blue pan, the four pans and wok; Red pan, blue pan, four pans and wok; The two forks and the silver fork; Two forks and a silver fork; Yourself, éclair, an ale, two forks and a silver fork and two pans and wok.

>z
A while goes by.

6: Pots: four crocks (The three cups and the fancy cup)!
; Pots: four crocks (three cups and a fancy cup)!
; pots: four crocks (the three cups and the fancy cup)!
; (red pan, blue pan, the four pans and wok; (red pan, blue pan, four pans and wok; The two forks and the silver fork; Two forks and a silver fork; Yourself, pots: four crocks (three cups and a fancy cup)!
, an ale, two forks and a silver fork and (two pans and wok.

>jump
Red pan, blue pan and the two pans; red pan, blue pan and the two pans; Red pan, blue pan and two pans; the two pans and wok; two pans and wok.

7: Four crocks (The three cups and the fancy cup); Four crocks (three cups and a fancy cup); four crocks (the three cups and the fancy cup); Red pan, blue pan, the four pans and wok; Red pan, blue pan, four pans and wok; The two forks and the silver fork; Two forks and a silver fork; Yourself, four crocks (three cups and a fancy cup), an ale, two forks and a silver fork and two pans and wok.

>
