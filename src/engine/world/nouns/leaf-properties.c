/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-properties.c: makes properties, and reads the sentences that say what has them.
 *
 *   "A person has a number called age."            a value property
 *   "A thing has a colour."                        a value property with the name of its kind
 *   "A door can be rickety or sturdy."             an either/or property and its opposite
 *   "A door can be secret."                        an either/or property whose opposite has no name
 *   "A bag can be full, open or torn."             a property of a new kind, of which these are the values
 *   "... (this is its state property)."            gives that one a name; otherwise it is called "bag condition"
 */

#include "leaf-assert.h"
#include "leaf-names-private.h"
#include "kinds/leaf-notation.h"

#include <string.h>

/* --- making ------------------------------------------------------------------------------------------------------- */

static LeafPropertyId
add_row (LeafBuild *build, LeafProperty *row, LeafWording name)
{
  LeafPropertyId id = LEAF_ID (LeafPropertyId, leaf_table_push (&build->world->properties, row));
  LeafNameSort sort = row->is_either_or ? LEAF_NAME_ADJECTIVE : LEAF_NAME_PROPERTY;

  if (row->is_either_or) {
    LeafAdjectiveId adjective = leaf_world_adjective (build, row->name);

    LEAF_ROW (&build->world->properties, LeafProperty, id.ix)->adjective = adjective;
  } else if (leaf_wording_empty (name)) {
    leaf_names_add_text (build, sort, id.ix, row->name, FALSE);
  } else {
    leaf_names_add_near (build, sort, id.ix, name, LEAF_ID (LeafHeadingId, 0), FALSE);
  }
  return id;
}

LeafPropertyId
leaf_property_find (const LeafBuild *build, LeafWording w)
{
  return LEAF_ID (LeafPropertyId,
                  leaf_names_find_whole (build, w, LEAF_NAMES (PROPERTY), LEAF_ID (LeafHeadingId, 0)).id);
}

/* Makes a property only once: two kinds may share a property of one name. The kind of an existing property stays. */
LeafPropertyId
leaf_property_make (LeafBuild *build, LeafWording name, LeafKindId kind, LeafSentenceId sentence)
{
  LeafPropertyId found = leaf_property_find (build, name);
  LeafProperty row = { .kind = kind, .sentence = sentence };

  if (LEAF_IS (found))
    return found;
  row.name = leaf_world_spelling (build, name);
  return add_row (build, &row, name);
}

LeafPropertyId
leaf_property_make_text (LeafBuild *build, const char *name, LeafKindId kind, LeafSentenceId sentence)
{
  const LeafVocabId *words;
  guint32 n = leaf_names_intern (build, name, &words);
  guint32 found = leaf_names_find_words (build, words, n, LEAF_NAMES (PROPERTY));
  LeafProperty row = { .name = name, .kind = kind, .sentence = sentence };

  return found != 0 ? LEAF_ID (LeafPropertyId, found) : add_row (build, &row, LEAF_NO_WORDS);
}

/* Finds or makes the either/or property with this name. None if the name belongs to another property. What is said of
 * kinds is read first; the property begins at its first sentence all the same. */
static LeafPropertyId
either_or (LeafBuild *build, const char *name, LeafSentenceId sentence)
{
  LeafProperty row = { .name = name, .kind = LEAF_KIND (TRUTH_STATE), .is_either_or = TRUE, .sentence = sentence };
  LeafAdjectiveId adjective = leaf_world_adjective (build, name);
  guint32 at = LEAF_ROW (&build->world->adjectives, LeafAdjective, adjective.ix)->first_meaning;

  /* An adjective has few meanings, at most one of which is a property. */
  for (; at != 0; at = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at)->next) {
    const LeafAdjectiveMeaning *meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at);

    if (meaning->sort == LEAF_ADJECTIVE_PROPERTY) {
      LeafProperty *property = LEAF_ROW (&build->world->properties, LeafProperty, meaning->property.ix);

      property->sentence.ix = MIN (property->sentence.ix, sentence.ix);
      return meaning->negated ? property->opposite : meaning->property;
    }
  }
  return add_row (build, &row, LEAF_NO_WORDS);
}

