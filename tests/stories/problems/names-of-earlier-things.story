What stands for a thing, by some of the words of its name, is no new name in a later sentence: not of a value, a scene, a property or a variable. A kind of object, a defined adjective, a thing and what is "called" so are none of these.
--- source
The Hut is a room. The storm lantern is in the Hut. A red ball and a cracked box are in the Hut. The French horn is in the Hut. A fully lit lamp is in the Hut.

Storm is a scene. The Storm Hunt is a scene.

Colour is a kind of value. The colours are red and blue. A thing has a colour.

A thing can be cracked. A thing can be lit fully. It can be striped. The horn count is a number that varies.

A lever is in the Hut. The lever can be up or raised.

Language is a kind of value. There is a language called French. Horn is a man in the Hut.

The ball is a number that varies.

Instead of taking something (called the one): do nothing.
--- problems
NAME_OF_ONE at "Storm"
NAME_OF_ONE at "red"
NAME_OF_ONE at "A thing can be cracked"
NAME_OF_ONE at "A thing can be lit fully"
PROPERTY_OF_PRONOUN at "It can be striped"
NAME_OF_ONE at "The lever can be up or raised"
NAME_OF_ONE at "The ball is a number that varies"
CALLED_NUMBER at "called the one"
