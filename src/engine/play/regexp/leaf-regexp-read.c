/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-regexp-read.c: parses an expression into a tree, and compiles the tree.
 *
 * The tree is needed because a counted repetition compiles its part several times, and a look-behind must know its
 * width. */

#include "base/leaf-base.h"
#include "leaf-regexp-private.h"

#include <string.h>

enum {
  MOST_NESTED = 100,
  MOST_PROGRAM = 20000,
  MOST_COUNT = 10000,
  WITHOUT_END = G_MAXUINT32,
  UNKNOWN_WIDTH = G_MAXUINT32
};

typedef enum {
  NODE_EMPTY,
  NODE_STEP,
  NODE_SEQUENCE,
  NODE_EITHER,
  NODE_GROUP,
  NODE_REPEAT,
  NODE_LOOK,
  NODE_IF
} NodeSort;

typedef struct _Node Node;
struct _Node {
  NodeSort sort;
  RegexpStep step;      /* STEP; LOOK: its direction */
  Node *first, *second; /* SEQUENCE, EITHER: two; IF: the parts for a group that has matched, and that has not */
  guint32 least, most;  /* REPEAT */
  RepeatHow how;
  guint32 group;      /* GROUP: its number, or 0 if it does not capture; IF */
  gboolean is_behind; /* LOOK */
};

typedef struct {
  const char *at;
  const char *problem; /* the first */
  LeafRegexp *regexp;
  GPtrArray *nodes; /* owned here */
  guint depth;
  gboolean any_case;
} Reader;

static Node *
node_new (Reader *r, NodeSort sort)
{
  Node *node = g_new0 (Node, 1);

  node->sort = sort;
  g_ptr_array_add (r->nodes, node);
  return node;
}

static Node *
node_of_two (Reader *r, NodeSort sort, Node *first, Node *second)
{
  Node *node;

  if (sort == NODE_SEQUENCE && first->sort == NODE_EMPTY)
    return second;
  node = node_new (r, sort);
  node->first = first;
  node->second = second;
  return node;
}

static Node *
node_of_step (Reader *r, RegexpOp op, guint32 a)
{
  Node *node = node_new (r, NODE_STEP);

  node->step = (RegexpStep) { .op = (guint8) op, .any_case = r->any_case, .a = a };
  return node;
}

static Node *
fail (Reader *r, const char *problem)
{
  if (r->problem == NULL)
    r->problem = problem;
  r->at += strlen (r->at);
  return node_new (r, NODE_EMPTY);
}

static gunichar
take_character (Reader *r)
{
  gunichar c = g_utf8_get_char (r->at);

  r->at = g_utf8_next_char (r->at);
  return c;
}

/* --- classes of characters ---------------------------------------------------------------------------------------- */

static const struct {
  char letter;
  RegexpClass in_class;
} classes[] = {
  { 'd', g_unichar_isdigit },   { 's', g_unichar_isspace }, { 'w', leaf_regexp_is_word },
  { 'p', leaf_is_punctuation }, { 'l', g_unichar_islower }, { 'u', g_unichar_isupper },
};

/* \d, and \D for its complement. */
static RegexpClass
class_of (gunichar letter, gboolean * not )
{
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (letter < 128 && (char) g_unichar_tolower (letter) == classes[i].letter) {
      *not = g_unichar_isupper (letter);
      return classes[i].in_class;
    }
  return NULL;
}

static void
add_range (Reader *r, RegexpSet *set, RegexpRange range)
{
  g_array_append_val (r->regexp->ranges, range);
  set->n++;
}

static Node *
node_of_set (Reader *r, RegexpSet set)
{
  g_array_append_val (r->regexp->sets, set);
  return node_of_step (r, RE_SET, r->regexp->sets->len - 1);
}

static gunichar
plain_escape (gunichar c)
{
  switch (c) {
  case 'n': return '\n';
  case 't': return '\t';
  case 'r': return '\r';
  default: return c;
  }
}

