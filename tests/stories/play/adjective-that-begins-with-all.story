An either/or property may begin with "all", which otherwise says how many.
--- source
The Workshop is a room. The clock is in the Workshop. The clock can be all wound up or all run down. The clock is all wound up. A gear is a kind of thing. Two gears are in the Workshop. 
A toy is a kind of thing. A toy can be all there. A toy is usually all there. The train is a toy in the Workshop.

Every turn: say "[if the clock is all wound up]Tick[otherwise]Silence[end if]. [list of things which are all run down]; [list of toys which are all there]."
Instead of waiting: now the clock is all run down; now the train is not all there.
Instead of jumping: if all gears are in the Workshop, say "All gears."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Workshop
You can see a clock, two gears and a train here.

>look
Workshop
You can see a clock, two gears and a train here.

Tick. yourself, two gears and train; train.

>jump
All gears.

Tick. yourself, two gears and train; train.

>wait
Silence. yourself, clock, two gears and train; nothing.

>
