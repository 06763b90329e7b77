What a kind always or never is nothing of it is otherwise, and no kind of it always; what it usually is may be.
--- source
The Lab is a room. A thing can be soft. A thing has a number called worth. A size is a kind of value. The sizes are small and big. A thing has a size.
A hat is a kind of thing. A hat is always soft. The worth of a hat is always 5. A cap is a kind of hat. A cap is usually not soft. A hood is a kind of hat.
A coat is a kind of thing. A coat is always big. A coat is usually soft.

The fez is a hat in the Lab. The fez is not soft.

The worth of the fez is 6. The bowler is a cap in the Lab. The worth of the bowler is 5.

The parka is a small coat in the Lab. The parka is not soft.

A hood is never soft.

Bob is a man in the Lab. Bob is female.

The gate is a door. The gate is east of the Lab and west of the Hall. The gate is portable.

The shelf is an opaque supporter in the Lab.
--- problems
TWO_VALUES at "The fez is not soft"
TWO_VALUES at "The worth of the fez is 6"
TWO_VALUES at "The parka is a small coat in the Lab"
TWO_VALUES at "A hood is never soft"
TWO_VALUES at "Bob is female"
TWO_VALUES at "The gate is portable"
TWO_VALUES at "The shelf is an opaque supporter in the Lab"
