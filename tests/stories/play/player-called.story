A player made by the sentence that says who it is is another person than yourself, who is then nowhere.
--- source
A sailor is a kind of man. The Bridge is a room. Mr Pike is a sailor in the Bridge. The bell is in the Bridge.
The player is a sailor called Captain Hale. The player is in the Bridge. The rope is in the Bridge. The description of the player is "You." The player carries a pipe. A hook is part of the player.
When play begins:
	say "[list of sailors]; [list of people]; [list of things in the Bridge]; [list of people in the Bridge]; [if yourself is the player]yes[else]no[end if]; [if Captain Hale is the player]yes[else]no[end if]; [Captain Hale]; [yourself]; [the printed name of Captain Hale]; [the location of Captain Hale].".
--- play

Mr Pike and yourself; your former self, Mr Pike and yourself; Mr Pike, bell, yourself and rope; Mr Pike and yourself; no; yes; yourself; your former self; Captain Hale; the Bridge.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Bridge
You can see Mr Pike, a bell and a rope here.

>x me
You.

>x hale
You see nothing of that name.

>i
You have with you:
  a pipe

>x hook
You notice nothing out of the ordinary about the hook.

>x self
You.

>look
Bridge
You can see Mr Pike, a bell and a rope here.

>
