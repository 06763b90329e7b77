/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loaded before the C library: makes one system call of a program fail.
 *
 * FAIL_FOLDER: only calls about files in it count (open files are recognized by their descriptors). FAIL_AT=N: the Nth
 * call fails, from 1; 0: none. FAIL_ERRNO: its errno. FAIL_REPORT: a file to which the number of calls, and the name of
 * the one that failed, are written at each call. With FAIL_KILL=1 the process is killed at that call instead, as by a
 * power failure. */
#undef _FILE_OFFSET_BITS /* each call under the name that it has */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MOST_HANDLES 4096

static atomic_int count;
static atomic_char followed[MOST_HANDLES];

static int
number_of (const char *variable)
{
  const char *text = getenv (variable);

  return text != NULL ? atoi (text) : 0;
}

/* Calls the kernel directly, since this is not a call of the program. */
static void
report (const char *name, int n)
{
  const char *path = getenv ("FAIL_REPORT");
  char line[128];
  int handle, length;

  if (path == NULL)
    return;
  length = snprintf (line, sizeof line, "%d %s\n", n, name);
  handle = (int) syscall (SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (handle >= 0) {
    syscall (SYS_write, handle, line, length);
    syscall (SYS_close, handle);
  }
}

static int
is_followed (int handle)
{
  return handle >= 0 && handle < MOST_HANDLES && followed[handle];
}

/* Returns TRUE if the file is in the folder, by its name or by the handle of a folder. */
static int
is_inside (const char *path)
{
  static const char handles[] = "/proc/self/fd/";
  const char *folder = getenv ("FAIL_FOLDER");

  if (path != NULL && strncmp (path, handles, sizeof handles - 1) == 0)
    return is_followed (atoi (path + sizeof handles - 1));
  return folder != NULL && path != NULL && strncmp (path, folder, strlen (folder)) == 0;
}

/* Returns TRUE if this is the call that fails. */
static int
fails (const char *name, int counts)
{
  static atomic_int failed;
  int n;

  if (!counts)
    return 0;
  n = atomic_fetch_add (&count, 1) + 1;
  if (n == number_of ("FAIL_AT")) {
    failed = 1;
    report (name, n);
    if (number_of ("FAIL_KILL"))
      syscall (SYS_kill, getpid (), SIGKILL);
    errno = number_of ("FAIL_ERRNO");
    return 1;
  }
  if (!failed)
    report ("-", n);
  return 0;
}

#define REAL(name) ((__typeof__ (&name)) real (#name))

static void *
real (const char *name)
{
  return dlsym (RTLD_NEXT, name);
}

static int
follow (int handle, const char *path)
{
  if (handle >= 0 && handle < MOST_HANDLES)
    followed[handle] = (char) is_inside (path);
  return handle;
}

#define OPENS(name)                                                                                                    \
  int name (const char *path, int flags, ...)                                                                          \
  {                                                                                                                    \
    va_list more;                                                                                                      \
    mode_t mode;                                                                                                       \
    va_start (more, flags);                                                                                            \
    mode = va_arg (more, mode_t);                                                                                      \
    va_end (more);                                                                                                     \
    if (fails (#name, is_inside (path)))                                                                               \
      return -1;                                                                                                       \
    return follow (REAL (name) (path, flags, mode), path);                                                             \
  }
OPENS (open)
OPENS (open64)

#define OPENS_IN_FOLDER(name)                                                                                          \
  int name (int folder, const char *path, int flags, ...)                                                              \
  {                                                                                                                    \
    va_list more;                                                                                                      \
    mode_t mode;                                                                                                       \
    int handle, counts = is_followed (folder) || is_inside (path);                                                     \
    va_start (more, flags);                                                                                            \
    mode = va_arg (more, mode_t);                                                                                      \
    va_end (more);                                                                                                     \
    if (fails (#name, counts))                                                                                         \
      return -1;                                                                                                       \
    handle = REAL (name) (folder, path, flags, mode);                                                                  \
    if (handle >= 0 && handle < MOST_HANDLES)                                                                          \
      followed[handle] = (char) counts;                                                                                \
    return handle;                                                                                                     \
  }
OPENS_IN_FOLDER (openat)
OPENS_IN_FOLDER (openat64)

int
close (int handle)
{
  int is_ours = is_followed (handle), failing = fails ("close", is_ours), number = errno, result;

  if (is_ours)
    followed[handle] = 0;
  result = REAL (close) (handle);
  errno = failing ? number : errno;
  return failing ? -1 : result;
}

#define ON_HANDLE(type, name, arguments, handle, passed)                                                               \
  type name arguments                                                                                                  \
  {                                                                                                                    \
    return fails (#name, is_followed (handle)) ? -1 : REAL (name) passed;                                              \
  }
ON_HANDLE (ssize_t, write, (int handle, const void *bytes, size_t n), handle, (handle, bytes, n))
ON_HANDLE (ssize_t, read, (int handle, void *bytes, size_t n), handle, (handle, bytes, n))
ON_HANDLE (ssize_t, pwrite, (int handle, const void *bytes, size_t n, off_t at), handle, (handle, bytes, n, at))
ON_HANDLE (ssize_t, pwrite64, (int handle, const void *bytes, size_t n, off64_t at), handle, (handle, bytes, n, at))
ON_HANDLE (int, fsync, (int handle), handle, (handle))
ON_HANDLE (int, fdatasync, (int handle), handle, (handle))
ON_HANDLE (int, fchmod, (int handle, mode_t mode), handle, (handle, mode))
ON_HANDLE (int, fchown, (int handle, uid_t user, gid_t group), handle, (handle, user, group))
ON_HANDLE (int, mkdirat, (int handle, const char *path, mode_t mode), handle, (handle, path, mode))
ON_HANDLE (int, flock, (int handle, int what), handle, (handle, what))
ON_HANDLE (int, fstat, (int handle, struct stat *status), handle, (handle, status))
ON_HANDLE (int, fstat64, (int handle, struct stat64 *status), handle, (handle, status))

#define ON_PATH(type, name, arguments, path, passed)                                                                   \
  type name arguments                                                                                                  \
  {                                                                                                                    \
    return fails (#name, is_inside (path)) ? -1 : REAL (name) passed;                                                  \
  }
ON_PATH (int, stat, (const char *path, struct stat *status), path, (path, status))
ON_PATH (int, stat64, (const char *path, struct stat64 *status), path, (path, status))
ON_PATH (int, lstat, (const char *path, struct stat *status), path, (path, status))
ON_PATH (int, lstat64, (const char *path, struct stat64 *status), path, (path, status))
ON_PATH (int, access, (const char *path, int mode), path, (path, mode))
ON_PATH (int, mkdir, (const char *path, mode_t mode), path, (path, mode))
ON_PATH (int, rename, (const char *path, const char *other), path, (path, other))
ON_PATH (int, unlink, (const char *path), path, (path))
ON_PATH (ssize_t, readlink, (const char *path, char *target, size_t n), path, (path, target, n))
