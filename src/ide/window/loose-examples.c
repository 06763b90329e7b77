/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-examples.h"

#include "loose-manual-levels.h"
#include "loose-manual-map.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum { WIDEST = 104, HIGHEST = 56 /* pixels */ };

static const struct {
  const char *name, *title, *words, *level;
} examples[] = {
  { "reading-room", N_ ("The Reading Room"), N_ ("How Laws order rules, and how a sentence overrides them"),
    "some practice" },
  { "toll-bridge", N_ ("The Toll Bridge"), N_ ("A rulebook that produces a value"), "advanced" },
  { "night-kitchen", N_ ("The Night Kitchen"), N_ ("Following and abiding by rulebooks"), "advanced" },
  { "weather-house", N_ ("The Weather House"), N_ ("Finding out why a rule did not run"), "some practice" },
};

GBytes *
loose_examples_find (const char *name)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/examples/%s.ni", name);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/* The map in a box of a fixed width, so that the titles are aligned. NULL if there is no such story. */
static GtkWidget *
make_map (const char *name)
{
  GBytes *source = loose_examples_find (name);
  GtkWidget *box, *map;

  if (source == NULL)
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  map = loose_manual_map_new (g_bytes_get_data (source, NULL), WIDEST, HIGHEST);
  gtk_widget_set_halign (map, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (map, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (map, TRUE);
  gtk_widget_set_size_request (box, WIDEST, HIGHEST);
  gtk_widget_set_hexpand (box, FALSE); /* otherwise the row would expand the map */
  gtk_box_append (GTK_BOX (box), map);
  g_object_set_data_full (G_OBJECT (box), "source", source, (GDestroyNotify) g_bytes_unref);
  return box;
}

void
loose_examples_fill (GtkListBox *list)
{
  g_return_if_fail (GTK_IS_LIST_BOX (list));

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++) {
    GtkWidget *row = adw_action_row_new (), *map = make_map (examples[i].name);
    /* translators: the level of an example, and what it shows */
    g_autofree char *subtitle
        = g_strdup_printf (_ ("%s: %s"), loose_manual_level_title (examples[i].level), _ (examples[i].words));

    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (examples[i].title));
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
    if (map != NULL)
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), map);
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
    gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-example");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", examples[i].name);
    gtk_list_box_append (list, row);
  }
}
