/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-skein-view.h"

#include "leaf-skein-test-steps.h"
#include "loose-a11y.h"
#include "loose-cairo-helpers.h"
#include "loose-mirrored-keys.h"

#include <glib/gi18n.h>

#define MARGIN          10
#define REVEAL_PRIORITY (GDK_PRIORITY_REDRAW + 10) /* after the layout */
#define CORNER          5

/* Sizes in pixels for the default height of a line; they grow with larger text. */
#define LINE_HEIGHT 19.0
#define WIDTH       (120 * self->factor)
#define HEIGHT      (26 * self->factor)
#define STEP_X      (148 * self->factor)
#define STEP_Y      (34 * self->factor)

/* A knot and its position in the tree. */
typedef struct {
  guint32 knot;
  guint column, row;
  guint parent;  /* the parent's index in the array; of the root: its own */
  guint n_steps; /* the number of commands in its test script; 0: it is not a test */
} Box;

struct _LooseSkeinView {
  GtkWidget parent_instance;

  LooseSkein *skein;   /* owned */
  GtkWidget *scroller; /* borrowed; NULL: it is in none */
  GArray *boxes;       /* of Box: each before its children */
  guint n_columns, n_rows;
  guint32 chosen;
  guint32 stood; /* the knot where the play was the last time */
  guint reveal;  /* idle source that scrolls to the selected knot; 0: none */
  double factor; /* scale of all sizes */
};

G_DEFINE_FINAL_TYPE (LooseSkeinView, loose_skein_view, GTK_TYPE_WIDGET)

enum { CHOSEN, ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

#define BOX(self, i) (&g_array_index ((self)->boxes, Box, (i)))

/* --- laying out --------------------------------------------------------------------------------------------------- */

/* The first child is on the row of its parent, every other on a row of its own. */
static void
lay_out (LooseSkeinView *self)
{
  LeafSkein *skein = loose_skein_get (self->skein);
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (Box));
  Box root = { leaf_skein_root (skein), 0, 0, 0 };

  g_array_set_size (self->boxes, 0);
  self->n_columns = self->n_rows = 1;
  g_array_append_val (open, root);
  while (open->len > 0) {
    Box box = g_array_index (open, Box, open->len - 1);
    guint place = self->boxes->len;

    g_array_set_size (open, open->len - 1);
    if (box.row == G_MAXUINT)
      box.row = self->n_rows++;
    self->n_columns = MAX (self->n_columns, box.column + 1);
    g_array_append_val (self->boxes, box);
    for (guint32 i = leaf_skein_n_children (skein, box.knot); i-- > 0;) {
      Box child = { leaf_skein_child (skein, box.knot, i), box.column + 1, i == 0 ? box.row : G_MAXUINT, place };
      g_array_append_val (open, child);
    }
  }
}

static guint
find_box (LooseSkeinView *self, guint32 knot)
{
  for (guint i = 0; i < self->boxes->len; i++)
    if (BOX (self, i)->knot == knot)
      return i;
  return G_MAXUINT;
}

