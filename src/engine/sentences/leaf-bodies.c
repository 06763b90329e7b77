/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-bodies.c: the statements of a definition, nested as its layout says.
 *
 * Two layouts are known, never mixed in one body:
 *
 *   if the box is open:                 if the box is open begin;
 *   	say "Open.";                         say "Open.";
 *   otherwise:                          otherwise;
 *   	say "Closed."                        say "Closed.";
 *                                       end if
 *
 * and in both, one phrase may follow a comma: "if the box is open, say "Open."; otherwise say "Closed.""
 *
 * The only state is a stack of open blocks. A statement is appended to the innermost block. A colon or "begin" opens a
 * block. In the first layout, a line closes every block whose opening line is not to the left of it; in the second,
 * "end if" closes one. A statement that does not fit is reported, and then appended where it does least harm.  The
 * stack is bounded, so that later stages may walk statements by recursion.
 */

#include "leaf-sentence-splitter.h"

#define MOST_BLOCKS     50
#define MOST_TABS       25
#define MOST_OTHERWISES 1000 /* in one chain; later stages may recurse along it */

typedef enum {
  WORD_NONE = 0,
  WORD_IF,
  WORD_UNLESS,
  WORD_SWITCH,
  WORD_WHILE,
  WORD_REPEAT,
  WORD_OTHERWISE,
  WORD_OTHERWISE_IF,
  WORD_OTHERWISE_UNLESS,
  WORD_OTHERWISE_PHRASE,
  WORD_CASE,
  WORD_CASE_OTHERWISE,
  WORD_END_IF,
  WORD_END_WHILE,
  WORD_END_REPEAT,
} Keyword;

typedef struct {
  Keyword keyword;
  const char *pattern;
  guint8 n_words; /* of the keyword */
} KeywordPattern;

static const KeywordPattern keyword_patterns[] = {
  { WORD_END_IF, "end if/unless", 2 },
  { WORD_END_WHILE, "end while", 2 },
  { WORD_END_REPEAT, "end repeat", 2 },
  { WORD_IF, "if ...", 1 },
  { WORD_UNLESS, "unless ...", 1 },
  { WORD_WHILE, "while ...", 1 },
  { WORD_REPEAT, "repeat ...", 1 },
  { WORD_OTHERWISE, "otherwise/else", 1 },
  { WORD_OTHERWISE_IF, "otherwise/else if ...", 2 },
  { WORD_OTHERWISE_UNLESS, "otherwise/else unless ...", 2 },
  { WORD_OTHERWISE_PHRASE, "otherwise/else ...", 1 },
  { WORD_CASE_OTHERWISE, "-- otherwise/else", 2 },
  { WORD_CASE, "-- ...", 1 },
};

typedef struct {
  LeafStatementSort sort;
  LeafStatementId owner; /* none: the body itself */
  LeafStatementId last;  /* its last statement; none yet */
  gboolean in_other;     /* append to `other`, not to `inner` */
  gboolean closed_list;  /* its "otherwise" has been seen */
  gboolean has_any;
  guint indent; /* of its opening line */
  guint n_otherwises;
  LeafWording opening;
} Block;

typedef struct {
  LeafBuild *build;
  LeafWording preamble;
  LeafStatementId first;
  Block blocks[MOST_BLOCKS + 1];
  guint depth;
  gboolean by_colons;
  gboolean is_at_end; /* all pieces have been read */
  gboolean complained_of_layout;
  guint n_unclosed;         /* how many blocks that "begin" opens have no "end if", or the like */
  LeafStatementId comma_if; /* the preceding statement, if it is "if C, phrase" */
  guint comma_indent;
} Builder;

/* --- keywords ----------------------------------------------------------------------------------------------------- */

/* Returns TRUE if a keyword can begin with the letter. This excludes most pieces. */
static gboolean
begins_keyword (char letter)
{
  switch (letter) {
  case 'e':
  case 'i':
  case 'u':
  case 'w':
  case 'r':
  case 'o':
  case '-': return TRUE;
  default: return FALSE;
  }
}

