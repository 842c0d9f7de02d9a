"""The question and its numbered choices."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from pangaea.cli.drawing.flow import Flow
from pangaea.cli.drawing.pieces import tag
from pangaea.cli.drawing.style import DIM
from pangaea.core.scene import Ask, Choice


def question_view(ask: Ask) -> RenderableType:
    """Draw what is asked, with every choice."""
    question = Text(ask.text, style="bold").append(f"  [{ask.rule}]", style=f"not bold {DIM}")
    choices = [choice_view(number, choice) for number, choice in enumerate(ask.choices, start=1)]
    return Group(question, Padding(Flow(choices), (0, 0, 0, 2)))


def choice_view(number: int, choice: Choice) -> Text:
    """Draw a choice: its number, what it does, what it would bring."""
    text = tag(number).append(choice.label, style="bold" if choice.tone == "primary" else "")
    if choice.hint:
        text.append(f" ({choice.hint})", style=f"not bold {DIM}")
    return text
