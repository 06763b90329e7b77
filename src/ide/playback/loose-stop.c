/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-stop.h"

#include "loose-page.h"
#include "loose-words.h"

#include <glib/gi18n.h>

/* What is kept of one: sort, words (of one on a line the name of its source), condition, hits, log, enabled, line, text of the line. */
#define KEPT "(sssusbis)"

struct _LooseStop {
  GObject parent_instance;

  LooseStopSort sort;
  char *words;         /* of a resting LINE the name of its source; empty: the story's */
  GtkSourceMark *mark; /* LINE; NULL: it rests */
  int line;            /* of a resting one, with what stood there */
  char *text;
  gboolean enabled;
  char *condition, *log; /* NULL or not empty */
  guint hits;
  char *problem;
};

G_DEFINE_FINAL_TYPE (LooseStop, loose_stop, G_TYPE_OBJECT)

enum { PROP_0, PROP_ENABLED, PROP_CONDITION, PROP_HITS, PROP_LOG, PROP_PROBLEM, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

/* What each sort is called, in files and by people, and what the engine is asked for. */
static const struct {
  const char *name, *words, *title;
  LeafBreakpointSort halt;
  LeafOutcome outcome;
} sorts[LOOSE_N_STOPS] = {
  [LOOSE_STOP_LINE] = { "line", N_ ("Line"), N_ ("Line %s"), LEAF_BREAKPOINT_LINE, LEAF_OUTCOME_NONE },
  [LOOSE_STOP_RULE] = { "rule", N_ ("A rule runs"), N_ ("Rule: %s"), LEAF_BREAKPOINT_RULE, LEAF_OUTCOME_NONE },
  [LOOSE_STOP_RULEBOOK] = { "rulebook", N_ ("A rulebook begins"), N_ ("Rulebook: %s"), LEAF_BREAKPOINT_RULEBOOK, LEAF_OUTCOME_NONE },
  [LOOSE_STOP_ACTION] = { "action", N_ ("An action begins"), N_ ("Action: %s"), LEAF_BREAKPOINT_ACTION, LEAF_OUTCOME_NONE },
  [LOOSE_STOP_ACTIVITY] = { "activity", N_ ("An activity begins"), N_ ("Activity: %s"), LEAF_BREAKPOINT_ACTIVITY, LEAF_OUTCOME_NONE },
  [LOOSE_STOP_PHRASE] = { "phrase", N_ ("A phrase runs"), N_ ("Phrase: %s"), LEAF_BREAKPOINT_PHRASE, LEAF_OUTCOME_NONE },
  [LOOSE_STOP_SCENE] = { "scene", N_ ("A scene begins or ends"), N_ ("Scene: %s"), LEAF_BREAKPOINT_CHANGE, LEAF_OUTCOME_NONE },
  [LOOSE_STOP_FAILURE] = { "failure", N_ ("A rulebook fails"), N_ ("Failure of: %s"), LEAF_BREAKPOINT_OUTCOME, LEAF_OUTCOME_FAILURE },
  [LOOSE_STOP_SUCCESS] = { "success", N_ ("A rulebook succeeds"), N_ ("Success of: %s"), LEAF_BREAKPOINT_OUTCOME, LEAF_OUTCOME_SUCCESS },
  [LOOSE_STOP_VALUE] = { "value", N_ ("A value changes"), N_ ("Change of: %s"), LEAF_BREAKPOINT_CHANGE, LEAF_OUTCOME_NONE },
  [LOOSE_STOP_TEXT] = { "text", N_ ("A text is printed"), N_ ("Text: %s"), LEAF_BREAKPOINT_TEXT, LEAF_OUTCOME_NONE },
};

const char *
loose_stop_sort_words (LooseStopSort sort)
{
  return _ (sorts[sort].words);
}

LooseStopSort
loose_stop_get_sort (LooseStop *self)
{
  return self->sort;
}

const char *
loose_stop_get_words (LooseStop *self)
{
  return self->words;
}

GtkSourceMark *
loose_stop_get_mark (LooseStop *self)
{
  return self->mark;
}

void
loose_stop_set_mark (LooseStop *self, GtkSourceMark *mark)
{
  g_set_object (&self->mark, mark);
}

gboolean
loose_stop_is_resting (LooseStop *self)
{
  return self->sort == LOOSE_STOP_LINE && self->mark == NULL;
}

const char *
loose_stop_get_source (LooseStop *self)
{
  GtkSourceBuffer *buffer = loose_stop_get_buffer (self);
  LoosePage *page = buffer != NULL ? loose_page_of_buffer (GTK_TEXT_BUFFER (buffer)) : NULL;

  if (page != NULL)
    return loose_page_get_name (page);
  return loose_stop_is_resting (self) && *self->words != '\0' ? self->words : NULL;
}

static gboolean
find_line (LooseStop *self, GtkTextIter *iter)
{
  GtkTextBuffer *buffer = self->mark != NULL ? gtk_text_mark_get_buffer (GTK_TEXT_MARK (self->mark)) : NULL;

  if (buffer == NULL || gtk_text_mark_get_deleted (GTK_TEXT_MARK (self->mark)))
    return FALSE;
  gtk_text_buffer_get_iter_at_mark (buffer, iter, GTK_TEXT_MARK (self->mark));
  return TRUE;
}

GtkSourceBuffer *
loose_stop_get_buffer (LooseStop *self)
{
  GtkTextIter iter;

  return find_line (self, &iter) ? GTK_SOURCE_BUFFER (gtk_text_iter_get_buffer (&iter)) : NULL;
}

int
loose_stop_get_line (LooseStop *self)
{
  GtkTextIter iter;

  if (loose_stop_is_resting (self))
    return self->line;
  return find_line (self, &iter) ? gtk_text_iter_get_line (&iter) : -1;
}

/* What stands on its line; free. */
static char *
dup_line_text (LooseStop *self)
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
loose_stop_rest (LooseStop *self, const char *source)
{
  char *text = dup_line_text (self);

  self->line = loose_stop_get_line (self);
  g_free (self->text);
  self->text = text;
  g_free (self->words);
  self->words = g_strdup (source != NULL ? source : "");
  g_clear_object (&self->mark);
}

int
loose_stop_find_line (LooseStop *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  int n = (int) g_strv_length (lines), nearest = -1;

  for (int i = 0; i < n; i++)
    if (g_str_equal (g_strstrip (lines[i]), self->text) && (nearest < 0 || ABS (i - self->line) < ABS (nearest - self->line)))
      nearest = i;
  return nearest;
}

gboolean
loose_stop_is_enabled (LooseStop *self)
{
  return self->enabled;
}

char *
loose_stop_dup_title (LooseStop *self)
{
  g_autofree char *text = NULL, *line = NULL;

  if (self->sort != LOOSE_STOP_LINE)
    return g_strdup_printf (_ (sorts[self->sort].title), *self->words != '\0' ? self->words : _ ("any"));
  text = dup_line_text (self);
  line = loose_stop_get_source (self) != NULL
             ? g_strdup_printf ("%d (%s): %s", loose_stop_get_line (self) + 1, loose_stop_get_source (self), text)
             : g_strdup_printf ("%d: %s", loose_stop_get_line (self) + 1, text);
  return g_strdup_printf (_ (sorts[self->sort].title), line);
}

static void
add_detail (GString *out, const char *detail)
{
  g_string_append_printf (out, "%s%s", out->len > 0 ? " · " : "", detail);
}

char *
loose_stop_dup_detail (LooseStop *self)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *condition = self->condition != NULL ? g_strdup_printf (_ ("if %s"), self->condition) : NULL;
  g_autofree char *hits = self->hits > 1 ? g_strdup_printf (_ ("from the %u. time on"), self->hits) : NULL;
  g_autofree char *log = self->log != NULL ? g_strdup_printf (_ ("tells “%s” and goes on"), self->log) : NULL;

