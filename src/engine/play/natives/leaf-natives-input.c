/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-input.c: keys, lines, links and the timer. A native that waits is visited again after each tick and
 * link too; there is no command then, and it continues to wait. */

#include "leaf-inputs.h"
#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-snapshot.h"
#include "leaf-values.h"

#include <string.h>

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

enum { LEAST_TICK = 10 }; /* milliseconds */

/* --- keys and lines ----------------------------------------------------------------------------------------------- */

/* Returns TRUE, and sets *text, if the input has arrived; otherwise requests it. */
static gboolean
is_given (LeafMachine *m, LeafInputSort wanted, char **text)
{
  if (leaf_native_begins (m)) {
    if (wanted == LEAF_INPUT_KEY)
      leaf_machine_ask_key (m);
    else
      leaf_machine_ask (m, "");
    return FALSE;
  }
  *text = leaf_machine_take_command (m);
  if (*text != NULL)
    leaf_machine_forget_moment (m); /* this input does not begin a turn, so UNDO needs no moment for it */
  return *text != NULL;
}

NATIVE (next_key)
{
  g_autofree char *key = NULL;

  if (!is_given (m, LEAF_INPUT_KEY, &key))
    return LEAF_NATIVE_WAITS;
  *result = LEAF_VALUE (UNICODE, (gint32) leaf_input_key (key));
  return LEAF_NATIVE_DONE;
}

NATIVE (next_key_number)
{
  g_autofree char *key = NULL;

  if (!is_given (m, LEAF_INPUT_KEY, &key))
    return LEAF_NATIVE_WAITS;
  *result = LEAF_VALUE (NUMBER, leaf_key_number (leaf_input_key (key)));
  return LEAF_NATIVE_DONE;
}

NATIVE (next_line)
{
  g_autofree char *line = NULL;

  if (!is_given (m, LEAF_INPUT_LINE, &line))
    return LEAF_NATIVE_WAITS;
  *result = leaf_text_new (m, line);
  return LEAF_NATIVE_DONE;
}

NATIVE (wait_for_key)
{
  g_autofree char *key = NULL;

  return is_given (m, LEAF_INPUT_KEY, &key) ? LEAF_NATIVE_DONE : LEAF_NATIVE_WAITS;
}

/* Keys other than space and return are ignored. */
NATIVE (wait_for_space)
{
  g_autofree char *key = NULL;
  gunichar which;

  if (!is_given (m, LEAF_INPUT_KEY, &key))
    return LEAF_NATIVE_WAITS;
  which = leaf_input_key (key);
  if (which == ' ' || which == '\n')
    return LEAF_NATIVE_DONE;
  leaf_machine_ask_key (m);
  return LEAF_NATIVE_WAITS;
}

/* --- the timer ---------------------------------------------------------------------------------------------------- */

NATIVE (request_ticks)
{
  m->tick = args[0].bits <= 0 ? 0 : (guint32) MAX (args[0].bits, LEAST_TICK);
  return LEAF_NATIVE_DONE;
}

NATIVE (cancel_ticks)
{
  m->tick = 0;
  return LEAF_NATIVE_DONE;
}

/* Rules that print while the play waits for a line or a key finish before it waits again. */
NATIVE (end_event)
{
  leaf_paragraph_before_prompt (m);
  leaf_paragraph_restore (m, m->asked_paragraph);
  if (m->command == NULL && m->prompt != NULL)
    leaf_event_text (m, LEAF_EVENT_PROMPT, 0, m->prompt, LEAF_OUTCOME_NONE);
  return LEAF_NATIVE_DONE;
}

/* --- links -------------------------------------------------------------------------------------------------------- */

NATIVE (begin_link)
{
  leaf_link_begin (m, (LeafHyperlinkSort) CLAMP (args[1].bits, LEAF_HYPERLINK_LINE, LEAF_HYPERLINK_EVENT),
                   leaf_copy_value (m, args[0]));
  return LEAF_NATIVE_DONE;
}

NATIVE (end_link)
{
  leaf_link_end (m);
  return LEAF_NATIVE_DONE;
}

/* A link of code in Inform 6 has a number, and no tag that rules could handle. */
NATIVE (link_is_followed)
{
  const LeafPrintedLink *link = leaf_link_find (m, m->followed);

  *result = LEAF_VALUE (TRUTH_STATE, link != NULL && link->token.kind == LEAF_KIND_LIST);
  return LEAF_NATIVE_DONE;
}

NATIVE (followed_link)
{
  const LeafPrintedLink *link = leaf_link_find (m, m->followed);

  *result = link != NULL ? link->token : leaf_object (0);
  return LEAF_NATIVE_DONE;
}

/* A link given as an event, by a terminal or a thread of the skein, does what clicking it does. */
NATIVE (give_line)
{
  const char *line = leaf_text_characters (m, args[0]);

  if (line == NULL || m->command != NULL || m->asks != LEAF_INPUT_LINE)
    return LEAF_NATIVE_DONE;
  leaf_print (m, line);
  leaf_print (m, "\n");
  m->command = g_strdup (line);
  return LEAF_NATIVE_DONE;
}

NATIVE (give_key)
{
  if (m->command == NULL && m->asks == LEAF_INPUT_KEY)
    m->command = leaf_key_dup_text ((gunichar) args[0].bits);
  return LEAF_NATIVE_DONE;
}
