"""Every game speaks both languages and cites rules that exist."""

import re
from pathlib import Path

from pangaea import shelf
from pangaea.core.events import Event
from pangaea.core.game import Game
from pangaea.core.lesson import Lesson
from pangaea.core.reason import Reason
from pangaea.core.state import State
from pangaea.core.telling import Teller, kebab
from pangaea.core.words import LANGUAGES, words_for
from pangaea.testing.cases import Case
from pangaea.testing.walks import positions

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n[ \t}].*)*)", re.MULTILINE)
THIN_SIGNS = re.compile(r"\S [:;?!»](?!\S*=)|« ")  # French wants a no-break space here
LONGEST_GIST = 250  # characters: a small card holds them
LEANING = ("Otherwise", "It also", "The others now", "Sinon", "Elle se termine aussi")


def event_kinds(game: Game) -> list[type[Event]]:
    """List every event a game's own modules define; what others derive from is none by itself."""
    found: list[type[Event]] = []
    waiting = Event.__subclasses__()
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        is_own = f"{kind.__module__}.".startswith(f"{shelf.package_of(game)}.")
        if is_own and (kind.rule or not kind.__subclasses__()):
            found.append(kind)
    return found


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Read which sentences a file holds, and which values each names."""
    text = (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = MESSAGE.findall(text)
    assert len({key for key, _ in found}) == len(found), "a key stands there twice"
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in found}


def known_rules(game: Game) -> set[str]:
    return {f"{game.slug}/{number}" for number in shelf.rulebook(game.slug, "en").numbers()}


# -- words -----------------------------------------------------------------------------------


def test_both_languages_say_the_same_sentences(game: Game) -> None:
    english, french = (messages(shelf.folder(game.slug), language) for language in LANGUAGES)

    assert english.keys() == french.keys()
    assert {key: values for key, values in english.items() if values != french[key]} == {}


def test_every_question_event_and_variant_has_its_words(game: Game, language: str) -> None:
    words = words_for(game.slug, language)
    questions = game.questions(game.setup(game.seats[0], {}))
    needed = [
        "title",
        "tagline",
        *(f"ask-{question.verb}" for question in questions),
        *(f"event-{kebab(kind.__name__)}" for kind in event_kinds(game)),
        *(f"variant-{variant.name}" for variant in game.variants),
        *(f"variant-{variant.name}-meaning" for variant in game.variants),
        *game.notes(game.default_box()),
    ]
    needed += [
        f"variant-{variant.name}-{name}" for variant in game.variants for name in variant.choices
    ]

    assert [key for key in needed if not words.has(key)] == []


def test_every_thing_that_can_be_answered_has_a_name(table: Case, language: str) -> None:
    words, domains = words_for(table.slug, language), table.game.domains(table.setup)
    teller = Teller(words, tuple("abcdef"), domains)

    for domain in domains.values():
        for thing in domain.things:
            assert teller.thing(thing).strip()


def french_texts(game: Game) -> list[str]:
    """Read every French text of a game."""
    folder = shelf.folder(game.slug)
    files = (folder / "words" / "fr.ftl", folder / "rulebook" / "fr.md")
    said = [text for lesson in shelf.lessons(game.slug).values() for text in _said(lesson)]
    written = [file.read_text(encoding="utf-8") for file in files]
    card, gists = shelf.goal_card(game.slug, "fr"), shelf.gists(game.slug, "fr")
    captions = [figure.caption["fr"] for figure in shelf.figures(game.slug).values()]
    return [*written, card, *said, *gists.values(), *captions]


def _said(lesson: Lesson) -> list[str]:
    notes = [(note.says, note.instead, note.section) for note in lesson.notes]
    return [texts["fr"] for note in notes for texts in note if texts]


def test_french_has_its_own_typography(game: Game) -> None:
    texts = french_texts(game)

    wrong = [line for text in texts for line in text.splitlines() if THIN_SIGNS.search(line)]

    assert [line for line in wrong if not line.startswith("#")] == []


# -- rules -----------------------------------------------------------------------------------


def test_both_rulebooks_have_the_same_chapters_and_paragraphs(game: Game) -> None:
    english, french = (shelf.rulebook(game.slug, language) for language in ("en", "fr"))

    assert english.numbers() == french.numbers()
    assert [c.number for c in english.chapters] == [c.number for c in french.chapters]
    assert len(set(english.numbers())) == len(english.numbers())
    for number in english.numbers():
        assert english.paragraph(number) != french.paragraph(number)


def test_every_rule_can_be_said_in_one_sentence_that_stands_alone(game: Game) -> None:
    for language in LANGUAGES:
        for number, said in shelf.gists(game.slug, language).items():
            assert 0 < len(said) <= LONGEST_GIST, number
            assert not said.startswith(LEANING), number  # on what stands before it
    assert list(shelf.gists(game.slug, "en")) == shelf.rulebook(game.slug, "en").numbers()


def test_a_goal_card_is_there_in_both_languages_or_in_none(game: Game) -> None:
    english, french = (shelf.goal_card(game.slug, language) for language in ("en", "fr"))

    assert bool(english) == bool(french)
    assert english.count("\n") == french.count("\n")


def test_paragraphs_are_numbered_in_order(game: Game) -> None:
    book = shelf.rulebook(game.slug, "en")

    for chapter in book.chapters:
        numbers = [paragraph.number for paragraph in chapter.paragraphs if paragraph.number]
        expected = [f"{chapter.number}.{n}" for n in range(1, len(numbers) + 1)]
        assert numbers == expected


def test_questions_events_and_variants_cite_rules_that_exist(game: Game) -> None:
    cited = {question.rule for question in game.questions(game.setup(game.seats[0], {}))}
    cited |= {kind.rule for kind in event_kinds(game)}
    cited |= {variant.rule for variant in game.variants}

    assert cited <= known_rules(game)


def test_outcomes_cite_rules_that_exist(table: Case) -> None:
    *_, last = positions(table, 1)
    outcome = table.game.outcome(last)

    assert outcome is not None
    lines = [line for standing in outcome.standings for line in standing.lines]
    assert {outcome.rule, *(line.rule for line in lines)} <= known_rules(table.game)


def test_refusals_cite_rules_that_exist_and_have_words(table: Case) -> None:
    known = known_rules(table.game)
    words = [words_for(table.slug, language) for language in LANGUAGES]

    for state in positions(table, 2):
        for seat in state.asked():
            for reason in reasons(table, state, seat):
                assert reason.rule in known
                assert all(said.say(reason.words, **reason.values) for said in words)


def reasons(case: Case, state: State, seat: int) -> list[Reason]:
    """Ask why not, for every answer that is not legal."""
    legal, size = state.options(seat), len(state.question(seat).domain)
    found = [case.game.why_not(state, seat, n) for n in range(size) if n not in legal]
    return [reason for reason in found if reason is not None]
