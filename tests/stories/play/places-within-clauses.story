Where a preposition at the end of a relative clause belongs: to whom the clause is about; and things said to be in two places at once.
--- source
The Hall is a room. The Den is north of the Hall. The Keep is a region. The Hall is in the Keep. A weapon is a kind of thing. Bob is a man in the Den. Bob carries a knife. Bob carries a fork. The knife is a weapon. The troll is a man in the Hall. The troll carries a club. Alice is a woman in the Hall. Alice wears a hat. The box is a container in the Hall. In the box is a sword. The sword is a weapon. The crate is a container in the Den. In the crate is a pin. The pin is a weapon. The shelf is a supporter in the Hall. On the shelf is a cup. A rack is a supporter in the Den. On the rack is a bowl. In the bowl is an egg. The bowl is a container. A hook is part of the shelf. A lance is a weapon in the Den. A dirk is a weapon in the Hall. Loving relates various people to various things. The verb to love means the loving relation. Bob loves the cup. Alice loves the egg. The troll loves the sword. The verb to be near means the adjacency relation. A thing can be red. The cup is red. The sword is red. Alice is red. 

Instead of jumping:
	say "0 people carrying something in the Hall: [list of people carrying something in the Hall].";
	say "2 people carrying something in the box: [list of people carrying something in the box].";
	say "4 people carrying a weapon in the Den: [list of people carrying a weapon in the Den].";
	say "6 people carrying the club in the Den: [list of people carrying the club in the Den].";
	say "8 people carrying the club: [list of people carrying the club].";
	say "10 people wearing the hat in the Den: [list of people wearing the hat in the Den].";
	say "12 people who carry a thing that is portable in the Hall: [list of people who carry a thing that is portable in the Hall].";
	say "14 people who carry a thing which is red in the Den: [list of people who carry a thing which is red in the Den].";
	say "16 people carrying something on the shelf: [list of people carrying something on the shelf].";
	say "18 people carrying something which is in the Hall: [list of people carrying something which is in the Hall].";
	say "20 people who love a thing that is red in the box: [list of people who love a thing that is red in the box].";
	say "22 people who love a thing on the shelf in the Hall: [list of people who love a thing on the shelf in the Hall].";
	say "24 things in the box in the Den: [list of things in the box in the Den].";
	say "26 things in a container which is in the Hall: [list of things in a container which is in the Hall].";
	say "28 things on a supporter in the Den: [list of things on a supporter in the Den].";
	say "30 things which are red in the box: [list of things which are red in the box].";
	say "32 red things in the box: [list of red things in the box].";
	say "34 people who are not in the Hall: [list of people who are not in the Hall].";
	say "36 people who do not love something in the Hall: [list of people who do not love something in the Hall].";
	say "38 things not carried by people in the Hall: [list of things not carried by people in the Hall].";
	say "40 people loving something which is red: [list of people loving something which is red].";
	say "42 people who love something red: [list of people who love something red].";
	say "44 people who carry something not red in the Hall: [list of people who carry something not red in the Hall].";
	say "46 things which are part of the shelf in the Hall: [list of things which are part of the shelf in the Hall].";
	say "52 things carried by people in the Hall who love something: [list of things carried by people in the Hall who love something].";
	say "0 people who love all things in the box: [list of people who love all things in the box].";
	say "1 people who love every thing in the box: [list of people who love every thing in the box].";
	say "2 people who carry at least one weapon in the Den: [list of people who carry at least one weapon in the Den].";
	say "3 people who carry at least two things in the Den: [list of people who carry at least two things in the Den].";
	say "4 people who carry two things in the Den: [list of people who carry two things in the Den].";
	say "5 people who carry weapons in the Den: [list of people who carry weapons in the Den].";
	say "6 people who carry no weapon in the Den: [list of people who carry no weapon in the Den].";
	say "7 people who carry nothing in the Den: [list of people who carry nothing in the Den].";
	say "8 people who carry some weapon in the Den: [list of people who carry some weapon in the Den].";
	say "9 people who carry most of the weapons in the Den: [list of people who carry most of the weapons in the Den].";
	say "10 people who are carrying a weapon in the Den: [list of people who are carrying a weapon in the Den].";
	say "11 people who are carrying the knife in the Den: [list of people who are carrying the knife in the Den].";
	say "12 people who carry a weapon which is in the Den: [list of people who carry a weapon which is in the Den].";
	say "13 people who love a thing in the box which is red: [list of people who love a thing in the box which is red].";
	say "15 people who love a thing worn by Alice: [list of people who love a thing worn by Alice].";
	say "17 people who do not carry a weapon in the Den: [list of people who do not carry a weapon in the Den].";
	say "18 people who are not carrying a weapon in the Den: [list of people who are not carrying a weapon in the Den].";
	say "19 people who are in the Den: [list of people who are in the Den].";
	say "20 people who are in a room in the Keep: [list of people who are in a room in the Keep].";
	say "21 people who are in a room adjacent to the Den: [list of people who are in a room adjacent to the Den].";
	say "22 people who love a thing not in the Hall: [list of people who love a thing not in the Hall].";
	say "23 people who love a thing that is not in the Hall: [list of people who love a thing that is not in the Hall].";
	say "24 things that are in a room adjacent to the Den: [list of things that are in a room adjacent to the Den].";
	say "25 things that are in an adjacent room: [list of things that are in an adjacent room].";
	say "27 rooms which are adjacent to a room in the Keep: [list of rooms which are adjacent to a room in the Keep].";
	say "28 rooms that contain a thing carried by Bob: [list of rooms that contain a thing carried by Bob].";
	say "29 people who can see a thing in the box: [list of people who can see a thing in the box].";
	say "30 people who can touch the sword in the box: [list of people who can touch the sword in the box].";
	say "31 people who have the sword in the box: [list of people who have the sword in the box].";
	say "32 things which are carried by someone in the Den: [list of things which are carried by someone in the Den].";
	say "33 things which are carried by a person who is in the Den: [list of things which are carried by a person who is in the Den].";
	say "34 things which are on a red thing in the Hall: [list of things which are on a red thing in the Hall].";
	say "35 people that love a thing inside the box: [list of people that love a thing inside the box].";
	say "36 people who hold something in the Den: [list of people who hold something in the Den].";
	say "37 people who enclose a weapon in the Den: [list of people who enclose a weapon in the Den].";

