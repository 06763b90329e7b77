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
'Every container' uses 'every' where one thing is needed. To describe all of a kind, write, for example, 'a container is usually open'.
'Everyone' uses 'every' where one thing is needed. To describe all of a kind, write, for example, 'a container is usually open'.
'Each open container' uses 'every' where one thing is needed. To describe all of a kind, write, for example, 'a container is usually open'.
'every room' uses 'every' where one thing is needed. To describe all of a kind, write, for example, 'a container is usually open'.
'every room' uses 'every' where one thing is needed. To describe all of a kind, write, for example, 'a container is usually open'.
'every container' uses 'every' where one thing is needed. To describe all of a kind, write, for example, 'a container is usually open'.
'every container' uses 'every' where one thing is needed. To describe all of a kind, write, for example, 'a container is usually open'.
'A rope' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a rope called ...'.
'A rope' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a rope called ...'.
'A man' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a man called ...'.
'The rope' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a rope called ...'.
'Ropes' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a rope called ...'.
'Everywhere' uses 'every' where one thing is needed. To describe all of a kind, write, for example, 'a container is usually open'.
'Three containers' is about a number of things, but does not say which ones.
'No ropes' is about a number of things, but does not say which ones.
'no rope' is about a number of things, but does not say which ones.
'nobody' is about a number of things, but does not say which ones.
'nothing' cannot be a name because it contains a word such as 'nothing'.
'The boat is not here' is negative. Sentences about places, relations and values can only say what is true.
'It' is a whole kind, so it cannot have a place. To make one thing of this kind, give it a name: 'a barrel called ...'.
'a container which is leaky' says that something exists and what else it is in one sentence. Write two sentences: first that it exists, with a name, then what it is.
'a thing which is a container' says that something exists and what else it is in one sentence. Write two sentences: first that it exists, with a name, then what it is.
'a door' is negative. Sentences about places, relations and values can only say what is true.
