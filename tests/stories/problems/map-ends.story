What the map leads from and to.
--- source
The Cliff is a room. The gull is an animal in the Cliff.

North of the gull is the Cliff.

The gull is above the Cliff.

Northward is a direction. The Cove is below the gull.
--- problems
MAP_NOT_A_ROOM at "North of the gull is the Cliff"
MAP_NOT_A_ROOM at "The gull is above the Cliff"
MAP_NOT_A_ROOM at "The Cove is below the gull"
