/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-build.h: a build with the first stages alone, for tests of them. */
#pragma once

#include "kinds/leaf-notation.h"

#include <string.h>

static inline LeafBuild *
test_build_new (void)
{
  LeafBuild *build = g_new0 (LeafBuild, 1);

  build->arena = leaf_arena_new ("test");
  build->vocabulary = leaf_vocabulary_new ();
  LEAF_TABLE_INIT (&build->messages, LeafMessage);
  build->words = leaf_words_new ();
  build->sentences = leaf_sentences_new ();
  build->english = leaf_english_new ();
  build->kinds = leaf_kinds_new ();
  return build;
}

static inline void
test_build_free (LeafBuild *build)
{
  leaf_kinds_free (build->kinds);
  leaf_english_free (build->english);
  leaf_sentences_free (build->sentences);
  leaf_words_free (build->words);
  leaf_vocabulary_free (build->vocabulary);
  leaf_table_clear (&build->messages);
  leaf_arena_unref (build->arena);
  g_free (build);
}

typedef LeafBuild TestBuild;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestBuild, test_build_free)

/* The words of a text, without the paragraph's end. */
static inline LeafWording
test_words (LeafBuild *build, const char *text)
{
  return leaf_words_read_aside (build, "test", text);
}

/* Reads a source as far as sentences. */
static inline void
test_read (LeafBuild *build, const char *text)
{
  leaf_sentences_read (build, leaf_words_read (build, "story.ni", text, strlen (text), FALSE));
}

/* The names of all problems, one space between any two. */
static inline char *
test_problems (const LeafBuild *build)
{
  GString *names = g_string_new (NULL);

  LEAF_EACH (&build->messages, i) {
    const LeafMessage *message = LEAF_ROW (&build->messages, LeafMessage, i);

    g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", leaf_problem_name (message->code));
  }
  return g_string_free (names, FALSE);
}
