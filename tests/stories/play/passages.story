Doors, locks, regions, vehicles and rules about going; ways through the map, with doors and without; the title's author of one word.
--- source
"Passages" by Ann

The Lobby is a room. The oak door is a door. It is west of the Lobby and east of the Study. The iron door is a locked lockable door. It is north of the Lobby and south of the Vault. The matching key of the iron door is the long key. The long key is in the Study.
The Loft is above the Lobby. The ladder is a backdrop in the Lobby. Inside from the Lobby is the Closet. Southeast of the Lobby is the Lawn.
The Grounds is a region. The Lawn and the Pond are in the Grounds. The Pond is east of the Lawn. The Estate is a region. The Grounds is in the Estate. The sky is a backdrop in the Grounds.
Instead of going nowhere: say "Not [noun] of [the location]."
Before going through the oak door: say "It creaks."
Before going from the Lobby to the Lawn: say "Out you go."
Check going up: if the player carries the long key, say "The key is too heavy to climb with." instead.
After going to the Closet: say "Snug."; continue the action.
Report going from the Closet: say "Free again."
The raft is a vehicle in the Lawn. Instead of going by the raft to the Lobby: say "It stays on grass."
Carry out going by the raft: say "You paddle."
Every turn: say "([location][if in darkness], dark[end if]; [map region of the location]; best way to Pond: [best route from the location to the Pond]; with doors: [best route from the location to the Study, using doors]; [number of moves from the location to the Pond].)"
Surveying is an action applying to nothing. Understand "survey" as surveying. Report surveying: say "[list of adjacent rooms]; [room north of the Lobby]; [room west of the Lobby]; [other side of the oak door]; [direction of the oak door from the Lobby]; [opposite of southeast]; [list of rooms in the Estate]; [front side of the oak door]; [list of visited rooms]."

--- play

Passages
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lobby
You can see an iron door and an oak door here.

>survey
Loft, Closet and Lawn; Vault; Study; Study; west; northwest; Lawn and Pond; Lobby; Lobby.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>w
It creaks.

(opening the oak door to begin with)

Study
You can see an oak door and a long key here.

(Study; nothing; best way to Pond: nothing; with doors: nothing; -1.)

>open oak door
The oak door is open as it is.

(Study; nothing; best way to Pond: nothing; with doors: nothing; -1.)

>w
Not west of the Study.

(Study; nothing; best way to Pond: nothing; with doors: nothing; -1.)

>take key
You take the long key.

(Study; nothing; best way to Pond: nothing; with doors: nothing; -1.)

>e
It creaks.

Lobby
You can see an oak door and an iron door here.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>n
(opening the iron door to begin with)
The iron door proves to be locked.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>unlock iron door with key
You unlock the iron door.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>n
(opening the iron door to begin with)

Vault
You can see an iron door here.

(Vault; nothing; best way to Pond: nothing; with doors: south; -1.)

>open iron
The iron door is open as it is.

(Vault; nothing; best way to Pond: nothing; with doors: south; -1.)

>n
Not north of the Vault.

(Vault; nothing; best way to Pond: nothing; with doors: south; -1.)

>s

Lobby
You can see an iron door and an oak door here.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>u
The key is too heavy to climb with.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>drop key
You put the long key down.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>u

Loft
(Loft; nothing; best way to Pond: down; with doors: down; 3.)

>survey
Lobby; Vault; Study; Lobby; west; northwest; Lawn and Pond; Lobby; Lobby, Study, Vault and Loft.

(Loft; nothing; best way to Pond: down; with doors: down; 3.)

>d

Lobby
You can see a long key, an iron door and an oak door here.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>in
Snug.

Closet
(Closet; nothing; best way to Pond: outside; with doors: outside; 3.)

>out
Free again.

Lobby
You can see a long key, an iron door and an oak door here.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>se
Out you go.

Lawn
You can see a raft (empty) here.

(Lawn; Grounds; best way to Pond: east; with doors: northwest; 1.)

>enter raft
You get into the raft.

(Lawn; Grounds; best way to Pond: east; with doors: northwest; 1.)

>nw
It stays on grass.

(Lawn; Grounds; best way to Pond: east; with doors: northwest; 1.)

>east
You paddle.

Pond (in the raft)
(Pond; Grounds; best way to Pond: nothing; with doors: west; 0.)

>survey
Lawn; Vault; Study; Lobby; west; northwest; Lawn and Pond; Lobby; Lobby, Study, Vault, Loft, Closet, Lawn and Pond.

(Pond; Grounds; best way to Pond: nothing; with doors: west; 0.)

>exit
You get out of the raft.

Pond
You can see a raft (empty) here.

(Pond; Grounds; best way to Pond: nothing; with doors: west; 0.)

>n
Not north of the Pond.

(Pond; Grounds; best way to Pond: nothing; with doors: west; 0.)

>x sky
You notice nothing out of the ordinary about the sky.

(Pond; Grounds; best way to Pond: nothing; with doors: west; 0.)

>west

Lawn
(Lawn; Grounds; best way to Pond: east; with doors: northwest; 1.)

>x sky
You notice nothing out of the ordinary about the sky.

(Lawn; Grounds; best way to Pond: east; with doors: northwest; 1.)

>nw

Lobby
You can see a long key, an iron door and an oak door here.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>x sky
You see nothing of that name.

>x ladder
You notice nothing out of the ordinary about the ladder.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>go
In which direction?

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>go through oak door
It creaks.

Study
You can see an oak door here.

(Study; nothing; best way to Pond: nothing; with doors: nothing; -1.)

>enter oak door
It creaks.

Lobby
You can see an oak door, a long key and an iron door here.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>close oak door
You close the oak door.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>go to study
That noun has no place in such a command.

>lock oak door with key
(taking the long key to begin with)
The oak door has no lock.

(Lobby; nothing; best way to Pond: southeast; with doors: west; 2.)

>
