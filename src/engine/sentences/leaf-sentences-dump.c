/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-sentences-dump.c: the structure of a source as text, with a line for each heading, sentence, statement and row.
 *
 *   Section 1 - Boxes
 *     assertion: The box is in the Yard
 *     rule: Instead of opening the box
 *       if the box is open
 *         say "It is."
 *       otherwise
 *         ...
 */

#include "leaf-sentences.h"

static const char *const form_names[] = {
  "none",
#define LEAF_FORM(name, comment) #name,
#include "leaf-forms.def"
#undef LEAF_FORM
};

static void
start_line (GString *text, guint depth)
{
  for (guint i = 0; i < depth; i++)
    g_string_append (text, "  ");
}

static void
append_words (const LeafBuild *build, GString *text, LeafWording w)
{
  g_autofree char *words = leaf_wording_dup (build, w);

  g_string_append (text, words);
}

static void
append_line (const LeafBuild *build, GString *text, guint depth, const char *label, LeafWording w)
{
  start_line (text, depth);
  g_string_append (text, label);
  append_words (build, text, w);
  g_string_append_c (text, '\n');
}

static const char *
label_of (LeafStatementSort sort)
{
  switch (sort) {
  case LEAF_STATEMENT_IF: return "if ";
  case LEAF_STATEMENT_UNLESS: return "unless ";
  case LEAF_STATEMENT_SWITCH: return "switch ";
  case LEAF_STATEMENT_CASE: return "case ";
  case LEAF_STATEMENT_CASE_OTHERWISE: return "case otherwise";
  case LEAF_STATEMENT_WHILE: return "while ";
  case LEAF_STATEMENT_REPEAT: return "repeat ";
  case LEAF_STATEMENT_NATIVE: return "native ";
  case LEAF_STATEMENT_PHRASE: break;
  }
  return "";
}

/* Statements are nested no deeper than the reader of bodies allows. */
static void
append_statements (const LeafBuild *build, GString *text, guint depth, LeafStatementId id)
{
  while (LEAF_IS (id)) {
    const LeafStatement *row = LEAF_ROW (&build->sentences->statements, LeafStatement, id.ix);

    append_line (build, text, depth, label_of (row->sort), row->wording);
    append_statements (build, text, depth + 1, row->inner);
    if (LEAF_IS (row->other)) {
      start_line (text, depth);
      g_string_append (text, "otherwise\n");
      append_statements (build, text, depth + 1, row->other);
    }
    id = row->next;
  }
}

static void
append_row (const LeafBuild *build, GString *text, guint depth, const LeafWording *cells, guint32 n)
{
  start_line (text, depth);
  for (guint32 i = 0; i < n; i++) {
    if (i > 0)
      g_string_append (text, " | ");
    if (leaf_wording_empty (cells[i]))
      g_string_append (text, "--");
    else
      append_words (build, text, cells[i]);
  }
  g_string_append_c (text, '\n');
}

static void
append_table (const LeafBuild *build, GString *text, guint depth, guint32 index)
{
  static const char *const hows[] = { "", " (continued)", " (amended)", " (replaced)" };
  const LeafTableText *table = LEAF_ROW (&build->sentences->tables, LeafTableText, index);

  start_line (text, depth);
  g_string_append (text, "table: ");
  append_words (build, text, table->name);
  if (!leaf_wording_empty (table->subtitle)) {
    g_string_append (text, " / ");
    append_words (build, text, table->subtitle);
  }
  g_string_append (text, hows[table->how]);
  g_string_append_c (text, '\n');
  append_row (build, text, depth + 1, table->columns, table->n_columns);
  for (guint32 i = 0; i < table->n_rows; i++)
    append_row (build, text, depth + 1, table->cells + (gsize) i * table->n_columns, table->n_columns);
  if (table->n_blank_rows > 0) {
    start_line (text, depth + 1);
    g_string_append_printf (text, "%u blank\n", table->n_blank_rows);
  }
  if (!leaf_wording_empty (table->blank_rows))
    append_line (build, text, depth + 1, "blank: ", table->blank_rows);
  if (!leaf_wording_empty (table->blank_rows_for_each))
    append_line (build, text, depth + 1, "blank for each: ", table->blank_rows_for_each);
}

/* Writes the headings from `last` on that are above the sentence, including skipped ones; returns the level of the
 * sentence's own heading. */
static guint
append_headings (const LeafBuild *build, GString *text, guint32 *last, guint32 heading)
{
  const LeafTable *headings = &build->sentences->headings;

  while (*last < heading) {
    const LeafHeading *row = LEAF_ROW (headings, LeafHeading, ++*last);

    if (row->level > 0)
      append_line (build, text, row->level - 1, row->skipped ? "(skipped) " : "", row->wording);
  }
  return LEAF_ROW (headings, LeafHeading, heading)->level;
}

static gboolean
in_library (const LeafBuild *build, guint32 heading)
{
  guint32 source = LEAF_ROW (&build->sentences->headings, LeafHeading, heading)->source;

  return source != 0 && LEAF_ROW (&build->words->sources, LeafSource, source)->is_library;
}

/* Free with g_free. */
char *
leaf_sentences_to_string (const LeafBuild *build, gboolean with_library)
{
  GString *text = g_string_new (NULL);
  guint32 last = 0;

  LEAF_EACH (&build->sentences->sentences, i) {
    const LeafSentence *row = LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    g_autofree char *label = NULL;
    guint level;

    if (!with_library && in_library (build, row->heading.ix)) {
      last = row->heading.ix;
      continue;
    }
    level = append_headings (build, text, &last, row->heading.ix);
    if (row->form == LEAF_FORM_TABLE) {
      append_table (build, text, level, row->table);
      continue;
    }
    label = g_ascii_strdown (form_names[row->form], -1);
    start_line (text, level);
    g_string_append_printf (text, "%s: ", label);
    append_words (build, text, row->wording);
    g_string_append_c (text, '\n');
    append_statements (build, text, level + 1, row->body);
  }
  while (last + 1 < build->sentences->headings.n) {
    guint32 next = last + 1;

    if (!with_library && in_library (build, next))
      last = next;
    else
      append_headings (build, text, &last, next);
  }
  return g_string_free (text, FALSE);
}
