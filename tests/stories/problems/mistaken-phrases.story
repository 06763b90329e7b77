Phrases, values and conditions that cannot be so, which the reference refuses too, each in a definition of its own.
--- source
"M"

The Hall is a room. The Yard is north of the Hall. Ann is a woman in the Hall. The box is an open container in the Hall. The coin is a thing in the box. The count is a number that varies. The motto is a text that varies. The king is a person that varies. A thing has a number called the price. A colour is a kind of value. The colours are red and blue. A thing has a colour. A thing can be old.
Owning relates one person to various things. The verb to own means the owning relation. Hunting is a scene. Humming is an action applying to nothing. Waving it at is an action applying to one thing and one visible thing. The tide rules are a rulebook. The ebb rules are a number based rulebook producing a number. The wet outcome is a truth state that varies. To decide which number is twice (N - a number): decide on N * 2. To greet (P - a person), loudly and twice: say "Hi". Polishing something is an activity.

Table of Wares
ware (object)	cost (number)
coin	5
box	7

To attempt 1:
	say.

To attempt 2:
	say wibble.

To attempt 3:
	say "[wibble]".

To attempt 4:
	say "[if wibble]x[end if]".

To attempt 5:
	say "x[end if]".

To attempt 6:
	say "[one of]x".

To attempt 7:
	say "[or]".

To attempt 8:
	say "[the wibble]".

To attempt 9:
	say "[count in wibble]".

To attempt 10:
	say "[price of 5]".

To attempt 11:
	say "[price of the Hall]".

To attempt 12:
	say "[list of wibbles]".

To attempt 13:
	say "[number of the coin]".

To attempt 14:
	say "[otherwise]x".

To attempt 15:
	now.

To attempt 16:
	now wibble.

To attempt 17:
	now the count is "x".

To attempt 18:
	now the count is Ann.

To attempt 19:
	now the count is more than 5.

To attempt 20:
	now the motto is 5.

To attempt 21:
	now the king is 5.

To attempt 22:
	now the coin is Ann.

To attempt 23:
	now the coin is 5.

To attempt 24:
	now the coin is open and wibble.

To attempt 25:
	now Ann owns 5.

To attempt 26:
	now Ann is kin to the coin.

To attempt 27:
	now the coin is in the box or in the Hall.

To attempt 28:
	now the price of the coin is the colour of the coin.

To attempt 29:
	now 5 is 6.

To attempt 30:
	now twice 5 is 10.

To attempt 31:
	now the coin was old.

To attempt 32:
	now Ann has been in the Hall.

To attempt 33:
	now someone is in the box.

To attempt 34:
	now most things are old.

To attempt 35:
	now the number of things is 5.

To attempt 36:
	let X.

To attempt 37:
	let X be.

To attempt 38:
	let X be wibble.

To attempt 39:
	let X be 5; now X is "a".

To attempt 40:
	let X be a wibble.

To attempt 41:
	let X be a list of wibbles.

To attempt 42:
	let X be {1, "a"}.

