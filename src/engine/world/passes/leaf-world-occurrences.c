/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world-occurrences.c: records what the words of assertions, declarations and tables refer to.
 *
 * The noun phrases of an assertion are visited when it was asserted without a problem. Rows of the world that sentences
 * made (names, facts, entries of tables) are visited when the world is complete: such a row has the entity and its
 * words. A declaration makes rows that have the entity but not its place in the text, so the names of the sorts that
 * its form can mention are searched for in the words that no other row covers. */

#include "occurrences/leaf-occurrences.h"
#include "leaf-assert.h"
#include "leaf-dialogue.h"

void
leaf_world_set_rulebook_owner (LeafBuild *build, LeafRulebookId rulebook, LeafRulebookOwner owner)
{
  LeafTable *owners = &build->world->rulebook_owners;

  while (owners->n <= rulebook.ix)
    leaf_table_push (owners, NULL);
  *LEAF_ROW (owners, LeafRulebookOwner, rulebook.ix) = owner;
}

/* The name of an action or an activity within the name of its rulebook, "carry out blinking"; for a scene, the words
 * between "when" and "begins" or "ends". */
static LeafWording
name_of_owner (const LeafBuild *build, LeafWording words, LeafRulebookOwner owner)
{
  LeafWording name = leaf_wording_from (words, words.first + 1);
  guint32 at;

  if (owner.sort == LEAF_NAMED_ACTION || owner.sort == LEAF_NAMED_ACTIVITY) {
    const char *text = owner.sort == LEAF_NAMED_ACTION
                           ? LEAF_ROW (&build->world->actions, LeafAction, owner.id)->name
                           : LEAF_ROW (&build->world->activities, LeafActivity, owner.id)->name;

    at = leaf_wording_find (build, name, text);
    return at < name.end ? leaf_wording (at, at + leaf_n_words (text)) : LEAF_NO_WORDS;
  }
  at = MIN (leaf_wording_find (build, name, "begins"), leaf_wording_find (build, name, "ends"));
  return at < name.end ? leaf_wording_skip_article (build, leaf_wording (name.first, at)) : LEAF_NO_WORDS;
}

void
leaf_world_note_rulebook (LeafBuild *build, LeafWording words, LeafRulebookId rulebook, LeafRole role, LeafKindId kind)
{
  LeafOccurrence row = { .id = rulebook.ix, .kind = kind.ix, .sort = LEAF_NAMED_RULEBOOK, .role = (guint8) role };
  const LeafTable *owners = &build->world->rulebook_owners;
  LeafRulebookOwner owner
      = row.id < owners->n ? *LEAF_ROW (owners, LeafRulebookOwner, row.id) : (LeafRulebookOwner) { 0 };
  LeafWording name = owner.sort != LEAF_NAMED_NONE && !leaf_wording_empty (words) ? name_of_owner (build, words, owner)
                                                                                  : LEAF_NO_WORDS;

  if (leaf_wording_empty (name)) {
    leaf_occurrences_add (build, words, row);
    return;
  }
  leaf_occurrences_add (build, leaf_wording (words.first, name.first), row);
  leaf_occurrences_add (
      build, name,
      (LeafOccurrence) { .id = owner.id,
                         .kind = owner.sort == LEAF_NAMED_INSTANCE
                                     ? LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, owner.id))->kind.ix
                                     : LEAF_KIND_NONE,
                         .sort = (guint8) owner.sort,
                         .role = LEAF_ROLE_USES });
  if (name.end < words.end)
    leaf_occurrences_add (build, leaf_wording_from (words, name.end), row);
}

static void
add (LeafBuild *build, LeafWording words, LeafNamed sort, guint32 id, LeafRole role, LeafKindId kind)
{
  LeafOccurrence row = { .id = id, .kind = kind.ix, .sort = (guint8) sort, .role = (guint8) role };

  if (sort == LEAF_NAMED_RULEBOOK && id != 0)
    leaf_world_note_rulebook (build, leaf_wording_skip_article (build, words), LEAF_ID (LeafRulebookId, id), role,
                              kind);
  else if (id != 0 || sort == LEAF_NAMED_LITERAL)
    leaf_occurrences_add (build, leaf_wording_skip_article (build, words), row);
}

