/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiles in a worker, one text at a time, always the newest.
 *
 * A request copies what it needs and returns at once.  While a worker is busy a newer request tells it to give up and waits
 * its turn; an answer that is no longer the newest is dropped.  So whatever is typed, and however fast, the last thing
 * asked is the last thing answered.
 *
 * What the index shows is not kept waiting: how the source was read, for the highlighter, and what a play needs are made of a program when it has
 * been shown, in a worker too. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-shelf.h"
#include "loose-claim.h"
#include "loose-lines.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROGRAM (loose_program_get_type ())
GType loose_program_get_type (void); /* LeafProgram, boxed */

#define LOOSE_TYPE_COMPILER (loose_compiler_get_type ())
G_DECLARE_FINAL_TYPE (LooseCompiler, loose_compiler, LOOSE, COMPILER, GObject)

/* Signal "compiled" (LeafProgram *program, gpointer result, guint64 serial). */
typedef struct {
  LooseLines *lines; /* of the text that was compiled */
  LeafShelf  *shelf; /* what its other sources were found by */
} LooseCompilerResult; /* all borrowed */

LooseCompiler *loose_compiler_new     (void);
/* `materials` may be NULL.  `story`: NULL, or the path of the story of which the text is the part `name`; it is read as it is on the disk, and where it
 * does not name the part that is compiled by itself.  Returns the request's serial. */
guint64        loose_compiler_request (LooseCompiler *self, GBytes *text, const char *name, const char *materials, const char *story);
/* Then "finished" (LeafProgram *program, GArray *styles) comes: LeafStyledRuns of the text that is the window's (loose_program_own_source); and where
 * the program has no problems a play of it can begin at once. */
void           loose_compiler_finish  (LooseCompiler *self, LeafProgram *program, const char *part);
/* The source of the program that is the text of a window: its story, or where `part` is the name of one, that. */
guint32        loose_program_own_source (LeafProgram *program, const char *part);
/* What is marked while a worker is busy; NULL: nothing. */
void           loose_compiler_set_claim (LooseCompiler *self, LooseClaim *claim);
gboolean       loose_compiler_is_busy (LooseCompiler *self);
void           loose_compiler_cancel  (LooseCompiler *self);

G_END_DECLS
