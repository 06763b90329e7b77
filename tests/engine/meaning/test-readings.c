/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words as the readers take them, in a world with something of every sort. A row is a reader, the surroundings in which
 * it reads, the words, and their tree; or, if the words mean nothing, where the reading stopped and what it expected.
 * Before the tree of a condition or a description stands what the Laws count of it; problems follow "!", and what the
 * words name, as editors show it, "@".
 *
 * New rows are printed by `test-readings --print FILE`, where each line of the file is "V surroundings | words" (with the
 * letter of a reader), and are then read by a person. */
#include "leaf-compile.h"

#include "meaning/occurrences/leaf-meaning-occurrences.h"
#include "meaning/readers/leaf-phrase-table.h"
#include "meaning/readers/leaf-readers.h"

#include <string.h>

static const char world[] =
#include "readings-world.inc"
    ;

static LeafProgram *program;

static LeafBuild *
ground (void)
{
  if (program == NULL) {
    LeafSourceText text = { "story.ni", world, strlen (world) };

    program = leaf_program_compile (&text, NULL);
  }
  return &program->build;
}

typedef enum { VALUE, CONDITION, DESCRIPTION, STATEMENT, SAID, PATTERN } Reader;

static const char letters[] = "VCDSXP";
static const char *const names[] = { "VALUE", "CONDITION", "DESCRIPTION", "STATEMENT", "SAID", "PATTERN" };

static const char *const expected_names[LEAF_EXPECTED_COUNT] = {
  "nothing",
#define LEAF_EXPECTED(name, words, sorts) #name,
#include "meaning/tree/leaf-expected.def"
#undef LEAF_EXPECTED
};

static const LeafExpected expected_by[] = { LEAF_EXPECTED_VALUE,  LEAF_EXPECTED_CONDITION, LEAF_EXPECTED_DESCRIPTION,
                                            LEAF_EXPECTED_PHRASE, LEAF_EXPECTED_SAYABLE,   LEAF_EXPECTED_ACTION };

/* --- surroundings ------------------------------------------------------------------------------------------------- */

static LeafKindId
kind_called (LeafBuild *build, const char *name)
{
  LeafKindId kind = leaf_kind_read (build, leaf_words_read_apart (build, "kind", name), (LeafHeadingId) { 0 });

  if (!LEAF_IS (kind))
    g_error ("%s is not a kind", name);
  return kind;
}

static LeafPhraseId
phrase_that_begins (LeafBuild *build, const char *words)
{
  LEAF_EACH (&build->phrases->phrases, i)
    if (leaf_wording_begins (build, LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i))->wording, words))
      return LEAF_ID (LeafPhraseId, i);
  g_assert_not_reached ();
}

/* "it person", "local rank: number", "loop", "result number", "within To greet", "rule": separated by commas. */
static void
surround (LeafScope *scope, const char *with, LeafKindId *wanted, LeafWalk *frame)
{
  g_auto (GStrv) parts = g_strsplit (with, ", ", -1);

  for (guint i = 0; parts[i] != NULL && *parts[i] != '\0'; i++) {
    char *rest = strchr (parts[i], ' ');

    if (strcmp (parts[i], "loop") == 0)
      scope->loop_depth = 1;
    else if (strcmp (parts[i], "rule") == 0)
      scope->rule = LEAF_ID (LeafRuleId, 1);
    else if (strcmp (parts[i], "made") == 0)
      scope->is_to_be_made = TRUE;
    else if (g_str_has_prefix (parts[i], "it "))
      leaf_scope_set_it (scope, scope->n_slots++, kind_called (scope->build, rest + 1));
    else if (g_str_has_prefix (parts[i], "want "))
      *wanted = kind_called (scope->build, rest + 1);
    else if (g_str_has_prefix (parts[i], "result "))
      scope->result = kind_called (scope->build, rest + 1);
    else if (g_str_has_prefix (parts[i], "within "))
      scope->phrase = phrase_that_begins (scope->build, rest + 1);
    else {
      g_auto (GStrv) local = g_strsplit (rest + 1, ": ", 2);

      leaf_walk_define (frame, leaf_words_read_apart (scope->build, "local", local[0]), scope->n_slots,
                        kind_called (scope->build, local[1]));
      leaf_scope_add_text (scope, local[0], kind_called (scope->build, local[1]));
    }
  }
}

/* --- what was read ------------------------------------------------------------------------------------------------ */

static void
append_words (GString *out, const LeafBuild *build, const char *before, LeafWording w)
{
  g_autofree char *words = leaf_wording_empty (w) ? NULL : leaf_wording_dup_spaced (build, w);

  if (words != NULL)
    g_string_append_printf (out, "%s'%s'", before, words);
}

