/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file that a story is written in: a bare source file, or Source/story.ni of an X.inform folder.
 *
 * Of a project folder this application owns the story's text and nothing else: other files are neither read nor
 * written, but for a uuid.txt that is missing. What is saved is first written whole beside the file, and takes its
 * name only then: when a disk is full or a machine stops, the author's file is as it was.  What a text need not say
 * of itself is kept: a byte order mark, and line ends in the manner of Windows, come back as they were. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LOOSE_PROJECT_ERROR (loose_project_error_quark ())
GQuark loose_project_error_quark (void);

typedef enum {
  LOOSE_PROJECT_ERROR_NOT_TEXT,
  LOOSE_PROJECT_ERROR_MISSING,
  LOOSE_PROJECT_ERROR_DENIED,
  LOOSE_PROJECT_ERROR_NO_STORY, /* a folder that holds no Source/story.ni */
  LOOSE_PROJECT_ERROR_TOO_LARGE,
  LOOSE_PROJECT_ERROR_FULL,
  LOOSE_PROJECT_ERROR_CHANGED,  /* someone else wrote the file since it was read */
  LOOSE_PROJECT_ERROR_FAILED,
} LooseProjectError;

#define LOOSE_TYPE_PROJECT (loose_project_get_type ())
G_DECLARE_FINAL_TYPE (LooseProject, loose_project, LOOSE, PROJECT, GObject)

/* `file`: a source file, an X.inform folder or the story within one, an extension's folder (X.i7xd, X.i7xp); NULL:
 * nothing saved yet. */
LooseProject *loose_project_new           (GFile *file);
GFile        *loose_project_get_file      (LooseProject *self); /* of the text; NULL: none yet */
const char   *loose_project_get_title     (LooseProject *self); /* "Saint Eligius", "story.ni", "Untitled" */
char         *loose_project_dup_folder    (LooseProject *self); /* "~/stories", for people; "" when there is none */
/* path of the folder of its extensions; NULL: nothing saved yet */
const char   *loose_project_get_materials (LooseProject *self);
/* What is played keeps on the disk: the file of SAVE, where `leaf play` has it too, and the folder of the story's
 * files.  NULL: nothing saved yet. */
/* Where what is made of the story goes, beside the project; NULL: nothing saved yet. */
char         *loose_project_dup_beside    (LooseProject *self);
char         *loose_project_dup_saves     (LooseProject *self);
char         *loose_project_dup_files     (LooseProject *self);
gboolean      loose_project_is_bundle     (LooseProject *self);
/* Of a file that a heading of a story names, X.materials/Source/woods.i7: path of that story, and the name; NULL: it
 * is a story itself. */
const char   *loose_project_get_story     (LooseProject *self);

/* The text as the buffer should hold it; transfer full. */
void          loose_project_load_async    (LooseProject *self, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data);
char         *loose_project_load_finish   (LooseProject *self, GAsyncResult *result, GError **error);
/* `force`: write even over what someone else wrote. */
void          loose_project_save_async    (LooseProject *self, const char *text, gboolean force,
    GAsyncReadyCallback callback, gpointer data);
gboolean      loose_project_save_finish   (LooseProject *self, GAsyncResult *result, GError **error);
/* Whether someone else wrote the file since it was last read or saved here.  Looks at the disk. */
gboolean      loose_project_is_overtaken  (LooseProject *self);
/* Whether the file that was read or saved here is there no more, or its folder.  Looks at the disk. */
gboolean      loose_project_is_gone       (LooseProject *self);
/* FALSE: nothing can be saved there, since one may not, or the medium is only read.  Looks at the disk. */
gboolean      loose_project_may_write     (LooseProject *self);

G_END_DECLS
