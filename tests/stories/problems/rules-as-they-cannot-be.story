Rulebooks, listings, changes, outcomes, variables, responses and preambles of rules, right and wrong.
--- source
The Lab is a room. Bob is a man in the Lab. The ball is in the Lab. A supporter called the desk is in the Lab. Colour is a kind of value. The colours are red and green. A room called the Hall is north of the Lab.

Dusk is a scene. Dusk begins when the ball is carried. Dusk ends when the ball is on the desk.

The sorting rules is a thing based rulebook. The weighing rules is an object based rulebook. The counting rules is a number-based rulebook. The measuring rules is a real number based rulebook. The sky rules is a rulebook. The joys are rulebooks. The wonders is an action-based rulebook. The idle rules is a nothing-based rulebook. The odd rules is a physics thing-based rulebook. The even rules is a "thing"-based rulebook. The plain rules is a 5-based rulebook.

This is the zip rule: do nothing. This is the zap rule: do nothing. This is the third rule: do nothing.

A very first check taking rule (this is the eager rule): do nothing. A very last check taking rule (this is the idle rule): do nothing.

The eager rule is not listed in the check taking rulebook. The idle rule is not listed in any rulebook.

The eager rule is listed last in the check taking rules.

The zip rule is listed before the can't take yourself rule. The zip rule is listed after. The zip rule is listed before the zap rule in. The zip rule is listed before in the check taking rules. The zip rule is listed instead of the zap rule. The zip rule is listed in. The zip rule is listed in the check taking rules and the sorting rules. The zip and zap rules are listed in the check taking rules. The zop rule is listed in the check taking rules. The zip rule is listed in the zop rules. The zip rule is listed before the zop rule in the check taking rules. The zip rule is listed before the zap rule in the check taking rules. The zip rule is not listed in the check taking rules. The zip rule is listed first in the can't take yourself rule.

The can't take yourself rule does nothing when the ball is carried. The can't take yourself rule does nothing unless the ball is carried. The can't take yourself rule does nothing if Bob is in the Lab. The can't take other people rule does nothing. The zip rule does nothing when bogus. The zop rule does nothing. The zap rule substitutes for the zip rule. The zap rule substitutes for the zip rule when the ball is carried. The zap rule substitutes for the zop rule. The zop rule substitutes for the zap rule. The zap rule substitutes for the zap rule. Zip rules do nothing. The zip rule and the zap rule do nothing. Procedures do nothing.

A sorting rule for Bob (this is the Bob rule): do nothing. The Bob rule is listed in the weighing rules. The Bob rule is listed in the counting rules. A counting rule for 5 (this is the five rule): do nothing. The five rule is listed in the measuring rules. The five rule is listed in the sky rules. A sky rule (this is the blue rule): do nothing. The blue rule is listed in the sorting rules. The blue rule is listed in the wonders. The blue rule is listed in the before rules. The zip rule is listed in the before rules.

The sky rules have outcomes clear (success - the default) and dull (failure - the default). The sky rules have outcomes clear (success) and wet (no outcome). The sky rules have outcomes odd (wonder). The sky rules have default success. The sky rules have default wonder. The sky rules have the outcomes bright (success - default). The joys has outcome. The sky rules have outcomes. The zop rules have outcomes good (success). The sky rules have default no outcome. The weighing rules have default failure. The weighing rules have outcomes heavy (failure - the default). The have outcomes. The sorting rules have wonder.

The sorting rulebook has a number (called the tally). The sorting rulebook has a number called the sum. The sorting rulebook has a number called the sum. The sorting rulebook has a bogus called the sum. The sorting rulebook has a number called the sum called the worth. The sorting rules has a number called total. The zop rulebook has a number called total. The sorting rulebook has a number. The sorting rulebook has a value called whole. The sorting rulebook has a number called. The sorting rulebook has called.

The standard report taking rule response (A) is "[bogus]". The standard report dropping rule response (A) is "Dropped!" (A). The standard report eating rule response (A) is "Eaten!" (B). The standard report wearing rule response (Q) is "Worn!". The zop rule response (A) is "x". The standard report going rule response (A) is 5. The standard report waiting rule response (A) is "a" and "b".

