What may stand in a line of grammar, and what words can be understood as.
--- source
The Shop is a room. The scale is in the Shop. A colour is a kind of value. The colours are red and blue. The scale has a colour. The dial is a number that varies. Listing relates one thing to various numbers. The verb to list means the listing relation. A thing has a list of numbers called the log.

Weighing is an action applying to one number. Pricing it with is an action applying to one thing and one number.

Understand "weigh [something] [something] [something]" as pricing it with.

Understand "heft 4/5 [number]" as weighing.

Understand "tare [list of numbers]" as weighing.

Understand "sum [number] [number]" as weighing.

Understand "[number] [number]" as the scale.

Understand "near [something related by listing]" as the scale.

Understand "by [something related by hoarding]" as the scale.

Understand "at [something related by listing]" as red.

Understand "pan" as the dial.

Understand "ledger" as weighing 5.

Understand the log property as describing a thing.

Understand the command "lift" as "take" when the scale is in the Shop.

Understand nothing as weighing when the scale is in the Shop.

Understand "reds" as the plural of red.

Understand "pound" as {1, 2}.

Understand "[text] weight" as "[load]". Understand "weigh [load]" as weighing.

Test me with "look". Test me with "wait".

Topicality is a topic that varies.

After asking the scale about "[text]":
	say "No."
--- problems
UNDERSTAND_THREE_VALUES at ""weigh [something] [something] [something]""
UNDERSTAND_SLASH_DIGITS at ""heft 4/5 [number]""
UNDERSTAND_TOKEN at ""tare [list of numbers]""
UNDERSTAND_NOT_OF_ACTION at ""sum [number] [number]""
UNDERSTAND_TWO_VALUES at ""[number] [number]""
UNDERSTAND_RELATION_VALUES at ""near [something related by listing]""
UNDERSTAND_RELATION at ""by [something related by hoarding]""
UNDERSTAND_RELATION_OBJECT at ""at [something related by listing]""
UNDERSTAND_VARIABLE at "the dial"
UNDERSTAND_BAD_VALUE at "weighing 5"
UNDERSTAND_PROPERTY_KIND at "the log"
UNDERSTAND_COMMAND_WHEN at "the scale is in the Shop"
UNDERSTAND_NOTHING_WHEN at "the scale is in the Shop"
UNDERSTAND_PLURAL at "red"
UNDERSTAND_BAD_VALUE at "{1, 2}"
UNDERSTAND_NOT_OF_ACTION at ""weigh [load]""
TEST_TWICE at "Test me with "wait""
TOPIC_VARIES at "Topicality is a topic that varies"
UNDERSTAND_TEXT_IN_TOPIC at ""[text]""
