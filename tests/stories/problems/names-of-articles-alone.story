An article alone cannot be the name of a property.
--- source
The Hall is a room.

A person can be a.

A person can be tall, short or the.
--- problems
NAME_UNUSABLE at "a"
NAME_UNUSABLE at "the"
