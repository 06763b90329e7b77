/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-rule-item.h"

#include "loose-format.h"

#include <glib/gi18n.h>
#include <string.h>

struct _LooseRuleItem {
  GObject parent_instance;
  LeafProgram *program; /* of all numbers in the row */
  LooseRow row;         /* its note is the item's own copy */
  guint64 hash;         /* of everything that the row shows */
};

G_DEFINE_FINAL_TYPE (LooseRuleItem, loose_rule_item, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
loose_rule_item_finalize (GObject *object)
{
  g_clear_pointer (&LOOSE_RULE_ITEM (object)->program, leaf_program_unref);
  g_free ((char *) LOOSE_RULE_ITEM (object)->row.note);
  G_OBJECT_CLASS (loose_rule_item_parent_class)->finalize (object);
}

static void
loose_rule_item_class_init (LooseRuleItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_rule_item_finalize;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_rule_item_init (LooseRuleItem *self)
{
}

static guint64 hash_of (LooseRuleItem *self);

static void
set_row (LooseRuleItem *self, const LooseRow *row)
{
  char *note = g_strdup (row->note);

  g_free ((char *) self->row.note);
  self->row = *row;
  self->row.note = note;
  self->hash = hash_of (self);
}

LooseRuleItem *
loose_rule_item_new (LeafProgram *program, const LooseRow *row)
{
  LooseRuleItem *self = g_object_new (LOOSE_TYPE_RULE_ITEM, NULL);

  self->program = leaf_program_ref (program);
  set_row (self, row);
  return self;
}

void
loose_rule_item_update (LooseRuleItem *self, LeafProgram *program, const LooseRow *row)
{
  g_return_if_fail (LOOSE_IS_RULE_ITEM (self));
  LeafProgram *old = self->program;
  guint64 before = self->hash;

  self->program = leaf_program_ref (program);
  set_row (self, row);
  leaf_program_unref (old);
  if (self->hash != before)
    g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
loose_row_is_rule (const LooseRow *row)
{
  return row->sort == LOOSE_ROW_RULE || row->sort == LOOSE_ROW_WOULD_BE;
}

const LooseRow *
loose_rule_item_get_row (LooseRuleItem *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_ITEM (self), NULL);
  return &self->row;
}

LeafProgram *
loose_rule_item_get_program (LooseRuleItem *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_ITEM (self), NULL);
  return self->program;
}

/* --- groups ------------------------------------------------------------------------------------------------------- */

/* The name of a group, whose identifier begins with its sort: "action taking". */
static const char *
group_name (LeafProgram *program, const LooseRow *row)
{
  const char *group = leaf_program_rulebook (program, row->rulebook).group;
  const char *space = group != NULL ? strchr (group, ' ') : NULL;

  return space != NULL ? space + 1 : "";
}

static const char *
group_sort (LeafProgram *program, const LooseRow *row)
{
  const char *group = row->rulebook != 0 ? leaf_program_rulebook (program, row->rulebook).group : NULL;

  if (group == NULL)
    return _ ("named, not listed");
  return g_str_has_prefix (group, "action ")     ? _ ("action")
         : g_str_has_prefix (group, "activity ") ? _ ("activity")
                                                 : _ ("scene");
}

/* --- rulebooks ---------------------------------------------------------------------------------------------------- */

static void
describe_outcomes (GString *out, LeafProgram *program, guint32 rulebook, const LeafRulebookInfo *info)
{
  for (guint32 i = 1; i <= info->n_outcomes; i++) {
    LeafDefaultOutcome sense;
    const char *name = leaf_program_rulebook_outcome (program, rulebook, i, &sense);
    g_autofree char *part = NULL;

    /* translators: a named outcome of a rulebook, then whether it counts as success or failure */
    part = sense == LEAF_DEFAULT_SUCCESS   ? g_strdup_printf (_ ("%s (success)"), name)
           : sense == LEAF_DEFAULT_FAILURE ? g_strdup_printf (_ ("%s (failure)"), name)
                                           : g_strdup (name);
    g_string_append (out, i == 1 ? "" : ", ");
    g_string_append (out, part);
    if (i == info->default_named_outcome)
      g_string_append (out, _ (", the default"));
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
describe_basis (const LeafRulebookInfo *info)
{
  /* translators: what a rulebook is about; %s is a kind of the language, left as it is */
  return g_strdup_printf (_ ("based on %s"), info->basis != NULL ? info->basis : "nothing");
}

static void
add_named (GString *out, const char *format, GString *names)
{
  g_autofree char *part = g_strdup_printf (format, names->str);

  loose_format_add_detail (out, part);
  g_string_truncate (names, 0);
}

/* The short description, without what is the usual case: no product, no default, no outcomes, no variables. */
static char *
describe_rulebook (LeafProgram *program, guint32 rulebook)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, rulebook);
  g_autofree char *basis = describe_basis (&info);
  g_autoptr (GString) out = g_string_new (basis);
  g_autoptr (GString) names = g_string_new (NULL);

  if (info.product != NULL) {
    g_autofree char *part = g_strdup_printf (_ ("produces %s"), info.product);
    loose_format_add_detail (out, part);
  }
  if (info.default_outcome == LEAF_DEFAULT_SUCCESS)
    loose_format_add_detail (out, _ ("default success"));
  else if (info.default_outcome == LEAF_DEFAULT_FAILURE)
    loose_format_add_detail (out, _ ("default failure"));
  if (info.n_outcomes > 0) {
    describe_outcomes (names, program, rulebook, &info);
    add_named (out, _ ("outcomes: %s"), names);
  }
  if (info.n_variables > 0) {
    describe_variables (names, program, rulebook, &info);
    add_named (out, _ ("variables: %s"), names);
  }
  if (info.n_rules == 0)
    loose_format_add_detail (out, _ ("no rules"));
  return g_string_free (g_steal_pointer (&out), FALSE);
}

static void
add_line (GString *out, const char *format, const char *what)
{
  g_string_append_c (out, '\n');
  g_string_append_printf (out, format, what);
}

static const char *
default_words (LeafProgram *program, guint32 rulebook, const LeafRulebookInfo *info)
{
  if (info->default_named_outcome != 0)
    return leaf_program_rulebook_outcome (program, rulebook, info->default_named_outcome, NULL);
  return info->default_outcome == LEAF_DEFAULT_SUCCESS   ? _ ("success")
         : info->default_outcome == LEAF_DEFAULT_FAILURE ? _ ("failure")
                                                         : _ ("none");
}

/* The full description, in lines. */
static char *
rulebook_in_full (LeafProgram *program, guint32 rulebook)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, rulebook);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) names = g_string_new (NULL);

  g_string_append_printf (out, ngettext ("The %s rules: %u rule.", "The %s rules: %u rules.", info.n_rules), info.name,
                          info.n_rules);
  /* translators: what a rulebook is about: a kind of the language, left as it is */
  add_line (out, _ ("Based on: %s"), info.basis != NULL ? info.basis : "nothing");
  /* translators: what kind of value a rulebook produces; the kind is left as it is */
  add_line (out, _ ("Produces: %s"), info.product != NULL ? info.product : _ ("nothing"));
  add_line (out, _ ("Default outcome: %s"), default_words (program, rulebook, &info));
  if (info.n_outcomes > 0) {
    describe_outcomes (names, program, rulebook, &info);
    add_line (out, _ ("Named outcomes: %s"), names->str);
    g_string_truncate (names, 0);
  }
  if (info.n_variables > 0) {
    describe_variables (names, program, rulebook, &info);
    add_line (out, _ ("Variables: %s"), names->str);
  }
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* --- rules and responses ------------------------------------------------------------------------------------------ */