/* Gives the adjective of `to` a meaning for each kind for which that of `from` has one. */
static void
share_kinds (LeafBuild *build, LeafPropertyId from, LeafPropertyId to)
{
  LeafAdjectiveId adjective = LEAF_ROW (&build->world->properties, LeafProperty, from.ix)->adjective;

  for (guint32 at = LEAF_ROW (&build->world->adjectives, LeafAdjective, adjective.ix)->first_meaning; at != 0;
       at = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at)->next) {
    const LeafAdjectiveMeaning *meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at);

    if (meaning->sort == LEAF_ADJECTIVE_PROPERTY && LEAF_SAME (meaning->property, from))
      leaf_world_note_property_kind (build, to, meaning->kind);
  }
}

/* Returns the property with that name, and gives it the opposite if it has none: the opposite then has a meaning for
 * everything that has the property. */
static LeafPropertyId
make_either_or (LeafBuild *build, LeafWording name, LeafWording opposite, LeafSentenceId sentence)
{
  LeafPropertyId yes = either_or (build, leaf_world_spelling (build, name), sentence);
  LeafPropertyId no;
  LeafProperty *row;

  if (leaf_wording_empty (opposite))
    return yes;
  no = either_or (build, leaf_world_spelling (build, opposite), sentence);
  row = LEAF_ROW (&build->world->properties, LeafProperty, yes.ix);
  if (LEAF_IS (row->opposite) || LEAF_SAME (yes, no)
      || LEAF_IS (LEAF_ROW (&build->world->properties, LeafProperty, no.ix)->opposite))
    return yes;
  row->opposite = no;
  row = LEAF_ROW (&build->world->properties, LeafProperty, no.ix);
  row->opposite = yes;
  row->is_opposite = TRUE;
  share_kinds (build, yes, no);
  return yes;
}

/* Call when a kind gets an either/or property: the adjective then has a meaning for the kind. */
void
leaf_world_note_property_kind (LeafBuild *build, LeafPropertyId property, LeafKindId kind)
{
  const LeafProperty *row = LEAF_ROW (&build->world->properties, LeafProperty, property.ix);
  LeafAdjectiveMeaning meaning = { .sort = LEAF_ADJECTIVE_PROPERTY, .kind = kind, .sentence = row->sentence };

  if (!row->is_either_or || !LEAF_IS (row->adjective))
    return;
  meaning.property = row->is_opposite ? row->opposite : property;
  meaning.negated = row->is_opposite;
  for (guint32 at = LEAF_ROW (&build->world->adjectives, LeafAdjective, row->adjective.ix)->first_meaning; at != 0;) {
    const LeafAdjectiveMeaning *other = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at);

    if (other->sort == LEAF_ADJECTIVE_PROPERTY && LEAF_SAME (other->kind, kind)
        && LEAF_SAME (other->property, meaning.property))
      return;
    at = other->next;
  }
  leaf_adjective_add_meaning (build, row->adjective, &meaning);
}

LeafPropertyId
leaf_property_of_adjective (const LeafBuild *build, LeafAdjectiveId adjective, LeafKindId kind, LeafInstanceId instance,
                            gboolean *negated)
{
  LeafPropertyId any = { 0 };

  for (guint32 at = LEAF_ROW (&build->world->adjectives, LeafAdjective, adjective.ix)->first_meaning; at != 0;) {
    const LeafAdjectiveMeaning *meaning = LEAF_ROW (&build->world->adjective_meanings, LeafAdjectiveMeaning, at);

    if (meaning->sort == LEAF_ADJECTIVE_PROPERTY) {
      *negated = meaning->negated;
      any = meaning->property;
      if (leaf_property_provided (build, meaning->property, kind, instance))
        return any;
    }
    at = meaning->next;
  }
  return any;
}

gboolean
leaf_property_is_namesake (const LeafBuild *build, const LeafProperty *property, LeafKindId kind)
{
  return property->name != NULL && g_ascii_strcasecmp (property->name, leaf_kind_name (build, kind)) == 0;
}

/* "A thing has a colour" and "a thing can be red or blue" make adjectives of the values; "a colour called the tint"
 * does not. In the library, each kind belongs to one property. */
static gboolean
makes_adjectives (const LeafBuild *build, const LeafProperty *property, LeafKindId value)
{
  return !property->is_either_or && LEAF_SAME (property->kind, value)
         && (build->is_library || LEAF_IS (property->condition_of)
             || leaf_property_is_namesake (build, property, value));
}

