/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-code.c: the tables of code. */
#include "leaf-code.h"

LeafCode *
leaf_code_new (void)
{
  LeafCode *code = g_new0 (LeafCode, 1);

  LEAF_TABLE_INIT (&code->instructions, LeafInstruction);
  LEAF_TABLE_INIT (&code->wordings, LeafWording);
  LEAF_TABLE_INIT (&code->chunks, LeafChunk);
  LEAF_TABLE_INIT (&code->clauses, LeafChunkClause);
  LEAF_TABLE_INIT (&code->strings, const char *);
  LEAF_TABLE_INIT (&code->histories, LeafHistoryRow);
  leaf_index_init (&code->chunk_clauses);
  leaf_index_init (&code->history_of);
  return code;
}

LeafCode *
leaf_code_copy (const LeafCode *from)
{
  LeafCode *code = g_new0 (LeafCode, 1);

  leaf_table_copy (&code->instructions, &from->instructions);
  leaf_table_copy (&code->wordings, &from->wordings);
  leaf_table_copy (&code->chunks, &from->chunks);
  leaf_table_copy (&code->clauses, &from->clauses);
  leaf_table_copy (&code->strings, &from->strings);
  leaf_table_copy (&code->histories, &from->histories);
  leaf_index_copy (&code->chunk_clauses, &from->chunk_clauses);
  leaf_index_copy (&code->history_of, &from->history_of);
  return code;
}

void
leaf_code_free (LeafCode *code)
{
  if (code == NULL)
    return;
  leaf_table_clear (&code->instructions);
  leaf_table_clear (&code->wordings);
  leaf_table_clear (&code->chunks);
  leaf_table_clear (&code->clauses);
  leaf_table_clear (&code->strings);
  leaf_table_clear (&code->histories);
  leaf_index_clear (&code->chunk_clauses);
  leaf_index_clear (&code->history_of);
  g_clear_pointer (&code->pending, g_array_unref);
  g_free (code);
}
