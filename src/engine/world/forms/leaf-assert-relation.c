/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-assert-relation.c: "item R other". Pass one makes the things that the sides name, with the kinds that the
 * relation needs; pass two asserts the pair.
 *
 * Lists are taken apart. "every" on one side makes an assembly, which is carried out later for each instance of the
 * kind. A kind beside a relation is one of that kind ("In the Yard is a box"), or the part of its owner ("A handle is
 * part of the gate"), or is refused. */

#include "leaf-assert-forms.h"
#include "leaf-names-private.h"

#include <string.h>

static const LeafKindId no_kind = { 0 };

/* The value of one side; its words if it needs the meaning stage. */
static LeafValue
value_of (LeafAssertionPass *reading, const LeafNoun *noun, LeafKindId wanted)
{
  LeafInstanceId instance = leaf_noun_instance (reading, noun);

  if (LEAF_IS (instance))
    return leaf_instance_value (reading->build, instance);
  return leaf_world_plain_value (reading->build, noun->wording, wanted, reading->near);
}

/* "The sky is a backdrop in everywhere": everywhere is not a room that could be related. */
static gboolean
is_put_everywhere (LeafAssertionPass *reading, const LeafNoun *left, const LeafNoun *right)
{
  LeafInstanceId item
      = left->sort == LEAF_NOUN_EVERYWHERE ? leaf_noun_instance (reading, right) : (LeafInstanceId) { 0 };

  if (!LEAF_IS (item) || !leaf_instance_is (reading->build, item, LEAF_KIND (BACKDROP)))
    return FALSE;
  LEAF_INSTANCE (reading->build, item)->is_everywhere = TRUE;
  return TRUE;
}

static void
assert_one (LeafAssertionPass *reading, LeafRelationId relation, const LeafNoun *left, const LeafNoun *right,
            const LeafVerbPlace *verb)
{
  const LeafRelation *row = LEAF_ROW (&reading->build->world->relations, LeafRelation, relation.ix);
  LeafKindId left_wanted = row->left, right_wanted = row->right;
  LeafKindId left_kind = left->sort == LEAF_NOUN_KIND ? left->kind : no_kind;

  if (is_put_everywhere (reading, left, right))
    return;
  leaf_assert_relation_words (reading, relation, value_of (reading, left, left_wanted),
                              value_of (reading, right, right_wanted), left->wording, right->wording, left_kind,
                              leaf_verb_certainty (verb));
}

static void
assert_each (LeafAssertionPass *reading, LeafRelationId relation, LeafNoun *left, LeafNoun *right,
             const LeafVerbPlace *verb)
{
  guint32 n_left = MAX (left->n_made, 1), n_right = MAX (right->n_made, 1);

  if (n_left == 1 && n_right == 1) {
    assert_one (reading, relation, left, right, verb);
    return;
  }
  for (guint32 i = 0; i < n_left; i++)
    for (guint32 j = 0; j < n_right; j++) {
      LeafNoun one = *left, other = *right;

      one.instance.ix += i;
      other.instance.ix += j;
      assert_one (reading, relation, &one, &other, verb);
    }
}

/* "A handle is part of every door." */
static void
note_assembly (LeafAssertionPass *reading, LeafNoun *every, LeafNoun *made, LeafRelationId relation,
               gboolean made_is_left)
{
  LeafAssembly row
      = { .every = every->kind, .relation = relation, .is_reversed = made_is_left, .sentence = reading->sentence };
  LeafNoun *kept;

  if (reading->pass != 1)
    return;
  /* Stored with the program: a later story may make things of the kind. */
  kept = leaf_arena_copy (reading->build->arena, made, sizeof *made);
  if (kept->n_adjectives > 0)
    kept->adjectives
        = leaf_arena_copy (reading->build->arena, made->adjectives, sizeof *made->adjectives * made->n_adjectives);
  kept->next = kept->related = NULL;
  row.made = kept;
  leaf_table_push (&reading->build->world->assemblies, &row);
}

/* "Every person carries a knife": if knife is not a kind, there is one knife, and each person carries it; "its knife"
 * makes one for each. */
static void
name_for_every (LeafAssertionPass *reading, LeafNoun *noun)
{
  if (noun->sort == LEAF_NOUN_NAME && !leaf_wording_begins (reading->build, noun->name, "its"))
    leaf_noun_make (reading, noun, LEAF_KIND (OBJECT));
  else if (noun->sort == LEAF_NOUN_NAME)
    noun->called = noun->name;
}

static gboolean
is_every (const LeafNoun *noun)
{
  return noun->sort == LEAF_NOUN_KIND && leaf_noun_says_every (noun);
}

/* The kind of something new on one side of a relation. OBJECT if it may be a thing or a room, as inferred later. */
static LeafKindId
kind_to_make (const LeafBuild *build, LeafRelationId relation, gboolean left)
{
  const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, relation.ix);
  LeafKindId kind = left ? row->left : row->right;

  /* An object that is neither a thing nor a place, such as a concept: its kind is never inferred. */
  if (leaf_kind_is_object (build, kind) && !leaf_kind_conforms (build, kind, LEAF_KIND (THING))
      && !leaf_kind_conforms (build, kind, LEAF_KIND (ROOM)) && !leaf_kind_conforms (build, kind, LEAF_KIND (REGION)))
    return kind;
  if (leaf_kind_is_object (build, kind) || LEAF_SAME (kind, LEAF_KIND (VALUE)))
    return LEAF_KIND (OBJECT);
  return kind;
}

