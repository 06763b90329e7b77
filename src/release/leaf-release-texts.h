/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-texts.h: the texts and simple HTML pages that are released along with a story. Free all with g_free. */
#pragma once

#include "leaf-release-page.h"
#include "leaf-skein.h"

G_BEGIN_DECLS

/* The commands of each blessed thread; NULL: there is none. */
char *leaf_release_solution (const LeafSkein *skein, const LeafReleaseFacts *facts);
char *leaf_release_card (const LeafReleaseFacts *facts);
char *leaf_release_booklet (const LeafReleaseFacts *facts);
char *leaf_release_postcard (const LeafReleaseFacts *facts);
/* The website, which links to all files (an array of LeafReleaseFile) but the private ones. */
char *leaf_release_website (const LeafReleaseFacts *facts, const LeafReleaseCover *cover, const GPtrArray *files);

G_END_DECLS
