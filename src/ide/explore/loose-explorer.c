/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-explorer.h"

#include <string.h>
#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

enum { TURN_BUDGET = 3000000, LOW_PRIORITY = 15 };
#define MEMORY_BYTES ((gsize) 256 << 20)
/* The least pause between two reports, and by what factor it is longer than making the last report took. */
#define LEAST_PAUSE  (G_USEC_PER_SEC / 2)
#define PAUSE_FACTOR 10

/* Shared by the main loop and the worker. The worker holds a reference until it ends. */
typedef struct {
  GMutex lock;
  GCond wake;
  GWeakRef explorer;
  /* Protected by the lock */
  gboolean is_paused, gives_way, should_end;
  LeafProgram *program; /* the next program to explore; NULL: no request */
  guint serial;         /* the number of that request */
  char **goals, **nevers;
  GPtrArray *known; /* of char **: the known threads of a request for more; NULL: no request */
} Shared;

/* What the worker passes to the main loop. */
typedef struct {
  Shared *shared;
  LooseExplorerReport *report;
  guint serial; /* of the request that the report is about */
  char *problem;
  GArray *threads; /* the answer to such a request; NULL: this is not an answer */
} Delivery;

struct _LooseExplorer {
  GObject parent_instance;

  Shared *shared; /* NULL: no worker */
  guint serial;   /* of the last request */
  GPtrArray *goals, *nevers;
  LooseExplorerState state;
  LooseExplorerReport *report;
  char *problem;
};

G_DEFINE_FINAL_TYPE (LooseExplorer, loose_explorer, G_TYPE_OBJECT)

