Text with alternatives, conditions and counts. A genitive that begins a text keeps its apostrophe; other marks there open a
quotation.
--- source
The Bridge is a room. The toll is a number that varies. The toll is 1.
Every turn: increase the toll by 1.
Instead of jumping: say "[one of]First[or]Second[or]Ever after[stopping]: [toll in words] coin[s][first time], and mind the gap[only].".
Instead of waiting:
	let X be "the keeper's lamp";
	replace the text "'s" in X with "[']s own";
	say "[X]: 'so be it'".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Bridge

>jump
First: one coin, and mind the gap.

>jump
Second: two coins.

>jump
Ever after: three coins.

>wait
the keeper's own lamp: "so be it"
>
