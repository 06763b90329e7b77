/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-choose.c: chooses among several objects that match the words equally well.
 *
 * The token's preference comes first: held things, people, or things in the place that is named later. A single
 * preferred object is chosen. Otherwise they are ranked (leaf-parse-rank.c). A clear winner is chosen, and any of
 * several objects that no words could distinguish. Otherwise the player is asked. */

#include "leaf-parse.h"

#include <string.h>

/* The best object that is not in the list yet, or the first of equally good ones; 0 if there is none. */
static guint32
take_best (LeafParse *p)
{
  guint32 best = G_MAXUINT32, object;

  for (guint32 i = 0; i < p->matches.n; i++)
    if (p->matches.objects[i] != 0 && (best == G_MAXUINT32 || p->matches.scores[i] > p->matches.scores[best]))
      best = i;
  if (best == G_MAXUINT32)
    return 0;
  object = p->matches.objects[best];
  p->matches.objects[best] = 0;
  return object;
}

static guint32
only_best (const LeafParse *p)
{
  gint32 best = -1;
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

/* --- choosing ----------------------------------------------------------------------------------------------------- */

static gboolean
is_liked (LeafParse *p, LeafNounContext context, guint32 object)
{
  guint32 parent = leaf_scope_query_parent (p->view, object);

  switch (context) {
  case LEAF_NOUN_HELD:
  case LEAF_NOUN_SEVERAL_HELD: return parent == p->actor;
  case LEAF_NOUN_SEVERAL:
    return leaf_scope_query_ceiling (p->view, object) == leaf_scope_query_ceiling (p->view, p->actor)
           && object != p->actor && !leaf_parse_has (p, object, p->facts->undescribed)
           && !leaf_parse_has (p, object, p->facts->scenery);
  case LEAF_NOUN_SEVERAL_OTHER: return object != p->second_ahead;
  case LEAF_NOUN_SEVERAL_INSIDE: return p->second_ahead == 0 ? parent != p->actor : parent == p->second_ahead;
  case LEAF_NOUN_ANIMATE: return leaf_parse_is_animate (p, object);
  case LEAF_NOUN_ANY: break;
  }
  return FALSE;
}

/* Does "all" include the object? Rules decide first. Otherwise it includes objects that are neither undescribed nor
 * worn, that the actor holds if the token asks for held things, and does not hold if they are to be taken. */
static gboolean
is_included (LeafParse *p, LeafNounContext context, guint32 object)
{
  const LeafAnswer *answer = leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_ALL, object, p->action, p->actor, 0 });
  gboolean is_held = leaf_scope_query_parent (p->view, object) == p->actor;
  gboolean wants_held = context == LEAF_NOUN_SEVERAL_HELD || context == LEAF_NOUN_SEVERAL_OTHER;
  gboolean takes = p->action == p->facts->taking || p->action == p->facts->removing;

  if (answer == NULL)
    return FALSE;
  if (answer->answer != LEAF_ALL_UNDECIDED)
    return answer->answer == LEAF_ALL_INCLUDES;
  return !leaf_parse_has (p, object, p->facts->undescribed) && p->view->tree[object].held != LEAF_HELD_WORN
         && (is_held ? !takes : !wants_held);
}

static LeafChoice
take_several (LeafParse *p, LeafNounContext context)
{
  gint32 n = 0;
  guint32 object, asked;

  if (!leaf_noun_takes_several (context)) {
    p->error = LEAF_ERROR_ONLY_ONE;
    return LEAF_CHOICE_NONE;
  }
  while (n < p->descriptors.how_many && p->n_several < LEAF_MATCHES_ROOM - 1 && !p->stopped
         && (object = take_best (p)) != 0)
    if (is_included (p, context, object)) {
      p->several[p->n_several++] = object;
      n++;
    }
  /* Rules are run for at least this many more objects, even if all before them are included. */
  for (asked = 1; p->stopped && n + (gint32) asked < p->descriptors.how_many
                  && p->n_several + asked < LEAF_MATCHES_ROOM - 1 && (object = take_best (p)) != 0;
       asked++)
    leaf_parse_ask_ahead (p, LEAF_AHEAD_OF_A, object);
  if (n < p->descriptors.how_many && p->descriptors.how_many < LEAF_AS_MANY_AS_FIT) {
    p->number_wanted = p->descriptors.how_many;
    p->number_found = n;
  }
  p->several_context = (gint32) context;
  return LEAF_CHOICE_LISTED;
}

