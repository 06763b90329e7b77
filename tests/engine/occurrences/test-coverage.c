/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests all stories, ours and those of the corpus if it is available: each word that is understood is in a row, or is
 * syntax, quotation or comment; rows do not overlap; and none contradicts the generated code. */
#include "leaf-compile.h"
#include "meaning/readers/leaf-readers.h"
#include "occurrences/leaf-occurrences.h"

#include <string.h>

/* The language's own words, besides the keywords of meaning: those of declarations and statements. */
static const char *const syntax[] = {
  "about",
  "action",
  "also",
  "always",
  "am",
  "another",
  "applying",
  "as",
  "at",
  "before",
  "after",
  "begins",
  "begin",
  "behind",
  "being",
  "blank",
  "but",
  "can",
  "carried",
  "chance",
  "choose",
  "chosen",
  "cell",
  "command",
  "condition",
  "consider",
  "continue",
  "continued",
  "correct",
  "current",
  "decide",
  "decided",
  "decides",
  "decrease",
  "decrement",
  "default",
  "defined",
  "definition",
  "describing",
  "does",
  "do",
  "during",
  "each",
  "either",
  "else",
  "end",
  "ends",
  "equation",
  "even",
  "exactly",
  "except",
  "excluding",
  "fails",
  "failed",
  "failure",
  "false",
  "first",
  "fewer",
  "follow",
  "following",
  "from",
  "gives",
  "going",
  "greater",
  "here",
  "if",
  "implies",
  "imply",
  "in",
  "increase",
  "increment",
  "initially",
  "instead",
  "into",
  "inverse",
  "it",
  "kind",
  "kinds",
  "last",
  "least",
  "less",
  "let",
  "light",
  "list",
  "listed",
  "matched",
  "mean",
  "means",
  "mistake",
  "more",
  "most",
  "named",
  "named",
  "never",
  "new",
  "next",
  "normally",
  "nothing",
  "noun",
  "nouns",
  "now",
  "nowhere",
  "object-based",
  "once",
  "one",
  "only",
  "option",
  "other",
  "otherwise",
  "out",
  "outcome",
  "outcomes",
  "parts",
  "plural",
  "pm",
  "possible",
  "presence",
  "privately-named",
  "producing",
  "property",
  "publicly-named",
  "referring",
  "regarding",
  "relates",
  "repeat",
  "requires",
  "requiring",
  "result",
  "reversed",
  "rule",
  "rulebook",
  "rulebooks",
  "rules",
  "run",
  "running",
  "say",
  "seldom",
  "singular",
  "something",
  "specifies",
  "stop",
  "story",
  "substitutes",
  "succeeded",
  "succeeds",
  "success",
  "then",
  "third",
  "this",
  "three",
  "through",
  "time",
  "told",
  "touchable",
  "translates",
  "true",
  "twice",
  "two",
  "understand",
  "unless",
  "unlisted",
  "until",
  "unicode",
  "use",
  "used",
  "usually",
  "vary",
  "varies",
  "verb",
  "visible",
  "what",
  "when",
  "where",
  "whether",
  "while",
  "whole",
  "with",
  "works",
  "yet",
  "you",
  "second",
  "fourth",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "-",
  "--",
  "adjective",
  "arithmetic",
  "sayable",
  "various",
  "groups",
  "real",
  "rather",
  "operator",
  "square",
  "root",
  "given",
  "stored",
  "amended",
  "replaced",
  "half",
  "mapping",
  "means",
  "preserved",
  "up",
  "down",
  "specification",
  "called",
  "meaning",
  "end",
  "try",
  "silently",
  "trying",
};

/* One of this many words may be without an occurrence. */
enum { MOST_BARE = 100 };

typedef struct {
  guint n_stories, n_words, n_bare, n_compared, n_contradicted;
  GHashTable *bare; /* word -> where one stands */
} Tally;

static gboolean
is_syntax (const LeafBuild *build, GHashTable *words, guint32 number)
{
  if (leaf_kw (build, number) != LEAF_KW_NONE)
    return TRUE;
  return g_hash_table_contains (words, leaf_vocabulary_text (build->vocabulary, leaf_word (build, number)->vocab));
}

/* Sentences whose words are names of files, people, scripts and code of another compiler. */
static gboolean
is_read_as_names (LeafForm form)
{
  switch (form) {
  case LEAF_FORM_TITLE:
  case LEAF_FORM_TEST:
  case LEAF_FORM_USE:
  case LEAF_FORM_INCLUDE:
  case LEAF_FORM_RELEASE:
  case LEAF_FORM_INDEX_MAP:
  case LEAF_FORM_TRANSLATES:
  case LEAF_FORM_EQUATION:
  case LEAF_FORM_DIALOGUE:
  case LEAF_FORM_NATIVE: return TRUE;
  default: return FALSE;
  }
}