/* The keyword at the beginning of a piece, and the words after it. */
static Keyword
find_keyword (const LeafBuild *build, LeafWording w, LeafWording *rest)
{
  *rest = w;
  if (leaf_wording_empty (w) || !begins_keyword (leaf_word (build, w.first)->initial))
    return WORD_NONE;
  for (guint i = 0; i < G_N_ELEMENTS (keyword_patterns); i++) {
    if (leaf_pattern_fits (build, w, keyword_patterns[i].pattern)) {
      *rest = leaf_wording_from (w, w.first + keyword_patterns[i].n_words);
      return keyword_patterns[i].keyword;
    }
  }
  return WORD_NONE;
}

static gboolean
opens (Keyword keyword)
{
  return keyword >= WORD_IF && keyword <= WORD_REPEAT;
}

static gboolean
is_subordinate (Keyword keyword)
{
  return keyword >= WORD_OTHERWISE && keyword <= WORD_CASE_OTHERWISE && keyword != WORD_OTHERWISE_PHRASE;
}

static gboolean
is_end (Keyword keyword)
{
  return keyword >= WORD_END_IF;
}

gboolean
leaf_body_opens_block (const LeafBuild *build, LeafWording w)
{
  LeafWording rest;
  Keyword keyword = find_keyword (build, w, &rest);

  return opens (keyword) || is_subordinate (keyword);
}

static gboolean
ends_in_begin (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_length (w) > 1 && leaf_word_is (build, w.end - 1, "begin");
}

/* Removes "begin", and a comma before it. */
static LeafWording
without_begin (const LeafBuild *build, LeafWording w)
{
  w.end--;
  while (w.end > w.first && leaf_word_is (build, w.end - 1, ","))
    w.end--;
  return w;
}

static LeafStatementSort
sort_of (Keyword keyword)
{
  switch (keyword) {
  case WORD_IF:
  case WORD_OTHERWISE_IF: return LEAF_STATEMENT_IF;
  case WORD_UNLESS:
  case WORD_OTHERWISE_UNLESS: return LEAF_STATEMENT_UNLESS;
  case WORD_SWITCH: return LEAF_STATEMENT_SWITCH;
  case WORD_WHILE: return LEAF_STATEMENT_WHILE;
  case WORD_REPEAT: return LEAF_STATEMENT_REPEAT;
  case WORD_CASE: return LEAF_STATEMENT_CASE;
  case WORD_CASE_OTHERWISE: return LEAF_STATEMENT_CASE_OTHERWISE;
  case WORD_NONE:
  case WORD_OTHERWISE:
  case WORD_OTHERWISE_PHRASE:
  case WORD_END_IF:
  case WORD_END_WHILE:
  case WORD_END_REPEAT: break;
  }
  g_return_val_if_reached (LEAF_STATEMENT_PHRASE);
}

/* --- the stack ---------------------------------------------------------------------------------------------------- */

static void
complain (Builder *self, LeafProblemCode code, LeafWording w)
{
  leaf_problem_at (self->build, code, w, NULL, NULL);
}

/* Only the first mistake in a body's layout is reported, since the others mostly follow from it. It is reported at
 * the preamble, as a mistake of the whole, and quotes the phrase. */
static void
complain_of_layout (Builder *self, LeafProblemCode code, LeafWording w)
{
  g_autofree char *phrase = NULL;
  g_autofree char *preamble = NULL;

  if (self->complained_of_layout)
    return;
  self->complained_of_layout = TRUE;
  phrase = leaf_wording_dup (self->build, w);
  preamble = leaf_wording_dup (self->build, self->preamble);
  leaf_build_problem (self->build, code,
                      leaf_wording_span (self->build, leaf_wording_empty (self->preamble) ? w : self->preamble), phrase,
                      preamble, NULL);
}

static Block *
top (Builder *self)
{
  return &self->blocks[self->depth];
}

static LeafStatement *
statement (Builder *self, LeafStatementId id)
{
  return LEAF_ROW (&self->build->sentences->statements, LeafStatement, id.ix);
}

