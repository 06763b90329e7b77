A description kept as a value knows what holds all that it describes: its members come in the order in which they are held.
--- source
"Cur"

A thing has a number called the last use.
Definition: a thing is old if its last use is 12 or less.
To cycle (C - a description of things):
	say "([list of members of C])";
	repeat with X running through members of C:
		say "<[X]>";
	say "!";
	let L be the list of members of C;
	say "[L]; [oldest member of C]; [number of members of C]; [total last use of members of C]: [random member of C].";
	let D be C;
	repeat with X running through members of D:
		say "<[X]>";
	repeat with X running through things:
		if X matches C, say "<[X]>";
	say line break.
To rep (N - number):
	say "[N]: ";
After jumping:
	rep 1;
	repeat with X running through things carried by the player:
		say "<[X]>";
	say "[list of things carried by the player], [oldest thing carried by the player].";
	cycle things carried by the player;
	rep 2;
	repeat with X running through things in the Lab:
		say "<[X]>";
	say "[list of things in the Lab], [oldest thing in the Lab].";
	cycle things in the Lab;
	rep 3;
	let B be a random box;
	repeat with X running through things in B:
		say "<[X]>";
	say "[list of things in B], [oldest thing in B].";
	rep 4;
	repeat with X running through things held by the player:
		say "<[X]>";
	say "[list of things held by the player], [oldest thing held by the player].";
	cycle things held by the player;
	rep 5;
	repeat with X running through things worn by the player:
		say "<[X]>";
	say "[list of things worn by the player], [oldest thing worn by the player].";
	cycle things worn by the player;
	rep 6;
	repeat with X running through things on the shelves:
		say "<[X]>";
	say "[list of things on the shelves], [oldest thing on the shelves].";
	cycle things on the shelves;
	rep 7;
	repeat with X running through things which are on the shelves:
		say "<[X]>";
	say "[list of things which are on the shelves], [oldest thing which is on the shelves].";
	cycle things which are on the shelves;
	rep 8;
	repeat with X running through old things on the shelves:
		say "<[X]>";
	say "[list of old things on the shelves], [oldest old thing on the shelves].";
	cycle old things on the shelves;
	rep 9;
	repeat with X running through things in the location:
		say "<[X]>";
	say "[list of things in the location], [oldest thing in the location].";
	cycle things in the location;
	rep 10;
	repeat with X running through things in the Zone:
		say "<[X]>";
	say "[list of things in the Zone], [oldest thing in the Zone].";
	cycle things in the Zone;
	rep 11;
	repeat with X running through things enclosed by the Lab:
		say "<[X]>";
	say "[list of things enclosed by the Lab], [oldest thing enclosed by the Lab].";
	cycle things enclosed by the Lab;
	rep 12;
	repeat with X running through things incorporated by the tube:
		say "<[X]>";
	say "[list of things incorporated by the tube], [oldest thing incorporated by the tube].";
	cycle things incorporated by the tube;
	rep 13;
	repeat with X running through things in nobox:
		say "<[X]>";
	say "[list of things in nobox], [oldest thing in nobox].";
	cycle things in nobox;
	rep 14;
	repeat with X running through things carried by Ann:
		say "<[X]>";
	say "[list of things carried by Ann], [oldest thing carried by Ann].";
	cycle things carried by Ann;
	cycle things carried by friend;

The Lab is a room. Some shelves are scenery supporters in the Lab. A box is a kind of container which is open and not openable. On the shelves is a box. It contains a bullet and a license. On the shelves is a jug and a fan. The Zone is a region. The Lab is in the Zone.
The player carries a hook, a passport, a tube. The player wears a hat and a coat. A knob, a cap are part of the tube.
Nobox is a box that varies. When play begins: now nobox is a random box.
Ann is a woman in the Lab. She carries a cake and a fork. Friend is a person that varies. Friend is Ann.
--- play

Cur
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
On the shelves are a box (in which are a bullet and a license), a jug and a fan.

You can also see Ann here.

