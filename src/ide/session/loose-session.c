/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-session-private.h"
#include "loose-session-testing.h"

#include "leaf-storage-bundle.h"
#include "loose-autosave.h"

#include <errno.h>
#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (LooseSession, loose_session, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_PROJECT,
  PROP_PAGE,
  PROP_PROGRAM,
  PROP_STYLES,
  PROP_CURSOR_RULE,
  PROP_COMPILING,
  PROP_MODIFIED,
  PROP_PLAY_AGAIN,
  PROP_SAME_CHANCE,
  PROP_SUSPECT,
  N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];

enum {
  PAGE_ADDED,
  PAGE_REMOVED,
  FILE_ASKED,
  CURSOR_MOVED,
  SHOW_PLACE,
  LIGHT,
  BREAKPOINTS_CHANGED,
  WRITTEN,
  FILES_WRITTEN,
  NOT_KEPT,
  REFUSED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

LooseRecoveryLock *
loose_session_get_claim (LooseSession *self)
{
  return loose_autosave_get_lock (loose_page_get_autosave (loose_session_get_story (self)));
}

/* --- places ------------------------------------------------------------------------------------------------------- */

LooseLineIndex *
loose_session_get_lines (LooseSession *self, LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  LoosePage *page = program == self->program ? loose_session_find_page (self, program, source) : NULL;
  const char *text;

  if (program == NULL || source == 0)
    return NULL;
  if (page != NULL && loose_page_get_lines (page) != NULL)
    return loose_page_get_lines (page);
  if (program == self->other_program && source == self->other_source)
    return self->other_lines;

  g_clear_pointer (&self->other_lines, loose_line_index_unref);
  g_clear_pointer (&self->other_program, leaf_program_unref);
  text = leaf_program_source_text (program, source);
  if (text == NULL)
    text = "";
  self->other_program = leaf_program_ref (program);
  self->other_source = source;
  self->other_lines = loose_line_index_new (text, strlen (text));
  return self->other_lines;
}

guint32
loose_session_get_source (LooseSession *self, LeafProgram *program)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), 0);
  return loose_page_get_source (self->page, program);
}

char *
loose_session_dup_path (LooseSession *self, LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  if (program == NULL || self->storage == NULL || !leaf_program_source_is_authored (program, source))
    return NULL;
  if (source == leaf_program_story_source (program))
    return loose_page_dup_path (loose_session_get_story (self));
  return g_strdup (leaf_storage_path (self->storage, leaf_program_source_name (program, source)));
}

char *
loose_session_bind (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->program != NULL && self->storage != NULL ? leaf_storage_bind (self->storage, self->program) : NULL;
}

LeafStorage *
loose_session_get_storage (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->storage;
}

GArray *
loose_session_get_styles (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return loose_page_get_styles (self->page);
}

guint32
loose_session_get_byte (LooseSession *self, const GtkTextIter *iter)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), 0);
  return loose_page_get_byte (self->page, iter);
}

guint32
loose_session_get_cursor_byte (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), 0);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self));
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  return loose_session_get_byte (self, &iter);
}

void
loose_session_show_place (LooseSession *self, LeafProgram *program, LeafPlace place, gboolean focus)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  if (program != NULL && place.source != 0)
    g_signal_emit (self, signals[SHOW_PLACE], 0, program, place.source, place.start, place.end, focus);
}

void
loose_session_light (LooseSession *self, LeafProgram *program, GArray *places)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  g_signal_emit (self, signals[LIGHT], 0, program, places);
}

void
loose_session_show_rule (LooseSession *self, LeafProgram *program, guint32 rule, gboolean focus)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  if (program != NULL && rule != 0 && rule <= leaf_program_n_rules (program))
    loose_session_show_place (self, program, leaf_program_rule (program, rule).place, focus);
}

