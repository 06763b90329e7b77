/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-evaluate.c: evaluates typed words at the present moment of a play, on a copy of it.
 *
 * The fragment is a program of its own on top of the story's (leaf_program_fragment). All ids of the story keep their
 * meaning in it, so a copy of the machine switches to its image and runs one chunk more. */

#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-snapshot.h"
#include "leaf-value-words.h"
#include "leaf-play-private.h"

#include <string.h>

struct _LeafCompiledFragment {
  LeafProgram *program;
  LeafFragmentMade made;
  guint32 scope; /* the chunk in whose scope it was read; 0: none */
};

guint32
leaf_innermost_code (const LeafMachine *m)
{
  for (guint32 i = m->n_frames; i-- > 0;)
    if (m->frames[i].sort == LEAF_FRAME_CODE)
      return i;
  return G_MAXUINT32;
}

static guint32
chunk_of (const LeafMachine *m, guint32 frame)
{
  return frame < m->n_frames && m->frames[frame].sort == LEAF_FRAME_CODE ? m->frames[frame].of : 0;
}

GPtrArray *
leaf_compiled_fragment_values_in (const LeafMachine *m, const char *words)
{
  g_autofree LeafFragmentOwner *owners = g_new0 (LeafFragmentOwner, m->n_owners + 1);
  LeafFragmentRequest request = { .words = words, .owners = owners, .n_owners = m->n_owners };

  for (guint32 i = 0; i < m->n_owners; i++)
    owners[i] = (LeafFragmentOwner) { m->owners[i].owner, m->owners[i].id };
  return leaf_program_values_in (m->program, &request);
}

LeafCompiledFragment *
leaf_compiled_fragment_new (const LeafMachine *m, guint32 frame, const char *words, gboolean may_do,
                            LeafMessageFragment **problem)
{
  guint32 scope = chunk_of (m, frame);
  const LeafImageChunk *chunk = scope != 0 ? LEAF_ROW (&m->image->chunks, LeafImageChunk, scope) : NULL;
  g_autofree LeafFragmentOwner *owners = g_new0 (LeafFragmentOwner, m->n_owners + 1);
  LeafFragmentRequest request = { .words = words, .owners = owners, .n_owners = m->n_owners, .may_do = may_do };
  LeafCompiledFragment *asked = g_new0 (LeafCompiledFragment, 1);

  for (guint32 i = 0; i < m->n_owners; i++)
    owners[i] = (LeafFragmentOwner) { m->owners[i].owner, m->owners[i].id };
  if (chunk != NULL) {
    request.locals = chunk->locals;
    request.n_locals = chunk->n_locals;
    request.n_slots = chunk->n_slots;
  }
  asked->scope = scope;
  asked->program = leaf_program_fragment (m->program, &request, &asked->made, problem);
  if (asked->program == NULL)
    g_clear_pointer (&asked, g_free);
  return asked;
}

static void
add_owners (GArray *owners, LeafOwner owner, const LeafTable *rows)
{
  LEAF_EACH (rows, i) {
    LeafFragmentOwner each = { owner, i };

    g_array_append_val (owners, each);
  }
}

LeafMessageFragment *
leaf_words_problem (const LeafMachine *m, guint32 chunk, const char *words)
{
  const LeafImageChunk *scope = chunk != 0 ? LEAF_ROW (&m->image->chunks, LeafImageChunk, chunk) : NULL;
  g_autoptr (GArray) owners = g_array_new (FALSE, FALSE, sizeof (LeafFragmentOwner));
  LeafFragmentRequest request = { .words = words };
  LeafMessageFragment *problem = NULL;
  LeafFragmentMade made;
  LeafProgram *program;

  add_owners (owners, LEAF_OWNER_RULEBOOK, &m->image->rulebooks);
  add_owners (owners, LEAF_OWNER_ACTION, &m->image->actions);
  add_owners (owners, LEAF_OWNER_ACTIVITY, &m->image->activities);
  request.owners = (const LeafFragmentOwner *) owners->data;
  request.n_owners = owners->len;
  if (scope != NULL) {
    request.locals = scope->locals;
    request.n_locals = scope->n_locals;
    request.n_slots = scope->n_slots;
  }
  program = leaf_program_fragment (m->program, &request, &made, &problem);
  if (program != NULL)
    leaf_program_unref (program);
  return problem;
}

void
leaf_compiled_fragment_free (LeafCompiledFragment *asked)
{
  if (asked == NULL)
    return;
  leaf_program_unref (asked->program);
  g_free (asked);
}

LeafFragmentMade
leaf_compiled_fragment_made (const LeafCompiledFragment *asked)
{
  return asked->made;
}

gboolean
leaf_compiled_fragment_fits (const LeafCompiledFragment *asked, const LeafMachine *m, guint32 frame)
{
  return asked->scope == chunk_of (m, frame);
}

