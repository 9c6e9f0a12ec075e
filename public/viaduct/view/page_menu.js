import { element } from "./element.js"
import { MessageDock } from "./message_dock.js"
import styles from "./styles/page_menu.css" with { type: "css" }

const platforms = [["ios", "iOS"], ["android", "Android"]]
const label = /^(ios|android)(?=\..)/
const shapes = ["M3 8h26v3h-1v14h-3v-6a3.5 3.5 0 0 0-7 0v6h-4v-6a3.5 3.5 0 0 0-7 0v6H4V11H3z"]

// Viaduct's own menu in the page: the platform, the app, and ways to the dropped messages, to all messages, and to the device frame.
export class PageMenu {
  #button = element("button", { type: "button", class: "viaduct-button", "aria-label": "Viaduct", "aria-haspopup": "dialog", title: "Viaduct" })
  #panel = element("div", { class: "viaduct-menu", role: "dialog", "aria-label": "Viaduct", popover: "auto" })
  #badge = element("span", { class: "viaduct-button__badge", hidden: true })
  #state = element("p", { class: "viaduct-menu__state", role: "status" })
  #way = element("p", { class: "viaduct-menu__hint" })
  #dropped = element("button", { type: "button", class: "viaduct-menu__row viaduct-menu__dropped", hidden: true })
  #console = element("a", {
    class: "viaduct-menu__row", target: "_blank", rel: "noopener", "data-turbo": "false", hidden: true, text: "All of the room in the console"
  })
  #cause = element("a", { class: "viaduct-menu__row", target: "_blank", rel: "noopener", "data-turbo": "false", hidden: true })
  #radios = new Map()
  #dock
  #messages = element("button", { type: "button", class: "viaduct-menu__row", text: "Messages" })

  constructor(root) {
    root.adoptedStyleSheets.push(styles)
    this.#button.append(picture(), this.#badge)
    this.#button.popoverTargetElement = this.#panel
    this.#panel.append(
      element("h2", { text: "Viaduct" }), this.#state, this.#way, this.#cause, this.#choice(), this.#dropped, this.#messages, this.#console, this.#wayToDevice(),
      this.#hideButton())
    this.#dock = new MessageDock(root)
    this.#dropped.addEventListener("click", () => this.#open("dropped"))
    this.#messages.addEventListener("click", () => this.#open("timeline"))
    root.append(this.#button, this.#panel)
  }

  // app is { name, platform, room }, or null while it is unknown. notice: what keeps the page from it, if anything is known to.
  render({ app, isConnected, count, notice }) {
    this.#panel.dataset.connected = String(Boolean(isConnected))
    const cause = isConnected ? null : notice?.cause
    this.#cause.hidden = !cause
    if (cause) {
      this.#cause.href = new URL(`../errors/${cause}`, import.meta.url)
      this.#cause.textContent = `${cause}: cause and cure`
    }
    this.#state.textContent = !isConnected ? "Reconnecting…" : app ? `“${app.name}” in the room “${app.room}”` : "Connecting…"
    for (const [platform, radio] of this.#radios) radio.checked = platform === app?.platform
    this.#dock.page = app?.page ?? null
    this.#messages.disabled = !app
    this.#renderCount(count)
    // The list of notices needs the session that the page has not got.
    this.#dropped.hidden ||= !app
    this.#console.href = new URL(`../console/?${new URLSearchParams({ room: app?.room ?? "default", view: "dropped" })}`, import.meta.url)
  }

  // bar: that of the newest screen, if there is one.
  renderWay(bar) {
    this.#way.hidden = !bar
    this.#way.textContent = wayBack(bar ?? {})
  }

  #open(view) {
    this.#panel.hidePopover()
    this.#dock.open(view)
  }

  #renderCount(count) {
    const text = `${count} ${count === 1 ? "notice" : "notices"}`
    this.#badge.hidden = this.#dropped.hidden = this.#console.hidden = count === 0
    this.#badge.textContent = count > 99 ? "99+" : count
    this.#button.setAttribute("aria-label", count === 0 ? "Viaduct" : `Viaduct, ${text}`)
    this.#dropped.textContent = `${text}, with cause and cure`
  }

  #choice() {
    const options = platforms.map(([platform, name]) => {
      const radio = element("input", { type: "radio", name: "platform", value: platform, "aria-label": name })
      radio.addEventListener("change", () => this.#choose(platform))
      this.#radios.set(platform, radio)
      return element("label", {}, radio, element("span", { text: name }))
    })
    return element("div", { class: "viaduct-menu__platforms", role: "radiogroup", "aria-label": "Platform" }, ...options)
  }

  // The server reads the cookie with the next request, and the adapter where the server does not get it.
  async #choose(platform) {
    document.cookie = `viaduct_platform=${platform}; Path=/; SameSite=Lax`
    const address = new URL(location.href)
    for (const name of ["viaduct_platform", "viaduct_platform_once"]) address.searchParams.delete(name)
    // A phone's host has its own cookies, so the other phone is at the other host.
    if (await isPhone(address)) address.hostname = address.hostname.replace(label, platform)
    if (address.href === location.href) location.reload()
    else {
      dispatchEvent(new Event("viaduct:leave"))
      location.replace(address)
    }
  }

  #wayToDevice() {
    const address = new URL("../device", import.meta.url)
    if (address.origin !== location.origin) {
      return element("p", { class: "viaduct-menu__hint", text: `For a device frame around it, start Viaduct with --app ${location.origin}` })
    }
    const link = element("a", { class: "viaduct-menu__row", href: address.href, "data-turbo": "false", text: "Open in a device frame" })
    this.#panel.addEventListener("beforetoggle", () => {
      const { pathname, search, hash } = location
      address.search = new URLSearchParams({ url: pathname + search + hash })
      link.href = address.href
    })
    return link
  }

  #hideButton() {
    const row = element("button", { type: "button", class: "viaduct-menu__row", text: "Hide this button" })
    row.addEventListener("click", () => {
      try {
        sessionStorage.setItem("viaduct:menu", "off")
      } catch {}
      this.#panel.remove()
      this.#button.remove()
    })
    return row
  }
}

function wayBack({ back, modal }) {
  if (back) return `Back leads to ${back.title ? `“${back.title}”` : "the page before"}.`
  return modal ? "A modal page: closing it leads to the page below." : "The first screen: there is no way back."
}

// Whether a host is one of the two phones. The server knows: an app may be at such a host. Elsewhere a name of this machine is.
async function isPhone({ hostname, origin }) {
  if (!label.test(hostname)) return false
  const server = new URL("../device/phones.json", import.meta.url)
  if (server.origin !== origin) return hostname.endsWith(".localhost")
  const { phone } = await fetch(server).then(response => response.json()).catch(() => ({}))
  return Boolean(phone)
}

function picture() {
  const namespace = "http://www.w3.org/2000/svg"
  const svg = document.createElementNS(namespace, "svg")
  svg.setAttribute("viewBox", "0 0 32 32")
  svg.setAttribute("aria-hidden", "true")
  for (const d of shapes) {
    const path = document.createElementNS(namespace, "path")
    path.setAttribute("d", d)
    svg.append(path)
  }
  return svg
}
