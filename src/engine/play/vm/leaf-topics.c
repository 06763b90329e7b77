/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-topics.c: compares topics with the words of the player's command, and adds topics to the command. */

#include "leaf-topics.h"

#include "leaf-values.h"
#include "leaf-parser-view.h"
#include "leaf-snippets.h"

#include <string.h>

/* "includes "[colour]"" stores the colour in its variable. */
static void
note_value (LeafMachine *m, const LeafTokenResult *result)
{
  guint32 kind = result->value.kind;

  if (result->sort == LEAF_RESULT_VALUE && kind != LEAF_KIND_SNIPPET && kind < m->image->kinds->kinds.n
      && m->parser->facts->understood_cell[kind] != 0)
    leaf_set_variable (m, m->parser->facts->understood_cell[kind], result->value);
}

/* A search for a topic among words, at one position or anywhere. */
typedef struct {
  guint32 book, first, n;
  LeafParsed *need; /* receives a question whose answer depends on rules; NULL: lines with a question do not match */
  guint32 n_asked;  /* answers of the log that were used already */
} Seeking;

/* Does a line of the topic match at word `at`? *length: the words that it matched; with `all` it must match all
 * words. */
static gboolean
fits (LeafMachine *m, Seeking *self, guint32 at, gboolean all, guint32 *length)
{
  g_autofree LeafParsed *parsed = g_new0 (LeafParsed, 1);
  LeafParserView view = leaf_parser_view (m);

  for (guint32 line = LEAF_GRAMMAR_BOOK (m->image, self->book)->first_line; line != 0;
       line = LEAF_GRAMMAR_LINE (m->image, line)->next) {
    LeafTokenResult result = { 0 };

    parsed->work = 0;
    *length = leaf_parser_match_topic (&view, line, at, &self->n_asked, &result, parsed);
    leaf_charge (m, (gsize) parsed->work * LEAF_UNITS_A_STEP);
    if (parsed->sort == LEAF_PARSED_QUESTION && self->need != NULL) {
      self->need->sort = LEAF_PARSED_QUESTION;
      self->need->question = parsed->question;
      return FALSE;
    }
    if (*length > 0 && (!all || *length == self->n)) {
      note_value (m, &result);
      return TRUE;
    }
  }
  return FALSE;
}

static gboolean
begin_seeking (const LeafMachine *m, LeafValue snippet, LeafValue topic, LeafParsed *need, Seeking *self)
{
  *self = (Seeking) { .book = (guint32) topic.bits, .need = need };
  return leaf_is_topic (m, topic) && leaf_snippet_range (m, snippet, &self->first, &self->n);
}

/* No rules are run, since a row is searched for in one piece. */
gboolean
leaf_topic_matches (LeafMachine *m, LeafValue snippet, LeafValue topic)
{
  Seeking self;
  guint32 length;
  gboolean found;

  if (!begin_seeking (m, snippet, topic, NULL, &self))
    return FALSE;
  leaf_parser_set_aside (m->parser);
  found = fits (m, &self, self.first, TRUE, &length);
  leaf_parser_take_up (m->parser);
  return found;
}

gboolean
leaf_topic_matches_with (LeafMachine *m, guint32 snippet, guint32 topic, LeafParsed *need)
{
  Seeking self;
  guint32 length;

  return begin_seeking (m, LEAF_VALUE (SNIPPET, (gint32) snippet), LEAF_VALUE (TOPIC, (gint32) topic), need, &self)
         && fits (m, &self, self.first, TRUE, &length);
}

/* Makes the matched words "the matched text". */
gboolean
leaf_topic_is_included (LeafMachine *m, guint32 snippet, guint32 topic, LeafParsed *need)
{
  Seeking self;
  guint32 length;

  if (!begin_seeking (m, LEAF_VALUE (SNIPPET, (gint32) snippet), LEAF_VALUE (TOPIC, (gint32) topic), need, &self))
    return FALSE;
  for (guint32 at = self.first; at < self.first + self.n && need->sort != LEAF_PARSED_QUESTION; at++)
    if (fits (m, &self, at, FALSE, &length)) {
      leaf_set_variable (m, m->parser->facts->matched_text_cell,
                         LEAF_VALUE (SNIPPET, leaf_snippet_bits ((gint32) at, (gint32) length)));
      return TRUE;
    }
  return FALSE;
}

/* Where the command already contains the words. Without this, a story that tries the same topic repeatedly would make
 * the command longer and longer. */
static LeafValue
find_said (LeafMachine *m, const char *text)
{
  g_autofree char *folded = g_utf8_strdown (text, -1);
  guint32 n = m->parser->command.words->len;

  for (guint32 first = 1; first <= n; first++)
    for (guint32 length = 1; first + length - 1 <= n && length < LEAF_SNIPPET_ROOM; length++) {
      LeafValue snippet = LEAF_VALUE (SNIPPET, leaf_snippet_bits ((gint32) first, (gint32) length));
      g_autofree char *said = leaf_snippet_dup (m, snippet);

      if (strlen (said) >= strlen (folded)) {
        if (strcmp (said, folded) == 0)
          return snippet;
        break;
      }
    }
  return LEAF_VALUE (SNIPPET, 0);
}

/* "try asking Bob about "rain"": treats the topic as if its words had been typed. */
LeafValue
leaf_topic_said (LeafMachine *m, LeafValue topic)
{
  g_autofree char *text
      = topic.kind == LEAF_KIND_TEXT ? g_strdup (leaf_text_characters (m, topic)) : leaf_topic_dup (m, topic);
  LeafValue snippet;
  guint32 before;

  if (text == NULL)
    return topic;
  snippet = find_said (m, text);
  if (snippet.bits != 0)
    return snippet;
  before = m->parser->command.words->len;
  leaf_command_text_add (m->image, &m->parser->command, text);
  return LEAF_VALUE (
      SNIPPET, leaf_snippet_bits ((gint32) before + 1,
                                  MIN ((gint32) (m->parser->command.words->len - before), LEAF_SNIPPET_ROOM - 1)));
}
