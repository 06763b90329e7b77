A rule after reading a command that comes to a decision, of whatever sort, is all that becomes of the command.
--- source
"Deciding"

The Vault is a room.
After reading a command:
	if the player's command matches "stop":
		say "Stopped.";
		stop the action;
	if the player's command matches "fail":
		say "Failed.";
		rule fails;
	if the player's command matches "reject":
		say "Rejected.";
		reject the player's command;
	if the player's command matches "gaze":
		replace the player's command with "look".
--- play

Deciding
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault

>stop
Stopped.

>fail
Failed.

>reject
Rejected.

>gaze
Vault

>wait
A while goes by.

>
