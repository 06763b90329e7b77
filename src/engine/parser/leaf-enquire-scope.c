/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-enquire-scope.c: why the player could not speak of a thing, when the command of a turn was typed.
 *
 * First the parser's own question, then why not: the ways that its walk takes, one after the other, as far as what closes the way.  Rules
 * about scope are named and not guessed at.
 */
#include "leaf-enquire.h"

/* With its article. */
static char *
name_of (const LeafMachine *m, guint32 object)
{
  const LeafImageInstance *row = LEAF_IMAGE_INSTANCE (m->image, object);

  return g_strdup_printf ("%s%s", row->is_proper ? "" : "the ", row->name);
}

static gboolean
holds_way (LeafMachine *m, guint32 object)
{
  const LeafFacts *f = m->parser->facts;

  return leaf_is_kind (m, object, LEAF_KIND_CONTAINER) && !(f->open != 0 && leaf_has (m, object, f->open))
         && !(f->transparent != 0 && leaf_has (m, object, f->transparent));
}

static gboolean
is_around (const LeafMachine *m, guint32 outer, guint32 inner)
{
  for (guint32 at = inner; at != 0 && at < m->facts->n_instances; at = m->tree[at].parent)
    if (at == outer)
      return TRUE;
  return FALSE;
}

/* The outermost of what it is in. */
static guint32
top_of (const LeafMachine *m, guint32 object)
{
  guint32 at = object;

  while (m->tree[at].parent != 0 && m->tree[at].parent < m->facts->n_instances && m->tree[at].held != LEAF_HELD_REGION)
    at = m->tree[at].parent;
  return at;
}

/* A closed thing around the one and not around the other. */
static guint32
shut_between (LeafMachine *m, guint32 inner, guint32 other)
{
  for (guint32 at = m->tree[inner].parent; at != 0 && at < m->facts->n_instances; at = m->tree[at].parent)
    if (holds_way (m, at) && !is_around (m, at, other))
      return at;
  return 0;
}

static void
add_no (LeafEnquiring *enquiring, char *words)
{
  leaf_enquiring_add (enquiring, 1, words)->holds = 0;
}

/* What stands between two parts of a sentence: the name of a thing. */
static void
add_named (LeafEnquiring *enquiring, const LeafMachine *m, const char *before, guint32 object, const char *after)
{
  g_autofree char *name = name_of (m, object);

  add_no (enquiring, g_strconcat (before, name, after, NULL));
}

static void
tell_why_not (LeafEnquiring *enquiring, LeafMachine *m, guint32 object, guint32 player)
{
  guint32 top = top_of (m, object), own = top_of (m, player), shut = shut_between (m, object, player),
          shut_in = shut_between (m, player, object);

  if (leaf_is_kind (m, object, LEAF_KIND_ROOM))
    add_no (enquiring, g_strdup ("Rooms are not in scope, unless the grammar or a rule asks for them."));
  else if (top == object)
    add_no (enquiring, g_strdup ("It was nowhere: nothing held it, and no room."));
  else if (top != own) {
    add_named (enquiring, m, "It was in ", top, ".");
    add_named (enquiring, m, "The player was in ", own, ".");
  } else if (shut != 0)
    add_named (enquiring, m, "It was in ", shut, ", which was closed and not transparent.");
  else if (shut_in != 0)
    add_named (enquiring, m, "The player was in ", shut_in, ", which was closed and not transparent.");
  else if (leaf_sight_in_darkness (m))
    add_no (enquiring, g_strdup ("It was dark: in the dark only what is carried, and what the player is in, can be spoken of."));
  else
    add_no (enquiring, g_strdup ("The way to it was open, but something about it, or about what holds it, kept it unseen."));
}

void
leaf_enquire_scope (LeafEnquiring *enquiring)
{
  const LeafTraceNode *command = leaf_enquiring_command (enquiring);
  guint given;
  LeafMachine *m = leaf_enquiring_machine_at (enquiring, command != NULL ? command->event : enquiring->nodes[0].event_end, &given);
  guint32 object = enquiring->about.id, player = leaf_player (m);
  gboolean is_in = leaf_sight_test (m, object, player, NULL);

  if (object >= m->facts->n_instances || player == 0)
    leaf_enquiring_add (enquiring, 0, g_strdup ("That is no thing that could be in scope."));
  else {
    leaf_enquiring_add (enquiring, 0,
                        g_strdup_printf ("It was %sin scope when %s.", is_in ? "" : "not ",
                                         command != NULL ? "the command was typed" : "the story began"))
        ->holds
        = is_in;
    if (!is_in)
      tell_why_not (enquiring, m, object, player);
    if (leaf_sight_has_rules (m))
      leaf_enquiring_add (
          enquiring, 1,
          g_strdup ("Rules of the story about scope or about what is concealed may have decided otherwise: the turn as a "
                    "tree shows which of them ran."));
  }
  leaf_machine_free (m);
}
