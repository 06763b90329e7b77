/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-mentions.c: the actions and objects that the author's rules mention. This decides what is tried first; nothing
 * is left out because of it. */

#include "leaf-explore-private.h"

enum { MOST_OF_KIND = 6, MOST_BARRIERS = 12 };

static guint8 *
pair_place (const LeafMentions *mentions, guint32 action, guint32 object)
{
  return &mentions->pairs[(gsize) action * mentions->n_instances + object];
}

static void
add_pair (LeafMentions *mentions, guint32 rule, guint32 action, guint32 object)
{
  LeafRuleMention mention = { rule, action, object };

  *pair_place (mentions, action, object) = TRUE;
  g_array_append_val (mentions->rule_mentions, mention);
}

/* A rule about a kind of few objects is about each of them. */
static void
add_kind (const LeafImage *image, LeafMentions *mentions, guint32 rule, guint32 action, guint32 kind)
{
  guint32 n = 0;

  LEAF_EACH (&image->instances, i)
    n += leaf_image_is_kind (image, i, kind);
  if (n > MOST_OF_KIND)
    return;
  LEAF_EACH (&image->instances, i)
    if (leaf_image_is_kind (image, i, kind))
      add_pair (mentions, rule, action, i);
}

static gboolean
is_constant_of (const LeafInstruction *in, guint32 kind)
{
  return in->op == LEAF_OP_PUSH && in->a == kind && in->b > 0;
}

/* Matches code as of "if the noun is the lamp", but not objects that are only moved or printed. */
static gboolean
is_compared (const LeafInstruction *in)
{
  return in->op == LEAF_OP_COMPARE || in->op == LEAF_OP_RELATION_TEST;
}

/* "if the lamp is in the box" stores both in slots of the condition, and tests them next. */
static gboolean
is_tested_in_slot (const LeafInstruction *in)
{
  guint32 slot = in->a;
  gboolean is_pushed = FALSE;

  for (in++; in->op == LEAF_OP_PUSH || in->op == LEAF_OP_STORE_SLOT || in->op == LEAF_OP_PUSH_SLOT; in++) {
    if (in->op == LEAF_OP_STORE_SLOT && in->a == slot)
      return FALSE;
    is_pushed |= in->op == LEAF_OP_PUSH_SLOT && in->a == slot;
  }
  return is_pushed && is_compared (in);
}

/* Matches an object that is compared: at once, after another constant is pushed, or through slots. Instructions that
 * push or store a value are never the last. */
static gboolean
is_tested (const LeafInstruction *in)
{
  return is_compared (in + 1) || (in[1].op == LEAF_OP_PUSH && is_compared (in + 2))
         || (in[1].op == LEAF_OP_STORE_SLOT && is_tested_in_slot (in + 1));
}

/* Records the things that the rule tests, whatever the action. */
static void
add_tested (const LeafImage *image, LeafMentions *mentions, guint32 rule, const LeafImageChunk *chunk)
{
  LEAF_EACH_OF_CHUNK (chunk, i)
  {
    LeafRuleMention mention = { rule, 0, (guint32) image->code[i].b };

    if (is_constant_of (&image->code[i], LEAF_KIND_OBJECT) && is_tested (&image->code[i])
        && leaf_image_is_kind (image, mention.object, LEAF_KIND_THING))
      g_array_append_val (mentions->rule_mentions, mention);
  }
}

/* Adds the number if it is not in the array, which is created for the first one. */
static void
add_once (GArray **numbers, guint32 number, guint most)
{
  if (*numbers == NULL)
    *numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < (*numbers)->len; i++)
    if (g_array_index (*numbers, guint32, i) == number)
      return;
  if ((*numbers)->len < most)
    g_array_append_val (*numbers, number);
}

static void
add_cells (const LeafImage *image, LeafMentions *mentions, guint32 action, const LeafImageChunk *chunk)
{
  LEAF_EACH_OF_CHUNK (chunk, i)
  if (image->code[i].op == LEAF_OP_PUSH_CELL) {
    guint32 cell = LEAF_ROW (&image->variables, LeafImageVariable, (guint32) image->code[i].b)->cell;

    if (cell != 0)
      add_once (&mentions->asked[action], cell, G_MAXUINT);
  }
}

static gboolean
reads_command (const LeafImage *image, const LeafImageChunk *chunk)
{
  LEAF_EACH_OF_CHUNK (chunk, i)
  if (image->code[i].op == LEAF_OP_PUSH_CELL
      && LEAF_ROW (&image->variables, LeafImageVariable, (guint32) image->code[i].b)->cell == image->facts.command_cell)
    return TRUE;
  return FALSE;
}

static gboolean
is_place (const LeafImage *image, guint32 object)
{
  static const LeafKindNumber places[] = { LEAF_KIND_ROOM, LEAF_KIND_DOOR, LEAF_KIND_REGION, LEAF_KIND_DIRECTION };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (leaf_image_is_kind (image, object, places[i]))
      return TRUE;
  return FALSE;
}

