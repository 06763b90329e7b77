Made by machine: 24 questions of rulebooks, which the reference refuses too.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Yard is north of the Hub. Anna is a woman in the Yard. Bob is a man in the Hub. The cup is in the Yard. The box is an open container in the Hub. The pen and the ink are things in the Hub. The Barn is a room. The Loft is above the Barn.
A hat is a kind of thing. The cap and the fez are hats in the Barn. A thing can be dusty. The fez is dusty. A thing has a number called worth. The worth of the cup is 4.
A mood is a kind of value. The moods are glad, grim and keen.


The mimimip rulebook is a room based rulebook producing a mood. The mimimip rules have default failure.

The mimimip rule for the Yard (this is the mimimipa rule):
	say "AA.";
	rule succeeds with result keen.

A mimimip rule for a dark room when the worth of the cup is 3 (this is the mimimipb rule):
	say "BB.".

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	let mimimipx0 be the mood produced by the mimimip rules for the Yard;
	say "([mimimipx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let mimimipx3 be the mood produced by the mimimip rules for the Loft;
	say "([mimimipx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Letisal rules is a room based rulebook producing a mood. The letisal rules have default failure. The letisal rulebook has a number called the letisaltally.

The last letisal rule for the Barn:
	say "AA.";
	say "[letisaltally] ".

A letisal rule for a room adjacent to the Hub:
	say "BB.";
	increase the letisaltally by 2;
	rule succeeds with result keen.

The letisal rule for a room adjacent to the Hub when the cup is in the Yard:
	say "CC.";
	say "[letisaltally] ";
	rule succeeds with result grim.

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	let letisalx0 be the mood produced by the letisal rules for the Hub;
	say "([letisalx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the letisal rules for the Hub;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Detivam rules is a thing based rulebook producing a mood. The detivam rules have default failure.

A detivam rule for something:
	say "AA.";
	rule succeeds.

The detivam rule for a dusty hat when the fez is dusty (this is the detivamb rule):
	say "BB.";
	rule succeeds with result keen.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	follow the detivam rules for the fez;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let detivamx2 be the mood produced by the detivam rules for the box;
	say "([detivamx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The goradak rules is a person based rulebook producing a text. The goradak rulebook has a number called the goradaktally.

The last goradak rule (this is the goradaka rule):
	say "AA.";
	increase the goradaktally by 2.

The first goradak rule for a man (called M) (this is the goradakb rule):
	say "B[M].";
	increase the goradaktally by 2.

The goradak rule for a man (called M) when the worth of the cup is 3 (this is the goradakc rule):
	say "C.";
	now the goradaktally is 5;
	rule fails.

The goradaka rule is listed after the goradakc rule in the goradak rules.

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	let goradakx0 be the text produced by the goradak rules for Anna;
	say "([goradakx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the goradak rules for Bob;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The sesesal rulebook is a number based rulebook producing a text. The sesesal rules have default success. The sesesal rulebook has a number called the sesesaltally.

The sesesal rule for a number (called N) when Bob is not in the Hub (this is the sesesala rule):
	say "A[N].";
	now the sesesaltally is 5;
	rule succeeds with result "five".

A sesesal rule for 3 when Bob is not in the Hub:
	say "BB.";
	say "[sesesaltally] ".

The sesesal rule for an even number when the fez is dusty (this is the sesesalc rule):
	say "CC.";
	now the sesesaltally is 5.

A sesesal rule for 7 when Bob is not in the Hub:
	say "DD.";
	say "[sesesaltally] ".

The sesesalc rule is listed before the sesesala rule in the sesesal rules.

The xsesesala rule is listed instead of the sesesalc rule in the sesesal rules.

This is the xsesesala rule: say "X."

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	let sesesalx0 be the text produced by the sesesal rules for 3;
	say "([sesesalx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the sesesal rules for -1;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Hunovam rules is a mood based rulebook. The hunovam rules have default no outcome.

A hunovam rule when the worth of the cup is 3:
	say "AA.".

A hunovam rule for keen when Bob is not in the Hub:
	say "BB.".

The hunovam rule for a mood (this is the hunovamc rule):
	say "CC.".

