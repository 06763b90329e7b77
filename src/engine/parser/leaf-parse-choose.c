/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-choose.c: several objects fit the words equally well; which are meant?
 *
 * First what the token would like: held things, creatures, things in the place named later.  One alone that is so is taken.
 * Otherwise each is given points: what rules for "does the player mean" say counts most, then whether it is described, where
 * it is (carried things first, except when taking), and so on.  A clear winner is taken; of objects that no words could
 * tell apart, any is.  Failing that, the player is asked.
 */

#include "leaf-parse.h"

#include <string.h>

enum {
  POINTS_RULES = 1000,
  POINTS_DESCRIBED = 100,
  POINTS_BEST_PLACE = 60,
  POINTS_NEXT_PLACE = 40,
  POINTS_NOT_COMPASS = 20,
  POINTS_NOT_SCENERY = 10,
  POINTS_NOT_ACTOR = 5,
  POINTS_CASE = 1,
};

enum { MEANT_BEST = 4 };

static gboolean
has (LeafParse *p, guint32 object, guint32 property)
{
  return property != 0 && leaf_has (p->m, object, property);
}

static gboolean
is_plural_wanted (const LeafParse *p)
{
  return p->indef.mode && (p->indef.type & LEAF_INDEF_PLURAL) != 0;
}

static gboolean
is_multiple (LeafNounContext context)
{
  return context == LEAF_NOUN_MULTI || context == LEAF_NOUN_MULTIHELD || context == LEAF_NOUN_MULTIEXCEPT
         || context == LEAF_NOUN_MULTIINSIDE;
}

gboolean
leaf_parse_creature (LeafParse *p, guint32 object)
{
  return leaf_is_kind (p->m, object, LEAF_KIND_PERSON);
}

/* --- descriptions of tokens -------------------------------------------------------------------------------------------------------- */

static gboolean
passes_test (LeafParse *p, const LeafTokenTest *test, guint32 object)
{
  gboolean holds;

  if (LEAF_IS (test->exactly))
    return test->exactly.ix == object;
  if (test->value.kind == 0)
    holds = leaf_has (p->m, object, test->property.ix);
  else {
    const LeafValue *cell = leaf_property_cell (p->m, object, test->property.ix);

    holds = cell != NULL && cell->kind == test->value.kind && cell->bits == test->value.bits;
  }
  return holds != test->negated;
}

static gboolean
passes (LeafParse *p, guint32 n, const LeafTokenTest *tests, guint32 filter, guint32 object)
{
  for (guint32 i = 0; i < n; i++)
    if (!passes_test (p, &tests[i], object))
      return FALSE;
  return filter == 0 || leaf_answer_is (leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, filter, object, 1, 0 }));
}

/* Is a value as the token says ("[bright colour]")? */
gboolean
leaf_parse_value_passes (LeafParse *p, const LeafToken *token, LeafValue value)
{
  guint32 instance = leaf_image_instance_of (p->image, value);

  if (!token->is_filtered)
    return TRUE;
  for (guint32 i = 0; i < token->n_tests; i++)
    if (instance == 0 || !passes_test (p, &token->tests[i], instance))
      return FALSE;
  return token->filter == 0
         || leaf_answer_is (
             leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, token->filter, (guint32) value.bits, 1, value.kind }));
}

/* Is the object as the token says?  A phrase that must decide may stop the parse. */
gboolean
leaf_parse_passes (LeafParse *p, const LeafToken *token, guint32 object)
{
  if (!token->is_filtered)
    return TRUE;
  if (!leaf_is_kind (p->m, object, token->kind.ix))
    return FALSE;
  return passes (p, token->n_tests, token->tests, token->filter, object);
}

/* --- what rules say --------------------------------------------------------------------------------------------------------------------- */

static gint32
ask_meant (LeafParse *p, guint32 first, guint32 second)
{
  LeafQuestion question = { LEAF_ASK_MEANT, p->action, first, second, p->actor };
  const LeafAnswer *answer;

  if (p->is_reversed) {
    question.b = second;
    question.c = first;
  }
  if (p->facts->does_the_player_mean == 0
      || LEAF_IMAGE_RULEBOOK (p->image, p->facts->does_the_player_mean)->n_rules == 0)
    return 2;
  answer = leaf_parse_ask (p, question);
  return answer != NULL ? answer->answer : 2;
}

