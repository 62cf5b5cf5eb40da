@preconcurrency import CReadline
import Foundation
import TILProcess
import TILText

/// Keys that belong to a step: see ``KeyGuard``.
extension ReadlineEditor {
    /// Begins the guard of a line.
    func beginGuard() {
        let instant = now()
        let closed = request.isSurprise ? KeyGuard.surprise : KeyGuard.settling
        let opens = request.keysCountFrom ?? instant + closed
        keyGuard.begin(opening: opens, typingPause: request.silence, isSurprise: request.isSurprise)
        guard case .keys = request.kind, canRedraw else { return }
        reading.opening = opens
        reading.hidesPrompt = request.keysCountFrom == nil
    }

    /// Shows the prompt that was hidden while no key counted.
    func open() {
        // A surprised person who types on keeps the screen closed.
        if keyGuard.opens > now() {
            reading.opening = keyGuard.opens
            return
        }
        reading.opening = nil
        guard reading.hidesPrompt else {
            return call(.tick, redrawsWholly: true)
        }
        reading.hidesPrompt = false
        rl_set_prompt(PromptText.guarded(reading.latePrompt ?? request.prompt))
        reading.latePrompt = nil
        redraw()
    }

    /// Draws the line again as a whole. Unlike `rl_redisplay`, this writes all rows and all characters of the prompt.
    func redraw() {
        clearLine()
        rl_forced_update_display()
    }

    /// Handles a byte while single keys are read.
    func handle(key byte: Int32) {
        guard case .keys(let keys) = request.kind, let byte = UInt8(exactly: byte) else { return }
        let key = KeyGuard.Key(byte)
        if takeWaitingKey(before: key) {
            // This key belongs to the next step.
            input.insert(byte, at: 0)
            return
        }
        let character = Self.character(of: key)
        let isExpected = character.map(keys.contains) ?? false
        let decision = keyGuard.press(key, isExpected: isExpected, isFollowed: isMoreTyped, at: now())
        if accept(decision) { reading.pressedKey = character }
    }

    /// Takes the key that waits for the guard's decision if another key is pressed, which shows that it was released.
    /// - Returns: Whether the guard decided about the waiting key. The other key then belongs to the next step.
    private func takeWaitingKey(before key: KeyGuard.Key) -> Bool {
        guard let waiting = keyGuard.waiting, waiting != key else { return false }
        takeWaitingKey()
        return true
    }

    /// Carries out a decision: rings for a key that does not count if the guard asks for it.
    /// - Returns: Whether the key counts now.
    private func accept(_ decision: KeyGuard.Decision) -> Bool {
        if decision == .ignore(rings: true) { rl_ding() }
        return decision == .take
    }

    /// Records a function key to handle after readline returns.
    func call(_ function: LineFunction) {
        let endsStep = function == .pause || function == .giveUp
        guard case .keys = request.kind, endsStep else {
            reading.pressedFunctions.append(function)
            return
        }
        // The guard decides as it does about a single key.
        let key = KeyGuard.Key.function(function)
        // A function cannot be put back. At the next step, it would come from the screen before.
        if takeWaitingKey(before: key) { return }
        if accept(keyGuard.press(key, isExpected: true, at: now())) { reading.pressedFunctions.append(function) }
    }

    /// Takes the key that waited for the guard's decision.
    func takeWaitingKey() {
        switch keyGuard.settle() {
        case .byte(let byte):
            let key = KeyGuard.Key.byte(byte)
            if case .keys = request.kind {
                reading.pressedKey = Self.character(of: key)
            } else {
                input.insert(byte, at: 0)
                reading.isDecided = true
            }
        case .function(let function): reading.pressedFunctions.append(function)
        case nil: break
        }
    }

    /// Asks the guard about the next byte of an answer if it is a Return on an empty line.
    ///
    /// A Return that does not count, or has to wait for the guard's decision, is removed from the input. When a waiting
    /// one counts, ``takeWaitingKey()`` puts it back in front, where it is not asked about again.
    /// - Returns: Whether readline may handle the next byte now.
    func mayHandleNextByte() -> Bool {
        let isGuarded = request.kind == .answer && request.guardsEmptyLine && !reading.isDecided
        guard isGuarded, let byte = input.first else { return true }
        let key = KeyGuard.Key(byte)
        if takeWaitingKey(before: key) { return true }
        guard endsEmptyLine(key) else { return true }
        let counts = accept(keyGuard.press(key, isExpected: true, at: now()))
        if counts {
            reading.isDecided = true
        } else {
            input.removeFirst()
        }
        return counts
    }

    private func endsEmptyLine(_ key: KeyGuard.Key) -> Bool {
        let isLineBlank = typed.string.allSatisfy(\.isWhitespace)
        let isText = isPromptTaken || isLastCommand(rl_quoted_insert)
        return isLineBlank && key == .returnKey && !isText
    }

    /// Whether another byte has arrived at a keyboard.
    private var isMoreTyped: Bool {
        if !input.isEmpty { return true }
        let isKeyboard = isatty(STDIN_FILENO) != 0
        return isKeyboard && InputWaiting.isReadable(STDIN_FILENO, within: 0)
    }

    private static func character(of key: KeyGuard.Key) -> Character? {
        guard case .byte(let byte) = key, byte.isASCII else { return nil }
        return Character(Unicode.Scalar(byte))
    }
}
