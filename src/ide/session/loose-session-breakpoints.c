/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loose-session-breakpoints.c: the breakpoints of a session, on lines of its pages and on rules and rulebooks by
 * name. */
#include "config.h"

#include "loose-session-private.h"
#include "loose-session-testing.h"

void
loose_session_apply_breakpoints (LooseSession *self)
{
  loose_player_set_breakpoints (self->player, loose_breakpoints_get_list (self->breakpoints));
}

static void
breakpoints_changed (LooseSession *self)
{
  loose_session_apply_breakpoints (self);
  g_signal_emit_by_name (self, "breakpoints-changed");
}

LooseBreakpoints *
loose_session_get_breakpoints (LooseSession *self)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), NULL);
  return self->breakpoints;
}

gboolean
loose_session_has_breakpoint (LooseSession *self, guint line)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  return loose_breakpoints_find_line (self->breakpoints, loose_session_get_buffer (self), line) != NULL;
}

gboolean
loose_session_toggle_breakpoint (LooseSession *self, guint line)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  return loose_breakpoints_toggle_line (self->breakpoints, loose_session_get_buffer (self), line);
}

/* The line of a detached breakpoint in the program, from 0, with *source, the source of its file. Returns -1 if it does
 * not rest, or the program has no such line. */
static int
find_detached_line (LooseSession *self, LooseBreakpoint *stop, guint32 *source)
{
  if (!loose_breakpoint_is_detached (stop))
    return -1;
  *source = loose_program_find_source (self->program, loose_breakpoint_get_source (stop));
  return *source != 0 ? loose_breakpoint_find_line (stop, leaf_program_source_text (self->program, *source)) : -1;
}

/* The resting breakpoint on the line of a place; NULL if there is none. */
static LooseBreakpoint *
find_detached (LooseSession *self, LeafPlace place)
{
  GListModel *stops = loose_breakpoints_get_list (self->breakpoints);
  guint32 line, column, source = 0;

  leaf_program_line (self->program, place.source, place.start, &line, &column);
  for (guint i = 0; i < g_list_model_get_n_items (stops); i++) {
    g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (stops, i);
    int own = find_detached_line (self, stop, &source);

    if (own + 1 == (int) line && own >= 0 && source == place.source)
      return stop; /* the list owns it */
  }
  return NULL;
}

gboolean
loose_session_toggle_rule_breakpoint (LooseSession *self, LeafProgram *program, guint32 rule)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  LeafPlace place = leaf_program_rule (program, rule).place;
  LoosePage *page;
  LooseBreakpoint *resting;

  if (program != self->program || !loose_session_is_current (self))
    return FALSE;
  page = loose_session_find_page (self, program, place.source);
  if (page != NULL)
    loose_breakpoints_toggle_line (self->breakpoints, loose_page_get_buffer (page),
                                   loose_line_index_find (loose_page_get_lines (page), place.start, NULL));
  else if ((resting = find_detached (self, place)) != NULL)
    loose_breakpoints_remove (self->breakpoints, resting);
  else
    loose_breakpoints_toggle (self->breakpoints, LOOSE_BREAKPOINT_RULE, leaf_program_rule_title (program, rule));
  return TRUE;
}

gboolean
loose_session_toggle_rulebook_breakpoint (LooseSession *self, LeafProgram *program, guint32 rulebook)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  if (program != self->program || !loose_session_is_current (self))
    return FALSE;
  loose_breakpoints_toggle (self->breakpoints, LOOSE_BREAKPOINT_RULEBOOK,
                            leaf_program_rulebook (program, rulebook).name);
  return TRUE;
}

static void
add_id (GHashTable *ids, guint32 id)
{
  if (id != 0)
    g_hash_table_add (ids, GUINT_TO_POINTER (id));
}

