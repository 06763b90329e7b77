/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-declarations.c: reads the sentences that declare new names, before any sentence that uses them.
 *
 * Each pass reads all sentences for one sort of thing, so that their order does not matter:
 *
 *   plurals, kinds, named values and directions, relations, actions, activities, options, properties, variables, verbs
 *
 * A kind may be declared before the kind that it is a kind of; the pass over those sentences is repeated until no more
 * of them are understood. Some declarations look like plain assertions ("The colours are red and blue", "A person has a
 * mood"): they are recognized here by their kinds, and those that later passes need not read are marked as used.
 */

#include "leaf-assert.h"
#include "leaf-dialogue.h"
#include "leaf-hints.h"
#include "leaf-names-private.h"
#include "kinds/leaf-notation.h"

#include <string.h>

static const LeafSentence *
sentence_row (const LeafBuild *build, LeafSentenceId id)
{
  return LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix);
}

void
leaf_sentence_use (LeafBuild *build, LeafSentenceId sentence)
{
  leaf_index_set (&build->world->used, sentence.ix, 1);
}

gboolean
leaf_sentence_is_used (const LeafBuild *build, LeafSentenceId sentence)
{
  return leaf_index_find (&build->world->used, sentence.ix) != 0;
}

/* The first "is" or "are" outside brackets, after the first word; w.end if there is none. */
static guint32
find_copula (const LeafBuild *build, LeafWording w)
{
  guint32 is = leaf_wording_find_from (build, w, w.first + 1, "is");
  guint32 are = leaf_wording_find_from (build, w, w.first + 1, "are");

  return MIN (is, are);
}

/* --- plurals ------------------------------------------------------------------------------------------------------ */

/* "The plural of brother is brethren." */
static void
declare_plural (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w = sentence_row (build, id)->wording;
  guint32 of = leaf_wording_find (build, w, "of"), is = find_copula (build, w);
  g_autofree char *plural = NULL;

  if (of >= is || is + 1 >= w.end)
    return;
  if (leaf_word (build, of + 1)->sort == LEAF_WORD_TEXT || leaf_word (build, is + 1)->sort == LEAF_WORD_TEXT) {
    leaf_problem_at (build, LEAF_PROBLEM_PLURAL_QUOTED, w, NULL, NULL);
    return;
  }
  plural = leaf_wording_dup (build, leaf_wording_from (w, is + 1));
  leaf_english_declare_plural (build, leaf_world_spelling (build, leaf_wording (of + 1, is)), plural);
}

/* A kind that already exists may get another plural. */
static void
name_plural (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w = sentence_row (build, id)->wording, plural;
  guint32 of = leaf_wording_find (build, w, "of"), is = find_copula (build, w);
  LeafNameMatch match;

  if (of >= is || is + 1 >= w.end)
    return;
  plural = leaf_wording_from (w, is + 1);
  match
      = leaf_names_find_whole (build, leaf_wording (of + 1, is), LEAF_NAMES (KIND), sentence_row (build, id)->heading);
  if (match.id != 0
      && leaf_names_find_whole (build, plural, LEAF_NAMES (KIND), sentence_row (build, id)->heading).id != match.id)
    leaf_names_add_near (build, LEAF_NAME_KIND, match.id, plural, sentence_row (build, id)->heading, TRUE);
}

/* --- kinds -------------------------------------------------------------------------------------------------------- */

/* "a kind of thing with description "..."", "a kind of value": the words that name the parent kind. The properties
 * after "with" are read later. */
static gboolean
split_kind_sentence (const LeafBuild *build, LeafWording w, LeafWording *names, LeafWording *above)
{
  guint32 is = find_copula (build, w), at, end;

  if (is + 1 >= w.end || leaf_word_is (build, is + 1, "is") || leaf_word_is (build, is + 1, "are"))
    return FALSE;
  *names = leaf_wording_up_to (w, is);
  at = leaf_wording_find_from (build, w, is, "kind");
  if (at >= w.end)
    at = leaf_wording_find_from (build, w, is, "kinds");
  if (at >= w.end)
    return FALSE;
  *above = LEAF_NO_WORDS;
  if (at + 2 == w.end && leaf_word_is (build, at + 1, "of"))
    return FALSE;
  if (at + 2 < w.end && leaf_word_is (build, at + 1, "of")) {
    *above = leaf_wording_from (w, at + 2);
    above->end = MIN (leaf_wording_find (build, *above, "with"), leaf_wording_find (build, *above, "having"));
    end = MIN (leaf_wording_find (build, *above, "which"), leaf_wording_find (build, *above, "that"));
    above->end = MIN (above->end, end);
  }
  return TRUE;
}

/* The name is as written, since it is printed for an unnamed thing of the kind. The name of a kind of value is in lower
 * case, like its values. */
static const char *
kind_name (LeafBuild *build, LeafWording name, gboolean is_value)
{
  g_autofree char *text = leaf_wording_dup (build, name);

  if (is_value && g_ascii_isupper (text[0]) && !g_ascii_isupper (text[1]))
    text[0] = g_ascii_tolower (text[0]);
  return leaf_arena_strdup (build->arena, text);
}

static void
set_parent (LeafBuild *build, LeafKindId kind, LeafKindId parent, LeafSentenceId sentence)
{
  LeafTable *kinds = &build->kinds->kinds;

  /* The sentence repeats a known fact: "An animal is a kind of thing." */
  if (leaf_kind_conforms (build, kind, parent) || leaf_kind_conforms (build, parent, kind))
    return;
  if (!leaf_kind_conforms (build, parent, LEAF_ROW (kinds, LeafKind, kind.ix)->parent)) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_FUNDAMENTAL, sentence_row (build, sentence)->wording,
                     leaf_kind_name (build, kind), NULL);
    return;
  }
  LEAF_ROW (kinds, LeafKind, kind.ix)->parent = parent;
  /* A new parent of a kind changes the place of the kinds below it: repeats until nothing changes. */
  for (gboolean changed = TRUE; changed;) {
    changed = FALSE;
    LEAF_EACH (kinds, i) {
      const LeafKind *row = LEAF_ROW (kinds, LeafKind, i);

      if (row->representation == LEAF_REPRESENTATION_OBJECT && LEAF_IS (row->parent))
        changed |= leaf_kind_set_parent (build->kinds, LEAF_ID (LeafKindId, i), row->parent);
    }
  }
}

