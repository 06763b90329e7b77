A letter and the mark after it are one with the letter that has it built in; what is typed keeps its capitals where it is
shown; powers of ten may be written in several ways.
--- source
"Signs"

The Studio is a room. Ida is a woman in the Studio.

A voltage is a kind of value. 1.0Ω specifies a voltage.
Tuning is an action applying to one voltage. Understand "tune [voltage]" as tuning.
Report tuning: say "Tuned to [the voltage understood]."
Check asking Ida about "höhe": instead say "Ida knows of [the topic understood]."
Check asking Ida about something: instead say "Ida asks what [the topic understood] may be."
--- play

Signs
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Studio
You can see Ida here.

>ASK IDA ABOUT Höhe
Ida knows of Höhe.

>ask ida about höhe
Ida knows of höhe.

>ask ida about Ρώμη
Ida asks what Ρώμη may be.

>tune 2.5 x 10^1Ω
Tuned to 25.0Ω.

>tune 25x10^-1Ω
Tuned to 2.5Ω.

>tune 3*10^2Ω
Tuned to 300.0Ω.

>
