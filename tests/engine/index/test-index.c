/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-index.c: the pages of the index and the map, for a story that contains one of everything. */
#include "leaf-index.h"

#include <string.h>

static const char story[]
    = "Part 1 - Places\n\nThe Coast is a region. The Pier is a room. The Pier is in the Coast. The Beach is north of the Pier. The Beach is in the "
      "Coast. The Dune is northeast of the Beach. The Hut is inside from the Beach. The lattice door is a door. It is east of the Beach and west of the "
      "Garden. Down from the Pier is the Undersea. The Cave is a room.\n\n"
      "A tide pool is a kind of container. The rock pool is a tide pool in the Beach. The crab is an animal in the rock pool. The net is carried by the "
      "player.\n\nPart 2 - Doings\n\nNetting is an action applying to one thing. Understand \"net [something]\" as netting.\n\n"
      "Carry out netting (this is the caught rule): say \"Caught.\"\n\nInstead of netting the crab: say \"It is too quick.\"\n\n"
      "To rinse (item - a thing): say \"[The item] is clean.\"\n\n"
      "Liking relates various people to various things. The verb to like means the liking relation.\n\n"
      "The Storm is a scene. The Storm begins when the player is in the Cave.\n\nWhen the Storm begins: say \"Thunder!\"\n\n"
      "Figure of Shells is the file \"Shells.png\".\n";

typedef struct {
  LeafProgram *program;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strdup (story);
  LeafSourceText source = { "story.ni", text, strlen (text) };

  fixture->program = leaf_program_compile (&source, NULL);
  for (guint32 i = 0; i < leaf_program_n_problems (fixture->program); i++)
    g_error ("%s", leaf_program_problem (fixture->program, i).sentence);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  leaf_program_unref (fixture->program);
}

/* The story's own rows, one a line, indented by two spaces for each level, with the detail and the first word of the
 * place. */
static char *
page (Fixture *fixture, LeafIndexPage which)
{
  guint32 n;
  LeafIndexEntry *rows = leaf_program_index (fixture->program, which, &n);
  GString *out = g_string_new (NULL);

  for (guint32 i = 0; i < n; i++)
    if (!rows[i].is_library)
      g_string_append_printf (out, "%*s%s%s%s\n", (int) rows[i].level * 2, "", rows[i].text,
                              rows[i].detail != NULL ? " | " : "", rows[i].detail != NULL ? rows[i].detail : "");
  leaf_index_free (rows, n);
  return g_string_free (out, FALSE);
}