/* "<^a-z\d>", after the first bracket; or with [bracket] and [close bracket]. */
static Node *
read_set (Reader *r, char end)
{
  RegexpSet set = { .first = r->regexp->ranges->len };

  if (*r->at == '^') {
    set.not = TRUE;
    r->at++;
  }
  while (*r->at != end || set.n == 0) {
    RegexpRange range = { 0 };
    gboolean is_escaped = *r->at == '\\' && r->at[1] != '\0';

    if (*r->at == '\0')
      return fail (r, end == '>' ? N_ ("an angle bracket is never closed") : N_ ("a square bracket is never closed"));
    r->at += is_escaped;
    range.low = range.high = take_character (r);
    if (is_escaped && (range.in_class = class_of (range.low, &range.not )) == NULL)
      range.low = range.high = plain_escape (range.low);
    if (range.in_class == NULL && *r->at == '-' && r->at[1] != end && r->at[1] != '\0') {
      r->at++;
      r->at += *r->at == '\\' && r->at[1] != '\0';
      range.high = take_character (r);
      if (range.high < range.low)
        return fail (r, N_ ("a range ends before it begins"));
    }
    add_range (r, &set, range);
  }
  r->at++;
  return node_of_set (r, set);
}

/* --- escapes, brackets -------------------------------------------------------------------------------------------- */

static Node *
read_escape (Reader *r)
{
  RegexpRange range = { 0 };
  gunichar c;

  if (*r->at == '\0')
    return fail (r, N_ ("it ends with a backslash"));
  c = take_character (r);
  if ((range.in_class = class_of (c, &range.not )) != NULL) {
    RegexpSet set = { .first = r->regexp->ranges->len };

    add_range (r, &set, range);
    return node_of_set (r, set);
  }
  if (c >= '1' && c <= '9')
    return node_of_step (r, RE_GROUP, c - '0');
  switch (c) {
  case 'b': return node_of_step (r, RE_BOUNDARY, 0);
  case 'B': return node_of_step (r, RE_NO_BOUNDARY, 0);
  case 'A': return node_of_step (r, RE_BEGIN, 0);
  case 'z': return node_of_step (r, RE_END, 0);
  case 'Z': return node_of_step (r, RE_LAST_LINE_END, 0);
  default: return node_of_step (r, RE_CHAR, plain_escape (c));
  }
}

static Node *read_either (Reader *r);

/* Parses up to the closing bracket. */
static Node *
read_inside (Reader *r)
{
  gboolean any_case = r->any_case;
  Node *inside;

  if (++r->depth > MOST_NESTED)
    return fail (r, N_ ("too many brackets are open at once"));
  inside = read_either (r);
  r->depth--;
  r->any_case = any_case;
  if (*r->at != ')')
    return fail (r, N_ ("a round bracket is never closed"));
  r->at++;
  return inside;
}

static Node *
read_look (Reader *r, LookHow how, gboolean is_behind, gsize skip)
{
  Node *node = node_new (r, NODE_LOOK);

  r->at += skip;
  node->step.how = (guint8) how;
  node->is_behind = is_behind;
  node->first = read_inside (r);
  return node;
}

/* "(?(1)yes|no)" after the second bracket. */
static Node *
read_if (Reader *r)
{
  Node *node = node_new (r, NODE_IF), *inside;

  for (; g_ascii_isdigit (*r->at); r->at++)
    node->group = MIN (node->group * 10 + (guint32) (*r->at - '0'), 1000u);
  if (*r->at != ')' || node->group == 0)
    return fail (r, N_ ("\"(?(\" is not followed by the number of a group"));
  r->at++;
  inside = read_inside (r);
  node->first = inside->sort == NODE_EITHER ? inside->first : inside;
  node->second = inside->sort == NODE_EITHER ? inside->second : NULL;
  return node;
}

/* "(?i)" applies up to the end of the enclosing brackets, "(?i:...)" to its contents. */
static Node *
read_setting (Reader *r)
{
  gboolean on = TRUE, before = r->any_case;
  Node *inside;

  for (; *r->at != ')' && *r->at != ':'; r->at++)
    if (*r->at == '-')
      on = FALSE;
    else if (*r->at == 'i')
      r->any_case = on;
    else if (*r->at == '\0' || strchr ("smx", *r->at) == NULL)
      return fail (r, N_ ("\"(?\" is followed by an unknown character"));
  if (*r->at++ == ')')
    return node_new (r, NODE_EMPTY);
  inside = read_inside (r);
  r->any_case = before;
  return inside;
}

