import CSpokenText
import Dispatch
import SpokenCommands
import SpokenModel

@_cdecl("spokentext_check")
public func check(
    _ arguments: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int,
    _ report: UnsafeMutablePointer<UnsafeMutablePointer<spokentext_report>?>?,
    _ error: UnsafeMutablePointer<spokentext_error>?
) -> spokentext_status {
    answer(report, "report", error) { () throws(CallFailure) in
        let arguments = try texts(arguments, count)
        let answer = Guarded<Result<CheckAnswer, CheckRefusal>?>(nil)
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            let made: Result<CheckAnswer, CheckRefusal>
            do throws(CheckRefusal) { made = .success(try await CheckAnswer(arguments)) } catch {
                made = .failure(error)
            }
            answer.withLock { $0 = made }
            done.signal()
        }
        done.wait()
        switch answer.withLock({ $0 }) {
        case .success(let answer): return try Results.report(answer)
        case .failure(let refusal): throw CallFailure(SPOKENTEXT_INVALID_OPTION, refusal.message)
        case nil: throw .memory
        }
    }
}

private func texts(_ pointers: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int) throws(CallFailure) -> [String] {
    guard count != 0 else { return [] }
    guard let pointers else { throw .null("arguments") }
    guard (1...(1 << 20)).contains(count) else {
        throw CallFailure(SPOKENTEXT_TOO_LONG, "there are too many arguments")
    }
    var result: [String] = []
    for index in 0..<count {
        guard let pointer = pointers[index] else { throw .null("arguments[\(index)]") }
        // The names of files may be no UTF-8.
        result.append(SpokenTextTool.text(ofArgument: pointer))
    }
    return result
}

extension Results {
    static func report(_ answer: CheckAnswer) throws(CallFailure) -> UnsafeMutablePointer<spokentext_report> {
        let failures = answer.failures.joined(separator: "\n")
        var block = try ResultBlock(
            size: ResultBlock.size(of: spokentext_report.self) + ResultBlock.size(text: answer.json.count)
                + ResultBlock.size(text: failures.utf8.count))
        let result = block.take(spokentext_report.self)
        let json = answer.json.withUnsafeBufferPointer { block.take(text: $0) }
        result.pointee = spokentext_report(
            json: json, failures: block.take(text: failures), exit_status: answer.exitStatus)
        return result
    }
}

@_cdecl("spokentext_main")
public func main(_ arguments: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int) {
    let given = (0..<max(count, 0)).compactMap { arguments?[$0] }
    SpokenTextTool.main(given.map { SpokenTextTool.text(ofArgument: $0) })
}
