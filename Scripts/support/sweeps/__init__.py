"""The sweeps of Scripts/crash-sweep: a program is broken at each of its steps, and what is left is looked at."""
