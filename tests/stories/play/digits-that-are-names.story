Digits that begin with a nought are a name: '007', 'Cell 01'.
--- source
The Strongroom is a room. 007 is a man in the Strongroom. The description of 007 is "In a dinner jacket." The safe is in the Strongroom. The safe has a number called the wear. The wear of the safe is 7. Cell 01 is west of the Strongroom.

Instead of asking 007 about something: say "'Seven is [wear of the safe], and 07 is nobody.'"
--- play
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Strongroom
You can see 007 and a safe here.

>x 007
In a dinner jacket.

>ask 007 about seven
"Seven is 7, and 07 is nobody."
