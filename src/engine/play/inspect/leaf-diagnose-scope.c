/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-diagnose-scope.c: explains why the player could not refer to a thing when the command of a turn was typed.
 *
 * The parser's own test runs first, on a copy, including rules about scope and concealment. If it fails, the paths of
 * its search are followed one after another, up to the barrier. */
#include "leaf-diagnose.h"
#include "commands/leaf-parse-driver.h"

#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-properties.h"
#include "leaf-run.h"
#include "leaf-snapshot.h"
#include "leaf-value-words.h"
#include "leaf-values.h"

#include <string.h>

/* With its article. */
char *
leaf_diagnosis_name (const LeafMachine *m, guint32 object)
{
  const LeafImageInstance *row = LEAF_IMAGE_INSTANCE (m->image, object);

  return g_strdup_printf ("%s%s", row->is_proper ? "" : "the ", row->name);
}

static gboolean
holds_way (LeafMachine *m, guint32 object)
{
  const LeafFacts *f = m->parser->facts;

  return leaf_is_kind (m, object, LEAF_KIND_CONTAINER) && !leaf_has (m, object, f->open)
         && !leaf_has (m, object, f->transparent);
}

static gboolean
is_around (const LeafMachine *m, guint32 outer, guint32 inner)
{
  for (guint32 at = inner; at != 0; at = m->tree[at].parent)
    if (at == outer)
      return TRUE;
  return FALSE;
}

/* The outermost thing that it is in. */
static guint32
top_of (const LeafMachine *m, guint32 object)
{
  guint32 at = object;

  while (m->tree[at].parent != 0 && m->tree[at].held != LEAF_HELD_REGION)
    at = m->tree[at].parent;
  return at;
}

/* A closed container around one of them and not around the other. */
static guint32
shut_between (LeafMachine *m, guint32 inner, guint32 other)
{
  for (guint32 at = m->tree[inner].parent; at != 0; at = m->tree[at].parent)
    if (holds_way (m, at) && !is_around (m, at, other))
      return at;
  return 0;
}

/* --- the parser's test and the rules that it follows -------------------------------------------------------------- */

typedef enum {
  CONCEALED = 1, /* it, or something that it is in */
  STOOD_IN,      /* a rule replaced the default scope */
  RAN,           /* a rule about scope ran */
  DID_NOT_APPLY,
} Part;

typedef struct {
  Part part;
  guint32 rule;
  guint32 object; /* CONCEALED: what */
} RuleNoted;

enum { ASKED_STEPS = 200000, MOST_NOTED = 12 };

static const LeafImageActivity *
activity_of (const LeafMachine *m, guint32 activity)
{
  return LEAF_ROW (&m->image->activities, LeafImageActivity, activity);
}

static gboolean
is_book_of (const LeafImageActivity *activity, guint32 rulebook)
{
  return activity->before.ix == rulebook || activity->during.ix == rulebook || activity->after.ix == rulebook;
}

/* The effect of a rule that has ended: on concealment, if it is about the object or something that contains it, or on
 * scope; 0 if there is none. */
static Part
part_of (const LeafMachine *m, const LeafEvent *event, guint32 object, guint32 *concealed)
{
  const LeafImageActivity *hiding = activity_of (m, m->facts->concealed),
                          *scope = activity_of (m, m->facts->deciding_scope);

  *concealed = 0;
  if (event->sort != LEAF_EVENT_RULE_ENDED)
    return 0;
  if (event->rulebook == hiding->during.ix) {
    *concealed = (guint32) leaf_variable (m, m->facts->particular_possession_cell).bits;
    return event->applied && event->outcome != LEAF_OUTCOME_NONE && is_around (m, *concealed, object) ? CONCEALED : 0;
  }
  if (!is_book_of (scope, event->rulebook))
    return 0;
  if (!event->applied)
    return DID_NOT_APPLY;
  return event->rulebook == scope->during.ix && event->outcome != LEAF_OUTCOME_NONE ? STOOD_IN : RAN;
}

