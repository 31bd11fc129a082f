"""Breaks the saving of a translation file at each of its steps, and looks at what is left.

Runs `shoptalk strings set FILE KEY VALUE` under strace(1): once to count its system calls from the reading of the file
on, then once for each call and each way of failing. The call fails (ENOSPC, EIO, EINTR, EDQUOT, EACCES), or the process
is killed there. Then it tries folders that may not be written, links, a full disk, and somebody else who writes
meanwhile.

- The file holds the old bytes or the new ones, whole; the new ones where the exit status is 0.
- A run that failed leaves nothing beside the file. One that was killed may leave a file `.shoptalk-…`, and the next
  save is well all the same.
- The exit status is 0, 66, 73, 74 or 75, and never that of a crash.
"""
import os
import resource
import shutil
import signal
import subprocess
import sys
import time

from sweeps import tracing
from sweeps.findings import Findings

ERRORS = ["ENOSPC", "EIO", "EINTR", "EDQUOT", "EACCES"]
# What a save has to do with, where it does it: each is looked for in the trace and must be there.
STEPS = ["openat", "write", "fsync", "fchmod", "close", "rename"]
UNPRIVILEGED = 65_534

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
\t<key>key</key>
\t<string>old</string>
</dict>
</plist>
"""
XLIFF = """<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2">
  <file original="a.strings" source-language="en" target-language="uk">
    <body>
      <trans-unit id="key">
        <source>text</source>
        <target>old</target>
      </trans-unit>
    </body>
  </file>
