/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-template.h: the page without a story, which the build makes and embeds. Its length is 0 in a build
 * without the engine for WebAssembly. */
#pragma once

#include <stddef.h>

extern const char leaf_release_template[], leaf_release_template_end[];

static inline size_t
leaf_release_template_length (void)
{
  return (size_t) (leaf_release_template_end - leaf_release_template);
}
