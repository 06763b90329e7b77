Things are gone through room by room, but a player whom no sentence put anywhere comes first; a door with one side alone stands where it was made, among the things of its room. Spaces at the ends of a title stay.
--- source
" The Two  Doors
and a Half " by Ann

A gem is a thing. The dog bed is fixed in place. The mat is in Your Room.
Your Room is a room. The wig is carried by the player. The bean is in Your Room. The pip is a thing.
The arch is a door. The arch is south of Your Room. The nut is in Your Room. Through the arch is the Hall. The bun is in the hall.
The slot is a door. The slot is west of the Hall. The cap is in the hall. The hatch is below the hall and above the Pit. The hatch is a door. The log is in the Pit. 
The trap is a door. It is below the Pit. The Den is below the trap. The axe is in the pit. The pea is in the den.
When play begins:
	say "[list of things].";
--- play

yourself, wig, gem, dog bed, mat, bean, arch, nut, pip, bun, slot, cap, hatch, log, axe, trap and pea.

 The Two  Doors and a Half
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Your Room
You can see a mat, a bean, an arch and a nut here.

>z
A while goes by.