>jump
1: <hook><passport><tube>hook, passport and tube, tube.
(hook, passport and tube)<hook><passport><tube>!
hook, passport and tube; tube; 3; 0: hook.
<hook><passport><tube><hook><passport><tube>
2: <yourself><shelves><Ann>yourself, shelves and Ann, Ann.
(yourself, shelves and Ann)<yourself><shelves><Ann>!
yourself, shelves and Ann; Ann; 3; 0: yourself.
<yourself><shelves><Ann><yourself><shelves><Ann>
3: <bullet><license>bullet and license, license.
4: <hook><passport><tube><hat><coat>hook, passport, tube, hat and coat, coat.
(hook, passport, tube, hat and coat)<hook><passport><tube><hat><coat>!
hook, passport, tube, hat and coat; coat; 5; 0: passport.
<hook><passport><tube><hat><coat><hook><passport><tube><hat><coat>
5: <hat><coat>hat and coat, coat.
(hat and coat)<hat><coat>!
hat and coat; coat; 2; 0: coat.
<hat><coat><hat><coat>
6: <box><jug><fan>box, jug and fan, fan.
(box, jug and fan)<box><jug><fan>!
box, jug and fan; fan; 3; 0: box.
<box><jug><fan><box><jug><fan>
7: <box><jug><fan>box, jug and fan, fan.
(box, jug and fan)<box><jug><fan>!
box, jug and fan; fan; 3; 0: jug.
<box><jug><fan><box><jug><fan>
8: <box><jug><fan>box, jug and fan, fan.
(box, jug and fan)<box><jug><fan>!
box, jug and fan; fan; 3; 0: jug.
<box><jug><fan><box><jug><fan>
9: <yourself><shelves><Ann>yourself, shelves and Ann, Ann.
(yourself, shelves and Ann)<yourself><shelves><Ann>!
yourself, shelves and Ann; Ann; 3; 0: Ann.
<yourself><shelves><Ann><yourself><shelves><Ann>
10: <yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap, cap.
(yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap)<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>!
yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap; cap; 17; 0: box.
<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap><yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>
11: <yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap, cap.
(yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap)<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>!
yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap; cap; 17; 0: Ann.
<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap><yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>
12: <knob><cap>knob and cap, cap.
(knob and cap)<knob><cap>!
knob and cap; cap; 2; 0: knob.
<knob><cap><knob><cap>
13: <bullet><license>bullet and license, license.
(bullet and license)<bullet><license>!
bullet and license; license; 2; 0: bullet.
<bullet><license><bullet><license>
14: <cake><fork>cake and fork, fork.
(cake and fork)<cake><fork>!
cake and fork; fork; 2; 0: cake.
<cake><fork><cake><fork>
(cake and fork)<cake><fork>!
cake and fork; fork; 2; 0: cake.
<cake><fork><cake><fork>

>get all from box
bullet: You take the bullet.
license: You take the license.

>jump
1: <license><bullet><hook><passport><tube>license, bullet, hook, passport and tube, tube.
(license, bullet, hook, passport and tube)<license><bullet><hook><passport><tube>!
license, bullet, hook, passport and tube; tube; 5; 0: license.
<license><bullet><hook><passport><tube><hook><passport><tube><bullet><license>
2: <yourself><shelves><Ann>yourself, shelves and Ann, Ann.
(yourself, shelves and Ann)<yourself><shelves><Ann>!
yourself, shelves and Ann; Ann; 3; 0: yourself.
<yourself><shelves><Ann><yourself><shelves><Ann>
3: nothing, nothing.
4: <hook><passport><tube><hat><coat><bullet><license>license, bullet, hook, passport, tube, hat and coat, license.
(license, bullet, hook, passport, tube, hat and coat)<hook><passport><tube><hat><coat><bullet><license>!
hook, passport, tube, hat, coat, bullet and license; license; 7; 0: license.
<hook><passport><tube><hat><coat><bullet><license><hook><passport><tube><hat><coat><bullet><license>
5: <hat><coat>hat and coat, coat.
(hat and coat)<hat><coat>!
hat and coat; coat; 2; 0: coat.
<hat><coat><hat><coat>
6: <box><jug><fan>box, jug and fan, fan.
(box, jug and fan)<box><jug><fan>!
box, jug and fan; fan; 3; 0: fan.
<box><jug><fan><box><jug><fan>
7: <box><jug><fan>box, jug and fan, fan.
(box, jug and fan)<box><jug><fan>!
box, jug and fan; fan; 3; 0: box.
<box><jug><fan><box><jug><fan>
8: <box><jug><fan>box, jug and fan, fan.
(box, jug and fan)<box><jug><fan>!
box, jug and fan; fan; 3; 0: fan.
<box><jug><fan><box><jug><fan>
9: <yourself><shelves><Ann>yourself, shelves and Ann, Ann.
(yourself, shelves and Ann)<yourself><shelves><Ann>!
yourself, shelves and Ann; Ann; 3; 0: shelves.
<yourself><shelves><Ann><yourself><shelves><Ann>
10: <yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap, cap.
(yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap)<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>!
yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap; cap; 17; 0: fan.
<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap><yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>
11: <yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap, cap.
(yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap)<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>!
yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap; cap; 17; 0: passport.
<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap><yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>
12: <knob><cap>knob and cap, cap.
(knob and cap)<knob><cap>!
knob and cap; cap; 2; 0: knob.
<knob><cap><knob><cap>
13: nothing, nothing.
(nothing)!
; nothing; 0; 0: nothing.

