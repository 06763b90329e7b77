Listing sentences are obeyed in the order of the text: moved, never doubled, and put back by sorting.
--- source
The Forge is a room.

The tempering rules are a rulebook.

A tempering rule (this is the heating rule): say "Heat."
A tempering rule (this is the hammering rule): say "Hammer."
A tempering rule (this is the quenching rule): say "Quench."
This is the inspecting rule: say "Inspect."

The quenching rule is listed before the heating rule in the tempering rules.
The inspecting rule is listed last in the tempering rules.
The hammering rule is not listed in the tempering rules.
The hammering rule is listed in the tempering rules.

Instead of jumping: follow the tempering rules.
--- rules tempering
quenching rule
heating rule
hammering rule
inspecting rule
--- trace
> jump
Instead of jumping
quenching rule
heating rule
hammering rule
inspecting rule
