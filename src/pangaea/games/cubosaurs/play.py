"""The game as the contract sees it: who is asked what, and which chapter answers."""

from typing import final

from mypy_extensions import i64

from pangaea.core.bits import members
from pangaea.core.luck import Luck
from pangaea.core.question import Question
from pangaea.core.state import NOBODY
from pangaea.games.cubosaurs import rewards, rounds, tiles, tokens, turn
from pangaea.games.cubosaurs.hand import keep_hand, pass_hand
from pangaea.games.cubosaurs.names import (
    CREDITOR,
    FORBIDDEN,
    HAND,
    KEEP,
    MINE,
    NO_TILE,
    OVER,
    RECEIVER,
    THEIRS,
)
from pangaea.games.cubosaurs.table import Table
from pangaea.games.cubosaurs.turn import CHOICES, LISTS


@final
class Cubosaurs(Table):
    """A game of Cubosaurs."""

    def asked(self) -> list[int]:
        seat = self.first_asked()
        return [] if seat == NOBODY else [seat]

    def first_asked(self) -> i64:
        if self.phase == HAND:
            return self.turn
        if self.phase == OVER:
            return NOBODY
        return tokens.claimant(self) if self.phase == CREDITOR else self.turn

    def question(self, seat: i64) -> Question:
        return self.setup.questions[self.phase]

    def options(self, seat: i64) -> list[int]:
        if self.phase == HAND:
            return turn.options(self)
        if self.phase == FORBIDDEN:
            return members(tiles.forbidden(self))
        if self.phase == MINE:
            return members(self.held[self.turn])
        if self.phase == THEIRS:
            return tiles.their_options(self)
        if self.phase == RECEIVER:
            return [other for other in range(self.seats) if other != seat]
        return tokens.creditors(self, seat)

    def random_option(self, seat: i64, luck: Luck) -> i64:
        if self.phase == HAND:
            cards = self.held[seat] & self.fitting
            if self.may_buy or cards >= LISTS:
                return turn.random_option(self, cards, luck)
            choices = CHOICES[cards] or turn.choices(cards)
            return choices[luck.pick(len(choices))]
        options = self.options(seat)
        return options[luck.pick(len(options))]

    def answer(self, seat: i64, option: i64, luck: Luck) -> None:
        if self.phase == HAND:
            if option == KEEP:
                keep_hand(self, luck)
            elif option < self.setup.tile_option:
                pass_hand(self, option - 1)
            else:
                tiles.buy(self, option - self.setup.tile_option, luck)
        elif self.phase == FORBIDDEN:
            self.tile = NO_TILE
            self.phase = HAND
            pass_hand(self, option)
        elif self.phase == MINE:
            tiles.choose_mine(self, option, luck)
        elif self.phase == THEIRS:
            tiles.choose_theirs(self, option, luck)
        elif self.phase == RECEIVER:
            tiles.give(self, option, self.chosen)
            tiles.finish_effect(self, luck)
        else:
            self.settle_token(seat, option, luck)

    def settle_token(self, seat: i64, owner: i64, luck: Luck) -> None:
        """Take a token owed, then settle the next one or go on."""
        tokens.take_token(self, seat, owner)
        if tokens.must_settle(self):
            return
        if self.hand_kinds == 0 and not self.ends_turn:
            rounds.begin_turn(self, luck)  # the round's first turn waited for its tokens
        else:
            tiles.resume(self, luck)

    def copy(self) -> "Cubosaurs":
        return Cubosaurs(self.setup, self)

    def veiled(self, seat: i64) -> "Cubosaurs":
        """Nothing on this table is hidden: unseen cards are a bag without an order."""
        return self.copy()

    def imagined(self, luck: Luck) -> "Cubosaurs":
        return self.copy()

    def horizon(self) -> i64:
        """Rounds do not depend on one another, but for who starts and the tokens left."""
        return self.round

    def rewards(self) -> list[float]:
        return rewards.rewards(self)
