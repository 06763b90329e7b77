/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of rules: deciding words, the place of a rule that is being typed, rule warnings, dragging rules. */
#include "helper.h"
#include "loose-window-testing.h"
#include "loose-session-testing.h"
#include "loose-rulebooks-testing.h"

#include "loose-order-evidence.h"
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
                            "Instead of taking the ball:\n"
                            "\tsay \"Never heard.\"\n"
                            "\n"
                            "Every turn (this is the tick rule):\n"
                            "\tsay \"Tick.\"\n"
                            "\n"
                            "Every turn (this is the tock rule):\n"
                            "\tsay \"Tock.\"\n"
                            "\n"
                            "Every turn (this is the chime rule):\n"
                            "\tsay \"Chime.\"\n"
                            "\n"
                            "The chime rule is listed before the tick rule in the every turn rules.\n";

static LooseRulesModel *
model_of (LooseWindow *window)
{
  GtkSelectionModel *selection = loose_rules_pane_get_selection (loose_window_get_rules (window));

  return LOOSE_RULES_MODEL (gtk_multi_selection_get_model (GTK_MULTI_SELECTION (selection)));
}

static LeafProgram *
program_of (LooseWindow *window)
{
  return loose_session_get_program (loose_window_get_session (window));
}

static char *
words_of (LeafProgram *program, GArray *places, guint number)
{
  LeafPlace place = g_array_index (places, LeafPlace, number);

  g_assert_cmpuint (number, <, places->len);
  return g_strndup (leaf_program_source_text (program, place.source) + place.start, place.end - place.start);
}

/* The deciding words: those of both rules if a Law decides, those of the sentence if it does. */
static void
test_deciding (void)
{
  LeafSourceText source = { "story.ni", story, strlen (story) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  guint32 instead = leaf_program_find_rulebook (program, "instead"),
          every = leaf_program_find_rulebook (program, "every turn");
  g_autoptr (GArray) by_law
      = loose_order_evidence_places (program, instead, leaf_program_find_rule (program, "instead of taking something"),
                                     leaf_program_find_rule (program, "line:8"));
  g_autoptr (GArray) by_sentence = loose_order_evidence_places (
      program, every, leaf_program_find_rule (program, "tick rule"), leaf_program_find_rule (program, "chime rule"));
  g_autofree char *first = words_of (program, by_law, 0), *second = words_of (program, by_law, 1),
                  *sentence = words_of (program, by_sentence, 0);

  g_assert_cmpuint (by_law->len, ==, 2);
  g_assert_cmpstr (first, ==, "the ball");
  g_assert_cmpstr (second, ==, "something");
  g_assert_cmpuint (by_sentence->len, ==, 1);
  g_assert_true (g_str_has_prefix (sentence, "The chime rule is listed before the tick rule"));
}

static gboolean
is_lit (LooseWindow *window, const char *words)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextTag *tag = gtk_text_tag_table_lookup (gtk_text_buffer_get_tag_table (buffer), "deciding");
  GtkTextIter start, end;

  gtk_text_buffer_get_start_iter (buffer, &start);
  g_assert_true (gtk_text_iter_forward_search (&start, words, 0, &start, &end, NULL));
  gtk_text_iter_backward_char (&end);
  return gtk_text_iter_has_tag (&end, tag);
}

static guint
index_of (LooseWindow *window, const char *name)
{
  guint index = loose_rules_model_find_rule (model_of (window), leaf_program_find_rule (program_of (window), name));

  g_assert_cmpuint (index, !=, G_MAXUINT);
  return index;
}

static void
test_lit (void)
{
  LooseWindow *window = test_window (story);
  GtkSelectionModel *selection = loose_rules_pane_get_selection (loose_window_get_rules (window));

  g_assert_false (is_lit (window, "taking something"));
  gtk_selection_model_select_item (selection, index_of (window, "line:8"), TRUE);
  gtk_selection_model_select_item (selection, index_of (window, "instead of taking something"), FALSE);
  g_assert_true (is_lit (window, "taking something"));
  g_assert_true (is_lit (window, "taking the ball"));
  g_assert_false (is_lit (window, "Every turn"));
  gtk_selection_model_select_item (selection, index_of (window, "tick rule"), TRUE);
  g_assert_false (is_lit (window, "taking something"));
  test_close (window);
}

/* What the box says about the rule that is selected. */
static char *
dup_about (LooseWindow *window, const char *name)
{
  g_autoptr (LooseRuleItem) item = g_list_model_get_item (G_LIST_MODEL (model_of (window)), index_of (window, name));

  return loose_rule_item_dup_about (item);
}

