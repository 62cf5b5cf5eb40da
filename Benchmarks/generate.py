#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes glossaries and review logs of any size: the same for the same numbers, on every machine.

    generate.py things COUNT             SHORT<TAB>LONG lines
    generate.py reviews THINGS REVIEWS   JSON Lines: things, each followed by its reviews

Of the acronyms, 15 % have several meanings. The letters of an acronym are the initials of its meaning's words, and most
acronyms are as short as the number of them allows, as with real ones.
"""

import datetime
import random
import sys
import uuid

WORDS = """
Access Adaptive Address Advanced Algorithm Analog Application Architecture Array Asynchronous Audio Automated
Bandwidth Base Binary Bit Block Boundary Branch Bridge Broadcast Buffer Bus Byte
Cache Carrier Cell Central Channel Character Circuit Client Code Command Common Communication Compiler Control Core
Data Decision Delay Design Device Differential Digital Direct Disk Distributed Domain Dynamic
Edge Electronic Element Embedded Encryption Engine Enhanced Entity Equipment Error Event Exchange Extended
Facility Failure Feedback Fiber Field File Filter Finite Firmware Flow Format Forward Frame Frequency Function
Gain Gate Gateway General Generation Generic Global Graph Graphics Ground Group Guard Guide
Handler Hardware Hash Header Heap Hierarchical High Host Hybrid Hyper
Identifier Image Index Information Initial Input Instruction Integrated Interface Internal Internet Interrupt
Jitter Job Join Joint Journal Jump Junction
Kernel Key Keyboard Kilo Kit Knowledge
Label Language Latency Layer Level Library Light Limited Line Linear Link List Load Local Logic Loop
Machine Management Map Matrix Media Memory Message Method Micro Mobile Mode Model Module Monitor Multiple
Name Native Network Node Noise Nominal Normal Notation Number Numeric
Object Offset Online Open Operating Operation Optical Optimal Order Output Overlay
Packet Page Parallel Parameter Path Peripheral Phase Pixel Platform Point Policy Port Power Process Program Protocol
Quadrature Quality Quantum Query Queue Quick Quota
Radio Random Range Rate Real Record Recovery Reduced Reference Register Relay Remote Request Resource Response Route
Sample Scalar Schema Secure Segment Sequence Serial Server Service Session Shared Signal Simple Single Software Source
Table Target Task Terminal Test Text Thread Threshold Time Token Trace Traffic Transfer Transmission Transport Tree
Ultra Uniform Unit Universal Update Upper Usage User Utility
Value Variable Vector Vendor Verification Version Video Virtual Visual Voice Volume
Wave Web Weight Wide Window Wire Wireless Word Work Workload Write
Xenon Xor Yaw Yield Yoke Zero Zone Zoom
""".split()

SOUNDS = ["al", "an", "ar", "en", "er", "ia", "il", "in", "is", "or", "os", "um", "ur", "yl"]


def meanings_by_letter():
    """The words by their initial, enough of them that meanings differ."""
    by_letter = {}
    for word in WORDS:
        by_letter.setdefault(word[0], []).append(word)
    for words in by_letter.values():
        few = list(words)
        while len(words) < 16:
            words.append(few[len(words) % len(few)] + SOUNDS[len(words) % len(SOUNDS)])
    return by_letter


def things(count, seed=1):
    """(short, long) pairs, no pair twice."""
    draw = random.Random(seed)
    by_letter = meanings_by_letter()
    letters = sorted(by_letter)
    weights = [len(by_letter[letter]) for letter in letters]
    used = set()
    made = 0
    while made < count:
        # Shorter ones first, until so many of a length are taken that new ones are hard to find.
        length = draw.choices([2, 3, 4, 5, 6, 7], [2, 30, 35, 18, 10, 5])[0]
        short = "".join(draw.choices(letters, weights, k=length))
        while short in used:
            short += draw.choices(letters, weights)[0]
        used.add(short)
        longs = set()
        for _ in range(1 if draw.random() < 0.85 else draw.randint(2, 4)):
            long = " ".join(draw.choice(by_letter[letter]) for letter in short)
            if long not in longs and made < count:
                longs.add(long)
                made += 1
                yield short, long


def write_things(count, out):
    for short, long in things(count):
        out.write(f"{short}\t{long}\n")


# The fields of a review that are the same in all.
REVIEW = (
    '{"thing":"%s","direction":"meaning","asked":"%s","typed":"%s","seconds":%.1f,"limit":15,"verdict":"%s",'
    '"grade":"%s","scheduled":true,"at":"%s","utcOffset":0,"studyDay":"%s"}\n'
)


def reviews_of(draw, count, end):
    """(instant, grade) pairs of one thing, the last before an instant, at growing intervals."""
    days = [0.0]
    interval = 1.0
    for _ in range(count - 1):
        days.append(days[-1] + interval * draw.uniform(0.9, 1.2))
        interval = min(interval * draw.uniform(1.3, 2.2), 60)
    start = end - datetime.timedelta(days=days[-1] + draw.uniform(0, 30))
    for day in days:
        chance = draw.random()
        yield start + datetime.timedelta(days=day), "again" if chance < 0.1 else "hard" if chance < 0.2 else "good"


def write_reviews(thing_count, review_count, out):
    draw = random.Random(2)
    end = datetime.datetime(2026, 11, 20, 12, tzinfo=datetime.timezone.utc)
    each = review_count // thing_count
    for short, long in things(thing_count):
        identifier = str(uuid.UUID(int=draw.getrandbits(128), version=4))
        out.write(f'{{"id":"{identifier}","short":"{short}","long":"{long}"}}\n')
        for at, grade in reviews_of(draw, each, end):
            verdict = "wrong" if grade == "again" else "close" if grade == "hard" else "correct"
            # A study day starts at four o'clock.
            day = (at - datetime.timedelta(hours=4)).date()
            instant = at.strftime("%Y-%m-%dT%H:%M:%S.") + f"{at.microsecond // 1000:03d}Z"
            out.write(REVIEW % (identifier, short, long, draw.uniform(2, 14), verdict, grade, instant, day))


def main():
    match sys.argv[1:]:
        case ["things", count]:
            write_things(int(count), sys.stdout)
        case ["reviews", thing_count, review_count]:
            write_reviews(int(thing_count), int(review_count), sys.stdout)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
