An action is named by what it is done to, described after that, who or which; a value is composed of its parts in any order; a property is called something in brackets.
--- source
Lab is a room. Bob is a man in the Lab. The bird is an animal in the Lab.
A weight is a kind of value. 5kg3g specifies a weight with parts kilos and grams.
A person has a number (called age). A person has a text (called the nickname). 
The age of Bob is 5. The nickname of Bob is "Bobby".
Kissing someone that is visible is rudeness.
Taking something who is visible is theft. Attacking something which is visible is ire.
Instead of rudeness: say "Rude."
Instead of theft: say "Theft."
Instead of ire: say "Ire."
When play begins: say "[weight with kilos part 5 grams part 2] [weight with grams part 1 kilos part 7] [age of Bob] [nickname of Bob].";
--- play

5kg2g 7kg1g 5 Bobby.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob and a bird here.

>kiss bob
Rude.

>take bob
Theft.

>hit bob
Ire.

>
