Styles and colours by Glk.
--- source
The Hall is a room.

Include (-
[ Styles i; for (i = 0 : i <= 11 : i++) { glk_set_style(i); print i, " "; } glk_set_style(style_Normal); print "^"; ];
[ By_Code; @copy 1 sp; @glk $0086 1 0; print "emphasized "; @copy 99 sp; @glk $0086 1 0; print "plain "; @copy -1 sp; @glk $0086 1 0; print "plain^"; ];
[ Colours; @copy $00FF00 sp; @copy $FF0000 sp; @glk $1100 2 0; print "letters and background "; @copy -2 sp; @copy -1 sp; @glk $1100 2 0; print "background "; @copy -1 sp; @copy -2 sp; @glk $1100 2 0; print "usual^"; ];
[ Back; @copy 1 sp; @glk $1102 1 0; print "reversed "; @copy 0 sp; @glk $1102 1 0; print "not^"; ];
[ Stream s; @glk $0048 0 s; @copy s sp; @glk $0047 1 0; print s ~= 0, "^"; ];
[ Wide; font "Wide"; ];
[ Nameless; style; ];
-).
To style: (- Styles(); -).
To code: (- By_Code(); -).
To colour: (- Colours(); -).
To back: (- Back(); -).
To stream: (- Stream(); -).
To widen: (- Wide(); -).
To name: (- Nameless(); -).
Instead of waiting: style; code; colour; back; stream.
Instead of thinking: widen; name.
--- notices
INFORM_6_BODY at "To widen"
INFORM_6_BODY at "To name"
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>wait
0 1 2 3 4 5 6 7 8 9 10 11 
emphasized plain plain
letters and background background usual
reversed not
1
>
