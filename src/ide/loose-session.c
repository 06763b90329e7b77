/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-session.h"

#include "leaf-profile.h"
#include "loose-keeper.h"
#include "loose-rewriting.h"

#include <glib/gi18n.h>

/* After a key the story is compiled at once, away from the main loop.  Only where showing the last two programs held up the main
 * loop for long is the end of a burst of keys waited for, in proportion, and never longer than this.  Two, since one alone
 * tells nothing of the next: a story that was opened, or a rule that moved all others, is shown once. */
#define MOST_DELAY_MILLISECONDS    200
#define CHEAP_SHOWING_MILLISECONDS 16

struct _LooseSession {
  GObject parent_instance;

  GtkSourceBuffer *buffer;
  LooseProject *project;
  LooseKeeper *keeper;
  LooseCompiler *compiler;
  LoosePlayer *player;
  LooseInquiry *inquiry;
  LooseProfile *profile;

  LeafProgram *program;
  LooseLines *lines; /* of the program's story */
  GArray *styles;    /* of LeafStyledRun, likewise; NULL until the program is finished */
  LeafShelf *shelf;  /* that the program's other sources were found by */
  gboolean current;  /* the buffer has not changed since the program's text was taken */
  guint compile_timeout;
  guint costs[2]; /* milliseconds of work that the panes had with the last program, and the one before */
  gboolean loading;

  LeafProgram *other_program; /* what other_lines are of */
  guint32 other_source;
  LooseLines *other_lines;

  LooseStops *stops;

  LooseRewriting *rewriting; /* the last, that can be taken back; NULL: none */
  char *rewritten_text;      /* that was there after it; NULL: it did nothing to it */

  guint32 cursor_rule;
  guint32 seed;
  gboolean play_again;
  gboolean same_chance;
  gboolean played; /* something was played since the text was set */
};

G_DEFINE_FINAL_TYPE (LooseSession, loose_session, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_PROJECT,
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

enum { SHOW_PLACE, LIGHT, BREAKPOINTS_CHANGED, WRITTEN, FILES_WRITTEN, NOT_KEPT, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- places ---------------------------------------------------------------------------------------------------------------- */

LooseLines *
loose_session_get_lines (LooseSession *self, LeafProgram *program, guint32 source)
{
  const char *text;

  if (program == NULL || source == 0)
    return NULL;
  if (program == self->program && source == loose_session_get_source (self, program))
    return self->lines;
  if (program == self->other_program && source == self->other_source)
    return self->other_lines;

  g_clear_pointer (&self->other_lines, loose_lines_unref);
  g_clear_pointer (&self->other_program, leaf_program_unref);
  text = leaf_program_source_text (program, source);
  if (text == NULL)
    text = "";
  self->other_program = leaf_program_ref (program);
  self->other_source = source;
  self->other_lines = loose_lines_new (text, strlen (text));
  return self->other_lines;
}

guint32
loose_session_get_source (LooseSession *self, LeafProgram *program)
{
  return loose_program_own_source (program, loose_project_get_part (self->project));
}

char *
loose_session_dup_path (LooseSession *self, LeafProgram *program, guint32 source)
{
  GFile *file = loose_project_get_file (self->project);

  if (program == NULL || self->shelf == NULL || !leaf_program_source_is_written (program, source))
    return NULL;
  if (source == loose_session_get_source (self, program))
    return file != NULL ? g_file_get_path (file) : NULL;
  if (source == leaf_program_story_source (program))
    return g_strdup (loose_project_get_story (self->project));
  return g_strdup (leaf_shelf_path (self->shelf, leaf_program_source_name (program, source)));
}

GArray *
loose_session_get_styles (LooseSession *self)
{
  return self->styles;
}

guint32
loose_session_get_byte (LooseSession *self, const GtkTextIter *iter)
{
  return self->lines != NULL ? loose_lines_get_byte (self->lines, iter) : 0;
}

guint32
loose_session_get_cursor_byte (LooseSession *self)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  return loose_session_get_byte (self, &iter);
}

void
loose_session_show_place (LooseSession *self, LeafProgram *program, LeafPlace place, gboolean focus)
{
  if (program != NULL && place.source != 0)
    g_signal_emit (self, signals[SHOW_PLACE], 0, program, place.source, place.start, place.end, focus);
}

void
loose_session_light (LooseSession *self, LeafProgram *program, GArray *places)
{
  g_signal_emit (self, signals[LIGHT], 0, program, places);
}

void
loose_session_show_rule (LooseSession *self, LeafProgram *program, guint32 rule, gboolean focus)
{
  if (program != NULL && rule != 0 && rule <= leaf_program_n_rules (program))
    loose_session_show_place (self, program, leaf_program_rule (program, rule).place, focus);
}

static void
update_cursor_rule (LooseSession *self)
{
  guint32 rule = self->cursor_rule;

  if (!self->current || self->program == NULL)
    return;
  rule = leaf_program_rule_at (self->program, loose_session_get_source (self, self->program), loose_session_get_cursor_byte (self));
  if (rule == self->cursor_rule)
    return;
  self->cursor_rule = rule;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURSOR_RULE]);
}

