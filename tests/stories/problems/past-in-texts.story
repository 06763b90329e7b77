A text that is a value asks for no more of the past than a rule may.
--- source
"Past"

The Lab is a room. "[list of things which were in the Lab]."
The pin is in the Lab. The description of the pin is "[if examining the pin for the second time]Again.[end if]".

Instead of jumping:
	let T be "[if the noun was in the Lab]It was.[end if]";
	say T.
--- problems
PAST_CLAUSE at "were in the Lab"
PAST_ACTION_COUNTED at "examining the pin for the second time"
PAST_LOCAL at "the noun was in the Lab"
