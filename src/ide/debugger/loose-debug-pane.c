/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-debug-pane.h"
#include "loose-debugger-testing.h"

#include "loose-list-entry-view.h"
#include "loose-rule-changes.h"
#include "loose-format.h"

#include <glib/gi18n.h>

/* A turn in a loop follows more rules than anyone reads, so only the last ones are shown. */
#define MOST_TRAIL 400

typedef struct {
  LeafEventSort sort;
  guint32 rule, rulebook, depth;
  LeafEntry entry;
  LeafOutcome outcome;
  guint64 moment, end; /* the events of the play at which it began and ended; end 0: it is running */
  char *text;
  char *treatment; /* what procedural rules did to it; NULL: nothing */
} Step;

struct _LooseDebugPane {
  LoosePane pane;

  /* Template widgets */
  GtkWidget *no_stack, *no_values;
  GtkLabel *state;
  GtkListView *stack;
  GtkListView *values;
  GtkWidget *changes_box;
  GtkListView *changes;
  GtkListView *trail;

  /* Owned */
  LooseListEntryView *stack_list, *values_list, *changes_list, *trail_list;
  GArray *steps;  /* of Step, since the last command */
  guint64 failed; /* the moment of the last run-time problem; 0: none since then */
  gboolean show_library;
};

G_DEFINE_FINAL_TYPE (LooseDebugPane, loose_debug_pane, LOOSE_TYPE_PANE)

/* --- words -------------------------------------------------------------------------------------------------------- */

static const char *
entry_words (LeafEntry entry)
{
  switch (entry) {
  case LEAF_ENTRY_FOLLOWED: return _ ("followed");
  case LEAF_ENTRY_CONSIDERED: return _ ("considered");
  case LEAF_ENTRY_PROCEDURAL: return _ ("procedural rulebook");
  case LEAF_ENTRY_ABIDED: return _ ("abided by");
  case LEAF_ENTRY_ABIDED_ANONYMOUSLY: return _ ("abided by anonymously");
  case LEAF_ENTRY_STAGE: return _ ("action stage");
  case LEAF_ENTRY_ACTIVITY: return _ ("activity stage");
  case LEAF_ENTRY_PRODUCED: return _ ("for a value");
  case LEAF_ENTRY_CALLED: return _ ("phrase");
  case LEAF_ENTRY_SAID: return _ ("text substitution");
  case LEAF_ENTRY_TRIED: return _ ("action tried");
  case LEAF_ENTRY_MACHINE: return _ ("by the system");
  case LEAF_ENTRY_SUBSTITUTED: return _ ("substitute for another rule");
  case LEAF_ENTRY_NONE: break;
  }
  return NULL;
}

static LooseListEntryTone
outcome_tone (LeafOutcome outcome)
{
  return outcome == LEAF_OUTCOME_SUCCESS   ? LOOSE_LIST_ENTRY_GOOD
         : outcome == LEAF_OUTCOME_FAILURE ? LOOSE_LIST_ENTRY_BAD
                                           : LOOSE_LIST_ENTRY_PLAIN;
}

/* --- the stack ---------------------------------------------------------------------------------------------------- */

static LeafPlay *
paused_play (LooseDebugPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->pane.session);
  LoosePlayState state = loose_player_get_state (player);

  return state == LOOSE_PLAY_PAUSED || state == LOOSE_PLAY_FINISHED ? loose_player_get_play (player) : NULL;
}

static LooseListEntry *
make_frame (LeafPlay *play, guint32 depth)
{
  LeafFrameInfo frame = leaf_play_frame (play, depth);
  g_autofree char *title = loose_format_with_capital (frame.title != NULL ? frame.title : "");
  g_autofree char *changes = loose_rule_changes_of_frame (play, depth);
  g_autoptr (GString) detail = g_string_new (NULL);
  LooseListEntryTone tone = frame.outcome != LEAF_OUTCOME_NONE ? outcome_tone (frame.outcome)
                            : frame.is_library                 ? LOOSE_LIST_ENTRY_DIM
                                                               : LOOSE_LIST_ENTRY_STRONG;

  loose_format_add_detail (detail, entry_words (frame.entry));
  loose_format_add_detail (detail, loose_format_outcome (frame.outcome));
  loose_format_add_detail (detail, changes);
  return loose_list_entry_new (title, detail->len > 0 ? detail->str : NULL, 0, tone, frame.place);
}

