/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-story-pane.h"
#include "loose-story-testing.h"

#include "loose-command-entry.h"
#include "loose-format.h"
#include "loose-replay-diff.h"
#include "loose-sound-bar.h"
#include "loose-status-line.h"
#include "loose-story-windows.h"
#include "loose-style-schemes.h"
#include "loose-template.h"
#include "loose-timeline.h"
#include "loose-transcript.h"

#include "leaf-index.h"
#include "leaf-storage-media.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The time after which a play that is still catching up is shown. */
#define SHOW_AFTER_MILLISECONDS 400
/* The maximum height of a cover in pixels, so that the text begins below it without scrolling. */
#define COVER_HEIGHT 200

struct _LooseStoryPane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  LooseStatusLine *status;
  LooseStoryWindows *windows;
  LooseStoryView *view;
  LooseCommandEntry *entry;
  GtkStack *stack;
  LooseTimeline *timeline;
  GtkWidget *notice;
  GtkLabel *notice_text;
  GtkWidget *notice_buttons;
  LooseReplayDiff *replay_diff;
  LooseSoundBar *sound;

  /* Borrowed */
  LooseSession *session;

  /* Owned */
  LooseTranscript *shown;
  LooseTranscript *writing; /* receives events: the shown one, or one that catches up in the background */
  /* The transcript before the edit, which may be the one that is shown; NULL: there is none, or its difference was
   * dismissed. */
  LooseTranscript *previous;
  guint show_timeout; /* the source that shows a play that is still catching up; 0: none */
  guint notice_clock; /* the source that updates the age in the notice */
  gint64 begun_at;    /* when the shown play began, in microseconds */
  char *prompt;
  guint announced; /* characters of the transcript that were announced to screen readers */
  guint n_changed;
  gboolean has_no_room; /* the source of the play has words, but no room */
};

G_DEFINE_FINAL_TYPE (LooseStoryPane, loose_story_pane, GTK_TYPE_WIDGET)

/* --- the transcript that is shown --------------------------------------------------------------------------------- */

static void
show_what_is_written (LooseStoryPane *self)
{
  LooseTranscript *shown = self->shown;

  g_clear_handle_id (&self->show_timeout, g_source_remove);
  if (self->writing == shown)
    return;
  self->shown = self->writing;
  loose_story_view_set_transcript (self->view, self->shown);
  if (shown != self->previous)
    loose_transcript_free (shown);
}

static void
drop_previous (LooseStoryPane *self)
{
  if (self->previous != NULL && self->previous != self->shown)
    loose_transcript_free (self->previous);
  self->previous = NULL;
  self->n_changed = 0;
  loose_replay_diff_hide (self->replay_diff);
}

static gboolean
show_timeout_cb (gpointer data)
{
  LooseStoryPane *self = data;

  self->show_timeout = 0;
  show_what_is_written (self);
  return G_SOURCE_REMOVE;
}

/* Whether the story has words but no room, so that it is played in one that the engine adds. */
static gboolean
find_no_room (const LeafProgram *program)
{
  LeafStatistics sizes = leaf_program_statistics (program);
  g_autoptr (LeafMap) map = NULL;

  if (sizes.rooms > 0 || sizes.words == 0)
    return FALSE;
  map = leaf_program_map (program); /* an extension may have rooms */
  return map->n_rooms == 1 && map->rooms[0].place.source == 0;
}

/* The message about the whole play: that it is not of the current text, that it differs from before, or that it lacks a
 * room. */
static void
show_notice (LooseStoryPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LeafProgram *program = loose_session_get_program (self->session), *played = loose_player_get_program (player);
  gboolean stale = played != NULL && program != NULL && program != played && leaf_program_n_problems (program) > 0;
  guint minutes = (guint) ((g_get_monotonic_time () - self->begun_at) / (60 * G_USEC_PER_SEC));
  g_autofree char *text = NULL;

  if (stale)
    text = minutes == 0
               ? g_strdup (_ ("Playing the last version without problems, less than a minute old"))
               : g_strdup_printf (ngettext ("Playing the last version without problems, %u minute old",
                                            "Playing the last version without problems, %u minutes old", minutes),
                                  minutes);
  else if (loose_player_get_failed_live_edit (player) != NULL)
    text = g_strdup_printf (_ ("Not repeated after the edit: %s"), loose_player_get_failed_live_edit (player));
  else if (self->n_changed > 0)
    text = g_strdup_printf (_ ("The story differs from turn %u on"),
                            loose_transcript_get_turn (self->shown, self->shown->first_changed));
  else if (self->has_no_room)
    text = g_strdup (_ ("The story has no room yet. Write a sentence such as: The Hall is a room."));
  gtk_label_set_text (self->notice_text, text != NULL ? text : "");
  gtk_widget_set_visible (self->notice, text != NULL);
  gtk_widget_set_visible (self->notice_buttons, !stale && self->n_changed > 0);
  if (stale)
    loose_replay_diff_hide (self->replay_diff);
}

