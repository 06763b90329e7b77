Scenes that depend on others and on conditions, events at times and after them, and conditions about the past.
--- source
"Scenes and Times"

The Lab is a room. The lamp is in the Lab. The time of day is 8:55 AM.
Night is a scene. Night begins when play begins. Night ends happily when the lamp is carried. Night ends sadly when the turn count is 6.
Dawn is a scene. Dawn begins when Night ends.
Gloom is a scene. Gloom begins when Night ends sadly.
Joy is a scene. Joy begins when Night ends happily. Joy ends when Dawn ends.
Noise is a recurring scene. Noise begins when the lamp is not carried and Night has ended. Noise ends when the time since Noise began is 2 minutes.
Dawn ends when the time since Dawn began is 2 minutes.
Echo is a scene. Echo begins when Noise begins. Echo ends when Noise ends.
Last is a scene. Last begins when Night ends happily. Last ends badly when Noise ends. Last ends merrily when Noise begins.
When a scene (called S) begins: say "([S] begins)[line break]".
When a scene (called S) ends: say "([S] ends)[line break]".
When Night ends happily: say "(Happy end)[line break]".
When Night ends sadly: say "(Sad end)[line break]".
When a recurring scene begins: say "(again)[line break]".
Instead of jumping: say "[if Night is happening]night [end if][if Night has ended]ended [end if][if Night has happened]happened [end if][if Night ended happily]happily [end if][if Night ended sadly]sadly [end if][if Dawn is happening]dawn [end if][if Gloom has not happened]no gloom [end if][if Last ended merrily]merrily [end if][time since Night began] [time when Night began] [list of scenes] [list of scenes which are happening] [list of recurring scenes]."
Instead of thinking: say "[time since Night ended] [time when Night ended] [time when Gloom began] [time since Joy ended] [time since Noise began]."
Every turn during Noise: say "(noise)[line break]".
Every turn when Dawn is happening: say "(dawn)[line break]".

At 9:00 AM: say "(nine)[line break]".
At 9:03 AM: say "(three past)[line break]"; the bell rings in 2 turns from now; the clock strikes in 3 minutes from now; the owl hoots at 9:10 AM.
At the time when the bell rings: say "(ring)[line break]".
At the time when the clock strikes: say "(strike at [the time of day])[line break]".
At the time when the owl hoots: say "(hoot)[line break]"; the owl hoots at 9:12 AM.
Every turn when the player has been in the Lab for exactly 3 turns: say "(three turns here)[line break]".
Every turn when the lamp has been carried: say "(had it)[line break]".
Every turn when the lamp had been carried: say "(had had it)[line break]".
Instead of waiting for the third time: say "Third."
Instead of waiting for more than three times: say "Again [number of turns]."
To say number of turns: say "[turn count]".
Instead of singing for three turns: say "Sung thrice."
Singing is an action applying to nothing. Understand "sing" as singing.
Report singing: say "La."
Every turn when the lamp is carried for the second turn: say "(second turn)[line break]".
Every turn when we have taken the lamp: say "(taken)[line break]".
Every turn when we have not waited: say "(not waited)[line break]".
--- play

(again)

(Entire Game begins)

(Night begins)

Scenes and Times
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a lamp here.

>jump
night happened no gloom 0 minutes 8:55 am Entire Game, Night, Dawn, Gloom, Joy, Noise, Echo and Last Entire Game and Night Entire Game and Noise.

(not waited)

>get lamp
You take the lamp.

(Happy end)

(Joy begins)

(Last begins)

(Night ends)

(Dawn begins)

(dawn)

(had it)

(taken)

(not waited)

>jump
ended happened happily dawn no gloom 2 minutes 8:55 am Entire Game, Night, Dawn, Gloom, Joy, Noise, Echo and Last Entire Game, Dawn, Joy and Last Entire Game and Noise.

(dawn)

(had it)

(had had it)

(second turn)

(taken)

(not waited)

(Dawn ends)

(Joy ends)

>think
2 minutes 8:56 am *** In the rule "Instead of thinking", the scene Gloom has not begun yet.
12:01 am 0 minutes *** In the rule "Instead of thinking", the scene Noise has not begun yet.
1 minute.

(three turns here)

(had it)

(had had it)

(taken)

(not waited)

>z
A while goes by.

(had it)

(had had it)

(taken)

>z
A while goes by.

(had it)

(had had it)

(taken)

(nine)

>drop lamp
You put the lamp down.

(again)

(Noise begins)

(Echo begins)

(Last ends)

(had it)

(had had it)

(taken)

(noise)

>z
Third.

(had it)

(had had it)

(taken)

(noise)

(Noise ends)

(Echo ends)

(again)

(Noise begins)

>z
Again 9.

(had it)

(had had it)

(taken)

(noise)

(three past)

>sing
La.

(had it)

(had had it)

(taken)

(noise)

(Noise ends)

(again)

(Noise begins)

>sing
La.

(had it)

(had had it)

(taken)

(noise)

>sing
Sung thrice.

(had it)

(had had it)

(taken)

(noise)

(ring)

(strike at 9:06 am)

(Noise ends)

(again)

(Noise begins)

>get lamp
You take the lamp.

(had it)

(had had it)

(taken)

(noise)

>z
Again 14.

(had it)

(had had it)

(second turn)

(taken)

(noise)

(Noise ends)

>jump
ended happened happily no gloom merrily 14 minutes 8:55 am Entire Game, Night, Dawn, Gloom, Joy, Noise, Echo and Last Entire Game Entire Game and Noise.

(had it)

(had had it)

(taken)

>think
14 minutes 8:56 am *** In the rule "Instead of thinking", the scene Gloom has not begun yet.
12:01 am 12 minutes 3 minutes.

(had it)

(had had it)

(taken)

(hoot)

>z
Again 17.

(had it)

(had had it)

(taken)

>z
Again 18.

(had it)

(had had it)

(taken)

(hoot)

>z
Again 19.

(had it)

(had had it)

(taken)

(hoot)

>
