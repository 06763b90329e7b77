/* leaf-program.h: compiling a source text, and what is wrong with it.  Part of leaf.h, which says how all of it is to be used. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _LeafProgram LeafProgram;
typedef struct _LeafPlay    LeafPlay;

/* Bytes start..end - 1 of a source; source 0: nowhere. */
typedef struct {
  guint32 source, start, end;
} LeafPlace;

/* --- compiling ---------------------------------------------------------------------------------------------------------- */

/* One file of source text.  `name` is shown in problems ("story.ni"). */
typedef struct {
  const char *name;
  const char *bytes;
  gsize       length;
  const char *versions; /* of an extension of which there is none in the version asked for: "2, 2.4 and 3", those that there are; else NULL */
} LeafSourceText;

typedef struct {
  /* Finds an extension named in an Include sentence: returns TRUE and fills `found` (what it points to must stay valid until the
   * compile returns).  `version`: what is asked for, or NULL; of several the highest that serves, and where none does the highest, with `versions`.
   * NULL: there are none but those that libleaf carries, which are looked at last.  Called during leaf_program_compile only. */
  gboolean (*find_extension) (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data);
  /* Finds a file that a heading names (Chapter 5 (see "woods.i7")); otherwise as above.  NULL: there are none. */
  gboolean (*find_part) (const char *name, LeafSourceText *found, gpointer data);
  gpointer   data;
  /* Asked now and then; TRUE: give up, and the program returned is NULL.  May be NULL. */
  gboolean (*should_stop) (gpointer stop_data);
  gpointer   stop_data;
  /* What an earlier compile made of nearly the same sources; NULL: none.  What has not changed is taken from it, and the program is the same. */
  const LeafProgram *before;
} LeafCompileOptions;

/* Versions of extensions, as "2", "2.1.3", "2_1_3" or "2/210908", where the day counts as a third number: less than 0, 0, or more. */
int leaf_version_compare (const char *a, const char *b);
/* Is an extension of version `has` ("": it does not say) what is asked for by `asked`: this version, or a higher one that begins with the same number? */
gboolean leaf_version_serves (const char *has, const char *asked);

/* Compiles the standard library (once a process, at the first call, unless the build did; later calls take its checkpoint) and then `source`.
 * `options` may be NULL.  Any thread; never NULL unless stopped. */
LeafProgram *leaf_program_compile (const LeafSourceText *source, const LeafCompileOptions *options);
LeafProgram *leaf_program_ref     (LeafProgram *program);
void         leaf_program_unref   (LeafProgram *program);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProgram, leaf_program_unref)

/* The sources read: the library's files and then the story (the last). */
guint32      leaf_program_n_sources    (const LeafProgram *program);
guint32      leaf_program_story_source (const LeafProgram *program);
const char  *leaf_program_story_title  (const LeafProgram *program); /* that it gives itself in its first line; or NULL */
const char  *leaf_program_source_name  (const LeafProgram *program, guint32 source);
const char  *leaf_program_source_text  (const LeafProgram *program, guint32 source); /* as read: valid UTF-8 */
/* Of an extension that libleaf carries, all of its file, with the documentation that follows its end; NULL: it is none. */
const char  *leaf_program_source_is_bundled (const LeafProgram *program, guint32 source);
/* The name by which a heading has it read as a part of the story ("woods.i7"); NULL: it is no part. */
const char  *leaf_program_source_part  (const LeafProgram *program, guint32 source);
/* Of an extension: "Lanterns version 2 by Ada Example"; NULL for other sources, and unless `of_modest` for one that asks not to be
 * named, and those of the story's author when the story asks. */
const char  *leaf_program_source_credit (const LeafProgram *program, guint32 source, gboolean of_modest);
gboolean     leaf_program_source_is_library (const LeafProgram *program, guint32 source);
/* The story or a part of it: what the author works on, and no extension. */
gboolean     leaf_program_source_is_story   (const LeafProgram *program, guint32 source);
/* The story, a part of it, or an extension; nothing of the library, and nothing that stands in no file. */
gboolean     leaf_program_source_is_written (const LeafProgram *program, guint32 source);
/* 1-based line and column (in characters) of a byte. */
void         leaf_program_line (const LeafProgram *program, guint32 source, guint32 byte, guint32 *line, guint32 *column);

/* --- problems ----------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *code;     /* "ACTION_UNKNOWN" */
  LeafPlace   place;
  const char *sentence; /* in full, the author's words quoted; in English */
  const char *pattern;  /* the same with slots, and what fills them, for leaf_problem_dup_words */
  const char *with[3];
} LeafProblem;

/* Its sentence in another language: `translate` is asked for the sentence and for whatever else the engine says in it, each with its slots (%1), as
 * gettext is.  Free with g_free. */
char        *leaf_problem_dup_words  (const LeafProblem *problem, GTranslateFunc translate, gpointer data);

guint32      leaf_program_n_problems (const LeafProgram *program);
LeafProblem  leaf_program_problem    (const LeafProgram *program, guint32 number); /* from 0, in the order of the text */
/* What is right, but will not be as its author may expect: code in Inform 6, say. */
guint32      leaf_program_n_notices  (const LeafProgram *program);
LeafProblem  leaf_program_notice     (const LeafProgram *program, guint32 number); /* likewise */

/* --- releasing -------------------------------------------------------------------------------------------------------------- */

/* What a sentence "Release along with ..." asks for. */
typedef enum {
  LEAF_RELEASE_SOLUTION = 1, LEAF_RELEASE_SOURCE, LEAF_RELEASE_CARD, LEAF_RELEASE_COVER, LEAF_RELEASE_STORY_FILE, LEAF_RELEASE_BOOKLET,
  LEAF_RELEASE_POSTCARD, LEAF_RELEASE_WEBSITE, LEAF_RELEASE_INTERPRETER, LEAF_RELEASE_STYLE_SHEET, LEAF_RELEASE_JAVASCRIPT, LEAF_RELEASE_FILE,
  LEAF_RELEASE_FIGURES, LEAF_RELEASE_SOUNDS
} LeafReleaseSort;

typedef struct {
  LeafReleaseSort sort;
  gboolean        is_public, is_private; /* neither: as it is by itself */
  char           *name;  /* of a file: called "map.pdf"; NULL: none is named */
  char           *words; /* what is said of it: of cover art what it shows; of a website or an interpreter its template; NULL */
  LeafPlace       place;
} LeafReleaseItem;

/* In the order of the text, ended by one of sort 0; free with leaf_releases_free. */
LeafReleaseItem *leaf_program_releases (const LeafProgram *program, guint32 *n);
void             leaf_releases_free    (LeafReleaseItem *items);

/* --- seeing inside -------------------------------------------------------------------------------------------------------- */

/* "words", "sentences", "world", "phrases", "rules", "grammar", "code", "occurrences", "problems": each stage as text; "rulebooks": the
 * rulebooks in the form of which docs/laws.md tells, in which programs exchange them; NULL for another word. */
char        *leaf_program_dump (const LeafProgram *program, const char *stage, gboolean with_library);
const char  *leaf_version (void);

G_END_DECLS