/* --- breakpoints ----------------------------------------------------------------------------------------------------------- */

static void
give_breakpoints (LooseSession *self)
{
  loose_player_set_stops (self->player, loose_stops_get_list (self->stops));
}

static void
breakpoints_changed (LooseSession *self)
{
  give_breakpoints (self);
  g_signal_emit (self, signals[BREAKPOINTS_CHANGED], 0);
}

LooseStops *
loose_session_get_stops (LooseSession *self)
{
  return self->stops;
}

gboolean
loose_session_has_breakpoint (LooseSession *self, guint line)
{
  return loose_stops_find_line (self->stops, line) != NULL;
}

gboolean
loose_session_toggle_breakpoint (LooseSession *self, guint line)
{
  return loose_stops_toggle_line (self->stops, line);
}

gboolean
loose_session_toggle_rule_breakpoint (LooseSession *self, LeafProgram *program, guint32 rule)
{
  LeafPlace place = leaf_program_rule (program, rule).place;

  if (program != self->program || !loose_session_is_current (self))
    return FALSE;
  if (place.source == loose_session_get_source (self, program))
    loose_session_toggle_breakpoint (self, loose_lines_find (self->lines, place.start, NULL));
  else
    loose_stops_toggle (self->stops, LOOSE_STOP_RULE, leaf_program_rule_title (program, rule));
  return TRUE;
}

gboolean
loose_session_toggle_rulebook_breakpoint (LooseSession *self, LeafProgram *program, guint32 rulebook)
{
  if (program != self->program || !loose_session_is_current (self))
    return FALSE;
  loose_stops_toggle (self->stops, LOOSE_STOP_RULEBOOK, leaf_program_rulebook (program, rulebook).name);
  return TRUE;
}

static void
add_id (GHashTable *ids, guint32 id)
{
  if (id != 0)
    g_hash_table_add (ids, GUINT_TO_POINTER (id));
}

/* The rules that begin on lines with a stop.  Most stories have none: then no rule is looked at. */
static void
find_rules_on_lines (LooseSession *self, GHashTable *lines, GHashTable *rules)
{
  for (guint32 i = 1; g_hash_table_size (lines) > 0 && i <= leaf_program_n_rules (self->program); i++) {
    LeafPlace place = leaf_program_rule (self->program, i).place;

    if (place.source == loose_session_get_source (self, self->program)
        && g_hash_table_contains (lines, GINT_TO_POINTER (loose_lines_find (self->lines, place.start, NULL))))
      add_id (rules, i);
  }
}

void
loose_session_find_breakpoints (LooseSession *self, GHashTable *rules, GHashTable *rulebooks)
{
  GListModel *stops = loose_stops_get_list (self->stops);
  g_autoptr (GHashTable) lines = g_hash_table_new (NULL, NULL);

  if (self->program == NULL)
    return;
  for (guint i = 0; i < g_list_model_get_n_items (stops); i++) {
    g_autoptr (LooseStop) stop = g_list_model_get_item (stops, i);

    if (loose_stop_get_sort (stop) == LOOSE_STOP_LINE)
      g_hash_table_add (lines, GINT_TO_POINTER (loose_stop_get_line (stop)));
    else if (loose_stop_get_sort (stop) == LOOSE_STOP_RULE)
      add_id (rules, leaf_program_find_rule (self->program, loose_stop_get_words (stop)));
    else if (loose_stop_get_sort (stop) == LOOSE_STOP_RULEBOOK)
      add_id (rulebooks, leaf_program_find_rulebook (self->program, loose_stop_get_words (stop)));
  }
  find_rules_on_lines (self, lines, rules);
}

