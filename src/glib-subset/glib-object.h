/* SPDX-License-Identifier: GPL-3.0-or-later */
/* glib-object.h: libleaf uses no objects, and includes this header only for what glib.h declares. */
#pragma once

#include <glib.h>
