A scene that begins or ends when another does, does so at once: after the rules of a named end, before those of any end; each is looked at once in one change.
--- source
Home is a room. The cube and the ball are here.
After-party is a scene. After-party begins when Masque ends well. After-party ends when Zeal begins.
Bustle is a scene. Bustle begins when play begins. Bustle ends when Masque begins.
Masque is a scene. Masque begins when the player carries the ball. Masque ends well when the player carries the cube. Masque ends badly when the location is nothing.
Calm is a scene. Calm begins when play begins. Calm ends sourly when Masque ends. Calm ends sweetly when Masque ends well.
Day is a scene. Day begins when Calm ends sweetly.
Eve is a scene. Eve begins when Day begins. Eve ends when Day begins.
Zeal is a scene. Zeal begins when Masque ends.
Yonder is a scene. Yonder begins when the player carries the cube.
Extra is a scene. Extra begins when Masque has ended.
Wane is a recurring scene. Wane begins when Masque begins. Wane ends when Masque ends.
When a scene (called S) begins: say "any [S] begins."
When a scene (called S) ends: say "any [S] ends."
When Masque begins: say "Masque begins."
When Masque ends: say "Masque ends."
When Masque ends well: say "Masque ends well."
When Calm ends sweetly: say "Calm ends sweetly."
When Calm ends: say "Calm ends."
When After-party begins: say "After-party begins."
When Zeal begins: say "Zeal begins."
--- play

any Entire Game begins.

any Bustle begins.

any Calm begins.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Home
You can see a cube and a ball here.

>scenes
Scene 'Entire Game' playing (for 0 mins now)
Scene 'Bustle' playing (for 0 mins now)
Scene 'Calm' playing (for 0 mins now)
Scenes listing on.

>take ball
You take the ball.

[Scene 'Masque' begins]
any Masque begins.

Masque begins.
[Scene 'Bustle' ends]

any Bustle ends.
[Scene 'Wane' begins]

any Wane begins.

>z
A while goes by.

>take cube
You take the cube.

[Scene 'Masque' ends]
[Scene 'Masque' ends well]
Masque ends well.
[Scene 'After-party' begins]

any After-party begins.

After-party begins.
[Scene 'Calm' ends]
[Scene 'Calm' ends sweetly]

Calm ends sweetly.
[Scene 'Day' begins]

any Day begins.
[Scene 'Eve' begins]

any Eve begins.
[Scene 'Eve' ends]

any Eve ends.

Calm ends.

any Calm ends.

Masque ends.

any Masque ends.
[Scene 'Zeal' begins]

any Zeal begins.

Zeal begins.
[Scene 'Wane' ends]

any Wane ends.
[Scene 'Yonder' begins]

any Yonder begins.
[Scene 'Extra' begins]

any Extra begins.

>scenes
Scene 'Entire Game' playing (for 3 mins now)
Scene 'After-party' playing (for 1 mins now)
Scene 'Bustle' ended
Scene 'Masque' ended well
Scene 'Calm' ended sweetly
Scene 'Day' playing (for 1 mins now)
Scene 'Eve' ended
Scene 'Zeal' playing (for 1 mins now)
Scene 'Yonder' playing (for 1 mins now)
Scene 'Extra' playing (for 1 mins now)
Scene 'Wane' ended
Scenes listing on.

>z
A while goes by.

>