LeafPropertyId
leaf_property_for_value (const LeafBuild *build, LeafKindId value, LeafKindId kind, LeafInstanceId instance)
{
  gboolean is_open = !LEAF_IS (instance) && (!LEAF_IS (kind) || LEAF_SAME (kind, LEAF_KIND (VALUE)));
  LeafPropertyId found = { 0 };

  LEAF_EACH (&build->world->properties, i) {
    const LeafProperty *property = LEAF_ROW (&build->world->properties, LeafProperty, i);

    if (!makes_adjectives (build, property, value)
        || !(is_open || leaf_property_provided (build, LEAF_ID (LeafPropertyId, i), kind, instance)))
      continue;
    if (leaf_property_is_namesake (build, property, value))
      return LEAF_ID (LeafPropertyId, i);
    if (!LEAF_IS (found))
      found = LEAF_ID (LeafPropertyId, i);
  }
  return found;
}

/* --- owners ------------------------------------------------------------------------------------------------------- */

typedef struct {
  LeafKindId kind;
  LeafInstanceId instance;
  LeafWording words;
} Owner;

static gboolean
is_pronoun (const LeafBuild *build, LeafWording w)
{
  static const char *const pronouns[] = { "it", "he", "she", "they" };

  for (gsize i = 0; i < G_N_ELEMENTS (pronouns); i++)
    if (leaf_wording_is (build, w, pronouns[i]))
      return TRUE;
  return FALSE;
}

/* "A person", "People", "Every door", "Bob", "The player" as the owner of a property. */
static gboolean
read_owner (LeafAssertionPass *reading, LeafWording w, Owner *owner)
{
  LeafBuild *build = reading->build;
  LeafArticle article;
  LeafWording bare = leaf_wording_skip_determiner (build, w, &article);
  LeafNameMatch match;

  if (leaf_wording_length (bare) > 1
      && (leaf_wording_begins (build, bare, "every") || leaf_wording_begins (build, bare, "each")
          || leaf_wording_begins (build, bare, "all") || leaf_wording_begins (build, bare, "any")))
    bare.first++;
  match = leaf_names_find_whole (build, bare, LEAF_NAMES (KIND) | LEAF_NAMES (INSTANCE), reading->near);
  *owner = (Owner) { .words = w };
  if (match.id != 0 && match.sort == LEAF_NAME_KIND) {
    owner->kind = LEAF_ID (LeafKindId, match.id);
    return TRUE;
  }
  if (match.id == 0 && !is_pronoun (build, bare)) /* "it", even if something is called "Asking it about" */
    match = leaf_names_find (build, bare, LEAF_NAMES (INSTANCE), reading->near);
  if (match.id != 0) {
    owner->instance = LEAF_ID (LeafInstanceId, match.id);
    return TRUE;
  }
  if (is_pronoun (build, bare)) {
    owner->instance = reading->it;
    owner->kind = LEAF_IS (reading->it) ? LEAF_ID (LeafKindId, 0) : reading->it_kind;
    return LEAF_IS (owner->instance) || LEAF_IS (owner->kind);
  }
  if (leaf_wording_is (build, bare, "player")) {
    owner->instance = leaf_world_player (build);
    return LEAF_IS (owner->instance);
  }
  if (leaf_wording_is (build, bare, "everything")) {
    owner->kind = LEAF_KIND (THING);
    return TRUE;
  }
  /* "The sound" is a single thing, which may be made later, not the kind of all sounds. */
  if (article != LEAF_ARTICLE_DEFINITE)
    owner->kind = leaf_kind_read (build, bare, reading->near);
  return LEAF_IS (owner->kind);
}

static const char *
owner_name (LeafBuild *build, Owner owner)
{
  return LEAF_IS (owner.instance) ? LEAF_INSTANCE (build, owner.instance)->name : leaf_kind_name (build, owner.kind);
}

/* --- "has a number called age" ------------------------------------------------------------------------------------ */

LeafWording
leaf_wording_take_bracket (const LeafBuild *build, LeafWording *w)
{
  LeafWording inner = LEAF_NO_WORDS;
  guint32 depth = 0;

  if (leaf_wording_empty (*w) || !leaf_word_is (build, w->end - 1, ")"))
    return inner;
  for (guint32 at = w->end; at-- > w->first;) {
    if (leaf_word_is (build, at, ")"))
      depth++;
    else if (leaf_word_is (build, at, "(") && --depth == 0) {
      inner = leaf_wording (at + 1, w->end - 1);
      *w = leaf_wording_up_to (*w, at);
      break;
    }
  }
  return inner;
}

