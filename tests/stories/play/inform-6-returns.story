A phrase in Inform 6 that returns ends the rule or phrase that uses it. What was followed last says how a rule ended.
--- source
The Attic is a room. Ada is a woman in the Attic. The kite is in the Attic.

To obey (R - a rule): (- if (FollowRulebook({R}, 0, true)) rtrue; -) - in to only.
To obey loudly (R - a rule): (- if (FollowRulebook({R})) rtrue; -).
To ask (R - a thing based rulebook) about (T - a thing): (- if (FollowRulebook({R}, {T}, true)) { rtrue; } -).
To give back (N - a number): (- return {N}; -).
To leave: (- rfalse; -).

The weighing rules are a thing based rulebook.
A weighing rule for the kite: say "It is light."; rule succeeds.
A weighing rule for Ada: say "She laughs."; make no decision.
The counting rules are a rulebook.
A counting rule: say "One."
A counting rule: say "Two."
A counting rule: say "Three."; rule fails.
This is the humming rule: say "A hum."
This is the refusing rule: say "No."; rule fails.
This is the allowing rule: say "Yes."; rule succeeds.

Instead of jumping: obey humming rule; ask weighing rules about Ada; say "Still here."; ask weighing rules about the kite; say "Never."
Instead of waving hands: obey the counting rules; say "Never."
Check thinking: obey loudly the counting rules; say "Never."
Check sleeping: say "First."; leave; say "Never."
Check sleeping: say "Second."; if four times 2 is 9, say "Nine."; obey refusing rule; say "Never."
To decide whether (N - a number) times (M - a number) is (P - a number): leave; yes.
To decide whether four times (M - a number) is (P - a number): give back 1; no.
To decide what number is the weight: give back 7; decide on 8.
To whistle: say "A tune."; leave; say "Never."
Instead of listening: whistle; if 1 times 2 is 3, say "Never."; say "[the weight]."; obey allowing rule; say "Never."
After waiting: obey loudly refusing rule; continue the action.
Every turn: obey the humming rule; say "Every turn."; give back 0; say "Never."
Every turn: say "Once more."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see Ada and a kite here.

>jump
A hum.
She laughs.
Still here.
It is light.

A hum.
Every turn.

Once more.

>wave
One.
Two.
Three.

A hum.
Every turn.

Once more.

>think
It never does any harm.

A hum.
Every turn.

Once more.

>sleep
You are not at all sleepy.

A hum.
Every turn.

Once more.

>listen
A tune.
7.
Yes.

A hum.
Every turn.

Once more.

>z
No.

A hum.
Every turn.

Once more.

>
