/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Spelling: which words are looked up, in which dictionary, and what is underlined in a story. */
#include "helper.h"
#include "loose-editor-testing.h"

#include "loose-spelling.h"

#include <string.h>

typedef struct {
  const char *text;
  GString *words;
} Collect;

static void
collect (guint32 start, guint32 end, gpointer data)
{
  Collect *found = data;

  g_string_append_printf (found->words, "%.*s|", (int) (end - start), found->text + start);
}

static void
test_words (void)
{
  static const struct {
    const char *text, *words;
  } cases[] = {
    { "", "" },
    { "It isn't wide.", "It|isn't|wide|" },
    { "the dogs' 'bone', rock'n'roll'", "the|dogs|bone|rock'n'roll|" },
    { "NASA 3rd x_y Ann", "Ann|" },
    { "caf\xC3\xA9 don\xE2\x80\x99t\xE2\x80\x94stop", "caf\xC3\xA9|don\xE2\x80\x99t|stop|" },
    { "un[if lit]lit[end if]ly so", "if|lit|end|if|so|" },
    { "'", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    Collect found = { cases[i].text, g_string_new (NULL) };

    loose_spelling_each_word (cases[i].text, 0, (guint32) strlen (cases[i].text), collect, &found);
    g_assert_cmpstr (found.words->str, ==, cases[i].words);
    g_string_free (found.words, TRUE);
  }
}

static void
test_choose (void)
{
  static const char *const known[] = { "de_DE", "en_GB", "en_US", NULL }, *const german[] = { "de_DE", NULL };
  static const char *const british[] = { "en_GB.UTF-8", "en_GB", "en", "C", NULL }, *const elsewhere[]
                                                                                    = { "de_DE", "C", NULL };

  g_assert_cmpstr (loose_dictionary_choose (known, "", british), ==, "en_GB");
  g_assert_cmpstr (loose_dictionary_choose (known, "", elsewhere), ==, "en_US");
  g_assert_cmpstr (loose_dictionary_choose (known, "de_DE", british), ==, "de_DE");
  g_assert_cmpstr (loose_dictionary_choose (known, "fr_FR", british), ==, "en_GB");
  g_assert_null (loose_dictionary_choose (german, "", elsewhere));
}

typedef struct {
  LooseDictionary *dictionary;
  gboolean done;
} Opening;

static void
opened_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Opening *opening = data;

  opening->dictionary = loose_dictionary_open_finish (result);
  opening->done = TRUE;
}

/* NULL if there is none on this machine. */
static LooseDictionary *
open_dictionary (void)
{
  g_auto (GStrv) known = loose_dictionary_list ();
  Opening opening = { 0 };

  if (!g_strv_contains ((const char *const *) known, "en_US"))
    return NULL;
  loose_dictionary_open_async ("en_US", NULL, opened_cb, &opening);
  while (!opening.done)
    g_main_context_iteration (NULL, TRUE);
  return opening.dictionary;
}

/* The underlined words, with a bar after each. */
static char *
dup_marked (LooseWindow *window)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  GtkTextTag *tag = gtk_text_tag_table_lookup (gtk_text_buffer_get_tag_table (buffer), "misspelled");
  g_autoptr (GString) words = g_string_new (NULL);
  GtkTextIter start, end;

  gtk_text_buffer_get_start_iter (buffer, &start);
  while (gtk_text_iter_forward_to_tag_toggle (&start, tag)) {
    g_autofree char *word = NULL;

    end = start;
    gtk_text_iter_forward_to_tag_toggle (&end, tag);
    word = gtk_text_iter_get_slice (&start, &end);
    g_string_append_printf (words, "%s|", word);
    start = end;
  }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static const char *wanted;

static gboolean
is_marked (LooseWindow *window)
{
  g_autofree char *marked = dup_marked (window);

  return g_str_equal (marked, wanted);
}

