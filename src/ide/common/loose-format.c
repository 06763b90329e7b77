/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-format.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include <string.h>

char *
loose_format_with_capital (const char *text)
{
  g_autofree char *first = g_utf8_strup (text, *text != '\0' ? g_utf8_next_char (text) - text : 0);

  return g_strconcat (first, *text != '\0' ? g_utf8_next_char (text) : "", NULL);
}

/* The number of upper-case and of lower-case letters. */
static void
count_letters (const char *text, guint *n_upper, guint *n_lower)
{
  *n_upper = *n_lower = 0;
  for (; *text != '\0'; text = g_utf8_next_char (text)) {
    gunichar letter = g_utf8_get_char (text);

    *n_upper += g_unichar_isupper (letter) || g_unichar_istitle (letter);
    *n_lower += g_unichar_islower (letter);
  }
}

char *
loose_format_like (const char *found, const char *others)
{
  guint upper, lower, own, rest;

  count_letters (found, &upper, &lower);
  count_letters (others, &own, &rest);
  if (own > 0 || upper == 0)
    return g_strdup (others);
  if (upper > 1 && lower == 0)
    return g_utf8_strup (others, -1);
  return g_unichar_isupper (g_utf8_get_char (found)) ? loose_format_with_capital (others) : g_strdup (others);
}

/* Runs of white space become one space. */
static char *
on_one_line (const char *text, gsize length)
{
  GString *out = g_string_sized_new (length);
  gboolean space = FALSE;

  for (const char *at = text; at < text + length; at++) {
    if (g_ascii_isspace (*at)) {
      space = out->len > 0;
      continue;
    }
    if (space)
      g_string_append_c (out, ' ');
    space = FALSE;
    g_string_append_c (out, *at);
  }
  return g_string_free (out, FALSE);
}

char *
loose_format_place (LeafProgram *program, LeafPlace place)
{
  const char *text = place.source != 0 ? leaf_program_source_text (program, place.source) : NULL;
  gsize length = text != NULL ? strlen (text) : 0;

  if (text == NULL || place.start >= place.end || place.end > length)
    return g_strdup ("");
  return on_one_line (text + place.start, place.end - place.start);
}

/* "things, place": names of aspects, each translated on its own. */
static char *
translate_list (const char *list)
{
  g_auto (GStrv) names = g_strsplit (list, ", ", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? ", " : "", _ (names[i]));
  return g_string_free (out, FALSE);
}

/* A part of a sentence that is itself a pattern. */
static char *
translate_part (const LeafAnswerSentence *said, guint part)
{
  gboolean is_list
      = (part == 1 && (said->form == LEAF_ANSWER_MESSAGE_ASPECTS || said->form == LEAF_ANSWER_MESSAGE_ASPECTS_NONE))
        || (part == 3 && said->form == LEAF_ANSWER_MESSAGE_ASPECTS);

  if (is_list)
    return translate_list (said->with[part]);
  if (said->parts[part] == LEAF_ANSWER_MESSAGE_NONE)
    return g_strdup (said->with[part]);
  return leaf_answer_sentence_words (&(LeafAnswerSentence) { .with = { said->with[part] } },
                                     _ (leaf_answer_message_pattern (said->parts[part])));
}

char *
loose_format_said (const LeafAnswerSentence *said)
{
  g_auto (LeafAnswerSentence) whole = { .form = said->form, .during = g_strdup (said->during) };

  if (said->form == LEAF_ANSWER_MESSAGE_ONE_WORD || said->form == LEAF_ANSWER_MESSAGE_WORDS)
    return leaf_answer_sentence_words (said, ngettext ("{1} word", "{1} words", strtoul (said->with[0], NULL, 10)));
  for (guint i = 0; i < LEAF_SAID_PARTS; i++)
    whole.with[i] = translate_part (said, i);
  return leaf_answer_sentence_words (
      &whole, said->form != LEAF_ANSWER_MESSAGE_NONE ? _ (leaf_answer_message_pattern (said->form)) : NULL);
}

/* --- problems ----------------------------------------------------------------------------------------------------- */

/* gettext returns the catalogue's header for an empty text. */
const char *
loose_format_translate (const char *pattern, gpointer unused)
{
  return *pattern != '\0' ? _ (pattern) : pattern;
}

char *
loose_format_problem (const LeafProblem *problem)
{
  return leaf_problem_dup_words (problem, loose_format_translate, NULL);
}

char *
loose_format_evaluation (const LeafEvaluation *evaluation)
{
  return leaf_evaluation_dup_problem (evaluation, loose_format_translate, NULL);
}

/* The language is taken from the message catalogue, so that the pages have the language of the buttons, however that
 * was chosen. */
const char *
loose_format_language (void)
{
  /* translators: the name of the file in data/problems that is in your language, such as "de"; "en" if there is none */
  return C_ ("pages of the manual", "en");
}

/* The entry "=== CODE ..." of the file, up to the next entry. The rest of the line with the code is for translators. */
static char *
find_entry (const char *text, const char *code)
{
  g_autofree char *head = g_strdup_printf ("\n=== %s ", code);
  const char *found = strstr (text, head), *start = found != NULL ? strchr (found + 1, '\n') : NULL, *end;

  if (start == NULL)
    return NULL;
  end = strstr (start, "\n=== ");
  return g_strstrip (g_strndup (start, end != NULL ? (gsize) (end - start) : strlen (start)));
}

char *
loose_format_help (const char *code, const LeafProblemHelp *help)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/problems/%s.txt", loose_format_language ());
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;
  char *entry = text != NULL ? find_entry (text, code) : NULL;

  return entry != NULL ? entry : g_strdup (help->explanation);
}

