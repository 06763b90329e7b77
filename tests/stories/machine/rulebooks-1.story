Made by machine: 31 questions of rulebooks, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is north of the Hub. Anna is a woman in the Yard. Bob is a man in the Hub. The cup is in the Yard. The box is an open container in the Hub. The pen and the ink are things in the Hub. The Barn is a room. The Loft is above the Barn.
A hat is a kind of thing. The cap and the fez are hats in the Barn. A thing can be dusty. The fez is dusty. A thing has a number called worth. The worth of the cup is 4.
A mood is a kind of value. The moods are glad, grim and keen.


Devoruting is an activity on nothing. The devoruting activity has a number called the devorutdepth.

Rule for devoruting:
	say "A.";
	say "[devorutdepth]".

Rule for devoruting while the fez is dusty:
	say "B.";
	say "[devorutdepth]".

Before devoruting when the cup is in the Yard:
	say "C.";
	now the devorutdepth is 3;
	rule fails.

First before devoruting when the cup is in the Yard:
	say "D.";
	increase the devorutdepth by 1.

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	carry out the devoruting activity;
	begin the devoruting activity;
	say "[if handling the devoruting activity]h[end if][if the devoruting activity is going on]g[end if][the cup]";
	if handling the devoruting activity, say "w";
	abandon the devoruting activity;
	say " [the cup]";

Fimimiping something is an activity on things.

For fimimiping:
	say "A.";
	make no decision.

Rule for fimimiping the fez while the fez is dusty:
	say "B.".

Last after fimimiping a dusty hat:
	say "C.".

Last after fimimiping a hat while the fez is dusty:
	say "D.".

After fimimiping:
	say "E.".

Rule for printing the name of the cup while fimimiping something: say "CUP".

Last after fimimiping something: say "[the cup]".

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	carry out the fimimiping activity with the fez;
	say " [the cup]";

Rabavaming something is an activity on things. The rabavaming activity has a number called the rabavamdepth.

After rabavaming something:
	say "A.";
	increase the rabavamdepth by 1.

First before rabavaming:
	say "B.";
	increase the rabavamdepth by 1;
	rule succeeds.

Last after rabavaming when Bob is in the Yard:
	say "C.";
	say "[rabavamdepth]".

First rule for rabavaming a dusty hat:
	say "D.";
	now the rabavamdepth is 3.

Rule for printing the name of the cup while rabavaming something: say "CUP".

Last after rabavaming something: say "[the cup]".

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	carry out the rabavaming activity with the fez;
	say " [the cup]";

Hubakubing something is an activity on rooms. The hubakubing activity has a number called the hubakubdepth.

First before hubakubing the Yard:
	say "A.";
	say "[hubakubdepth]".

Rule for hubakubing the Yard when Bob is in the Yard:
	say "B.";
	say "[hubakubdepth]".

First before hubakubing the Yard:
	say "C.";
	now the hubakubdepth is 3.

Last after hubakubing a room:
	say "D.";
	say "[hubakubdepth]".

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	carry out the hubakubing activity with the Yard;
	say " [the cup]";

Vofimiping is an activity. The vofimiping activity has a number called the vofimipdepth.

Rule for vofimiping:
	say "A.";
	increase the vofimipdepth by 1;
	continue the activity.

First before vofimiping:
	say "B.";
	increase the vofimipdepth by 1;
	rule fails.

Last after vofimiping:
	say "C.";
	say "[vofimipdepth]".

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	carry out the vofimiping activity;
	say " [the cup]";

Zuvolom rules is a room based rulebook producing a list of numbers. The zuvolom rules have default no outcome. The zuvolom rulebook has a number called the zuvolomtally.

A zuvolom rule for a room when the fez is dusty:
	say "AA.";
	say "[zuvolomtally] ";
	rule succeeds with result {}.

A zuvolom rule for a room adjacent to the Hub:
	say "BB.";
	increase the zuvolomtally by 2;
	rule succeeds with result {}.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	let zuvolomx0 be the list of numbers produced by the zuvolom rules for the Yard;
	say "([zuvolomx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let zuvolomx3 be the list of numbers produced by the zuvolom rules for the Loft;
	say "([zuvolomx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The pukapod rules is a list of numbers based rulebook producing a list of numbers. The pukapod rulebook has a number called the pukapodtally.

A pukapod rule:
	say "AA.";
	now the pukapodtally is 5;
	rule succeeds with result {}.

