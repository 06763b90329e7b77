A 'with' in the name of a value would begin its properties: such a name follows 'called'. It is told once.
--- source
The Pier is a room. Cakes With Ann is a scene. A shade is a kind of value. The shades are grey and red with dots.

Cakes With Ann begins when the turn count is 2. When Cakes With Ann begins: say "Cakes."

There is a scene called Lunch With Bob. When Lunch With Bob begins: say "Lunch."
--- problems
NAME_WITH at "Cakes With Ann"
NAME_WITH at "red with dots"
