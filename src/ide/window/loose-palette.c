/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-palette.h"
#include "loose-window-testing.h"

#include "loose-accelerators.h"
#include "loose-mnemonic.h"

#include <glib/gi18n.h>
#include <string.h>

#define WIDTH       540
#define LIST_HEIGHT 360

struct _LoosePalette {
  GtkPopover parent_instance;

  /* Borrowed */
  GtkSearchEntry *entry;
  GtkListBox *list;
  GtkWidget *nothing;
  GtkWidget *focus; /* weak: the focused widget before it opened */

  /* Owned */
  GStrv words; /* the search words, case-folded */
};

G_DEFINE_FINAL_TYPE (LoosePalette, loose_palette, GTK_TYPE_POPOVER)

/* --- a command ---------------------------------------------------------------------------------------------------- */

typedef struct {
  char *title, *menu, *key; /* "Toggle Comment", "Edit", "Ctrl+/"; the key may be NULL */
  char *folded_title, *folded_all;
  char *action;
  GVariant *target; /* NULL: none */
} Command;

#define COMMAND "loose-command"

static void
command_free (gpointer data)
{
  Command *self = data;

  g_free (self->title);
  g_free (self->menu);
  g_free (self->key);
  g_free (self->folded_title);
  g_free (self->folded_all);
  g_free (self->action);
  g_clear_pointer (&self->target, g_variant_unref);
  g_free (self);
}

static Command *
command_of (gpointer row)
{
  return g_object_get_data (row, COMMAND);
}

/* The label without its mnemonic and its ellipsis: "Find" for "_Find…". */
static char *
dup_title (const char *label)
{
  char *title = loose_mnemonic_remove (label);

  if (g_str_has_suffix (title, "…"))
    title[strlen (title) - strlen ("…")] = '\0';
  return title;
}

static char *
dup_key (const char *action, GVariant *target)
{
  g_autofree char *detailed = target != NULL ? g_action_print_detailed_name (action, target) : g_strdup (action);
  const char *key = loose_accelerators_get_key (detailed);
  GdkModifierType modifiers;
  guint keyval;

  return key != NULL && gtk_accelerator_parse (key, &keyval, &modifiers) ? gtk_accelerator_get_label (keyval, modifiers)
                                                                         : NULL;
}

/* The rank of a match: at the beginning of the title, at the beginning of a word, within the title, or in the menu's
 * name; 0 if there is no match. */
static guint
get_rank (const Command *self, GStrv words)
{
  guint rank = 4;

  for (guint i = 0; words != NULL && words[i] != NULL; i++) {
    g_autofree char *at_word = g_strconcat (" ", words[i], NULL);

    if (strstr (self->folded_all, words[i]) == NULL)
      return 0;
    if (!g_str_has_prefix (self->folded_title, words[i]))
      rank = MIN (rank, strstr (self->folded_title, at_word) != NULL    ? 3
                        : strstr (self->folded_title, words[i]) != NULL ? 2
                                                                        : 1);
  }
  return rank;
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* Makes the row insensitive while its action is disabled. Only a widget with an action name is told this, so each row
 * contains a hidden one. */
static void
follow_action (GtkWidget *row, GtkWidget *box, const Command *command)
{
  GtkWidget *follower = gtk_button_new ();

  gtk_widget_set_visible (follower, FALSE);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (follower), command->target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (follower), command->action);
  gtk_box_append (GTK_BOX (box), follower);
  g_object_bind_property (follower, "sensitive", row, "sensitive", G_BINDING_SYNC_CREATE);
}

