/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-rules-pane.h"
#include "loose-rulebooks-testing.h"

#include "loose-rule-preview.h"
#include "loose-order-explanation.h"
#include "loose-rule-changes.h"
#include "loose-rule-menu.h"
#include "loose-rule-row.h"
#include "loose-rules-model.h"
#include "loose-sentence-dialog.h"
#include "loose-format.h"
#include "loose-mirrored-keys.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

struct _LooseRulesPane {
  LoosePane pane;

  /* Template widgets */
  GtkSearchEntry *search;
  GtkToggleButton *library;
  GtkListView *list;
  GtkStack *stack;
  LooseOrderExplanation *reason;
  AdwStatusPage *nothing;

  /* Owned */
  LooseRulesModel *model;
  LooseRulePreview *preview;
  GtkMultiSelection *selection;
  GtkWidget *menu; /* its parent is this pane */
  LeafProgram *menu_program;
  LooseRow menu_row; /* the row of that program for which the menu was opened */

  gboolean renewing;  /* the rows of another program are being set */
  gboolean following; /* the program changes the selection, which is not a click */
};

G_DEFINE_FINAL_TYPE (LooseRulesPane, loose_rules_pane, LOOSE_TYPE_PANE)

/* --- rows --------------------------------------------------------------------------------------------------------- */

static void
toggled_cb (GtkListItem *list_item)
{
  LooseRulesPane *self
      = LOOSE_RULES_PANE (gtk_widget_get_ancestor (gtk_list_item_get_child (list_item), LOOSE_TYPE_RULES_PANE));
  guint index = gtk_list_item_get_position (list_item);
  const LooseRow *row = loose_rules_model_get_row (self->model, index);

  if (row != NULL)
    loose_rules_model_set_expanded (self->model, index, !row->expanded);
}

static void
change_response (LooseRulesPane *self, LeafProgram *program, guint32 rule, guint32 number)
{
  LeafResponseInfo response = leaf_program_rule_response (program, rule, number);

  loose_sentence_dialog_ask_response (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->pane.session, program,
                                      rule, &response);
}

static void
change_cb (GtkListItem *list_item)
{
  LooseRulesPane *self
      = LOOSE_RULES_PANE (gtk_widget_get_ancestor (gtk_list_item_get_child (list_item), LOOSE_TYPE_RULES_PANE));
  const LooseRow *row = loose_rules_model_get_row (self->model, gtk_list_item_get_position (list_item));

  if (row != NULL)
    change_response (self, loose_rules_model_get_program (self->model), row->rule, row->response);
}

static void dropped (LooseRulesPane *self, LooseRuleItem *what, guint index, gboolean below);

static void
dropped_cb (GtkListItem *list_item, LooseRuleItem *what, gboolean below)
{
  LooseRulesPane *self
      = LOOSE_RULES_PANE (gtk_widget_get_ancestor (gtk_list_item_get_child (list_item), LOOSE_TYPE_RULES_PANE));

  dropped (self, what, gtk_list_item_get_position (list_item), below);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  GtkWidget *row = loose_rule_row_new ();

  gtk_list_item_set_child (list_item, row);
  g_object_set_data (G_OBJECT (row), "loose-list-item", list_item);
  g_signal_connect_object (row, "toggled", G_CALLBACK (toggled_cb), list_item, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "change", G_CALLBACK (change_cb), list_item, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "dropped", G_CALLBACK (dropped_cb), list_item, G_CONNECT_SWAPPED);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  loose_rule_row_bind (LOOSE_RULE_ROW (gtk_list_item_get_child (list_item)), gtk_list_item_get_item (list_item));
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  loose_rule_row_bind (LOOSE_RULE_ROW (gtk_list_item_get_child (list_item)), NULL);
}

/* --- the selection ------------------------------------------------------------------------------------------------ */

/* Gets the first two selected rows. Returns how many are selected. */
static guint64
get_selected (LooseRulesPane *self, guint found[2])
{
  g_autoptr (GtkBitset) rows = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  guint64 n = gtk_bitset_get_size (rows);

  found[0] = n > 0 ? gtk_bitset_get_nth (rows, 0) : G_MAXUINT;
  found[1] = n > 1 ? gtk_bitset_get_nth (rows, 1) : G_MAXUINT;
  return n;
}

static char *
explain_selection (LooseRulesPane *self)
{
  guint found[2];
  guint64 n = get_selected (self, found);
  const LooseRow *first = n > 0 ? loose_rules_model_get_row (self->model, found[0]) : NULL;
  const LooseRow *second = n > 1 ? loose_rules_model_get_row (self->model, found[1]) : NULL;

  if (n == 2 && first->sort == LOOSE_ROW_RULE && second->sort == LOOSE_ROW_RULE)
    return first->rulebook != 0 && first->rulebook == second->rulebook
               ? loose_format_order (loose_rules_model_get_program (self->model), first->rulebook, first->rule,
                                     second->rule)
               : loose_format_comparison (loose_rules_model_get_program (self->model), first->rule, second->rule);
  if (n == 1) {
    g_autoptr (LooseRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), found[0]);
    return loose_rule_item_dup_about (item);
  }
  if (n > 2)
    return g_strdup (_ ("Select two rules to see which one runs first, and why."));
  return NULL;
}

/* Highlights the words that decide between two selected rules, or between one and the next. */
static void
light_selection (LooseRulesPane *self)
{
  guint found[2];
  guint64 n = get_selected (self, found);
  const LooseRow *first = n > 0 ? loose_rules_model_get_row (self->model, found[0]) : NULL;
  const LooseRow *second = n > 1 ? loose_rules_model_get_row (self->model, found[1]) : NULL;
  LeafProgram *program = loose_rules_model_get_program (self->model);

  if (n == 2 && first->sort == LOOSE_ROW_RULE && second->sort == LOOSE_ROW_RULE)
    loose_order_explanation_light (self->reason, program, first->rulebook == second->rulebook ? first->rulebook : 0,
                                   first->rule, second->rule, TRUE);
  else if (n == 1 && first->sort == LOOSE_ROW_RULE && first->next_rule != 0)
    loose_order_explanation_light (self->reason, program, first->rulebook, first->rule, first->next_rule,
                                   !self->following);
}

static void
update_reason (LooseRulesPane *self)
{
  g_autofree char *text = explain_selection (self);

  loose_order_explanation_show (self->reason, text);
  light_selection (self);
}

static void
go_to_row (LooseRulesPane *self, guint index, gboolean focus)
{
  const LooseRow *row = loose_rules_model_get_row (self->model, index);
  LeafProgram *program = loose_rules_model_get_program (self->model);

  if (row == NULL)
    return;
  if (row->sort == LOOSE_ROW_RULE)
    loose_session_show_rule (self->pane.session, program, row->rule, focus);
  else if (row->sort == LOOSE_ROW_RESPONSE && !focus)
    loose_session_show_place (self->pane.session, program,
                              leaf_program_rule_response (program, row->rule, row->response).text, FALSE);
  else if (row->sort == LOOSE_ROW_RESPONSE)
    change_response (self, program, row->rule, row->response);
  else if (row->sort == LOOSE_ROW_HIDDEN && focus)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-library", NULL);
  else if (focus)
    loose_rules_model_set_expanded (self->model, index, !row->expanded);
}

static void
selection_changed_cb (LooseRulesPane *self)
{
  guint found[2];

  if (!self->renewing)
    update_reason (self);
  if (!self->following && get_selected (self, found) == 1)
    go_to_row (self, found[0], FALSE);
}

static void
activate_cb (LooseRulesPane *self, guint index)
{
  go_to_row (self, index, TRUE);
}

/* --- following the cursor ----------------------------------------------------------------------------------------- */

static void
follow_cursor (LooseRulesPane *self)
{
  guint32 rule = loose_session_get_cursor_rule (self->pane.session);
  guint index = rule != 0 ? loose_rules_model_find_rule (self->model, rule) : G_MAXUINT;

  /* Two rules that were selected for a comparison stay selected until the cursor reaches a third. */
  if (index == G_MAXUINT || gtk_selection_model_is_selected (GTK_SELECTION_MODEL (self->selection), index))
    return;
  self->following = TRUE;
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), index, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", index);
  self->following = FALSE;
}

