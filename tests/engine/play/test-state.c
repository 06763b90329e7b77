/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a play consists of the fields in its table: changing any field changes the state; states are equal
 * exactly if their hashes are; a copy, a replay and the state after UNDO are equal to the original; and nothing that
 * one of them does afterwards affects another.
 *
 * The same is tested for every moment of our own stories (LEAF_STORIES), and of some of the corpus if there is one
 * (LEAF_CORPUS; all of it with -m slow). */
#include "leaf-compile.h"

#include "../../story-text.h"
#include "play/state/leaf-parser-state.h"
#include "play/state/leaf-files.h"
#include "play/state/leaf-panes.h"
#include "play/inspect/leaf-play-private.h"
#include "play/vm/leaf-command-input.h"
#include "play/vm/leaf-run.h"
#include "play/state/leaf-snapshot.h"
#include "play/vm/leaf-saved.h"
#include "test-play.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafMachine, leaf_machine_free)

enum { MOST_COMMANDS = 40, SLICE = 997, SLICES = 4000 };

/* Runs slices until a command is wanted, the play is over, or the limit is reached. */
static void
run_on (LeafMachine *m, guint64 slice)
{
  for (guint64 spent = 0; spent < (guint64) SLICE * SLICES; spent += slice)
    if (leaf_machine_run (m, slice).cause != LEAF_STOP_OUT_OF_BUDGET)
      break;
}

static void
assert_equal (const LeafMachine *a, const LeafMachine *b)
{
  g_assert_cmpuint (leaf_machine_hash (a), ==, leaf_machine_hash (b));
  g_assert_true (leaf_machine_equal (a, b));
}

static void
assert_unequal (const LeafMachine *a, const LeafMachine *b, const char *what)
{
  if (leaf_machine_hash (a) == leaf_machine_hash (b))
    g_error ("the hash leaves out '%s'", what);
  if (leaf_machine_equal (a, b))
    g_error ("equality leaves out '%s'", what);
}

/* --- each field alone --------------------------------------------------------------------------------------------- */

/* A play in which most fields are not empty. */
static const char busy_story[]
    = "The Shed is a room. The box is an open container in the Shed. The cat is an animal in the Shed.\n"
      "The File of Days is called \"days\".\n"
      "L is a list of numbers that varies. The note is a text that varies.\n"
      "Knowing relates various people to various things. The verb to know means the knowing relation.\n"
      "The Storm is a scene. The Storm begins when the box is closed.\n"
      "Instead of jumping: add 3 to L; now the player knows the cat; now the note is \"[L]\";\n"
      "\tappend \"x\" to the File of Days; the cat mews in two turns from now.\n"
      "At the time when the cat mews: say \"Mew.\"\n"
      "After examining the cat: say \"[note in upper case]\"; rule fails.\n";

static LeafMachine *
busy_machine (void)
{
  static const char *const commands[]
      = { "jump", "save", "take box. take it", "examine cat", "close box", "take all", "frobnicate" };
  g_autoptr (LeafProgram) program = play_compile (busy_story);
  LeafMachine *m = leaf_machine_new (program, 1, &leaf_play_host);

  run_on (m, SLICE);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_assert_true (leaf_machine_give_command (m, commands[i]));
    run_on (m, SLICE);
  }
  return m;
}

typedef struct {
  LeafMachine *changed;        /* a copy of ... */
  const LeafMachine *original; /* ... this */
} Pair;

/* Changes and restores every byte of a small field, and some of a large one. */
static void
change_bytes (const Pair *pair, guint8 *bytes, gsize size, const char *name)
{
  for (gsize i = 0; i < size; i += MAX (1, size / 48)) {
    bytes[i] ^= 0x40;
    assert_unequal (pair->changed, pair->original, name);
    bytes[i] ^= 0x40;
  }
}

static void change_fields (const Pair *pair, const LeafFields *fields, gpointer state);

static void
change_rows (const Pair *pair, const LeafField *field, guint8 *state)
{
  guint8 *rows = *(guint8 **) (gpointer) (state + field->at);
  guint32 *n = (guint32 *) (gpointer) (state + field->n_at);

  if (*n > 0) {
    change_bytes (pair, rows, field->size, field->name);
    change_bytes (pair, rows + field->size * (*n - 1), field->size, field->name);
    --*n;
    assert_unequal (pair->changed, pair->original, field->name);
    ++*n;
  } else { /* a copy has some room */
    memset (rows, 0, field->size);
    *n = 1;
    assert_unequal (pair->changed, pair->original, field->name);
    *n = 0;
  }
}