/* The rules of a page that begin on lines with a breakpoint. */
static void
find_rules_on_lines (LooseSession *self, LoosePage *page, GHashTable *lines, GHashTable *rules)
{
  guint32 source = loose_page_get_source (page, self->program);
  LooseLineIndex *text = loose_page_get_lines (page);

  for (guint32 i = 1; source != 0 && text != NULL && i <= leaf_program_n_rules (self->program); i++) {
    LeafPlace place = leaf_program_rule (self->program, i).place;

    if (place.source == source
        && g_hash_table_contains (lines, GINT_TO_POINTER (loose_line_index_find (text, place.start, NULL))))
      add_id (rules, i);
  }
}

static void
find_rules_of_detached (LooseSession *self, LooseBreakpoint *stop, GHashTable *rules)
{
  guint32 source = 0;
  int line = find_detached_line (self, stop, &source);
  LooseLineIndex *text = line >= 0 ? loose_session_get_lines (self, self->program, source) : NULL;

  for (guint32 i = 1; text != NULL && i <= leaf_program_n_rules (self->program); i++) {
    LeafPlace place = leaf_program_rule (self->program, i).place;

    if (place.source == source && (int) loose_line_index_find (text, place.start, NULL) == line)
      add_id (rules, i);
  }
}

/* Collects the lines with breakpoints first: most stories have none, so no rule needs to be checked. */
static void
find_breakpoints_in (LooseSession *self, LoosePage *page, GHashTable *rules)
{
  GListModel *stops = loose_breakpoints_get_list (self->breakpoints);
  g_autoptr (GHashTable) lines = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (stops); i++) {
    g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (stops, i);

    if (loose_breakpoint_get_buffer (stop) == loose_page_get_buffer (page))
      g_hash_table_add (lines, GINT_TO_POINTER (loose_breakpoint_get_line (stop)));
  }
  if (g_hash_table_size (lines) > 0)
    find_rules_on_lines (self, page, lines, rules);
}

void
loose_session_find_breakpoints (LooseSession *self, GHashTable *rules, GHashTable *rulebooks)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  GListModel *stops = loose_breakpoints_get_list (self->breakpoints);

  if (self->program == NULL)
    return;
  for (guint i = 0; i < g_list_model_get_n_items (stops); i++) {
    g_autoptr (LooseBreakpoint) stop = g_list_model_get_item (stops, i);

    if (loose_breakpoint_get_sort (stop) == LOOSE_BREAKPOINT_RULE)
      add_id (rules, leaf_program_find_rule (self->program, loose_breakpoint_get_words (stop)));
    else if (loose_breakpoint_get_sort (stop) == LOOSE_BREAKPOINT_RULEBOOK)
      add_id (rulebooks, leaf_program_find_rulebook (self->program, loose_breakpoint_get_words (stop)));
    else
      find_rules_of_detached (self, stop, rules);
  }
  for (guint i = 0; i < self->pages->len; i++)
    find_breakpoints_in (self, g_ptr_array_index (self->pages, i), rules);
}

void
loose_session_restore_breakpoints (LooseSession *self)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  for (guint i = 0; i < self->pages->len; i++)
    loose_breakpoints_attach (self->breakpoints, g_ptr_array_index (self->pages, i));
}

gboolean
loose_session_show_stop (LooseSession *self, LooseBreakpoint *stop)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (self), FALSE);
  guint32 source = 0, byte;
  int line = self->program != NULL ? find_detached_line (self, stop, &source) : -1;

  if (line < 0)
    return FALSE;
  byte = loose_line_index_start (loose_session_get_lines (self, self->program, source), (guint32) line);
  loose_session_show_place (self, self->program, (LeafPlace) { source, byte, byte }, TRUE);
  return TRUE;
}

void
loose_session_clear_breakpoints (LooseSession *self)
{
  g_return_if_fail (LOOSE_IS_SESSION (self));
  loose_breakpoints_clear (self->breakpoints);
}

void
loose_session_connect_breakpoints (LooseSession *self)
{
  g_signal_connect_object (self->breakpoints, "changed", G_CALLBACK (breakpoints_changed), self, G_CONNECT_SWAPPED);
}
