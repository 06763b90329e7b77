/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-participles.c: sentences that give actions a name, "Kissing Mr Carr is love."
 *
 * They have no fixed words, and look like assertions about a thing. They are recognized by the name of an action at
 * their beginning; and the names of actions are known, since "... is an action ..." has fixed words. The sentences that
 * make actions are collected first, also from the library; "doing something" and the like count as one. Alternative
 * rejected: waiting until names are known, because the world would have made a room of that name by then. */

#include "leaf-sentence-splitter.h"

/* A limit for hostile sources: few actions have names with the same first word. */
#define MOST_WITH_SAME_WORD 64

typedef struct {
  LeafWording name; /* "throwing it at" */
  gboolean alone;   /* applies to nothing: nothing may follow the name */
} ActionName;

static void
add_name (const LeafBuild *build, GHashTable *by_first_word, GArray *names, LeafWording w, guint32 is)
{
  ActionName action = { leaf_wording_skip_article (build, leaf_wording_up_to (w, is)), FALSE };
  guint index = names->len;
  GArray *indices;
  gpointer key;

  if (leaf_wording_empty (action.name))
    return;
  action.alone = leaf_wording_find (build, w, "applying to nothing") < w.end
                 && leaf_wording_find (build, w, "applying to nothing or") == w.end;
  key = GUINT_TO_POINTER (leaf_word (build, action.name.first)->vocab.ix);
  if (!g_hash_table_contains (by_first_word, key))
    g_hash_table_insert (by_first_word, key, g_array_new (FALSE, FALSE, sizeof (guint)));
  indices = g_hash_table_lookup (by_first_word, key);
  if (indices->len >= MOST_WITH_SAME_WORD)
    return;
  g_array_append_val (names, action);
  g_array_append_val (indices, index);
}

static void
gather_names (const LeafBuild *build, GHashTable *by_first_word, GArray *names)
{
  LEAF_EACH (&build->sentences->sentences, i) {
    const LeafSentence *row = LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    guint32 is, length;

    if (row->form != LEAF_FORM_ACTION)
      continue;
    is = leaf_find_is_made (build, LEAF_FORM_ACTION, row->wording, &length);
    if (is < row->wording.end)
      add_name (build, by_first_word, names, row->wording, is);
  }
}

/* Returns TRUE if the subject matches the name, in which "it" means any words. Words may follow unless the action
 * applies to nothing. "Giving" alone is giving anything to anyone. */
static gboolean
fits_action (const LeafBuild *build, LeafWording subject, const ActionName *action)
{
  guint32 at = subject.first;

  for (guint32 i = action->name.first; i < action->name.end; i++) {
    LeafVocabId word = leaf_word (build, i)->vocab;

    if (leaf_word_is (build, i, "it")) {
      if (at == subject.end && at > subject.first)
        return TRUE;
      /* "tying to", with no noun */
      if (i + 1 < action->name.end && LEAF_SAME (leaf_word (build, at)->vocab, leaf_word (build, i + 1)->vocab))
        continue;
      at++;
      while (i + 1 < action->name.end && at < subject.end
             && !LEAF_SAME (leaf_word (build, at)->vocab, leaf_word (build, i + 1)->vocab))
        at++;
      continue;
    }
    /* "listening" for "listening to" */
    if (at == subject.end && at > subject.first && i + 1 == action->name.end && leaf_word_is (build, i, "to"))
      return TRUE;
    if (at >= subject.end || !LEAF_SAME (leaf_word (build, at)->vocab, word))
      return FALSE;
    at++;
  }
  return at == subject.end || (at < subject.end && (!action->alone || leaf_word_is (build, at, "in")));
}

/* The verb of the sentence, after those within its subject: "Taking something which is lit is ..."; the first if
 * there is no other: "Answering someone that is rude". */
static guint32
find_is (const LeafBuild *build, LeafWording w)
{
  guint32 is = leaf_wording_find (build, w, "is"), first = is;

  while (is < w.end && is > w.first
         && (leaf_word_is (build, is - 1, "which") || leaf_word_is (build, is - 1, "who")
             || leaf_word_is (build, is - 1, "that")))
    is = leaf_wording_find (build, leaf_wording_from (w, is + 1), "is");
  return is < w.end ? is : first;
}

/* The article may be left out, and "a action", which authors write too, is accepted. */
guint32
leaf_find_is_made (const LeafBuild *build, LeafForm form, LeafWording w, guint32 *length)
{
  static const char *const actions[] = { "is an action", "is a action", "is action", "are actions", NULL };
  static const char *const activities[] = { "is an activity", "is a activity", "is activity", "are activities", NULL };

  for (const char *const *words = form == LEAF_FORM_ACTION ? actions : activities; *words != NULL; words++) {
    guint32 at = leaf_wording_find (build, w, *words);

    *length = leaf_n_words (*words);
    if (at < w.end)
      return at;
  }
  return w.end;
}

