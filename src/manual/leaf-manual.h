/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual.h: the manual as pages of blocks, for the window, `leaf manual` and the tests.  data/manual/README.md
 * describes the format.
 *
 * A manual is read once and never changed.  All strings and arrays belong to it. */
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
  /* a picture: its name; a mistake: codes, separated by spaces; an order: the rulebook; a heading: the level of the example below it, "first
   * steps"; else NULL */
  char *argument;
  char **keywords; /* a heading: further keywords of its section; NULL: none */
  /* the whole story after this block; an exercise: the story to which its answer is added; NULL: none */
  char *source;
} LeafManualBlock;

typedef struct {
  char *name;        /* "03-rooms" */
  char *title;       /* without markup */
  char *part;        /* "The book", "Reference"; NULL: that of the previous page */
  char **keywords;   /* further keywords; NULL-terminated */
  GPtrArray *blocks; /* of LeafManualBlock */
  gboolean has_maps; /* each whole story is shown with its map */
} LeafManualPage;

typedef struct _LeafManual LeafManual;

/* An empty manual; add pages in the order in which they are read. */
LeafManual *leaf_manual_new (void);
/* The manual that is embedded in the program: the book, then the reference. Takes some milliseconds. */
LeafManual *leaf_manual_new_carried (void);
void leaf_manual_free (LeafManual *manual);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafManual, leaf_manual_free)

/* Reads a page.  Returns FALSE, with a sentence that names the line in *mistake (owned by the caller), if it is
 * malformed; what precedes the mistake is added. */
gboolean leaf_manual_add_page (LeafManual *manual, const char *name, const char *text, char **mistake);
/* Reads the documentation of an extension as a page: its chapters and sections, lists, code, and examples that can be
 * tried. */
void leaf_manual_add_document (LeafManual *manual, const char *name, const char *title, const char *text);
guint leaf_manual_n_pages (const LeafManual *manual);
const LeafManualPage *leaf_manual_page (const LeafManual *manual, guint number);
/* Finds a page by its name, or the name with ".md"; NULL if there is none. */
const LeafManualPage *leaf_manual_find_page (const LeafManual *manual, const char *name);
/* The heading of a page with this anchor; NULL if there is none. */
const LeafManualBlock *leaf_manual_find_heading (const LeafManualPage *page, const char *id);
/* The bytes (PNG) of a picture, in its light or dark version; NULL if there is none. They are static. */
const char *leaf_manual_picture (const char *name, gboolean is_dark, gsize *length);
/* Is it a fenced block? */
gboolean leaf_manual_is_fenced (LeafManualSort sort);

/* --- the words in a paragraph ------------------------------------------------------------------------------------- */

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

/* Of LeafManualSpan; free with g_ptr_array_unref. */
GPtrArray *leaf_manual_spans (const char *text);
/* The same without any markup; free with g_free. */
char *leaf_manual_plain (const char *text);
/* The anchor that a heading of these words gets: "Doors and keys" -> "doors-and-keys". */
char *leaf_manual_anchor (const char *words);

/* --- compiling and playing blocks: leaf-manual-try.c -------------------------------------------------------------- */

/* Compiles a source as the manual's blocks are compiled: with the extensions that are embedded in the program, and no
 * other file. */
LeafProgram *leaf_manual_compile (const char *source);
/* The map of a whole story on a page that has maps, to be freed with leaf_map_free, and the program that its names
 * belong to, which the caller unrefs afterwards.  NULL, and no program, if this block has none. */
LeafMap *leaf_manual_map (const LeafManualPage *page, const LeafManualBlock *block, LeafProgram **program);
/* Plays the commands of a `play` block ("> look" on lines of their own) and returns the correct block: each command
 * with what it prints. It begins with the opening of the story only if `text` does. */
char *leaf_manual_play (LeafProgram *program, const char *text);
/* A rulebook's rules in their order, with the reason why each is above the next; only those of the story itself. NULL
 * if there is no such rulebook. */
char *leaf_manual_order (const LeafProgram *program, const char *rulebook);
/* The sentences of the problems, one a line. */
char *leaf_manual_problems (const LeafProgram *program);
/* What an answer, compiled as `program`, still lacks: the sentences of the exercise's checks that do not hold, in their
 * order. Of char *; empty if it is solved. *mistake (owned by the caller; may be NULL) names a line of the exercise
 * that is invalid. */
GPtrArray *leaf_manual_missing (const LeafManualBlock *exercise, LeafProgram *program, char **mistake);

/* --- search: leaf-manual-search.c --------------------------------------------------------------------------------- */

typedef struct {
  const LeafManualPage *page;
  const LeafManualBlock *heading; /* the section that fits best */
  char *snippet;                  /* some plain words of it, around the match */
  double score;
} LeafManualHit;

/* The sections in which the words occur, best first, at most one for a page and `most` in all.  Of LeafManualHit;
 * free with g_ptr_array_unref. */
GPtrArray *leaf_manual_search (const LeafManual *manual, const char *words, guint most);

/* --- what it is about: leaf-manual-topics.c ----------------------------------------------------------------------- */

/* The place ("51-reference-kinds#container") about what is at a byte of a source: a name, a word of a form, or else the
 * sentence. NULL if there is none.  Free with g_free. */
char *leaf_manual_place_at (const LeafManual *manual, const LeafProgram *program, guint32 source, guint32 byte);
/* The entry of the reference for a name in the form used in lists: "taking", "to carry", "To end the story", "can't
 * take scenery rule".  NULL if there is none.  Free with g_free. */
char *leaf_manual_place_of (const LeafManual *manual, const char *name);
/* The section with the example that is most like a problem: with its code, and a sentence with the same ending, where
 * the advice is. If there is none, the only section with this code, or else the code's entry in the reference. NULL if
 * there is none.  Free with g_free. */
char *leaf_manual_place_of_problem (const LeafManual *manual, const char *code, const char *sentence);

/* --- a page in other forms ---------------------------------------------------------------------------------------- */

/* A page as plain text for a terminal, wrapped at `width` columns; free with g_free. */
char *leaf_manual_page_text (const LeafManualPage *page, guint width);
/* The manual as files of a web site: of char *, file names and contents in turn; free with g_ptr_array_unref. */
GPtrArray *leaf_manual_html (const LeafManual *manual);

G_END_DECLS
