Every one of a kind, none, several and one that was not named: what a sentence can say of them, and what not.
--- source
The Quay is a room. The crate is a container in the Quay. A rope is a kind of thing. The boat is a thing.

Every container is usually open.

Everyone is lit.

Each open container contains a rope.

The lamp is in every room.

A rope called the beacon is in every room.

A rope called the hawser is part of every container.

A rope (called its lashing) is part of every container.

Every rope is part of every container.

A rope is here.

A rope is part of the boat.

The boat is lit. Part of the boat is a rope.

A man carries a net.

The rope is in the Quay.

Ropes are everywhere.

Everywhere is the sky.

Three containers are open.

No ropes are in the Quay.

There is no rope.

There is nobody.

Here is a nothing.

The boat is not here.

A barrel is a kind of container. It is in the Quay.

There is a container which is leaky.

There is a thing which is a container.

The tub is a thing which is a container in the Quay.

In the Quay is something which is not a door.

Containers always contain a rope.
--- problems
EVERY_NOT_HERE at "Every container"
EVERY_NOT_HERE at "Everyone"
EVERY_NOT_HERE at "Each open container"
EVERY_NOT_HERE at "every room"
EVERY_NOT_HERE at "every room"
EVERY_NOT_HERE at "every container"
EVERY_NOT_HERE at "every container"
KIND_PLACED at "A rope"
KIND_PLACED at "A rope"
KIND_PLACED at "A man"
KIND_PLACED at "The rope"
KIND_PLACED at "Ropes"
EVERY_NOT_HERE at "Everywhere"
QUANTITY_ASSERTED at "Three containers"
QUANTITY_ASSERTED at "No ropes"
QUANTITY_ASSERTED at "no rope"
QUANTITY_ASSERTED at "nobody"
NAME_UNUSABLE at "nothing"
NOT_NEGATIVE at "The boat is not here"
KIND_PLACED at "It"
EXISTENCE_EQUATED at "a container which is leaky"
EXISTENCE_EQUATED at "a thing which is a container"
NOT_NEGATIVE at "a door"
--- sentences
'Every container' speaks of every one of a kind in a place where only one thing can be meant. What all of a kind are is said of the kind: 'a container is usually open'.
'Everyone' speaks of every one of a kind in a place where only one thing can be meant. What all of a kind are is said of the kind: 'a container is usually open'.
'Each open container' speaks of every one of a kind in a place where only one thing can be meant. What all of a kind are is said of the kind: 'a container is usually open'.
'every room' speaks of every one of a kind in a place where only one thing can be meant. What all of a kind are is said of the kind: 'a container is usually open'.
'every room' speaks of every one of a kind in a place where only one thing can be meant. What all of a kind are is said of the kind: 'a container is usually open'.
'every container' speaks of every one of a kind in a place where only one thing can be meant. What all of a kind are is said of the kind: 'a container is usually open'.
'every container' speaks of every one of a kind in a place where only one thing can be meant. What all of a kind are is said of the kind: 'a container is usually open'.
'A rope' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a rope called ...'.
'A rope' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a rope called ...'.
'A man' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a man called ...'.
'The rope' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a rope called ...'.
'Ropes' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a rope called ...'.
'Everywhere' speaks of every one of a kind in a place where only one thing can be meant. What all of a kind are is said of the kind: 'a container is usually open'.
'Three containers' is about how many there are, so it does not say of which things it is true.
'No ropes' is about how many there are, so it does not say of which things it is true.
'no rope' is about how many there are, so it does not say of which things it is true.
'nobody' is about how many there are, so it does not say of which things it is true.
'nothing' cannot be a name, since it has a word for no thing in it.
'The boat is not here' says what is not so; of places, relations and values I can only be told what is.
'It' speaks of a whole kind, so I cannot put it in one place. To make one of them, give it a name: 'a barrel called ...'.
'a container which is leaky' says that there is something, and at once what else it is. Say first that it is there, by a name, and then what it is.
'a thing which is a container' says that there is something, and at once what else it is. Say first that it is there, by a name, and then what it is.
'a door' says what is not so; of places, relations and values I can only be told what is.
