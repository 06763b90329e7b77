/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-explore-private.h: an explorer from within. */
#pragma once

#include "leaf-explore.h"
#include "../parser/leaf-parser.h"
#include "leaf-play-private.h"

G_BEGIN_DECLS

/* --- commands as patterns: leaf-patterns.c ------------------------------------------------------------------------ */

typedef enum { LEAF_PIECE_IS_WORD = 1, LEAF_PIECE_IS_NOUN, LEAF_PIECE_IS_TEXT,
    LEAF_PIECE_IS_VALUE } LeafPatternPieceSort;

typedef struct {
  LeafPatternPieceSort sort;
  const char *word;       /* WORD */
  const LeafToken *token; /* the others */
} LeafPatternPiece;

enum { LEAF_PATTERN_SLOTS = 2, LEAF_NO_PATTERN = G_MAXUINT32 };

/* A line of grammar with one of its alternatives chosen everywhere: "put", noun, "in", noun. */
typedef struct {
  guint32 action;
  guint32 first, n;             /* pieces, of which the first may be the verb */
  guint32 n_slots;
  guint32 slots[LEAF_PATTERN_SLOTS]; /* pieces that are no words */
  /* another one of the same action with slots alike, which is tried where this one is read otherwise */
  guint32 next;
  gboolean is_alternative;      /* it is such another one */
} LeafPattern;

typedef struct {
  GArray *patterns; /* of LeafPattern */
  guint8 *is_shared; /* by action: several patterns come to it, and directions to going */
  GArray *pieces;   /* of LeafPatternPiece */
  GPtrArray *texts; /* of char *: topics that the source names */
  GArray *values;   /* of LeafValue: constants that the source names, and their neighbours */
} LeafPatterns;

void leaf_patterns_init  (const LeafImage *image, LeafPatterns *patterns);
void leaf_patterns_clear (LeafPatterns *patterns);

/* --- what the author's rules are about: leaf-mentions.c ----------------------------------------------------------- */

typedef struct {
  guint8     *actions; /* LEAF_ACTION_... */
  guint8     *pairs;   /* truths, by action and object */
  guint32     n_instances;
} LeafMentions;

enum { LEAF_ACTION_DOES = 1 /* some rule carries it out */, LEAF_ACTION_OF_STORY = 2 /* a rule of the story is about it */ };

void     leaf_mentions_init  (const LeafImage *image, LeafMentions *mentions);
void     leaf_mentions_clear (LeafMentions *mentions);
gboolean leaf_mentions_has   (const LeafMentions *mentions, guint32 action, guint32 object);

/* --- what a moment's hash leaves out: leaf-projection.c ----------------------------------------------------------- */

typedef struct {
  char *what;
  char *why;
} LeafLeftOut;

typedef struct {
  guint8    *cells;      /* LEAF_CELL_... by cell */
  gint32    *caps;       /* of a cell that is CAPPED or FLOORED: beyond it, or below, all values are alike */
  GArray    *left_out;   /* of LeafLeftOut */
  gboolean   has_printed; /* a number that is left out, or beyond its cap, can be printed */
  gboolean   has_clock;  /* something asks what time it is */
  gboolean   has_scene_times; /* ... or when a scene began or ended */
  gboolean   has_order;  /* something asks for the first thing in a place */
} LeafProjection;

enum { LEAF_CELL_LEFT_OUT = 0, LEAF_CELL_COUNTS, LEAF_CELL_CAPPED, LEAF_CELL_FLOORED };

void leaf_projection_init  (const LeafImage *image, LeafProjection *projection);
void leaf_projection_clear (LeafProjection *projection);
/* Tells the author. `what` is taken. */
void leaf_projection_leave_out (LeafProjection *projection, char *what, const char *why_format, ...)
    G_GNUC_PRINTF (3, 4);
/* leaf-counters.c.  By chunk: it can run; by source, variables and then properties: C code asks for it. */
void leaf_counters_project (const LeafImage *image, const guint8 *is_reached, const guint8 *is_asked_by_c,
                            LeafProjection *projection);

/* --- what can be covered: leaf-coverage.c ------------------------------------------------------------------------- */

typedef struct {
  GArray *rows;       /* of LeafCoverable */
  guint32 n_bits;
} LeafCoverables;

void leaf_coverables_init  (const LeafImage *image, LeafCoverables *coverables);
void leaf_coverables_clear (LeafCoverables *coverables);

/* --- the whole ---------------------------------------------------------------------------------------------------- */

struct _LeafExplorer {
  LeafProgram     *program;
  const LeafImage *image;
  LeafPatterns     patterns;
  LeafMentions     mentions;
  LeafProjection   projection;
  LeafCoverables   coverables;
  GPtrArray      **names; /* by instance: of char *, how a player may call it, the most usual first; NULL: no object */
  /* by cell: it tells where the player has been, or where he is, which the tree tells too */
  guint8          *is_history;
  /* of guint32: properties that lines of grammar ask for, of what is in scope or anywhere */
  GArray          *tested;
  gboolean         tests_anything;
  /* by instance, where its cells begin in `state_cells`, and where the last one's end: those that tell its state, and
   * no numbers and texts */
  guint32         *state_first;
  GArray          *state_cells; /* of guint32 */
  gboolean         acts_while_reading; /* rules of the story run before a command is parsed */
  gboolean         takes_orders; /* the story has rules about persuading somebody */
};

struct _LeafReadCommand {
  char      *words;
  LeafParsed parsed;
};

struct _LeafMoment {
  gatomicrefcount references;
  const LeafExplorer *explorer;
  LeafPlay   *play;
  guint64    *page_sums;   /* of the projected cells, page by page */
  guint16    *page_blocks; /* how many cells of a page hold what lies on the heap */
  guint64     tree_sum;    /* of where things are */
  guint64     hash;
  gboolean    is_over;
};

gboolean leaf_activity_has_story_rules (const LeafImage *image, guint32 activity); /* leaf-moment.c */
/* leaf-moment.c: without sums and hash; the machine is taken. */
LeafMoment *leaf_moment_with (const LeafExplorer *explorer, LeafMachine *machine);

/* leaf-projected-hash.c: fills the sums in and returns the hash; pages that `before` (NULL: none) has too are not
 * added up again. */
guint64 leaf_projected_hash (const LeafExplorer *explorer, LeafMoment *moment, const LeafMoment *before);

/* What the play waits for: a native that reads a line. */
guint32 leaf_machine_waiting_native (const LeafMachine *machine);

/* The instructions of a chunk, one after the other. */
#define LEAF_EACH_OF_CHUNK(chunk, i) for (guint32 i = (chunk)->first; i < (chunk)->first + (chunk)->n; i++)

static inline gboolean
leaf_image_words_are_story (const LeafImage *image, LeafWording words)
{
  LeafSpan span = leaf_image_span (image, words);

  return span.source != 0 && !LEAF_ROW (&image->sources, LeafImageSource, span.source)->is_library;
}

G_END_DECLS
