Of actions nothing can be said but under what name they are gathered; and a value that says something already gives no name.
--- source
The Quay is a room. The crate is a container in the Quay. A colour is a kind of value. The colours are red and blue. Humming is an activity.

Acting badly is a thing.

Taking something is theft.

Taking the crate is acting badly.

Taking something is in the Quay.

Taking something is a container.

Taking something is a fixed in place thing.

Burning is a recurring scene.

Jumping is open.

Jumping is 6.

Jumping is waiting.

The best deed is initially jumping.

The worst deed is initially taking the crate.

The description of jumping is "High."

To decide which number is the tally: decide on 4.

When play begins:
	let jumping be 6;
	let taking something be 6;
	let humming be 6;
	let colour be red;
	let a real number be 6;
	let the tally be 6;
	let the number of things be 6;
	let X plus Y be 6;
	let X (old) be 6;
	let containment relation be 6;
	let noon be 6;
	let red be 6;
	let container be 6;
	let the crate be 6;
	repeat with list of numbers running from 1 to 3:
		say "Never."

Mixing is an activity on things. Rule for mixing a thing: say "Mixed."

Mixing something with something is an activity on things.

Weighing something is an activity of things.

Counting something is an activity on numbers.

Rule for printing the name of the crate while listing contents of a room (called the place): say "crate".

Every turn:
	carry out the printing the name activity with 6;
	carry out the counting activity with the crate;
	carry out the humming activity with the crate;
	if examining the crate for the fifth time, say "Again?";
	if waiting for the fifth time, say "Still.";
	if we have examined the crate for the second time, say "Twice."
--- problems
ACTION_ASSERTED at "Taking the crate is acting badly"
ACTION_ASSERTED at "Taking something is in the Quay"
ACTION_ASSERTED at "Taking something is a container"
ACTION_ASSERTED at "Taking something is a fixed in place thing"
ACTION_ASSERTED at "Burning is a recurring scene"
ACTION_ASSERTED at "Jumping is open"
ACTION_ASSERTED at "Jumping is 6"
ACTION_ASSERTED at "Jumping is waiting"
ACTION_ASSERTED at "The best deed is initially jumping"
ACTION_ASSERTED at "The worst deed is initially taking the crate"
ACTION_ASSERTED at "The description of jumping is "High.""
LET_NAME at "jumping"
LET_NAME at "taking something"
LET_NAME at "humming"
LET_NAME at "colour"
LET_NAME at "a real number"
LET_NAME at "the tally"
LET_NAME at "the number of things"
LET_NAME at "X plus Y"
LET_NAME at "X (old)"
LET_NAME at "containment relation"
LET_NAME at "list of numbers"
ACTIVITY_NAME at "Mixing"
ACTIVITY_NAME at "Mixing something with"
SENTENCE_UNKNOWN at "Weighing something is an activity of things"
CALLED_IN_ACTIVITY at "listing contents of a room (called the place)"
FOLLOW_WRONG_KIND at "carry out the printing the name activity with 6"
FOLLOW_WRONG_KIND at "carry out the counting activity with the crate"
PAST_ACTION_COUNTED at "examining the crate for the fifth time"
PAST_ACTION_COUNTED at "we have examined the crate for the second time"
--- sentences
'Taking the crate is acting badly' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'Taking something is in the Quay' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'Taking something is a container' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'Taking something is a fixed in place thing' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'Burning is a recurring scene' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'Jumping is open' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'Jumping is 6' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'Jumping is waiting' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'The best deed is initially jumping' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'The worst deed is initially taking the crate' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'The description of jumping is "High."' makes a statement about an action. Only kinds of action are possible here, as in 'Kissing somebody is improper behaviour'.
'jumping' cannot be the name of a value: it already has a meaning, or it is not a name.
'taking something' cannot be the name of a value: it already has a meaning, or it is not a name.
'humming' cannot be the name of a value: it already has a meaning, or it is not a name.
'colour' cannot be the name of a value: it already has a meaning, or it is not a name.
'a real number' cannot be the name of a value: it already has a meaning, or it is not a name.
'the tally' cannot be the name of a value: it already has a meaning, or it is not a name.
'the number of things' cannot be the name of a value: it already has a meaning, or it is not a name.
'X plus Y' cannot be the name of a value: it already has a meaning, or it is not a name.
'X (old)' cannot be the name of a value: it already has a meaning, or it is not a name.
'containment relation' cannot be the name of a value: it already has a meaning, or it is not a name.
'list of numbers' cannot be the name of a value: it already has a meaning, or it is not a name.
'Mixing' is not a name for an activity. Write what is done, as in 'weighing up something'.
'Mixing something with' is not a name for an activity. Write what is done, as in 'weighing up something'.
The sentence 'Weighing something is an activity of things' could not be understood.
'listing contents of a room (called the place)' uses 'called' for what an activity is about, which has a name only in the activity's own rules.
'carry out the printing the name activity with 6' is not possible: the rulebook is followed for values of the kind 'object', not 'number'.
'carry out the counting activity with the crate' is not possible: the rulebook is followed for values of the kind 'number', not 'container'.
'examining the crate for the fifth time' asks how often an action was done, which only the preamble of a rule can: 'Instead of examining the cup for the third time'. Elsewhere, let a rule increase a number.
'we have examined the crate for the second time' asks how often an action was done, which only the preamble of a rule can: 'Instead of examining the cup for the third time'. Elsewhere, let a rule increase a number.
