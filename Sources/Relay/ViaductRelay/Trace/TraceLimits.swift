/// The most that the traces keep, in bytes. Older events are dropped.
struct TraceLimits {
    var page = 1 << 20
    var room = 32 << 20
    var all = 128 << 20
}
