import Glibc

/// A note of what the app is handling, in a file that outlives it. Writing to mapped memory needs no system call.
///
/// Its bytes: 1 while something is handled, 2 while a tap or an input is handled, 3 after that, and 0 else; a byte that changes with each
/// thing handled; the component's name or the tap's key if there is one, a zero byte, the text for a person, and a zero byte.
@MainActor final class HandlingNote {
    /// In bytes: the names in a text are the page's, and may be of any length.
    static let capacity = 4096
    /// The component's name is a short one, or no component's.
    private static let nameCapacity = 256

    private let memory: UnsafeMutableRawBufferPointer
    private var count: UInt8 = 0

    /// - Returns: `nil` when the file cannot be made.
    init?(path: String) {
        let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        defer { close(file) }
        // Allocates the blocks now. Otherwise the first text would end the app on a full disk.
        guard posix_fallocate(file, 0, Self.capacity) == 0,
            let memory = mmap(nil, Self.capacity, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
        else { return nil }
        self.memory = UnsafeMutableRawBufferPointer(start: memory, count: Self.capacity)
    }

    isolated deinit {
        munmap(memory.baseAddress, memory.count)
    }

    /// Notes that something begins, with the text cut to the room for it.
    func begin(_ text: String, component: String = "") {
        begin(text, of: component, state: 1)
    }

    /// Notes that a tap or an input begins.
    func begin(_ action: PlacedAction) {
        begin(action.text, of: action.key, state: 2)
    }

    private func begin(_ text: String, of name: String, state: UInt8) {
        count &+= 1
        memory[0] = state
        memory[1] = count
        let end = write(name, at: 2, atMost: Self.nameCapacity)
        _ = write(text, at: end, atMost: memory.count - end - 1)
    }

    /// Notes that it is over. The text stays.
    func end() {
        memory[0] = memory[0] == 2 ? 3 : 0
    }

    /// - Returns: the index after the zero byte that ends the text.
    private func write(_ text: String, at start: Int, atMost limit: Int) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            let count = min(bytes.count, limit)
            UnsafeMutableRawBufferPointer(rebasing: memory[start...]).copyMemory(
                from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<count]))
            memory[start + count] = 0
            return start + count + 1
        }
    }
}
