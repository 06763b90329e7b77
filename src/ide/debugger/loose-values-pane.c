/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-values-pane.h"
#include "loose-debugger-testing.h"

#include "loose-css-class.h"
#include "loose-list-entry-view.h"
#include "loose-mirrored-keys.h"
#include "loose-tooltip.h"
#include "loose-format.h"
#include "loose-world-row.h"

#include <glib/gi18n.h>

#define MOST_ASKED 30

/* What was evaluated once, and its result. A value is evaluated again at the next pause; a phrase is not, because its
 * result is about its moment. */
typedef struct {
  char *words; /* of a value; NULL: a phrase */
  LooseListEntry *entry;
} Asked;

struct _LooseValuesPane {
  LoosePane pane;

  /* Template widgets */
  GtkEntry *words;
  GtkListView *values;
  GtkSearchEntry *search;
  GtkListView *world;

  /* Owned */
  LooseListEntryView *entries;
  GPtrArray *watched;  /* of char *: values, in the language of stories */
  GPtrArray *asked;    /* of Asked, newest first */
  GHashTable *before;  /* char *: char *, the watched values at the previous pause */
  GHashTable *endless; /* char *: char *, the watches that did not end in this program, and what they say */
  LooseWorldSnapshot *shown, *last; /* the world at this pause and the one before */
  guint64 shown_at;                 /* the moment of `shown` */
  gboolean is_mapped;
};

G_DEFINE_FINAL_TYPE (LooseValuesPane, loose_values_pane, LOOSE_TYPE_PANE)

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_free (asked->words);
  g_object_unref (asked->entry);
  g_free (asked);
}

static LeafPlay *
play_at_rest (LooseValuesPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->pane.session);

  return loose_player_get_state (player) == LOOSE_PLAY_RUNNING ? NULL : loose_player_get_play (player);
}

/* --- values ------------------------------------------------------------------------------------------------------- */

/* The frame whose names are in scope. */
static guint32
depth_at_rest (LooseValuesPane *self)
{
  return loose_player_get_depth (loose_session_get_player (self->pane.session));
}

/* "the score: 5", or why it has no value. Free with g_free. */
static char *
evaluate (LooseValuesPane *self, LeafPlay *play, const char *words, gboolean may_do, char **kind, gboolean *failed)
{
  g_auto (LeafEvaluation) found = leaf_play_evaluate (play, depth_at_rest (self), words, may_do);

  *failed = found.problem != NULL;
  if (found.is_unfinished) /* it would take the time of a command at each pause */
    g_hash_table_insert (self->endless, g_strdup (words), loose_format_evaluation (&found));
  if (kind != NULL)
    *kind = g_strdup (found.kind);
  if (found.problem != NULL)
    return loose_format_evaluation (&found);
  if (found.value != NULL)
    return g_strdup (found.value);
  if (found.printed != NULL && *found.printed != '\0')
    return g_strstrip (leaf_evaluation_dup_printed (&found, loose_format_translate, NULL));
  return g_strdup (_ ("run on a copy"));
}

/* As evaluate(), but what did not end is not tried again in the same program, unless the author asks. */
static char *
evaluate_watch (LooseValuesPane *self, LeafPlay *play, const char *words, char **kind, gboolean *failed)
{
  const char *known = g_hash_table_lookup (self->endless, words);

  if (known == NULL)
    return evaluate (self, play, words, FALSE, kind, failed);
  *failed = TRUE;
  *kind = g_strdup (_ ("not tried again"));
  return g_strdup (known);
}

static void
add_value (LooseValuesPane *self, GPtrArray *entries, LeafPlay *play, const char *words, GHashTable *now,
           gboolean only_if_known)
{
  gboolean failed;
  g_autofree char *kind = NULL, *value = evaluate_watch (self, play, words, &kind, &failed), *text = NULL, *was = NULL;
  const char *before = g_hash_table_lookup (self->before, words);
  gboolean changed = before != NULL && !g_str_equal (before, value);

  if (failed && only_if_known)
    return;
  if (before == NULL) /* a new watch is compared with its current value */
    g_hash_table_insert (self->before, g_strdup (words), g_strdup (value));
  text = g_strdup_printf (_ ("%s: %s"), words, value);
  was = changed ? g_strdup_printf (_ ("previously %s"), before) : NULL;
  g_ptr_array_add (entries, loose_list_entry_new (text, was != NULL ? was : kind, 1,
                                                  failed    ? LOOSE_LIST_ENTRY_BAD
                                                  : changed ? LOOSE_LIST_ENTRY_CHANGED
                                                            : LOOSE_LIST_ENTRY_PLAIN,
                                                  (LeafPlace) { 0 }));
  g_hash_table_insert (now, g_strdup (words), g_steal_pointer (&value));
}