  if (condition != NULL)
    add_detail (out, condition);
  if (hits != NULL)
    add_detail (out, hits);
  if (log != NULL)
    add_detail (out, log);
  if (self->problem != NULL)
    add_detail (out, self->problem);
  return out->len > 0 ? g_strdup (out->str) : NULL;
}

void
loose_stop_set_problem (LooseStop *self, const char *problem)
{
  if (g_strcmp0 (self->problem, problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

/* --- in a play --------------------------------------------------------------------------------------------------------------------- */

static guint32
id_of (LooseStop *self, LeafProgram *program)
{
  if (self->sort == LOOSE_STOP_RULE)
    return leaf_program_find_rule (program, self->words);
  if (self->sort == LOOSE_STOP_RULEBOOK || self->sort == LOOSE_STOP_FAILURE || self->sort == LOOSE_STOP_SUCCESS)
    return leaf_program_find_rulebook (program, self->words);
  return 0;
}

/* A line that holds only a rule's preamble has no statement of its own: the stop is on the rule. */
static guint32
apply_on_rule_of_line (LeafPlay *play, LeafBreakpointSpec *wish, char **problem)
{
  g_autofree char *words = g_strdup_printf ("line:%u", wish->line);

  wish->id = leaf_program_find_rule (leaf_play_program (play), words);
  wish->sort = LEAF_BREAKPOINT_RULE;
  if (wish->id == 0)
    return 0;
  g_clear_pointer (problem, g_free);
  return leaf_play_add_breakpoint_in (play, wish, loose_words_translate, NULL, problem);
}

guint32
loose_stop_apply (LooseStop *self, LeafPlay *play, guint32 source, guint32 line, char **problem)
{
  LeafProgram *program = leaf_play_program (play);
  g_autofree char *happening = self->sort == LOOSE_STOP_SCENE ? g_strdup_printf ("%s is happening", self->words) : NULL;
  LeafBreakpointSpec wish = { .sort = sorts[self->sort].halt,
                        .id = id_of (self, program),
                        .source = source,
                        .line = line,
                        .outcome = sorts[self->sort].outcome,
                        .words = happening != NULL                                       ? happening
                                 : *self->words != '\0' && self->sort != LOOSE_STOP_LINE ? self->words
                                                                                         : NULL,
                        .condition = self->condition,
                        .hits = self->hits,
                        .log = self->log };
  guint32 number;

  *problem = NULL;
  if (wish.id == 0 && (self->sort == LOOSE_STOP_RULE || self->sort == LOOSE_STOP_RULEBOOK)) {
    *problem = g_strdup (_ ("The story has none of that name"));
    return 0;
  }
  number = leaf_play_add_breakpoint_in (play, &wish, loose_words_translate, NULL, problem);
  if (number == 0 && self->sort == LOOSE_STOP_LINE)
    number = apply_on_rule_of_line (play, &wish, problem);
  return number;
}

/* --- kept ------------------------------------------------------------------------------------------------------------------------------ */

char *
loose_stop_to_string (LooseStop *self)
{
  g_autofree char *text = dup_line_text (self);
  const char *source = loose_stop_get_source (self), *words = self->sort != LOOSE_STOP_LINE ? self->words : source;
  g_autoptr (GVariant) kept = g_variant_ref_sink (
      g_variant_new (KEPT, sorts[self->sort].name, words != NULL ? words : "", self->condition != NULL ? self->condition : "",
                     self->hits, self->log != NULL ? self->log : "", self->enabled, loose_stop_get_line (self), text));

  return g_variant_print (kept, FALSE);
}

LooseStop *
loose_stop_from_string (const char *string)
{
  g_autoptr (GVariant) kept = g_variant_parse (G_VARIANT_TYPE (KEPT), string, NULL, NULL, NULL);
  const char *name, *words, *condition, *log;
  guint hits;
  gboolean enabled;
  int line;
  g_autofree char *text = NULL;
  LooseStop *self = NULL;

  if (kept == NULL)
    return NULL;
  g_variant_get (kept, "(&s&s&su&sbis)", &name, &words, &condition, &hits, &log, &enabled, &line, &text);
  for (guint i = 0; i < LOOSE_N_STOPS && self == NULL; i++)
    if (g_str_equal (name, sorts[i].name))
      self = loose_stop_new (i, words);
  if (self == NULL)
    return NULL;
  self->line = line;
  self->text = g_steal_pointer (&text);
  g_object_set (self, "condition", condition, "hits", hits, "log", log, "enabled", enabled, NULL);
  return self;
}

/* --- the object ------------------------------------------------------------------------------------------------------------------------ */

static void
loose_stop_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LooseStop *self = LOOSE_STOP (object);

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
loose_stop_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LooseStop *self = LOOSE_STOP (object);

  switch (id) {
  case PROP_ENABLED: self->enabled = g_value_get_boolean (value); break;
  case PROP_CONDITION: set_text (&self->condition, value); break;
  case PROP_HITS: self->hits = g_value_get_uint (value); break;
  case PROP_LOG: set_text (&self->log, value); break;
  case PROP_PROBLEM: loose_stop_set_problem (self, g_value_get_string (value)); break;
  default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
loose_stop_finalize (GObject *object)
{
  LooseStop *self = LOOSE_STOP (object);

  g_free (self->words);
  g_free (self->text);
  g_free (self->condition);
  g_free (self->log);
  g_free (self->problem);
  g_clear_object (&self->mark);
  G_OBJECT_CLASS (loose_stop_parent_class)->finalize (object);
}

static void
loose_stop_class_init (LooseStopClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = loose_stop_get_property;
  object_class->set_property = loose_stop_set_property;
  object_class->finalize = loose_stop_finalize;
  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE, flags);
  properties[PROP_CONDITION] = g_param_spec_string ("condition", NULL, NULL, NULL, flags);
  properties[PROP_HITS] = g_param_spec_uint ("hits", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_LOG] = g_param_spec_string ("log", NULL, NULL, NULL, flags);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
loose_stop_init (LooseStop *self)
{
  self->enabled = TRUE;
}

LooseStop *
loose_stop_new (LooseStopSort sort, const char *words)
{
  LooseStop *self = g_object_new (LOOSE_TYPE_STOP, NULL);

  self->sort = sort;
  self->words = g_strstrip (g_strdup (words != NULL ? words : ""));
  return self;
}

LooseStop *
loose_stop_new_on_line (GtkSourceMark *mark)
{
  LooseStop *self = loose_stop_new (LOOSE_STOP_LINE, NULL);

  self->mark = g_object_ref (mark);
  return self;
}
