/* SPDX-License-Identifier: GPL-3.0-or-later */
/* probe.c: Meson compiles it to see whether programs for WebAssembly can be built. */
#include <math.h>
#include <stdio.h>

int
main (int argc, char **argv)
{
  return printf ("%g\n", pow (argc, 0.5)) < 0;
}
