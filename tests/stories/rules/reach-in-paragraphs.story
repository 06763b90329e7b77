What is said while something is reached into stands on lines of its own; when no rule is to blame, the first rulebook is named.
--- source
The Pantry is a room. The urn is a container in the Pantry. The fig is in the urn. Ada is a woman in the Pantry.

An accessibility rule: say "A hand goes out. "

Rule for reaching inside the urn: say "It goes in. "

Rule for reaching inside a container: say "It feels about. "

Persuasion rule: persuasion succeeds.

Instead of Ada jumping: stop the action.

Check Ada waiting (this is the impatience rule): stop the action.

Unsuccessful attempt by Ada doing something: say "To blame: [the reason the action failed]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pantry
You can see an urn (in which is a fig) and Ada here.

>touch fig
A hand goes out. 
It goes in. 
It feels about. 
The fig feels just as it looks.

>ada, jump
To blame: Startup rulebook.

>ada, wait
To blame: impatience rule.

>
