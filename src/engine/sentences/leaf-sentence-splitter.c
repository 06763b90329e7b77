/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-sentence-splitter.c: finds where sentences begin and end.
 *
 * A state machine with four states to track: whether it is inside a definition (after a colon, with only semicolons
 * since), inside a dialogue section, below a heading that is skipped, and in an extension. It processes the words chunk
 * by chunk:
 *
 *   chunk: words up to a full stop, a semicolon, a dividing colon or the end of a paragraph
 *
 * Outside a definition a chunk is a sentence or, if a colon ends it, the preamble of a definition; inside, it is a
 * statement of the body. Headings, tables and dialogue are processed by the paragraph instead.
 */

#include "leaf-sentence-splitter.h"
#include "leaf-dialogue-text.h"

typedef enum { STOP_END = 0, STOP_FULL, STOP_SEMICOLON, STOP_COLON, STOP_PARAGRAPH } Stop;

typedef struct {
  LeafBuild *build;
  LeafFormFinder *finder;
  guint32 first, at, end; /* words of the source */
  LeafHeadingId heading;
  guint32 skipped_level;         /* of the heading whose text is skipped; 0: none */
  gboolean in_dialogue, has_cue; /* below a heading of dialogue; and a beat has begun there */
  gboolean is_extension;         /* the source began with "... begins here" */
  gboolean any_sentence;
  gboolean is_stray; /* phrases of a rule whose colon is missing: reported once, and skipped to their end */
  /* The current definition. */
  gboolean in_definition;
  LeafSentence definition;
  LeafWording preamble;
  gboolean awaits_meaning; /* after "Definition:" */
  GArray *chunks;          /* of LeafBodyPiece */
  GArray *includes;        /* of guint32: leaf_heading_add */
  /* The current part of a story. */
  LeafWording part;   /* the heading that names it */
  guint32 part_level; /* and its level; 0: it is not a part */
} Breaker;

static const LeafWord *
word_at (const Breaker *self, guint32 number)
{
  return leaf_word (self->build, number);
}

static gboolean
is_paragraph (const Breaker *self, guint32 number)
{
  return word_at (self, number)->sort == LEAF_WORD_PARAGRAPH;
}

static gboolean
is_mark (const Breaker *self, guint32 number, const char *mark)
{
  return word_at (self, number)->sort == LEAF_WORD_PUNCTUATION && leaf_word_is (self->build, number, mark);
}

static gboolean
begins_with_digit (const Breaker *self, guint32 number)
{
  return g_ascii_isdigit (leaf_vocabulary_text (self->build->vocabulary, word_at (self, number)->vocab)[0]);
}

/* A colon divides, but not between two numbers on one line: "at 1 : 30". */
static gboolean
colon_divides (const Breaker *self, guint32 at)
{
  if (at == self->first || at + 1 >= self->end)
    return TRUE;
  return !begins_with_digit (self, at - 1) || !begins_with_digit (self, at + 1)
         || (word_at (self, at + 1)->flags & LEAF_WORD_LINE_START);
}

/* --- adding sentences --------------------------------------------------------------------------------------------- */

static void
add_sentence (Breaker *self, LeafForm form, LeafWording w, guint32 table)
{
  LeafSentence sentence = { .form = form, .wording = w, .heading = self->heading, .table = table };

  leaf_table_push (&self->build->sentences->sentences, &sentence);
  self->any_sentence = TRUE;
}

static void
end_definition (Breaker *self)
{
  if (!self->in_definition)
    return;
  self->in_definition = FALSE;
  self->awaits_meaning = FALSE;
  self->definition.heading = self->heading;
  self->definition.body
      = leaf_body_build (self->build, self->preamble, (const LeafBodyPiece *) self->chunks->data, self->chunks->len);
  leaf_table_push (&self->build->sentences->sentences, &self->definition);
  self->any_sentence = TRUE;
  g_array_set_size (self->chunks, 0);
}