/* Appends a new statement to the innermost block. */
static LeafStatementId
add_statement (Builder *self, LeafStatementSort sort, LeafWording w, LeafWording whole)
{
  LeafStatement row = { .sort = sort, .wording = w, .whole = whole };
  LeafStatementId id = LEAF_ID (LeafStatementId, leaf_table_push (&self->build->sentences->statements, &row));
  Block *block = top (self);

  if (LEAF_IS (block->last))
    statement (self, block->last)->next = id;
  else if (!LEAF_IS (block->owner))
    self->first = id;
  else if (block->in_other)
    statement (self, block->owner)->other = id;
  else
    statement (self, block->owner)->inner = id;
  block->last = id;
  block->has_any = TRUE;
  return id;
}

static void
push_block (Builder *self, LeafStatementId owner, guint indent, LeafWording opening)
{
  if (self->depth >= MOST_BLOCKS) {
    complain (self, LEAF_PROBLEM_BLOCKS_TOO_DEEP, opening);
    return;
  }
  self->depth++;
  *top (self) = (Block) { .sort = statement (self, owner)->sort, .owner = owner, .indent = indent, .opening = opening };
}

/* An empty block is a mistake if something follows it. At the end of a body it may be intended, or the lines indented
 * under it may have begun like a rule; a colon at the end of a paragraph is reported as such. */
static void
pop_block (Builder *self)
{
  g_assert (self->depth > 0);

  if (!top (self)->has_any && top (self)->sort != LEAF_STATEMENT_SWITCH && self->by_colons && !self->is_at_end)
    complain_of_layout (self, LEAF_PROBLEM_BLOCK_EMPTY, top (self)->opening);
  self->depth--;
}

/* The innermost block must be an "if"; continues with its "otherwise". */
static void
turn_to_otherwise (Builder *self, Keyword keyword, LeafWording rest, LeafWording whole)
{
  Block *block = top (self);
  guint n_otherwises = block->n_otherwises + 1;

  if (block->closed_list) {
    g_autofree char *quoted = leaf_wording_dup (self->build, whole);

    /* Between "begin" and "end", the earlier "otherwise" is the one that is misplaced, as in the reference. */
    leaf_build_problem (
        self->build, LEAF_PROBLEM_OTHERWISE_NOT_LAST,
        leaf_wording_span (self->build, self->by_colons || keyword == WORD_OTHERWISE ? whole : block->opening), quoted,
        NULL, NULL);
    return;
  }
  if (n_otherwises > MOST_OTHERWISES) {
    complain (self, LEAF_PROBLEM_BLOCKS_TOO_DEEP, whole);
    return;
  }
  if (!block->has_any && self->by_colons)
    complain_of_layout (self, LEAF_PROBLEM_BLOCK_EMPTY, block->opening);
  block->in_other = TRUE;
  block->last = LEAF_ID (LeafStatementId, 0);
  if (keyword == WORD_OTHERWISE) {
    block->closed_list = TRUE;
  } else {
    LeafStatementId id = add_statement (self, sort_of (keyword), rest, whole);

    *block = (Block) { .sort = statement (self, id)->sort, .owner = id, .indent = block->indent };
  }
  block->has_any = FALSE;
  block->opening = whole;
  block->n_otherwises = n_otherwises;
}

static gboolean
is_if_block (const Block *block)
{
  return LEAF_IS (block->owner) && (block->sort == LEAF_STATEMENT_IF || block->sort == LEAF_STATEMENT_UNLESS);
}

/* --- statements without blocks of their own ----------------------------------------------------------------------- */

/* "if C, phrase", where the phrase may be another such: returns the outermost, or none if there is no comma. */
static LeafStatementId
add_comma_if (Builder *self, Keyword keyword, LeafWording rest, LeafWording whole)
{
  LeafStatementId outermost = { 0 }, id;
  guint depth = self->depth;
  guint32 comma;

  while ((keyword == WORD_IF || keyword == WORD_UNLESS)
         && (comma = leaf_wording_find (self->build, rest, ",")) + 1 < rest.end && comma > rest.first
         && self->depth < MOST_BLOCKS) {
    LeafWording then = leaf_wording_from (rest, comma + 1);

    id = add_statement (self, sort_of (keyword), leaf_wording_up_to (rest, comma), leaf_wording_up_to (whole, comma));
    if (!LEAF_IS (outermost))
      outermost = id;
    push_block (self, id, 0, whole);
    whole = then;
    keyword = find_keyword (self->build, then, &rest);
  }
  if (LEAF_IS (outermost))
    add_statement (self, LEAF_STATEMENT_PHRASE, whole, whole);
  self->depth = depth;
  return outermost;
}

