Adjectives used before their sentence, topics that stand for any, and scenes whose end is asked for in another way than they have.
--- source
The Cove is a room. The jar is a container in the Cove. The Cove is sandy. A room can be sandy or rocky.

The jar is a chipped thing. A thing can be chipped.

Whispering it near is an action applying to one topic and one thing. Understand "whisper [text] near [something]" as whispering it near.

Check whispering something near the jar: say "Hush."

Check whispering "secret" near the jar: say "Hush."

High tide is a scene. High tide begins when play begins. High tide ends gently when the turn count is 3.

Every turn when high tide has ended gently: say "Calm."

Every turn when high tide ended gently: say "Calm."

Every turn when high tide has not ended gently: say "Calm."

Every turn when high tide did not end gently: say "Calm."

Every turn when high tide ends: say "Calm."

Low tide is a scene. Low tide begins when high tide ends gently. Low tide ends when high tide ends and the jar is open.
--- problems
ADJECTIVE_LATER at "sandy"
ADJECTIVE_LATER at "chipped"
TOPIC_ANY at "something"
SCENE_HAS_ENDED at "high tide has ended gently"
SCENE_HAS_ENDED at "high tide has not ended gently"
SCENE_MOMENT at "high tide ends"
SCENE_MOMENT at "high tide ends"
