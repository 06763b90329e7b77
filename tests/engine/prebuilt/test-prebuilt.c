/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-prebuilt.c: the library that the build has compiled equals the one that a process compiles, and stories compiled
 * with either are the same. */

#include "leaf-make-prebuilt.h"

#include "../../story-text.h"

static LeafPrebuilt *
copy_ready (const LeafPrebuilt *ready)
{
  return g_memdup2 (ready, sizeof *ready + ready->size + ready->size / LEAF_PREBUILT_GRAIN * sizeof (guint64));
}

/* --- anything made twice ------------------------------------------------------------------------------------------ */

typedef struct _Box Box;
struct _Box {
  Box *inner;
  const char *name;
  guint64 weight;
};

typedef struct {
  LeafArena *arenas[2];
  Box *roots[2];
} Pair;

static void
pair_init (Pair *pair)
{
  for (guint i = 0; i < 2; i++) {
    LeafArena *arena = pair->arenas[i] = leaf_arena_new ("test");
    Box *outer;

    leaf_arena_reserve (arena, 4096);
    outer = pair->roots[i] = leaf_new (arena, Box);
    outer->name = leaf_arena_strdup (arena, "crate");
    outer->weight = 7;
    leaf_new (arena, Box)->name = leaf_arena_strdup (arena, "lost");
    outer->inner = leaf_new (arena, Box);
    outer->inner->inner = outer;
  }
}

static GByteArray *
pair_make (const Pair *pair, char **why)
{
  const LeafArena *arenas[2] = { pair->arenas[0], pair->arenas[1] };
  gconstpointer roots[2] = { pair->roots[0], pair->roots[1] };

  return leaf_make_prebuilt_of (arenas, roots, why);
}

static void
pair_clear (Pair *pair)
{
  leaf_arena_unref (pair->arenas[0]);
  leaf_arena_unref (pair->arenas[1]);
}

static void
test_pointers (void)
{
  Pair pair;
  g_autofree char *why = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  const LeafPrebuilt *ready;
  const guint64 *words, *marks;

  pair_init (&pair);
  bytes = pair_make (&pair, &why);
  g_assert_cmpstr (why, ==, "");
  g_assert_nonnull (bytes);
  ready = (const LeafPrebuilt *) (gpointer) bytes->data;
  words = (const guint64 *) (ready + 1);
  marks = (const guint64 *) ((const guint8 *) words + ready->size);
  /* The boxes come first (each in 32 bytes, including its terminator), then the name; the box that nothing points to is
   * omitted. */
  g_assert_cmpuint (ready->root, ==, 0);
  g_assert_cmpuint (ready->size, ==, LEAF_PREBUILT_GRAIN);
  g_assert_cmphex (marks[0], ==, 1 << 0 | 1 << 1 | 1 << 4);
  g_assert_cmpuint (words[0], ==, 32);
  g_assert_cmpuint (words[1], ==, 64);
  g_assert_cmpuint (words[2], ==, 7);
  g_assert_cmpuint (words[4], ==, 0);
  g_assert_cmpstr ((const char *) words + 64, ==, "crate");
  pair_clear (&pair);
}

/* Data that must not be in a prebuilt library: each is refused and reported. */
static void
test_refused (void)
{
  static const char literal[] = "in the program";
  g_autofree char *here = g_strdup ("here"), *there = g_strdup ("there");
  const char *names[][2] = { { literal, literal }, { here, there } };
  const char *reasons[] = { "points into the program", "differs from one compilation to the next" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *why = NULL;
    Pair pair;

    pair_init (&pair);
    pair.roots[0]->name = names[i][0];
    pair.roots[1]->name = names[i][1];
    g_assert_null (pair_make (&pair, &why));
    g_assert_nonnull (strstr (why, reasons[i]));
    pair_clear (&pair);
  }
  {
    g_autofree char *why = NULL;
    Pair pair;

    pair_init (&pair);
    leaf_arena_alloc (pair.arenas[1], 8);
    g_assert_null (pair_make (&pair, &why));
    g_assert_nonnull (strstr (why, "of one shape"));
    pair_clear (&pair);
  }
}

/* --- the library -------------------------------------------------------------------------------------------------- */

/* If it is made in another process, at other addresses, it is the same to the last byte. This test comes first, since
 * opening the library changes it. */
static void
test_same_bytes (gconstpointer data)
{
  gboolean with_dialogue = GPOINTER_TO_INT (data);
  const LeafPrebuilt *carried = with_dialogue ? leaf_prebuilt_dialogue : leaf_prebuilt_plain;
  g_autofree char *why = NULL;
  g_autoptr (GByteArray) bytes = leaf_make_prebuilt (with_dialogue, &why);

  g_assert_cmpstr (why, ==, "");
  g_assert_nonnull (bytes);
  g_assert_cmpuint (carried->size, >, 0);
  g_assert_cmpuint (bytes->len, ==,
                    sizeof *carried + carried->size + carried->size / LEAF_PREBUILT_GRAIN * sizeof (guint64));
  g_assert_true (memcmp (bytes->data, carried, bytes->len) == 0);
}