The last pukapod rule when the cup is in the Yard (this is the pukapodb rule):
	say "BB.";
	say "[pukapodtally] ";
	rule succeeds with result {4}.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	let pukapodx0 be the list of numbers produced by the pukapod rules for {};
	say "([pukapodx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let pukapodx3 be the list of numbers produced by the pukapod rules for {1, 2};
	say "([pukapodx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The timipod rulebook is a mood based rulebook producing a text.

A timipod rule for keen (this is the timipoda rule):
	say "AA.".

The last timipod rule for glad when the fez is dusty:
	say "BB.".

A timipod rule for a mood (called M):
	say "C.";
	rule fails.

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	let timipodx0 be the text produced by the timipod rules for keen;
	say "([timipodx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the timipod rules for keen;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The ralezob rules is a person based rulebook producing a thing. The ralezob rules have default failure.

The last ralezob rule for Anna:
	say "AA.".

A ralezob rule for Anna when the worth of the cup is 3 (this is the ralezobb rule):
	say "BB.";
	rule fails.

A ralezob rule for someone (this is the ralezobc rule):
	say "CC.";
	rule fails.

The ralezobb rule is not listed in the ralezob rules.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	let ralezobx0 be the thing produced by the ralezob rules for Anna;
	say "([ralezobx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let ralezobx3 be the thing produced by the ralezob rules for Anna;
	say "([ralezobx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Segonef rules is a text based rulebook producing a mood. The segonef rules have default success.

The first segonef rule (this is the segonefa rule):
	say "AA.";
	rule succeeds with result grim.

The first segonef rule for a text (called T) when the worth of the cup is 3 (this is the segonefb rule):
	say "B.";
	rule succeeds with result grim.

The first segonef rule for a text (called T):
	say "C.";
	rule succeeds.

A segonef rule for a text (called T):
	say "D.".

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	let segonefx0 be the mood produced by the segonef rules for "x";
	say "([segonefx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the segonef rules for "abc";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The zumidak rules is a list of numbers based rulebook producing a text. The zumidak rulebook has a number called the zumidaktally.

The first zumidak rule for a list of numbers (called L) when the worth of the cup is 3 (this is the zumidaka rule):
	say "A.";
	say "[zumidaktally] ";
	rule succeeds with result "five".

A zumidak rule for a list of numbers (called L):
	say "B.";
	say "[zumidaktally] ";
	rule succeeds.

A zumidak rule for a list of numbers (called L):
	say "C.";
	increase the zumidaktally by 2.

The last zumidak rule for a list of numbers (called L) (this is the zumidakd rule):
	say "D.";
	say "[zumidaktally] ";
	rule fails.

The zumidaka rule does nothing if the cup is in the Yard.

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	let zumidakx0 be the text produced by the zumidak rules for {1, 2};
	say "([zumidakx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let zumidakx3 be the text produced by the zumidak rules for {};
	say "([zumidakx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Vofiruting something is an activity on rooms. The vofiruting activity has a number called the vofirutdepth.

Rule for vofiruting a room when Bob is in the Yard:
	say "A.";
	now the vofirutdepth is 3.

Rule for vofiruting:
	say "B.";
	increase the vofirutdepth by 1;
	make no decision.

Before vofiruting a room:
	say "C.";
	say "[vofirutdepth]";
	rule fails.

After vofiruting a room:
	say "D.";
	increase the vofirutdepth by 1.

Last after vofiruting the Yard:
	say "E.";
	now the vofirutdepth is 3.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	carry out the vofiruting activity with the Yard;
	begin the vofiruting activity with the Yard;
	say "[if handling the vofiruting activity]h[end if][if the vofiruting activity is going on]g[end if][the cup]";
	if handling the vofiruting activity with the Yard, say "w";
	end the vofiruting activity with the Yard;
	say " [the cup]";

The vosevam rules is an object based rulebook producing a thing. The vosevam rules have default success. The vosevam rulebook has a number called the vosevamtally.

The last vosevam rule for an object when the fez is dusty (this is the vosevama rule):
	say "AA.";
	now the vosevamtally is 5;
	rule fails.

A vosevam rule for the cup (this is the vosevamb rule):
	say "BB.";
	increase the vosevamtally by 2;
	rule succeeds with result the cup.

