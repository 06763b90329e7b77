#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""coverage-table.py BUILD_DIRECTORY: sums the results of gcov for the objects of a build, by module of src/.

Prints a table of lines and branches, and writes BUILD_DIRECTORY/coverage.tsv with a row for each file."""
import collections
import gzip
import json
import pathlib
import subprocess
import sys
import tempfile


def read_objects(build):
    """path of a source -> (line -> hits, (line, branch) -> hits), summed over the objects that it was compiled into."""
    lines = collections.defaultdict(collections.Counter)
    branches = collections.defaultdict(collections.Counter)
    with tempfile.TemporaryDirectory() as scratch:
        for data in sorted(build.rglob("*.gcda")):
            done = subprocess.run(["gcov", "--json-format", "--branch-probabilities", str(data.resolve())], cwd=scratch,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
            if "stamp mismatch" in done.stderr:  # a cache of objects keeps an object and its notes of two compilations
                print(f"{data.stem} was not counted: its object and its notes are of two compilations. "
                      "Delete both, and build with CCACHE_RECACHE=1.", file=sys.stderr)
            for report in pathlib.Path(scratch).glob("*.gcov.json.gz"):
                content = json.loads(gzip.open(report).read())
                for file in content["files"]:
                    path = (build / file["file"]).resolve()
                    for line in file["lines"]:
                        lines[path][line["line_number"]] += line["count"]
                        for number, branch in enumerate(line["branches"]):
                            branches[path][line["line_number"], number] += branch["count"]
                report.unlink()
    return lines, branches


def share(counter):
    return sum(1 for hits in counter.values() if hits > 0), len(counter)


def percent(pair):
    return f"{100 * pair[0] / pair[1]:.1f}%" if pair[1] else "-"


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    source = build.parent / "src"
    lines, branches = read_objects(build)
    modules = collections.defaultdict(lambda: [0, 0, 0, 0])
    with open(build / "coverage.tsv", "w", encoding="utf-8") as table:
        table.write("file\tlines run\tlines\tbranches taken\tbranches\n")
        for path in sorted(lines):
            if source not in path.parents:
                continue
            counts = [*share(lines[path]), *share(branches[path])]
            table.write("\t".join([str(path.relative_to(source)), *map(str, counts)]) + "\n")
            for total in (modules[str(path.parent.relative_to(source))], modules["all"]):
                for k, count in enumerate(counts):
                    total[k] += count
    print(f"{'module':30} {'lines':>8} {'run':>7} {'branches':>9} {'taken':>7}")
    for name, (run, n, taken, n_branches) in sorted(modules.items(), key=lambda item: (item[0] == "all", item[0])):
        print(f"{name:30} {n:8} {percent((run, n)):>7} {n_branches:9} {percent((taken, n_branches)):>7}")


if __name__ == "__main__":
    main()
