/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-paragraph.h: decides where blank lines are printed between texts. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

enum {
  LEAF_PARAGRAPH_COMPLETED = 1,
  LEAF_PARAGRAPH_PROMPT_SKIP = 2,
  LEAF_PARAGRAPH_NO_PROMPT_SKIP = 4,
  LEAF_PARAGRAPH_NO_BOOK_BREAKS = 8,
  LEAF_PARAGRAPH_CONTENT_EXPECTED = 16,
  LEAF_PARAGRAPH_ALL = 31,
};

void leaf_paragraph_begin (LeafMachine *machine);   /* a say phrase begins */
void leaf_paragraph_content (LeafMachine *machine); /* call before one of its parts prints */
/* a paragraph break: a line is skipped if something was printed */
void leaf_paragraph_divide (LeafMachine *machine);
void leaf_paragraph_clear (LeafMachine *machine);
void leaf_paragraph_run_on (LeafMachine *machine);
void leaf_paragraph_look_spacing (LeafMachine *machine);
void leaf_paragraph_going_look (LeafMachine *machine); /* the break before the room description after going */
void leaf_paragraph_clarify (LeafMachine *machine);    /* after "(first opening the box)" */
void leaf_paragraph_before_prompt (LeafMachine *machine);
guint32 leaf_paragraph_keep (const LeafMachine *machine); /* returns `pending` and the bits as one number */
void leaf_paragraph_restore (LeafMachine *machine, guint32 kept);
/* call after a restore that follows a break: the paragraph was complete */
void leaf_paragraph_adjust (LeafMachine *machine);

G_END_DECLS
