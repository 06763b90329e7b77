/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-template.h: the page without a story, which is made by the build and embedded in the program. */
#pragma once

#include <stddef.h>

extern const char leaf_release_template[], leaf_release_template_end[];

static inline size_t
leaf_release_template_length (void)
{
  return (size_t) (leaf_release_template_end - leaf_release_template);
}
