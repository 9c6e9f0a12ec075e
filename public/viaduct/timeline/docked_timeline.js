import { LinkState } from "./shell/link_state.js"
import { ScreenState } from "./shell/screen_state.js"
import { Timeline } from "./timeline/timeline.js"
import { Room } from "./trace/room.js"
import { TraceStream } from "./trace/trace_stream.js"

// The messages of one page, in a frame beside it. The page gives its id in the fragment, which no server is sent; the id is shown to
// the trace only, and leaves the address with the first change of the filter.
export class DockedTimeline {
  #state = new ScreenState()

  start() {
    const id = /^#page=([0-9a-f]{32})$/.exec(location.hash)?.[1]
    // The page has begun another session.
    addEventListener("hashchange", () => location.reload())
    if (!id) return this.#refuse()
    // Of a page that has not come back to the server yet, the server does not know the id.
    const room = new Room("", new TraceStream("/viaduct/api/trace", { Authorization: `Page ${id}` }, [401]))
    const timeline = new Timeline(document.querySelector(".timeline"), document.querySelector(".side"), room, this.#state)
    new LinkState(document.querySelector(".link"), room.stream)
    this.#state.addEventListener("change", () => timeline.apply())
    timeline.apply()
    room.start()
  }

  #refuse() {
    const link = document.querySelector(".link")
    link.dataset.state = "refused"
    link.textContent = "This shows the messages of a page that opens it, and no page has."
  }
}
