/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-memory.h: the share of the memory that a search of `leaf explore` may use. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* Returns the bytes that are left for the exploration. Also sets up the allocator of glibc: with an arena for each
 * thread, memory that one thread has freed could not be used by others; and large allocations shall go back to the
 * system when they are freed. */
gsize leaf_cli_explore_memory (LeafProgram *program, gint64 megabytes);
/* Returns memory that was freed to the system. Small allocations of the search have very different lifetimes, so pages
 * become free everywhere in the heap, and the allocator by itself only returns those at its end. */
void leaf_cli_explore_give_back_memory (void);

G_END_DECLS
