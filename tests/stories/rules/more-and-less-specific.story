Rules of the same form stand together, the more specific first, whichever clause of going makes the difference.
--- source
The Yard is a room. The Lane is north of the Yard. The gate is a door. The gate is east of the Yard and west of the Field. The cart is a vehicle in the Yard.
The trolley is a pushable between rooms thing in the Yard. Ann is a woman in the Yard.

Instead of going with the trolley (this is the with B rule): say "B."
Instead of going with something (this is the with A rule): say "A."
Instead of going with the trolley (this is the with D rule): say "D."
Instead of going with something (this is the with C rule): say "C."

Before going by the cart (this is the by B rule): say "B."
Before going by something (this is the by A rule): say "A."
Before going by the cart (this is the by D rule): say "D."
Before going by something (this is the by C rule): say "C."

After going through the gate (this is the through B rule): say "B."
After going through something (this is the through A rule): say "A."
After going through the gate (this is the through D rule): say "D."
After going through something (this is the through C rule): say "C."

Check jumping in the presence of Ann (this is the company B rule): say "B."
Check jumping in the presence of someone (this is the company A rule): say "A."
Check jumping in the presence of Ann (this is the company D rule): say "D."
Check jumping in the presence of someone (this is the company C rule): say "C."

Report going from the Yard (this is the from B rule): say "B."
Report going from somewhere (this is the from A rule): say "A."
Report going from the Yard (this is the from D rule): say "D."
Report going from somewhere (this is the from C rule): say "C."

Carry out going to the Lane (this is the to B rule): say "B."
Carry out going to somewhere (this is the to A rule): say "A."
Carry out going to the Lane (this is the to D rule): say "D."
Carry out going to somewhere (this is the to C rule): say "C."
--- rules instead
with b rule
with d rule
with a rule
with c rule
--- rules before
by b rule
by d rule
by a rule
by c rule
--- rules after
through b rule
through d rule
through a rule
through c rule
--- rules check jumping
company b rule
company d rule
company a rule
company c rule
--- rules report going
from b rule
from d rule
from a rule
from c rule
--- rules carry out going
to b rule
to d rule
to a rule
to c rule