/* "A handle is part of the gate", where handle is a kind: the gate's handle. */
static void
name_part (LeafAssertionPass *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed, LeafNoun *other)
{
  LeafBuild *build = reading->build;
  LeafInstanceId whole, made;
  g_autofree char *name = NULL;

  if (reading->pass != 1 || !reversed || item->sort != LEAF_NOUN_KIND || item->count > 1 || item->is_plural
      || !leaf_wording_empty (item->called) || !LEAF_SAME (relation, LEAF_BUILT_IN (INCORPORATION))
      || !leaf_kind_is_object (build, item->kind))
    return;
  leaf_noun_make_side (reading, other, LEAF_KIND (OBJECT), TRUE);
  whole = leaf_noun_instance (reading, other);
  if (!LEAF_IS (whole) || LEAF_INSTANCE (build, whole)->is_nameless)
    return;
  name = g_strdup_printf ("%s's %s", LEAF_INSTANCE (build, whole)->name, leaf_kind_name (build, item->kind));
  made = leaf_world_make_named (build, item->kind, name, reading->sentence);
  LEAF_INSTANCE (build, made)->kind_is_stated = TRUE;
  LEAF_INSTANCE (build, made)->owner = whole;
  LEAF_INSTANCE (build, made)->is_proper = LEAF_INSTANCE (build, whole)->is_proper;
  LEAF_INSTANCE (build, made)->takes_the = LEAF_INSTANCE (build, whole)->takes_the;
  g_array_append_val (reading->changed, made);
  leaf_noun_become (item, made, 1);
}

/* Returns TRUE for a relation that the author defined: "Every cake is liked by Bob" is possible with it, but "Bob likes
 * every cake" is not. */
static gboolean
is_kept_for_each (const LeafAssertionPass *reading, LeafRelationId relation)
{
  guint32 sort = LEAF_ROW (&reading->build->world->relations, LeafRelation, relation.ix)->sort;

  return sort == LEAF_RELATION_PROPERTY || sort == LEAF_RELATION_PAIRS || sort == LEAF_RELATION_GROUPS;
}

/* "A handle (called its knob) is part of every door" makes one for each; "a handle called the knob" and "the lamp" mean
 * a single one. */
static gboolean
is_one_alone (const LeafBuild *build, const LeafNoun *noun)
{
  return noun->sort == LEAF_NOUN_INSTANCE || noun->sort == LEAF_NOUN_NAME
         || (noun->sort == LEAF_NOUN_KIND && !leaf_wording_empty (noun->called)
             && !leaf_word_is (build, noun->wording.end - 1, ")"));
}

/* Reports a sentence about every one of a kind that cannot be decided when the play begins, or that has "every" on
 * both sides. */