static void
note_rules (LeafMachine *m, guint32 object, GArray *noted)
{
  for (guint i = 0; i < m->events->len && noted->len < MOST_NOTED; i++) {
    const LeafEvent *event = &g_array_index (m->events, LeafRawEvent, i).event;
    RuleNoted row = { .rule = event->rule };
    gboolean is_there = FALSE;

    row.part = part_of (m, event, object, &row.object);
    for (guint k = 0; k < noted->len && !is_there; k++)
      is_there = memcmp (&g_array_index (noted, RuleNoted, k), &row, sizeof row) == 0;
    if (row.part != 0 && !is_there)
      g_array_append_val (noted, row);
  }
  leaf_events_clear (m);
}

/* Would the parser find the object in scope if it read a command now? Appends the effects of rules, bits of RuleNoted,
 * to `noted`, which may be NULL. */
static gboolean
was_taken_in (LeafMachine *m, guint32 object, guint32 player, GArray *noted)
{
  LeafValue args[] = { leaf_object (player), leaf_object (object) };
  LeafMachine *copy;
  guint32 depth;
  LeafParserView view = leaf_parser_view (m);
  gboolean found;

  if (!leaf_scope_query_has_rules (m->image))
    return leaf_scope_query_test (&view, object, player, NULL);
  copy = leaf_machine_copy (m);
  leaf_machine_quieten (copy);
  leaf_events_clear (copy);
  copy->wanted = noted != NULL ? LEAF_WANT_RULES : 0;
  leaf_machine_refresh_watch (copy);
  depth = copy->n_frames;
  leaf_call_native (copy, LEAF_NATIVE_takes_in, 2, args);
  for (guint i = 0; i < ASKED_STEPS && copy->n_frames > depth && !copy->is_over; i++) {
    if (leaf_machine_step (copy).cause == LEAF_STOP_WANTS_COMMAND)
      break;
    if (noted != NULL && copy->events->len > 0)
      note_rules (copy, object, noted);
  }
  found = copy->n_frames <= depth && copy->returned.bits != 0;
  leaf_machine_free (copy);
  return found;
}

gboolean
leaf_diagnosis_was_in_scope (const LeafDiagnosis *diagnosis, guint32 object)
{
  const LeafTraceNode *command = leaf_diagnosis_command (diagnosis);
  guint given;
  LeafMachine *m = leaf_diagnosis_machine_at (diagnosis, command->event, &given);
  gboolean is_in = was_taken_in (m, object, leaf_player (m), NULL);

  leaf_machine_free (m);
  return is_in;
}

/* --- the answer --------------------------------------------------------------------------------------------------- */

static gboolean
has_part (const GArray *noted, Part part)
{
  for (guint i = 0; i < noted->len; i++)
    if (g_array_index (noted, RuleNoted, i).part == part)
      return TRUE;
  return FALSE;
}

/* Reports the story's rules, and rules of the library that kept the object out of scope. */
static void
tell_rules (LeafDiagnosis *diagnosis, const LeafMachine *m, const GArray *noted, Part part, LeafAnswerMessage form)
{
  const LeafProgram *program = diagnosis->play->program;

  for (guint i = 0; i < noted->len; i++) {
    const RuleNoted *row = &g_array_index (noted, RuleNoted, i);
    g_autofree char *object = row->object != 0 ? leaf_diagnosis_name (m, row->object) : NULL;
    gboolean kept_out = part == CONCEALED || part == STOOD_IN;
    LeafFinding *finding;

    if (row->part != part || (!kept_out && leaf_program_rule (program, row->rule).is_library))
      continue;
    finding = leaf_diagnosis_say (diagnosis, 1, form, leaf_program_rule_face (program, row->rule), object);
    finding->holds = kept_out ? 0 : -1;
    finding->rule = row->rule;
    finding->place = leaf_program_rule (program, row->rule).place;
  }
}

static void
say_no (LeafDiagnosis *diagnosis, LeafAnswerMessage form, const LeafMachine *m, guint32 object)
{
  g_autofree char *name = object != 0 ? leaf_diagnosis_name (m, object) : NULL;

  leaf_diagnosis_say (diagnosis, 1, form, name, NULL)->holds = 0;
}