/* The first place in the words that is the whole name of the entity. */
static LeafWording
find_name (const LeafBuild *build, LeafWording w, LeafNameSort sort, guint32 id)
{
  LeafNameMatch match;

  if (leaf_wording_empty (w))
    return LEAF_NO_WORDS;
  match = leaf_names_end (build, w, 1u << sort, (LeafHeadingId) { 0 }); /* the usual case */
  if (match.id == id)
    return leaf_wording_skip_article (build, leaf_wording (w.end - match.n_words, w.end));
  for (; !leaf_wording_empty (w); w.first++) {
    match = leaf_names_begin (build, w, 1u << sort, (LeafHeadingId) { 0 });
    if (match.id == id)
      return leaf_wording_skip_article (build, leaf_wording (w.first, w.first + match.n_words));
  }
  return LEAF_NO_WORDS;
}

/* --- noun phrases ------------------------------------------------------------------------------------------------- */

static LeafWording
before (LeafWording w, LeafWording part)
{
  if (w.first < part.first)
    w.end = part.first;
  return w;
}

static void
note_adjectives (LeafBuild *build, const LeafNoun *noun)
{
  for (guint32 i = 0; i < noun->n_adjectives; i++) {
    const LeafNounAdjective *adjective = &noun->adjectives[i];

    if (LEAF_IS (adjective->value))
      add (build, adjective->wording, LEAF_NAMED_INSTANCE, adjective->value.ix, LEAF_ROLE_USES,
           LEAF_INSTANCE (build, adjective->value)->kind);
    else
      add (build, adjective->wording, LEAF_NAMED_ADJECTIVE, adjective->adjective.ix, LEAF_ROLE_USES,
           (LeafKindId) { 0 });
  }
}

/* "on the table": the words before the place. */
static void
note_related (LeafBuild *build, const LeafNoun *noun)
{
  LeafWording w = before (noun->wording, noun->first->wording);

  if (leaf_word_is (build, w.end - 1, "the") || leaf_word_is (build, w.end - 1, "a"))
    w.end--;
  add (build, w, LEAF_NAMED_RELATION, noun->relation.ix, LEAF_ROLE_USES, (LeafKindId) { 0 });
}

static void
note_noun (LeafBuild *build, const LeafNoun *noun, guint depth)
{
  LeafWording words;

  if (noun == NULL)
    return;
  switch (noun->sort) {
  case LEAF_NOUN_INSTANCE:
    words = leaf_noun_head (noun);
    for (guint32 i = 0; i < noun->n_adjectives; i++)
      if (noun->adjectives[i].wording.end > words.first && noun->adjectives[i].wording.end < words.end)
        words.first = noun->adjectives[i].wording.end;
    if (noun->n_made <= 1 && leaf_wording_empty (noun->called))
      add (build, words, LEAF_NAMED_INSTANCE, noun->instance.ix, LEAF_ROLE_USES,
           LEAF_INSTANCE (build, noun->instance)->kind);
    break;
  case LEAF_NOUN_VARIABLE:
    add (build, noun->wording, LEAF_NAMED_VARIABLE, noun->variable.ix, depth == 0 ? LEAF_ROLE_SETS : LEAF_ROLE_USES,
         (LeafKindId) { 0 });
    break;
  case LEAF_NOUN_PROPERTY:
    words = noun->wording;
    if (noun->first != NULL)
      words = before (words, noun->first->wording);
    add (build, find_name (build, words, LEAF_NAME_PROPERTY, noun->property.ix), LEAF_NAMED_PROPERTY, noun->property.ix,
         LEAF_ROLE_SETS, (LeafKindId) { 0 });
    break;
  case LEAF_NOUN_RELATED: note_related (build, noun); break;
  case LEAF_NOUN_NONE:
  case LEAF_NOUN_KIND:
  case LEAF_NOUN_NAME:
  case LEAF_NOUN_ADJECTIVES:
  case LEAF_NOUN_VALUE:
  case LEAF_NOUN_LIST:
  case LEAF_NOUN_NOWHERE:
  case LEAF_NOUN_EVERYWHERE:
  case LEAF_NOUN_HERE:
  case LEAF_NOUN_THERE: break;
  }
  if (LEAF_IS (noun->kind) && (noun->sort != LEAF_NOUN_INSTANCE || noun->n_made > 0))
    add (build, find_name (build, leaf_noun_head (noun), LEAF_NAME_KIND, noun->kind.ix), LEAF_NAMED_KIND, noun->kind.ix,
         LEAF_ROLE_USES, noun->kind);
  note_adjectives (build, noun);
  note_noun (build, noun->related, depth + 1);
  for (const LeafNoun *each = noun->first; each != NULL; each = each->next)
    note_noun (build, each, depth + 1);
}

