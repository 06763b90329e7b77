/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiles in a worker, one text at a time, always the newest.
 *
 * A request copies what it needs and returns at once.  While a worker is busy a newer request tells it to give up
 * and waits its turn; an answer that is no longer the newest is dropped.  So whatever is typed, and however fast,
 * the last thing asked is the last thing answered.
 *
 * What the index shows is not kept waiting: how the source was read, for the highlighter, and what a play needs are
 * made of a program when it has been shown, in a worker too. */
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

/* A file as it stands in the window. */
typedef struct {
  char       *path;  /* NULL: it lies nowhere yet */
  GBytes     *text;
  LooseLineIndex *lines; /* of it; made by the worker */
} LooseOpenText;

LooseOpenText *loose_open_text_new  (const char *path, GBytes *text);
void           loose_open_text_free (LooseOpenText *text);

/* Signal "compiled" (LeafProgram *program, gpointer result, guint64 serial). */
typedef struct {
  GPtrArray *texts; /* of LooseOpenText, that were compiled */
  LeafStorage *storage; /* what its other sources were found by */
} LooseCompilerResult; /* all borrowed */

LooseCompiler *loose_compiler_new     (void);
/* The first of `texts` (of LooseOpenText; taken over) is the story, called `name`; the others are found in the place
 * of their files.  `materials` may be NULL. Returns the request's serial. */
guint64        loose_compiler_request (LooseCompiler *self, GPtrArray *texts, const char *name, const char *materials);
/* Then "finished" (LeafProgram *program, GHashTable *styles) comes: of each of these sources (of guint32) a GArray
 * of LeafStyledRun, known by the source's number; and where the program has no problems a play of it can begin at
 * once. */
void           loose_compiler_finish  (LooseCompiler *self, LeafProgram *program, GArray *sources);
/* How a source was read: of LeafStyledRun. */
GArray        *loose_program_read_styles (LeafProgram *program, guint32 source);
/* The source of that name which is not the story; NULL: the story.  0: there is none. */
guint32        loose_program_find_source (LeafProgram *program, const char *name);
/* What is marked while a worker is busy; NULL: nothing. */
void           loose_compiler_set_claim (LooseCompiler *self, LooseRecoveryLock *claim);
gboolean       loose_compiler_is_busy (LooseCompiler *self);
void           loose_compiler_cancel  (LooseCompiler *self);

G_END_DECLS