A vosevam rule for a thing when the cup is in the Yard:
	say "CC.";
	increase the vosevamtally by 2;
	rule succeeds with result Bob.

The xvosevamb rule is listed instead of the vosevama rule in the vosevam rules.

This is the xvosevamb rule: say "X."

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	let vosevamx0 be the thing produced by the vosevam rules for the cup;
	say "([vosevamx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the vosevam rules for the Yard;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The votisal rulebook is a mood based rulebook producing a room. The votisal rules have default failure.

The last votisal rule for keen when the cup is in the Yard:
	say "AA.";
	rule succeeds.

The last votisal rule for keen when the worth of the cup is 3 (this is the votisalb rule):
	say "BB.".

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	let votisalx0 be the room produced by the votisal rules for grim;
	say "([votisalx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let votisalx3 be the room produced by the votisal rules for keen;
	say "([votisalx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Zusesaling is an activity. The zusesaling activity has a number called the zusesaldepth.

Rule for zusesaling when Bob is in the Yard:
	say "A.";
	say "[zusesaldepth]";
	rule succeeds.

First before zusesaling when Bob is in the Yard:
	say "B.";
	say "[zusesaldepth]";
	rule fails.

Rule for printing the name of the cup while zusesaling: say "CUP".

Last after zusesaling: say "[the cup]".

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	carry out the zusesaling activity;
	say " [the cup]";

Levoloming is an activity on nothing. The levoloming activity has a number called the levolomdepth.

After levoloming:
	say "A.";
	now the levolomdepth is 3.

For levoloming when Bob is in the Yard:
	say "B.";
	say "[levolomdepth]";
	rule succeeds.

Rule for levoloming:
	say "C.";
	now the levolomdepth is 3.

Before levoloming when the cup is in the Yard:
	say "D.";
	say "[levolomdepth]".

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	carry out the levoloming activity;
	begin the levoloming activity;
	say "[if handling the levoloming activity]h[end if][if the levoloming activity is going on]g[end if][the cup]";
	if handling the levoloming activity, say "w";
	abandon the levoloming activity;
	say " [the cup]";

Zuzunefing is an activity.

Rule for zuzunefing:
	say "A.".

After zuzunefing when Bob is in the Yard:
	say "B.".

First rule for zuzunefing when Bob is in the Yard:
	say "C.";
	make no decision.

For zuzunefing:
	say "D.".

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	carry out the zuzunefing activity;
	begin the zuzunefing activity;
	say "[if handling the zuzunefing activity]h[end if][if the zuzunefing activity is going on]g[end if][the cup]";
	if handling the zuzunefing activity, say "w";
	abandon the zuzunefing activity;
	say " [the cup]";

Fipuvaming something is an activity on rooms.

First rule for fipuvaming a room while the fez is dusty:
	say "A.".

Rule for fipuvaming a room:
	say "B.".

Before fipuvaming the Yard:
	say "C.".

For fipuvaming:
	say "D.".

Rule for fipuvaming:
	say "E.";
	rule succeeds.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	carry out the fipuvaming activity with the Yard;
	begin the fipuvaming activity with the Yard;
	say "[if handling the fipuvaming activity]h[end if][if the fipuvaming activity is going on]g[end if][the cup]";
	if handling the fipuvaming activity with the Yard, say "w";
	end the fipuvaming activity with the Yard;
	say " [the cup]";

Lepurut rules is a room based rulebook. The lepurut rules have default no outcome. The lepurut rulebook has a number called the lepuruttally.

A lepurut rule for a room adjacent to the Hub when the worth of the cup is 3 (this is the lepuruta rule):
	say "AA.";
	increase the lepuruttally by 2;
	make no decision.

A lepurut rule for a room adjacent to the Hub (this is the lepurutb rule):
	say "BB.";
	increase the lepuruttally by 2.

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	follow the lepurut rules for the Hub;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the lepurut rules for the Loft;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Huminefing something is an activity on things.

Before huminefing something dusty when Bob is in the Yard:
	say "A.".

Last after huminefing while the fez is dusty:
	say "B.".

Rule for huminefing something:
	say "C.";
	rule fails.

Last rule for huminefing while the fez is dusty:
	say "D.";
	rule succeeds.

Last rule for huminefing the cup when the cup is in the Yard:
	say "E.".

Rule for printing the name of the cup while huminefing something: say "CUP".

