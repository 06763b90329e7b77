"Now" sets the value of a property although a definition says when its word holds.
--- source
The Lab is a room. A person has a number called age.
A person can be young, adult or old.
Definition: a person is young if the age of it is less than 18.
Bob is a person in the Lab. The age of Bob is 30.
Instead of jumping: now Bob is young; say "[if Bob is young]Young[otherwise]Not young[end if], [person condition of Bob]."
Instead of waiting: now Bob is old; now the age of Bob is 3; say "[if Bob is young]Young[otherwise]Not young[end if], [person condition of Bob]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob here.

>jump
Not young, young.

>z
Young, old.

>
