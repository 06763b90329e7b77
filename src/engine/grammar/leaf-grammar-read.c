/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar-read.c: Understand sentences become lines in books.
 *
 * "Understand T as R when C": T is quoted texts, a list of properties, "the command ..." or "nothing"; and what T is says
 * how R is read.  Every text is joined with every reference of a list.  Sentences are obeyed in the order of the source, so
 * "the command X as something new" takes from X what stands above, and leaves what comes below.
 */

#include "leaf-grammar.h"
#include "../meaning/leaf-action-pattern.h"

#include <string.h>

typedef struct {
  LeafBuild *build;
  LeafSentenceId sentence;
  LeafHeadingId near;
  LeafWording texts; /* between "understand" and "as" */
  LeafWording as;    /* after "as", without the condition */
  LeafWording when;  /* after "when"; empty */
} Understanding;

static void
complain (Understanding *u, LeafProblemCode code, LeafWording about)
{
  leaf_problem_at (u->build, code, leaf_wording_empty (about) ? u->texts : about, NULL, NULL);
}

static gboolean
is_text (const LeafBuild *build, guint32 word)
{
  return leaf_word (build, word)->sort == LEAF_WORD_TEXT;
}

/* --- conditions --------------------------------------------------------------------------------------------------------- */

/* Is it a condition, and not about the action? */
static gboolean
check_condition (LeafBuild *build, LeafWording when, LeafSentenceId sentence, gboolean of_object)
{
  LeafProblemCode code = LEAF_PROBLEM_NONE;
  LeafScope scope;
  LeafNode *node;

  leaf_scope_init (&scope, build, LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->heading);
  if (of_object) {
    LeafWording name = leaf_words_read_aside (build, "an Understand sentence", "item described");

    name.end = name.first + 2;
    leaf_scope_add (&scope, name, LEAF_KIND (OBJECT));
  }
  node = leaf_meaning_condition (&scope, when);
  if (node == NULL)
    code = LEAF_PROBLEM_UNDERSTAND_WHEN;
  else if (node->op == LEAF_NODE_IS_ACTION)
    code = LEAF_PROBLEM_UNDERSTAND_WHEN_ACTION;
  leaf_scope_clear (&scope);
  if (code != LEAF_PROBLEM_NONE)
    leaf_problem_at (build, code, when, NULL, NULL);
  return code == LEAF_PROBLEM_NONE;
}

/* A phrase row for "when C"; with an object for "the item described" when `of_object`. */
static guint32
condition_row (LeafBuild *build, LeafWording when, LeafSentenceId sentence, gboolean of_object)
{
  LeafWording name;
  LeafKindId kind = LEAF_KIND (OBJECT);

  if (leaf_wording_empty (when) || !check_condition (build, when, sentence, of_object))
    return 0;
  if (!of_object)
    return leaf_phrases_add_condition (build, when, sentence, 0, NULL, NULL).ix;
  name = leaf_words_read_aside (build, "an Understand sentence", "item described");
  name.end = name.first + 2;
  return leaf_phrases_add_condition (build, when, sentence, 1, &name, &kind).ix;
}

/* --- what a text is understood as ----------------------------------------------------------------------------------------- */

typedef struct {
  LeafBookSort book;
  guint32 key;
  LeafGrammarLine line;
} Meaning;

/* "the painting": with an article, something that has an action's name. */
static gboolean
is_named_thing (Understanding *u, LeafWording w)
{
  LeafWording bare = leaf_wording_skip_article (u->build, w);

  LeafNameMatch match = leaf_names_find (u->build, bare, LEAF_NAMES (INSTANCE), u->near);

  return bare.first != w.first && match.id != 0 && !match.is_abbreviated;
}

static gboolean
read_action (Understanding *u, LeafWording w, Meaning *meaning)
{
  LeafNameMatch match = leaf_names_find (u->build, w, LEAF_NAMES (ACTION), u->near);

  if (match.id != 0 && is_named_thing (u, w))
    return FALSE;
  if (match.id == 0 && leaf_wording_length (w) > 1 && leaf_wording_ends (u->build, w, "action")) {
    LeafWording shorter = leaf_wording_up_to (w, w.end - 1);

    if (leaf_word_is (u->build, shorter.first, "the"))
      shorter.first++;
    match = leaf_names_find (u->build, shorter, LEAF_NAMES (ACTION), u->near);
  }
  if (match.id == 0)
    return FALSE;
  meaning->book = LEAF_BOOK_COMMAND;
  meaning->line.sort = LEAF_LINE_ACTION;
  meaning->line.action = LEAF_ID (LeafActionId, match.id);
  return TRUE;
}

