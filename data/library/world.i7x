[Looseleaf's standard library, 4: the model of the world. Kinds of object with their properties, the verbs of place and
possession, the senses, directions, and the variables of a play.]

Volume 5 - The world

Part 1 - Verbs of place and possession

The verb to be in means the reversed containment relation.
The verb to be inside means the reversed containment relation.
The verb to be within means the reversed containment relation.
The verb to be held in means the reversed containment relation.
The verb to be held inside means the reversed containment relation.
The verb to be contained in means the reversed containment relation.
The verb to contain means the containment relation.
The verb to be on means the reversed support relation.
The verb to be on top of means the reversed support relation.
The verb to be supported on means the reversed support relation.
The verb to support means the support relation.
The verb to be part of means the reversed incorporation relation.
The verb to be a part of means the reversed incorporation relation.
The verb to be parts of means the reversed incorporation relation.
The verb to incorporate means the incorporation relation.
The verb to enclose means the enclosure relation.
The verb to carry means the carrying relation.
The verb to hold means the holding relation.
The verb to wear means the wearing relation.
[What the senses and hands reach is for rules to say, so these relations are asked of phrases.]
Visibility relates a thing (called the viewer) to a thing (called the target) when the viewer has the target in sight.
Audibility relates a thing (called the listener) to a thing (called the target) when the listener has the target in earshot.
Touchability relates a thing (called the toucher) to a thing (called the target) when the toucher has the target in reach.
Concealment relates a thing (called the keeper) to a thing (called the target) when the keeper keeps the target hidden.
The verb to be able to see means the visibility relation.
The verb to be able to hear means the audibility relation.
The verb to be able to touch means the touchability relation.
The verb to conceal means the concealment relation.
The verb to be adjacent to means the reversed adjacency relation.
The verb to be regionally in means the reversed regional-containment relation.

Part 2 - Kinds

A room is a kind of object.
A thing is a kind of object.
A direction is a kind of object.
A door is a kind of thing.
A container is a kind of thing.
A supporter is a kind of thing.
A backdrop is a kind of thing.
The plural of person is people. The plural of person is persons.
A person is a kind of thing.
A region is a kind of object.
A concept is a kind of abstract object.

A thing can be privately-named or publicly-named. A thing is usually publicly-named.
A room can be privately-named or publicly-named. A room is usually publicly-named.
A region can be privately-named or publicly-named. A region is usually publicly-named.
A direction can be privately-named or publicly-named. A direction is usually publicly-named.
A concept can be privately-named or publicly-named. A concept is usually publicly-named.

Part 3 - Rooms and regions

A room can be lighted or dark. A room is usually lighted.
A room can be visited or unvisited. A room is usually unvisited.
A room has a text called description.
A room has an object called map region. The map region of a room is usually nothing.

Part 4 - Things

A thing has a text called description.
A thing has a text called initial appearance.
A thing can be lit or unlit. A thing is usually unlit.
A thing can be edible or inedible. A thing is usually inedible.
A thing can be fixed in place or portable. A thing is usually portable.
A thing can be scenery.
A thing can be wearable.
A thing can be pushable between rooms.
A thing can be handled.
A thing can be undescribed or described. A thing is usually described.
A thing can be marked for listing or unmarked for listing. A thing is usually unmarked for listing.
A thing can be mentioned or unmentioned. A thing is usually unmentioned.
Scenery is usually fixed in place.

Part 5 - Directions

A direction has a direction called opposite.
A direction can be marked for listing or unmarked for listing. A direction is usually unmarked for listing.
A direction can be scenery. A direction is always scenery.

The north is a direction.
The northeast is a direction.
The northwest is a direction.
The south is a direction.
The southeast is a direction.
The southwest is a direction.
The east is a direction.
The west is a direction.
The up is a direction.
The down is a direction.
The inside is a direction.
The outside is a direction.

North has opposite south. South has opposite north.
Northeast has opposite southwest. Southwest has opposite northeast.
Northwest has opposite southeast. Southeast has opposite northwest.
East has opposite west. West has opposite east.
Up has opposite down. Down has opposite up.
Inside has opposite outside. Outside has opposite inside.

Understand "n" as north. Understand "s" as south. Understand "e" as east. Understand "w" as west.
Understand "ne" as northeast. Understand "nw" as northwest.
Understand "se" as southeast. Understand "sw" as southwest.
Understand "u" as up. Understand "d" as down.
Understand "in" as inside. Understand "out" as outside.

The verb to be above means the mapping up relation.
The verb to be mapped above means the mapping up relation.
The verb to be below means the mapping down relation.
The verb to be mapped below means the mapping down relation.
The verb to be mapped inside means the mapping inside relation.
The verb to be mapped outside means the mapping outside relation.

Part 6 - Doors, containers, supporters

A door is always fixed in place.
A door is never pushable between rooms.
A door can be open or closed. A door is usually closed.
A door can be openable or unopenable. A door is usually openable.
A door can be lockable. A door is usually not lockable.
A door can be locked or unlocked. A door is usually unlocked.
A door has an object called a matching key.
The verb to be through means the reversed leading-through relation.

A container can be enterable.
A container can be transparent or opaque. A container is usually opaque.
A container has a number called carrying capacity. The carrying capacity of a container is usually 100.
A container can be open or closed. A container is usually open.
A container can be openable or unopenable. A container is usually unopenable.
A container can be lockable. A container is usually not lockable.
A container can be locked or unlocked. A container is usually unlocked.
A container has an object called a matching key.

