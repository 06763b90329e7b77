/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Rules panel: what it shows, its changes, and the reasons. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-session-testing.h"
#include "loose-rulebooks-testing.h"

#include "loose-rule-menu.h"
#include "loose-rule-row.h"
#include "loose-rules-model.h"
#include "loose-sentence-dialog.h"

static const char story[] = "\"A Test\"\n"
                            "\n"
                            "The Hall is a room. The ball and the box are in the Hall.\n"
                            "\n"
                            "Instead of taking something:\n"
                            "\tsay \"Any.\"\n"
                            "\n"
                            "Instead of taking the ball:\n"
                            "\tsay \"Ball.\"\n"
                            "\n"
                            "Every turn (this is the tick rule):\n"
                            "\tsay \"Tick.\"\n"
                            "\n"
                            "Every turn (this is the tock rule):\n"
                            "\tsay \"Tock.\"\n";

typedef struct {
  guint calls, position, removed, added;
} Changes;

static void
changed_cb (Changes *self, guint position, guint removed, guint added)
{
  self->calls++;
  self->position = position;
  self->removed = removed;
  self->added = added;
}

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  return leaf_program_compile (&source, NULL);
}

static char *
titles (LooseRulesModel *model)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++) {
    g_autoptr (LooseRuleItem) item = g_list_model_get_item (G_LIST_MODEL (model), i);
    g_autofree char *title = loose_rule_item_dup_title (item);
    g_autofree char *law = NULL, *words = NULL;
    LeafNeighbours sort;
    gboolean has = loose_rule_item_get_mark (item, &sort, &law, &words);

    g_string_append_printf (out, "%s%s%s\n", title, has ? " | " : "", has ? law : "");
  }
  return g_string_free (out, FALSE);
}

static guint
row_titled (gpointer list, const char *wanted)
{
  GListModel *model = G_LIST_MODEL (list);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr (LooseRuleItem) item = g_list_model_get_item (model, i);
    g_autofree char *title = loose_rule_item_dup_title (item);
    if (g_ascii_strcasecmp (title, wanted) == 0)
      return i;
  }
  g_error ("no row “%s”", wanted);
  return 0;
}

static void
test_order (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program = compile (story);
  g_autofree char *listed = NULL, *reason = NULL;
  g_autoptr (LooseRuleItem) item = NULL;

  loose_rules_model_set_program (model, program);
  listed = titles (model);
  test_assert_contains (listed, "Instead of taking the ball | III.3.2\nInstead of taking something\n");
  test_assert_contains (listed, "Tick rule | =\nTock rule\n");
  item = g_list_model_get_item (G_LIST_MODEL (model), row_titled (model, "instead of taking the ball"));
  reason = loose_rule_item_dup_reason (item);
  test_assert_contains (reason, "III.3.2");
  test_assert_contains (reason, "Thing acted on");
  test_assert_contains (reason, "the ball");
}

