A value's name that means something else already: of two sentences that clash the later one is told of.
--- source
The Yard is a room. The cask is a container in the Yard. The cask can be sealed.

A humour is a kind of value. The humours are sunny, dark and edible.

A grade is a kind of value. The grades are sunny, fine and score.

Closed is a grade. Fine is a humour. Lit is a scene.

A thing can be rough or fine. A person is either smug or sunny.

A place is a kind of value. The places are north, every turn, door and 10 PM.

A thing can be plain. A plain is a kind of room. The East Plain is a plain.

A grain is a kind of value. The grains are sealed, rye and oats.

A fabric is a kind of value. The fabrics are defined by the Table of Fabrics.

Table of Fabrics
fabric	price
lace	4
wearable	5
linen	6

A thing can be large, small or tiny. A person can be large, small or tiny.

The description is a number that varies. A north is a kind of thing. The score is a rulebook. The score rules is a rulebook. Location is an activity.

A thing has a number called container. A thing can be score. A thing has a number called nothing.
--- problems
PROPERTY_NAME_TAKEN at "sealed"
NAME_IS_ADJECTIVE at "dark"
NAME_IS_ADJECTIVE at "edible"
NAME_TAKEN at "sunny"
NAME_TAKEN at "score"
NAME_IS_ADJECTIVE at "Closed"
TWO_KINDS at "Fine is a humour"
NAME_IS_ADJECTIVE at "Lit"
PROPERTY_NAME_TAKEN at "A thing can be rough or fine"
PROPERTY_NAME_TAKEN at "A person is either smug or sunny"
NAME_TAKEN at "north"
NAME_TAKEN at "every turn"
NAME_TAKEN at "door"
NAME_TAKEN at "10 PM"
NAME_IS_ADJECTIVE at "wearable"
CONSTANT_UNKNOWN at "wearable"
NAME_TAKEN at "The description"
NAME_TAKEN at "north"
NAME_TAKEN at "score"
ACTIVITY_NAME at "Location"
NAME_TAKEN at "container"
PROPERTY_NAME_TAKEN at "score"
NAME_TAKEN at "nothing"
