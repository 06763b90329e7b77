Of several things named by 'and' only the last is asked of 'does the player mean'; a test moves first, and is given what it holds from the last on.
--- source
The Lab is a room. A red ball is in the Lab. A blue ball is in the Lab. A green cube is in the Lab. A red cube is in the Lab. Bob is a man in the Lab. The shelf is a supporter in the Lab. The box is a container in the Lab. The nail is in the Lab.
Does the player mean doing something with the red ball: it is very likely. Does the player mean putting the green cube on: it is likely. Does the player mean putting the nail on the shelf: it is likely.
Does the player mean inserting something into the box: it is likely. Does the player mean giving the red ball to Bob: it is likely.

Test held with "inventory / drop all" in the Den holding the nail and the red cube and the blue ball. The Den is north of the Lab.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a red ball, a blue ball, a green cube, a red cube, Bob, a shelf, a box (empty) and a nail here.

>get nail and ball
nail: You take the nail.
red ball: You take the red ball.

>drop all
red ball: You put the red ball down.
nail: You put the nail down.

>get nail, ball
nail: You take the nail.
red ball: You take the red ball.

>drop all
red ball: You put the red ball down.
nail: You put the nail down.

>get ball and nail
Which do you mean: the red ball or the blue ball?

>get ball and red cube
Which do you mean: the red ball or the blue ball?

>get ball, cube and nail
Which do you mean: the red ball or the blue ball?

>look
Lab
You can see a nail, a red ball, a blue ball, a green cube, a red cube, Bob, a shelf and a box (empty) here.

>get all
red ball: You take the red ball.
nail: You take the nail.
blue ball: You take the blue ball.
green cube: You take the green cube.
red cube: You take the red cube.
box: You take the box.

>drop nail and ball
nail: You put the nail down.
red ball: You put the red ball down.

>drop ball and nail
blue ball: You put the blue ball down.
nail: The nail lies here as it is.

>get all
red ball: You take the red ball.
blue ball: You take the blue ball.
nail: You take the nail.

>put ball on shelf
(the red ball on the shelf)
You put the red ball on the shelf.

>get all
red ball: You take the red ball.

>put nail and ball on shelf
nail: You put it there.
red ball: You put it there.

>get all
red ball: You take the red ball.
nail: You take the nail.

>put ball and nail on shelf
Which do you mean: the red ball or the blue ball?

>get all
There is none of those about!

>x ball
(the red ball)
You notice nothing out of the ordinary about the red ball.

>x ball and nail
Which do you mean: the red ball or the blue ball?

>look
Lab
You can see Bob and a shelf here.

>drop all except ball
nail: You put the nail down.
blue ball: You put the blue ball down.
box: You put the box down.
red cube: You put the red cube down.
green cube: You put the green cube down.

>test held
(first moving to Den)

(first acquiring the blue ball)
(first acquiring the red cube)
(first acquiring the nail)
(Testing.)

>[1] inventory
You have with you:
  a nail
  a red cube
  a blue ball
  a red ball

>[2] drop all
red ball: You put the red ball down.
nail: You put the nail down.
red cube: You put the red cube down.
blue ball: You put the blue ball down.

>
