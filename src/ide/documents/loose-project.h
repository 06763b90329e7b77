/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a story: a bare source file, or Source/story.ni of an X.inform folder.
 *
 * In a project folder the application writes only the story's text, and a uuid.txt if that is missing; it does not
 * touch other files. Saving writes a complete file beside the old one and then renames it, so that a full disk or a
 * crash leaves the author's file intact. A byte order mark and Windows line endings are preserved. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LOOSE_PROJECT_ERROR (loose_project_error_quark ())
GQuark loose_project_error_quark (void);

typedef enum {
  LOOSE_PROJECT_ERROR_NOT_TEXT,
  LOOSE_PROJECT_ERROR_MISSING,
  LOOSE_PROJECT_ERROR_DENIED,
  LOOSE_PROJECT_ERROR_NO_STORY, /* a folder without Source/story.ni */
  LOOSE_PROJECT_ERROR_TOO_LARGE,
  LOOSE_PROJECT_ERROR_FULL,
  LOOSE_PROJECT_ERROR_CHANGED, /* another program changed the file since it was read */
  LOOSE_PROJECT_ERROR_FAILED,
} LooseProjectError;

#define LOOSE_TYPE_PROJECT (loose_project_get_type ())
G_DECLARE_FINAL_TYPE (LooseProject, loose_project, LOOSE, PROJECT, GObject)

/* `file`: a source file, an X.inform folder or the story in one, or an extension's folder (X.i7xd, X.i7xp). NULL: not
 * saved yet. */
LooseProject *loose_project_new (GFile *file);
/* The text of `former` at another place, to which it was moved or is to be saved. It has the same line endings. */
LooseProject *loose_project_new_at (GFile *file, LooseProject *former);
GFile *loose_project_get_file (LooseProject *self);       /* of the text; NULL: not saved yet */
const char *loose_project_get_title (LooseProject *self); /* "Saint Eligius", "story.ni", "Untitled" */
char *loose_project_dup_folder (LooseProject *self);      /* "~/stories", for display; "" if there is none */
/* The path of its materials folder, which holds extensions; NULL: not saved yet. */
const char *loose_project_get_materials (LooseProject *self);
/* The folder beside the project for files generated from the story; NULL: not saved yet. Free with g_free. */
char *loose_project_dup_beside (LooseProject *self);
/* The files of a play: the saved game, which `leaf play` uses too, and the folder of the story's files. NULL: not saved
 * yet. Free with g_free. */
char *loose_project_dup_saves (LooseProject *self);
char *loose_project_dup_files (LooseProject *self);
gboolean loose_project_is_bundle (LooseProject *self);
/* The path of the story that this file is a part of, if a heading of that story names it (X.materials/Source/woods.i7).
 * NULL if it is a story itself. Borrowed. */
const char *loose_project_get_story (LooseProject *self);

/* Reads the text in a worker: UTF-8, without a byte order mark; if every line ends with CR and LF, the CRs are removed.
 * Free the text with g_free. Errors of reading and saving are LOOSE_PROJECT_ERROR, with a message for the user. */
void loose_project_load_async (LooseProject *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer data);
char *loose_project_load_finish (LooseProject *self, GAsyncResult *result, GError **error);
/* Writes the text in a worker, as it was read: with its byte order mark and line endings. Fails with
 * LOOSE_PROJECT_ERROR_CHANGED if another program has changed the file, unless `force`. */
void loose_project_save_async (LooseProject *self, const char *text, gboolean force, GAsyncReadyCallback callback,
                               gpointer data);
gboolean loose_project_save_finish (LooseProject *self, GAsyncResult *result, GError **error);
/* Returns TRUE if another program changed the file since it was last read or saved here. Accesses the disk. */
gboolean loose_project_is_changed_on_disk (LooseProject *self);
/* Returns TRUE if the file that was read or saved here, or its folder, no longer exists. Accesses the disk. */
gboolean loose_project_is_gone (LooseProject *self);
/* Returns FALSE if nothing can be saved there because of permissions or a read-only medium. Accesses the disk. */
gboolean loose_project_may_write (LooseProject *self);

G_END_DECLS
