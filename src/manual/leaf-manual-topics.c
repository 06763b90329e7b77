/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-manual-topics.c: finds the place in the manual about a byte of a source, a name in a list, or a problem. A name
 * of the library has an entry in the reference; for other words and for each form of sentence, tables name a section of
 * the book. */
#include "leaf-manual-reference.h"

#include <string.h>

/* --- names -------------------------------------------------------------------------------------------------------- */

static char *
make_place (const LeafManualPage *page, const LeafManualBlock *heading)
{
  return g_strdup_printf ("%s#%s", page->name, heading->id);
}

/* The place of the entry on a page of the reference that has this name, or lists a rule of this name: "can't take
 * scenery rule (check taking)". */
static char *
find_on_page (const LeafManualPage *page, const char *name)
{
  const LeafManualBlock *heading = NULL;
  gsize length = strlen (name);

  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);

    if (block->sort == LEAF_MANUAL_HEADING)
      heading = block;
    if (heading == NULL || heading->level != 2)
      continue;
    if ((block == heading && strcmp (block->text, name) == 0)
        || (block->sort == LEAF_MANUAL_ITEM && g_str_has_suffix (name, " rule")
            && strncmp (block->text, name, length) == 0 && (block->text[length] == '\0' || block->text[length] == ' ')))
      return make_place (page, heading);
  }
  return NULL;
}

/* Searches the pages of the reference whose names contain `prefix`; NULL for all of them. */
static char *
find_entry (const LeafManual *manual, const char *name, const char *prefix)
{
  for (guint i = 0; i < leaf_manual_n_pages (manual); i++) {
    const LeafManualPage *page = leaf_manual_page (manual, i);
    char *place = strstr (page->name, "-reference-") != NULL && (prefix == NULL || strstr (page->name, prefix) != NULL)
                      ? find_on_page (page, name)
                      : NULL;

    if (place != NULL)
      return place;
  }
  return NULL;
}

char *
leaf_manual_place_of (const LeafManual *manual, const char *name)
{
  gboolean is_text;
  g_autofree char *phrase = g_str_has_prefix (name, "To ") ? leaf_manual_dup_phrase_name (name, &is_text) : NULL;

  return find_entry (manual, phrase != NULL ? phrase : name, NULL);
}

/* --- a byte of a source ------------------------------------------------------------------------------------------- */

static char *
place_of_name (const LeafManual *manual, const LeafProgram *program, const LeafOccurrenceInfo *info)
{
  static const char *const pages[LEAF_NAMED_COUNT] = {
    [LEAF_NAMED_KIND] = "reference-kinds",           [LEAF_NAMED_PROPERTY] = "reference-properties",
    [LEAF_NAMED_ADJECTIVE] = "reference-adjectives", [LEAF_NAMED_VARIABLE] = "reference-variables",
    [LEAF_NAMED_RELATION] = "reference-relations",   [LEAF_NAMED_VERB] = "reference-verbs",
    [LEAF_NAMED_RULEBOOK] = "reference-rulebooks",   [LEAF_NAMED_RULE] = "reference-",
    [LEAF_NAMED_ACTION] = "reference-actions",       [LEAF_NAMED_ACTIVITY] = "reference-activities",
    [LEAF_NAMED_USE_OPTION] = "reference-use",       [LEAF_NAMED_PHRASE] = "reference-",
  };
  const char *name = leaf_program_occurrence_name (program, info);
  LeafPlace made = leaf_program_occurrence_definition (program, info);
  gboolean is_text = FALSE;
  g_autofree char *entry = NULL;

  if (name == NULL || pages[info->sort] == NULL
      || (made.source != 0 && !leaf_program_source_is_library (program, made.source)))
    return NULL;
  entry = info->sort == LEAF_NAMED_PHRASE     ? leaf_manual_dup_phrase_name (name, &is_text)
          : info->sort == LEAF_NAMED_VERB     ? g_strdup_printf ("to %s", name)
          : info->sort == LEAF_NAMED_RELATION ? g_strdup_printf ("%s relation", name)
                                              : g_strdup (name);
  return find_entry (manual, entry, pages[info->sort]);
}

/* The context of a byte in a source, which determines the meaning of the words of a form. */
typedef enum {
  IN_SENTENCE = 1 << 0,
  IN_PREAMBLE = 1 << 1, /* before the colon of a rule */
  IN_BODY = 1 << 2,     /* after the colon of a rule, phrase or definition */
  IN_TEXT = 1 << 3,     /* in square brackets within quotation marks */
  IN_QUOTATION = 1 << 4,
  IN_COMMENT = 1 << 5,
  IN_CODE = IN_PREAMBLE | IN_BODY,
  IN_CONDITION = IN_CODE | IN_TEXT,
  ANYWHERE = IN_SENTENCE | IN_CODE | IN_TEXT,
  BEFORE_NAMES = 1 << 6, /* in a row of leaf-manual-words.def: these words count more than a name there */
} Surroundings;