/* The built-in kinds keep their parents, directions have no subkinds, and no kind may be its own ancestor. */
static gboolean
is_misplaced (const LeafBuild *build, LeafKindId kind, LeafKindId parent)
{
  static const guint32 roots[] = { LEAF_KIND_THING, LEAF_KIND_ROOM, LEAF_KIND_DIRECTION, LEAF_KIND_REGION };

  if (leaf_kind_conforms (build, parent, LEAF_KIND (DIRECTION)))
    return TRUE;
  if (!LEAF_IS (kind))
    return FALSE;
  for (guint32 i = 0; i < G_N_ELEMENTS (roots); i++)
    if (kind.ix == roots[i] && parent.ix != LEAF_KIND_OBJECT)
      return TRUE;
  if ((kind.ix == LEAF_KIND_DOOR && leaf_kind_conforms (build, parent, LEAF_KIND (BACKDROP)))
      || (kind.ix == LEAF_KIND_BACKDROP && leaf_kind_conforms (build, parent, LEAF_KIND (DOOR)))
      || (kind.ix == LEAF_KIND_CONTAINER && leaf_kind_conforms (build, parent, LEAF_KIND (SUPPORTER)))
      || (kind.ix == LEAF_KIND_SUPPORTER && leaf_kind_conforms (build, parent, LEAF_KIND (CONTAINER))))
    return TRUE;
  return leaf_kind_is_object (build, kind) && leaf_kind_conforms (build, parent, kind);
}

static gboolean
is_reserved (const LeafBuild *build, guint32 word)
{
  static const char *const reserved[] = { "condition", "conditions",     "storage",         "storages",  "variable",
                                          "variables", "property-value", "table-reference", "list-entry" };

  for (guint32 i = 0; i < G_N_ELEMENTS (reserved); i++)
    if (leaf_word_is (build, word, reserved[i]))
      return TRUE;
  return FALSE;
}

static void
name_in_plural (LeafBuild *build, LeafKindId kind, const char *plural, LeafHeadingId near)
{
  guint32 row = leaf_names_add_text (build, LEAF_NAME_KIND, kind.ix, plural, TRUE);

  LEAF_ROW (&build->world->names->names, LeafName, row)->heading = near;
}

void
leaf_world_make_kind (LeafBuild *build, LeafWording name, LeafKindId parent, LeafSentenceId sentence)
{
  LeafHeadingId near = leaf_sentence_heading (build, sentence);
  LeafNameMatch match;
  LeafKindId kind;
  const char *called, *shown;
  g_autofree char *folded = NULL, *plural = NULL, *regular = NULL;
  gboolean is_value = LEAF_SAME (parent, LEAF_KIND (VALUE));

  name = leaf_wording_skip_article (build, name);
  if (leaf_wording_empty (name))
    return;
  if (leaf_wording_is_article (build, name)) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (N_ ("only an article")), NULL);
    return;
  }
  if (leaf_word (build, name.first)->sort == LEAF_WORD_TEXT) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (N_ ("a quotation")), NULL);
    return;
  }
  if (leaf_names_find_whole (build, name, LEAF_NAMES (PROPERTY), near).id != 0
      && leaf_names_find_whole (build, name, LEAF_NAMES (KIND), near).id == 0) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, LEAF_REMARK (N_ ("kind")), NULL);
    return;
  }
  if (leaf_wording_length (name) == 1 && is_reserved (build, name.first)) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (N_ ("a reserved word")), NULL);
    return;
  }
  if (leaf_names_find_whole (build, name, LEAF_NAMES (RULEBOOK), near).id != 0) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (N_ ("the name of a rulebook")), NULL);
    return;
  }
  if (leaf_clash_is_known (build, name, LEAF_NAMES (INSTANCE), near)) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, LEAF_REMARK (N_ ("kind")), NULL);
    return;
  }
  match = leaf_names_find_whole (build, name, LEAF_NAMES (KIND), near);
  if (is_misplaced (build, LEAF_ID (LeafKindId, match.id), parent)) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_FUNDAMENTAL, sentence_row (build, sentence)->wording,
                     leaf_kind_name (build, match.id != 0 ? LEAF_ID (LeafKindId, match.id) : parent), NULL);
    return;
  }
  if (match.id != 0) {
    kind = LEAF_ID (LeafKindId, match.id);
    if (!is_value && leaf_kind_is_object (build, kind) && leaf_kind_is_object (build, parent))
      set_parent (build, kind, parent, sentence);
    else if (is_value != !leaf_kind_is_object (build, kind))
      leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, LEAF_REMARK (N_ ("kind")), NULL);
    return;
  }
  called = kind_name (build, name, is_value);
  folded = g_utf8_strdown (called, -1);
  shown = leaf_english_plural (build, called);
  plural = g_utf8_strdown (shown, -1);
  kind = leaf_kind_make (build, is_value ? LEAF_REPRESENTATION_ENUMERATED : LEAF_REPRESENTATION_OBJECT, called, shown,
                         parent);
  leaf_names_add_near (build, LEAF_NAME_KIND, kind.ix, name, near, FALSE);
  if (strcmp (plural, folded) != 0)
    name_in_plural (build, kind, plural, near);
  regular = leaf_english_regular_plural (folded);
  if (strcmp (regular, plural) != 0 && strcmp (regular, folded) != 0) /* a declared plural is an additional one */
    name_in_plural (build, kind, regular, near);
}

/* Which assumptions a sentence about a kind may make: a kind whose name has more words than the one that matches may be
 * declared later. */
typedef enum {
  WHOLE_NAMES,
  NAMES_AFTER_ADJECTIVES, /* "a kind of open container" */
  LAST_CHANCE,            /* report words that are not understood */
} Effort;

