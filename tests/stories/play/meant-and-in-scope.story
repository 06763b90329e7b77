What is in scope and what is meant: contents placed in scope, alone and whole; rules about what the player means, for one noun and for two, at each level; scripts with a slash in them.
--- source
"Meant"

The Hall is a room. The Attic is above the Hall. The Pit is below the Hall. The Pit is dark.
A box is an open container in the Attic. In the box is a marble. A tin is an open container in the Attic. In the tin is a bead. A desk is a supporter in the Attic. On the desk is a quill.
After deciding the scope of the player when the location is the Hall: place the contents of the Attic in scope.
After deciding the scope of the player when the location is the Pit: place the box in scope; place the tin in scope, but not its contents.
After deciding the scope of the player when the player carries the spyglass: place the Attic in scope.
The spyglass is in the Pit. It is lit.

Binding it to is an action applying to two things. Understand "bind [something] to/with [something]" as binding it to. Report binding it to: say "Bound [the noun] to [the second noun]."
A red rope, a blue rope and a frayed rope are in the Hall. An iron post, a wooden post and a glass post are fixed in place things in the Hall.
Does the player mean binding the red rope to the iron post: it is very likely.
Does the player mean binding the blue rope to something: it is likely.
Does the player mean binding the frayed rope to something: it is very unlikely.
Does the player mean binding something to the glass post: it is unlikely.
Does the player mean examining the wooden post: it is likely. Does the player mean examining the glass post: it is very likely.
Does the player mean taking the frayed rope: it is possible. Does the player mean taking the red rope: it is unlikely. Does the player mean taking the blue rope: it is very unlikely.
Does the player mean smelling the red rope: it is likely. Does the player mean smelling the blue rope: it is likely.
Does the player mean dropping the blue rope when the player carries the red rope: it is likely.
Pointing is an action applying to one visible thing. Understand "point at [any thing]" as pointing. Report pointing: say "There is [the noun]."
Wanting is an action applying to one topic. Understand "want [text]" or "want [text] now" as wanting. Report wanting: say "You want [topic understood]."
Instead of asking the sage about a topic listed in the Table of Lore: say "[lore entry] ([topic understood])."
The sage is a man in the Hall.

Table of Lore
topic	lore
"post/posts" or "iron [number]"	"Posts."
"rope" or "the [colour] rope"	"Ropes."

Colour is a kind of value. The colours are crimson, teal and ochre.
Test slash with "look / x wooden[/]glass post / jump".
Test attic with "look / take quill" in the Attic.
Test glass with "look / drop spyglass" holding the spyglass.
Test chain with "test slash / wait / test attic".
--- play

Meant
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a red rope, a blue rope, a frayed rope, an iron post, a wooden post, a glass post and a sage here.

>x marble
You notice nothing out of the ordinary about the marble.

>x box
In the box is a marble.

>x quill
You notice nothing out of the ordinary about the quill.

>x tin
In the tin is a bead.

>take marble
You can't stretch as far as the Attic.

>bind rope to post
(the red rope to the iron post)
Bound the red rope to the iron post.

>bind blue rope to post
Which do you mean: the iron post, the wooden post or the glass post?

>bind frayed rope to glass post
Bound the frayed rope to the glass post.

>bind rope to wooden post
(the blue rope to the wooden post)
Bound the blue rope to the wooden post.

>bind red rope
(to the iron post)
Bound the red rope to the iron post.

>glass
That is no verb known to me.

>x post
(the glass post)
You notice nothing out of the ordinary about the glass post.

>take rope
(the frayed rope)
You take the frayed rope.

>drop rope
(the frayed rope)
You put the frayed rope down.

>smell rope
Which do you mean: the frayed rope, the red rope or the blue rope?

>take all rope
frayed rope: You take the frayed rope.
red rope: You take the red rope.
blue rope: You take the blue rope.

>take all
There is none of those about!

>take blue rope
You have it already.

>drop rope
(the blue rope)
You put the blue rope down.

>d

Pit
You can see a spyglass (providing light) here.

>x box
In the box is a marble.

>x marble
You notice nothing out of the ordinary about the marble.

>x tin
In the tin is a bead.

>x bead
You see nothing of that name.

>take spyglass
You take the spyglass.

>u

Hall
You can see a blue rope, an iron post, a wooden post, a glass post and a sage here.

>x quill
You notice nothing out of the ordinary about the quill.

>x desk
On the desk is a quill.

>take spyglass
You have it already.

>point at quill
There is the quill.

>point at post
Which do you mean: the iron post, the wooden post or the glass post?

>point at zebra
That noun has no place in such a command.

>want nothing but the best
You want nothing but the best.

>want it now
You want it.

>want
That sentence means nothing to me.

>ask sage about posts
Posts. (posts).

>ask sage about iron 7
Posts. (iron 7).

>ask sage about the teal rope
Ropes. (the teal rope).

>ask sage about teal rope
Nobody answers.

>ask sage about nothing
Nobody answers.

>test slash
(Testing.)

>[1] look
Hall
You can see a blue rope, an iron post, a wooden post, a glass post and a sage here.

>[2] x wooden/glass post
You see nothing of that name.

>[3] jump
You jump, and come down again.

>test attic
(first moving to Attic)

(Testing.)

>[1] look
Attic
You can see a box (in which is a marble), a tin (in which is a bead) and a desk (on which is a quill) here.

>[2] take quill
You take the quill.

>test glass
(Testing.)

>[1] look
Attic
You can see a box (in which is a marble), a tin (in which is a bead) and a desk here.

>[2] drop spyglass
You put the spyglass down.

>test chain
(Testing.)

>[1] test slash
(Testing.)

>[2] look
Attic
You can see a spyglass, a box (in which is a marble), a tin (in which is a bead) and a desk here.

>[3] x wooden/glass post
You see nothing of that name.

>[4] jump
You jump, and come down again.

>[5] wait
A while goes by.

>[6] test attic
(Testing.)

>[7] look
Attic
You can see a spyglass, a box (in which is a marble), a tin (in which is a bead) and a desk here.

>[8] take quill
You have it already.

>test nothing
These tests can be run:
    test slash
    test attic
    test glass
    test chain

>test
These tests can be run:
    test slash
    test attic
    test glass
    test chain

>
