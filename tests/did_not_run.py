"""What a test lacks on this machine, said in one line; where CI runs it, that is a failure."""

import os
from collections.abc import Generator
from typing import NoReturn

import pytest


def did_not_run(lacking: str, brings: str) -> NoReturn:
    """Skip, and say which command brings what is lacking."""
    pytest.skip(f"did not run for want of {lacking}: {brings}", allow_module_level=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    judge(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    judge(report)
    return report


def judge(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Fail what was skipped, in CI: there every tool is installed first."""
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("CI") == "true":
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid}: {reason}"
