import { AppFollower } from "./app_follower.js"
import { DeviceScreen } from "./device_screen.js"
import { FailedVisit } from "./failed_visit.js"
import { hideLackingFeatures } from "./lacking_features.js"
import { LateLoader } from "./late_loader.js"
import { LocationObserver } from "./location_observer.js"
import { MessageHandlers } from "./message_handlers.js"
import { NativeBridge } from "./native_bridge.js"
import { NavigationPolicy } from "./navigation_policy.js"
import { PageLink } from "./page_link.js"
import { PageMover } from "./page_mover.js"
import { ScriptEvaluator } from "./script_evaluator.js"
import { TitleObserver } from "./title_observer.js"
import { ViewLoader } from "./view_loader.js"
import { VisitMessages } from "./visit_messages.js"
import { VisitProposer } from "./visit_proposer.js"
import { VisitedPlaces } from "./visited_places.js"
import { WebBridgeConnection } from "./web_bridge_connection.js"

// Connects the page's web bridges with the app behind the socket.
export class Adapter {
  platform
  components
  messages = new VisitMessages()
  // The tag of the page's test, if it belongs to one.
  test
  // The NavigationPolicy, which the late part asks about iframes.
  policy
  // The app's own description frame, once it has arrived.
  app
  #userAgent
  #link
  #view
  #follower
  #locations
  #titles
  #bridges = []
  #room
  #evaluator
  #handlers
  #places = new VisitedPlaces()
  #failure
  #proposer
  #mover
  #late = new LateLoader(this)
  // Messages to script handlers from before the session.
  #waiting = []
  // Whether this session's app has introduced itself. The next introduction is another app's.
  #hasMet = false
  #isConnected = false

  // document: the FailedDocument that the page is, or null. key: of the page's room, if the script tag has one.
  constructor({ platform, components, handlers, userAgent, room, app, view, test, chosen, appBound }, script, document, key) {
    this.platform = platform
    this.components = components
    this.test = test
    this.#handlers = new MessageHandlers(frame => this.#post(frame))
    this.#handlers.show(handlers, platform)
    this.#userAgent = userAgent
    hideLackingFeatures(platform, appBound, frame => this.#late.tell(frame))
    this.#room = room
    const address = new URL("socket", script)
    address.protocol = address.protocol.replace("http", "ws")
    address.search = new URLSearchParams({ room, platform, ...(app !== null && { app }), ...(test && { test }), ...(chosen && { version: chosen }) })
    this.#link = new PageLink(address, this, key)
    const report = notice => this.report(notice)
    this.#view = new ViewLoader(new URL(view, script).href, (...action) => this.#perform(...action), report)
    this.#follower = new AppFollower([...components, ...handlers], (names, reload) => this.#view.show("askToReload", names, reload), report)
    this.#locations = new LocationObserver((...change) => this.#visit(...change))
    this.#failure = new FailedVisit(frame => this.#tellOfVisit(frame), script, document, report)
    this.#proposer = new VisitProposer(frame => this.#tellOfVisit(frame), this.#places, this.#failure, () => {
      this.#titles.check()
      // It may have been read before the visit.
      this.#places.retitle(this.#titles.title)
    })
    this.#mover = new PageMover(this.#proposer, this.#places, this.#failure, (action, url) => this.#arrive(action, false, { url, again: true }))
    const isFramed = window.parent !== window && !DeviceScreen.find()
    this.policy = new NavigationPolicy(this.#proposer, this.#failure, this.#places, report, isFramed)
    this.#titles = new TitleObserver(title => this.#retitle(title), () => this.#proposer.asksForTurbo)
  }

  start() {
    Object.defineProperty(Navigator.prototype, "userAgent", {
      configurable: true, enumerable: true, get: () => this.#userAgent
    })
    NativeBridge.install(this)
    document.addEventListener("web-bridge:ready", () => this.attach())
    this.attach()
    this.#locations.start()
    this.#titles.start()
    // A tab in the background stands for an app in the background.
    document.addEventListener("visibilitychange", () => this.send({ type: "visibility", visible: !document.hidden }))
    this.#failure.start()
    this.#proposer.start()
    this.#mover.start()
    this.policy.start()
    this.#link.start()
  }

