/* SPDX-License-Identifier: GPL-3.0-or-later */
/* glib.h: the part of GLib that libleaf uses, for machines that have no GLib.
 *
 * Names, argument types, public structs and results are those of GLib, whose documentation holds here too. So the
 * engine compiles with either. Code that is compiled with GLib's headers may use the public fields of an array or a
 * string from here, but must not give it to a function of GLib, whose private fields differ. The other differences are:
 * - Locks, one-time initialization, boxes and counts of type gatomicrefcount may be shared by threads. References to
 *   arrays and tables are counted without atomic operations.
 * - g_ascii_strtod, g_ascii_formatd and g_ascii_dtostr follow the locale. WebAssembly has none.
 * - Most functions do not check their arguments. Texts given to the functions on UTF-8 have to be valid.
 *
 * If an allocation fails, the program ends; the functions with "try" in their names return NULL instead. */
#pragma once

#include <float.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define G_BEGIN_DECLS extern "C" {
#define G_END_DECLS   }
#else
#define G_BEGIN_DECLS
#define G_END_DECLS
#endif

G_BEGIN_DECLS

/* --- types -------------------------------------------------------------------------------------------------------- */

typedef char gchar;
typedef short gshort;
typedef int gint;
typedef long glong;
typedef int gboolean;
typedef unsigned char guchar;
typedef unsigned short gushort;
typedef unsigned int guint;
typedef unsigned long gulong;
typedef float gfloat;
typedef double gdouble;
typedef int8_t gint8;
typedef uint8_t guint8;
typedef int16_t gint16;
typedef uint16_t guint16;
typedef int32_t gint32;
typedef uint32_t guint32;
/* On 64-bit Linux these are `long`, as in GLib, so that formats with G_GINT64_MODIFIER fit. */
typedef int64_t gint64;
typedef uint64_t guint64;
typedef size_t gsize;
typedef ptrdiff_t gssize;
typedef intptr_t gintptr;
typedef uintptr_t guintptr;
typedef void *gpointer;
typedef const void *gconstpointer;
typedef guint32 gunichar;
typedef char **GStrv;

typedef int (*GCompareFunc) (gconstpointer a, gconstpointer b);
typedef int (*GCompareDataFunc) (gconstpointer a, gconstpointer b, gpointer data);
typedef gboolean (*GEqualFunc) (gconstpointer a, gconstpointer b);
typedef guint (*GHashFunc) (gconstpointer key);
typedef void (*GDestroyNotify) (gpointer data);
typedef void (*GFunc) (gpointer data, gpointer user_data);
typedef const char *(*GTranslateFunc) (const char *text, gpointer data);

#define G_MININT                   INT_MIN
#define G_MAXINT                   INT_MAX
#define G_MAXUINT                  UINT_MAX
#define G_MAXLONG                  LONG_MAX
#define G_MAXUINT8                 ((guint8) 0xff)
#define G_MAXUINT16                ((guint16) 0xffff)
#define G_MININT32                 ((gint32) (-2147483647 - 1))
#define G_MAXINT32                 ((gint32) 0x7fffffff)
#define G_MAXUINT32                ((guint32) 0xffffffff)
#define G_MININT64                 ((gint64) (-INT64_C (9223372036854775807) - 1))
#define G_MAXINT64                 ((gint64) INT64_C (0x7fffffffffffffff))
#define G_MAXUINT64                ((guint64) UINT64_C (0xffffffffffffffff))
#define G_MAXSIZE                  SIZE_MAX
#define G_MAXSSIZE                 PTRDIFF_MAX
#define G_GINT64_CONSTANT(number)  INT64_C (number)
#define G_GUINT64_CONSTANT(number) UINT64_C (number)
#if UINTPTR_MAX > 0xffffffff
#define G_GINT64_MODIFIER "l"
#define G_GSIZE_MODIFIER  "l"
#else
#define G_GINT64_MODIFIER "ll"
#define G_GSIZE_MODIFIER  "z"
#endif
#define G_GINT32_FORMAT  "d"
#define G_GINT64_FORMAT  G_GINT64_MODIFIER "d"
#define G_GUINT64_FORMAT G_GINT64_MODIFIER "u"
#define G_GSIZE_FORMAT   G_GSIZE_MODIFIER "u"

