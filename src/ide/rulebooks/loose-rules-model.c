/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-rules-model.h"

#include <string.h>

/* --- the model ---------------------------------------------------------------------------------------------------- */

struct _LooseRulesModel {
  GObject parent_instance;
  LeafProgram *program;
  LeafRuleInfo *rules;  /* of the program, by number; cached, because each is used many times */
  GArray *rows;         /* of LooseRow */
  GHashTable *items;    /* key of a row -> the LooseRuleItem that exists for it; borrowed */
  GHashTable *expanded; /* key of a row -> how the author left it: 1 open, 2 closed */
  char *search;         /* case-folded; NULL: none */
  gboolean show_library;
  GHashTable *rule_notes, *book_notes; /* id -> words, to which rows point; NULL: none */
  LeafProgram *breaks_program;         /* the program of the next two */
  GHashTable *broken_rules, *broken_books;
  gboolean marks_rule_warnings;
  LeafProgram *would_be_program; /* NULL: no rule is being typed */
  LooseRow would_be;             /* its row, in that program */
  guint32 would_be_book;         /* its rulebook in the shown program; 0: none */
};

static void loose_rules_model_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseRulesModel, loose_rules_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, loose_rules_model_list_init))

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

/* --- items -------------------------------------------------------------------------------------------------------- */

/* The key of an item. It lives as long as the item, which may outlive the model. */
typedef struct {
  guint64 key;
  GHashTable *items; /* a reference */
} Held;

static void
item_gone_cb (gpointer data, GObject *item)
{
  Held *held = data;

  g_hash_table_remove (held->items, &held->key);
  g_hash_table_unref (held->items);
  g_free (held);
}

/* The program that the numbers of a row belong to. */
static LeafProgram *
program_of (LooseRulesModel *self, const LooseRow *row)
{
  return row->sort == LOOSE_ROW_WOULD_BE ? self->would_be_program : self->program;
}

static LooseRuleItem *
hold_item (LooseRulesModel *self, const LooseRow *row)
{
  LooseRuleItem *item = loose_rule_item_new (program_of (self, row), row);
  Held *held = g_new (Held, 1);

  *held = (Held) { row->key, g_hash_table_ref (self->items) };
  g_hash_table_insert (self->items, &held->key, item);
  g_object_weak_ref (G_OBJECT (item), item_gone_cb, held);
  return item;
}

static gpointer
loose_rules_model_get_item (GListModel *model, guint index)
{
  LooseRulesModel *self = LOOSE_RULES_MODEL (model);
  const LooseRow *row = index < self->rows->len ? &g_array_index (self->rows, LooseRow, index) : NULL;
  LooseRuleItem *item = row != NULL ? g_hash_table_lookup (self->items, &row->key) : NULL;

  if (item != NULL)
    return g_object_ref (item);
  return row != NULL ? hold_item (self, row) : NULL;
}

static void
loose_rules_model_list_init (GListModelInterface *iface)
{
  iface->get_item_type = loose_rules_model_get_item_type;
  iface->get_n_items = loose_rules_model_get_n_items;
  iface->get_item = loose_rules_model_get_item;
}

/* --- building the rows -------------------------------------------------------------------------------------------- */

static gboolean
matches (LooseRulesModel *self, const char *text)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, self->search) != NULL;
}

static gboolean
rule_is_wanted (LooseRulesModel *self, guint32 rule, gboolean book_matches)
{
  const LeafRuleInfo *info = &self->rules[rule];

  if (info->is_library && !self->show_library)
    return FALSE;
  return self->search == NULL || book_matches || matches (self, info->name) || matches (self, info->preamble);
}

/* Returns TRUE if the row is open: as the author left it, or initially if it contains something of the story. */
static gboolean
is_expanded (LooseRulesModel *self, const LooseRow *row, gboolean has_own)
{
  g_autofree char *key = NULL;
  int choice;

  if (self->search != NULL && row->sort != LOOSE_ROW_RULE)
    return TRUE;
  key = loose_row_dup_key (self->program, row);
  choice = GPOINTER_TO_INT (g_hash_table_lookup (self->expanded, key));
  return choice != 0 ? choice == 1 : has_own;
}

