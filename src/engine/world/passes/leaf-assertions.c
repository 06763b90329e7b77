/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assertions.c: plain sentences, read in two passes.
 *
 * Pass one finds the verb of each sentence, reads its two sides as noun phrases, and makes the things that they name.
 *
 * Pass two uses the same noun phrases, when everything with a name exists, and asserts properties, places, connections
 * and relations. The table of leaf-copula.c has the forms and the functions for each pass; all other sentences are
 * reduced to it or to a relation. Later sentences may refer to earlier ones: a quoted text by itself describes
 * `subject`, and "east is ..." starts from it; `it` is the last thing named, the subject before the object. A heading
 * resets both. */

#include "leaf-library-lookup.h"
#include "leaf-assert-forms.h"
#include "leaf-hints.h"
#include "leaf-names-private.h"

#include <string.h>

typedef struct {
  LeafSentenceId sentence;
  LeafVerbPlace place;
  LeafNoun *subject, *object;
  LeafInstanceId subject_before; /* the subject when the sentence was read */
  guint32 subject_index;
  LeafInstanceId it_before;
  LeafKindId it_kind_before;
  gboolean is_text; /* a quoted text alone */
  gboolean is_one_way;
  gboolean left_trace;  /* it changed something */
  gboolean is_reported; /* reading it reported a problem */
} Assertion;

static const LeafInstanceId no_instance = { 0 };
static const LeafKindId no_kind = { 0 };

/* --- "has" and other verbs ---------------------------------------------------------------------------------------- */

static gboolean
is_possession (const LeafBuild *build, const LeafVerbForm *form)
{
  return LEAF_SAME (form->relation, LEAF_BUILT_IN (POSSESSION));
}

/* "The box has carrying capacity 5", "A person has age 30"; but not "The tank has a liquid level", where the value is a
 * kind. */
static gboolean
has_properties (LeafAssertionPass *reading, LeafWording object)
{
  const LeafBuild *build = reading->build;
  LeafWording w = leaf_wording_skip_article (build, object);
  LeafNameMatch match = leaf_names_begin (build, w, LEAF_NAMES (PROPERTY), reading->near);

  return match.id != 0 && match.n_words < leaf_wording_length (w)
         && leaf_names_find_whole (build, w, LEAF_NAMES (KIND), reading->near).id == 0;
}

/* "Bob has a hat": possession is asserted by "carries" or "wears". "Has" sets properties, although conditions may use
 * it otherwise. */
static gboolean
says_has (const LeafAssertionPass *reading, const LeafVerbPlace *place)
{
  LeafBuild *build = reading->build;

  if (build->is_library || leaf_wording_empty (place->subject) || leaf_wording_empty (place->object)
      || leaf_wording_ends (build, place->subject, "rulebook") || leaf_wording_ends (build, place->subject, "rules"))
    return FALSE; /* the properties of a rulebook are checked in rules/ */
  for (guint32 at = place->subject.end; at < place->object.first; at++)
    if (leaf_word_is (build, at, "has") || leaf_word_is (build, at, "have"))
      return TRUE;
  return FALSE;
}

static void
act_on_verb (LeafAssertionPass *reading, Assertion *assertion)
{
  LeafBuild *build = reading->build;
  const LeafVerbPlace *place = &assertion->place;

  if (place->form.negated) {
    if (reading->pass == 2)
      leaf_problem_at (build, LEAF_PROBLEM_NOT_NEGATIVE, leaf_reading_words (reading), NULL, NULL);
    return;
  }
  if (is_possession (build, &place->form)) {
    if (has_properties (reading, place->object)) {
      leaf_assert_possessed (reading, assertion->subject, place->object, place);
      return;
    }
    if (reading->pass == 2 && leaf_sentence_is_used (build, assertion->sentence))
      return;
    if (reading->pass == 2 && leaf_properties_declare_has (reading, place->subject, place->object)) {
      leaf_sentence_use (build, assertion->sentence);
      return;
    }
    if (reading->pass == 1 && assertion->object != NULL && assertion->object->sort == LEAF_NOUN_KIND
        && !leaf_kind_is_object (build, assertion->object->kind)) {
      if (assertion->subject->sort == LEAF_NOUN_NAME)
        leaf_noun_make (reading, assertion->subject, LEAF_KIND (OBJECT));
      if (leaf_properties_declare_has (reading, place->subject, place->object))
        leaf_sentence_use (build, assertion->sentence);
      return;
    }
    if (says_has (reading, place)) {
      if (reading->pass == 2 && !assertion->is_reported) {
        g_autoptr (LeafMessageFragment) habit
            = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_SENTENCE, leaf_reading_words (reading));
        g_autoptr (LeafMessageFragment) near
            = leaf_names_perhaps (build, place->object, LEAF_NAMES (PROPERTY) | LEAF_NAMES (ADJECTIVE));

        leaf_problem_at (
            build, LEAF_PROBLEM_PROPERTY_UNKNOWN, place->object,
            habit != NULL ? habit
            : near != NULL
                ? near
                : LEAF_REMARK (N_ (
                    " To create a property, name its kind: 'A thing has a number called the price'. For what a person "
                    "has, use 'carries': 'Bob carries a hat'.")),
            NULL);
      }
      return;
    }
  }
  leaf_assert_relates (reading, assertion->subject, place->form.relation, place->form.reversed, assertion->object,
                       place, FALSE);
}