/* The line below a rule's title: the preamble of a named rule, and the sentences that changed its place. */
static char *
describe_rule (LeafProgram *program, guint32 rule)
{
  LeafRuleInfo info = leaf_program_rule (program, rule);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *preamble = loose_format_preamble (program, rule);

  if (preamble != NULL)
    loose_format_add_detail (out, preamble);
  for (guint32 i = 0; i < info.n_changes; i++) {
    LeafPlace place;
    const char *sentence = leaf_program_rule_change (program, rule, i, &place);
    if (sentence != NULL)
      loose_format_add_detail (out, sentence);
  }
  return out->len > 0 ? g_strdup (out->str) : NULL;
}

/* Where the rule that is being typed would go. */
static char *
describe_would_be (LeafProgram *program, const LooseRow *row)
{
  g_autofree char *next = row->next_rule != 0 ? loose_format_rule (program, row->next_rule) : NULL;

  /* translators: %s is a rule */
  return next != NULL ? g_strdup_printf (_ ("would go here, before “%s”"), next) : g_strdup (_ ("would go here, last"));
}

static void
add_changes (GString *out, LeafProgram *program, guint32 rule)
{
  for (guint32 i = 0; i < leaf_program_rule (program, rule).n_changes; i++)
    add_line (out, "%s", leaf_program_rule_change (program, rule, i, NULL));
}

