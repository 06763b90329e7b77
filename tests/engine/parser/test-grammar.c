/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Understand sentences and the resulting lines: their book, tokens and order.
 *
 * Each case is a few sentences and the dump of the books that they create, without the library's. */
#include "leaf.h"

#include <string.h>

static const char world[]
    = "The Shed is a room. The crate is an openable container in the Shed. A lantern is a kind of thing.\n"
      "The brass lantern is a lantern in the Shed. A thing can be shiny or dull. Ann is a woman in the Shed.\n"
      "Colour is a kind of value. The colours are red and green. A lantern has a colour called tint.\n"
      "Knotting is an action applying to one thing. Binding it to is an action applying to two things.\n"
      "Choosing is an action applying to one number. Muttering is an action applying to nothing.\n"
      "Musing is an action applying to one topic.\n\n";

static const struct {
  const char *name, *source, *dump;
} cases[] = {
  { "words", "Understand \"box/chest\" or \"big crate\" as the crate.",
    "object crate:\n    big crate\n    box/chest\n" },
  { "optional", "Understand \"my/-- crate\" as the crate.", "object crate:\n    my/-- crate\n" },
  { "kind", "Understand \"lamp\" as a lantern.", "any lantern:\n    lamp\n" },
  { "plural", "Understand \"lights\" as the plural of a lantern.", "any lantern:\n    lights plural\n" },
  { "value", "Understand \"crimson\" as red.", "value of kind colour:\n    crimson -> value 1\n" },
  { "number", "Understand \"dozen\" as 12.", "value of kind number:\n    dozen -> value 12\n" },
  { "short before long", "Understand \"knot [something] with care\" or \"knot [something]\" as knotting.",
    "command knot:\n    knot [something] -> knotting\n    knot [something] with care -> knotting\n" },
  { "special before general",
    "Understand \"bind [something] to [something]\" as binding it to.\n"
    "Understand \"bind [something] to [a container]\" as binding it to.",
    "command bind:\n    bind [something] to [a container] -> binding it to\n    bind [something] to [something] -> binding it to\n" },
  { "one before several",
    "Understand \"bind [things] to [something]\" as binding it to.\n"
    "Understand \"bind [something] to [something]\" as binding it to.",
    "command bind:\n    bind [something] to [something] -> binding it to\n    bind [things] to [something] -> binding it to\n" },
  { "text last", "Understand \"bind [text]\" as musing. Understand \"bind [something]\" as knotting.",
    "command bind:\n    bind [something] -> knotting\n    bind [text] -> musing\n" },
  { "words before nouns", "Understand \"bind [something]\" as knotting. Understand \"bind ann\" as muttering.",
    "command bind:\n    bind ann -> muttering\n    bind [something] -> knotting\n" },
  { "mistake first", "Understand \"bind ann\" as muttering. Understand \"bind up\" as a mistake (\"Not so.\").",
    "command bind:\n    bind up -> a mistake\n    bind ann -> muttering\n" },
  { "condition first", "Understand \"bind\" as muttering. Understand \"bind\" as knotting when Ann is in the Shed.",
    "command bind:\n    bind -> knotting when ...\n    bind -> muttering\n" },
  { "reversed", "Understand \"bind [someone] [something]\" as binding it to (with nouns reversed).",
    "command bind:\n    bind [someone] [something] -> binding it to reversed\n" },
  { "several references", "Understand \"bauble\" as the crate or Ann.",
    "object crate:\n    bauble\nobject Ann:\n    bauble\n" },
  { "command for another",
    "Understand \"bind [something]\" as knotting. Understand the command \"lash\" as \"bind\".\n"
    "Understand \"lash about\" as muttering.",
    "command bind:\n    lash about -> muttering\n    bind [something] -> knotting\n" },
  { "something new",
    "Understand \"bind [something]\" as knotting. Understand the command \"bind\" as something new.\n"
    "Understand \"bind\" as muttering.",
    "command bind:\n    bind [something] -> knotting\ncommand bind:\n    bind -> muttering\n" },
  { "nothing",
    "Understand \"bind [something]\" as knotting. Understand nothing as knotting. Understand \"bind\" as muttering.",
    "command bind:\n    bind -> muttering\n" },
  { "named token", "Understand \"bind [hue]\" as muttering. Understand \"rosy/ruddy\" as \"[hue]\".",
    "command bind:\n    bind [hue] -> muttering\ntoken [hue]:\n    rosy/ruddy\n" },
  { "value token", "Understand \"pick number [number]\" as choosing.", "pick number [number] -> choosing" },
  { "any", "Understand \"knot [any lantern]\" as knotting.", "command knot:\n    knot [any lantern] -> knotting\n" },
  { "test", "Test me with \"Look / take  Crate /wait\".", "test me: look/take  crate/wait\n" },
  { "test-marks", "Test me with \"Take H\u00d6RN / \u00a0sing o\u0308 \u03a9\".",
    "test me: take h\u00d6rn/sing \u00f6 \u03a9\n" },
};

