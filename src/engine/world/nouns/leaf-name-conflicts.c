/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-name-conflicts.c: names that already have another meaning.
 *
 * An adjective ("open", "red") cannot be a name too, and the name of a value cannot have another meaning: after "The
 * moods are happy and dark", a dark thing would be ambiguous. Of two sentences that clash the later one is reported,
 * although names of properties are read before those of values. */

#include "leaf-assert.h"
#include "kinds/leaf-notation.h"
#include "leaf-names-private.h"

/* The sentence that made the adjective's either/or property; none if the adjective has no such property. */
static LeafSentenceId
maker_of_adjective (const LeafBuild *build, guint32 adjective)
{
  gboolean is_negated;
  LeafPropertyId property = leaf_property_of_adjective (
      build, LEAF_ID (LeafAdjectiveId, adjective), LEAF_ID (LeafKindId, 0), LEAF_ID (LeafInstanceId, 0), &is_negated);

  return LEAF_IS (property) ? LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->sentence
                            : LEAF_ID (LeafSentenceId, 0);
}

static gboolean
refuse_adjective (LeafBuild *build, LeafKindId kind, LeafWording name, LeafSentenceId sentence, guint32 adjective)
{
  LeafSentenceId maker = maker_of_adjective (build, adjective);

  if (maker.ix <= sentence.ix) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_IS_ADJECTIVE, name, leaf_kind_name (build, kind), NULL);
    return TRUE;
  }
  leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_NAME_TAKEN,
                   LEAF_ROW (&build->sentences->sentences, LeafSentence, maker.ix)->wording, NULL, NULL);
  return FALSE;
}

void
leaf_clash_note (LeafBuild *build, LeafWording name)
{
  const char *spelling = leaf_world_spelling (build, leaf_wording_skip_article (build, name));

  leaf_table_push (&build->world->clashing, &spelling);
}

static guint32
count_words (const char *name)
{
  guint32 n = 1;

  for (; *name != '\0'; name++)
    n += *name == ' ';
  return n;
}

gboolean
leaf_clash_is_named (const LeafBuild *build, LeafWording w)
{
  LEAF_EACH (&build->world->clashing, i) {
    g_autofree char *name = g_ascii_strdown (*LEAF_ROW (&build->world->clashing, const char *, i), -1);
    guint32 n = count_words (name);

    for (guint32 at = w.first; at + n <= w.end; at++)
      if (leaf_wording_is (build, leaf_wording (at, at + n), name))
        return TRUE;
  }
  return FALSE;
}

void
leaf_clash_complain_of_later (LeafBuild *build, LeafSentenceId sentence, const char *name, LeafWording earlier)
{
  const guint32 most = 12;
  LeafWording later = LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording;
  g_autofree char *words
      = leaf_wording_dup (build, leaf_wording_up_to (earlier, MIN (earlier.end, earlier.first + most)));

  leaf_table_push (&build->world->clashing, &name);
  leaf_problem_at (build, LEAF_PROBLEM_LATER_NAME_USED, later, name, words);
}

/* "The ball can be red, huge or odd": the states of a thing are a kind with its values, which a later sentence may
 * define again. */
static gboolean
refuse_instance (LeafBuild *build, LeafKindId kind, LeafWording name, LeafSentenceId sentence, LeafInstanceId known)
{
  if (LEAF_INSTANCE (build, known)->sentence.ix > sentence.ix)
    return FALSE;
  leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, leaf_kind_name (build, kind), NULL);
  return TRUE;
}

/* Some names of the library do not count: values that the library uses only internally are unknown to stories, and
 * variables of an action or a rulebook mean nothing elsewhere. */
static gboolean
is_for_all (const LeafBuild *build, const LeafNameMatch *match)
{
  const LeafInstance *known;

  if (match->id == 0 || match->is_abbreviated)
    return FALSE;
  if (match->sort == LEAF_NAME_VARIABLE)
    return LEAF_ROW (&build->world->variables, LeafVariable, match->id)->owner == LEAF_OWNER_GLOBAL;
  if (match->sort != LEAF_NAME_INSTANCE || match->name >= build->world->names->first_of_story)
    return TRUE;
  known = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match->id));
  return leaf_kind_is_object (build, known->kind) || LEAF_SAME (known->kind, LEAF_KIND (SCENE));
}

gboolean
leaf_clash_refuse (LeafBuild *build, LeafKindId kind, LeafWording name, LeafSentenceId sentence)
{
  guint32 sorts = LEAF_NAMES (ADJECTIVE);
  LeafNameMatch match;

  if (build->is_library)
    return FALSE;
  if (!leaf_kind_is_object (build, kind)) /* things may share names with others; this is resolved when they are made */
    sorts |= LEAF_NAMES (INSTANCE) | LEAF_NAMES (KIND) | LEAF_NAMES (PROPERTY) | LEAF_NAMES (VARIABLE)
             | LEAF_NAMES (RULEBOOK) | LEAF_NAMES (RULE) | LEAF_NAMES (ACTIVITY);
  match = leaf_names_find_whole (build, name, sorts, leaf_sentence_heading (build, sentence));
  if (!is_for_all (build, &match))
    return FALSE;
  if (match.sort == LEAF_NAME_ADJECTIVE)
    return refuse_adjective (build, kind, name, sentence, match.id);
  if (LEAF_ROW (&build->world->names->names, LeafName, match.name)->made_at.first > name.first)
    return FALSE;
  if (match.sort == LEAF_NAME_INSTANCE)
    return refuse_instance (build, kind, name, sentence, LEAF_ID (LeafInstanceId, match.id));
  leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, leaf_kind_name (build, kind), NULL);
  return TRUE;
}

gboolean
leaf_clash_is_known (const LeafBuild *build, LeafWording name, guint32 sorts, LeafHeadingId near)
{
  LeafNameMatch match;
  LeafWording made_at;
  LeafValue written;

  if (build->is_library || leaf_wording_empty (name))
    return FALSE;
  name = leaf_wording_skip_article (build, name);
  if (leaf_wording_is (build, name, "nothing")
      || (leaf_word (build, name.first)->sort != LEAF_WORD_TEXT && leaf_literal_read (build, name, &written)))
    return TRUE;
  match = leaf_names_find_whole (build, name, sorts, near);
  if (!is_for_all (build, &match))
    return FALSE;
  made_at = LEAF_ROW (&build->world->names->names, LeafName, match.name)->made_at;
  return leaf_wording_empty (made_at) || made_at.first < name.first;
}