static void
change_array (const Pair *pair, const LeafField *field, GArray *array)
{
  guint n = array->len;

  if (n > 0 && field->sort == LEAF_FIELD_ARRAY)
    change_bytes (pair, (guint8 *) array->data, field->size, field->name);
  if (n > 0 && field->sort == LEAF_FIELD_RECORDS)
    change_fields (pair, field->fields, array->data);
  g_array_set_size (array, n + 1);
  assert_unequal (pair->changed, pair->original, field->name);
  g_array_set_size (array, n);
}

static void
change_text (const Pair *pair, char **text, const char *name)
{
  char *before = *text;

  *text = before != NULL ? g_strconcat (before, "!", NULL) : g_strdup ("");
  assert_unequal (pair->changed, pair->original, name);
  g_free (*text);
  *text = before;
}

static void
change_heap (const Pair *pair)
{
  LeafHeap *heap = &pair->changed->heap;
  guint texts = 0, lists = 0;

  for (guint32 i = 1; i < heap->n; i++) {
    LeafBlock *block;

    if (leaf_heap_block (heap, i)->contents != NULL)
      leaf_block_own (heap, i, leaf_block_length (heap, i)); /* and its page */
    block = &heap->pages[i / LEAF_BLOCKS_A_PAGE]->blocks[i % LEAF_BLOCKS_A_PAGE];
    if (block->sort == LEAF_BLOCK_LIST && block->contents->n > 0) {
      lists++;
      leaf_block_own (heap, i, 1)[0].bits ^= 1;
      assert_unequal (pair->changed, pair->original, "an entry of a list");
      leaf_block_own (heap, i, 1)[0].bits ^= 1;
      leaf_block_resize (heap, i, block->contents->n - 1);
      assert_unequal (pair->changed, pair->original, "the length of a list");
      leaf_block_resize (heap, i, block->contents->n + 1);
    } else if (block->sort == LEAF_BLOCK_TEXT)
      texts++;
    block->kind ^= 1;
    assert_unequal (pair->changed, pair->original, "the kind of a block");
    block->kind ^= 1;
  }
  g_assert_cmpuint (lists, >, 0);
  g_assert_cmpuint (texts, >, 0);
  change_bytes (pair, (guint8 *) &heap->made, sizeof heap->made, "what was made since the last sweep");
}

static void
change_files (const Pair *pair, LeafFiles **files, const char *name)
{
  LeafFiles *before = *files;

  leaf_files_functions.copy (files, &before);
  *files = leaf_files_change (*files, 1, "other", FALSE);
  assert_unequal (pair->changed, pair->original, name);
  leaf_files_unref (*files);
  leaf_files_functions.copy (files, &before);
  *files = leaf_files_change (*files, 1, leaf_files_get (before, 1)->text, TRUE);
  assert_unequal (pair->changed, pair->original, name);
  leaf_files_unref (*files);
  *files = before;
}

/* Fields with functions of their own: a change to each, by name; the machine is not used afterwards. */
static void
change_own (const Pair *pair, const char *name)
{
  LeafMachine *m = pair->changed;

  if (strcmp (name, "heap") == 0) {
    change_heap (pair);
    return;
  }
  if (strcmp (name, "parser") == 0) {
    change_fields (pair, &leaf_parser_fields, m->parser);
    return;
  }
  if (strcmp (name, "files") == 0) {
    change_files (pair, &m->files, name);
    return;
  }
  if (strcmp (name, "panes") == 0) {
    leaf_pane_open (m, LEAF_PANE_MAIN, LEAF_PANE_ABOVE, FALSE, 2, LEAF_PANE_GRID);
    assert_unequal (m, pair->original, name);
    return;
  }
  if (strcmp (name, "first_files") == 0) {
    change_files (pair, &m->first_files, name);
    return;
  }
  if (strcmp (name, "cells") == 0)
    leaf_own_cell (m, m->cells.n - 1)->bits ^= 1;
  else if (strcmp (name, "inputs") == 0)
    m->inputs = leaf_input_push (m->inputs, "wait");
  else if (strcmp (name, "saved") == 0)
    leaf_saved_functions.clear (&m->saved);
  else if (strcmp (name, "saved_before") == 0)
    m->saved_before = g_ref_string_new ("before");
  else if (strcmp (name, "replay") == 0)
    g_assert_true (leaf_machine_begin_replay (m));
  else if (strcmp (name, "undo") == 0)
    leaf_machine_keep_moment (m);
  else
    g_error ("this test knows no change to the field '%s'", name);
  assert_unequal (pair->changed, pair->original, name);
}

