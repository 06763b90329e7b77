Times, numbers and units as they can be typed, and as they cannot: the reference reads all of them alike.
--- source
"Times Typed"

The Yard is a room.

Timing is an action applying to one time. Understand "time [time]" as timing. Report timing: say "[time understood].".
Counting is an action applying to one number. Understand "count [number]" as counting. Report counting: say "[number understood].".
Weight is a kind of value. 1kg specifies a weight.
Weighing up is an action applying to one weight. Understand "load [weight]" as weighing up. Report weighing up: say "[weight understood].".
Price is a kind of value. $1.99 specifies a price.
Pricing is an action applying to one price. Understand "price [price]" as pricing. Report pricing: say "[price understood].".
--- play

Times Typed
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>time 1 am
1:00 am.

>time 1:00 am
1:00 am.

>time 12:00 am
12:00 am.

>time 12:59 am
12:59 am.

>time 12:00 pm
12:00 pm.

>time 12:59 pm
12:59 pm.

>time 11:59 pm
11:59 pm.

>time 0:30 am
12:30 am.

>time 13:30 pm
1:30 pm.

>time 1:60 pm
That sentence means nothing to me.

>time 13:00
1:00 pm.

>time 23:59
11:59 pm.

>time 24:00
That sentence means nothing to me.

>time 0:00
12:00 am.

>time one o'clock
1:00 am.

>time twelve o'clock
12:00 pm.

>time twelve o'clock am
That makes sense only as far as this: time that.

>time half past one
1:30 am.

>time half past twelve
12:30 pm.

>time half past twelve am
12:30 am.

>time quarter past one
1:15 am.

>time quarter to one
12:45 am.

>time quarter to one pm
12:45 pm.

>time quarter to one am
12:45 am.

>time ten past one
1:10 am.

>time ten minutes past one
That sentence means nothing to me.

>time ten to twelve
11:50 am.

>time one minute past one
That sentence means nothing to me.

>time twenty-five past six
6:25 am.

>time twenty five past six
That makes sense only as far as this: time that.

>time noon
12:00 pm.

>time midnight
12:00 am.

>time midday
12:00 pm.

>time ten past
That sentence means nothing to me.

>time half past
That sentence means nothing to me.

>time half to two
1:30 am.

>time past two
That sentence means nothing to me.

>time 1 pm and 2 pm
That makes sense only as far as this: time that.

>time thirteen o'clock
That sentence means nothing to me.

>time nought o'clock
That sentence means nothing to me.

>time 5
5:00 am.

>time five
5:00 am.

>time five pm
5:00 pm.

>time 5 o'clock pm
That makes sense only as far as this: time that.

>time 7:5 pm
7:05 pm.

>time 07:05 pm
7:05 pm.

>time three quarters past two
That sentence means nothing to me.

>time six minutes to six pm
That sentence means nothing to me.

>count 0
0.

>count -1
-1.

>count one
1.

>count twelve
12.

>count thirteen
13.

>count twenty
20.

>count thirty
30.

>count twenty-one
21.

>count thirty two
That makes sense only as far as this: count that.

>count one hundred
That makes sense only as far as this: count that.

>count 10000
10000.

>count 10001
10001.

>count 2147483647
2147483647.

>count 2147483648
That sentence means nothing to me.

>count -2147483648
-2147483648.

>count 1e3
That number means nothing to me.

>count 007
7.

>count +5
That number means nothing to me.

>count --5
That number means nothing to me.

>count minus five
That number means nothing to me.

>load 5kg
5kg.

>load 5 kg
5kg.

>load 0kg
0kg.

>load 3 tonne
That sentence means nothing to me.

>load 3 tonnes
That sentence means nothing to me.

>load -2kg
That sentence means nothing to me.

>load 2147483kg
2147483kg.

>load kg
That sentence means nothing to me.

>price $1.99
$1.99.

>price $1
That sentence means nothing to me.

>price $0.05
$0.05.

>price $1.5
$1.05.

>price $1.100
That sentence means nothing to me.

>price $.50
That sentence means nothing to me.

>price -$1.50
That sentence means nothing to me.

>price $-1.50
That sentence means nothing to me.

>price 1.99
That sentence means nothing to me.

>price $20000.00
$20000.00.

>