/* The key of the selected row, so that a rule that a sentence moved stays selected in its new row. */
static char *
dup_selected_key (LooseRulesPane *self)
{
  guint found[2];

  return get_selected (self, found) == 1 ? loose_row_dup_key (loose_rules_model_get_program (self->model),
                                                              loose_rules_model_get_row (self->model, found[0]))
                                         : NULL;
}

static void
select_key (LooseRulesPane *self, const char *key)
{
  guint found[2];
  guint index = get_selected (self, found) == 0 ? loose_rules_model_find_key (self->model, key) : G_MAXUINT;

  if (index == G_MAXUINT)
    return;
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), index, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", index);
}

/* Shows the list, or a text that says why there is none. */
static void
show_list (LooseRulesPane *self)
{
  const char *search = gtk_editable_get_text (GTK_EDITABLE (self->search));
  gboolean sought = search[strspn (search, " \t")] != '\0';

  adw_status_page_set_title (self->nothing, sought ? _ ("No Matching Rules") : _ ("No Rules Yet"));
  adw_status_page_set_description (
      self->nothing,
      !sought ? _ ("Rules appear here as you write them, in the order in which each rulebook runs.")
      : gtk_toggle_button_get_active (self->library)
          ? _ ("No rule or rulebook matches the search.")
          : _ (
              "No rule or rulebook of the story matches the search. Use the button beside the search to include library rules."));
  gtk_stack_set_visible_child_name (self->stack,
                                    g_list_model_get_n_items (G_LIST_MODEL (self->model)) > 0 ? "list" : "empty");
}

static void
find_breaks (LooseRulesPane *self)
{
  GHashTable *rules = g_hash_table_new (NULL, NULL), *rulebooks = g_hash_table_new (NULL, NULL);

  loose_session_find_breakpoints (self->pane.session, rules, rulebooks);
  self->following = TRUE;
  loose_rules_model_set_breaks (self->model, loose_session_get_program (self->pane.session), rules, rulebooks);
  self->following = FALSE;
}

static void
loose_rules_pane_program_changed (LoosePane *pane)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (pane);
  g_autofree char *key = dup_selected_key (self);

  find_breaks (self);
  /* Nothing is selected while one program replaces another, and the explanation below the list stays as it is
   * meanwhile. */
  self->following = self->renewing = TRUE;
  loose_rules_model_set_program (self->model, loose_session_get_program (self->pane.session));
  if (key != NULL)
    select_key (self, key);
  self->following = FALSE;
  show_list (self);
  follow_cursor (self);
  self->renewing = FALSE;
  update_reason (self);
}

typedef char *(*DupWords) (LooseProfile *profile, LeafProgram *program, guint32 id);

/* How often each of `n` rules or rulebooks of the play ran, if profiling is on. */
static GHashTable *
profile_notes (LooseRulesPane *self, guint32 n, DupWords dup_words)
{
  LooseProfile *profile = loose_session_get_profile (self->pane.session);
  LeafProgram *program = loose_rules_model_get_program (self->model);
  GHashTable *notes;

  if (loose_profile_get_counted (profile, program) == NULL
      || program != loose_player_get_program (loose_session_get_player (self->pane.session)))
    return NULL;
  notes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (guint32 i = 1; i <= n; i++) {
    char *words = dup_words (profile, program, i);

    if (words != NULL)
      g_hash_table_insert (notes, GUINT_TO_POINTER (i), words);
  }
  return notes;
}

/* Adds to the notes, which may be NULL, the rules that no exploration has run. */
static GHashTable *
add_unexplored_notes (LooseRulesPane *self, GHashTable *notes)
{
  LooseUnexplored *unexplored = loose_session_get_unexplored (self->pane.session);
  LeafProgram *program = loose_rules_model_get_program (self->model);
  guint32 n = program != NULL ? leaf_program_n_rules (program) : 0;

  for (guint32 i = 1; i <= n; i++) {
    const char *note = notes != NULL ? g_hash_table_lookup (notes, GUINT_TO_POINTER (i)) : NULL;
    char *words;

    if (!loose_unexplored_has (unexplored, program, i))
      continue;
    words = g_strjoin (" · ", _ ("not run while exploring"), note, NULL);
    if (notes == NULL)
      notes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
    g_hash_table_insert (notes, GUINT_TO_POINTER (i), words);
  }
  return notes;
}

