[Looseleaf's standard library, 2: values made of values. Texts taken apart and put together, lists, tables, relations as
values, phrases as values.]

Volume 3 - Collections

Part 1 - Texts

Definition: a text is empty rather than non-empty: (- text-is-empty -).
Definition: a text is substituted rather than unsubstituted: (- text-is-substituted -).

To decide what number is the number of characters in (T - text): (- text-count-characters -).
To decide what number is the number of words in (T - text): (- text-count-words -).
To decide what number is the number of punctuated words in (T - text): (- text-count-punctuated-words -).
To decide what number is the number of unpunctuated words in (T - text): (- text-count-unpunctuated-words -).
To decide what number is the number of lines in (T - text): (- text-count-lines -).
To decide what number is the number of paragraphs in (T - text): (- text-count-paragraphs -).
To decide what text is character number (N - a number) in (T - text): (- text-character -).
To decide what text is word number (N - a number) in (T - text): (- text-word -).
To decide what text is punctuated word number (N - a number) in (T - text): (- text-punctuated-word -).
To decide what text is unpunctuated word number (N - a number) in (T - text): (- text-unpunctuated-word -).
To decide what text is line number (N - a number) in (T - text): (- text-line -).
To decide what text is paragraph number (N - a number) in (T - text): (- text-paragraph -).
To decide what text is the substituted form of (T - text): (- text-substituted -).
To decide if substituting text for comparison purposes (of the library): (- is-comparing-texts -).

To decide if (T - text) exactly matches the/-- text (sought - text), case insensitively: (- text-matches-exactly -).
To decide if (T - text) matches the/-- text (sought - text), case insensitively: (- text-matches -).
To decide what number is number of times (T - text) matches the/-- text (sought - text), case insensitively: (- text-count-matches -).
To replace the text (sought - text) in (T - text) with (R - text), case insensitively: (- text-replace -).
To replace the word (sought - text) in (T - text) with (R - text): (- text-replace-word -).
To replace the punctuated word (sought - text) in (T - text) with (R - text): (- text-replace-punctuated-word -).
To replace character number (N - a number) in (T - text) with (R - text): (- text-replace-character-number -).
To replace word number (N - a number) in (T - text) with (R - text): (- text-replace-word-number -).
To replace punctuated word number (N - a number) in (T - text) with (R - text): (- text-replace-punctuated-word-number -).
To replace unpunctuated word number (N - a number) in (T - text) with (R - text): (- text-replace-unpunctuated-word-number -).
To replace line number (N - a number) in (T - text) with (R - text): (- text-replace-line-number -).
To replace paragraph number (N - a number) in (T - text) with (R - text): (- text-replace-paragraph-number -).
To decide what number is the first index of text match: (- match-first -).
To decide what number is the last index of text match: (- match-last -).
To decide what number is the length of text match: (- match-length -).

To decide if (T - text) exactly matches the/-- regular expression (pattern - text), case insensitively: (- regexp-matches-exactly -).
To decide if (T - text) matches the/-- regular expression (pattern - text), case insensitively: (- regexp-matches -).
To decide what text is text matching regular expression: (- regexp-match -).
To decide what text is text matching subexpression (N - a number): (- regexp-subexpression -).
To decide what number is the first index of subexpression (N - a number): (- regexp-first -).
To decide what number is the last index of subexpression (N - a number): (- regexp-last -).
To decide what number is the length of subexpression (N - a number): (- regexp-length -).
To decide what number is number of times (T - text) matches the/-- regular expression (pattern - text), case insensitively: (- regexp-count-matches -).
To replace the regular expression (pattern - text) in (T - text) with (R - text), case insensitively: (- regexp-replace -).

To decide what text is (T - text) in lower case: (- text-lower -).
To decide what text is (T - text) in upper case: (- text-upper -).
To decide what text is (T - text) in title case: (- text-title -).
To decide what text is (T - text) in sentence case: (- text-sentence -).
To decide if (T - text) is in lower case: (- text-is-lower -).
To decide if (T - text) is in upper case: (- text-is-upper -).

Part 2 - Lists

Definition: a list of values is empty rather than non-empty: (- list-is-empty -).

