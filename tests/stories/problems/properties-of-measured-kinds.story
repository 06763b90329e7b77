A kind whose values have a notation has too many of them for properties, also where the notation comes later; one whose values have names has not.
--- source
The Lab is a room.
A weight is a kind of value. A weight can be heavy. 5kg specifies a weight. A weight has a text called the remark.
A shade is a kind of value. A shade can be warm. A shade has a text called the remark. The shades are crimson and teal.
--- problems
KIND_HAS_NO_PROPERTIES at "A weight"
KIND_CANNOT_HAVE at "A weight"
