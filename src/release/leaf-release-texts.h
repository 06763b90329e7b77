/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-texts.h: what is released along with a story, as texts and simple pages. Free all with g_free. */
#pragma once

#include "leaf-release-page.h"
#include "leaf-skein.h"

G_BEGIN_DECLS

/* The commands of each blessed thread; NULL if there is none. */
char *leaf_release_solution (const LeafSkein *skein, const LeafReleaseFacts *facts);
char *leaf_release_card (const LeafReleaseFacts *facts);
char *leaf_release_booklet (const LeafReleaseFacts *facts);
char *leaf_release_postcard (const LeafReleaseFacts *facts);
/* `files`: of LeafReleaseFile; it links to all but the private ones. */
char *leaf_release_website (const LeafReleaseFacts *facts, const LeafReleaseCover *cover, const GPtrArray *files);

G_END_DECLS