static gboolean
notice_clock_cb (gpointer data)
{
  show_notice (data);
  return G_SOURCE_CONTINUE;
}

static void
notice_show_cb (LooseStoryPane *self)
{
  loose_story_view_scroll_to_turn (self->view, self->shown->first_changed);
}

/* Goes to the end of the turn before the one that differs, where the command can be tried. */
static void
notice_go_cb (LooseStoryPane *self)
{
  guint turn = loose_transcript_get_turn (self->shown, self->shown->first_changed);

  if (!loose_player_go_to_turn (loose_session_get_player (self->session), turn > 0 ? turn - 1 : 0))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
notice_close_cb (LooseStoryPane *self)
{
  drop_previous (self);
  show_notice (self);
}

/* Shows the first turn that differs beside its earlier text. */
static void
show_replay_diff (LooseStoryPane *self)
{
  guint turn = self->shown->first_changed;
  g_autofree char *before = loose_transcript_dup_turn (self->previous, turn),
                  *now = loose_transcript_dup_turn (self->shown, turn);

  loose_replay_diff_show (self->replay_diff, self->previous->program, loose_transcript_get_turn (self->shown, turn),
                          before, now);
}

static void
caught_up_cb (LooseStoryPane *self)
{
  show_notice (self); /* the author's changes may not have been repeated */
  if (self->previous == NULL) {
    show_what_is_written (self);
    return;
  }
  self->n_changed = loose_transcript_mark_changes (self->previous, self->writing);
  show_what_is_written (self);
  if (self->n_changed > 0 && self->previous->program != NULL)
    show_replay_diff (self);
  else
    drop_previous (self);
  self->announced = loose_transcript_get_end (self->shown);
  show_notice (self);
  loose_story_view_scroll_to_end (self->view); /* the bar below takes room */
}

static void
begun_cb (LooseStoryPane *self, gboolean again)
{
  g_clear_handle_id (&self->show_timeout, g_source_remove);
  loose_sound_bar_stop (self->sound);
  if (self->writing != self->shown)
    loose_transcript_free (self->writing);
  /* Letters typed in a row are one edit, so the comparison is with the transcript before the first. */
  if (!again)
    drop_previous (self);
  else if (self->previous == NULL)
    self->previous = self->shown;
  self->writing = loose_transcript_new ();
  self->writing->program = leaf_program_ref (loose_player_get_program (loose_session_get_player (self->session)));
  loose_transcript_begin_turn (self->writing, FALSE);
  self->n_changed = 0;
  self->has_no_room = find_no_room (self->writing->program);
  self->announced = 0;
  self->begun_at = g_get_monotonic_time ();
  show_notice (self);
  g_clear_pointer (&self->prompt, g_free);
  if (loose_player_is_catching_up (loose_session_get_player (self->session)))
    self->show_timeout = g_timeout_add (SHOW_AFTER_MILLISECONDS, show_timeout_cb, self);
  else
    show_what_is_written (self);
}

/* --- events ------------------------------------------------------------------------------------------------------- */

/* Dismisses the difference, because the author plays on or goes back. */
static void
dismiss_changes (LooseStoryPane *self)
{
  if (self->previous == NULL)
    return;
  drop_previous (self);
  show_notice (self);
}

/* Shows the command that was given. Keys, links and ticks print none. */
static void
show_command (LooseStoryPane *self, const LeafEvent *event)
{
  const LeafPlace nowhere = { 0 };

  if (event->input != LEAF_INPUT_LINE)
    return;
  loose_transcript_append (self->writing, self->prompt != NULL ? self->prompt : ">", LEAF_TEXT_INPUT, NULL, event,
                           nowhere);
  loose_transcript_append (self->writing, event->text, LEAF_TEXT_INPUT, NULL, event, nowhere);
  loose_transcript_append (self->writing, "\n", LEAF_TEXT_ROMAN, NULL, event, nowhere);
}

/* Shows a message of the engine, translated, between the texts of the story. */
static void
show_message (LooseStoryPane *self, const LeafEvent *event)
{
  g_autofree char *words = leaf_message_fragment_dup_words (event->message, loose_format_translate, NULL);

  loose_transcript_append (self->writing, "\n", LEAF_TEXT_ROMAN, NULL, event, event->place);
  loose_transcript_append (self->writing, words, LEAF_TEXT_ROMAN, self->writing->fault, event, event->place);
  loose_transcript_append (self->writing, "\n", LEAF_TEXT_ROMAN, NULL, event, event->place);
}

/* The file of a figure or sound, and its alternative text; NULL if the story has no materials, or the declaration names
 * no file. */
static char *
find_effect (LooseStoryPane *self, guint32 number, gboolean *is_sound, char **words)
{
  const char *materials = loose_project_get_materials (loose_session_get_project (self->session));
  guint32 n = 0;
  LeafEffect *rows
      = materials != NULL && self->writing->program != NULL ? leaf_program_effects (self->writing->program, &n) : NULL;
  char *path = NULL;

  for (guint32 i = 0; i < n && path == NULL; i++)
    if (rows[i].number == number) {
      *is_sound = rows[i].is_sound;
      *words = g_strdup (rows[i].words != NULL ? rows[i].words : rows[i].name);
      path = leaf_storage_effect_path (materials, &rows[i]);
    }
  if (rows != NULL)
    leaf_effects_free (rows, n);
  return path;
}

static char *
find_figure (gpointer data, guint32 effect, char **words)
{
  gboolean is_sound = FALSE;
  char *path = find_effect (data, effect, &is_sound, words);

  if (is_sound)
    g_clear_pointer (&path, g_free);
  return path;
}

/* Updates the panes of the story when its play has stopped. */
static void
show_windows (LooseStoryPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  const char *materials = loose_project_get_materials (loose_session_get_project (self->session));

  if (!loose_player_is_catching_up (player) && loose_player_get_state (player) != LOOSE_PLAY_RUNNING)
    loose_story_windows_show (
        self->windows, loose_player_get_state (player) != LOOSE_PLAY_NONE ? loose_player_get_play (player) : NULL,
        find_figure, self, materials);
}

static void
show_figure (LooseStoryPane *self, const LeafEvent *event, const char *path, const char *words)
{
  LooseTranscriptFigure *figure = g_new0 (LooseTranscriptFigure, 1);
  g_autofree char *line = g_strdup_printf (_ ("[Picture: %s]"), words);

  figure->root = g_strdup (loose_project_get_materials (loose_session_get_project (self->session)));
  figure->path = g_strdup (path);
  figure->words = g_strdup (words);
  loose_transcript_append_figure (self->writing, figure, line, event);
  if (self->writing == self->shown)
    loose_story_view_add_figure (self->view, figure);
}

/* Shows the name of a sound, and plays it unless the play is catching up. */
static void
show_sound (LooseStoryPane *self, const LeafEvent *event, const char *path, const char *words)
{
  g_autofree char *line = g_strdup_printf (_ ("[Sound: %s]\n"), words);

  loose_transcript_append_in_place (self->writing, line, event);
  if (!loose_player_is_catching_up (loose_session_get_player (self->session)))
    loose_sound_bar_play (self->sound, path, loose_project_get_materials (loose_session_get_project (self->session)),
                          words);
}

/* The alternative text of the cover that the story is released along with; NULL if it is released without one. */
static char *
dup_cover_words (LeafProgram *program)
{
  guint32 n = 0;
  LeafReleaseItem *items = program != NULL ? leaf_program_releases (program, &n) : NULL;
  char *words = NULL;

  for (guint32 i = 0; i < n && words == NULL; i++)
    if (items[i].sort == LEAF_RELEASE_COVER)
      words = g_strdup (items[i].words != NULL ? items[i].words : _ ("Cover"));
  if (items != NULL)
    leaf_releases_free (items);
  return words;
}

/* Shows the cover if the story is released along with one, as the published page does. `text` follows it. */
static void
show_cover (LooseStoryPane *self, const char *text)
{
  const char *materials = loose_project_get_materials (loose_session_get_project (self->session));
  g_autofree char *path = materials != NULL ? leaf_storage_cover_path (materials) : NULL,
                  *words = path != NULL ? dup_cover_words (self->writing->program) : NULL;
  LooseTranscriptFigure *figure;

  if (words == NULL)
    return;
  figure = g_new0 (LooseTranscriptFigure, 1);
  figure->root = g_strdup (materials);
  figure->path = g_steal_pointer (&path);
  figure->words = g_steal_pointer (&words);
  figure->most_height = COVER_HEIGHT;
  loose_transcript_begin_with_figure (self->writing, figure);
  if (*text != '\n')
    loose_transcript_append (self->writing, "\n", LEAF_TEXT_ROMAN, NULL, NULL, (LeafPlace) { 0 });
  if (self->writing == self->shown)
    loose_story_view_add_figure (self->view, figure);
}

static void
show_text (LooseStoryPane *self, const LeafEvent *event)
{
  gboolean is_sound = FALSE;
  g_autofree char *words = NULL;
  g_autofree char *path = event->effect != 0 ? find_effect (self, event->effect, &is_sound, &words) : NULL;

  if (gtk_text_buffer_get_char_count (self->writing->buffer) == 0)
    show_cover (self, event->text);
  if (path == NULL)
    loose_transcript_append (self->writing, event->text, event->style, NULL, event, event->place);
  else if (is_sound)
    show_sound (self, event, path, words);
  else
    show_figure (self, event, path, words);
}

static void
act_on_event (LooseStoryPane *self, const LeafEvent *event)
{
  switch (event->sort) {
  case LEAF_EVENT_TEXT: show_text (self, event); break;
  case LEAF_EVENT_COMMAND:
    loose_transcript_begin_turn (self->writing, loose_player_is_giving (loose_session_get_player (self->session)));
    if (loose_player_is_giving (loose_session_get_player (self->session))) {
      if (!loose_player_is_catching_up (loose_session_get_player (self->session)) && event->input != LEAF_INPUT_TICK)
        dismiss_changes (self);
      show_command (self, event);
      self->announced = loose_transcript_get_end (self->writing); /* the player typed it */
    }
    break;
  case LEAF_EVENT_PROMPT:
    g_free (self->prompt);
    self->prompt = g_strdup (event->text);
    break;
  case LEAF_EVENT_STATUS: loose_status_line_set_text (self->status, event->text); break;
  case LEAF_EVENT_LOG: {
    g_autofree char *line = g_strdup_printf (_ ("[log: %s]\n"), event->text);

    loose_transcript_append (self->writing, line, LEAF_TEXT_ITALIC, self->writing->note, event, event->place);
    break;
  }
  case LEAF_EVENT_NOTICE:
  case LEAF_EVENT_FAULT: show_message (self, event); break;
  case LEAF_EVENT_RULE_CONSIDERED:
  case LEAF_EVENT_RULE_BEGUN:
  case LEAF_EVENT_RULE_ENDED:
  case LEAF_EVENT_RULEBOOK_BEGUN:
  case LEAF_EVENT_RULEBOOK_ENDED:
  case LEAF_EVENT_STATEMENT:
  case LEAF_EVENT_ACTION_BEGUN:
  case LEAF_EVENT_ACTION_ENDED:
  case LEAF_EVENT_RULE_PASSED:
  case LEAF_EVENT_ACTIVITY_BEGUN:
  case LEAF_EVENT_PHRASE_BEGUN: break;
  }
}

static void
events_cb (LooseStoryPane *self, gpointer data, guint n)
{
  const LeafEvent *events = data;

  gboolean is_answer = FALSE;

  for (guint i = 0; i < n; i++) {
    act_on_event (self, &events[i]);
    is_answer |= events[i].sort == LEAF_EVENT_COMMAND && events[i].input != LEAF_INPUT_TICK;
  }
  if (self->writing == self->shown)
    loose_story_view_follow (self->view, is_answer);
}

/* Announces what was printed since the last command. */
static void
announce (LooseStoryPane *self)
{
  GtkTextBuffer *buffer = self->shown->buffer;
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_iter_at_offset (buffer, &start,
                                      (int) (self->announced - MIN (self->announced, self->shown->removed)));
  gtk_text_buffer_get_end_iter (buffer, &end);
  self->announced = loose_transcript_get_end (self->shown);
  text = g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
  if (*text != '\0')
    loose_command_entry_announce (self->entry, text);
}

static void
state_changed_cb (LooseStoryPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LoosePlayState state = loose_player_get_state (player);
  gboolean is_empty = gtk_text_buffer_get_char_count (self->shown->buffer) == 0;

  if (state == LOOSE_PLAY_NONE)
    loose_sound_bar_stop (self->sound);
  if (loose_player_is_catching_up (player))
    return;
  show_windows (self);
  gtk_stack_set_visible_child_name (self->stack, state == LOOSE_PLAY_NONE && is_empty ? "empty" : "story");
  if (state == LOOSE_PLAY_WAITING || state == LOOSE_PLAY_FINISHED)
    announce (self);
  if (state == LOOSE_PLAY_FINISHED || state == LOOSE_PLAY_PAUSED)
    show_what_is_written (self);
}

static void
went_back_cb (LooseStoryPane *self)
{
  loose_sound_bar_stop (self->sound);
  dismiss_changes (self);
  loose_transcript_cut (self->writing, loose_player_get_stop (loose_session_get_player (self->session)).event);
  self->announced = loose_transcript_get_end (self->writing);
  show_windows (self);
  loose_story_view_scroll_to_end (self->view);
}

/* --- links of the story ------------------------------------------------------------------------------------------- */

static void
follow_link (LooseStoryPane *self, guint link)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LeafHyperlinkSort sort = LEAF_HYPERLINK_NONE;
  g_autofree char *text = NULL;

  if (loose_player_get_state (player) == LOOSE_PLAY_WAITING)
    sort = leaf_play_link (loose_player_get_play (player), link, &text);
  switch (sort) {
  case LEAF_HYPERLINK_LINE:
    if (!loose_player_wants_key (player))
      loose_command_entry_enter (self->entry, text);
    break;
  case LEAF_HYPERLINK_WORDS: loose_command_entry_add_words (self->entry, text); break;
  case LEAF_HYPERLINK_KEY:
    if (loose_player_wants_key (player))
      loose_player_command (player, text);
    break;
  case LEAF_HYPERLINK_EVENT: loose_player_command (player, text); break;
  case LEAF_HYPERLINK_NONE: gtk_widget_error_bell (GTK_WIDGET (self)); break;
  }
}

