Numbers, times and units as players type them: numbers in words go as far as the words that count things; an hour may stand alone where
nothing follows it; what belongs to one unit may stand in two words. A line that wants several things and then another noun is not
taken for "all" with more words after it.
--- source
"Typed"

The Study is a room. The desk is a supporter in the Study. The player carries a pen and a ruler.
Adding up is an action applying to one number. Understand "add [number]" as adding up. Report adding up: say "You add [number understood]."
Setting out at is an action applying to one time. Understand "leave at [time]" as setting out at. Report setting out at: say "You mean to leave at [time understood]."
Load is a kind of value. 1kg specifies a load. Lifting is an action applying to one load. Understand "lift [load]" as lifting. Report lifting: say "You lift [load understood]."
--- play

Typed
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Study
You can see a desk here.

>add thirty
You add 30.

>add thirty-one
That number means nothing to me.

>add zero
That number means nothing to me.

>add -12
You add -12.

>add 0
You add 0.

>add
That sentence means nothing to me.

>add 99999999999
That sentence means nothing to me.

>leave at noon
You mean to leave at 12:00 pm.

>leave at twelve
You mean to leave at 12:00 pm.

>leave at 5 pm
You mean to leave at 5:00 pm.

>leave at five then wait
That makes sense only as far as this: leave.

>leave at 17:45
You mean to leave at 5:45 pm.

>leave at 6 05
You mean to leave at 6:05 am.

>leave at ten to six pm
You mean to leave at 5:50 pm.

>leave at half past midnight
You mean to leave at 12:30 am.

>leave at 25:00
That makes sense only as far as this: leave.

>leave at eleven o'clock
You mean to leave at 11:00 am.

>leave at 13 pm
That makes sense only as far as this: leave.

>lift 12kg
You lift 12kg.

>lift 12 kg
You lift 12kg.

>lift 12 kg up
That makes sense only as far as this: lift that.

>put all but pen
That sentence means nothing to me.

>put all pen on
The pen is not for wearing!

>put pen on
The pen is not for wearing!

>
