The command RULES tells which rules apply; RULES ALL also which do not, in which rulebooks, and how those ended.
--- source
The Yard is a room. The step rules is a rulebook.
A step rule (this is the left rule): do nothing.
A step rule when the turn count is 90 (this is the late rule): do nothing.
A step rule (this is the right rule): rule succeeds.
Marching is an action applying to nothing. Understand "march" as marching.
Instead of marching: follow the step rules; say "Left, right."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard

>rules
Rules tracing on.

[Rule "parse command rule" applies.]
>march
[Rule "declare everything initially unmentioned rule" applies.]
[Rule "generate action rule" applies.]
[Rule "announce items from multiple object lists rule" applies.]
[Rule "set pronouns from items from multiple object lists rule" applies.]
[Rule "before stage rule" applies.]
[Rule "basic visibility rule" applies.]
[Rule "basic tangibility rule" applies.]
[Rule "basic accessibility rule" applies.]
[Rule "carrying requirements rule" applies.]
[Rule "instead stage rule" applies.]
[Rule "Instead of marching" applies.]
[Rule "left rule" applies.]
[Rule "right rule" applies.]
Left, right.

[Rule "early scene changing stage rule" applies.]
[Rule "scene change machinery rule" applies.]
[Rule "every turn stage rule" applies.]
[Rule "timed events rule" applies.]
[Rule "advance time rule" applies.]
[Rule "update chronological records rule" applies.]
[Rule "late scene changing stage rule" applies.]
[Rule "scene change machinery rule" applies.]
[Rule "adjust light rule" applies.]
[Rule "note object acquisitions rule" applies.]
[Rule "notify score changes rule" applies.]
[Rule "parse command rule" applies.]
>rules all
[Rule "declare everything initially unmentioned rule" applies.]
[Rule "generate action rule" applies.]
Rules tracing on, for all.
[stopped: success]
[turn sequence rules]

  [Rule "parse command rule" applies.]
>march
  [Rule "declare everything initially unmentioned rule" applies.]
  [Rule "generate action rule" applies.]
    [setting action variables rules]
    [action-processing rules]
      [Rule "announce items from multiple object lists rule" applies.]
      [Rule "set pronouns from items from multiple object lists rule" applies.]
      [Rule "before stage rule" applies.]
      [Rule "basic visibility rule" applies.]
      [Rule "basic tangibility rule" applies.]
      [Rule "basic accessibility rule" applies.]
      [Rule "carrying requirements rule" applies.]
      [Rule "instead stage rule" applies.]
        [instead rules]
          [Rule "Instead of marching" applies.]
            [step rules]
              [Rule "late rule" does not apply.]
              [Rule "left rule" applies.]
              [Rule "right rule" applies.]
            [stopped: success]
Left, right.
        [stopped: fail]
    [stopped: fail]

  [Rule "early scene changing stage rule" applies.]
    [scene changing rules]
      [Rule "scene change machinery rule" applies.]
  [Rule "every turn stage rule" applies.]
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

>march
Left, right.

>
