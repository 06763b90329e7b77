/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-directives.c: parses the directives of an inclusion: routines, globals, constants, arrays, and
 * conditional compilation. */
#include "leaf-inform6-parser.h"

#include <string.h>

/* Names that the reference defines for its target machine and in a debugging build. */
static const char *const defined[] = { "TARGET_GLULX", "DEBUG", "WORDSIZE" };

static gboolean
is_of_program (const LeafInform6Program *program, const char *name)
{
  for (guint i = 0; i < program->data->len; i++)
    if (g_ascii_strcasecmp (g_array_index (program->data, LeafInform6Datum, i).name, name) == 0)
      return TRUE;
  for (guint i = 0; i < program->routines->len; i++)
    if (g_ascii_strcasecmp (g_array_index (program->routines, LeafInform6Routine, i).name, name) == 0)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the tokens define the name, as "Constant X" or "[ X" does. */
static gboolean
is_of_tokens (const GArray *tokens, const char *name)
{
  static const char *const makers[] = { "[", "constant", "global", "array" };

  for (guint i = 1; i < tokens->len; i++) {
    const LeafInform6Token *token = &g_array_index (tokens, LeafInform6Token, i);
    const char *before = token[-1].text;

    if (token->sort != LEAF_INFORM6_TOKEN_NAME || g_ascii_strcasecmp (token->text, name) != 0 || before == NULL)
      continue;
    for (gsize k = 0; k < G_N_ELEMENTS (makers); k++)
      if (g_ascii_strcasecmp (before, makers[k]) == 0)
        return TRUE;
  }
  return FALSE;
}

/* `kept`: the preceding tokens of the same inclusion. */
static gboolean
is_defined (const LeafInform6Program *program, const GArray *kept, const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (defined); i++)
    if (g_ascii_strcasecmp (defined[i], name) == 0)
      return TRUE;
  return is_of_program (program, name) || is_of_tokens (kept, name);
}

/* --- conditional compilation -------------------------------------------------------------------------------------- */

/* Skips to the next "ifnot" or "endif" of the current condition and past it. Returns TRUE if it was "ifnot". */
static gboolean
skip_part (LeafInform6Parser *self)
{
  guint inner = 0;

  for (; leaf_inform6_token (self)->sort != LEAF_INFORM6_TOKEN_END; self->at++) {
    if (leaf_inform6_is (self, "ifdef") || leaf_inform6_is (self, "ifndef") || leaf_inform6_is (self, "iftrue"))
      inner++;
    else if (leaf_inform6_is (self, "ifnot") && inner == 0) {
      self->at++;
      leaf_inform6_take (self, ";");
      return TRUE;
    } else if (leaf_inform6_is (self, "endif") && inner-- == 0) {
      self->at++;
      leaf_inform6_take (self, ";");
      return FALSE;
    }
  }
  return FALSE;
}

/* Removes the parts under conditions that do not hold, also within routines. */
static void
drop_conditional_parts (GArray *tokens, const LeafInform6Program *program)
{
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (LeafInform6Token));
  LeafInform6Parser parser = { .tokens = (const LeafInform6Token *) (gpointer) tokens->data };

  while (parser.at < tokens->len) {
    guint32 hash = parser.at;
    const LeafInform6Token *word;

    leaf_inform6_take (&parser, "#");
    word = leaf_inform6_token (&parser);
    if ((leaf_inform6_is (&parser, "ifdef") || leaf_inform6_is (&parser, "ifndef"))
        && word[1].sort == LEAF_INFORM6_TOKEN_NAME) {
      gboolean wanted = leaf_inform6_is (&parser, "ifdef");

      parser.at += 2;
      leaf_inform6_take (&parser, ";");
      if (is_defined (program, kept, word[1].text) != wanted)
        skip_part (&parser);
    } else if (leaf_inform6_is (&parser, "ifnot")) { /* the part before it was kept, so skip the rest */
      parser.at++;
      skip_part (&parser);
    } else if (leaf_inform6_is (&parser, "endif")) {
      parser.at++;
      leaf_inform6_take (&parser, ";");
    } else {
      parser.at = hash;
      g_array_append_val (kept, parser.tokens[parser.at]);
      parser.at++;
    }
  }
  g_array_set_size (tokens, 0);
  g_array_append_vals (tokens, kept->data, kept->len);
}

/* --- directives --------------------------------------------------------------------------------------------------- */

/* Skips to the end of a routine whose body cannot be read, so that the next routines can be. Returns what could not be
 * read. */
static const char *
give_up_routine (LeafInform6Parser *self)
{
  const char *refused = self->refused;

  while (!leaf_inform6_is (self, "]") && leaf_inform6_token (self)->sort != LEAF_INFORM6_TOKEN_END)
    self->at++;
  leaf_inform6_take (self, "]");
  self->refused = NULL;
  return refused;
}

