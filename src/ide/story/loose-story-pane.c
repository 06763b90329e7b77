/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-story-pane.h"
#include "loose-story-testing.h"

#include "loose-a11y.h"
#include "loose-figure.h"
#include "loose-status-line.h"
#include "loose-story-windows.h"

#include "loose-choices-button.h"
#include "loose-style-schemes.h"
#include "loose-replay-diff.h"
#include "loose-sound-bar.h"
#include "loose-story-keys.h"
#include "loose-template.h"
#include "loose-timeline.h"
#include "loose-transcript.h"
#include "loose-format.h"

#include "leaf-storage-media.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The time after which catching up is shown. */
#define PATIENCE_MILLISECONDS 400
/* The maximum height of a cover in pixels, so that the text begins below it without scrolling. */
#define COVER_HEIGHT 200
#define COVER_MARGIN 12

struct _LooseStoryPane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  LooseStatusLine *status;
  LooseStoryWindows *windows;
  GtkTextView *view;
  GtkEntry *input;
  LooseChoicesButton *choices;
  GtkStack *stack;
  LooseTimeline *timeline;
  GtkWidget *news;
  GtkLabel *news_text;
  GtkWidget *news_show;
  LooseReplayDiff *parting;
  LooseSoundBar *sound;

  /* Borrowed */
  LooseSession *session;

  /* Owned */
  LooseTranscript *shown;
  LooseTranscript *writing; /* receives events: the shown one, or one that catches up in the background */
  /* the transcript before the edit; may be the one that is shown; NULL: there is none, or its difference was seen */
  LooseTranscript *before;
  guint patience;
  guint clock;     /* shown while the play is not of the current source */
  gint64 begun_at; /* when the shown play began, in microseconds */
  char *prompt;
  GPtrArray *history; /* of char *, commands typed */
  GQueue ahead;       /* of char *, commands typed while a turn ran, in order */
  guint ahead_idle;   /* the source that gives the first of them; 0: none waits, or the turn still runs */
  int announced;      /* characters of the transcript that were announced to screen readers */
  guint history_at;
  guint n_changed;
  gboolean scroll_queued, fit_queued;
  gboolean follows_end;                     /* the view is scrolled to the end */
  double seen_upper, seen_page, seen_value; /* of the scrolled view, before its last change */
};

G_DEFINE_FINAL_TYPE (LooseStoryPane, loose_story_pane, GTK_TYPE_WIDGET)

/* --- showing ------------------------------------------------------------------------------------------------------ */

static gboolean
scroll_cb (gpointer data)
{
  LooseStoryPane *self = LOOSE_STORY_PANE (data);
  GtkTextBuffer *buffer = self->shown->buffer;
  GtkAdjustment *vertical = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));
  GtkTextIter end;

  self->scroll_queued = FALSE;
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_place_cursor (buffer, &end);
  gtk_text_view_scroll_to_mark (self->view, gtk_text_buffer_get_insert (buffer), 0, FALSE, 0, 1);
  gtk_adjustment_set_value (vertical, gtk_adjustment_get_upper (vertical) - gtk_adjustment_get_page_size (vertical));
  return G_SOURCE_REMOVE;
}

static void
queue_scroll (LooseStoryPane *self)
{
  self->follows_end = TRUE;
  if (self->scroll_queued)
    return;
  self->scroll_queued = TRUE;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE + 15, scroll_cb, g_object_ref (self), g_object_unref);
}

/* A view at the end stays there when it is resized. New lines get their heights later, so this also completes an
 * earlier scroll. */
static void
view_resized_cb (LooseStoryPane *self, GtkAdjustment *adjustment)
{
  double upper = gtk_adjustment_get_upper (adjustment), page = gtk_adjustment_get_page_size (adjustment);

  if ((page != self->seen_page || upper != self->seen_upper) && self->follows_end)
    queue_scroll (self);
  self->seen_upper = upper;
  self->seen_page = page;
}

/* If the size of the view has not changed and it is not scrolling to its end, the user has scrolled away. (A new buffer
 * begins at its top.) Scrolling to the end makes it follow the output again. */
