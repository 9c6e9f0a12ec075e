// A bare echo, which is what libwebsockets itself costs: `echo PORT`, with the same event loop as Viaduct's.
#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 4096 };

static int answer(struct lws *socket, enum lws_callback_reasons reason, void *user, void *input, size_t length) {
    static unsigned char buffer[LWS_PRE + LARGEST];
    (void)user;
    if (reason != LWS_CALLBACK_RECEIVE) return 0;
    if (length > LARGEST) return -1;
    memcpy(buffer + LWS_PRE, input, length);
    return lws_write(socket, buffer + LWS_PRE, length, LWS_WRITE_TEXT) < 0 ? -1 : 0;
}

int main(int count, char **arguments) {
    if (count != 2) return 2;
    const struct lws_protocols protocols[] = {{.name = "viaduct.page.1", .callback = answer, .rx_buffer_size = LARGEST}, {0}};
    struct lws_context_creation_info info = {
        .port = atoi(arguments[1]), .iface = "127.0.0.1", .protocols = protocols, .gid = -1, .uid = -1,
        .options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_DISABLE_IPV6,
    };
    lws_set_log_level(LLL_ERR, NULL);
    struct lws_context *context = lws_create_context(&info);
    if (!context) return 1;
    while (lws_service(context, 0) >= 0) {}
}
