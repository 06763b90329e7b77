/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz.h: what every target defines: a function that reads the bytes and must not crash. */
#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