/* "(- ... -)", also followed by "- in to only", which repeats what the preamble says: "To" or "To decide". */
static gboolean
is_inform_6 (Builder *self, LeafWording w)
{
  return !leaf_wording_empty (w) && leaf_word (self->build, w.first)->sort == LEAF_WORD_NATIVE
         && (leaf_wording_length (w) == 1 || leaf_pattern_fits (self->build, w, "... - in to only")
             || leaf_pattern_fits (self->build, w, "... - in to decide only")
             || leaf_pattern_fits (self->build, w, "... - in to decide if only"));
}

static void
add_phrase (Builder *self, LeafWording w)
{
  gboolean is_native = is_inform_6 (self, w);

  if (is_native)
    w.end = w.first + 1;
  add_statement (self, is_native ? LEAF_STATEMENT_NATIVE : LEAF_STATEMENT_PHRASE, w, w);
}

/* "otherwise phrase", directly after "if C, phrase". */
static gboolean
add_comma_otherwise (Builder *self, LeafWording rest, guint indent)
{
  if (!LEAF_IS (self->comma_if) || (self->by_colons && indent != self->comma_indent) || self->depth >= MOST_BLOCKS)
    return FALSE;
  push_block (self, self->comma_if, indent, rest);
  top (self)->in_other = TRUE;
  add_phrase (self, rest);
  self->depth--;
  self->comma_if = LEAF_ID (LeafStatementId, 0);
  return TRUE;
}

/* Attaches a clause ("otherwise ...") to an "if C, phrase" directly before it. Mostly that is a mistake, which is
 * reported; then the clause is read as intended. Returns FALSE if there is no such phrase. */
static gboolean
adopt_comma_if (Builder *self, Keyword keyword, guint indent, LeafWording w)
{
  if (!LEAF_IS (self->comma_if) || (self->by_colons && indent != self->comma_indent) || self->depth >= MOST_BLOCKS)
    return FALSE;
  if (keyword == WORD_OTHERWISE)
    complain_of_layout (self, LEAF_PROBLEM_OTHERWISE_AFTER_COMMA, w);
  else if (!self->by_colons) /* "otherwise if C:" may have it */
    complain (self, LEAF_PROBLEM_OTHERWISE_MISPLACED, w);
  push_block (self, self->comma_if, indent, w);
  top (self)->has_any = TRUE;
  return TRUE;
}

/* --- blocks by colons and indentation ----------------------------------------------------------------------------- */

/* The indentation of a chunk; one that does not begin its line has that of the block. */
static guint
indent_of (Builder *self, LeafWording w, gboolean *begins_line)
{
  const LeafWord *word = leaf_word (self->build, w.first);

  *begins_line = (word->flags & LEAF_WORD_LINE_START) != 0;
  return word->indent;
}

static guint
expected_indent (Builder *self)
{
  return self->depth == 0 ? 1 : top (self)->indent + 1;
}

static void
close_to (Builder *self, guint indent)
{
  while (self->depth > 0 && top (self)->indent >= indent)
    pop_block (self);
}

/* A plain phrase may have the same indentation as its case; a block may not. */
static gboolean
continues_case (Builder *self, Keyword keyword, guint indent)
{
  if (opens (keyword))
    return FALSE;
  close_to (self, indent + 1);
  return self->depth > 0 && top (self)->indent == indent
         && (top (self)->sort == LEAF_STATEMENT_CASE || top (self)->sort == LEAF_STATEMENT_CASE_OTHERWISE);
}

/* Closes blocks until the one to which `keyword` belongs is innermost. */
static gboolean
find_owner (Builder *self, Keyword keyword, guint indent, gboolean begins_line)
{
  gboolean is_case = keyword == WORD_CASE || keyword == WORD_CASE_OTHERWISE;

  while (self->depth > 0) {
    Block *block = top (self);

    if (is_case && block->sort == LEAF_STATEMENT_SWITCH && (!begins_line || block->indent + 1 == indent))
      return TRUE;
    if (!is_case && is_if_block (block) && (!begins_line || block->indent == indent))
      return TRUE;
    if (begins_line && block->indent < indent)
      return FALSE;
    pop_block (self);
  }
  return FALSE;
}

