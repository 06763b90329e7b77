/* leaf-words.h: bytes become numbered words, and a phrase is a pair of numbers.
 *
 * All sources of a compilation (the library's files, the story, its extensions) are read into one stream of words.  Later
 * stages pass a LeafWording {first, end} by value; to ask "is this word lamb?" compare vocabulary ids; text is recovered
 * only to be shown.  Example: `Mary had "a lamb".` is five words: mary(0) had(1) ""(2, LEAF_WORD_TEXT) .(3) |(4, paragraph).
 *
 * Facts about reading (Writing with Inform, chapter 2): comments in square brackets nest and vanish; inside quotation marks
 * brackets are kept, they are substitutions; commas, colons, semicolons, full stops, round brackets and braces stand alone,
 * but "2.5", "9:30" and "1,000" (a mark between digits, a full stop between small letters) do not split; a hyphen or an apostrophe inside a word belongs to
 * it; `(- ... -)` is one word.  A quotation that ends in . ? or ! (before its closing quotation mark or a closing bracket)
 * ends a sentence when the next word is capitalised or a new paragraph comes; the reader then puts a full stop after it (not
 * in the paragraph of a table, whose cells are no sentences).
 */
#pragma once

#include "../base/leaf-build.h"
#include "../image/leaf-instruction.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_WORD_PLAIN = 0,
  LEAF_WORD_TEXT,        /* "quoted"; leaf_words_text_dup gives what is between the marks */
  LEAF_WORD_PUNCTUATION, /* . , ; : ? ! ( ) { } */
  LEAF_WORD_PARAGRAPH,   /* a blank line, or the end of a source */
  LEAF_WORD_NATIVE,      /* (- ... -) */
} LeafWordSort;

enum {
  LEAF_WORD_LINE_START = 1 << 0, /* first on its line; indent is then the number of tabs before it */
  LEAF_WORD_CAPITAL    = 1 << 1, /* begins with a capital letter */
  LEAF_WORD_TOUCHES    = 1 << 2, /* no white space between the word before and this one */
  LEAF_WORD_IMPLIED    = 1 << 3, /* a full stop that the reader put in */
};

typedef struct {
  union { /* first, so that who knows a word as a place alone can find it: image/leaf-image.h */
    LeafSpan span;
    struct {
      guint32 source;
      guint32 start, end; /* bytes of the source */
    };
  };
  LeafVocabId vocab;
  guint32     line;       /* 1-based, of the source */
  guint8      sort;       /* LeafWordSort */
  guint8      flags;
  guint8      indent;     /* tabs; at most 255 are counted */
  char        initial;    /* the first byte of the spelling; NUL where sort says that there is none to compare.  Most words that
                             are asked about are not the word that is looked for, and this tells without looking further */
} LeafWord;

typedef struct {
  const char *name;  /* as shown: "story.ni", "library/actions.i7x" */
  const char *text;  /* valid UTF-8, on the arena */
  guint32     length;
  guint32     first_word, end_word;
  gboolean    is_library;
  gboolean    is_aside;   /* no file: words that were made while a story was read */
  gboolean    is_sound;   /* no problem was met while it became words */
  guint32     heading;    /* of a part: the first word of the heading that names it; 0: it is none */
  const char *part;       /* and the name that stands there: "woods.i7" */
  const char *credit;     /* of an extension: "Lanterns version 2 by Ada Example" */
  const char *carried;    /* of an extension that libleaf carries: all of its file, with what follows its end */
  gboolean    is_modest;  /* "Use authorial modesty": it asks not to be named */
  const guint32 *line_starts; /* the byte at which each line begins, on the arena */
  guint32     n_lines;
  const guint32 *characters; /* how many begin before each LEAF_SOURCE_STRIDE-th byte, on the arena */
} LeafSource;

/* A column is counted from the nearest of these places: a line may be as long as its file, and a problem stand at each word of it. */
#define LEAF_SOURCE_STRIDE 256

struct _LeafWords {
  LeafTable words;   /* of LeafWord; word numbers are row numbers */
  LeafTable sources; /* of LeafSource */
};

