/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-glib.c: prints results of the GLib functions that the engine uses. It is built twice, with GLib and with the
 * subset for WebAssembly; compare-glib.py compares the two, so that the results of GLib are the correct ones. */
#include <glib.h>

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static void
begin (const char *name)
{
  printf ("== %s\n", name);
}

static void
print_text (const char *text)
{
  g_autofree char *escaped = text != NULL ? g_strescape (text, NULL) : NULL;

  printf ("%s%s%s\n", text != NULL ? "'" : "", escaped != NULL ? escaped : "NULL", text != NULL ? "'" : "");
}

/* Takes the text. */
static void
print_own (char *text)
{
  print_text (text);
  g_free (text);
}

static void
print_vector (char **texts)
{
  for (guint i = 0; texts[i] != NULL; i++)
    print_text (texts[i]);
  printf ("%u of them\n", g_strv_length (texts));
  g_strfreev (texts);
}

/* --- arrays ------------------------------------------------------------------------------------------------------- */

static int n_cleared;

static void
count_cleared (gpointer element)
{
  n_cleared += *(int *) element;
}

static void
print_array (const GArray *array)
{
  for (guint i = 0; i < array->len; i++)
    printf (" %d", g_array_index (array, int, i));
  printf (" (%u)\n", array->len);
}

static void
test_arrays (void)
{
  g_autoptr (GArray) array = g_array_new (FALSE, TRUE, sizeof (int));
  g_autoptr (GArray) copy = NULL;
  GArray *ended = g_array_new (TRUE, FALSE, sizeof (int)), *shared;
  int *data;
  gsize n_stolen;

  begin ("arrays");
  for (int i = 0; i < 20; i++)
    g_array_append_val (array, i);
  print_array (array);
  g_array_set_size (array, 25);
  print_array (array);
  g_array_insert_val (array, 3, (int) { 77 });
  g_array_insert_vals (array, 30, (int[]) { 8, 9 }, 2);
  print_array (array);
  g_array_prepend_val (array, (int) { 66 });
  g_array_prepend_vals (array, (int[]) { 4, 5 }, 2);
  print_array (array);
  g_array_remove_range (array, 0, 3);
  g_array_set_clear_func (array, count_cleared);
  copy = g_array_copy (array);
  g_array_remove_index (array, 3);
  g_array_remove_index_fast (array, 0);
  g_array_remove_range (array, 2, 4);
  g_array_set_size (array, 4);
  printf ("cleared %d\n", n_cleared);
  print_array (array);
  g_array_set_size (copy, 5);
  printf ("cleared %d, by a copy\n", n_cleared);
  print_array (copy);
  printf ("%d\n", *(int *) (void *) ended->data);
  g_array_append_vals (ended, (int[]) { 4, 5, 6 }, 3);
  printf ("%d\n", g_array_index (ended, int, 3));
  shared = g_array_ref (ended);
  g_array_unref (shared);
  data = g_array_steal (ended, &n_stolen);
  printf ("%d %" G_GSIZE_FORMAT " %u\n", data[1], n_stolen, ended->len);
  g_free (data);
  g_array_append_vals (ended, (int[]) { 7, 8, 9 }, 3);
  data = (int *) (void *) g_array_free (ended, FALSE);
  printf ("%d %d\n", data[0], data[3]);
  g_free (data);
  printf ("%p\n", (void *) g_array_free (g_array_new (FALSE, FALSE, 4), FALSE));
}

static int n_freed;

static void
count_freed (gpointer element)
{
  n_freed++;
  g_free (element);
}