static void
add_case (Builder *self, Keyword keyword, LeafWording rest, LeafWording w, guint indent)
{
  Block *block = top (self);
  LeafWording value = keyword == WORD_CASE_OTHERWISE ? leaf_wording (w.end, w.end) : rest;

  if (block->closed_list)
    complain (self, LEAF_PROBLEM_CASE_AFTER_OTHERWISE, w);
  block->closed_list = block->closed_list || keyword == WORD_CASE_OTHERWISE;
  push_block (self, add_statement (self, sort_of (keyword), value, w), indent, w);
}

static void
add_subordinate (Builder *self, Keyword keyword, LeafWording rest, LeafWording w, guint indent, gboolean begins_line)
{
  gboolean is_case = keyword == WORD_CASE || keyword == WORD_CASE_OTHERWISE;

  if (!is_case && adopt_comma_if (self, keyword, indent, w)) {
    turn_to_otherwise (self, keyword, rest, w);
  } else if (!find_owner (self, keyword, indent, begins_line)) {
    complain (self, is_case ? LEAF_PROBLEM_CASE_MISPLACED : LEAF_PROBLEM_OTHERWISE_MISPLACED, w);
  } else if (is_case) {
    add_case (self, keyword, rest, w, top (self)->indent + 1);
  } else {
    turn_to_otherwise (self, keyword, rest, w);
  }
}

/* "if X is:" chooses among cases. */
static Keyword
refine (const LeafBuild *build, Keyword keyword, LeafWording *rest)
{
  if (keyword == WORD_IF && leaf_wording_length (*rest) > 1 && leaf_word_is (build, rest->end - 1, "is")) {
    rest->end--;
    return WORD_SWITCH;
  }
  return keyword;
}

/* Lines that are indented under "if C, phrase" belong to it. If there are several conditions on its line, they belong
 * to the last. */
static void
open_comma_if (Builder *self, guint indent, LeafWording w)
{
  LeafStatementId id = self->comma_if, inner;

  if (!LEAF_IS (id) || indent != self->comma_indent + 1 || indent != expected_indent (self) + 1
      || self->depth >= MOST_BLOCKS)
    return;
  for (inner = statement (self, id)->inner; LEAF_IS (inner) && statement (self, inner)->sort != LEAF_STATEMENT_PHRASE;
       inner = statement (self, id)->inner)
    id = inner;
  push_block (self, id, self->comma_indent, w);
  top (self)->last = inner;
  top (self)->has_any = TRUE;
}

static void
add_by_colons (Builder *self, const LeafBodyPiece *chunk, const LeafBodyPiece *before)
{
  LeafWording w = chunk->wording, rest;
  Keyword keyword = find_keyword (self->build, w, &rest);
  gboolean begins_line, after_case;
  guint indent = indent_of (self, w, &begins_line);

  after_case = before != NULL && leaf_word_is (self->build, before->wording.first, "--");
  if (!begins_line) { /* a case may have one plain phrase on its line: "-- 2: say "Two"" */
    if (!after_case || chunk->colon || keyword == WORD_IF || keyword == WORD_UNLESS)
      complain_of_layout (self, LEAF_PROBLEM_PHRASE_RUNS_ON, w);
    indent = LEAF_IS (self->comma_if) ? self->comma_indent : expected_indent (self);
  } else if (indent > MOST_TABS) {
    complain_of_layout (self, LEAF_PROBLEM_INDENT_TOO_DEEP, w);
  }
  if (is_subordinate (keyword)) {
    if (!chunk->colon)
      complain_of_layout (self, LEAF_PROBLEM_BLOCK_WITHOUT_COLON, w);
    add_subordinate (self, keyword, rest, w, indent, begins_line);
    self->comma_if = LEAF_ID (LeafStatementId, 0);
    return;
  }
  if (begins_line && !continues_case (self, keyword, indent)) {
    close_to (self, MAX (indent, 1));
    open_comma_if (self, indent, w);
    if (indent != expected_indent (self))
      complain_of_layout (self, LEAF_PROBLEM_INDENT_UNEXPECTED, w);
  }
  if (self->depth > 0 && top (self)->sort == LEAF_STATEMENT_SWITCH)
    complain_of_layout (self, LEAF_PROBLEM_CASE_EXPECTED, w);
  if (keyword == WORD_OTHERWISE_PHRASE && add_comma_otherwise (self, rest, indent))
    return;
  self->comma_if = LEAF_ID (LeafStatementId, 0);
  if (chunk->colon && opens (keyword)) {
    keyword = refine (self->build, keyword, &rest);
    push_block (self, add_statement (self, sort_of (keyword), rest, w), indent, w);
  } else {
    self->comma_if = add_comma_if (self, keyword, rest, w);
    self->comma_indent = indent;
    if (!LEAF_IS (self->comma_if))
      add_phrase (self, w);
  }
}

