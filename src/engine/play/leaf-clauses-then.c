/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-clauses-then.c: the clauses of a rule as they were at a moment, and of one that did not hold what was so instead.
 *
 * Asked of the moment, never of now: the play is played again up to the event at which the rule was considered, and its clauses run
 * there, on a copy, until one does not hold.
 */

#include "leaf-machine-private.h"
#include "leaf-play-private.h"

#include <string.h>

/* --- whether they hold ---------------------------------------------------------------------------------------------------------------- */

enum { PROBE_BUDGET = 200000 };

static void
fill_clauses (const LeafMachine *m, guint32 chunk, LeafClauseState *states, guint32 n)
{
  const LeafImage *code = m->image;

  for (guint32 i = 0; i < n; i++) {
    guint32 row = leaf_index_find (code->chunk_clauses, (guint64) chunk << 16 | (i + 1));

    states[i].holds = -1;
    if (row != 0) {
      const LeafChunkClause *clause = LEAF_ROW (&code->clauses, LeafChunkClause, row);
      LeafSpan span = leaf_image_span (m->image, clause->wording);

      states[i].unsaid = clause->unsaid;
      states[i].place = (LeafPlace) { span.source, span.start, span.end };
    }
  }
}

/* Nobody watches any more. */
void
leaf_machine_quieten (LeafMachine *m)
{
  g_clear_pointer (&m->marks, g_free);
  g_clear_pointer (&m->rule_marks, g_free);
  g_clear_pointer (&m->book_marks, g_free);
  m->wanted = 0;
  m->step = LEAF_STEP_NONE;
  m->target = 0;
  m->watch = 0;
  m->is_over = FALSE;
  m->stop = (LeafStop) { 0 };
}

LeafClauseState *
leaf_machine_test_clauses (const LeafMachine *machine, guint32 rule_id)
{
  const LeafImageRule *rule;
  const LeafImageChunk *chunk;
  LeafClauseState *states;
  LeafMachine *copy;
  guint32 depth;

  if (rule_id == 0 || rule_id >= machine->image->rules.n)
    return g_new0 (LeafClauseState, 1);
  rule = LEAF_ROW (&machine->image->rules, LeafImageRule, rule_id);
  if (!LEAF_IS (rule->chunk))
    return g_new0 (LeafClauseState, 1);
  chunk = LEAF_ROW (&machine->image->chunks, LeafImageChunk, rule->chunk.ix);
  states = g_new0 (LeafClauseState, chunk->n_clauses + 1);
  fill_clauses (machine, rule->chunk.ix, states, chunk->n_clauses);
  copy = leaf_machine_copy (machine);
  leaf_machine_quieten (copy);
  copy->probe = states;
  copy->n_probe = chunk->n_clauses;
  depth = copy->n_frames;
  leaf_enter_chunk (copy, rule->chunk.ix, 0, LEAF_FLAG_PROBE, LEAF_ENTRY_MACHINE);
  for (guint i = 0; i < PROBE_BUDGET && copy->n_frames > depth && !copy->is_over; i++)
    if (leaf_machine_step (copy).cause == LEAF_STOP_WANTS_COMMAND)
      break;
  leaf_machine_free (copy);
  return states;
}

LeafClauseState *
leaf_play_why_not (const LeafPlay *play, guint32 rule)
{
  g_return_val_if_fail (play != NULL, NULL);
  return leaf_machine_test_clauses (play->machine, rule);
}

/* --- what was so instead -------------------------------------------------------------------------------------------------------------- */

/* "in the box", "carried by Bob"; NULL: it is a room, or none that stands anywhere. */
static char *
dup_whereabouts (const LeafMachine *m, guint32 object)
{
  static const char *const forms[] = { [LEAF_HELD_IN] = "in %s",
                                       [LEAF_HELD_ON] = "on %s",
                                       [LEAF_HELD_CARRIED] = "carried by %s",
                                       [LEAF_HELD_WORN] = "worn by %s",
                                       [LEAF_HELD_PART] = "part of %s" };
  guint32 holder;
  g_autofree char *name = NULL;

  if (object == 0 || object >= m->facts->n_instances || !leaf_is_kind (m, object, LEAF_KIND_THING))
    return NULL;
  holder = m->tree[object].parent;
  if (holder == 0 || (guint) m->tree[object].held >= G_N_ELEMENTS (forms) || forms[m->tree[object].held] == NULL)
    return g_strdup ("nowhere");
  name = leaf_value_to_string (m, leaf_object (holder));
  return g_strdup_printf (forms[m->tree[object].held], name);
}

/* What is named twice is told once. */
static void
add_value (GString *out, const char *name, const char *value, const char *whereabouts)
{
  g_autofree char *told
      = g_strdup_printf ("%s was %s%s%s", name, value != NULL ? value : "", value != NULL && whereabouts != NULL ? ", " : "",
                         whereabouts != NULL ? whereabouts : "");

  if (strstr (out->str, told) == NULL)
    g_string_append_printf (out, "%s%s", out->len > 0 ? "; " : "", told);
}

