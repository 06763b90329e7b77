Tokens of grammar: what words a value, a kind, a name of one's own and a property may be typed as; filters; scripts with marks in them; who is meant.
--- source
"Tokens"

The Hall is a room. The Yard is north of the Hall. The player is in the Hall.

A colour is a kind of value. The colours are red, green and dark blue. Understand "crimson" or "ruby" as red.
A mood is a kind of value. The moods are glad, sad and so so. A person has a mood. Understand the mood property as describing a person.

A ball is a kind of thing. A ball has a colour. Understand the colour property as referring to a ball. Understand "sphere" as a ball. Understand "orbs" and "spheres" as the plural of ball.
A thing can be scratched or smooth. Understand the scratched property as describing a ball.
The first ball is a ball in the Hall. It is red. It is scratched. The printed name is "red ball".
The second ball is a ball in the Hall. It is green. It is smooth. The printed name is "green ball".
The third ball is a ball in the Hall. It is dark blue. The printed name is "blue ball".

The chest is an openable open container in the Hall. The crate is a closed openable container in the Hall. The lamp is a device in the Hall. The candle is a lit thing in the Hall.
Ann is a woman in the Hall. Ann is glad. Bob is a man in the Hall. Bob is sad. The torch is carried by Ann. The rope is carried by Ann.

Dyeing it with is an action applying to one thing and one colour. Understand "dye [something] [a colour]" or "dye [something] with [colour]" as dyeing it with.
Report dyeing: say "Dyed [noun]: [colour understood]."

Naming is an action applying to one colour. Understand "name [colour]" as naming. Report naming: say "You name [the colour understood]."

Shutting is an action applying to one thing. Understand "shut up [open container]" or "shut up [something lit]" as shutting. Report shutting: say "Shut [noun]."

Finding is an action applying to one visible thing. Understand "find [any room]" or "find [any thing]" as finding. Report finding: say "Found [the noun]."

Understand "apple" or "pear" or "red plums" as "[fruit]". Eating fruit is an action applying to nothing. Understand "munch [fruit]" or "munch [fruit] now" as eating fruit. Report eating fruit: say "Munched: [the player's command]."

Counting by is an action applying to one number. Understand "tally [number]" or "tally by [number]" as counting by. Report counting by: say "Tally [number understood]."

Calling is an action applying to one topic. Understand "call [text]" as calling. Report calling: say "Called '[topic understood]'."

Deciding is an action applying to one truth state. Understand "decide [truth state]" as deciding. Report deciding: say "So [truth state understood]."

Weighing is an action applying to one real number. Understand "weigh [real number]" as weighing. Report weighing: say "[real number understood]."

Timing is an action applying to one time. Understand "time [time]" as timing. Report timing: say "[time understood]."

Pointing is an action applying to one thing. Understand "point [someone]" as pointing. Report pointing: say "Pointed to [the noun]."

Grabbing is an action applying to one carried thing. Understand "grab [something preferably held]" or "grab [things preferably held]" as grabbing. Report grabbing: say "Grabbed [the noun]."

Comparing it to is an action applying to two things. Understand "compare [something] to/with [something]" as comparing it to. Understand "set [something] and [something] side by side" as comparing it to. Understand "hold to [something] [something]" as comparing it to (with nouns reversed). Report comparing: say "[The noun] and [the second noun]."

Test one with "name ruby / name 5 ink / name dark blue / name blue".
Test two with "call it's here / call 'so' he said / call a[/]b".
--- play

Tokens
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a red ball, a green ball, a blue ball, a chest (empty), a crate (closed), a lamp, a candle, Ann and Bob here.

>name red
You name red.

>name crimson
You name red.

>name ruby
You name red.

>name 12 ink
That sentence means nothing to me.

>name twelve ink
That sentence means nothing to me.

>name dark blue
You name dark blue.

>name blue
That sentence means nothing to me.

>name mauve
That sentence means nothing to me.

>dye candle green
Dyed candle: green.

>dye candle with crimson
Dyed candle: red.

>dye red ball with 3 ink
That sentence means nothing to me.

>x scratched
You notice nothing out of the ordinary about the red ball.

>x scratched ball
You notice nothing out of the ordinary about the red ball.

>x smooth ball
Which do you mean: the green ball or the blue ball?

>green
You notice nothing out of the ordinary about the green ball.

>x red
You see nothing of that name.

>x sphere
Which do you mean: the red ball, the green ball or the blue ball?

>ruby
You notice nothing out of the ordinary about the red ball.

>take orbs
red ball: You take the red ball.
green ball: You take the green ball.
blue ball: You take the blue ball.

>drop spheres
blue ball: You put the blue ball down.
green ball: You put the green ball down.
red ball: You put the red ball down.

>x glad
(Ann)
You notice nothing out of the ordinary about Ann.

>x sad
You notice nothing out of the ordinary about Bob.

>x so so
You see nothing of that name.

>point glad woman
You see nothing of that name.

>shut up chest
Shut chest.

>shut up crate
The crate is closed as it is.

>shut up candle
Shut candle.

>shut up lamp
The lamp can't be closed.

>find yard
Found the Yard.

>find torch
Found the torch.

>find nothing here
That noun has no place in such a command.

>munch apple
Munched: munch apple.

>munch red plums
Munched: munch red plums.

>munch pear now
Munched: munch pear now.

>munch plums
That sentence means nothing to me.

>tally 5
Tally 5.

>tally by five
Tally 5.

>tally minus 2
That number means nothing to me.

>tally -2
Tally -2.

>tally 2.5
Tally 2.

That is no verb known to me.

>call me later
Called "me later".

>call
That sentence means nothing to me.

>decide true
So true.

>decide no
That sentence means nothing to me.

>decide false
So false.

>decide perhaps
That sentence means nothing to me.

>weigh 2.5
2.5.

>weigh 3
3.0.

>weigh minus 1.5e3
That sentence means nothing to me.

>weigh 1e-2
0.01.

>time 3:15 pm
3:15 pm.

>time 11 am
11:00 am.

>time noon
12:00 pm.

>time half past three
3:30 am.

>time 25:00
That sentence means nothing to me.

>grab all
There is none of those about!

>grab
What are you to grab?

>take lamp
You take the lamp.

>grab lamp
Grabbed the lamp.

>compare lamp to candle
The lamp and the candle.

>compare lamp with chest
The lamp and the chest.

>set lamp and candle side by side
Only one thing at a time can be done that way.

>hold to lamp candle
The candle and the lamp.

>hold lamp
You have it already.

>compare lamp
(to the lamp)
The lamp and the lamp.

>candle
That is no verb known to me.

>test one
(Testing.)

>[1] name ruby
You name red.

>[2] name 5 ink
That sentence means nothing to me.

>[3] name dark blue
You name dark blue.

>[4] name blue
That sentence means nothing to me.

>test two
(Testing.)

>[1] call it's here
Called "it's here".

>[2] call "so" he said
Called ""so" he said".

>[3] call a/b
Called "a/b".

>
