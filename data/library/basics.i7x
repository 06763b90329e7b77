[Looseleaf's standard library, 1: values. The kinds that every story has, what can be asked of values, arithmetic, chance,
saying numbers and names, and the shape of printed text. What the machine does by itself stands as (- native -).]

Volume 1 - Values

Part 1 - Kinds of value

A natural language is a kind of value. English language is a natural language.
A grammatical tense is a kind of value.
The grammatical tenses are present tense, past tense, perfect tense, past perfect tense and future tense.
A narrative viewpoint is a kind of value.
The narrative viewpoints are first person singular, second person singular, third person singular, first person plural, second person plural and third person plural.
A grammatical case is a kind of value. The grammatical cases are nominative and accusative.
A grammatical gender is a kind of value. The grammatical genders are neuter gender, masculine gender and feminine gender.
A basic colour is a kind of value.
The basic colours are basic black, basic red, basic green, basic yellow, basic blue, basic magenta, basic cyan and basic white.
An RGB colour is a kind of value.
#<red level><green level><blue level> specifies an RGB colour with parts red level (2 hexadecimal digits), green level (2 hexadecimal digits) and blue level (2 hexadecimal digits).

An abstract object is a kind of object.

Part 2 - What every object has

An object has a text called printed name.
An object has a text called printed plural name.
An object has a text called indefinite article.
An object has a text called list grouping key.
An object has a text called specification.
An object has a text called indefinite appearance text.
An object can be plural-named or singular-named. An object is usually singular-named.
An object can be proper-named or improper-named. An object is usually improper-named.
An object can be ambiguously plural.

Part 3 - Verbs that say how values stand to each other

The verb to be means the equality relation.
The verb to imply means the meaning relation.
The verb to mean means the meaning relation.
The verb to have means the possession relation.
The verb to relate means the universal relation.
The verb to provide means the provision relation.
The verb to be greater than means the numerically-greater-than relation.
The verb to be less than means the numerically-less-than relation.
The verb to be at least means the numerically-greater-than-or-equal-to relation.
The verb to be at most means the numerically-less-than-or-equal-to relation.

Part 4 - Options

Use ineffectual translates as a compiler feature.
Use American dialect translates as a compiler feature.
Use the serial comma translates as a compiler feature.
Use memory economy translates as a compiler feature.
Use engineering notation translates as a compiler feature.
Use printed engineering notation translates as a compiler feature.
Use predictable randomisation translates as a compiler feature.
Use numbered rules translates as a compiler feature.
Use no deprecated features translates as a compiler feature.
Use authorial modesty translates as a compiler feature.
Use command line echoing translates as a compiler feature.
Use dictionary resolution of at least 6 translates as a compiler feature.
Use no automatic plural synonyms translates as a compiler feature.
Use no status window translates as a compiler feature.
Use manual line input echoing translates as a compiler feature.
Use project IFID translates as a compiler feature.
Use dynamic memory allocation of at least 8192 translates as a compiler feature.
Use maximum text length of at least 1024 translates as a compiler feature.
Use index figure thumbnails of at least 50 translates as a compiler feature.
Use full-length room descriptions translates as a compiler feature.
Use abbreviated room descriptions translates as a compiler feature.
Use VERBOSE room descriptions translates as a compiler feature.
Use BRIEF room descriptions translates as a compiler feature.
Use SUPERBRIEF room descriptions translates as a compiler feature.
Use no scoring translates as a compiler feature.
Use scoring translates as a compiler feature.
Use default route-finding translates as a compiler feature.
Use fast route-finding translates as a compiler feature.
Use slow route-finding translates as a compiler feature.
Use maximum things understood at once of at least 100 translates as a compiler feature.
Use nameless room descriptions translates as a compiler feature.
Use manual pronouns translates as a compiler feature.
Use undo prevention translates as a compiler feature.
Use unabbreviated object names translates as a compiler feature.

Definition: a use option is active rather than inactive: (- use-option-is-active -).

To decide what number is the numerical value of (option - a use option): (- use-option-number -).

Part 5 - Adjectives of numbers

Definition: a number is even rather than odd if the remainder after dividing it by 2 is 0.
Definition: a number is positive if it is greater than 0.
Definition: a number is negative if it is less than 0.

Definition: a real number is positive if it is greater than 0.0.
Definition: a real number is negative if it is less than 0.0.
Definition: a real number is infinite rather than finite: (- real-is-infinite -).
Definition: a real number is nonexistent rather than existent: (- real-is-undefined -).

Part 6 - Arithmetic beyond the symbols

To decide which arithmetic value is (X - arithmetic value) to the nearest (step - arithmetic value): (- nearest -).
To decide which arithmetic value is the square root of (X - arithmetic value): decide on the square root of X.
To decide which arithmetic value is the cube root of (X - arithmetic value): decide on the cube root of X.

