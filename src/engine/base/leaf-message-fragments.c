/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-message-fragments.c: the engine's own words within a message.
 *
 * Most arguments of a problem's sentence are the author's words. Some are the engine's: "Perhaps 'lamp' was meant.", "a
 * number". So that they can be translated, such a fragment keeps its pattern apart from its arguments until it is
 * displayed. Fragments are immutable trees, so that several messages can share one. Most are reference-counted, since
 * they are created where no arena outlives them; those of problems are copied to the arena of their program. */
#include "leaf-base.h"

#include <string.h>

enum { LONGEST_WORDS = 240 };

/* --- making ------------------------------------------------------------------------------------------------------- */

/* How many bytes of a quotation are kept. */
static gsize
kept_length (const char *words)
{
  gsize length = strnlen (words, LONGEST_WORDS);

  while (length > 0 && ((guchar) words[length] & 0xC0) == 0x80)
    length--;
  return length;
}

/* On the arena, or, without one, to be freed with g_free. */
static const char *
keep_words (const char *words, LeafArena *arena)
{
  gsize length = kept_length (words);
  const char *more = words[length] != '\0' ? "…" : "";

  if (arena != NULL)
    return leaf_arena_printf (arena, "%.*s%s", (int) length, words, more);
  return g_strdup_printf ("%.*s%s", (int) length, words, more);
}

LeafMessageFragment *
leaf_message_fragment_new (const char *pattern, const LeafMessageArgument *args)
{
  LeafMessageFragment *made = g_new0 (LeafMessageFragment, 1);

  made->pattern = pattern;
  g_atomic_ref_count_init (&made->n_references);
  for (guint i = 0; i < LEAF_MESSAGE_ARGS; i++) {
    if (args[i].words != NULL)
      made->args[i].words = keep_words (args[i].words, NULL);
    else if (args[i].fragment != NULL)
      made->args[i].fragment = leaf_message_fragment_ref (args[i].fragment);
  }
  return made;
}

LeafMessageFragment *
leaf_message_fragment_join (LeafMessageFragment *first, LeafMessageFragment *second)
{
  LeafMessageFragment *joined;

  if (first == NULL || second == NULL)
    return first != NULL ? first : second;
  joined = leaf_message_fragment (NULL, first, second, NULL);
  leaf_message_fragment_unref (first);
  leaf_message_fragment_unref (second);
  return joined;
}

LeafMessageFragment *
leaf_message_fragment_for_text (char *text)
{
  LeafMessageFragment *made = leaf_message_fragment (NULL, NULL);

  made->args[0].words = text;
  return made;
}

LeafMessageArgument
leaf_message_argument_keep (LeafMessageArgument argument, LeafArena *arena)
{
  if (argument.words != NULL)
    argument.words = keep_words (argument.words, arena);
  else if (argument.fragment != NULL)
    argument.fragment = leaf_message_fragment_keep (argument.fragment, arena);
  return argument;
}

const LeafMessageFragment *
leaf_message_fragment_keep (const LeafMessageFragment *fragment, LeafArena *arena)
{
  LeafMessageFragment *kept = leaf_new (arena, LeafMessageFragment);

  *kept = (LeafMessageFragment) { .pattern = fragment->pattern };
  for (guint i = 0; i < LEAF_MESSAGE_ARGS; i++)
    kept->args[i] = leaf_message_argument_keep (fragment->args[i], arena);
  return kept;
}

/* A constant may end before what refers to it, so it is copied; it has no arguments. */
LeafMessageFragment *
leaf_message_fragment_ref (const LeafMessageFragment *fragment)
{
  LeafMessageFragment *counted = (LeafMessageFragment *) fragment;

  if (fragment->n_references == 0)
    return leaf_message_fragment_new (fragment->pattern, fragment->args);
  g_atomic_ref_count_inc (&counted->n_references);
  return counted;
}

void
leaf_message_fragment_unref (LeafMessageFragment *fragment)
{
  if (fragment == NULL || !g_atomic_ref_count_dec (&fragment->n_references))
    return;
  for (guint i = 0; i < LEAF_MESSAGE_ARGS; i++) {
    g_free ((char *) fragment->args[i].words);
    leaf_message_fragment_unref ((LeafMessageFragment *) fragment->args[i].fragment);
  }
  g_free (fragment);
}

gboolean
leaf_message_fragment_equal (const LeafMessageFragment *one, const LeafMessageFragment *other)
{
  if (one == NULL || other == NULL)
    return one == other;
  if (g_strcmp0 (one->pattern, other->pattern) != 0)
    return FALSE;
  for (guint i = 0; i < LEAF_MESSAGE_ARGS; i++)
    if (g_strcmp0 (one->args[i].words, other->args[i].words) != 0
        || !leaf_message_fragment_equal (one->args[i].fragment, other->args[i].fragment))
      return FALSE;
  return TRUE;
}

const char *
leaf_digits (char *digits, gint64 number)
{
  g_snprintf (digits, 24, "%" G_GINT64_FORMAT, number);
  return digits;
}

/* --- formatting --------------------------------------------------------------------------------------------------- */

/* Is the placeholder the noun of an indefinite article, as in "%1 is a %2"? */
static gboolean
follows_article (const char *pattern, const char *placeholder)
{
  gsize before = (gsize) (placeholder - pattern);

  return before >= 2 && placeholder[-1] == ' ' && g_ascii_tolower (placeholder[-2]) == 'a'
         && (before == 2 || placeholder[-3] == ' ' || placeholder[-3] == '\'');
}

static void
fill (GString *out, const char *pattern, char *const *words, guint n, gboolean is_english)
{
  for (const char *at = pattern; *at != '\0'; at++) {
    const char *argument;

    if (at[0] != '%' || at[1] < '1' || at[1] > '0' + LEAF_MESSAGE_ARGS) {
      g_string_append_c (out, *at);
      continue;
    }
    at++;
    if ((guint) (*at - '1') >= n)
      continue;
    argument = words[*at - '1'];
    if (is_english && follows_article (pattern, at - 1) && strcmp (leaf_indefinite_article (argument), "an") == 0)
      g_string_insert_c (out, (gssize) out->len - 1, 'n');
    g_string_append (out, argument);
  }
}

void
leaf_message_fragment_fill (GString *out, const char *pattern, char *const *words, guint n)
{
  fill (out, pattern, words, n, FALSE);
}

static void
append (GString *out, const LeafMessageFragment *fragment, GTranslateFunc translate, gpointer data)
{
  const char *pattern = fragment->pattern;
  char *words[LEAF_MESSAGE_ARGS];

  for (guint i = 0; i < LEAF_MESSAGE_ARGS; i++) {
    const LeafMessageArgument *argument = &fragment->args[i];
    GString *part = g_string_new (argument->words);

    if (argument->fragment != NULL)
      append (part, argument->fragment, translate, data);
    words[i] = g_string_free (part, FALSE);
  }
  if (pattern == NULL)
    pattern = "%1%2%3%4";
  else if (translate != NULL && *pattern != '\0')
    pattern = translate (pattern, data);
  /* gettext returns the pattern itself if it has no translation */
  fill (out, pattern, words, LEAF_MESSAGE_ARGS, pattern == fragment->pattern);
  for (guint i = 0; i < LEAF_MESSAGE_ARGS; i++)
    g_free (words[i]);
}

char *
leaf_message_fragment_words (const LeafMessageFragment *fragment, GTranslateFunc translate, gpointer data)
{
  GString *out = g_string_new (NULL);

  append (out, fragment, translate, data);
  return g_string_free (out, FALSE);
}
