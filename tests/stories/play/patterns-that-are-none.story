Why a pattern cannot be read; lengths of what is looked back for.
--- source
"Patterns That Are None"

The Lab is a room. The letters is a text that varies. The letters is "aab". The turn is a number that varies.

The list of patterns is a list of texts that varies.

To try (P - text):
	say "[if the letters matches the regular expression P]yes[otherwise]no[end if].";

Carry out jumping:
	increase the turn by 1;
	try "[entry the turn of the list of patterns]";
	stop the action.

When play begins:
	now the list of patterns is {"a{3,2}", "(a", "a)", "<a-", "<z-\~", "[bracket]a", "<b-a>", "*a", "a|+", "(?(1a)b|c)", "(?(x)b)", "(?y)a", "(?#never closed", "(?<=a*)b", "(?<=a|aa*)b", "(?<!(a)\1)b", "(?<=(?>aa?))b", "(?<=(a|ba))b", "(?<=(?(1)a|b))b", "a\", "(?=a", "(?:a", "(?i:a"};
	repeat with P running through {"(?<=a)b", "(?<=(a))b", "(?<=a{2})b", "(?<=(?>aa))b", "(?<=(?=a)a)b", "(?<=a|aa)b", "(?<=(?:a|aa))b", "(?<=(a|b))b", "(?<=)b", "(?<=\ba)a", "(?(9)x|a)", "(?(1)x)b", "a{0,0}b", "\9"}:
		say "[P]: [run paragraph on]";
		try P.
--- play

(?<=a)b: yes.
(?<=(a))b: yes.
(?<=a{2})b: yes.
(?<=(?>aa))b: yes.
(?<=(?=a)a)b: yes.
(?<=a|aa)b: yes.
(?<=(?:a|aa))b: yes.
(?<=(a|b))b: yes.
(?<=)b: yes.
(?<=\ba)a: yes.
(?(9)x|a): yes.
(?(1)x)b: yes.
a{0,0}b: yes.
\9: no.

Patterns That Are None
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
*** In the rule "Carry out jumping", the regular expression "a{3,2}" cannot be read: the first number of a repetition is larger than the second.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(a" cannot be read: a round bracket is never closed.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "a)" cannot be read: a closing round bracket has no opening one.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "<a-" cannot be read: an angle bracket is never closed.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "<z-\~" cannot be read: an angle bracket is never closed.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "[a" cannot be read: a square bracket is never closed.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "<b-a>" cannot be read: a range ends before it begins.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "*a" cannot be read: there is nothing to repeat before a repetition sign.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "a|+" cannot be read: there is nothing to repeat before a repetition sign.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?(1a)b|c)" cannot be read: "(?(" is not followed by the number of a group.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?(x)b)" cannot be read: "(?(" is not followed by the number of a group.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?y)a" cannot be read: "(?" is followed by an unknown character.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?#never closed" cannot be read: a comment is never closed.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?<=a*)b" cannot be read: a lookbehind does not have a fixed length.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?<=a|aa*)b" cannot be read: a lookbehind does not have a fixed length.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?<!(a)\1)b" cannot be read: a lookbehind does not have a fixed length.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?<=(?>aa?))b" cannot be read: a lookbehind does not have a fixed length.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?<=(a|ba))b" cannot be read: a lookbehind does not have a fixed length.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?<=(?(1)a|b))b" cannot be read: a lookbehind does not have a fixed length.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "a\" cannot be read: it ends with a backslash.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?=a" cannot be read: a round bracket is never closed.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?:a" cannot be read: a round bracket is never closed.
no.

You jump, and come down again.

>jump
*** In the rule "Carry out jumping", the regular expression "(?i:a" cannot be read: a round bracket is never closed.
no.

You jump, and come down again.

>