void
loose_session_clear_breakpoints (LooseSession *self)
{
  loose_stops_clear (self->stops);
}

/* --- playing ---------------------------------------------------------------------------------------------------------------- */

void
loose_session_play (LooseSession *self)
{
  loose_session_play_commands (self, NULL);
}

void
loose_session_play_commands (LooseSession *self, const char *const *commands)
{
  if (self->program == NULL || loose_session_get_suspect (self) != 0)
    return;
  self->played = TRUE;
  self->seed = self->same_chance ? 1 : g_random_int ();
  give_breakpoints (self);
  loose_player_start (self->player, self->program, self->seed, commands, FALSE);
}

/* A program without problems: the play goes on under it, from the beginning with the same commands. */
static void
play_again (LooseSession *self)
{
  g_auto (GStrv) commands = loose_player_dup_commands (self->player);
  gboolean paused = loose_player_get_state (self->player) == LOOSE_PLAY_PAUSED;

  self->played = TRUE;
  give_breakpoints (self);
  loose_player_start (self->player, self->program, self->seed, (const char *const *) commands, paused);
}

void
loose_session_step (LooseSession *self, LeafStep step)
{
  switch (loose_player_get_state (self->player)) {
  case LOOSE_PLAY_PAUSED: loose_player_go_on (self->player, step); break;
  case LOOSE_PLAY_WAITING:
    /* The step is made when the next command comes: it stops in the first rule that the command meets. */
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

/* --- compiling -------------------------------------------------------------------------------------------------------------- */

char *
loose_session_dup_text (LooseSession *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (GTK_TEXT_BUFFER (self->buffer), &start, &end);
  return gtk_text_buffer_get_text (GTK_TEXT_BUFFER (self->buffer), &start, &end, TRUE);
}

static void
compiled_cb (LooseSession *self, LeafProgram *program, LooseCompilerResult *result)
{
  gint64 start = leaf_profile_clock ();

  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_pointer (&self->lines, loose_lines_unref);
  self->program = leaf_program_ref (program);
  self->lines = loose_lines_ref (result->lines);
  g_clear_pointer (&self->styles, g_array_unref);
  g_clear_pointer (&self->shelf, leaf_shelf_unref);
  self->shelf = leaf_shelf_ref (result->shelf);
  self->current = self->compile_timeout == 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRAM]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPILING]);
  update_cursor_rule (self);
  self->costs[1] = self->costs[0];
  self->costs[0] = (guint) ((leaf_profile_clock () - start)
                            / 1000); /* what other programs take of the machine is no reason to wait longer still */
  loose_compiler_finish (self->compiler, program, loose_project_get_part (self->project));
}

static void
finished_cb (LooseSession *self, LeafProgram *program, GArray *styles)
{
  if (program != self->program)
    return;
  g_clear_pointer (&self->styles, g_array_unref);
  self->styles = g_array_ref (styles);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STYLES]);

  /* A text that has come in its place is waited for. */
  if (self->play_again && loose_session_is_current (self) && loose_session_get_suspect (self) == 0
      && leaf_program_n_problems (program) == 0 && (!self->played || loose_player_get_state (self->player) != LOOSE_PLAY_NONE))
    play_again (self);
}

static void
request (LooseSession *self, LooseCompiler *compiler, GBytes *text)
{
  GFile *file = loose_project_get_file (self->project);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("story.ni");

  loose_compiler_request (compiler, text, name, loose_project_get_materials (self->project),
                          loose_project_get_story (self->project));
}