static void
as_value (Meaning *meaning, LeafValue value)
{
  meaning->book = LEAF_BOOK_VALUE;
  meaning->key = value.kind;
  meaning->line.sort = LEAF_LINE_VALUE;
  meaning->line.value = value;
}

static void
as_kind (Meaning *meaning, LeafKindId kind)
{
  meaning->book = LEAF_BOOK_KIND;
  meaning->key = kind.ix;
  meaning->line.sort = LEAF_LINE_NAME;
}

static void
as_instance (Understanding *u, Meaning *meaning, LeafInstanceId instance)
{
  if (!leaf_kind_is_object (u->build, LEAF_INSTANCE (u->build, instance)->kind)) {
    as_value (meaning, leaf_instance_value (u->build, instance));
    return;
  }
  meaning->book = LEAF_BOOK_INSTANCE;
  meaning->key = instance.ix;
  meaning->line.sort = LEAF_LINE_NAME;
  meaning->line.instance = instance;
}

static gboolean
read_name (Understanding *u, LeafWording w, Meaning *meaning)
{
  LeafNameMatch match = leaf_names_find (u->build, w, LEAF_NAMES (INSTANCE) | LEAF_NAMES (KIND), u->near);

  if (match.id == 0)
    return FALSE;
  if (match.sort == LEAF_NAME_INSTANCE)
    as_instance (u, meaning, LEAF_ID (LeafInstanceId, match.id));
  else if (leaf_kind_is_object (u->build, LEAF_ID (LeafKindId, match.id)))
    as_kind (meaning, LEAF_ID (LeafKindId, match.id));
  else
    return FALSE;
  return TRUE;
}

/* "Understand "shut" as closed": more words for an either/or property. */
static gboolean
read_property_name (Understanding *u, LeafWording w, Meaning *meaning)
{
  g_autofree char *name = NULL;

  LEAF_EACH (&u->build->world->properties, i) {
    const LeafProperty *property = LEAF_ROW (&u->build->world->properties, LeafProperty, i);

    if (!property->is_either_or || property->name == NULL || !leaf_wording_is (u->build, w, property->name))
      continue;
    meaning->book = LEAF_BOOK_PROPERTY;
    meaning->key = i;
    meaning->line.sort = LEAF_LINE_PROPERTY;
    return TRUE;
  }
  return FALSE;
}

static gboolean
read_described (Understanding *u, LeafWording w, Meaning *meaning)
{
  LeafDescription *description;
  LeafScope scope;
  gboolean found = FALSE;

  leaf_scope_init (&scope, u->build, u->near);
  description = leaf_meaning_description (&scope, w);
  if (description != NULL && description->exact == NULL && leaf_kind_is_object (u->build, description->kind)) {
    LeafKindId kind;

    found = leaf_grammar_describe (u->build, w, description, &kind, &meaning->line.n_tests, &meaning->line.tests,
                                   &meaning->line.filter);
    as_kind (meaning, kind);
  }
  leaf_scope_clear (&scope);
  return found;
}

static gboolean
read_constant (Understanding *u, LeafWording w, Meaning *meaning)
{
  LeafValue value = leaf_meaning_constant (u->build, w, (LeafKindId) { 0 }, u->near);

  if (value.kind == 0 || value.kind == LEAF_KIND_OBJECT || value.kind == LEAF_KIND_TEXT)
    return FALSE;
  as_value (meaning, value);
  return TRUE;
}

/* A value, but of a kind that nobody can type. */
static gboolean
is_bad_value (const LeafBuild *build, const Meaning *meaning)
{
  LeafMake make;

  if (meaning->book != LEAF_BOOK_VALUE)
    return FALSE;
  make = leaf_kind (build, LEAF_ID (LeafKindId, meaning->key))->make;
  return make != LEAF_MAKE_ENUMERATED && make != LEAF_MAKE_UNIT && meaning->key != LEAF_KIND_NUMBER
         && meaning->key != LEAF_KIND_REAL && meaning->key != LEAF_KIND_TIME && meaning->key != LEAF_KIND_TIME_PERIOD
         && meaning->key != LEAF_KIND_TRUTH_STATE;
}

/* An action, an object, a kind, a value.  Actions have no article: "the opening" is a thing where there is one. */
static gboolean
read_reference (Understanding *u, LeafWording w, Meaning *meaning)
{
  if (leaf_word_is (u->build, w.first, "the") && read_name (u, w, meaning))
    return TRUE;
  return read_action (u, w, meaning) || read_name (u, w, meaning) || read_property_name (u, w, meaning)
         || read_constant (u, w, meaning) || read_described (u, w, meaning);
}

