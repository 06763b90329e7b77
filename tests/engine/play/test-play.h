/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-play.h: plays a story to the end of its commands, and returns what it printed after its banner. */
#pragma once

#include "leaf.h"

#include <string.h>

static inline LeafProgram *
play_compile (const char *source)
{
  LeafSourceText text = { "test.ni", source, strlen (source) };
  LeafProgram *program = leaf_program_compile (&text, NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_test_message ("problem: %s", leaf_program_problem (program, i).sentence);
  return program;
}

static inline void
play_collect (LeafPlay *play, GString *all, GString *faults)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (play, &n);

  for (guint32 i = 0; i < n; i++) {
    if (events[i].sort == LEAF_EVENT_TEXT || events[i].sort == LEAF_EVENT_PROMPT)
      g_string_append (all, events[i].text);
    if (events[i].sort == LEAF_EVENT_FAULT && faults != NULL)
      g_string_append_printf (faults, "%s\n", events[i].text);
  }
}

/* Runs until a command is wanted, the play is over, or a breakpoint is reached. */
static inline LeafStop
play_on (LeafPlay *play)
{
  LeafStop stop;

  for (int i = 0; i < 1000; i++) {
    stop = leaf_play_run (play, 100000);
    if (stop.cause != LEAF_STOP_OUT_OF_BUDGET)
      break;
  }
  return stop;
}

/* Commands are separated by '/'.  The output is that from the first prompt on. */
static inline char *
play_all (LeafPlay *play, const char *commands, GString *faults)
{
  g_auto (GStrv) list = g_strsplit (commands, "/", -1);
  GString *all = g_string_new (NULL);
  char *prompt, *rest;

  play_on (play);
  play_collect (play, all, faults);
  for (guint i = 0; list[i] != NULL && list[i][0] != '\0'; i++) {
    if (!leaf_play_command (play, list[i]))
      break;
    play_on (play);
    play_collect (play, all, faults);
  }
  prompt = strstr (all->str, "\n>");
  rest = g_strdup (prompt != NULL ? prompt + 2 : all->str);
  g_string_free (all, TRUE);
  return rest;
}

static inline char *
play_source (const char *source, const char *commands)
{
  g_autoptr (LeafProgram) program = play_compile (source);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);

  return play_all (play, commands, NULL);
}

/* Gives inputs, which are separated by '/' and must all be accepted, and returns what is printed from here on. */
static inline char *
play_give (LeafPlay *play, const char *inputs)
{
  g_auto (GStrv) list = g_strsplit (inputs, "/", -1);
  GString *all = g_string_new (NULL);

  play_on (play);
  for (guint i = 0; list[i] != NULL; i++) {
    g_assert_true (leaf_play_command (play, list[i]));
    play_on (play);
  }
  play_collect (play, all, NULL);
  return g_string_free (all, FALSE);
}