static guint32
first_parameter (const LeafParse *p)
{
  return p->n_parameters > 0 && p->parameters[0].sort == LEAF_GIVEN_OBJECT ? p->parameters[0].object : 0;
}

static gint32
weigh_alone (LeafParse *p, guint32 object)
{
  if (p->n_parameters > 0)
    return ask_meant (p, first_parameter (p), object);
  return ask_meant (p, object, p->advance_warning > 0 ? (guint32) p->advance_warning : 0);
}

/* The best of what it would be with any of the possible second nouns. */
static gint32
weigh_with_seconds (LeafParse *p, guint32 object)
{
  gint32 best = 0;

  if (p->n_parameters > 0)
    return ask_meant (p, first_parameter (p), object);
  for (guint32 i = 0; i < p->n_alternatives && !p->stopped; i++) {
    gint32 score = ask_meant (p, object, p->alternatives[i]);

    if (score == MEANT_BEST)
      return score;
    best = MAX (best, score);
  }
  return best;
}

static gboolean
is_preposition (const LeafParse *p, const LeafTypedWord *word)
{
  return word->id != 0 && g_hash_table_contains (p->image->prepositions, GUINT_TO_POINTER (word->id));
}

static void
seconds_visit (LeafParse *p, guint32 object, gpointer data)
{
  leaf_parse_match_object (p, object);
}

/* What the words further on may name, for the second noun of the line; the parse is left as it was. */
static void
find_seconds (LeafParse *p, LeafNounContext context)
{
  LeafMatches *matches = g_memdup2 (&p->matches, sizeof p->matches);
  const LeafToken *filter = p->filter;
  LeafIndefinite indef = p->indef;

  leaf_parse_descriptors (p);
  p->indef = indef;
  p->matches = (LeafMatches) { .from = (guint32) p->wn };
  p->filter = NULL;
  leaf_sight_search (p, p->actor, p->actors_location, context, seconds_visit, NULL);
  p->n_alternatives = p->matches.n;
  memcpy (p->alternatives, p->matches.objects, sizeof p->alternatives);
  p->matches = *matches;
  p->filter = filter;
  p->indef = indef; /* a plural found there is none of this noun's */
  g_free (matches);
}

/* Whether objects are weighed alone or with each possible second noun is settled once in a line. */
static gint32
choose_way (LeafParse *p, guint32 object)
{
  gint32 wn = p->wn, item = p->pcount;

  while (p->items[item].sort == LEAF_ITEM_WORD)
    item++;
  if (p->items[item].sort == LEAF_ITEM_NOUN)
    while (p->wn <= p->n_words) {
      const LeafTypedWord *word = leaf_parse_word (p, p->wn);

      if (word->key == LEAF_KEY_THEN)
        break;
      if (is_preposition (p, word)) {
        p->wn++;
        continue;
      }
      find_seconds (p, p->items[item].token->context);
      p->wn = wn;
      p->cobj = 1;
      return weigh_with_seconds (p, object);
    }
  p->wn = wn;
  p->cobj = 2;
  return weigh_alone (p, object);
}

static gint32
points_of_rules (LeafParse *p, guint32 object)
{
  if (p->cobj == 1)
    return weigh_with_seconds (p, object);
  if (p->cobj == 2)
    return weigh_alone (p, object);
  return choose_way (p, object);
}

/* --- points -------------------------------------------------------------------------------------------------------------------------------- */

/* Which of twelve: as in the table of descriptors. */
static guint
case_of (LeafParse *p, guint32 object)
{
  guint c = leaf_is_kind (p->m, object, LEAF_KIND_PERSON) ? 0 : 6;

  if (has (p, object, p->facts->neuter) || (c == 6 && !has (p, object, p->facts->female) && !has (p, object, p->facts->male)))
    c += 2;
  else if (has (p, object, p->facts->female))
    c += 1;
  return has (p, object, p->facts->plural_named) ? c + 3 : c;
}

static gboolean
is_lit (LeafParse *p, guint32 object)
{
  return has (p, object, p->facts->lit) || has (p, object, p->facts->lighted);
}

