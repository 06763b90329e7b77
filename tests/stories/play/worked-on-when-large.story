Values of every sort, large enough that work on them has a cost of its own and is done in pieces: what is printed, and how many slices each command takes.
--- source
"Large Values"

The Hall is a room. A pebble is a kind of thing. A pebble has a number called weight. 70 pebbles are in the Hall. The chest is an open container in the Hall. 12 pebbles are in the chest.

Linking relates various pebbles to various pebbles. The verb to chain means the linking relation.
Grouping relates pebbles to each other in groups. The verb to group means the grouping relation.
Pairing relates one pebble to one pebble (called the partner). The verb to match means the pairing relation.
Heaviness relates a pebble (called A) to a pebble (called B) when the weight of A is greater than the weight of B. The verb to outweigh means the heaviness relation.

The File of Lines is called "lines".

Table of Marks
mark (a number)	label (a text)	holder (an object)
--	--	--
with 230 blank rows

To decide which text is the long text:
	let T be a text;
	repeat with N running from 1 to 130:
		now T is "[T]word [N], ";
	decide on T.
To decide which object is pebble (N - a number): decide on entry N of the list of pebbles.

The text found is a text that varies. The text found is "entry 45". The words kept is a text that varies. The numbers kept is a list of numbers that varies. The texts kept is a list of texts that varies.

Working is an action out of world applying to one number. Understand "work [number]" as working.
Carry out working:
	let N be the number understood;
	if N is:
		-- 1:
			now the words kept is the long text;
			say "[number of characters in the words kept]; [number of words in the words kept].";
		-- 2: say "[character number 700 in the words kept]; [word number 90 in the words kept]; [the words kept in upper case][line break]";
		-- 3: 
			let T be the words kept;
			replace the text "word" in T with "heard";
			replace word number 100 in T with "replaced";
			replace character number 900 in T with "*";
			say "[number of characters in T]; [T in title case][line break]";
		-- 4:
			let P be "(\d+), word 130";
			say "[if the words kept matches the regular expression P]Yes: [text matching subexpression 1][otherwise]No[end if]; ";
			now P is "\bword \d(\d)\b";
			say "[number of times the words kept matches the regular expression P]; ";
			now P is "word 128";
			say "[if the words kept matches the text P]there[otherwise]absent[end if].";
		-- 5:
			let T be the words kept;
			replace the regular expression "word (\d+)" in T with "<\1>";
			say "[T][line break]";
		-- 6:
			let P be "word";
			say "[if the words kept is the long text]Alike[otherwise]Different[end if]; [if the words kept exactly matches the text P]whole[otherwise]part[end if].";
		-- 7:
			repeat with I running from 1 to 350:
				add the remainder after dividing I * 37 by 211 to the numbers kept;
			say "[number of entries in the numbers kept].";
		-- 8:
			let L be the numbers kept;
			sort L;
			say "[entry 1 of L], [entry 200 of L], [entry 350 of L]; ";
			reverse L;
			rotate L;
			rotate L backwards;
			truncate L to the first 300 entries;
			say "[entry 1 of L], [entry 300 of L]; ";
			remove entries 20 to 200 from L;
			say "[number of entries in L].";
		-- 9:
			let L be the numbers kept;
			add 1000 at entry 5 in L;
			add the numbers kept to L;
			remove the numbers kept from L, if present;
			say "[L]; [if 210 is listed in the numbers kept]listed[otherwise]missing[end if].";
		-- 10:
			repeat with I running from 1 to 90:
				add "entry [I]" to the texts kept;
			sort the texts kept in reverse order;
			say "[entry 1 of the texts kept], [entry 90 of the texts kept]; [if the text found is listed in the texts kept]listed[end if].";
		-- 11: say "[the numbers kept in brace notation].";
		-- 12:
			repeat with I running from 1 to 220:
				choose row I in the Table of Marks;
				now the mark entry is the remainder after dividing I * 53 by 227;
				now the label entry is "label [I]";
				now the holder entry is pebble (1 + the remainder after dividing I by 80);
			say "[number of filled rows in the Table of Marks], [number of blank rows in the Table of Marks].";
		-- 13:
			choose row with a mark of 100 in the Table of Marks;
			say "[label entry]; [label corresponding to a mark of 3 in the Table of Marks]; [if there is a mark of 226 in the Table of Marks]found[otherwise]lost[end if].";
		-- 14:
			sort the Table of Marks in mark order;
			choose row 10 in the Table of Marks;
			say "[label entry]; ";
			sort the Table of Marks in reverse label order;
			choose row 10 in the Table of Marks;
			say "[label entry]; ";
			sort the Table of Marks in random order;
			choose a blank row in the Table of Marks;
			now the mark entry is -5;
			say "[number of filled rows in the Table of Marks].";
		-- 15:
			let S be 0;
			repeat through the Table of Marks in reverse mark order:
				increase S by the mark entry;
			say "[S]; ";
			write the File of Lines from the Table of Marks;
			blank out the whole of the Table of Marks;
			say "[number of filled rows in the Table of Marks]; ";
			read the File of Lines into the Table of Marks;
			say "[number of filled rows in the Table of Marks].";
		-- 16:
			write "[the long text][paragraph break]" to the File of Lines;
			append the words kept to the File of Lines;
			say "[text of the File of Lines]";
		-- 17:
			repeat with I running from 1 to 60:
				now pebble I chains pebble (I + 1);
				now pebble I chains pebble (I + 20);
				now the weight of pebble I is I;
			say "[if pebble 5 chains pebble 25]linked[end if]; [the number of pebbles chained by pebble 7]; [the number of pebbles which chain pebble 50].";
		-- 18:
			say "[the number of steps via the linking relation from pebble 1 to pebble 80]; [the next step via the linking relation from pebble 1 to pebble 61]; ";
			say "[the number of steps via the pairing relation from pebble 1 to pebble 3].";
		-- 19:
			repeat with I running from 1 to 60:
				now pebble I groups pebble (61 + the remainder after dividing I by 4);
			say "[the number of pebbles grouped by pebble 61]; [if pebble 4 groups pebble 8]together[otherwise]apart[end if]; ";
			now pebble 4 does not group pebble 8;
			say "[if pebble 4 groups pebble 8]together[otherwise]apart[end if].";
		-- 20:
			repeat with I running from 1 to 50:
				now pebble I matches pebble (I + 30);
			say "[partner of pebble 7]; [the number of pebbles matched by pebble 3]; [the number of pebbles which outweigh pebble 30]; [the number of pebbles outweighed by pebble 30].";
		-- 21:
			let L be the list of pebbles which the linking relation relates;
			say "[number of entries in L]; [number of entries in the list of pebbles which chain pebble 20].";
		-- 22:
			repeat with I running from 1 to 60:
				now pebble I does not chain pebble (I + 1);
			now no pebbles match pebble 40;
			say "[the number of pebbles chained by pebble 7].";
	say line break.
