/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-styles.c: runs of style for an editor that show how the source was read. */
#include "leaf-compile.h"
#include "occurrences/leaf-occurrences.h"

#include <string.h>

/* A style for each byte of the source. Later ones overwrite earlier ones, which is simple, and the text was read byte
 * by byte anyway. */
typedef struct {
  const LeafProgram *program;
  guint32 source;
  guint32 length;
  guint8 *styles;
} Styling;

static void
add_run (Styling *styling, guint32 start, guint32 end, LeafStyle style)
{
  end = MIN (end, styling->length);
  if (end > start)
    memset (styling->styles + start, style, end - start);
}

static void
add_words (Styling *styling, LeafWording words, LeafStyle style)
{
  LeafSpan span = leaf_wording_span (&styling->program->build, words);

  if (span.source == styling->source)
    add_run (styling, span.start, span.end, style);
}

/* --- sentences ---------------------------------------------------------------------------------------------------- */

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

/* Comments are in brackets between words: they are not words themselves. */
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
    if (sentence->form == LEAF_FORM_RULE || sentence->form == LEAF_FORM_PHRASE
        || sentence->form == LEAF_FORM_DEFINITION)
      add_words (styling, sentence->wording, LEAF_STYLE_PREAMBLE);
  }
}

/* The heading of a part is recorded once for the story, but occurs there twice. */
static void
style_first_heading (Styling *styling)
{
  const LeafBuild *build = &styling->program->build;
  const LeafSource *source = LEAF_ROW (&build->words->sources, LeafSource, styling->source);
  guint32 at = source->first_word;
  LeafWording line;

  if (source->heading == 0)
    return;
  while (at < source->end_word && leaf_word (build, at)->sort == LEAF_WORD_PARAGRAPH)
    at++;
  line = leaf_heading_line (build, at, source->end_word);
  if (leaf_heading_level (build, line) > 0)
    add_words (styling, line, LEAF_STYLE_HEADING);
}

static void
style_headings (Styling *styling)
{
  const LeafBuild *build = &styling->program->build;

  style_first_heading (styling);

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

/* Statements of the language that begin with more than one keyword. */
static const char *const statement_words[] = {
  "abide by",      "abide anonymously by", "continue the action", "decide on",  "decide yes",
  "decide no",     "do nothing",           "end the story",       "else if",    "make no decision",
  "otherwise if",  "repeat with",          "repeat through",      "rule fails", "rule succeeds with result",
  "rule succeeds", "stop the action",
};

static guint32
n_statement_words (const LeafBuild *build, LeafWording whole)
{
  for (guint i = 0; i < G_N_ELEMENTS (statement_words); i++)
    if (leaf_wording_begins (build, whole, statement_words[i]))
      return leaf_n_words (statement_words[i]);
  return 1;
}

static void
style_statements (Styling *styling)
{
  const LeafBuild *build = &styling->program->build;

  LEAF_EACH (&build->sentences->statements, i) {
    LeafWording whole = LEAF_ROW (&build->sentences->statements, LeafStatement, i)->whole;
    if (leaf_word (build, whole.first)->source == styling->source)
      add_words (styling, leaf_wording (whole.first, whole.first + n_statement_words (build, whole)),
                 LEAF_STYLE_KEYWORD);
  }
}

/* --- names -------------------------------------------------------------------------------------------------------- */

static LeafStyle
style_of (const LeafOccurrence *occurrence)
{
  switch ((LeafNamed) occurrence->sort) {
  case LEAF_NAMED_RULEBOOK: return LEAF_STYLE_RULEBOOK_NAME;
  case LEAF_NAMED_RULE: return LEAF_STYLE_RULE_NAME;
  case LEAF_NAMED_PHRASE: return occurrence->role == LEAF_ROLE_CALLS ? LEAF_STYLE_PHRASE_NAME : LEAF_STYLE_NONE;
  case LEAF_NAMED_OUTCOME: return occurrence->role == LEAF_ROLE_USES ? LEAF_STYLE_KEYWORD : LEAF_STYLE_NAME;
  case LEAF_NAMED_LITERAL: return LEAF_STYLE_NUMBER;
  case LEAF_NAMED_RELATION:
  case LEAF_NAMED_VERB: return LEAF_STYLE_NONE;
  case LEAF_NAMED_NONE:
  case LEAF_NAMED_KIND:
  case LEAF_NAMED_INSTANCE:
  case LEAF_NAMED_PROPERTY:
  case LEAF_NAMED_ADJECTIVE:
  case LEAF_NAMED_VARIABLE:
  case LEAF_NAMED_ACTION:
  case LEAF_NAMED_KIND_OF_ACTION:
  case LEAF_NAMED_ACTIVITY:
  case LEAF_NAMED_TABLE:
  case LEAF_NAMED_COLUMN:
  case LEAF_NAMED_USE_OPTION:
  case LEAF_NAMED_EQUATION:
  case LEAF_NAMED_LOCAL:
  case LEAF_NAMED_COUNT: break;
  }
  return LEAF_STYLE_NAME;
}

/* A story's rows are in its own program, the library's in the library's. */
static void
style_occurrences (Styling *styling)
{
  const LeafProgram *program = styling->program;
  const LeafProgram *home = styling->source < program->build.first_source ? program->library : program;
  const LeafTable *rows = leaf_occurrences_rows (home->build.occurrences);

  LEAF_EACH (rows, i) {
    const LeafOccurrence *row = LEAF_ROW (rows, LeafOccurrence, i);
    LeafStyle style = row->span.source == styling->source ? style_of (row) : LEAF_STYLE_NONE;

    if (style != LEAF_STYLE_NONE)
      add_run (styling, row->span.start, row->span.end, style);
  }
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

/* --- runs of one style -------------------------------------------------------------------------------------------- */

static GArray *
gather (const Styling *styling)
{
  const guint8 *styles = styling->styles;
  GArray *runs = g_array_new (FALSE, FALSE, sizeof (LeafStyledRun));

  for (guint32 at = 0; at < styling->length;) {
    guint32 end = at + 1;
    LeafStyledRun run;

    while (end < styling->length && styles[end] == styles[at])
      end++;
    run = (LeafStyledRun) { at, end, styles[at] };
    if (styles[at] != LEAF_STYLE_NONE)
      g_array_append_val (runs, run);
    at = end;
  }
  return runs;
}

LeafStyledRun *
leaf_program_styles (const LeafProgram *program, guint32 source, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  Styling styling = { program, source };
  g_autofree guint8 *styles = NULL;
  GArray *runs;

  g_return_val_if_fail (n != NULL, NULL);
  *n = 0;
  if (source == 0 || source > leaf_program_n_sources (program))
    return NULL;
  styling.length = LEAF_ROW (&program->build.words->sources, LeafSource, source)->length;
  styling.styles = styles = g_malloc0 (styling.length + 1);
  style_rule_preambles (&styling);
  style_statements (&styling);
  style_occurrences (&styling);
  style_headings (&styling);
  style_texts (&styling);
  style_unknown (&styling);
  style_comments (&styling);
  runs = gather (&styling);
  *n = runs->len;
  return (LeafStyledRun *) g_array_free (runs, FALSE);
}
