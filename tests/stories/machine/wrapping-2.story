Generated: 47 questions of wrapping, which the reference answers the same.
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


To decide which number is (A - a number) nobalom (B - a number):
	if A is less than 1 or it goes too deep, decide on B;
	decide on (A - 1) nobalom (B + 1).

Carry out probing when the number understood is 1:
	say "#1:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be 2 nobalom 3;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 1 + 2 nobalom 1;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";

To decide which text is (T - a text) in title case:
	if it goes too deep, decide on "deep";
	decide on T in upper case.

Carry out probing when the number understood is 2:
	say "#2:[line break]";
	now the depth is 0;
	say "[printed name of the cord in title case]";

To decide whether (X - an object) is fimidak:
	if X is a room or it goes too deep, no;
	if the holder of X is fimidak, yes;
	no.

Carry out probing when the number understood is 3:
	say "#3:[line break]";
	now the depth is 0;
	say "[if the cord is fimidak]yes[otherwise]no[end if], [if the small sack is fimidak]yes[otherwise]no[end if], [if the big sack is fimidak]yes[otherwise]no[end if].";

To say notifel (N - a number):
	if N is less than 1 or it goes too deep, stop;
	say N;
	say notifel (N - 1);

Carry out probing when the number understood is 4:
	say "#4:[line break]";
	now the depth is 0;
	say "[notifel 3] and, [notifel 1 + 1]";

To say rarabin (N - a number):
	if N is less than 1 or it goes too deep, stop;
	say N;
	say rarabin (N - 1);

Carry out probing when the number understood is 5:
	say "#5:[line break]";
	now the depth is 0;
	say "[rarabin 3] or, [rarabin 1 + 1]";

To decide which object is the levokub of (X - a thing): decide on Greta.

To say the levokub of (X - a thing): say "said".

Carry out probing when the number understood is 6:
	say "#6:[line break]";
	now the depth is 0;
	say "[the levokub of the big sack].";

To decide whether (X - an object) is tipuvam:
	if X is a room or it goes too deep, yes;
	decide on whether or not the holder of X is tipuvam;
	no.

Carry out probing when the number understood is 7:
	say "#7:[line break]";
	now the depth is 0;
	say "[if the cord is tipuvam]yes[otherwise]no[end if], [if the small sack is tipuvam]yes[otherwise]no[end if], [if the big sack is tipuvam]yes[otherwise]no[end if].";

To decide which text is (T - a text) in lower case:
	if it goes too deep, decide on "deep";
	let U be T in lower case;
	decide on "[U].".

Carry out probing when the number understood is 8:
	say "#8:[line break]";
	now the depth is 0;
	say "[printed name of the Mill in lower case]";

To gofizob (X - a thing): say "[X], widely. "

To gofizob (X - the big sack):
	say "[X]: ";
	if it goes too deep, stop;
	gofizob X;

Carry out probing when the number understood is 9:
	say "#9:[line break]";
	now the depth is 0;
	gofizob Greta;
	gofizob the big sack;
	gofizob the cord;

To decide which number is (A - a number) sebatig (B - a number):
	if A is less than 1 or it goes too deep, decide on B;
	decide on A - 1 sebatig B * 2.

Carry out probing when the number understood is 10:
	say "#10:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be 2 sebatig 3;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 2 sebatig 1 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";

