'The action of Ana jumping' is a stored action: what was said before it is divided from it when it is tried silently, but not from 'Ana jumping'.
--- source
The Vault is a room. Dov is a man in the Vault. The Yard is north of the Vault. Ana is a woman in the Vault.
The deed is a stored action that varies. The deed is the action of Dov jumping.
Persuasion rule: persuasion succeeds.
Instead of an actor jumping: do nothing.
Check an actor swimming: stop the action. Swimming is an action applying to nothing. Carry out an actor diving: do nothing. Diving is an action applying to nothing. Report an actor diving: say "Splash."
To quietly try (A - a stored action): try silently A.
To openly try (A - a stored action): try A.
Instead of jumping:
	say "Zero[line break]";
	say "One";
	silently try Dov waiting;
	say "Two";
	silently try the deed;
	say "Three";
	try the deed;
	say "Four";
	try Dov jumping;
	say "Five.";
	try the deed;
	say "Six.";
	silently try the deed;
	say "Seven.";
	try Dov jumping;
	say "Eight.";
	try Dov diving;
	say "Nine";
	quietly try Dov diving;
	say "Ten.";
	quietly try Dov diving;
	say "Eleven.";
	openly try Dov diving;
	say "Twelve.[run paragraph on]";
	quietly try Dov diving;
	say "Thirteen";
	try silently Dov swimming;
	say "Fourteen.";
	try silently Dov swimming;
	say "Fifteen.";
Every turn:
	say "Nine.";
	silently try Ana jumping;
	say "Ten.";
	silently try the action of Ana jumping;
	say "Eleven.";
	say "Twelve [if Dov is a man]man.[end if]";
	silently try the action of Ana jumping;
	say "Thirteen.";
	quietly try Ana jumping;
	say "Fourteen.";
	openly try Ana jumping;
	say "Fifteen.";
	try Ana jumping;
	say "Sixteen.";
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault
You can see Dov and Ana here.

>jump
Nine.
Ten.

Eleven.
Twelve man.

Thirteen.

Fourteen.

Fifteen.

Sixteen.

>wait
A while goes by.

Nine.
Ten.

Eleven.
Twelve man.

Thirteen.

Fourteen.

Fifteen.

Sixteen.

>
