A name that begins as an action does is that action, with a noun, unless it has an article.
--- source
"Workbench"

The Workshop is a room. The cutting board is in the Workshop. The burning brazier is in the Workshop. The waiting list is in the Workshop. The looking glass is in the Workshop.
A pulling tool is a kind of thing. The red pulling tool is in the Workshop.

Understand "slab" as the cutting board.
Understand "plank" as cutting board.
Understand "fire" as burning brazier.
Understand "roster" as waiting list.
Understand "mirror" as looking glass.
Understand "winch" as red pulling tool.
Understand "hoist" as a pulling tool.
Understand "embers" as the brazier.
--- problems
UNDERSTAND_NAME_OF_ACTION at "cutting board"
UNDERSTAND_NAME_OF_ACTION at "burning brazier"
