/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an author has beside the text: pages of the index, the map, the skein, lints. */
#include "helper.h"

#include "loose-index-pane.h"
#include "loose-map-view.h"

static const char story[]
    = "\"Tides\"\n\nThe Pier is a room. The Beach is north of the Pier. The crab is an animal in the Beach.\n\n"
      "Netting is an action applying to one thing. Understand \"net [something]\" as netting.\n\n"
      "Instead of netting the crab (this is the quick crab rule): say \"It is too quick.\"\n";

static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  if (GTK_IS_POPOVER (widget)) /* a drop-down has lists and entries of its own */
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_widget (child, type);
    if (found != NULL)
      return found;
  }
  return NULL;
}

/* What stands behind the cursor on its line. */
static char *
text_at_cursor (LooseWindow *window)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter start, end;

  gtk_text_buffer_get_iter_at_mark (buffer, &start, gtk_text_buffer_get_insert (buffer));
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
test_index (void)
{
  LooseWindow *window = test_window (story);
  LooseIndexPane *index = loose_window_get_index (window);
  GtkWidget *search = find_widget (GTK_WIDGET (index), GTK_TYPE_SEARCH_ENTRY),
            *list = find_widget (GTK_WIDGET (index), GTK_TYPE_LIST_VIEW);
  g_autofree char *own = NULL, *found = NULL, *then = NULL, *chosen = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-index", NULL);
  test_settle (window);
  own = test_list (loose_index_pane_get_model (index));
  test_assert_contains (own, "netting");
  test_assert_contains (own, "quick crab rule");
  g_assert_null (strstr (own, "examining"));
  gtk_editable_set_text (GTK_EDITABLE (search), "quick");
  g_signal_emit_by_name (search, "search-changed");
  found = test_list (loose_index_pane_get_model (index));
  test_assert_contains (found, "netting");
  g_assert_null (strstr (found, "net [something]"));
  g_signal_emit_by_name (list, "activate", 1);
  test_wait (50);
  chosen = text_at_cursor (window);
  test_assert_contains (chosen, "Instead of netting the crab");
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_signal_emit_by_name (search, "search-changed");
  test_edit (window, "quick crab rule", "slow crab rule");
  test_wait (300);
  then = test_list (loose_index_pane_get_model (index));
  test_assert_contains (then, "slow crab rule");
  test_close (window);
}

static void
test_map (void)
{
  LooseWindow *window = test_window (story);
  LooseIndexPane *index = loose_window_get_index (window);
  LooseMapView *map = LOOSE_MAP_VIEW (find_widget (GTK_WIDGET (index), LOOSE_TYPE_MAP_VIEW));
  g_autofree char *chosen = NULL;
  double x, y;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-index", NULL);
  loose_index_pane_show_page (index, "map");
  test_settle (window);
  test_wait (100);
  g_assert_nonnull (loose_map_view_get_map (map));
  g_assert_cmpuint (loose_map_view_get_map (map)->n_rooms, ==, 2);
  leaf_map_room_middle (loose_map_view_get_map (map), 1, &x, &y);
  g_assert_cmpuint (loose_map_view_room_at (map, x, y), ==, 1);
  g_assert_cmpuint (loose_map_view_room_at (map, 1, 1), ==, 2);
  g_signal_emit_by_name (map, "room-chosen", 1);
  test_wait (50);
  chosen = text_at_cursor (window);
  test_assert_contains (chosen, "Beach");
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/author/index", test_index);
  g_test_add_func ("/ide/author/map", test_map);
  return g_test_run ();
}
