A text that a routine prints, in an array of Inform 6, is put into a variable: the routine runs once. The reference prints the same.
--- source
The Den is a room.
Include (-
Array changing --> CONSTANT_PERISHABLE_TEXT_STORAGE Say_Count;
Global times;
[ Say_Count; times++; print "count ", times; ];
[ Expand_It t; t = BlkValueCreate(TEXT_TY); TEXT_TY_ExpandIfPerishable(t, changing); TEXT_TY_Say(t); print " "; TEXT_TY_Say(t); BlkValueFree(t); ];
-).
To expand: (- Expand_It(); -).
Instead of jumping: expand; say "; "; expand; say ".".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den

>jump
count 1 count 1; count 2 count 2.

>
