The library at its plainest: looking, taking, putting, opening, listing what is where.
--- source
"Odds and Ends"

The Pantry is a room. "Shelves to the ceiling." A crate is a closed openable container in the Pantry. A candle is in the crate. A table is a supporter in the Pantry. On the table are a knife and a plate.
--- play

Odds and Ends
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pantry
Shelves to the ceiling.

You can see a crate (closed) and a table (on which are a knife and a plate) here.

>look
Pantry
Shelves to the ceiling.

You can see a crate (closed) and a table (on which are a knife and a plate) here.

>take knife
You take the knife.

>open crate
You open the crate to find inside a candle.

>put knife in crate
You put the knife into the crate.

>i
You have nothing with you.

>take all
crate: You take the crate.
knife: You take the knife.
candle: You take the candle.
plate: You take the plate.

>drop plate
You put the plate down.

>undo
Pantry
[One turn taken back.]

>i
You have with you:
  a plate
  a candle
  a knife
  a crate (open but empty)

>