/* "usually weighs": the verb is before its object, and adverbs are before the verb. */
static void
note_verb (LeafBuild *build, const LeafVerbPlace *verb)
{
  guint32 n = verb->form.n_words, end = verb->object.first;

  if (!verb->form.is_copula)
    add (build, leaf_wording (end - n, end), LEAF_NAMED_RELATION, verb->form.relation.ix, LEAF_ROLE_USES,
         (LeafKindId) { 0 });
}

void
leaf_assertion_note (LeafAssertionPass *reading, const LeafNoun *subject, const LeafNoun *object,
                     const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;

  note_noun (build, subject, 0);
  note_noun (build, object, 0);
  note_verb (build, verb);
}

/* --- remaining words ---------------------------------------------------------------------------------------------- */

/* The sentence that made a thing with a derived name. */
static LeafSentenceId
sentence_of (const LeafBuild *build, LeafNameSort sort, guint32 id)
{
  const LeafWorld *world = build->world;

  switch (sort) {
  case LEAF_NAME_PROPERTY: return LEAF_ROW (&world->properties, LeafProperty, id)->sentence;
  case LEAF_NAME_ADJECTIVE: {
    guint32 meaning = LEAF_ROW (&world->adjectives, LeafAdjective, id)->first_meaning;

    return LEAF_ROW (&world->adjective_meanings, LeafAdjectiveMeaning, meaning)->sentence;
  }
  case LEAF_NAME_RELATION: return LEAF_ROW (&world->relations, LeafRelation, id)->sentence;
  case LEAF_NAME_ACTION:
  case LEAF_NAME_ACTIVITY:
  case LEAF_NAME_KIND:
  case LEAF_NAME_INSTANCE:
  case LEAF_NAME_VARIABLE:
  case LEAF_NAME_VERB:
  case LEAF_NAME_RULEBOOK:
  case LEAF_NAME_RULE:
  case LEAF_NAME_OUTCOME:
  case LEAF_NAME_KIND_OF_ACTION:
  case LEAF_NAME_TABLE:
  case LEAF_NAME_COLUMN:
  case LEAF_NAME_USE_OPTION:
  case LEAF_NAME_EQUATION:
  case LEAF_NAME_PHRASE:
  case LEAF_NAME_SORTS: break;
  }
  return (LeafSentenceId) { 0 };
}

static LeafWording sentence_words (const LeafBuild *build, LeafSentenceId sentence);