static Node *
read_special (Reader *r)
{
  if (g_str_has_prefix (r->at, "<="))
    return read_look (r, LOOK_AHEAD, TRUE, 2);
  if (g_str_has_prefix (r->at, "<!"))
    return read_look (r, LOOK_NOT, TRUE, 2);
  switch (*r->at) {
  case '=': return read_look (r, LOOK_AHEAD, FALSE, 1);
  case '!': return read_look (r, LOOK_NOT, FALSE, 1);
  case '>': return read_look (r, LOOK_ATOMIC, FALSE, 1);
  case '(': r->at++; return read_if (r);
  case '#':
    while (*r->at != ')' && *r->at != '\0')
      r->at++;
    if (*r->at == '\0')
      return fail (r, N_ ("a comment is never closed"));
    r->at++;
    return node_new (r, NODE_EMPTY);
  default: return read_setting (r);
  }
}

static Node *
read_bracket (Reader *r)
{
  Node *node;

  if (*r->at == '?') {
    r->at++;
    return read_special (r);
  }
  node = node_new (r, NODE_GROUP);
  if (r->regexp->n_groups < LEAF_MATCH_GROUPS)
    node->group = r->regexp->n_groups++;
  node->first = read_inside (r);
  return node;
}

/* --- repetition --------------------------------------------------------------------------------------------------- */

static Node *
read_part (Reader *r)
{
  gunichar c = take_character (r);

  switch (c) {
  case '.': return node_of_step (r, RE_ANY, 0);
  case '^': return node_of_step (r, RE_BEGIN, 0);
  case '$': return node_of_step (r, RE_LAST_LINE_END, 0);
  case '<': return read_set (r, '>');
  case '[': return read_set (r, ']');
  case '(': return read_bracket (r);
  case '\\': return read_escape (r);
  case '*':
  case '+':
  case '?': return fail (r, N_ ("there is nothing to repeat before a repetition sign"));
  default: return node_of_step (r, RE_CHAR, c);
  }
}

/* "{2}", "{2,}", "{2,5}"; other braces are literal. */
static gboolean
read_counts (Reader *r, guint32 *least, guint32 *most)
{
  const char *at = r->at + 1;
  char *end;

  if (!g_ascii_isdigit (*at))
    return FALSE;
  *least = (guint32) MIN (g_ascii_strtoull (at, &end, 10), MOST_COUNT);
  *most = *least;
  if (*end == ',') {
    at = end + 1;
    *most = WITHOUT_END;
    if (g_ascii_isdigit (*at))
      *most = (guint32) MIN (g_ascii_strtoull (at, &end, 10), MOST_COUNT);
    else
      end++;
  }
  if (*end != '}')
    return FALSE;
  r->at = end + 1;
  return TRUE;
}

static gboolean
read_repetition (Reader *r, guint32 *least, guint32 *most)
{
  switch (*r->at) {
  case '*':
  case '+':
  case '?':
    *least = *r->at == '+' ? 1 : 0;
    *most = *r->at == '?' ? 1 : WITHOUT_END;
    r->at++;
    return TRUE;
  case '{': return read_counts (r, least, most);
  default: return FALSE;
  }
}

static gboolean
is_single (const Node *node)
{
  return node->sort == NODE_STEP && (node->step.op == RE_CHAR || node->step.op == RE_ANY || node->step.op == RE_SET);
}

static Node *
read_repeated (Reader *r)
{
  Node *part = read_part (r), *node;
  guint32 least, most;

  while (r->problem == NULL && read_repetition (r, &least, &most)) {
    if (least > most)
      return fail (r, N_ ("the first number of a repetition is larger than the second"));
    node = node_new (r, NODE_REPEAT);
    node->first = part;
    node->least = least;
    node->most = most;
    node->how = *r->at == '?' ? REPEAT_LAZY : *r->at == '+' ? REPEAT_POSSESSIVE : REPEAT_GREEDY;
    r->at += node->how != REPEAT_GREEDY;
    if (++r->depth > MOST_NESTED)
      return fail (r, N_ ("too many repetition signs follow each other"));
    part = node;
  }
  return part;
}