static void
view_scrolled_cb (LooseStoryPane *self, GtkAdjustment *adjustment)
{
  double value = gtk_adjustment_get_value (adjustment);
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  if (!self->scroll_queued && gtk_adjustment_get_upper (adjustment) == self->seen_upper
      && gtk_adjustment_get_page_size (adjustment) == self->seen_page)
    self->follows_end = value >= end - 24 || (self->follows_end && value >= self->seen_value);
  self->seen_value = value;
}

/* --- figures ------------------------------------------------------------------------------------------------------ */

static int
room_for_figures (LooseStoryPane *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self->view)) - gtk_text_view_get_left_margin (self->view)
         - gtk_text_view_get_right_margin (self->view);
}

static gboolean
fit_figures_cb (gpointer data)
{
  LooseStoryPane *self = LOOSE_STORY_PANE (data);

  self->fit_queued = FALSE;
  if (self->session == NULL)
    return G_SOURCE_REMOVE;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->view)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (LOOSE_IS_FIGURE (child))
      loose_figure_set_room (LOOSE_FIGURE (child), room_for_figures (self));
  return G_SOURCE_REMOVE;
}

/* Runs from an idle source, because the adjustment must not be changed while the view is being allocated. */
static void
queue_fit_figures (LooseStoryPane *self)
{
  if (self->fit_queued)
    return;
  self->fit_queued = TRUE;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE + 15, fit_figures_cb, g_object_ref (self), g_object_unref);
}

static void
add_figure (LooseStoryPane *self, const LooseTranscriptFigure *figure)
{
  GtkWidget *widget;

  if (gtk_text_child_anchor_get_deleted (figure->anchor))
    return;
  widget = loose_figure_new (figure->path, figure->root, figure->words);
  loose_figure_set_room (LOOSE_FIGURE (widget), room_for_figures (self));
  loose_figure_set_most_height (LOOSE_FIGURE (widget), figure->most_height);
  if (figure->most_height > 0)
    gtk_widget_set_margin_bottom (widget, COVER_MARGIN);
  gtk_text_view_add_child_at_anchor (self->view, widget, figure->anchor);
}

/* A new buffer has no scroll position. */
static void
add_figures (LooseStoryPane *self)
{
  for (guint i = 0; i < self->shown->figures->len; i++)
    add_figure (self, g_ptr_array_index (self->shown->figures, i));
}

/* --- which transcript is shown ------------------------------------------------------------------------------------ */

static void
show_what_is_written (LooseStoryPane *self)
{
  g_clear_handle_id (&self->patience, g_source_remove);
  if (self->writing == self->shown)
    return;
  if (self->shown != self->before)
    loose_transcript_free (self->shown);
  self->shown = self->writing;
  gtk_text_view_set_buffer (self->view, self->shown->buffer);
  add_figures (self);
  queue_scroll (self);
}

static void
forget_before (LooseStoryPane *self)
{
  if (self->before != NULL && self->before != self->shown)
    loose_transcript_free (self->before);
  self->before = NULL;
  self->n_changed = 0;
  loose_replay_diff_hide (self->parting);
}

static gboolean
patience_cb (gpointer data)
{
  LooseStoryPane *self = data;

  self->patience = 0;
  show_what_is_written (self);
  return G_SOURCE_REMOVE;
}

/* The message about the whole play: that it is not of the current text, or that it differs from before. */
static void
show_news (LooseStoryPane *self)
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
  else if (loose_player_get_left_undone (player) != NULL)
    text = g_strdup_printf (_ ("Not repeated after the edit: %s"), loose_player_get_left_undone (player));
  else if (self->n_changed > 0)
    text = g_strdup_printf (_ ("The story differs from turn %u on"),
                            loose_transcript_get_turn (self->shown, self->shown->first_changed));
  gtk_label_set_text (self->news_text, text != NULL ? text : "");
  gtk_widget_set_visible (self->news, text != NULL);
  gtk_widget_set_visible (self->news_show, !stale && self->n_changed > 0);
  if (stale)
    loose_replay_diff_hide (self->parting);
}

static gboolean
clock_cb (gpointer data)
{
  show_news (data);
  return G_SOURCE_CONTINUE;
}

