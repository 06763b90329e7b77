'Above' alone leads from what was last spoken of; characters are told by number in hexadecimal, in brackets, and as they are.
--- source
"B3" by Nobody

East of the Garden is the Gazebo. Above is the Treehouse. A billiards table is in the Gazebo. On it is a trophy cup. A starting pistol is in the cup.

The University Parks is a region. The Shed is a room. The Shed is in the University Parks.


The secret sign is initially unicode (Latin capital letter L with stroke).
The other sign is initially unicode "☣".
The third sign is a unicode character that varies. The third sign is unicode U+2623. 
The fourth sign is initially unicode 9763.

When play begins:
	say "[unicode U+0141]odz Churchyard [unicode 321] [unicode Latin capital letter L with stroke] [unicode Hebrew letter alef] [secret sign] [other sign] [third sign] [fourth sign].";
	say "[if other sign is fourth sign]same[end if] [list of rooms] [list of regions].";
	say "[list of containers] [map region of Shed].";
	say " [room up from the Gazebo] ."
--- play

Łodz Churchyard Ł Ł א Ł ☣ ☣ ☣.
same Garden, Gazebo, Treehouse and Shed University Parks.
trophy cup University Parks.
 nothing .

B3
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Garden

>look
Garden

>
