/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-code.c: the tables of code. */
#include "leaf-code.h"

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafCode, instructions, LeafInstruction),
  LEAF_MEMBER_TABLE (LeafCode, wordings, LeafWording),
  LEAF_MEMBER_TABLE (LeafCode, chunks, LeafChunk),
  LEAF_MEMBER_TABLE (LeafCode, clauses, LeafChunkClause),
  LEAF_MEMBER_TABLE (LeafCode, strings, const char *),
  LEAF_MEMBER_TABLE (LeafCode, histories, LeafHistoryRow),
  LEAF_MEMBER_INDEX (LeafCode, chunk_clauses),
  LEAF_MEMBER_INDEX (LeafCode, history_of),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafCode, members);

LeafCode *
leaf_code_new (void)
{
  return leaf_stage_tables_new (&stage_tables);
}

LeafCode *
leaf_code_copy (const LeafCode *code, const LeafCode *like, LeafArena *on)
{
  LeafCode *copy = leaf_stage_tables_copy (&stage_tables, code, like, on);

  copy->pending = NULL;
  return copy;
}

void
leaf_code_free (LeafCode *code)
{
  if (code == NULL)
    return;
  g_clear_pointer (&code->pending, g_array_unref);
  leaf_stage_tables_free (&stage_tables, code);
}