--- play

Large Values
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see seventy pebbles and a chest (in which are twelve pebbles) here.

>work 1
1192; 260.


>work 2
9; 45; WORD 1, WORD 2, WORD 3, WORD 4, WORD 5, WORD 6, WORD 7, WORD 8, WORD 9, WORD 10, WORD 11, WORD 12, WORD 13, WORD 14, WORD 15, WORD 16, WORD 17, WORD 18, WORD 19, WORD 20, WORD 21, WORD 22, WORD 23, WORD 24, WORD 25, WORD 26, WORD 27, WORD 28, WORD 29, WORD 30, WORD 31, WORD 32, WORD 33, WORD 34, WORD 35, WORD 36, WORD 37, WORD 38, WORD 39, WORD 40, WORD 41, WORD 42, WORD 43, WORD 44, WORD 45, WORD 46, WORD 47, WORD 48, WORD 49, WORD 50, WORD 51, WORD 52, WORD 53, WORD 54, WORD 55, WORD 56, WORD 57, WORD 58, WORD 59, WORD 60, WORD 61, WORD 62, WORD 63, WORD 64, WORD 65, WORD 66, WORD 67, WORD 68, WORD 69, WORD 70, WORD 71, WORD 72, WORD 73, WORD 74, WORD 75, WORD 76, WORD 77, WORD 78, WORD 79, WORD 80, WORD 81, WORD 82, WORD 83, WORD 84, WORD 85, WORD 86, WORD 87, WORD 88, WORD 89, WORD 90, WORD 91, WORD 92, WORD 93, WORD 94, WORD 95, WORD 96, WORD 97, WORD 98, WORD 99, WORD 100, WORD 101, WORD 102, WORD 103, WORD 104, WORD 105, WORD 106, WORD 107, WORD 108, WORD 109, WORD 110, WORD 111, WORD 112, WORD 113, WORD 114, WORD 115, WORD 116, WORD 117, WORD 118, WORD 119, WORD 120, WORD 121, WORD 122, WORD 123, WORD 124, WORD 125, WORD 126, WORD 127, WORD 128, WORD 129, WORD 130, 


