/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-explore-private.h: types that the files of this folder share. */
#pragma once

#include "leaf-explore.h"
#include "../parser/leaf-parser.h"
#include "leaf-play-private.h"

#include <string.h>

G_BEGIN_DECLS

/* --- commands as patterns: leaf-patterns.c ------------------------------------------------------------------------ */

typedef enum {
  LEAF_PIECE_IS_WORD = 1,
  LEAF_PIECE_IS_NOUN,
  LEAF_PIECE_IS_TEXT,
  LEAF_PIECE_IS_VALUE
} LeafPatternPieceSort;

typedef struct {
  LeafPatternPieceSort sort;
  const char *word;       /* WORD */
  const LeafToken *token; /* the others */
} LeafPatternPiece;

enum { LEAF_PATTERN_SLOTS = 2, LEAF_NO_PATTERN = G_MAXUINT32 };

/* A line of grammar with one alternative chosen at each place: "put", noun, "in", noun. */
typedef struct {
  guint32 action;
  guint32 condition; /* the phrase row of its "when"; 0: none */
  guint32 first, n;  /* its pieces; the first may be the verb */
  guint32 n_slots;
  guint32 slots[LEAF_PATTERN_SLOTS]; /* pieces other than words */
  /* the next pattern with the same action and equivalent slots, tried if the parser reads this one's command as
   * something else */
  guint32 next;
  gboolean is_alternative;  /* it is the `next` of another pattern */
  gboolean is_out_of_world; /* it is about the story itself, such as the score; see leaf_choices_is_out_of_world */
} LeafPattern;

typedef struct {
  GArray *patterns;    /* of LeafPattern */
  guint8 *is_shared;   /* by action: several patterns, or directions, lead to it */
  GArray *pieces;      /* of LeafPatternPiece */
  GPtrArray *texts;    /* of char *: topics in the source, and texts that its rules compare or keep */
  GPtrArray *commands; /* of char *: whole commands that rules of the story read without grammar */
  GArray *values;      /* of LeafValue: constants in the source, and neighbouring numbers */
  GArray *held;        /* of guint32: cells whose values in a moment are typed there */
} LeafPatterns;

void leaf_patterns_init (const LeafImage *image, LeafPatterns *patterns);
void leaf_patterns_clear (LeafPatterns *patterns);
/* leaf-typed-values.c: makes `values` and `held`. */
void leaf_typed_values_init (const LeafImage *image, LeafPatterns *patterns);
/* The words for a value that fills a slot. NULL: another choice has the same value. Free with g_free. */
char *leaf_typed_value_dup (const LeafPatterns *patterns, const LeafMachine *machine, guint32 filled);
/* leaf-typed-texts.c: makes `texts` and `commands`. Needs `values`. */
void leaf_typed_texts_init (const LeafImage *image, LeafPatterns *patterns);

/* --- choices: leaf-choices.c -------------------------------------------------------------------------------------- */

/* A slot holds an object, or the index of a text, a value, a cell that holds a value, or a whole command with one of
 * these bits. */
enum {
  LEAF_FILLED_TEXT = 1 << 19,
  LEAF_FILLED_VALUE = 1 << 18,
  LEAF_FILLED_HELD = LEAF_FILLED_VALUE | 1 << 16,
  LEAF_FILLED_COMMAND = 1 << 17
};

typedef struct {
  guint32 pattern; /* LEAF_NO_PATTERN: a direction, a whole command, or the answer to a question */
  guint32 action;
  guint32 filled[LEAF_PATTERN_SLOTS];
  guint32 actor; /* the person who is ordered to do it; 0: the player acts */
  guint32 interest;
} LeafExploredChoice;

struct _LeafChoices {
  const LeafExplorer *explorer;
  GArray *choices;         /* of LeafExploredChoice */
  const char *answers[32]; /* answers to a question, as typed: a few, and all numbers */
  char *numbers[16];
  guint n_answers;
  gboolean is_cut;
};

static inline gboolean
leaf_filled_is_object (guint32 filled)
{
  return filled != 0 && (filled & (LEAF_FILLED_TEXT | LEAF_FILLED_VALUE | LEAF_FILLED_COMMAND)) == 0;
}

static inline gboolean
leaf_filled_is_held (guint32 filled)
{
  return (filled & LEAF_FILLED_HELD) == LEAF_FILLED_HELD;
}

static inline const LeafExploredChoice *
leaf_choice_at (const LeafChoices *choices, guint32 number)
{
  return &g_array_index (choices->choices, LeafExploredChoice, number);
}

