A property compared without its owner is the property itself, and no value of it; a contrary named later; which notation of several of one size is printed.
--- source
"Of Nothing in Particular"

The Vault is a room. A rock is in the Vault. A pearl is in the Vault.
A thing has a number called bulk. The bulk of a thing is usually 4. A thing has a truth state called charm. A room has a number called height. The height of the Vault is 4. The description of the Vault is "[if height is 4]High.[otherwise]Some height: [height].[end if]".
A colour is a kind of value. The colours are red and blue. A thing has a colour.
A thing can be handled or pristine. A thing is usually pristine. A thing can be shiny. The pearl is shiny. A thing can be shiny or dull.
The description of the rock is "[if bulk is 4]Four.[otherwise]Not compared: [bulk].[end if][if colour is red] Red.[end if]".
Definition: a thing is heavy if bulk is 4.
Definition: a thing is hefty if its bulk is 4.
Check examining something when bulk is 4: say "When."
Check examining something when the bulk of the noun is 4: say "When of the noun."
Check examining a heavy thing: say "Heavy."
Check examining a hefty thing: say "Hefty."
Every turn:
	if charm is false, say "No charm.";
	if charm is not true, say "Not true.";
	say "Pristine: [list of pristine things in the Vault]; dull: [list of dull things]; handled: [list of handled things].".

A volume is a kind of value. 1 drop specifies a volume.
1 cup (in cups, singular) or 1 c (in cups) or 2 cups (in cups, plural) specifies a volume scaled up by 10.
1 jar (in jars) or 1 small jar (in jars, singular) or 2 jars (in jars, plural) specifies a volume scaled up by 100.
2 vats (in vats, plural) or 1 v (in vats) or 1 vat (in vats, singular) specifies a volume scaled up by 1000.
Instead of jumping: say "[10 drop] [20 drop in cups] [100 drop] [200 drop in jars] [1000 drop] [2000 drop in vats]."
--- play

Of Nothing in Particular
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault
Some height: 4.

You can see a rock and a pearl here.

>x rock
When of the noun.

Hefty.

Not compared: 4. Red.

Not true.
Pristine: yourself, rock and pearl; dull: yourself and rock; handled: nothing.

>take pearl
You take the pearl.

Not true.
Pristine: yourself and rock; dull: yourself and rock; handled: pearl.

>jump
1 cup 2 cups 1 jar 2 jar 1 vat 2 vats.

Not true.
Pristine: yourself and rock; dull: yourself and rock; handled: pearl.

>look
Vault
Some height: 4.

You can see a rock here.

Not true.
Pristine: yourself and rock; dull: yourself and rock; handled: pearl.

>
