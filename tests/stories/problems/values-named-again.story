A scene or a value takes no name that an earlier sentence uses for something else; the later sentence is reported, once.
--- source
The Pier is a room. The storm is in the Pier. The description of the storm is "Grey."

Storm is a scene. Instead of taking the storm, say "No."

The Gale is north of the Pier.

Gale is a recurring scene.

The lamp is in the Pier. The Pier contains the fog.

Weather is a kind of value. The weathers are sun, fog and hail. A weather has a number called force. The force of hail is 3.

Linking relates various scenes to various scenes. The verb to link means the linking relation. Dawn links Dusk.

Dawn is a scene. Dusk is a scene.

The Ebb is a scene. The Ebb Rock is south of the Pier.
--- problems
LATER_NAME_USED at "Storm is a scene"
LATER_NAME_USED at "Gale is a recurring scene"
LATER_NAME_USED at "The weathers are sun, fog and hail"
