/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-tests.c: the test scripts of a story, in the form in which they are typed. */
#include "leaf-compile.h"

#include "image/leaf-grammar-rows.h"
#include "sentences/leaf-sentences.h"

static const LeafTestScript *
test_row (const LeafProgram *program, guint32 number)
{
  const LeafTable *tests = &program->build.grammar->tests;

  return number > 0 && number < tests->n ? LEAF_ROW (tests, LeafTestScript, number) : NULL;
}

guint32
leaf_program_n_tests (const LeafProgram *program)
{
  g_return_val_if_fail (program != NULL, 0);
  return program->build.grammar->tests.n - 1;
}

const char *
leaf_program_test_name (const LeafProgram *program, guint32 number)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafTestScript *test = test_row (program, number);

  return test != NULL ? leaf_vocabulary_text (program->build.vocabulary, test->name) : NULL;
}

char **
leaf_program_test_commands (const LeafProgram *program, guint32 number)
{
  g_return_val_if_fail (program != NULL, NULL);
  const LeafTestScript *test = test_row (program, number);
  g_autoptr (GStrvBuilder) commands = g_strv_builder_new ();

  if (test == NULL)
    return g_strv_builder_end (commands);
  if (LEAF_IS (test->place) || test->n_holding > 0) {
    g_autofree char *command = g_strdup_printf ("test %s", leaf_program_test_name (program, number));

    g_strv_builder_add (commands, command);
    return g_strv_builder_end (commands);
  }
  for (const char *script = test->script; script != NULL;) {
    g_autofree char *command = g_strstrip (leaf_test_script_take (&script));

    if (*command != '\0')
      g_strv_builder_add (commands, command);
  }
  return g_strv_builder_end (commands);
}
