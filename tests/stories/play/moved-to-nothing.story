What is moved to a variable that is nothing stays where it is, and that is a fault; it does not go out of play.
--- source
The Hall is a room. The ball is in the Hall. The box is a container in the Hall. The prize is an object that varies. The fog is a backdrop in the Hall. The spot is a room that varies. Bob is a man in the Hall.
Instead of jumping:
	move the ball to the prize;
	say "[location of the ball].";
	now the ball is in the prize;
	say "[location of the ball].";
	now the prize carries the ball;
	say "[location of the ball][holder of the ball].";
	let R be the room north from the Hall;
	move the ball to R;
	say "[location of the ball].";
	now the ball is in R;
	say "[location of the ball].";
	move Bob to R;
	say "[location of Bob].";
	now Bob is in the room east of the Hall;
	say "[location of Bob].";
	move the fog to the prize;
	say "[if the fog is visible]fog[end if].";
Instead of waiting:
	move the player to the room west of the Hall;
	say "Here.";
	now the player is in the room west of the Hall;
	say "Here.";
Instead of sleeping:
	move the prize to the Hall;
	say "So.";
	now the prize is in the box;
	say "So.";
	now the prize is carried by Bob;
	say "So."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a ball, a box (empty) and Bob here.

>jump
*** In the rule "Instead of jumping", ball cannot be moved to nothing.
Hall.
*** In the rule "Instead of jumping", ball cannot be in, on or carried by 'nothing'.
Hall.
*** In the rule "Instead of jumping", ball cannot be in, on or carried by 'nothing'.
HallHall.
*** In the rule "Instead of jumping", ball cannot be moved to nothing.
Hall.
*** In the rule "Instead of jumping", ball cannot be in, on or carried by 'nothing'.
Hall.
*** In the rule "Instead of jumping", Bob cannot be moved to nothing.
Hall.
*** In the rule "Instead of jumping", Bob cannot be in, on or carried by 'nothing'.
Hall.
*** In the rule "Instead of jumping", fog cannot be moved to nothing.
fog.

>z
*** In the rule "Instead of waiting", the player cannot be moved out of play.
Here.
*** In the rule "Instead of waiting", the player cannot be moved out of play.
Here.

>sleep
*** In the rule "Instead of sleeping", only things can be moved.
So.
So.
So.

>look
Hall
You can see a ball, a box (empty) and Bob here.

>
