Activities carried out, begun, handled, ended and abandoned, within each other and within themselves, with variables of their own, on numbers, on nothing and on none, and ended though they have not begun.
--- source
"Activities at Their Edges"

The Hall is a room. The ball, the cube and the vase are things in the Hall. Bob is a man in the Hall.
Weighing something is an activity on things. The weighing activity has a number called the pan. The weighing activity has a list of numbers called the marks.
Tallying something is an activity on numbers. Humming is an activity on nothing. Idling something is an activity.
The spare is an object that varies. The count is a number that varies.
Before weighing the cube: say "(before [the pan]) "; now the pan is 5; add 3 to the marks.
Before weighing the vase: say "(vase first) "; carry out the weighing activity with the ball; say "(vase again [pan]) ".
Rule for weighing the cube: say "(cube [pan] [marks in brace notation]) "; increase the pan by 1; add 4 to the marks.
Rule for weighing something when the count is 1: say "(nothing done) "; continue the activity.
Rule for weighing Bob: make no decision.
Rule for weighing: say "(weighed [pan]) ".
After weighing the cube: say "(after [pan] [marks in brace notation]) ".
Last after weighing the vase: say "(vase last)".
Before tallying 3: say "(three) ". Rule for tallying a number (called N): say "(tally [N]) "; increase the count by 1. After tallying: say "(tallied) ".
Before humming: say "(hum) ". After humming: say "(hummed) ".
To tell: say "[if the weighing activity is going on]w[end if][if the humming activity is going on]h[end if][if the tallying activity is going on]t[end if][if the printing the name activity is going on]p[end if]. ".
Testing is an action out of world applying to one number. Understand "probe [number]" as testing.
Carry out testing when the number understood is 1:
	carry out the weighing activity with the cube;
	carry out the weighing activity with the cube;
	carry out the weighing activity with the vase;
	carry out the weighing activity with Bob;
	carry out the weighing activity with the spare;
	carry out the humming activity;
	carry out the tallying activity with 3;
	carry out the tallying activity with 0;
	carry out the idling activity with the ball;
	tell.
Carry out testing when the number understood is 2:
	begin the weighing activity with the cube;
	tell;
	if handling the weighing activity with the cube, say "unhandled ";
	otherwise say "handled ";
	tell;
	end the weighing activity with the cube;
	tell;
	begin the humming activity;
	if handling the humming activity, say "unhandled ";
	begin the weighing activity with the ball;
	begin the weighing activity with the cube;
	tell;
	end the weighing activity with the cube;
	tell;
	abandon the weighing activity with the ball;
	tell;
	abandon the humming activity;
	tell.
Carry out testing when the number understood is 3:
	end the humming activity;
	abandon the tallying activity with 4;
	end the weighing activity with the ball;
	tell.
Carry out testing when the number understood is 4:
	now the count is 1;
	carry out the weighing activity with the ball;
	now the count is 5;
	begin the tallying activity with 3;
	if handling the tallying activity with 3, say "unhandled ";
	end the tallying activity with 3;
	say "[count].";
	if the humming activity is not going on, say "quiet."
Rule for printing the name of the vase: tell; say "vase".
Rule for printing the name of the ball while weighing: say "weighed ball".
Carry out testing when the number understood is 5:
	say "[the vase] [the ball].";
	carry out the weighing activity with the ball;
	carry out the weighing activity with the vase.
--- play

Activities at Their Edges
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a ball, a cube, a p. vase and Bob here.

>probe 1
(before 0) (cube 5 {3}) (after 6 {3, 4}) (before 0) (cube 5 {3}) (after 6 {3, 4}) (vase first) (weighed 0) (vase again 0) (weighed 0) (vase last)(weighed 0) (weighed 0) (hum) (hummed) (three) (tally 3) (tallied) (tally 0) (tallied) . 
>probe 2
(before 0) w. (cube 5 {3}) handled w. (after 6 {3, 4}) . (hum) unhandled (before 0) wh. (after 5 {3}) wh. h. . 
>probe 3
*** In the rule "Carry out testing when the number understood is 3", the activity "humming" cannot be ended, because it has not begun.
*** In the rule "Carry out testing when the number understood is 3", the activity "tallying" cannot be ended, because it has not begun.
*** In the rule "Carry out testing when the number understood is 3", the activity "weighing" cannot be ended, because it has not begun.
. 
>probe 4
(nothing done) (weighed 0) (three) (tally 3) (tallied) 6.
quiet.

>probe 5
the p. vase the ball.
(weighed 0) (vase first) (weighed 0) (vase again 0) (weighed 0) (vase last)
>