static void
news_show_cb (LooseStoryPane *self)
{
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_offset (self->shown->buffer, &iter,
                                      (int) loose_transcript_turn_start (self->shown, self->shown->first_changed));
  gtk_text_buffer_place_cursor (self->shown->buffer, &iter);
  gtk_text_view_scroll_to_mark (self->view, gtk_text_buffer_get_insert (self->shown->buffer), 0, TRUE, 0, 0.1);
}

/* Goes to the end of the turn before the one that differs, where the command can be tried. */
static void
news_go_cb (LooseStoryPane *self)
{
  guint turn = loose_transcript_get_turn (self->shown, self->shown->first_changed);

  if (!loose_player_go_to_turn (loose_session_get_player (self->session), turn > 0 ? turn - 1 : 0))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
news_close_cb (LooseStoryPane *self)
{
  forget_before (self);
  show_news (self);
}

/* Shows the first turn that differs beside its former text. */
static void
show_parting (LooseStoryPane *self)
{
  guint turn = self->shown->first_changed;
  g_autofree char *before = loose_transcript_dup_turn (self->before, turn),
                  *now = loose_transcript_dup_turn (self->shown, turn);

  loose_replay_diff_show (self->parting, self->before->program, loose_transcript_get_turn (self->shown, turn), before,
                          now);
}

static void
caught_up_cb (LooseStoryPane *self)
{
  show_news (self); /* the author's changes may not have been repeated */
  if (self->before == NULL)
    return;
  self->n_changed = loose_transcript_mark_changes (self->before, self->writing);
  show_what_is_written (self);
  if (self->n_changed > 0 && self->before->program != NULL)
    show_parting (self);
  else
    forget_before (self);
  self->announced = gtk_text_buffer_get_char_count (self->shown->buffer);
  show_news (self);
  queue_scroll (self); /* the bar below takes room */
}

static void
begun_cb (LooseStoryPane *self, gboolean again)
{
  g_clear_handle_id (&self->patience, g_source_remove);
  loose_sound_bar_stop (self->sound);
  if (self->writing != self->shown)
    loose_transcript_free (self->writing);
  /* letters typed in a row are one edit, so the comparison is with the transcript before the first */
  if (!again)
    forget_before (self);
  else if (self->before == NULL)
    self->before = self->shown;
  self->writing = loose_transcript_new ();
  self->writing->program = leaf_program_ref (loose_player_get_program (loose_session_get_player (self->session)));
  loose_transcript_begin_turn (self->writing, FALSE);
  self->n_changed = 0;
  self->announced = 0;
  self->begun_at = g_get_monotonic_time ();
  show_news (self);
  g_clear_pointer (&self->prompt, g_free);
  if (again && loose_player_is_catching_up (loose_session_get_player (self->session)))
    self->patience = g_timeout_add (PATIENCE_MILLISECONDS, patience_cb, self);
  else
    show_what_is_written (self);
}

/* --- events ------------------------------------------------------------------------------------------------------- */

/* Playing on, or going back, dismisses the difference. */
static void
seen (LooseStoryPane *self)
{
  if (self->before == NULL)
    return;
  forget_before (self);
  show_news (self);
}

/* Keys, links and ticks print no command. */
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

/* The texts of the engine between those of the story, translated. */
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
    add_figure (self, figure);
}

/* Played at the present moment only, and not while catching up. */
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

/* Shows the cover, with which the published page begins too. `text` follows it. */
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
    add_figure (self, figure);
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
        seen (self);
      show_command (self, event);
      self->announced = gtk_text_buffer_get_char_count (self->writing->buffer); /* the player typed it */
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

  for (guint i = 0; i < n; i++)
    act_on_event (self, &events[i]);
  if (self->writing == self->shown)
    queue_scroll (self);
}

/* Announces what was printed since the last command, if the command line has the focus. */
static void
announce (LooseStoryPane *self)
{
  GtkTextBuffer *buffer = self->shown->buffer;
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_iter_at_offset (buffer, &start, self->announced);
  gtk_text_buffer_get_end_iter (buffer, &end);
  self->announced = gtk_text_iter_get_offset (&end);
  text = g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
  if (*text == '\0')
    return;
  loose_a11y_announce (GTK_WIDGET (self->input), text);
}

