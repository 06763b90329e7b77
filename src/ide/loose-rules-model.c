/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-rules-model.h"

#include "loose-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- items ---------------------------------------------------------------------------------------------------------------------- */

struct _LooseRuleItem {
  GObject      parent_instance;
  LeafProgram *program;
  LooseRow     row;
};

G_DEFINE_FINAL_TYPE (LooseRuleItem, loose_rule_item, G_TYPE_OBJECT)

static void
loose_rule_item_finalize (GObject *object)
{
  g_clear_pointer (&LOOSE_RULE_ITEM (object)->program, leaf_program_unref);
  G_OBJECT_CLASS (loose_rule_item_parent_class)->finalize (object);
}

static void
loose_rule_item_class_init (LooseRuleItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_rule_item_finalize;
}

static void
loose_rule_item_init (LooseRuleItem *self)
{
}

const LooseRow *
loose_rule_item_get_row (LooseRuleItem *self)
{
  return &self->row;
}

LeafProgram *
loose_rule_item_get_program (LooseRuleItem *self)
{
  return self->program;
}

char *
loose_rule_item_dup_title (LooseRuleItem *self)
{
  switch (self->row.sort) {
  case LOOSE_ROW_RULEBOOK:
    return loose_words_with_capital (leaf_program_rulebook (self->program, self->row.rulebook).name);
  case LOOSE_ROW_RULE:
    return loose_words_of_rule (self->program, self->row.rule);
  case LOOSE_ROW_HIDDEN:
  default:
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u rule of the library", "%u rules of the library", self->row.n_hidden), self->row.n_hidden);
  }
}

static void
add_part (GString *out, const char *part)
{
  if (out->len > 0)
    g_string_append (out, " · ");
  g_string_append (out, part);
}

static void
describe_outcomes (GString *out, LeafProgram *program, guint32 rulebook, const LeafRulebookInfo *info)
{
  for (guint32 i = 1; i <= info->n_outcomes; i++) {
    LeafDefaultOutcome sense;
    const char *name = leaf_program_rulebook_outcome (program, rulebook, i, &sense);
    g_autofree char *part = NULL;

    /* translators: a named outcome of a rulebook, then whether it counts as success or failure */
    part = sense == LEAF_DEFAULT_SUCCESS   ? g_strdup_printf (_("%s (success)"), name)
           : sense == LEAF_DEFAULT_FAILURE ? g_strdup_printf (_("%s (failure)"), name)
                                           : g_strdup (name);
    g_string_append (out, i == 1 ? "" : ", ");
    g_string_append (out, part);
    if (i == info->default_named_outcome)
      g_string_append (out, _(", the default"));
  }
}

static void
describe_variables (GString *out, LeafProgram *program, guint32 rulebook, const LeafRulebookInfo *info)
{
  for (guint32 i = 1; i <= info->n_variables; i++) {
    const char *kind = NULL;
    const char *name = leaf_program_rulebook_variable (program, rulebook, i, &kind);

    g_string_append_printf (out, kind != NULL ? "%s%s (%s)" : "%s%s", i == 1 ? "" : ", ", name, kind);
  }
}

static char *
describe_rulebook (LeafProgram *program, guint32 rulebook)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, rulebook);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) names = g_string_new (NULL);

  if (info.basis != NULL && !g_str_equal (info.basis, "nothing")) {
    /* translators: what a rulebook is about: "an action", "an object" ... %s is a kind of the language, left as it is */
    g_autofree char *part = g_strdup_printf (_("based on %s"), info.basis);
    add_part (out, part);
  }
  if (info.product != NULL) {
    g_autofree char *part = g_strdup_printf (_("produces %s"), info.product);
    add_part (out, part);
  }
  if (info.default_outcome == LEAF_DEFAULT_SUCCESS)
    add_part (out, _("default success"));
  else if (info.default_outcome == LEAF_DEFAULT_FAILURE)
    add_part (out, _("default failure"));
  if (info.n_outcomes > 0) {
    describe_outcomes (names, program, rulebook, &info);
    g_autofree char *part = g_strdup_printf (_("outcomes: %s"), names->str);
    add_part (out, part);
    g_string_truncate (names, 0);
  }
  if (info.n_variables > 0) {
    describe_variables (names, program, rulebook, &info);
    g_autofree char *part = g_strdup_printf (_("variables: %s"), names->str);
    add_part (out, part);
  }
  return out->len > 0 ? g_strdup (out->str) : NULL;
}

/* A named rule is shown by its name, and its preamble stands below. */
static char *
describe_rule (LeafProgram *program, guint32 rule)
{
  LeafRuleInfo info = leaf_program_rule (program, rule);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *preamble = loose_words_of_preamble (program, rule);

  if (preamble != NULL)
    add_part (out, preamble);
  for (guint32 i = 0; i < info.n_changes; i++) {
    LeafPlace place;
    const char *sentence = leaf_program_rule_change (program, rule, i, &place);
    if (sentence != NULL)
      add_part (out, sentence);
  }
  return out->len > 0 ? g_strdup (out->str) : NULL;
}