/* --- blocks by begin and end -------------------------------------------------------------------------------------- */

/* The innermost block has no 'end if', or the like. */
static void
complain_of_no_end (Builder *self)
{
  static const char *const ends[LEAF_STATEMENT_NATIVE + 1] = {
    [LEAF_STATEMENT_IF] = "end if",
    [LEAF_STATEMENT_UNLESS] = "end unless",
    [LEAF_STATEMENT_WHILE] = "end while",
    [LEAF_STATEMENT_REPEAT] = "end repeat",
  };
  const char *end = ends[top (self)->sort];

  leaf_problem_at (self->build, LEAF_PROBLEM_BEGIN_WITHOUT_END, top (self)->opening, end != NULL ? end : "end if",
                   NULL);
}

static void
close_by_end (Builder *self, Keyword keyword, LeafWording w)
{
  static const Keyword ends[LEAF_STATEMENT_NATIVE + 1] = {
    [LEAF_STATEMENT_IF] = WORD_END_IF,
    [LEAF_STATEMENT_UNLESS] = WORD_END_IF,
    [LEAF_STATEMENT_WHILE] = WORD_END_WHILE,
    [LEAF_STATEMENT_REPEAT] = WORD_END_REPEAT,
  };

  if (self->depth == 0) {
    complain (self, LEAF_PROBLEM_END_WITHOUT_BEGIN, w);
    return;
  }
  if (ends[top (self)->sort] != keyword) {
    g_autofree char *opening = leaf_wording_dup (self->build, top (self)->opening);

    leaf_problem_at (self->build, LEAF_PROBLEM_END_WRONG, w, opening, NULL);
  }
  pop_block (self);
}

static void
add_by_words (Builder *self, const LeafBodyPiece *chunk)
{
  LeafWording w = chunk->wording, rest;
  Keyword keyword = find_keyword (self->build, w, &rest);

  if (is_end (keyword)) {
    close_by_end (self, keyword, w);
  } else if (opens (keyword) && ends_in_begin (self->build, w)) {
    rest = without_begin (self->build, rest);
    if (refine (self->build, keyword, &rest) == WORD_SWITCH)
      complain (self, LEAF_PROBLEM_CASE_NEEDS_COLONS, w);
    push_block (self, add_statement (self, sort_of (keyword), rest, w), 0, w);
  } else if (keyword == WORD_CASE || keyword == WORD_CASE_OTHERWISE) {
    complain (self, LEAF_PROBLEM_CASE_NEEDS_COLONS, w);
  } else if (is_subordinate (keyword)) {
    gboolean belongs = is_if_block (top (self));

    /* an "otherwise if" continues the open block: its "begin" is ignored, and one "end if" closes all */
    if ((keyword == WORD_OTHERWISE_IF || keyword == WORD_OTHERWISE_UNLESS) && ends_in_begin (self->build, rest))
      rest = without_begin (self->build, rest);
    if ((keyword == WORD_OTHERWISE || !belongs) && adopt_comma_if (self, keyword, 0, w)) {
      turn_to_otherwise (self, keyword, rest, w);
      self->depth--;
    } else if (belongs) {
      turn_to_otherwise (self, keyword, rest, w);
    } else {
      complain (self, LEAF_PROBLEM_OTHERWISE_WITHOUT_IF, w);
    }
  } else if (keyword == WORD_OTHERWISE_PHRASE && add_comma_otherwise (self, rest, 0)) {
    return;
  } else if (self->depth > 0 && self->n_unclosed > 0 && leaf_pattern_fits (self->build, w, "end")) {
    complain_of_no_end (self); /* it is meant as the end of the block */
    pop_block (self);
    self->n_unclosed--;
  } else {
    self->comma_if = add_comma_if (self, keyword, rest, w);
    if (!LEAF_IS (self->comma_if))
      add_phrase (self, w);
    return;
  }
  self->comma_if = LEAF_ID (LeafStatementId, 0);
}

