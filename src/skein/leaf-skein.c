/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-skein.h"

#include "leaf-skein-xml-spans.h"
#include "leaf-xml.h"

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <string.h>

#define NAMESPACE "http://www.logicalshift.org.uk/IF/Skein"
#define TEXT(xml) ((const char *) (xml))
#define XML(text) ((const xmlChar *) (text))

typedef struct {
  xmlNode *item; /* NULL: removed */
  guint32 parent;
  GArray *children;                         /* of guint32 */
  char *command, *result, *blessed, *label; /* NULL: its element is missing, or empty */
  gboolean is_locked;
} Knot;

struct _LeafSkein {
  xmlDoc *document;
  GBytes *read;   /* the bytes that were parsed, from which unchanged elements are written */
  GArray *slices; /* of LeafSkeinXmlSpan: the places of elements in `read`; NULL: unknown, as when it is not UTF-8 */
  LeafSkeinXmlSpan top;
  gboolean is_changed;
  GPtrArray *knots; /* of Knot, by number; the first is NULL */
  guint32 root;
};

G_DEFINE_QUARK (leaf - skein - error - quark, leaf_skein_error)

static void
knot_free (gpointer data)
{
  Knot *knot = data;

  if (knot == NULL)
    return;
  g_array_unref (knot->children);
  g_free (knot->command);
  g_free (knot->result);
  g_free (knot->blessed);
  g_free (knot->label);
  g_free (knot);
}

static Knot *
knot_of (const LeafSkein *self, guint32 number)
{
  Knot *knot = number > 0 && number < self->knots->len ? g_ptr_array_index (self->knots, number) : NULL;

  return knot != NULL && knot->item != NULL ? knot : NULL;
}

/* --- elements ----------------------------------------------------------------------------------------------------- */

static gboolean
is_called (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && strcmp (TEXT (node->name), name) == 0;
}

static xmlNode *
element (const xmlNode *parent, const char *name)
{
  xmlNode *child = parent != NULL ? parent->children : NULL;

  while (child != NULL && !is_called (child, name))
    child = child->next;
  return child;
}

static char *
content (const xmlNode *parent, const char *name)
{
  xmlNode *child = element (parent, name);
  xmlChar *text = child != NULL ? xmlNodeGetContent (child) : NULL;
  char *copy = text != NULL && *text != '\0' ? g_strdup (TEXT (text)) : NULL;

  xmlFree (text);
  return copy;
}

static char *
attribute (xmlNode *node, const char *name)
{
  xmlChar *text = node != NULL ? xmlGetProp (node, XML (name)) : NULL;
  char *copy = g_strdup (TEXT (text));

  xmlFree (text);
  return copy;
}

/* The private field of an element that was read holds the number of its span, and a bit that says whether it has
 * changed. */
static void
know_slice (xmlNode *node, guint number)
{
  node->_private = GSIZE_TO_POINTER ((gsize) number << 1);
}

static void
note_touched (xmlNode *node)
{
  if (node->_private != NULL)
    node->_private = GSIZE_TO_POINTER (GPOINTER_TO_SIZE (node->_private) | 1);
}

static guint
slice_number (const xmlNode *node) /* 0: the element is new */
{
  return (guint) (GPOINTER_TO_SIZE (node->_private) >> 1);
}

static gboolean
is_touched (const xmlNode *node)
{
  return node->_private == NULL || GPOINTER_TO_SIZE (node->_private) & 1;
}

/* The white space before the end tag. */
static xmlNode *
closing_space (const xmlNode *parent)
{
  xmlNode *last = xmlGetLastChild (parent);

  return last != NULL && last->type == XML_TEXT_NODE && xmlIsBlankNode (last)
                 && strchr (TEXT (last->content), '\n') != NULL
             ? last
             : NULL;
}

/* Adds an element after the others, on its own line. */
static xmlNode *
append (xmlNode *parent, const char *name, const char *indent)
{
  g_autofree char *before = g_strconcat ("\n", indent, NULL), *after = g_strndup (before, strlen (before) - 2);
  xmlNode *node, *space = closing_space (parent);

  if (space == NULL)
    space = xmlAddChild (parent, xmlNewText (XML (after)));
  node = xmlAddPrevSibling (space, xmlNewDocNode (parent->doc, parent->ns, XML (name), NULL));
  xmlAddPrevSibling (node, xmlNewText (XML (before)));
  return node;
}