static void
read_routine (LeafInform6Parser *self, LeafInform6Program *program)
{
  LeafInform6Routine routine = { .name = leaf_inform6_take_name (self) };
  g_autoptr (GPtrArray) locals = g_ptr_array_new (), statements = g_ptr_array_new ();
  LeafInform6Node *body = leaf_inform6_node (self, LEAF_INFORM6_BLOCK);

  while (self->refused == NULL && !leaf_inform6_take (self, ";"))
    g_ptr_array_add (locals, (gpointer) leaf_inform6_take_name (self));
  if (self->refused != NULL)
    return;
  while (self->refused == NULL && !leaf_inform6_take (self, "]"))
    g_ptr_array_add (statements, (gpointer) leaf_inform6_statement (self));
  if (self->refused != NULL)
    routine.refused = give_up_routine (self);
  leaf_inform6_set_list (self, body, statements);
  routine.body = body;
  routine.n_locals = locals->len;
  routine.locals = locals->len > 0 ? leaf_arena_copy (self->arena, locals->pdata, sizeof (char *) * locals->len) : NULL;
  g_array_append_val (program->routines, routine);
}

static void
read_value (LeafInform6Parser *self, LeafInform6Program *program, int sort)
{
  LeafInform6Datum datum = { .name = leaf_inform6_take_name (self), .sort = sort };

  leaf_inform6_take (self, "=");
  if (self->refused == NULL && !leaf_inform6_is (self, ";"))
    datum.value = leaf_inform6_expression (self);
  leaf_inform6_expect (self, ";");
  if (self->refused == NULL)
    g_array_append_val (program->data, datum);
}

/* Reads "Array a --> 1 2 3;", "Array a -> 20;" or "Array a table 4;". */
static void
read_array (LeafInform6Parser *self, LeafInform6Program *program)
{
  LeafInform6Datum datum = { .name = leaf_inform6_take_name (self), .sort = LEAF_INFORM6_ARRAY };
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  datum.is_counted = leaf_inform6_is (self, "table");
  datum.is_bytes = leaf_inform6_is (self, "->");
  if (!leaf_inform6_take (self, "table") && !leaf_inform6_take (self, "-->"))
    leaf_inform6_expect (self, "->");
  while (self->refused == NULL && !leaf_inform6_take (self, ";"))
    g_ptr_array_add (entries, (gpointer) leaf_inform6_expression (self));
  if (self->refused != NULL)
    return;
  if (entries->len == 1 && ((const LeafInform6Node *) g_ptr_array_index (entries, 0))->sort != LEAF_INFORM6_STRING)
    datum.value = g_ptr_array_index (entries, 0);
  else if (entries->len > 0) {
    datum.n = entries->len;
    datum.entries = leaf_arena_copy (self->arena, entries->pdata, sizeof (gpointer) * entries->len);
  }
  g_array_append_val (program->data, datum);
}

static void
read_directive (LeafInform6Parser *self, LeafInform6Program *program)
{
  leaf_inform6_take (self, "#");
  if (leaf_inform6_take (self, ";"))
    return;
  if (leaf_inform6_take (self, "["))
    read_routine (self, program);
  else if (leaf_inform6_take (self, "global"))
    read_value (self, program, LEAF_INFORM6_GLOBAL);
  else if (leaf_inform6_take (self, "constant"))
    read_value (self, program, LEAF_INFORM6_CONSTANT);
  else if (leaf_inform6_take (self, "array"))
    read_array (self, program);
  else
    leaf_inform6_refuse (self);
}

/* Skips to the end of a directive that cannot be read, past any routines in it. */
static void
give_up_directive (LeafInform6Parser *self, LeafInform6Program *program)
{
  gboolean within = FALSE;

  if (program->refused == NULL)
    program->refused = self->refused;
  for (; leaf_inform6_token (self)->sort != LEAF_INFORM6_TOKEN_END; self->at++) {
    if (leaf_inform6_is (self, "["))
      within = TRUE;
    else if (leaf_inform6_is (self, "]"))
      within = FALSE;
    else if (leaf_inform6_is (self, ";") && !within)
      break;
  }
  leaf_inform6_take (self, ";");
  self->refused = NULL;
}

void
leaf_inform6_parse_program (LeafArena *arena, const char *text, gsize length, LeafInform6Program *program)
{
  g_autoptr (GArray) tokens = leaf_inform6_tokens (arena, text, length, FALSE);
  LeafInform6Parser parser = { .arena = arena };

  drop_conditional_parts (tokens, program);
  parser.tokens = (const LeafInform6Token *) (gpointer) tokens->data;
  while (leaf_inform6_token (&parser)->sort != LEAF_INFORM6_TOKEN_END) {
    read_directive (&parser, program);
    if (parser.refused != NULL)
      give_up_directive (&parser, program);
  }
}
