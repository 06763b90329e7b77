Relations of every sort: made and unmade, one to one and to various, in groups, symmetric, by a phrase, of values; asked as values, listed, and gone along step by step.
--- source
"Relations of All Sorts"

The Ballroom is a room. Ann, Bea and Cec are women in the Ballroom. Dan, Eve and Fay are people in the Ballroom. The cage is a closed openable container in the Ballroom.

Marriage relates one person to another (called the spouse). The verb to marry means the marriage relation.
Friendship relates people to each other. The verb to befriend means the friendship relation.
Kinship relates people to each other in groups. The verb to be kin to means the kinship relation.
Liking relates various people to various people. The verb to like means the liking relation.
Ownership relates one person to various things. The verb to own means the ownership relation.
Fostering relates various people to one person (called the ward). The verb to foster means the fostering relation.
Tallness relates a person (called X) to a person (called Y) when the height of X is greater than the height of Y. The verb to overtop (it overtops, they overtop, it is overtopped) means the tallness relation.
Numbering relates various numbers to various numbers. The verb to number means the numbering relation.
A colour is a kind of value. The colours are red, green and blue.
Painting relates one colour to various numbers. The verb to paint means the painting relation.
Pairing relates one colour to one text. The verb to pair means the pairing relation.
Partition relates numbers to each other in groups. The verb to be level with means the partition relation.
A person has a number called height. The height of Ann is 4. The height of Bea is 6. The height of Cec is 5.

Dan likes Eve. Ann likes Bea. Bea likes Cec. Cec likes Dan.
The player owns the cage.

To say (R - relation of people to people) of (P - person): say "[list of people to which P relates by R]".

Instead of jumping:
	now Ann marries Bea;
	say "A [spouse of Ann] [spouse of Bea].";
	now Cec marries Bea;
	say "B [spouse of Ann] [spouse of Bea] [spouse of Cec] [if Ann marries Bea]yes[otherwise]no[end if] [if Cec marries Bea]yes[otherwise]no[end if].";
	now Cec does not marry Bea;
	say "C [spouse of Cec].";
	now Dan befriends Eve;
	say "D [if Dan befriends Eve]yes[otherwise]no[end if] [if Eve befriends Dan]yes[otherwise]no[end if] [if Eve befriends Eve]yes[otherwise]no[end if].";
	now Eve does not befriend Dan;
	say "E [if Dan befriends Eve]yes[otherwise]no[end if].";
	now Ann is kin to Bea;
	now Cec is kin to Dan;
	say "F [if Ann is kin to Bea]yes[otherwise]no[end if] [if Ann is kin to Cec]yes[otherwise]no[end if] [if Bea is kin to Ann]yes[otherwise]no[end if] [if Ann is kin to Ann]yes[otherwise]no[end if].";
	now Bea is kin to Cec;
	say "G [list of people who are kin to Dan].";
	now Bea is not kin to Ann;
	say "H [list of people who are kin to Dan]; [list of people who are kin to Ann]; [list of people who are kin to Bea].";
	now Ann owns the cage;
	say "I [if the player owns the cage]yes[otherwise]no[end if] [if Ann owns the cage]yes[otherwise]no[end if].";
	now Ann does not own the cage;
	say "J [if Ann owns the cage]yes[otherwise]no[end if] [number of people who own the cage].";
	now Ann fosters Fay;
	now Bea fosters Fay;
	say "K [list of people who foster Fay]; [ward of Ann]; [ward of Cec].";
	now Bea fosters Eve;
	say "L [list of people who foster Fay]; [ward of Bea].";

Instead of waiting:
	say "A [if Bea overtops Ann]yes[otherwise]no[end if] [if Ann overtops Bea]yes[otherwise]no[end if] [list of women overtopped by Bea] [list of women who overtop Ann].";
	now 3 numbers 4;
	now 3 numbers 5;
	now 1 numbers 4;
	say "B [if 3 numbers 4]yes[otherwise]no[end if] [if 4 numbers 3]yes[otherwise]no[end if].";
	now 3 does not number 4;
	say "C [if 3 numbers 4]yes[otherwise]no[end if] [if 3 numbers 5]yes[otherwise]no[end if] [if 1 numbers 4]yes[otherwise]no[end if].";
	now red paints 4;
	now red paints 5;
	now blue paints 5;
	say "E [if red paints 4]yes[otherwise]no[end if] [if red paints 5]yes[otherwise]no[end if] [if blue paints 5]yes[otherwise]no[end if].";
	now red pairs "rose";
	now green pairs "leaf";
	if red pairs "rose", say "F red.";
	if green pairs "leaf", say "F green.";
	if green pairs "rose", say "F wrong.";
	now 1 is level with 2;
	now 2 is level with 3;
	now 7 is level with 8;
	say "G [if 1 is level with 3]yes[otherwise]no[end if] [if 1 is level with 7]yes[otherwise]no[end if].";
	now 2 is not level with 1;
	say "H [if 1 is level with 3]yes[otherwise]no[end if] [if 1 is level with 2]yes[otherwise]no[end if].";

