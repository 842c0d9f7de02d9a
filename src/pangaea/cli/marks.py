"""Which tests hold which rules: read from the marks in the source, without running a test."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = Function | ast.ClassDef


def marks_in(folder: Path) -> dict[str, list[str]]:
    """Map each rule that is cited to the tests that cite it, written `file.py::name`."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        where = file.relative_to(folder).as_posix()
        for name, rules in _marked(tree.body, _module_rules(tree)):
            for rule in rules:
                found[rule].append(f"{where}::{name}")
    return dict(found)


def _marked(body: list[ast.stmt], inherited: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield every test with its rules: its own, its class's and its module's."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            rules = [*inherited, *_decorated(node)]
            for name, found in _marked(node.body, rules):
                yield f"{node.name}::{name}", found
        elif isinstance(node, Function) and node.name.startswith("test"):
            yield node.name, sorted({*inherited, *_decorated(node)})


def _decorated(node: Definition) -> list[str]:
    return [rule for decorator in node.decorator_list for rule in _cited(decorator)]


def _module_rules(tree: ast.Module) -> list[str]:
    """Return the rules of `pytestmark = …`, which hold for the whole file."""
    return [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in node.targets)
        for rule in _cited(node.value)
    ]


def _cited(node: ast.AST) -> Iterator[str]:
    """Yield the arguments of every `rule(…)` or `pytest.mark.rule(…)` in an expression."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _is_rule(call.func):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _is_rule(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "rule"
