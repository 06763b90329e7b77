/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-rows.c: rows added to a page of the index. */
#include "leaf-index-rows.h"

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
  LeafSpan span = leaf_wording_span (self->build, words);

  return (LeafPlace) { span.source, span.start, span.end };
}

LeafPlace
leaf_index_sentence (const LeafIndexRows *self, LeafSentenceId sentence)
{
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
