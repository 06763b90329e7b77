Rules that follow themselves, directly and by way of a rulebook, so deep that RULES ALL indents no further; rules in place of
others, and rules that do nothing, within others; a rulebook and an action left before they ended; responses within texts.
--- source
The Cave is a room. The Shaft is below the Cave. The stone is in the Cave. The depth is a number that varies. The tally is a number that varies.
The dive rules is a rulebook. The knock rules is a rulebook. The pitch rules is a number based rulebook producing a number.

This is the echo rule:
	if the depth > 0:
		decrease the depth by 1;
		say "[depth]. ";
		follow the echo rule;
		increase the tally by 1.
A dive rule (this is the dive deeper rule):
	if the depth > 0:
		decrease the depth by 1;
		follow the dive rules;
	otherwise:
		say "Bottom.";
		rule succeeds.
A dive rule (this is the never reached rule): say "Back."
A pitch rule for a number (called N) greater than 0 (this is the higher pitch rule): let M be N - 1; rule succeeds with result N plus the number produced by the pitch rules for M.
A pitch rule for a number (this is the last pitch rule): rule succeeds with result 0.

A knock rule (this is the soft knock rule): say "Soft."
A knock rule (this is the loud knock rule): say "Loud."
A knock rule (this is the mute knock rule): say "Mute."
This is the wooden knock rule: say "Wooden."; follow the echo rule.
The wooden knock rule substitutes for the soft knock rule.
The soft knock rule does nothing if the tally > 20.
The mute knock rule does nothing.
The loud knock rule does nothing when the tally is 2.

Instead of jumping (this is the jump rule): now the depth is 2; follow the echo rule.
Instead of waving hands (this is the wave rule): now the depth is 20; follow the dive rules; say "[if rule succeeded]Yes.[otherwise]No."
Instead of singing (this is the song rule): say "[number produced by the pitch rules for 4]."
Singing is an action applying to nothing. Understand "sing" as singing.
Instead of pushing the stone (this is the push rule): follow the knock rules; follow the soft knock rule; follow the mute knock rule.
Before pulling the stone (this is the pull rule): try pushing the stone; try pulling the Cave instead.
Instead of pulling the Cave (this is the rope rule): say "[the stone] in [the Cave]"; abide by the knock rules; anonymously abide by the dive rules.
After looking (this is the peering rule): let T be "[the response]"; say "[T][line break]".
To say the response: say "(the [no rope rule response (A)])".
This is the no rope rule: say "rope" (A).
Instead of touching the stone (this is the touch rule): if the player consents, say "Warm."; otherwise say "Cold."
Instead of smelling the stone (this is the smell rule): try touching the stone.
Check smelling (this is the late smell rule): say "Never."
The hush rules is a rulebook. The hush rules have default failure. The calm rules is a rulebook. The calm rules have default success.
A hush rule (this is the hush hush rule): do nothing. A calm rule: do nothing.
Instead of tasting the stone (this is the taste rule): abide by the hush rules; say "Never."
Instead of tasting (this is the late taste rule): say "Never."
Instead of listening (this is the hark rule): anonymously abide by the calm rules; say "Never."
Check listening (this is the late hark rule): say "Never."
Instead of thinking (this is the think rule): stop the story abruptly.
Every turn when the tally > 0 (this is the drip rule): if the player is in the Shaft, end the story.
Every turn when the tally > 0 (this is the drop rule): say "Drop."
When play ends (this is the end rule): say "Over."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Cave
You can see a stone here.

(the no rope rule response (A))

>jump
1. 
0. 
Drop.

>push stone
Wooden.

Wooden.

Drop.

>pull stone
Wooden.

Wooden.

The Cave is nothing that you can lay hands on.

Drop.

>sing
10.

Drop.

>touch stone
>yes
Warm.

Drop.

>wave
Bottom.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.

Back.
No.

Drop.

>rules all
Rules tracing on, for all.
[stopped: success]
[turn sequence rules]

  [Rule "parse command rule" applies.]
