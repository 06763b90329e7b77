/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-parse.c: the command parser without a machine, in the initial state of a play, with answers from a table. */

#include "leaf-compile.h"
#include "leaf.h"
#include "parser/leaf-parser.h"

#include <string.h>

static const char story[]
    = "The Shed is a room. The player is in the Shed. The red ball and the blue ball are in the Shed. The knife is in the Shed. The Yard is north of the Shed. "
      "The lamp is in the Yard. Bob is a man in the Shed. Bob carries the coin. The coin has some text called motto. The motto of the coin is \"gilt\". "
      "Understand the motto property as describing the coin. Understand \"[something related by carrying]'s man\" as Bob.\n"
      "Does the player mean taking the blue ball: it is likely.\n";

/* The view of the world that a play would provide. There is no heap here, so only the image is known. */
static const char *
characters (gpointer play, LeafValue text)
{
  const LeafImage *image = play;

  return LEAF_ROW (&image->texts, LeafImageText, (guint32) text.bits)->plain;
}

static gboolean
are_related (gpointer play, guint32 relation, guint32 left, guint32 right)
{
  const LeafImage *image = play;

  return image->layout->tree[right].parent == left;
}

static gboolean
only_left (gpointer play, guint32 relation, guint32 right, guint32 *left)
{
  return FALSE;
}

static char *
value_dup (gpointer play, LeafValue value)
{
  return g_strdup ("a value");
}

static const LeafParserAsks asks = { characters, are_related, only_left, value_dup };

typedef struct {
  LeafProgram *program;
  const LeafImage *image;
  LeafCommandText command;
  LeafPronouns pronouns;
  LeafCells cells;
  LeafParserView view;
  LeafParsed parsed;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  LeafSourceText source = { .name = "story.ni", .bytes = story, .length = strlen (story) };

  self->program = leaf_program_compile (&source, NULL);
  self->image = leaf_program_image (self->program);
  leaf_command_text_init (&self->command);
  for (guint i = 0; i <= LEAF_PRONOUNS; i++)
    self->pronouns[i] = LEAF_PRONOUN_UNSET;
  leaf_cells_init (&self->cells, self->image->layout->cells, self->image->layout->n_cells);
  self->view = (LeafParserView) {
    .image = self->image,
    .cells = &self->cells,
    .tree = self->image->layout->tree,
    .asks = &asks,
    .play = (gpointer) self->image,
    .command = &self->command,
    .pronouns = self->pronouns,
  };
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  leaf_cells_clear (&self->cells);
  leaf_command_text_clear (&self->command);
  leaf_program_unref (self->program);
}

static void
parse (Fixture *self, const char *command)
{
  leaf_command_text_set (self->image, &self->command, command);
  leaf_parse (&self->view, &self->parsed);
}

static const char *
name_of (Fixture *self, guint32 object)
{
  return LEAF_IMAGE_INSTANCE (self->image, object)->name;
}

static void
assert_action (Fixture *self, const char *action, const char *noun)
{
  g_assert_cmpuint (self->parsed.sort, ==, LEAF_PARSED_ACTION);
  g_assert_cmpstr (LEAF_ROW (&self->image->actions, LeafImageAction, self->parsed.action)->name, ==, action);
  g_assert_cmpstr (name_of (self, self->parsed.given[0].object), ==, noun);
}

static void
test_action (Fixture *self, gconstpointer data)
{
  parse (self, "cut the knife");
  assert_action (self, "cutting", "knife");
  g_assert_cmpuint (self->parsed.pronouns[LEAF_PRONOUN_IT], ==, self->parsed.given[0].object);
  g_assert_cmpuint (self->pronouns[LEAF_PRONOUN_IT], ==, LEAF_PRONOUN_UNSET); /* who asks takes them over */
}

static void
test_pronoun (Fixture *self, gconstpointer data)
{
  parse (self, "cut it");
  g_assert_cmpuint (self->parsed.sort, ==, LEAF_PARSED_ERROR);
  parse (self, "cut knife");
  leaf_parser_notice (&self->view, self->parsed.given[0].object, self->pronouns);
  parse (self, "cut it");
  assert_action (self, "cutting", "knife");
}

