/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-enquire-scope.c: why the player could not speak of a thing, when the command of a turn was typed.
 *
 * First the parser's own question, rules about scope and about what is concealed included, run on a copy; then why not: the ways that its walk takes, one
 * after the other, as far as what closes the way.
 */
#include "leaf-enquire.h"
#include "leaf-parse-driver.h"

#include "../play/leaf-machine-private.h"

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

enum { ASKED_STEPS = 200000 };

/* As the parser would find it, had it to read a command now. */
static gboolean
was_taken_in (LeafMachine *m, guint32 object, guint32 player)
{
  LeafValue args[] = { leaf_object (player), leaf_object (object) };
  LeafMachine *copy;
  guint32 depth;
  LeafParserView view = leaf_parser_view (m);
  gboolean found;

  if (!leaf_sight_has_rules (m->image))
    return leaf_sight_test (&view, object, player, NULL);
  copy = leaf_machine_copy (m);
  leaf_machine_quieten (copy);
  depth = copy->n_frames;
  leaf_call_native (copy, LEAF_NATIVE_takes_in, 2, args);
  for (guint i = 0; i < ASKED_STEPS && copy->n_frames > depth && !copy->is_over; i++)
    if (leaf_machine_step (copy).cause == LEAF_STOP_WANTS_COMMAND)
      break;
  found = copy->n_frames <= depth && copy->returned.bits != 0;
  leaf_machine_free (copy);
  return found;
}

static void
say_no (LeafEnquiring *enquiring, LeafSays form, const LeafMachine *m, guint32 object)
{
  g_autofree char *name = object != 0 ? name_of (m, object) : NULL;

  leaf_enquiring_say (enquiring, 1, form, name, NULL)->holds = 0;
}

static void
tell_why_not (LeafEnquiring *enquiring, LeafMachine *m, guint32 object, guint32 player)
{
  guint32 top = top_of (m, object), own = top_of (m, player), shut = shut_between (m, object, player),
          shut_in = shut_between (m, player, object);
  LeafParserView view = leaf_parser_view (m);

  if (leaf_is_kind (m, object, LEAF_KIND_ROOM))
    say_no (enquiring, LEAF_SAYS_ROOMS, m, 0);
  else if (top == object)
    say_no (enquiring, LEAF_SAYS_NOWHERE, m, 0);
  else if (top != own) {
    say_no (enquiring, LEAF_SAYS_WAS_IN, m, top);
    say_no (enquiring, LEAF_SAYS_PLAYER_WAS_IN, m, own);
  } else if (shut != 0)
    say_no (enquiring, LEAF_SAYS_WAS_SHUT_IN, m, shut);
  else if (shut_in != 0)
    say_no (enquiring, LEAF_SAYS_PLAYER_WAS_SHUT_IN, m, shut_in);
  else
    say_no (enquiring, leaf_sight_in_darkness (&view) ? LEAF_SAYS_DARK : LEAF_SAYS_KEPT_UNSEEN, m, 0);
}

void
leaf_enquire_scope (LeafEnquiring *enquiring)
{
  static const LeafSays forms[2][2]
      = { { LEAF_SAYS_IN_SCOPE, LEAF_SAYS_NOT_IN_SCOPE }, { LEAF_SAYS_IN_SCOPE_AT_FIRST, LEAF_SAYS_NOT_IN_SCOPE_AT_FIRST } };
  const LeafTraceNode *command = leaf_enquiring_command (enquiring);
  guint given;
  LeafMachine *m = leaf_enquiring_machine_at (enquiring, command != NULL ? command->event : enquiring->nodes[0].event_end, &given);
  guint32 object = enquiring->about.id, player = leaf_player (m);
  gboolean is_in = object < m->facts->n_instances && player != 0 && was_taken_in (m, object, player);

  if (object >= m->facts->n_instances || player == 0)
    leaf_enquiring_say (enquiring, 0, LEAF_SAYS_NO_THING, NULL, NULL);
  else {
    leaf_enquiring_say (enquiring, 0, forms[command == NULL][!is_in], NULL, NULL)->holds = is_in;
    if (!is_in)
      tell_why_not (enquiring, m, object, player);
    if (!is_in && leaf_sight_has_rules (m->image))
      leaf_enquiring_say (enquiring, 1, LEAF_SAYS_SCOPE_RULES, NULL, NULL);
  }
  leaf_machine_free (m);
}
