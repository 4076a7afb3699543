/// The difference of two texts in the format of `diff -u`, which `patch` and `git apply` read.
public enum UnifiedDiff {
    /// Empty when the texts are equal.
    public static func between(_ old: [UInt8], _ new: [UInt8], path: String) -> String {
        guard old != new else { return "" }
        let oldLines = lines(old)
        let newLines = lines(new)
        var prefix = 0
        while prefix < min(oldLines.count, newLines.count), oldLines[prefix] == newLines[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < min(oldLines.count, newLines.count) - prefix,
            oldLines[oldLines.count - 1 - suffix] == newLines[newLines.count - 1 - suffix]
        {
            suffix += 1
        }
        let oldMiddle = Array(oldLines[prefix..<(oldLines.count - suffix)])
        let newMiddle = Array(newLines[prefix..<(newLines.count - suffix)])
        let steps = steps(oldMiddle, newMiddle)
        var text = "--- a/\(path)\n+++ b/\(path)\n"
        for hunk in hunks(steps, prefix, oldLines, newLines) { text += hunk }
        return text
    }

    private enum Step: Equatable { case keep, remove, insert }

    /// Lines with their ends, so that a missing last line end is seen.
    private static func lines(_ bytes: [UInt8]) -> [String] {
        var result: [String] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == 0x0A {
            result.append(String(decoding: bytes[start...offset], as: UTF8.self))
            start = offset + 1
        }
        if start < bytes.count { result.append(String(decoding: bytes[start...], as: UTF8.self)) }
        return result
    }

    private static func steps(_ old: [String], _ new: [String]) -> [Step] {
        // Fixes change lines and hardly ever add one: then the lines are pairs, and nothing needs to be searched.
        if old.count == new.count { return pairedSteps(old, new) }
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var steps: [Step] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                steps.append(.remove)
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                steps.append(.insert)
                newIndex += 1
            } else {
                steps.append(.keep)
                oldIndex += 1
                newIndex += 1
            }
        }
        return steps
    }

    private static func pairedSteps(_ old: [String], _ new: [String]) -> [Step] {
        var steps: [Step] = []
        var changed = 0
        for (left, right) in zip(old, new) {
            if left != right {
                changed += 1
                continue
            }
            steps += Array(repeating: .remove, count: changed) + Array(repeating: .insert, count: changed)
            changed = 0
            steps.append(.keep)
        }
        return steps + Array(repeating: .remove, count: changed) + Array(repeating: .insert, count: changed)
    }

    private static func hunks(_ steps: [Step], _ prefix: Int, _ old: [String], _ new: [String]) -> [String] {
        let context = 3
        var result: [String] = []
        var index = 0
        var oldLine = prefix
        var newLine = prefix
        while index < steps.count {
            guard steps[index] != .keep else {
                index += 1
                oldLine += 1
                newLine += 1
                continue
            }
            let before = min(context, min(oldLine, newLine))
            var body = old[(oldLine - before)..<oldLine].map { " " + $0 }
            let oldStart = oldLine - before
            let newStart = newLine - before
            var kept = 0
            while index < steps.count, kept <= 2 * context {
                switch steps[index] {
                case .keep:
                    body.append(" " + old[oldLine])
                    kept += 1
                    oldLine += 1
                    newLine += 1
                case .remove:
                    body.append("-" + old[oldLine])
                    kept = 0
                    oldLine += 1
                case .insert:
                    body.append("+" + new[newLine])
                    kept = 0
                    newLine += 1
                }
                index += 1
            }
            if kept > context {
                // Too much was taken: give back what is beyond the context.
                body.removeLast(kept - context)
                index -= kept - context
                oldLine -= kept - context
                newLine -= kept - context
                kept = context
            }
            var oldEnd = oldLine
            var newEnd = newLine
            if index >= steps.count, kept < context {
                let more = min(context - kept, old.count - oldLine)
                body += old[oldLine..<(oldLine + more)].map { " " + $0 }
                oldEnd += more
                newEnd += more
            }
            let header =
                "@@ -\(oldStart + 1),\(oldEnd - oldStart) +\(newStart + 1),\(newEnd - newStart) @@\n"
            result.append(
                header + body.map { $0.utf8.last == 0x0A ? $0 : $0 + "\n\\ No newline at end of file\n" }.joined())
        }
        return result
    }
}
