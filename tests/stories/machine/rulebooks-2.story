Made by machine: 36 questions of rulebooks, which the reference answers alike.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is north of the Hub. Anna is a woman in the Yard. Bob is a man in the Hub. The cup is in the Yard. The box is an open container in the Hub. The pen and the ink are things in the Hub. The Barn is a room. The Loft is above the Barn.
A hat is a kind of thing. The cap and the fez are hats in the Barn. A thing can be dusty. The fez is dusty. A thing has a number called worth. The worth of the cup is 4.
A mood is a kind of value. The moods are glad, grim and keen.


The hupugon rulebook is a text based rulebook producing a text. The hupugon rules have default failure.

The first hupugon rule for a text (called T) when the fez is dusty (this is the hupugona rule):
	say "A[T].".

A hupugon rule for a text (this is the hupugonb rule):
	say "BB.";
	rule succeeds with result "[the cup]".

A hupugon rule when the fez is dusty:
	say "CC.";
	rule succeeds.

The hupugona rule is listed first in the hupugon rules.

The hupugonb rule does nothing.

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	let hupugonx0 be the text produced by the hupugon rules for "x";
	say "([hupugonx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let hupugonx3 be the text produced by the hupugon rules for "abc";
	say "([hupugonx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The devodak rulebook is a person based rulebook producing a thing. The devodak rules have default failure.

The last devodak rule for Anna:
	say "AA.";
	make no decision.

A devodak rule when the fez is dusty:
	say "BB.";
	rule fails.

A devodak rule for the player when the cup is in the Yard (this is the devodakc rule):
	say "CC.";
	rule succeeds with result Bob.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	let devodakx0 be the thing produced by the devodak rules for Anna;
	say "([devodakx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let devodakx3 be the thing produced by the devodak rules for the player;
	say "([devodakx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Gogosaling something is an activity on things.

Rule for gogosaling the fez:
	say "A.";
	make no decision.

Rule for gogosaling the fez while the fez is dusty:
	say "B.";
	rule fails.

Before gogosaling a hat:
	say "C.".

Before gogosaling something while the fez is dusty:
	say "D.".

Last rule for gogosaling the fez:
	say "E.".

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	carry out the gogosaling activity with the fez;
	say " [the cup]";

The pudevam rulebook is a rulebook. The pudevam rules have default success. The pudevam rules have outcomes pudevamyes (success), pudevamno (failure) and pudevammeh (no outcome).

The first pudevam rule:
	say "AA.".

A pudevam rule when the worth of the cup is 3 (this is the pudevamb rule):
	say "BB.".

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	follow the pudevam rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";
	follow the pudevam rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";

Fitisaling is an activity on nothing. The fitisaling activity has a number called the fitisaldepth.

After fitisaling:
	say "A.";
	say "[fitisaldepth]".

First before fitisaling:
	say "B.";
	increase the fitisaldepth by 1;
	rule succeeds.

First rule for fitisaling when Bob is in the Yard:
	say "C.";
	now the fitisaldepth is 3;
	continue the activity.

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	carry out the fitisaling activity;
	say " [the cup]";

Notikub rules is a person based rulebook producing a mood. The notikub rules have default success. The notikub rulebook has a number called the notikubtally.

A notikub rule for a woman when the cup is in the Yard:
	say "AA.";
	increase the notikubtally by 2;
	rule succeeds.

A notikub rule for Anna:
	say "BB.";
	say "[notikubtally] ";
	rule fails.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	let notikubx0 be the mood produced by the notikub rules for Bob;
	say "([notikubx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let notikubx3 be the mood produced by the notikub rules for the player;
	say "([notikubx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Babamiping something is an activity on things.

First before babamiping a hat when Bob is in the Yard:
	say "A.";
	make no decision.

Last rule for babamiping a hat:
	say "B.".

Rule for babamiping something while the fez is dusty:
	say "C.".

First before babamiping a dusty hat when the cup is in the Yard:
	say "D.".

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	carry out the babamiping activity with the fez;
	say " [the cup]";