static void
print_pointers (const GPtrArray *array)
{
  for (guint i = 0; i < array->len; i++)
    print_text (array->pdata[i]);
  printf ("(%u), %d freed\n", array->len, n_freed);
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
test_pointers (void)
{
  GPtrArray *array = g_ptr_array_new_with_free_func (count_freed), *plain = g_ptr_array_new ();
  g_autofree char *stolen = NULL;
  gpointer *elements;
  gsize n_stolen;

  begin ("arrays of pointers");
  for (int i = 0; i < 10; i++)
    g_ptr_array_add (array, g_strdup_printf ("%d", i * 7 % 10));
  g_ptr_array_insert (array, 2, g_strdup ("two"));
  g_ptr_array_insert (array, -1, g_strdup ("last"));
  g_ptr_array_sort (array, compare_texts);
  print_pointers (array);
  stolen = g_ptr_array_steal_index (array, 1);
  g_ptr_array_remove_index (array, 0);
  g_ptr_array_remove_range (array, 1, 3);
  g_ptr_array_set_size (array, 4);
  g_ptr_array_set_size (array, 6);
  print_pointers (array);
  g_ptr_array_ref (array);
  g_ptr_array_unref (array);
  g_ptr_array_unref (array);
  printf ("%d freed\n", n_freed);
  g_ptr_array_add (plain, "b");
  elements = g_ptr_array_steal (plain, &n_stolen);
  print_text (elements[0]);
  printf ("%" G_GSIZE_FORMAT " %u\n", n_stolen, plain->len);
  g_free (elements);
  g_ptr_array_add (plain, "a");
  elements = g_ptr_array_free (plain, FALSE);
  print_text (elements[0]);
  g_free (elements);
}

static void
test_queues (void)
{
  GQueue own = G_QUEUE_INIT, *queue = g_queue_new ();

  begin ("queues");
  for (int i = 1; i <= 5; i++) {
    g_queue_push_tail (&own, GINT_TO_POINTER (i));
    g_queue_push_tail (queue, GINT_TO_POINTER (i * i));
  }
  while (!g_queue_is_empty (&own))
    printf (" %d", GPOINTER_TO_INT (g_queue_pop_head (&own)));
  printf (" %p %u\n", g_queue_pop_head (&own), own.length);
  g_queue_push_tail (&own, GINT_TO_POINTER (6));
  printf ("%d %d, %u\n", own.head == own.tail, GPOINTER_TO_INT (g_queue_pop_head (&own)), queue->length);
  printf ("%d", GPOINTER_TO_INT (g_queue_pop_head (queue)));
  for (const GList *at = queue->head; at != NULL; at = at->next)
    printf (" %d%s", GPOINTER_TO_INT (at->data), at->prev == NULL ? " first" : "");
  printf ("\n");
  g_queue_free (queue);
}

typedef struct {
  int key, number;
} Pair;

static int
compare_keys (gconstpointer a, gconstpointer b, gpointer data)
{
  ++*(int *) data;
  return ((const Pair *) a)->key - ((const Pair *) b)->key;
}

/* Equal elements stay in their order. */
static void
test_sorting (void)
{
  begin ("sorting");
  for (int n = 0; n < 400; n = n * 3 / 2 + 1) {
    g_autoptr (GArray) array = g_array_new (FALSE, FALSE, sizeof (Pair));
    guint32 chance = 1;
    int n_compared = 0;

    for (int i = 0; i < n; i++) {
      Pair pair = { (int) ((chance = chance * 1664525 + 1013904223) >> 28), i };

      g_array_append_val (array, pair);
    }
    g_array_sort_with_data (array, compare_keys, &n_compared);
    for (guint i = 0; i < array->len; i++)
      printf (" %d.%d", g_array_index (array, Pair, i).key, g_array_index (array, Pair, i).number);
    printf ("\n");
  }
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

static void
test_tables (void)
{
  g_autoptr (GHashTable) table = g_hash_table_new_full (g_str_hash, g_str_equal, count_freed, count_freed);
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer key, value;
  int sum = 0;

  begin ("hash tables");
  n_freed = 0;
  for (int i = 0; i < 1000; i++)
    sum += g_hash_table_insert (table, g_strdup_printf ("%d", i % 300), g_strdup_printf ("%d", i));
  printf ("%d new, %u, %d freed\n", sum, g_hash_table_size (table), n_freed);
  for (int i = 0; i < 300; i += 2) {
    g_autofree char *name = g_strdup_printf ("%d", i);

    sum -= g_hash_table_remove (table, name);
    sum -= g_hash_table_remove (table, name);
  }
  printf ("%d, %u, %d freed\n", sum, g_hash_table_size (table), n_freed);
  print_text (g_hash_table_lookup (table, "7"));
  print_text (g_hash_table_lookup (table, "8"));
  printf ("%d %d\n", g_hash_table_contains (table, "9"), g_hash_table_contains (table, "10"));
  printf ("%d\n", g_hash_table_replace (table, g_strdup ("7"), g_strdup ("seven")));
  printf ("%d ", g_hash_table_lookup_extended (table, "7", &key, &value));
  print_text (value);
  sum = 0;
  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &key, &value))
    sum += (int) g_ascii_strtoll (key, NULL, 10);
  printf ("sum %d\n", sum);
  for (guint i = 1; i < 5000; i++)
    g_hash_table_add (numbers, GUINT_TO_POINTER (i * 4096));
  printf ("%u %d %d\n", g_hash_table_size (numbers), g_hash_table_add (numbers, GUINT_TO_POINTER (4096)),
          g_hash_table_contains (numbers, GUINT_TO_POINTER (5)));
  g_hash_table_remove_all (table);
  printf ("%u, %d freed; %d\n", g_hash_table_size (table), n_freed,
          g_hash_table_insert (table, g_strdup ("a"), g_strdup ("b")));
  printf ("%u %u %d\n", g_str_hash ("\303\204rger"), g_str_hash (""),
          g_intern_string ("lamp") == g_intern_string (g_intern_string ("lamp")));
}

