/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-text.h: functions for writing sections. */
#pragma once

#include "leaf.h"

#include <string.h>

typedef struct {
  LeafProgram *program;
  guint32 source;
  const char *text;
  GPtrArray *commands;
  GString *out;
} Golden;

/* " 3:14+5": the line, the column and the number of bytes; for another source only that it is another. */
static inline void
add_place (Golden *self, LeafPlace place)
{
  guint32 line = 0, column = 0;

  if (place.source != self->source) {
    g_string_append (self->out, place.source == 0 ? " nowhere" : " elsewhere");
    return;
  }
  leaf_program_line (self->program, place.source, place.start, &line, &column);
  g_string_append_printf (self->out, " %u:%u+%d", line, column, (int) (place.end - place.start));
}

/* The same with its words; if there are many, those in the middle are omitted. */
static inline void
add_words (Golden *self, LeafPlace place)
{
  enum { MOST = 48 };
  g_autofree char *words = NULL;

  add_place (self, place);
  if (place.source != self->source || place.start > place.end)
    return;
  words = g_utf8_make_valid (self->text + place.start, place.end - place.start);
  g_strdelimit (words, "\n\t", ' ');
  if (g_utf8_strlen (words, -1) <= MOST) {
    g_string_append_printf (self->out, " '%s'", words);
  } else {
    g_autofree char *first = g_utf8_substring (words, 0, MOST / 2);
    g_string_append_printf (self->out, " '%s ... %s'", first,
                            g_utf8_offset_to_pointer (words, g_utf8_strlen (words, -1) - MOST / 2));
  }
}

static inline void
end_line (Golden *self)
{
  g_string_append_c (self->out, '\n');
}

static inline void add (Golden *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

static inline void
add (Golden *self, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_append_vprintf (self->out, format, arguments);
  va_end (arguments);
}
