/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-skein.h"

#include "leaf-storage-read.h"
#include "leaf-storage-write.h"
#include "leaf-skein-compare.h"
#include "leaf-skein-file.h"
#include "leaf-skein-undo.h"
#include "leaf-skein-run.h"
#include "loose-state-file.h"

#include <string.h>

#define SLICE        200000 /* units of work between two returns to the main loop */
#define KEEP_SECONDS 2

struct _LooseSkein {
  GObject parent_instance;

  LooseSession *session; /* borrowed */
  LeafSkein *skein;
  LeafSkeinUndo *undo; /* the author's changes that can be undone */
  char *path;          /* of the file; NULL: the story has no project, or the file cannot be used */
  char *refused;       /* the file if it cannot be used, and is left unchanged; NULL: it can */
  char *known;         /* the contents of the file when it was last read or written; NULL: there is none */
  guint keeping;       /* timeout that writes the file; 0: none */
  gboolean is_touched; /* it has changes that are not in the file */
  gboolean has_failed; /* the last attempt to write it failed, which was reported */

  /* the play in the window */
  GPtrArray *commands; /* of char *: of the play; NULL: nothing is played */
  guint32 knot;        /* where it is; 0: that knot was removed, and the next command adds it again */
  GString *answer;     /* since the last command */

  /* threads being played in the background */
  GArray *ends;          /* of guint32: knots that are still to be played */
  GArray *grown;         /* of guint32: ends of threads to be blessed when they have been played */
  GHashTable *differing; /* knot -> name of the rule that printed the first difference in its last run */
  LeafSkeinRun *run;
  LeafProgram *program; /* of the run */
  guint running;        /* idle source; 0: none */
  guint n_good, n_bad;
};

G_DEFINE_FINAL_TYPE (LooseSkein, loose_skein, G_TYPE_OBJECT)

enum { CHANGED, RAN, CONFLICT, FAILED, UNREADABLE, KEPT, N_SIGNALS };
static guint signals[N_SIGNALS];

LeafSkein *
loose_skein_get (LooseSkein *self)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), NULL);
  return self->skein;
}

static void
changed (LooseSkein *self, gboolean shape)
{
  g_signal_emit (self, signals[CHANGED], 0, shape);
}

LooseKnotState
loose_skein_get_state (LooseSkein *self, guint32 knot)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), (LooseKnotState) 0);
  const char *blessed = leaf_skein_blessed (self->skein, knot), *result = leaf_skein_result (self->skein, knot);

  if (result == NULL)
    return LOOSE_KNOT_UNKNOWN;
  return blessed == NULL ? LOOSE_KNOT_FREE : leaf_skein_same (blessed, result) ? LOOSE_KNOT_GOOD : LOOSE_KNOT_BAD;
}

/* --- the file ----------------------------------------------------------------------------------------------------- */

static void
end_run (LooseSkein *self)
{
  g_clear_pointer (&self->run, leaf_skein_run_free);
  g_clear_pointer (&self->program, leaf_program_unref);
}

static void
take (LooseSkein *self, LeafSkein *skein)
{
  g_clear_handle_id (&self->running, g_source_remove);
  end_run (self);
  g_hash_table_remove_all (self->differing);
  g_array_set_size (self->ends, 0);
  g_array_set_size (self->grown, 0);
  g_clear_pointer (&self->undo, leaf_skein_undo_free);
  g_clear_pointer (&self->skein, leaf_skein_free);
  self->skein = skein;
  self->undo = leaf_skein_undo_new (skein);
  self->knot = 0;
  self->is_touched = FALSE;
  changed (self, TRUE);
}

/* NULL: the story has no project. */
static char *
path_of (LooseSession *session)
{
  LooseProject *project = loose_session_get_project (session);
  GFile *file = project != NULL ? loose_project_get_file (project) : NULL;
  g_autofree char *story = file != NULL ? g_file_get_path (file) : NULL;

  return story != NULL ? leaf_skein_path (story) : NULL;
}