static gboolean
ends_in_kind (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  for (guint32 at = w.first; at < w.end; at++)
    if (LEAF_IS (leaf_kind_read (build, leaf_wording_from (w, at), near)))
      return TRUE;
  return FALSE;
}

/* "animal" of "a kind of animal and scenery" */
static LeafWording
without_adjectives_after (LeafBuild *build, LeafWording above, LeafHeadingId near)
{
  guint32 and = leaf_wording_find (build, above, "and");

  if (and < above.end && !ends_in_kind (build, above, near)
      && ends_in_kind (build, leaf_wording_up_to (above, and), near))
    return leaf_wording_up_to (above, and);
  return above;
}

LeafWording
leaf_kind_sentence_adjectives_apart (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafWording names, above, kind;
  guint32 is = find_copula (build, w), and;

  if (!split_kind_sentence (build, w, &names, &above))
    return LEAF_NO_WORDS;
  kind = without_adjectives_after (build, above, near);
  if (kind.end + 1 < above.end)
    return leaf_wording_from (above, kind.end + 1);
  and = leaf_wording_find_from (build, w, is, "and");
  return and < above.first ? leaf_wording (is + 1, and) : LEAF_NO_WORDS;
}

LeafWording
leaf_kind_sentence_adjectives (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafWording names, above;

  if (!split_kind_sentence (build, w, &names, &above))
    return LEAF_NO_WORDS;
  above = without_adjectives_after (build, above, near);
  for (guint32 at = above.first; at < above.end; at++)
    if (LEAF_IS (leaf_kind_read (build, leaf_wording_from (above, at), near)))
      return leaf_wording_up_to (above, at);
  return LEAF_NO_WORDS;
}

/* Returns TRUE if the sentence was understood, or never can be. */
static gboolean
declare_kind (LeafBuild *build, LeafSentenceId id, Effort effort)
{
  LeafWording w = sentence_row (build, id)->wording, names, above, *parts;
  LeafKindId parent = LEAF_KIND (OBJECT);
  guint32 n;

  if (!split_kind_sentence (build, w, &names, &above)) {
    g_autoptr (LeafMessageFragment) hint = leaf_hint_for_unfinished (build, w);

    leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, hint, NULL);
    return TRUE;
  }
  if (leaf_wording_find (build, above, "called") < above.end) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_CALLED, w, NULL, NULL);
    return TRUE;
  }
  above = without_adjectives_after (build, above, sentence_row (build, id)->heading);
  if (!leaf_wording_empty (above))
    parent = leaf_kind_read (build, above, sentence_row (build, id)->heading);
  for (guint32 at = above.first + 1; !LEAF_IS (parent) && effort > WHOLE_NAMES && at < above.end; at++)
    parent = leaf_kind_read (build, leaf_wording_from (above, at), sentence_row (build, id)->heading);
  if (!LEAF_IS (parent)) {
    if (effort == LAST_CHANCE) {
      g_autoptr (LeafMessageFragment) near = leaf_names_perhaps (build, above, LEAF_NAMES (KIND));

      leaf_problem_at (build, LEAF_PROBLEM_KIND_UNKNOWN, above, near, NULL);
    }
    return FALSE;
  }
  if (!LEAF_SAME (parent, LEAF_KIND (VALUE)) && !leaf_kind_is_object (build, parent)) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_OF_THAT, above, NULL, NULL);
    return TRUE;
  }
  leaf_kind_check_made (build, above, sentence_row (build, id)->heading);
  n = leaf_wording_split_list (build, names, "and", &parts);
  for (guint32 i = 0; i < n; i++)
    leaf_world_make_kind (build, parts[i], parent, id);
  return TRUE;
}

static void
declare_kinds (LeafBuild *build, const GArray *sentences)
{
  g_autoptr (GArray) left = g_array_copy ((GArray *) sentences);
  Effort effort = WHOLE_NAMES;

  while (left->len > 0 && effort < LAST_CHANCE) {
    guint before = left->len;

    for (guint i = 0; i < left->len;)
      if (declare_kind (build, g_array_index (left, LeafSentenceId, i), effort))
        g_array_remove_index (left, i);
      else
        i++;
    effort = left->len < before ? WHOLE_NAMES : effort + 1;
  }
  for (guint i = 0; i < left->len; i++)
    declare_kind (build, g_array_index (left, LeafSentenceId, i), LAST_CHANCE);
}

/* --- named values, directions ------------------------------------------------------------------------------------- */

static gboolean
is_enumerable (const LeafBuild *build, LeafKindId kind)
{
  return LEAF_IS (kind) && leaf_kind (build, kind)->representation == LEAF_REPRESENTATION_ENUMERATED;
}

/* "with" begins the properties, so only a name after "called" can contain it. */
static gboolean
has_with (const LeafBuild *build, LeafWording name)
{
  guint32 at = leaf_wording_find (build, name, "with");

  return at > name.first && at + 1 < name.end;
}

/* Returns FALSE if the kind has a value with this name already. */
static gboolean
make_value (LeafBuild *build, LeafKindId kind, LeafWording name, LeafSentenceId sentence)
{
  LeafHeadingId near = leaf_sentence_heading (build, sentence);
  gboolean has_article = leaf_wording_skip_article (build, name).first != name.first;
  LeafNameMatch match;
  LeafValue written;

  name = leaf_wording_skip_article (build, name);
  if (leaf_wording_empty (name))
    return TRUE;
  if (leaf_literal_read (build, name, &written) && leaf_word (build, name.first)->sort != LEAF_WORD_TEXT) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, leaf_kind_name (build, kind), NULL);
    return TRUE;
  }
  if (leaf_word (build, name.first)->sort == LEAF_WORD_TEXT) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (N_ ("a quotation")), NULL);
    return TRUE;
  }
  if (leaf_wording_find (build, name, "(") < name.end || leaf_wording_find (build, name, ")") < name.end) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (N_ ("a bracket")), NULL);
    return TRUE;
  }
  match = leaf_names_find_whole (build, name, LEAF_NAMES (INSTANCE), near);
  if (match.id != 0 && LEAF_SAME (LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind, kind))
    return FALSE;
  if (leaf_tables_define_all_of (build, kind, name))
    return TRUE;
  /* make it anyway, so that later sentences about it are understood */
  if (!build->is_library && has_with (build, name))
    leaf_problem_at (build, LEAF_PROBLEM_NAME_WITH, name, NULL, NULL);
  /* "The Waiting is a scene" does not clash with the action "Waiting" */
  if (!has_article && leaf_names_an_action (build, name)) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_IS_ACTION, name, leaf_kind_name (build, kind), NULL);
    return TRUE;
  }
  if (leaf_clash_refuse (build, kind, name, sentence))
    leaf_sentence_use (build, sentence); /* the clash is reported; do not read the sentence as an assertion too */
  else
    leaf_world_make_instance (build, kind, name, sentence);
  return TRUE;
}