static void
cover (guint8 *covered, LeafWording w, const LeafBuild *build, guint32 source)
{
  LeafSpan span;

  if (leaf_wording_empty (w))
    return;
  span = leaf_wording_span (build, w);
  if (span.source == source)
    memset (covered + span.start, 1, span.end - span.start);
}

static guint8 *
covered_bytes (const LeafProgram *program, guint32 source)
{
  const LeafBuild *build = &program->build;
  guint8 *covered = g_malloc0 (LEAF_ROW (&build->words->sources, LeafSource, source)->length + 1);
  const LeafTable *rows = leaf_occurrences_rows (build->occurrences);

  LEAF_EACH (rows, i) {
    const LeafSpan *span = &LEAF_ROW (rows, LeafOccurrence, i)->span;
    if (span->source == source)
      memset (covered + span->start, 1, span->end - span->start);
  }
  LEAF_EACH (&build->sentences->headings, i)
    if (LEAF_ROW (&build->sentences->headings, LeafHeading, i)->level > 0)
      cover (covered, LEAF_ROW (&build->sentences->headings, LeafHeading, i)->wording, build, source);
  LEAF_EACH (&build->sentences->sentences, i)
    if (is_read_as_names (LEAF_ROW (&build->sentences->sentences, LeafSentence, i)->form))
      cover (covered, LEAF_ROW (&build->sentences->sentences, LeafSentence, i)->wording, build, source);
  return covered;
}

static void
check_words (const LeafProgram *program, const char *name, GHashTable *words, Tally *tally)
{
  const LeafBuild *build = &program->build;
  guint32 source = program->story_source;
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  g_autofree guint8 *covered = covered_bytes (program, source);

  for (guint32 i = row->first_word; i < row->end_word; i++) {
    const LeafWord *word = leaf_word (build, i);

    if (word->sort != LEAF_WORD_PLAIN)
      continue;
    tally->n_words++;
    if (covered[word->start] || is_syntax (build, words, i))
      continue;
    tally->n_bare++;
    g_hash_table_replace (tally->bare, leaf_wording_dup (build, leaf_wording (i, i + 1)),
                          g_strdup_printf ("%s:%u", name, word->line));
  }
}

static void
check_order (const LeafProgram *program)
{
  const LeafTable *rows = leaf_occurrences_rows (program->build.occurrences);
  const LeafOccurrence *last = NULL;

  LEAF_EACH (rows, i) {
    const LeafOccurrence *row = LEAF_ROW (rows, LeafOccurrence, i);

    g_assert_cmpuint (row->span.end, >, row->span.start);
    g_assert_true (last == NULL || last->span.source < row->span.source
                   || (last->span.source == row->span.source && last->span.end <= row->span.start));
    last = row;
  }
}

/* Returns TRUE if the slot belongs to a name of the row's scope, rather than being temporary. */
static gboolean
is_named (const LeafBuild *build, const LeafOccurrence *row, guint32 slot)
{
  const LeafTable *rows = leaf_occurrences_rows (build->occurrences);

  LEAF_EACH (rows, i) {
    const LeafOccurrence *other = LEAF_ROW (rows, LeafOccurrence, i);
    if (other->sort == LEAF_NAMED_LOCAL && other->scope == row->scope && other->id == slot)
      return TRUE;
  }
  return FALSE;
}

/* Returns TRUE if an instruction that pushes the value of a name pushes what the row says. */
static gboolean
agrees (const LeafBuild *build, const LeafInstruction *instruction, const LeafOccurrence *row, gboolean *is_reported)
{
  *is_reported = TRUE;
  switch (instruction->op) {
  case LEAF_OP_PUSH_CELL:
  case LEAF_OP_PUSH_SHARED: /* the actor is tested with the words of the action */
    if (row->sort == LEAF_NAMED_VARIABLE)
      return row->id == (guint32) instruction->b;
    break;
  case LEAF_OP_PUSH_SLOT:
    if (row->sort == LEAF_NAMED_LOCAL && is_named (build, row, instruction->a))
      return row->id == instruction->a;
    break;
  case LEAF_OP_PUSH:
    if (row->sort == LEAF_NAMED_INSTANCE || row->sort == LEAF_NAMED_VARIABLE) {
      LeafInstanceId instance = leaf_instance_of_value (build, (LeafValue) { instruction->a, instruction->b });
      if (LEAF_IS (instance))
        return row->sort == LEAF_NAMED_INSTANCE && row->id == instance.ix;
    }
    break;
  default: break;
  }
  *is_reported = FALSE;
  return TRUE;
}