static gboolean
read_mistake (Understanding *u, LeafWording w, Meaning *meaning)
{
  LeafWording rest = leaf_wording_from (w, w.first + 2);

  meaning->book = LEAF_BOOK_COMMAND;
  meaning->line.sort = LEAF_LINE_MISTAKE;
  if (leaf_wording_empty (rest))
    return TRUE;
  if (leaf_wording_length (rest) == 3 && leaf_word_is (u->build, rest.first, "(") && is_text (u->build, rest.first + 1)) {
    LeafScope scope;
    LeafNode *node;

    leaf_scope_init (&scope, u->build, u->near);
    node = leaf_meaning_text (&scope, rest.first + 1, FALSE);
    if (node != NULL && node->op == LEAF_NODE_TEXT)
      meaning->line.reply_value = LEAF_VALUE (TEXT, (gint32) node->TEXT.text.ix);
    else if (node != NULL && node->op == LEAF_NODE_CONSTANT)
      meaning->line.reply_value = node->CONSTANT.value;
    leaf_scope_clear (&scope);
    return TRUE;
  }
  complain (u, LEAF_PROBLEM_UNDERSTAND_MISTAKE, w);
  return FALSE;
}

/* "Understand "rot" as "[colour-word]"": finds or makes the token. */
static gboolean
read_token_name (Understanding *u, LeafWording w, Meaning *meaning, gboolean report)
{
  g_autofree char *text = leaf_words_text_dup (u->build, w.first);
  gsize length = strlen (text);
  g_auto (GStrv) words = NULL;
  g_autoptr (GString) name = g_string_new (NULL);
  const char *kept;

  if (length < 3 || text[0] != '[' || text[length - 1] != ']' || strchr (text + 1, '[') != NULL
      || strchr (text, ']') != text + length - 1) {
    if (report)
      complain (u, LEAF_PROBLEM_UNDERSTAND_AS_TEXT, w);
    return FALSE;
  }
  text[length - 1] = '\0';
  words = g_strsplit_set (text + 1, " \t\n", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0') {
      g_autofree char *folded = g_utf8_strdown (words[i], -1);

      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", folded);
    }
  meaning->book = LEAF_BOOK_NAMED;
  meaning->line.sort = LEAF_LINE_NAMED_TOKEN;
  LEAF_EACH (&u->build->grammar->named, i) {
    if (strcmp (*LEAF_ROW (&u->build->grammar->named, const char *, i), name->str) == 0)
      meaning->key = i;
  }
  if (meaning->key == 0) {
    kept = leaf_arena_strdup (u->build->arena, name->str);
    meaning->key = leaf_table_push (&u->build->grammar->named, &kept);
  }
  meaning->line.named = meaning->key;
  return TRUE;
}

static const char nouns_reversed[] = "( with nouns reversed )";

static void
complain_of_meaning (Understanding *u, LeafWording w)
{
  LeafWording reason;
  LeafActionPattern *pattern;
  LeafScope scope;
  LeafProblemCode code = LEAF_PROBLEM_UNDERSTAND_VAGUE;

  leaf_scope_init (&scope, u->build, u->near);
  pattern = leaf_action_pattern_read (&scope, w, &reason);
  if (pattern != NULL)
    code = LEAF_PROBLEM_UNDERSTAND_ACTION_PATTERN;
  else if (leaf_names_find (u->build, w, LEAF_NAMES (VARIABLE), u->near).id != 0)
    code = LEAF_PROBLEM_UNDERSTAND_VARIABLE;
  leaf_scope_clear (&scope);
  complain (u, code, w);
}

