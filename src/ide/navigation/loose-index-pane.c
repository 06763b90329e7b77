/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-index-pane.h"
#include "loose-navigation-testing.h"

#include "loose-file-chooser.h"
#include "loose-list-entry-view.h"
#include "loose-map-view.h"
#include "loose-format.h"

#include <glib/gi18n.h>
#include <string.h>

struct _LooseIndexPane {
  LoosePane pane;

  /* Template widgets */
  GtkDropDown *pages; /* the pages of the engine, and then the map */
  GtkSearchEntry *search;
  GtkToggleButton *with_library;
  GtkWidget *map_tools;
  GtkStack *stack;
  GtkListView *list;
  LooseMapView *map;

  /* Owned */
  LooseListEntryView *entries;
};

G_DEFINE_FINAL_TYPE (LooseIndexPane, loose_index_pane, LOOSE_TYPE_PANE)

/* --- rows --------------------------------------------------------------------------------------------------------- */

static gboolean
has_words (const LeafIndexEntry *row, const char *folded)
{
  g_autofree char *all = g_strconcat (row->text, " ", row->detail, NULL), *spelled = g_utf8_casefold (all, -1);

  return strstr (spelled, folded) != NULL;
}

/* Translates those texts of a row that are the application's own. */
static void
translate (LeafIndexEntry *row)
{
  if (row->text_said.form != LEAF_ANSWER_MESSAGE_NONE) {
    g_free (row->text);
    row->text = loose_format_said (&row->text_said);
  }
  if (row->detail_said.form != LEAF_ANSWER_MESSAGE_NONE) {
    g_free (row->detail);
    row->detail = loose_format_said (&row->detail_said);
  }
}

/* Finds the rows to show: those that have the words, and the rows above and below them. */
static gboolean *
find_wanted (const LeafIndexEntry *rows, guint32 n, const char *folded)
{
  gboolean *wanted = g_new0 (gboolean, n + 1);

  for (guint32 i = 0; i < n; i++) {
    guint32 level = rows[i].level;

    if (*folded != '\0' && !has_words (&rows[i], folded))
      continue;
    wanted[i] = TRUE;
    for (guint32 k = i; k-- > 0 && level > 0;)
      if (rows[k].level < level) {
        wanted[k] = TRUE;
        level = rows[k].level;
      }
    for (guint32 k = i + 1; k < n && rows[k].level > rows[i].level; k++)
      wanted[k] = TRUE;
  }
  return wanted;
}

static void
fill_list (LooseIndexPane *self, LeafProgram *program, LeafIndexPage page)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *folded = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  gboolean with_library = gtk_toggle_button_get_active (self->with_library);
  g_autofree gboolean *wanted = NULL;
  guint32 n;
  LeafIndexEntry *rows = leaf_program_index (program, page, &n);

  for (guint32 i = 0; i < n; i++)
    translate (&rows[i]);
  wanted = find_wanted (rows, n, folded);
  for (guint32 i = 0; i < n; i++)
    if (wanted[i] && (with_library || !rows[i].is_library))
      g_ptr_array_add (entries, loose_list_entry_new (rows[i].text, rows[i].detail, rows[i].level,
                                                      rows[i].is_library   ? LOOSE_LIST_ENTRY_DIM
                                                      : rows[i].level == 0 ? LOOSE_LIST_ENTRY_STRONG
                                                                           : LOOSE_LIST_ENTRY_PLAIN,
                                                      rows[i].place));
  leaf_index_free (rows, n);
  loose_list_entry_view_fill (self->entries, entries);
  gtk_stack_set_visible_child_name (self->stack, entries->len > 0 ? "list" : "empty");
}

/* Shows on the map where the player is, when the story waits for a command. */
static void
follow_player (LooseIndexPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->pane.session);
  LeafPlay *play = loose_player_get_play (player);

  if (play == NULL || loose_player_get_state (player) != LOOSE_PLAY_WAITING || loose_player_is_catching_up (player)
      || !gtk_widget_get_mapped (GTK_WIDGET (self->map)))
    return;
  {
    g_auto (LeafEvaluation) found = leaf_play_evaluate (play, 0, "the location", FALSE);

    loose_map_view_set_player (self->map, found.value);
  }
}

static void
fill (LooseIndexPane *self)
{
  LeafProgram *program = self->pane.session != NULL ? loose_session_get_program (self->pane.session) : NULL;
  guint page = gtk_drop_down_get_selected (self->pages);
  gboolean is_map = page == LEAF_INDEX_PAGES;

  gtk_widget_set_visible (GTK_WIDGET (self->search), !is_map);
  gtk_widget_set_visible (GTK_WIDGET (self->with_library), !is_map);
  gtk_widget_set_visible (self->map_tools, is_map);
  if (program == NULL || page > LEAF_INDEX_PAGES)
    return;
  if (!is_map) {
    fill_list (self, program, (LeafIndexPage) page);
    return;
  }
  loose_map_view_set_map (self->map, leaf_program_map (program));
  gtk_stack_set_visible_child_name (self->stack, "map");
  follow_player (self);
}

static void
loose_index_pane_refresh (LoosePane *pane)
{
  fill (LOOSE_INDEX_PANE (pane));
}

/* --- the map ------------------------------------------------------------------------------------------------------ */

static void
room_chosen_cb (LooseIndexPane *self, guint room)
{
  LeafMap *map = loose_map_view_get_map (self->map);

  if (map != NULL && room < map->n_rooms && map->rooms[room].place.source != 0)
    loose_session_show_place (self->pane.session, loose_session_get_program (self->pane.session),
                              map->rooms[room].place, FALSE);
}

