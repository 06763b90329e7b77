/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-compiler.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define KEPT_BYTES (32 * 1024 * 1024)

G_DEFINE_BOXED_TYPE (LeafProgram, loose_program, leaf_program_ref, leaf_program_unref)

/* What a worker has: nothing of it is shared but `stop`. */
typedef struct {
  gint stop; /* atomic */
  guint64 serial;
  GBytes *text;
  char *name;
  char *materials;
  char *story;                /* of which the text is a part; NULL */
  LooseClaim *claim;          /* NULL: none */
  LeafProgram *before;        /* of the last text; NULL */
  LooseCompilerResult result; /* made by the worker */
} Work;

struct _LooseCompiler {
  GObject parent_instance;

  GTask *running; /* the task whose answer is awaited, or NULL */
  Work *pending;  /* the newest request, while a worker is busy */
  LooseClaim *claim;
  LeafProgram *last; /* the newest, of which the next one takes what has not changed */
  guint64 serial;
};

G_DEFINE_FINAL_TYPE (LooseCompiler, loose_compiler, G_TYPE_OBJECT)

enum { COMPILED, FINISHED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
work_free (Work *work)
{
  g_bytes_unref (work->text);
  g_free (work->name);
  g_free (work->materials);
  g_free (work->story);
  g_clear_object (&work->claim);
  g_clear_pointer (&work->before, leaf_program_unref);
  g_clear_pointer (&work->result.lines, loose_lines_unref);
  g_clear_pointer (&work->result.shelf, leaf_shelf_unref);
  g_free (work);
}

static gboolean
is_stopped (gpointer data)
{
  return g_atomic_int_get (&((Work *) data)->stop);
}

/* As it stands in the window. */
static LeafSourceText
text_of (const Work *work)
{
  LeafSourceText text = { .name = work->name };

  text.bytes = g_bytes_get_data (work->text, &text.length);
  if (text.bytes == NULL)
    text.bytes = "";
  return text;
}

guint32
loose_program_own_source (LeafProgram *program, const char *part)
{
  for (guint32 i = 1; part != NULL && i <= leaf_program_n_sources (program); i++)
    if (g_strcmp0 (leaf_program_source_part (program, i), part) == 0)
      return i;
  return leaf_program_story_source (program);
}

/* The story of which it is a part, if that can be read and names it; else what stands in the window by itself. */
static LeafProgram *
compile_whole (const Work *work, const LeafCompileOptions *options)
{
  LeafSourceText text = { 0 };
  g_autofree char *bytes = NULL;

  if (work->story != NULL && g_file_get_contents (work->story, &bytes, &text.length, NULL)) {
    g_autofree char *name = g_path_get_basename (work->story);
    LeafProgram *program;

    text.name = name;
    text.bytes = bytes;
    program = leaf_program_compile (&text, options);
    if (program == NULL || leaf_program_source_part (program, loose_program_own_source (program, work->name)) != NULL)
      return program;
    leaf_program_unref (program);
  }
  text = text_of (work);
  return leaf_program_compile (&text, options);
}

static void
compile_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  LeafShelf *shelf = leaf_shelf_new (work->materials);
  LeafCompileOptions options = { leaf_shelf_find, leaf_shelf_find_part, shelf, is_stopped, work, work->before };
  LeafSourceText part = text_of (work);
  LeafProgram *program;

  leaf_shelf_lend_part (shelf, work->story != NULL ? &part : NULL);
  work->result.shelf = shelf;
  work->result.lines = loose_lines_new_bytes (work->text);
  loose_claim_begin (work->claim, LOOSE_BUSY_COMPILING);
  program = compile_whole (work, &options);
  leaf_shelf_lend_part (shelf, NULL);
  loose_claim_end (work->claim, LOOSE_BUSY_COMPILING);
  g_task_return_pointer (task, program, (GDestroyNotify) leaf_program_unref);
}

static void start (LooseCompiler *self, Work *work);