#undef FALSE
#undef TRUE
#undef MIN
#undef MAX
#undef ABS
#undef CLAMP
#define FALSE                                       0
#define TRUE                                        1
#define MIN(a, b)                                   ((a) < (b) ? (a) : (b))
#define MAX(a, b)                                   ((a) > (b) ? (a) : (b))
#define ABS(a)                                      ((a) < 0 ? -(a) : (a))
#define CLAMP(x, low, high)                         ((x) > (high) ? (high) : (x) < (low) ? (low) : (x))
#define G_N_ELEMENTS(array)                         (sizeof (array) / sizeof ((array)[0]))
#define G_STRUCT_OFFSET(type, member)               offsetof (type, member)
#define G_STRUCT_MEMBER(member_type, place, offset) (*(member_type *) (void *) ((guint8 *) (place) + (glong) (offset)))
#define G_STRUCT_MEMBER_P(place, offset)            ((gpointer) ((guint8 *) (place) + (glong) (offset)))
#define GPOINTER_TO_INT(pointer)                    ((gint) (glong) (pointer))
#define GINT_TO_POINTER(number)                     ((gpointer) (glong) (number))
#define GPOINTER_TO_UINT(pointer)                   ((guint) (gulong) (pointer))
#define GUINT_TO_POINTER(number)                    ((gpointer) (gulong) (number))
#define GPOINTER_TO_SIZE(pointer)                   ((gsize) (pointer))
#define GSIZE_TO_POINTER(number)                    ((gpointer) (gsize) (number))

#define G_STRINGIFY(text)            G_STRINGIFY_ (text)
#define G_STRINGIFY_(text)           #text
#define G_PASTE(a, b)                G_PASTE_ (a, b)
#define G_PASTE_(a, b)               a##b
#define G_STATIC_ASSERT(condition)   _Static_assert(condition, #condition)
#define G_STMT_START                 do
#define G_STMT_END                   while (0)
#define G_LIKELY(condition)          __builtin_expect (!!(condition), 1)
#define G_UNLIKELY(condition)        __builtin_expect (!!(condition), 0)
#define G_GNUC_PRINTF(format, first) __attribute__ ((__format__ (__printf__, format, first)))
#define G_GNUC_NULL_TERMINATED       __attribute__ ((__sentinel__))
#define G_GNUC_UNUSED                __attribute__ ((__unused__))
#define G_GNUC_CONST                 __attribute__ ((__const__))
#define G_GNUC_PURE                  __attribute__ ((__pure__))
#define G_GNUC_MALLOC                __attribute__ ((__malloc__))
#define G_GNUC_WARN_UNUSED_RESULT    __attribute__ ((__warn_unused_result__))
#define G_GNUC_FALLTHROUGH           __attribute__ ((__fallthrough__))
#define G_NORETURN                   __attribute__ ((__noreturn__))
#define G_STRFUNC                    ((const char *) __func__)
#define G_DIR_SEPARATOR              '/'
#define G_DIR_SEPARATOR_S            "/"

/* --- cleanup at the end of a scope -------------------------------------------------------------------------------- */

#define G_DEFINE_AUTOPTR_CLEANUP_FUNC(type, function)                                                                  \
  typedef type *type##_autoptr;                                                                                        \
  static inline G_GNUC_UNUSED void glib_autoptr_cleanup_##type (type **place)                                          \
  {                                                                                                                    \
    if (*place != NULL)                                                                                                \
      (function) (*place);                                                                                             \
  }
#define G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(type, function)                                                               \
  static inline G_GNUC_UNUSED void glib_auto_cleanup_##type (type *place)                                              \
  {                                                                                                                    \
    (function) (place);                                                                                                \
  }
