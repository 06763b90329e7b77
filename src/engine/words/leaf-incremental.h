/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-incremental.h: words of an earlier reading of a source that was edited since.
 *
 * What the reader makes of a paragraph depends on nothing before the blank line above it.  So words up to the last blank line before the edit are those
 * of the earlier reading, and so are, moved, all that follow the first blank line after the edit at which the earlier reading stopped too.  A reading that
 * met a problem is of no use, as what is not closed may reach anywhere.  What comes of it is what a reading from nothing gives: the same rows, with the
 * same ids of spellings in the order in which they are met. */
#pragma once

#include "leaf-words.h"

G_BEGIN_DECLS

typedef struct {
  LeafBuild        *build;
  const LeafBuild  *from;     /* NULL: there is no earlier reading of use */
  const LeafSource *source;   /* of `from` */
  guint32           number;   /* of the new source, in `build` */
  guint32           same_start; /* bytes that both texts begin with */
  guint32           tail;     /* the byte of the earlier text from which on both are the same */
  gint32            moved;    /* how many bytes further on that stands in the new text */
  gint32            lines_moved; /* filled in by the reader, when it has counted them */
  guint32           next;     /* words of `from` before this one are left behind */
  guint32          *known;    /* ids of spellings in `build`, by those in `from`; 0: not met yet */
} LeafEarlier;

/* Looks for a reading of a source of that name in build->before; `source` is the new one, of which name and text are
 * there; what of the text both have is sound. */
void     leaf_earlier_find  (LeafEarlier *self, LeafBuild *build, guint32 number, const LeafSource *source);
void     leaf_earlier_clear (LeafEarlier *self);
/* Takes the words before the edit; the last of them is the end of a paragraph.  FALSE: there are none. */
gboolean leaf_earlier_take_head (LeafEarlier *self);
/* The end of a paragraph at `byte` of the new text is the last word that there is.  Takes the words that follow if the earlier
 * reading goes on from there in the same way; else FALSE. */
gboolean leaf_earlier_take_tail (LeafEarlier *self, guint32 byte);

G_END_DECLS