Vofinefing is an activity. The vofinefing activity has a number called the vofinefdepth.

After vofinefing when Bob is in the Yard:
	say "A.";
	now the vofinefdepth is 3.

Last rule for vofinefing when the cup is in the Yard:
	say "B.";
	say "[vofinefdepth]";
	continue the activity.

Rule for printing the name of the cup while vofinefing: say "CUP".

Last after vofinefing: say "[the cup]".

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	carry out the vofinefing activity;
	say " [the cup]";

Hukapoding something is an activity on people.

Before hukapoding:
	say "A.".

Rule for hukapoding someone when the cup is in the Yard:
	say "B.".

Before hukapoding while the fez is dusty:
	say "C.".

For hukapoding Bob:
	say "D.";
	rule succeeds.

First rule for hukapoding Bob when Bob is in the Yard:
	say "E.".

Rule for printing the name of the cup while hukapoding something: say "CUP".

Last after hukapoding something: say "[the cup]".

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	carry out the hukapoding activity with Bob;
	begin the hukapoding activity with Bob;
	say "[if handling the hukapoding activity]h[end if][if the hukapoding activity is going on]g[end if][the cup]";
	if handling the hukapoding activity with Bob, say "w";
	abandon the hukapoding activity with Bob;
	say " [the cup]";

Fivomiping something is an activity on things. The fivomiping activity has a number called the fivomipdepth.

Last rule for fivomiping the cup:
	say "A.";
	now the fivomipdepth is 3;
	rule fails.

After fivomiping something dusty:
	say "B.";
	say "[fivomipdepth]".

Last rule for fivomiping:
	say "C.";
	increase the fivomipdepth by 1;
	rule fails.

First rule for fivomiping the cup:
	say "D.";
	increase the fivomipdepth by 1;
	rule fails.

Rule for fivomiping a thing (called T):
	say "E.";
	now the fivomipdepth is 3;
	continue the activity.

Rule for printing the name of the cup while fivomiping something: say "CUP".

Last after fivomiping something: say "[the cup]".

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	carry out the fivomiping activity with the cup;
	say " [the cup]";

The vobakub rulebook is an object based rulebook producing a mood. The vobakub rules have default success. The vobakub rulebook has a number called the vobakubtally.

A vobakub rule for the cup when the worth of the cup is 3 (this is the vobakuba rule):
	say "AA.";
	increase the vobakubtally by 2;
	rule succeeds.

A vobakub rule for a room when the worth of the cup is 3:
	say "BB.";
	increase the vobakubtally by 2.

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	follow the vobakub rules for the cup;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let vobakubx2 be the mood produced by the vobakub rules for the cup;
	say "([vobakubx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Gosepoding is an activity.

Before gosepoding when the cup is in the Yard:
	say "A.".

Last rule for gosepoding when the cup is in the Yard:
	say "B.";
	rule fails.

Last rule for gosepoding when Bob is in the Yard:
	say "C.";
	rule fails.

Rule for gosepoding:
	say "D.".

First before gosepoding when the cup is in the Yard:
	say "E.".

Rule for printing the name of the cup while gosepoding: say "CUP".

Last after gosepoding: say "[the cup]".

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	carry out the gosepoding activity;
	say " [the cup]";

Zuzudaking something is an activity on things.

First before zuzudaking something:
	say "A.".

After zuzudaking the fez:
	say "B.".

First rule for zuzudaking while the fez is dusty:
	say "C.";
	rule succeeds.

Rule for zuzudaking a hat while the fez is dusty:
	say "D.".

For zuzudaking:
	say "E.".

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	carry out the zuzudaking activity with the fez;
	begin the zuzudaking activity with the fez;
	say "[if handling the zuzudaking activity]h[end if][if the zuzudaking activity is going on]g[end if][the cup]";
	if handling the zuzudaking activity with the fez, say "w";
	end the zuzudaking activity with the fez;
	say " [the cup]";

Pupufel rules is a person based rulebook producing a list of numbers. The pupufel rules have default success. The pupufel rulebook has a number called the pupufeltally.

