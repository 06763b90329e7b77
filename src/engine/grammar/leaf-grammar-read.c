/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-grammar-read.c: Understand sentences become lines in books.
 *
 * "Understand T as R when C": T is quoted texts, a list of properties, "the command ..." or "nothing"; its form decides
 * how R is read. Every text is combined with every meaning of a list. Sentences are obeyed in the order of the source,
 * so "the command X as something new" removes the lines of X above it, and keeps those below. */

#include "leaf-grammar-private.h"
#include "meaning/tree/leaf-action-pattern.h"

#include <string.h>

/* --- lines -------------------------------------------------------------------------------------------------------- */

/* The book of a command's first word, or the one for lines that begin with a token. */
static guint32
command_book (LeafBuild *build, const LeafToken *tokens)
{
  guint32 key = tokens[0].sort == LEAF_TOKEN_WORD ? tokens[0].words[0].ix : 0;
  guint32 book = leaf_grammar_book (build->grammar, LEAF_BOOK_COMMAND, key);

  return book != 0 ? book : leaf_grammar_make_book (build, LEAF_BOOK_COMMAND, key);
}

static guint32
book_for (LeafBuild *build, const LeafUnderstoodAs *meaning, const LeafToken *tokens)
{
  guint32 book;

  if (meaning->book == LEAF_BOOK_COMMAND)
    return command_book (build, tokens);
  book = leaf_grammar_book (build->grammar, meaning->book, meaning->key);
  return book != 0 ? book : leaf_grammar_make_book (build, meaning->book, meaning->key);
}

static gboolean
is_plain_word (const LeafGrammarLine *line)
{
  return line->sort == LEAF_LINE_NAME && line->n_tokens == 1 && line->tokens[0].sort == LEAF_TOKEN_WORD
         && line->tokens[0].n_words == 1 && !line->is_plural && line->condition == 0 && line->filter == 0
         && line->n_tests == 0;
}

static gboolean
is_topic (LeafKindId kind)
{
  return LEAF_SAME (kind, LEAF_KIND (TOPIC)) || LEAF_SAME (kind, LEAF_KIND (SNIPPET))
         || LEAF_SAME (kind, LEAF_KIND (TEXT));
}

static gboolean
may_be_given (const LeafBuild *build, LeafKindId wanted, LeafKindId given)
{
  if (is_topic (wanted) && is_topic (given))
    return TRUE;
  if (leaf_kind_is_object (build, wanted) || leaf_kind_is_object (build, given))
    return leaf_kind_is_object (build, wanted) == leaf_kind_is_object (build, given);
  return leaf_kind_compatible (build, given, wanted);
}

/* The first line that defines a named token; 0 if there is none yet. */
static guint32
first_of_named (const LeafBuild *build, guint32 named)
{
  return LEAF_GRAMMAR_BOOK (build, leaf_grammar_book (build->grammar, LEAF_BOOK_NAMED, named))->first_line;
}

/* A named token may be used in a line before any line defines it. */
static gboolean
is_said_later (const LeafBuild *build, const LeafToken *token)
{
  return token->sort == LEAF_TOKEN_NAMED && first_of_named (build, token->named) == 0;
}

