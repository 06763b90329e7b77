/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-prebuilt-none.c: for a program that carries no ready library: the one that makes them, tests, and builds in
 * which none can be made. */
#include "leaf-prebuilt.h"

LeafPrebuilt leaf_prebuilt_plain[1], leaf_prebuilt_dialogue[1];