#define G_DEFINE_AUTO_CLEANUP_FREE_FUNC(type, function, none)                                                          \
  static inline G_GNUC_UNUSED void glib_auto_cleanup_##type (type *place)                                              \
  {                                                                                                                    \
    if (*place != (none))                                                                                              \
      (function) (*place);                                                                                             \
  }
#define g_autoptr(type) __attribute__ ((__cleanup__ (glib_autoptr_cleanup_##type))) type##_autoptr
#define g_auto(type)    __attribute__ ((__cleanup__ (glib_auto_cleanup_##type))) type
#define g_autofree      __attribute__ ((__cleanup__ (g_autofree_cleanup)))

/* --- messages ----------------------------------------------------------------------------------------------------- */

#ifndef G_LOG_DOMAIN
#define G_LOG_DOMAIN ((const char *) 0)
#endif

void g_return_if_fail_warning (const char *domain, const char *function, const char *expression);
void g_warn_message (const char *domain, const char *file, int line, const char *function, const char *expression);
void g_assertion_message_expr (const char *domain, const char *file, int line, const char *function,
                               const char *expression) G_NORETURN;
typedef enum { G_LOG_LEVEL_ERROR = 1 << 2, G_LOG_LEVEL_CRITICAL = 1 << 3, G_LOG_LEVEL_WARNING = 1 << 4 } GLogLevelFlags;
void g_log (const char *domain, GLogLevelFlags level, const char *format, ...) G_GNUC_PRINTF (3, 4);

#define g_warning(...)  g_log (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, __VA_ARGS__)
#define g_critical(...) g_log (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, __VA_ARGS__)
#define g_error(...)                                                                                                   \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_log (G_LOG_DOMAIN, G_LOG_LEVEL_ERROR, __VA_ARGS__);                                                              \
    __builtin_trap ();                                                                                                 \
  }                                                                                                                    \
  G_STMT_END
#define g_assert(condition)                                                                                            \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (G_UNLIKELY (!(condition)))                                                                                     \
      g_assertion_message_expr (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC, #condition);                              \
  }                                                                                                                    \
  G_STMT_END
#define g_assert_not_reached() g_assertion_message_expr (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC, NULL)
#define g_return_if_fail(condition)                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (G_UNLIKELY (!(condition))) {                                                                                   \
      g_return_if_fail_warning (G_LOG_DOMAIN, G_STRFUNC, #condition);                                                  \
      return;                                                                                                          \
    }                                                                                                                  \
  }                                                                                                                    \
  G_STMT_END
#define g_return_val_if_fail(condition, value)                                                                         \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (G_UNLIKELY (!(condition))) {                                                                                   \
      g_return_if_fail_warning (G_LOG_DOMAIN, G_STRFUNC, #condition);                                                  \
      return (value);                                                                                                  \
    }                                                                                                                  \
  }                                                                                                                    \
  G_STMT_END
#define g_return_val_if_reached(value)                                                                                 \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_return_if_fail_warning (G_LOG_DOMAIN, G_STRFUNC, "this line is never reached");                                  \
    return (value);                                                                                                    \
  }                                                                                                                    \
  G_STMT_END
#define g_warn_if_reached() g_warn_message (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC, NULL)

/* --- memory ------------------------------------------------------------------------------------------------------- */

gpointer g_malloc (gsize size);
gpointer g_malloc0 (gsize size);
gpointer g_realloc (gpointer memory, gsize size);
gpointer g_malloc_n (gsize n, gsize size);
gpointer g_malloc0_n (gsize n, gsize size);
gpointer g_realloc_n (gpointer memory, gsize n, gsize size);
gpointer g_try_malloc (gsize size);
gpointer g_try_malloc0 (gsize size);
gpointer g_try_malloc_n (gsize n, gsize size);
gpointer g_try_malloc0_n (gsize n, gsize size);
gpointer g_try_realloc (gpointer memory, gsize size);
void g_free (gpointer memory);
gpointer g_memdup2 (gconstpointer memory, gsize size);

