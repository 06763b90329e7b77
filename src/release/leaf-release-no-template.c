/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-release-no-template.c: an empty template, for a build without the engine for WebAssembly. */
#include "leaf-release-template.h"

const char leaf_release_template[1];
extern const char leaf_release_template_end[1] __attribute__ ((alias ("leaf_release_template")));
