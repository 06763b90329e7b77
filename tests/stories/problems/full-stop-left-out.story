Where a full stop is left out, the problem says before which word, and suggests no other spelling of a known name.
--- source
The Hall is a room. The ball is in the Hall. The cup is in the Hall.

The Den is a room
"A den."

The Attic is a room "An attic."

The box is a container
The bag is a container.

"A plain hall"
The Loft is north of the Hall.

The description of the ball is "Red"
The tray is a supporter in the Hall.

"A hat lies here"
The hat is a thing called a cap in the Hall.

The lamp is a devise.
--- sentences
'The Den' and 'a room "A den."' are two different things, so one cannot be the other. A full stop may be missing before '"A den."'.
'The Attic' and 'a room "An attic."' are two different things, so one cannot be the other. A full stop may be missing before '"An attic."'.
'The box' and 'a container The bag is a container' are two different things, so one cannot be the other. A full stop may be missing before 'The'.
'"A plain hall" The Loft is north of the Hall' is used in the map, but it is not a room or a door. A full stop may be missing before 'The'.
'"Red" The tray is a supporter in the Hall' is not a value. It must be a text. A full stop may be missing before 'The'.
'"A hat lies here" The hat' and 'a thing called a cap in the Hall' are two different things, so one cannot be the other. A full stop may be missing before 'The'.
'The lamp' and 'a devise' are two different things, so one cannot be the other. Did you mean 'device'?
