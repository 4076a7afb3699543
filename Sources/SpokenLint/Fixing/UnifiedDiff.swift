import SpokenCatalogs

/// The difference of two files in the format of `diff -u`, which `patch` and `git apply` read.
///
/// Lines are taken as bytes, in whatever encoding they are, so that the difference applies to the file on disk.
public enum UnifiedDiff {
    private typealias Line = ArraySlice<UInt8>

    /// The difference as text, for files in UTF-8; empty when they are equal.
    public static func between(_ old: [UInt8], _ new: [UInt8], path: String) -> String {
        String(decoding: bytes(old, new, path: path), as: UTF8.self)
    }

    /// The difference; empty when the files are equal.
    package static func bytes(_ old: [UInt8], _ new: [UInt8], path: String) -> [UInt8] {
        guard old != new else { return [] }
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
        var result = Array("--- \(name("a", path))\n+++ \(name("b", path))\n".utf8)
        for hunk in hunks(steps, prefix, oldLines, newLines) { result += hunk }
        return result
    }

    /// As git writes a name: in quotes with escapes where it has a quote, a backslash or a control, and with a tab behind
    /// it where it has a space, which would end it.
    private static func name(_ side: String, _ path: String) -> String {
        let name = "\(side)/\(path)"
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C || $0 == 0xF4 }) else {
            return name.utf8.contains(0x20) ? name + "\t" : name
        }
        var quoted = "\""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || FileName.byte(of: scalar) != nil:
                let digits = String(FileName.byte(of: scalar).map(UInt32.init) ?? scalar.value, radix: 8)
                quoted += "\\" + String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private enum Step: Equatable { case keep, remove, insert }

    /// Lines with their ends, so that a missing last line end is seen.
    private static func lines(_ bytes: [UInt8]) -> [Line] {
        var result: [Line] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == 0x0A {
            result.append(bytes[start...offset])
            start = offset + 1
        }
        if start < bytes.count { result.append(bytes[start...]) }
        return result
    }

    private static func steps(_ old: [Line], _ new: [Line]) -> [Step] {
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

    private static func pairedSteps(_ old: [Line], _ new: [Line]) -> [Step] {
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

    private static func hunks(_ steps: [Step], _ prefix: Int, _ old: [Line], _ new: [Line]) -> [[UInt8]] {
        let context = 3
        var result: [[UInt8]] = []
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
            var body = old[(oldLine - before)..<oldLine].map { marked(" ", $0) }
            let oldStart = oldLine - before
            let newStart = newLine - before
            var kept = 0
            while index < steps.count, kept <= 2 * context {
                switch steps[index] {
                case .keep:
                    body.append(marked(" ", old[oldLine]))
                    kept += 1
                    oldLine += 1
                    newLine += 1
                case .remove:
                    body.append(marked("-", old[oldLine]))
                    kept = 0
                    oldLine += 1
                case .insert:
                    body.append(marked("+", new[newLine]))
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
                body += old[oldLine..<(oldLine + more)].map { marked(" ", $0) }
                oldEnd += more
                newEnd += more
            }
            let header = "@@ -\(oldStart + 1),\(oldEnd - oldStart) +\(newStart + 1),\(newEnd - newStart) @@\n"
            result.append(Array(header.utf8) + body.joined())
        }
        return result
    }

    /// A line with its mark, and a remark where its end is missing.
    private static func marked(_ mark: Unicode.Scalar, _ line: Line) -> [UInt8] {
        let whole = [UInt8(ascii: mark)] + line
        return line.last == 0x0A ? whole : whole + Array("\n\\ No newline at end of file\n".utf8)
    }
}
