Actions that lack a noun or a value, for oneself and for others, with and without rules that supply it; and actions tried within others, after which the nouns and the values that were understood are those of before.
--- source
"Actions at Their Edges"

The Hall is a room. The Yard is north of the Hall. The ball and the cube are things in the Hall. Bob is a man in the Hall. The shelf is a supporter in the Hall. The dial is a thing in the Hall. A colour is a kind of value. The colours are red, green and blue.
The latest is an object that varies. The hint is a truth state that varies.
Poking is an action applying to one thing. Understand "poke [something]" and "poke" as poking. Report poking: say "Poked [the noun]."
Joining it with is an action applying to two things. Understand "join [something] with [something]" and "join [something]" and "join" as joining it with. Report joining: say "Joined [the noun] with [the second noun]."
Counting is an action applying to one number. Understand "count [number]" and "count" as counting. Report counting: say "Counted [the number understood]."
Tuning it to is an action applying to one thing and one number. Understand "tune [something] to [number]" and "tune [something]" as tuning it to. Report tuning: say "Tuned [the noun] to [the number understood]."
Painting it in is an action applying to one thing and one colour. Understand "paint [something] [colour]" and "paint [something]" as painting it in. Report painting: say "Painted [the noun] [the colour understood]."
Stating is an action out of world applying to one number. Understand "state [number]" and "state" as stating. Report stating: say "Stated [the number understood]."
Humming is an action applying to nothing. Understand "hum" as humming. Report humming: say "Hm."
Rule for supplying a missing noun while poking when the location is the Hall: now the noun is the ball; say "(the ball)[command clarification break]".
Rule for supplying a missing noun while joining: say "Join what?"
Rule for supplying a missing second noun while joining the ball with: now the second noun is the cube.
Rule for supplying a missing second noun while joining: do nothing.
Before taking the cube: say "First [the noun]: "; try taking the ball; say "then [the noun], [if the second noun is nothing]nothing[end if]."
Before dropping the cube: say "A."; silently try dropping the ball; say "B [the noun]."
Report taking the ball: say "(ball)".
Instead of tuning the dial to 7: try counting 3; say "Still [the number understood] of [the noun]."
Instead of tuning the dial to 8: try tuning the ball to 9; say "Still [the number understood] of [the noun]."
Instead of waiting: try asking Bob to try taking the dial; say "Asked [the person asked]."; try Bob taking the dial; say "Done [the person asked]."; try taking the noun.
Instead of jumping: silently try humming; try humming; say "Hummed."
Instead of humming when the hint is true: say "No hum."
Instead of singing: try joining the ball with the latest; try poking the latest.
Singing is an action applying to nothing. Understand "sing" as singing.
Persuasion rule for asking Bob to try counting: persuasion succeeds. Persuasion rule for asking Bob to try humming: persuasion succeeds. Persuasion rule: persuasion succeeds.
Unsuccessful attempt by Bob doing something: say "Bob fails at [the action name part of the current action] because of [reason the action failed]."
Check Bob taking the dial: say "Bob shrugs."; stop the action.
After humming for the third time: say "Thrice."
Instead of painting the dial in red: try painting the ball in green; say "Still [the colour understood]."
Instead of asking Bob about: say "Asked about [the topic understood]."
Instead of asking Bob about "snow": try asking Bob about "rain"; say "Still about [the topic understood]."
--- play

Actions at Their Edges
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a ball, a cube, Bob, a shelf and a dial here.

>poke cube
Poked the cube.

>poke
(the ball)
Poked the ball.

>join
Join what?

>join ball
Joined the ball with the cube.

>join cube
That asks for a second noun.

>join ball with cube
Joined the ball with the cube.

>count 5
Counted 5.

>count
That asks for something other than an object.

>tune ball
That asks for something other than a second object.

>tune ball to 4
Tuned the ball to 4.

>tune dial to 7
Counted 3.

Still 7 of the dial.

>tune dial to 8
Tuned the ball to 9.

Still 8 of the dial.

>paint ball
That asks for something other than a second object.

>paint ball green
Painted the ball green.

>state 3
Stated 3.

>state
Stated 3.

>take cube
First the cube: 
(ball)
You take the ball.

then the cube, nothing.

You take the cube.

>drop cube
A.
B the cube.

You put the cube down.

>wait
Bob shrugs.

Bob fails at taking because of Check Bob taking the dial.

Asked yourself.

Bob shrugs.

Done yourself.

That asks for a noun.

>jump
Hm.

Hummed.

>sing
Joined the ball with the cube.

(the ball)
Poked the ball.

>bob, poke
That order means nothing to me.

>bob, count
That order means nothing to me.

>bob, count 3
>bob, tune ball
That order means nothing to me.

>bob, join ball
That order means nothing to me.

>bob, hum
>bob, take dial
Bob shrugs.

Bob fails at taking because of Check Bob taking the dial.

>hum
Thrice.

>hum
Hm.

>n

Yard

>poke
That asks for a noun.

>join
Join what?

>paint dial red
You see nothing of that name.

>ask bob about snow
You see nothing of that name.

>look
Yard

>s

Hall
You can see a cube, a ball, Bob, a shelf and a dial here.

>paint dial red
Painted the ball green.

Still red.

>ask bob about snow
Asked about rain.

Still about snow.

>
