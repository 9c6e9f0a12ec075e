/// How much the traces keep, in bytes. What is older goes.
struct TraceLimits {
    var page = 1 << 20
    var room = 32 << 20
    var all = 128 << 20
}