static gboolean
is_object (const LeafMachine *m, LeafValue value)
{
  return leaf_is_object_kind (m, value.kind);
}

static void
add_variable (GString *out, const LeafMachine *m, guint32 id)
{
  const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, id);
  LeafValue value;
  g_autofree char *words = NULL, *whereabouts = NULL;

  if (variable->owner != LEAF_OWNER_GLOBAL)
    return;
  value = leaf_value_of_variable (m, id);
  whereabouts = is_object (m, value) ? dup_whereabouts (m, (guint32) value.bits) : NULL;
  if (value.bits != (gint32) leaf_player (m) || !is_object (m, value) || whereabouts == NULL)
    words = leaf_value_to_string (m, value);
  add_value (out, variable->name, words, whereabouts);
}

/* A thing that the clause says something of; where it only names it, that is what the action is to be done to. */
static void
add_thing (GString *out, const LeafMachine *m, const LeafOccurrenceInfo *named, LeafPlace clause)
{
  enum { AN_ARTICLE = 5 };
  g_autofree char *name = NULL, *whereabouts = dup_whereabouts (m, named->id);

  if (whereabouts == NULL || clause.end - clause.start <= named->place.end - named->place.start + AN_ARTICLE)
    return;
  name = leaf_value_to_string (m, leaf_object (named->id));
  add_value (out, name, NULL, whereabouts);
}

/* "the action was taking cup; score was 3; box was in Yard": what a clause that does not hold was about, as it was. */
static char *
values_of_clause (const LeafMachine *m, const LeafProgram *program, const LeafImageRule *rule, LeafPlace place)
{
  GString *out = g_string_new (NULL);
  guint32 n = 0;
  g_autofree LeafOccurrenceInfo *all = leaf_program_occurrences (program, place.source, &n);

  if (LEAF_IS (rule->home) && LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, rule->home.ix)->basis.ix == LEAF_KIND_ANY_ACTION
      && m->n_owners > 0) {
    g_autofree char *action = leaf_action_to_string (m, &m->action);

    add_value (out, "the action", action, NULL);
  }
  for (guint32 i = 0; i < n; i++)
    if (all[i].place.start < place.start || all[i].place.end > place.end)
      continue;
    else if (all[i].sort == LEAF_NAMED_VARIABLE)
      add_variable (out, m, all[i].id);
    else if (all[i].sort == LEAF_NAMED_INSTANCE)
      add_thing (out, m, &all[i], place);
  return g_string_free (out, FALSE);
}

/* Puts the values behind the array, in the same block. */
static LeafClauseState *
with_values (LeafClauseState *states, const LeafMachine *m, const LeafProgram *program, guint32 rule)
{
  g_autofree char *values = NULL;
  guint n = 0, at = G_MAXUINT;

  for (; states[n].place.source != 0; n++)
    if (states[n].holds == 0 && at == G_MAXUINT)
      at = n;
  if (at == G_MAXUINT)
    return states;
  values = values_of_clause (m, program, LEAF_ROW (&m->image->rules, LeafImageRule, rule), states[at].place);
  if (*values == '\0')
    return states;
  states = g_realloc (states, sizeof (LeafClauseState) * (n + 1) + strlen (values) + 1);
  states[at].values = strcpy ((char *) (states + n + 1), values);
  return states;
}

/* --- at moments ----------------------------------------------------------------------------------------------------------------------- */

/* The commands that were given so far go on being counted. */
void
leaf_play_go_on_to (const LeafPlay *play, LeafMachine *m, guint *given, guint64 event)
{
  m->target = event;
  leaf_machine_refresh_watch (m);
  while (m->n_events < event)
    if (!leaf_play_go_on_again (play, m, given, G_MAXUINT))
      break;
  m->target = 0;
  leaf_machine_refresh_watch (m);
}

LeafClauseState *
leaf_play_clauses_then (const LeafPlay *play, const LeafMachine *then, guint64 event, guint32 rule)
{
  return with_values (then->n_events >= event ? leaf_machine_test_clauses (then, rule) : g_new0 (LeafClauseState, 1), then,
                      play->program, rule);
}

void
leaf_play_clauses_at_each (const LeafPlay *play, const guint64 *events, const guint32 *rules, guint32 n, LeafClauseState **states)
{
  LeafMachine *then;
  guint given = 0;

  g_return_if_fail (play != NULL && (n == 0 || (events != NULL && rules != NULL && states != NULL)));
  then = leaf_play_begin_again (play);
  for (guint32 i = 0; i < n; i++) {
    leaf_play_go_on_to (play, then, &given, events[i]);
    states[i] = leaf_play_clauses_then (play, then, events[i], rules[i]);
  }
  leaf_machine_free (then);
}

LeafClauseState *
leaf_play_clauses_at (const LeafPlay *play, guint64 event, guint32 rule)
{
  LeafClauseState *states = NULL;

  g_return_val_if_fail (play != NULL, NULL);
  leaf_play_clauses_at_each (play, &event, &rule, 1, &states);
  return states;
}