typedef struct {
  gboolean is_quoted, has_colon;
  guint comment, bracket; /* the depth of comments, and of brackets in a quoted text */
} Scan;

/* A sentence ends with a full stop before white space, or at the end of a line unless the next line is indented or
 * blank. */
static gboolean
ends_sentence (const char *at)
{
  return (*at == '.' && g_ascii_isspace (at[1])) || (*at == '\n' && !g_ascii_isspace (at[1]));
}

static void
scan_byte (Scan *scan, const char *at)
{
  guint *depth = scan->is_quoted ? &scan->bracket : &scan->comment;

  if (*at == '"' && scan->comment == 0) {
    scan->is_quoted = !scan->is_quoted;
    scan->bracket = 0;
  } else if (*at == '[')
    (*depth)++;
  else if (*at == ']' && *depth > 0)
    (*depth)--;
  else if (!scan->is_quoted && scan->comment == 0 && *at == ':')
    scan->has_colon = TRUE;
  else if (!scan->is_quoted && ends_sentence (at))
    scan->has_colon = FALSE;
}

/* Returns TRUE if the sentence has a colon at this byte or after it. A rule without one has a comma before its body
 * ("When play begins, now ..."). */
static gboolean
has_colon_later (const char *at, Scan scan)
{
  for (; *at != '\0' && (scan.is_quoted || !ends_sentence (at)) && !scan.has_colon; at++)
    scan_byte (&scan, at);
  return scan.has_colon;
}

static gboolean
has_body (const char *form)
{
  return g_strcmp0 (form, "RULE") == 0 || g_strcmp0 (form, "PHRASE") == 0 || g_strcmp0 (form, "DEFINITION") == 0;
}

static Surroundings
find_surroundings (const char *text, guint32 byte, const char *form)
{
  Scan scan = { 0 };

  for (guint32 i = 0; i < byte && text[i] != '\0'; i++)
    scan_byte (&scan, text + i);
  if (scan.is_quoted)
    return scan.bracket > 0 ? IN_TEXT : IN_QUOTATION;
  if (scan.comment > 0)
    return IN_COMMENT;
  if (scan.has_colon && has_body (form))
    return IN_BODY;
  if (g_strcmp0 (form, "RULE") != 0)
    return IN_SENTENCE;
  return has_colon_later (text + byte, scan) ? IN_PREAMBLE : IN_CODE;
}

static gboolean
is_letter (char c)
{
  return g_ascii_isalnum (c) || c == '\'' || (c & 0x80) != 0;
}

/* Returns TRUE if the words occur in a text so that they include a byte of it. */
static gboolean
stand_at (const char *text, guint32 byte, const char *words)
{
  gsize length = strlen (words), from = byte > length ? byte - length : 0;

  for (gsize at = from; at <= byte && text[at] != '\0'; at++)
    if (g_ascii_strncasecmp (text + at, words, length) == 0
        && (at == 0 || !is_letter (words[0]) || !is_letter (text[at - 1]))
        && (!is_letter (words[length - 1]) || !is_letter (text[at + length])))
      return TRUE;
  return FALSE;
}

typedef struct {
  guint where;
  const char *words, *place;
} WordsRow;

/* The row with the longest words that include this byte and have their meaning in this context; NULL if there is
 * none. */
static const WordsRow *
find_words (const char *text, guint32 byte, Surroundings where)
{
  static const WordsRow rows[] = {
#define LEAF_MANUAL_WORDS(where, words, place) { where, words, place },
#include "leaf-manual-words.def"
#undef LEAF_MANUAL_WORDS
  };
  const WordsRow *best = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if ((rows[i].where & where) != 0 && stand_at (text, byte, rows[i].words)
        && (best == NULL || strlen (rows[i].words) > strlen (best->words)))
      best = &rows[i];
  return best;
}

static const char *
place_of_form (const char *form)
{
  static const struct {
    const char *form, *place;
  } forms[] = {
#define LEAF_MANUAL_FORM(form, place) { form, place },
#include "leaf-manual-forms.def"
#undef LEAF_MANUAL_FORM
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms) && form != NULL; i++)
    if (g_str_equal (forms[i].form, form))
      return forms[i].place;
  return NULL;
}