/* The problem if the action does not accept the values of the tokens; NONE if it does, or if they are not known yet. */
static LeafProblemCode
check_action (const LeafBuild *build, const LeafGrammarLine *line)
{
  const LeafAction *action = LEAF_ROW (&build->world->actions, LeafAction, line->action.ix);
  LeafKindId kinds[2]; /* a line with more values has been refused */
  guint32 given = 0;

  for (guint32 i = 0; i < line->n_tokens; i++) {
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
    if (!may_be_given (build, action->kinds[i], kinds[line->reversed ? 1 - i : i]))
      return LEAF_PROBLEM_UNDERSTAND_NOT_OF_ACTION;
  return LEAF_PROBLEM_NONE;
}

/* Returns TRUE if the lines of the token refer back to `named`, directly or through other named tokens, except those in
 * `seen`. Tokens that were visited are added to it. */
static gboolean
leads_to (const LeafBuild *build, const LeafToken *token, guint32 named, guint32 depth, GHashTable *seen)
{
  enum { DEEPEST = 100 };

  if (token->sort != LEAF_TOKEN_NAMED)
    return FALSE;
  if (token->named == named || depth > DEEPEST)
    return TRUE;
  if (!g_hash_table_add (seen, GUINT_TO_POINTER (token->named)))
    return FALSE;
  for (guint32 at = first_of_named (build, token->named); at != 0; at = LEAF_GRAMMAR_LINE (build, at)->next)
    for (guint32 i = 0; i < LEAF_GRAMMAR_LINE (build, at)->n_tokens; i++)
      if (leads_to (build, &LEAF_GRAMMAR_LINE (build, at)->tokens[i], named, depth + 1, seen))
        return TRUE;
  return FALSE;
}

/* The kind of the line's value; none if it consists of words only. Returns FALSE if it is not known yet. */
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

/* "rust" or "[number]" as one token would sometimes give a number and sometimes nothing. */
static gboolean
has_other_outcome (const LeafBuild *build, const LeafGrammarLine *line)
{
  guint32 first = first_of_named (build, line->named);
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
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  if (has_other_outcome (build, line))
    return LEAF_PROBLEM_UNDERSTAND_MIXED;
  for (guint32 i = 0; i < line->n_tokens; i++)
    if (leads_to (build, &line->tokens[i], line->named, 0, seen))
      return LEAF_PROBLEM_UNDERSTAND_CIRCULAR;
  return LEAF_PROBLEM_NONE;
}

static void
add_text (LeafUnderstanding *u, guint32 word, const LeafUnderstoodAs *meaning)
{
  LeafBuild *build = u->build;
  LeafGrammarLine line = meaning->line;
  LeafProblemCode code;

  if (!leaf_grammar_read_tokens (build, word, u->near, meaning->book, &line.n_tokens, &line.tokens))
    return;
  line.sentence = u->sentence;
  line.text = leaf_wording (word, word + 1);
  line.is_library = build->is_library;
  line.condition = leaf_understanding_condition (u, line.sort == LEAF_LINE_NAME);
  line.is_word = is_plain_word (&line);
  code = line.sort == LEAF_LINE_NAMED_TOKEN ? check_named (build, &line) : LEAF_PROBLEM_NONE;
  if (line.sort == LEAF_LINE_ACTION)
    code = check_action (build, &line);
  if (code != LEAF_PROBLEM_NONE) {
    leaf_problem_at (build, code, line.text,
                     line.sort == LEAF_LINE_ACTION ? LEAF_ROW (&build->world->actions, LeafAction, line.action.ix)->name
                                                   : NULL,
                     NULL);
    return;
  }
  leaf_grammar_add_line (build, book_for (build, meaning, line.tokens), &line);
}

/* --- the forms of the sentence ------------------------------------------------------------------------------------ */

static gboolean
is_joiner (const LeafBuild *build, guint32 word)
{
  return leaf_word_is (build, word, ",") || leaf_word_is (build, word, "or") || leaf_word_is (build, word, "and");
}

/* Returns TRUE if these are quoted texts and joining words. */
static gboolean
are_texts (const LeafBuild *build, LeafWording w)
{
  for (guint32 i = w.first; i < w.end; i++)
    if (!leaf_understanding_is_text (build, i) && !is_joiner (build, i))
      return FALSE;
  return !leaf_wording_empty (w) && !is_joiner (build, w.first) && !is_joiner (build, w.end - 1);
}

/* Returns TRUE if one joining word, or a comma and one, is between each two texts. Commands need none. */
static gboolean
are_joined (const LeafBuild *build, LeafWording w)
{
  for (guint32 i = w.first + 1; i < w.end; i++)
    if (leaf_understanding_is_text (build, i) ? !is_joiner (build, i - 1)
                                              : is_joiner (build, i - 1) && !leaf_word_is (build, i - 1, ","))
      return FALSE;
  return TRUE;
}

/* The meanings: the whole, or else a list. */
static GArray *
read_meanings (LeafUnderstanding *u)
{
  GArray *meanings = g_array_new (FALSE, FALSE, sizeof (LeafUnderstoodAs));
  LeafWording *parts;
  guint32 n;
  LeafUnderstoodAs meaning;

  if (leaf_understood_read (u, u->as, &meaning, TRUE)) {
    if (leaf_understood_read (u, u->as, &meaning, FALSE))
      g_array_append_val (meanings, meaning);
    return meanings;
  }
  n = leaf_wording_split_list (u->build, u->as, "or", &parts);
  if (n < 2)
    n = leaf_wording_split_list (u->build, u->as, "and", &parts);
  for (guint32 i = 0; i < n; i++)
    if (leaf_understood_read (u, parts[i], &meaning, FALSE))
      g_array_append_val (meanings, meaning);
  return meanings;
}

static void
understand_texts (LeafUnderstanding *u)
{
  g_autoptr (GArray) meanings = NULL;

  if (!are_texts (u->build, u->texts) || !are_joined (u->build, u->texts)) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_NOT_TEXT, u->texts);
    return;
  }
  meanings = read_meanings (u);
  for (guint32 i = u->texts.first; i < u->texts.end; i++)
    for (guint m = 0; leaf_understanding_is_text (u->build, i) && m < meanings->len; m++)
      add_text (u, i, &g_array_index (meanings, LeafUnderstoodAs, m));
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
understand_nothing (LeafUnderstanding *u)
{
  g_autoptr (GArray) meanings = read_meanings (u);

  for (guint i = 0; i < meanings->len; i++) {
    const LeafUnderstoodAs *meaning = &g_array_index (meanings, LeafUnderstoodAs, i);

    if (meaning->line.sort != LEAF_LINE_ACTION)
      leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_NOTHING, u->as);
    else if (!leaf_wording_empty (u->when))
      leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_NOTHING_WHEN, u->when);
    else
      forget_action (u->build, meaning->line.action);
  }
}