/* --- one sentence ------------------------------------------------------------------------------------------------- */

static LeafInstanceId
discussed (LeafAssertionPass *reading, const LeafNoun *noun)
{
  if (noun == NULL)
    return no_instance;
  if (noun->sort == LEAF_NOUN_RELATED)
    return leaf_noun_instance (reading, noun->first);
  /* a list; or "the description of the cow", after which the thing mentioned before the cow remains the subject */
  if (noun->sort == LEAF_NOUN_LIST || noun->sort == LEAF_NOUN_PROPERTY)
    return no_instance;
  return leaf_noun_instance (reading, noun);
}

/* What "it" and quoted texts refer to after a sentence. */
static void
change_subject (LeafAssertionPass *reading, const Assertion *assertion)
{
  const LeafNoun *s = assertion->subject, *o = assertion->object;
  LeafInstanceId x = discussed (reading, s), y, y_full = discussed (reading, o);

  reading->it_is_many = (s->sort == LEAF_NOUN_LIST && !assertion->place.is_existential)
                        || (s->sort == LEAF_NOUN_INSTANCE && s->n_made > 1);
  y = o != NULL && o->sort == LEAF_NOUN_INSTANCE && leaf_wording_empty (o->with) && assertion->place.form.is_copula
          ? o->instance
          : no_instance;
  if (s->sort == LEAF_NOUN_KIND) {
    reading->it_kind = s->kind;
    reading->it = reading->subject = no_instance;
    return;
  }
  if (LEAF_IS (x) && leaf_instance_is (reading->build, x, LEAF_KIND (DIRECTION)) && LEAF_IS (y_full))
    x = no_instance;
  if (s->sort == LEAF_NOUN_VARIABLE && LEAF_IS (y)) /* "The player is Bob" */
    x = no_instance;
  if (LEAF_IS (x)) {
    reading->subject = x;
    reading->it_kind = no_kind;
    g_array_append_val (reading->subjects, x);
  }
  if (LEAF_IS (y) && leaf_kind_is_object (reading->build, LEAF_INSTANCE (reading->build, y)->kind))
    reading->it = y;
  else if (LEAF_IS (x))
    reading->it = x;
}

static void
read_sides (LeafAssertionPass *reading, Assertion *assertion)
{
  const LeafVerbPlace *place = &assertion->place;

  if (place->is_existential) {
    leaf_existential_read (reading, place->object, &assertion->subject, &assertion->object);
    return;
  }
  assertion->subject = leaf_noun_read (reading, place->subject, place->form.is_copula);
  assertion->object = leaf_noun_read (reading, place->object, FALSE);
}

static void
act_by_verb (LeafAssertionPass *reading, Assertion *assertion)
{
  reading->is_always = assertion->place.certainty == LEAF_CERTAIN || assertion->place.certainty == LEAF_IMPOSSIBLE;
  if (assertion->place.is_existential) {
    reading->is_existential = TRUE;
    if (assertion->object == NULL)
      leaf_assert_exists (reading, assertion->subject);
    else
      leaf_assert_copula (reading, assertion->subject, assertion->object, &assertion->place);
    reading->is_existential = FALSE;
  } else if (assertion->place.form.is_copula) {
    leaf_assert_copula (reading, assertion->subject, assertion->object, &assertion->place);
  } else {
    act_on_verb (reading, assertion);
  }
}

/* The size of everything that assertions write. Tables only grow, so a sentence that does not change the size had no
 * effect; changes of existing rows are counted separately. */
static guint64
count_traces (const LeafAssertionPass *reading)
{
  const LeafWorld *world = reading->build->world;

  return (guint64) reading->n_said + world->instances.n + world->facts.n + world->property_links.n + world->pairs.n
         + world->implications.n + world->assemblies.n + world->variables.n + world->properties.n
         + world->backdrop_places.n + world->relations.n + reading->placements->len + reading->ways->len
         + reading->appearances->len + reading->build->messages.n;
}

static void
act (LeafAssertionPass *reading, Assertion *assertion)
{
  guint64 before = count_traces (reading);

  act_by_verb (reading, assertion);
  assertion->left_trace |= count_traces (reading) != before;
}

/* "taking", "taking something", "kissing the frog": a whole action. Its last words are not checked here: if they are
 * neither a name nor a description, a problem is reported when rules read patterns. */
static gboolean
is_action (LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  LeafNameMatch action = leaf_names_begin (build, w, LEAF_NAMES (ACTION), reading->near);
  LeafWording noun = leaf_wording_from (w, w.first + action.n_words);
  const LeafAction *row = LEAF_ROW (&build->world->actions, LeafAction, action.id);

  if (action.id == 0 || leaf_wording_skip_article (build, w).first != w.first)
    return FALSE;
  /* "Shaving cream is a thing. Shaving is an action applying to one thing.": the action was not known yet */
  if (row->sentence.ix > reading->sentence.ix)
    return FALSE;
  if (leaf_wording_empty (noun))
    return TRUE;
  /* "Sleeping mat is in the Yard": an action that takes no noun */
  if (row->n_nouns == 0 && !row->optional_noun)
    return FALSE;
  return leaf_names_find (build, noun, LEAF_NAMES (INSTANCE), reading->near).id != 0
         || leaf_noun_read_description (reading, noun) != NULL;
}

/* "Taking is a room", "Taking something is in the Yard": about an action only names and kinds of action can be
 * asserted. */