static void
zoom_in_cb (LooseIndexPane *self)
{
  loose_map_view_zoom_by (self->map, 1);
}

static void
zoom_out_cb (LooseIndexPane *self)
{
  loose_map_view_zoom_by (self->map, -1);
}

static void
zoom_to_fit_cb (LooseIndexPane *self)
{
  loose_map_view_zoom_to_fit (self->map);
}

static void
export_to (LooseIndexPane *self, GFile *file)
{
  g_autofree char *svg = leaf_map_svg (loose_map_view_get_map (self->map)), *text = NULL;
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents (file, svg, strlen (svg), NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL, NULL,
                               &error))
    return;
  text = g_strdup_printf (_ ("The map could not be saved: %s"), error->message);
  loose_pane_say (&self->pane, text);
}

static void
chosen_cb (gpointer owner, GtkFileChooser *chooser, GFile *file)
{
  LooseIndexPane *self = owner;

  if (file != NULL && loose_map_view_get_map (self->map) != NULL)
    export_to (self, file);
}

static void
export_cb (LooseIndexPane *self)
{
  GtkFileChooser *chooser
      = loose_file_chooser_new (GTK_WIDGET (self), _ ("Export Map"), GTK_FILE_CHOOSER_ACTION_SAVE, NULL, chosen_cb);

  gtk_file_chooser_set_current_name (chooser, _ ("Map.svg"));
  loose_session_set_chooser_folder (self->pane.session, chooser);
  loose_file_chooser_show (chooser);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_index_pane_focus (LoosePane *pane)
{
  LooseIndexPane *self = LOOSE_INDEX_PANE (pane);

  if (gtk_drop_down_get_selected (self->pages) == LEAF_INDEX_PAGES)
    gtk_widget_grab_focus (GTK_WIDGET (self->map));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

void
loose_index_pane_show_page (LooseIndexPane *self, const char *name)
{
  g_return_if_fail (LOOSE_IS_INDEX_PANE (self));
  guint page = 0;

  while (page < LEAF_INDEX_PAGES && !g_str_equal (leaf_index_page_name ((LeafIndexPage) page), name))
    page++;
  gtk_drop_down_set_selected (self->pages, page);
  fill (self);
}

GListModel *
loose_index_pane_get_model (LooseIndexPane *self)
{
  g_return_val_if_fail (LOOSE_IS_INDEX_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->entries);
}

char *
loose_index_pane_dup_selected (LooseIndexPane *self)
{
  g_return_val_if_fail (LOOSE_IS_INDEX_PANE (self), NULL);
  g_autoptr (LooseListEntry) entry = g_list_model_get_item (loose_list_entry_view_get_model (self->entries),
                                                            loose_list_entry_view_get_selected (self->entries));

  return entry != NULL ? g_strdup (loose_list_entry_get_text (entry)) : NULL;
}

/* Opens the manual's page about an entry of the library, which has no place in the story, even if the story has things
 * of its kind or rules about it. */
static void
row_activated_cb (LooseIndexPane *self, guint index)
{
  g_autoptr (LooseListEntry) entry = g_list_model_get_item (loose_list_entry_view_get_model (self->entries), index);
  LeafProgram *program = loose_session_get_program (self->pane.session);
  LeafPlace place = entry != NULL ? loose_list_entry_get_place (entry) : (LeafPlace) { 0 };

  if (entry != NULL && program != NULL && (place.source == 0 || leaf_program_source_is_library (program, place.source)))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.explain", "s", loose_list_entry_get_text (entry));
}

static void
loose_index_pane_connected (LoosePane *pane)
{
  LooseIndexPane *self = LOOSE_INDEX_PANE (pane);
  LooseSession *session = pane->session;

  loose_list_entry_view_set_session (self->entries, session, LOOSE_LIST_ENTRY_VIEW_OF_STORY);
  g_signal_connect_object (loose_session_get_player (session), "state-changed", G_CALLBACK (follow_player), self,
                           G_CONNECT_SWAPPED);
}

static void
loose_index_pane_dispose (GObject *object)
{
  LooseIndexPane *self = LOOSE_INDEX_PANE (object);

  g_clear_object (&self->entries);
  G_OBJECT_CLASS (loose_index_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseIndexPane, pages),        LOOSE_CHILD (LooseIndexPane, search),
  LOOSE_CHILD (LooseIndexPane, with_library), LOOSE_CHILD (LooseIndexPane, map_tools),
  LOOSE_CHILD (LooseIndexPane, stack),        LOOSE_CHILD (LooseIndexPane, list),
  LOOSE_CHILD (LooseIndexPane, map),
};

static void
loose_index_pane_class_init (LooseIndexPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_index_pane_dispose;
  pane_class->connected = loose_index_pane_connected;
  pane_class->refresh = loose_index_pane_refresh;
  pane_class->focus = loose_index_pane_focus;
  g_type_ensure (LOOSE_TYPE_MAP_VIEW);
  loose_pane_class_set_template (pane_class, "loose-index-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_in_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_out_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_to_fit_cb);
  gtk_widget_class_bind_template_callback (widget_class, room_chosen_cb);
}

static void
loose_index_pane_init (LooseIndexPane *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  loose_template_init (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, FALSE);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
  for (guint page = 0; page < LEAF_INDEX_PAGES; page++)
    gtk_string_list_append (titles, _ (leaf_index_page_title ((LeafIndexPage) page)));
  gtk_string_list_append (titles, _ ("Map"));
  gtk_drop_down_set_model (self->pages, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->pages, LEAF_INDEX_ACTIONS);
  g_signal_connect_object (self->map, "map", G_CALLBACK (follow_player), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::selected", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
}