/* How preambles begin. */
static const struct {
  const char *words;
  gboolean may_have_comma; /* in place of the colon */
} openings[] = {
  { "instead of ...", TRUE }, { "every turn ***", TRUE }, { "before ...", TRUE },     { "after ...", TRUE },
  { "when ...", TRUE },       { "check ...", FALSE },     { "carry out ...", FALSE }, { "report ...", FALSE },
  { "this is ...", FALSE },   { "rule for ...", FALSE },  { "to ...", FALSE },
};

static gboolean
begins_like_rule (const Breaker *self, LeafWording w)
{
  for (guint i = 0; i < G_N_ELEMENTS (openings); i++)
    if (leaf_pattern_fits (self->build, w, openings[i].words))
      return TRUE;
  return FALSE;
}

/* "Every turn:", and in the next line "Instead of waiting:". A line that does not begin like a definition is a separate
 * mistake. If the next line is indented, it is meant as a phrase of the first, and the mistake in that line is reported
 * instead. */
static void
check_has_phrases (const Breaker *self, LeafWording next)
{
  gboolean is_definition = begins_like_rule (self, next) || leaf_wording_begins (self->build, next, "definition");

  if (!self->in_definition || self->chunks->len > 0 || (word_at (self, next.first)->indent > 0 && !is_definition))
    return;
  if (begins_like_rule (self, self->preamble))
    leaf_problem_at (self->build, LEAF_PROBLEM_RULE_WITHOUT_PHRASES, self->preamble, NULL, NULL);
}

static void
begin_definition (Breaker *self, LeafWording preamble)
{
  check_has_phrases (self, preamble);
  end_definition (self);
  self->in_definition = TRUE;
  self->preamble = preamble;
  self->definition = (LeafSentence) { .form = LEAF_FORM_RULE, .wording = preamble };
  if (leaf_wording_is (self->build, preamble, "definition")) {
    self->definition.form = LEAF_FORM_DEFINITION;
    self->awaits_meaning = TRUE;
  } else if (leaf_wording_begins (self->build, preamble, "to")) {
    self->definition.form = LEAF_FORM_PHRASE;
  }
}

static void
add_chunk (Breaker *self, LeafWording w, gboolean colon)
{
  LeafBodyPiece chunk = { w, colon };

  g_array_append_val (self->chunks, chunk);
}

/* --- sentences ---------------------------------------------------------------------------------------------------- */

/* "Instead of jumping, say ...": the comma that replaces a colon; w.end if there is none. In a list of alternatives it
 * is the first comma after the "or". */
static guint32
dividing_comma (const Breaker *self, LeafWording w)
{
  LeafBuild *build = self->build;

  for (guint i = 0; i < G_N_ELEMENTS (openings); i++) {
    if (openings[i].may_have_comma && leaf_pattern_fits (build, w, openings[i].words)) {
      guint32 or = leaf_wording_find (build, w, ", or");
      guint32 comma;

      if (or == w.end)
        or = leaf_wording_find (build, w, "or");
      comma = leaf_wording_find_from (build, w, or == w.end ? w.first : or +1, ",");
      return comma > w.first && comma + 1 < w.end ? comma : w.end;
    }
  }
  return w.end;
}

static gboolean
is_title (const Breaker *self, LeafWording w)
{
  return !self->any_sentence && !self->is_extension && word_at (self, w.first)->sort == LEAF_WORD_TEXT
         && !leaf_word_is_library (self->build, w.first);
}

/* "X by Y begins here.", and the quoted texts after it that describe an extension, are not sentences of the story. */
static gboolean
is_of_extension (Breaker *self, LeafWording w)
{
  if (!self->any_sentence && !self->is_extension && leaf_opens_extension (self->build, w)) {
    self->is_extension = TRUE;
    return TRUE;
  }
  if (!self->is_extension)
    return FALSE;
  if (leaf_closes_extension (self->build, w)) {
    self->at = self->end;
    return TRUE;
  }
  return !self->any_sentence && leaf_wording_length (w) == 1 && word_at (self, w.first)->sort == LEAF_WORD_TEXT;
}