static void
read_file (LooseSkein *self)
{
  LeafSkein *skein = NULL;
  gsize length = 0;

  g_clear_pointer (&self->known, g_free);
  g_clear_pointer (&self->refused, g_free);
  if (self->path != NULL && leaf_storage_read (self->path, &self->known, &length))
    skein = leaf_skein_parse (self->known, length, NULL);
  /* A file that is not a skein, or cannot be read, is left unchanged. */
  if (self->path != NULL && skein == NULL && (self->known != NULL || g_file_test (self->path, G_FILE_TEST_EXISTS))) {
    self->refused = g_steal_pointer (&self->path);
    g_clear_pointer (&self->known, g_free);
  }
  take (self, skein != NULL ? skein : leaf_skein_new ());
  g_signal_emit (self, signals[UNREADABLE], 0, self->refused);
}

/* Returns TRUE if the file has the known contents: the project was renamed or copied, and the tree continues. */
static gboolean
is_what_is_known (LooseSkein *self)
{
  g_autofree char *there = NULL;

  return self->path != NULL && self->known != NULL && leaf_storage_read (self->path, &there, NULL)
         && g_str_equal (there, self->known);
}

static gboolean
keep_cb (gpointer data)
{
  LooseSkein *self = data;

  self->keeping = 0;
  loose_skein_keep (self);
  return G_SOURCE_REMOVE;
}

/* Marks the tree as changed, and writes the file soon. */
static void
keep_soon (LooseSkein *self)
{
  self->is_touched = TRUE;
  if (self->keeping == 0)
    self->keeping = g_timeout_add_seconds (KEEP_SECONDS, keep_cb, self);
}

/* Saves the tree in the user's state folder: the story is closed, and it cannot be written to the file at `path`. */
static void
keep_elsewhere (LooseSkein *self, const char *path)
{
  g_autofree char *bytes = NULL, *there = NULL;
  gsize length = 0;

  if (path == NULL || !self->is_touched)
    return;
  bytes = leaf_skein_write (self->skein, &length);
  there = loose_state_file_write ("skein", path, "skein", bytes, length);
  if (there != NULL)
    g_signal_emit (self, signals[KEPT], 0, there);
}

/* The file of the project, also if it is not written to; NULL: none. */
static const char *
file_of (LooseSkein *self)
{
  return self->path != NULL ? self->path : self->refused;
}

static void
project_cb (LooseSkein *self)
{
  g_autofree char *path = path_of (self->session), *was = NULL;

  if (g_strcmp0 (path, file_of (self)) == 0)
    return;
  if (self->path == NULL && self->is_touched && path != NULL && !g_file_test (path, G_FILE_TEST_EXISTS)) {
    /* When the story is saved for the first time, its skein is saved with it. */
    g_clear_pointer (&self->refused, g_free);
    self->path = g_steal_pointer (&path);
    g_signal_emit (self, signals[UNREADABLE], 0, NULL);
    keep_soon (self);
    return;
  }
  loose_skein_keep (self);
  was = g_strdup (file_of (self));
  g_free (self->path);
  self->path = g_steal_pointer (&path);
  if (is_what_is_known (self))
    return;
  keep_elsewhere (self, was);
  read_file (self);
}

/* Reports the first of several failures in a row. The next change tries again, and so does closing the window. */
static void
report_failure (LooseSkein *self, int number)
{
  if (!self->has_failed)
    g_signal_emit (self, signals[FAILED], 0, number);
  self->has_failed = TRUE;
}

static void
report_success (LooseSkein *self)
{
  if (self->has_failed)
    g_signal_emit (self, signals[FAILED], 0, 0);
  self->has_failed = FALSE;
}

