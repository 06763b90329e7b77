Each setting of the map in the index: with a value that fits, with one that does not, and misspelt; where rooms, directions and texts are put.
--- source
The Yard is a room. The Barn is west of the Yard. The Mill is above the Barn. The ball is in the Yard. A cave is a kind of room. The Grot is a cave. It is below the Yard. The Farm is a region. The Yard is in the Farm.

Index map with font set to "x". Index map with font of the Yard set to 5. Index map with ffont set to "x".

Index map with title set to "x". Index map with title of the Yard set to 5. Index map with titlz set to "x".

Index map with title-size set to 5. Index map with title-size of the Yard set to "x". Index map with title-sizz set to 5.

Index map with title-font set to "x". Index map with title-font of the Yard set to 5. Index map with title-fonz set to "x".

Index map with title-colour set to "x". Index map with title-colour of the Yard set to 5. Index map with title-colouz set to "x".

Index map with subtitle set to "x". Index map with subtitle of the Yard set to 5. Index map with subtitlz set to "x".

Index map with subtitle-size set to 5. Index map with subtitle-size of the Yard set to "x". Index map with subtitle-sizz set to 5.

Index map with subtitle-font set to "x". Index map with subtitle-font of the Yard set to 5. Index map with subtitle-fonz set to "x".

Index map with subtitle-colour set to "x". Index map with subtitle-colour of the Yard set to 5. Index map with subtitle-colouz set to "x".

Index map with name set to "x". Index map with name of the Yard set to 5. Index map with nname set to "x".

Index map with annotation-size set to 5. Index map with annotation-size of the Yard set to "x". Index map with annotation-sizz set to 5.

Index map with annotation-font set to "x". Index map with annotation-font of the Yard set to 5. Index map with annotation-fonz set to "x".

Index map with annotation-colour set to "x". Index map with annotation-colour of the Yard set to 5. Index map with annotation-colouz set to "x".

Index map with annotation-length set to 5. Index map with annotation-length of the Yard set to "x". Index map with annotation-lengtz set to 5.

Index map with annotation-name-length set to 5. Index map with annotation-name-length of the Yard set to "x". Index map with annotation-name-lengtz set to 5.

Index map with room-name set to "x". Index map with room-name of the Yard set to 5. Index map with room-namz set to "x".

Index map with room-name-size set to 5. Index map with room-name-size of the Yard set to "x". Index map with room-name-sizz set to 5.

Index map with room-name-font set to "x". Index map with room-name-font of the Yard set to 5. Index map with room-name-fonz set to "x".

Index map with room-name-colour set to "x". Index map with room-name-colour of the Yard set to 5. Index map with room-name-colouz set to "x".

Index map with room-name-length set to 5. Index map with room-name-length of the Yard set to "x". Index map with room-name-lengtz set to 5.

Index map with room-name-offset set to 5&-5. Index map with room-name-offset of the Yard set to 5. Index map with room-name-offsez set to 5&-5.

Index map with room-size set to 5. Index map with room-size of the Yard set to "x". Index map with room-sizz set to 5.

Index map with room-shape set to "x". Index map with room-shape of the Yard set to 5. Index map with room-shapz set to "x".

Index map with room-colour set to "x". Index map with room-colour of the Yard set to 5. Index map with room-colouz set to "x".

Index map with room-offset set to 5&-5. Index map with room-offset of the Yard set to 5. Index map with room-offsez set to 5&-5.

Index map with room-outline set to on. Index map with room-outline of the Yard set to 5. Index map with room-outlinz set to on.

Index map with room-outline-colour set to "x". Index map with room-outline-colour of the Yard set to 5. Index map with room-outline-colouz set to "x".

Index map with room-outline-thickness set to 5. Index map with room-outline-thickness of the Yard set to "x". Index map with room-outline-thicknesz set to 5.

Index map with route-colour set to "x". Index map with route-colour of the Yard set to 5. Index map with route-colouz set to "x".

