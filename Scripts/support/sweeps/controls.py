"""Shops that are not well, to show that the inspection finds it: what finds nothing here finds nothing anywhere.

Each control damages the files of a shop that has been looked at and was well, or puts another program in the place of
the real one, and names what must be said about it.
"""
import json
import sqlite3
import types

from sweeps import tracing
from sweeps.shop import LESSONS, RECIPES, SEASON, TORN, Inspection, Shop

STEPS = (f"buy {LESSONS} 3", f"buy {RECIPES}", f"refund {RECIPES}", f"defer {SEASON}")


def edit(path, change):
    """Changes a file of JSON."""
    object = json.loads(path.read_text())
    change(object)
    path.write_text(json.dumps(object))


def store(change):
    return lambda shop: edit(shop.file(".store"), lambda ledger: change(ledger["transactions"], ledger))


def content(change):
    return lambda shop: edit(shop.file(".content"), lambda ledger: change(ledger["lines"]))


def journal(sql):
    def run(shop):
        with sqlite3.connect(shop.journal) as connection:
            connection.execute(sql)
        connection.close()
    return run


def remove(lines, key):
    lines[:] = [line for line in lines if line["key"] != key]


# What is done to the files, and what must be found.
DAMAGES = [
    (content(lambda lines: remove(lines, "grant:1000")), "transaction 1000 is finished and was not delivered"),
    (content(lambda lines: remove(lines, "grant:1000")), "transaction 1000 was charged and never given"),
    (content(lambda lines: remove(lines, "revocation:1001")), "transaction 1001 was refunded and not taken back"),
    (content(lambda lines: lines.append(dict(lines[0]))), "grant:1000 was given 2 times"),
    (content(lambda lines: lines[0].update(quantity=2)), "transaction 1000: 2 given, 3 charged"),
    (content(lambda lines: lines.append({**lines[0], "key": "grant:1009"})), "grant:1009 was given and never charged"),
    # A store that can be reached is told at the next start.
    (store(lambda transactions, ledger: (transactions[0].update(finishesDue=1), ledger.update(isOnline=False))),
     "the store was not told of transaction 1000"),
    (store(lambda transactions, _: transactions.pop(0)), "the store has forgotten it"),
    (store(lambda transactions, _: transactions.pop(0)), "about transaction 1000, which the store does not have"),
    (store(lambda transactions, _: transactions[0].update(attempt="9")), "which the store has sold to attempt 9"),
    (store(lambda _, ledger: ledger["waiting"].clear()), "neither waits nor was it charged"),
    (journal("DELETE FROM entry WHERE transaction_id = '1000'"), "the journal does not know it"),
    (journal("DELETE FROM notification WHERE sequence = 3"), "the kept notifications have gaps"),
    (journal("UPDATE notification SET kind = 'progress', content = '{}' WHERE kind = 'transactionCompleted'"),
     "was printed as transactionCompleted"),
    (journal("UPDATE notification SET kind = 'progress', content = '{}' WHERE kind = 'transactionCompleted'"),
     "the notifications of before are not what they were"),
    (journal("UPDATE notification SET kind = 'progress', content = '{}' WHERE kind = 'transactionCompleted'"),
     "is finished, and nobody was told"),
    (journal("INSERT INTO notification SELECT (SELECT max(sequence) FROM notification) + 1, kind, content, checksum "
             "FROM notification WHERE kind = 'transactionCompleted' LIMIT 1"), "was told 2 times"),
    (journal("UPDATE entry SET state = 'rejected' WHERE transaction_id = '1000'"), "journal show ends with 65"),
    (journal("UPDATE notification SET checksum = 5 WHERE sequence = 2"), "journal verify ends with 1"),
    (lambda shop: (shop.folder / "litter").touch(), "left behind: ['litter']"),
    (lambda shop: shop.file(".store").write_text("{"), "is torn"),
    (lambda shop: shop.file(".content").unlink(), "the next run ends with 66"),
]
# What a run has printed, made into something else, and what must be found.
OUTPUTS = [
    (lambda lines: lines[:2] + lines[3:], "printed with gaps"),
    (lambda lines: lines + [lines[-1].replace('"sequence":', '"sequence":1')], "printed with gaps"),
    (lambda lines: [line.replace('"id":"1000"', '"id":"1007"') for line in lines], "about transaction 1007"),
    (lambda lines: lines[:-1] + [lines[-1][:20]], "is torn"),
]
# Programs that do something else than the real one, which is $REAL, and what must be found.
PROGRAMS = [
    # It does nothing at a restart, so what a killed run has left stays as it is.
    ("a consumable", 'test "$(wc -c < "$6")" = 0 && exit 0; exec "$REAL" "$@"', "stuck after 2 restarts"),
    ("a consumable", 'test "$(wc -c < "$6")" = 0 || exit 70; exec "$REAL" "$@"', "exit status 70"),
    ("a consumable", 'test "$(wc -c < "$6")" = 0 || exit 74; exec "$REAL" "$@"', "without a word"),
    ("a recovery", 'echo >> "$3"; exec "$REAL" "$@"', "the old journal is no longer what it was"),
    ("a recovery", 'exit 1', "and no new journal"),
    ("a recovery", 'case "$2.$4" in recover.*new) : > "$4"; exit 1;; esac; exec "$REAL" "$@"',
     "a new journal that is refused"),
    ("a copy", 'case "$4" in *new) exec cp "$FOLDER/well/J" "$4";; esac; exec "$REAL" "$@"', "is not whole"),
    # A journal whose transactions are said to have stopped somewhere.
    *[("a consumable",
       f'test "$2" = show || exec "$REAL" "$@"; "$REAL" "$@" | sed \'s/"finished",*$/"{state}"/\'', expected)
      for state, expected in [("rejected", "is rejected in the end"), ("parked", "is parked without a reason"),
                              ("recorded", "stuck after 2 restarts"), ("delivered", "stuck after 2 restarts")]],
    ("a consumable", 'test "$(wc -c < "$6")" = 0 && exec echo \'{"sequence":1,"kind":"progress"}\'; exec "$REAL" "$@"',
     "was printed again"),
]


