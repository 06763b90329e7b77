/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-snippets.c: snippets of the player's command, topics, and changes of the command. A snippet's bits are
 * 100 times its first word plus its number of words, as in the language's own arithmetic of them. */

#include "leaf-parse-driver.h"

#include <string.h>

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

static gboolean
word_range (const LeafMachine *m, LeafValue snippet, guint32 *first, guint32 *n)
{
  gint32 bits = snippet.bits;

  *first = bits > 0 ? (guint32) bits / 100 : 0;
  *n = bits > 0 ? (guint32) bits % 100 : 0;
  return *n > 0 && *first >= 1 && *first + *n - 1 <= m->parser->command.words->len;
}

static const LeafTypedWord *
word_at (const LeafMachine *m, guint32 number)
{
  return &g_array_index (m->parser->command.words, LeafTypedWord, number - 1);
}

char *
leaf_snippet_dup (const LeafMachine *m, LeafValue snippet)
{
  guint32 first, n;
  const LeafTypedWord *from, *to;

  if (!word_range (m, snippet, &first, &n))
    return g_strdup ("");
  from = word_at (m, first);
  to = word_at (m, first + n - 1);
  return g_strndup (m->parser->command.text + from->start, to->start + to->length - from->start);
}

/* --- topics ------------------------------------------------------------------------------------------------------- */

/* "includes "[colour]"" records the colour. */
static void
note_value (LeafMachine *m, const LeafTokenResult *result)
{
  guint32 kind = result->value.kind;

  if (result->sort == LEAF_RESULT_VALUE && kind != LEAF_KIND_SNIPPET && kind < m->image->kinds->kinds.n
      && m->parser->facts->understood_cell[kind] != 0)
    leaf_set_variable (m, m->parser->facts->understood_cell[kind], result->value);
}

/* The search: a topic among words, at one place or anywhere. */
typedef struct {
  guint32 book, first, n;
  LeafParsed *need; /* receives a question whose answer depends on rules; NULL: lines with one do not fit */
  guint32 n_asked;  /* answers of the log that were used already */
} Seeking;

/* Does a line of the topic fit at word `at`? *length: the words that it matched; with `all` it must match all the
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
is_topic (const LeafMachine *m, LeafValue topic)
{
  return topic.kind == LEAF_KIND_TOPIC && topic.bits > 0 && (guint32) topic.bits < m->image->grammar->books.n;
}

static gboolean
begin_seeking (const LeafMachine *m, LeafValue snippet, LeafValue topic, LeafParsed *need, Seeking *self)
{
  *self = (Seeking) { .book = (guint32) topic.bits, .need = need };
  return is_topic (m, topic) && word_range (m, snippet, &self->first, &self->n);
}

/* Rules are not asked, since a row is searched in one piece. */
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

static gboolean
matches (LeafMachine *m, guint32 snippet, guint32 topic, LeafParsed *need)
{
  Seeking self;
  guint32 length;

  return begin_seeking (m, LEAF_VALUE (SNIPPET, (gint32) snippet), LEAF_VALUE (TOPIC, (gint32) topic), need, &self)
         && fits (m, &self, self.first, TRUE, &length);
}

/* The matched words become "the matched text". */
static gboolean
includes (LeafMachine *m, guint32 snippet, guint32 topic, LeafParsed *need)
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

/* What would be typed for a topic: the first alternative of each of its words. NULL: it is not of plain words. */
char *
leaf_topic_dup (const LeafMachine *m, LeafValue topic)
{
  guint32 line = is_topic (m, topic) ? LEAF_GRAMMAR_BOOK (m->image, topic.bits)->first_line : 0;
  g_autofree char *quoted
      = line != 0 ? leaf_image_quoted (m->image, LEAF_GRAMMAR_LINE (m->image, line)->text.first) : NULL;
  g_auto (GStrv) words = quoted != NULL && strchr (quoted, '[') == NULL ? g_strsplit (quoted, " ", -1) : NULL;

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    if (strchr (words[i], '/') != NULL && words[i][0] != '/')
      *strchr (words[i], '/') = '\0';
  return words != NULL ? g_strjoinv (" ", words) : NULL;
}

/* Where the words stand in the command already, so that a story that tries the same again and again does not make the
 * command longer. */
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

/* "try asking Bob about "rain"": as if the words had been typed. */
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

/* What the action, or the command, is about. */
NATIVE (topic_at_hand)
{
  *result = m->action.second.kind == LEAF_KIND_SNIPPET ? m->action.second
            : m->action.noun.kind == LEAF_KIND_SNIPPET ? m->action.noun
                                                       : leaf_variable (m, m->parser->facts->topic_understood_cell);
  return LEAF_NATIVE_DONE;
}

/* Definitions behind a token ("[a friendly person]") run as they would for a command. */
static LeafNativeStatus
find_out (LeafMachine *m, LeafParserTest test, const LeafValue *args, LeafValue *result)
{
  if (args[0].kind == LEAF_KIND_SNIPPET && args[1].kind == LEAF_KIND_TOPIC)
    return leaf_parser_find_out (m, test, (guint32) args[0].bits, (guint32) args[1].bits, result);
  *result = LEAF_VALUE (TRUTH_STATE, FALSE);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (snippet_matches) { return find_out (m, matches, args, result); }
NATIVE (snippet_includes) { return find_out (m, includes, args, result); }
/* clang-format on */

/* --- changing the command ----------------------------------------------------------------------------------------- */

NATIVE (set_command)
{
  if (leaf_native_phase (m) == 0) {
    leaf_native_set_phase (m, 1);
    leaf_call_text (m, args[0]);
    return LEAF_NATIVE_CALLED;
  }
  if (m->returned.kind == LEAF_KIND_TEXT && leaf_text_characters (m, m->returned) != NULL)
    leaf_parser_set_command (m, leaf_text_characters (m, m->returned));
  return LEAF_NATIVE_DONE;
}

NATIVE (replace_snippet)
{
  LeafValue snippet = args[0];
  guint32 first, n;

  if (leaf_native_phase (m) == 0) {
    leaf_native_set_phase (m, 1);
    leaf_call_text (m, args[1]);
    return LEAF_NATIVE_CALLED;
  }
  if (word_range (m, snippet, &first, &n)) {
    const LeafTypedWord *from = word_at (m, first);
    const char *by = m->returned.kind == LEAF_KIND_TEXT ? leaf_text_characters (m, m->returned) : NULL;
    const char *rest
        = first + n <= m->parser->command.words->len ? m->parser->command.text + word_at (m, first + n)->start : "";
    g_autofree char *text = g_strdup_printf ("%.*s%s%s%s", (int) from->start, m->parser->command.text,
                                             by != NULL ? by : "", rest[0] != '\0' ? " " : "", rest);

    leaf_parser_set_command (m, text);
  }
  return LEAF_NATIVE_DONE;
}

/* It only ends the rule, as the library says of its phrase: a command is read again when the after reading rules have
 * decided. */
NATIVE (reject_command)
{
  return LEAF_NATIVE_DONE;
}
