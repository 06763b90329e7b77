Topics that match all of the words or some, with alternatives, values, tokens and things, in conditions, tables and rules; topics that the story itself names; and commands of which words are cut and replaced. In the reference a value that a topic includes takes the place of the topic understood.
--- source
"Topics at Their Edges"

The Hall is a room. Bob is a man in the Hall. A colour is a kind of value. The colours are red, green and blue. The ball is a thing in the Hall. The description of the ball is "Round."
The saying is a text that varies. The theme is a snippet that varies.
Understand "weather/rain/wind" or "the weather" as "[storms]". Understand "very [storms]" as "[big storms]".

Table of Replies
topic	reply
"weather" or "rain"	"wet"
"[number] birds"	"birds"
"[colour]"	"hue"
"[storms] again"	"storms"
--	"never"

Understand "enquire [text]" as enquiring. Enquiring is an action applying to one topic.
Carry out enquiring:
	say "([the topic understood]) ";
	if the topic understood matches "weather", say "a";
	if the topic understood includes "weather", say "b";
	if the topic understood includes "red/green apple/pear", say "c";
	if the topic understood includes "[colour]", say "d[colour understood]";
	if the topic understood includes "[number]", say "e[number understood]";
	if the topic understood includes "[storms]", say "f";
	if the topic understood matches "[big storms]", say "g";
	if the topic understood does not match "weather", say "i";
	if the topic understood includes "ball", say "j[matched text]";
	say ".";
	if the topic understood is a topic listed in the Table of Replies, say "[reply entry].";
	repeat through the Table of Replies:
		if there is a topic entry and the topic understood includes topic entry, say "<[reply entry]>";
	say line break.

Instead of asking Bob about "weather/rain": say "Wet, he says."
Instead of asking Bob about "[colour] sky": say "It is [colour understood]."
Instead of asking Bob about: say "'[the topic understood]?' he asks."
Instead of telling Bob about "news": say "Old."
Instead of answering Bob that "hello/hi there/you": say "Hello."
Instead of answering Bob that: say "Eh?"
Instead of waiting: try asking Bob about "rain"; try asking Bob about "blue sky"; try asking Bob about "the long story of rain"; try telling Bob about "news"; try answering Bob that "hi you"; try asking Bob about "rain".
Instead of jumping:
	now the saying is the player's command;
	say "'[saying]' [number of words in saying]: [word number 1 in saying], [word number 2 in saying]."
After reading a command:
	if the player's command includes "please", cut the matched text;
	if the player's command includes "quickly now", replace the matched text with "twice";
	if the player's command matches "sing", replace the player's command with "jump twice".
Understand "jump twice" as jumping.
--- play

Topics at Their Edges
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see Bob and a ball here.

>enquire weather
(weather) abf.
wet.
<wet>

>enquire the weather
(the weather) bfi.
<wet>

>enquire green apple
(green apple) cdgreeni.
<hue>

>enquire a red pear and 3 birds
(a red pear and 3 birds) cdrede3i.
<birds><hue>

>enquire 12 birds
(12 birds) e12i.
birds.
<birds>

>enquire very rain
(very rain) fgi.
<wet>

>enquire the ball
(the ball) ijball.


>enquire rain again
(rain again) fi.
storms.
<wet><storms>

>enquire xyzzy
(xyzzy) i.


>enquire red
(red) dredi.
hue.
<hue>

>ask bob about weather
Wet, he says.

>ask bob about green sky
It is green.

>ask bob about the sky
"the sky?" he asks.

>tell bob about news
Old.

>answer hello there to bob
Hello.

>answer hi to bob
Eh?

>wait
Wet, he says.

It is blue.

"the long story of rain?" he asks.

Old.

Hello.

Wet, he says.

>jump
"jump" 1: jump, .

>please jump
"jump" 1: jump, .

>jump quickly now
"jump twice" 2: jump, twice.

>sing
"jump twice" 2: jump, twice.

>sing please
"jump twice" 2: jump, twice.

>
