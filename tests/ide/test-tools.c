/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Search and replace, completion, words for rules. */
#include "config.h"

#include "helper.h"
#include "loose-window-testing.h"
#include "loose-session-testing.h"
#include "loose-editor-testing.h"

#include "leaf-index.h"
#include "leaf-lint.h"

#include "loose-completion.h"
#include "loose-completion-item.h"
#include "loose-search-bar.h"
#include "loose-format.h"

#include <glib/gi18n.h>
#include <locale.h>

static const char story[]
    = "The Hall is a room. The hat is in the Hall.\n\nInstead of   jumping\n(this is the\thop rule):\n\tsay \"No.\"\n\nInstead of waiting:\n\tsay \"Now.\"\n";

static GtkEditable *
find_editable (GtkWidget *widget, guint *skip)
{
  if (GTK_IS_ENTRY (widget) && (*skip)-- == 0)
    return GTK_EDITABLE (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkEditable *found = find_editable (child, skip);
    if (found != NULL)
      return found;
  }
  return NULL;
}

static void
test_search (void)
{
  GtkSourceView *view = GTK_SOURCE_VIEW (g_object_ref_sink (gtk_source_view_new ()));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  LooseSearchBar *bar = g_object_ref_sink (g_object_new (LOOSE_TYPE_SEARCH_BAR, NULL));
  g_autofree char *text = NULL;
  GtkTextIter start, end;
  guint first = 0, second = 1;

  gtk_text_buffer_set_text (buffer, "one two one two one", -1);
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
  loose_search_bar_set_view (bar, view);
  loose_search_bar_open (bar, TRUE);
  gtk_editable_set_text (find_editable (GTK_WIDGET (bar), &first), "two");
  gtk_editable_set_text (find_editable (GTK_WIDGET (bar), &second), "2");
  TEST_EVENTUALLY (gtk_text_buffer_get_selection_bounds (buffer, &start, &end));
  g_assert_cmpint (gtk_text_iter_get_offset (&start), ==, 4);
  loose_search_bar_next (bar);
  gtk_text_buffer_get_selection_bounds (buffer, &start, &end);
  g_assert_cmpint (gtk_text_iter_get_offset (&start), ==, 12);
  loose_search_bar_next (bar); /* round the end */
  gtk_text_buffer_get_selection_bounds (buffer, &start, &end);
  g_assert_cmpint (gtk_text_iter_get_offset (&start), ==, 4);
  loose_search_bar_previous (bar);
  gtk_text_buffer_get_selection_bounds (buffer, &start, &end);
  g_assert_cmpint (gtk_text_iter_get_offset (&start), ==, 12);
  loose_search_bar_close (bar);
  g_object_get (buffer, "text", &text, NULL);
  g_assert_cmpstr (text, ==, "one two one two one");
  g_object_unref (bar);
  g_object_unref (view);
}

/* A replacement takes over the capitals of the words, in one step that can be undone. */
static void
test_replace (void)
{
  static const char before[] = "The LAMP is a lamp. \xC3\x84 Lamp in the Lamp Room.";
  GtkSourceView *view = GTK_SOURCE_VIEW (g_object_ref_sink (gtk_source_view_new ()));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  LooseSearchBar *bar = g_object_ref_sink (g_object_new (LOOSE_TYPE_SEARCH_BAR, NULL));
  g_autofree char *text = NULL;
  guint first = 0, second = 1;

  gtk_text_buffer_begin_irreversible_action (buffer);
  gtk_text_buffer_set_text (buffer, before, -1);
  gtk_text_buffer_end_irreversible_action (buffer);
  loose_search_bar_set_view (bar, view);
  loose_search_bar_open (bar, TRUE);
  gtk_editable_set_text (find_editable (GTK_WIDGET (bar), &first), "lamp");
  gtk_editable_set_text (find_editable (GTK_WIDGET (bar), &second), "light-house");
  TEST_EVENTUALLY (gtk_widget_is_sensitive (test_find_button (GTK_WIDGET (bar), "Replace All")));
  g_signal_emit_by_name (test_find_button (GTK_WIDGET (bar), "Replace All"), "clicked");
  g_object_get (buffer, "text", &text, NULL);
  g_assert_cmpstr (text, ==, "The LIGHT-HOUSE is a light-house. \xC3\x84 Light-house in the Light-house Room.");
  gtk_text_buffer_undo (buffer);
  g_free (text);
  g_object_get (buffer, "text", &text, NULL);
  g_assert_cmpstr (text, ==, before);
  g_object_unref (bar);
  g_object_unref (view);
}