/* Reads one reference of the list; FALSE when it cannot be, and then nothing was reported if `quietly`. */
static gboolean
read_meaning (Understanding *u, LeafWording w, Meaning *meaning, gboolean quietly)
{
  gboolean found;

  *meaning = (Meaning) { 0 };
  if (leaf_wording_empty (w))
    return FALSE;
  if (leaf_wording_begins (u->build, w, "a mistake"))
    return quietly ? leaf_wording_length (w) == 2 || leaf_wording_length (w) == 5 : read_mistake (u, w, meaning);
  if (leaf_wording_length (w) == 1 && is_text (u->build, w.first))
    return quietly || read_token_name (u, w, meaning, TRUE);
  if (leaf_wording_ends (u->build, w, nouns_reversed)) {
    w.end -= 5;
    meaning->line.reversed = TRUE;
  }
  if (leaf_wording_begins (u->build, w, "the plural of") || leaf_wording_begins (u->build, w, "plural of")) {
    w.first += leaf_word_is (u->build, w.first, "the") ? 3 : 2;
    meaning->line.is_plural = TRUE;
  }
  found = !leaf_wording_empty (w) && read_reference (u, w, meaning);
  if (!found && !quietly)
    complain_of_meaning (u, w);
  if (found && is_bad_value (u->build, meaning)) {
    if (!quietly)
      complain (u, LEAF_PROBLEM_UNDERSTAND_BAD_VALUE, w);
    return quietly;
  }
  if (found && meaning->line.is_plural && meaning->line.sort != LEAF_LINE_NAME) {
    if (!quietly)
      complain (u, LEAF_PROBLEM_UNDERSTAND_PLURAL, w);
    return FALSE;
  }
  return found;
}

/* --- lines -------------------------------------------------------------------------------------------------------------- */

/* The book of a command's first word, or the one for lines that begin with a token. */
static guint32
command_book (LeafBuild *build, const LeafToken *tokens, guint32 n)
{
  guint32 key = n > 0 && tokens[0].sort == LEAF_TOKEN_WORD && tokens[0].n_words > 0 ? tokens[0].words[0].ix : 0;
  guint32 book = leaf_grammar_book (build->grammar, LEAF_BOOK_COMMAND, key);

  return book != 0 ? book : leaf_grammar_make_book (build, LEAF_BOOK_COMMAND, key);
}

static guint32
book_for (LeafBuild *build, const Meaning *meaning, const LeafToken *tokens, guint32 n)
{
  guint32 book;

  if (meaning->book == LEAF_BOOK_COMMAND)
    return command_book (build, tokens, n);
  book = leaf_grammar_book (build->grammar, meaning->book, meaning->key);
  return book != 0 ? book : leaf_grammar_make_book (build, meaning->book, meaning->key);
}

static gboolean
is_plain_word (const LeafGrammarLine *line)
{
  return line->sort == LEAF_LINE_NAME && line->n_tokens == 1 && line->tokens[0].sort == LEAF_TOKEN_WORD
         && line->tokens[0].n_words == 1 && !line->tokens[0].optional && !line->is_plural && line->condition == 0
         && line->filter == 0 && line->n_tests == 0;
}

static gboolean
is_topic (LeafKindId kind)
{
  return LEAF_SAME (kind, LEAF_KIND (TOPIC)) || LEAF_SAME (kind, LEAF_KIND (SNIPPET)) || LEAF_SAME (kind, LEAF_KIND (TEXT));
}

static gboolean
may_be_given (const LeafBuild *build, LeafKindId wanted, LeafKindId given)
{
  if (!LEAF_IS (wanted) || (is_topic (wanted) && is_topic (given)))
    return TRUE;
  if (leaf_kind_is_object (build, wanted) || leaf_kind_is_object (build, given))
    return leaf_kind_is_object (build, wanted) == leaf_kind_is_object (build, given);
  return leaf_kind_compatible (build, given, wanted);
}

/* A named token may stand in a line before any line says what it is. */
static gboolean
is_said_later (const LeafBuild *build, const LeafToken *token)
{
  guint32 book = token->sort == LEAF_TOKEN_NAMED ? leaf_grammar_book (build->grammar, LEAF_BOOK_NAMED, token->named) : 0;

  return token->sort == LEAF_TOKEN_NAMED && (book == 0 || LEAF_GRAMMAR_BOOK (build, book)->first_line == 0);
}

/* May the action be given what the tokens give? */
static LeafProblemCode
check_action (const LeafBuild *build, const LeafGrammarLine *line)
{
  const LeafAction *action = LEAF_ROW (&build->world->actions, LeafAction, line->action.ix);
  LeafKindId kinds[4];
  guint32 given = 0;

  for (guint32 i = 0; i < line->n_tokens && given < G_N_ELEMENTS (kinds); i++) {
    LeafKindId kind = leaf_grammar_token_kind (build, &line->tokens[i]);

    if (is_said_later (build, &line->tokens[i]))
      return LEAF_PROBLEM_NONE;
    if (line->tokens[i].sort != LEAF_TOKEN_WORD && LEAF_IS (kind))
      kinds[given++] = kind;
  }
  if (line->reversed && given < 2)
    return LEAF_PROBLEM_UNDERSTAND_REVERSED;
  if (given > action->n_nouns)
    return LEAF_PROBLEM_UNDERSTAND_NOT_OF_ACTION;
  for (guint32 i = 0; i < given; i++)
    if (!may_be_given (build, action->kinds[i], kinds[line->reversed && given == 2 ? 1 - i : i]))
      return LEAF_PROBLEM_UNDERSTAND_NOT_OF_ACTION;
  return LEAF_PROBLEM_NONE;
}

