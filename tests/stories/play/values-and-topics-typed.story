Times, numbers, weights, named values and topics as a player types them, at and beyond the limits of each.
--- source
The Clockroom is a room. The lamp is a device in the Clockroom. The on button is a device in the Clockroom.

Setting to is an action applying to one time. Understand "clock [time]" as setting to. Carry out setting to: say "At [the time understood]."
Counting is an action applying to one number. Understand "count [number]" as counting. Carry out counting: say "Count [the number understood]."
Understand "dozen" as 12. Understand "gross" as 144.
A weight is a kind of value. 10kg specifies a weight. 
Weighing is an action applying to one weight. Understand "weigh [weight]" as weighing. Carry out weighing: say "Weight [the weight understood]."
A hue is a kind of value. The hues are scarlet, pale blue, pale and jet. A hue can be bright or dull. A hue is usually dull. Scarlet is bright. Pale blue is bright.
Painting is an action applying to one hue. Understand "paint [hue]" as painting. Understand "brightly [bright hue]" as painting. Understand "dully [dull hue]" as painting. Carry out painting: say "Paint [the hue understood]."
Understand "azure" as pale blue.
Definition: a number is tiny if it is less than 4.
Understand "tinily [tiny number]" as counting.

Uttering is an action applying to one topic. Understand "utter [text]" as uttering. Understand "utter [text] at once" as uttering. Carry out uttering: say "You utter '[the topic understood]'."
Uttering at is an action applying to one thing and one topic. Understand "utter [text] to [something]" as uttering at (with nouns reversed). 
Carry out uttering at: say "You utter '[the topic understood]' to [the noun]."
Understand "on [something]" or "under/below [something]" as "[place]". Understand "[place]" or "near [place]" as "[wide place]".
Poking is an action applying to one thing. Understand "poke [wide place]" as poking. Understand "poke at/-- [place] hard/--" as poking. Carry out poking: say "You poke [the noun]."
Understand "[number]" or "about [number]" as "[amount]".
Understand "[amount] of" as "[quantity]". Understand "take away [quantity]" as counting.
Understand "a a" or "a" as "[chain]".
Chaining is an action applying to nothing. Understand "chain [chain]" as chaining. Carry out chaining: say "A chain."
Switching over is an action applying to one thing. Understand "switch [something] over on" as switching over. Carry out switching over: say "Over [the noun]."
Understand "flip [something] off" as switching over.

After reading a command: if the player's command includes "[number] times", say "([number understood] times!)[line break]"; if the player's command includes "double [quantity]", say "([number understood] doubled!)[line break]".
--- notices

--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Clockroom
You can see a lamp and an on button here.

>clock noon
At 12:00 pm.

>clock MIDDAY
At 12:00 pm.

>clock midnight
At 12:00 am.

>clock 3
At 3:00 am.

>clock twelve
At 12:00 pm.

>clock 13
That sentence means nothing to me.

>clock 12
At 12:00 pm.

>clock 0
At 12:00 am.

>clock 00
At 12:00 am.

>clock 3 am
At 3:00 am.

>clock 3 pm
At 3:00 pm.

>clock 12 am
At 12:00 am.

>clock 12 pm
At 12:00 pm.

>clock 12 o'clock
At 12:00 pm.

>clock 3 o'clock
At 3:00 am.

>clock 3 o'clock pm
That makes sense only as far as this: clock that.

>clock 3 x
That sentence means nothing to me.

>clock 17:45
At 5:45 pm.

>clock 17:60
That sentence means nothing to me.

>clock 24:00
That sentence means nothing to me.

>clock 23:59
At 11:59 pm.

>clock 0:00
At 12:00 am.

>clock 6:5
At 6:05 am.

>clock 6:05 pm
At 6:05 pm.

>clock 12:30 am
At 12:30 am.

>clock 12:30 pm
At 12:30 pm.

>clock 13:30 pm
At 1:30 pm.

>clock 13:30 am
At 1:30 pm.

>clock :30
That sentence means nothing to me.

>clock 6:
That sentence means nothing to me.

>clock 6:15x
That sentence means nothing to me.

>clock 6:1:5
That sentence means nothing to me.

>clock 6 15
At 6:15 am.

>clock 6 15 pm
At 6:15 pm.

>clock 6 0
At 6:00 am.

>clock 6 00
At 6:00 am.

>clock 6 59
At 6:59 am.

>clock 6 60
That sentence means nothing to me.

