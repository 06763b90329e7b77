Adaptive text in the third person and the past, and what ghosts do.
--- source
"Grammar of Ghosts"

When play begins:
	now the story viewpoint is third person singular;
	now the story tense is past tense.
The Hall is a room. "[We] [stand] in the Hall. [There] [are] [if the number of visible ghosts is 0]nobody[otherwise][the list of visible ghosts][end if] here[if we have taken the candle], as ever[end if]."
The Attic is up from the Hall. "[The location] [lie] under the slates. [Those] slates [leak]."
A ghost is a kind of person. A ghost can be visible or hidden. A ghost is usually visible. A person can be dead. 
Definition: a ghost is shy if it is hidden or it is the Grey Lady.
The Grey Lady is a female ghost in the Hall. The monks are a plural-named ghost in the Hall. "[The monks] [file] past[one of], chanting[or], humming[or][purely at random]." The cook is a male ghost. The cook is in the Attic. Lord Pym is a proper-named male ghost in the Attic.
The player is in the Hall. The player is male. The printed name of the player is "Edwin". The player is proper-named.
The candle is a lit thing in the Hall. "A candle [burn] [if the candle has been carried by the player]where [we] [put] [it][otherwise]here[end if]." The bones are a plural-named thing in the Attic. The sheet is a wearable thing in the Attic.
To stand is a verb. To lie is a verb. To leak is a verb. To file is a verb. To burn is a verb. To put is a verb. To fade is a verb. To wail is a verb. To haunt is a verb. To speak is a verb.
Haunting relates various ghosts to various rooms. The verb to haunt means the haunting relation. Lord Pym haunts the Hall. The monks haunt the Hall. The monks haunt the Attic.
Understand "scare [someone]" as scaring. Scaring is an action applying to one thing.
Check scaring when the noun is not a ghost: say "[We] [can't] scare [the noun][if the noun is the player], [we] [are] used to [ourselves][end if]." instead.
Carry out scaring: now the noun is hidden; 
Report scaring: say "[The noun] [fade], [adapt the verb wail in present tense]. [The noun] [adapt the verb fade in future tense] again. [They] [have] not [adapt the verb fade in perfect tense from third person plural]."
Instead of kissing a ghost: say "[Our] lips [meet] nothing. [The noun] [regarding the noun][possessive] cold [remain][if the noun is plural-named] - all of [them][end if]. [They're] [wail of the noun]." To meet is a verb. To remain is a verb.
To say wail of the noun: say "[infinitive of the verb wail], [past participle of the verb wail], [present participle of the verb wail]".
To say possessive: say "[their]".
Instead of attacking something: say "[We] [might] not [do] that to [the noun]. [It] [would] not [like] [it]. [We] should be kinder." To do is a verb.  
Report waiting: say "[We] [allow] an hour to pass. [regarding nothing][It] [rain]. [regarding 3][It] [rain]. [regarding the noun][Those] [rain]." instead. To rain is a verb. To allow is a verb.
After taking something: say "[We] now [have] [regarding the noun][those]: [list of things carried by the player]."
Instead of examining a ghost: say "[The noun] [haunt] [the list of rooms haunted by the noun]; [list of ghosts which haunt the location] [are] here by right. [The noun] [are] [if the noun is shy]shy[otherwise]bold[end if], [a noun], [A noun], [an noun]."
Instead of listening to: say "[Our] ears [strain]: [the list of people in the location] [speak] of [one of][the candle][or][the bones][cycling]."  To strain is a verb.
When play begins: 
	repeat with V running through {verb wail, verb haunt, verb carry}:
		say "[infinitive of V]/[past participle of V]/[present participle of V]/[adapt V in present tense from first person singular]/[adapt V in past tense from third person plural]. ";
	say "[meaning of the verb haunt]; [meaning of the verb contain]; [if the meaning of the verb haunt is the haunting relation]yes[end if].";
	now the story viewpoint is second person plural;
	say "[We] [carry] [us] [ours] [our] [ourselves]. ";
	now the story viewpoint is first person singular;
	now the story tense is present tense;
	say "[We] [carry] [us] [ours] [our] [ourselves] [are] [can't] [aren't] [don't]. ";
	now the story viewpoint is third person singular;
	now the story tense is past tense.
Test me with "x lady".
--- play

wail/wailed/wailing/wail/wailed. haunt/haunted/haunting/haunt/haunted. carry/carried/carrying/carry/carried. haunting relation; containment relation; yes.
You carried you yours your yourselves. I carry me mine my myself am can't am not don't. 
Grammar of Ghosts
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
He stood in the Hall. There was the Grey Lady and the monks here.

A candle burnt here.

>x lady
The Grey Lady haunted nothing; monks and Lord Pym were here by right. The Grey Lady was shy, a Grey Lady, A Grey Lady, a Grey Lady.

>x monks
The monks haunted the Hall and the Attic; monks and Lord Pym were here by right. The monks were bold, some monks, Some monks, some monks.

>scare lady
The Grey Lady faded, wails. The Grey Lady will fade again. She had not have faded.

>scare me
He couldn't scare himself, he was used to himself.

>scare candle
That is only for the living.

>kiss monks
His lips met nothing. The monks their cold remained - all of them. They were wail, wailed, wailing.

>kiss lady
His lips met nothing. The Grey Lady her cold remained. She was wail, wailed, wailing.

>attack candle
He might have not did that to the candle. It would have not liked it. He should be kinder.

>hit monks
He might have not did that to the monks. It would have not liked it. He should be kinder.

>z
A while went by.

He allowed an hour to pass. It rained. It rained. That rained.

>listen
His ears strained: himself, the Grey Lady and the monks spoke of the candle.

>take candle
He now had that: candle.

>drop candle
He put the candle down.

>look
Hall
He stood in the Hall. There was the Grey Lady and the monks here, as ever.

He could see a candle there.

>u

Attic
The Attic lied under the slates. That slates leaked.

He could see a cook, Lord Pym, some bones and a sheet there.

>x pym
Lord Pym haunted the Hall; monks were here by right. Lord Pym was bold, Lord Pym, Lord Pym, Lord Pym.

>take bones
He now had those: bones.

>take sheet
He now had that: sheet and bones.

>wear sheet
He put the sheet on.

>i
He had with him:
  a sheet (being worn)
  some bones

>listen
His ears strained: himself, the cook and Lord Pym spoke of the bones.

>look
Attic
The Attic lied under the slates. That slates leaked.

He could see a cook and Lord Pym there.

>d

Hall
He stood in the Hall. There was the Grey Lady and the monks here, as ever.

He could see a candle there.

>look
Hall
He stood in the Hall. There was the Grey Lady and the monks here, as ever.

He could see a candle there.

>x me
Nobody knows him better than he did.

>take monks
The monks were not his to pick up.

>eat candle
The candle was not for eating.

>open candle
The candle couldn't be opened.

>take candle
He now had that: candle and bones.

>g
He had it already.

>put candle on bones
The bones were no place to put things on.

>give candle to monks
The monks refused it with thanks.

>jump
He jumped, and came down again.

>xyzzy
That is no verb known to me.

>