>work 3
1328; Heard 1, Heard 2, Heard 3, Heard 4, Heard 5, Heard 6, Heard 7, Heard 8, Heard 9, Heard 10, Heard 11, Heard 12, Heard 13, Heard 14, Heard 15, Heard 16, Heard 17, Heard 18, Heard 19, Heard 20, Heard 21, Heard 22, Heard 23, Heard 24, Heard 25, Heard 26, Heard 27, Heard 28, Heard 29, Heard 30, Heard 31, Heard 32, Heard 33, Heard 34, Heard 35, Heard 36, Heard 37, Heard 38, Heard 39, Heard 40, Heard 41, Heard 42, Heard 43, Heard 44, Heard 45, Heard 46, Heard 47, Heard 48, Heard 49, Heard Replaced, Heard 51, Heard 52, Heard 53, Heard 54, Heard 55, Heard 56, Heard 57, Heard 58, Heard 59, Heard 60, Heard 61, Heard 62, Heard 63, Heard 64, Heard 65, Heard 66, Heard 67, Heard 68, Heard 69, Heard 70, Heard 71, Heard 72, Heard 73, Heard 74, Heard 75, Heard 76, Heard 77, Heard 78, Heard 79, Heard 80, Heard 81, Heard 82, Heard 83, Heard 84, Heard 85, Heard 86, Heard 87, Heard 88, Heard 89, Heard 90, He*rd 91, Heard 92, Heard 93, Heard 94, Heard 95, Heard 96, Heard 97, Heard 98, Heard 99, Heard 100, Heard 101, Heard 102, Heard 103, Heard 104, Heard 105, Heard 106, Heard 107, Heard 108, Heard 109, Heard 110, Heard 111, Heard 112, Heard 113, Heard 114, Heard 115, Heard 116, Heard 117, Heard 118, Heard 119, Heard 120, Heard 121, Heard 122, Heard 123, Heard 124, Heard 125, Heard 126, Heard 127, Heard 128, Heard 129, Heard 130, 


>work 4
Yes: 129; 90; there.


>work 5
<1>, <2>, <3>, <4>, <5>, <6>, <7>, <8>, <9>, <10>, <11>, <12>, <13>, <14>, <15>, <16>, <17>, <18>, <19>, <20>, <21>, <22>, <23>, <24>, <25>, <26>, <27>, <28>, <29>, <30>, <31>, <32>, <33>, <34>, <35>, <36>, <37>, <38>, <39>, <40>, <41>, <42>, <43>, <44>, <45>, <46>, <47>, <48>, <49>, <50>, <51>, <52>, <53>, <54>, <55>, <56>, <57>, <58>, <59>, <60>, <61>, <62>, <63>, <64>, <65>, <66>, <67>, <68>, <69>, <70>, <71>, <72>, <73>, <74>, <75>, <76>, <77>, <78>, <79>, <80>, <81>, <82>, <83>, <84>, <85>, <86>, <87>, <88>, <89>, <90>, <91>, <92>, <93>, <94>, <95>, <96>, <97>, <98>, <99>, <100>, <101>, <102>, <103>, <104>, <105>, <106>, <107>, <108>, <109>, <110>, <111>, <112>, <113>, <114>, <115>, <116>, <117>, <118>, <119>, <120>, <121>, <122>, <123>, <124>, <125>, <126>, <127>, <128>, <129>, <130>, 


>work 6
Alike; part.


>work 7
350.


>work 8
0, 120, 210; 210, 31; 119.


>work 9
1000; listed.


>work 10
entry 90, entry 1; listed.


