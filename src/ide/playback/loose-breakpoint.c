/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-breakpoint.h"

#include "loose-page.h"
#include "loose-format.h"
#include "loose-text-lines.h"

#include "leaf-condition.h"

#include <glib/gi18n.h>

/* The stored form: sort, words (on a line, the name of its source), condition, hits, message, enabled, line, text of
 * the line. */
#define KEPT "(sssusbis)"

struct _LooseBreakpoint {
  GObject parent_instance;

  LooseBreakpointSort sort;
  char *words;         /* of a LINE without a buffer, the name of its source; empty: the story's */
  GtkSourceMark *mark; /* of a LINE; NULL: no buffer is open for it */
  int line;            /* of a LINE without a buffer, with the text of the line */
  char *text;
  gboolean enabled;
  char *condition, *log; /* NULL or not empty */
  guint hits;
  char *problem;
};

G_DEFINE_FINAL_TYPE (LooseBreakpoint, loose_breakpoint, G_TYPE_OBJECT)

enum { PROP_0, PROP_ENABLED, PROP_CONDITION, PROP_HITS, PROP_LOG, PROP_PROBLEM, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

/* For each sort: its name in files, its words and title in the window, and the sort and outcome for the engine. */
static const struct {
  const char *name, *words, *title;
  LeafBreakpointSort sort;
  LeafOutcome outcome;
} sorts[LOOSE_N_STOPS] = {
  [LOOSE_BREAKPOINT_LINE] = { "line", N_ ("Line"), N_ ("Line %s"), LEAF_BREAKPOINT_LINE, LEAF_OUTCOME_NONE },
  [LOOSE_BREAKPOINT_RULE] = { "rule", N_ ("A rule runs"), N_ ("Rule: %s"), LEAF_BREAKPOINT_RULE, LEAF_OUTCOME_NONE },
  [LOOSE_BREAKPOINT_RULEBOOK]
  = { "rulebook", N_ ("A rulebook begins"), N_ ("Rulebook: %s"), LEAF_BREAKPOINT_RULEBOOK, LEAF_OUTCOME_NONE },
  [LOOSE_BREAKPOINT_ACTION]
  = { "action", N_ ("An action begins"), N_ ("Action: %s"), LEAF_BREAKPOINT_ACTION, LEAF_OUTCOME_NONE },
  [LOOSE_BREAKPOINT_ACTIVITY]
  = { "activity", N_ ("An activity begins"), N_ ("Activity: %s"), LEAF_BREAKPOINT_ACTIVITY, LEAF_OUTCOME_NONE },
  [LOOSE_BREAKPOINT_PHRASE]
  = { "phrase", N_ ("A phrase runs"), N_ ("Phrase: %s"), LEAF_BREAKPOINT_PHRASE, LEAF_OUTCOME_NONE },
  [LOOSE_BREAKPOINT_SCENE]
  = { "scene", N_ ("A scene begins or ends"), N_ ("Scene: %s"), LEAF_BREAKPOINT_CHANGE, LEAF_OUTCOME_NONE },
  [LOOSE_BREAKPOINT_FAILURE]
  = { "failure", N_ ("A rulebook fails"), N_ ("Rulebook fails: %s"), LEAF_BREAKPOINT_OUTCOME, LEAF_OUTCOME_FAILURE },
  [LOOSE_BREAKPOINT_SUCCESS] = { "success", N_ ("A rulebook succeeds"), N_ ("Rulebook succeeds: %s"),
                                 LEAF_BREAKPOINT_OUTCOME, LEAF_OUTCOME_SUCCESS },
  [LOOSE_BREAKPOINT_VALUE]
  = { "value", N_ ("A value changes"), N_ ("Value changes: %s"), LEAF_BREAKPOINT_CHANGE, LEAF_OUTCOME_NONE },
  [LOOSE_BREAKPOINT_TEXT]
  = { "text", N_ ("A text is printed"), N_ ("Text: %s"), LEAF_BREAKPOINT_TEXT, LEAF_OUTCOME_NONE },
};

const char *
loose_breakpoint_sort_words (LooseBreakpointSort sort)
{
  return _ (sorts[sort].words);
}

LooseBreakpointSort
loose_breakpoint_get_sort (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), (LooseBreakpointSort) 0);
  return self->sort;
}

