/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-manual-blocks.h"

#include "loose-manual-try.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* --- words -------------------------------------------------------------------------------------------------------- */

char *
loose_manual_markup (const char *text)
{
  static const char *const tags[] = { NULL, "tt", "b", "i" };
  g_autoptr (GPtrArray) spans = leaf_manual_spans (text);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < spans->len; i++) {
    const LeafManualSpan *span = g_ptr_array_index (spans, i);
    g_autofree char *words = g_markup_escape_text (span->text, -1);
    g_autofree char *target = span->target != NULL ? g_markup_escape_text (span->target, -1) : NULL;

    if (target != NULL)
      g_string_append_printf (all, "<a href=\"%s\">%s</a>", target, words);
    else if (tags[span->sort] != NULL)
      g_string_append_printf (all, "<%s>%s</%s>", tags[span->sort], words, tags[span->sort]);
    else
      g_string_append (all, words);
  }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static gboolean
link_cb (LooseManual *manual, const char *target)
{
  const char *hash = strchr (target, '#');
  g_autofree char *page = g_strndup (target, strcspn (target, "#"));

  if (strstr (target, "://") != NULL)
    return FALSE; /* GTK opens it in a browser */
  loose_manual_show (manual, *page != '\0' ? page : loose_manual_get_page (manual), hash != NULL ? hash + 1 : NULL);
  return TRUE;
}

static GtkWidget *
make_label (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  return label;
}

GtkWidget *
loose_manual_label_new (LooseManual *manual, const char *markup)
{
  g_return_val_if_fail (LOOSE_IS_MANUAL (manual), NULL);
  GtkWidget *label = make_label (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  g_signal_connect_object (label, "activate-link", G_CALLBACK (link_cb), manual, G_CONNECT_SWAPPED);
  return label;
}

/* --- buttons of a block ------------------------------------------------------------------------------------------- */

static void
try_cb (GtkButton *button, const char *source)
{
  GtkWidget *frame = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_BOX), *box = gtk_widget_get_parent (frame),
            *last = gtk_widget_get_last_child (box);

  if (gtk_widget_has_css_class (last, "manual-try"))
    gtk_box_remove (GTK_BOX (box), last);
  gtk_box_append (GTK_BOX (box), loose_manual_try_new (source));
}

static void
insert_cb (GtkButton *button, const LeafManualBlock *block)
{
  g_signal_emit_by_name (gtk_widget_get_ancestor (GTK_WIDGET (button), LOOSE_TYPE_MANUAL), "insert", block);
}

static void
new_story_cb (GtkButton *button, const LeafManualBlock *block)
{
  g_signal_emit_by_name (gtk_widget_get_ancestor (GTK_WIDGET (button), LOOSE_TYPE_MANUAL), "new-story", block->source);
}

static void
check_cb (GtkButton *button, const LeafManualBlock *block)
{
  GtkWidget *answer = gtk_widget_get_next_sibling (gtk_widget_get_parent (GTK_WIDGET (button)));

  g_signal_emit_by_name (gtk_widget_get_ancestor (GTK_WIDGET (button), LOOSE_TYPE_MANUAL), "check", block, answer);
}

static void
add_button (GtkWidget *box, const char *label, GCallback callback, gconstpointer data)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect (button, "clicked", callback, (gpointer) data);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
make_source (const LeafManualBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = make_label (NULL);
  g_autofree char *text = g_strchomp (g_strdup (block->text));

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_add_css_class (label, "monospace");
  gtk_widget_add_css_class (box, "manual-source");
  gtk_widget_add_css_class (buttons, "manual-buttons");
  gtk_box_append (GTK_BOX (box), label);
  add_button (buttons, _ ("_Try"), G_CALLBACK (try_cb), block->source);
  add_button (buttons, _ ("_Insert"), G_CALLBACK (insert_cb), block);
  add_button (buttons, _ ("_New Story from This"), G_CALLBACK (new_story_cb), block);
  gtk_box_append (GTK_BOX (box), buttons);
  return box;
}