static gboolean
is_mirrored (LooseSkeinView *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

/* The position on screen: later knots are further on in the reading direction. */
static void
box_corner (LooseSkeinView *self, const Box *box, double *x, double *y)
{
  *x = MARGIN + box->column * STEP_X;
  if (is_mirrored (self))
    *x = gtk_widget_get_width (GTK_WIDGET (self)) - *x - WIDTH;
  *y = MARGIN + box->row * STEP_Y;
}

/* --- words -------------------------------------------------------------------------------------------------------- */

static void
count_steps (LooseSkeinView *self)
{
  LeafSkein *skein = loose_skein_get (self->skein);

  for (guint i = 0; i < self->boxes->len; i++) {
    guint32 knot = BOX (self, i)->knot;
    const char *result = leaf_skein_result (skein, knot);
    g_autoptr (GArray) steps = leaf_skein_steps (leaf_skein_command (skein, knot),
                                                 result != NULL ? result : leaf_skein_blessed (skein, knot));

    BOX (self, i)->n_steps = steps->len;
  }
}

static char *
dup_title (LooseSkeinView *self, const Box *box)
{
  LeafSkein *skein = loose_skein_get (self->skein);
  const char *label = leaf_skein_label (skein, box->knot), *command = leaf_skein_command (skein, box->knot);

  if (box->knot == leaf_skein_root (skein))
    return g_strdup (_ ("Beginning"));
  if (label != NULL && *label != '\0')
    return g_strdup_printf ("%s — %s", command, label);
  return box->n_steps > 0 ? g_strdup_printf ("%s [%u]", command, box->n_steps) : g_strdup (command);
}

static const char *const marks[] = {
  [LOOSE_KNOT_FREE] = "",
  [LOOSE_KNOT_GOOD] = "✓ ",
  [LOOSE_KNOT_BAD] = "✗ ",
  [LOOSE_KNOT_UNKNOWN] = "",
};

static const char *
words_of_state (LooseKnotState state)
{
  switch (state) {
  case LOOSE_KNOT_GOOD: return _ ("matches the blessed answer");
  case LOOSE_KNOT_BAD: return _ ("differs from the blessed answer");
  case LOOSE_KNOT_UNKNOWN: return _ ("not played yet");
  case LOOSE_KNOT_FREE: break;
  }
  return "";
}

static void
describe (LooseSkeinView *self)
{
  guint i = find_box (self, self->chosen);
  g_autofree char *title = i != G_MAXUINT ? dup_title (self, BOX (self, i)) : g_strdup ("");
  const char *state = self->chosen != 0 ? words_of_state (loose_skein_get_state (self->skein, self->chosen)) : "";
  g_autofree char *words = g_strdup_printf (*state != '\0' ? "%s, %s" : "%s%s", title, state);

  loose_a11y_describe (GTK_WIDGET (self), words);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static const GdkRGBA fills[] = {
  [LOOSE_KNOT_FREE] = { 0.5f, 0.5f, 0.5f, 0.14f },
  [LOOSE_KNOT_GOOD] = { 0.2f, 0.75f, 0.4f, 0.3f },
  [LOOSE_KNOT_BAD] = { 0.9f, 0.25f, 0.2f, 0.35f },
  [LOOSE_KNOT_UNKNOWN] = { 0.5f, 0.5f, 0.5f, 0 },
};

static void
draw_words (LooseSkeinView *self, cairo_t *cr, const Box *box, double x, double y)
{
  guint32 knot = box->knot;
  g_autofree char *title = dup_title (self, box);
  g_autofree char *words = g_strdup_printf ("%s%s%s", marks[loose_skein_get_state (self->skein, knot)], title,
                                            leaf_skein_is_locked (loose_skein_get (self->skein), knot) ? " ⚑" : "");
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), words);
  int height;

  pango_layout_set_width (layout, (int) (WIDTH - 12) * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_move_to (cr, x + 6, y + (HEIGHT - height) / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_box (LooseSkeinView *self, cairo_t *cr, const Box *box, const GdkRGBA *letters)
{
  gboolean is_active = leaf_skein_active (loose_skein_get (self->skein)) == box->knot,
           is_chosen = box->knot == self->chosen;
  double x, y;

  box_corner (self, box, &x, &y);
  loose_cairo_helpers_trace_box (cr, x, y, WIDTH, HEIGHT, CORNER);
  gdk_cairo_set_source_rgba (cr, &fills[loose_skein_get_state (self->skein, box->knot)]);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, letters);
  cairo_set_line_width (cr, is_chosen ? 2.5 : is_active ? 1.6 : 0.7);
  cairo_stroke (cr);
  if (is_chosen)
    loose_cairo_helpers_show_focus (GTK_WIDGET (self), cr,
                                    &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) WIDTH, (float) HEIGHT), CORNER);
  draw_words (self, cr, box, x, y);
}

static void
draw_line (LooseSkeinView *self, cairo_t *cr, guint i)
{
  double x, y, from_x, from_y, middle;

  box_corner (self, BOX (self, i), &x, &y);
  box_corner (self, BOX (self, BOX (self, i)->parent), &from_x, &from_y);
  *(is_mirrored (self) ? &x : &from_x) += WIDTH;
  middle = (from_x + x) / 2;
  cairo_move_to (cr, from_x, from_y + HEIGHT / 2.0);
  cairo_curve_to (cr, middle, from_y + HEIGHT / 2.0, middle, y + HEIGHT / 2.0, x, y + HEIGHT / 2.0);
  cairo_stroke (cr);
}

/* The box with its margin. */
static graphene_rect_t
box_rectangle (LooseSkeinView *self, guint i)
{
  double x, y;

  box_corner (self, BOX (self, i), &x, &y);
  return GRAPHENE_RECT_INIT ((float) x - 4, (float) y - 4, (float) WIDTH + 8, (float) HEIGHT + 8);
}

