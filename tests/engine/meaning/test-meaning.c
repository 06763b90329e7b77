/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and their trees in one small world, how the Laws count them, and hostile input. */
#include "leaf-compile.h"

#include "meaning/readers/leaf-phrase-table.h"
#include "meaning/readers/leaf-readers.h"

#include <string.h>

static const char world[]
    = "The Yard is a room. The Attic is above the Yard.\n"
      "The coin is in the Yard. The chest is an openable open container in the Yard. The shelf is a supporter in the Yard.\n"
      "Bob is a man in the Yard. Ann is a woman in the Yard. A person can be jolly or sad. A thing can be shiny.\n"
      "A colour is a kind of value. The colours are red, green and blue. A thing has a colour. The red rose is a thing in the Yard.\n"
      "A mass is a kind of value. 1kg specifies a mass. A thing has a mass.\n"
      "A person has a number called height. Definition: a person is tall if its height is 180 or more.\n"
      "Definition: a thing is grand if it is shiny and it is in the Yard.\n"
      "The tally is a number that varies. The flag is a truth state that varies. The ledger is a list of numbers that varies.\n"
      "Knowing relates various people to various people. The verb to know means the knowing relation.\n"
      "Owing relates one person to various people. The verb to owe means the owing relation.\n"
      "The Ball is a scene. Grading rules is a number based rulebook producing a text.\n"
      "To decide which number is double (N - a number): decide on N times 2.\n"
      "To decide whether all is well: decide yes.\n"
      "To greet (P - a person): say \"Hello.\".\n"
      "To greet (P - a jolly person): say \"Ho ho!\".\n"
      "To greet (P - a person) with (T - a text), loudly or twice over: say T.\n"
      "To say greeting of (P - a person): say \"Hm.\".\n\n"
      "Table of Chatter\ntopic\treply\tcount\n\"alpha\"\t\"First.\"\t1\n\"beta\"\t\"Second.\"\t2\n\n";

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

typedef enum { VALUE, CONDITION, DESCRIPTION, STATEMENT, SAID } Reader;

/* The tree of the words, or "-" if they are not understood. */
static char *
read_as (Reader reader, const char *words)
{
  LeafBuild *build = ground ();
  LeafScope scope;
  LeafWording w = leaf_words_read_apart (build, "test", words);
  LeafNode *node = NULL;
  LeafDescription *description = NULL;
  char *text;

  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  leaf_reading_renew (&scope);
  switch (reader) {
  case VALUE: node = leaf_meaning_value (&scope, w, (LeafKindId) { 0 }); break;
  case CONDITION: node = leaf_meaning_condition (&scope, w); break;
  case DESCRIPTION: description = leaf_meaning_description (&scope, w); break;
  case STATEMENT: node = leaf_read_statement (&scope, w); break;
  case SAID: node = leaf_meaning_text (&scope, w.first, TRUE); break;
  }
  g_assert_null (leaf_node_unsound (node));
  text = description != NULL ? leaf_description_to_string (build, description)
         : node != NULL      ? leaf_node_to_string (build, node)
                             : g_strdup ("-");
  leaf_scope_clear (&scope);
  return text;
}

typedef struct {
  Reader reader;
  const char *words, *tree;
} Case;

static const Case cases[] = {
#include "cases.inc"
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autofree char *tree = read_as (one->reader, one->words);

  if (g_strcmp0 (tree, one->tree) != 0)
    g_test_message ("%s", one->words);
  g_assert_cmpstr (tree, ==, one->tree);
}

/* --- what the Laws count ------------------------------------------------------------------------------------------ */

/* `complex`: it contains a quantifier, a bracket of negation or a relation. */
static const struct {
  const char *words;
  guint32 atoms;
  gboolean complex;
} atoms[] = {
  { "a container", 1, FALSE },
  { "an open container", 2, FALSE },
  { "a container which is not open", 4, TRUE },
  { "something in the chest", 2, TRUE },
  { "something on the shelf", 2, TRUE },
  { "something carried by Bob", 2, TRUE },
  { "something part of the chest", 2, TRUE },
  { "something shiny carried by Bob", 3, TRUE },
  { "something which is on a supporter which is in the Yard", 3, TRUE },
  { "something which is not in the chest", 4, TRUE },
  { "something carried by a person", 2, FALSE },
  { "something carried by a jolly person", 3, FALSE },
  { "a person who carries something", 4, TRUE },
  { "a person who carries something shiny", 5, TRUE },
  { "a person who can see every person", 6, TRUE },
  { "a person who carries nothing", 6, TRUE },
  { "something enclosed by the chest", 2, TRUE },
  { "something which is in a lighted room", 3, FALSE },
  { "a container which is on a supporter", 2, FALSE },
  { "a room adjacent to the Yard", 2, TRUE },
};