static void
test_out_of_scope (Fixture *self, gconstpointer data)
{
  parse (self, "cut lamp");
  g_assert_cmpuint (self->parsed.sort, ==, LEAF_PARSED_ERROR);
  g_assert_cmpuint (self->parsed.error, ==, LEAF_ERROR_NOT_SEEN);
}

static void
test_again (Fixture *self, gconstpointer data)
{
  parse (self, "again");
  g_assert_cmpuint (self->parsed.sort, ==, LEAF_PARSED_NOT_AGAIN);
  self->view.has_earlier = TRUE;
  parse (self, "again");
  g_assert_cmpuint (self->parsed.sort, ==, LEAF_PARSED_AGAIN);
}

/* Each repeated parse needs one more answer, until the log has an answer to all questions. */
static void
test_questions (Fixture *self, gconstpointer data)
{
  LeafAnswer answers[8] = { 0 };
  guint32 asked[G_N_ELEMENTS (answers)] = { 0 };

  self->view.answers = answers;
  for (parse (self, "take ball"); self->parsed.sort == LEAF_PARSED_QUESTION; leaf_parse (&self->view, &self->parsed)) {
    guint32 n = self->view.n_answers;

    g_assert_cmpuint (n, <, G_N_ELEMENTS (answers));
    g_assert_cmpuint (self->parsed.question.sort, ==, LEAF_ASK_MEANT);
    asked[n] = self->parsed.question.b;
    answers[n].question = self->parsed.question;
    answers[n].answer = strcmp (name_of (self, asked[n]), "blue ball") == 0 ? LEAF_MEANT_LIKELY : LEAF_MEANT_POSSIBLE;
    self->view.n_answers++;
  }
  g_assert_cmpuint (self->view.n_answers, ==, 2);
  g_assert_cmpuint (asked[0], !=, asked[1]);
  assert_action (self, "taking", "blue ball");
}

/* The values according to the play itself. */
static void
test_asks (Fixture *self, gconstpointer data)
{
  parse (self, "cut gilt");
  assert_action (self, "cutting", "coin");
  parse (self, "cut knife's man");
  g_assert_cmpuint (self->parsed.sort, ==, LEAF_PARSED_ERROR);
}

static void
test_watched (Fixture *self, gconstpointer data)
{
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (GArray) tried = leaf_lines_tried_new ();

  parse (self, "cut knife");
  self->view.trace = LEAF_MOST_TRACE;
  self->view.trace_output = told;
  self->view.tried = tried;
  parse (self, "cut knife");
  g_assert_nonnull (strstr (told->str, "knife: a name of 1 word"));
  g_assert_cmpuint (tried->len, >=, 2);
  g_assert_cmpuint (g_array_index (tried, LeafLineTried, 0).line, ==, 0);
  g_assert_cmpint (g_array_index (tried, LeafLineTried, tried->len - 1).verdict, ==, LEAF_LINE_FITS);
}

static void
test_testing (Fixture *self, gconstpointer data)
{
  LeafSourceText source = { .name = "story.ni", .bytes = story, .length = strlen (story) };
  const LeafCompileOptions options = { .release = "261130" };
  g_autoptr (LeafProgram) release = leaf_program_compile (&source, &options);

  g_assert_true (leaf_parser_is_testing (self->image, "showme knife"));
  g_assert_false (leaf_parser_is_testing (self->image, "take knife"));
  g_assert_false (leaf_parser_is_testing (leaf_program_image (release), "showme knife"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) g_test_add ("/parse/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("an action", test_action);
  ADD ("a pronoun", test_pronoun);
  ADD ("out of scope", test_out_of_scope);
  ADD ("again", test_again);
  ADD ("what rules must tell", test_questions);
  ADD ("what the play tells of its values", test_asks);
  ADD ("who watches", test_watched);
  ADD ("for testing", test_testing);
  return g_test_run ();
}