/* The table does not free a pair that is stolen from it. */
static void
test_taking (void)
{
  g_autoptr (GHashTable) table = g_hash_table_new_full (g_str_hash, g_str_equal, count_freed, count_freed);
  g_autofree char *eight = g_strdup ("8"), *nine = g_strdup ("nine");
  gpointer key = NULL, value = NULL;

  begin ("pairs taken out of hash tables");
  n_freed = 0;
  for (int i = 0; i < 100; i++)
    g_hash_table_replace (table, i == 8 ? eight : g_strdup_printf ("%d", i),
                          i == 9 ? nine : g_strdup_printf ("%d", i * i));
  printf ("%d ", g_hash_table_steal_extended (table, "7", &key, &value));
  print_own (key);
  print_own (value);
  printf ("%d freed, %u left\n", n_freed, g_hash_table_size (table));
  printf ("%d ", g_hash_table_steal_extended (table, "7", &key, &value));
  printf ("%d %d\n", key == NULL, value == NULL);
  printf ("%d ", g_hash_table_steal_extended (table, "8", NULL, &value));
  print_own (value);
  printf ("%d ", g_hash_table_steal_extended (table, "9", &key, NULL));
  print_own (key);
  printf ("%d freed, %u left\n", n_freed, g_hash_table_size (table));
  for (int i = 0; i < 100; i++)
    g_hash_table_insert (table, g_strdup_printf ("%d", i), g_strdup ("again"));
  printf ("%d freed, %u left\n", n_freed, g_hash_table_size (table));
}

/* --- strings ------------------------------------------------------------------------------------------------------ */

static void
test_growing (void)
{
  GString *string = g_string_new ("lamp");

  begin ("growing strings");
  g_string_append (string, string->str);
  g_string_append_len (string, "abcdef", 3);
  g_string_append_c (string, '!');
  g_string_append_unichar (string, 0x1f600);
  g_string_append_printf (string, "%05d|%-4s|%.3g", 42, "x", 2.0 / 3);
  g_string_insert (string, 4, "<>");
  g_string_prepend (string, "^");
  g_string_insert_c (string, 1, '$');
  g_string_insert_c (string, -1, '.');
  print_text (string->str);
  g_string_erase (string, 1, 4);
  g_string_erase (string, 20, -1);
  g_string_truncate (string, 100);
  printf ("%" G_GSIZE_FORMAT " ", string->len);
  print_text (string->str);
  g_string_set_size (string, 3);
  g_string_assign (string, "new");
  print_text (string->str);
  g_string_assign (string, "a--b--c--");
  printf ("%u ", g_string_replace (string, "--", "<->", 2));
  print_text (string->str);
  printf ("%u ", g_string_replace (string, "<->", "", 0));
  print_text (string->str);
  printf ("%u ", g_string_replace (string, "", "|", 0));
  print_text (string->str);
  g_string_printf (string, "%s", "printed");
  for (int i = 0; i < 5000; i++)
    g_string_append_c (string, 'z');
  printf ("%" G_GSIZE_FORMAT " %d\n", string->len, string->str[string->len]);
  print_own (g_string_free (string, FALSE));
}