/* "in Crime Scene", "on the table" */
static gboolean
says_place (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_begins (build, w, "in") || leaf_wording_begins (build, w, "on");
}

/* "south of Crime Scene", "a box in the Crime Scene", "Crime Scene": the last word is the name of a kind, but is part
 * of another name. */
static gboolean
ends_in_a_name (const LeafBuild *build, LeafWording right, LeafWording before_kind, gboolean is_plural)
{
  static const char *const within[] = { "of", "in", "on", "from", "above", "below", "inside", "outside", "the" };

  if (!leaf_wording_empty (before_kind) && !is_plural && !leaf_word_is (build, right.first, "a")
      && !leaf_word_is (build, right.first, "an"))
    return TRUE;
  for (guint32 at = before_kind.first; at < before_kind.end; at++)
    for (guint i = 0; i < G_N_ELEMENTS (within); i++)
      if (leaf_word_is (build, at, within[i]))
        return TRUE;
  return FALSE;
}

/* Words after "A mood is": not a name, literal or preposition. */
static gboolean
can_name_value (const LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  static const LeafNameSort known
      = LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) | LEAF_NAMES (VARIABLE) | LEAF_NAMES (PROPERTY);
  LeafWording bare = leaf_wording_skip_article (build, w);
  LeafValue written;

  return !leaf_wording_empty (bare) && leaf_names_find_whole (build, bare, known, near).id == 0
         && !says_place (build, w) && leaf_word (build, bare.first)->sort != LEAF_WORD_TEXT
         && !leaf_literal_read (build, bare, &written);
}

/* "A mood is usually happy" defines a mood called happy, if nothing has that name yet. */
static gboolean
skip_likelihood (const LeafBuild *build, LeafWording *right, gboolean is_plural, LeafHeadingId near)
{
  if (!leaf_begins_with_certainty (build, *right))
    return TRUE;
  if (build->is_library || is_plural
      || (!leaf_wording_begins (build, *right, "usually") && !leaf_wording_begins (build, *right, "normally")))
    return FALSE;
  right->first++;
  return !leaf_wording_begins (build, *right, "not") && can_name_value (build, *right, near);
}

/* "The colours are red, green and blue." */
static gboolean
declare_values_of (LeafBuild *build, LeafSentenceId id, LeafWording left, LeafWording right)
{
  LeafHeadingId near = leaf_sentence_heading (build, id);
  LeafNameMatch match = leaf_names_find_whole (build, left, LEAF_NAMES (KIND), near);
  LeafKindId kind = LEAF_ID (LeafKindId, match.id);
  LeafWording *parts;
  gboolean is_new = FALSE, is_plural;
  guint32 n;

  if (match.id == 0 || !is_enumerable (build, kind))
    return FALSE;
  is_plural = LEAF_ROW (&build->world->names->names, LeafName, match.name)->is_plural;
  if (!skip_likelihood (build, &right, is_plural, near) || leaf_wording_begins (build, right, "a kind"))
    return FALSE;
  /* "A weight is ..." is about all weights, since weights have a notation; "A mood is happy" defines a mood. */
  if (!is_plural && (leaf_kind (build, kind)->is_written || !can_name_value (build, right, near)))
    return FALSE;
  if (leaf_names_find_whole (build, right, LEAF_NAMES (ADJECTIVE), near).id != 0)
    return FALSE;
  leaf_wording_take_bracket (build, &right);
  n = leaf_wording_split_list (build, right, "and", &parts);
  for (guint32 i = 0; i < n; i++)
    is_new |= make_value (build, kind, parts[i], id);
  if (is_new)
    leaf_sentence_use (build, id);
  return is_new;
}

/* "Red is a colour.", "Red and blue are colours.", "The Ball is a recurring scene.", "Widdershins is a direction." */
static gboolean
declare_value_as (LeafBuild *build, LeafSentenceId id, LeafWording left, LeafWording right)
{
  LeafHeadingId near = leaf_sentence_heading (build, id);
  guint32 with = leaf_wording_find (build, right, "with");
  LeafWording bare = leaf_wording_skip_article (build, leaf_wording_up_to (right, with)), *parts;
  LeafNameMatch match = leaf_names_end (build, bare, LEAF_NAMES (KIND), near);
  LeafKindId kind = LEAF_ID (LeafKindId, match.id);
  guint32 n;

  if (match.id == 0 || leaf_begins_with_certainty (build, right) || leaf_wording_is (build, left, "there")
      || says_place (build, right) || leaf_wording_find (build, right, "called") < right.end
      || ends_in_a_name (build, right, leaf_wording_up_to (bare, bare.end - match.n_words),
                         LEAF_ROW (&build->world->names->names, LeafName, match.name)->is_plural))
    return FALSE;
  if (match.n_words < leaf_wording_length (bare)
      && leaf_names_find_whole (build, bare, LEAF_NAMES (INSTANCE), near).id != 0)
    /* "The log is quiet detail", where "quiet detail" is a value: the log may be a variable, or a thing with a
     * detail */
    return FALSE;
  if (LEAF_SAME (kind, LEAF_KIND (DIRECTION)) ? match.n_words != leaf_wording_length (bare)
                                              : !is_enumerable (build, kind))
    return FALSE;
  n = leaf_wording_split_list (build, left, "and", &parts);
  for (guint32 i = 0; i < n; i++) {
    LeafNameMatch known = leaf_names_find_whole (
        build, parts[i], LEAF_NAMES (INSTANCE) | LEAF_NAMES (PROPERTY) | LEAF_NAMES (KIND), near);
    LeafWording name = leaf_wording_skip_article (build, parts[i]);

    if (known.id != 0 || leaf_wording_empty (name) || leaf_wording_begins (build, parts[i], "it"))
      continue;
    if (LEAF_SAME (kind, LEAF_KIND (DIRECTION))) {
      LeafInstanceId way = leaf_world_make_instance (build, kind, name, id);

      LEAF_INSTANCE (build, way)->is_proper = !build->is_library && name.first == parts[i].first;
      leaf_map_new_direction (build, way);
    } else
      make_value (build, kind, parts[i], id);
  }
  return TRUE;
}

