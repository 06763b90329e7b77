Questions of the parser, and answers to them that are seldom given: "again", two words, several commands in a line, what was inferred and what is missing.
--- source
"Asked Again and Again"

Use the serial comma.

The Vault is a room. The Hall is north of the Vault. A gold coin, a silver coin and a copper coin are in the Vault. The coffer is a closed openable transparent container in the Vault. The tray is a supporter in the Vault. The rim is part of the tray. The knob is part of the coffer. The bowl is an open container in the Vault. The slate is a thing in the Vault.
Ned is a man in the Vault. Nora is a woman in the Vault. The twins are plural-named people in the Vault. A rat is an animal in the Vault.
The red key and the blue key are things. The player carries the red key and the blue key. The red key unlocks the coffer. The coffer is lockable and unlocked.

Spinning is an action applying to one carried thing. Understand "spin [something]" as spinning. Carry out spinning: say "You spin [the noun]."
Weighing it against is an action applying to two things. Understand "weigh [something] against [something]" and "weigh [something]" as weighing it against. Carry out weighing: say "[The noun] against [the second noun]."
Telling fortunes to is an action applying to one thing. Understand "foretell to [someone]" and "foretell" as telling fortunes to. Carry out telling fortunes to: say "You foretell to [the noun]."
Rule for supplying a missing second noun while weighing something against: if the noun is the slate, now the second noun is the tray; otherwise say "Against what?" instead.
Rule for supplying a missing noun while telling fortunes to: now the noun is Nora.
Does the player mean spinning the blue key: it is very likely.
Does the player mean taking the silver coin: it is unlikely.
After reading a command: if the player's command matches "hush", say "Hushed." instead; if the player's command includes "please", cut the matched text.

Every turn: say "([it-words])".
To say it-words: say "[noun], [second noun], [number of things carried by the player]".
--- play

Asked Again and Again
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault
You can see a gold coin, a silver coin, a copper coin, a coffer (closed and empty), a tray, a bowl (empty), a slate, Ned, Nora, some twins, and a rat here.

>take coin
Which do you mean: the gold coin, the silver coin, or the copper coin?

>again
You see nothing of that name.

>take coin
Which do you mean: the gold coin, the silver coin, or the copper coin?

>gold
You take the gold coin.

(gold coin, nothing, 3)
>again
You have it already.

(gold coin, nothing, 3)
>drop gold coin. take it. again
You put the gold coin down.

(gold coin, nothing, 2)
You take the gold coin.

(gold coin, nothing, 3)
You have it already.

(gold coin, nothing, 3)
>take coin
(the copper coin)
You take the copper coin.

(copper coin, nothing, 4)
>all
That is no verb known to me.

>drop all coins
Only one thing at a time can be done that way.

>take coin. drop coin
(the silver coin)
You take the silver coin.

(silver coin, nothing, 5)
Which do you mean: the silver coin, the copper coin, or the gold coin?

>silver
You put the silver coin down.

(silver coin, nothing, 4)
>copper
That is no verb known to me.

>spin key
(the blue key)
You spin the blue key.

(blue key, nothing, 4)
>spin coin
Which do you mean: the silver coin, the copper coin, or the gold coin?

>spin the key. again
(the blue key)
You spin the blue key.

(blue key, nothing, 4)
(the blue key)
You spin the blue key.

(blue key, nothing, 4)
>unlock coffer
What are you to unlock the coffer with?

>lock coffer with
What are you to lock the coffer with?

>blue
The blue key doesn't fit the lock.

(coffer, blue key, 4)
>lock coffer with red key
You lock the coffer.

(coffer, red key, 4)
>open coffer
The coffer proves to be locked.

(coffer, nothing, 4)
>unlock coffer with red key
You unlock the coffer.

(coffer, red key, 4)
>put gold in bowl. put silver in it. take all from bowl
You put the gold coin into the bowl.

(gold coin, bowl, 3)
(taking the silver coin to begin with)
The gold coin can't hold things.

(silver coin, gold coin, 4)
You take the gold coin.

(gold coin, bowl, 5)
>take all from tray
The tray is empty.

>take all from coffer
The coffer is closed.

>remove all from bowl
The bowl is empty.

>open coffer. take all from it
You open the coffer.

(coffer, nothing, 5)
The coffer is empty.

>take knob from coffer
It belongs to the coffer and stays there.

(knob, coffer, 5)
>give coin to
Which do you mean: the gold coin, the silver coin, or the copper coin?

>ned
You see nothing of that name.

>give gold
Whom are you to give the gold coin to?

>twins
The twins refuse it with thanks.

(gold coin, twins, 5)
>weigh slate
The slate against the tray.

(slate, nothing, 5)
>weigh bowl
Against what?

(bowl, nothing, 5)
>foretell
You foretell to Nora.

(nothing, nothing, 5)
>foretell to rat
You foretell to the rat.

(rat, nothing, 5)
>ask ned
What are you to ask Ned for?

>ned
Ned would rather not.

(Ned, Ned, 5)
>ask nora about it
Nobody answers.

(Nora, nothing, 5)
>ned, take slate
Ned would rather not.

(slate, nothing, 5)
>nora, spin
What is Nora to spin?

>it
(Nora taking the slate to begin with)
Nora would rather not.

(slate, nothing, 5)
>please take the slate
You take the slate.

(slate, nothing, 6)
>hush
Hushed.

>take slate. xyzzy. look
You have it already.

(slate, nothing, 6)
That is no verb known to me.

>take slate and then drop it
You see nothing of that name.

>take all. drop all. i
coffer: You take the coffer.
bowl: You take the bowl.

(nothing, nothing, 8)
bowl: You put the bowl down.
coffer: You put the coffer down.
slate: You put the slate down.
gold coin: You put the gold coin down.
silver coin: You put the silver coin down.
copper coin: You put the copper coin down.
red key: You put the red key down.
blue key: You put the blue key down.

(nothing, nothing, 0)
You have nothing with you.

(nothing, nothing, 0)
>put coin on
Which do you mean: the copper coin, the silver coin, or the gold coin?

>tray
That sentence means nothing to me.

>put all coins in coffer
That sentence means nothing to me.

>take two coins
You see nothing of that name.

>take three coins from coffer
You see nothing of that name.

>take 9 coins
You see nothing of that name.

>drop two coins
Only one thing at a time can be done that way.

>take all except coins
You see nothing of that name.

>examine twins. examine them. examine her. examine him
You notice nothing out of the ordinary about the twins.

(twins, nothing, 0)
You notice nothing out of the ordinary about the twins.

(twins, nothing, 0)
You notice nothing out of the ordinary about Nora.

(Nora, nothing, 0)
You notice nothing out of the ordinary about Ned.

(Ned, nothing, 0)
>n. g. s

Hall
(north, nothing, 0)
There is no way in that direction.

(north, nothing, 0)
Vault
You can see a blue key, a red key, a copper coin, a silver coin, a gold coin, a slate, a coffer (empty), a bowl (empty), a tray, Ned, Nora, some twins, and a rat here.

(south, nothing, 0)
>g
There is no way in that direction.

(south, nothing, 0)
>oops
There is nothing there that could be put right.

>take slat
You see nothing of that name.

>oops slate
You take the slate.

(slate, nothing, 1)
>take coi from coffer
You see nothing of that name.

>oops coin
Which do you mean: the copper coin, the silver coin, or the gold coin?

>gold
The gold coin isn't there to be removed.

(gold coin, coffer, 1)
>look at
(the slate)
You notice nothing out of the ordinary about the slate.

(slate, nothing, 1)
>slate
That is no verb known to me.

>
