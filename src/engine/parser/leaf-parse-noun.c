/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-noun.c: finds a name among the objects in scope. The longest match wins (leaf-parse-name.c). If several
 * objects match equally, one is chosen (leaf-parse-choose.c), or the player is asked. */

#include "leaf-parse.h"

#include <string.h>

static void
match_visit (LeafParse *p, guint32 object, gpointer data)
{
  leaf_parse_match_object (p, object);
}

static gboolean
ends_name (const LeafTypedWord *word)
{
  return word->key == LEAF_KEY_AND || word->key == LEAF_KEY_BUT || word->key == LEAF_KEY_COMMA
         || word->key == LEAF_KEY_THEN;
}

static gboolean
all_are_alike (LeafParse *p)
{
  for (guint32 i = 0; i + 1 < p->matches.n; i++)
    if (!leaf_parse_alike (p, p->matches.objects[i], p->matches.objects[i + 1]))
      return FALSE;
  return TRUE;
}

/* Has the player asked: the parse ends here, and starts again with a longer command. */
static guint32
ask_player (LeafParse *p, LeafNounContext context)
{
  LeafParsed *out = p->out;

  out->context = context;
  out->match_from = p->matches.from;
  out->n_matches = p->matches.n;
  memcpy (out->matches, p->matches.objects, sizeof out->matches);
  memcpy (out->groups, p->matches.groups, sizeof out->groups);
  out->n_groups = p->matches.n_groups;
  leaf_parse_stop (p, (gint32) p->matches.from > p->n_words ? LEAF_PARSED_INCOMPLETE : LEAF_PARSED_WHICH);
  return 0;
}

static const LeafAnswer *
ask_all_includes (LeafParse *p, guint32 object)
{
  return leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_ALL, object, p->action, p->actor, 0 });
}

guint32
leaf_parse_name_among (LeafParse *p, guint32 first_place, guint32 next_place, LeafNounContext context,
                       gboolean dont_ask)
{
  guint32 chosen = 0;

  p->matches = (LeafMatches) { .from = (guint32) p->cursor };
  leaf_scope_query_search (p, first_place, next_place, context, match_visit, NULL);
  if (p->stopped)
    return 0;
  p->cursor = (gint32) (p->matches.from + p->matches.length);
  if (p->matches.n == 0) {
    p->cursor++;
    return 0;
  }
  if ((gint32) p->matches.from <= p->n_words) {
    const LeafTypedWord *next = leaf_parse_word (p, p->cursor);

    if (p->matches.n == 1)
      return p->matches.objects[0];
    if (next != NULL && !ends_name (next) && p->is_last_item)
      return 0;
  }
  if (p->matches.n == 1) {
    const LeafAnswer *answer;

    chosen = p->matches.objects[0];
    if (leaf_parse_wants_several (p)) {
      answer = ask_all_includes (p, chosen);
      if (answer == NULL || answer->answer == LEAF_ALL_EXCLUDES)
        return 0;
    }
  } else {
    LeafChoice choice;

    if (all_are_alike (p))
      p->choice_goes_unsaid = TRUE;
    choice = leaf_parse_choose (p, context);
    if (p->stopped || choice == LEAF_CHOICE_NONE)
      return 0;
    if (choice == LEAF_CHOICE_LISTED)
      return LEAF_LISTED;
    chosen = choice == LEAF_CHOICE_ONE ? p->chosen : 0;
    p->choice_without_pronoun = TRUE;
  }
  if (chosen != 0) {
    if (p->choice_goes_unsaid)
      return chosen;
    if (p->inferred_from == 0)
      p->inferred_from = p->items_begun;
    p->readings[p->items_begun] = (LeafReading) { LEAF_READING_OBJECT, chosen };
    return chosen;
  }
  return dont_ask ? p->matches.objects[0] : ask_player (p, context);
}

/* The error for a name that no object in scope has. */
guint32
leaf_parse_not_seen (LeafParse *p)
{
  guint32 error = LEAF_ERROR_NOT_SEEN;

  p->suspect_of_error = p->suspect_word;
  if (p->scope_token != NULL || p->scope_is_everything)
    return LEAF_ERROR_NOT_IN_SCOPE_TOKEN;
  if (p->cursor - 1 == (gint32) p->pronoun_word
      && (leaf_parse_word (p, p->cursor) == NULL || p->items[p->items_begun].sort != LEAF_ITEM_END)) {
    if (p->items[p->items_begun - 1].sort == LEAF_ITEM_FILTER)
      error = LEAF_ERROR_NOT_IN_CONTEXT;
    else {
      p->error_pronoun_word = p->pronoun_word;
      p->error_pronoun_object = p->pronoun_object;
      error = LEAF_ERROR_PRONOUN_NOT_SEEN;
    }
  }
  return MAX (p->error, error);
}
