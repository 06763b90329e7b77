/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-golden.c: everything that the engine says of our stories and of their plays is what it was.
 *
 * hashes.tsv names the stories (golden-sources.h) and their sections.  Each section is made anew, and must
 * have the hash that stands there; where text/NAME.txt exists, the readable sections must be those lines.  A section
 * is about the story alone: the library may change without it, and so may the prose of problems, of which the code,
 * the place and the words filled in count.
 *
 *   test-golden --write FOLDER                 writes the hashes and texts of FOLDER anew, with new stories
 *   test-golden --print SECTION FOLDER NAME    prints a section of a story ("all": each section) */
#include "leaf-index.h"
#include "leaf-lint.h"
#include "leaf-problem-help.h"
#include "leaf.h"

#include "golden-explored.h"
#include "golden-files.h"
#include "golden-questions.h"
#include "golden-sources.h"

#include <locale.h>
#include <string.h>

/* --- what the compiler says --------------------------------------------------------------------------------------- */

/* The words with which the sentence of a problem was filled in; all of it where it does not go by its template. */
static void
add_fillings (Golden *self, const char *code, const char *sentence)
{
  static const char *const templates[][2] = {
#define LEAF_PROBLEM(name, sentence) { #name, sentence },
#define LEAF_NOTICE(name, sentence)  { #name, sentence },
#define N_(text)                     text
#include "base/leaf-problems.def"
#undef N_
#undef LEAF_NOTICE
#undef LEAF_PROBLEM
  };
  const char *at = sentence;

  for (guint i = 0; i < G_N_ELEMENTS (templates); i++) {
    g_auto (GStrv) pieces = NULL;
    if (strcmp (templates[i][0], code) != 0)
      continue;
    pieces = g_regex_split_simple ("%[0-9]", templates[i][1], 0, 0);
    for (guint k = 0; pieces[k] != NULL; k++) {
      const char *found = pieces[k + 1] == NULL && k > 0 && g_str_has_suffix (at, pieces[k])
                              ? at + strlen (at) - strlen (pieces[k])
                              : strstr (at, pieces[k]);
      if (found == NULL)
        break;
      if (k > 0)
        add (self, "  %.*s\n", (int) (found - at), at);
      at = found + strlen (pieces[k]);
    }
  }
  if (*at != '\0')
    add (self, "  %s\n", at);
}

static void
add_problem (Golden *self, LeafProblem problem)
{
  add (self, "%s", problem.code);
  add_words (self, problem.place);
  end_line (self);
  add_fillings (self, problem.code, problem.sentence);
}

static void
say_problems (Golden *self)
{
  g_autofree LeafLintNote *notes = NULL;
  guint32 n;

  for (guint32 i = 0; i < leaf_program_n_problems (self->program); i++)
    add_problem (self, leaf_program_problem (self->program, i));
  for (guint32 i = 0; i < leaf_program_n_notices (self->program); i++)
    add_problem (self, leaf_program_notice (self->program, i));
  notes = leaf_program_lint (self->program, LEAF_LINTS_ALL, &n);
  for (guint32 i = 0; i < n; i++)
    add_problem (self, (LeafProblem) { leaf_lint_code (notes[i].lint), notes[i].place, notes[i].sentence });
  leaf_lint_notes_free (g_steal_pointer (&notes), n);
}

static void
say_dump (Golden *self, const char *stage)
{
  g_autofree char *text = leaf_program_dump (self->program, stage, FALSE);
  g_string_append (self->out, text);
}

static void
say_world (Golden *self)
{
  say_dump (self, "world");
}

static void
say_sentences (Golden *self)
{
  say_dump (self, "sentences");
}

static void
say_grammar (Golden *self)
{
  say_dump (self, "grammar");
}

/* Is it the number of a row, which the library may shift?  Those are, that stand before a name and not before the
 * kind of a plain value; and large ones, but where a jump goes to. */
static gboolean
is_row (char *const *parts, guint k)
{
  static const char *const plain[] = { "number", "truth", "time", "real", NULL };

  if (k < 2 || !g_ascii_isdigit (parts[k][0]) || g_str_has_prefix (parts[1], "JUMP")
      || g_str_has_prefix (parts[2], "JUMP"))
    return FALSE;
  return g_ascii_strtoll (parts[k], NULL, 10) > 60
         || (k >= 3 && parts[k + 1] != NULL && !g_strv_contains (plain, parts[k + 1]));
}

/* The words of a line, of which a line of blanks has one, the empty one. */
static GStrv
split_words (char *line)
{
  GStrv parts = g_strsplit_set (g_strstrip (line), " \t", -1);
  guint n = 1;

  for (guint k = 1; parts[0] != NULL && parts[k] != NULL; k++)
    if (parts[k][0] != '\0')
      parts[n++] = parts[k];
    else
      g_free (parts[k]);
  if (parts[0] != NULL)
    parts[n] = NULL;
  return parts;
}

static void
say_code (Golden *self)
{
  g_autofree char *text = leaf_program_dump (self->program, "code", FALSE);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) parts = NULL;
    char *code = lines[i];
    if (g_str_has_prefix (code, "chunk ")) {
      const char *comma = strchr (code, ',');
      add (self, "chunk%s\n", comma != NULL ? comma : "");
      continue;
    }
    if (strstr (code, "; ") != NULL && g_str_has_prefix (g_strchug (g_strdelimit (code, "\t", ' ')), "; ")) {
      add (self, "  %s\n", code);
      continue;
    }
    parts = split_words (code);
    for (guint k = 0; parts[k] != NULL; k++)
      add (self, "%s%s", k == 0 ? "    " : " ", is_row (parts, k) ? "#" : parts[k]);
    end_line (self);
  }
}

static void
say_outline (Golden *self)
{
  guint32 n;
  g_autofree LeafOutlineEntry *entries = leaf_program_outline (self->program, TRUE, &n);

  for (guint32 i = 0; i < n; i++) {
    add (self, "%*s%s", (int) entries[i].level * 2, "", entries[i].text);
    add_place (self, entries[i].place);
    end_line (self);
  }
}

static void
say_styles (Golden *self)
{
  static const char *const names[] = { "none", "heading", "comment", "text", "substitution", "preamble", "rulebook",
                                       "rule", "phrase",  "keyword", "name", "number",       "table",    "unknown" };
  guint32 n, last = 0;
  g_autofree LeafStyledRun *runs = leaf_program_styles (self->program, self->source, &n);

  for (guint32 i = 0; i < n; i++) {
    guint32 line, column;
    g_autofree char *words = g_strndup (self->text + runs[i].start, runs[i].end - runs[i].start);
    leaf_program_line (self->program, self->source, runs[i].start, &line, &column);
    if (line != last)
      add (self, "%s%u", last != 0 ? "\n" : "", line);
    last = line;
    add (self, " %s{%s}", names[runs[i].style], g_strdelimit (words, "\n\t", ' '));
  }
  end_line (self);
}

