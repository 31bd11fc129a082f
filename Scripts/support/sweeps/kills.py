"""Several processes buy from one shop at once, and each is killed with SIGKILL at a random moment.

Shop after shop: two to four processes at a time perform a script of purchases over the same three files, and each has a
moment to live; the next one takes its place, until the shop has sold enough. Then the app is started once or twice with
nobody beside it, and what purchases.py asks of a shop is asked of this one: 0 lost, 0 given twice, 0 stuck, and
whatever any of them has printed is kept under its number. Two processes may print the same notification, never two of
them under one number.

A process that finds the files of another one in its way ends with 75, which is no fault and no kill.
"""
import os
import random
import signal
import subprocess
import sys
import time

from sweeps import tracing
from sweeps.findings import Findings
from sweeps.shop import LESSONS, MONTHLY, RECIPES, TORN, Inspection, Shop

# What --short has to come to, and the seconds after which it stops trying.
LEAST_KILLS, LEAST_PURCHASES, MOST_SECONDS = 1_000, 10_000, 600
# Purchases of one shop: its ledgers are written as a whole at each change.
SHOP_SIZE = 250


class Buyer:
    """A process that buys, and the moment at which it is killed."""

    def __init__(self, shop, number, chance, unit):
        self.output = shop.folder.parent / f"output {number}"
        steps = []
        for _ in range(chance.randrange(10, 120)):
            kind = chance.random()
            if kind < 0.9:
                steps.append(f"buy {LESSONS} {chance.randrange(1, 11)}")
            else:
                steps.append(chance.choice([f"buy {RECIPES}", f"buy {MONTHLY}", f"cancel {LESSONS}", "restore",
                                            f"defer {RECIPES}", "restart"]))
        shop.script = shop.folder.parent / f"script {number}"
        with open(self.output, "wb") as output:
            self.process = subprocess.Popen(
                [str(part) for part in shop.simulate(steps)], stdout=output, stderr=subprocess.PIPE,
                env=tracing.ENVIRONMENT)
        # Most die in the midst of their purchases, some before the first one, and few live.
        self.end = time.monotonic() + unit * (chance.choice([0.1, 1, 2, 3]) + chance.random() * 2)

    def kill(self):
        """Kills it where it has not ended by itself.

        :return: How it ended, and what it has printed.
        """
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        _, words = self.process.communicate(timeout=60)
        return self.process.returncode, words.decode(errors="replace"), self.output.read_text(errors="replace")


class KillLoop(Findings):
    """Sells shop after shop empty."""

    def __init__(self, program, configuration, folder, seed, is_silent=False):
        super().__init__(is_silent)
        self.seed, self.chance = seed, random.Random(seed)
        self.shop = Shop(program, configuration, folder / "shop")
        # The lives grow until they bring as many purchases a kill as are asked for, and shrink beyond.
        self.stretch = 1

    def sell(self, size, most_seconds):
        """One shop from its opening to its end."""
        try:
            self.sold(size, most_seconds)
        except TORN as error:
            self.fail(f"seed {self.seed}, shop {self.counts['shops']}", f"a file or a line is torn: {error!r}")
            self.count("shops")

    def sold(self, size, most_seconds):
        self.shop.clear()
        start = time.monotonic()
        run = self.shop.perform([f"buy {LESSONS}"] * 5)
        if run.returncode != 0:
            self.fail(f"seed {self.seed}", f"a new shop ends with {run.returncode}: {run.stderr}")
            return
        # How long a process needs to begin and to buy a little, on this machine and now.
        unit = time.monotonic() - start
        place = f"seed {self.seed}, shop {self.counts['shops']}"
        fail = lambda what: self.fail(place, what)  # noqa: E731
        inspection = Inspection(self.shop, fail)
        at_once = self.chance.randrange(2, 5)
        unit *= max(1, at_once / os.cpu_count()) * self.stretch
        buyers, outputs = [None] * at_once, []
        end = time.monotonic() + most_seconds
        while time.monotonic() < end:
            for number in range(at_once):
                buyer = buyers[number]
                if buyer is not None and buyer.process.poll() is None and time.monotonic() < buyer.end:
                    continue
                if buyer is not None:
                    outputs.append(self.ended(buyer, fail))
                    buyers[number] = None
                buyers[number] = Buyer(self.shop, number, self.chance, unit)
            if len(self.shop.store[0]) >= size:
                break
            inspection.order()
            time.sleep(0.004)
        outputs += [self.ended(buyer, fail) for buyer in buyers if buyer is not None]
        inspection.order()
        before = [line for output in outputs for line in inspection.acknowledged(output)]
        again = inspection.ends()
        inspection.all(before, again)
        self.count("shops")
        self.count("purchases", len(self.shop.store[0]))
        self.count("notifications", len(before))
        is_short_lived = self.counts["purchases"] * LEAST_KILLS < self.counts["kills"] * LEAST_PURCHASES
        self.stretch = min(max(0.3, self.stretch * (1.5 if is_short_lived else 0.7)), 20)

    def ended(self, buyer, fail):
        status, words, output = buyer.kill()
        self.statuses[status] += 1
        if status == -signal.SIGKILL:
            self.count("kills")
        elif status not in (0, 75):
            fail(f"a process ends with {status}: {words}")
        return output


def sweep(program, configuration, folder, is_short, seed):
    """Kills until there were kills and purchases enough; the long form ten times as many."""
    times = 1 if is_short else 10
    print(f"crash-sweep: kills with seed {seed}", file=sys.stderr)
    loop = KillLoop(program, configuration, folder, seed)
    end = time.monotonic() + MOST_SECONDS * times
    while time.monotonic() < end and (
        loop.counts["kills"] < LEAST_KILLS * times or loop.counts["purchases"] < LEAST_PURCHASES * times
    ):
        loop.sell(SHOP_SIZE, 20)
        if len(loop.failures) > 50:
            break
    loop.require("kills", LEAST_KILLS * times)
    loop.require("purchases", LEAST_PURCHASES * times)
    return loop
