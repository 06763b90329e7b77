What a list names is there before what the list is related to, except a place, which is there first.
--- source
"Order of Making"

Liking relates various things to various things. The verb to like implies the liking relation.
Aa, Ab and Ac are in Ad.
Ba and Bb are on Bc.
Ca and Cb are carried by Cc.
Da and Db are worn by Dc.
Fa and Fb are part of Fc.
Ga and Gb like Gc and Gd.
Ha and Hb are liked by Hc.
In Ia are Ib and Ic.
On Ja are a red Jb, and a Jc.
The desk supports Ma and Mb.
A man called Na and a woman called Nb like Nc.
Every turn: say "[list of things]."
Every turn: say "[list of rooms]."
Every turn: say "[list of containers] / [list of supporters] / [list of people]."
--- play
Order of Making
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

>z
A while goes by.

yourself, Ad, Aa, Ab, Ac, Bc, Ba, Bb, Cc, Ca, Cb, Dc, Da, Db, Fa, Fb, Fc, Ga, Gb, Gc, Gd, Ha, Hb, Hc, Ia, Ib, Ic, Ja, red Jb, Jc, desk, Ma, Mb, Na and a woman called Nb and Nc.

Stage.

Ad and Ia / Bc, Ja and desk / yourself, Cc, Dc and Na and a woman called Nb.
