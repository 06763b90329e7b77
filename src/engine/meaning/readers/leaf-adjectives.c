/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-adjectives.c: adjectives: either/or properties, definitions, named values ("red"), comparatives and
 * superlatives. */

#include "leaf-phrase-table.h"
#include "leaf-readers.h"

#include <string.h>

/* The property of the subject that has values of this kind, or else any such property, since the subject's kind may be
 * known only during the play. */
static LeafPropertyId
property_of_value (const LeafBuild *build, LeafKindId value, LeafKindId subject)
{
  LeafPropertyId provided = leaf_property_for_value (build, value, subject, (LeafInstanceId) { 0 });

  return LEAF_IS (provided) ? provided
                            : leaf_property_for_value (build, value, LEAF_KIND (NONE), (LeafInstanceId) { 0 });
}

LeafNode *
leaf_property_place (LeafScope *scope, LeafNode *owner, LeafKindId kind)
{
  const LeafBuild *build = scope->build;
  LeafPropertyId property;
  LeafNode *node;

  if (!leaf_kind_is_object (build, owner->kind) || leaf_kind_is_object (build, kind)
      || (build->is_library && !leaf_kind_is_enumerated (build, kind)))
    return NULL;
  property = property_of_value (build, kind, owner->kind);
  if (!LEAF_IS (property))
    return NULL;
  node = leaf_node_with (scope, LEAF_NODE_PROPERTY, kind, owner->wording, owner);
  node->PROPERTY.property = property;
  return node;
}

/* Returns TRUE if the words are defined as an adjective for this subject, even if they may also be the value of a
 * property. */
static gboolean
is_defined (const LeafBuild *build, LeafWording w, LeafKindId subject, LeafHeadingId near)
{
  LeafNameMatch match = leaf_names_find (build, w, LEAF_NAMES (ADJECTIVE), near);
  guint32 row = match.id != 0 ? LEAF_ROW (&build->world->adjectives, LeafAdjective, match.id)->first_meaning : 0;

  while (row != 0) {
    const LeafAdjectiveMeaning *meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, row);

    if (meaning->sort == LEAF_ADJECTIVE_DEFINED && meaning->sentence.ix >= build->story_sentence
        && leaf_kind_conforms (build, subject, meaning->kind))
      return TRUE;
    row = meaning->next;
  }
  return FALSE;
}

/* "now Bob is young", where a definition also says who is young: only the value of a property can be set. */
gboolean
leaf_adjective_to_set (LeafScope *scope, LeafKindId subject, LeafAdjectiveUse *use)
{
  const LeafBuild *build = scope->build;
  LeafNameMatch match;
  LeafKindId kind;
  LeafPropertyId property;

  if (use->negated || LEAF_IS (use->value) || !is_defined (build, use->wording, subject, scope->near))
    return FALSE;
  match = leaf_names_find (build, use->wording, LEAF_NAMES (INSTANCE), scope->near);
  kind = match.id != 0 ? LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind : LEAF_KIND (NONE);
  if (match.id == 0 || leaf_kind_is_object (build, kind))
    return FALSE;
  property = leaf_property_for_value (build, kind, subject, (LeafInstanceId) { 0 });
  if (!LEAF_IS (property))
    return FALSE;
  *use = (LeafAdjectiveUse) { .wording = use->wording,
                              .property = property,
                              .value = LEAF_ID (LeafInstanceId, match.id) };
  return TRUE;
}

static guint32
read_value_adjective (LeafScope *scope, LeafWording w, LeafKindId subject, LeafAdjectiveUse *use)
{
  const LeafBuild *build = scope->build;
  LeafNameMatch match = leaf_names_begin (build, w, LEAF_NAMES (INSTANCE), scope->near);
  LeafKindId kind;

  if (match.id == 0)
    return 0;
  kind = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id))->kind;
  if (leaf_kind_is_object (build, kind)
      || is_defined (build, leaf_wording_up_to (w, w.first + match.n_words), subject, scope->near))
    return 0;
  use->property = property_of_value (build, kind, subject);
  if (!LEAF_IS (use->property))
    return 0;
  use->value = LEAF_ID (LeafInstanceId, match.id);
  return match.n_words;
}

/* Returns TRUE if the adjective applies to the subject. The library's "empty" applies to tables and lists, but not to a
 * bottle that "can be full or empty" by its own property. */
static gboolean
may_be_said (const LeafBuild *build, guint32 adjective, LeafKindId subject)
{
  guint32 row = LEAF_ROW (&build->world->adjectives, LeafAdjective, adjective)->first_meaning;

  if (!LEAF_IS (subject) || subject.ix == LEAF_KIND_VALUE || row == 0)
    return TRUE;
  while (row != 0) {
    const LeafAdjectiveMeaning *meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, row);

    if (leaf_kind_conforms (build, subject, meaning->kind) || leaf_kind_conforms (build, meaning->kind, subject))
      return TRUE;
    row = meaning->next;
  }
  return FALSE;
}

