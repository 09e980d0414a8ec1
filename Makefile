# Everything is done by packaging/bootstrap.py, which also runs where there is no make.

# The first Python that is new enough.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	echo $$python; break; fi; done)
BOOTSTRAP = $(PYTHON) packaging/bootstrap.py

.PHONY: help play test check quick check-long bench fuzz contrast gallery mutate translations nets strength venv coverage-table clean python bundle deb rpm dist

help:
	@echo 'make play        set everything up and start the program (ARGS="--new backgammon")'
	@echo 'make test        set everything up and run all checks; the same as make check'
	@echo 'make quick       form, types and the tests of what was changed, for daily work'
	@echo 'make check-long  the tests with their full counts'
	@echo 'make bench       speed and memory; fails if a limit is exceeded'
	@echo 'make fuzz        damaged input for all readers of files (ARGS="--count 1000000")'
	@echo 'make contrast    how well the things of each theme can be told apart; fails where a pair falls short'
	@echo 'make translations  take new texts of the code into resources/i18n'
	@echo 'make gallery     pictures of every page and dialog, in build/gallery'
	@echo 'make mutate      small wrong changes of the code that no test notices (ARGS="board --count 20")'
	@echo 'make nets        train the net of a game (GAME=backgammon); goes on where it was cut short'
	@echo 'make strength    measure the net of a game (GAME=backgammon ARGS="--games 1000")'
	@echo 'make bundle      the program as one folder, in build/bundle'
	@echo 'make deb, rpm    packages for Debian and Fedora, in dist'
	@echo 'make dist        the wheel and the sdist, in dist'
	@echo 'make venv        set up .venv for working on the program'
	@echo 'make coverage-table  which paragraph, example, lesson and test each fact of the rules has'
	@echo 'make clean       remove .venv and everything that was built'

play: python
	@$(BOOTSTRAP) play -- $(ARGS)

test: check

check: python
	@$(BOOTSTRAP) check -- $(ARGS)

quick: python
	@$(BOOTSTRAP) quick -- $(ARGS)

check-long: python
	@$(BOOTSTRAP) check-long -- $(ARGS)

bench: python
	@$(BOOTSTRAP) bench -- $(ARGS)

fuzz: python
	@$(BOOTSTRAP) fuzz -- $(ARGS)

contrast: python
	@$(BOOTSTRAP) contrast -- $(ARGS)

gallery: python
	@$(BOOTSTRAP) gallery -- $(ARGS)

mutate: python
	@$(BOOTSTRAP) mutate -- $(ARGS)

translations: python
	@$(BOOTSTRAP) translations

bundle deb rpm dist: python
	@$(BOOTSTRAP) $@ -- $(ARGS)

nets strength: python
	@$(BOOTSTRAP) $@ -- $(GAME) $(ARGS)

venv: python
	@$(BOOTSTRAP) venv

coverage-table: venv
	@.venv/bin/python -m tests.rulesdoc.coverage_table

python:
	@if [ -z "$(PYTHON)" ]; then \
	echo 'Python 3.11 or newer is needed and was not found. Debian 12, Ubuntu 24.04 and later have it: apt-get install python3' >&2; \
	exit 1; fi

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -f resources/i18n/*.qm .coverage
	find trictrac_gui tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +
