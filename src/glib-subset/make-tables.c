/* SPDX-License-Identifier: GPL-3.0-or-later */
/* make-tables.c: a program of the build, which writes the properties of each character, as GLib has them, to a file
 * that unicode.c includes. */
#include <glib.h>

#include <stdio.h>
#include <string.h>

enum { N_CHARACTERS = 0x110000 };

static guint
character_classes (gunichar c)
{
  return (g_unichar_isalpha (c) ? 1 : 0) | (g_unichar_isdigit (c) ? 2 : 0) | (g_unichar_islower (c) ? 4 : 0)
         | (g_unichar_isupper (c) ? 8 : 0) | (g_unichar_ismark (c) ? 16 : 0) | (g_unichar_ispunct (c) ? 32 : 0)
         | (g_unichar_isspace (c) ? 64 : 0) | (g_unichar_isalnum (c) && !g_unichar_isalpha (c) ? 128 : 0);
}

static void
write_classes (FILE *out)
{
  fprintf (
      out,
      "enum { CLASS_ALPHA = 1, CLASS_DIGIT = 2, CLASS_LOWER = 4, CLASS_UPPER = 8, CLASS_MARK = 16, CLASS_PUNCTUATION = 32, "
      "CLASS_SPACE = 64, CLASS_NUMBER = 128 };\n"
      "static const struct { gunichar from : 24, classes : 8; } class_rows[] = {\n");
  for (gunichar c = 0; c < N_CHARACTERS; c++)
    if (c == 0 || character_classes (c) != character_classes (c - 1))
      fprintf (out, "{%u,%u},\n", c, character_classes (c));
  fprintf (out, "};\n");
}

static void
write_mapping (FILE *out, const char *name, gunichar (*map) (gunichar c))
{
  fprintf (out, "static const Mapping %s_rows[] = {\n", name);
  for (gunichar c = 0x80; c < N_CHARACTERS; c++)
    if (map (c) != c)
      fprintf (out, "{%u,%u},\n", c, map (c));
  fprintf (out, "};\n");
}

static void
write_text (FILE *out, const char *text)
{
  fputc ('"', out);
  for (; *text != '\0'; text++)
    fprintf (out, "\\%03o", (guchar) *text);
  fputc ('"', out);
}

static void
write_specials (FILE *out, const char *name, gunichar (*map) (gunichar c),
                char *(*change) (const char *text, gssize length))
{
  fprintf (out, "static const Special %s_specials[] = {\n", name);
  for (gunichar c = 0x80; c < N_CHARACTERS; c++) {
    char text[7] = "", expected[7] = "";
    g_autofree char *changed = NULL;

    if (!g_unichar_validate (c))
      continue;
    g_unichar_to_utf8 (c, text);
    g_unichar_to_utf8 (map (c), expected);
    changed = change (text, -1);
    if (strcmp (changed, expected) == 0)
      continue;
    fprintf (out, "{%u,", c);
    write_text (out, changed);
    fprintf (out, "},\n");
  }
  fprintf (out, "};\n");
}

static gboolean
is_syllable (gunichar c)
{
  return c >= 0xac00 && c < 0xac00 + 19 * 21 * 28;
}

static void
write_decompositions (FILE *out)
{
  GString *places = g_string_new (NULL);
  guint at = 1;

  fprintf (out, "static const char decompositions[] =\n\"\\000\"\n");
  for (gunichar c = 0; c < N_CHARACTERS; c++) {
    gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
    gsize n = is_syllable (c) ? 0 : g_unichar_fully_decompose (c, FALSE, parts, G_N_ELEMENTS (parts));
    g_autofree char *text = NULL;

    if (n == 0 || (n == 1 && parts[0] == c))
      continue;
    text = g_ucs4_to_utf8 (parts, (glong) n, NULL, NULL, NULL);
    write_text (out, text);
    fprintf (out, "\"\\000\"\n");
    g_string_append_printf (places, "{%u,%u},\n", c, at);
    at += (guint) strlen (text) + 1;
  }
  fprintf (out, ";\nstatic const Mapping decompose_rows[] = {\n%s};\n", places->str);
  g_string_free (places, TRUE);
}

typedef struct {
  gunichar a, b, both;
} Pair;

static int
compare_pairs (gconstpointer a, gconstpointer b)
{
  const Pair *one = a, *other = b;

  return one->a != other->a ? (one->a < other->a ? -1 : 1) : one->b < other->b ? -1 : one->b > other->b;
}

static void
write_compositions (FILE *out)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (Pair));

  for (gunichar c = 0; c < N_CHARACTERS; c++) {
    Pair pair = { .both = c };
    gunichar both;

    if (!is_syllable (c) && g_unichar_decompose (c, &pair.a, &pair.b) && pair.b != 0
        && g_unichar_compose (pair.a, pair.b, &both) && both == c)
      g_array_append_val (pairs, pair);
  }
  g_array_sort (pairs, compare_pairs);
  fprintf (out, "static const Composition compose_rows[] = {\n");
  for (guint i = 0; i < pairs->len; i++) {
    const Pair *pair = &g_array_index (pairs, Pair, i);

    fprintf (out, "{%u,%u,%u},\n", pair->a, pair->b, pair->both);
  }
  fprintf (out, "};\n");
}

static void
write_orders (FILE *out)
{
  fprintf (out, "static const struct { gunichar from, to : 24, order : 8; } order_rows[] = {\n");
  for (gunichar c = 0, end; c < N_CHARACTERS; c = end) {
    int order = g_unichar_combining_class (c);

    for (end = c + 1; end < N_CHARACTERS && g_unichar_combining_class (end) == order; end++)
      ;
    if (order != 0)
      fprintf (out, "{%u,%u,%d},\n", c, end - 1, order);
  }
  fprintf (out, "};\n");
}

int
main (int argc, char **argv)
{
  FILE *out = fopen (argv[1], "w");

  if (out == NULL)
    return 1;
  fprintf (out, "/* Made by make-tables. */\n"
                "typedef struct { gunichar from, to; } Mapping;\n"
                "typedef struct { gunichar from; const char *to; } Special;\n"
                "typedef struct { gunichar a, b, both; } Composition;\n");
  write_classes (out);
  write_mapping (out, "lower", g_unichar_tolower);
  write_mapping (out, "upper", g_unichar_toupper);
  write_specials (out, "lower", g_unichar_tolower, g_utf8_strdown);
  write_specials (out, "upper", g_unichar_toupper, g_utf8_strup);
  write_specials (out, "fold", g_unichar_tolower, g_utf8_casefold);
  write_decompositions (out);
  write_compositions (out);
  write_orders (out);
  return fclose (out) == 0 ? 0 : 1;
}
