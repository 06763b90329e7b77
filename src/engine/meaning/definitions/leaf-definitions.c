/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-definitions.c: "a supporter is occupied if something is on it" -> a meaning of an adjective.
 *
 * The forms: "a K [(called N)] is A [rather than B] if/unless C", the same with a body in place of the condition, and
 * the measured form, "a K is A if its P is N or more", which also makes "A-er than" and "the A-est". */
#include "leaf-phrase-table.h"

#include <string.h>

typedef struct {
  LeafBuild *build;
  LeafScope scope;
  LeafSentenceId id;
  LeafSentence sentence;
  LeafWording subject, called, adjective, opposite, condition;
  gboolean is_unless;
  LeafKindId kind;
  LeafInstanceId instance; /* the single thing that it is about, or none */
} Definition;

static gboolean
split_definition (Definition *self)
{
  LeafBuild *build = self->build;
  LeafWording w = self->sentence.wording;
  guint32 is = MIN (leaf_wording_find (build, w, "is"), leaf_wording_find (build, w, "are")), test, rather, called;

  if (is == w.first || is + 1 >= w.end)
    return FALSE;
  self->subject = leaf_wording_up_to (w, is);
  self->adjective = leaf_wording_from (w, is + 1);
  test = leaf_wording_find (build, self->adjective, "if");
  if (test >= w.end) {
    test = leaf_wording_find (build, self->adjective, "unless");
    self->is_unless = test < w.end;
  }
  if (test < w.end) {
    self->condition = leaf_wording_from (w, test + 1);
    self->adjective.end = test;
  }
  rather = leaf_wording_find (build, self->adjective, "rather than");
  if (rather < self->adjective.end) {
    self->opposite = leaf_wording_from (self->adjective, rather + 2);
    self->adjective.end = rather;
  }
  self->adjective = leaf_wording_skip_article (build, self->adjective); /* "a thing is a weapon" */
  for (called = self->subject.first; called + 2 < self->subject.end; called++)
    if (leaf_word_is (build, called, "(") && leaf_word_is (build, called + 1, "called")) {
      self->called = leaf_wording_skip_article (build, leaf_wording (called + 2, self->subject.end - 1));
      self->subject.end = called;
      break;
    }
  return !leaf_wording_empty (self->subject) && !leaf_wording_empty (self->adjective)
         && leaf_word (build, self->adjective.first)->sort != LEAF_WORD_TEXT;
}

/* Returns FALSE for "every person", "a man in the Yard" and, outside the library, "5": a definition is about a kind,
 * perhaps with adjectives, or about one thing by its name. */
static gboolean
is_of_what_it_can_be (const Definition *self, const LeafNode *one, const LeafDescription *some)
{
  if (one != NULL && one->op == LEAF_NODE_CONSTANT && !LEAF_IS (self->instance))
    return self->build->is_library;
  return some == NULL || (some->n_clauses == 0 && some->quantifier == LEAF_QUANTIFIER_NONE);
}

static const char *
adjective_name (Definition *self, LeafWording w)
{
  g_autofree char *text = leaf_wording_dup (self->build, w);
  g_autofree char *folded = g_utf8_strdown (text, -1);
  return leaf_arena_strdup (self->build->arena, folded);
}

/* Adds the meaning to the adjective, and its negation to the opposite if the definition names one. */
static void
add_meanings (Definition *self, LeafAdjectiveMeaning meaning)
{
  LeafAdjectiveId adjective = leaf_world_adjective (self->build, adjective_name (self, self->adjective));

  leaf_adjective_add_meaning (self->build, adjective, &meaning);
  if (leaf_wording_empty (self->opposite))
    return;
  adjective = leaf_world_adjective (self->build, adjective_name (self, self->opposite));
  meaning.negated = !meaning.negated;
  leaf_adjective_add_meaning (self->build, adjective, &meaning);
}

/* "red", if red is a colour: a property already decides whether a thing is red. But after "A person can be young, adult
 * or old", a definition may redefine "young". */
static gboolean
names_a_value (const LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafNameMatch match = leaf_names_find (build, w, LEAF_NAMES (INSTANCE), near);
  const LeafInstance *value = match.id != 0 ? LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id)) : NULL;

  return value != NULL && !match.is_abbreviated && !leaf_kind_is_object (build, value->kind)
         && LEAF_ROW (&build->sentences->sentences, LeafSentence, value->sentence.ix)->form != LEAF_FORM_CAN_BE;
}

