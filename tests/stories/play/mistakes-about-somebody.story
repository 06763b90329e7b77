In a mistake a text takes no place: what is named beside it is the noun.
--- source
"The Belfry" by A Tester

A tune is a kind of value. The tunes are jig and reel. The Belfry is a room. The bell is a container in the Belfry. Ada is a woman in the Belfry.

Understand "holler [text] at [someone]" as a mistake ("You would rather not holler at [the noun].").
Understand "hum [tune] to [someone]" as a mistake ("[The second noun] does not care for a [tune understood].").
Understand "ring [something] for [someone]" as a mistake ("[The noun] rings for nobody, not even [the second noun].").
--- play
The Belfry
An Interactive Fiction by A Tester
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Belfry
You can see a bell (empty) and Ada here.

>holler wake up at ada
You would rather not holler at Ada.

>hum reel to ada
Ada does not care for a reel.

>ring bell for ada
The bell rings for nobody, not even Ada.