static void
change_fields (const Pair *pair, const LeafFields *fields, gpointer state)
{
  for (guint i = 0; i < fields->n; i++) {
    const LeafField *field = &fields->fields[i];
    guint8 *at = (guint8 *) state + field->at;

    switch (field->sort) {
    case LEAF_FIELD_PLAIN: change_bytes (pair, at, field->size, field->name); break;
    case LEAF_FIELD_ROWS: change_rows (pair, field, state); break;
    case LEAF_FIELD_ARRAY:
    case LEAF_FIELD_RECORDS: change_array (pair, field, *(GArray **) (gpointer) at); break;
    case LEAF_FIELD_PART: change_fields (pair, field->fields, at); break;
    case LEAF_FIELD_TEXT: change_text (pair, (char **) (gpointer) at, field->name); break;
    case LEAF_FIELD_STRING: {
      GString *string = *(GString **) (gpointer) at;

      g_string_append_c (string, '!');
      assert_unequal (pair->changed, pair->original, field->name);
      g_string_truncate (string, string->len - 1);
      break;
    }
    case LEAF_FIELD_OWN: {
      g_autoptr (LeafMachine) copy = leaf_machine_copy (pair->original);

      change_own (&(Pair) { copy, pair->original }, field->name);
      break;
    }
    }
  }
}

static void
test_fields (void)
{
  g_autoptr (LeafMachine) m = busy_machine (), copy = leaf_machine_copy (m);
  const Pair pair = { copy, m };

  assert_equal (m, copy);
  change_fields (&pair, &leaf_state_fields, copy);
  change_fields (&pair, &leaf_kept_fields, copy);
  assert_equal (m, copy); /* all was put back */
}

/* Cells have the same values however they are distributed over pages, and writing to a shared page makes a copy. */
static void
test_cells (void)
{
  enum { N = 3 * LEAF_CELLS_A_PAGE + 7, FIRST = LEAF_CELLS_A_PAGE - 5, SOME = LEAF_CELLS_A_PAGE + 10 };
  g_autofree LeafValue *values = g_new0 (LeafValue, N), *read = g_new0 (LeafValue, N);
  LeafCells cells, copy;

  for (gint32 i = 0; i < N; i++)
    values[i] = LEAF_VALUE (NUMBER, i);
  leaf_cells_init (&cells, values, N);
  leaf_cells_copy (&copy, &cells);
  g_assert_true (leaf_cells_equal (&cells, &copy));
  g_assert_cmpuint (leaf_cells_held_alone (&copy, &cells), <, sizeof (LeafCellPage));
  for (gint32 i = 0; i < N; i++)
    g_assert_cmpint (leaf_cells_at (&copy, (guint32) i)->bits, ==, i);

  leaf_cells_write (&copy, FIRST, SOME, NULL);
  g_assert_false (leaf_cells_equal (&cells, &copy));
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), !=, leaf_cells_hash (&copy, 1));
  g_assert_true (copy.pages[0] != cells.pages[0] && copy.pages[1] != cells.pages[1] && copy.pages[2] != cells.pages[2]);
  g_assert_true (copy.pages[3] == cells.pages[3]);
  leaf_cells_read (&cells, 0, N, read);
  g_assert_cmpmem (read, sizeof *read * N, values, sizeof *values * N);
  leaf_cells_read (&copy, 0, N, read);
  for (gint32 i = 0; i < N; i++)
    g_assert_cmpint (read[i].bits, ==, i >= FIRST && i < FIRST + SOME ? 0 : i);

  leaf_cells_write (&copy, FIRST, SOME, values + FIRST);
  g_assert_true (leaf_cells_equal (&cells, &copy));
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), ==, leaf_cells_hash (&copy, 1));
  leaf_cells_set (&copy, 3,
                  /* incremental sums of own and shared pages, and two values that are swapped */
                  values[4]);
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), !=, leaf_cells_hash (&copy, 1));
  leaf_cells_set (&copy, 4, values[3]);
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), !=, leaf_cells_hash (&copy, 1));
  leaf_cells_set (&copy, N - 2, values[0]);
  leaf_cells_own (&copy, 9)->bits = 0;
  leaf_cells_set (&copy, 9, values[9]);
  leaf_cells_set (&copy, 3, values[3]);
  leaf_cells_set (&copy, 4, values[4]);
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), !=, leaf_cells_hash (&copy, 1));
  leaf_cells_set (&copy, N - 2, values[N - 2]);
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), ==, leaf_cells_hash (&copy, 1));
  leaf_cells_clear (&cells);
  leaf_cells_own (&copy, N - 1)->bits = 1;
  g_assert_cmpint (leaf_cells_at (&copy, N - 2)->bits, ==, N - 2);
  leaf_cells_clear (&copy);
}