/* Records that the places of the rule's things may decide whether its rooms can be entered or left. */
static void
add_barriers (const LeafImage *image, LeafMentions *mentions, const LeafImageChunk *chunk)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 nowhere = 0;

  LEAF_EACH_OF_CHUNK (chunk, i)
  if (is_constant_of (&image->code[i], LEAF_KIND_OBJECT) && is_place (image, (guint32) image->code[i].b))
    g_array_append_val (places, image->code[i].b);
  if (places->len == 0)
    g_array_append_val (places, nowhere);
  LEAF_EACH_OF_CHUNK (chunk, i)
  if (is_constant_of (&image->code[i], LEAF_KIND_OBJECT)
      && leaf_image_is_kind (image, (guint32) image->code[i].b, LEAF_KIND_THING)
      && !is_place (image, (guint32) image->code[i].b))
    for (guint k = 0; k < places->len; k++)
      add_once (&mentions->barriers[g_array_index (places, guint32, k)], (guint32) image->code[i].b, MOST_BARRIERS);
}

/* Records each action that the rule names, with each object that it is compared with. */
static void
read_rule (const LeafImage *image, LeafMentions *mentions, guint32 number)
{
  const LeafImageRule *rule = LEAF_IMAGE_RULE (image, number);
  const LeafImageChunk *chunk = LEAF_ROW (&image->chunks, LeafImageChunk, rule->chunk.ix);
  const LeafImageRulebook *home = LEAF_IS (rule->home) ? LEAF_IMAGE_RULEBOOK (image, rule->home.ix) : NULL;
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (guint32));

  if (LEAF_IS (rule->required_action))
    g_array_append_val (actions, rule->required_action.ix);
  if (home != NULL && LEAF_IS (home->action))
    g_array_append_val (actions, home->action.ix);
  LEAF_EACH_OF_CHUNK (chunk, i)
  if (is_constant_of (&image->code[i], LEAF_KIND_ACTION_NAME)) {
    guint32 action = (guint32) image->code[i].b;

    g_array_append_val (actions, action);
  }
  if (actions->len > 0)
    add_tested (image, mentions, number, chunk);
  if (reads_command (image, chunk))
    add_cells (image, mentions, 0, chunk);
  for (guint a = 0; a < actions->len; a++) {
    guint32 action = g_array_index (actions, guint32, a);

    mentions->actions[action] |= LEAF_ACTION_OF_STORY;
    if (action == image->facts.going)
      add_barriers (image, mentions, chunk);
    add_cells (image, mentions, action, chunk);
    LEAF_EACH_OF_CHUNK (chunk, i)
    if (is_constant_of (&image->code[i], LEAF_KIND_OBJECT) && is_compared (&image->code[i + 1]))
      add_pair (mentions, number, action, (guint32) image->code[i].b);
    else if (image->code[i].op == LEAF_OP_IS_KIND)
      add_kind (image, mentions, number, action, (guint32) image->code[i].b);
  }
}

void
leaf_mentions_init (const LeafImage *image, LeafMentions *mentions)
{
  mentions->actions = g_new0 (guint8, image->actions.n);
  mentions->n_instances = image->instances.n;
  mentions->n_actions = image->actions.n;
  mentions->rule_mentions = g_array_new (FALSE, FALSE, sizeof (LeafRuleMention));
  mentions->barriers = g_new0 (GArray *, image->instances.n);
  mentions->asked = g_new0 (GArray *, image->actions.n);
  mentions->pairs = g_new0 (guint8, (gsize) image->actions.n * image->instances.n);
  LEAF_EACH (&image->actions, i) {
    const LeafImageAction *action = LEAF_ROW (&image->actions, LeafImageAction, i);

    if (LEAF_IS (action->carry_out) && LEAF_IMAGE_RULEBOOK (image, action->carry_out.ix)->n_rules > 0)
      mentions->actions[i] |= LEAF_ACTION_DOES;
  }
  LEAF_EACH (&image->rules, i)
    if (!LEAF_IMAGE_RULE (image, i)->is_library && LEAF_IS (LEAF_IMAGE_RULE (image, i)->chunk))
      read_rule (image, mentions, i);
}

void
leaf_mentions_clear (LeafMentions *mentions)
{
  g_free (mentions->actions);
  g_free (mentions->pairs);
  for (guint32 i = 0; i < mentions->n_actions; i++)
    g_clear_pointer (&mentions->asked[i], g_array_unref);
  g_free (mentions->asked);
  for (guint32 i = 0; i < mentions->n_instances; i++)
    g_clear_pointer (&mentions->barriers[i], g_array_unref);
  g_free (mentions->barriers);
  g_array_unref (mentions->rule_mentions);
}

gboolean
leaf_mentions_has (const LeafMentions *mentions, guint32 action, guint32 object)
{
  return object != 0 && object < mentions->n_instances && *pair_place (mentions, action, object);
}
