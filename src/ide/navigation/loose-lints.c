/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-lints.h"

#include <glib/gi18n.h>

#define OFF_KEY "disabled-hints"

/* --- looking ------------------------------------------------------------------------------------------------------ */

typedef struct {
  LeafProgram *program;
  guint32 wanted;
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  leaf_program_unref (look->program);
  g_free (look);
}

static void
look_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Look *look = data;
  GArray *notes = g_array_new (FALSE, FALSE, sizeof (LeafLintNote));
  guint32 n;
  g_autofree LeafLintNote *found = leaf_program_lint (look->program, look->wanted, &n);

  g_array_append_vals (notes, found, n);
  g_array_set_clear_func (notes, (GDestroyNotify) leaf_lint_note_clear);
  g_task_return_pointer (task, notes, (GDestroyNotify) g_array_unref);
}

void
loose_lints_look_async (LeafProgram *program, guint32 wanted, GCancellable *cancellable, GAsyncReadyCallback callback,
                        gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Look *look = g_new0 (Look, 1);

  look->program = leaf_program_ref (program);
  look->wanted = wanted;
  g_task_set_task_data (task, look, look_free);
  g_task_run_in_thread (task, look_in_thread);
}

GArray *
loose_lints_look_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/* --- choosing lints ----------------------------------------------------------------------------------------------- */

guint32
loose_lints_wanted (GSettings *settings)
{
  g_auto (GStrv) off = g_settings_get_strv (settings, OFF_KEY);
  guint32 wanted = LEAF_LINTS_ALL;

  for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++)
    if (g_strv_contains ((const char *const *) off, leaf_lint_name (lint)))
      wanted &= ~(1u << lint);
  return wanted;
}

GMenuModel *
loose_lints_make_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++) {
    g_autofree char *action = g_strconcat ("lints.", leaf_lint_name (lint), NULL);

    g_menu_append (menu, _ (leaf_lint_title (lint)), action);
  }
  return G_MENU_MODEL (menu);
}

static void
toggled_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  GSettings *settings = data;
  const char *name = g_action_get_name (G_ACTION (action));
  g_auto (GStrv) off = g_settings_get_strv (settings, OFF_KEY);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) now = NULL;

  for (char **each = off; *each != NULL; each++)
    if (!g_str_equal (*each, name))
      g_strv_builder_add (builder, *each);
  if (!g_variant_get_boolean (state))
    g_strv_builder_add (builder, name);
  now = g_strv_builder_end (builder);
  g_settings_set_strv (settings, OFF_KEY, (const char *const *) now);
  g_simple_action_set_state (action, state);
}

GActionGroup *
loose_lints_make_actions (GSettings *settings)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();
  guint32 wanted = loose_lints_wanted (settings);

  for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++) {
    g_autoptr (GSimpleAction) action = g_simple_action_new_stateful (
        leaf_lint_name (lint), NULL, g_variant_new_boolean ((wanted & 1u << lint) != 0));

    g_signal_connect_object (action, "change-state", G_CALLBACK (toggled_cb), settings, 0);
    g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  }
  return G_ACTION_GROUP (group);
}
