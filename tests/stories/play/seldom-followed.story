Beats that follow whatever has an adjective, or what was performed last.
--- source
The Quay is a room. Ada and Ben are people in the Quay. The tide is a concept. A dialogue beat can be gloomy.

Instead of jumping: now the wet beat is gloomy; say "Gloom."
Instead of waving hands: perform the wet beat.
When play begins: make the dialogue director active.

Section 1 (dialogue)

(This is the starting beat.)

Ada: "Begin."

(This is the wet beat. About the tide.)

Ada: "Wet."

(Spontaneous. After a gloomy dialogue beat.)

Ben: "After gloom."

(Spontaneous. Immediately after the wet beat.)

Ben: "Right after."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Quay
You can see Ada and Ben here.

Ada: "Begin."

>wait
A while goes by.

>jump
Gloom.

>wait
A while goes by.

>wave
Ada: "Wet."

>wait
A while goes by.

Ben: "After gloom."

>wait
A while goes by.

>wait
A while goes by.

>