guint32
leaf_read_adjective (LeafScope *scope, LeafWording w, LeafKindId subject, LeafAdjectiveUse *use)
{
  const LeafBuild *build = scope->build;
  LeafWording bare = w;
  LeafNameMatch match;
  guint32 n, n_value;

  memset (use, 0, sizeof *use);
  if (leaf_kw_first (build, bare) == LEAF_KW_NOT) {
    use->negated = TRUE;
    bare.first++;
  }
  if (leaf_wording_empty (bare) || leaf_word (build, bare.first)->sort == LEAF_WORD_TEXT)
    return 0;
  match = leaf_names_begin (build, bare, LEAF_NAMES (ADJECTIVE), scope->near);
  n = match.id == 0 ? 0 : match.n_words;
  n_value = read_value_adjective (scope, bare, subject, use);
  if (n_value > n || (n_value > 0 && n_value == n && !may_be_said (build, match.id, subject))) {
    n = n_value;
  } else if (n > 0) {
    use->value.ix = 0;
    use->property.ix = 0;
    use->adjective = LEAF_ID (LeafAdjectiveId, match.id);
  }
  if (n == 0)
    return 0;
  use->wording = leaf_wording (w.first, bare.first + n);
  return bare.first + n - w.first;
}

gboolean
leaf_read_adjectives (LeafScope *scope, LeafWording w, LeafKindId subject, GArray *uses)
{
  guint before = uses->len;

  while (!leaf_wording_empty (w)) {
    LeafAdjectiveUse use;
    guint32 n;

    n = leaf_read_adjective (scope, w, subject, &use);
    if (n == 0) {
      g_array_set_size (uses, before);
      return FALSE;
    }
    g_array_append_val (uses, use);
    w.first += n;
  }
  return uses->len > before;
}

/* --- adjectives that "now" sets ----------------------------------------------------------------------------------- */

LeafNative
leaf_adjective_maker (const LeafBuild *build, const LeafAdjectiveMeaning *meaning, LeafKindId kind, gboolean truth)
{
  static const struct {
    LeafNative native, make, unmake;
  } makers[] = {
    { LEAF_NATIVE_relation_is_empty, LEAF_NATIVE_relation_clear, LEAF_NATIVE_NONE },
    { LEAF_NATIVE_is_on_stage, LEAF_NATIVE_put_on_stage, LEAF_NATIVE_remove_from_play },
  };
  LeafNative native;

  if (meaning->sort != LEAF_ADJECTIVE_DEFINED)
    return LEAF_NATIVE_NONE;
  if (!leaf_kind_conforms (build, kind, meaning->kind)
      && !(leaf_kind_is_object (build, kind) && leaf_kind_is_object (build, meaning->kind)))
    return LEAF_NATIVE_NONE;
  native = LEAF_ROW (&build->phrases->phrases, LeafPhraseRow, meaning->phrase)->native;
  for (gsize i = 0; i < G_N_ELEMENTS (makers); i++)
    if (makers[i].native == native)
      return truth != meaning->negated ? makers[i].make : makers[i].unmake;
  return LEAF_NATIVE_NONE;
}

/* --- comparatives ------------------------------------------------------------------------------------------------- */

static void
add_grade (LeafBuild *build, const char *adjective, gboolean superlative, LeafPropertyId property, gint sign)
{
  g_autofree char *word = leaf_english_graded (adjective, superlative);
  LeafGrade row = { .word = leaf_vocabulary_intern (build->vocabulary, word, -1),
                    .property = property,
                    .sign = sign,
                    .superlative = superlative };

  leaf_table_push (&build->phrases->grades, &row);
}

void
leaf_grades_add (LeafBuild *build, const char *adjective, LeafPropertyId property, gint sign)
{
  if (*adjective == '\0' || strchr (adjective, ' ') != NULL)
    return;
  add_grade (build, adjective, FALSE, property, sign);
  add_grade (build, adjective, TRUE, property, sign);
}

/* The newest wins. */
gboolean
leaf_grade_find (const LeafBuild *build, guint32 word, gboolean superlative, LeafPropertyId *property, gint *sign)
{
  const LeafTable *grades = &build->phrases->grades;
  LeafVocabId spelled = leaf_word (build, word)->vocab;

  if (leaf_word (build, word)->sort != LEAF_WORD_PLAIN)
    return FALSE;
  for (guint32 i = grades->n; i > 1; i--) {
    const LeafGrade *row = LEAF_ROW (grades, LeafGrade, i - 1);

    if (LEAF_SAME (row->word, spelled) && row->superlative == superlative) {
      *property = row->property;
      *sign = row->sign;
      return TRUE;
    }
  }
  return FALSE;
}
