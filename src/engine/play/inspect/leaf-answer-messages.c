/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-answer-messages.c: the sentences in which a play answers why: a pattern, and what stands in its braces.
 *
 * What is put in (names, words of the source) is the same in every language; so an application that translates has only patterns to translate.
 */
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

G_STATIC_ASSERT (G_N_ELEMENTS (patterns) == LEAF_SAYS_COUNT);

const char *
leaf_says_pattern (LeafSays form)
{
  return (guint) form < LEAF_SAYS_COUNT ? patterns[form] : "";
}

LeafSaid
leaf_said (LeafSays form, const char *first, const char *second)
{
  return (LeafSaid) { .form = form, .with = { g_strdup (first), g_strdup (second) } };
}

static void
append_filled (GString *out, const char *pattern, const LeafSaid *said)
{
  for (const char *at = pattern; *at != '\0'; at++) {
    int number = at[0] == '{' && g_ascii_isdigit (at[1]) && at[2] == '}' ? at[1] - '1' : -1;

    if (number < 0 || number >= LEAF_SAID_PARTS) {
      g_string_append_c (out, *at);
      continue;
    }
    if (said->parts[number] != LEAF_SAYS_NONE)
      append_filled (out, leaf_says_pattern (said->parts[number]), &(LeafSaid) { .with = { said->with[number] } });
    else
      g_string_append (out, said->with[number] != NULL ? said->with[number] : "");
    at += 2;
  }
}

char *
leaf_said_words (const LeafSaid *said, const char *pattern)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (said != NULL, NULL);
  if (said->during != NULL)
    g_string_append_printf (out, "%s: ", said->during);
  append_filled (out, pattern != NULL ? pattern : leaf_says_pattern (said->form), said);
  return g_string_free (out, FALSE);
}

void
leaf_said_clear (LeafSaid *said)
{
  for (guint i = 0; i < LEAF_SAID_PARTS; i++)
    g_free (said->with[i]);
  g_free (said->during);
  *said = (LeafSaid) { 0 };
}

void
leaf_saids_free (LeafSaid *saids, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    leaf_said_clear (&saids[i]);
  g_free (saids);
}