/* Gives a click in a pane of the story to the play. */
static void
clicked_cb (LooseStoryPane *self, guint pane, guint column, guint row)
{
  g_autofree char *click = leaf_pane_dup_click (pane, column, row);

  if (!loose_player_command (loose_session_get_player (self->session), click))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* --- functions for other panes ------------------------------------------------------------------------------------ */

void
loose_story_pane_focus (LooseStoryPane *self)
{
  g_return_if_fail (LOOSE_IS_STORY_PANE (self));
  loose_command_entry_focus (self->entry);
}

void
loose_story_pane_enter (LooseStoryPane *self, const char *command)
{
  g_return_if_fail (LOOSE_IS_STORY_PANE (self));
  loose_command_entry_enter (self->entry, command);
}

void
loose_story_pane_show_choices (LooseStoryPane *self)
{
  g_return_if_fail (LOOSE_IS_STORY_PANE (self));
  loose_command_entry_show_choices (self->entry);
}

LooseStoryView *
loose_story_pane_get_view (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), NULL);
  return self->view;
}

LooseSoundBar *
loose_story_pane_get_sound (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), NULL);
  return self->sound;
}

LooseStoryWindows *
loose_story_pane_get_windows (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), NULL);
  return self->windows;
}

char *
loose_story_pane_dup_status (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), NULL);
  return g_strdup (loose_status_line_get_text (self->status));
}