/* What a walk over a rulebook's rules finds. */
typedef struct {
  LeafRulebookInfo info;
  guint32 group; /* the first rulebook of the group; 0: not in a group */
  guint32 *rules;
  gboolean matches;
  gboolean has_own;    /* a rule of the story's */
  gboolean in_own;     /* it or, for the first of a group, any rulebook of the group, is the story's own */
  gboolean has_wanted; /* it contains a rule to show */
} Book;

static Book
look_at (LooseRulesModel *self, guint32 rulebook)
{
  Book book = { .info = leaf_program_rulebook (self->program, rulebook) };

  book.matches = self->search != NULL && (matches (self, book.info.name) || matches (self, book.info.group));
  book.rules = g_new0 (guint32, book.info.n_rules + 1);
  leaf_program_rulebook_rules (self->program, rulebook, book.rules);
  for (guint32 i = 0; i < book.info.n_rules; i++) {
    book.has_own |= !self->rules[book.rules[i]].is_library;
    book.has_wanted |= rule_is_wanted (self, book.rules[i], book.matches);
  }
  if (rulebook == self->would_be_book)
    book.has_own = book.has_wanted = TRUE;
  return book;
}

/* --- rulebooks and their rules ------------------------------------------------------------------------------------ */

static void
add_rule (LooseRulesModel *self, GArray *rows, LooseRow row)
{
  LooseRow response = row;
  guint32 n = self->rules[row.rule].n_responses;

  row.unfolds = n > 0;
  row.expanded = n > 0 && is_expanded (self, &row, FALSE);
  g_array_append_val (rows, row);
  response.sort = LOOSE_ROW_RESPONSE;
  for (response.response = 0; row.expanded && response.response < n; response.response++)
    g_array_append_val (rows, response);
}

static void
add_hidden (GArray *rows, const LooseRow *book, guint32 *n_hidden)
{
  LooseRow row = { .sort = LOOSE_ROW_HIDDEN, .level = book->level, .rulebook = book->rulebook, .n_hidden = *n_hidden };

  if (*n_hidden > 0)
    g_array_append_val (rows, row);
  *n_hidden = 0;
}

/* Adds the row of the rule that is being typed, if this is its place. */
static void
add_would_be (LooseRulesModel *self, GArray *rows, const LooseRow *heading, guint32 position, guint32 *n_hidden)
{
  LooseRow row = self->would_be;

  if (heading->rulebook != self->would_be_book || position != row.position)
    return;
  add_hidden (rows, heading, n_hidden);
  row.level = heading->level;
  g_array_append_val (rows, row);
}

/* Returns TRUE for two rules of the story whose order no Law, sentence or preamble decides, which an author should know
 * before moving either. */
static gboolean
is_by_chance (LooseRulesModel *self, const LooseRow *row)
{
  return self->marks_rule_warnings && row->next_rule != 0 && !self->rules[row->rule].is_library
         && !self->rules[row->next_rule].is_library
         && leaf_program_order (self->program, row->rulebook, row->rule, row->next_rule, NULL) == LEAF_NEIGHBOURS_EQUAL;
}

