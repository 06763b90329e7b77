Made by machine: 22 questions of rulebooks, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is north of the Hub. Anna is a woman in the Yard. Bob is a man in the Hub. The cup is in the Yard. The box is an open container in the Hub. The pen and the ink are things in the Hub. The Barn is a room. The Loft is above the Barn.
A hat is a kind of thing. The cap and the fez are hats in the Barn. A thing can be dusty. The fez is dusty. A thing has a number called worth. The worth of the cup is 4.
A mood is a kind of value. The moods are glad, grim and keen.


The delelom rules is a text based rulebook.

The first delelom rule for a text (called T) when the cup is in the Yard:
	say "A.";
	make no decision.

A delelom rule for a text (called T) (this is the delelomb rule):
	say "B.".

The delelom rule for a text (called T) when the worth of the cup is 3 (this is the delelomc rule):
	say "C[T].".

The first delelom rule for a text when the fez is dusty (this is the delelomd rule):
	say "DD.".

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	follow the delelom rules for "x";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the delelom rules for "x";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The tinomip rulebook is a number based rulebook producing a thing. The tinomip rules have default no outcome. The tinomip rulebook has a number called the tinomiptally.

The tinomip rule for a number (called N) (this is the tinomipa rule):
	say "A[N].";
	say "[tinomiptally] ";
	rule succeeds with result Bob.

The first tinomip rule for 3:
	say "BB.";
	now the tinomiptally is 5;
	make no decision.

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	let tinomipx0 be the thing produced by the tinomip rules for 7;
	say "([tinomipx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the tinomip rules for -1;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The bavosal rulebook is a number based rulebook producing a number. The bavosal rules have default success.

The last bavosal rule for a number when Bob is not in the Hub (this is the bavosala rule):
	say "AA.".

A bavosal rule for an even number when Bob is not in the Hub (this is the bavosalb rule):
	say "BB.".

The bavosal rule for an even number (this is the bavosalc rule):
	say "CC.";
	make no decision.

The first bavosal rule for 7 when Bob is not in the Hub:
	say "DD.";
	rule fails.

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	follow the bavosal rules for -1;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let bavosalx2 be the number produced by the bavosal rules for 3;
	say "([bavosalx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The nozusal rulebook is a person based rulebook.

The nozusal rule for a man (called M) when the fez is dusty (this is the nozusala rule):
	say "A.";
	make no decision.

A nozusal rule for a woman (this is the nozusalb rule):
	say "BB.";
	rule fails.

The nozusal rule for someone when the worth of the cup is 3:
	say "CC.".

The nozusala rule is listed first in the nozusal rules.

The nozusala rule is not listed in the nozusal rules.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	follow the nozusal rules for the player;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the nozusal rules for Bob;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The vokadak rulebook is a mood based rulebook producing a text.

The vokadak rule for a mood (called M) (this is the vokadaka rule):
	say "A[M].";
	rule succeeds with result "[the cup]".

The first vokadak rule for glad (this is the vokadakb rule):
	say "BB.".

The xvokadaka rule is listed instead of the vokadakb rule in the vokadak rules.

This is the xvokadaka rule: say "X."

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	follow the vokadak rules for glad;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let vokadakx2 be the text produced by the vokadak rules for keen;
	say "([vokadakx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The puranef rules is a rulebook producing a list of numbers. The puranef rules have default success.

The puranef rule when Bob is not in the Hub (this is the puranefa rule):
	say "AA.".

The last puranef rule (this is the puranefb rule):
	say "BB.";
	rule succeeds with result {4}.

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	let puranefx0 be the list of numbers produced by the puranef rules;
	say "([puranefx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the puranef rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The nomirut rulebook is a thing based rulebook producing a thing. The nomirut rules have default failure.

The last nomirut rule for a thing of worth 4 when the worth of the cup is 3:
	say "AA.";
	rule succeeds with result the cup.

The last nomirut rule for something (this is the nomirutb rule):
	say "BB.".

Carry out probing when the number understood is 18:
	say "#18:[line break]";
	follow the nomirut rules for Bob;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let nomirutx2 be the thing produced by the nomirut rules for Bob;
	say "([nomirutx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The puzulom rulebook is a person based rulebook producing a mood. The puzulom rules have default success.

