/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-explore-pane.h"

#include "loose-css-class.h"
#include "loose-list-entry.h"
#include "loose-tooltip.h"

#include <glib/gi18n.h>

struct _LooseExplorePane {
  LoosePane pane;

  /* Template widgets */
  GtkButton *run, *end;
  GtkEntry *goal;
  GtkLabel *progress;
  GtkStack *stack;
  GtkListView *list;
  GtkLabel *message;

  /* Owned */
  LooseExplorer *explorer;
  GListStore *findings;
  GtkSingleSelection *selection;
  char *wanted;     /* the goal to select as soon as it has a row; NULL: none */
  gint64 last_time; /* when the turns were last counted, to compute turns per second */
  guint64 last_turns;
  guint turns_a_second;
};

G_DEFINE_FINAL_TYPE (LooseExplorePane, loose_explore_pane, LOOSE_TYPE_PANE)

enum { PLAYED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- rows --------------------------------------------------------------------------------------------------------- */

static GtkWidget *
add_label (GtkWidget *box, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), gtk_image_new ());
  add_label (box, NULL);
  gtk_widget_set_hexpand (add_label (box, "dim-label"), TRUE);
  gtk_list_item_set_child (item, box);
}

static const char *
icon_of (LooseFindingSort sort)
{
  switch (sort) {
  case LOOSE_FINDING_HEADING: return NULL;
  case LOOSE_FINDING_REACHED: return "media-playback-start-symbolic";
  case LOOSE_FINDING_MISSED: return "list-remove-symbolic";
  case LOOSE_FINDING_BAD: return "dialog-warning-symbolic";
  case LOOSE_FINDING_NEWS: return "list-add-symbolic";
  case LOOSE_FINDING_GOAL: return "system-search-symbolic";
  }
  return NULL;
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  LooseFinding *finding = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item), *icon = gtk_widget_get_first_child (box);
  GtkWidget *title = gtk_widget_get_next_sibling (icon), *detail = gtk_widget_get_next_sibling (title);
  const char *name = icon_of (loose_finding_get_sort (finding)), *more = loose_finding_get_detail (finding);
  g_autofree char *row = g_strjoin (", ", loose_finding_get_title (finding), more, NULL);

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), name);
  gtk_widget_set_visible (icon, name != NULL);
  gtk_label_set_text (GTK_LABEL (title), loose_finding_get_title (finding));
  gtk_label_set_text (GTK_LABEL (detail), more != NULL ? more : "");
  loose_tooltip_set (detail, more);
  loose_css_class_set (title, "heading", loose_finding_get_sort (finding) == LOOSE_FINDING_HEADING);
  loose_list_entry_name_row (box, row);
}

/* Replaces only the rows that differ, so that the list keeps its position and selection. */
static void
show_findings (LooseExplorePane *self, GPtrArray *findings)
{
  guint old = g_list_model_get_n_items (G_LIST_MODEL (self->findings)), start = 0, same = 0;

  while (start < old && start < findings->len) {
    g_autoptr (LooseFinding) finding = g_list_model_get_item (G_LIST_MODEL (self->findings), start);

    if (!loose_finding_equal (finding, findings->pdata[start]))
      break;
    start++;
  }
  while (same < old - start && same < findings->len - start) {
    g_autoptr (LooseFinding) finding = g_list_model_get_item (G_LIST_MODEL (self->findings), old - 1 - same);

    if (!loose_finding_equal (finding, findings->pdata[findings->len - 1 - same]))
      break;
    same++;
  }
  if (old - start - same > 0 || findings->len - start - same > 0)
    g_list_store_splice (self->findings, start, old - start - same, findings->pdata + start,
                         findings->len - start - same);
}

static gboolean
is_goal (LooseFinding *finding, const char *words)
{
  const char *title = loose_finding_get_title (finding);

  if (loose_finding_get_sort (finding) == LOOSE_FINDING_HEADING)
    return FALSE;
  return g_str_equal (words, title) || (g_str_has_prefix (words, "rule: ") && g_str_equal (words + 6, title));
}