/* Another program has changed the file: writes this tree to a file beside it, and shows the other program's. */
static void
keep_beside (LooseSkein *self, const char *bytes, gsize length)
{
  g_autofree char *name = NULL;
  int number = leaf_storage_write_beside (self->path, NULL, bytes, length, &name);

  if (number != 0) {
    report_failure (self, number);
    return;
  }
  report_success (self);
  read_file (self);
  g_signal_emit (self, signals[CONFLICT], 0, name);
}

static void
replace_file (LooseSkein *self, const char *bytes, gsize length)
{
  int number = leaf_storage_write (self->path, bytes, length, 0666);

  if (number != 0) {
    report_failure (self, number);
    return;
  }
  g_free (self->known);
  self->known = g_strdup (bytes);
  self->is_touched = FALSE;
  report_success (self);
}

void
loose_skein_keep (LooseSkein *self)
{
  g_autofree char *bytes = NULL, *there = NULL;
  gsize length = 0;
  gboolean is_gone;

  g_clear_handle_id (&self->keeping, g_source_remove);
  if (self->path == NULL || !self->is_touched)
    return;
  bytes = leaf_skein_write (self->skein, &length);
  leaf_storage_read (self->path, &there, NULL);
  is_gone = there == NULL && !g_file_test (self->path, G_FILE_TEST_EXISTS);
  if (g_strcmp0 (bytes, there) == 0)
    self->is_touched = FALSE;
  else if (g_strcmp0 (there, self->known) != 0 && !is_gone) /* another program's work is there */
    keep_beside (self, bytes, length);
  else
    replace_file (self, bytes, length);
}

/* Records the knot of the play and its answer. The opening text is not a change, so opening a project does not write
 * its file. */
static void
note_play (LooseSkein *self)
{
  if (self->knot != leaf_skein_root (self->skein))
    keep_soon (self);
}

void
loose_skein_touch (LooseSkein *self)
{
  g_return_if_fail (LOOSE_IS_SKEIN (self));
  keep_soon (self);
  changed (self, TRUE);
}

/* --- changes that can be undone ----------------------------------------------------------------------------------- */

guint
loose_skein_bless (LooseSkein *self, const GArray *knots, gboolean blessed)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), 0);
  guint n = leaf_skein_undo_bless (self->undo, knots, blessed);

  if (n > 0)
    loose_skein_touch (self);
  return n;
}

gboolean
loose_skein_remove (LooseSkein *self, guint32 knot)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), FALSE);
  if (!leaf_skein_undo_remove (self->undo, knot))
    return FALSE;
  if (self->knot != leaf_skein_root (self->skein) && leaf_skein_parent (self->skein, self->knot) == 0)
    self->knot = 0;
  loose_skein_touch (self);
  return TRUE;
}

guint32
loose_skein_undo (LooseSkein *self)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), 0);
  guint32 knot = leaf_skein_undo_last (self->undo);

  if (knot != 0)
    loose_skein_touch (self);
  return knot;
}

gboolean
loose_skein_can_undo (LooseSkein *self)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), FALSE);
  return !leaf_skein_undo_is_empty (self->undo);
}

/* The child with this command, which is created if it is missing. */
static guint32
add_knot (LooseSkein *self, guint32 knot, const char *command)
{
  guint32 child = leaf_skein_find_child (self->skein, knot, command);

  return child != 0 ? child : leaf_skein_add (self->skein, knot, command);
}

/* The knot to which these commands lead. */
static guint32
add_thread (LooseSkein *self, char **commands)
{
  guint32 knot = leaf_skein_root (self->skein);

  for (guint i = 0; commands[i] != NULL; i++)
    knot = add_knot (self, knot, commands[i]);
  return knot;
}