A hunovam rule for glad (this is the hunovamd rule):
	say "DD.";
	rule fails.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	follow the hunovam rules for glad;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the hunovam rules for grim;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Kapufeling something is an activity on numbers. The kapufeling activity has a number called the kapufeldepth.

Rule for kapufeling 3 when the cup is in the Yard:
	say "A.";
	increase the kapufeldepth by 1.

Last rule for kapufeling a number (called N) while the fez is dusty:
	say "B.";
	increase the kapufeldepth by 1.

Before kapufeling 4:
	say "C.";
	say "[kapufeldepth]".

Rule for kapufeling 4:
	say "D.";
	increase the kapufeldepth by 1.

For kapufeling 3:
	say "E.";
	now the kapufeldepth is 3.

Rule for printing the name of the cup while kapufeling something: say "CUP".

Last after kapufeling something: say "[the cup]".

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	carry out the kapufeling activity with 3;
	begin the kapufeling activity with 3;
	say "[if handling the kapufeling activity]h[end if][if the kapufeling activity is going on]g[end if][the cup]";
	if handling the kapufeling activity with 3, say "w";
	end the kapufeling activity with 3;
	say " [the cup]";

Zulevam rules is a text based rulebook. The zulevam rules have outcomes zulevamyes (success), zulevamno (failure) and zulevammeh (no outcome). The zulevam rulebook has a number called the zulevamtally.

A zulevam rule (this is the zulevama rule):
	say "AA.";
	now the zulevamtally is 5;
	zulevammeh.

A zulevam rule when the worth of the cup is 3 (this is the zulevamb rule):
	say "BB.";
	now the zulevamtally is 5;
	zulevamno.

The last zulevam rule for a text (called T) when the cup is in the Yard:
	say "C[T].";
	now the zulevamtally is 5;
	zulevamyes.

The zulevam rule for a text (called T) (this is the zulevamd rule):
	say "D.";
	now the zulevamtally is 5.

The zulevamb rule is listed before the zulevama rule in the zulevam rules.

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	follow the zulevam rules for "x";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";
	follow the zulevam rules for "abc";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	say "[outcome of the rulebook] ";

The gozunef rulebook is an object based rulebook producing a room. The gozunef rules have default no outcome.

The last gozunef rule for an object when the fez is dusty:
	say "AA.";
	rule succeeds with result the location of Anna.

The first gozunef rule for a room when the worth of the cup is 3 (this is the gozunefb rule):
	say "BB.";
	rule succeeds.

The gozunef rule for a thing (this is the gozunefc rule):
	say "CC.";
	rule fails.

The gozunef rule:
	say "DD.";
	rule succeeds with result the Yard.

The gozunefc rule does nothing unless Bob is dusty.

The xgozunefb rule is listed instead of the gozunefc rule in the gozunef rules.

This is the xgozunefb rule: say "X."

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	let gozunefx0 be the room produced by the gozunef rules for the Yard;
	say "([gozunefx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let gozunefx3 be the room produced by the gozunef rules for the Yard;
	say "([gozunefx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Vovofeling something is an activity on numbers. The vovofeling activity has a number called the vovofeldepth.

Last after vovofeling 3:
	say "A.";
	increase the vovofeldepth by 1.

For vovofeling 4 when the cup is in the Yard:
	say "B.";
	now the vovofeldepth is 3;
	rule succeeds.

After vovofeling when Bob is in the Yard:
	say "C.";
	increase the vovofeldepth by 1.

Rule for vovofeling while the fez is dusty:
	say "D.";
	increase the vovofeldepth by 1.

Rule for printing the name of the cup while vovofeling something: say "CUP".

Last after vovofeling something: say "[the cup]".

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	carry out the vovofeling activity with 3;
	say " [the cup]";

Mifilom rules is a person based rulebook producing a mood. The mifilom rules have default success. The mifilom rulebook has a number called the mifilomtally.

The last mifilom rule for the player when the worth of the cup is 3 (this is the mifiloma rule):
	say "AA.";
	now the mifilomtally is 5;
	rule succeeds with result keen.

The first mifilom rule for Anna (this is the mifilomb rule):
	say "BB.";
	now the mifilomtally is 5;
	rule fails.

The mifilom rule (this is the mifilomc rule):
	say "CC.";
	increase the mifilomtally by 2;
	rule succeeds.

