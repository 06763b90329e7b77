/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pairs of preambles, and the Law that distinguishes them; and the sort, compared with an insertion sort straight from
 * the Laws. */
#include "leaf-compile.h"
#include "leaf.h"
#include "rules/leaf-rules.h"

#include <string.h>

static const char world[]
    = "The Yard is a room. The Attic is a room. The Attic is above the Yard. The Downs is a region. The Yard is in the Downs.\n"
      "The Estate is a region. The Downs is in the Estate.\n"
      "The coin is in the Yard. The chest is an openable container in the Yard. The shelf is a supporter in the Yard.\n"
      "Bob is a man in the Yard. A person can be jolly or sad. A thing can be shiny.\n"
      "A crate is a kind of container. The lamp is a device in the Yard. The tally is a number that varies.\n"
      "The Ball is a scene. The Feast is a recurring scene.\n"
      "Grading rules is a number based rulebook. Sniffing rules is an object based rulebook. Humming rules is a nothing based rulebook.\n"
      "The cart is a vehicle in the Yard. The gate is a door. The gate is north of the Yard and south of the Orchard.\n"
      "Hoisting is an action applying to nothing. The hoisting action has a number called the force (matched as \"mightily\").\n"
      "The hoisting action has a number called the pace (matched as \"quickly\").\n"
      "Kissing someone is rash behaviour. Attacking someone is bold behaviour.\n\n"
      "Table of Chatter\ntopic\treply\n\"rain\"\t\"It falls.\"\n\n";

/* `relation` and `law` as `leaf why` prints them; `by`: the row of rules/leaf-law-clauses.def that decides, and, if
 * that compares two specifications, the row of the aspect that distinguishes them. */
