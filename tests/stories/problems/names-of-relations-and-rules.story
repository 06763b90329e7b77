A thing is not called as a relation, a rule, an action, an activity or a rulebook is; a door leads somewhere; a room has no key; a variable of an action has a value.
--- source
The Hall is a room. The Yard is a room. Bob is a man in the Hall. The coin is in the Hall. The shelf is a supporter in the Hall.

The gate is a door. It is north of the Hall and south of the Yard. The Loft is above the Hall. The gate is above the Loft.

The hatch is a door. It is west of the Hall. West of the hatch is nowhere.

Loving relates various people to various things. Polishing is an action applying to one thing. Preening is an activity. The inspecting rules is a rulebook.

The loving relation is a thing. The polishing action is a thing. The preening activity is a thing. The inspecting rulebook is a room. The print empty inventory rule is a thing.

The golden rule is a thing. The family relation is in the Hall.

The coin unlocks the shelf. The coin unlocks the Yard.

Serving relates various men to one thing (called the dish). Eve is a woman in the Hall. The dish of Bob is the coin. The dish of Eve is the coin.

The polishing action has an animal called the beast. The preening activity has an animal called the pet.

Understand "void" as nothing.
--- problems
DOOR_TOO_MANY_SIDES at "The gate is above the Loft"
DOOR_TO_NOTHING at "West of the hatch is nowhere"
NAME_TAKEN at "loving relation"
NAME_TAKEN at "polishing action"
NAME_TAKEN at "preening activity"
NAME_TAKEN at "inspecting rulebook"
NAME_TAKEN at "print empty inventory rule"
PROPERTY_NOT_ALLOWED at "The coin unlocks the Yard"
PROPERTY_NOT_ALLOWED at "The dish of Eve is the coin"
VARIABLE_WITHOUT_VALUE at "The polishing action has an animal called the beast"
VARIABLE_WITHOUT_VALUE at "The preening activity has an animal called the pet"
UNDERSTAND_VAGUE at "nothing"