/* Bytes that are written one after the other; the first few thousand need no allocation. */
typedef struct {
  guint8 *data;
  gsize n, room;
  guint8 first[4096];
} LeafBytes;

void leaf_bytes_init (LeafBytes *bytes);
void leaf_bytes_clear (LeafBytes *bytes);

/* leaf-packed-moment.c: appends the 4-byte words that differ from those in `then`, which has n_then; the missing ones
 * count as 0. leaf_take_words writes them over a copy of `then`. */
void leaf_put_words (LeafBytes *out, const guint8 *words, gsize n, const guint8 *then, gsize n_then);
void leaf_take_words (const guint8 **at, guint8 *words);

/* --- what the author's rules are about: leaf-mentions.c ----------------------------------------------------------- */

typedef struct {
  guint8 *actions; /* by action: LEAF_ACTION_... bits */
  guint8 *pairs;   /* by action and object: TRUE if a rule mentions both */
  /* by action: the cells of variables that rules about it read, of guint32; 0: those of rules that read the player's
   * command. NULL: none */
  GArray **asked;
  GArray *rule_mentions; /* of LeafRuleMention: the rules of which `pairs` are made */
  /* by room, door, region or direction: the things that a rule about going names along with it, of guint32; 0: those of
   * rules that name no place. NULL: none */
  GArray **barriers;
  guint32 n_instances, n_actions;
} LeafMentions;

typedef struct {
  guint32 rule, action, object;
} LeafRuleMention;

enum {
  LEAF_ACTION_DOES = 1 /* a rule carries it out */,
  LEAF_ACTION_OF_STORY = 2 /* a rule of the story is about it */
};

void leaf_mentions_init (const LeafImage *image, LeafMentions *mentions);
void leaf_mentions_clear (LeafMentions *mentions);
gboolean leaf_mentions_has (const LeafMentions *mentions, guint32 action, guint32 object);

/* --- what a moment's hash leaves out: leaf-projection.c ----------------------------------------------------------- */

typedef struct {
  char *what;
  char *why;
} LeafLeftOut;

typedef struct {
  guint8 *cells;            /* by cell: LEAF_CELL_... */
  gint32 *caps;             /* of a CAPPED or FLOORED cell: all values above, or below, are equivalent */
  GArray *left_out;         /* of LeafLeftOut */
  gboolean has_printed;     /* a number that is left out, or one beyond its cap, can be printed */
  gboolean has_clock;       /* something reads the time of day */
  gboolean has_scene_times; /* ... or when a scene began or ended */
  gboolean has_order;       /* something reads the first thing in a place */
} LeafProjection;

enum { LEAF_CELL_LEFT_OUT = 0, LEAF_CELL_COUNTS, LEAF_CELL_CAPPED, LEAF_CELL_FLOORED };

void leaf_projection_init (const LeafImage *image, LeafProjection *projection);
void leaf_projection_clear (LeafProjection *projection);
/* Records for the author that something is left out, and why. Takes `what`. */
void leaf_projection_leave_out (LeafProjection *projection, char *what, const char *why_format, ...)
    G_GNUC_PRINTF (3, 4);
/* leaf-counters.c. `is_reached` is by chunk. `is_asked_by_c` (C code reads the source) is by source, variables before
 * properties. */
void leaf_counters_project (const LeafImage *image, const guint8 *is_reached, const guint8 *is_asked_by_c,
                            LeafProjection *projection);

/* --- what can be covered: leaf-coverage.c ------------------------------------------------------------------------- */

typedef struct {
  GArray *rows; /* of LeafCoverable */
  guint32 n_bits;
} LeafCoverables;

void leaf_coverables_init (const LeafImage *image, LeafCoverables *coverables);
void leaf_coverables_clear (LeafCoverables *coverables);

/* --- entry points ------------------------------------------------------------------------------------------------- */