/* Does the token, through the lines of named tokens, come back to `named`? */
static gboolean
leads_to (const LeafBuild *build, const LeafToken *token, guint32 named, guint32 depth)
{
  guint32 book;

  if (token->sort != LEAF_TOKEN_NAMED)
    return FALSE;
  if (token->named == named || depth > 32)
    return TRUE;
  book = leaf_grammar_book (build->grammar, LEAF_BOOK_NAMED, token->named);
  for (guint32 at = book != 0 ? LEAF_GRAMMAR_BOOK (build, book)->first_line : 0; at != 0; at = LEAF_GRAMMAR_LINE (build, at)->next)
    for (guint32 i = 0; i < LEAF_GRAMMAR_LINE (build, at)->n_tokens; i++)
      if (leads_to (build, &LEAF_GRAMMAR_LINE (build, at)->tokens[i], named, depth + 1))
        return TRUE;
  return FALSE;
}

/* The kind of what comes of the line: none where its words alone are understood.  FALSE: that is not known yet. */
static gboolean
outcome_of (const LeafBuild *build, const LeafGrammarLine *line, LeafKindId *kind)
{
  *kind = (LeafKindId) { 0 };
  for (guint32 i = 0; i < line->n_tokens; i++) {
    if (is_said_later (build, &line->tokens[i]))
      return FALSE;
    if (line->tokens[i].sort != LEAF_TOKEN_WORD && !LEAF_IS (*kind))
      *kind = leaf_grammar_token_kind (build, &line->tokens[i]);
  }
  return TRUE;
}

/* "rust" or "[number]" as one token: what it gives would be a number at some times and nothing at others. */
static gboolean
has_other_outcome (const LeafBuild *build, const LeafGrammarLine *line)
{
  guint32 book = leaf_grammar_book (build->grammar, LEAF_BOOK_NAMED, line->named);
  guint32 first = book != 0 ? LEAF_GRAMMAR_BOOK (build, book)->first_line : 0;
  LeafKindId here, there;

  if (first == 0 || !outcome_of (build, line, &here) || !outcome_of (build, LEAF_GRAMMAR_LINE (build, first), &there))
    return FALSE;
  if (!LEAF_IS (here) || !LEAF_IS (there))
    return LEAF_IS (here) != LEAF_IS (there);
  return !leaf_kind_compatible (build, here, there) && !leaf_kind_compatible (build, there, here);
}

static LeafProblemCode
check_named (const LeafBuild *build, const LeafGrammarLine *line)
{
  if (has_other_outcome (build, line))
    return LEAF_PROBLEM_UNDERSTAND_MIXED;
  for (guint32 i = 0; i < line->n_tokens; i++)
    if (leads_to (build, &line->tokens[i], line->named, 0))
      return LEAF_PROBLEM_UNDERSTAND_CIRCULAR;
  return LEAF_PROBLEM_NONE;
}

static void
add_text (Understanding *u, guint32 word, const Meaning *meaning)
{
  LeafBuild *build = u->build;
  LeafGrammarLine line = meaning->line;
  LeafProblemCode code;

  if (!leaf_grammar_read_tokens (build, word, u->near, meaning->book, &line.n_tokens, &line.tokens))
    return;
  line.sentence = u->sentence;
  line.text = leaf_wording (word, word + 1);
  line.is_library = build->is_library;
  line.condition = condition_row (build, u->when, u->sentence, line.sort == LEAF_LINE_NAME);
  line.is_word = is_plain_word (&line);
  code = line.sort == LEAF_LINE_NAMED_TOKEN ? check_named (build, &line) : LEAF_PROBLEM_NONE;
  if (line.sort == LEAF_LINE_ACTION)
    code = check_action (build, &line);
  if (code != LEAF_PROBLEM_NONE) {
    leaf_problem_at (build, code, line.text,
                     line.sort == LEAF_LINE_ACTION ? LEAF_ROW (&build->world->actions, LeafAction, line.action.ix)->name : NULL,
                     NULL);
    return;
  }
  leaf_grammar_add_line (build, book_for (build, meaning, line.tokens, line.n_tokens), &line);
}

