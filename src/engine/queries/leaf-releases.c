/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-releases.c: the requests in sentences "Release along with ...". leaf-metadata.c checked them when the story
 * was compiled; those with a problem are left out here. */
#include "leaf-compile.h"

#include <string.h>

static const struct {
  const char *words;
  LeafReleaseSort sort;
} sorts[] = {
  { "solution", LEAF_RELEASE_SOLUTION },
  { "source text", LEAF_RELEASE_SOURCE },
  { "library card", LEAF_RELEASE_CARD },
  { "cover art", LEAF_RELEASE_COVER },
  { "existing story file", LEAF_RELEASE_STORY_FILE },
  { "introductory booklet", LEAF_RELEASE_BOOKLET },
  { "introductory postcard", LEAF_RELEASE_POSTCARD },
  { "website", LEAF_RELEASE_WEBSITE },
  { "interpreter", LEAF_RELEASE_INTERPRETER },
  { "style sheet", LEAF_RELEASE_STYLE_SHEET },
  { "javascript", LEAF_RELEASE_JAVASCRIPT },
  { "file", LEAF_RELEASE_FILE },
  { "separate figures", LEAF_RELEASE_FIGURES },
  { "separate sounds", LEAF_RELEASE_SOUNDS },
};

/* The quoted text: after "called" the name of a file, otherwise a description. */
static void
read_texts (const LeafBuild *build, LeafWording part, LeafReleaseItem *item)
{
  for (guint32 at = part.first; at < part.end; at++) {
    char **text = at > part.first && leaf_word_is (build, at - 1, "called") ? &item->name : &item->words;

    if (leaf_word (build, at)->sort == LEAF_WORD_TEXT && *text == NULL)
      *text = leaf_words_text_dup (build, at);
  }
}

static void
add_part (const LeafBuild *build, LeafWording part, GArray *items)
{
  LeafReleaseItem item = { 0 };
  LeafWording bare = leaf_wording_skip_article (build, part);
  LeafSpan span = leaf_wording_span (build, part);

  if (leaf_wording_empty (bare))
    return;
  if (leaf_wording_begins (build, bare, "public") || leaf_wording_begins (build, bare, "private")) {
    item.is_public = leaf_wording_begins (build, bare, "public");
    item.is_private = !item.is_public;
    bare = leaf_wording_skip_article (build, leaf_wording_from (bare, bare.first + 1));
  }
  for (gsize i = 0; i < G_N_ELEMENTS (sorts); i++)
    if (leaf_wording_begins (build, bare, sorts[i].words)
        || (leaf_wording_length (bare) > 1 && leaf_word (build, bare.first)->sort == LEAF_WORD_TEXT
            && leaf_wording_begins (build, leaf_wording_from (bare, bare.first + 1), sorts[i].words)))
      item.sort = sorts[i].sort;
  if (item.sort == 0)
    return;
  read_texts (build, bare, &item);
  item.place = (LeafPlace) { span.source, span.start, span.end };
  g_array_append_val (items, item);
}

/* "cover art ("A lamp, lit."), a solution and a website": split at commas and "and" outside brackets. */
static void
add_sentence (const LeafBuild *build, LeafWording w, GArray *items)
{
  guint32 depth = 0, begin = w.first;

  for (guint32 at = w.first; at <= w.end; at++) {
    gboolean parts = at == w.end || (depth == 0 && (leaf_word_is (build, at, "and") || leaf_word_is (build, at, ",")));

    if (parts) {
      add_part (build, leaf_wording (begin, at), items);
      begin = at + 1;
    } else if (leaf_word_is (build, at, "(")) {
      depth++;
    } else if (leaf_word_is (build, at, ")") && depth > 0) {
      depth--;
    }
  }
}

LeafReleaseItem *
leaf_program_releases (const LeafProgram *program, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafBuild *build = &program->build;
  GArray *items = g_array_new (TRUE, TRUE, sizeof (LeafReleaseItem));

  LEAF_EACH (&build->sentences->sentences, i) {
    const LeafSentence *sentence = LEAF_ROW (&build->sentences->sentences, LeafSentence, i);

    if (sentence->form == LEAF_FORM_RELEASE)
      add_sentence (build, leaf_wording_from (sentence->wording, sentence->wording.first + 3), items);
  }
  *n = items->len;
  return (LeafReleaseItem *) (void *) g_array_free (items, FALSE);
}

void
leaf_releases_free (LeafReleaseItem *items)
{
  for (LeafReleaseItem *item = items; item != NULL && item->sort != 0; item++) {
    g_free (item->name);
    g_free (item->words);
  }
  g_free (items);
}