/* Adds the rules of one rulebook; consecutive hidden rules become one row with their number. */
static void
add_rules (LooseRulesModel *self, GArray *rows, const LooseRow *heading, const Book *book)
{
  guint32 n_hidden = 0;
  int above = -1; /* the row of the rule shown last */
  g_autofree guint32 *never_by = g_new0 (guint32, book->info.n_rules + 1);

  if (self->marks_rule_warnings)
    leaf_program_rulebook_never_run (self->program, heading->rulebook, never_by);
  for (guint32 position = 0; position < book->info.n_rules; position++) {
    guint32 rule = book->rules[position];
    LooseRow row = {
      .sort = LOOSE_ROW_RULE, .level = heading->level, .rulebook = heading->rulebook, .rule = rule, .position = position
    };

    add_would_be (self, rows, heading, position, &n_hidden);
    row.never_by = self->rules[rule].is_library ? 0 : never_by[position];
    if (!rule_is_wanted (self, rule, book->matches)) {
      n_hidden += self->rules[rule].is_library && !self->show_library;
      continue;
    }
    add_hidden (rows, heading, &n_hidden);
    if (above >= 0 && self->search == NULL) {
      g_array_index (rows, LooseRow, above).next_rule = rule;
      g_array_index (rows, LooseRow, above).next_position = position;
      g_array_index (rows, LooseRow, above).is_chance = is_by_chance (self, &g_array_index (rows, LooseRow, above));
    }
    above = rows->len;
    add_rule (self, rows, row);
  }
  add_would_be (self, rows, heading, book->info.n_rules, &n_hidden);
  if (self->search == NULL)
    add_hidden (rows, heading, &n_hidden);
}

/* Returns TRUE if the rulebook is shown. An empty one is shown only if the author made it or searches for it, because
 * the library has many. */
static gboolean
book_is_wanted (LooseRulesModel *self, const Book *book)
{
  gboolean is_asked_for = !book->info.is_library || (self->show_library && self->search != NULL);

  return book->has_wanted || (is_asked_for && (self->search == NULL || book->matches));
}

static void
add_rulebook (LooseRulesModel *self, GArray *rows, guint32 rulebook, const Book *book, guint32 level)
{
  LooseRow row = { .sort = LOOSE_ROW_RULEBOOK,
                   .level = level,
                   .rulebook = rulebook,
                   .unfolds = book->info.n_rules > 0 || rulebook == self->would_be_book };

  row.expanded = row.unfolds && is_expanded (self, &row, book->has_own);
  g_array_append_val (rows, row);
  if (row.expanded)
    add_rules (self, rows, &row, book);
}

/* Returns TRUE if the story defines the rulebook or has a rule in it. */
static gboolean
is_own (const Book *book)
{
  return book->has_own || !book->info.is_library;
}

/* --- groups ------------------------------------------------------------------------------------------------------- */

/* Adds the rulebooks of an action, an activity or a scene, which are shown together, in the order in which they are
 * followed. If one is shown, all are, unless a search is active. */
static void
add_group (LooseRulesModel *self, GArray *rows, const Book *books, guint32 n, guint32 first, guint32 level)
{
  gboolean wanted = FALSE, has_own = FALSE;
  LooseRow row = { .sort = LOOSE_ROW_GROUP, .level = level, .rulebook = first, .unfolds = TRUE };

  for (guint32 i = first; i <= n; i++)
    if (books[i].group == first) {
      wanted |= book_is_wanted (self, &books[i]);
      has_own |= is_own (&books[i]);
    }
  if (!wanted)
    return;
  row.expanded = is_expanded (self, &row, has_own);
  g_array_append_val (rows, row);
  for (guint32 i = first; row.expanded && i <= n; i++)
    if (books[i].group == first && (self->search == NULL || book_is_wanted (self, &books[i])))
      add_rulebook (self, rows, i, &books[i], level + 1);
}

/* The first rulebook of the same group. `firsts` maps the names of groups to them, and is extended. */
static guint32
first_of_group (GHashTable *firsts, const char *group, guint32 number)
{
  guint32 first = group != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (firsts, group)) : 0;

  if (group != NULL && first == 0)
    g_hash_table_insert (firsts, (gpointer) group, GUINT_TO_POINTER (first = number));
  return first;
}

/* Adds named rules of the story that are in no rulebook: they are followed only by name until a sentence lists them. */
static void
add_rules_in_no_rulebook (LooseRulesModel *self, GArray *rows, const gboolean *listed)
{
  LooseRow group = { .sort = LOOSE_ROW_GROUP, .unfolds = TRUE };
  guint32 n = 0;

  group.expanded = is_expanded (self, &group, TRUE);
  for (guint32 i = 1; i <= leaf_program_n_rules (self->program); i++) {
    if (listed[i] || self->rules[i].is_library || self->rules[i].name == NULL || !rule_is_wanted (self, i, FALSE))
      continue;
    if (n == 0)
      g_array_append_val (rows, group);
    if (group.expanded)
      add_rule (self, rows, (LooseRow) { .sort = LOOSE_ROW_RULE, .rule = i, .position = n });
    n++;
  }
}

