/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-extensions.h: reads the extensions that a source includes. */
#pragma once

#include "leaf.h"
#include "sentences/leaf-sentences.h"

G_BEGIN_DECLS

/* Finds the Include sentences in `source` and in the sources after it, which are its parts, gets their texts from
 * `options`, and lexes each, and those that it includes in turn. Their sentences are read with those of `source`, each
 * in the place of its Include sentence. If one cannot be found, a problem is reported at its sentence. */
void leaf_extensions_include (LeafBuild *build, guint32 source, const LeafCompileOptions *options);

G_END_DECLS
