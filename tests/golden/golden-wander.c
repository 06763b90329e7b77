/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-wander.c: a player who types anything: random commands, with a fixed seed. */
#include "golden-questions.h"
#include "golden-sections.h"

#include "play/inspect/leaf-play-private.h"

/* The next of a sequence of pseudo-random numbers that is the same on every machine. */
static guint
drawn (guint64 *state, guint n)
{
  *state = *state * G_GUINT64_CONSTANT (6364136223846793005) + G_GUINT64_CONSTANT (1442695040888963407);
  return (guint) ((*state >> 33) % n);
}

/* The words for things in the story: names of its objects, and words of its source. */
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

/* The results of such commands, one a line: what is printed, and where things are afterwards. */
void
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

/* The cost of each command, in units of work, since the cost of natives is not tested anywhere else; and a hash of the
 * state after it. */
static void
say_units (Golden *self)
{
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  do {
    leaf_play_run (play, BUDGET);
    add (self, "%" G_GUINT64_FORMAT " units, state %" G_GINT64_MODIFIER "x\n", BUDGET - play->machine->budget,
         leaf_play_hash (play));
  } while (go_on (self, play, &next));
}

/* Also the cost in slices of a few units, in which natives are interrupted. */
void
say_work (Golden *self)
{
  enum { SLICE = 5 };
  g_autoptr (LeafPlay) play = leaf_play_new (self->program, 1);
  guint next = 0;

  say_units (self);
  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  do {
    guint n = 1;
    while (leaf_play_run (play, SLICE).cause == LEAF_STOP_OUT_OF_BUDGET && n < BUDGET / SLICE)
      n++;
    add (self, "%u\n", n);
  } while (go_on (self, play, &next));
}