static void
add_heading (GPtrArray *entries, const char *heading)
{
  g_ptr_array_add (entries, loose_list_entry_new (heading, NULL, 0, LOOSE_LIST_ENTRY_DIM, (LeafPlace) { 0 }));
}

/* Adds the names in scope: those of the frame that is shown first. */
static void
add_frame (LooseValuesPane *self, GPtrArray *entries, LeafPlay *play)
{
  guint32 depth = depth_at_rest (self),
          n = depth < leaf_play_n_frames (play) ? leaf_play_frame (play, depth).n_values : 0;

  if (n > 0)
    add_heading (entries, leaf_play_frame (play, depth).title);
  for (guint32 i = 0; i < n; i++) {
    LeafValueInfo value = leaf_play_frame_value (play, depth, i);
    const char *before = loose_local_history_get_previous (
        loose_player_get_locals (loose_session_get_player (self->pane.session)), play, depth, &value);
    g_autofree char *text = g_strdup_printf (_ ("%s: %s"), value.name, value.value != NULL ? value.value : "");
    g_autofree char *was = before != NULL ? g_strdup_printf (_ ("previously %s"), before) : NULL;

    g_ptr_array_add (entries, loose_list_entry_new (text, was != NULL ? was : value.kind, 1,
                                                    was != NULL ? LOOSE_LIST_ENTRY_CHANGED : LOOSE_LIST_ENTRY_PLAIN,
                                                    (LeafPlace) { 0 }));
    g_free (value.value);
  }
}

static LooseListEntry *
make_asked (const char *words, const char *value, const char *kind, gboolean failed)
{
  g_autofree char *text = g_strdup_printf (_ ("%s: %s"), words, value);

  return loose_list_entry_new (text, kind, 1, failed ? LOOSE_LIST_ENTRY_BAD : LOOSE_LIST_ENTRY_GOOD, (LeafPlace) { 0 });
}

/* Brings the evaluated expressions to the present moment. */
static void
refresh_asked (LooseValuesPane *self, LeafPlay *play)
{
  for (guint i = 0; i < self->asked->len; i++) {
    Asked *asked = self->asked->pdata[i];
    g_autoptr (LooseListEntry) before = asked->entry;
    g_autofree char *kind = NULL, *value = NULL;
    gboolean failed;

    if (asked->words == NULL) {
      asked->entry = loose_list_entry_new (loose_list_entry_get_text (before), _ ("at an earlier moment"), 1,
                                           LOOSE_LIST_ENTRY_DIM, (LeafPlace) { 0 });
      continue;
    }
    value = evaluate_watch (self, play, asked->words, &kind, &failed);
    asked->entry = make_asked (asked->words, value, kind, failed);
  }
}

static void
show_values (LooseValuesPane *self, gboolean moved)
{
  static const char *const always[]
      = { "current action", "person asked", "noun", "second noun", "location", "turn count" };
  LeafPlay *play = play_at_rest (self);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) now = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  if (play == NULL) {
    if (loose_player_get_play (loose_session_get_player (self->pane.session)) == NULL)
      loose_list_entry_view_fill (self->entries, entries);
    return;
  }
  if (moved)
    refresh_asked (self, play);
  if (self->asked->len > 0)
    add_heading (entries, _ ("Evaluated"));
  for (guint i = 0; i < self->asked->len; i++)
    g_ptr_array_add (entries, g_object_ref (((Asked *) self->asked->pdata[i])->entry));
  if (self->watched->len > 0)
    add_heading (entries, _ ("Watched"));
  for (guint i = 0; i < self->watched->len; i++)
    add_value (self, entries, play, self->watched->pdata[i], now, FALSE);
  add_frame (self, entries, play);
  add_heading (entries, _ ("Now"));
  for (guint i = 0; i < G_N_ELEMENTS (always); i++)
    add_value (self, entries, play, always[i], now, TRUE);
  loose_list_entry_view_fill (self->entries, entries);
  if (!moved)
    return;
  g_hash_table_unref (self->before);
  self->before = g_steal_pointer (&now);
}

