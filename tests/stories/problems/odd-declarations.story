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
PLAYER_CANNOT_HAVE at "The player can be wet or dry or damp"
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
SAME_AS_ANOTHER at "The lamp is 5"
SENTENCE_UNKNOWN at "The box is a container which is"
--- sentences
'A container is a kind of supporter' moves the kind container to a place where it cannot be in the hierarchy of kinds.
'A backdrop is a kind of door' moves the kind backdrop to a place where it cannot be in the hierarchy of kinds.
'A door is a kind of backdrop' moves the kind door to a place where it cannot be in the hierarchy of kinds.
'A snark is a kind of direction' moves the kind direction to a place where it cannot be in the hierarchy of kinds.
'A person is a kind of woman' moves the kind person to a place where it cannot be in the hierarchy of kinds.
'"soft"' cannot be a name because it contains a quotation.
'"x"' cannot be a name because it contains a quotation.
'The player can be wet or dry or damp' does not say whose property it is: the player is a variable, whose value may be another person later. Write 'A person can be ...', or 'Yourself can be ...'.
'"blue"' cannot be a name because it contains a quotation.
'The tally is a text that varies' gives the variable another kind, but it already holds a number.
'The box' and 'a kind' are two different things, so one cannot be the other.
'heavy or "light"' cannot be a name because it contains a quotation.
'The plural of "box" is "boxen"' quotes the plural. Write it without quotation marks.
'the glowing relation' is not a relation or a property, so it cannot be the meaning of a verb.
'A number' cannot have properties, because the kind has too many values.
'a thing' cannot be an either/or property: the name is taken.
'The Lab is in the Lab' is not possible: Lab is a room, which cannot hold things in this way.
'The box is on the box' is not possible: box is a container, which cannot hold things in this way.
'Ann is a woman in nowhere' is decided during play, so a sentence cannot make it true at the start.
'The box is east of the lamp' is used in the map, but it is not a room or a door.
'The lamp' and '5' are two different things, so one cannot be the other.
The sentence 'The box is a container which is' could not be understood. Something is missing after 'is'.
