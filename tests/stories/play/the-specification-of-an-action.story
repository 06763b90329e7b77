What describes an action makes no thing; and "It" is what was spoken of last, also where a name contains the word.
--- source
The Hall is a room. Begging it for is an action applying to one visible thing and one topic.
The specification of the begging it for action is "Asks politely."
The specification of the examining action is "Looks closely."

A thing called the it girl is in the Hall.

A thing called the purse is carried by the player. It has a number called the coin count. The coin count is 10.

Instead of jumping: say "[list of things]: [coin count of the purse]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see the it girl here.

>jump
yourself, purse and it girl: 10.

>