/* Joins whole sentences, each with a capital, and frees them. */
static char *
join_sentences (LeafAnswerSentence *sentences, guint32 n)
{
  GString *out = g_string_new (NULL);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = loose_format_said (&sentences[i]), *sentence = loose_format_with_capital (words);

    g_string_append_printf (out, "%s%s", i > 0 ? " " : "", sentence);
  }
  leaf_answer_sentences_free (sentences, n);
  return g_string_free (out, FALSE);
}

char *
loose_format_order (LeafProgram *program, guint32 rulebook, guint32 one, guint32 another)
{
  guint32 n;
  LeafAnswerSentence *sentences = leaf_program_say_order (program, rulebook, one, another, &n);

  return join_sentences (sentences, n);
}

char *
loose_format_comparison (LeafProgram *program, guint32 first, guint32 second)
{
  guint32 n;
  LeafAnswerSentence *sentences = leaf_program_say_comparison (program, first, second, &n);

  return join_sentences (sentences, n);
}

char *
loose_format_occurrence (LeafProgram *program, const LeafOccurrenceInfo *of)
{
  g_autofree char *words = leaf_program_occurrence_description (program, of);
  const char *sort = leaf_named_words (of->sort);

  if (*sort == '\0' || !g_str_has_prefix (words, sort))
    return g_steal_pointer (&words);
  return g_strconcat (_ (sort), words + strlen (sort), NULL);
}

const char *
loose_format_completion (const LeafCompletion *completion)
{
  gboolean is_ours = completion->insert != NULL && completion->sort == LEAF_NAMED_NONE; /* a snippet */

  if (completion->detail == NULL || *completion->detail == '\0')
    return completion->detail;
  return is_ours || g_str_equal (completion->detail, leaf_named_words (completion->sort)) ? _ (completion->detail)
                                                                                          : completion->detail;
}

/* The part of a rule's face that its title lacks: what distinguishes the rule from others with the same preamble. The
 * title has spaces between all words, the face only where an author writes them. */
static const char *
past_title (const char *face, const char *title)
{
  for (; *title != '\0'; title++)
    if (*face == *title)
      face++;
    else if (*title != ' ')
      return "";
  return face;
}

char *
loose_format_rule (LeafProgram *program, guint32 rule)
{
  LeafRuleInfo info = leaf_program_rule (program, rule);
  g_autofree char *written = info.name == NULL ? loose_format_place (program, info.place) : NULL;
  const char *face = leaf_program_rule_face (program, rule);
  g_autofree char *whole = NULL;

  if (written == NULL || *written == '\0')
    return loose_format_with_capital (face);
  /* as the author spelled it */
  whole = g_strconcat (written, past_title (face, leaf_program_rule_title (program, rule)), NULL);
  return loose_format_with_capital (whole);
}

char *
loose_format_preamble (LeafProgram *program, guint32 rule)
{
  LeafRuleInfo info = leaf_program_rule (program, rule);
  g_autofree char *written = loose_format_place (program, info.place);
  const char *named;

  if (info.name == NULL || *written == '\0')
    return NULL;
  /* "Every turn (this is the clock rule)": the parenthesis repeats the name. */
  named = strstr (written, "(this is the ");
  if (named == written || g_str_has_prefix (written, "This is the "))
    return NULL;
  return g_strchomp (named != NULL ? g_strndup (written, named - written) : g_steal_pointer (&written));
}

void
loose_format_add_detail (GString *out, const char *detail)
{
  if (detail != NULL)
    g_string_append_printf (out, "%s%s", out->len > 0 ? " · " : "", detail);
}

char *
loose_format_line (LeafProgram *program, LeafPlace place)
{
  const char *text = leaf_program_source_text (program, place.source);
  guint32 start = place.start, end = place.start;

  while (start > 0 && text[start - 1] != '\n')
    start--;
  while (text[end] != '\0' && text[end] != '\n')
    end++;
  return g_strstrip (g_strndup (text + start, end - start));
}

char *
loose_format_where (LeafProgram *program, LeafPlace place, gboolean is_own)
{
  guint32 line = 0;

  leaf_program_line (program, place.source, place.start, &line, NULL);
  return is_own ? g_strdup_printf (_ ("Line %u"), line)
                : g_strdup_printf (_ ("%s, line %u"), leaf_program_source_name (program, place.source), line);
}

static gboolean
is_on_line (LeafProgram *program, LeafPlace place, guint32 line, guint32 source)
{
  guint32 other = 0;

  if (place.source == source)
    leaf_program_line (program, source, place.start, &other, NULL);
  return other == line;
}

char *
loose_format_where_among (LeafProgram *program, LeafPlace place, gboolean is_own, LeafPlace before, LeafPlace after)
{
  g_autofree char *plain = loose_format_where (program, place, is_own);
  guint32 line = 0, column = 0;

  leaf_program_line (program, place.source, place.start, &line, &column);
  if (!is_on_line (program, before, line, place.source) && !is_on_line (program, after, line, place.source))
    return g_steal_pointer (&plain);
  /* translators: a line, as in "Line 5", and the column in it */
  return g_strdup_printf (_ ("%s, column %u"), plain, column);
}

const char *
loose_format_outcome (LeafOutcome outcome)
{
  switch (outcome) {
  case LEAF_OUTCOME_SUCCESS: return _ ("succeeded");
  case LEAF_OUTCOME_FAILURE: return _ ("failed");
  case LEAF_OUTCOME_STOPPED: return _ ("decided without a result");
  case LEAF_OUTCOME_NONE: break;
  }
  return NULL;
}
