Chance numbers things in the order of the world, in which they are listed too; a word of an expression goes on to the next space or mark.
--- source
The Lab is a room. A rock is a kind of thing. A gem is a kind of rock. A jewel is a kind of gem.
The box is a container in the Lab. The bag is a container in the Lab.
The p1 is a rock in the Lab. The g1 is a gem in the box. The p2 is a rock in the bag. The j1 is a jewel in the Lab. The g2 is a gem in the Lab. The p3 is a rock. The g3 is a gem in the Lab. The p4 is a rock in the box.
Definition: a rock is nice if it is not p1.
To show (T - text) as (N - number):
	let U be the substituted form of T;
	replace the regular expression "\w+" in U with "<\0>";
	let V be the substituted form of T;
	replace the regular expression "\b" in V with "+";
	say "[N]: [U] [V][line break]".
When play begins:
	say "[list of rocks] / [list of nice rocks].";
	repeat with N running from 1 to 8:
		say "[N]: [a random rock], [a random gem], [a random nice rock], [a random thing], [a random rock in the box], [a random container], [a random rock that is not p1].";
	show "nine o'clock, a-b c_d 42" as 1;
	show "100% of #3 <x@y.z> ~ $5*2=10" as 2;
	show "caf[unicode 233]/bar (it's) {no} [bracket]yes[close bracket]" as 3.
--- play

g1, p4, p2, p1, j1, g2, g3 and p3 / g1, p4, p2, j1, g2, g3 and p3.
1: a g1, a j1, a g1, yourself, a g1, a bag, a g1.
2: a p1, a j1, a p4, a g3, a p4, a box, a p4.
3: a p2, a g2, a g1, a p1, a g1, a box, a g2.
4: a p2, a g1, a g2, a j1, a p4, a bag, a j1.
5: a g3, a g2, a j1, a bag, a g1, a box, a p3.
6: a p4, a g2, a p2, a p4, a p4, a bag, a g2.
7: a p2, a g1, a p4, a j1, a g1, a box, a j1.
8: a j1, a g3, a j1, a g1, a p4, a bag, a p4.
1: <nine> <o'clock>, <a>-<b> <c_d> <42> +nine+ +o'clock+, +a+-+b+ +c_d+ +42+
2: <100%> <of> <#3> <<x@y>.<z>> <~> <$5*2=10> +100%+ +of+ +#3+ +<x@y+.+z>+ +~+ +$5*2=10+
3: <café>/<bar> (<it's>) {<no>} [<yes>] +café+/+bar+ (+it's+) {+no+} [+yes+]

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box (in which are a g1 and a p4), a bag (in which is a p2), a p1, a j1, a g2 and a g3 here.

>look
Lab
You can see a box (in which are a g1 and a p4), a bag (in which is a p2), a p1, a j1, a g2 and a g3 here.

>
