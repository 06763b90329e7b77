Levers by their numbers, times and periods in commands, an activity with variables, a kept list of actions.
--- source
"Signal Box"

The Box is a room. "Levers: [the list of levers]. [describe the traffic]."
A lever is a kind of device. A lever has a number called road. A lever has some text called label. Understand the road property as describing a lever. Understand "lever" or "lever [number]" as a lever. The description of a lever is "[label of the noun][if switched on], pulled[end if]; it has been used [usage of the noun] time[s]."
A lever has a number called usage.
L1 is a lever in the Box with road 1 and label "Up main". L2 is a lever in the Box with road 2 and label "Down main". L3 is a switched on lever in the Box with road 3 and label "Siding".
The printed name of a lever is usually "lever [road of the item described]". The printed plural name of a lever is "levers".

A train is a kind of value. The trains are the Flyer, the Milk, the Goods and the Special. The plural of train is trains.
A train has a number called road wanted. A train has a time called due. A train can be early or late. A train can be gone.

Table of Trains
train	road wanted	due
the Flyer	1	9:05 AM
the Milk	2	9:07 AM
the Goods	3	9:10 AM
the Special	1	9:15 AM

To describe the traffic:
	let T be "[the next train]";
	say "[T in sentence case] is next on road [road wanted of the next train]".
To say describe the traffic: describe the traffic.
To decide which train is the next train:
	let the best be the Special;
	repeat with T running through trains which are not gone:
		if the due of T is before the due of the best, now the best is T;
	decide on the best.

The time of day is 9:00 AM.

Signalling something is an activity on trains. The signalling activity has a truth state called road clear. The signalling activity has a lever called the set lever.
Before signalling a train (called T):
	repeat with L running through levers:
		if the road of L is the road wanted of T, now the set lever is L;
	if the set lever is switched on, now the road clear is true.
Rule for signalling the Special: say "The Special flashes by without stopping. "; continue the activity.
Rule for signalling a train (called T) when the road clear is true: say "[T] passes [if T is late]late[otherwise]on time[end if]."
Rule for signalling a late train (called T): say "[T] whistles and whistles."; 
Rule for signalling a train (called T): say "[T] stops and whistles."; now T is late.
Last for signalling: say "Nothing."
After signalling a train (called T): if the road clear is true, now T is gone; say "([number of gone trains] gone)".

Every turn:
	repeat with T running through not gone trains:
		if the due of T is at most the time of day, carry out the signalling activity with T.

Levering it to is an action applying to one thing and one number. Understand "set [lever] to [number]" as levering it to. Report levering it to: say "[The noun] will not go to [the number understood]." Understand "pull [lever]" as switching on. Understand "push [lever]" or "restore [lever]" as switching off. Understand "pull [levers]" as switching on.
Carry out an actor switching on a lever: increase the usage of the noun by 1.
Report switching on a lever: say "Clunk, [label of the noun]." instead.
Check switching on a lever (called L): if another lever is on, say "[The random switched on lever] blocks [L]." instead.
To decide whether another lever is on: 
	repeat with M running through switched on levers:
		if M is not the noun, yes;
	no.
Timing it is an action applying to one time. Understand "set clock to [time]" or "clock [time]" as timing it. Carry out timing it: now the time of day is the time understood. Report timing it: say "[the time of day]; [time understood + 1 minute]; [the minutes part of the time understood]."
Waiting more is an action applying to one time period. Understand "wait for [time period]" or "wait [time period]" as waiting more. Carry out waiting more: say "[time understood]."
Asking after is an action applying to one train. Understand "ask after [train]" as asking after. Report asking after: say "[train understood]: due [due of the train understood], road [road wanted of train understood]."
Metering is an action applying to one real number. Understand "meter [real number]" as metering. Report metering: say "[real number understood] x 2 = [real number understood * 2]."
Truthing is an action applying to one truth state. Understand "truth [truth state]" as truthing. Report truthing: say "[truth state understood]."
Understand "count [things]" as counting up. Counting up is an action applying to one thing. Carry out counting up: do nothing. Report counting up: say "Counted [a noun]."
The bell is in the Box. Understand "ding/bells" and "the/-- big bell" as the bell. Understand "bell [number]" as ringing. Ringing is an action applying to one number. Report ringing:
	repeat with N running from 1 to the number understood:
		say "[if N is 1]Ding[otherwise], ding[end if]";
		if N is 4, break;
	say ".".
