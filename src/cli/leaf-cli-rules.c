/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-rules.c: `leaf rules` prints every rulebook that has rules, in its final order, with the reason for the
 * order of neighbours.
 *
 * The tsv form is for comparison with the reference compiler: a line "rulebook TAB name", then for each rule its
 * section, its place (a line of the story, or `library`), its name, its preamble, and its relation to the next rule and
 * the Law, as that compiler publishes them. The other forms have the reason that really decides.
 *
 * The text form has rulebooks with rules of the library alone only on request; the other forms have all rulebooks. */
#include "leaf-cli.h"
#include "leaf-json.h"

static const char *const sections[] = { "", "very first", "first", "middle", "last", "very last" };

typedef struct {
  const char *section, *name, *preamble, *by, *law;
  char *where, *why; /* `why` explains why the rule is above the next one; "" for the last rule */
  guint32 listed;    /* the line of the listing sentence that decides; 0: none does */
} Line;

/* A word for the reason why a rule is above the next one. */
static const char *
by_what (LeafNeighbours how)
{
  switch (how) {
  case LEAF_NEIGHBOURS_MORE_SPECIFIC: return "law";
  case LEAF_NEIGHBOURS_EQUAL: return "source";
  case LEAF_NEIGHBOURS_PLACED: return "preamble";
  case LEAF_NEIGHBOURS_LISTED: return "listing";
  case LEAF_NEIGHBOURS_BETWEEN: return "between";
  }
  return "";
}

static guint32
listing_line (const LeafProgram *program, guint32 book, guint32 one, guint32 another)
{
  guint32 n = 0, line = 0;
  LeafReason *reasons = leaf_program_reasons (program, book, one, another, &n);

  for (guint32 i = 0; i < n; i++)
    if (reasons[i].decides && reasons[i].sort == LEAF_REASON_LISTING)
      line = leaf_cli_story_line (program, reasons[i].place);
  leaf_reasons_free (reasons);
  return line;
}

static Line
line_of (const LeafProgram *program, guint32 book, guint32 position)
{
  guint32 rule = leaf_program_rulebook_rule (program, book, position);
  LeafRuleInfo info = leaf_program_rule (program, rule);
  LeafVerdict verdict = { 0 };
  LeafNeighbours how = leaf_program_neighbours (program, book, position, &verdict);
  Line line = { .section = sections[leaf_program_rulebook_section (program, book, position)] };

  line.by = by_what (how);
  line.law = how == LEAF_NEIGHBOURS_MORE_SPECIFIC ? leaf_law_number (verdict.law) : "";
  if (how == LEAF_NEIGHBOURS_LISTED)
    line.listed = listing_line (program, book, rule, leaf_program_rulebook_rule (program, book, position + 1));
  line.why = how != 0 ? leaf_program_explain_neighbours (program, book, position) : g_strdup ("");
  line.name = info.name != NULL ? info.name : "";
  line.preamble = info.is_library || info.preamble == NULL ? "" : info.preamble;
  line.where = info.is_library || info.place.source == 0
                   ? g_strdup ("library")
                   : g_strdup_printf ("%u", leaf_cli_story_line (program, info.place));
  return line;
}

static void
line_clear (Line *line)
{
  g_free (line->where);
  g_free (line->why);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Line, line_clear)

/* The reason as the text form prints it: "Law III.3.2", "listed in line 37"; NULL: none. Free with g_free. */
static char *
decider (const Line *line)
{
  if (*line->law != '\0')
    return g_strdup_printf ("Law %s", line->law);
  if (line->listed != 0)
    return g_strdup_printf ("listed in line %u", line->listed);
  if (g_str_equal (line->by, "listing"))
    return g_strdup ("listed by the library");
  if (g_str_equal (line->by, "source"))
    return g_strdup ("order of the source");
  if (g_str_equal (line->by, "preamble"))
    return g_strdup ("first or last by preamble");
  return g_str_equal (line->by, "between") ? g_strdup ("a rule between them") : NULL;
}

/* Prints the tsv form of a rulebook, or of all if `only` is NULL. */
static void
print_exchange (const LeafProgram *program, const char *only)
{
  g_autofree char *text = leaf_program_dump (program, "rulebooks", TRUE);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean is_in = only == NULL;
  guint32 wanted = only != NULL ? leaf_program_find_rulebook (program, only) : 0;

  for (char **line = lines; *line != NULL && **line != '\0'; line++) {
    if (only != NULL && g_str_has_prefix (*line, "rulebook\t"))
      is_in = leaf_program_find_rulebook (program, *line + strlen ("rulebook\t")) == wanted;
    if (is_in)
      g_print ("%s\n", *line);
  }
}

static void
print_text (const LeafProgram *program, guint32 book)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, book);
  LeafCliTable *table = leaf_cli_table_new (LEAF_FORMAT_TEXT, "section", "where", "rule", "by", NULL);

  g_print ("%s\n", info.name);
  for (guint32 i = 0; i < info.n_rules; i++) {
    g_auto (Line) line = line_of (program, book, i);
    g_autofree char *section = g_strconcat ("  ", line.section, NULL);
    const char *face = leaf_program_rule_face (program, leaf_program_rulebook_rule (program, book, i));
    g_autofree char *by = decider (&line);
    const char *const fields[] = { section, line.where, face, by };

    leaf_cli_table_add (table, fields);
  }
  leaf_cli_table_print (table);
  g_print ("\n");
}

