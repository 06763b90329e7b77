/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-run.h: a thread of a skein played from the beginning, a slice at a time, and what came of it. */
#pragma once

#include "leaf-skein.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LeafSkeinRun LeafSkeinRun;

/* What the story answered at one knot. */
typedef struct {
  guint32 knot;
  char *text;    /* without the prompt that follows it; NULL: the story was over before its command */
  GArray *parts; /* of LeafSkeinPart: which rule printed what, in order */
} LeafSkeinAnswer;

typedef struct {
  guint32 end;  /* byte of `text` behind it */
  guint32 rule; /* 0: none */
} LeafSkeinPart;

/* Takes a reference of the program; the skein has to stay as it is until the run is over. */
LeafSkeinRun *leaf_skein_run_new (const LeafSkein *skein, LeafProgram *program, guint32 seed, guint32 knot);
void leaf_skein_run_free (LeafSkeinRun *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSkeinRun, leaf_skein_run_free)
/* At most `budget` instructions more; TRUE: it is over.  A command that goes on for ever is given up. */
gboolean leaf_skein_run_go (LeafSkeinRun *self, guint64 budget);
/* The answers so far: the beginning's, then each command's; borrowed. */
guint32 leaf_skein_run_n_answers (const LeafSkeinRun *self);
const LeafSkeinAnswer *leaf_skein_run_answer (const LeafSkeinRun *self, guint32 number);
/* The rule that printed the byte of an answer's text; 0: none. */
guint32 leaf_skein_answer_rule (const LeafSkeinAnswer *answer, gsize byte);

G_END_DECLS