/* A rulebook counts as the story's own if any of its group does, because they are shown together. */
static void
find_own (Book *books, guint32 n)
{
  for (guint32 i = 1; i <= n; i++) {
    books[i].in_own = is_own (&books[i]) || books[i].in_own;
    if (books[i].group != 0 && books[i].in_own)
      books[books[i].group].in_own = TRUE;
  }
}

/* Adds the groups and ungrouped rulebooks that are the story's own, or those that are not. */
static void
add_books (LooseRulesModel *self, GArray *rows, const Book *books, guint32 n, gboolean own, guint32 level)
{
  for (guint32 i = 1; i <= n; i++) {
    if (books[i].in_own != own)
      continue;
    if (books[i].group == i)
      add_group (self, rows, books, n, i, level);
    else if (books[i].group == 0 && book_is_wanted (self, &books[i]))
      add_rulebook (self, rows, i, &books[i], level);
  }
}

/* Adds the library's rulebooks, which come last, below a row that is closed at first. */
static void
add_library (LooseRulesModel *self, GArray *rows, const Book *books, guint32 n)
{
  LooseRow row = { .sort = LOOSE_ROW_LIBRARY, .unfolds = TRUE };

  for (guint32 i = 1; i <= n; i++)
    row.n_hidden += !books[books[i].group != 0 ? books[i].group : i].in_own && book_is_wanted (self, &books[i]);
  if (row.n_hidden == 0)
    return;
  row.expanded = is_expanded (self, &row, FALSE);
  g_array_append_val (rows, row);
  if (row.expanded)
    add_books (self, rows, books, n, FALSE, 1);
}

static void
add_all (LooseRulesModel *self, GArray *rows)
{
  guint32 n = leaf_program_n_rulebooks (self->program);
  g_autofree Book *books = g_new0 (Book, n + 1);
  g_autofree gboolean *listed = g_new0 (gboolean, leaf_program_n_rules (self->program) + 1); /* in a rulebook */
  g_autoptr (GHashTable) firsts = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint32 i = 1; i <= n; i++) {
    books[i] = look_at (self, i);
    books[i].group = first_of_group (firsts, books[i].info.group, i);
    for (guint32 k = 0; k < books[i].info.n_rules; k++)
      listed[books[i].rules[k]] = TRUE;
  }
  find_own (books, n);
  add_books (self, rows, books, n, TRUE, 0);
  add_rules_in_no_rulebook (self, rows, listed);
  add_library (self, rows, books, n);
  for (guint32 i = 1; i <= n; i++)
    g_free (books[i].rules);
}

static const char *
find_note (LooseRulesModel *self, const LooseRow *row)
{
  if (row->sort == LOOSE_ROW_RULE && self->rule_notes != NULL)
    return g_hash_table_lookup (self->rule_notes, GUINT_TO_POINTER (row->rule));
  if (row->sort == LOOSE_ROW_RULEBOOK && self->book_notes != NULL)
    return g_hash_table_lookup (self->book_notes, GUINT_TO_POINTER (row->rulebook));
  return NULL;
}

static gboolean
is_broken (LooseRulesModel *self, const LooseRow *row)
{
  if (self->breaks_program != self->program || self->program == NULL)
    return FALSE;
  return (row->sort == LOOSE_ROW_RULE && g_hash_table_contains (self->broken_rules, GUINT_TO_POINTER (row->rule)))
         || (row->sort == LOOSE_ROW_RULEBOOK
             && g_hash_table_contains (self->broken_books, GUINT_TO_POINTER (row->rulebook)));
}

