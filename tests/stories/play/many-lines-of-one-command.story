Lines of one command are tried by how much they ask for, whatever the order in which they are written; names with adjectives, synonyms, relations and tokens of their own.
--- source
The Yard is a room. A friend of yours is a man in the Yard. The crate is an open container in the Yard. The box is a closed openable container in the Yard. The ball is in the crate. Ann is a woman in the Yard. The pin is a thing in the Yard. A stool is an enterable supporter in the Yard. A stile is a kind of supporter. The wooden stile is a stile in the Yard. The iron stile is a stile in the Yard. The weighing-machine of great exactitude is a fixed in place thing in the Yard.

Hue is a kind of value. The hues are red, green and grey. A thing has a hue. The hue of the pin is usually green. A thing can be shiny or dull. A thing is usually dull. The pin is shiny. The crate is grey. Understand the hue property and the shiny property as referring to a thing.

Owning relates various people to various things. The verb to own means the owning relation. Ann owns the pin.

Zapping is an action applying to one thing. Zapping it about is an action applying to one thing and one topic. Zapping it by is an action applying to one thing and one number. Zapping it with is an action applying to two things. Zapping vaguely is an action applying to nothing. Zapping at is an action applying to one visible thing. Zapping up is an action applying to one number. Zapping hues is an action applying to one hue.

Understand "zap" as zapping vaguely.
Understand "zap [something]" as zapping.
Understand "zap [things]" as zapping.
Understand "zap [a container]" as zapping.
Understand "zap [an open container]" as zapping.
Understand "zap [an open shiny container]" as zapping.
Understand "zap [a dull thing]" as zapping.
Understand "zap [the crate]" as zapping.
Understand "zap [any thing]" as zapping at.
Understand "zap [any shiny thing]" as zapping at.
Understand "zap [someone]" as zapping.
Understand "zap [something] now" as zapping.
Understand "zap now [something]" as zapping.
Understand "zap a/an/-- [container]" as zapping.
Understand "zap [something] [someone]" as zapping it with.
Understand "zap [someone] [something]" as zapping it with (with nouns reversed).
Understand "zap [something] [something]" as zapping it with.
Understand "zap [things] with [something]" as zapping it with.
Understand "zap [something] with [things]" as zapping it with.
Understand "zap [something] about [text]" as zapping it about.
Understand "zap [something] by [number]" as zapping it by.
Understand "zap [number]" as zapping up.
Understand "zap [a hue]" as zapping hues.
Understand "zap up" as a mistake ("Up where?").
Understand "zap [pin]" as a mistake ("Not [the noun].") when the pin is in the crate.
Understand "zap down" as zapping vaguely when the pin is not in the crate.
Understand "zap [odd one]" as zapping.
Understand "odd [container]" or "strange [container]" as "[odd one]". Understand "[shiny thing] of note" as "[odd one]" when the pin is in the Yard.
Understand "tar" or "tar" or "tarry" as the box. Understand "tubs" as the plural of container. Understand "lid of [something related by containment]" as the crate. Understand "[something related by reversed owning] pin" as the pin. Understand "great [hue] stile" as the iron stile. Understand "mate/pal" as the friend of yours.

Check an actor zapping: say "Zap [the noun]." instead.
Check zapping about: say "Zap [the noun] about [the topic understood]." instead.
Check zapping by: say "Zap [the noun] by [the number understood]." instead.
Check zapping with: say "Zap [the noun] with [the second noun]." instead.
Check zapping vaguely: say "Zap." instead.
Check zapping at: say "Zap at [the noun]." instead.
Check zapping up: say "Zap up [number understood]." instead.
Check zapping hues: say "Zap hue [hue understood]." instead.

Test me with "zap / zap pin / [bracket]".
Test more with "zap up / zap down / " in the Yard and holding the ball.
Test deep with "test me / zap pin" holding the pin and the ball.
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a friend of yours, a crate (in which is a ball), a box (closed), Ann, a pin, a stool, a wooden stile, an iron stile and a weighing-machine of great exactitude here.

>zap
Zap.

>zap pin
Zap at the pin.

>zap pin and ball
pin: Zap the pin.
ball: Zap the ball.

>zap all
(the crate)
Zap the crate.

>zap crate
Zap the crate.

>zap box
Zap the box.

>zap ball
Zap the ball.

>zap ann
Zap Ann.

>zap pin now
Zap the pin.

>zap now pin
Zap the pin.

>zap a crate
Zap the crate.

>zap an box
Zap the box.

>zap ann pin
Zap at the pin.

>zap pin ann
Zap the pin with Ann.

>zap pin ball
Zap the pin with the ball.

>zap pin with ball
Zap the pin with the ball.

>zap pin and ball with crate
pin: Zap the pin with the crate.
ball: Zap the ball with the crate.

>zap pin with ball and crate
ball: Zap the pin with the ball.
crate: Zap the pin with the crate.

>zap pin about the weather in spring
Zap the pin about the weather in spring.

>zap pin by 4
Zap the pin by 4.

>zap pin by four
Zap the pin by 4.

>zap 7
Zap up 7.

>zap green
Zap hue green.

>zap up
Up where?

>zap down
Zap.

>put pin in crate
(taking the pin to begin with)
You put the pin into the crate.

>zap pin
Not the pin.

>zap down
The down is nothing that you can lay hands on.

>get pin
You take the pin.

>zap odd box
Zap the box.

>zap odd pin
That noun has no place in such a command.

>zap strange crate
Zap the crate.

>zap shiny pin of note
You see nothing of that name.

>zap tar
Zap the box.

>zap tarry
Zap the box.

>zap tubs
Zap the crate.

>zap lid of ball
Zap the crate.

>zap lid of pin
That noun has no place in such a command.

>zap ann pin
Zap at the pin.

>zap great grey stile
Zap the iron stile.

>zap great green stile
Zap the iron stile.

>zap stile
Which do you mean: the wooden stile or the iron stile?

>iron
Zap the iron stile.

>zap stiles
wooden stile: Zap the wooden stile.
iron stile: Zap the iron stile.

>zap friend of mine
Zap the friend of yours.

>zap friend of yours
That noun has no place in such a command.

>zap mate
Zap the friend of yours.

>zap weighing-machine
Zap the weighing-machine of great exactitude.

>zap green pin
Zap at the pin.

>zap dull pin
That noun has no place in such a command.

>zap shiny
That noun has no place in such a command.

>zap grey crate
Zap the crate.

>ann, zap pin
Ann would rather not.

>ann, zap
Ann would rather not.

>zap zap
That noun has no place in such a command.

>zap pin by
You see nothing of that name.

>zap pin about
You see nothing of that name.

>zap pin with
(the pin)
Zap the pin with the pin.

>zap pin with friend of mine
Zap the pin with the friend of yours.

>test me
(Testing.)

>[1] zap
Zap.

>[2] zap pin
Zap at the pin.

>[3] [bracket]
That is no verb known to me.

>test more
(first acquiring the ball)
(Testing.)

>[1] zap up
Up where?

>[2] zap down
Zap.

>test deep
(Testing.)

>[1] test me
(Testing.)

>[2] zap
Zap.

>[3] zap pin
Zap at the pin.

>[4] [bracket]
That is no verb known to me.

>[5] zap pin
Zap at the pin.

>