/* Why this rule precedes the next one; for the last, how to compare it with another. NULL: there is no other. */
static char *
dup_order (LooseRuleItem *self, guint32 n_rules)
{
  char *reason = loose_rule_item_dup_reason (self);

  if (reason != NULL || n_rules < 2)
    return reason;
  return g_strdup (
      _ ("To compare it with another rule, Ctrl+click that rule. With keys: Ctrl+Up or Ctrl+Down, then Ctrl+Space."));
}

static char *
rule_in_full (LooseRuleItem *self)
{
  const LooseRow *row = &self->row;
  g_autofree char *order = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  LeafProblem problem;

  if (leaf_program_rule_problem (self->program, row->rule, &problem)) {
    g_auto (LeafAnswerSentence) said = leaf_problem_to_sentence (self->program, &problem);

    return loose_format_said (&said);
  }
  if (row->rulebook != 0) {
    LeafRulebookInfo book = leaf_program_rulebook (self->program, row->rulebook);
    /* translators: the position of a rule: its number, how many there are, and the rulebook's name */
    g_string_append_printf (out, _ ("Rule %u of %u in the %s rules."), row->position + 1, book.n_rules, book.name);
    order = dup_order (self, book.n_rules);
  } else {
    g_string_append (out, _ ("It is in no rulebook. A sentence can list it in one."));
  }
  if (order != NULL)
    add_line (out, "%s", order);
  add_changes (out, self->program, row->rule);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

static char *
response_text (LeafProgram *program, const LooseRow *row)
{
  return loose_format_place (program, leaf_program_rule_response (program, row->rule, row->response).text);
}

static char *
response_title (LeafProgram *program, const LooseRow *row)
{
  g_autofree char *text = response_text (program, row);

  return g_strdup_printf ("(%c) %s", 'A' + (int) leaf_program_rule_response (program, row->rule, row->response).letter,
                          text);
}

static char *
response_in_full (LeafProgram *program, const LooseRow *row)
{
  LeafResponseInfo info = leaf_program_rule_response (program, row->rule, row->response);
  g_autofree char *name = loose_format_with_capital (info.name);
  g_autofree char *text = response_text (program, row);

  return g_strdup_printf ("%s\n%s%s%s", name, text, info.is_replaced ? "\n" : "",
                          info.is_replaced ? _ ("Changed by a sentence.") : "");
}

/* --- the texts of a row ------------------------------------------------------------------------------------------- */

char *
loose_rule_item_dup_title (LooseRuleItem *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_ITEM (self), NULL);
  const LooseRow *row = &self->row;

  switch (row->sort) {
  case LOOSE_ROW_LIBRARY: return g_strdup (_ ("Library"));
  case LOOSE_ROW_GROUP:
    return row->rulebook != 0 ? loose_format_with_capital (group_name (self->program, row))
                              : g_strdup (_ ("In No Rulebook"));
  case LOOSE_ROW_RULEBOOK: return loose_format_with_capital (leaf_program_rulebook (self->program, row->rulebook).name);
  case LOOSE_ROW_RULE:
  case LOOSE_ROW_WOULD_BE: return loose_format_rule (self->program, row->rule);
  case LOOSE_ROW_RESPONSE: return response_title (self->program, row);
  case LOOSE_ROW_HIDDEN: break;
  }
  return g_strdup_printf (ngettext ("%u library rule", "%u library rules", row->n_hidden), row->n_hidden);
}

char *
loose_rule_item_dup_place (LooseRuleItem *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_ITEM (self), NULL);
  guint32 n = self->row.rulebook != 0 ? leaf_program_rulebook (self->program, self->row.rulebook).n_rules : 0;

  if (self->row.sort != LOOSE_ROW_RULE || self->row.position >= n)
    return NULL;
  return g_strdup_printf (_ ("rule %u of %u"), self->row.position + 1, n);
}