A mifilom rule for Anna when the cup is in the Yard (this is the mifilomd rule):
	say "DD.";
	increase the mifilomtally by 2.

The mifilomc rule does nothing unless Bob is dusty.

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	follow the mifilom rules for Anna;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let mifilomx2 be the mood produced by the mifilom rules for Bob;
	say "([mifilomx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The mimipod rulebook is a text based rulebook producing a list of numbers. The mimipod rulebook has a number called the mimipodtally.

A mimipod rule for a text when the worth of the cup is 3:
	say "AA.";
	increase the mimipodtally by 2;
	rule fails.

The mimipod rule when the fez is dusty:
	say "BB.";
	say "[mimipodtally] ";
	rule succeeds.

The last mimipod rule:
	say "CC.";
	increase the mimipodtally by 2.

The last mimipod rule for a text when the fez is dusty (this is the mimipodd rule):
	say "DD.";
	now the mimipodtally is 5.

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	let mimipodx0 be the list of numbers produced by the mimipod rules for "abc";
	say "([mimipodx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let mimipodx3 be the list of numbers produced by the mimipod rules for "x";
	say "([mimipodx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The batisal rules is a mood based rulebook producing a number. The batisal rulebook has a number called the batisaltally.

A batisal rule for a mood (called M) when the cup is in the Yard:
	say "A.";
	say "[batisaltally] ".

A batisal rule for a mood when Bob is not in the Hub (this is the batisalb rule):
	say "BB.";
	increase the batisaltally by 2;
	rule succeeds with result the turn count.

The batisal rule for a mood (called M):
	say "C.";
	now the batisaltally is 5;
	make no decision.

A batisal rule for a mood when the worth of the cup is 3:
	say "DD.";
	now the batisaltally is 5.

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	follow the batisal rules for grim;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let batisalx2 be the number produced by the batisal rules for glad;
	say "([batisalx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Lehubin rules is a person based rulebook producing a mood.

The lehubin rule for Anna:
	say "AA.";
	rule fails.

The lehubin rule for a woman (this is the lehubinb rule):
	say "BB.".

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	follow the lehubin rules for Bob;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the lehubin rules for Anna;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The tifikub rulebook is a person based rulebook producing a text. The tifikub rules have default no outcome.

The tifikub rule for someone (this is the tifikuba rule):
	say "AA.".

A tifikub rule for someone (this is the tifikubb rule):
	say "BB.";
	rule succeeds with result "five".

A tifikub rule for a woman (this is the tifikubc rule):
	say "CC.".

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	let tifikubx0 be the text produced by the tifikub rules for Bob;
	say "([tifikubx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the tifikub rules for the player;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The milenef rulebook is a rulebook producing a room. The milenef rulebook has a number called the mileneftally.

A milenef rule when the cup is in the Yard (this is the milenefa rule):
	say "AA.";
	say "[mileneftally] ";
	rule fails.

The milenef rule (this is the milenefb rule):
	say "BB.";
	increase the mileneftally by 2;
	rule succeeds with result the location of Anna.

The first milenef rule when the worth of the cup is 3 (this is the milenefc rule):
	say "CC.";
	say "[mileneftally] ";
	rule succeeds with result the Yard.

The xmilenefb rule is listed instead of the milenefa rule in the milenef rules.

This is the xmilenefb rule: say "X."

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	let milenefx0 be the room produced by the milenef rules;
	say "([milenefx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let milenefx3 be the room produced by the milenef rules;
	say "([milenefx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The mizudak rules is a rulebook producing a number. The mizudak rules have default failure.

A mizudak rule when the worth of the cup is 3 (this is the mizudaka rule):
	say "AA.";
	make no decision.

The mizudak rule:
	say "BB.".

The mizudak rule (this is the mizudakc rule):
	say "CC.";
	make no decision.

A mizudak rule when the worth of the cup is 3 (this is the mizudakd rule):
	say "DD.";
	rule succeeds.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	follow the mizudak rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the mizudak rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Puderut rules is a person based rulebook producing a list of numbers.

The puderut rule for the player (this is the puderuta rule):
	say "AA.";
	rule succeeds with result {4}.

The last puderut rule for Anna when the worth of the cup is 3:
	say "BB.";
	rule succeeds.

