/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-trial.h: plays the blessed threads of a skein with two programs, and compares the answers. */
#pragma once

#include "leaf-skein-run.h"

G_BEGIN_DECLS

/* The blessed knots (with `all`: all knots) without another such knot below them: the threads that end in these contain
 * all the others. Returns an array of guint32; free with g_array_unref. */
GArray *leaf_skein_ends (const LeafSkein *skein, gboolean all);
/* A name for a thread: the label of its last knot, or its commands ("look, then north"). Free with g_free. */
char *leaf_skein_thread_name (const LeafSkein *skein, guint32 knot);

/* The result of one thread. Owns its strings. */
typedef struct {
  guint32 knot; /* the last one of the thread */
  char *name;
  guint32 differs;      /* the first knot that is answered differently; 0: none */
  char *before, *after; /* the answers of that knot; NULL: the story had ended */
} LeafSkeinTrial;

/* Plays each blessed thread with both programs. Returns an array that owns its LeafSkeinTrial; free with
 * g_ptr_array_unref. The skein must not change meanwhile. `should_stop` (may be NULL) is called after each slice; if it
 * returns TRUE, the results of the finished threads are returned. Any thread. */
GPtrArray *leaf_skein_try (const LeafSkein *skein, LeafProgram *before, LeafProgram *after, guint32 seed,
                           gboolean (*should_stop) (gpointer data), gpointer data);

G_END_DECLS