static gboolean
is_action_asserted (LeafAssertionPass *reading, const Assertion *assertion)
{
  static const guint32 own = 1u << LEAF_NOUN_VARIABLE | 1u << LEAF_NOUN_NAME;
  const LeafNoun *s = assertion->subject, *o = assertion->object;

  if (s->sort == LEAF_NOUN_NAME && is_action (reading, assertion->place.subject))
    return TRUE;
  if (s->sort == LEAF_NOUN_PROPERTY && s->first != NULL && s->first->sort == LEAF_NOUN_NAME
      && is_action (reading, s->first->wording))
    return TRUE;
  return (own & 1u << s->sort) != 0 && o->sort == LEAF_NOUN_NAME && is_action (reading, assertion->place.object);
}

/* "Printing the name has a number called the count": this form cannot be about an action or an activity. */
static gboolean
is_said_of_action (LeafAssertionPass *reading, const Assertion *assertion)
{
  const LeafBuild *build = reading->build;
  LeafWording subject = assertion->place.subject, object = assertion->place.object;

  if (assertion->place.form.is_copula)
    return is_action_asserted (reading, assertion);
  return assertion->subject->sort == LEAF_NOUN_NAME && leaf_wording_skip_article (build, subject).first == subject.first
         && is_possession (build, &assertion->place.form) && leaf_wording_find (build, object, "called") < object.end
         && leaf_names_find_whole (build, subject, LEAF_NAMES (ACTION) | LEAF_NAMES (ACTIVITY), reading->near).id != 0;
}

/* Sentences about the compiler's own log are for other tools. */
static gboolean
is_for_others (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_ends (build, w, "in the debugging log") || leaf_wording_ends (build, w, "from the debugging log");
}

/* "If the crate is open, say "Hm."" outside all rules. */
static gboolean
is_of_rule (const LeafBuild *build, LeafWording w)
{
  return leaf_pattern_fits (build, w, "if/unless/while ... , ***");
}

static void
complain_unknown (LeafAssertionPass *reading, LeafWording w)
{
  g_autoptr (LeafMessageFragment) slip = leaf_hint_in_sentence (reading->build, w);

  leaf_problem_at (reading->build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, slip, NULL);
}

static void
begin_sentence (LeafAssertionPass *reading, LeafSentenceId id)
{
  LeafHeadingId heading = LEAF_ROW (&reading->build->sentences->sentences, LeafSentence, id.ix)->heading;

  if (!LEAF_SAME (heading, reading->near)) {
    reading->subject = reading->it = no_instance;
    reading->it_kind = no_kind;
  }
  reading->sentence = id;
  reading->near = heading;
}

/* "The coat, which is open, is in the Hall": a name cannot end with a comma. */
static gboolean
ends_in_comma (const LeafBuild *build, LeafWording w)
{
  return !leaf_wording_empty (w) && leaf_word_is (build, w.end - 1, ",");
}

/* --- names with another meaning ----------------------------------------------------------------------------------- */

static gboolean
is_later_sentence (const LeafAssertionPass *reading, LeafSentenceId sentence)
{
  const LeafBuild *build = reading->build;
  LeafWording later, here = leaf_reading_words (reading);

  if (sentence.ix <= reading->sentence.ix)
    return FALSE;
  later = LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording;
  return leaf_word (build, later.first)->source == leaf_word (build, here.first)->source;
}

static gboolean
is_variable_of_later_sentence (const LeafAssertionPass *reading, LeafVariableId id)
{
  const LeafVariable *variable = LEAF_ROW (&reading->build->world->variables, LeafVariable, id.ix);

  return !variable->is_library && variable->owner == LEAF_OWNER_GLOBAL
         && is_later_sentence (reading, variable->sentence);
}

/* Is it a scene, or a value that a sentence names? This excludes rows of a table, cues of dialogue and names after
 * "called". */
static gboolean
is_value_of_later_sentence (const LeafAssertionPass *reading, LeafInstanceId id)
{
  const LeafBuild *build = reading->build;
  const LeafInstance *value = LEAF_INSTANCE (build, id);
  LeafWording made;

  if (!leaf_kind_is_enumerated (build, value->kind) || !is_later_sentence (reading, value->sentence))
    return FALSE;
  made = LEAF_ROW (&build->sentences->sentences, LeafSentence, value->sentence.ix)->wording;
  return value->made_at.first >= made.first && value->made_at.end <= made.end && !leaf_word_is (build, made.first, "(")
         && leaf_wording_find (build, leaf_wording_up_to (made, value->made_at.first), "called")
                >= value->made_at.first;
}

/* The part of the noun that uses a variable or value from a later sentence as a thing: by itself, as a place, or as an
 * owner. NULL if there is none. */
static const LeafNoun *
find_later_name (const LeafAssertionPass *reading, const LeafNoun *noun)
{
  for (; noun != NULL; noun = noun->next) {
    const LeafNoun *found;

    if ((noun->sort == LEAF_NOUN_VARIABLE && is_variable_of_later_sentence (reading, noun->variable))
        || (noun->sort == LEAF_NOUN_INSTANCE && is_value_of_later_sentence (reading, noun->instance)))
      return noun;
    found = find_later_name (reading, noun->first);
    if (found == NULL)
      found = find_later_name (reading, noun->related);
    if (found != NULL)
      return found;
  }
  return NULL;
}

