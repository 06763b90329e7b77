/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-incremental.h: reuses words from an earlier version of a source.
 *
 * The lexer's result for a paragraph depends on nothing before the blank line above it. So the words up to the last
 * blank line before the edit are the same as before. The words after the edit are the same too, but moved, from the
 * first blank line on where both versions end a paragraph. A version with a problem is not reused, because something
 * unclosed may extend anywhere. The result equals that of lexing from scratch: the same rows, and the same spelling ids
 * in the same order.
 */
#pragma once

#include "leaf-words.h"

G_BEGIN_DECLS

typedef struct {
  LeafBuild *build;
  const LeafBuild *from;    /* NULL: there is no usable earlier version */
  const LeafSource *source; /* of `from` */
  guint32 number;           /* of the new source, in `build` */
  guint32 same_start;       /* length of the common prefix of both texts, in bytes */
  guint32 tail;             /* the byte of the earlier text where the common suffix begins */
  gint32 moved;             /* how many bytes later the suffix begins in the new text */
  gint32 lines_moved;       /* set by the lexer when it has counted them */
  guint32 next;             /* words of `from` before this one are finished */
  guint32 *known;           /* spelling ids in `build`, by those in `from`; 0: not needed yet */
} LeafReusedWords;

/* Finds an earlier version of a source with that name in build->before. `source` is the new one, with its name and
 * text. The text that both have in common must be free of problems. */
void leaf_reused_words_find (LeafReusedWords *self, LeafBuild *build, guint32 number, const LeafSource *source);
void leaf_reused_words_clear (LeafReusedWords *self);
/* Copies the words before the edit; the last one is the end of a paragraph. FALSE if there are none. */
gboolean leaf_reused_words_take_head (LeafReusedWords *self);
/* Call if the last word so far is the end of a paragraph at `byte` of the new text. If the earlier version continues
 * identically from there, copies the words that follow and returns TRUE; otherwise returns FALSE. */
gboolean leaf_reused_words_take_tail (LeafReusedWords *self, guint32 byte);

G_END_DECLS