/* Splits "number called age" and "number (called the age)". */
static gboolean
split_called (const LeafBuild *build, LeafWording w, LeafWording *kind, LeafWording *name)
{
  LeafWording rest = w;
  LeafWording bracket = leaf_wording_take_bracket (build, &rest);
  guint32 at;

  if (!leaf_wording_empty (bracket) && leaf_wording_begins (build, bracket, "called")) {
    *kind = rest;
    *name = leaf_wording_from (bracket, bracket.first + 1);
    return TRUE;
  }
  at = leaf_wording_find (build, w, "called");
  *kind = leaf_wording_up_to (w, at);
  *name = at < w.end ? leaf_wording_from (w, at + 1) : LEAF_NO_WORDS;
  return at > w.first && at + 1 < w.end;
}

static void
declare_for (LeafAssertionPass *reading, Owner owner, LeafWording kind_words, LeafWording name, LeafKindId kind)
{
  LeafBuild *build = reading->build;
  LeafPropertyId property
      = leaf_property_make (build, leaf_wording_empty (name) ? kind_words : name, kind, reading->sentence);
  const LeafProperty *row = LEAF_ROW (&build->world->properties, LeafProperty, property.ix);

  if (!LEAF_SAME (row->kind, kind) && !leaf_kind_conforms (build, kind, row->kind)) {
    if (build->is_library && leaf_kind_conforms (build, row->kind, kind))
      LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->kind = kind;
    else
      leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_TWO_KINDS,
                       LEAF_ROW (&build->sentences->sentences, LeafSentence, reading->sentence.ix)->wording, row->name,
                       leaf_kind_name (build, row->kind));
  }
  leaf_world_link_property (build, property, owner.kind, owner.instance);
}

/* Has the kind too many values to store something for each? */
static gboolean
cannot_have (const LeafBuild *build, LeafKindId kind)
{
  const LeafKind *row = leaf_kind (build, kind);

  /* the notations of is_written are read later */
  return row->representation == LEAF_REPRESENTATION_BUILT || row->representation == LEAF_REPRESENTATION_UNIT
         || row->representation == LEAF_REPRESENTATION_BASE || row->is_written;
}

/* "relation of values to values" */
static gboolean
is_of_anything (const LeafBuild *build, LeafKindId kind)
{
  const LeafKind *row = leaf_kind (build, kind);

  return row->constructor.ix == LEAF_KIND_RELATION && row->args[0].ix == LEAF_KIND_VALUE
         && row->args[1].ix == LEAF_KIND_VALUE;
}

gboolean
leaf_names_a_written_value (const LeafBuild *build, LeafWording w)
{
  LeafValue value;

  return leaf_word (build, w.first)->sort == LEAF_WORD_TEXT || leaf_literal_read (build, w, &value);
}

/* The reason why a property cannot have this name; NULL if it can. */
static const char *
problem_with_name (const LeafAssertionPass *reading, LeafWording name)
{
  const LeafBuild *build = reading->build;
  LeafWording bare = leaf_wording_skip_article (build, name);
  LeafNameMatch match;

  if (leaf_wording_is_article (build, bare))
    return N_ ("only an article");
  if (leaf_word (build, name.first)->sort == LEAF_WORD_TEXT)
    return N_ ("a quotation");
  if (leaf_names_a_written_value (build, bare))
    return N_ ("a word that is already a value");
  match = leaf_names_find_whole (build, bare, LEAF_NAMES (INSTANCE) | LEAF_NAMES (PROPERTY), reading->near);
  return match.id != 0 && match.sort == LEAF_NAME_INSTANCE ? N_ ("a word that already names something") : NULL;
}

/* "a number called vigour", "a colour": next to another such part this would be a second property, but one sentence
 * makes one. */
static gboolean
would_declare (const LeafAssertionPass *reading, Owner owner, LeafWording part)
{
  LeafWording kind_words, name = LEAF_NO_WORDS;
  gboolean is_called = split_called (reading->build, part, &kind_words, &name);
  LeafKindId kind = leaf_kind_read (reading->build, kind_words, reading->near);

  return LEAF_IS (kind) && (is_called || LEAF_IS (owner.instance) || !leaf_kind_is_object (reading->build, kind));
}

/* "X has a K called N", "X has a K": TRUE if it declares a property; FALSE if it may mean something else ("Bob has a
 * hat"). */
