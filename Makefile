# On a fresh machine with Python 3.11 or newer and make, these are all there is to know:
#   make play   set up what is needed and start a game
#   make test   set up what is needed and run every check

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test bench ladder lock clean

play: $(VENV)/.ready
	@$(BIN)/okapi play

test: $(VENV)/.ready-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2

bench: $(VENV)/.ready-bench
	$(BIN)/python bench/random_games.py

# Plays for hours; the only thing that writes this page.
ladder: $(VENV)/.ready
	$(BIN)/python -m okapi.arena.ladder docs/ladder.md

# The locked versions, renewed from pyproject.toml. Needs the network; commit what it writes.
lock: $(VENV)/.ready-dev
	$(BIN)/pip install --quiet uv
	for group in build dev bench; do $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" \
		pyproject.toml --group $$group --output-file requirements/$$group.txt; done

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Okapi needs Python 3.11 or newer; run: make PYTHON=/path/to/python"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: requirements/build.txt pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.ready-dev: $(VENV)/.ready requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.ready-bench: $(VENV)/.ready requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@
