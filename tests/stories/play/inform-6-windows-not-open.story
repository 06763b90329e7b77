Windows that code in Inform 6 opens, draws in, and uses although they are not open; ticks that are too fast; stored actions in
their parts, and whom they involve.
--- source
The Hall is a room. The Figure of Cat is the file "cat.png". The cup is in the Hall. Bob is a man in the Hall. The pen is in the Hall.
Include (-
[ Open_Odd sort; return glk_window_open(gg_mainwin, winmethod_Right + winmethod_Proportional, 30, sort, 777); ];
[ Use w; glk_window_clear(w); glk_window_move_cursor(w, 2, 1); glk_request_mouse_event(w); glk_cancel_mouse_event(w); glk_window_fill_rect(w, $FF0000, 1, 2, 3, 4); glk_window_set_background_color(w, $00FF00); ];
[ Shut w; glk_window_close(w, 0); ];
[ Status; return glk_window_open(gg_mainwin, winmethod_Above, 1, wintype_TextGrid, GG_STATUSWIN_ROCK) == gg_statuswin; ];
[ Draw w f; glk_image_draw(w, f, 5, 6); glk_image_draw_scaled(w, f, 1, 2, 30, 40); ];
[ Tick n; glk_request_timer_events(n); ];
-).
To decide what number is the window of sort (N - a number): (- Open_Odd({N}) -).
To use window (N - a number): (- Use({N}); -).
To close window (N - a number): (- Shut({N}); -).
To decide whether the status line is there: (- Status() -).
To draw (F - a figure name) in window (N - a number): (- Draw({N}, {F}); -).
To tick every (N - a number): (- Tick({N}); -).
The opened is a number that varies. The second opened is a number that varies.
Instead of jumping:
	say "[window of sort 1] [window of sort 2] [window of sort 6] ";
	now the opened is the window of sort 3;
	now the second opened is the window of sort 5;
	say "[if the opened > 2]opened[end if] [if the second opened > the opened]another[end if] [if the status line is there]status[end if].";
	use window the opened;
	use window the second opened;
	draw the Figure of Cat in window the second opened;
	draw the Figure of Cat in window the opened;
	draw the Figure of Cat in window 1;
	draw the Figure of Cat in window 99.
Instead of waving hands:
	say "Unused.";
	use window 99;
	close window 99;
	close window the opened;
	use window the opened;
	use window 1;
	use window 2;
	use window -5.
Instead of singing:
	tick every 10;
	tick every 0;
	tick every -3;
	clear the screen;
	say "Cleared."
Singing is an action applying to nothing. Understand "sing" as singing.
Instead of waiting:
	let A be the action of Bob taking the cup;
	let B be the action of taking the pen;
	let C be the action of giving the cup to Bob;
	let D be the action of waiting;
	let E be the action of asking Bob to try taking the cup;
	let F be the action of asking the player to try taking the cup;
	repeat with X running through {A, B, C, D, E, F}:
		say "[X]: [action name part of X], [noun part of X], [second noun part of X], [actor part of X]; [if X involves the cup]cup[end if][if X involves Bob]Bob[end if][if X involves the player]you[end if][if X involves nothing]nothing[end if][line break]";
	let G be a stored action;
	say "[G]: [action name part of G], [noun part of G], [actor part of G][if G involves the cup]cup[end if]."
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a cup, Bob and a pen here.

>jump
0 0 0 opened another status.
[Picture][Picture][Picture][Picture][Picture][Picture]
>wave
Unused.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.
*** In the rule "Instead of waving hands", a window that is not open is used.

>sing
Cleared.

>z
Bob taking the cup: taking, cup, nothing, Bob; cupBob
taking the pen: taking, pen, nothing, yourself; you
giving the cup to Bob: giving it to, cup, Bob, yourself; cupBobyou
waiting: waiting, nothing, nothing, yourself; you
asking Bob to try taking the cup: taking, cup, nothing, Bob; cupBob
taking the cup: taking, cup, nothing, yourself; cupyou
waiting: waiting, nothing, yourself.

>
