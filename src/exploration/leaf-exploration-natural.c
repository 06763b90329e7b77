/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-natural.c: which of two commands a person would rather type.
 *
 * The library understands the odd commands that a search tries, and often does what a simpler one asks for: to put a
 * coin on oneself begins with taking it. The words are those of the library's grammar, in which a search types. */

#include "leaf-exploration-private.h"

#include <string.h>

enum { ONE_NOUN = 4, TWO_NOUNS = 6, OF_THE_PLAYER = 8, AN_ORDER = 8 };

/* Words that come between two nouns. */
static const char *const between[]
    = { " with ", " in ", " on ", " to ", " at ", " from ", " about ", " into ", " onto " };

/* The commonest verbs. */
static const char *const common[] = { "take ", "drop ", "open ", "close ", "enter ", "examine " };

/* Returns where the second noun begins, and the length of the first part in *n; NULL if there is none. */
static const char *
second_part (const char *command, gsize *n)
{
  for (guint i = 0; i < G_N_ELEMENTS (between); i++) {
    const char *at = strstr (command, between[i]);

    if (at == NULL)
      continue;
    *n = (gsize) (at - command);
    return at + strlen (between[i]);
  }
  return NULL;
}

static gboolean
is_common (const char *command)
{
  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    if (g_str_has_prefix (command, common[i]))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if one of the nouns is the player, as in "take me", "give me lamp" and "put lamp on me". */
static gboolean
names_player (const char *command)
{
  for (const char *at = strstr (command, "me"); at != NULL; at = strstr (at + 2, "me"))
    if ((at == command || at[-1] == ' ') && (at[2] == '\0' || at[2] == ' ' || at[2] == ',' || at[2] == '\n'))
      return TRUE;
  return FALSE;
}

guint
leaf_command_oddity (const char *command)
{
  gsize n;
  guint oddity = strcmp (command, "wait") == 0 ? 0 : 1;

  if (strchr (command, ' ') != NULL && !is_common (command))
    oddity = second_part (command, &n) != NULL ? TWO_NOUNS : ONE_NOUN;
  if (strchr (command, ',') != NULL)
    oddity += AN_ORDER;
  if (names_player (command))
    oddity += OF_THE_PLAYER;
  return oddity;
}

static void
add_common (GPtrArray *list, const char *noun, gsize n)
{
  g_autofree char *words = g_strndup (noun, n);

  if (strcmp (words, "me") == 0)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    g_ptr_array_add (list, g_strconcat (common[i], words, NULL));
}

GPtrArray *
leaf_command_simpler (const char *command)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  const char *noun = strchr (command, ' '), *second;
  g_autofree char *verb = NULL;
  gsize n;

  g_ptr_array_add (list, g_strdup ("wait"));
  if (noun == NULL || is_common (command) || strchr (command, '\n') != NULL)
    return list;
  verb = g_strndup (command, (gsize) (noun - command));
  noun += g_str_has_prefix (noun, " me ") ? strlen (" me ") : 1;
  second = second_part (noun, &n);
  add_common (list, noun, second != NULL ? n : strlen (noun));
  if (second != NULL)
    add_common (list, second, strlen (second));
  g_ptr_array_add (list, g_steal_pointer (&verb));
  return list;
}