static const struct {
  const char *first, *second, *relation, *law, *by;
} pairs[] = {
  /* aspects */
  { "Instead of touching the coin in the Yard", "Instead of touching the coin", ">", "I", "aspects" },
  { "Instead of touching the coin when the lamp is switched on", "Instead of touching the coin", ">", "I", "aspects" },
  { "Instead of an actor jumping", "Instead of jumping", ">", "I", "aspects" },
  { "Instead of jumping", "Instead of doing something", ">", "III.4.1", "actions" },
  { "Instead of touching the coin during the Ball", "Instead of touching the coin", ">", "I", "aspects" },
  { "Instead of jumping during the Ball", "Instead of jumping during a recurring scene", ">", "I",
    "two_scenes definite" },
  { "Instead of jumping during the Ball", "Instead of jumping during the Feast", "=", "", "" },
  { "Instead of going through the gate", "Instead of going", ">", "I", "aspects" },
  { "Instead of jumping in the presence of Bob", "Instead of jumping", ">", "I", "aspects" },
  { "Instead of hoisting mightily 3", "Instead of hoisting", ">", "I", "aspects" },
  { "Instead of jumping for the third time", "Instead of jumping", ">", "I", "aspects" },
  { "Instead of going to the Yard", "Instead of going", ">", "I", "aspects" },
  /* contexts */
  { "Every turn when the lamp is switched on", "Every turn", ">", "I", "aspects" },
  { "Every turn when the lamp is switched on and Bob is jolly", "Every turn when the lamp is switched on", ">", "II",
    "context" },
  { "Every turn when the lamp is switched on or Bob is jolly",
    "Every turn when the lamp is switched on and Bob is jolly", ">", "II", "context" },
  { "Instead when Bob is jolly", "Instead of touching the coin", ">", "II", "context" },
  { "Every turn while printing the name of something", "Every turn when Bob is jolly", "<", "II", "context" },
  /* a pattern at all */
  { "Instead of jumping", "Instead", ">", "III", "has_pattern" },
  { "Instead of an actor jumping", "Instead of jumping during the Ball", "<", "IV", "scene" },
  /* values */
  { "Grading 3", "Grading a number", ">", "III.1", "parameter definite" },
  { "Grading 3", "Grading 4", "=", "", "" },
  { "Grading the tally", "Grading 4", "=", "", "" },
  { "Grading a number", "Grading", ">", "I", "aspects" },
  { "Sniffing a container", "Sniffing a thing", ">", "III.1", "parameter within" },
  { "Sniffing the chest", "Sniffing a container", ">", "III.1", "parameter definite" },
  { "Sniffing the player", "Sniffing Bob", "<", "III.1", "parameter object" },
  { "For printing the name of the coin", "For printing the name of something", ">", "III.1", "parameter definite" },
  /* going */
  { "Instead of going north from the Yard", "Instead of going north to a room", ">", "III.2.2", "gone_from there" },
  { "Instead of going from the Yard to the Attic", "Instead of going from the Yard", ">", "III.2.2", "rooms" },
  { "Instead of going nowhere", "Instead of going north", ">", "III.2.2", "rooms" },
  /* rooms and regions */
  { "Instead of jumping in the Yard", "Instead of jumping in the Downs", ">", "III.2.2", "place room" },
  { "Instead of jumping in the Downs", "Instead of jumping in the Estate", ">", "III.2.2", "place inner_region" },
  { "Instead of jumping in the Yard", "Instead of jumping in a room", ">", "III.2.2", "place definite" },
  /* company */
  { "Instead of jumping in the presence of Bob", "Instead of jumping in the presence of a man", ">", "III.2.3",
    "company definite" },
  /* nouns */
  { "Instead of putting something on the shelf", "Instead of putting the coin on something", ">", "III.3.1",
    "second_noun definite" },
  { "Instead of touching the coin", "Instead of touching something", ">", "III.3.2", "noun definite" },
  { "Instead of touching a container", "Instead of touching something", ">", "III.3.2", "noun within" },
  { "Instead of touching a container", "Instead of touching a supporter", "=", "", "" },
  { "Instead of touching an open container", "Instead of touching a container", ">", "III.3.2", "noun within" },
  { "Instead of touching a shiny thing", "Instead of touching a crate", ">", "III.3.2", "noun adjectives" },
  { "Instead of touching something which is on the shelf", "Instead of touching a container", ">", "III.3.2",
    "noun complex" },
  { "Instead of touching something carried by a person", "Instead of touching something", "=", "", "" },
  { "Instead of touching something which supports the coin", "Instead of touching something which contains the coin",
    ">", "III.3.2", "noun kind" },
  { "Instead of touching something which supports the coin", "Instead of touching a supporter which supports Bob", "=",
    "", "" },
  { "Instead of touching something which is on the shelf", "Instead of touching something which is in the chest", "=",
    "", "" },
  { "Instead of touching the shiny coin", "Instead of touching the chest", ">", "III.3.2", "noun qualified" },
  { "Instead of touching the coin", "Instead of touching the chest", "=", "", "" },
  { "Instead of Bob touching the coin", "Instead of someone touching the coin", ">", "III.3.3", "actor definite" },
  /* what happens */
  { "Instead of jumping", "Instead of jumping or waiting", ">", "III.4.1", "actions" },
  { "Instead of rash behaviour", "Instead of jumping", ">", "III.4.1", "actions" },
  { "Instead of doing something other than jumping", "Instead of doing something", ">", "III.4.1", "actions" },
  { "Instead of rash behaviour or bold behaviour", "Instead of bold behaviour", "=", "", "" },
  { "Instead of bold behaviour or jumping or rash behaviour", "Instead of jumping", "=", "", "" },
  { "Instead of bold behaviour or jumping or rash behaviour", "Instead of bold behaviour", "<", "III.4.1", "actions" },
  /* when */
  { "Instead of jumping for the third time", "Instead of jumping when Bob is jolly", ">", "III.5.1", "history" },
  { "Instead of jumping for the third time", "Instead of jumping for the 3rd to 7th time", ">", "III.5.1", "history" },
  { "Instead of jumping when Bob is jolly and the lamp is switched on", "Instead of jumping when Bob is jolly", ">",
    "III.5.2", "circumstances" },
  /* each clause, alone */
  { "Instead of going by a cart", "Instead of going with a cart", "<", "III.2.1", "gone_with there" },
  { "Instead of going through the gate by the cart", "Instead of going through the gate", ">", "III.2.1",
    "exotic_ways" },
  { "Instead of going with the cart", "Instead of going with a vehicle", ">", "III.2.1", "gone_with definite" },
  { "Instead of going by the cart", "Instead of going by a vehicle", ">", "III.2.1", "gone_by definite" },
  { "Instead of going through the gate", "Instead of going through a door", ">", "III.2.1", "gone_through definite" },
  { "Instead of going with the cart in the Yard", "Instead of going by a vehicle from the Yard to the Attic", ">",
    "III.2.1", "gone_with there" },
  { "Instead of going from the Yard", "Instead of going from the Downs", ">", "III.2.2", "gone_from room" },
  { "Instead of going to the Yard", "Instead of going to the Downs", ">", "III.2.2", "gone_to room" },
  { "Instead of going from the Yard", "Instead of going in the Downs", ">", "III.2.2", "from_against_in room" },
  { "Instead of going from the Downs", "Instead of going in the Yard", "<", "III.2.2", "from_against_in room" },
  { "Instead of going from the Yard", "Instead of going in the Yard", ">", "III.2.3", "variables" },
  { "Instead of going from the Yard to a room", "Instead of going from a room to the Yard", ">", "III.2.2",
    "gone_from definite" },
  { "Instead of going from a room to the Yard", "Instead of going from a room to a room", ">", "III.2.2",
    "gone_to definite" },
  { "Instead of going somewhere", "Instead of going to the Yard", "<", "III.2.2", "gone_to definite" },
  { "Instead of going nowhere", "Instead of going somewhere", ">", "III.2.2", "gone_to definite" },
  { "Instead of hoisting mightily 3", "Instead of hoisting quickly 3", "=", "", "" },
  { "Instead of hoisting mightily 3 quickly 4", "Instead of hoisting mightily 3", ">", "III.2.3", "variables" },
  { "Instead of hoisting mightily 3", "Instead of hoisting mightily a number", ">", "III.2.3",
    "each_variable definite" },
  { "Instead of jumping in the presence of a man", "Instead of jumping in the presence of a person", ">", "III.2.3",
    "company within" },
  { "Instead of putting the coin on the shelf", "Instead of putting the coin on a supporter", ">", "III.3.1",
    "second_noun definite" },
  { "Instead of putting something on a supporter", "Instead of putting the coin on something", ">", "III.3.1",
    "second_noun within" },
  { "Instead of Bob jumping", "Instead of a man trying jumping", ">", "III.3.3", "actor definite" },
  { "Instead of a man trying jumping", "Instead of someone jumping", ">", "III.3.3", "actor within" },
  { "Instead of jumping or waiting", "Instead of jumping or waiting or looking", ">", "III.4.1", "actions" },
  { "Instead of doing something other than jumping or waiting", "Instead of doing something other than jumping", ">",
    "III.4.1", "actions" },
  { "Instead of jumping or waiting", "Instead of doing something other than jumping", ">", "III.4.1", "actions" },
  { "Instead of jumping for the second time", "Instead of jumping for the third time", "=", "", "" },
  { "Instead of jumping less than three times", "Instead of jumping at most three times", ">", "III.5.1", "history" },
  { "Instead of jumping for the 2nd to 4th time", "Instead of jumping at most three times", "=", "", "" },
  { "Instead of jumping at least three times", "Instead of jumping more than three times", ">", "III.5.1", "history" },
  { "Instead of jumping at least four times", "Instead of jumping at least three times", ">", "III.5.1", "history" },
  { "Instead of jumping more than four times", "Instead of jumping at least four times", "<", "III.5.1", "history" },
  { "Instead of jumping at most 99 times", "Instead of jumping at least three times", ">", "III.5.1", "history" },
  { "Every turn during the Ball", "Every turn", ">", "I", "aspects" },
  { "Every turn when the lamp is switched on during the Ball", "Every turn when Bob is jolly during the Ball", "=", "",
    "" },
  { "Instead of an actor touching the coin", "Instead during the Ball", ">", "III", "has_pattern" },
  { "Instead of an actor jumping", "Instead of jumping during a scene", "<", "IV", "scene" },
  { "Instead of touching a shiny crate", "Instead of touching a shiny container", ">", "III.3.2", "noun kind" },
  { "Instead of touching something which is not in the chest", "Instead of touching something which supports the coin",
    ">", "III.3.2", "noun longer" },
  { "Instead of asking Bob about a topic listed in the Table of Chatter", "Instead of asking Bob about \"alpha\"", ">",
    "III.3.1", "second_noun listed" },
  { "Instead of an actor touching", "Instead of touching the coin", "<", "III.3.2", "noun there" },
  /* a name is nothing */
  { "Instead of jumping (this is the hop rule)", "Instead of jumping", "=", "", "" },
};

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };

  return leaf_program_compile (&source, NULL);
}