/* Selects the goal that was added last, and again when it is reached, unless the author has selected another row. */
static void
follow_goal (LooseExplorePane *self)
{
  LooseFinding *selected = gtk_single_selection_get_selected_item (self->selection);

  if (self->wanted != NULL && selected != NULL && !is_goal (selected, self->wanted))
    g_clear_pointer (&self->wanted, g_free);
  for (guint i = 0; self->wanted != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->findings)); i++) {
    g_autoptr (LooseFinding) finding = g_list_model_get_item (G_LIST_MODEL (self->findings), i);

    if (!is_goal (finding, self->wanted))
      continue;
    if (finding != selected) {
      gtk_single_selection_set_selected (self->selection, i);
      gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", i);
    }
    if (loose_finding_get_sort (finding) != LOOSE_FINDING_GOAL)
      g_clear_pointer (&self->wanted, g_free);
    return;
  }
}

static void
want_goal (LooseExplorePane *self, const char *words)
{
  g_free (self->wanted);
  self->wanted = g_strdup (words);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
}

/* --- progress ----------------------------------------------------------------------------------------------------- */

static char *
dup_progress (LooseExplorePane *self, const LooseExplorerReport *report)
{
  LooseExplorerState state = loose_explorer_get_state (self->explorer);
  const LeafProgram *program = loose_session_get_program (self->pane.session);
  GString *words = g_string_new (NULL);
  g_autofree char *moments
      = g_strdup_printf (ngettext ("%'u moment", "%'u moments", report->state.moments), report->state.moments);
  guint turns = (guint) report->state.turns;

  /* translators: %s is "12 moments" */
  g_string_append_printf (words, ngettext ("%s in %'u turn", "%s in %'u turns", turns), moments, turns);
  if (state == LOOSE_EXPLORER_RUNNING && self->turns_a_second > 0)
    g_string_append_printf (words, _ (" · %'u turns per second"), self->turns_a_second);
  g_string_append_printf (words, _ (" · %u of %u rooms"), MIN (report->n_rooms, report->n_all_rooms),
                          report->n_all_rooms);
  g_string_append_printf (words, _ (" · %u of %u rules"), report->n_rules, report->n_all_rules);
  if (report->state.is_stuck)
    g_string_append (words, _ (" · the story does not come to its first command"));
  else if (report->state.is_closed)
    g_string_append (words, report->state.drew ? _ (" · complete but for chance") : _ (" · complete"));
  else if (state == LOOSE_EXPLORER_PAUSED)
    g_string_append (words, _ (" · paused"));
  if (program != NULL && program != report->program && leaf_program_n_problems (program) > 0)
    g_string_append (words, _ (" · of the last version without problems"));
  if (leaf_program_n_problems (report->program) > 0)
    g_string_append (words, _ (" · without the sentences that have problems"));
  return g_string_free (words, FALSE);
}

static void
measure (LooseExplorePane *self, const LooseExplorerReport *report)
{
  gint64 now = g_get_monotonic_time ();

  if (report->state.turns == self->last_turns)
    return;
  if (report->state.turns > self->last_turns && self->last_time != 0)
    self->turns_a_second = (guint) ((report->state.turns - self->last_turns) * G_USEC_PER_SEC
                                    / (guint64) MAX (now - self->last_time, 1));
  self->last_turns = report->state.turns;
  self->last_time = now;
}

static void
show_buttons (LooseExplorePane *self)
{
  LooseExplorerState state = loose_explorer_get_state (self->explorer);
  gboolean can_start = loose_session_get_program (self->pane.session) != NULL;

  gtk_button_set_label (self->run, state == LOOSE_EXPLORER_RUNNING  ? _ ("_Pause")
                                   : state == LOOSE_EXPLORER_PAUSED ? _ ("_Resume")
                                                                    : _ ("_Start"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->run), can_start && state != LOOSE_EXPLORER_DONE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->end), state != LOOSE_EXPLORER_OFF);
}

