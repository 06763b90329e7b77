Kinds of the language may be written with hyphens. The row of a table may be a named value, and stands for its place.
--- source
The Tower is a room. Awake is a truth-state that varies. The mark is a unicode-character that varies. The height is a real-number that varies. The height is 2.5. The gap is a time-period that varies.
A season is a kind of value. The seasons are spring and autumn. The present is a season that varies.
To mark (S - a truth-state) and (U - a unicode-character): say "[S], [U]."; now awake is whether or not S is false.

Instead of waiting: mark awake and unicode 122; say "[height]; [gap]."
Instead of jumping: say "[sky in row present of the Table of Skies]."; now the present is autumn.

Table of Skies
time of year (season)	sky
spring	"Blue"
autumn	"Grey"
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Tower

>wait
false, z.
2.5; 0 minutes.

>wait
true, z.
2.5; 0 minutes.

>jump
Blue.

>jump
Grey.

>
