Constants of options, arrays of every size, holes of every sort, and what stands in the way of a phrase.
--- source
The Attic is a room. The coin is in the Attic. The cup is a container in the Attic. The pin is in the cup. A thing has a number called the rank. The rank of the coin is 3. A thing can be shiny. Figure of Lamp is the file "lamp.png". Sound of Bell is the file "bell.ogg".
Use lamp limit of at least 20 translates as (- Constant LAMP_LIMIT = {N} * 2; -).
Use hall limit of at least 7 translates as (- Constant HALL_LIMIT = {N}; -).
Use brief talk translates as (- Constant BRIEF_TALK; -).
Use long talk translates as (- Constant LONG_TALK = 9; -).
Use long talk. Use lamp limit of at least 30. Use hall limit of at least 5.
The gauge is a number that varies. The gauge is 4. 

Include (-
#Ifdef LONG_TALK; Constant TALK = LONG_TALK; #Ifnot; Constant TALK = 1; #Endif;
#Ifdef BRIEF_TALK; Constant BRIEF = 1; #Ifnot; Constant BRIEF = 2; #Endif;
Constant DEEP = 1 - 3;
Constant RATIO = 9 / 2;
Array Deep_Ones --> DEEP;
Array Ratios --> RATIO;
Array Below --> -3;
Array Mixed --> 'x' "text" (+ coin +) LAMP_LIMIT 0 7;
Array Calls --> Broken 3;
Array Big --> 20000;
Array Twice table 2 3;
Array Spans table 3;
Global first = (+ gauge +);
Global second = (+ the coin +);
Global third = NOTHING_KNOWN;
Global fourth = HALL_LIMIT;
Global held;
[ Broken; NoSuchCall(); ];
[ Eight a b c d e f g; return a + b + c + d + e + f + g; ];
[ Fine x; held = x; return x * 2; ];
-).

To decide what number is the talking number: (- TALK * 10 + BRIEF -).
To decide what number is lamps: (- LAMP_LIMIT + HALL_LIMIT -).
To decide what number is mixed (N - a number): (- Mixed-->{N} -).
To decide what object is the third mixed: (- Mixed-->2 -).
To decide what number is called: (- Calls-->1 -).
To decide what number is calls at large: (- Calls -).
To decide what number is big (N - a number): (- Big-->{N} -).
To decide what number is twice (N - a number): (- Twice-->{N} -).
To decide what number is spans (N - a number): (- Spans-->{N} -).
To decide what number is ratio: (- RATIO -).
To decide what number is deep one: (- Deep_Ones-->0 -).
To decide what number is below one: (- Below-->0 -).
To decide what number is ratios one: (- Ratios-->0 -).
To decide what number is first: (- first -).
To decide what object is second: (- second -).
To decide what number is third: (- third -).
To decide what number is fourth: (- fourth -).
To decide what number is nothing said: (- (+  +) -).
To decide what number is the rank told of (X - a thing): (- {X}.(+ rank property +) -).
To decide whether (X - a thing) is odd: (- {X} has 5 -).
To decide whether (X - a thing) is plain: (- {X} has plainness -).
To give odd to (X - a thing): (- give {X} plainness; -).
To leave: (- break; -).
To go on: (- continue; -).
To leave twice: (- while (held < 3) { held++; switch (held) { 1: print "one "; 2: continue; } print "on "; } -).
To call eight: (- Called(1, 2, 3, 4, 5, 6, 7, 8); -).
To call a thing: (- held = Eight; print held(1, 2, 3, 4, 5, 6, 7), " "; held = 0; -).
To call too much: (- held = Eight; held(1, 2, 3, 4, 5, 6, 7, 8); -).
To push: (- @push held; if (held) { @pull held; } -).
To push well: (- @push 5; @push 6; @pull held; print held; @pull held; print held, " "; held = 0; -).
To pull: (- @pull held; -).
To push only: (- @push 5; -).
To print broken: (- print (Broken) 1; -).
To print fine: (- print (Fine) 4, held; held = 0; -).
To print unknown: (- print (Unknown_To_All) 4; -).
To style oddly: (- style blink; -).
To font: (- font off; print "f"; font on; -).
To assign a call: (- Fine(1) = 2; -).
To assign a coin: (- (+ coin +) = 2; -).
To assign a condition (C - a condition): (- {C} = 2; -).
To assign a list (L - a list of numbers): (- {L} = 0; -).
To repeat while (C - a condition): (- while ({C}) { } -).
To run (P - a phrase): (- {P} -).
To run twice (P - phrase): (- {P}; -).
To show (F - a figure name): (- print ResourceIDsOfFigures-->{F} == {F}; print ResourceIDsOfSounds-->(+ Sound of Bell +) == (+ Sound of Bell +); -).
To decide what number is the kind of (V - a value of kind K): (- {-strong-kind:K} == {-strong-kind:number} -).
To decide what number is the kind named (name of kind of value K): (- {-strong-kind:K} == {-strong-kind:text} -).
To decide what number is the match of a thing (X - a thing): (- {-matches-description:1:X} -).
To decide what number is action data: (- ActionData-->3 -).
To decide what number is jumping data: (- ActionData-->(1 - 1) -).
To assign data: (- ActionData-->(1 + 1) = 3; -).
To do a thing, quickly and/or slowly and/or neatly: (- print {phrase options}, " ", {quickly}, {slowly}, {neatly}, " "; -).
To step a call: (- Fine(2)++; -).
To assign twice: (- held = gauge_of = 3; -).
To remember (N - a number): (- held = N; -).
To note (T - a text): (- T = 5; -).
To decide what number is the sum (N - a number) and (M - a number): (- {N} + {M} ; -).

