/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-test-scripts.c: Test sentences, "Test NAME with "script" in the Kitchen holding the spoon", become rows of
 * scripts. */

#include "leaf-grammar.h"

#include <string.h>

static gboolean
is_text (const LeafBuild *build, guint32 word)
{
  return leaf_word (build, word)->sort == LEAF_WORD_TEXT;
}

/* The script as it will be typed: in lower case, without spaces around the slashes. Other alphabets keep their
 * capitals, so that commands are shown as they were written; the parser ignores case. */
static const char *
script_of (LeafBuild *build, guint32 word)
{
  g_autofree char *text = leaf_words_text_dup (build, word);
  g_autofree char *composed = g_utf8_normalize (text, -1, G_NORMALIZE_NFC);
  g_auto (GStrv) unbroken = g_strsplit (composed, "\u00a0", -1); /* a no-break space is a space */
  g_autofree char *spaced = g_strjoinv (" ", unbroken);
  g_autofree char *folded = g_ascii_strdown (spaced, -1);
  g_auto (GStrv) commands = NULL;
  g_autofree char *script = NULL;
  gsize length;

  g_strdelimit (folded, "\n\t\r", ' ');
  commands = g_strsplit (folded, "/", -1);
  for (guint i = 0; commands[i] != NULL; i++)
    g_strstrip (commands[i]);
  script = g_strjoinv ("/", commands);
  for (length = strlen (script); length > 0 && script[length - 1] == '/'; length--)
    script[length - 1] = '\0';
  return leaf_arena_strdup (build->arena, script);
}

static gboolean
check_script (LeafBuild *build, guint32 word, const char *script)
{
  g_auto (GStrv) commands = g_strsplit (script, "/", -1);

  for (guint i = 0; commands[i] != NULL; i++)
    if (strcmp (commands[i], "undo") == 0 || strlen (commands[i]) > 100) {
      leaf_problem_at (build, LEAF_PROBLEM_TEST_COMMAND, leaf_wording (word, word + 1), commands[i], NULL);
      return FALSE;
    }
  return TRUE;
}

static LeafInstanceId
find_object (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafNameMatch match = leaf_names_find (build, w, LEAF_NAMES (INSTANCE), near);

  if (match.id == 0 || !leaf_kind_is_object (build, LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind))
    return (LeafInstanceId) { 0 };
  return LEAF_ID (LeafInstanceId, match.id);
}

/* Splits "in the Kitchen holding the spoon" and "holding the spoon in the Kitchen" at the last "in" of the latter that
 * is followed by the name of an object. `things` is what follows "holding". */
static void
split_requirements (LeafBuild *build, LeafWording w, LeafHeadingId near, LeafWording *place, LeafWording *things)
{
  guint32 with = leaf_wording_find (build, w, "holding");

  *place = leaf_wording_up_to (w, with);
  if (with < w.end && !leaf_wording_empty (*place) && leaf_word_is (build, place->end - 1, "and"))
    place->end--;
  *things = leaf_wording (MIN (with + 1, w.end), w.end);
  if (with != w.first)
    return;
  for (guint32 at = things->first + 1; at + 1 < w.end; at++)
    if (leaf_word_is (build, at, "in") && LEAF_IS (find_object (build, leaf_wording_from (w, at + 1), near))) {
      *place = leaf_wording_from (w, at);
      things->end = at;
    }
}

/* "in the Kitchen", "holding the spoon and the fork", or both. FALSE if the words are anything else. */
static gboolean
read_requirements (LeafBuild *build, LeafWording w, LeafHeadingId near, LeafTestScript *test)
{
  g_autoptr (GArray) holding = g_array_new (FALSE, FALSE, sizeof (LeafInstanceId));
  LeafWording place, things, *parts;

  split_requirements (build, w, near, &place, &things);
  if (!leaf_wording_empty (place)) {
    if (!leaf_word_is (build, place.first, "in"))
      return FALSE;
    place.first++;
    test->place = find_object (build, place, near);
    if (!LEAF_IS (test->place) || !leaf_instance_is (build, test->place, LEAF_KIND (ROOM)))
      return FALSE;
  }
  if (leaf_wording_find (build, w, "holding") < w.end) {
    guint32 n = leaf_wording_split_list (build, things, "and", &parts);

    if (n == 0)
      return FALSE;
    for (guint32 i = 0; i < n; i++) {
      LeafInstanceId object = find_object (build, parts[i], near);

      if (!LEAF_IS (object) || !leaf_instance_is (build, object, LEAF_KIND (THING)))
        return FALSE;
      g_array_append_val (holding, object);
    }
  }
  test->n_holding = holding->len;
  test->holding = leaf_arena_copy (build->arena, holding->data, holding->len * sizeof (LeafInstanceId));
  return TRUE;
}

static LeafVocabId
test_name (LeafBuild *build, guint32 word)
{
  g_autofree char *name = leaf_wording_dup (build, leaf_wording (word, word + 1));

  return leaf_grammar_intern_word (build, name, strlen (name));
}

static gboolean
is_known_test (const LeafBuild *build, LeafVocabId name)
{
  LEAF_EACH (&build->grammar->tests, i) {
    if (LEAF_SAME (LEAF_ROW (&build->grammar->tests, LeafTestScript, i)->name, name))
      return TRUE;
  }
  return FALSE;
}

void
leaf_grammar_read_test (LeafBuild *build, LeafSentenceId id, LeafWording w, LeafHeadingId near)
{
  LeafTestScript test = { .sentence = id };

  if (leaf_wording_length (w) < 4 || is_text (build, w.first + 1) || !leaf_word_is (build, w.first + 2, "with")
      || !is_text (build, w.first + 3)) {
    leaf_problem_at (build, LEAF_PROBLEM_TEST_FORM, w, NULL, NULL);
    return;
  }
  if (build->release != NULL)
    return;
  test.name = test_name (build, w.first + 1);
  if (is_known_test (build, test.name)) {
    leaf_problem_at (build, LEAF_PROBLEM_TEST_TWICE, w, NULL, NULL);
    return;
  }
  test.script = script_of (build, w.first + 3);
  if (!check_script (build, w.first + 3, test.script))
    return;
  if (w.first + 4 < w.end && !read_requirements (build, leaf_wording (w.first + 4, w.end), near, &test)) {
    leaf_problem_at (build, LEAF_PROBLEM_TEST_PLACE, leaf_wording (w.first + 4, w.end), NULL, NULL);
    return;
  }
  leaf_table_push (&build->grammar->tests, &test);
}