static void
draw (LooseSkeinView *self, cairo_t *cr, const graphene_rect_t *visible, const GdkRGBA *letters)
{
  for (guint i = 0; i < self->boxes->len; i++) {
    graphene_rect_t both = box_rectangle (self, i), from = box_rectangle (self, BOX (self, i)->parent);

    graphene_rect_union (&both, &from, &both);
    if (BOX (self, i)->parent != i && graphene_rect_intersection (visible, &both, NULL))
      draw_line (self, cr, i);
  }
  for (guint i = 0; i < self->boxes->len; i++) {
    graphene_rect_t box = box_rectangle (self, i);

    if (graphene_rect_intersection (visible, &box, NULL))
      draw_box (self, cr, BOX (self, i), letters);
  }
}

static void
loose_skein_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LooseSkeinView *self = LOOSE_SKEIN_VIEW (widget);
  graphene_rect_t visible;
  cairo_t *cr;
  GdkRGBA letters;

  loose_cairo_helpers_get_visible (GTK_WIDGET (self), self->scroller, &visible);
  cr = gtk_snapshot_append_cairo (snapshot, &visible);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &letters);
  gdk_cairo_set_source_rgba (cr, &letters);
  cairo_set_line_width (cr, 0.8);
  draw (self, cr, &visible, &letters);
  cairo_destroy (cr);
}

/* Draws again when another part becomes visible, which the adjustments of the scrolled window tell. */
static void
loose_skein_view_root (GtkWidget *widget)
{
  LooseSkeinView *self = LOOSE_SKEIN_VIEW (widget);
  GtkAdjustment *adjustments[2];

  GTK_WIDGET_CLASS (loose_skein_view_parent_class)->root (widget);
  self->scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  if (self->scroller == NULL)
    return;
  adjustments[0] = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  adjustments[1] = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  for (guint i = 0; i < G_N_ELEMENTS (adjustments); i++) {
    g_signal_connect_object (adjustments[i], "value-changed", G_CALLBACK (gtk_widget_queue_draw), widget,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (adjustments[i], "notify::page-size", G_CALLBACK (gtk_widget_queue_draw), widget,
                             G_CONNECT_SWAPPED);
  }
}

static void
loose_skein_view_unroot (GtkWidget *widget)
{
  LOOSE_SKEIN_VIEW (widget)->scroller = NULL;
  GTK_WIDGET_CLASS (loose_skein_view_parent_class)->unroot (widget);
}

static void
follow_text_size (LooseSkeinView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);

  self->factor = MAX (1, pango_font_metrics_get_height (metrics) / LINE_HEIGHT / PANGO_SCALE);
  pango_font_metrics_unref (metrics);
}

static void
loose_skein_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  LooseSkeinView *self = LOOSE_SKEIN_VIEW (widget);

  follow_text_size (self);
  *minimum = *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? 2 * MARGIN + self->n_columns * STEP_X
                                                                         : 2 * MARGIN + self->n_rows * STEP_Y);
}

/* --- choosing ----------------------------------------------------------------------------------------------------- */

guint32
loose_skein_view_get_chosen (LooseSkeinView *self)
{
  g_return_val_if_fail (LOOSE_IS_SKEIN_VIEW (self), 0);
  return self->chosen;
}

/* Scrolls to the selected knot. This waits for the layout, before which a new knot has no position. */
static gboolean
reveal_cb (gpointer data)
{
  LooseSkeinView *self = data;
  GtkWidget *scrolled = self->scroller;
  guint i = find_box (self, self->chosen);
  double x, y;

  self->reveal = 0;
  if (scrolled == NULL || i == G_MAXUINT)
    return G_SOURCE_REMOVE;
  box_corner (self, BOX (self, i), &x, &y);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled)), x - MARGIN,
                             x + WIDTH + MARGIN);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)), y - MARGIN,
                             y + HEIGHT + MARGIN);
  return G_SOURCE_REMOVE;
}

static void
queue_reveal (LooseSkeinView *self)
{
  if (self->reveal == 0)
    self->reveal = g_idle_add_full (REVEAL_PRIORITY, reveal_cb, self, NULL);
}

/* Shows a selection that was made while the view was hidden. */
static void
loose_skein_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (loose_skein_view_parent_class)->map (widget);
  queue_reveal (LOOSE_SKEIN_VIEW (widget));
}

void
loose_skein_view_choose (LooseSkeinView *self, guint32 knot)
{
  g_return_if_fail (LOOSE_IS_SKEIN_VIEW (self));
  if (find_box (self, knot) == G_MAXUINT)
    return;
  self->chosen = knot;
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  queue_reveal (self);
  g_signal_emit (self, signals[CHOSEN], 0, knot);
}