static void
tell_why_not (LeafDiagnosis *diagnosis, LeafMachine *m, guint32 object, guint32 player)
{
  guint32 top = top_of (m, object), own = top_of (m, player), shut = shut_between (m, object, player),
          shut_in = shut_between (m, player, object);
  LeafParserView view = leaf_parser_view (m);

  if (leaf_is_kind (m, object, LEAF_KIND_ROOM))
    say_no (diagnosis, LEAF_ANSWER_MESSAGE_ROOMS, m, 0);
  else if (top == object)
    say_no (diagnosis, LEAF_ANSWER_MESSAGE_NOWHERE, m, 0);
  else if (top != own) {
    say_no (diagnosis, LEAF_ANSWER_MESSAGE_WAS_IN, m, top);
    say_no (diagnosis, LEAF_ANSWER_MESSAGE_PLAYER_WAS_IN, m, own);
  } else if (shut != 0)
    say_no (diagnosis, LEAF_ANSWER_MESSAGE_WAS_SHUT_IN, m, shut);
  else if (shut_in != 0)
    say_no (diagnosis, LEAF_ANSWER_MESSAGE_PLAYER_WAS_SHUT_IN, m, shut_in);
  else
    say_no (diagnosis,
            leaf_scope_query_in_darkness (&view) ? LEAF_ANSWER_MESSAGE_DARK : LEAF_ANSWER_MESSAGE_KEPT_UNSEEN, m, 0);
}

/* If a rule replaced the default scope, or concealed the object, its place is not the reason. */
static void
tell_all (LeafDiagnosis *diagnosis, LeafMachine *m, const GArray *noted, guint32 player)
{
  tell_rules (diagnosis, m, noted, CONCEALED, LEAF_ANSWER_MESSAGE_RULE_CONCEALED);
  tell_rules (diagnosis, m, noted, STOOD_IN, LEAF_ANSWER_MESSAGE_RULE_STOOD_IN);
  if (!has_part (noted, CONCEALED) && !has_part (noted, STOOD_IN))
    tell_why_not (diagnosis, m, diagnosis->about.id, player);
  tell_rules (diagnosis, m, noted, RAN, LEAF_ANSWER_MESSAGE_RULE_DID_NOT_PLACE);
  tell_rules (diagnosis, m, noted, DID_NOT_APPLY, LEAF_ANSWER_MESSAGE_SCOPE_RULE_NOT_APPLIED);
}

void
leaf_diagnose_scope (LeafDiagnosis *diagnosis)
{
  static const LeafAnswerMessage forms[2][2]
      = { { LEAF_ANSWER_MESSAGE_IN_SCOPE, LEAF_ANSWER_MESSAGE_NOT_IN_SCOPE },
          { LEAF_ANSWER_MESSAGE_IN_SCOPE_AT_FIRST, LEAF_ANSWER_MESSAGE_NOT_IN_SCOPE_AT_FIRST } };
  const LeafTraceNode *command = leaf_diagnosis_command (diagnosis);
  g_autoptr (GArray) noted = g_array_new (FALSE, FALSE, sizeof (RuleNoted));
  guint given;
  LeafMachine *m
      = leaf_diagnosis_machine_at (diagnosis, command != NULL ? command->event : diagnosis->nodes[0].event_end, &given);
  guint32 object = diagnosis->about.id, player = leaf_player (m);

  if (object >= m->facts->n_instances)
    leaf_diagnosis_say (diagnosis, 0, LEAF_ANSWER_MESSAGE_NO_THING, NULL, NULL);
  else {
    gboolean is_in = was_taken_in (m, object, player, noted);

    leaf_diagnosis_say (diagnosis, 0, forms[command == NULL][!is_in], NULL, NULL)->holds = is_in;
    if (!is_in)
      tell_all (diagnosis, m, noted, player);
  }
  leaf_machine_free (m);
}