/* Sets the keys of all rows. Unnamed rules with the same title are numbered in their order. */
static void
set_keys (LooseRulesModel *self, GArray *rows)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < rows->len; i++) {
    LooseRow *row = &g_array_index (rows, LooseRow, i);

    row->key = loose_row_key (program_of (self, row), row);
    /* g_hash_table_add() would replace the key of an existing entry, which another row uses. */
    while (g_hash_table_contains (taken, &row->key))
      row->key++;
    g_hash_table_add (taken, &row->key);
    row->note = find_note (self, row);
    row->breaks = is_broken (self, row);
  }
}

/* Updates the existing items of rows that stay, before any signal about changed rows. */
static void
update_items (LooseRulesModel *self)
{
  for (guint i = 0; i < self->rows->len && g_hash_table_size (self->items) > 0; i++) {
    const LooseRow *row = &g_array_index (self->rows, LooseRow, i);
    LooseRuleItem *item = g_hash_table_lookup (self->items, &row->key);

    if (item != NULL)
      loose_rule_item_update (item, program_of (self, row), row);
  }
}

static gboolean
same_key (GArray *old, guint old_index, GArray *rows, guint index)
{
  return g_array_index (old, LooseRow, old_index).key == g_array_index (rows, LooseRow, index).key;
}

static void
rebuild (LooseRulesModel *self)
{
  g_autoptr (GArray) old = self->rows;
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (LooseRow));
  guint head = 0, tail = 0, shorter;

  if (self->program != NULL)
    add_all (self, rows);
  set_keys (self, rows);
  self->rows = rows;
  update_items (self);

  shorter = MIN (old->len, rows->len);
  while (head < shorter && same_key (old, head, rows, head))
    head++;
  while (tail < shorter - head && same_key (old, old->len - 1 - tail, rows, rows->len - 1 - tail))
    tail++;
  if (old->len - head - tail > 0 || rows->len - head - tail > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), head, old->len - head - tail, rows->len - head - tail);
}

static void
find_rules (LooseRulesModel *self)
{
  guint32 n = self->program != NULL ? leaf_program_n_rules (self->program) : 0;

  g_free (self->rules);
  self->rules = g_new0 (LeafRuleInfo, n + 1);
  for (guint32 i = 1; i <= n; i++)
    self->rules[i] = leaf_program_rule (self->program, i);
}

/* Finds the place of the rule that is being typed, and its rulebook in the shown program. */
static void
place_would_be (LooseRulesModel *self, guint32 rule)
{
  guint32 book = leaf_program_rule (self->would_be_program, rule).home,
          n = leaf_program_rulebook (self->would_be_program, book).n_rules;
  g_autofree guint32 *rules = g_new0 (guint32, n + 1);
  LooseRow *row = &self->would_be;

  *row = (LooseRow) { .sort = LOOSE_ROW_WOULD_BE, .rulebook = book, .rule = rule };
  leaf_program_rulebook_rules (self->would_be_program, book, rules);
  while (row->position < n && rules[row->position] != rule)
    row->position++;
  row->next_position = row->position + 1;
  row->next_rule = row->position < n ? rules[row->position + 1] : 0;
  self->would_be_book
      = self->program != NULL && row->position < n
            ? leaf_program_find_rulebook (self->program, leaf_program_rulebook (self->would_be_program, book).name)
            : 0;
}

void
loose_rules_model_set_program (LooseRulesModel *self, LeafProgram *program)
{
  g_return_if_fail (LOOSE_IS_RULES_MODEL (self));
  g_autoptr (LeafProgram) old = g_steal_pointer (&self->program);

  self->program = program != NULL ? leaf_program_ref (program) : NULL;
  /* The ids belonged to the previous program. */
  g_clear_pointer (&self->rule_notes, g_hash_table_unref);
  g_clear_pointer (&self->book_notes, g_hash_table_unref);
  if (self->would_be_program != NULL)
    place_would_be (self, self->would_be.rule);
  find_rules (self);
  rebuild (self);
}