/* A change within a rule announces nothing; one of order announces only the rows between. */
static void
test_small_changes (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) first = compile (story);
  g_autofree char *text = NULL, *other = NULL, *listed = NULL;
  g_autoptr (LeafProgram) second = NULL;
  g_autoptr (LeafProgram) third = NULL;
  g_auto (GStrv) parts = g_strsplit (story, "\"Any.\"", 2);
  g_auto (GStrv) rule_parts = g_strsplit (story, "taking something", 2);
  Changes changes = { 0 };

  loose_rules_model_set_program (model, first);
  g_signal_connect_swapped (model, "items-changed", G_CALLBACK (changed_cb), &changes);
  text = g_strjoinv ("\"Anything at all.\"", parts);
  second = compile (text);
  loose_rules_model_set_program (model, second);
  g_assert_cmpuint (changes.calls, ==, 0);

  other = g_strjoinv ("taking the ball in the Hall", rule_parts);
  third = compile (other);
  loose_rules_model_set_program (model, third);
  g_assert_cmpuint (changes.calls, ==, 1);
  g_assert_cmpuint (changes.removed, <=, 3);
  listed = titles (model);
  test_assert_contains (listed, "Instead of taking the ball in the Hall | ");
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* When a rule is removed, all rules below get other numbers but keep their rows; one that moved keeps its row too. */
static void
test_rows_stay (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_auto (GStrv) parts = g_strsplit (story, "Every turn (this is the tick rule):\n\tsay \"Tick.\"\n\n", 2);
  g_autofree char *without = g_strjoinv ("", parts);
  g_autofree char *moved = g_strconcat (story, "\nThe tick rule is listed last in the every turn rules.\n", NULL);
  g_autoptr (LeafProgram) first = compile (story);
  g_autoptr (LeafProgram) second = compile (without);
  g_autoptr (LeafProgram) third = compile (moved);
  g_autoptr (LooseRuleItem) any = NULL;
  g_autoptr (LooseRuleItem) tock = NULL;
  Changes changes = { 0 };
  guint n_changed = 0, n_changed_any = 0;

  loose_rules_model_set_program (model, first);
  any = g_list_model_get_item (G_LIST_MODEL (model), row_titled (model, "instead of taking something"));
  tock = g_list_model_get_item (G_LIST_MODEL (model), row_titled (model, "tock rule"));
  g_assert_cmpuint (loose_rule_item_get_row (tock)->position, ==, 1);
  g_signal_connect_swapped (tock, "changed", G_CALLBACK (count_cb), &n_changed);
  g_signal_connect_swapped (any, "changed", G_CALLBACK (count_cb), &n_changed_any);
  g_signal_connect_swapped (model, "items-changed", G_CALLBACK (changed_cb), &changes);

  loose_rules_model_set_program (model, second);
  g_assert_cmpuint (changes.calls, ==, 1);
  g_assert_cmpuint (changes.removed, ==, 1);
  g_assert_cmpuint (changes.added, ==, 0);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpuint (loose_rule_item_get_row (tock)->position, ==, 0);

  loose_rules_model_set_program (model, first);
  loose_rules_model_set_program (model, third);
  g_autoptr (LooseRuleItem) still = g_list_model_get_item (G_LIST_MODEL (model), row_titled (model, "tock rule"));
  g_assert_true (still == tock);
  g_assert_cmpuint (n_changed, ==, 3);
  g_assert_cmpuint (n_changed_any, ==, 0);
}

/* Rules with the same words have separate rows. */
static void
test_twins (void)
{
  static const char alike[]
      = "The Hall is a room.\n\nEvery turn: say \"A.\"\n\nEvery turn: say \"B.\"\n\nEvery turn: say \"C.\"\n";
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program = compile (alike);
  g_autoptr (LooseRuleItem) a = NULL;
  g_autoptr (LooseRuleItem) b = NULL;
  guint first;

  loose_rules_model_set_program (model, program);
  first = row_titled (model, "every turn") + 1;
  a = g_list_model_get_item (G_LIST_MODEL (model), first);
  b = g_list_model_get_item (G_LIST_MODEL (model), first + 1);
  g_assert_true (a != b);
  g_assert_cmpuint (loose_rule_item_get_row (a)->rule, !=, loose_rule_item_get_row (b)->rule);
  g_assert_cmpuint (loose_rule_item_get_row (b)->position, ==, 1);
}

/* Rulebooks of the story come first; those of the library alone are below one closed row at the end, until it is
 * opened. */
static void
test_library_hidden (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program = compile (story);
  guint own, all, last;

  loose_rules_model_set_program (model, program);
  own = g_list_model_get_n_items (G_LIST_MODEL (model));
  loose_rules_model_set_show_library (model, TRUE);
  last = g_list_model_get_n_items (G_LIST_MODEL (model)) - 1;
  g_assert_cmpint (loose_rules_model_get_row (model, last)->sort, ==, LOOSE_ROW_LIBRARY);
  g_assert_false (loose_rules_model_get_row (model, last)->expanded);
  loose_rules_model_set_expanded (model, last, TRUE);
  all = g_list_model_get_n_items (G_LIST_MODEL (model));
  g_assert_cmpuint (all, >, own + 20);
  loose_rules_model_set_expanded (model, last, FALSE);
  g_assert_cmpuint (
      loose_rules_model_find_rule (model, leaf_program_find_rule (program, "can't see through closed eyes rule")), ==,
      G_MAXUINT);
  g_assert_cmpuint (
      loose_rules_model_find_rule (model, leaf_program_find_rule (program, "standard report waiting rule")), >, last);
  loose_rules_model_set_show_library (model, FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, own);
}

