/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-styles.c: how the source was read, as runs of style for an editor; where names are defined; what may complete them. */
#include "leaf-compile.h"
#include "meaning/leaf-reading.h"

#include <string.h>

typedef struct {
  const LeafProgram *program;
  guint32 source;
  GArray *runs;
} Styling;

static void
add_run (Styling *styling, guint32 start, guint32 end, LeafStyle style)
{
  LeafStyledRun run = { start, end, style };
  if (end > start)
    g_array_append_val (styling->runs, run);
}

static void
add_words (Styling *styling, LeafWording words, LeafStyle style)
{
  LeafSpan span;

  /* Most words that are looked at are the library's. */
  if (leaf_wording_empty (words) || leaf_word (&styling->program->build, words.first)->source != styling->source)
    return;
  span = leaf_wording_span (&styling->program->build, words);
  if (span.source == styling->source)
    add_run (styling, span.start, span.end, style);
}

/* --- what each sentence is ------------------------------------------------------------------------------------------------------- */

static void
style_texts (Styling *styling)
{
  const LeafSource *source = LEAF_ROW (&styling->program->build.words->sources, LeafSource, styling->source);

  for (guint32 i = source->first_word; i < source->end_word; i++) {
    const LeafWord *word = leaf_word (&styling->program->build, i);
    const char *text = source->text + word->start;
    guint32 length = word->end - word->start;
    if (word->sort != LEAF_WORD_TEXT)
      continue;
    for (guint32 at = 0; at < length;) {
      const char *open = memchr (text + at, '[', length - at);
      const char *close = open != NULL ? memchr (open, ']', (gsize) (text + length - open)) : NULL;
      guint32 stop = open != NULL ? (guint32) (open - text) : length;
      add_run (styling, word->start + at, word->start + stop, LEAF_STYLE_TEXT);
      if (open == NULL)
        break;
      at = close != NULL ? (guint32) (close - text) + 1 : length;
      add_run (styling, word->start + stop, word->start + at, LEAF_STYLE_SUBSTITUTION);
    }
  }
}

/* Comments are what stands in brackets between words: they are no words themselves. */
static void
style_comments (Styling *styling)
{
  const LeafSource *source = LEAF_ROW (&styling->program->build.words->sources, LeafSource, styling->source);
  guint32 from = 0;

  for (guint32 i = source->first_word; i <= source->end_word; i++) {
    const LeafWord *word = i < source->end_word ? leaf_word (&styling->program->build, i) : NULL;
    guint32 to = word != NULL ? word->start : source->length;
    for (guint32 at = from; at < to; at++)
      if (source->text[at] == '[') {
        guint32 end = to;
        while (end > at && source->text[end - 1] != ']')
          end--;
        add_run (styling, at, MAX (end, at + 1), LEAF_STYLE_COMMENT);
        break;
      }
    if (word != NULL)
      from = MAX (from, word->end);
  }
}

static void
style_rule_preambles (Styling *styling)
{
  const LeafBuild *build = &styling->program->build;

  LEAF_EACH (&build->sentences->sentences, i) {
    const LeafSentence *sentence = LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    if (sentence->form == LEAF_FORM_RULE || sentence->form == LEAF_FORM_PHRASE || sentence->form == LEAF_FORM_DEFINITION)
      add_words (styling, sentence->wording, LEAF_STYLE_PREAMBLE);
  }
}

static void
style_headings (Styling *styling)
{
  const LeafBuild *build = &styling->program->build;

  LEAF_EACH (&build->sentences->sentences, i) {
    const LeafSentence *sentence = LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    if (sentence->form == LEAF_FORM_TABLE)
      add_words (styling, sentence->wording, LEAF_STYLE_TABLE);
  }
  LEAF_EACH (&build->sentences->headings, i) {
    const LeafHeading *heading = LEAF_ROW (&build->sentences->headings, LeafHeading, i);
    if (heading->level > 0)
      add_words (styling, heading->wording, LEAF_STYLE_HEADING);
  }
}