static void
say_occurrences (Golden *self)
{
  static const char *const roles[] = { "-", "defines", "uses", "sets", "calls" };
  guint32 n;
  g_autofree LeafOccurrenceInfo *rows = leaf_program_occurrences (self->program, self->source, &n);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *description = leaf_program_occurrence_description (self->program, &rows[i]);
    guint32 n_uses, n_own = 0;
    g_autofree LeafOccurrenceInfo *uses = leaf_program_uses (self->program, &rows[i], &n_uses);
    for (guint32 k = 0; k < n_uses; k++)
      n_own += uses[k].place.source == self->source;
    add_words (self, rows[i].place);
    add (self, " %s %s", roles[rows[i].role], leaf_named_words (rows[i].sort));
    if (rows[i].kind != NULL)
      add (self, " (%s)", rows[i].kind);
    add (self, ", %u here; defined", n_own);
    add_place (self, leaf_program_occurrence_definition (self->program, &rows[i]));
    add (self, "; %s\n", description != NULL ? description : "-");
  }
}

/* --- rules -------------------------------------------------------------------------------------------------------- */

static void
say_rulebook (Golden *self, guint32 rulebook)
{
  static const char *const senses[] = { "", " success", " failure" };
  LeafRulebookInfo info = leaf_program_rulebook (self->program, rulebook);

  add (self, "%s: %s based, product %s, default%s %u, group %s, rules %s", info.name, info.basis,
       info.product != NULL ? info.product : "-", senses[info.default_outcome], info.default_named_outcome,
       info.group != NULL ? info.group : "-", info.is_library ? "of the library" : "own");
  if (!info.is_library)
    add_words (self, info.place);
  end_line (self);
  for (guint32 i = 1; i <= info.n_outcomes && !info.is_library; i++) {
    LeafDefaultOutcome sense;
    const char *name = leaf_program_rulebook_outcome (self->program, rulebook, i, &sense);
    add (self, "  outcome %s%s\n", name, senses[sense]);
  }
  for (guint32 i = 1; i <= info.n_variables && !info.is_library; i++) {
    const char *kind = NULL, *name = leaf_program_rulebook_variable (self->program, rulebook, i, &kind);
    add (self, "  variable %s (%s)\n", name, kind);
  }
}

static void
say_listings (Golden *self, guint32 rulebook, guint32 rule)
{
  guint32 n;
  LeafReason *reasons = leaf_program_listings (self->program, rulebook, rule, &n);

  for (guint32 i = 0; i < n; i++) {
    add (self, "    listed");
    add_words (self, reasons[i].place);
    add_place (self, reasons[i].overtaken_by);
    add (self, ": %s\n", reasons[i].words);
  }
  leaf_reasons_free (reasons);
}

static void
say_rule (Golden *self, guint32 rulebook, guint32 rule, guint32 position)
{
  static const char *const sections[] = { "", "very first", "first", "middle", "last", "very last" };
  LeafRuleInfo info = leaf_program_rule (self->program, rule);
  guint32 above = leaf_program_never_runs (self->program, rulebook, rule);

  add (self, "  %s", leaf_program_rule_face (self->program, rule));
  if (info.is_library) {
    add (self, " (library)\n");
    return;
  }
  add (self, " [%s]", sections[leaf_program_rulebook_section (self->program, rulebook, position)]);
  add_place (self, info.place);
  add_place (self, info.whole);
  if (leaf_program_always_stops (self->program, rule))
    add (self, ", always stops");
  if (above != 0)
    add (self, ", never runs below %s", leaf_program_rule_face (self->program, above));
  end_line (self);
  for (guint32 i = 0; i < info.n_changes; i++) {
    LeafPlace place = { 0 };
    add (self, "    changed: %s", leaf_program_rule_change (self->program, rule, i, &place));
    add_words (self, place);
    end_line (self);
  }
  for (guint32 i = 0; i < info.n_responses; i++) {
    LeafResponseInfo response = leaf_program_rule_response (self->program, rule, i);
    add (self, "    response %u %s%s", response.letter, response.name, response.is_replaced ? ", replaced" : "");
    add_words (self, response.text);
    end_line (self);
  }
  say_listings (self, rulebook, rule);
}

/* Each rulebook that has rules of the story: those and the neighbours of those, with what put the one above the
 * other. */
static void
say_order (Golden *self)
{
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (self->program); book++) {
    LeafRulebookInfo info = leaf_program_rulebook (self->program, book);
    g_autofree guint32 *rules = g_new0 (guint32, info.n_rules + 1);
    gboolean is_told = FALSE;
    leaf_program_rulebook_rules (self->program, book, rules);
    for (guint32 i = 0; i < info.n_rules; i++) {
      gboolean own = !leaf_program_rule (self->program, rules[i]).is_library;
      gboolean next_own = i + 1 < info.n_rules && !leaf_program_rule (self->program, rules[i + 1]).is_library;
      if (!own && !next_own)
        continue;
      if (!is_told)
        say_rulebook (self, book);
      is_told = TRUE;
      say_rule (self, book, rules[i], i);
      if (i + 1 < info.n_rules) {
        g_autofree char *account = leaf_program_explain_neighbours (self->program, book, i);
        LeafVerdict verdict;
        LeafNeighbours how = leaf_program_neighbours (self->program, book, i, &verdict);
        g_strdelimit (account, "\n", '|');
        add (self, "    %u %s", how, leaf_law_number (verdict.law) != NULL ? leaf_law_number (verdict.law) : "-");
        add_words (self, verdict.first_clause);
        add_words (self, verdict.second_clause);
        add (self, ": %s\n", account);
      }
    }
    if (!info.is_library && !is_told)
      say_rulebook (self, book);
  }
}

/* Every two rules of the story's that are about the same sort of thing: which is the more specific. */
static void
say_laws (Golden *self)
{
  for (guint32 one = 1; one <= leaf_program_n_rules (self->program); one++)
    for (guint32 two = 1; two <= leaf_program_n_rules (self->program); two++) {
      LeafRuleInfo first = leaf_program_rule (self->program, one), second = leaf_program_rule (self->program, two);
      g_autofree char *account = NULL;
      LeafVerdict verdict;
      if (one == two || first.is_library || second.is_library || first.home == 0 || first.home != second.home)
        continue;
      verdict = leaf_program_compare (self->program, one, two);
      account = leaf_program_explain (self->program, one, two);
      add (self, "%s / %s: %d %s", leaf_program_rule_face (self->program, one),
           leaf_program_rule_face (self->program, two), verdict.order,
           leaf_law_number (verdict.law) != NULL ? leaf_law_number (verdict.law) : "-");
      add_words (self, verdict.first_clause);
      add_words (self, verdict.second_clause);
      add (self, ": %s\n", account);
    }
}

/* --- slips of the pen --------------------------------------------------------------------------------------------- */

typedef enum { SLIP_LEFT_OUT, SLIP_DOUBLED, SLIP_SWAPPED, SLIP_OTHER } SlipSort;

