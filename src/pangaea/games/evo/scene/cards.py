"""How event cards look, face up and face down."""

from typing import Final

from pangaea.core.scene import Look
from pangaea.games.evo.box import CARD_NAMES
from pangaea.games.evo.scene.island import EvoStage

CARD_ICONS: Final = (
    "wave", "bolt", "swirl", "swirl", "swirl", "gene_leg", "gene_horn", "shield", "peace", "leaf",
    "gene_fur", "hot", "cuckoo", "gene_egg", "gene_egg", "gene_mutant", "shield", "gene_parasol",
    "skull", "cold", "echo", "first", "hush", "star", "coin", "no_egg",
)  # fmt: skip


def back() -> Look:
    """The back of an event card."""
    return Look("card", icon="card_back", colour="back", down=True)


def show_card(stage: EvoStage, area: str, card: int) -> str:
    """Lay an event card face up."""
    name, text = stage.teller.things("card", card), effect_of(stage, card)
    look = Look("card", title=name, icon=CARD_ICONS[card], text=text, colour="teal")
    return stage.piece(area, look, name, tip=text, rule=f"evo/10.{card + 1}")


def effect_of(stage: EvoStage, card: int) -> str:
    """Say what an event card does."""
    return stage.words.say(f"card-{CARD_NAMES[card].replace('_', '-')}-effect")