Instead of jumping:
	say "[talking number] [lamps] [mixed 0] [mixed 3] [mixed 4] [mixed 5] [third mixed] [twice 0] [twice 1] [twice 2] [spans 0] [ratio] [first] [second] [fourth] [big 16383].";
	leave twice;
	call a thing; push well; print fine; font;
	show Figure of Lamp;
	say " [the kind of 5][the kind of the coin][the kind named text][the kind named number] ";
	do a thing; do a thing, quickly; do a thing, slowly and neatly;
	let L be {1, 2};
	assign a list L;
	say "[L]."

Instead of waiting:
	say "[called][calls at large][deep one][below one][ratios one][third][nothing said][rank told of the coin][match of a thing the coin][action data][jumping data].";
	if the coin is odd, say "odd";
	if the coin is plain, say "plain";
	give odd to the coin; leave; go on; call eight; call too much; push; pull; push only; print broken; print unknown; style oddly; assign a call; assign a coin; assign a condition 1 is 1; repeat while 1 is 2; run twice stop; assign data; step a call; assign twice; remember 2; note "x".

Instead of thinking: say "[big 16384]."
--- notices
INFORM_6_BODY at "To decide what number is called"
INFORM_6_BODY at "To decide what number is calls at large"
INFORM_6_BODY at "To decide what number is ratios one"
INFORM_6_BODY at "To decide what number is first"
INFORM_6_BODY at "To decide what number is third"
INFORM_6_BODY at "To decide what number is nothing said"
INFORM_6_BODY at "To decide whether (X - a thing) is odd"
INFORM_6_BODY at "To decide whether (X - a thing) is plain"
INFORM_6_BODY at "To give odd to (X - a thing)"
INFORM_6_BODY at "To leave"
INFORM_6_BODY at "To go on"
INFORM_6_BODY at "To call eight"
INFORM_6_BODY at "To call too much"
INFORM_6_BODY at "To push"
INFORM_6_BODY at "To pull"
INFORM_6_BODY at "To print broken"
INFORM_6_BODY at "To print unknown"
INFORM_6_BODY at "To style oddly"
INFORM_6_BODY at "To assign a call"
INFORM_6_BODY at "To assign a coin"
INFORM_6_BODY at "To assign a condition (C - a condition)"
INFORM_6_BODY at "To repeat while (C - a condition)"
INFORM_6_BODY at "To run (P - a phrase)"
INFORM_6_BODY at "To run twice (P - phrase)"
INFORM_6_BODY at "To decide what number is the match of a thing (X - a thing)"
INFORM_6_BODY at "To decide what number is action data"
INFORM_6_BODY at "To decide what number is jumping data"
INFORM_6_BODY at "To assign data"
INFORM_6_BODY at "To step a call"
INFORM_6_BODY at "To assign twice"
INFORM_6_BODY at "To remember (N - a number)"
INFORM_6_BODY at "To note (T - a text)"
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a coin and a cup (in which is a pin) here.

