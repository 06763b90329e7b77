/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-build.h: everything that one compilation makes, from words to code.
 *
 * A build starts empty (the standard library) or as a copy of the library's build (a story). leaf-compile.c runs the
 * stages on it, and it is then frozen as a LeafProgram. Each stage owns one member, declared in that stage's header.
 * A stage may read the members above its own, and never those below.
 */
#pragma once

#include "leaf-base.h"

G_BEGIN_DECLS

typedef struct _LeafWords LeafWords;             /* words/leaf-words.h */
typedef struct _LeafOccurrences LeafOccurrences; /* occurrences/leaf-occurrences.h */
typedef struct _LeafSentences LeafSentences;     /* sentences/leaf-sentences.h */
typedef struct _LeafEnglish LeafEnglish;         /* english/leaf-english.h */
typedef struct _LeafKinds LeafKinds;             /* kinds/leaf-kinds.h */
typedef struct _LeafWorld LeafWorld;             /* world/nouns/leaf-world.h */
typedef struct _LeafPhrases LeafPhrases;         /* meaning/tree/leaf-phrases.h */
typedef struct _LeafRules LeafRules;             /* rules/leaf-rules.h */
typedef struct _LeafGrammar LeafGrammar;         /* grammar/leaf-grammar.h */
typedef struct _LeafCode LeafCode;               /* code/leaf-code.h */

/* The source, without a file, that has LeafBuild.release as a text. */
#define LEAF_SERIAL_SOURCE "the serial number of a release"

typedef struct _LeafBuild {
  LeafArena *arena;
  LeafVocabulary *vocabulary;
  LeafTable messages; /* of LeafMessage, in the order in which they were found */
  LeafWords *words;
  LeafOccurrences *occurrences; /* written by the stages below and read by none of them */
  LeafSentences *sentences;
  LeafEnglish *english;
  LeafKinds *kinds;
  LeafWorld *world;
  LeafPhrases *phrases;
  LeafRules *rules;
  LeafGrammar *grammar;
  LeafCode *code;
  gboolean is_library;  /* the standard library itself is being compiled, so native bodies are allowed */
  const char *release;  /* LeafCompileOptions.release, on the arena */
  guint32 first_source; /* the first source of this compilation; earlier ones are the library's */
  /* the first sentence of the story; earlier ones are the library's. 0 for the library */
  guint32 story_sentence;
  guint32 n_library_messages;      /* messages about the library, which are internal errors; the story's follow */
  const struct _LeafBuild *before; /* an earlier build of nearly the same sources, or NULL; used only by the lexer */
  struct _LeafInform6 *inform6;    /* what the story includes in Inform 6; NULL: nothing so far. On the arena */
  guint32 n_notices;               /* how many of the last messages are notices, once they are sorted */
} LeafBuild;

/* Adds a message. The arguments are words, fragments or NULL, and are copied to the arena. */
#define leaf_build_problem(build, code, span, arg1, arg2, arg3)                                                        \
  leaf_build_problem_with ((build), (code), (span),                                                                    \
                           (const LeafMessageArgument[LEAF_PROBLEM_ARGS]) {                                            \
                               LEAF_ARGUMENT (arg1), LEAF_ARGUMENT (arg2), LEAF_ARGUMENT (arg3) })
void leaf_build_problem_with (LeafBuild *build, LeafProblemCode code, LeafSpan span,
                              const LeafMessageArgument args[LEAF_PROBLEM_ARGS]);
/* Call after the last message was added: sorts the messages from row `first` by place and formats their sentences. */
void leaf_build_settle_messages (LeafBuild *build, guint32 first);

G_END_DECLS
