/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-says.c: the sentences in which a play answers why: a pattern, and what stands in its braces.
 *
 * What is put in (names, words of the source) is the same in every language; so an application that translates has only patterns to translate.
 */
#include "leaf.h"

#define N_(text) text

static const char *const patterns[] = {
  "",
#define LEAF_SAYS(form, pattern) pattern,
#include "../leaf-says.def"
#undef LEAF_SAYS
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
  return (LeafSaid) { form, { g_strdup (first), g_strdup (second) }, NULL };
}

char *
leaf_said_words (const LeafSaid *said, const char *pattern)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (said != NULL, NULL);
  if (pattern == NULL)
    pattern = leaf_says_pattern (said->form);
  if (said->during != NULL)
    g_string_append_printf (out, "%s: ", said->during);
  for (const char *at = pattern; *at != '\0'; at++)
    if (at[0] == '{' && (at[1] == '1' || at[1] == '2') && at[2] == '}') {
      const char *put_in = said->with[at[1] - '1'];

      g_string_append (out, put_in != NULL ? put_in : "");
      at += 2;
    } else
      g_string_append_c (out, *at);
  return g_string_free (out, FALSE);
}

void
leaf_said_clear (LeafSaid *said)
{
  g_free (said->with[0]);
  g_free (said->with[1]);
  g_free (said->during);
  *said = (LeafSaid) { 0 };
}