guint32
loose_skein_add_tests (LooseSkein *self)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), 0);
  LeafProgram *program = loose_session_get_program (self->session);
  guint32 n = program != NULL ? leaf_program_n_tests (program) : 0, first = 0;

  for (guint32 i = 1; i <= n; i++) {
    g_auto (GStrv) commands = leaf_program_test_commands (program, i);
    g_autofree char *name = g_strdup_printf ("test %s", leaf_program_test_name (program, i));
    guint32 knot = add_thread (self, commands);

    if (knot == leaf_skein_root (self->skein))
      continue;
    if (leaf_skein_label (self->skein, knot) == NULL)
      leaf_skein_set_label (self->skein, knot, name);
    first = first != 0 ? first : knot;
  }
  if (first != 0)
    loose_skein_touch (self);
  return first;
}

/* --- the play in the window --------------------------------------------------------------------------------------- */

static void
end_answer (LooseSkein *self)
{
  if (leaf_skein_set_result (self->skein, self->knot, self->answer->str))
    note_play (self);
}

/* Finds where the play is in the tree again, after the tree has changed. */
static void
find_knot (LooseSkein *self)
{
  self->knot = leaf_skein_root (self->skein);
  for (guint i = 0; i < self->commands->len; i++)
    self->knot = add_knot (self, self->knot, self->commands->pdata[i]);
}

/* Follows what the player typed to an existing knot, or to a new one. */
static void
follow_command (LooseSkein *self, const char *command)
{
  guint32 knot;

  if (self->commands == NULL)
    return;
  if (self->knot == 0)
    find_knot (self);
  end_answer (self);
  knot = leaf_skein_find_child (self->skein, self->knot, command);
  if (knot == 0) {
    knot = leaf_skein_add (self->skein, self->knot, command);
    keep_soon (self);
  }
  self->knot = knot;
  g_ptr_array_add (self->commands, g_strdup (command));
  g_string_truncate (self->answer, 0);
}

static void
begun_cb (LooseSkein *self)
{
  g_clear_pointer (&self->commands, g_ptr_array_unref);
  self->commands = g_ptr_array_new_with_free_func (g_free);
  self->knot = leaf_skein_root (self->skein);
  g_string_truncate (self->answer, 0);
}

static void
events_cb (LooseSkein *self, const LeafEvent *events, guint n)
{
  gboolean is_given = loose_player_is_giving (loose_session_get_player (self->session));

  for (guint i = 0; i < n; i++)
    if (events[i].sort == LEAF_EVENT_TEXT)
      g_string_append (self->answer, events[i].text);
    else if (events[i].sort == LEAF_EVENT_COMMAND && is_given)
      follow_command (self, events[i].text);
}

static void
state_cb (LooseSkein *self)
{
  LoosePlayState state = loose_player_get_state (loose_session_get_player (self->session));

  if (state != LOOSE_PLAY_WAITING && state != LOOSE_PLAY_FINISHED)
    return;
  end_answer (self);
  if (self->knot != 0 && leaf_skein_active (self->skein) != self->knot) {
    leaf_skein_set_active (self->skein, self->knot);
    note_play (self);
  }
  changed (self, TRUE);
}

void
loose_skein_play_to (LooseSkein *self, guint32 knot)
{
  g_return_if_fail (LOOSE_IS_SKEIN (self));
  g_autoptr (GArray) thread = leaf_skein_thread (self->skein, knot);
  g_autoptr (GPtrArray) commands = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < thread->len; i++)
    g_ptr_array_add (commands, g_strdup (leaf_skein_command (self->skein, g_array_index (thread, guint32, i))));
  g_ptr_array_add (commands, NULL);
  loose_session_play_commands (self->session, (const char *const *) commands->pdata);
}

/* --- all threads -------------------------------------------------------------------------------------------------- */

/* The leaves at or below this knot. */
static void
add_ends (LooseSkein *self, guint32 knot)
{
  g_autoptr (GArray) knots = leaf_skein_knots (self->skein, knot);

  for (guint i = 0; i < knots->len; i++)
    if (leaf_skein_n_children (self->skein, g_array_index (knots, guint32, i)) == 0)
      g_array_append_val (self->ends, g_array_index (knots, guint32, i));
}