/* Shows beside the rules how procedural rules override them while the play is paused, or how often they ran. */
static void
state_changed_cb (LooseRulesPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->pane.session);
  LeafPlay *play = loose_player_get_state (player) == LOOSE_PLAY_PAUSED ? loose_player_get_play (player) : NULL;
  LeafProgram *program = loose_rules_model_get_program (self->model);
  gboolean has_changes;

  /* Nothing changes during a step, so that the rows do not flicker. */
  if (loose_player_get_state (player) == LOOSE_PLAY_RUNNING)
    return;
  if (play != NULL && leaf_play_program (play) != loose_rules_model_get_program (self->model))
    play = NULL; /* the rules of the play are not those of the source */
  has_changes = play != NULL && leaf_program_changes_rules (leaf_play_program (play));
  self->following = TRUE;
  loose_rules_model_set_notes (
      self->model,
      has_changes
          ? loose_rule_changes_of_rules (play)
          : add_unexplored_notes (self, profile_notes (self, program != NULL ? leaf_program_n_rules (program) : 0,
                                                       loose_profile_dup_rule_words)),
      has_changes ? loose_rule_changes_of_rulebooks (play)
                  : profile_notes (self, program != NULL ? leaf_program_n_rulebooks (program) : 0,
                                   loose_profile_dup_rulebook_words));
  self->following = FALSE;
}

/* Shows the place of the rule being typed, and scrolls to it. */
static void
preview_cb (LooseRulesPane *self)
{
  guint index;

  self->following = TRUE;
  loose_rules_model_set_would_be (self->model, loose_rule_preview_get_program (self->preview),
                                  loose_rule_preview_get_rule (self->preview));
  index = loose_rules_model_find_would_be (self->model);
  if (index != G_MAXUINT) {
    gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), index, TRUE);
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", index);
  }
  self->following = FALSE;
  show_list (self);
}

void
loose_rules_pane_set_marks_rule_warnings (LooseRulesPane *self, gboolean marks)
{
  g_return_if_fail (LOOSE_IS_RULES_PANE (self));
  self->following = TRUE;
  loose_rules_model_set_marks_rule_warnings (self->model, marks);
  self->following = FALSE;
}

static void
search_cb (LooseRulesPane *self)
{
  loose_rules_model_set_search (self->model, gtk_editable_get_text (GTK_EDITABLE (self->search)));
  show_list (self);
}

/* --- sentences about rules ---------------------------------------------------------------------------------------- */

static void
ask (LooseRulesPane *self, LeafProgram *program, const LeafEditRequest *request)
{
  loose_sentence_dialog_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->pane.session, program,
                             request);
}

/* Asks for a request that names another rule. A sentence can only name rules that have a name, so this asks for a name
 * first. */
static void
ask_beside (LooseRulesPane *self, LeafProgram *program, const LeafEditRequest *request)
{
  guint32 nameless = leaf_program_rule (program, request->rule).name == NULL    ? request->rule
                     : leaf_program_rule (program, request->other).name == NULL ? request->other
                                                                                : 0;

  if (nameless != 0)
    ask (self, program, &(LeafEditRequest) { .sort = LEAF_WRITE_NAME, .rule = nameless, .words = "" });
  else
    ask (self, program, request);
}

/* Offers the sentence that puts a rule where it was dropped in its rulebook. */
static void
dropped (LooseRulesPane *self, LooseRuleItem *what, guint index, gboolean below)
{
  const LooseRow *moved = loose_rule_item_get_row (what);
  const LooseRow *row = loose_rules_model_get_row (self->model, index);
  LeafProgram *program = loose_rules_model_get_program (self->model);

  if (row == NULL || row->sort != LOOSE_ROW_RULE || moved->rule == row->rule || row->rulebook == 0)
    return;
  /* The rule may have been deleted during the drag. */
  if (moved->rulebook != row->rulebook || loose_rule_item_get_program (what) != program) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }
  ask_beside (self, program,
              &(LeafEditRequest) { .sort = below ? LEAF_WRITE_LISTED_AFTER : LEAF_WRITE_LISTED_BEFORE,
                                   .rule = moved->rule,
                                   .other = row->rule,
                                   .rulebook = row->rulebook });
}