static void
show (LooseExplorePane *self)
{
  LooseExplorerReport *report = loose_explorer_get_report (self->explorer);
  const char *problem = loose_explorer_get_problem (self->explorer);
  g_autofree char *progress = NULL;

  loose_unexplored_set (loose_session_get_unexplored (self->pane.session), report != NULL ? report->program : NULL,
                        report != NULL ? report->missed_rules : NULL);
  show_buttons (self);
  if (report == NULL) {
    g_list_store_remove_all (self->findings);
    gtk_label_set_text (self->progress,
                        loose_explorer_get_state (self->explorer) == LOOSE_EXPLORER_RUNNING ? _ ("Starting…") : "");
    if (problem != NULL)
      gtk_label_set_text (self->message, problem);
    gtk_stack_set_visible_child_name (self->stack, "empty");
    return;
  }
  measure (self, report);
  progress = dup_progress (self, report);
  gtk_label_set_text (self->progress, problem != NULL ? problem : progress);
  loose_tooltip_set (GTK_WIDGET (self->progress), problem);
  show_findings (self, report->findings);
  gtk_stack_set_visible_child_name (self->stack, "list");
  follow_goal (self);
}

/* --- buttons and keys --------------------------------------------------------------------------------------------- */

static void
start (LooseExplorePane *self)
{
  LeafProgram *program = loose_session_get_program (self->pane.session);

  self->last_time = 0;
  self->turns_a_second = 0;
  if (program != NULL)
    loose_explorer_start (self->explorer, program);
}

/* Continues in the current program if it was edited during the pause. */
static void
resume (LooseExplorePane *self)
{
  LooseExplorerReport *report = loose_explorer_get_report (self->explorer);
  LeafProgram *program = loose_session_get_program (self->pane.session);

  if (report != NULL && program != NULL && program != report->program && leaf_program_n_problems (program) == 0)
    start (self);
  else
    loose_explorer_resume (self->explorer);
}

static void
run_cb (LooseExplorePane *self)
{
  switch (loose_explorer_get_state (self->explorer)) {
  case LOOSE_EXPLORER_RUNNING: loose_explorer_pause (self->explorer); break;
  case LOOSE_EXPLORER_PAUSED: resume (self); break;
  case LOOSE_EXPLORER_OFF:
  case LOOSE_EXPLORER_DONE: start (self); break;
  }
}

static void
end_cb (LooseExplorePane *self)
{
  loose_explorer_stop (self->explorer);
}

void
loose_explore_pane_add_goal (LooseExplorePane *self, const char *words)
{
  g_return_if_fail (LOOSE_IS_EXPLORE_PANE (self));
  loose_explorer_add_goal (self->explorer, words, FALSE);
  want_goal (self, words);
  start (self);
}

static void
add_goal (LooseExplorePane *self, gboolean never)
{
  g_autofree char *words = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->goal))));

  if (*words == '\0') {
    gtk_widget_error_bell (GTK_WIDGET (self));
    gtk_widget_grab_focus (GTK_WIDGET (self->goal));
    return;
  }
  loose_explorer_add_goal (self->explorer, words, never);
  want_goal (self, words);
  gtk_editable_set_text (GTK_EDITABLE (self->goal), "");
  start (self);
}

static void
goal_cb (LooseExplorePane *self)
{
  add_goal (self, FALSE);
}

static void
never_cb (LooseExplorePane *self)
{
  add_goal (self, TRUE);
}

/* Plays the commands of a finding with the seed of the exploration, or goes to the place that did not run. */
static void
activate_cb (LooseExplorePane *self, guint position)
{
  g_autoptr (LooseFinding) finding = g_list_model_get_item (G_LIST_MODEL (self->findings), position);
  LooseExplorerReport *report = loose_explorer_get_report (self->explorer);
  const char *const *commands;

  if (finding == NULL || report == NULL || loose_session_get_program (self->pane.session) == NULL)
    return;
  commands = loose_finding_get_commands (finding);
  if (commands != NULL) {
    loose_session_play_with_seed (self->pane.session, LOOSE_EXPLORER_SEED, commands);
    g_signal_emit (self, signals[PLAYED], 0, g_strv_length ((char **) commands));
  } else if (loose_finding_get_place (finding).source != 0) {
    loose_session_show_place (self->pane.session, report->program, loose_finding_get_place (finding), TRUE);
  }
}

