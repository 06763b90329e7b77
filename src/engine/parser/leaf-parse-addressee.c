/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-addressee.c: commands that do not begin with a verb: "north", and "Bob, take the box". */

#include "leaf-parse.h"

/* "north". Returns TRUE if the command was understood, or if the parse has stopped. */
gboolean
leaf_parse_direction (LeafParse *p)
{
  guint32 action = p->action, actor = p->actor, found;

  p->cursor = p->verb_at;
  p->descriptors.is_indefinite = FALSE;
  p->n_nouns = 0;
  p->actor = leaf_view_player (p->view);
  p->action = p->facts->going;
  p->items_begun = 0;
  found = leaf_parse_name_among (p, LEAF_COMPASS, 0, LEAF_NOUN_ANY, FALSE);
  p->action = action;
  p->actor = actor;
  if (p->stopped)
    return TRUE;
  if (found == 0 || !leaf_view_is_kind (p->view, found, LEAF_KIND_DIRECTION))
    return FALSE;
  p->action = p->facts->going;
  leaf_parse_give (p, (LeafTokenResult) { LEAF_RESULT_OBJECT, found, { 0 } }, TRUE);
  if (leaf_parse_look_for_more (p)) {
    guint32 rest = p->out->rest_from;

    p->inferred_from = 0;
    leaf_parse_stop (p, LEAF_PARSED_ACTION);
    leaf_parse_give_out (p);
    p->out->rest_from = rest;
    p->out->suspect_word = (guint32) p->suspect_word;
    return TRUE;
  }
  p->out->is_direction = TRUE;
  leaf_parse_fail (p, LEAF_ERROR_PARTLY_UNDERSTOOD);
  return TRUE;
}

/* "Bob, take the box": Bob is the actor, and the verb follows the comma. Returns TRUE if the parse has ended, with or
 * without success. */
gboolean
leaf_parse_addressee (LeafParse *p, gboolean *addressed)
{
  gint32 comma = p->verb_at + 1; /* an addressee found before, as in "me, jump", takes precedence */
  guint32 found;

  *addressed = FALSE;
  while (comma <= p->n_words && leaf_parse_word (p, comma)->key != LEAF_KEY_COMMA)
    comma++;
  if (comma > p->n_words)
    return FALSE;
  p->cursor = 1;
  p->is_talking = TRUE;
  p->filter = NULL;
  found = leaf_parse_name_among (p, leaf_view_player (p->view), p->actors_location, LEAF_NOUN_ANIMATE, FALSE);
  p->is_talking = FALSE;
  if (p->stopped)
    return TRUE;
  if (found == 0) {
    if (leaf_grammar_is_verb (p->image->grammar, p->verb_word))
      return FALSE;
    leaf_parse_fail (p, LEAF_ERROR_NO_LISTENER);
    return TRUE;
  }
  if (!leaf_view_is_kind (p->view, found, LEAF_KIND_PERSON) && !leaf_parse_has (p, found, p->facts->talkable)) {
    p->error_object = found;
    leaf_parse_fail (p, LEAF_ERROR_LISTENER_NOT_ANIMATE);
    return TRUE;
  }
  if (p->cursor != comma) {
    if (leaf_grammar_is_verb (p->image->grammar, p->verb_word))
      return FALSE;
    leaf_parse_fail (p, LEAF_ERROR_LISTENER_UNCLEAR);
    return TRUE;
  }
  leaf_parse_notice (p, found);
  p->verb_at = comma + 1;
  if (found == leaf_view_player (p->view)) {
    const LeafTypedWord *word = leaf_parse_word (p, p->verb_at);

    if (word != NULL && word->key == LEAF_KEY_AGAIN) {
      leaf_parse_fail (p, LEAF_ERROR_AGAIN_TO_OTHERS);
      return TRUE;
    }
  }
  p->actor = found;
  p->actors_location = leaf_scope_query_ceiling (p->view, found);
  *addressed = TRUE;
  return FALSE;
}
