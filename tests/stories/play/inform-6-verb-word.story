Code in Inform 6 prints the verb as it was typed.
--- source
The Lab is a room. The Hall is north of the Lab. A bell is in the Lab. Bob is a man in the Lab.
To say the typed verb: (- print (address) verb_word; -).
Ringing is an action applying to one thing. Understand "ring [something]" or "sound [something]" as ringing.
Report ringing: say "You [the typed verb] it."
Before doing something: say "([the typed verb])".
Persuasion rule: persuasion fails.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

()
Lab
You can see a bell and Bob here.

>ring bell
(ring)
You ring it.

>sound bell. ring the bell
(sound)
You sound it.

(ring)
You ring it.

>look
(look)
Lab
You can see a bell and Bob here.

>l
(l)
Lab
You can see a bell and Bob here.

>bob, ring bell
Bob would rather not.

>n
(n)
Hall

>go s
(go)
Lab
You can see a bell and Bob here.

>
