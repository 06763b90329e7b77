/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-print.c: prints characters to a captured text, a stream, a pane, or the story's text. */

#include "leaf-events.h"
#include "leaf-faults.h"
#include "leaf-print.h"
#include "leaf-panes.h"

#include <string.h>

static void
keep_printed (LeafMachine *m, GString *kept, const char *characters)
{
  if (kept->len <= 4 * LEAF_MOST_TEXT)
    g_string_append (kept, characters);
  else
    leaf_fault_turn (m, N_ ("a text keeps growing"), NULL);
}

void
leaf_print_effect (LeafMachine *m, const char *characters, guint32 effect)
{
  if (characters == NULL || *characters == '\0')
    return;
  if (m->capturing > 0)
    keep_printed (m, m->captured, characters);
  else if (m->diverting)
    keep_printed (m, m->diverted, characters);
  else if (m->pane > LEAF_PANE_MAIN)
    leaf_pane_print (m, characters, effect);
  else
    leaf_event_printed (m, characters, strlen (characters), effect);
}

void
leaf_print (LeafMachine *m, const char *characters)
{
  leaf_print_effect (m, characters, 0);
}

void
leaf_print_format (LeafMachine *m, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  leaf_print (m, text);
}

void
leaf_print_line (LeafMachine *m)
{
  leaf_print (m, "\n");
}

void
leaf_print_number (LeafMachine *m, gint32 number)
{
  char digits[16];

  g_snprintf (digits, sizeof digits, "%d", number);
  leaf_print (m, digits);
}

void
leaf_style (LeafMachine *m, guint32 style)
{
  m->style = style;
}