/* A moment of a large world does not copy all of it. */
static void
test_moments_share_cells (void)
{
  g_autoptr (GString) story = g_string_new (
      "The Hall is a room. A coin is a kind of thing. A coin has a number called worth. 500 coins are in the Hall. "
      "The note is a number that varies. Every turn: increment the note.\n");
  g_autoptr (LeafProgram) program = play_compile (story->str);
  g_autoptr (LeafMachine) m = leaf_machine_new (program, 1, &leaf_play_host);
  guint32 shared = 0;
  const LeafMachine *moment;

  run_on (m, SLICE);
  g_assert_true (leaf_machine_give_command (m, "wait"));
  run_on (m, SLICE);
  moment = m->undo->pdata[m->undo->len - 1];
  g_assert_cmpuint (leaf_cells_n_pages (&m->cells), >, 4);
  for (guint32 i = 0; i < leaf_cells_n_pages (&m->cells); i++)
    shared += m->cells.pages[i] == moment->cells.pages[i];
  g_assert_cmpuint (shared, >, 0);
  g_assert_cmpuint (2 * shared, >, leaf_cells_n_pages (&m->cells));
}

/* Listeners are not part of the state. */
static void
test_watchers (void)
{
  g_autoptr (LeafMachine) m = busy_machine (), copy = leaf_machine_copy (m);

  copy->wanted = LEAF_WANT_RULES;
  copy->n_events++;
  copy->step = LEAF_STEP_IN;
  assert_equal (m, copy);
}

/* --- every moment of a story -------------------------------------------------------------------------------------- */

static void
check_pairs (const GPtrArray *moments)
{
  g_autofree guint64 *hashes = g_new (guint64, moments->len);

  for (guint i = 0; i < moments->len; i++)
    hashes[i] = leaf_machine_hash (moments->pdata[i]);
  for (guint i = 0; i < moments->len; i++)
    for (guint k = 0; k < i; k++)
      g_assert_true ((hashes[i] == hashes[k]) == leaf_machine_equal (moments->pdata[i], moments->pdata[k]));
}

/* The first field in which two states differ. */
static const char *
difference (const LeafFields *fields, gconstpointer a, gconstpointer b)
{
  for (guint i = 0; i < fields->n; i++)
    if (!leaf_fields_equal (&(LeafFields) { .fields = &fields->fields[i], .n = 1 }, a, b))
      return fields->fields[i].name;
  return NULL;
}

/* A state that is kept for UNDO does not change. Answers to questions of the library have no such state. */
static void
check_undo (const LeafMachine *m, const GPtrArray *moments)
{
  guint at = moments->len;

  for (guint i = m->undo != NULL ? m->undo->len : 0; i > 0; i--) {
    while (at > 0 && difference (&leaf_state_fields, m->undo->pdata[i - 1], moments->pdata[at - 1]) != NULL)
      at--;
    g_assert_cmpuint (at, >, 0);
    at--;
  }
}

/* Tests at each command that a copy is equal; that the original does not change while the copy plays on; that the
 * original then reaches the same state in many slices; and that a play without events does too. Returns the number of
 * commands. */