/* "Instead of waiting", followed by an indented line: the colon is missing. */
static gboolean
lacks_colon (const Breaker *self, LeafWording w)
{
  for (guint32 at = w.first + 1; at < w.end; at++)
    if ((word_at (self, at)->flags & LEAF_WORD_LINE_START) != 0 && word_at (self, at)->indent > 0)
      return TRUE;
  return FALSE;
}

/* "Every turn; say ...": a semicolon instead of the colon. */
static gboolean
phrase_follows (const Breaker *self, LeafWording w)
{
  static const char *const words[]
      = { "say", "now", "let", "if", "unless", "try", "end", "stop", "rule", "increase", "decrease" };

  for (guint i = 0; w.end + 2 < self->build->words->words.n && i < G_N_ELEMENTS (words); i++)
    if (leaf_word_is (self->build, w.end + 1, words[i]))
      return TRUE;
  return FALSE;
}

static void
read_sentence (Breaker *self, LeafWording w, Stop stop)
{
  LeafBuild *build = self->build;
  guint32 comma;
  LeafForm form;

  if (leaf_word_is (build, w.first, "*") && leaf_wording_length (w) <= 2)
    return;
  if (stop == STOP_SEMICOLON) {
    leaf_problem_at (build, LEAF_PROBLEM_SEMICOLON_UNEXPECTED, w, NULL, NULL);
    self->is_stray = lacks_colon (self, w) || phrase_follows (self, w);
    if (self->is_stray)
      return;
  } else if ((comma = dividing_comma (self, w)) < w.end) {
    begin_definition (self, leaf_wording_up_to (w, comma));
    add_chunk (self, leaf_wording_from (w, comma + 1), FALSE);
    end_definition (self);
    return;
  }
  if (is_of_extension (self, w))
    return;
  if (is_mark (self, w.first, ",") || is_mark (self, w.end - 1, ",")) {
    leaf_problem_at (build, LEAF_PROBLEM_COMMA_AT_END, w, NULL, NULL);
    return;
  }
  form = is_title (self, w) ? LEAF_FORM_TITLE : leaf_form_find (self->finder, build, w);
  add_sentence (self, form, w, 0);
}

static void read_source (Breaker *self);

static void
read_whole (LeafBuild *build, LeafFormFinder *finder, guint32 source)
{
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  g_autoptr (GArray) chunks = g_array_new (FALSE, FALSE, sizeof (LeafBodyPiece));
  g_autoptr (GArray) includes = g_array_new (FALSE, FALSE, sizeof (guint32));
  LeafHeading whole = { .source = source };
  Breaker self = { .build = build, .finder = finder, .chunks = chunks, .includes = includes };

  self.first = self.at = row->first_word;
  self.end = row->end_word;
  self.heading = LEAF_ID (LeafHeadingId, leaf_table_push (&build->sentences->headings, &whole));
  read_source (&self);
}

/* The sentences of an extension are inserted at the sentence that includes it. */
static void
read_extensions (Breaker *self, LeafWording w)
{
  LEAF_EACH (&self->build->words->sources, i) {
    guint32 at = LEAF_ROW (&self->build->words->sources, LeafSource, i)->included_at;

    if (at >= w.first && at < w.end)
      read_whole (self->build, self->finder, i);
  }
}

/* Continues after a paragraph whose sentences are skipped, except for what it includes. */
static void
skip_paragraph (Breaker *self, guint32 end)
{
  read_extensions (self, leaf_wording (self->at, end));
  self->at = end;
}

static void
take_chunk (Breaker *self, LeafWording w, Stop stop)
{
  if (self->is_stray) {
    self->is_stray = stop == STOP_SEMICOLON || stop == STOP_COLON;
    return;
  }
  if (stop == STOP_COLON && self->in_definition && self->awaits_meaning) {
    self->definition.wording = w;
    self->awaits_meaning = FALSE;
  } else if (stop == STOP_COLON) {
    if (self->in_definition && leaf_body_opens_block (self->build, w))
      add_chunk (self, w, TRUE);
    else
      begin_definition (self, w);
  } else if (self->in_definition) {
    if (self->awaits_meaning) {
      self->definition.wording = w;
      self->awaits_meaning = FALSE;
    } else {
      add_chunk (self, w, FALSE);
    }
    if (stop != STOP_SEMICOLON)
      end_definition (self);
  } else {
    read_sentence (self, w, stop);
  }
}

