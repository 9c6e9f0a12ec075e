// Functions of the C library that Swift's Glibc leaves out, since they are GNU's or Linux' own.
// Without its headers: Swift would take this module for the origin of their types.
extern int memfd_create(const char *name, unsigned int flags);

// `actions` is a posix_spawn_file_actions_t.
extern int posix_spawn_file_actions_addchdir_np(void *actions, const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(void *actions, int from);

// Core Foundation's run loop, which Foundation exports on Linux without a header. A `loop` is a CFRunLoopRef, a `mode` a CFStringRef.
extern const void *const kCFRunLoopDefaultMode;
extern const void *CFRunLoopGetMain(void);
extern int CFRunLoopRunInMode(const void *mode, double seconds, _Bool returnsAfterSource);
extern double CFRunLoopGetNextTimerFireDate(const void *loop, const void *mode);