/* Statements of the language itself that begin with more than one word of its own. */
static const char *const statement_words[] = {
  "abide by",      "abide anonymously by", "continue the action", "decide on",  "decide yes",
  "decide no",     "do nothing",           "end the story",       "else if",    "make no decision",
  "otherwise if",  "repeat with",          "repeat through",      "rule fails", "rule succeeds with result",
  "rule succeeds", "stop the action",
};

/* A statement that names an outcome of its rulebook is a statement by that name. */
static guint32
n_outcome_words (const LeafBuild *build, LeafWording whole)
{
  LeafNameMatch match = leaf_names_begin (build, whole, LEAF_NAMES (OUTCOME), (LeafHeadingId) { 0 });

  return match.id != 0 && match.n_words == leaf_wording_length (whole) ? match.n_words : 0;
}

static guint32
n_statement_words (const LeafBuild *build, LeafWording whole)
{
  for (guint i = 0; i < G_N_ELEMENTS (statement_words); i++)
    if (leaf_wording_begins (build, whole, statement_words[i]))
      return leaf_n_words (statement_words[i]);
  return MAX (n_outcome_words (build, whole), 1);
}

static void
style_statements (Styling *styling)
{
  const LeafBuild *build = &styling->program->build;

  LEAF_EACH (&build->sentences->statements, i) {
    LeafWording whole = LEAF_ROW (&build->sentences->statements, LeafStatement, i)->whole;
    if (!leaf_wording_empty (whole) && leaf_word (build, whole.first)->source == styling->source)
      add_words (styling, leaf_wording (whole.first, whole.first + n_statement_words (build, whole)), LEAF_STYLE_KEYWORD);
  }
}

/* --- names ------------------------------------------------------------------------------------------------------------------------- */

static gboolean
is_keyword (const LeafBuild *build, const LeafWord *word)
{
  return word->vocab.ix < build->phrases->n_keywords && build->phrases->keywords[word->vocab.ix] != 0;
}

/* A rulebook called "before" is meant by "the before rules", and not wherever one says "before". */
static LeafStyle
style_of_name (const LeafBuild *build, const LeafNameMatch *match, guint32 last)
{
  switch (match->sort) {
  case LEAF_NAME_RULEBOOK:
    return leaf_word_is (build, last, "rules") || leaf_word_is (build, last, "rulebook") ? LEAF_STYLE_RULEBOOK_NAME
                                                                                         : LEAF_STYLE_NONE;
  case LEAF_NAME_RULE: return leaf_word_is (build, last, "rule") ? LEAF_STYLE_RULE_NAME : LEAF_STYLE_NONE;
  default: return LEAF_STYLE_NAME;
  }
}

/* The longest name that begins at the word, or an object called by one word of its name; how many words that is, 0 none. */
static guint32
style_name_at (Styling *styling, guint32 first, guint32 end)
{
  enum { MOST_WORDS = 10 };
  const LeafBuild *build = &styling->program->build;
  guint32 sorts = LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) | LEAF_NAMES (PROPERTY) | LEAF_NAMES (VARIABLE) | LEAF_NAMES (RULEBOOK)
                  | LEAF_NAMES (RULE);
  LeafNameMatch match = leaf_names_begin (build, leaf_wording (first, MIN (first + MOST_WORDS, end)), sorts, (LeafHeadingId) { 0 });
  LeafStyle style;

  if (match.id == 0 && !is_keyword (build, leaf_word (build, first))) {
    match = leaf_names_find (build, leaf_wording (first, first + 1), LEAF_NAMES (INSTANCE), (LeafHeadingId) { 0 });
    match.n_words = 1;
  }
  if (match.id == 0 || match.n_words == 0)
    return 0;
  style = style_of_name (build, &match, first + match.n_words - 1);
  if (style != LEAF_STYLE_NONE)
    add_words (styling, leaf_wording (first, first + match.n_words), style);
  return style != LEAF_STYLE_NONE ? match.n_words : 0;
}

