internal import Glibc

/// The number of open descriptors, for which libwebsockets allocates its tables when a context is made.
enum DescriptorLimit {
    /// A container may have a limit of a thousand million, which would cost gigabytes.
    private static let maximum: rlim_t = 65536

    static func apply() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, maximum)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
