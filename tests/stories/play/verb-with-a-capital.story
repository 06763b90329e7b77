A verb in brackets prints small whatever its capital; e is a number.
--- source
The Lab is a room. "Lab." Bob is a man in the Lab.
To measure is a verb. To hum is a verb.
Carry out jumping:
	say "1 [Measure] it, [regarding Bob][Measure]. [Hum]. [regarding Bob][Are] he? [Have] he? [Do] he? [Don't] he? [Aren't] he?";
	say "2 [Can measure] he? [Might measure]. [Are] [are] [Aren't] [aren't].";
	say "3 [e] [e + 1] [pi]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
Lab.

You can see Bob here.

>jump
1 measures it, measures. hums. is he? has he? does he? doesn't he? isn't he?
2 can measure he? might measure. is is isn't isn't.
3 2.71828 3.71828 3.14159.

You jump, and come down again.

>