Instead of smelling:
	say "A [number of steps via the liking relation from Ann to Dan] [next step via the liking relation from Ann to Dan] [number of steps via the liking relation from Dan to Ann].";
	say "B [number of steps via the liking relation from Ann to Ann] [next step via the liking relation from Dan to Ann].";
	now Ann likes Dan;
	say "C [number of steps via the liking relation from Ann to Dan].";
	say "D [list of people who like Dan]; [list of people liked by Ann]; [list of people who are liked by Bea].";
	say "E [list of people that the liking relation relates].";
	say "F [list of people to which the liking relation relates].";
	now Ann likes everyone;
	say "G [list of people liked by Ann].";
	now nobody likes Dan;
	say "H [list of people who like Dan].";
	now nobody is liked by Ann;
	say "I [number of people liked by Ann].";
	now Fay likes no women;
	now every woman likes Fay;
	say "J [list of people who like Fay]; [number of women who like someone]; [number of people who like a woman].";
	say "K [if Ann likes nobody]nobody[otherwise]somebody[end if] [if the liking relation is empty]empty[otherwise]not empty[end if] [if the marriage relation is empty]empty[otherwise]not empty[end if].";

Instead of thinking:
	say "A [if the kinship relation is equivalence]yes[otherwise]no[end if] [if the liking relation is equivalence]yes[otherwise]no[end if].";
	say "B [if the kinship relation is symmetric]yes[otherwise]no[end if] [if the friendship relation is symmetric]yes[otherwise]no[end if] [if the liking relation is symmetric]yes[otherwise]no[end if].";
	say "C [if the marriage relation is one-to-one]yes[otherwise]no[end if] [if the ownership relation is one-to-one]yes[otherwise]no[end if].";
	say "D [if the ownership relation is one-to-various]yes[otherwise]no[end if] [if the fostering relation is one-to-various]yes[otherwise]no[end if].";
	say "E [if the fostering relation is various-to-one]yes[otherwise]no[end if] [if the ownership relation is various-to-one]yes[otherwise]no[end if].";
	say "F [if the liking relation is various-to-various]yes[otherwise]no[end if] [if the marriage relation is various-to-various]yes[otherwise]no[end if].";
	let N be the liking relation;
	say "G [N] [if N relates Bea to Cec]yes[otherwise]no[end if] [if N is the liking relation]the same[otherwise]another[end if].";
--- play

Relations of All Sorts
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Ballroom
You can see Ann, Bea, Cec, Dan, Eve, Fay and a cage (closed) here.

>jump
A Bea Ann.
B nothing Cec Bea no yes.
C nothing.
D yes yes no.
E no.
F yes no yes yes.
G Ann, Bea, Cec and Dan.
H Ann, Cec and Dan; Ann, Cec and Dan; Bea.
I no yes.
J no 0.
K Ann and Bea; Fay; nothing.
L Ann; Eve.

>wait
A yes no Ann and Cec Bea and Cec.
B yes no.
C no yes yes.
E yes no yes.
F red.
F green.
G yes no.
H yes no.

>smell
A 3 Bea -1.
B 0 nothing.
C 1.
D Ann and Cec; Bea and Dan; Cec.
E Ann, Bea, Cec and Dan.
F Bea, Dan, Cec and Eve.
G yourself, Ann, Bea, Cec, Dan, Eve and Fay.
H nothing.
I 0.
J Ann, Bea and Cec; 3; 1.
K somebody not empty empty.

>think
A yes no.
B no yes no.
C yes no.
D yes no.
E yes no.
F yes no.
G liking relation yes the same.

>