static gboolean
declare_one_has (LeafAssertionPass *reading, Owner owner, LeafWording object)
{
  LeafBuild *build = reading->build;
  LeafWording kind_words, name = LEAF_NO_WORDS;
  LeafKindId kind;
  const char *objection;
  gboolean is_called = split_called (build, object, &kind_words, &name);

  kind = leaf_kind_read (build, kind_words, reading->near);
  if (!LEAF_IS (kind))
    return FALSE;
  if (!is_called && leaf_kind_is_object (build, kind) && !LEAF_IS (owner.instance))
    return FALSE;
  if ((LEAF_SAME (kind, LEAF_KIND (VALUE)) || is_of_anything (build, kind))) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_TOO_VAGUE, kind_words, NULL, NULL);
    return TRUE;
  }
  if (is_called && leaf_wording_is (build, leaf_wording_skip_article (build, name), "presence")) {
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_PRESENCE, object, NULL, NULL);
    return TRUE;
  }
  if (is_called
      && leaf_wording_same (build, leaf_wording_skip_article (build, kind_words),
                            leaf_wording_skip_article (build, name))) {
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_CALLED_KIND, object, NULL, NULL);
    return TRUE;
  }
  if (!LEAF_IS (owner.instance) && cannot_have (build, owner.kind)) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_CANNOT_HAVE, owner.words, NULL, NULL);
    return TRUE;
  }
  if (!is_called
      && (leaf_kind_is_object (build, kind) || LEAF_SAME (kind, LEAF_KIND (NUMBER))
          || LEAF_SAME (kind, LEAF_KIND (TEXT)) || LEAF_SAME (kind, LEAF_KIND (REAL))
          || LEAF_SAME (kind, LEAF_KIND (TRUTH_STATE)))) {
    if (!leaf_wording_ends (build, owner.words, "rulebook")) /* rules/ reports its variables */
      leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_UNCALLED, object, NULL, NULL);
    return TRUE;
  }
  objection = is_called ? problem_with_name (reading, name) : NULL;
  if (objection != NULL) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, name, LEAF_REMARK (objection), NULL);
    leaf_clash_note (build, name);
    return TRUE;
  }
  if (is_called && leaf_clash_is_known (build, name, LEAF_NAMES (KIND), reading->near)
      && leaf_names_find_whole (build, leaf_wording_skip_article (build, name), LEAF_NAMES (PROPERTY), reading->near).id
             == 0) {
    leaf_problem_at (build, LEAF_PROBLEM_NAME_TAKEN, name, LEAF_REMARK (N_ ("property")), NULL);
    leaf_clash_note (build, name);
    return TRUE;
  }
  if (is_called) { /* "some text called the sound and the smell": each is a property */
    LeafWording *names;
    guint32 n = leaf_wording_split_list (build, name, "and", &names);

    for (guint32 i = 1; i < n; i++)
      if (would_declare (reading, owner, names[i])) {
        leaf_problem_at (build, LEAF_PROBLEM_PROPERTIES_TOGETHER, object, NULL, NULL);
        return TRUE;
      }
    for (guint32 i = 0; i < n; i++)
      declare_for (reading, owner, kind_words, names[i], kind);
    return TRUE;
  }
  declare_for (reading, owner, kind_words, name, kind);
  return TRUE;
}

/* The owner of a new property is what "it" and a bare property refer to next: "The cup has a number called depth. The
 * depth is 3." */
void
leaf_properties_speak_of (LeafAssertionPass *reading, LeafWording subject)
{
  Owner owner;

  if (!read_owner (reading, subject, &owner) || (!LEAF_IS (owner.instance) && !LEAF_IS (owner.kind)))
    return;
  reading->subject = reading->it = owner.instance;
  reading->it_kind = owner.kind;
}

/* Checks that the kinds of the owners and of the property have been made. */
static void
check_kinds_made (LeafAssertionPass *reading, LeafWording owners, LeafWording object)
{
  LeafWording kind_words, name, *parts;
  guint32 n = leaf_wording_split_list (reading->build, owners, "and", &parts);

  for (guint32 i = 0; i < n; i++)
    leaf_kind_check_made (reading->build, parts[i], reading->near);
  if (split_called (reading->build, object, &kind_words, &name))
    leaf_kind_check_made (reading->build, kind_words, reading->near);
}

