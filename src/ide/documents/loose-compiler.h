/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiles in a worker thread, one text at a time, always the newest.
 *
 * A request returns at once. While the worker is busy, a newer request cancels the running compilation and waits;
 * results other than the newest are dropped. So "compiled" always belongs to the last request.
 *
 * What only the highlighter or a play needs is made in a second step (loose_compiler_finish()), so that the index does
 * not wait for it. Call all functions in the main thread unless they say otherwise. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-storage.h"
#include "loose-recovery-lock.h"
#include "loose-line-index.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROGRAM (loose_program_get_type ())
GType loose_program_get_type (void); /* LeafProgram, boxed */

#define LOOSE_TYPE_COMPILER (loose_compiler_get_type ())
G_DECLARE_FINAL_TYPE (LooseCompiler, loose_compiler, LOOSE, COMPILER, GObject)

/* The text of a file that is open in the window. */
typedef struct {
  char *path; /* NULL: not in a file yet */
  GBytes *text;
  LooseLineIndex *lines; /* of the text; made by the worker */
} LooseOpenText;

LooseOpenText *loose_open_text_new (const char *path, GBytes *text);
void loose_open_text_free (LooseOpenText *text);
/* A storage that finds these texts (of LooseOpenText; the first is the story) instead of their files, and everything
 * else on the disk. `materials`: of the story, or NULL. Any thread may call it. Free with leaf_storage_unref. */
LeafStorage *loose_open_texts_make_storage (GPtrArray *texts, const char *materials);

/* The result in the signal "compiled" (LeafProgram *program, LooseCompilerResult *result, guint64 serial). */
typedef struct {
  GPtrArray *texts;     /* of LooseOpenText: the texts that were compiled */
  LeafStorage *storage; /* the storage that found the other sources */
} LooseCompilerResult;  /* all borrowed */

LooseCompiler *loose_compiler_new (void);
/* Requests a compilation. The first of `texts` (of LooseOpenText; taken over) is the story, called `name`; the others
 * replace their files. `materials` is the path of the story's materials folder, or NULL. Returns the serial of the
 * request. */
guint64 loose_compiler_request (LooseCompiler *self, GPtrArray *texts, const char *name, const char *materials);
/* Prepares, in a worker, highlighting for these sources (of guint32), and the image for a play if the program has no
 * problems. Then emits "finished" (LeafProgram *program, GHashTable *styles), with a GArray of LeafStyledRun by source
 * number. `sources` is referenced and must not change. */
void loose_compiler_finish (LooseCompiler *self, LeafProgram *program, GArray *sources);
/* The styles of a source, of LeafStyledRun. Any thread may call it. Free with g_array_unref. */
GArray *loose_program_read_styles (LeafProgram *program, guint32 source);
/* The index of the first of them that ends after `byte`. */
guint loose_program_find_style (const GArray *styles, guint32 byte);
/* The number of the source with this name other than the story; NULL is the story. 0 if there is none. */
guint32 loose_program_find_source (LeafProgram *program, const char *name);
/* The recovery lock that is marked while a later request is compiled; may be NULL. */
void loose_compiler_set_claim (LooseCompiler *self, LooseRecoveryLock *claim);
gboolean loose_compiler_is_busy (LooseCompiler *self);
void loose_compiler_cancel (LooseCompiler *self);

G_END_DECLS
