// What Swift cannot import from libwebsockets by itself: macros that are expressions, and variadic functions.
#include <libwebsockets.h>

enum { CLWS_PRE = LWS_PRE };
