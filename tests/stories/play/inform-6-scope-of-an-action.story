The action that the command parser tries while it decides what is in scope, and who is asked while it asks what is missing.
--- source
The Hall is a room. The Vault is a room. The idol is a thing in the Vault. Gus is a man in the Hall. The red box is an openable container in the Hall. The blue box is an openable container in the Hall.

Praising is an action applying to one visible thing. Understand "praise [any thing]" as praising.
Spotting is an action applying to one visible thing. Understand "spot [something]" as spotting.
Report praising: say "Praised."
Report spotting: say "Spotted."

To decide what action name is the action-to-be: (- action_to_be -).

After deciding the scope of the player when the action-to-be is the spotting action:
	place the idol in scope.

Persuasion rule: persuasion succeeds.

For issuing the response text of the parser clarification internal rule response (E) when the person asked is not the player:
	say "Nobody is asked. (Not [person asked].)".
For issuing the response text of the parser clarification internal rule response (E) when the person asked is the player:
	say "What?".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Gus, a red box (empty) and a blue box (empty) here.

>spot idol
Spotted.

>examine idol
You see nothing of that name.

>gus, open
Nobody is asked. (Not Gus.)


>open
What?


>spot idol
Spotted.

>