static guint
check_moments (LeafProgram *program, const GPtrArray *commands)
{
  g_autoptr (LeafMachine) m = leaf_machine_new (program, 1, &leaf_play_host);
  g_autoptr (LeafMachine) replay = leaf_machine_new (program, 1, &leaf_play_host);
  g_autoptr (GPtrArray) moments = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_machine_free);
  gboolean takes_back = FALSE;

  replay->wanted = 0;
  run_on (m, SLICE);
  run_on (replay, G_GUINT64_CONSTANT (100) * SLICE);
  assert_equal (m, replay);
  for (guint i = 0; i < MIN (commands->len, MOST_COMMANDS); i++) {
    LeafMachine *before = leaf_machine_copy (m);
    g_autoptr (LeafMachine) copy = leaf_machine_copy (m);
    guint64 hash = leaf_machine_hash (m);
    const char *command = commands->pdata[i];

    assert_equal (m, before);
    if (!leaf_machine_give_command (copy, command)) {
      leaf_machine_free (before);
      break;
    }
    g_ptr_array_add (moments, before);
    run_on (copy, G_GUINT64_CONSTANT (50) * SLICE);
    g_assert_cmpuint (leaf_machine_hash (m), ==, hash);
    assert_equal (m, before);
    leaf_machine_give_command (m, command);
    leaf_machine_give_command (replay, command);
    run_on (m, SLICE);
    run_on (replay, G_GUINT64_CONSTANT (100) * SLICE);
    if (m->stop.cause == LEAF_STOP_OUT_OF_BUDGET)
      break;
    assert_equal (m, copy);
    assert_equal (m, replay);
    takes_back |= g_ascii_strcasecmp (command, "undo") == 0 || g_ascii_strcasecmp (command, "restart") == 0;
  }
  check_pairs (moments);
  if (!takes_back)
    check_undo (m, moments);
  return moments->len;
}

static void
check_source (const char *source, const GPtrArray *commands)
{
  LeafSourceText text = { "story.ni", source, strlen (source) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&text, NULL);

  check_moments (program, commands);
}

static void
test_story (gconstpointer path)
{
  g_autofree char *text = NULL, *source = NULL, *transcript = NULL;
  g_autoptr (GPtrArray) commands = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  source = story_part (text, "source");
  transcript = story_part (text, "play");
  if (transcript == NULL)
    transcript = story_part (text, "trace");
  g_assert_nonnull (source);
  commands = story_commands (transcript != NULL ? transcript : ">look");
  check_source (source, commands);
}

/* --- shared values are not changed -------------------------------------------------------------------------------- */

/* One command for each way in which a value on the heap is changed in place. */
static const char heap_story[]
    = "The Shed is a room. The box is an open container in the Shed. The ball and the cube are in the Shed. Ann is a woman in the Shed.\n"
      "L is a list of numbers that varies. L is {5, 3, 9, 1}. M is a list of lists of numbers that varies. T is a list of texts that varies.\n"
      "The deed is a stored action that varies. The note is a text that varies. The note is \"plain\".\n"
      "Knowing relates various people to various things. The verb to know means the knowing relation.\n"
      "Matching relates things to each other in groups. The verb to match means the matching relation.\n"
      "The Storm is a recurring scene. The Storm begins when the box is closed. The Storm ends when the box is open.\n"
      "Report jumping: say \"[L]; [M]; [T]; [note]; [deed]; [list of things known by Ann].\"\n"
      "Adding is an action applying to nothing. Understand \"add\" as adding. Carry out adding: add 7 to L.\n"
      "Setting is an action applying to nothing. Understand \"set\" as setting. Carry out setting: now entry 2 of L is 44.\n"
      "Dropping out is an action applying to nothing. Understand \"pop\" as dropping out. Carry out dropping out: remove entry 1 from L.\n"
      "Sorting is an action applying to nothing. Understand \"sort\" as sorting. Carry out sorting: sort L.\n"
      "Turning round is an action applying to nothing. Understand \"round\" as turning round. Carry out turning round: reverse L.\n"
      "Wheeling is an action applying to nothing. Understand \"wheel\" as wheeling. Carry out wheeling: rotate L.\n"
      "Shortening is an action applying to nothing. Understand \"trim\" as shortening. Carry out shortening: truncate L to 2 entries.\n"
      "Nesting is an action applying to nothing. Understand \"nest\" as nesting. Carry out nesting: add L to M; add 8 to entry 1 of M.\n"
      "Noting is an action applying to nothing. Understand \"note\" as noting. Carry out noting: now the note is the substituted form of \"[note]+\"; add the note to T;\n"
      "\treplace the text \"+\" in the note with \"-\".\n"
      "Learning is an action applying to nothing. Understand \"learn\" as learning. Carry out learning: now Ann knows the ball; now the ball matches the cube.\n"
      "Unlearning is an action applying to nothing. Understand \"unlearn\" as unlearning. Carry out unlearning: now Ann does not know the ball;\n"
      "\tnow the ball does not match the cube.\n"
      "Planning is an action applying to nothing. Understand \"plan\" as planning. Carry out planning: now the deed is the current action; the bell rings in three turns from now.\n"
      "At the time when the bell rings: say \"Ding.\"\n";

