Kinds of phrases, relations, rules, rulebooks, properties, columns and activities as parameters, each with a value that fits.
--- source
The Yard is a room. The ball is in the Yard. Ann is a woman in the Yard. A thing has a number called size. The size of the ball is 4. A thing can be neat. Hue is a kind of value. The hues are red and green. A thing has a hue. A person has a hue called the livery.

Liking relates various people to various things. Loving relates one person to various people. Wedding relates one person to another. Teaming relates people to each other in groups. Costing relates various things to various numbers.
The grade rules are a number based rulebook. The naming rules are a number based rulebook producing text. The asking rules are an object-based rulebook producing a number. The quiet rules are a nothing based rulebook. The drawing rules are a rulebook producing a hue. Grade 3 (this is the three rule): do nothing. Naming 4 (this is the four rule): rule succeeds with result "four". Asking the ball (this is the ball rule): rule succeeds with result 5. A quiet rule (this is the hush rule): do nothing. A drawing rule (this is the red rule): rule succeeds with result red.
Weighing something is an activity. Toning something is an activity on numbers. Hushing is an activity on nothing.

To decide what number is double (N - a number) (this is doubling): decide on N times 2. To decide what text is worded (N - a number) (this is wording): decide on "[N]". To decide what number is the sum of (N - a number) with (M - a number) (this is summing): decide on N plus M. To shout (T - a text) (this is shouting it): say "[T]!". To hush down (this is hushing down): say "Hush.". To decide what number is the answer (this is answering): decide on 42.

To use 1 (X - a relation of people to things): say "1 [X]. ". To use 2 (X - a relation of people): say "2 [X]. ". To use 3 (X - a various-to-various relation of people to things): say "3 [X]. ". To use 4 (X - a one-to-various relation of people to people): say "4 [X]. ". To use 5 (X - an equivalence relation of people): say "5 [X]. ". To use 6 (X - a symmetric relation of people): say "6 [X]. ". To use 7 (X - a one-to-one relation of people): say "7 [X]. ". To use 8 (X - a list of relations of people to things): say "8 [X]. ". To use 9 (X - a relation of things to numbers): say "9 [X]. ".
To use 10 (X - a number based rulebook): say "10 [X]. ". To use 11 (X - a number based rulebook producing text): say "11 [X]. ". To use 12 (X - an object-based rulebook producing a number): say "12 [X]. ". To use 13 (X - a nothing based rulebook producing nothing): say "13 [X]. ". To use 14 (X - a rulebook producing a hue): say "14 [X]. ". To use 15 (X - a rulebook): say "15 [X]. ". To use 16 (X - a number based rule): say "16 [X]. ". To use 17 (X - a number based rule producing a text): say "17 [X]. ". To use 18 (X - an object based rule producing a number): say "18 [X]. ". To use 19 (X - a nothing based rule): say "19 [X]. ". To use 20 (X - a rule): say "20 [X]. ". To use 21 (X - a list of rulebooks): say "21 [X]. ". To use 22 (X - a list of number based rules): say "22 [X]. ".
To use 23 (X - an activity): say "23 [X]. ". To use 24 (X - an activity on numbers): say "24 [X]. ". To use 25 (X - an activity on nothing): say "25 [X]. ". To use 26 (X - a list of activities): say "26 [X]. ". To use 27 (X - a list of activities on numbers): say "27 [X]. ".
To use 28 (X - a number valued property): say "28 [X]. ". To use 29 (X - a hue valued property): say "29 [X]. ". To use 30 (X - a property): say "30 [X]. ". To use 31 (X - a list of number valued properties): say "31 [X]. ". To use 32 (X - a number valued table column): say "32 [X]. ". To use 33 (X - a list of text valued table columns): say "33 [X]. ".
To use 35 (X - a phrase number -> number): say "35 [X applied to 3]. ". To use 36 (X - a phrase number -> text): say "36 [X applied to 3]. ". To use 37 (X - a phrase (number, number) -> number): say "37 [X applied to 3 and 4]. ". To use 38 (X - a phrase text -> nothing): say "38 "; apply X to "ho". To use 39 (X - a phrase nothing -> nothing): say "39 "; apply X. To use 40 (X - a phrase nothing -> number): say "40 [X applied]. ". To use 41 (X - a list of phrases number -> number): say "41 [number of entries in X]. ".
To use 42 (X - a list of lists of numbers): say "42 [X]. ". To use 43 (X - a description of numbers): say "43 [if 4 matches X]yes[otherwise]no[end if]. ". To use 44 (X - a description of people): say "44 [list of X]. ". To use 45 (X - a stored action): say "45 [X]. ". To use 46 (X - an action): say "46 [X]. ". To use 47 (X - a list of stored actions): say "47 [X]. ". To use 48 (X - an indexed text): say "48 [X]. ". To use 49 (X - a list of indexed texts): say "49 [X]. ". To use 50 (X - a sayable value): say "50 [X]. ". To use 51 (X - an arithmetic value): say "51 [X plus X]. ". To use 52 (X - an enumerated value): say "52 [X]. ". To use 53 (X - a value of kind K): say "53 [X]. ". To use 54 (X - a list of values of kind K): say "54 [X]. ". To use 55 (X - a list of Ks) with (Y - a value of kind K): say "55 [X] [Y]. ". To use 56 (X - a K) with (Y - a value of kind K): say "56 [X] [Y]. ". To use 57 (X - an arithmetic value of kind K) and (Y - K): say "57 [X plus Y]. ". To use 58 (X - a (list of numbers)): say "58 [X]. ". To use 59 (X - a description of values of kind K): say "59. ". To use 60 (X - a table name): say "60 [X]. ". To use 61 (X - truth state): say "61 [X]. ". To use 62 (X - a real number): say "62 [X]. ".
To decide whether (N - a number) pairs: decide on whether or not the remainder after dividing N by 2 is 0. Definition: a number is even rather than odd if it pairs.

