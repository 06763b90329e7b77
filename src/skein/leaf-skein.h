/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein.h: plays of a story kept as a tree: a knot for each command, what the story answered, and what the
 * author wants it to answer.
 *
 * It is the file Skein.skein of a project, as other applications write and read it.  The document itself is what is
 * kept, and a change touches only what it changes: elements and attributes that are not known here, their order and
 * the white space between them come out as they went in.  Nothing here touches the disk.
 *
 * Knots are numbers from 1; 0 is none; one that was taken away names nothing from then on.  A number that names
 * nothing is answered with nothing.  Strings returned as `const char *` live until the knot next changes. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LeafSkein LeafSkein;

#define LEAF_SKEIN_ERROR (leaf_skein_error_quark ())
typedef enum { LEAF_SKEIN_ERROR_XML, LEAF_SKEIN_ERROR_NO_SKEIN } LeafSkeinError;
GQuark leaf_skein_error_quark (void);

LeafSkein *leaf_skein_new (void); /* the beginning alone */
/* NULL when the bytes are no XML, or no skein.  What hangs from nothing, or twice, or in a circle is left out of the
 * tree. */
LeafSkein *leaf_skein_parse (const char *bytes, gsize length, GError **error);
/* The document, for g_free. */
char *leaf_skein_write (const LeafSkein *self, gsize *length);
void leaf_skein_free (LeafSkein *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSkein, leaf_skein_free)

guint32 leaf_skein_root (const LeafSkein *self);   /* the beginning of the story, which no command leads to */
guint32 leaf_skein_active (const LeafSkein *self); /* where the play stood last; the root when that is not known */
void leaf_skein_set_active (LeafSkein *self, guint32 knot);
guint32 leaf_skein_parent (const LeafSkein *self, guint32 knot);
guint32 leaf_skein_n_children (const LeafSkein *self, guint32 knot);
guint32 leaf_skein_child (const LeafSkein *self, guint32 knot, guint32 number); /* from 0 */
/* The child with that command, but for case and spaces; 0: there is none. */
guint32 leaf_skein_find_child (const LeafSkein *self, guint32 knot, const char *command);
/* The new knot under `parent`; 0 when that is none. */
guint32 leaf_skein_add (LeafSkein *self, guint32 parent, const char *command);
/* With all that is under it; FALSE for the root, and where it or what is under it is locked. */
gboolean leaf_skein_remove (LeafSkein *self, guint32 knot);

const char *leaf_skein_command (const LeafSkein *self, guint32 knot);
/* what the story answered last; NULL: never played */
const char *leaf_skein_result (const LeafSkein *self, guint32 knot);
/* what it is to answer; NULL: whatever it likes */
const char *leaf_skein_blessed (const LeafSkein *self, guint32 knot);
const char *leaf_skein_label (const LeafSkein *self, guint32 knot);   /* NULL: none */
gboolean leaf_skein_is_locked (const LeafSkein *self, guint32 knot);
void leaf_skein_set_command (LeafSkein *self, guint32 knot, const char *command);
/* NULL, for the three of them: no longer known, wanted, named.  A result says whether it is another one than before. */
void leaf_skein_set_result (LeafSkein *self, guint32 knot, const char *result);
void leaf_skein_set_blessed (LeafSkein *self, guint32 knot, const char *blessed);
void leaf_skein_set_label (LeafSkein *self, guint32 knot, const char *label);
/* A locked knot keeps those that lead to it. */
void leaf_skein_set_locked (LeafSkein *self, guint32 knot, gboolean locked);

/* The knot and all that is under it, each before what is under it, in the order of the tree. */
GArray *leaf_skein_knots (const LeafSkein *self, guint32 knot); /* of guint32, for g_array_unref */
/* The knots from the root's child to this one. */
GArray *leaf_skein_thread (const LeafSkein *self, guint32 knot); /* of guint32, for g_array_unref */

G_END_DECLS
