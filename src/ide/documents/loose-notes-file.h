/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The author's notes: notes.txt in the project folder, read and written as a whole. If another program has changed the
 * file it is not replaced; the text goes to a file beside it. */
#pragma once

#include "loose-project.h"

G_BEGIN_DECLS

typedef struct _LooseNotesFile LooseNotesFile;

/* NULL if the story is not in a project folder. */
LooseNotesFile *loose_notes_file_new (LooseProject *project);
LooseNotesFile *loose_notes_file_ref (LooseNotesFile *self);
void loose_notes_file_unref (LooseNotesFile *self);
const char *loose_notes_file_get_path (LooseNotesFile *self);

/* Reading and writing access the disk; any thread may call them. Returns "" if there is no file; NULL with an error
 * (GIOErrorEnum) if it cannot be read or is not text. Free with g_free. */
char *loose_notes_file_read (LooseNotesFile *self, GError **error);
/* The text that was last read. A write replaces the file only if it still holds this text. */
void loose_notes_file_set_known (LooseNotesFile *self, const char *text);
/* `serial` grows with each text; a text with a smaller serial than the last one written is dropped. *kept (owned by the
 * caller) is set to a file name if another program has changed the notes, so the text was written there instead. */
gboolean loose_notes_file_write (LooseNotesFile *self, const char *text, guint serial, char **kept, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseNotesFile, loose_notes_file_unref)

G_END_DECLS
