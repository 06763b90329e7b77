/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window does with a file and a copy of its text, without the window: opens FILE, keeps a copy of a new text,
 * saves it, and forgets the copy.  Prints one line for each failure, as the window would report it. Exits with 0 if the
 * text was saved. */
#include "loose-project.h"
#include "loose-documents-testing.h"

#include <adwaita.h>
#include <string.h>

static GMainLoop *loop;
static gboolean is_saved;

static void
loaded_cb (GObject *project, GAsyncResult *result, gpointer text)
{
  g_autoptr (GError) error = NULL;

  *(char **) text = loose_project_load_finish (LOOSE_PROJECT (project), result, &error);
  if (error != NULL)
    g_print ("not opened: %s\n", error->message);
  g_main_loop_quit (loop);
}

static void
saved_cb (GObject *project, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  is_saved = loose_project_save_finish (LOOSE_PROJECT (project), result, &error);
  g_print (is_saved ? "Saved.\n" : "not saved: %s\n", error != NULL ? error->message : "");
  g_main_loop_quit (loop);
}

int
main (int argc, char **argv)
{
  g_autoptr (GFile) file = g_file_new_for_path (argv[1]);
  g_autoptr (LooseProject) project = loose_project_new (file);
  g_autoptr (LooseDraftWriter) recovery = loose_draft_writer_new (file);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (argv[2], strlen (argv[2]));

  loop = g_main_loop_new (NULL, FALSE);
  loose_project_load_async (project, NULL, loaded_cb, &text);
  g_main_loop_run (loop);
  if (text == NULL)
    return 2;
  loose_recovery_lock_begin (loose_draft_writer_get_lock (recovery), LOOSE_BUSY_COMPILING);
  loose_draft_writer_keep (recovery, bytes);
  if (!loose_draft_writer_flush (recovery))
    g_print ("no copy\n");
  loose_recovery_lock_end (loose_draft_writer_get_lock (recovery), LOOSE_BUSY_COMPILING);
  loose_project_save_async (project, argv[2], FALSE, saved_cb, NULL);
  g_main_loop_run (loop);
  if (is_saved) {
    loose_draft_writer_forget (recovery);
    loose_draft_writer_flush (recovery);
    loose_recovery_lock_give_up (loose_draft_writer_get_lock (recovery));
  }
  return is_saved ? 0 : 1;
}
