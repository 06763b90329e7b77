/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives.c: the table of natives, found by name or number. */

#include "leaf-native-table.h"

const LeafNativeRow leaf_native_rows[LEAF_NATIVE_COUNT] = {
  { "", NULL, 0, '-', 0 },
#define LEAF_NATIVE(name, text, n, gives, meaning)          { text, leaf_native_##name, n, (gives)[0], (gives)[1] == '~' },
#define LEAF_NATIVE_APPLYING(name, text, n, gives, meaning) { text, NULL, n, (gives)[0], FALSE },
#include "image/leaf-natives.def"
#undef LEAF_NATIVE
};

LeafNativeStatus
leaf_native_do_nothing (LeafMachine *machine, const LeafValue *args, LeafValue *result)
{
  return LEAF_NATIVE_DONE;
}
