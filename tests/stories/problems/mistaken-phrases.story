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
'say' is not a known phrase. Write what to print: 'say "Hello."'.
'say wibble' is not a known phrase. Nothing here is called 'wibble'.
'[wibble]' in this text is not a text substitution or a value. Nothing here is called 'wibble'.
'wibble' is not a condition. Nothing here is called 'wibble'.
'[end if]' in this text has nothing before it to belong to.
'[one of]' begins alternatives that have no end. Add [at random], [cycling], [stopping] or another ending.
'[or]' in this text has nothing before it to belong to.
'[the wibble]' in this text is not a text substitution or a value. In it, 'wibble' must be an object. Nothing here is called 'wibble'.
'[count in wibble]' in this text is not a text substitution or a value. In it, 'count' must be a column of a table. It is a number.
'[price of 5]' in this text is not a text substitution or a value. 'price of' was read as a property, so '5' must be an object. It is a number.
'price of the Hall' is not possible: Hall has no price.
'[list of wibbles]' in this text is not a text substitution or a value. It was read as 'say list of (D - description of objects)', so 'wibbles' must be a description or a name. Nothing here is called 'wibbles'.
'[number of the coin]' in this text is not a text substitution or a value. 'number of' was read as a count, so 'the coin' must be a kind, optionally with adjectives. It is a thing.
'[otherwise]' in this text has nothing before it to belong to.
'now' is not a known phrase. Write what becomes true: 'now the lamp is lit'.
'wibble' is not a condition. Nothing here is called 'wibble'.
'the count is "x"' is not a condition. 'is' was read as a verb, so '"x"' must be an adjective, a description, a name or a place. It is a text.
'the count is Ann' is not a condition. 'is' was read as a verb, so 'Ann' must be an adjective, a description, a name or a place. It is a woman.
'the count is more than 5' is not a condition. 'is' was read as a verb, so 'more than 5' must be an adjective, a description, a name or a place. To compare numbers, write 'is greater than', 'is less than', 'is at least' or 'is at most'.
'the motto is 5' can be tested, but 'now' cannot make it true.
'the king is 5' can be tested, but 'now' cannot make it true.
'the coin is Ann' can be tested, but 'now' cannot make it true.
'the coin is 5' can be tested, but 'now' cannot make it true.
'the coin is open and wibble' is not a condition. 'the coin is open' was read as a condition, so 'wibble' must be a condition. Nothing here is called 'wibble'.
'Ann owns 5' is not a condition. 'owns' was read as a verb, so '5' must be a description or a name. It is a number.
'Ann is kin to the coin' is not a condition. 'is' was read as a verb, so 'kin to the coin' must be an adjective, a description, a name or a place. Nothing here is called 'kin'.
'in the Hall' is not a complete condition. Write a whole condition on each side of 'and' and 'or': 'the coin is in the Hall'.
'the price of the coin is the colour of the coin' is not a condition. 'is' was read as a verb, so 'the colour of the coin' must be an adjective, a description, a name or a place. It is a colour.
'5 is 6' can be tested, but 'now' cannot make it true.
'twice 5 is 10' can be tested, but 'now' cannot make it true.
'the coin was old' can be tested, but 'now' cannot make it true.
'Ann has been in the Hall' can be tested, but 'now' cannot make it true.
'someone is in the box' can be tested, but 'now' cannot make it true.
'most things are old' can be tested, but 'now' cannot make it true.
'the number of things is 5' can be tested, but 'now' cannot make it true.
'let X' is not a known phrase. To name a value, write 'let N be 5'.
'let X be' is not a known phrase. To name a value, write 'let N be 5'.
'let X be wibble' is not a known phrase. 'let X be' was read as naming a value, so 'wibble' must be a value. Nothing here is called 'wibble'.
'X is "a"' is not a condition. 'is' was read as a verb, so '"a"' must be an adjective, a description, a name or a place. It is a text.
'let X be a wibble' is not a known phrase. 'let X be' was read as naming a value, so 'a wibble' must be a value. Nothing here is called 'wibble'.
'let X be a list of wibbles' is not a known phrase. 'a list of' was read as a list, so 'wibbles' must be a kind, optionally with adjectives. Nothing here is called 'wibbles'.
The list '{1, "a"}' contains a number and a text, but all entries must be of one kind.
'let X be {1, 2' is not a known phrase. 'let X be' was read as naming a value, so '{1, 2' must be a value.
The kind of the list in 'let X be {}' is unknown. Write, for example, 'let L be a list of numbers'.
'let X be entry 5 of the count' is not a known phrase. 'let X be' was read as naming a value, so 'entry 5 of the count' must be a value.
'let X be entry "a" of {1, 2}' is not a known phrase. 'let X be' was read as naming a value, so 'entry "a" of {1, 2}' must be a value.
'let X be 5 + "a"' is not a known phrase. 'let X be' was read as naming a value, so '5 + "a"' must be a value.
'let X be 5 + Ann' is not a known phrase. 'let X be' was read as naming a value, so '5 + Ann' must be a value.
'let X be red + blue' is not a known phrase. 'let X be' was read as naming a value, so 'red + blue' must be a value.
'let X be 5 *' is not a known phrase. 'let X be' was read as naming a value, so '5 *' must be a value.
'let X be minus' is not a known phrase. 'let X be' was read as naming a value, so 'minus' must be a value.
'let X be the square root of "a"' is not a known phrase. It was read as 'the square root of (X - arithmetic value)', so '"a"' must be a value. It is a text.
'let X be a random wibble' is not a known phrase. 'a random' was read as a choice by chance, so 'wibble' must be a kind, optionally with adjectives. Nothing here is called 'wibble'.
'let X be a random number between 5 and' is not a known phrase. 'a random' was read as a choice by chance, so 'number between 5 and' must be a kind, optionally with adjectives.
'let X be a random number between red and 5' is not a known phrase. It was read as 'a/-- random (family - name of kind of enumerated value K) between (low - K) and (high - K)', so 'red' must be a number. It is a colour.
'let X be the coin which is Ann' is not a known phrase. 'let X be' was read as naming a value, so 'the coin which is Ann' must be a value.
'let X be the cost of the coin' is not a known phrase. 'let X be' was read as naming a value, so 'the cost of the coin' must be a value.
'let X be the cost corresponding to a ware of 5 in the Table of Wares' is not a known phrase. 'the cost corresponding to a ware' was read as a table lookup, so '5' must be an object. It is a number.
'let X be the wibble in row 1 of the Table of Wares' is not a known phrase. 'let X be' was read as naming a value, so 'the wibble in row 1 of the Table of Wares' must be a value. Nothing here is called 'wibble'.
'let X be twice' is not a known phrase. 'let X be' was read as naming a value, so 'twice' must be a value.
'let X be twice "a"' is not a known phrase. It was read as 'twice (N - a number)', so '"a"' must be a number. It is a text.
'let X be twice red' is not a known phrase. It was read as 'twice (N - a number)', so 'red' must be a number. It is a colour.
'let X be twice 5 6' is not a known phrase. It was read as 'twice (N - a number)', so '5 6' must be a number.
'greet 5' is not a known phrase. It was read as 'greet (P - a person)', so '5' must be a person. It is a number.
'greet' is not a known phrase.
'greet Ann, quietly' is not a known phrase. It was read as 'greet (P - a person)', so 'Ann, quietly' must be a person.
'greet Ann, loudly and quietly' is not a known phrase. It was read as 'greet (P - a person)', so 'Ann, loudly and quietly' must be a person. Nothing here is called 'loudly'.
'greet Ann loudly' is not a known phrase. It was read as 'greet (P - a person)', so 'Ann loudly' must be a person. Nothing here is called 'loudly'.
'wibble' is not a condition. Nothing here is called 'wibble'.
'5' is not a condition.
'the count' is not a condition.
'the motto' is not a condition.
'Ann is wibble' is not a condition. 'is' was read as a verb, so 'wibble' must be an adjective, a description, a name or a place. Nothing here is called 'wibble'.
'the count is "x"' is not a condition. 'is' was read as a verb, so '"x"' must be an adjective, a description, a name or a place. It is a text.
'the coin is greater than 5' compares a value of kind 'thing' with one of kind 'number', which is not possible.
'the price of 5 is 5' is not a condition. 'the price of' was read as a property, so '5' must be an object. It is a number.
In 'the count is in the box', a number is used where the relation needs an object.
'Ann owns 5' is not a condition. 'owns' was read as a verb, so '5' must be a description or a name. It is a number.
In '5 owns Ann', a number is used where the relation needs a person.
'Ann is owned' is not a condition. 'is' was read as a verb, so 'owned' must be an adjective, a description, a name or a place.
'taking wibble' is not a condition. 'taking' was read as an action, so 'wibble' must be a description or a name. Nothing here is called 'wibble'.
'taking the coin with Ann' is not a condition. 'taking' was read as an action, so 'the coin with Ann' must be a description or a name.
'humming the coin' is not a condition. 'humming' was read as an action, so 'the coin' must be a description or a name. It is a thing.
'Ann is humming the coin' is not a condition. 'humming' was read as an action, so 'the coin' must be a description or a name. It is a thing.
'Hunting is wibble' is not a condition. 'is' was read as a verb, so 'wibble' must be an adjective, a description, a name or a place. Nothing here is called 'wibble'.
'Ann has been wibble' is not a condition. 'has been' was read as a verb, so 'wibble' must be an adjective, a description, a name or a place. Nothing here is called 'wibble'.
'there is a wibble in the Table of Wares' is not a condition. 'in' was read as a preposition, so 'a wibble' must be a description or a name. Nothing here is called 'wibble'.
'there is a cost of "a" in the Table of Wares' is not a condition. 'in' was read as a preposition, so 'a cost of "a"' must be a description or a name.
'the coin is listed in 5' is not a condition. 'in' was read as a preposition, so 'listed' must be a description or a name.
'the coin is a ware listed in the coin' is not a condition. 'listed' was read as a preposition, so 'a ware' must be a description or a name.
'at least people are in the Hall' is not a condition. 'people' was read as a kind, so 'at least' must be an adjective.
'more than two is in the Hall' is not a condition. 'is' was read as a verb, so 'more than two' must be a description or a name.
'the motto matches the wibble "a"' is not a condition. It was read as '(V - K) matches (D - description of values of kind K)', so 'the wibble "a"' must be a description or a name. Nothing here is called 'wibble'.
'the player's command includes 5' is not a condition. It was read as '(S - a snippet) includes (T - a topic)', so '5' must be a topic. It is a number.
'a random chance of 1 in succeeds' is not a condition. 'in' was read as a preposition, so 'chance of 1' must be a description or a name. Write 'if a random chance of 1 in 2 succeeds'.
'the coin is old and' is not a condition. 'old' was read as an adjective, so 'and' must be a description or a name. Something is missing after 'and'.
'not' is not a condition. Something is missing after 'not'.
'the coin is not' is not a condition. 'is' was read as a verb, so 'not' must be an adjective, a description, a name or a place. Something is missing after 'not'.
'wibble' is not a condition. Nothing here is called 'wibble'.
In 'To attempt 100', the phrase 'say "x"' must start on a new line, because this definition groups its phrases by indentation.
'wibble' is not a condition. Nothing here is called 'wibble'.
In 'To attempt 101', the phrase 'say "x"' must start on a new line, because this definition groups its phrases by indentation.
There is no 'if' with the same indentation above 'otherwise'.
There is no open 'if' for 'otherwise if the coin is old, say "x"'.
'end if' has no matching 'begin'.
'repeat' is not a known phrase. Nothing here is called 'repeat'.
'repeat with X running' is not a known phrase. To repeat, write 'repeat with N running from 1 to 3:', 'repeat with item running through things:' or 'repeat through the Table of Prices:'.
'repeat with X running from 1 to' is not a known phrase. Something is missing after 'to'.
'repeat with X running from "a" to 5' is not a known phrase. Nothing here is called 'repeat'.
In 'To attempt 108', the phrase 'say "x"' must start on a new line, because this definition groups its phrases by indentation.
'with X running from 1 to red' does not say what to repeat through. Write 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table.
In 'To attempt 109', the phrase 'say "x"' must start on a new line, because this definition groups its phrases by indentation.
'with X running through wibble' does not say what to repeat through. Write 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table. Nothing here is called 'wibble'.
In 'To attempt 110', the phrase 'say "x"' must start on a new line, because this definition groups its phrases by indentation.
'5' is a single number. Write a list or a description, such as 'lit rooms', to repeat through.
In 'To attempt 111', the phrase 'say "x"' must start on a new line, because this definition groups its phrases by indentation.
'the coin' is a single thing. Write a list or a description, such as 'lit rooms', to repeat through.
In 'To attempt 112', the phrase 'say "x"' must start on a new line, because this definition groups its phrases by indentation.
'through the coin' does not say what to repeat through. Write 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table.
In 'To attempt 113', the phrase 'say "x"' must start on a new line, because this definition groups its phrases by indentation.
'through 5' does not say what to repeat through. Write 'with N running from 1 to 5', 'with X running through' a description or a list, or 'through' a table.
'next' is only valid inside a 'repeat' or a 'while'.
'break' is only valid inside a 'repeat' or a 'while'.
'choose wibble' is not a known phrase. Nothing here is called 'wibble'.
'choose row "a" in the Table of Wares' is not a known phrase. 'choose row' was read as choosing a row, so '"a"' must be a number. It is a text.
'choose row 1 in the coin' is not a known phrase. 'choose row' was read as choosing a row, so 'the coin' must be a table. It is a thing.
'choose a row with a cost of "a" in the Table of Wares' looks for a text where all entries are of the kind 'number'.
'choose a row with a wibble of 5 in the Table of Wares' is not a known phrase. 'choose a row with a' was read as choosing a row, so 'wibble' must be a column of a table. Nothing here is called 'wibble'.
'blank out the wibble entry' is not a known phrase. Nothing here is called 'wibble'.
'blank out the coin' is not a known phrase.
'sort the coin' is not a known phrase. It was read as 'sort (L - a list of values)', so 'the coin' must be a list of values. It is a thing.
'sort the Table of Wares in wibble order' is not a known phrase. It was read as 'sort (T - table name) in/into (C - table column) order', so 'wibble' must be a column of a table. Nothing here is called 'wibble'.
'sort the Table of Wares in order' is not a known phrase. It was read as 'sort (L - a list of values)', so 'the Table of Wares in order' must be a list of values.
'add 5' is not a known phrase. To change a number, write 'increase the count by 5' or 'decrease the count by 5'.
'add 5 to the count' is not a known phrase. It was read as 'add (new - K) to (L - list of values of kind K)', so 'the count' must be a list of values. It is a number. 'Add' is for lists. To change a number, write 'increase the count by 1'.
'add 5 to {1, 2}' changes a list or text in place, but this one is not kept anywhere. Give it a name with 'let' first.
'remove "a" from {1, 2}' is not a known phrase. It was read as 'remove (old - K) in/from (L - list of values of kind K)', so '{1, 2}' must be a list of texts. It is a list of numbers.
'truncate the count to 5 entries' is not a known phrase. It was read as 'truncate (L - a list of values) to (N - a number) entries/entry', so 'the count' must be a list of values. It is a number.
'try' is not a known phrase. Write an action: 'try taking the lamp'.
'try wibble' is not a known phrase. 'try' was read as trying an action, so 'wibble' must be an action. Nothing here is called 'wibble'.
'taking' is incomplete: the action 'taking' needs a noun.
'try taking 5' is not a known phrase. 'taking' was read as an action, so '5' must be a description or a name. It is a number.
'try taking the coin with Ann' is not a known phrase. 'taking' was read as an action, so 'the coin with Ann' must be a description or a name.
'try Ann taking wibble' is not a known phrase. 'taking' was read as an action, so 'wibble' must be a description or a name. Nothing here is called 'wibble'.
'try 5 taking the coin' is not a known phrase. In it, '5' must be a description or a name. It is a number.
'try humming the coin' is not a known phrase. 'humming' was read as an action, so 'the coin' must be a description or a name. It is a thing.
'try waving the coin at' is not a known phrase. 'try' was read as trying an action, so 'waving the coin at' must be an action.
'try waving the coin at 5' is not a known phrase. 'waving' was read as an action, so '5' must be a description or a name. It is a number.
'silently try wibble' is not a known phrase. 'silently try' was read as trying an action, so 'wibble' must be an action. Nothing here is called 'wibble'.
'follow wibble' is not a known phrase. 'follow' was read as following rules, so 'wibble' must be a rule or a rulebook. Nothing here is called 'wibble'.
'follow the wibble rules' is not a known phrase. 'follow' was read as following rules, so 'the wibble rules' must be a rule or a rulebook. Nothing here is called 'wibble'.
'follow the coin' is not a known phrase. 'follow' was read as following rules, so 'the coin' must be a rule or a rulebook. It is a thing.
'follow the ebb rules for "a"' is not possible: the rulebook is followed for values of the kind 'number', not 'text'.
'follow the tide rules for 5' is not possible: the rulebook is action based, so it cannot be followed for a value.
'abide by 5' is not a known phrase. 'abide by' was read as following rules, so '5' must be a rule or a rulebook. It is a number.
'anonymously abide by wibble' is not a known phrase. 'anonymously abide by' was read as following rules, so 'wibble' must be a rule or a rulebook. Nothing here is called 'wibble'.
'consider 5' is not a known phrase.
'the number produced by the tide rules' is not possible: the rulebook produces no value. One that does is defined like this: 'The tally rules are a rulebook producing a number.'
'the number produced by the ebb rules for Ann' is not possible: the rulebook is followed for values of the kind 'number', not 'woman'.
'the colour produced by the ebb rules for 5' needs a value of the kind 'colour', but the rulebook produces values of the kind 'number'.
'carry out the wibble activity' is not a known phrase. 'carry out' was read as a stage of an activity, so 'the wibble activity' must be an activity. Nothing here is called 'wibble'.
'begin the polishing activity with' is not a known phrase. Something is missing after 'with'.
'rule wibbles' is not a known phrase. Nothing here is called 'wibbles'.
'decide on 5' is not possible: only a phrase that begins 'To decide ...' can return a value.
'decide yes' is not possible: only a phrase that begins 'To decide ...' can return a value.
'stop the wibble' is not a known phrase. Nothing here is called 'wibble'.
'continue' is not a known phrase. To leave a rule, write 'stop the action', 'continue the action', 'rule succeeds' or 'rule fails'. To leave a phrase that decides a value, write 'decide on'.
'increase the coin by 5' is not a known phrase. 'increase' was read as a change, so 'the coin' must be a variable, a property or a table entry. It is a thing.
'increase 5 by 6' is not a known phrase. 'increase' was read as a change, so '5' must be a variable, a property or a table entry. It is a number.
'increment the coin' is not a known phrase. 'increment' was read as a change, so 'the coin' must be a variable, a property or a table entry. It is a thing.
'increment 5' is not a known phrase. 'increment' was read as a change, so '5' must be a variable, a property or a table entry. It is a number.
'move the coin' is not a known phrase. To move a thing, write 'move the ball to the crate' or 'now Bob carries the ball'.
'move the coin to' is not a known phrase. To move a thing, write 'move the ball to the crate' or 'now Bob carries the ball'.
'move the coin to 5' is not a known phrase. It was read as 'move (O - object) to (P - object)', so '5' must be an object. It is a number.
'move 5 to the box' is not a known phrase. It was read as 'move (O - object) to (P - object)', so '5' must be an object. It is a number.
'move the count to the box' is not a known phrase. It was read as 'move (O - object) to (P - object)', so 'the count' must be an object. It is a number.
'remove Ann from play from play' is not a known phrase. It was read as 'remove (old - K) in/from (L - list of values of kind K)', so 'play from play' must be a list of values.
'remove 5 from play' is not a known phrase. It was read as 'remove (old - K) in/from (L - list of values of kind K)', so 'play' must be a list of values. Nothing here is called 'play'.
'end the story wibbly' is not a known phrase. To end the story, write 'end the story' or 'end the story finally', optionally followed by 'saying "You have lost"'.
'end the story saying' is not a known phrase. To end the story, write 'end the story' or 'end the story finally', optionally followed by 'saying "You have lost"'.
'end the story saying 5' is not a known phrase. It was read as 'end the/-- story saying (T - text)', so '5' must be a text. It is a number.
'wait for any' is not a known phrase. To make somebody do an action, write 'try waiting'.
'display 5' is not a known phrase. It was read as 'display (F - figure name)', so '5' must be a figure name. It is a number.
'display the figure of wibble' is not a known phrase. It was read as 'display (F - figure name)', so 'the figure of wibble' must be a figure name. Nothing here is called 'wibble'.
'play the sound of wibble' is not a known phrase. It was read as 'play (S - sound name)', so 'the sound of wibble' must be a sound name. Nothing here is called 'wibble'.
'change the north exit of the coin to the Hall' is not a known phrase. It was read as 'change (D - direction) exit of (R - room) to (S - room)', so 'the coin' must be a room. It is a thing.
'change the wibble exit of the Hall to the Yard' is not a known phrase. It was read as 'change (D - direction) exit of (R - room) to (S - room)', so 'the wibble' must be a direction. Nothing here is called 'wibble'.
'change the north exit of the Hall to 5' is not a known phrase. It was read as 'change (D - direction) exit of (R - room) to (S - room)', so '5' must be a room. It is a number.
'wibble at 5 turns from now' is not a known phrase. It was read as '(R - rule) at (T - time)', so 'wibble' must be a rule. Nothing here is called 'wibble'.
'wibble in 5 turns from now' is not a known phrase. It was read as '(R - rule) in (N - number) turn/turns from now', so 'wibble' must be a rule. Nothing here is called 'wibble'.
'the wibble in five turns from now' is not a known phrase. It was read as '(R - rule) in (N - number) turn/turns from now', so 'the wibble' must be a rule. Nothing here is called 'wibble'.
'replace the text "a" in 5 with "b"' is not a known phrase. It was read as 'replace the text (sought - text) in (T - text) with (R - text)', so '5' must be a text. It is a number.
'replace the wibble "a" in the motto with "b"' is not a known phrase. It was read as 'replace (S - a snippet) with (T - text)', so 'the wibble "a" in the motto' must be a snippet. Nothing here is called 'wibble'.
'replace word number "a" in the motto with "b"' is not a known phrase. It was read as 'replace word number (N - a number) in (T - text) with (R - text)', so '"a"' must be a number. It is a text.
The text "a]b" contains a ']' without a '[' before it.
The text "[a [b]]" contains a '[' without a ']' after it. Brackets cannot contain other brackets.
'[otherwise]' in this text has nothing before it to belong to.
'[one of]' begins alternatives that have no end. Add [at random], [cycling], [stopping] or another ending.
'[wibbly]' in this text is not a text substitution or a value. Nothing here is called 'wibbly'.
'[count in wibbles]' in this text is not a text substitution or a value. In it, 'count' must be a column of a table. It is a number.
'say 5 in words in words' is not a known phrase. In it, '5' must be a column of a table. It is a number.
'apply twice' is not a known phrase. It was read as 'apply (F - phrase nothing -> nothing)', so 'twice' must be a phrase nothing -> nothing.
'apply 5 to 6' is not a known phrase. It was read as 'apply (F - phrase value of kind K -> nothing) to (X - K)', so '5' must be a phrase value -> value. It is a number.
'let X be twice applied to' is not a known phrase. It was read as 'twice (N - a number)', so 'applied to' must be a number.
'let X be {1, 2} as decided by twice' is not a known phrase. 'let X be' was read as naming a value, so '{1, 2} as decided by twice' must be a value.
'let X be the list of 5' is not a known phrase. 'the list of' was read as a list, so '5' must be a kind, optionally with adjectives. It is a number.
'let X be the list of the coin' is not a known phrase. 'the list of' was read as a list, so 'the coin' must be a kind, optionally with adjectives. It is a thing.
'let X be the total wibble of things' is not a known phrase. 'let X be' was read as naming a value, so 'the total wibble of things' must be a value. Nothing here is called 'wibble'.
'let X be the total price of 5' is not a known phrase. 'the total price of' was read as a total, so '5' must be a kind, optionally with adjectives. It is a number.
'let X be the best route from Ann to 5' is not a known phrase. It was read as 'best route from (A - object) to (B - object)', so '5' must be an object. It is a number.
'let X be the best route from wibble to the Hall' is not a known phrase. It was read as 'best route from (A - object) to (B - object)', so 'wibble' must be an object. Nothing here is called 'wibble'.
'let X be the next step via the wibble relation from Ann to Ann' is not a known phrase. It was read as 'next step via (R - relation of objects) from (A - object) to (B - object)', so 'the wibble relation' must be a relation of objects. Nothing here is called 'wibble'.
'let X be the next step via the owning relation from 5 to Ann' is not a known phrase. It was read as 'next step via (R - relation of objects) from (A - object) to (B - object)', so '5' must be an object. It is a number.
'let X be whether or not' is not a known phrase. 'let X be' was read as naming a value, so 'whether or not' must be a value.
'let X be whether or not wibble' is not a known phrase. It was read as 'whether or not (C - condition)', so 'wibble' must be a condition. Nothing here is called 'wibble'.
'let X be the colour after 5' is not a known phrase. It was read as '(family - name of kind of enumerated value K) after (X - K)', so '5' must be a colour. It is a number.
'let X be the number of characters in 5' is not a known phrase. It was read as 'the number of characters in (T - text)', so '5' must be a text. It is a number.
'let X be word number "a" in the motto' is not a known phrase. It was read as 'word number (N - a number) in (T - text)', so '"a"' must be a number. It is a text.
'let X be the motto in wibble case' is not a known phrase. 'let X be' was read as naming a value, so 'the motto in wibble case' must be a value. Nothing here is called 'wibble'.
'let X be the substituted form of 5' is not a known phrase. It was read as 'the substituted form of (T - text)', so '5' must be a text. It is a number.
'let X be 5 to the nearest' is not a known phrase. 'let X be' was read as naming a value, so '5 to the nearest' must be a value.
'let X be 5 to the nearest "a"' is not a known phrase. It was read as '(X - arithmetic value) to the nearest (step - arithmetic value)', so '"a"' must be a value. It is a text.
'let X be the remainder after dividing 5 by' is not a known phrase. It was read as '(P - time period) after (T - time)', so 'remainder' must be a time period.
'let X be the remainder after dividing "a" by 5' is not a known phrase. It was read as '(P - time period) after (T - time)', so 'remainder' must be a time period.
'let X be 5 divided' is not a known phrase. 'let X be' was read as naming a value, so '5 divided' must be a value.
'let X be (5' is not a known phrase. 'let X be' was read as naming a value, so '(5' must be a value.
'let X be 5)' is not a known phrase. 'let X be' was read as naming a value, so '5)' must be a value.
'let X be ((5)' is not a known phrase. 'let X be' was read as naming a value, so '((5)' must be a value.
'let X be "a" times 5' is not a known phrase. 'let X be' was read as naming a value, so '"a" times 5' must be a value.
'let X be the location of 5' is not a known phrase. It was read as 'location of (O - object)', so '5' must be an object. It is a number.
'let X be the holder of 5' is not a known phrase. It was read as 'holder of (O - object)', so '5' must be an object. It is a number.
'let X be the screenwibble' is not a known phrase. 'let X be' was read as naming a value, so 'the screenwibble' must be a value. Nothing here is called 'screenwibble'.
