What makes one rule the more specific than another by more than one step: places, doors, descriptions with clauses, actors, company, values and rows.
--- source
"Order"

The Hall is a room. The Yard is north of the Hall. The Shed is east of the Yard. Grounds is a region. The Yard and the Shed are in Grounds. The gate is a door. The gate is west of the Hall and east of the Lane.
The cart is a vehicle in the Yard. The crate is a pushable between rooms thing in the Hall. The box is an open container in the Hall. The coin and the cup are things in the box. The cup is fixed in place. Ann is a woman in the Hall. The crown is a wearable thing in the Hall. A thing can be old. The coin is old.
A colour is a kind of value. The colours are red and blue. A thing has a colour. The colour of the cup is blue.
The king is a person that varies. The king is Ann.

Table of Dull Matters
topic	reply
"rain"	"Wet."
"sun/moon"	"Bright."

Instead of taking something: say "T1."
Instead of taking something old: say "T2."
Instead of taking something which is in the box: say "T3."
Instead of taking something old which is in the box: say "T4."
Instead of taking the coin: say "T5."
Instead of taking a fixed in place blue thing: say "T6."
Instead of taking something in the Hall: say "T7."
Instead of taking something when the box is open: say "T8."
Instead of taking something when the box is open and the player is in the Hall: say "T9."
Instead of taking something in the presence of Ann: say "T10."
Instead of taking something in the presence of a woman: say "T11."
Instead of taking something worn by the king: say "T12."
Instead of taking something that is not in the box: say "T13."
Instead of taking something that is not old: say "T14."
Instead of taking the crown in the Hall: say "T15."
Instead of taking the crown in Grounds: say "T16."
Instead of doing something other than looking, waiting, going, exiting or entering in the Shed: say "O1."
Instead of doing something with the crate: say "O2."
Instead of doing anything except examining or taking to the crate: say "O3."

Before going: say "G1."
Before going nowhere: say "G2."
Before going north: say "G3."
Before going from the Hall: say "G4."
Before going to the Yard: say "G5."
Before going from the Hall to the Yard: say "G6."
Before going north from the Hall: say "G7."
Before going through the gate: say "G8."
Before going by the cart: say "G9."
Before going by a vehicle to the Shed: say "G10."
Before going with the crate: say "G11."
Before going with the crate to the Yard: say "G12."
Before going to a room: say "G13."
Before going to Grounds: say "G14."
Before going from Grounds: say "G15."
Before going in the Hall: say "G16."
Before going somewhere: say "G17."
Before going from somewhere to the Yard: say "G18."
Before going north with the crate from the Hall: say "G19."
Before going east in Grounds: say "G20."

After asking Ann about "rain": say "A1."
After asking Ann about a topic listed in the Table of Dull Matters: say "A2 [reply entry]".
After asking Ann about something: say "A3."
After asking someone about "rain": say "A4."
After telling Ann about "heavy/light rain": say "A5."
After telling Ann about "[number] drops": say "A6."
After telling Ann about anything: say "A7."

Report someone jumping: say "P1."
Report Ann jumping: say "P2."
Report an actor jumping: say "P3."
Report jumping: say "P4."
Report someone old jumping: say "P5."
Report the king jumping: say "P6."
Report Ann jumping when the box is open: say "P7."
Persuasion rule for asking Ann to try jumping: persuasion succeeds.
Persuasion rule for asking someone to try doing something: say "P8."; persuasion fails.
Persuasion rule for asking someone to try taking something old: say "P9."; persuasion fails.
Persuasion rule for asking Ann to try doing something with the crate: say "P10."; persuasion fails.
--- rules instead
Instead of taking the crown in the Hall
Instead of taking something in the Hall
Instead of taking the crown in Grounds
Instead of taking something in the presence of Ann
Instead of taking something in the presence of a woman
Instead of taking something when the box is open and the player is in the Hall
Instead of taking something when the box is open
Instead of doing something other than looking , waiting , going , exiting or entering in the Shed
Instead of taking the coin
Instead of doing anything except examining or taking to the crate
Instead of doing something with the crate
Instead of taking something that is not old
Instead of taking something that is not in the box
Instead of taking something old which is in the box
Instead of taking something which is in the box
Instead of taking something worn by the king
Instead of taking a fixed in place blue thing
Instead of taking something old
Instead of taking something
--- rules before
Before going north with the crate from the Hall
Before going with the crate to the Yard
Before going by a vehicle to the Shed
Before going north from the Hall
Before going east in Grounds
Before going with the crate
Before going by the cart
Before going through the gate
Before going from the Hall to the Yard
Before going from somewhere to the Yard
Before going from the Hall
Before going in the Hall
Before going from Grounds
Before going to the Yard
Before going to Grounds
Before going nowhere
Before going to a room
Before going somewhere
Before going north
Before going
--- rules after
After asking Ann about a topic listed in the Table of Dull Matters
After asking Ann about "rain"
After asking Ann about something
After telling Ann about "heavy/light rain"
After telling Ann about "[number] drops"
After telling Ann about anything
After asking someone about "rain"
--- rules report jumping
Report Ann jumping when the box is open
Report Ann jumping
Report the king jumping
Report someone old jumping
Report someone jumping
Report an actor jumping
Report jumping
--- rules persuasion
Persuasion rule for asking Ann to try doing something with the crate
Persuasion rule for asking someone to try taking something old
Persuasion rule for asking Ann to try jumping
Persuasion rule for asking someone to try doing something
--- play

Order
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

O1.

>take crown
T15.

>take coin
T7.

>take cup
T7.

>take crate
T7.

>x crate
O1.

>pull crate
O1.

>ask ann about rain
O1.

>ask ann about moon
O1.

>ask ann about snow
O1.

>tell ann about heavy rain
O1.

>tell ann about 7 drops
O1.

>tell ann about me
O1.

>jump
O1.

>ann, jump
P7.

P2.

P6.

P1.

Ann jumps up and down.

P3.

>ann, wait
P8.

>ann, take coin
P9.

>ann, push crate
P10.

>push crate north
O1.

>open gate
O1.

>w
G8.

G4.

G16.

G13.

G17.

G1.

O1.

>e
G16.

G2.

G1.

O1.

>n
G7.

G6.

G18.

G4.

G16.

G5.

G14.

G13.

G17.

G3.

G1.

O1.

>enter cart
You see nothing of that name.

>e
G16.

G2.

G1.

O1.

>look
O1.

>jump
O1.

>w
G8.

G4.

G16.

G13.

G17.

G1.

O1.

>n
G7.

G6.

G18.

G4.

G16.

G5.

G14.

G13.

G17.

G3.

G1.

O1.

>take cart
You see nothing of that name.

>exit
O1.

>s
G16.

G2.

G1.

O1.

>