</xliff>
"""
CATALOGUE = """{
  "sourceLanguage" : "en",
  "strings" : {
    "key" : {
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "old"
          }
        }
      }
    }
  },
  "version" : "1.0"
}"""
FILES = {"T.strings": '"key" = "old";\n' + "/* filling */\n" * 500, "T.xcstrings": CATALOGUE,
         "T.stringsdict": PLIST, "T.xliff": XLIFF}


class FileSweep(Findings):
    """Saves one file again and again, each time with another step broken."""

    def __init__(self, program, folder, is_silent=False):
        super().__init__(is_silent)
        self.program, self.folder = program, folder
        self.trace = folder / "trace"

    def fresh(self, name):
        """A new folder with the old file in it."""
        shutil.rmtree(self.folder / "work", ignore_errors=True)
        work = self.folder / "work"
        work.mkdir()
        os.chmod(work, 0o777)
        (work / name).write_text(FILES[name])
        return work / name

    def command(self, path):
        language = ["--language", "en"] if path.suffix == ".xcstrings" else []
        return [self.program, "strings", "set", path, "key", "new", *language]

    # MARK: - The steps

    def calls(self, name):
        """Each system call from the opening of the file on, and what the save makes of the file."""
        path = self.fresh(name)
        run = tracing.strace(self.command(path), self.trace)
        if run.returncode != 0:
            self.fail(name, f"the save ends with {run.returncode}: {run.stderr}")
            return [], ""
        calls = tracing.calls(self.trace, lambda call, line: str(path) in line and call.startswith("open"))
        for step in STEPS:
            if not any(call.name.startswith(step) for call in calls):
                self.fail(name, f"{step} is not among the calls; the sweep would miss a step")
        return calls, path.read_text()

    def check(self, place, path, run, new, was_killed=False):
        self.statuses[run.returncode] += 1
        text = path.read_text() if path.exists() else None
        if text not in (FILES[path.name], new):
            self.fail(place, f"the file is neither the old nor the new one: {text!r:.200}")
        if was_killed:
            litter = [name for name in os.listdir(path.parent) if name != path.name]
            if any(not name.startswith(".shoptalk-") for name in litter):
                self.fail(place, f"left behind: {litter}")
            again = tracing.run(self.command(path))
            if again.returncode != 0 or path.read_text() != new:
                self.fail(place, f"the next save ends with {again.returncode}: {again.stderr}")
            return
        if run.returncode not in (0, 66, 73, 74, 75):
            self.fail(place, f"exit status {run.returncode}: {run.stderr}")
        if run.returncode == 0 and text != new:
            self.fail(place, "exit status 0 and the old file")
        if run.returncode != 0 and not run.stderr:
            self.fail(place, f"exit status {run.returncode} without a word")
        names = os.listdir(path.parent)
        if names != [path.name]:
            self.fail(place, f"left behind: {names}")

    def broken(self, name, place, call, how, mark):
        """A save with one step broken: the file and the run."""
        path = self.folder / "work" / name
        run, was_met = tracing.broken(
            self.command(path), self.trace, call, how, mark, lambda: self.fresh(name))
        if not was_met:
            self.fail(place, "the step was not reached")
        return path, run

    def steps(self, name, errors_in_turn):
        calls, new = self.calls(name)
        for number, call in enumerate(calls):
            place = f"{name}: SIGKILL at {call}"
            path, run = self.broken(name, place, call, "signal=KILL", tracing.KILLED)
            self.check(place, path, run, new, was_killed=True)
            self.count("kills")
            if call.name in tracing.MEMORY:
                continue
            errors = [ERRORS[number % len(ERRORS)]] if errors_in_turn and call.name not in STEPS else ERRORS
            for error in errors:
                place = f"{name}: {error} from {call}"
                path, run = self.broken(name, place, call, f"error={error}", tracing.INJECTED)
                self.check(place, path, run, new)
                self.count("errors")
                if error == "EINTR" and call.name in {"write", "fsync", "read", "openat"} and run.returncode != 0:
                    self.fail(place, f"an interrupted call is not made again: {run.stderr}")

    # MARK: - Folders, links, disks

    def surroundings(self):
        name = "T.strings"
        new = FILES[name].replace('"old"', '"new"')
        self.links(name, new)
        self.read_only(name)
        self.meanwhile(name)
        self.full_disk(name)

    def links(self, name, new):
        path = self.fresh(name)
        real = path.with_name("real")
        path.rename(real)
        path.symlink_to("real")
        run = tracing.run(self.command(path))
        if run.returncode != 0 or not path.is_symlink() or os.readlink(path) != "real" or real.read_text() != new:
            self.fail("symbolic link", f"status {run.returncode}, {real.read_text()!r:.100} {run.stderr}")
        self.count("surroundings")
        path = self.fresh(name)
        other = path.with_name("other")
        os.link(path, other)
        run = tracing.run(self.command(path))
        # A hard link is another name of the old file, and stays one.
        if run.returncode != 0 or path.read_text() != new or other.read_text() != FILES[name]:
            self.fail("hard link", f"status {run.returncode} {run.stderr}")
        self.count("surroundings")

    def read_only(self, name):
        """A folder in which nobody may make a file, and a file that nobody may write; root may everywhere."""
        def unprivileged():
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(UNPRIVILEGED)
                os.setuid(UNPRIVILEGED)
        for what in ["folder", "file"]:
            path = self.fresh(name)
            os.chmod(path, 0o444 if what == "file" else 0o666)
            os.chmod(path.parent, 0o555 if what == "folder" else 0o777)
            run = tracing.run(self.command(path), preexec_fn=unprivileged)
            if run.returncode != 74 or path.read_text() != FILES[name] or os.listdir(path.parent) != [name]:
                self.fail(f"read-only {what}", f"status {run.returncode}, {os.listdir(path.parent)} {run.stderr}")
            os.chmod(path.parent, 0o777)
            self.count("surroundings")

    def meanwhile(self, name):
        """Somebody else writes while the save waits for the disk: that version stays, and the command says 75."""
        for kind in ["in place", "replaced", "removed"]:
            path = self.fresh(name)
            theirs = FILES[name] + "/* theirs */\n"
            waiting = subprocess.Popen(
                ["strace", "-f", "-qq", "-o", self.trace, "-e", "trace=fsync",
                 "-e", "inject=fsync:delay_enter=1500000:when=1", *self.command(path)],
                stderr=subprocess.PIPE, text=True)
            end = time.monotonic() + 10
            while len(os.listdir(path.parent)) < 2 and time.monotonic() < end:
                time.sleep(0.01)
            if kind == "in place":
                path.write_text(theirs)
            elif kind == "replaced":
                (self.folder / "theirs").write_text(theirs)
                os.rename(self.folder / "theirs", path)
            else:
                path.unlink()
            _, words = waiting.communicate(timeout=60)
            text = path.read_text() if path.exists() else None
            names = os.listdir(path.parent)
            if waiting.returncode != 75 or text != (None if kind == "removed" else theirs) or len(names) > 1:
                self.fail(f"changed meanwhile, {kind}", f"status {waiting.returncode}, {text!r:.100}, {names} {words}")
            self.count("surroundings")

    def full_disk(self, name):
        # A limit of the process: the first write is cut, the next one fails.
        path = self.fresh(name)
        def limited():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (4_096, 4_096))
        run = tracing.run(self.command(path), preexec_fn=limited)
        if run.returncode != 74 or path.read_text() != FILES[name] or os.listdir(path.parent) != [name]:
            self.fail("limit of the process", f"status {run.returncode}, {os.listdir(path.parent)} {run.stderr}")
        self.count("surroundings")

        disk = self.folder / "disk"
        disk.mkdir()
        mount = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", disk], capture_output=True, text=True)
        if mount.returncode != 0:
            print(f"crash-sweep: SKIPPED the full disk: mount says {mount.stderr.strip()}", file=sys.stderr)
            return
        try:
            path = disk / name
            path.write_text(FILES[name])
            (disk / "filling").write_bytes(bytes(4_096))
            run = tracing.run(self.command(path))
            if run.returncode != 74 or path.read_text() != FILES[name] or sorted(os.listdir(disk)) != [name, "filling"]:
                self.fail("full disk", f"status {run.returncode}, {os.listdir(disk)} {run.stderr}")
            self.count("surroundings")
        finally:
            subprocess.run(["umount", disk], check=True)


class Control(FileSweep):
    """A save as it must not be: the file is written in place. The sweep has to notice, else it notices nothing."""

    def command(self, path):
        new = self.folder / "new"
        new.write_text(FILES[path.name].replace("old", "new"))
        return ["dd", f"if={new}", f"of={path}", "bs=4096", "status=none"]


def sweep(program, folder, is_short):
    """Saves files of each format, broken at each step, and in each surrounding."""
    sweep = FileSweep(program, folder)
    control = Control(None, folder, is_silent=True)
    control.steps("T.strings", errors_in_turn=True)
    if not any("neither the old nor the new" in failure for failure in control.failures):
        sweep.fail("control", "a file that is written in place is found well")
    for name in list(FILES)[:2 if is_short else None]:
        sweep.steps(name, errors_in_turn=is_short)
    sweep.surroundings()
    return sweep
