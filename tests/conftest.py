"""Hypothesis: reproducible and quick by default; `--hypothesis-profile=long` tries more examples, always new ones."""

import os

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("everyday", max_examples=25, deadline=None, derandomize=True, suppress_health_check=QUIET)
settings.register_profile("long", max_examples=400, deadline=None, suppress_health_check=QUIET)
settings.load_profile("everyday")

os.environ["LC_ALL"] = "C"  # the command line speaks the language of its environment
