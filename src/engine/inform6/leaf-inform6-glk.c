/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-glk.c: lowers calls of Glk, and of the library's routines about the screen.
 *
 * A window of Glk is a pane of the play, by the same number: 1 is the story's text, 2 the status line. Requests for
 * lines and keys do nothing, since the library waits for them; requests for links do nothing, since links always
 * work. */
#include "leaf-inform6-lowering.h"

#include <string.h>

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };

/* What a call becomes: a native, and for each of its values which argument it is given. `more` is added to it. A letter
 * from '0': that argument; '.': the number in `more` alone. */
typedef struct {
  const char *name;
  LeafNative native;
  const char *values;
  gint32 more[6];
} GlkCall;

static const GlkCall calls[] = {
  { "glk_window_open", LEAF_NATIVE_inform6_open_window, "01234", { 0 } },
  { "glk_window_close", LEAF_NATIVE_close_pane, "0", { 0 } },
  { "glk_window_clear", LEAF_NATIVE_clear_pane, "0", { 0 } },
  { "glk_set_window", LEAF_NATIVE_focus_pane, "0", { 0 } },
  { "glk_window_move_cursor", LEAF_NATIVE_set_pane_cursor, "021", { 0, 1, 1 } },
  { "glk_window_set_background_color", LEAF_NATIVE_set_pane_background, "01", { 0 } },
  { "glk_window_fill_rect", LEAF_NATIVE_fill_pane, "012345", { 0 } },
  { "glk_image_draw", LEAF_NATIVE_inform6_draw_figure, "0123..", { 0 } },
  { "glk_image_draw_scaled", LEAF_NATIVE_inform6_draw_figure, "012345", { 0 } },
  { "glk_request_mouse_event", LEAF_NATIVE_want_mouse, "0.", { 0, 1 } },
  { "glk_cancel_mouse_event", LEAF_NATIVE_want_mouse, "0.", { 0 } },
  { "glk_request_timer_events", LEAF_NATIVE_request_ticks, "0", { 0 } },
  { "glk_set_hyperlink", LEAF_NATIVE_inform6_link, "0", { 0 } },
  { "glk_request_hyperlink_event", LEAF_NATIVE_do_nothing, "", { 0 } },
  { "glk_cancel_hyperlink_event", LEAF_NATIVE_do_nothing, "", { 0 } },
  { "glk_request_char_event", LEAF_NATIVE_do_nothing, "", { 0 } },
  { "glk_request_char_event_uni", LEAF_NATIVE_do_nothing, "", { 0 } },
  { "glk_cancel_char_event", LEAF_NATIVE_do_nothing, "", { 0 } },
  { "glk_cancel_line_event", LEAF_NATIVE_do_nothing, "", { 0 } },
  { "VM_MoveCursorInStatusLine", LEAF_NATIVE_set_pane_cursor, ".01", { 2, 0, 0 } },
  { "VM_StatusLineHeight", LEAF_NATIVE_do_nothing, "", { 0 } },
  { "StatusLineHeight", LEAF_NATIVE_do_nothing, "", { 0 } },
  { "ClearBoxedText", LEAF_NATIVE_show_quotation, "", { 0 } },
};

static const GlkCall *
find (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    if (g_ascii_strcasecmp (calls[i].name, name) == 0)
      return &calls[i];
  return NULL;
}

gboolean
leaf_inform6_is_glk_call (const char *name)
{
  return find (name) != NULL;
}

/* An argument that was not given is 0. */
static LeafNode *
value_of (LeafInform6Lowering *self, const LeafInform6Node *node, char which, gint32 more)
{
  guint32 argument = (guint32) (which - '0');
  LeafNode *value, *sum;

  if (which == '.' || argument >= node->n)
    return leaf_inform6_number_node (self, more);
  value = leaf_inform6_lower_value (self, node->list[argument]);
  if (more == 0)
    return value;
  sum = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w, value,
                        leaf_inform6_number_node (self, more));
  sum->ARITHMETIC.operation = LEAF_ARITHMETIC_PLUS;
  return sum;
}

LeafNode *
leaf_inform6_lower_glk_call (LeafInform6Lowering *self, const LeafInform6Node *node, gboolean is_statement)
{
  const GlkCall *call = find (node->first->text);
  LeafNode *values[6];
  gboolean gives;
  guint n;

  if (call == NULL)
    return NULL;
  n = (guint) strlen (call->values);
  gives = leaf_native_gives (call->native) != '-';
  if (!gives && !is_statement)
    return leaf_inform6_refuse_name (self, call->name);
  for (guint i = 0; i < n; i++)
    values[i] = value_of (self, node, call->values[i], call->more[i]);
  return leaf_inform6_native_node (self, gives ? number_kind : (LeafKindId) { 0 }, call->native, n, values);
}