char *
loose_rule_item_dup_subtitle (LooseRuleItem *self)
{
  switch (self->row.sort) {
  case LOOSE_ROW_RULEBOOK:
    return describe_rulebook (self->program, self->row.rulebook);
  case LOOSE_ROW_RULE:
    return describe_rule (self->program, self->row.rule);
  case LOOSE_ROW_HIDDEN:
  default:
    return NULL;
  }
}

/* Neighbours on the page that are neighbours in the rulebook too have a verdict of their own; others are compared. */
static LeafNeighbours
judge (LeafProgram *program, const LooseRow *row, LeafVerdict *verdict)
{
  if (row->next_position == row->position + 1)
    return leaf_program_neighbours (program, row->rulebook, row->position, verdict);
  *verdict = leaf_program_compare (program, row->rule, row->next_rule);
  return verdict->order > 0 ? LEAF_NEIGHBOURS_MORE_SPECIFIC : verdict->order < 0 ? LEAF_NEIGHBOURS_LESS_SPECIFIC : LEAF_NEIGHBOURS_EQUAL;
}

gboolean
loose_rule_item_get_mark (LooseRuleItem *self, LeafNeighbours *sort, char **short_text, char **words)
{
  LeafVerdict verdict = { 0 };

  if (self->row.sort != LOOSE_ROW_RULE || self->row.next_rule == 0)
    return FALSE;
  *sort = judge (self->program, &self->row, &verdict);
  switch (*sort) {
  case LEAF_NEIGHBOURS_MORE_SPECIFIC:
    *short_text = verdict.law != LEAF_LAW_NONE ? g_strdup (leaf_law_number (verdict.law)) : g_strdup ("↓");
    *words = g_strdup (verdict.law != LEAF_LAW_NONE ? leaf_law_title (verdict.law) : _("more specific"));
    break;
  case LEAF_NEIGHBOURS_PLACED:
    *short_text = g_strdup (_("placed"));
    *words = g_strdup (_("by hand"));
    break;
  case LEAF_NEIGHBOURS_LESS_SPECIFIC:
    *short_text = g_strdup (_("above"));
    *words = g_strdup (_("though less specific"));
    break;
  case LEAF_NEIGHBOURS_EQUAL:
  default:
    *short_text = g_strdup ("=");
    *words = g_strdup (_("as in the source"));
    break;
  }
  return TRUE;
}

char *
loose_rule_item_dup_reason (LooseRuleItem *self)
{
  const LooseRow *row = &self->row;

  if (row->sort != LOOSE_ROW_RULE || row->next_rule == 0)
    return NULL;
  if (row->next_position == row->position + 1)
    return leaf_program_explain_neighbours (self->program, row->rulebook, row->position);
  return leaf_program_explain (self->program, row->rule, row->next_rule);
}

/* --- the model ------------------------------------------------------------------------------------------------------------------- */

struct _LooseRulesModel {
  GObject      parent_instance;
  LeafProgram *program;
  GArray      *rows;     /* of LooseRow */
  GHashTable  *expanded; /* rulebook's name -> GINT 1 open, 2 closed: as the author left it */
  char        *search;   /* folded; NULL: none */
  gboolean     show_library;
};

static void loose_rules_model_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseRulesModel, loose_rules_model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, loose_rules_model_list_init))

static GType
loose_rules_model_get_item_type (GListModel *model)
{
  return LOOSE_TYPE_RULE_ITEM;
}

static guint
loose_rules_model_get_n_items (GListModel *model)
{
  return LOOSE_RULES_MODEL (model)->rows->len;
}

static gpointer
loose_rules_model_get_item (GListModel *model, guint index)
{
  LooseRulesModel *self = LOOSE_RULES_MODEL (model);
  LooseRuleItem *item;

  if (index >= self->rows->len)
    return NULL;
  item = g_object_new (LOOSE_TYPE_RULE_ITEM, NULL);
  item->program = leaf_program_ref (self->program);
  item->row = g_array_index (self->rows, LooseRow, index);
  return item;
}

static void
loose_rules_model_list_init (GListModelInterface *iface)
{
  iface->get_item_type = loose_rules_model_get_item_type;
  iface->get_n_items = loose_rules_model_get_n_items;
  iface->get_item = loose_rules_model_get_item;
}

/* --- building the rows ------------------------------------------------------------------------------------------------------------ */

static guint64
mix (guint64 hash, const char *text)
{
  for (; text != NULL && *text != '\0'; text++)
    hash = (hash ^ (guchar) *text) * G_GUINT64_CONSTANT (1099511628211);
  return hash * G_GUINT64_CONSTANT (31) + 7;
}