#define g_new(type, n)           ((type *) g_malloc_n ((n), sizeof (type)))
#define g_new0(type, n)          ((type *) g_malloc0_n ((n), sizeof (type)))
#define g_renew(type, memory, n) ((type *) g_realloc_n ((memory), (n), sizeof (type)))
#define g_try_new(type, n)       ((type *) g_try_malloc_n ((n), sizeof (type)))
#define g_try_new0(type, n)      ((type *) g_try_malloc0_n ((n), sizeof (type)))

static inline gpointer
g_steal_pointer (gpointer place)
{
  gpointer *at = (gpointer *) place, pointer = *at;

  *at = NULL;
  return pointer;
}
#define g_steal_pointer(place) ((__typeof__ (*(place))) (g_steal_pointer) (place))
#define g_clear_pointer(place, destroy)                                                                                \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    __typeof__ ((place)) place_ = (place);                                                                             \
    __typeof__ (*(place)) pointer_ = *place_;                                                                          \
    *place_ = NULL;                                                                                                    \
    if (pointer_)                                                                                                      \
      (destroy) (pointer_);                                                                                            \
  }                                                                                                                    \
  G_STMT_END

static inline void
g_autofree_cleanup (void *place)
{
  g_free (*(gpointer *) place);
}

/* --- counts, locks, one-time initialization ----------------------------------------------------------------------- */

typedef gint grefcount;
typedef gint gatomicrefcount;
typedef union {
  gpointer pointer;
  guint numbers[2];
} GMutex;

void (g_atomic_ref_count_init) (gatomicrefcount *count);
void (g_atomic_ref_count_inc) (gatomicrefcount *count);
gboolean (g_atomic_ref_count_dec) (gatomicrefcount *count);
gboolean (g_atomic_ref_count_compare) (gatomicrefcount *count, gint value);
gpointer g_atomic_rc_box_alloc (gsize size);
gpointer g_atomic_rc_box_alloc0 (gsize size);
gpointer (g_atomic_rc_box_acquire) (gpointer memory);
void g_atomic_rc_box_release (gpointer memory);
void g_atomic_rc_box_release_full (gpointer memory, GDestroyNotify clear);
void (g_mutex_init) (GMutex *mutex);
void (g_mutex_clear) (GMutex *mutex);
void (g_mutex_lock) (GMutex *mutex);
void (g_mutex_unlock) (GMutex *mutex);
gboolean (g_once_init_enter) (volatile void *place);
void (g_once_init_leave) (volatile void *place, gsize result);

#define g_atomic_rc_box_new(type)          ((type *) g_atomic_rc_box_alloc (sizeof (type)))
#define g_atomic_rc_box_new0(type)         ((type *) g_atomic_rc_box_alloc0 (sizeof (type)))
#define g_atomic_rc_box_acquire(memory)    ((__typeof__ (memory)) (g_atomic_rc_box_acquire) (memory))
#define g_once_init_enter(place)           ((g_once_init_enter) ((place)))
#define g_once_init_leave(place, result)   ((g_once_init_leave) ((place), (gsize) (result)))
#define g_atomic_pointer_get(place)        (*(place))
#define g_atomic_pointer_set(place, value) ((void) (*(place) = (__typeof__ (*(place))) (value)))
#define g_atomic_int_get(place)            (*(place))
#define g_atomic_int_set(place, value)     ((void) (*(place) = (value)))

guint (g_bit_storage) (gulong number);

/* --- strings ------------------------------------------------------------------------------------------------------ */