void
loose_session_update_cursor_rule (LooseSession *self)
{
  guint32 rule = self->cursor_rule;

  if (!self->current || self->program == NULL)
    return;
  rule = leaf_program_rule_at (self->program, loose_session_get_source (self, self->program),
                               loose_session_get_cursor_byte (self));
  if (rule == self->cursor_rule)
    return;
  self->cursor_rule = rule;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR_RULE]);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

void
loose_session_play (LooseSession *self)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  loose_session_play_commands (self, NULL);
}

void
loose_session_play_commands (LooseSession *self, const char *const *commands)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  loose_session_play_with_seed (self, self->same_chance ? 1 : g_random_int (), commands);
}

static void
start_play (LooseSession *self, guint32 seed, const char *const *commands, const LeafStorageReport *report)
{
  if (self->program == NULL || loose_session_get_suspect (self) != 0)
    return;
  self->played = TRUE;
  self->seed = seed;
  loose_session_apply_breakpoints (self);
  loose_player_set_report (self->player, report);
  loose_player_start (self->player, self->program, self->seed, commands, FALSE);
}

void
loose_session_play_with_seed (LooseSession *self, guint32 seed, const char *const *commands)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  start_play (self, seed, commands, NULL);
}

void
loose_session_play_report (LooseSession *self, const LeafStorageReport *report)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  g_autoptr (GPtrArray) commands = g_ptr_array_new ();

  for (guint i = 0; i < report->commands->len; i++)
    g_ptr_array_add (commands, report->commands->pdata[i]);
  g_ptr_array_add (commands, NULL);
  start_play (self, report->seed, (const char *const *) commands->pdata, report);
}

void
loose_session_play_again (LooseSession *self)
{
  g_auto (GStrv) commands = loose_player_dup_commands (self->player);
  gboolean paused = loose_player_get_state (self->player) == LOOSE_PLAY_PAUSED;
  GPtrArray *edits = loose_player_take_live_edits (self->player);

  self->played = TRUE;
  loose_session_apply_breakpoints (self);
  loose_player_start (self->player, self->program, self->seed, (const char *const *) commands, paused);
  loose_player_reapply_live_edits (self->player, edits);
}

void
loose_session_step (LooseSession *self, LeafStep step)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  switch (loose_player_get_state (self->player)) {
  case LOOSE_PLAY_PAUSED: loose_player_go_on (self->player, step); break;
  case LOOSE_PLAY_WAITING:
    /* The step is made at the next command: it stops in the first rule that the command meets. */
    if (step != LEAF_STEP_NONE)
      leaf_play_step (loose_player_get_play (self->player), step);
    break;
  case LOOSE_PLAY_NONE:
  case LOOSE_PLAY_FINISHED:
    loose_session_play (self);
    if (step != LEAF_STEP_NONE && loose_player_get_play (self->player) != NULL)
      leaf_play_step (loose_player_get_play (self->player), step);
    break;
  case LOOSE_PLAY_RUNNING: break;
  }
}

/* --- the text and its file ---------------------------------------------------------------------------------------- */

/* Passes the story's lock and files to the compiler and the player. An untrusted story is neither compiled nor played;
 * it stays on the screen, where it can be read and edited. */
static void
follow_trust (LooseSession *self)
{
  LooseProject *project = loose_session_get_project (self);
  LooseRecoveryLock *claim = loose_session_get_claim (self);
  g_autofree char *saves = loose_project_dup_saves (project), *files = loose_project_dup_files (project);

  loose_compiler_set_claim (self->compiler, claim);
  loose_player_set_claim (self->player, claim);
  loose_player_keep_at (self->player, saves, files);
  if (loose_session_get_suspect (self) != 0) {
    loose_compiler_cancel (self->compiler);
    loose_player_stop (self->player);
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUSPECT]);
}

char *
loose_session_dup_text (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return loose_page_dup_text (self->page);
}