To attempt 43:
	let X be {1, 2; say "x".

To attempt 44:
	let X be {}.

To attempt 45:
	let X be entry 5 of the count.

To attempt 46:
	let X be entry "a" of {1, 2}.

To attempt 47:
	let X be 5 + "a".

To attempt 48:
	let X be 5 + Ann.

To attempt 49:
	let X be red + blue.

To attempt 50:
	let X be 5 *.

To attempt 51:
	let X be minus.

To attempt 52:
	let X be the square root of "a".

To attempt 53:
	let X be a random wibble.

To attempt 54:
	let X be a random number between 5 and.

To attempt 55:
	let X be a random number between red and 5.

To attempt 56:
	let X be the coin which is Ann.

To attempt 57:
	let X be the cost of the coin.

To attempt 58:
	let X be the cost corresponding to a ware of 5 in the Table of Wares.

To attempt 59:
	let X be the wibble in row 1 of the Table of Wares.

To attempt 60:
	let X be twice.

To attempt 61:
	let X be twice "a".

To attempt 62:
	let X be twice red.

To attempt 63:
	let X be twice 5 6.

To attempt 64:
	greet 5.

To attempt 65:
	greet.

To attempt 66:
	greet Ann, quietly.

To attempt 67:
	greet Ann, loudly and quietly.

To attempt 68:
	greet Ann loudly.

To attempt 69:
	if wibble, say "x".

To attempt 70:
	if 5, say "x".

To attempt 71:
	if the count, say "x".

To attempt 72:
	if the motto, say "x".

To attempt 73:
	if Ann is wibble, say "x".

To attempt 74:
	if the count is "x", say "x".

To attempt 75:
	if the coin is greater than 5, say "x".

To attempt 76:
	if the price of 5 is 5, say "x".

To attempt 77:
	if the count is in the box, say "x".

To attempt 78:
	if Ann owns 5, say "x".

To attempt 79:
	if 5 owns Ann, say "x".

To attempt 80:
	if Ann is owned, say "x".

To attempt 81:
	if taking wibble, say "x".

To attempt 82:
	if taking the coin with Ann, say "x".

To attempt 83:
	if humming the coin, say "x".

To attempt 84:
	if Ann is humming the coin, say "x".

To attempt 85:
	if Hunting is wibble, say "x".

To attempt 86:
	if Ann has been wibble, say "x".

To attempt 87:
	if there is a wibble in the Table of Wares, say "x".

To attempt 88:
	if there is a cost of "a" in the Table of Wares, say "x".

To attempt 89:
	if the coin is listed in 5, say "x".

To attempt 90:
	if the coin is a ware listed in the coin, say "x".

To attempt 91:
	if at least people are in the Hall, say "x".

To attempt 92:
	if more than two is in the Hall, say "x".

To attempt 93:
	if the motto matches the wibble "a", say "x".

To attempt 94:
	if the player's command includes 5, say "x".

To attempt 95:
	if a random chance of 1 in succeeds, say "x".

To attempt 96:
	if the coin is old and, say "x".

To attempt 97:
	if not, say "x".

To attempt 98:
	if the coin is not, say "x".

To attempt 99:
	unless wibble, say "x".

To attempt 100:
	while wibble: say "x".

To attempt 101:
	otherwise: say "x".

To attempt 102:
	otherwise if the coin is old, say "x".

To attempt 103:
	end if.

To attempt 104:
	repeat.

To attempt 105:
	repeat with X running.

To attempt 106:
	repeat with X running from 1 to.

To attempt 107:
	repeat with X running from "a" to 5.

To attempt 108:
	repeat with X running from 1 to red: say "x".

To attempt 109:
	repeat with X running through wibble: say "x".

To attempt 110:
	repeat with X running through 5: say "x".

To attempt 111:
	repeat with X running through the coin: say "x".

To attempt 112:
	repeat through the coin: say "x".

To attempt 113:
	repeat through 5: say "x".

To attempt 114:
	next.

To attempt 115:
	break.

To attempt 116:
	choose wibble.

To attempt 117:
	choose row "a" in the Table of Wares.

To attempt 118:
	choose row 1 in the coin.

To attempt 119:
	choose a row with a cost of "a" in the Table of Wares.

To attempt 120:
	choose a row with a wibble of 5 in the Table of Wares.

To attempt 121:
	blank out the wibble entry.

To attempt 122:
	blank out the coin.

To attempt 123:
	sort the coin.

To attempt 124:
	sort the Table of Wares in wibble order.

To attempt 125:
	sort the Table of Wares in order.

To attempt 126:
	add 5.

To attempt 127:
	add 5 to the count.

To attempt 128:
	add 5 to {1, 2}.

To attempt 129:
	remove "a" from {1, 2}.

To attempt 130:
	truncate the count to 5 entries.

To attempt 131:
	try.

To attempt 132:
	try wibble.

To attempt 133:
	try taking.

To attempt 134:
	try taking 5.

To attempt 135:
	try taking the coin with Ann.

To attempt 136:
	try Ann taking wibble.

To attempt 137:
	try 5 taking the coin.

To attempt 138:
	try humming the coin.

To attempt 139:
	try waving the coin at.

To attempt 140:
	try waving the coin at 5.

To attempt 141:
	silently try wibble.

To attempt 142:
	follow wibble.

To attempt 143:
	follow the wibble rules.

To attempt 144:
	follow the coin.

To attempt 145:
	follow the ebb rules for "a".

To attempt 146:
	follow the tide rules for 5.

To attempt 147:
	abide by 5.

To attempt 148:
	anonymously abide by wibble.

To attempt 149:
	consider 5.

To attempt 150:
	let X be the number produced by the tide rules.

To attempt 151:
	let X be the number produced by the ebb rules for Ann.

To attempt 152:
	let X be the colour produced by the ebb rules for 5.

To attempt 153:
	carry out the wibble activity.

To attempt 154:
	begin the polishing activity with.

To attempt 155:
	rule wibbles.

To attempt 156:
	decide on 5.

To attempt 157:
	decide yes.

To attempt 158:
	stop the wibble.

To attempt 159:
	continue.

To attempt 160:
	increase the coin by 5.

To attempt 161:
	increase 5 by 6.

To attempt 162:
	increment the coin.

To attempt 163:
	increment 5.

To attempt 164:
	move the coin.

To attempt 165:
	move the coin to.

To attempt 166:
	move the coin to 5.

To attempt 167:
	move 5 to the box.

To attempt 168:
	move the count to the box.

To attempt 169:
	remove Ann from play from play.

To attempt 170:
	remove 5 from play.

To attempt 171:
	end the story wibbly.

To attempt 172:
	end the story saying.

To attempt 173:
	end the story saying 5.

To attempt 174:
	wait for any.

To attempt 175:
	display 5.

To attempt 176:
	display the figure of wibble.

To attempt 177:
	play the sound of wibble.

To attempt 178:
	change the north exit of the coin to the Hall.

To attempt 179:
	change the wibble exit of the Hall to the Yard.

To attempt 180:
	change the north exit of the Hall to 5.

To attempt 181:
	wibble at 5 turns from now.

To attempt 182:
	wibble in 5 turns from now.

To attempt 183:
	the wibble in five turns from now.

To attempt 184:
	replace the text "a" in 5 with "b".

To attempt 185:
	replace the wibble "a" in the motto with "b".

To attempt 186:
	replace word number "a" in the motto with "b".

To attempt 187:
	say "a]b".

To attempt 188:
	say "[a [b]]".

To attempt 189:
	say "[if the coin is old]x[otherwise]y[otherwise]z[end if]".

To attempt 190:
	say "[one of]x[or]y[wibbly]".

To attempt 191:
	say "[count] [count in words] [count in wibbles]".

To attempt 192:
	say 5 in words in words.

To attempt 193:
	apply twice.

To attempt 194:
	apply 5 to 6.

To attempt 195:
	let X be twice applied to.

To attempt 196:
	let X be {1, 2} as decided by twice.

To attempt 197:
	let X be the list of 5.

To attempt 198:
	let X be the list of the coin.

To attempt 199:
	let X be the total wibble of things.

To attempt 200:
	let X be the total price of 5.

To attempt 201:
	let X be the best route from Ann to 5.

To attempt 202:
	let X be the best route from wibble to the Hall.

To attempt 203:
	let X be the next step via the wibble relation from Ann to Ann.

To attempt 204:
	let X be the next step via the owning relation from 5 to Ann.

To attempt 205:
	let X be whether or not.

To attempt 206:
	let X be whether or not wibble.

To attempt 207:
	let X be the colour after 5.

To attempt 208:
	let X be the number of characters in 5.

To attempt 209:
	let X be word number "a" in the motto.

To attempt 210:
	let X be the motto in wibble case.

To attempt 211:
	let X be the substituted form of 5.

To attempt 212:
	let X be 5 to the nearest.

To attempt 213:
	let X be 5 to the nearest "a".

To attempt 214:
	let X be the remainder after dividing 5 by.

To attempt 215:
	let X be the remainder after dividing "a" by 5.

To attempt 216:
	let X be 5 divided.

To attempt 217:
	let X be (5.

To attempt 218:
	let X be 5).

To attempt 219:
	let X be ((5).

To attempt 220:
	let X be "a" times 5.

To attempt 221:
	let X be the location of 5.

To attempt 222:
	let X be the holder of 5.

To attempt 223:
	let X be the screenwibble.
--- problems
PHRASE_UNKNOWN at "say"
PHRASE_UNKNOWN at "say wibble"
SUBSTITUTION_UNKNOWN at "wibble"
CONDITION_UNKNOWN at "wibble"
SUBSTITUTION_STRAY at "end if"
ONE_OF_NOT_ENDED at "one of"
SUBSTITUTION_STRAY at "or"
SUBSTITUTION_UNKNOWN at "the wibble"
SUBSTITUTION_UNKNOWN at "count in wibble"
SUBSTITUTION_UNKNOWN at "price of 5"
PROPERTY_NOT_HAD at "price of the Hall"
SUBSTITUTION_UNKNOWN at "list of wibbles"
SUBSTITUTION_UNKNOWN at "number of the coin"
SUBSTITUTION_STRAY at "otherwise"
PHRASE_UNKNOWN at "now"
CONDITION_UNKNOWN at "wibble"
CONDITION_UNKNOWN at "the count is "x""
CONDITION_UNKNOWN at "the count is Ann"
CONDITION_UNKNOWN at "the count is more than 5"
NOW_IMPOSSIBLE at "the motto is 5"
NOW_IMPOSSIBLE at "the king is 5"
NOW_IMPOSSIBLE at "the coin is Ann"
NOW_IMPOSSIBLE at "the coin is 5"
CONDITION_UNKNOWN at "the coin is open and wibble"
CONDITION_UNKNOWN at "Ann owns 5"
CONDITION_UNKNOWN at "Ann is kin to the coin"
CONDITION_HALF at "in the Hall"
CONDITION_UNKNOWN at "the price of the coin is the colour of the coin"
NOW_IMPOSSIBLE at "5 is 6"
NOW_IMPOSSIBLE at "twice 5 is 10"
NOW_IMPOSSIBLE at "the coin was old"
NOW_IMPOSSIBLE at "Ann has been in the Hall"
NOW_IMPOSSIBLE at "someone is in the box"
NOW_IMPOSSIBLE at "most things are old"
NOW_IMPOSSIBLE at "the number of things is 5"
PHRASE_UNKNOWN at "let X"
PHRASE_UNKNOWN at "let X be"
PHRASE_UNKNOWN at "let X be wibble"
CONDITION_UNKNOWN at "X is "a""
PHRASE_UNKNOWN at "let X be a wibble"
PHRASE_UNKNOWN at "let X be a list of wibbles"
LIST_MIXED at "{1, "a"}"
PHRASE_UNKNOWN at "let X be {1, 2"
LET_EMPTY_LIST at "let X be {}"
PHRASE_UNKNOWN at "let X be entry 5 of the count"
PHRASE_UNKNOWN at "let X be entry "a" of {1, 2}"
PHRASE_UNKNOWN at "let X be 5 + "a""
PHRASE_UNKNOWN at "let X be 5 + Ann"
PHRASE_UNKNOWN at "let X be red + blue"
PHRASE_UNKNOWN at "let X be 5 *"
PHRASE_UNKNOWN at "let X be minus"
PHRASE_UNKNOWN at "let X be the square root of "a""
PHRASE_UNKNOWN at "let X be a random wibble"
PHRASE_UNKNOWN at "let X be a random number between 5 and"
PHRASE_UNKNOWN at "let X be a random number between red and 5"
PHRASE_UNKNOWN at "let X be the coin which is Ann"
PHRASE_UNKNOWN at "let X be the cost of the coin"
PHRASE_UNKNOWN at "let X be the cost corresponding to a ware of 5 in the Table of Wares"
PHRASE_UNKNOWN at "let X be the wibble in row 1 of the Table of Wares"
PHRASE_UNKNOWN at "let X be twice"
PHRASE_UNKNOWN at "let X be twice "a""
PHRASE_UNKNOWN at "let X be twice red"
PHRASE_UNKNOWN at "let X be twice 5 6"
PHRASE_UNKNOWN at "greet 5"
PHRASE_UNKNOWN at "greet"
PHRASE_UNKNOWN at "greet Ann, quietly"
PHRASE_UNKNOWN at "greet Ann, loudly and quietly"
PHRASE_UNKNOWN at "greet Ann loudly"
CONDITION_UNKNOWN at "wibble"
CONDITION_UNKNOWN at "5"
CONDITION_UNKNOWN at "the count"
CONDITION_UNKNOWN at "the motto"
CONDITION_UNKNOWN at "Ann is wibble"
CONDITION_UNKNOWN at "the count is "x""
COMPARED_KINDS at "the coin is greater than 5"
CONDITION_UNKNOWN at "the price of 5 is 5"
RELATION_KINDS at "the count is in the box"
CONDITION_UNKNOWN at "Ann owns 5"
RELATION_KINDS at "5 owns Ann"
CONDITION_UNKNOWN at "Ann is owned"
CONDITION_UNKNOWN at "taking wibble"
CONDITION_UNKNOWN at "taking the coin with Ann"
CONDITION_UNKNOWN at "humming the coin"
CONDITION_UNKNOWN at "Ann is humming the coin"
CONDITION_UNKNOWN at "Hunting is wibble"
CONDITION_UNKNOWN at "Ann has been wibble"
CONDITION_UNKNOWN at "there is a wibble in the Table of Wares"
CONDITION_UNKNOWN at "there is a cost of "a" in the Table of Wares"
CONDITION_UNKNOWN at "the coin is listed in 5"
CONDITION_UNKNOWN at "the coin is a ware listed in the coin"
CONDITION_UNKNOWN at "at least people are in the Hall"
CONDITION_UNKNOWN at "more than two is in the Hall"
CONDITION_UNKNOWN at "the motto matches the wibble "a""
CONDITION_UNKNOWN at "the player's command includes 5"
CONDITION_UNKNOWN at "a random chance of 1 in succeeds"
CONDITION_UNKNOWN at "the coin is old and"
CONDITION_UNKNOWN at "not"
CONDITION_UNKNOWN at "the coin is not"
CONDITION_UNKNOWN at "wibble"
PHRASE_RUNS_ON at "To attempt 100"
CONDITION_UNKNOWN at "wibble"
PHRASE_RUNS_ON at "To attempt 101"
OTHERWISE_MISPLACED at "otherwise"
OTHERWISE_WITHOUT_IF at "otherwise if the coin is old, say "x""
END_WITHOUT_BEGIN at "end if"
PHRASE_UNKNOWN at "repeat"
PHRASE_UNKNOWN at "repeat with X running"
PHRASE_UNKNOWN at "repeat with X running from 1 to"
PHRASE_UNKNOWN at "repeat with X running from "a" to 5"
PHRASE_RUNS_ON at "To attempt 108"
REPEAT_UNKNOWN at "with X running from 1 to red"
PHRASE_RUNS_ON at "To attempt 109"
REPEAT_UNKNOWN at "with X running through wibble"
PHRASE_RUNS_ON at "To attempt 110"
REPEAT_NOT_MANY at "5"
PHRASE_RUNS_ON at "To attempt 111"
REPEAT_NOT_MANY at "the coin"
PHRASE_RUNS_ON at "To attempt 112"
REPEAT_UNKNOWN at "through the coin"
PHRASE_RUNS_ON at "To attempt 113"
REPEAT_UNKNOWN at "through 5"
NOT_IN_A_LOOP at "next"
NOT_IN_A_LOOP at "break"
PHRASE_UNKNOWN at "choose wibble"
PHRASE_UNKNOWN at "choose row "a" in the Table of Wares"
PHRASE_UNKNOWN at "choose row 1 in the coin"
LISTED_KIND at "choose a row with a cost of "a" in the Table of Wares"
PHRASE_UNKNOWN at "choose a row with a wibble of 5 in the Table of Wares"
PHRASE_UNKNOWN at "blank out the wibble entry"
PHRASE_UNKNOWN at "blank out the coin"
PHRASE_UNKNOWN at "sort the coin"
PHRASE_UNKNOWN at "sort the Table of Wares in wibble order"
PHRASE_UNKNOWN at "sort the Table of Wares in order"
PHRASE_UNKNOWN at "add 5"
PHRASE_UNKNOWN at "add 5 to the count"
LIST_NOT_CHANGED at "add 5 to {1, 2}"
PHRASE_UNKNOWN at "remove "a" from {1, 2}"
PHRASE_UNKNOWN at "truncate the count to 5 entries"
PHRASE_UNKNOWN at "try"
PHRASE_UNKNOWN at "try wibble"
ACTION_NOUN_MISSING at "taking"
PHRASE_UNKNOWN at "try taking 5"
PHRASE_UNKNOWN at "try taking the coin with Ann"
PHRASE_UNKNOWN at "try Ann taking wibble"
PHRASE_UNKNOWN at "try 5 taking the coin"
PHRASE_UNKNOWN at "try humming the coin"
PHRASE_UNKNOWN at "try waving the coin at"
PHRASE_UNKNOWN at "try waving the coin at 5"
PHRASE_UNKNOWN at "silently try wibble"
PHRASE_UNKNOWN at "follow wibble"
PHRASE_UNKNOWN at "follow the wibble rules"
PHRASE_UNKNOWN at "follow the coin"
FOLLOW_WRONG_KIND at "follow the ebb rules for "a""
FOLLOW_FOR_NOTHING at "follow the tide rules for 5"
PHRASE_UNKNOWN at "abide by 5"
PHRASE_UNKNOWN at "anonymously abide by wibble"
PHRASE_UNKNOWN at "consider 5"
PRODUCES_NOTHING at "the number produced by the tide rules"
FOLLOW_WRONG_KIND at "the number produced by the ebb rules for Ann"
PRODUCES_OTHER at "the colour produced by the ebb rules for 5"
PHRASE_UNKNOWN at "carry out the wibble activity"
PHRASE_UNKNOWN at "begin the polishing activity with"
PHRASE_UNKNOWN at "rule wibbles"
DECIDES_NOTHING at "decide on 5"
DECIDES_NOTHING at "decide yes"
PHRASE_UNKNOWN at "stop the wibble"
PHRASE_UNKNOWN at "continue"
PHRASE_UNKNOWN at "increase the coin by 5"
PHRASE_UNKNOWN at "increase 5 by 6"
PHRASE_UNKNOWN at "increment the coin"
PHRASE_UNKNOWN at "increment 5"
PHRASE_UNKNOWN at "move the coin"
PHRASE_UNKNOWN at "move the coin to"
PHRASE_UNKNOWN at "move the coin to 5"
PHRASE_UNKNOWN at "move 5 to the box"
PHRASE_UNKNOWN at "move the count to the box"
PHRASE_UNKNOWN at "remove Ann from play from play"
PHRASE_UNKNOWN at "remove 5 from play"
PHRASE_UNKNOWN at "end the story wibbly"
PHRASE_UNKNOWN at "end the story saying"
PHRASE_UNKNOWN at "end the story saying 5"
PHRASE_UNKNOWN at "wait for any"
PHRASE_UNKNOWN at "display 5"
PHRASE_UNKNOWN at "display the figure of wibble"
PHRASE_UNKNOWN at "play the sound of wibble"
PHRASE_UNKNOWN at "change the north exit of the coin to the Hall"
PHRASE_UNKNOWN at "change the wibble exit of the Hall to the Yard"
PHRASE_UNKNOWN at "change the north exit of the Hall to 5"
PHRASE_UNKNOWN at "wibble at 5 turns from now"
PHRASE_UNKNOWN at "wibble in 5 turns from now"
PHRASE_UNKNOWN at "the wibble in five turns from now"
PHRASE_UNKNOWN at "replace the text "a" in 5 with "b""
PHRASE_UNKNOWN at "replace the wibble "a" in the motto with "b""
PHRASE_UNKNOWN at "replace word number "a" in the motto with "b""
SUBSTITUTION_NOT_OPENED at ""a]b""
SUBSTITUTION_NOT_CLOSED at ""[a [b]]""
SUBSTITUTION_STRAY at "otherwise"
ONE_OF_NOT_ENDED at "one of"
SUBSTITUTION_UNKNOWN at "wibbly"
SUBSTITUTION_UNKNOWN at "count in wibbles"
PHRASE_UNKNOWN at "say 5 in words in words"
PHRASE_UNKNOWN at "apply twice"
PHRASE_UNKNOWN at "apply 5 to 6"
PHRASE_UNKNOWN at "let X be twice applied to"
PHRASE_UNKNOWN at "let X be {1, 2} as decided by twice"
PHRASE_UNKNOWN at "let X be the list of 5"
PHRASE_UNKNOWN at "let X be the list of the coin"
PHRASE_UNKNOWN at "let X be the total wibble of things"
PHRASE_UNKNOWN at "let X be the total price of 5"
PHRASE_UNKNOWN at "let X be the best route from Ann to 5"
PHRASE_UNKNOWN at "let X be the best route from wibble to the Hall"
PHRASE_UNKNOWN at "let X be the next step via the wibble relation from Ann to Ann"
PHRASE_UNKNOWN at "let X be the next step via the owning relation from 5 to Ann"
PHRASE_UNKNOWN at "let X be whether or not"
PHRASE_UNKNOWN at "let X be whether or not wibble"
PHRASE_UNKNOWN at "let X be the colour after 5"
PHRASE_UNKNOWN at "let X be the number of characters in 5"
PHRASE_UNKNOWN at "let X be word number "a" in the motto"
PHRASE_UNKNOWN at "let X be the motto in wibble case"
PHRASE_UNKNOWN at "let X be the substituted form of 5"
PHRASE_UNKNOWN at "let X be 5 to the nearest"
PHRASE_UNKNOWN at "let X be 5 to the nearest "a""
PHRASE_UNKNOWN at "let X be the remainder after dividing 5 by"
PHRASE_UNKNOWN at "let X be the remainder after dividing "a" by 5"
PHRASE_UNKNOWN at "let X be 5 divided"
PHRASE_UNKNOWN at "let X be (5"
PHRASE_UNKNOWN at "let X be 5)"
PHRASE_UNKNOWN at "let X be ((5)"
PHRASE_UNKNOWN at "let X be "a" times 5"
PHRASE_UNKNOWN at "let X be the location of 5"
PHRASE_UNKNOWN at "let X be the holder of 5"
PHRASE_UNKNOWN at "let X be the screenwibble"
--- sentences
I do not know how to do 'say'.
I do not know how to do 'say wibble'. Nothing here is called 'wibble'.
The text has '[wibble]' in it, but I know nothing of that name to print. Nothing here is called 'wibble'.
I do not understand 'wibble' as something that is so or not so. Nothing here is called 'wibble'.
The text has '[end if]' in it, but nothing before it that this could belong to.
'[one of]' begins alternatives, but no ending such as [at random], [cycling] or [stopping] follows.
The text has '[or]' in it, but nothing before it that this could belong to.
The text has '[the wibble]' in it, but I know nothing of that name to print. In it, 'wibble' should be an object. Nothing here is called 'wibble'.
The text has '[count in wibble]' in it, but I know nothing of that name to print. In it, 'count' should be a column of a table. It is a number.
The text has '[price of 5]' in it, but I know nothing of that name to print. I took 'price of' for a property, but '5' should be an object. It is a number.
You wrote 'price of the Hall', but Hall has no price.
The text has '[list of wibbles]' in it, but I know nothing of that name to print. I took it for 'say list of (D - description of objects)', but 'wibbles' should be a description, or a name. Nothing here is called 'wibbles'.
The text has '[number of the coin]' in it, but I know nothing of that name to print. I took 'number of' for a count, but 'the coin' should be a kind, perhaps with adjectives. It is a thing.
The text has '[otherwise]' in it, but nothing before it that this could belong to.
I do not know how to do 'now'.
I do not understand 'wibble' as something that is so or not so. Nothing here is called 'wibble'.
I do not understand 'the count is "x"' as something that is so or not so. I took 'is' for a verb, but '"x"' should be an adjective, a description, a name or a place. It is a text.
I do not understand 'the count is Ann' as something that is so or not so. I took 'is' for a verb, but 'Ann' should be an adjective, a description, a name or a place. It is a woman.
I do not understand 'the count is more than 5' as something that is so or not so. I took 'is' for a verb, but 'more than 5' should be an adjective, a description, a name or a place. Numbers are compared by 'is greater than', 'is less than', 'is at least' and 'is at most'.
'the motto is 5' is something that I can test, but not make so by saying 'now'.
'the king is 5' is something that I can test, but not make so by saying 'now'.
'the coin is Ann' is something that I can test, but not make so by saying 'now'.
'the coin is 5' is something that I can test, but not make so by saying 'now'.
I do not understand 'the coin is open and wibble' as something that is so or not so. I took 'the coin is open' for a condition, but 'wibble' should be something that is so or not so. Nothing here is called 'wibble'.
I do not understand 'Ann owns 5' as something that is so or not so. I took 'owns' for a verb, but '5' should be a description, or a name. It is a number.
I do not understand 'Ann is kin to the coin' as something that is so or not so. I took 'is' for a verb, but 'kin to the coin' should be an adjective, a description, a name or a place. Nothing here is called 'kin'; perhaps 'king' was meant.
'in the Hall' is no condition by itself. On either side of 'and' and 'or' there has to be a whole one, so say again what it is that this is so of: 'the coin'.
I do not understand 'the price of the coin is the colour of the coin' as something that is so or not so. I took 'is' for a verb, but 'the colour of the coin' should be an adjective, a description, a name or a place. It is a colour.
'5 is 6' is something that I can test, but not make so by saying 'now'.
'twice 5 is 10' is something that I can test, but not make so by saying 'now'.
'the coin was old' is something that I can test, but not make so by saying 'now'.
'Ann has been in the Hall' is something that I can test, but not make so by saying 'now'.
'someone is in the box' is something that I can test, but not make so by saying 'now'.
'most things are old' is something that I can test, but not make so by saying 'now'.
'the number of things is 5' is something that I can test, but not make so by saying 'now'.
I do not know how to do 'let X'. Nothing here is called 'X'.
I do not know how to do 'let X be'. Nothing here is called 'X'.
I do not know how to do 'let X be wibble'. I took 'let X be' for giving a name to a value, but 'wibble' should be a value. Nothing here is called 'wibble'.
I do not understand 'X is "a"' as something that is so or not so. I took 'is' for a verb, but '"a"' should be an adjective, a description, a name or a place. It is a text.
I do not know how to do 'let X be a wibble'. I took 'let X be' for giving a name to a value, but 'a wibble' should be a value. Nothing here is called 'wibble'.
I do not know how to do 'let X be a list of wibbles'. I took 'a list of' for a list, but 'wibbles' should be a kind, perhaps with adjectives. Nothing here is called 'wibbles'.
The list '{1, "a"}' has a number and a text in it, but the entries of a list must be of one kind.
I do not know how to do 'let X be {1, 2'. I took 'let X be' for giving a name to a value, but '{1, 2' should be a value.
In 'let X be {}' I cannot tell what the list is to hold: say so, as in 'let L be a list of numbers'.
I do not know how to do 'let X be entry 5 of the count'. I took 'let X be' for giving a name to a value, but 'entry 5 of the count' should be a value.
I do not know how to do 'let X be entry "a" of {1, 2}'. I took 'let X be' for giving a name to a value, but 'entry "a" of {1, 2}' should be a value.
I do not know how to do 'let X be 5 + "a"'. I took 'let X be' for giving a name to a value, but '5 + "a"' should be a value.
I do not know how to do 'let X be 5 + Ann'. I took 'let X be' for giving a name to a value, but '5 + Ann' should be a value.
I do not know how to do 'let X be red + blue'. I took 'let X be' for giving a name to a value, but 'red + blue' should be a value.
I do not know how to do 'let X be 5 *'. I took 'let X be' for giving a name to a value, but '5 *' should be a value.
I do not know how to do 'let X be minus'. I took 'let X be' for giving a name to a value, but 'minus' should be a value.
I do not know how to do 'let X be the square root of "a"'. I took it for 'the square root of (X - arithmetic value)', but '"a"' should be a value. It is a text.
I do not know how to do 'let X be a random wibble'. I took 'a random' for a choice by chance, but 'wibble' should be a kind, perhaps with adjectives. Nothing here is called 'wibble'.
I do not know how to do 'let X be a random number between 5 and'. I took 'a random' for a choice by chance, but 'number between 5 and' should be a kind, perhaps with adjectives.
I do not know how to do 'let X be a random number between red and 5'. I took 'a random' for a choice by chance, but 'number between red and 5' should be a kind, perhaps with adjectives.
I do not know how to do 'let X be the coin which is Ann'. I took 'let X be' for giving a name to a value, but 'the coin which is Ann' should be a value.
I do not know how to do 'let X be the cost of the coin'. I took 'let X be' for giving a name to a value, but 'the cost of the coin' should be a value.
I do not know how to do 'let X be the cost corresponding to a ware of 5 in the Table of Wares'. I took 'the cost corresponding to a ware' for an entry looked up, but '5' should be an object. It is a number.
I do not know how to do 'let X be the wibble in row 1 of the Table of Wares'. I took 'let X be' for giving a name to a value, but 'the wibble in row 1 of the Table of Wares' should be a value. Nothing here is called 'wibble'.
I do not know how to do 'let X be twice'. I took 'let X be' for giving a name to a value, but 'twice' should be a value.
I do not know how to do 'let X be twice "a"'. I took it for 'twice (N - a number)', but '"a"' should be a number. It is a text.
I do not know how to do 'let X be twice red'. I took it for 'twice (N - a number)', but 'red' should be a number. It is a colour.
I do not know how to do 'let X be twice 5 6'. I took it for 'twice (N - a number)', but '5 6' should be a number.
I do not know how to do 'greet 5'. I took it for 'greet (P - a person)', but '5' should be a person. It is a number.
I do not know how to do 'greet'.
I do not know how to do 'greet Ann, quietly'. I took it for 'greet (P - a person)', but 'Ann, quietly' should be a person.
I do not know how to do 'greet Ann, loudly and quietly'. I took it for 'greet (P - a person)', but 'Ann, loudly and quietly' should be a person. Nothing here is called 'loudly'.
I do not know how to do 'greet Ann loudly'. I took it for 'greet (P - a person)', but 'Ann loudly' should be a person. Nothing here is called 'loudly'.
I do not understand 'wibble' as something that is so or not so. Nothing here is called 'wibble'.
I do not understand '5' as something that is so or not so.
I do not understand 'the count' as something that is so or not so.
I do not understand 'the motto' as something that is so or not so.
I do not understand 'Ann is wibble' as something that is so or not so. I took 'is' for a verb, but 'wibble' should be an adjective, a description, a name or a place. Nothing here is called 'wibble'.
I do not understand 'the count is "x"' as something that is so or not so. I took 'is' for a verb, but '"x"' should be an adjective, a description, a name or a place. It is a text.
'the coin is greater than 5' compares a thing with a number, and of these neither is more, or the same.
I do not understand 'the price of 5 is 5' as something that is so or not so. I took 'the price of' for a property, but '5' should be an object. It is a number.
In 'the count is in the box' there is a number where only a object can be so related.
I do not understand 'Ann owns 5' as something that is so or not so. I took 'owns' for a verb, but '5' should be a description, or a name. It is a number.
In '5 owns Ann' there is a number where only a person can be so related.
I do not understand 'Ann is owned' as something that is so or not so. I took 'is' for a verb, but 'owned' should be an adjective, a description, a name or a place.
I do not understand 'taking wibble' as something that is so or not so. I took 'taking' for an action, but 'wibble' should be a description, or a name. Nothing here is called 'wibble'.
I do not understand 'taking the coin with Ann' as something that is so or not so. I took 'taking' for an action, but 'the coin with Ann' should be a description, or a name.
I do not understand 'humming the coin' as something that is so or not so. I took 'humming' for an action, but 'the coin' should be a description, or a name. It is a thing.
I do not understand 'Ann is humming the coin' as something that is so or not so. I took 'humming' for an action, but 'the coin' should be a description, or a name. It is a thing.
I do not understand 'Hunting is wibble' as something that is so or not so. I took 'is' for a verb, but 'wibble' should be an adjective, a description, a name or a place. Nothing here is called 'wibble'.
I do not understand 'Ann has been wibble' as something that is so or not so. I took 'has been' for a verb, but 'wibble' should be an adjective, a description, a name or a place. Nothing here is called 'wibble'.
I do not understand 'there is a wibble in the Table of Wares' as something that is so or not so. I took 'in' for a preposition, but 'a wibble' should be a description, or a name. Nothing here is called 'wibble'.
I do not understand 'there is a cost of "a" in the Table of Wares' as something that is so or not so. I took 'in' for a preposition, but 'a cost of "a"' should be a description, or a name. Nothing here is called 'cost'; perhaps 'cosh' was meant.
I do not understand 'the coin is listed in 5' as something that is so or not so. I took 'in' for a preposition, but 'listed' should be a description, or a name.
I do not understand 'the coin is a ware listed in the coin' as something that is so or not so. I took 'listed' for a preposition, but 'a ware' should be a description, or a name. Nothing here is called 'ware'; perhaps 'wares' was meant.
I do not understand 'at least people are in the Hall' as something that is so or not so. I took 'people' for a kind, but 'at least' should be an adjective.
I do not understand 'more than two is in the Hall' as something that is so or not so. I took 'is' for a verb, but 'more than two' should be a description, or a name.
I do not understand 'the motto matches the wibble "a"' as something that is so or not so. I took it for '(V - K) matches (D - description of values of kind K)', but 'the wibble "a"' should be a description, or a name. Nothing here is called 'wibble'.
I do not understand 'the player's command includes 5' as something that is so or not so. I took it for '(S - a snippet) includes (T - a topic)', but '5' should be a topic. It is a number.
I do not understand 'a random chance of 1 in succeeds' as something that is so or not so. I took 'in' for a preposition, but 'chance of 1' should be a description, or a name. Nothing here is called 'chance'; perhaps 'change' was meant.
I do not understand 'the coin is old and' as something that is so or not so. I took 'old' for an adjective, but 'and' should be a description, or a name. Perhaps 'ann' was meant.
I do not understand 'not' as something that is so or not so.
I do not understand 'the coin is not' as something that is so or not so. I took 'is' for a verb, but 'not' should be an adjective, a description, a name or a place.
I do not understand 'wibble' as something that is so or not so. Nothing here is called 'wibble'.
In 'To attempt 100', the phrase 'say "x"' should begin a line of its own, since this definition groups its phrases by indentation.
I do not understand 'wibble' as something that is so or not so. Nothing here is called 'wibble'.
In 'To attempt 101', the phrase 'say "x"' should begin a line of its own, since this definition groups its phrases by indentation.
No 'if' stands above 'otherwise' at the same indentation for it to belong to.
No 'if' is open for 'otherwise if the coin is old, say "x"' to belong to.
'end if' has no 'begin' to match it.
I do not know how to do 'repeat'. Nothing here is called 'repeat'.
I do not know how to do 'repeat with X running'. What is done again is a 'repeat with N running from 1 to 3:', a 'repeat with item running through things:' or a 'repeat through the Table of Prices:'.
I do not know how to do 'repeat with X running from 1 to'. Nothing here is called 'repeat'.
I do not know how to do 'repeat with X running from "a" to 5'. Nothing here is called 'repeat'.
In 'To attempt 108', the phrase 'say "x"' should begin a line of its own, since this definition groups its phrases by indentation.
I do not see what is to be repeated in 'with X running from 1 to red'. A repeat runs 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table.
In 'To attempt 109', the phrase 'say "x"' should begin a line of its own, since this definition groups its phrases by indentation.
I do not see what is to be repeated in 'with X running through wibble'. A repeat runs 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table. Nothing here is called 'wibble'.
In 'To attempt 110', the phrase 'say "x"' should begin a line of its own, since this definition groups its phrases by indentation.
'5' is one number, so there is nothing to go through: a list or a description, such as 'lit rooms', was expected.
In 'To attempt 111', the phrase 'say "x"' should begin a line of its own, since this definition groups its phrases by indentation.
'the coin' is one thing, so there is nothing to go through: a list or a description, such as 'lit rooms', was expected.
In 'To attempt 112', the phrase 'say "x"' should begin a line of its own, since this definition groups its phrases by indentation.
I do not see what is to be repeated in 'through the coin'. A repeat runs 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table. Nothing here is called 'coin'.
In 'To attempt 113', the phrase 'say "x"' should begin a line of its own, since this definition groups its phrases by indentation.
I do not see what is to be repeated in 'through 5'. A repeat runs 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table.
'next' belongs inside a repeat or a while, and this is not inside one.
'break' belongs inside a repeat or a while, and this is not inside one.
I do not know how to do 'choose wibble'. Nothing here is called 'wibble'.
I do not know how to do 'choose row "a" in the Table of Wares'. I took 'choose row' for choosing a row, but '"a"' should be a number. It is a text.
I do not know how to do 'choose row 1 in the coin'. I took 'choose row' for choosing a row, but 'the coin' should be a table. It is a thing.
In 'choose a row with a cost of "a" in the Table of Wares' all that is listed is of the kind 'number', so there can be no text among it.
I do not know how to do 'choose a row with a wibble of 5 in the Table of Wares'. I took 'choose a row with a' for choosing a row, but 'wibble' should be a column of a table. Nothing here is called 'wibble'.
I do not know how to do 'blank out the wibble entry'. Nothing here is called 'wibble'.
I do not know how to do 'blank out the coin'.
I do not know how to do 'sort the coin'. I took it for 'sort (L - a list of values)', but 'the coin' should be a list of values. It is a thing.
I do not know how to do 'sort the Table of Wares in wibble order'. I took it for 'sort (T - table name) in/into (C - table column) order', but 'wibble' should be a column of a table. Nothing here is called 'wibble'.
I do not know how to do 'sort the Table of Wares in order'. I took it for 'sort (L - a list of values)', but 'the Table of Wares in order' should be a list of values.
I do not know how to do 'add 5'. A number is changed by 'increase' and 'decrease': 'increase the count by 5'.
I do not know how to do 'add 5 to the count'. I took it for 'add (new - K) to (L - list of values of kind K)', but 'the count' should be a list of values. It is a number.
You wrote 'add 5 to {1, 2}', but that changes a list or a text where it stands, and one that is written out cannot be changed: give it a name first.
I do not know how to do 'remove "a" from {1, 2}'. I took it for 'remove (olds - list of Ks) in/from (L - list of values of kind K)', but '"a"' should be a list of values. It is a text.
I do not know how to do 'truncate the count to 5 entries'. I took it for 'truncate (L - a list of values) to (N - a number) entries/entry', but 'the count' should be a list of values. It is a number.
I do not know how to do 'try'.
I do not know how to do 'try wibble'. I took 'try' for trying an action, but 'wibble' should be an action. Nothing here is called 'wibble'.
You wrote 'taking', but the action 'taking' needs more than that: say what it is done to.
I do not know how to do 'try taking 5'. I took 'taking' for an action, but '5' should be a description, or a name. It is a number.
I do not know how to do 'try taking the coin with Ann'. I took 'taking' for an action, but 'the coin with Ann' should be a description, or a name.
I do not know how to do 'try Ann taking wibble'. I took 'taking' for an action, but 'wibble' should be a description, or a name. Nothing here is called 'wibble'.
I do not know how to do 'try 5 taking the coin'. In it, '5' should be a description, or a name. It is a number.
I do not know how to do 'try humming the coin'. I took 'humming' for an action, but 'the coin' should be a description, or a name. It is a thing.
I do not know how to do 'try waving the coin at'. I took 'try' for trying an action, but 'waving the coin at' should be an action.
I do not know how to do 'try waving the coin at 5'. I took 'waving' for an action, but '5' should be a description, or a name. It is a number.
I do not know how to do 'silently try wibble'. I took 'silently try' for trying an action, but 'wibble' should be an action. Nothing here is called 'wibble'.
I do not know how to do 'follow wibble'. I took 'follow' for following rules, but 'wibble' should be a rule or a rulebook. Nothing here is called 'wibble'.
I do not know how to do 'follow the wibble rules'. I took 'follow' for following rules, but 'the wibble rules' should be a rule or a rulebook. Nothing here is called 'wibble'.
I do not know how to do 'follow the coin'. I took 'follow' for following rules, but 'the coin' should be a rule or a rulebook. It is a thing.
You wrote 'follow the ebb rules for "a"', but that is followed for values of the kind 'number', and here it would be for one of the kind 'text'.
You wrote 'follow the tide rules for 5', but that rulebook is action based: there is no value that it could be followed for.
I do not know how to do 'abide by 5'. I took 'abide by' for following rules, but '5' should be a rule or a rulebook. It is a number.
I do not know how to do 'anonymously abide by wibble'. I took 'anonymously abide by' for following rules, but 'wibble' should be a rule or a rulebook. Nothing here is called 'wibble'.
I do not know how to do 'consider 5'.
You wrote 'the number produced by the tide rules', but that rulebook produces no value. One that does is made like this: 'The tally rules are a rulebook producing a number.'
You wrote 'the number produced by the ebb rules for Ann', but that is followed for values of the kind 'number', and here it would be for one of the kind 'woman'.
You wrote 'the colour produced by the ebb rules for 5', which asks for a value of the kind 'colour', but that rulebook produces values of the kind 'number'.
I do not know how to do 'carry out the wibble activity'. I took 'carry out' for a part of an activity, but 'the wibble activity' should be an activity. Nothing here is called 'wibble'.
I do not know how to do 'begin the polishing activity with'.
I do not know how to do 'rule wibbles'. Nothing here is called 'wibbles'.
You wrote 'decide on 5', but this phrase decides nothing: only one that begins 'To decide ...' can give back a value.
You wrote 'decide yes', but this phrase decides nothing: only one that begins 'To decide ...' can give back a value.
I do not know how to do 'stop the wibble'. Nothing here is called 'wibble'.
I do not know how to do 'continue'. A rule is left by 'stop the action', 'continue the action', 'rule succeeds' or 'rule fails', and a phrase that decides something by 'decide on'.
I do not know how to do 'increase the coin by 5'. I took 'increase' for a change, but 'the coin' should be something that holds a value and can be changed. It is a thing.
I do not know how to do 'increase 5 by 6'. I took 'increase' for a change, but '5' should be something that holds a value and can be changed. It is a number.
I do not know how to do 'increment the coin'. I took 'increment' for a change, but 'the coin' should be something that holds a value and can be changed. It is a thing.
I do not know how to do 'increment 5'. I took 'increment' for a change, but '5' should be something that holds a value and can be changed. It is a number.
I do not know how to do 'move the coin'. A thing is moved by 'to', 'move the ball to the crate', or by 'now': 'now Bob carries the ball'.
I do not know how to do 'move the coin to'. A thing is moved by 'to', 'move the ball to the crate', or by 'now': 'now Bob carries the ball'.
I do not know how to do 'move the coin to 5'. I took it for 'move (O - object) to (P - object)', but '5' should be an object. It is a number.
I do not know how to do 'move 5 to the box'. I took it for 'move (O - object) to (P - object)', but '5' should be an object. It is a number.
I do not know how to do 'move the count to the box'. I took it for 'move (O - object) to (P - object)', but 'the count' should be an object. It is a number.
I do not know how to do 'remove Ann from play from play'. I took it for 'remove (old - K) in/from (L - list of values of kind K)', but 'play from play' should be a list of values.
I do not know how to do 'remove 5 from play'. I took it for 'remove (old - K) in/from (L - list of values of kind K)', but 'play' should be a list of values.
I do not know how to do 'end the story wibbly'. A story ends by 'end the story', or 'end the story finally'; behind it may stand 'saying "You have lost"'.
I do not know how to do 'end the story saying'. A story ends by 'end the story', or 'end the story finally'; behind it may stand 'saying "You have lost"'.
I do not know how to do 'end the story saying 5'. I took it for 'end the/-- story saying (T - text)', but '5' should be a text. It is a number.
I do not know how to do 'wait for any'. What somebody does is tried, and called so: 'try waiting'.
I do not know how to do 'display 5'. I took it for 'display (F - figure name)', but '5' should be a figure name. It is a number.
I do not know how to do 'display the figure of wibble'. I took it for 'display (F - figure name)', but 'the figure of wibble' should be a figure name. Nothing here is called 'wibble'.
I do not know how to do 'play the sound of wibble'. I took it for 'play (S - sound name)', but 'the sound of wibble' should be a sound name. Nothing here is called 'wibble'.
I do not know how to do 'change the north exit of the coin to the Hall'. I took it for 'change (D - direction) exit of (R - room) to (S - room)', but 'the coin' should be a room. It is a thing.
I do not know how to do 'change the wibble exit of the Hall to the Yard'. I took it for 'change (D - direction) exit of (R - room) to (S - room)', but 'the wibble' should be a direction. Nothing here is called 'wibble'.
I do not know how to do 'change the north exit of the Hall to 5'. I took it for 'change (D - direction) exit of (R - room) to (S - room)', but '5' should be a room. It is a number.
I do not know how to do 'wibble at 5 turns from now'. I took it for '(R - rule) at (T - time)', but 'wibble' should be a rule. Nothing here is called 'wibble'.
I do not know how to do 'wibble in 5 turns from now'. I took it for '(R - rule) in (N - number) turn/turns from now', but 'wibble' should be a rule. Nothing here is called 'wibble'.
I do not know how to do 'the wibble in five turns from now'. I took it for '(R - rule) in (N - number) turn/turns from now', but 'the wibble' should be a rule. Nothing here is called 'wibble'.
I do not know how to do 'replace the text "a" in 5 with "b"'. I took it for 'replace the text (sought - text) in (T - text) with (R - text)', but '5' should be a text. It is a number.
I do not know how to do 'replace the wibble "a" in the motto with "b"'. I took it for 'replace (S - a snippet) with (T - text)', but 'the wibble "a" in the motto' should be a snippet. Nothing here is called 'wibble'.
I do not know how to do 'replace word number "a" in the motto with "b"'. I took it for 'replace word number (N - a number) in (T - text) with (R - text)', but '"a"' should be a number. It is a text.
The text "a]b" has a ']' in it, but no '[' before that: text substitutions stand in both.
The text "[a [b]]" has a '[' in it that no ']' closes: what is to be printed there should stand between the two, and no other '[' with it.
The text has '[otherwise]' in it, but nothing before it that this could belong to.
'[one of]' begins alternatives, but no ending such as [at random], [cycling] or [stopping] follows.
The text has '[wibbly]' in it, but I know nothing of that name to print. Nothing here is called 'wibbly'.
The text has '[count in wibbles]' in it, but I know nothing of that name to print. In it, 'count' should be a column of a table. It is a number.
I do not know how to do 'say 5 in words in words'. In it, '5' should be a column of a table. It is a number.
I do not know how to do 'apply twice'. I took it for 'apply (F - phrase nothing -> nothing)', but 'twice' should be a phrase nothing -> nothing.
I do not know how to do 'apply 5 to 6'. I took it for 'apply (F - phrase value of kind K -> nothing) to (X - K)', but '5' should be a phrase value -> value. It is a number.
I do not know how to do 'let X be twice applied to'. I took it for 'twice (N - a number)', but 'applied to' should be a number.
I do not know how to do 'let X be {1, 2} as decided by twice'. I took 'let X be' for giving a name to a value, but '{1, 2} as decided by twice' should be a value.
I do not know how to do 'let X be the list of 5'. I took 'the list of' for a list, but '5' should be a kind, perhaps with adjectives. It is a number.
I do not know how to do 'let X be the list of the coin'. I took 'the list of' for a list, but 'the coin' should be a kind, perhaps with adjectives. It is a thing.
I do not know how to do 'let X be the total wibble of things'. I took 'let X be' for giving a name to a value, but 'the total wibble of things' should be a value. Nothing here is called 'wibble'.
I do not know how to do 'let X be the total price of 5'. I took 'the total price of' for a total, but '5' should be a kind, perhaps with adjectives. It is a number.
I do not know how to do 'let X be the best route from Ann to 5'. I took it for 'best route from (A - object) to (B - object)', but '5' should be an object. It is a number.
I do not know how to do 'let X be the best route from wibble to the Hall'. I took it for 'best route from (A - object) to (B - object)', but 'wibble' should be an object. Nothing here is called 'wibble'.
I do not know how to do 'let X be the next step via the wibble relation from Ann to Ann'. I took it for 'next step via (R - relation of objects) from (A - object) to (B - object)', but 'the wibble relation' should be a relation of objects. Nothing here is called 'wibble'.
I do not know how to do 'let X be the next step via the owning relation from 5 to Ann'. I took it for 'next step via (R - relation of objects) from (A - object) to (B - object)', but '5' should be an object. It is a number.
I do not know how to do 'let X be whether or not'. I took 'let X be' for giving a name to a value, but 'whether or not' should be a value.
I do not know how to do 'let X be whether or not wibble'. I took it for 'whether or not (C - condition)', but 'wibble' should be something that is so or not so. Nothing here is called 'wibble'.
I do not know how to do 'let X be the colour after 5'. I took it for '(P - time period) after (T - time)', but 'colour' should be a time period. It is a colour.
I do not know how to do 'let X be the number of characters in 5'. I took it for 'the number of characters in (T - text)', but '5' should be a text. It is a number.
I do not know how to do 'let X be word number "a" in the motto'. I took it for 'word number (N - a number) in (T - text)', but '"a"' should be a number. It is a text.
I do not know how to do 'let X be the motto in wibble case'. I took 'let X be' for giving a name to a value, but 'the motto in wibble case' should be a value. Nothing here is called 'wibble'.
I do not know how to do 'let X be the substituted form of 5'. I took it for 'the substituted form of (T - text)', but '5' should be a text. It is a number.
I do not know how to do 'let X be 5 to the nearest'. I took 'let X be' for giving a name to a value, but '5 to the nearest' should be a value.
I do not know how to do 'let X be 5 to the nearest "a"'. I took it for '(X - arithmetic value) to the nearest (step - arithmetic value)', but '"a"' should be a value. It is a text.
I do not know how to do 'let X be the remainder after dividing 5 by'. I took it for '(P - time period) after (T - time)', but 'remainder' should be a time period.
I do not know how to do 'let X be the remainder after dividing "a" by 5'. I took it for '(P - time period) after (T - time)', but 'remainder' should be a time period.
I do not know how to do 'let X be 5 divided'. I took 'let X be' for giving a name to a value, but '5 divided' should be a value.
I do not know how to do 'let X be (5'. I took 'let X be' for giving a name to a value, but '(5' should be a value.
I do not know how to do 'let X be 5)'. I took 'let X be' for giving a name to a value, but '5)' should be a value.
I do not know how to do 'let X be ((5)'. I took 'let X be' for giving a name to a value, but '((5)' should be a value.
I do not know how to do 'let X be "a" times 5'. I took 'let X be' for giving a name to a value, but '"a" times 5' should be a value.
I do not know how to do 'let X be the location of 5'. I took it for 'location of (O - object)', but '5' should be an object. It is a number.
I do not know how to do 'let X be the holder of 5'. I took it for 'holder of (O - object)', but '5' should be an object. It is a number.
I do not know how to do 'let X be the screenwibble'. I took 'let X be' for giving a name to a value, but 'the screenwibble' should be a value. Nothing here is called 'screenwibble'.
