import { ComponentFinder } from "./component_finder.js"
import { tellOfFormAnswer } from "./form_answer.js"
import { FrameLinks } from "./frame_links.js"
import { LackingFeatures } from "./lacking_features.js"
import { LeftErrors } from "./left_errors.js"
import { LoadCheck } from "./load_check.js"
import { LoadObserver } from "./load_observer.js"
import { importWhole } from "./module_import.js"
import { MorphCheck } from "./morph_check.js"
import { OfflineCheck } from "./offline_check.js"
import { loggedError } from "./page_error.js"
import { SocketCheck } from "./socket_check.js"
import { tellOfStart } from "./start_notices.js"
import { TroubleLog } from "./trouble_log.js"
import { TurboCheck } from "./turbo_check.js"
import { worded } from "./worded_notice.js"

// The part of the adapter that inspects the page once it is at rest.
export class LatePart {
  #host
  #told
  #finder
  #log
  #loads
  #socket
  #features
  #watch = null
  #isWatched = false
  // Ends once the page reports its errors, if the trace has a reader.
  #following = null
  #highlight = null
  #sought = {}
  // A promise of the PageTest of a page that belongs to a test.
  #test = null

  // host: the adapter, which has what ComponentFinder, TroubleLog, PageWatch and PageTest need, and `test`. told: a map with its input,
  // which it empties.
  constructor(host, told) {
    this.#host = host
    this.#told = told
    this.#finder = new ComponentFinder(host)
    this.#log = new TroubleLog(host)
    this.#loads = new LoadCheck(this.#log)
    this.#socket = new SocketCheck(host)
    this.#features = new LackingFeatures(host)
    tellOfStart(host)
    tellOfFormAnswer(host)
    new FrameLinks(host)
    new LoadObserver(host)
    new MorphCheck(host)
    new OfflineCheck(host)
    new TurboCheck(host)
    if (host.test) {
      this.#test = importWhole("./page_test.js", "PageTest").then(PageTest => new PageTest(host, this.#finder))
      const left = new LeftErrors(host.test)
      for (const text of left.take(told)) this.#log.add("error", `${text}, in a page that was left`)
      this.#log.left = left
    }
    this.take()
  }

  // Takes the names of components that libraries have requested in vain, frames, notices, and errors.
  take() {
    for (const [what, details] of this.#told) {
      this.#told.delete(what)
      if (typeof what === "string") this.#finder.ask(what)
      else if (what instanceof Event || what.level) this.#log.take(what, details)
      else if (what.cause) this.#host.report(worded(what, this.#host), ...details.error ? [details.error] : [])
      else if (what.type === "logged") this.#log.add("logged", loggedError(what), details.time)
      else this.#receive(what)
      if (!(what instanceof Event)) continue
      this.#features.check(what)
      this.#loads.take(what)
    }
  }

  #receive(frame) {
    const { type, on, component, scroll, isConnected } = frame
    if (type === "link") return this.#socket.take(isConnected)
    if (type === "lacking") return this.#features.take(frame.name)
    if (type === "probe") return this.#test?.then(async test => {
      await this.#following
      test.answer(frame.number)
    })
    if (type === "tested") return this.#test?.then(test => test.take(frame))
    if (type === "watch") return this.#following = this.#follow(on)
    if (type === "highlight") return this.#show({ component, scroll })
    this.#host.report({ level: "warning", cause: "VD-FRAME-3", text: `The page knows no frame “${type}”.` })
  }

  // Follows whether the trace has a reader.
  async #follow(isOn) {
    this.#isWatched = isOn
    if (isOn && !this.#watch) {
      const PageWatch = await importWhole("./page_watch.js", "PageWatch")
      this.#watch ??= new PageWatch(this.#host, this.#log)
    }
    if (this.#watch) this.#watch.isOn = this.#isWatched
    if (!isOn) this.#show({})
  }

  // Outlines what belongs to a component; without one, removes the outlines.
  async #show(sought) {
    this.#sought = sought
    if (sought.component && !this.#highlight) {
      const Highlight = await importWhole("./highlight.js", "Highlight")
      this.#highlight ??= new Highlight(this.#host)
    }
    this.#highlight?.show(this.#sought)
  }
}
