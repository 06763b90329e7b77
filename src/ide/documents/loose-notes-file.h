/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The notes beside a story: notes.txt in its project folder, read and written whole.  What another program wrote there
 * is never replaced: then the text goes to a file beside it. */
#pragma once

#include "loose-project.h"

G_BEGIN_DECLS

typedef struct _LooseNotesFile LooseNotesFile;

/* NULL: the story is in no project folder. */
LooseNotesFile *loose_notes_file_new   (LooseProject *project);
LooseNotesFile *loose_notes_file_ref   (LooseNotesFile *self);
void            loose_notes_file_unref (LooseNotesFile *self);
const char     *loose_notes_file_get_path (LooseNotesFile *self);

/* These two look at the disk, from any thread.  Reading gives "" where there is no file; NULL with an error: it cannot
 * be read, or is no text that can be shown; free with g_free. */
char    *loose_notes_file_read  (LooseNotesFile *self, GError **error);
/* It held this when it was read, and this is shown: a text that is written replaces it. */
void     loose_notes_file_set_known (LooseNotesFile *self, const char *text);
/* `serial` grows with each text that is to be written: one that comes after a later text is dropped.  *kept (the
 * caller's): another program has written the file since then, and the text went to the file of this name. */
gboolean loose_notes_file_write (LooseNotesFile *self, const char *text, guint serial, char **kept, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseNotesFile, loose_notes_file_unref)

G_END_DECLS