/* Adds an expression of the language to the watched values. */
static void
watch (LooseValuesPane *self, const char *words)
{
  if (words == NULL || *words == '\0')
    return;
  g_ptr_array_add (self->watched, g_strdup (words));
  g_hash_table_remove (self->endless, words);
  show_values (self, FALSE);
}

static void
watch_cb (LooseValuesPane *self)
{
  g_autofree char *words = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->words))));

  watch (self, words);
  gtk_editable_set_text (GTK_EDITABLE (self->words), "");
}

/* Adds what was typed, and its result, above the earlier ones. */
static void
add_asked (LooseValuesPane *self, const char *words, const char *value, const char *kind, gboolean failed,
           gboolean is_value)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked) { is_value ? g_strdup (words) : NULL, make_asked (words, value, kind, failed) };
  g_ptr_array_insert (self->asked, 0, asked);
  if (self->asked->len > MOST_ASKED)
    g_ptr_array_set_size (self->asked, MOST_ASKED);
  gtk_editable_select_region (GTK_EDITABLE (self->words), 0, -1);
}

/* The typed text; NULL, with a beep, if it is empty or no play is at rest. Free with g_free. */
static char *
dup_words (LooseValuesPane *self)
{
  g_autofree char *words = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->words))));

  if (*words != '\0' && play_at_rest (self) != NULL)
    return g_steal_pointer (&words);
  gtk_widget_error_bell (GTK_WIDGET (self));
  return NULL;
}

static void
ask_cb (LooseValuesPane *self)
{
  g_autofree char *words = dup_words (self), *value = NULL, *kind = NULL;
  gboolean failed;

  if (words == NULL)
    return;
  value = evaluate (self, play_at_rest (self), words, TRUE, &kind, &failed);
  add_asked (self, words, value, kind, failed, kind != NULL || failed);
  show_values (self, FALSE);
}

/* Runs the text in the play itself. All values may have changed then, though the moment is the same. */
static void
keep_cb (LooseValuesPane *self)
{
  g_autofree char *words = dup_words (self), *problem = NULL;
  gboolean done;

  if (words == NULL)
    return;
  self->shown_at = G_MAXUINT64;
  done = loose_player_do (loose_session_get_player (self->pane.session), words, &problem);
  add_asked (self, words, done ? _ ("run in the story") : problem, NULL, !done, FALSE);
  show_values (self, FALSE);
}

/* Finds the selected row among the evaluated expressions or the watched values, in the order of show_values(). NULL: it
 * is neither. */
static GPtrArray *
find_selected (LooseValuesPane *self, guint *index)
{
  GPtrArray *lists[] = { self->asked, self->watched };
  guint row = loose_list_entry_view_get_selected (self->entries);

  for (guint i = 0; i < G_N_ELEMENTS (lists) && row != GTK_INVALID_LIST_POSITION; i++) {
    guint n_rows = lists[i]->len > 0 ? lists[i]->len + 1 : 0; /* with the heading */

    if (row < n_rows) {
      *index = row - 1;
      return row > 0 ? lists[i] : NULL;
    }
    row -= n_rows;
  }
  return NULL;
}

/* Removes the selected evaluated or watched value from the list. */
static gboolean
values_key_cb (LooseValuesPane *self, guint key, guint code, GdkModifierType state)
{
  GPtrArray *list;
  guint index;

  if (key != GDK_KEY_Delete)
    return GDK_EVENT_PROPAGATE;
  list = find_selected (self, &index);
  if (list == NULL) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return GDK_EVENT_STOP;
  }
  g_ptr_array_remove_index (list, index);
  show_values (self, FALSE);
  return GDK_EVENT_STOP;
}

