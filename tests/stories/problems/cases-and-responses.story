Cases are fixed values, each there once; a response that is replaced must be one that its rule has; outcomes are for rules.
--- source
The Pond is a room. Colour is a kind of value. The colours are red, green and blue. The pet hue is a colour that varies.

When play begins:
	let N be 3;
	let M be 4;
	if N is:
		-- 1: do nothing;
		-- 3: do nothing;
		-- M: do nothing;
		-- 3: do nothing;
	if the pet hue is:
		-- red: do nothing;
		-- red: do nothing;
		-- otherwise: do nothing;
	now the print empty inventory rule response (A) is "Nothing at all.";
	now the print empty inventory rule response (Q) is "Nothing whatever."

To settle it:
	it is very likely.
--- problems
CASE_VARIES at "M"
CASE_TWICE at "3"
CASE_TWICE at "red"
RESPONSE_UNKNOWN at "the print empty inventory rule response (Q)"
PHRASE_OUTCOME at "it is very likely"