typedef struct {
  LeafProgram *ready[2], *compiled[2]; /* without dialogue, and with it */
  LeafPrebuilt *copies[2];
} Libraries;

static Libraries libraries;

static const char *const stages[]
    = { "words", "sentences", "world", "phrases", "rules", "grammar", "code", "occurrences", "problems" };

static void
assert_same_dumps (const LeafProgram *program, const LeafProgram *other, gboolean with_library)
{
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++) {
    g_autofree char *text = leaf_program_dump (program, stages[i], with_library);
    g_autofree char *expected = leaf_program_dump (other, stages[i], with_library);

    g_assert_cmpstr (text, ==, expected);
  }
}

static void
test_same_dumps (gconstpointer data)
{
  gboolean with_dialogue = GPOINTER_TO_INT (data);

  assert_same_dumps (libraries.ready[with_dialogue], libraries.compiled[with_dialogue], TRUE);
}

static LeafProgram *
compile_on (LeafProgram *const under[2], const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  gboolean lacks_dialogue;
  LeafProgram *program = leaf_program_compile_on (under[0], &source, NULL, &lacks_dialogue);

  return lacks_dialogue ? leaf_program_compile_on (under[1], &source, NULL, &lacks_dialogue) : program;
}

static void
assert_same_moment (LeafPlay *play, LeafPlay *other, guint64 budget)
{
  LeafStop stop = leaf_play_run (play, budget), expected = leaf_play_run (other, budget);
  guint32 n, n_expected;
  const LeafEvent *events = leaf_play_drain (play, &n), *events_expected = leaf_play_drain (other, &n_expected);

  g_assert_cmpint (stop.cause, ==, expected.cause);
  g_assert_cmpuint (n, ==, n_expected);
  for (guint32 i = 0; i < n; i++)
    g_assert_cmpstr (events[i].text, ==, events_expected[i].text);
  g_assert_cmphex (leaf_play_hash (play), ==, leaf_play_hash (other));
}

static void
assert_same_plays (LeafProgram *program, LeafProgram *other, GPtrArray *commands)
{
  enum { BUDGET = 2000000 };
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autoptr (LeafPlay) expected = leaf_play_new (other, 1);

  assert_same_moment (play, expected, BUDGET);
  for (guint i = 0; commands != NULL && i < commands->len && leaf_play_stop (play).cause == LEAF_STOP_WANTS_COMMAND;
       i++) {
    leaf_play_command (play, g_ptr_array_index (commands, i));
    leaf_play_command (expected, g_ptr_array_index (commands, i));
    assert_same_moment (play, expected, BUDGET);
  }
}

static void
test_same_story (gconstpointer data)
{
  g_autofree char *text = NULL, *source = NULL, *transcript = NULL;
  g_autoptr (GPtrArray) commands = NULL;
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafProgram) expected = NULL;

  g_assert_true (g_file_get_contents (data, &text, NULL, NULL));
  source = story_part (text, "source");
  transcript = story_part (text, "play");
  if (source == NULL)
    return;
  if (transcript != NULL)
    commands = story_commands (transcript);
  program = compile_on (libraries.ready, source);
  expected = compile_on (libraries.compiled, source);
  assert_same_dumps (program, expected, FALSE);
  if (leaf_program_n_problems (program) == 0)
    assert_same_plays (program, expected, commands);
}

static void
add_stories (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;) {
    char *path = g_build_filename (folder, name, NULL);

    if (g_str_has_suffix (name, ".story")) {
      g_autofree char *kind = g_path_get_basename (folder);
      g_autofree char *test = g_strdup_printf ("/ready/story/%s/%s", kind, name);

      g_test_add_data_func_full (test, path, test_same_story, g_free);
      continue;
    }
    if (g_file_test (path, G_FILE_TEST_IS_DIR))
      add_stories (path);
    g_free (path);
  }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  for (int with_dialogue = FALSE; with_dialogue <= TRUE; with_dialogue++) {
    libraries.copies[with_dialogue] = copy_ready (with_dialogue ? leaf_prebuilt_dialogue : leaf_prebuilt_plain);
    libraries.ready[with_dialogue] = leaf_prebuilt_open (libraries.copies[with_dialogue]);
    libraries.compiled[with_dialogue] = leaf_library_compile (with_dialogue);
    g_test_add_data_func (with_dialogue ? "/ready/bytes/dialogue" : "/ready/bytes/plain",
                          GINT_TO_POINTER (with_dialogue), test_same_bytes);
    g_test_add_data_func (with_dialogue ? "/ready/dumps/dialogue" : "/ready/dumps/plain",
                          GINT_TO_POINTER (with_dialogue), test_same_dumps);
  }
  g_test_add_func ("/ready/pointers", test_pointers);
  g_test_add_func ("/ready/refused", test_refused);
  add_stories (g_getenv ("LEAF_STORIES"));
  result = g_test_run ();
  for (guint i = 0; i < 2; i++) {
    leaf_program_unref (libraries.compiled[i]);
    leaf_arena_unref (libraries.ready[i]->build.arena);
    g_free (libraries.copies[i]);
  }
  return result;
}
