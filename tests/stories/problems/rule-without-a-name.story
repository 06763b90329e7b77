"This is" needs the name of a rule after it; a property that the story does not have stops code in Inform 6 from running.
--- source
The Lab is a room. A pen is in the Lab.
To poke (X - thing): (- {X}.unheard_of = 1; -).
To decide what number is peek of (X - thing): (- {X}.unheard_of -).
Instead of jumping: poke the pen.

This is: say "x".
--- problems
RULEBOOK_NOT_FOUND at "This is"
--- notices
INFORM_6_BODY at "To poke (X - thing)"
INFORM_6_BODY at "To decide what number is peek of (X - thing)"