Index map with route-stiffness set to 5. Index map with route-stiffness of the Yard set to "x". Index map with route-stiffnesz set to 5.

Index map with route-thickness set to 5. Index map with route-thickness of the Yard set to "x". Index map with route-thicknesz set to 5.

Index map with map-outline set to on. Index map with map-outline of the Yard set to 5. Index map with map-outlinz set to on.

Index map with minimum-map-width set to 5. Index map with minimum-map-width of the Yard set to "x". Index map with minimum-map-widtz set to 5.

Index map with border-size set to 5. Index map with border-size of the Yard set to "x". Index map with border-sizz set to 5.

Index map with border-colour set to "x". Index map with border-colour of the Yard set to 5. Index map with border-colouz set to "x".

Index map with grid-size set to 5. Index map with grid-size of the Yard set to "x". Index map with grid-sizz set to 5.

Index map with vertical-spacing set to 5. Index map with vertical-spacing of the Yard set to "x". Index map with vertical-spacinz set to 5.

Index map with monochrome set to on. Index map with monochrome of the Yard set to 5. Index map with monochromz set to on.

Index map with room-size of the first room set to 5. Index map with room-size of first room set to 6. Index map with room-size of first rooms set to 6. Index map with title-size of level 0 set to 7. Index map with title-size of the level 1 set to 7. Index map with room-size of caves set to 8. Index map with room-size of the Farm set to 9. Index map with room-size of the ball set to 5. Index map with room-size of set to 5. Index map with room-size of the Yard set to. Index map with room-size of the Yard set to 5 and 6. Index map with room-size of the Yard set to 5 6. Index map with the room-size of the Yard set to 5. Index map with room-size of the Yard is 5. Index map with room-size. Index map with set to 5.

Index map with the Barn mapped north of the Yard. Index map with the Barn mapped north of the Grot and the Mill mapped south of the Barn. Index map with the Barn mapped north. Index map with the ball mapped north of the Yard. Index map with the Barn mapped north of the ball. Index map with the Barn mapped starboard of the Yard. Index map with the Barn mapped north of the Barn. Index map with mapped north of the Yard. Index map with north mapped as south. Index map with up mapped as northeast, and down mapped as southwest. Index map with the Barn mapped as north. Index map with EPS file. Index map with eps file and room-size set to 5.