>wave
  [Rule "declare everything initially unmentioned rule" applies.]
  [Rule "generate action rule" applies.]
    [setting action variables rules]
    [action-processing rules]
      [Rule "announce items from multiple object lists rule" applies.]
      [Rule "set pronouns from items from multiple object lists rule" applies.]
      [Rule "before stage rule" applies.]
        [before rules]
      [Rule "basic visibility rule" applies.]
      [Rule "basic tangibility rule" applies.]
      [Rule "basic accessibility rule" applies.]
      [Rule "carrying requirements rule" applies.]
      [Rule "instead stage rule" applies.]
        [instead rules]
          [Rule "wave rule" applies.]
            [dive rules]
              [Rule "dive deeper rule" applies.]
                [dive rules]
                  [Rule "dive deeper rule" applies.]
                    [dive rules]
                      [Rule "dive deeper rule" applies.]
                        [dive rules]
                          [Rule "dive deeper rule" applies.]
                            [dive rules]
                              [Rule "dive deeper rule" applies.]
                                [dive rules]
                                  [Rule "dive deeper rule" applies.]
                                    [dive rules]
                                      [Rule "dive deeper rule" applies.]
                                        [dive rules]
                                          [Rule "dive deeper rule" applies.]
                                            [dive rules]
                                              [Rule "dive deeper rule" applies.]
                                                [dive rules]
                                                  [Rule "dive deeper rule" applies.]
                                                    [dive rules]
                                                      [Rule "dive deeper rule" applies.]
                                                        [dive rules]
                                                          [Rule "dive deeper rule" applies.]
                                                            [dive rules]
                                                            [Rule "dive deeper rule" applies.]
                                                            [dive rules]
                                                            [Rule "dive deeper rule" applies.]
                                                            [dive rules]
                                                            [Rule "dive deeper rule" applies.]
                                                            [dive rules]
                                                            [Rule "dive deeper rule" applies.]
                                                            [dive rules]
                                                            [Rule "dive deeper rule" applies.]
                                                            [dive rules]
                                                            [Rule "dive deeper rule" applies.]
                                                            [dive rules]
                                                            [Rule "dive deeper rule" applies.]
                                                            [dive rules]
                                                            [Rule "dive deeper rule" applies.]
                                                            [dive rules]
                                                            [Rule "dive deeper rule" applies.]
Bottom.
                                                            [stopped: success]

                                                            [Rule "never reached rule" applies.]
Back.

                                                            [Rule "never reached rule" applies.]
Back.

                                                            [Rule "never reached rule" applies.]
Back.

                                                            [Rule "never reached rule" applies.]
Back.

                                                            [Rule "never reached rule" applies.]
Back.

                                                            [Rule "never reached rule" applies.]
Back.

                                                            [Rule "never reached rule" applies.]
Back.

                                                            [Rule "never reached rule" applies.]
Back.

                                                          [Rule "never reached rule" applies.]
Back.

                                                      [Rule "never reached rule" applies.]
Back.

                                                  [Rule "never reached rule" applies.]
Back.

                                              [Rule "never reached rule" applies.]
Back.

                                          [Rule "never reached rule" applies.]
Back.

                                      [Rule "never reached rule" applies.]
Back.

                                  [Rule "never reached rule" applies.]
Back.

                              [Rule "never reached rule" applies.]
Back.

                          [Rule "never reached rule" applies.]
Back.

                      [Rule "never reached rule" applies.]
Back.

                  [Rule "never reached rule" applies.]
Back.

              [Rule "never reached rule" applies.]
Back.
No.
        [stopped: fail]
    [stopped: fail]

  [Rule "early scene changing stage rule" applies.]
    [scene changing rules]
      [Rule "scene change machinery rule" applies.]
  [Rule "every turn stage rule" applies.]
    [every turn rules]
      [Rule "drip rule" applies.]
      [Rule "drop rule" applies.]