Instead of waving hands:
	say "0 a person who loves something in the box is in the Hall: [if a person who loves something in the box is in the Hall]y[otherwise]n[end if].";
	say "2 a person who loves something in the box is male: [if a person who loves something in the box is male]y[otherwise]n[end if].";
	say "4 a person who loves something on the shelf is in the Den: [if a person who loves something on the shelf is in the Den]y[otherwise]n[end if].";
	say "6 someone who loves something in the box is in the Hall: [if someone who loves something in the box is in the Hall]y[otherwise]n[end if].";
	say "8 a person who carries a weapon in the Hall is in the Den: [if a person who carries a weapon in the Hall is in the Den]y[otherwise]n[end if].";
	say "10 a man carrying a weapon in the Den is in the Den: [if a man carrying a weapon in the Den is in the Den]y[otherwise]n[end if].";
	say "12 the troll is a person who loves something in the box: [if the troll is a person who loves something in the box]y[otherwise]n[end if].";
	say "14 the troll is someone who loves the sword in the Hall: [if the troll is someone who loves the sword in the Hall]y[otherwise]n[end if].";
	say "16 Bob is a person who carries a weapon in the Hall: [if Bob is a person who carries a weapon in the Hall]y[otherwise]n[end if].";
	say "18 there is a person who carries a weapon in the Hall: [if there is a person who carries a weapon in the Hall]y[otherwise]n[end if].";
	say "20 a weapon which is carried by a person in the Den is red: [if a weapon which is carried by a person in the Den is red]y[otherwise]n[end if].";
	say "22 a weapon which is in a container is red: [if a weapon which is in a container is red]y[otherwise]n[end if].";
	say "24 all people who carry a weapon in the Hall are male: [if all people who carry a weapon in the Hall are male]y[otherwise]n[end if].";
	say "26 at least one person who carries a weapon is in the Den: [if at least one person who carries a weapon is in the Den]y[otherwise]n[end if].";
	say "28 Bob carries a weapon in the Den: [if Bob carries a weapon in the Den]y[otherwise]n[end if].";
	say "30 the troll loves something which is in the box: [if the troll loves something which is in the box]y[otherwise]n[end if].";
	say "32 the box contains something which is loved by a person in the Hall: [if the box contains something which is loved by a person in the Hall]y[otherwise]n[end if].";
	say "0 Bob carries a weapon in the Den: [if Bob carries a weapon in the Den]y[otherwise]n[end if].";
	say "1 Bob carries a weapon in the Hall: [if Bob carries a weapon in the Hall]y[otherwise]n[end if].";
	say "2 Bob carries a weapon in the box: [if Bob carries a weapon in the box]y[otherwise]n[end if].";
	say "3 the troll carries something in the Den: [if the troll carries something in the Den]y[otherwise]n[end if].";
	say "4 the troll carries something in the box: [if the troll carries something in the box]y[otherwise]n[end if].";
	say "5 the player carries something in the box: [if the player carries something in the box]y[otherwise]n[end if].";
	say "7 Bob is carrying a weapon in the Hall: [if Bob is carrying a weapon in the Hall]y[otherwise]n[end if].";
	say "8 a weapon in the Hall is carried by Bob: [if a weapon in the Hall is carried by Bob]y[otherwise]n[end if].";
	say "9 a weapon in the box is in the Hall: [if a weapon in the box is in the Hall]y[otherwise]n[end if].";
	say "10 a weapon in the box is in the Den: [if a weapon in the box is in the Den]y[otherwise]n[end if].";
	say "11 something in the box is on the shelf: [if something in the box is on the shelf]y[otherwise]n[end if].";
	say "12 something on the shelf is in the box: [if something on the shelf is in the box]y[otherwise]n[end if].";
	say "13 something in the Den is carried by Bob: [if something in the Den is carried by Bob]y[otherwise]n[end if].";
	say "14 something carried by Bob is in the Hall: [if something carried by Bob is in the Hall]y[otherwise]n[end if].";
	say "15 something carried by Bob is red: [if something carried by Bob is red]y[otherwise]n[end if].";
	say "16 a weapon carried by Bob is worn by Alice: [if a weapon carried by Bob is worn by Alice]y[otherwise]n[end if].";
	say "17 Alice wears something carried by Bob: [if Alice wears something carried by Bob]y[otherwise]n[end if].";
	say "18 Alice carries something worn by Bob: [if Alice carries something worn by Bob]y[otherwise]n[end if].";
	say "19 the box contains something in the Den: [if the box contains something in the Den]y[otherwise]n[end if].";
	say "20 the box contains something in the Keep: [if the box contains something in the Keep]y[otherwise]n[end if].";
	say "21 the box contains a weapon carried by Bob: [if the box contains a weapon carried by Bob]y[otherwise]n[end if].";
	say "22 the shelf supports something in the Hall: [if the shelf supports something in the Hall]y[otherwise]n[end if].";
	say "23 something in the Hall is part of the shelf: [if something in the Hall is part of the shelf]y[otherwise]n[end if].";
	say "24 Bob carries every weapon in the Den: [if Bob carries every weapon in the Den]y[otherwise]n[end if].";
	say "25 Bob carries no weapon in the Den: [if Bob carries no weapon in the Den]y[otherwise]n[end if].";
	say "26 Bob carries at least one weapon in the Den: [if Bob carries at least one weapon in the Den]y[otherwise]n[end if].";
	say "27 Bob carries exactly one weapon in the Hall: [if Bob carries exactly one weapon in the Hall]y[otherwise]n[end if].";
	say "28 Bob has a weapon in the Hall: [if Bob has a weapon in the Hall]y[otherwise]n[end if].";
	say "29 Bob holds a weapon in the Hall: [if Bob holds a weapon in the Hall]y[otherwise]n[end if].";
	say "30 Bob encloses a weapon in the Hall: [if Bob encloses a weapon in the Hall]y[otherwise]n[end if].";
	say "31 Bob wears a weapon in the Hall: [if Bob wears a weapon in the Hall]y[otherwise]n[end if].";
	say "32 a weapon (called the W) in the box is in the Den: [if a weapon (called the W) in the box is in the Den]y[otherwise]n[end if].";
	say "33 Bob carries a weapon (called the W) in the Hall: [if Bob carries a weapon (called the W) in the Hall]y[otherwise]n[end if].";
	say "34 a thing in the Hall is in the box: [if a thing in the Hall is in the box]y[otherwise]n[end if].";
	say "35 a thing in the Keep is in the Den: [if a thing in the Keep is in the Den]y[otherwise]n[end if].";
	say "36 somebody in the Hall is in the Den: [if somebody in the Hall is in the Den]y[otherwise]n[end if].";
	say "37 someone in the Hall carries a weapon: [if someone in the Hall carries a weapon]y[otherwise]n[end if].";
	say "38 a person in the Hall wears something in the Den: [if a person in the Hall wears something in the Den]y[otherwise]n[end if].";
	say "39 a room adjacent to the Den contains Bob: [if a room adjacent to the Den contains Bob]y[otherwise]n[end if].";
	say "40 a man in the Den carries something in the Hall: [if a man in the Den carries something in the Hall]y[otherwise]n[end if].";
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a troll, Alice, a box (in which is a sword), a shelf (on which is a cup) and a dirk here.