static void
test_strings (void)
{
  char buffer[64] = "  some-words here ";
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  begin ("strings");
  print_own (g_strndup ("lamp", 2));
  print_own (g_strndup ("lamp", 20));
  print_own (g_strdup (NULL));
  print_own (g_strconcat ("a", "", "b", NULL));
  print_own (g_strjoin (", ", "a", "b", NULL));
  print_own (g_strnfill (4, '='));
  print_own (g_strescape ("a\"b\\c\n\t\001\177\303\244", NULL));
  print_own (g_strescape ("a\"b\303\244", "\"\303\244"));
  print_own (g_markup_escape_text ("<a href='x'>&\"\001\302\205\302\204", -1));
  print_own (g_strdelimit (g_strdup ("a b|c"), NULL, '.'));
  print_text (g_strstrip (buffer));
  print_text (g_strstr_len ("haystack", 5, "st"));
  print_text (g_strstr_len ("haystack", -1, "st"));
  printf ("%d %d %d\n", g_strcmp0 (NULL, "a") < 0, g_strcmp0 (NULL, NULL), g_strcmp0 ("b", "a") > 0);
  printf ("%d %d\n", g_str_has_prefix ("lamp", "la"), g_str_has_suffix ("lamp", "lamps"));
  printf ("%d %d %d\n", g_ascii_strcasecmp ("LaMp", "lAmP"), g_ascii_strncasecmp ("LaMpX", "lAmPy", 4),
          g_ascii_strcasecmp ("a", "B") < 0);
  print_vector (g_strsplit ("a,b,,c", ",", 0));
  print_vector (g_strsplit ("a,b,,c", ",", 2));
  print_vector (g_strsplit ("", ",", 0));
  print_vector (g_strsplit_set ("a,b;c;", ";,", 0));
  g_strv_builder_add (builder, "one");
  g_strv_builder_add (builder, "two");
  g_strv_builder_addv (builder, (const char *[]) { "three", "four", NULL });
  print_vector (g_strv_builder_end (builder));
  print_vector (g_strv_builder_end (builder));
  for (int c = 0; c < 256; c++)
    printf ("%x%c", g_ascii_table[c], c % 16 == 15 ? '\n' : ' ');
}

static void
test_numbers (void)
{
  static const char *const texts[]
      = { "12", "-7x", " 5",       "+3", "0x1F", "", "1e3", "99999999999999999999", "-99999999999999999999",
          ".5", "inf", "12.25e-2z" };
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  begin ("numbers");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    char *end;
    gint64 number = -1;

    printf ("%" G_GINT64_FORMAT " ", g_ascii_strtoll (texts[i], &end, 10));
    print_text (end);
    printf ("%" G_GUINT64_FORMAT " ", g_ascii_strtoull (texts[i], &end, 0));
    print_text (end);
    printf ("%.17g ", g_ascii_strtod (texts[i], &end));
    print_text (end);
    printf ("%d ", g_ascii_string_to_signed (texts[i], 10, -100, 100, &number, NULL));
    printf ("%" G_GINT64_FORMAT "\n", number);
  }
  print_text (g_ascii_dtostr (buffer, sizeof buffer, 0.1));
  print_text (g_ascii_formatd (buffer, sizeof buffer, "%.5f", 2.0 / 3));
  for (gulong n = 0; n < 70; n++)
    printf (" %u", g_bit_storage (n));
  printf ("\n");
}

/* --- Unicode ------------------------------------------------------------------------------------------------------ */

static guint64
mixed (guint64 sum, const char *text)
{
  for (; *text != '\0'; text++)
    sum = (sum ^ (guchar) *text) * G_GUINT64_CONSTANT (1099511628211);
  return sum;
}

static guint64
mixed_own (guint64 sum, char *text)
{
  sum = mixed (sum, text != NULL ? text : "NULL");
  g_free (text);
  return sum;
}

