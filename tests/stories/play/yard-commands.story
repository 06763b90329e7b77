Tokens of every sort, synonyms, properties, values and mistakes that are typed.
--- source
"D10" by Nobody

[understanding]
The Yard is a room. The Barn is north of the Yard. A colour is a kind of value. The colours are red, green and blue. A ball is a kind of thing. A ball has a colour. Understand the colour property as describing a ball. The large ball is a red ball in the Yard. The small ball is a green ball in the Yard. Understand "sphere" or "orb" as a ball. Understand "spheres" as the plural of a ball.
A jar is a kind of container. A jar is open. A jar can be sealed or unsealed. Understand the sealed property as referring to a jar. Understand the unsealed property as referring to a jar. The glass jar is a sealed jar in the Yard. The clay jar is an unsealed jar in the Yard. Understand "jar with [something related by containment]" or "jar of [something related by containment]" as a jar.
In the glass jar is a pickle. In the clay jar is a bean.
Anna is a woman in the Yard. Understand "my friend" or "girl" as Anna. Bob is a man in the Barn. 
A dial is a kind of thing. A dial has a number called setting. Understand the setting property as referring to a dial. The brass dial is a dial in the Yard. The setting of the brass dial is 7. 
The box is a closed openable container in the Yard. Understand "crate" as the box when the box is open. The lever is a thing in the Yard. It is scenery. Understand "handle/stick" or "big red lever" as the lever.
Understand "beneath/under/below" as "[under]". 
Setting it to value is an action applying to one thing and one number. Understand "set [dial] to [number]" as setting it to value. Carry out setting it to value: now the setting of the noun is the number understood; say "Set to [setting of the noun]."
Painting it with is an action applying to one thing and one colour. Understand "paint [something] [colour]" or "paint [something] with [a colour]" as painting it with. Carry out painting it with: now the colour of the noun is the colour understood. Report painting it with: say "[The noun] is now [colour understood]."
Hiding it under is an action applying to two things. Understand "hide [something] [under] [something]" or "stash [things] [under] [something]" as hiding it under. Report hiding it under: say "Hidden: [the noun] under [the second noun]."
Muttering is an action applying to one topic. Understand "mutter [text]" as muttering. Report muttering: say "'[topic understood]', you mutter."
Counting is an action applying to one number. Understand "count to [number]" or "count [a number]" as counting. Report counting: say "[if the number understood is greater than 10]Too far[else][number understood][end if]."
Waiting until is an action applying to one time. Understand "wait until [time]" as waiting until. Report waiting until: say "Until [time understood]."
Understand the commands "grab" and "snatch" as "take". Understand the command "drop" as something new. Understand "drop [things]" as dropping. Understand "put down [things preferably held]" as dropping.
Pushing-all is an action applying to one thing. Understand "shove [any thing]" as pushing-all. Report pushing-all: say "Shove [the noun]."
Understand "go to [any room]" as finding. Finding is an action applying to one thing. Report finding: say "You'd go to [the noun]."
Understand "talk to [someone]" or "talk" as talking. Talking is an action applying to one thing. Report talking: say "Talk to [noun]." Rule for supplying a missing noun while talking: now the noun is Anna.
Understand "x [something]" as examining. Understand "photograph [something] with [other things]" as hiding it under (with nouns reversed).
Understand "gimme [a ball]" as taking. Understand "inspect [an open container]" as searching. Understand "tickle [animal]" or "tickle [a woman]" as touching.
Understand "turn [brass dial] clockwise/right" as a mistake ("It only goes left."). Understand "xyzzy" as a mistake ("Old hat, [if the player is in the Yard]here[end if].") when the player is in the Yard.
Understand "yank on/-- [something]" as pulling. Understand "say [text] to [someone]" as answering it that (with nouns reversed).
Understand "red" as the lever.
--- play

D10
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a large ball, a small ball, a glass jar (in which is a pickle), a clay jar (in which is a bean), Anna, a brass dial and a box (closed) here.

>x red ball
You notice nothing out of the ordinary about the large ball.

>x green sphere
You notice nothing out of the ordinary about the small ball.

>take spheres
large ball: You take the large ball.
small ball: You take the small ball.

>drop all
small ball: You put the small ball down.
large ball: You put the large ball down.
glass jar: The glass jar lies here as it is.
clay jar: The clay jar lies here as it is.
brass dial: The brass dial lies here as it is.
box: The box lies here as it is.
pickle: You don't have it.
bean: You don't have it.
lever: The lever lies here as it is.