/* Checks the name in "The File of Scores is called "scores"." Other programs may read such files, so their names are
 * restricted; figures and sounds are never written. */
static void
check_file (LeafBuild *build, LeafWording w, LeafWording owner, guint32 text)
{
  g_autofree char *name = leaf_words_text_dup (build, text), *stripped = g_strstrip (g_strdup (name));
  gboolean is_shared = leaf_word_is (build, text - 1, "called") && !leaf_word_is (build, w.first, "internal");

  if (is_shared && !g_regex_match_simple ("^[A-Za-z][A-Za-z0-9]{2,22}$", name, 0, 0))
    leaf_problem_at (build, LEAF_PROBLEM_FILE_NAME_LETTERS, leaf_wording (text, text + 1), NULL, NULL);
  else if (stripped[0] == '\0')
    leaf_problem_at (build, LEAF_PROBLEM_FILE_NAME_EMPTY, w, NULL, NULL);
  if (!leaf_wording_empty (owner) && leaf_word (build, owner.end - 1)->sort == LEAF_WORD_TEXT) {
    g_autofree char *project = leaf_words_text_dup (build, owner.end - 1);

    if (!g_regex_match_simple ("^[A-Za-z0-9-]{8,63}$", project, 0, 0))
      leaf_problem_at (build, LEAF_PROBLEM_FILE_OWNER, owner, NULL, NULL);
  } else if (!leaf_wording_empty (owner) && !leaf_wording_is (build, owner, "owned by another project")) {
    leaf_problem_at (build, LEAF_PROBLEM_FILE_OWNER_UNKNOWN, owner, NULL, NULL);
  }
}

static gboolean
declare_external (LeafBuild *build, LeafSentenceId id, LeafWording left, LeafWording right)
{
  static const struct {
    const char *begins;
    guint32 kind;
  } sorts[] = {
    { "figure", LEAF_KIND_FIGURE },
    { "sound", LEAF_KIND_SOUND },
    { "file", LEAF_KIND_EXTERNAL_FILE },
    { "text file", LEAF_KIND_EXTERNAL_FILE },
    { "binary file", LEAF_KIND_EXTERNAL_FILE },
    { "internal text file", LEAF_KIND_EXTERNAL_FILE },
    { "internal binary file", LEAF_KIND_EXTERNAL_FILE },
    { "internal data file", LEAF_KIND_EXTERNAL_FILE },
    { "internal form file", LEAF_KIND_EXTERNAL_FILE },
  };
  LeafWording owner;

  leaf_wording_take_bracket (build, &right); /* ("A butterfly."): the alternative text */
  if (leaf_wording_length (right) < 2 || leaf_word (build, right.end - 1)->sort != LEAF_WORD_TEXT
      || !(leaf_wording_begins (build, right, "called") || leaf_wording_begins (build, right, "the file")
           || leaf_wording_begins (build, right, "file")))
    return FALSE;
  owner = leaf_wording_take_bracket (build, &left); /* (owned by ...) */
  left = leaf_wording_skip_article (build, left);
  for (guint32 i = 0; i < G_N_ELEMENTS (sorts); i++) {
    LeafKindId kind = { sorts[i].kind };
    LeafWording name = left;

    if (!leaf_wording_begins (build, left, sorts[i].begins))
      continue;
    if (leaf_wording_is (build, left, sorts[i].begins)) {
      leaf_problem_at (build, LEAF_PROBLEM_FILE_WITHOUT_NAME, left, NULL, NULL);
      return TRUE;
    }
    while (leaf_word_is (build, name.first, "internal") || leaf_word_is (build, name.first, "text")
           || leaf_word_is (build, name.first, "binary"))
      name.first++;
    if (leaf_names_find_whole (build, name, LEAF_NAMES (INSTANCE), leaf_sentence_heading (build, id)).id != 0)
      leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, leaf_kind_name (build, kind), NULL);
    check_file (build, leaf_wording (left.first, right.end), owner, right.end - 1);
    make_value (build, kind, name, id);
    leaf_sentence_use (build, id);
    return TRUE;
  }
  return FALSE;
}

static void
declare_values (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w = sentence_row (build, id)->wording, left, right;
  guint32 at = find_copula (build, w);

  if (at + 1 >= w.end)
    return;
  left = leaf_wording_up_to (w, at);
  right = leaf_wording_from (w, at + 1);
  if (!declare_external (build, id, left, right) && !declare_values_of (build, id, left, right))
    declare_value_as (build, id, left, right);
}

/* --- properties --------------------------------------------------------------------------------------------------- */

static LeafAssertionPass
reading_at (LeafBuild *build, LeafArena *scratch, LeafSentenceId id)
{
  return (LeafAssertionPass) {
    .build = build, .scratch = scratch, .sentence = id, .near = sentence_row (build, id)->heading
  };
}

/* "A person has a number called age", "A person has a mood". Properties of things that do not exist yet wait for the
 * assertions. */
