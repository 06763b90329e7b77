'No one' is nobody; of none the verb is as of one; what belongs to a verb stays with its participles.
--- source
"D3" by Nobody

The Yard is a room. The cat is an animal in the Yard.
A vase is a kind of thing. To carry off is a verb. To get on with is a verb. To be fed up is a verb.
When play begins:
	repeat with N running from -1 to 2:
		say "[N] bottle[s] [are] here [don't] [have]; [regarding N][are]; [regarding N][They] [are] [their].";
	say "x";
	say "[present participle of the verb carry off]; [present participle of the verb get on with]; [past participle of the verb get on with]; [adapt the verb get on with in past tense].";
	say "[The cat]  it, , [negate the verb carry off in past tense].";
	say "There [are] [number of vases] vase[s].";
	say "[regarding 0]There [are] no vase[s].";
	say "[infinitive of the verb carry off] [if no one loves the cat]none[end if] [verb carry off].";
	say "[if no one is in the Yard]none[end if]. [if the cat loves no one]none[end if]. [if no one in the Yard loves no one in the Yard]x[end if].";
	say "[if no-one loves the cat]none[end if]."
Loving relates people to people. The verb to love means the loving relation.
--- play

-1 bottles is here doesn't has; is; It is its.
0 bottles is here doesn't has; is; It is its.
1 bottle is here doesn't has; is; It is its.
2 bottles is here doesn't has; are; They are their.
xcarrying off; getting on with; got on with; got on with.
The cat  it, , did not carry off.
There is 0 vases.
There is no vases.
carry off none verb carry off.
. none. .
none.

D3
An Interactive Fiction by Nobody
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Yard
You can see a cat here.

>look
Yard
You can see a cat here.

>
