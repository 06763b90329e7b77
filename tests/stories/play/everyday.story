What a player tries with ordinary things: many at once, some of them, worn and not, on and in others; articles, plurals and verbs that
agree; and what is answered where a command comes to nothing.
--- source
"Pieces" by Ann

Cloakroom is a room. A cap is a kind of thing. A cap is usually wearable. A coat, a lamp and three caps are in Cloakroom. The coat is wearable. The lamp is lit. The pair of gloves is a plural-named wearable thing in Cloakroom. The honest man is a man in Cloakroom. Understand "fellow" as the honest man. The indefinite article of the honest man is "an". The sand is a thing in Cloakroom. The indefinite article of the sand is "some". Paris is a proper-named thing in Cloakroom. The rack is a supporter in Cloakroom. The initial appearance of the lamp is "A lamp glows."
A drawer is a kind of container. The top drawer and the bottom drawer are open drawers in Cloakroom. A cork is in the top drawer.
Instead of jumping: say "[The coat] [are] here; [the pair of gloves] [are] here; [regarding the pair of gloves][They] [hang]; [a sand], [an honest man], [Paris], [the Paris], [A honest man]; [list of caps]; [a list of caps]; [The list of drawers]; [is-are the list of caps]; [regarding the coat][those]; [we] [see] [us]; [regarding the honest man][they] [have] [their] hat."


To hang is a verb.

--- play

Pieces
An Interactive Fiction by Ann
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cloakroom
A lamp glows.

You can also see a coat, three caps, some pair of gloves, an honest man, some sand, Paris, a rack, a top drawer (in which is a cork) and a bottom drawer (empty) here.

>jump
The coat is here; the pair of gloves are here; They hang; some sand, an honest man, Paris, Paris, An honest man; three caps; three caps; The top drawer and the bottom drawer; are the three caps; that; you see you; he has his hat.

>take caps
cap: You take the cap.
cap: You take the cap.
cap: You take the cap.

>wear cap
You put the cap on.

>wear caps
Only one thing at a time can be done that way.

>take off cap
You take the cap off.

>i
You have with you:
  three caps

>drop all
cap: You put the cap down.
cap: You put the cap down.
cap: You put the cap down.

>take two caps
cap: You take the cap.
cap: You take the cap.

>take three caps
cap: You take the cap.

>take all caps
There is none of those about!

>put caps on rack
cap: You put it there.
cap: You put it there.
cap: You put it there.

>put all in top drawer
There is none of those about!

>take all from drawer
Which do you mean: the top drawer or the bottom drawer?

>top
You take the cork.

>look in bottom
The bottom drawer is empty.

>x me
Nobody knows you better than you do.

>x fellow
You notice nothing out of the ordinary about the honest man.

>wear gloves
(taking the pair of gloves to begin with)
You put the pair of gloves on.

>take them off
You take the pair of gloves off.

>wear them
You put the pair of gloves on.

>put gloves on rack
(taking off the pair of gloves to begin with)
You put the pair of gloves on the rack.

>look
Cloakroom
A lamp glows.

You can also see a coat, an honest man, some sand, Paris, a rack (on which are some pair of gloves and three caps), a top drawer (empty) and a bottom drawer (empty) here.

>look under rack
There is nothing worth finding there.

>take all except lamp
coat: You take the coat.
sand: You take the sand.
Paris: You take Paris.
top drawer: You take the top drawer.
bottom drawer: You take the bottom drawer.
pair of gloves: You take the pair of gloves.
cap: You take the cap.
cap: You take the cap.
cap: You take the cap.

>turn lamp
Nothing comes of it.

>push rack
The rack is too firmly in place.

>taste sand
The sand tastes of nothing much.

>smell
There is no smell worth mention.

>swing coat
The coat won't swing.

>burn coat
Nothing good would come of setting fire to that.

>wake man
There is no call for that.

>wake
You are wide awake, and are not dreaming.

>buy sand
The sand is not for sale.

>cut coat
The coat would be no better for being cut.

>squeeze sand
You squeeze the sand, to no effect.

>wave coat
You wave the coat about.

>say yes to man
Nobody answers.

>yes
Nobody asked.

>no
Nobody asked.

>sorry
No harm done.

>think
It never does any harm.

>rub rack
You rub the rack for a while.

>tie coat to rack
You would gain nothing by tying those together.

>set lamp to 5
The lamp can't be set to anything.

>consult coat about sand
You find nothing about that in the coat.

>throw cap at man
You take aim, and think better of it.

>give cap to man
The honest man refuses it with thanks.

>show cap to man
The honest man looks at it and says nothing.

>ask man for cap
The honest man would rather not.

>search coat
There is nothing worth finding there.

>get in drawer
Which do you mean: the bottom drawer or the top drawer?

>switch on lamp
The lamp has no switch.

>open coat
The coat can't be opened.

>eat sand
The sand is not for eating.

>drink sand
The sand is not for drinking.

>