/* Appends `typed` to the text, and returns the first proposal as it is shown; if `choose`, it is inserted. */
static char *
complete (LooseWindow *window, LooseCompletion *completion, const char *typed, gboolean choose)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  g_autoptr (GListModel) model = NULL;
  g_autoptr (LooseCompletionItem) first = NULL;
  GtkTextIter end;
  char *text;

  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_place_cursor (buffer, &end);
  gtk_text_buffer_insert_at_cursor (buffer, typed, -1);
  gtk_text_buffer_get_end_iter (buffer, &end);
  model = loose_completion_propose (completion, &end);
  first = g_list_model_get_item (model, 0);
  text = first != NULL ? g_strdup (loose_completion_item_get_text (first)) : NULL;
  if (choose && first != NULL)
    loose_completion_item_insert (first,
                                  GTK_SOURCE_VIEW (loose_source_pane_get_view (loose_window_get_source (window))));
  return text;
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(gboolean *) data = TRUE;
}

/* In the script of a test, what can be typed after the commands before it; as a script is written. */
static void
test_script_completion (void)
{
  LooseWindow *window = test_window ("The Hall is a room. A brass lamp is in the Hall. The Attic is above the Hall. "
                                     "A pebble is in the Attic.");
  LooseSession *session = loose_window_get_session (window);
  g_autoptr (GtkSourceCompletionProvider) provider = loose_completion_new (session, loose_session_get_story (session));
  static const struct {
    const char *typed, *first;
  } steps[] = {
    { "\n\nTest me with \"take b", "take brass lamp" },
    { "rass l", "take brass lamp" },
    { "amp / TAKE PEB", NULL },
    { " / up / take p", "take pebble" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    gboolean is_found = FALSE;
    GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (session));
    g_autofree char *first = complete (window, LOOSE_COMPLETION (provider), steps[i].typed, FALSE);
    GtkTextIter end;

    gtk_text_buffer_get_end_iter (buffer, &end);
    loose_completion_find_async (LOOSE_COMPLETION (provider), &end, NULL, found_cb, &is_found);
    TEST_EVENTUALLY (is_found);
    g_free (first);
    first = complete (window, LOOSE_COMPLETION (provider), "", i + 1 == G_N_ELEMENTS (steps));
    g_assert_cmpstr (first, ==, steps[i].first);
  }
  {
    g_autofree char *text = loose_session_dup_text (session);
    test_assert_contains (text, "Test me with \"take brass lamp / TAKE PEB / up / take pebble");
  }
  test_close (window);
}

static void
test_completion (void)
{
  LooseWindow *window = test_window (story);
  g_autoptr (GtkSourceCompletionProvider) provider = loose_completion_new (
      loose_window_get_session (window), loose_session_get_story (loose_window_get_session (window)));
  g_autofree char *title = gtk_source_completion_provider_get_title (provider), *text = NULL;
  static const struct {
    const char *typed, *first;
    gboolean choose;
  } steps[] = {
    { "\n\nInst", "Instead of", TRUE },
    { " exami", "examining (thing)", FALSE },
    { "ning the ha", "hat", TRUE },
    { ":\n\tsay \"Fine.\";\n\tmove", "move (object) to (object)", TRUE },
  };

  g_assert_cmpstr (title, !=, "");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    g_autofree char *first = complete (window, LOOSE_COMPLETION (provider), steps[i].typed, steps[i].choose);
    g_assert_cmpstr (first, ==, steps[i].first);
  }
  text = loose_session_dup_text (loose_window_get_session (window));
  g_assert_nonnull (strstr (text, "\n\nInstead of examining the hat:\n\tsay \"Fine.\";\n\tmove "));
  test_close (window);
}

static void
test_words (void)
{
  LeafSourceText source = { "story.ni", story, sizeof (story) - 1 };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  guint32 hop = leaf_program_find_rule (program, "hop rule"), wait = leaf_program_find_rule (program, "line:7");
  g_autofree char *hop_title = loose_format_rule (program, hop);
  g_autofree char *hop_preamble = loose_format_preamble (program, hop);
  g_autofree char *nothing = loose_format_place (program, (LeafPlace) { 0 });

  g_assert_cmpuint (wait, !=, 0);
  g_autofree char *wait_title = loose_format_rule (program, wait);
  g_assert_cmpstr (hop_title, ==, "Hop rule");
  g_assert_cmpstr (hop_preamble, ==, "Instead of jumping");
  g_assert_cmpstr (wait_title, ==, "Instead of waiting");
  g_assert_cmpstr (nothing, ==, "");
}

/* --- in another language ------------------------------------------------------------------------------------------ */

static void
speak_german (void)
{
  const char *folder = g_getenv ("TRANSLATIONS");

  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_setenv ("LANGUAGE", "de", TRUE);
  setlocale (LC_MESSAGES, ""); /* from now on it is computed again */
}

