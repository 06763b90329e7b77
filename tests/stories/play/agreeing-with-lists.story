After a list of several, of objects or of other values, verbs and pronouns are plural; the player alone as the last of it is spoken of as the player.
--- source
Lab is a room. A ball and a box are in Lab. Ann is a woman in Lab. To lie is a verb. Some keys are in Lab.
Retelling is an action out of world applying to one narrative viewpoint. Understand "retell in [narrative viewpoint]" as retelling. Carry out retelling: now the story viewpoint is the narrative viewpoint understood; say "So told."
Every turn:
	let L be {the ball, the box};
	say "[L] [lie]; [They] [lie].";
	let M be {the ball};
	say "[M] [lie]; [They].";
	let N be {the ball, yourself};
	say "[N] [lie]; [They] [lie].";
	let N be {yourself, the ball};
	say "[N with definite articles] [lie]; [They] [lie].";
	let O be a list of things;
	say "[The box] [O] [lie]; [They].";
	let P be {3, 4};
	say "[The box] [P] [lie]; [They].";
	let Q be {yourself};
	say "[The box] [Q] [lie]; [They].";
	let R be {the keys};
	say "[The box] [R] [lie]; [They].";
	let S be {the keys, Ann};
	say "[S] [lie]; [They].";
	say "[S in brace notation] [lie]; [They].";
	let T be {"a", "b"};
	say "[Ann] [T] [lie]; [They].";
	say "[regarding people in Lab][lie] [They]."

When play begins:
	let L be {the ball, the box};
	let P be {3};
	let O be a list of numbers;
	say "[L] [P] [lie]; [They]. [L] [O] [lie]; [They]. [L with indefinite articles] [lie]. [Ann] [P] [lie]; [They]. [The list of things in Lab] [P] [lie].";
	say "[list of closed doors] [lie]. [Ann] [list of closed doors] [lie] [They]. [The list of women] [lie] [They]. [L] [list of women] [lie] [They]. [L] [the list of closed doors] [lie] [They]."
--- play

ball and box 3 lies; It. ball and box  lies; It. a ball and a box lie. Ann 3 lies; She. You, the ball, the box, Ann and the keys 3 lie.
nothing lie. Ann nothing lies She. Ann lies She. ball and box Ann lies She. ball and box nothing lies It.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a ball, a box, Ann and some keys here.

>z
A while goes by.

ball and box lie; They lie.
ball lies; It.
ball and yourself lie; They lie.
yourself and the ball lie; They lie.
The box  lies; It.
The box 3 and 4 lie; They.
The box yourself lie; You.
The box keys lie; They.
keys and Ann lie; They.
{keys, Ann} lie; They.
Ann a and b lie; They.
lie They.

>retell in third person singular
So told.

>z
A while goes by.

ball and box lie; They lie.
ball lies; It.
ball and himself lies; They lies.
himself and the ball lie; They lie.
The box  lies; It.
The box 3 and 4 lie; They.
The box himself lies; He.
The box keys lie; They.
keys and Ann lie; They.
{keys, Ann} lie; They.
Ann a and b lie; They.
lies They.

>retell in first person singular
So told.

>z
A while goes by.

ball and box lie; They lie.
ball lies; It.
ball and myself lie; They lie.
myself and the ball lie; They lie.
The box  lies; It.
The box 3 and 4 lie; They.
The box myself lie; I.
The box keys lie; They.
keys and Ann lie; They.
{keys, Ann} lie; They.
Ann a and b lie; They.
lie They.

>retell in first person plural
So told.

>z
A while goes by.

ball and box lie; They lie.
ball lies; It.
ball and ourselves lie; They lie.
ourselves and the ball lie; They lie.
The box  lies; It.
The box 3 and 4 lie; They.
The box ourselves lie; We.
The box keys lie; They.
keys and Ann lie; They.
{keys, Ann} lie; They.
Ann a and b lie; They.
lie They.

>retell in third person plural
So told.

>z
A while goes by.

ball and box lie; They lie.
ball lies; It.
ball and themselves lie; They lie.
themselves and the ball lie; They lie.
The box  lies; It.
The box 3 and 4 lie; They.
The box themselves lie; They.
The box keys lie; They.
keys and Ann lie; They.
{keys, Ann} lie; They.
Ann a and b lie; They.
lie They.

>retell in second person plural
So told.

>z
A while goes by.

ball and box lie; They lie.
ball lies; It.
ball and yourselves lie; They lie.
yourselves and the ball lie; They lie.
The box  lies; It.
The box 3 and 4 lie; They.
The box yourselves lie; You.
The box keys lie; They.
keys and Ann lie; They.
{keys, Ann} lie; They.
Ann a and b lie; They.
lie They.
