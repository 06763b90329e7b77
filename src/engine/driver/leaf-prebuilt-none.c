/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-prebuilt-none.c: for programs without a prebuilt library: the generator of the prebuilt library, tests, and
 * builds that cannot run the generator. */
#include "leaf-prebuilt.h"

LeafPrebuilt leaf_prebuilt_plain[1], leaf_prebuilt_dialogue[1];