static guint32
knot_at (LooseSkeinView *self, double x, double y)
{
  for (guint i = 0; i < self->boxes->len; i++) {
    double left, top;

    box_corner (self, BOX (self, i), &left, &top);
    if (x >= left && x < left + WIDTH && y >= top && y < top + HEIGHT)
      return BOX (self, i)->knot;
  }
  return 0;
}

static void
pressed_cb (LooseSkeinView *self, int n_press, double x, double y)
{
  guint32 knot = knot_at (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (knot == 0)
    return;
  loose_skein_view_choose (self, knot);
  if (n_press == 2)
    g_signal_emit (self, signals[ACTIVATED], 0, knot);
}

/* The nearest knot above or below this one in the drawing, of those as far from the beginning; 0 if there is none. */
static guint32
beside (LooseSkeinView *self, int by)
{
  guint own = find_box (self, self->chosen), found = G_MAXUINT;
  int least = 0;

  for (guint i = 0; own != G_MAXUINT && i < self->boxes->len; i++) {
    int distance = ((int) BOX (self, i)->row - (int) BOX (self, own)->row) * by;

    if (BOX (self, i)->column != BOX (self, own)->column || distance <= 0 || (found != G_MAXUINT && distance >= least))
      continue;
    found = i;
    least = distance;
  }
  return found != G_MAXUINT ? BOX (self, found)->knot : 0;
}

static gboolean
key_cb (LooseSkeinView *self, guint key, guint code, GdkModifierType state)
{
  LeafSkein *skein = loose_skein_get (self->skein);

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (self->chosen == 0)
    self->chosen = leaf_skein_root (skein);
  switch (loose_mirrored_key (GTK_WIDGET (self), key)) {
  case GDK_KEY_Left: loose_skein_view_choose (self, leaf_skein_parent (skein, self->chosen)); break;
  case GDK_KEY_Right: loose_skein_view_choose (self, leaf_skein_child (skein, self->chosen, 0)); break;
  case GDK_KEY_Up: loose_skein_view_choose (self, beside (self, -1)); break;
  case GDK_KEY_Down: loose_skein_view_choose (self, beside (self, 1)); break;
  case GDK_KEY_Home: loose_skein_view_choose (self, leaf_skein_root (skein)); break;
  case GDK_KEY_End: loose_skein_view_choose (self, leaf_skein_active (skein)); break;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter: g_signal_emit (self, signals[ACTIVATED], 0, self->chosen); break;
  default: return GDK_EVENT_PROPAGATE;
  }
  return GDK_EVENT_STOP;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

/* Until another knot is selected, the selection follows the play. */
static void
follow (LooseSkeinView *self)
{
  guint32 stands = leaf_skein_active (loose_skein_get (self->skein)), stood = self->stood;

  self->stood = stands;
  if (stands != stood && (self->chosen == 0 || self->chosen == stood))
    loose_skein_view_choose (self, stands);
}

static void
changed_cb (LooseSkeinView *self, gboolean shape)
{
  if (shape) {
    lay_out (self);
    if (find_box (self, self->chosen) == G_MAXUINT)
      self->chosen = 0;
    gtk_widget_queue_resize (GTK_WIDGET (self));
  }
  count_steps (self);
  follow (self);
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
loose_skein_view_set_skein (LooseSkeinView *self, LooseSkein *skein)
{
  g_return_if_fail (LOOSE_IS_SKEIN_VIEW (self));
  g_return_if_fail (self->skein == NULL);
  self->skein = g_object_ref (skein);
  g_signal_connect_object (skein, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self, TRUE);
}

static void
loose_skein_view_dispose (GObject *object)
{
  g_clear_handle_id (&LOOSE_SKEIN_VIEW (object)->reveal, g_source_remove);
  g_clear_object (&LOOSE_SKEIN_VIEW (object)->skein);
  G_OBJECT_CLASS (loose_skein_view_parent_class)->dispose (object);
}

static void
loose_skein_view_finalize (GObject *object)
{
  g_array_unref (LOOSE_SKEIN_VIEW (object)->boxes);
  G_OBJECT_CLASS (loose_skein_view_parent_class)->finalize (object);
}

static void
loose_skein_view_class_init (LooseSkeinViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_skein_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_skein_view_finalize;
  widget_class->snapshot = loose_skein_view_snapshot;
  widget_class->map = loose_skein_view_map;
  widget_class->root = loose_skein_view_root;
  widget_class->unroot = loose_skein_view_unroot;
  widget_class->measure = loose_skein_view_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ACTIVATED] = g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
loose_skein_view_init (LooseSkeinView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->factor = 1;
  self->boxes = g_array_new (FALSE, FALSE, sizeof (Box));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Skein"), -1);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
