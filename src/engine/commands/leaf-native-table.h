/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-native-table.h: all natives, including those of play/natives. */
#pragma once

#include "play/state/leaf-natives.h"

G_BEGIN_DECLS

extern const LeafNativeRow leaf_native_rows[LEAF_NATIVE_COUNT]; /* by LeafNative */

G_END_DECLS