/* The problem of each incorrect sentence. */
static const struct {
  const char *source, *code;
} mistakes[] = {
  { "Understand \"x\".", "UNDERSTAND_NO_AS" },
  { "Understand the crate as Ann.", "UNDERSTAND_NOT_TEXT" },
  { "Understand \"take [crate\" as knotting.", "UNDERSTAND_BRACKETS" },
  { "Understand \"ann, knot\" as muttering.", "UNDERSTAND_PUNCTUATION" },
  { "Understand \"\" as the crate.", "UNDERSTAND_EMPTY" },
  { "Understand \"big/[something]\" as knotting.", "UNDERSTAND_SLASH" },
  { "Understand \"knot [gribble]\" as knotting.", "UNDERSTAND_TOKEN" },
  { "Understand \"knot [something held]\" as knotting.", "UNDERSTAND_HELD" },
  { "Understand \"knot [topic]\" as muttering.", "UNDERSTAND_TOPIC" },
  { "Understand \"knot [an object]\" as knotting.", "UNDERSTAND_OBJECT" },
  { "Understand \"mumble [text] [something]\" as musing.", "UNDERSTAND_TEXT_FOLLOWED" },
  { "Understand \"bind [things] to [things]\" as binding it to.", "UNDERSTAND_MULTIPLES" },
  { "Understand \"box/--\" as the crate.", "UNDERSTAND_NO_WORDS" },
  { "Understand \"bind/lash [something]\" as knotting.", "UNDERSTAND_SLASHED_COMMAND" },
  { "Understand \"gribble\" as wonderful gribbling.", "UNDERSTAND_VAGUE" },
  { "Understand \"bind\" as a mistake with nothing.", "UNDERSTAND_MISTAKE" },
  { "Understand \"bind\" as \"bind [something] fast\".", "UNDERSTAND_AS_TEXT" },
  { "Understand \"bind [something]\" as knotting (with nouns reversed).", "UNDERSTAND_REVERSED" },
  { "Understand the verb \"bind\" as \"take\".", "UNDERSTAND_VERB" },
  { "Understand the command \"bind up\" as \"take\".", "UNDERSTAND_COMMAND_WORDS" },
  { "Understand the command \"bind\" as \"gribble\".", "UNDERSTAND_COMMAND_AS" },
  { "Understand the command \"drop\" as \"take\".", "UNDERSTAND_COMMAND_USED" },
  { "Understand nothing as the crate.", "UNDERSTAND_NOTHING" },
  { "Understand the gribble property as describing the crate.", "UNDERSTAND_PROPERTY" },
  { "Understand the tint property as the crate.", "UNDERSTAND_PROPERTY_AS" },
  { "Understand the tint property as describing Ann.", "UNDERSTAND_PROPERTY_OWNER" },
  { "Understand \"knot [number]\" as knotting.", "UNDERSTAND_NOT_OF_ACTION" },
  { "Understand \"knot [something which is in the crate]\" as knotting.", "UNDERSTAND_COMPLEX" },
  { "Understand \"knot\" as muttering when knotting.", "UNDERSTAND_WHEN_ACTION" },
  { "Understand \"knot\" as muttering when gribble.", "UNDERSTAND_WHEN" },
  { "Understand \"odd [one]\" as \"[other]\". Understand \"even [other]\" as \"[one]\".", "UNDERSTAND_CIRCULAR" },
  { "Test \"me\" with \"look\".", "TEST_FORM" },
  { "Test me with \"look / undo\".", "TEST_COMMAND" },
  { "Test me with \"look\" in the crate.", "TEST_PLACE" },
};

static LeafProgram *
compile (const char *sentences)
{
  g_autofree char *source = g_strconcat (world, sentences, "\n", NULL);
  LeafSourceText text = { "story.ni", source, strlen (source) };

  return leaf_program_compile (&text, NULL);
}

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (LeafProgram) program = compile (cases[i].source);
  g_autofree char *dump = leaf_program_dump (program, "grammar", FALSE);

  if (strstr (dump, cases[i].dump) == NULL)
    g_assert_cmpstr (dump, ==, cases[i].dump);
}

static void
test_mistake (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (LeafProgram) program = compile (mistakes[i].source);
  guint32 n = leaf_program_n_problems (program);
  g_autoptr (GString) codes = g_string_new (NULL);
  gboolean found = FALSE;

  for (guint32 p = 0; p < n; p++) {
    LeafProblem problem = leaf_program_problem (program, p);

    found |= strcmp (problem.code, mistakes[i].code) == 0;
    g_string_append_printf (codes, " %s", problem.code);
  }
  if (!found)
    g_assert_cmpstr (codes->str, ==, mistakes[i].code);
}

/* Tokens that each use the next one twice are looked at once each. */
static void
test_chain (void)
{
  enum { TOKENS = 40 };
  g_autoptr (GString) text = g_string_new ("The Yard is a room. Gazing at is an action applying to one number. "
                                           "Understand \"deep [number]\" as \"[token 40]\". ");
  g_autoptr (LeafProgram) program = NULL;

  for (guint i = TOKENS - 1; i > 0; i--)
    g_string_append_printf (
        text, "Understand \"first [token %u]\" as \"[token %u]\". Understand \"second [token %u]\" as \"[token %u]\". ",
        i + 1, i, i + 1, i);
  g_string_append (text, "Understand \"gaze [token 1]\" as gazing at.");
  program = compile (text->str);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/grammar/lines/", cases[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++) {
    g_autofree char *path = g_strdup_printf ("/grammar/mistakes/%s", mistakes[i].code);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_mistake);
  }
  g_test_add_func ("/grammar/chain", test_chain);
  return g_test_run ();
}
