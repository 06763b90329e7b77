/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-story-facts.h"

#include <string.h>

/* The text before and after the value in a new sentence, and a pattern for an existing sentence. Title and author are
 * in the first line; the others may be wherever a sentence can begin. */
static const struct {
  const char *before, *after, *pattern;
} forms[LOOSE_N_FACTS] = {
  [LOOSE_FACT_TITLE] = { "\"", "\"", "(\\s*\")([^\"]*)(\")" },
  [LOOSE_FACT_AUTHOR] = { " by ", "", "(\\s*\"[^\"]*\"[ \\t]+by[ \\t]+\"?)([^\"\\n(]*?)(\"?[ \\t]*(\\(|\\n|\\z))" },
  [LOOSE_FACT_HEADLINE]
  = { "The story headline is \"", "\".", "(?i)(the\\s+story\\s+headline\\s+is\\s+\")([^\"]*)(\"\\.?)" },
  [LOOSE_FACT_GENRE] = { "The story genre is \"", "\".", "(?i)(the\\s+story\\s+genre\\s+is\\s+\")([^\"]*)(\"\\.?)" },
  [LOOSE_FACT_DESCRIPTION]
  = { "The story description is \"", "\".", "(?i)(the\\s+story\\s+description\\s+is\\s+\")([^\"]*)(\"\\.?)" },
  [LOOSE_FACT_YEAR]
  = { "The story creation year is ", ".", "(?i)(the\\s+story\\s+creation\\s+year\\s+is\\s+)([0-9]+)(\\.)" },
  [LOOSE_FACT_RELEASE] = { "The release number is ", ".", "(?i)(the\\s+release\\s+number\\s+is\\s+)([0-9]+)(\\.)" },
};

/* Skips the comment that begins at `at`; comments nest. */
static const char *
skip_comment (const char *at)
{
  guint depth = 0;

  for (; *at != '\0'; at++) {
    depth += *at == '[';
    if (*at == ']' && --depth == 0)
      return at + 1;
  }
  return at;
}

/* The next place after `at` where a sentence can begin: after a full stop, a line break or a text that ends with a full
 * stop, and not in a comment or a text. NULL if there is none. */
static const char *
next_sentence (const char *at)
{
  gboolean begins = FALSE;

  while (*at != '\0') {
    if (*at == '[')
      at = skip_comment (at);
    else if (*at == '"') {
      const char *end = strchr (at + 1, '"');

      if (end == NULL)
        return NULL;
      begins = strchr (".?!", end[-1]) != NULL;
      at = end + 1;
    } else if (begins && !g_ascii_isspace (*at) && *at != '.')
      return at;
    else {
      begins = *at == '.' || *at == ';' || *at == '\n' || (begins && g_ascii_isspace (*at));
      at++;
    }
  }
  return NULL;
}

/* Finds the bytes of the value and of the whole sentence; returns FALSE if the text has no such sentence. */
static gboolean
find (const char *text, LooseFact fact, int value[2], int all[2])
{
  g_autoptr (GRegex) regex = g_regex_new (forms[fact].pattern, G_REGEX_ANCHORED, 0, NULL);

  for (const char *at = text; at != NULL; at = fact > LOOSE_FACT_AUTHOR ? next_sentence (at) : NULL) {
    g_autoptr (GMatchInfo) match = NULL;

    if (g_regex_match_full (regex, text, -1, (int) (at - text), 0, &match, NULL)
        && g_match_info_fetch_pos (match, 2, &value[0], &value[1])
        && g_match_info_fetch_pos (match, 0, &all[0], &all[1]))
      return TRUE;
  }
  return FALSE;
}

static char *
splice (const char *text, gsize start, gsize end, const char *with)
{
  GString *out = g_string_new_len (text, (gssize) start);

  g_string_append (out, with);
  g_string_append (out, text + end);
  return g_string_free (out, FALSE);
}

/* The text without the sentence from `start` to `end`, and without the line or the space that would be left empty. */
static char *
remove_sentence (const char *text, int start, int end)
{
  gboolean begins_line = start == 0 || text[start - 1] == '\n';

  if (text[end] == ' ' || (text[end] == '\n' && begins_line))
    end++;
  else if (!begins_line && text[start - 1] == ' ')
    start--;
  return splice (text, (gsize) start, (gsize) end, "");
}

