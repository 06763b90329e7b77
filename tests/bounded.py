# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a command with a limit of memory, whether or not it is built with sanitizers.

LEAF_SANITIZE is the build's option b_sanitize.  A program with the address sanitizer reserves terabytes of addresses, so its address space cannot be
limited; the sanitizer limits resident memory instead, and aborts the program."""
import os
import resource
import subprocess

SANITIZE = os.environ.get('LEAF_SANITIZE', 'none')
SECONDS = 600  # far more than any command here takes; ends a command that hangs


def environment(most, env=None):
    """The environment for a program that may use `most` bytes, plus room for freed memory that the sanitizer keeps for a while."""
    env = dict(os.environ if env is None else env)
    if 'address' in SANITIZE:
        env['ASAN_OPTIONS'] = ':'.join(filter(None, [env.get('ASAN_OPTIONS'), f'hard_rss_limit_mb={most // (1 << 20) + 1024}']))
    return env


def run(words, most, env=None, **more):
    """subprocess.run() with captured output and at most `most` bytes of memory. Raises subprocess.TimeoutExpired if it does not end."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    return subprocess.run(words, capture_output=True, timeout=SECONDS, env=environment(most, env),
                          preexec_fn=limit if SANITIZE == 'none' else None, **more)