A supporter can be enterable.
A supporter can be transparent. A supporter is always transparent.
A supporter has a number called carrying capacity. The carrying capacity of a supporter is usually 100.
A supporter is usually fixed in place.

A locked door is usually lockable. A locked door is usually closed. A lockable door is usually openable.
A locked container is usually lockable. A locked container is usually closed. A lockable container is usually openable.

The verb to unlock means the lock-fitting relation.

Part 7 - Backdrops and people

A backdrop is usually scenery.
A backdrop is always fixed in place.
A backdrop is never pushable between rooms.
[Once moved, a backdrop is where its presence says: rooms and regions.]
A backdrop can be moved-about.
A backdrop has a list of objects called the backdrop-presence.
[One that is moved to all of some description is where that describes, each time that it is looked at.]
A backdrop can be sent-about.
A backdrop has a description of objects called the backdrop-range.

A person can be female or male. A person is usually male.
A person can be neuter. A person is usually not neuter.
A person can be transparent. A person is always transparent.
A person has a number called carrying capacity. The carrying capacity of a person is usually 100.

The yourself is an undescribed person. The yourself is proper-named. The yourself is privately-named.
The description of the player is usually "Nobody knows [us] better than [we] [do]."
Understand "your former self" or "my former self" or "former self" or "former" as yourself when the player is not yourself.

Part 8 - Kinds that could be left out

The plural of man is men. The plural of woman is women.
A man is a kind of person. A man is always male. A man is never neuter.
A woman is a kind of person. A woman is always female. A woman is never neuter.
An animal is a kind of person.
A device is a kind of thing. A device can be switched on or switched off. A device is usually switched off.
A vehicle is a kind of container. A vehicle is always enterable. A vehicle is usually not portable.
A player's holdall is a kind of container. A player's holdall is always portable. A player's holdall is usually openable.

Part 9 - Variables of a play

The player is a person that varies.
The location is an object that varies.
The score is a number that varies.
The last notified score is a number that varies.
The maximum score is a number that varies.
The turn count is a number that varies. The turn count is usually 1.
The time of day is a time that varies. The time of day is usually 9:00 AM.
The darkness witnessed is a truth state that varies.

The noun is an object that varies.
The second noun is an object that varies.
The person asked is an object that varies.
The reason the action failed is an action based rule producing nothing that varies.
The item described is an object that varies.

The person reaching is an object that varies.
The container in question is an object that varies.
The supporter in question is an object that varies.
The particular possession is a thing that varies.

The player's command is a snippet that varies.
The matched text is a snippet that varies.
The topic understood is a snippet that varies.
The number understood is a number that varies.
The current item from the multiple object list is an object that varies.
The pronoun reference object is an object that varies.
The latest parser error is a command parser error that varies.

The command prompt is a text that varies. The command prompt is ">".
The left hand status line is a text that varies. The left hand status line is usually "[default left status]".
The right hand status line is a text that varies. The right hand status line is usually "[default right status]".
The listing group size is a number that varies.

The story title, the story author, the story headline, the story genre and the story description are text variables.
The release number and the story creation year are number variables.
The story serial code is a text that varies. The story serial code is "000000". The project IFID, the story licence, the story copyright, the story origin URL, and the story rights history are text variables.
The Inform version number is a text variable. The Inform build code is a text that varies. The Inform build code is "0.1.0".
The release number is usually 1. The story serial code is usually "000000". The Inform version number is usually "0.1.0".
The story headline is usually "An Interactive Fiction".
The story genre is usually "Fiction".

The item-pushed-between-rooms is an object that varies.
The actor-location is an object that varies.
The scene being changed is a scene that varies.
To decide which object is the parameter-object (of the library): (- parameter-object -).

A time minus a time specifies a time period.

Part 10 - Scenes

A scene can be recurring or non-recurring. A scene is usually non-recurring.
A scene has a text called description.

The Entire Game is a scene. The Entire Game is recurring.
The Entire Game begins when the story has not ended.
The Entire Game ends when the story has ended.

Part 11 - Adjectives of the world

Definition: a thing is carried if the player is carrying it.
Definition: a thing is worn if the player is wearing it.
Definition: a thing is held if the player is holding it.
Definition: a thing is visible rather than invisible if the player can see it.
Definition: a thing is audible rather than inaudible if the player can hear it.
Definition: a thing is touchable rather than untouchable if the player can touch it.
Definition: a thing is concealed rather than unconcealed if the holder of it conceals it.
Definition: a room is adjacent if it is adjacent to the location.
Definition: a thing is on-stage rather than off-stage: (- is-on-stage -).
Definition: an object is offstage if it is not on-stage.
Definition: a scene is happening: (- scene-is-happening -).

[Seen to hold something: something lies there that is neither undescribed nor hidden by its holder. A closed box that one
cannot see into never is.]
To decide whether (holder - an object) shows anything (of the library):
	if the holder is a closed opaque container, no;
	repeat with the piece running through the children of the holder:
		if the piece is described and the holder does not conceal the piece, yes;
	no.
Definition: a container is obviously-occupied rather than possibly-unoccupied if it shows anything.
Definition: a supporter is obviously-occupied rather than possibly-unoccupied if it shows anything.
Definition: a container is falsely-unoccupied:
	if the first thing held by it is nothing or it shows anything, no;
	if it is an open container or it is transparent or it encloses the player, yes;
	no.
Definition: a supporter is falsely-unoccupied:
	if it shows anything, no;
	repeat with the piece running through the children of it:
		unless the piece is the player, yes;
	no.