/* Delete removes a goal. */
static gboolean
key_cb (LooseExplorePane *self, guint key, guint code, GdkModifierType state)
{
  LooseFinding *finding = gtk_single_selection_get_selected_item (self->selection);

  if (key != GDK_KEY_Delete || finding == NULL
      || !loose_explorer_remove_goal (self->explorer, loose_finding_get_title (finding)))
    return GDK_EVENT_PROPAGATE;
  start (self);
  return GDK_EVENT_STOP;
}

static void
loose_explore_pane_focus (LoosePane *pane)
{
  LooseExplorePane *self = LOOSE_EXPLORE_PANE (pane);

  gtk_widget_grab_focus (g_list_model_get_n_items (G_LIST_MODEL (self->findings)) > 0 ? GTK_WIDGET (self->list)
                                                                                      : GTK_WIDGET (self->run));
}

LooseExplorer *
loose_explore_pane_get_explorer (LooseExplorePane *self)
{
  g_return_val_if_fail (LOOSE_IS_EXPLORE_PANE (self), NULL);
  return self->explorer;
}

/* --- changes of the story ----------------------------------------------------------------------------------------- */

/* After an edit without problems the exploration continues in the new program, with what has been found. */
static void
loose_explore_pane_program_changed (LoosePane *pane)
{
  LooseExplorePane *self = LOOSE_EXPLORE_PANE (pane);
  LeafProgram *program = loose_session_get_program (self->pane.session);
  LooseExplorerState state = loose_explorer_get_state (self->explorer);

  if (program != NULL && leaf_program_n_problems (program) == 0
      && (state == LOOSE_EXPLORER_RUNNING || state == LOOSE_EXPLORER_DONE))
    start (self);
  show (self);
}

static void
compiling_cb (LooseExplorePane *self)
{
  gboolean compiling = FALSE;

  g_object_get (self->pane.session, "compiling", &compiling, NULL);
  loose_explorer_give_way (self->explorer, compiling);
}

/* Stops when another story is opened, or the story gets another file. */
static void
project_cb (LooseExplorePane *self)
{
  loose_explorer_stop (self->explorer);
}

static void
loose_explore_pane_connected (LoosePane *pane)
{
  LooseExplorePane *self = LOOSE_EXPLORE_PANE (pane);
  LooseSession *session = pane->session;

  g_signal_connect_object (session, "notify::compiling", G_CALLBACK (compiling_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::project", G_CALLBACK (project_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explorer, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_explore_pane_dispose (GObject *object)
{
  LooseExplorePane *self = LOOSE_EXPLORE_PANE (object);

  if (self->explorer != NULL)
    g_signal_handlers_disconnect_by_data (self->explorer, self);
  g_clear_object (&self->explorer);
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_pointer (&self->wanted, g_free);
  g_clear_object (&self->findings);
  G_OBJECT_CLASS (loose_explore_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseExplorePane, run),      LOOSE_CHILD (LooseExplorePane, end),   LOOSE_CHILD (LooseExplorePane, goal),
  LOOSE_CHILD (LooseExplorePane, progress), LOOSE_CHILD (LooseExplorePane, stack), LOOSE_CHILD (LooseExplorePane, list),
  LOOSE_CHILD (LooseExplorePane, message),
};

static void
loose_explore_pane_class_init (LooseExplorePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_explore_pane_dispose;
  pane_class->connected = loose_explore_pane_connected;
  pane_class->program_changed = loose_explore_pane_program_changed;
  pane_class->focus = loose_explore_pane_focus;
  loose_pane_class_set_template (pane_class, "loose-explore-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, run_cb);
  gtk_widget_class_bind_template_callback (widget_class, end_cb);
  gtk_widget_class_bind_template_callback (widget_class, goal_cb);
  gtk_widget_class_bind_template_callback (widget_class, never_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  signals[PLAYED] = g_signal_new ("played", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
loose_explore_pane_init (LooseExplorePane *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  loose_template_init (GTK_WIDGET (self));
  self->explorer = loose_explorer_new ();
  self->findings = g_list_store_new (LOOSE_TYPE_FINDING);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->findings)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (factory);
}