gboolean
leaf_properties_declare_has (LeafAssertionPass *reading, LeafWording subject, LeafWording object)
{
  LeafBuild *build = reading->build;
  LeafWording *parts, *owners;
  guint32 n_owners;
  gboolean is_done = FALSE;

  if (leaf_wording_is (build, leaf_wording_skip_article (build, subject), "kind")) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_TOO_VAGUE, subject, NULL, NULL);
    return TRUE;
  }
  n_owners = leaf_wording_split_list (build, subject, "and", &owners);
  for (guint32 i = 0; i < n_owners; i++) {
    Owner owner;

    if (!read_owner (reading, owners[i], &owner))
      return FALSE;
    if (declare_one_has (reading, owner, object)) {
      is_done = TRUE;
    } else if (leaf_wording_split_list (build, object, "and", &parts) > 1 && would_declare (reading, owner, parts[0])) {
      leaf_problem_at (build, LEAF_PROBLEM_PROPERTIES_TOGETHER, object, NULL, NULL);
      return TRUE;
    }
  }
  if (is_done)
    check_kinds_made (reading, subject, object);
  return is_done;
}

/* --- "can be open or closed" -------------------------------------------------------------------------------------- */

/* Only the name, from "(this is its brightness property)" or "(the brightness)". */
static LeafWording
condition_name (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_begins (build, w, "this is"))
    w.first += 2;
  if (leaf_wording_begins (build, w, "its") || leaf_wording_begins (build, w, "his")
      || leaf_wording_begins (build, w, "her") || leaf_wording_begins (build, w, "their"))
    w.first++;
  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_length (w) > 1 && leaf_wording_ends (build, w, "property"))
    w.end--;
  return w;
}

/* The kind of which all these words are already values: two kinds of thing may share one set of conditions. */
static LeafKindId
kind_with_values (const LeafBuild *build, const LeafWording *values, guint32 n)
{
  LeafKindId kind = { 0 };

  for (guint32 i = 0; i < n; i++) {
    guint32 id = leaf_names_find_whole (build, values[i], LEAF_NAMES (INSTANCE), LEAF_ID (LeafHeadingId, 0)).id;
    LeafKindId its;

    if (id == 0)
      return LEAF_ID (LeafKindId, 0);
    its = LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, id))->kind;
    if (leaf_kind_is_object (build, its) || (i > 0 && !LEAF_SAME (its, kind)))
      return LEAF_ID (LeafKindId, 0);
    kind = its;
  }
  return kind;
}

/* Names the values of a condition and the property: as the sentence says, or "lamp condition". */
static void
declare_condition (LeafAssertionPass *reading, Owner owner, const LeafWording *values, guint32 n, LeafWording name)
{
  LeafBuild *build = reading->build;
  g_autofree char *folded = g_utf8_strdown (owner_name (build, owner), -1);
  const char *called;
  LeafKindId kind = kind_with_values (build, values, n);
  LeafPropertyId property;

  if (!leaf_wording_empty (name))
    called = leaf_world_spelling (build, name);
  else
    called = leaf_arena_printf (build->arena, "%s condition", folded);
  property = leaf_world_find_property (build, called);
  for (guint32 copy = 2; leaf_wording_empty (name) && LEAF_IS (property)
                         && !LEAF_SAME (LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->kind, kind);
       copy++) {
    called = leaf_arena_printf (build->arena, "%s condition %u", folded, copy);
    property = leaf_world_find_property (build, called);
  }
  if (LEAF_IS (property)) {
    LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->condition_of = LEAF_ID (LeafInstanceId, 0);
    leaf_world_link_property (build, property, owner.kind, owner.instance);
    return;
  }
  if (!LEAF_IS (kind)) {
    kind = leaf_kind_make (build, LEAF_REPRESENTATION_ENUMERATED, called, leaf_english_plural (build, called),
                           LEAF_KIND (VALUE));
    leaf_names_add_text (build, LEAF_NAME_KIND, kind.ix, called, FALSE);
    leaf_names_add_text (build, LEAF_NAME_KIND, kind.ix, leaf_english_plural (build, called), TRUE);
    for (guint32 i = 0; i < n; i++)
      leaf_world_make_instance (build, kind, values[i], reading->sentence);
  }
  property = leaf_property_make_text (build, called, kind, reading->sentence);
  LEAF_ROW (&build->world->properties, LeafProperty, property.ix)->condition_of = owner.instance;
  leaf_world_link_property (build, property, owner.kind, owner.instance);
}

/* Only earlier names count: a kind may get the name of an adjective later. */
static gboolean
is_kind_by_now (const LeafAssertionPass *reading, LeafWording name)
{
  LeafNameMatch match = leaf_names_find_whole (reading->build, leaf_wording_skip_article (reading->build, name),
                                               LEAF_NAMES (KIND), reading->near);

  return match.id != 0
         && LEAF_ROW (&reading->build->world->names->names, LeafName, match.name)->made_at.first < name.first;
}