static void
modified_cb (LooseSession *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

gboolean
loose_session_is_modified (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  for (guint i = 0; i < self->pages->len; i++)
    if (loose_page_is_modified (g_ptr_array_index (self->pages, i)))
      return TRUE;
  return FALSE;
}

/* Called when the story gets another file. */
static void
project_cb (LooseSession *self)
{
  follow_trust (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROJECT]);
}

static gboolean
is_same_file (LooseProject *a, LooseProject *b)
{
  GFile *file = loose_project_get_file (a), *other = loose_project_get_file (b);

  return file != NULL && other != NULL && g_file_equal (file, other);
}

void
loose_session_set_text (LooseSession *self, LooseProject *project, const char *text)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  LoosePage *story = loose_session_get_story (self);

  loose_player_stop (self->player);
  self->played = FALSE;
  if (!is_same_file (loose_session_get_project (self), project))
    while (self->pages->len > 1)
      loose_session_remove_page (self, g_ptr_array_index (self->pages, self->pages->len - 1));
  loose_breakpoints_clear_page (self->breakpoints, story);
  loose_page_set_text (story, project, text);
  loose_session_compile (self);
}

void
loose_session_replace (LooseSession *self, const char *text)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  loose_page_replace (self->page, text);
}

void
loose_session_recover (LooseSession *self, LoosePage *page, LooseRecoveredDraft *draft)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  g_autofree char *text = loose_recovered_draft_dup_text (draft);

  if (text == NULL)
    return;
  loose_autosave_restore (loose_page_get_autosave (page), draft);
  follow_trust (self);
  loose_page_replace (page, text);
}

void
loose_session_forget_copy (LooseSession *self)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  for (guint i = 0; i < self->pages->len; i++)
    loose_autosave_forget (loose_page_get_autosave (g_ptr_array_index (self->pages, i)));
}

void
loose_session_prepare_to_end (LooseSession *self)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  for (guint i = 0; i < self->pages->len; i++)
    loose_autosave_prepare_to_end (loose_page_get_autosave (g_ptr_array_index (self->pages, i)));
}

static void
not_kept_cb (LooseSession *self, int number)
{
  g_signal_emit (self, signals[NOT_KEPT], 0, number);
}

static void
refused_cb (LooseSession *self)
{
  g_signal_emit (self, signals[REFUSED], 0);
}

guint
loose_session_get_suspect (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), 0);
  return loose_autosave_get_suspect (loose_page_get_autosave (loose_session_get_story (self)));
}

void
loose_session_switch_on (LooseSession *self)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  if (loose_session_get_suspect (self) == 0)
    return;
  loose_autosave_clear_suspect (loose_page_get_autosave (loose_session_get_story (self)));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUSPECT]);
  loose_session_compile (self);
}

/* --- pages -------------------------------------------------------------------------------------------------------- */

GPtrArray *
loose_session_get_pages (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->pages;
}

LoosePage *
loose_session_get_story (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return g_ptr_array_index (self->pages, 0);
}

LoosePage *
loose_session_get_page (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->page;
}

static void
cursor_cb (LooseSession *self, GParamSpec *pspec, GtkTextBuffer *buffer)
{
  if (buffer != GTK_TEXT_BUFFER (loose_session_get_buffer (self)))
    return;
  loose_session_update_cursor_rule (self);
  g_signal_emit (self, signals[CURSOR_MOVED], 0);
}

void
loose_session_set_page (LooseSession *self, LoosePage *page)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  if (self->page == page || !g_ptr_array_find (self->pages, page, NULL))
    return;
  self->page = page;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
  loose_session_update_cursor_rule (self);
  g_signal_emit (self, signals[CURSOR_MOVED], 0);
}

LoosePage *
loose_session_find_page (LooseSession *self, LeafProgram *program, guint32 source)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  for (guint i = 0; program != NULL && source != 0 && i < self->pages->len; i++)
    if (loose_page_get_source (g_ptr_array_index (self->pages, i), program) == source)
      return g_ptr_array_index (self->pages, i);
  return NULL;
}