Index map with rubric "a" size 16 font "Serif" colour "Green" at 10&20 from Barn. Index map with rubric "b" at 10&20 from the ball. Index map with rubric "c" at 10&20 from. Index map with rubric "d" at 10. Index map with rubric "e" at -10&-20. Index map with rubric "f" size. Index map with rubric "g" font "Serif" from the Mill. Index map with rubric "h" colour "Red" size 5 and rubric "i" at 1&1 from the Yard.
--- problems
MAP_HINT_VALUE_WRONG at "font of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "ffont set to "x""
MAP_HINT_VALUE_WRONG at "title of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "titlz set to "x""
MAP_HINT_VALUE_WRONG at "title-size of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "title-sizz set to 5"
MAP_HINT_VALUE_WRONG at "title-font of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "title-fonz set to "x""
MAP_HINT_VALUE_WRONG at "title-colour of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "title-colouz set to "x""
MAP_HINT_VALUE_WRONG at "subtitle of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "subtitlz set to "x""
MAP_HINT_VALUE_WRONG at "subtitle-size of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "subtitle-sizz set to 5"
MAP_HINT_VALUE_WRONG at "subtitle-font of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "subtitle-fonz set to "x""
MAP_HINT_VALUE_WRONG at "subtitle-colour of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "subtitle-colouz set to "x""
MAP_HINT_VALUE_WRONG at "name of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "nname set to "x""
MAP_HINT_VALUE_WRONG at "annotation-size of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "annotation-sizz set to 5"
MAP_HINT_VALUE_WRONG at "annotation-font of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "annotation-fonz set to "x""
MAP_HINT_VALUE_WRONG at "annotation-colour of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "annotation-colouz set to "x""
MAP_HINT_VALUE_WRONG at "annotation-length of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "annotation-lengtz set to 5"
MAP_HINT_VALUE_WRONG at "annotation-name-length of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "annotation-name-lengtz set to 5"
MAP_HINT_VALUE_WRONG at "room-name of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "room-namz set to "x""
MAP_HINT_VALUE_WRONG at "room-name-size of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "room-name-sizz set to 5"
MAP_HINT_VALUE_WRONG at "room-name-font of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "room-name-fonz set to "x""
MAP_HINT_VALUE_WRONG at "room-name-colour of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "room-name-colouz set to "x""
MAP_HINT_VALUE_WRONG at "room-name-length of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "room-name-lengtz set to 5"
MAP_HINT_VALUE_WRONG at "room-name-offset of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "room-name-offsez set to 5&-5"
MAP_HINT_VALUE_WRONG at "room-size of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "room-sizz set to 5"
MAP_HINT_VALUE_WRONG at "room-shape of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "room-shapz set to "x""
MAP_HINT_VALUE_WRONG at "room-colour of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "room-colouz set to "x""
MAP_HINT_VALUE_WRONG at "room-offset of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "room-offsez set to 5&-5"
MAP_HINT_VALUE_WRONG at "room-outline of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "room-outlinz set to on"
MAP_HINT_VALUE_WRONG at "room-outline-colour of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "room-outline-colouz set to "x""
MAP_HINT_VALUE_WRONG at "room-outline-thickness of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "room-outline-thicknesz set to 5"
MAP_HINT_VALUE_WRONG at "route-colour of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "route-colouz set to "x""
MAP_HINT_VALUE_WRONG at "route-stiffness of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "route-stiffnesz set to 5"
MAP_HINT_VALUE_WRONG at "route-thickness of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "route-thicknesz set to 5"
MAP_HINT_VALUE_WRONG at "map-outline of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "map-outlinz set to on"
MAP_HINT_VALUE_WRONG at "minimum-map-width of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "minimum-map-widtz set to 5"
MAP_HINT_VALUE_WRONG at "border-size of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "border-sizz set to 5"
MAP_HINT_VALUE_WRONG at "border-colour of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "border-colouz set to "x""
MAP_HINT_VALUE_WRONG at "grid-size of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "grid-sizz set to 5"
MAP_HINT_VALUE_WRONG at "vertical-spacing of the Yard set to "x""
MAP_HINT_SETTING_UNKNOWN at "vertical-spacinz set to 5"
MAP_HINT_VALUE_WRONG at "monochrome of the Yard set to 5"
MAP_HINT_SETTING_UNKNOWN at "monochromz set to on"
MAP_HINT_OWNER at "room-size of first rooms set to 6"
MAP_HINT_OWNER at "room-size of set to 5"
MAP_HINT_VALUE at "room-size of the Yard set to 5 and 6"
MAP_HINT_VALUE at "room-size of the Yard set to 5 6"
MAP_HINT_UNKNOWN at "room-size of the Yard is 5"
MAP_HINT_UNKNOWN at "room-size"
MAP_HINT_SETTING_UNKNOWN at "set to 5"
MAP_HINT_UNKNOWN at "the Barn mapped north"
MAP_HINT_NOT_A_ROOM at "the ball mapped north of the Yard"
MAP_HINT_NOT_A_ROOM at "the Barn mapped north of the ball"
MAP_HINT_DIRECTION at "the Barn mapped starboard of the Yard"
MAP_HINT_NOT_A_ROOM at "mapped north of the Yard"
MAP_HINT_DIRECTION at "the Barn mapped as north"
MAP_HINT_NOT_A_ROOM at "rubric "b" at 10&20 from the ball"
MAP_HINT_NOT_A_ROOM at "rubric "c" at 10&20 from"
MAP_HINT_RUBRIC at "rubric "d" at 10"
MAP_HINT_RUBRIC at "rubric "f" size"