/* --- the forms of the sentence -------------------------------------------------------------------------------------------- */

static gboolean
is_joiner (const LeafBuild *build, guint32 word)
{
  return leaf_word_is (build, word, ",") || leaf_word_is (build, word, "or") || leaf_word_is (build, word, "and");
}

/* Are these quoted texts, joined? */
static gboolean
are_texts (const LeafBuild *build, LeafWording w)
{
  for (guint32 i = w.first; i < w.end; i++)
    if (!is_text (build, i) && !is_joiner (build, i))
      return FALSE;
  return !leaf_wording_empty (w);
}

/* The references: the whole, or else a list. */
static GArray *
read_meanings (Understanding *u)
{
  GArray *meanings = g_array_new (FALSE, FALSE, sizeof (Meaning));
  LeafWording *parts;
  guint32 n;
  Meaning meaning;

  if (read_meaning (u, u->as, &meaning, TRUE)) {
    if (read_meaning (u, u->as, &meaning, FALSE))
      g_array_append_val (meanings, meaning);
    return meanings;
  }
  n = leaf_wording_split_list (u->build, u->as, "or", &parts);
  if (n < 2)
    n = leaf_wording_split_list (u->build, u->as, "and", &parts);
  for (guint32 i = 0; i < n; i++)
    if (read_meaning (u, parts[i], &meaning, FALSE))
      g_array_append_val (meanings, meaning);
  return meanings;
}

static void
understand_texts (Understanding *u)
{
  g_autoptr (GArray) meanings = NULL;

  if (!are_texts (u->build, u->texts)) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_NOT_TEXT, u->texts);
    return;
  }
  meanings = read_meanings (u);
  for (guint32 i = u->texts.first; i < u->texts.end; i++)
    for (guint m = 0; is_text (u->build, i) && m < meanings->len; m++)
      add_text (u, i, &g_array_index (meanings, Meaning, m));
}

static void
forget_action (LeafBuild *build, LeafActionId action)
{
  LEAF_EACH (&build->grammar->books, i) {
    LeafGrammarBook *book = LEAF_GRAMMAR_BOOK (build, i);
    guint32 *link = &book->first_line;

    while (*link != 0) {
      LeafGrammarLine *line = LEAF_GRAMMAR_LINE (build, *link);

      if (line->sort == LEAF_LINE_ACTION && LEAF_SAME (line->action, action)) {
        *link = line->next;
        book->n_lines--;
      } else
        link = &line->next;
    }
  }
}

static void
understand_nothing (Understanding *u)
{
  g_autoptr (GArray) meanings = read_meanings (u);

  for (guint i = 0; i < meanings->len; i++) {
    const Meaning *meaning = &g_array_index (meanings, Meaning, i);

    if (meaning->line.sort != LEAF_LINE_ACTION)
      complain (u, LEAF_PROBLEM_UNDERSTAND_NOTHING, u->as);
    else if (!leaf_wording_empty (u->when))
      complain (u, LEAF_PROBLEM_UNDERSTAND_NOTHING_WHEN, u->when);
    else
      forget_action (u->build, meaning->line.action);
  }
}

/* The one word of a command's text; none (reported) when it has several. */
static LeafVocabId
command_word (Understanding *u, guint32 word)
{
  g_autofree char *text = leaf_words_text_dup (u->build, word);

  g_strstrip (text);
  if (text[0] == '\0' || strpbrk (text, " \t\n[]") != NULL) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_WORDS, leaf_wording (word, word + 1));
    return (LeafVocabId) { 0 };
  }
  return leaf_grammar_intern_word (u->build, text, strlen (text));
}

static void
command_as (Understanding *u, guint32 word, LeafVocabId from, guint32 as_word)
{
  LeafGrammar *grammar = u->build->grammar;
  LeafVocabId to = command_word (u, as_word);
  guint32 old = leaf_grammar_book (grammar, LEAF_BOOK_COMMAND, from.ix);
  guint32 book = LEAF_IS (to) ? leaf_grammar_book (grammar, LEAF_BOOK_COMMAND, to.ix) : 0;
  LeafCommandSynonym synonym = { from, to };

  if (!LEAF_IS (to))
    return;
  if (book == 0) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_AS, leaf_wording (as_word, as_word + 1));
    return;
  }
  if (old != 0 && LEAF_GRAMMAR_BOOK (u->build, old)->first_line != 0) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_USED, leaf_wording (word, word + 1));
    return;
  }
  leaf_index_set (&grammar->by_verb, from.ix, book);
  leaf_table_push (&grammar->synonyms, &synonym);
}

