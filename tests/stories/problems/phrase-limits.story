A preamble that could be read but would come to nothing is told; options of which one can be given are given one at a time.
--- source
The Hall is a room. A vase is a kind of thing.

To sing, loudly or softly: say "La."

To hum, loudly and/or softly: say "Mm."

To decide which number is (N - a number) tripled (this is tripling): decide on N * 3.

To decide which number is thrice (N - a number) (this is tripling): decide on N * 3.

To say (V - value) again (this is saying again): say "[V]."

To polish (N - any number): do nothing.

To fill (N - an existing variable): do nothing.

To say `bravo`: say "Bravo."

To say well done, twice or thrice: say "Well done."

To decide which truth state is the weather: decide on true.

To decide which vase is the best vase: say "None."

To now polish (T - a thing): do nothing.

To w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30 w31 w32 w33: do nothing.

To x (a - a thing) x (b - a thing) x (c - a thing) x (d - a thing) x (e - a thing) x (f - a thing) x (g - a thing) x (h - a thing) x (i - a thing) x (j - a thing) x (k - a thing): do nothing.

To shout, in A, in B, in C, in D, in E, in F, in G, in H, in I, in J, in K, in L, in M, in N, in O, in P or in Q: do nothing.

Definition: a thing is glazed pretty often.

Definition: a thing is roomy indeed if its carrying capacity is 9 or more.

Definition: a thing (called the pot) is tall if its carrying capacity is 9 or more.

Definition: a thing is chipped if it is the player.

Definition: a thing is chipped if it is the noun.

Definition: a cracked thing is cracked if it is the player.

When play begins:
	hum, loudly and softly;
	sing, loudly;
	sing, loudly and softly.
--- problems
PHRASE_NAME_TWICE at "To decide which number is thrice (N - a number) (this is tripling)"
PHRASE_NAMED_VAGUE at "To say (V - value) again (this is saying again)"
PARAMETER_QUANTIFIED at "any number"
PARAMETER_ONLY_NATIVE at "N - an existing variable"
PHRASE_BACKTICK at "To say `bravo`"
PHRASE_SAY_OPTIONS at "To say well done, twice or thrice"
PHRASE_DECIDES_TRUTH at "To decide which truth state is the weather"
PHRASE_RESULT_NONE at "To decide which vase is the best vase"
PHRASE_BEGINS_NOW at "To now polish (T - a thing)"
PHRASE_TOO_LONG at "To w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30 w31 w32 w33"
PHRASE_TOO_MANY_PARAMETERS at "To x (a - a thing) x (b - a thing) x (c - a thing) x (d - a thing) x (e - a thing) x (f - a thing) x (g - a thing) x (h - a thing) x (i - a thing) x (j - a thing) x (k - a thing)"
PHRASE_TOO_MANY_OPTIONS at "To shout, in A, in B, in C, in D, in E, in F, in G, in H, in I, in J, in K, in L, in M, in N, in O, in P or in Q"
DEFINITION_NO_CONDITION at "a thing is glazed pretty often"
DEFINITION_GRADE_WORDS at "roomy indeed"
DEFINITION_GRADE_CALLED at "a thing (called the pot) is tall if its carrying capacity is 9 or more"
DEFINITION_TWICE at "chipped"
DEFINITION_CIRCULAR at "cracked"
OPTIONS_EXCLUSIVE at "sing"