static guint
line_of_rules (void)
{
  guint n = 1;

  for (const char *at = world; *at != '\0'; at++)
    n += *at == '\n';
  return n;
}

static void
fail_on_problems (const LeafProgram *program)
{
  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_test_message ("problem: %s", leaf_program_problem (program, i).sentence);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
}

static guint32
rule_on_line (const LeafProgram *program, guint line)
{
  g_autofree char *name = g_strdup_printf ("line:%u", line);

  return leaf_program_find_rule (program, name);
}

/* In the form used by the pairs: "noun within". */
static char *
dup_clause (const LeafProgram *program, guint32 a, guint32 b)
{
  static const char *const clauses[] = {
    "",
#define LEAF_LAW_CLAUSE(name, law, of) #name,
#include "rules/leaf-law-clauses.def"
  };
  static const char *const sides[] = {
    "",
#define LEAF_LAW_SPECIFICITY(name) " " #name,
#include "rules/leaf-law-clauses.def"
  };
  LeafRuleVerdict verdict = leaf_rule_compare (&program->build, LEAF_ID (LeafRuleId, a), LEAF_ID (LeafRuleId, b));

  return g_strconcat (clauses[verdict.clause], sides[verdict.specificity], NULL);
}

/* Returns which of two rules in one rulebook is first. */
static gboolean
stands_above (const LeafProgram *program, guint32 upper, guint32 lower)
{
  guint32 book = leaf_program_rule (program, upper).home;

  for (guint32 i = 0; i < leaf_program_rulebook (program, book).n_rules; i++)
    if (leaf_program_rulebook_rule (program, book, i) == upper
        || leaf_program_rulebook_rule (program, book, i) == lower)
      return leaf_program_rulebook_rule (program, book, i) == upper;
  return FALSE;
}

