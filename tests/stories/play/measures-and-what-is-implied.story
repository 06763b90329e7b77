Measures are added, multiplied and divided as their products say, in whole numbers and in others; and things get what a sentence about their kind implies.
--- source
The Yard is a room. Lou is a woman in the Yard.

A length is a kind of value. 10m specifies a length. An area is a kind of value. 1sqm specifies an area scaled at 100. A length times a length specifies an area. A volume is a kind of value. 1cum specifies a volume. A length times an area specifies a volume. A speed is a kind of value. 1mps specifies a speed. A duration is a kind of value. 1s specifies a duration. A speed multiplied by a duration specifies a length. A date is a kind of value. D1 specifies a date. A date minus a date specifies a duration. A price is a kind of value. $1.99 specifies a price. A heat is a kind of value. 1.0K specifies a heat.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. The hue of a thing is usually grey. A thing can be hefty or slight. A thing is usually slight. A red thing is usually hefty. The crate is a container in the Yard. It is red. The cask is a container in the Yard.

The verb to possess means the possession relation. Lou possesses a comb. To count is a verb. Nearness relates various things to various things. The verb to be near to means the nearness relation. The crate is near to the cask. The comb is near to the crate.

A box is a kind of thing. There are three boxes in the Yard. A red box called the coffer is in the Yard.

The tally is a number that varies. The tally is usually 4. The goal is always 12. The motto is a text that varies. The motto is "Go."

Probing is an action applying to nothing. Understand "probe" as probing.
Carry out probing:
	say "1 [remainder after dividing 10m by 3m] [remainder after dividing 10m by 4].";
	say "2 [square root of 400sqm] [cube root of 27cum] [3m times 4m] [12sqm divided by 4m] [24cum divided by 2m] [24cum divided by 6sqm].";
	say "3 [6mps times 2s] [2s times 6mps] [12m divided by 2s] [12m divided by 6mps].";
	say "4 [D9 minus D4] [D9 minus 4s] [D9 plus 4s] [4s plus D9].";
	say "5 [$1.50 plus $2.75] [$5.00 divided by $2.00] [$5.00 times 2] [2 times $5.00] [$5.00 divided by 2].";
	say "6 [1.5K plus 2.0K] [3.0K divided by 1.5K] [2 times 1.5K] [1.5K times 2.5].";
	say "7 [9:00 AM plus 90 minutes] [9:00 AM minus 8:30 AM] [10 minutes times 2] [30 minutes divided by 10 minutes] [9:00 AM minus 20 minutes].";
	say "8 [list of hefty things]; [list of red things].";
	say "9 [list of things carried by Lou]; [list of things near to the crate].";
	say "10 [number of boxes in the Yard] [tally] [goal] [motto] [number of red boxes].";
	say "11 [3m to the nearest 2m] [17 to the nearest 5] [7 plus 2 times 3] [remainder after dividing 17 by 5] [3 multiplied by 2.5]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see Lou, a crate (empty), a cask (empty), three boxes and the coffer here.

>probe
1 1m 2m.
2 20m 3m 12sqm 3m 12sqm 4m.
3 12m 12m 6mps 2s.
4 5s D5 D13 D13.
5 $4.25 2 $10.00 $10.00 $2.50.
6 3.5K 2.0 3.0K 3.75K.
7 10:30 am 30 minutes 20 minutes 3 8:40 am.
8 crate and coffer; crate and coffer.
9 comb; comb.
10 4 4 12 Go. 1.
11 4m 15 13 2 7.5.

>x coffer
You notice nothing out of the ordinary about the coffer.

>x boxes
Only one thing at a time can be done that way.

>
