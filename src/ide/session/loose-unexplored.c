/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-unexplored.h"

struct _LooseUnexplored {
  GObject parent_instance;

  LeafProgram *program; /* the explored program; NULL: none */
  GHashTable *rules;    /* by number */
  gboolean shown;
};

G_DEFINE_FINAL_TYPE (LooseUnexplored, loose_unexplored, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

enum { PROP_SHOWN = 1 };

LooseUnexplored *
loose_unexplored_new (void)
{
  return g_object_new (LOOSE_TYPE_UNEXPLORED, NULL);
}

/* Reports come often during an exploration, and most change nothing. */
static gboolean
is_known (LooseUnexplored *self, LeafProgram *program, const GArray *rules)
{
  if (program != self->program || (rules != NULL ? rules->len : 0) != g_hash_table_size (self->rules))
    return FALSE;
  for (guint i = 0; rules != NULL && i < rules->len; i++)
    if (!g_hash_table_contains (self->rules, GUINT_TO_POINTER (g_array_index (rules, guint32, i))))
      return FALSE;
  return TRUE;
}

void
loose_unexplored_set (LooseUnexplored *self, LeafProgram *program, const GArray *rules)
{
  g_return_if_fail (LOOSE_IS_UNEXPLORED (self));
  if (is_known (self, program, rules))
    return;
  g_clear_pointer (&self->program, leaf_program_unref);
  self->program = program != NULL ? leaf_program_ref (program) : NULL;
  g_hash_table_remove_all (self->rules);
  for (guint i = 0; rules != NULL && i < rules->len; i++)
    g_hash_table_add (self->rules, GUINT_TO_POINTER (g_array_index (rules, guint32, i)));
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
loose_unexplored_is_shown (LooseUnexplored *self)
{
  g_return_val_if_fail (LOOSE_IS_UNEXPLORED (self), FALSE);
  return self->shown && self->program != NULL;
}

gboolean
loose_unexplored_count (LooseUnexplored *self, LeafProgram *program, guint *n)
{
  g_return_val_if_fail (LOOSE_IS_UNEXPLORED (self), FALSE);
  *n = g_hash_table_size (self->rules);
  return program != NULL && program == self->program;
}

gboolean
loose_unexplored_has (LooseUnexplored *self, LeafProgram *program, guint32 rule)
{
  g_return_val_if_fail (LOOSE_IS_UNEXPLORED (self), FALSE);
  return self->shown && program != NULL && program == self->program
         && g_hash_table_contains (self->rules, GUINT_TO_POINTER (rule));
}

static void
loose_unexplored_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOWN)
    g_value_set_boolean (value, LOOSE_UNEXPLORED (object)->shown);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
loose_unexplored_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LooseUnexplored *self = LOOSE_UNEXPLORED (object);

  if (id != PROP_SHOWN) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }
  if (self->shown == g_value_get_boolean (value))
    return;
  self->shown = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
loose_unexplored_finalize (GObject *object)
{
  LooseUnexplored *self = LOOSE_UNEXPLORED (object);

  g_clear_pointer (&self->program, leaf_program_unref);
  g_hash_table_unref (self->rules);
  G_OBJECT_CLASS (loose_unexplored_parent_class)->finalize (object);
}

static void
loose_unexplored_class_init (LooseUnexploredClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = loose_unexplored_finalize;
  object_class->get_property = loose_unexplored_get_property;
  object_class->set_property = loose_unexplored_set_property;
  g_object_class_install_property (
      object_class, PROP_SHOWN,
      g_param_spec_boolean ("shown", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_unexplored_init (LooseUnexplored *self)
{
  self->rules = g_hash_table_new (NULL, NULL);
  self->shown = TRUE;
}
