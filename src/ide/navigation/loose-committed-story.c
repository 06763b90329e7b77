/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-committed-story.h"

#include "loose-committed-text.h"

#include <string.h>

struct _LooseCommittedStory {
  GObject parent_instance;

  LooseSession *session; /* weak */
  LooseCompiler *compiler;
  GCancellable *cancellable; /* of the pending requests to Git */
  GPtrArray *paths;          /* char *: the path of the story, then those of its parts */
  GPtrArray *texts;          /* path (char *) -> committed text; NULL: not committed */
  guint n_open;              /* requests without an answer */
  char *hash;                /* of all texts that `program` was made of */
  LeafProgram *program;
  LooseCommittedState state;
};

G_DEFINE_FINAL_TYPE (LooseCommittedStory, loose_committed_story, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
settle (LooseCommittedStory *self, LooseCommittedState state, LeafProgram *program)
{
  LeafProgram *former = self->program;

  self->program = program != NULL ? leaf_program_ref (program) : NULL;
  self->state = state;
  g_clear_pointer (&former, leaf_program_unref);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- compiling ---------------------------------------------------------------------------------------------------- */

static char *
hash_texts (LooseCommittedStory *self)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < self->texts->len; i++) {
    const char *pieces[] = { self->paths->pdata[i], self->texts->pdata[i] };

    for (guint k = 0; k < G_N_ELEMENTS (pieces); k++)
      if (pieces[k] != NULL)
        g_checksum_update (sum, (const guchar *) pieces[k], (gssize) strlen (pieces[k]) + 1);
  }
  return g_strdup (g_checksum_get_string (sum));
}

static void
compile (LooseCommittedStory *self)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func ((GDestroyNotify) loose_open_text_free);
  g_autofree char *name = g_path_get_basename (self->paths->pdata[0]);

  for (guint i = 0; i < self->texts->len; i++) {
    const char *text = self->texts->pdata[i];
    g_autoptr (GBytes) bytes = text != NULL ? g_bytes_new (text, strlen (text)) : NULL;

    if (bytes != NULL)
      g_ptr_array_add (texts, loose_open_text_new (self->paths->pdata[i], bytes));
  }
  loose_compiler_request (self->compiler, texts, name,
                          loose_project_get_materials (loose_session_get_project (self->session)));
}

static void
all_answered (LooseCommittedStory *self)
{
  g_autofree char *hash = hash_texts (self);

  if (self->session == NULL)
    return;
  if (self->texts->pdata[0] == NULL) {
    g_clear_pointer (&self->hash, g_free);
    settle (self, LOOSE_COMMITTED_NOT, NULL);
  } else if (g_strcmp0 (hash, self->hash) == 0 && self->program != NULL) {
    settle (self, LOOSE_COMMITTED_READY, self->program);
  } else {
    g_free (self->hash);
    self->hash = g_steal_pointer (&hash);
    compile (self);
  }
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

typedef struct {
  LooseCommittedStory *self;
  guint index;
} Question;

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Question *question = data;
  g_autoptr (LooseCommittedStory) self = question->self;
  char *text = loose_committed_text_finish (result);
  guint index = question->index;

  g_free (question);
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)))) {
    g_free (text);
    return;
  }
  self->texts->pdata[index] = text;
  if (--self->n_open == 0)
    all_answered (self);
}

static void
ask_for (LooseCommittedStory *self, char *path)
{
  Question *question = g_new (Question, 1);

  *question = (Question) { g_object_ref (self), self->paths->len };
  g_ptr_array_add (self->paths, path);
  g_ptr_array_add (self->texts, NULL);
  self->n_open++;
  loose_committed_text_async (path, self->cancellable, answered_cb, question);
}

/* Requests the parts of a program that were not requested yet; returns FALSE if there are none. */
static gboolean
ask_for_parts (LooseCommittedStory *self, LeafProgram *program, LeafStorage *storage)
{
  guint n_before = self->paths->len;

  for (guint32 i = 1; storage != NULL && program != NULL && i <= leaf_program_n_sources (program); i++) {
    const char *path = leaf_program_source_part (program, i) != NULL
                           ? leaf_storage_path (storage, leaf_program_source_name (program, i))
                           : NULL;

    if (path != NULL && !g_ptr_array_find_with_equal_func (self->paths, path, g_str_equal, NULL))
      ask_for (self, g_strdup (path));
  }
  return self->paths->len > n_before;
}

/* The committed story may include parts that the current one does not include, so it is compiled again with those. */
static void
compiled_cb (LooseCommittedStory *self, LeafProgram *program, LooseCompilerResult *result)
{
  if (!ask_for_parts (self, program, result->storage))
    settle (self, LOOSE_COMMITTED_READY, program);
}

void
loose_committed_story_ask (LooseCommittedStory *self)
{
  g_autofree char *path = NULL;

  g_return_if_fail (LOOSE_IS_COMMITTED_STORY (self));
  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  self->cancellable = g_cancellable_new ();
  loose_compiler_cancel (self->compiler);
  g_ptr_array_set_size (self->paths, 0);
  g_ptr_array_set_size (self->texts, 0);
  self->n_open = 0;
  path = loose_page_dup_path (loose_session_get_story (self->session));
  if (path == NULL) {
    settle (self, LOOSE_COMMITTED_NOT, NULL);
    return;
  }
  ask_for (self, g_steal_pointer (&path));
  ask_for_parts (self, loose_session_get_program (self->session), loose_session_get_storage (self->session));
}

LooseCommittedState
loose_committed_story_get_state (LooseCommittedStory *self)
{
  g_return_val_if_fail (LOOSE_IS_COMMITTED_STORY (self), LOOSE_COMMITTED_UNKNOWN);
  return self->state;
}

LeafProgram *
loose_committed_story_get_program (LooseCommittedStory *self)
{
  g_return_val_if_fail (LOOSE_IS_COMMITTED_STORY (self), NULL);
  return self->program;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_committed_story_dispose (GObject *object)
{
  LooseCommittedStory *self = LOOSE_COMMITTED_STORY (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_weak_pointer (&self->session);
  g_clear_object (&self->compiler);
  g_clear_pointer (&self->program, leaf_program_unref);
  G_OBJECT_CLASS (loose_committed_story_parent_class)->dispose (object);
}

static void
loose_committed_story_finalize (GObject *object)
{
  LooseCommittedStory *self = LOOSE_COMMITTED_STORY (object);

  g_object_unref (self->cancellable);
  g_ptr_array_unref (self->paths);
  g_ptr_array_unref (self->texts);
  g_free (self->hash);
  G_OBJECT_CLASS (loose_committed_story_parent_class)->finalize (object);
}

static void
loose_committed_story_class_init (LooseCommittedStoryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_committed_story_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_committed_story_finalize;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_committed_story_init (LooseCommittedStory *self)
{
  self->cancellable = g_cancellable_new ();
  self->paths = g_ptr_array_new_with_free_func (g_free);
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->compiler = loose_compiler_new ();
  g_signal_connect_object (self->compiler, "compiled", G_CALLBACK (compiled_cb), self, G_CONNECT_SWAPPED);
}

LooseCommittedStory *
loose_committed_story_new (LooseSession *session)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LooseCommittedStory *self = g_object_new (LOOSE_TYPE_COMMITTED_STORY, NULL);

  g_set_weak_pointer (&self->session, session);
  return self;
}
