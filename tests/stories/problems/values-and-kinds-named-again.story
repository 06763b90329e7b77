A kind that takes the name of an earlier scene, and a scene or value that takes that of an earlier variable, are reported at the later sentence, once. What is "called" so may have the name of a room.
--- source
The Pier is a room. There is a scene called the Pier. The Pier begins when play begins.

The Tea is a scene. A tea is a kind of thing.

The Gale is a number that varies. Gale is a scene. Gale begins when play begins.

A weather is a kind of value. The fog is a number that varies. The weathers are sun and fog.

The hail is a number that varies. There is a scene called the Squall. The Squall begins when the hail is 3.
--- problems
LATER_NAME_USED at "A tea is a kind of thing"
LATER_NAME_USED at "Gale is a scene"
LATER_NAME_USED at "The weathers are sun and fog"