static Node *
read_sequence (Reader *r)
{
  Node *all = node_new (r, NODE_EMPTY);
  guint depth = r->depth;

  while (*r->at != '\0' && *r->at != '|' && *r->at != ')') {
    all = node_of_two (r, NODE_SEQUENCE, all, read_repeated (r));
    r->depth = depth;
  }
  return all;
}

/* Alternatives form a list to the right, sequences a list to the left. Both are visited without recursion along the
 * list. */
static Node *
read_either (Reader *r)
{
  Node *first = read_sequence (r), *last = NULL;

  while (*r->at == '|') {
    Node *next;

    r->at++;
    next = read_sequence (r);
    if (last == NULL)
      first = last = node_of_two (r, NODE_EITHER, first, next);
    else
      last = last->second = node_of_two (r, NODE_EITHER, last->second, next);
  }
  return first;
}

/* --- widths of parts ---------------------------------------------------------------------------------------------- */

/* The number of characters that the part always consumes. */
static guint32
width_of (const Node *node)
{
  guint32 sum = 0, width = 0;

  for (; node->sort == NODE_SEQUENCE; node = node->first) {
    width = width_of (node->second);
    if (width == UNKNOWN_WIDTH)
      return width;
    sum += width;
  }
  switch (node->sort) {
  case NODE_STEP: return node->step.op == RE_GROUP ? UNKNOWN_WIDTH : sum + (guint32) is_single (node);
  case NODE_GROUP: width = width_of (node->first); break;
  case NODE_LOOK: width = node->step.how == LOOK_ATOMIC ? width_of (node->first) : 0; break;
  case NODE_REPEAT:
    width = width_of (node->first);
    if (node->least != node->most || (width != UNKNOWN_WIDTH && (guint64) width * node->least > 1000000))
      return UNKNOWN_WIDTH;
    width = width == UNKNOWN_WIDTH ? width : width * node->least;
    break;
  case NODE_EITHER:
    width = width_of (node->first);
    for (node = node->second; node->sort == NODE_EITHER; node = node->second)
      if (width_of (node->first) != width)
        return UNKNOWN_WIDTH;
    width = width_of (node) == width ? width : UNKNOWN_WIDTH;
    break;
  case NODE_IF: return UNKNOWN_WIDTH;
  case NODE_EMPTY:
  case NODE_SEQUENCE: break;
  }
  return width == UNKNOWN_WIDTH ? width : sum + width;
}

/* --- the program -------------------------------------------------------------------------------------------------- */

typedef struct {
  LeafRegexp *regexp;
  const char *problem;
  guint n_nodes; /* compiled: an empty part adds no step */
} Writer;

static guint32
here (const Writer *w)
{
  return w->regexp->steps->len;
}

static RegexpStep *
step_at (const Writer *w, guint32 number)
{
  return &g_array_index (w->regexp->steps, RegexpStep, number);
}

static guint32
write_step (Writer *w, RegexpStep step)
{
  if (here (w) >= MOST_PROGRAM) {
    w->problem = N_ ("it is too long");
    return here (w) - 1;
  }
  g_array_append_val (w->regexp->steps, step);
  return here (w) - 1;
}

#define WRITE(...) write_step (w, (RegexpStep) { __VA_ARGS__ })

static void write_node (Writer *w, const Node *node);

static void
write_split (Writer *w, guint32 number, guint32 inside, guint32 after, gboolean lazy)
{
  step_at (w, number)->a = lazy ? after : inside;
  step_at (w, number)->b = lazy ? inside : after;
}

/* Repeats as often as possible, each time consuming something. */
static void
write_endless (Writer *w, const Node *node)
{
  guint32 mark = w->regexp->n_registers++, split = WRITE (.op = RE_SPLIT), progress;

  WRITE (.op = RE_MARK, .a = mark);
  write_node (w, node->first);
  progress = WRITE (.op = RE_PROGRESS, .a = mark);
  WRITE (.op = RE_JUMP, .a = split);
  step_at (w, progress)->b = here (w);
  write_split (w, split, split + 1, here (w), node->how == REPEAT_LAZY);
}