static GtkWidget *
make_printed (const LeafManualBlock *block, const char *css_class)
{
  g_autofree char *text = g_strchomp (g_strdup (block->text));
  GtkWidget *label = make_label (text);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_hidden (const LeafManualBlock *block, const char *title)
{
  GtkWidget *expander = gtk_expander_new_with_mnemonic (title),
            *label = make_printed (block, block->sort == LEAF_MANUAL_SOLUTION ? "monospace" : "manual-hint");

  gtk_expander_set_child (GTK_EXPANDER (expander), label);
  return expander;
}

static GtkWidget *
make_exercise (const LeafManualBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  add_button (buttons, _ ("_Check My Story"), G_CALLBACK (check_cb), block);
  if (block->source != NULL && *block->source != '\0')
    add_button (buttons, _ ("_New Story from This"), G_CALLBACK (new_story_cb), block);
  gtk_widget_add_css_class (buttons, "manual-buttons");
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_box_append (GTK_BOX (box), make_label (NULL));
  return box;
}

/* --- blocks ------------------------------------------------------------------------------------------------------- */

static GtkWidget *
make_heading (LooseManual *manual, const LeafManualBlock *block)
{
  g_autofree char *markup = loose_manual_markup (block->text);
  GtkWidget *label = loose_manual_label_new (manual, markup);

  gtk_widget_add_css_class (label, block->level == 1 ? "title-1" : block->level == 2 ? "title-3" : "heading");
  gtk_widget_add_css_class (label, "manual-heading");
  return label;
}

static GtkWidget *
make_item (LooseManual *manual, const LeafManualBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *markup = loose_manual_markup (block->text);
  g_autofree char *mark = block->level > 0 ? g_strdup_printf ("%u.", block->level) : g_strdup ("•");
  GtkWidget *label = gtk_label_new (mark);

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), loose_manual_label_new (manual, markup));
  return box;
}

static GtkWidget *
make_row (LooseManual *manual, const LeafManualBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_auto (GStrv) cells = g_strsplit (block->text, "|", -1);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (guint i = 1; cells[i] != NULL && cells[i + 1] != NULL; i++) {
    g_autofree char *markup = loose_manual_markup (g_strstrip (cells[i]));
    GtkWidget *label = loose_manual_label_new (manual, markup);

    if (block->level == 0)
      gtk_widget_add_css_class (label, "heading");
    gtk_widget_set_valign (label, GTK_ALIGN_START);
    gtk_box_append (GTK_BOX (box), label);
  }
  gtk_widget_add_css_class (box, "manual-row");
  return box;
}

enum { PICTURE_HEIGHT = 340 }; /* the maximum in pixels: a pane is seldom higher */

/* Makes a picture, which shrinks in a narrow page. */
static GtkWidget *
make_picture (const LeafManualBlock *block)
{
  gboolean is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  gsize length = 0;
  const char *data = leaf_manual_picture (block->argument, is_dark, &length);
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, length);
  g_autoptr (GdkTexture) texture = data != NULL ? gdk_texture_new_from_bytes (bytes, NULL) : NULL;
  GtkWidget *picture;

  if (texture == NULL) /* the documentation of an extension names one that is not in the manual */
    return gtk_label_new (block->text);
  picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), block->text);
  gtk_widget_set_tooltip_text (picture, block->text);
  gtk_widget_set_size_request (picture, -1, MIN (gdk_texture_get_height (texture), PICTURE_HEIGHT));
  return picture;
}

GtkWidget *
loose_manual_block_new (LooseManual *manual, const LeafManualBlock *block)
{
  g_return_val_if_fail (LOOSE_IS_MANUAL (manual), NULL);
  g_autofree char *markup = block->sort == LEAF_MANUAL_PARAGRAPH ? loose_manual_markup (block->text) : NULL;

  switch (block->sort) {
  case LEAF_MANUAL_HEADING: return make_heading (manual, block);
  case LEAF_MANUAL_PARAGRAPH: return loose_manual_label_new (manual, markup);
  case LEAF_MANUAL_PICTURE: return make_picture (block);
  case LEAF_MANUAL_ITEM: return make_item (manual, block);
  case LEAF_MANUAL_ROW: return make_row (manual, block);
  case LEAF_MANUAL_STORY:
  case LEAF_MANUAL_ADDS: return make_source (block);
  case LEAF_MANUAL_MISTAKE: return make_printed (block, "manual-mistake");
  case LEAF_MANUAL_PROBLEM: return make_printed (block, "manual-problem");
  case LEAF_MANUAL_PLAY:
  case LEAF_MANUAL_ORDER: return make_printed (block, "manual-play");
  case LEAF_MANUAL_FORM: return make_printed (block, "manual-source");
  case LEAF_MANUAL_EXERCISE: return make_exercise (block);
  case LEAF_MANUAL_HINT: return make_hidden (block, _ ("_Hint"));
  case LEAF_MANUAL_SOLUTION: return make_hidden (block, _ ("_Solution"));
  case LEAF_MANUAL_WRONG: break;
  }
  return NULL;
}