static void
test_atoms (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  LeafBuild *build = ground ();
  LeafScope scope;
  LeafDescription *description;
  gboolean complex = FALSE;

  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  description = leaf_meaning_description (&scope, leaf_words_read_apart (build, "test", atoms[i].words));
  g_assert_nonnull (description);
  g_test_message ("%s", atoms[i].words);
  g_assert_cmpuint (leaf_description_atoms (build, description, &complex), ==, atoms[i].atoms);
  g_assert_cmpint (complex, ==, atoms[i].complex);
  leaf_scope_clear (&scope);
}

static const struct {
  const char *words;
  gint count;
} counts[] = {
  { "the chest is open", 1 },
  { "the tally is 3", 1 },
  { "the coin is in the chest", 1 },
  { "the coin is carried by Bob", 1 },
  { "the chest is a container", 1 },
  { "the tally is at least 5", 1 },
  { "the coin is on a supporter", 1 },
  { "Bob is a jolly man", 2 },
  { "the chest is not open", 3 },
  { "Bob carries something", 3 },
  { "the chest contains something", 3 },
  { "something is in the chest", 3 },
  { "a container is open", 3 },
  { "Bob knows someone", 3 },
  { "Bob carries something shiny", 4 },
  { "nothing is in the chest", 4 },
  { "every container is open", 5 },
  { "two containers are open", 5 },
  { "Bob carries nothing", 5 },
  { "Bob knows every person", 5 },
  { "the chest is open and the tally is 3", 2 },
  { "the chest is open or the tally is 3", -1 },
  { "the chest is open and (the tally is 3 or all is well)", 0 },
  { "all is well", 1 },
  { "we are jumping", 1 },
};

static void
test_count (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  LeafBuild *build = ground ();
  LeafScope scope;
  LeafNode *condition;

  leaf_scope_init (&scope, build, (LeafHeadingId) { 0 });
  condition = leaf_meaning_condition (&scope, leaf_words_read_apart (build, "test", counts[i].words));
  g_test_message ("%s", counts[i].words);
  g_assert_nonnull (condition);
  g_assert_cmpint (leaf_condition_count (build, condition), ==, counts[i].count);
  leaf_scope_clear (&scope);
}

/* --- soundness ---------------------------------------------------------------------------------------------------- */

/* A node without a required operand is found at any depth. */
static void
test_unsound (void)
{
  LeafArena *arena = ground ()->arena;
  const LeafKindId truth = LEAF_KIND (TRUTH_STATE);
  LeafNode *self = leaf_node_make (arena, SELF, LEAF_KIND (OBJECT), LEAF_NO_WORDS);
  LeafNode *bare = leaf_node_make (arena, NOT, truth, LEAF_NO_WORDS, .condition = NULL);
  LeafNode *undescribed = leaf_node_make (arena, MATCHES, truth, LEAF_NO_WORDS, .subject = self);
  LeafNode *parts[] = { self, bare }, *good[] = { self, self };
  LeafNode *both = leaf_node_of (arena, LEAF_NODE_AND, truth, LEAF_NO_WORDS, 2, parts);
  LeafNode *when = leaf_node_make (arena, IF, LEAF_KIND (NONE), LEAF_NO_WORDS, .condition = both, .then = self);

  g_assert_true (leaf_node_unsound (bare) == bare);
  g_assert_true (leaf_node_unsound (undescribed) == undescribed);
  g_assert_true (leaf_node_unsound (when) == bare);
  g_assert_null (leaf_node_unsound (leaf_node_of (arena, LEAF_NODE_AND, truth, LEAF_NO_WORDS, 2, good)));
}

/* A walk returns operands in the order of the table, and a copy has its own operands. */
static void
test_operands (void)
{
  LeafArena *arena = ground ()->arena;
  LeafNode *a = leaf_node_make (arena, SELF, LEAF_KIND (OBJECT), LEAF_NO_WORDS);
  LeafNode *b = leaf_node_make (arena, PARAMETER, LEAF_KIND (OBJECT), LEAF_NO_WORDS);
  LeafNode *three[] = { a, b, a };
  LeafNode *call = leaf_node_of (arena, LEAF_NODE_SWITCH, LEAF_KIND (VALUE), LEAF_NO_WORDS, 3, three), *copy;
  LeafNode *entry = leaf_node_make (arena, LIST_ENTRY, LEAF_KIND (VALUE), LEAF_NO_WORDS, .list = a, .index = b);

  g_assert_true (call->SWITCH.value == a && call->SWITCH.n_cases == 2 && call->SWITCH.cases[0] == b);
  g_assert_cmpuint (leaf_node_n_operands (call), ==, 3);
  g_assert_true (leaf_node_operand (call, 1) == b && leaf_node_operand (call, 2) == a
                 && leaf_node_operand (call, 3) == NULL);
  g_assert_true (leaf_node_operand (entry, 0) == a && leaf_node_operand (entry, 1) == b);
  copy = leaf_node_copy (arena, call);
  leaf_node_set_operand (copy, 1, a);
  g_assert_true (copy->SWITCH.cases[0] == a && call->SWITCH.cases[0] == b);
}

