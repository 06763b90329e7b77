[Looseleaf's standard library, 18: what the command parser says with names, and commands for testing a story.]

Volume 12 - Testing

Part 1 - Names for the parser

To parser-print-the (O - an object) (of the library): say "[the O]".
To parser-print-cap-the (O - an object) (of the library): say "[The O]".
To parser-print-a (O - an object) (of the library): say "[a O]".
To parser-recover-terminal (of the library):
	follow the reset glk references rules;
	follow the identify glk windows rules;
	follow the identify glk streams rules;
	follow the identify glk streams rules;
	follow the glk object updating rules.
To parser-print-surroundings (of the library): say "[the player's surroundings]".
To parser-move-player (O - an object) (of the library): move the player to O, without printing a room description.
To parser-bring-player (O - an object) (of the library): move the player to O.

Part 2 - Commands of the machine itself

[Mistakes, and commands for testing, are no actions: no rules for actions see them, and they take no turn, but for the one
that brings the player to a place, where the world goes on.]
To decide whether the command is the machine's own (of the library): (- command-is-own -).
To decide whether the command brought the player elsewhere (of the library): (- command-brought-player -).
