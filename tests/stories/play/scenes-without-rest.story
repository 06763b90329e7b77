Scenes that begin and end again and again at the same moment are given up after so many changes, once for each time that they are looked at.
--- source
"Scenes Without Rest"

The Yard is a room. The tally is a number that varies.

Flicker is a recurring scene. Flicker begins when the tally is greater than 2. Flicker ends when the tally is greater than 2.
When Flicker begins: say "[if the tally is 3]On. [otherwise if the tally is 4]Again. ".

Every turn: increment the tally; say "Tally [tally].".

Restive is a recurring scene. Restive begins when the tally is 2. Restive ends when the tally is 1.
--- play

Scenes Without Rest
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>z
A while goes by.

Tally 1.

>z
A while goes by.

Tally 2.

>z
A while goes by.

Tally 3.

On. 
On. 
On. 
On. 
On. 
On. 
On. 
On. 
On. 
On. 
On. *** In the rule "scene change machinery rule", scenes keep beginning and ending within one turn.

>z
A while goes by.

On. 
On. 
On. 
On. 
On. 
On. 
On. 
On. 
On. 
On. 
On. *** In the rule "scene change machinery rule", scenes keep beginning and ending within one turn.

Tally 4.

Again. 
Again. 
Again. 
Again. 
Again. 
Again. 
Again. 
Again. 
Again. 
Again. 
Again. *** In the rule "scene change machinery rule", scenes keep beginning and ending within one turn.

>