char *
loose_rule_item_dup_subtitle (LooseRuleItem *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_ITEM (self), NULL);
  const LooseRow *row = &self->row;

  switch (row->sort) {
  case LOOSE_ROW_LIBRARY:
    return g_strdup_printf (
        ngettext ("%u rulebook without your rules", "%u rulebooks without your rules", row->n_hidden), row->n_hidden);
  case LOOSE_ROW_GROUP: return g_strdup (group_sort (self->program, row));
  case LOOSE_ROW_RULEBOOK: return describe_rulebook (self->program, row->rulebook);
  case LOOSE_ROW_RULE: return describe_rule (self->program, row->rule);
  case LOOSE_ROW_WOULD_BE: return describe_would_be (self->program, row);
  case LOOSE_ROW_RESPONSE:
    return leaf_program_rule_response (self->program, row->rule, row->response).is_replaced
               ? g_strdup (_ ("changed by a sentence"))
               : NULL;
  case LOOSE_ROW_HIDDEN: break;
  }
  return NULL;
}

char *
loose_rule_item_dup_about (LooseRuleItem *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_ITEM (self), NULL);
  switch (self->row.sort) {
  case LOOSE_ROW_RULEBOOK: return rulebook_in_full (self->program, self->row.rulebook);
  case LOOSE_ROW_RULE:
  case LOOSE_ROW_WOULD_BE: return rule_in_full (self);
  case LOOSE_ROW_RESPONSE: return response_in_full (self->program, &self->row);
  case LOOSE_ROW_LIBRARY:
  case LOOSE_ROW_GROUP:
  case LOOSE_ROW_HIDDEN: break;
  }
  return NULL;
}

char *
loose_rule_item_dup_note (LooseRuleItem *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_ITEM (self), NULL);
  const LooseRow *row = &self->row;
  g_autofree char *by = row->never_by != 0 ? loose_format_rule (self->program, row->never_by) : NULL;
  /* translators: %s is a rule */
  g_autofree char *never
      = by != NULL ? g_strdup_printf (_ ("never runs: “%s” above it always ends the rulebook"), by) : NULL;

  if (never == NULL || row->note == NULL)
    return never != NULL ? g_steal_pointer (&never) : g_strdup (row->note);
  return g_strdup_printf ("%s\n%s", row->note, never);
}

/* --- marks -------------------------------------------------------------------------------------------------------- */

gboolean
loose_rule_item_get_mark (LooseRuleItem *self, LeafNeighbours *sort, char **short_text, char **words)
{
  g_return_val_if_fail (LOOSE_IS_RULE_ITEM (self), FALSE);
  LeafVerdict verdict = { 0 };

  if (!loose_row_is_rule (&self->row) || self->row.next_rule == 0)
    return FALSE;
  *sort = leaf_program_order (self->program, self->row.rulebook, self->row.rule, self->row.next_rule, &verdict);
  switch (*sort) {
  case LEAF_NEIGHBOURS_MORE_SPECIFIC:
    *short_text = verdict.law != LEAF_LAW_NONE ? g_strdup (leaf_law_number (verdict.law)) : g_strdup ("↓");
    *words = g_strdup (verdict.law != LEAF_LAW_NONE ? _ (leaf_law_title (verdict.law)) : _ ("more specific"));
    break;
  case LEAF_NEIGHBOURS_PLACED:
    *short_text = g_strdup (_ ("placed"));
    *words = g_strdup (_ ("by hand"));
    break;
  case LEAF_NEIGHBOURS_LISTED:
    *short_text = g_strdup (_ ("listed"));
    *words = g_strdup (_ ("by a sentence"));
    break;
  case LEAF_NEIGHBOURS_BETWEEN:
    *short_text = g_strdup (_ ("sorted"));
    *words = g_strdup (_ ("above a rule in between"));
    break;
  case LEAF_NEIGHBOURS_EQUAL:
    *short_text = g_strdup ("=");
    *words = g_strdup (self->row.is_chance ? _ ("by position in the source only") : _ ("in source order"));
    break;
  }
  return TRUE;
}

