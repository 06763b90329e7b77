/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-paragraph-breaks.c: printed paragraph breaks. */

#include "leaf-paragraph.h"
#include "leaf-print.h"

void
leaf_paragraph_divide (LeafMachine *machine)
{
  LeafParagraph *p = &machine->paragraph;

  if (p->pending) {
    leaf_print_line (machine);
    p->pending = 0;
    p->bits |= LEAF_PARAGRAPH_COMPLETED;
    p->bits &= (guint8) ~(LEAF_PARAGRAPH_PROMPT_SKIP | LEAF_PARAGRAPH_NO_PROMPT_SKIP);
  }
  p->bits |= LEAF_PARAGRAPH_CONTENT_EXPECTED;
  p->kept = (p->bits & LEAF_PARAGRAPH_COMPLETED) != 0;
}

void
leaf_paragraph_going_look (LeafMachine *machine)
{
  if (!(machine->paragraph.bits & LEAF_PARAGRAPH_COMPLETED))
    leaf_print_line (machine);
  leaf_paragraph_clear (machine);
}

void
leaf_paragraph_clarify (LeafMachine *machine)
{
  leaf_print_line (machine);
  leaf_paragraph_clear (machine);
}

void
leaf_paragraph_before_prompt (LeafMachine *machine)
{
  const LeafParagraph *p = &machine->paragraph;

  if (p->pending || ((p->bits & LEAF_PARAGRAPH_PROMPT_SKIP) && !(p->bits & LEAF_PARAGRAPH_NO_PROMPT_SKIP)))
    leaf_print_line (machine);
  leaf_paragraph_clear (machine);
}