/* A copy that plays the fragment's program. */
static LeafMachine *
copy_for (const LeafCompiledFragment *asked, const LeafMachine *m)
{
  LeafMachine *copy = leaf_machine_copy (m);
  LeafProgram *before = copy->program;

  leaf_machine_quieten (copy);
  copy->program = leaf_program_ref (asked->program);
  leaf_program_unref (before);
  copy->image = leaf_program_image (asked->program);
  copy->facts = &copy->image->facts;
  copy->layout = copy->image->layout;
  return copy;
}

/* Joins all of them, in a tree that is not deep. NULL if there are none. */
static LeafMessageFragment *
join_all (GPtrArray *parts)
{
  for (; parts->len > 1; g_ptr_array_set_size (parts, (gint) (parts->len + 1) / 2))
    for (guint i = 0; i < parts->len; i += 2)
      parts->pdata[i / 2]
          = leaf_message_fragment_join (parts->pdata[i], i + 1 < parts->len ? parts->pdata[i + 1] : NULL);
  return parts->len > 0 ? parts->pdata[0] : NULL;
}

/* Includes run-time problems. NULL if nothing was printed. */
static LeafMessageFragment *
printed_by (const LeafMachine *m, guint *n_faults)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  for (guint i = 0; i < m->events->len; i++) {
    const LeafRawEvent *raw = &g_array_index (m->events, LeafRawEvent, i);

    if (raw->event.sort == LEAF_EVENT_FAULT) {
      ++*n_faults;
      g_ptr_array_add (parts, leaf_message_fragment_ref (raw->event.message));
    } else if (raw->event.sort == LEAF_EVENT_TEXT) {
      char *text = g_strndup (m->event_text->str + raw->text, raw->length);

      g_ptr_array_add (parts, leaf_message_fragment_for_text (text));
    }
  }
  return join_all (parts);
}

/* On a copy of the machine for which it was compiled, with that frame; returns where its slots begin. */
static guint32
enter_asked (const LeafCompiledFragment *asked, LeafMachine *m, guint32 frame)
{
  const LeafImageChunk *scope = asked->scope != 0 ? LEAF_ROW (&m->image->chunks, LeafImageChunk, asked->scope) : NULL;

  leaf_enter_chunk (m, asked->made.chunk, 0, asked->made.gives ? LEAF_FLAG_GIVES : 0, LEAF_ENTRY_MACHINE);
  if (scope != NULL)
    memcpy (m->stack + leaf_machine_frame (m)->slots, m->stack + m->frames[frame].slots,
            sizeof (LeafValue) * scope->n_slots);
  return leaf_machine_frame (m)->slots;
}

void
leaf_evaluation_tell (LeafEvaluation *found, LeafMessageFragment *message)
{
  found->problem_message = message;
  found->problem = message != NULL ? g_strstrip (leaf_message_fragment_words (message, NULL, NULL)) : NULL;
}

/* Runs the fragment on a copy of the machine. Returns the copy, which holds the output. *slots: where the fragment's
 * slots were. Sets found->problem and found->is_unfinished if the fragment did not finish. */
static LeafMachine *
run_on_copy (const LeafCompiledFragment *asked, const LeafMachine *machine, guint32 frame, guint32 *slots,
             LeafEvaluation *found)
{
  LeafMachine *m = copy_for (asked, machine);
  guint32 depth = m->n_frames;

  m->wanted = LEAF_WANT_TEXT;
  *slots = enter_asked (asked, m, frame);
  found->is_unfinished = !leaf_machine_run_down_to (m, depth);
  if (found->is_unfinished)
    leaf_evaluation_tell (found, leaf_message_fragment (N_ ("Its evaluation did not finish."), NULL));
  return m;
}

/* draws: it used chance. */
static LeafEvaluation
run_asked (const LeafCompiledFragment *asked, const LeafMachine *machine, guint32 frame, gboolean *draws)
{
  LeafEvaluation found = { 0 };
  guint32 slots;
  LeafMachine *m = run_on_copy (asked, machine, frame, &slots, &found);
  guint n_faults = 0;

  if (found.problem == NULL && asked->made.gives) {
    LeafValue value = m->returned;

    found.is_true = value.bits != 0;
    found.kind = g_strdup (leaf_image_kind_name (m->image, asked->made.kind));
    found.value = leaf_value_words (m, value);
  }
  found.printed_message = printed_by (m, &n_faults);
  found.printed = leaf_message_fragment_dup_words (found.printed_message, NULL, NULL);
  *draws = memcmp (&m->chance, &machine->chance, sizeof m->chance) != 0;
  leaf_machine_free (m);
  return found;
}

LeafEvaluation
leaf_compiled_fragment_run (const LeafCompiledFragment *asked, const LeafMachine *machine, guint32 frame)
{
  gboolean draws;

  return run_asked (asked, machine, frame, &draws);
}

