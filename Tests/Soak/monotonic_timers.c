/* Loaded in front of libfaketime, which moves each timer descriptor by the jumps of its clock (0.9.10), also one of a clock that never
 * jumps: a timer for the next second would fire a day later. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 1 << 16 };
/* Whether the descriptor's clock is the one that jumps. */
static char jumps[MOST];

int timerfd_create(int clock, int flags)
{
    int timer = (int)syscall(SYS_timerfd_create, clock, flags);
    if (timer >= 0 && timer < MOST) jumps[timer] = clock == CLOCK_REALTIME;
    return timer;
}

int timerfd_settime(int timer, int flags, const struct itimerspec *new_value, struct itimerspec *old_value)
{
    int (*next)(int, int, const struct itimerspec *, struct itimerspec *) = dlsym(RTLD_NEXT, "timerfd_settime");
    if (next && timer >= 0 && timer < MOST && jumps[timer]) return next(timer, flags, new_value, old_value);
    return (int)syscall(SYS_timerfd_settime, timer, flags, new_value, old_value);
}
