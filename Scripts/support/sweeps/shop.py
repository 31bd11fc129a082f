"""A simulated shop in its three files, and what must hold of them whatever was broken."""
import collections
import json
import pathlib
import shutil
import sqlite3

from sweeps import tracing

LESSONS = "com.example.cookbook.lessons"  # A consumable.
RECIPES = "com.example.cookbook.recipes"  # A non-consumable.
MONTHLY = "com.example.cookbook.pro.monthly"  # A subscription.
SEASON = "com.example.cookbook.season"  # A subscription that does not renew.


# What reading a file of a shop raises where it is torn.
TORN = (ValueError, KeyError, TypeError, AttributeError, sqlite3.Error)


class Shop:
    """The journal of an app with the ledger of its store and of its content beside it."""

    def __init__(self, program, configuration, folder):
        self.program, self.configuration, self.folder = program, configuration, pathlib.Path(folder)
        self.journal = self.folder / "J"
        self.script = self.folder.parent / f"{self.folder.name}.script"

    # MARK: - Files

    def clear(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)

    def copy(self, other):
        """Makes this shop what another one is."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(other.folder, self.folder)

    def file(self, suffix):
        return self.journal.with_name(self.journal.name + suffix)

    @property
    def store(self):
        """What the store has charged, by the identifier of the transaction, and the purchases that wait."""
        path = self.file(".store")
        ledger = json.loads(path.read_text()) if path.exists() else {"transactions": [], "waiting": []}
        return {each["id"]: each for each in ledger["transactions"]}, ledger["waiting"]

    @property
    def content(self):
        """What was given and taken back, a line each."""
        path = self.file(".content")
        return json.loads(path.read_text())["lines"] if path.exists() else []

    def notifications(self):
        """The notifications that the journal keeps: sequence, kind and transaction, in order."""
        with sqlite3.connect(f"file:{self.journal}?mode=ro", uri=True) as journal:
            rows = journal.execute("SELECT sequence, kind, content FROM notification ORDER BY sequence").fetchall()
        journal.close()
        kept = []
        for sequence, kind, content in rows:
            event = json.loads(content).get(kind)
            # A refund and an end are about a transaction and hold nothing else.
            if kind not in {"transactionRevoked", "subscriptionExpired"}:
                event = event.get("transaction") if isinstance(event, dict) else None
            kept.append((sequence, kind, (event or {}).get("id")))
        return kept

    # MARK: - Commands

    def simulate(self, steps):
        """The command that performs steps; they come from a file, so that their number does not matter."""
        self.script.write_text("".join(f"{step}\n" for step in steps))
        return [self.program, "simulate", self.configuration, "--journal", self.journal, "--script", self.script]

    def perform(self, steps, **options):
        return tracing.run(self.simulate(steps), **options)

    def ask(self, verb, *more):
        """A command about the journal."""
        return tracing.run([self.program, "journal", verb, self.journal, *more])


def printed(output):
    """The notifications of a run, whole lines only: sequence, kind, transaction and attempt."""
    lines = []
    for line in output.split("\n")[:-1]:
        object = json.loads(line)
        lines.append((object["sequence"], object["kind"], (object.get("transaction") or {}).get("id"),
                      (object.get("attempt") or {}).get("id")))
    return lines


def finishes(transaction):
    """How often the store was told that a transaction, and the taking back of it, was dealt with."""
    return 1 + (transaction["revocationDate"] is not None) - transaction["finishesDue"]


class Inspection:
    """Looks at a shop after something was broken in it; what does not hold is handed to `fail`, a sentence each."""

    def __init__(self, shop, fail, before=None):
        self.shop, self.fail = shop, fail
        # What had been finished, and what was known, before anything was broken.
        self.transactions = before.store[0] if before else {}
        lines = collections.Counter(line["key"].partition(":")[2] for line in before.content) if before else {}
        # Finished on another device, whose content is not here.
        self.elsewhere = {id: finishes(each) - lines.get(id, 0) for id, each in self.transactions.items()}
        self.kept = before.notifications() if before and before.journal.exists() else []

    def order(self):
        """Right after the break, before anybody has opened a file: nothing is finished that was not delivered."""
        store, _ = self.shop.store
        lines = collections.Counter(line["key"].partition(":")[2] for line in self.shop.content)
        for id, transaction in store.items():
            if finishes(transaction) - lines[id] > max(0, self.elsewhere.get(id, 0)):
                self.fail(f"transaction {id} is finished and was not delivered")

    def acknowledged(self, output):
        """What a run has printed is so: the store has the charge, and the numbers follow each other.

        :return: What it has printed.
        """
        store, waiting = self.shop.store
        lines = printed(output)
        for (sequence, kind, transaction, attempt) in lines:
            if transaction is not None and transaction not in store:
                self.fail(f"notification {sequence} is about transaction {transaction}, which the store does not have")
            elif kind == "transactionCompleted" and attempt not in (None, store[transaction]["attempt"]):
                self.fail(f"attempt {attempt} was told of transaction {transaction}, which the store has sold to attempt "
                          f"{store[transaction]['attempt']}")
            if kind == "transactionDeferred" and attempt not in (
                {each["attempt"] for each in waiting} | {each["attempt"] for each in store.values()}
            ):
                self.fail(f"notification {sequence}: attempt {attempt} neither waits nor was it charged")
        sequences = [line[0] for line in lines]
        if sequences != list(range(sequences[0], sequences[0] + len(lines)) if lines else []):
            self.fail(f"printed with gaps: {sequences}")
        return lines

    def ends(self, steps=(), restarts=2):
        """Starts the app again until nothing is left to be done, twice at most, then performs steps.

        :return: What these runs have printed.
        """
        lines = []
        for number in range(restarts):
            run = self.shop.perform([])
            if run.returncode != 0:
                self.fail(f"the next run ends with {run.returncode}: {run.stderr}")
                return lines
            lines += self.acknowledged(run.stdout)
            states = self.states()
            stuck = [id for id, each in states.items() if each["state"] in {"recorded", "delivered", "unverified"}]
            if not stuck:
                break
        else:
            self.fail(f"stuck after {restarts} restarts: {stuck}")
        if steps:
            run = self.shop.perform(steps)
            if run.returncode != 0:
                self.fail(f"{steps} afterwards ends with {run.returncode}: {run.stderr}")
            lines += self.acknowledged(run.stdout)
        return lines

    def states(self):
        run = self.shop.ask("show", "--format", "json")
        if run.returncode != 0:
            self.fail(f"journal show ends with {run.returncode}: {run.stderr}")
            return {}
        answer = json.loads(run.stdout)
        return {each["id"]: each for each in answer["transactions"]}

    def all(self, printed_before, printed_after):
        """At the end: everything that was charged is given once, finished, and told under the numbers used before."""
        store, _ = self.shop.store
        states = self.states()
        lines = self.shop.content
        keys = collections.Counter(line["key"] for line in lines)
        given = {line["key"]: line for line in lines}
        for key, number in keys.items():
            if number > 1:
                self.fail(f"{key} was given {number} times")
            if key.partition(":")[2] not in store:
                self.fail(f"{key} was given and never charged")
        for id, transaction in store.items():
            state = states.get(id)
            if state is None:
                if self.elsewhere.get(id, 0) <= 0:
                    self.fail(f"transaction {id} was charged, and the journal does not know it")
                continue
            is_revoked = transaction["revocationDate"] is not None
            if state["state"] == "parked":
                if not state["reason"]:
                    self.fail(f"transaction {id} is parked without a reason")
                continue
            if state["state"] != ("revoked" if is_revoked else "finished"):
                self.fail(f"transaction {id} is {state['state']} in the end")
            if transaction["finishesDue"] != 0:
                self.fail(f"the store was not told of transaction {id}: finishesDue {transaction['finishesDue']}")
            grant = given.get(f"grant:{id}")
            if grant is None and not is_revoked:
                self.fail(f"transaction {id} was charged and never given")
            if grant is not None and (grant["quantity"], grant["productID"]) != (
                transaction["quantity"], transaction["productID"]
            ):
                self.fail(f"transaction {id}: {grant['quantity']} given, {transaction['quantity']} charged")
            if is_revoked and grant is not None and f"revocation:{id}" not in keys:
                self.fail(f"transaction {id} was refunded and not taken back")
        for id in self.transactions:
            if id not in store:
                self.fail(f"transaction {id} was there before, and the store has forgotten it")
        self.told(store, states, printed_before, printed_after)
        verified = self.shop.ask("verify")
        if verified.returncode != 0:
            self.fail(f"journal verify ends with {verified.returncode}: {verified.stdout}{verified.stderr}")
        # SQLite leaves a rollback journal that nobody needs to the next one who writes.
        litter = [path.name for path in self.shop.folder.iterdir()
                  if path.name not in {"J", "J-journal", "J.store", "J.content"}
                  and not path.name.startswith(".shoptalk-") and not path.name.endswith((".lock", ".owners"))]
        if litter:
            self.fail(f"left behind: {litter}")

    def told(self, store, states, printed_before, printed_after):
        """The notifications that are kept have no gap, and are those that were printed, under their numbers."""
        kept = self.shop.notifications()
        if [sequence for sequence, _, _ in kept] != list(range(1, len(kept) + 1)):
            self.fail(f"the kept notifications have gaps: {[sequence for sequence, _, _ in kept]}")
        if kept[:len(self.kept)] != self.kept:
            self.fail("the notifications of before are not what they were")
        by_sequence = {sequence: (kind, transaction) for sequence, kind, transaction in kept}
        for sequence, kind, transaction, _ in printed_before + printed_after:
            if by_sequence.get(sequence) != (kind, transaction):
                self.fail(f"notification {sequence} was printed as {kind} of {transaction}, and is kept as "
                          f"{by_sequence.get(sequence)}")
        if printed_before and printed_after and printed_after[0][0] <= max(line[0] for line in printed_before):
            self.fail(f"notification {printed_after[0][0]} was printed again")
        completed = collections.Counter(
            transaction for _, kind, transaction in kept if kind == "transactionCompleted")
        for id, number in completed.items():
            if number > 1:
                self.fail(f"the completion of transaction {id} was told {number} times")
        restored = any(kind == "restoreFinished" for _, kind, _ in kept)
        for id, state in states.items():
            if state["state"] == "finished" and completed[id] == 0 and not restored:
                self.fail(f"transaction {id} is finished, and nobody was told")