/* "The tea is a scene.": before "A tea is a kind of thing." */
static gboolean
equates_kinds (const Assertion *assertion)
{
  const LeafNoun *s = assertion->subject, *o = assertion->object;

  return assertion->place.form.is_copula && s != NULL && o != NULL && s->sort == LEAF_NOUN_KIND
         && o->sort == LEAF_NOUN_KIND && leaf_wording_empty (s->called) && s->related == NULL;
}

/* Reports the kinds that later sentences make. The words of a noun in a place or with a new name go on after those of
 * its kind ("a mug called Toby"). */
static void
check_kinds_made (LeafAssertionPass *reading, const LeafNoun *noun)
{
  for (; noun != NULL; noun = noun->next) {
    if (noun->sort == LEAF_NOUN_KIND && !noun->is_vague) {
      LeafWording head = leaf_noun_head (noun);

      if (leaf_wording_length (head) > 1 && leaf_word_is (reading->build, head.end - 1, "called"))
        head.end--;
      leaf_kind_check_made (reading->build, head, reading->near);
    }
    check_kinds_made (reading, noun->first);
    check_kinds_made (reading, noun->related);
  }
}

/* Sentences with the story's own relations may refer to things that a later sentence makes. */
static gboolean
is_by_relation_of_story (const LeafBuild *build, const LeafVerbForm *form)
{
  return !form->is_copula && LEAF_IS (form->relation)
         && LEAF_ROW (&build->world->relations, LeafRelation, form->relation.ix)->sentence.ix >= build->story_sentence;
}

/* "The bell is in the Hut." before "The bell is a number that varies." or "Bell is a scene." is a problem; "The bell is
 * initially 5" is about the variable. */
static gboolean
refuse_later_name (LeafAssertionPass *reading, const Assertion *assertion)
{
  LeafBuild *build = reading->build;
  gboolean is_value
      = assertion->place.form.is_copula && assertion->object != NULL && assertion->object->sort == LEAF_NOUN_VARIABLE;
  const LeafNoun *found;

  if (build->is_library || assertion->place.is_initially)
    return FALSE;
  found = find_later_name (reading, assertion->subject);
  if (found == NULL && !is_value)
    found = find_later_name (reading, assertion->object);
  if (found == NULL)
    return FALSE;
  if (found->sort == LEAF_NOUN_VARIABLE) {
    LeafVariable *variable = LEAF_ROW (&build->world->variables, LeafVariable, found->variable.ix);

    if (!variable->is_clash)
      leaf_clash_complain_of_later (build, variable->sentence, variable->name, leaf_reading_words (reading));
    variable->is_clash = TRUE;
  } else {
    LeafInstance *value = LEAF_INSTANCE (build, found->instance);

    if (is_by_relation_of_story (build, &assertion->place.form))
      return FALSE;
    if (!value->is_clash)
      leaf_clash_complain_of_later (build, value->sentence, value->name, leaf_reading_words (reading));
    value->is_clash = TRUE;
  }
  return TRUE;
}

/* "The specification of the examining action is ..." describes the action for readers of the source; activities, rules
 * and rulebooks have none. */
static gboolean
describes_action (const LeafAssertionPass *reading, const LeafVerbPlace *place)
{
  static const char *const without[] = { "activity", "rule", "rules", "rulebook" };
  LeafBuild *build = reading->build;
  LeafWording w = leaf_wording_skip_article (build, place->subject);

  if (!place->form.is_copula || !leaf_wording_begins (build, w, "specification of"))
    return FALSE;
  w = leaf_wording_skip_article (build, leaf_wording_from (w, w.first + 2));
  for (guint i = 0; i < G_N_ELEMENTS (without); i++)
    if (leaf_wording_ends (build, w, without[i])
        && leaf_names_find_whole (build, w, LEAF_NAMES (KIND), reading->near).id == 0) {
      g_autofree char *name = leaf_wording_dup (build, w);

      leaf_problem_at (build, LEAF_PROBLEM_PROPERTY_NOT_ALLOWED, leaf_reading_words (reading), name, NULL);
      return TRUE;
    }
  if (leaf_wording_length (w) < 2 || !leaf_wording_ends (build, w, "action"))
    return FALSE;
  return leaf_names_find_whole (build, leaf_wording_up_to (w, w.end - 1), LEAF_NAMES (ACTION), reading->near).id != 0;
}

/* "The comet has a list of texts called the notes", where nothing is called the comet yet: it is a thing. Actions and
 * activities get variables by another form of sentence. */
static void
make_owner (LeafAssertionPass *reading, const LeafVerbPlace *place)
{
  LeafNameMatch deed = leaf_names_find_whole (reading->build, place->subject,
                                              LEAF_NAMES (ACTIVITY) | LEAF_NAMES (ACTION), reading->near);
  LeafNoun *owner = deed.id == 0 ? leaf_noun_read (reading, place->subject, FALSE) : NULL;

  if (owner != NULL && owner->sort == LEAF_NOUN_NAME)
    leaf_noun_make (reading, owner, LEAF_KIND (OBJECT));
}

