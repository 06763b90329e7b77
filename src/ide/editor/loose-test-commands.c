/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-test-commands.h"

#include "leaf-explore.h"

#include <string.h>

/* The same limits as in `leaf lsp`. */
enum { MOST_WORK = 50000000, MOST_COMMANDS = 400 };

struct _LooseTestCommands {
  GObject parent_instance;

  LooseSession *session; /* borrowed: its owner */
  char *text;            /* the text for which `commands` was found; NULL: none */
  GPtrArray *commands;   /* of char * */

  /* The text that the worker was asked about, and who waits for it; NULL: no request. */
  char *asked;
  GCancellable *cancellable;
  GPtrArray *waiting; /* of GTask */
};

G_DEFINE_FINAL_TYPE (LooseTestCommands, loose_test_commands, G_TYPE_OBJECT)

/* --- the worker --------------------------------------------------------------------------------------------------- */

typedef struct {
  LeafProgram *program; /* may be of an earlier text */
  guint32 source;
  char *text, *test, *materials;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  leaf_program_unref (question->program);
  g_free (question->text);
  g_free (question->test);
  g_free (question->materials);
  g_free (question);
}

static gboolean
is_cancelled (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

/* The edit that turns `before` into `after`: the bytes between their common beginning and their common end. */
static LeafEdit
edit_between (const char *before, const char *after, char **words)
{
  gsize n_before = strlen (before), n_after = strlen (after), start = 0, end = 0, most = MIN (n_before, n_after);

  while (start < most && before[start] == after[start])
    start++;
  while (start > 0 && ((guchar) before[start] & 0xC0) == 0x80)
    start--;
  while (end < most - start && before[n_before - end - 1] == after[n_after - end - 1])
    end++;
  while (end > 0 && ((guchar) before[n_before - end] & 0xC0) == 0x80)
    end--;
  *words = g_strndup (after + start, n_after - end - start);
  return (LeafEdit) { .place = { 0, (guint32) start, (guint32) (n_before - end) }, .text = *words };
}

static void
find_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  g_autoptr (LeafStorage) storage = leaf_storage_new (question->materials);
  LeafCompileOptions options = { leaf_storage_find, leaf_storage_find_part, storage, is_cancelled, cancellable };
  g_autofree char *words = NULL;
  LeafEdit edit = edit_between (leaf_program_source_text (question->program, question->source), question->text, &words);
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (GPtrArray) commands = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) choices = NULL;

  edit.place.source = question->source;
  program = leaf_program_compile_edited (question->program, &edit, 1, &options);
  if (program != NULL && !g_cancellable_is_cancelled (cancellable))
    choices = leaf_program_test_choices (program, question->test, MOST_WORK, MOST_COMMANDS);
  for (guint i = 0; choices != NULL && i < choices->len; i++)
    g_ptr_array_add (commands, g_strdup (g_array_index (choices, LeafPlayChoice, i).command));
  g_task_return_pointer (task, g_steal_pointer (&commands), (GDestroyNotify) g_ptr_array_unref);
}

/* --- requests ----------------------------------------------------------------------------------------------------- */

static void
answer (LooseTestCommands *self, gboolean is_found)
{
  g_autoptr (GPtrArray) waiting = g_steal_pointer (&self->waiting);

  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
  g_clear_pointer (&self->asked, g_free);
  g_clear_object (&self->cancellable);
  for (guint i = 0; i < waiting->len; i++)
    g_task_return_boolean (waiting->pdata[i], is_found);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LooseTestCommands *self = LOOSE_TEST_COMMANDS (source);
  g_autoptr (GPtrArray) commands = g_task_propagate_pointer (G_TASK (result), NULL);

  if (commands == NULL || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_pointer (&self->commands, g_ptr_array_unref);
  g_free (self->text);
  self->text = g_steal_pointer (&self->asked);
  self->commands = g_steal_pointer (&commands);
  answer (self, TRUE);
}

static char *
text_without_command (const char *text, const LeafTestCursor *cursor)
{
  return g_strdup_printf ("%.*s%s%s", (int) cursor->before_end, text, cursor->is_closed ? "" : "\"",
                          text + cursor->script_end);
}

static void
ask (LooseTestCommands *self, LoosePage *page, const char *text, const char *test)
{
  LeafProgram *program = loose_session_get_program (self->session);
  g_autoptr (GTask) task = NULL;
  Question *question = g_new0 (Question, 1);

  if (self->cancellable != NULL) {
    g_cancellable_cancel (self->cancellable);
    answer (self, FALSE);
  }
  self->asked = g_strdup (text);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, found_cb, NULL);
  question->program = leaf_program_ref (program);
  question->source = loose_page_get_source (page, program);
  question->text = g_strdup (text);
  question->test = g_strdup (test);
  question->materials = g_strdup (loose_project_get_materials (loose_session_get_project (self->session)));
  g_task_set_task_data (task, question, question_free);
  g_task_run_in_thread (task, find_in_thread);
}

GPtrArray *
loose_test_commands_get (LooseTestCommands *self, const char *text, const LeafTestCursor *cursor)
{
  g_return_val_if_fail (LOOSE_IS_TEST_COMMANDS (self), NULL);
  g_autofree char *cut = text_without_command (text, cursor);

  return g_strcmp0 (self->text, cut) == 0 ? self->commands : NULL;
}

void
loose_test_commands_find_async (LooseTestCommands *self, LoosePage *page, const char *text,
                                const LeafTestCursor *cursor, GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer data)
{
  g_return_if_fail (LOOSE_IS_TEST_COMMANDS (self));
  g_autofree char *cut = text_without_command (text, cursor);
  GTask *task = g_task_new (self, cancellable, callback, data);

  if (g_strcmp0 (self->text, cut) == 0) {
    g_task_return_boolean (task, TRUE);
    g_object_unref (task);
    return;
  }
  if (g_strcmp0 (self->asked, cut) != 0)
    ask (self, page, cut, cursor->test);
  g_ptr_array_add (self->waiting, task);
}

gboolean
loose_test_commands_find_finish (LooseTestCommands *self, GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_test_commands_finalize (GObject *object)
{
  LooseTestCommands *self = LOOSE_TEST_COMMANDS (object);

  g_free (self->text);
  g_free (self->asked);
  g_clear_pointer (&self->commands, g_ptr_array_unref);
  g_ptr_array_unref (self->waiting);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (loose_test_commands_parent_class)->finalize (object);
}

static void
loose_test_commands_class_init (LooseTestCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_test_commands_finalize;
}

static void
loose_test_commands_init (LooseTestCommands *self)
{
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
}

LooseTestCommands *
loose_test_commands_new (LooseSession *session)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LooseTestCommands *self = g_object_new (LOOSE_TYPE_TEST_COMMANDS, NULL);

  self->session = session;
  return self;
}