const char *
loose_breakpoint_get_words (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), NULL);
  return self->words;
}

GtkSourceMark *
loose_breakpoint_get_mark (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), NULL);
  return self->mark;
}

void
loose_breakpoint_set_mark (LooseBreakpoint *self, GtkSourceMark *mark)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINT (self));
  g_set_object (&self->mark, mark);
}

gboolean
loose_breakpoint_is_detached (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), FALSE);
  return self->sort == LOOSE_BREAKPOINT_LINE && self->mark == NULL;
}

const char *
loose_breakpoint_get_source (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), NULL);
  GtkSourceBuffer *buffer = loose_breakpoint_get_buffer (self);
  LoosePage *page = buffer != NULL ? loose_page_of_buffer (GTK_TEXT_BUFFER (buffer)) : NULL;

  if (page != NULL)
    return loose_page_get_name (page);
  return loose_breakpoint_is_detached (self) && *self->words != '\0' ? self->words : NULL;
}

static gboolean
find_line (LooseBreakpoint *self, GtkTextIter *iter)
{
  GtkTextBuffer *buffer = self->mark != NULL ? gtk_text_mark_get_buffer (GTK_TEXT_MARK (self->mark)) : NULL;

  if (buffer == NULL || gtk_text_mark_get_deleted (GTK_TEXT_MARK (self->mark)))
    return FALSE;
  gtk_text_buffer_get_iter_at_mark (buffer, iter, GTK_TEXT_MARK (self->mark));
  return TRUE;
}

GtkSourceBuffer *
loose_breakpoint_get_buffer (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), NULL);
  GtkTextIter iter;

  return find_line (self, &iter) ? GTK_SOURCE_BUFFER (gtk_text_iter_get_buffer (&iter)) : NULL;
}

int
loose_breakpoint_get_line (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), 0);
  GtkTextIter iter;

  if (loose_breakpoint_is_detached (self))
    return self->line;
  return find_line (self, &iter) ? gtk_text_iter_get_line (&iter) : -1;
}

/* The text of its line. Free with g_free. */
static char *
dup_line_text (LooseBreakpoint *self)
{
  GtkTextIter start, end;

  if (!find_line (self, &start))
    return g_strdup (self->text != NULL ? self->text : "");
  gtk_text_iter_set_line_offset (&start, 0);
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  return g_strstrip (gtk_text_iter_get_text (&start, &end));
}

void
loose_breakpoint_detach (LooseBreakpoint *self, const char *source)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINT (self));
  char *text = dup_line_text (self);

  self->line = loose_breakpoint_get_line (self);
  g_free (self->text);
  self->text = text;
  g_free (self->words);
  self->words = g_strdup (source != NULL ? source : "");
  g_clear_object (&self->mark);
}

int
loose_breakpoint_find_line (LooseBreakpoint *self, const char *text)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), 0);
  g_auto (GStrv) lines = loose_text_lines_split (text);
  int n = (int) g_strv_length (lines), nearest = -1;

  for (int i = 0; i < n; i++)
    if (g_str_equal (g_strstrip (lines[i]), self->text)
        && (nearest < 0 || ABS (i - self->line) < ABS (nearest - self->line)))
      nearest = i;
  return nearest;
}

gboolean
loose_breakpoint_is_enabled (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), FALSE);
  return self->enabled;
}

char *
loose_breakpoint_dup_title (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), NULL);
  g_autofree char *text = NULL, *line = NULL;

  if (self->sort != LOOSE_BREAKPOINT_LINE)
    return g_strdup_printf (_ (sorts[self->sort].title), *self->words != '\0' ? self->words : _ ("any"));
  text = dup_line_text (self);
  line = loose_breakpoint_get_source (self) != NULL
             ? g_strdup_printf ("%d (%s): %s", loose_breakpoint_get_line (self) + 1, loose_breakpoint_get_source (self),
                                text)
             : g_strdup_printf ("%d: %s", loose_breakpoint_get_line (self) + 1, text);
  return g_strdup_printf (_ (sorts[self->sort].title), line);
}

