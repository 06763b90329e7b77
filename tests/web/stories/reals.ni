"Reals" by "Test Author"

The Laboratory is a room. "Numbers are everywhere."

To show (X - a real number):
	say "[X]: [cube root of X], [real square root of X], [sine of X], [cosine of X], [tangent of X], [logarithm of X], [arctangent of X], [hyperbolic tangent of X], [X to the power 0.37], [exponential of (X divided by 40)].";
	let R be the cube root of X;
	let S be R to the nearest 0.01;
	say "[(R minus S) times 1000000].";

Instead of jumping:
	repeat with N running from 1 to 60:
		show N times 1.37;

Instead of waving hands:
	say "[a random number from 1 to 1000] [a random number from 1 to 1000].";
