A verb that is made with a preposition is said without it; the preposition stands beside the substitution.
--- source
Ledge is a room. Hugo is a man in Ledge. To look out is a verb. To care for is a verb.
Every turn: say "[Hugo] [look] out, [care] for nothing; [infinitive of the verb look out], [past participle of the verb care for]."
--- play
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Ledge
You can see Hugo here.

>z
A while goes by.

Hugo looks out, cares for nothing; look out, cared for.
