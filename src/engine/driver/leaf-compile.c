/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-compile.c: the order of the stages.
 *
 * The standard library is compiled once: during the build, if the program contains the result (leaf-prebuilt.h),
 * otherwise by the process, from the sources that are embedded in libleaf. A story is compiled on a copy of the tables.
 * That copy is the checkpoint: everything that can change is in a table (leaf-base.h), so copying the tables is all
 * that is needed. Only the library's program outlives a call. */
#include "leaf-compile.h"

#include "kinds/leaf-notation.h"
#include "leaf-bundled.h"
#include "leaf-effect-files.h"
#include "leaf-extensions.h"
#include "leaf-parts.h"
#include "leaf-prebuilt.h"
#include "meaning/definitions/leaf-dialogue-meaning.h"
#include "occurrences/leaf-occurrences.h"

#include <string.h>

/* More than the size of the library's arena. This reserves address space; only the part that is used takes memory. */
#define LIBRARY_ROOM (32 * 1024 * 1024)

typedef struct {
  LeafBuild *build;
  const LeafCompileOptions *options;
} Compilation;

/* --- builds ------------------------------------------------------------------------------------------------------- */

/* The tables that a story starts from. They are on the arena `on`, or, if it is NULL, allocated separately, with room
 * for as many rows as `like` has. */
static void
copy_tables (LeafBuild *build, const LeafBuild *from, const LeafBuild *like, LeafArena *on)
{
  leaf_table_copy (&build->messages, &from->messages, NULL, on);
  build->words = leaf_words_copy (from->words, like->words, on);
  build->sentences = leaf_sentences_copy (from->sentences, like->sentences, on);
  build->english = leaf_english_copy (from->english, like->english, on);
  build->kinds = leaf_kinds_copy (from->kinds, like->kinds, on);
  build->world = leaf_world_copy (from->world, like->world, on);
  build->phrases = leaf_phrases_copy (from->phrases, like->phrases, on);
  build->rules = leaf_rules_copy (from->rules, like->rules, on);
  build->grammar = leaf_grammar_copy (from->grammar, like->grammar, on);
  build->code = leaf_code_copy (from->code, like->code, on);
}

static void
make_tables (LeafBuild *build)
{
  LEAF_TABLE_INIT (&build->messages, LeafMessage);
  build->words = leaf_words_new ();
  build->sentences = leaf_sentences_new ();
  build->english = leaf_english_new ();
  build->kinds = leaf_kinds_new (build->arena);
  build->world = leaf_world_new ();
  build->phrases = leaf_phrases_new ();
  build->rules = leaf_rules_new ();
  build->grammar = leaf_grammar_new ();
  build->code = leaf_code_new ();
}

/* `room`: the size of a single block for the whole arena; 0: several chunks. Only a library that will be prebuilt needs
 * a single block. It takes only address space, unless the allocator fills memory, as in tests. */
static void
init_build (LeafBuild *build, const LeafBuild *from, const LeafBuild *like, gsize room)
{
  *build = (LeafBuild) { .arena = leaf_arena_new (from != NULL ? "story" : "library") };
  /* the library keeps its own */
  build->occurrences = leaf_occurrences_new (like != NULL ? like->occurrences : NULL);
  if (from == NULL) {
    if (room > 0)
      leaf_arena_reserve (build->arena, room);
    build->vocabulary = leaf_vocabulary_new (build->arena);
    make_tables (build);
  } else {
    leaf_arena_keep (build->arena, from->arena);
    like = like != NULL ? like : from;
    build->vocabulary = leaf_vocabulary_copy (from->vocabulary, like->vocabulary, build->arena);
    copy_tables (build, from, like, NULL);
  }
}

void
leaf_build_init (LeafBuild *build, const LeafBuild *from, const LeafBuild *like)
{
  init_build (build, from, like, 0);
}