>clock 23 10
At 11:10 pm.

>clock 24 10
That sentence means nothing to me.

>clock 59 10
That sentence means nothing to me.

>clock 0 15
At 12:15 am.

>clock ten to five
At 4:50 am.

>clock ten past five
At 5:10 am.

>clock quarter to one
At 12:45 am.

>clock quarter past twelve
At 12:15 pm.

>clock half past 12 pm
At 12:30 pm.

>clock half past midnight
At 12:30 am.

>clock half to noon
At 11:30 am.

>clock 59 past 3
At 3:59 am.

>clock 60 past 3
That sentence means nothing to me.

>clock 61 to three
That sentence means nothing to me.

>clock ten to 13
That sentence means nothing to me.

>clock ten to 0
That sentence means nothing to me.

>clock ten to
That sentence means nothing to me.

>clock ten past lamp
That sentence means nothing to me.

>clock ten before five
That sentence means nothing to me.

>clock five to midnight
At 11:55 pm.

>clock x
That sentence means nothing to me.

>clock
That sentence means nothing to me.

>5
That is no verb known to me.

>count 5
Count 5.

>count dozen
Count 12.

>count gross
Count 144.

>count thirty
Count 30.

>count thirty-one
That number means nothing to me.

>count forty
That number means nothing to me.

>count 0
Count 0.

>count 00007
Count 7.

>count 9999
Count 9999.

>count 10000
Count 10000.

>count 12345
Count 12345.

>count -5
Count -5.

>count x
That number means nothing to me.

>count 5x
That number means nothing to me.

>count 999999999999
That sentence means nothing to me.

>weigh 5kg
Weight 5kg.

>weigh 5 kg
Weight 5kg.

>weigh 5kgs
That sentence means nothing to me.

>weigh kg
That sentence means nothing to me.

>weigh 5
That sentence means nothing to me.

>paint scarlet
Paint scarlet.

>paint pale blue
Paint pale blue.

>paint pale
Paint pale.

>paint blue
That sentence means nothing to me.

>paint azure
Paint pale blue.

>brightly pale blue
Paint pale blue.

>brightly azure
Paint pale blue.

>brightly pale
That sentence means nothing to me.

>dully pale
Paint pale.

>dully jet
Paint jet.

>dully scarlet
That sentence means nothing to me.

>tinily 3
Count 3.

>tinily 4
That sentence means nothing to me.

>tinily dozen
That sentence means nothing to me.

>add 3 to 5
That is no verb known to me.

>add x to 5
That is no verb known to me.

>add 3 to x
That is no verb known to me.

>utter hello there
You utter "hello there".

>utter hello at once
You utter "hello".

>utter at once
You utter "at once".

>utter
That sentence means nothing to me.

>lamp
That is no verb known to me.

>utter hello to lamp
You utter "hello" to the lamp.

>utter hello to
What are you to utter to?

>whisper to lamp hello there
You utter "hello to whisper to lamp hello there".

>whisper to lamp
That is no verb known to me.

>boo
That is no verb known to me.

>poke on lamp
You poke the lamp.

>poke under lamp
You poke the lamp.

>poke below lamp
You poke the lamp.

>poke near on lamp
You poke the lamp.

>poke on
That sentence means nothing to me.

>poke over lamp
That sentence means nothing to me.

>poke at on lamp
You poke the lamp.

>poke at on lamp hard
You poke the lamp.

>poke on lamp hard
You poke the lamp.

>take away 5 of
Count 5.

>take away about 5 of
Count 5.

>take away 5
You see nothing of that name.

>double 4 about 5
That is no verb known to me.

>double about 4 5
That is no verb known to me.

>chain a
A chain.

>chain a a a a a a a a a a a a a a a a
That makes sense only as far as this: chain.

>chain a a a a a a a a a a a a a a a a a
That makes sense only as far as this: chain.

>chain a a a a a a a a a a a a a a a a a a
That makes sense only as far as this: chain.

>chain b
That sentence means nothing to me.

>switch button on
You switch the on button on.

>switch lamp on
You switch the lamp on.

>switch on on
You switch the on button off.

>switch lamp over on
Over the lamp.

>switch button over on
Over the on button.

>flip button off
Over the on button.

>flip lamp
That sentence means nothing to me.

>jump 3 times
(3 times!)
That makes sense only as far as this: jump.

>say hello
(to yourself)
Nobody answers.

>
