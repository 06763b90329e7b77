Ways of writing that public extensions have: who acts without an article, a rule of any kind as a rule, entries below a blank that name a kind, a kind of value explained, an activity called as an action is.
--- source
The Lab is a room. Bob is a man in the Lab. The plug is a thing in the Lab.

When play begins: say "[We] [cannot] go. [Bob] [cannot] go. [We] [can't] go."

Trial rules is a number based rulebook producing nothing.

A trial rule: say "Trial."

Table of Gaps
spot
--
a room

When play begins: say "Rows: [number of rows in Table of Gaps]."; follow the trial rules for 3.

Plugging is an action applying to one thing. Report an actor plugging: say "[The actor] [plug] [the noun]." To plug is a verb.

Instead of an actor jumping: say "First [the actor]: "; try actor plugging the plug.

Persuasion: persuasion succeeds.

Counting plugs is an activity. Counting plugs is an action applying to nothing. Understand "count" as counting plugs.
Rule for counting plugs: say "One."
Carry out counting plugs: carry out the counting plugs activity.

Quip is a kind of value. The quips are retort and rejoinder. The specification of a quip is "What is said back."

To call (RL - a rule) up: say "Up: [RL].".

The weighing rules are an object based rulebook.
A weighing rule for a thing (this is the heavy rule): say "Heavy."

When play begins: call the heavy rule up.
--- play

You cannot go. Bob cannot go. You can't go.

Rows: 2.
Trial.

Up: heavy rule.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Bob and a plug here.

>jump
First yourself: 
You plug the plug.

>bob, jump
First Bob: 
Bob plugs the plug.

Bob tries, but can't do that.

>count
One.

>
