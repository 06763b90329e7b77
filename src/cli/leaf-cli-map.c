/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-map.c: `leaf map` prints the rooms and their connections at the start of play, as lines or as a drawing. */
#include "leaf-cli.h"

#include "leaf-index.h"

static void
print_lines (const LeafMap *map)
{
  for (guint32 room = 0; room < map->n_rooms; room++) {
    const LeafMapRoom *row = &map->rooms[room];

    g_print ("%s%s%s%s\n", row->name, row->region != NULL ? ", in " : "", row->region != NULL ? row->region : "",
             row->is_start ? " (the story begins here)" : "");
    for (guint32 i = 0; i < map->n_links; i++) {
      const LeafMapLink *link = &map->links[i];

      if (link->from == room)
        g_print ("  %s %s %s%s%s\n", link->direction, link->is_one_way ? "->" : "--", map->rooms[link->to].name,
                 link->door != NULL ? ", by " : "", link->door != NULL ? link->door : "");
    }
  }
}

int
leaf_command_map (int argc, char **argv)
{
  gboolean as_svg = FALSE;
  const GOptionEntry entries[] = {
    { "svg", 0, 0, G_OPTION_ARG_NONE, &as_svg, "Draw the map, as SVG", NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafMap) map = NULL;
  g_autofree char *svg = NULL;

  if (!leaf_cli_parse ("map", "STORY", "Lists the rooms of a story and how they are connected when it begins.", entries,
                       &argc, &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("map", "expected one STORY argument");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  map = leaf_program_map (program);
  if (as_svg) {
    svg = leaf_map_svg (map);
    g_print ("%s", svg);
  } else {
    print_lines (map);
  }
  return leaf_cli_print_problems (program, stderr) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