static void
write_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (widget);
  const LooseRuleAction *action = loose_rule_action_named (name);
  g_auto (LeafEdit) edit = { 0 };
  LeafEditRequest request;

  if (self->menu_program == NULL)
    return;
  request = loose_rule_action_request (action, self->menu_program, &self->menu_row);
  if (action->asks)
    ask (self, self->menu_program, &request);
  else if (leaf_program_write (self->menu_program, &request, &edit, NULL)
           && !loose_session_write (self->pane.session, self->menu_program, &edit))
    loose_pane_say (&self->pane, _ ("The source has just changed. Try again"));
}

static void
change_response_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (widget);

  if (self->menu_program != NULL)
    change_response (self, self->menu_program, self->menu_row.rule, g_variant_get_uint32 (parameter));
}

static void
go_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (widget);
  const LooseRow *row = &self->menu_row;
  LeafPlace place;

  if (self->menu_program == NULL)
    return;
  place = row->sort == LOOSE_ROW_RULEBOOK ? leaf_program_rulebook (self->menu_program, row->rulebook).place
          : row->sort == LOOSE_ROW_RESPONSE
              ? leaf_program_rule_response (self->menu_program, row->rule, row->response).text
              : leaf_program_rule (self->menu_program, row->rule).place;
  loose_session_show_place (self->pane.session, self->menu_program, place, TRUE);
}

/* --- breakpoints -------------------------------------------------------------------------------------------------- */

static gboolean
toggle_breakpoint (LooseRulesPane *self, LeafProgram *program, const LooseRow *row)
{
  gboolean done = row->sort == LOOSE_ROW_RULE
                      ? loose_session_toggle_rule_breakpoint (self->pane.session, program, row->rule)
                      : loose_session_toggle_rulebook_breakpoint (self->pane.session, program, row->rulebook);

  if (!done)
    gtk_widget_error_bell (GTK_WIDGET (self));
  return done;
}

static void
break_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (widget);

  if (self->menu_program != NULL)
    toggle_breakpoint (self, self->menu_program, &self->menu_row);
}

char *
loose_rules_pane_toggle_breakpoint (LooseRulesPane *self)
{
  g_return_val_if_fail (LOOSE_IS_RULES_PANE (self), NULL);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  LeafProgram *program = loose_rules_model_get_program (self->model);
  g_autofree char *title = NULL;
  guint found[2];
  LooseRow row;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)) || get_selected (self, found) != 1)
    return NULL;
  row = *loose_rules_model_get_row (self->model, found[0]);
  if (row.sort != LOOSE_ROW_RULE && row.sort != LOOSE_ROW_RULEBOOK)
    return g_strdup (_ ("Only a line, a rule or a rulebook can have a breakpoint"));
  title = row.sort == LOOSE_ROW_RULE ? loose_format_rule (program, row.rule)
                                     : loose_format_with_capital (leaf_program_rulebook (program, row.rulebook).name);
  if (!toggle_breakpoint (self, program, &row))
    return g_strdup (_ ("The source has just changed. Try again"));
  /* translators: %s is a rule or a rulebook */
  return g_strdup_printf (row.breaks ? _ ("Breakpoint removed from “%s”") : _ ("Breakpoint set on “%s”"), title);
}

/* --- the menu of a row -------------------------------------------------------------------------------------------- */

static void
enable_actions (LooseRulesPane *self)
{
  guint n;
  const LooseRuleAction *actions = loose_rule_actions (&n);

  for (guint i = 0; i < n; i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name,
                                   loose_rule_action_is_possible (&actions[i], self->menu_program, &self->menu_row));
}

/* Opens the menu of a row. `where` is relative to the pane. */
static gboolean
open_menu (LooseRulesPane *self, guint index, const GdkRectangle *where)
{
  const LooseRow *row = loose_rules_model_get_row (self->model, index);
  g_autoptr (GMenuModel) menu
      = row != NULL ? loose_rule_menu_new (loose_rules_model_get_program (self->model), row) : NULL;

  if (menu == NULL)
    return FALSE;
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), index, TRUE);
  row = loose_rules_model_get_row (self->model, index);
  g_clear_pointer (&self->menu_program, leaf_program_unref);
  self->menu_program = leaf_program_ref (loose_rules_model_get_program (self->model));
  self->menu_row = *row;
  enable_actions (self);
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), where);
  gtk_popover_popup (GTK_POPOVER (self->menu));
  return TRUE;
}

