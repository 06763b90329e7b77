/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-skein-run.h"

#include "leaf-xml.h"

#include <string.h>

#define MOST_A_COMMAND G_GUINT64_CONSTANT (200000000) /* units of work */
#define MOST_BYTES     ((gsize) 64 << 20)             /* of the texts and parts of all answers */

struct _LeafSkeinRun {
  LeafPlay *play;
  GArray *thread; /* of guint32: the root, and the knots whose commands are given */
  const LeafSkein *skein;
  guint next;      /* the index in `thread` of the knot whose command comes next */
  GArray *answers; /* of LeafSkeinAnswer; the last one is being printed */
  GString *text;   /* of the last answer */
  guint64 spent;   /* units of work since the last command */
  gsize held;      /* bytes of the texts and parts of all answers */
  gboolean is_over;
};

static void
answer_clear (gpointer data)
{
  LeafSkeinAnswer *answer = data;

  g_free (answer->text);
  g_array_unref (answer->parts);
}

static void
begin_answer (LeafSkeinRun *self)
{
  LeafSkeinAnswer answer = { .knot = g_array_index (self->thread, guint32, self->next++),
                             .parts = g_array_new (FALSE, FALSE, sizeof (LeafSkeinPart)) };

  g_array_append_val (self->answers, answer);
  g_string_truncate (self->text, 0);
  self->spent = 0;
}

LeafSkeinRun *
leaf_skein_run_new (const LeafSkein *skein, LeafProgram *program, guint32 seed, guint32 knot)
{
  LeafSkeinRun *self = g_new0 (LeafSkeinRun, 1);
  guint32 root = leaf_skein_root (skein);

  self->skein = skein;
  self->play = leaf_play_new (program, seed);
  self->thread = leaf_skein_thread (skein, knot);
  g_array_prepend_val (self->thread, root);
  self->answers = g_array_new (FALSE, FALSE, sizeof (LeafSkeinAnswer));
  g_array_set_clear_func (self->answers, answer_clear);
  self->text = g_string_new (NULL);
  begin_answer (self);
  return self;
}

void
leaf_skein_run_free (LeafSkeinRun *self)
{
  leaf_play_free (self->play);
  g_array_unref (self->thread);
  g_array_unref (self->answers);
  g_string_free (self->text, TRUE);
  g_free (self);
}

static LeafSkeinAnswer *
last_answer (LeafSkeinRun *self)
{
  return &g_array_index (self->answers, LeafSkeinAnswer, self->answers->len - 1);
}

/* Adds the printed text to the last answer, without what a skein cannot hold. Prompts are not part of answers. */
static void
listen (LeafSkeinRun *self)
{
  LeafProgram *program = leaf_play_program (self->play);
  guint32 n = 0;
  const LeafEvent *events = leaf_play_drain (self->play, &n);

  for (guint32 i = 0; i < n; i++) {
    LeafSkeinPart part = { 0 };
    g_autofree char *text = events[i].sort == LEAF_EVENT_TEXT ? leaf_xml_dup (events[i].text) : NULL;

    if (text == NULL)
      continue;
    g_string_append (self->text, text);
    part.end = (guint32) self->text->len;
    part.rule = events[i].rule != 0 ? events[i].rule
                                    : leaf_program_rule_at (program, events[i].place.source, events[i].place.start);
    g_array_append_val (last_answer (self)->parts, part);
    self->held += strlen (text) + sizeof part;
  }
}

static void
end_answer (LeafSkeinRun *self)
{
  last_answer (self)->text = g_strdup (self->text->str);
}

/* The story is over: the other knots of the thread get answers without text. */
static void
end_run (LeafSkeinRun *self)
{
  end_answer (self);
  while (self->next < self->thread->len)
    begin_answer (self);
  self->is_over = TRUE;
}

static void
go_on (LeafSkeinRun *self)
{
  end_answer (self);
  if (self->next == self->thread->len) {
    self->is_over = TRUE;
    return;
  }
  begin_answer (self);
  leaf_play_command (self->play, leaf_skein_command (self->skein, last_answer (self)->knot));
}

gboolean
leaf_skein_run_go (LeafSkeinRun *self, guint64 budget)
{
  if (self->is_over)
    return TRUE;
  LeafStop stop = leaf_play_run (self->play, budget);

  self->spent += budget;
  listen (self);
  if ((stop.cause == LEAF_STOP_OUT_OF_BUDGET && self->spent > MOST_A_COMMAND) || self->held > MOST_BYTES) {
    leaf_play_give_up (self->play);
    stop = leaf_play_stop (self->play);
  }
  switch (stop.cause) {
  case LEAF_STOP_WANTS_COMMAND: go_on (self); break;
  case LEAF_STOP_FAULT:
  case LEAF_STOP_FINISHED: end_run (self); break;
  case LEAF_STOP_NONE:
  case LEAF_STOP_BREAKPOINT:
  case LEAF_STOP_STEP_DONE:
  case LEAF_STOP_OUT_OF_BUDGET:
  case LEAF_STOP_SAVES: break;
  }
  return self->is_over;
}

guint32
leaf_skein_run_n_answers (const LeafSkeinRun *self)
{
  return self->answers->len;
}

const LeafSkeinAnswer *
leaf_skein_run_answer (const LeafSkeinRun *self, guint32 number)
{
  return number < self->answers->len ? &g_array_index (self->answers, LeafSkeinAnswer, number) : NULL;
}

guint32
leaf_skein_answer_rule (const LeafSkeinAnswer *answer, gsize byte)
{
  for (guint i = 0; i < answer->parts->len; i++)
    if (byte < g_array_index (answer->parts, LeafSkeinPart, i).end)
      return g_array_index (answer->parts, LeafSkeinPart, i).rule;
  return 0;
}