/* The two rules of pairs[i], the first of which is on line `at`. */
static void
check_pair (gsize i, const LeafProgram *program, guint line_a, guint line_b)
{
  guint32 a = rule_on_line (program, line_a), b = rule_on_line (program, line_b);
  LeafVerdict verdict, turned;
  g_autofree char *by = NULL, *turned_by = NULL;

  fail_on_problems (program);
  g_assert_cmpuint (a, !=, 0);
  g_assert_cmpuint (b, !=, 0);
  verdict = leaf_program_compare (program, a, b);
  turned = leaf_program_compare (program, b, a);
  g_assert_cmpstr (verdict.order > 0 ? ">" : verdict.order < 0 ? "<" : "=", ==, pairs[i].relation);
  g_assert_cmpstr (verdict.order != 0 ? leaf_law_number (verdict.law) : "", ==, pairs[i].law);
  g_assert_cmpint (turned.order, ==, -verdict.order);
  g_assert_cmpint (turned.law, ==, verdict.law);
  by = dup_clause (program, a, b);
  turned_by = dup_clause (program, b, a);
  g_assert_cmpstr (by, ==, pairs[i].by);
  g_assert_cmpstr (turned_by, ==, pairs[i].by);
  if (leaf_program_rule (program, a).home == leaf_program_rule (program, b).home)
    g_assert_true (stands_above (program, a, b) == (verdict.order > 0 || (verdict.order == 0 && line_a < line_b)));
}

/* Tests both orders of writing the two. */
static void
test_pair (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *text
      = g_strdup_printf ("%s%s: rule fails.\n%s: rule fails.\n", world, pairs[i].first, pairs[i].second);
  g_autofree char *turned
      = g_strdup_printf ("%s%s: rule fails.\n%s: rule fails.\n", world, pairs[i].second, pairs[i].first);
  g_autoptr (LeafProgram) program = compile (text), turned_program = compile (turned);
  guint line = line_of_rules ();

  check_pair (i, program, line, line + 1);
  check_pair (i, turned_program, line + 1, line);
}

/* Returns TRUE if some pair is decided by this word. */
static gboolean
is_decided (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++) {
    g_auto (GStrv) words = g_strsplit (pairs[i].by, " ", -1);

    if (g_strv_contains ((const char *const *) words, name))
      return TRUE;
  }
  return FALSE;
}

/* Every clause of the comparison occurs above. */
static void
test_every_clause_decides (void)
{
  static const char *const names[] = {
#define LEAF_LAW_CLAUSE(name, law, of) #name,
#define LEAF_LAW_SPECIFICITY(name)     #name,
#include "rules/leaf-law-clauses.def"
  };
  guint n_left_out = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (!is_decided (names[i])) {
      g_test_message ("no pair is decided by %s", names[i]);
      n_left_out++;
    }
  g_assert_cmpuint (n_left_out, ==, 0);
}

/* If the book and the order differ, the explanation has a sentence that says so; these words are in that sentence and
 * in no other. */
