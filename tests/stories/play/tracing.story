TRACE shows more of the work of understanding a command at each level; RESPONSES and SHOWHEAP show what there is.
--- source
"Cellar"

The Cellar is a room. A red box, a blue box and a brass key are in the Cellar. The crate is a container in the Cellar.
Stowing it in is an action applying to two things. Understand "stow [something] in/inside [something]" or "stow [something]" as stowing it in.
Instead of stowing something in something: say "[second noun]."
The tally is a list of numbers that varies.
This is the drip rule:
	say "Drip." (A).
Instead of jumping:
	now the drip rule response (A) is "Drop.";
	add 4 to the tally;
	follow the drip rule.
--- play

Cellar
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cellar
You can see a red box, a blue box, a brass key and a crate (empty) here.

>trace 1
Parser tracing on, level 1 of 5.

>stow key
["stow key" is looked up in 2 lines of grammar]
[line "stow [something]" -> stowing it in: fits, having come to the end]
That asks for a second noun.

>crate
That is no verb known to me.

>trace 4
Parser tracing on, level 4 of 5.

>stow box in crate
["stow box in crate" is looked up in 2 lines of grammar]
      [red box: a name of 1 word]
      [blue box: a name of 1 word]
  [token 1, at word 2, "box in crate": it does not fit]
[line "stow [something]" -> stowing it in: does not fit, having come to word 3, "in crate"]
      [red box: a name of 1 word]
      [blue box: a name of 1 word]
      [crate: a name of 1 word]
    [2 could be meant: cannot be told]
[line "stow [something] in/inside [something]" -> stowing it in: stopped]
Which do you mean: the red box or the blue box?

>red
["stow  red box in crate" is looked up in 2 lines of grammar]
      [red box: a name of 2 words]
  [token 1, at word 2, "red box in crate": red box]
[line "stow [something]" -> stowing it in: does not fit, having come to word 4, "in crate"]
      [red box: a name of 2 words]
  [token 1, at word 2, "red box in crate": red box]
  [token 2, at word 4, "in crate": it fits]
      [crate: a name of 1 word]
  [token 3, at word 5, "crate": crate]
[line "stow [something] in/inside [something]" -> stowing it in: fits, having come to the end]
crate.

>trace 9
Parser tracing on, level 5 of 5.

>stow key in key
["stow key in key" is looked up in 2 lines of grammar]
        [north: no]
        [northeast: no]
        [northwest: no]
        [south: no]
        [southeast: no]
        [southwest: no]
        [east: no]
        [west: no]
        [up: no]
        [down: no]
        [inside: no]
        [outside: no]
        [yourself: no]
        [red box: no]
        [blue box: no]
      [brass key: a name of 1 word]
        [crate: no]
  [token 1, at word 2, "key in key": brass key]
[line "stow [something]" -> stowing it in: does not fit, having come to word 3, "in key"]
        [north: no]
        [northeast: no]
        [northwest: no]
        [south: no]
        [southeast: no]
        [southwest: no]
        [east: no]
        [west: no]
        [up: no]
        [down: no]
        [inside: no]
        [outside: no]
        [yourself: no]
        [red box: no]
        [blue box: no]
      [brass key: a name of 1 word]
        [crate: no]
  [token 1, at word 2, "key in key": brass key]
  [token 2, at word 3, "in key": it fits]
        [north: no]
        [northeast: no]
        [northwest: no]
        [south: no]
        [southeast: no]
        [southwest: no]
        [east: no]
        [west: no]
        [up: no]
        [down: no]
        [inside: no]
        [outside: no]
        [yourself: no]
        [red box: no]
        [blue box: no]
      [brass key: a name of 1 word]
        [crate: no]
  [token 3, at word 4, "key": brass key]
[line "stow [something] in/inside [something]" -> stowing it in: fits, having come to the end]
brass key.

>trace off
Parser tracing off.

>stow key in crate
crate.

>responses
drip rule response (A): "Drip."
(And 392 of the library: RESPONSES ALL shows them.)

>jump
Drop.

>responses on
drip rule response (A): "Drop." (since it was changed)
(And 392 of the library: RESPONSES ALL shows them.)

>showheap
texts: 4, in 12 bytes
lists: 9, in 96 bytes
stored actions: 1, in 40 bytes
relations: 0, in 0 bytes

>trace
Parser tracing on, level 1 of 5.

>
