/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-nested.c: words within words, ten thousand deep, for every recursive reader. None may overflow the stack, and
 * none may accept them without a problem. */
#include "leaf.h"

#include <string.h>

/* A frame of an instrumented function is several times as large, so that fewer levels overflow the stack. */
#ifdef __SANITIZE_ADDRESS__
enum { LEVELS = 3000 };
#else
enum { LEVELS = 10000 };
#endif

/* `open` is repeated LEVELS times, then comes `core`, then `close` LEVELS times; the rest of the story is before and
 * after them. */
static const struct {
  const char *name, *before, *open, *core, *close, *after;
} cases[] = {
  /* what is asserted */
  { "place", "The oar is in ", "a container in ", "the boat", "", "." },
  { "clause", "The oar is in ", "a container which is in ", "the boat", "", "." },
  { "quality", "The oar is ", "a thing which is in ", "the boat", "", "." },
  { "carried", "Otto is ", "a person who carries ", "the oar", "", "." },
  { "subject", "", "a person in ", "the Yard", "", " is lit." },
  { "property", "", "the description of ", "the oar", "", " is \"Long.\"." },
  { "with", "The oar is a thing ", "with description \"Long.\" ", "with description \"Short.\"", "", "." },
  { "braces", "The tally is always ", "{", "1", "}", "." },
  /* kinds and definitions */
  { "kind", "Tally is a ", "list of ", "numbers", "", " that varies." },
  { "phrase-kind", "Tally is a ", "phrase (", "number -> number", ") -> number", " that varies." },
  { "relation-kind", "Tally is a ", "relation of numbers to ", "numbers", "", " that varies." },
  { "parameters", "To sum ", "(N - number) ", "", "", ": say \"Yes.\"" },
  { "definition", "Definition: a thing is odd if it is ", "a thing which is in ", "a thing", "", "." },
  { "related", "Nearness relates a thing (called A) to a thing (called B) when ", "(", "A is B", ")", "." },
  /* formulas */
  { "formula", "To try: let A be given by A = ", "(", "3", ")", " where A is a number." },
  { "roots", "To try: let A be given by A = ", "root ", "3", "", " where A is a number." },
  { "signs", "To try: let A be given by A = ", "- ", "3", "", " where A is a number." },
  /* values and conditions */
  { "brackets", "To try: let N be ", "(", "1", ")", "." },
  { "sum", "To try: let N be ", "1 + ", "1", "", "." },
  { "list", "To try: let N be ", "{", "1", "}", "." },
  { "signed", "To try: let N be ", "- ", "1", "", "." },
  { "of", "To try: let N be ", "the location of ", "the player", "", "." },
  { "number", "To try: let N be ", "the number of ", "things", "", "." },
  { "phrase", "To decide which number is twice (N - number): decide on N. To try: let N be ", "twice ", "1", "", "." },
  { "and", "To try: if ", "the oar is lit and ", "the oar is lit", "", ", stop." },
  { "or", "To try: if ", "the oar is lit or ", "the oar is lit", "", ", stop." },
  { "bracketed", "To try: if ", "(", "the oar is lit", ")", ", stop." },
  { "which", "To try: if the oar is ", "a thing which is in ", "the boat", "", ", stop." },
  { "whose", "To try: if the oar is ", "a thing whose description is ", "\"Long.\"", "", ", stop." },
  { "now", "To try: now ", "the oar is lit and ", "the oar is lit", "", "." },
  { "commas", "To try: ", "if the oar is lit, ", "stop", "", "." },
  { "one-of", "To try: say \"", "[one of]", "a", "[or]b[at random]", "\"." },
  /* actions and rules */
  { "trying", "To try: try ", "Otto trying ", "waiting", "", "." },
  { "stored", "To try: let A be ", "the action of ", "waiting", "", "." },
  { "except", "Instead of ", "doing something other than ", "waiting", "", ": stop." },
  { "either", "Instead of ", "taking or ", "taking", "", ": stop." },
  { "noun", "Instead of taking ", "something in ", "the boat", "", ": stop." },
  { "presence", "Instead of taking something ", "in the presence of ", "Otto", "", ": stop." },
  { "value", "Rule for ", "printing the name of ", "the oar", "", ": stop." },
  { "scene", "Calm is a scene. Calm begins when ", "the oar is lit and ", "the oar is lit", "", "." },
  /* grammar */
  { "token", "Understand \"row [", "any ", "thing", "", "]\" as waiting." },
  { "token-which", "Understand \"row [", "a thing which is in ", "a thing", "", "]\" as waiting." },
  { "token-related", "Understand \"row [something related by ", "reversed ", "containment", "", "]\" as waiting." },
};

static void
repeat (GString *text, const char *piece)
{
  for (guint i = 0; i < LEVELS && piece[0] != '\0'; i++)
    g_string_append (text, piece);
}

static void
test_nested (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GString) text
      = g_string_new ("The Yard is a room. The boat is an open container in the Yard. Otto is a man.\n\n");
  LeafSourceText source = { NULL, NULL, 0 };
  LeafProgram *program;

  g_string_append (text, cases[i].before);
  repeat (text, cases[i].open);
  g_string_append (text, cases[i].core);
  repeat (text, cases[i].close);
  g_string_append (text, cases[i].after);
  source.bytes = text->str;
  source.length = text->len;
  program = leaf_program_compile (&source, NULL);
  if (leaf_program_n_problems (program) == 0)
    g_test_fail_printf ("'%s' passes without a word", cases[i].name);
  leaf_program_unref (program);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/nested/%s", cases[i].name);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_nested);
  }
  return g_test_run ();
}