void
loose_session_try (LooseSession *self, LooseCompiler *compiler, LeafProgram *program, const LeafEdit *edit)
{
  const char *story = leaf_program_source_text (program, loose_session_get_source (self, program));
  GString *text = g_string_new_len (story, edit->place.start);
  g_autoptr (GBytes) bytes = NULL;

  if (edit->place.source != loose_session_get_source (self, program)) {
    g_string_free (text, TRUE);
    return;
  }
  g_string_append (text, edit->text);
  g_string_append (text, story + edit->place.end);
  bytes = g_string_free_to_bytes (text);
  loose_compiler_set_claim (compiler, loose_keeper_get_claim (self->keeper));
  request (self, compiler, bytes);
}

void
loose_session_compile (LooseSession *self)
{
  char *text;
  g_autoptr (GBytes) bytes = NULL;

  g_clear_handle_id (&self->compile_timeout, g_source_remove);
  if (loose_session_get_suspect (self) != 0)
    return;
  text = loose_session_dup_text (self);
  bytes = g_bytes_new_take (text, strlen (text));
  self->current = TRUE;
  request (self, self->compiler, bytes);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPILING]);
}

static gboolean
compile_timeout_cb (gpointer data)
{
  LooseSession *self = data;

  self->compile_timeout = 0;
  loose_session_compile (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (LooseSession *self)
{
  guint cost = MIN (self->costs[0], self->costs[1]);
  guint delay = cost > CHEAP_SHOWING_MILLISECONDS ? MIN (2 * cost, MOST_DELAY_MILLISECONDS) : 0;

  if (self->loading)
    return;
  loose_keeper_touch (self->keeper);
  self->current = FALSE;
  loose_compiler_cancel (self->compiler);
  g_clear_handle_id (&self->compile_timeout, g_source_remove);
  self->compile_timeout = g_timeout_add_full (G_PRIORITY_DEFAULT, delay, compile_timeout_cb, self, NULL);
}

static void
modified_cb (LooseSession *self)
{
  if (self->loading)
    return;
  if (!loose_session_is_modified (self)) /* taken back to what is saved */
    loose_keeper_forget (self->keeper);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

gboolean
loose_session_is_current (LooseSession *self)
{
  return self->current && self->program != NULL && !loose_compiler_is_busy (self->compiler);
}

gboolean
loose_session_is_modified (LooseSession *self)
{
  return gtk_text_buffer_get_modified (GTK_TEXT_BUFFER (self->buffer));
}

/* --- the text and its file ------------------------------------------------------------------------------------------------- */

/* What is not trusted is let alone: it stays on the screen, to be read and written. */
static void
heed_suspicion (LooseSession *self)
{
  LooseClaim *claim = loose_keeper_get_claim (self->keeper);
  g_autofree char *saves = loose_project_dup_saves (self->project), *files = loose_project_dup_files (self->project);

  loose_compiler_set_claim (self->compiler, claim);
  loose_player_set_claim (self->player, claim);
  loose_player_set_part (self->player, loose_project_get_part (self->project));
  loose_player_keep_at (self->player, saves, files);
  if (loose_session_get_suspect (self) != 0) {
    loose_compiler_cancel (self->compiler);
    loose_player_stop (self->player);
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUSPECT]);
}

static void
set_project (LooseSession *self, LooseProject *project)
{
  if (!g_set_object (&self->project, project))
    return;
  loose_keeper_set_file (self->keeper, loose_project_get_file (project));
  heed_suspicion (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROJECT]);
}

static void
replace_text (LooseSession *self, const char *text)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  GtkTextIter start;

  self->loading = TRUE;
  gtk_text_buffer_begin_irreversible_action (buffer);
  gtk_text_buffer_set_text (buffer, text, -1);
  gtk_text_buffer_end_irreversible_action (buffer);
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_place_cursor (buffer, &start);
  gtk_text_buffer_set_modified (buffer, FALSE);
  self->loading = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

void
loose_session_set_text (LooseSession *self, LooseProject *project, const char *text)
{
  loose_player_stop (self->player);
  self->played = FALSE;
  loose_session_clear_breakpoints (self);
  set_project (self, project);
  replace_text (self, text);
  loose_session_compile (self);
}

void
loose_session_replace (LooseSession *self, const char *text)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  g_autofree char *old = loose_session_dup_text (self);
  GtkTextIter start, end;
  const char *at = text, *old_at = old;

  for (; *at != '\0' && g_utf8_get_char (at) == g_utf8_get_char (old_at); at = g_utf8_next_char (at))
    old_at = g_utf8_next_char (old_at);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, text, -1);
  gtk_text_buffer_end_user_action (buffer);
  gtk_text_buffer_get_iter_at_offset (buffer, &start, g_utf8_pointer_to_offset (text, at));
  gtk_text_buffer_place_cursor (buffer, &start);
  gtk_text_buffer_set_modified (buffer, TRUE);
}

