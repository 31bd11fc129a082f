"""Makes the messages of a list with Fluent, and prints the nanoseconds of the processor for one.

Usage: write_messages.py CATALOGUES LIST

LIST is what `MessageBenchmark messages` prints: a document a line, with the keys of its title and its body. The texts of
CATALOGUES become bundles of Fluent, which also writes numbers, prices and days; each message is its texts and values,
formatted, the sentences for a screen reader put together from them, and `json.dumps` of the same fields. The result must
be the document but for the spaces of prices and days. Both sides make the same messages in the same order; ours also finds
out which message an event leads to, and where its texts are, which is given here.
"""

import datetime
import decimal
import json
import pathlib
import re
import statistics
import sys
import time

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_date, fluent_number


def pattern(text, count, indentation=""):
    """A text of a string catalogue as a pattern of Fluent, its arguments named `a0`, `a1` …"""
    places = iter(range(count))

    def place(match):
        number = int(match[1][:-1]) - 1 if match[1] else next(places)
        return f"{{ $a{number} }}"

    return re.sub(r"%(\d\$)?(?:@|lld)", place, text.replace("{", '{"{"}')).replace("\n", "\n" + indentation + "    ")


def entry(name, localization, count, plural):
    """A message of Fluent; `plural` is the argument that chooses a form."""
    if "stringUnit" in localization:
        return f"{name} = {pattern(localization['stringUnit']['value'], count)}\n"
    forms = localization["variations"]["plural"]
    rows = "".join(f"        {'*' if form == 'other' else ''}[{form}] {pattern(unit['stringUnit']['value'], count, '        ')}\n"
                   for form, unit in forms.items())
    return f"{name} =\n    {{ $a{plural} ->\n{rows}    }}\n"


def name(key):
    return key.replace(".", "-")


def argument(parameter):
    """A value as Fluent takes it, which then writes it: a number, a price and a day by Babel."""
    value = parameter["value"]
    match parameter["type"]:
        case "integer": return value
        case "money":
            return fluent_number(decimal.Decimal(value["amount"]), style="currency", currency=value["currency"])
        case "day": return fluent_date(datetime.date.fromisoformat(value), dateStyle="long")
        case _: return parameter["formatted"]


catalogues = {}
for file in sorted(pathlib.Path(sys.argv[1]).glob("*.xcstrings")):
    catalogues.update(json.loads(file.read_text())["strings"])
rows = [json.loads(line) for line in pathlib.Path(sys.argv[2]).read_text().splitlines()]

sources = {}
jobs = []
for row in rows:
    document = row["document"]
    message = document["messages"][0]
    language = message["language"]
    values = message["parameters"]

    def job(key, parameters):
        arguments = {f"a{number}": argument(values[parameter]) for number, parameter in enumerate(parameters)}
        plural = next((n for n, parameter in enumerate(parameters) if values[parameter]["type"] == "integer"), 0)
        texts = sources.setdefault(language, {"value": "value = { $value }\n"})
        texts[name(key)] = entry(name(key), catalogues[key]["localizations"][language], len(parameters), plural)
        return name(key), arguments

    jobs.append((row, language, row["title"] and job(**row["title"]), row["body"] and job(**row["body"]),
                 [job(f"button.{button['id']}", []) for button in message["buttons"]],
                 [(key, argument(value)) for key, value in values.items()]))

bundles = {}
for language, texts in sources.items():
    bundles[language] = FluentBundle([language])
    bundles[language].add_resource(FluentResource("".join(texts.values())))


def text(bundle, job):
    if job is None:
        return None
    formatted, errors = bundle.format_pattern(bundle.get_message(job[0]).value, job[1])
    assert not errors, errors
    return formatted


def spoken(texts, language):
    """The sentences for a screen reader: without isolates and closing ellipses, each with its full stop."""
    stop, space = ("。", "") if language in ("ja", "zh-Hans", "zh-Hant") else (".", " ")
    # The two marks that Fluent puts around a value.
    sentences = [text.replace("\u2068", "").replace("\u2069", "").rstrip("… \u00a0") for text in texts if text]
    return space.join(text if text.endswith((".", "!", "?", "。", "！", "？")) else text + stop for text in sentences)


def write(row, language, title, body, buttons, values):
    bundle = bundles[language]
    message = row["document"]["messages"][0]
    fields = dict(message)
    fields["title"] = text(bundle, title)
    fields["body"] = text(bundle, body)
    fields["buttons"] = [{**button, "title": text(bundle, job)} for button, job in zip(message["buttons"], buttons)]
    fields["accessibilityText"] = spoken((fields["title"], fields["body"]), language)
    parameters = message["parameters"]
    fields["parameters"] = {
        key: {**parameters[key], "formatted": text(bundle, ("value", {"value": value}))} for key, value in values}
    return json.dumps({"schemaVersion": 1, "messages": [fields]}, ensure_ascii=False)


def skeleton(value):
    """What both must have alike: Babel's prices and days may be of another version of CLDR."""
    if isinstance(value, dict):
        return {key: skeleton(member) for key, member in value.items()}
    if isinstance(value, list):
        return [skeleton(element) for element in value]
    return re.sub(r"[\s\u00a0\u202f\u2066-\u2069]", "", value) if isinstance(value, str) else value


for job in jobs:
    theirs, ours = skeleton(json.loads(write(*job))), skeleton(job[0]["document"])
    assert theirs == ours, (theirs, ours)
times = []
for _ in range(40):
    for repeat in range(2):
        start = time.process_time_ns()
        for job in jobs:
            write(*job)
    times.append((time.process_time_ns() - start) / len(jobs))
print(statistics.quantiles(times, n=4)[0])