/* The stop at `at`; STOP_END if the word is not a stop. */
static Stop
stop_at (const Breaker *self, guint32 at)
{
  const LeafWord *word = word_at (self, at);

  if (word->sort == LEAF_WORD_PARAGRAPH)
    return STOP_PARAGRAPH;
  if (word->sort != LEAF_WORD_PUNCTUATION)
    return STOP_END;
  switch (leaf_vocabulary_text (self->build->vocabulary, word->vocab)[0]) {
  case '.': return STOP_FULL;
  case ';': return STOP_SEMICOLON;
  case ':': return colon_divides (self, at) ? STOP_COLON : STOP_END;
  default: return STOP_END;
  }
}

/* Reports punctuation that follows other punctuation and contradicts it. */
static void
check_stops (Breaker *self, LeafWording w, Stop before, Stop after)
{
  if (before == STOP_COLON && after == STOP_PARAGRAPH)
    leaf_problem_at (self->build, LEAF_PROBLEM_PARAGRAPH_ENDS_IN_COLON, w, NULL, NULL);
  else if (before == STOP_COLON && after != STOP_COLON)
    leaf_problem_at (self->build, LEAF_PROBLEM_COLON_THEN_STOP, w, NULL, NULL);
  else if ((before == STOP_SEMICOLON && after == STOP_FULL) || (before == STOP_FULL && after == STOP_SEMICOLON))
    leaf_problem_at (self->build, LEAF_PROBLEM_SEMICOLON_THEN_STOP, w, NULL, NULL);
}

/* For the full stop that a text implies, the reference only looks for a stop one word later: a single word between
 * the two, such as the 'Mr' of 'Mr. Carno is a man.', is not a sentence, and the later stop counts. */
static gboolean
hides_word (const Breaker *self)
{
  Stop next = STOP_END;

  if (self->at + 2 < self->end && (word_at (self, self->at)->flags & LEAF_WORD_IMPLIED)
      && stop_at (self, self->at + 1) == STOP_END)
    next = stop_at (self, self->at + 2);
  return next == STOP_FULL || next == STOP_SEMICOLON || next == STOP_PARAGRAPH;
}

/* There is nothing between this colon and the one before it: "Instead of waiting: : say ...". */
static gboolean
is_colon_again (const Breaker *self, LeafWording w, Stop stop)
{
  return stop == STOP_COLON && leaf_wording_empty (w) && w.first > 1 && stop_at (self, w.first - 1) == STOP_COLON;
}

static void
read_chunk (Breaker *self)
{
  LeafWording w = leaf_wording (self->at, self->at);
  Stop stop = STOP_END;
  Stop next;

  while (self->at < self->end && (stop = stop_at (self, self->at)) == STOP_END)
    self->at++;
  w.end = self->at;
  if (is_colon_again (self, w, stop))
    leaf_problem_at (self->build, LEAF_PROBLEM_COLON_THEN_STOP, leaf_wording (w.first - 2, w.first - 1), NULL, NULL);
  if (hides_word (self)) {
    self->at += 2;
    stop = stop_at (self, self->at);
  }
  for (self->at++; self->at < self->end && (next = stop_at (self, self->at)) != STOP_END && next != STOP_COLON;
       self->at++) {
    check_stops (self, w, stop, next);
    /* A colon keeps its meaning whatever follows it; a paragraph break is stronger than a semicolon. */
    if (stop != STOP_COLON)
      stop = next;
    else if (next == STOP_PARAGRAPH)
      break;
  }
  if (!leaf_wording_empty (w))
    take_chunk (self, w, stop);
  if (!leaf_wording_empty (w) && leaf_word_is (self->build, w.first, "include"))
    read_extensions (self, w);
  if (self->at < self->end && is_paragraph (self, self->at))
    end_definition (self);
}

