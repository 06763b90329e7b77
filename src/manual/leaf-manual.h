/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual.h: the manual as pages of blocks, for the window, `leaf manual` and the tests. data/manual/README.md
 * describes the format.
 *
 * Pages, blocks and their strings belong to the manual and last until it is freed. Pages can be added; none is removed.
 * One thread at a time may use a manual, even for a search, which keeps an index of the words. */
#pragma once

#include "leaf-index.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_MANUAL_HEADING, /* level 1: the title of the page */
  LEAF_MANUAL_PARAGRAPH,
  LEAF_MANUAL_PICTURE, /* its words describe it */
  LEAF_MANUAL_ITEM,    /* of a list; level 0: a bullet, else its number */
  LEAF_MANUAL_ROW,     /* of a table; level 0: the row of headings */
  LEAF_MANUAL_STORY,
  LEAF_MANUAL_ADDS,
  LEAF_MANUAL_MISTAKE,
  LEAF_MANUAL_PROBLEM,
  LEAF_MANUAL_PLAY,
  LEAF_MANUAL_ORDER,
  LEAF_MANUAL_EXERCISE,
  LEAF_MANUAL_HINT,
  LEAF_MANUAL_SOLUTION,
  LEAF_MANUAL_WRONG,
  LEAF_MANUAL_FORM, /* a signature: the words of a sentence or phrase with placeholders; never compiled */
} LeafManualSort;

typedef struct {
  LeafManualSort sort;
  guint level;
  guint line;  /* 1-based line of its first line, or of its fence */
  char *text;  /* in the markup of the format; for a fenced block, the text between the fences */
  char *id;    /* a heading: its anchor, unique on the page; an exercise: its name; else NULL */
  char *story; /* the name of the story that a fenced block is about; else NULL */
  /* a picture: its name; a mistake: codes, separated by spaces; an order: the rulebook; a heading: the level of the
   * example below it, such as "first steps"; else NULL */
  char *argument;
  char **keywords; /* a heading: further keywords of its section; else, and if there are none, NULL */
  /* the whole story after this block; an exercise: the story to which its answer is added; NULL if there is none */
  char *source;
} LeafManualBlock;

typedef struct {
  char *name;        /* "03-rooms" */
  char *title;       /* without markup */
  char *part;        /* "The book", "Reference"; NULL: the part of the previous page */
  char **keywords;   /* further keywords; NULL-terminated */
  GPtrArray *blocks; /* of LeafManualBlock */
  gboolean has_maps; /* each whole story is shown with its map */
} LeafManualPage;

typedef struct _LeafManual LeafManual;

/* An empty manual, to be freed with leaf_manual_free. Add pages in the order in which they are read: a block can refer
 * only to a story above it or on an earlier page. */
LeafManual *leaf_manual_new (void);
/* The manual that is embedded in the program: the book, then the reference, which is made from a compiled story. Free
 * with leaf_manual_free. */
LeafManual *leaf_manual_new_bundled (void);
void leaf_manual_free (LeafManual *manual);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafManual, leaf_manual_free)

/* Reads a page and adds it; a suffix ".md" of the name is removed. Returns FALSE if the page is malformed: *mistake, if
 * it is not NULL, then names the first wrong line in a sentence that the caller frees, and the page is added all the
 * same. On success *mistake is NULL. */
gboolean leaf_manual_add_page (LeafManual *manual, const char *name, const char *text, char **mistake);
/* Reads the documentation of an extension as a page: its chapters and sections, lists, code, and examples that can be
 * played. Mistakes in it are ignored. */
void leaf_manual_add_document (LeafManual *manual, const char *name, const char *title, const char *text);
guint leaf_manual_n_pages (const LeafManual *manual);
/* A page by its number, from 0; NULL from the number of pages on. */
const LeafManualPage *leaf_manual_page (const LeafManual *manual, guint number);
/* Finds a page by its name, with or without ".md"; NULL if there is none. */
const LeafManualPage *leaf_manual_find_page (const LeafManual *manual, const char *name);
/* The heading of a page with this anchor; NULL if there is none. */
const LeafManualBlock *leaf_manual_find_heading (const LeafManualPage *page, const char *id);
/* The bytes of a picture (PNG) and their number, which may be NULL. A picture without a dark version has only the light
 * one. NULL if there is no picture of this name. The bytes are static. */
const char *leaf_manual_picture (const char *name, gboolean is_dark, gsize *length);
/* Returns TRUE for the blocks that are written between fences. */
gboolean leaf_manual_is_fenced (LeafManualSort sort);

/* --- markup in a paragraph: leaf-manual-spans.c ------------------------------------------------------------------- */

typedef enum {
  LEAF_MANUAL_PLAIN,
  LEAF_MANUAL_CODE,
  LEAF_MANUAL_STRONG,
  LEAF_MANUAL_EMPHASIS,
  LEAF_MANUAL_LINK
} LeafManualSpanSort;

