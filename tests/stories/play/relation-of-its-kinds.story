A relation that a condition decides holds of nothing that is not of the kinds that it relates.
--- source
The Yard is a room. Anna is a woman in the Yard. The cup is in the Yard. The Hub is south of the Yard.
Meeting relates a person (called P) to a person (called Q) when Q is in the location of P. The verb to meet (he meets, they meet, he is met) means the meeting relation.
Nearing relates a thing (called P) to a room (called Q) when the location of P is Q. The verb to near means the nearing relation.
Instead of jumping:
	say "[if Anna meets the cup]wrong[else]right[end if] [number of things met by Anna]: [list of people who meet Anna]. [if Anna nears the Yard]near[end if] [if the Hub nears the Yard]wrong[end if] [list of things which near the Yard]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see Anna and a cup here.

>jump
right 2: yourself and Anna. near  yourself, Anna and cup.

