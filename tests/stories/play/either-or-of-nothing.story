To set an either/or property of nothing is to do nothing; a property with a value is a fault.
--- source
"Candles"

The Loft is a room. A candle is a kind of thing. A candle can be lit up or put out. A candle is usually put out. A candle has a number called height. The stub is a candle in the Loft.

Instead of jumping:
	now a random lit up candle is put out;
	say "Nothing was lit up.";
	now a random put out candle is lit up;
	say "The stub is [if the stub is lit up]lit up[else]put out[end if].";
	now the height of a random put out candle is 3;
	say "That was a fault."
--- play

Candles
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Loft
You can see a stub here.

>jump
Nothing was lit up.
The stub is lit up.
*** In the rule "Instead of jumping", 'nothing' has no property "height".
That was a fault.

>