static void
first_pass (LeafAssertionPass *reading, LeafSentenceId id, GArray *assertions)
{
  LeafBuild *build = reading->build;
  LeafWording w;
  guint32 messages;
  Assertion assertion = { .sentence = id };

  begin_sentence (reading, id);
  w = leaf_reading_words (reading);
  if (leaf_wording_empty (w))
    return;
  assertion.subject_before = reading->subject;
  assertion.subject_index = reading->subjects->len;
  assertion.it_before = reading->it;
  assertion.it_kind_before = reading->it_kind;
  if (leaf_word (build, w.first)->sort == LEAF_WORD_TEXT && leaf_wording_length (w) == 1) {
    assertion.is_text = TRUE;
    g_array_append_val (assertions, assertion);
    return;
  }
  if (is_for_others (build, w))
    return;
  if (leaf_sentence_begins_quantity (build, w)) {
    leaf_problem_at (build, LEAF_PROBLEM_QUANTITY_ASSERTED, w, NULL, NULL);
    return;
  }
  if (is_of_rule (build, w) || !leaf_sentence_find_verb (reading, w, &assertion.place)) {
    complain_unknown (reading, w);
    return;
  }
  if (describes_action (reading, &assertion.place))
    return;
  if (ends_in_comma (build, assertion.place.subject)
      || ends_in_comma (build, assertion.place.object)) /* and what it names exists */
    leaf_problem_at (build, LEAF_PROBLEM_COMMA_AT_END,
                     ends_in_comma (build, assertion.place.subject) ? assertion.place.subject : assertion.place.object,
                     NULL, NULL);
  if (LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->form == LEAF_FORM_HAS_CALLED
      && is_possession (build, &assertion.place.form))
    make_owner (reading, &assertion.place);
  if (!assertion.place.form.is_copula && is_possession (build, &assertion.place.form)
      && !has_properties (reading, assertion.place.object)
      && leaf_properties_declare_has (reading, assertion.place.subject, assertion.place.object)) {
    leaf_sentence_use (build, id);
    return;
  }
  messages = build->messages.n;
  read_sides (reading, &assertion);
  if (refuse_later_name (reading, &assertion))
    return;
  if (!equates_kinds (&assertion)) /* pass two says what the later sentence is */
    check_kinds_made (reading, assertion.subject);
  check_kinds_made (reading, assertion.object);
  assertion.is_reported = assertion.left_trace = build->messages.n != messages;
  if (assertion.object != NULL && is_said_of_action (reading, &assertion)) {
    if (assertion.place.form.is_copula)
      leaf_problem_at (build, LEAF_PROBLEM_ACTION_ASSERTED, w, NULL, NULL);
    else
      leaf_problem_at (build, LEAF_PROBLEM_OWNER_UNKNOWN, assertion.place.subject, LEAF_REMARK (N_ ("thing")), NULL);
    return;
  }
  act (reading, &assertion);
  change_subject (reading, &assertion);
  g_array_append_val (assertions, assertion);
}

static gboolean
is_in_extension (const LeafAssertionPass *reading)
{
  guint32 source = leaf_word (reading->build, leaf_reading_words (reading).first)->source;

  return !leaf_wording_empty (leaf_extension_name (reading->build, source, NULL));
}

static void
second_pass (LeafAssertionPass *reading, Assertion *assertion)
{
  LeafBuild *build = reading->build;

  reading->sentence = assertion->sentence;
  reading->near = leaf_sentence_heading (build, assertion->sentence);
  reading->subject = assertion->subject_before;
  reading->subject_index = assertion->subject_index;
  reading->it = assertion->it_before;
  reading->it_kind = assertion->it_kind_before;
  if (!assertion->is_text) {
    guint32 messages = build->messages.n;

    act (reading, assertion);
    if (!assertion->left_trace
        && !assertion->place.is_existential
        /* it exists already; a value of a kind may be described in this way too */
        && assertion->subject->sort != LEAF_NOUN_KIND && !leaf_clash_is_named (build, assertion->subject->wording))
      leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_WITHOUT_EFFECT, leaf_reading_words (reading), NULL, NULL);
    if (build->messages.n == messages)
      leaf_assertion_note (reading, assertion->subject, assertion->object, &assertion->place);
    return;
  }
  if (LEAF_IS (reading->subject) || LEAF_IS (reading->it_kind))
    leaf_assert_appearance (reading, LEAF_IS (reading->subject) ? no_kind : reading->it_kind, reading->subject,
                            leaf_reading_words (reading));
  else if (!is_in_extension (reading)) /* in an extension it describes the extension */
    leaf_problem_at (build, LEAF_PROBLEM_TEXT_WITHOUT_OWNER, leaf_reading_words (reading), NULL, NULL);
}

/* "edible", "closed and openable" */
static void
speak_of_adjectives (LeafAssertionPass *reading, LeafWording w)
{
  LeafWording *parts;
  guint32 n = leaf_wording_split_list (reading->build, w, "and", &parts);

  for (guint32 part = 0; part < n; part++) {
    LeafNoun *adjectives = leaf_noun_read (reading, parts[part], FALSE);

    for (guint32 i = 0; adjectives->sort == LEAF_NOUN_ADJECTIVES && i < adjectives->n_adjectives; i++)
      leaf_assert_adjective (reading, reading->it_kind, no_instance, &adjectives->adjectives[i], FALSE, LEAF_LIKELY);
  }
}

/* "... scenery and a kind of thing", "... a kind of thing and scenery" */
static void
speak_of_words_apart (LeafAssertionPass *reading, LeafWording w)
{
  LeafWording words = leaf_kind_sentence_adjectives_apart (reading->build, w, reading->near);

  if (leaf_wording_empty (words))
    return;
  if (leaf_noun_read (reading, words, FALSE)->sort == LEAF_NOUN_ADJECTIVES)
    speak_of_adjectives (reading, words);
  else
    leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_UNKNOWN, words, NULL, NULL);
}

