What has a name in the code of another compiler must be there, and has one such name.
--- source
The Quay is a room. A room has a number called depth. Mooring is an action applying to nothing. Tying up something is an activity. The swell is a number that varies. A tide is a kind of value. The tides are ebb and flood. To decide which number is the draught of (B - a number) boats (this is laden draught): decide on B + 3.

Table of Boats
name	length
"Heron"	7

The depth property is accessible to Inter as "depth". The mooring action is accessible to Inter as "Moor". The tying up activity is accessible to Inter as "TYING_ACT". The swell variable is defined by Inter as "swell". The Quay object is accessible to Inter as "Quay". The flood value is accessible to Inter as "FLOOD". The laden draught phrase is accessible to Inter as "DRAUGHT". The length table column is accessible to Inter as "LENGTH_COL". The Understand token number of knots is defined by Inter as "KNOTS". The depth translates into French as profondeur.

The dept property is accessible to Inter as "dept".

The rowing action is accessible to Inter as "Row".

The width table column is accessible to Inter as "WIDTH_COL".

The slack value is accessible to Inter as "SLACK".

The length table column is accessible to Inter as "LEN".

The Understand token number of knots is defined by Inter as "KNOTS_AGAIN".

7 translates into French as sept.
--- problems
INTER_NAME_UNKNOWN at "dept"
INTER_NAME_UNKNOWN at "rowing"
INTER_NAME_UNKNOWN at "width"
INTER_NAME_UNKNOWN at "slack"
INTER_NAME_TWICE at "length"
INTER_NAME_TWICE at "number of knots"
TRANSLATION_OF_VALUE at "7"
