Numbers are rounded away from nought in the middle, divided towards it, and go round at both ends; a clock goes round at midnight,
and what is counted, gone through or spelled out begins and ends where it should.
--- source
"Sums"

The Shed is a room. The dawn is a time that varies. The dawn is 5:30 AM.
Instead of jumping:
	say "[-7 to the nearest 5]; [-8 to the nearest 5]; [7 to the nearest 5]; [8 to the nearest 5]; [-12 to the nearest 10]; [15 to the nearest 10]; [-15 to the nearest 10].";
	say "[-7 divided by 2]; [7 divided by -2]; [-7 divided by -2]; [remainder after dividing -7 by 2]; [remainder after dividing 7 by -2]; [remainder after dividing -7 by -2].";
	say "[square root of 15]; [square root of 16]; [cube root of 26]; [cube root of 27]; [cube root of -27]; [cube root of -9].";
	say "[2147483647 plus 1]; [-2147483647 minus 2]; [65536 times 65536].";
Instead of waiting:
	say "[dawn minus 6 hours]; [dawn minus 5 hours 30 minutes]; [dawn plus 18 hours]; [dawn plus 18 hours 30 minutes]; [dawn plus 19 hours].";
	say "[6 hours before dawn]; [20 hours after dawn]; [5:30 AM to the nearest 60 minutes]; [5:29 AM to the nearest 60 minutes].";
	now the dawn is 11:59 PM;
	increase the dawn by 1 minute;
	say "[dawn]; ";
	decrease the dawn by 1 minute;
	say "[dawn]; [hours part of dawn] and [minutes part of dawn]; [if dawn is after 11:58 PM]late[end if]; [if dawn is before 12:00 PM]early[otherwise]not early[end if].";
	now the dawn is 12:00 AM;
	say "[dawn]; [dawn minus 1 minute]; [hours part of dawn]."
Instead of listening:
	say "[absolute value of -4]; [if 3 is at least 3]a[end if][if 3 is at most 2]b[end if][if 3 is greater than 3]c[end if][if 3 is less than 4]d[end if][if 3 >= 4]e[end if][if 3 <= 3]f[end if].";
	repeat with N running from 3 to 5:
		say "[N] ";
	repeat with N running from 3 to 2:
		say "never [N] ";
	let K be 0;
	while K < 3:
		increment K;
		if K is 2, next;
		say "k[K] ";
	let L be {4, 1, 3};
	repeat with N running through L:
		if N is 3, break;
		say "l[N] ";
	say "."
Instead of smelling:
	say "[-5 in words]; [0 in words]; [21 in words]; [101 in words]; [1000 in words]; [110 in words]; [12345 in words]; [1 in words]."

--- play

Sums
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed

>jump
-5; -10; 5; 10; -10; 20; -20.
-3; -3; 3; -1; 1; -1.
3; 4; 2; 3; -3; -2.
-2147483648; 2147483647; 0.

>z
11:30 pm; 12:00 am; 11:30 pm; 12:00 am; 12:30 am.
11:30 pm; 1:30 am; 6:00 am; 5:00 am.
12:00 am; 11:59 pm; 23 and 59; late; not early.
12:00 am; 11:59 pm; 0.

>listen
4.0; adf.
3 4 5 k1 k3 l4 l1 .

>smell
minus five; zero; twenty-one; one hundred and one; one thousand; one hundred and ten; twelve thousand, three hundred and forty-five; one.

>