char *
loose_story_fact_read (const char *text, LooseFact fact)
{
  int value[2], all[2];

  return find (text, fact, value, all) ? g_strndup (text + value[0], (gsize) (value[1] - value[0])) : g_strdup ("");
}

/* The place for a new sentence: below the last of these sentences, or below the first paragraph if there are none. */
static gsize
find_place (const char *text)
{
  gsize place = 0;
  const char *gap;

  for (int fact = LOOSE_FACT_HEADLINE; fact < LOOSE_N_FACTS; fact++) {
    int value[2], all[2];

    if (find (text, (LooseFact) fact, value, all))
      place = MAX (place, (gsize) all[1]);
  }
  if (place > 0) {
    const char *end = strchr (text + place, '\n');

    return end != NULL ? (gsize) (end - text) : strlen (text);
  }
  gap = *text == '"' ? strchr (text, '\n') : text;
  return gap != NULL ? (gsize) (gap - text) : strlen (text);
}

char *
loose_story_facts_add (const char *text, const char *sentence)
{
  gsize place = find_place (text);
  gboolean is_first = TRUE;
  g_autofree char *with = NULL;

  for (int fact = LOOSE_FACT_HEADLINE; fact < LOOSE_N_FACTS; fact++) {
    int value[2], all[2];

    is_first &= !find (text, (LooseFact) fact, value, all);
  }
  if (place == 0)
    with = g_strconcat (sentence, "\n\n", NULL);
  else
    with = g_strconcat (is_first ? "\n\n" : "\n", sentence, NULL);
  return splice (text, place, place, with);
}

/* Makes the value valid between quotation marks. Returns NULL if the fact needs a number and this is none. */
static char *
clean (LooseFact fact, const char *value)
{
  g_autofree char *copy = g_strstrip (g_strdelimit (g_strdup (value), "\n\r", ' '));

  g_strdelimit (copy, "\"", '\'');
  if ((fact == LOOSE_FACT_YEAR || fact == LOOSE_FACT_RELEASE) && copy[strspn (copy, "0123456789")] != '\0')
    return NULL;
  return g_steal_pointer (&copy);
}

/* An author's name that contains more than letters is quoted. */
static char *
quote_author (const char *author)
{
  gboolean plain = strpbrk (author, ".,;:()[]-'") == NULL;

  return plain ? g_strdup (author) : g_strconcat ("\"", author, "\"", NULL);
}

static char *
write_author (const char *text, const char *author)
{
  g_autofree char *quoted = quote_author (author), *with = NULL;
  int value[2], all[2], title[2], title_all[2];

  if (!find (text, LOOSE_FACT_TITLE, title, title_all)) /* a byline belongs to a title */
    return *author == '\0' ? g_strdup (text) : g_strconcat ("\"Untitled\" by ", quoted, "\n\n", text, NULL);
  if (!find (text, LOOSE_FACT_AUTHOR, value, all)) {
    with = g_strconcat (" by ", quoted, NULL);
    return *author == '\0' ? g_strdup (text) : splice (text, (gsize) title_all[1], (gsize) title_all[1], with);
  }
  if (text[value[0] - 1] == '"')
    value[0]--;
  if (text[value[1]] == '"')
    value[1]++;
  return *author != '\0' ? splice (text, (gsize) value[0], (gsize) value[1], quoted)
                         : splice (text, (gsize) title_all[1], (gsize) value[1], "");
}

char *
loose_story_fact_write (const char *text, LooseFact fact, const char *value)
{
  g_autofree char *cleaned = clean (fact, value), *sentence = NULL;
  int at[2], all[2];
  gboolean is_there = find (text, fact, at, all);

  if (cleaned == NULL)
    return g_strdup (text);
  if (fact == LOOSE_FACT_AUTHOR)
    return write_author (text, cleaned);
  if (is_there && *cleaned != '\0')
    return splice (text, (gsize) at[0], (gsize) at[1], cleaned);
  if (is_there && fact == LOOSE_FACT_TITLE) /* without a title, the next text of the story would be taken for it */
    return g_strdup (text);
  if (is_there)
    return remove_sentence (text, all[0], all[1]);
  if (*cleaned == '\0')
    return g_strdup (text);
  sentence = g_strconcat (forms[fact].before, cleaned, forms[fact].after, NULL);
  if (fact == LOOSE_FACT_TITLE)
    return g_strconcat (sentence, "\n\n", text, NULL);
  return loose_story_facts_add (text, sentence);
}