static gboolean
refuse_every (LeafAssertionPass *reading, const LeafNoun *item, const LeafNoun *other, gboolean may_make)
{
  const LeafNoun *every = is_every (other) ? other : item;
  gboolean is_wrong = (is_every (item) && is_every (other)) || every->n_adjectives > 0
                      || (is_every (other) && is_one_alone (reading->build, item)) || (is_every (item) && may_make);

  if (is_wrong && reading->pass == 2)
    leaf_problem_at (reading->build, LEAF_PROBLEM_EVERY_NOT_HERE, every->wording, NULL, NULL);
  return is_wrong;
}

/* "Every person carries a knife", "A handle is part of every door": TRUE if one side is every one of a kind, or, with
 * `verb`, the plural of a kind ("Crates always contain a nut"). */
static gboolean
relate_every (LeafAssertionPass *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed, LeafNoun *other,
              const LeafVerbPlace *verb, gboolean may_make)
{
  guint32 made = 1u << LEAF_NOUN_KIND | 1u << LEAF_NOUN_NAME | 1u << LEAF_NOUN_INSTANCE;
  gboolean is_general
      = item->sort == LEAF_NOUN_KIND && (made & 1u << other->sort) != 0 && verb->certainty == LEAF_CERTAIN;

  if ((is_every (item) || is_every (other)) && refuse_every (reading, item, other, may_make))
    return TRUE;
  if (is_every (other) && item->sort == LEAF_NOUN_INSTANCE && !reversed && is_kept_for_each (reading, relation)) {
    if (reading->pass == 2)
      leaf_problem_at (reading->build, LEAF_PROBLEM_EVERY_NOT_HERE, other->wording, NULL, NULL);
    return TRUE;
  }
  if (is_every (other)
      && (item->sort == LEAF_NOUN_KIND || item->sort == LEAF_NOUN_NAME || item->sort == LEAF_NOUN_INSTANCE)) {
    name_for_every (reading, item);
    note_assembly (reading, other, item, relation, !reversed);
    return TRUE;
  }
  if ((is_every (item) && !is_every (other)
       && (other->sort == LEAF_NOUN_INSTANCE || other->sort == LEAF_NOUN_ADJECTIVES || other->sort == LEAF_NOUN_KIND
           || other->sort == LEAF_NOUN_NAME))
      || is_general) {
    name_for_every (reading, other);
    note_assembly (reading, item, other, relation, reversed);
    return TRUE;
  }
  return FALSE;
}

/* "South of the Marsh and east of the Moor is the Fen": creates the Marsh and the Moor before the Fen. */
void
leaf_assert_make_related (LeafAssertionPass *reading, LeafNoun *subject)
{
  if (reading->pass != 1)
    return;
  if (subject->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = subject->first; each != NULL; each = each->next)
      if (each->sort == LEAF_NOUN_RELATED)
        leaf_assert_make_related (reading, each);
  } else if (subject->sort == LEAF_NOUN_RELATED && subject->first->sort == LEAF_NOUN_NAME
             && LEAF_ROW (&reading->build->world->relations, LeafRelation, subject->relation.ix)->sort
                    != LEAF_RELATION_SETTING) {
    leaf_noun_make_side (reading, subject->first,
                         kind_to_make (reading->build, subject->relation, subject->is_reversed), TRUE);
  }
}

/* Pass one: makes the things that the sides name. */
static void
make_sides (LeafAssertionPass *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed, LeafNoun *other,
            gboolean may_make)
{
  LeafBuild *build = reading->build;
  const LeafRelation *row = LEAF_ROW (&build->world->relations, LeafRelation, relation.ix);
  gboolean is_setting = row->sort == LEAF_RELATION_SETTING;

  if (may_make)
    name_part (reading, item, relation, reversed, other);
  if (!is_setting || item->sort == LEAF_NOUN_NAME)
    leaf_noun_make_side (reading, item, kind_to_make (build, relation, !reversed),
                         may_make || item->count > 0 || !leaf_wording_empty (item->called));
  if (!is_setting)
    leaf_noun_make_side (reading, other, kind_to_make (build, relation, reversed), TRUE);
  leaf_noun_prepare (reading, item);
  leaf_noun_prepare (reading, other);
}

