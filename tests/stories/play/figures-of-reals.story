The last figure of a real number is what a machine finds that knows logarithms and exponentials of floats alone: halves go either way, and what is short of a whole number stays short.
--- source
"Figures of Reals"

The Lab is a room. R is a real number that varies.

To show (X - a real number):
	now R is X;
	say "[R] | [R in decimal notation] | [R to 2 decimal places] | [R to 4 decimal places] | [R in scientific notation] | [R to 3 decimal places in scientific notation][line break]".

Instead of jumping:
	show 8160.015625;
	show 91195.359375;
	show 180.9987;
	show 5229.5;
	show 9790.5;
	show -0.087;
	show 9.999999;
	show 1.0 x 10^5 * 1.0 x 10^5 * 2.625;
	show 33.333333;
	show 0.0;
	say "[R to 12 decimal places], [5.25 to 9 decimal places], [5.25 to 12 decimal places in scientific notation]."
--- play

Figures of Reals
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>jump
8160.01563 | 8160.01563 | 8160.02 | 8160.0156 | 8.16001 × 10^3 | 8.16 × 10^3
91195.35937 | 91195.35937 | 91195.36 | 91195.3594 | 9.11954 × 10^4 | 9.12 × 10^4
180.9987 | 180.9987 | 180.99 | 180.9987 | 1.80999 × 10^2 | 1.81 × 10^2
5229.5 | 5229.5 | 5229.5 | 5229.5 | 5.2295 × 10^3 | 5.229 × 10^3
9790.5 | 9790.5 | 9790.5 | 9790.5 | 9.79049 × 10^3 | 9.791 × 10^3
-0.087 | -0.087 | -0.09 | -0.087 | -8.70001 × 10^-2 | -8.7 × 10^-2
9.99999 | 9.99999 | 9.99 | 9.9999 | 1.0 × 10^1 | 1.0 × 10^1
2.625 × 10^10 | 26249990400.0 | 2.63 × 10^10 | 2.625 × 10^10 | 2.625 × 10^10 | 2.625 × 10^10
33.33333 | 33.33333 | 33.33 | 33.3333 | 3.33333 × 10^1 | 3.333 × 10^1
0.0 | 0.0 | 0.0 | 0.0 | 0.0 × 10^0 | 0.0 × 10^0
0.0, 5.2500003, 5.25000064 × 10^0.

>