/* Does it meet what "my", "that", "lit" and "his" ask? */
static gboolean
meets_descriptors (LeafParse *p, guint32 object, guint32 owner)
{
  guint32 type = p->indef.type;

  if ((type & LEAF_INDEF_MY) != 0 && owner != p->actor && leaf_sight_core (p->m, object) != p->actor)
    return FALSE;
  if ((type & LEAF_INDEF_THAT) != 0 && owner != p->actors_location)
    return FALSE;
  if ((type & LEAF_INDEF_LIT) != 0 && !is_lit (p, object))
    return FALSE;
  if ((type & LEAF_INDEF_UNLIT) != 0 && is_lit (p, object))
    return FALSE;
  return p->indef.owner == 0 || owner == p->indef.owner || leaf_sight_core (p->m, object) == p->indef.owner;
}

static gint32
points_of (LeafParse *p, guint32 object, guint32 owner)
{
  gboolean taking = p->action == p->facts->taking || p->action == p->facts->removing;
  gint32 points = has (p, object, p->facts->undescribed) ? 0 : POINTS_DESCRIBED;

  if (owner == p->actor)
    points += taking ? POINTS_NEXT_PLACE : POINTS_BEST_PLACE;
  else if (owner == p->actors_location)
    points += taking ? POINTS_BEST_PLACE : POINTS_NEXT_PLACE;
  else if (owner != LEAF_COMPASS)
    points += POINTS_NOT_COMPASS;
  points += POINTS_RULES * points_of_rules (p, object);
  if (!has (p, object, p->facts->scenery))
    points += POINTS_NOT_SCENERY;
  if (object != p->actor)
    points += POINTS_NOT_ACTOR;
  if ((p->indef.cases & (0x800u >> case_of (p, object))) != 0)
    points += POINTS_CASE;
  return points;
}

static void
score (LeafParse *p)
{
  LeafMatches *found = &p->matches;
  guint32 kept = 0;

  for (guint32 i = 0; i < found->n && !p->stopped; i++) {
    guint32 object = found->objects[i], owner = leaf_sight_parent (p->m, object);

    if (!meets_descriptors (p, object, owner))
      continue;
    found->scores[kept] = found->scores[i] + points_of (p, object, owner);
    found->objects[kept++] = object;
  }
  found->n = kept;
}

/* Takes the best that is left out of the list, the first of equals; 0 when none is. */
static guint32
take_best (LeafParse *p)
{
  guint32 best = G_MAXUINT32, object;

  for (guint32 i = 0; i < p->matches.n; i++)
    if (p->matches.objects[i] != 0 && (best == G_MAXUINT32 || p->matches.scores[i] > p->matches.scores[best]))
      best = i;
  if (best == G_MAXUINT32 || p->matches.scores[best] < 0)
    return 0;
  object = p->matches.objects[best];
  p->matches.objects[best] = 0;
  return object;
}

static guint32
single_best (const LeafParse *p)
{
  gint32 best = -1000;
  guint32 object = 0;

  for (guint32 i = 0; i < p->matches.n; i++) {
    if (p->matches.scores[i] == best)
      object = 0;
    if (p->matches.scores[i] > best) {
      best = p->matches.scores[i];
      object = p->matches.objects[i];
    }
  }
  return object;
}

/* --- adjudication ---------------------------------------------------------------------------------------------------------------------------- */

static gboolean
is_liked (LeafParse *p, LeafNounContext context, guint32 object)
{
  LeafMachine *m = p->m;
  guint32 parent = leaf_sight_parent (m, object);

  switch (context) {
  case LEAF_NOUN_HELD:
  case LEAF_NOUN_MULTIHELD: return parent == p->actor;
  case LEAF_NOUN_MULTI:
    return leaf_sight_ceiling (m, object) == leaf_sight_ceiling (m, p->actor) && object != p->actor
           && !has (p, object, p->facts->undescribed) && !has (p, object, p->facts->scenery);
  case LEAF_NOUN_MULTIEXCEPT: return p->advance_warning == -1 || object != (guint32) p->advance_warning;
  case LEAF_NOUN_MULTIINSIDE: return p->advance_warning == -1 ? parent != p->actor : parent == (guint32) p->advance_warning;
  case LEAF_NOUN_CREATURE: return leaf_parse_creature (p, object);
  case LEAF_NOUN_ANY:
  default: return FALSE;
  }
}