static void
fill_stack (LooseDebugPane *self)
{
  LeafPlay *play = paused_play (self);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  guint32 depth;

  for (guint32 i = 0; play != NULL && i < leaf_play_n_frames (play); i++)
    g_ptr_array_add (entries, make_frame (play, i));
  loose_list_entry_view_fill (self->stack_list, entries);
  gtk_widget_set_visible (self->no_stack, entries->len == 0);
  depth = play != NULL ? loose_player_get_depth (loose_session_get_player (self->pane.session)) : 0;
  loose_list_entry_view_select (self->stack_list, entries->len > 0 ? depth : GTK_INVALID_LIST_POSITION);
  loose_list_entry_view_scroll_to (self->stack_list, depth);
}

static void
fill_values (LooseDebugPane *self)
{
  LeafPlay *play = paused_play (self);
  guint depth = loose_list_entry_view_get_selected (self->stack_list);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  guint32 n = play != NULL && depth < leaf_play_n_frames (play) ? leaf_play_frame (play, depth).n_values : 0;

  for (guint32 i = 0; i < n; i++) {
    LeafValueInfo value = leaf_play_frame_value (play, depth, i);
    const char *was = loose_local_history_get_previous (
        loose_player_get_locals (loose_session_get_player (self->pane.session)), play, depth, &value);
    /* translators: a value in the debugger: its name and what it is now */
    g_autofree char *text = g_strdup_printf (_ ("%s: %s"), value.name, value.value != NULL ? value.value : "");
    g_autofree char *detail = was != NULL                  ? g_strdup_printf (_ ("previously %s"), was)
                              : value.is_rulebook_variable ? g_strdup_printf (_ ("%s, rulebook variable"), value.kind)
                                                           : g_strdup (value.kind);

    g_ptr_array_add (entries, loose_list_entry_new (text, detail, 0,
                                                    was != NULL ? LOOSE_LIST_ENTRY_CHANGED : LOOSE_LIST_ENTRY_PLAIN,
                                                    (LeafPlace) { 0 }));
    g_free (value.value);
  }
  loose_list_entry_view_fill (self->values_list, entries);
  gtk_widget_set_visible (self->no_values, entries->len == 0);
}

/* Hides the list in a story whose rules never change. */
static void
fill_changes (LooseDebugPane *self)
{
  LeafPlay *play = paused_play (self);
  gboolean shown = play != NULL && leaf_program_changes_rules (leaf_play_program (play));
  g_autoptr (GPtrArray) entries = shown ? loose_rule_changes_list (play) : g_ptr_array_new ();

  gtk_widget_set_visible (self->changes_box, shown);
  loose_list_entry_view_fill (self->changes_list, entries);
}

/* --- the trail ---------------------------------------------------------------------------------------------------- */

static void
clear_step (gpointer step)
{
  g_free (((Step *) step)->text);
  g_free (((Step *) step)->treatment);
}

/* The type of event that ends this one; 0 if it has no end. */
static LeafEventSort
end_of (LeafEventSort beginning)
{
  switch (beginning) {
  case LEAF_EVENT_RULE_CONSIDERED:
  case LEAF_EVENT_RULE_BEGUN: return LEAF_EVENT_RULE_ENDED;
  case LEAF_EVENT_RULEBOOK_BEGUN: return LEAF_EVENT_RULEBOOK_ENDED;
  case LEAF_EVENT_ACTION_BEGUN: return LEAF_EVENT_ACTION_ENDED;
  case LEAF_EVENT_TEXT:
  case LEAF_EVENT_RULE_ENDED:
  case LEAF_EVENT_RULEBOOK_ENDED:
  case LEAF_EVENT_STATEMENT:
  case LEAF_EVENT_ACTION_ENDED:
  case LEAF_EVENT_COMMAND:
  case LEAF_EVENT_PROMPT:
  case LEAF_EVENT_STATUS:
  case LEAF_EVENT_FAULT:
  case LEAF_EVENT_NOTICE:
  case LEAF_EVENT_RULE_PASSED:
  case LEAF_EVENT_LOG:
  case LEAF_EVENT_ACTIVITY_BEGUN:
  case LEAF_EVENT_PHRASE_BEGUN: break;
  }
  return 0;
}

