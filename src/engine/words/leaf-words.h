/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-words.h: bytes become numbered words, and a phrase is a pair of numbers.
 *
 * All sources of a compilation (the library's files, the story, its extensions) are read into one stream of words.
 * Later stages pass a LeafWording {first, end} by value. To test whether a word is "lamb", compare vocabulary ids; text
 * is only built for display. Example: `Mary had "a lamb".` is five words: mary(0) had(1) ""(2, LEAF_WORD_TEXT) .(3)
 * |(4, paragraph).
 *
 * Lexical rules (Writing with Inform, chapter 2): comments in square brackets nest and are dropped; inside quotation
 * marks, brackets are substitutions and are kept; commas, colons, semicolons, full stops, round brackets and braces are
 * words of their own, except in "2.5", "9:30" and "1,000" (a mark between digits, or a full stop between small
 * letters); a hyphen or an apostrophe inside a word belongs to it; `(- ... -)` is one word. A quotation that ends in .
 * ? or ! (before its closing quotation mark or a closing bracket) ends a sentence if the next word is capitalised or a
 * new paragraph follows; the lexer then adds a full stop (except in a table, whose cells are not sentences).
 */
#pragma once

#include "../base/leaf-build.h"
#include "../image/leaf-instruction.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_WORD_PLAIN = 0,
  LEAF_WORD_TEXT,        /* "quoted"; leaf_words_text_dup returns the text between the marks */
  LEAF_WORD_PUNCTUATION, /* . , ; : ? ! ( ) { } */
  LEAF_WORD_PARAGRAPH,   /* a blank line, or the end of a source */
  LEAF_WORD_NATIVE,      /* (- ... -) */
} LeafWordSort;

enum {
  LEAF_WORD_LINE_START = 1 << 0, /* first on its line; indent is the number of tabs before it */
  LEAF_WORD_CAPITAL = 1 << 1,    /* begins with a capital letter */
  LEAF_WORD_TOUCHES = 1 << 2,    /* no white space between the previous word and this one */
  LEAF_WORD_IMPLIED = 1 << 3,    /* a full stop that the lexer added */
};

typedef struct {
  union { /* first member, so that code that sees a word only as a place finds it: image/leaf-image.h */
    LeafSpan span;
    struct {
      guint32 source;
      guint32 start, end; /* bytes of the source */
    };
  };
  LeafVocabId vocab;
  guint32 line; /* from 1, of the source */
  guint8 sort;  /* LeafWordSort */
  guint8 flags;
  guint8 indent; /* tabs; at most 255 */
  /* the first byte of the spelling; NUL if the sort has none. Most comparisons fail at this byte */
  char initial;
} LeafWord;

typedef struct {
  const char *name; /* for display: "story.ni", "library/actions.i7x" */
  const char *text; /* valid UTF-8, on the arena */
  guint32 length;
  guint32 first_word, end_word;
  gboolean is_library;
  gboolean is_apart;          /* not a file: words that the engine made while reading a story */
  gboolean is_sound;          /* it was lexed without problems */
  guint32 heading;            /* for a part: the first word of the heading that includes it; 0: not a part */
  const char *part;           /* ... and the name in that heading: "woods.i7" */
  guint32 included_at;        /* for an extension: the first word of the Include sentence; 0: not an extension */
  const char *credit;         /* for an extension: "Lanterns version 2 by Ada Example (after Bob)" */
  const char *carried;        /* for an extension embedded in libleaf: the whole file, including what follows its end */
  gboolean is_modest;         /* "Use authorial modesty": it asks not to be credited */
  const guint32 *line_starts; /* the byte at which each line begins, on the arena */
  guint32 n_lines;
  const guint32 *characters; /* the number of characters before each LEAF_SOURCE_STRIDE-th byte, on the arena */
} LeafSource;

/* Columns are counted from the nearest of these places, because a whole file may be one line with a problem at each
 * word. */
#define LEAF_SOURCE_STRIDE 256

struct _LeafWords {
  LeafTable words;   /* of LeafWord; word numbers are row numbers */
  LeafTable sources; /* of LeafSource */
};

LeafWords *leaf_words_new (void);
LeafWords *leaf_words_copy (const LeafWords *words, const LeafWords *like, LeafArena *on);
void leaf_words_free (LeafWords *words);

/* Reads a source. Any bytes are accepted: invalid UTF-8 is reported and replaced. Returns the source's number. `name`
 * and `bytes` are copied. */