To decide which real number is the reciprocal of (R - a real number): (- real-reciprocal -).
To decide which real number is the absolute value of (R - a real number) (this is the abs function): (- real-absolute -).
To decide which real number is the real square root of (R - a real number) (this is the root function inverse to rsqr): (- real-root -).
To decide which real number is the real square of (R - a real number) (this is the rsqr function inverse to root):
	decide on R times R.
To decide which real number is the ceiling of (R - a real number) (this is the ceiling function): (- real-ceiling -).
To decide which real number is the floor of (R - a real number) (this is the floor function): (- real-floor -).
To decide which number is (R - a real number) to the/-- nearest whole number (this is the int function): (- real-to-number -).
To decide which real number is the natural/-- logarithm of (R - a real number) (this is the log function inverse to exp): (- real-log -).
To decide which real number is the logarithm to base (N - a number) of (R - a real number): (- real-log-to-base -).
To decide which real number is the exponential of (R - a real number) (this is the exp function inverse to log): (- real-exp -).
To decide which real number is (R - a real number) to the power (P - a real number): (- real-power -).
To decide which real number is (R - a real number) degrees:
	decide on R times 0.0174532925.
To decide which real number is the sine of (R - a real number) (this is the sin function inverse to arcsin): (- real-sin -).
To decide which real number is the cosine of (R - a real number) (this is the cos function inverse to arccos): (- real-cos -).
To decide which real number is the tangent of (R - a real number) (this is the tan function inverse to arctan): (- real-tan -).
To decide which real number is the arcsine of (R - a real number) (this is the arcsin function inverse to sin): (- real-arcsin -).
To decide which real number is the arccosine of (R - a real number) (this is the arccos function inverse to cos): (- real-arccos -).
To decide which real number is the arctangent of (R - a real number) (this is the arctan function inverse to tan): (- real-arctan -).
To decide which real number is the hyperbolic sine of (R - a real number) (this is the sinh function inverse to arcsinh): (- real-sinh -).
To decide which real number is the hyperbolic cosine of (R - a real number) (this is the cosh function inverse to arccosh): (- real-cosh -).
To decide which real number is the hyperbolic tangent of (R - a real number) (this is the tanh function inverse to arctanh): (- real-tanh -).
To decide which real number is the hyperbolic arcsine of (R - a real number) (this is the arcsinh function inverse to sinh): (- real-arcsinh -).
To decide which real number is the hyperbolic arccosine of (R - a real number) (this is the arccosh function inverse to cosh): (- real-arccosh -).
To decide which real number is the hyperbolic arctangent of (R - a real number) (this is the arctanh function inverse to tanh): (- real-arctanh -).

Part 7 - Enumerations, chance, defaults

To decide what number is the numerical value of (X - enumerated value): (- value-number -).
To decide what number is the sequence number of (X - enumerated value of kind K): (- value-number -).
To decide which K is (family - name of kind of enumerated value K) after (X - K): (- value-after -).
To decide which K is (family - name of kind of enumerated value K) before (X - K): (- value-before -).
To decide which K is the first value of (family - name of kind of enumerated value K): (- first-value -).
To decide which K is the last value of (family - name of kind of enumerated value K): (- last-value -).
To decide what K is the default value of (family - name of kind of value of kind K): (- default-value -).

To decide which K is a/-- random (family - name of kind of arithmetic value K) between (low - K) and (high - K): (- random-between -).
To decide which K is a/-- random (family - name of kind of arithmetic value K) from (low - K) to (high - K): (- random-between -).
To decide which K is a/-- random (family - name of kind of enumerated value K) between (low - K) and (high - K): (- random-between -).
To decide which K is a/-- random (family - name of kind of enumerated value K) from (low - K) to (high - K): (- random-between -).
To seed the random-number generator with (N - number): (- seed-random -).

Part 8 - Small change

To do nothing: (- do-nothing -).
To decide what truth state is whether or not (C - condition): (- truth-of -).
To showme (V - value): (- showme -).

Volume 2 - Saying

Part 1 - Numbers

To say (N - number) in words: (- say-in-words -).
To say s: (- say-plural-s -).
To say (N - a number) in hexadecimal: (- say-hexadecimal -).
To say (N - a number) in decimal: (- say-decimal -).
To say (N - a number) in octal: (- say-octal -).
To say (N - a number) in binary: (- say-binary -).
To say (N - a number) in base (B - a number): (- say-in-base -).
To say (N - a number) in (width - a number) digit/digits: (- say-decimal-digits -).
To say (N - a number) in (width - a number) hexadecimal digit/digits: (- say-hexadecimal-digits -).
To say (N - a number) in (width - a number) decimal digit/digits: (- say-decimal-digits -).
To say (N - a number) in (width - a number) octal digit/digits: (- say-octal-digits -).
To say (N - a number) in (width - a number) binary digit/digits: (- say-binary-digits -).
To say (N - a number) in (width - a number) base (B - a number) digit/digits: (- say-base-digits -).
To say (N - a number) in unsigned decimal: (- say-unsigned -).
To say (N - a number) in (width - a number) unsigned decimal digit/digits: (- say-decimal-digits -).

