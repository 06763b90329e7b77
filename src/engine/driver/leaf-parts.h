/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parts.h: reads the files that headings name: Chapter 5 - More (see "woods.i7"). */
#pragma once

#include "leaf.h"
#include "sentences/leaf-sentences.h"

G_BEGIN_DECLS

/* Finds such headings in `source`, gets the files from `options`, and lexes each as a source of its own that knows its
 * heading; its sentences are read at that heading. If a file cannot be found, a problem is reported at the heading. */
void leaf_parts_read (LeafBuild *build, guint32 source, const LeafCompileOptions *options);

G_END_DECLS
