A word that begins with "it" is not the place of a noun in an action's name.
--- source
The Yard is a room. A box and a pin are in the Yard.

Sorting items of it by is an action applying to two things. Understand "sort [something] by [something]" as sorting items of it by.

Report sorting items of something by something: say "[The current action]."
--- play
Welcome
An Interactive Fiction
Release

Yard
You can see a box and a pin here.

>sort box by pin
sorting items of the box by the pin.
