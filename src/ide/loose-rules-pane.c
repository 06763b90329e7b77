/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-rules-pane.h"

#include "loose-rule-row.h"
#include "loose-rules-model.h"
#include "loose-template.h"
#include "loose-words.h"

#include <glib/gi18n.h>

struct _LooseRulesPane {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget         *content;
  GtkSearchEntry    *search;
  GtkToggleButton   *library;
  GtkListView       *list;
  GtkStack          *stack;
  GtkWidget         *reason_box;
  GtkLabel          *reason;

  /* Borrowed */
  LooseSession      *session;

  /* Owned */
  LooseRulesModel   *model;
  GtkMultiSelection *selection;

  gboolean           following; /* the selection is being set because the cursor moved: nobody clicked */
};

G_DEFINE_FINAL_TYPE (LooseRulesPane, loose_rules_pane, GTK_TYPE_WIDGET)

/* --- rows ---------------------------------------------------------------------------------------------------------------------- */

static void
toggled_cb (GtkListItem *list_item)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (gtk_widget_get_ancestor (gtk_list_item_get_child (list_item), LOOSE_TYPE_RULES_PANE));
  guint index = gtk_list_item_get_position (list_item);
  const LooseRow *row = loose_rules_model_get_row (self->model, index);

  if (row != NULL)
    loose_rules_model_set_expanded (self->model, index, !row->expanded);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  GtkWidget *row = loose_rule_row_new ();

  gtk_list_item_set_child (list_item, row);
  g_signal_connect_object (row, "toggled", G_CALLBACK (toggled_cb), list_item, G_CONNECT_SWAPPED);
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

/* --- what is selected ------------------------------------------------------------------------------------------------------------ */

/* The first two rows selected, and how many there are. */
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
explain_rule (LooseRulesPane *self, guint index)
{
  g_autoptr (LooseRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), index);
  g_autofree char *reason = loose_rule_item_dup_reason (item);
  const LooseRow *row = loose_rules_model_get_row (self->model, index);
  LeafRulebookInfo book = leaf_program_rulebook (loose_rules_model_get_program (self->model), row->rulebook);
  g_autofree char *place = NULL;

  /* translators: where a rule stands: its number, how many there are, and the rulebook's name */
  place = g_strdup_printf (_("Rule %u of %u in the %s rules."), row->position + 1, book.n_rules, book.name);
  return reason != NULL ? g_strconcat (place, "\n", reason, NULL) : g_steal_pointer (&place);
}

static char *
explain_selection (LooseRulesPane *self)
{
  guint found[2];
  guint64 n = get_selected (self, found);
  const LooseRow *first = n > 0 ? loose_rules_model_get_row (self->model, found[0]) : NULL;
  const LooseRow *second = n > 1 ? loose_rules_model_get_row (self->model, found[1]) : NULL;

  if (n == 2 && first->sort == LOOSE_ROW_RULE && second->sort == LOOSE_ROW_RULE)
    return leaf_program_explain (loose_rules_model_get_program (self->model), first->rule, second->rule);
  if (n == 1 && first->sort == LOOSE_ROW_RULE)
    return explain_rule (self, found[0]);
  if (n == 1 && first->sort == LOOSE_ROW_RULEBOOK) {
    g_autoptr (LooseRuleItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), found[0]);
    return loose_rule_item_dup_subtitle (item);
  }
  if (n > 2)
    return g_strdup (_("Select two rules to see which of them goes first, and why."));
  return NULL;
}

static void
set_reason (LooseRulesPane *self, const char *text)
{
  gtk_label_set_text (self->reason, text != NULL ? text : "");
  gtk_widget_set_visible (self->reason_box, text != NULL && *text != '\0');
}

static void
update_reason (LooseRulesPane *self)
{
  g_autofree char *text = explain_selection (self);

  set_reason (self, text);
}

static void
go_to_row (LooseRulesPane *self, guint index, gboolean focus)
{
  const LooseRow *row = loose_rules_model_get_row (self->model, index);
  LeafProgram *program = loose_rules_model_get_program (self->model);

  if (row == NULL)
    return;
  if (row->sort == LOOSE_ROW_RULE)
    loose_session_show_rule (self->session, program, row->rule, focus);
  else if (row->sort == LOOSE_ROW_HIDDEN && focus)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-library", NULL);
  else if (row->sort == LOOSE_ROW_RULEBOOK && focus)
    loose_rules_model_set_expanded (self->model, index, !row->expanded);
}

static void
selection_changed_cb (LooseRulesPane *self)
{
  guint found[2];

  update_reason (self);
  if (!self->following && get_selected (self, found) == 1)
    go_to_row (self, found[0], FALSE);
}

static void
activate_cb (LooseRulesPane *self, guint index)
{
  go_to_row (self, index, TRUE);
}

/* --- following the cursor --------------------------------------------------------------------------------------------------------- */

static void
follow_cursor (LooseRulesPane *self)
{
  guint32 rule = loose_session_get_cursor_rule (self->session);
  guint found[2], index;
  guint64 n = get_selected (self, found);

  /* Two rules held side by side stay so while one reads them. */
  if (n > 1 || rule == 0)
    return;
  index = loose_rules_model_find_rule (self->model, rule);
  if (index == G_MAXUINT || (n == 1 && found[0] == index))
    return;
  self->following = TRUE;
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), index, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", index);
  self->following = FALSE;
}