static gboolean
wants_key (LooseStoryPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);

  return loose_player_get_state (player) == LOOSE_PLAY_WAITING
         && loose_player_get_stop (player).wants == LEAF_INPUT_KEY;
}

static void follow_ahead (LooseStoryPane *self, LoosePlayState state);

static void
state_changed_cb (LooseStoryPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LoosePlayState state = loose_player_get_state (player);
  const char *hint = "";

  if (state == LOOSE_PLAY_NONE)
    loose_sound_bar_stop (self->sound);
  if (loose_player_is_catching_up (player))
    return;
  follow_ahead (self, state);
  show_windows (self);
  gtk_stack_set_visible_child_name (
      self->stack,
      state == LOOSE_PLAY_NONE && gtk_text_buffer_get_char_count (self->shown->buffer) == 0 ? "empty" : "story");
  gtk_editable_set_editable (GTK_EDITABLE (self->input), state == LOOSE_PLAY_WAITING || state == LOOSE_PLAY_RUNNING);
  if (state == LOOSE_PLAY_WAITING && wants_key (self))
    gtk_editable_set_text (GTK_EDITABLE (self->input), "");
  if (state == LOOSE_PLAY_WAITING)
    hint = wants_key (self) ? _ ("Press a key") : _ ("Type a command");
  else if (state == LOOSE_PLAY_PAUSED)
    hint = _ ("Paused. See the debugger");
  else if (state == LOOSE_PLAY_FINISHED)
    hint = _ ("The story is over");
  else if (state == LOOSE_PLAY_RUNNING)
    hint = _ ("The story is running. Press Ctrl+F6 to pause");
  else if (gtk_text_buffer_get_char_count (self->shown->buffer) > 0)
    hint = _ ("Stopped. Press F5 to play from the beginning");
  gtk_entry_set_placeholder_text (self->input, hint);
  if (state == LOOSE_PLAY_WAITING || state == LOOSE_PLAY_FINISHED)
    announce (self);
  if (state == LOOSE_PLAY_FINISHED || state == LOOSE_PLAY_PAUSED)
    show_what_is_written (self);
}

static void
went_back_cb (LooseStoryPane *self)
{
  loose_sound_bar_stop (self->sound);
  seen (self);
  loose_transcript_cut (self->writing, loose_player_get_stop (loose_session_get_player (self->session)).event);
  self->announced = gtk_text_buffer_get_char_count (self->writing->buffer);
  show_windows (self);
  queue_scroll (self);
}

/* --- the line where commands are typed ---------------------------------------------------------------------------- */

void
loose_story_pane_enter (LooseStoryPane *self, const char *command)
{
  g_return_if_fail (LOOSE_IS_STORY_PANE (self));
  if (!loose_player_command (loose_session_get_player (self->session), command)) {
    gtk_widget_error_bell (GTK_WIDGET (self->input));
    return;
  }
  if (*command != '\0'
      && (self->history->len == 0 || !g_str_equal (self->history->pdata[self->history->len - 1], command)))
    g_ptr_array_add (self->history, g_strdup (command));
  self->history_at = self->history->len;
}

static gboolean
give_ahead (gpointer data)
{
  LooseStoryPane *self = data;
  g_autofree char *command = NULL;

  self->ahead_idle = 0;
  if (loose_player_get_state (loose_session_get_player (self->session)) != LOOSE_PLAY_WAITING)
    return G_SOURCE_REMOVE;
  command = g_queue_pop_head (&self->ahead);
  if (command != NULL)
    loose_story_pane_enter (self, command);
  return G_SOURCE_REMOVE;
}

static void
forget_ahead (LooseStoryPane *self)
{
  g_clear_handle_id (&self->ahead_idle, g_source_remove);
  g_queue_clear_full (&self->ahead, g_free);
}

/* Gives a command that was typed ahead when the story wants one. This runs from an idle source, since the player emits
 * its state before it has finished. The commands are dropped with the play. */
static void
follow_ahead (LooseStoryPane *self, LoosePlayState state)
{
  if (state == LOOSE_PLAY_WAITING && !g_queue_is_empty (&self->ahead) && self->ahead_idle == 0)
    self->ahead_idle = g_idle_add (give_ahead, self);
  else if (state == LOOSE_PLAY_NONE || state == LOOSE_PLAY_FINISHED)
    forget_ahead (self);
}

