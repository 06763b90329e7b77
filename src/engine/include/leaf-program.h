/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-program.h: compiling a source text, and its problems. Part of leaf.h, which describes the conventions. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _LeafProgram LeafProgram;
typedef struct _LeafPlay LeafPlay;

/* Bytes start..end - 1 of a source; source 0: nowhere. */
typedef struct {
  guint32 source, start, end;
} LeafPlace;

/* --- figures and sounds ------------------------------------------------------------------------------------------- */

enum { LEAF_EFFECT_COVER = 1 };

/* A figure or sound of the story. */
typedef struct {
  gboolean is_sound;
  guint32 number;  /* as in LeafEvent and in "[Picture number 3 here.]"; LEAF_EFFECT_COVER: made by the library */
  char *name;      /* "Figure of the Tower" */
  char *file;      /* "tower.png", in the folder Figures or Sounds of the materials */
  char *words;     /* shown to players who cannot see or hear it; NULL: none */
  LeafPlace place; /* of its sentence */
} LeafEffect;

/* What is wrong with the file of a figure or sound. */
typedef enum {
  LEAF_EFFECT_FINE = 0,
  LEAF_EFFECT_MISSING, /* or not readable, or outside the materials */
  LEAF_EFFECT_DAMAGED, /* or in a format that is not supported */
  LEAF_EFFECT_HUGE
} LeafEffectFault;

/* --- compiling ---------------------------------------------------------------------------------------------------- */

/* One file of source text. `name` is shown in problems ("story.ni"). */
typedef struct {
  const char *name;
  const char *bytes;
  gsize length;
  /* of an extension that exists, but not in the version asked for: the versions that exist ("2, 2.4 and 3"); else
   * NULL */
  const char *versions;
  /* of an extension: a part that is not read ("Inter/GlowKit"), which a notice reports; otherwise NULL */
  const char *unread;
} LeafSourceText;

typedef struct {
  /* Finds an extension named in an Include sentence. Returns TRUE and fills *found, whose pointers must stay valid
   * until the compilation returns. `version` is the version asked for, or NULL. If several versions satisfy it, use
   * the highest; if none does, use the highest there is and set `versions`. NULL: only the extensions embedded in
   * libleaf, which are tried last in any case. Called only during leaf_program_compile. */
  gboolean (*find_extension) (const char *title, const char *author, const char *version, LeafSourceText *found,
                              gpointer data);
  /* Finds a file that a heading names (Chapter 5 (see "woods.i7")), like find_extension. NULL: there are none. */
  gboolean (*find_part) (const char *name, LeafSourceText *found, gpointer data);
  gpointer data;
  /* Called now and then. Return TRUE to stop the compilation, which then returns NULL. May be NULL. */
  gboolean (*should_stop) (gpointer stop_data);
  gpointer stop_data;
  /* An earlier program of nearly the same sources, or NULL. What has not changed is reused; the result is the same. */
  const LeafProgram *before;
  /* Checks the file of a figure or sound; called with `data`. A fault becomes a notice at its sentence. NULL: files are
   * not checked. */
  LeafEffectFault (*check_effect) (const LeafEffect *effect, gpointer data);
} LeafCompileOptions;

/* Compares versions of extensions such as "2", "2.1.3", "2_1_3" or "2/210908", where the day counts as a third
 * number. Returns less than 0, 0, or more. */
int leaf_version_compare (const char *a, const char *b);
/* TRUE if version `has` ("": none given) satisfies `asked`: it is the same version, or a higher one with the same
 * first number. */
gboolean leaf_version_serves (const char *has, const char *asked);

/* Compiles the standard library (once per process, unless the build did) and then `source`. `options` may be NULL.
 * Never returns NULL unless stopped. Any thread. */
LeafProgram *leaf_program_compile (const LeafSourceText *source, const LeafCompileOptions *options);
LeafProgram *leaf_program_ref (LeafProgram *program);
void leaf_program_unref (LeafProgram *program);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProgram, leaf_program_unref)

/* The sources that were read: the library's files, then the story, which is the last. */
guint32 leaf_program_n_sources (const LeafProgram *program);
guint32 leaf_program_story_source (const LeafProgram *program);
const char *leaf_program_story_title (const LeafProgram *program); /* the title in the story's first line; or NULL */
const char *leaf_program_source_name (const LeafProgram *program, guint32 source);
const char *leaf_program_source_text (const LeafProgram *program, guint32 source); /* as read: valid UTF-8 */
/* For an extension embedded in libleaf: the whole file, including the documentation after its end. Else NULL. */
const char *leaf_program_source_bundled_text (const LeafProgram *program, guint32 source);
/* The name by which a heading includes it as a part of the story ("woods.i7"); NULL: it is not a part. */
const char *leaf_program_source_part (const LeafProgram *program, guint32 source);
/* For an extension: "Lanterns version 2 by Ada Example". NULL for other sources. NULL also for extensions that ask
 * not to be credited, and for those of the story's author if the story asks for that, unless `of_modest` is set. */
