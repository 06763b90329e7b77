/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-cli-terminal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { END_OF_INPUT = 0x04, MOST_LINE = 4096 };
enum { ESCAPE = 0x1B, ESCAPE_TIMEOUT = 50 /* milliseconds to wait for the rest of an escape sequence */ };

/* What terminals send, after an escape character, for keys without a character; and these keys, as in
 * leaf_key_dup_text. */
static const struct {
  const char *sequence;
  gunichar key;
} sequences[] = {
  { "[A", 0x2191 }, { "[B", 0x2193 }, { "[C", 0x2192 },  { "[D", 0x2190 },  { "[H", 0x21F1 },
  { "[F", 0x21F2 }, { "OA", 0x2191 }, { "OB", 0x2193 },  { "OC", 0x2192 },  { "OD", 0x2190 },
  { "OH", 0x21F1 }, { "OF", 0x21F2 }, { "[5~", 0x21DE }, { "[6~", 0x21DF }, { "[3~", 0x08 },
};

gboolean
leaf_cli_terminal_is (void)
{
  return isatty (STDIN_FILENO);
}

/* Waits for input. Returns FALSE if there was none in this time; 0: waits without a limit. */
static gboolean
wait_for_input (guint milliseconds)
{
  struct pollfd wanted = { STDIN_FILENO, POLLIN, 0 };
  int ready;

  do
    ready = poll (&wanted, 1, milliseconds != 0 ? (int) MIN (milliseconds, G_MAXINT) : -1);
  while (ready < 0 && errno == EINTR);
  return ready != 0;
}

static gboolean
read_byte (char *byte)
{
  return read (STDIN_FILENO, byte, 1) == 1;
}

/* Reads what follows an escape character. Returns the key that the sequence stands for, or Escape. */
static gunichar
read_sequence (void)
{
  char sequence[8] = "";

  for (guint n = 0; n + 1 < sizeof sequence && wait_for_input (ESCAPE_TIMEOUT) && read_byte (&sequence[n]); n++)
    for (guint i = 0; i < G_N_ELEMENTS (sequences); i++)
      if (strcmp (sequences[i].sequence, sequence) == 0)
        return sequences[i].key;
  return ESCAPE;
}

/* The signal that a terminal in this mode sends for a key; 0: none. */
static int
signal_of (const struct termios *mode, char key)
{
  static const struct {
    guint key;
    int signal;
  } signals[] = { { VINTR, SIGINT }, { VQUIT, SIGQUIT }, { VSUSP, SIGTSTP } };

  for (guint i = 0; key != '\0' && mode->c_lflag & ISIG && i < G_N_ELEMENTS (signals); i++)
    if (key == (char) mode->c_cc[signals[i].key])
      return signals[i].signal;
  return 0;
}

/* Reads a key and returns its text form. NULL at the end of input, and for a key for which the usual mode of the
 * terminal sends a signal, which is then in *signal. */
static char *
read_key (const struct termios *usual, int *signal)
{
  char bytes[7] = "";
  gunichar key;

  if (!read_byte (bytes) || *bytes == END_OF_INPUT)
    return NULL;
  *signal = signal_of (usual, *bytes);
  if (*signal != 0)
    return NULL;
  for (guint n = 1; n < 6 && g_utf8_get_char_validated (bytes, -1) == (gunichar) -2; n++)
    if (!read_byte (&bytes[n]))
      return NULL;
  key = g_utf8_get_char_validated (bytes, -1);
  if (key == ESCAPE)
    key = read_sequence ();
  else if (key == 0x7F)
    key = 0x08;
  else if (key == '\r')
    key = '\n';
  else if (key == (gunichar) -1)
    key = 0xFFFD;
  return leaf_key_dup_text (key);
}

/* Reads a key with line editing and echo off, and then restores the mode of the terminal. Meanwhile the keyboard sends
 * no signals, because a signal that ended the program would leave the terminal in this mode; they are raised after it
 * was restored. Returns "[tick]" if the interval of the timer passes first, and NULL at the end of input. */
static char *
read_key_at_once (guint tick)
{
  struct termios before, raw;
  char *key;
  int signal = 0;

  if (tcgetattr (STDIN_FILENO, &before) != 0)
    return NULL;
  raw = before;
  raw.c_lflag &= ~(tcflag_t) (ICANON | ECHO | ISIG);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  tcsetattr (STDIN_FILENO, TCSANOW, &raw);
  key = wait_for_input (tick) ? read_key (&before, &signal) : g_strdup ("[tick]");
  tcsetattr (STDIN_FILENO, TCSANOW, &before);
  if (signal == 0)
    return key;
  raise (signal);
  return read_key_at_once (tick); /* the program was suspended, and continues */
}

char *
leaf_cli_read_line (FILE *in)
{
  char line[MOST_LINE] = "", rest[MOST_LINE];
  const char *end;

  if (fgets (line, sizeof line, in) == NULL)
    return NULL;
  if (strlen (line) == MOST_LINE - 1 && strchr (line, '\n') == NULL) {
    while (fgets (rest, sizeof rest, in) != NULL && strchr (rest, '\n') == NULL)
      ;
    if (!g_utf8_validate (line, -1, &end) && strlen (end) < 4) /* a character was cut */
      line[end - line] = '\0';
  }
  line[strcspn (line, "\r\n")] = '\0';
  return g_strdup (line);
}

char *
leaf_cli_terminal_read (const LeafStop *stop)
{
  if (stop->wants == LEAF_INPUT_KEY)
    return read_key_at_once (stop->tick);
  if (stop->tick != 0 && !wait_for_input (stop->tick))
    return g_strdup ("[tick]");
  return leaf_cli_read_line (stdin);
}
