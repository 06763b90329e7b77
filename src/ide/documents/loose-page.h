/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One file of what a window is about, as it is written: the story, a part of it, or an extension.
 *
 * A page has the text and what belongs to the text alone: its file, its copy against a crash, its way back (the
 * buffer's), and how the last program read it.  The program is of all pages together, and the session's.  Which
 * source of a program a page is, it knows by name, since numbers of sources are another program's with the next key. */
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
 * Signals:
 *   "changed": the author changed the text.
 *   "not-kept" (gint number): as LooseAutosave's "failed". "refused" (): loose-long-word-filter.h. */
LoosePage       *loose_page_new          (gboolean is_story);
/* The page that has this buffer; borrowed; NULL: none. */
LoosePage       *loose_page_of_buffer    (GtkTextBuffer *buffer);
gboolean         loose_page_is_story     (LoosePage *self);
GtkSourceBuffer *loose_page_get_buffer   (LoosePage *self);
LooseProject    *loose_page_get_project  (LoosePage *self);
LooseAutosave     *loose_page_get_keeper   (LoosePage *self);
char            *loose_page_dup_path     (LoosePage *self); /* NULL: it has no file */
char            *loose_page_dup_name     (LoosePage *self); /* "woods.i7"; of the story its title */
char            *loose_page_dup_text     (LoosePage *self);
gboolean         loose_page_is_modified  (LoosePage *self); /* what it holds is in no file */
/* Its file is there no more, or again. */
void             loose_page_set_gone     (LoosePage *self, gboolean is_gone);

/* Its source in a program; 0: it is none, since nothing names it. */
guint32          loose_page_get_source   (LoosePage *self, LeafProgram *program);
LooseLineIndex      *loose_page_get_lines    (LoosePage *self); /* of the last program; borrowed; NULL before */
/* of LeafStyledRun, likewise; NULL until the program is finished */
GArray          *loose_page_get_styles   (LoosePage *self);
guint32          loose_page_get_byte     (LoosePage *self, const GtkTextIter *iter); /* in its source */

/* The text of a file that was read; what was there before is forgotten. */
void             loose_page_set_text     (LoosePage *self, LooseProject *project, const char *text);
/* Another text for the same file, which the file does not hold, as one step that can be undone. */
void             loose_page_replace      (LoosePage *self, const char *text);
/* Those edits that are in its source, which is that of `program`, are made, as one step that can be undone. */
void             loose_page_write        (LoosePage *self, guint32 source, const LeafEdit *edits, guint32 n);
/* Writes it to `project`, its own or another; one at a time.  FALSE: it is being written. */
gboolean         loose_page_save_async   (LoosePage *self, LooseProject *project, gboolean force,
    GAsyncReadyCallback callback, gpointer data);
gboolean         loose_page_save_finish  (LoosePage *self, GAsyncResult *result, GError **error);
gboolean         loose_page_is_saving    (LoosePage *self);

/* For the session. */
void             loose_page_set_name     (LoosePage *self, const char *name); /* of its source */
const char      *loose_page_get_name     (LoosePage *self); /* NULL: of the story, or nothing names it yet */
void             loose_page_take_lines   (LoosePage *self, LooseLineIndex *lines);
void             loose_page_take_styles  (LoosePage *self, GArray *styles);

G_END_DECLS
