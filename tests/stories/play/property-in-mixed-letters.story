A kind of value and the property of its name are one name, in whatever letters they are written.
--- source
The Lab is a room. A Watcher is a kind of person. MoodColour is a kind of value. The MoodColours are Calm, Wild and StormGrey. A Watcher has a MoodColour. A Watcher is usually Wild. Ann is a Watcher in the Lab. Bea is a StormGrey Watcher in the Lab.

When play begins: say "[MoodColour of Ann], [moodcolour of Bea]."
--- play

Wild, StormGrey.

Welcome
An Interactive Fiction
Release

Lab
You can see Ann and Bea here.
