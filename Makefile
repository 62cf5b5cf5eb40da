# til: capture, look up and remember acronyms.
# `make run` and `make test` are all a fresh machine needs: they install what is missing, build, and go.

PREFIX ?= /usr/local
SWIFT ?= swift
SWIFT_FLAGS ?=
# Static, without unused code, and at a fixed address: such a program starts about twice as fast.
RELEASE_FLAGS = -c release --static-swift-stdlib -Xlinker --gc-sections -Xlinker -s -Xlinker -no-pie $(SWIFT_FLAGS)

.PHONY: all deps build debug run test lint format check bench install uninstall clean

all: build

deps:
	@./Scripts/install-dependencies

build: deps
	$(SWIFT) build $(RELEASE_FLAGS) --product til

debug: deps
	$(SWIFT) build $(SWIFT_FLAGS)

# The quick build, which `make test` shares; `make install` puts the fast one in place.
run: debug
	@.build/debug/til

test: deps
	TIL_STRICT=1 $(SWIFT) test $(SWIFT_FLAGS)

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

check: deps lint test

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/til"
	install -m 755 .build/release/til "$(DESTDIR)$(PREFIX)/bin/til"
	install -m 644 data/*.txt "$(DESTDIR)$(PREFIX)/share/til/"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/til"
	rm -rf "$(DESTDIR)$(PREFIX)/share/til"

clean:
	rm -rf .build