/* Does "all" include it?  Rules first; otherwise what is described and not worn, and not what is taken already. */
static gboolean
is_included (LeafParse *p, LeafNounContext context, guint32 object)
{
  const LeafAnswer *answer = leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_ALL, object, p->action, p->actor, 0 });
  guint32 parent = leaf_sight_parent (p->m, object);
  gboolean included;

  if (answer == NULL)
    return FALSE;
  if (answer->answer != 0)
    return answer->answer == 1;
  included = !has (p, object, p->facts->undescribed) && p->m->tree[object].held != LEAF_HELD_WORN;
  if ((context == LEAF_NOUN_MULTIHELD || context == LEAF_NOUN_MULTIEXCEPT) && parent != p->actor)
    included = FALSE;
  if ((p->action == p->facts->taking || p->action == p->facts->removing) && parent == p->actor)
    included = FALSE;
  return included;
}

static gint32
take_several (LeafParse *p, LeafNounContext context)
{
  gint32 n = 0;
  guint32 object;

  if (!is_multiple (context)) {
    p->etype = LEAF_ERROR_MULTI;
    return -1;
  }
  while (n < p->indef.wanted && p->n_several < LEAF_MATCHES_ROOM - 1 && !p->stopped && (object = take_best (p)) != 0)
    if (is_included (p, context, object)) {
      p->several[p->n_several++] = object;
      n++;
    }
  if (n < p->indef.wanted && p->indef.wanted < LEAF_ALL_WANTED) {
    p->multi_wanted = p->indef.wanted;
    p->multi_had = n;
  }
  p->multi_context = (gint32) context;
  return 1;
}

/* Groups what no words can tell apart: positive for a group of one, negative for several. */
static void
classify (LeafParse *p)
{
  LeafMatches *found = &p->matches;
  gint32 next = 1;

  memset (found->classes, 0, sizeof found->classes);
  for (guint32 i = 0; i < found->n; i++) {
    gboolean several = FALSE;

    if (found->classes[i] != 0)
      continue;
    found->classes[i] = next;
    for (guint32 j = i + 1; j < found->n; j++)
      if (found->classes[j] == 0 && leaf_parse_alike (p, found->objects[i], found->objects[j])) {
        several = TRUE;
        found->classes[j] = next;
      }
    if (several)
      found->classes[i] = -next;
    next++;
  }
  found->n_classes = (guint32) (next - 1);
}

/* Are the best ones of more than one group? */
static gboolean
best_are_mixed (const LeafParse *p)
{
  const LeafMatches *found = &p->matches;
  gint32 best = -1, group = 0;
  gboolean mixed = FALSE;

  for (guint32 i = 0; i < found->n; i++) {
    if (found->scores[i] > best) {
      best = found->scores[i];
      group = ABS (found->classes[i]);
      mixed = FALSE;
    } else if (found->scores[i] == best && ABS (found->classes[i]) != group)
      mixed = TRUE;
  }
  return mixed;
}

static gint32
choose (LeafParse *p, guint32 object)
{
  p->chosen = object;
  return object != 0 ? 2 : -1;
}

static gint32
adjudicate (LeafParse *p, LeafNounContext context)
{
  LeafMatches *found = &p->matches;
  guint32 liked = 0, last = found->objects[0];

  for (guint32 i = 0; i < found->n; i++) {
    gboolean good = is_liked (p, context, found->objects[i]);

    found->scores[i] = good ? 1000 : 0;
    liked += good;
    if (good)
      last = found->objects[i];
  }
  if (liked == 1) {
    if (is_plural_wanted (p) && is_multiple (context)) {
      const LeafAnswer *answer = leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_ALL, last, p->action, p->actor, 0 });

      if (answer == NULL)
        return -1;
      if (answer->answer != 2)
        return choose (p, last);
      liked = 0;
    } else
      return choose (p, last);
  }
  if (context == LEAF_NOUN_CREATURE && liked == 0)
    return choose (p, found->objects[0]);
  if (!p->indef.mode)
    p->indef.type = 0;
  score (p);
  if (p->stopped || found->n == 0)
    return -1;
  if (!p->indef.mode) {
    guint32 best = single_best (p);

    if (best != 0)
      return choose (p, best);
  }
  if (is_plural_wanted (p))
    return take_several (p, context);
  classify (p);
  if (!p->indef.mode && found->n_classes > 1 && best_are_mixed (p))
    return 0;
  if (found->n_classes == 1)
    p->dont_infer = TRUE;
  return choose (p, take_best (p));
}

gint32
leaf_parse_adjudicate (LeafParse *p, LeafNounContext context)
{
  gint32 choice = adjudicate (p, context);

  leaf_parse_tell_choice (p, choice);
  return choice;
}