static void
style_names (Styling *styling)
{
  const LeafBuild *build = &styling->program->build;
  const LeafSource *source = LEAF_ROW (&build->words->sources, LeafSource, styling->source);

  for (guint32 i = source->first_word; i < source->end_word;) {
    const LeafWord *word = leaf_word (build, i);
    guint32 n = 0;

    if (word->sort == LEAF_WORD_PLAIN && g_ascii_isdigit (source->text[word->start]))
      add_run (styling, word->start, word->end, LEAF_STYLE_NUMBER);
    else if (word->sort == LEAF_WORD_PLAIN && !leaf_kw_is_article (leaf_kw (build, i)))
      n = style_name_at (styling, i, source->end_word);
    i += MAX (n, 1);
  }
}

/* What a preamble itself says of rulebook and name. */
static void
style_rule_names (Styling *styling)
{
  const LeafBuild *build = &styling->program->build;

  LEAF_EACH (&build->rules->rules, i)
    add_words (styling, LEAF_ROW (&build->rules->rules, LeafRule, i)->home_words, LEAF_STYLE_RULEBOOK_NAME);
  LEAF_EACH (&build->world->names->names, i) {
    const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, i);
    if (name->sort == LEAF_NAME_RULE && !leaf_wording_empty (name->made_at))
      add_words (styling, leaf_wording_skip_article (build, name->made_at), LEAF_STYLE_RULE_NAME);
  }
}

static void
style_phrases (Styling *styling)
{
  LEAF_EACH (&styling->program->build.code->phrase_words, i)
    add_words (styling, *LEAF_ROW (&styling->program->build.code->phrase_words, LeafWording, i), LEAF_STYLE_PHRASE_NAME);
}

static void
style_unknown (Styling *styling)
{
  const LeafTable *messages = &styling->program->build.messages;

  LEAF_EACH (messages, i) {
    const LeafMessage *message = LEAF_ROW (messages, LeafMessage, i);
    if (message->span.source == styling->source)
      add_run (styling, message->span.start, message->span.end, LEAF_STYLE_UNKNOWN);
  }
}

/* --- layers become runs that do not overlap ------------------------------------------------------------------------------------------- */

/* The later layer wins, byte by byte: simple, and one pass over a text that was read byte by byte anyway. */
static GArray *
flatten (const Styling *styling)
{
  const LeafSource *source = LEAF_ROW (&styling->program->build.words->sources, LeafSource, styling->source);
  g_autofree guint8 *styles = g_malloc0 (source->length + 1);
  GArray *flat = g_array_new (FALSE, FALSE, sizeof (LeafStyledRun));

  for (guint i = 0; i < styling->runs->len; i++) {
    const LeafStyledRun *run = &g_array_index (styling->runs, LeafStyledRun, i);
    if (run->start < source->length)
      memset (styles + run->start, run->style, MIN (run->end, source->length) - run->start);
  }
  for (guint32 at = 0; at < source->length;) {
    guint32 end = at + 1;
    LeafStyledRun run;
    while (end < source->length && styles[end] == styles[at])
      end++;
    run = (LeafStyledRun) { at, end, styles[at] };
    if (styles[at] != LEAF_STYLE_NONE)
      g_array_append_val (flat, run);
    at = end;
  }
  return flat;
}

LeafStyledRun *
leaf_program_styles (const LeafProgram *program, guint32 source, guint32 *n)
{
  Styling styling = { program, source, NULL };
  GArray *flat;

  g_return_val_if_fail (n != NULL, NULL);
  *n = 0;
  if (source == 0 || source > leaf_program_n_sources (program))
    return NULL;
  styling.runs = g_array_new (FALSE, FALSE, sizeof (LeafStyledRun));
  style_rule_preambles (&styling);
  style_statements (&styling);
  style_names (&styling);
  style_rule_names (&styling);
  style_phrases (&styling);
  style_headings (&styling);
  style_texts (&styling);
  style_unknown (&styling);
  style_comments (&styling);
  flat = flatten (&styling);
  g_array_unref (styling.runs);
  *n = flat->len;
  return (LeafStyledRun *) g_array_free (flat, FALSE);
}

