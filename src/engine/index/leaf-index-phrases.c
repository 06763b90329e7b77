/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-phrases.c: phrases to do, to decide and to say: the phrasebook. */
#include "leaf-index-rows.h"
#include "leaf-program-private.h"

static const struct {
  LeafPhraseSort sort;
  LeafAnswerMessage title;
} groups[] = {
  { LEAF_PHRASE_DO, LEAF_ANSWER_MESSAGE_CAN_BE_DONE },
  { LEAF_PHRASE_DECIDE_IF, LEAF_ANSWER_MESSAGE_CAN_BE_ASKED },
  { LEAF_PHRASE_DECIDE, LEAF_ANSWER_MESSAGE_CAN_BE_WORKED_OUT },
  { LEAF_PHRASE_SAY, LEAF_ANSWER_MESSAGE_CAN_BE_SAID },
};

static void
add_phrases (LeafIndexRows *self, LeafPhraseSort sort, gboolean own)
{
  const LeafTable *phrases = &self->build->phrases->phrases;

  LEAF_EACH (phrases, i) {
    const LeafPhraseRow *row = LEAF_ROW (phrases, LeafPhraseRow, i);
    LeafPlace place;

    if (row->sort != sort || !leaf_phrase_is_offered (row))
      continue;
    place = leaf_index_place (self, row->wording);
    if (leaf_index_is_own (self, place) == own)
      leaf_index_add (self, 1, leaf_wording_dup (self->build, row->wording),
                      sort == LEAF_PHRASE_DECIDE ? g_strdup (leaf_kind_name (self->build, row->result)) : NULL, place);
  }
}

void
leaf_index_make_phrases (LeafIndexRows *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++) {
    leaf_index_add_title (self, 0, leaf_answer_sentence (groups[i].title, NULL, NULL), (LeafAnswerSentence) { 0 },
                          (LeafPlace) { 0 });
    add_phrases (self, groups[i].sort, TRUE);
    add_phrases (self, groups[i].sort, FALSE);
  }
}