/* --- the whole body ----------------------------------------------------------------------------------------------- */

/* The layout of the body. Reports once if both are used. Most often it is a body with colons and an "end if"; the
 * rest of it is read as if that were not there, and `*ends_left_out` is set. */
static gboolean
is_by_colons (LeafBuild *build, LeafWording preamble, const LeafBodyPiece *chunks, guint n_chunks,
              gboolean *ends_left_out)
{
  const LeafBodyPiece *colon = NULL, *word = NULL;
  gboolean begins = FALSE;

  for (guint i = 0; i < n_chunks; i++) {
    LeafWording rest;
    Keyword keyword;

    if (chunks[i].colon) {
      colon = colon == NULL ? &chunks[i] : colon;
      continue;
    }
    keyword = find_keyword (build, chunks[i].wording, &rest);
    begins |= opens (keyword) && ends_in_begin (build, chunks[i].wording);
    if (is_end (keyword) || (opens (keyword) && ends_in_begin (build, chunks[i].wording)))
      word = word == NULL ? &chunks[i] : word;
  }
  if (colon != NULL && word != NULL) {
    g_autofree char *quoted = leaf_wording_dup (build, word->wording);

    leaf_problem_at (build, LEAF_PROBLEM_BLOCK_STYLES_MIXED, preamble, quoted, NULL);
    *ends_left_out = !begins;
    return !begins;
  }
  return colon != NULL;
}

/* For a body with "begin" and "end": the number of blocks opened minus that of ends. */
static guint
count_unclosed (const LeafBuild *build, const LeafBodyPiece *chunks, guint n_chunks)
{
  guint n_opened = 0, n_ends = 0;

  for (guint i = 0; i < n_chunks; i++) {
    LeafWording rest;
    Keyword keyword = find_keyword (build, chunks[i].wording, &rest);

    n_opened += opens (keyword) && ends_in_begin (build, chunks[i].wording);
    n_ends += is_end (keyword);
  }
  return n_opened > n_ends ? n_opened - n_ends : 0;
}

LeafStatementId
leaf_body_build (LeafBuild *build, LeafWording preamble, const LeafBodyPiece *chunks, guint n_chunks)
{
  Builder self = { .build = build, .preamble = preamble };
  gboolean ends_left_out = FALSE;

  self.by_colons = is_by_colons (build, preamble, chunks, n_chunks, &ends_left_out);
  if (self.by_colons && !leaf_wording_empty (preamble) && leaf_word (build, preamble.first)->indent > 0) {
    complain (&self, LEAF_PROBLEM_RULE_NOT_FLUSH, preamble);
    self.complained_of_layout = TRUE; /* its phrases seem to be indented by one tab too many */
  }
  self.n_unclosed = self.by_colons ? 0 : count_unclosed (build, chunks, n_chunks);
  for (guint i = 0; i < n_chunks; i++) {
    LeafWording rest;

    if (ends_left_out && !chunks[i].colon && is_end (find_keyword (build, chunks[i].wording, &rest)))
      continue;
    if (self.by_colons)
      add_by_colons (&self, &chunks[i], i > 0 ? &chunks[i - 1] : NULL);
    else
      add_by_words (&self, &chunks[i]);
  }
  if (!self.by_colons && self.depth > 0)
    complain_of_no_end (&self);
  self.is_at_end = TRUE;
  while (self.depth > 0)
    pop_block (&self);
  return self.first;
}
