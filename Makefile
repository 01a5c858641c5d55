# On a fresh machine with Python 3.11 or newer and make, these are all there is to know:
#   make play   set up what is needed and open the game in the browser
#   make test   set up what is needed, and check every rule, screen, message and promise
#   make test-all   the rest: every language in a browser, clusters, training, fuzzing, both databases everywhere
#   make release    build the package, and try it in fresh environments

SHELL := bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes -r
# They run side by side, and each line says which of them it is of.
AS_PYTHON := > >(sed -u 's/^/python  | /')
AS_BROWSER := > >(sed -u 's/^/browser | /')
# Browsers may starve on a busy machine: their tests get a second and a third try, and the report shows why they needed it.
AGAIN := --reruns 2 --rerun-show-tracebacks
PYTEST := $(BIN)/pytest
# Many wait for servers and children: with the browser's beside them, four at a time keep two cores busy. Tests of a file
# share what takes long to make; in this order, files of few tests that wait long do not come last.
PYTHON_TESTS := -n 4 --dist loadfile --no-loadscope-reorder --ignore tests/browser
# By themselves: the browser's driver keeps an event loop running.
BROWSER_TESTS := -n 2 $(AGAIN) tests/browser
# Only the slow ones make up requests.
FAST := -m "not slow" -p no:schemathesis
# Hundreds of processes start in a run: wherever it is, each module is compiled once.
export PYTHONDONTWRITEBYTECODE :=
CLIENT := src/okapi/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/worker src/okapi/locales -type f) $(wildcard src/okapi/board/*.json src/okapi/picture/*.json) web/index.html web/package-lock.json $(wildcard web/*.ts)

.PHONY: play test test-all python-checks browser-checks python-tests browser-tests slow-python-tests slow-browser-tests warm-up proof bench generate ladder audit release test-learners lock clean

play: $(VENV)/.ready $(CLIENT)
	@OKAPI_LOG_LEVEL=warning $(BIN)/okapi serve --open

# Two cores have something to do from beginning to end: while a browser waits, other tests compute. What takes longest
# begins first.
test: $(VENV)/.ready-dev $(VENV)/.chromium $(CLIENT)
	$(MAKE) --no-print-directory -j 3 python-tests browser-tests python-checks browser-checks

# What `make test` leaves out, and nothing twice.
test-all: $(VENV)/.ready-dev $(VENV)/.chromium
	$(MAKE) --no-print-directory -j 2 slow-python-tests slow-browser-tests

python-checks: $(VENV)/.ready-dev
	$(BIN)/ruff check $(AS_PYTHON)
	$(BIN)/ruff format --check $(AS_PYTHON)
	$(BIN)/mypy $(AS_PYTHON)
	$(BIN)/lint-imports $(AS_PYTHON)

browser-checks: $(CLIENT)
	$(BIN)/python hatch_build.py npm run lint $(AS_BROWSER)
	$(BIN)/python hatch_build.py npm run check $(AS_BROWSER)
	$(BIN)/python hatch_build.py npm test $(AS_BROWSER)

python-tests: warm-up
	$(PYTEST) $(FAST) $(PYTHON_TESTS) $(AS_PYTHON)

slow-python-tests: warm-up
	$(PYTEST) -m slow $(PYTHON_TESTS) $(AS_PYTHON)

# Advice without machine code takes long enough on busy cores to be given up.
browser-tests: warm-up $(VENV)/.chromium $(CLIENT)
	$(PYTEST) $(FAST) $(BROWSER_TESTS) $(AS_BROWSER)

slow-browser-tests: warm-up $(VENV)/.chromium $(CLIENT)
	$(PYTEST) -m slow $(BROWSER_TESTS) $(AS_BROWSER)

warm-up: $(VENV)/.ready-dev
	$(BIN)/python tests/warm_up.py

# Long runs that try to break what is promised; `python -m proof --help` lists them.
proof: $(VENV)/.ready-dev
	$(BIN)/python -m proof

# Known vulnerabilities (where the network allows), licences, and how secrets are kept.
audit: $(VENV)/.ready-dev $(VENV)/.ready-audit $(CLIENT)
	@$(BIN)/python -m tools.audit --pip-audit $(VENV)/audit/bin/pip-audit

# Wheel and sdist from a clean tree, tried in a fresh environment of every Python found here. PYTHONS=… names others.
release: $(VENV)/.ready-release
	@$(VENV)/release/bin/python -m tools.release $(PYTHONS:%=--python %)

bench: $(VENV)/.ready-bench
	$(BIN)/python bench/random_games.py
	$(BIN)/python -m bench.server_load --boardgame-io

# The files that are made from the code in seconds; CONTRIBUTING.md names the others.
generate: $(VENV)/.ready-dev
	@$(BIN)/python -m tools.generate

# Plays for an hour; the only thing that writes this page, its picture and its data.
ladder: $(VENV)/.ready
	$(BIN)/python -m tools.ladder docs

# The examples that learn with other people's libraries, in an environment of their own: PyTorch is large.
test-learners: $(VENV)/.ready-learners
	$(VENV)/learners/bin/python -m pytest --noconftest -p no:cacheprovider tests/environments/test_learners.py

# The locked versions, renewed from pyproject.toml. Needs the network; commit what it writes.
lock: $(VENV)/.ready-dev
	$(PIP) uv
	for group in build dev bench; do $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" \
		pyproject.toml --group $$group --output-file requirements/$$group.txt; done
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" \
		pyproject.toml --extra fast --extra postgres --output-file requirements/server.txt
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" \
		pyproject.toml --extra learners --group learners --output-file requirements/learners.txt
	for group in node audit release; do $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" \
		--group pyproject.toml:$$group --output-file requirements/$$group.txt; done

clean:
	rm -rf $(VENV) build dist web/node_modules src/okapi/server/static test-results
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Okapi needs Python 3.11 or newer; run: make PYTHON=/path/to/python"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: requirements/build.txt requirements/node.txt pyproject.toml hatch_build.py | $(BIN)/python
	$(LOCKED) requirements/build.txt
	@$(BIN)/python hatch_build.py has-node || $(LOCKED) requirements/node.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.ready-dev: $(VENV)/.ready requirements/dev.txt
	$(LOCKED) requirements/dev.txt
	@touch $@

$(VENV)/.ready-bench: $(VENV)/.ready requirements/bench.txt
	$(LOCKED) requirements/bench.txt
	@touch $@

# In an environment of its own: what it needs must not change what is audited.
$(VENV)/.ready-audit: requirements/audit.txt | $(BIN)/python
	$(BIN)/python -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# As well: it holds what builds and checks a release, and not the package.
$(VENV)/.ready-release: requirements/release.txt requirements/node.txt | $(BIN)/python
	$(BIN)/python -m venv $(VENV)/release
	$(VENV)/release/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@$(VENV)/release/bin/python hatch_build.py has-node || $(VENV)/release/bin/python -m pip install --quiet \
		--disable-pip-version-check --require-hashes -r requirements/node.txt
	@touch $@

$(VENV)/.ready-learners: requirements/learners.txt pyproject.toml | $(BIN)/python
	$(BIN)/python -m venv $(VENV)/learners
	$(VENV)/learners/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	$(VENV)/learners/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# The first installation may have built it already.
$(CLIENT): $(CLIENT_SOURCES) | $(VENV)/.ready
	$(BIN)/python hatch_build.py
	@touch $@

# The browser tests need Chromium: Debian's packages are installed if one is missing and we may.
$(VENV)/.chromium: | $(BIN)/python
	@{ command -v chromium && command -v chromium-headless-shell; } >/dev/null || { apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-headless-shell; } \
		|| command -v chromium chromium-browser >/dev/null \
		|| { echo "the browser tests need Chromium; on Debian: apt-get install chromium"; exit 1; }
	@touch $@