guint32 leaf_words_read (LeafBuild *build, const char *name, const char *bytes, gsize length, gboolean is_library);
/* Reads bytes `start` .. `end` of `source` (substitutions inside quoted text) as words with the same numbering and
 * correct places. */
LeafWording leaf_words_read_within (LeafBuild *build, guint32 source, guint32 start, guint32 end);
/* Reads words made by the engine (test scripts, typed conditions), as a separate source with this name. */
LeafWording leaf_words_read_apart (LeafBuild *build, const char *name, const char *text);

static inline guint32
leaf_wording_length (LeafWording w)
{
  return w.end - w.first;
}
static inline gboolean
leaf_wording_empty (LeafWording w)
{
  return w.end <= w.first;
}
static inline LeafWording
leaf_wording (guint32 first, guint32 end)
{
  return (LeafWording) { first, end };
}
static inline LeafWording
leaf_wording_from (LeafWording w, guint32 first)
{
  return (LeafWording) { first, w.end };
}
static inline LeafWording
leaf_wording_up_to (LeafWording w, guint32 end)
{
  return (LeafWording) { w.first, end };
}

static inline const LeafWord *
leaf_word (const LeafBuild *build, guint32 number)
{
  return LEAF_ROW (&build->words->words, LeafWord, number);
}

gboolean leaf_word_is_spelled (const LeafBuild *build, guint32 number, const char *text); /* for leaf_word_is */

/* The number of words in a phrase whose words are separated by single spaces. */
guint32 leaf_n_words (const char *text);
/* TRUE if word `number` is spelled `text`, given in lower case. FALSE for quoted text. */
static inline gboolean
leaf_word_is (const LeafBuild *build, guint32 number, const char *text)
{
  return leaf_word (build, number)->initial == text[0] && leaf_word_is_spelled (build, number, text);
}

/* +1 for an opening bracket or brace, -1 for a closing one. Both are separate words, so the first byte is enough. */
static inline int
leaf_bracket_step (const LeafWord *word)
{
  switch (word->initial) {
  case '(':
  case '{': return 1;
  case ')':
  case '}': return -1;
  default: return 0;
  }
}

/* How many are open after the word, if `depth` are open before it. One that closes nothing is ignored. */
static inline guint32
leaf_bracket_depth (guint32 depth, const LeafWord *word)
{
  return (guint32) MAX ((gint64) depth + leaf_bracket_step (word), 0);
}

/* TRUE if the words spell `text`, a phrase of at least one word in lower case with single spaces. */
gboolean leaf_wording_is (const LeafBuild *build, LeafWording w, const char *text);
/* for leaf_wording_begins */
gboolean leaf_wording_begins_so (const LeafBuild *build, LeafWording w, const char *text);

/* "rule for" */
static inline gboolean
leaf_wording_begins (const LeafBuild *build, LeafWording w, const char *text)
{
  return (leaf_wording_empty (w) || leaf_word (build, w.first)->initial == text[0] || text[0] == '\0')
         && leaf_wording_begins_so (build, w, text);
}

gboolean leaf_wording_ends (const LeafBuild *build, LeafWording w, const char *text);
gboolean leaf_wording_same (const LeafBuild *build, LeafWording a, LeafWording b);
/* The first place of the phrase `text` in w, outside round brackets and braces; w.end if there is none. */
guint32 leaf_wording_find (const LeafBuild *build, LeafWording w, const char *text);
guint32 leaf_wording_find_from (const LeafBuild *build, LeafWording w, guint32 from, const char *text);
/* TRUE if it is in a source of the library, not in the story or anything the story includes. */
gboolean leaf_word_is_library (const LeafBuild *build, guint32 word);
LeafWording leaf_wording_past_articles (const LeafBuild *build, LeafWording w); /* for leaf_wording_skip_article */

/* the a an some */
static inline gboolean
leaf_word_is_article (const LeafBuild *build, guint32 number)
{
  return leaf_word (build, number)->vocab.ix - LEAF_VOCAB_THE <= LEAF_VOCAB_SOME - LEAF_VOCAB_THE;
}

/* TRUE if the words are only an article. */
static inline gboolean
leaf_wording_is_article (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_length (w) == 1 && leaf_word_is_article (build, w.first);
}

/* The words without a leading article, unless it is the only word. */
static inline LeafWording
leaf_wording_skip_article (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_length (w) < 2 || !leaf_word_is_article (build, w.first) ? w
                                                                               : leaf_wording_past_articles (build, w);
}

