What an action is converted to takes its place: the rest of the rule is not run, nor the rest of the action.
--- source
"Conversions"

Hall is a room. Yard is outside of Hall. The box is an open enterable container in Hall. The coin is in Hall.
The new convert exit into go out rule is listed instead of the convert exit into go out rule in the check exiting rules.
This is the new convert exit into go out rule:
	let the local room be the location of the actor;
	if the container exited from is the local room, convert to the going action on the outside.
Check pushing the coin: convert to the taking action on the noun; say "Not said."
Check pulling the coin:
	if the coin is carried, convert to the dropping action on the noun;
	say "Pulled."
--- play

Conversions
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a box (empty) and a coin here.

>out

Yard

>in

Hall
You can see a box (empty) and a coin here.

>enter box
You get into the box.

>out
You get out of the box.

Hall
You can see a box (empty) and a coin here.

>out

Yard

>in

Hall
You can see a box (empty) and a coin here.

>push coin
You take the coin.

>pull coin
You put the coin down.

>pull coin
Pulled.

Nothing comes of it.

>push box
Nothing comes of it.
