A text names a verb by its infinitive, and to be by 'are'; after another verb it is 'be'.
--- source
The Quay is a room. To try is a verb.
Carry out jumping: say "[We] [is] on the quay."
Carry out waiting: say "[We] [were not] alone."
Carry out sleeping: say "[We] [has] a boat."
Carry out waking up: say "[We] [be] wet."
Carry out jumping: say "[We] [can are] late."
Carry out thinking: say "[We] [are] dry, [are not] lost, [can be] early, [cannot be] sure and [try] again."
Carry out jumping: say "[We] [do not be] sad."
--- problems
SUBSTITUTION_UNKNOWN at "is"
SUBSTITUTION_UNKNOWN at "were not"
SUBSTITUTION_UNKNOWN at "has"
SUBSTITUTION_UNKNOWN at "be"
SUBSTITUTION_UNKNOWN at "can are"
SUBSTITUTION_UNKNOWN at "do not be"