A pupufel rule for someone:
	say "AA.";
	say "[pupufeltally] ";
	rule succeeds with result {}.

The last pupufel rule for someone when the cup is in the Yard (this is the pupufelb rule):
	say "BB.";
	now the pupufeltally is 5;
	rule fails.

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	let pupufelx0 be the list of numbers produced by the pupufel rules for the player;
	say "([pupufelx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the pupufel rules for Bob;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Minobin rules is an object based rulebook producing a text. The minobin rules have default failure.

A minobin rule for the cup when Bob is not in the Hub:
	say "AA.";
	make no decision.

The first minobin rule for a thing (this is the minobinb rule):
	say "BB.".

A minobin rule for the cup (this is the minobinc rule):
	say "CC.".

A minobin rule for a room when the cup is in the Yard:
	say "DD.".

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	let minobinx0 be the text produced by the minobin rules for the Yard;
	say "([minobinx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the minobin rules for the Yard;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The minotig rules is a thing based rulebook producing a number.

The first minotig rule for a thing in the Hub when Bob is not in the Hub (this is the minotiga rule):
	say "AA.".

A minotig rule for something (this is the minotigb rule):
	say "BB.".

A minotig rule for a thing (called T) when the fez is dusty (this is the minotigc rule):
	say "C[T].";
	rule succeeds with result the worth of the cup.

The minotiga rule does nothing.

The minotigb rule does nothing.

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	let minotigx0 be the number produced by the minotig rules for the box;
	say "([minotigx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the minotig rules for the box;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The gomizob rulebook is a text based rulebook producing a text.

A gomizob rule for a text (called T):
	say "A.".

The last gomizob rule when the cup is in the Yard:
	say "BB.";
	rule succeeds with result "[the cup]".

A gomizob rule for a text when the fez is dusty:
	say "CC.";
	rule succeeds with result "[the cup]".

The first gomizob rule for a text (this is the gomizobd rule):
	say "DD.".

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	follow the gomizob rules for "abc";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the gomizob rules for "x";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Fitimiping something is an activity on people. The fitimiping activity has a number called the fitimipdepth.

Last rule for fitimiping someone:
	say "A.";
	say "[fitimipdepth]".

For fitimiping Bob while the fez is dusty:
	say "B.";
	say "[fitimipdepth]".

Last after fitimiping:
	say "C.";
	say "[fitimipdepth]".

First before fitimiping:
	say "D.";
	increase the fitimipdepth by 1.

Rule for fitimiping a man:
	say "E.";
	say "[fitimipdepth]".

Rule for printing the name of the cup while fitimiping something: say "CUP".

Last after fitimiping something: say "[the cup]".

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	carry out the fitimiping activity with Bob;
	begin the fitimiping activity with Bob;
	say "[if handling the fitimiping activity]h[end if][if the fitimiping activity is going on]g[end if][the cup]";
	if handling the fitimiping activity with Bob, say "w";
	abandon the fitimiping activity with Bob;
	say " [the cup]";

The zulezob rules is a mood based rulebook producing a mood. The zulezob rules have default failure.

The first zulezob rule for keen:
	say "AA.";
	make no decision.

The last zulezob rule (this is the zulezobb rule):
	say "BB.".

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	let zulezobx0 be the mood produced by the zulezob rules for glad;
	say "([zulezobx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let zulezobx3 be the mood produced by the zulezob rules for keen;
	say "([zulezobx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Tinopod rules is a thing based rulebook producing a thing. The tinopod rules have default success. The tinopod rulebook has a number called the tinopodtally.

A tinopod rule for something when Bob is not in the Hub (this is the tinopoda rule):
	say "AA.";
	say "[tinopodtally] ";
	make no decision.

A tinopod rule for a thing in the Hub (this is the tinopodb rule):
	say "BB.";
	now the tinopodtally is 5.

A tinopod rule for the cap when the fez is dusty (this is the tinopodc rule):
	say "CC.";
	now the tinopodtally is 5;
	rule succeeds with result Bob.

