What the library says already a story may say again; pictures and sounds told in words; notations of the library taken for a kind of one's own.
--- source
"F1" by Nobody

The Yard is a room. A time minus a time specifies a time period.
Figure 2 is the file "butterfly.jpg" ("A red admiral butterfly.").
Sound of Rain is the file "rain.ogg" ("rain").
Use bobbing ducks translates as the configuration value DUCK_TYPE = 1.
The bolt is in the Yard. The matching key of the bolt is the rod. The rod is in the Yard.
CSS colour is a kind of value.
#<red level><green level><blue level> specifies a CSS colour with parts
	red level (2 hexadecimal digits),
	green level (2 hexadecimal digits) and
	blue level (2 hexadecimal digits).
When play begins:
	say "[3:00 PM - 2:15 PM]; [#FF00AA] [red level part of #FF00AA]; [matching key of the bolt]; [Figure 2]."
--- play

45 minutes; #FF00AA 255; rod; Figure 2.

F1
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a bolt and a rod here.

>look
Yard
You can see a bolt and a rod here.

>