/* The last rule of a rulebook can be compared with another, the only one cannot. */
static void
test_comparable (void)
{
  LooseWindow *window
      = test_window ("The Hall is a room.\n\nInstead of jumping (this is the jump rule):\n\tsay \"No.\"\n\n"
                     "Every turn (this is the tick rule):\n\tsay \"Tick.\"\n\n"
                     "Every turn (this is the tock rule):\n\tsay \"Tock.\"\n");
  g_autofree char *only = dup_about (window, "jump rule"), *first = dup_about (window, "tick rule"),
                  *last = dup_about (window, "tock rule");

  g_assert_cmpstr (only, ==, "Rule 1 of 1 in the instead rules.");
  g_assert_null (strstr (first, "To compare it"));
  test_assert_contains (last, "To compare it with another rule");
  test_close (window);
}

static gboolean
has_prospect (LooseWindow *window)
{
  return loose_rules_model_find_would_be (model_of (window)) != G_MAXUINT;
}

static gboolean
has_no_prospect (LooseWindow *window)
{
  return !has_prospect (window);
}

static void
type (LooseWindow *window, const char *before, const char *words)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextIter iter;

  test_point (window, before);
  gtk_text_buffer_insert_at_cursor (buffer, "\n\n", -1);
  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  gtk_text_iter_backward_chars (&iter, 2);
  gtk_text_buffer_place_cursor (buffer, &iter);
  for (const char *at = words; *at != '\0'; at++)
    gtk_text_buffer_insert_at_cursor (buffer, at, 1);
}

/* A rule that is not complete has a place, the rule that would follow it, and the Law. */
static void
test_would_stand (void)
{
  LooseWindow *window = test_window (story);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  g_autoptr (LooseRuleItem) item = NULL;
  g_autofree char *subtitle = NULL, *law = NULL, *words = NULL;
  const LooseRow *above, *below;
  LeafNeighbours sort;
  guint index;

  type (window, "Every turn (this is the tick rule)", "Instead of taking the box");
  test_until (has_prospect, window);
  index = loose_rules_model_find_would_be (model_of (window));
  item = g_list_model_get_item (G_LIST_MODEL (model_of (window)), index);
  subtitle = loose_rule_item_dup_subtitle (item);
  g_assert_cmpstr (subtitle, ==, "would go here, before “Instead of taking something”");
  g_assert_true (loose_rule_item_get_mark (item, &sort, &law, &words));
  g_assert_cmpstr (law, ==, "III.3.2");
  above = loose_rules_model_get_row (model_of (window), index - 1);
  below = loose_rules_model_get_row (model_of (window), index + 1);
  g_assert_cmpint (above->sort, ==, LOOSE_ROW_RULE);
  g_assert_cmpuint (below->rule, ==, leaf_program_find_rule (program_of (window), "instead of taking something"));
  /* Words that are not a preamble have none, and neither has an existing rule. */
  gtk_text_buffer_insert_at_cursor (buffer, " is blue", -1);
  test_until (has_no_prospect, window);
  test_close (window);
}

static char *
note_of (LooseWindow *window, const char *name, gboolean *is_chance)
{
  g_autoptr (LooseRuleItem) item = g_list_model_get_item (G_LIST_MODEL (model_of (window)), index_of (window, name));

  *is_chance = loose_rule_item_get_row (item)->is_chance;
  return loose_rule_item_dup_note (item);
}

static void
test_rule_warnings (void)
{
  LooseWindow *window = test_window (story);
  LooseRulesPane *pane = loose_window_get_rules (window);
  gboolean is_chance;
  g_autofree char *before = note_of (window, "line:11", &is_chance), *never = NULL, *fine = NULL, *listed = NULL,
                  *after = NULL;

  g_assert_null (before);
  loose_rules_pane_set_marks_rule_warnings (pane, TRUE);
  never = note_of (window, "line:11", &is_chance);
  g_assert_nonnull (never);
  test_assert_contains (never, "never runs: “Instead of taking the ball");
  fine = note_of (window, "tick rule", &is_chance);
  g_assert_null (fine);
  g_assert_true (is_chance);
  listed = note_of (window, "chime rule", &is_chance);
  g_assert_false (is_chance);
  loose_rules_pane_set_marks_rule_warnings (pane, FALSE);
  after = note_of (window, "line:11", &is_chance);
  g_assert_null (after);
  test_close (window);
}

/* --- to another place --------------------------------------------------------------------------------------------- */

static LooseRuleRow *
find_row (GtkWidget *widget, const char *title)
{
  if (LOOSE_IS_RULE_ROW (widget) && gtk_widget_get_mapped (widget)) {
    g_autofree char *own = NULL;
    GtkListItem *item = g_object_get_data (G_OBJECT (widget), "loose-list-item");

    own = gtk_list_item_get_item (item) != NULL ? loose_rule_item_dup_title (gtk_list_item_get_item (item)) : NULL;
    if (g_strcmp0 (own, title) == 0)
      return LOOSE_RULE_ROW (widget);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    LooseRuleRow *found = find_row (child, title);
    if (found != NULL)
      return found;
  }
  return NULL;
}

