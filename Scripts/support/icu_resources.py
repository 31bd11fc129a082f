"""Reads the CLDR data that the installed ICU carries, for the scripts that generate Swift from it.

Needs a C compiler and libicu-dev. CLDR's version is checked, so that no table changes unnoticed with the system.
"""

import pathlib
import subprocess
import sys
import tempfile

CLDR_VERSION = "42"
ICU_VERSION = "72.1"
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCE = f"CLDR {CLDR_VERSION} (as packaged in ICU {ICU_VERSION})"


class Resources:
    """A compiled reader of bundles; each bundle is a dictionary from path to text."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.program = pathlib.Path(self.folder.name) / "icu-resources"
        source = pathlib.Path(__file__).with_suffix("").with_name("icu-resources.c")
        subprocess.run(["cc", "-O1", "-o", self.program, source, "-licuuc"], check=True)
        version = self.read("supplementalData")["/cldrVersion"]
        if version != CLDR_VERSION:
            sys.exit(f"these scripts are pinned to CLDR {CLDR_VERSION}; the installed ICU carries {version}")

    def read(self, bundle):
        output = subprocess.run([self.program, bundle], check=True, capture_output=True, text=True).stdout
        return dict(line.split("\t", 1) for line in output.splitlines())

    def table(self, bundle, path):
        """The entries under a path, with the rest of their paths as keys."""
        prefix = path.rstrip("/") + "/"
        return {key[len(prefix):]: text for key, text in self.read(bundle).items() if key.startswith(prefix)}


def literal(name, comment, entries):
    """A sorted table as lines of a multi-line literal, one entry a line."""
    lines = sorted(f"{key}\t{value}".encode() for key, value in entries.items())
    if any(b'"' in line or b"\\" in line or b"\n" in line for line in lines):
        sys.exit(f"{name}: a line needs escaping")
    return [
        f"    /// {comment}",
        f'    static let {name} = SubtagTable("""',
        *(line.decode().replace("\t", "\\t") for line in lines),
        "",
        '"""',
        "    )",
        "",
    ]


def write(name, comment, enum, body, script):
    target = ROOT / "Sources/Languages" / name
    text = [
        "// swift-format-ignore-file",
        f"// Written by Scripts/{script} from {SOURCE}. Do not edit.",
        "",
        f"/// {comment}",
        f"enum {enum} {{",
        *body,
    ]
    while not text[-1]:
        text.pop()
    target.write_text("\n".join([*text, "}", ""]), encoding="utf-8")
