/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-compiler.h"

#include "leaf-storage-media.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define KEPT_BYTES (32 * 1024 * 1024)

G_DEFINE_BOXED_TYPE (LeafProgram, loose_program, leaf_program_ref, leaf_program_unref)

/* What a worker owns; only `stop` is shared. */
typedef struct {
  gint stop; /* atomic */
  guint64 serial;
  GPtrArray *texts; /* of LooseOpenText: the story, and the other open texts */
  char *name;
  char *materials;
  LooseRecoveryLock *claim; /* NULL: none */
  LeafProgram *before;      /* the program of the text before; NULL: none */
  LeafStorage *storage;     /* made by the worker */
} Work;

struct _LooseCompiler {
  GObject parent_instance;

  GThreadPool *worker; /* a pool of one thread; see keep_memory() */
  GTask *running;      /* the task in progress; NULL: none */
  Work *pending;       /* the newest request, while the worker is busy */
  LooseRecoveryLock *claim;
  LeafProgram *last; /* the newest program, from which the next reuses what has not changed */
  guint64 serial;
};

G_DEFINE_FINAL_TYPE (LooseCompiler, loose_compiler, G_TYPE_OBJECT)

enum { COMPILED, FINISHED, N_SIGNALS };
static guint signals[N_SIGNALS];

LooseOpenText *
loose_open_text_new (const char *path, GBytes *text)
{
  LooseOpenText *self = g_new0 (LooseOpenText, 1);

  self->path = g_strdup (path);
  self->text = g_bytes_ref (text);
  return self;
}

void
loose_open_text_free (LooseOpenText *self)
{
  g_free (self->path);
  g_bytes_unref (self->text);
  g_clear_pointer (&self->lines, loose_line_index_unref);
  g_free (self);
}

LeafStorage *
loose_open_texts_make_storage (GPtrArray *texts, const char *materials)
{
  LeafStorage *storage = leaf_storage_new (materials);

  leaf_storage_read_plainly (storage);
  for (guint i = 1; i < texts->len; i++) {
    const LooseOpenText *text = g_ptr_array_index (texts, i);

    if (text->path != NULL)
      leaf_storage_set_unsaved_text (storage, text->path, text->text);
  }
  return storage;
}

static void
work_free (Work *work)
{
  g_ptr_array_unref (work->texts);
  g_free (work->name);
  g_free (work->materials);
  g_clear_object (&work->claim);
  g_clear_pointer (&work->before, leaf_program_unref);
  g_clear_pointer (&work->storage, leaf_storage_unref);
  g_free (work);
}

static gboolean
is_stopped (gpointer data)
{
  return g_atomic_int_get (&((Work *) data)->stop);
}

guint32
loose_program_find_source (LeafProgram *program, const char *name)
{
  guint32 story = leaf_program_story_source (program);

  for (guint32 i = 1; name != NULL && i <= leaf_program_n_sources (program); i++)
    if (i != story && leaf_program_source_is_authored (program, i)
        && g_strcmp0 (leaf_program_source_name (program, i), name) == 0)
      return i;
  return name == NULL ? story : 0;
}

static void
open_texts (Work *work)
{
  work->storage = loose_open_texts_make_storage (work->texts, work->materials);
  for (guint i = 0; i < work->texts->len; i++) {
    LooseOpenText *text = g_ptr_array_index (work->texts, i);

    text->lines = loose_line_index_new_bytes (text->text);
  }
}

/* The compiler owns the task, and releases it when the task has returned. */
static void
compile_in_thread (gpointer task, gpointer data)
{
  Work *work = g_task_get_task_data (task);
  LooseOpenText *story = g_ptr_array_index (work->texts, 0);
  LeafSourceText text = { .name = work->name };
  LeafCompileOptions options;
  LeafProgram *program;

  open_texts (work);
  options = (LeafCompileOptions) { leaf_storage_find, leaf_storage_find_part,   work->storage, is_stopped, work,
                                   work->before,      leaf_storage_check_effect };
  text.bytes = g_bytes_get_data (story->text, &text.length);
  if (text.bytes == NULL)
    text.bytes = "";
  loose_recovery_lock_begin (work->claim, LOOSE_BUSY_COMPILING);
  program = leaf_program_compile (&text, &options);
  loose_recovery_lock_end (work->claim, LOOSE_BUSY_COMPILING);
  g_task_return_pointer (task, program, (GDestroyNotify) leaf_program_unref);
}

static void start (LooseCompiler *self, Work *work);

static void
compiled_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseCompiler *self = LOOSE_COMPILER (object);
  Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (LeafProgram) program = g_task_propagate_pointer (G_TASK (result), NULL);
  LooseCompilerResult made = { work->texts, work->storage };

  g_clear_object (&self->running);
  if (program != NULL) {
    g_clear_pointer (&self->last, leaf_program_unref);
    self->last = leaf_program_ref (program);
  }
  if (self->pending != NULL)
    start (self, g_steal_pointer (&self->pending));
  else if (program != NULL && work->serial == self->serial)
    g_signal_emit (self, signals[COMPILED], 0, program, &made, work->serial);
}

static void
start (LooseCompiler *self, Work *work)
{
  self->running = g_task_new (self, NULL, compiled_cb, NULL);
  work->before = self->last != NULL ? leaf_program_ref (self->last) : NULL;
  g_task_set_task_data (self->running, work, (GDestroyNotify) work_free);
  g_thread_pool_push (self->worker, self->running, NULL);
}

/* --- work after a program has been shown -------------------------------------------------------------------------- */

typedef struct {
  LeafProgram *program;
  GArray *sources; /* of guint32 */
  LooseRecoveryLock *claim;
} Finishing;

