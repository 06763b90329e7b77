/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-answer-messages.c: the sentences with which a play answers queries. They are patterns with braces for names and
 * words of the source, which are the same in every language, so an application translates only the patterns. */
#include "leaf.h"

#define N_(text) text

static const char *const patterns[] = {
  "",
#define LEAF_SAYS(form, pattern) pattern,
#include "leaf-answer-messages.def"
#undef LEAF_SAYS
#define LEAF_LAW(name, number, title, explanation) title, explanation,
#include "leaf-laws.def"
#undef LEAF_LAW
};

G_STATIC_ASSERT (G_N_ELEMENTS (patterns) == LEAF_ANSWER_MESSAGE_COUNT);

const char *
leaf_answer_message_pattern (LeafAnswerMessage form)
{
  return patterns[form];
}

LeafAnswerSentence
leaf_answer_sentence (LeafAnswerMessage form, const char *first, const char *second)
{
  return (LeafAnswerSentence) { .form = form, .with = { g_strdup (first), g_strdup (second) } };
}

static void
append_filled (GString *out, const char *pattern, const LeafAnswerSentence *said)
{
  for (const char *at = pattern; *at != '\0'; at++) {
    int number = at[0] == '{' && g_ascii_isdigit (at[1]) && at[2] == '}' ? at[1] - '1' : -1;

    if (number < 0 || number >= LEAF_SAID_PARTS) {
      g_string_append_c (out, *at);
      continue;
    }
    if (said->parts[number] != LEAF_ANSWER_MESSAGE_NONE)
      append_filled (out, leaf_answer_message_pattern (said->parts[number]),
                     &(LeafAnswerSentence) { .with = { said->with[number] } });
    else
      g_string_append (out, said->with[number] != NULL ? said->with[number] : "");
    at += 2;
  }
}

char *
leaf_answer_sentence_words (const LeafAnswerSentence *said, const char *pattern)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (said != NULL, NULL);
  if (said->during != NULL)
    g_string_append_printf (out, "%s: ", said->during);
  append_filled (out, pattern != NULL ? pattern : leaf_answer_message_pattern (said->form), said);
  return g_string_free (out, FALSE);
}

void
leaf_answer_sentence_clear (LeafAnswerSentence *said)
{
  for (guint i = 0; i < LEAF_SAID_PARTS; i++)
    g_free (said->with[i]);
  g_free (said->during);
  *said = (LeafAnswerSentence) { 0 };
}

void
leaf_answer_sentences_free (LeafAnswerSentence *saids, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    leaf_answer_sentence_clear (&saids[i]);
  g_free (saids);
}