char *(g_strdup) (const char *text);
char *g_strndup (const char *text, gsize n);
char *g_strdup_printf (const char *format, ...) G_GNUC_PRINTF (1, 2);
char *g_strdup_vprintf (const char *format, va_list arguments) G_GNUC_PRINTF (1, 0);
int g_snprintf (char *text, gulong n, const char *format, ...) G_GNUC_PRINTF (3, 4);
char *g_strconcat (const char *text, ...) G_GNUC_NULL_TERMINATED;
char *g_strnfill (gsize n, char character);
char *g_stpcpy (char *to, const char *from);
char *g_strchug (char *text);
char *g_strchomp (char *text);
#define g_strstrip(text) g_strchomp (g_strchug (text))
char *g_strdelimit (char *text, const char *delimiters, char replacement);
char *g_strescape (const char *text, const char *exceptions);
char *g_strstr_len (const char *text, gssize length, const char *needle);
int g_strcmp0 (const char *a, const char *b);
gboolean (g_str_has_prefix) (const char *text, const char *prefix);
gboolean (g_str_has_suffix) (const char *text, const char *suffix);
char **g_strsplit (const char *text, const char *delimiter, gint most);
char **g_strsplit_set (const char *text, const char *delimiters, gint most);
char *g_strjoinv (const char *separator, char **texts);
char *g_strjoin (const char *separator, ...) G_GNUC_NULL_TERMINATED;
void g_strfreev (char **texts);
char **g_strdupv (char **texts);
guint g_strv_length (char **texts);
gboolean g_strv_contains (const char *const *texts, const char *text);
const char *g_strerror (gint number);
const char *g_intern_string (const char *text);
char *g_markup_escape_text (const char *text, gssize length);

gboolean (g_str_equal) (gconstpointer a, gconstpointer b);
guint g_str_hash (gconstpointer text);
guint g_direct_hash (gconstpointer pointer);
gboolean g_direct_equal (gconstpointer a, gconstpointer b);
guint g_int_hash (gconstpointer number);
gboolean g_int_equal (gconstpointer a, gconstpointer b);
guint g_int64_hash (gconstpointer number);
gboolean g_int64_equal (gconstpointer a, gconstpointer b);

G_DEFINE_AUTO_CLEANUP_FREE_FUNC (GStrv, g_strfreev, NULL)

/* For ASCII only, regardless of the locale. */
typedef enum {
  G_ASCII_ALNUM = 1 << 0,
  G_ASCII_ALPHA = 1 << 1,
  G_ASCII_CNTRL = 1 << 2,
  G_ASCII_DIGIT = 1 << 3,
  G_ASCII_GRAPH = 1 << 4,
  G_ASCII_LOWER = 1 << 5,
  G_ASCII_PRINT = 1 << 6,
  G_ASCII_PUNCT = 1 << 7,
  G_ASCII_SPACE = 1 << 8,
  G_ASCII_UPPER = 1 << 9,
  G_ASCII_XDIGIT = 1 << 10
} GAsciiType;
extern const guint16 *const g_ascii_table;

#define g_ascii_isalnum(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_ALNUM) != 0)
#define g_ascii_isalpha(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_ALPHA) != 0)
#define g_ascii_iscntrl(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_CNTRL) != 0)
#define g_ascii_isdigit(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_DIGIT) != 0)
#define g_ascii_isgraph(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_GRAPH) != 0)
#define g_ascii_islower(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_LOWER) != 0)
#define g_ascii_isprint(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_PRINT) != 0)
#define g_ascii_ispunct(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_PUNCT) != 0)
#define g_ascii_isspace(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_SPACE) != 0)
#define g_ascii_isupper(c)  ((g_ascii_table[(guchar) (c)] & G_ASCII_UPPER) != 0)
#define g_ascii_isxdigit(c) ((g_ascii_table[(guchar) (c)] & G_ASCII_XDIGIT) != 0)
char g_ascii_tolower (char c);
char g_ascii_toupper (char c);
int g_ascii_digit_value (char c);
int g_ascii_xdigit_value (char c);
int g_ascii_strcasecmp (const char *a, const char *b);
int g_ascii_strncasecmp (const char *a, const char *b, gsize n);
char *g_ascii_strdown (const char *text, gssize length);
char *g_ascii_strup (const char *text, gssize length);

