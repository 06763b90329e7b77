/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-native-exec.c: natives that have a frame. */

#include "leaf-frames.h"
#include "leaf-rulebook-enter.h"

#include <string.h>

enum { MOST_ARGUMENTS = 32 };

void
leaf_advance_native (LeafMachine *m)
{
  LeafFrame *frame = leaf_machine_frame (m);
  const LeafNativeRow *row = leaf_native_row (m, frame->of);
  LeafValue result = LEAF_NO_VALUE, args[MOST_ARGUMENTS] = { LEAF_NO_VALUE };
  guint32 at = m->n_frames;
  LeafNativeStatus status;

  if (frame->rule != 0 && frame->at == 0)
    m->decided = FALSE;
  /* copied, because the stack moves when a native needs more cells */
  memcpy (args, m->stack + frame->slots, MIN (frame->options, (guint32) MOST_ARGUMENTS) * sizeof (LeafValue));
  status = row->function (m, args, &result);
  if (status != LEAF_NATIVE_DONE || m->is_over)
    return;
  g_return_if_fail (m->n_frames == at); /* one that pushed a frame is not done */
  frame = leaf_machine_frame (m);
  if (frame->rule != 0) {
    leaf_end_rule (m, m->decided);
    return;
  }
  leaf_leave_frame (m, result);
}
