"""Answers as text, both ways: `hand keep`, `receiver 2`."""

from pangaea.core.errors import BadNotation
from pangaea.core.question import Question


def written(question: Question, option: int) -> str:
    """Write an answer: the question's verb and the thing's token."""
    return f"{question.verb} {question.domain.things[option].token}"


def read(question: Question, text: str) -> int:
    """Read an answer to this question; its verb may be left out."""
    game, _, verb = question.name.partition(".")
    said = text.split()
    token = said[-1] if said else ""
    if len(said) > 2 or (len(said) == 2 and said[0] != verb):
        raise BadNotation(
            "error-notation-verb", game=game, rule=question.rule, text=text, verb=verb
        )
    if token not in question.domain.index:
        example = written(question, 0)
        raise BadNotation(
            "error-notation-token", game=game, rule=question.rule, text=text, example=example
        )
    return question.domain.index[token]