/* What becomes of a word, when it is the first of so many after `from`. */
typedef struct {
  SlipSort sort;
  guint every, from;
  const char *said;
} Slip;

/* Where the run of letters begins that stands at or after `at`, and how long it is; 0 at the end. */
static gsize
next_word (const char **at)
{
  const char *end;

  while (**at != '\0' && !g_ascii_isalpha (**at) && (**at & 0x80) == 0)
    (*at)++;
  for (end = *at; *end != '\0' && (g_ascii_isalpha (*end) || (*end & 0x80) != 0);)
    end++;
  return (gsize) (end - *at);
}

/* The source with the slip in it.  SLIP_OTHER: the word that stood seven before it stands there again. */
static char *
with_slips (const char *text, const Slip *slip)
{
  enum { BACK = 7 };
  GString *out = g_string_new (NULL);
  const char *before[BACK] = { 0 }, *copied = text, *at = text;
  gsize lengths[BACK] = { 0 }, length;

  for (guint word = 0; (length = next_word (&at)) > 0; word++) {
    const char *next = at + length;
    gsize next_length = next_word (&next);
    gboolean is_hit = word % slip->every == slip->from % slip->every;
    g_string_append_len (out, copied, at - copied);
    copied = at + length;
    if (is_hit && slip->sort == SLIP_OTHER && word >= BACK) {
      g_string_append_len (out, before[word % BACK], (gssize) lengths[word % BACK]);
    } else if (is_hit && slip->sort == SLIP_SWAPPED && next_length > 0) {
      g_string_append_len (out, next, (gssize) next_length);
      g_string_append_len (out, at + length, next - at - (gssize) length);
      g_string_append_len (out, at, (gssize) length);
      copied = next + next_length;
    } else if (!is_hit || slip->sort != SLIP_LEFT_OUT) {
      g_string_append_len (out, at, (gssize) length);
    }
    if (is_hit && slip->sort == SLIP_DOUBLED)
      g_string_append_printf (out, " %.*s", (int) length, at);
    before[word % BACK] = at;
    lengths[word % BACK] = length;
    at = copied;
  }
  g_string_append (out, copied);
  return g_string_free (out, FALSE);
}

/* All lines of a section as one. */
static void
add_folded (Golden *self, void (*say) (Golden *self))
{
  g_autoptr (GString) text = g_string_new (NULL);
  Golden other = *self;

  other.out = text;
  say (&other);
  g_strdelimit (text->str, "\n", '|');
  add (self, "%s\n", text->str);
}

/* What is said, and made, of a text. */
static void
say_made (Golden *self, const char *said, const char *text)
{
  g_autoptr (LeafProgram) program = leaf_program_compile (&(LeafSourceText) { "story.ni", text, strlen (text) }, NULL);
  Golden other = { program, leaf_program_story_source (program), NULL, self->commands, self->out };

  other.text = leaf_program_source_text (program, other.source);
  add (self, "%s\n", said);
  for (guint32 k = 0; k < leaf_program_n_problems (program); k++)
    add_problem (&other, leaf_program_problem (program, k));
  add_folded (&other, say_world);
  add_folded (&other, say_grammar);
  add_folded (&other, say_order);
  add_folded (&other, say_code);
}

