Directions are spelled, and come, as where they are first spoken of; what is here has properties; kinds of action with a place or a clause.
--- source
The Hall is a room. A lamp is in the Hall. The Garden is north of the Hall. Bob is a man in the Hall. The lantern is a lit thing in the Hall. A thing has a number called price. The globe is here with price 20 and printed name "GLOBE". An imp is here with price 3.
Turnwise is a direction. The opposite of turnwise is rimwards. Rimwards is a direction. The opposite of rimwards is turnwise. The sea is a backdrop. The sea is in the Hall. The rock is scenery. The Den is rimwards of the Garden. Hubwards is a direction. The opposite of Hubwards is inwards. Inwards is a direction. The opposite of inwards is Hubwards.

Looking in the Garden is idling.
Jumping in the presence of Bob is showing off.
Taking something which is lit is lighting.
Before idling: say "(idling)".
Before showing off: say "(showing off)".
Before lighting: say "(lighting)".
When play begins: say "[list of directions]. [list of scenery]. [list of scenery things]. [globe] [price of globe] [price of imp]."
Before going a direction (called way): say "([way])".
--- play

north, northeast, northwest, south, southeast, southwest, east, west, up, down, inside, outside, Turnwise, rimwards, Hubwards and inwards. north, northeast, northwest, south, southeast, southwest, east, west, up, down, inside, outside, Turnwise, rimwards, sea, rock, Hubwards and inwards. sea and rock. GLOBE 20 3.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a lamp, Bob and a lantern here.

>look
Hall
You can see a lamp, Bob and a lantern here.

>jump
(showing off)
You jump, and come down again.

>get lamp
You take the lamp.

>get lantern
(lighting)
You take the lantern.

>n
(north)
Garden
You can see a GLOBE and an imp here.

>jump
You jump, and come down again.

>look
(idling)
Garden
You can see a GLOBE and an imp here.

>rimwards
(rimwards)
Den

>turnwise
(Turnwise)
Garden
You can see a GLOBE and an imp here.

>
