@preconcurrency import CReadline
import Foundation
import TILProcess

/// Keys that belong to a step: see ``KeyGuard``.
extension ReadlineEditor {
    /// Begins the guard of a line.
    func beginGuard() {
        let instant = now()
        let closed = request.isSurprise ? KeyGuard.surprise : KeyGuard.settling
        let opens = request.keysCountFrom ?? instant + closed
        keyGuard.begin(opening: opens, typingPause: request.silence, isSurprise: request.isSurprise)
        guard case .keys = request.kind, canRedraw else { return }
        opening = opens
        hidesPrompt = request.keysCountFrom == nil
    }

    /// Shows the prompt that was hidden while no key counted.
    func open() {
        // A surprised person who types on keeps the screen closed.
        if keyGuard.opens > now() {
            opening = keyGuard.opens
            return
        }
        opening = nil
        if hidesPrompt {
            hidesPrompt = false
            rl_set_prompt(PromptText.guarded(latePrompt ?? request.prompt))
            latePrompt = nil
        } else {
            redrawsWholly = true
            call(.tick)
            redrawsWholly = false
            return
        }
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
        if let waiting = keyGuard.waiting, waiting != key {
            // Another key shows that the waiting one was released. It belongs to the next step.
            input.insert(byte, at: 0)
            takeWaitingKey()
            return
        }
        let character = Self.character(of: key)
        let decision = keyGuard.press(
            key, isExpected: character.map(keys.contains) ?? false, isFollowed: isMoreTyped, at: now())
        switch decision {
        case .take: pressedKey = character
        case .wait: break
        case .ignore(let rings): if rings { rl_ding() }
        }
    }

    /// Records a function key to handle after readline returns.
    func call(_ function: LineFunction) {
        guard case .keys = request.kind, function == .pause || function == .giveUp else {
            pressedFunctions.append(function)
            return
        }
        // These end the step, so the guard decides as it does about a single key.
        if keyGuard.waiting != nil, keyGuard.waiting != .function(function) {
            takeWaitingKey()
            return
        }
        switch keyGuard.press(.function(function), isExpected: true, at: now()) {
        case .take: pressedFunctions.append(function)
        case .wait: break
        case .ignore(let rings): if rings { rl_ding() }
        }
    }

    /// Takes the key that waited for the guard's decision.
    func takeWaitingKey() {
        switch keyGuard.settle() {
        case .byte(let byte):
            let key = KeyGuard.Key.byte(byte)
            if case .keys = request.kind {
                pressedKey = Self.character(of: key)
            } else {
                input.insert(byte, at: 0)
                isDecided = true
            }
        case .function(let function): pressedFunctions.append(function)
        case nil: break
        }
    }

    /// Asks the guard about a Return on an empty line.
    /// - Returns: Whether readline may handle the next byte now.
    func mayHandleReturn() -> Bool {
        guard request.kind == .answer, request.guardsEmptyLine, !isDecided, let byte = input.first else { return true }
        let key = KeyGuard.Key(byte)
        if keyGuard.waiting != nil, keyGuard.waiting != key {
            // The other key shows that Return was released. It belongs to the next step.
            takeWaitingKey()
            return true
        }
        let isBlank = typed.string.allSatisfy(\.isWhitespace)
        guard key == .returnKey, isBlank, !isPromptTaken, !isLastCommand(rl_quoted_insert) else { return true }
        let decision = keyGuard.press(key, isExpected: true, at: now())
        isDecided = decision == .take
        if isDecided { return true }
        input.removeFirst()
        if case .ignore(rings: true) = decision { rl_ding() }
        return false
    }

    /// Whether another byte has arrived at a keyboard.
    private var isMoreTyped: Bool {
        !input.isEmpty || isatty(STDIN_FILENO) != 0 && InputWaiting.isReadable(STDIN_FILENO, within: 0)
    }

    private static func character(of key: KeyGuard.Key) -> Character? {
        guard case .byte(let byte) = key, byte < 0x80 else { return nil }
        return Character(Unicode.Scalar(byte))
    }
}