A tinopod rule for a container when the cup is in the Yard:
	say "DD.";
	now the tinopodtally is 5;
	rule succeeds with result the cup.

The xtinopoda rule is listed instead of the tinopodb rule in the tinopod rules.

This is the xtinopoda rule: say "X."

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	follow the tinopod rules for Bob;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the tinopod rules for the cap;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Kadegon rules is a list of numbers based rulebook producing a room. The kadegon rulebook has a number called the kadegontally.

The first kadegon rule when the fez is dusty (this is the kadegona rule):
	say "AA.";
	say "[kadegontally] ";
	rule fails.

The last kadegon rule:
	say "BB.";
	say "[kadegontally] ".

A kadegon rule:
	say "CC.";
	now the kadegontally is 5;
	rule succeeds with result the location of Anna.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	follow the kadegon rules for {1, 2};
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the kadegon rules for {};
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Hudemiping something is an activity on rooms.

After hudemiping the Yard while the fez is dusty:
	say "A.".

Last rule for hudemiping the Yard when the cup is in the Yard:
	say "B.".

Before hudemiping the Yard when Bob is in the Yard:
	say "C.".

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	carry out the hudemiping activity with the Yard;
	begin the hudemiping activity with the Yard;
	say "[if handling the hudemiping activity]h[end if][if the hudemiping activity is going on]g[end if][the cup]";
	if handling the hudemiping activity with the Yard, say "w";
	end the hudemiping activity with the Yard;
	say " [the cup]";

The setizob rulebook is a number based rulebook producing a text. The setizob rules have default no outcome. The setizob rulebook has a number called the setizobtally.

A setizob rule for 3:
	say "AA.";
	now the setizobtally is 5;
	rule succeeds with result "five".

A setizob rule:
	say "BB.";
	say "[setizobtally] ";
	rule succeeds.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	let setizobx0 be the text produced by the setizob rules for 3;
	say "([setizobx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the setizob rules for 7;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The purazob rules is a list of numbers based rulebook producing a list of numbers. The purazob rules have default no outcome.

A purazob rule when the cup is in the Yard:
	say "AA.".

The last purazob rule:
	say "BB.";
	rule succeeds.

The last purazob rule (this is the purazobc rule):
	say "CC.".

A purazob rule when Bob is not in the Hub (this is the purazobd rule):
	say "DD.".

The purazobd rule does nothing.

The purazobc rule does nothing unless Bob is dusty.

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	let purazobx0 be the list of numbers produced by the purazob rules for {};
	say "([purazobx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let purazobx3 be the list of numbers produced by the purazob rules for {};
	say "([purazobx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The nokabin rulebook is a number based rulebook producing a list of numbers. The nokabin rules have default success.

The last nokabin rule when the cup is in the Yard (this is the nokabina rule):
	say "AA.".

The last nokabin rule for an even number when the worth of the cup is 3:
	say "BB.";
	rule fails.

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	let nokabinx0 be the list of numbers produced by the nokabin rules for 3;
	say "([nokabinx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the nokabin rules for 12;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Kafibin rules is a room based rulebook producing a text. The kafibin rules have default failure. The kafibin rulebook has a number called the kafibintally.

The last kafibin rule for a room (this is the kafibina rule):
	say "AA.";
	increase the kafibintally by 2;
	make no decision.

The last kafibin rule for a room adjacent to the Hub (this is the kafibinb rule):
	say "BB.";
	now the kafibintally is 5;
	rule fails.

A kafibin rule for a room adjacent to the Hub when the fez is dusty:
	say "CC.";
	say "[kafibintally] ";
	rule succeeds with result "five".

The xkafibinb rule is listed instead of the kafibina rule in the kafibin rules.

This is the xkafibinb rule: say "X."

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	let kafibinx0 be the text produced by the kafibin rules for the Loft;
	say "([kafibinx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let kafibinx3 be the text produced by the kafibin rules for the Yard;
	say "([kafibinx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Hukabin rules is a thing based rulebook producing a mood.

