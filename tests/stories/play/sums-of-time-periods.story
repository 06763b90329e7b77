Times go on by time periods, and there are time periods between times; 'there is' speaks of one by name, too.
--- source
The Pier is a room. The net is in the Pier. Una is a woman in the Pier. The trap is an open container in the Pier.

A thing has a time called due. The due of the net is 9:30 am. A thing has a time period called span. The span of the net is 20 minutes.

When play begins:
	let T be the due of the net;
	let P be the span of the net;
	say "[T + P], [T - P], [T - 8:45 am], [P + P], [P * 3], [P / 2], [P / 5 minutes].";
	increase T by P;
	decrease T by 5 minutes;
	increase P by T minus 9 am;
	say "[T], [P].";
	say "[if T is after 9:40 am]Late[otherwise]Early[end if], [if T minus 9 am is at least 45 minutes]long[otherwise]short[end if].";
	say "[if there is Una]Una[end if] [if there is the net]net[end if] [if there is nobody]nobody[end if] [if there is nothing in the trap]empty[end if]."
--- play
9:50 am, 9:10 am, 45 minutes, 40 minutes, 1 hour , 10 minutes, 4.
9:45 am, 1 hour 5 minutes.
Late, long.
Una net  empty.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pier
You can see a net, Una and a trap (empty) here.

>z
A while goes by.
