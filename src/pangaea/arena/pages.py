"""The balance report of a tournament as Markdown with pictures beside it, and as one page."""

from html import escape
from typing import Final

from msgspec import Struct

from pangaea import shelf
from pangaea.arena.findings import Balance, Distribution
from pangaea.arena.plots import Row, plotted
from pangaea.arena.statistics import Estimate
from pangaea.arena.tournament import Plan
from pangaea.bots import level_name
from pangaea.core.question import Question
from pangaea.core.words import Words

SHOWN: Final = 12  # answers that went most, and least, with winning
STYLE: Final = (
    "body{font-family:sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;line-height:1.5}"
    "table{border-collapse:collapse}th,td{padding:.2rem .8rem;border-bottom:1px solid #ccc;"
    "text-align:right}th:first-child,td:first-child{text-align:left}svg{width:100%;height:auto}"
)


class ReportPart(Struct, frozen=True):
    """A part of a report: a heading, what there is to say, a table and a plot."""

    heading: str
    sentence: str
    columns: list[str]
    rows: list[list[str]]
    picture: str = ""  # its name
    svg: str = ""


class ReportPage(Struct, frozen=True):
    """A report, before it is written in one way or another."""

    language: str
    title: str
    parts: list[ReportPart]

    def markdown(self) -> str:
        """Write it as Markdown; the pictures lie beside it."""
        lines = [f"# {self.title}"]
        for part in self.parts:
            lines += [f"## {part.heading}", part.sentence]
            lines.append("\n".join(markdown_table(part)))
            if part.picture:
                lines.append(f"![{part.heading}]({part.picture}.svg)")
        return "\n\n".join(line for line in lines if line) + "\n"

    def html(self) -> str:
        """Write it as one page that needs nothing else."""
        body = "".join(html_part(part) for part in self.parts)
        title = escape(self.title)
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
            f"<style>{STYLE}</style></head>\n<body><h1>{title}</h1>\n{body}</body></html>\n"
        )

    def pictures(self) -> dict[str, str]:
        """Return the plots by the names of their files."""
        return {f"{part.picture}.svg": part.svg for part in self.parts if part.picture}


def markdown_table(part: ReportPart) -> list[str]:
    """Write a table."""
    marks = ["---"] + ["---:"] * (len(part.columns) - 1)
    rows = [part.columns, marks, *part.rows]
    return [f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows]


def html_part(part: ReportPart) -> str:
    """Write a part of a page."""
    head = "".join(f"<th>{escape(column)}</th>" for column in part.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in part.rows
    )
    return (
        f"<h2>{escape(part.heading)}</h2>\n<p>{escape(part.sentence)}</p>\n{part.svg}"
        f"<table><tr>{head}</tr>{rows}</table>\n"
    )


def page_of(balance: Balance, words: Words) -> ReportPage:
    """Lay out what a tournament says."""
    plan = balance.plan
    title = words.say(
        "arena-title", title=words.say("title"), seats=plan.seats, games=balance.games
    )
    parts = [pairings_part(balance, words), ratings_part(balance, words)]
    parts += [
        places_part(balance, words),
        lengths_part(balance, words),
        scores_part(balance, words),
    ]
    parts += [uses_part(balance, words)] if balance.uses else []
    return ReportPage(words.language, title, [part for part in parts if part.rows])


def pairings_part(balance: Balance, words: Words) -> ReportPart:
    """Say who won among whom."""
    rows, dots = [], []
    for pair in balance.pairings:
        if pair.one == pair.others:
            continue
        name = words.say(
            "arena-among", one=name_of(pair.one, words), others=name_of(pair.others, words)
        )
        rows.append([name, str(pair.games), share(pair.share), percent(pair.fair)])
        dots.append(dot(name, pair.share, mark=pair.fair))
    columns = [words.say(f"arena-{key}") for key in ("who", "games", "share", "fair")]
    return part_of("pairings", words, columns, rows, dots)


def ratings_part(balance: Balance, words: Words) -> ReportPart:
    """Say how strong the levels are beside one another."""
    rows, dots = [], []
    for rating in balance.ratings if len(balance.ratings) > 1 else []:
        skill, name = rating.skill, name_of(rating.level, words)
        low, high = ends(skill)
        rows.append(
            [name, points(skill.value), f"{points(low)} … {points(high)}", str(rating.games)]
        )
        dots.append(Row(name, skill.value, low, high, points(skill.value)))
    columns = [words.say(f"arena-{key}") for key in ("who", "skill", "interval", "games")]
    return part_of("ratings", words, columns, rows, dots)


