/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-mentions.c: the actions and objects that the author's rules mention. This decides what is tried first; nothing
 * is left out because of it. */

#include "leaf-explore-private.h"

enum { MOST_OF_KIND = 6 };

static guint8 *
pair_place (const LeafMentions *mentions, guint32 action, guint32 object)
{
  return &mentions->pairs[(gsize) action * mentions->n_instances + object];
}

static void
add_pair (LeafMentions *mentions, guint32 rule, guint32 action, guint32 object)
{
  LeafAbout about = { rule, action, object };

  if (object >= mentions->n_instances)
    return;
  *pair_place (mentions, action, object) = TRUE;
  g_array_append_val (mentions->abouts, about);
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

/* Matches "if the noun is the lamp", but not objects that are only moved or printed. */
static gboolean
is_compared (const LeafInstruction *in)
{
  return in->op == LEAF_OP_COMPARE || in->op == LEAF_OP_RELATION_TEST;
}

static void
add_cell (LeafMentions *mentions, guint32 action, guint32 cell)
{
  GArray **cells = &mentions->asked[action];

  if (*cells == NULL)
    *cells = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < (*cells)->len; i++)
    if (g_array_index (*cells, guint32, i) == cell)
      return;
  g_array_append_val (*cells, cell);
}

static void
add_cells (const LeafImage *image, LeafMentions *mentions, guint32 action, const LeafImageChunk *chunk)
{
  LEAF_EACH_OF_CHUNK (chunk, i)
  if (image->code[i].op == LEAF_OP_PUSH_CELL) {
    guint32 cell = LEAF_ROW (&image->variables, LeafImageVariable, (guint32) image->code[i].b)->cell;

    if (cell != 0)
      add_cell (mentions, action, cell);
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
  if (is_constant_of (&image->code[i], LEAF_KIND_ACTION_NAME) && (guint32) image->code[i].b < image->actions.n) {
    guint32 action = (guint32) image->code[i].b;

    g_array_append_val (actions, action);
  }
  if (reads_command (image, chunk))
    add_cells (image, mentions, 0, chunk);
  for (guint a = 0; a < actions->len; a++) {
    guint32 action = g_array_index (actions, guint32, a);

    mentions->actions[action] |= LEAF_ACTION_OF_STORY;
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
  mentions->abouts = g_array_new (FALSE, FALSE, sizeof (LeafAbout));
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
  g_array_unref (mentions->abouts);
}

gboolean
leaf_mentions_has (const LeafMentions *mentions, guint32 action, guint32 object)
{
  return object != 0 && object < mentions->n_instances && *pair_place (mentions, action, object);
}