14: <cake><fork>cake and fork, fork.
(cake and fork)<cake><fork>!
cake and fork; fork; 2; 0: cake.
<cake><fork><cake><fork>
(cake and fork)<cake><fork>!
cake and fork; fork; 2; 0: cake.
<cake><fork><cake><fork>

>drop all
license: You put the license down.
bullet: You put the bullet down.
hook: You put the hook down.
passport: You put the passport down.
tube: You put the tube down.

>jump
1: nothing, nothing.
(nothing)!
; nothing; 0; 0: nothing.

2: <tube><passport><hook><bullet><license><yourself><shelves><Ann>tube, passport, hook, bullet, license, yourself, shelves and Ann, Ann.
(tube, passport, hook, bullet, license, yourself, shelves and Ann)<tube><passport><hook><bullet><license><yourself><shelves><Ann>!
tube, passport, hook, bullet, license, yourself, shelves and Ann; Ann; 8; 0: yourself.
<tube><passport><hook><bullet><license><yourself><shelves><Ann><yourself><hook><passport><tube><shelves><bullet><license><Ann>
3: nothing, nothing.
4: <hat><coat>hat and coat, coat.
(hat and coat)<hat><coat>!
hat and coat; coat; 2; 0: hat.
<hat><coat><hat><coat>
5: <hat><coat>hat and coat, coat.
(hat and coat)<hat><coat>!
hat and coat; coat; 2; 0: hat.
<hat><coat><hat><coat>
6: <box><jug><fan>box, jug and fan, fan.
(box, jug and fan)<box><jug><fan>!
box, jug and fan; fan; 3; 0: fan.
<box><jug><fan><box><jug><fan>
7: <box><jug><fan>box, jug and fan, fan.
(box, jug and fan)<box><jug><fan>!
box, jug and fan; fan; 3; 0: fan.
<box><jug><fan><box><jug><fan>
8: <box><jug><fan>box, jug and fan, fan.
(box, jug and fan)<box><jug><fan>!
box, jug and fan; fan; 3; 0: jug.
<box><jug><fan><box><jug><fan>
9: <tube><passport><hook><bullet><license><yourself><shelves><Ann>tube, passport, hook, bullet, license, yourself, shelves and Ann, Ann.
(tube, passport, hook, bullet, license, yourself, shelves and Ann)<tube><passport><hook><bullet><license><yourself><shelves><Ann>!
tube, passport, hook, bullet, license, yourself, shelves and Ann; Ann; 8; 0: passport.
<tube><passport><hook><bullet><license><yourself><shelves><Ann><yourself><hook><passport><tube><shelves><bullet><license><Ann>
10: <yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap, cap.
(yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap)<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>!
yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap; cap; 17; 0: cake.
<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap><yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>
11: <yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap, cap.
(yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap)<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>!
yourself, hook, passport, tube, hat, coat, shelves, box, bullet, license, jug, fan, Ann, cake, fork, knob and cap; cap; 17; 0: shelves.
<yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap><yourself><hook><passport><tube><hat><coat><shelves><box><bullet><license><jug><fan><Ann><cake><fork><knob><cap>
12: <knob><cap>knob and cap, cap.
(knob and cap)<knob><cap>!
knob and cap; cap; 2; 0: cap.
<knob><cap><knob><cap>
13: nothing, nothing.
(nothing)!
; nothing; 0; 0: nothing.

14: <cake><fork>cake and fork, fork.
(cake and fork)<cake><fork>!
cake and fork; fork; 2; 0: fork.
<cake><fork><cake><fork>
(cake and fork)<cake><fork>!
cake and fork; fork; 2; 0: cake.
<cake><fork><cake><fork>

>