/* What is said, and made, of the source with a slip in every so many of its words: readings that are given up. */
static void
say_slips (Golden *self)
{
  static const Slip slips[] = {
    { SLIP_LEFT_OUT, 13, 12, "without every 13th word" },
    { SLIP_LEFT_OUT, 29, 28, "without every 29th word" },
    { SLIP_LEFT_OUT, 23, 9, "without every 23rd word" },
    { SLIP_DOUBLED, 37, 4, "every 37th word doubled" },
    { SLIP_SWAPPED, 41, 6, "every 41st word and the next for each other" },
    { SLIP_OTHER, 31, 20, "every 31st word another" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (slips); i++) {
    g_autofree char *text = with_slips (self->text, &slips[i]);
    say_made (self, slips[i].said, text);
  }
}

/* The source in which, of all words, every so manieth is one of those that sentences are built with. */
static char *
with_others (const char *text, guint every, guint from)
{
  static const char *const others[]
      = { "not",  "every",   "the",       "no",          "two",         "which", "when",      "a kind of",
          "is",   "has",     "called",    "and",         "or",          "with",  "of",        "nothing",
          "in",   "it",      "usually",   "that varies", "a number",    "are",   "something", "who",
          "a",    "than",    "carrying",  "if",          "opposite of", "to",    "listed in", "-5",
          "12.5", "9:30 AM", "an action", "one of",      "player",      "says",  "can be",    "all" };
  g_autoptr (GString) out = g_string_new (NULL);
  const char *copied = text, *at = text;
  gsize length;
  guint next = from;

  for (guint word = 0; (length = next_word (&at)) > 0; word++) {
    g_string_append_len (out, copied, at - copied);
    if (word % every == from)
      g_string_append (out, others[next++ % G_N_ELEMENTS (others)]);
    else
      g_string_append_len (out, at, (gssize) length);
    copied = at += length;
  }
  g_string_append (out, copied);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* The source without every so manieth mark, and with another for the one half way to the next. */
static char *
with_marks (const char *text, guint every)
{
  static const char marks[] = ".,;:\"[]()-";
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = 0;

  for (const char *at = text; *at != '\0'; at++) {
    gboolean is_mark = strchr (marks, *at) != NULL;
    n += is_mark;
    if (is_mark && n % every == every / 2)
      g_string_append_c (out, marks[n % (sizeof marks - 1)]);
    else if (!is_mark || n % every != 0)
      g_string_append_c (out, *at);
  }
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* What is said, and made, of the source with words and marks in it that mean something, but not there. */
static void
say_misplaced (Golden *self)
{
  g_autofree char *one = with_others (self->text, 11, 3), *two = with_others (self->text, 17, 7),
                  *three = with_marks (self->text, 14);

  say_made (self, "every 11th word another", one);
  say_made (self, "every 17th word another", two);
  say_made (self, "every 7th mark another, or none", three);
}

/* --- the index, the map, completion ------------------------------------------------------------------------------- */

static void
say_index (Golden *self)
{
  for (LeafIndexPage page = 0; page < LEAF_INDEX_PAGES; page++) {
    guint32 n, hidden = G_MAXUINT32;
    LeafIndexEntry *rows = leaf_program_index (self->program, page, &n);
    add (self, "%s: %s\n", leaf_index_page_name (page), leaf_index_page_title (page));
    for (guint32 i = 0; i < n; i++) {
      if (rows[i].level <= hidden)
        hidden = G_MAXUINT32;
      if (rows[i].is_library || rows[i].level > hidden) {
        hidden = MIN (hidden, rows[i].level);
        continue;
      }
      add (self, "%*s%s%s%s", (int) rows[i].level * 2 + 2, "", rows[i].text, rows[i].detail != NULL ? " = " : "",
           rows[i].detail != NULL ? rows[i].detail : "");
      add_place (self, rows[i].place);
      end_line (self);
    }
    leaf_index_free (rows, n);
  }
}

static void
say_map (Golden *self)
{
  g_autoptr (LeafMap) map = leaf_program_map (self->program);
  g_autofree char *drawing = leaf_map_svg (map);

  add (self, "%d by %d\n", map->width, map->height);
  for (guint32 i = 0; i < map->n_rooms; i++) {
    add (self, "%s in %s at %d, %d%s", map->rooms[i].name, map->rooms[i].region != NULL ? map->rooms[i].region : "-",
         map->rooms[i].x, map->rooms[i].y, map->rooms[i].is_start ? ", start" : "");
    add_place (self, map->rooms[i].place);
    end_line (self);
  }
  for (guint32 i = 0; i < map->n_links; i++) {
    const LeafMapLink *link = &map->links[i];
    add (self, "%u-%u %s sort %u, %d,%d to %d,%d, by %s%s", link->from, link->to, link->direction, link->sort,
         link->out_x, link->out_y, link->in_x, link->in_y, link->door != NULL ? link->door : "-",
         link->is_one_way ? ", one way" : "");
    add_place (self, link->place);
    end_line (self);
  }
  add (self, "%s\n", drawing);
}

static void
say_completions (Golden *self)
{
  enum { MOST = 5, EVERY = 7 };
  guint32 word = 0;

  for (guint32 at = 1; self->text[at] != '\0'; at++) {
    LeafCompletion *rows;
    guint32 n, line, column, start = 0, end = 0;
    g_autofree char *signature = NULL;
    if (!g_ascii_isalpha (self->text[at - 1]) || g_ascii_isalpha (self->text[at - 2 + (at == 1)])
        || word++ % EVERY != 0)
      continue;
    rows = leaf_program_completions (self->program, self->source, self->text, at, MOST, &n);
    signature = leaf_program_signature (self->program, self->text, at, &start, &end);
    leaf_program_line (self->program, self->source, at, &line, &column);
    add (self, "%u:%u", line, column);
    if (signature != NULL)
      add (self, " in '%s' %u-%u", signature, start, end);
    for (guint32 i = 0; i < n; i++)
      add (self, " | %s%s%s -%u", rows[i].text, rows[i].detail != NULL ? ": " : "",
           rows[i].detail != NULL ? rows[i].detail : "", at - rows[i].start);
    end_line (self);
    leaf_completions_free (rows, n);
  }
}

/* --- the play ----------------------------------------------------------------------------------------------------- */

static void
say_node (Golden *self, const LeafTraceNode *node, guint32 indent)
{
  static const char *const outcomes[] = { "", " -> success", " -> failure", " -> stopped" };
  g_autofree char *words = leaf_trace_words (self->program, node);

  g_strdelimit (words, "\n", '|');
  add (self, "%*s%u %s", (int) indent * 2, "", node->sort, words);
  if (node->sort == LEAF_TRACED_RULE || node->sort == LEAF_TRACED_RULEBOOK || node->sort == LEAF_TRACED_ACTION)
    add (self, " (%u%s%s%s%s)%s", node->entry, node->applied ? " applied" : "", node->is_over ? "" : " not over",
         node->is_passed ? " passed" : "", node->is_hidden ? " hidden" : "", outcomes[node->outcome]);
  if (node->place.source == self->source)
    add_place (self, node->place);
  if (node->sort == LEAF_TRACED_TEXT)
    add (self, " at %u style %u", node->text_at, node->style);
  end_line (self);
}

static gboolean
is_told (Golden *self, const LeafTraceNode *node)
{
  return node->sort == LEAF_TRACED_COMMAND || node->sort == LEAF_TRACED_ACTION || node->sort == LEAF_TRACED_FAULT
         || node->sort == LEAF_TRACED_NOTICE
         || (node->sort == LEAF_TRACED_TEXT ? node->place.source == self->source
                                            : node->sort != LEAF_TRACED_TURN && !node->is_library);
}

/* What became of each rule of the story in the last turn, with its clauses. */
static void
say_answers (Golden *self, LeafPlay *play, LeafTrace *trace)
{
  for (guint32 rule = 1; rule <= leaf_program_n_rules (self->program); rule++) {
    guint32 n = 0;
    LeafRuleAnswer *answers;
    if (leaf_program_rule (self->program, rule).is_library)
      continue;
    answers = leaf_play_answers (play, trace, rule, &n);
    for (guint32 i = 0; i < n; i++) {
      g_autofree char *words = leaf_answer_words (self->program, &answers[i]);
      add (self, "  %s? %s\n", leaf_program_rule_face (self->program, rule), words);
      for (guint32 k = 0; answers[i].clauses != NULL
                          && (answers[i].clauses[k].place.source != 0 || answers[i].clauses[k].unsaid != NULL);
           k++) {
        const LeafClauseState *clause = &answers[i].clauses[k];
        add (self, "    %d %s", clause->holds, clause->unsaid != NULL ? clause->unsaid : "");
        add_words (self, clause->place);
        add (self, " %s\n", clause->values != NULL ? clause->values : "");
      }
    }
    leaf_answers_free (answers, n);
  }
}

static void
say_turns (Golden *self, gboolean with_answers)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  do
    leaf_play_run (play, BUDGET);
  while (go_on (self, play, &next));
  for (guint32 turn = 0; turn < leaf_play_n_turns (play); turn++) {
    g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);
    guint32 n;
    const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);
    g_autofree guint32 *indents = g_new0 (guint32, n + 1);
    if (with_answers) {
      add (self, "turn %u\n", turn);
      say_answers (self, play, trace);
      continue;
    }
    for (guint32 i = 0; i < n; i++) {
      gboolean told = is_told (self, &nodes[i]);
      indents[i] = i == 0 ? 0 : indents[nodes[i].parent] + (told ? 1 : 0);
      if (told)
        say_node (self, &nodes[i], indents[i]);
    }
  }
}

static void
say_trace (Golden *self)
{
  say_turns (self, FALSE);
}

static void
say_why (Golden *self)
{
  say_turns (self, TRUE);
}

static void
say_frames (Golden *self, LeafPlay *play)
{
  for (guint32 depth = 0; depth < leaf_play_n_frames (play); depth++) {
    LeafFrameInfo frame = leaf_play_frame (play, depth);
    if (frame.place.source != self->source)
      continue;
    add (self, "  %s (%u)", frame.title, frame.entry);
    add_words (self, frame.place);
    end_line (self);
    for (guint32 i = 0; i < frame.n_values; i++) {
      LeafValueInfo value = leaf_play_frame_value (play, depth, i);
      add (self, "    %s (%s)%s: %s\n", value.name, value.kind, value.is_rulebook_variable ? " of the rulebook" : "",
           value.value);
      g_free (value.value);
    }
  }
}