Last after huminefing something: say "[the cup]".

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	carry out the huminefing activity with the cup;
	begin the huminefing activity with the cup;
	say "[if handling the huminefing activity]h[end if][if the huminefing activity is going on]g[end if][the cup]";
	if handling the huminefing activity with the cup, say "w";
	end the huminefing activity with the cup;
	say " [the cup]";

Tifivam rules is a list of numbers based rulebook. The tifivam rules have default success.

A tifivam rule when the worth of the cup is 3 (this is the tifivama rule):
	say "AA.";
	rule succeeds.

A tifivam rule:
	say "BB.";
	make no decision.

A tifivam rule (this is the tifivamc rule):
	say "CC.";
	make no decision.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	follow the tifivam rules for {};
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the tifivam rules for {};
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The bagorut rules is a number based rulebook producing a thing. The bagorut rules have default failure. The bagorut rulebook has a number called the bagoruttally.

The first bagorut rule for an even number (this is the bagoruta rule):
	say "AA.";
	increase the bagoruttally by 2.

A bagorut rule for 3 when the cup is in the Yard (this is the bagorutb rule):
	say "BB.";
	say "[bagoruttally] ";
	rule succeeds with result the cup.

The bagoruta rule is not listed in the bagorut rules.

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	follow the bagorut rules for 12;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let bagorutx2 be the thing produced by the bagorut rules for -1;
	say "([bagorutx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The zugobin rulebook is a room based rulebook. The zugobin rules have default failure. The zugobin rules have outcomes zugobinyes (success), zugobinno (failure) and zugobinmeh (no outcome).

The last zugobin rule for the Barn (this is the zugobina rule):
	say "AA.";
	rule succeeds.

The first zugobin rule for a dark room when Bob is not in the Hub:
	say "BB.";
	zugobinno.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	follow the zugobin rules for the Hub;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";
	follow the zugobin rules for the Loft;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";

Bakasaling is an activity. The bakasaling activity has a number called the bakasaldepth.

For bakasaling while the fez is dusty:
	say "A.";
	say "[bakasaldepth]".

First before bakasaling:
	say "B.";
	say "[bakasaldepth]";
	continue the activity.

Last after bakasaling:
	say "C.";
	say "[bakasaldepth]".

Before bakasaling:
	say "D.";
	increase the bakasaldepth by 1;
	rule fails.

Rule for bakasaling:
	say "E.";
	now the bakasaldepth is 3;
	rule succeeds.

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	carry out the bakasaling activity;
	say " [the cup]";

Batigoning something is an activity on rooms.

Last after batigoning the Yard while the fez is dusty:
	say "A.".

Before batigoning a room when Bob is in the Yard:
	say "B.";
	make no decision.

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	carry out the batigoning activity with the Yard;
	begin the batigoning activity with the Yard;
	say "[if handling the batigoning activity]h[end if][if the batigoning activity is going on]g[end if][the cup]";
	if handling the batigoning activity with the Yard, say "w";
	end the batigoning activity with the Yard;
	say " [the cup]";

The dedebin rulebook is an object based rulebook. The dedebin rules have outcomes dedebinyes (success), dedebinno (failure) and dedebinmeh (no outcome).

The last dedebin rule for a thing when Bob is not in the Hub (this is the dedebina rule):
	say "AA.";
	dedebinno.

The last dedebin rule when the fez is dusty (this is the dedebinb rule):
	say "BB.";
	dedebinmeh.

A dedebin rule when the cup is in the Yard (this is the dedebinc rule):
	say "CC.";
	dedebinno.

A dedebin rule for the cup when the fez is dusty (this is the dedebind rule):
	say "DD.";
	rule succeeds.

The dedebinb rule does nothing if the cup is in the Yard.

The xdedebind rule substitutes for the dedebinb rule when the cup is in the Yard.

This is the xdedebind rule: say "X."

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	follow the dedebin rules for the Yard;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";
	follow the dedebin rules for the Yard;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";

Huzutiging something is an activity on numbers. The huzutiging activity has a number called the huzutigdepth.

After huzutiging a number (called N):
	say "A.";
	increase the huzutigdepth by 1.

Rule for huzutiging 4 when Bob is in the Yard:
	say "B.";
	increase the huzutigdepth by 1;
	continue the activity.

After huzutiging 3:
	say "C.";
	now the huzutigdepth is 3.

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	carry out the huzutiging activity with 3;
	say " [the cup]";

