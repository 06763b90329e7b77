/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-yielding-names.c: names of the library that give way to declarations of a story.
 *
 * The library has kinds for windows and events that earlier libraries left to extensions, and those extensions use the
 * same names for something else: "The graphics window is a graphics g-window." Such a kind is declared below a heading
 * whose names give way to stories. If a story says what "the" thing with its name is, the name means the story's thing;
 * the kind keeps its values and the library's phrases, but the story cannot refer to it. */

#include "leaf-assert.h"
#include "leaf-names-private.h"

#include <string.h>

static gboolean
yields (const LeafBuild *build, LeafHeadingId heading)
{
  const LeafHeading *row = LEAF_ROW (&build->sentences->headings, LeafHeading, heading.ix);

  return LEAF_IS (heading) && row->text != NULL && strstr (row->text, "(yields to stories)") != NULL;
}

/* "The graphics window is a graphics g-window": the words before "is a"; nothing if the sentence has another form. */
static LeafWording
declared_name (const LeafBuild *build, LeafWording w)
{
  guint32 is = leaf_wording_find (build, w, "is");

  if (!leaf_word_is (build, w.first, "the") || is + 2 >= w.end
      || (!leaf_word_is (build, is + 1, "a") && !leaf_word_is (build, is + 1, "an")))
    return LEAF_NO_WORDS;
  return leaf_wording (w.first + 1, is);
}

void
leaf_names_yield (LeafBuild *build, LeafSentenceId sentence)
{
  LeafNames *names = build->world->names;
  LeafWording name
      = build->is_library
            ? LEAF_NO_WORDS
            : declared_name (build, LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->wording);
  LeafNameMatch match = leaf_wording_empty (name)
                            ? (LeafNameMatch) { 0 }
                            : leaf_names_find_whole (build, name, LEAF_NAMES (KIND), LEAF_ID (LeafHeadingId, 0));

  if (match.id == 0 || match.name >= names->first_of_story
      || !yields (build, LEAF_ROW (&names->names, LeafName, match.name)->heading))
    return;
  for (guint32 row = 1; row < names->first_of_story; row++) {
    LeafName *other = LEAF_ROW (&names->names, LeafName, row);

    other->is_withdrawn |= other->sort == LEAF_NAME_KIND && other->id == match.id;
  }
}