>jump
92 67 120 60 0 7 coin 2 2 3 3 4 (notice) 'To decide what number is first' does its work in Inform 6, so it does nothing here.
0 coin 7 0.
one on on 28 65 4f11 1010 0 000 1 100 6 011 1 and 2.

>wait
(notice) 'To decide what number is called' does its work in Inform 6, so it does nothing here.
0(notice) 'To decide what number is calls at large' does its work in Inform 6, so it does nothing here.
0*** In the rule "Instead of waiting", Inform 6 code asks for entry 0 at address 536870916, where there is none.
0*** In the rule "Instead of waiting", Inform 6 code asks for entry 0 at address 536870916, where there is none.
0(notice) 'To decide what number is ratios one' does its work in Inform 6, so it does nothing here.
0(notice) 'To decide what number is third' does its work in Inform 6, so it does nothing here.
0(notice) 'To decide what number is nothing said' does its work in Inform 6, so it does nothing here.
03(notice) 'To decide what number is the match of a thing (X - a thing)' does its work in Inform 6, so it does nothing here.
0(notice) 'To decide what number is action data' does its work in Inform 6, so it does nothing here.
0(notice) 'To decide what number is jumping data' does its work in Inform 6, so it does nothing here.
0.
(notice) 'To decide whether (X - a thing) is odd' does its work in Inform 6, so it does nothing here.
(notice) 'To decide whether (X - a thing) is plain' does its work in Inform 6, so it does nothing here.
(notice) 'To give odd to (X - a thing)' does its work in Inform 6, so it does nothing here.
(notice) 'To leave' does its work in Inform 6, so it does nothing here.
(notice) 'To go on' does its work in Inform 6, so it does nothing here.
(notice) 'To call eight' does its work in Inform 6, so it does nothing here.
(notice) 'To call too much' does its work in Inform 6, so it does nothing here.
(notice) 'To push' does its work in Inform 6, so it does nothing here.
(notice) 'To pull' does its work in Inform 6, so it does nothing here.
(notice) 'To print broken' does its work in Inform 6, so it does nothing here.
(notice) 'To print unknown' does its work in Inform 6, so it does nothing here.
(notice) 'To style oddly' does its work in Inform 6, so it does nothing here.
(notice) 'To assign a call' does its work in Inform 6, so it does nothing here.
(notice) 'To assign a coin' does its work in Inform 6, so it does nothing here.
(notice) 'To assign a condition (C - a condition)' does its work in Inform 6, so it does nothing here.
(notice) 'To repeat while (C - a condition)' does its work in Inform 6, so it does nothing here.
(notice) 'To run twice (P - phrase)' does its work in Inform 6, so it does nothing here.
(notice) 'To assign data' does its work in Inform 6, so it does nothing here.
(notice) 'To step a call' does its work in Inform 6, so it does nothing here.
(notice) 'To assign twice' does its work in Inform 6, so it does nothing here.
(notice) 'To remember (N - a number)' does its work in Inform 6, so it does nothing here.
(notice) 'To note (T - a text)' does its work in Inform 6, so it does nothing here.

>think
*** In the rule "Instead of thinking", Inform 6 code asks for entry 16384 at address 536870916, where there is none.
0.

>