>x sealed jar
In the glass jar is a pickle.

>x unsealed jar
In the clay jar is a bean.

>x jar of pickle
In the glass jar is a pickle.

>x jar with bean
In the clay jar is a bean.

>x my friend
You notice nothing out of the ordinary about Anna.

>x girl
You notice nothing out of the ordinary about Anna.

>x dial 7
You notice nothing out of the ordinary about the brass dial.

>set dial to 9
Set to 9.

>x dial 9
You notice nothing out of the ordinary about the brass dial.

>set dial to twelve
Set to 12.

>x crate
You see nothing of that name.

>open box
You open the box.

>x crate
The box is empty.

>x handle
You notice nothing out of the ordinary about the lever.

>pull stick
The lever is too firmly in place.

>x big red lever
You notice nothing out of the ordinary about the lever.

>paint small ball blue
The small ball is now blue.

>x blue ball
You notice nothing out of the ordinary about the small ball.

>paint large ball with red
The large ball is now red.

>hide bean below box
Hidden: the bean under the box.

>stash all under box
large ball: Hidden: the large ball under the box.
small ball: Hidden: the small ball under the box.
glass jar: Hidden: the glass jar under the box.
clay jar: Hidden: the clay jar under the box.
Anna: Hidden: Anna under the box.
brass dial: Hidden: the brass dial under the box.
box: Hidden: the box under the box.
pickle: Hidden: the pickle under the box.
bean: Hidden: the bean under the box.
lever: Hidden: the lever under the box.

>stash large ball and pickle beneath box
large ball: Hidden: the large ball under the box.
pickle: Hidden: the pickle under the box.

>mutter hello there
"hello there", you mutter.

>mutter abracadabra
"abracadabra", you mutter.

>count to 5
5.

>count twenty
Too far.

>wait until 3 pm
Until 3:00 pm.

>wait for 10 minutes
That makes sense only as far as this: wait.

>wait until half past two
Until 2:30 am.

>grab large
You take the large ball.

>snatch small
You take the small ball.

>drop balls
small ball: You put the small ball down.
large ball: You put the large ball down.

>put down bean
You don't have it.

>shove bob
You can't stretch as far as the Barn.

>shove xyz
That noun has no place in such a command.

>go to barn
The Barn is nothing that you can lay hands on.

>go to yard
The Yard is nothing that you can lay hands on.

>talk
Talk to Anna.

>talk to bob
You see nothing of that name.

>photograph box with lever
Hidden: the lever under the box.

>steal bean
That is no verb known to me.

>gimme large
You take the large ball.

>gimme bean
You see nothing of that name.

>inspect box
The box is empty.

>inspect bean
You see nothing of that name.

>tickle anna
Anna seems to prefer some distance.

>turn dial right
It only goes left.

>turn dial left
That makes sense only as far as this: turn the brass dial.

>xyzzy
Old hat, here.

>n

Barn
You can see Bob here.

>xyzzy
That sentence means nothing to me.

>s

Yard
You can see a small ball, a glass jar (in which is a pickle), a clay jar (in which is a bean), Anna, a brass dial and a box (empty) here.

>press lever
The lever is too firmly in place.

>yank lever
The lever is too firmly in place.

>yank on dial
Nothing comes of it.

>say hi to anna
Nobody answers.

>x red
(the large ball)
You notice nothing out of the ordinary about the large ball.

>x ball
(the large ball)
You notice nothing out of the ordinary about the large ball.

>large
That is no verb known to me.

>take ball. drop it. x it
(the small ball)
You take the small ball.

You put the small ball down.

You notice nothing out of the ordinary about the small ball.

>take all balls except small
There is none of those about!

>take all but anna
small ball: You take the small ball.
glass jar: You take the glass jar.
clay jar: You take the clay jar.
brass dial: You take the brass dial.
box: You take the box.
pickle: You take the pickle.
bean: You take the bean.

>i
You have with you:
  a bean
  a pickle
  a box (open but empty)
  a brass dial
  a clay jar
  a glass jar
  a small ball
  a large ball

>drop large ball then look
You put the large ball down.

Yard
You can see a large ball and Anna here.

>anna, mutter hi
Anna would rather not.

>anna, x me
Anna would rather not.

>oops
There is nothing there that could be put right.

>x lrage ball
You see nothing of that name.

>oops large
You notice nothing out of the ordinary about the large ball.

>again
You notice nothing out of the ordinary about the large ball.

>g
You notice nothing out of the ordinary about the large ball.

>
