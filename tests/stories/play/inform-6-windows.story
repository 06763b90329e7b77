Code in Inform 6 opens a window of Glk, moves its cursor, and hears of what it is; links of its own have numbers.
--- source
The Hall is a room.

The ref is a number that varies.

Include (-
Global map_window;
[ OpenMap height;
	if (map_window == 0)
		map_window = glk_window_open(gg_mainwin, winmethod_Above + winmethod_Fixed, height, wintype_TextGrid, 310);
	return map_window;
];
[ DrawMap;
	glk_window_clear(map_window);
	glk_set_window(map_window);
	glk_window_move_cursor(map_window, 2, 1);
	print "here";
	glk_set_window(gg_mainwin);
	glk_request_mouse_event(map_window);
];
[ CloseMap; glk_window_close(map_window, 0); map_window = 0; ];
-).

To decide what number is the map opened with (N - a number) rows: (- OpenMap({N}) -).
To draw the map: (- DrawMap(); -).
To shut the map: (- CloseMap(); -).
To say set link (N - a number): (- glk_set_hyperlink({N}); -).
To say end set link: (- glk_set_hyperlink(0); -).
To decide whether the first window is there: (- (glk_window_open(0, 0, 0, wintype_TextBuffer, GG_MAINWIN_ROCK) == gg_mainwin) -).

Glk event handling rule for a mouse event: say "A click in row [row of the event]."
Instead of jumping: say "[the map opened with 3 rows] of [width of the main window] by [height of the main window]."; draw the map.
Instead of waiting: shut the map; say "Main: [height of the main window][if the first window is there], there[end if]."
Instead of waving hands: say "[set link 7]a link[end set link]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>jump
3 of 80 by 22.

>[click 3 at 4, 2]
A click in row 2.

>[click 3 at 4, 3]
There is nobody of that name to speak to.

>wait
Main: 25, there.

>wave
a link.

>[link 1]
>look
Hall