/* "The colours are red ..." counts, but not "The ball can be red, huge or odd", since another thing can be red too. */
static gboolean
is_value_by_now (const LeafAssertionPass *reading, LeafWording name)
{
  LeafNameMatch match = leaf_names_find_whole (reading->build, name, LEAF_NAMES (INSTANCE), reading->near);
  const LeafInstance *known = match.id != 0 ? LEAF_INSTANCE (reading->build, LEAF_ID (LeafInstanceId, match.id)) : NULL;

  return known != NULL && !match.is_abbreviated && !leaf_kind_is_object (reading->build, known->kind)
         && LEAF_ROW (&reading->build->sentences->sentences, LeafSentence, known->sentence.ix)->form
                != LEAF_FORM_CAN_BE;
}

/* Is it already the name of a value property, or a literal? Then it cannot be an either/or property. */
static gboolean
is_taken (const LeafAssertionPass *reading, LeafWording name)
{
  LeafValue value;

  if (leaf_word (reading->build, name.first)->sort == LEAF_WORD_TEXT
      || leaf_literal_read (reading->build, name, &value))
    return TRUE;
  if (leaf_names_an_action (reading->build, name))
    return TRUE;
  if (is_kind_by_now (reading, name)
      || leaf_clash_is_known (reading->build, name, LEAF_NAMES (VARIABLE) | LEAF_NAMES (RULEBOOK), reading->near))
    return TRUE;
  return leaf_names_find_whole (reading->build, name, LEAF_NAMES (PROPERTY), reading->near).id != 0
         && leaf_names_find_whole (reading->build, name, LEAF_NAMES (ADJECTIVE), reading->near).id == 0;
}

static LeafPropertyId
either_or_named (const LeafBuild *build, LeafWording name, gboolean *negated)
{
  guint32 id = leaf_names_find_whole (build, name, LEAF_NAMES (ADJECTIVE), LEAF_ID (LeafHeadingId, 0)).id;

  return id == 0 ? LEAF_ID (LeafPropertyId, 0)
                 : leaf_property_of_adjective (build, LEAF_ID (LeafAdjectiveId, id), LEAF_ID (LeafKindId, 0),
                                               LEAF_ID (LeafInstanceId, 0), negated);
}

/* "open" has the opposite "closed"; but "following", defined by an earlier sentence with "or not following", has only
 * its own negation. */
static gboolean
has_other_opposite (const LeafBuild *build, LeafPropertyId id)
{
  LeafPropertyId opposite = LEAF_IS (id) ? LEAF_ROW (&build->world->properties, LeafProperty, id.ix)->opposite
                                         : LEAF_ID (LeafPropertyId, 0);

  return LEAF_IS (opposite)
         && !g_str_has_prefix (LEAF_ROW (&build->world->properties, LeafProperty, opposite.ix)->name, "not ");
}

/* "open or unlocked", although open is the opposite of closed; "open or not open". */
static gboolean
is_other_pair (const LeafAssertionPass *reading, LeafWording one, LeafWording other)
{
  gboolean one_negated = FALSE, other_negated = FALSE;
  LeafPropertyId a = either_or_named (reading->build, one, &one_negated),
                 b = either_or_named (reading->build, other, &other_negated);

  if (leaf_wording_begins (reading->build, other, "not")
      && leaf_wording_same (reading->build, one, leaf_wording_from (other, other.first + 1)))
    return has_other_opposite (reading->build, a);
  return LEAF_IS (a) && LEAF_IS (b) && (!LEAF_SAME (a, b) || one_negated);
}

/* "A door can be opaque": this is the opposite of transparent; "dark or bright": dark is the opposite of lighted. */
static gboolean
is_half_of_pair (const LeafBuild *build, const LeafWording *parts, guint32 n)
{
  gboolean negated[2] = { FALSE, FALSE };
  LeafPropertyId one = either_or_named (build, parts[0], &negated[0]), other;

  if (n == 1)
    return LEAF_IS (one) && negated[0];
  other = either_or_named (build, parts[1], &negated[1]);
  if (LEAF_IS (one) == LEAF_IS (other) || leaf_wording_begins (build, parts[1], "not"))
    return FALSE;
  return LEAF_IS (LEAF_ROW (&build->world->properties, LeafProperty, LEAF_IS (one) ? one.ix : other.ix)->opposite);
}