static guint64
mix_number (guint64 hash, guint64 number)
{
  return (hash ^ number) * G_GUINT64_CONSTANT (1099511628211);
}

static guint64
mix_rule (guint64 hash, LeafProgram *program, guint32 rule)
{
  LeafRuleInfo info = leaf_program_rule (program, rule);

  hash = mix (mix (hash, info.name), info.preamble);
  return mix_number (hash, info.n_changes);
}

static void
hash_row (LooseRulesModel *self, LooseRow *row)
{
  guint64 hash = mix_number (G_GUINT64_CONSTANT (14695981039346656037), row->sort);

  if (row->sort == LOOSE_ROW_RULEBOOK) {
    g_autofree char *about = describe_rulebook (self->program, row->rulebook);
    hash = mix (mix (hash, leaf_program_rulebook (self->program, row->rulebook).name), about);
    hash = mix_number (hash, row->expanded + 1);
  } else if (row->sort == LOOSE_ROW_RULE) {
    hash = mix_number (mix_rule (hash, self->program, row->rule), row->position);
    if (row->next_rule != 0) {
      LeafVerdict verdict = { 0 };
      LeafNeighbours sort = judge (self->program, row, &verdict);
      hash = mix_number (mix_rule (hash, self->program, row->next_rule), sort * 100 + verdict.law);
    }
  } else {
    hash = mix_number (hash, row->n_hidden);
  }
  row->hash = hash;
}

static gboolean
matches (LooseRulesModel *self, const char *text)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, self->search) != NULL;
}

static gboolean
rule_is_wanted (LooseRulesModel *self, guint32 rule, gboolean book_matches)
{
  LeafRuleInfo info = leaf_program_rule (self->program, rule);

  if (info.is_library && !self->show_library)
    return FALSE;
  return self->search == NULL || book_matches || matches (self, info.name) || matches (self, info.preamble);
}

static gboolean
is_expanded (LooseRulesModel *self, const LeafRulebookInfo *info, gboolean has_own)
{
  int choice = GPOINTER_TO_INT (g_hash_table_lookup (self->expanded, info->name));

  if (self->search != NULL)
    return TRUE;
  return choice != 0 ? choice == 1 : has_own;
}

static void
add_hidden (GArray *rows, guint32 rulebook, guint32 *n_hidden)
{
  LooseRow row = { .sort = LOOSE_ROW_HIDDEN, .rulebook = rulebook, .n_hidden = *n_hidden };

  if (*n_hidden > 0)
    g_array_append_val (rows, row);
  *n_hidden = 0;
}

/* Rules of one rulebook; a run of hidden ones becomes one row that says how many. */
static void
add_rules (LooseRulesModel *self, GArray *rows, guint32 rulebook, guint32 n_rules, gboolean book_matches)
{
  guint32 n_hidden = 0;
  int above = -1; /* row of the rule shown last */

  for (guint32 position = 0; position < n_rules; position++) {
    guint32 rule = leaf_program_rulebook_rule (self->program, rulebook, position);
    LooseRow row = { .sort = LOOSE_ROW_RULE, .rulebook = rulebook, .rule = rule, .position = position };

    if (rule == 0)
      continue;
    if (!rule_is_wanted (self, rule, book_matches)) {
      n_hidden += leaf_program_rule (self->program, rule).is_library && !self->show_library;
      continue;
    }
    add_hidden (rows, rulebook, &n_hidden);
    if (above >= 0 && self->search == NULL) {
      g_array_index (rows, LooseRow, above).next_rule = rule;
      g_array_index (rows, LooseRow, above).next_position = position;
    }
    above = rows->len;
    g_array_append_val (rows, row);
  }
  if (self->search == NULL)
    add_hidden (rows, rulebook, &n_hidden);
}

static void
add_rulebook (LooseRulesModel *self, GArray *rows, guint32 rulebook)
{
  LeafRulebookInfo info = leaf_program_rulebook (self->program, rulebook);
  gboolean book_matches = self->search != NULL && matches (self, info.name);
  gboolean has_own = FALSE, has_wanted = FALSE;
  LooseRow row = { .sort = LOOSE_ROW_RULEBOOK, .rulebook = rulebook };

  for (guint32 position = 0; position < info.n_rules && !(has_own && has_wanted); position++) {
    guint32 rule = leaf_program_rulebook_rule (self->program, rulebook, position);
    if (rule != 0) {
      has_own |= !leaf_program_rule (self->program, rule).is_library;
      has_wanted |= rule_is_wanted (self, rule, book_matches);
    }
  }
  if (!has_wanted && !(self->search == NULL && (!info.is_library || self->show_library)))
    return;
  row.expanded = is_expanded (self, &info, has_own);
  g_array_append_val (rows, row);
  if (row.expanded)
    add_rules (self, rows, rulebook, info.n_rules, book_matches);
}