LeafWords  *leaf_words_new  (void);
LeafWords  *leaf_words_copy (const LeafWords *words, const LeafWords *like, LeafArena *on);
void        leaf_words_free (LeafWords *words);

/* Reads a source.  Any bytes will do: what is not UTF-8 is a problem with a place and is replaced.  Returns the source's
 * index.  `name` and `bytes` are copied. */
guint32     leaf_words_read (LeafBuild *build, const char *name, const char *bytes, gsize length, gboolean is_library);
/* Reads a piece of text that is not a source of its own as words of `source` (substitutions inside quoted text: the bytes
 * `start` .. `end` of that source), in the same numbering, so that they have true places. */
LeafWording leaf_words_read_within (LeafBuild *build, guint32 source, guint32 start, guint32 end);
/* Words made up by the engine ("test me" scripts, typed conditions): a source of their own, called `name`. */
LeafWording leaf_words_read_aside (LeafBuild *build, const char *name, const char *text);

static inline guint32  leaf_wording_length (LeafWording w) { return w.end - w.first; }
static inline gboolean leaf_wording_empty (LeafWording w) { return w.end <= w.first; }
static inline LeafWording leaf_wording (guint32 first, guint32 end) { return (LeafWording) { first, end }; }
static inline LeafWording leaf_wording_from (LeafWording w, guint32 first) { return (LeafWording) { first, w.end }; }
static inline LeafWording leaf_wording_up_to (LeafWording w, guint32 end) { return (LeafWording) { w.first, end }; }

static inline const LeafWord *
leaf_word (const LeafBuild *build, guint32 number)
{
  return LEAF_ROW (&build->words->words, LeafWord, number);
}

gboolean    leaf_word_is_spelled  (const LeafBuild *build, guint32 number, const char *text); /* for leaf_word_is */

/* How many words a phrase has whose words stand apart by single spaces. */
guint32     leaf_n_words          (const char *text);
/* Is word `number` spelled `text` (given in lower case)?  FALSE for quoted text. */
static inline gboolean
leaf_word_is (const LeafBuild *build, guint32 number, const char *text)
{
  return leaf_word (build, number)->initial == text[0] && leaf_word_is_spelled (build, number, text);
}

/* Do the words spell `text`, a phrase in lower case with single spaces? */
gboolean    leaf_wording_is       (const LeafBuild *build, LeafWording w, const char *text);
gboolean    leaf_wording_begins_so (const LeafBuild *build, LeafWording w, const char *text); /* for leaf_wording_begins */

/* "rule for" */
static inline gboolean
leaf_wording_begins (const LeafBuild *build, LeafWording w, const char *text)
{
  return (leaf_wording_empty (w) || leaf_word (build, w.first)->initial == text[0] || text[0] == '\0')
         && leaf_wording_begins_so (build, w, text);
}

gboolean    leaf_wording_ends     (const LeafBuild *build, LeafWording w, const char *text);
gboolean    leaf_wording_same     (const LeafBuild *build, LeafWording a, LeafWording b);
/* The first place of the phrase `text` in w, outside round brackets and braces; w.end where there is none. */
guint32     leaf_wording_find     (const LeafBuild *build, LeafWording w, const char *text);
guint32     leaf_wording_find_from (const LeafBuild *build, LeafWording w, guint32 from, const char *text);
/* Whether it stands in a source that comes with the library, and not in the story or what that includes. */
gboolean    leaf_word_is_library  (const LeafBuild *build, guint32 word);
LeafWording leaf_wording_past_articles (const LeafBuild *build, LeafWording w); /* for leaf_wording_skip_article */

/* the a an some */
static inline gboolean
leaf_word_is_article (const LeafBuild *build, guint32 number)
{
  return leaf_word (build, number)->vocab.ix - LEAF_VOCAB_THE <= LEAF_VOCAB_SOME - LEAF_VOCAB_THE;
}

/* An article, and nothing else. */
static inline gboolean
leaf_wording_is_article (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_length (w) == 1 && leaf_word_is_article (build, w.first);
}