The puderut rule for Anna (this is the puderutc rule):
	say "CC.";
	rule fails.

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	follow the puderut rules for the player;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let puderutx2 be the list of numbers produced by the puderut rules for Bob;
	say "([puderutx2])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Sevoruting something is an activity on rooms.

Before sevoruting the Yard when Bob is in the Yard:
	say "A.";
	make no decision.

Rule for sevoruting a room while the fez is dusty:
	say "B.";
	make no decision.

Before sevoruting while the fez is dusty:
	say "C.".

Before sevoruting a room when Bob is in the Yard:
	say "D.".

Rule for printing the name of the cup while sevoruting something: say "CUP".

Last after sevoruting something: say "[the cup]".

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	carry out the sevoruting activity with the Yard;
	begin the sevoruting activity with the Yard;
	say "[if handling the sevoruting activity]h[end if][if the sevoruting activity is going on]g[end if][the cup]";
	if handling the sevoruting activity with the Yard, say "w";
	abandon the sevoruting activity with the Yard;
	say " [the cup]";

The nomizob rules is an object based rulebook producing a mood.

The nomizob rule for a room:
	say "AA.";
	make no decision.

A nomizob rule (this is the nomizobb rule):
	say "BB.".

The last nomizob rule for an object when the worth of the cup is 3:
	say "CC.";
	rule fails.

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	let nomizobx0 be the mood produced by the nomizob rules for the cup;
	say "([nomizobx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	let nomizobx3 be the mood produced by the nomizob rules for the cup;
	say "([nomizobx3])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Punosal rules is a list of numbers based rulebook. The punosal rules have default success.

The punosal rule when the cup is in the Yard:
	say "AA.".

A punosal rule when the cup is in the Yard (this is the punosalb rule):
	say "BB.".

A punosal rule for a list of numbers (called L) when Bob is not in the Hub (this is the punosalc rule):
	say "C[L].".

The punosalc rule is listed last in the punosal rules.

The punosalb rule does nothing if the cup is in the Yard.

Carry out probing when the number understood is 51:
	say "#51:[line break]";
	follow the punosal rules for {1, 2};
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the punosal rules for {};
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The tipugon rulebook is a mood based rulebook producing a room.

A tipugon rule for keen (this is the tipugona rule):
	say "AA.";
	make no decision.

A tipugon rule for a mood (called M) when Bob is not in the Hub (this is the tipugonb rule):
	say "B.";
	make no decision.

The tipugon rule for glad when the fez is dusty:
	say "CC.".

The first tipugon rule for glad (this is the tipugond rule):
	say "DD.";
	rule succeeds with result the Yard.

Carry out probing when the number understood is 54:
	say "#54:[line break]";
	let tipugonx0 be the room produced by the tipugon rules for keen;
	say "([tipugonx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the tipugon rules for grim;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

Tiratig rules is a rulebook producing a mood. The tiratig rules have default no outcome.

The tiratig rule:
	say "AA.";
	rule succeeds with result grim.

The first tiratig rule when the worth of the cup is 3 (this is the tiratigb rule):
	say "BB.".

The tiratig rule when the worth of the cup is 3:
	say "CC.";
	rule succeeds.

Carry out probing when the number understood is 57:
	say "#57:[line break]";
	let tiratigx0 be the mood produced by the tiratig rules;
	say "([tiratigx0])";
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the tiratig rules;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";

The govokub rules is a mood based rulebook producing a room. The govokub rules have default no outcome.

A govokub rule for a mood when the worth of the cup is 3:
	say "AA.";
	rule succeeds with result the Yard.

A govokub rule when the fez is dusty (this is the govokubb rule):
	say "BB.";
	make no decision.

A govokub rule for a mood when the fez is dusty:
	say "CC.".

The govokub rule for glad:
	say "DD.".

Carry out probing when the number understood is 60:
	say "#60:[line break]";
	follow the govokub rules for keen;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
	follow the govokub rules for keen;
	say "[if rule succeeded]S[otherwise if rule failed]F[otherwise]N[end if] ";