/* --- paragraphs with their own syntax ----------------------------------------------------------------------------- */

static guint32
paragraph_end (const Breaker *self)
{
  guint32 at = self->at;

  while (at < self->end && !is_paragraph (self, at))
    at++;
  return at;
}

/* The heading at the beginning of a part is the one that names the part, so it is not read again. */
static void
pass_first_heading (Breaker *self, LeafWording heading)
{
  LeafWording line;
  g_autofree char *wanted = leaf_wording_dup (self->build, heading);

  while (self->at < self->end && is_paragraph (self, self->at))
    self->at++;
  line = leaf_heading_line (self->build, self->at, self->end);
  if (self->at < self->end && !leaf_wording_same (self->build, line, heading))
    leaf_problem_at (self->build, LEAF_PROBLEM_PART_OTHER_HEADING, line, wanted, NULL);
  if (self->at < self->end && leaf_heading_level (self->build, line) > 0)
    self->at = line.end;
}

/* The sentences of the file that the heading names are inserted at the heading. */
static void
read_part (Breaker *self, LeafWording line, guint32 level)
{
  const Breaker outside = *self;
  LeafWording bare;

  if (leaf_heading_part (self->build, line, &bare) == 0)
    return;
  LEAF_EACH (&self->build->words->sources, i) {
    const LeafSource *row = LEAF_ROW (&self->build->words->sources, LeafSource, i);

    if (row->heading != line.first)
      continue;
    self->first = self->at = row->first_word;
    self->end = row->end_word;
    self->part = bare;
    self->part_level = level;
    pass_first_heading (self, bare);
    read_source (self);
    break;
  }
  self->first = outside.first;
  self->at = outside.at;
  self->end = outside.end;
  self->part = outside.part;
  self->part_level = outside.part_level;
  self->heading = outside.heading;
  self->skipped_level = outside.skipped_level;
  self->in_dialogue = outside.in_dialogue;
  self->has_cue = outside.has_cue;
}

/* A heading is one line; if its paragraph has more, this is reported, and the rest is read as usual. */
static gboolean
read_heading (Breaker *self)
{
  LeafWording w = leaf_heading_line (self->build, self->at, self->end);
  guint32 level = leaf_heading_level (self->build, w);

  if (level == 0)
    return FALSE;
  self->at = w.end;
  if (self->skipped_level > 0 && level > self->skipped_level)
    return TRUE;

  for (guint32 i = w.first; i < w.end; i++) {
    Stop stop = stop_at (self, i);

    if (stop != STOP_END && !(word_at (self, i)->flags & LEAF_WORD_IMPLIED)) {
      leaf_problem_at (self->build, LEAF_PROBLEM_HEADING_STOPS_EARLY, w, NULL, NULL);
      break;
    }
  }
  if (w.end < self->end && !is_paragraph (self, w.end))
    leaf_problem_at (self->build, LEAF_PROBLEM_HEADING_OVER_LINES, w, NULL, NULL);
  self->heading = leaf_heading_add (self->build, self->includes, self->heading, level, w);
  self->skipped_level
      = LEAF_ROW (&self->build->sentences->headings, LeafHeading, self->heading.ix)->skipped ? level : 0;
  self->in_dialogue = leaf_heading_is_dialogue (self->build, w);
  self->has_cue = FALSE;
  if (!self->in_dialogue && self->skipped_level == 0 && leaf_heading_claims_dialogue (self->build, w))
    leaf_problem_at (self->build, LEAF_PROBLEM_DIALOGUE_HEADING, w, NULL, NULL);
  if (level <= self->part_level) {
    g_autofree char *part = leaf_wording_dup (self->build, self->part);

    leaf_problem_at (self->build, LEAF_PROBLEM_PART_HEADING_TOO_HIGH, w, part, NULL);
  }
  if (self->skipped_level == 0)
    read_part (self, w, level);
  return TRUE;
}