/* "a thing is the if ...", "a thing is very, very tall if ..."; "a thing is an a" is allowed, as in the reference. */
static gboolean
is_no_adjective (Definition *self)
{
  LeafBuild *build = self->build;
  LeafWording w = self->adjective;

  if (leaf_word_is (build, w.first - 1, "is") && leaf_wording_is_article (build, w)) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, w, LEAF_REMARK (N_ ("only an article")), NULL);
    return TRUE;
  }
  for (guint32 at = w.first; at < w.end; at++)
    if (leaf_word (build, at)->sort == LEAF_WORD_PUNCTUATION) {
      leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, w, LEAF_REMARK (N_ ("punctuation")), NULL);
      return TRUE;
    }
  return FALSE;
}

/* FALSE for "a value", which could be of any kind, and for "a topic", which is a pattern for words and no value. */
static gboolean
can_have_adjectives (const Definition *self)
{
  return self->build->is_library
         || (!LEAF_SAME (self->kind, LEAF_KIND (VALUE)) && !LEAF_SAME (self->kind, LEAF_KIND (TOPIC)));
}

static gboolean
is_in_extension (const LeafBuild *build, LeafSentenceId sentence)
{
  guint32 first = LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording.first;

  return LEAF_ROW (&build->words->sources, LeafSource, leaf_word (build, first)->source)->included_at != 0;
}

/* Two definitions of one adjective are allowed if one is in an extension and the other, which is used then, in the
 * story. */
static gboolean
is_twice (const Definition *self, const LeafAdjectiveMeaning *known)
{
  return known->sort == LEAF_ADJECTIVE_DEFINED && known->sentence.ix >= self->build->story_sentence
         && LEAF_SAME (known->kind, self->kind) && LEAF_SAME (known->instance, self->instance)
         && is_in_extension (self->build, known->sentence) == is_in_extension (self->build, self->id);
}

/* Reports definitions that can be read, but have no meaning or two. */
static gboolean
is_refused (Definition *self, const LeafDescription *subject)
{
  LeafBuild *build = self->build;
  LeafAdjectiveId adjective = leaf_world_adjective (build, adjective_name (self, self->adjective));
  guint32 at = LEAF_ROW (&build->world->adjectives, LeafAdjective, adjective.ix)->first_meaning;

  if (build->is_library)
    return FALSE;
  if (leaf_wording_empty (self->condition) && !LEAF_IS (self->sentence.body)) {
    leaf_problem_at (build, LEAF_PROBLEM_DEFINITION_NO_CONDITION, self->sentence.wording, NULL, NULL);
    return TRUE;
  }
  if (is_no_adjective (self))
    return TRUE;
  if (names_a_value (build, self->adjective, self->sentence.heading)) {
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_NAME_TAKEN, self->adjective, NULL, NULL);
    return TRUE;
  }
  for (guint32 i = 0; subject != NULL && i < subject->n_adjectives; i++)
    if (LEAF_SAME (subject->adjectives[i].adjective, adjective)) {
      leaf_problem_at (build, LEAF_PROBLEM_DEFINITION_CIRCULAR, self->adjective, NULL, NULL);
      return TRUE;
    }
  for (; at != 0; at = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at)->next) {
    if (subject == NULL && is_twice (self, LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at))) {
      leaf_problem_at (build, LEAF_PROBLEM_DEFINITION_TWICE, self->adjective, leaf_kind_name (build, self->kind), NULL);
      return TRUE;
    }
  }
  return FALSE;
}

static LeafKindId
property_kind (const LeafBuild *build, LeafPropertyId property)
{
  return LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->kind;
}

