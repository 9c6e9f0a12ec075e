internal import CLibwebsockets

/// The memory that the process has freed, and that malloc would keep for later.
public enum FreeMemory {
    /// In bytes. A larger block goes back to the system as soon as it is freed. Without a fixed size malloc raises it to 32 MiB by and by,
    /// and large messages leave holes.
    private static let largestKept: Int32 = 256 * 1024

    static func returnLargeBlocks() {
        mallopt(M_MMAP_THRESHOLD, largestKept)
    }

    /// Gives back to the system what is free between the blocks in use.
    public static func returnAll() {
        malloc_trim(0)
    }
}
