# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person sees on a terminal: seconds from a start or a key until it is there."""

from terminal import Terminal

# At the end of what is shown, as a prompt is.
PROMPT = r"(?m)^til[^\n]*> \Z"
QUESTION = r"(?s)\d+ (?:new|due|again).*  \S+.*> \Z"


def first_prompt(workshop, store):
    """From the start of the REPL to its first prompt."""
    with Terminal([workshop.til], workshop.environment_with(store)) as terminal:
        return terminal.wait_for(PROMPT) - terminal.started


def first_question(workshop, store):
    """From the start of a quiz to its first question, with the prompt under it."""
    workshop.forget_unfinished_quiz(store)
    with Terminal([workshop.til, "quiz"], workshop.environment_with(store)) as terminal:
        return terminal.wait_for(QUESTION) - terminal.started


def completion(workshop, store):
    """From the Tab after two letters until what it does is there."""
    with Terminal([workshop.til], workshop.environment_with(store)) as terminal:
        terminal.wait_for(PROMPT)
        terminal.settle_typing(b"MA")
        pressed = terminal.press(b"\t")
        return terminal.settle() - pressed


def first_page(workshop, store):
    """From the Return after `list` until the pager has filled the screen."""
    with Terminal([workshop.til], workshop.environment_with(store)) as terminal:
        terminal.wait_for(PROMPT)
        terminal.settle_typing(b"list")
        pressed = terminal.press(b"\r")
        # The pager's own prompt.
        return terminal.wait_for(r"back \Z") - pressed
