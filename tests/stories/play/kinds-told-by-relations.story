A relation may tell the kind of what an earlier sentence gives a value of that kind's own property.
--- source
A state is a kind of thing. Climate is a kind of value. The climates are hot and cold. A state has a climate.
Bordering relates various states to various states. The verb to border means the bordering relation.

The Map Room is a room.
Georgia is hot. Georgia borders Florida. Ohio is cold. Florida borders Ohio. Florida is hot.

Instead of jumping, say "[list of hot states]; [list of cold states]; [list of states bordered by Georgia].".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Map Room

>jump
Georgia and Florida; Ohio; Florida.

>