static void
note_names (LeafBuild *build)
{
  const LeafTable *names = &build->world->names->names;

  for (guint32 i = MAX (build->world->names->first_of_story, 1); i < names->n; i++) {
    const LeafName *name = LEAF_ROW (names, LeafName, i);
    LeafWording made_at = name->made_at;

    if (leaf_wording_empty (made_at) && !name->is_plural)
      made_at
          = find_name (build, sentence_words (build, sentence_of (build, name->sort, name->id)), name->sort, name->id);
    add (build, made_at, (LeafNamed) (name->sort + 1), name->id, LEAF_ROLE_DEFINES, (LeafKindId) { 0 });
  }
}

/* A value that was read without the meaning stage, which records its own occurrences. */
static void
note_value (LeafBuild *build, LeafWording words, LeafValue value)
{
  LeafKindId kind = { value.kind };
  LeafInstanceId instance = leaf_instance_of_value (build, value);

  if (value.kind == 0 || leaf_wording_empty (words) || leaf_word (build, words.first)->sort != LEAF_WORD_PLAIN)
    return;
  if (LEAF_IS (instance))
    add (build, words, LEAF_NAMED_INSTANCE, instance.ix, LEAF_ROLE_USES, kind);
  else if (!leaf_kind_is_object (build, kind) && !LEAF_IS (leaf_kind (build, kind)->constructor)
           && kind.ix != LEAF_KIND_TEXT && kind.ix != LEAF_KIND_TOPIC)
    add (build, words, LEAF_NAMED_LITERAL, 0, LEAF_ROLE_USES, kind);
}

static LeafWording
sentence_words (const LeafBuild *build, LeafSentenceId sentence)
{
  return LEAF_IS (sentence) ? LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording
                            : LEAF_NO_WORDS;
}

/* "with carrying capacity 3": the name of the property is before its value. */
static void
note_facts (LeafBuild *build)
{
  const LeafTable *facts = &build->world->facts;

  LEAF_EACH (facts, i) {
    const LeafFact *fact = LEAF_ROW (facts, LeafFact, i);
    LeafWording words;

    if (fact->sentence.ix < build->story_sentence || leaf_wording_empty (fact->value))
      continue;
    note_value (build, fact->value, fact->given);
    words = sentence_words (build, fact->sentence);
    if (fact->value.first <= words.first || fact->value.first > words.end)
      continue;
    words.end = fact->value.first;
    if (leaf_word_is (build, words.end - 1, "of") || leaf_word_is (build, words.end - 1, "is"))
      words.end--;
    {
      LeafNameMatch match = leaf_names_end (build, words, LEAF_NAMES (PROPERTY), (LeafHeadingId) { 0 });

      if (match.id == fact->property.ix)
        add (build, leaf_wording (words.end - match.n_words, words.end), LEAF_NAMED_PROPERTY, match.id, LEAF_ROLE_SETS,
             (LeafKindId) { 0 });
    }
  }
}

static void
note_variables (LeafBuild *build)
{
  const LeafTable *variables = &build->world->variables;

  LEAF_EACH (variables, i) {
    const LeafVariable *variable = LEAF_ROW (variables, LeafVariable, i);

    if (variable->sentence.ix >= build->story_sentence && !leaf_wording_empty (variable->initial))
      note_value (build, variable->initial, variable->given);
  }
}

/* "Table of Chatter (continued)": records its name and its columns, in the table and in later additions. */
static void
note_headline (LeafBuild *build, const LeafSentence *sentence)
{
  const LeafTableText *text = LEAF_ROW (&build->sentences->tables, LeafTableText, sentence->table);
  LeafNameMatch match = leaf_names_find (build, text->name, LEAF_NAMES (TABLE), sentence->heading);

  add (build, text->name, LEAF_NAMED_TABLE, match.id, text->how == 0 ? LEAF_ROLE_DEFINES : LEAF_ROLE_USES,
       (LeafKindId) { 0 });
  for (guint32 i = 0; i < text->n_columns; i++) {
    LeafWording words = text->columns[i];

    leaf_wording_take_bracket (build, &words);
    match = leaf_names_find (build, words, LEAF_NAMES (COLUMN), sentence->heading);
    if (match.id != 0)
      add (build, words, LEAF_NAMED_COLUMN, match.id, LEAF_ROLE_USES,
           LEAF_ROW (&build->world->columns, LeafColumn, match.id)->kind);
  }
}

