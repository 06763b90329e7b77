/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-rules.c: `leaf rules`: every rulebook that holds rules, in its final order, with the Law between neighbours.
 *
 * As tsv: a line "rulebook TAB name", then for each rule its section, where it stands (a line of the story, or `library`), its
 * name, its preamble, how it compares with the next one (> = <) and the Law as the reference publishes them, then the two as the
 * sort had them.  They differ seldom, and then the sort's are the true ones: the other forms have those alone.
 *
 * As text, rulebooks in which all is the library's are left out unless they are asked for; the other forms, for programs, have all.
 */
#include "leaf-cli.h"

static const char *const sections[] = { "", "very first", "first", "middle", "last", "very last" };

typedef struct {
  const char *section, *name, *preamble, *relation, *law; /* the sort's own */
  const char *published_relation, *published_law;
  char *where;
} Line;

/* "=": neither is the more specific, or both were placed by hand; ">" also between two sections. */
static const char *
relation_of (const LeafProgram *program, guint32 book, guint32 position, LeafNeighbours how)
{
  switch (how) {
  case LEAF_NEIGHBOURS_MORE_SPECIFIC: return ">";
  case LEAF_NEIGHBOURS_LESS_SPECIFIC: return "<";
  case LEAF_NEIGHBOURS_PLACED:
    return leaf_program_rulebook_section (program, book, position) != leaf_program_rulebook_section (program, book, position + 1)
               ? ">"
               : "=";
  case LEAF_NEIGHBOURS_EQUAL:
  default: return "=";
  }
}

static const char *
law_of (const LeafVerdict *verdict)
{
  return verdict->order != 0 ? leaf_law_number (verdict->law) : "";
}

static Line
line_of (const LeafProgram *program, guint32 book, guint32 position)
{
  guint32 rule = leaf_program_rulebook_rule (program, book, position);
  LeafRuleInfo info = leaf_program_rule (program, rule);
  LeafVerdict verdict = { 0 }, published = { 0 };
  Line line = { .section = sections[leaf_program_rulebook_section (program, book, position)] };

  line.relation = relation_of (program, book, position, leaf_program_neighbours (program, book, position, &verdict));
  line.law = law_of (&verdict);
  line.published_relation
      = relation_of (program, book, position, leaf_program_neighbours_published (program, book, position, &published));
  line.published_law = law_of (&published);
  line.name = info.name != NULL ? info.name : "";
  line.preamble = info.is_library || info.preamble == NULL ? "" : info.preamble;
  line.where = info.is_library || info.place.source == 0 ? g_strdup ("library")
                                                         : g_strdup_printf ("%u", leaf_cli_story_line (program, info.place));
  return line;
}

static void
print_tsv (const LeafProgram *program, guint32 book)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, book);

  g_print ("rulebook\t%s\n", info.name);
  for (guint32 i = 0; i < info.n_rules; i++) {
    Line line = line_of (program, book, i);

    g_print ("%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", line.section, line.where, line.name, line.preamble, line.published_relation,
             line.published_law, line.relation, line.law);
    g_free (line.where);
  }
}

static void
print_text (const LeafProgram *program, guint32 book)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, book);
  LeafCliTable *table = leaf_cli_table_new (LEAF_FORMAT_TEXT, "section", "where", "rule", "law", NULL);

  g_print ("%s\n", info.name);
  for (guint32 i = 0; i < info.n_rules; i++) {
    Line line = line_of (program, book, i);
    g_autofree char *section = g_strconcat ("  ", line.section, NULL);
    const char *title = leaf_program_rule_title (program, leaf_program_rulebook_rule (program, book, i));
    g_autofree char *law = *line.law != '\0' ? g_strdup_printf ("%s Law %s", line.relation, line.law) : NULL;
    const char *const fields[] = { section, line.where, title, law };

    leaf_cli_table_add (table, fields);
    g_free (line.where);
  }
  leaf_cli_table_print (table);
  g_print ("\n");
}

static void
print_json (const LeafProgram *program, guint32 book)
{
  LeafRulebookInfo info = leaf_program_rulebook (program, book);
  g_autofree char *name = leaf_cli_json_string (info.name);

  g_print ("  {\"rulebook\": %s, \"rules\": [", name);
  for (guint32 i = 0; i < info.n_rules; i++) {
    Line line = line_of (program, book, i);
    g_autofree char *rule = leaf_cli_json_string (line.name);
    g_autofree char *preamble = leaf_cli_json_string (line.preamble);

    g_print (
        "%s\n    {\"section\": \"%s\", \"where\": \"%s\", \"name\": %s, \"preamble\": %s, \"relation\": \"%s\", \"law\": \"%s\"}",
        i > 0 ? "," : "", line.section, line.where, rule, preamble, line.relation, line.law);
    g_free (line.where);
  }
  g_print ("]}");
}

/* Is the rulebook, or a rule in it, the story's own? */
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
  gboolean first = TRUE;

  if (format == LEAF_FORMAT_JSON)
    g_print ("[");
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program); book++) {
    if (leaf_program_rulebook (program, book).n_rules == 0 || (only != NULL && book != wanted))
      continue;
    if (format == LEAF_FORMAT_TEXT && !is_every && only == NULL && !is_storys (program, book)) {
      n_left_out++;
      continue;
    }
    if (format == LEAF_FORMAT_TSV)
      print_tsv (program, book);
    else if (format == LEAF_FORMAT_TEXT)
      print_text (program, book);
    else {
      g_print ("%s\n", first ? "" : ",");
      print_json (program, book);
    }
    first = FALSE;
  }
  if (format == LEAF_FORMAT_JSON)
    g_print ("\n]\n");
  if (n_left_out > 0)
    g_print ("(--all lists %u more, in which every rule is the library's)\n", n_left_out);
}

int
leaf_command_rules (int argc, char **argv)
{
  g_autofree char *format_name = NULL;
  g_autofree char *only = NULL;
  gboolean is_every = FALSE;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text, tsv or json", "FORMAT" },
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &only, "This rulebook alone", "NAME" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &is_every, "As text: the library's rulebooks too, as the other formats have them", NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  LeafFormat format;

  if (!leaf_cli_parse (
          "rules", "STORY",
          "Lists every rulebook that holds rules, in its final order.\n\nAs tsv, each rule's line has: section, where, name, "
          "preamble; relation to the next rule and Law as the reference compiler publishes them; relation and Law as the "
          "sort had them. The last two hold, and the other formats have those alone.",
          entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("rules", "one story is wanted");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (only != NULL && leaf_program_find_rulebook (program, only) == 0)
    return leaf_cli_usage ("rules", "there is no rulebook called '%s'", only);
  print_all (program, format, only, is_every);
  return leaf_cli_print_problems (program, stderr) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
