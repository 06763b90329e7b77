/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-message-fragments.c: the engine's own words within the arguments of a message.
 *
 * Most arguments of a problem's sentence are the author's words. Some are the engine's: "Perhaps 'lamp' was meant.", "a
 * number". So that they can be translated, such a *fragment* stays a pattern with its arguments until it is displayed.
 * It is encoded in one string with control characters that do not occur in prose, so that functions can return and
 * concatenate it like any string.
 *
 *   \1 pattern \2 words \2 words \3      the words may contain fragments
 *
 * Alternative rejected: a tree of patterns beside each argument. Some forty functions would build one, and only one
 * reads it.
 *
 * An author's text may contain these characters. It is then read as a fragment and shown without them, which does no
 * other harm. */
#include "leaf-base.h"

#include <string.h>

#define OPENS  '\1'
#define PARTS  '\2'
#define CLOSES '\3'

enum {
  MOST_SLOTS = 4,
  MOST_DEPTH = 8, /* of remarks within remarks: ours are never deeper than three */
  LONGEST_WORDS = 240,
  LONGEST_REMARKS = 8192,
};

typedef struct {
  const char *at;
  GTranslateFunc translate;
  gpointer data;
} Reader;

/* --- making ------------------------------------------------------------------------------------------------------- */

gboolean
leaf_message_fragment_is_in (const char *words)
{
  return strchr (words, OPENS) != NULL;
}

gsize
leaf_message_fragment_shown_length (const char *words)
{
  gsize most = leaf_message_fragment_is_in (words) ? LONGEST_REMARKS : LONGEST_WORDS,
        length = strnlen (words, most + 1);

  if (length <= most)
    return length;
  for (length = LONGEST_WORDS; length > 0 && ((guchar) words[length] & 0xC0) == 0x80; length--)
    ;
  return length;
}

char *
leaf_message_fragment_valist (const char *pattern, va_list list)
{
  GString *out = g_string_new (NULL);
  const char *words;

  g_string_append_printf (out, "%c%s", OPENS, pattern);
  while ((words = va_arg (list, const char *)) != NULL) {
    gsize length = leaf_message_fragment_shown_length (words);

    g_string_append_c (out, PARTS);
    g_string_append_len (out, words, (gssize) length);
    g_string_append (out, words[length] != '\0' ? "…" : "");
  }
  g_string_append_c (out, CLOSES);
  return g_string_free (out, FALSE);
}

char *
leaf_message_fragment (const char *pattern, ...)
{
  va_list list;
  char *remark;

  va_start (list, pattern);
  remark = leaf_message_fragment_valist (pattern, list);
  va_end (list);
  return remark;
}

const char *
leaf_digits (char *digits, gint64 number)
{
  g_snprintf (digits, 24, "%" G_GINT64_FORMAT, number);
  return digits;
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

void
leaf_message_fragment_fill (GString *out, const char *pattern, char *const *words, guint n)
{
  for (const char *at = pattern; at != NULL && *at != '\0'; at++) {
    if (at[0] != '%' || at[1] < '1' || at[1] > '0' + MOST_SLOTS) {
      g_string_append_c (out, *at);
      continue;
    }
    at++;
    if ((guint) (*at - '1') < n && words[*at - '1'] != NULL)
      g_string_append (out, words[*at - '1']);
  }
}

static void read_words (Reader *self, GString *out, guint depth);

/* From behind its opening mark to behind its closing one. */
static void
read_remark (Reader *self, GString *out, guint depth)
{
  gsize length = strcspn (self->at, "\1\2\3");
  g_autofree char *pattern = g_strndup (self->at, length);
  char *words[MOST_SLOTS] = { NULL };
  guint n = 0;

  self->at += length;
  while (*self->at == PARTS) {
    GString *part = g_string_new (NULL);

    self->at++;
    read_words (self, part, depth + 1);
    if (n < MOST_SLOTS)
      words[n++] = g_string_free (part, FALSE);
    else
      g_string_free (part, TRUE);
  }
  if (*self->at == CLOSES)
    self->at++;
  leaf_message_fragment_fill (
      out, self->translate != NULL && length > 0 ? self->translate (pattern, self->data) : pattern, words, n);
  for (guint i = 0; i < n; i++)
    g_free (words[i]);
}

/* Up to a mark that parts or closes what they stand in; where they stand in nothing, to their end. */
static void
read_words (Reader *self, GString *out, guint depth)
{
  while (*self->at != '\0' && (depth == 0 || (*self->at != PARTS && *self->at != CLOSES))) {
    char c = *self->at++;

    if (c == OPENS && depth < MOST_DEPTH)
      read_remark (self, out, depth);
    else if (c != OPENS && c != PARTS && c != CLOSES)
      g_string_append_c (out, c);
  }
}

char *
leaf_message_fragment_words (const char *words, GTranslateFunc translate, gpointer data)
{
  Reader self = { words, translate, data };
  GString *out = g_string_new (NULL);

  read_words (&self, out, 0);
  return g_string_free (out, FALSE);
}