/* Groups objects that no words can distinguish. Each gets the number of its group, which is negative for the first of
 * several in a group. */
static void
group_alike (LeafParse *p)
{
  LeafMatches *found = &p->matches;
  gint32 next = 1;

  memset (found->groups, 0, sizeof found->groups);
  for (guint32 i = 0; i < found->n; i++) {
    gboolean several = FALSE;

    if (found->groups[i] != 0)
      continue;
    found->groups[i] = next;
    for (guint32 j = i + 1; j < found->n; j++)
      if (found->groups[j] == 0 && leaf_parse_alike (p, found->objects[i], found->objects[j])) {
        several = TRUE;
        found->groups[j] = next;
      }
    if (several)
      found->groups[i] = -next;
    next++;
  }
  found->n_groups = (guint32) (next - 1);
}

/* Are the best objects in more than one group? */
static gboolean
best_are_mixed (const LeafParse *p)
{
  const LeafMatches *found = &p->matches;
  gint32 best = -1, group = 0;
  gboolean mixed = FALSE;

  for (guint32 i = 0; i < found->n; i++) {
    if (found->scores[i] > best) {
      best = found->scores[i];
      group = ABS (found->groups[i]);
      mixed = FALSE;
    } else if (found->scores[i] == best && ABS (found->groups[i]) != group)
      mixed = TRUE;
  }
  return mixed;
}

static LeafChoice
take (LeafParse *p, guint32 object)
{
  p->chosen = object;
  return LEAF_CHOICE_ONE;
}

static LeafChoice
choose (LeafParse *p, LeafNounContext context)
{
  LeafMatches *found = &p->matches;
  guint32 liked = 0, last = found->objects[0];

  for (guint32 i = 0; i < found->n; i++) {
    gboolean good = is_liked (p, context, found->objects[i]);

    found->scores[i] = good;
    liked += good;
    if (good)
      last = found->objects[i];
  }
  if (liked == 1) {
    if (leaf_parse_wants_several (p) && leaf_noun_takes_several (context)) {
      const LeafAnswer *answer = leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_ALL, last, p->action, p->actor, 0 });

      if (answer == NULL)
        return LEAF_CHOICE_NONE;
      if (answer->answer != LEAF_ALL_EXCLUDES)
        return take (p, last);
      liked = 0;
    } else
      return take (p, last);
  }
  if (context == LEAF_NOUN_ANIMATE && liked == 0)
    return take (p, found->objects[0]);
  if (!p->descriptors.is_indefinite)
    p->descriptors.flags = 0;
  leaf_parse_rank (p);
  if (p->stopped || found->n == 0)
    return LEAF_CHOICE_NONE;
  if (!p->descriptors.is_indefinite) {
    guint32 best = only_best (p);

    if (best != 0)
      return take (p, best);
  }
  if (leaf_parse_wants_several (p))
    return take_several (p, context);
  group_alike (p);
  if (!p->descriptors.is_indefinite && found->n_groups > 1 && best_are_mixed (p))
    return LEAF_CHOICE_OPEN;
  if (found->n_groups == 1)
    p->choice_goes_unsaid = TRUE;
  return take (p, take_best (p));
}

LeafChoice
leaf_parse_choose (LeafParse *p, LeafNounContext context)
{
  LeafChoice choice = choose (p, context);

  leaf_parse_trace_choice (p, choice);
  return choice;
}
