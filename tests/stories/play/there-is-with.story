What there is may have properties before its place.
--- source
"There Is With"

The Yard is a room. The shelf is a supporter in the Yard. A thing has a number called worth. A coin is a kind of thing.
There is zuli with worth 5 on the shelf. There is a coin with worth 6 in the Yard. There is a coin called zula with worth 7 in the Yard. There is a coin on the shelf with worth 9. There are two coins in the Yard.

Instead of jumping:
	repeat with X running through things:
		say "[X] [worth of X] in [holder of X]; ".
--- play

There Is With
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a shelf (on which are zuli and a coin) and three coins here.

>jump
yourself 0 in Yard; shelf 9 in Yard; zuli 5 in shelf; coin 0 in shelf; coin 6 in Yard; coin 0 in Yard; coin 0 in Yard; zula with worth 7 in the Yard 0 in nothing; 
>
