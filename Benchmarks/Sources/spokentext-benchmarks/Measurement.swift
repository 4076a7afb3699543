import CRawICU

/// Swallows a result, so that the optimizer cannot drop the work that made it.
@inline(never)
func consume<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}

/// What one job costs.
struct Measurement {
    /// Processor time of one call in nanoseconds: the median of the samples.
    let nanoseconds: Double
    /// The least of the samples, for targets in nanoseconds: what else the machine does only adds to them.
    let bestNanoseconds: Double
    /// Heap allocations of one call after warm-up.
    let allocations: Double
}

/// A job that is done `count` times; it returns a number that depends on every result.
typealias Job = (_ count: Int) -> Int

/// Measures jobs side by side: their samples take turns, so that a busy machine slows down all of them alike, and the
/// clock is the processor time of the thread.
func measure(_ jobs: [Job], samples: Int = 9, seconds: Double = 0.04) -> [Measurement] {
    let counts = jobs.map { calibrate($0, seconds: seconds) }
    var times = jobs.map { _ in [Double]() }
    var allocations = jobs.map { _ in Double.infinity }
    for _ in 0..<samples {
        for (index, job) in jobs.enumerated() {
            let before = raw_allocations()
            let start = raw_thread_seconds()
            consume(job(counts[index]))
            times[index].append((raw_thread_seconds() - start) / Double(counts[index]))
            allocations[index] = min(
                allocations[index], Double(raw_allocations() - before) / Double(counts[index]))
        }
    }
    return zip(times, allocations).map { times, allocations in
        Measurement(
            nanoseconds: times.sorted()[times.count / 2] * 1e9, bestNanoseconds: (times.min() ?? 0) * 1e9,
            allocations: allocations)
    }
}

/// How often the job runs in about that time; the calls before are the warm-up. The first call stands apart, since what
/// it loads lazily would make the job seem slow, and the samples too short to tell anything.
private func calibrate(_ job: Job, seconds: Double) -> Int {
    consume(job(1))
    var count = 1
    while true {
        let start = raw_thread_seconds()
        consume(job(count))
        let elapsed = raw_thread_seconds() - start
        if elapsed > seconds / 4 { return max(1, Int(Double(count) * seconds / elapsed)) }
        count *= 2
    }
}

/// Numbers that look random and are the same in every run.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