/* "... a kind of open container": the adjectives before the kind. */
static void
speak_of_words_before (LeafAssertionPass *reading, LeafWording w)
{
  LeafWording words = leaf_kind_sentence_adjectives (reading->build, w, reading->near);
  LeafNoun *adjectives;

  if (leaf_wording_empty (words))
    return;
  adjectives = leaf_noun_read (reading, words, FALSE);
  if (adjectives->sort == LEAF_NOUN_ADJECTIVES)
    speak_of_adjectives (reading, words);
  else if (adjectives->sort == LEAF_NOUN_INSTANCE
           && !leaf_kind_is_object (reading->build, LEAF_INSTANCE (reading->build, adjectives->instance)->kind)) {
    LeafNounAdjective value = { .value = adjectives->instance, .wording = words }; /* "a kind of red ball" */

    leaf_assert_adjective (reading, reading->it_kind, no_instance, &value, FALSE, LEAF_LIKELY);
  } else
    leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_UNKNOWN, words, NULL, NULL);
}

/* "... a kind of thing that is usually edible": adjectives of everything of the kind. */
static void
speak_of_quality (LeafAssertionPass *reading, LeafWording w)
{
  const LeafBuild *build = reading->build;
  guint32 which = MIN (leaf_wording_find (build, w, "which"), leaf_wording_find (build, w, "that"));
  LeafWording quality = leaf_wording_from (w, MIN (which + 2, w.end));

  if (leaf_wording_empty (quality)
      || !(leaf_word_is (build, which + 1, "is") || leaf_word_is (build, which + 1, "are")))
    return;
  if (leaf_word_is (build, quality.first, "usually") || leaf_word_is (build, quality.first, "always"))
    quality.first++;
  speak_of_adjectives (reading, quality);
}

/* "The Winter Palace is a room. A palace is a kind of room.": "palace" already refers to the room. */
static void
check_not_one (LeafAssertionPass *reading, LeafWording name)
{
  LeafBuild *build = reading->build;
  LeafNameMatch match
      = leaf_names_find (build, leaf_wording_skip_article (build, name), LEAF_NAMES (INSTANCE), reading->near);
  const LeafInstance *known = match.id != 0 ? LEAF_INSTANCE (build, LEAF_ID (LeafInstanceId, match.id)) : NULL;

  if (known != NULL && known->sentence.ix >= build->story_sentence && known->sentence.ix < reading->sentence.ix)
    leaf_problem_at (build, LEAF_PROBLEM_KIND_NAMES_ONE, name, known->name, NULL);
}

/* "A lamp is a kind of thing with description "..."": asserts the properties of the kind, and makes it the subject. */
static void
speak_of_kind (LeafAssertionPass *reading, LeafSentenceId id, gboolean assert_with)
{
  LeafBuild *build = reading->build;
  LeafWording w, name;
  guint32 is, with;
  LeafNameMatch match;

  begin_sentence (reading, id);
  w = leaf_reading_words (reading);
  is = MIN (leaf_wording_find (build, w, "is"), leaf_wording_find (build, w, "are"));
  name = leaf_wording_up_to (w, is);
  match = leaf_names_find_whole (build, name, LEAF_NAMES (KIND), reading->near);
  if (reading->pass == 1 && match.id >= LEAF_KIND_COUNT) /* "A door is a kind of thing" repeats a known fact */
    check_not_one (reading, name);
  if (match.id == 0)
    return;
  reading->it_kind = LEAF_ID (LeafKindId, match.id);
  reading->it = reading->subject = no_instance;
  if (assert_with) {
    speak_of_words_apart (reading, w);
    speak_of_words_before (reading, w);
    speak_of_quality (reading, w);
  }
  with = MIN (leaf_wording_find (build, w, "with"), leaf_wording_find (build, w, "having"));
  if (assert_with && with + 1 < w.end)
    leaf_assert_property_list (reading, reading->it_kind, no_instance, leaf_wording_from (w, with + 1), LEAF_LIKELY);
}

/* A property given to one thing ("Bob has a number called age"), when the thing exists. */
static void
late_declaration (LeafAssertionPass *reading, LeafSentenceId id)
{
  LeafBuild *build = reading->build;
  LeafWording w;
  guint32 at;
  LeafForm form = LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->form;

  begin_sentence (reading, id);
  if (leaf_sentence_is_used (build, id))
    return;
  w = leaf_reading_words (reading);
  if (form == LEAF_FORM_CAN_BE) {
    if (leaf_properties_declare_can_be (reading, w))
      leaf_sentence_use (build, id);
    else if (reading->pass == 2)
      leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
    return;
  }
  at = MIN (leaf_wording_find (build, w, "has"), leaf_wording_find (build, w, "have"));
  if (at + 1 < w.end && reading->pass == 2
      && leaf_names_find_whole (build, leaf_wording_up_to (w, at),
                                LEAF_NAMES (ACTIVITY) | LEAF_NAMES (ACTION) | LEAF_NAMES (INSTANCE), reading->near)
                 .sort
             != LEAF_NAME_INSTANCE
      && leaf_names_find_whole (build, leaf_wording_up_to (w, at), LEAF_NAMES (ACTIVITY) | LEAF_NAMES (ACTION),
                                reading->near)
                 .id
             != 0) {
    leaf_problem_at (build, LEAF_PROBLEM_OWNER_UNKNOWN, leaf_wording_up_to (w, at), LEAF_REMARK (N_ ("thing")), NULL);
    leaf_sentence_use (build, id);
    return;
  }
  if (at + 1 >= w.end
      || !leaf_properties_declare_has (reading, leaf_wording_up_to (w, at), leaf_wording_from (w, at + 1)))
    return;
  leaf_sentence_use (build, id);
}

