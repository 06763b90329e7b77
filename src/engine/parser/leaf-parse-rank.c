/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-rank.c: ranks objects that all match the words by how well they suit the command. leaf-parse-rank.def has
 * the criteria and their purposes. The first criterion runs rules. For this, a first noun is combined with each second
 * noun that the later words may name, and gets the best result. */

#include "leaf-parse.h"

#include <string.h>

/* --- rules -------------------------------------------------------------------------------------------------------- */

static gint32
ask_meant (LeafParse *p, guint32 first, guint32 second)
{
  LeafQuestion question = { LEAF_ASK_MEANT, p->action, first, second, p->actor };
  const LeafAnswer *answer;

  if (p->is_reversed) {
    question.b = second;
    question.c = first;
  }
  answer = leaf_parse_ask (p, question);
  return answer != NULL ? answer->answer : LEAF_MEANT_POSSIBLE;
}

/* The first noun of the line; 0 if it is not one object. */
static guint32
first_noun (const LeafParse *p)
{
  return p->nouns[0].sort == LEAF_GIVEN_OBJECT ? p->nouns[0].object : 0;
}

static gint32
weigh_alone (LeafParse *p, guint32 object)
{
  if (p->n_nouns > 0)
    return ask_meant (p, first_noun (p), object);
  return ask_meant (p, object, p->second_ahead);
}

/* The best result with any of the possible second nouns. */
static gint32
weigh_with_seconds (LeafParse *p, guint32 object)
{
  gint32 best = 0;

  if (p->n_nouns > 0)
    return ask_meant (p, first_noun (p), object);
  for (guint32 i = 0; i < p->n_seconds && !p->stopped; i++) {
    gint32 score = ask_meant (p, object, p->seconds[i]);

    p->out->until_sure = p->stopped && p->n_seconds > 1;
    for (guint32 next = i + 1; p->stopped && next < p->n_seconds; next++)
      leaf_parse_ask_ahead (p, p->is_reversed ? LEAF_AHEAD_OF_B : LEAF_AHEAD_OF_C, p->seconds[next]);
    if (score == LEAF_MEANT_VERY_LIKELY)
      return score;
    best = MAX (best, score);
  }
  return best;
}

static void
seconds_visit (LeafParse *p, guint32 object, gpointer data)
{
  leaf_parse_match_object (p, object);
}

/* Finds the objects that the later words may name as the second noun of the line. Restores the state of the parse. */
static void
find_seconds (LeafParse *p, LeafNounContext context)
{
  LeafMatches *matches = g_memdup2 (&p->matches, sizeof p->matches);
  const LeafToken *filter = p->filter;
  LeafDescriptors descriptors = p->descriptors;

  leaf_parse_descriptors (p);
  p->descriptors = descriptors;
  p->matches = (LeafMatches) { .from = (guint32) p->cursor };
  p->filter = NULL;
  leaf_scope_query_search (p, p->actor, p->actors_location, context, seconds_visit, NULL);
  p->n_seconds = p->matches.n;
  memcpy (p->seconds, p->matches.objects, sizeof p->seconds);
  p->matches = *matches;
  p->filter = filter;
  p->descriptors = descriptors; /* a plural found there does not belong to this noun */
  g_free (matches);
}

/* Whether objects are ranked alone or with each possible second noun is decided once in a parse. Words after the end of
 * the line are read like a second noun, as in the reference: after "all but" any object is one, and after "and" none
 * is, so that no object is preferred. */
static gint32
choose_way (LeafParse *p, guint32 object)
{
  gint32 from = p->cursor, item = p->items_begun;
  gboolean at_end, at_noun;

  while (p->items[item].sort == LEAF_ITEM_WORD)
    item++;
  at_end = p->items[item].sort == LEAF_ITEM_END;
  at_noun = p->items[item].sort == LEAF_ITEM_NOUN;
  while ((at_end || at_noun) && p->cursor <= p->n_words) {
    guint8 key = leaf_parse_word (p, p->cursor)->key;

    if (key == LEAF_KEY_THEN)
      break;
    if (key == LEAF_KEY_ALL || leaf_parse_is_preposition (p, p->cursor)) {
      p->cursor++;
      continue;
    }
    find_seconds (p, at_noun ? p->items[item].token->context : LEAF_NOUN_ANY);
    p->cursor = from;
    p->weighing = LEAF_WEIGH_WITH_SECONDS;
    return weigh_with_seconds (p, object);
  }
  p->cursor = from;
  p->weighing = LEAF_WEIGH_ALONE;
  return weigh_alone (p, object);
}

/* --- descriptors -------------------------------------------------------------------------------------------------- */

static gboolean
is_lit (LeafParse *p, guint32 object)
{
  return leaf_parse_has (p, object, p->facts->lit) || leaf_parse_has (p, object, p->facts->lighted);
}

