Code in Inform 6 reads the letters of the command, the table of pronouns and the words one after another, within them and
beyond their ends, and sets what it may.
--- source
The Hall is a room. The coin and the cup are in the Hall. Bob is a man in the Hall. Ann is a woman in the Hall. The gloves are in the Hall. The gloves are plural-named.
Include (-
[ Letters i j; for (i = 1 : i <= WordCount() : i++) { for (j = 0 : j < WordLength(i) : j++) print (char) WordAddress(i)->j; print "/"; } print WordAddress(1)->(-1), " ", WordAddress(1)->99, " ", WordAddress(2)->0, " ", WordAddress(99), " ", WordLength(99), " ", TryNumber(99), "^"; ];
[ Pronouns i n; n = LanguagePronouns-->0; print n, ": "; for (i = 1 : i <= n : i++) { if (i % 3 == 1) print (address) LanguagePronouns-->i, " "; else { if (i % 3 == 2) print LanguagePronouns-->i, " "; else { if (LanguagePronouns-->i == -1) print "none; "; else print (name) LanguagePronouns-->i, "; "; } } } ];
[ Beyond; print LanguagePronouns-->13, " "; ];
[ Set_It x; LanguagePronouns-->3 = x; ];
[ Unset; LanguagePronouns-->3 = 0; ];
[ Set_Word; LanguagePronouns-->2 = 5; LanguagePronouns-->13 = 5; LanguagePronouns-->1 = 5; ];
[ Look_Up; print 'coin' == WordValueOf(2), " "; ];
[ WordValueOf n; wn = n; return NextWord(); ];
[ Steps w; wn = 1; print (address) NextWord(), " ", wn, " "; wn = 3; w = NextWordStopped(); if (w == -1) print "end "; else print (address) w, " "; print wn, " "; wn = 0; w = NextWord(); print wn, " "; print NextWord() == 0, " "; ];
[ Say_Numbers n; say__n = n; print say__n, " "; ];
-).
To letter: (- Letters(); -).
To tell pronouns: (- Pronouns(); -).
To tell beyond: (- Beyond(); -).
To set it to (X - an object): (- Set_It({X}); -).
To unset it: (- Unset(); -).
To set words: (- Set_Word(); -).
To look up: (- Look_Up(); -).
To step: (- Steps(); -).
To say number said (N - a number): (- Say_Numbers({N}); -).
Pondering is an action applying to one topic. Understand "ponder [text]" as pondering.
Report pondering: letter; look up; step; say line break.
Instead of jumping: tell pronouns; say line break; tell beyond; say line break.
Instead of waving hands: set it to the cup; set words; tell pronouns; say line break.
Instead of singing: unset it; tell pronouns; say line break; say "[number said 1]thing[s] [number said 3]thing[s][line break]".
Singing is an action applying to nothing. Understand "sing" as singing.
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a coin, a cup, Bob, Ann and some gloves here.

>jump
12: it 568 cup; him 2048 Bob; her 1024 Ann; them 455 gloves; 
0 

>ponder coin
ponder/coin/0 0 99 0 0 -1000
1 ponder 2 end 4 2 0 

>ponder
That sentence means nothing to me.

>x coin
You notice nothing out of the ordinary about the coin.

>x bob
You notice nothing out of the ordinary about Bob.

>x gloves
You notice nothing out of the ordinary about the gloves.

>x ann
You notice nothing out of the ordinary about Ann.

>jump
12: it 568 coin; him 2048 Bob; her 1024 Ann; them 455 gloves; 
0 

>wave
12: it 568 cup; him 2048 Bob; her 1024 Ann; them 455 gloves; 

>x it
You notice nothing out of the ordinary about the cup.

>sing
12: it 568 none; him 2048 Bob; her 1024 Ann; them 455 gloves; 
1 thing 3 things

>x it
It is not clear to me what 'it' stands for.

>ponder coin cup box
ponder/coin/cup/box/0 0 99 0 0 -1000
1 ponder 2 cup 4 2 0 

>