char *
leaf_compiled_fragment_sure_value (const LeafCompiledFragment *asked, const LeafMachine *machine)
{
  gboolean draws;
  g_auto (LeafEvaluation) found = run_asked (asked, machine, G_MAXUINT32, &draws);

  return draws ? NULL : g_steal_pointer (&found.value);
}

/* The frame of the machine that is shown as number `depth`. */
static guint32
frame_at (const LeafMachine *m, guint32 depth)
{
  for (guint32 i = m->n_frames; i-- > 0;)
    if (leaf_frame_is_shown (&m->frames[i]) && depth-- == 0)
      return i;
  return G_MAXUINT32;
}

/* The phrase's own slots are a copy of the frame's, whose names it may have changed; they are still above the stack. */
static void
give_slots_back (LeafMachine *m, const LeafCompiledFragment *asked, guint32 frame, guint32 slots)
{
  const LeafImageChunk *scope = asked->scope != 0 ? LEAF_ROW (&m->image->chunks, LeafImageChunk, asked->scope) : NULL;

  if (scope != NULL)
    memcpy (m->stack + m->frames[frame].slots, m->stack + slots, sizeof (LeafValue) * scope->n_slots);
}

/* Compiles typed words; *frame: the frame in whose scope they are read. NULL if they are not understood there. */
static LeafCompiledFragment *
ask_at (const LeafPlay *play, guint32 depth, const char *words, gboolean may_do, guint32 *frame,
        LeafEvaluation *refused)
{
  LeafMessageFragment *message = NULL;
  LeafCompiledFragment *asked;

  *frame = frame_at (play->machine, depth);
  asked = leaf_compiled_fragment_new (play->machine, *frame, words, may_do, &message);
  if (asked == NULL)
    leaf_evaluation_tell (refused, message);
  return asked;
}

/* Its changes remain in the copy, unless it had a run-time problem. */
static LeafMachine *
do_on_copy (const LeafCompiledFragment *asked, const LeafMachine *machine, guint32 frame, LeafEvaluation *refused)
{
  guint32 slots;
  LeafMachine *m = run_on_copy (asked, machine, frame, &slots, refused);
  guint n_faults = 0;
  g_autoptr (LeafMessageFragment) printed = printed_by (m, &n_faults);

  if (refused->problem == NULL && n_faults > 0)
    leaf_evaluation_tell (refused, g_steal_pointer (&printed));
  if (refused->problem == NULL)
    give_slots_back (m, asked, frame, slots);
  else
    g_clear_pointer (&m, leaf_machine_free);
  return m;
}

LeafMachine *
leaf_play_done_here (const LeafPlay *play, guint32 depth, const char *words, LeafEvaluation *refused)
{
  guint32 frame;
  LeafCompiledFragment *asked = ask_at (play, depth, words, TRUE, &frame, refused);
  LeafMachine *m = NULL;

  if (asked != NULL && asked->made.gives)
    leaf_evaluation_tell (refused, leaf_message_fragment (N_ ("This is a value, so it changes nothing."), NULL));
  else if (asked != NULL)
    m = do_on_copy (asked, play->machine, frame, refused);
  leaf_compiled_fragment_free (asked);
  return m;
}

LeafEvaluation
leaf_play_evaluate (const LeafPlay *play, guint32 depth, const char *words, gboolean may_do)
{
  LeafEvaluation found = { 0 };
  LeafCompiledFragment *asked;
  guint32 frame;

  g_return_val_if_fail (play != NULL && words != NULL, found);
  asked = ask_at (play, depth, words, may_do, &frame, &found);
  if (asked != NULL)
    found = leaf_compiled_fragment_run (asked, play->machine, frame);
  leaf_compiled_fragment_free (asked);
  return found;
}

char *
leaf_evaluation_dup_problem (const LeafEvaluation *evaluation, GTranslateFunc translate, gpointer data)
{
  g_return_val_if_fail (evaluation != NULL, NULL);
  if (evaluation->problem_message == NULL)
    return g_strdup (evaluation->problem);
  return g_strstrip (leaf_message_fragment_words (evaluation->problem_message, translate, data));
}

char *
leaf_evaluation_dup_printed (const LeafEvaluation *evaluation, GTranslateFunc translate, gpointer data)
{
  g_return_val_if_fail (evaluation != NULL, NULL);
  return leaf_message_fragment_dup_words (evaluation->printed_message, translate, data);
}

void
leaf_evaluation_clear (LeafEvaluation *evaluation)
{
  g_clear_pointer (&evaluation->value, g_free);
  g_clear_pointer (&evaluation->kind, g_free);
  g_clear_pointer (&evaluation->printed, g_free);
  g_clear_pointer (&evaluation->printed_message, leaf_message_fragment_unref);
  g_clear_pointer (&evaluation->problem, g_free);
  g_clear_pointer (&evaluation->problem_message, leaf_message_fragment_unref);
}
