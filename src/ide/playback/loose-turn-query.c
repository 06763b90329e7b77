/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-turn-query.h"
#include "loose-playback-testing.h"

#include "loose-format.h"
#include "loose-latest-task.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#define MOST_CLAUSES_AT_ONCE 200

/* What a worker owns and what it found. */
typedef struct {
  LeafPlay *play;
  guint number;
  guint32 rule;
  LooseTurn *turn; /* given, or computed */
  LeafRuleAnswer *answers;
  guint32 n_answers;
  LeafQuery other; /* of the play's program; sort NONE: no question */
  LeafFinding *findings;
  guint32 n_findings;
} Look;

typedef struct {
  LeafPlay *play;
  LooseTurn *turn;
  GArray *nodes;    /* guint */
  GPtrArray *words; /* of char * */
} Clauses;

struct _LooseTurnQuery {
  GObject parent_instance;

  LoosePlayer *player; /* borrowed */
  guint n_lookers;
  guint number; /* or LOOSE_LAST_TURN */
  gboolean is_stale;
  LooseTurn *turn;       /* NULL: unknown */
  GCancellable *looking; /* NULL: none */

  GHashTable *clauses; /* guint: char *, by the node of the turn */
  GArray *wanted;      /* guint: nodes whose clauses are wanted */
  guint ask_idle;
  GCancellable *asking; /* NULL: none */

  LooseAsked asked;
  LeafProgram *asked_program;
  guint32 asked_rule;
  guint asked_byte;
  char *asked_other; /* its name */
  LeafFinding *findings;
  guint32 n_findings;
  gboolean is_answered;
  LeafRuleAnswer *answers;
  guint32 n_answers;
};

G_DEFINE_FINAL_TYPE (LooseTurnQuery, loose_turn_query, G_TYPE_OBJECT)

enum { TURN_CHANGED, CLAUSES_CHANGED, ANSWERED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- the turn ----------------------------------------------------------------------------------------------------- */

static void
look_free (gpointer data)
{
  Look *look = data;

  g_clear_pointer (&look->play, loose_play_free);
  g_clear_object (&look->turn);
  if (look->answers != NULL)
    leaf_answers_free (look->answers, look->n_answers);
  leaf_findings_free (look->findings, look->n_findings);
  g_free (look);
}

static void
look_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Look *look = data;

  if (look->turn == NULL && !g_cancellable_is_cancelled (cancellable))
    look->turn = loose_turn_new (look->play, look->number);
  if (look->turn != NULL && look->rule != 0 && !g_cancellable_is_cancelled (cancellable))
    look->answers = leaf_play_answers (look->play, loose_turn_get_trace (look->turn), look->rule, &look->n_answers);
  if (look->turn != NULL && look->other.sort != LEAF_QUERY_NONE && !g_cancellable_is_cancelled (cancellable))
    look->findings = leaf_play_query (look->play, loose_turn_get_trace (look->turn), &look->other, &look->n_findings);
  g_task_return_boolean (task, look->turn != NULL);
}

static void
forget_answer (LooseTurnQuery *self)
{
  if (self->answers != NULL)
    leaf_answers_free (self->answers, self->n_answers);
  self->answers = NULL;
  self->n_answers = 0;
  leaf_findings_free (self->findings, self->n_findings);
  self->findings = NULL;
  self->n_findings = 0;
  self->is_answered = FALSE;
}

static void
forget_clauses (LooseTurnQuery *self)
{
  g_hash_table_remove_all (self->clauses);
  g_array_set_size (self->wanted, 0);
  g_clear_handle_id (&self->ask_idle, g_source_remove);
  loose_latest_task_cancel (&self->asking);
}

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseTurnQuery *self = LOOSE_TURN_QUERY (object);
  Look *look = loose_latest_task_finish (&self->looking, result);

  if (look == NULL)
    return; /* another question was asked meanwhile */
  self->is_stale = FALSE;
  if (self->turn != look->turn) {
    forget_clauses (self);
    g_set_object (&self->turn, look->turn);
    g_signal_emit (self, signals[TURN_CHANGED], 0);
  }
  forget_answer (self);
  self->answers = g_steal_pointer (&look->answers);
  self->n_answers = look->n_answers;
  self->findings = g_steal_pointer (&look->findings);
  self->n_findings = look->n_findings;
  self->is_answered = TRUE;
  g_signal_emit (self, signals[ANSWERED], 0);
}