static void
test_pages (Fixture *fixture, gconstpointer data)
{
  static const struct {
    LeafIndexPage page;
    const char *rows;
  } pages[] = {
    { LEAF_INDEX_ACTIONS,
      "netting | applies to one thing\n  \"net [something]\" | command\n  Instead of netting the crab | instead\n"
      "  caught rule | carry out netting\n" },
    { LEAF_INDEX_PHRASES, "Phrases\n  To rinse (item - a thing)\n" },
    { LEAF_INDEX_SCENES,
      "Storm\n  begins when the player is in the Cave\n  When the Storm begins | when storm begins\n" },
    { LEAF_INDEX_RELATIONS, "liking relation | various people to various things\n  to like | verb\n" },
    { LEAF_INDEX_FILES, "Figure of Shells | figure name\n" },
    { LEAF_INDEX_EXTENSIONS, "" },
    { LEAF_INDEX_WORLD,
      "Coast | region\n  Pier | room; the play begins here\n    yourself | person, in it\n      net | thing, carried\n  Beach | room\n" },
    { LEAF_INDEX_KINDS, "\n  region | 1: Coast\n" }, /* the library's kind, but a thing of the story's */
    { LEAF_INDEX_KINDS, "\n  thing | 1: net\n" },
    { LEAF_INDEX_KINDS, "\n    container\n      tide pool | 1: rock pool\n" },
    { LEAF_INDEX_KINDS, "\n      animal | 1: crab\n" }, /* the library's kind, but a thing of the story's */
    { LEAF_INDEX_CONTENTS, "Part 1 - Places | " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *rows = page (fixture, pages[i].page);

    if (!g_str_has_prefix (rows, pages[i].rows) && strstr (rows, pages[i].rows) == NULL) {
      g_test_message ("%s:\n%s\nwanted:\n%s", leaf_index_page_name (pages[i].page), rows, pages[i].rows);
      g_test_fail ();
    }
  }
}

static void
check_said (const LeafAnswerSentence *said, const char *words)
{
  g_autofree char *in_english = NULL, *translated = NULL;

  if (said->form == LEAF_ANSWER_MESSAGE_NONE)
    return;
  in_english = leaf_answer_sentence_words (said, NULL);
  translated = leaf_answer_sentence_words (said, "{2}/{1}");
  g_assert_cmpstr (in_english, ==, words);
  g_assert_nonnull (strchr (translated, '/'));
}

/* The application's own words in a row can be translated; "command" is not a word of the story. */
static void
test_said (Fixture *fixture, gconstpointer data)
{
  guint n_said = 0;

  for (LeafIndexPage which = 0; which < LEAF_INDEX_PAGES; which++) {
    guint32 n;
    LeafIndexEntry *rows = leaf_program_index (fixture->program, which, &n);

    for (guint32 i = 0; i < n; i++) {
      check_said (&rows[i].text_said, rows[i].text);
      check_said (&rows[i].detail_said, rows[i].detail);
      n_said += rows[i].detail_said.form != LEAF_ANSWER_MESSAGE_NONE;
      if (g_strcmp0 (rows[i].detail, "command") == 0 || g_strcmp0 (rows[i].detail, "verb") == 0)
        g_assert_cmpint (rows[i].detail_said.form, !=, LEAF_ANSWER_MESSAGE_NONE);
      if (which == LEAF_INDEX_PHRASES && rows[i].level == 0)
        g_assert_cmpint (rows[i].text_said.form, !=, LEAF_ANSWER_MESSAGE_NONE);
    }
    leaf_index_free (rows, n);
  }
  g_assert_cmpuint (n_said, >, 100);
}

/* Rows of the story come first, and each of them leads to its words. */
static void
test_places (Fixture *fixture, gconstpointer data)
{
  for (LeafIndexPage which = 0; which < LEAF_INDEX_PAGES; which++) {
    guint32 n, n_own = 0, first_library = G_MAXUINT32;
    LeafIndexEntry *rows = leaf_program_index (fixture->program, which, &n);

    for (guint32 i = 0; i < n; i++) {
      LeafPlace place = rows[i].place;

      if (rows[i].level == 0 && rows[i].is_library)
        first_library = MIN (first_library, i);
      else if (rows[i].level == 0)
        g_assert_cmpuint (i, <, first_library);
      g_assert_cmpuint (place.source, <=, leaf_program_n_sources (fixture->program));
      if (place.source != 0)
        g_assert_cmpuint (place.end, <=, strlen (leaf_program_source_text (fixture->program, place.source)));
      n_own += !rows[i].is_library;
    }
    g_assert_true (n_own > 0 || which == LEAF_INDEX_EXTENSIONS);
    leaf_index_free (rows, n);
  }
  g_assert_null (leaf_index_page_name (LEAF_INDEX_PAGES));
}

/* Relations that the machine stores are shown among the library's, and so are those stored in a property. */
static void
test_built_in_relations (Fixture *fixture, gconstpointer data)
{
  guint32 n, n_found = 0;
  LeafIndexEntry *rows = leaf_program_index (fixture->program, LEAF_INDEX_RELATIONS, &n);

  for (guint32 i = 0; i < n; i++)
    n_found += rows[i].is_library
               && (g_str_equal (rows[i].text, "lock-fitting relation")
                   || g_str_equal (rows[i].text, "containment relation"));
  leaf_index_free (rows, n);
  g_assert_cmpuint (n_found, ==, 2);
}

static const LeafMapRoom *
room (const LeafMap *map, const char *name)
{
  for (guint32 i = 0; i < map->n_rooms; i++)
    if (g_str_equal (map->rooms[i].name, name))
      return &map->rooms[i];
  g_assert_not_reached ();
}

static const LeafMapLink *
find_link (const LeafMap *map, const char *from, const char *to)
{
  for (guint32 i = 0; i < map->n_links; i++)
    if (g_str_equal (map->rooms[map->links[i].from].name, from) && g_str_equal (map->rooms[map->links[i].to].name, to))
      return &map->links[i];
  return NULL;
}

static void
test_map (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LeafMap) map = leaf_program_map (fixture->program);
  const LeafMapRoom *pier = room (map, "Pier"), *beach = room (map, "Beach"), *dune = room (map, "Dune"),
                    *garden = room (map, "Garden");
  const LeafMapLink *door = find_link (map, "Beach", "Garden");
  g_autofree char *svg = leaf_map_svg (map);

  g_assert_cmpuint (map->n_rooms, ==, 7);
  g_assert_cmpuint (map->n_links, ==, 5);
  g_assert_true (pier->is_start && !beach->is_start);
  g_assert_cmpstr (pier->region, ==, "Coast");
  g_assert_null (garden->region);
  g_assert_true (beach->x == pier->x && beach->y < pier->y);
  g_assert_true (dune->x > beach->x && dune->y < beach->y);
  g_assert_true (garden->x > beach->x && garden->y == beach->y);
  g_assert_true (door != NULL && g_str_equal (door->door, "lattice door") && !door->is_one_way);
  g_assert_cmpint (find_link (map, "Pier", "Undersea") != NULL, ==, TRUE);
  for (guint32 i = 0; i < map->n_rooms; i++) {
    g_assert_true (map->rooms[i].x >= 0 && map->rooms[i].x < map->width && map->rooms[i].y >= 0
                   && map->rooms[i].y < map->height);
    for (guint32 k = 0; k < i; k++)
      g_assert_false (map->rooms[i].x == map->rooms[k].x && map->rooms[i].y == map->rooms[k].y);
  }
  g_assert_nonnull (strstr (svg, ">Beach</text>"));
  g_assert_nonnull (strstr (svg, "lattice door"));
}

static void
test_html (Fixture *fixture, gconstpointer data)
{
  g_autofree char *html = leaf_program_index_html (fixture->program, FALSE);
  static const char *const parts[] = { "<h2 id=\"rules\">",
                                       "caught rule",
                                       "Instead of netting the crab",
                                       "<h2 id=\"world\">",
                                       "rock pool",
                                       "<svg",
                                       "</html>" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_assert_nonnull (strstr (html, parts[i]));
  g_assert_null (strstr (html, "examining"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/index/pages", Fixture, NULL, set_up, test_pages, tear_down);
  g_test_add ("/index/said", Fixture, NULL, set_up, test_said, tear_down);
  g_test_add ("/index/places", Fixture, NULL, set_up, test_places, tear_down);
  g_test_add ("/index/built-in-relations", Fixture, NULL, set_up, test_built_in_relations, tear_down);
  g_test_add ("/index/map", Fixture, NULL, set_up, test_map, tear_down);
  g_test_add ("/index/html", Fixture, NULL, set_up, test_html, tear_down);
  return g_test_run ();
}