static const struct {
  const char *first, *second, *words;
} departures[] = {
  { "Instead of an actor jumping", "Instead of jumping", "'an actor' constrains nothing" },
  { "Instead of an actor touching the coin", "Instead of touching the coin", NULL },
  { "Instead of jumping during the Ball", "Instead of jumping during a recurring scene", "compare two scenes" },
  { "Instead of jumping for the third time", "Instead of jumping when Bob is jolly", "goes first here (Law II)" },
  { "Instead of touching the coin when Bob is jolly", "Instead of touching something when the lamp is switched on",
    NULL },
  { "Every turn when the lamp is switched on or Bob is jolly", "Every turn when the lamp is switched on",
    "weighs ten" },
  { "Every turn when the lamp is switched on", "Every turn", NULL },
  { "Instead of jumping when Bob is a jolly man", "Instead of jumping when Bob is jolly", "weighs what they say" },
  { "Instead of jumping when Bob is jolly or the lamp is switched on", "Instead of jumping when Bob is jolly",
    "weighs what they say" },
  { "Instead of jumping when Bob is jolly and the lamp is switched on", "Instead of jumping when Bob is jolly", NULL },
  { "Instead of going nowhere", "Instead of going north", "counts nowhere as a destination" },
  { "Instead of going nowhere", "Instead of going north in the Yard", NULL },
  { "Instead of going in the Yard from the Attic", "Instead of going from the Yard", "only one of 'in' and 'from'" },
  { "Instead of rash behaviour", "Instead of jumping", "counts it as no action at all" },
  { "Instead of rash behaviour or bold behaviour or waiting", "Instead of jumping or waiting",
    "only the one defined last" },
  { "Instead of jumping or waiting", "Instead of jumping", NULL },
  { "Instead of jumping (this is the hop rule)", "Instead of jumping", "III.6.1" },
};

/* Neighbours whose published relation is not the sort's. */
static const struct {
  const char *first, *second, *sorted, *published;
} publications[] = {
  { "Instead of touching something during the Ball", "Instead of touching the coin during a recurring scene", "> I",
    "< III.3.2" },
  { "Instead of touching the coin during a recurring scene", "Instead of touching the coin during a scene", "> I",
    "=" },
  { "Instead when Bob is jolly during the Ball", "Instead when Bob is not jolly during a scene", "> I", "< II" },
  { "Instead of touching the shiny chest", "Instead of an actor touching the shiny coin", "> III.3.2", "=" },
  /* and some with the same relation in both */
  { "Instead of jumping during the Ball", "Instead of jumping during the Feast", "=", "=" },
  { "Instead of touching the coin during the Ball", "Instead of touching something", "> I", "> I" },
  { "Instead of touching a shiny crate", "Instead of touching a shiny container", "> III.3.2", "> III.3.2" },
  { "Instead of touching the shiny coin", "Instead of touching the coin", "> III.3.2", "> III.3.2" },
};

static void
test_departure (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *text
      = g_strdup_printf ("%s%s: rule fails.\n%s: rule fails.\n", world, departures[i].first, departures[i].second);
  g_autoptr (LeafProgram) program = compile (text);
  guint line = line_of_rules ();
  g_autofree char *explained = NULL;

  fail_on_problems (program);
  explained = leaf_program_explain (program, rule_on_line (program, line), rule_on_line (program, line + 1));
  g_test_message ("%s", explained);
  if (departures[i].words != NULL)
    g_assert_nonnull (strstr (explained, departures[i].words));
  else
    g_assert_null (strstr (explained, "the compiler"));
}

static char *
verdict_text (const LeafVerdict *verdict)
{
  return verdict->order == 0
             ? g_strdup ("=")
             : g_strdup_printf ("%s %s", verdict->order > 0 ? ">" : "<", leaf_law_number (verdict->law));
}

/* The fields of relation and Law of the first rule of the instead rules. */
static char *
published_in_exchange (const LeafProgram *program)
{
  g_autofree char *exchange = leaf_program_dump (program, "rulebooks", TRUE);
  const char *book = strstr (exchange, "rulebook\tinstead\n");
  g_auto (GStrv) lines = g_strsplit (book, "\n", 3);
  g_auto (GStrv) fields = g_strsplit (lines[1], "\t", -1);

  g_assert_cmpuint (g_strv_length (fields), ==, 6);
  return *fields[5] != '\0' ? g_strdup_printf ("%s %s", fields[4], fields[5]) : g_strdup (fields[4]);
}

