/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-test-cursor.c: the command at the cursor in a sentence that is being typed: Test me with "look / take l". The
 * text is scanned as it is, since a sentence that is being typed may not be complete. */
#include "leaf-source.h"

#include "words/leaf-words.h"

#include <string.h>

enum { MOST_NAME = 200 };

/* The byte after the quotation mark that opens the text around `byte`; 0 if it is not in a text. Comments may contain
 * quotation marks, and texts may contain brackets. */
static guint32
find_quote (const char *text, guint32 byte)
{
  guint32 depth = 0, quote = 0;

  for (guint32 i = 0; i < byte; i++)
    if (leaf_words_mark_length (text + i) > 0 && depth == 0)
      quote = quote != 0 ? 0 : i + leaf_words_mark_length (text + i);
    else if (text[i] == '[' && quote == 0)
      depth++;
    else if (text[i] == ']' && depth > 0)
      depth--;
  return quote;
}

static gboolean
ends_sentence (const char *text, guint32 at)
{
  return text[at] == '.' || text[at] == '"' || (at >= 2 && leaf_words_mark_length (text + at - 2) == 3)
         || text[at] == ']' || (text[at] == '\n' && at > 0 && text[at - 1] == '\n');
}

/* NAME of a "Test NAME with" directly before the quotation mark; NULL if something else precedes it. */
static char *
dup_test_name (const char *text, guint32 quote)
{
  guint32 end = quote - (text[quote - 1] == '"' ? 1 : 3), start = end; /* before the mark */
  g_autofree char *words = NULL;
  g_auto (GStrv) pieces = NULL;
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  while (start > 0 && end - start < MOST_NAME && !ends_sentence (text, start - 1))
    start--;
  words = g_strndup (text + start, end - start);
  pieces = g_strsplit_set (words, " \t\r\n", -1);
  for (char **piece = pieces; *piece != NULL; piece++)
    if (**piece != '\0')
      g_ptr_array_add (list, *piece);
  if (list->len < 3 || g_ascii_strcasecmp (g_ptr_array_index (list, 0), "test") != 0
      || g_ascii_strcasecmp (g_ptr_array_index (list, list->len - 1), "with") != 0)
    return NULL;
  g_ptr_array_index (list, list->len - 1) = NULL;
  return g_strjoinv (" ", (char **) list->pdata + 1);
}

static gboolean
ends_paragraph (const char *at)
{
  return g_str_has_prefix (at, "\n\n") || g_str_has_prefix (at, "\n\r\n");
}

/* The closing quotation mark, if it is in the same paragraph; else `byte`. */
static guint32
find_script_end (const char *text, guint32 byte, gboolean *is_closed)
{
  for (guint32 i = byte; text[i] != '\0' && !ends_paragraph (text + i); i++)
    if (leaf_words_mark_length (text + i) > 0) {
      *is_closed = TRUE;
      return i;
    }
  *is_closed = FALSE;
  return byte;
}

static gboolean
parts_commands (const char *text, guint32 at)
{
  return text[at] == '/' && !(text[at - 1] == '[' && text[at + 1] == ']');
}

gboolean
leaf_test_cursor_find (const char *text, guint32 byte, LeafTestCursor *cursor)
{
  guint32 quote, at;

  g_return_val_if_fail (text != NULL && cursor != NULL, FALSE);
  *cursor = (LeafTestCursor) { 0 };
  byte = (guint32) MIN (byte, strlen (text));
  quote = find_quote (text, byte);
  cursor->test = quote != 0 ? dup_test_name (text, quote) : NULL;
  if (cursor->test == NULL)
    return FALSE;
  for (at = byte; at > quote && !parts_commands (text, at - 1); at--)
    ;
  cursor->before_end = at > quote ? at - 1 : quote;
  while (at < byte && g_ascii_isspace (text[at]))
    at++;
  cursor->command = at;
  cursor->script_end = find_script_end (text, byte, &cursor->is_closed);
  return TRUE;
}

void
leaf_test_cursor_clear (LeafTestCursor *cursor)
{
  g_clear_pointer (&cursor->test, g_free);
}

/* The inverse of what a script means: see leaf_test_script_take. */
char *
leaf_test_script_dup_command (const char *command)
{
  GString *script = g_string_new (NULL);

  g_return_val_if_fail (command != NULL, g_string_free (script, FALSE));
  for (gsize i = 0; command[i] != '\0'; i++) {
    gboolean is_inside
        = command[i] == '\'' && i > 0 && g_ascii_isalnum (command[i - 1]) && g_ascii_isalnum (command[i + 1]);

    if (command[i] == '"')
      g_string_append_c (script, '\'');
    else if (command[i] == '/' || (command[i] == '\'' && !is_inside))
      g_string_append_printf (script, "[%c]", command[i]);
    else
      g_string_append_c (script, command[i]);
  }
  return g_string_free (script, FALSE);
}
