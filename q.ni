The Lab is a room. The frobozz is "12".

When play begins:
	say "TH [list of things]; RO [list of rooms]; CO [list of containers][line break]";
	repeat with X running through things:
		say "[the X] in [holder of X]/[if X is part of something]part[end if][if X is lit]lit[end if]; ".