"""What a sweep has tried and what did not hold."""
import collections
import sys


class Findings:
    """Counts what was tried, and keeps what does not hold."""

    def __init__(self, is_silent=False):
        self.is_silent = is_silent
        self.failures = []
        self.counts = collections.Counter()
        self.statuses = collections.Counter()

    def fail(self, place, message):
        self.failures.append(f"{place}: {message}")
        if not self.is_silent:
            print(f"crash-sweep: {place}: {message}", file=sys.stderr, flush=True)

    def count(self, what, number=1):
        self.counts[what] += number

    def add(self, other):
        """Takes over what another process has found; it has said it already."""
        self.failures += other.failures
        self.counts += other.counts
        self.statuses += other.statuses

    @classmethod
    def of(cls, other):
        """The findings of another object alone, to be sent to another process."""
        findings = cls()
        findings.add(other)
        return findings

    def require(self, what, least):
        """A sweep that tries too little proves too little."""
        if self.counts[what] < least:
            self.fail("sweep", f"{self.counts[what]} {what}, and at least {least} were to be tried")

    def summary(self, name, seconds):
        counts = ", ".join(f"{number} {what}" for what, number in self.counts.items())
        statuses = ", ".join(f"{status}: {number}" for status, number in sorted(self.statuses.items()))
        return f"{name}: {counts}; exit statuses {statuses}; {len(self.failures)} failures; {seconds:.0f} s"