/* Returns the focus to the list when the menu is closed, unless an action moved it to the source. */
static void
menu_closed_cb (LooseRulesPane *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == NULL || focus == self->menu || gtk_widget_is_ancestor (focus, self->menu))
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* The row of the index for a widget in the list. */
static LooseRuleRow *
row_of_widget (LooseRulesPane *self, GtkWidget *widget)
{
  for (; widget != NULL && widget != GTK_WIDGET (self->list); widget = gtk_widget_get_parent (widget)) {
    GtkWidget *child = gtk_widget_get_first_child (widget);
    if (LOOSE_IS_RULE_ROW (widget))
      return LOOSE_RULE_ROW (widget);
    if (child != NULL && LOOSE_IS_RULE_ROW (child))
      return LOOSE_RULE_ROW (child);
  }
  return NULL;
}

static guint
index_of_row (LooseRuleRow *row)
{
  return gtk_list_item_get_position (g_object_get_data (G_OBJECT (row), "loose-list-item"));
}

/* Removes the pressed look of a row: the menu receives the release of the button, so the row would keep it until the
 * next release. */
static void
look_released (LooseRulesPane *self, GtkWidget *pressed)
{
  for (; pressed != NULL && pressed != GTK_WIDGET (self->list); pressed = gtk_widget_get_parent (pressed))
    gtk_widget_unset_state_flags (pressed, GTK_STATE_FLAG_ACTIVE);
}

static void
secondary_cb (LooseRulesPane *self, int n_presses, double x, double y, GtkGesture *gesture)
{
  GtkWidget *pressed = gtk_widget_pick (GTK_WIDGET (self->list), x, y, GTK_PICK_DEFAULT);
  LooseRuleRow *row = row_of_widget (self, pressed);
  double pane_x, pane_y;

  if (row == NULL
      || !gtk_widget_translate_coordinates (GTK_WIDGET (self->list), GTK_WIDGET (self), x, y, &pane_x, &pane_y))
    return;
  if (!open_menu (self, index_of_row (row), &(GdkRectangle) { (int) pane_x, (int) pane_y, 1, 1 }))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  look_released (self, pressed);
}

/* Opens the menu of the focused row. */
static gboolean
menu_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  LooseRuleRow *row
      = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)) ? row_of_widget (self, focus) : NULL;
  graphene_rect_t bounds;

  if (row == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (row), widget, &bounds))
    return FALSE;
  return open_menu (self, index_of_row (row),
                    &(GdkRectangle) { bounds.origin.x + 24, bounds.origin.y, 1, MIN (bounds.size.height, 24) });
}

/* --- the object --------------------------------------------------------------------------------------------------- */

/* Right expands, Left collapses; in a list from right to left, the other way. Handled before the list view, which moves
 * the cursor by them. */
static gboolean
list_key_cb (LooseRulesPane *self, guint keyval, guint keycode, GdkModifierType state)
{
  guint key = loose_mirrored_key (GTK_WIDGET (self), keyval);
  gboolean opens = key == GDK_KEY_Right;
  guint found[2];

  if ((!opens && key != GDK_KEY_Left) || (state & gtk_accelerator_get_default_mod_mask ()) != 0
      || get_selected (self, found) != 1)
    return GDK_EVENT_PROPAGATE;
  loose_rules_model_set_expanded (self->model, found[0], opens);
  return GDK_EVENT_STOP;
}

static void
library_toggled_cb (LooseRulesPane *self)
{
  loose_rules_model_set_show_library (self->model, gtk_toggle_button_get_active (self->library));
  show_list (self);
}

