/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parser-variables.c: the command, and the variables of the story that hold what the parser understood. */

#include "leaf-parse-driver.h"
#include "leaf-values.h"

void
leaf_parser_set_command_variable (LeafMachine *m)
{
  guint32 n = MIN (m->parser->command.words->len, LEAF_SNIPPET_ROOM - 1);

  leaf_set_variable (m, m->facts->command_cell, LEAF_VALUE (SNIPPET, leaf_snippet_bits (1, (gint32) n)));
}

void
leaf_parser_set_command (LeafMachine *m, const char *text)
{
  enum { UNITS_A_WORD = 30 };

  leaf_command_text_set (m->image, &m->parser->command, text);
  leaf_charge (m, (gsize) m->parser->command.words->len * UNITS_A_WORD);
  leaf_parser_set_command_variable (m);
}

void
leaf_parser_set_error_variable (LeafMachine *m, guint32 error)
{
  leaf_set_variable (m, m->parser->facts->latest_error_cell,
                     LEAF_VALUE (PARSER_ERROR, m->parser->facts->error_value[error]));
}

/* The error in the story's variable, which rules may have changed; `error` if the variable contains none. */
guint32
leaf_parser_error_variable (LeafMachine *m, guint32 error)
{
  const LeafFacts *facts = m->parser->facts;
  guint32 value = (guint32) leaf_variable (m, facts->latest_error_cell).bits;

  if (value == facts->error_value[error])
    return error;
  for (guint32 e = 0; e < LEAF_ERROR_COUNT; e++)
    if (facts->error_value[e] == value)
      return e;
  return error;
}

void
leaf_parser_set_number_understood (LeafMachine *m, gint32 number)
{
  leaf_set_variable (m, m->parser->facts->number_understood_cell, LEAF_VALUE (NUMBER, number));
}