>jump
0 people carrying something in the Hall: troll and Bob.
2 people carrying something in the box: troll and Bob.
4 people carrying a weapon in the Den: Bob.
6 people carrying the club in the Den: nothing.
8 people carrying the club: troll.
10 people wearing the hat in the Den: nothing.
12 people who carry a thing that is portable in the Hall: troll and Bob.
14 people who carry a thing which is red in the Den: nothing.
16 people carrying something on the shelf: troll and Bob.
18 people carrying something which is in the Hall: troll and Bob.
20 people who love a thing that is red in the box: troll.
22 people who love a thing on the shelf in the Hall: nothing.
24 things in the box in the Den: nothing.
26 things in a container which is in the Hall: sword.
28 things on a supporter in the Den: bowl.
30 things which are red in the box: sword.
32 red things in the box: sword.
34 people who are not in the Hall: Bob.
36 people who do not love something in the Hall: yourself and Bob.
38 things not carried by people in the Hall: yourself, troll, Alice, hat, box, sword, shelf, cup, dirk, Bob, knife, fork, crate, pin, rack, bowl, egg, lance and hook.
40 people loving something which is red: troll and Bob.
42 people who love something red: troll and Bob.
44 people who carry something not red in the Hall: troll.
46 things which are part of the shelf in the Hall: nothing.
52 things carried by people in the Hall who love something: nothing.
0 people who love all things in the box: nothing.
1 people who love every thing in the box: nothing.
2 people who carry at least one weapon in the Den: Bob.
3 people who carry at least two things in the Den: Bob.
4 people who carry two things in the Den: Bob.
5 people who carry weapons in the Den: Bob.
6 people who carry no weapon in the Den: yourself, troll and Alice.
7 people who carry nothing in the Den: yourself, troll and Alice.
8 people who carry some weapon in the Den: Bob.
9 people who carry most of the weapons in the Den: nothing.
10 people who are carrying a weapon in the Den: Bob.
11 people who are carrying the knife in the Den: Bob.
12 people who carry a weapon which is in the Den: Bob.
13 people who love a thing in the box which is red: nothing.
15 people who love a thing worn by Alice: nothing.
17 people who do not carry a weapon in the Den: yourself, troll and Alice.
18 people who are not carrying a weapon in the Den: yourself, troll and Alice.
19 people who are in the Den: Bob.
20 people who are in a room in the Keep: yourself, troll and Alice.
21 people who are in a room adjacent to the Den: nothing.
22 people who love a thing not in the Hall: Bob.
23 people who love a thing that is not in the Hall: troll, Alice and Bob.
24 things that are in a room adjacent to the Den: nothing.
25 things that are in an adjacent room: Bob, crate, rack and lance.
27 rooms which are adjacent to a room in the Keep: Hall.
28 rooms that contain a thing carried by Bob: nothing.
29 people who can see a thing in the box: nothing.
30 people who can touch the sword in the box: nothing.
31 people who have the sword in the box: nothing.
32 things which are carried by someone in the Den: nothing.
33 things which are carried by a person who is in the Den: knife and fork.
34 things which are on a red thing in the Hall: nothing.
35 people that love a thing inside the box: nothing.
36 people who hold something in the Den: Bob.
37 people who enclose a weapon in the Den: Bob.

