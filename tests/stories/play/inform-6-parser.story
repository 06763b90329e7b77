Code in Inform 6 asks the parser for words, numbers, places and the dictionary, and switches testing commands on.
--- source
The Hall is a room. The red box is a thing in the Hall. The blue box is a thing in the Hall. The coin is a thing in the Hall. Bob is a man in the Hall.

Include (-
[ Words i; print num_words, ":"; for (i = 1 : i <= WordCount() + 1 : i++) print " ", WordLength(i), "/", TryNumber(i), "/", parse-->(i * 3), "/", parse-->(i * 3 - 1), "/", parse-->(i * 3 - 2) == 'coin', "/", parse-->(i * 3 - 2) == 0; print " ", parse-->0, "^"; ];
[ Walk w n; n = wn; wn = 1; while (1) { w = NextWordStopped(); if (w == -1) break; if (w == 0) print "? "; else print (address) w, " "; } wn = 2; w = NextWord(); print wn, " "; wn = 99; print NextWord(), "^"; wn = n; ];
[ Parser; print verb_wordnum, " ", (address) verb_word, " ", saved_oops, " ", oops_from, " ", scope_reason, "^"; ];
[ Traces; print debug_rules, debug_actions, debug_scenes; RulesOnSub(); ActionsOnSub(); ScenesOnSub(); print debug_rules, debug_actions, debug_scenes; RulesAllSub(); print debug_rules; RulesOffSub(); ActionsOffSub(); ScenesOffSub(); print debug_rules, debug_actions, debug_scenes; debug_rules = 1; print debug_rules; debug_rules = 0; debug_actions = 1; debug_scenes = 1; print debug_actions, debug_scenes; debug_actions = 0; debug_scenes = 0; print "^"; ];
[ Oops; oops_from = 2; print oops_from; saved_oops = 3; print saved_oops, "^"; ];
[ Streams t; print VM_Undo(), VM_Save_Undo(), HeapNetFreeSpace(), "^"; ];
-).
To word: (- Words(); -).
To walk: (- Walk(); -).
To parse: (- Parser(); -).
To trace: (- Traces(); -).
To oops: (- Oops(); -).
To stream: (- Streams(); -).
To decide whether (S - a snippet) fits (T - a topic): (- (SnippetMatches({S}, {T})) -).
To decide what snippet is (T - a topic) within (S - a snippet): (- SnippetIncludes({T}, {S}) -).

Understand "ponder [text]" as pondering. Pondering is an action applying to one topic.
Report pondering:
	word; walk; parse;
	if the player's command fits "ponder xyzzy 12 0 coin", say "whole ";
	if the player's command fits "coin", say "never ";
	let S be "coin/box" within the player's command;
	say "[S]."
Instead of waiting: trace; oops; stream.
Rule for asking which do you mean: parse; continue the activity.
After deciding the scope of the player: if the turn count is 4, parse.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a red box, a blue box, a coin and Bob here.

>ponder xyzzy 12 0 coin
5: 6/-1000/0/6/0/0 5/-1000/7/5/0/0 2/12/13/2/0/0 1/0/16/1/0/0 4/-1000/18/4/1/0 0/-1000/0/0/0/1 5
ponder xyzzy 12 0 coin 3 0
1 ponder 0 0 5
whole coin.

>wait
0001112000111
23
0-10
>take box
1 take 3 3 5
Which do you mean: the red box or the blue box?

>red
You take the red box.

>look
Hall
You can see a blue box, a coin and Bob here.

>bob, take red box
Bob would rather not.

>wait
0001112000111
23
0-10
>