static void
test_marks (void)
{
  g_autoptr (LooseDictionary) dictionary = open_dictionary ();
  g_autoptr (GSettings) settings = g_settings_new ("org.looseleaf.Looseleaf");
  LooseSpelling *spelling = NULL;
  LooseWindow *window;
  GtkTextBuffer *buffer;
  GtkTextIter start, end;
  g_autofree char *selected = NULL;

  if (dictionary == NULL) {
    g_test_skip ("there is no English dictionary");
    return;
  }
  g_settings_set_boolean (settings, "check-spelling", FALSE);
  window = test_window (
      "The Hall is a room. \"A rathre large hall.\" [Teh hall.]\n\nThe frobnitz is in the Hall. \"The frobnitz.\"\n");
  buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (loose_window_get_session (window)));
  spelling = loose_window_get_spelling (window);
  loose_spelling_set_dictionary (spelling, dictionary);
  wanted = "rathre|Teh|";
  test_until (is_marked, window);
  test_edit (window, "rathre", "rather");
  wanted = "Teh|";
  test_until (is_marked, window);
  test_point (window, "The Hall");
  g_assert_true (loose_spelling_go_next (spelling));
  gtk_text_buffer_get_selection_bounds (buffer, &start, &end);
  selected = gtk_text_iter_get_slice (&start, &end);
  g_assert_cmpstr (selected, ==, "Teh");
  g_assert_true (loose_spelling_find_at (spelling, &end, &start, &end));
  /* within a misspelt word the next is the one after it */
  test_edit (window, "rather", "rathre");
  test_point (window, "thre");
  wanted = "rathre|Teh|";
  test_until (is_marked, window);
  g_assert_true (loose_spelling_go_next (spelling));
  g_free (selected);
  gtk_text_buffer_get_selection_bounds (buffer, &start, &end);
  selected = gtk_text_iter_get_slice (&start, &end);
  g_assert_cmpstr (selected, ==, "Teh");
  loose_spelling_set_dictionary (spelling, NULL);
  wanted = "";
  test_until (is_marked, window);
  g_assert_false (loose_spelling_go_next (spelling));
  g_settings_reset (settings, "check-spelling");
  test_close (window);
}

/* Texts that are not prose are not checked, but those beside them are. */
static void
test_leaves_out (void)
{
  g_autoptr (LooseDictionary) dictionary = open_dictionary ();
  LooseWindow *window;

  if (dictionary == NULL) {
    g_test_skip ("there is no English dictionary");
    return;
  }
  window = test_window (
      "The Hall is a room. \"Awfuly dark.\"\n\nRelease along with a file of \"Mapp\" called \"floorplann.pdf\".\n\n"
      "Understand \"xyzzie\" or \"frotzz [something]\" as a mistake (\"Not herre.\").\n\n"
      "Test me with \"xyzzie / looke\".\n\n"
      "Every turn when the player's command matches the regular expression \"fooo|barr\", say \"Whatt\".\n");
  loose_spelling_set_dictionary (loose_window_get_spelling (window), dictionary);
  wanted = "Awfuly|herre|Whatt|";
  test_until (is_marked, window);
  loose_spelling_set_dictionary (loose_window_get_spelling (window), NULL);
  test_close (window);
}

static void
test_suggests (void)
{
  g_autoptr (LooseDictionary) dictionary = open_dictionary ();
  g_auto (GStrv) words = NULL;

  if (dictionary == NULL) {
    g_test_skip ("there is no English dictionary");
    return;
  }
  g_assert_true (loose_dictionary_knows (dictionary, "carpet"));
  g_assert_false (loose_dictionary_knows (dictionary, "carpett"));
  words = loose_dictionary_suggest (dictionary, "carpett", 3);
  g_assert_true (g_strv_contains ((const char *const *) words, "carpet"));
  g_assert_cmpuint (g_strv_length (words), <=, 3);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/ide/spelling/words", test_words);
  g_test_add_func ("/ide/spelling/choose", test_choose);
  g_test_add_func ("/ide/spelling/suggests", test_suggests);
  g_test_add_func ("/ide/spelling/marks", test_marks);
  g_test_add_func ("/ide/spelling/leaves-out", test_leaves_out);
  return g_test_run ();
}
