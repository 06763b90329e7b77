/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-words.c: any bytes are words; and words keep their order and their places. */

#include "fuzz.h"

#include "test-build.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (TestBuild) build = test_build_new ();
  guint32 source = leaf_words_read (build, "fuzz", (const char *) data, size, FALSE);
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  guint32 end = 0;

  g_assert_true (g_utf8_validate (row->text, row->length, NULL));
  for (guint32 i = row->first_word; i < row->end_word; i++) {
    const LeafWord *word = leaf_word (build, i);

    g_assert_cmpuint (word->start, >=, end);
    g_assert_cmpuint (word->end, >=, word->start);
    g_assert_cmpuint (word->end, <=, row->length);
    g_assert_cmpuint (word->line, <=, row->n_lines);
    end = word->end;
  }
  {
    g_autofree char *text = leaf_wording_dup (build, leaf_wording (row->first_word, row->end_word));

    g_assert_true (g_utf8_validate (text, -1, NULL));
  }
  leaf_words_read_within (build, source, 0, row->length);
  return 0;
}
