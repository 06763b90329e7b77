Of several ends of a scene whose conditions are tested, those declared later come first, and the others are still tested; a kind is given an either/or property and a value in one sentence. The reference prints the same.
--- source
The Hut is a room. The Yard is north of the Hut. The Barn is north of the Yard.
A crate is a kind of container. A crate has a number called size. A crate is usually openable with size 5. The red crate is a crate in the Hut. The blue crate is a crate in the Hut. The size of the blue crate is 2. The bin is a container in the Hut. The bin is open with carrying capacity 3.
Tea is a scene. Tea begins when play begins. Tea ends when the player is in the Barn. Tea ends nicely when the player is in the Yard. Tea ends badly when the turn count is 30.
Lunch is a scene. Lunch begins when play begins. Lunch ends badly when the player is in the Barn. Lunch ends nicely when the player is in the Barn. Lunch ends when the turn count is 30.
Supper is a scene. Supper begins when Lunch ends. Supper ends slowly when the turn count is 30. Supper ends when the player is in the Hut.
When Tea ends nicely: say "Nice tea." When Tea ends badly: say "Bad tea." When Lunch ends badly: say "Bad lunch." When Lunch ends nicely: say "Nice lunch." When Supper ends slowly: say "Slow supper." When Supper ends: say "Supper over."
Instead of waiting: say "[size of the red crate] [size of the blue crate] [if the red crate is openable]openable[otherwise]not[end if] [carrying capacity of the bin]; [if Tea ended nicely]nicely[end if] [if Lunch ended badly]badly[end if]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hut
You can see a red crate (empty), a blue crate (empty) and a bin (empty) here.

>z
5 2 openable 3;  .

>n

Yard
Nice tea.

>z
5 2 openable 3; nicely .

>n

Barn
Nice lunch.

>z
5 2 openable 3; nicely .

>s

Yard

>s

Hut
You can see a red crate (empty), a blue crate (empty) and a bin (empty) here.

Supper over.

>z
5 2 openable 3; nicely .

>
