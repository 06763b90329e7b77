/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window exports to files: a release of the story, the index as a page for a browser, the story as one
 * file, the transcript and the skein as text. */
#include "config.h"

#include "loose-window-private.h"
#include "loose-window-testing.h"

#include "loose-file-chooser.h"
#include "loose-format.h"
#include "loose-publish-dialog.h"
#include "loose-settings-dialog.h"

#include "leaf-index.h"
#include "leaf-skein-text.h"

#include <glib/gi18n.h>
#include <string.h>

static char *
make_index (LooseWindow *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  const LeafIndexLanguage language = { loose_format_language (), loose_format_translate, loose_format_said };

  return program != NULL
             ? leaf_program_index_html_in (program, g_settings_get_boolean (self->settings, "show-library"), &language)
             : NULL;
}

static char *
make_bundle (LooseWindow *self)
{
  return loose_session_bind (self->session);
}

static char *
make_transcript (LooseWindow *self)
{
  return loose_story_view_dup_text (loose_story_pane_get_view (self->story));
}

static char *
make_skein (LooseWindow *self)
{
  return leaf_skein_to_text (loose_skein_get (loose_skein_pane_get_skein (loose_window_get_skein (self))));
}

static const struct {
  const char *action, *title, *ending;
  char *(*make) (LooseWindow *self);
} exports[] = {
  { "win.export-story", N_ ("Export Bundle"), "binder", make_bundle },
  { "win.export-index", N_ ("Export Index"), "html", make_index },
  { "win.export-transcript", N_ ("Export Transcript"), "txt", make_transcript },
  { "win.export-skein", N_ ("Export Skein as Text"), "skein.txt", make_skein },
};

char *
loose_window_make_export (LooseWindow *self, const char *action)
{
  g_return_val_if_fail (LOOSE_IS_WINDOW (self), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    if (g_str_equal (exports[i].action, action))
      return exports[i].make (self);
  return NULL;
}

static void
export_to (LooseWindow *self, const char *action, GFile *file)
{
  g_autofree char *text = loose_window_make_export (self, action);
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    loose_window_show_message (self, _ ("Could Not Save File"),
                               _ ("The story is being compiled. Try again in a moment."));
  else if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL,
                                     NULL, &error))
    loose_window_show_message (self, _ ("Could Not Save File"), error->message);
}

static void
chosen_cb (gpointer owner, GtkFileChooser *chooser, GFile *file)
{
  if (file != NULL)
    export_to (owner, g_object_get_data (G_OBJECT (chooser), "export"), file);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    if (g_str_equal (exports[i].action, name)) {
      GtkFileChooser *chooser
          = loose_file_chooser_new (widget, _ (exports[i].title), GTK_FILE_CHOOSER_ACTION_SAVE, NULL, chosen_cb);
      g_autofree char *story = loose_window_dup_story_name (self),
                      *file = g_strdup_printf ("%s.%s", story, exports[i].ending);

      gtk_file_chooser_set_current_name (chooser, g_strdelimit (file, "/", '-'));
      loose_session_set_chooser_folder (self->session, chooser);
      g_object_set_data (G_OBJECT (chooser), "export", (gpointer) exports[i].action);
      loose_file_chooser_show (chooser);
    }
}

static void
publish_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (GTK_WINDOW (loose_publish_dialog_new (GTK_WINDOW (widget), LOOSE_WINDOW (widget)->session)));
}

static void
story_settings_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_window_present (GTK_WINDOW (loose_settings_dialog_new (GTK_WINDOW (widget), LOOSE_WINDOW (widget)->session)));
}

void
loose_window_install_export_actions (GtkWidgetClass *klass)
{
  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    gtk_widget_class_install_action (klass, exports[i].action, NULL, export_action);
  gtk_widget_class_install_action (klass, "win.publish", NULL, publish_action);
  gtk_widget_class_install_action (klass, "win.story-settings", NULL, story_settings_action);
}
