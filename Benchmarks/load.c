// Pages that send bridge messages, each as soon as the one before is answered (docs/protocol.md).
//
//     load PORT PAGES SECONDS BYTES COMPONENT ROOM [PROCESS…]
//
// It prints a line of JSON: how many messages were answered, in how many seconds; the time in microseconds that a half of
// them took at most, 99 % and 99.9 %; and how many seconds of processor time each of the processes took meanwhile. With the
// component `-` it talks to an echo, which gets the same messages.
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

#define URL "http://127.0.0.1/"
#define REPLY "{\"type\":\"reply\""

enum { SHORTEST = 200, LONGEST = 256 * 1024, FRAMES_PER_ACK = 32, LARGE = 16 * 1024, BUFFER = LONGEST + 1024, EVENTS = 64, PROCESSES = 8, TIMES = 1000000 };
static const double WARM_UP = 1;

struct page {
    int socket;
    unsigned counted;
    double sent;
    size_t used;
    /// What has come of a message, in bytes.
    size_t pieces;
    // As long as a message: most are short, and a thousand pages share a cache.
    unsigned char *input;
};

static bool is_echo;
static char message[LONGEST + 1];
static size_t buffer_size;
static long answered;
/// In microseconds, of the newest messages.
static float times[TIMES];

static void fail(const char *what) {
    fprintf(stderr, "load: %s\n", what);
    exit(1);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

/// In seconds: what a process has taken in user and in system mode.
static double processor_time(const char *process) {
    char path[64], text[1024] = "";
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%s/stat", process);
    FILE *file = fopen(path, "r");
    if (!file || !fgets(text, sizeof text, file)) fail("there is no such process");
    fclose(file);
    // A name may have anything in it.
    sscanf(strrchr(text, ')') + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
    return (double)(user + system) / sysconf(_SC_CLK_TCK);
}

static void send_text(struct page *page, const char *text) {
    static unsigned char frame[LONGEST + 64];
    size_t length = strlen(text), head = length < 126 ? 2 : length <= 0xffff ? 4 : 10;
    if (length > LONGEST) fail("a frame is too long");
    frame[0] = 0x81;
    frame[1] = 0x80 | (head == 2 ? length : head == 4 ? 126 : 127);
    for (size_t byte = 2; byte < head; byte++) frame[byte] = length >> 8 * (head - 1 - byte);
    // A mask of zeros leaves the text as it is.
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, text, length);
    size_t size = head + 4 + length, sent = 0;
    while (sent < size) {
        ssize_t count = send(page->socket, frame + sent, size - sent, MSG_NOSIGNAL);
        if (count <= 0) fail("a page could not send");
        sent += count;
    }
}

static void send_message(struct page *page) {
    page->sent = now();
    send_text(page, message);
}

static bool begins(const char *text, const char *type) {
    char start[32];
    int length = snprintf(start, sizeof start, "{\"type\":\"%s\"", type);
    return !strncmp(text, start, length);
}

/// - Parameter size: of the whole message, of which the text may be the first piece.
static void take(struct page *page, const char *text, size_t size) {
    if (is_echo || begins(text, "reply")) {
        times[answered++ % TIMES] = (now() - page->sent) * 1e6;
        send_message(page);
        if (is_echo) return;
    } else if (begins(text, "welcome")) {
        send_text(page, "{\"type\":\"open\",\"url\":\"" URL "\",\"title\":\"\",\"platform\":\"ios\"}");
        send_message(page);
        return;
    } else if (begins(text, "ack")) {
        return;
    } else if (begins(text, "notice") && !strstr(text, "\"level\":\"info\"")) {
        fail(text);
    }
    if (++page->counted % FRAMES_PER_ACK && size <= LARGE) return;
    char ack[64];
    snprintf(ack, sizeof ack, "{\"type\":\"ack\",\"received\":%u}", page->counted);
    send_text(page, ack);
}

/// Takes the frames that are whole.
static void read_page(struct page *page) {
    ssize_t count = recv(page->socket, page->input + page->used, buffer_size - 1 - page->used, MSG_DONTWAIT);
    if (count <= 0) fail("the server has closed a page's socket, or sent a frame that is too long");
    page->used += count;
    unsigned char *start = page->input, *end = page->input + page->used;
    while (end - start >= 2) {
        // Behind a close frame's code is its reason.
        if (start[0] == 0x88) fail(start[1] > 2 ? (char *)start + 4 : "the server has closed a page's socket");
        if (start[0] & 0x7e || start[1] > 127) fail("something came that is no text");
        size_t head = start[1] < 126 ? 2 : start[1] == 126 ? 4 : 10, length = start[1];
        if ((size_t)(end - start) < head) break;
        if (head > 2) length = 0;
        for (size_t byte = 2; byte < head; byte++) length = length << 8 | start[byte];
        if ((size_t)(end - start) < head + length) break;
        unsigned char *next = start + head + length, kept = *next;
        *next = 0;
        // A server sends a large message in pieces.
        page->pieces += length;
        if (start[0] == 0x01 && !is_echo && !begins((char *)start + head, "reply")) fail("a large message came that is no reply");
        if (start[0] & 0x80) {
            take(page, start[0] == 0x81 ? (char *)start + head : REPLY, page->pieces);
            page->pieces = 0;
        }
        *next = kept;
        start = next;
    }
    page->used = end - start;
    memmove(page->input, start, page->used);
}

/// - Parameter number: tells it from the other pages.
static struct page *connect_page(int port, int number, const char *room) {
    struct page *page = calloc(1, sizeof *page);
    page->input = malloc(buffer_size);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
    page->socket = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(page->socket, (struct sockaddr *)&address, sizeof address)) fail("nobody listens on the port");
    // An `ack` and the next message are two small segments: without it the second one would wait for the other end.
    int on = 1;
    setsockopt(page->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    char text[1024];
    int length = snprintf(
        text, sizeof text,
        "GET /viaduct/socket?page=%016x%016x&room=%s&received=0 HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: viaduct.page.1\r\n\r\n",
        getpid(), number, room, port);
    if (send(page->socket, text, length, 0) != length) fail("a page could not send its handshake");
    // One byte at a time, so that no frame behind the answer is read with it.
    size_t used = 0;
    while (used < 4 || memcmp(text + used - 4, "\r\n\r\n", 4)) {
        if (used == sizeof text || recv(page->socket, text + used, 1, 0) != 1) fail("the handshake has no answer");
        used++;
    }
    if (strncmp(text, "HTTP/1.1 101", 12)) fail("the server refuses a page");
    return page;
}

static void write_message(const char *component, size_t size) {
    if (size < SHORTEST || size > LONGEST) fail("a message has 200 bytes to 256 KiB");
    // Frames of the server stand before a reply, or behind it.
    buffer_size = size + 16 * 1024;
    int length = snprintf(
        message, sizeof message,
        "{\"type\":\"message\",\"message\":{\"id\":\"1\",\"component\":\"%s\",\"event\":\"connect\","
        "\"data\":{\"metadata\":{\"url\":\"" URL "\"},\"text\":\"",
        component);
    memset(message + length, 'x', size - length);
    memcpy(message + size - 4, "\"}}}", 5);
}

static int compare(const void *left, const void *right) {
    float a = *(const float *)left, b = *(const float *)right;
    return (a > b) - (a < b);
}

static float percentile(double share) {
    long count = answered < TIMES ? answered : TIMES;
    return count ? times[(long)(share * (count - 1))] : 0;
}

int main(int count, char **arguments) {
    if (count < 7 || count > 7 + PROCESSES) fail("load PORT PAGES SECONDS BYTES COMPONENT ROOM [PROCESS…]");
    int port = atoi(arguments[1]), pages = atoi(arguments[2]), processes = count - 7;
    double length = atof(arguments[3]);
    is_echo = !strcmp(arguments[5], "-");
    write_message(arguments[5], atol(arguments[4]));

    struct page *connected[pages];
    int epoll = epoll_create1(0);
    for (int number = 0; number < pages; number++) {
        struct page *page = connected[number] = connect_page(port, number, arguments[6]);
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = page};
        epoll_ctl(epoll, EPOLL_CTL_ADD, page->socket, &event);
        if (is_echo) send_message(page);
    }
    double start = now() + WARM_UP, before[PROCESSES] = {0};
    bool is_measuring = false;
    for (double time = now(); !is_measuring || time < start + length; time = now()) {
        if (!is_measuring && time >= start) {
            is_measuring = true;
            start = time;
            answered = 0;
            for (int index = 0; index < processes; index++) before[index] = processor_time(arguments[7 + index]);
        }
        struct epoll_event events[EVENTS];
        int ready = epoll_wait(epoll, events, EVENTS, 1000);
        for (int index = 0; index < ready; index++) read_page(events[index].data.ptr);
    }
    double seconds = now() - start;
    qsort(times, answered < TIMES ? answered : TIMES, sizeof *times, compare);
    printf(
        "{\"messages\": %ld, \"seconds\": %.3f, \"p50\": %.0f, \"p99\": %.0f, \"p999\": %.0f, \"processor\": [", answered, seconds,
        percentile(0.5), percentile(0.99), percentile(0.999));
    for (int index = 0; index < processes; index++)
        printf("%s%.2f", index ? ", " : "", processor_time(arguments[7 + index]) - before[index]);
    printf("]}\n");
    // Leaves, since the server would keep the pages for a while.
    for (int number = 0; number < pages && !is_echo; number++) send_text(connected[number], "{\"type\":\"bye\"}");
}