#define G_ASCII_DTOSTR_BUF_SIZE (29 + 10)
double g_ascii_strtod (const char *text, char **end);
char *g_ascii_dtostr (char *text, gint n, double number);
char *g_ascii_formatd (char *text, gint n, const char *format, double number);
guint64 g_ascii_strtoull (const char *text, char **end, guint base);
gint64 g_ascii_strtoll (const char *text, char **end, guint base);
/* Sets no error, so `error` has to be NULL. */
typedef struct _GError GError;
gboolean g_ascii_string_to_signed (const char *text, guint base, gint64 least, gint64 most, gint64 *number,
                                   GError **error);

/* --- growing strings ---------------------------------------------------------------------------------------------- */

typedef struct {
  char *str;
  gsize len;
  gsize allocated_len;
} GString;

GString *g_string_new (const char *text);
GString *g_string_new_len (const char *text, gssize length);
GString *g_string_sized_new (gsize size);
char *(g_string_free) (GString *string, gboolean with_text);
gboolean g_string_equal (const GString *a, const GString *b);
GString *g_string_assign (GString *string, const char *text);
GString *g_string_truncate (GString *string, gsize length);
GString *g_string_set_size (GString *string, gsize length);
GString *g_string_append (GString *string, const char *text);
GString *g_string_append_len (GString *string, const char *text, gssize length);
GString *(g_string_append_c) (GString *string, char character);
GString *g_string_append_unichar (GString *string, gunichar character);
GString *g_string_insert_len (GString *string, gssize at, const char *text, gssize length);
GString *g_string_insert (GString *string, gssize at, const char *text);
GString *g_string_insert_c (GString *string, gssize at, char character);
GString *g_string_prepend (GString *string, const char *text);
guint g_string_replace (GString *string, const char *find, const char *replacement, guint most);
GString *g_string_erase (GString *string, gssize at, gssize length);
void g_string_printf (GString *string, const char *format, ...) G_GNUC_PRINTF (2, 3);
void g_string_vprintf (GString *string, const char *format, va_list arguments) G_GNUC_PRINTF (2, 0);
void g_string_append_printf (GString *string, const char *format, ...) G_GNUC_PRINTF (2, 3);
void g_string_append_vprintf (GString *string, const char *format, va_list arguments) G_GNUC_PRINTF (2, 0);

static inline GString *
g_string_append_c_inline (GString *string, char character)
{
  if (string->len + 1 >= string->allocated_len)
    return (g_string_append_c) (string, character);
  string->str[string->len++] = character;
  string->str[string->len] = '\0';
  return string;
}
#define g_string_append_c(string, character) g_string_append_c_inline (string, character)

static inline void
g_autoptr_cleanup_gstring_free (GString *string)
{
  g_string_free (string, TRUE);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GString, g_autoptr_cleanup_gstring_free)

/* Strings with a count of references. */
typedef char GRefString;
GRefString *g_ref_string_new (const char *text);
GRefString *g_ref_string_new_len (const char *text, gssize length);
GRefString *g_ref_string_acquire (GRefString *string);
void g_ref_string_release (GRefString *string);
gsize g_ref_string_length (GRefString *string);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GRefString, g_ref_string_release)

/* --- arrays ------------------------------------------------------------------------------------------------------- */

typedef struct {
  char *data;
  guint len;
} GArray;

