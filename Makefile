# The same verbs for people and for CI. `make` alone lists them.

PLAY  ?= -m pangaea serve
BENCH ?= -m bench
# By other names than MAKE, so that a dry run stays dry.
BEHIND = $(MAKE) --no-print-directory behind
PYTHON_CHECKS = $(MAKE) --no-print-directory check-python
HOURS ?= 1
JOBS ?= $(shell nproc 2>/dev/null || echo 1)
MINUTES ?= 120

PYTHON ?= python3
OPT    ?= 3
export PANGAEA_OPT = $(OPT)
VENV   := .venv
PY     := $(VENV)/bin/python
UV     := $(VENV)/bin/uv
NPM    := $(PY) hatch_build.py
COMPILED := build/compiled

# Stamps carry a checksum of what they were made from, so a checkout's dates do not matter.
checksum = $(shell cat $(wildcard $(1)) | cksum | cut -d' ' -f1)
sources  = $(shell { find src web hatch_build.py pyproject.toml requirements-dev.lock -type f \
             -not -path '*/__pycache__/*' -not -path '*/node_modules/*' \
             -not -path 'src/pangaea/server/static/*' -exec cksum {} + 2>/dev/null; \
             command -v cc gcc clang; ls /usr/include/python3*/Python.h 2>/dev/null; } \
             | LC_ALL=C sort | cksum | cut -d' ' -f1)
node     = $(shell command -v node npm | cksum | cut -d' ' -f1)

READY    = $(VENV)/ready-$(call checksum,pyproject.toml requirements-dev.lock)-$(node)
PLAYABLE = $(VENV)/playable-$(call checksum,pyproject.toml requirements-play.lock)-$(node)
BUILT   := $(COMPILED)/built-$(sources)-O$(OPT)
BENCHED  = .venv-bench/ready-$(call checksum,requirements-bench.lock)

RULES   := tests/core tests/games tests/conformance

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup compiled behind client chromium play pictures test test-uncompiled test-compiled test-web \
        test-browser soak quick check check-python format coverage bench strength lock clean

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ── install ──────────────────────────────────────────────────────────────────

setup: $(READY) ## make .venv with everything in it, the pangaea command too
	@:

$(UV):
	@command -v $(PYTHON) >/dev/null || { echo "pangaea: no $(PYTHON) here;" \
	    "on Debian and Ubuntu: sudo apt-get install python3 python3-venv"; exit 1; }
	@$(PYTHON) tools/make_venv.py $(VENV)

# What a lock names, Node where the machine has none, and ourselves.
define install
	@rm -f $(VENV)/ready-* $(VENV)/playable-*
	@$(UV) pip $(1) --quiet --python $(PY) --require-hashes $(2)
	@$(PY) -c 'import hatch_build; hatch_build.npm_command()' 2>/dev/null || \
	    $(UV) pip install --quiet --python $(PY) --require-hashes -r requirements-node.lock
	@$(UV) pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
endef

$(READY): | $(UV)
	$(call install,sync,requirements-dev.lock)
	@touch $@ $(PLAYABLE)

# The few packages that a game in the browser needs, so that the page opens soon; whoever has the
# others keeps them.
$(PLAYABLE): | $(UV)
	$(call install,install,-r requirements-play.lock)
	@touch $@

compiled: $(BUILT) ## build the compiled form into build/compiled
	@:

$(BUILT): | $(READY)
	@rm -rf build/wheel $(COMPILED).new
	@$(UV) build --wheel --no-build-isolation --python $(PY) --out-dir build/wheel .
	@$(UV) pip install --quiet --python $(PY) --no-deps --no-index --target $(COMPILED).new \
	    build/wheel/*.whl
	@rm -rf $(COMPILED) && mv $(COMPILED).new $(COMPILED)
	@touch $@

# While a server runs: packages are added and none is taken away, so that it misses nothing.
behind:
	@[ -e $(READY) ] || \
	    $(UV) pip install --quiet --python $(PY) --require-hashes -r requirements-dev.lock
	@touch $(READY)
	@$(MAKE) --no-print-directory compiled

# Just the page, for a server that runs from the source.
client: $(PLAYABLE)
	@$(PY) -c 'import hatch_build, pathlib; hatch_build.build_client(pathlib.Path.cwd())'

chromium: setup
	@$(PY) tools/bring_chromium.py

# ── use ──────────────────────────────────────────────────────────────────────

play: client ## serve the games and open the page
	@$(PY) tools/play.py $(BUILT) "$(BEHIND)" $(PLAY)

pictures: compiled chromium ## take the pictures of every table and of the README anew
	PYTHONPATH=$(COMPILED) $(PY) tools/pictures.py

# ── verify ───────────────────────────────────────────────────────────────────

test: ## run every test, the rules' in both forms
	@$(MAKE) --no-print-directory OPT=1 test-uncompiled test-compiled test-web test-browser

test-uncompiled: setup
	$(PY) -m pytest -n auto --ignore=tests/browser tests

test-compiled: compiled
	@if ls $(COMPILED)/pangaea/core/*.so >/dev/null 2>&1; then set -x; \
	    PYTHONPATH=$(COMPILED) $(PY) -m pytest -n auto tests/bots/test_rungs.py $(RULES); \
	else echo "pangaea: the tests of the compiled rules did not run for want of a C compiler or Python.h;" \
	    "on Debian and Ubuntu: sudo apt-get install gcc python3-dev"; [ "$$CI" != true ]; fi

test-web: setup
	$(NPM) test

# What fails while three browsers share a busy machine is tried once more alone, and told.
test-browser: compiled chromium
	PYTHONPATH=$(COMPILED) $(PY) -m pytest -n 3 tests/browser || \
	    { echo "pangaea: once more, alone (what passes now is a test to mend):"; \
	    PYTHONPATH=$(COMPILED) $(PY) -m pytest -v --last-failed --last-failed-no-failures none tests/browser; }

soak: compiled ## fuzz the rules, then kill the server and cut its power for HOURS=1
	$(PY) -m pangaea.testing.fuzz --keep build/fuzz --decisions 10000000 --seconds 300
	PYTHONPATH=$(COMPILED) $(PY) -m pangaea.testing.fuzz --keep build/fuzz --decisions 10000000 --blind
	$(PY) -m tests.server.soak $(HOURS)

# Both cores are used: the page is checked beside the rest. `make test` plays every table.
quick: setup client chromium ## before every commit: the checks, the rules uncompiled, one look at the page
	@mkdir -p build; $(NPM) run check >build/check-web.log 2>&1 & web=$$!; \
	    $(PYTHON_CHECKS) && $(PY) -m pytest -q -n auto --quick $(RULES); \
	    python=$$?; wait $$web || { cat build/check-web.log; exit 1; }; exit $$python
	$(PY) -m pytest -q tests/browser/test_whole_games.py::test_a_whole_game_by_mouse

check: check-python ## judge style, types, layers and dependencies
	$(NPM) run check

check-python: setup
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(VENV)/bin/deptry src

format: setup ## put the source in shape
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	$(NPM) run format

coverage: setup ## show which tests hold each paragraph of the rulebooks
	@$(VENV)/bin/pangaea coverage

bench: compiled $(BENCHED) ## measure our speed beside our peers'
	@.venv-bench/bin/python $(BENCH)
	@PYTHONPATH=$(COMPILED) .venv-bench/bin/python -m bench.scenes
	@PYTHONPATH=$(COMPILED) .venv-bench/bin/python -m bench.load

strength: compiled ## play the ladder of levels for MINUTES=120 into docs/strength.md and its data; goes on where it stopped
	@PYTHONPATH=$(COMPILED) $(PY) -m bench.ladder --jobs $(JOBS) --minutes $(MINUTES) --write $(if $(RAY),--ray $(RAY))

$(BENCHED): | $(READY)
	@[ -x .venv-bench/bin/python ] || $(PYTHON) -m venv --without-pip .venv-bench
	@rm -f .venv-bench/ready-*
	@$(UV) pip sync --quiet --python .venv-bench/bin/python --require-hashes requirements-bench.lock
	@touch $@

# ── maintain ─────────────────────────────────────────────────────────────────

# Hashed requirement files rather than uv.lock, because that one records where packages came from.
PIN = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
      --no-emit-index-url --no-header --no-annotate $(UPGRADE)

lock: | $(UV) ## pin the dependencies anew (UPGRADE=--upgrade takes the newest)
	$(PIN) pyproject.toml --all-extras --group dev -o requirements-dev.lock
	$(PIN) pyproject.toml --extra cli --extra server -c requirements-dev.lock -o requirements.lock
	$(PIN) pyproject.toml --extra cli --extra server --group build -c requirements-dev.lock \
	    -o requirements-play.lock
	$(PIN) --group installer -c requirements-dev.lock -o requirements-uv.lock
	$(PIN) --group node -o requirements-node.lock
	$(PIN) pyproject.toml --extra cli --extra server bench/requirements.in -o requirements-bench.lock

clean: ## remove what was built; .venv stays
	@rm -rf build dist src/pangaea/server/static .mypy_cache .pytest_cache .ruff_cache \
	    .import_linter_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