>work 11
{37, 74, 111, 148, 185, 11, 48, 85, 122, 159, 196, 22, 59, 96, 133, 170, 207, 33, 70, 107, 144, 181, 7, 44, 81, 118, 155, 192, 18, 55, 92, 129, 166, 203, 29, 66, 103, 140, 177, 3, 40, 77, 114, 151, 188, 14, 51, 88, 125, 162, 199, 25, 62, 99, 136, 173, 210, 36, 73, 110, 147, 184, 10, 47, 84, 121, 158, 195, 21, 58, 95, 132, 169, 206, 32, 69, 106, 143, 180, 6, 43, 80, 117, 154, 191, 17, 54, 91, 128, 165, 202, 28, 65, 102, 139, 176, 2, 39, 76, 113, 150, 187, 13, 50, 87, 124, 161, 198, 24, 61, 98, 135, 172, 209, 35, 72, 109, 146, 183, 9, 46, 83, 120, 157, 194, 20, 57, 94, 131, 168, 205, 31, 68, 105, 142, 179, 5, 42, 79, 116, 153, 190, 16, 53, 90, 127, 164, 201, 27, 64, 101, 138, 175, 1, 38, 75, 112, 149, 186, 12, 49, 86, 123, 160, 197, 23, 60, 97, 134, 171, 208, 34, 71, 108, 145, 182, 8, 45, 82, 119, 156, 193, 19, 56, 93, 130, 167, 204, 30, 67, 104, 141, 178, 4, 41, 78, 115, 152, 189, 15, 52, 89, 126, 163, 200, 26, 63, 100, 137, 174, 0, 37, 74, 111, 148, 185, 11, 48, 85, 122, 159, 196, 22, 59, 96, 133, 170, 207, 33, 70, 107, 144, 181, 7, 44, 81, 118, 155, 192, 18, 55, 92, 129, 166, 203, 29, 66, 103, 140, 177, 3, 40, 77, 114, 151, 188, 14, 51, 88, 125, 162, 199, 25, 62, 99, 136, 173, 210, 36, 73, 110, 147, 184, 10, 47, 84, 121, 158, 195, 21, 58, 95, 132, 169, 206, 32, 69, 106, 143, 180, 6, 43, 80, 117, 154, 191, 17, 54, 91, 128, 165, 202, 28, 65, 102, 139, 176, 2, 39, 76, 113, 150, 187, 13, 50, 87, 124, 161, 198, 24, 61, 98, 135, 172, 209, 35, 72, 109, 146, 183, 9, 46, 83, 120, 157, 194, 20, 57, 94, 131, 168, 205, 31, 68, 105, 142, 179, 5, 42, 79}.


>work 12
220, 11.


>work 13
label 49; label 90; found.


>work 14
label 73; label 90; 221.


>work 15
24943; 0; 221.


>work 16
word 1, word 2, word 3, word 4, word 5, word 6, word 7, word 8, word 9, word 10, word 11, word 12, word 13, word 14, word 15, word 16, word 17, word 18, word 19, word 20, word 21, word 22, word 23, word 24, word 25, word 26, word 27, word 28, word 29, word 30, word 31, word 32, word 33, word 34, word 35, word 36, word 37, word 38, word 39, word 40, word 41, word 42, word 43, word 44, word 45, word 46, word 47, word 48, word 49, word 50, word 51, word 52, word 53, word 54, word 55, word 56, word 57, word 58, word 59, word 60, word 61, word 62, word 63, word 64, word 65, word 66, word 67, word 68, word 69, word 70, word 71, word 72, word 73, word 74, word 75, word 76, word 77, word 78, word 79, word 80, word 81, word 82, word 83, word 84, word 85, word 86, word 87, word 88, word 89, word 90, word 91, word 92, word 93, word 94, word 95, word 96, word 97, word 98, word 99, word 100, word 101, word 102, word 103, word 104, word 105, word 106, word 107, word 108, word 109, word 110, word 111, word 112, word 113, word 114, word 115, word 116, word 117, word 118, word 119, word 120, word 121, word 122, word 123, word 124, word 125, word 126, word 127, word 128, word 129, word 130, 

word 1, word 2, word 3, word 4, word 5, word 6, word 7, word 8, word 9, word 10, word 11, word 12, word 13, word 14, word 15, word 16, word 17, word 18, word 19, word 20, word 21, word 22, word 23, word 24, word 25, word 26, word 27, word 28, word 29, word 30, word 31, word 32, word 33, word 34, word 35, word 36, word 37, word 38, word 39, word 40, word 41, word 42, word 43, word 44, word 45, word 46, word 47, word 48, word 49, word 50, word 51, word 52, word 53, word 54, word 55, word 56, word 57, word 58, word 59, word 60, word 61, word 62, word 63, word 64, word 65, word 66, word 67, word 68, word 69, word 70, word 71, word 72, word 73, word 74, word 75, word 76, word 77, word 78, word 79, word 80, word 81, word 82, word 83, word 84, word 85, word 86, word 87, word 88, word 89, word 90, word 91, word 92, word 93, word 94, word 95, word 96, word 97, word 98, word 99, word 100, word 101, word 102, word 103, word 104, word 105, word 106, word 107, word 108, word 109, word 110, word 111, word 112, word 113, word 114, word 115, word 116, word 117, word 118, word 119, word 120, word 121, word 122, word 123, word 124, word 125, word 126, word 127, word 128, word 129, word 130, 

>work 17
linked; 2; 2.


>work 18
22; the pebble; -1.


>work 19
16; together; apart.


>work 20
pebble; 1; 30; 51.


>work 21
60; 1.


>work 22
1.


>
