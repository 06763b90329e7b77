/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-events.c: events for a client (output, stops, the end), and how places are written. */
#include "leaf-dap-answers.h"

const char *
leaf_dap_path (const LeafDap *dap, guint32 source)
{
  return source > 0 && source <= dap->files->len ? dap->files->pdata[source - 1] : NULL;
}

void
leaf_dap_fill_source (LeafDap *dap, JsonBuilder *builder, guint32 source)
{
  const char *path = leaf_dap_path (dap, source);
  g_autofree char *name
      = path != NULL ? g_filename_display_basename (path) : g_strdup (leaf_program_source_name (dap->program, source));

  leaf_json_add_string (builder, "name", name);
  if (path != NULL)
    leaf_json_add_string (builder, "path", path);
  else
    leaf_json_add_number (builder, "sourceReference", source);
}

void
leaf_dap_add_source (LeafDap *dap, JsonBuilder *builder, guint32 source)
{
  json_builder_set_member_name (builder, "source");
  json_builder_begin_object (builder);
  leaf_dap_fill_source (dap, builder, source);
  json_builder_end_object (builder);
}

guint32
leaf_dap_units (const char *text, gsize length)
{
  guint32 n = 0;

  for (const char *at = text; at < text + length; at = g_utf8_next_char (at))
    n += g_utf8_get_char (at) > 0xFFFF ? 2 : 1;
  return n;
}

/* The column of a place in UTF-16 units, from 1. */
static guint32
column_of (const LeafDap *dap, LeafPlace place)
{
  const char *text = leaf_program_source_text (dap->program, place.source);
  gsize from = place.start;

  while (from > 0 && text[from - 1] != '\n')
    from--;
  return leaf_dap_units (text + from, place.start - from) + 1;
}

void
leaf_dap_add_place (LeafDap *dap, JsonBuilder *builder, LeafPlace place)
{
  guint32 line = 0, column = 0;

  if (place.source != 0) {
    leaf_program_line (dap->program, place.source, place.start, &line, NULL);
    column = column_of (dap, place);
    leaf_dap_add_source (dap, builder, place.source);
  }
  leaf_json_add_number (builder, "line", line > 0 ? line - 1 + dap->lines_from : 0);
  leaf_json_add_number (builder, "column", column > 0 ? column - 1 + dap->columns_from : 0);
}

void
leaf_dap_send_output (LeafDap *dap, const char *category, const char *text, LeafPlace place)
{
  g_autoptr (JsonBuilder) body = json_builder_new ();

  json_builder_begin_object (body);
  leaf_json_add_string (body, "category", category);
  leaf_json_add_string (body, "output", text);
  if (place.source != 0)
    leaf_dap_add_place (dap, body, place);
  json_builder_end_object (body);
  leaf_dap_event (dap, "output", body);
}

void
leaf_dap_send_events (LeafDap *dap)
{
  guint32 n = 0;
  const LeafEvent *events = leaf_play_drain (dap->play, &n);

  for (guint32 i = 0; i < n; i++)
    switch (events[i].sort) {
    case LEAF_EVENT_TEXT: leaf_dap_send_output (dap, "stdout", events[i].text, events[i].place); break;
    case LEAF_EVENT_PROMPT: leaf_dap_send_output (dap, "stdout", events[i].text, (LeafPlace) { 0 }); break;
    case LEAF_EVENT_FAULT:
      g_free (dap->problem);
      dap->problem = g_strdup (events[i].text);
      leaf_dap_send_output (dap, "stderr", events[i].text, events[i].place);
      break;
    case LEAF_EVENT_NOTICE: leaf_dap_send_output (dap, "console", events[i].text, events[i].place); break;
    case LEAF_EVENT_LOG: {
      g_autofree char *line = g_strconcat (events[i].text, "\n", NULL);

      leaf_dap_send_output (dap, "console", line, events[i].place);
      break;
    }
    case LEAF_EVENT_RULE_CONSIDERED:
    case LEAF_EVENT_RULE_BEGUN:
    case LEAF_EVENT_RULE_ENDED:
    case LEAF_EVENT_RULEBOOK_BEGUN:
    case LEAF_EVENT_RULEBOOK_ENDED:
    case LEAF_EVENT_STATEMENT:
    case LEAF_EVENT_ACTION_BEGUN:
    case LEAF_EVENT_ACTION_ENDED:
    case LEAF_EVENT_COMMAND:
    case LEAF_EVENT_STATUS:
    case LEAF_EVENT_RULE_PASSED:
    case LEAF_EVENT_ACTIVITY_BEGUN:
    case LEAF_EVENT_PHRASE_BEGUN: break;
    }
}

void
leaf_dap_send_stop (LeafDap *dap, const char *reason, const char *description)
{
  g_autoptr (JsonBuilder) body = json_builder_new ();
  guint32 breakpoint = leaf_play_breakpoint_hit (dap->play, NULL);

  leaf_dap_forget_lists (dap);
  json_builder_begin_object (body);
  leaf_json_add_string (body, "reason", reason);
  if (description != NULL)
    leaf_json_add_string (body, "description", description);
  leaf_json_add_number (body, "threadId", LEAF_DAP_THREAD);
  leaf_json_add_truth (body, "allThreadsStopped", TRUE);
  if (breakpoint != 0) {
    json_builder_set_member_name (body, "hitBreakpointIds");
    json_builder_begin_array (body);
    json_builder_add_int_value (body, breakpoint);
    json_builder_end_array (body);
  }
  json_builder_end_object (body);
  leaf_dap_event (dap, "stopped", body);
}

void
leaf_dap_send_end (LeafDap *dap)
{
  g_autoptr (JsonBuilder) body = json_builder_new ();

  if (dap->has_ended)
    return;
  dap->has_ended = TRUE;
  json_builder_begin_object (body);
  leaf_json_add_number (body, "exitCode", 0);
  json_builder_end_object (body);
  leaf_dap_event (dap, "exited", body);
  leaf_dap_event (dap, "terminated", NULL);
}