static LeafPlay *
play_at_rest (LooseTurnQuery *self)
{
  LoosePlayState state = loose_player_get_state (self->player);

  return state == LOOSE_PLAY_RUNNING || state == LOOSE_PLAY_NONE ? NULL : loose_player_get_play (self->player);
}

static void
look (LooseTurnQuery *self)
{
  LeafPlay *play = play_at_rest (self);
  Look *look;

  loose_latest_task_cancel (&self->looking); /* it is about an earlier moment */
  if (play == NULL || self->n_lookers == 0 || loose_turn_query_get_number (self) == G_MAXUINT)
    return;
  look = g_new0 (Look, 1);
  look->play = leaf_play_copy (play);
  look->number = loose_turn_query_get_number (self);
  look->turn = self->is_stale ? NULL : self->turn;
  if (look->turn != NULL)
    g_object_ref (look->turn);
  look->rule = self->asked == LOOSE_ASKED_RULE ? loose_turn_query_get_rule (self) : 0;
  if (self->asked == LOOSE_ASKED_OTHER)
    leaf_program_find_query (leaf_play_program (play), self->asked_other, &look->other);
  loose_latest_task_start (&self->looking, self, looked_cb, look, look_free, look_in_thread);
}

static void
refresh (LooseTurnQuery *self)
{
  self->is_stale = TRUE;
  look (self);
}

static void
state_changed_cb (LooseTurnQuery *self)
{
  switch (loose_player_get_state (self->player)) {
  case LOOSE_PLAY_RUNNING: break;
  case LOOSE_PLAY_NONE:
    loose_latest_task_cancel (&self->looking);
    self->number = LOOSE_LAST_TURN;
    forget_clauses (self);
    forget_answer (self);
    if (self->turn == NULL)
      break;
    g_clear_object (&self->turn);
    g_signal_emit (self, signals[TURN_CHANGED], 0);
    g_signal_emit (self, signals[ANSWERED], 0);
    break;
  case LOOSE_PLAY_WAITING:
  case LOOSE_PLAY_PAUSED:
  case LOOSE_PLAY_FINISHED:
    if (self->number != LOOSE_LAST_TURN && self->number >= loose_turn_query_get_n_turns (self))
      self->number = LOOSE_LAST_TURN;
    refresh (self);
    g_signal_emit (self, signals[TURN_CHANGED], 0);
  }
}

void
loose_turn_query_set_turn (LooseTurnQuery *self, guint number)
{
  g_return_if_fail (LOOSE_IS_TURN_QUERY (self));
  guint before = loose_turn_query_get_number (self);
  guint n = loose_turn_query_get_n_turns (self);

  self->number = n == 0 || number >= n - 1 ? LOOSE_LAST_TURN : number;
  if (loose_turn_query_get_number (self) != before)
    refresh (self);
  g_signal_emit (self, signals[TURN_CHANGED], 0);
}

guint
loose_turn_query_get_n_turns (LooseTurnQuery *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), 0);
  LeafPlay *play = loose_player_get_play (self->player);

  return play != NULL ? leaf_play_n_turns (play) : 0;
}

guint
loose_turn_query_get_number (LooseTurnQuery *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), 0);
  guint n = loose_turn_query_get_n_turns (self);

  if (n == 0)
    return G_MAXUINT;
  return self->number == LOOSE_LAST_TURN ? n - 1 : self->number;
}

LooseTurn *
loose_turn_query_get_turn (LooseTurnQuery *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), NULL);
  return self->turn != NULL && loose_turn_get_number (self->turn) == loose_turn_query_get_number (self) ? self->turn
                                                                                                        : NULL;
}

void
loose_turn_query_look (LooseTurnQuery *self, gboolean looks)
{
  self->n_lookers += looks ? 1 : -1;
  if (looks && self->n_lookers == 1 && (self->is_stale || !self->is_answered))
    look (self);
}

gboolean
loose_turn_query_is_busy (LooseTurnQuery *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), FALSE);
  return self->looking != NULL || self->asking != NULL || self->ask_idle != 0;
}

/* --- clauses of rules that did not apply -------------------------------------------------------------------------- */

static void
clauses_free (gpointer data)
{
  Clauses *clauses = data;

  g_clear_pointer (&clauses->play, loose_play_free);
  g_clear_object (&clauses->turn);
  g_clear_pointer (&clauses->nodes, g_array_unref);
  g_clear_pointer (&clauses->words, g_ptr_array_unref);
  g_free (clauses);
}

