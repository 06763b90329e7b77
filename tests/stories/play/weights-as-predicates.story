"Is 5kg" of a thing that has a weight compares its weight, as "is red" compares its colour; a weight with another name does not count.
--- source
"Scales"

Weight is a kind of value. 10kg specifies a weight. A thing has a weight. The weight of a thing is usually 1kg.
A thing has a weight called the net mass. The net mass of a thing is usually 7kg.
The Lab is a room. The cup is in the Lab. The weight of the cup is 5kg. The ball is in the Lab. The weight of the ball is 3kg. The pin is in the Lab.
The heft is a weight that varies. The heft is 3kg.
Every turn:
	if the cup is 5kg, say "Five.";
	if the cup is 7kg, say "Its net mass!";
	if the cup is not 5kg, say "Not five!";
	if the ball is the heft, say "As the variable.";
	if the ball is the weight of the cup, say "As the cup!";
	if the ball was 3kg, say "It was three.";
	if there is a thing which is 5kg, say "There is one.";
	if something is 6kg, say "Something is six!";
	say "[number of things which are 5kg] [list of things which are not 1kg], and of the heft: [list of things which are the heft].";
	now the ball is 9kg;
	say "[weight of the ball].";
	now the ball is the heft;
	say "[weight of the ball]."
Instead of examining something which is 5kg: say "Heavy."
Instead of examining something which is the heft: say "Of that heft."
--- play

Scales
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a cup, a ball and a pin here.

>z
A while goes by.

Five.
As the variable.
It was three.
There is one.
1 cup and ball, and of the heft: ball.
9kg.
3kg.

>x cup
Heavy.

Five.
As the variable.
It was three.
There is one.
1 cup and ball, and of the heft: ball.
9kg.
3kg.

>x ball
Of that heft.

Five.
As the variable.
It was three.
There is one.
1 cup and ball, and of the heft: ball.
9kg.
3kg.

>
