What all things of a description are told is worked out once, before the first; "now" puts nothing where its kind cannot be.  A value between two of a kind of value's own is drawn otherwise than a number.
--- source
When play begins: seed the random-number generator with 99.

The Fair is a room. A stall is a kind of supporter. The shy, the hoopla and the raffle are stalls in the Fair. A prize is a kind of thing. The bear, the doll and the drum are prizes on the shy. Tim and Tom are men in the Fair. Colour is a kind of value. The colours are red, blue, green and gold. A prize has a colour. A weight is a kind of value. 1kg specifies a weight. The box is a container in the Fair. The rock is in the Fair.

To say all:
	repeat with P running through prizes:
		say "[P] [colour of P] [holder of P]; ".

Instead of jumping:
	now every prize is a random colour;
	say all;
	now every prize is on a random stall;
	say all;
	now every prize is carried by a random man who is not the player;
	say all;
	now a random man carries every prize;
	say all;
	say "[a random colour between blue and gold] [a random colour from red to gold] [a random weight between 1kg and 9kg] [a random number between 1 and 9].".

Instead of waiting:
	now the bear is in the box;
	now the bear is in the hoopla;
	say "[holder of the bear]. ";
	now the bear is on the box;
	say "[holder of the bear]. ";
	now the bear is part of the Fair;
	now the bear is carried by the rock;
	now the box is in the bear;
	say "[holder of the bear]. ";
	now Tim wears the bear;
	move the drum to the rock;
	say "[holder of the bear], [holder of the drum], [holder of the box].".

Instead of smelling:
	repeat with S running from 1 to 8:
		seed the random-number generator with S;
		if a random person (called the one drawn) is visible, say "[one drawn]; ".

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Fair
You can see a shy (on which are a bear, a doll and a drum), a hoopla, a raffle, Tim, Tom, a box (empty) and a rock here.

>jump
bear green shy; doll green shy; drum green shy; bear green shy; doll green shy; drum green shy; bear green Tim; doll green Tim; drum green Tim; bear green Tim; doll green Tim; drum green Tim; blue red 7kg 6.

>jump
bear red Tim; doll red Tim; drum red Tim; bear red hoopla; doll red hoopla; drum red hoopla; bear red Tom; doll red Tom; drum red Tom; bear red Tom; doll red Tom; drum red Tom; green green 1kg 4.

>jump
bear green Tom; doll green Tom; drum green Tom; bear green hoopla; doll green hoopla; drum green hoopla; bear green Tom; doll green Tom; drum green Tom; bear green Tim; doll green Tim; drum green Tim; blue green 8kg 3.

>wait
*** In the rule "Instead of waiting", bear cannot be in hoopla, which is not a container or a room.
box. *** In the rule "Instead of waiting", bear cannot be on box, which is not a supporter.
box. *** In the rule "Instead of waiting", bear cannot be part of Fair, which is not a thing.
*** In the rule "Instead of waiting", bear cannot be carried by rock, which is not a person.
*** In the rule "Instead of waiting", box cannot be in bear, which is not a container or a room.
box. Tim, rock, Fair.

>smell
Tom; Tim; yourself; Tom; Tim; Tim; yourself; yourself;
