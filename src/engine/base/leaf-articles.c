/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-articles.c: "a" or "an", for messages.
 *
 * The article follows the sound of the first letter, which the spelling mostly shows: "an" before a vowel, but not
 * before the sounds of "you" and "won"; before a silent h; before the name of a letter that begins with a vowel, as in
 * "an X-ray" and "an FBI agent". The lists are beginnings of words, more specific ones first. */

#include "leaf-base.h"

#include <string.h>

typedef struct {
  const char *beginning; /* a final '.' means that the entry is a whole word */
  gboolean an;
} Beginning;

static const Beginning beginnings[] = {
  { "oneir", TRUE }, { "onero", TRUE },  { "once", FALSE }, { "one", FALSE },
  { "oui", FALSE },  { "eu", FALSE },    { "ewe", FALSE },  { "u.", FALSE },
  { "u-", FALSE },   { "unan", FALSE },  { "unic", FALSE }, { "unidentified", TRUE },
  { "unim", TRUE },  { "unin", TRUE },   { "uni", FALSE },  { "ubi", FALSE },
  { "ufo", FALSE },  { "ugand", FALSE }, { "uk.", FALSE },  { "ukr", FALSE },
  { "ukul", FALSE }, { "ura", FALSE },   { "ure", FALSE },  { "uri", FALSE },
  { "us.", FALSE },  { "usa", FALSE },   { "use", FALSE },  { "usi", FALSE },
  { "usu", FALSE },  { "ute", FALSE },   { "uti", FALSE },  { "uto", FALSE },
  { "uv.", FALSE },  { "a", TRUE },      { "e", TRUE },     { "i", TRUE },
  { "o", TRUE },     { "u", TRUE },      { "heir", TRUE },  { "honest", TRUE },
  { "honor", TRUE }, { "honour", TRUE }, { "hour", TRUE },  { "8", TRUE },
  { "11.", TRUE },   { "18.", TRUE },    { "ytt", TRUE },   { "xmas", TRUE },
};

/* The names of these letters begin with a vowel. */
static const char vowel_names[] = "aefhilmnorsx";

/* An abbreviation that is spelt out: "X-ray", "S", "FBI agent" (capitals only, and not pronounceable as a word). */
static gboolean
is_spelt_out (const char *noun)
{
  gsize length = strcspn (noun, " -'");
  gboolean any_vowel = FALSE;

  if (length == 1)
    return g_ascii_isalpha (noun[0]) && noun[0] != 'a' && noun[0] != 'A';
  for (gsize i = 0; i < length; i++) {
    if (!g_ascii_isupper (noun[i]))
      return FALSE;
    any_vowel = any_vowel || (strchr ("AEIOU", noun[i]) != NULL && i + 1 < length);
  }
  return length > 0 && length <= 5 && !any_vowel;
}

static gboolean
begins (const char *word, const char *beginning)
{
  gsize length = strlen (beginning);

  if (beginning[length - 1] != '.')
    return strncmp (word, beginning, length) == 0;
  return strncmp (word, beginning, length - 1) == 0 && !g_ascii_isalnum (word[length - 1]);
}

const char *
leaf_indefinite_article (const char *noun)
{
  g_autofree char *lower = NULL;

  while (*noun != '\0' && strchr (" '\"([", *noun) != NULL)
    noun++;
  if (is_spelt_out (noun))
    return strchr (vowel_names, g_ascii_tolower (noun[0])) != NULL ? "an" : "a";
  lower = g_ascii_strdown (noun, -1);
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (begins (lower, beginnings[i].beginning))
      return beginnings[i].an ? "an" : "a";
  return "a";
}
