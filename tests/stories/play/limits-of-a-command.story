Commands that can be read in too many ways, tokens deep in each other, long lines, and words and kinds of values that conditions let in.
--- source
The Pit is a room. The lamp is in the Pit. The crate is an open container in the Pit. The Loft is above the Pit.
Frobbing is an action applying to nothing. Carry out frobbing: say "Frobbed."
Nesting is an action applying to nothing. Carry out nesting: say "Nested."
Understand "x [w2]" or "x [w2] y" as "[w1]". Understand "x [w3]" or "x [w3] y" as "[w2]". Understand "x [w4]" or "x [w4] y" as "[w3]". Understand "x [w5]" or "x [w5] y" as "[w4]". Understand "x [w6]" or "x [w6] y" as "[w5]". Understand "x [w7]" or "x [w7] y" as "[w6]". Understand "x [w8]" or "x [w8] y" as "[w7]". Understand "x [w9]" or "x [w9] y" as "[w8]". Understand "x [w10]" or "x [w10] y" as "[w9]". Understand "x [w11]" or "x [w11] y" as "[w10]". Understand "x [w12]" or "x [w12] y" as "[w11]". Understand "x [w13]" or "x [w13] y" as "[w12]". Understand "x [w14]" or "x [w14] y" as "[w13]". Understand "x [w15]" or "x [w15] y" as "[w14]". Understand "x [w16]" or "x [w16] y" as "[w15]". 
Understand "z" as "[w16]". Understand "frob [w1]" as frobbing. Understand "frob more" as frobbing.
Understand "n [n2]" as "[n1]". Understand "n [n3]" as "[n2]". Understand "n [n4]" as "[n3]". Understand "n [n5]" as "[n4]". Understand "n [n6]" as "[n5]". Understand "n [n7]" as "[n6]". Understand "n [n8]" as "[n7]". Understand "n [n9]" as "[n8]". Understand "n [n10]" as "[n9]". Understand "n [n11]" as "[n10]". Understand "n [n12]" as "[n11]". Understand "n [n13]" as "[n12]". Understand "n [n14]" as "[n13]". Understand "n [n15]" as "[n14]". Understand "n [n16]" as "[n15]". Understand "n [n17]" as "[n16]". Understand "n [n18]" as "[n17]". Understand "n [n19]" as "[n18]". 
Understand "end" as "[n19]". Understand "nest [n2]" as nesting. Understand "nest [n3]" as nesting. Understand "nest [n4]" as nesting.
Reciting is an action applying to nothing. Understand "recite v1 v2 v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 v15 v16 v17 v18 v19 v20 v21 v22 v23 v24 v25 v26 v27 v28 v29 v30 v31 v32 v33 v34 v35 v36 v37" as reciting. Carry out reciting: say "Recited."
Counting is an action applying to one number. Understand "count [number]" as counting. Carry out counting: say "Count [the number understood]."
Understand "dozen" as 12 when the player is in the Pit. Understand "gross" as 144 when the player is in the Loft. Understand "score" as 20.
A hue is a kind of value. The hues are red, green and grey. A thing has a hue. Understand the hue property as describing a thing when the player is in the Pit. The hue of the lamp is green.
Understand "emerald" as green when the player is in the Pit. Understand "jade" as green when the player is in the Loft.
Describing is an action applying to one thing. Understand "d [something]" as describing. Carry out describing: say "[The noun]."
Definition: a thing is notable: if it is the lamp, decide yes; decide no.
Definition: a number is round: if the remainder after dividing it by 10 is 0, decide yes; decide no.
Understand "note [notable thing]" as describing. Understand "roundly [round number]" as counting.
Understand "roundly [number]" as counting when the player is in the Loft.
After deciding the scope of the player: place the crate in scope; place the Loft in scope.
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pit
You can see a lamp and a crate (empty) here.

>frob x x x x x x x x x x x x x x x q
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>frob x x x x x x x x x x x x x x x z
*** In the rule "parse command rule", this command was abandoned, because its words can be read in too many ways.
That sentence means nothing to me.

>frob more
Frobbed.

>nest n n n n n n n n n n n n n n n end
Nested.

>nest n n n n n n n n n n n n n n n n end
Nested.

>nest n n n n n n n n n n n n n n n n n end
That sentence means nothing to me.

>recite v1 v2 v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 v15 v16 v17 v18 v19 v20 v21 v22 v23 v24 v25 v26 v27 v28 v29 v30 v31 v32 v33 v34 v35 v36 v37
Recited.

>recite v1 v2 v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 v15 v16 v17 v18 v19 v20 v21 v22 v23 v24 v25 v26 v27 v28 v29 v30 v31 v32 v33 v34 v35 v36 v37 v38
That sentence means nothing to me.

>count dozen
Count 12.

>count gross
That number means nothing to me.

>count score
Count 20.

>d green
The lamp.

>d emerald
The lamp.

>d jade
You see nothing of that name.

>d green lamp
The lamp.

>note lamp
The lamp.

>note crate
You see nothing of that name.

>roundly 20
Count 20.

>roundly 21
That sentence means nothing to me.

>roundly score
Count 20.

>roundly dozen
That sentence means nothing to me.

>up

Loft

>count dozen
That number means nothing to me.

>count gross
Count 144.

>count score
Count 20.

>d green
You see nothing of that name.

>d emerald
You see nothing of that name.

>d jade
You see nothing of that name.

>roundly 21
Count 21.

>d crate
You can't stretch as far as the Pit.

>d loft
The Loft is nothing that you can lay hands on.

>jump, d crate. d
You jump, and come down again.

You can't stretch as far as the Pit.

What are you to d?

>
