Hints for the drawn map are not acted on, but what is mistyped in them is told.
--- source
The Quay is a room. There is a room called Sand and Shingle. The barge is a thing in the Quay.

Index map with an EPS file and Sand and Shingle mapped east of Quay, Quay mapped west of Sand and Shingle, room-size of the Quay set to 20 and up mapped as north.

Index map with rubric "Low tide" size 12 font "Serif" colour "Grey" at 40&-20 from Quay.

Index map with barge mapped east of Quay.

Index map with Quay mapped east of Harbour.

Index map with Quay mapped inside of Sand and Shingle.

Index map with north mapped as twelve.

Index map with Quay mapped nicely.

Index map with room-size of the Lagoon set to 9.

Index map with room-size of the Quay set to 9 fathoms.

Index map with rubric "High tide" at forty from Quay.

Index map with good will.

Index map with room-outline of the Quay set to off and room-offset set to 10&-5 and title set to "Coast".

Index map with room-outline set to 7.

Index map with room-sise of the Quay set to 7.
--- problems
MAP_HINT_NOT_A_ROOM at "barge mapped east of Quay"
MAP_HINT_NOT_A_ROOM at "Quay mapped east of Harbour"
MAP_HINT_DIRECTION at "Quay mapped inside of Sand and Shingle"
MAP_HINT_DIRECTION at "north mapped as twelve"
MAP_HINT_UNKNOWN at "Quay mapped nicely"
MAP_HINT_OWNER at "room-size of the Lagoon set to 9"
MAP_HINT_VALUE at "room-size of the Quay set to 9 fathoms"
MAP_HINT_RUBRIC at "rubric "High tide" at forty from Quay"
MAP_HINT_UNKNOWN at "good will"
MAP_HINT_VALUE_WRONG at "room-outline set to 7"
MAP_HINT_SETTING_UNKNOWN at "room-sise of the Quay set to 7"