static void
test_search (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program = compile (story);
  g_autofree char *listed = NULL;

  loose_rules_model_set_program (model, program);
  loose_rules_model_set_search (model, "TOCK");
  listed = titles (model);
  test_assert_contains (listed, "Tock rule");
  g_assert_null (strstr (listed, "Tick"));
  loose_rules_model_set_search (model, "no such thing");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, 0);
}

/* Rules with the same text still have separate rows, with their own numbers. */
static void
test_alike (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program
      = compile ("The Hall is a room. Every turn: say \"A\". Every turn: say \"B\". Every turn: say \"C\". "
                 "Every turn: say \"D\".");
  guint n = 0;

  loose_rules_model_set_program (model, program);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++) {
    const LooseRow *row = loose_rules_model_get_row (model, i);

    for (guint k = 0; k < i; k++)
      g_assert_cmpuint (loose_rules_model_get_row (model, k)->key, !=, row->key);
    n += row->sort == LOOSE_ROW_RULE;
  }
  g_assert_cmpuint (n, ==, 4);
}

/* A closed rulebook stays closed in the next program; searching for one of its rules opens it. */
static void
test_closed (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program = compile (story);
  guint before, rule;

  loose_rules_model_set_program (model, program);
  before = g_list_model_get_n_items (G_LIST_MODEL (model));
  rule = loose_rules_model_get_row (model, row_titled (model, "tick rule"))->rule;
  loose_rules_model_set_expanded (model, row_titled (model, "every turn"), FALSE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, before - 2);
  loose_rules_model_set_program (model, program);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, before - 2);
  g_assert_cmpuint (loose_rules_model_find_rule (model, rule), !=, G_MAXUINT);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, before);
}

/* --- what the Rules panel names ----------------------------------------------------------------------------------- */

static const char bookish[]
    = "The Hall is a room. The ball is in the Hall.\n\n"
      "Report taking (this is the boast rule):\n\tsay \"Mine!\" (A).\n\n"
      "The Feast is a scene. When the Feast begins: say \"Eat.\"\n\n"
      "Polishing something is an activity.\n\n"
      "The mood rules is a number based rulebook producing a text. The mood rulebook has a truth state called the gloom.\n\n"
      "The luck rules is a rulebook. The luck rules have outcomes heads (success), tails (failure - the default) and edge (no outcome).\n\n"
      "This is the stray rule:\n\tsay \"Stray.\"\n";

static char *
about (LooseRulesModel *model, const char *title)
{
  g_autoptr (LooseRuleItem) item = g_list_model_get_item (G_LIST_MODEL (model), row_titled (model, title));

  return loose_rule_item_dup_about (item);
}

/* The rulebooks of an action, an activity or a scene are below it, including empty ones; rules in no rulebook are
 * listed. */
static void
test_groups (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program = compile (bookish);
  g_autofree char *listed = NULL;

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_test_message ("%s", leaf_program_problem (program, i).sentence);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  loose_rules_model_set_program (model, program);
  listed = titles (model);
  test_assert_contains (listed, "Taking\nCheck taking\nCarry out taking\nReport taking\n");
  test_assert_contains (listed, "Feast\nWhen feast begins\nWhen the Feast begins\nWhen feast ends\n");
  test_assert_contains (listed, "Polishing\nBefore polishing\nFor polishing\nAfter polishing\n");
  test_assert_contains (listed, "In No Rulebook\nStray rule\n");
  g_assert_cmpuint (loose_rules_model_get_row (model, row_titled (model, "Report taking"))->level, ==, 1);
  loose_rules_model_set_expanded (model, row_titled (model, "Polishing"), FALSE);
  g_clear_pointer (&listed, g_free);
  listed = titles (model);
  g_assert_null (strstr (listed, "For polishing"));
  g_assert_cmpuint (loose_rules_model_find_rule (model, leaf_program_find_rule (program, "boast rule")), !=, G_MAXUINT);
}

static void
test_rulebooks_named (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program = compile (bookish);
  g_autofree char *mood = NULL, *luck = NULL;

  loose_rules_model_set_program (model, program);
  mood = about (model, "mood");
  test_assert_contains (mood, "The mood rules: 0 rules.");
  test_assert_contains (mood, "Based on: number");
  test_assert_contains (mood, "Produces: text");
  test_assert_contains (mood, "Variables: gloom (truth state)");
  luck = about (model, "luck");
  test_assert_contains (luck, "Produces: nothing");
  test_assert_contains (luck, "Default outcome: tails");
  test_assert_contains (luck, "Named outcomes: heads (success), tails (failure), the default, edge");
}

