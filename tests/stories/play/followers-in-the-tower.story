Nobody needs a noun after 'every' where a place is named; 'has an injury greater than 2' asks a property; 'Understands'.
--- source
"K1"

The Lab is a room. Hall is north of the Lab. Windwhistle Tower is south of the Lab.
Bob is a man in Windwhistle Tower. Ann is a woman in the Lab. Tim is a man in Windwhistle Tower.
Definition: a person is a follower if they are not yourself.
Definition: a person is lively if they are not yourself.
A person has a number called injury. The injury of a person is usually 0. The injury of Bob is 3.
A ball is a thing in the Lab. Understands "sphere" and "orb" as the ball.
A cup is here. understands "mug" as cup.
Understands "frob [something]" as examining.
When play begins:
	now every follower in Windwhistle Tower is in the Hall;
	say "[list of persons in the Hall].";
	now every follower in the Hall is in the Windwhistle Tower;
	say "[list of persons in Windwhistle Tower].";
	repeat with P running through persons:
		if P has an injury greater than 0:
			say "[P] has [injury of P].";
		if P has injury greater than 2, say "more [P].";
	now every lively person in the Tower is in the Lab;
	say "[list of persons in Lab].";
--- play

Tim and Bob.
Tim and Bob.
Bob has 3.
more Bob.
Tim, Bob, yourself and Ann.

K1
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Tim, Bob, Ann and a ball here.

>look
Lab
You can see Tim, Bob, Ann and a ball here.

>x sphere
You notice nothing out of the ordinary about the ball.

>take orb
You take the ball.

>frob mug
You see nothing of that name.
