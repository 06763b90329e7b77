Nobody need be persuaded where a rule tries asking the player to do something: the rules about the player doing it are followed.
--- source
"Asking oneself"

The Attic is a room. The trunk is in the Attic. Maud is a woman in the Attic.
Instead of jumping: try asking the player to try waiting.
Check waiting: say "You look about you before you wait."
Instead of kissing Maud: try asking Maud to try waiting.
Instead of touching Maud: try asking the player to try examining the trunk.
Instead of waking Maud: try asking the player to try taking the trunk.
Instead of asking the player to try taking something: say "You tell yourself to leave [the noun] alone."
--- play

Asking oneself
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Attic
You can see a trunk and Maud here.

>jump
You look about you before you wait.

>kiss maud
Maud would rather not.

>touch maud
You notice nothing out of the ordinary about the trunk.

>wake maud
You tell yourself to leave the trunk alone.

>me, take trunk
You tell yourself to leave the trunk alone.

>me, wait
You look about you before you wait.

A while goes by.
