// A bare echo, which is what libwebsockets itself costs: `echo PORT`, with the same event loop as Viaduct's.
#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 256 * 1024 };

/// A message that comes in several pieces.
struct session {
    size_t used;
    unsigned char *bytes;
};

static int answer(struct lws *socket, enum lws_callback_reasons reason, void *user, void *input, size_t length) {
    struct session *session = user;
    if (reason == LWS_CALLBACK_CLOSED) free(session->bytes);
    if (reason != LWS_CALLBACK_RECEIVE) return 0;
    if (!session->bytes) session->bytes = malloc(LWS_PRE + LARGEST);
    if (session->used + length > LARGEST) return -1;
    memcpy(session->bytes + LWS_PRE + session->used, input, length);
    session->used += length;
    if (!lws_is_final_fragment(socket)) return 0;
    size_t size = session->used;
    session->used = 0;
    return lws_write(socket, session->bytes + LWS_PRE, size, LWS_WRITE_TEXT) < 0 ? -1 : 0;
}

int main(int count, char **arguments) {
    if (count != 2) return 2;
    const struct lws_protocols protocols[] = {
        {.name = "viaduct.page.1", .callback = answer, .per_session_data_size = sizeof(struct session), .rx_buffer_size = 4096}, {0}};
    struct lws_context_creation_info info = {
        .port = atoi(arguments[1]), .iface = "127.0.0.1", .protocols = protocols, .gid = -1, .uid = -1,
        .options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_DISABLE_IPV6,
    };
    lws_set_log_level(LLL_ERR, NULL);
    struct lws_context *context = lws_create_context(&info);
    if (!context) return 1;
    while (lws_service(context, 0) >= 0) {}
}
