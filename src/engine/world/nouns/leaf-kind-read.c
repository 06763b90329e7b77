/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-kind-read.c: reads kinds: "a list of texts", "relation of people to numbers", "object based rulebook producing a
 * text".
 *
 * A recursive parser over the names of kinds and a table of constructors. Singular and plural are equivalent, and
 * articles are skipped. "K", a single capital letter, is a kind variable, as is "value of kind K". */

#include "leaf-assert.h"
#include "leaf-names-private.h"

#include <string.h>

static LeafKindId read_kind (LeafBuild *build, LeafWording w, LeafHeadingId near, guint32 depth);

static const LeafKindId none = { 0 };

/* --- kind variables ----------------------------------------------------------------------------------------------- */

/* "K": A is 1, Z is 26; 0 if the word is not such a letter. */
static guint32
variable_letter (const LeafBuild *build, guint32 at)
{
  const LeafWord *word = leaf_word (build, at);
  const char *text = leaf_vocabulary_text (build->vocabulary, word->vocab);

  if (word->sort != LEAF_WORD_PLAIN || (word->flags & LEAF_WORD_CAPITAL) == 0)
    return 0;
  if (text[0] < 'a' || text[0] > 'z' || (text[1] != '\0' && strcmp (text + 1, "s") != 0))
    return 0;
  return (guint32) (text[0] - 'a') + 1;
}

static LeafKindId
kind_variable (LeafBuild *build, guint32 letter)
{
  return leaf_kind_built (build, LEAF_KIND (KIND_VARIABLE), LEAF_ID (LeafKindId, letter), none);
}

static LeafKindId
read_variable (LeafBuild *build, LeafWording w)
{
  guint32 n = leaf_wording_length (w);

  if (n == 1 && variable_letter (build, w.first) != 0)
    return kind_variable (build, variable_letter (build, w.first));
  /* "value of kind K", "arithmetic value of kind K": read the variable */
  if (n > 3 && leaf_word_is (build, w.end - 3, "of") && leaf_word_is (build, w.end - 2, "kind")
      && variable_letter (build, w.end - 1) != 0)
    return kind_variable (build, variable_letter (build, w.end - 1));
  return none;
}

/* --- constructors ------------------------------------------------------------------------------------------------- */

/* Removes the words from the start of *w. FALSE if w does not begin with them. */
static gboolean
take (const LeafBuild *build, LeafWording *w, const char *words)
{
  if (!leaf_wording_begins (build, *w, words))
    return FALSE;
  for (const char *at = words; at != NULL; at = strchr (at + 1, ' '))
    w->first++;
  return TRUE;
}

static const struct {
  const char *words;
  guint32 kind;
} of_one[] = {
  { "list of", LEAF_KIND_LIST },
  { "lists of", LEAF_KIND_LIST },
  { "description of", LEAF_KIND_DESCRIPTION },
  { "descriptions of", LEAF_KIND_DESCRIPTION },
  { "activity on", LEAF_KIND_ACTIVITY },
  { "activities on", LEAF_KIND_ACTIVITY },
};

/* "relation of people", "relation of people to numbers", "various-to-various relation of ...". */
static LeafKindId
read_relation (LeafBuild *build, LeafWording w, LeafHeadingId near, guint32 depth)
{
  LeafKindId left, right;
  guint32 to;

  if (leaf_wording_length (w) > 1
      && (leaf_wording_begins (build, w, "various-to-various") || leaf_wording_begins (build, w, "one-to-one")
          || leaf_wording_begins (build, w, "various-to-one") || leaf_wording_begins (build, w, "one-to-various")
          || leaf_wording_begins (build, w, "equivalence") || leaf_wording_begins (build, w, "symmetric")))
    w.first++;
  if (!take (build, &w, "relation of") && !take (build, &w, "relations of"))
    return none;
  to = leaf_wording_find (build, w, "to");
  left = read_kind (build, leaf_wording_up_to (w, to), near, depth);
  right = to < w.end ? read_kind (build, leaf_wording_from (w, to + 1), near, depth) : left;
  return LEAF_IS (left) && LEAF_IS (right) ? leaf_kind_built (build, LEAF_KIND (RELATION), left, right) : none;
}

static LeafKindId
read_basis (LeafBuild *build, LeafWording w, LeafHeadingId near, guint32 depth)
{
  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_is (build, w, "action"))
    return LEAF_KIND (ANY_ACTION);
  if (leaf_wording_is (build, w, "nothing"))
    return LEAF_KIND (NOTHING);
  return read_kind (build, w, near, depth);
}

