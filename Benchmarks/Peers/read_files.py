"""Measures Python's readers of translation files, and prints the lower quartile of the processor's nanoseconds.

Usage: read_files.py openstep-plist|translate-toolkit-strings|translate-toolkit-xliff FILE
"""
import sys
import time


def openstep_plist(data):
    from openstep_plist import loads
    return loads(data.decode())


def translate_toolkit_strings(data):
    from translate.storage.properties import stringsutf8file
    store = stringsutf8file()
    store.parse(data)
    return store


def translate_toolkit_xliff(data):
    from translate.storage.xliff import xlifffile
    return xlifffile.parsestring(data)


read = globals()[sys.argv[1].replace("-", "_")]
with open(sys.argv[2], "rb") as file:
    data = file.read()
times = []
read(data)
for _ in range(8):
    start = time.thread_time_ns()
    result = read(data)
    times.append(time.thread_time_ns() - start)
    # What was made before is let go outside of the time, as in every peer.
    del result
print(sorted(times)[len(times) // 4])