LeafProgram *
leaf_program_freeze (const LeafProgram *program)
{
  const LeafBuild *from = &program->build;
  LeafArena *on = from->arena;
  LeafProgram *frozen = leaf_arena_copy (on, program, sizeof *program);

  copy_tables (&frozen->build, from, from, on);
  frozen->build.vocabulary = leaf_vocabulary_freeze (from->vocabulary, on);
  frozen->build.occurrences = leaf_occurrences_freeze (from->occurrences, on);
  frozen->build.arena = NULL;
  return frozen;
}

void
leaf_build_clear (LeafBuild *build)
{
  leaf_code_free (build->code);
  leaf_grammar_free (build->grammar);
  leaf_rules_free (build->rules);
  leaf_phrases_free (build->phrases);
  leaf_world_free (build->world);
  leaf_kinds_free (build->kinds);
  leaf_english_free (build->english);
  leaf_sentences_free (build->sentences);
  leaf_occurrences_free (build->occurrences);
  leaf_words_free (build->words);
  leaf_vocabulary_free (build->vocabulary);
  leaf_table_clear (&build->messages);
  leaf_arena_unref (build->arena);
}

/* --- the stages --------------------------------------------------------------------------------------------------- */

static gboolean
should_stop (const Compilation *work)
{
  return work->options != NULL && work->options->should_stop != NULL
         && work->options->should_stop (work->options->stop_data);
}

/* Functions by which the world, an earlier stage, reads values. */
static const LeafConstantReader constant_reader
    = { leaf_meaning_constant, leaf_meaning_plain_text, leaf_meaning_owned_text };

static void
complete_world (LeafBuild *build)
{
  if (build->release != NULL)
    leaf_bibliography_give_serial (build);
  leaf_world_complete (build, &constant_reader);
}

static void (*const stages[]) (LeafBuild *build) = {
  leaf_world_read_declarations,
  leaf_notations_read,
  leaf_grammar_declare_variables,
  leaf_rules_read_rulebooks,
  leaf_world_read_assertions,
  leaf_world_read_tables,
  leaf_notations_check,
  leaf_phrases_read,
  leaf_rules_read_preambles,
  leaf_rules_place,
  leaf_grammar_read,
  leaf_dialogue_read,
  complete_world,
  leaf_grammar_complete,
  leaf_code_generate,
  leaf_meaning_check_texts,
  leaf_rules_check_events,
  leaf_rules_note,
  leaf_world_note,
};

/* Runs the stages after the source was divided into words and sentences. FALSE if it was cancelled, which is checked
 * between any two stages, so that typing waits for at most one stage. */
static gboolean
understand (Compilation *work)
{
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++) {
    if (should_stop (work))
      return FALSE;
    stages[i](work->build);
  }
  return !should_stop (work);
}

static LeafProgram *
freeze (LeafBuild *build, LeafProgram *library, gboolean with_dialogue, guint32 story_source)
{
  LeafProgram *program = g_new0 (LeafProgram, 1);
  g_autofree char *why = NULL;

  g_atomic_ref_count_init (&program->references);
  if (!leaf_code_verify (build, &why))
    g_warning ("code that is not sound was made: %s", why);
  leaf_build_settle_messages (build, library != NULL ? build->n_library_messages : 1);
  program->state = leaf_state_lay_out (build);
  program->build = *build;
  program->build.before = NULL;
  program->library = library;
  program->with_dialogue = with_dialogue;
  program->story_source = story_source;
  return program;
}

static void
read_library_file (LeafBuild *build, const LeafBundledFile *file, guint32 *last)
{
  *last = leaf_words_read (build, file->name, file->bytes, file->length, TRUE);
  leaf_sentences_read (build, *last);
}

/* There are two libraries: a plain one, and one with a part for dialogue, which stories without dialogue do not use. */
LeafProgram *
leaf_library_compile (gboolean with_dialogue)
{
  LeafBuild build;
  Compilation work = { &build, NULL };
  guint32 last = 0;

  init_build (&build, NULL, NULL, LIBRARY_ROOM);
  build.is_library = TRUE;
  build.story_sentence = 1;
  for (guint i = 0; leaf_library_files[i].name != NULL; i++)
    read_library_file (&build, &leaf_library_files[i], &last);
  for (guint i = 0; with_dialogue && leaf_dialogue_files[i].name != NULL; i++)
    read_library_file (&build, &leaf_dialogue_files[i], &last);
  understand (&work);
  return freeze (&build, NULL, with_dialogue, last);
}

