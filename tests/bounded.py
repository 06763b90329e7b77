# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a command that must not take more memory than a bound, whether or not it is built with sanitizers.

LEAF_SANITIZE is the build's option b_sanitize.  A program with the address sanitizer reserves terabytes of addresses, so its address space cannot be
limited; the sanitizer watches the memory that is resident instead, and ends the program when that is too much."""
import os
import resource
import subprocess

SANITIZE = os.environ.get('LEAF_SANITIZE', 'none')
SECONDS = 600  # far more than any command here takes; whoever waits for ever is ended


def environment(most, env=None):
    """The variables for a program that may have `most` bytes; the sanitizer keeps freed memory for a while, and needs room for that."""
    env = dict(os.environ if env is None else env)
    if 'address' in SANITIZE:
        env['ASAN_OPTIONS'] = ':'.join(filter(None, [env.get('ASAN_OPTIONS'), f'hard_rss_limit_mb={most // (1 << 20) + 1024}']))
    return env


def run(words, most, env=None, **more):
    """subprocess.run() with its output kept, in `most` bytes of memory.  subprocess.TimeoutExpired: it does not end."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    return subprocess.run(words, capture_output=True, timeout=SECONDS, env=environment(most, env),
                          preexec_fn=limit if SANITIZE == 'none' else None, **more)