static void
test_shared (void)
{
  static const char commands[]
      = ">jump\n>add\n>add\n>set\n>sort\n>round\n>wheel\n>nest\n>nest\n>pop\n>trim\n>note\n>note\n>learn\n>plan\n"
        ">close box\n>unlearn\n>open box\n>take all\n>jump\n>close box\n>add\n";
  g_autoptr (GPtrArray) list = story_commands (commands);
  g_autoptr (LeafProgram) program = play_compile (heap_story);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_cmpuint (check_moments (program, list), ==, list->len);
}

/* UNDO restores the values on the heap. */
static void
test_taken_back (void)
{
  g_autoptr (LeafProgram) program = play_compile (heap_story);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  g_autofree char *out = play_all (play, "add/sort/note/jump/wheel/note/undo/undo/jump", NULL);
  static const char sorted[] = "1, 3, 5, 7 and 9; ";
  const char *first = strstr (out, sorted);

  g_assert_nonnull (first);
  g_assert_nonnull (strstr (first + 1, sorted));
}

/* A long list that is passed on repeatedly is stored only once, and its old version is swept after a change. */
static void
test_handed_on (void)
{
  static const char source[]
      = "The Shed is a room. L is a list of numbers that varies. M is a list of numbers that varies.\n"
        "When play begins:\n\trepeat with I running from 1 to 3000:\n\t\tadd I to L.\n"
        "Instead of jumping:\n\trepeat with I running from 1 to 2000:\n\t\tnow M is L.\n"
        "Instead of waiting:\n\trepeat with I running from 1 to 2000:\n\t\tnow M is L;\n\t\tadd 1 to M.\n";
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafMachine) m = leaf_machine_new (program, 1, &leaf_play_host);
  static const char *const commands[] = { "jump", "wait" };

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  run_on (m, SLICE);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
    gsize bytes = 0;

    g_assert_true (leaf_machine_give_command (m, commands[i]));
    run_on (m, G_GUINT64_CONSTANT (100) * SLICE);
    for (guint32 k = 1; k < m->heap.n; k++) {
      LeafContents *contents = leaf_heap_block (&m->heap, k)->contents;

      if (contents != NULL && g_hash_table_add (seen, contents))
        bytes += contents->n * sizeof (LeafValue);
    }
    g_assert_cmpuint (bytes, <, i == 0 ? 100 * 1000 : 24 * 1000 * 1000);
  }
}

/* A sweep may end with the last unit of a slice: then the slice ends too, and does not continue for ever. */
static void
test_sweep_ends_a_slice (void)
{
  g_autoptr (LeafProgram) program
      = play_compile ("The Shed is a room. T is a text that varies.\n"
                      "When play begins:\n\twhile 1 is 1:\n\t\tnow T is \"[turn count]\" in upper case.\n");
  g_autoptr (LeafMachine) m = leaf_machine_new (program, 1, &leaf_play_host);
  guint n_sweeps = 0;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  for (guint i = 0; i < 200000; i++) {
    gboolean is_sweeping = m->heap.sweep != NULL;

    g_assert_cmpint (leaf_machine_run (m, 1 + i % 3).cause, ==, LEAF_STOP_OUT_OF_BUDGET);
    n_sweeps += is_sweeping && m->heap.sweep == NULL;
  }
  g_assert_cmpuint (n_sweeps, >, 2);
}

