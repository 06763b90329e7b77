/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein.h: the plays of a story as a tree: a knot for each command, with the story's answer and the answer that
 * the author expects.
 *
 * It parses and writes the contents of Skein.skein, the file that other applications use too. The document is kept, so
 * a change preserves everything else: unknown elements and attributes, their order, and the white space between them.
 * Nothing here accesses the disk; leaf-skein-file.h does.
 *
 * Knots are numbers from 1; 0 is none. The number of a removed knot is never used again. For an invalid number,
 * functions return 0, NULL or FALSE, or do nothing. A returned `const char *` is borrowed until the knot changes. One
 * thread at a time; several may read a skein that does not change. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LeafSkein LeafSkein;

#define LEAF_SKEIN_ERROR (leaf_skein_error_quark ())
typedef enum { LEAF_SKEIN_ERROR_XML, LEAF_SKEIN_ERROR_NO_SKEIN } LeafSkeinError;
GQuark leaf_skein_error_quark (void);

LeafSkein *leaf_skein_new (void); /* with the root only */
/* Parses a skein; free with leaf_skein_free. NULL, with a clause as the message of the error ("it has no root item"),
 * if the bytes are not XML or not a skein. Of knots that occur twice or form a cycle one occurrence is used;
 * unreachable ones stay in the document, but have no number. */
LeafSkein *leaf_skein_parse (const char *bytes, gsize length, GError **error);
/* The document as text, byte for byte as it was parsed if nothing has changed. `length` may be NULL. Free with
 * g_free. */
char *leaf_skein_write (const LeafSkein *self, gsize *length);
void leaf_skein_free (LeafSkein *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSkein, leaf_skein_free)

guint32 leaf_skein_root (const LeafSkein *self);   /* the beginning of the story, before any command */
guint32 leaf_skein_active (const LeafSkein *self); /* the knot that was last played; the root if unknown */
void leaf_skein_set_active (LeafSkein *self, guint32 knot);
guint32 leaf_skein_parent (const LeafSkein *self, guint32 knot);
guint32 leaf_skein_n_children (const LeafSkein *self, guint32 knot);
guint32 leaf_skein_child (const LeafSkein *self, guint32 knot, guint32 number); /* from 0 */
/* The child with this command, ignoring case, the number of spaces, and characters that XML cannot hold; 0: there is
 * none. */
guint32 leaf_skein_find_child (const LeafSkein *self, guint32 knot, const char *command);
/* Adds a knot, which is not locked, after the other children of `parent`, and returns it; 0 if there is no such
 * parent. */
guint32 leaf_skein_add (LeafSkein *self, guint32 parent, const char *command);
/* Removes the knot with everything below it. Returns FALSE for the root, and if it or something below it is locked. */
gboolean leaf_skein_remove (LeafSkein *self, guint32 knot);

const char *leaf_skein_command (const LeafSkein *self, guint32 knot);
/* the answer of the story when it was last played; NULL: never played */
const char *leaf_skein_result (const LeafSkein *self, guint32 knot);
/* the expected answer; NULL: any answer is accepted */
const char *leaf_skein_blessed (const LeafSkein *self, guint32 knot);
const char *leaf_skein_label (const LeafSkein *self, guint32 knot); /* NULL: none */
gboolean leaf_skein_is_locked (const LeafSkein *self, guint32 knot);
void leaf_skein_set_command (LeafSkein *self, guint32 knot, const char *command);
/* NULL removes the result, the expected answer or the label. Texts lose the characters that XML cannot hold, and an
 * empty answer becomes a line break. leaf_skein_set_result returns FALSE if the result is the same as before; a result
 * that replaces another is marked as changed for other applications. */
gboolean leaf_skein_set_result (LeafSkein *self, guint32 knot, const char *result);
void leaf_skein_set_blessed (LeafSkein *self, guint32 knot, const char *blessed);
void leaf_skein_set_label (LeafSkein *self, guint32 knot, const char *label);
/* Locking a knot also locks the knots that lead to it; unlocking one also unlocks everything below it. */
void leaf_skein_set_locked (LeafSkein *self, guint32 knot, gboolean locked);

/* The knot and everything below it, each parent before its children. */
GArray *leaf_skein_knots (const LeafSkein *self, guint32 knot); /* of guint32, for g_array_unref */
/* The knots from the root's child to this one. */
GArray *leaf_skein_thread (const LeafSkein *self, guint32 knot); /* of guint32, for g_array_unref */

G_END_DECLS