/* --- definitions and completion ---------------------------------------------------------------------------------------------------------- */

static const char *const sort_names[LEAF_NAME_SORTS] = {
  "kind",    "thing",  "property",       "adjective", "variable", "relation", "verb",       "rulebook", "rule",
  "outcome", "action", "kind of action", "activity",  "table",    "column",   "use option", "equation", "phrase",
};

/* The word that stands at the byte; 0 where there is none. */
static guint32
word_at (const LeafProgram *program, guint32 source, guint32 byte)
{
  const LeafSource *row = LEAF_ROW (&program->build.words->sources, LeafSource, source);

  for (guint32 i = row->first_word; i < row->end_word; i++) {
    const LeafWord *word = leaf_word (&program->build, i);
    if (word->start <= byte && byte <= word->end && word->sort != LEAF_WORD_PARAGRAPH)
      return i;
  }
  return 0;
}

/* The longest name that covers the word, tried from a few words before it. */
LeafPlace
leaf_program_definition (const LeafProgram *program, guint32 source, guint32 byte, char **description)
{
  enum { WORDS_BEFORE = 6 };
  const LeafBuild *build = &program->build;
  guint32 word;
  LeafNameMatch best = { 0 };

  if (description != NULL)
    *description = NULL;
  if (source == 0 || source > leaf_program_n_sources (program))
    return (LeafPlace) { 0 };
  word = word_at (program, source, byte);
  for (guint32 first = word > WORDS_BEFORE ? word - WORDS_BEFORE : 1; word != 0 && first <= word; first++) {
    LeafNameMatch match = leaf_names_begin (build, leaf_wording (first, MIN (word + WORDS_BEFORE, build->words->words.n)),
                                            LEAF_NAMES_ANY, (LeafHeadingId) { 0 });
    if (match.id != 0 && first + match.n_words > word && match.n_words > best.n_words)
      best = match;
  }
  if (word != 0 && best.id == 0)
    best = leaf_names_find (build, leaf_wording (word, word + 1), LEAF_NAMES (INSTANCE), (LeafHeadingId) { 0 });
  if (best.id == 0)
    return (LeafPlace) { 0, 0, 0 };
  if (description != NULL) {
    g_autofree char *name = leaf_name_dup (build, best.name);
    *description = g_strdup_printf ("%s: %s", sort_names[best.sort], name);
  }
  {
    LeafWording made_at = LEAF_ROW (&build->world->names->names, LeafName, best.name)->made_at;
    LeafSpan span = leaf_wording_empty (made_at) ? (LeafSpan) { 0 } : leaf_wording_span (build, made_at);
    return (LeafPlace) { span.source, span.start, span.end };
  }
}

static int
by_length (gconstpointer a, gconstpointer b)
{
  gsize first = strlen (*(const char *const *) a), second = strlen (*(const char *const *) b);
  return first < second ? -1 : first > second ? 1 : strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
leaf_program_complete (const LeafProgram *program, const char *prefix, guint32 most)
{
  const LeafBuild *build = &program->build;
  g_autofree char *folded = g_utf8_casefold (prefix != NULL ? prefix : "", -1);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *found = g_ptr_array_new ();

  LEAF_EACH (&build->world->names->names, i) {
    g_autofree char *name = leaf_name_dup (build, i);
    if (!g_str_has_prefix (name, folded) || g_hash_table_contains (seen, name))
      continue;
    g_hash_table_add (seen, name);
    g_ptr_array_add (found, g_steal_pointer (&name));
  }
  g_ptr_array_sort (found, by_length);
  while (found->len > most)
    g_free (g_ptr_array_steal_index (found, found->len - 1));
  g_ptr_array_add (found, NULL);
  return (char **) g_ptr_array_free (found, FALSE);
}