static void
declare_alternatives (LeafAssertionPass *reading, Owner owner, LeafWording list)
{
  LeafBuild *build = reading->build;
  LeafWording bracket = leaf_wording_take_bracket (build, &list), whole = list;
  gboolean is_either = leaf_wording_begins (build, list, "either");
  LeafWording *parts;
  guint32 n;

  if (is_either)
    list.first++;
  n = leaf_wording_split_list (build, list, "or", &parts);
  if (is_either && n != 2) {
    leaf_problem_at (build, LEAF_PROBLEM_EITHER_OF_TWO, whole, NULL, NULL);
    return;
  }
  if (n == 1 && LEAF_IS (owner.instance) && is_half_of_pair (build, parts, n)) {
    gboolean is_negated;

    leaf_world_link_property (build, either_or_named (build, parts[0], &is_negated), owner.kind, owner.instance);
    return;
  }
  if (n <= 2 && is_half_of_pair (build, parts, n)) {
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_HALF, list, NULL, NULL);
    return;
  }
  for (guint32 i = 0; i < n; i++)
    if (leaf_wording_is_article (build, parts[i])) {
      leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, parts[i], LEAF_REMARK (N_ ("only an article")), NULL);
      return;
    }
  for (guint32 i = 0; i < n; i++)
    if (is_taken (reading, parts[i]) || (n <= 2 && is_value_by_now (reading, parts[i]))
        || (n == 2 && i == 1 && is_other_pair (reading, parts[0], parts[1]))) {
      leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_NAME_TAKEN, parts[i], NULL, NULL);
      return;
    }
  if (n <= 2) {
    LeafPropertyId property = make_either_or (build, parts[0], n == 2 ? parts[1] : LEAF_NO_WORDS, reading->sentence);

    leaf_world_link_property (build, property, owner.kind, owner.instance);
    if (!leaf_wording_empty (bracket))
      leaf_problem_at (build, LEAF_PROBLEM_EITHER_OR_NAMED, list, NULL, NULL);
    return;
  }
  declare_condition (reading, owner, parts, n,
                     leaf_wording_empty (bracket) ? bracket : condition_name (build, bracket));
}

/* "X can be A or B", "X is either A or B". */
gboolean
leaf_properties_declare_can_be (LeafAssertionPass *reading, LeafWording w)
{
  LeafBuild *build = reading->build;
  guint32 at = leaf_wording_find (build, w, "can be");
  guint32 length = 2;
  LeafWording *owners;
  guint32 n;

  if (at >= w.end) {
    at = leaf_wording_find (build, w, "is either");
    if (at >= w.end)
      at = leaf_wording_find (build, w, "are either");
  }
  if (at >= w.end || at == w.first || at + length >= w.end)
    return FALSE;
  if (leaf_wording_is (build, leaf_wording_skip_article (build, leaf_wording_up_to (w, at)), "player")) {
    leaf_problem_at (build, LEAF_PROBLEM_PLAYER_CANNOT_HAVE, w, NULL, NULL);
    return TRUE;
  }
  if (is_pronoun (build, leaf_wording_up_to (w, at))) {
    leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_OF_PRONOUN, w, NULL, NULL);
    return TRUE;
  }
  n = leaf_wording_split_list (build, leaf_wording_up_to (w, at), "and", &owners);
  for (guint32 i = 0; i < n; i++) {
    Owner owner;

    if (!read_owner (reading, owners[i], &owner))
      return FALSE;
    if (!LEAF_IS (owner.instance) && !leaf_kind_is_object (build, owner.kind)
        && (leaf_kind (build, owner.kind)->representation == LEAF_REPRESENTATION_BASE
            || cannot_have (build, owner.kind)))
      leaf_problem_at (build, LEAF_PROBLEM_KIND_HAS_NO_PROPERTIES, owners[i], NULL, NULL);
    for (guint32 part = owners[i].end; part < w.end; part++)
      if (leaf_word (build, part)->sort == LEAF_WORD_TEXT) {
        leaf_problem_at (build, LEAF_PROBLEM_NAME_UNUSABLE, leaf_wording_from (w, at + length),
                         LEAF_REMARK (N_ ("a quotation")), NULL);
        return TRUE;
      }
    leaf_kind_check_made (build, owners[i], reading->near);
    declare_alternatives (reading, owner, leaf_wording_from (w, at + length));
  }
  return n > 0;
}