static gboolean
is_end (LeafEventSort sort)
{
  return sort == LEAF_EVENT_RULE_ENDED || sort == LEAF_EVENT_RULEBOOK_ENDED || sort == LEAF_EVENT_ACTION_ENDED;
}

/* The step that the event ends: the last one of its sort that is still running. NULL if its beginning was dropped. */
static Step *
step_that_ends (LooseDebugPane *self, const LeafEvent *event)
{
  for (guint i = self->steps->len; i > 0; i--) {
    Step *step = &g_array_index (self->steps, Step, i - 1);

    if (step->end == 0 && end_of (step->sort) == event->sort && step->rule == event->rule
        && step->rulebook == event->rulebook)
      return step;
  }
  return NULL;
}

static void
end_step (LooseDebugPane *self, const LeafEvent *event)
{
  Step *step = step_that_ends (self, event);

  if (step == NULL)
    return;
  step->end = event->number;
  step->outcome = event->outcome;
}

static void
begin_step (LooseDebugPane *self, const LeafEvent *event)
{
  Step step = { event->sort, event->rule, event->rulebook, event->depth, event->entry, event->outcome, event->number, 0,
                NULL,        NULL };
  Step *last = self->steps->len > 0 ? &g_array_index (self->steps, Step, self->steps->len - 1) : NULL;

  /* A rule that was considered and begins at once is one step: it applied. */
  if (event->sort == LEAF_EVENT_RULE_BEGUN && last != NULL && last->sort == LEAF_EVENT_RULE_CONSIDERED
      && last->rule == event->rule) {
    last->sort = LEAF_EVENT_RULE_BEGUN;
    return;
  }
  step.text = g_strdup (event->text);
  if (event->treated != LEAF_OVERRIDE_NOT)
    step.treatment = leaf_event_override_words_in (
        loose_player_get_program (loose_session_get_player (self->pane.session)), event, loose_format_translate, NULL);
  g_array_append_val (self->steps, step);
  if (self->steps->len > 2 * MOST_TRAIL)
    g_array_remove_range (self->steps, 0, MOST_TRAIL);
}

static void
clear_steps (LooseDebugPane *self)
{
  g_array_set_size (self->steps, 0);
  self->failed = 0;
}

static void
events_cb (LooseDebugPane *self, gpointer data, guint n)
{
  const LeafEvent *events = data;

  for (guint i = 0; i < n; i++) {
    if (events[i].sort == LEAF_EVENT_FAULT)
      self->failed = events[i].number;
    if (events[i].sort == LEAF_EVENT_COMMAND)
      clear_steps (self);
    else if (is_end (events[i].sort))
      end_step (self, &events[i]);
    else if (end_of (events[i].sort) != 0 || events[i].sort == LEAF_EVENT_RULE_PASSED)
      begin_step (self, &events[i]);
  }
}

static gboolean
step_is_shown (LooseDebugPane *self, LeafProgram *program, const Step *step)
{
  if (self->show_library || step->sort == LEAF_EVENT_ACTION_BEGUN)
    return TRUE;
  if (step->rule != 0 && step->rule <= leaf_program_n_rules (program))
    return !leaf_program_rule (program, step->rule).is_library;
  if (step->rulebook != 0 && step->rulebook <= leaf_program_n_rulebooks (program))
    return !leaf_program_rulebook (program, step->rulebook).is_library;
  return FALSE;
}

static char *
step_title (LeafProgram *program, const Step *step)
{
  if (step->sort == LEAF_EVENT_ACTION_BEGUN)
    return g_strdup (step->text != NULL ? step->text : _ ("the action"));
  if (step->rule != 0 && step->rule <= leaf_program_n_rules (program) && step->sort != LEAF_EVENT_RULEBOOK_BEGUN)
    return loose_format_rule (program, step->rule);
  if (step->rulebook != 0 && step->rulebook <= leaf_program_n_rulebooks (program))
    return g_strdup_printf (_ ("%s rules"), leaf_program_rulebook (program, step->rulebook).name);
  return g_strdup ("");
}

