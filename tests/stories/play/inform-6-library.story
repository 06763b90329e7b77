Code in Inform 6 uses the library: streams in memory, texts and lists as blocks, tables, words of the command, the end of the story. Where the reference has the routines, it prints the same, but for characters of the command one by one.
--- source
The Den is a room. The box is a container in the Den. The coin is in the box.

Table of Fish
name	size
"pike"	3
--	--
"eel"	4

Include (-
Constant LONGEST = 40;
Array kept_text --> (LONGEST + 1);
Global old_stream; Global new_stream; Global kept_length;
[ Begin_Keeping; old_stream = glk_stream_get_current();
	new_stream = glk_stream_open_memory_uni(kept_text, LONGEST, 1, 0); glk_stream_set_current(new_stream); ];
[ End_Keeping len; glk_stream_set_current(old_stream);
	@copy $ffffffff sp; @copy new_stream sp; @glk $0044 2 0; @copy sp len; @copy sp 0;
	kept_length = len; ];
[ Print_Backwards i; for (i = kept_length - 1 : i >= 0 : i-- ) glk_put_char_uni(kept_text-->i); ];
[ Letters_Of txt ch n; for (::n++) { ch = BlkValueRead(txt, n); if (ch == 0) return n; if (ch == 'l') print "*"; } ];
[ Bigger_Kind a b cmp; cmp = KOVComparisonFunction(TEXT_TY); return cmp(a, b) > 0; ];
[ Sum_List l i n; for (i = 1 : i <= LIST_OF_TY_GetLength(l) : i++) n = n + LIST_OF_TY_GetItem(l, i); return n; ];
[ Fill_Table tab col i n; for (i = 1 : i <= TableRows(tab) : i++) if (TableRowIsBlank(tab, i) == false) n = n + TableLookUpEntry(tab, col, i); return n; ];
[ Word_By_Word i n; for (i = 1 : i <= WordCount() : i++) { n = WordAddress(i); print (char) n->0, WordLength(i), ";"; } ];
[ Unknown_Word w old; old = wn; wn = 1;
	while (1) { w = NextWordStopped(); if (w == -1) { wn = old; rfalse; } if (w == 0) { w = wn - 1; wn = old; return w; } } ];
[ Is_Coin_Word n; return parse-->(n * 3 - 2) == 'coin'; ];
[ Show k v; PrintKindValuePair(k, v); ];
-)

To begin keeping: (- Begin_Keeping(); -).
To end keeping: (- End_Keeping(); -).
To say the/-- kept backwards: (- Print_Backwards(); -).
To decide what number is the letters of (T - text): (- Letters_Of({-by-reference:T}) -).
To decide whether (T - text) follows (U - text): (- (Bigger_Kind({-by-reference:T}, {-by-reference:U})) -).
To decide what number is the sum in (L - list of numbers): (- Sum_List({-by-reference:L}) -).
To decide what number is the sum of (C - table column) of (T - table name): (- Fill_Table({T}, {C}) -).
To say words apart: (- Word_By_Word(); -).
To decide what number is the unknown word: (- Unknown_Word() -).
To decide whether word (N - number) is the coin: (- (Is_Coin_Word({N})) -).
To show (V - value of kind K): (- Show({-strong-kind:K}, {-by-reference:V}); -).
To decide whether (T - text) fits (U - text): (- TEXT_TY_Replace_RE(REGEXP_BLOB, {-by-reference:T}, {-by-reference:U}, 0, 1) -).
To decide what text is part (N - number) that fits: (- TEXT_TY_RE_GetMatchVar({N}) -).
To decide whether the story goes on: (- (deadflag == 0) -).
To win: (- deadflag = 2; story_complete = true; -).

The greeting is a text that varies. The greeting is "hello". The fruit is a text that varies. The fruit is "pear". The other fruit is a text that varies. The other fruit is "apple".

When play begins:
	begin keeping;
	say "kept [the list of things in the box].";
	end keeping;
	say "[kept backwards] [letters of the greeting] [if the fruit follows the other fruit]y[end if].";
	say "[sum in {2, 3, 4}] [sum of size column of Table of Fish].";
	show the fruit; say " "; show 14; say " "; show {1, 2}; say ".";
	if "Mirabelle" fits "(\w)ra(.*)", say "[part 1 that fits]-[part 2 that fits].".

Instead of waiting: say "[words apart] [unknown word]."
Instead of examining the coin: say "[words apart] [if word 2 is the coin]y[else]n[end if][if word 1 is the coin]y[else]n[end if]."
Instead of jumping:
	say "[if the story goes on]on[end if].";
	win;
	say "[if the story goes on]on[else]over[end if]."
--- play


.nioc eht tpek **5 y.
9 7.
pear 14 1 and 2.
i-belle.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Den
You can see a box (in which is a coin) here.

>open box
The box can't be opened.

>x coin
x1;c4; yn.

>wait
w4; 0.

>z
z1; 0.

>jump
on.
over.



    *** You have won ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >
