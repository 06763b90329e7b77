A story without any file: what would be written to one, or read from it, is a problem in the play.
--- source
The Study is a room. The present file is an external file that varies.
Instead of jumping: say "[if the present file exists]there[otherwise]not there[end if]"; write "z" to the present file; append "y" to the present file; mark the present file as ready to read; say "[text of the present file][present file]".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Study

>jump
not there*** In the rule "Instead of jumping", there is no file to write to.
*** In the rule "Instead of jumping", there is no file to write to.
*** In the rule "Instead of jumping", 0 cannot be marked, because the file does not exist yet.
*** In the rule "Instead of jumping", 0 cannot be read, because the file does not exist yet.
0
>look
Study

>