/* "The cup has a number called depth.": the owner becomes the subject. "The cup can be wet." does not change the
 * subject. */
static void
speak_of_owner (LeafAssertionPass *reading, LeafSentenceId id)
{
  const LeafBuild *build = reading->build;
  LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->wording;
  guint32 at = MIN (leaf_wording_find (build, w, "has"), leaf_wording_find (build, w, "have"));

  if (at < w.end && leaf_sentence_is_used (build, id))
    leaf_properties_speak_of (reading, leaf_wording_up_to (w, at));
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static gboolean
is_assertion (LeafForm form)
{
  return form == LEAF_FORM_ASSERTION || form == LEAF_FORM_ALWAYS;
}

static gboolean
is_player (const LeafBuild *build, const LeafNoun *noun)
{
  return noun != NULL && noun->sort == LEAF_NOUN_VARIABLE
         && noun->variable.ix == leaf_known (build, LEAF_KNOWN_player_cell);
}

/* The person that a sentence makes the player; it may come before the sentence that makes that person. */
static LeafInstanceId
said_to_play (LeafBuild *build, const Assertion *row)
{
  const LeafNoun *subject = row->subject, *object = row->object;

  if (object == NULL || !row->place.form.is_copula || !is_player (build, subject))
    return no_instance;
  if (object->sort == LEAF_NOUN_NAME)
    return LEAF_ID (LeafInstanceId,
                    leaf_names_find (build, object->name, LEAF_NAMES (INSTANCE), (LeafHeadingId) { 0 }).id);
  return object->sort == LEAF_NOUN_INSTANCE ? object->instance : no_instance;
}

/* "The player is Bob", read before "A nose is part of every person": what is made for Bob is the player's. */
static void
note_player (LeafAssertionPass *reading, const GArray *assertions, guint from)
{
  for (guint i = from; i < assertions->len; i++) {
    LeafInstanceId player = said_to_play (reading->build, &g_array_index (assertions, Assertion, i));

    if (LEAF_IS (player))
      reading->player = player;
  }
}

static void
read_all_once (LeafAssertionPass *reading, GArray *assertions)
{
  LeafBuild *build = reading->build;
  const LeafTable *sentences = &build->sentences->sentences;

  reading->pass = 1;
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafSentenceId id = LEAF_ID (LeafSentenceId, i);
    LeafForm form = LEAF_ROW (sentences, LeafSentence, i)->form;
    guint n_before = assertions->len;
    gboolean declares = form == LEAF_FORM_ASSERTION && leaf_sentence_is_used (build, id); /* "A thing has a size." */

    if (form == LEAF_FORM_CAN_BE || form == LEAF_FORM_HAS_CALLED)
      late_declaration (reading, id);
    if (form == LEAF_FORM_KIND)
      speak_of_kind (reading, id, FALSE);
    else if (is_assertion (form) && !leaf_sentence_is_used (build, id))
      first_pass (reading, id, assertions);
    else if (form == LEAF_FORM_ASSERTION)
      leaf_tables_make_defined (build, id);
    else if (form == LEAF_FORM_HAS_CALLED && !leaf_sentence_is_used (build, id))
      first_pass (reading, id, assertions);
    if (form == LEAF_FORM_HAS_CALLED || declares)
      speak_of_owner (reading, id);
    note_player (reading, assertions, n_before);
    if (build->world->assemblies.n > 1)
      leaf_assemblies_make (reading, FALSE);
    else
      g_array_set_size (reading->changed, 0);
  }
}

static void
read_all_twice (LeafAssertionPass *reading, GArray *assertions)
{
  LeafBuild *build = reading->build;
  const LeafTable *sentences = &build->sentences->sentences;

  reading->pass = 2;
  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafForm form = LEAF_ROW (sentences, LeafSentence, i)->form;

    if (form == LEAF_FORM_CAN_BE || form == LEAF_FORM_HAS_CALLED)
      late_declaration (reading, LEAF_ID (LeafSentenceId, i));
    else if (form == LEAF_FORM_KIND)
      speak_of_kind (reading, LEAF_ID (LeafSentenceId, i), TRUE);
    else if (form == LEAF_FORM_SCENE)
      leaf_scenes_declare (build, LEAF_ID (LeafSentenceId, i));
  }
  for (guint i = 0; i < assertions->len; i++)
    second_pass (reading, &g_array_index (assertions, Assertion, i));
}

/* Moves what the library says about the player from `from` to `to`. */
static void
hand_over_player_facts (LeafBuild *build, LeafInstanceId from, LeafInstanceId to)
{
  guint32 at = leaf_world_take_facts (build, from);

  while (at != 0) {
    LeafFact fact = *LEAF_ROW (&build->world->facts, LeafFact, at);

    if (fact.is_of_player)
      leaf_world_add_fact (build, (LeafKindId) { 0 }, to, &fact);
    at = fact.next;
  }
}