/* Each statement of the story's, the first time that it is come to: what stands on the stack, with the values. */
static void
say_stops (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint32 last = 0, column;
  guint next = 0;

  leaf_program_line (self->program, self->source, (guint32) strlen (self->text), &last, &column);
  for (guint32 line = 1; line <= last; line++)
    leaf_play_set_breakpoint_on_line (play, self->source, line, TRUE);
  for (;;) {
    LeafStop stop = leaf_play_run (play, BUDGET);
    if (stop.cause == LEAF_STOP_BREAKPOINT) {
      if (g_hash_table_add (seen, GUINT_TO_POINTER (stop.place.start))) {
        add_words (self, stop.place);
        end_line (self);
        say_frames (self, play);
      }
      continue;
    }
    if (!go_on (self, play, &next))
      break;
  }
}

/* How each command was read: what TRACE tells of it, after the command itself. */
static void
say_parsed (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  leaf_play_run (play, BUDGET);
  if (leaf_play_stop (play).cause == LEAF_STOP_WANTS_COMMAND)
    leaf_play_command (play, "trace 4");
  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  for (;;) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_auto (GStrv) lines = NULL;
    const LeafEvent *events;
    guint32 n;
    leaf_play_run (play, BUDGET);
    events = leaf_play_drain (play, &n);
    for (guint32 i = 0; i < n; i++)
      if (events[i].sort == LEAF_EVENT_TEXT)
        g_string_append (text, events[i].text);
    lines = g_strsplit (text->str, "\n", -1);
    for (guint i = 0; lines[i] != NULL; i++) {
      gsize blanks = strspn (lines[i], " ");
      if (lines[i][blanks] == '[' && strstr (lines[i], ": a name of 0 words]") == NULL)
        add (self, "  %s\n", lines[i]);
    }
    if (leaf_play_stop (play).cause == LEAF_STOP_WANTS_COMMAND && next < self->commands->len)
      add (self, "> %s\n", (const char *) g_ptr_array_index (self->commands, next));
    if (!go_on (self, play, &next))
      break;
  }
}

static void
say_all_shown (Golden *self, LeafPlay *play)
{
  g_autoptr (LeafWorldRows) world = leaf_play_world (play);
  guint32 n;
  const LeafWorldRow *rows = leaf_world_rows_rows (world, &n);

  for (guint32 i = 0; i < n; i++)
    add (self, "%*s%s%s%s\n", (int) rows[i].level * 2, "", rows[i].name, rows[i].value != NULL ? ": " : "",
         rows[i].value != NULL ? rows[i].value : "");
}

/* What there is in the end. */
static void
say_shown (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  do
    leaf_play_run (play, BUDGET);
  while (go_on (self, play, &next));
  say_all_shown (self, play);
}

/* --- a player who types anything ---------------------------------------------------------------------------------- */

/* The next of a row of numbers that is the same everywhere. */
static guint
drawn (guint64 *state, guint n)
{
  *state = *state * G_GUINT64_CONSTANT (6364136223846793005) + G_GUINT64_CONSTANT (1442695040888963407);
  return (guint) ((*state >> 33) % n);
}

/* The words for what there is in the story: its objects, and what is said of them in its source. */
static GPtrArray *
words_for_things (Golden *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  guint32 n;
  g_autofree LeafOccurrenceInfo *rows = leaf_program_occurrences (self->program, self->source, &n);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *name = g_strndup (self->text + rows[i].place.start, rows[i].place.end - rows[i].place.start);
    if (rows[i].sort == LEAF_NAMED_INSTANCE && strpbrk (name, "\n\t\"[]") == NULL
        && !g_hash_table_contains (seen, name)) {
      g_hash_table_add (seen, name);
      g_ptr_array_add (words, g_steal_pointer (&name));
    }
  }
  if (words->len == 0)
    g_ptr_array_add (words, g_strdup ("me"));
  return words;
}

/* A command: a pattern in which N is for a thing, and W for a word of one. */
static char *
command_drawn (const GPtrArray *things, guint64 *chance)
{
  static const char *const patterns[] = {
    "take N",
    "drop N",
    "examine N",
    "look",
    "inventory",
    "x W",
    "take all",
    "drop all",
    "open N",
    "close N",
    "enter N",
    "exit",
    "north",
    "south",
    "east",
    "west",
    "up",
    "down",
    "in",
    "out",
    "go N",
    "put N in N",
    "put N on N",
    "put all in N",
    "take N from N",
    "take all from N",
    "give N to N",
    "show N to N",
    "ask N about W",
    "tell N about N",
    "N, take N",
    "N, give me N",
    "N, go north",
    "wear N",
    "take off N",
    "lock N with N",
    "unlock N with N",
    "switch on N",
    "switch off N",
    "push N",
    "pull N",
    "turn N",
    "eat N",
    "drink N",
    "search N",
    "look under N",
    "throw N at N",
    "attack N",
    "kiss N",
    "wake N",
    "touch N",
    "smell N",
    "listen to N",
    "taste N",
    "wave N",
    "rub N",
    "set N to W",
    "set N to 12",
    "cut N",
    "burn N",
    "tie N to N",
    "consult N about W",
    "buy N",
    "squeeze N",
    "swing N",
    "push N north",
    "insert N into N",
    "take N and N",
    "drop N, N and N",
    "take all except N",
    "take two W",
    "take the W W",
    "examine it",
    "take them",
    "drop all but N",
    "again",
    "oops W",
    "undo",
    "wait",
    "z",
    "sleep",
    "jump",
    "think",
    "yes",
    "no",
    "sing",
    "say W to N",
    "answer W",
    "W",
    "N",
    "W N",
    "take",
    "put N",
    "unlock N",
    "ask N",
    "get in N",
    "get off N",
    "stand on N",
    "take W with N",
    "look at N. take it. drop it",
    "take N then examine N",
    "pick up every W",
    "x my N",
    "take the other N",
    "brief",
    "superbrief",
    "verbose",
    "score",
    "pronouns",
    "nouns",
    "notify off",
    "notify on",
    "restart",
    "yes",

    "x all",
    "W W W",
    "actions",
    "",
    ".",
    "N, no",
    "say yes",
    "no, yes",
    "W, W",
    "undo. undo",
    "rules",
    "rules off",
    "ask N for N",
    "give N",
    "put N",
    "x N's W",
    "take all W",
    "take three W",
    "take all but N from N",
    "oops",
    "again. again",
    "go",
    "N N",
    "test me",
    "relations",

    "purloin N",
    "abstract N to N",
    "scenes",
    "relations",
    "showme N",
    "gonear N",

    "tree",
  };
  const char *pattern = patterns[drawn (chance, G_N_ELEMENTS (patterns))];
  GString *out = g_string_new (NULL);

  for (const char *at = pattern; *at != '\0'; at++) {
    gboolean is_alone = (at == pattern || at[-1] == ' ') && !g_ascii_isalpha (at[1]);
    if (is_alone && *at == 'N') {
      g_string_append (out, g_ptr_array_index (things, drawn (chance, things->len)));
    } else if (is_alone && *at == 'W') {
      g_auto (GStrv) words = g_strsplit (g_ptr_array_index (things, drawn (chance, things->len)), " ", -1);
      g_string_append (out, words[drawn (chance, g_strv_length (words))]);
    } else {
      g_string_append_c (out, *at);
    }
  }
  return g_string_free (out, FALSE);
}

