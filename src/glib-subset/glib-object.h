/* SPDX-License-Identifier: GPL-3.0-or-later */
/* glib-object.h: libleaf includes this header only for what glib.h declares, and uses no objects. */
#pragma once

#include <glib.h>