static void
declare_has (LeafBuild *build, LeafArena *scratch, LeafSentenceId id)
{
  LeafWording w = sentence_row (build, id)->wording;
  guint32 at = MIN (leaf_wording_find (build, w, "has"), leaf_wording_find (build, w, "have"));
  LeafAssertionPass reading = reading_at (build, scratch, id);

  if (at == w.first || at + 1 >= w.end)
    return;
  if (leaf_properties_declare_has (&reading, leaf_wording_up_to (w, at), leaf_wording_from (w, at + 1)))
    leaf_sentence_use (build, id);
}

static void
declare_can_be (LeafBuild *build, LeafArena *scratch, LeafSentenceId id)
{
  LeafAssertionPass reading = reading_at (build, scratch, id);

  if (leaf_properties_declare_can_be (&reading, sentence_row (build, id)->wording))
    leaf_sentence_use (build, id);
}

/* --- variables ---------------------------------------------------------------------------------------------------- */

/* Removes "that varies", "which varies", "that vary" or "variable" from w, and puts what follows it into *after. */
static gboolean
take_varies (const LeafBuild *build, LeafWording *w, LeafWording *after)
{
  static const struct {
    const char *words;
    guint32 length;
  } endings[] = {
    { "that varies", 2 }, { "which varies", 2 }, { "that vary", 2 },
    { "which vary", 2 },  { "variable", 1 },     { "variables", 1 },
  };

  for (guint32 i = 0; i < G_N_ELEMENTS (endings); i++) {
    guint32 at = leaf_wording_find (build, *w, endings[i].words);

    if (at < w->end && at > w->first) {
      *after = leaf_wording_from (*w, at + endings[i].length);
      *w = leaf_wording_up_to (*w, at);
      return TRUE;
    }
  }
  return FALSE;
}

/* A direction, or a value of a kind with named values. These instances exist before assertions are read. None if the
 * name is not that of such a value. */
static LeafInstanceId
find_value (const LeafBuild *build, LeafWording name, LeafHeadingId near)
{
  LeafInstanceId id = { leaf_names_find_whole (build, name, LEAF_NAMES (INSTANCE), near).id };

  if (LEAF_IS (id)
      && (leaf_instance_is (build, id, LEAF_KIND (DIRECTION))
          || !leaf_kind_is_object (build, LEAF_INSTANCE (build, id)->kind)))
    return id;
  return LEAF_ID (LeafInstanceId, 0);
}

/* "The tea is a number that varies." before "Tea is a scene.": the scene exists already, but is reported as the
 * duplicate. */
static gboolean
refuse_later_value (LeafBuild *build, LeafWording name, LeafSentenceId sentence)
{
  LeafInstanceId id
      = find_value (build, leaf_wording_skip_article (build, name), leaf_sentence_heading (build, sentence));
  LeafInstance *value = LEAF_IS (id) ? LEAF_INSTANCE (build, id) : NULL;

  if (build->is_library || value == NULL || value->sentence.ix <= sentence.ix)
    return FALSE;
  if (!value->is_clash)
    leaf_clash_complain_of_later (build, value->sentence, value->name, sentence_row (build, sentence)->wording);
  value->is_clash = TRUE;
  return TRUE;
}

/* A kind, an adjective, an action or a literal: not a possible name of a variable. */
static gboolean
means_something (const LeafBuild *build, LeafWording name, LeafHeadingId near)
{
  name = leaf_wording_skip_article (build, name);
  return leaf_names_find_whole (build, name, LEAF_NAMES (KIND) | LEAF_NAMES (ADJECTIVE), near).id != 0
         || LEAF_IS (find_value (build, name, near)) || leaf_names_an_action (build, name)
         || leaf_clash_is_known (build, name, LEAF_NAMES (PROPERTY) | LEAF_NAMES (RULEBOOK), near);
}

static void
make_global (LeafBuild *build, LeafWording name, LeafKindId kind, LeafSentenceId id)
{
  LeafNameMatch match = leaf_names_find_whole (build, name, LEAF_NAMES (VARIABLE), leaf_sentence_heading (build, id));

  if (refuse_later_value (build, name, id))
    return;
  if (means_something (build, name, leaf_sentence_heading (build, id))) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, LEAF_REMARK (N_ ("variable")), NULL);
    return;
  }
  if (match.id != 0 && LEAF_ROW (&build->world->variables, LeafVariable, match.id)->owner == LEAF_OWNER_GLOBAL) {
    const LeafVariable *known = LEAF_ROW (&build->world->variables, LeafVariable, match.id);

    if (!leaf_kind_compatible (build, kind, known->kind) && !LEAF_SAME (kind, known->kind))
      leaf_problem_at (build, LEAF_PROBLEM_VARIABLE_TWO_KINDS, sentence_row (build, id)->wording,
                       leaf_kind_name (build, known->kind), NULL);
    return;
  }
  leaf_world_make_variable (build, LEAF_OWNER_GLOBAL, 0, name, kind, id);
}

static gboolean
is_certain (const LeafBuild *build, LeafWording w)
{
  return leaf_begins_with_certainty (build, w) && !leaf_wording_begins (build, w, "never")
         && !leaf_wording_begins (build, w, "seldom") && !leaf_wording_begins (build, w, "initially");
}

