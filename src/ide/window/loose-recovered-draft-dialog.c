/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-recovered-draft-dialog.h"
#include "loose-template.h"

#include <glib/gi18n.h>

#define MOST_WORDS 80

struct _LooseRecoveredDraftDialog {
  AdwWindow parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (LooseRecoveredDraftDialog, loose_recovered_draft_dialog, ADW_TYPE_WINDOW)

enum { BRING_BACK, OPEN_STORY, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- a row -------------------------------------------------------------------------------------------------------- */

static LooseRecoveredDraft *
draft_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "loose-recovered-draft");
}

/* The name of the file, such as "Tale.ni", or the first words of a text without a file. */
static char *
dup_title (LooseRecoveredDraft *draft)
{
  GFile *file = loose_recovered_draft_get_file (draft);
  g_autofree char *text = NULL, *line = NULL;

  if (file != NULL) {
    g_autofree char *path = g_file_get_parse_name (file);
    g_autofree char *bundle = g_str_has_suffix (path, ".inform/Source/story.ni")
                                  ? g_strndup (path, strlen (path) - strlen ("/Source/story.ni"))
                                  : g_strdup (path);

    return g_path_get_basename (bundle);
  }
  text = loose_recovered_draft_dup_text (draft);
  line = g_strstrip (g_strndup (text != NULL ? text : "", text != NULL ? strcspn (text, "\n") : 0));
  if (*line == '\0')
    return g_strdup (_ ("Untitled"));
  return g_utf8_strlen (line, -1) > MOST_WORDS ? g_utf8_substring (line, 0, MOST_WORDS) : g_steal_pointer (&line);
}

static char *
dup_subtitle (LooseRecoveredDraft *draft)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (loose_recovered_draft_get_time (draft));
  g_autofree char *when = time != NULL ? g_date_time_format (time, "%c") : g_strdup ("");
  g_autofree char *text = loose_recovered_draft_dup_text (draft);
  glong n = text != NULL ? g_utf8_strlen (text, -1) : 0;

  /* translators: a date and time, and how long the text is */
  return g_strdup_printf (ngettext ("%s, %ld character", "%s, %ld characters", (gulong) n), when, n);
}

static void
close_when_empty (LooseRecoveredDraftDialog *self)
{
  if (gtk_list_box_get_row_at_index (self->list, 0) == NULL)
    gtk_window_close (GTK_WINDOW (self));
}

static void
throw_away_cb (GtkWidget *row)
{
  LooseRecoveredDraftDialog *self = LOOSE_RECOVERED_DRAFT_DIALOG (gtk_widget_get_root (row));

  loose_recovered_draft_delete (draft_of (row));
  gtk_window_set_default_widget (GTK_WINDOW (self), NULL);
  gtk_list_box_remove (self->list, row);
  close_when_empty (self);
}

static void
bring_back_cb (GtkWidget *row)
{
  LooseRecoveredDraftDialog *self = LOOSE_RECOVERED_DRAFT_DIALOG (gtk_widget_get_root (row));
  g_autoptr (LooseRecoveredDraft) draft = g_object_ref (draft_of (row));
  g_autoptr (GObject) held = g_object_ref (G_OBJECT (self));

  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[BRING_BACK], 0, draft);
}

static void
open_story_cb (GtkWidget *row)
{
  LooseRecoveredDraftDialog *self = LOOSE_RECOVERED_DRAFT_DIALOG (gtk_widget_get_root (row));
  g_autoptr (GFile) file = g_object_ref (loose_recovered_draft_get_file (draft_of (row)));
  g_autoptr (GObject) held = g_object_ref (G_OBJECT (self));

  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[OPEN_STORY], 0, file);
}

/* Returns TRUE if the draft can be restored here: it is of the window's file, of no file, or of one that no longer
 * exists. */
static gboolean
belongs_here (LooseRecoveredDraft *draft, GFile *own)
{
  GFile *file = loose_recovered_draft_get_file (draft);

  return file == NULL || (own != NULL && g_file_equal (file, own)) || !g_file_query_exists (file, NULL);
}

static GtkWidget *
add_button (GtkWidget *row, const char *label, const char *class, GCallback callback)
{
  GtkWidget *button = loose_template_new_button (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  if (class != NULL)
    gtk_widget_add_css_class (button, class);
  g_signal_connect_object (button, "clicked", callback, row, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return button;
}

static GtkWidget *
row_new (LooseRecoveredDraftDialog *self, LooseRecoveredDraft *draft, GFile *own)
{
  GtkWidget *row = adw_action_row_new (), *button;
  g_autofree char *title = dup_title (draft), *subtitle = dup_subtitle (draft);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 1);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  g_object_set_data_full (G_OBJECT (row), "loose-recovered-draft", g_object_ref (draft), g_object_unref);
  add_button (row, _ ("_Discard"), "flat", G_CALLBACK (throw_away_cb));
  if (belongs_here (draft, own))
    button = add_button (row, _ ("_Recover"), "suggested-action", G_CALLBACK (bring_back_cb));
  else
    button = add_button (row, _ ("_Open Story"), NULL, G_CALLBACK (open_story_cb));
  if (gtk_window_get_default_widget (GTK_WINDOW (self)) == NULL) {
    gtk_window_set_default_widget (GTK_WINDOW (self), button);
    gtk_window_set_focus (GTK_WINDOW (self), button);
  }
  return row;
}

/* --- the dialog --------------------------------------------------------------------------------------------------- */

static GtkWidget *
make_introduction (void)
{
  GtkWidget *label = gtk_label_new (_ (
      "Looseleaf closed before this work was saved. Files do not change until you save them. You can decide later with File → Recover Unsaved Work."));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static GtkWidget *
make_list (LooseRecoveredDraftDialog *self, GPtrArray *drafts, GFile *own)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_widget_set_valign (GTK_WIDGET (self->list), GTK_ALIGN_START);
  for (guint i = 0; i < drafts->len; i++)
    gtk_list_box_append (self->list, row_new (self, g_ptr_array_index (drafts, i), own));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 360);
  return scroller;
}

LooseRecoveredDraftDialog *
loose_recovered_draft_dialog_new (GtkWindow *parent, GPtrArray *drafts, GFile *own)
{
  LooseRecoveredDraftDialog *self
      = g_object_new (LOOSE_TYPE_RECOVERED_DRAFT_DIALOG, "transient-for", parent, "modal", TRUE, "title",
                      _ ("Unsaved Work Found"), "default-width", 560, "destroy-with-parent", TRUE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_widget_set_margin_start (content, 18);
  gtk_widget_set_margin_end (content, 18);
  gtk_widget_set_margin_top (content, 12);
  gtk_widget_set_margin_bottom (content, 18);
  gtk_box_append (GTK_BOX (content), make_introduction ());
  gtk_box_append (GTK_BOX (content), make_list (self, drafts, own));
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (ADW_WINDOW (self), box);
  return self;
}

static void
loose_recovered_draft_dialog_class_init (LooseRecoveredDraftDialogClass *klass)
{
  signals[BRING_BACK] = g_signal_new ("bring-back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, LOOSE_TYPE_RECOVERED_DRAFT);
  signals[OPEN_STORY] = g_signal_new ("open-story", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_FILE);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
loose_recovered_draft_dialog_init (LooseRecoveredDraftDialog *self)
{
}
