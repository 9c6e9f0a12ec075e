/// Has two threads add to one number without a lock. `bin/sanitize` has to see the report.

import Foundation

final class Counter: @unchecked Sendable {
    var value = 0
}

let counter = Counter()
let threads = (0..<2).map { _ in
    Thread { for _ in 0..<1000 { counter.value += 1 } }
}
for thread in threads { thread.start() }
while !threads.allSatisfy(\.isFinished) { usleep(1000) }
print(counter.value)