/* Without a leading article; one that stands alone stays. */
static inline LeafWording
leaf_wording_skip_article (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_length (w) < 2 || !leaf_word_is_article (build, w.first) ? w : leaf_wording_past_articles (build, w);
}

/* Without brackets round the whole. */
LeafWording leaf_wording_unbracket (const LeafBuild *build, LeafWording w);
/* The word after the bracket that closes the one at `open`. */
guint32     leaf_wording_past_bracket (const LeafBuild *build, LeafWording w, guint32 open);
LeafSpan    leaf_wording_span     (const LeafBuild *build, LeafWording w);
/* The author's words from first to last as they are read, white space squeezed to single spaces. */
char       *leaf_wording_dup      (const LeafBuild *build, LeafWording w);
/* As much of it as a message shows: a sentence of ten thousand words may be quoted ten thousand times. */
char       *leaf_wording_dup_quoted (const LeafBuild *build, LeafWording w);
/* The words' spellings as written, one space between any two: "before mending a bell ( called the patient )". */
char       *leaf_wording_dup_spaced (const LeafBuild *build, LeafWording w);
/* The words set as a printer would, whatever white space stood between them: "twice (2, { 4 })". */
char       *leaf_wording_dup_set    (const LeafBuild *build, LeafWording w);
/* Appends bytes of a source as they are read: curled quotation marks as straight ones, dashes as hyphens, no-break spaces as spaces. */
void        leaf_words_append_read (GString *out, const char *text, gsize length);
/* The bytes between the marks of a LEAF_WORD_TEXT word; one that is not closed has no mark at its end. */
LeafSpan    leaf_words_inside_text (const LeafBuild *build, guint32 number);
/* Does what is printed of `text`, characters as they are read, have a double quotation mark at byte `at`?  Apostrophes that do not
 * stand between two letters are meant as such; but "'s" at the start, before a space or the end, belongs to what is printed before. */
gboolean    leaf_words_is_quotation (const char *text, gsize at, gsize length);
/* What a LEAF_WORD_TEXT word quotes, as it is read. */
char       *leaf_words_text_dup   (const LeafBuild *build, guint32 number);
/* The native that a body of the library names, "(- name -)"; a name that leaf-natives.def has not is a mistake of the library, told to
 * its makers, and NONE. */
LeafNative  leaf_wording_native   (const LeafBuild *build, LeafWording w);
/* The byte of the source at which byte `at` of that text stands. */
guint32     leaf_words_text_place (const LeafBuild *build, guint32 number, gsize at);
/* 1-based line, and column in characters, of a byte of a source. */
void        leaf_words_line       (const LeafWords *words, guint32 source, guint32 byte, guint32 *line, guint32 *column);

/* "A, B and C": calls for each part in turn?  No: fills `parts` (of LeafWording, from the arena), returns their number.
 * Splits at commas, "and" and ", and" outside brackets; with `word` "or", at "or". */
guint32     leaf_wording_split_list (LeafBuild *build, LeafWording w, const char *word, LeafWording **parts);
/* Of words first .. end - 1: where a text runs on over lines as far as the mark that was to open the next one: " Perhaps a closing
 * quotation mark is missing in line 3, after '"A hall.'."  NULL where none does; free with g_free. */
char       *leaf_words_unclosed   (const LeafBuild *build, guint32 first, guint32 end);
/* A number in digits or in words up to twelve ("-3", "seven"); ordinals up to twelfth likewise. */
gboolean    leaf_word_number      (const LeafBuild *build, guint32 number, gint32 *value);
gboolean    leaf_word_ordinal     (const LeafBuild *build, guint32 number, gint32 *value);

static inline void
leaf_problem_at (LeafBuild *build, LeafProblemCode code, LeafWording w, const char *arg2, const char *arg3)
{
  g_autofree char *quoted = leaf_wording_dup_quoted (build, w);
  leaf_build_problem (build, code, leaf_wording_span (build, w), quoted, arg2, arg3);
}

G_END_DECLS
