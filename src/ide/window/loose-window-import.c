/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a story that was exported as one file. This makes a project of it, so that its parts and extensions are files
 * again. */
#include "config.h"

#include "loose-window-private.h"
#include "loose-window-testing.h"

#include "loose-file-chooser.h"

#include "leaf-storage-bundle.h"
#include "leaf-storage-read.h"

#include <errno.h>
#include <glib/gi18n.h>

#define SUFFIX ".binder"

gboolean
loose_window_is_bundle (GFile *file)
{
  const char *path = g_file_peek_path (file);

  return path != NULL && g_str_has_suffix (path, SUFFIX);
}

static char *
dup_reason (GFile *bundle, const char *project, GPtrArray **leaves)
{
  g_autofree char *bytes = NULL;
  gsize length;
  int number;

  if (!leaf_storage_read (g_file_peek_path (bundle), &bytes, &length))
    return g_strdup (g_strerror (errno));
  *leaves = leaf_storage_unbind (bytes, length);
  if (*leaves == NULL)
    return g_strdup (_ ("This is not a bundle."));
  number = project != NULL ? leaf_storage_project_unbind (project, *leaves) : 0;
  return number != 0 ? g_strdup_printf (_ ("The project could not be created: %s."), g_strerror (number)) : NULL;
}

void
loose_window_unbind (LooseWindow *self, GFile *bundle, GFile *project)
{
  g_return_if_fail (LOOSE_IS_WINDOW (self));
  g_autofree char *path = g_file_get_path (project), *whole = NULL, *reason = NULL;
  g_autoptr (GPtrArray) leaves = NULL;
  g_autoptr (GFile) made = NULL;

  if (path == NULL) { /* a place that is not mounted */
    reason = g_strdup_printf (_ ("The project could not be created: %s."), g_strerror (ENOTSUP));
    loose_window_show_message (self, _ ("Could Not Open File"), reason);
    return;
  }
  whole = g_str_has_suffix (path, ".inform") ? g_strdup (path) : g_strconcat (path, ".inform", NULL);
  made = g_file_new_for_path (whole);
  reason = dup_reason (bundle, whole, &leaves);
  if (reason == NULL)
    loose_window_open_file (self, made);
  else
    loose_window_show_message (self, _ ("Could Not Open File"), reason);
}

static void
chosen_cb (gpointer owner, GtkFileChooser *chooser, GFile *project)
{
  if (project != NULL)
    loose_window_unbind (owner, g_object_get_data (G_OBJECT (chooser), "binder"), project);
}

void
loose_window_open_bundle (LooseWindow *self, GFile *bundle)
{
  g_autofree char *base = g_file_get_basename (bundle), *stem = g_strndup (base, strlen (base) - strlen (SUFFIX)),
                  *name = g_strconcat (stem, ".inform", NULL), *reason = NULL;
  g_autoptr (GFile) folder = g_file_get_parent (bundle);
  g_autoptr (GPtrArray) leaves = NULL;
  GtkFileChooser *chooser;

  reason = dup_reason (bundle, NULL, &leaves);
  if (reason != NULL) {
    loose_window_show_message (self, _ ("Could Not Open File"), reason);
    return;
  }
  chooser = loose_file_chooser_new (GTK_WIDGET (self), _ ("Create Project from Story"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                    _ ("_Create"), chosen_cb);
  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
  g_object_set_data_full (G_OBJECT (chooser), "binder", g_object_ref (bundle), g_object_unref);
  loose_file_chooser_show (chooser);
}
