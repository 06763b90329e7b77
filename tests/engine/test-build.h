/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-build.h: a build without the standard library, for tests of the early stages. */
#pragma once

#include "kinds/leaf-notation.h"
#include "leaf-compile.h"

#include <string.h>

static inline LeafBuild *
test_build_new (void)
{
  LeafBuild *build = g_new (LeafBuild, 1);

  leaf_build_init (build, NULL, NULL);
  return build;
}

static inline void
test_build_free (LeafBuild *build)
{
  leaf_build_clear (build);
  g_free (build);
}

typedef LeafBuild TestBuild;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestBuild, test_build_free)

/* The words of a text, without the end of the paragraph. */
static inline LeafWording
test_words (LeafBuild *build, const char *text)
{
  return leaf_words_read_apart (build, "test", text);
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