/* The responses of a rule are shown below it on request. */
static void
test_responses (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program = compile (bookish);
  g_autofree char *changed = g_strconcat (bookish, "\nThe boast rule response (A) is \"Yours.\".\n", NULL);
  g_autoptr (LeafProgram) second = compile (changed);
  g_autofree char *before = NULL, *listed = NULL, *details = NULL, *after = NULL;

  loose_rules_model_set_program (model, program);
  before = titles (model);
  g_assert_null (strstr (before, "Mine!"));
  loose_rules_model_set_expanded (model, row_titled (model, "boast rule"), TRUE);
  listed = titles (model);
  test_assert_contains (listed, "Boast rule\n(A) \"Mine!\"\n");
  loose_rules_model_set_program (model, second);
  after = titles (model);
  test_assert_contains (after, "Boast rule\n(A) \"Yours.\"\n");
  details = about (model, "(A) \"Yours.\"");
  test_assert_contains (details, "Boast rule response (A)");
  test_assert_contains (details, "Changed by a sentence");
}

/* --- the menu of a rule ------------------------------------------------------------------------------------------- */

static char *
possible (LooseRulesModel *model, const char *title)
{
  LeafProgram *program = loose_rules_model_get_program (model);
  const LooseRow *row = loose_rules_model_get_row (model, row_titled (model, title));
  GString *out = g_string_new (NULL);
  guint n;
  const LooseRuleAction *actions = loose_rule_actions (&n);

  for (guint i = 0; i < n; i++)
    if (loose_rule_action_is_possible (&actions[i], program, row))
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", actions[i].name + strlen ("rule."));
  return g_string_free (out, FALSE);
}

static void
test_menu (void)
{
  g_autoptr (LooseRulesModel) model = loose_rules_model_new ();
  g_autoptr (LeafProgram) program = compile (story);
  g_autofree char *named = NULL, *nameless = NULL;
  g_autoptr (GMenuModel) menu = NULL;

  loose_rules_model_set_program (model, program);
  named = possible (model, "tick rule");
  g_assert_cmpstr (
      named, ==,
      "list-first list-last list-before list-after list-instead list-in unlist does-nothing does-nothing-when substitute");
  nameless = possible (model, "instead of taking the ball");
  g_assert_cmpstr (nameless, ==, "name");
  menu = loose_rule_menu_new (program, loose_rules_model_get_row (model, row_titled (model, "tick rule")));
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 3);
}

static guint
pane_row (LooseRulesPane *pane, const char *wanted)
{
  return row_titled (loose_rules_pane_get_selection (pane), wanted);
}

/* The rule at the cursor is selected in the Rules panel; selecting a rule there goes to it. */
static void
test_follows (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);
  LooseRulesPane *rules = loose_window_get_rules (window);
  GtkSelectionModel *selection = loose_rules_pane_get_selection (rules);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (session));
  GtkTextIter iter;

  test_point (window, "say \"Ball.\"");
  g_assert_true (gtk_selection_model_is_selected (selection, pane_row (rules, "instead of taking the ball")));
  test_assert_contains (loose_rules_pane_get_reason (rules), "III.3.2");

  gtk_selection_model_select_item (selection, pane_row (rules, "tock rule"), TRUE);
  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  g_assert_cmpint (gtk_text_iter_get_line (&iter), ==, 13);
  test_close (window);
}

/* Any two rules, neighbours or not. */
static void
test_pair (void)
{
  LooseWindow *window = test_window (story);
  LooseRulesPane *rules = loose_window_get_rules (window);
  GtkSelectionModel *selection = loose_rules_pane_get_selection (rules);

  gtk_selection_model_select_item (selection, pane_row (rules, "instead of taking the ball"), TRUE);
  gtk_selection_model_select_item (selection, pane_row (rules, "tock rule"), FALSE);
  g_assert_cmpstr (loose_rules_pane_get_reason (rules), !=, "");
  test_assert_contains (loose_rules_pane_get_reason (rules), "taking");
  gtk_selection_model_select_item (selection, pane_row (rules, "tick rule"), FALSE);
  test_assert_contains (loose_rules_pane_get_reason (rules), "two rules");
  test_close (window);
}