Table of Hues
tint (a text)	shade (a number)
"pale"	1

Using-all is an action applying to nothing. Understand "use all" as using-all. Carry out using-all: use 1 liking relation; use 2 loving relation; use 3 liking relation; use 4 loving relation; use 5 teaming relation; use 6 wedding relation; use 7 wedding relation; use 8 { liking relation }; use 9 costing relation; use 10 grade rules; use 11 naming rules; use 12 asking rules; use 13 quiet rules; use 14 drawing rules; use 15 instead; use 16 three rule; use 17 four rule; use 18 ball rule; use 19 hush rule; use 20 can't take yourself rule; use 21 { before, after }; use 22 { three rule }; use 23 weighing; use 24 toning; use 25 hushing; use 26 { weighing }; use 27 { toning }; use 28 size; use 29 livery; use 30 size; use 31 { size }; use 32 shade; use 33 { tint }; say line break.
Using-more is an action applying to nothing. Understand "use more" as using-more. Carry out using-more: use 35 doubling; use 36 wording; use 37 summing; use 38 shouting it; use 39 hushing down; use 40 answering; use 41 { doubling }; use 42 { { 1 }, { 2, 3 } }; use 43 even numbers; use 44 women; use 45 the action of waiting; use 46 the action of taking the ball; use 47 { the action of waiting }; use 48 "t"; use 49 { "t", "u" }; use 50 red; use 51 5; use 52 green; use 53 the ball; use 54 { 1, 2 }; use 55 { red } with green; use 56 "k" with "l"; use 57 2 and 3; use 58 { 4 }; use 59 even numbers; use 60 Table of Hues; use 61 true; use 62 2.5; say line break.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a ball and Ann here.

>use all
1 liking relation. 2 loving relation. 3 liking relation. 4 loving relation. 5 teaming relation. 6 wedding relation. 7 wedding relation. 8 liking relation. 9 costing. 10 grade rulebook. 11 naming rulebook. 12 asking rulebook. 13 quiet rulebook. 14 drawing rulebook. 15 Instead rulebook. 16 three rule. 17 four rule. 18 ball rule. 19 hush rule. 20 can't take yourself rule. 21 Before rulebook and After rulebook. 22 three rule. 23 weighing. 24 toning. 25 hushing. 26 weighing. 27 toning. 28 size. 29 livery. 30 size. 31 size. 32 shade. 33 tint. 

>use more
35 6. 36 3. 37 7. 38 ho!
39 Hush.
40 42. 41 1. 42 {1} and {2, 3}. 43 yes. 44 Ann. 45 waiting. 46 taking the ball. 47 waiting. 48 t. 49 t and u. 50 red. 51 10. 52 green. 53 ball. 54 1 and 2. 55 red green. 56 k l. 57 5. 58 4. 59. 60 Table of Hues. 61 true. 62 2.5. 

>
