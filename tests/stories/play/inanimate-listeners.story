The extension that comes with Looseleaf: things without life that can be asked, told and answered.
--- source
Include Inanimate Listeners by Emily Short.
The Hall is a room. The parrot clock is an addressable thing in the Hall. The vase is in the Hall. The coin is in the Hall.
Instead of asking the clock about "time": say "'Late,' says the clock."
Instead of telling the clock about something: say "It ticks at [the topic understood]."
Instead of answering the clock that something: say "It heard [the topic understood]."
Instead of asking the clock for the coin: say "It has no hands for that."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a parrot clock, a vase and a coin here.

>ask clock about time
"Late," says the clock.

>tell clock about rust
It ticks at rust.

>say cuckoo to clock
It heard cuckoo.

>answer yes to clock
It heard yes.

>ask clock for coin
It has no hands for that.

>ask vase about time
You see nothing of that name.

>
