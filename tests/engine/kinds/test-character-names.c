/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-character-names.c: characters by name. */

#include "image/leaf-character-names.h"

static void
test_found (void)
{
  const struct {
    const char *name;
    gunichar character;
  } cases[] = {
    { "space", ' ' },
    { "tilde", '~' },
    { "latin small letter a with ring above", 0xE5 },
    { "Latin Small Letter A with Ring Above", 0xE5 },
    { "black chess knight", 0x265E },
    { "rightwards arrow", 0x2192 },
    { "white right pointing index", 0x261E },
    { "black right-pointing triangle", 0x25B6 },
    { "box drawings double down and left", 0x2557 },
    { "grinning face", 0x1F600 },
    { "", 0 },
    { " ", 0 },
    { "rightwards", 0 },
    { "rightwards ", 0 },
    { "rightwards arro", 0 },
    { "rightwards arrows", 0 },
    { "rightwards  arrow", 0 },
    { "rightwards arrow ", 0 },
    { "rightwards-arrow", 0 },
    { "caf\303\251", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmphex (leaf_character_by_name (cases[i].name), ==, cases[i].character);
}

/* Every row is found by its own name, so the rows are in the order that the search needs. */
static void
test_all (void)
{
  g_autoptr (GString) name = g_string_new (NULL);

  g_assert_cmpuint (leaf_n_character_names, >, 30000);
  for (guint32 i = 0; i < leaf_n_character_names; i++) {
    g_string_truncate (name, 0);
    for (guint32 k = leaf_character_names[i].first; k < leaf_character_names[i + 1].first; k++) {
      g_string_append (name, name->len > 0 ? " " : "");
      g_string_append (name, leaf_character_words[leaf_character_runs[k]]);
    }
    g_assert_cmphex (leaf_character_by_name (name->str), ==, leaf_character_names[i].character);
  }
}

static void
test_words (void)
{
  g_assert_true (leaf_character_names_have ("Greek"));
  g_assert_true (leaf_character_names_have ("right-pointing"));
  g_assert_false (leaf_character_names_have ("grek"));
  g_assert_false (leaf_character_names_have (""));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/character-names/found", test_found);
  g_test_add_func ("/character-names/all", test_all);
  g_test_add_func ("/character-names/words", test_words);
  return g_test_run ();
}
