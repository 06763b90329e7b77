Between two texts of an Understand sentence there is one joining word, or a comma and one. Commands need none.
--- source
The Hall is a room. A pot is in the Hall. A pan is in the Hall. A lid is in the Hall.

Understand "kettle" "urn" as the pot.

Understand "skillet" or or "griddle" as the pan.

Understand "cover", "cap", or "top" as the lid.

Understand the command "grab" "seize" as "take".
--- problems
UNDERSTAND_NOT_TEXT at ""kettle" "urn""
UNDERSTAND_NOT_TEXT at ""skillet" or or "griddle""
