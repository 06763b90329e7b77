/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-capitals.c: initial capitals. */
#include "leaf-english.h"

char *
leaf_english_capitalise (const char *text)
{
  char first[8];
  gunichar character = g_utf8_get_char_validated (text, -1);

  if (*text == '\0' || !g_unichar_validate (character))
    return g_strdup (text);
  first[g_unichar_to_utf8 (g_unichar_toupper (character), first)] = '\0';
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}