/* --- the world ---------------------------------------------------------------------------------------------------- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *expander = gtk_tree_expander_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (NULL), *value = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (value), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (value), 0);
  gtk_widget_set_hexpand (value, TRUE);
  gtk_widget_add_css_class (value, "dim-label");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), value);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), box);
  gtk_list_item_set_child (item, expander);
}

static char *
dup_value (LooseWorldSnapshot *world, guint number)
{
  const LeafWorldRow *row = loose_world_snapshot_get_row (world, number);
  const char *was = loose_world_snapshot_get_was (world, number), *value = row->value != NULL ? row->value : "";

  if (was == NULL)
    return g_strdup (value);
  return row->value != NULL ? g_strdup_printf (_ ("%s (previously %s)"), value, was)
                            : g_strdup_printf (_ ("(previously in %s)"), was);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkTreeListRow *tree_row = gtk_list_item_get_item (item);
  g_autoptr (LooseWorldRow) node = gtk_tree_list_row_get_item (tree_row);
  LooseWorldSnapshot *world = loose_world_row_get_world (node);
  guint number = loose_world_row_get_number (node);
  GtkWidget *expander = gtk_list_item_get_child (item);
  GtkWidget *name = gtk_widget_get_first_child (gtk_tree_expander_get_child (GTK_TREE_EXPANDER (expander)));
  g_autofree char *value = dup_value (world, number);
  const LeafWorldRow *row = loose_world_snapshot_get_row (world, number);
  const char *title = row->level == 0 ? _ (row->name) : row->name;
  g_autofree char *whole = *value != '\0' ? g_strdup_printf (_ ("%s: %s"), title, value) : g_strdup (title);
  gboolean changed
      = loose_world_snapshot_get_was (world, number) != NULL || loose_world_snapshot_has_changed_within (world, number);

  gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (expander), tree_row);
  gtk_label_set_text (GTK_LABEL (name), title);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (name)), value);
  loose_tooltip_set (expander, whole);
  loose_list_entry_name_row (expander, whole);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  loose_css_class_set (name, "changed", changed);
}

static GListModel *
children_cb (gpointer item, gpointer data)
{
  return g_list_model_get_n_items (item) > 0 ? g_object_ref (item) : NULL;
}

/* Expands the path to each row that changed or, during a search, that matches. */
static void
unfold (GtkTreeListModel *tree, LooseWorldSnapshot *world, gboolean searches)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (tree)) && i < 2000; i++) {
    g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (tree, i);
    g_autoptr (LooseWorldRow) node = gtk_tree_list_row_get_item (row);
    guint number = loose_world_row_get_number (node);

    if (loose_world_snapshot_has_changed_within (world, number) || (searches && gtk_tree_list_row_get_depth (row) < 2))
      gtk_tree_list_row_set_expanded (row, TRUE);
  }
}

static void
show_world (LooseValuesPane *self)
{
  g_autofree char *search = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  GtkTreeListModel *tree;
  g_autoptr (GtkSingleSelection) selection = NULL;

  gtk_list_view_set_model (self->world, NULL);
  if (self->shown == NULL)
    return;
  tree = gtk_tree_list_model_new (
      G_LIST_MODEL (loose_world_row_new (self->shown, G_MAXUINT, *search != '\0' ? search : NULL)), FALSE, FALSE,
      children_cb, NULL, NULL);
  unfold (tree, self->shown, *search != '\0');
  selection = gtk_single_selection_new (G_LIST_MODEL (tree));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_list_view_set_model (self->world, GTK_SELECTION_MODEL (selection));
}

/* Right and Left work as in the tree of a turn. */
static gboolean
world_key_cb (LooseValuesPane *self, guint pressed, guint code, GdkModifierType state)
{
  guint key = loose_mirrored_key (GTK_WIDGET (self), pressed);
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->world));
  GtkTreeListRow *row = selection != NULL ? gtk_single_selection_get_selected_item (selection) : NULL;

  if (row == NULL || (key != GDK_KEY_Left && key != GDK_KEY_Right) || !gtk_tree_list_row_is_expandable (row))
    return GDK_EVENT_PROPAGATE;
  gtk_tree_list_row_set_expanded (row, key == GDK_KEY_Right);
  return GDK_EVENT_STOP;
}

