/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-list-entry.h"

#include "loose-css-class.h"
#include "loose-tooltip.h"

#define INDENT 14

struct _LooseListEntry {
  GObject parent_instance;
  char *text;
  char *detail;
  guint level;
  LooseListEntryTone tone;
  LeafPlace place;
};

G_DEFINE_FINAL_TYPE (LooseListEntry, loose_list_entry, G_TYPE_OBJECT)

static void
loose_list_entry_finalize (GObject *object)
{
  LooseListEntry *self = LOOSE_LIST_ENTRY (object);

  g_free (self->text);
  g_free (self->detail);
  G_OBJECT_CLASS (loose_list_entry_parent_class)->finalize (object);
}

static void
loose_list_entry_class_init (LooseListEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_list_entry_finalize;
}

static void
loose_list_entry_init (LooseListEntry *self)
{
}

LooseListEntry *
loose_list_entry_new (const char *text, const char *detail, guint level, LooseListEntryTone tone, LeafPlace place)
{
  LooseListEntry *self = g_object_new (LOOSE_TYPE_LIST_ENTRY, NULL);

  self->text = g_strdup (text != NULL ? text : "");
  self->detail = g_strdup (detail);
  self->level = level;
  self->tone = tone;
  self->place = place;
  return self;
}

const char *
loose_list_entry_get_text (LooseListEntry *self)
{
  g_return_val_if_fail (LOOSE_IS_LIST_ENTRY (self), NULL);
  return self->text;
}

const char *
loose_list_entry_get_detail (LooseListEntry *self)
{
  g_return_val_if_fail (LOOSE_IS_LIST_ENTRY (self), NULL);
  return self->detail;
}

LooseListEntryTone
loose_list_entry_get_tone (LooseListEntry *self)
{
  g_return_val_if_fail (LOOSE_IS_LIST_ENTRY (self), (LooseListEntryTone) 0);
  return self->tone;
}

LeafPlace
loose_list_entry_get_place (LooseListEntry *self)
{
  g_return_val_if_fail (LOOSE_IS_LIST_ENTRY (self), ((LeafPlace) { 0 }));
  return self->place;
}

/* --- replacing ---------------------------------------------------------------------------------------------------- */

/* If the two look the same, the entry in the list takes over the target of the other. */
static gboolean
take_over (GListStore *store, guint index, LooseListEntry *entry)
{
  g_autoptr (LooseListEntry) old = g_list_model_get_item (G_LIST_MODEL (store), index);

  if (old->level != entry->level || old->tone != entry->tone || !g_str_equal (old->text, entry->text)
      || g_strcmp0 (old->detail, entry->detail) != 0)
    return FALSE;
  old->place = entry->place;
  return TRUE;
}

void
loose_entries_replace (GListStore *store, GPtrArray *entries)
{
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (store));
  guint shorter = MIN (n_old, entries->len), head = 0, tail = 0;

  while (head < shorter && take_over (store, head, entries->pdata[head]))
    head++;
  while (tail < shorter - head && take_over (store, n_old - 1 - tail, entries->pdata[entries->len - 1 - tail]))
    tail++;
  if (n_old > head + tail || entries->len > head + tail)
    g_list_store_splice (store, head, n_old - head - tail, entries->pdata + head, entries->len - head - tail);
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

static const char *const tone_classes[] = {
  [LOOSE_LIST_ENTRY_STRONG] = "heading",  [LOOSE_LIST_ENTRY_DIM] = "dim-label", [LOOSE_LIST_ENTRY_GOOD] = "success",
  [LOOSE_LIST_ENTRY_CHANGED] = "changed", [LOOSE_LIST_ENTRY_BAD] = "error",
};

static const struct {
  const char *icon, *style;
} tone_icons[] = {
  [LOOSE_LIST_ENTRY_PROBLEM] = { "dialog-error-symbolic", "error" },
  [LOOSE_LIST_ENTRY_NOTICE] = { "dialog-information-symbolic", "dim-label" },
  [LOOSE_LIST_ENTRY_HINT] = { "loose-hint-symbolic", "warning" },
};