enum { CHANGED, THREADS, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- data of both threads ----------------------------------------------------------------------------------------- */

static void
shared_clear (gpointer data)
{
  Shared *shared = data;

  g_mutex_clear (&shared->lock);
  g_cond_clear (&shared->wake);
  g_weak_ref_clear (&shared->explorer);
  g_clear_pointer (&shared->program, leaf_program_unref);
  g_strfreev (shared->goals);
  g_strfreev (shared->nevers);
  g_clear_pointer (&shared->known, g_ptr_array_unref);
}

static void
shared_unref (Shared *shared)
{
  g_atomic_rc_box_release_full (shared, shared_clear);
}

static void
delivery_free (Delivery *delivery)
{
  shared_unref (delivery->shared);
  g_clear_pointer (&delivery->report, loose_explorer_report_free);
  g_free (delivery->problem);
  g_clear_pointer (&delivery->threads, g_array_unref);
  g_free (delivery);
}

/* Runs in the main loop. Drops what a worker delivers that was told to end. */
static gboolean
deliver_cb (gpointer data)
{
  Delivery *delivery = data;
  g_autoptr (LooseExplorer) self = g_weak_ref_get (&delivery->shared->explorer);

  if (self == NULL || self->shared != delivery->shared)
    return G_SOURCE_REMOVE;
  if (delivery->threads != NULL) {
    g_signal_emit (self, signals[THREADS], 0, delivery->threads);
    return G_SOURCE_REMOVE;
  }
  g_clear_pointer (&self->report, loose_explorer_report_free);
  self->report = g_steal_pointer (&delivery->report);
  if (self->report->state.is_closed && delivery->serial == self->serial)
    self->state = LOOSE_EXPLORER_DONE;
  g_free (self->problem);
  self->problem = g_steal_pointer (&delivery->problem);
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_REMOVE;
}

static void
deliver (Shared *shared, LooseExplorerReport *report, guint serial, const char *problem)
{
  Delivery *delivery = g_new0 (Delivery, 1);

  delivery->shared = g_atomic_rc_box_acquire (shared);
  delivery->report = report;
  delivery->serial = serial;
  delivery->problem = g_strdup (problem);
  g_idle_add_full (G_PRIORITY_LOW, deliver_cb, delivery, (GDestroyNotify) delivery_free);
}

static void
deliver_threads (Shared *shared, GArray *threads)
{
  Delivery *delivery = g_new0 (Delivery, 1);

  delivery->shared = g_atomic_rc_box_acquire (shared);
  delivery->threads = threads;
  g_idle_add_full (G_PRIORITY_LOW, deliver_cb, delivery, (GDestroyNotify) delivery_free);
}

/* --- the worker --------------------------------------------------------------------------------------------------- */

typedef struct {
  Shared *shared;
  LeafProgram *program;
  LeafExploration *exploration;
  GHashTable *before; /* what was reached before an edit; NULL: nothing to compare */
  char *problem;
  guint serial;         /* of the request that is being answered */
  gint64 next_report;   /* monotonic time */
  gboolean is_finished; /* everything has been tried */
} Worker;

/* Waits for a request. Returns FALSE if the worker is to end. A program to explore is moved to *program. */
static gboolean
wait_for_work (Worker *self, LeafProgram **program, char ***goals, char ***nevers)
{
  Shared *shared = self->shared;
  gboolean goes_on;

  g_mutex_lock (&shared->lock);
  while (!shared->should_end && shared->program == NULL && (shared->known == NULL || self->exploration == NULL)
         && (self->exploration == NULL || self->is_finished || shared->is_paused || shared->gives_way))
    g_cond_wait (&shared->wake, &shared->lock);
  goes_on = !shared->should_end;
  *program = g_steal_pointer (&shared->program);
  self->serial = shared->serial;
  *goals = g_steal_pointer (&shared->goals);
  *nevers = g_steal_pointer (&shared->nevers);
  g_mutex_unlock (&shared->lock);
  return goes_on;
}

static void
add_goals (Worker *self, char **goals, gboolean (*add) (LeafExploration *, const char *, char **))
{
  for (char **goal = goals; goal != NULL && *goal != NULL; goal++) {
    g_autofree char *problem = NULL;

    if (!add (self->exploration, *goal, &problem) && self->problem == NULL)
      self->problem = g_strdup_printf ("“%s”: %s", *goal, problem);
  }
}

/* The sources of the story without white space. */
static char *
dup_bare_text (const LeafProgram *program)
{
  GString *bare = g_string_new (NULL);

  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    for (const char *at = leaf_program_source_text (program, i);
         !leaf_program_source_is_library (program, i) && *at != '\0'; at++)
      if (!g_ascii_isspace (*at))
        g_string_append_c (bare, *at);
  return g_string_free (bare, FALSE);
}

/* Returns the names of what was reached before the edit that made `program`. If the search through the previous version
 * did not end, or the two differ only in white space, what was reached before that version counts too. */
static GHashTable *
reached_before (const Worker *self, const LeafProgram *program)
{
  LooseExplorerReport *last = loose_explorer_report_new (self->exploration, self->program, NULL);
  GHashTable *reached = g_hash_table_ref (last->reached);
  g_autofree char *old = dup_bare_text (self->program), *edited = dup_bare_text (program);
  GHashTableIter iter;
  gpointer key;

  if (self->before != NULL && (!last->state.is_closed || strcmp (old, edited) == 0)) {
    g_hash_table_iter_init (&iter, self->before);
    while (g_hash_table_iter_next (&iter, &key, NULL))
      g_hash_table_add (reached, g_strdup (key));
  }
  loose_explorer_report_free (last);
  return reached;
}

/* Starts to explore `program` with what the previous exploration has found. */
static void
begin (Worker *self, LeafProgram *program, char **goals, char **nevers)
{
  const LeafExplorationOptions options
      = { .seed = LOOSE_EXPLORER_SEED, .threads = 1, .memory = MEMORY_BYTES, .budget = TURN_BUDGET };
  g_autofree char *archive = self->exploration != NULL ? leaf_exploration_save (self->exploration) : NULL;
  g_autofree char *problem = NULL;

  if (self->exploration != NULL && self->program != program) {
    GHashTable *before = reached_before (self, program);

    g_clear_pointer (&self->before, g_hash_table_unref);
    self->before = before;
  }
  g_clear_pointer (&self->exploration, leaf_exploration_free);
  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_pointer (&self->problem, g_free);
  self->program = leaf_program_ref (program);
  self->exploration = leaf_exploration_new (program, &options);
  self->is_finished = FALSE;
  self->next_report = 0;
  add_goals (self, goals, leaf_exploration_add_goal);
  add_goals (self, nevers, leaf_exploration_add_never);
  if (archive != NULL)
    leaf_exploration_load (self->exploration, archive, &problem); /* the seed is the same, so it is accepted */
}

/* Answers a request for threads: those that run the rules that the known threads do not run. */
static void
answer_threads (Worker *self)
{
  LeafCoverage covered;
  GPtrArray *known;

  g_mutex_lock (&self->shared->lock);
  known = g_steal_pointer (&self->shared->known);
  g_mutex_unlock (&self->shared->lock);
  if (known == NULL)
    return;
  leaf_coverage_init (leaf_exploration_explorer (self->exploration), &covered);
  for (guint i = 0; i < known->len; i++)
    leaf_exploration_play_covering (self->exploration, known->pdata[i], &covered);
  deliver_threads (self->shared, leaf_exploration_cover (self->exploration, &covered));
  leaf_coverage_clear (&covered);
  g_ptr_array_unref (known);
}

static void
report (Worker *self)
{
  gint64 start = g_get_monotonic_time ();
  LooseExplorerReport *made = loose_explorer_report_new (self->exploration, self->program, self->before);
  gint64 end = g_get_monotonic_time ();

  deliver (self->shared, made, self->serial, self->problem);
  self->next_report = end + MAX ((end - start) * PAUSE_FACTOR, LEAST_PAUSE);
}

/* Returns TRUE while exploring is paused or gives way to other work. The worker then only answers requests. */
static gboolean
is_waiting (Worker *self)
{
  gboolean waits;

  g_mutex_lock (&self->shared->lock);
  waits = self->shared->is_paused || self->shared->gives_way;
  g_mutex_unlock (&self->shared->lock);
  return waits;
}

/* Keeps the worker from taking processor time from the window. Only Linux has a priority for each thread. */
static void
lower_priority (void)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, (id_t) syscall (SYS_gettid), LOW_PRIORITY);
#endif
}