/* The properties of all characters, and their conversion between others, with a line for each 256. */
static void
test_characters (void)
{
  begin ("characters");
  for (gunichar c = 1; c < 0x110000 + 600; c++) {
    static guint64 sum;
    char text[16] = "a", after[16];
    guint is = 0;

    is = is * 2 + (g_unichar_isalpha (c) != 0);
    is = is * 2 + (g_unichar_isalnum (c) != 0);
    is = is * 2 + (g_unichar_isdigit (c) != 0);
    is = is * 2 + (g_unichar_islower (c) != 0);
    is = is * 2 + (g_unichar_isupper (c) != 0);
    is = is * 2 + (g_unichar_ismark (c) != 0);
    is = is * 2 + (g_unichar_ispunct (c) != 0);
    is = is * 2 + (g_unichar_isspace (c) != 0);
    is = is * 2 + (g_unichar_validate (c) != 0);
    sum = sum * 31 + is * 3 + g_unichar_tolower (c) * 7 + g_unichar_toupper (c);
    if (g_unichar_validate (c)) {
      gint n = g_unichar_to_utf8 (c, text + 1);

      strcpy (text + 1 + n, "\314\201b");
      memcpy (after, text + 1, (gsize) n);
      after[n] = '\0';
      sum = mixed_own (sum, g_utf8_strdown (text, -1));
      sum = mixed_own (sum, g_utf8_strup (text, -1));
      sum = mixed_own (sum, g_utf8_casefold (text, -1));
      sum = mixed_own (sum, g_utf8_normalize (text, -1, G_NORMALIZE_NFC));
      sum = mixed_own (sum, g_utf8_normalize (after, -1, G_NORMALIZE_NFC));
      sum = mixed_own (sum, g_utf8_strdown (after, -1));
      sum = sum * 31 + g_utf8_get_char_validated (after, n) + (guint64) g_utf8_strlen (text, -1);
    }
    if (c % 256 == 255)
      printf ("%x %" G_GINT64_MODIFIER "x\n", c / 256, sum);
  }
}

/* Marks in any order, Korean letters, sigma at the end of a word, iota subscript. */
static void
test_sequences (void)
{
  static const gunichar parts[]
      = { 'a', 0x301, 0x323, 0x345, 0x3b1, 0x3a3, 0x1100, 0x1161, 0x11a8, 0xac00, 0x9c7, 0x9be, ' ', 0x300 };
  const guint n = G_N_ELEMENTS (parts);
  guint64 sum = 0;

  begin ("sequences");
  for (guint i = 0; i < n * n * n * n; i++) {
    g_autoptr (GString) text = g_string_new (NULL);

    for (guint rest = i, k = 0; k < 4; k++, rest /= n)
      g_string_append_unichar (text, parts[rest % n]);
    sum = mixed_own (sum, g_utf8_normalize (text->str, -1, G_NORMALIZE_NFC));
    sum = mixed_own (sum, g_utf8_strup (text->str, -1));
    sum = mixed_own (sum, g_utf8_strdown (text->str, -1));
    if (i % 500 == 0)
      printf ("%u %" G_GINT64_MODIFIER "x\n", i, sum);
  }
}

/* A text with a length is not read beyond it, where its page ends. */
static void
test_length (void)
{
  gsize page = (gsize) sysconf (_SC_PAGESIZE);
  char *pages = mmap (NULL, page * 2, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), *text = pages + page;

  text -= 4;
  memcpy (text, "a\303\244b", 4);
  mprotect (pages + page, page, PROT_NONE);
  for (guint from = 0; from < 4; from += 3)
    print_own (g_utf8_normalize (text + from, 4 - (gssize) from, G_NORMALIZE_NFC));
  munmap (pages, page * 2);
}

static void
test_utf8 (void)
{
  static const char *const texts[] = { "a\303\244\342\202\254\360\237\230\200z",
                                       "\303",
                                       "\303(",
                                       "\300\200",
                                       "\355\240\200",
                                       "\364\220\200\200",
                                       "\370\210\200\200\200",
                                       "a\377b",
                                       "\342\202",
                                       "",
                                       "\200\200",
                                       "\360\237\230" };

  begin ("UTF-8");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    const char *text = texts[i], *end, *past = text + strlen (text);

    printf ("%d ", g_utf8_validate (text, -1, &end));
    print_text (end);
    printf ("%d ", g_utf8_validate (text, (gssize) strlen (text) + 1, &end));
    print_text (end);
    print_own (g_utf8_make_valid (text, -1));
    for (gssize most = -1; most < 7 && most <= past - text; most++)
      printf (" %x", g_utf8_get_char_validated (text, most));
    printf ("\n");
    print_text (g_utf8_find_prev_char (text, past));
  }
  printf ("%x %ld %ld %ld\n", g_utf8_get_char (texts[0] + 1), g_utf8_strlen (texts[0], -1), g_utf8_strlen (texts[0], 4),
          g_utf8_strlen (texts[0], 6));
  print_text (g_utf8_offset_to_pointer (texts[0], 3));
  print_text (g_utf8_prev_char (texts[0] + 6));
  print_own (g_utf8_substring (texts[0], 1, 3));
  print_own (g_utf8_substring (texts[0], 2, -1));
  printf ("%ld\n", g_utf8_pointer_to_offset (texts[0], texts[0] + 6));
  print_text (g_utf8_strrchr ("a-b-c", -1, '-'));
  print_text (g_utf8_strrchr ("a-b-c", 3, '-'));
  print_text (g_utf8_strrchr ("abc", -1, 0xe4));
  print_own (g_utf8_strdown ("ÄÖ\305\270", 4));
  print_own (g_utf8_strup ("straße ŉ", -1));
}

