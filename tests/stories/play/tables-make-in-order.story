Things that a table defines are made where the sentence stands that says so, among what other sentences make.
--- source
The Yard is north of the Hub. A gem is a kind of thing. Anna is a woman in the Yard. Some gems in the Yard are defined by the Table of Jewels.

Table of Jewels
gem	hue
ruby	"red"
opal	"blue"

The cup is in the Yard.
A hat is a kind of thing. Some hats are defined by the Table of Caps. The bowler is in the Yard. The pin is a thing in the Yard. The fez is in the Yard.

Table of Caps
hat	hue
fez	"crimson"
bowler	"black"

Instead of jumping:
	say "[list of things in the Yard] / [list of hats] / [hue of the fez]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see Anna, ruby, opal, a cup, fez, bowler and a pin here.

>jump
yourself, Anna, ruby, opal, cup, fez, bowler and pin / fez and bowler / crimson.

>n
There is no way in that direction.

