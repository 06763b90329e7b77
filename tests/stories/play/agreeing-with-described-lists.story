After what several things are described as, the player among them, verbs are plural in each viewpoint.
--- source
Lab is a room. A ball and a box are in Lab. Ann is a woman in Lab. To lie is a verb.
Retelling is an action out of world applying to one narrative viewpoint. Understand "retell in [narrative viewpoint]" as retelling. Carry out retelling: now the story viewpoint is the narrative viewpoint understood; say "So told."
Every turn: say "[The list of portable things in Lab] [lie] about."; say "[The list of things in Lab] [lie] about."; say "[The list of people in Lab] [lie] about."; say "[The player] [lie] there. [The list of things not in Lab] [lie]."; say "[List of things in Lab] [lie]."; say "[The Ann] [lie]; [list of women] [lie]; [The list of women] [lie]."; let L be the list of people; say "[L with definite articles] [lie], [L] [lie], [the player] [lie]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball, a box and Ann here.

>z
A while goes by.

You, the ball, the box and Ann lie about.
You, the ball, the box and Ann lie about.
You and Ann lie about.
You lie there. Nothing lie.
yourself, ball, box and Ann lie.
Ann lies; Ann lies; Ann lies.
yourself and Ann lie, yourself and Ann lie, yourself lie.

>retell in third person singular
So told.

>z
A while goes by.

He, the ball, the box and Ann lie about.
He, the ball, the box and Ann lie about.
He and Ann lie about.
He lies there. Nothing lies.
himself, ball, box and Ann lie.
Ann lies; Ann lies; Ann lies.
himself and Ann lie, himself and Ann lie, himself lies.

>retell in first person singular
So told.

>z
A while goes by.

I, the ball, the box and Ann lie about.
I, the ball, the box and Ann lie about.
I and Ann lie about.
I lie there. Nothing lie.
myself, ball, box and Ann lie.
Ann lies; Ann lies; Ann lies.
myself and Ann lie, myself and Ann lie, myself lie.

>retell in first person plural
So told.

>z
A while goes by.

We, the ball, the box and Ann lie about.
We, the ball, the box and Ann lie about.
We and Ann lie about.
We lie there. Nothing lie.
ourselves, ball, box and Ann lie.
Ann lies; Ann lies; Ann lies.
ourselves and Ann lie, ourselves and Ann lie, ourselves lie.

>retell in third person plural
So told.

>z
A while goes by.

They, the ball, the box and Ann lie about.
They, the ball, the box and Ann lie about.
They and Ann lie about.
They lie there. Nothing lie.
themselves, ball, box and Ann lie.
Ann lies; Ann lies; Ann lies.
themselves and Ann lie, themselves and Ann lie, themselves lie.

>retell in second person plural
So told.

>z
A while goes by.

You, the ball, the box and Ann lie about.
You, the ball, the box and Ann lie about.
You and Ann lie about.
You lie there. Nothing lie.
yourselves, ball, box and Ann lie.
Ann lies; Ann lies; Ann lies.
yourselves and Ann lie, yourselves and Ann lie, yourselves lie.
