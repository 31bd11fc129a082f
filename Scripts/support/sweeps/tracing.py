"""Running a program under strace(1): counting its system calls, and breaking one of them."""
import dataclasses
import os
import re
import subprocess

# A program that a signal ends prints no trace of its stack, which takes seconds.
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
# The marks that strace leaves where it has broken a call.
KILLED = "killed by SIGKILL"
INJECTED = "(INJECTED)"
# A map that fails is memory that is missing, and without memory every program ends.
MEMORY = {"mmap", "munmap", "brk", "mprotect", "futex", "rt_sigprocmask", "madvise"}
# A call that never returns cannot fail.
ENDS = {"exit_group", "exit"}


@dataclasses.dataclass(frozen=True)
class Call:
    """A system call of a run: its name, the how manieth of this name it is in its thread, and its line of the trace."""
    name: str
    number: int
    line: str = dataclasses.field(compare=False, default="")

    def __str__(self):
        return f"{self.name} {self.number}"


def run(command, **options):
    """Runs a command to its end; what it prints is text."""
    options = {"env": ENVIRONMENT, "timeout": 60, "capture_output": True, **options}
    return subprocess.run([str(part) for part in command], text=True, errors="replace", **options)


def strace(command, trace, *options, **more):
    """Runs a command under strace, with its trace in a file."""
    # Not with --seccomp-bpf: it is no faster here, and strace 6.1 breaks no call under it.
    return run(["strace", "-f", "-qq", "-o", trace, *options, *command], **more)


def calls(trace, begins):
    """The system calls of a trace from the first line on that begins says is one of the program's own.

    strace counts the calls of each thread by themselves, so a number that two threads reach stands for the first of
    them: only that one can be broken.
    """
    counts, found, has_begun = {}, {}, False
    for line in trace.read_text(errors="replace").splitlines():
        match = re.match(r"(\d+) +(\w+)\(", line)
        if not match:
            continue
        thread, name = match.groups()
        counts[thread, name] = number = counts.get((thread, name), 0) + 1
        has_begun = has_begun or begins(name, line)
        call = Call(name, number, line)
        # What the loader has reached cannot be reached first by anything later.
        if call not in found:
            found[call] = has_begun and name not in ENDS
    return [call for call, is_own in found.items() if is_own]


def broken(command, trace, call, how, mark, fresh, **options):
    """Runs a command with one call broken.

    How often the loader reads differs now and then by one, and the last call of a kind may be missing; so a run that
    has not met its break is made again, on something fresh.

    :param how: What happens to the call, as strace's `inject=` names it.
    :param mark: What the trace says where it has happened.
    :param fresh: Makes everything as it was before a run.
    :return: The run, and whether the call was met.
    """
    for _ in range(5):
        fresh()
        run = strace(
            command, trace, "-e", f"trace={call.name}", "-e", f"inject={call.name}:{how}:when={call.number}", **options)
        if mark in trace.read_text(errors="replace"):
            return run, True
    return run, False