Drop.

  [Rule "timed events rule" applies.]
  [Rule "advance time rule" applies.]
  [Rule "update chronological records rule" applies.]
  [Rule "late scene changing stage rule" applies.]
    [scene changing rules]
      [Rule "scene change machinery rule" applies.]
  [Rule "adjust light rule" applies.]
  [Rule "note object acquisitions rule" applies.]
  [Rule "notify score changes rule" applies.]
[turn sequence rules]
  [Rule "parse command rule" applies.]
>push stone
  [Rule "declare everything initially unmentioned rule" applies.]
  [Rule "generate action rule" applies.]
    [setting action variables rules]
    [action-processing rules]
      [Rule "announce items from multiple object lists rule" applies.]
      [Rule "set pronouns from items from multiple object lists rule" applies.]
      [Rule "before stage rule" applies.]
        [before rules]
      [Rule "basic visibility rule" applies.]
      [Rule "basic tangibility rule" applies.]
      [Rule "basic accessibility rule" applies.]
        [accessibility rules]
          [Rule "access through barriers rule" applies.]
        [stopped: success]
      [Rule "carrying requirements rule" applies.]
      [Rule "instead stage rule" applies.]
        [instead rules]
          [Rule "push rule" applies.]
            [knock rules]
              [Rule "wooden knock rule" applies.]
Wooden.

                [Rule "echo rule" applies.]
              [Rule "soft knock rule" does not apply.]
              [Rule "loud knock rule" does not apply.]
              [Rule "mute knock rule" does not apply.]
            [Rule "wooden knock rule" applies.]
Wooden.

              [Rule "echo rule" applies.]
            [Rule "soft knock rule" does not apply.]
            [Rule "mute knock rule" does not apply.]
        [stopped: fail]
    [stopped: fail]
  [Rule "early scene changing stage rule" applies.]
    [scene changing rules]
      [Rule "scene change machinery rule" applies.]
  [Rule "every turn stage rule" applies.]
    [every turn rules]
      [Rule "drip rule" applies.]
      [Rule "drop rule" applies.]
Drop.

  [Rule "timed events rule" applies.]
  [Rule "advance time rule" applies.]
  [Rule "update chronological records rule" applies.]
  [Rule "late scene changing stage rule" applies.]
    [scene changing rules]
      [Rule "scene change machinery rule" applies.]
  [Rule "adjust light rule" applies.]
  [Rule "note object acquisitions rule" applies.]
  [Rule "notify score changes rule" applies.]
[turn sequence rules]
  [Rule "parse command rule" applies.]
>rules off
  [Rule "declare everything initially unmentioned rule" applies.]
  [Rule "generate action rule" applies.]
Rules tracing off.

>actions
Actions listing on.

>pull stone
[pulling the stone]
[(1) pushing the stone]
Wooden.

Wooden.

[(1) pushing the stone - failed]

[(1) pulling the Cave]
The Cave is nothing that you can lay hands on.
[(1) pulling the Cave - failed the basic tangibility rule]

[pulling the stone - failed the basic tangibility rule]

Drop.

>touch stone
[touching the stone]
>no
Cold.
[touching the stone - failed]

Drop.

>look
[looking]
Cave
You can see a stone here.

(the no rope rule response (A))
[looking - succeeded]

Drop.

>smell stone
[smelling the stone]
[(1) touching the stone]
>yes
Warm.
[(1) touching the stone - failed]

[smelling the stone - failed]

Drop.

>taste stone
[tasting the stone]
[tasting the stone - failed]

Drop.

>listen
[listening to the Cave]
[listening to the Cave - succeeded]

Drop.

>down
[going down]

Shaft
(the no rope rule response (A))
[going down - succeeded]

Over.



    *** The End ***




What now: RESTART, RESTORE a saved game, QUIT or UNDO the last command?
> >undo
Cave
[One turn taken back.]

>z
[waiting]
A while goes by.
[waiting - succeeded]

Drop.

>think
[thinking]