/* "✗ the lamp is lit: the lamp was unlit" */
static char *
dup_clause (LeafProgram *program, const LeafClauseState *state)
{
  for (; state != NULL && state->place.source != 0; state++)
    if (state->holds == 0) {
      g_autofree char *words
          = state->unsaid != NULL ? g_strdup (_ (state->unsaid)) : loose_format_place (program, state->place);

      return state->values != NULL ? g_strdup_printf (_ ("✗ %s (%s)"), words, state->values)
                                   : g_strdup_printf (_ ("✗ %s"), words);
    }
  return g_strdup ("");
}

static void
clauses_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Clauses *clauses = data;
  guint n = clauses->nodes->len;
  g_autofree guint64 *events = g_new0 (guint64, n);
  g_autofree guint32 *rules = g_new0 (guint32, n);
  g_autofree LeafClauseState **states = g_new0 (LeafClauseState *, n);

  for (guint i = 0; i < n; i++) {
    const LeafTraceNode *node = loose_turn_get_node (clauses->turn, g_array_index (clauses->nodes, guint, i));

    events[i] = node->event;
    rules[i] = node->rule;
  }
  if (g_cancellable_is_cancelled (cancellable)) {
    g_task_return_boolean (task, FALSE);
    return;
  }
  leaf_play_clauses_at_each (clauses->play, events, rules, n, states);
  for (guint i = 0; i < n; i++) {
    g_ptr_array_add (clauses->words, dup_clause (loose_turn_get_program (clauses->turn), states[i]));
    g_free (states[i]);
  }
  g_task_return_boolean (task, TRUE);
}

static gboolean ask_clauses_cb (gpointer data);

static void
clauses_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseTurnQuery *self = LOOSE_TURN_QUERY (object);
  Clauses *clauses = loose_latest_task_finish (&self->asking, result);

  if (clauses == NULL)
    return;
  for (guint i = 0; i < clauses->nodes->len; i++)
    g_hash_table_insert (self->clauses, GUINT_TO_POINTER (g_array_index (clauses->nodes, guint, i)),
                         g_strdup (clauses->words->pdata[i]));
  if (self->wanted->len > 0 && self->ask_idle == 0)
    self->ask_idle = g_idle_add (ask_clauses_cb, self);
  g_signal_emit (self, signals[CLAUSES_CHANGED], 0);
}

static int
compare_numbers (gconstpointer one, gconstpointer other)
{
  return *(const guint *) one < *(const guint *) other ? -1 : *(const guint *) one > *(const guint *) other;
}

/* Computes all clauses that rows have requested since the last time. */
static gboolean
ask_clauses_cb (gpointer data)
{
  LooseTurnQuery *self = data;
  LeafPlay *play = play_at_rest (self);
  Clauses *clauses;

  self->ask_idle = 0;
  if (play == NULL || self->turn == NULL || self->asking != NULL || self->is_stale)
    return G_SOURCE_REMOVE;
  clauses = g_new0 (Clauses, 1);
  clauses->play = leaf_play_copy (play);
  clauses->turn = g_object_ref (self->turn);
  clauses->nodes = self->wanted;
  clauses->words = g_ptr_array_new_with_free_func (g_free);
  self->wanted = g_array_new (FALSE, FALSE, sizeof (guint));
  if (clauses->nodes->len > MOST_CLAUSES_AT_ONCE) /* after fast scrolling, the rows requested last are visible */
    g_array_remove_range (clauses->nodes, 0, clauses->nodes->len - MOST_CLAUSES_AT_ONCE);
  g_array_sort (clauses->nodes, compare_numbers); /* nodes are in the order in which they began */
  loose_latest_task_start (&self->asking, self, clauses_cb, clauses, clauses_free, clauses_in_thread);
  return G_SOURCE_REMOVE;
}

const char *
loose_turn_query_get_clause (LooseTurnQuery *self, guint node)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), NULL);
  const char *known = g_hash_table_lookup (self->clauses, GUINT_TO_POINTER (node));

  if (known != NULL || self->turn == NULL || self->is_stale)
    return known;
  g_array_append_val (self->wanted, node);
  if (self->ask_idle == 0 && self->asking == NULL)
    self->ask_idle = g_idle_add (ask_clauses_cb, self);
  return NULL;
}

/* --- questions ---------------------------------------------------------------------------------------------------- */

static void
ask (LooseTurnQuery *self, LooseAsked asked)
{
  self->asked = asked;
  forget_answer (self);
  look (self);
  g_signal_emit (self, signals[ANSWERED], 0);
}

