Times and time periods as a player says them.
--- source
"Clock Work"

The Tower is a room.
Setting by is an action applying to one time. Understand "set [time]" as setting by. Report setting by: say "Set to [time understood]."
Idling for is an action applying to one time period. Understand "idle [time period]" as idling for. Report idling for: say "Idle for [time period understood]."
--- play

Clock Work
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Tower

>set 4:12
Set to 4:12 am.

>set 4:12 pm
Set to 4:12 pm.

>set half past nine
Set to 9:30 am.

>set quarter to six pm
Set to 5:45 pm.

>set a quarter past one
You see nothing of that name.

>set ten minutes to one
Only one thing at a time can be done that way.

>set five past twelve
Set to 12:05 pm.

>set seven o'clock
Set to 7:00 am.

>set seven o'clock pm
Only one thing at a time can be done that way.

>set noon
Set to 12:00 pm.

>set 13:00
Set to 1:00 pm.

>set twenty
You see nothing of that name.

>idle half an hour
Idle for 30 minutes.

>idle a quarter of an hour
Idle for 15 minutes.

>idle three quarters of an hour
Idle for 45 minutes.

>idle an hour
Idle for 1 hour .

>idle 1 hour 5 minutes
Idle for 1 hour 5 minutes.

>idle two hours
Idle for 2 hours .

>idle a minute
Idle for 1 minute.

>idle 1 hour and 5 minutes
That makes sense only as far as this: idle that.

>idle -3 minutes
That sentence means nothing to me.

>idle noon
That sentence means nothing to me.

>
