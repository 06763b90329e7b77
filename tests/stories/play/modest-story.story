A story that is modest does not name the extensions of its own author.
--- source
"M1" by Emily Short

Use authorial modesty.
Include Locksmith by Emily Short.
The Lab is a room.
When play begins: say "[the list of extension credits]--[the complete list of extension credits]--".
--- play

--Locksmith version 15 by Emily Short
--
M1
An Interactive Fiction by Emily Short
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>look
Lab