/* The one word of a command's text; none if it has several, which is reported. */
static LeafVocabId
command_word (LeafUnderstanding *u, guint32 word)
{
  g_autofree char *text = leaf_words_text_dup (u->build, word);

  g_strstrip (text);
  if (text[0] == '\0' || strpbrk (text, " \t\n[]") != NULL) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_WORDS, leaf_wording (word, word + 1));
    return (LeafVocabId) { 0 };
  }
  return leaf_grammar_intern_word (u->build, text, strlen (text));
}

/* "[something]", which is not a word, so a command cannot begin with it. */
static gboolean
is_token_alone (const LeafBuild *build, guint32 word)
{
  g_autofree char *text = leaf_words_text_dup (build, word);

  g_strstrip (text);
  return text[0] == '[' && strpbrk (text, " \t\n") == NULL && strchr (text, ']') == text + strlen (text) - 1;
}

static void
command_as (LeafUnderstanding *u, guint32 word, LeafVocabId from, guint32 as_word)
{
  LeafGrammar *grammar = u->build->grammar;
  LeafVocabId to = command_word (u, as_word);
  guint32 old = leaf_grammar_book (grammar, LEAF_BOOK_COMMAND, from.ix);
  guint32 book = LEAF_IS (to) ? leaf_grammar_book (grammar, LEAF_BOOK_COMMAND, to.ix) : 0;
  LeafCommandSynonym synonym = { from, to };

  if (!LEAF_IS (to))
    return;
  if (book == 0) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_AS, leaf_wording (as_word, as_word + 1));
    return;
  }
  if (old != 0 && LEAF_GRAMMAR_BOOK (u->build, old)->first_line != 0) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_USED, leaf_wording (word, word + 1));
    return;
  }
  leaf_index_set (&grammar->by_verb, from.ix, book);
  leaf_table_push (&grammar->synonyms, &synonym);
}

/* "Understand the commands "fold" and "bend", as ...": what precedes a final comma is not a command. */
static LeafWording
without_open_end (const LeafBuild *build, LeafWording texts)
{
  if (leaf_wording_length (texts) < 2 || !leaf_word_is (build, texts.end - 1, ",")
      || !leaf_understanding_is_text (build, texts.end - 2))
    return texts;
  texts.end -= 2;
  while (leaf_wording_length (texts) > 1 && is_joiner (build, texts.end - 1))
    texts.end--;
  return texts;
}

