/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-rule-preview.h"

#include <string.h>

/* The delay after the last key or the last move of the cursor. */
#define PAUSE_MILLISECONDS 120
/* The longest line to try: no preamble is longer, but a paragraph of prose may be. */
#define MOST_BYTES 400

struct _LooseRulePreview {
  GObject parent_instance;

  LooseSession *session;   /* borrowed */
  LooseCompiler *compiler; /* compiles the story with the line */
  guint timeout;
  guint32 start, end; /* bytes of the line being tried */
  LeafProgram *program;
  guint32 rule;
};

G_DEFINE_FINAL_TYPE (LooseRulePreview, loose_rule_preview, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
set_found (LooseRulePreview *self, LeafProgram *program, guint32 rule)
{
  g_autoptr (LeafProgram) old = g_steal_pointer (&self->program);

  if (program == NULL && old == NULL)
    return;
  self->program = program != NULL ? leaf_program_ref (program) : NULL;
  self->rule = rule;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Returns TRUE if the rule is understood, that is, its preamble has no problem. */
static gboolean
is_understood (LeafProgram *program, guint32 rule)
{
  LeafPlace place = leaf_program_rule (program, rule).place;

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafPlace problem = leaf_program_problem (program, i).place;
    if (problem.source == place.source && problem.start < place.end
        && place.start < MAX (problem.end, problem.start + 1))
      return FALSE;
  }
  return TRUE;
}

/* Returns TRUE if the cursor is in a complete rule, which has its place without a preview. A rule that took in the
 * paragraph after it has a problem, and is not complete. */
static gboolean
is_in_rule (LooseRulePreview *self, LeafProgram *program)
{
  guint32 rule = loose_session_get_cursor_rule (self->session);

  return rule != 0 && rule <= leaf_program_n_rules (program) && is_understood (program, rule);
}

static void
compiled_cb (LooseRulePreview *self, LeafProgram *program)
{
  guint32 rule = leaf_program_rule_at (program, loose_session_get_source (self->session, program), self->start);

  if (rule != 0 && leaf_program_rule (program, rule).home != 0 && is_understood (program, rule))
    set_found (self, program, rule);
  else
    set_found (self, NULL, 0);
}

/* The line of the cursor, without white space and a colon at its end, if it may begin a rule: it is not in a body,
 * has no quotation, and ends no sentence. */
static char *
dup_line (LooseRulePreview *self)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
  GtkTextIter start, end;
  g_autofree char *line = NULL;

  gtk_text_buffer_get_iter_at_mark (buffer, &start, gtk_text_buffer_get_insert (buffer));
  gtk_text_iter_set_line_offset (&start, 0);
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  line = g_strchomp (gtk_text_buffer_get_text (buffer, &start, &end, TRUE));
  if (*line == '\0' || g_ascii_isspace (*line) || strlen (line) > MOST_BYTES || strpbrk (line, "\"[]") != NULL
      || g_str_has_suffix (line, ".") || strchr (line, ' ') == NULL)
    return NULL;
  if (g_str_has_suffix (line, ":"))
    line[strlen (line) - 1] = '\0';
  self->start = loose_session_get_byte (self->session, &start);
  self->end = self->start + (guint32) strlen (line);
  return strchr (line, ':') == NULL ? g_steal_pointer (&line) : NULL;
}

static gboolean
look_cb (gpointer data)
{
  LooseRulePreview *self = data;
  LeafProgram *program = loose_session_get_program (self->session);
  g_autofree char *line = NULL;
  LeafEdit edit = { .text = (char *) ":\n\tstop.\n" };

  self->timeout = 0;
  loose_compiler_cancel (self->compiler);
  if (loose_session_is_current (self->session) && !is_in_rule (self, program))
    line = dup_line (self);
  if (line == NULL) {
    set_found (self, NULL, 0);
    return G_SOURCE_REMOVE;
  }
  edit.place = (LeafPlace) { loose_session_get_source (self->session, program), self->end, self->end };
  loose_session_compile_with_edit (self->session, self->compiler, program, &edit);
  return G_SOURCE_REMOVE;
}

/* Cancels the compilation in progress, which is for the previous text and would only delay the next one. */
static void
moved_cb (LooseRulePreview *self)
{
  loose_compiler_cancel (self->compiler);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (PAUSE_MILLISECONDS, look_cb, self);
}

LeafProgram *
loose_rule_preview_get_program (LooseRulePreview *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_PREVIEW (self), NULL);
  return self->program;
}

guint32
loose_rule_preview_get_rule (LooseRulePreview *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_PREVIEW (self), 0);
  return self->program != NULL ? self->rule : 0;
}

static void
loose_rule_preview_dispose (GObject *object)
{
  LooseRulePreview *self = LOOSE_RULE_PREVIEW (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->compiler != NULL)
    loose_compiler_cancel (self->compiler);
  g_clear_object (&self->compiler);
  g_clear_pointer (&self->program, leaf_program_unref);
  G_OBJECT_CLASS (loose_rule_preview_parent_class)->dispose (object);
}

static void
loose_rule_preview_class_init (LooseRulePreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_rule_preview_dispose;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_rule_preview_init (LooseRulePreview *self)
{
  self->compiler = loose_compiler_new ();
  g_signal_connect_object (self->compiler, "compiled", G_CALLBACK (compiled_cb), self, G_CONNECT_SWAPPED);
}

LooseRulePreview *
loose_rule_preview_new (LooseSession *session)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LooseRulePreview *self = g_object_new (LOOSE_TYPE_RULE_PREVIEW, NULL);

  self->session = session;
  g_signal_connect_object (session, "notify::program", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "cursor-moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  return self;
}
