In what order a sum without brackets is reckoned: as phrases are chosen, the one with the most words first, then by the alphabet.
--- source
"Sums" by Nobody

The Counter is a room. A jar is in the Counter. A jar has a number called price. The price of the jar is 10.
To decide what number is the doubling of (N - number) and (M - number): decide on N * 2 + M.

Instead of jumping:
	say "1: [2 + 3 * 4], [2 plus 3 times 4], [2 * 3 + 4 * 5], [10 - 3 + 2], [10 minus 3 plus 2].";
	say "2: [10 - 3 - 2], [10 minus 3 minus 2], [100 / 10 / 5], [20 divided by 2 times 5], [20 / 2 plus 3].";
	say "3: [the square root of 16 + 9], [the remainder after dividing 17 by 5 + 1], [17 + 5 to the nearest 10].";
	say "4: [price of the jar * 2 + 1], [number of things - 1 * 3], [doubling of 3 and 4 * 5], [(10 - 3) - 2].";
	let N be 7;
	decrease N by N - 2 - 1;
	say "5: [N], [N * N - 1]."
--- play

Sums
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Counter
You can see a jar here.

>jump
1: 20, 14, 70, 9, 5.
2: 9, 9, 50, 2, 4.
3: 5, 5, 20.
4: 30, 3, 66, 5.
5: 1, 0.

>