/* "number-based", one word: the kind; none if it is another word. */
static LeafKindId
read_joined_basis (LeafBuild *build, LeafWording w, LeafHeadingId near, guint32 depth)
{
  const char *word = leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.first)->vocab);
  g_autofree char *kind
      = g_str_has_suffix (word, "-based") ? g_strndup (word, strlen (word) - strlen ("-based")) : NULL;

  if (kind == NULL)
    return none;
  return read_basis (build, leaf_words_read_apart (build, "a basis", kind), near, depth);
}

/* "rulebook", "rule producing a number", "object based rulebook producing text". */
static LeafKindId
read_rulebook (LeafBuild *build, LeafWording w, LeafHeadingId near, guint32 depth)
{
  LeafKindId basis = LEAF_KIND (ANY_ACTION), product = LEAF_KIND (NOTHING), constructor;
  guint32 at = leaf_wording_find (build, w, "producing");
  guint32 based = leaf_wording_find (build, w, "based");

  if (at < w.end) {
    product = leaf_wording_is (build, leaf_wording_from (w, at + 1), "nothing")
                  ? LEAF_KIND (NOTHING)
                  : read_kind (build, leaf_wording_from (w, at + 1), near, depth);
    w = leaf_wording_up_to (w, at);
  }
  if (based < w.end && based > w.first) {
    basis = read_basis (build, leaf_wording_up_to (w, based), near, depth);
    w.first = based + 1;
  } else if (leaf_wording_length (w) == 2) {
    basis = read_joined_basis (build, w, near, depth);
    w.first++;
  }
  if (leaf_wording_is (build, w, "rulebook") || leaf_wording_is (build, w, "rulebooks"))
    constructor = LEAF_KIND (RULEBOOK);
  else if (leaf_wording_is (build, w, "rule") || leaf_wording_is (build, w, "rules"))
    constructor = LEAF_KIND (RULE);
  else
    return none;
  return LEAF_IS (basis) && LEAF_IS (product) ? leaf_kind_built (build, constructor, basis, product) : none;
}

/* One parameter list: "nothing", "number", "(number, text)". */
static LeafKindId
read_parameters (LeafBuild *build, LeafWording w, LeafHeadingId near, guint32 depth)
{
  LeafWording inner = leaf_wording_unbracket (build, w);
  guint32 comma = leaf_wording_find (build, inner, ",");
  LeafKindId first, rest;

  if (leaf_wording_is (build, inner, "nothing"))
    return LEAF_KIND (NOTHING);
  if (comma >= inner.end)
    return read_kind (build, inner, near, depth);
  first = read_kind (build, leaf_wording_up_to (inner, comma), near, depth);
  rest = read_parameters (build, leaf_wording_from (inner, comma + 1), near, depth + 1);
  return LEAF_IS (first) && LEAF_IS (rest) ? leaf_kind_built (build, LEAF_KIND (COMBINATION), first, rest) : none;
}

/* "phrase number -> text". */
static LeafKindId
read_phrase (LeafBuild *build, LeafWording w, LeafHeadingId near, guint32 depth)
{
  LeafKindId from, to;
  LeafWording rest;
  guint32 at;

  if (!take (build, &w, "phrase") && !take (build, &w, "phrases"))
    return none;
  at = leaf_wording_find (build, w, "->");
  if (at >= w.end)
    return none;
  rest = leaf_wording_from (w, at + 1);
  from = read_parameters (build, leaf_wording_up_to (w, at), near, depth);
  to = leaf_wording_is (build, rest, "nothing") ? LEAF_KIND (NOTHING) : read_kind (build, rest, near, depth);
  return LEAF_IS (from) && LEAF_IS (to) ? leaf_kind_built (build, LEAF_KIND (PHRASE), from, to) : none;
}

/* "number valued property", "text valued table column". */
static LeafKindId
read_valued (LeafBuild *build, LeafWording w, LeafHeadingId near, guint32 depth)
{
  guint32 at = leaf_wording_find (build, w, "valued");
  LeafKindId of = LEAF_KIND (VALUE);

  if (at < w.end && at > w.first) {
    of = read_kind (build, leaf_wording_up_to (w, at), near, depth);
    w.first = at + 1;
  }
  if (!LEAF_IS (of))
    return none;
  if (leaf_wording_is (build, w, "property") || leaf_wording_is (build, w, "properties"))
    return leaf_kind_built (build, LEAF_KIND (PROPERTY), of, none);
  if (leaf_wording_is (build, w, "table column") || leaf_wording_is (build, w, "table columns"))
    return leaf_kind_built (build, LEAF_KIND (TABLE_COLUMN), of, none);
  return none;
}

