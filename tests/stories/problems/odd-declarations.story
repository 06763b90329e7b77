Kinds that cannot be of each other, quotations for names, a player with properties, and places where nothing can be: each is refused, and nothing else is.
--- source
The Lab is a room. The lamp is a thing. The box is a container. Ann is a woman.
A container is a kind of supporter.
A backdrop is a kind of door.
A door is a kind of backdrop.
A snark is a kind of direction.
A person is a kind of woman.
A thing can be "soft".
A thing has a number called "x".
The player can be wet or dry or damp.
Colour is a kind of value. The colours are red and "blue".
The tally is a number that varies. The tally is a text that varies.
The box is usually a kind.
A thing is either heavy or "light".
The plural of "box" is "boxen".
The verb to "glow" means the glowing relation.
A number can be a thing.
The Lab is in the Lab.
The box is on the box.
Ann is a woman in nowhere.
The box is east of the lamp.
The lamp is 5.
The box is a container which is.
--- problems
KIND_FUNDAMENTAL at "A container is a kind of supporter"
KIND_FUNDAMENTAL at "A backdrop is a kind of door"
KIND_FUNDAMENTAL at "A door is a kind of backdrop"
KIND_FUNDAMENTAL at "A snark is a kind of direction"
KIND_FUNDAMENTAL at "A person is a kind of woman"
NAME_UNUSABLE at ""soft""
NAME_UNUSABLE at ""x""
KIND_CANNOT_HAVE at "The player"
NAME_UNUSABLE at ""blue""
VARIABLE_TWO_KINDS at "The tally is a text that varies"
SAME_AS_ANOTHER at "The box is usually a kind"
NAME_UNUSABLE at "heavy or "light""
PLURAL_QUOTED at "The plural of "box" is "boxen""
VERB_MEANING_UNKNOWN at "the glowing relation"
KIND_HAS_NO_PROPERTIES at "A number"
PROPERTY_NAME_TAKEN at "a thing"
CANNOT_HOLD at "The Lab is in the Lab"
CANNOT_HOLD at "The box is on the box"
VERB_NOT_ASSERTED at "Ann is a woman in nowhere"
MAP_NOT_A_ROOM at "The box is east of the lamp"
MAP_NOT_A_ROOM at "The box is east of the lamp"
SAME_AS_ANOTHER at "The lamp is 5"
SAME_AS_ANOTHER at "The box is a container which is"
--- sentences
'A container is a kind of supporter' would move the kind container to a place among the kinds where it cannot stand.
'A backdrop is a kind of door' would move the kind backdrop to a place among the kinds where it cannot stand.
'A door is a kind of backdrop' would move the kind door to a place among the kinds where it cannot stand.
'A snark is a kind of direction' would move the kind direction to a place among the kinds where it cannot stand.
'A person is a kind of woman' would move the kind person to a place among the kinds where it cannot stand.
'"soft"' cannot be a name, since it has a quotation in it.
'"x"' cannot be a name, since it has a quotation in it.
'The player' are too many to have properties: only things, rooms and named values can.
'"blue"' cannot be a name, since it has a quotation in it.
In 'The tally is a text that varies' the variable gets another kind than it has already: it holds a number.
You seem to say that 'The box' is the same as 'a kind', but these are two different things.
'heavy or "light"' cannot be a name, since it has a quotation in it.
'The plural of "box" is "boxen"' quotes a word, but the plural of a word is given without quotation marks.
You say that the verb means 'the glowing relation', but I know no relation or property of that name.
You give 'A number' something that it can be, but there are too many values of that kind for each to have properties.
'a thing' cannot be a property that something has or has not: it means something else already.
'The Lab is in the Lab' has Lab hold something in a way that a room cannot.
'The box is on the box' has box hold something in a way that a container cannot.
'Ann is a woman in nowhere' holds or not as the play goes, so a sentence cannot make it true at the start.
'The box is east of the lamp' takes part in the map, but it is neither a room nor a door.
'The box is east of the lamp' takes part in the map, but it is neither a room nor a door.
You seem to say that 'The lamp' is the same as '5', but these are two different things.
You seem to say that 'The box' is the same as 'a container which is', but these are two different things. Perhaps 'containers' was meant.