/* Whether a run-time problem has ended the rule of this step, which then has no end of its own. */
static gboolean
was_cut_off (LooseDebugPane *self, const Step *step)
{
  LoosePlayer *player = loose_session_get_player (self->pane.session);
  LeafPlay *play = loose_player_get_play (player);
  LoosePlayState state = loose_player_get_state (player);

  if (step->end != 0 || step->moment > self->failed || play == NULL
      || (state != LOOSE_PLAY_WAITING && state != LOOSE_PLAY_FINISHED))
    return FALSE;
  for (guint32 i = 0; i < leaf_play_n_frames (play); i++)
    if (state == LOOSE_PLAY_WAITING && leaf_play_frame (play, i).rule == step->rule)
      return FALSE;
  return TRUE;
}

static LooseListEntry *
make_step (LooseDebugPane *self, LeafProgram *program, const Step *step, guint level)
{
  g_autofree char *plain = step_title (program, step), *title = loose_format_with_capital (plain);
  g_autoptr (GString) whole = g_string_new (NULL);
  const char *what = NULL;
  LooseListEntryTone tone = LOOSE_LIST_ENTRY_STRONG;
  LeafPlace place = { 0 };

  switch (step->sort) {
  case LEAF_EVENT_RULE_CONSIDERED:
    what = _ ("did not apply");
    tone = LOOSE_LIST_ENTRY_DIM;
    break;
  case LEAF_EVENT_RULE_BEGUN:
    if (loose_format_outcome (step->outcome) == NULL)
      what = step->end != 0 ? _ ("ran") : was_cut_off (self, step) ? _ ("interrupted") : _ ("running");
    tone = outcome_tone (step->outcome);
    break;
  case LEAF_EVENT_RULEBOOK_BEGUN: what = entry_words (step->entry); break;
  case LEAF_EVENT_ACTION_BEGUN: what = _ ("action"); break;
  case LEAF_EVENT_TEXT:
  case LEAF_EVENT_RULE_ENDED:
  case LEAF_EVENT_RULEBOOK_ENDED:
  case LEAF_EVENT_STATEMENT:
  case LEAF_EVENT_ACTION_ENDED:
  case LEAF_EVENT_COMMAND:
  case LEAF_EVENT_PROMPT:
  case LEAF_EVENT_STATUS:
  case LEAF_EVENT_FAULT:
  case LEAF_EVENT_NOTICE:
  case LEAF_EVENT_RULE_PASSED:
  case LEAF_EVENT_LOG:
  case LEAF_EVENT_ACTIVITY_BEGUN:
  case LEAF_EVENT_PHRASE_BEGUN: tone = LOOSE_LIST_ENTRY_DIM; /* a rule that was passed over: `treatment` says why */
  }
  if (step->rule != 0 && step->rule <= leaf_program_n_rules (program))
    place = leaf_program_rule (program, step->rule).place;
  loose_format_add_detail (whole, what);
  loose_format_add_detail (whole, loose_format_outcome (step->outcome));
  loose_format_add_detail (whole, step->treatment);
  return loose_list_entry_new (title, whole->str, MIN (level, 12), tone, place);
}

/* Returns TRUE for an event of a rule. A rule has the depth of its rulebook, but is shown within it. */
static gboolean
is_of_rule (LeafEventSort sort)
{
  return sort == LEAF_EVENT_RULE_CONSIDERED || sort == LEAF_EVENT_RULE_BEGUN || sort == LEAF_EVENT_RULE_PASSED;
}

static void
fill_trail (LooseDebugPane *self)
{
  LeafProgram *program = loose_player_get_program (loose_session_get_player (self->pane.session));
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  guint first = self->steps->len > MOST_TRAIL ? self->steps->len - MOST_TRAIL : 0;
  /* The depths of the shown steps that contain the current one. */
  g_autoptr (GArray) depths = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = first; program != NULL && i < self->steps->len; i++) {
    const Step *step = &g_array_index (self->steps, Step, i);
    guint32 depth = 2 * step->depth + is_of_rule (step->sort);

    if (!step_is_shown (self, program, step))
      continue;
    while (depths->len > 0 && g_array_index (depths, guint32, depths->len - 1) >= depth)
      g_array_set_size (depths, depths->len - 1);
    g_ptr_array_add (entries, make_step (self, program, step, depths->len));
    g_array_append_val (depths, depth);
  }
  loose_list_entry_view_fill (self->trail_list, entries);
  loose_list_entry_view_select (self->trail_list, GTK_INVALID_LIST_POSITION);
  loose_list_entry_view_scroll_to (self->trail_list, entries->len - 1);
}

