OOPS after a command that was taken back puts right that command, and after an OOPS that put nothing right that line.
--- source
"Here" by Ann

The Lab is a room. The lamp is in the Lab. The cup is in the Lab. The red box is in the Lab. The blue box is in the Lab.
Instead of sleeping: if the player consents, say "So be it."; otherwise say "As you like.". Instead of jumping: end the story.
--- play

Here
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a lamp, a cup, a red box and a blue box here.

>x frob
You see nothing of that name.

>look
Lab
You can see a lamp, a cup, a red box and a blue box here.

>undo
Lab
[One turn taken back.]

>oops lamp
Lab
You can see a lamp, a cup, a red box and a blue box here.

>x frob
You see nothing of that name.

>x cup
You notice nothing out of the ordinary about the cup.

>undo
Lab
[One turn taken back.]

>oops lamp
You notice nothing out of the ordinary about the lamp.

>x frob
You see nothing of that name.

>undo
Lab
[One turn taken back.]

>oops lamp
There is nothing there that could be put right.

>x frob
You see nothing of that name.

>oops
No harm done.

>oops lamp
That is no verb known to me.

>x frob
You see nothing of that name.

>oops a b
"Oops" puts right one word and no more.

>oops lamp
That is no verb known to me.

>x frob
You see nothing of that name.

>sleep
>y
So be it.

>oops lamp
There is nothing there that could be put right.

>x box
Which do you mean: the red box or the blue box?

>frob
You see nothing of that name.

>oops lamp
That makes sense only as far as this: examine the lamp.

>x box
Which do you mean: the red box or the blue box?

>red
You notice nothing out of the ordinary about the red box.

>oops cup
There is nothing there that could be put right.

>x frob. x cup
You see nothing of that name.

>oops lamp
You notice nothing out of the ordinary about the lamp.

You notice nothing out of the ordinary about the cup.

>x frob
You see nothing of that name.

>jump


    *** The End ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >hm
One of the answers offered, please.

What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >undo
Lab
[One turn taken back.]

>oops lamp


    *** The End ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >undo
Lab
[One turn taken back.]

>
