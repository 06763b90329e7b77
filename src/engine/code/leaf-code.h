/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-code.h: translates typed trees into code for a stack machine, with source places.
 *
 * A chunk is the code of one phrase, rule, text with substitutions, definition or condition. Its frame has n_slots
 * locals, of which the caller fills the first n_parameters. Every instruction knows the words it was made from. The
 * first instruction of a statement is marked; steps and breakpoints stop there.
 *
 * leaf_code_verify checks every chunk before it may run: jump targets inside the chunk, ids inside their tables, the
 * same stack height on every path and never below the frame. What it rejects is an internal error, not a mistake of the
 * author.
 */
#pragma once

#include "../image/leaf-instruction.h"
#include "../rules/leaf-rules.h"
#include "../grammar/leaf-grammar.h"

G_BEGIN_DECLS

typedef struct {
  LeafChunkSort sort;
  /* LeafPhraseId, LeafRuleId or LeafTextId; for a description: the chunk that computes the object that holds everything
   * described, or 0 */
  guint32 owner;
  guint32 first, n; /* instructions */
  guint32 n_slots, n_parameters;
  guint32 max_stack; /* computed by the verifier */
  guint32 n_clauses; /* rules: number of CLAUSE instructions */
  guint32 n_locals;
  const LeafLocal *locals; /* names and kinds for the debugger */
} LeafChunk;

struct _LeafCode {
  LeafTable instructions;               /* of LeafInstruction */
  LeafTable wordings;                   /* of LeafWording, parallel to instructions */
  LeafTable chunks;                     /* of LeafChunk */
  LeafTable clauses;                    /* of LeafChunkClause: rule chunks' clauses, see chunk_clauses */
  LeafIndex chunk_clauses;              /* chunk << 16 | (clause number + 1) -> clauses row */
  LeafTable strings;                    /* of const char * */
  LeafTable histories;                  /* of LeafHistoryRow */
  LeafIndex history_of;                 /* reserved cell -> histories row */
  guint32 first_story_chunk;            /* earlier ones are the library's */
  guint32 player;                       /* the variable "player" */
  guint32 changes_player, moves_player; /* phrases of the library: "now the player is Bob", "... is in the Hall" */
  GArray *pending;                      /* while generating: chunks that have an id but no code yet */
};

LeafCode *leaf_code_new (void);
LeafCode *leaf_code_copy (const LeafCode *code, const LeafCode *like, LeafArena *on);
void leaf_code_free (LeafCode *code);

/* Makes the code of everything that the story's sentences define: phrases, rules, definitions, texts, conditions. */
void leaf_code_generate (LeafBuild *build);
/* Text typed while a play is paused: a chunk after all others. */
typedef enum { LEAF_ASIDE_VALUE = 1, LEAF_ASIDE_CONDITION, LEAF_ASIDE_STATEMENT } LeafAside;
LeafChunkId leaf_code_generate_apart (LeafBuild *build, LeafNode *node, LeafAside sort, guint32 n_slots,
                                      LeafWording wording);
/* TRUE if all chunks that are not the library's are valid; otherwise *why (free with g_free) says which one is not, and
 * why. */
gboolean leaf_code_verify (const LeafBuild *build, char **why);
char *leaf_code_to_string (const LeafBuild *build, gboolean with_library);

#define LEAF_CHUNK(build, id) LEAF_ROW (&(build)->code->chunks, LeafChunk, (id).ix)

G_END_DECLS
