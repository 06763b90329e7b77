What a property was given to is spoken of: a property alone, 'it' and a description are about that next. Whether a property may be had says nothing of the kind.
--- source
The Lab is a room. The vase is in the Lab. A thing has a text called smell note. The smell note is usually "Nothing."
The pot is in the Lab. The cup is in the Lab. The pot has a number called size. The size is 3. The description is "Pot or cup."
Bob is a man in the Lab. A person has a number called glow. The glow is usually 7. 
Ann is a woman in the Lab. The cup has a number called cost. It is wearable. The cost is 9. 
The mat is in the Lab.. A thing has a number called weight. 
Every turn: say "[smell note of vase] [smell note of cup] [size of pot] [glow of Bob] [glow of Ann] [cost of cup] [weight of mat] [list of things in the Lab] [list of wearable things].".

The tub is in the Lab. A person can be wet or dry. The tub can be full or empty. It is full. The cap is in the lab. The tub can be red. The description is "Red tub."
Every turn: say "[list of wet things] [list of full things] [description of tub]|[description of cap]|[description of pot]|[description of cup]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a vase, a pot, a cup, Bob, Ann, a mat, a tub and a cap here.

>z
A while goes by.

Nothing. Nothing. 3 7 7 9 0 yourself, vase, pot, cup, Bob, Ann, mat, tub and cap cup.

nothing tub |Red tub.|Pot or cup.|.