static void
understand_commands (Understanding *u, LeafWording texts)
{
  gboolean is_new = leaf_wording_is (u->build, u->as, "something new");
  gboolean is_one = leaf_wording_length (u->as) == 1 && is_text (u->build, u->as.first);

  if (!leaf_wording_empty (u->when)) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_WHEN, u->when);
    return;
  }
  if (!are_texts (u->build, texts)) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_NOT_TEXT, texts);
    return;
  }
  if (!is_new && !is_one) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_AS, u->as);
    return;
  }
  for (guint32 i = texts.first; i < texts.end; i++) {
    LeafVocabId from;

    if (!is_text (u->build, i))
      continue;
    from = command_word (u, i);
    if (!LEAF_IS (from))
      continue;
    if (is_one)
      command_as (u, i, from, u->as.first);
    else if (leaf_grammar_book (u->build->grammar, LEAF_BOOK_COMMAND, from.ix) != 0)
      leaf_grammar_make_book (u->build, LEAF_BOOK_COMMAND, from.ix);
  }
}

/* --- properties ----------------------------------------------------------------------------------------------------------- */

static gboolean
read_owner (Understanding *u, LeafWording w, LeafVisibleProperty *visible)
{
  LeafNameMatch match = leaf_names_find (u->build, w, LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE), u->near);

  if (match.id == 0)
    return FALSE;
  if (match.sort == LEAF_NAME_KIND)
    visible->kind = LEAF_ID (LeafKindId, match.id);
  else
    visible->instance = LEAF_ID (LeafInstanceId, match.id);
  return TRUE;
}

static LeafKindId
owner_kind (const LeafBuild *build, const LeafVisibleProperty *visible)
{
  return LEAF_IS (visible->instance) ? LEAF_INSTANCE (build, visible->instance)->kind : visible->kind;
}

static gboolean
is_understandable_property (const LeafBuild *build, const LeafProperty *property)
{
  LeafKindId kind = property->kind;
  LeafMake make;

  if (property->is_either_or)
    return TRUE;
  if (!LEAF_IS (kind) || leaf_kind_is_object (build, kind))
    return FALSE;
  make = leaf_kind (build, kind)->make;
  return make == LEAF_MAKE_ENUMERATED || make == LEAF_MAKE_UNIT || LEAF_SAME (kind, LEAF_KIND (TEXT))
         || LEAF_SAME (kind, LEAF_KIND (NUMBER)) || LEAF_SAME (kind, LEAF_KIND (REAL)) || LEAF_SAME (kind, LEAF_KIND (TIME))
         || LEAF_SAME (kind, LEAF_KIND (TRUTH_STATE));
}

static LeafPropertyId
find_property (LeafBuild *build, LeafWording w)
{
  LEAF_EACH (&build->world->properties, i) {
    const LeafProperty *property = LEAF_ROW (&build->world->properties, LeafProperty, i);

    if (property->name != NULL && leaf_wording_is (build, w, property->name))
      return LEAF_ID (LeafPropertyId, i);
  }
  return (LeafPropertyId) { 0 };
}

static void
understand_property (Understanding *u, LeafWording name, const LeafVisibleProperty *how)
{
  LeafVisibleProperty visible = *how;
  const LeafProperty *property;

  visible.property = find_property (u->build, leaf_wording_skip_article (u->build, name));
  if (!LEAF_IS (visible.property) && leaf_word_is (u->build, name.first, "the"))
    visible.property = find_property (u->build, leaf_wording_from (name, name.first + 1));
  if (!LEAF_IS (visible.property)) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY, name);
    return;
  }
  property = LEAF_ROW (&u->build->world->properties, LeafProperty, visible.property.ix);
  if (!is_understandable_property (u->build, property)) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY_KIND, name);
    return;
  }
  if (!leaf_property_provided (u->build, visible.property, owner_kind (u->build, &visible), visible.instance)
      && !(LEAF_IS (property->opposite)
           && leaf_property_provided (u->build, property->opposite, owner_kind (u->build, &visible), visible.instance))) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY_OWNER, name);
    return;
  }
  visible.sentence = u->sentence;
  visible.condition = condition_row (u->build, u->when, u->sentence, TRUE);
  leaf_table_push (&u->build->grammar->visible, &visible);
}

