"""What several sub-commands ask for; `help` holds keys of words."""

from typing import Annotated, Literal

from cyclopts import Parameter

Slug = Annotated[str, Parameter(name="GAME", help="help-arg-game")]
Lang = Annotated[Literal["en", "fr"] | None, Parameter(name="--lang", help="help-arg-lang")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="help-arg-json")]
BoxFile = Annotated[str | None, Parameter(name="--box", help="help-arg-box")]
Variants = Annotated[
    list[str] | None, Parameter(name="--variant", negative="", help="help-arg-variant")
]
FormerVariants = Annotated[list[str] | None, Parameter(name="--option", negative="", show=False)]
Seed = Annotated[int | None, Parameter(name="--seed", help="help-arg-seed")]