static void
update (LooseValuesPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->pane.session);
  LeafPlay *play = play_at_rest (self);
  guint64 moment = loose_player_get_stop (player).event;
  gboolean moved = moment != self->shown_at;

  if (!self->is_mapped || loose_player_is_catching_up (player))
    return;
  show_values (self, moved);
  if (play == NULL || (!moved && self->shown != NULL))
    return;
  g_clear_pointer (&self->last, loose_world_snapshot_unref);
  self->last = g_steal_pointer (&self->shown);
  self->shown = loose_world_snapshot_new (play, self->last);
  self->shown_at = moment;
  show_world (self);
}

static void
loose_values_pane_focus (LoosePane *pane)
{
  LooseValuesPane *self = LOOSE_VALUES_PANE (pane);

  gtk_widget_grab_focus (GTK_WIDGET (self->words));
}

GListModel *
loose_values_pane_get_values (LooseValuesPane *self)
{
  g_return_val_if_fail (LOOSE_IS_VALUES_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->entries);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
begun_cb (LooseValuesPane *self)
{
  self->shown_at = G_MAXUINT64;
}

static void
loose_values_pane_connected (LoosePane *pane)
{
  LooseValuesPane *self = LOOSE_VALUES_PANE (pane);
  LooseSession *session = pane->session;
  LoosePlayer *player = loose_session_get_player (session);

  g_signal_connect_object (player, "begun", G_CALLBACK (begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "state-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
loose_values_pane_program_changed (LoosePane *pane)
{
  g_hash_table_remove_all (LOOSE_VALUES_PANE (pane)->endless);
}

static void
loose_values_pane_map (GtkWidget *widget)
{
  LooseValuesPane *self = LOOSE_VALUES_PANE (widget);

  GTK_WIDGET_CLASS (loose_values_pane_parent_class)->map (widget);
  self->is_mapped = TRUE;
  update (self);
}

static void
loose_values_pane_unmap (GtkWidget *widget)
{
  LOOSE_VALUES_PANE (widget)->is_mapped = FALSE;
  GTK_WIDGET_CLASS (loose_values_pane_parent_class)->unmap (widget);
}

static void
loose_values_pane_dispose (GObject *object)
{
  LooseValuesPane *self = LOOSE_VALUES_PANE (object);

  if (self->world != NULL)
    gtk_list_view_set_model (self->world, NULL);
  g_clear_object (&self->entries);
  g_clear_pointer (&self->watched, g_ptr_array_unref);
  g_clear_pointer (&self->asked, g_ptr_array_unref);
  g_clear_pointer (&self->before, g_hash_table_unref);
  g_clear_pointer (&self->endless, g_hash_table_unref);
  g_clear_pointer (&self->shown, loose_world_snapshot_unref);
  g_clear_pointer (&self->last, loose_world_snapshot_unref);
  G_OBJECT_CLASS (loose_values_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseValuesPane, words),
  LOOSE_CHILD (LooseValuesPane, values),
  LOOSE_CHILD (LooseValuesPane, search),
  LOOSE_CHILD (LooseValuesPane, world),
};

static void
loose_values_pane_class_init (LooseValuesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_values_pane_dispose;
  pane_class->program_changed = loose_values_pane_program_changed;
  pane_class->connected = loose_values_pane_connected;
  pane_class->focus = loose_values_pane_focus;
  widget_class->map = loose_values_pane_map;
  widget_class->unmap = loose_values_pane_unmap;
  loose_pane_class_set_template (pane_class, "loose-values-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, ask_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_cb);
  gtk_widget_class_bind_template_callback (widget_class, values_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, world_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_world);
}

static void
loose_values_pane_init (LooseValuesPane *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  loose_template_init (GTK_WIDGET (self));
  self->watched = g_ptr_array_new_with_free_func (g_free);
  self->asked = g_ptr_array_new_with_free_func (asked_free);
  self->before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->endless = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->shown_at = G_MAXUINT64;
  self->entries = loose_list_entry_view_new (self->values, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_list_view_set_factory (self->world, factory);
  g_object_unref (factory);
}
