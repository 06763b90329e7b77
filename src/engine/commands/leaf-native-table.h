/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-native-table.h: all natives, those of play/natives too. */
#pragma once

#include "play/vm/leaf-natives.h"

G_BEGIN_DECLS

extern const LeafNativeTable leaf_native_table;

G_END_DECLS
