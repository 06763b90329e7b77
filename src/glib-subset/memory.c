/* SPDX-License-Identifier: GPL-3.0-or-later */
/* memory.c: messages, memory, atomic counts, locks and one-time initialization. */
#include <glib.h>

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- messages ----------------------------------------------------------------------------------------------------- */

static void
end_program (void)
{
  fflush (NULL);
  abort ();
}

/* Warnings end the program if G_DEBUG says so, as in GLib, so that tests fail at warnings. */
static gboolean
is_fatal (GLogLevelFlags level)
{
  const char *debug = getenv ("G_DEBUG");

  return level == G_LOG_LEVEL_ERROR || (debug != NULL && strstr (debug, "fatal-warnings") != NULL);
}

void
g_log (const char *domain, GLogLevelFlags level, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  fprintf (stderr, "%s%s%s: ", domain != NULL ? domain : "", domain != NULL ? "-" : "",
           level == G_LOG_LEVEL_ERROR      ? "ERROR"
           : level == G_LOG_LEVEL_CRITICAL ? "CRITICAL"
                                           : "WARNING");
  vfprintf (stderr, format, arguments);
  fputc ('\n', stderr);
  va_end (arguments);
  if (is_fatal (level))
    end_program ();
}

void
g_return_if_fail_warning (const char *domain, const char *function, const char *expression)
{
  g_log (domain, G_LOG_LEVEL_CRITICAL, "%s: assertion '%s' failed", function, expression);
}

void
g_warn_message (const char *domain, const char *file, int line, const char *function, const char *expression)
{
  g_log (domain, G_LOG_LEVEL_WARNING, "%s:%d:%s: %s", file, line, function,
         expression != NULL ? expression : "code should not be reached");
}

void
g_assertion_message_expr (const char *domain, const char *file, int line, const char *function, const char *expression)
{
  g_log (domain, G_LOG_LEVEL_ERROR, "%s:%d:%s: %s", file, line, function,
         expression != NULL ? expression : "code should not be reached");
  end_program ();
  __builtin_unreachable ();
}

/* --- memory ------------------------------------------------------------------------------------------------------- */

static gboolean
is_too_much (gsize n, gsize size)
{
  return size != 0 && n > G_MAXSIZE / size;
}

/* Ends the program if `memory` is NULL though bytes were asked for. */
static gpointer
must (gpointer memory, gsize size)
{
  if (memory == NULL && size != 0) {
    fprintf (stderr, "there is no memory for %" G_GSIZE_FORMAT " bytes\n", size);
    end_program ();
  }
  return memory;
}

gpointer
g_try_malloc (gsize size)
{
  return size != 0 ? malloc (size) : NULL;
}

gpointer
g_try_malloc0 (gsize size)
{
  return size != 0 ? calloc (1, size) : NULL;
}

gpointer
g_try_malloc_n (gsize n, gsize size)
{
  return is_too_much (n, size) ? NULL : g_try_malloc (n * size);
}

gpointer
g_try_malloc0_n (gsize n, gsize size)
{
  return is_too_much (n, size) ? NULL : g_try_malloc0 (n * size);
}

gpointer
g_try_realloc (gpointer memory, gsize size)
{
  if (size != 0)
    return realloc (memory, size);
  g_free (memory);
  return NULL;
}

gpointer
g_malloc (gsize size)
{
  return must (g_try_malloc (size), size);
}

gpointer
g_malloc0 (gsize size)
{
  return must (g_try_malloc0 (size), size);
}

gpointer
g_realloc (gpointer memory, gsize size)
{
  return must (g_try_realloc (memory, size), size);
}

gpointer
g_malloc_n (gsize n, gsize size)
{
  return must (g_try_malloc_n (n, size), n != 0 ? size : 0);
}

gpointer
g_malloc0_n (gsize n, gsize size)
{
  return must (g_try_malloc0_n (n, size), n != 0 ? size : 0);
}

gpointer
g_realloc_n (gpointer memory, gsize n, gsize size)
{
  return is_too_much (n, size) ? must (NULL, n) : g_realloc (memory, n * size);
}

void
g_free (gpointer memory)
{
  free (memory);
}

