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

/* A figure or sound of the story. Owns its strings. */
typedef struct {
  gboolean is_sound;
  guint32 number;  /* as in LeafEvent and in "[Picture number 3 here.]"; LEAF_EFFECT_COVER: made by the library */
  char *name;      /* "Figure of the Tower" */
  char *file;      /* "tower.png", in the folder Figures or Sounds of the materials */
  char *words;     /* a description for players who cannot see or hear it; NULL: none */
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
  /* for an extension of which the requested version does not exist: the versions that do ("2, 2.4 and 3"); else NULL */
  const char *versions;
  /* for an extension: a part of it that the engine does not read ("Inter/GlowKit"), which a notice reports; else
   * NULL */
  const char *unread;
} LeafSourceText;

typedef struct {
  /* Finds an extension named in an Include sentence: returns TRUE and fills *found, whose pointers must stay valid
   * until the compilation returns. `version` is the requested version, or NULL. If several versions satisfy it, use the
   * highest; if none does, use the highest that exists and set `versions`. Called only during leaf_program_compile, in
   * its thread. The extensions embedded in libleaf are tried last, so this field may be NULL. */
  gboolean (*find_extension) (const char *title, const char *author, const char *version, LeafSourceText *found,
                              gpointer data);
  /* Like find_extension, for a file that a heading names, as in: Chapter 5 (see "woods.i7"). NULL: there are no such
   * files. */
  gboolean (*find_part) (const char *name, LeafSourceText *found, gpointer data);
  gpointer data; /* for find_extension, find_part and check_effect */
  /* Called often. Return TRUE to stop the compilation, which then returns NULL. May be NULL. */
  gboolean (*should_stop) (gpointer stop_data);
  gpointer stop_data;
  /* An earlier program of nearly the same sources, or NULL. What has not changed is reused, which saves time and does
   * not affect the result. The new program keeps no reference to it. */
  const LeafProgram *before;
  /* Checks the file of a figure or sound. A fault becomes a notice at its sentence. NULL: files are not checked. */
  LeafEffectFault (*check_effect) (const LeafEffect *effect, gpointer data);
  /* Not NULL: the program is for players, and this is its serial number ("261130", the date). What is below a heading
   * "not for release" is skipped, what is "for release only" is read, and there are no testing commands. */
  const char *release;
} LeafCompileOptions;

/* Compares versions of extensions such as "2", "2.1.3", "2_1_3" or "2/210908" (the date counts as the third number).
 * Returns a negative number, 0 or a positive one, like strcmp. */
int leaf_version_compare (const char *a, const char *b);
/* TRUE if version `has` ("" if an extension gives none) satisfies the requested version `asked`: it is the same
 * version, or a higher one with the same first number. */
gboolean leaf_version_serves (const char *has, const char *asked);

/* Compiles the standard library (once per process, unless the build did) and then `source`. `options` may be NULL.
 * Returns a new program; NULL only if `should_stop` stopped it. Free with leaf_program_unref. Any thread. */
LeafProgram *leaf_program_compile (const LeafSourceText *source, const LeafCompileOptions *options);
LeafProgram *leaf_program_ref (LeafProgram *program);
void leaf_program_unref (LeafProgram *program);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProgram, leaf_program_unref)

/* The sources that were read: the library's files, then the story, its parts, and extensions. Ids 1 .. n. */
guint32 leaf_program_n_sources (const LeafProgram *program);
guint32 leaf_program_story_source (const LeafProgram *program);
const char *leaf_program_release (const LeafProgram *program);     /* LeafCompileOptions.release */
const char *leaf_program_story_title (const LeafProgram *program); /* in the story's first line; NULL: none */
const char *leaf_program_source_name (const LeafProgram *program, guint32 source);
const char *leaf_program_source_text (const LeafProgram *program, guint32 source); /* as read: valid UTF-8 */
/* For an extension embedded in libleaf: the whole file, including the documentation after its body. Else NULL. */
const char *leaf_program_source_bundled_text (const LeafProgram *program, guint32 source);
/* The name by which a heading includes it as a part of the story ("woods.i7"); NULL: it is not a part. */
const char *leaf_program_source_part (const LeafProgram *program, guint32 source);
/* For an extension: "Lanterns version 2 by Ada Example". NULL for other sources. Unless `of_modest` is set, NULL also
 * for extensions that ask not to be credited, and for those of the story's author if the story asks for that. */
const char *leaf_program_source_credit (const LeafProgram *program, guint32 source, gboolean of_modest);
gboolean leaf_program_source_is_library (const LeafProgram *program, guint32 source);
/* The story or a part of it: the author's own text. */
gboolean leaf_program_source_is_story (const LeafProgram *program, guint32 source);
/* The story, a part of it, or an extension; not the library, and not a text without a file. */
gboolean leaf_program_source_is_authored (const LeafProgram *program, guint32 source);
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

/* The sentence of a problem in another language. `translate` is called like gettext, with `data`, for the pattern of
 * the sentence and of each fragment in it; patterns have placeholders (%1). NULL: English. Free with g_free. */
char *leaf_problem_dup_words (const LeafProblem *problem, GTranslateFunc translate, gpointer data);

guint32 leaf_program_n_problems (const LeafProgram *program);
/* by number from 0, in the order of the text */
LeafProblem leaf_program_problem (const LeafProgram *program, guint32 number);
/* Notices: legal source that may not do what its author expects, such as Inform 6 code. Numbered like problems. */
guint32 leaf_program_n_notices (const LeafProgram *program);
LeafProblem leaf_program_notice (const LeafProgram *program, guint32 number);
/* The title line of the table that has an entry at the place; the place itself if there is none. The reference compiler
 * reports a problem of an entry at the title line. */
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
  gboolean is_public, is_private; /* neither is said: the default of the sort applies */
  char *name;                     /* of a file: its name, "map.pdf"; NULL: not named */
  /* of cover art, its alternative text; of a website or an interpreter, its template; else NULL */
  char *words;
  LeafPlace place;
} LeafReleaseItem;

/* What the story requests, in the order of the text: *n items, and one of sort 0 after them. Free with
 * leaf_releases_free. */
LeafReleaseItem *leaf_program_releases (const LeafProgram *program, guint32 *n);
void leaf_releases_free (LeafReleaseItem *items);

/* The figures and sounds of the story in the order of the text, *n of them. Free with leaf_effects_free. */
LeafEffect *leaf_program_effects (const LeafProgram *program, guint32 *n);
void leaf_effects_free (LeafEffect *effects, guint32 n);

/* --- statistics --------------------------------------------------------------------------------------------------- */

/* The size of a story. Only the story and its parts are counted, not the library or extensions. */
typedef struct {
  guint32 lines, words;  /* of source; `lines` includes comments, `words` does not */
  guint32 texts;         /* between quotation marks */
  guint32 printed_words; /* in these texts, without substitutions */
  guint32 rooms, things, kinds, actions, rules, phrases, scenes;
  guint32 extensions; /* extensions included, directly or by other extensions */
} LeafStatistics;

LeafStatistics leaf_program_statistics (const LeafProgram *program); /* reads the whole source */

/* --- seeing inside ------------------------------------------------------------------------------------------------ */

/* The output of a stage of compiling as text: "words", "sentences", "world", "phrases", "rules", "grammar", "code",
 * "inform6", "occurrences" or "problems"; "rulebooks" gives the rulebooks in the form described in docs/laws.md. NULL
 * for any other word. Free with g_free. */
char *leaf_program_dump (const LeafProgram *program, const char *stage, gboolean with_library);
const char *leaf_version (void);

G_END_DECLS
