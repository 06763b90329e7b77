/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-announcer.h"

#include "loose-a11y.h"
#include "loose-format.h"

#include <glib/gi18n.h>

/* The delay after the last key, so that typing is heard first. */
#define QUIET_MILLISECONDS 800

struct _LooseAnnouncer {
  GObject parent_instance;

  /* Borrowed */
  GtkWidget *window;
  LooseSession *session;
  LooseDebugPane *debugger; /* weak */

  /* Owned */
  GHashTable *announced; /* the sentences of announced problems that still exist */
  guint quiet;           /* timeout that waits until typing stops; 0: none */
  guint pausing;         /* idle source that announces the state of the play; 0: none */
  gboolean was_paused;
};

G_DEFINE_FINAL_TYPE (LooseAnnouncer, loose_announcer, G_TYPE_OBJECT)

/* --- problems ----------------------------------------------------------------------------------------------------- */

static guint32
line_of (LeafProgram *program, LeafPlace place)
{
  guint32 line = 0;

  leaf_program_line (program, place.source, place.start, &line, NULL);
  return line;
}

static gboolean
is_being_written (LooseAnnouncer *self, LeafProgram *program, LeafPlace place)
{
  guint32 source = loose_session_get_source (self->session, program);
  LeafPlace cursor
      = { source, loose_session_get_cursor_byte (self->session), loose_session_get_cursor_byte (self->session) };

  return source != 0 && place.source == source && line_of (program, place) == line_of (program, cursor);
}

static void
announce_first (LooseAnnouncer *self, LeafProgram *program, const LeafProblem *first, guint n)
{
  g_autofree char *sentence = loose_format_problem (first), *text = NULL;
  guint32 line = first->place.source != 0 ? line_of (program, first->place) : 0;

  if (n > 1 && line == 0)
    text = g_strdup_printf (ngettext ("%u problem. The first: %s", "%u problems. The first: %s", n), n, sentence);
  else if (n > 1)
    text = g_strdup_printf (
        ngettext ("%u problem. The first is in line %u: %s", "%u problems. The first is in line %u: %s", n), n, line,
        sentence);
  else if (line > 0)
    text = g_strdup_printf (_ ("Problem in line %u: %s"), line, sentence);
  else
    text = g_strdup_printf (_ ("Problem: %s"), sentence);
  loose_a11y_announce_at_focus (self->window, text);
}

/* Announces the problems that have not been announced yet, in one sentence, or that none are left. */
static void
announce_problems (LooseAnnouncer *self, LeafProgram *program)
{
  g_autoptr (GHashTable) announced = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  LeafProblem first = { 0 };
  guint n = 0;

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafProblem problem = leaf_program_problem (program, i);
    g_autofree char *sentence = loose_format_problem (&problem);
    gboolean known = g_hash_table_contains (self->announced, sentence);

    if (!known && is_being_written (self, program, problem.place))
      continue;
    g_hash_table_add (announced, g_steal_pointer (&sentence));
    if (known)
      continue;
    first = n == 0 ? problem : first;
    n++;
  }
  if (n > 0)
    announce_first (self, program, &first, n);
  else if (g_hash_table_size (self->announced) > 0 && leaf_program_n_problems (program) == 0)
    loose_a11y_announce_at_focus (self->window, _ ("No problems"));
  g_hash_table_unref (self->announced);
  self->announced = g_steal_pointer (&announced);
}

static gboolean
quiet_cb (gpointer data)
{
  LooseAnnouncer *self = data;
  LeafProgram *program = loose_session_get_program (self->session);

  self->quiet = 0;
  if (program != NULL && loose_session_is_current (self->session))
    announce_problems (self, program);
  return G_SOURCE_REMOVE;
}

static void
wait_for_quiet (LooseAnnouncer *self)
{
  g_clear_handle_id (&self->quiet, g_source_remove);
  self->quiet = g_timeout_add (QUIET_MILLISECONDS, quiet_cb, self);
}

/* --- the play ----------------------------------------------------------------------------------------------------- */

/* Why it paused, and the words that run next. */
static char *
describe_pause (LooseAnnouncer *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LeafProgram *program = loose_player_get_program (player);
  LeafPlace place = loose_player_get_stop (player).place;
  g_autofree char *words = loose_format_place (program, place);

  if (*words == '\0')
    return g_strdup (loose_debug_pane_get_state (self->debugger));
  return g_strdup_printf (_ ("%s Line %u: %s"), loose_debug_pane_get_state (self->debugger), line_of (program, place),
                          words);
}

static gboolean
pausing_cb (gpointer data)
{
  LooseAnnouncer *self = data;
  LoosePlayState state = loose_player_get_state (loose_session_get_player (self->session));
  g_autofree char *text = NULL;

  self->pausing = 0;
  if (self->debugger == NULL)
    return G_SOURCE_REMOVE;
  if (state == LOOSE_PLAY_PAUSED)
    text = describe_pause (self);
  else
    text = g_strdup (loose_debug_pane_get_state (self->debugger));
  loose_a11y_announce_at_focus (self->window, text);
  return G_SOURCE_REMOVE;
}

/* Announces the new state later, because the place is shown first, which may move the focus. */
static void
state_changed_cb (LooseAnnouncer *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LoosePlayState state = loose_player_get_state (player);
  gboolean paused = state == LOOSE_PLAY_PAUSED;

  if (state == LOOSE_PLAY_RUNNING || loose_player_is_catching_up (player))
    return;
  if ((paused && !loose_player_has_paused_again (player)) || (!paused && self->was_paused)) {
    g_clear_handle_id (&self->pausing, g_source_remove);
    self->pausing = g_idle_add (pausing_cb, self);
  }
  self->was_paused = paused;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_announcer_dispose (GObject *object)
{
  LooseAnnouncer *self = LOOSE_ANNOUNCER (object);

  g_clear_handle_id (&self->quiet, g_source_remove);
  g_clear_handle_id (&self->pausing, g_source_remove);
  g_clear_pointer (&self->announced, g_hash_table_unref);
  g_clear_weak_pointer (&self->debugger);
  G_OBJECT_CLASS (loose_announcer_parent_class)->dispose (object);
}

static void
loose_announcer_class_init (LooseAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_announcer_dispose;
}

static void
loose_announcer_init (LooseAnnouncer *self)
{
  self->announced = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

LooseAnnouncer *
loose_announcer_new (GtkWidget *window, LooseSession *session, LooseDebugPane *debugger)
{
  LooseAnnouncer *self = g_object_new (LOOSE_TYPE_ANNOUNCER, NULL);

  self->window = window;
  self->session = session;
  g_set_weak_pointer (&self->debugger, debugger);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (wait_for_quiet), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "cursor-moved", G_CALLBACK (wait_for_quiet), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_session_get_player (session), "state-changed", G_CALLBACK (state_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
