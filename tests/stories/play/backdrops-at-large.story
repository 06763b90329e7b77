A backdrop of a region, or everywhere, goes before what is in a room at each step of the player; one of a few rooms only when it was elsewhere.
--- source
"E3" by Nobody

The Yard is a room. The Cave is a dark room. The Cave is below the Yard. The Pit is a room, below the Cave. The Loft is above the Yard. The Farm is a region. The Yard is in the Farm. The hills are a backdrop in the Farm. The sky is a backdrop. It is everywhere.  The mist is a backdrop. The mist is in the Yard and the Pit. The smoke is a backdrop. The smoke is in the Pit and the Cave. A rock is in the Yard. A bone is in the Cave. A skull is in the Pit.
Every turn: say "[location]: [list of things in the location]. Yard [list of things in the Yard]; Cave [list of things in the Cave]; Pit [list of things in the Pit]; [location of the hills] [location of smoke]."
--- play

E3
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a rock here.

>z
A while goes by.

Yard: mist, sky, hills, yourself and rock. Yard mist, sky, hills, yourself and rock; Cave bone; Pit skull; Yard Cave.

>d

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

Cave: smoke, sky, yourself and bone. Yard mist, hills and rock; Cave smoke, sky, yourself and bone; Pit skull; Yard Cave.

>u

Yard
You can see a rock here.

Yard: sky, hills, yourself, mist and rock. Yard sky, hills, yourself, mist and rock; Cave smoke and bone; Pit skull; Yard Cave.

>u

Loft
Loft: sky and yourself. Yard hills, mist and rock; Cave smoke and bone; Pit skull; Yard Cave.

>d

Yard
You can see a rock here.

Yard: sky, hills, yourself, mist and rock. Yard sky, hills, yourself, mist and rock; Cave smoke and bone; Pit skull; Yard Cave.

>get rock
You take the rock.

Yard: sky, hills, yourself and mist. Yard sky, hills, yourself and mist; Cave smoke and bone; Pit skull; Yard Cave.

>drop rock
You put the rock down.

Yard: rock, sky, hills, yourself and mist. Yard rock, sky, hills, yourself and mist; Cave smoke and bone; Pit skull; Yard Cave.

>d

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

Cave: sky, yourself, smoke and bone. Yard rock, hills and mist; Cave sky, yourself, smoke and bone; Pit skull; Yard Cave.

>get bone
You see nothing of that name.

>drop bone
You see nothing of that name.

>d

Pit
You can see a skull here.

Pit: smoke, mist, sky, yourself and skull. Yard rock and hills; Cave bone; Pit smoke, mist, sky, yourself and skull; Yard Pit.

>u

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

Cave: smoke, sky, yourself and bone. Yard rock and hills; Cave smoke, sky, yourself and bone; Pit mist and skull; Yard Cave.

>u

Yard
You can see a rock here.

Yard: mist, sky, hills, yourself and rock. Yard mist, sky, hills, yourself and rock; Cave smoke and bone; Pit skull; Yard Cave.

>