A puzulom rule for a woman (this is the puzuloma rule):
	say "AA.";
	rule succeeds with result grim.

A puzulom rule for a woman when Bob is not in the Hub:
	say "BB.";
	rule succeeds.

The puzulom rule for the player:
	say "CC.".

A puzulom rule for a woman:
	say "DD.".

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	follow the puzulom rules for Bob;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let puzulomx2 be the mood produced by the puzulom rules for Bob;
	say "([puzulomx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Fifibin rules is an object based rulebook producing a thing. The fifibin rules have default no outcome.

The fifibin rule for a room when the cup is in the Yard (this is the fifibina rule):
	say "AA.";
	rule succeeds with result Bob.

The last fifibin rule for a room when Bob is not in the Hub (this is the fifibinb rule):
	say "BB.";
	rule fails.

The xfifibinb rule is listed instead of the fifibina rule in the fifibin rules.

This is the xfifibinb rule: say "X."

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	follow the fifibin rules for the Yard;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the fifibin rules for the Yard;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The lefilom rules is a thing based rulebook producing a list of numbers. The lefilom rules have default failure. The lefilom rulebook has a number called the lefilomtally.

A lefilom rule for something dusty:
	say "AA.";
	say "[lefilomtally] ".

The last lefilom rule for a dusty hat (this is the lefilomb rule):
	say "BB.";
	now the lefilomtally is 5;
	rule succeeds with result {4}.

A lefilom rule for a thing of worth 4:
	say "CC.";
	say "[lefilomtally] ";
	rule succeeds with result {4}.

A lefilom rule for the cap when the worth of the cup is 3:
	say "DD.";
	say "[lefilomtally] ";
	make no decision.

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	follow the lefilom rules for the box;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let lefilomx2 be the list of numbers produced by the lefilom rules for the cup;
	say "([lefilomx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The hugokub rules is an object based rulebook. The hugokub rules have default success. The hugokub rules have outcomes hugokubyes (success), hugokubno (failure) and hugokubmeh (no outcome). The hugokub rulebook has a number called the hugokubtally.

A hugokub rule for the cup when Bob is not in the Hub:
	say "AA.";
	increase the hugokubtally by 2;
	hugokubyes.

A hugokub rule for a room:
	say "BB.";
	now the hugokubtally is 5;
	hugokubmeh.

The hugokub rule for an object:
	say "CC.";
	now the hugokubtally is 5;
	hugokubno.

A hugokub rule (this is the hugokubd rule):
	say "DD.";
	say "[hugokubtally] ";
	hugokubyes.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	follow the hugokub rules for the Yard;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";
	follow the hugokub rules for the Yard;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";

The fifinef rules is a number based rulebook producing a number. The fifinef rules have default success.

The fifinef rule for 7 when the fez is dusty (this is the fifinefa rule):
	say "AA.".

A fifinef rule for 3 when the worth of the cup is 3:
	say "BB.";
	rule succeeds with result 5.

A fifinef rule for 7 when the cup is in the Yard:
	say "CC.";
	rule fails.

A fifinef rule for 3:
	say "DD.";
	make no decision.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	let fifinefx0 be the number produced by the fifinef rules for 7;
	say "([fifinefx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let fifinefx3 be the number produced by the fifinef rules for 7;
	say "([fifinefx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The gotikub rules is a rulebook producing a text.

The gotikub rule when Bob is not in the Hub (this is the gotikuba rule):
	say "AA.";
	rule succeeds with result "[the cup]".

A gotikub rule:
	say "BB.";
	rule succeeds with result "five".

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	let gotikubx0 be the text produced by the gotikub rules;
	say "([gotikubx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the gotikub rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The zutilom rules is a person based rulebook producing a room.

The zutilom rule (this is the zutiloma rule):
	say "AA.";
	rule succeeds with result the location of Anna.

A zutilom rule for a woman (this is the zutilomb rule):
	say "BB.";
	rule succeeds with result the Yard.

The zutilomb rule is not listed in the zutilom rules.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	follow the zutilom rules for Bob;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let zutilomx2 be the room produced by the zutilom rules for the player;
	say "([zutilomx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The pupudak rules is a text based rulebook producing a thing. The pupudak rulebook has a number called the pupudaktally.

The pupudak rule:
	say "AA.";
	say "[pupudaktally] ".

