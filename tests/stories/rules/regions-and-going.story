Rooms before regions, inner regions before outer ones; going from and to; going nowhere.
--- source
The Quay is a room. The Deck is north of the Quay. The Hold is below the Deck.
The Harbour is a region. The Quay is in the Harbour. The Ship is a region. The Ship is in the Harbour. The Deck and the Hold are in the Ship.

Instead of jumping in the Harbour: say "Harbour."
Instead of jumping in the Ship: say "Ship."
Instead of jumping in the Hold: say "Hold."

After going from the Quay: say "Aboard."; continue the action.
After going to the Hold: say "Down into the dark smell of tar."; continue the action.
Instead of going nowhere: say "Water on every side."
--- rules instead
Instead of jumping in the Hold
Instead of jumping in the Ship
Instead of jumping in the Harbour
Instead of going nowhere
--- rules after
After going from the Quay
After going to the Hold
--- trace
> jump
Instead of jumping in the Harbour
> n
After going from the Quay
> jump
Instead of jumping in the Ship
> east
Instead of going nowhere
> down
After going to the Hold
> jump
Instead of jumping in the Hold
--- why "Instead of jumping in the Ship" "Instead of jumping in the Harbour"
> III.2.2