The first hukabin rule for a thing (called T) (this is the hukabina rule):
	say "A[T].";
	rule succeeds with result keen.

A hukabin rule for something (this is the hukabinb rule):
	say "BB.".

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	let hukabinx0 be the mood produced by the hukabin rules for the fez;
	say "([hukabinx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the hukabin rules for the cup;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Punosal rules is an object based rulebook producing a text. The punosal rules have default success.

The last punosal rule for an object:
	say "AA.";
	rule fails.

The last punosal rule for a room when the fez is dusty (this is the punosalb rule):
	say "BB.".

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	let punosalx0 be the text produced by the punosal rules for the cup;
	say "([punosalx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the punosal rules for the cup;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The kanodak rules is a text based rulebook producing a mood.

A kanodak rule for a text when the cup is in the Yard:
	say "AA.";
	rule succeeds with result keen.

A kanodak rule for a text when Bob is not in the Hub (this is the kanodakb rule):
	say "BB.".

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	follow the kanodak rules for "x";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let kanodakx2 be the mood produced by the kanodak rules for "x";
	say "([kanodakx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The filedak rulebook is a list of numbers based rulebook producing a list of numbers. The filedak rules have default failure. The filedak rulebook has a number called the filedaktally.

The first filedak rule for a list of numbers (called L) when Bob is not in the Hub (this is the filedaka rule):
	say "A[L].";
	now the filedaktally is 5;
	rule succeeds.

A filedak rule:
	say "BB.";
	now the filedaktally is 5;
	rule succeeds with result {}.

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	let filedakx0 be the list of numbers produced by the filedak rules for {1, 2};
	say "([filedakx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the filedak rules for {1, 2};
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Fileloming is an activity. The fileloming activity has a number called the filelomdepth.

Rule for fileloming:
	say "A.";
	say "[filelomdepth]".

First rule for fileloming when the cup is in the Yard:
	say "B.";
	now the filelomdepth is 3.

After fileloming while the fez is dusty:
	say "C.";
	say "[filelomdepth]".

After fileloming when the cup is in the Yard:
	say "D.";
	now the filelomdepth is 3.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	carry out the fileloming activity;
	begin the fileloming activity;
	say "[if handling the fileloming activity]h[end if][if the fileloming activity is going on]g[end if][the cup]";
	if handling the fileloming activity, say "w";
	abandon the fileloming activity;
	say " [the cup]";

Lerasal rules is a thing based rulebook producing a thing. The lerasal rulebook has a number called the lerasaltally.

The first lerasal rule for a hat:
	say "AA.";
	increase the lerasaltally by 2;
	rule succeeds.

A lerasal rule when the worth of the cup is 3:
	say "BB.";
	increase the lerasaltally by 2.

The last lerasal rule for a thing in the Hub:
	say "CC.";
	increase the lerasaltally by 2;
	make no decision.

A lerasal rule for the cap:
	say "DD.";
	say "[lerasaltally] ";
	rule succeeds with result Bob.

Carry out probing when the number understood is 52:
	say "#52:[line break]";
	let lerasalx0 be the thing produced by the lerasal rules for the box;
	say "([lerasalx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let lerasalx3 be the thing produced by the lerasal rules for the cup;
	say "([lerasalx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The hudelom rules is a rulebook producing a list of numbers.

A hudelom rule when the worth of the cup is 3 (this is the hudeloma rule):
	say "AA.";
	rule succeeds with result {}.

A hudelom rule when the fez is dusty (this is the hudelomb rule):
	say "BB.";
	rule succeeds with result {}.

A hudelom rule when the fez is dusty:
	say "CC.";
	make no decision.

The hudelomb rule is listed first in the hudelom rules.

Carry out probing when the number understood is 53:
	say "#53:[line break]";
	let hudelomx0 be the list of numbers produced by the hudelom rules;
	say "([hudelomx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let hudelomx3 be the list of numbers produced by the hudelom rules;
	say "([hudelomx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The fitigon rules is a rulebook producing a room. The fitigon rules have default success. The fitigon rulebook has a number called the fitigontally.

