/* SPDX-License-Identifier: GPL-3.0-or-later */
/* probe.c: compiled while the build is configured, to see whether programs for WebAssembly can be made. */
#include <math.h>
#include <stdio.h>

int
main (int argc, char **argv)
{
  return printf ("%g\n", pow (argc, 0.5)) < 0;
}