The first pupudak rule (this is the pupudakb rule):
	say "BB.";
	say "[pupudaktally] ";
	rule succeeds with result the cup.

A pupudak rule for a text (called T) when the fez is dusty:
	say "C[T].";
	increase the pupudaktally by 2;
	rule fails.

The first pupudak rule for a text (called T) (this is the pupudakd rule):
	say "D.";
	say "[pupudaktally] ";
	rule succeeds.

The xpupudakd rule substitutes for the pupudakb rule when the cup is in the Yard.

This is the xpupudakd rule: say "X."

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	let pupudakx0 be the thing produced by the pupudak rules for "x";
	say "([pupudakx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the pupudak rules for "x";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The fizuzob rules is a text based rulebook producing a thing. The fizuzob rules have default failure.

The last fizuzob rule when the worth of the cup is 3 (this is the fizuzoba rule):
	say "AA.";
	rule succeeds with result the cup.

The fizuzob rule for a text:
	say "BB.";
	rule succeeds with result the cup.

A fizuzob rule for a text when the worth of the cup is 3 (this is the fizuzobc rule):
	say "CC.";
	rule succeeds with result the cup.

A fizuzob rule (this is the fizuzobd rule):
	say "DD.".

The fizuzobc rule is listed after the fizuzoba rule in the fizuzob rules.

The xfizuzobc rule substitutes for the fizuzobd rule when the cup is in the Yard.

This is the xfizuzobc rule: say "X."

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	let fizuzobx0 be the thing produced by the fizuzob rules for "x";
	say "([fizuzobx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let fizuzobx3 be the thing produced by the fizuzob rules for "x";
	say "([fizuzobx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The vohukub rulebook is a person based rulebook producing a text.

The first vohukub rule for Anna (this is the vohukuba rule):
	say "AA.".

A vohukub rule for a woman when the fez is dusty:
	say "BB.".

The vohukub rule for someone when Bob is not in the Hub:
	say "CC.";
	rule succeeds with result "[the cup]".

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	follow the vohukub rules for Anna;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let vohukubx2 be the text produced by the vohukub rules for Anna;
	say "([vohukubx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Vokatig rules is a rulebook producing a mood. The vokatig rules have default success.

A vokatig rule (this is the vokatiga rule):
	say "AA.";
	rule succeeds with result grim.

The first vokatig rule when the worth of the cup is 3 (this is the vokatigb rule):
	say "BB.";
	rule succeeds with result grim.

The last vokatig rule:
	say "CC.".

The vokatig rule when the cup is in the Yard (this is the vokatigd rule):
	say "DD.";
	rule succeeds with result grim.

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	follow the vokatig rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the vokatig rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The zudemip rules is a person based rulebook producing a number. The zudemip rules have default failure.

The zudemip rule for the player when the cup is in the Yard (this is the zudemipa rule):
	say "AA.".

The zudemip rule for the player when the fez is dusty:
	say "BB.";
	rule succeeds with result 5.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	follow the zudemip rules for Anna;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the zudemip rules for the player;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Banodaking something is an activity on numbers.

For banodaking 4 when Bob is in the Yard:
	say "A.".

First rule for banodaking 4:
	say "B.".

First rule for banodaking 3:
	say "C.".

Before banodaking a number (called N) when the cup is in the Yard:
	say "D.".

Rule for printing the name of the cup while banodaking something: say "CUP".

Last after banodaking something: say "[the cup]".

Carry out probing when the number understood is 56:
	say "#56:[line break]";
	carry out the banodaking activity with 3;
	begin the banodaking activity with 3;
	say "[if handling the banodaking activity]h[end if][if the banodaking activity is going on]g[end if][the cup]";
	if handling the banodaking activity with 3, say "w";
	abandon the banodaking activity with 3;
	say " [the cup]";

The kativam rulebook is a thing based rulebook producing a text. The kativam rules have default failure.

The kativam rule for something dusty (this is the kativama rule):
	say "AA.".

A kativam rule for a dusty hat when the fez is dusty (this is the kativamb rule):
	say "BB.";
	rule succeeds.

The last kativam rule for a thing (called T) when the fez is dusty:
	say "C[T].";
	make no decision.