static gpointer
work (gpointer data)
{
  Worker self = { .shared = data };
  LeafProgram *program = NULL;
  char **goals = NULL, **nevers = NULL;

  lower_priority ();
  while (wait_for_work (&self, &program, &goals, &nevers)) {
    if (program != NULL)
      begin (&self, program, goals, nevers);
    g_clear_pointer (&program, leaf_program_unref);
    g_clear_pointer (&goals, g_strfreev);
    g_clear_pointer (&nevers, g_strfreev);
    if (self.exploration == NULL)
      continue;
    answer_threads (&self);
    if (self.is_finished || is_waiting (&self))
      continue;
    self.is_finished = !leaf_exploration_round (self.exploration);
    if (self.is_finished || g_get_monotonic_time () >= self.next_report)
      report (&self);
  }
  g_clear_pointer (&program, leaf_program_unref);
  g_clear_pointer (&goals, g_strfreev);
  g_clear_pointer (&nevers, g_strfreev);
  g_clear_pointer (&self.exploration, leaf_exploration_free);
  g_clear_pointer (&self.program, leaf_program_unref);
  g_clear_pointer (&self.before, g_hash_table_unref);
  g_free (self.problem);
  shared_unref (self.shared);
  return NULL;
}

/* --- requests ----------------------------------------------------------------------------------------------------- */

static char **
dup_words (const GPtrArray *words)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  char **copy;

  for (guint i = 0; i < words->len; i++)
    g_strv_builder_add (builder, words->pdata[i]);
  copy = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return copy;
}

static void
begin_worker (LooseExplorer *self)
{
  self->shared = g_atomic_rc_box_new0 (Shared);
  g_mutex_init (&self->shared->lock);
  g_cond_init (&self->shared->wake);
  g_weak_ref_init (&self->shared->explorer, self);
  g_thread_unref (g_thread_new ("explore", work, g_atomic_rc_box_acquire (self->shared)));
}

/* Tells the worker to end after its current round. The main loop does not wait for it. */
static void
end_worker (LooseExplorer *self)
{
  if (self->shared == NULL)
    return;
  g_mutex_lock (&self->shared->lock);
  self->shared->should_end = TRUE;
  g_cond_signal (&self->shared->wake);
  g_mutex_unlock (&self->shared->lock);
  g_clear_pointer (&self->shared, shared_unref);
}

