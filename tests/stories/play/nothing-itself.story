'If nothing is open' is asked of nothing itself, which has no properties and is no kind of thing; 'nothing is in the box', 'nobody is asleep' are of all things.
--- source
The Hall is a room. The Yard is north of the Hall. A clock is a kind of thing. The red clock is a clock in the Hall. The ball is in the Hall. The box is an open container in the Hall. The coin is in the box.
A clock can be wound. A person can be asleep. Bob is a man in the Hall. A thing can be heavy or light. The ball is heavy. A room can be grim.
Definition: a thing is homeless if it is nowhere.
Definition: an object is strange: decide on whether or not it is the ball.
Definition: a room is grisly: yes.
The prize is an object that varies. 
To decide whether (X - an object) is fine: if X is nothing, yes; no.
Instead of jumping:
	say "1 [if nothing is wound]y[else]n[end if][if nothing is not wound]y[else]n[end if][unless nothing is wound]y[else]n[end if][if nothing is asleep]y[else]n[end if].";
	say "2 [if nobody is asleep]y[else]n[end if][if no one is asleep]y[else]n[end if][if nobody is not asleep]y[else]n[end if][if nowhere is grim]y[else]n[end if][if no room is grim]y[else]n[end if][if nowhere is grisly]y[else]n[end if].";
	say "4 [if nothing is a clock]y[else]n[end if][if nothing is a wound clock]y[else]n[end if][if nothing is the ball]y[else]n[end if][if nothing is the prize]y[else]n[end if][if the prize is nothing]y[else]n[end if][if nothing is nothing]y[else]n[end if][if nothing is an open container]y[else]n[end if].";
	say "5 [if nothing is strange]y[else]n[end if][if nothing is homeless]y[else]n[end if][if nothing is fine]y[else]n[end if][if nothing is light]y[else]n[end if][if nothing is not heavy]y[else]n[end if].";
	say "6 [if nothing is wound and Bob is not asleep]y[else]n[end if][if nothing is heavy or Bob is asleep]y[else]n[end if].";
	say "7 [if nothing is visible]y[else]n[end if][if nothing is in the box]y[else]n[end if][if nothing is carried]y[else]n[end if][if nothing is carried by Bob]y[else]n[end if][if nothing is enclosed by Bob]y[else]n[end if][if nothing is worn]y[else]n[end if][if nothing is held]y[else]n[end if].";
	say "8 [if nothing has been wound]y[else]n[end if][if nothing was wound]y[else]n[end if][if nothing had been heavy]y[else]n[end if][if nobody was asleep]y[else]n[end if][if nobody has been asleep]y[else]n[end if]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a red clock, a ball, a box (in which is a coin) and Bob here.

>jump
1 nyyn.
2 yynyyn.
4 nnnyyyn.
5 nnyny.
6 nn.
7 nnnyynn.
8 nnnyy.

>
