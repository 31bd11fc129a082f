"""Breaks buying, approving, restoring, refunding, the change of version and recovery at each step.

A purchase runs under strace(1) once to count the system calls that change a file; then once for each of them, where the
process is killed, and once for each call that can fail, with ENOSPC, EIO, EINTR, EMFILE or a write of nothing. Then the
disk is full, and the process has a limit. After each break the simulation is run again, and the three files of the shop
are read:

- Nothing is lost: what the store has charged is given and finished, or revoked, or parked with a reason; what was
  printed is still so, under the same number; the numbers have no gap.
- Nothing is given twice, a quantity is given once and whole, and nothing is finished before it was given, ever.
- Nothing is stuck: after one restart or two nothing is left to be done.
- A run in which a call fails ends with 0, 65, 66, 73, 74 or 75 and a word, and never as a crash does.
- A damaged journal is not touched by its recovery; the new one is whole, or absent, or refused.
"""
import concurrent.futures
import dataclasses
import hashlib
import itertools
import json
import multiprocessing
import os
import pathlib
import re
import resource
import signal
import sqlite3
import subprocess
import sys

from sweeps import controls, tracing
from sweeps.findings import Findings
from sweeps.shop import LESSONS, MONTHLY, RECIPES, SEASON, TORN, Inspection, Shop

# The calls that change what another process finds.
CHANGES = {"write", "pwrite64", "pwritev", "writev", "fsync", "fdatasync", "rename", "renameat", "renameat2",
           "ftruncate", "truncate", "unlink", "unlinkat", "link", "linkat", "fallocate"}
# What can go wrong in each call; a write of nothing is the shortest one there is.
FAULTS = {
    **dict.fromkeys(["write", "pwrite64", "pwritev", "writev"],
                    ["error=ENOSPC", "error=EIO", "error=EINTR", "retval=0"]),
    **dict.fromkeys(["fsync", "fdatasync"], ["error=EIO", "error=ENOSPC", "error=EINTR"]),
    **dict.fromkeys(["rename", "renameat", "renameat2", "link", "linkat", "unlink", "unlinkat", "ftruncate",
                     "fallocate"], ["error=EIO", "error=ENOSPC"]),
    **dict.fromkeys(["openat", "open"], ["error=EMFILE", "error=EIO", "error=ENOSPC", "error=EINTR"]),
    **dict.fromkeys(["read", "pread64"], ["error=EIO", "error=EINTR"]),
    **dict.fromkeys(["fcntl", "fchmod", "close", "newfstatat", "fstat", "fchown"], ["error=EIO"]),
}
# What the command must not do without; a sweep that misses one of them misses a step.
STEPS = {"openat", "write", "pwrite64", "fsync", "fdatasync", "rename", "unlink"}
STATUSES = {0, 65, 66, 73, 74, 75}
# A disk that is full is no fault of a file.
FULL = {0, 73, 74}
# The least that --short has to try.
LEAST_KILLS, LEAST_ERRORS = 400, 300
SHORT_KILLS, SHORT_ERRORS = 700, 500
HERE = pathlib.Path(__file__).resolve().parent


@dataclasses.dataclass(frozen=True)
class Purchases:
    """Steps that are broken, what happened before them, and what is done after the restart."""
    name: str
    before: tuple
    steps: tuple
    after: tuple = ()
    # Changes the shop after `before` and before the steps.
    change: str = ""

    def prepare(self, shop):
        shop.clear()
        run = shop.perform(self.before)
        if run.returncode != 0:
            raise SystemExit(f"crash-sweep: {self.name}: {self.before} ends with {run.returncode}: {run.stderr}")
        if self.change:
            getattr(self, self.change)(shop)

    def forget(self, shop):
        """Another device of the same buyer: neither the journal nor the content is there."""
        shop.journal.unlink()
        shop.file(".content").unlink()

    def empty(self, shop): shop.clear()

    def version1(self, shop): self.older(shop, 1)

    def version2(self, shop): self.older(shop, 2)

    def older(self, shop, version):
        """A journal that an older version of the program has left, in the middle of a purchase."""
        shop.journal.unlink()
        with sqlite3.connect(shop.journal) as journal:
            journal.executescript((HERE / f"journal-version-{version}.sql").read_text())
        journal.close()
        # The last purchase is recorded and not delivered yet.
        content = json.loads(shop.file(".content").read_text())
        given = content["lines"].pop()
        shop.file(".content").write_text(json.dumps(content))
        store = json.loads(shop.file(".store").read_text())
        last = store["transactions"][-1]
        assert given["key"] == f"grant:{last['id']}", given
        last["finishesDue"] = 1
        shop.file(".store").write_text(json.dumps(store))

    # MARK: - One break

    def command(self, shop): return shop.simulate(self.steps)

    # How a run ends that has met no fault.
    well = (0,)

    def begins(self, name, line): return name.startswith("open") and ".storekit" in line

    def inspect(self, shop, template, fail, run):
        """Looks at what a broken run has left, and brings it to its end."""
        inspection = Inspection(shop, fail, before=template)
        inspection.order()
        lines = inspection.acknowledged(run.stdout)
        waiting = {each["productID"] for each in shop.store[1]}
        # What waits for approval can still be approved, and nothing else.
        after = [step for step in self.after if not step.startswith("approve ") or step.split()[1] in waiting]
        again = inspection.ends(after)
        inspection.all(lines, again)


