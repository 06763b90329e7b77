/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-metadata.c: "The licence for this story is "MIT"", "Release along with cover art": sentences about the story as
 * a whole.
 *
 * Four details may be given for a story or an extension; those of the story become text variables, like its title.
 * Release sentences are only checked here, so that typing errors are reported; release/ carries them out. */
#include "leaf-assert.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_YEAR 1971

typedef enum { DETAIL_LICENCE, DETAIL_COPYRIGHT, DETAIL_URL, DETAIL_RIGHTS } Detail;

static const struct {
  const char *name;
  Detail detail;
  const char *variable;
} details[] = {
  { "licence", DETAIL_LICENCE, "story licence" },
  { "license", DETAIL_LICENCE, "story licence" },
  { "copyright", DETAIL_COPYRIGHT, "story copyright" },
  { "origin url", DETAIL_URL, "story origin URL" },
  { "rights history", DETAIL_RIGHTS, "story rights history" },
};

/* --- the details -------------------------------------------------------------------------------------------------- */

/* Licences that have versions must say whether later versions are meant. */
static gboolean
is_old_licence (const char *text)
{
  return g_regex_match_simple ("^(A?GPL|LGPL|GFDL)-[0-9.]+$", text, 0, 0);
}

static gboolean
is_licence_name (const char *text)
{
  return g_regex_match_simple ("^[A-Za-z0-9][A-Za-z0-9.-]*$", text, 0, 0);
}

/* The final year, or 0. */
static int
last_year (const char *text)
{
  gsize length = strlen (text), digits = 0;

  while (digits < length && g_ascii_isdigit (text[length - digits - 1]))
    digits++;
  return digits == 4 ? atoi (text + length - 4) : 0;
}

static gboolean
says_copyright (const char *text)
{
  g_autofree char *folded = g_utf8_strdown (text, -1);

  return strstr (folded, "copyright") != NULL || strstr (folded, "(c)") != NULL || strstr (folded, "\302\251") != NULL;
}

static void
check_detail (LeafBuild *build, Detail detail, LeafWording value)
{
  g_autofree char *text = leaf_words_text_dup (build, value.first);

  if (detail == DETAIL_LICENCE && is_old_licence (text))
    leaf_problem_at (build, LEAF_PROBLEM_BIBLIOGRAPHY_LICENCE_OLD, value, text, NULL);
  else if (detail == DETAIL_LICENCE && !is_licence_name (text))
    leaf_problem_at (build, LEAF_PROBLEM_BIBLIOGRAPHY_LICENCE, value, NULL, NULL);
  else if (detail == DETAIL_COPYRIGHT && says_copyright (text))
    leaf_problem_at (build, LEAF_PROBLEM_BIBLIOGRAPHY_COPYRIGHT_SAID, value, NULL, NULL);
  else if (detail == DETAIL_COPYRIGHT && last_year (text) < FIRST_YEAR)
    leaf_problem_at (build, LEAF_PROBLEM_BIBLIOGRAPHY_COPYRIGHT_YEAR, value, NULL, NULL);
  else if (detail == DETAIL_URL && !g_regex_match_simple ("^https?://[^ ]+$", text, 0, 0))
    leaf_problem_at (build, LEAF_PROBLEM_BIBLIOGRAPHY_URL, value, NULL, NULL);
}

static void
set_detail (LeafBuild *build, const char *variable, LeafWording value)
{
  LEAF_EACH (&build->world->variables, i) {
    LeafVariable *row = LEAF_ROW (&build->world->variables, LeafVariable, i);

    if (row->owner == LEAF_OWNER_GLOBAL && strcmp (row->name, variable) == 0) {
      row->initial = value;
      row->given = (LeafValue) { 0 };
    }
  }
}

void
leaf_bibliography_give_serial (LeafBuild *build)
{
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", build->release);

  LEAF_EACH (&build->world->variables, i) {
    LeafVariable *row = LEAF_ROW (&build->world->variables, LeafVariable, i);

    if (row->owner == LEAF_OWNER_GLOBAL && strcmp (row->name, "story serial code") == 0
        && leaf_word (build, row->initial.first)->source < build->first_source) {
      row->initial = leaf_words_read_apart (build, LEAF_SERIAL_SOURCE, quoted);
      row->given = (LeafValue) { 0 };
    }
  }
}

static void
complain_of_detail (LeafBuild *build, LeafWording name)
{
  g_autofree char *asked = leaf_wording_dup (build, name), *near = NULL;
  g_autoptr (LeafMessageFragment) perhaps = NULL;
  LeafSuggestion nearest;

  leaf_suggestion_init (&nearest, asked);
  for (gsize i = 0; i < G_N_ELEMENTS (details); i++)
    leaf_suggestion_try (&nearest, details[i].name);
  near = leaf_suggestion_end (&nearest);
  perhaps = leaf_perhaps (near);
  leaf_problem_at (build, LEAF_PROBLEM_BIBLIOGRAPHY_DETAIL, name, perhaps, NULL);
}

