An activity has variables in a sentence of its own form; this one does not make a thing of its name.
--- source
The Lab is a room. The star has a number called the rank.

Printing the name has a number called the count.
--- problems
OWNER_UNKNOWN at "Printing the name"