def places_part(balance: Balance, words: Words) -> ReportPart:
    """Say whether a seat is better than another."""
    fair = 1.0 / balance.plan.seats
    rows, dots = [], []
    for seat, estimate in enumerate(balance.places, start=1):
        name = words.say("arena-place", seat=seat)
        rows.append([name, share(estimate), percent(fair)])
        dots.append(dot(name, estimate, mark=fair))
    columns = [words.say(f"arena-{key}") for key in ("where", "share", "fair")]
    return part_of("places", words, columns, rows, dots)


def lengths_part(balance: Balance, words: Words) -> ReportPart:
    """Say how long the games were."""
    names = [words.say("arena-turns"), words.say("arena-answers")]
    return spreads_part("lengths", names, [balance.turns, balance.answers], words, boxes=1)


def scores_part(balance: Balance, words: Words) -> ReportPart:
    """Say how far the scores lie apart."""
    names = [name_of(level, words) for level in balance.scores]
    return spreads_part("scores", names, list(balance.scores.values()), words, boxes=len(names))


def spreads_part(
    key: str, names: list[str], spreads: list[Distribution], words: Words, boxes: int
) -> ReportPart:
    """Say where numbers lie; the first few rows have a box each."""
    rows, drawn = [], []
    for name, spread in zip(names, spreads, strict=True):
        figures = (spread.least, spread.low, spread.median, spread.high, spread.most)
        rows.append([name, *map(str, figures)])
        box = (float(spread.quarter), float(spread.three_quarters))
        drawn.append(Row(name, spread.median, spread.low, spread.high, str(spread.median), box))
    columns = [
        words.say(f"arena-{column}") for column in ("who", "least", "low", "median", "high", "most")
    ]
    return part_of(key, words, columns, rows, drawn[:boxes])


def uses_part(balance: Balance, words: Words) -> ReportPart:
    """Say which answers went with winning, and which with losing."""
    uses = balance.uses
    chosen = uses if len(uses) <= 2 * SHOWN else [*uses[:SHOWN], *uses[-SHOWN:]]
    names = answers_in_words(balance.plan, [use.answer for use in chosen], words)
    rows, dots = [], []
    for name, use in zip(names, chosen, strict=True):
        rows.append([name, str(use.seats), share(use.share), percent(use.fair)])
        dots.append(dot(name, use.share, mark=use.fair))
    columns = [words.say(f"arena-{key}") for key in ("answer", "seats", "share", "fair")]
    return part_of("uses", words, columns, rows, dots)


def answers_in_words(plan: Plan, answers: list[str], words: Words) -> list[str]:
    """Name answers as the table does; a number, or what two are called, also in notation."""
    questions = shelf.game(plan.game).setup(plan.seats, plan.variants).questions
    named = [answer_in_words(answer, questions, words) for answer in answers]
    return [
        name if named.count(name) == 1 and not name.isdecimal() else f"{name} ({answer})"
        for name, answer in zip(named, answers, strict=True)
    ]


def answer_in_words(answer: str, questions: list[Question], words: Words) -> str:
    """Name the thing that an answer in notation chooses; what no question knows stays as it is."""
    verb, _, token = answer.partition(" ")
    for question in questions:
        if question.verb == verb and token in question.domain.index:
            thing = question.domain.things[question.domain.index[token]]
            return words.say(thing.words, **thing.values)
    return answer


def part_of(
    key: str, words: Words, columns: list[str], rows: list[list[str]], drawn: list[Row]
) -> ReportPart:
    """Put a part together; its words are named after it."""
    heading = words.say(f"arena-{key}-heading")
    svg = plotted(heading, drawn) if drawn else ""
    picture = key if drawn else ""
    return ReportPart(heading, words.say(f"arena-{key}-meaning"), columns, rows, picture, svg)


def dot(name: str, estimate: Estimate, mark: float) -> Row:
    """Draw a share in percent."""
    (low, high), hundred = ends(estimate), 100.0
    return Row(
        name, hundred * estimate.value, hundred * low, hundred * high,
        percent(estimate.value), None, hundred * mark,
    )  # fmt: skip


def ends(estimate: Estimate) -> tuple[float, float]:
    """Return where an interval begins and ends; without one, at the value."""
    if estimate.low is None or estimate.high is None:
        return estimate.value, estimate.value
    return estimate.low, estimate.high


def share(estimate: Estimate) -> str:
    """Write a share with its interval."""
    if estimate.low is None or estimate.high is None:
        return percent(estimate.value)
    return f"{percent(estimate.value)} [{100 * estimate.low:.0f} … {100 * estimate.high:.0f}]"


def points(value: float) -> str:
    """Write a skill."""
    return f"{value:.1f}"


def percent(value: float) -> str:
    """Write a share."""
    return f"{100 * value:.0f}\u00a0%"


def name_of(level: str, words: Words) -> str:
    """Name a level with its iterations."""
    name, _, iterations = level.partition("@")
    named = words.say(f"arena-{name}") if words.has(f"arena-{name}") else level_name(name, words)
    return f"{named} {iterations}" if iterations else named
