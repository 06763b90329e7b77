/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-prebuilt-none.c: for programs without a prebuilt library: the one that makes it, tests, and builds in which
 * none can be made. */
#include "leaf-prebuilt.h"

LeafPrebuilt leaf_prebuilt_plain[1], leaf_prebuilt_dialogue[1];