static LeafProgram *
library (gboolean with_dialogue)
{
  static LeafProgram *compiled[2];
  static gsize once[2];

  if (g_once_init_enter (&once[with_dialogue])) {
    compiled[with_dialogue] = leaf_prebuilt_library (with_dialogue);
    if (compiled[with_dialogue] == NULL)
      compiled[with_dialogue] = leaf_library_compile (with_dialogue);
    g_once_init_leave (&once[with_dialogue], 1);
  }
  return compiled[with_dialogue];
}

/* Does there seem to be a heading "(dialogue)"? A guess, which saves starting over. */
static gboolean
may_have_dialogue (const LeafSourceText *source)
{
  const char *at = source->bytes, *end = at + source->length;

  while (at != NULL && (at = memchr (at, '(', (gsize) (end - at))) != NULL)
    if (end - ++at >= 6 && g_ascii_strncasecmp (at, "dialog", 6) == 0)
      return TRUE;
  return FALSE;
}

LeafProgram *
leaf_program_compile_on (LeafProgram *under, const LeafSourceText *source, const LeafCompileOptions *options,
                         gboolean *lacks_dialogue)
{
  LeafBuild build;
  Compilation work = { &build, options };
  const LeafBuild *before = NULL;
  guint32 story;

  if (options != NULL && options->before != NULL && options->before->library == under)
    before = &options->before->build;
  leaf_build_init (&build, &under->build, before);
  build.before = before;
  if (options != NULL && options->release != NULL)
    build.release = leaf_arena_strdup (build.arena, options->release);
  build.first_source = build.words->sources.n;
  build.story_sentence = build.sentences->sentences.n;
  build.n_library_messages = build.messages.n;
  story = leaf_words_read (&build, source->name != NULL ? source->name : "story.ni", source->bytes, source->length,
                           FALSE);
  leaf_parts_read (&build, story, options);
  leaf_extensions_include (&build, story, options);
  leaf_sentences_read (&build, story);
  /* the dialogue is in a part of the story, or in an extension */
  *lacks_dialogue = build.sentences->dialogue.n > 1 && !under->with_dialogue;
  if (*lacks_dialogue || !understand (&work)) {
    leaf_build_clear (&build);
    return NULL;
  }
  leaf_build_check_effects (&build, options);
  return freeze (&build, leaf_program_ref (under), under->with_dialogue, story);
}

LeafProgram *
leaf_program_compile (const LeafSourceText *source, const LeafCompileOptions *options)
{
  LeafProgram *program;
  gboolean lacks_dialogue;

  g_return_val_if_fail (source != NULL && (source->bytes != NULL || source->length == 0), NULL);
  program = leaf_program_compile_on (library (may_have_dialogue (source)), source, options, &lacks_dialogue);
  return lacks_dialogue ? leaf_program_compile_on (library (TRUE), source, options, &lacks_dialogue) : program;
}

const char *
leaf_program_release (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, NULL);
  return program->build.release;
}

LeafProgram *
leaf_program_ref (LeafProgram *program)
{
  g_atomic_ref_count_inc (&program->references);
  return program;
}

void
leaf_program_unref (LeafProgram *program)
{
  if (program == NULL || !g_atomic_ref_count_dec (&program->references))
    return;
  g_clear_pointer (&program->image, leaf_image_free);
  leaf_build_clear (&program->build);
  g_clear_pointer (&program->library, leaf_program_unref);
  g_free (program);
}

/* The image is made on first use, so a program that is never played does not pay for it. */
const LeafImage *
leaf_program_image (const LeafProgram *program)
{
  LeafImage **image = &((LeafProgram *) program)->image;

  if (g_once_init_enter (image))
    g_once_init_leave (image, leaf_link (&program->build, program->state, program->story_source));
  return *image;
}

void
leaf_program_link (const LeafProgram *program)
{
  g_return_if_fail (program != NULL);
  leaf_image_cells (leaf_program_image (program));
}