/* --- hostile input ------------------------------------------------------------------------------------------------ */

/* None of these may take much time or stack; their meaning does not matter. */
static void
test_hostile (void)
{
  static const struct {
    const char *before, *repeated, *after;
    guint times;
  } shapes[] = {
    { "", "( ", "3", 20000 },
    { "", "3 + ", "3", 4000 },
    { "", "not ", "all is well", 20000 },
    { "the coin is in ", "a container in ", "the Yard", 2000 },
    { "the chest is open", " and the chest is open", "", 2000 },
    { "the chest is open", " or unknown and", " words", 1000 },
    { "the ", "height of the ", "man", 3000 },
    { "Bob", " who is Bob", " is jolly", 1000 },
    { "", "{ ", "3", 5000 },
    { "the number of ", "number of ", "rooms", 3000 },
    { "Bob carries ", "a thing which is ", "open", 1000 },
    { "greet ", "Bob with Bob with ", "Bob", 1000 },
    { "double ", "double ", "2", 3000 },
    { "", "is ", "", 3000 },
    { "if ", "in in of of to to ", "", 1000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (shapes) * 4; i++) {
    static const guint sizes[] = { 12, 60, 300, G_MAXUINT };
    guint shape = i / 4;
    guint times = MIN (sizes[i % 4], shapes[shape].times);
    g_autoptr (GString) text = g_string_new (shapes[shape].before);
    gint64 begun = g_get_monotonic_time ();

    for (guint j = 0; j < times; j++)
      g_string_append (text, shapes[shape].repeated);
    g_string_append (text, shapes[shape].after);
    for (Reader reader = VALUE; reader <= STATEMENT; reader++)
      g_free (read_as (reader, text->str));
    g_test_message ("%s (%u times): %d ms", shapes[shape].repeated, times,
                    (int) ((g_get_monotonic_time () - begun) / 1000));
  }
}

/* The number of values that the native requires, and whether it would accept the phrase with any value for each. */
static guint
try_parameters (LeafBuild *build, const LeafPhraseRow *row)
{
  guint32 which = 0;
  guint n = 0;

  for (guint32 i = 0; i < row->n_parts; i++) {
    g_autofree LeafPhrasePart *parts = g_memdup2 (row->parts, row->n_parts * sizeof *parts);
    LeafPhraseRow other = *row;

    if (parts[i].n_words > 0 || !LEAF_IS (leaf_native_value_kind (row->native, which++)))
      continue;
    parts[i].kind = LEAF_KIND (VALUE);
    other.parts = parts;
    g_test_expect_message ("leaf", G_LOG_LEVEL_WARNING, "*gives the native*");
    g_assert_false (leaf_phrase_suits_native (build, &other));
    g_test_assert_expected_messages ();
    n++;
  }
  return n;
}

/* If the kind of a parameter in the library were read as any value, a native would receive values that it uses as a
 * relation or a list. */
static void
test_natives (void)
{
  LeafBuild *build;
  guint n = 0;

#ifdef LEAF_GLIB_SUBSET
  g_test_skip ("the engine's warnings do not come to GLib here");
  return;
#endif
  build = ground ();
  LEAF_EACH (&build->phrases->phrases, i) {
    const LeafPhraseRow *row = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));

    if (row->native == LEAF_NATIVE_NONE)
      continue;
    g_assert_true (leaf_phrase_suits_native (build, row));
    n += try_parameters (build, row);
  }
  g_assert_cmpuint (n, >, 100);
}

int
main (int argc, char *argv[])
{
  int result;

  if (argc == 3 && strcmp (argv[1], "--print") == 0) { /* for developers who add a case: its letter and its words */
    static const char letters[] = "VCDSX";
    g_autofree char *tree = read_as ((Reader) (strchr (letters, argv[2][0]) - letters), argv[2] + 2);

    g_print ("%s\n", tree);
    return 0;
  }
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/meaning/tree/%u", i + 1);
    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (atoms); i++) {
    g_autofree char *path = g_strdup_printf ("/meaning/atoms/%u", i + 1);
    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_atoms);
  }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++) {
    g_autofree char *path = g_strdup_printf ("/meaning/count/%u", i + 1);
    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_count);
  }
  g_test_add_func ("/meaning/unsound", test_unsound);
  g_test_add_func ("/meaning/operands", test_operands);
  g_test_add_func ("/meaning/natives", test_natives);
  g_test_add_func ("/meaning/hostile", test_hostile);
  result = g_test_run ();
  g_clear_pointer (&program, leaf_program_unref);
  return result;
}