static const char *
place_of_sort (LeafNamed sort)
{
  static const char *const topics[LEAF_NAMED_COUNT] = {
#define LEAF_MANUAL_TOPIC(sort, page) [LEAF_NAMED_##sort] = page,
#include "leaf-manual-topics.def"
#undef LEAF_MANUAL_TOPIC
  };

  return (guint) sort < LEAF_NAMED_COUNT ? topics[sort] : NULL;
}

/* For a name of the story, the entry of its kind: scene, for "The Ball is a scene". */
static char *
place_of_kind (const LeafManual *manual, const LeafOccurrenceInfo *info)
{
  return info->sort == LEAF_NAMED_INSTANCE && info->kind != NULL ? find_entry (manual, info->kind, "reference-kinds")
                                                                 : NULL;
}

/* The entry of a token, which is the words in brackets around a byte of a quoted text. The name of a kind is a token
 * that has no entry of its own. */
static char *
place_of_token (const LeafManual *manual, const char *text, guint32 byte)
{
  const char *start = text + byte, *end = text + byte;
  g_autofree char *words = NULL;
  char *entry;

  while (start > text && start[-1] != '[' && start[-1] != '"')
    start--;
  end += strcspn (end, "]\"");
  words = g_strdup_printf ("[%.*s]", (int) (end - start), start);
  entry = find_entry (manual, words, "reference-tokens");
  return entry != NULL ? entry : find_entry (manual, "[KIND]", "reference-tokens");
}

static char *
place_in_grammar (const LeafManual *manual, const char *text, guint32 byte, Surroundings where)
{
  char *token = where == IN_TEXT ? place_of_token (manual, text, byte) : NULL;

  return token != NULL ? token : g_strdup ("16-understanding-commands#other-words-for-verbs");
}

/* The place for a byte where there is neither a name nor the words of a form. */
static const char *
place_of_surroundings (Surroundings where, const char *form)
{
  switch (where) {
  case IN_TEXT: return "15-texts-that-vary#names-and-values";
  case IN_COMMENT: return "02-how-sentences-are-read#comments";
  case IN_BODY: return "14-phrases-variables-loops";
  case IN_QUOTATION:
    if (g_strcmp0 (form, "TITLE") != 0)
      return "15-texts-that-vary";
    break;
  case IN_SENTENCE:
  case IN_PREAMBLE:
  case IN_CODE:
  case IN_CONDITION:
  case ANYWHERE:
  case BEFORE_NAMES: break;
  }
  return place_of_form (form);
}

/* The place about the rulebooks of a scene, such as "when the Ball begins"; NULL for any other name. */
static const char *
place_of_scene_rulebook (const LeafProgram *program, const LeafOccurrenceInfo *info)
{
  const char *name = info->sort == LEAF_NAMED_RULEBOOK ? leaf_program_occurrence_name (program, info) : NULL;

  if (name == NULL || !g_str_has_prefix (name, "when "))
    return NULL;
  return strstr (name, " ends") != NULL ? "18-time-and-scenes#several-endings" : "18-time-and-scenes#scenes";
}

static const char *
place_of_named (const LeafProgram *program, const LeafOccurrenceInfo *info, Surroundings where)
{
  const char *scene = place_of_scene_rulebook (program, info);

  if (scene != NULL)
    return scene;
  return info->sort == LEAF_NAMED_VERB && where == IN_TEXT ? "15-texts-that-vary#texts-that-fit-the-story"
                                                           : place_of_sort (info->sort);
}

/* The byte after an article that includes this one, since the article belongs to the name that follows it; the same
 * byte if there is no article. */
static guint32
skip_article (const char *text, guint32 byte)
{
  static const char *const articles[] = { "the ", "a ", "an ", "some " };
  guint32 start = byte;

  while (start > 0 && is_letter (text[start - 1]))
    start--;
  for (guint i = 0; i < G_N_ELEMENTS (articles); i++)
    if (g_ascii_strncasecmp (text + start, articles[i], strlen (articles[i])) == 0)
      return start + (guint32) strlen (articles[i]);
  return byte;
}

/* Returns TRUE inside "[unicode 65]" or "[unicode snowman]". */
static gboolean
is_in_unicode (const char *text, guint32 byte)
{
  const char *start = text + byte;

  while (start > text && start[-1] != '[' && start[-1] != '"')
    start--;
  return g_ascii_strncasecmp (start, "unicode ", strlen ("unicode ")) == 0;
}