static void
program_cb (LooseRulesPane *self)
{
  self->following = TRUE;
  loose_rules_model_set_program (self->model, loose_session_get_program (self->session));
  self->following = FALSE;
  gtk_stack_set_visible_child_name (self->stack, g_list_model_get_n_items (G_LIST_MODEL (self->model)) > 0 ? "list" : "empty");
  follow_cursor (self);
  update_reason (self);
}

static void
search_cb (LooseRulesPane *self)
{
  loose_rules_model_set_search (self->model, gtk_editable_get_text (GTK_EDITABLE (self->search)));
  gtk_stack_set_visible_child_name (self->stack, g_list_model_get_n_items (G_LIST_MODEL (self->model)) > 0 ? "list" : "empty");
}

/* --- why did this rule not run? ---------------------------------------------------------------------------------------------------- */

static void
describe_clauses (GString *out, LeafProgram *program, const LeafClauseState *clauses)
{
  for (; clauses->place.source != 0; clauses++) {
    g_autofree char *words = loose_words_of_place (program, clauses->place);
    const char *form = clauses->holds > 0    ? _("✓ “%s” holds")
                       : clauses->holds == 0 ? _("✗ “%s” does not hold")
                                             : _("– “%s” was not asked");

    g_string_append_c (out, '\n');
    g_string_append_printf (out, form, clauses->unsaid != NULL ? _(clauses->unsaid) : words);
  }
}

void
loose_rules_pane_why_not (LooseRulesPane *self)
{
  LoosePlayer *player = loose_session_get_player (self->session);
  LeafPlay *play = loose_player_get_play (player);
  LeafProgram *program = loose_player_get_program (player);
  guint32 rule = loose_rules_pane_get_rule (self);
  g_autofree LeafClauseState *clauses = NULL;
  g_autoptr (GString) out = NULL;
  g_autofree char *title = NULL;

  if (rule == 0) {
    set_reason (self, _("Select a rule, or put the cursor into one, to ask why it did not run."));
    return;
  }
  if (play == NULL || program != loose_rules_model_get_program (self->model) || loose_player_get_state (player) == LOOSE_PLAY_RUNNING) {
    set_reason (self, _("Play the story first: whether a rule applies depends on where the play stands."));
    return;
  }
  clauses = leaf_play_why_not (play, rule);
  out = g_string_new (NULL);
  title = loose_words_of_rule (program, rule);
  g_string_append_printf (out, _("“%s”, as the play stands now:"), title);
  if (clauses == NULL || clauses[0].place.source == 0)
    g_string_append_printf (out, "\n%s", _("It asks for nothing: it runs whenever its rulebook comes to it."));
  else
    describe_clauses (out, program, clauses);
  set_reason (self, out->str);
}

/* --- the object -------------------------------------------------------------------------------------------------------------------- */

static gboolean
expand_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (widget);
  guint found[2];

  if (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (widget)), GTK_WIDGET (self->list)) && get_selected (self, found) == 1) {
    loose_rules_model_set_expanded (self->model, found[0], g_variant_get_boolean (args));
    return TRUE;
  }
  return FALSE;
}

static void
library_toggled_cb (LooseRulesPane *self)
{
  loose_rules_model_set_show_library (self->model, gtk_toggle_button_get_active (self->library));
}

void
loose_rules_pane_focus_search (LooseRulesPane *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

void
loose_rules_pane_focus (LooseRulesPane *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

guint32
loose_rules_pane_get_rule (LooseRulesPane *self)
{
  guint found[2];
  const LooseRow *row = get_selected (self, found) > 0 ? loose_rules_model_get_row (self->model, found[0]) : NULL;

  return row != NULL && row->sort == LOOSE_ROW_RULE ? row->rule : loose_session_get_cursor_rule (self->session);
}

const char *
loose_rules_pane_get_reason (LooseRulesPane *self)
{
  return gtk_label_get_text (self->reason);
}

GtkSelectionModel *
loose_rules_pane_get_selection (LooseRulesPane *self)
{
  return GTK_SELECTION_MODEL (self->selection);
}

void
loose_rules_pane_set_session (LooseRulesPane *self, LooseSession *session)
{
  g_return_if_fail (self->session == NULL);
  self->session = session;
  g_signal_connect_object (session, "notify::program", G_CALLBACK (program_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::cursor-rule", G_CALLBACK (follow_cursor), self, G_CONNECT_SWAPPED);
}

static void
loose_rules_pane_dispose (GObject *object)
{
  LooseRulesPane *self = LOOSE_RULES_PANE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->model);
  self->session = NULL;
  G_OBJECT_CLASS (loose_rules_pane_parent_class)->dispose (object);
}

static const LooseChild children[] = {
  LOOSE_CHILD (LooseRulesPane, content),
  LOOSE_CHILD (LooseRulesPane, search),
  LOOSE_CHILD (LooseRulesPane, library),
  LOOSE_CHILD (LooseRulesPane, list),
  LOOSE_CHILD (LooseRulesPane, stack),
  LOOSE_CHILD (LooseRulesPane, reason_box),
  LOOSE_CHILD (LooseRulesPane, reason),
};

static void
loose_rules_pane_class_init (LooseRulesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_rules_pane_dispose;
  loose_template_set_pane (widget_class, "loose-rules-pane", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, library_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, expand_key, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, expand_key, "b", FALSE);
}

static void
loose_rules_pane_init (LooseRulesPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->model = loose_rules_model_new ();
  self->selection = gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (self->model)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
}
