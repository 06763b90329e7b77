What is written in Inform 6 cannot be run here, but a mistake in it that can be seen is told: of what is included where it stands, of a phrase where the phrase is first used. What is never used need not be right.
--- source
The Loft is a room. The fan is a device in the Loft.

Include (- Constant BLADES = 3; Object Wing; [ Whirr x; if (x > 1) { print (the) x; } ]; #Ifdef WIDE; Endif; -) after "Definitions.i6t".

Include (- [ Creak; print "a)", ')'; ]; ! a ] that is none
-) before "Parser" in "Parser.i6t".

Include (- with name 'fan', has light -) when defining the fan.

Include (- Constant A; -) next to the door.

Include (- Constant B; -) before the library.

Include (- with name 'f' -) when defining a fann.

Include (- Konstant C; -).

Include (- Constant D; #Switchboard z; -).

Include (- [ Open; print (1; ]; -).

Include (- {-lines} -).

To whirr (X - thing) at (S - a number), loudly: (- Whirr({X}, {S}, {loudly}, {phrase options}, {}, (+ the fan +)); -).

To stall (X - thing): (- Stall({Y}); -).

To slip (speed - a number): (- Slip({sped}); -).

To grip (X - thing): (- {-my:1} = {-by-reference:X}; {-new:text}; {-open-brace} Grip({-list-together:articled}); {-close-brace} -).

To keep (V - a value of kind K): (- Keep({V}, {-strong-kind:K}); -).

To rip (X - thing): (- {-tear:X}; -).

To zip (X - thing): (- {-by-refrence:X}; -).

To unzip (X - thing): (- {-erase} -).

To clip (X - thing): (- {-copy:X:Y}; -).

To whip (X - thing): (- {-new:feather} -).

To loop (X - thing): (- {-strong-kind:L} -).

To flip: (- {-list-together:roundly} -).

To sum: (- x = 3 + ; -).

To close: (- print 1]; -).

To open: (- if ({} (x) -).

Definition: a thing is windy if I6 condition "(1" says so (it moves air).

Instead of jumping: (- rtrue; -).

Instead of waving hands:
	say "A.";
	(- rtrue; -).

When play begins:
	stall the fan;
	slip 3;
	grip the fan;
	rip the fan;
	zip the fan;
	unzip the fan;
	clip the fan;
	whip the fan;
	loop the fan;
	flip;
	sum;
	close;
	open;
	open;
	say "[Tear].".

To say Tear: (- {-tear:X} -).

To yaw: (- {-tear:X} -).

To wipe (N - a number): (- VM_ClearScreen(0); -).

To put (N - a number): (- VM_ClearScreen({N}); -).
--- problems
INFORM_6_PLACE at "Include (- Constant A; -) next to the door"
INFORM_6_PLACE at "Include (- Constant B; -) before the library"
INFORM_6_OWNER at "Include (- with name 'f' -) when defining a fann"
INFORM_6_SHAPE at "Konstant"
INFORM_6_SHAPE at "Switchboard"
INFORM_6_SHAPE at "]"
INFORM_6_SHAPE at "{"
INFORM_6_SHAPE at "("
INFORM_6_NOT_PHRASE at "(- rtrue; -)"
INFORM_6_NOT_PHRASE at "(- rtrue; -)"
INFORM_6_PARAMETER at "stall the fan"
INFORM_6_PARAMETER at "slip 3"
INFORM_6_COMMAND at "rip the fan"
INFORM_6_COMMAND at "zip the fan"
INFORM_6_COMMAND at "unzip the fan"
INFORM_6_OPERAND at "clip the fan"
INFORM_6_OPERAND at "whip the fan"
INFORM_6_OPERAND at "loop the fan"
INFORM_6_OPERAND at "flip"
INFORM_6_SHAPE at "sum"
INFORM_6_SHAPE at "close"
INFORM_6_SHAPE at "open"
INFORM_6_COMMAND at "Tear"
--- sentences
'next to the door' is not a place for Inform 6 code. Write 'before', 'after' or 'replacing' and a name in quotation marks, or 'when defining ...'.
'before the library' is not a place for Inform 6 code. Write 'before', 'after' or 'replacing' and a name in quotation marks, or 'when defining ...'.
There is no kind or object called 'fann', so Inform 6 code cannot be added to it. Did you mean 'fan'?
The Inform 6 code 'Konstant' is not valid: there is no directive with that name in included code.
The Inform 6 code 'Switchboard' is not valid: there is no directive with that name in included code.
The Inform 6 code ']' is not valid: there is no matching opening bracket before it.
The Inform 6 code '{' is not valid: such commands can only be used in the body of a phrase.
The Inform 6 code '(' is not valid: this bracket is not closed.
Inform 6 code can only be the whole body of a phrase 'To ...', not a part of something else.
Inform 6 code can only be the whole body of a phrase 'To ...', not a part of something else.
'{Y}' is not valid: 'To stall (X - thing)' has no parameter with that name.
'{sped}' is not valid: 'To slip (speed - a number)' has no parameter with that name. Did you mean 'speed'?
'tear' in '{-tear:X}' is not a command that Inform 6 code of a story's phrase can use.
'by-refrence' in '{-by-refrence:X}' is not a command that Inform 6 code of a story's phrase can use. Did you mean 'by-reference'?
'erase' in '{-erase}' is not a command that Inform 6 code of a story's phrase can use.
'Y' in '{-copy:X:Y}' is not valid in this Inform 6 code. It must be the name of a parameter.
'feather' in '{-new:feather}' is not valid in this Inform 6 code. It must be a kind.
'L' in '{-strong-kind:L}' is not valid in this Inform 6 code. It must be a kind.
'roundly' in '{-list-together:roundly}' is not valid in this Inform 6 code. It must be 'articled' or 'unarticled'.
The Inform 6 code ';' is not valid: an operand is missing.
The Inform 6 code ']' is not valid: there is no matching opening bracket before it.
The Inform 6 code '(' is not valid: this bracket is not closed.
'tear' in '{-tear:X}' is not a command that Inform 6 code of a story's phrase can use.
