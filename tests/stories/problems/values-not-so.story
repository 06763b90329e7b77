Of values only those can be told that are so, and of all of a kind none by 'every'; a measure says nothing of what has a property by another name.
--- source
"The Fair" by A Tester

A size is a kind of value. The sizes are tiny, middling and huge. A thing has a size. A weight is a kind of value. 10kg specifies a weight. A thing has a weight called the load. A hat is a kind of thing.

The Fairground is a room. The marble is in the Fairground.

The drum is not huge.

The marble is 5kg.

The marble is not tiny.

A hat is never tiny.

Every hat is huge.

A hat is usually 7kg.

The cymbal is a thing which is not tiny.
--- problems
NOT_NEGATIVE at "The drum is not huge"
SAME_AS_ANOTHER at "The marble is 5kg"
NOT_NEGATIVE at "The marble is not tiny"
NOT_NEGATIVE at "A hat is never tiny"
EVERY_NOT_HERE at "Every hat"
DESCRIPTIONS_SAME at "A hat is usually 7kg"
NOT_NEGATIVE at "The cymbal is a thing which is not tiny"