Carry out probing when the number understood is 59:
	say "#59:[line break]";
	follow the kativam rules for the cap;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the kativam rules for the cap;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Tivogon rules is a rulebook. The tivogon rules have default no outcome. The tivogon rules have outcomes tivogonyes (success), tivogonno (failure) and tivogonmeh (no outcome).

A tivogon rule (this is the tivogona rule):
	say "AA.".

The tivogon rule (this is the tivogonb rule):
	say "BB.";
	tivogonmeh.

A tivogon rule when the worth of the cup is 3 (this is the tivogonc rule):
	say "CC.";
	tivogonno.

A tivogon rule (this is the tivogond rule):
	say "DD.";
	make no decision.

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	follow the tivogon rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";
	follow the tivogon rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";
--- problems
RULE_THE at "The delelom rule for a text (called T) when the worth of the cup is 3"
RULE_THE at "The tinomip rule for a number (called N)"
RULE_THE at "The bavosal rule for an even number"
RULE_THE at "The nozusal rule for a man (called M) when the fez is dusty"
RULE_THE at "The nozusal rule for someone when the worth of the cup is 3"
RULE_THE at "The vokadak rule for a mood (called M)"
RULE_THE at "The puranef rule when Bob is not in the Hub"
RULE_VALUE_UNKNOWN at "a thing of worth 4"
RULE_THE at "The puzulom rule for the player"
RULE_THE at "The fifibin rule for a room when the cup is in the Yard"
LISTING_NOT_THERE at "the fifibina rule"
RULE_VALUE_UNKNOWN at "a thing of worth 4"
RULE_THE at "The hugokub rule for an object"
RULE_THE at "The fifinef rule for 7 when the fez is dusty"
RULE_THE at "The gotikub rule when Bob is not in the Hub"
RULE_THE at "The zutilom rule"
RULE_THE at "The pupudak rule"
RULE_THE at "The fizuzob rule for a text"
RULE_THE at "The vohukub rule for someone when Bob is not in the Hub"
RULE_THE at "The vokatig rule when the cup is in the Yard"
RULE_THE at "The zudemip rule for the player when the cup is in the Yard"
RULE_THE at "The zudemip rule for the player when the fez is dusty"
RULE_VALUE_UNKNOWN at "something"
RULE_THE at "The kativam rule for something dusty"
RULE_THE at "The tivogon rule"
--- sentences
'The delelom rule for a text (called T) when the worth of the cup is 3' begins with 'the', but the delelom rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The tinomip rule for a number (called N)' begins with 'the', but the tinomip rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The bavosal rule for an even number' begins with 'the', but the bavosal rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The nozusal rule for a man (called M) when the fez is dusty' begins with 'the', but the nozusal rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The nozusal rule for someone when the worth of the cup is 3' begins with 'the', but the nozusal rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The vokadak rule for a mood (called M)' begins with 'the', but the vokadak rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The puranef rule when Bob is not in the Hub' begins with 'the', but the puranef rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'a thing of worth 4' is not a value that this rulebook can be followed for.
'The puzulom rule for the player' begins with 'the', but the puzulom rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The fifibin rule for a room when the cup is in the Yard' begins with 'the', but the fifibin rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'the fifibina rule' is not listed in the fifibin rulebook, so no place there can be relative to it.
'a thing of worth 4' is not a value that this rulebook can be followed for.
'The hugokub rule for an object' begins with 'the', but the hugokub rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The fifinef rule for 7 when the fez is dusty' begins with 'the', but the fifinef rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The gotikub rule when Bob is not in the Hub' begins with 'the', but the gotikub rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The zutilom rule' begins with 'the', but the zutilom rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The pupudak rule' begins with 'the', but the pupudak rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The fizuzob rule for a text' begins with 'the', but the fizuzob rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The vohukub rule for someone when Bob is not in the Hub' begins with 'the', but the vohukub rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The vokatig rule when the cup is in the Yard' begins with 'the', but the vokatig rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The zudemip rule for the player when the cup is in the Yard' begins with 'the', but the zudemip rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The zudemip rule for the player when the fez is dusty' begins with 'the', but the zudemip rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'something' is not a value that this rulebook can be followed for.
'The kativam rule for something dusty' begins with 'the', but the kativam rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The tivogon rule' begins with 'the', but the tivogon rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