static void
add_row (LoosePalette *self, Command *command)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12),
            *menu = make_label (command->menu, "dim-label"), *key = make_label (command->key, "dim-label");
  g_autofree char *spoken = command->key != NULL
                                ? g_strdup_printf ("%s, %s, %s", command->title, command->menu, command->key)
                                : g_strdup_printf ("%s, %s", command->title, command->menu);

  g_object_set_data_full (G_OBJECT (row), COMMAND, command, command_free);
  gtk_box_append (GTK_BOX (box), make_label (command->title, NULL));
  gtk_widget_set_hexpand (menu, TRUE);
  gtk_label_set_xalign (GTK_LABEL (menu), 0);
  gtk_box_append (GTK_BOX (box), menu);
  gtk_label_set_ellipsize (GTK_LABEL (key), PANGO_ELLIPSIZE_NONE);
  gtk_box_append (GTK_BOX (box), key);
  follow_action (row, box, command);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_list_box_append (self->list, row);
}

static void add_menu (LoosePalette *self, GMenuModel *menu, const char *path);

static void
add_item (LoosePalette *self, GMenuModel *menu, int item, const char *path)
{
  g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, item, G_MENU_LINK_SECTION),
                         submenu = g_menu_model_get_item_link (menu, item, G_MENU_LINK_SUBMENU);
  g_autofree char *label = NULL, *action = NULL, *title = NULL;

  if (section != NULL)
    add_menu (self, section, path);
  if (!g_menu_model_get_item_attribute (menu, item, G_MENU_ATTRIBUTE_LABEL, "s", &label))
    return;
  title = dup_title (label);
  if (submenu != NULL) {
    g_autofree char *within = *path != '\0' ? g_strdup_printf ("%s › %s", path, title) : g_strdup (title);

    add_menu (self, submenu, within);
  } else if (g_menu_model_get_item_attribute (menu, item, G_MENU_ATTRIBUTE_ACTION, "s", &action)) {
    Command *command = g_new0 (Command, 1);
    g_autofree char *all = g_strconcat (path, " ", title, NULL);

    command->target = g_menu_model_get_item_attribute_value (menu, item, G_MENU_ATTRIBUTE_TARGET, NULL);
    command->key = dup_key (action, command->target);
    command->folded_title = g_utf8_casefold (title, -1);
    command->folded_all = g_utf8_casefold (all, -1);
    command->menu = g_strdup (path);
    command->title = g_steal_pointer (&title);
    command->action = g_steal_pointer (&action);
    add_row (self, command);
  }
}

static void
add_menu (LoosePalette *self, GMenuModel *menu, const char *path)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    add_item (self, menu, i, path);
}

/* --- search ------------------------------------------------------------------------------------------------------- */

static gboolean
is_wanted (GtkListBoxRow *row, gpointer data)
{
  return get_rank (command_of (row), LOOSE_PALETTE (data)->words) > 0;
}

static int
compare_rows (GtkListBoxRow *one, GtkListBoxRow *other, gpointer data)
{
  GStrv words = LOOSE_PALETTE (data)->words;
  guint rank = get_rank (command_of (one), words), other_rank = get_rank (command_of (other), words);

  /* Items of the same rank stay in the order of the menus. */
  return words == NULL || *words == NULL || rank == other_rank ? 0 : rank > other_rank ? -1 : 1;
}

static GtkListBoxRow *
find_first (LoosePalette *self, gboolean can_be_done)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row))
        && (!can_be_done || gtk_widget_get_sensitive (GTK_WIDGET (row))))
      return row;
  return NULL;
}

static void
changed_cb (LoosePalette *self)
{
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->entry)), -1);

  g_strstrip (folded);
  g_clear_pointer (&self->words, g_strfreev);
  self->words = *folded != '\0' ? g_strsplit_set (folded, " ", -1) : NULL;
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_sort (self->list);
  gtk_list_box_select_row (self->list, find_first (self, TRUE));
  gtk_widget_set_visible (self->nothing, find_first (self, FALSE) == NULL);
}

/* Activates an item. Restores the focus first, because an action applies to the focused widget. */
static void
do_command (LoosePalette *self, GtkListBoxRow *row)
{
  const Command *command = command_of (row);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self)), *focus = self->focus;

  gtk_popover_popdown (GTK_POPOVER (self));
  if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (focus);
  gtk_widget_activate_action_variant (parent, command->action, command->target);
}

