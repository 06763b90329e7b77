An activity has variables in a sentence of its own form; this one does not make a thing of its name.
--- source
The Lab is a room. The star has a number called the rank.

Printing the name has a number called the count.

Printing the name has a list of texts called the notes.
--- problems
OWNER_UNKNOWN at "Printing the name"
OWNER_UNKNOWN at "Printing the name"