GArray *g_array_new (gboolean zero_terminated, gboolean clear, guint size);
GArray *g_array_sized_new (gboolean zero_terminated, gboolean clear, guint size, guint reserved);
GArray *g_array_copy (GArray *array);
GArray *g_array_ref (GArray *array);
void g_array_unref (GArray *array);
char *g_array_free (GArray *array, gboolean with_data);
GArray *g_array_append_vals (GArray *array, gconstpointer data, guint n);
GArray *g_array_insert_vals (GArray *array, guint at, gconstpointer data, guint n);
GArray *g_array_prepend_vals (GArray *array, gconstpointer data, guint n);
GArray *g_array_set_size (GArray *array, guint length);
GArray *g_array_remove_index (GArray *array, guint at);
GArray *g_array_remove_index_fast (GArray *array, guint at);
GArray *g_array_remove_range (GArray *array, guint at, guint n);
void g_array_sort (GArray *array, GCompareFunc compare);
void g_array_sort_with_data (GArray *array, GCompareDataFunc compare, gpointer data);
gpointer g_array_steal (GArray *array, gsize *length);
void g_array_set_clear_func (GArray *array, GDestroyNotify clear);
guint g_array_get_element_size (GArray *array);
#define g_array_append_val(array, value)     g_array_append_vals (array, &(value), 1)
#define g_array_prepend_val(array, value)    g_array_prepend_vals (array, &(value), 1)
#define g_array_insert_val(array, at, value) g_array_insert_vals (array, at, &(value), 1)
#define g_array_index(array, type, at)       (((type *) (void *) (array)->data)[(at)])
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GArray, g_array_unref)

typedef struct {
  gpointer *pdata;
  guint len;
} GPtrArray;

GPtrArray *g_ptr_array_new (void);
GPtrArray *g_ptr_array_new_with_free_func (GDestroyNotify free_element);
GPtrArray *g_ptr_array_sized_new (guint reserved);
GPtrArray *g_ptr_array_ref (GPtrArray *array);
void g_ptr_array_unref (GPtrArray *array);
gpointer *g_ptr_array_free (GPtrArray *array, gboolean with_elements);
void g_ptr_array_add (GPtrArray *array, gpointer element);
void g_ptr_array_insert (GPtrArray *array, gint at, gpointer element);
void g_ptr_array_set_size (GPtrArray *array, gint length);
void g_ptr_array_set_free_func (GPtrArray *array, GDestroyNotify free_element);
gpointer g_ptr_array_remove_index (GPtrArray *array, guint at);
gpointer *g_ptr_array_steal (GPtrArray *array, gsize *length);
gpointer g_ptr_array_steal_index (GPtrArray *array, guint at);
GPtrArray *g_ptr_array_remove_range (GPtrArray *array, guint at, guint n);
void g_ptr_array_sort (GPtrArray *array, GCompareFunc compare);
void g_ptr_array_sort_with_data (GPtrArray *array, GCompareDataFunc compare, gpointer data);
#define g_ptr_array_index(array, at) ((array)->pdata[at])
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GPtrArray, g_ptr_array_unref)

/* The sort is stable, as in GLib. */
void g_qsort_with_data (gconstpointer data, gint n, gsize size, GCompareDataFunc compare, gpointer user_data);

typedef struct _GStrvBuilder GStrvBuilder;
GStrvBuilder *g_strv_builder_new (void);
void g_strv_builder_unref (GStrvBuilder *builder);
void g_strv_builder_add (GStrvBuilder *builder, const char *text);
void g_strv_builder_addv (GStrvBuilder *builder, const char **texts);
GStrv g_strv_builder_end (GStrvBuilder *builder);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GStrvBuilder, g_strv_builder_unref)

typedef struct _GList GList;
struct _GList {
  gpointer data;
  GList *next, *prev;
};
typedef struct {
  GList *head, *tail;
  guint length;
} GQueue;
#define G_QUEUE_INIT                                                                                                   \
  {                                                                                                                    \
    NULL, NULL, 0                                                                                                      \
  }
GQueue *g_queue_new (void);
void g_queue_free (GQueue *queue);
void g_queue_push_tail (GQueue *queue, gpointer data);
gpointer g_queue_pop_head (GQueue *queue);
gboolean g_queue_is_empty (GQueue *queue);

/* --- hash tables -------------------------------------------------------------------------------------------------- */

typedef struct _GHashTable GHashTable;
typedef struct {
  GHashTable *table;
  gpointer unused[2];
  int position;
  gboolean unused_flag;
  gpointer unused_last;
} GHashTableIter;

GHashTable *g_hash_table_new (GHashFunc hash, GEqualFunc equal);
GHashTable *g_hash_table_new_full (GHashFunc hash, GEqualFunc equal, GDestroyNotify free_key,
                                   GDestroyNotify free_value);
