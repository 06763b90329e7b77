/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-index.c: the index, the map and completion. */
#include "golden-sections.h"

#include "leaf-index.h"

void
say_index (Golden *self)
{
  for (LeafIndexPage page = 0; page < LEAF_INDEX_PAGES; page++) {
    guint32 n, hidden = G_MAXUINT32;
    LeafIndexEntry *rows = leaf_program_index (self->program, page, &n);
    add (self, "%s: %s\n", leaf_index_page_name (page), leaf_index_page_title (page));
    for (guint32 i = 0; i < n; i++) {
      if (rows[i].level <= hidden)
        hidden = G_MAXUINT32;
      if (rows[i].is_library || rows[i].level > hidden) {
        hidden = MIN (hidden, rows[i].level);
        continue;
      }
      add (self, "%*s%s%s%s", (int) rows[i].level * 2 + 2, "", rows[i].text, rows[i].detail != NULL ? " = " : "",
           rows[i].detail != NULL ? rows[i].detail : "");
      add_place (self, rows[i].place);
      end_line (self);
    }
    leaf_index_free (rows, n);
  }
}

void
say_map (Golden *self)
{
  g_autoptr (LeafMap) map = leaf_program_map (self->program);
  g_autofree char *drawing = leaf_map_svg (map);

  add (self, "%d by %d\n", map->width, map->height);
  for (guint32 i = 0; i < map->n_rooms; i++) {
    add (self, "%s in %s at %d, %d%s", map->rooms[i].name, map->rooms[i].region != NULL ? map->rooms[i].region : "-",
         map->rooms[i].x, map->rooms[i].y, map->rooms[i].is_start ? ", start" : "");
    add_place (self, map->rooms[i].place);
    end_line (self);
  }
  for (guint32 i = 0; i < map->n_links; i++) {
    const LeafMapLink *link = &map->links[i];
    add (self, "%u-%u %s sort %u, %d,%d to %d,%d, by %s%s", link->from, link->to, link->direction, link->sort,
         link->out_x, link->out_y, link->in_x, link->in_y, link->door != NULL ? link->door : "-",
         link->is_one_way ? ", one way" : "");
    add_place (self, link->place);
    end_line (self);
  }
  add (self, "%s\n", drawing);
}

void
say_completions (Golden *self)
{
  enum { MOST = 5, EVERY = 7 };
  guint32 word = 0;

  for (guint32 at = 1; self->text[at] != '\0'; at++) {
    LeafCompletion *rows;
    guint32 n, line, column, start = 0, end = 0;
    g_autofree char *signature = NULL;
    if (!g_ascii_isalpha (self->text[at - 1]) || g_ascii_isalpha (self->text[at - 2 + (at == 1)])
        || word++ % EVERY != 0)
      continue;
    rows = leaf_program_completions (self->program, self->source, self->text, at, MOST, &n);
    signature = leaf_program_signature (self->program, self->text, at, &start, &end);
    leaf_program_line (self->program, self->source, at, &line, &column);
    add (self, "%u:%u", line, column);
    if (signature != NULL)
      add (self, " in '%s' %u-%u", signature, start, end);
    for (guint32 i = 0; i < n; i++)
      add (self, " | %s%s%s -%u", rows[i].text, rows[i].detail != NULL ? ": " : "",
           rows[i].detail != NULL ? rows[i].detail : "", at - rows[i].start);
    end_line (self);
    leaf_completions_free (rows, n);
  }
}