/* The problem with a pair that a sentence would add to a relation; NONE if there is none. */
static LeafProblemCode
objection (const LeafAssertionPass *reading, const LeafNoun *item, LeafRelationId relation, const LeafNoun *other,
           const LeafVerbPlace *verb)
{
  if (verb->certainty != LEAF_CERTAINTY_NONE
      && (verb->certainty != LEAF_CERTAIN
          || LEAF_ROW (&reading->build->world->relations, LeafRelation, relation.ix)->sort == LEAF_RELATION_BUILT_IN))
    return LEAF_PROBLEM_VAGUE_ABOUT_ONE;
  if (leaf_noun_says_nothing (reading->build, item->wording) || leaf_noun_says_nothing (reading->build, other->wording))
    return LEAF_PROBLEM_NOTHING_RELATED;
  return LEAF_PROBLEM_NONE;
}

/* Pass two: asserts the pair. */
static void
tell_pair (LeafAssertionPass *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed, LeafNoun *other,
           const LeafVerbPlace *verb)
{
  LeafBuild *build = reading->build;
  gboolean is_setting = LEAF_ROW (&build->world->relations, LeafRelation, relation.ix)->sort == LEAF_RELATION_SETTING;
  LeafProblemCode wrong = is_setting ? LEAF_PROBLEM_NONE : objection (reading, item, relation, other, verb);

  if (item->sort == LEAF_NOUN_KIND && !is_setting) {
    leaf_problem_at (build, LEAF_PROBLEM_KIND_PLACED, item->wording, leaf_kind_name (build, item->kind), NULL);
    return;
  }
  leaf_noun_describe (reading, item);
  leaf_noun_describe (reading, other);
  if (item->sort == LEAF_NOUN_NONE || other->sort == LEAF_NOUN_NONE)
    return;
  if (wrong != LEAF_PROBLEM_NONE)
    leaf_problem_at (build, wrong, leaf_reading_words (reading), NULL, NULL);
  else if (reversed)
    assert_each (reading, relation, other, item, verb);
  else
    assert_each (reading, relation, item, other, verb);
}

/* item R other, or other R item if reversed. */
static void
relate_one (LeafAssertionPass *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed, LeafNoun *other,
            const LeafVerbPlace *verb, gboolean may_make)
{
  gboolean is_setting
      = LEAF_ROW (&reading->build->world->relations, LeafRelation, relation.ix)->sort == LEAF_RELATION_SETTING;

  if (!is_setting && relate_every (reading, item, relation, reversed, other, verb, may_make))
    return;
  if (reading->pass == 1)
    make_sides (reading, item, relation, reversed, other, may_make);
  else
    tell_pair (reading, item, relation, reversed, other, verb);
}

/* "Ann and Bob like Cat": makes all that the list names before the other side. */
void
leaf_assert_make_list (LeafAssertionPass *reading, LeafNoun *list, LeafRelationId relation, gboolean reversed)
{
  if (reading->pass != 1
      || LEAF_ROW (&reading->build->world->relations, LeafRelation, relation.ix)->sort == LEAF_RELATION_SETTING)
    return;
  for (LeafNoun *each = list->first; each != NULL; each = each->next)
    if (each->sort == LEAF_NOUN_NAME)
      leaf_noun_make_side (reading, each, kind_to_make (reading->build, relation, !reversed), FALSE);
}

void
leaf_assert_relates (LeafAssertionPass *reading, LeafNoun *item, LeafRelationId relation, gboolean reversed,
                     LeafNoun *other, const LeafVerbPlace *verb, gboolean may_make)
{
  if (item->sort == LEAF_NOUN_LIST) {
    leaf_assert_make_list (reading, item, relation, reversed);
    for (LeafNoun *each = item->first; each != NULL; each = each->next)
      leaf_assert_relates (reading, each, relation, reversed, other, verb, may_make);
    return;
  }
  if (other->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = other->first; each != NULL; each = each->next)
      leaf_assert_relates (reading, item, relation, reversed, each, verb, may_make);
    return;
  }
  relate_one (reading, item, relation, reversed, other, verb, may_make);
}