static void
rebuild (LooseRulesModel *self)
{
  g_autoptr (GArray) old = self->rows;
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (LooseRow));
  guint head = 0, tail = 0, shorter;

  for (guint32 i = 1; self->program != NULL && i <= leaf_program_n_rulebooks (self->program); i++)
    add_rulebook (self, rows, i);
  for (guint i = 0; i < rows->len; i++)
    hash_row (self, &g_array_index (rows, LooseRow, i));
  self->rows = rows;

  shorter = MIN (old->len, rows->len);
  while (head < shorter && g_array_index (old, LooseRow, head).hash == g_array_index (rows, LooseRow, head).hash)
    head++;
  while (tail < shorter - head &&
         g_array_index (old, LooseRow, old->len - 1 - tail).hash == g_array_index (rows, LooseRow, rows->len - 1 - tail).hash)
    tail++;
  if (old->len - head - tail > 0 || rows->len - head - tail > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), head, old->len - head - tail, rows->len - head - tail);
}

void
loose_rules_model_set_program (LooseRulesModel *self, LeafProgram *program)
{
  g_autoptr (LeafProgram) old = g_steal_pointer (&self->program);

  self->program = program != NULL ? leaf_program_ref (program) : NULL;
  rebuild (self);
}

LeafProgram *
loose_rules_model_get_program (LooseRulesModel *self)
{
  return self->program;
}

void
loose_rules_model_set_search (LooseRulesModel *self, const char *words)
{
  g_free (self->search);
  self->search = words != NULL && *words != '\0' ? g_utf8_casefold (words, -1) : NULL;
  rebuild (self);
}

void
loose_rules_model_set_show_library (LooseRulesModel *self, gboolean show)
{
  self->show_library = show;
  rebuild (self);
}

const LooseRow *
loose_rules_model_get_row (LooseRulesModel *self, guint index)
{
  return index < self->rows->len ? &g_array_index (self->rows, LooseRow, index) : NULL;
}

static void
expand_rulebook (LooseRulesModel *self, guint32 rulebook, gboolean expanded)
{
  const char *name = leaf_program_rulebook (self->program, rulebook).name;

  g_hash_table_replace (self->expanded, g_strdup (name), GINT_TO_POINTER (expanded ? 1 : 2));
  rebuild (self);
}

void
loose_rules_model_set_expanded (LooseRulesModel *self, guint index, gboolean expanded)
{
  const LooseRow *row = loose_rules_model_get_row (self, index);

  if (row != NULL && row->sort == LOOSE_ROW_RULEBOOK && row->expanded != expanded)
    expand_rulebook (self, row->rulebook, expanded);
}

static guint
find_row (LooseRulesModel *self, LooseRowSort sort, guint32 id)
{
  for (guint i = 0; i < self->rows->len; i++) {
    const LooseRow *row = &g_array_index (self->rows, LooseRow, i);
    if (row->sort == sort && (sort == LOOSE_ROW_RULE ? row->rule : row->rulebook) == id)
      return i;
  }
  return G_MAXUINT;
}

guint
loose_rules_model_find_rulebook (LooseRulesModel *self, guint32 rulebook)
{
  return find_row (self, LOOSE_ROW_RULEBOOK, rulebook);
}

guint
loose_rules_model_find_rule (LooseRulesModel *self, guint32 rule)
{
  guint row = find_row (self, LOOSE_ROW_RULE, rule);
  guint32 home;

  if (row != G_MAXUINT || self->program == NULL || rule == 0 || rule > leaf_program_n_rules (self->program))
    return row;
  home = leaf_program_rule (self->program, rule).home;
  row = home != 0 ? loose_rules_model_find_rulebook (self, home) : G_MAXUINT;
  if (row == G_MAXUINT || loose_rules_model_get_row (self, row)->expanded)
    return G_MAXUINT;
  expand_rulebook (self, home, TRUE);
  return find_row (self, LOOSE_ROW_RULE, rule);
}

static void
loose_rules_model_finalize (GObject *object)
{
  LooseRulesModel *self = LOOSE_RULES_MODEL (object);

  g_clear_pointer (&self->program, leaf_program_unref);
  g_array_unref (self->rows);
  g_hash_table_unref (self->expanded);
  g_free (self->search);
  G_OBJECT_CLASS (loose_rules_model_parent_class)->finalize (object);
}

static void
loose_rules_model_class_init (LooseRulesModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_rules_model_finalize;
}

static void
loose_rules_model_init (LooseRulesModel *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (LooseRow));
  self->expanded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

LooseRulesModel *
loose_rules_model_new (void)
{
  return g_object_new (LOOSE_TYPE_RULES_MODEL, NULL);
}
