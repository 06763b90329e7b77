A number from Inform 6 that stands for no verb, response or action is refused, and the turn goes on.
--- source
The Lab is a room.

To decide which verb is the strange verb: (- 99999 -).
To decide which response is the strange response: (- 99999 -).
To decide which action name is the strange action: (- 99999 -).

Instead of jumping:
	if the strange verb is meaningful, say "It means something.";
	say "Done."

Instead of waving hands:
	if the strange verb means the carrying relation, say "It carries.";
	say "[the meaning of the strange verb]."

Instead of sleeping:
	if the action name part of the current action is the strange action, say "Odd.";
	say "[the strange response]Slept."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
*** In the rule "Instead of jumping", Inform 6 code returns 99999, but a value of another kind is needed.
Done.

>wave
*** In the rule "Instead of waving hands", Inform 6 code returns 99999, but a value of another kind is needed.
*** In the rule "Instead of waving hands", Inform 6 code returns 99999, but a value of another kind is needed.
no relation.

>sleep
*** In the rule "Instead of sleeping", Inform 6 code returns 99999, but a value of another kind is needed.
*** In the rule "Instead of sleeping", Inform 6 code returns 99999, but a value of another kind is needed.
Slept.

>