char *
loose_rule_item_dup_reason (LooseRuleItem *self)
{
  g_return_val_if_fail (LOOSE_IS_RULE_ITEM (self), NULL);
  const LooseRow *row = &self->row;

  if (!loose_row_is_rule (row) || row->next_rule == 0)
    return NULL;
  return loose_format_order (self->program, row->rulebook, row->rule, row->next_rule);
}

/* --- comparing rows with those of another program ----------------------------------------------------------------- */

#define FIRST_HASH G_GUINT64_CONSTANT (14695981039346656037)

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

static guint64
hash_of (LooseRuleItem *self)
{
  LeafProgram *program = self->program;
  const LooseRow *row = &self->row;
  guint64 hash = mix_number (FIRST_HASH, row->sort);
  g_autofree char *text = NULL;

  hash
      = mix (mix_number (mix_number (hash, row->level), 4 * row->breaks + 2 * row->unfolds + row->expanded), row->note);
  if (row->is_chance || row->never_by != 0)
    hash = mix_rule (mix_number (hash, row->is_chance), program, row->never_by);
  switch (row->sort) {
  case LOOSE_ROW_LIBRARY: return mix_number (hash, row->n_hidden);
  case LOOSE_ROW_GROUP:
    return mix (hash, row->rulebook != 0 ? leaf_program_rulebook (program, row->rulebook).group : NULL);
  case LOOSE_ROW_RULEBOOK:
    text = describe_rulebook (program, row->rulebook);
    return mix (mix (hash, leaf_program_rulebook (program, row->rulebook).name), text);
  case LOOSE_ROW_RULE:
  case LOOSE_ROW_WOULD_BE:
    hash = mix_number (mix_rule (hash, program, row->rule), row->position);
    if (row->next_rule != 0) {
      LeafVerdict verdict = { 0 };
      LeafNeighbours sort = leaf_program_order (program, row->rulebook, row->rule, row->next_rule, &verdict);
      hash = mix_number (mix_rule (hash, program, row->next_rule), sort * 100 + verdict.law);
    }
    return hash;
  case LOOSE_ROW_RESPONSE:
    text = response_title (program, row);
    return mix_number (mix (hash, text), leaf_program_rule_response (program, row->rule, row->response).is_replaced);
  case LOOSE_ROW_HIDDEN: break;
  }
  return mix_number (hash, row->n_hidden);
}

/* The texts that identify a row; those that it does not need stay NULL. */
static void
find_key (LeafProgram *program, const LooseRow *row, const char *pieces[4])
{
  const char *book = row->rulebook != 0 ? leaf_program_rulebook (program, row->rulebook).name : "";

  switch (row->sort) {
  case LOOSE_ROW_LIBRARY: pieces[0] = "library"; break;
  case LOOSE_ROW_GROUP:
    pieces[0] = "group ";
    pieces[1] = row->rulebook != 0 ? leaf_program_rulebook (program, row->rulebook).group : "";
    break;
  case LOOSE_ROW_WOULD_BE: pieces[0] = "would be"; break;
  case LOOSE_ROW_RULE:
    pieces[0] = "rule ";
    pieces[1] = book;
    pieces[2] = ": ";
    pieces[3] = leaf_program_rule_title (program, row->rule);
    break;
  case LOOSE_ROW_RESPONSE:
    pieces[0] = "response ";
    pieces[1] = leaf_program_rule_response (program, row->rule, row->response).name;
    break;
  case LOOSE_ROW_HIDDEN:
    pieces[0] = "hidden ";
    pieces[1] = book;
    break;
  case LOOSE_ROW_RULEBOOK:
    pieces[0] = "rulebook ";
    pieces[1] = book;
    break;
  }
}

char *
loose_row_dup_key (LeafProgram *program, const LooseRow *row)
{
  const char *pieces[4] = { NULL };

  find_key (program, row, pieces);
  return g_strconcat (pieces[0], pieces[1], pieces[2], pieces[3], NULL);
}

guint64
loose_row_key (LeafProgram *program, const LooseRow *row)
{
  const char *pieces[4] = { NULL };
  guint64 hash = FIRST_HASH;

  find_key (program, row, pieces);
  for (guint i = 0; i < G_N_ELEMENTS (pieces) && pieces[i] != NULL; i++)
    hash = mix (hash, pieces[i]);
  return hash;
}