/* "- VALUE number 'the fish' after 'the count is' (a verb)" */
static char *
where_it_stopped (LeafScope *scope, LeafWording w, Reader reader)
{
  const LeafBuild *build = scope->build;
  LeafFarthest stop = leaf_reading_farthest (scope, w, expected_by[reader]);
  GString *out = g_string_new ("-");

  if (stop.refused != LEAF_PROBLEM_NONE) {
    g_string_append_printf (out, " %s", leaf_problem_name (stop.refused));
    append_words (out, build, " ", stop.refused_words);
    return g_string_free (out, FALSE);
  }
  if (leaf_wording_empty (stop.stopped))
    return g_string_free (out, FALSE);
  g_string_append_printf (out, " %s", expected_names[stop.expected]);
  if (LEAF_IS (stop.kind))
    g_string_append_printf (out, " %s", leaf_kind_name (build, stop.kind));
  append_words (out, build, " ", stop.stopped);
  append_words (out, build, " after ", stop.understood);
  if (stop.as != NULL)
    g_string_append_printf (out, " (%s)", stop.as);
  append_words (out, build, " in ", stop.phrase);
  return g_string_free (out, FALSE);
}

static char *
with_kind (const LeafBuild *build, const LeafNode *node)
{
  g_autofree char *tree = leaf_node_to_string (build, node);

  return g_strdup_printf ("%s: %s", LEAF_IS (node->kind) ? leaf_kind_name (build, node->kind) : "none", tree);
}

/* What the Laws count of a condition, and its tree. */
static char *
with_count (LeafBuild *build, const LeafNode *node)
{
  g_autofree char *tree = leaf_node_to_string (build, node);

  return g_strdup_printf ("%d %s", leaf_condition_count (build, node), tree);
}

/* The same for a description; "!": it is complex. */
static char *
with_atoms (LeafBuild *build, const LeafDescription *description)
{
  g_autofree char *text = leaf_description_to_string (build, description);
  gboolean complex = FALSE;
  guint32 n = leaf_description_atoms (build, description, &complex);

  return g_strdup_printf ("%u%s %s", n, complex ? "!" : "", text);
}

static char *
read_in (LeafScope *scope, Reader reader, LeafWording w, LeafKindId wanted, LeafWalk *frame)
{
  LeafBuild *build = scope->build;
  LeafDescription *description;
  LeafActionPattern *pattern;
  LeafNode *node = NULL;

  switch (reader) {
  case VALUE:
    node = leaf_meaning_value (scope, w, wanted);
    leaf_meaning_check (build, node);
    leaf_walk_node (frame, node);
    return node != NULL ? with_kind (build, node) : NULL;
  case CONDITION:
    node = leaf_meaning_condition (scope, w);
    leaf_meaning_check (build, node);
    leaf_walk_node (frame, node);
    return node != NULL ? with_count (build, node) : NULL;
  case STATEMENT:
    node = leaf_read_statement (scope, w);
    leaf_meaning_check (build, node);
    leaf_meaning_check_rows (build, node);
    break;
  case SAID: node = leaf_meaning_text (scope, w.first, TRUE); break;
  case DESCRIPTION:
    description = leaf_meaning_description (scope, w);
    if (description != NULL)
      leaf_meaning_check_described (build, description);
    leaf_walk_description (frame, description);
    return description != NULL ? with_atoms (build, description) : NULL;
  case PATTERN:
    pattern = leaf_action_pattern_read (scope, w, NULL);
    if (pattern != NULL)
      leaf_meaning_check_pattern (build, pattern);
    leaf_walk_pattern (frame, pattern);
    return pattern != NULL ? leaf_action_pattern_to_string (build, pattern) : NULL;
  }
  g_assert_null (leaf_node_unsound (node));
  leaf_walk_node (frame, node);
  return node != NULL ? leaf_node_to_string (build, node) : NULL;
}

/* Hides the numbers that depend on what else is in the story or the library. */
static char *
without_places (const char *tree)
{
  static const char *const before[] = { "topic:", "outcome:", "(TEXT " };
  GString *out = g_string_new (NULL);

  for (const char *at = tree; *at != '\0'; at++) {
    g_string_append_c (out, *at);
    for (guint i = 0; i < G_N_ELEMENTS (before); i++)
      if (g_str_has_suffix (out->str, before[i]) && g_ascii_isdigit (at[1]) && at[1] != '0') {
        g_string_append_c (out, '#');
        at += strspn (at + 1, "0123456789");
      }
  }
  return g_string_free (out, FALSE);
}