static void
test_published (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *text
      = g_strdup_printf ("%s%s: rule fails.\n%s: rule fails.\n", world, publications[i].first, publications[i].second);
  g_autoptr (LeafProgram) program = compile (text);
  guint32 book = leaf_program_find_rulebook (program, "instead");
  LeafVerdict sorted;
  g_autofree char *sorted_text = NULL, *published_text = NULL;

  fail_on_problems (program);
  sorted = leaf_program_compare (program, leaf_program_rulebook_rule (program, book, 0),
                                 leaf_program_rulebook_rule (program, book, 1));
  sorted_text = verdict_text (&sorted);
  published_text = published_in_exchange (program);
  g_assert_cmpstr (sorted_text, ==, publications[i].sorted);
  g_assert_cmpstr (published_text, ==, publications[i].published);
}

/* --- the sort ----------------------------------------------------------------------------------------------------- */

static const char *const nouns[] = { "",
                                     " the coin",
                                     " something",
                                     " a container",
                                     " a crate",
                                     " an open container",
                                     " Bob",
                                     " a jolly person",
                                     " something which is on the shelf",
                                     " the shiny coin" };
static const char *const places[] = { "", "", "", " in the Yard", " in the Downs", " in a room" };
static const char *const companies[] = { "", "", "", " in the presence of Bob", " in the presence of a man" };
static const char *const whens[]
    = { "", "", " when Bob is jolly", " when Bob is jolly and the lamp is switched on", " for the third time" };
static const char *const scenes[] = { "", "", " during the Ball" };
static const char *const firsts[] = { "", "", "", "", "", "", "First ", "Last " };

#define PICK(rand, list) (list)[g_rand_int_range ((rand), 0, G_N_ELEMENTS (list))]

static char *
random_rules (GRand *rand, guint n)
{
  GString *out = g_string_new (world);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "%sinstead of touching%s%s%s%s%s: rule fails.\n", PICK (rand, firsts),
                            PICK (rand, nouns), PICK (rand, places), PICK (rand, companies), PICK (rand, whens),
                            PICK (rand, scenes));
  return g_string_free (out, FALSE);
}

typedef struct {
  guint32 rule;
  LeafSection section;
} Sorted;

/* LAWS 4.2, literally: inserts each rule from the top, in the order of definition. */
static void
insert_rule (const LeafProgram *program, GArray *sorted, guint32 rule, LeafSection section)
{
  Sorted entry = { rule, section };
  guint at = 0;

  if (section == LEAF_SECTION_MIDDLE) {
    while (at < sorted->len && g_array_index (sorted, Sorted, at).section == LEAF_SECTION_FIRST)
      at++;
    while (at < sorted->len && g_array_index (sorted, Sorted, at).section == LEAF_SECTION_MIDDLE
           && leaf_program_compare (program, rule, g_array_index (sorted, Sorted, at).rule).order <= 0)
      at++;
  } else if (section == LEAF_SECTION_LAST)
    at = sorted->len;
  g_array_insert_val (sorted, at, entry);
}

static void
test_sort (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (GPOINTER_TO_UINT (data));
  g_autofree char *text = random_rules (rand, 40);
  g_autoptr (LeafProgram) program = compile (text);
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (Sorted));
  guint32 book = leaf_program_find_rulebook (program, "instead");
  guint line = line_of_rules ();

  fail_on_problems (program);
  for (guint i = 0; i < 40; i++) {
    guint32 rule = rule_on_line (program, line + i);
    const char *preamble = leaf_program_rule (program, rule).preamble;

    insert_rule (program, sorted, rule,
                 g_str_has_prefix (preamble, "First")  ? LEAF_SECTION_FIRST
                 : g_str_has_prefix (preamble, "Last") ? LEAF_SECTION_LAST
                                                       : LEAF_SECTION_MIDDLE);
  }
  g_assert_cmpuint (leaf_program_rulebook (program, book).n_rules, ==, 40);
  for (guint i = 0; i < 40; i++) {
    g_assert_cmpuint (leaf_program_rulebook_rule (program, book, i), ==, g_array_index (sorted, Sorted, i).rule);
    g_assert_cmpint (leaf_program_rulebook_section (program, book, i), ==, g_array_index (sorted, Sorted, i).section);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/rules/every-clause", test_every_clause_decides);
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/laws/%02" G_GSIZE_FORMAT, i);
    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_pair);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (departures); i++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/departures/%02" G_GSIZE_FORMAT, i);
    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_departure);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (publications); i++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/published/%02" G_GSIZE_FORMAT, i);
    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_published);
  }
  for (guint seed = 1; seed <= 8; seed++) {
    g_autofree char *path = g_strdup_printf ("/engine/rules/sort/%u", seed);
    g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_sort);
  }
  return g_test_run ();
}