/* Up to this many further repetitions, each nested in the previous one. */
static void
write_optional (Writer *w, const Node *node, guint32 n)
{
  guint32 first = here (w), each = 0;

  for (guint32 i = 0; i < n && w->problem == NULL; i++) {
    guint32 split = WRITE (.op = RE_SPLIT);

    write_node (w, node->first);
    each = here (w) - split;
  }
  for (guint32 i = 0; i < n && w->problem == NULL; i++)
    write_split (w, first + i * each, first + i * each + 1, here (w), node->how == REPEAT_LAZY);
}

static void
write_repeat (Writer *w, const Node *node)
{
  guint32 fence = 0, depth = 0;

  if (is_single (node->first)) {
    WRITE (.op = RE_REPEAT, .how = (guint8) node->how, .a = node->least, .b = node->most);
    write_node (w, node->first);
    return;
  }
  if (node->how == REPEAT_POSSESSIVE) {
    depth = w->regexp->n_registers++;
    fence = WRITE (.op = RE_FENCE, .how = LOOK_ATOMIC, .a = depth);
  }
  for (guint32 i = 0; i < node->least && w->problem == NULL; i++)
    write_node (w, node->first);
  if (node->most == WITHOUT_END)
    write_endless (w, node);
  else
    write_optional (w, node, node->most - node->least);
  if (node->how == REPEAT_POSSESSIVE) {
    WRITE (.op = RE_FENCE_END, .how = LOOK_ATOMIC, .a = depth);
    step_at (w, fence)->b = here (w);
  }
}

static void write_behind (Writer *w, const Node *node);

/* Each alternative is tried in turn. */
static void
write_alternatives (Writer *w, const Node *node, void (*write_alternative) (Writer *w, const Node *node))
{
  GArray *jumps = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (; node->sort == NODE_EITHER && w->problem == NULL; node = node->second) {
    guint32 split = WRITE (.op = RE_SPLIT), jump;

    write_alternative (w, node->first);
    jump = WRITE (.op = RE_JUMP);
    g_array_append_val (jumps, jump);
    write_split (w, split, split + 1, here (w), FALSE);
  }
  if (w->problem == NULL)
    write_alternative (w, node);
  for (guint i = 0; i < jumps->len; i++)
    step_at (w, g_array_index (jumps, guint32, i))->a = here (w);
  g_array_unref (jumps);
}

/* In a look-behind each alternative goes back by its own width. */
static void
write_behind (Writer *w, const Node *node)
{
  guint32 width;

  if (node->sort == NODE_GROUP && node->group == 0)
    write_behind (w, node->first);
  else if (node->sort == NODE_EITHER)
    write_alternatives (w, node, write_behind);
  else if ((width = width_of (node)) == UNKNOWN_WIDTH)
    w->problem = N_ ("a lookbehind does not have a fixed length");
  else {
    WRITE (.op = RE_BACK, .a = width);
    write_node (w, node);
  }
}

static void
write_look (Writer *w, const Node *node)
{
  guint32 depth = w->regexp->n_registers++;
  guint32 fence = WRITE (.op = RE_FENCE, .how = node->step.how, .a = depth);

  if (node->is_behind)
    write_behind (w, node->first);
  else
    write_node (w, node->first);
  WRITE (.op = RE_FENCE_END, .how = node->step.how, .a = depth);
  step_at (w, fence)->b = here (w);
}

static void
write_if (Writer *w, const Node *node)
{
  guint32 test = WRITE (.op = RE_IF_GROUP, .a = node->group), jump;

  write_node (w, node->first);
  jump = WRITE (.op = RE_JUMP);
  step_at (w, test)->b = here (w);
  if (node->second != NULL)
    write_node (w, node->second);
  step_at (w, jump)->a = here (w);
}

/* A sequence is a list to the left, so it is reversed first. */
static void
write_sequence (Writer *w, const Node *node)
{
  GPtrArray *parts = g_ptr_array_new ();

  for (; node->sort == NODE_SEQUENCE; node = node->first)
    g_ptr_array_add (parts, node->second);
  write_node (w, node);
  for (guint i = parts->len; i-- > 0 && w->problem == NULL;)
    write_node (w, parts->pdata[i]);
  g_ptr_array_unref (parts);
}

