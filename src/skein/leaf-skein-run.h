/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-run.h: plays a thread of a skein from the beginning, a slice at a time, and keeps the answers. */
#pragma once

#include "leaf-skein.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LeafSkeinRun LeafSkeinRun;

/* What the story answered at one knot. */
typedef struct {
  guint32 knot;
  char *text;    /* without the prompt after it; NULL: the story ended before this command */
  GArray *parts; /* of LeafSkeinPart: which rule printed what, in order */
} LeafSkeinAnswer;

typedef struct {
  guint32 end;  /* byte of `text` behind it */
  guint32 rule; /* 0: none */
} LeafSkeinPart;

/* Takes a reference to the program; the skein must not change until the run is over. */
LeafSkeinRun *leaf_skein_run_new (const LeafSkein *skein, LeafProgram *program, guint32 seed, guint32 knot);
void leaf_skein_run_free (LeafSkeinRun *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSkeinRun, leaf_skein_run_free)
/* Runs at most `budget` more instructions. Returns TRUE if it is over. A command that never ends is abandoned. */
gboolean leaf_skein_run_go (LeafSkeinRun *self, guint64 budget);
/* The answers so far: the beginning, then each command; borrowed. */
guint32 leaf_skein_run_n_answers (const LeafSkeinRun *self);
const LeafSkeinAnswer *leaf_skein_run_answer (const LeafSkeinRun *self, guint32 number);
/* The rule that printed the byte of an answer's text; 0: none. */
guint32 leaf_skein_answer_rule (const LeafSkeinAnswer *answer, gsize byte);

G_END_DECLS