gboolean
loose_palette_do_first (LoosePalette *self)
{
  g_return_val_if_fail (LOOSE_IS_PALETTE (self), FALSE);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL || !gtk_widget_get_sensitive (GTK_WIDGET (row)) || !gtk_widget_get_child_visible (GTK_WIDGET (row)))
    return FALSE;
  do_command (self, row);
  return TRUE;
}

/* Moves from the entry into the list. The first row is already selected, so Down goes to the next. */
static gboolean
key_cb (LoosePalette *self, guint key)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (key != GDK_KEY_Down || row == NULL)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (GTK_WIDGET (row));
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_DOWN);
  return GDK_EVENT_STOP;
}

void
loose_palette_look_for (LoosePalette *self, const char *words)
{
  g_return_if_fail (LOOSE_IS_PALETTE (self));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), words);
  changed_cb (self);
}

char *
loose_palette_dup_list (LoosePalette *self)
{
  g_return_val_if_fail (LOOSE_IS_PALETTE (self), NULL);
  GString *out = g_string_new (NULL);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++) {
    const Command *command = command_of (row);

    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      g_string_append_printf (out, "%s|%s|%s%s\n", command->title, command->menu,
                              command->key != NULL ? command->key : "",
                              gtk_widget_get_sensitive (GTK_WIDGET (row)) ? "" : " (insensitive)");
  }
  return g_string_free (out, FALSE);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

void
loose_palette_open (LoosePalette *self)
{
  g_return_if_fail (LOOSE_IS_PALETTE (self));
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkRoot *root = gtk_widget_get_root (parent);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const GdkRectangle top = { gtk_widget_get_width (parent) / 2, 0, 1, 1 };

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    g_set_weak_pointer (&self->focus, focus);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), &top);
  loose_palette_look_for (self, "");
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
loose_palette_dispose (GObject *object)
{
  LoosePalette *self = LOOSE_PALETTE (object);

  g_clear_weak_pointer (&self->focus);
  g_clear_pointer (&self->words, g_strfreev);
  G_OBJECT_CLASS (loose_palette_parent_class)->dispose (object);
}

static void
loose_palette_class_init (LoosePaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_palette_dispose;
}

static GtkWidget *
make_list (LoosePalette *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  self->nothing = make_label (_ ("No such command"), "dim-label");
  gtk_widget_set_margin_top (self->nothing, 24);
  gtk_list_box_set_placeholder (self->list, NULL);
  gtk_list_box_set_filter_func (self->list, is_wanted, self, NULL);
  gtk_list_box_set_sort_func (self->list, compare_rows, self, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Commands"), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (do_command), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  return scroller;
}

static void
loose_palette_init (LoosePalette *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *list = make_list (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->entry = GTK_SEARCH_ENTRY (gtk_search_entry_new ());
  g_object_set (self->entry, "placeholder-text", _ ("Type a command’s name"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Command"), -1);
  gtk_search_entry_set_key_capture_widget (self->entry, GTK_WIDGET (self));
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (loose_palette_do_first), self);
  g_signal_connect_swapped (self->entry, "stop-search", G_CALLBACK (gtk_popover_popdown), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), self->nothing);
  gtk_box_append (GTK_BOX (box), list);
  gtk_widget_set_size_request (box, WIDTH, -1);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_popover_set_position (GTK_POPOVER (self), GTK_POS_BOTTOM);
  gtk_popover_set_has_arrow (GTK_POPOVER (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "palette");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Command Palette"), -1);
}

LoosePalette *
loose_palette_new (GtkWidget *parent, GMenuModel *menu)
{
  LoosePalette *self = g_object_new (LOOSE_TYPE_PALETTE, NULL);

  gtk_widget_set_parent (GTK_WIDGET (self), parent);
  add_menu (self, menu, "");
  changed_cb (self);
  return self;
}
