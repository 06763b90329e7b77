A room whose name is drawn: the status line draws nothing from the story's chance.
--- source
"R2"

Lab is a room. 
House is north of Lab. The printed name of House is "[a random number between 1 and 1000] House". 
The hat is a thing in House. The printed name of the hat is "[a random number between 1 and 1000] hat".

To draw:
	say "<[a random number between 1 and 1000]>[line break]".

When play begins:
	draw.
Every turn:
	draw.
--- play

<961>

R2
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>n

446 House
You can see a 102 hat here.

<904>

>look
207 House
You can see a 676 hat here.

<97>

>x hat
You notice nothing out of the ordinary about the 572 hat.

<266>

>take hat
You take the 178 hat.

<441>

>i
You have with you:
  a 630 hat

<225>

>drop hat
You put the 687 hat down.

<683>

>s

Lab
<439>

>n

886 House
You can see a 583 hat here.

<497>

>look
791 House
You can see a 70 hat here.

<971>
