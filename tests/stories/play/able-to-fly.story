"To be able to fly is a verb" lets a text say "[fly]", "[can fly]" and "[might be able to fly]".
--- source
The Lab is a room. Bob is a man in the Lab. The robots are plural-named people in the Lab.
To be able to fly is a verb. To be able to juggle balls is a verb. To swim is a verb.
Tackling relates one person to various people. The verb to be able to grip means the tackling relation.
To talk:
	say "[Bob] [can fly]; [the robots] [can't fly], [fly], [juggle balls] and [can juggle balls]; [we] [cannot fly] but [might swim].";
	say "[Bob] [could fly], [might be able to fly] and [can grip]; [adapt the verb be able to fly]; [infinitive of the verb be able to fly].";
	say "[if Bob can grip the robots]Wrong[end if]".
When play begins:
	talk;
	now the story tense is past tense;
	talk;
	now Bob can grip the robots;
	talk.
--- play

Bob can fly; the robots can't fly, fly, juggle balls and can juggle balls; you cannot fly but might swim.
Bob could fly, might be able to fly and can grip; can fly; be able to fly.
Bob could fly; the robots couldn't fly, flew, juggled balls and could juggle balls; you could not fly but might have swam.
Bob could have flown, might have been able to fly and could grip; could fly; be able to fly.
Bob could fly; the robots couldn't fly, flew, juggled balls and could juggle balls; you could not fly but might have swam.
Bob could have flown, might have been able to fly and could grip; could fly; be able to fly.
Wrong
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You could see Bob and some robots there.

>