static void
set_state (LooseExplorer *self, LooseExplorerState state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_flag (LooseExplorer *self, gboolean *flag, gboolean value)
{
  g_mutex_lock (&self->shared->lock);
  *flag = value;
  g_cond_signal (&self->shared->wake);
  g_mutex_unlock (&self->shared->lock);
}

void
loose_explorer_start (LooseExplorer *self, LeafProgram *program)
{
  g_return_if_fail (LOOSE_IS_EXPLORER (self));
  if (self->shared == NULL)
    begin_worker (self);
  g_mutex_lock (&self->shared->lock);
  g_clear_pointer (&self->shared->program, leaf_program_unref);
  g_strfreev (self->shared->goals);
  g_strfreev (self->shared->nevers);
  self->shared->program = leaf_program_ref (program);
  self->shared->serial = ++self->serial;
  self->shared->goals = dup_words (self->goals);
  self->shared->nevers = dup_words (self->nevers);
  self->shared->is_paused = FALSE;
  g_cond_signal (&self->shared->wake);
  g_mutex_unlock (&self->shared->lock);
  set_state (self, LOOSE_EXPLORER_RUNNING);
}

void
loose_explorer_pause (LooseExplorer *self)
{
  g_return_if_fail (LOOSE_IS_EXPLORER (self));
  if (self->state != LOOSE_EXPLORER_RUNNING)
    return;
  set_flag (self, &self->shared->is_paused, TRUE);
  set_state (self, LOOSE_EXPLORER_PAUSED);
}

void
loose_explorer_resume (LooseExplorer *self)
{
  g_return_if_fail (LOOSE_IS_EXPLORER (self));
  if (self->state != LOOSE_EXPLORER_PAUSED)
    return;
  set_flag (self, &self->shared->is_paused, FALSE);
  set_state (self, LOOSE_EXPLORER_RUNNING);
}

void
loose_explorer_stop (LooseExplorer *self)
{
  g_return_if_fail (LOOSE_IS_EXPLORER (self));
  end_worker (self);
  g_clear_pointer (&self->report, loose_explorer_report_free);
  g_clear_pointer (&self->problem, g_free);
  set_state (self, LOOSE_EXPLORER_OFF);
}

void
loose_explorer_give_way (LooseExplorer *self, gboolean gives_way)
{
  g_return_if_fail (LOOSE_IS_EXPLORER (self));
  if (self->shared != NULL)
    set_flag (self, &self->shared->gives_way, gives_way);
}

void
loose_explorer_add_goal (LooseExplorer *self, const char *words, gboolean never)
{
  g_return_if_fail (LOOSE_IS_EXPLORER (self));
  GPtrArray *list = never ? self->nevers : self->goals;

  if (!g_ptr_array_find_with_equal_func (list, words, g_str_equal, NULL))
    g_ptr_array_add (list, g_strdup (words));
}

gboolean
loose_explorer_remove_goal (LooseExplorer *self, const char *words)
{
  g_return_val_if_fail (LOOSE_IS_EXPLORER (self), FALSE);
  guint number;

  if (g_ptr_array_find_with_equal_func (self->goals, words, g_str_equal, &number))
    g_ptr_array_remove_index (self->goals, number);
  else if (g_ptr_array_find_with_equal_func (self->nevers, words, g_str_equal, &number))
    g_ptr_array_remove_index (self->nevers, number);
  else
    return FALSE;
  return TRUE;
}

void
loose_explorer_ask_threads (LooseExplorer *self, GPtrArray *known)
{
  g_return_if_fail (LOOSE_IS_EXPLORER (self));
  if (self->shared == NULL) {
    g_ptr_array_unref (known);
    return;
  }
  g_mutex_lock (&self->shared->lock);
  g_clear_pointer (&self->shared->known, g_ptr_array_unref);
  self->shared->known = known;
  g_cond_signal (&self->shared->wake);
  g_mutex_unlock (&self->shared->lock);
}

LooseExplorerState
loose_explorer_get_state (LooseExplorer *self)
{
  g_return_val_if_fail (LOOSE_IS_EXPLORER (self), (LooseExplorerState) 0);
  return self->state;
}

LooseExplorerReport *
loose_explorer_get_report (LooseExplorer *self)
{
  g_return_val_if_fail (LOOSE_IS_EXPLORER (self), NULL);
  return self->report;
}

const char *
loose_explorer_get_problem (LooseExplorer *self)
{
  g_return_val_if_fail (LOOSE_IS_EXPLORER (self), NULL);
  return self->problem;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

LooseExplorer *
loose_explorer_new (void)
{
  return g_object_new (LOOSE_TYPE_EXPLORER, NULL);
}

static void
loose_explorer_finalize (GObject *object)
{
  LooseExplorer *self = LOOSE_EXPLORER (object);

  end_worker (self);
  g_clear_pointer (&self->report, loose_explorer_report_free);
  g_free (self->problem);
  g_ptr_array_unref (self->goals);
  g_ptr_array_unref (self->nevers);
  G_OBJECT_CLASS (loose_explorer_parent_class)->finalize (object);
}

static void
loose_explorer_class_init (LooseExplorerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_explorer_finalize;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[THREADS] = g_signal_new ("threads", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_ARRAY);
}

static void
loose_explorer_init (LooseExplorer *self)
{
  self->goals = g_ptr_array_new_with_free_func (g_free);
  self->nevers = g_ptr_array_new_with_free_func (g_free);
}