To add (new - K) to (L - list of values of kind K), if absent: (- list-add -).
To add (new - K) at entry (E - number) in/from (L - list of values of kind K), if absent: (- list-add-at -).
To add (more - list of Ks) to (L - list of values of kind K), if absent: (- list-append -).
To add (more - list of Ks) at entry (E - number) in/from (L - list of values of kind K): (- list-append-at -).
To remove (old - K) in/from (L - list of values of kind K), if present: (- list-remove -).
To remove (olds - list of Ks) in/from (L - list of values of kind K), if present: (- list-remove-list -).
To remove entry (N - number) in/from (L - list of values), if present: (- list-remove-entry -).
To remove entries (N - number) to (M - number) in/from (L - list of values), if present: (- list-remove-entries -).

To decide what number is the number of entries in/of/from (L - a list of values): (- list-length -).
To truncate (L - a list of values) to (N - a number) entries/entry: (- list-truncate -).
To truncate (L - a list of values) to the/-- first (N - a number) entries/entry: (- list-truncate -).
To truncate (L - a list of values) to the/-- last (N - a number) entries/entry: (- list-truncate-last -).
To extend (L - a list of values) to (N - a number) entries/entry: (- list-extend -).
To change (L - a list of values) to have (N - a number) entries/entry: (- list-resize -).
To reverse (L - a list of values): (- list-reverse -).
To rotate (L - a list of values): (- list-rotate -).
To rotate (L - a list of values) backwards: (- list-rotate-backwards -).
To sort (L - a list of values): (- list-sort -).
To sort (L - a list of values) in/into reverse order: (- list-sort-reverse -).
To sort (L - a list of values) in/into random order: (- list-shuffle -).
To sort (L - a list of objects) in/into (P - property) order: (- list-sort-property -).
To sort (L - a list of objects) in/into reverse (P - property) order: (- list-sort-property-reverse -).

To sort (L - a list of values of kind K) with (comparison - phrase (K, K) -> number): (- list-sort-with -).

To say (L - a list of values) in brace notation: (- say-list-braces -).
To say (L - a list of objects) with definite articles:
	let N be the number of entries in L;
	repeat with I running from 1 to N:
		say "[the entry I of L]";
		say separator after I of N;
	speak of N at once.
To say (L - a list of objects) with indefinite articles:
	let N be the number of entries in L;
	repeat with I running from 1 to N:
		say "[an entry I of L]";
		say separator after I of N;
	speak of N at once.
To speak of (N - a number) at once (of the library): (- named-so-many -).
To say separator after (I - a number) of (N - a number) (of the library):
	if I is N minus 1:
		if N is greater than 2 and the serial comma option is active, say ",";
		say list conjunction;
	otherwise if I is less than N:
		say ", ".

Part 3 - Tables

Definition: a table name is empty rather than non-empty if the number of filled rows in it is 0.
Definition: a table name is full rather than non-full if the number of blank rows in it is 0.

To blank out the/-- whole (C - table column) in/from/of (T - table name): (- table-blank-column -).
To blank out the/-- whole of (T - table name): (- table-blank-all -).
To sort (T - table name) in/into random order: (- table-shuffle -).
To sort (T - table name) in/into (C - table column) order: (- table-sort -).
To sort (T - table name) in/into reverse (C - table column) order: (- table-sort-reverse -).
To sort (T - table name) with (comparison - phrase (table name, number, number) -> number): (- table-sort-with -).
To showme the contents of (T - table name): (- table-showme -).
To say the/-- current table row: (- say-table-row -).
To say row (N - number) in/from (T - table name): (- say-table-row-number -).
To say (C - table column) in/from (T - table name): (- say-table-column -).

Part 4 - Relations as values

Definition: a relation is equivalence: (- relation-is-equivalence -).
Definition: a relation is symmetric: (- relation-is-symmetric -).
Definition: a relation is one-to-one: (- relation-is-one-to-one -).
Definition: a relation is one-to-various: (- relation-is-one-to-various -).
Definition: a relation is various-to-one: (- relation-is-various-to-one -).
Definition: a relation is various-to-various: (- relation-is-various-to-various -).
Definition: a relation is empty rather than non-empty: (- relation-is-empty -).