char *
loose_breakpoint_dup_detail (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), NULL);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *condition
      = self->condition != NULL ? g_strdup_printf (_ ("if %s"), leaf_breakpoint_condition (self->condition)) : NULL;
  g_autofree char *hits = self->hits > 1 ? g_strdup_printf (_ ("after %u hits"), self->hits) : NULL;
  g_autofree char *log = self->log != NULL ? g_strdup_printf (_ ("logs “%s”"), self->log) : NULL;

  loose_format_add_detail (out, condition);
  loose_format_add_detail (out, hits);
  loose_format_add_detail (out, log);
  loose_format_add_detail (out, self->problem);
  return out->len > 0 ? g_strdup (out->str) : NULL;
}

void
loose_breakpoint_set_problem (LooseBreakpoint *self, const char *problem)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINT (self));
  if (g_strcmp0 (self->problem, problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

/* --- in a play ---------------------------------------------------------------------------------------------------- */

static guint32
id_of (LooseBreakpoint *self, LeafProgram *program)
{
  if (self->sort == LOOSE_BREAKPOINT_RULE)
    return leaf_program_find_rule (program, self->words);
  if (self->sort == LOOSE_BREAKPOINT_RULEBOOK || self->sort == LOOSE_BREAKPOINT_FAILURE
      || self->sort == LOOSE_BREAKPOINT_SUCCESS)
    return leaf_program_find_rulebook (program, self->words);
  return 0;
}

/* A line with only a rule's preamble has no statement: the breakpoint is on the rule. */
static guint32
apply_on_rule_of_line (LeafPlay *play, LeafBreakpointSpec *request, char **problem)
{
  g_autofree char *words = g_strdup_printf ("line:%u", request->line);

  request->id = leaf_program_find_rule (leaf_play_program (play), words);
  request->sort = LEAF_BREAKPOINT_RULE;
  if (request->id == 0)
    return 0;
  g_clear_pointer (problem, g_free);
  return leaf_play_add_breakpoint_in (play, request, loose_format_translate, NULL, problem);
}

guint32
loose_breakpoint_apply (LooseBreakpoint *self, LeafPlay *play, guint32 source, guint32 line, char **problem)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), 0);
  LeafProgram *program = leaf_play_program (play);
  g_autofree char *happening
      = self->sort == LOOSE_BREAKPOINT_SCENE ? g_strdup_printf ("%s is happening", self->words) : NULL;
  LeafBreakpointSpec request = { .sort = sorts[self->sort].sort,
                                 .id = id_of (self, program),
                                 .source = source,
                                 .line = line,
                                 .outcome = sorts[self->sort].outcome,
                                 .words = happening != NULL                                             ? happening
                                          : *self->words != '\0' && self->sort != LOOSE_BREAKPOINT_LINE ? self->words
                                                                                                        : NULL,
                                 .condition = self->condition,
                                 .hits = self->hits,
                                 .log = self->log };
  guint32 number;

  *problem = NULL;
  if (request.id == 0 && (self->sort == LOOSE_BREAKPOINT_RULE || self->sort == LOOSE_BREAKPOINT_RULEBOOK)) {
    *problem = g_strdup (_ ("The story has nothing of that name"));
    return 0;
  }
  number = leaf_play_add_breakpoint_in (play, &request, loose_format_translate, NULL, problem);
  if (number == 0 && self->sort == LOOSE_BREAKPOINT_LINE)
    number = apply_on_rule_of_line (play, &request, problem);
  if (number != 0 && self->condition != NULL)
    *problem = leaf_play_condition_problem_in (play, number, loose_format_translate, NULL);
  return number;
}

/* --- the stored form ---------------------------------------------------------------------------------------------- */

char *
loose_breakpoint_to_string (LooseBreakpoint *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT (self), NULL);
  g_autofree char *text = dup_line_text (self);
  const char *source = loose_breakpoint_get_source (self),
             *words = self->sort != LOOSE_BREAKPOINT_LINE ? self->words : source;
  g_autoptr (GVariant) kept = g_variant_ref_sink (g_variant_new (
      KEPT, sorts[self->sort].name, words != NULL ? words : "", self->condition != NULL ? self->condition : "",
      self->hits, self->log != NULL ? self->log : "", self->enabled, loose_breakpoint_get_line (self), text));

  return g_variant_print (kept, FALSE);
}