To decide which number is ravobin at (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	let M be ravobin at (N - 1) - the remainder after dividing N by 3;
	decide on M.

Carry out probing when the number understood is 11:
	say "#11:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be ravobin at 4;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be ravobin at 3 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be 1 + ravobin at 3;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which text is the baratig of (X - an object): decide on "plain".

To decide which text is the baratig of (X - a thing):
	if it goes too deep, decide on "plain";
	decide on the baratig of X in upper case.

Carry out probing when the number understood is 12:
	say "#12:[line break]";
	now the depth is 0;
	say "[the baratig of the cord].";
	say "[the baratig of Greta].";

To decide whether (S - a scene) has ended:
	if it goes too deep, no;
	yes.

Carry out probing when the number understood is 13:
	say "#13:[line break]";
	now the depth is 0;
	say "[if the Entire Game has ended]yes[otherwise]no[end if]";

To decide whether (X - an object) is detifel:
	if X is a room or it goes too deep, yes;
	unless the holder of X is detifel, yes;
	no.

Carry out probing when the number understood is 14:
	say "#14:[line break]";
	now the depth is 0;
	say "[if the cord is detifel]yes[otherwise]no[end if], [if the small sack is detifel]yes[otherwise]no[end if], [if the big sack is detifel]yes[otherwise]no[end if].";

To let it be:
	if it goes too deep, stop;
	say "let".

Carry out probing when the number understood is 15:
	say "#15:[line break]";
	now the depth is 0;
	let it be;

To kamizob (X - a thing): say "[X], widely. "

To kamizob (X - a person):
	say "[X]: ";
	if it goes too deep, stop;
	kamizob the big sack;

Carry out probing when the number understood is 16:
	say "#16:[line break]";
	now the depth is 0;
	kamizob Greta;
	kamizob the small sack;
	kamizob the cord;

To say nofivam (N - a number):
	if N is less than 1 or it goes too deep, stop;
	say "[N] then [nofivam (N - 1)]";

Carry out probing when the number understood is 17:
	say "#17:[line break]";
	now the depth is 0;
	say "[nofivam 3] and, [nofivam 1 + 1]";

To decide which number is puzulom at (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	let T be "[puzulom at N - 1 times puzulom at N - 1]";
	decide on the number of characters in T.

Carry out probing when the number understood is 19:
	say "#19:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be puzulom at (1 + 2);
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 1 + puzulom at 3;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be puzulom at (3) * 2;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which text is (T - a text) in lower case:
	if it goes too deep, decide on "deep";
	let U be T in lower case;
	decide on "[U].".

Carry out probing when the number understood is 20:
	say "#20:[line break]";
	now the depth is 0;
	say "[printed name of the Mill in lower case]";

To decide whether (X - an object) is tikasal:
	if X is a room or it goes too deep, yes;
	unless the holder of X is tikasal, yes;
	no.

Carry out probing when the number understood is 21:
	say "#21:[line break]";
	now the depth is 0;
	say "[if the cord is tikasal]yes[otherwise]no[end if], [if the small sack is tikasal]yes[otherwise]no[end if], [if the big sack is tikasal]yes[otherwise]no[end if].";

To decide which number is the noledak of (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	let T be "[the noledak of N minus 1 - 2]";
	decide on the number of characters in T.

Carry out probing when the number understood is 22:
	say "#22:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be the noledak of (1 + 2);
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be the noledak of the noledak of 2;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be the noledak of 3 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which text is the pukakub of (X - a thing): decide on "plain".

To decide which text is the pukakub of (X - a container):
	if it goes too deep, decide on "plain";
	decide on "<[the pukakub of X]>".

Carry out probing when the number understood is 23:
	say "#23:[line break]";
	now the depth is 0;
	say "[the pukakub of the big sack].";
	say "[the pukakub of Greta].";

To decide which number is how rabazob (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	let T be "[how rabazob (N minus 1) minus the remainder after dividing N by 3]";
	decide on the number of characters in T.

Carry out probing when the number understood is 24:
	say "#24:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be how rabazob how rabazob 2;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be how rabazob (2) + how rabazob 2;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be how rabazob 4;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which number is the detirut of (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	let T be "[the detirut of N - 1 times N]";
	decide on the number of characters in T.

Carry out probing when the number understood is 26:
	say "#26:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be the detirut of (1 + 2);
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be the detirut of (2) + the detirut of 2;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be 1 + the detirut of 3;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide whether (X - an object) is fipuvam:
	if X is a room or it goes too deep, yes;
	unless the holder of X is fipuvam, yes;
	no.

Carry out probing when the number understood is 27:
	say "#27:[line break]";
	now the depth is 0;
	say "[if the cord is fipuvam]yes[otherwise]no[end if], [if the small sack is fipuvam]yes[otherwise]no[end if], [if the big sack is fipuvam]yes[otherwise]no[end if].";

To decide which number is a random number between (A - a number) and (B - a number):
	if it goes too deep, decide on -1;
	decide on A + B.

Carry out probing when the number understood is 28:
	say "#28:[line break]";
	now the depth is 0;
	say "[a random number between 2 and 3]";

To decide which number is huletig of (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	let T be "[1 plus huletig of N minus 1]";
	decide on the number of characters in T.

Carry out probing when the number understood is 29:
	say "#29:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be huletig of (1 + 2);
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 1 + huletig of 3;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be huletig of (3) * 2;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which number is the puratig of (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	let M be the puratig of N - 1 plus the puratig of N - 1;
	decide on M.

Carry out probing when the number understood is 30:
	say "#30:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be the puratig of 4;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be the puratig of 3 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be the puratig of (3) * 2;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which number is nohurut of (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	if N - nohurut of N minus 1 is 4, decide on 5;
	decide on N.

Carry out probing when the number understood is 31:
	say "#31:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be nohurut of 4;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be nohurut of (2) + nohurut of 2;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be nohurut of 3 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which number is the huhulom of (X - an object): decide on 7.

To decide which number is the huhulom of (X - a thing):
	if it goes too deep, decide on 7;
	decide on the huhulom of X times 2.

Carry out probing when the number understood is 32:
	say "#32:[line break]";
	now the depth is 0;
	say "[the huhulom of the big sack].";
	say "[the huhulom of Greta].";

To decide which number is the setinef of (X - a container): decide on 3.

To say the setinef of (X - a person): say "said".

Carry out probing when the number understood is 33:
	say "#33:[line break]";
	now the depth is 0;
	say "[the setinef of the big sack].";

Definition: a thing is bapumip if it is the cord.

To decide whether (X - a thing) is bapumip: yes.

Carry out probing when the number understood is 34:
	say "#34:[line break]";
	now the depth is 0;
	say "[if Greta is bapumip]yes[otherwise]no[end if], [list of bapumip things]";

To decide whether (X - an object) is huravam:
	if X is a room or it goes too deep, no;
	if the holder of X is huravam, yes;
	no.

Carry out probing when the number understood is 35:
	say "#35:[line break]";
	now the depth is 0;
	say "[if the cord is huravam]yes[otherwise]no[end if], [if the small sack is huravam]yes[otherwise]no[end if], [if the big sack is huravam]yes[otherwise]no[end if].";

To decide which number is the gosenef of (X - a thing): decide on 7.

To decide which number is the gosenef of (X - a container):
	if it goes too deep, decide on 7;
	decide on the gosenef of X times 2.

Carry out probing when the number understood is 36:
	say "#36:[line break]";
	now the depth is 0;
	say "[the gosenef of the big sack].";
	say "[the gosenef of Greta].";

To decide which text is (T - text) in upper case:
	if it goes too deep, decide on "deep";
	decide on "<[T in upper case]>".

Carry out probing when the number understood is 37:
	say "#37:[line break]";
	now the depth is 0;
	say "[printed name of the cord in upper case]";

To decide which number is the ledesal of (X - a container): decide on 7.

To decide which number is the ledesal of (X - a sack):
	if it goes too deep, decide on 7;
	decide on the ledesal of X times 2.

Carry out probing when the number understood is 38:
	say "#38:[line break]";
	now the depth is 0;
	say "[the ledesal of the small sack].";
	say "[the ledesal of the big sack].";

To say balenef (N - a number):
	if N is less than 1 or it goes too deep, stop;
	say N;
	say balenef (N - 1);

Carry out probing when the number understood is 39:
	say "#39:[line break]";
	now the depth is 0;
	say "[balenef 3] and, [balenef 1 + 1]";

To decide which number is (A - a number) nobakub (B - a number):
	if A is less than 1 or it goes too deep, decide on B;
	decide on 1 + (A - 1) nobakub B.

Carry out probing when the number understood is 40:
	say "#40:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be 2 nobakub 1 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 1 + 2 nobakub 1;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";

To derarut (X - a thing) with (Y - a thing): say "[X] with [Y]."

To derarut (X - a thing): say "[X] alone."

Carry out probing when the number understood is 41:
	say "#41:[line break]";
	now the depth is 0;
	derarut the cord;
	derarut the cord with Greta;

The bafifel rules are a rulebook. A bafifel rule: say "Rule."

To follow the bafifel rules:
	say "Wrapped: ";
	unless it goes too deep, follow the bafifel rulebook.

Carry out probing when the number understood is 42:
	say "#42:[line break]";
	now the depth is 0;
	follow the bafifel rules;

To decide which number is (A - a number) razunef (B - a number):
	if A is less than 1 or it goes too deep, decide on B;
	decide on A - 1 razunef B * 2.

Carry out probing when the number understood is 43:
	say "#43:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be 1 + 2 razunef 1;
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be 1 razunef 2 razunef 3;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";

To decide which number is the misefel of (X - a value): decide on 7.

To decide which number is the misefel of (X - a number):
	if it goes too deep, decide on 7;
	decide on the misefel of X + 100.

Carry out probing when the number understood is 44:
	say "#44:[line break]";
	now the depth is 0;
	say "[the misefel of 5].";

To decide which number is how husedak (N - a number):
	if N is less than 2 or it goes too deep, decide on 1;
	decide on how husedak (N - 1) times how husedak (N - 2).

Carry out probing when the number understood is 45:
	say "#45:[line break]";
	now the depth is 0;
	now the depth is 0;
	let V0 be how husedak (1 + 2);
	say "[if the depth is greater than 30]deep[otherwise][V0][end if]. ";
	now the depth is 0;
	let V1 be how husedak (2) + how husedak 2;
	say "[if the depth is greater than 30]deep[otherwise][V1][end if]. ";
	now the depth is 0;
	let V2 be how husedak 3 + 1;
	say "[if the depth is greater than 30]deep[otherwise][V2][end if]. ";

To decide which object is the denogon of (X - a thing): decide on Greta.

To say the denogon of (X - a thing): say "said".

Carry out probing when the number understood is 47:
	say "#47:[line break]";
	now the depth is 0;
	say "[the denogon of the big sack].";

To report (T - a text): say "Report: [T]."

To report the bavotig: say "The report."

Carry out probing when the number understood is 48:
	say "#48:[line break]";
	now the depth is 0;
	report the bavotig;
	report "it";

To decide whether (X - an object) is debalom:
	if X is a room or it goes too deep, no;
	unless the holder of X is debalom, yes;
	no.

Carry out probing when the number understood is 49:
	say "#49:[line break]";
	now the depth is 0;
	say "[if the cord is debalom]yes[otherwise]no[end if], [if the small sack is debalom]yes[otherwise]no[end if], [if the big sack is debalom]yes[otherwise]no[end if].";

To say hunosal (N - a number):
	if N is less than 1 or it goes too deep, stop;
	say "[N] then [hunosal (N - 1)]";

Carry out probing when the number understood is 50:
	say "#50:[line break]";
	now the depth is 0;
	say "[hunosal 3] and, [hunosal 1 + 1]";
--- play

Probe
An Interactive Fiction by Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>probe 1
#1:
5. 4. 
>probe 2
#2:
<<<<<<<<<<<<<<<<<<<<<<<<<<<<<deep>>>>>>>>>>>>>>>>>>>>>>>>>>>>>
>probe 3
#3:
no, no, no.

>probe 4
#4:
321 and, 21
>probe 5
#5:
321 or, 21
>probe 6
#6:
said.

>probe 7
#7:
yes, yes, yes.

>probe 8
#8:
deep..............................
>probe 9
#9:
Greta, widely. big sack: big sack, widely. cord, widely. 
>probe 10
#10:
deep. deep. 
>probe 11
#11:
-2. -2. 0. 
>probe 12
#12:
<<<<<<<<<<<<<<<<<<<<<<<<<<<<<deep>>>>>>>>>>>>>>>>>>>>>>>>>>>>>.
plain.

>probe 13
#13:
yes
>probe 14
#14:
no, yes, no.

>probe 15
#15:
let
>probe 16
#16:
Greta: big sack, widely. small sack, widely. cord, widely. 
>probe 17
#17:
3 then 2 then 1 then  and, 2 then 1 then 
>probe 19
#19:
deep. deep. deep. 
>probe 20
#20:
deep..............................
>probe 21
#21:
no, yes, no.

>probe 22
#22:
1. 1. 1. 
>probe 23
#23:
<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<plain>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>.
plain.

>probe 24
#24:
1. 1. 1. 
>probe 26
#26:
1. 1. 2. 
>probe 27
#27:
no, yes, no.

>probe 28
#28:
5
>probe 29
#29:
deep. deep. deep. 
>probe 30
#30:
deep. deep. deep. 
>probe 31
#31:
deep. deep. deep. 
>probe 32
#32:
14.
14.

>probe 33
#33:
3.

>probe 34
#34:
yes, cord
>probe 35
#35:
no, no, no.

>probe 36
#36:
14.
7.

>probe 37
#37:
<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<deep>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>
>probe 38
#38:
14.
14.

>probe 39
#39:
321 and, 21
>probe 40
#40:
4. 4. 
>probe 41
#41:
cord alone.
cord with Greta.

>probe 42
#42:
Wrapped: 
Rule.

>probe 43
#43:
deep. deep. 
>probe 44
#44:
7.

>probe 45
#45:
1. 1. 1. 
>probe 47
#47:
said.

>probe 48
#48:
The report.
Report: it.

>probe 49
#49:
yes, no, yes.

>probe 50
#50:
3 then 2 then 1 then  and, 2 then 1 then 
>
