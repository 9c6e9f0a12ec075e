// Declarations of libwebsockets, OpenSSL, libdispatch, malloc and Linux that Swift cannot import by itself.
#include <libwebsockets.h>
#include <malloc.h>
#include <openssl/x509v3.h>
#include <openssl/err.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/random.h>

// LWS_PRE is an expression: the bytes in front of what is written, which lws_write fills.
enum { CLWS_PRE = LWS_PRE };

// So is the option of a listener with TLS to look for plain HTTP first.
enum { CLWS_ALLOW_PLAIN = LWS_SERVER_OPTION_ALLOW_NON_SSL_ON_SSL_PORT };

// libdispatch's main queue, for a loop that is not its own (what CFRunLoop uses).
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