/* "Ned: object, age: property set": what the words name. */
static void
append_named (GString *out, const LeafBuild *build, guint32 n)
{
  static const char *const roles[] = {
    [LEAF_ROLE_USES] = "", [LEAF_ROLE_DEFINES] = " made", [LEAF_ROLE_SETS] = " set", [LEAF_ROLE_CALLS] = " called"
  };

  for (guint32 i = n; i < build->occurrences->rows.n; i++) {
    const LeafOccurrence *row = LEAF_ROW (&build->occurrences->rows, LeafOccurrence, i);
    const char *text = LEAF_ROW (&build->words->sources, LeafSource, row->span.source)->text;

    g_string_append_printf (out, "%s%.*s: %s%s", i == n ? " @ " : ", ", (int) (row->span.end - row->span.start),
                            text + row->span.start, leaf_named_words (row->sort), roles[row->role]);
  }
}

/* The tree, or where reading stopped; and the problems that reading reported. */
static char *
read_as (Reader reader, const char *with, const char *words)
{
  LeafBuild *build = ground ();
  guint32 n_messages = build->messages.n;
  LeafKindId wanted = { 0 };
  LeafScope scope;
  LeafWording w = leaf_words_read_apart (build, "test", words);
  guint32 n_named;
  g_auto (LeafWalk) frame;
  GString *out;
  g_autofree char *text = NULL, *tree = NULL;

  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  leaf_walk_init (&frame, build, 0, w);
  surround (&scope, with, &wanted, &frame);
  leaf_reading_renew (&scope);
  n_named = build->occurrences->rows.n;
  text = read_in (&scope, reader, w, wanted, &frame);
  if (text == NULL)
    text = where_it_stopped (&scope, w, reader);
  tree = without_places (text);
  out = g_string_new (tree);
  for (guint32 i = n_messages; i < build->messages.n; i++)
    g_string_append_printf (out, " ! %s", leaf_problem_name (LEAF_ROW (&build->messages, LeafMessage, i)->code));
  append_named (out, build, n_named);
  leaf_scope_clear (&scope);
  return g_string_free (out, FALSE);
}

/* --- the rows ----------------------------------------------------------------------------------------------------- */

typedef struct {
  Reader reader;
  const char *with, *words, *tree;
} Row;

static const Row rows[] = {
#include "readings.inc"
};

static void
test_rows (gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *tree = NULL;

    if (rows[i].reader != (Reader) GPOINTER_TO_UINT (data))
      continue;
    tree = read_as (rows[i].reader, rows[i].with, rows[i].words);
    if (strcmp (tree, rows[i].tree) != 0) {
      g_test_message ("%s\n  %s\n  instead of\n  %s", rows[i].words, tree, rows[i].tree);
      g_test_fail ();
    }
  }
}

/* The world itself has no mistakes. */
static void
test_world (void)
{
  LeafBuild *build = ground ();
  guint32 n = 0;

  LEAF_EACH (&build->messages, i) {
    const LeafMessage *message = LEAF_ROW (&build->messages, LeafMessage, i);

    if (leaf_problem_is_notice (message->code))
      continue;
    g_test_message ("%s", message->sentence);
    n++;
  }
  g_assert_cmpuint (n, ==, 0);
}

static void
print_row (const char *line)
{
  const char *bar = strstr (line, "| ");
  const char *letter = strchr (letters, line[0]);
  g_autofree char *with = NULL, *words = NULL, *tree = NULL, *escaped = NULL, *spelled = NULL;

  if (line[0] == '\0' || letter == NULL || bar == NULL)
    return;
  with = g_strstrip (g_strndup (line + 1, (gsize) (bar - line) - 1));
  words = g_strcompress (bar + 2);
  tree = read_as ((Reader) (letter - letters), with, words);
  escaped = g_strescape (tree, NULL);
  spelled = g_strescape (words, NULL);
  g_print ("  { %s, \"%s\", \"%s\", \"%s\" },\n", names[letter - letters], with, spelled, escaped);
}

int
main (int argc, char *argv[])
{
  int result;

  if (argc == 3 && strcmp (argv[1], "--print") == 0) {
    g_autofree char *text = NULL;
    g_auto (GStrv) lines = NULL;

    g_assert_true (g_file_get_contents (argv[2], &text, NULL, NULL));
    lines = g_strsplit (text, "\n", -1);
    for (guint i = 0; lines[i] != NULL; i++)
      print_row (lines[i]);
    return 0;
  }
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/readings/world", test_world);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_strdup_printf ("/readings/%s", names[i]);
    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_rows);
  }
  result = g_test_run ();
  g_clear_pointer (&program, leaf_program_unref);
  return result;
}
