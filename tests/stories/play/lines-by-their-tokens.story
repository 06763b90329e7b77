Which line of grammar is tried first: one thing by name, then more adjectives, then the narrower kind; dashes by themselves are a word; what "any" finds is asked about in the order of the world.
--- source
"Lines"

A toy is a kind of thing. A toy can be bright. A thing can be nice. A thing is usually nice. Definition: a thing is handy: yes.
The Hall is a room. The doll is a bright toy in the Hall. The rack is a supporter in the Hall. The Yard is north of the Hall. The red ball is a toy in the Yard. The blue ball is a toy in the Hall. The green ball is a toy carried by the player. The box is an open container in the Hall. The white ball is a toy in the box.
Lifting is an action applying to one visible thing. Carry out lifting: say "A: [the noun]."
Tilting is an action applying to one visible thing. Carry out tilting: say "B: [the noun]."
Joining it to is an action applying to two visible things. Carry out joining something to: say "[The noun] and [the second noun]."
Understand "ax [a supporter]" as lifting. Understand "ax [a handy thing]" as tilting.
Understand "bx [a handy thing]" as lifting. Understand "bx [a nice handy thing]" as tilting.
Understand "cx [a bright handy toy]" as lifting. Understand "cx [the doll]" as tilting.
Understand "dx [the doll]" as lifting. Understand "dx [the bright doll]" as tilting.
Understand "ex [a handy thing]" as lifting. Understand "ex [a handy toy]" as tilting.
Understand "fx [things]" as lifting. Understand "fx [a nice thing]" as tilting.
Understand "gx [a toy] -- to [rack]" as joining it to. Understand "hx -- [a toy]" as lifting. Understand "-- ix" as jumping.
Understand "jx [any toy] by [any bright toy]" as joining it to.
Instead of jumping: say "Up."
--- play

Lines
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a doll, a rack, a blue ball and a box (in which is a white ball) here.

>ax rack
B: the rack.

>ax box
B: the box.

>bx rack
B: the rack.

>cx doll
B: the doll.

>dx doll
B: the doll.

>ex doll
B: the doll.

>ex box
A: the box.

>fx box
B: the box.

>fx all
green ball: A: the green ball.
doll: A: the doll.
rack: A: the rack.
blue ball: A: the blue ball.
box: A: the box.
white ball: A: the white ball.

>gx doll to rack
That sentence means nothing to me.

>gx doll -- to rack
The doll and the rack.

>hx doll
That sentence means nothing to me.

>hx -- doll
A: the doll.

>ix
That is no verb known to me.

>-- ix
Up.

>jx ball by doll
(the green ball by the doll)
The green ball and the doll.

>white
That is no verb known to me.

>drop green ball
You put the green ball down.

>jx ball by doll
Which do you mean: the green ball, the blue ball, the white ball or the red ball?

>white
The white ball and the doll.

>n

Yard
You can see a red ball here.

>jx ball by doll
(the red ball by the doll)
The red ball and the doll.

>red
That is no verb known to me.

>
