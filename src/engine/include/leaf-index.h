/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index.h: the index of a program, page by page, and the map of its rooms; as public as leaf.h, with the same manners.
 *
 * A page is a list of rows, indented; each says where in the sources it comes from.  Window, command and exported page show the same rows. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_INDEX_CONTENTS, /* headings, with how many words stand under each */
  LEAF_INDEX_ACTIONS,  /* each with what is typed for it, and the rules about it */
  LEAF_INDEX_KINDS,    /* the lattice, with what there is of each kind */
  LEAF_INDEX_PHRASES,
  LEAF_INDEX_SCENES,    /* when they begin and end, and the rules about that */
  LEAF_INDEX_RELATIONS, /* with the verbs that mean them; and verbs for text alone */
  LEAF_INDEX_FILES,     /* figures, sounds, external files */
  LEAF_INDEX_EXTENSIONS,
  LEAF_INDEX_WORLD, /* regions, rooms, and what is in them */
  LEAF_INDEX_PAGES
} LeafIndexPage;

typedef struct {
  char *text;
  char *detail;        /* NULL: nothing more to say */
  guint32 level;       /* 0: the outermost */
  LeafAnswerSentence text_said, detail_said; /* the same where it is ours and not the story's; form LEAF_ANSWER_MESSAGE_NONE: it is the story's */
  gboolean is_library; /* it and all that is under it are the library's */
  LeafPlace place;     /* source 0: it comes from no sentence */
} LeafIndexEntry;

const char *leaf_index_page_name (LeafIndexPage page);  /* "actions": as commands have it; NULL: there is no such page */
const char *leaf_index_page_title (LeafIndexPage page); /* "Actions" */
/* The story's own rows first, then the library's; under another as these have them.  Free with leaf_index_free. */
LeafIndexEntry *leaf_program_index (const LeafProgram *program, LeafIndexPage page, guint32 *n);
void leaf_index_free (LeafIndexEntry *entries, guint32 n);

/* Rulebooks, all pages and the map as one page of HTML that needs nothing else; free with g_free. */
char *leaf_program_index_html (const LeafProgram *program, gboolean with_library);

/* For a page in another language: its code ("de"), its translator, as gettext is, and who says a row that is ours (an owned text). */
typedef struct {
  const char *language;
  GTranslateFunc translate;
  char *(*say) (const LeafAnswerSentence *said);
} LeafTongue;

char *leaf_program_index_html_in (const LeafProgram *program, gboolean with_library, const LeafTongue *tongue);

/* --- the map ------------------------------------------------------------------------------------------------------------------ */

typedef struct {
  const char *name;
  const char *region; /* the innermost region that it is in; NULL: none */
  int x, y;           /* column and row of the grid: x to the east, y to the south; no two rooms share a place */
  guint32 floor;      /* its floor: an index into the floors */
  gboolean is_start;
  LeafPlace place;
} LeafMapRoom;

/* Rooms of one part of the map that are joined without going up or down. */
typedef struct {
  int level;                       /* 0: that of the part's first room; 1: above it */
  int column, row, columns, rows;  /* which part of the grid it has to itself */
  double x, y;                     /* where its grid begins in the drawing */
  gboolean is_titled;              /* its part has other floors: a line above it says which one it is */
} LeafMapFloor;

typedef enum { LEAF_LINK_PLAIN, LEAF_LINK_UP_OR_DOWN, LEAF_LINK_IN_OR_OUT } LeafLinkSort;

typedef struct {
  double x, y;
} LeafMapPoint;

typedef struct {
  guint32 from, to; /* rooms, by number; the same one: it leads back */
  LeafLinkSort sort;
  int out_x, out_y;      /* on which side of `from` it leaves: -1, 0, 1; both 0: up, down, in, out */
  int in_x, in_y;        /* likewise, where it comes in at `to` */
  const char *direction; /* "northeast" */
  const char *way_back;  /* "southwest"; NULL: it is one way */
  const char *door;      /* NULL: none */
  gboolean is_one_way;
  LeafPlace place;
  LeafMapPoint *path; /* how its line goes, from edge to edge; it meets no other room, and runs along no other line */
  guint32 n_points;   /* 0: it has no line, as it leads to another floor or too far; the rooms say it (leaf_map_room_elsewhere) */
} LeafMapLink;

typedef struct {
  LeafMapRoom *rooms;
  LeafMapLink *links;
  LeafMapFloor *floors; /* from the top of the drawing down, part by part */
  guint32 n_rooms, n_links, n_floors;
  int width, height; /* of the grid */
} LeafMap;

/* The rooms and how they are joined when the play begins, laid out so that what lies north of another is drawn above it, where that can be. */
LeafMap *leaf_program_map (const LeafProgram *program);
void leaf_map_free (LeafMap *map);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafMap, leaf_map_free)
/* Where it is drawn, in units of an SVG pixel: the middle of a room, and the size of all rooms and of the whole. */
enum { LEAF_MAP_CELL_WIDTH = 176, LEAF_MAP_CELL_HEIGHT = 96, LEAF_MAP_ROOM_WIDTH = 112, LEAF_MAP_ROOM_HEIGHT = 50, LEAF_MAP_TITLE_HEIGHT = 30 };
void leaf_map_room_middle (const LeafMap *map, guint32 room, double *x, double *y);
void leaf_map_size (const LeafMap *map, double *width, double *height);
/* Where words about a link have room: how wide they may be (0: nowhere), and their middle, above the line; or, of a line that is not level, where they begin to
 * the right of it. */
double leaf_map_link_words (const LeafMap *map, guint32 link, LeafMapPoint *place, gboolean *begin_there);
/* The exits of a room that have no line: "▲ Attic · south: Harbour"; NULL: none; free with g_free. */
char *leaf_map_room_elsewhere (const LeafMap *map, guint32 room);
/* The map as a drawing; free with g_free. */
char *leaf_map_svg (const LeafMap *map);
char *leaf_map_svg_in (const LeafMap *map, const LeafTongue *tongue);

G_END_DECLS
