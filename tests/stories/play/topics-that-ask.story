A topic may ask for what a definition decides, in a rule after reading a command too, and for a piece of the command before or after what is asked for.
--- source
"Sought"

The Lab is a room. Private Johnson is a man in the Lab. Bob is a man in the Lab. 
Definition: a person is friendly if it can be seen by the player.
After reading a command:
	let T be text;
	let T be the player's command;
	if T matches the regular expression ",":
		replace the regular expression "\s*,\s*" in T with " qqq ";
		say "1 [T].";
		change the text of the player's command to T;
		if the player's command includes "[a friendly person] qqq":
			say "2.";
		otherwise:
			let T be the player's command;
			say "3 [T].";
			replace the regular expression "(.*) qqq (\P*)" in T with "\2 qqq \1";
			say "4 [T].";
			change the text of the player's command to T;
			if the player's command includes "[a friendly person] qqq":
				say "5.";
				replace the regular expression " qqq" in T with ",";
				say "6 [T].";
				change the text of the player's command to T;
			otherwise:
				say "7 [T]."
Persuasion rule: persuasion succeeds.
Definition: a person is tall: if it is Bob, decide yes; decide no.
The box is an open container in the Lab. In the box is a tall-stemmed glass. Definition: a thing is brittle: if it is the tall-stemmed glass, decide yes; decide no.
Toasting is an action applying to one topic. Understand "toast [text]" as toasting. 
Report toasting:
	if the topic understood includes "[a tall person]", say "The tall: [the matched text].";
	if the topic understood matches "[a brittle thing]", say "The brittle.";
	say "To [the topic understood]."
--- play

Sought
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Private Johnson, Bob and a box (in which is a tall-stemmed glass) here.

>jump, johnson
1 jump qqq johnson.
3 jump qqq johnson.
4 johnson qqq jump.
5.
6 johnson, jump.

Private Johnson jumps up and down.

>bob, jump
1 bob qqq jump.
2.
That is no verb known to me.

>jump , bob
1 jump qqq bob.
3 jump qqq bob.
4 bob qqq jump.
5.
6 bob, jump.

Bob jumps up and down.

>toast bob
The tall: bob.
To bob.

>toast big bob twice
The tall: bob.
To big bob twice.

>toast johnson
To johnson.

>toast glass
The brittle.
To glass.

>toast tall-stemmed glass
The brittle.
To tall-stemmed glass.

>toast the glass now
To the glass now.

>