/* The words without brackets around the whole. */
LeafWording leaf_wording_unbracket (const LeafBuild *build, LeafWording w);
/* The word after the bracket that closes the one at `open`. */
guint32 leaf_wording_past_bracket (const LeafBuild *build, LeafWording w, guint32 open);
LeafSpan leaf_wording_span (const LeafBuild *build, LeafWording w);
/* The author's words, with white space reduced to single spaces. */
char *leaf_wording_dup (const LeafBuild *build, LeafWording w);
/* The same, shortened for a message: a sentence of ten thousand words may be quoted ten thousand times. */
char *leaf_wording_dup_quoted (const LeafBuild *build, LeafWording w);
/* The words as spelled, with one space between any two: "before mending a bell ( called the patient )". */
char *leaf_wording_dup_spaced (const LeafBuild *build, LeafWording w);
/* The words with standard spacing, whatever white space the source has: "twice (2, { 4 })". */
char *leaf_wording_dup_set (const LeafBuild *build, LeafWording w);
/* Appends bytes of a source in normalized form: straight quotation marks, hyphens for dashes, spaces for no-break
 * spaces. All characters of a source are read in this way. */
void leaf_words_append_read (GString *out, const char *text, gsize length);
/* The length in bytes of the double quotation mark at `text`, straight or curly; 0 if there is none. */
guint32 leaf_words_mark_length (const char *text);
/* The bytes between the marks of a LEAF_WORD_TEXT word. A text that is not closed has no mark at its end. */
LeafSpan leaf_words_inside_text (const LeafBuild *build, guint32 number);
/* TRUE if byte `at` of `text`, in normalized form, is printed as a double quotation mark. This is so for apostrophes
 * that are not between two letters, except that "'s" at the start, before a space or the end, belongs to the word
 * printed before it. */
gboolean leaf_words_is_quotation (const char *text, gsize at, gsize length);
/* The contents of a LEAF_WORD_TEXT word, in normalized form. */
char *leaf_words_text_dup (const LeafBuild *build, guint32 number);
/* The native named by a body of the library, "(- name -)". An unknown name is reported as an internal error and
 * returns NONE. */
LeafNative leaf_wording_native (const LeafBuild *build, LeafWording w);
/* Two places that correspond: a byte of leaf_words_text_dup's text, and one of the source. */
typedef struct {
  gsize read;
  guint32 place; /* 0: the start of the text */
} LeafTextPlace;

/* The byte of the source that corresponds to byte `at` of leaf_words_text_dup's text. `known` is where the search
 * begins, and then the place that was found; `{ 0 }` for the first. */
guint32 leaf_words_text_place (const LeafBuild *build, guint32 number, gsize at, LeafTextPlace *known);
/* Line and column, in characters, of a byte of a source; both from 1. */
void leaf_words_line (const LeafWords *words, guint32 source, guint32 byte, guint32 *line, guint32 *column);

/* Splits "A, B and C" at commas, "and" and ", and" outside brackets; with `word` "or", at "or". Fills `parts` (of
 * LeafWording, on the arena) and returns their number. */
guint32 leaf_wording_split_list (LeafBuild *build, LeafWording w, const char *word, LeafWording **parts);
/* A number in digits, or in words up to twelve ("-3", "seven"). */
gboolean leaf_word_number (const LeafBuild *build, guint32 number, gint32 *value);
/* Is it a number in digits that is too large or too small for a value? */
gboolean leaf_word_exceeds_numbers (const LeafBuild *build, guint32 number);
gboolean leaf_word_ordinal (const LeafBuild *build, guint32 number, gint32 *value);

/* Reports a problem about these words, which are its first argument; the others are as for leaf_build_problem (). */
#define leaf_problem_at(build, code, w, arg2, arg3)                                                                    \
  leaf_problem_at_with ((build), (code), (w), LEAF_ARGUMENT (arg2), LEAF_ARGUMENT (arg3))
static inline void
leaf_problem_at_with (LeafBuild *build, LeafProblemCode code, LeafWording w, LeafMessageArgument arg2,
                      LeafMessageArgument arg3)
{
  g_autofree char *quoted = leaf_wording_dup_quoted (build, w);
  leaf_build_problem (build, code, leaf_wording_span (build, w), quoted, arg2, arg3);
}

G_END_DECLS
