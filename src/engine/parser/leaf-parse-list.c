/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-list.c: names joined by "and" and "but", each with descriptors before it. Words such as "six" may be
 * a number before the noun or part of its name, and "her" a pronoun or a possessive: when a reading with such a
 * guess fails, the name is read again without it. */

#include "leaf-parse.h"

#include <string.h>

static void
add_several (LeafParse *p, guint32 object)
{
  for (guint32 i = 0; i < p->n_several; i++)
    if (p->several[i] == object)
      return;
  if (p->n_several == LEAF_MATCHES_ROOM - 1) {
    p->was_cut = TRUE;
    return;
  }
  p->several[p->n_several++] = object;
}

static void
remove_several (LeafParse *p, guint32 object)
{
  for (guint32 i = 0; i < p->n_several; i++)
    if (p->several[i] == object) {
      memmove (&p->several[i], &p->several[i + 1], (p->n_several - i - 1) * sizeof p->several[0]);
      p->n_several--;
      return;
    }
}

/* Removes from the list what the second noun, which is now known, excludes. It is an error if nothing is left. */
guint32
leaf_parse_revise_several (LeafParse *p, const LeafGiven *second)
{
  guint32 other = second->sort == LEAF_GIVEN_OBJECT ? second->object : 0, kept = 0;
  gboolean except = p->several_context == LEAF_NOUN_SEVERAL_OTHER,
           inside = p->several_context == LEAF_NOUN_SEVERAL_INSIDE;

  if (except || inside) {
    for (guint32 i = 0; i < p->n_several; i++)
      if ((except && p->several[i] != other) || (inside && leaf_scope_query_parent (p->view, p->several[i]) == other))
        p->several[kept++] = p->several[i];
    p->n_several = kept;
  }
  if (p->several_context == LEAF_NOUN_SEVERAL && p->action == p->facts->taking && p->take_all == LEAF_TAKE_ALL) {
    guint32 ceiling = leaf_scope_query_ceiling (p->view, p->actor);

    kept = 0;
    for (guint32 i = 0; i < p->n_several; i++)
      if (leaf_scope_query_ceiling (p->view, p->several[i]) == ceiling)
        p->several[kept++] = p->several[i];
    p->n_several = kept;
  }
  return p->n_several == 0 ? LEAF_ERROR_NOTHING_LEFT : LEAF_ERROR_NONE;
}

typedef struct {
  LeafNounContext context;
  gboolean allows_several;
  gboolean many;   /* they are in the list */
  gboolean adding; /* "and", not "but" */
  guint32 single;
  gint32 words_from;    /* first word of the name, with its descriptors */
  gint32 wanted_before; /* the number of things wanted when the name was first read, as a plural */
} List;

typedef enum { NAME_FOUND, NAME_AGAIN /* without descriptors */, NAME_FAILED } NameResult;

static void
merge (LeafParse *p, List *list, guint32 before)
{
  guint32 found[LEAF_MATCHES_ROOM], n = p->n_several - before;

  memcpy (found, &p->several[before], n * sizeof found[0]);
  p->n_several = before;
  for (guint32 i = 0; i < n; i++) {
    if (list->adding)
      add_several (p, found[i]);
    else
      remove_several (p, found[i]);
  }
}

static void
forget_descriptors (LeafParse *p, const List *list)
{
  leaf_parse_reset_descriptors (p);
  p->cursor = list->words_from;
}

static NameResult
take_single (LeafParse *p, List *list, guint32 object)
{
  if (p->matches.length == 0 && p->descriptors.may_be_name) {
    forget_descriptors (p, list);
    return NAME_AGAIN;
  }
  if (list->context == LEAF_NOUN_ANIMATE && !leaf_parse_is_animate (p, object)) {
    p->error = LEAF_ERROR_NOT_ANIMATE;
    return NAME_FAILED;
  }
  if (!list->many)
    list->single = object;
  else if (list->adding)
    add_several (p, object);
  else
    remove_several (p, object);
  return NAME_FOUND;
}

static NameResult
name_failed (LeafParse *p, List *list)
{
  if (p->descriptors.may_be_name) {
    forget_descriptors (p, list);
    return NAME_AGAIN;
  }
  if (p->error == LEAF_ERROR_ONLY_ONE && p->several_were_allowed)
    p->error = LEAF_ERROR_NOT_UNDERSTOOD;
  p->error = leaf_parse_not_seen (p);
  return NAME_FAILED;
}

static NameResult
read_held (LeafParse *p, List *list)
{
  guint32 found = leaf_parse_name_among (p, p->actor, p->actors_location, list->context, FALSE);

  if (p->stopped)
    return NAME_FAILED;
  if (found == 0) {
    if (p->descriptors.may_be_name) {
      forget_descriptors (p, list);
      return NAME_AGAIN;
    }
    p->error = leaf_parse_not_seen (p);
    return NAME_FAILED;
  }
  list->single = found;
  return NAME_FOUND;
}