guint
loose_story_pane_get_n_changed (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), 0);
  return self->n_changed;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
dark_cb (LooseStoryPane *self)
{
  loose_transcript_paint (self->shown);
  loose_story_windows_paint (self->windows);
  if (self->writing != self->shown)
    loose_transcript_paint (self->writing);
}

static void
project_cb (LooseStoryPane *self)
{
  loose_command_entry_clear_history (self->entry);
}

void
loose_story_pane_set_session (LooseStoryPane *self, LooseSession *session)
{
  g_return_if_fail (LOOSE_IS_STORY_PANE (self));
  LoosePlayer *player = loose_session_get_player (session);

  g_return_if_fail (self->session == NULL);
  self->session = session;
  loose_timeline_set_session (self->timeline, session);
  loose_story_view_set_session (self->view, session);
  loose_command_entry_set_player (self->entry, player);
  loose_replay_diff_set_session (self->replay_diff, session);
  g_signal_connect_object (player, "begun", G_CALLBACK (begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "events", G_CALLBACK (events_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "went-back", G_CALLBACK (went_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "caught-up", G_CALLBACK (caught_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "state-changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (show_notice), self, G_CONNECT_SWAPPED);
  self->notice_clock = g_timeout_add_seconds (20, notice_clock_cb, self);
  g_signal_connect_object (session, "notify::project", G_CALLBACK (project_cb), self, G_CONNECT_SWAPPED);
  state_changed_cb (self);
}

static void
loose_story_pane_dispose (GObject *object)
{
  LooseStoryPane *self = LOOSE_STORY_PANE (object);

  g_clear_handle_id (&self->show_timeout, g_source_remove);
  g_clear_handle_id (&self->notice_clock, g_source_remove);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  self->session = NULL;
  G_OBJECT_CLASS (loose_story_pane_parent_class)->dispose (object);
}

static void
loose_story_pane_finalize (GObject *object)
{
  LooseStoryPane *self = LOOSE_STORY_PANE (object);

  if (self->writing != self->shown)
    loose_transcript_free (self->writing);
  if (self->previous != NULL && self->previous != self->shown)
    loose_transcript_free (self->previous);
  loose_transcript_free (self->shown);
  g_free (self->prompt);
  G_OBJECT_CLASS (loose_story_pane_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseStoryPane, content),     LOOSE_CHILD (LooseStoryPane, status),
  LOOSE_CHILD (LooseStoryPane, windows),     LOOSE_CHILD (LooseStoryPane, view),
  LOOSE_CHILD (LooseStoryPane, entry),       LOOSE_CHILD (LooseStoryPane, stack),
  LOOSE_CHILD (LooseStoryPane, timeline),    LOOSE_CHILD (LooseStoryPane, notice),
  LOOSE_CHILD (LooseStoryPane, notice_text), LOOSE_CHILD (LooseStoryPane, notice_buttons),
  LOOSE_CHILD (LooseStoryPane, replay_diff), LOOSE_CHILD (LooseStoryPane, sound),
};

static void
loose_story_pane_class_init (LooseStoryPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_story_pane_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_story_pane_finalize;
  g_type_ensure (LOOSE_TYPE_COMMAND_ENTRY);
  g_type_ensure (LOOSE_TYPE_STATUS_LINE);
  g_type_ensure (LOOSE_TYPE_STORY_VIEW);
  g_type_ensure (LOOSE_TYPE_STORY_WINDOWS);
  g_type_ensure (LOOSE_TYPE_TIMELINE);
  g_type_ensure (LOOSE_TYPE_REPLAY_DIFF);
  g_type_ensure (LOOSE_TYPE_SOUND_BAR);
  loose_template_set_pane (widget_class, "loose-story-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, notice_show_cb);
  gtk_widget_class_bind_template_callback (widget_class, notice_go_cb);
  gtk_widget_class_bind_template_callback (widget_class, notice_close_cb);
}

static void
loose_story_pane_init (LooseStoryPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = self->writing = loose_transcript_new ();
  loose_story_view_set_transcript (self->view, self->shown);
  g_signal_connect_object (self->windows, "followed", G_CALLBACK (follow_link), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->windows, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "link-followed", G_CALLBACK (follow_link), self, G_CONNECT_SWAPPED);
  loose_style_schemes_follow (G_CALLBACK (dark_cb), self);
}