/* A story may add to a table of the library; the library's words are not recorded again. */
static void
note_tables (LeafBuild *build)
{
  const LeafTable *tables = &build->world->tables;

  LEAF_EACH (tables, i) {
    const LeafTableRow *table = LEAF_ROW (tables, LeafTableRow, i);

    for (guint32 cell = 0; cell < table->n_rows * table->n_columns; cell++)
      note_value (build, table->words[cell], table->values[cell]);
  }
}

/* --- declarations ------------------------------------------------------------------------------------------------- */

static const struct {
  LeafForm form;
  guint32 sorts;
} declarations[] = {
  { LEAF_FORM_ASSERTION, LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) | LEAF_NAMES (PROPERTY) },
  { LEAF_FORM_KIND, LEAF_NAMES (KIND) | LEAF_NAMES (ADJECTIVE) },
  { LEAF_FORM_CAN_BE, LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) | LEAF_NAMES (ADJECTIVE) },
  { LEAF_FORM_HAS_CALLED, LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) },
  { LEAF_FORM_VARIES, LEAF_NAMES (KIND) },
  { LEAF_FORM_PLURAL, LEAF_NAMES (KIND) },
  { LEAF_FORM_VERB, LEAF_NAMES (RELATION) | LEAF_NAMES (PROPERTY) },
  { LEAF_FORM_RELATION, LEAF_NAMES (KIND) },
  { LEAF_FORM_ACTION, LEAF_NAMES (KIND) | LEAF_NAMES (ACTION) },
  { LEAF_FORM_KIND_OF_ACTION, LEAF_NAMES (ACTION) | LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) },
  { LEAF_FORM_ACTIVITY, LEAF_NAMES (KIND) | LEAF_NAMES (ACTIVITY) },
  { LEAF_FORM_RULEBOOK, LEAF_NAMES (KIND) | LEAF_NAMES (RULEBOOK) },
  { LEAF_FORM_OUTCOMES, LEAF_NAMES (RULEBOOK) | LEAF_NAMES (OUTCOME) },
  { LEAF_FORM_LISTING, LEAF_NAMES (RULE) | LEAF_NAMES (RULEBOOK) },
  { LEAF_FORM_SUBSTITUTES, LEAF_NAMES (RULE) },
  { LEAF_FORM_RESPONSE, LEAF_NAMES (RULE) },
  { LEAF_FORM_UNDERSTAND,
    LEAF_NAMES (ACTION) | LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) | LEAF_NAMES (PROPERTY) | LEAF_NAMES (ADJECTIVE) },
  { LEAF_FORM_SCENE, LEAF_NAMES (INSTANCE) },
  { LEAF_FORM_TEST, LEAF_NAMES (INSTANCE) },
  { LEAF_FORM_USE, LEAF_NAMES (USE_OPTION) },
  { LEAF_FORM_DEFINITION, LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE) | LEAF_NAMES (ADJECTIVE) | LEAF_NAMES (PROPERTY) },
  { LEAF_FORM_UNIT, LEAF_NAMES (KIND) },
  { LEAF_FORM_TRANSLATES, LEAF_NAMES_ANY },
};

/* "10kg specifies a weight": the notation belongs to the kind, with the names of its parts and its scale. */
static void
note_notation (LeafBuild *build, LeafWording w)
{
  static const char *const more[] = { "with parts", "scaled up", "scaled down", "scaled at" };
  guint32 at = leaf_wording_find (build, w, "specifies");

  if (at >= w.end)
    return;
  add (build, leaf_wording_up_to (w, at), LEAF_NAMED_LITERAL, 0, LEAF_ROLE_DEFINES, (LeafKindId) { 0 });
  for (guint i = 0; i < G_N_ELEMENTS (more); i++) {
    guint32 from = leaf_wording_find (build, w, more[i]);

    if (from + 2 < w.end)
      add (build, leaf_wording_from (w, from + 2), LEAF_NAMED_LITERAL, 0, LEAF_ROLE_DEFINES, (LeafKindId) { 0 });
  }
}

