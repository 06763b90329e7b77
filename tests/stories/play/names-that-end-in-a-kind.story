A name may end in the name of a kind of value: "Crime Scene" is a room, and what lies near it is no scene.
--- source
A colour is a kind of value. The colours are red and blue. A thing has a colour.
Crime Scene is a room. Crimson Way is a room. Crimson Way is south of Crime Scene. Tea Time is a room. Tea Time is east of Crime Scene. The Phone Number is a thing in Tea Time. The Secret Text is in Tea Time. The wall colour is scenery in Tea Time. The wall colour is red.
The Love Scene is a room. It is north of Tea Time. The Colour Room is east of Tea Time. Sad Colour is west of the Love Scene. Up from Sad Colour is Final Scene.
A tin of paint colour is on the shelf. The shelf is a supporter in Sad Colour. The bed is an enterable supporter in Final Scene. A man called Direction Dan is in the Love Scene.
The grim mirror is a thing in the Final Scene. It is blue. The lamp is a device in Final Scene.
The rope is part of the wall colour. Dusk is a recurring scene. Crime Scene Investigation is a scene.
Between Scene is a door. It is south of Tea Time and north of Cold Scene.
Instead of jumping:
	repeat with R running through rooms:
		say "[R]: [list of things in R]. "; 
Instead of waiting: say "[list of scenes] [list of colours] [colour of lamp] [colour of mirror]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Crime Scene

>jump
Crime Scene: yourself. Crimson Way: nothing. Tea Time: Between Scene, Phone Number, Secret Text and wall colour. Love Scene: Direction Dan. Colour Room: nothing. Sad Colour: shelf. Final Scene: bed, grim mirror and lamp. Cold Scene: nothing. 
>z
Entire Game, Dusk and Crime Scene Investigation red and blue red blue.

>s

Crimson Way

>n

Crime Scene

>e

Tea Time
You can see Between Scene, a Phone Number and a Secret Text here.

>n

Love Scene
You can see Direction Dan here.

>w

Sad Colour
You can see a shelf (on which is a tin of paint colour) here.

>u

Final Scene
You can see a bed, a grim mirror and a lamp here.

>