void
loose_rules_model_set_notes (LooseRulesModel *self, GHashTable *of_rules, GHashTable *of_rulebooks)
{
  g_return_if_fail (LOOSE_IS_RULES_MODEL (self));
  gboolean had = self->rule_notes != NULL || self->book_notes != NULL;

  g_clear_pointer (&self->rule_notes, g_hash_table_unref);
  g_clear_pointer (&self->book_notes, g_hash_table_unref);
  self->rule_notes = of_rules;
  self->book_notes = of_rulebooks;
  if (had || of_rules != NULL || of_rulebooks != NULL)
    rebuild (self);
}

void
loose_rules_model_set_breaks (LooseRulesModel *self, LeafProgram *program, GHashTable *rules, GHashTable *rulebooks)
{
  g_return_if_fail (LOOSE_IS_RULES_MODEL (self));
  g_clear_pointer (&self->broken_rules, g_hash_table_unref);
  g_clear_pointer (&self->broken_books, g_hash_table_unref);
  g_clear_pointer (&self->breaks_program, leaf_program_unref);
  self->breaks_program = program != NULL ? leaf_program_ref (program) : NULL;
  self->broken_rules = rules;
  self->broken_books = rulebooks;
  if (program == self->program && program != NULL)
    rebuild (self);
}

void
loose_rules_model_set_marks_rule_warnings (LooseRulesModel *self, gboolean marks)
{
  g_return_if_fail (LOOSE_IS_RULES_MODEL (self));
  if (marks == self->marks_rule_warnings)
    return;
  self->marks_rule_warnings = marks;
  rebuild (self);
}

void
loose_rules_model_set_would_be (LooseRulesModel *self, LeafProgram *program, guint32 rule)
{
  g_return_if_fail (LOOSE_IS_RULES_MODEL (self));
  if (program == NULL && self->would_be_program == NULL)
    return;
  g_autoptr (LeafProgram) old = g_steal_pointer (&self->would_be_program); /* kept until no row refers to it */

  self->would_be_book = 0;
  self->would_be_program = program != NULL ? leaf_program_ref (program) : NULL;
  if (program != NULL)
    place_would_be (self, rule);
  rebuild (self);
}

guint
loose_rules_model_find_would_be (LooseRulesModel *self)
{
  g_return_val_if_fail (LOOSE_IS_RULES_MODEL (self), 0);
  for (guint i = 0; i < self->rows->len; i++)
    if (g_array_index (self->rows, LooseRow, i).sort == LOOSE_ROW_WOULD_BE)
      return i;
  return G_MAXUINT;
}

LeafProgram *
loose_rules_model_get_program (LooseRulesModel *self)
{
  g_return_val_if_fail (LOOSE_IS_RULES_MODEL (self), NULL);
  return self->program;
}

void
loose_rules_model_set_search (LooseRulesModel *self, const char *words)
{
  g_return_if_fail (LOOSE_IS_RULES_MODEL (self));
  g_free (self->search);
  self->search = words != NULL && *words != '\0' ? g_utf8_casefold (words, -1) : NULL;
  rebuild (self);
}

void
loose_rules_model_set_show_library (LooseRulesModel *self, gboolean show)
{
  g_return_if_fail (LOOSE_IS_RULES_MODEL (self));
  self->show_library = show;
  rebuild (self);
}

const LooseRow *
loose_rules_model_get_row (LooseRulesModel *self, guint index)
{
  g_return_val_if_fail (LOOSE_IS_RULES_MODEL (self), NULL);
  return index < self->rows->len ? &g_array_index (self->rows, LooseRow, index) : NULL;
}

static void
expand (LooseRulesModel *self, const LooseRow *row, gboolean expanded)
{
  g_hash_table_replace (self->expanded, loose_row_dup_key (self->program, row), GINT_TO_POINTER (expanded ? 1 : 2));
  rebuild (self);
}

