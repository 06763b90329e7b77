A clause of a preamble may speak of what its noun was called: 'dropping a stone (called G) in the home of G' asks where it is dropped.
--- source
The Hall is a room. The Yard is a room. A stone is a kind of thing. A stone has a room called the home. The player carries a stone called alpha. The home of the alpha is the Hall. The player carries a stone called beta. The home of the beta is the Yard. The chest is a container in the Hall.
A cell is a kind of room. A gem is a kind of thing. A gem has a cell called the nook. The Pit is a cell. The player carries a gem called ruby. The nook of the ruby is the Pit. The player carries a gem called opal.
After dropping a stone (called G) in the home of G: say "Home: [G].".
After dropping a gem (called G) in the nook of G: say "Nook: [G].".
After waiting in the home of the alpha: say "W.".
After jumping in the Hall: say "J.".
After taking a stone in the home of the noun: say "T.".
After waving hands in the nook of the ruby: say "S."
After putting a stone (called G) on something in the home of G: say "P.".
Instead of examining a stone (called G) in the home of G: say "X."
Instead of examining a gem (called G) when the location is the nook of G: say "X."
Instead of sleeping: move the player to the Pit.
A room has a room called the twin. The twin of the Hall is the Yard. The Yard is north of the Hall. The Pit is south of the Hall. A person has a thing called the pet. The dog is an animal in the Hall. Bob is a man in the Hall. The pet of Bob is the dog.
Before giving something to someone (called P) in the presence of the pet of P: say "Woof.".
Before showing something (called T) to someone (called P) in the home of T in the presence of the pet of P: say "Both.".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see a chest (empty), a dog and Bob here.

>drop alpha
Home: alpha.

>drop beta
You put beta down.

>z
W.

>jump
J.

>take alpha
T.

>x alpha
X.

>x beta
You notice nothing out of the ordinary about beta.

>wave
You wave your hands.

>drop ruby
You put ruby down.

>s

Pit

>wave
S.

>drop ruby
You see nothing of that name.

>drop opal
Nook: opal.

>take ruby
You see nothing of that name.

>x ruby
You see nothing of that name.

>drop ruby
You see nothing of that name.

>drop alpha
You put alpha down.

>take alpha
You take alpha.

>give alpha to bob
You see nothing of that name.

>show alpha to bob
You see nothing of that name.

>n

Hall
You can see ruby, beta, a chest (empty), a dog and Bob here.

>s

Pit
You can see opal here.

>s
There is no way in that direction.

>n

Hall
You can see ruby, beta, a chest (empty), a dog and Bob here.

>take beta
You take beta.

>show beta to bob
Bob looks at it and says nothing.

>
