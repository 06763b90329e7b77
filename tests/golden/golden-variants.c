/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-variants.c: sources of which some words are others of the same part of speech, so that most sentences are
 * still read, but mean something else, or do not fit. */
#include "golden-questions.h"
#include "golden-sections.h"

/* The first word of each row is replaced by one of the others. */
static const char *const replacements[][8] = {
  { "is", "is not", "was", "has been" },
  { "are", "are not", "were" },
  { "has", "is", "had", "carries" },
  { "carries", "wears", "contains", "has" },
  { "can", "is usually", "cannot" },
  { "a", "the", "every", "some", "another" },
  { "an", "the", "any", "no" },
  { "the", "a", "all", "its" },
  { "in", "on", "part of", "inside" },
  { "on", "in", "under", "from" },
  { "from", "to", "of" },
  { "to", "from", "in" },
  { "of", "in", "with" },
  { "with", "of", "without", "to" },
  { "north", "inside", "northeast" },
  { "south", "down", "north" },
  { "east", "west", "nothing" },
  { "west", "up", "east" },
  { "and", "or", "with" },
  { "or", "and" },
  { "if", "unless", "while" },
  { "unless", "if" },
  { "otherwise", "otherwise if 1 is 2", "else" },
  { "while", "if" },
  { "now", "say", "try" },
  { "try", "now", "silently try" },
  { "let", "now", "let the" },
  { "say", "now", "say the" },
  { "be", "is", "be a" },
  { "begin", "end" },
  { "end", "begin", "stop" },
  { "repeat", "if" },
  { "usually", "always", "seldom" },
  { "always", "never", "usually" },
  { "never", "always" },
  { "instead", "before", "check" },
  { "before", "after", "instead of" },
  { "after", "report", "before" },
  { "check", "carry out", "report" },
  { "report", "check", "after" },
  { "every", "some", "each", "the" },
  { "when", "while", "if" },
  { "during", "when" },
  { "which", "who", "that" },
  { "who", "which" },
  { "that", "which", "it" },
  { "it", "they", "the noun", "something" },
  { "room", "thing", "region", "direction" },
  { "rooms", "things", "people" },
  { "thing", "person", "object", "number" },
  { "things", "rooms", "numbers" },
  { "person", "room", "man", "animal" },
  { "people", "things" },
  { "container", "supporter", "device" },
  { "supporter", "container", "backdrop" },
  { "door", "container", "thing" },
  { "number", "text", "time", "real number" },
  { "numbers", "texts", "rooms" },
  { "text", "number", "truth state" },
  { "time", "number" },
  { "kind", "property", "name" },
  { "value", "thing", "object" },
  { "values", "objects" },
  { "called", "named", "which is" },
  { "open", "closed", "openable" },
  { "closed", "open", "locked" },
  { "lit", "dark", "lighted" },
  { "true", "false" },
  { "false", "true" },
  { "nothing", "something", "nobody" },
  { "something", "nothing", "anything", "someone" },
  { "player", "noun", "yard" },
  { "noun", "second noun", "player" },
  { "location", "holder", "noun" },
  { "taking", "dropping", "going", "examining" },
  { "dropping", "taking" },
  { "examining", "taking", "looking" },
  { "waiting", "jumping", "doing something" },
  { "jumping", "waiting" },
  { "going", "exiting", "taking" },
  { "first", "last", "second" },
  { "last", "first" },
  { "one", "two", "three" },
  { "two", "one", "at least two" },
  { "three", "at most two", "zero" },
  { "more", "less" },
  { "less", "more" },
  { "most", "least" },
  { "least", "most" },
  { "than", "as" },
  { "plus", "minus", "times" },
  { "minus", "plus" },
  { "times", "divided by" },
  { "at", "by", "in" },
  { "by", "to", "with" },
  { "into", "onto", "to" },
  { "rule", "rules", "phrase" },
  { "rules", "rule", "rulebook" },
  { "rulebook", "activity", "rule" },
  { "produces", "is" },
  { "succeeds", "fails" },
  { "fails", "succeeds" },
  { "scene", "room" },
  { "turn", "time" },
  { "list", "number" },
  { "table", "list" },
  { "entry", "number" },
  { "row", "column" },
  { "relates", "is" },
  { "relating", "applying to" },
  { "various", "one" },
  { "applying", "relating" },
  { "understand", "say" },
  { "as", "when" },
  { "mistake", "number" },
  { "not", "now", "also" },
  { "only", "not" },
  { "there", "it" },
  { "out", "in" },
  { "off", "on" },
  { "random", "first" },
  { "visible", "touchable" },
  { "touchable", "visible" },
  { "held", "worn" },
  { "worn", "held" },
};

/* The row of the word. FALSE if there is none. */
static gboolean
find_row (const char *word, gsize length, const char *const **row)
{
  for (guint i = 0; i < G_N_ELEMENTS (replacements); i++)
    if (g_ascii_strncasecmp (replacements[i][0], word, length) == 0 && replacements[i][0][length] == '\0') {
      *row = replacements[i];
      return TRUE;
    }
  return FALSE;
}

/* The source in which one in this many of the words that have others is replaced; `phase` says which one. */
static char *
with_variants (const char *text, guint every, guint phase)
{
  GString *out = g_string_new (NULL);
  guint n = phase;

  for (const char *at = text; *at != '\0';) {
    const char *const *row;
    gsize length = 0;

    while (g_ascii_isalpha (at[length]))
      length++;
    if (length > 0 && find_row (at, length, &row) && n++ % every == 0) {
      const char *const *other = &row[1 + n / every % (g_strv_length ((char **) row) - 1)];

      g_string_append_c (out, g_ascii_isupper (*at) ? g_ascii_toupper (**other) : **other);
      g_string_append (out, *other + 1);
    } else {
      g_string_append_len (out, at, (gssize) MAX (length, 1));
    }
    at += MAX (length, 1);
  }
  return g_string_free (out, FALSE);
}

/* What the first commands print, and their cost. */
static void
say_short_play (Golden *self)
{
  enum { COMMANDS = 12, SHORT_BUDGET = 200000 };
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  do {
    const LeafEvent *events;
    guint32 n;

    leaf_play_run (play, SHORT_BUDGET);
    events = leaf_play_drain (play, &n);
    for (guint32 i = 0; i < n; i++)
      if (events[i].sort == LEAF_EVENT_TEXT || events[i].sort == LEAF_EVENT_FAULT)
        add (self, "%s", events[i].text);
    add (self, "\n%" G_GINT64_MODIFIER "x\n", leaf_play_hash (play));
  } while (next < COMMANDS && go_on (self, play, &next));
}

/* The problems and results for such a source, and the beginning of its play. */
void
say_variants (Golden *self)
{
  static const guint every[] = { 29, 17, 11 };
  guint hash = g_str_hash (self->text);
  g_autofree char *text = with_variants (self->text, every[hash % G_N_ELEMENTS (every)], hash % 29);
  g_autoptr (LeafProgram) program = leaf_program_compile (&(LeafSourceText) { "story.ni", text, strlen (text) }, NULL);
  Golden other = { program, leaf_program_story_source (program), NULL, self->commands, self->out };

  other.text = leaf_program_source_text (program, other.source);
  say_problems (&other);
  say_world (&other);
  say_grammar (&other);
  say_order (&other);
  say_code (&other);
  say_short_play (&other);
}