void
loose_session_recover (LooseSession *self, LooseLeftover *leftover)
{
  g_autofree char *text = loose_leftover_dup_text (leftover);

  if (text == NULL)
    return;
  loose_keeper_bring_back (self->keeper, leftover);
  heed_suspicion (self);
  loose_session_replace (self, text);
}

gboolean
loose_session_write (LooseSession *self, LeafProgram *program, const LeafEdit *edit)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);
  GtkTextIter start, end;
  guint offset;

  if (program != self->program || !loose_session_is_current (self)
      || edit->place.source != loose_session_get_source (self, program))
    return FALSE;
  loose_lines_get_iter (self->lines, buffer, edit->place.start, &start);
  loose_lines_get_iter (self->lines, buffer, edit->place.end, &end);
  offset = gtk_text_iter_get_offset (&start) + g_utf8_strlen (edit->text, edit->lead);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, edit->text, -1);
  gtk_text_buffer_end_user_action (buffer);
  gtk_text_buffer_get_iter_at_offset (buffer, &start, offset);
  gtk_text_buffer_get_iter_at_offset (buffer, &end, offset + g_utf8_strlen (edit->text + edit->lead, edit->length));
  g_signal_emit (self, signals[WRITTEN], 0, &start, &end);
  return TRUE;
}

static void
write_own (LooseSession *self, const LeafEdit *edits, guint32 n)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (self->buffer);

  gtk_text_buffer_begin_user_action (buffer);
  for (guint32 i = n; i-- > 0;) { /* the last first: the places before it stay where they are */
    GtkTextIter start, end;

    loose_lines_get_iter (self->lines, buffer, edits[i].place.start, &start);
    loose_lines_get_iter (self->lines, buffer, edits[i].place.end, &end);
    gtk_text_buffer_delete (buffer, &start, &end);
    gtk_text_buffer_insert (buffer, &start, edits[i].text, -1);
  }
  gtk_text_buffer_end_user_action (buffer);
}

/* Those of one source that is not the text of the window. */
static gboolean
add_file (LooseSession *self, LooseRewriting *rewriting, guint32 source, GArray *edits, char **why_not)
{
  g_autofree char *path = loose_session_dup_path (self, self->program, source);

  if (path != NULL)
    return loose_rewriting_add (rewriting, path, self->program, source, (const LeafEdit *) edits->data, edits->len, why_not);
  if (why_not != NULL)
    *why_not = g_strdup_printf (_ ("“%s” is no file that can be changed."), leaf_program_source_name (self->program, source));
  return FALSE;
}

/* Tells those of the window's text, which are put into `own`, from those of other files. */
static gboolean
part_edits (LooseSession *self, const LeafEdit *edits, guint32 n, GArray *own, LooseRewriting *rewriting, char **why_not)
{
  guint32 source_of_text = loose_session_get_source (self, self->program);

  for (guint32 source = 1; source <= leaf_program_n_sources (self->program); source++) {
    g_autoptr (GArray) there = g_array_new (FALSE, FALSE, sizeof (LeafEdit));

    for (guint32 i = 0; i < n; i++)
      if (edits[i].place.source == source)
        g_array_append_val (there, edits[i]);
    if (source == source_of_text)
      g_array_append_vals (own, there->data, there->len);
    else if (there->len > 0 && !add_file (self, rewriting, source, there, why_not))
      return FALSE;
  }
  return TRUE;
}

static void
files_written (LooseSession *self, LooseRewriting *rewriting, gboolean with_own)
{
  g_clear_pointer (&self->rewriting, loose_rewriting_free);
  g_clear_pointer (&self->rewritten_text, g_free);
  self->rewriting = rewriting;
  if (with_own)
    self->rewritten_text = loose_session_dup_text (self);
  loose_session_compile (self);
  g_signal_emit (self, signals[FILES_WRITTEN], 0, loose_rewriting_get_n (rewriting));
}