OLDER = (f"buy {LESSONS} 3", f"buy {RECIPES}", f"buy {MONTHLY}", f"renew {MONTHLY}", f"buy {LESSONS} 2",
         f"refund {LESSONS}", f"defer {SEASON}", f"cancel {LESSONS}", f"buy {LESSONS} 7")


@dataclasses.dataclass(frozen=True)
class Looking:
    """A command that makes a new journal out of one that is there: a recovery or a copy."""
    name: str
    verb: str
    is_damaged: bool

    def prepare(self, shop):
        shop.clear()
        shop.perform(OLDER)
        if self.is_damaged:
            with sqlite3.connect(shop.journal) as journal:
                journal.execute("UPDATE notification SET kind = 'progress' WHERE kind = 'purchaseCancelled'")
            journal.close()

    def command(self, shop):
        return [shop.program, "journal", self.verb, shop.journal, shop.folder / "new"]

    @property
    def well(self): return (1,) if self.is_damaged else (0,)

    def begins(self, name, line): return name.startswith("open") and '/J"' in line

    def inspect(self, shop, template, fail, run):
        if digest(shop.journal) != digest(template.journal):
            fail("the old journal is no longer what it was")
        expected = shop.folder / "expected"
        whole = tracing.run([shop.program, "journal", self.verb, shop.journal, expected])
        if whole.returncode not in self.well:
            fail(f"the next {self.verb} ends with {whole.returncode}: {whole.stderr}")
            return
        new = shop.folder / "new"
        if not new.exists():
            if run.returncode in self.well:
                fail(f"exit status {run.returncode} and no new journal")
            return
        answers = [tracing.run([shop.program, "journal", "verify", path]) for path in (new, expected)]
        if answers[0].returncode in (65, 66):
            if run.returncode in self.well:
                fail(f"exit status {run.returncode} and a new journal that is refused: {answers[0].stderr}")
        elif answers[0].stdout != answers[1].stdout or answers[0].returncode != 0:
            fail(f"the new journal is not whole: {answers[0].stdout}{answers[0].stderr}, not {answers[1].stdout}")


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else None


SCENARIOS = [
    Purchases("a consumable", (f"buy {LESSONS} 2",), (f"buy {LESSONS} 3", f"buy {LESSONS}")),
    Purchases("a shop that is new", (), (f"buy {LESSONS} 3",), change="empty"),
    Purchases("a non-consumable", (f"buy {LESSONS}",), (f"buy {RECIPES}",)),
    Purchases("a subscription", (f"buy {LESSONS}",), (f"buy {MONTHLY}", f"renew {MONTHLY}")),
    Purchases("a purchase that waits", (f"buy {LESSONS}",), (f"defer {RECIPES}", f"approve {RECIPES}"),
              after=(f"approve {RECIPES}",)),
    Purchases("a restore", (f"buy {RECIPES}", f"buy {MONTHLY}", f"buy {SEASON}"), ("restore",), after=("restore",),
              change="forget"),
    Purchases("a refund", (f"buy {LESSONS} 4", f"buy {RECIPES}"), (f"refund {LESSONS}", f"refund {RECIPES}")),
    Purchases("a journal of version 1", OLDER, (), after=(f"approve {SEASON}",), change="version1"),
    Purchases("a journal of version 2", OLDER, (), after=(f"approve {SEASON}",), change="version2"),
    Looking("a recovery", "recover", is_damaged=True),
    Looking("a copy", "backup", is_damaged=False),
]


