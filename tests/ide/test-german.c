/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window in German: the problems of a story with mistakes, their explanations, and the exported index. */
#include "config.h"

#include "helper.h"
#include "loose-navigation-testing.h"
#include "loose-window-testing.h"

#include "loose-window-private.h"
#include "loose-format.h"

#include <glib/gi18n.h>
#include <locale.h>

static const char mistaken[] = "\"Study\" by Ada Heron\n\n"
                               "The Study is a room. The desk is in the Study. The tally is a nunber that varies.\n\n"
                               "When play begins: move the deks to the Study.\n\n"
                               "To whirr: (- WhirrOfNothing (7); -).\n";

/* Sets the language as the application does at its start, from the catalogue of the build. */
static gboolean
speak_german (void)
{
  g_setenv ("LANGUAGE", "de", TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TRANSLATIONS"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  return g_str_equal (loose_format_language (), "de");
}

/* The texts of all labels in it, visible or not. */
static void
collect (GtkWidget *widget, GString *out)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (out, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, out);
}

static gboolean
has_labels (GtkWidget *widget, const char *part)
{
  g_autoptr (GString) labels = g_string_new (NULL);

  collect (widget, labels);
  return strstr (labels->str, part) != NULL;
}

static void
assert_labels (GtkWidget *widget, const char *part)
{
  g_autoptr (GString) labels = g_string_new (NULL);

  collect (widget, labels);
  test_assert_contains (labels->str, part);
}

static void
test_problems (void)
{
  LooseWindow *window = test_window (mistaken);
  LooseProblemsPane *pane = loose_window_get_problems (window);
  GtkWidget *list = test_find_widget (GTK_WIDGET (pane), GTK_TYPE_LIST_VIEW);
  g_autofree char *rows = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-problems", NULL);
  test_settle (window);
  rows = test_list (loose_problems_pane_get_model (pane));
  test_assert_contains (rows, "„a nunber“ ist keine Art. Vielleicht war „number“ gemeint.");
  test_assert_contains (rows, "Deshalb wird für „the deks“ dies erwartet: etwas der Art „object“. Nichts heißt "
                              "hier „deks“; vielleicht war „desk“");
  test_assert_contains (rows, "Inform 6 geschrieben, das Looseleaf nicht ausführen kann");
  gtk_widget_activate_action (list, "list.select-item", "(ubb)", 0u, FALSE, FALSE);
  TEST_EVENTUALLY (has_labels (GTK_WIDGET (pane), "Falsch:"));
  assert_labels (GTK_WIDGET (pane), "Schreiben Sie hier den Namen einer Art: „number“");
  test_close (window);
}

/* The index as a web page, and why a sentence cannot be written. */
static void
test_rest (void)
{
  LooseWindow *window
      = test_window ("The Study is a room. The desk is in the Study.\n\nInstead of waiting: say \"No.\"\n\n"
                     "Instead of waiting when the desk is in the Study: say \"No.\"\n");
  g_autofree char *index = loose_window_make_export (window, "win.export-index"), *why_not = NULL, *english = NULL;
  LeafProgram *program = loose_session_get_program (loose_window_get_session (window));
  LeafEditRequest request = { .sort = LEAF_WRITE_DOES_NOTHING, .rule = leaf_program_find_rule (program, "line:3") };
  g_auto (LeafEdit) edit = { 0 };

  test_assert_contains (index, "<html lang=\"de\">");
  test_assert_contains (index, "<h2 id=\"rules\">Regeln</h2>");
  test_assert_contains (index, "Zeile 3</span>");
  test_assert_contains (index, "↑ Gesetz ");
  g_assert_false (leaf_program_write_in (program, &request, &edit, loose_format_translate, NULL, &why_not));
  g_assert_cmpstr (why_not, ==, "Diese Regel hat keinen Namen, daher kann kein Satz von ihr sprechen.");
  g_assert_false (leaf_program_write (program, &request, &edit, &english));
  g_assert_true (g_str_has_prefix (english, "This rule has no name"));
  test_close (window);
}

/* The override of the first rule of the turn that has one. */
static char *
dup_treatment (LeafPlay *play, guint32 turn)
{
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
  guint32 n;
  const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);

  for (guint32 i = 0; i < n; i++)
    if (nodes[i].treated != 0)
      return leaf_trace_override_words_in (leaf_play_program (play), &nodes[i], loose_format_translate, NULL);
  return NULL;
}

/* Texts while a story runs: in the story's pane, about the turn, and about evaluated expressions. */
static void
test_run (void)
{
  LooseWindow *window = test_window (
      "The Study is a room. The desk is in the Study. The tally is a number that varies.\n\n"
      "Instead of waiting: if \"abc\" matches the regular expression \"(b\", say \"Yes.\"; now the tally is 3 divided by the tally.\n\n"
      "This is the bell rule: say \"Ding.\"\nThe bell rule is listed in the every turn rules.\n\n"
      "Every turn: ignore the bell rule.\nA procedural rule: ignore the bell rule.\n");
  LoosePlayer *player = loose_session_get_player (loose_window_get_session (window));
  GtkWidget *pane = GTK_WIDGET (loose_window_get_story (window));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (test_find_widget (pane, GTK_TYPE_TEXT_VIEW)));
  g_autofree char *text = NULL, *german = NULL, *treatment = NULL;
  g_auto (LeafEvaluation) found = { 0 };
  LeafPlay *play;

  test_settle (window);
  g_assert_true (loose_player_command (player, "wait"));
  test_settle (window);
  g_object_get (buffer, "text", &text, NULL);
  test_assert_contains (
      text,
      "In der Regel „Instead of waiting“: der reguläre Ausdruck „(b“ lässt sich nicht lesen: eine runde Klammer wird nie geschlossen.");
  test_assert_contains (text, "In der Regel „Instead of waiting“: 3 kann nicht durch null geteilt werden.");
  play = loose_player_get_play (player);
  found = leaf_play_evaluate (play, 0, "3 divided by the tally", FALSE);
  german = leaf_evaluation_dup_printed (&found, loose_format_translate, NULL);
  test_assert_contains (found.printed, "3 cannot be divided by zero.");
  test_assert_contains (german, "3 kann nicht durch null geteilt werden.");
  treatment = dup_treatment (play, 1);
  g_assert_nonnull (treatment);
  g_assert_true (g_str_has_prefix (treatment, "übergangen, wie "));
  test_close (window);
}

int
main (int argc, char **argv)
{
  gboolean is_spoken = speak_german ();

  test_start (&argc, &argv);
  if (!is_spoken) {
    g_print ("1..0 # SKIP no translation is spoken here\n");
    return 0;
  }
  g_test_add_func ("/ide/german/problems", test_problems);
  g_test_add_func ("/ide/german/rest", test_rest);
  g_test_add_func ("/ide/german/run", test_run);
  return g_test_run ();
}
