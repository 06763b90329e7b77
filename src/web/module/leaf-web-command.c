/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-web-command.c: the module as a command of WASI: leaf-play STORY COMMANDS [SEED] prints what `leaf play STORY
 * --commands=COMMANDS` prints.
 *
 * It serves to compare the two and to measure. With --time it also prints to standard error how many milliseconds these
 * took: compiling the library and the story; the story alone; the story alone after the WebAssembly runtime has
 * optimized the engine's functions; and playing. */
#include "leaf-web.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
  SLICE = 1000000,
  MOST_SLICES = 200, /* the limits between two commands, as in `leaf play` */
  MOST_FAULTS = 1000,
  MOST_BYTES = 16 * 1024 * 1024,
  WARM_COMPILATIONS = 10,
};

typedef struct {
  LeafPlay *play;
  FILE *commands;
  gboolean has_read;
  guint slices, faults;
  gsize bytes;
} Session;

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return (double) time.tv_sec * 1000 + (double) time.tv_nsec / 1e6;
}

static GString *
read_all (const char *path)
{
  FILE *in = fopen (path, "rb");
  GString *text = g_string_new (NULL);
  char buffer[65536];
  gsize n;

  if (in == NULL) {
    fprintf (stderr, "leaf-play: '%s' cannot be read\n", path);
    exit (2);
  }
  while ((n = fread (buffer, 1, sizeof buffer, in)) > 0)
    g_string_append_len (text, buffer, (gssize) n);
  fclose (in);
  return text;
}

static void
print_events (Session *session)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (session->play, &n);

  for (guint32 i = 0; i < n; i++)
    switch ((LeafEventSort) events[i].sort) {
    case LEAF_EVENT_TEXT:
    case LEAF_EVENT_PROMPT:
      session->bytes += strlen (events[i].text);
      fputs (events[i].text, stdout);
      break;
    case LEAF_EVENT_FAULT:
      session->faults++;
      fprintf (stderr, "run-time problem: %s\n", events[i].text);
      break;
    case LEAF_EVENT_NOTICE: fprintf (stderr, "notice: %s\n", events[i].text); break;
    case LEAF_EVENT_RULE_CONSIDERED:
    case LEAF_EVENT_RULE_BEGUN:
    case LEAF_EVENT_RULE_ENDED:
    case LEAF_EVENT_RULEBOOK_BEGUN:
    case LEAF_EVENT_RULEBOOK_ENDED:
    case LEAF_EVENT_STATEMENT:
    case LEAF_EVENT_ACTION_BEGUN:
    case LEAF_EVENT_ACTION_ENDED:
    case LEAF_EVENT_COMMAND:
    case LEAF_EVENT_STATUS:
    case LEAF_EVENT_RULE_PASSED:
    case LEAF_EVENT_LOG:
    case LEAF_EVENT_ACTIVITY_BEGUN:
    case LEAF_EVENT_PHRASE_BEGUN: break;
    }
}

static gboolean
give_command (Session *session)
{
  char line[4096] = "";

  if (fgets (line, sizeof line, session->commands) == NULL && session->has_read)
    return FALSE;
  session->has_read = TRUE;
  line[strcspn (line, "\r\n")] = '\0';
  session->slices = session->faults = 0;
  session->bytes = 0;
  return leaf_play_command (session->play, line);
}

static gboolean
is_too_much (Session *session)
{
  return ++session->slices >= MOST_SLICES || session->faults > MOST_FAULTS || session->bytes > MOST_BYTES;
}

static void
play_to_the_end (Session *session)
{
  for (gboolean goes_on = TRUE; goes_on;) {
    LeafStop stop = leaf_play_run (session->play, SLICE);

    print_events (session);
    switch (stop.cause) {
    case LEAF_STOP_WANTS_COMMAND: goes_on = give_command (session); break;
    case LEAF_STOP_OUT_OF_BUDGET:
      if (is_too_much (session)) {
        leaf_play_give_up (session->play);
        print_events (session);
        goes_on = FALSE;
      }
      break;
    case LEAF_STOP_NONE:
    case LEAF_STOP_BREAKPOINT:
    case LEAF_STOP_STEP_DONE:
    case LEAF_STOP_FAULT:
    case LEAF_STOP_FINISHED:
    case LEAF_STOP_SAVES: goes_on = FALSE;
    }
  }
}

/* Compiles the text. Returns the milliseconds that it took. */
static double
time_compilation (const GString *text)
{
  double begun = now ();

  leaf_web_open (text->str, text->len);
  return now () - begun;
}

int
main (int argc, char **argv)
{
  gboolean is_timed = argc > 1 && g_str_equal (argv[1], "--time");
  char **given = argv + 1 + is_timed;
  g_autoptr (GString) text = NULL;
  Session session = { 0 };
  guint32 n_problems;
  double begun, first, second = 0, warm = 0;

  if (argc < 3 + is_timed)
    return 2;
  text = read_all (given[0]);
  session.commands = fopen (given[1], "r");
  if (session.commands == NULL)
    return 2;
  begun = now ();
  n_problems = leaf_web_open (text->str, text->len);
  first = now () - begun;
  if (is_timed) {
    second = time_compilation (text);
    for (guint i = 0; i < WARM_COMPILATIONS; i++)
      warm = time_compilation (text);
  }
  begun = now ();
  session.play = leaf_web_play ((guint32) (argc > 3 + is_timed ? atoi (given[2]) : 1), 256);
  play_to_the_end (&session);
  fputs ("\n", stdout);
  if (is_timed)
    fprintf (stderr, "first %.1f ms, compile %.1f ms, warm %.1f ms, play %.1f ms\n", first, second, warm,
             now () - begun);
  fclose (session.commands);
  return n_problems > 0 ? 1 : 0;
}