static void
input_activate_cb (LooseStoryPane *self)
{
  g_autofree char *command = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->input)));
  LoosePlayState state = loose_player_get_state (loose_session_get_player (self->session));

  if (state == LOOSE_PLAY_WAITING || state == LOOSE_PLAY_RUNNING)
    gtk_editable_set_text (GTK_EDITABLE (self->input), "");
  if (state == LOOSE_PLAY_RUNNING || !g_queue_is_empty (&self->ahead))
    g_queue_push_tail (&self->ahead, g_steal_pointer (&command));
  else
    loose_story_pane_enter (self, command);
}

static void
recall (LooseStoryPane *self, int step)
{
  const char *text;

  if ((step < 0 && self->history_at == 0) || (step > 0 && self->history_at >= self->history->len))
    return;
  self->history_at += step;
  text = self->history_at < self->history->len ? self->history->pdata[self->history_at] : "";
  gtk_editable_set_text (GTK_EDITABLE (self->input), text);
  gtk_editable_set_position (GTK_EDITABLE (self->input), -1);
}

/* Puts the command into the entry without giving it. */
static void
chosen_cb (LooseStoryPane *self, const char *command)
{
  gtk_editable_set_text (GTK_EDITABLE (self->input), command);
  loose_story_pane_focus (self);
  gtk_editable_set_position (GTK_EDITABLE (self->input), -1);
}

void
loose_story_pane_show_choices (LooseStoryPane *self)
{
  g_return_if_fail (LOOSE_IS_STORY_PANE (self));
  loose_choices_button_open (self->choices);
}

static gboolean
give_key (LooseStoryPane *self, guint key, GdkModifierType state)
{
  g_autofree char *text = loose_story_key_dup_text (key, state);

  return text != NULL && loose_player_command (loose_session_get_player (self->session), text);
}

static gboolean
input_key_cb (LooseStoryPane *self, guint key, guint code, GdkModifierType state)
{
  if (wants_key (self))
    return give_key (self, key, state);
  if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    recall (self, -1);
  else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    recall (self, 1);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* --- links of the story ------------------------------------------------------------------------------------------- */

static void
add_words (LooseStoryPane *self, const char *words)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->input));
  g_autofree char *both = *typed == '\0' || g_str_has_suffix (typed, " ") ? g_strconcat (typed, words, NULL)
                                                                          : g_strjoin (" ", typed, words, NULL);

  chosen_cb (self, both);
}

static void
follow (LooseStoryPane *self, guint link)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LeafHyperlinkSort sort = LEAF_HYPERLINK_NONE;
  g_autofree char *text = NULL;

  if (loose_player_get_state (player) == LOOSE_PLAY_WAITING)
    sort = leaf_play_link (loose_player_get_play (player), link, &text);
  switch (sort) {
  case LEAF_HYPERLINK_LINE:
    if (!wants_key (self))
      loose_story_pane_enter (self, text);
    break;
  case LEAF_HYPERLINK_WORDS: add_words (self, text); break;
  case LEAF_HYPERLINK_KEY:
    if (wants_key (self))
      loose_player_command (player, text);
    break;
  case LEAF_HYPERLINK_EVENT: loose_player_command (player, text); break;
  case LEAF_HYPERLINK_NONE: gtk_widget_error_bell (GTK_WIDGET (self)); break;
  }
}

/* Returns FALSE if there is no link at the character. */
static gboolean
follow_link (LooseStoryPane *self, const GtkTextIter *iter)
{
  const LoosePrinted *printed = loose_transcript_find (self->shown, gtk_text_iter_get_offset (iter), NULL);

  if (printed == NULL || printed->link == 0)
    return FALSE;
  follow (self, printed->link);
  return TRUE;
}

/* A click in a pane of the story is an input. */
static void
clicked_cb (LooseStoryPane *self, guint pane, guint column, guint row)
{
  g_autofree char *click = leaf_pane_dup_click (pane, column, row);

  if (!loose_player_command (loose_session_get_player (self->session), click))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* --- from text to the phrase that printed it ---------------------------------------------------------------------- */

LooseSoundBar *
loose_story_pane_get_sound (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), NULL);
  return self->sound;
}