/* Call before changing an element directly below the outermost one. Also adds an active knot if the file has none,
 * since another application crashes without it. */
static void
note_change (LeafSkein *self, xmlNode *node)
{
  xmlNode *top = xmlDocGetRootElement (self->document);

  self->is_changed = TRUE;
  note_touched (node);
  if (element (top, "activeNode") == NULL) {
    g_autofree char *root = attribute (top, "rootNode");
    xmlSetProp (append (top, "activeNode", "  "), XML ("nodeId"), XML (root));
  }
}

/* Sets the text of a child element, which is added if it is missing. NULL: an empty element, or none if it is
 * missing. */
static void
set_content (xmlNode *item, const char *name, const char *text)
{
  xmlNode *node = element (item, name);

  if (node == NULL && text == NULL)
    return;
  if (node == NULL) {
    node = append (item, name, "    ");
    xmlNodeSetSpacePreserve (node, 1);
  }
  note_touched (node);
  xmlNodeSetContent (node, NULL);
  if (text != NULL)
    xmlNodeAddContent (node, XML (text));
}

static void
set_truth (LeafSkein *self, Knot *knot, const char *name, gboolean truth)
{
  xmlNode *node = element (knot->item, name);
  g_autofree char *said = content (knot->item, name);
  const char *words = truth ? "YES" : "NO";

  if (said != NULL && g_str_equal (g_strstrip (said), words))
    return;
  note_change (self, knot->item);
  if (node == NULL)
    node = append (knot->item, name, "    ");
  note_touched (node);
  xmlNodeSetContent (node, XML (words));
}