/* All output of a command. */
static char *
answer (LeafPlay *play, const char *command)
{
  GString *all = g_string_new (NULL);

  play_collect (play, all, NULL);
  g_string_truncate (all, 0);
  g_assert_true (leaf_play_command (play, command));
  play_on (play);
  play_collect (play, all, NULL);
  return g_string_free (all, FALSE);
}

/* A copy can undo what the play can, without affecting the play. */
static void
test_copy_takes_back (void)
{
  g_autoptr (LeafProgram) program = play_compile (heap_story);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1), copy = NULL;
  g_autofree char *before = play_all (play, "add/add/take ball", NULL), *carried = answer (play, "inventory");
  g_autofree char *of_copy = NULL, *of_play = NULL;

  copy = leaf_play_copy (play);
  g_assert_cmpuint (leaf_play_hash (copy), ==, leaf_play_hash (play));
  for (guint i = 0; i < 2; i++)
    g_free (answer (copy, "undo"));
  of_copy = answer (copy, "inventory");
  of_play = answer (play, "inventory");
  g_assert_nonnull (strstr (of_play, "a ball"));
  g_assert_cmpstr (of_play, ==, carried);
  g_assert_null (strstr (of_copy, "a ball"));
}

/* --- finding stories ---------------------------------------------------------------------------------------------- */

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
names_in (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
add_stories (void)
{
  const char *top = g_getenv ("LEAF_STORIES");
  g_autofree char *folder = top != NULL ? g_build_filename (top, "play", NULL) : NULL;
  g_autoptr (GPtrArray) names = names_in (folder);

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *test = g_strconcat ("/play/state/stories/", names->pdata[i], NULL);

    if (g_str_has_suffix (names->pdata[i], ".story"))
      g_test_add_data_func_full (test, g_build_filename (folder, names->pdata[i], NULL), test_story, g_free);
  }
}

/* A story of the corpus in its folder: story.ni, and commands.txt with one command a line. */
static void
check_corpus_story (const char *folder)
{
  g_autofree char *source_path = g_build_filename (folder, "story.ni", NULL),
                  *commands_path = g_build_filename (folder, "commands.txt", NULL);
  g_autofree char *source = NULL, *commands = NULL;
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (source_path, &source, NULL, NULL)
      || !g_file_get_contents (commands_path, &commands, NULL, NULL))
    return;
  lines = g_strsplit (commands, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_ptr_array_add (list, g_strdup (lines[i]));
  g_test_message ("%s", folder);
  check_source (source, list);
}

static void
test_corpus (void)
{
  static const char *const groups[] = { "examples", "tests", "stories", "laws" };
  const char *top = g_getenv ("LEAF_CORPUS");
  guint step = g_test_slow () ? 1 : 4;

  if (top == NULL || !g_file_test (top, G_FILE_TEST_IS_DIR)) {
    g_test_skip ("the corpus is not here");
    return;
  }
  for (guint k = 0; k < G_N_ELEMENTS (groups); k++) {
    g_autofree char *group = g_build_filename (top, groups[k], NULL);
    g_autoptr (GPtrArray) names = names_in (group);

    for (guint i = 0; i < names->len; i += step) {
      g_autofree char *folder = g_build_filename (group, names->pdata[i], NULL);

      check_corpus_story (folder);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/play/state/fields", test_fields);
  g_test_add_func ("/play/state/cells", test_cells);
  g_test_add_func ("/play/state/moments-share-cells", test_moments_share_cells);
  g_test_add_func ("/play/state/watchers", test_watchers);
  g_test_add_func ("/play/state/shared", test_shared);
  g_test_add_func ("/play/state/handed-on", test_handed_on);
  g_test_add_func ("/play/state/sweep-ends-a-slice", test_sweep_ends_a_slice);
  g_test_add_func ("/play/state/taken-back", test_taken_back);
  g_test_add_func ("/play/state/copy-takes-back", test_copy_takes_back);
  add_stories ();
  g_test_add_func ("/play/state/corpus", test_corpus);
  return g_test_run ();
}
