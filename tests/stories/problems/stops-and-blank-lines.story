A text without punctuation at its end runs on into the next line, and a table needs a blank line before and after it.
--- source
The Loft is a room.

Instead of waiting: say "Pigeon number [turn count]"
Instead of jumping: say "The boards give."

The roost is a supporter in the Loft.
Table of Rings
ring	colour
1	"red"

Table of Eggs
egg	weight
1	20
Instead of touching the roost: say "Soft."
--- sentences
'Instead of waiting' has no phrases, because another rule or phrase is defined right after it. Write its phrases below it, or remove it.
'say "Pigeon number [turn count]" Instead of jumping' looks like the beginning of a rule, but it does not begin with the name of a rulebook. A full stop may be missing before 'Instead'.
The sentence 'Table of Rings ring colour 1 "red"' could not be understood. A table begins after a blank line.
'Instead of touching the roost: say "Soft."' is not a value. It must be a number. If this is not a row of the table, put a blank line before it.
