A rule that counts how often something was so gives no names to what it was; a condition of now may.
--- source
The Lab is a room. Anna is a woman in the Lab. The cup is in the Lab. The Hall is north of the Lab.

Before taking something (called the item) for the third time: say "No."

Before taking the cup in the presence of someone (called the other) for two turns: say "No."

Before someone (called the other) taking the cup for two turns: say "No."

Before going from a room (called the place) for the second time: say "No."

Before examining something when someone (called the other) is visible for the second time: say "Yes."

Before dropping something (called the item): say "Yes."
--- problems
CALLED_IN_PAST at "taking something (called the item) for the third time"
CALLED_IN_PAST at "taking the cup in the presence of someone (called the other) for two turns"
CALLED_IN_PAST at "someone (called the other) taking the cup for two turns"
CALLED_IN_PAST at "going from a room (called the place) for the second time"