static void
write_group (Writer *w, const Node *node)
{
  guint32 mark = 0;

  if (node->group != 0) {
    mark = w->regexp->n_registers++;
    WRITE (.op = RE_MARK, .a = mark);
  }
  write_node (w, node->first);
  if (node->group != 0)
    WRITE (.op = RE_SAVE, .a = node->group, .b = mark);
}

static void
write_node (Writer *w, const Node *node)
{
  if (w->problem != NULL)
    return;
  if (w->n_nodes++ > MOST_PROGRAM * 4)
    w->problem = N_ ("it is too long");
  switch (node->sort) {
  case NODE_EMPTY: break;
  case NODE_STEP: write_step (w, node->step); break;
  case NODE_SEQUENCE: write_sequence (w, node); break;
  case NODE_EITHER: write_alternatives (w, node, write_node); break;
  case NODE_GROUP: write_group (w, node); break;
  case NODE_REPEAT: write_repeat (w, node); break;
  case NODE_LOOK: write_look (w, node); break;
  case NODE_IF: write_if (w, node); break;
  }
}

/* The character that a match must begin with. */
static gunichar
first_character (const LeafRegexp *regexp)
{
  for (guint i = 0;; i++) { /* up to RE_FOUND at the latest */
    const RegexpStep *step = &g_array_index (regexp->steps, RegexpStep, i);

    if (step->op == RE_CHAR || step->op == RE_TEXT)
      return step->any_case ? 0 : step->op == RE_CHAR ? step->a : g_utf8_get_char (regexp->plain);
    if (step->op != RE_MARK && step->op != RE_SAVE && (step->op != RE_REPEAT || step->a == 0))
      return 0;
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static Node *
read_plain (Reader *r)
{
  r->regexp->plain = g_strdup (r->at);
  r->regexp->plain_length = strlen (r->at);
  r->at += r->regexp->plain_length;
  return node_of_step (r, RE_TEXT, 0);
}

static const char *
make_program (LeafRegexp *regexp, const Node *root, guint flags)
{
  Writer writer = { .regexp = regexp }, *w = &writer;

  if (flags & LEAF_REGEXP_WHOLE)
    WRITE (.op = RE_BEGIN);
  write_node (w, root);
  if (flags & LEAF_REGEXP_WHOLE)
    WRITE (.op = RE_END);
  if (here (w) >= MOST_PROGRAM)
    return "it is too long";
  WRITE (.op = RE_FOUND);
  regexp->first = first_character (regexp);
  return w->problem;
}

LeafRegexp *
leaf_regexp_new (const char *pattern, guint flags, const char **problem)
{
  LeafRegexp *regexp = g_new0 (LeafRegexp, 1);
  Reader reader = { .at = pattern, .regexp = regexp, .any_case = (flags & LEAF_REGEXP_ANY_CASE) != 0 };
  Node *root;

  regexp->steps = g_array_new (FALSE, TRUE, sizeof (RegexpStep));
  regexp->sets = g_array_new (FALSE, TRUE, sizeof (RegexpSet));
  regexp->ranges = g_array_new (FALSE, TRUE, sizeof (RegexpRange));
  regexp->n_groups = 1;
  reader.nodes = g_ptr_array_new_with_free_func (g_free);
  root = flags & LEAF_REGEXP_PLAIN ? read_plain (&reader) : read_either (&reader);
  if (reader.problem == NULL && *reader.at == ')')
    reader.problem = N_ ("a closing round bracket has no opening one");
  *problem = reader.problem != NULL ? reader.problem : make_program (regexp, root, flags);
  g_ptr_array_unref (reader.nodes);
  if (*problem != NULL)
    g_clear_pointer (&regexp, leaf_regexp_free);
  return regexp;
}

void
leaf_regexp_free (LeafRegexp *regexp)
{
  if (regexp == NULL)
    return;
  g_array_unref (regexp->steps);
  g_array_unref (regexp->sets);
  g_array_unref (regexp->ranges);
  g_free (regexp->plain);
  g_free (regexp);
}

void
leaf_expression_free (LeafExpression *expression)
{
  if (expression == NULL)
    return;
  g_free (expression->pattern);
  leaf_regexp_free (expression->regexp);
  g_free (expression);
}