gboolean
loose_session_write_all (LooseSession *self, LeafProgram *program, const LeafEdit *edits, guint32 n, char **why_not)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (LeafEdit));
  g_autoptr (LooseRewriting) rewriting = loose_rewriting_new ();

  if (program != self->program || !loose_session_is_current (self)) {
    if (why_not != NULL)
      *why_not = g_strdup (_ ("The text has changed in the meantime."));
    return FALSE;
  }
  if (!part_edits (self, edits, n, own, rewriting, why_not) || !loose_rewriting_make (rewriting, why_not))
    return FALSE;
  write_own (self, (const LeafEdit *) own->data, own->len);
  if (loose_rewriting_get_n (rewriting) > 0)
    files_written (self, g_steal_pointer (&rewriting), own->len > 0);
  return TRUE;
}

gboolean
loose_session_take_back (LooseSession *self, char **why_not)
{
  g_autoptr (LooseRewriting) rewriting = g_steal_pointer (&self->rewriting);
  g_autofree char *then = g_steal_pointer (&self->rewritten_text), *now = loose_session_dup_text (self);
  gboolean all = rewriting == NULL || loose_rewriting_take_back (rewriting, why_not);

  if (then != NULL && g_str_equal (then, now))
    gtk_text_buffer_undo (GTK_TEXT_BUFFER (self->buffer));
  loose_session_compile (self);
  return all;
}

void
loose_session_saved (LooseSession *self, LooseProject *project, const char *text)
{
  g_autofree char *now = loose_session_dup_text (self);
  gboolean is_whole = g_strcmp0 (now, text) == 0;

  set_project (self, project);
  loose_keeper_forget (self->keeper);
  gtk_text_buffer_set_modified (GTK_TEXT_BUFFER (self->buffer), !is_whole);
  if (!is_whole) /* more was typed while it was written */
    loose_keeper_touch (self->keeper);
}

GPtrArray *
loose_session_get_left (LooseSession *self)
{
  return loose_keeper_get_left (self->keeper);
}

void
loose_session_forget_copy (LooseSession *self)
{
  loose_keeper_forget (self->keeper);
}

static void
not_kept_cb (LooseSession *self, int number)
{
  g_signal_emit (self, signals[NOT_KEPT], 0, number);
}

guint
loose_session_get_suspect (LooseSession *self)
{
  return loose_keeper_get_suspect (self->keeper);
}

void
loose_session_switch_on (LooseSession *self)
{
  if (loose_session_get_suspect (self) == 0)
    return;
  loose_keeper_trust (self->keeper);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUSPECT]);
  loose_session_compile (self);
}

/* --- the object ------------------------------------------------------------------------------------------------------------ */

GtkSourceBuffer *
loose_session_get_buffer (LooseSession *self)
{
  return self->buffer;
}

LoosePlayer *
loose_session_get_player (LooseSession *self)
{
  return self->player;
}

LooseProfile *
loose_session_get_profile (LooseSession *self)
{
  return self->profile;
}

LooseInquiry *
loose_session_get_inquiry (LooseSession *self)
{
  return self->inquiry;
}

LeafProgram *
loose_session_get_program (LooseSession *self)
{
  return self->program;
}

LooseProject *
loose_session_get_project (LooseSession *self)
{
  return self->project;
}

void
loose_session_begin_beside (LooseSession *self, GtkFileChooser *chooser)
{
  g_autofree char *path = loose_project_dup_beside (self->project);
  g_autoptr (GFile) folder = path != NULL ? g_file_new_for_path (path) : NULL;

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
}

guint32
loose_session_get_cursor_rule (LooseSession *self)
{
  return self->cursor_rule;
}