Rule for printing the name of the ball while listing contents of the Lab: say "ball". Rule for printing the name of the ball while listing contents of bogus: say "ball". Rule for printing the name of the ball when the printing the locale description activity: say "ball". Rule for printing the name of Bob while taking something: say "Bobby". Rule for printing the name of Bob during Dusk: say "Bobby". Rule for printing the name of Bob during bogus: say "Bobby".

Instead of taking the ball in the presence of someone (called the witness): say "[witness]." Instead of taking the ball in the presence of a man (called the witness) who is in the Lab: say "[witness]." Instead of taking the ball in the presence of bogus: say "x." Instead of going from the Lab to the Hall through bogus: say "x." Instead of going north in the Lab with the desk: say "x." Instead of going by the ball: say "x." Instead of going nowhere from the Lab: say "x." Instead of going somewhere: say "x." Instead of taking in the presence of Bob in the Lab: say "x." Instead of doing something in bogus: say "x." Instead of taking the ball for the third time in the Lab: say "x." Instead of taking the ball for the bogus time: say "x." Instead of taking the ball five times: say "x." Instead of taking the ball during Dusk when bogus: say "x."

When Dusk begins while the ball is in the Lab: say "dark." When bogus begins: say "x." When Dusk ends when bogus: say "x." When Dusk ends while Bob is in the Lab: say "x." When Dusk stops: say "x." At 5 PM: say "x." At 25:00 PM: say "x." At the time when the tide turns: say "x." At the time when the ball falls: say "x." The sorting for Bob: say "x." First the sorting for Bob: say "x." A very sorting rule: say "x." Rule for sorting Bob: say "x." First rule for printing the name of Bob: say "x." The first rule for printing the name of Bob: say "x." Very first instead of taking: say "x." Sorting rule for bogus: say "x." Sorting rule for 5: say "x." Counting rule for a number greater than 5: say "x." Sky rule for Bob: say "x." Idle rule for Bob: say "x." Check: say "x." Check bogus: say "x." Check the: say "x." Report taking bogus: say "x." Carry out Bob taking: say "x." Carry out an actor taking: say "x." Carry out someone taking: say "x." Carry out bogus taking: say "x." Persuasion rule for asking Bob to bogus: persuasion succeeds. Persuasion rule for asking Bob to try taking the ball: persuasion succeeds. Persuasion rule for asking bogus to try taking: persuasion succeeds. Unsuccessful attempt by Bob taking: say "x." Unsuccessful attempt by bogus: say "x." Unsuccessful attempt: say "x."
--- problems
RULEBOOK_BASIS at "physics thing-based"
RULEBOOK_BASIS at ""thing"-based"
RULEBOOK_BASIS at "5-based"
RULE_VERY_TOO_FAR at "A very first check taking rule (this is the eager rule)"
RULE_VERY_TOO_FAR at "A very last check taking rule (this is the idle rule)"
LISTING_NO_RULEBOOK at "The zip rule is listed before the can't take yourself rule"
LISTING_NO_RULEBOOK at "The zip rule is listed after"
LISTING_NO_RULEBOOK at "The zip rule is listed before the zap rule in"
SENTENCE_UNKNOWN at "The zip rule is listed before in the check taking rules"
LISTING_NO_RULEBOOK at "The zip rule is listed instead of the zap rule"
LISTING_NO_RULEBOOK at "The zip rule is listed in"
RULEBOOK_UNKNOWN at "the check taking rules and the sorting rules"
RULE_ONE_AT_A_TIME at "The zip and zap rules"
RULE_UNKNOWN at "The zop rule"
RULEBOOK_UNKNOWN at "the zop rules"
RULE_UNKNOWN at "the zop rule"
LISTING_NOT_THERE at "the zap rule"
RULEBOOK_UNKNOWN at "the can't take yourself rule"
CHANGE_CONDITION_UNKNOWN at "bogus"
RULE_UNKNOWN at "The zop rule"
RULE_UNKNOWN at "the zop rule"
RULE_UNKNOWN at "The zop rule"
RULE_UNKNOWN at "Zip rules"
RULE_ONE_AT_A_TIME at "The zip rule and the zap rule"
RULE_UNKNOWN at "Procedures"
LISTING_KINDS at "The Bob rule is listed in the counting rules"
LISTING_KINDS at "The five rule is listed in the sky rules"
LISTING_KINDS at "The blue rule is listed in the sorting rules"
OUTCOME_DEFAULT_TWICE at "The sky rules have outcomes clear (success - the default) and dull (failure - the default)"
OUTCOME_TWICE at "The sky rules have outcomes clear (success) and wet (no outcome)"
OUTCOME_SENSE at "The sky rules have outcomes odd (wonder)"
OUTCOME_DEFAULT_TWICE at "The sky rules have default success"
OUTCOME_DEFAULT_UNKNOWN at "The sky rules have default wonder"
OUTCOME_DEFAULT_TWICE at "The sky rules have the outcomes bright (success - default)"
PROPERTY_UNKNOWN at "outcome"
RULEBOOK_VARIABLE_OWNER at "The sky rules"
RULEBOOK_UNKNOWN at "The zop rules"
OUTCOME_DEFAULT_TWICE at "The sky rules have default no outcome"
OUTCOME_DEFAULT_TWICE at "The weighing rules have outcomes heavy (failure - the default)"
PROPERTY_UNKNOWN at "outcomes"
RULEBOOK_VARIABLE_OWNER at "The sorting rules"
RULEBOOK_VARIABLE_KIND at "bogus"
RULEBOOK_VARIABLE_AND at "the sum called the worth"
RULEBOOK_VARIABLE_OWNER at "The sorting rules"
RULEBOOK_VARIABLE_UNCALLED at "The sorting rulebook has a number"
RULEBOOK_VARIABLE_KIND at "value"
RULEBOOK_VARIABLE_UNCALLED at "The sorting rulebook has a number called"
OUTCOME_ONLY at "The sorting rulebook has called"
SUBSTITUTION_UNKNOWN at "bogus"
RESPONSE_FORM at "The standard report eating rule response (A) is "Eaten!" (B)"
RESPONSE_UNKNOWN at "The standard report wearing rule response (Q)"
RESPONSE_UNKNOWN at "The zop rule response (A)"
RESPONSE_FORM at "The standard report going rule response (A) is 5"
RESPONSE_FORM at "The standard report waiting rule response (A) is "a" and "b""
RULE_CONDITION_UNKNOWN at "listing contents of bogus"
DURING_NO_SCENE at "bogus"
RULE_ACTION_UNKNOWN at "bogus"
RULE_ACTION_UNKNOWN at "bogus"
RULE_ACTION_UNKNOWN at "bogus"
RULE_ACTION_UNKNOWN at "the ball for the third time"
RULE_ACTION_UNKNOWN at "the ball for the bogus time"
DURING_NOT_LAST at "Dusk when bogus"
RULE_CONDITION_UNKNOWN at "bogus"
RULE_WHEN_FIRST at "When Dusk stops"
RULE_TIME_UNKNOWN at "25:00 PM"
EVENT_NOT_SET_OFF at "At the time when the tide turns"
EVENT_NOT_SET_OFF at "At the time when the ball falls"
RULE_THE at "The sorting for Bob"
RULEBOOK_NOT_FOUND at "A very sorting rule"
RULE_VERY_TOO_FAR at "Very first instead of taking"
RULE_VALUE_UNKNOWN at "bogus"
RULE_VALUE_WRONG_KIND at "5"
RULE_ACTION_UNKNOWN at "Bob"
RULE_OF_NOTHING at "Bob"
RULE_NEEDS_ONE_ACTION at "Check"
RULE_ACTION_UNKNOWN at "bogus"
RULE_ACTION_UNKNOWN at "the"
RULE_ACTION_UNKNOWN at "bogus"
RULE_ACTION_UNKNOWN at "bogus"
RULE_ACTION_UNKNOWN at "Bob to bogus"
RULE_ACTION_UNKNOWN at "bogus"
RULE_ACTION_UNKNOWN at "bogus"
RULEBOOK_NOT_FOUND at "Unsuccessful attempt"
