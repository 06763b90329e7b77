/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-end-signals.h"

#include <fcntl.h>
#include <glib-unix.h>
#include <signal.h>
#include <unistd.h>

static const int end_signals[] = { SIGTERM, SIGHUP, SIGINT };

static struct {
  int pipe[2]; /* through which a signal reaches the main loop */
  void (*prepare) (gpointer data);
  gpointer data;
} watch;

static void
signal_handler (int number)
{
  unsigned char byte = (unsigned char) number;

  if (write (watch.pipe[1], &byte, 1) != 1)
    raise (number); /* which has its default effect again */
}

/* Ends the process by the signal, so that the parent process learns how it ended. */
static gboolean
signalled_cb (int handle, GIOCondition condition, gpointer data)
{
  unsigned char number = SIGTERM;

  if (read (handle, &number, 1) != 1)
    return G_SOURCE_CONTINUE;
  watch.prepare (watch.data);
  signal (number, SIG_DFL);
  raise (number);
  return G_SOURCE_REMOVE;
}

void
loose_end_signals_install (void (*prepare) (gpointer data), gpointer data)
{
  struct sigaction action = { .sa_handler = signal_handler, .sa_flags = (int) SA_RESETHAND | SA_RESTART }, former;

  g_return_if_fail (watch.prepare == NULL);
  if (!g_unix_open_pipe (watch.pipe, FD_CLOEXEC, NULL))
    return;
  watch.prepare = prepare;
  watch.data = data;
  g_unix_fd_add_full (G_PRIORITY_HIGH, watch.pipe[0], G_IO_IN, signalled_cb, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (end_signals); i++)
    if (sigaction (end_signals[i], NULL, &former) == 0 && former.sa_handler != SIG_IGN)
      sigaction (end_signals[i], &action, NULL);
}