LoosePage *
loose_session_find_file (LooseSession *self, GFile *file)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  for (guint i = 0; file != NULL && i < self->pages->len; i++) {
    GFile *own = loose_project_get_file (loose_page_get_project (g_ptr_array_index (self->pages, i)));

    if (own != NULL && g_file_equal (own, file))
      return g_ptr_array_index (self->pages, i);
  }
  return NULL;
}

/* Takes ownership of the page. */
static void
join_page (LooseSession *self, LoosePage *page)
{
  g_ptr_array_add (self->pages, page);
  g_signal_connect_object (page, "changed", G_CALLBACK (loose_session_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "not-kept", G_CALLBACK (not_kept_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify::modified", G_CALLBACK (modified_cb), self, G_CONNECT_SWAPPED);
  if (loose_page_is_story (page))
    g_signal_connect_object (page, "notify::project", G_CALLBACK (project_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (loose_page_get_buffer (page), "notify::cursor-position", G_CALLBACK (cursor_cb), self,
                           G_CONNECT_SWAPPED);
}

LoosePage *
loose_session_add_page (LooseSession *self, LooseProject *project, const char *text)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  LoosePage *page = loose_page_new (FALSE);
  gboolean is_known = TRUE;

  join_page (self, page);
  loose_page_set_text (page, project, text);
  if (self->program != NULL) {
    loose_session_name_page (self, page);
    is_known = loose_session_adopt_page (self, page);
    loose_breakpoints_attach (self->breakpoints, page);
  }
  g_signal_emit (self, signals[PAGE_ADDED], 0, page);
  /* The program's copy is shown without a new compile, because the play may be paused in it. */
  if (!is_known)
    loose_session_changed (self);
  return page;
}

void
loose_session_ask_for_file (LooseSession *self, const char *path, LeafProgram *program, LeafPlace place, gboolean focus)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  g_signal_emit (self, signals[FILE_ASKED], 0, path, program, &place, focus);
}

char *
loose_session_make_part (LooseSession *self, LeafProgram *program, LeafPlace heading, char **why_not)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  g_auto (LeafPartLink) link = { 0 };
  gboolean is_part_link = leaf_program_part_link_at (program, heading, &link);
  g_autofree char *text = g_strconcat (is_part_link ? link.words : "", "\n\n", NULL);
  int number = is_part_link && self->storage != NULL ? leaf_storage_make_part (self->storage, link.file, text) : EINVAL;

  if (number != 0) {
    *why_not
        = g_strdup_printf (_ ("“%s” could not be created: %s."), is_part_link ? link.file : "", g_strerror (number));
    return NULL;
  }
  loose_session_compile (self);
  return leaf_storage_part_path (self->storage, link.file);
}

void
loose_session_reload_page (LooseSession *self, LoosePage *page, LooseProject *project, const char *text)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  loose_breakpoints_detach (self->breakpoints, page);
  loose_page_set_project (page, project);
  loose_page_replace (page, text); /* one step, which can be undone */
  loose_page_set_gone (page, FALSE);
  gtk_text_buffer_set_modified (GTK_TEXT_BUFFER (loose_page_get_buffer (page)), FALSE);
  loose_breakpoints_attach (self->breakpoints, page);
  loose_session_compile (self);
}

void
loose_session_remove_page (LooseSession *self, LoosePage *page)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  g_autoptr (LoosePage) gone = g_object_ref (page);
  gboolean was_modified = loose_page_is_modified (page);
  guint index;

  if (loose_page_is_story (page) || !g_ptr_array_find (self->pages, page, &index))
    return;
  if (self->page == page)
    loose_session_set_page (self, g_ptr_array_index (self->pages, index - 1));
  g_ptr_array_remove (self->pages, page);
  g_signal_handlers_disconnect_by_data (page, self);
  g_signal_handlers_disconnect_by_data (loose_page_get_buffer (page), self);
  g_signal_emit (self, signals[PAGE_REMOVED], 0, page);
  loose_breakpoints_detach (self->breakpoints, page);
  loose_autosave_forget (loose_page_get_autosave (page));
  if (was_modified) /* the file on the disk counts again */
    loose_session_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

GtkSourceBuffer *
loose_session_get_buffer (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return loose_page_get_buffer (self->page);
}

LoosePlayer *
loose_session_get_player (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->player;
}

LooseProfile *
loose_session_get_profile (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->profile;
}

LooseUnexplored *
loose_session_get_unexplored (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->unexplored;
}

LooseTurnQuery *
loose_session_get_turn_query (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->turn_query;
}

LeafProgram *
loose_session_get_program (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->program;
}

LooseProject *
loose_session_get_project (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return loose_page_get_project (loose_session_get_story (self));
}

void
loose_session_set_chooser_folder (LooseSession *self, GtkFileChooser *chooser)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  g_autofree char *path = loose_project_dup_beside (loose_session_get_project (self));
  g_autoptr (GFile) folder = path != NULL ? g_file_new_for_path (path) : NULL;

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
}