void
loose_rules_pane_focus_search (LooseRulesPane *self)
{
  g_return_if_fail (LOOSE_IS_RULES_PANE (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_select_region (GTK_EDITABLE (self->search), 0, -1);
}

/* Moves the focus to the selected row, on which keys act, because another row may have had it last. */
static gboolean
focus_chosen (LooseRulesPane *self)
{
  guint found[2];

  if (get_selected (self, found) != 1)
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", found[0]);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    GtkWidget *child = gtk_widget_get_first_child (row);

    if (LOOSE_IS_RULE_ROW (child) && index_of_row (LOOSE_RULE_ROW (child)) == found[0])
      return gtk_widget_grab_focus (row);
  }
  return FALSE;
}

static void
loose_rules_pane_focus (LoosePane *pane)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (pane);

  if (!focus_chosen (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

guint32
loose_rules_pane_get_rule (LooseRulesPane *self)
{
  g_return_val_if_fail (LOOSE_IS_RULES_PANE (self), 0);
  guint found[2];
  const LooseRow *row = get_selected (self, found) > 0 ? loose_rules_model_get_row (self->model, found[0]) : NULL;
  guint32 cursor_rule = loose_session_get_cursor_rule (self->pane.session);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean in_index = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list));

  return row != NULL && row->sort == LOOSE_ROW_RULE && (in_index || cursor_rule == 0) ? row->rule : cursor_rule;
}

const char *
loose_rules_pane_get_reason (LooseRulesPane *self)
{
  g_return_val_if_fail (LOOSE_IS_RULES_PANE (self), NULL);
  return loose_order_explanation_get_text (self->reason);
}

GtkSelectionModel *
loose_rules_pane_get_selection (LooseRulesPane *self)
{
  g_return_val_if_fail (LOOSE_IS_RULES_PANE (self), NULL);
  return GTK_SELECTION_MODEL (self->selection);
}

static void
loose_rules_pane_connected (LoosePane *pane)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (pane);
  LooseSession *session = pane->session;

  loose_order_explanation_set_session (self->reason, session);
  self->preview = loose_rule_preview_new (session);
  g_signal_connect_object (self->preview, "changed", G_CALLBACK (preview_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::cursor-rule", G_CALLBACK (follow_cursor), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "breakpoints-changed", G_CALLBACK (find_breaks), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_session_get_profile (session), "changed", G_CALLBACK (state_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_session_get_unexplored (session), "changed", G_CALLBACK (state_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_session_get_player (session), "state-changed", G_CALLBACK (state_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
loose_rules_pane_dispose (GObject *object)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (object);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->menu_program, leaf_program_unref);
  loose_pane_remove_children (LOOSE_PANE (self));
  g_clear_object (&self->preview);
  g_clear_object (&self->selection);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (loose_rules_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseRulesPane, search), LOOSE_CHILD (LooseRulesPane, library), LOOSE_CHILD (LooseRulesPane, list),
  LOOSE_CHILD (LooseRulesPane, stack),  LOOSE_CHILD (LooseRulesPane, reason),  LOOSE_CHILD (LooseRulesPane, nothing),
};

static void
install_actions (GtkWidgetClass *klass)
{
  guint n;
  const LooseRuleAction *actions = loose_rule_actions (&n);

  for (guint i = 0; i < n; i++)
    gtk_widget_class_install_action (klass, actions[i].name, NULL, write_action);
  gtk_widget_class_install_action (klass, "rule.change-response", "u", change_response_action);
  gtk_widget_class_install_action (klass, "rule.go", NULL, go_action);
  gtk_widget_class_install_action (klass, "rule.break", NULL, break_action);
}

static void
loose_rules_pane_class_init (LooseRulesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  LoosePaneClass *pane_class = LOOSE_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_rules_pane_dispose;
  pane_class->connected = loose_rules_pane_connected;
  pane_class->program_changed = loose_rules_pane_program_changed;
  pane_class->focus = loose_rules_pane_focus;
  g_type_ensure (LOOSE_TYPE_ORDER_EXPLANATION);
  loose_pane_class_set_template (pane_class, "loose-rules-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, library_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key, NULL);
  install_actions (widget_class);
}

static void
loose_rules_pane_init (LooseRulesPane *self)
{
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  loose_template_init (GTK_WIDGET (self));
  self->menu = gtk_popover_menu_new_from_model (NULL);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  /* The menu is tall, so it is placed beside the row, where it can move up or down to fit. */
  gtk_popover_set_position (GTK_POPOVER (self->menu), GTK_POS_RIGHT);
  gtk_widget_set_valign (self->menu, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rule Menu"), -1);
  g_signal_connect_object (self->menu, "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (secondary, "pressed", G_CALLBACK (secondary_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (secondary));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (list_key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  self->model = loose_rules_model_new ();
  self->selection = gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (self->model)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
