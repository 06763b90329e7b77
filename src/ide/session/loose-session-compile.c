/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loose-session-compile.c: compiles the texts of all pages after each key, and notifies the panes. */
#include "config.h"

#include "loose-session-private.h"

#include "leaf-profile.h"

/* After a key the story is compiled at once, in a worker. Only if showing each of the last two programs blocked the
 * main loop for longer than CHEAP_SHOWING_MILLISECONDS, compiling waits for the end of a burst of keys, for a
 * proportional time, but never longer than MOST_DELAY_MILLISECONDS. Two programs are compared because a single one does
 * not predict the next: opening a story, or a rule that moves all others, is slow only once. */
#define MOST_DELAY_MILLISECONDS    200
#define CHEAP_SHOWING_MILLISECONDS 16

void
loose_session_name_page (LooseSession *self, LoosePage *page)
{
  g_autofree char *path = loose_page_dup_path (page);

  for (guint32 i = 1; path != NULL && !loose_page_is_story (page) && i <= leaf_program_n_sources (self->program); i++)
    if (leaf_program_source_is_authored (self->program, i)
        && g_strcmp0 (leaf_storage_path (self->storage, leaf_program_source_name (self->program, i)), path) == 0)
      loose_page_set_name (page, leaf_program_source_name (self->program, i));
}

gboolean
loose_session_adopt_page (LooseSession *self, LoosePage *page)
{
  guint32 source = loose_page_get_source (page, self->program);
  g_autofree char *text = loose_page_dup_text (page);
  g_autoptr (LooseLineIndex) lines = loose_line_index_new (text, strlen (text));
  g_autoptr (GArray) styles = NULL;

  if (source != 0 && !g_str_equal (text, leaf_program_source_text (self->program, source)))
    return FALSE;
  loose_page_take_lines (page, lines);
  if (self->finished) {
    styles = source != 0 ? loose_program_read_styles (self->program, source)
                         : g_array_new (FALSE, FALSE, sizeof (LeafStyledRun));
    loose_page_take_styles (page, styles);
  }
  return TRUE;
}

static LooseOpenText *
find_text (GPtrArray *texts, LoosePage *page)
{
  g_autofree char *path = loose_page_dup_path (page);

  if (loose_page_is_story (page))
    return g_ptr_array_index (texts, 0);
  for (guint i = 1; i < texts->len; i++)
    if (g_strcmp0 (((LooseOpenText *) g_ptr_array_index (texts, i))->path, path) == 0)
      return g_ptr_array_index (texts, i);
  return NULL;
}

static void
take_program (LooseSession *self, LeafProgram *program, LooseCompilerResult *result)
{
  g_clear_pointer (&self->program, leaf_program_unref);
  self->program = leaf_program_ref (program);
  self->finished = FALSE;
  g_clear_pointer (&self->storage, leaf_storage_unref);
  self->storage = leaf_storage_ref (result->storage);
  self->current = self->compile_timeout == 0;
  for (guint i = 0; i < self->pages->len; i++) {
    LoosePage *page = g_ptr_array_index (self->pages, i);
    LooseOpenText *text = find_text (result->texts, page);

    loose_session_name_page (self, page);
    if (text != NULL)
      loose_page_take_lines (page, text->lines);
    else if (!loose_session_adopt_page (self, page))
      loose_session_changed (self);
  }
  loose_session_restore_breakpoints (self);
}

static GArray *
find_sources (LooseSession *self)
{
  GArray *sources = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < self->pages->len; i++) {
    guint32 source = loose_page_get_source (g_ptr_array_index (self->pages, i), self->program);

    if (source != 0)
      g_array_append_val (sources, source);
  }
  return sources;
}

static void
compiled_cb (LooseSession *self, LeafProgram *program, LooseCompilerResult *result)
{
  gint64 start = leaf_profile_clock ();
  g_autoptr (GArray) sources = NULL;

  take_program (self, program, result);
  g_object_notify (G_OBJECT (self), "program");
  g_object_notify (G_OBJECT (self), "compiling");
  loose_session_update_cursor_rule (self);
  self->costs[1] = self->costs[0];
  self->costs[0] = (guint) ((leaf_profile_clock () - start) / 1000); /* processor time: other programs do not count */
  sources = find_sources (self);
  loose_compiler_finish (self->compiler, program, sources);
}

/* Includes pages that are not sources, and pages opened since the compilation began, because the styles of all sources
 * are known. */