/* Splits "P is N"; returns FALSE if a side is empty. */
gboolean
leaf_split_kind_of_action (const LeafBuild *build, LeafWording w, LeafWording *pattern, LeafWording *name)
{
  guint32 is = find_is (build, w);

  if (is >= w.end || is == w.first || is + 1 >= w.end)
    return FALSE;
  *pattern = leaf_wording_up_to (w, is);
  *name = leaf_wording_from (w, is + 1);
  return TRUE;
}

/* "taking something", "eating the apple"; a longer name that only begins like an action, as "running water", is a
 * thing. */
static gboolean
speaks_of_noun (const LeafBuild *build, LeafWording subject)
{
  for (guint32 at = subject.first + 1; at < subject.end; at++)
    if (leaf_pattern_fits (build, leaf_wording (at, at + 1), "something/anything/someone/anyone/somebody/anybody")
        || leaf_wording_skip_article (build, leaf_wording_from (subject, at)).first != at)
      return TRUE;
  return FALSE;
}

/* "a loud action", "love", "bad behaviour"; not "a room", "in the Hall", "north of it". */
static gboolean
may_name_actions (const LeafBuild *build, LeafWording subject, LeafWording w)
{
  static const char *const places[] = { "in ...", "on ...", "part of ...", "*** of ...", "*** from ...", "here ***" };

  if (leaf_wording_empty (w) || leaf_wording_length (w) > 6 || leaf_word (build, w.first)->sort != LEAF_WORD_PLAIN)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (leaf_pattern_fits (build, w, places[i]))
      return FALSE;
  if (leaf_wording_skip_article (build, w).first == w.first || leaf_wording_ends (build, w, "action")
      || leaf_wording_ends (build, w, "behaviour") || leaf_wording_ends (build, w, "behavior"))
    return TRUE;
  return leaf_pattern_fits (build, w, "a/an ...")
         && (leaf_wording_length (subject) == 1 || speaks_of_noun (build, subject));
}

static gboolean
is_kind_of_action (const LeafBuild *build, GHashTable *by_first_word, GArray *names, LeafWording w)
{
  LeafWording subject, name;
  gboolean is_doing;
  GArray *indices;

  if (!leaf_split_kind_of_action (build, w, &subject, &name))
    return FALSE;
  indices = g_hash_table_lookup (by_first_word, GUINT_TO_POINTER (leaf_word (build, subject.first)->vocab.ix));
  is_doing = leaf_word_is (build, subject.first, "doing");
  if ((indices == NULL && !is_doing) || !may_name_actions (build, subject, name))
    return FALSE;
  if (is_doing)
    return leaf_wording_length (subject) > 1;
  for (guint i = 0; indices != NULL && i < indices->len; i++)
    if (fits_action (build, subject, &g_array_index (names, ActionName, g_array_index (indices, guint, i))))
      return TRUE;
  return FALSE;
}

/* "Waiting mode is a truth state that varies": a variable whose name begins like an action. */
static GArray *
gather_variables (const LeafBuild *build, GHashTable *by_first_word, guint32 first)
{
  GArray *variables = g_array_new (FALSE, FALSE, sizeof (LeafWording));

  for (guint32 i = first; i < build->sentences->sentences.n; i++) {
    const LeafSentence *row = LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    LeafWording name = leaf_wording_up_to (row->wording, leaf_wording_find (build, row->wording, "is"));

    if (row->form != LEAF_FORM_VARIES)
      continue;
    name = leaf_wording_skip_article (build, name);
    if (!leaf_wording_empty (name)
        && g_hash_table_contains (by_first_word, GUINT_TO_POINTER (leaf_word (build, name.first)->vocab.ix)))
      g_array_append_val (variables, name);
  }
  return variables;
}

static gboolean
is_variable (const LeafBuild *build, GArray *variables, LeafWording subject)
{
  for (guint i = 0; i < variables->len; i++)
    if (leaf_wording_same (build, subject, g_array_index (variables, LeafWording, i)))
      return TRUE;
  return FALSE;
}

void
leaf_find_kinds_of_action (LeafBuild *build, guint32 first)
{
  g_autoptr (GHashTable) by_first_word = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  g_autoptr (GArray) names = g_array_new (FALSE, FALSE, sizeof (ActionName));
  g_autoptr (GArray) variables = NULL;

  gather_names (build, by_first_word, names);
  variables = gather_variables (build, by_first_word, first);
  for (guint32 i = first; i < build->sentences->sentences.n; i++) {
    LeafSentence *row = LEAF_ROW (&build->sentences->sentences, LeafSentence, i);

    if (row->form == LEAF_FORM_ASSERTION && is_kind_of_action (build, by_first_word, names, row->wording)
        && !is_variable (build, variables,
                         leaf_wording_up_to (row->wording, leaf_wording_find (build, row->wording, "is"))))
      row->form = LEAF_FORM_KIND_OF_ACTION;
  }
}
