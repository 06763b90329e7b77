What showme prints begins no paragraph, so the banner follows on the next line; tables are shown by the row.
--- source
The Vault is a room.
The takings is a number that varies. The takings is 12.

Table of Coins
piece	worth	minted
"penny"	1	1707
"groat"	4	--

When play begins:
	showme the takings;
	showme 4 + 3;
	showme {2, 3};
	showme the contents of the Table of Coins.
--- play

"takings" = number: 12
"4 + 3" = number: 7
list of numbers: {2, 3}
Table of Coins
(row 1)  | penny | 1 | 1707 |
(row 2)  | groat | 4 | -- 

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault

>
