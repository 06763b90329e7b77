/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-value-words.c: values in words for debuggers, where these differ from what the story would print. */
#include "leaf-frames.h"
#include "leaf-run.h"
#include "leaf-snapshot.h"
#include "leaf-value-format.h"
#include "leaf-value-words.h"
#include "leaf-values.h"

enum { ASKED_STEPS = 20000 };

void
leaf_machine_quieten (LeafMachine *m)
{
  g_clear_pointer (&m->marks, g_free);
  g_clear_pointer (&m->rule_marks, g_free);
  g_clear_pointer (&m->book_marks, g_free);
  m->wanted = 0;
  m->step = LEAF_STEP_NONE;
  m->target = 0;
  m->watch = 0;
  m->is_over = FALSE;
  m->stop = (LeafStop) { 0 };
}

gboolean
leaf_machine_run_down_to (LeafMachine *m, guint32 depth)
{
  for (guint i = 0; i < ASKED_STEPS && m->n_frames > depth && !m->is_over; i++)
    if (leaf_machine_step (m).cause == LEAF_STOP_WANTS_COMMAND)
      return FALSE;
  return m->n_frames <= depth && !m->is_over;
}

static char *
dup_written (const LeafMachine *m, LeafSpan span)
{
  return span.source != 0 ? g_strndup (LEAF_ROW (&m->image->sources, LeafImageSource, span.source)->text + span.start,
                                       span.end - span.start)
                          : NULL;
}

/* The words of the source, which the last instruction of its chunk records; a literal of the kind has no such words. */
static char *
dup_description (const LeafMachine *m, guint32 id)
{
  const LeafImageChunk *chunk
      = leaf_table_has_row (&m->image->chunks, id) ? LEAF_ROW (&m->image->chunks, LeafImageChunk, id) : NULL;

  return chunk != NULL && chunk->n > 0
             ? dup_written (m, leaf_image_span (m->image, m->image->wordings[chunk->first + chunk->n - 1]))
             : NULL;
}

/* Values that the story would print as a number, or differently from what a person writes (leaf-say.c). */
static char *
dup_unprinted (const LeafMachine *m, LeafValue value)
{
  guint32 id = (guint32) MAX (value.bits, 0);
  char *written = NULL;

  if (leaf_constructor_of (m, value.kind) == LEAF_KIND_DESCRIPTION)
    written = dup_description (m, id);
  else if (value.kind != LEAF_KIND_EQUATION_NAME)
    return NULL;
  else if (leaf_table_has_row (&m->image->equations, id))
    written = dup_written (m, leaf_image_span (m->image, LEAF_ROW (&m->image->equations, LeafImageEquation, id)->name));
  return written != NULL ? written : g_strdup ("(none)");
}

/* Shows "nothing", where the story prints something else (leaf-say.c). */
static char *
plain_words (const LeafMachine *m, LeafValue value)
{
  char *unprinted = dup_unprinted (m, value);

  if (unprinted != NULL)
    return unprinted;
  if ((value.kind == LEAF_KIND_RULE || leaf_constructor_of (m, value.kind) == LEAF_KIND_RULE) && value.bits == 0)
    return g_strdup ("no rule");
  return leaf_value_to_string (m, value);
}

char *
leaf_value_words (LeafMachine *m, LeafValue value)
{
  guint32 depth = m->n_frames;
  g_autofree char *words = NULL;

  if (value.kind != LEAF_KIND_TEXT)
    return plain_words (m, value);
  leaf_call_text (m, value);
  if (m->n_frames > depth && leaf_machine_run_down_to (m, depth))
    value = m->returned;
  words = leaf_value_to_string (m, value);
  return g_strdup_printf ("\"%s\"", words);
}

char *
leaf_value_as_read (const LeafMachine *machine, LeafValue value)
{
  LeafMachine *m;
  char *words;

  if (value.kind == LEAF_KIND_TEXT && leaf_text_characters (machine, value) == NULL) {
    m = leaf_machine_copy (machine);
    leaf_machine_quieten (m);
    words = leaf_value_words (m, value);
    leaf_machine_free (m);
    return words;
  }
  words = plain_words (machine, value);
  if (value.kind == LEAF_KIND_TEXT) {
    char *bare = words;

    words = g_strdup_printf ("\"%s\"", bare);
    g_free (bare);
  }
  return words;
}
