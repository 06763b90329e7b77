A definition may say what a value of a condition means, after the condition is declared.
--- source
The Hall is a room. A person has a number called age.
A person can be young, adult, or old. A person is usually young.
Definition: a person is adult if the age of it is at least 18.
Definition: a person is old if the age of it is at least 60.

Bob is an old man in the Hall. The age of Bob is 45.

Instead of jumping:
	say "[list of young people] / [list of adult people] / [list of old people].";
	say "Bob is [if Bob is old]old[otherwise]not old[end if] and [person condition of Bob]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Bob here.

>jump
yourself / Bob / nothing.
Bob is not old and old.

>