static char *
find_place (const LeafManual *manual, const LeafProgram *program, const char *text, guint32 source, guint32 byte,
            Surroundings where)
{
  LeafOccurrenceInfo info = { 0 };
  const WordsRow *words = find_words (text, byte, where);
  char *entry = NULL;

  if ((words == NULL || (words->where & BEFORE_NAMES) == 0) && (where & (IN_QUOTATION | IN_COMMENT)) == 0
      && leaf_program_occurrence (program, source, byte, &info))
    entry = place_of_name (manual, program, &info);
  /* a name may contain the words of a form: a thing may be called the Last Post */
  if (words != NULL && info.sort != LEAF_NAMED_LITERAL && info.place.end - info.place.start > strlen (words->words))
    words = NULL;
  if (entry == NULL && (words == NULL || info.place.end - info.place.start == strlen (words->words)))
    entry = place_of_kind (manual, &info);
  return entry != NULL ? entry : g_strdup (words != NULL ? words->place : place_of_named (program, &info, where));
}

char *
leaf_manual_place_at (const LeafManual *manual, const LeafProgram *program, guint32 source, guint32 byte)
{
  const char *text = leaf_program_source_text (program, source), *form;
  Surroundings where;
  guint32 after;
  char *place;

  if (text == NULL || byte > strlen (text))
    return NULL;
  form = leaf_program_sentence_form (program, source, byte);
  where = find_surroundings (text, byte, form);
  if ((where & (IN_TEXT | IN_QUOTATION)) != 0 && g_strcmp0 (form, "UNDERSTAND") == 0)
    return place_in_grammar (manual, text, byte, where);
  if (where == IN_TEXT && is_in_unicode (text, byte))
    return g_strdup ("15-texts-that-vary#characters");
  place = find_place (manual, program, text, source, byte, where);
  after = skip_article (text, byte);
  if (place == NULL && after != byte)
    place = find_place (manual, program, text, source, after, where);
  return place != NULL ? place : g_strdup (place_of_surroundings (where, form));
}

/* --- problems ----------------------------------------------------------------------------------------------------- */

enum { LEAST_ALIKE = 24 }; /* two problems give the same advice if at least this many bytes at their ends are equal */

static gsize
common_end (const char *one, gsize length, const char *other)
{
  gsize n = 0, others = strlen (other);

  while (n < length && n < others && one[length - 1 - n] == other[others - 1 - n])
    n++;
  return n;
}

/* The largest number of bytes at its end that a line of a block has in common with a sentence. */
static gsize
similarity_of_block (const LeafManualBlock *block, const char *sentence)
{
  g_auto (GStrv) lines = g_strsplit (block->text, "\n", -1);
  gsize most = 0;

  for (char **line = lines; *line != NULL; line++)
    most = MAX (most, common_end (*line, strlen (*line), sentence));
  return most;
}

typedef struct {
  const char *code, *sentence;
  char *place; /* the section with the most similar example that has been found */
  gsize alike;
  guint n; /* sections with the code */
} ProblemSearch;

static gboolean
has_code (const LeafManualBlock *block, const char *code)
{
  g_auto (GStrv) codes = g_strsplit (block->argument != NULL ? block->argument : "", " ", -1);

  return block->sort == LEAF_MANUAL_MISTAKE && g_strv_contains ((const char *const *) codes, code);
}

static void
search_page (ProblemSearch *search, const LeafManualPage *page)
{
  const LeafManualBlock *heading = NULL;
  gboolean is_about = FALSE;

  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);
    gsize alike;

    if (block->sort == LEAF_MANUAL_HEADING)
      heading = block;
    if (heading != NULL && has_code (block, search->code)) {
      search->n++;
      is_about = TRUE;
      if (search->place == NULL)
        search->place = make_place (page, heading);
    } else if (block->sort != LEAF_MANUAL_PROBLEM)
      is_about = FALSE;
    alike = is_about && block->sort == LEAF_MANUAL_PROBLEM ? similarity_of_block (block, search->sentence) : 0;
    if (alike <= search->alike)
      continue;
    search->alike = alike;
    g_free (search->place);
    search->place = make_place (page, heading);
  }
}

char *
leaf_manual_place_of_problem (const LeafManual *manual, const char *code, const char *sentence)
{
  ProblemSearch search = { .code = code, .sentence = sentence };
  g_autofree char *name = g_strdup_printf ("60-reference-problems-%c", g_ascii_tolower (*code)),
                  *anchor = leaf_manual_anchor (code);
  const LeafManualPage *page = leaf_manual_find_page (manual, name);

  /* backwards, so that of equal examples the one on the page of mistakes, which is near the end, counts */
  for (guint i = leaf_manual_n_pages (manual); i > 0; i--)
    search_page (&search, leaf_manual_page (manual, i - 1));
  if (search.place != NULL && (search.n == 1 || search.alike >= LEAST_ALIKE))
    return search.place;
  g_free (search.place);
  return page != NULL && leaf_manual_find_heading (page, anchor) != NULL ? g_strdup_printf ("%s#%s", name, anchor)
                                                                         : NULL;
}