static void
finishing_free (Finishing *finishing)
{
  leaf_program_unref (finishing->program);
  g_array_unref (finishing->sources);
  g_clear_object (&finishing->claim);
  g_free (finishing);
}

GArray *
loose_program_read_styles (LeafProgram *program, guint32 source)
{
  GArray *styles = g_array_new (FALSE, FALSE, sizeof (LeafStyledRun));
  guint32 n;
  g_autofree LeafStyledRun *runs = leaf_program_styles (program, source, &n);

  return g_array_append_vals (styles, runs, n);
}

guint
loose_program_find_style (const GArray *styles, guint32 byte)
{
  guint low = 0, high = styles->len;

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (g_array_index (styles, LeafStyledRun, middle).end <= byte)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static void
finish_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  Finishing *finishing = data;
  GHashTable *styles = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);

  loose_recovery_lock_begin (finishing->claim, LOOSE_BUSY_COMPILING);
  for (guint i = 0; i < finishing->sources->len; i++) {
    guint32 source = g_array_index (finishing->sources, guint32, i);

    g_hash_table_replace (styles, GUINT_TO_POINTER (source), loose_program_read_styles (finishing->program, source));
  }
  if (leaf_program_n_problems (finishing->program) == 0)
    leaf_program_link (finishing->program);
  loose_recovery_lock_end (finishing->claim, LOOSE_BUSY_COMPILING);
  g_task_return_pointer (task, styles, (GDestroyNotify) g_hash_table_unref);
}

static void
finished_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Finishing *finishing = g_task_get_task_data (G_TASK (result));
  g_autoptr (GHashTable) styles = g_task_propagate_pointer (G_TASK (result), NULL);

  g_signal_emit (object, signals[FINISHED], 0, finishing->program, styles);
}

void
loose_compiler_finish (LooseCompiler *self, LeafProgram *program, GArray *sources)
{
  g_return_if_fail (LOOSE_IS_COMPILER (self));
  g_autoptr (GTask) task = g_task_new (self, NULL, finished_cb, NULL);
  Finishing *finishing = g_new0 (Finishing, 1);

  finishing->program = leaf_program_ref (program);
  finishing->sources = g_array_ref (sources);
  finishing->claim = self->claim != NULL ? g_object_ref (self->claim) : NULL;
  g_task_set_task_data (task, finishing, (GDestroyNotify) finishing_free);
  g_task_run_in_thread (task, finish_in_thread);
}

static void
loose_compiler_dispose (GObject *object)
{
  LooseCompiler *self = LOOSE_COMPILER (object);

  loose_compiler_cancel (self);
  g_clear_object (&self->claim);
  g_clear_pointer (&self->last, leaf_program_unref);
  if (self->worker != NULL)
    g_thread_pool_free (g_steal_pointer (&self->worker), FALSE, FALSE);
  G_OBJECT_CLASS (loose_compiler_parent_class)->dispose (object);
}

/* Keeps the memory of a long story's program for the next program, which is compiled at the next key. Otherwise the
 * system would take back each page, allocate it again and clear it. The allocator keeps memory for the thread that used
 * it, so all compilations run in one thread. A pool of several threads was rejected: some keys would wait for new
 * pages. */
static void
keep_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, KEPT_BYTES);
  mallopt (M_TRIM_THRESHOLD, KEPT_BYTES);
#endif
}

static void
loose_compiler_class_init (LooseCompilerClass *klass)
{
  keep_memory ();
  G_OBJECT_CLASS (klass)->dispose = loose_compiler_dispose;
  signals[COMPILED] = g_signal_new ("compiled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 3, LOOSE_TYPE_PROGRAM, G_TYPE_POINTER, G_TYPE_UINT64);
  signals[FINISHED] = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, LOOSE_TYPE_PROGRAM, G_TYPE_HASH_TABLE);
}

static void
loose_compiler_init (LooseCompiler *self)
{
  self->worker = g_thread_pool_new (compile_in_thread, NULL, 1, TRUE, NULL);
}

LooseCompiler *
loose_compiler_new (void)
{
  return g_object_new (LOOSE_TYPE_COMPILER, NULL);
}

guint64
loose_compiler_request (LooseCompiler *self, GPtrArray *texts, const char *name, const char *materials)
{
  g_return_val_if_fail (LOOSE_IS_COMPILER (self), 0);
  Work *work = g_new0 (Work, 1);

  work->serial = ++self->serial;
  work->texts = texts;
  work->name = g_strdup (name);
  work->materials = g_strdup (materials);
  work->claim = self->claim != NULL ? g_object_ref (self->claim) : NULL;

  if (self->running == NULL) {
    start (self, work);
    return work->serial;
  }
  loose_compiler_cancel (self);
  work->serial = self->serial;
  self->pending = work;
  return work->serial;
}

void
loose_compiler_set_claim (LooseCompiler *self, LooseRecoveryLock *claim)
{
  g_return_if_fail (LOOSE_IS_COMPILER (self));
  g_set_object (&self->claim, claim);
}

gboolean
loose_compiler_is_busy (LooseCompiler *self)
{
  g_return_val_if_fail (LOOSE_IS_COMPILER (self), FALSE);
  return self->running != NULL;
}

void
loose_compiler_cancel (LooseCompiler *self)
{
  g_return_if_fail (LOOSE_IS_COMPILER (self));
  g_clear_pointer (&self->pending, work_free);
  self->serial++;
  if (self->running != NULL)
    g_atomic_int_set (&((Work *) g_task_get_task_data (self->running))->stop, TRUE);
}
