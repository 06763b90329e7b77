/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-frame.h: frames, each of which is something that is running. */
#pragma once

#include "image/leaf-image.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_FRAME_PLAY = 1, /* startup, then turns, then shutdown: leaf-rulebook-exec.c */
  LEAF_FRAME_CODE,     /* of: chunk; at: next instruction */
  /* of: rulebook; at: the rulebook entry that runs; options: `ended` when it began; cells: leaf_push_parameter */
  LEAF_FRAME_RULEBOOK,
  LEAF_FRAME_SINGLE,    /* of: rule followed by itself; cells: leaf_push_parameter */
  LEAF_FRAME_ACTION,    /* of: action; phase; cells: the previous action */
  LEAF_FRAME_ACTIVITY,  /* of: activity; phase 1 before 2 for 3 after; cells: operand */
  LEAF_FRAME_NATIVE,    /* of: native; at: its phase; cells: its args, then its own */
  LEAF_FRAME_FOLLOWING, /* of: rule or rulebook that is followed with a frame of rule changes: leaf-procedural.c */
  LEAF_FRAME_CHANGED,   /* of: rule or rulebook that a rule change is about: leaf-procedural.c */
} LeafFrameSort;

enum {                              /* flags of a frame */
       LEAF_FLAG_GIVES = 1 << 0,    /* the frame below needs its value */
       LEAF_FLAG_CAPTURES = 1 << 1, /* printed text is captured, and becomes its value */
       LEAF_FLAG_QUIET = 1 << 2,    /* rulebooks: no paragraph break between its rules */
       LEAF_FLAG_RESTORES = 1 << 3, /* TRY silently: restores silence and paragraphs when it is left */
       /* TRY silently inside a value that is printed: restores silence, but paragraphs continue */
       LEAF_FLAG_SILENCED = 1 << 5,
       LEAF_FLAG_CONVERTED = 1 << 4, /* the activity that supplies a missing noun was run */
       LEAF_FLAG_PROBE = 1 << 6,     /* leaf_play_why_not: records the truth of clauses up to the first false one */
       LEAF_FLAG_BOOK = 1 << 8,      /* FOLLOWING, CHANGED: `of` is a rulebook */
       LEAF_FLAG_OPENED = 1 << 9,    /* FOLLOWING: a frame of rule changes was opened and must be closed */
       LEAF_FLAG_APPLIES = 1 << 11,  /* for a rule: its preamble was true */
       LEAF_FLAG_CHANGED = 1 << 12,  /* for a rule: a sentence makes it do nothing, or substitutes another rule */
       LEAF_FLAG_REJECTS = 1 << 10,  /* CHANGED, RULEBOOK: decisions are ignored */
};

LEAF_WITHOUT_PADDING

/* What the code below a pushed frame does when it returns: the entry of FOLLOW and so on. */
typedef enum {
  LEAF_AFTER_NOTHING = 0,
  LEAF_AFTER_ABIDE,
  LEAF_AFTER_ABIDE_ANONYMOUSLY,
  LEAF_AFTER_STAND_IN,
  LEAF_AFTER_RETURNED /* a phrase in Inform 6 returned from it too, with m->returned */
} LeafReturnAction;

typedef struct {
  guint8 sort;  /* LeafFrameSort */
  guint8 entry; /* LeafEntry */
  guint8 phase;
  guint8 after; /* LeafReturnAction */
  guint32 flags;
  guint32 of;
  guint32 at;
  guint32 first;    /* for code: the first instruction of its chunk; jumps are relative to it */
  guint32 bottom;   /* the stack is truncated to here when the frame is left */
  guint32 slots;    /* index of slot 0, or cell 0, on the stack */
  guint32 rule;     /* the rule whose body this is; 0: none */
  guint32 rulebook; /* the rulebook in which it runs; 0: none */
  guint32 owners;   /* the number of owners of shared variables before */
  guint32 options;  /* bits of a phrase's options; other frames use it for a value of their own */
  guint32 captured; /* CAPTURES: where its characters begin */
  guint32 kept;     /* CAPTURES, RESTORES: the previous paragraph state (leaf-paragraph.c) */
} LeafFrame;

LEAF_WITHOUT_PADDING_END

G_END_DECLS