/* --- the state in words ------------------------------------------------------------------------------------------- */

static char *
describe_pause (LoosePlayer *player)
{
  LeafStop stop = loose_player_get_stop (player);
  guint32 number = leaf_play_breakpoint_hit (loose_player_get_play (player), NULL);
  LooseBreakpoint *hit = loose_player_get_breakpoint_hit (player, NULL);
  LeafProgram *program = loose_player_get_program (player);
  g_autofree char *rule
      = stop.rule != 0 && stop.rule <= leaf_program_n_rules (program) ? loose_format_rule (program, stop.rule) : NULL;

  if (stop.cause == LEAF_STOP_BREAKPOINT && hit != NULL
      && loose_breakpoint_get_sort (hit) > LOOSE_BREAKPOINT_RULEBOOK) {
    g_autofree char *title
        = loose_breakpoint_dup_title (hit),
        *change = leaf_play_breakpoint_words_in (loose_player_get_play (player), number, loose_format_translate, NULL);

    return *change != '\0' ? g_strdup_printf (_ ("Breakpoint: %s."), change)
                           : g_strdup_printf (_ ("Breakpoint (%s)."), title);
  }
  if (stop.cause == LEAF_STOP_BREAKPOINT)
    return rule != NULL ? g_strdup_printf (_ ("Breakpoint in “%s”."), rule) : g_strdup (_ ("Breakpoint."));
  if (stop.cause == LEAF_STOP_OUT_OF_BUDGET)
    return rule != NULL ? g_strdup_printf (_ ("Paused in “%s”, while running."), rule)
                        : g_strdup (_ ("Paused while running."));
  return rule != NULL ? g_strdup_printf (_ ("Paused in “%s”."), rule) : g_strdup (_ ("Paused."));
}

static char *
describe_state (LooseDebugPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->pane.session);

  switch (loose_player_get_state (player)) {
  case LOOSE_PLAY_RUNNING: return g_strdup (_ ("The story is running."));
  case LOOSE_PLAY_WAITING: return g_strdup (_ ("The story is waiting for a command."));
  case LOOSE_PLAY_PAUSED: return describe_pause (player);
  case LOOSE_PLAY_FINISHED:
    return g_strdup (loose_player_get_stop (player).cause == LEAF_STOP_FAULT
                         ? _ ("The story ended with a run-time problem.")
                         : _ ("The story is over."));
  case LOOSE_PLAY_NONE: break;
  }
  return g_strdup (_ ("No story is running."));
}

static void
state_changed_cb (LooseDebugPane *self)
{
  g_autofree char *text = describe_state (self);

  gtk_label_set_text (self->state, text);
  /* Nothing is cleared while the play runs from one step to the next, so that the panel does not flicker. */
  if (loose_player_get_state (loose_session_get_player (self->pane.session)) == LOOSE_PLAY_RUNNING)
    return;
  fill_stack (self);
  fill_values (self);
  fill_changes (self);
  fill_trail (self);
}

static void
went_back_cb (LooseDebugPane *self)
{
  guint64 moment = loose_player_get_stop (loose_session_get_player (self->pane.session)).event;

  while (self->steps->len > 0 && g_array_index (self->steps, Step, self->steps->len - 1).moment > moment)
    g_array_set_size (self->steps, self->steps->len - 1);
  if (self->failed > moment)
    self->failed = 0;
  for (guint i = 0; i < self->steps->len; i++) {
    Step *step = &g_array_index (self->steps, Step, i);

    if (step->end > moment) {
      step->end = 0;
      step->outcome = LEAF_OUTCOME_NONE;
    }
  }
}

static void
begun_cb (LooseDebugPane *self)
{
  clear_steps (self);
}