struct _LeafExplorer {
  LeafProgram *program;
  const LeafImage *image;
  LeafPatterns patterns;
  LeafMentions mentions;
  LeafProjection projection;
  LeafCoverables coverables;
  GPtrArray **names; /* by instance: of char *, names a player may type, best first; NULL: not an object */
  /* by cell: it only records where the player is or was, which is also in the object tree */
  guint8 *is_history;
  /* of guint32: properties that tokens of the grammar test, then those that the parser itself asks for */
  GArray *tested;
  guint n_tested_by_tokens;
  gboolean tests_any;           /* a token tests things that are not in scope */
  gboolean names_by_properties; /* things may be named by what they are like */
  /* by instance: the index of its first cell in `state_cells`, with one more entry at the end; cells with numbers and
   * texts are left out */
  guint32 *state_first;
  GArray *state_cells; /* of guint32 */
  /* relations, or texts that name things, affect how a command is parsed; they are in no signature */
  gboolean reads_elsewhere;
  gboolean acts_while_reading; /* rules of the story run before a command is parsed */
  gboolean takes_orders;       /* the story has rules about persuasion */
};

/* Compact, since many are kept. */
struct _LeafReadCommand {
  char *words;             /* NULL: no words are parsed as the choice */
  LeafQuestion *questions; /* answered by leaf_likely_answer */
  guint8 *parsed;          /* a LeafParsed, as a difference from zeros; NULL: the words must be parsed */
  guint32 n_questions, n_parsed;
};

/* leaf-read-command.c: the assumed answer of the story's rules. */
LeafAnswer leaf_likely_answer (LeafQuestion question);

struct _LeafMoment {
  gatomicrefcount references;
  const LeafExplorer *explorer;
  LeafPlay *play;
  guint64 *page_sums;   /* hash of the projected cells of each page */
  guint16 *page_blocks; /* for each page, the number of cells that refer to the heap */
  guint64 tree_sum;     /* hash of the places of objects */
  guint64 hash;
  gboolean is_over;
};

guint32 leaf_room_of_player (const LeafMachine *machine); /* leaf-moment.c; 0: nowhere */
/* leaf-surroundings.c: at any depth; by the player */
gboolean leaf_is_held_by (const LeafMachine *machine, guint32 object, guint32 holder);
gboolean leaf_is_held (const LeafMachine *machine, guint32 object);
gboolean leaf_rulebook_has_story_rules (const LeafImage *image, guint32 rulebook); /* leaf-moment.c */
gboolean leaf_activity_has_story_rules (const LeafImage *image, guint32 activity); /* leaf-moment.c */
/* leaf-moment.c: a moment without sums and hash. Takes the machine. */
LeafMoment *leaf_moment_with (const LeafExplorer *explorer, LeafMachine *machine);
gsize leaf_moment_bytes (const LeafMoment *moment); /* leaf-moment.c: its approximate size */

/* leaf-projected-hash.c: fills in the sums and returns the hash. Sums of pages that `before` (may be NULL) shares are
 * copied. */
guint64 leaf_projected_hash (const LeafExplorer *explorer, LeafMoment *moment, const LeafMoment *before);

/* Returns the first node from `i` on that differs in the two trees, or n. Few do, so several are compared at once. */
static inline guint32
leaf_tree_next_change (const LeafTreeNode *tree, const LeafTreeNode *other, guint32 i, guint32 n)
{
  enum { AT_ONCE = 16 };

  while (n - i >= AT_ONCE && memcmp (&tree[i], &other[i], AT_ONCE * sizeof *tree) == 0)
    i += AT_ONCE;
  while (i < n && memcmp (&tree[i], &other[i], sizeof *tree) == 0)
    i++;
  return i;
}

/* Returns the native that waits for a line, or 0. */
guint32 leaf_machine_waiting_native (const LeafMachine *machine);

/* Iterates over the instructions of a chunk. */
#define LEAF_EACH_OF_CHUNK(chunk, i) for (guint32 i = (chunk)->first; i < (chunk)->first + (chunk)->n; i++)

static inline gboolean
leaf_image_words_are_story (const LeafImage *image, LeafWording words)
{
  LeafSpan span = leaf_image_span (image, words);

  return span.source != 0 && !LEAF_ROW (&image->sources, LeafImageSource, span.source)->is_library;
}

/* Returns TRUE if the chunk has code of the story, not of the library. */
static inline gboolean
leaf_chunk_is_of_story (const LeafImage *image, const LeafImageChunk *chunk)
{
  return chunk->n > 0 && leaf_image_words_are_story (image, image->wordings[chunk->first]);
}

/* Returns the cell of a global variable, or 0 for other variables. */
static inline guint32
leaf_cell_of_global (const LeafImage *image, guint32 variable)
{
  const LeafImageVariable *row = LEAF_ROW (&image->variables, LeafImageVariable, variable);

  return row->owner == LEAF_OWNER_GLOBAL ? row->cell : 0;
}

G_END_DECLS
