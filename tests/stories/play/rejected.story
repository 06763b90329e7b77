To reject the command ends the rule, or the phrase, that does it, in failure; and that is all: where the rules after reading a command did not fail by it, the command stands.
--- source
"Refused"

The Hall is a room.
Tries is a number that varies.
After reading a command when tries < 3:
	increment tries;
	if the number of words in the player's command is greater than 1:
		say "Too long.[line break]";
		reject the player's command;
	say "Goes on.";
	if the player's command matches "jump":
		reject the player's command.
To bar it: reject the player's command; say "Never."
After reading a command when the player's command includes "sing": bar it; say "After barring.".
After reading a command when the player's command includes "sleep": if the player's command includes "now", reject the player's command instead; say "Sleep!".
After reading a command (this is the third rule): say "Third."; follow the fourth rule; if rule failed, say "Fourth failed."
This is the fourth rule: if the player's command includes "wave", reject the player's command; say "Waved."
--- play

Refused
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>look now
Too long.

>jump
Goes on.

>z
Goes on.
Third.

Waved.

A while goes by.

>z
Third.

Waved.

A while goes by.

>sing
After barring.
Third.

Waved.
That is no verb known to me.

>sleep
Sleep!
Third.

Waved.

You are not at all sleepy.

>sleep now
>wave
Third.

Fourth failed.

You wave your hands.

>z
Third.

Waved.

A while goes by.

>
