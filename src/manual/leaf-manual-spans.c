/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-spans.c: the markup inside a paragraph: `code`, **strong**, *emphasis* and [words](target). */
#include "leaf-manual.h"

#include <string.h>

static void
span_free (LeafManualSpan *span)
{
  g_free (span->text);
  g_free (span->target);
  g_free (span);
}

static void
add_span (GPtrArray *spans, LeafManualSpanSort sort, const char *text, gsize length)
{
  LeafManualSpan *span;

  if (length == 0)
    return;
  span = g_new0 (LeafManualSpan, 1);
  span->sort = sort;
  span->text = g_strndup (text, length);
  g_ptr_array_add (spans, span);
}

/* The length of words between two marks ("**words**") that begin at `at`, including the marks; 0 if there are none. */
static gsize
marked (const char *at, const char *mark)
{
  gsize n = strlen (mark);
  const char *end = strncmp (at, mark, n) == 0 && at[n] != ' ' && at[n] != '\0' ? strstr (at + n + 1, mark) : NULL;

  return end != NULL && (*mark == '`' || end[-1] != ' ') ? (gsize) (end - at) + n : 0;
}

static gsize
read_link (GPtrArray *spans, const char *at)
{
  const char *middle = *at == '[' ? strstr (at, "](") : NULL, *end = middle != NULL ? strchr (middle, ')') : NULL;

  if (end == NULL || memchr (at + 1, '[', (gsize) (middle - at) - 1) != NULL)
    return 0;
  add_span (spans, LEAF_MANUAL_LINK, at + 1, (gsize) (middle - at) - 1);
  ((LeafManualSpan *) g_ptr_array_index (spans, spans->len - 1))->target
      = g_strndup (middle + 2, (gsize) (end - middle) - 2);
  return (gsize) (end - at) + 1;
}

GPtrArray *
leaf_manual_spans (const char *text)
{
  static const struct {
    const char *mark;
    LeafManualSpanSort sort;
  } marks[] = { { "`", LEAF_MANUAL_CODE }, { "**", LEAF_MANUAL_STRONG }, { "*", LEAF_MANUAL_EMPHASIS } };
  GPtrArray *spans = g_ptr_array_new_with_free_func ((GDestroyNotify) span_free);
  const char *from = text, *at = text;

  while (*at != '\0') {
    gsize length = 0;

    for (guint i = 0; i < G_N_ELEMENTS (marks) && length == 0; i++) {
      gsize n = strlen (marks[i].mark);

      length = marked (at, marks[i].mark);
      if (length == 0)
        continue;
      add_span (spans, LEAF_MANUAL_PLAIN, from, (gsize) (at - from));
      add_span (spans, marks[i].sort, at + n, length - 2 * n);
    }
    if (length == 0 && *at == '[' && strstr (at, "](") != NULL) {
      guint before = spans->len;

      add_span (spans, LEAF_MANUAL_PLAIN, from, (gsize) (at - from));
      length = read_link (spans, at);
      if (length == 0)
        g_ptr_array_set_size (spans, (int) before);
    }
    at += MAX (length, 1);
    if (length > 0)
      from = at;
  }
  add_span (spans, LEAF_MANUAL_PLAIN, from, (gsize) (at - from));
  return spans;
}

char *
leaf_manual_plain (const char *text)
{
  g_autoptr (GPtrArray) spans = leaf_manual_spans (text);
  g_autoptr (GString) plain = g_string_new (NULL);

  for (guint i = 0; i < spans->len; i++)
    g_string_append (plain, ((LeafManualSpan *) g_ptr_array_index (spans, i))->text);
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

char *
leaf_manual_anchor (const char *words)
{
  g_autoptr (GString) anchor = g_string_new (NULL);

  for (const char *at = words; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar letter = g_utf8_get_char (at);

    if (g_unichar_isalnum (letter))
      g_string_append_unichar (anchor, g_unichar_tolower (letter));
    else if (letter != '\'' && letter != 0x2019 && anchor->len > 0 && anchor->str[anchor->len - 1] != '-')
      g_string_append_c (anchor, '-');
  }
  if (anchor->len > 0 && anchor->str[anchor->len - 1] == '-')
    g_string_truncate (anchor, anchor->len - 1);
  if (anchor->len == 0) /* a heading of signs alone, such as "[']" */
    g_string_append (anchor, "sign");
  return g_string_free (g_steal_pointer (&anchor), FALSE);
}
