A response about what cannot be reached may call what is in the way the noun; the action keeps its own nouns.
--- source
"The Case"

Lab is a room. The case is in Lab. The case is a closed transparent openable container. The gem is in the case. The cage is an enterable open transparent openable container in Lab. The stool is in Lab. The trunk is an open enterable container in Lab.

The can't reach inside closed containers rule response (A) is "[The noun] [are] shut, so hands off [if the second noun is nothing]that[otherwise][the second noun][end if].".
The can't reach outside closed containers rule response (A) is "[The noun] [hold] us in.".
The access through barriers rule response (A) is "Nowhere: [the noun].".

The pill is an edible thing.

After deciding the scope of the player: place the pill in scope.

Every turn: say "<[the noun]>"
--- play
The Case
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a case (closed) (in which is a gem), a cage (empty), a stool and a trunk (empty) here.

>take gem
The case is shut, so hands off that.

<the gem>
>touch gem
The case is shut, so hands off that.

<the gem>
>put gem in trunk
The case is shut, so hands off that.

<the gem>
>put stool on gem
The case is shut, so hands off that.

<the stool>
>get stool
You take the stool.

<the stool>
>put stool on gem
The case is shut, so hands off that.

<the stool>
>touch pill
Nowhere: the pill.

<the pill>
>enter cage
You get into the cage.

<the cage>
>close cage
You close the cage.

<the cage>
>touch trunk
The cage holds us in.

<the trunk>
>touch gem
The cage holds us in.

<the gem>
>put stool in trunk
The cage holds us in.

<the stool>