To say (R - a real number) to (places - number) decimal places: (- say-real-places -).
To say (R - a real number) in decimal notation: (- say-real-decimal -).
To say (R - a real number) to (places - number) decimal places in decimal notation: (- say-real-decimal-places -).
To say (R - a real number) in scientific notation: (- say-real-scientific -).
To say (R - a real number) to (places - number) decimal places in scientific notation: (- say-real-scientific-places -).

Part 2 - Characters that mean something else in a text

To say bracket -- running on: (- say-bracket -).
To say close bracket -- running on: (- say-close-bracket -).
To say apostrophe -- running on: (- say-apostrophe -).
To say ' -- running on: (- say-apostrophe -).
To say quotation mark -- running on: (- say-quotation-mark -).

To decide what unicode character is unicode (N - number): (- character-of-number -).

Part 3 - Lines and paragraphs

To say line break -- running on: (- say-line-break -).
To say no line break -- running on: (- do-nothing -).
To say conditional paragraph break -- running on: (- divide-paragraph -).
To divide the paragraph (of the library): (- divide-paragraph -).
To say paragraph break -- running on: (- say-paragraph-break -).
To say run paragraph on -- running on: (- run-paragraph-on -).
To say run paragraph on with special look spacing -- running on: (- look-spacing -).
To say command clarification break -- running on: (- clarification-break -).
To decide if a paragraph break is pending: (- paragraph-is-pending -).

[The two flags of the paragraphs as one number, so that a rule can print aside and leave no trace.]
To decide which number is the paragraph state (of the library): (- paragraph-state -).
To set the paragraph state to (N - a number) (of the library): (- set-paragraph-state -).
[A text by itself is no say phrase: only its substitutions begin a paragraph.]
To print (T - text) aside (of the library): (- say-value -).
To break the paragraph as after going (of the library): (- going-break -).
[As "[conditional paragraph break]", but outside of anything said, so that it breaks only after what was printed before.]
To divide the paragraph (of the library): (- divide-paragraph -).
To end the line (of the library): (- say-line-break -).

Part 4 - Type

To say bold type -- running on: (- say-bold -).
To say italic type -- running on: (- say-italic -).
To say roman type -- running on: (- say-roman -).
To say fixed letter spacing -- running on: (- say-fixed -).
To say variable letter spacing -- running on: (- say-variable -).
To say reverse mode -- running on: (- say-reverse -).
To say reverse mode off -- running on: (- say-reverse-off -).
To say (C - RGB colour) letters -- running on: (- say-letter-colour -).
To say (C - RGB colour) background -- running on: (- say-background-colour -).
To say (C - basic colour) letters -- running on: say "[C as an RGB colour letters]".
To say (C - basic colour) background -- running on: say "[C as an RGB colour background]".
To say default colours/colors -- running on: (- say-default-colours -).
[The same for numbers, 0xRRGGBB.]
To colour-letters (N - a number) (of the library): (- say-letter-colour -).
To colour-ground (N - a number) (of the library): (- say-background-colour -).
To decide what RGB colour is (C - basic colour) as a/an/-- RGB colour:
	if C is:
		-- basic black: decide on #000000;
		-- basic red: decide on #EF0000;
		-- basic green: decide on #00D600;
		-- basic yellow: decide on #EFEF00;
		-- basic blue: decide on #006BB5;
		-- basic magenta: decide on #FF00FF;
		-- basic cyan: decide on #00EFEF;
		-- basic white: decide on #FFFFFF.

Part 5 - Verbs as values

Definition: a verb is modal rather than non-modal: (- verb-is-modal -).
Definition: a verb is meaningful rather than meaningless: (- verb-is-meaningful -).

To decide which relation of objects is meaning of (V - a verb): (- verb-meaning -).
To say infinitive of (V - a verb): (- say-infinitive -).
To say past participle of (V - a verb): (- say-past-participle -).
To say present participle of (V - a verb): (- say-present-participle -).
To say adapt (V - verb): (- say-adapted -).
To say adapt (V - verb) in (T - grammatical tense): (- say-adapted-tense -).
To say adapt (V - verb) from (P - narrative viewpoint): (- say-adapted-viewpoint -).
To say adapt (V - verb) in (T - grammatical tense) from (P - narrative viewpoint): (- say-adapted-both -).
To say negate (V - verb): (- say-negated -).
To say negate (V - verb) in (T - grammatical tense): (- say-negated-tense -).
To say negate (V - verb) from (P - narrative viewpoint): (- say-negated-viewpoint -).
To say negate (V - verb) in (T - grammatical tense) from (P - narrative viewpoint): (- say-negated-both -).