The plan is a list of stored actions that varies. 
Planning is an action applying to one topic. Understand "plan" as showing the plan. Showing the plan is an action out of world. Report showing the plan: say "[plan]; [number of entries in plan]; [if the action of waiting is listed in plan]has a rest[end if]."
After doing something when the current action is not looking: add the current action to the plan; continue the action.
Replaying is an action out of world applying to nothing. Understand "replay" as replaying. Carry out replaying:
	let P be the plan;
	repeat with A running through P:
		if the action name part of A is the switching on action or the noun part of A is L3, say "[A] by [actor part of A]: [noun part of A]. ";
	if the number of entries in P > 0, try entry 1 of P.
--- play

Signal Box
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Box
Levers: lever 1, lever 2 and lever 3. Special is next on road 0.

You can see a bell here.

>x lever
Which do you mean: lever 1, lever 2 or lever 3?

>1
(lever 1)
Up main; it has been used 0 times.

lever 1 is switched off.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>x lever 2
Which do you mean: lever 1, lever 2 or lever 3?

>x l3
Siding, pulled; it has been used 0 times.

lever 3 is switched on.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>pull lever 1
Which do you mean: lever 1, lever 2 or lever 3?

>push lever 3
Which do you mean: lever 1, lever 2 or lever 3?

>pull lever 1
Which do you mean: lever 1, lever 2 or lever 3?

>ask after flyer
Flyer: due 9:00 am, road 0.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>ask after milk train
You see nothing of that name.

>ask after the goods
You see nothing of that name.

>z
A while goes by.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>z
A while goes by.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>push 1
lever 1 is off as it is.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>pull 2
lever 3 blocks lever 2.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>z
A while goes by.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>wait 5 minutes
12:05 am.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>wait for 2 hours
2:00 am.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>set clock to 9:09
9:09 am; 9:10 am; 9.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>z
A while goes by.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>clock 10 am
10:00 am; 10:01 am; 0.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>z
A while goes by.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>truth true
true.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>truth maybe
That sentence means nothing to me.

>meter 2.5
2.5 x 2 = 5.0.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>meter 3
3.0 x 2 = 6.0.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>count all
lever 1: Counted lever 1.
lever 2: Counted lever 2.
lever 3: Counted lever 3.
bell: Counted a bell.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>count levers
lever 1: Counted lever 1.
lever 2: Counted lever 2.
lever 3: Counted lever 3.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>x levers
Only one thing at a time can be done that way.

>bell 3
Ding, ding, ding.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>bell 12
Ding, ding, ding, ding.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>x big bell
You notice nothing out of the ordinary about the bell.

Flyer whistles and whistles.
(0 gone)Milk whistles and whistles.
(0 gone)Goods whistles and whistles.
(0 gone)The Special flashes by without stopping. Special whistles and whistles.
(0 gone)
>set lever 1 to 4
Which do you mean: lever 1, lever 2 or lever 3?

>pull all levers
Only one thing at a time can be done that way.

>pull levers
Only one thing at a time can be done that way.

>plan
examining lever 1, examining lever 3, asking after Flyer, waiting, waiting, waiting, waiting more 5 minutes, waiting more 2 hours , timing 9:09 am, waiting, timing 10:00 am, waiting, truthing true, metering 2.5, metering 3.0, counting up lever 1, counting up lever 2, counting up lever 3, counting up the bell, counting up lever 1, counting up lever 2, counting up lever 3, ringing 3, ringing 12 and examining the bell; 25; has a rest.

>replay
examining lever 3 by yourself: lever 3. counting up lever 3 by yourself: lever 3. counting up lever 3 by yourself: lever 3. 
Up main; it has been used 0 times.

lever 1 is switched off.

>g
examining lever 3 by yourself: lever 3. counting up lever 3 by yourself: lever 3. counting up lever 3 by yourself: lever 3. 
Up main; it has been used 0 times.

lever 1 is switched off.

>x lever 1
Which do you mean: lever 1, lever 2 or lever 3?

>