To decide which object is next step via (R - relation of objects) from (A - object) to (B - object): (- relation-next-step -).
To decide which number is number of steps via (R - relation of objects) from (A - object) to (B - object): (- relation-steps -).
To decide which list of Ks is list of (family - name of kind of value K) that/which/whom (R - relation of Ks to values of kind L) relates: (- relation-left-list -).
To decide which list of Ls is list of (family - name of kind of value L) to which/whom (R - relation of values of kind K to Ls) relates: (- relation-right-list -).
To decide which list of Ls is list of (family - name of kind of value L) that/which/whom (R - relation of values of kind K to Ls) relates to: (- relation-right-list -).
To decide which list of Ks is list of (family - name of kind of value K) that/which/who relate to (Y - L) by (R - relation of Ks to values of kind L): (- relation-left-of -).
To decide which list of Ls is list of (family - name of kind of value L) to which/whom (X - K) relates by (R - relation of values of kind K to Ls): (- relation-right-of -).
To decide which list of Ls is list of (family - name of kind of value L) that/which/whom (X - K) relates to by (R - relation of values of kind K to Ls): (- relation-right-of -).
To decide whether (family - name of kind of value K) relates to (Y - L) by (R - relation of Ks to values of kind L): (- relation-has-left -).
To decide whether (X - K) relates to (family - name of kind of value L) by (R - relation of values of kind K to Ls): (- relation-has-right -).
To decide which K is (family - name of kind of value K) that/which/who relates to (Y - L) by (R - relation of Ks to values of kind L): (- relation-one-left -).
To decide which L is (family - name of kind of value L) to which/whom (X - K) relates by (R - relation of values of kind K to Ls): (- relation-one-right -).
To decide which L is (family - name of kind of value L) that/which/whom (X - K) relates to by (R - relation of values of kind K to Ls): (- relation-one-right -).

Part 5 - Phrases as values

To decide whether (V - K) matches (D - description of values of kind K): (- value-matches -).
To decide what K is (F - phrase nothing -> value of kind K) applied: (- apply-0 -).
To decide what L is (F - phrase value of kind K -> value of kind L) applied to (X - K): (- apply-1 -).
To decide what M is (F - phrase (value of kind K, value of kind L) -> value of kind M) applied to (X - K) and (Y - L): (- apply-2 -).
To decide what N is (F - phrase (value of kind K, value of kind L, value of kind M) -> value of kind N) applied to (X - K) and (Y - L) and (Z - M): (- apply-3 -).
To apply (F - phrase nothing -> nothing): (- do-apply-0 -).
To apply (F - phrase value of kind K -> nothing) to (X - K): (- do-apply-1 -).
To apply (F - phrase (value of kind K, value of kind L) -> nothing) to (X - K) and (Y - L): (- do-apply-2 -).
To apply (F - phrase (value of kind K, value of kind L, value of kind M) -> nothing) to (X - K) and (Y - L) and (Z - M): (- do-apply-3 -).

To decide what list of L is (F - phrase K -> value of kind L) applied to (sources - list of values of kind K):
	let the images be a list of Ls;
	repeat with the source running through the sources:
		add the F applied to the source to the images;
	decide on the images.
To decide what K is the (F - phrase (K, K) -> K) reduction of (sources - list of values of kind K):
	if the number of entries in the sources is 0, decide on the default value of K;
	let the folded be entry 1 of the sources;
	repeat with I running from 2 to the number of entries in the sources:
		now the folded is F applied to the folded and entry I of the sources;
	decide on the folded.
To decide what list of K is the filter to (D - description of Ks) of (sources - list of values of kind K):
	let the chosen be a list of K;
	repeat with the source running through the sources:
		if the source matches D, add the source to the chosen;
	decide on the chosen.

Part 6 - Rulebooks and activities as values

Definition: a nothing based rulebook is empty rather than non-empty: (- rulebook-is-empty -).
Definition: an activity on nothing is empty rather than non-empty: (- activity-is-empty -).
Definition: an activity on nothing is going on: (- activity-is-going-on -).

Part 7 - Files

To write (T - text) to (F - external file): (- file-write -).
To append (T - text) to (F - external file): (- file-append -).
To say text of (F - external file): (- say-file -).
To read (F - external file) into (T - table name): (- file-read-table -).
To write (F - external file) from (T - table name): (- file-write-table -).
To decide if (F - external file) exists: (- file-exists -).
To decide if ready to read (F - external file): (- file-is-ready -).
To mark (F - external file) as ready to read: (- file-mark-ready -).
To mark (F - external file) as not ready to read: (- file-mark-not-ready -).
