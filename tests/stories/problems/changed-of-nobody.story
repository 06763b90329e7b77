A property by its name alone says no place that could be increased, and 'initially' is for variables.
--- source
The Yard is a room. A person has a number called health. Bob is a man in the Yard. The health of Bob is initially 4.
Instead of jumping:
	increase the health by 3;
	decrement health;
	increase the health of Bob by 2;
	now the health is 4.
--- problems
INITIALLY_MISPLACED at "The health of Bob is initially 4"
PHRASE_UNKNOWN at "increase the health by 3"
PHRASE_UNKNOWN at "decrement health"
