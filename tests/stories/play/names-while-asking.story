What is to come is known to the rules for asking which is meant, and for saying what was chosen, but not to those that print the names.
--- source
"What Is To Come"

The Shop is a room. A red ball, a blue ball, a cup and a hat are in the Shop. The hat is wearable. The tin is a container in the Shop. Bob is a man in the Shop.
Understand "thing" as the hat. Understand "thing" as the cup.
Does the player mean wearing the hat: it is likely.
Does the player mean examining the cup: it is likely.

Before asking which do you mean: say "{before: [current action]; [noun]}".
Before asking which do you mean while examining: say "{while examining}".
After asking which do you mean while examining: say "{after: [current action]}".
Rule for asking which do you mean while taking: say "Which? {[current action]}".
Before clarifying the parser's choice of something: say "{before: [current action]; [noun], [second noun]}".
Before clarifying the parser's choice of something while wearing: say "{while wearing}".
Rule for clarifying the parser's choice of the cup while examining: say "{so: [current action]}".
After clarifying the parser's choice of something while wearing: say "{after: [current action]}".
Before printing the name of the red ball while examining: say "{known}".
Before printing the name of the red ball while not examining: say "{not known: [if waiting]W[end if] [if the noun is nothing]0[end if]}".
--- play

What Is To Come
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop
You can see a {not known:  0}red ball, a blue ball, a cup, a hat, a tin (empty) and Bob here.

>x ball
{while examining}{before: examining nothing; nothing}Which do you mean: the {not known: W 0}red ball or the blue ball?
{after: examining nothing}
>x cup
You notice nothing out of the ordinary about the cup.

>x ball
{while examining}{before: examining nothing; nothing}Which do you mean: the {not known: W 0}red ball or the blue ball?
{after: examining nothing}
>x thing
{before: examining nothing; nothing, nothing}{so: examining nothing}You notice nothing out of the ordinary about the cup.

>wear thing
{while wearing}{before: wearing nothing; nothing, nothing}(the hat)
{after: wearing nothing}(taking the hat to begin with)
You put the hat on.

>take ball
{before: taking nothing; nothing}Which? {taking nothing}
>put cup in thing
{before: inserting nothing into nothing; nothing, nothing}(the hat)
(taking the cup to begin with)
The hat can't hold things.

>put ball in tin
{before: inserting nothing into nothing; nothing}Which do you mean: the {not known: W 0}red ball or the blue ball?

>bob, x ball
{before: Bob examining nothing; nothing}Which do you mean: the {not known:  0}red ball or the blue ball?

>bob, wear thing
{before: Bob wearing nothing; nothing}Which do you mean: the cup or the hat?
