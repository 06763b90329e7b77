After UNDO the rules that look at the terminal run again; RULES does not list a rule of the machine that is followed by itself.
--- source
"Terminal"

The Lab is a room. A hat is in the Lab.
Reset glk references rule: say "Reset."
Identify glk windows rule: say "A window."
Last glk object updating rule: say "Updated."
Every turn: follow the advance time rule; follow the little-used do nothing rule; follow the every second rule.
This is the every second rule: do nothing.
--- play
Reset.
Updated.

Terminal
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a hat here.

>take hat
You take the hat.

>undo
Reset.

A window.

Updated.
Lab
[One turn taken back.]

>rules
Rules tracing on.

[Rule "parse command rule" applies.]
>z
[Rule "declare everything initially unmentioned rule" applies.]
[Rule "generate action rule" applies.]
[Rule "announce items from multiple object lists rule" applies.]
[Rule "set pronouns from items from multiple object lists rule" applies.]
[Rule "before stage rule" applies.]
[Rule "basic visibility rule" applies.]
[Rule "basic tangibility rule" applies.]
[Rule "basic accessibility rule" applies.]
[Rule "carrying requirements rule" applies.]
[Rule "instead stage rule" applies.]
[Rule "requested actions require persuasion rule" applies.]
[Rule "carry out requested actions rule" applies.]
[Rule "descend to specific action-processing rule" applies.]
[Rule "work out details of specific action rule" applies.]
[Rule "investigate player's awareness before action rule" applies.]
[Rule "player aware of their own actions rule" applies.]
[Rule "check stage rule" applies.]
[Rule "carry out stage rule" applies.]
[Rule "after stage rule" applies.]
[Rule "investigate player's awareness after action rule" applies.]
[Rule "report stage rule" applies.]
[Rule "standard report waiting rule" applies.]
A while goes by.
[Rule "default action success rule" applies.]

[Rule "early scene changing stage rule" applies.]
[Rule "scene change machinery rule" applies.]
[Rule "every turn stage rule" applies.]
[Rule "Every turn" applies.]
[Rule "every second rule" applies.]
[Rule "timed events rule" applies.]
[Rule "advance time rule" applies.]
[Rule "update chronological records rule" applies.]
[Rule "late scene changing stage rule" applies.]
[Rule "scene change machinery rule" applies.]
[Rule "adjust light rule" applies.]
[Rule "note object acquisitions rule" applies.]
[Rule "notify score changes rule" applies.]
[Rule "parse command rule" applies.]
>
