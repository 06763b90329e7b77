/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index.c: the order of pages of the index, and what all pages share. Rows come in the order of the tables, the
 * library's first. A reader wants the story's own first, so blocks (a row and those below it) are reordered at the
 * end, only here. */
#include "leaf-index-rows.h"

#include <string.h>

static const struct {
  const char *name, *title;
  LeafIndexPageMaker make;
} pages[LEAF_INDEX_PAGES] = {
#define LEAF_INDEX_PAGE(page, name, title, maker) [LEAF_INDEX_##page] = { name, title, maker },
#include "leaf-index-pages.def"
#undef LEAF_INDEX_PAGE
};

const char *
leaf_index_page_name (LeafIndexPage page)
{
  return (guint) page < LEAF_INDEX_PAGES ? pages[page].name : NULL;
}

const char *
leaf_index_page_title (LeafIndexPage page)
{
  return (guint) page < LEAF_INDEX_PAGES ? pages[page].title : NULL;
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

gboolean
leaf_index_is_own (const LeafIndexRows *self, LeafPlace place)
{
  return place.source != 0 && !leaf_program_source_is_library (self->program, place.source);
}

void
leaf_index_add (LeafIndexRows *self, guint32 level, char *text, char *detail, LeafPlace place)
{
  LeafIndexEntry row = {
    .text = text, .detail = detail, .level = level, .is_library = !leaf_index_is_own (self, place), .place = place
  };

  g_array_append_val (self->rows, row);
}

void
leaf_index_add_said (LeafIndexRows *self, guint32 level, char *text, LeafAnswerSentence detail, LeafPlace place)
{
  leaf_index_add (self, level, text,
                  detail.form != LEAF_ANSWER_MESSAGE_NONE ? leaf_answer_sentence_words (&detail, NULL) : NULL, place);
  g_array_index (self->rows, LeafIndexEntry, self->rows->len - 1).detail_said = detail;
}

void
leaf_index_add_title (LeafIndexRows *self, guint32 level, LeafAnswerSentence text, LeafAnswerSentence detail,
                      LeafPlace place)
{
  leaf_index_add_said (self, level, leaf_answer_sentence_words (&text, NULL), detail, place);
  g_array_index (self->rows, LeafIndexEntry, self->rows->len - 1).text_said = text;
}

LeafPlace
leaf_index_place (const LeafIndexRows *self, LeafWording words)
{
  LeafSpan span = { 0 };

  if (!leaf_wording_empty (words))
    span = leaf_wording_span (self->build, words);
  if (span.source > leaf_program_n_sources (self->program))
    span = (LeafSpan) { 0 };
  return (LeafPlace) { span.source, span.start, span.end };
}

LeafPlace
leaf_index_sentence (const LeafIndexRows *self, LeafSentenceId sentence)
{
  if (!LEAF_IS (sentence))
    return (LeafPlace) { 0 };
  return leaf_index_place (self, LEAF_ROW (&self->build->sentences->sentences, LeafSentence, sentence.ix)->wording);
}

LeafWording
leaf_index_named_at (const LeafIndexRows *self, LeafNameSort sort, guint32 id)
{
  const LeafTable *names = &self->build->world->names->names;

  LEAF_EACH (names, i) {
    const LeafName *name = LEAF_ROW (names, LeafName, i);

    if (name->sort == sort && name->id == id && !leaf_wording_empty (name->made_at))
      return name->made_at;
  }
  return LEAF_NO_WORDS;
}

void
leaf_index_add_rules (LeafIndexRows *self, guint32 level, LeafRulebookId book)
{
  LeafRulebookInfo info = leaf_program_rulebook (self->program, book.ix);

  for (guint32 i = 0; i < info.n_rules; i++) {
    guint32 rule = leaf_program_rulebook_rule (self->program, book.ix, i);

    leaf_index_add (self, level, g_strdup (leaf_program_rule_face (self->program, rule)), g_strdup (info.name),
                    leaf_program_rule (self->program, rule).place);
  }
}

/* --- the story's rows before the library's ------------------------------------------------------------------------ */

/* The row after the block that begins at `row`. */
static guint
block_end (GArray *rows, guint row)
{
  guint32 level = g_array_index (rows, LeafIndexEntry, row).level;

  for (row++; row < rows->len && g_array_index (rows, LeafIndexEntry, row).level > level; row++)
    ;
  return row;
}

/* A row is the story's own if anything below it is. */
static void
settle_block (GArray *rows, guint from, guint end)
{
  LeafIndexEntry *row = &g_array_index (rows, LeafIndexEntry, from);

  for (guint i = from + 1, next; i < end; i = next) {
    next = block_end (rows, i);
    settle_block (rows, i, next);
    row->is_library = row->is_library && g_array_index (rows, LeafIndexEntry, i).is_library;
  }
}

static GArray *
own_first (GArray *rows)
{
  GArray *sorted = g_array_sized_new (FALSE, FALSE, sizeof (LeafIndexEntry), rows->len);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0, end; i < rows->len; i = end) {
      end = block_end (rows, i);
      if (pass == 0)
        settle_block (rows, i, end);
      if (g_array_index (rows, LeafIndexEntry, i).is_library == (pass == 1))
        g_array_append_vals (sorted, &g_array_index (rows, LeafIndexEntry, i), end - i);
    }
  return sorted;
}

LeafIndexEntry *
leaf_program_index (const LeafProgram *program, LeafIndexPage page, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  LeafIndexRows self = { program, &program->build, g_array_new (FALSE, FALSE, sizeof (LeafIndexEntry)) };
  GArray *sorted;

  if ((guint) page < LEAF_INDEX_PAGES)
    pages[page].make (&self);
  sorted = own_first (self.rows);
  g_array_unref (self.rows);
  *n = sorted->len;
  return (LeafIndexEntry *) g_array_free (sorted, FALSE);
}

void
leaf_index_free (LeafIndexEntry *entries, guint32 n)
{
  for (guint32 i = 0; entries != NULL && i < n; i++) {
    g_free (entries[i].text);
    g_free (entries[i].detail);
    leaf_answer_sentence_clear (&entries[i].text_said);
    leaf_answer_sentence_clear (&entries[i].detail_said);
  }
  g_free (entries);
}