/* What such commands come to, a line each: what is printed, and what then lies where. */
static void
say_wander (Golden *self)
{
  enum { COMMANDS = 90 };
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  g_autoptr (GPtrArray) things = words_for_things (self);
  guint64 chance = 20;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  leaf_play_run (play, BUDGET);
  for (guint i = 0; i < COMMANDS && leaf_play_stop (play).cause == LEAF_STOP_WANTS_COMMAND; i++) {
    g_autofree char *command = command_drawn (things, &chance);
    g_autoptr (GString) text = g_string_new (NULL);
    const LeafEvent *events;
    guint32 n;
    leaf_play_command (play, command);
    leaf_play_run (play, BUDGET);
    events = leaf_play_drain (play, &n);
    for (guint32 k = 0; k < n; k++)
      if (events[k].sort == LEAF_EVENT_TEXT)
        g_string_append (text, events[k].text);
    g_strdelimit (text->str, "\n", '|');
    add (self, ">%s|%s\n", command, text->str);
  }
  say_all_shown (self, play);
}

/* What each command costs, in slices of so many units of work: what a native charges for what it does is seen
 * nowhere else. */
static void
say_work (Golden *self)
{
  enum { SLICE = 5 };
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  do {
    guint n = 1;
    while (leaf_play_run (play, SLICE).cause == LEAF_STOP_OUT_OF_BUDGET && n < BUDGET / SLICE)
      n++;
    add (self, "%u\n", n);
  } while (go_on (self, play, &next));
}

/* --- what the author may ask for ---------------------------------------------------------------------------------- */

static void
say_edit (Golden *self, const LeafEdit *edit)
{
  g_autofree char *text = g_strdup (edit->text);

  add_words (self, edit->place);
  add (self, " -> '%s' (%u+%u)", g_strdelimit (text, "\n", '|'), edit->lead, edit->length);
  if (edit->sentence != NULL)
    add (self, " %s", edit->sentence);
  if (edit->overtakes.source != 0)
    add_words (self, edit->overtakes);
  end_line (self);
}

/* Every sentence about each rule of the story's, with the next of them where another is wanted. */
static void
say_writes (Golden *self)
{
  guint32 other = 0;

  for (guint32 rule = leaf_program_n_rules (self->program); rule > 0; rule--) {
    LeafRuleInfo info = leaf_program_rule (self->program, rule);
    if (info.is_library)
      continue;
    add (self, "%s\n", leaf_program_rule_face (self->program, rule));
    for (LeafWriteSort sort = LEAF_WRITE_LISTED; sort <= LEAF_WRITE_NAME; sort++) {
      g_auto (LeafEdit) edit = { 0 };
      g_autofree char *why_not = NULL;
      LeafEditRequest spec = { sort, rule, other, info.home, 0, NULL };
      spec.words = sort == LEAF_WRITE_NAME          ? "fresh rule"
                   : sort == LEAF_WRITE_RESPONSE    ? "New."
                   : sort == LEAF_WRITE_SUBSTITUTES ? "the player is here"
                                                    : NULL;
      add (self, "  %u", sort);
      if (leaf_program_write (self->program, &spec, &edit, &why_not))
        say_edit (self, &edit);
      else
        add (self, " %s\n", why_not);
    }
    other = rule;
  }
}

/* All that the story defines, called otherwise. */
static void
say_renames (Golden *self)
{
  guint32 n;
  g_autofree LeafOccurrenceInfo *rows = leaf_program_occurrences (self->program, self->source, &n);

  for (guint32 i = 0; i < n; i++) {
    guint32 n_edits = 0;
    g_autofree char *why_not = NULL;
    LeafEdit *edits;
    if (rows[i].role != LEAF_ROLE_DEFINES)
      continue;
    edits = leaf_program_rename (self->program, &rows[i], "grand folly", &n_edits, &why_not);
    add_words (self, rows[i].place);
    add (self, " %s\n", edits == NULL ? why_not : "");
    for (guint32 k = 0; k < n_edits; k++)
      say_edit (self, &edits[k]);
    leaf_edits_free (edits, n_edits);
  }
}

/* What each word of the source would be worth at the end of the play, as a value. */
static void
say_values (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint32 n;
  guint next = 0;
  g_autofree LeafOccurrenceInfo *rows = leaf_program_occurrences (self->program, self->source, &n);

  do
    leaf_play_run (play, BUDGET);
  while (go_on (self, play, &next));
  for (guint32 i = 0; i < n; i++) {
    char *words = g_strndup (self->text + rows[i].place.start, rows[i].place.end - rows[i].place.start);
    if (rows[i].kind != NULL && !g_hash_table_contains (seen, words)) {
      g_auto (LeafEvaluation) found = leaf_play_evaluate (play, 0, words, FALSE);
      add (self, "%s = %s (%s) '%s' %s%s\n", words, found.value != NULL ? found.value : "-",
           found.kind != NULL ? found.kind : "-", found.printed != NULL ? found.printed : "-",
           found.is_true ? "true " : "", found.problem != NULL ? found.problem : "");
    }
    g_hash_table_add (seen, words);
  }
}

static void
add_halt (Golden *self, LeafPlay *play, LeafBreakpointSpec spec)
{
  g_autofree char *problem = NULL;
  guint32 number = leaf_play_add_breakpoint (play, &spec, &problem);

  add (self, "halt %u: %u %s %s\n", number, spec.sort, spec.words != NULL ? spec.words : "-",
       problem != NULL ? problem : "");
}

static void
add_halts (Golden *self, LeafPlay *play)
{
  for (guint32 rule = 1; rule <= leaf_program_n_rules (self->program); rule++) {
    LeafRuleInfo info = leaf_program_rule (self->program, rule);
    if (!info.is_library)
      add_halt (
          self, play,
          (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE, .id = rule, .log = "{location} in turn {turn count}" });
    if (!info.is_library && info.home != 0) {
      add_halt (
          self, play,
          (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_OUTCOME, .id = info.home, .outcome = LEAF_OUTCOME_FAILURE });
      add_halt (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULEBOOK, .id = info.home, .hits = 2 });
    }
  }
  add_halt (
      self, play,
      (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTION, .words = "taking", .condition = "the turn count > 1" });
  add_halt (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTION });
  add_halt (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTIVITY, .words = "looking" });
  add_halt (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_ACTIVITY, .words = "printing the locale" });
  add_halt (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the location" });
  add_halt (
      self, play,
      (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the number of things held by the player" });
  add_halt (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_TEXT, .words = "the " });
  add_halt (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_PHRASE, .words = "To " });
  add_halt (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_LINE, .source = self->source, .line = 1 });
  add_halt (self, play, (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = "the nonsense" });
}