/* A paragraph that is a table or an equation, or is in a dialogue section. */
static gboolean
read_paragraph (Breaker *self)
{
  LeafWording w = leaf_wording (self->at, paragraph_end (self));

  if (self->skipped_level > 0) {
    skip_paragraph (self, w.end);
  } else if (self->in_dialogue) {
    guint32 item = leaf_dialogue_text_read (self->build, w, self->heading, !self->has_cue);

    if (item != 0)
      add_sentence (self, LEAF_FORM_DIALOGUE, w, item);
    self->has_cue |= item != 0;
    skip_paragraph (self, w.end);
  } else if (leaf_wording_length (w) > 1 && leaf_word_is (self->build, w.first, "table")) {
    add_sentence (self, LEAF_FORM_TABLE, w, leaf_table_text_read (self->build, w));
    self->at = w.end;
  } else if (leaf_wording_length (w) > 1 && leaf_word_is (self->build, w.first, "equation")) {
    while (w.end > w.first && is_mark (self, w.end - 1, "."))
      w.end--;
    add_sentence (self, LEAF_FORM_EQUATION, w, 0);
    self->at = paragraph_end (self);
  } else {
    return FALSE;
  }
  return TRUE;
}

static void
read_source (Breaker *self)
{
  while (self->at < self->end) {
    gboolean begins_paragraph = self->at == self->first || is_paragraph (self, self->at - 1);

    if (is_paragraph (self, self->at)) {
      end_definition (self);
      self->at++;
    } else if (begins_paragraph && (read_heading (self) || read_paragraph (self))) {
      continue;
    } else if (self->skipped_level > 0 || self->in_dialogue) {
      skip_paragraph (self, paragraph_end (self));
    } else {
      read_chunk (self);
    }
  }
  end_definition (self);
}

void
leaf_sentences_read (LeafBuild *build, guint32 source)
{
  g_autoptr (LeafFormFinder) finder = leaf_form_finder_new (build);
  guint32 first_sentence = build->sentences->sentences.n;

  read_whole (build, finder, source);
  leaf_find_kinds_of_action (build, first_sentence);
}

/* Reads words within a definition. */
LeafStatementId
leaf_sentences_read_body (LeafBuild *build, LeafWording w)
{
  g_autoptr (GArray) chunks = g_array_new (FALSE, FALSE, sizeof (LeafBodyPiece));
  Breaker self = { .build = build, .first = w.first, .end = w.end, .chunks = chunks };
  guint32 start = w.first;

  for (self.at = w.first; self.at <= w.end; self.at++) {
    Stop stop = self.at < w.end ? stop_at (&self, self.at) : STOP_PARAGRAPH;

    if (stop == STOP_END)
      continue;
    if (self.at > start)
      add_chunk (&self, leaf_wording (start, self.at), stop == STOP_COLON);
    start = self.at + 1;
  }
  return leaf_body_build (build, LEAF_NO_WORDS, (const LeafBodyPiece *) chunks->data, chunks->len);
}

/* --- the tables --------------------------------------------------------------------------------------------------- */

static const LeafMember members[] = {
  LEAF_MEMBER_TABLE (LeafSentences, sentences, LeafSentence),
  LEAF_MEMBER_TABLE (LeafSentences, headings, LeafHeading),
  LEAF_MEMBER_TABLE (LeafSentences, statements, LeafStatement),
  LEAF_MEMBER_TABLE (LeafSentences, tables, LeafTableText),
  LEAF_MEMBER_TABLE (LeafSentences, dialogue, LeafDialogueItem),
  LEAF_MEMBER_TABLE (LeafSentences, dialogue_clauses, LeafDialogueClause),
};

static const LeafStageTables stage_tables = LEAF_STAGE_TABLES (LeafSentences, members);

LeafSentences *
leaf_sentences_new (void)
{
  return leaf_stage_tables_new (&stage_tables);
}

LeafSentences *
leaf_sentences_copy (const LeafSentences *sentences, const LeafSentences *like, LeafArena *on)
{
  return leaf_stage_tables_copy (&stage_tables, sentences, like, on);
}

void
leaf_sentences_free (LeafSentences *sentences)
{
  leaf_stage_tables_free (&stage_tables, sentences);
}