static void
take_styles (LooseSession *self, GHashTable *styles)
{
  self->finished = TRUE;
  for (guint i = 0; i < self->pages->len; i++) {
    LoosePage *page = g_ptr_array_index (self->pages, i);
    guint32 source = loose_page_get_source (page, self->program);
    GArray *own = g_hash_table_lookup (styles, GUINT_TO_POINTER (source));

    if (own != NULL)
      loose_page_take_styles (page, own);
    else
      loose_session_adopt_page (self, page);
  }
}

static void
finished_cb (LooseSession *self, LeafProgram *program, GHashTable *styles)
{
  if (program != self->program)
    return;
  take_styles (self, styles);
  g_object_notify (G_OBJECT (self), "styles");

  /* If the text has changed since, the next program is played instead. */
  if (self->play_again && loose_session_is_current (self) && loose_session_get_suspect (self) == 0
      && leaf_program_n_problems (program) == 0
      && (!self->played || loose_player_get_state (self->player) != LOOSE_PLAY_NONE))
    loose_session_play_again (self);
}

/* `edited`: the page for which `text` is used; NULL: none. */
static GPtrArray *
copy_texts (LooseSession *self, LoosePage *edited, GBytes *text)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func ((GDestroyNotify) loose_open_text_free);

  for (guint i = 0; i < self->pages->len; i++) {
    LoosePage *page = g_ptr_array_index (self->pages, i);
    g_autofree char *path = loose_page_dup_path (page);
    char *now = page != edited ? loose_page_dup_text (page) : NULL;
    g_autoptr (GBytes) bytes = now != NULL ? g_bytes_new_take (now, strlen (now)) : g_bytes_ref (text);

    g_ptr_array_add (texts, loose_open_text_new (path, bytes));
  }
  return texts;
}

GPtrArray *
loose_session_copy_texts (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return copy_texts (self, NULL, NULL);
}

static void
request (LooseSession *self, LooseCompiler *compiler, LoosePage *edited, GBytes *text)
{
  GFile *file = loose_project_get_file (loose_session_get_project (self));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("story.ni");

  loose_compiler_request (compiler, copy_texts (self, edited, text), name,
                          loose_project_get_materials (loose_session_get_project (self)));
}

void
loose_session_compile_with_edit (LooseSession *self, LooseCompiler *compiler, LeafProgram *program,
                                 const LeafEdit *edit)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  LoosePage *page = loose_session_find_page (self, program, edit->place.source);
  const char *before = leaf_program_source_text (program, edit->place.source);
  GString *text;
  g_autoptr (GBytes) bytes = NULL;

  if (page == NULL)
    return;
  text = g_string_new_len (before, edit->place.start);
  g_string_append (text, edit->text);
  g_string_append (text, before + edit->place.end);
  bytes = g_string_free_to_bytes (text);
  loose_compiler_set_claim (compiler, loose_session_get_claim (self));
  request (self, compiler, page, bytes);
}

void
loose_session_compile (LooseSession *self)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  g_clear_handle_id (&self->compile_timeout, g_source_remove);
  if (loose_session_get_suspect (self) != 0)
    return;
  self->current = TRUE;
  request (self, self->compiler, NULL, NULL);
  g_object_notify (G_OBJECT (self), "compiling");
}

static gboolean
compile_timeout_cb (gpointer data)
{
  LooseSession *self = data;

  self->compile_timeout = 0;
  loose_session_compile (self);
  return G_SOURCE_REMOVE;
}

void
loose_session_changed (LooseSession *self)
{
  guint cost = MIN (self->costs[0], self->costs[1]);
  guint delay = cost > CHEAP_SHOWING_MILLISECONDS ? MIN (2 * cost, MOST_DELAY_MILLISECONDS) : 0;

  self->current = FALSE;
  loose_compiler_cancel (self->compiler);
  g_clear_handle_id (&self->compile_timeout, g_source_remove);
  self->compile_timeout = g_timeout_add_full (G_PRIORITY_DEFAULT, delay, compile_timeout_cb, self, NULL);
}

gboolean
loose_session_is_current (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  return self->current && self->program != NULL && !loose_compiler_is_busy (self->compiler);
}

void
loose_session_join_compiler (LooseSession *self)
{
  g_signal_connect_object (self->compiler, "compiled", G_CALLBACK (compiled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->compiler, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
}
