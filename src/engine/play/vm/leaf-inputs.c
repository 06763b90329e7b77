/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inputs.c: inputs as texts.
 *
 * All inputs are given, stored and replayed as lines of text, so that a thread of the skein, a player's report and a
 * file of commands can have keys, links, clicks and ticks as well as lines. */
#include "leaf-inputs.h"

#include "leaf-values.h"
#include "leaf-panes.h"

#include <string.h>

#define TICK       "[tick]"
#define LINK_HEAD  "[link "
#define CLICK_HEAD "[click "

enum { LINKS_KEPT = 256, FIRST_FUNCTION_KEY = 0xEF01, N_FUNCTION_KEYS = 12 };

/* --- keys --------------------------------------------------------------------------------------------------------- */

/* The language's characters for keys, and Glk's numbers for them. */
static const struct {
  const char *name;
  gunichar character;
  gint32 number;
} keys[] = {
  { "[left]", 0x2190, -2 },     { "[right]", 0x2192, -3 },      { "[up]", 0x2191, -4 },    { "[down]", 0x2193, -5 },
  { "[return]", '\n', -6 },     { "[delete]", 0x08, -7 },       { "[escape]", 0x1B, -8 },  { "[tab]", '\t', -9 },
  { "[page up]", 0x21DE, -10 }, { "[page down]", 0x21DF, -11 }, { "[home]", 0x21F1, -12 }, { "[end]", 0x21F2, -13 },
};

static gboolean
is_function_key (gunichar key)
{
  return key >= FIRST_FUNCTION_KEY && key < FIRST_FUNCTION_KEY + N_FUNCTION_KEYS;
}

gunichar
leaf_input_key (const char *text)
{
  guint64 number;
  char *end;

  if (*text == '\0')
    return '\n';
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strcmp (keys[i].name, text) == 0)
      return keys[i].character;
  if (g_str_has_prefix (text, "[f") && g_ascii_isdigit (text[2])) {
    number = g_ascii_strtoull (text + 2, &end, 10);
    if (number >= 1 && number <= N_FUNCTION_KEYS && strcmp (end, "]") == 0)
      return (gunichar) (FIRST_FUNCTION_KEY + number - 1);
  }
  return g_utf8_get_char (text);
}

char *
leaf_key_dup_text (gunichar key)
{
  char letters[7] = "";

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].character == key)
      return g_strdup (keys[i].name);
  if (is_function_key (key))
    return g_strdup_printf ("[f%u]", key - FIRST_FUNCTION_KEY + 1);
  if (key != 0 && g_unichar_validate (key))
    letters[g_unichar_to_utf8 (key, letters)] = '\0';
  return g_strdup (letters);
}

gint32
leaf_key_number (gunichar key)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].character == key)
      return keys[i].number;
  return is_function_key (key) ? -17 - (gint32) (key - FIRST_FUNCTION_KEY) : (gint32) key;
}

/* --- links -------------------------------------------------------------------------------------------------------- */

static void
leaf_forget_oldest_link (LeafMachine *m)
{
  memmove (m->links, m->links + 1, sizeof *m->links * (m->n_links - 1));
  m->n_links--;
  m->links_gone++;
}

void
leaf_link_begin (LeafMachine *m, LeafHyperlinkSort sort, LeafValue token)
{
  if (m->n_links == LINKS_KEPT)
    leaf_forget_oldest_link (m);
  if (m->n_links == m->links_room) {
    m->links_room = m->links_room * 2 + 4;
    m->links = g_renew (LeafPrintedLink, m->links, m->links_room);
  }
  m->links[m->n_links++] = (LeafPrintedLink) { sort, token };
  m->link = m->links_gone + m->n_links;
}

void
leaf_link_end (LeafMachine *m)
{
  m->link = 0;
}

const LeafPrintedLink *
leaf_link_find (const LeafMachine *m, guint32 number)
{
  return number > m->links_gone && number - m->links_gone <= m->n_links ? &m->links[number - m->links_gone - 1] : NULL;
}

/* The action of its token; {0, 0} if it has none. */
static LeafValue
value_of (const LeafMachine *m, const LeafPrintedLink *link)
{
  guint32 n = 0;
  const LeafValue *pair
      = link->token.kind == LEAF_KIND_LIST && leaf_heap_has (&m->heap, (guint32) link->token.bits, LEAF_BLOCK_LIST)
            ? leaf_block_values (&m->heap, (guint32) link->token.bits, &n)
            : NULL;

  return n == 2 ? pair[1] : (LeafValue) { 0 };
}

const char *
leaf_link_words (const LeafMachine *m, const LeafPrintedLink *link)
{
  LeafValue value = value_of (m, link);

  return value.kind == LEAF_KIND_TEXT ? leaf_text_characters (m, value) : NULL;
}

char *
leaf_link_dup_key (const LeafMachine *m, const LeafPrintedLink *link)
{
  LeafValue value = value_of (m, link);

  return value.kind == LEAF_KIND_UNICODE ? leaf_key_dup_text ((gunichar) value.bits) : NULL;
}

/* --- sorts of input ----------------------------------------------------------------------------------------------- */

static guint32
read_link (const char *text)
{
  char *end;
  guint64 number;

  if (!g_str_has_prefix (text, LINK_HEAD) || !g_ascii_isdigit (text[strlen (LINK_HEAD)]))
    return 0;
  number = g_ascii_strtoull (text + strlen (LINK_HEAD), &end, 10);
  return strcmp (end, "]") == 0 && number <= G_MAXUINT32 ? (guint32) number : 0;
}

/* Reads a number and the characters after it. */
static gboolean
read_number (const char **at, const char *after, guint32 *number)
{
  guint64 read;
  char *end;

  if (!g_ascii_isdigit (**at))
    return FALSE;
  read = g_ascii_strtoull (*at, &end, 10);
  *at = end + strlen (after);
  *number = (guint32) MIN (read, G_MAXUINT32);
  return g_str_has_prefix (end, after);
}

/* FALSE if the text is not a click, or not at a place that accepts clicks. */
static gboolean
read_click (const LeafMachine *m, const char *text, LeafPaneClick *click)
{
  const char *at = text + strlen (CLICK_HEAD);
  const LeafPaneRow *pane;

  if (!g_str_has_prefix (text, CLICK_HEAD) || !read_number (&at, " at ", &click->pane)
      || !read_number (&at, ", ", &click->column) || !read_number (&at, "]", &click->row) || *at != '\0')
    return FALSE;
  pane = leaf_panes_find (m->panes, click->pane);
  return pane != NULL && pane->wants_mouse && click->column < pane->width && click->row < pane->height;
}

LeafInputSort
leaf_input_sort (const LeafMachine *m, const char *text, guint32 *link, LeafPaneClick *click)
{
  *link = read_link (text);
  *click = (LeafPaneClick) { 0 };
  if (read_click (m, text, click))
    return LEAF_INPUT_CLICK;
  if (*link != 0 && leaf_link_find (m, *link) != NULL)
    return LEAF_INPUT_LINK;
  return m->tick != 0 && strcmp (text, TICK) == 0 ? LEAF_INPUT_TICK : (LeafInputSort) m->asks;
}