/* Is the word in the story, not in an extension? The story is read before the sources that it includes, so its source
 * has the lowest number. */
static gboolean
is_of_story (const LeafBuild *build, guint32 word)
{
  guint32 source = leaf_word (build, word)->source;

  LEAF_EACH_NEW_SENTENCE (build, i) {
    LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, i)->wording;

    if (!leaf_wording_empty (w) && leaf_word (build, w.first)->source < source)
      return FALSE;
  }
  return TRUE;
}

gboolean
leaf_bibliography_declare (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w
      = leaf_wording_skip_article (build, LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->wording),
      name;
  guint32 at = leaf_wording_find (build, w, "for this");
  gboolean of_story = at + 2 < w.end && leaf_word_is (build, at + 2, "story");

  if (at == w.first || at + 5 != w.end || !leaf_word_is (build, at + 3, "is")
      || leaf_word (build, at + 4)->sort != LEAF_WORD_TEXT || !(of_story || leaf_word_is (build, at + 2, "extension")))
    return FALSE;
  leaf_sentence_use (build, id);
  name = leaf_wording_up_to (w, at);
  if (!of_story && is_of_story (build, w.first))
    leaf_problem_at (build, LEAF_PROBLEM_BIBLIOGRAPHY_NOT_EXTENSION, leaf_wording_up_to (w, at + 3), NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (details); i++)
    if (leaf_wording_is (build, name, details[i].name)) {
      check_detail (build, details[i].detail, leaf_wording_from (w, at + 4));
      if (of_story)
        set_detail (build, details[i].variable, leaf_wording_from (w, at + 4));
      return TRUE;
    }
  complain_of_detail (build, name);
  return TRUE;
}

/* --- releases ----------------------------------------------------------------------------------------------------- */

/* Things that a story can be released along with; some are followed by a quoted name or further words. */
static const struct {
  const char *words;
  gboolean is_private, has_more;
} releases[] = {
  { "solution", TRUE, FALSE },
  { "source text", TRUE, FALSE },
  { "library card", TRUE, FALSE },
  { "cover art", FALSE, TRUE },
  { "existing story file", FALSE, TRUE },
  { "introductory booklet", FALSE, FALSE },
  { "introductory postcard", FALSE, FALSE },
  { "website", FALSE, TRUE },
  { "interpreter", FALSE, TRUE },
  { "style sheet", FALSE, TRUE },
  { "javascript", FALSE, TRUE },
  { "file", FALSE, TRUE },
  { "separate figures", FALSE, FALSE },
  { "separate sounds", FALSE, FALSE },
};

static void
check_release (LeafBuild *build, LeafWording w)
{
  LeafWording bare = leaf_wording_skip_article (build, w);
  gboolean is_private = leaf_wording_begins (build, bare, "public") || leaf_wording_begins (build, bare, "private");
  LeafSuggestion nearest;
  g_autofree char *asked = NULL, *near = NULL;
  g_autoptr (LeafMessageFragment) perhaps = NULL;

  if (is_private)
    bare = leaf_wording_skip_article (build, leaf_wording_from (bare, bare.first + 1));
  asked = leaf_wording_dup (build, bare);
  /* "a "Vorple" interpreter": the quoted text names it */
  if (leaf_wording_length (bare) > 1 && leaf_word (build, bare.first)->sort == LEAF_WORD_TEXT)
    bare.first++;
  leaf_suggestion_init (&nearest, asked);
  for (gsize i = 0; i < G_N_ELEMENTS (releases); i++) {
    leaf_suggestion_try (&nearest, releases[i].words);
    if (!(releases[i].has_more ? leaf_wording_begins (build, bare, releases[i].words)
                               : leaf_wording_is (build, bare, releases[i].words)))
      continue;
    if (is_private && !releases[i].is_private)
      leaf_problem_at (build, LEAF_PROBLEM_RELEASE_NOT_PRIVATE, w, NULL, NULL);
    near = leaf_suggestion_end (&nearest);
    return;
  }
  near = leaf_suggestion_end (&nearest);
  perhaps = leaf_perhaps (near);
  leaf_problem_at (build, LEAF_PROBLEM_RELEASE_UNKNOWN, w, perhaps, NULL);
}

void
leaf_release_check (LeafBuild *build, LeafSentenceId id)
{
  LeafWording w = LEAF_ROW (&build->sentences->sentences, LeafSentence, id.ix)->wording, *parts;
  guint32 n = leaf_wording_split_list (build, leaf_wording_from (w, w.first + 3), "and", &parts);

  for (guint32 i = 0; i < n; i++)
    check_release (build, parts[i]);
}