/* Two rules change places in the source, and the Rules panel follows. */
static void
test_edit_changes_order (void)
{
  LooseWindow *window = test_window (story);
  LooseRulesPane *rules = loose_window_get_rules (window);

  g_assert_cmpuint (pane_row (rules, "instead of taking the ball"), <, pane_row (rules, "instead of taking something"));
  test_edit (window, "Instead of taking something",
             "Instead of taking the ball in the Hall when the player is in the Hall");
  g_assert_cmpuint (pane_row (rules, "instead of taking the ball in the hall when the player is in the hall"), <,
                    pane_row (rules, "instead of taking the ball"));
  test_close (window);
}

static void
find_rows (GtkWidget *widget, GHashTable *found)
{
  if (LOOSE_IS_RULE_ROW (widget))
    g_hash_table_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_rows (child, found);
}

/* No widget is created for an existing row, though all numbers change. */
static void
test_widgets_stay (void)
{
  g_autoptr (GString) text = g_string_new ("The Hall is a room.\n\n");
  g_autoptr (GHashTable) before = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) after = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  LooseWindow *window;
  gpointer row;
  guint n_new = 0;

  for (guint i = 0; i < 60; i++)
    g_string_append_printf (text, "Instead of jumping when the turn count is %u: say \"%u.\"\n\n", i, i);
  window = test_window (text->str);
  find_rows (GTK_WIDGET (loose_window_get_rules (window)), before);
  g_assert_cmpuint (g_hash_table_size (before), >, 30);
  test_edit (window, "Instead of jumping when the turn count is 0", "Every turn");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  find_rows (GTK_WIDGET (loose_window_get_rules (window)), after);
  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    n_new += !g_hash_table_contains (before, row);
  g_assert_cmpuint (n_new, <=, 3); /* the rule, its rulebook, and rows that became visible */
  test_close (window);
}

/* The sentence that the menu writes is at the end, can be undone in one step, and the rule that it moved stays
 * selected. */
static void
test_written (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);
  LooseRulesPane *rules = loose_window_get_rules (window);
  GtkSelectionModel *selection = loose_rules_pane_get_selection (rules);
  LeafProgram *program = loose_session_get_program (session);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (session));
  LeafEditRequest request = { .sort = LEAF_WRITE_LISTED_BEFORE,
                              .rule = leaf_program_find_rule (program, "tock rule"),
                              .other = leaf_program_find_rule (program, "tick rule"),
                              .rulebook = leaf_program_find_rulebook (program, "every turn") };
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *after = NULL, *back = NULL;

  gtk_selection_model_select_item (selection, pane_row (rules, "tock rule"), TRUE);
  g_assert_true (leaf_program_write (program, &request, &edit, NULL));
  g_assert_true (loose_session_write (session, program, &edit));
  test_settle (window);
  after = loose_session_dup_text (session);
  g_assert_true (
      g_str_has_suffix (after, "\n\nThe tock rule is listed before the tick rule in the every turn rules.\n"));
  g_assert_cmpuint (pane_row (rules, "tock rule"), <, pane_row (rules, "tick rule"));
  g_assert_true (gtk_selection_model_is_selected (selection, pane_row (rules, "tock rule")));
  g_assert_false (loose_session_write (session, program, &edit)); /* of an older text */
  gtk_text_buffer_undo (buffer);
  test_settle (window);
  back = loose_session_dup_text (session);
  g_assert_cmpstr (back, ==, story);
  test_close (window);
}

static guint
count_selected (GtkWidget *widget)
{
  guint n = LOOSE_IS_RULE_ROW (widget)
            && (gtk_widget_get_state_flags (gtk_widget_get_parent (widget)) & GTK_STATE_FLAG_SELECTED) != 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_selected (child);
  return n;
}

