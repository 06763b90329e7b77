Where the optional part of a notation is left out, so is what is written after it.
--- source
A span is a kind of value. 1h 59min specifies a span with parts hours and minutes (optional, preamble optional).
A lot is a kind of value. 1 of 9 pieces specifies a lot with parts count and size (optional).
The Shop is a room. Napping is an action applying to one span. Understand "nap [span]" as napping.
Report napping: say "[span understood], twice [span understood times 2], [minutes part of the span understood]."
Report jumping: say "[2h 0min] [2h 5min] [3 of 4 pieces] [3 of 0 pieces]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop

>nap 1h 30min
1h 30min, twice 3, 30.

>nap 3
3, twice 6, 0.

>nap 3h
That makes sense only as far as this: nap.

>jump
You jump, and come down again.

2 2h 5min 3 of 4 pieces 3 of .

>