typedef struct {
  LeafManualSpanSort sort;
  char *text;
  char *target; /* a link: "05-doors.md#keys"; else NULL */
} LeafManualSpan;

/* The pieces (LeafManualSpan) of a text with markup, in order; free with g_ptr_array_unref. */
GPtrArray *leaf_manual_spans (const char *text);
/* The text without its markup; free with g_free. */
char *leaf_manual_plain (const char *text);
/* The anchor of a heading with these words, if it is the first such heading of its page: "Doors and keys" ->
 * "doors-and-keys". Takes words without markup. Free with g_free. */
char *leaf_manual_anchor (const char *words);

/* --- compiling and playing blocks: leaf-manual-try.c -------------------------------------------------------------- */

/* Compiles a source as the manual's blocks are compiled: with the extensions that are embedded in the program, and no
 * other file. The caller unrefs the program. */
LeafProgram *leaf_manual_compile (const char *source);
/* The map of a whole story on a page that has maps, to be freed with leaf_map_free; *program is the program that owns
 * its names, which the caller unrefs after the map is freed. If the block has no map, both are NULL. */
LeafMap *leaf_manual_map (const LeafManualPage *page, const LeafManualBlock *block, LeafProgram **program);
/* Plays the commands of a `play` block, which are the lines that begin with "> ", and returns the block as it ought to
 * be: each command with what it prints. The block begins with the opening of the story unless the first line of `text`
 * is a command. Each command may take seconds; one that does not end, or prints too much, is abandoned with a run-time
 * problem. Free with g_free. */
char *leaf_manual_play (LeafProgram *program, const char *text);
/* The story's own rules in a rulebook, in their order, with the reason why each is above the next. Free with g_free.
 * NULL if there is no such rulebook. */
char *leaf_manual_order (const LeafProgram *program, const char *rulebook);
/* The sentences of the problems, one on each line; free with g_free. */
char *leaf_manual_problems (const LeafProgram *program);
/* What an answer, compiled as `program`, still lacks: the sentences (char *) of the exercise's checks that do not hold,
 * in their order; no sentence if the exercise is solved. Free with g_ptr_array_unref. If `mistake` is not NULL,
 * *mistake has to be NULL at the call, and then names the first invalid line of the exercise, to be freed by the
 * caller. Plays the story, which may take seconds for each command. */
GPtrArray *leaf_manual_missing (const LeafManualBlock *exercise, LeafProgram *program, char **mistake);

/* --- search: leaf-manual-search.c --------------------------------------------------------------------------------- */

typedef struct {
  const LeafManualPage *page;
  const LeafManualBlock *heading; /* the section that fits best */
  char *snippet;                  /* some words of the section around the first match, without markup */
  double score;
} LeafManualHit;

/* The sections (LeafManualHit) in which some of the words occur, the best first, at most one for a page and `most` in
 * all. The last word may be the beginning of one. Free with g_ptr_array_unref, before the manual. */
GPtrArray *leaf_manual_search (const LeafManual *manual, const char *words, guint most);

/* --- the place about something: leaf-manual-topics.c -------------------------------------------------------------- */

/* A place is PAGE or PAGE#ANCHOR, such as "51-reference-kinds#container". */

/* The place about what is at a byte of a source: a name, a word of a form, or else the sentence. NULL if there is none.
 * Free with g_free. */
char *leaf_manual_place_at (const LeafManual *manual, const LeafProgram *program, guint32 source, guint32 byte);
/* The entry of the reference for a name in the form used in lists: "taking", "to carry", "To end the story", "can't
 * take scenery rule". NULL if there is none. Free with g_free. */
char *leaf_manual_place_of (const LeafManual *manual, const char *name);
/* The place about a problem: the section whose example has the same code and a sentence with the same ending, since the
 * advice is at the end; if there is no such example, the only section with this code, or else the code's entry in the
 * reference. NULL if there is none. Free with g_free. */
char *leaf_manual_place_of_problem (const LeafManual *manual, const char *code, const char *sentence);

/* --- pages as text and as HTML ------------------------------------------------------------------------------------ */

/* A page as plain text for a terminal, wrapped at `width` columns; free with g_free. */
char *leaf_manual_page_text (const LeafManualPage *page, guint width);
/* The same for one section: from `heading`, a block of the page, to the next heading of its level or above; for the
 * title of a page, its introduction. */
char *leaf_manual_section_text (const LeafManualPage *page, const LeafManualBlock *heading, guint width);
/* The manual as the files of a web site: the name of a file (char *), its text, the name of the next file, and so on.
 * Free with g_ptr_array_unref. Compiles the stories that are shown with a map. */
GPtrArray *leaf_manual_html (const LeafManual *manual);

G_END_DECLS