static void
check_code (const LeafProgram *program, const char *name, Tally *tally)
{
  const LeafBuild *build = &program->build;
  const LeafTable *instructions = &build->code->instructions;

  LEAF_EACH (instructions, i) {
    LeafWording words = *LEAF_ROW (&build->code->wordings, LeafWording, i);
    const LeafOccurrence *row;
    LeafSpan span;
    gboolean is_reported;

    if (leaf_wording_empty (words) || leaf_word (build, words.first)->source < build->first_source)
      continue;
    span = leaf_wording_span (build, leaf_wording_skip_article (build, words));
    row = leaf_occurrences_at (build->occurrences, span.source, span.start);
    if (row == NULL || row->span.start != span.start || row->span.end != span.end)
      continue;
    if (!agrees (build, LEAF_ROW (instructions, LeafInstruction, i), row, &is_reported)) {
      g_autofree char *said = leaf_wording_dup (build, words);

      g_test_message ("%s:%u: '%s' is %s %u, and the code says otherwise", name, leaf_word (build, words.first)->line,
                      said, leaf_named_words (row->sort), row->id);
      tally->n_contradicted++;
    }
    tally->n_compared += is_reported;
  }
}

static void
check_story (const char *text, const char *name, GHashTable *words, Tally *tally)
{
  LeafSourceText source = { .name = name, .bytes = text, .length = strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);

  check_order (program);
  if (leaf_program_n_problems (program) > 0)
    return;
  tally->n_stories++;
  check_words (program, name, words, tally);
  check_code (program, name, tally);
}

/* The part of a test file that is a source. */
static void
check_file (const char *path, GHashTable *words, Tally *tally)
{
  g_autofree char *text = NULL, *name = g_path_get_basename (path);
  char *from, *to;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return;
  from = text;
  if (g_str_has_suffix (path, ".story")) {
    from = strstr (text, "--- source\n");
    if (from == NULL)
      return;
    from += strlen ("--- source\n");
    to = strstr (from, "\n--- ");
    if (to != NULL)
      to[1] = '\0';
  }
  check_story (from, strcmp (name, "story.ni") == 0 ? path : name, words, tally);
}

static void
check_folder (const char *path, guint depth, GHashTable *words, Tally *tally)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *inner = g_build_filename (path, name, NULL);

    if (g_file_test (inner, G_FILE_TEST_IS_DIR)) {
      if (depth > 0)
        check_folder (inner, depth - 1, words, tally);
    } else if (g_str_has_suffix (name, ".ni") || g_str_has_suffix (name, ".story")) {
      check_file (inner, words, tally);
    }
  }
}

static void
check_folders (const char *const *folders, guint least_stories)
{
  g_autoptr (GHashTable) words = g_hash_table_new (g_str_hash, g_str_equal);
  Tally tally = { .bare = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) };
  GHashTableIter iter;
  gpointer word, where;

  for (gsize i = 0; i < G_N_ELEMENTS (syntax); i++)
    g_hash_table_add (words, (gpointer) syntax[i]);
  for (; *folders != NULL; folders++) {
    g_autofree char *path = g_build_filename (SOURCE_ROOT, *folders, NULL);
    check_folder (path, 3, words, &tally);
  }
  g_hash_table_iter_init (&iter, tally.bare);
  while (g_hash_table_iter_next (&iter, &word, &where))
    g_test_message ("nothing is known of '%s' (%s)", (char *) word, (char *) where);
  g_test_message ("%u stories, %u words, %u of them bare; %u names compared with the code, %u contradicted",
                  tally.n_stories, tally.n_words, tally.n_bare, tally.n_compared, tally.n_contradicted);
  if (tally.n_stories == 0 && least_stories == 0)
    g_test_skip ("there are no such stories here");
  g_assert_cmpuint (tally.n_stories, >=, least_stories);
  g_assert_cmpuint (tally.n_contradicted, ==, 0);
  g_assert_cmpuint (tally.n_bare * MOST_BARE, <=, tally.n_words);
  if (tally.n_stories > 0)
    g_assert_cmpuint (tally.n_compared, >, tally.n_stories);
  g_hash_table_unref (tally.bare);
}

static void
test_ours (void)
{
  static const char *const folders[] = { "tests/stories", "data/examples", NULL };

  check_folders (folders, 20);
}

static void
test_corpus (void)
{
  static const char *const folders[]
      = { "../shared/corpus/examples", "../shared/corpus/stories", "../shared/corpus/tests", NULL };

  check_folders (folders, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/occurrences/ours", test_ours);
  g_test_add_func ("/engine/occurrences/corpus", test_corpus);
  return g_test_run ();
}
