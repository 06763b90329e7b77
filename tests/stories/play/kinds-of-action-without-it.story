A kind of action may be made of an action's name without the word for its noun.
--- source
The Shed is a room. A rope and a ball are in the Shed. Ada is a woman in the Shed.
Tying to is hard work. Throwing at is hard work. Looking under is hard work. Asking about is chatter. Listening is idling.

Instead of hard work in the Shed: say "Too tired for [current action]."
Instead of chatter: say "No time to talk."
Instead of idling when the the player is in the the Shed: say "All is quiet."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed
You can see a rope, a ball and Ada here.

>tie rope to ball
Too tired for tying the rope to the ball.

>throw rope at ada
Too tired for throwing the rope at Ada.

>look under rope
Too tired for looking under the rope.

>ask ada about ball
No time to talk.

>listen
All is quiet.

>listen to rope
All is quiet.

>