static void
compiled_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseCompiler *self = LOOSE_COMPILER (object);
  Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (LeafProgram) program = g_task_propagate_pointer (G_TASK (result), NULL);

  g_clear_object (&self->running);
  if (program != NULL) {
    g_clear_pointer (&self->last, leaf_program_unref);
    self->last = leaf_program_ref (program);
  }
  if (self->pending != NULL)
    start (self, g_steal_pointer (&self->pending));
  else if (program != NULL && work->serial == self->serial)
    g_signal_emit (self, signals[COMPILED], 0, program, &work->result, work->serial);
}

static void
start (LooseCompiler *self, Work *work)
{
  self->running = g_task_new (self, NULL, compiled_cb, NULL);
  work->before = self->last != NULL ? leaf_program_ref (self->last) : NULL;
  g_task_set_task_data (self->running, work, (GDestroyNotify) work_free);
  g_task_run_in_thread (self->running, compile_in_thread);
}

/* --- what is made of a program when it has been shown ------------------------------------------------------------------------ */

typedef struct {
  LeafProgram *program;
  char *part;
  LooseClaim *claim;
} Finishing;

static void
finishing_free (Finishing *finishing)
{
  leaf_program_unref (finishing->program);
  g_free (finishing->part);
  g_clear_object (&finishing->claim);
  g_free (finishing);
}

static GArray *
read_styles (LeafProgram *program, const char *part)
{
  GArray *styles = g_array_new (FALSE, FALSE, sizeof (LeafStyledRun));
  guint32 n;
  g_autofree LeafStyledRun *runs = leaf_program_styles (program, loose_program_own_source (program, part), &n);

  return g_array_append_vals (styles, runs, n);
}

static void
finish_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Finishing *finishing = data;
  GArray *styles;

  loose_claim_begin (finishing->claim, LOOSE_BUSY_COMPILING);
  styles = read_styles (finishing->program, finishing->part);
  if (leaf_program_n_problems (finishing->program) == 0)
    leaf_program_link (finishing->program);
  loose_claim_end (finishing->claim, LOOSE_BUSY_COMPILING);
  g_task_return_pointer (task, styles, (GDestroyNotify) g_array_unref);
}

static void
finished_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Finishing *finishing = g_task_get_task_data (G_TASK (result));
  g_autoptr (GArray) styles = g_task_propagate_pointer (G_TASK (result), NULL);

  g_signal_emit (object, signals[FINISHED], 0, finishing->program, styles);
}

void
loose_compiler_finish (LooseCompiler *self, LeafProgram *program, const char *part)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, finished_cb, NULL);
  Finishing *finishing = g_new0 (Finishing, 1);

  finishing->program = leaf_program_ref (program);
  finishing->part = g_strdup (part);
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
  G_OBJECT_CLASS (loose_compiler_parent_class)->dispose (object);
}

/* What a long story's program took is kept for the next one, which comes with the next key: else each page of it is given back, asked for
 * and cleared by the system anew, a tenth of the time from a key to the index. */
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
  signals[COMPILED] = g_signal_new ("compiled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                    LOOSE_TYPE_PROGRAM, G_TYPE_POINTER, G_TYPE_UINT64);
  signals[FINISHED] = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                    LOOSE_TYPE_PROGRAM, G_TYPE_ARRAY);
}

static void
loose_compiler_init (LooseCompiler *self)
{
}

LooseCompiler *
loose_compiler_new (void)
{
  return g_object_new (LOOSE_TYPE_COMPILER, NULL);
}

guint64
loose_compiler_request (LooseCompiler *self, GBytes *text, const char *name, const char *materials, const char *story)
{
  Work *work = g_new0 (Work, 1);

  g_return_val_if_fail (LOOSE_IS_COMPILER (self) && text != NULL, 0);
  work->serial = ++self->serial;
  work->text = g_bytes_ref (text);
  work->name = g_strdup (name);
  work->materials = g_strdup (materials);
  work->story = g_strdup (story);
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
loose_compiler_set_claim (LooseCompiler *self, LooseClaim *claim)
{
  g_set_object (&self->claim, claim);
}

gboolean
loose_compiler_is_busy (LooseCompiler *self)
{
  return self->running != NULL;
}

void
loose_compiler_cancel (LooseCompiler *self)
{
  g_clear_pointer (&self->pending, work_free);
  self->serial++;
  if (self->running != NULL)
    g_atomic_int_set (&((Work *) g_task_get_task_data (self->running))->stop, TRUE);
}
