/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-run.h: plays a thread of a skein from the beginning, a slice at a time, and collects the answers. Two
 * threads of the program must not use a run at the same time. */
#pragma once

#include "leaf-skein.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LeafSkeinRun LeafSkeinRun;

/* What the story answered at one knot. */
typedef struct {
  guint32 knot;
  char *text;    /* without the prompt after it; NULL: not complete, or the story ended before this command */
  GArray *parts; /* of LeafSkeinPart: what printed each part of the text, in order */
} LeafSkeinAnswer;

typedef struct {
  guint32 end;  /* the byte of `text` after the part */
  guint32 rule; /* 0: none */
} LeafSkeinPart;

/* Prepares a play of the thread that ends in `knot`. Takes a reference to the program. Borrows the skein, which must
 * not change until the run is freed. */
LeafSkeinRun *leaf_skein_run_new (const LeafSkein *skein, LeafProgram *program, guint32 seed, guint32 knot);
void leaf_skein_run_free (LeafSkeinRun *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSkeinRun, leaf_skein_run_free)
/* Runs at most `budget` units of work (see leaf_play_run). Returns TRUE if the run is over. A command that seems never
 * to end, or a thread that prints without end, is abandoned with a run-time problem. */
gboolean leaf_skein_run_go (LeafSkeinRun *self, guint64 budget);
/* The answers so far, by number from 0: the text before the first command, then that after each command. Borrowed until
 * the run continues. NULL: there is no answer of that number. */
guint32 leaf_skein_run_n_answers (const LeafSkeinRun *self);
const LeafSkeinAnswer *leaf_skein_run_answer (const LeafSkeinRun *self, guint32 number);
/* The rule that printed a byte of an answer's text; 0: none. */
guint32 leaf_skein_answer_rule (const LeafSkeinAnswer *answer, gsize byte);

G_END_DECLS