void
loose_turn_query_ask_rule (LooseTurnQuery *self, LeafProgram *program, guint32 rule)
{
  g_return_if_fail (LOOSE_IS_TURN_QUERY (self));
  g_clear_pointer (&self->asked_program, leaf_program_unref);
  self->asked_program = program != NULL ? leaf_program_ref (program) : NULL;
  self->asked_rule = rule;
  ask (self, rule != 0 ? LOOSE_ASKED_RULE : LOOSE_ASKED_NOTHING);
}

void
loose_turn_query_ask_other (LooseTurnQuery *self, LeafProgram *program, const LeafQuery *query)
{
  g_return_if_fail (LOOSE_IS_TURN_QUERY (self));
  g_free (self->asked_other);
  self->asked_other = leaf_query_words (program, query);
  ask (self, LOOSE_ASKED_OTHER);
}

const char *
loose_turn_query_get_other (LooseTurnQuery *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), NULL);
  return self->asked_other;
}

const LeafFinding *
loose_turn_query_get_findings (LooseTurnQuery *self, guint32 *n)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), NULL);
  *n = self->is_answered && loose_turn_query_get_turn (self) != NULL ? self->n_findings : 0;
  return *n > 0 ? self->findings : NULL;
}

void
loose_turn_query_ask_text (LooseTurnQuery *self, guint turn, guint byte)
{
  g_return_if_fail (LOOSE_IS_TURN_QUERY (self));
  self->asked_byte = byte;
  self->asked = LOOSE_ASKED_TEXT;
  loose_turn_query_set_turn (self, turn);
  ask (self, LOOSE_ASKED_TEXT);
}

LooseAsked
loose_turn_query_get_asked (LooseTurnQuery *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), (LooseAsked) 0);
  return self->asked;
}

/* In another program, finds the rule with the same title, because that is how the author knows it. */
guint32
loose_turn_query_get_rule (LooseTurnQuery *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), 0);
  LeafProgram *program = loose_player_get_program (self->player);

  if (program == NULL || program == self->asked_program || self->asked_rule == 0)
    return program != NULL ? self->asked_rule : 0;
  return leaf_program_find_rule (program, leaf_program_rule_title (self->asked_program, self->asked_rule));
}

const LeafRuleAnswer *
loose_turn_query_get_answers (LooseTurnQuery *self, guint32 *n)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), NULL);
  *n = self->is_answered && loose_turn_query_get_turn (self) != NULL ? self->n_answers : 0;
  return *n > 0 ? self->answers : NULL;
}

guint
loose_turn_query_get_text_node (LooseTurnQuery *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_QUERY (self), 0);
  LooseTurn *turn = loose_turn_query_get_turn (self);

  return turn != NULL && self->asked == LOOSE_ASKED_TEXT
             ? leaf_trace_text (loose_turn_get_trace (turn), self->asked_byte)
             : 0;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_turn_query_dispose (GObject *object)
{
  LooseTurnQuery *self = LOOSE_TURN_QUERY (object);

  loose_latest_task_cancel (&self->looking);
  forget_clauses (self);
  forget_answer (self);
  g_clear_object (&self->turn);
  G_OBJECT_CLASS (loose_turn_query_parent_class)->dispose (object);
}

static void
loose_turn_query_finalize (GObject *object)
{
  LooseTurnQuery *self = LOOSE_TURN_QUERY (object);

  g_clear_pointer (&self->asked_program, leaf_program_unref);
  g_free (self->asked_other);
  g_hash_table_unref (self->clauses);
  g_array_unref (self->wanted);
  G_OBJECT_CLASS (loose_turn_query_parent_class)->finalize (object);
}

static void
loose_turn_query_class_init (LooseTurnQueryClass *klass)
{
  static const char *const names[N_SIGNALS] = { "turn-changed", "clauses-changed", "answered" };

  G_OBJECT_CLASS (klass)->dispose = loose_turn_query_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_turn_query_finalize;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i]
        = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_turn_query_init (LooseTurnQuery *self)
{
  self->number = LOOSE_LAST_TURN;
  self->clauses = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->wanted = g_array_new (FALSE, FALSE, sizeof (guint));
}

LooseTurnQuery *
loose_turn_query_new (LoosePlayer *player)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (player), NULL);
  LooseTurnQuery *self = g_object_new (LOOSE_TYPE_TURN_QUERY, NULL);

  self->player = player;
  g_signal_connect_object (player, "state-changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
