/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-lsp.c: messages of an editor, one a line (session.h): the server answers, or exits. */

#include "fuzz.h"

#include "leaf-lsp.h"
#include "session.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  GString *sent = session_bytes (data, size, "file:///tmp/story.ni");
  gsize length = sent->len;
  g_autoptr (GInputStream) in
      = g_memory_input_stream_new_from_data (g_string_free (sent, FALSE), (gssize) length, g_free);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();

  g_assert_cmpint (leaf_lsp_serve (in, out, 0), <=, 1);
  return 0;
}
