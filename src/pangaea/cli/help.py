"""Help in words: the keys that parameters carry are said in the reader's language."""

from collections.abc import Sequence

from cyclopts import App, Group
from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from pangaea.core.words import Words

NAME_WIDTH = 30


class WordedHelp:
    """Prints the help of a command; cyclopts calls it panel by panel."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print one group of commands or parameters."""
        entries = [entry for entry in panel.entries if entry.display_labels]
        if not entries:
            return
        console.print(Text(self.words.say(_title(panel.format, entries[0])), style="bold"))
        console.print(self._rows(entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Print how the command is written."""
        line = str(usage).partition(":")[2].strip() or str(usage).strip()
        console.print(Text(self.words.say("help-usage", line=line)))
        console.print()

    def render_description(
        self, console: Console, options: ConsoleOptions, description: object
    ) -> None:
        """Print what the command does."""
        console.print(Text(plain(description).strip()))
        console.print()

    def _rows(self, entries: Sequence[HelpEntry]) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="cyan", max_width=NAME_WIDTH)
        grid.add_column()
        for entry in entries:
            labels = " ".join(entry.display_labels_with_metavar)
            grid.add_row(Text(f"  {labels}"), self._meaning(entry))
        return grid

    def _meaning(self, entry: HelpEntry) -> Text:
        said = plain(entry.description).strip()
        text = Text(self.words.say(said) if self.words.has(said) else said)
        if entry.choices:
            text.append(f" [{'|'.join(entry.choices)}]", style="dim")
        if entry.default not in (None, "False", "True"):
            text.append(" " + self.words.say("help-default", value=entry.default), style="dim")
        return text


def _title(kind: str, entry: HelpEntry) -> str:
    if kind == "command":
        return "help-commands"
    return "help-arguments" if entry.positional_label else "help-parameters"


def plain(thing: object) -> str:
    """Return the bare text of what cyclopts holds as a description."""
    if thing is None or isinstance(thing, str):
        return thing or ""
    if isinstance(thing, Text):
        return thing.plain
    console = Console(width=1000, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def worded_app(name: str, words: Words) -> App:
    """Make a command whose help speaks a language, with commands of its own."""
    return App(
        name=name,
        help=words.say(f"help-{name}"),
        help_epilogue=words.say(f"example-{name}"),
        help_format="plaintext",
        help_formatter=WordedHelp(words),
        group_commands=Group(words.say("help-commands"), sort_key=0),
        result_action="return_value",
    )