/* Does the object match "my", "that", "lit" and "his"? */
static gboolean
meets_descriptors (LeafParse *p, guint32 object, guint32 owner)
{
  guint32 flags = p->descriptors.flags;

  if ((flags & LEAF_DESCRIBED_MINE) != 0 && owner != p->actor)
    return FALSE;
  if ((flags & LEAF_DESCRIBED_THERE) != 0 && owner != p->actors_location)
    return FALSE;
  if ((flags & LEAF_DESCRIBED_LIT) != 0 && !is_lit (p, object))
    return FALSE;
  if ((flags & LEAF_DESCRIBED_UNLIT) != 0 && is_lit (p, object))
    return FALSE;
  return p->descriptors.owner == 0 || owner == p->descriptors.owner
         || leaf_scope_query_whole (p->view, object) == p->descriptors.owner;
}

/* --- the criteria ------------------------------------------------------------------------------------------------- */

typedef struct {
  guint32 object, holder;
  gboolean is_liked; /* from the token: the score before ranking */
} Candidate;

static gint32
likelihood (LeafParse *p, const Candidate *candidate)
{
  gint32 steps;

  if (p->weighing == LEAF_WEIGH_WITH_SECONDS)
    steps = weigh_with_seconds (p, candidate->object);
  else if (p->weighing == LEAF_WEIGH_ALONE)
    steps = weigh_alone (p, candidate->object);
  else
    steps = choose_way (p, candidate->object);
  return steps + (candidate->is_liked ? 1 : 0);
}

static gint32
description (LeafParse *p, const Candidate *candidate)
{
  return !leaf_parse_has (p, candidate->object, p->facts->undescribed);
}

static gint32
place (LeafParse *p, const Candidate *candidate)
{
  enum { DIRECTION = 0, ELSEWHERE, NEAR, NEAREST };
  gboolean is_taking = p->action == p->facts->taking || p->action == p->facts->removing;

  if (candidate->holder == p->actor)
    return is_taking ? NEAR : NEAREST;
  if (candidate->holder == p->actors_location)
    return is_taking ? NEAREST : NEAR;
  return candidate->holder == LEAF_COMPASS ? DIRECTION : ELSEWHERE;
}

static gint32
is_not_scenery (LeafParse *p, const Candidate *candidate)
{
  return !leaf_parse_has (p, candidate->object, p->facts->scenery);
}

static gint32
is_not_actor (LeafParse *p, const Candidate *candidate)
{
  return candidate->object != p->actor;
}

static gint32
number (LeafParse *p, const Candidate *candidate)
{
  guint32 one = leaf_parse_has (p, candidate->object, p->facts->plural_named) ? LEAF_PLURAL : LEAF_SINGULAR;

  return (p->descriptors.numbers & one) != 0;
}

static const struct {
  gint32 (*count) (LeafParse *p, const Candidate *candidate);
  gint32 most;
} criteria[] = {
#define LEAF_CRITERION(name, most, what) { name, most },
#include "leaf-parse-rank.def"
};

/* The points of all criteria as digits of one number, the most significant first. */
static gint32
score_of (LeafParse *p, const Candidate *candidate)
{
  gint32 score = 0;

  for (guint i = 0; i < G_N_ELEMENTS (criteria); i++)
    score = score * (criteria[i].most + 1) + criteria[i].count (p, candidate);
  return score;
}

/* The parse has stopped at a question about a match that is ranked alone, or with one second noun. The same question
 * will follow for the matches after it. */
static void
ask_of_the_rest (LeafParse *p, guint32 from)
{
  gboolean is_first = (p->n_nouns == 0) != p->is_reversed;

  if (p->out->question.sort != LEAF_ASK_MEANT
      || (p->weighing != LEAF_WEIGH_ALONE && p->n_nouns == 0 && p->n_seconds != 1))
    return;
  for (guint32 i = from; i < p->matches.n; i++)
    if (meets_descriptors (p, p->matches.objects[i], leaf_scope_query_parent (p->view, p->matches.objects[i])))
      leaf_parse_ask_ahead (p, is_first ? LEAF_AHEAD_OF_B : LEAF_AHEAD_OF_C, p->matches.objects[i]);
}

/* Gives each match its score, and removes those that the descriptors exclude. */
void
leaf_parse_rank (LeafParse *p)
{
  LeafMatches *found = &p->matches;
  guint32 kept = 0;

  for (guint32 i = 0; i < found->n && !p->stopped; i++) {
    Candidate candidate
        = { found->objects[i], leaf_scope_query_parent (p->view, found->objects[i]), found->scores[i] != 0 };

    if (!meets_descriptors (p, candidate.object, candidate.holder))
      continue;
    found->scores[kept] = score_of (p, &candidate);
    found->objects[kept++] = candidate.object;
    if (p->stopped)
      ask_of_the_rest (p, i + 1);
  }
  found->n = kept;
}