  // Connects every web bridge that the page has by now. again: also those that are connected.
  attach(again = false) {
    for (const bridge of [window.Strada?.web, window.HotwireNative?.web, window.webBridge]) {
      if (typeof bridge?.setAdapter !== "function") continue
      let connection = this.#bridges.find(connection => connection.serves(bridge))
      if (connection && !again) continue
      if (!connection) {
        connection = new WebBridgeConnection(bridge, this.#bridges.length, this)
        this.#bridges.push(connection)
      }
      connection.connect()
    }
  }

  register(names) {
    this.#update([...new Set(this.components.concat(names))])
  }

  unregister(name) {
    this.#update(this.components.filter(component => component !== name))
  }

  // Returns whether the page has had the reply before, and does not get it again.
  reply(message) {
    if (this.messages.answer(message)) return true
    const connection = this.#bridges.find(connection => connection.owns(message))
    if (connection) connection.reply(message)
    else this.report({ cause: "VD-BRIDGE-1", component: message.component })
  }

  get hasBridge() {
    return this.#bridges.length > 0
  }

  // Whether the app may get more components in a moment.
  get isBuilding() {
    return this.#view.notice?.code === "app-building"
  }

  // Whether the native side has a component. A web bridge asks, and itself drops messages to others.
  supports(name) {
    const isSupported = this.components.includes(name)
    if (!isSupported) this.#late.tell(name)
    return isSupported
  }

  // Reports a notice to the developer, with a link to its explanation. The late part words one that has a cause only, and reports it.
  report(notice, ...details) {
    this.#late.tell(notice, ...details)
    const { level, text, cause } = notice
    if (!text) return
    if (cause) details.push(this.#view.address.replace(/view-.*/, `errors/${cause}`))
    console[level === "warning" ? "warn" : level](`[viaduct] ${text}`, ...details)
  }

  // The HTTP address of the page's socket.
  get socketAddress() {
    return this.#link.address.replace("ws", "http")
  }

  get isLeft() {
    return this.#link.isLeft
  }

  // Calls a method of the screen view.
  tellView(method, value) {
    this.#view.tell(method, value)
  }

  // A web bridge sends a message.
  receive(message) {
    const text = this.#text(message)
    if (!text) return
    const plain = JSON.parse(text)
    this.#locations.check()
    // Libraries before Strada 1.0 do not send the page's URL.
    if (!plain.data.metadata) plain.data.metadata = { url: location.href }
    // A click in the page, maybe: the component's replies are to this message too.
    if (navigator.userActivation?.isActive) this.messages.act(plain.component)
    this.messages.add(plain, text.length, this.#link.established)
    this.send({ type: "message", message: plain })
  }

  linkDidBegin(lost) {
    this.#hasMet = false
    this.#tellEverything()
    for (const frame of [...lost, ...this.#waiting.splice(0)]) if (frame.type === "post") this.#link.send(frame)
    this.#view.doubtTaps(lost)
  }

  #tellEverything() {
    // A new session has asked for nothing yet.
    this.#evaluator = new ScriptEvaluator(this.#view.address)
    const page = { url: location.href, title: document.title }
    this.#link.send({ type: "open", ...page, platform: this.platform, behind: this.#places.behind })
    this.#link.send({ type: "visit", ...page, action: "replace" })
    const screens = this.#places.takeStacked()
    if (screens.length > 0) this.#link.send({ type: "stacked", screens })
    for (const frame of this.messages.repeat()) this.#link.send(frame)
  }

  linkDidChange(isConnected, isFailing) {
    this.#isConnected = isConnected
    if (isConnected || isFailing) this.#late.tell({ type: "link", isConnected })
    // Without a session, nothing else loads the part that finds out why.
    if (isFailing) this.#late.load(this.#view.address)
    // The app of another session has not introduced itself yet.
    this.#view.tell("setConnected", isConnected, this.#hasMet)
  }

  linkDidReceive(frame) {
    if (!this.#view.accepts(frame)) return
    try {
      switch (frame.type) {
        case "app": return this.#meet(frame)
        case "reply": return this.reply(frame.message)
        case "acted": return this.messages.act()
        case "screen": return this.#view.render(frame)
        case "haptic": return this.#view.show("playHaptic", frame.feedback)
        case "settled": return this.messages.settle(frame.id)
        case "evaluate": return this.#evaluate(frame)
        case "posted": return this.#handlers.answer(frame)
        case "handlers": return this.#meetHandlers(frame.names)
        case "stacked": return this.#places.stack(frame.screens)
        case "move": return this.#mover.move(frame)
        case "notice": return this.#notice(frame)
        default: return this.#late.tell(frame)
      }
    } catch (error) {
      // Before there is a view to check it.
      this.report({ cause: "VD-FRAME-4" }, error)
    }
  }

  async #evaluate({ call, script }) {
    const evaluator = this.#evaluator
    let result = evaluator.evaluate(script)
    // Only a promised result may be sent after other frames.
    if (result instanceof Promise) result = await result
    if (evaluator === this.#evaluator) this.send({ type: "result", call, ...result })
  }

  #meet(app) {
    this.platform = app.platform
    this.#userAgent = app.userAgent
    this.app = app
    this.#proposer.meet(app)
    this.#update(app.components)
    if (this.#hasMet) {
      // The server has dropped them if they arrived after a change of the app.
      this.#view.doubtTaps(this.#link.unacknowledged)
      this.#handlers.forget()
      this.#tellEverything()
    }
    this.#hasMet = true
    this.#view.tell("showNotice", null)
    this.#view.tell("setApp", { ...app, room: this.#room, page: this.#link.page })
    this.#meetHandlers(app.handlers ?? [])
    this.#late.load(this.#view.address)
    this.#failure.meet(app)
  }

  #meetHandlers(names) {
    this.#handlers.show(names, this.platform)
    this.#follower.follow(this.app, [...this.app.components, ...names])
  }

  #tellOfVisit(frame) {
    if (this.#isConnected) this.#link.send(frame)
    return this.#isConnected
  }

  #post(frame) {
    this.#locations.check()
    if (this.#link.established) this.#link.send(frame)
    else this.#waiting.push(frame)
  }

  #update(components) {
    if (components.join(" ") === this.components.join(" ")) return
    this.components = components
    for (const connection of this.#bridges) connection.refresh()
  }

  #visit(action, isSameDocument, isWithin) {
    const within = this.#places.visit(action, isWithin && !this.#proposer.isMoving) && !isSameDocument || undefined
    if (this.#arrive(action, isSameDocument, { within })) return
    const { navigator } = window.Turbo ?? {}
    if (!navigator) {
      if (this.#places.lacksDocument) location.reload()
    } else if (action === "restore" && !isSameDocument && !within) {
      this.#proposer.readdress()
      // Turbo does not hear of an entry that a script has made. Else its next visit would take the entry's place.
      setTimeout(() => {
        if (history.state?.turbo) return
        navigator.history?.replace(new URL(location))
        this.#proposer.restore()
      })
    }
  }

  // url: of another place, which may be the same. within: the place is the same, whatever its URL. Returns whether the place is loaded.
  #arrive(action, isSameDocument, { url = location.href, again, within }) {
    const isElsewhere = !isSameDocument && !within
    if (isElsewhere) this.messages.clear()
    const isLoaded = isElsewhere && this.#failure.leave(action)
    const title = isElsewhere ? this.#titles.read() : this.#titles.title
    this.send({ type: "visit", url, title, action, again, within })
    return isLoaded
  }

  #retitle(title) {
    this.#places.retitle(title)
    this.send({ type: "title", title })
  }

  // isKept: the page gives an earlier answer again, without a person.
  #perform(control, value, isKept) {
    if (!isKept) this.messages.act()
    this.send({ type: "action", control, value })
  }

  // Sends a frame in a session. Without one it is dropped, since linkDidBegin sends everything.
  send(frame) {
    if (this.#link.established) this.#link.send(frame)
  }

  // Returns the message as JSON.
  #text(message) {
    try {
      const data = message.data && typeof message.data === "object" ? message.data : {}
      return JSON.stringify({ ...message, data }, (_, value) => value instanceof Location ? value.href : value)
    } catch (error) {
      this.report({ cause: "VD-DATA-3", component: message.component, event: message.event }, error)
    }
  }

  #notice(notice) {
    if (notice.code.startsWith("app-")) this.#view.show("showNotice", notice)
    this.report(notice)
  }
}