LeafPlace
loose_story_pane_get_place (LooseStoryPane *self, guint offset)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), ((LeafPlace) { 0 }));
  const LoosePrinted *printed = loose_transcript_find (self->shown, offset, NULL);

  return printed != NULL ? printed->place : (LeafPlace) { 0 };
}

/* At the end of the transcript, finds the last text printed. */
gboolean
loose_story_pane_get_cursor (LooseStoryPane *self, guint *turn, guint *byte)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), FALSE);
  GtkTextBuffer *buffer = self->shown->buffer;
  const LoosePrinted *printed;
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  while ((gtk_text_iter_is_end (&iter) || g_unichar_isspace (gtk_text_iter_get_char (&iter)))
         && gtk_text_iter_backward_char (&iter))
    ;
  printed = loose_transcript_find (self->shown, gtk_text_iter_get_offset (&iter), byte);
  if (printed == NULL || !printed->is_text)
    return FALSE;
  *turn = printed->turn;
  return TRUE;
}

char *
loose_story_pane_dup_selection (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), NULL);
  GtkTextIter start, end;

  if (!gtk_text_buffer_get_selection_bounds (self->shown->buffer, &start, &end))
    return NULL;
  return gtk_text_buffer_get_text (self->shown->buffer, &start, &end, FALSE);
}

void
loose_story_pane_focus_text (LooseStoryPane *self)
{
  g_return_if_fail (LOOSE_IS_STORY_PANE (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static gboolean
find_character (LooseStoryPane *self, double x, double y, GtkTextIter *iter)
{
  int buffer_x, buffer_y;

  gtk_text_view_window_to_buffer_coords (self->view, GTK_TEXT_WINDOW_WIDGET, x, y, &buffer_x, &buffer_y);
  return gtk_text_view_get_iter_at_location (self->view, iter, buffer_x, buffer_y);
}

/* "Printed by the hop rule: say "Hop."", with the name of a response. */
static char *
dup_origin (LeafProgram *program, LeafPlace place)
{
  guint32 number, rule = leaf_program_rule_at (program, place.source, place.start);
  g_autofree char *title = rule != 0 ? loose_format_rule (program, rule) : NULL,
                  *words = loose_format_place (program, place);
  LeafResponseInfo response;

  if (leaf_program_response_at (program, place.source, place.start, &number, &response))
    return g_strdup_printf (_ ("Printed by: %s"), response.name);
  return title != NULL ? g_strdup_printf (_ ("Printed by: %s\n%s"), title, words)
                       : g_strdup_printf (_ ("Printed by: %s"), words);
}

static gboolean
tooltip_cb (LooseStoryPane *self, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  LeafProgram *program = loose_player_get_program (loose_session_get_player (self->session));
  const LoosePrinted *printed;
  g_autofree char *origin = NULL, *text = NULL;
  GtkTextIter iter;

  if (program == NULL || by_keyboard || !find_character (self, x, y, &iter))
    return FALSE;
  printed = loose_transcript_find (self->shown, gtk_text_iter_get_offset (&iter), NULL);
  if (printed == NULL || printed->place.source == 0 || printed->place.source > leaf_program_n_sources (program))
    return FALSE;
  origin = dup_origin (program, printed->place);
  text = g_strdup_printf (_ ("%s\nCtrl+click to go to the source. Press Shift+F4 to see its cause."), origin);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
motion_cb (LooseStoryPane *self, double x, double y)
{
  GtkTextIter iter;
  const LoosePrinted *printed = find_character (self, x, y, &iter)
                                    ? loose_transcript_find (self->shown, gtk_text_iter_get_offset (&iter), NULL)
                                    : NULL;

  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->view), printed != NULL && printed->link != 0 ? "pointer" : "text");
}

/* The menu is about the text under the pointer. */
static void
menu_pressed_cb (LooseStoryPane *self, int n_presses, double x, double y)
{
  GtkTextIter iter;

  if (find_character (self, x, y, &iter) && !gtk_text_buffer_get_has_selection (self->shown->buffer))
    gtk_text_buffer_place_cursor (self->shown->buffer, &iter);
}

/* A click sets the cursor, or follows a link of the story; with Ctrl it opens the source of the text. */
static void
released_cb (GtkEventController *gesture, int n_presses, double x, double y, LooseStoryPane *self)
{
  LeafProgram *program = loose_player_get_program (loose_session_get_player (self->session));
  gboolean to_source = gtk_event_controller_get_current_event_state (gesture) & GDK_CONTROL_MASK;
  GtkTextIter iter;

  if (n_presses != 1 || program == NULL || gtk_text_buffer_get_has_selection (self->shown->buffer)
      || !find_character (self, x, y, &iter))
    return;
  if (!to_source)
    follow_link (self, &iter);
  else
    loose_session_show_place (self->session, program,
                              loose_story_pane_get_place (self, gtk_text_iter_get_offset (&iter)), FALSE);
}

/* The same with the keyboard: follows a link, or opens the phrase that printed the text at the transcript's cursor. */
static gboolean
go_to_phrase_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  LooseStoryPane *self = LOOSE_STORY_PANE (widget);
  LeafProgram *program = loose_player_get_program (loose_session_get_player (self->session));
  GtkTextIter iter;

  if (!gtk_widget_has_focus (GTK_WIDGET (self->view)))
    return FALSE;
  gtk_text_buffer_get_iter_at_mark (self->shown->buffer, &iter, gtk_text_buffer_get_insert (self->shown->buffer));
  if (follow_link (self, &iter))
    return TRUE;
  loose_session_show_place (self->session, program, loose_story_pane_get_place (self, gtk_text_iter_get_offset (&iter)),
                            TRUE);
  return TRUE;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

void
loose_story_pane_focus (LooseStoryPane *self)
{
  g_return_if_fail (LOOSE_IS_STORY_PANE (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->input));
}

char *
loose_story_pane_dup_text (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), NULL);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->shown->buffer, &start, &end);
  return gtk_text_buffer_get_text (self->shown->buffer, &start, &end, FALSE);
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