guint32
loose_session_get_cursor_rule (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), 0);
  return self->cursor_rule;
}

static void
loose_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LooseSession *self = LOOSE_SESSION (object);

  switch (id) {
  case PROP_PROJECT: g_value_set_object (value, loose_session_get_project (self)); break;
  case PROP_PAGE: g_value_set_object (value, self->page); break;
  case PROP_PROGRAM: g_value_set_boxed (value, self->program); break;
  case PROP_STYLES: g_value_set_boxed (value, loose_session_get_styles (self)); break;
  case PROP_CURSOR_RULE: g_value_set_uint (value, self->cursor_rule); break;
  case PROP_COMPILING: g_value_set_boolean (value, loose_compiler_is_busy (self->compiler)); break;
  case PROP_MODIFIED: g_value_set_boolean (value, loose_session_is_modified (self)); break;
  case PROP_PLAY_AGAIN: g_value_set_boolean (value, self->play_again); break;
  case PROP_SAME_CHANCE: g_value_set_boolean (value, self->same_chance); break;
  case PROP_SUSPECT: g_value_set_uint (value, loose_session_get_suspect (self)); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
loose_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LooseSession *self = LOOSE_SESSION (object);

  switch (id) {
  case PROP_PLAY_AGAIN: self->play_again = g_value_get_boolean (value); break;
  case PROP_SAME_CHANCE: self->same_chance = g_value_get_boolean (value); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
loose_session_dispose (GObject *object)
{
  LooseSession *self = LOOSE_SESSION (object);

  g_clear_handle_id (&self->compile_timeout, g_source_remove);
  for (guint i = 0; i < self->pages->len; i++) {
    LoosePage *page = g_ptr_array_index (self->pages, i);

    g_signal_handlers_disconnect_by_data (page, self);
    g_signal_handlers_disconnect_by_data (loose_page_get_buffer (page), self);
  }
  if (self->compiler != NULL)
    loose_compiler_cancel (self->compiler);
  if (self->player != NULL)
    loose_player_stop (self->player);
  g_clear_object (&self->compiler);
  if (self->turn_query != NULL)
    g_object_run_dispose (G_OBJECT (self->turn_query)); /* a worker may have a reference */
  g_clear_object (&self->turn_query);
  if (self->profile != NULL)
    g_object_run_dispose (G_OBJECT (self->profile));
  g_clear_object (&self->profile);
  g_clear_object (&self->unexplored);
  g_clear_object (&self->player);
  g_clear_object (&self->breakpoints);
  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_pointer (&self->storage, leaf_storage_unref);
  g_clear_pointer (&self->other_program, leaf_program_unref);
  g_clear_pointer (&self->other_lines, loose_line_index_unref);
  g_clear_pointer (&self->rewriting, loose_multi_file_edit_free);
  g_clear_pointer (&self->rewritten, g_hash_table_unref);
  G_OBJECT_CLASS (loose_session_parent_class)->dispose (object);
}

static void
loose_session_finalize (GObject *object)
{
  /* Not in dispose, because handlers that run then may ask for the front page. */
  g_ptr_array_unref (LOOSE_SESSION (object)->pages);
  G_OBJECT_CLASS (loose_session_parent_class)->finalize (object);
}

static void
loose_session_class_init (LooseSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = loose_session_dispose;
  object_class->finalize = loose_session_finalize;
  object_class->get_property = loose_session_get_property;
  object_class->set_property = loose_session_set_property;
  properties[PROP_PROJECT] = g_param_spec_object ("project", NULL, NULL, LOOSE_TYPE_PROJECT, read);
  properties[PROP_PAGE] = g_param_spec_object ("page", NULL, NULL, LOOSE_TYPE_PAGE, read);
  properties[PROP_PROGRAM] = g_param_spec_boxed ("program", NULL, NULL, LOOSE_TYPE_PROGRAM, read);
  properties[PROP_STYLES] = g_param_spec_boxed ("styles", NULL, NULL, G_TYPE_ARRAY, read);
  properties[PROP_CURSOR_RULE] = g_param_spec_uint ("cursor-rule", NULL, NULL, 0, G_MAXUINT, 0, read);
  properties[PROP_COMPILING] = g_param_spec_boolean ("compiling", NULL, NULL, FALSE, read);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, read);
  properties[PROP_PLAY_AGAIN]
      = g_param_spec_boolean ("auto-replay", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SAME_CHANCE]
      = g_param_spec_boolean ("fixed-seed", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUSPECT] = g_param_spec_uint ("suspect", NULL, NULL, 0, G_MAXUINT, 0, read);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[PAGE_ADDED] = g_signal_new ("page-added", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, LOOSE_TYPE_PAGE);
  signals[PAGE_REMOVED] = g_signal_new ("page-removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, LOOSE_TYPE_PAGE);
  signals[FILE_ASKED]
      = g_signal_new ("file-asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                      G_TYPE_STRING, LOOSE_TYPE_PROGRAM, G_TYPE_POINTER, G_TYPE_BOOLEAN);
  signals[CURSOR_MOVED] = g_signal_new ("cursor-moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 0);
  signals[SHOW_PLACE]
      = g_signal_new ("show-place", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 5,
                      LOOSE_TYPE_PROGRAM, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[LIGHT] = g_signal_new ("light", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, LOOSE_TYPE_PROGRAM, G_TYPE_POINTER);
  signals[WRITTEN] = g_signal_new ("written", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_POINTER);
  signals[BREAKPOINTS_CHANGED] = g_signal_new ("breakpoints-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                               NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FILES_WRITTEN] = g_signal_new ("files-written", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[NOT_KEPT] = g_signal_new ("not-kept", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REFUSED]
      = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_session_init (LooseSession *self)
{
  self->pages = g_ptr_array_new_with_free_func (g_object_unref);
  self->compiler = loose_compiler_new ();
  self->player = loose_player_new ();
  self->turn_query = loose_turn_query_new (self->player);
  self->profile = loose_profile_new (self->player);
  self->unexplored = loose_unexplored_new ();
  self->breakpoints = loose_breakpoints_new ();
  self->seed = 1;
  self->play_again = TRUE;
  self->same_chance = TRUE;
  join_page (self, loose_page_new (TRUE));
  self->page = loose_session_get_story (self);
  follow_trust (self);
  loose_session_connect_breakpoints (self);
  loose_session_join_compiler (self);
}

LooseSession *
loose_session_new (void)
{
  return g_object_new (LOOSE_TYPE_SESSION, NULL);
}
