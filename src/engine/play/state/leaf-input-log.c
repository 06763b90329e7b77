/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-input-log.c: the inputs of a play, as a list whose tail is shared by moments. */

#include "leaf-input-log.h"

#include <string.h>

/* Takes ownership of the text. */
static LeafInput *
push_input (LeafInput *before, char *text)
{
  LeafInput *input = g_new (LeafInput, 1);

  g_atomic_ref_count_init (&input->references);
  input->before = before;
  input->n = before != NULL ? before->n + 1 : 1;
  input->hash = leaf_hash (text, strlen (text), before != NULL ? before->hash : 1);
  input->text = text;
  return input;
}

LeafInput *
leaf_input_push (LeafInput *before, const char *command)
{
  return push_input (before, g_strdup_printf ("%c%s", LEAF_INPUT_COMMAND, command));
}

LeafInput *
leaf_input_push_rng (LeafInput *before, const LeafRng *chance)
{
  const guint32 *s = chance->s;

  return push_input (before, g_strdup_printf ("%c%08x%08x%08x%08x", LEAF_INPUT_CHANCE, s[0], s[1], s[2], s[3]));
}

LeafInput *
leaf_input_push_unsaved (LeafInput *before)
{
  return push_input (before, g_strdup_printf ("%c", LEAF_INPUT_UNSAVED));
}

/* Reads the text of such an input. FALSE if it is not a possible state of the generator. */
gboolean
leaf_input_read_chance (const char *text, LeafRng *chance)
{
  guint32 any = 0;

  if (strlen (text) != 33 || strspn (text + 1, "0123456789abcdef") != 32)
    return FALSE;
  for (guint i = 0; i < 4; i++) {
    g_autofree char *digits = g_strndup (text + 1 + i * 8, 8);

    chance->s[i] = (guint32) g_ascii_strtoull (digits, NULL, 16);
    any |= chance->s[i];
  }
  return any != 0;
}

static void
copy_input (gpointer to, gconstpointer from)
{
  LeafInput *input = *(LeafInput *const *) from;

  if (input != NULL)
    g_atomic_ref_count_inc (&input->references);
  *(LeafInput **) to = input;
}

/* A loop and not recursion, since a play may be long. */
static void
clear_input (gpointer field)
{
  LeafInput *input = *(LeafInput **) field;

  while (input != NULL && g_atomic_ref_count_dec (&input->references)) {
    LeafInput *before = input->before;

    g_free (input->text);
    g_free (input);
    input = before;
  }
  *(LeafInput **) field = NULL;
}

static guint64
hash_input (gconstpointer field, guint64 h)
{
  const LeafInput *input = *(LeafInput *const *) field;
  const guint64 all[] = { input != NULL ? input->n : 0, input != NULL ? input->hash : 0 };

  return leaf_hash (all, sizeof all, h);
}

/* Skips the common beginning. */
static gboolean
equal_input (gconstpointer a, gconstpointer b)
{
  const LeafInput *one = *(LeafInput *const *) a, *other = *(LeafInput *const *) b;

  for (; one != NULL && other != NULL && one != other; one = one->before, other = other->before)
    if (one->n != other->n || strcmp (one->text, other->text) != 0)
      return FALSE;
  return one == other;
}

const LeafFieldFunctions leaf_input_functions = { copy_input, clear_input, hash_input, equal_input, NULL };
