Code in Inform 6 groups what is listed, asks what is concealed, and takes something before an action. The reference prints the same, but for the words of the library.
--- source
The Hall is a room. The box is an open container in the Hall. The red ball, the hat, the blue ball and the green ball are in the box. The safe is an open container in the Hall. A coin is in the safe.
The cloak is in the Hall. The cloak is wearable.
Definition: a thing is round if it is the red ball or it is the blue ball or it is the green ball.

Include (-
-).

To keep (D - description of objects) together: (- Put_Together({-list-together:unarticled}); -).
To keep (D - description of objects) together with articles: (- Put_Together({-list-together:articled}); -).
Include (-
[ Put_Together key; (+ red ball +).list_together = key; (+ blue ball +).list_together = key; (+ green ball +).list_together = key; ];
-).
To decide whether (A - object) hides (B - object): (- (TestConcealment({A}, {B})) -).
To take (O - object) first: (- ImplicitTake({O}); -).
To decide whether changes are announced: (- (notify_mode) -).
Rule for deciding the concealed possessions of the safe: yes.

Rule for listing contents of the safe: keep round things together; continue the activity.
Before listing contents of the Hall: keep round things together.
Before listing contents of the box: keep round things together with articles.
Use scoring.

When play begins:
	say "[if the safe hides the coin]y[else]n[end if][if the box hides the hat]y[else]n[end if].";
	say "[if changes are announced]y[else]n[end if]."

Instead of jumping: take the hat first; say "[if the player holds the hat]Got it.[else]No.[end if]".
--- play

yn.
y.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box (in which are a hat and red ball, blue ball and green ball), a safe (empty) and a cloak here.

>look in box
In the box are a hat and a red ball, a blue ball and a green ball.

>notify off
Changes of the score are passed over from now on.

>jump
(taking the hat to begin with)
Got it.

>jump
(taking the hat to begin with)
You have it already.

Got it.

>take all from box
red ball: You take the red ball.
blue ball: You take the blue ball.
green ball: You take the green ball.

>
