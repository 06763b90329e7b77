/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-trace.c: the output of TRACE about how a command was parsed, with more at each level:
 *
 *   1  the lines of grammar that were tried, and which one matched
 *   2  the result of each of their tokens, at which word
 *   3  which of several things was meant
 *   4  the things that the words name
 *   5  the things that they do not name
 *
 * A parse starts again with each answer of rules. Its trace is kept until the parse is complete, and then printed
 * once.
 */

#include "leaf-parse.h"

gboolean
leaf_parse_tells (const LeafParse *p, guint32 level)
{
  return p->view->trace_output != NULL && p->view->trace >= level;
}

static void tell (LeafParse *p, guint32 level, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
tell (LeafParse *p, guint32 level, const char *format, ...)
{
  va_list args;

  g_string_append_printf (p->view->trace_output, "%*s[", (int) (level - 1) * 2, "");
  va_start (args, format);
  g_string_append_vprintf (p->view->trace_output, format, args);
  va_end (args);
  g_string_append (p->view->trace_output, "]\n");
}

static const char *
name_of (const LeafParse *p, guint32 object)
{
  return LEAF_IMAGE_INSTANCE (p->image, object)->name;
}

/* The words from `from` on, as typed. */
static char *
words_from (const LeafParse *p, gint32 from)
{
  const LeafTypedWord *word = leaf_parse_word (p, from);

  return word != NULL ? g_strdup_printf ("word %d, \"%s\"", from, p->view->command->text + word->start)
                      : g_strdup ("the end");
}

void
leaf_parse_trace_book (LeafParse *p, guint32 book)
{
  guint n = 0;

  if (!leaf_parse_tells (p, 1))
    return;
  for (guint32 at = LEAF_GRAMMAR_BOOK (p->image, book)->first_line; at != 0;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next)
    n++;
  tell (p, 1, "\"%s\" is looked up in %u line%s of grammar", p->view->command->text, n, n == 1 ? "" : "s");
}

void
leaf_parse_trace_line (LeafParse *p, const LeafGrammarLine *line, const char *verdict)
{
  g_autofree char *text = NULL, *where = NULL;

  if (!leaf_parse_tells (p, 1))
    return;
  text = leaf_image_words (p->image, line->text);
  where = words_from (p, p->cursor);
  tell (p, 1, "line %s -> %s: %s%s%s", text,
        line->action.ix != 0 ? LEAF_ROW (&p->image->actions, LeafImageAction, line->action.ix)->name : "a mistake",
        p->stopped ? "stopped" : verdict, p->stopped || p->items_begun == 0 ? "" : ", having come to ",
        p->stopped || p->items_begun == 0 ? "" : where);
}

void
leaf_parse_trace_item (LeafParse *p, gint32 number, gint32 from, LeafTokenResult result)
{
  g_autofree char *where = NULL, *value = NULL;

  if (!leaf_parse_tells (p, 2) || p->stopped)
    return;
  where = words_from (p, from);
  switch (result.sort) {
  case LEAF_RESULT_OBJECT: value = g_strdup (name_of (p, result.object)); break;
  case LEAF_RESULT_VALUE: value = p->view->asks->value_dup (p->view->play, result.value); break;
  case LEAF_RESULT_SEVERAL: value = g_strdup_printf ("%u things", p->n_several); break;
  case LEAF_RESULT_WORDS: value = g_strdup ("it fits"); break;
  case LEAF_RESULT_FAIL: value = g_strdup ("it does not fit");
  }
  tell (p, 2, "token %d, at %s: %s", number + 1, where, value);
}

void
leaf_parse_trace_choice (LeafParse *p, LeafChoice choice)
{
  if (!leaf_parse_tells (p, 3) || p->stopped || p->matches.n == 0)
    return;
  if (choice == LEAF_CHOICE_ONE)
    tell (p, 3, "%u could be meant: taken for %s", p->matches.n, name_of (p, p->chosen));
  else
    tell (p, 3, "%u could be meant: %s", p->matches.n,
          choice == LEAF_CHOICE_LISTED ? "several are taken"
          : choice == LEAF_CHOICE_OPEN ? "cannot be told"
                                       : "none will do");
}

void
leaf_parse_trace_object (LeafParse *p, guint32 object)
{
  gboolean is_match = FALSE;

  if (!leaf_parse_tells (p, 4) || p->stopped)
    return;
  for (guint32 i = 0; i < p->matches.n; i++)
    is_match |= p->matches.objects[i] == object;
  if (is_match)
    tell (p, 4, "%s: a name of %u word%s", name_of (p, object), p->matches.length, p->matches.length == 1 ? "" : "s");
  else if (leaf_parse_tells (p, 5))
    tell (p, 5, "%s: no", name_of (p, object));
}
