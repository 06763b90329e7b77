Generated: 43 questions of wrapping, which the reference answers the same.
--- source
"Probe" by "Tester"

The Hub is a room.
Probing is an action out of world applying to one number. Understand "probe [number]" as probing.

The Mill is a room. A sack is a kind of container. The big sack is an open sack in the Mill. The small sack is an open sack in the big sack. The cord is in the small sack. Greta is a woman in the Mill.
A thing has a number called heft. The heft of the cord is 3. The heft of the big sack is 12.
A grade is a kind of value. The grades are fine, plain and coarse. A thing has a grade.
The depth is a number that varies.
To decide whether it goes too deep:
	increment the depth;
	if the depth is greater than 30, yes;
	no.


To say vozulom (N - a number):
	if N is less than 1 or it goes too deep, stop;
	say "<[vozulom (N - 1)]>";

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	now the depth is 0;
	say "[vozulom 3] or, [vozulom 1 + 1]";

To decide which number is pukasal at (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	let T be "[pukasal at (N - 1) - (pukasal at (N - 1))]";
	decide on the number of characters in T.

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be pukasal at pukasal at 2;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be pukasal at 3 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be 1 + pukasal at 3;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To hudebin (X - a thing): say "[X], widely. "

To hudebin (X - the big sack):
	say "[X]: ";
	if it goes too deep, stop;
	if X is not the cord, hudebin the cord;

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	now the depth is 0;
	hudebin the cord;
	hudebin the big sack;
	hudebin Greta;

To say bold type:
	if it goes too deep, stop;
	say "*[bold type]".

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	now the depth is 0;
	say "a[bold type]b[roman type]";

Definition: a thing is katipod if it is the cord.

To decide whether (X - a thing) is katipod: yes.

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	now the depth is 0;
	say "[if Greta is katipod]yes[otherwise]no[end if], [list of katipod things]";

To decide which number is the rasevam of (X - a thing): decide on 7.

To decide which number is the rasevam of (X - a container):
	if it goes too deep, decide on 7;
	decide on the rasevam of X + 100.

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	now the depth is 0;
	say "[the rasevam of the big sack].";
	say "[the rasevam of the cord].";

To decide whether (X - an object) is hufigon:
	if X is a room or it goes too deep, no;
	unless the holder of X is hufigon, yes;
	no.

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	now the depth is 0;
	say "[if the cord is hufigon]yes[otherwise]no[end if], [if the small sack is hufigon]yes[otherwise]no[end if], [if the big sack is hufigon]yes[otherwise]no[end if].";

To say bold type:
	if it goes too deep, stop;
	say "*[bold type]".

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	now the depth is 0;
	say "a[bold type]b[roman type]";

To zutidak (X - a thing) with (Y - a thing): say "[X] with [Y]."

To zutidak (X - a thing): say "[X] alone."

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	now the depth is 0;
	zutidak the cord;
	zutidak the cord with Greta;

To decide whether (X - an object) is pumidak:
	if X is a room or it goes too deep, no;
	decide on whether or not the holder of X is pumidak;
	no.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	now the depth is 0;
	say "[if the cord is pumidak]yes[otherwise]no[end if], [if the small sack is pumidak]yes[otherwise]no[end if], [if the big sack is pumidak]yes[otherwise]no[end if].";

To decide which number is the pubalom of (X - a thing): decide on 3.

To decide which number is the pubalom of (X - a container): decide on 3.

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	now the depth is 0;
	say "[the pubalom of the big sack].";

To decide whether (X - an object) is segogon:
	if X is a room or it goes too deep, no;
	if the holder of X is segogon, yes;
	no.

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	now the depth is 0;
	say "[if the cord is segogon]yes[otherwise]no[end if], [if the small sack is segogon]yes[otherwise]no[end if], [if the big sack is segogon]yes[otherwise]no[end if].";

A thing has a number called barapod. The barapod of the cord is 4.

To decide which number is the barapod of (X - a thing):
	if it goes too deep, decide on 1;
	decide on 9 + the barapod of X.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	now the depth is 0;
	say "[barapod of the cord], [the barapod of Greta]";

To sort (L - a list of numbers):
	if it goes too deep, stop;
	say "(sorting)";
	sort L.

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	now the depth is 0;
	let L be {3, 1, 2};
	sort L;
	say L;

To decide which text is the gopupod of (X - an object): decide on "plain".

To decide which text is the gopupod of (X - a thing):
	if it goes too deep, decide on "plain";
	decide on "[gopupod of X] again".

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	now the depth is 0;
	say "[the gopupod of the small sack].";
	say "[the gopupod of Greta].";

A thing can be dehubin. The cord is dehubin.

To decide whether (X - a thing) is dehubin: no.

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	now the depth is 0;
	say "[if the cord is dehubin]yes[otherwise]no[end if]";

To decide which number is (A - a number) kazumip (B - a number):
	if A is less than 1 or it goes too deep, decide on B;
	decide on (A - 1) kazumip (B + 1).

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be (2 kazumip 1) + 1;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 1 kazumip 2 kazumip 3;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";

To decide which number is (A - a number) zubapod (B - a number):
	if A is less than 1 or it goes too deep, decide on B;
	decide on 1 + (A - 1) zubapod B.

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be 2 zubapod 1 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 2 zubapod 3;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";

To say pufivam (N - a number):
	if N is less than 1 or it goes too deep, stop;
	say N;
	say pufivam (N - 1);

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	now the depth is 0;
	say "[pufivam 3] or, [pufivam 1 + 1]";

To say (T - a text) in upper case:
	if it goes too deep, stop;
	say "<[T in upper case]>".

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	now the depth is 0;
	say "[printed name of the cord in upper case]";

To decide whether (X - an object) is bavonef:
	if X is a room or it goes too deep, yes;
	if the holder of X is bavonef, yes;
	no.

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	now the depth is 0;
	say "[if the cord is bavonef]yes[otherwise]no[end if], [if the small sack is bavonef]yes[otherwise]no[end if], [if the big sack is bavonef]yes[otherwise]no[end if].";

To decide which text is the pudesal of (X - a thing): decide on "t".

To decide which object is the pudesal of (X - a number): decide on Greta.

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	now the depth is 0;
	say "[the pudesal of the big sack].";
	say "[the pudesal of 5].";

To decide whether (X - an object) is pudelom:
	if X is a room or it goes too deep, yes;
	decide on whether or not the holder of X is pudelom;
	no.

Carry out probing when the number understood is 25:
	say "#25:[line break]";
	now the depth is 0;
	say "[if the cord is pudelom]yes[otherwise]no[end if], [if the small sack is pudelom]yes[otherwise]no[end if], [if the big sack is pudelom]yes[otherwise]no[end if].";

To kaputig (X - a thing) with (Y - a thing): say "[X] with [Y]."

To kaputig (X - a thing): say "[X] alone."

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	now the depth is 0;
	kaputig the cord;
	kaputig the cord with Greta;

To decide whether (X - an object) is zupufel:
	if X is a room or it goes too deep, yes;
	unless the holder of X is zupufel, yes;
	no.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	now the depth is 0;
	say "[if the cord is zupufel]yes[otherwise]no[end if], [if the small sack is zupufel]yes[otherwise]no[end if], [if the big sack is zupufel]yes[otherwise]no[end if].";

To decide which room is the location of (X - a sack):
	if it goes too deep, decide on the Mill;
	decide on the Mill.

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	now the depth is 0;
	say "[location of the big sack], [location of the cord]";

To decide which number is (A - a number) rakarut (B - a number):
	if A is less than 1 or it goes too deep, decide on B;
	decide on (A - 1) rakarut (B + 1).

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be 2 rakarut 1 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 2 rakarut 3;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";

To decide whether (X - an object) is kakanef:
	if X is a room or it goes too deep, yes;
	decide on whether or not the holder of X is kakanef;
	no.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	now the depth is 0;
	say "[if the cord is kakanef]yes[otherwise]no[end if], [if the small sack is kakanef]yes[otherwise]no[end if], [if the big sack is kakanef]yes[otherwise]no[end if].";

To decide which number is the lerazob of (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	if the lerazob of N minus 1 * the lerazob of (N - 2) is 4, decide on 5;
	decide on N.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be the lerazob of (3) * 2;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 1 + the lerazob of 3;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be the lerazob of the lerazob of 2;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which number is how hukavam (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	if how hukavam N minus 1 times how hukavam N minus 1 is 4, decide on 5;
	decide on N.

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be how hukavam 3 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be how hukavam how hukavam 2;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be 1 + how hukavam 3;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which text is the pugovam of (X - an object): decide on "plain".

To decide which text is the pugovam of (X - a thing):
	if it goes too deep, decide on "plain";
	decide on the pugovam of X in upper case.

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	now the depth is 0;
	say "[the pugovam of Greta].";
	say "[the pugovam of the small sack].";

To decide whether (X - an object) is migodak:
	if X is a room or it goes too deep, no;
	if the holder of X is migodak, yes;
	no.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	now the depth is 0;
	say "[if the cord is migodak]yes[otherwise]no[end if], [if the small sack is migodak]yes[otherwise]no[end if], [if the big sack is migodak]yes[otherwise]no[end if].";

The tiravam is a number that varies. The tiravam is 4.

To decide which number is tiravam: decide on 9.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	now the depth is 0;
	say "[tiravam], [the tiravam]";
	if tiravam is 9, say " nine";

To decide which number is (A - a number) zugonef (B - a number):
	if A is less than 1 or it goes too deep, decide on B;
	decide on (A - 1) zugonef B + 1.

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be (2 zugonef 1) + 1;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 1 zugonef 2 zugonef 3;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";

A thing has a number called kafivam. The kafivam of the cord is 4.

To decide which number is the kafivam of (X - a thing):
	if it goes too deep, decide on 1;
	decide on 9 + the kafivam of X.

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	now the depth is 0;
	say "[kafivam of the cord], [the kafivam of Greta]";

To decide which number is mizufel at (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	let T be "[mizufel at (N minus 1) * (mizufel at (N minus 1))]";
	decide on the number of characters in T.

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be mizufel at mizufel at 2;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be mizufel at (1 + 2);
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be mizufel at (2) + mizufel at 2;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To sederut (X - a thing) with (Y - a thing): say "[X] with [Y]."

To sederut (X - a thing): say "[X] alone."

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	now the depth is 0;
	sederut the cord;
	sederut the cord with Greta;

To decide which number is (A - a number) nogolom (B - a number):
	if A is less than 1 or it goes too deep, decide on B;
	decide on B + (A - 1 nogolom B).

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be (2 nogolom 1) + 1;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 2 nogolom 3;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";

To decide which number is the number of entries in (L - a list of numbers):
	if it goes too deep, decide on -1;
	decide on 10 times the number of entries in L.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	now the depth is 0;
	let L be {3, 4};
	say the number of entries in L;

To decide which number is gonokub of (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	if 2 + gonokub of (N - 1) is 4, decide on 5;
	decide on N.

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be gonokub of (3) * 2;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be gonokub of gonokub of 2;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be gonokub of 4;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide whether (X - an object) is devolom:
	if X is a room or it goes too deep, no;
	if X is the cord and the holder of X is devolom, decide yes;
	no.

Carry out probing when the number understood is 46:
	say "#46:[line break]";
	now the depth is 0;
	say "[if the cord is devolom]yes[otherwise]no[end if], [if the small sack is devolom]yes[otherwise]no[end if], [if the big sack is devolom]yes[otherwise]no[end if].";

To say debarut (N - a number):
	if N is less than 1 or it goes too deep, stop;
	say "[N] then [debarut (N - 1)]";

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	now the depth is 0;
	say "[debarut 3] or, [debarut 1 + 1]";

To decide which text is substituted form of (T - a text):
	if it goes too deep, decide on "deep";
	decide on "<[T]>".

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	now the depth is 0;
	say "[substituted form of printed name of the cord]";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:
<<<>>> or, <<>>
>probe 2
#2:
1. 1. 2. 
>probe 3
#3:
cord, widely. big sack: cord, widely. Greta, widely. 
>probe 4
#4:
a******************************b
>probe 6
#6:
yes, cord
>probe 7
#7:
107.
7.

>probe 8
#8:
yes, no, yes.

>probe 9
#9:
a******************************b
>probe 10
#10:
cord alone.
cord with Greta.

>probe 11
#11:
no, no, no.

>probe 12
#12:
3.

>probe 13
#13:
no, no, no.

>probe 14
#14:
4, 0
>probe 15
#15:
(sorting)3, 1 and 2
>probe 16
#16:
plain again again again again again again again again again again again again again again again again again again again again again again again again again again again again again again.
plain.

>probe 17
#17:
no
>probe 19
#19:
4. 6. 
>probe 20
#20:
4. 5. 
>probe 21
#21:
321 or, 21
>probe 22
#22:
<CORD>
>probe 23
#23:
yes, yes, yes.

>probe 24
#24:
t.
Greta.

>probe 25
#25:
yes, yes, yes.

>probe 26
#26:
cord alone.
cord with Greta.

>probe 27
#27:
no, yes, no.

>probe 28
#28:
Mill, Mill
>probe 29
#29:
4. 5. 
>probe 30
#30:
yes, yes, yes.

>probe 31
#31:
deep. deep. deep. 
>probe 32
#32:
deep. deep. deep. 
>probe 33
#33:
PLAIN.
PLAIN.

>probe 35
#35:
no, no, no.

>probe 36
#36:
4, 4
>probe 37
#37:
4. 6. 
>probe 39
#39:
4, 0
>probe 40
#40:
1. 1. 1. 
>probe 41
#41:
cord alone.
cord with Greta.

>probe 42
#42:
deep. deep. 
>probe 43
#43:
20
>probe 44
#44:
6. 2. 4. 
>probe 46
#46:
no, no, no.

>probe 47
#47:
3 then 2 then 1 then  or, 2 then 1 then 
>probe 49
#49:
<cord>
>
