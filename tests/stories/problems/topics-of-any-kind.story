A topic that comes first in an action is quoted or left out; one that comes second may be something.
--- source
The Hut is a room. The logbook is in the Hut. Bob is a man in the Hut. Writing it in is an action applying to one topic and one thing. Shouting is an action applying to one topic.

Check writing something in: say "1". Check writing it in the logbook: say "2". Check shouting anything: say "3".

Check writing in the logbook: say "4". Check writing it in: say "5". Check writing "ink" in: say "6". Check shouting: say "7". Check asking Bob about something: say "8". Check asking Bob about it: say "9".
--- problems
TOPIC_ANY at "something"
TOPIC_ANY at "it"
TOPIC_ANY at "anything"
