In texts, "adapt" finds "to be" under the name "are" as well as "be".
--- source
"Are"

The Hall is a room. The balls are a plural-named thing in the Hall. To be above is a verb.

Instead of jumping: say "[adapt the verb are from the third person singular]; [adapt the verb are from the third person plural]; [adapt the verb be in the past tense from the first person singular]; [The balls] [are] here."
--- play

Are
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
You can see some balls here.

>jump
is; are; was; The balls are here.

>
