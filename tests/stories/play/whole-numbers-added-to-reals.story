A whole number that a real number is increased by is next to nothing, as in the reference; a phrase that decides on a number goes before a property whose owner nobody names.
--- source
"V2"

The Lab is a room.
Time Remaining is a real number that varies. Time Remaining is 7.5.
A thing has a number called the speed. 
Bob is a man in the Lab. The speed of Bob is 3. Ann is a woman in the Lab.
To decide which number is SPEED: decide on 17.

Every turn:
	increase time remaining by 20;
	say "[time remaining].";
	increase time remaining by 0.5;
	say "[time remaining].";
	decrease time remaining by 1.0;
	increment time remaining;
	say "[time remaining].";
	now the time remaining is time remaining + 2;
	say "[time remaining].";
	now the speed of Bob is SPEED;
	say "[speed of Bob].";
--- play

V2
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob and Ann here.

>z
A while goes by.

7.5.
8.0.
7.0.
9.0.
17.

>z
A while goes by.

9.0.
9.5.
8.5.
10.5.
17.

>z
A while goes by.

10.5.
11.0.
10.0.
12.0.
17.

>z
A while goes by.

12.0.
12.5.
11.5.
13.5.
17.