/* "its P is N [or more|or less]" */
static gboolean
read_measured (Definition *self)
{
  LeafBuild *build = self->build;
  LeafWording w = self->condition;
  LeafKeyword first = leaf_kw_first (build, w);
  LeafAdjectiveMeaning meaning
      = { .sort = LEAF_ADJECTIVE_MEASURED, .kind = self->kind, .instance = self->instance, .sentence = self->id };
  guint32 is;
  LeafValue bound;

  if (leaf_wording_empty (w) || self->is_unless
      || (first != LEAF_KW_ITS && first != LEAF_KW_HIS && first != LEAF_KW_HER && first != LEAF_KW_THEIR))
    return FALSE;
  is = leaf_wording_find (build, w, "is");
  if (is >= w.end)
    is = leaf_wording_find (build, w, "are");
  if (is + 1 >= w.end)
    return FALSE;
  meaning.property = leaf_read_property_name (&self->scope, leaf_wording (w.first + 1, is));
  if (!LEAF_IS (meaning.property))
    return FALSE;
  w.first = is + 1;
  if (leaf_wording_ends (build, w, "or more"))
    meaning.comparison = 1;
  else if (leaf_wording_ends (build, w, "or less"))
    meaning.comparison = -1;
  if (meaning.comparison != 0)
    w.end -= 2;
  bound = leaf_meaning_constant (build, w, property_kind (build, meaning.property), self->sentence.heading);
  if (bound.kind == 0)
    return FALSE;
  meaning.bound = bound.bits;
  if (meaning.comparison != 0 && !leaf_kind_is_arithmetic (build, property_kind (build, meaning.property)))
    leaf_problem_at (build, LEAF_PROBLEM_DEFINITION_NOT_MEASURED, self->condition,
                     LEAF_ROW (&build->world->properties, LeafProperty, meaning.property.ix)->name,
                     leaf_kind_name (build, property_kind (build, meaning.property)));
  else if (!leaf_wording_empty (self->called))
    leaf_problem_at (build, LEAF_PROBLEM_DEFINITION_GRADE_CALLED, self->sentence.wording, NULL, NULL);
  else if (meaning.comparison != 0 && leaf_wording_length (self->adjective) > 1)
    leaf_problem_at (build, LEAF_PROBLEM_DEFINITION_GRADE_WORDS, self->adjective, NULL, NULL);
  if (meaning.comparison != 0)
    leaf_grades_add (build, adjective_name (self, self->adjective), meaning.property, meaning.comparison);
  add_meanings (self, meaning);
  return TRUE;
}

static void
add_defined (Definition *self)
{
  LeafBuild *build = self->build;
  LeafPhraseRow row = { .sort = LEAF_PHRASE_DECIDE_IF,
                        .sentence = self->id,
                        .wording = self->sentence.wording,
                        .heading = self->sentence.heading };
  LeafPhrasePart *part = leaf_new (build->arena, LeafPhrasePart);
  LeafAdjectiveMeaning meaning
      = { .sort = LEAF_ADJECTIVE_DEFINED, .kind = self->kind, .instance = self->instance, .sentence = self->id };
  g_autofree char *name = leaf_wording_empty (self->called) ? g_strdup ("it") : leaf_wording_dup (build, self->called);

  *part = (LeafPhrasePart) { .sort = LEAF_PARAMETER_VALUE,
                             .kind = self->kind,
                             .name = leaf_arena_strdup (build->arena, name) };
  row.parts = part;
  row.n_parts = row.n_parameters = 1;
  row.result = LEAF_KIND (TRUTH_STATE);
  row.condition = self->condition;
  row.is_unless = self->is_unless;
  row.is_definition = TRUE;
  row.native = leaf_phrase_native_body (build, &self->sentence, row.n_parameters);
  if (build->is_library && !leaf_phrase_suits_native (build, &row))
    row.native = LEAF_NATIVE_NONE;
  meaning.phrase = leaf_phrase_table_add (build, &row).ix;
  add_meanings (self, meaning);
}

void
leaf_definition_read (LeafBuild *build, LeafSentenceId id)
{
  Definition self
      = { .build = build, .id = id, .sentence = *LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix) };
  LeafDescription *some = NULL;
  guint32 variable;
  gboolean is_defined_rightly = TRUE;

  leaf_scope_init (&self.scope, build, self.sentence.heading);
  leaf_reading_renew (&self.scope);
  if (!split_definition (&self)) {
    leaf_problem_at (build, LEAF_PROBLEM_DEFINITION_FORM, self.sentence.wording, NULL, NULL);
  } else {
    self.kind = leaf_phrase_read_kind (&self.scope, self.subject, &variable);
    if (!LEAF_IS (self.kind)) { /* "the box is ready if ...": applies to one thing */
      LeafNode *one = leaf_meaning_value (&self.scope, self.subject, LEAF_KIND (NONE));

      some = one == NULL ? leaf_meaning_description (&self.scope, self.subject) : NULL;
      if (one != NULL && one->op == LEAF_NODE_CONSTANT)
        self.instance = leaf_instance_of_value (build, one->CONSTANT.value);
      is_defined_rightly = is_of_what_it_can_be (&self, one, some);
      self.kind = one != NULL ? one->kind : some != NULL ? leaf_description_kind (some) : LEAF_KIND (NONE);
    }
    if (!LEAF_IS (self.kind) || !is_defined_rightly)
      leaf_meaning_explain (&self.scope, self.subject, LEAF_PROBLEM_DEFINITION_OF_WHAT, LEAF_EXPECTED_DESCRIPTION);
    else if (!can_have_adjectives (&self))
      leaf_problem_at (build, LEAF_PROBLEM_DEFINITION_KIND, self.subject, NULL, NULL);
    else if (!is_refused (&self, some) && !read_measured (&self))
      add_defined (&self);
  }
  leaf_scope_clear (&self.scope);
}