void
loose_debug_pane_set_show_library (LooseDebugPane *self, gboolean show)
{
  g_return_if_fail (LOOSE_IS_DEBUG_PANE (self));
  self->show_library = show;
  if (self->pane.session != NULL)
    fill_trail (self);
}

static void
loose_debug_pane_focus (LoosePane *pane)
{
  LooseDebugPane *self = LOOSE_DEBUG_PANE (pane);

  loose_list_entry_view_focus (self->stack_list);
}

GListModel *
loose_debug_pane_get_stack (LooseDebugPane *self)
{
  g_return_val_if_fail (LOOSE_IS_DEBUG_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->stack_list);
}

GListModel *
loose_debug_pane_get_values (LooseDebugPane *self)
{
  g_return_val_if_fail (LOOSE_IS_DEBUG_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->values_list);
}

GListModel *
loose_debug_pane_get_changes (LooseDebugPane *self)
{
  g_return_val_if_fail (LOOSE_IS_DEBUG_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->changes_list);
}

GListModel *
loose_debug_pane_get_trail (LooseDebugPane *self)
{
  g_return_val_if_fail (LOOSE_IS_DEBUG_PANE (self), NULL);
  return loose_list_entry_view_get_model (self->trail_list);
}

const char *
loose_debug_pane_get_state (LooseDebugPane *self)
{
  g_return_val_if_fail (LOOSE_IS_DEBUG_PANE (self), NULL);
  return gtk_label_get_text (self->state);
}

static void
loose_debug_pane_connected (LoosePane *pane)
{
  LooseDebugPane *self = LOOSE_DEBUG_PANE (pane);
  LooseSession *session = pane->session;
  LoosePlayer *player = loose_session_get_player (session);

  loose_list_entry_view_set_session (self->stack_list, session, LOOSE_LIST_ENTRY_VIEW_OF_PLAY);
  loose_list_entry_view_set_session (self->changes_list, session, LOOSE_LIST_ENTRY_VIEW_OF_PLAY);
  loose_list_entry_view_set_session (self->trail_list, session, LOOSE_LIST_ENTRY_VIEW_OF_PLAY);
  g_signal_connect_object (player, "events", G_CALLBACK (events_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "went-back", G_CALLBACK (went_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "begun", G_CALLBACK (begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "state-changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  state_changed_cb (self);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_debug_pane_dispose (GObject *object)
{
  LooseDebugPane *self = LOOSE_DEBUG_PANE (object);

  loose_pane_remove_children (LOOSE_PANE (self));
  g_clear_object (&self->stack_list);
  g_clear_object (&self->values_list);
  g_clear_object (&self->changes_list);
  g_clear_object (&self->trail_list);
  g_clear_pointer (&self->steps, g_array_unref);
  G_OBJECT_CLASS (loose_debug_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseDebugPane, state),    LOOSE_CHILD (LooseDebugPane, stack),
  LOOSE_CHILD (LooseDebugPane, values),   LOOSE_CHILD (LooseDebugPane, changes_box),
  LOOSE_CHILD (LooseDebugPane, changes),  LOOSE_CHILD (LooseDebugPane, trail),
  LOOSE_CHILD (LooseDebugPane, no_stack), LOOSE_CHILD (LooseDebugPane, no_values),
};

static void
loose_debug_pane_class_init (LooseDebugPaneClass *klass)
{
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_debug_pane_dispose;
  pane_class->connected = loose_debug_pane_connected;
  pane_class->focus = loose_debug_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-debug-pane", children, G_N_ELEMENTS (children));
}

static void
loose_debug_pane_init (LooseDebugPane *self)
{
  loose_template_init (GTK_WIDGET (self));
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_array_set_clear_func (self->steps, clear_step);
  self->stack_list = loose_list_entry_view_new (self->stack, FALSE);
  self->values_list = loose_list_entry_view_new (self->values, FALSE);
  self->changes_list = loose_list_entry_view_new (self->changes, FALSE);
  self->trail_list = loose_list_entry_view_new (self->trail, TRUE);
  g_signal_connect_object (self->stack_list, "chosen", G_CALLBACK (fill_values), self, G_CONNECT_SWAPPED);
}