/* A row that moves keeps its selection, and nothing is selected in its old place. */
static void
test_moved (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);
  LooseRulesPane *rules = loose_window_get_rules (window);
  GtkSelectionModel *selection = loose_rules_pane_get_selection (rules);
  LeafProgram *program = loose_session_get_program (session);
  LeafEditRequest request = { .sort = LEAF_WRITE_LISTED_LAST,
                              .rule = leaf_program_find_rule (program, "tick rule"),
                              .rulebook = leaf_program_find_rulebook (program, "every turn") };
  g_auto (LeafEdit) edit = { 0 };

  gtk_selection_model_select_item (selection, pane_row (rules, "tick rule"), TRUE);
  g_assert_true (leaf_program_write (program, &request, &edit, NULL));
  g_assert_true (loose_session_write (session, program, &edit));
  test_settle (window);
  g_assert_cmpuint (pane_row (rules, "tick rule"), >, pane_row (rules, "tock rule"));
  g_assert_true (gtk_selection_model_is_selected (selection, pane_row (rules, "tick rule")));
  g_assert_cmpuint (count_selected (GTK_WIDGET (rules)), ==, 1);
  gtk_text_buffer_undo (GTK_TEXT_BUFFER (loose_session_get_buffer (session)));
  test_settle (window);
  g_assert_cmpuint (count_selected (GTK_WIDGET (rules)), ==, 1);
  gtk_selection_model_select_item (selection, pane_row (rules, "instead of taking the ball"), TRUE);
  g_assert_cmpuint (count_selected (GTK_WIDGET (rules)), ==, 1);
  test_close (window);
}

/* Drops the item on every rule of the pane. */
static void
drop_on_rows (GtkWidget *widget, LooseRuleItem *item)
{
  if (LOOSE_IS_RULE_ROW (widget))
    g_signal_emit_by_name (widget, "dropped", item, FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    drop_on_rows (child, item);
}

/* A rule that was deleted while it was dragged moves no other, which now has its number. */
static void
test_deleted_in_drag (void)
{
  g_autofree char *text = g_strconcat (story, "\n\nEvery turn (this is the tack rule):\n\tsay \"Tack.\"\n", NULL);
  LooseWindow *window = test_window (text);
  LooseRulesPane *rules = loose_window_get_rules (window);
  GListModel *rows = G_LIST_MODEL (loose_rules_pane_get_selection (rules));
  g_autoptr (LooseRuleItem) dragged = g_list_model_get_item (rows, pane_row (rules, "tick rule"));

  test_edit (window, "Every turn (this is the tick rule):\n\tsay \"Tick.\"\n\n", "");
  drop_on_rows (GTK_WIDGET (rules), dragged);
  g_assert_null (test_open_dialog ());
  g_clear_object (&dragged);
  dragged = g_list_model_get_item (rows, pane_row (rules, "instead of taking the ball"));
  drop_on_rows (GTK_WIDGET (rules), dragged);
  g_assert_nonnull (test_open_dialog ());
  gtk_window_destroy (GTK_WINDOW (test_open_dialog ()));
  test_close (window);
}

/* --- sentences that are tried before they are written ------------------------------------------------------------- */

static GtkWidget *
find_entry (GtkWidget *widget)
{
  if (GTK_IS_ENTRY (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_entry (child);
    if (found != NULL)
      return found;
  }
  return NULL;
}

/* The dialog's message about the words; NULL if they may be written. */
static char *
try_words (LooseWindow *window, LeafEditRequest request, const char *words)
{
  LooseSession *session = loose_window_get_session (window);
  g_autofree char *before = loose_session_dup_text (session);
  g_autofree char *after = NULL;
  LooseSentenceDialog *dialog;
  char *said;

  request.words = "";
  dialog = loose_sentence_dialog_new (GTK_WINDOW (window), session, loose_session_get_program (session), &request);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_editable_set_text (GTK_EDITABLE (find_entry (GTK_WIDGET (dialog))), words);
  TEST_EVENTUALLY (!loose_sentence_dialog_is_trying (dialog));
  said = g_strdup (loose_sentence_dialog_get_problem (dialog));
  g_assert_true (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "write") == (said == NULL));
  gtk_window_destroy (GTK_WINDOW (dialog));
  after = loose_session_dup_text (session);
  g_assert_cmpstr (after, ==, before);
  return said;
}

/* A condition that fits into a sentence may still be meaningless. Existing problems of the story are not reported for
 * it. */
static void
test_tried (void)
{
  static const char mistaken[] = "\n\nEvery turn when the cheese is blue:\n\tsay \"Blue.\"\n";
  g_autofree char *text = g_strconcat (story, mistaken, NULL);
  LooseWindow *window = test_window (text);
  LeafProgram *program = loose_session_get_program (loose_window_get_session (window));
  LeafEditRequest when = { .sort = LEAF_WRITE_DOES_NOTHING, .rule = leaf_program_find_rule (program, "tick rule") };
  LeafEditRequest name
      = { .sort = LEAF_WRITE_NAME, .rule = leaf_program_find_rule (program, "instead of taking the ball") };
  g_autofree char *senseless = NULL, *sound = NULL, *named = NULL;

  g_assert_cmpuint (leaf_program_n_problems (program), >, 0);
  senseless = try_words (window, when, "the moon is made of cheese");
  g_assert_nonnull (senseless);
  test_assert_contains (senseless, "moon");
  sound = try_words (window, when, "the ball is in the Hall");
  g_assert_cmpstr (sound, ==, NULL);
  named = try_words (window, name, "ball keeping");
  g_assert_cmpstr (named, ==, NULL);
  test_close (window);
}

/* If the source changes while the dialog is open, nothing can be written, and what was typed stays. */
static void
test_refused_stays (void)
{
  LooseWindow *window = test_window (story);
  LooseSession *session = loose_window_get_session (window);
  LeafProgram *program = loose_session_get_program (session);
  LeafEditRequest request
      = { .sort = LEAF_WRITE_DOES_NOTHING, .rule = leaf_program_find_rule (program, "tick rule"), .words = "" };
  LooseSentenceDialog *dialog = loose_sentence_dialog_new (GTK_WINDOW (window), session, program, &request);
  GtkEditable *entry = GTK_EDITABLE (find_entry (GTK_WIDGET (dialog)));

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_editable_set_text (entry, "the ball is in the Hall");
  loose_session_set_text (session, loose_session_get_project (session), "The Hall is a room.\n");
  test_settle (window);
  g_assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "write"));
  gtk_editable_set_text (entry, "the ball is in the box");
  g_assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "write"));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "the ball is in the box");
  test_assert_contains (loose_sentence_dialog_get_sentence (dialog), "The source has changed meanwhile.");
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (dialog), "Cancel"), "clicked");
  test_idle ();
  test_close (window);
}