/* Other words for kinds. */
static LeafKindId
read_other_name (const LeafBuild *build, LeafWording w)
{
  static const struct {
    const char *words;
    guint32 kind;
  } others[] = {
    { "stored action", LEAF_KIND_STORED_ACTION },
    { "stored actions", LEAF_KIND_STORED_ACTION },
    { "condition", LEAF_KIND_TRUTH_STATE },
    { "action", LEAF_KIND_STORED_ACTION },
    { "actions", LEAF_KIND_STORED_ACTION },
    { "indexed text", LEAF_KIND_TEXT },
    { "sayable value", LEAF_KIND_VALUE },
    { "arithmetic value", LEAF_KIND_VALUE },
    { "real arithmetic value", LEAF_KIND_VALUE },
    { "enumerated value", LEAF_KIND_VALUE },
    { "word value", LEAF_KIND_VALUE },
    { "pointer value", LEAF_KIND_VALUE },
    { "indexed texts", LEAF_KIND_TEXT },
    { "figure-name", LEAF_KIND_FIGURE },
    { "figure-names", LEAF_KIND_FIGURE },
    { "sound-name", LEAF_KIND_SOUND },
    { "sound-names", LEAF_KIND_SOUND },
    { "external-file", LEAF_KIND_EXTERNAL_FILE },
    { "figure", LEAF_KIND_FIGURE },
    { "sound", LEAF_KIND_SOUND },
    { "truth value", LEAF_KIND_TRUTH_STATE },
  };

  for (guint32 i = 0; i < G_N_ELEMENTS (others); i++)
    if (leaf_wording_is (build, w, others[i].words))
      return LEAF_ID (LeafKindId, others[i].kind);
  return none;
}

static LeafKindId
read_kind (LeafBuild *build, LeafWording w, LeafHeadingId near, guint32 depth)
{
  LeafNameMatch match;
  LeafKindId kind;

  w = leaf_wording_skip_article (build, w);
  if (leaf_wording_empty (w) || depth > 20)
    return none;
  match = leaf_names_find_whole (build, w, LEAF_NAMES (KIND), near);
  if (match.id != 0)
    return LEAF_ID (LeafKindId, match.id);
  if (leaf_word_is (build, w.first, "(")
      && leaf_wording_length (leaf_wording_unbracket (build, w)) < leaf_wording_length (w))
    return read_kind (build, leaf_wording_unbracket (build, w), near, depth + 1);
  for (guint32 i = 0; i < G_N_ELEMENTS (of_one); i++) {
    LeafWording rest = w;

    if (take (build, &rest, of_one[i].words)) {
      kind = of_one[i].kind == LEAF_KIND_ACTIVITY ? read_basis (build, rest, near, depth + 1)
                                                  : read_kind (build, rest, near, depth + 1);
      return LEAF_IS (kind) ? leaf_kind_built (build, LEAF_ID (LeafKindId, of_one[i].kind), kind, none) : none;
    }
  }
  if (leaf_wording_is (build, w, "activity") || leaf_wording_is (build, w, "activities"))
    return leaf_kind_built (build, LEAF_KIND (ACTIVITY), LEAF_KIND (OBJECT), none);
  if (LEAF_IS (kind = read_relation (build, w, near, depth + 1))
      || LEAF_IS (kind = read_phrase (build, w, near, depth + 1))
      || LEAF_IS (kind = read_rulebook (build, w, near, depth + 1))
      || LEAF_IS (kind = read_valued (build, w, near, depth + 1)) || LEAF_IS (kind = read_other_name (build, w)))
    return kind;
  return read_variable (build, w);
}

LeafKindId
leaf_kind_read (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  return read_kind (build, w, near, 0);
}

/* Where the kind is named by the sentence that makes it; or none. The row of a plural follows that of the name. */
static LeafWording
made_at (const LeafBuild *build, LeafNameMatch match)
{
  const LeafName *name = LEAF_ROW (&build->world->names->names, LeafName, match.name);
  guint32 row = match.name;

  while (name->is_plural && leaf_wording_empty (name->made_at) && row > 1)
    name = LEAF_ROW (&build->world->names->names, LeafName, --row);
  return name->sort == LEAF_NAME_KIND && name->id == match.id ? name->made_at : LEAF_NO_WORDS;
}

void
leaf_kind_check_made (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafNameMatch match = { 0 };
  LeafWording made;

  while (!leaf_wording_empty (w) && match.id == 0) { /* "colours" in "list of colours" */
    match = leaf_names_find_whole (build, w, LEAF_NAMES (KIND), near);
    if (match.id == 0)
      w.first++;
  }
  made = match.id != 0 ? made_at (build, match) : LEAF_NO_WORDS;
  if (!build->is_library && !leaf_wording_empty (made) && made.first > w.first
      && leaf_word (build, made.first)->source == leaf_word (build, w.first)->source)
    leaf_problem_at (build, LEAF_PROBLEM_KIND_LATER, w, NULL, NULL);
}
