The name of an action may go on after its "it" also where a place follows.
--- source
The Kitchen is a room. The Yard is north of the Kitchen. The pie is a thing in the Kitchen. Bob is a man in the Kitchen.
Asking it about the food is an action applying to one thing and one visible thing.
Understand "complain to [someone] about [any thing]" as asking it about the food.
Carry out an actor asking about the food in the Kitchen: say "To [noun], of [second noun]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Kitchen
You can see a pie and Bob here.

>complain to bob about pie
To Bob, of pie.

>