gpointer
g_memdup2 (gconstpointer memory, gsize size)
{
  return memory != NULL && size != 0 ? memcpy (g_malloc (size), memory, size) : NULL;
}

/* --- counts ------------------------------------------------------------------------------------------------------- */

void (g_atomic_ref_count_init) (gatomicrefcount *count)
{
  *count = 1;
}

void (g_atomic_ref_count_inc) (gatomicrefcount *count)
{
  __atomic_add_fetch (count, 1, __ATOMIC_RELAXED);
}

gboolean (g_atomic_ref_count_dec) (gatomicrefcount *count)
{
  return __atomic_sub_fetch (count, 1, __ATOMIC_ACQ_REL) == 0;
}

gboolean (g_atomic_ref_count_compare) (gatomicrefcount *count, gint value)
{
  return *count == value;
}

/* The header before the memory of a box; its size is a multiple of every type's alignment. */
typedef union {
  grefcount count;
  max_align_t alignment;
} Box;

static Box *
box_of (gpointer memory)
{
  return (Box *) memory - 1;
}

gpointer
g_atomic_rc_box_alloc0 (gsize size)
{
  Box *box = g_malloc0 (sizeof *box + size);

  box->count = 1;
  return box + 1;
}

gpointer
g_atomic_rc_box_alloc (gsize size)
{
  return g_atomic_rc_box_alloc0 (size);
}

gpointer (g_atomic_rc_box_acquire) (gpointer memory)
{
  __atomic_add_fetch (&box_of (memory)->count, 1, __ATOMIC_RELAXED);
  return memory;
}

void
g_atomic_rc_box_release_full (gpointer memory, GDestroyNotify clear)
{
  if (__atomic_sub_fetch (&box_of (memory)->count, 1, __ATOMIC_ACQ_REL) > 0)
    return;
  if (clear != NULL)
    clear (memory);
  g_free (box_of (memory));
}

void
g_atomic_rc_box_release (gpointer memory)
{
  g_atomic_rc_box_release_full (memory, NULL);
}

/* --- locks ------------------------------------------------------------------------------------------------------- */
/* In WebAssembly there is one thread, so a lock never waits. A desktop program that is built with the subset has
 * several threads, and its locks are held so briefly that waiting in a loop is good enough. */

void (g_mutex_init) (GMutex *mutex)
{
  mutex->pointer = NULL;
}
void (g_mutex_clear) (GMutex *mutex)
{
}
void (g_mutex_lock) (GMutex *mutex)
{
  while (__atomic_exchange_n (&mutex->numbers[0], 1, __ATOMIC_ACQUIRE) != 0)
    sched_yield ();
}
void (g_mutex_unlock) (GMutex *mutex)
{
  __atomic_store_n (&mutex->numbers[0], 0, __ATOMIC_RELEASE);
}

/* One lock for all one-time initializations. An initialization may run another one, so the thread that has the lock may
 * take it again. The address of `this_thread` identifies a thread. */
static GMutex once;
static gpointer once_thread;
static guint once_depth;
static __thread char this_thread;

gboolean (g_once_init_enter) (volatile void *place)
{
  volatile gsize *made = place;

  if (__atomic_load_n (made, __ATOMIC_ACQUIRE) != 0)
    return FALSE;
  if (__atomic_load_n (&once_thread, __ATOMIC_RELAXED) != &this_thread)
    (g_mutex_lock) (&once);
  if (*made != 0) {
    if (once_depth == 0)
      (g_mutex_unlock) (&once);
    return FALSE;
  }
  __atomic_store_n (&once_thread, &this_thread, __ATOMIC_RELAXED);
  once_depth++;
  return TRUE;
}

void (g_once_init_leave) (volatile void *place, gsize result)
{
  __atomic_store_n ((volatile gsize *) place, result, __ATOMIC_RELEASE);
  if (--once_depth > 0)
    return;
  __atomic_store_n (&once_thread, NULL, __ATOMIC_RELAXED);
  (g_mutex_unlock) (&once);
}

guint (g_bit_storage) (gulong number)
{
  guint n = 1;

  for (; number > 1; number >>= 1)
    n++;
  return n;
}