static LooseSentenceDialog *
find_dialog (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) each = g_list_model_get_item (windows, i);
    if (LOOSE_IS_SENTENCE_DIALOG (each))
      return LOOSE_SENTENCE_DIALOG (each);
  }
  return NULL;
}

/* Drops one rule on another, and returns the dialog that opens. */
static LooseSentenceDialog *
drop (LooseWindow *window, const char *what, const char *onto, gboolean below)
{
  g_autoptr (LooseRuleItem) item = g_list_model_get_item (G_LIST_MODEL (model_of (window)), index_of (window, what));
  g_autofree char *title = NULL;
  g_autoptr (LooseRuleItem) other = g_list_model_get_item (G_LIST_MODEL (model_of (window)), index_of (window, onto));
  LooseRuleRow *row;

  title = loose_rule_item_dup_title (other);
  row = find_row (GTK_WIDGET (loose_window_get_rules (window)), title);
  g_assert_nonnull (row);
  g_signal_emit_by_name (row, "dropped", item, below);
  return find_dialog ();
}

static void
write_it (LooseWindow *window, LooseSentenceDialog *dialog)
{
  TEST_EVENTUALLY (!loose_sentence_dialog_is_trying (dialog));
  g_assert_null (loose_sentence_dialog_get_problem (dialog));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "write");
  gtk_window_destroy (GTK_WINDOW (dialog));
  test_settle (window);
}

static guint32
standing (LooseWindow *window, const char *name)
{
  guint32 book = leaf_program_find_rulebook (program_of (window), "every turn"), i = 0;

  while (leaf_program_rulebook_rule (program_of (window), book, i)
         != leaf_program_find_rule (program_of (window), name))
    i++;
  return i;
}

/* The sentence is shown, written on request, and takes effect. */
static void
test_dropped (void)
{
  LooseWindow *window = test_window (story);
  LooseSentenceDialog *dialog;
  g_autofree char *text = NULL;

  g_assert_cmpuint (standing (window, "tock rule"), >, standing (window, "chime rule"));
  dialog = drop (window, "tock rule", "chime rule", FALSE);
  g_assert_nonnull (dialog);
  g_assert_cmpstr (loose_sentence_dialog_get_sentence (dialog), ==,
                   "The tock rule is listed before the chime rule in the every turn rules.");
  g_assert_null (loose_sentence_dialog_get_warning (dialog));
  TEST_EVENTUALLY (!loose_sentence_dialog_is_trying (dialog));
  test_assert_contains (loose_sentence_dialog_get_place (dialog), "“Chime rule”");
  g_assert_null (strstr (loose_sentence_dialog_get_place (dialog), "how near"));
  write_it (window, dialog);
  text = loose_session_dup_text (loose_window_get_session (window));
  test_assert_contains (text, "The tock rule is listed before the chime rule in the every turn rules.");
  g_assert_cmpuint (standing (window, "tock rule"), <, standing (window, "chime rule"));
  test_close (window);
}

/* A rule without a name has to get one first. */
static void
test_dropped_nameless (void)
{
  LooseWindow *window = test_window (story);
  LooseSentenceDialog *dialog = drop (window, "line:8", "instead of taking something", TRUE);

  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, "Name Rule");
  gtk_window_destroy (GTK_WINDOW (dialog));
  test_close (window);
}

/* The chime rule is listed by a sentence: another one contradicts it, and can replace it. */
static void
test_overtaken (void)
{
  LooseWindow *window = test_window (story);
  LooseSentenceDialog *dialog = drop (window, "chime rule", "tock rule", TRUE);
  g_autofree char *text = NULL;

  g_assert_nonnull (dialog);
  g_assert_nonnull (loose_sentence_dialog_get_warning (dialog));
  test_assert_contains (loose_sentence_dialog_get_warning (dialog),
                        "“The chime rule is listed before the tick rule in the every turn rules.” (line 23)");
  write_it (window, dialog);
  text = loose_session_dup_text (loose_window_get_session (window));
  test_assert_contains (text, "\n\nThe chime rule is listed after the tock rule in the every turn rules.\n");
  g_assert_null (strstr (text, "listed before"));
  g_assert_null (strstr (text, ".."));
  g_assert_cmpuint (standing (window, "chime rule"), >, standing (window, "tock rule"));
  test_close (window);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/order/deciding", test_deciding);
  g_test_add_func ("/ide/order/lit", test_lit);
  g_test_add_func ("/ide/order/comparable", test_comparable);
  g_test_add_func ("/ide/order/would-stand", test_would_stand);
  g_test_add_func ("/ide/order/rule-warnings", test_rule_warnings);
  g_test_add_func ("/ide/order/dropped", test_dropped);
  g_test_add_func ("/ide/order/dropped-nameless", test_dropped_nameless);
  g_test_add_func ("/ide/order/overtaken", test_overtaken);
  return g_test_run ();
}