static void
declare_variable (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w = sentence_row (build, id)->wording, names, kind_words, after = LEAF_NO_WORDS, *parts;
  guint32 at = find_copula (build, w), n, called;
  LeafKindId kind;

  if (at + 1 >= w.end)
    return;
  names = leaf_wording_up_to (w, at);
  kind_words = leaf_wording_from (w, at + 1);
  if (is_certain (build, kind_words)) /* "is always a number that varies" */
    kind_words.first++;
  if (!take_varies (build, &kind_words, &after))
    return;
  if (leaf_wording_begins (build, after, "and")) {
    leaf_problem_at (build, LEAF_PROBLEM_VARIABLE_MANY, w, NULL, NULL);
    return;
  }
  if (leaf_wording_is_article (build, names)) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, names, LEAF_REMARK (N_ ("only an article")), NULL);
    return;
  }
  called = leaf_wording_find (build, kind_words, "called");
  if (called < kind_words.end) {
    names = leaf_wording_from (kind_words, called + 1);
    kind_words.end = called;
  } else if (leaf_wording_begins (build, after, "called")) {
    names = leaf_wording_from (after, after.first + 1);
  }
  kind = leaf_kind_read (build, kind_words, leaf_sentence_heading (build, id));
  if (!LEAF_IS (kind)) {
    g_autoptr (LeafMessageFragment) near = leaf_names_perhaps (build, kind_words, LEAF_NAMES (KIND));

    leaf_problem_at (build, LEAF_PROBLEM_KIND_UNKNOWN, kind_words,
                     leaf_wording_is_article (build, kind_words)
                         ? LEAF_REMARK (N_ (" A variable needs a kind: 'The count is a number that varies.'"))
                         : near,
                     NULL);
    return;
  }
  if ((LEAF_SAME (kind, LEAF_KIND (TOPIC)) || LEAF_SAME (kind, LEAF_KIND (VALUE)))) {
    leaf_problem_at (build,
                     LEAF_SAME (kind, LEAF_KIND (TOPIC)) ? LEAF_PROBLEM_TOPIC_VARIES : LEAF_PROBLEM_KIND_TOO_VAGUE,
                     sentence_row (build, id)->wording, NULL, NULL);
    return;
  }
  leaf_kind_check_made (build, kind_words, leaf_sentence_heading (build, id));
  n = leaf_word_is (build, at, "are") ? leaf_wording_split_list (build, names, "and", &parts) : 1;
  for (guint32 i = 0; i < n; i++)
    make_global (build, leaf_word_is (build, at, "are") ? parts[i] : names, kind, id);
}

/* --- constants ---------------------------------------------------------------------------------------------------- */

/* "The speed limit is always 30.": the subject is a new name and the value a literal. */
static void
declare_constant (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w = sentence_row (build, id)->wording, name, value;
  guint32 at = find_copula (build, w);
  LeafHeadingId near = leaf_sentence_heading (build, id);
  LeafVariableId variable;
  LeafKindId kind = LEAF_KIND (VALUE);
  gint32 number;

  if (at + 2 >= w.end || !leaf_word_is (build, at + 1, "always"))
    return;
  name = leaf_wording_skip_article (build, leaf_wording_up_to (w, at));
  value = leaf_wording_from (w, at + 2);
  if (leaf_names_find_whole (build, name, LEAF_NAMES_ANY, near).id != 0
      || leaf_names_end (build, name, LEAF_NAMES (KIND), near).id != 0)
    return;
  if (leaf_word (build, value.first)->sort == LEAF_WORD_TEXT)
    kind = LEAF_KIND (TEXT);
  else if (leaf_wording_length (value) == 1 && leaf_word_number (build, value.first, &number))
    kind = LEAF_KIND (NUMBER);
  else if (leaf_wording_is (build, value, "true") || leaf_wording_is (build, value, "false"))
    kind = LEAF_KIND (TRUTH_STATE);
  else if (!g_unichar_isdigit (
               g_utf8_get_char (leaf_vocabulary_text (build->vocabulary, leaf_word (build, value.first)->vocab))))
    return;
  variable = leaf_world_make_variable (build, LEAF_OWNER_GLOBAL, 0, name, kind, id);
  LEAF_ROW (&build->world->variables, LeafVariable, variable.ix)->is_constant = TRUE;
  LEAF_ROW (&build->world->variables, LeafVariable, variable.ix)->initial = value;
  leaf_sentence_use (build, id);
}

/* --- the title sentence ------------------------------------------------------------------------------------------- */

/* A name that continues on the next line becomes one line, with a space for each break. Spaces at its ends are kept. */
static char *
one_line (char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    if (i > 0)
      g_strchug (lines[i]);
    if (lines[i + 1] != NULL)
      g_strchomp (lines[i]);
  }
  g_free (text);
  return g_strjoinv (" ", lines);
}

/* The text between straight quotation marks at `*at`, which is moved past it. NULL if there is none. Free with
 * g_free. */
static char *
take_quoted (const char **at)
{
  const char *end = **at == '"' ? strchr (*at + 1, '"') : NULL;
  char *text;

  if (end == NULL)
    return NULL;
  text = one_line (g_strndup (*at + 1, (gsize) (end - *at - 1)));
  *at = end + 1;
  return text;
}

/* The rest of a line, without comments and without a final full stop. Free with g_free. */
static char *
rest_of_line (const char *at)
{
  GString *rest = g_string_new (NULL);
  guint depth = 0;

  for (; *at != '\0' && *at != '\n' && *at != '\r'; at++) {
    depth += *at == '[';
    if (depth == 0)
      g_string_append_c (rest, *at);
    depth -= *at == ']' && depth > 0;
  }
  g_strchomp (rest->str);
  if (g_str_has_suffix (rest->str, "."))
    *strrchr (rest->str, '.') = '\0';
  return g_string_free (rest, FALSE);
}

/* The author after the title on its line. NULL if there is no 'by' with a name. Free with g_free. */
static char *
read_author (const char *rest)
{
  const char *at = rest + strspn (rest, " \t");
  char *author;

  if (at == rest || !g_str_has_prefix (at, "by") || strchr (" \t", at[2]) == NULL || at[2] == '\0')
    return NULL;
  at += 2;
  at += strspn (at, " \t");
  author = take_quoted (&at);
  if (author == NULL)
    return g_strdup (at);
  if (*at != '\0')
    g_clear_pointer (&author, g_free);
  return author;
}

/* The sentence of the title extends to a full stop, but only its first line counts. */
static void
notice_more_lines (LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first + 1; at < w.end; at++)
    if (leaf_word (build, at)->flags & LEAF_WORD_LINE_START) {
      leaf_problem_at (build, LEAF_PROBLEM_TITLE_OVER_LINES, leaf_wording_from (w, at), NULL, NULL);
      return;
    }
}

/* ""The Cave" by A. Author": the author's name extends to the end of the line, since many authors leave out the full
 * stop. Only on this line does the reference take characters literally: curly quotation marks stay curly in the banner,
 * and a title between straight marks may contain them. */
