/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page: one open file, which is the story, a part of it, or an extension.
 *
 * A page owns what belongs to its text alone: its file, its crash-recovery copy, its undo history (the buffer's), and
 * how the last program read it. The program is compiled from all pages together and belongs to the session. A page
 * finds its source in a program by name, because source numbers differ from program to program. */
#pragma once

#include <gtksourceview/gtksource.h>

#include "leaf.h"
#include "loose-autosave.h"
#include "loose-line-index.h"
#include "loose-project.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PAGE (loose_page_get_type ())
G_DECLARE_FINAL_TYPE (LoosePage, loose_page, LOOSE, PAGE, GObject)

/* Properties: "project", "modified" (gboolean).
 *
 * Signals: "changed": the author changed the text. "not-kept" (gint number): see "failed" of LooseAutosave. "refused":
 * an edit was rejected; see loose-long-word-filter.h.
 *
 * The caller owns the result of a function called dup, which it frees with g_free; other results are borrowed. */
LoosePage *loose_page_new (gboolean is_story);
/* The page with this buffer, or NULL. Borrowed. */
LoosePage *loose_page_of_buffer (GtkTextBuffer *buffer);
gboolean loose_page_is_story (LoosePage *self);
GtkSourceBuffer *loose_page_get_buffer (LoosePage *self);
LooseProject *loose_page_get_project (LoosePage *self);
LooseAutosave *loose_page_get_autosave (LoosePage *self);
char *loose_page_dup_path (LoosePage *self); /* NULL: it has no file */
char *loose_page_dup_name (LoosePage *self); /* "woods.i7"; for the story its title */
char *loose_page_dup_text (LoosePage *self);
gboolean loose_page_is_modified (LoosePage *self); /* it has unsaved changes */
/* Call when the file of the page was removed from the disk, or exists again. A page without its file counts as
 * modified. */
void loose_page_set_gone (LoosePage *self, gboolean is_gone);

/* The number of its source in a program; 0: the program does not include it. */
guint32 loose_page_get_source (LoosePage *self, LeafProgram *program);
/* The lines of the text that the last program was compiled from; NULL before the first. */
LooseLineIndex *loose_page_get_lines (LoosePage *self);
/* The styles of its text, of LeafStyledRun; NULL until the program is finished. */
GArray *loose_page_get_styles (LoosePage *self);
guint32 loose_page_get_byte (LoosePage *self, const GtkTextIter *iter); /* the byte of its source at `iter` */

/* Sets the text of a file that was read. The undo history is cleared. */
void loose_page_set_text (LoosePage *self, LooseProject *project, const char *text);
/* Call when the file of the page was moved, with the project at the new path. */
void loose_page_set_project (LoosePage *self, LooseProject *project);
/* Sets a text that differs from the file's, as one step that can be undone. */
void loose_page_replace (LoosePage *self, const char *text);
/* Applies those edits that belong to `source`, the page's source, as one step that can be undone. */
void loose_page_write (LoosePage *self, guint32 source, const LeafEdit *edits, guint32 n);
/* Saves the text to `project`, its own or another, in a worker. `force`: see loose_project_save_async(). Returns FALSE,
 * without calling back, if a save is in progress. Errors are LOOSE_PROJECT_ERROR. */
gboolean loose_page_save_async (LoosePage *self, LooseProject *project, gboolean force, GAsyncReadyCallback callback,
                                gpointer data);
gboolean loose_page_save_finish (LoosePage *self, GAsyncResult *result, GError **error);
gboolean loose_page_is_saving (LoosePage *self);

/* Called by the session only. */
void loose_page_set_name (LoosePage *self, const char *name); /* of its source */
const char *loose_page_get_name (LoosePage *self);            /* NULL: the story, or no program includes it yet */
void loose_page_take_lines (LoosePage *self, LooseLineIndex *lines);
void loose_page_take_styles (LoosePage *self, GArray *styles);

G_END_DECLS
