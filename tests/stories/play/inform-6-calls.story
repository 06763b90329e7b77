What stands in the holes of a body in Inform 6, routines as values, rules followed, and data of actions.
--- source
The Hall is a room. The box is a container in the Hall. The coin is an edible thing in the Hall. The pear is an edible thing in the Hall. Bob is a man in the Hall.

A hue is a kind of value. The hues are red, green and blue.

Include (-
[ Twice n; return 2 * n; ];
[ Apply f a b; return f(a, b); ];
[ Add_Up a b; return a + b; ];
[ Say_So n; print "<", n, ">"; ];
[ Greets; print "printed"; ];
Array Greeting --> CONSTANT_PERISHABLE_TEXT_STORAGE Greets;
Array Plain --> CONSTANT_PACKED_TEXT_STORAGE "packed";
Global routine_kept;
[ Store_Routine; routine_kept = Twice; return routine_kept(21); ];
[ Which n; if (n == 1) return Twice; return 0; ];
-).

To decide what number is the twin of (N - a number): (- Twice({N}) -).
To decide what number is (N - a number) joined to (M - a number): (- Apply(Add_Up, {N}, {M}) -).
To decide what number is the kept routine: (- Store_Routine() -).
To decide what number is temporary (N - a number): (- ({-my:1} = {N}) + {-my:1} -).
To decide what number is the count of (D - a description of objects): (- Count_Matches({D}) -).
To put up with (N - a number), loudly and/or softly and/or twice: (- print "[", {phrase options}, {loudly}, {softly}, {twice}, "]"; Say_So({N}); -).
To decide what K is new (name of kind of value K): (- {-new:K} -).
To say (V - a value of kind K) by routine: (- {-my:1} = {-printing-routine:K}; {-my:1}({V}); -).
To decide what number is the kind of (V - a value of kind K): (- ({-strong-kind:K} == {-weak-kind:K}) -).
To follow slowly (R - a rule): (- FollowRulebook({R}); -).
To decide whether it succeeded: (- RulebookSucceeded() -).
To decide whether it failed: (- RulebookFailed() -).
To decide what number is chance of (N - a number): (- random({N}) -).
To decide what number is the entry (N - a number) of data of (A - an action name): (- ActionData-->({A} + {N}) -).
To complain: (- RunTimeProblem(10); -).
To decide whether (C - a condition) holds: (- ({C}) -).
To show the banner: (- DISPLAY_BANNER_R(); -).
To decide whether unicode: (- glk_gestalt(gestalt_Unicode, 0) -).
To decide whether lines: (- glk_gestalt(gestalt_LineInput, 0) -).
To decide whether mouse: (- glk_gestalt(gestalt_MouseInput, 0) -).
To decide whether characters: (- glk_gestalt(gestalt_CharInput, 0) -).
To call nothing: (- {-my:1} = Which(0); {-my:1}(3); -).

This is the good rule: rule succeeds.
This is the bad rule: rule fails.
This is the idle rule: say "idle;".

When play begins:
	say "[twin of 4] [3 joined to 4] [kept routine] [temporary 6].";
	put up with 5;
	put up with 6, loudly;
	put up with 7, softly and twice;
	say "[line break][new number];[new hue];[new text];[new truth state];[new list of numbers];[new time].";
	say "[red by routine] [5 by routine] [the coin by routine] [4:05 PM by routine] [true by routine] [{1, 2} by routine]. [kind of 5].";
	follow slowly the good rule; say "[if it succeeded]s[end if][if it failed]f[end if].";
	follow slowly the bad rule; say "[if it succeeded]s[end if][if it failed]f[end if].";
	follow slowly the idle rule; say "[if it succeeded]s[end if][if it failed]f[end if].";
	say "[chance of 1].";
	say "[if 1 is 1 holds]holds[end if][if 1 is 2 holds]never[end if].";
	say "[if unicode]u[end if][if lines]l[end if][if mouse]m[end if][if characters]c[end if].";
	say "[entry 0 of data of the taking action] [entry 1 of data of the taking action] [entry 2 of data of the taking action] [entry 0 of data of the putting it on action] [entry 2 of data of the putting it on action] [entry 0 of data of the waiting action] [entry 1 of data of the waiting action] [entry 0 of data of the quitting the game action].";
	complain;
	show the banner;
	call nothing.
--- play

8 7 42 12.
[0000]<5>[1100]<6>[6011]<7>
0;red;;false;;9:00 am.
red 5 coin 4:05 pm true 1 and 2. 1.

s.

f.

idle;.
1.
holds.
ulc.
9 2 -1 27 2 0 -1 32.
*** In the rule "When play begins", Inform 6 code reports a run-time problem.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D
*** In the rule "When play begins", Inform 6 code calls 0, which is not a routine.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box (empty), a coin, a pear and Bob here.

>
