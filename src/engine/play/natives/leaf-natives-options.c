/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-options.c: use options, and whether rulebooks and activities are empty. */

#include "leaf-machine.h"

#define NATIVE(name)  LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x) (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)

static const LeafImageUseOption *
option (const LeafMachine *m, LeafValue value)
{
  static const LeafImageUseOption none;

  return leaf_table_has_row (&m->image->use_options, value.bits)
             ? LEAF_ROW (&m->image->use_options, LeafImageUseOption, (guint32) value.bits)
             : &none;
}

NATIVE (use_option_is_active)
{
  return GIVE_TRUTH (option (m, args[0])->is_active);
}

NATIVE (use_option_number)
{
  *result = LEAF_VALUE (NUMBER, option (m, args[0])->number);
  return LEAF_NATIVE_DONE;
}

NATIVE (rulebook_is_empty)
{
  guint32 id = (guint32) args[0].bits;

  return GIVE_TRUTH (!leaf_table_has_row (&m->image->rulebooks, id)
                     || LEAF_IMAGE_RULEBOOK (m->image, id)->n_rules == 0);
}

NATIVE (activity_is_empty)
{
  return GIVE_TRUTH (leaf_image_activity_is_empty (m->image, (guint32) MAX (args[0].bits, 0)));
}
