# til: capture, look up and remember acronyms.
# `make run` and `make test` are all a fresh machine needs: they install what is missing, build, and go.

PREFIX ?= /usr/local
SWIFT ?= swift
PYTHON ?= python3
SWIFT_FLAGS ?=
# Static, without unused code and exported names, at a fixed address, and with no library looked for beside it: such a
# program starts in a quarter of the instructions. Types of generics that are put together directly rather than from their
# mangled names, for which the runtime searches all conformances, save another quarter of those of most commands.
# What one module has of another's generics and short functions is made for it: a look-up takes 3.3 ms instead of 3.8.
STATIC_LIBRARIES = .build/static-libraries
RELEASE_FLAGS = -c release --static-swift-stdlib --disable-local-rpath -Xlinker --gc-sections -Xlinker -s \
	-Xlinker -no-pie -Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -cross-module-optimization \
	-Xlinker -L$(STATIC_LIBRARIES) $(SWIFT_FLAGS)

# What `make run` and `make test` build: module by module without optimising, which gets from nothing to green fastest. Both
# build the same modules into one folder. `make test OPTIMISED=1` tests optimised code, as it is installed, and takes
# longer to build. `swift test --filter ...` is the quick way to try one suite.
OPTIMISED ?=
ifeq ($(OPTIMISED),)
TEST_BUILD = .build/test
TEST_MODE = -Xswiftc -Onone -Xswiftc -gnone -Xswiftc -no-emit-module-separately-wmo \
	-Xswiftc -index-ignore-system-modules
else
TEST_BUILD = .build/optimised
TEST_MODE =
endif
TEST_FLAGS = -c release --scratch-path $(TEST_BUILD) $(TEST_MODE) -Xswiftc -enable-testing $(SWIFT_FLAGS)

# What `til --version` says of the sources.
COMMIT = $(shell commit=$$(git rev-parse --short=12 HEAD 2>/dev/null) && \
	echo "TIL_COMMIT='$$commit$$(git diff --quiet HEAD || echo ', changed')'")

ROWS ?=
QUICK ?=

# What `make soak`, `make fuzz` and `make sanitize` take: how often a test of random moments tries, for how long a test or
# a fuzzer goes on, and which sanitizers.
ROUNDS ?= 1000
SECONDS ?= 60
SANITIZERS ?= address thread

.PHONY: all deps build debug run test lint format documents check bench soak fuzz sanitize interop install prefix uninstall dist deb release outside docs picture clean

all: build

deps:
	@./Scripts/install-dependencies

build: deps
	@./Scripts/gather-static-libraries $(STATIC_LIBRARIES)
	$(COMMIT) $(SWIFT) build $(RELEASE_FLAGS) \
		$$(test ! -e $(STATIC_LIBRARIES)/libreadline.a || echo -Xlinker -ltinfo) --product til

debug: deps
	$(SWIFT) build $(SWIFT_FLAGS)

# The quick build; `make install` puts the fast one in place.
run: deps
	TIL_STRICT=1 $(SWIFT) build $(TEST_FLAGS) --product til
	@$(TEST_BUILD)/release/til

test:
	@./Scripts/install-dependencies zsh fish
	TIL_STRICT=1 $(SWIFT) build --build-tests $(TEST_FLAGS)
	@SWIFT="$(SWIFT)" ./Scripts/link-test-program $(TEST_BUILD)/release
	TIL_STRICT=1 $(SWIFT) test --skip-build $(TEST_FLAGS)

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Examples

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Examples

# The acronyms of the project's own documents, checked by the program that `make test` has built.
documents:
	@test -e $(TEST_BUILD)/release/til || $(SWIFT) build $(TEST_FLAGS) --product til
	$(TEST_BUILD)/release/til lint .

check: deps lint test documents

# The program beside its peers (sqlite3, wtf, grep, py-fsrs: what is missing is skipped), then quizzes of choices that
# three players without knowledge answer, then what happens inside the library, and how long an app's main actor waits for it.
# `make bench ROWS="lookup growth"` runs some rows, `QUICK=1` all of them with small stores, in a minute.
bench: build
	@$(PYTHON) -B Benchmarks/bench.py --til .build/release/til $(if $(ROWS),--rows "$(ROWS)") $(if $(QUICK),--quick)
	@$(if $(ROWS),:,$(PYTHON) -B Benchmarks/choices.py .build/release/til)
	@$(if $(ROWS)$(QUICK),:,$(PYTHON) -B Benchmarks/inside.py $(SWIFT))
	@$(if $(ROWS)$(QUICK),:,$(PYTHON) -B Benchmarks/stalls.py $(SWIFT))

# Kills, faults, losses of power, neighbours and hostile text, at length, on the program as it is installed; hours with 1000 rounds.
soak: build
	@SWIFT="$(SWIFT)" TEST_FLAGS="$(TEST_FLAGS)" ./Scripts/soak $(ROUNDS) $(SECONDS)

# Whatever reads what others wrote, by libFuzzer; with TARGETS="csv words" only those.
fuzz: deps
	@./Scripts/fuzz $(SECONDS) $(TARGETS)

# The test suite under the address and the thread sanitizer.
sanitize: deps
	@SWIFT="$(SWIFT)" ./Scripts/sanitize $(SANITIZERS)

# The program beside those whose files it reads and writes: mkdocs, LaTeX, a browser, dictd ... in an environment outside the
# tree. `make interop PARTS="mkdocs wtf"` tries some; a part is a file in Scripts/interop.d.
interop: build
	@./Scripts/interop $(PARTS)

# A folder that cannot be meant is refused before anything is built for it.
install: prefix build
	@./Scripts/install .build/release/til "$(PREFIX)" "$(DESTDIR)"

prefix:
	@./Scripts/prefix install "$(PREFIX)" "$(DESTDIR)" >/dev/null

uninstall:
	@./Scripts/uninstall "$(PREFIX)" "$(DESTDIR)"

# A tarball that runs on a machine with no Swift on it: unpack it over a prefix such as ~/.local.
dist: build
	@./Scripts/make-distribution .build/release/til

# A package of Debian's, looked through by lintian where that is installed. `make interop PARTS=debian` tries it on a bare system.
deb: build
	@./Scripts/make-debian-package .build/release/til

# The tarball, the package and their checksums, in .build/dist.
release: build
	@./Scripts/make-release .build/release/til

# A package of its own that uses the libraries by path, built and run.
outside: deps
	@SWIFT="$(SWIFT)" ./Scripts/try-libraries

# The libraries' documentation, by DocC, and the manual as one HTML site, by pandoc. A warning of DocC fails.
docs: deps
	@./Scripts/install-dependencies pandoc
	@./Scripts/make-documentation
	@./Scripts/make-manual

# The README's picture of a quiz, from what the program writes at a terminal; a test holds it to that.
picture: deps
	TIL_PICTURE=1 $(SWIFT) test $(TEST_FLAGS) --filter PictureTests

clean:
	rm -rf .build