class PurchaseSweep(Findings):
    """Runs scenarios again and again, each time with another step broken."""

    def __init__(self, program, configuration, folder, is_silent=False):
        super().__init__(is_silent)
        self.program, self.configuration, self.folder = program, configuration, folder
        self.folder.mkdir(exist_ok=True)
        self.trace = folder / "trace"
        self.shop = Shop(program, configuration, folder / "shop")
        self.templates = {}

    def template(self, scenario):
        """The shop as it is before the steps of a scenario."""
        if scenario.name not in self.templates:
            template = Shop(self.program, self.configuration, self.folder / f"template {scenario.name}")
            scenario.prepare(template)
            self.templates[scenario.name] = template
        return self.templates[scenario.name]

    def calls(self, scenario):
        """The system calls of a scenario from the opening of its first file on."""
        template = self.template(scenario)
        self.shop.copy(template)
        run = tracing.strace(scenario.command(self.shop), self.trace)
        if run.returncode not in scenario.well:
            self.fail(scenario.name, f"unbroken it ends with {run.returncode}: {run.stderr}")
        self.inspect(f"{scenario.name}, unbroken", scenario, template, run)
        return tracing.calls(self.trace, scenario.begins)

    def broken(self, scenario, call, how):
        """Breaks one call, and looks at what is left."""
        is_kill = how == KILL
        place = f"{scenario.name}: {how.partition('=')[2] if '=' in how else how} at {call}"
        template = self.template(scenario)
        run, was_met = tracing.broken(
            scenario.command(self.shop), self.trace, call, how, tracing.KILLED if is_kill else tracing.INJECTED,
            lambda: self.shop.copy(template))
        if not was_met:
            self.fail(place, "the step was not reached")
            return
        self.count("kills" if is_kill else "errors")
        self.check(place, scenario, template, run, is_kill)

    def check(self, place, scenario, template, run, is_kill=False, statuses=STATUSES):
        self.statuses[run.returncode] += 1
        if not is_kill and run.returncode not in {*statuses, *scenario.well}:
            self.fail(place, f"exit status {run.returncode}: {run.stderr}")
        # strace counts the calls of each thread, so the word itself may have been the call that failed.
        is_mute = not is_kill and re.search(r"write\(2, .*\(INJECTED\)", self.trace.read_text(errors="replace"))
        if not is_kill and run.returncode not in scenario.well and not run.stderr and not is_mute:
            self.fail(place, f"exit status {run.returncode} without a word")
        self.inspect(place, scenario, template, run)

    def inspect(self, place, scenario, template, run):
        try:
            scenario.inspect(self.shop, template, lambda what: self.fail(place, what), run)
        except TORN as error:
            self.fail(place, f"a file or a line is torn: {error!r}")

    # MARK: - Full disks

    def limits(self, scenario, sizes):
        """A process that may write so many bytes to a file: the write is cut there, and the next one fails."""
        template = self.template(scenario)
        for size in sizes:
            def limited():
                signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
                resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
            self.shop.copy(template)
            # What is printed goes to a pipe, which has no size.
            run = tracing.run(scenario.command(self.shop), preexec_fn=limited)
            self.check(f"{scenario.name}, at most {size} bytes", scenario, template, run, statuses=FULL)
            self.count("limits")

    def full_disk(self, scenario, rooms):
        """A disk with so much room: what is there can be read, and work goes on when there is room again."""
        template = self.template(scenario)
        disk = self.folder / "disk"
        disk.mkdir(exist_ok=True)
        mount = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk], capture_output=True, text=True)
        if mount.returncode != 0:
            print(f"crash-sweep: SKIPPED the full disk: mount says {mount.stderr.strip()}", file=sys.stderr)
            return
        shop, self.shop = self.shop, Shop(self.program, self.configuration, disk / "shop")
        self.shop.script = self.folder / "disk.script"
        try:
            for room in rooms:
                place = f"{scenario.name}, {room} bytes of disk"
                self.shop.copy(template)
                filling = disk / "filling"
                free = os.statvfs(disk)
                filling.write_bytes(bytes(max(0, free.f_bavail * free.f_frsize - room)))
                run = tracing.run(scenario.command(self.shop))
                shown = self.shop.ask("show", "--format", "json")
                if shown.returncode != 0 and template.journal.exists():
                    self.fail(place, f"journal show ends with {shown.returncode}: {shown.stderr}")
                filling.unlink()
                self.check(place, scenario, template, run, statuses=FULL)
                self.count("full disks")
        finally:
            self.shop = shop
            subprocess.run(["umount", disk], check=True)