GHashTable *g_hash_table_ref (GHashTable *table);
void g_hash_table_unref (GHashTable *table);
gboolean g_hash_table_insert (GHashTable *table, gpointer key, gpointer value);
gboolean g_hash_table_replace (GHashTable *table, gpointer key, gpointer value);
gboolean g_hash_table_add (GHashTable *table, gpointer key);
gboolean g_hash_table_contains (GHashTable *table, gconstpointer key);
gpointer g_hash_table_lookup (GHashTable *table, gconstpointer key);
gboolean g_hash_table_lookup_extended (GHashTable *table, gconstpointer key, gpointer *original, gpointer *value);
gboolean g_hash_table_remove (GHashTable *table, gconstpointer key);
gboolean g_hash_table_steal_extended (GHashTable *table, gconstpointer key, gpointer *original, gpointer *value);
void g_hash_table_remove_all (GHashTable *table);
guint g_hash_table_size (GHashTable *table);
void g_hash_table_iter_init (GHashTableIter *iter, GHashTable *table);
gboolean g_hash_table_iter_next (GHashTableIter *iter, gpointer *key, gpointer *value);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GHashTable, g_hash_table_unref)

/* --- Unicode ------------------------------------------------------------------------------------------------------ */

extern const char *const g_utf8_skip;
#define g_utf8_next_char(at) ((char *) (at) + g_utf8_skip[*(const guchar *) (at)])
gunichar g_utf8_get_char (const char *at);
gunichar g_utf8_get_char_validated (const char *at, gssize most);
char *g_utf8_prev_char (const char *at);
char *g_utf8_find_prev_char (const char *text, const char *at);
char *g_utf8_find_next_char (const char *at, const char *end);
glong g_utf8_strlen (const char *text, gssize most);
char *g_utf8_offset_to_pointer (const char *text, glong offset);
glong g_utf8_pointer_to_offset (const char *text, const char *at);
char *g_utf8_substring (const char *text, glong start, glong end);
char *g_utf8_strrchr (const char *text, gssize length, gunichar character);
char *g_utf8_strchr (const char *text, gssize length, gunichar character);
gboolean g_utf8_validate (const char *text, gssize length, const char **end);
char *g_utf8_make_valid (const char *text, gssize length);
char *g_utf8_strdown (const char *text, gssize length);
char *g_utf8_strup (const char *text, gssize length);
char *g_utf8_casefold (const char *text, gssize length);
/* `mode` is ignored: the result is always the composed canonical form. */
typedef enum { G_NORMALIZE_NFC = 1 } GNormalizeMode;
char *g_utf8_normalize (const char *text, gssize length, GNormalizeMode mode);

gint g_unichar_to_utf8 (gunichar character, char *text);
gboolean g_unichar_validate (gunichar character);
gboolean g_unichar_isalpha (gunichar character);
gboolean g_unichar_isalnum (gunichar character);
gboolean g_unichar_isdigit (gunichar character);
gboolean g_unichar_islower (gunichar character);
gboolean g_unichar_isupper (gunichar character);
gboolean g_unichar_ismark (gunichar character);
gboolean g_unichar_ispunct (gunichar character);
gboolean g_unichar_isspace (gunichar character);
gunichar g_unichar_tolower (gunichar character);
gunichar g_unichar_toupper (gunichar character);

/* A pattern may contain only ^ at its beginning, $ . [] () | ? * + {m}, {m,} and {m,n}, and \ before a sign that stands
 * for itself; a set has no \. A sign, a set and . match one byte. The options are ignored. */
typedef enum { G_REGEX_DEFAULT = 0 } GRegexCompileFlags;
typedef enum { G_REGEX_MATCH_DEFAULT = 0 } GRegexMatchFlags;
gboolean g_regex_match_simple (const char *pattern, const char *text, GRegexCompileFlags options,
                               GRegexMatchFlags match_options);

G_END_DECLS
