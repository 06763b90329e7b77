/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index.h: the index of a program, and the map of its rooms; the conventions of leaf.h apply. A page of the index
 * is a list of indented rows, each with its place in the source. The window, `leaf index` and the exported page show
 * the same rows. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_INDEX_CONTENTS, /* headings, with the number of words below each */
  LEAF_INDEX_ACTIONS,  /* each with its commands and the rules about it */
  LEAF_INDEX_KINDS,    /* the hierarchy of kinds, with their instances */
  LEAF_INDEX_PHRASES,
  LEAF_INDEX_SCENES,    /* when they begin and end, and the rules about that */
  LEAF_INDEX_RELATIONS, /* with their verbs, and verbs that are only used in text */
  LEAF_INDEX_FILES,     /* figures, sounds, external files */
  LEAF_INDEX_EXTENSIONS,
  LEAF_INDEX_WORLD, /* regions, rooms and their contents */
  LEAF_INDEX_PAGES
} LeafIndexPage;

typedef struct {
  char *text;    /* owned */
  char *detail;  /* owned; NULL: none */
  guint32 level; /* 0: the outermost */
  /* `text` and `detail` for translation if the engine wrote them; if the story did, of form LEAF_ANSWER_MESSAGE_NONE */
  LeafAnswerSentence text_said, detail_said;
  gboolean is_library; /* the row and everything below it come from the library */
  LeafPlace place;     /* source 0: no sentence of the source */
} LeafIndexEntry;

/* the name used in commands, such as "actions"; NULL: there is no such page */
const char *leaf_index_page_name (LeafIndexPage page);
const char *leaf_index_page_title (LeafIndexPage page); /* "Actions" */
/* The rows of a page, the story's before the library's at each level. Free with leaf_index_free. */
LeafIndexEntry *leaf_program_index (const LeafProgram *program, LeafIndexPage page, guint32 *n);
void leaf_index_free (LeafIndexEntry *entries, guint32 n);

/* Rulebooks, all pages and the map as one self-contained HTML page. Free with g_free. */
char *leaf_program_index_html (const LeafProgram *program, gboolean with_library);

/* The language of a page: its code ("de"), a function like gettext, and one that returns a sentence of the engine in
 * the language, as an owned string. `translate` is called with NULL as its data. */
typedef struct {
  const char *language;
  GTranslateFunc translate;
  char *(*say) (const LeafAnswerSentence *said);
} LeafIndexLanguage;

/* Like leaf_program_index_html, in another language. Free with g_free. */
char *leaf_program_index_html_in (const LeafProgram *program, gboolean with_library, const LeafIndexLanguage *language);

/* --- the map ------------------------------------------------------------------------------------------------------ */

typedef struct {
  const char *name;
  const char *region; /* the innermost region that contains it; NULL: none */
  int x, y;           /* column and row of the grid, x to the east, y to the south; no two rooms share a position */
  guint32 floor;      /* its number in `floors`, from 0 */
  gboolean is_start;
  LeafPlace place;
} LeafMapRoom;

/* Rooms of one part of the map that are connected without going up or down. */
typedef struct {
  int level;                      /* 0: the floor of the part's first room; 1: the floor above it; -1: the one below */
  int column, row, columns, rows; /* the part of the grid that belongs to it alone */
  double x, y;                    /* the top left corner of its grid in the drawing, in pixels */
  gboolean is_titled;             /* its part has other floors, so a heading above it names the floor */
} LeafMapFloor;

typedef enum { LEAF_LINK_PLAIN, LEAF_LINK_UP_OR_DOWN, LEAF_LINK_IN_OR_OUT } LeafLinkSort;

typedef struct {
  double x, y;
} LeafMapPoint;

typedef struct {
  guint32 from, to; /* numbers in `rooms`, from 0; equal for an exit that leads back to its room */
  LeafLinkSort sort;
  /* the side of `from` where the line starts: -1, 0 or 1 each; both 0: up, down, inside, outside */
  int out_x, out_y;
  int in_x, in_y;        /* the same for the end of the line at `to` */
  const char *direction; /* "northeast" */
  const char *way_back;  /* "southwest"; NULL: there is no way back */
  const char *door;      /* NULL: none */
  gboolean is_one_way;
  LeafPlace place;
  LeafMapPoint *path; /* the line from edge to edge; it crosses no other room and runs along no other line */
  /* 0: no line is drawn, because it would lead to another floor or too far; see leaf_map_room_elsewhere */
  guint32 n_points;
} LeafMapLink;

typedef struct {
  LeafMapRoom *rooms;
  LeafMapLink *links;
  LeafMapFloor *floors; /* from the top of the drawing down, part by part */
  guint32 n_rooms, n_links, n_floors;
  int width, height; /* size of the grid */
} LeafMap;

/* The rooms and their connections at the start of play, laid out so that a room north of another is above it where
 * possible. The names are borrowed from the program. Free with leaf_map_free. Any thread. */
LeafMap *leaf_program_map (const LeafProgram *program);
void leaf_map_free (LeafMap *map);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafMap, leaf_map_free)
/* sizes in pixels of the drawing */
enum {
  LEAF_MAP_CELL_WIDTH = 176,
  LEAF_MAP_CELL_HEIGHT = 96,
  LEAF_MAP_ROOM_WIDTH = 112,
  LEAF_MAP_ROOM_HEIGHT = 50,
  LEAF_MAP_TITLE_HEIGHT = 30
};
void leaf_map_room_middle (const LeafMap *map, guint32 room, double *x, double *y); /* in pixels */
void leaf_map_size (const LeafMap *map, double *width, double *height);             /* of the drawing, in pixels */
/* Finds where a label for a link fits. Returns its greatest width in pixels; 0: nowhere. *place is the centre of the
 * label above a horizontal line, or, if *begin_there is TRUE, its start to the right of another line. */
double leaf_map_link_words (const LeafMap *map, guint32 link, LeafMapPoint *place, gboolean *begin_there);
/* The exits of a room that have no line, such as "▲ Attic · south: Harbour"; NULL: none. Free with g_free. */
char *leaf_map_room_elsewhere (const LeafMap *map, guint32 room);
/* The map as an SVG drawing. Free with g_free. */
char *leaf_map_svg (const LeafMap *map);
char *leaf_map_svg_in (const LeafMap *map, const LeafIndexLanguage *language);

G_END_DECLS
