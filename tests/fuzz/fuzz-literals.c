/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-literals.c: any sentences may define notations, and any words may be literals in them. */

#include "fuzz.h"

#include "test-build.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (TestBuild) build = test_build_new ();
  g_autofree char *text = g_strndup ((const char *) data, MIN (size, 4000));
  guint32 source;
  const LeafSource *row;

  leaf_kind_make (build, LEAF_REPRESENTATION_BASE, "weight", NULL, (LeafKindId) { 0 });
  leaf_kind_make (build, LEAF_REPRESENTATION_BASE, "length", NULL, (LeafKindId) { 0 });
  source = leaf_words_read (build, "fuzz", text, strlen (text), FALSE);
  leaf_sentences_read (build, source);
  leaf_notations_read (build);
  row = LEAF_ROW (&build->words->sources, LeafSource, source);
  for (guint32 first = row->first_word; first < row->end_word; first++) {
    for (guint32 end = first + 1; end <= MIN (first + 4, row->end_word); end++) {
      LeafValue value = { 0 };

      if (leaf_literal_read (build, leaf_wording (first, end), &value)) {
        g_autofree char *printed = leaf_literal_to_string (build->kinds, value);

        g_assert_nonnull (printed);
        g_assert_true (g_utf8_validate (printed, -1, NULL));
      }
    }
  }
  return 0;
}