static void
read_title (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w = sentence_row (build, id)->wording;
  const LeafWord *first;
  const char *text, *at;
  g_autofree char *title = NULL;
  g_autofree char *rest = NULL;
  g_autofree char *author = NULL;

  if (leaf_wording_empty (w) || leaf_word (build, w.first)->sort != LEAF_WORD_TEXT)
    return;
  first = leaf_word (build, w.first);
  text = LEAF_ROW (&build->words->sources, LeafSource, first->source)->text;
  at = text + first->start;
  if (leaf_words_inside_text (build, w.first).end < first->end) /* it is closed */
    title = take_quoted (&at);
  if (title == NULL) {
    title = one_line (leaf_words_text_dup (build, w.first));
    at = text + first->end;
  }
  build->world->title = leaf_arena_strdup (build->arena, title);
  notice_more_lines (build, w);
  rest = rest_of_line (at);
  if (rest[0] == '\0')
    return;
  author = read_author (rest);
  if (author != NULL)
    build->world->author = leaf_arena_strdup (build->arena, author);
  else
    leaf_problem_at (build, LEAF_PROBLEM_TITLE_MALFORMED, w, NULL, NULL);
}

/* --- adjectives defined ------------------------------------------------------------------------------------------- */

/* "A container is large if its carrying capacity is 10 or more", "a K is big rather than small if ...": declares the
 * names, so that noun phrases may use them, and records which property an assertion of a measured adjective sets. */
static void
declare_defined (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w = sentence_row (build, id)->wording, name, other = LEAF_NO_WORDS, condition;
  guint32 is = find_copula (build, w),
          when = MIN (leaf_wording_find (build, w, "if"), leaf_wording_find (build, w, "unless")), at;
  LeafMeasure measure = { .sentence = id };

  if (is + 1 >= w.end || is >= when)
    return;
  name = leaf_wording (is + 1, MIN (when, w.end));
  at = leaf_wording_find (build, name, "rather than");
  if (at < name.end) {
    other = leaf_wording_from (name, at + 2);
    name.end = at;
  }
  if (leaf_wording_empty (name) || leaf_word (build, name.first)->sort != LEAF_WORD_PLAIN)
    return;
  measure.kind = leaf_kind_read (build, leaf_wording_up_to (w, is), sentence_row (build, id)->heading);
  if (!leaf_wording_empty (other)) {
    measure.adjective = leaf_world_adjective (build, leaf_world_spelling (build, other));
    leaf_table_push (&build->world->measures, &measure);
  }
  measure.adjective = leaf_world_adjective (build, leaf_world_spelling (build, name));
  condition = leaf_wording_from (w, MIN (when + 1, w.end));
  at = leaf_wording_find (build, condition, "is");
  if (!leaf_wording_empty (condition) && leaf_word_is (build, condition.first, "its") && at + 1 < condition.end) {
    measure.property = leaf_wording (condition.first + 1, at);
    measure.value = leaf_wording_from (condition, at + 1);
    if (leaf_wording_ends (build, measure.value, "or more") || leaf_wording_ends (build, measure.value, "or less"))
      measure.value.end -= 2;
  }
  leaf_table_push (&build->world->measures, &measure);
}

/* --- the passes in order ------------------------------------------------------------------------------------------ */

void
leaf_world_read_declarations (LeafBuild *build)
{
  const LeafTable *sentences = &build->sentences->sentences;
  GArray *by_form[LEAF_FORM_COUNT];
  g_autoptr (LeafArena) scratch = leaf_arena_new ("declarations");

#define EACH(FORM, statement)                                                                                          \
  for (guint i = 0; i < by_form[LEAF_FORM_##FORM]->len; i++) {                                                         \
    LeafSentenceId id = g_array_index (by_form[LEAF_FORM_##FORM], LeafSentenceId, i);                                  \
    statement;                                                                                                         \
  }

  leaf_world_boot (build);
  build->world->names->first_of_story = build->is_library ? 0 : build->world->names->names.n;
  build->world->first_kind = build->kinds->kinds.n;
  for (guint32 i = 0; i < LEAF_FORM_COUNT; i++)
    by_form[i] = g_array_new (FALSE, FALSE, sizeof (LeafSentenceId));
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentenceId id = LEAF_ID (LeafSentenceId, i);

    g_array_append_val (by_form[LEAF_ROW (sentences, LeafSentence, i)->form], id);
  }
  EACH (TITLE, read_title (build, id));
  EACH (ASSERTION, leaf_names_yield (build, id));
  EACH (VARIES, leaf_names_yield (build, id));
  EACH (PLURAL, declare_plural (build, id));
  declare_kinds (build, by_form[LEAF_FORM_KIND]);
  EACH (PLURAL, name_plural (build, id));
  EACH (UNIT, leaf_notation_declare (build, sentence_row (build, id)->wording));
  EACH (CAN_BE, declare_can_be (build, scratch, id));
  EACH (TABLE, leaf_tables_declare (build, id));
  EACH (EQUATION, leaf_equations_declare (build, id));
  EACH (ASSERTION, if (!leaf_bibliography_declare (build, id) && !leaf_tables_declare_defined (build, id))
                       declare_values (build, id));
  leaf_dialogue_declare (build);
  EACH (RELATION, leaf_relations_declare (build, id));
  EACH (ACTION, leaf_actions_declare (build, id));
  EACH (ACTIVITY, leaf_activities_declare (build, id));
  EACH (USE, leaf_options_declare (build, id));
  EACH (USE, leaf_options_use (build, id));
  EACH (RELEASE, leaf_release_check (build, id));
  EACH (HAS_CALLED, declare_has (build, scratch, id));
  EACH (ASSERTION, if (!leaf_sentence_is_used (build, id)) declare_has (build, scratch, id));
  EACH (DEFINITION, declare_defined (build, id));
  EACH (VARIES, declare_variable (build, id));
  EACH (ALWAYS, declare_constant (build, id));
  EACH (VERB, leaf_verbs_declare (build, id));
#undef EACH
  for (guint32 i = 0; i < LEAF_FORM_COUNT; i++)
    g_array_unref (by_form[i]);
}