gboolean
loose_story_pane_follow_link (LooseStoryPane *self, guint offset)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), FALSE);
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_offset (self->shown->buffer, &iter, (int) offset);
  return follow_link (self, &iter);
}

gboolean
loose_story_pane_shows_end (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), FALSE);
  GdkRectangle seen, last;
  GtkTextIter end;

  gtk_text_buffer_get_end_iter (self->shown->buffer, &end);
  gtk_text_view_get_iter_location (self->view, &end, &last);
  gtk_text_view_get_visible_rect (self->view, &seen);
  return last.y + last.height <= seen.y + seen.height;
}

/* Moves to the first text of the turn, after the command. */
static void
place_cursor_in (LooseStoryPane *self, GtkTextIter at, const GtkTextIter *end)
{
  while (gtk_text_iter_compare (&at, end) < 0) {
    const LoosePrinted *printed = loose_transcript_find (self->shown, gtk_text_iter_get_offset (&at), NULL);

    if (printed != NULL && printed->is_text && !g_unichar_isspace (gtk_text_iter_get_char (&at)))
      break;
    gtk_text_iter_forward_char (&at);
  }
  gtk_text_buffer_place_cursor (self->shown->buffer, &at);
  gtk_text_view_scroll_to_mark (self->view, gtk_text_buffer_get_insert (self->shown->buffer), 0, TRUE, 0, 0.1);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

gboolean
loose_story_pane_mark_turn (LooseStoryPane *self, guint turn)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), FALSE);
  GtkTextBuffer *buffer = self->shown->buffer;

  for (guint i = 0; i < self->shown->turns->len; i++) {
    GtkTextIter start, end;

    if (loose_transcript_get_turn (self->shown, i) != turn)
      continue;
    gtk_text_buffer_get_iter_at_offset (buffer, &start, (int) loose_transcript_turn_start (self->shown, i));
    gtk_text_buffer_get_iter_at_offset (buffer, &end, (int) loose_transcript_turn_start (self->shown, i + 1));
    gtk_text_buffer_apply_tag (buffer, self->shown->changed, &start, &end);
    place_cursor_in (self, start, &end);
    return TRUE;
  }
  return FALSE;
}

