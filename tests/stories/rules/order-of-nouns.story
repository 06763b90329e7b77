A named thing goes before a described one, a described one before just anything, whatever the order of writing.
--- source
The Boathouse is a room. The oar is in the Boathouse. The trunk is an open container in the Boathouse.

Instead of taking something: say "Nothing here is yours."

Instead of taking an open container: say "It is too heavy while it gapes."

Instead of taking the oar: say "The oar is painted on."
--- rules instead
Instead of taking the oar
Instead of taking an open container
Instead of taking something
--- why "Instead of taking the oar" "Instead of taking something"
> III.3.2
--- why "Instead of taking something" "Instead of taking an open container"
< III.3.2
--- trace
> take oar
Instead of taking the oar
> take trunk
Instead of taking an open container
