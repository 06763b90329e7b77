/* SPDX-License-Identifier: GPL-3.0-or-later */
/* small-world.h: a world without the standard library: a few basic sentences, and a story compiled on top of them. */
#pragma once

#include "kinds/leaf-notation.h"
#include "leaf-compile.h"

#include <string.h>

static const char ground[]
    = "The verb to be means the equality relation. The verb to have means the possession relation.\n"
      "The verb to be in means the reversed containment relation. The verb to contain means the containment relation.\n"
      "The verb to be on means the reversed support relation. The verb to be part of means the reversed incorporation relation.\n"
      "The verb to carry means the carrying relation. The verb to wear means the wearing relation.\n"
      "The verb to support means the support relation. The verb to unlock means the lock-fitting relation.\n"
      "The verb to be through means the reversed leading-through relation.\n"
      "The verb to be above means the mapping up relation. The verb to be below means the mapping down relation.\n"
      "A direction has a direction called opposite. The north, the south, the east, the west, the up, the down, the inside and the outside are directions.\n"
      "North has opposite south. South has opposite north. East has opposite west. West has opposite east.\n"
      "Up has opposite down. Down has opposite up. Inside has opposite outside. Outside has opposite inside.\n"
      "An object has a text called printed name. An object can be proper-named. An object can be plural-named.\n"
      "A room has a text called description. A room can be dark or lighted. A thing has a text called description.\n"
      "A thing has a text called initial appearance. A thing can be lit. A thing can be scenery. A thing can be wearable.\n"
      "A thing can be fixed in place or portable. Scenery is usually fixed in place. A thing can be edible.\n"
      "A door can be open or closed. A container can be open or closed. A container is usually open.\n"
      "A container has a number called carrying capacity. The carrying capacity of a container is usually 100.\n"
      "A person can be female or male. A door has an object called matching key. A container has an object called matching key.\n"
      "The yourself is a person. The player is a person that varies. The score is a number that varies. A scene can be recurring.\n";

static inline LeafBuild *
small_build (const LeafBuild *from)
{
  LeafBuild *build = g_new (LeafBuild, 1);

  leaf_build_init (build, from, NULL);
  build->is_library = from == NULL;
  build->story_sentence = from != NULL ? from->sentences->sentences.n : 1;
  return build;
}

static inline void
small_free (LeafBuild *build)
{
  leaf_build_clear (build);
  g_free (build);
}

static inline void
small_read (LeafBuild *build, const char *text)
{
  leaf_sentences_read (build, leaf_words_read (build, "test", text, strlen (text), build->is_library));
  leaf_world_read_declarations (build);
  leaf_notations_read (build);
  leaf_world_read_assertions (build);
  leaf_world_read_tables (build);
  leaf_world_complete (build, NULL);
}

/* The world of a story; free with small_free. */
static inline LeafBuild *
small_world (const char *story)
{
  LeafBuild *library = small_build (NULL), *build;

  small_read (library, ground);
  g_assert_cmpuint (library->messages.n, ==, 1);
  build = small_build (library);
  small_read (build, story);
  small_free (library);
  return build;
}

static inline char *
small_messages (const LeafBuild *build)
{
  GString *text = g_string_new (NULL);

  LEAF_EACH (&build->messages, i)
    g_string_append_printf (text, "%s%s", i > 1 ? " " : "",
                            leaf_problem_name (LEAF_ROW (&build->messages, LeafMessage, i)->code));
  return g_string_free (text, FALSE);
}
