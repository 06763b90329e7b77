"The Night Kitchen" by The Looseleaf Contributors

[To abide by a rulebook is to let it decide: if it comes to an outcome, the rule that asked ends with the same outcome; if not, it goes on. To follow a rulebook is only to hear it out. Break on the rule about eating, step in, and watch the outcome come back up the stack.]

Chapter 1 - The House at Night

The Kitchen is a room. "Moonlight on copper pans. The stairs creak in the north."

The Stairs are north of the Kitchen. "Thirteen steps, of which the seventh is not to be trusted."

The larder is a container in the Kitchen. It is open and openable. It is fixed in place. The honey cake is in the larder. The honey cake is edible. The dry biscuit is in the larder. The dry biscuit is edible.

A thing can be noisy or quiet. The dry biscuit is noisy.

The dog is an animal in the Kitchen. "The dog lies before the stove, with one ear up."

The suspicion is a number that varies. The suspicion is 0.

Chapter 2 - Being Careful

The caution rules are a rulebook. The caution rules have outcomes go ahead (no outcome), too loud (failure) and not hungry (failure).

A caution rule when the suspicion is greater than 2 (this is the footsteps rule):
	say "There are footsteps on the stairs. You stand very still.";
	too loud.

A caution rule when the noun is noisy (this is the crunching rule):
	increase the suspicion by 1;
	say "One bite of that would wake the house. The dog's other ear goes up.";
	too loud.

A caution rule (this is the nothing stirs rule):
	say "You listen. Nothing stirs."

Before eating something (this is the mind the house rule):
	abide by the caution rules.

Chapter 3 - The Dog

The dog mood rules are a rulebook.

A dog mood rule when the suspicion is greater than 1:
	say "The dog growls in its sleep."

A dog mood rule:
	say "The dog's tail moves once."

Every turn (this is the dog has its say rule):
	follow the dog mood rules.

Test me with "eat biscuit / eat cake / eat biscuit / eat biscuit / eat biscuit".
