/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein.h: plays of a story as a tree: a knot for each command, with the story's answer and the answer that the
 * author expects.
 *
 * It reads and writes the file Skein.skein of a project, as other applications do. The document itself is kept, so a
 * change preserves everything else: unknown elements and attributes, their order and the white space between them.
 * Nothing here accesses the disk (leaf-skein-file.h does).
 *
 * Knots are numbers from 1; 0 is none. The number of a removed knot becomes invalid. Functions return 0 or NULL for an
 * invalid number. Strings returned as `const char *` are valid until the knot changes. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LeafSkein LeafSkein;

#define LEAF_SKEIN_ERROR (leaf_skein_error_quark ())
typedef enum { LEAF_SKEIN_ERROR_XML, LEAF_SKEIN_ERROR_NO_SKEIN } LeafSkeinError;
GQuark leaf_skein_error_quark (void);

LeafSkein *leaf_skein_new (void); /* only the beginning */
/* NULL if the bytes are not XML, or not a skein. Knots that are unreachable, occur twice or form a cycle are left
 * out. */
LeafSkein *leaf_skein_parse (const char *bytes, gsize length, GError **error);
/* The document, for g_free. */
char *leaf_skein_write (const LeafSkein *self, gsize *length);
void leaf_skein_free (LeafSkein *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSkein, leaf_skein_free)

guint32 leaf_skein_root (const LeafSkein *self);   /* the beginning of the story, before any command */
guint32 leaf_skein_active (const LeafSkein *self); /* where the play last was; the root if unknown */
void leaf_skein_set_active (LeafSkein *self, guint32 knot);
guint32 leaf_skein_parent (const LeafSkein *self, guint32 knot);
guint32 leaf_skein_n_children (const LeafSkein *self, guint32 knot);
guint32 leaf_skein_child (const LeafSkein *self, guint32 knot, guint32 number); /* from 0 */
/* The child with that command, ignoring case, spaces and what XML cannot hold; 0 if there
 * is none. */
guint32 leaf_skein_find_child (const LeafSkein *self, guint32 knot, const char *command);
/* The new knot under `parent`; 0 if there is no such knot. */
guint32 leaf_skein_add (LeafSkein *self, guint32 parent, const char *command);
/* Removes the knot with everything below it. Returns FALSE for the root, and if it or something below it is locked. */
gboolean leaf_skein_remove (LeafSkein *self, guint32 knot);

const char *leaf_skein_command (const LeafSkein *self, guint32 knot);
/* the story's last answer; NULL: never played */
const char *leaf_skein_result (const LeafSkein *self, guint32 knot);
/* the expected answer; NULL: any */
const char *leaf_skein_blessed (const LeafSkein *self, guint32 knot);
const char *leaf_skein_label (const LeafSkein *self, guint32 knot); /* NULL: none */
gboolean leaf_skein_is_locked (const LeafSkein *self, guint32 knot);
void leaf_skein_set_command (LeafSkein *self, guint32 knot, const char *command);
/* NULL, for these three: unknown, not expected, unnamed. All texts lose the characters that XML cannot hold, and an
 * empty answer becomes a line break. A new result is recorded as changed if there was another; FALSE: no new one. */
gboolean leaf_skein_set_result (LeafSkein *self, guint32 knot, const char *result);
void leaf_skein_set_blessed (LeafSkein *self, guint32 knot, const char *blessed);
void leaf_skein_set_label (LeafSkein *self, guint32 knot, const char *label);
/* A locked knot also keeps the knots that lead to it. */
void leaf_skein_set_locked (LeafSkein *self, guint32 knot, gboolean locked);

/* The knot and everything below it, parents first, in the order of the tree. */
GArray *leaf_skein_knots (const LeafSkein *self, guint32 knot); /* of guint32, for g_array_unref */
/* The knots from the root's child to this one. */
GArray *leaf_skein_thread (const LeafSkein *self, guint32 knot); /* of guint32, for g_array_unref */

G_END_DECLS