Zuzugoning is an activity. The zuzugoning activity has a number called the zuzugondepth.

First rule for zuzugoning:
	say "A.";
	now the zuzugondepth is 3.

Last after zuzugoning:
	say "B.";
	say "[zuzugondepth]".

First before zuzugoning:
	say "C.";
	increase the zuzugondepth by 1;
	rule fails.

Before zuzugoning when Bob is in the Yard:
	say "D.";
	increase the zuzugondepth by 1.

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	carry out the zuzugoning activity;
	say " [the cup]";

The serabin rulebook is an object based rulebook producing a list of numbers. The serabin rulebook has a number called the serabintally.

A serabin rule for an object (this is the serabina rule):
	say "AA.";
	say "[serabintally] ";
	rule fails.

The last serabin rule when the fez is dusty (this is the serabinb rule):
	say "BB.";
	increase the serabintally by 2;
	rule fails.

The serabinb rule is listed first in the serabin rules.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	let serabinx0 be the list of numbers produced by the serabin rules for the cup;
	say "([serabinx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let serabinx3 be the list of numbers produced by the serabin rules for the Yard;
	say "([serabinx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Gohugon rules is a text based rulebook producing a room. The gohugon rules have default success.

The last gohugon rule for a text (called T) when Bob is not in the Hub:
	say "A.";
	rule succeeds with result the location of Anna.

A gohugon rule for a text:
	say "BB.";
	rule succeeds with result the location of Anna.

The last gohugon rule for a text (called T) (this is the gohugonc rule):
	say "C.";
	rule succeeds.

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	follow the gohugon rules for "x";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let gohugonx2 be the room produced by the gohugon rules for "abc";
	say "([gohugonx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Lebamiping is an activity.

Last rule for lebamiping:
	say "A.".

First rule for lebamiping:
	say "B.";
	rule succeeds.

After lebamiping while the fez is dusty:
	say "C.".

Rule for lebamiping when Bob is in the Yard:
	say "D.";
	rule succeeds.

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	carry out the lebamiping activity;
	say " [the cup]";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see Bob, a box (empty), a pen and an ink here.

>probe 5
#5:
D.
C.
B.
3D.
C.
B.
3gthe cupB.
3 the cup
>probe 6
#6:
B.
E.
C.
D.
the CUP the cup
>probe 8
#8:
B.
D.
A.
the CUP the cup
>probe 9
#9:
C.
A.
3D.
3 the cup
>probe 10
#10:
B.
A.
C.
2 the cup
>probe 14
#14:
AA.
0 ()S AA.
0 ()S 
>probe 16
#16:
AA.
()S AA.
()S 
>probe 18
#18:
AA.
C.
()F AA.
C.
F 
>probe 23
#23:
CC.
(nothing)N CC.
(nothing)N 
>probe 25
#25:
C.
(glad)S C.
S 
>probe 28
#28:
B.
0 ()S B.
0 ()S 
>probe 29
#29:
C.
0B.
D.
E.
C.
0B.
hgthe cupB.
wD.
E.
 the cup
>probe 33
#33:
CC.
(Bob)N X.
N 
>probe 34
#34:
(nothing)N AA.
(nothing)N 
>probe 36
#36:
the CUP the cup
>probe 37
#37:
D.
0C.
A.
D.
0C.
gthe cupC.
 the cup
>probe 38
#38:
A.
A.
gthe cupA.
 the cup
>probe 39
#39:
C.
A.
C.
D.
gthe cupA.
 the cup
>probe 41
#41:
N N 
>probe 42
#42:
C.
B.
the CUPD.
gthe CUPC.
B.
the CUP the cup
>probe 43
#43:
BB.
CC.
N BB.
CC.
N 
>probe 44
#44:
N (nothing)N 
>probe 46
#46:
N (no outcome) N (no outcome) 
>probe 48
#48:
B.
0D.
A.
1C.
1 the cup
>probe 49
#49:
A.
hgthe cupwA.
 the cup
>probe 50
#50:
CC.
F dedebinno CC.
F dedebinno 
>probe 52
#52:
C.
A.
 the cup
>probe 53
#53:
C.
A.
B.
3 the cup
>probe 55
#55:
BB.
()F BB.
()F 
>probe 56
#56:
BB.
S BB.
(Yard)N 
>probe 59
#59:
B.
C.
 the cup
>