static void
understand_commands (LeafUnderstanding *u, LeafWording texts)
{
  gboolean is_new = leaf_wording_is (u->build, u->as, "something new");
  gboolean is_one = leaf_wording_length (u->as) == 1 && leaf_understanding_is_text (u->build, u->as.first);
  gboolean are_given = !leaf_wording_empty (texts);

  texts = without_open_end (u->build, texts);
  if (!leaf_wording_empty (u->when)) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_WHEN, u->when);
    return;
  }
  if (!(are_given && leaf_wording_empty (texts)) && !are_texts (u->build, texts)) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_NOT_TEXT, texts);
    return;
  }
  if (!is_new && !is_one) {
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_COMMAND_AS, u->as);
    return;
  }
  for (guint32 i = texts.first; i < texts.end; i++) {
    LeafVocabId from;

    if (!leaf_understanding_is_text (u->build, i) || (is_new && is_token_alone (u->build, i)))
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

/* --- sentences ---------------------------------------------------------------------------------------------------- */

/* Splits off the condition after the first "when" or "while". */
static void
split_condition (LeafUnderstanding *u)
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
split_sentence (LeafUnderstanding *u, LeafWording w)
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
understand (LeafUnderstanding *u, LeafWording w)
{
  LeafBuild *build = u->build;

  if (!split_sentence (u, w)) {
    leaf_problem_at (build, LEAF_PROBLEM_UNDERSTAND_NO_AS, w, NULL, NULL);
    return;
  }
  if (leaf_wording_is (build, u->texts, "nothing"))
    understand_nothing (u);
  else if (leaf_wording_begins (build, u->texts, "the command")
           || leaf_wording_begins (build, u->texts, "the commands"))
    understand_commands (u, leaf_wording_from (u->texts, u->texts.first + 2));
  else if (leaf_wording_begins (build, u->texts, "the verb") || leaf_wording_begins (build, u->texts, "the verbs"))
    leaf_understanding_complain (u, LEAF_PROBLEM_UNDERSTAND_VERB, u->texts);
  else if (leaf_wording_ends (build, u->texts, "property") || leaf_wording_ends (build, u->texts, "properties"))
    leaf_understand_properties (u);
  else
    understand_texts (u);
}

/* The names of tokens are known before any text is read, since a line may use a token that is defined below it. */
static void
declare_tokens (LeafUnderstanding *u, LeafWording w)
{
  LeafUnderstoodAs meaning = { 0 };

  if (split_sentence (u, w) && are_texts (u->build, u->texts) && leaf_wording_length (u->as) == 1
      && leaf_understanding_is_text (u->build, u->as.first))
    leaf_understood_token (u, u->as, &meaning, FALSE);
}

/* "The Understand token word translates into I6 as "WORD_TOKEN"": a routine that parses by itself. Such a token mostly
 * takes some words as a topic, so it is read as "[text]". */
static void
declare_foreign_token (LeafBuild *build, LeafWording w)
{
  guint32 end = leaf_wording_find (build, w, "translates");
  LeafWording name;
  const char *kept;
  g_autofree char *spelled = NULL, *folded = NULL;

  w = leaf_wording_skip_article (build, w);
  if (end >= w.end || !leaf_wording_begins (build, w, "understand token") || w.first + 2 >= end)
    return;
  name = leaf_wording (w.first + 2, end);
  spelled = leaf_wording_dup_spaced (build, name);
  folded = g_utf8_strdown (spelled, -1);
  kept = leaf_arena_strdup (build->arena, folded);
  leaf_table_push (&build->grammar->foreign, &kept);
  leaf_problem_at (build, LEAF_PROBLEM_INFORM_6_TOKEN, name, NULL, NULL);
}

static LeafSentence
sentence_at (const LeafBuild *build, guint32 number)
{
  return *LEAF_ROW (&build->sentences->sentences, LeafSentence, number);
}

void
leaf_grammar_read (LeafBuild *build)
{
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = sentence_at (build, i);
    LeafUnderstanding u = { .build = build, .sentence = { i }, .near = sentence.heading };

    if (sentence.form == LEAF_FORM_UNDERSTAND)
      declare_tokens (&u, sentence.wording);
    else if (sentence.form == LEAF_FORM_TRANSLATES)
      declare_foreign_token (build, sentence.wording);
  }
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = sentence_at (build, i);
    LeafUnderstanding u = { .build = build, .sentence = { i }, .near = sentence.heading };

    if (sentence.form == LEAF_FORM_UNDERSTAND)
      understand (&u, sentence.wording);
    else if (sentence.form == LEAF_FORM_TEST)
      leaf_grammar_read_test (build, (LeafSentenceId) { i }, sentence.wording, sentence.heading);
  }
  leaf_grammar_sort (build);
}
