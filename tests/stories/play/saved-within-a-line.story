SAVE keeps what was done before it on the same line.
--- source
The Lab is a room. The lamp is in the Lab. The rock is in the Lab.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a lamp and a rock here.

>take lamp. save. take rock
You take the lamp.

Saved.

You take the rock.

>drop all
rock: You put the rock down.
lamp: You put the lamp down.

>restore
Lab
Restored.

>inventory
You have with you:
  a lamp

>take rock then save
You take the rock.

Saved.

>drop all
rock: You put the rock down.
lamp: You put the lamp down.

>restore
Lab
Restored.

>inventory
You have with you:
  a rock
  a lamp

>