static void
say_stop (Golden *self, LeafPlay *play)
{
  LeafStop stop = leaf_play_stop (play);
  guint32 hits = 0, number = leaf_play_breakpoint_hit (play, &hits);
  g_autofree char *words = number != 0 ? leaf_play_breakpoint_words (play, number) : NULL;

  add (self, "  %u halt %u, %u times: %s;", stop.cause, number, hits, words != NULL ? words : "-");
  add_words (self, stop.place);
  end_line (self);
}

/* Stops of every sort, and the way back from the end. */
static void
say_halts (Golden *self)
{
  enum { MOST = 150 };
  static const LeafBack ways[] = { LEAF_BACK_STATEMENT | LEAF_BACK_OWN,
                                   LEAF_BACK_OVER | LEAF_BACK_OWN,
                                   LEAF_BACK_RULE | LEAF_BACK_OWN,
                                   LEAF_BACK_OUT | LEAF_BACK_OWN,
                                   LEAF_BACK_HALT,
                                   LEAF_BACK_TURN };
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0, n_stops = 0;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  add_halts (self, play);
  for (;;) {
    LeafStop stop = leaf_play_run (play, BUDGET);
    guint32 n;
    const LeafEvent *events = leaf_play_drain (play, &n);
    for (guint32 i = 0; i < n; i++)
      if (events[i].sort == LEAF_EVENT_LOG)
        add (self, "  log %s\n", events[i].text);
    if (stop.cause == LEAF_STOP_BREAKPOINT && ++n_stops < MOST) {
      say_stop (self, play);
      continue;
    }
    if (!go_on (self, play, &next))
      break;
  }
  for (guint i = 0; i < 2 * G_N_ELEMENTS (ways); i++) {
    gboolean went = leaf_play_step_back (play, ways[i / 2]);
    add (self, "back %u: %d", ways[i / 2], went);
    say_stop (self, play);
    say_frames (self, play);
  }
}

static void
say_html (Golden *self)
{
  g_autofree char *html = leaf_program_index_html (self->program, FALSE);
  const char *body = strstr (html, "<body");

  add (self, "%s\n", body != NULL ? body : html);
}

/* --- files -------------------------------------------------------------------------------------------------------- */

static const struct {
  const char *name;
  void (*say) (Golden *self);
} sections[] = {
  { "problems", say_problems },
  { "sentences", say_sentences },
  { "world", say_world },
  { "grammar", say_grammar },
  { "outline", say_outline },
  { "styles", say_styles },
  { "order", say_order },
  { "laws", say_laws },
  { "index", say_index },
  { "map", say_map },
  { "code", say_code },
  { "occurrences", say_occurrences },
  { "trace", say_trace },
  { "completions", say_completions },
  { "why", say_why },
  { "stops", say_stops },
  { "shown", say_shown },
  { "writes", say_writes },
  { "renames", say_renames },
  { "values", say_values },
  { "halts", say_halts },
  { "html", say_html },
  { "slips", say_slips },
  { "parsed", say_parsed },
  { "wander", say_wander },
  { "work", say_work },
  { "editor", say_editor },
  { "asked", say_asked },
  { "steps", say_steps },
  { "fixes", say_fixes },
  { "misplaced", say_misplaced },
  { "explored", say_explored },
  { "differences", say_differences },
};

static void
say_row (Golden *self, const GoldenRow *row, GPtrArray *texts)
{
  for (guint i = 0; row->sections[i] != NULL; i++) {
    self->out = g_ptr_array_index (texts, i);
    for (guint k = 0; k < G_N_ELEMENTS (sections); k++)
      if (strcmp (row->sections[i], sections[k].name) == 0)
        sections[k].say (self);
  }
}

/* The sections of a story as they are now: a text each, in the order of its row. */
static GPtrArray *
say_all (const char *folder, const GoldenRow *row)
{
  g_autoptr (GPtrArray) commands = g_ptr_array_new_with_free_func (g_free),
                        sources = golden_sources (folder, row->name, commands), outs = g_ptr_array_new ();
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; row->sections[i] != NULL; i++)
    g_ptr_array_add (outs, g_string_new (NULL));
  for (guint i = 0; i < sources->len; i++) {
    const char *source = g_ptr_array_index (sources, i);
    g_autoptr (LeafProgram) program
        = leaf_program_compile (&(LeafSourceText) { "story.ni", source, strlen (source) }, NULL);
    Golden self = { program, leaf_program_story_source (program), NULL, commands, NULL };
    self.text = leaf_program_source_text (program, self.source);
    say_row (&self, row, outs);
  }
  for (guint i = 0; i < outs->len; i++)
    g_ptr_array_add (texts, g_string_free (g_ptr_array_index (outs, i), FALSE));
  return texts;
}

static char *
text_path (const char *folder, const GoldenRow *row)
{
  g_autofree char *file = g_strconcat (row->name, ".txt", NULL);

  return g_build_filename (folder, "text", file, NULL);
}

static const char *
golden_folder (void)
{
  return g_getenv ("LEAF_GOLDEN") != NULL ? g_getenv ("LEAF_GOLDEN") : "tests/golden";
}

/* Says where a text begins to differ from what it was, with a few lines of each. */
static void
tell_difference (const char *was, const char *now)
{
  enum { MOST = 8 };
  g_auto (GStrv) old = g_strsplit (was, "\n", -1);
  g_auto (GStrv) new = g_strsplit (now, "\n", -1);
  guint at = 0;

  while (old[at] != NULL && new[at] != NULL && strcmp (old[at], new[at]) == 0)
    at++;
  g_test_message ("the text differs from line %u on", at + 1);
  for (guint i = at; i < at + MOST && i < g_strv_length (old); i++)
    g_test_message ("-%s", old[i]);
  for (guint i = at; i < at + MOST && i < g_strv_length (new); i++)
    g_test_message ("+%s", new[i]);
}

static void
test_golden (gconstpointer data)
{
  const GoldenRow *row = data;
  g_autoptr (GPtrArray) texts = say_all (golden_folder (), row);
  g_autofree char *path = text_path (golden_folder (), row), *was = NULL;

  if (g_file_get_contents (path, &was, NULL, NULL)) {
    g_autofree char *now = golden_text (row, texts);
    if (strcmp (was, now) != 0) {
      tell_difference (was, now);
      g_test_fail ();
    }
  }
  for (guint i = 0; row->sections[i] != NULL; i++) {
    g_autofree char *hash = golden_hash (g_ptr_array_index (texts, i));
    if (strcmp (hash, row->hashes[i]) != 0) {
      g_test_message ("the section '%s' of %s changed; build-aux/golden-diff prints how", row->sections[i], row->name);
      g_test_fail ();
    }
  }
}

