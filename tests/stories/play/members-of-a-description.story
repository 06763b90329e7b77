A description that a phrase was given has members, with an article before the word; something may have an article.
--- source
The Lab is a room. Bob is a man in the Lab. The plug is a thing in the Lab. The socket is a fixed in place thing in the Lab.
To cry (S - a description of objects): say "Cry [the list of the members of S]; [number of the members of S]."
After printing the name of a something (called the item) while listing contents of a room: if the item is fixed in place, say " (fixed)".
When play begins: cry things which are in the Lab.
--- play

Cry yourself, Bob, the plug and the socket; 4.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob, a plug and a socket (fixed) here.

>look
Lab
You can see Bob, a plug and a socket (fixed) here.

>
