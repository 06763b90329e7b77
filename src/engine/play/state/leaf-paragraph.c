/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-paragraph.c: where blank lines are printed between texts.
 *
 * The state is whether something was printed since the last blank line (`pending`), and bits about the latest break. A
 * say phrase sets `pending` before it prints. Dividing points are between two rules of a rulebook, and before and after
 * an action. A pending blank line is printed only there. So a rule need not know what follows it, and a text printed by
 * several rules of an activity (which has no dividing points) stays one paragraph.
 *
 *   PROMPT_SKIP       the text is not after a blank line and expects more text; without more, a blank line comes before
 *                     the prompt
 *   NO_PROMPT_SKIP    no blank line comes before the prompt either
 *   COMPLETED         a paragraph was completed and nothing printed since
 *   CONTENT_EXPECTED  a dividing point was passed: the next part of a say phrase counts as printed text, even of a phrase
 *                     that began before it
 *   NO_BOOK_BREAKS    rulebooks do not divide at the moment */

#include "leaf-paragraph.h"

void
leaf_paragraph_clear (LeafMachine *machine)
{
  machine->paragraph.pending = 0;
  machine->paragraph.bits = 0;
}

void
leaf_paragraph_begin (LeafMachine *machine)
{
  machine->paragraph.pending = 1;
}

void
leaf_paragraph_content (LeafMachine *machine)
{
  if (machine->paragraph.bits & LEAF_PARAGRAPH_CONTENT_EXPECTED) {
    machine->paragraph.bits &= (guint8) ~LEAF_PARAGRAPH_CONTENT_EXPECTED;
    machine->paragraph.pending = 1;
  }
}

void
leaf_paragraph_adjust (LeafMachine *machine)
{
  if (machine->paragraph.kept)
    machine->paragraph.bits |= LEAF_PARAGRAPH_COMPLETED;
}

void
leaf_paragraph_run_on (LeafMachine *machine)
{
  machine->paragraph.pending = 0;
  machine->paragraph.bits |= LEAF_PARAGRAPH_PROMPT_SKIP | LEAF_PARAGRAPH_NO_PROMPT_SKIP;
}

void
leaf_paragraph_look_spacing (LeafMachine *machine)
{
  machine->paragraph.pending = 0;
  machine->paragraph.bits |= LEAF_PARAGRAPH_PROMPT_SKIP;
}

guint32
leaf_paragraph_keep (const LeafMachine *machine)
{
  return machine->paragraph.pending | (guint32) machine->paragraph.bits << 8;
}

void
leaf_paragraph_restore (LeafMachine *machine, guint32 kept)
{
  machine->paragraph.pending = kept & 0xFF;
  machine->paragraph.bits = (guint8) (kept >> 8);
}