/* Leaves out all but about every Nth story, by its name: LEAF_GOLDEN_EVERY=N for sanitizers, which are slow, or
 * LEAF_QUICK=N in a quick run. */
static gboolean
is_wanted (const char *name)
{
  const char *every = g_getenv ("LEAF_QUICK") != NULL ? g_getenv ("LEAF_QUICK") : g_getenv ("LEAF_GOLDEN_EVERY");
  guint n = every != NULL ? (guint) g_ascii_strtoull (every, NULL, 10) : 1;

  return n < 2 || g_str_hash (name) % n == 0;
}

static int
compare_names (gconstpointer one, gconstpointer two)
{
  return strcmp (*(char *const *) one, *(char *const *) two);
}

/* A row of that name with these sections, if there is none of that name; NULL: all but those that take long. */
static void
add_row (GPtrArray *rows, GHashTable *known, const char *name, const char *const *wanted)
{
  GoldenRow *row;

  if (g_hash_table_contains (known, name))
    return;
  row = g_new0 (GoldenRow, 1);
  row->name = g_strdup (name);
  row->sections = g_new0 (char *, G_N_ELEMENTS (sections) + 1);
  row->hashes = g_new0 (char *, G_N_ELEMENTS (sections) + 1);
  for (guint k = 0, n = 0; k < G_N_ELEMENTS (sections); k++)
    if (wanted != NULL ? g_strv_contains (wanted, sections[k].name) : strcmp (sections[k].name, "completions") != 0)
      row->sections[n++] = g_strdup (sections[k].name);
  g_ptr_array_add (rows, row);
}

/* The files of a folder whose name ends so, without that, in the order of their names. */
static GPtrArray *
names_of_files (const char *path, const char *suffix)
{
  g_autoptr (GDir) files = g_dir_open (path, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (const char *file; files != NULL && (file = g_dir_read_name (files)) != NULL;)
    if (g_str_has_suffix (file, suffix))
      g_ptr_array_add (names, g_strndup (file, strlen (file) - strlen (suffix)));
  g_ptr_array_sort (names, compare_names);
  return names;
}

/* A row for each story that has none: of those of the tests, of the manual, and of the explanations of problems. */
static void
add_rows (const char *folder, GPtrArray *rows)
{
  static const char *const groups[] = { "machine", "play", "problems", "rules" }, *const pages[] = { "", "examples" };
  static const char *const of_manual[]
      = { "problems", "world",  "grammar", "order",  "laws",   "index", "map",       "code",  "occurrences", "trace",
          "stops",    "writes", "values",  "parsed", "wander", "work",  "misplaced", "steps", "explored",    NULL };
  static const char *const of_help[]
      = { "problems", "world", "grammar", "order", "code", "occurrences", "misplaced", NULL };
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  const char *code;

  for (guint i = 0; i < rows->len; i++)
    g_hash_table_add (known, ((GoldenRow *) g_ptr_array_index (rows, i))->name);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++) {
    g_autofree char *path = g_build_filename (folder, "..", "stories", groups[i], NULL);
    g_autoptr (GPtrArray) names = names_of_files (path, ".story");
    for (guint k = 0; k < names->len; k++) {
      g_autofree char *name = g_strconcat (groups[i], "/", g_ptr_array_index (names, k), NULL);
      add_row (rows, known, name, NULL);
    }
  }
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *path = g_build_filename (folder, "..", "..", "data", "manual", pages[i], NULL);
    g_autoptr (GPtrArray) names = names_of_files (path, ".md");
    for (guint k = 0; k < names->len; k++)
      for (guint n = 1;; n++) {
        g_autofree char *name = g_strdup_printf ("manual/%s%s%s/%u", pages[i], *pages[i] != '\0' ? "/" : "",
                                                 (char *) g_ptr_array_index (names, k), n);
        g_autoptr (GPtrArray) sources = golden_sources (folder, name, NULL);
        if (sources->len == 0)
          break;
        add_row (rows, known, name, of_manual);
      }
  }
  for (guint32 i = 0; (code = leaf_problem_code (i)) != NULL; i++) {
    g_autofree char *name = g_strconcat ("help/", code, NULL);
    g_autoptr (GPtrArray) sources = golden_sources (folder, name, NULL);
    if (sources->len > 0)
      add_row (rows, known, name, of_help);
  }
}

/* The hashes of the texts; a section that is new and empty goes. */
static void
set_hashes (GoldenRow *row, const GPtrArray *texts)
{
  guint n = 0;

  for (guint k = 0; row->sections[k] != NULL; k++) {
    const char *text = g_ptr_array_index (texts, k);
    char *section = g_steal_pointer (&row->sections[k]), *was = g_steal_pointer (&row->hashes[k]);
    if (*text == '\0' && (was == NULL || *was == '\0')) {
      g_free (section);
    } else {
      row->sections[n] = section;
      row->hashes[n++] = golden_hash (text);
    }
    g_free (was);
  }
}

static int
write_all (const char *folder)
{
  g_autoptr (GPtrArray) rows = golden_read (folder);

  add_rows (folder, rows);
  for (guint i = 0; i < rows->len; i++) {
    GoldenRow *row = g_ptr_array_index (rows, i);
    g_autoptr (GPtrArray) texts = say_all (folder, row);
    g_autofree char *path = text_path (folder, row);

    if (g_file_test (path, G_FILE_TEST_EXISTS)) {
      g_autofree char *text = golden_text (row, texts);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
    set_hashes (row, texts);
  }
  golden_write (folder, rows);
  return 0;
}

static int
print_section (const char *section, const char *folder, const char *name)
{
  g_autoptr (GPtrArray) rows = golden_read (folder);

  for (guint i = 0; i < rows->len; i++) {
    const GoldenRow *row = g_ptr_array_index (rows, i);
    g_autoptr (GPtrArray) texts = strcmp (row->name, name) == 0 ? say_all (folder, row) : NULL;

    for (guint k = 0; texts != NULL && row->sections[k] != NULL; k++)
      if (strcmp (section, "all") == 0 || strcmp (section, row->sections[k]) == 0)
        g_print ("--- %s\n%s", row->sections[k], (const char *) g_ptr_array_index (texts, k));
  }
  return 0;
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) rows = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  if (argc == 3 && strcmp (argv[1], "--write") == 0)
    return write_all (argv[2]);
  if (argc == 5 && strcmp (argv[1], "--print") == 0)
    return print_section (argv[2], argv[3], argv[4]);
  g_test_init (&argc, &argv, NULL);
  rows = golden_read (golden_folder ());
  for (guint i = 0; i < rows->len; i++) {
    const GoldenRow *row = g_ptr_array_index (rows, i);
    g_autofree char *path = g_strconcat ("/golden/", row->name, NULL);
    if (is_wanted (row->name))
      g_test_add_data_func (path, row, test_golden);
  }
  return g_test_run ();
}
