/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-trial.h: the threads of a skein that an author has blessed, and how they differ in another program. */
#pragma once

#include "leaf-skein-run.h"

G_BEGIN_DECLS

/* The knots that are blessed (with `all`: any knots) and have no such knot below them; playing to these plays all the
 * others. Of guint32; free with g_array_unref. */
GArray *leaf_skein_ends (const LeafSkein *skein, gboolean all);
/* A thread's label, or its commands: "look, then north". Free with g_free. */
char *leaf_skein_thread_name (const LeafSkein *skein, guint32 knot);

/* The result of one thread. */
typedef struct {
  guint32 knot; /* its end */
  char *name;
  guint32 differs;      /* the first knot that is answered differently; 0: none */
  char *before, *after; /* the answers there; NULL: the story had ended */
} LeafSkeinTrial;

/* Plays each blessed thread with both programs. Of LeafSkeinTrial *, which the array owns. The skein must not change
 * meanwhile. `should_stop` (may be NULL) is called now and then; if it returns TRUE, the results so far are returned.
 * Any thread may call it. */
GPtrArray *leaf_skein_try (const LeafSkein *skein, LeafProgram *before, LeafProgram *after, guint32 seed,
                           gboolean (*should_stop) (gpointer data), gpointer data);

G_END_DECLS