>wave
0 a person who loves something in the box is in the Hall: y.
2 a person who loves something in the box is male: n.
4 a person who loves something on the shelf is in the Den: y.
6 someone who loves something in the box is in the Hall: y.
8 a person who carries a weapon in the Hall is in the Den: y.
10 a man carrying a weapon in the Den is in the Den: y.
12 the troll is a person who loves something in the box: n.
14 the troll is someone who loves the sword in the Hall: y.
16 Bob is a person who carries a weapon in the Hall: n.
18 there is a person who carries a weapon in the Hall: n.
20 a weapon which is carried by a person in the Den is red: n.
22 a weapon which is in a container is red: y.
24 all people who carry a weapon in the Hall are male: y.
26 at least one person who carries a weapon is in the Den: y.
28 Bob carries a weapon in the Den: y.
30 the troll loves something which is in the box: y.
32 the box contains something which is loved by a person in the Hall: y.
0 Bob carries a weapon in the Den: y.
1 Bob carries a weapon in the Hall: y.
2 Bob carries a weapon in the box: y.
3 the troll carries something in the Den: y.
4 the troll carries something in the box: y.
5 the player carries something in the box: n.
7 Bob is carrying a weapon in the Hall: y.
8 a weapon in the Hall is carried by Bob: y.
9 a weapon in the box is in the Hall: y.
10 a weapon in the box is in the Den: y.
11 something in the box is on the shelf: y.
12 something on the shelf is in the box: y.
13 something in the Den is carried by Bob: y.
14 something carried by Bob is in the Hall: y.
15 something carried by Bob is red: n.
16 a weapon carried by Bob is worn by Alice: n.
17 Alice wears something carried by Bob: y.
18 Alice carries something worn by Bob: n.
19 the box contains something in the Den: y.
20 the box contains something in the Keep: y.
21 the box contains a weapon carried by Bob: y.
22 the shelf supports something in the Hall: y.
23 something in the Hall is part of the shelf: n.
24 Bob carries every weapon in the Den: n.
25 Bob carries no weapon in the Den: y.
26 Bob carries at least one weapon in the Den: n.
27 Bob carries exactly one weapon in the Hall: n.
28 Bob has a weapon in the Hall: y.
29 Bob holds a weapon in the Hall: n.
30 Bob encloses a weapon in the Hall: n.
31 Bob wears a weapon in the Hall: n.
32 a weapon (called the W) in the box is in the Den: y.
33 Bob carries a weapon (called the W) in the Hall: y.
34 a thing in the Hall is in the box: y.
35 a thing in the Keep is in the Den: n.
36 somebody in the Hall is in the Den: y.
37 someone in the Hall carries a weapon: n.
38 a person in the Hall wears something in the Den: y.
39 a room adjacent to the Den contains Bob: n.
40 a man in the Den carries something in the Hall: y.

>
