import { deviceGroups, screenOf } from "./devices.js"
import { platforms } from "./phone_hosts.js"

// The settings beside the phones. Fires "set" with { name, value }, and "other" to open the page on the other phone.
export class Panel extends EventTarget {
  #form = document.querySelector(".settings")
  #links = document.querySelector(".links")
  #hosts

  // choice: { room, app, version } of the pages.
  constructor(hosts, { room, app, version }) {
    super()
    this.#hosts = hosts
    const { elements } = this.#form
    for (const name of ["device", "ios", "android"]) elements[name].append(...groups(name))
    elements.room.value = room
    elements.app.value = app
    this.#offerVersions(hosts.versions, version)
    this.#radio("platform", "both").disabled = !hosts.areTwo
    this.#form.querySelector(".phones").textContent = hosts.reason
    this.#form.addEventListener("change", ({ target }) => this.#set(target))
    this.#form.addEventListener("submit", event => event.preventDefault())
    elements.other.addEventListener("click", () => this.dispatchEvent(new Event("other")))
  }

  // Shows a problem with the settings, until one is chosen.
  warn(text) {
    document.querySelector(".unknown").textContent = text
  }

  nameOf(platform) {
    return platforms[platform]
  }

  // phones: the visible ones; active: the panel's phone.
  show({ phones, active, settings, choice }) {
    const { elements } = this.#form
    const areTwo = phones.length > 1
    const { isLandscape } = settings
    this.#row("device").hidden = areTwo
    this.#row("ios").hidden = this.#row("android").hidden = !areTwo
    if (!areTwo) elements.device.value = active.device.id
    else for (const phone of phones) elements[phone.system].value = phone.device.id
    elements.platform.value = areTwo ? "both" : active.system
    elements.zoom.value = settings.zoom
    elements.text.value = String(settings.text)
    for (const name of ["room", "app", "version"]) if (document.activeElement !== elements[name]) elements[name].value = choice[name]
    elements.other.textContent = `Open on ${platforms[active.system === "ios" ? "android" : "ios"]}`
    const { width, height, safe } = screenOf(active.device, isLandscape)
    this.#tellFacts({
      ...(areTwo && { Phone: active.device.name }),
      Points: `${width} × ${height}`, Pixels: `${active.pixels.join(" × ")} (${active.device.ratio} a point)`,
      "Safe area": `${safe.top} ${safe.right} ${safe.bottom} ${safe.left}`
    })
    this.#tellLinks(phones)
  }

  #set({ name, value, validity }) {
    if (!validity.valid) return this.#form.reportValidity()
    this.warn("")
    this.dispatchEvent(new CustomEvent("set", { detail: { name, value: value.trim() } }))
  }

  // An unknown version is offered too, since the pages' cookie names it.
  #offerVersions(names, chosen) {
    const { version } = this.#form.elements
    version.append(...new Set([...names, ...(chosen ? [chosen] : [])]).keys().map(name => new Option(name, name)))
    version.value = chosen
    this.#row("version").hidden = version.options.length === 1
  }

  #row(name) {
    return this.#form.elements[name].closest(".row")
  }

  #radio(name, value) {
    return [...this.#form.elements[name]].find(radio => radio.value === value)
  }

  // Shows where each phone's page is connected, or its problem. An unchanged line is not read out again.
  #tellLinks(phones) {
    const lines = [...this.#links.children]
    phones.forEach((phone, index) => {
      const line = lines[index] ?? this.#links.appendChild(element("p", "link"))
      const { app, isConnected } = phone.screen
      const state = phone.problem ? "problem" : isConnected ? "connected" : "waiting"
      const text = phone.problem ?? (app && isConnected ? `“${app.name}” in the room “${app.room}”` : "Connecting…")
      const whole = phones.length > 1 ? `${platforms[phone.system]}: ${text}` : text
      line.role = "status"
      if (line.dataset.state !== state) line.dataset.state = state
      if (line.textContent !== whole) line.textContent = whole
    })
    for (const line of lines.slice(phones.length)) line.remove()
  }

  #tellFacts(facts) {
    this.#form.querySelector(".facts").replaceChildren(...Object.entries(facts).map(([name, value]) => {
      const entry = document.createElement("div")
      entry.append(element("dt", "", name), element("dd", "", value))
      return entry
    }))
  }
}

// The devices of a list: those of one platform, or all.
function groups(list) {
  return deviceGroups.map(([name, devices]) => {
    const group = document.createElement("optgroup")
    group.label = name
    group.append(...devices.filter(({ system }) => list === "device" || system === list).map(({ id, name }) => new Option(name, id)))
    return group
  }).filter(({ children }) => children.length > 0)
}

function element(name, className, text = "") {
  return Object.assign(document.createElement(name), { className, textContent: text })
}