--- problems
RULE_THE at "The mimimip rule for the Yard"
RULE_THE at "The letisal rule for a room adjacent to the Hub when the cup is in the Yard"
RULE_THE at "The detivam rule for a dusty hat when the fez is dusty"
RULE_THE at "The goradak rule for a man (called M) when the worth of the cup is 3"
LISTING_NOT_THERE at "the goradakc rule"
RULE_THE at "The sesesal rule for a number (called N) when Bob is not in the Hub"
RULE_THE at "The sesesal rule for an even number when the fez is dusty"
LISTING_NOT_THERE at "the sesesala rule"
LISTING_NOT_THERE at "the sesesalc rule"
RULE_THE at "The hunovam rule for a mood"
RULE_VALUE_UNKNOWN at "something"
RULE_THE at "The zulevam rule for a text (called T)"
RULE_THE at "The gozunef rule for a thing"
RULE_THE at "The gozunef rule"
LISTING_NOT_THERE at "the gozunefc rule"
RULE_VALUE_UNKNOWN at "something"
RULE_THE at "The mifilom rule"
RULE_THE at "The mimipod rule when the fez is dusty"
RULE_THE at "The batisal rule for a mood (called M)"
RULE_THE at "The lehubin rule for Anna"
RULE_THE at "The lehubin rule for a woman"
RULE_THE at "The tifikub rule for someone"
RULE_THE at "The milenef rule"
RULE_THE at "The mizudak rule"
RULE_THE at "The mizudak rule"
RULE_THE at "The puderut rule for the player"
RULE_THE at "The puderut rule for Anna"
RULE_VALUE_UNKNOWN at "something"
RULE_THE at "The nomizob rule for a room"
RULE_THE at "The punosal rule when the cup is in the Yard"
RULE_THE at "The tipugon rule for glad when the fez is dusty"
RULE_THE at "The tiratig rule"
RULE_THE at "The tiratig rule when the worth of the cup is 3"
RULE_THE at "The govokub rule for glad"
--- sentences
'The mimimip rule for the Yard' begins with 'the', but the mimimip rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The letisal rule for a room adjacent to the Hub when the cup is in the Yard' begins with 'the', but the letisal rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The detivam rule for a dusty hat when the fez is dusty' begins with 'the', but the detivam rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The goradak rule for a man (called M) when the worth of the cup is 3' begins with 'the', but the goradak rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'the goradakc rule' is not listed in the goradak rulebook, so no place there can be relative to it.
'The sesesal rule for a number (called N) when Bob is not in the Hub' begins with 'the', but the sesesal rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The sesesal rule for an even number when the fez is dusty' begins with 'the', but the sesesal rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'the sesesala rule' is not listed in the sesesal rulebook, so no place there can be relative to it.
'the sesesalc rule' is not listed in the sesesal rulebook, so no place there can be relative to it.
'The hunovam rule for a mood' begins with 'the', but the hunovam rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'something' is not a value that this rulebook can be followed for.
'The zulevam rule for a text (called T)' begins with 'the', but the zulevam rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The gozunef rule for a thing' begins with 'the', but the gozunef rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The gozunef rule' begins with 'the', but the gozunef rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'the gozunefc rule' is not listed in the gozunef rulebook, so no place there can be relative to it.
'something' is not a value that this rulebook can be followed for.
'The mifilom rule' begins with 'the', but the mifilom rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The mimipod rule when the fez is dusty' begins with 'the', but the mimipod rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The batisal rule for a mood (called M)' begins with 'the', but the batisal rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The lehubin rule for Anna' begins with 'the', but the lehubin rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The lehubin rule for a woman' begins with 'the', but the lehubin rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The tifikub rule for someone' begins with 'the', but the tifikub rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The milenef rule' begins with 'the', but the milenef rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The mizudak rule' begins with 'the', but the mizudak rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The mizudak rule' begins with 'the', but the mizudak rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The puderut rule for the player' begins with 'the', but the puderut rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The puderut rule for Anna' begins with 'the', but the puderut rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'something' is not a value that this rulebook can be followed for.
'The nomizob rule for a room' begins with 'the', but the nomizob rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The punosal rule when the cup is in the Yard' begins with 'the', but the punosal rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The tipugon rule for glad when the fez is dusty' begins with 'the', but the tipugon rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The tiratig rule' begins with 'the', but the tiratig rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The tiratig rule when the worth of the cup is 3' begins with 'the', but the tiratig rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
'The govokub rule for glad' begins with 'the', but the govokub rulebook can hold any number of rules. Write 'a', unless the rule is the first or last.
