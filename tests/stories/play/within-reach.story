What is seen and touched, from inside what: glass, nests, parts, other people's things, light; and what can be put where.
--- source
"Within Reach" by Ann

The Hall is a room. The Cave is south of the Hall. The Cave is dark.
The glass case is a closed transparent openable container in the Hall. The pearl is in the glass case. The shell is a thing in the glass case.
The chest is a closed openable container in the Hall. The tray is a portable supporter in the chest. The ring is on the tray.
The cage is an enterable closed transparent openable container in the Hall. The perch is an enterable supporter in the cage. The seed is in the cage.
The wagon is an enterable open container in the Hall. The sack is in the wagon. The stool is an enterable supporter in the wagon.
Bob is a man in the Hall. Bob carries a purse. The purse is an open container. A farthing is in the purse. Bob wears a hat.
The knob is part of the chest. The torch is a device in the Hall. Carry out switching on the torch: now the torch is lit. Carry out switching off the torch: now the torch is not lit.
The well is a fixed in place thing in the Hall. A rope is a backdrop. It is in the Hall and the Cave.
The box is a locked lockable openable container in the Hall. The matching key of the box is the brass key. The brass key is in the wagon. The note is in the box.
To tell (T - a thing): say "[T]: [if the player can see T]seen[otherwise]unseen[end if], [if the player can touch T]touched[otherwise]untouched[end if], [if T is visible]v[end if][if T is enclosed by the Hall]e[end if][if T is in the location]i[end if], [holder of T]; [if Bob can see T]Bob sees[end if]."
Reporting is an action applying to nothing. Understand "report" as reporting.
Report reporting: tell the pearl; tell the ring; tell the seed; tell the sack; tell the farthing; tell the knob; tell the rope; tell the note; tell the hat.
After reporting: say "[if the common ancestor of the pearl with the shell is the glass case]case[end if] [common ancestor of the ring with the sack] [common ancestor of the seed with the perch]."

--- play

Within Reach
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a glass case (closed) (in which are a pearl and a shell), a chest (closed), a cage (closed) (in which are a perch and a seed), a wagon (in which are a sack, a stool and a brass key), Bob, a torch, a well and a box (closed) here.

>report
case Hall cage.

>take pearl
The glass case is closed.

>open case
You open the glass case.

>take pearl
You take the pearl.

>enter cage
The cage is closed, so you can't get in.

>open cage
You open the cage.

>enter cage
You get into the cage.

In the cage you can see a perch and a seed.

>report
 Hall cage.

>close cage
You close the cage.

>take sack
The cage is closed.

>stand on perch
You get onto the perch.

>exit
You get off the perch.

Hall (in the cage)
You can see a glass case (in which is a shell), a chest (closed), a wagon (in which are a sack, a stool and a brass key), Bob, a torch, a well and a box (closed) here.

In the cage you can see a perch and a seed.

>exit
The cage is closed, so you can't get out.

>open cage
You open the cage.

>exit
You get out of the cage.

Hall
You can see a glass case (in which is a shell), a chest (closed), a cage (in which are a perch and a seed), a wagon (in which are a sack, a stool and a brass key), Bob, a torch, a well and a box (closed) here.

>enter wagon
You get into the wagon.

In the wagon you can see a sack, a stool and a brass key.

>report
 Hall cage.

>get on stool
You get onto the stool.

>take all
glass case: You take the glass case.
chest: You take the chest.
cage: You take the cage.
wagon: You need to get out of the wagon before that.
torch: You take the torch.
box: You take the box.
shell: You take the shell.
seed: You take the seed.
sack: You take the sack.
brass key: You take the brass key.
purse: Bob has it.
farthing: Bob has it.

>exit
You get off the stool.

Hall (in the wagon)
You can see Bob and a well here.

In the wagon you can see a stool.

>exit
You get out of the wagon.

Hall
You can see a wagon (in which is a stool), Bob and a well here.

>unlock box with key
You unlock the box.

>open box
You open the box to find inside a note.

>take note
You take the note.

>take farthing
Bob has it.

>take hat
Bob has it.

>s

In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>look
In the dark
Not a glimmer of light anywhere: you can make out nothing at all.

>x rope
You see nothing of that name.

>n

Hall
You can see a wagon (in which is a stool), Bob and a well here.

>switch on torch
You switch the torch on.

>take torch
You have it already.

>s

Cave

>look
Cave

>drop torch
You put the torch down.

>switch off torch
You switch the torch off.

Darkness closes in around you!

>take torch
You see nothing of that name.

>n

Hall
You can see a wagon (in which is a stool), Bob and a well here.

>open chest
You open the chest to find inside a tray.

>put tray on tray
(taking the tray to begin with)
The tray can't be put on top of itself.

>put chest in sack
The sack can't hold things.

>put sack in chest
You put the sack into the chest.

>put purse in bob
(taking the purse to begin with)
Bob has it.

>give pearl to bob
Bob refuses it with thanks.

>take knob
It belongs to the chest and stays there.

>lock box with key
The box needs to be closed before that.

>report
 yourself yourself.

>