Part 6 - Keyboard, screen

Section 1 - Windows (yields to stories)

An IO window is a kind of abstract object.
A graphics window is a kind of IO window.
A text buffer window is a kind of IO window.
A text grid window is a kind of IO window.
The main window is a text buffer window.
The status window is a text grid window.
The boxed quotation window is a text buffer window.
An IO window has a number called the glk window handle.
The glk window handle of the main window is 1.
The glk window handle of the status window is 2.
Definition: an IO window is on-screen rather than off-screen: decide on whether or not the glk window handle of it is not 0.

Section 2 - The screen

To clear the/-- whole/-- screen: (- clear-screen -).
To decide what number is the/-- screen height: (- screen-height -).
To decide what number is the/-- screen width: (- screen-width -).
To clear (W - IO window): clear-pane the glk window handle of W.
To focus (W - IO window): focus-pane the glk window handle of W.
To decide what number is the height of (W - IO window): decide on the pane-height of the glk window handle of W.
To decide what number is the width of (W - IO window): decide on the pane-width of the glk window handle of W.
[The status line has as many rows as are printed there; other windows have the size that they are opened with.]
To set the height of (W - IO window) to (rows - number): do nothing.
To set (W - IO window) cursor to row (R - a number) and/-- column/col (C - a number):
	cursor-pane the glk window handle of W to R and C.
To request mouse input in (W - IO window): want-mouse in the glk window handle of W as 1.
To cancel mouse input in (W - IO window): want-mouse in the glk window handle of W as 0.

[Windows are panes beside the story's text, named by numbers: 1 is the text itself, 2 the status line. Extensions open others.]
To decide what number is the pane-opened beside (N - a number) by method (M - a number) at size (S - a number) of sort (T - a number) (of the library): (- open-pane -).
To close-pane (N - a number) (of the library): (- close-pane -).
To arrange-pane (N - a number) by method (M - a number) at size (S - a number) (of the library): (- arrange-pane -).
To name-pane (N - a number) as (T - a text) (of the library): (- name-pane -).
To clear-pane (N - a number) (of the library): (- clear-pane -).
To focus-pane (N - a number) (of the library): (- focus-pane -).
To decide what number is the focused-pane (of the library): (- focused-pane -).
To decide what number is the pane-height of (N - a number) (of the library): (- pane-height -).
To decide what number is the pane-width of (N - a number) (of the library): (- pane-width -).
To cursor-pane (N - a number) to (R - a number) and (C - a number) (of the library): (- set-pane-cursor -).
To colour-pane (N - a number) in (C - a number) (of the library): (- set-pane-background -).
To fill-pane (N - a number) in (C - a number) at (X - a number) and (Y - a number) by (W - a number) and (H - a number) (of the library): (- fill-pane -).
To draw-pane (N - a number) with (F - a figure name) at (X - a number) and (Y - a number) by (W - a number) and (H - a number) (of the library): (- draw-figure -).
To want-mouse in (N - a number) as (K - a number) (of the library): (- want-mouse -).
To decide what number is the clicked-pane (of the library): (- clicked-pane -).
To decide what number is the clicked-column (of the library): (- clicked-column -).
To decide what number is the clicked-row (of the library): (- clicked-row -).

To draw/redraw the status window/bar/line: (- draw-status-line -).
To draw/redraw the status window with (T - a table name): (- draw-status-table -).
[Here a line or a key is wanted while rules for events run, and what they print does not disturb it.]
To suspend text input, without input echoing: do nothing.
To suspend text input in (W - IO window), without input echoing: do nothing.
To resume text input: do nothing.
To resume text input in (W - IO window): do nothing.
To decide what unicode character is the next pressed key: (- next-key -).
To decide what text is the next typed line: (- next-line -).

To wait for any key: (- wait-for-key -).
To wait for the/-- SPACE key/bar: (- wait-for-space -).
To pause the game/story:
	follow the standard pause the game rule.

This is the standard pause the game rule:
	say "[conditional paragraph break]Press SPACE to go on." (A);
	wait for the space key;
	clear the screen.

To stop the game/story abruptly: (- stop-play -).

To display the/-- boxed quotation (Q - text): (- boxed-quotation -).
To show the/-- current quotation (of the library): (- show-quotation -).