LooseBreakpoint *
loose_breakpoint_from_string (const char *string)
{
  g_autoptr (GVariant) kept = g_variant_parse (G_VARIANT_TYPE (KEPT), string, NULL, NULL, NULL);
  const char *name, *words, *condition, *log;
  guint hits;
  gboolean enabled;
  int line;
  g_autofree char *text = NULL;
  LooseBreakpoint *self = NULL;

  if (kept == NULL)
    return NULL;
  g_variant_get (kept, "(&s&s&su&sbis)", &name, &words, &condition, &hits, &log, &enabled, &line, &text);
  for (guint i = 0; i < LOOSE_N_STOPS && self == NULL; i++)
    if (g_str_equal (name, sorts[i].name))
      self = loose_breakpoint_new (i, words);
  if (self == NULL)
    return NULL;
  self->line = line;
  self->text = g_steal_pointer (&text);
  g_object_set (self, "condition", condition, "hits", hits, "log", log, "enabled", enabled, NULL);
  return self;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_breakpoint_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LooseBreakpoint *self = LOOSE_BREAKPOINT (object);

  switch (id) {
  case PROP_ENABLED: g_value_set_boolean (value, self->enabled); break;
  case PROP_CONDITION: g_value_set_string (value, self->condition); break;
  case PROP_HITS: g_value_set_uint (value, self->hits); break;
  case PROP_LOG: g_value_set_string (value, self->log); break;
  case PROP_PROBLEM: g_value_set_string (value, self->problem); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
set_text (char **text, const GValue *value)
{
  const char *given = g_value_get_string (value);

  g_free (*text);
  *text = given != NULL && *given != '\0' ? g_strdup (given) : NULL;
}

static void
loose_breakpoint_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LooseBreakpoint *self = LOOSE_BREAKPOINT (object);

  switch (id) {
  case PROP_ENABLED: self->enabled = g_value_get_boolean (value); break;
  case PROP_CONDITION: set_text (&self->condition, value); break;
  case PROP_HITS: self->hits = g_value_get_uint (value); break;
  case PROP_LOG: set_text (&self->log, value); break;
  case PROP_PROBLEM: loose_breakpoint_set_problem (self, g_value_get_string (value)); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
loose_breakpoint_finalize (GObject *object)
{
  LooseBreakpoint *self = LOOSE_BREAKPOINT (object);

  g_free (self->words);
  g_free (self->text);
  g_free (self->condition);
  g_free (self->log);
  g_free (self->problem);
  g_clear_object (&self->mark);
  G_OBJECT_CLASS (loose_breakpoint_parent_class)->finalize (object);
}

static void
loose_breakpoint_class_init (LooseBreakpointClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = loose_breakpoint_get_property;
  object_class->set_property = loose_breakpoint_set_property;
  object_class->finalize = loose_breakpoint_finalize;
  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE, flags);
  properties[PROP_CONDITION] = g_param_spec_string ("condition", NULL, NULL, NULL, flags);
  properties[PROP_HITS] = g_param_spec_uint ("hits", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_LOG] = g_param_spec_string ("log", NULL, NULL, NULL, flags);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
loose_breakpoint_init (LooseBreakpoint *self)
{
  self->enabled = TRUE;
}

LooseBreakpoint *
loose_breakpoint_new (LooseBreakpointSort sort, const char *words)
{
  LooseBreakpoint *self = g_object_new (LOOSE_TYPE_BREAKPOINT, NULL);

  self->sort = sort;
  self->words = g_strstrip (g_strdup (words != NULL ? words : ""));
  return self;
}

LooseBreakpoint *
loose_breakpoint_new_on_line (GtkSourceMark *mark)
{
  LooseBreakpoint *self = loose_breakpoint_new (LOOSE_BREAKPOINT_LINE, NULL);

  self->mark = g_object_ref (mark);
  return self;
}
