/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-debug-breakpoints.c: the breakpoints of `leaf debug`, as in "break action taking /if the noun is the box
 * /hits 2 /log now at {the score}". */
#include "leaf-cli-debug.h"

#include <string.h>

typedef struct {
  guint32 number;
  char *words; /* the breakpoint as the user typed it */
} Breakpoint;

static void
breakpoint_clear (gpointer data)
{
  g_free (((Breakpoint *) data)->words);
}

/* Returns the text after the name of an option, in place; NULL if `words` is another option. */
static char *
option (char *words, const char *name)
{
  return g_str_has_prefix (words, name) ? g_strstrip (words + strlen (name)) : NULL;
}

static void
forget_all (LeafDebugger *debugger)
{
  for (guint i = 0; debugger->breakpoints != NULL && i < debugger->breakpoints->len; i++)
    leaf_play_remove_breakpoint (debugger->play, g_array_index (debugger->breakpoints, Breakpoint, i).number);
  g_clear_pointer (&debugger->breakpoints, g_array_unref);
  g_print ("[All breakpoints removed.]\n");
}

static void
keep (LeafDebugger *debugger, guint32 number, const char *words)
{
  Breakpoint breakpoint = { number, g_strdup (words) };

  if (debugger->breakpoints == NULL) {
    debugger->breakpoints = g_array_new (FALSE, FALSE, sizeof (Breakpoint));
    g_array_set_clear_func (debugger->breakpoints, breakpoint_clear);
  }
  g_array_append_val (debugger->breakpoints, breakpoint);
}

static gboolean
read_hits (const char *text, guint32 *hits)
{
  guint64 number = 0;
  gboolean is_number = g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT32, &number, NULL);

  *hits = (guint32) number;
  return is_number;
}

void
leaf_debugger_break (LeafDebugger *debugger, const char *arguments)
{
  g_auto (GStrv) parts = g_strsplit (arguments, " /", -1); /* options may come in any order */
  g_autofree char *problem = NULL;
  LeafBreakpointSpec spec = { 0 };
  const char *log = NULL, *condition = NULL;
  guint32 number = 0, hits = 0;

  if (*arguments == '\0') {
    forget_all (debugger);
    return;
  }
  for (guint i = 1; parts[i] != NULL; i++) {
    char *rest;

    if ((rest = option (parts[i], "if ")) != NULL)
      condition = rest;
    else if ((rest = option (parts[i], "hits ")) != NULL) {
      if (!read_hits (rest, &hits)) {
        g_print ("[/hits needs a number, at least 1.]\n");
        return;
      }
    } else if ((rest = option (parts[i], "log ")) != NULL)
      log = rest;
    else {
      g_print ("[Unknown option '/%s'. A breakpoint has /if, /hits and /log.]\n", parts[i]);
      return;
    }
  }
  if (leaf_program_find_breakpoint (leaf_play_program (debugger->play), g_strstrip (parts[0]), &spec)) {
    spec.condition = condition;
    spec.log = log;
    spec.hits = hits;
    number = leaf_play_add_breakpoint (debugger->play, &spec, &problem);
  }
  if (number == 0 && problem != NULL) {
    g_print ("[%s]\n", problem);
    return;
  }
  if (number == 0) {
    g_print ("[Nothing called '%s' can have a breakpoint; `help` lists what can.]\n", parts[0]);
    return;
  }
  keep (debugger, number, arguments);
  g_print (log != NULL ? "[Breakpoint %u set: it prints the message and does not pause.]\n" : "[Breakpoint %u set.]\n",
           number);
}

void
leaf_debugger_list (LeafDebugger *debugger, const char *arguments)
{
  if (debugger->breakpoints == NULL || debugger->breakpoints->len == 0)
    g_print ("[There are no breakpoints.]\n");
  for (guint i = 0; debugger->breakpoints != NULL && i < debugger->breakpoints->len; i++)
    g_print ("%2u  %s\n", g_array_index (debugger->breakpoints, Breakpoint, i).number,
             g_array_index (debugger->breakpoints, Breakpoint, i).words);
}

void
leaf_debugger_delete (LeafDebugger *debugger, const char *arguments)
{
  guint64 number = g_ascii_strtoull (arguments, NULL, 10);

  for (guint i = 0; debugger->breakpoints != NULL && i < debugger->breakpoints->len; i++)
    if (g_array_index (debugger->breakpoints, Breakpoint, i).number == number) {
      leaf_play_remove_breakpoint (debugger->play, (guint32) number);
      g_array_remove_index (debugger->breakpoints, i);
      g_print ("[Breakpoint removed.]\n");
      return;
    }
  g_print ("[There is no breakpoint with that number; `breakpoints` lists them.]\n");
}

void
leaf_debugger_show_stop (LeafDebugger *debugger)
{
  guint32 hits = 0, number = leaf_play_breakpoint_hit (debugger->play, &hits);
  g_autofree char *change = number != 0 ? leaf_play_breakpoint_words (debugger->play, number) : NULL;

  for (guint i = 0; debugger->breakpoints != NULL && i < debugger->breakpoints->len; i++)
    if (g_array_index (debugger->breakpoints, Breakpoint, i).number == number)
      g_print ("\n[Paused: %s%s%s; reached %u %s.]", g_array_index (debugger->breakpoints, Breakpoint, i).words,
               change != NULL && *change != '\0' ? "; " : "", change != NULL ? change : "", hits,
               hits == 1 ? "time" : "times");
}