static void
understand_properties (Understanding *u)
{
  LeafVisibleProperty visible = { 0 };
  LeafWording owner = u->as;
  LeafWording *parts;
  guint32 n;

  if (leaf_wording_begins (u->build, u->as, "referring to"))
    owner.first += 2;
  else if (leaf_wording_begins (u->build, u->as, "describing")) {
    owner.first += 1;
    visible.is_describing = TRUE;
  } else {
    complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY_AS, u->as);
    return;
  }
  if (leaf_wording_empty (owner) || !read_owner (u, owner, &visible)
      || !leaf_kind_is_object (u->build, owner_kind (u->build, &visible))) {
    complain (u, LEAF_PROBLEM_UNDERSTAND_PROPERTY_OWNER, u->as);
    return;
  }
  n = leaf_wording_split_list (u->build, u->texts, "and", &parts);
  for (guint32 i = 0; i < n; i++) {
    LeafWording name = parts[i];

    if (leaf_wording_length (name) > 1
        && (leaf_word_is (u->build, name.end - 1, "property") || leaf_word_is (u->build, name.end - 1, "properties")))
      name.end--;
    understand_property (u, name, &visible);
  }
}

/* --- sentences -------------------------------------------------------------------------------------------------------------- */

/* Where the condition begins: the first "when" or "while" before which the words can be read. */
static void
split_condition (Understanding *u)
{
  LeafWording whole = u->as;

  u->when = LEAF_NO_WORDS;
  for (guint32 i = whole.first + 1; i + 1 < whole.end; i++) {
    if (!leaf_word_is (u->build, i, "when") && !leaf_word_is (u->build, i, "while"))
      continue;
    u->as = leaf_wording_up_to (whole, i);
    u->when = leaf_wording_from (whole, i + 1);
    return;
  }
}

static gboolean
split_sentence (Understanding *u, LeafWording w)
{
  guint32 as = leaf_wording_find (u->build, w, "as");

  if (leaf_wording_length (w) < 4 || as >= w.end || as == w.first + 1 || as + 1 >= w.end)
    return FALSE;
  u->texts = leaf_wording (w.first + 1, as);
  u->as = leaf_wording (as + 1, w.end);
  split_condition (u);
  return TRUE;
}

static void
understand (Understanding *u, LeafWording w)
{
  LeafBuild *build = u->build;

  if (!split_sentence (u, w)) {
    leaf_problem_at (build, LEAF_PROBLEM_UNDERSTAND_NO_AS, w, NULL, NULL);
    return;
  }
  if (leaf_wording_is (build, u->texts, "nothing"))
    understand_nothing (u);
  else if (leaf_wording_begins (build, u->texts, "the command") || leaf_wording_begins (build, u->texts, "the commands"))
    understand_commands (u, leaf_wording_from (u->texts, u->texts.first + 2));
  else if (leaf_wording_begins (build, u->texts, "the verb") || leaf_wording_begins (build, u->texts, "the verbs"))
    complain (u, LEAF_PROBLEM_UNDERSTAND_VERB, u->texts);
  else if (leaf_wording_ends (build, u->texts, "property") || leaf_wording_ends (build, u->texts, "properties"))
    understand_properties (u);
  else
    understand_texts (u);
}

/* The names of tokens are known before any text is read, since a line may use one that is defined below it. */
static void
declare_tokens (Understanding *u, LeafWording w)
{
  Meaning meaning = { 0 };

  if (split_sentence (u, w) && are_texts (u->build, u->texts) && leaf_wording_length (u->as) == 1
      && is_text (u->build, u->as.first))
    read_token_name (u, u->as, &meaning, FALSE);
}

static LeafSentence
sentence_at (const LeafBuild *build, guint32 number)
{
  return *LEAF_ROW (&build->sentences->sentences, LeafSentence, number);
}

void
leaf_grammar_read (LeafBuild *build)
{
  guint32 first = MAX (build->story_sentence, 1);

  for (guint32 i = first; i < build->sentences->sentences.n; i++) {
    LeafSentence sentence = sentence_at (build, i);
    Understanding u = { .build = build, .sentence = { i }, .near = sentence.heading };

    if (sentence.form == LEAF_FORM_UNDERSTAND)
      declare_tokens (&u, sentence.wording);
  }
  for (guint32 i = first; i < build->sentences->sentences.n; i++) {
    LeafSentence sentence = sentence_at (build, i);
    Understanding u = { .build = build, .sentence = { i }, .near = sentence.heading };

    if (sentence.form == LEAF_FORM_UNDERSTAND)
      understand (&u, sentence.wording);
    else if (sentence.form == LEAF_FORM_TEST)
      leaf_grammar_read_test (build, (LeafSentenceId) { i }, sentence.wording, sentence.heading);
  }
  leaf_grammar_sort (build);
}
