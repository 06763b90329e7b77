/* SPDX-License-Identifier: GPL-3.0-or-later */
/* probe.c: compiled while the build is configured, to test whether programs can be compiled for WebAssembly. */
#include <math.h>
#include <stdio.h>

int
main (int argc, char **argv)
{
  return printf ("%g\n", pow (argc, 0.5)) < 0;
}