static void
test_patterns (void)
{
  static const char *const patterns[] = { "^-?[0-9]+&-?[0-9]+$",
                                          "^(A?GPL|LGPL|GFDL)-[0-9.]+$",
                                          "^[A-Za-z0-9][A-Za-z0-9.-]*$",
                                          "^https?://[^ ]+$",
                                          "^[A-Za-z][A-Za-z0-9]{2,5}$",
                                          "^[1-9][0-9]{0,2}(/[0-9]{6})?$|^[0-9]+([.][0-9]+){1,2}(-[0-9A-Za-z.-]+)?$",
                                          "b.d",
                                          "(ab)*c",
                                          "x{2}",
                                          "a\\.b",
                                          "(a|ab)(c|bcd)d*$",
                                          "(a*)*b" };
  static const char *const texts[]
      = { "-1&22",       "1&",        "GPL-3.0", "AGPL-3", "LGPL-",   "a",       "-a",   "",
          "https://a.b", "http:// a", "abc",     "ab",     "abcdef",  "abcdefg", "12",   "012",
          "12/123456",   "12/12345",  "1.2",     "1.2.3",  "1.2.3.4", "1.2-x",   "abad", "a\nb",
          "ababc",       "xx",        "a.b",     "acb",    "abcd",    "abbcdd",  "aaaa" };

  begin ("patterns");
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++) {
    for (guint k = 0; k < G_N_ELEMENTS (texts); k++)
      printf ("%d", g_regex_match_simple (patterns[i], texts[k], 0, 0));
    printf ("\n");
  }
}

static void
count_box (gpointer memory)
{
  n_freed += *(int *) memory;
}

static void
test_counts (void)
{
  int *box = g_atomic_rc_box_new0 (int);
  GRefString *string = g_ref_string_new ("shared"), *cut = g_ref_string_new_len ("shared", 3);
  gatomicrefcount count;
  gsize once = 0;

  begin ("counts");
  n_freed = 0;
  *box = 5;
  g_atomic_rc_box_release_full (g_atomic_rc_box_acquire (box), count_box);
  printf ("%d ", n_freed);
  g_atomic_rc_box_release_full (box, count_box);
  printf ("%d\n", n_freed);
  print_text (g_ref_string_acquire (string));
  g_ref_string_release (string);
  printf ("%" G_GSIZE_FORMAT "\n", g_ref_string_length (string));
  g_ref_string_release (string);
  print_text (cut);
  g_ref_string_release (cut);
  g_atomic_ref_count_init (&count);
  g_atomic_ref_count_inc (&count);
  printf ("%d %d %d\n", g_atomic_ref_count_compare (&count, 2), g_atomic_ref_count_dec (&count),
          g_atomic_ref_count_dec (&count));
  if (g_once_init_enter (&once))
    g_once_init_leave (&once, 3);
  printf ("%d\n", (int) once + g_once_init_enter (&once));
  printf ("%p %p\n", g_malloc (0), g_try_malloc_n (G_MAXSIZE, 16));
}

int
main (void)
{
  test_arrays ();
  test_pointers ();
  test_queues ();
  test_sorting ();
  test_tables ();
  test_taking ();
  test_growing ();
  test_strings ();
  test_numbers ();
  test_characters ();
  test_sequences ();
  test_length ();
  test_utf8 ();
  test_patterns ();
  test_counts ();
  return 0;
}