static void
count_states (LooseSkein *self)
{
  g_autoptr (GArray) knots = leaf_skein_knots (self->skein, leaf_skein_root (self->skein));

  self->n_good = self->n_bad = 0;
  for (guint i = 0; i < knots->len; i++) {
    LooseKnotState state = loose_skein_get_state (self, g_array_index (knots, guint32, i));

    self->n_good += state == LOOSE_KNOT_GOOD;
    self->n_bad += state == LOOSE_KNOT_BAD;
  }
}

/* The rule that printed the first differing word; 0: none did. */
static guint32
find_differing_rule (const char *wanted, const LeafSkeinAnswer *answer)
{
  g_autoptr (GArray) words = answer->text != NULL ? leaf_skein_compare (wanted, answer->text) : NULL;

  for (guint i = 0; words != NULL && i < words->len; i++) {
    const LeafSkeinWords *run = &g_array_index (words, LeafSkeinWords, i);

    if (run->sort == LEAF_SKEIN_ADDED && leaf_skein_answer_rule (answer, run->start) != 0)
      return leaf_skein_answer_rule (answer, run->start);
  }
  return 0;
}

/* Stores the rule's name, because its number belongs to one program. */
static void
note_difference (LooseSkein *self, const LeafSkeinAnswer *answer)
{
  const char *wanted = leaf_skein_blessed (self->skein, answer->knot);
  gboolean differs = wanted != NULL && answer->text != NULL && !leaf_skein_same (wanted, answer->text);
  guint32 rule = differs ? find_differing_rule (wanted, answer) : 0;

  if (rule != 0)
    g_hash_table_insert (self->differing, GUINT_TO_POINTER (answer->knot),
                         g_strdup (leaf_program_rule_title (self->program, rule)));
  else
    g_hash_table_remove (self->differing, GUINT_TO_POINTER (answer->knot));
}

const char *
loose_skein_get_differing_rule (LooseSkein *self, guint32 knot)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), NULL);
  return loose_skein_get_state (self, knot) == LOOSE_KNOT_BAD
             ? g_hash_table_lookup (self->differing, GUINT_TO_POINTER (knot))
             : NULL;
}

guint32
loose_skein_find_bad (LooseSkein *self)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), 0);
  g_autoptr (GArray) knots = leaf_skein_knots (self->skein, leaf_skein_root (self->skein));

  for (guint i = 0; i < knots->len; i++)
    if (loose_skein_get_state (self, g_array_index (knots, guint32, i)) == LOOSE_KNOT_BAD)
      return g_array_index (knots, guint32, i);
  return 0;
}

static void
take_answers (LooseSkein *self)
{
  for (guint32 i = 0; i < leaf_skein_run_n_answers (self->run); i++) {
    const LeafSkeinAnswer *answer = leaf_skein_run_answer (self->run, i);

    note_difference (self, answer);
    if (leaf_skein_set_result (self->skein, answer->knot, answer->text))
      keep_soon (self);
  }
}

static void
bless_grown (LooseSkein *self)
{
  g_autoptr (GArray) fresh = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < self->grown->len; i++) {
    g_autoptr (GArray) thread = leaf_skein_thread (self->skein, g_array_index (self->grown, guint32, i));

    for (guint k = 0; k < thread->len; k++)
      if (leaf_skein_blessed (self->skein, g_array_index (thread, guint32, k)) == NULL)
        g_array_append_val (fresh, g_array_index (thread, guint32, k));
  }
  g_array_set_size (self->grown, 0);
  loose_skein_bless (self, fresh, TRUE);
}

