/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inter-names.c: "The gloom property is accessible to Inter as "gloom"": names for the reference's code generator.
 *
 * Looseleaf generates no such code, so the sentences have no effect, but the things that they name must exist, and may
 * have only one such name. Such a sentence may also define rules and phrases of kits, so a rule need not exist, and a
 * phrase only if the form of the sentence needs one. */
#include "leaf-assert.h"

#include <string.h>

static const struct {
  const char *word; /* words at the end of the subject */
  const char *name; /* as problems name it */
  guint32 sorts;
} sorts[] = {
  { "table column", "table column", LEAF_NAMES (COLUMN) },
  { "object", "object", LEAF_NAMES (INSTANCE) },
  { "value", "value", LEAF_NAMES (INSTANCE) },
  { "kind", "kind", LEAF_NAMES (KIND) },
  { "property", "property", LEAF_NAMES (PROPERTY) | LEAF_NAMES (ADJECTIVE) },
  { "variable", "variable", LEAF_NAMES (VARIABLE) },
  { "action", "action", LEAF_NAMES (ACTION) },
  { "activity", "activity", LEAF_NAMES (ACTIVITY) },
  { "phrase", "phrase", LEAF_NAMES (PHRASE) },
};

typedef struct {
  LeafBuild *build;
  GHashTable *named; /* names given by earlier sentences: "column niceness" -> itself */
} Names;

static void
note (const Names *names, const char *sort, LeafWording name)
{
  g_autofree char *text = leaf_wording_dup_spaced (names->build, name), *folded = g_utf8_strdown (text, -1);
  g_autofree char *key = g_strconcat (sort, " ", folded, NULL);

  if (g_hash_table_contains (names->named, key))
    leaf_problem_at (names->build, LEAF_PROBLEM_INTER_NAME_TWICE, name, sort, NULL);
  else
    g_hash_table_add (names->named, g_steal_pointer (&key));
}

/* "column" may follow the name of a column, and is not part of it. */
static LeafNameMatch
find (const LeafBuild *build, LeafWording name, guint32 sort, LeafHeadingId near)
{
  LeafNameMatch match = leaf_names_find (build, name, sort, near);

  if (match.id == 0 && leaf_word_is (build, name.end - 1, "column"))
    match = leaf_names_find (build, leaf_wording_up_to (name, name.end - 1), sort, near);
  return match;
}

static void
check_named (const Names *names, LeafWording subject, LeafHeadingId near)
{
  LeafBuild *build = names->build;

  if (leaf_wording_begins (build, subject, "understand token") && leaf_wording_length (subject) > 2) {
    note (names, "token", leaf_wording_from (subject, subject.first + 2));
    return;
  }
  for (gsize i = 0; i < G_N_ELEMENTS (sorts); i++) {
    LeafWording name = subject;

    if (!leaf_wording_ends (build, subject, sorts[i].word))
      continue;
    name.end -= strchr (sorts[i].word, ' ') != NULL ? 2 : 1;
    if (leaf_wording_empty (name))
      return;
    if (find (build, name, sorts[i].sorts, near).id == 0) {
      g_autoptr (LeafMessageFragment) perhaps = leaf_names_perhaps (build, name, sorts[i].sorts);

      leaf_problem_at (build, LEAF_PROBLEM_INTER_NAME_UNKNOWN, name, sorts[i].name, perhaps);
    } else {
      note (names, sorts[i].name, name);
    }
    return;
  }
}

static gboolean
is_literal (const LeafBuild *build, LeafWording w)
{
  gint32 number;

  return leaf_wording_length (w) == 1
         && (leaf_word (build, w.first)->sort == LEAF_WORD_TEXT || leaf_word_number (build, w.first, &number));
}

/* Up to 31 letters, digits and underscores, not beginning with a digit. */
static void
check_identifier (LeafBuild *build, LeafWording w)
{
  g_autofree char *name = leaf_wording_length (w) == 1 && leaf_word (build, w.first)->sort == LEAF_WORD_TEXT
                              ? leaf_words_text_dup (build, w.first)
                              : NULL;

  if (name != NULL && !g_regex_match_simple ("^[A-Za-z_][A-Za-z0-9_]{0,30}$", name, 0, 0))
    leaf_problem_at (build, LEAF_PROBLEM_INTER_NAME_FORM, w, NULL, NULL);
}

static void
check_sentence (const Names *names, const LeafSentence *sentence)
{
  static const char *const verbs[]
      = { "is accessible to inter as", "are accessible to inter as", "is defined by inter as",
          "translates into inter as",  "translates into i6 as",      "is accessible to i6 as" };
  LeafBuild *build = names->build;
  LeafWording w = leaf_wording_skip_article (build, sentence->wording);
  guint32 into = leaf_wording_find (build, w, "translates into");

  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++) {
    guint32 at = leaf_wording_find (build, w, verbs[i]);

    if (at < w.end && at > w.first) {
      check_named (names, leaf_wording_up_to (w, at), sentence->heading);
      check_identifier (build, leaf_wording_from (w, at + leaf_n_words (verbs[i])));
      return;
    }
  }
  if (into < w.end && is_literal (build, leaf_wording_up_to (w, into)))
    leaf_problem_at (build, LEAF_PROBLEM_TRANSLATION_OF_VALUE, leaf_wording_up_to (w, into), NULL, NULL);
}

void
leaf_inter_names_check (LeafBuild *build)
{
  g_autoptr (GHashTable) named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Names names = { build, named };

  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentence sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, i);

    if (sentence.form == LEAF_FORM_TRANSLATES)
      check_sentence (&names, &sentence);
  }
}