const char *leaf_program_source_credit (const LeafProgram *program, guint32 source, gboolean of_modest);
gboolean leaf_program_source_is_library (const LeafProgram *program, guint32 source);
/* The story or a part of it: the author's own text. */
gboolean leaf_program_source_is_story (const LeafProgram *program, guint32 source);
/* The story, a part of it, or an extension; not the library, and not a text without a file. */
gboolean leaf_program_source_is_written (const LeafProgram *program, guint32 source);
/* Line and column (in characters) of a byte, both from 1. */
void leaf_program_line (const LeafProgram *program, guint32 source, guint32 byte, guint32 *line, guint32 *column);

/* --- problems ----------------------------------------------------------------------------------------------------- */

/* A message as a tree of patterns and arguments. */
typedef struct _LeafMessageFragment LeafMessageFragment;

typedef struct {
  const char *code; /* "ACTION_UNKNOWN" */
  LeafPlace place;
  const char *sentence;               /* the whole sentence in English, with the author's words quoted */
  const LeafMessageFragment *message; /* the same as a tree that can be translated; the program owns it */
} LeafProblem;

/* Its sentence in another language. `translate` is called, like gettext, with the sentence and with each message
 * fragment in it, with their placeholders (%1). Free with g_free. */
char *leaf_problem_dup_words (const LeafProblem *problem, GTranslateFunc translate, gpointer data);

guint32 leaf_program_n_problems (const LeafProgram *program);
/* number from 0, in the order of the text */
LeafProblem leaf_program_problem (const LeafProgram *program, guint32 number);
/* Notices: legal source that may not do what its author expects, such as Inform 6 code. */
guint32 leaf_program_n_notices (const LeafProgram *program);
LeafProblem leaf_program_notice (const LeafProgram *program, guint32 number); /* likewise */
/* The headline of the table that has an entry at the place; the place itself if there is none. The headline is where
 * the reference compiler reports a problem of an entry. */
LeafPlace leaf_program_place_of_table (const LeafProgram *program, LeafPlace place);

/* --- releasing ---------------------------------------------------------------------------------------------------- */

/* What a sentence "Release along with ..." requests. */
typedef enum {
  LEAF_RELEASE_SOLUTION = 1,
  LEAF_RELEASE_SOURCE,
  LEAF_RELEASE_CARD,
  LEAF_RELEASE_COVER,
  LEAF_RELEASE_STORY_FILE,
  LEAF_RELEASE_BOOKLET,
  LEAF_RELEASE_POSTCARD,
  LEAF_RELEASE_WEBSITE,
  LEAF_RELEASE_INTERPRETER,
  LEAF_RELEASE_STYLE_SHEET,
  LEAF_RELEASE_JAVASCRIPT,
  LEAF_RELEASE_FILE,
  LEAF_RELEASE_FIGURES,
  LEAF_RELEASE_SOUNDS
} LeafReleaseSort;

typedef struct {
  LeafReleaseSort sort;
  gboolean is_public, is_private; /* neither: the default of its sort */
  char *name;                     /* of a file: its name, "map.pdf"; NULL: not named */
  /* of cover art, its alternative text; of a website or an interpreter, its template; else NULL */
  char *words;
  LeafPlace place;
} LeafReleaseItem;

/* In the order of the text, ended by one of sort 0. Free with leaf_releases_free. */
LeafReleaseItem *leaf_program_releases (const LeafProgram *program, guint32 *n);
void leaf_releases_free (LeafReleaseItem *items);

/* In the order of the text, *n of them. Free with leaf_effects_free. */
LeafEffect *leaf_program_effects (const LeafProgram *program, guint32 *n);
void leaf_effects_free (LeafEffect *effects, guint32 n);

/* --- statistics --------------------------------------------------------------------------------------------------- */

/* The size of a story. Only the story and its parts are counted, not the library or extensions. */
typedef struct {
  guint32 lines, words;  /* of source, without comments; a line of a comment is a line */
  guint32 texts;         /* between quotation marks */
  guint32 printed_words; /* in these, without substitutions */
  guint32 rooms, things, kinds, actions, rules, phrases, scenes;
  guint32 extensions; /* extensions included, directly or by other extensions */
} LeafStatistics;

LeafStatistics leaf_program_statistics (const LeafProgram *program); /* time grows with the length of the source */

/* --- seeing inside ------------------------------------------------------------------------------------------------ */

/* The output of a stage as text: "words", "sentences", "world", "phrases", "rules", "grammar", "code", "occurrences"
 * or "problems"; "rulebooks" gives the rulebooks in the form described in docs/laws.md. NULL for any other word. Free
 * with g_free. */
char *leaf_program_dump (const LeafProgram *program, const char *stage, gboolean with_library);
const char *leaf_version (void);

G_END_DECLS