def check(sweep, scenarios):
    """Damages shops and programs; a control about which nothing is said, or something else, is a failure."""
    well = Shop(sweep.program, sweep.configuration, sweep.folder / "well")
    well.clear()
    run = well.perform(STEPS)
    shop = Shop(sweep.program, sweep.configuration, sweep.folder / "control")

    def inspected(change_files, change_output):
        shop.copy(well)
        change_files(shop)
        said = []
        inspection = Inspection(shop, said.append, before=well)
        try:
            inspection.order()
            output = "".join(f"{line}\n" for line in change_output(run.stdout.splitlines()))
            before = inspection.acknowledged(output)
            inspection.all(before, inspection.ends())
        except TORN as error:
            said.append(f"a file or a line is torn: {error!r}")
        return said

    if said := inspected(lambda _: None, lambda lines: lines):
        sweep.fail("control", f"a shop that is well: {said}")
    for number, (damage, expected) in enumerate(DAMAGES):
        expect(sweep, f"damage {number}", expected, inspected(damage, lambda lines: lines))
    for number, (change, expected) in enumerate(OUTPUTS):
        expect(sweep, f"output {number}", expected, inspected(lambda _: None, change))
    for number, (name, script, expected) in enumerate(PROGRAMS):
        expect(sweep, f"program {number}", expected, replaced(sweep, scenarios[name], script, f"program {number}"))


def replaced(sweep, scenario, script, name):
    """What is said of a scenario in which another program runs, killed in the midst where it can be."""
    program = sweep.folder / name
    program.write_text(f"#!/bin/sh\nREAL='{sweep.program}'\nFOLDER='{sweep.folder}'\n{script}\n")
    program.chmod(0o755)
    real = Shop(sweep.program, sweep.configuration, sweep.folder / "template")
    scenario.prepare(real)
    control = type(sweep)(program, sweep.configuration, sweep.folder / f"{name} folder", is_silent=True)
    control.templates[scenario.name] = real
    command = scenario.command(control.shop)
    control.shop.copy(real)
    if "exit 0" in script:
        command = ["strace", "-f", "-qq", "-o", control.trace, "-e", "trace=rename", "-e",
                   "inject=rename:signal=KILL:when=2", *command]
    run = tracing.run(command)
    if run.returncode == -9:
        run = types.SimpleNamespace(returncode=74, stdout=run.stdout, stderr="killed")
    control.trace.write_text("")
    control.check(name, scenario, real, run)
    return control.failures


def expect(sweep, name, expected, said):
    sweep.count("controls")
    if not any(expected in each for each in said):
        sweep.fail("control", f"{name}: “{expected}” is not found, but {said}")