static void
build_json (JsonBuilder *builder, const LeafProgram *program, guint32 book)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, book);

  json_builder_begin_object (builder);
  leaf_json_add_string (builder, "rulebook", info.name);
  json_builder_set_member_name (builder, "rules");
  json_builder_begin_array (builder);
  for (guint32 i = 0; i < info.n_rules; i++) {
    g_auto (Line) line = line_of (program, book, i);

    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "section", line.section);
    if (g_ascii_isdigit (line.where[0]))
      leaf_json_add_number (builder, "line", g_ascii_strtoll (line.where, NULL, 10));
    leaf_json_add_truth (builder, "library", !g_ascii_isdigit (line.where[0]));
    leaf_json_add_string (builder, "name", line.name);
    leaf_json_add_string (builder, "preamble", line.preamble);
    leaf_json_add_string (builder, "label",
                          leaf_program_rule_face (program, leaf_program_rulebook_rule (program, book, i)));
    leaf_json_add_string (builder, "reason", line.by);
    leaf_json_add_string (builder, "law", line.law);
    leaf_json_add_string (builder, "explanation", line.why);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* Prints the rules of a rulebook that are ordered only by the source, and those that can never run. */
static void
print_warnings (const LeafProgram *program, guint32 book)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, book);
  g_autofree guint32 *rules = g_new0 (guint32, info.n_rules + 1);
  g_autofree guint32 *never_by = g_new0 (guint32, info.n_rules + 1);

  leaf_program_rulebook_rules (program, book, rules);
  leaf_program_rulebook_never_run (program, book, never_by);
  for (guint32 i = 0; i < info.n_rules; i++) {
    guint32 rule = rules[i], next = rules[i + 1], by = never_by[i];

    if (leaf_program_rule (program, rule).is_library)
      continue;
    if (by != 0)
      g_print ("%s: '%s' (line %u) never runs: '%s', which is above it, always ends the rulebook.\n", info.name,
               leaf_program_rule_face (program, rule),
               leaf_cli_story_line (program, leaf_program_rule (program, rule).place),
               leaf_program_rule_face (program, by));
    if (next != 0 && !leaf_program_rule (program, next).is_library
        && leaf_program_order (program, book, rule, next, NULL) == LEAF_NEIGHBOURS_EQUAL)
      g_print ("%s: '%s' (line %u) is above '%s' (line %u) only because it comes first in the source.\n", info.name,
               leaf_program_rule_face (program, rule),
               leaf_cli_story_line (program, leaf_program_rule (program, rule).place),
               leaf_program_rule_face (program, next),
               leaf_cli_story_line (program, leaf_program_rule (program, next).place));
  }
}

/* Returns TRUE if the rulebook or a rule in it belongs to the story. */
static gboolean
is_storys (const LeafProgram *program, guint32 book)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, book);
  gboolean is_storys = !info.is_library;

  for (guint32 i = 0; i < info.n_rules && !is_storys; i++)
    is_storys = !leaf_program_rule (program, leaf_program_rulebook_rule (program, book, i)).is_library;
  return is_storys;
}

static void
print_all (const LeafProgram *program, LeafFormat format, const char *only, gboolean is_every)
{
  guint32 wanted = only != NULL ? leaf_program_find_rulebook (program, only) : 0, n_left_out = 0;
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  if (format == LEAF_FORMAT_TSV) {
    print_exchange (program, only);
    return;
  }
  json_builder_begin_array (builder);
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program); book++) {
    if (leaf_program_rulebook (program, book).n_rules == 0 || (only != NULL && book != wanted))
      continue;
    if (format == LEAF_FORMAT_TEXT && !is_every && only == NULL && !is_storys (program, book)) {
      n_left_out++;
      continue;
    }
    if (format == LEAF_FORMAT_TEXT)
      print_text (program, book);
    else
      build_json (builder, program, book);
  }
  json_builder_end_array (builder);
  if (format == LEAF_FORMAT_JSON)
    leaf_json_print (builder);
  if (n_left_out > 0)
    g_print ("(--all lists %u more, in which every rule is the library's)\n", n_left_out);
}

int
leaf_command_rules (int argc, char **argv)
{
  g_autofree char *format_name = NULL;
  g_autofree char *only = NULL;
  gboolean is_every = FALSE, is_warnings = FALSE;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text, tsv or json", "FORMAT" },
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &only, "Print only this rulebook", "NAME" },
    { "warnings", 0, 0, G_OPTION_ARG_NONE, &is_warnings,
      "List only the story's rules that are ordered only by the source, and those that can never run", NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &is_every,
      "As text: print the library's rulebooks too (the other formats always do)", NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  LeafFormat format;

  if (!leaf_cli_parse (
          "rules", "STORY",
          "Lists every rulebook that has rules, in its final order, with the reason why each rule is above the next.\n\n"
          "The tsv format is for comparison with the reference compiler: section, place, name, preamble, relation to the next rule "
          "and Law as that compiler publishes them.",
          entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("rules", "expected one STORY argument");
  if (is_warnings && format != LEAF_FORMAT_TEXT)
    return leaf_cli_usage ("rules", "--warnings prints text only");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (only != NULL && leaf_program_find_rulebook (program, only) == 0)
    return leaf_cli_usage ("rules", "there is no rulebook called '%s'", only);
  for (guint32 book = 1; is_warnings && book <= leaf_program_n_rulebooks (program); book++)
    if (only == NULL || book == leaf_program_find_rulebook (program, only))
      print_warnings (program, book);
  if (!is_warnings)
    print_all (program, format, only, is_every);
  return leaf_cli_print_problems (program, stderr) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