static gboolean
run_cb (gpointer data)
{
  LooseSkein *self = data;
  LeafProgram *program = loose_session_get_program (self->session);

  if (self->run == NULL && self->ends->len > 0 && program != NULL) {
    self->program = leaf_program_ref (program);
    self->run = leaf_skein_run_new (self->skein, program, 1, g_array_index (self->ends, guint32, self->ends->len - 1));
    g_array_set_size (self->ends, self->ends->len - 1);
  }
  if (self->run != NULL) {
    if (leaf_skein_run_go (self->run, SLICE)) {
      take_answers (self);
      end_run (self);
    }
    return G_SOURCE_CONTINUE;
  }
  self->running = 0;
  if (self->grown->len > 0)
    bless_grown (self);
  count_states (self);
  changed (self, FALSE);
  g_signal_emit (self, signals[RAN], 0, self->n_good, self->n_bad);
  return G_SOURCE_REMOVE;
}

gboolean
loose_skein_is_running (LooseSkein *self)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), FALSE);
  return self->running != 0;
}

void
loose_skein_run (LooseSkein *self, guint32 knot)
{
  g_return_if_fail (LOOSE_IS_SKEIN (self));
  if (self->running != 0 || loose_session_get_program (self->session) == NULL)
    return;
  g_array_set_size (self->ends, 0);
  add_ends (self, knot);
  self->running = g_idle_add (run_cb, self);
}

gboolean
loose_skein_grow (LooseSkein *self, const GPtrArray *threads)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN (self), FALSE);
  if (self->running != 0 || loose_session_get_program (self->session) == NULL)
    return FALSE;
  for (guint i = 0; i < threads->len; i++) {
    guint32 knot = add_thread (self, threads->pdata[i]);

    g_array_append_val (self->grown, knot);
  }
  loose_skein_touch (self);
  loose_skein_run (self, leaf_skein_root (self->skein));
  return TRUE;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_skein_dispose (GObject *object)
{
  LooseSkein *self = LOOSE_SKEIN (object);

  if (self->skein != NULL) {
    loose_skein_keep (self);
    keep_elsewhere (self, file_of (self));
    self->is_touched = FALSE; /* this may run twice */
  }
  g_clear_handle_id (&self->keeping, g_source_remove);
  g_clear_handle_id (&self->running, g_source_remove);
  end_run (self);
  G_OBJECT_CLASS (loose_skein_parent_class)->dispose (object);
}

static void
loose_skein_finalize (GObject *object)
{
  LooseSkein *self = LOOSE_SKEIN (object);

  g_clear_pointer (&self->undo, leaf_skein_undo_free);
  g_clear_pointer (&self->skein, leaf_skein_free);
  g_array_unref (self->ends);
  g_array_unref (self->grown);
  g_hash_table_unref (self->differing);
  g_string_free (self->answer, TRUE);
  g_clear_pointer (&self->commands, g_ptr_array_unref);
  g_free (self->path);
  g_free (self->refused);
  g_free (self->known);
  G_OBJECT_CLASS (loose_skein_parent_class)->finalize (object);
}

static void
loose_skein_class_init (LooseSkeinClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_skein_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_skein_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[RAN] = g_signal_new ("ran", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                               G_TYPE_UINT, G_TYPE_UINT);
  signals[CONFLICT] = g_signal_new ("conflict", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[UNREADABLE] = g_signal_new ("unreadable", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[KEPT] = g_signal_new ("kept", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
loose_skein_init (LooseSkein *self)
{
  self->skein = leaf_skein_new ();
  self->undo = leaf_skein_undo_new (self->skein);
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->grown = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->differing = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->answer = g_string_new (NULL);
}

LooseSkein *
loose_skein_new (LooseSession *session)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LooseSkein *self = g_object_new (LOOSE_TYPE_SKEIN, NULL);
  LoosePlayer *player = loose_session_get_player (session);

  self->session = session;
  g_signal_connect_object (session, "notify::project", G_CALLBACK (project_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "begun", G_CALLBACK (begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "events", G_CALLBACK (events_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "state-changed", G_CALLBACK (state_cb), self, G_CONNECT_SWAPPED);
  project_cb (self);
  return self;
}