/* Sets the element only if the file has it, since some applications do not write it. */
static void
set_truth_told (LeafSkein *self, Knot *knot, const char *name, gboolean truth)
{
  if (element (knot->item, name) != NULL)
    set_truth (self, knot, name, truth);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

/* A knot is locked if its element `temporary` is NO; it is not if the element is missing. */
static Knot *
knot_new (xmlNode *item, guint32 parent)
{
  Knot *knot = g_new0 (Knot, 1);
  g_autofree char *temporary = content (item, "temporary");

  knot->item = item;
  knot->parent = parent;
  knot->children = g_array_new (FALSE, FALSE, sizeof (guint32));
  knot->command = content (item, "command");
  knot->result = content (item, "result");
  knot->blessed = content (item, "commentary");
  knot->label = content (item, "annotation");
  knot->is_locked = temporary != NULL && strcmp (g_strstrip (temporary), "NO") == 0;
  return knot;
}

static guint32
take_item (LeafSkein *self, xmlNode *item, guint32 parent)
{
  guint32 number = self->knots->len;
  Knot *above = knot_of (self, parent);

  g_ptr_array_add (self->knots, knot_new (item, parent));
  if (above != NULL)
    g_array_append_val (above->children, number);
  return number;
}

/* All items by their id. An item that has been placed in the tree is removed from the table, so that none is placed
 * twice. */
static GHashTable *
items_by_id (xmlNode *skein)
{
  GHashTable *items = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (xmlNode *node = skein->children; node != NULL; node = node->next) {
    char *id = is_called (node, "item") ? attribute (node, "nodeId") : NULL;

    if (id != NULL)
      g_hash_table_insert (items, id, node);
  }
  return items;
}

/* Numbers the elements that have spans, in their order. Returns the last number. */
static guint
number_elements (xmlNode *node, guint depth, guint number)
{
  know_slice (node, ++number);
  for (xmlNode *child = node->children; child != NULL && depth < LEAF_SKEIN_DEEPEST; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      number = number_elements (child, depth + 1, number);
  return number;
}

static void
find_slices (LeafSkein *self)
{
  const char *encoding = TEXT (self->document->encoding);
  gsize length;
  const char *bytes = g_bytes_get_data (self->read, &length);

  if (encoding != NULL && g_ascii_strcasecmp (encoding, "UTF-8") != 0)
    return;
  self->slices = leaf_skein_xml_spans (bytes, length, &self->top);
  if (number_elements (xmlDocGetRootElement (self->document), 0, 0) != self->slices->len)
    g_clear_pointer (&self->slices, g_array_unref);
}

/* Breadth-first, with the array of knots as the queue: a thread may be too long for recursion. */
static void
take_tree (LeafSkein *self, GHashTable *items, const char *root)
{
  gpointer id, item;

  if (!g_hash_table_steal_extended (items, root, &id, &item))
    return;
  g_free (id);
  self->root = take_item (self, item, 0);
  for (guint32 at = self->root; at < self->knots->len; at++) {
    xmlNode *children = element (knot_of (self, at)->item, "children");

    for (xmlNode *child = children != NULL ? children->children : NULL; child != NULL; child = child->next) {
      g_autofree char *name = is_called (child, "child") ? attribute (child, "nodeId") : NULL;

      if (name != NULL && g_hash_table_steal_extended (items, name, &id, &item)) {
        g_free (id);
        take_item (self, item, at);
      }
    }
  }
}

static LeafSkein *
skein_of (xmlDoc *document, const char *bytes, gsize length)
{
  LeafSkein *self = g_new0 (LeafSkein, 1);

  self->document = document;
  self->read = g_bytes_new (bytes, length);
  find_slices (self);
  self->knots = g_ptr_array_new_with_free_func (knot_free);
  g_ptr_array_add (self->knots, NULL);
  return self;
}

/* Entities are refused: no application writes them into a skein, and with them a small file can expand to gigabytes. */
static gboolean
declares_entities (const xmlDoc *document)
{
  return document->intSubset != NULL
         && (document->intSubset->entities != NULL || document->intSubset->pentities != NULL);
}

LeafSkein *
leaf_skein_parse (const char *bytes, gsize length, GError **error)
{
  xmlDoc *document = length <= G_MAXINT ? xmlReadMemory (bytes, (int) length, NULL, NULL,
                                                         XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING)
                                        : NULL;
  xmlNode *top = document != NULL ? xmlDocGetRootElement (document) : NULL;
  g_autofree char *root = NULL;
  g_autoptr (GHashTable) items = NULL;
  g_autoptr (LeafSkein) self = NULL;

  if (top == NULL) {
    g_set_error_literal (error, LEAF_SKEIN_ERROR, LEAF_SKEIN_ERROR_XML, "it is not well-formed XML");
    xmlFreeDoc (document);
    return NULL;
  }
  if (declares_entities (document)) {
    g_set_error_literal (error, LEAF_SKEIN_ERROR, LEAF_SKEIN_ERROR_XML,
                         "it declares XML entities, which are not allowed in a skein");
    xmlFreeDoc (document);
    return NULL;
  }
  self = skein_of (document, bytes, length);
  root = is_called (top, "Skein") ? attribute (top, "rootNode") : NULL;
  if (root != NULL) {
    items = items_by_id (top);
    take_tree (self, items, root);
  }
  if (self->root == 0) {
    g_set_error_literal (error, LEAF_SKEIN_ERROR, LEAF_SKEIN_ERROR_NO_SKEIN, "it has no root item");
    return NULL;
  }
  return g_steal_pointer (&self);
}

LeafSkein *
leaf_skein_new (void)
{
  static const char start[]
      = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Skein rootNode=\"start\" xmlns=\"" NAMESPACE "\">\n"
        "  <generator>Looseleaf</generator>\n  <activeNode nodeId=\"start\"/>\n"
        "  <item nodeId=\"start\">\n    <command xml:space=\"preserve\">- start -</command>\n"
        "    <played>NO</played>\n    <changed>NO</changed>\n    <temporary score=\"0\">NO</temporary>\n  </item>\n</Skein>\n";

  return leaf_skein_parse (start, sizeof start - 1, NULL);
}

/* Writes a node as libxml does, but with the line ends of the original file. */
static void
write_node (xmlNode *node, gboolean is_dos, GString *out)
{
  xmlBuffer *buffer = xmlBufferCreate ();

  xmlNodeDump (buffer, node->doc, node, 0, 0);
  for (const char *at = TEXT (xmlBufferContent (buffer)); *at != '\0'; at++) {
    if (*at == '\n' && is_dos)
      g_string_append_c (out, '\r');
    g_string_append_c (out, *at);
  }
  xmlBufferFree (buffer);
}

static void write_inner (const LeafSkein *self, xmlNode *parent, gboolean is_dos, GString *out);

/* Writes an unchanged element as it was read, a changed item within its original tags, and new elements in full. */
static void
write_element (const LeafSkein *self, xmlNode *node, gboolean is_dos, GString *out)
{
  guint number = slice_number (node);
  const LeafSkeinXmlSpan *slice = number > 0 ? &g_array_index (self->slices, LeafSkeinXmlSpan, number - 1) : NULL;
  const char *bytes = g_bytes_get_data (self->read, NULL);

  if (slice != NULL && !is_touched (node))
    g_string_append_len (out, bytes + slice->start, (gssize) (slice->end - slice->start));
  else if (slice != NULL && is_called (node, "item") && slice->inner_end < slice->end) {
    g_string_append_len (out, bytes + slice->start, (gssize) (slice->inner_start - slice->start));
    write_inner (self, node, is_dos, out);
    g_string_append_len (out, bytes + slice->inner_end, (gssize) (slice->end - slice->inner_end));
  } else
    write_node (node, is_dos, out);
}

static void
write_inner (const LeafSkein *self, xmlNode *parent, gboolean is_dos, GString *out)
{
  for (xmlNode *node = parent->children; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      write_element (self, node, is_dos, out);
    else
      write_node (node, is_dos, out);
}

static void
write_slices (const LeafSkein *self, GString *out)
{
  gsize length;
  const char *bytes = g_bytes_get_data (self->read, &length), *line = memchr (bytes, '\n', length);
  gboolean is_dos = line != NULL && line > bytes && line[-1] == '\r';

  g_string_append_len (out, bytes, (gssize) self->top.inner_start);
  write_inner (self, xmlDocGetRootElement (self->document), is_dos, out);
  g_string_append_len (out, bytes + self->top.inner_end, (gssize) (length - self->top.inner_end));
}

char *
leaf_skein_write (const LeafSkein *self, gsize *length)
{
  GString *out = g_string_new (NULL);

  if (!self->is_changed)
    g_string_append_len (out, g_bytes_get_data (self->read, NULL), (gssize) g_bytes_get_size (self->read));
  else if (self->slices != NULL)
    write_slices (self, out);
  else {
    xmlChar *bytes = NULL;
    int size = 0;

    xmlDocDumpMemoryEnc (self->document, &bytes, &size, "UTF-8");
    g_string_append_len (out, TEXT (bytes), size);
    xmlFree (bytes);
  }
  if (length != NULL)
    *length = out->len;
  return g_string_free (out, FALSE);
}

void
leaf_skein_free (LeafSkein *self)
{
  g_clear_pointer (&self->read, g_bytes_unref);
  g_clear_pointer (&self->slices, g_array_unref);
  g_ptr_array_unref (self->knots);
  xmlFreeDoc (self->document);
  g_free (self);
}

/* --- the tree ----------------------------------------------------------------------------------------------------- */

guint32
leaf_skein_root (const LeafSkein *self)
{
  return self->root;
}

guint32
leaf_skein_active (const LeafSkein *self)
{
  g_autofree char *wanted = attribute (element (xmlDocGetRootElement (self->document), "activeNode"), "nodeId");

  for (guint32 i = 1; wanted != NULL && i < self->knots->len; i++) {
    Knot *knot = knot_of (self, i);
    g_autofree char *id = knot != NULL ? attribute (knot->item, "nodeId") : NULL;

    if (id != NULL && g_str_equal (id, wanted))
      return i;
  }
  return self->root;
}

void
leaf_skein_set_active (LeafSkein *self, guint32 knot)
{
  xmlNode *top = xmlDocGetRootElement (self->document);
  xmlNode *active = element (top, "activeNode");
  g_autofree char *id = knot_of (self, knot) != NULL ? attribute (knot_of (self, knot)->item, "nodeId") : NULL;

  if (id == NULL || leaf_skein_active (self) == knot)
    return;
  note_change (self, active != NULL ? active : top);
  active = element (top, "activeNode");
  xmlSetProp (active, XML ("nodeId"), XML (id));
}

guint32
leaf_skein_parent (const LeafSkein *self, guint32 knot)
{
  return knot_of (self, knot) != NULL ? knot_of (self, knot)->parent : 0;
}

guint32
leaf_skein_n_children (const LeafSkein *self, guint32 knot)
{
  return knot_of (self, knot) != NULL ? knot_of (self, knot)->children->len : 0;
}

guint32
leaf_skein_child (const LeafSkein *self, guint32 knot, guint32 number)
{
  return number < leaf_skein_n_children (self, knot) ? g_array_index (knot_of (self, knot)->children, guint32, number)
                                                     : 0;
}

/* A command in lower case, with single spaces: two commands with the same result mean the same to a story. */
static char *
folded (const char *command)
{
  g_auto (GStrv) words = g_strsplit_set (command, " \t", -1);
  g_autoptr (GString) out = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", *word);
  return g_utf8_casefold (out->str, -1);
}

guint32
leaf_skein_find_child (const LeafSkein *self, guint32 knot, const char *command)
{
  g_autofree char *clean = leaf_xml_dup (command), *wanted = folded (clean);

  for (guint32 i = 0; i < leaf_skein_n_children (self, knot); i++) {
    guint32 child = leaf_skein_child (self, knot, i);
    g_autofree char *there = folded (leaf_skein_command (self, child));

    if (g_str_equal (there, wanted))
      return child;
  }
  return 0;
}

guint32
leaf_skein_add (LeafSkein *self, guint32 parent, const char *command)
{
  Knot *above = knot_of (self, parent);
  xmlNode *top = xmlDocGetRootElement (self->document), *children, *item, *temporary;
  g_autofree char *id = g_uuid_string_random ();
  guint32 number;

  if (above == NULL)
    return 0;
  note_change (self, above->item);
  children = element (above->item, "children");
  if (children == NULL)
    children = append (above->item, "children", "    ");
  note_touched (children);
  xmlSetProp (append (children, "child", "      "), XML ("nodeId"), XML (id));

  item = append (top, "item", "  ");
  xmlSetProp (item, XML ("nodeId"), XML (id));
  xmlAddChild (item, xmlNewText (XML ("\n  ")));
  number = take_item (self, item, parent);
  leaf_skein_set_command (self, number, command);
  set_truth (self, knot_of (self, number), "played", FALSE);
  set_truth (self, knot_of (self, number), "changed", FALSE);
  temporary = append (item, "temporary", "    ");
  xmlSetProp (temporary, XML ("score"), XML ("0"));
  xmlNodeSetContent (temporary, XML ("YES"));
  return number;
}

/* Unlinks the node and the white space before it. */
static void
unlink_node (xmlNode *node)
{
  if (node == NULL)
    return;
  if (node->prev != NULL && xmlIsBlankNode (node->prev)) {
    xmlNode *space = node->prev;

    xmlUnlinkNode (space);
    xmlFreeNode (space);
  }
  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

/* Removes a knot from the children of its parent, in the tree and in the document. */
static void
leave_parent (LeafSkein *self, guint32 number)
{
  Knot *knot = knot_of (self, number), *above = knot_of (self, knot->parent);
  g_autofree char *id = attribute (knot->item, "nodeId");
  xmlNode *children = element (above->item, "children");

  note_touched (children);
  for (xmlNode *child = children->children; child != NULL; child = child->next) {
    g_autofree char *named = is_called (child, "child") ? attribute (child, "nodeId") : NULL;

    if (named != NULL && g_str_equal (named, id)) {
      unlink_node (child);
      break;
    }
  }
  for (guint i = 0; i < above->children->len; i++)
    if (g_array_index (above->children, guint32, i) == number) {
      g_array_remove_index (above->children, i);
      break;
    }
}

gboolean
leaf_skein_remove (LeafSkein *self, guint32 knot)
{
  guint32 active = leaf_skein_active (self), parent = leaf_skein_parent (self, knot);
  g_autoptr (GArray) all = NULL;

  if (knot_of (self, knot) == NULL || knot == self->root)
    return FALSE;
  all = leaf_skein_knots (self, knot);
  for (guint i = 0; i < all->len; i++)
    if (knot_of (self, g_array_index (all, guint32, i))->is_locked)
      return FALSE;
  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, guint32, i) == active)
      leaf_skein_set_active (self, parent);
  note_change (self, knot_of (self, parent)->item);
  leave_parent (self, knot);
  for (guint i = 0; i < all->len; i++) {
    Knot *row = knot_of (self, g_array_index (all, guint32, i));

    unlink_node (row->item);
    row->item = NULL;
  }
  return TRUE;
}

GArray *
leaf_skein_thread (const LeafSkein *self, guint32 knot)
{
  GArray *thread = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (; knot_of (self, knot) != NULL && knot != self->root; knot = leaf_skein_parent (self, knot))
    g_array_prepend_val (thread, knot);
  return thread;
}

GArray *
leaf_skein_knots (const LeafSkein *self, guint32 knot)
{
  GArray *knots = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (guint32));

  if (knot_of (self, knot) != NULL)
    g_array_append_val (open, knot);
  while (open->len > 0) {
    guint32 last = g_array_index (open, guint32, open->len - 1);

    g_array_set_size (open, open->len - 1);
    g_array_append_val (knots, last);
    for (guint32 i = leaf_skein_n_children (self, last); i-- > 0;) {
      guint32 child = leaf_skein_child (self, last, i);

      g_array_append_val (open, child);
    }
  }
  return knots;
}

/* --- the texts of a knot ------------------------------------------------------------------------------------------ */

const char *
leaf_skein_command (const LeafSkein *self, guint32 knot)
{
  const Knot *row = knot_of (self, knot);

  return row != NULL && row->command != NULL ? row->command : "";
}

const char *
leaf_skein_result (const LeafSkein *self, guint32 knot)
{
  return knot_of (self, knot) != NULL ? knot_of (self, knot)->result : NULL;
}

const char *
leaf_skein_blessed (const LeafSkein *self, guint32 knot)
{
  return knot_of (self, knot) != NULL ? knot_of (self, knot)->blessed : NULL;
}

const char *
leaf_skein_label (const LeafSkein *self, guint32 knot)
{
  return knot_of (self, knot) != NULL ? knot_of (self, knot)->label : NULL;
}

gboolean
leaf_skein_is_locked (const LeafSkein *self, guint32 knot)
{
  return knot_of (self, knot) != NULL && knot_of (self, knot)->is_locked;
}

/* `text` must be what clean_text or clean_answer made. */
static void
set_text (LeafSkein *self, Knot *knot, char **member, const char *name, const char *text)
{
  if (g_strcmp0 (*member, text) == 0)
    return;
  note_change (self, knot->item);
  set_content (knot->item, name, text);
  g_free (*member);
  *member = content (knot->item, name);
}

static char *
clean_text (const char *text)
{
  return text != NULL ? leaf_xml_dup (text) : NULL;
}

/* An answer as the file can hold it. An empty one becomes a line break, which comparisons ignore, because other
 * applications write an empty element where there is no answer. */
static char *
clean_answer (const char *text)
{
  g_autofree char *clean = clean_text (text);

  return clean != NULL && *clean == '\0' ? g_strdup ("\n") : g_steal_pointer (&clean);
}

void
leaf_skein_set_command (LeafSkein *self, guint32 knot, const char *command)
{
  Knot *row = knot_of (self, knot);
  g_autofree char *clean = clean_text (command);

  if (row != NULL)
    set_text (self, row, &row->command, "command", clean);
}

gboolean
leaf_skein_set_result (LeafSkein *self, guint32 knot, const char *result)
{
  Knot *row = knot_of (self, knot);
  g_autofree char *clean = clean_answer (result);

  if (row == NULL || g_strcmp0 (row->result, clean) == 0)
    return FALSE;
  set_truth_told (self, row, "changed", row->result != NULL);
  set_truth_told (self, row, "played", clean != NULL);
  set_text (self, row, &row->result, "result", clean);
  return TRUE;
}

void
leaf_skein_set_blessed (LeafSkein *self, guint32 knot, const char *blessed)
{
  Knot *row = knot_of (self, knot);
  g_autofree char *clean = clean_answer (blessed);

  if (row != NULL)
    set_text (self, row, &row->blessed, "commentary", clean);
}

void
leaf_skein_set_label (LeafSkein *self, guint32 knot, const char *label)
{
  Knot *row = knot_of (self, knot);
  g_autofree char *clean = clean_text (label);

  if (row != NULL)
    set_text (self, row, &row->label, "annotation", clean);
}

static void
set_locked (LeafSkein *self, Knot *knot, gboolean locked)
{
  xmlNode *temporary = element (knot->item, "temporary");

  if (knot->is_locked == locked)
    return;
  knot->is_locked = locked;
  set_truth (self, knot, "temporary", !locked);
  if (temporary == NULL)
    xmlSetProp (element (knot->item, "temporary"), XML ("score"), XML ("0"));
}

void
leaf_skein_set_locked (LeafSkein *self, guint32 knot, gboolean locked)
{
  if (knot_of (self, knot) == NULL)
    return;
  if (!locked) {
    g_autoptr (GArray) all = leaf_skein_knots (self, knot);

    for (guint i = 0; i < all->len; i++)
      set_locked (self, knot_of (self, g_array_index (all, guint32, i)), FALSE);
    return;
  }
  for (; knot_of (self, knot) != NULL; knot = leaf_skein_parent (self, knot))
    set_locked (self, knot_of (self, knot), TRUE);
}
