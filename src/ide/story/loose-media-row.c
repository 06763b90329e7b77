/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-media-row.h"

#include "loose-figure.h"

#include <glib/gi18n.h>
#include <string.h>

enum { PREVIEW_WIDTH = 72, PREVIEW_HEIGHT = 48, TEXT_WIDTH = 480, TEXT_HEIGHT = 240 };

static const char *
words_of_fault (const LooseMediaFile *file)
{
  switch (file->fault) {
  case LEAF_EFFECT_FINE: break;
  case LEAF_EFFECT_MISSING:
    return file->sort == LOOSE_MEDIA_SOUND ? _ ("Missing: put it into the folder Sounds of the materials")
                                           : _ ("Missing: put it into the folder Figures of the materials");
  case LEAF_EFFECT_DAMAGED: return _ ("Damaged, or in an unsupported format");
  case LEAF_EFFECT_HUGE: return _ ("Too large to be shown or played");
  }
  return NULL;
}

/* "PNG, 640 × 480, 12.3 kB" */
static char *
dup_facts (const LooseMediaFile *file)
{
  g_autofree char *size = g_format_size (file->size), *form = NULL;

  if (file->sort == LOOSE_MEDIA_EXTERNAL_FILE && file->size > 0)
    return g_strdup_printf (_ ("External file, %s"), size);
  if (file->sort == LOOSE_MEDIA_EXTERNAL_FILE)
    return g_strdup (file->path != NULL ? _ ("External file, not written yet") : _ ("External file"));
  if (file->media.type == NULL) /* the story is not saved, so nothing was checked */
    return g_strdup (file->sort == LOOSE_MEDIA_SOUND ? _ ("Sound") : _ ("Picture"));
  form = g_ascii_strup (strchr (file->media.type, '/') + 1, -1);
  if (file->media.is_sound)
    return g_strdup_printf ("%s, %s", form, size);
  return g_strdup_printf ("%s, %u × %u, %s", form, file->media.width, file->media.height, size);
}

static char *
dup_detail (const LooseMediaFile *file)
{
  const char *fault = words_of_fault (file);
  g_autofree char *facts = fault != NULL ? g_strdup (fault) : dup_facts (file);

  if (file->name == NULL)
    return g_strdup_printf ("%s — %s", facts, _ ("no sentence declares it"));
  return file->file != NULL ? g_strdup_printf ("%s — %s", file->file, facts) : g_steal_pointer (&facts);
}

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
make_preview (const LooseMediaFile *file, const char *materials)
{
  GtkWidget *preview;

  if (file->sort == LOOSE_MEDIA_FIGURE && file->path != NULL && file->fault == LEAF_EFFECT_FINE) {
    preview = loose_figure_new (file->path, materials, file->words != NULL ? file->words : _ ("Preview"));
    loose_figure_set_room (LOOSE_FIGURE (preview), PREVIEW_WIDTH);
    loose_figure_set_most_height (LOOSE_FIGURE (preview), PREVIEW_HEIGHT);
    gtk_widget_set_halign (preview, GTK_ALIGN_CENTER);
  } else {
    preview = gtk_image_new_from_icon_name (file->fault != LEAF_EFFECT_FINE    ? "dialog-warning-symbolic"
                                            : file->sort == LOOSE_MEDIA_SOUND  ? "audio-x-generic-symbolic"
                                            : file->sort == LOOSE_MEDIA_FIGURE ? "image-x-generic-symbolic"
                                                                               : "text-x-generic-symbolic");
  }
  gtk_widget_set_valign (preview, GTK_ALIGN_CENTER);
  return preview;
}

/* --- buttons ------------------------------------------------------------------------------------------------------ */

static void
append_button (GtkBox *box, GtkWidget *button, const char *name)
{
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (box, button);
}

static GtkWidget *
make_action_button (const char *label, const char *action, guint32 number)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", number);
  return button;
}

/* Shows the beginning of an external file. */
static GtkWidget *
make_text_button (const char *label, const char *text)
{
  GtkWidget *button = gtk_menu_button_new (), *popover = gtk_popover_new (), *scroller = gtk_scrolled_window_new (),
            *view = gtk_text_view_new ();

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
  gtk_text_view_set_editable (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_monospace (GTK_TEXT_VIEW (view), TRUE);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (view), GTK_WRAP_WORD_CHAR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Beginning of the file"),
                                  -1);
  gtk_widget_set_size_request (scroller, TEXT_WIDTH, TEXT_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), label);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  return button;
}

static void
append_buttons (GtkBox *box, const LooseMediaFile *file, guint32 number)
{
  const char *title = file->name != NULL ? file->name : file->file;
  g_autofree char *declare = g_strdup_printf (_ ("Declare %s"), title), *play = g_strdup_printf (_ ("Play %s"), title),
                  *show = g_strdup_printf (_ ("Show %s"), title);

  if (file->sort == LOOSE_MEDIA_SOUND && file->path != NULL && file->fault == LEAF_EFFECT_FINE)
    append_button (box, make_action_button (_ ("Play"), "files.play", number), play);
  if (file->text != NULL)
    append_button (box, make_text_button (_ ("Show"), file->text), show);
  if (file->name == NULL)
    append_button (box, make_action_button (_ ("Declare"), "files.declare", number), declare);
}

GtkWidget *
loose_media_row_new (const LooseMediaFile *file, const char *materials, guint32 number)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12),
            *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *frame = gtk_center_box_new ();
  const char *title = file->name != NULL ? file->name : file->file;
  g_autofree char *detail = dup_detail (file), *whole = g_strdup_printf ("%s, %s", title, detail);

  gtk_widget_set_size_request (frame, PREVIEW_WIDTH, PREVIEW_HEIGHT);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (frame), make_preview (file, materials));
  gtk_box_append (GTK_BOX (texts), make_label (title, NULL));
  gtk_box_append (GTK_BOX (texts), make_label (detail, file->fault != LEAF_EFFECT_FINE ? "error" : "dim-label"));
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), frame);
  gtk_box_append (GTK_BOX (box), texts);
  append_buttons (GTK_BOX (box), file, number);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  return row;
}
