A relation of two things of a kind that is stated of another one is a single mistake.
--- source
The Hall is a room. Bob is a man in the Hall. Loving relates one person to another. The verb to love means the loving relation.

Bob loves the Hall.
--- sentences
'the Hall' is of the wrong kind: it must be a person, but it is a room.