/* The dialog for a response shows its paragraphs, and its spaces as they are. */
static void
test_response_in_paragraphs (void)
{
  LooseWindow *window
      = test_window ("The Hall is a room.\n\nInstead of jumping (this is the hop rule): say \"One\n\tline.  "
                     "Two.\n\nMore.\" (A).\n");
  LooseSession *session = loose_window_get_session (window);
  LeafProgram *program = loose_session_get_program (session);
  guint32 rule = leaf_program_find_rule (program, "hop rule");
  LeafResponseInfo response = leaf_program_rule_response (program, rule, 0);

  loose_sentence_dialog_ask_response (GTK_WINDOW (window), session, program, rule, &response);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_entry (GTK_WIDGET (test_open_dialog ())))), ==,
                   "One line.  Two.[paragraph break]More.");
  gtk_window_destroy (GTK_WINDOW (test_open_dialog ()));
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/rules/order", test_order);
  g_test_add_func ("/ide/rules/small-changes", test_small_changes);
  g_test_add_func ("/ide/rules/rows-stay", test_rows_stay);
  g_test_add_func ("/ide/rules/twins", test_twins);
  g_test_add_func ("/ide/rules/widgets-stay", test_widgets_stay);
  g_test_add_func ("/ide/rules/library-hidden", test_library_hidden);
  g_test_add_func ("/ide/rules/search", test_search);
  g_test_add_func ("/ide/rules/alike", test_alike);
  g_test_add_func ("/ide/rules/closed", test_closed);
  g_test_add_func ("/ide/rules/follows", test_follows);
  g_test_add_func ("/ide/rules/pair", test_pair);
  g_test_add_func ("/ide/rules/edit-changes-order", test_edit_changes_order);
  g_test_add_func ("/ide/rules/groups", test_groups);
  g_test_add_func ("/ide/rules/rulebooks-named", test_rulebooks_named);
  g_test_add_func ("/ide/rules/responses", test_responses);
  g_test_add_func ("/ide/rules/menu", test_menu);
  g_test_add_func ("/ide/rules/written", test_written);
  g_test_add_func ("/ide/rules/moved", test_moved);
  g_test_add_func ("/ide/rules/deleted-in-drag", test_deleted_in_drag);
  g_test_add_func ("/ide/rules/tried", test_tried);
  g_test_add_func ("/ide/rules/refused-stays", test_refused_stays);
  g_test_add_func ("/ide/rules/response-in-paragraphs", test_response_in_paragraphs);
  return g_test_run ();
}