static void
loose_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LooseSession *self = LOOSE_SESSION (object);

  switch (id) {
  case PROP_PROJECT: g_value_set_object (value, self->project); break;
  case PROP_PROGRAM: g_value_set_boxed (value, self->program); break;
  case PROP_STYLES: g_value_set_boxed (value, self->styles); break;
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
  if (self->compiler != NULL)
    loose_compiler_cancel (self->compiler);
  if (self->player != NULL)
    loose_player_stop (self->player);
  g_clear_object (&self->compiler);
  if (self->inquiry != NULL)
    g_object_run_dispose (G_OBJECT (self->inquiry)); /* a worker may hold it yet */
  g_clear_object (&self->inquiry);
  if (self->profile != NULL)
    g_object_run_dispose (G_OBJECT (self->profile));
  g_clear_object (&self->profile);
  g_clear_object (&self->player);
  g_clear_object (&self->keeper);
  g_clear_object (&self->project);
  g_clear_object (&self->stops);
  g_clear_object (&self->buffer);
  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_pointer (&self->styles, g_array_unref);
  g_clear_pointer (&self->shelf, leaf_shelf_unref);
  g_clear_pointer (&self->lines, loose_lines_unref);
  g_clear_pointer (&self->other_program, leaf_program_unref);
  g_clear_pointer (&self->other_lines, loose_lines_unref);
  g_clear_pointer (&self->rewriting, loose_rewriting_free);
  g_clear_pointer (&self->rewritten_text, g_free);
  G_OBJECT_CLASS (loose_session_parent_class)->dispose (object);
}

static void
loose_session_class_init (LooseSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = loose_session_dispose;
  object_class->get_property = loose_session_get_property;
  object_class->set_property = loose_session_set_property;
  properties[PROP_PROJECT] = g_param_spec_object ("project", NULL, NULL, LOOSE_TYPE_PROJECT, read);
  properties[PROP_PROGRAM] = g_param_spec_boxed ("program", NULL, NULL, LOOSE_TYPE_PROGRAM, read);
  properties[PROP_STYLES] = g_param_spec_boxed ("styles", NULL, NULL, G_TYPE_ARRAY, read);
  properties[PROP_CURSOR_RULE] = g_param_spec_uint ("cursor-rule", NULL, NULL, 0, G_MAXUINT, 0, read);
  properties[PROP_COMPILING] = g_param_spec_boolean ("compiling", NULL, NULL, FALSE, read);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, read);
  properties[PROP_PLAY_AGAIN] = g_param_spec_boolean ("play-again", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SAME_CHANCE] = g_param_spec_boolean ("same-chance", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUSPECT] = g_param_spec_uint ("suspect", NULL, NULL, 0, G_MAXUINT, 0, read);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[SHOW_PLACE] = g_signal_new ("show-place", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                      5, LOOSE_TYPE_PROGRAM, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[LIGHT] = g_signal_new ("light", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 LOOSE_TYPE_PROGRAM, G_TYPE_POINTER);
  signals[WRITTEN] = g_signal_new ("written", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_POINTER, G_TYPE_POINTER);
  signals[BREAKPOINTS_CHANGED]
      = g_signal_new ("breakpoints-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FILES_WRITTEN] = g_signal_new ("files-written", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[NOT_KEPT]
      = g_signal_new ("not-kept", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
loose_session_init (LooseSession *self)
{
  self->buffer = gtk_source_buffer_new (NULL);
  gtk_source_buffer_set_highlight_matching_brackets (self->buffer, FALSE);
  self->compiler = loose_compiler_new ();
  self->player = loose_player_new ();
  self->inquiry = loose_inquiry_new (self->player);
  self->profile = loose_profile_new (self->player);
  self->project = loose_project_new (NULL);
  self->keeper = loose_keeper_new (GTK_TEXT_BUFFER (self->buffer));
  self->stops = loose_stops_new (self->buffer);
  self->seed = 1;
  self->play_again = TRUE;
  self->same_chance = TRUE;
  heed_suspicion (self);
  g_signal_connect_object (self->keeper, "failed", G_CALLBACK (not_kept_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stops, "changed", G_CALLBACK (breakpoints_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->compiler, "compiled", G_CALLBACK (compiled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->compiler, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "modified-changed", G_CALLBACK (modified_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->buffer, "notify::cursor-position", G_CALLBACK (update_cursor_rule), self, G_CONNECT_SWAPPED);
}

LooseSession *
loose_session_new (void)
{
  return g_object_new (LOOSE_TYPE_SESSION, NULL);
}
