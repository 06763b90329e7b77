A text with substitutions is listed, or taken off a list, by what it says when that is asked.
--- source
The Shop is a room. The toolbox is a list of texts that varies. The toolbox is {"file", "tweezers"}.
Looking for is an action applying to one topic. Understand "find [text]" as looking for.
Report looking for:
	let T be "[the topic understood]";
	if T is listed in the toolbox begin; say "There it is."; otherwise; say "No [T]."; end if.
Lending is an action applying to one topic. Understand "lend [text]" as lending.
Report lending: remove "[the topic understood]" from the toolbox, if present; say "Left: [toolbox]."
Painting is an action applying to one topic. Understand "paint [text]" as painting.
Report painting: add "[the turn count in words]" to the toolbox; say "Left: [toolbox]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shop

>find file
There it is.

>find spoon
No spoon.

>lend file
Left: tweezers.

>paint box
Left: tweezers and four.

>find five
There it is.

>find five
No five.

>