A fitigon rule (this is the fitigona rule):
	say "AA.";
	now the fitigontally is 5.

The first fitigon rule when Bob is not in the Hub (this is the fitigonb rule):
	say "BB.";
	increase the fitigontally by 2.

The fitigonb rule is listed last in the fitigon rules.

Carry out probing when the number understood is 55:
	say "#55:[line break]";
	let fitigonx0 be the room produced by the fitigon rules;
	say "([fitigonx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let fitigonx3 be the room produced by the fitigon rules;
	say "([fitigonx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Tiserut rules is a list of numbers based rulebook producing a mood.

The first tiserut rule for a list of numbers (called L) (this is the tiseruta rule):
	say "A[L].".

A tiserut rule for a list of numbers (called L) when the worth of the cup is 3:
	say "B.";
	rule succeeds with result grim.

The last tiserut rule for a list of numbers (called L):
	say "C.";
	rule succeeds with result grim.

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	let tiserutx0 be the mood produced by the tiserut rules for {};
	say "([tiserutx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the tiserut rules for {};
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The fiserut rules is a rulebook. The fiserut rules have default failure.

A fiserut rule when the fez is dusty:
	say "AA.";
	rule fails.

A fiserut rule when the cup is in the Yard (this is the fiserutb rule):
	say "BB.";
	make no decision.

Carry out probing when the number understood is 58:
	say "#58:[line break]";
	follow the fiserut rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the fiserut rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub
You can see Bob, a box (empty), a pen and an ink here.

>probe 2
#2:
Ax.
()F Aabc.
()F 
>probe 3
#3:
BB.
(nothing)N CC.
(Bob)N 
>probe 4
#4:
D.
C.
B.
 the cup
>probe 6
#6:

AA.
S (no outcome) 
AA.
S (no outcome) 
>probe 7
#7:
B.
A.
1 the cup
>probe 8
#8:
(glad)N (glad)N 
>probe 10
#10:
D.
C.
 the cup
>probe 12
#12:
B.
0the CUP the cup
>probe 13
#13:
C.
A.
B.
the CUPC.
A.
hgthe CUPB.
 the cup
>probe 14
#14:
D.
the CUP the cup
>probe 16
#16:
N (glad)N 
>probe 19
#19:
E.
A.
D.
the CUP the cup
>probe 21
#21:
A.
C.
B.
A.
C.
gthe cupC.
B.
 the cup
>probe 22
#22:
AA.
0 ()S AA.
0 S 
>probe 24
#24:
DD.
()F DD.
F 
>probe 25
#25:
Cbox.
(4)S Cbox.
S 
>probe 28
#28:
DD.
CC.
S DD.
CC.
S 
>probe 31
#31:
D.
B.
1C.
1the CUPD.
hgthe CUPB.
1 the cup
>probe 33
#33:
BB.
(glad)F AA.
BB.
(glad)F 
>probe 34
#34:
X.
N CC.
S 
>probe 35
#35:
AA.
0 F AA.
0 F 
>probe 38
#38:
B.
A.
hgthe cupB.
A.
 the cup
>probe 39
#39:
AA.
(five)S BB.
0 S 
>probe 41
#41:
AA.
BB.
()S AA.
BB.
()S 
>probe 42
#42:
AA.
()S AA.
S 
>probe 43
#43:
X.
()N CC.
0 (five)S 
>probe 45
#45:
Afez.
(keen)S Acup.
S 
>probe 46
#46:
AA.
()F AA.
F 
>probe 47
#47:
AA.
S AA.
(keen)S 
>probe 48
#48:
BB.
()S BB.
S 
>probe 51
#51:
B.
C.
3D.
B.
gthe cupB.
 the cup
>probe 52
#52:
CC.
(nothing)N (nothing)N 
>probe 53
#53:
BB.
()S BB.
()S 
>probe 55
#55:
AA.
(nothing)N AA.
(nothing)N 
>probe 57
#57:
A.
C.
(grim)S A.
C.
S 
>probe 58
#58:

AA.
F 
AA.
F 
>