static NameResult
read_name (LeafParse *p, List *list)
{
  guint32 before = p->n_several, found;

  p->suspect_word = p->cursor;
  if (list->context == LEAF_NOUN_HELD)
    return read_held (p, list);
  found = leaf_parse_name_among (p, p->actors_location, p->actor, list->context, FALSE);
  if (p->stopped)
    return NAME_FAILED;
  if (p->descriptors.how_many == LEAF_AS_MANY_AS_FIT && found == 0 && p->matches.n == 0)
    found = LEAF_LISTED; /* "all" from an empty container means nothing, which is reported later */
  if (list->allows_several && !p->several_were_allowed) {
    if (p->nearest_error == LEAF_ERROR_ONLY_ONE)
      p->nearest_error = LEAF_ERROR_NOT_UNDERSTOOD;
    p->several_were_allowed = TRUE;
  }
  if (found == 0)
    return name_failed (p, list);
  if (found == LEAF_LISTED) {
    if (!list->many)
      list->many = TRUE;
    else
      merge (p, list, before);
    return NAME_FOUND;
  }
  return take_single (p, list, found);
}

/* Fails, unless a number was guessed; in that case reads the entry again, without plurals. */
static gboolean
may_try_singular (LeafParse *p, List *list)
{
  if (p->plural_allowed && p->descriptors.how_many_is_guess) {
    list->wanted_before = p->descriptors.how_many;
    p->plural_allowed = FALSE;
    p->cursor = list->words_from;
    return TRUE;
  }
  if ((p->descriptors.how_many > 0 || list->wanted_before > 0) && !p->several_were_allowed)
    p->error = LEAF_ERROR_ONLY_ONE;
  return FALSE;
}

/* Reads one entry of the list: descriptors and name. */
static gboolean
read_entry (LeafParse *p, List *list)
{
  while (leaf_parse_goes_on (p)) {
    NameResult result;

    leaf_parse_descriptors (p);
    do
      result = read_name (p, list);
    while (result == NAME_AGAIN);
    if (p->stopped)
      return FALSE;
    if (result == NAME_FOUND)
      return TRUE;
    if (!may_try_singular (p, list))
      return FALSE;
  }
  return FALSE;
}

static gboolean
begin_entry (LeafParse *p, List *list)
{
  if (!leaf_parse_check_pronoun (p))
    return FALSE;
  p->plural_allowed = TRUE;
  list->words_from = p->cursor;
  return TRUE;
}

static LeafTokenResult
finish_list (LeafParse *p, List *list)
{
  LeafTokenResult result = { LEAF_RESULT_OBJECT, list->single, { 0 } };

  if (list->many) {
    p->several_context = (gint32) list->context;
    result.sort = LEAF_RESULT_SEVERAL;
    return result;
  }
  if (leaf_parse_wants_several (p)) {
    if (list->context == LEAF_NOUN_SEVERAL_OTHER || list->context == LEAF_NOUN_SEVERAL_INSIDE)
      p->several_context = (gint32) list->context;
    if (p->descriptors.how_many < LEAF_AS_MANY_AS_FIT) {
      p->number_found = 1;
      p->number_wanted = p->descriptors.how_many;
      result.sort = LEAF_RESULT_FAIL;
    }
  }
  return result;
}

static void
connect (LeafParse *p, List *list, const LeafTypedWord *word)
{
  p->cursor++;
  if (word->key == LEAF_KEY_BUT)
    list->adding = !list->adding;
  if (!list->many) {
    p->several[0] = list->single;
    p->n_several = 1;
    list->many = TRUE;
  }
  p->choice_goes_unsaid = TRUE;
  p->choice_without_pronoun = FALSE;
  p->inferred_from = 0;
}

LeafTokenResult
leaf_parse_list (LeafParse *p, LeafNounContext context)
{
  List list = { .context = context, .adding = TRUE };
  LeafTokenResult failed = { 0 }, result;
  gboolean again = FALSE;

  list.allows_several = leaf_noun_takes_several (context);
  p->choice_goes_unsaid = p->choice_without_pronoun = FALSE;
  while (leaf_parse_goes_on (p)) {
    const LeafTypedWord *next;

    if ((!again && !begin_entry (p, &list)) || !read_entry (p, &list))
      return failed;
    again = FALSE;
    p->cursor = (gint32) (p->matches.from + p->matches.length);
    next = leaf_parse_word (p, p->cursor);
    if (next != NULL && (next->key == LEAF_KEY_AND || next->key == LEAF_KEY_BUT || next->key == LEAF_KEY_COMMA)) {
      if (list.allows_several) {
        connect (p, &list, next);
        continue;
      }
      if (!p->several_were_allowed) {
        p->error = LEAF_ERROR_ONLY_ONE;
        if (!may_try_singular (p, &list))
          return failed;
        again = TRUE;
        continue;
      }
    }
    result = finish_list (p, &list);
    if (result.sort != LEAF_RESULT_FAIL || !may_try_singular (p, &list))
      return result;
    again = TRUE;
  }
  return failed;
}