KILL = "signal=KILL"
# A write of libdispatch to wake a thread, and the read of it: no file, and no work without them.
WAKING = r"""(write|read)\(\d+, "(\\\d+)+", 8\)"""
# What belongs to the system: the runtime reads there, and ends where it may not.
SYSTEM = r"""(AT_FDCWD, )?"/(proc|sys|lib|lib64|usr|etc|opt|dev/(?!shm))"""


def points(scenarios, calls, is_kill):
    """Every step that can be broken, and how."""
    for number, scenario in enumerate(scenarios):
        for call in calls[number]:
            if is_kill:
                if call.name in CHANGES:
                    yield number, call, KILL
            elif not re.search(WAKING, call.line) and not re.search(SYSTEM, call.line):
                for fault in FAULTS.get(call.name, []):
                    yield number, call, fault


def spread(points, most):
    """So many of the points: of each scenario, each call and each fault some, and those from its whole length."""
    groups = {}
    for point in points:
        groups.setdefault((point[0], point[1].name, point[2]), []).append(point)
    for group in groups.values():
        # The golden ratio leaves no part of the group without a point for long.
        order = sorted(range(len(group)), key=lambda place: place * 0.618_033_988_75 % 1)
        group[:] = [group[place] for place in order]
    taken = []
    for turn in itertools.zip_longest(*groups.values()):
        turn = [point for point in turn if point is not None]
        left = min(most - len(taken), len(turn))
        # The last turn is cut everywhere and not at its end alone.
        taken += [turn[place * len(turn) // left] for place in range(left)]
    return taken


def work(program, configuration, folder, points):
    """Breaks some points, in a process of its own."""
    sweep = PurchaseSweep(program, configuration, folder / f"worker {os.getpid()}")
    for number, call, how in points:
        sweep.broken(SCENARIOS[number], call, how)
    return Findings.of(sweep)


def pin(numbers):
    """Keeps a worker and what it starts on one processor: there the threads of a run always take the same turns."""
    os.sched_setaffinity(0, {numbers.get()})


def sweep(program, configuration, folder, is_short):
    """Breaks every scenario at each of its steps."""
    processors = sorted(os.sched_getaffinity(0))[:None if not is_short else 2]
    os.sched_setaffinity(0, {processors[0]})
    sweep = PurchaseSweep(program, configuration, folder / "first")
    controls.check(sweep, {scenario.name: scenario for scenario in SCENARIOS})
    calls = [sweep.calls(scenario) for scenario in SCENARIOS]
    for step in STEPS - {call.name for found in calls for call in found}:
        sweep.fail("sweep", f"{step} is not among the calls; the sweep would miss a step")
    chosen = []
    for is_kill, most in [(True, SHORT_KILLS), (False, SHORT_ERRORS)]:
        all = list(points(SCENARIOS, calls, is_kill))
        sweep.count("points", len(all))
        chosen += spread(all, most) if is_short else all
    numbers = multiprocessing.Queue()
    for processor in processors:
        numbers.put(processor)
    chosen.sort(key=lambda point: point[0])
    with concurrent.futures.ProcessPoolExecutor(len(processors), initializer=pin, initargs=(numbers,)) as pool:
        parts = [chosen[start:start + 25] for start in range(0, len(chosen), 25)]
        for found in pool.map(work, *zip(*[(program, configuration, folder, part) for part in parts])):
            sweep.add(found)
    os.sched_setaffinity(0, processors)
    for scenario in SCENARIOS[:2]:
        sweep.limits(scenario, [0, 1, 100, 512, 600, 4_000, 4_096, 4_200, 9_000, 20_000, 28_000] if is_short
                     else range(0, 40_000, 128))
        sweep.full_disk(scenario, range(0, 60_000, 12_000 if is_short else 4_096))
    sweep.require("kills", LEAST_KILLS)
    sweep.require("errors", LEAST_ERRORS)
    return sweep
