import Glibc

/// A note of what the app is handling, in a file that outlives it. Writing to mapped memory takes no system call.
@MainActor final class HandlingNote {
    /// In bytes: the names in a text are the page's, and may be of any length.
    static let capacity = 4096

    private let memory: UnsafeMutableRawBufferPointer

    /// - Returns: `nil` when the file cannot be made.
    init?(path: String) {
        let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        defer { close(file) }
        // Blocks are asked for now: on a full disk the first text would end the app otherwise.
        guard posix_fallocate(file, 0, Self.capacity) == 0,
            let memory = mmap(nil, Self.capacity, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
        else { return nil }
        self.memory = UnsafeMutableRawBufferPointer(start: memory, count: Self.capacity)
    }

    isolated deinit {
        munmap(memory.baseAddress, memory.count)
    }

    /// Writes the text, as much of it as there is room for, with a zero byte behind it.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            let count = min(bytes.count, memory.count - 1)
            memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<count]))
            memory[count] = 0
        }
    }
}