void
loose_rules_model_set_expanded (LooseRulesModel *self, guint index, gboolean expanded)
{
  g_return_if_fail (LOOSE_IS_RULES_MODEL (self));
  const LooseRow *row = loose_rules_model_get_row (self, index);

  if (row != NULL && row->unfolds && row->expanded != expanded)
    expand (self, row, expanded);
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
loose_rules_model_find_key (LooseRulesModel *self, const char *key)
{
  g_return_val_if_fail (LOOSE_IS_RULES_MODEL (self), 0);
  for (guint i = 0; i < self->rows->len; i++) {
    const LooseRow *row = &g_array_index (self->rows, LooseRow, i);
    g_autofree char *own = loose_row_dup_key (program_of (self, row), row);
    if (g_str_equal (own, key))
      return i;
  }
  return G_MAXUINT;
}

static guint
find_rulebook (LooseRulesModel *self, guint32 rulebook)
{
  return find_row (self, LOOSE_ROW_RULEBOOK, rulebook);
}

/* The closed group that contains the rulebook; NULL if there is none. */
static const LooseRow *
find_closed_group (LooseRulesModel *self, guint32 rulebook)
{
  const char *group = leaf_program_rulebook (self->program, rulebook).group;

  for (guint i = 0; group != NULL && i < self->rows->len; i++) {
    const LooseRow *row = &g_array_index (self->rows, LooseRow, i);
    if (row->sort == LOOSE_ROW_GROUP && !row->expanded && row->rulebook != 0
        && g_strcmp0 (leaf_program_rulebook (self->program, row->rulebook).group, group) == 0)
      return row;
  }
  return NULL;
}

static gboolean
home_is_hidden (LooseRulesModel *self, guint32 rulebook)
{
  return rulebook != 0 && find_closed_group (self, rulebook) == NULL && find_rulebook (self, rulebook) == G_MAXUINT;
}

/* Opens the library's rulebooks if the rulebook is among them and they are closed. */
static void
open_library (LooseRulesModel *self, guint32 rulebook)
{
  guint row = find_row (self, LOOSE_ROW_LIBRARY, 0);

  if (row != G_MAXUINT && home_is_hidden (self, rulebook))
    loose_rules_model_set_expanded (self, row, TRUE);
}

guint
loose_rules_model_find_rule (LooseRulesModel *self, guint32 rule)
{
  g_return_val_if_fail (LOOSE_IS_RULES_MODEL (self), 0);
  guint row = find_row (self, LOOSE_ROW_RULE, rule);
  const LooseRow *closed;
  guint32 home;

  if (row != G_MAXUINT || self->program == NULL || rule == 0 || rule > leaf_program_n_rules (self->program))
    return row;
  home = leaf_program_rule (self->program, rule).home;
  open_library (self, home);
  closed = home != 0 ? find_closed_group (self, home) : NULL;
  if (closed != NULL)
    expand (self, closed, TRUE);
  row = home != 0 ? find_rulebook (self, home) : G_MAXUINT;
  if (row != G_MAXUINT)
    loose_rules_model_set_expanded (self, row, TRUE);
  return find_row (self, LOOSE_ROW_RULE, rule);
}

static void
loose_rules_model_finalize (GObject *object)
{
  LooseRulesModel *self = LOOSE_RULES_MODEL (object);

  g_clear_pointer (&self->program, leaf_program_unref);
  g_clear_pointer (&self->would_be_program, leaf_program_unref);
  g_free (self->rules);
  g_array_unref (self->rows);
  g_hash_table_unref (self->items);
  g_hash_table_unref (self->expanded);
  g_clear_pointer (&self->rule_notes, g_hash_table_unref);
  g_clear_pointer (&self->book_notes, g_hash_table_unref);
  g_clear_pointer (&self->breaks_program, leaf_program_unref);
  g_clear_pointer (&self->broken_rules, g_hash_table_unref);
  g_clear_pointer (&self->broken_books, g_hash_table_unref);
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
  self->items = g_hash_table_new (g_int64_hash, g_int64_equal);
  self->expanded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

LooseRulesModel *
loose_rules_model_new (void)
{
  return g_object_new (LOOSE_TYPE_RULES_MODEL, NULL);
}
