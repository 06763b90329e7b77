What applies to nothing or one thing needs one in the end, which a rule may supply.
--- source
Lab is a room. A ball is in Lab. Ann is a woman in Lab.
The ambient odour rule is not listed in any rulebook. The ambient sound rule is not listed in any rulebook.
Optioning is an action applying to nothing or one thing. Understand "opt" and "opt [something]" as optioning. Report optioning: say "Opt [noun]."
Instead of jumping: try smelling; try listening; try Ann smelling; try Ann optioning.
Instead of optioning: say "instead [noun]."
Before optioning: say "before [noun]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball and Ann here.

>smell
That asks for a noun.

>listen
That asks for a noun.

>smell ball
There is no smell worth mention.

>opt
That asks for a noun.

>opt ball
before ball.

instead ball.

>jump
That asks for a noun.

That asks for a noun.

That order means nothing to me.

That order means nothing to me.

>ann, smell
That order means nothing to me.

>ann, opt
That order means nothing to me.
