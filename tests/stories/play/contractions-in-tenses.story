Contractions are words of their own in the past; verbs of two words keep the second in each form; an empty list names nothing new.
--- source
"Tenses of Contractions"

Lab is a room. Cass is a woman in Lab. The twins are people in Lab. The twins are plural-named. The cup is in Lab.
Admiration relates various people to various people. The verb to admire means the admiration relation. The player admires Cass.
To pick up is a verb. To give in is a verb. To set out is a verb. To be able to see is a verb. To run away is a verb.
To test (T - text):
	say "[T]: inf [infinitive of the verb pick up]; pp [past participle of the verb pick up]; prp [present participle of the verb run away]. [adapt the verb give in from third person singular]. [We] [aren't]. [negate the verb pick up from third person singular].[line break]";
	say "1 [We]['re] tired. [Cass]['re] here. [regarding Cass][They're] here. [They]['ve] it. [regarding the twins][They're] here. [We]['ve] gone. [regarding nothing][They're] it. [regarding 3][They're] it. [regarding 1][They're] it.[line break]";
Instead of thinking:
	repeat with T running through grammatical tenses:
		now the story tense is T;
		test "[T]";
	now the story tense is present tense.
Instead of waiting: 
	say "[regarding Cass][They] [admire] [the list of people admired by Cass]; [they] [those] [them].";
	say "[regarding the twins][They] [admire] [list of people admired by Cass]; [they] [those] [them].";
	say "[The twins] [admire] [a list of things carried by Cass]; [they] [those] [them].";
	say "[The twins] [admire] [the list of things carried by Cass]; [they] [those] [them].";
	let L be the list of things carried by Cass;
	say "[The twins] [admire] [L]; [they] [those] [them].";
	say "[The twins] [admire] [L with definite articles]; [they] [those] [them].";
	say "[The twins] [admire] [is-are list of things carried by Cass]; [they] [those] [them].";
	say "[The twins] [admire] [is-are the list of things carried by Cass]; [they] [those] [them].";
	say "[The twins] [admire] [The list of things carried by Cass]; [they] [those] [them].";
	say "[The twins] [admire] [nothing]; [they] [those] [them].";
	say "[The twins] [admire] [the list of people who admire Cass]; [they] [those] [them].";
	say "[The twins] [admire] [L in brace notation]; [they] [those] [them].";
	say "[The twins] [admire] [the location]; [they] [those] [them].";
	say "[The twins] [admire] [location]; [they] [those] [them].";
	say "[The twins] [admire] [3] [cup]; [they] [those] [them].";
	say "[The twins] [admire] [3 in words] [cup]s; [they] [those] [them].";
	say "[The twins] [admire] [number of people in words]; [they] [those] [them]."
--- play

Tenses of Contractions
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see Cass, some twins and a cup here.

>think
present tense: inf pick up; pp picked up; prp running away. gives in. You aren't. does not pick up.
1 You're tired. Cass's here. She's here. She's it. They're here. You've gone. That's it. They're it. That's it.
past tense: inf pick up; pp picked up; prp running away. gave in. You weren't. did not pick up.
1 You were tired. Cass was here. She was here. She had it. They were here. You had gone. That was it. They were it. That was it.
perfect tense: inf pick up; pp picked up; prp running away. has given in. You haven't been. has not picked up.
1 You've been tired. Cass's been here. She's been here. She's had it. They've been here. You've had gone. That's been it. They've been it. That's been it.
past perfect tense: inf pick up; pp picked up; prp running away. had given in. You hadn't been. had not picked up.
1 You'd been tired. Cass'd been here. She'd been here. She'd had it. They'd been here. You'd had gone. That'd been it. They'd been it. That'd been it.
future tense: inf pick up; pp picked up; prp running away. will give in. You won't be. will not pick up.
1 You'll be tired. Cass'll be here. She'll be here. She'll have it. They'll be here. You'll have gone. That'll be it. They'll be it. That'll be it.

>z
She admires nothing; she her her.
They admire nothing; they those them.
The twins admire nothing; they those them.
The twins admire nothing; they those them.
The twins admire ; they those them.
The twins admire ; they those them.
The twins admire is nothing; they those them.
The twins admire is nothing; they those them.
The twins admire Nothing; they those them.
The twins admire nothing; they those them.
The twins admire yourself; you you you.
The twins admire {}; they those them.
The twins admire Lab; it that it.
The twins admire Lab; it that it.
The twins admire 3 cup; it that it.
The twins admire three cups; it that it.
The twins admire three; they those them.
