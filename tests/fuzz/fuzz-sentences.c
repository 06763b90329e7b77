/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-sentences.c: any bytes have a structure, which is printed so that all of it is visited. */

#include "fuzz.h"

#include "test-build.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (TestBuild) build = test_build_new ();
  guint32 source = leaf_words_read (build, "fuzz", (const char *) data, size, FALSE);
  g_autofree char *dump = NULL;

  leaf_sentences_read (build, source);
  dump = leaf_sentences_to_string (build, TRUE);
  g_assert_nonnull (dump);
  LEAF_EACH (&build->messages, i) {
    g_autofree char *sentence
        = leaf_message_fragment_words (&LEAF_ROW (&build->messages, LeafMessage, i)->message, NULL, NULL);

    g_assert_true (g_utf8_validate (sentence, -1, NULL));
  }
  return 0;
}