static void
note_verbs (LeafBuild *build)
{
  const LeafTable *verbs = &build->world->verbs;

  LEAF_EACH (verbs, i) {
    const LeafVerb *verb = LEAF_ROW (verbs, LeafVerb, i);
    LeafWording w = sentence_words (build, verb->sentence);
    guint32 at;

    if (verb->sentence.ix < MAX (build->story_sentence, 1))
      continue;
    at = leaf_wording_find (build, w, verb->parts.infinitive);
    if (at < w.end)
      add (build, leaf_wording (at, at + leaf_n_words (verb->parts.infinitive)), LEAF_NAMED_VERB, i, LEAF_ROLE_DEFINES,
           (LeafKindId) { 0 });
  }
}

static guint32
sorts_of_form (LeafForm form)
{
  for (guint i = 0; i < G_N_ELEMENTS (declarations); i++)
    if (declarations[i].form == form)
      return declarations[i].sorts;
  return 0;
}

static void
note_declaration (LeafBuild *build, const LeafSentence *sentence, guint32 sorts)
{
  LeafWording w = sentence->wording;

  for (guint32 at = w.first; at < w.end; at++) {
    LeafNameMatch match;

    if (leaf_word (build, at)->sort != LEAF_WORD_PLAIN)
      continue;
    match = leaf_names_begin (build, leaf_wording (at, w.end), sorts, sentence->heading);
    if (match.id == 0 && (sorts & LEAF_NAMES (INSTANCE)) != 0) {
      match = leaf_names_find (build, leaf_wording (at, at + 1), LEAF_NAMES (INSTANCE), sentence->heading);
      match.n_words = 1;
    }
    if (match.id == 0)
      continue;
    add (build, leaf_wording (at, at + match.n_words), (LeafNamed) (match.sort + 1), match.id, LEAF_ROLE_USES,
         (LeafKindId) { 0 });
    at += match.n_words - 1;
  }
}

/* "(Recurring; about the ghost.)": records the properties in the clauses of dialogue. What other clauses refer to is
 * found in their trees. */
static void
note_dialogue (LeafBuild *build)
{
  LEAF_EACH (&build->sentences->dialogue, i) {
    const LeafDialogueItem *item = LEAF_DIALOGUE_ITEM (build, i);
    const LeafDialogueClause *clause;
    guint32 at = 0;

    while ((clause = leaf_dialogue_clause (build, i, LEAF_DIALOGUE_PROPERTY, &at)) != NULL) {
      LeafSentence part = { .wording = clause->wording, .heading = item->heading };

      note_declaration (build, &part, LEAF_NAMES (ADJECTIVE));
    }
  }
}

void
leaf_world_note (LeafBuild *build)
{
  const LeafTable *sentences = &build->sentences->sentences;

  note_names (build);
  note_facts (build);
  note_variables (build);
  note_tables (build);
  note_verbs (build);
  note_dialogue (build);
  LEAF_EACH_NEW_SENTENCE (build, i) {
    const LeafSentence *sentence = LEAF_ROW (sentences, LeafSentence, i);
    guint32 sorts = sorts_of_form (sentence->form);

    if (sentence->form == LEAF_FORM_ASSERTION && !leaf_sentence_is_used (build, LEAF_ID (LeafSentenceId, i)))
      continue;
    if (sentence->form == LEAF_FORM_TABLE)
      note_headline (build, sentence);
    if (sentence->form == LEAF_FORM_UNIT)
      note_notation (build, sentence->wording);
    if (sorts != 0)
      note_declaration (build, sentence, sorts);
  }
}
