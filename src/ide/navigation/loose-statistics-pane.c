/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-statistics-pane.h"

#include "loose-list-entry-view.h"

#include <glib/gi18n.h>

struct _LooseStatisticsPane {
  LoosePane pane;

  /* Template widgets */
  GtkListView *list;

  /* Owned */
  LooseListEntryView *entries;
};

G_DEFINE_FINAL_TYPE (LooseStatisticsPane, loose_statistics_pane, LOOSE_TYPE_PANE)

static void
add (GPtrArray *entries, const char *title, const char *detail)
{
  g_ptr_array_add (entries, loose_list_entry_new (title, detail, detail != NULL ? 1 : 0,
                                                  detail != NULL ? LOOSE_LIST_ENTRY_PLAIN : LOOSE_LIST_ENTRY_STRONG,
                                                  (LeafPlace) { 0 }));
}

static void
add_number (GPtrArray *entries, const char *title, guint32 number)
{
  g_autofree char *detail = g_strdup_printf ("%'u", number);

  add (entries, title, detail);
}

static void
add_text (GPtrArray *entries, const LeafStatistics *of)
{
  add (entries, _ ("Source"), NULL);
  add_number (entries, _ ("Lines"), of->lines);
  add_number (entries, _ ("Words"), of->words);
  add_number (entries, _ ("Texts"), of->texts);
  add_number (entries, _ ("Words in texts"), of->printed_words);
  add_number (entries, _ ("Extensions"), of->extensions);
}

static void
add_world (GPtrArray *entries, const LeafStatistics *of)
{
  add (entries, _ ("World"), NULL);
  add_number (entries, _ ("Rooms"), of->rooms);
  add_number (entries, _ ("Things"), of->things);
  add_number (entries, _ ("Kinds"), of->kinds);
  add_number (entries, _ ("Scenes"), of->scenes);
}

static void
add_code (LooseStatisticsPane *self, GPtrArray *entries, const LeafStatistics *of)
{
  LooseUnexplored *unexplored = loose_session_get_unexplored (self->pane.session);
  g_autofree char *run = NULL;
  guint n_left;

  add (entries, _ ("Rules and Phrases"), NULL);
  add_number (entries, _ ("Actions"), of->actions);
  add_number (entries, _ ("Rules"), of->rules);
  if (loose_unexplored_count (unexplored, loose_session_get_program (self->pane.session), &n_left)) {
    /* translators: how many of the story's rules an exploration has run */
    run = g_strdup_printf (_ ("%u of %u"), of->rules - MIN (n_left, of->rules), of->rules);
    add (entries, _ ("Rules run by exploring"), run);
  }
  add_number (entries, _ ("Phrases"), of->phrases);
}

static void
loose_statistics_pane_refresh (LoosePane *pane)
{
  LooseStatisticsPane *self = LOOSE_STATISTICS_PANE (pane);
  LeafProgram *program = loose_session_get_program (pane->session);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  if (program != NULL) {
    LeafStatistics statistics = leaf_program_statistics (program);

    add_text (entries, &statistics);
    add_world (entries, &statistics);
    add_code (self, entries, &statistics);
  }
  loose_list_entry_view_fill (self->entries, entries);
}

static void
loose_statistics_pane_connected (LoosePane *pane)
{
  g_signal_connect_object (loose_session_get_unexplored (pane->session), "changed",
                           G_CALLBACK (loose_pane_queue_refresh), pane, G_CONNECT_SWAPPED);
}

static void
loose_statistics_pane_focus (LoosePane *pane)
{
  loose_list_entry_view_focus (LOOSE_STATISTICS_PANE (pane)->entries);
}

static void
loose_statistics_pane_dispose (GObject *object)
{
  g_clear_object (&LOOSE_STATISTICS_PANE (object)->entries);
  G_OBJECT_CLASS (loose_statistics_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = { LOOSE_CHILD (LooseStatisticsPane, list) };

static void
loose_statistics_pane_class_init (LooseStatisticsPaneClass *klass)
{
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_statistics_pane_dispose;
  pane_class->connected = loose_statistics_pane_connected;
  pane_class->refresh = loose_statistics_pane_refresh;
  pane_class->focus = loose_statistics_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-statistics-pane", children, G_N_ELEMENTS (children));
}

static void
loose_statistics_pane_init (LooseStatisticsPane *self)
{
  loose_template_init (GTK_WIDGET (self));
  self->entries = loose_list_entry_view_new (self->list, TRUE);
}