static GtkWidget *
make_label (gboolean wrap)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (wrap) {
    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
    gtk_label_set_lines (GTK_LABEL (label), 4);
  }
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer beside)
{
  gboolean in_row = GPOINTER_TO_INT (beside);
  GtkWidget *box = gtk_box_new (in_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, in_row ? 8 : 0);
  GtkWidget *text = make_label (!in_row), *detail = make_label (!in_row);
  GtkWidget *icon = gtk_image_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (detail, "caption");
  gtk_widget_add_css_class (detail, "dim-label");
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), detail);
  gtk_widget_add_css_class (icon, "entry-icon");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), box);
  gtk_list_item_set_child (item, row);
  g_object_set_data (G_OBJECT (row), "item", item); /* borrowed: the item owns the row */
}

GtkWidget *
loose_list_entry_row_at (GtkWidget *list, double x, double *y, guint *position)
{
  GtkWidget *row = gtk_widget_pick (list, x, *y, GTK_PICK_DEFAULT);
  GtkListItem *item;

  while (row != NULL && row != list && gtk_widget_get_parent (row) != list)
    row = gtk_widget_get_parent (row);
  if (row == NULL || row == list)
    return NULL;
  item = g_object_get_data (G_OBJECT (gtk_widget_get_first_child (row)), "item");
  *position = item != NULL ? gtk_list_item_get_position (item) : GTK_INVALID_LIST_POSITION;
  gtk_widget_translate_coordinates (list, row, x, *y, &x, y);
  return *position != GTK_INVALID_LIST_POSITION ? row : NULL;
}

void
loose_list_entry_name_row (GtkWidget *child, const char *name)
{
  GtkWidget *row = gtk_widget_get_parent (child);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_icon (GtkWidget *icon, LooseListEntryTone tone)
{
  gboolean has_icon = tone < G_N_ELEMENTS (tone_icons) && tone_icons[tone].icon != NULL;

  gtk_widget_set_visible (icon, has_icon);
  gtk_image_set_from_icon_name (GTK_IMAGE (icon), has_icon ? tone_icons[tone].icon : NULL);
  gtk_widget_set_css_classes (icon, (const char *[]) { "entry-icon", has_icon ? tone_icons[tone].style : NULL, NULL });
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer beside)
{
  LooseListEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *icon = gtk_widget_get_first_child (row), *box = gtk_widget_get_next_sibling (icon);
  GtkWidget *text = gtk_widget_get_first_child (box), *detail = gtk_widget_get_next_sibling (text);
  g_autofree char *name
      = entry->detail != NULL ? g_strdup_printf ("%s, %s", entry->text, entry->detail) : g_strdup (entry->text);
  gboolean is_whole = entry->tone == LOOSE_LIST_ENTRY_PROSE,
           wraps
           = !GPOINTER_TO_INT (beside) || entry->tone == LOOSE_LIST_ENTRY_STRONG; /* a headline is never shortened */

  gtk_label_set_text (GTK_LABEL (text), entry->text);
  loose_list_entry_name_row (row, name);
  show_icon (icon, entry->tone);
  gtk_label_set_text (GTK_LABEL (detail), entry->detail != NULL ? entry->detail : "");
  loose_tooltip_set (detail, entry->detail); /* the whole text, because the row may shorten it */
  gtk_widget_set_visible (detail, entry->detail != NULL);
  /* a reason is read with its row, so it is beside the text and not at the opposite edge */
  gtk_widget_set_hexpand (text, entry->tone != LOOSE_LIST_ENTRY_BAD);
  loose_css_class_set (detail, "dim-label", entry->tone != LOOSE_LIST_ENTRY_BAD);
  gtk_widget_set_margin_start (row, entry->level * INDENT);
  gtk_label_set_wrap (GTK_LABEL (text), wraps);
  gtk_label_set_lines (GTK_LABEL (text),
                       /* a label with line breaks keeps them; one that does not wrap gets a single line */
                       wraps && !is_whole ? 4 : -1);
  gtk_label_set_ellipsize (GTK_LABEL (text), is_whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  for (guint i = 1; i < G_N_ELEMENTS (tone_classes); i++)
    gtk_widget_remove_css_class (text, tone_classes[i]);
  if (entry->tone < G_N_ELEMENTS (tone_classes) && tone_classes[entry->tone] != NULL)
    gtk_widget_add_css_class (text, tone_classes[entry->tone]);
}

GtkListItemFactory *
loose_list_entry_factory_new (gboolean beside)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), GINT_TO_POINTER (beside));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), GINT_TO_POINTER (beside));
  return factory;
}
