In which order partners are asked what they are: the description before the relation, all and none to the end, and of what is part of something only the whole.
--- source
"Order of Asking"

The Lab is a room. A shelf is a supporter in the Lab. A cup is on the shelf. Bob is a man in the Lab. Bob carries a net. A bag is a container in the Lab. A lid is part of the bag.
Liking relates various things to various things. The verb to like means the liking relation. Bob likes the cup and the net.
Definition: a thing is tallied: say "<[it]>"; yes.
Definition: a thing is plain: say "([it])"; if it is the net, no; yes.
When play begins:
	say "1 [if Bob likes something tallied]yes[end if].";
	say "2 [if Bob likes no tallied thing]yes[end if].";
	say "3 [if all things are plain]yes[end if].";
	say "4 [if no thing is plain]yes[end if].";
	say "5 [if Bob carries no tallied thing]yes[end if].";
	say "6 [if Bob carries something tallied]yes[end if].";
	say "7 [if the lid is part of something tallied]yes[end if].";
	say "8 [if the cup is part of something tallied]yes[end if].";
	say "9 [if the cup is held by something tallied]yes[end if].";
	say "10 [list of things held by something tallied].";
	say "11 [if no plain thing is on the shelf]yes[end if]."
--- play

1 <it><it><it>yes.
2 <it><it><it><it><it><it><it>.
3 (it)(it)(it)(it)(it)(it)(it).
4 (it)(it)(it)(it)(it)(it)(it).
5 <it><it><it><it><it><it><it>.
6 <it>yes.
7 <it>yes.
8 .
9 <it>yes.
10 <it><it><it>cup, net and lid.
11 (it)(it)(it)(it)(it)(it)(it).

Order of Asking
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a shelf (on which is a cup), Bob and a bag (empty) here.

>