/* "Yourself" is the player too. */
static void
take_for_player (LeafNoun *noun, LeafInstanceId before, LeafInstanceId player)
{
  for (; noun != NULL; noun = noun->next) {
    if (noun->sort == LEAF_NOUN_INSTANCE && LEAF_SAME (noun->instance, before))
      noun->instance = player;
    take_for_player (noun->first, before, player);
    take_for_player (noun->related, before, player);
  }
}

static gboolean
is_same (const LeafBuild *build, const LeafNoun *noun, LeafInstanceId instance)
{
  return is_player (build, noun)
         || (noun != NULL && noun->sort == LEAF_NOUN_INSTANCE && LEAF_SAME (noun->instance, instance));
}

/* Does the player wear or carry anything, after the sentence `from` that says who the player is? Only a person can. */
static gboolean
is_somebody (const LeafBuild *build, const GArray *assertions, guint from, LeafInstanceId player)
{
  for (guint i = from + 1; i < assertions->len; i++) {
    const Assertion *row = &g_array_index (assertions, Assertion, i);
    const LeafNoun *subject = row->subject, *object = row->object;
    LeafRelationId relation = row->place.form.relation;

    if (row->place.form.is_copula && object != NULL && object->sort == LEAF_NOUN_RELATED) {
      relation = object->relation;
      object = object->first;
    }
    if ((LEAF_SAME (relation, LEAF_BUILT_IN (WEARING)) || LEAF_SAME (relation, LEAF_BUILT_IN (CARRYING)))
        && (is_same (build, subject, player) || is_same (build, object, player)))
      return TRUE;
  }
  return FALSE;
}

/* "The player has a number called luck": then Bob has it. */
static void
hand_over_player_properties (LeafBuild *build, LeafInstanceId from, LeafInstanceId to)
{
  guint32 n = build->world->property_links.n;

  for (guint32 i = 1; i < n; i++) {
    LeafPropertyLink link = *LEAF_ROW (&build->world->property_links, LeafPropertyLink, i);

    if (LEAF_SAME (link.instance, from))
      leaf_world_link_property (build, link.property, (LeafKindId) { 0 }, to);
  }
}

/* "The player is Bob": "the player" and "yourself" mean Bob in all sentences. The library's "yourself" remains as an
 * instance without facts and without a place, for rules that name it. */
static void
name_player (LeafAssertionPass *reading, const GArray *assertions)
{
  LeafBuild *build = reading->build;

  for (guint i = 0; i < assertions->len; i++) {
    LeafInstanceId player = said_to_play (build, &g_array_index (assertions, Assertion, i)),
                   before = leaf_world_player (build);

    if (LEAF_IS (player) && is_somebody (build, assertions, i, player))
      leaf_assert_kind (reading, player, LEAF_KIND (PERSON), FALSE);
    if (LEAF_IS (player) && !LEAF_SAME (player, before)
        && leaf_kind_conforms (build, LEAF_INSTANCE (build, player)->kind, LEAF_KIND (PERSON))) {
      hand_over_player_facts (build, before, player);
      hand_over_player_properties (build, before, player);
      build->world->player = player;
      for (guint j = 0; j < assertions->len; j++) {
        take_for_player (g_array_index (assertions, Assertion, j).subject, before, player);
        take_for_player (g_array_index (assertions, Assertion, j).object, before, player);
      }
    }
  }
}

void
leaf_world_read_assertions (LeafBuild *build)
{
  g_autoptr (LeafArena) scratch = leaf_arena_new ("assertions");
  g_autoptr (GArray) assertions = g_array_new (FALSE, TRUE, sizeof (Assertion));
  g_autoptr (GArray) placements = g_array_new (FALSE, TRUE, sizeof (LeafPlacement));
  g_autoptr (GArray) ways = g_array_new (FALSE, TRUE, sizeof (LeafWay));
  g_autoptr (GArray) appearances = g_array_new (FALSE, TRUE, sizeof (LeafAppearance));
  g_autoptr (GArray) subjects = g_array_new (FALSE, TRUE, sizeof (LeafInstanceId));
  g_autoptr (GArray) changed = g_array_new (FALSE, TRUE, sizeof (LeafInstanceId));
  LeafAssertionPass reading = { .build = build,
                                .scratch = scratch,
                                .subjects = subjects,
                                .changed = changed,
                                .assemblies_seen = build->world->assemblies.n,
                                .placements = placements,
                                .ways = ways,
                                .appearances = appearances };

  read_all_once (&reading, assertions);
  name_player (&reading, assertions);
  leaf_tables_define (&reading, 1);
  leaf_tables_define (&reading, 2);
  read_all_twice (&reading, assertions);
  leaf_dialogue_join (build);
  leaf_dialogue_assert (&reading);
  for (guint i = 0; i < ways->len; i++)
    leaf_map_connect (&reading, &g_array_index (ways, LeafWay, i));
  leaf_infer_kinds (&reading);
  for (guint rounds = 0; rounds < 8 && leaf_assemblies_make (&reading, TRUE); rounds++)
    leaf_infer_kinds (&reading);
  reading.is_always = FALSE;
  leaf_facts_check_always (reading.build);
  leaf_infer_places (&reading);
  leaf_infer_appearances (&reading); /* before anything is inferred from the facts about things */
  leaf_infer_implications (&reading);
  leaf_map_check (&reading);
  leaf_settings_find (build);
}