guint
loose_story_pane_get_n_changed (LooseStoryPane *self)
{
  g_return_val_if_fail (LOOSE_IS_STORY_PANE (self), 0);
  return self->n_changed;
}

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
  g_ptr_array_set_size (self->history, 0);
  self->history_at = 0;
}

void
loose_story_pane_set_session (LooseStoryPane *self, LooseSession *session)
{
  g_return_if_fail (LOOSE_IS_STORY_PANE (self));
  LoosePlayer *player = loose_session_get_player (session);

  g_return_if_fail (self->session == NULL);
  self->session = session;
  loose_timeline_set_session (self->timeline, session);
  loose_choices_button_set_player (self->choices, player);
  loose_replay_diff_set_session (self->parting, session);
  g_signal_connect_object (player, "begun", G_CALLBACK (begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "events", G_CALLBACK (events_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "went-back", G_CALLBACK (went_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "caught-up", G_CALLBACK (caught_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "state-changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::program", G_CALLBACK (show_news), self, G_CONNECT_SWAPPED);
  self->clock = g_timeout_add_seconds (20, clock_cb, self);
  g_signal_connect_object (session, "notify::project", G_CALLBACK (project_cb), self, G_CONNECT_SWAPPED);
  state_changed_cb (self);
}

static void
loose_story_pane_dispose (GObject *object)
{
  LooseStoryPane *self = LOOSE_STORY_PANE (object);

  g_clear_handle_id (&self->patience, g_source_remove);
  g_clear_handle_id (&self->clock, g_source_remove);
  forget_ahead (self);
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
  if (self->before != NULL && self->before != self->shown)
    loose_transcript_free (self->before);
  loose_transcript_free (self->shown);
  g_free (self->prompt);
  g_ptr_array_unref (self->history);
  G_OBJECT_CLASS (loose_story_pane_parent_class)->finalize (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseStoryPane, content),   LOOSE_CHILD (LooseStoryPane, status),
  LOOSE_CHILD (LooseStoryPane, windows),   LOOSE_CHILD (LooseStoryPane, view),
  LOOSE_CHILD (LooseStoryPane, input),     LOOSE_CHILD (LooseStoryPane, stack),
  LOOSE_CHILD (LooseStoryPane, timeline),  LOOSE_CHILD (LooseStoryPane, news),
  LOOSE_CHILD (LooseStoryPane, choices),   LOOSE_CHILD (LooseStoryPane, news_text),
  LOOSE_CHILD (LooseStoryPane, news_show), LOOSE_CHILD (LooseStoryPane, parting),
  LOOSE_CHILD (LooseStoryPane, sound),
};

static void
loose_story_pane_class_init (LooseStoryPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_story_pane_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_story_pane_finalize;
  g_type_ensure (LOOSE_TYPE_CHOICES_BUTTON);
  g_type_ensure (LOOSE_TYPE_STATUS_LINE);
  g_type_ensure (LOOSE_TYPE_STORY_WINDOWS);
  g_type_ensure (LOOSE_TYPE_TIMELINE);
  g_type_ensure (LOOSE_TYPE_REPLAY_DIFF);
  g_type_ensure (LOOSE_TYPE_SOUND_BAR);
  loose_template_set_pane (widget_class, "loose-story-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, input_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, input_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
  gtk_widget_class_bind_template_callback (widget_class, tooltip_cb);
  gtk_widget_class_bind_template_callback (widget_class, news_show_cb);
  gtk_widget_class_bind_template_callback (widget_class, news_go_cb);
  gtk_widget_class_bind_template_callback (widget_class, news_close_cb);
  gtk_widget_class_bind_template_callback (widget_class, menu_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, motion_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, go_to_phrase_cb, NULL);
}

static void
loose_story_pane_init (LooseStoryPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = self->writing = loose_transcript_new ();
  self->history = g_ptr_array_new_with_free_func (g_free);
  gtk_text_view_set_buffer (self->view, self->shown->buffer);
  g_signal_connect_object (self->windows, "followed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->windows, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view)), "changed",
                           G_CALLBACK (view_resized_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view)), "value-changed",
                           G_CALLBACK (view_scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (self->view)), "changed",
                           G_CALLBACK (queue_fit_figures), self, G_CONNECT_SWAPPED);
  loose_style_schemes_follow (G_CALLBACK (dark_cb), self);
}