static const char mistaken[] = "The Study is a room. The desk is in the Study.\n\n"
                               "When play begins: move the deks to the Study.\n\n"
                               "The tally is a nunber that varies. A \"box\" is a kind of thing.\n";

static void
assert_said (LeafProgram *program, guint32 number, const char *wanted)
{
  LeafProblem problem = leaf_program_problem (program, number);
  g_autofree char *words = loose_format_problem (&problem);

  g_assert_cmpstr (words, ==, wanted);
}

/* Problems are also translated: their sentences, the message fragments in these, and their explanations. */
static void
assert_problems_german (LeafProgram *program)
{
  g_autoptr (LeafProblemHelp) help = leaf_problem_help_new ("PHRASE_UNKNOWN");
  g_autofree char *explanation = loose_format_help ("PHRASE_UNKNOWN", help),
                  *unknown = loose_format_help ("NONESUCH", help);

  assert_said (
      program, 0,
      "„move the deks to the Study“ ist keine bekannte Wendung. Es wurde als „move (O - object) to (P - object)“ gelesen. "
      "Deshalb wird für „the deks“ dies erwartet: etwas der Art „object“. Nichts heißt hier „deks“; "
      "vielleicht war „desk“ gemeint.");
  assert_said (program, 1, "„a nunber“ ist keine Art. Vielleicht war „number“ gemeint.");
  assert_said (program, 2, "„\"box\"“ kann kein Name sein. Das verhindert: ein Text in Anführungszeichen.");
  g_assert_true (g_str_has_prefix (explanation, "Jede Wendung einer Regel"));
  g_assert_cmpstr (unknown, ==, help->explanation);
}

/* The engine's texts about a story, in hints and in the index, are German; the story's own words are unchanged. This
 * test comes last, since the language cannot be reset. */
static void
test_german (void)
{
  LeafSourceText source = { "story.ni", story, sizeof (story) - 1 };
  LeafSourceText mistaken_source = { "story.ni", mistaken, sizeof (mistaken) - 1 };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL),
                          wrong = leaf_program_compile (&mistaken_source, NULL);
  g_auto (LeafAnswerSentence) counted = leaf_answer_sentence (LEAF_ANSWER_MESSAGE_WORDS, "2", NULL),
                              one = leaf_answer_sentence (LEAF_ANSWER_MESSAGE_ONE_WORD, "1", NULL);
  g_autofree char *two_words = NULL, *one_word = NULL, *hint = NULL, *title = NULL;
  guint32 n_notes, n_rows, hop = leaf_program_find_rule (program, "hop rule"),
                           wait = leaf_program_find_rule (program, "line:7");
  g_autofree char *order = NULL, *english = leaf_program_explain (program, hop, wait);
  LeafLintNote *notes = leaf_program_lint (program, 1u << LEAF_LINT_THING_WITHOUT_DESCRIPTION, &n_notes);
  LeafIndexEntry *rows = leaf_program_index (program, LEAF_INDEX_PHRASES, &n_rows);

  g_assert_cmpuint (n_notes, >, 0);
  speak_german ();
  if (g_str_equal (gettext ("_Save"), "_Save"))
    g_test_skip ("no translation is spoken here");
  else {
    two_words = loose_format_said (&counted);
    one_word = loose_format_said (&one);
    hint = loose_format_said (&notes[0].said);
    title = loose_format_said (&rows[0].text_said);
    order = loose_format_comparison (program, hop, wait);
    g_assert_cmpstr (two_words, ==, "2 Wörter");
    g_assert_cmpstr (one_word, ==, "1 Wort");
    g_assert_cmpstr (title, ==, "Wendungen");
    g_assert_true (g_str_has_suffix (hint, "hat keine Beschreibung."));
    g_assert_true (g_str_has_prefix (english, "The hop rule and 'Instead of waiting' are equally specific"));
    g_assert_true (g_str_has_prefix (order, "„hop rule“ und „Instead of waiting“ sind gleich speziell"));
    g_assert_nonnull (strstr (order, "der Compiler beachtet den Namen nicht"));
    for (LeafLaw law = LEAF_LAW_NONE + 1; law < LEAF_LAW_COUNT; law++)
      g_assert_cmpstr (gettext (leaf_law_title (law)), !=, leaf_law_title (law));
    assert_problems_german (wrong);
  }
  leaf_lint_notes_free (notes, n_notes);
  leaf_index_free (rows, n_rows);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/tools/search", test_search);
  g_test_add_func ("/ide/tools/replace", test_replace);
  g_test_add_func ("/ide/tools/completion", test_completion);
  g_test_add_func ("/ide/tools/completion-script", test_script_completion);
  g_test_add_func ("/ide/tools/words", test_words);
  g_test_add_func ("/ide/tools/german", test_german);
  return g_test_run ();
}
