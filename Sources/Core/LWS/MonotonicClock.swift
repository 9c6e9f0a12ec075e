internal import Glibc

/// The system's clock that nobody sets. Swift's own clock costs some hundred instructions for a difference.
public enum MonotonicClock {
    /// From an unknown time on.
    public static var nanoseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
