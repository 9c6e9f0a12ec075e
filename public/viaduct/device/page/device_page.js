import { AddressBar } from "./address_bar.js"
import { DeviceFrame } from "./device_frame.js"
import { deviceGroups, deviceNamed, pixelsOf, screenOf } from "./devices.js"
import { chosenAddress } from "./page_address.js"
import { PhoneChoice } from "./phone_choice.js"
import { PhoneDialog } from "./phone_dialog.js"
import { PhoneHosts } from "./phone_hosts.js"
import { problemText } from "./problems.js"
import { Screenshot } from "./screenshot.js"
import { Settings } from "./settings.js"

// The page around the device: what is set there happens to the device, and what happens in the device is told.
export class DevicePage {
  #settings = new Settings()
  #form = document.querySelector(".settings")
  #tools = document.querySelector(".tools")
  #notice = document.querySelector(".notice")
  #frame = new DeviceFrame(document.querySelector(".place"), scale => this.#scaled(scale))
  #address = new AddressBar(document.querySelector(".address"), url => this.#refuse(url))
  #phone = new PhoneDialog(document.querySelector("dialog.phone"))
  #screen = null
  #scale = 1
  // What was to be shown and is no page, until the device shows another one than then: { code, url, shown }, or null.
  #refusal = null

  async start() {
    this.#refuse(this.#settings.refused)
    this.#choosePlatform()
    this.#fillForm()
    PhoneHosts.explain(document.querySelector(".phones"))
    this.#apply()
    this.#settings.addEventListener("change", () => this.#apply())
    this.#form.addEventListener("change", event => this.#set(event.target))
    this.#form.addEventListener("submit", event => event.preventDefault())
    this.#tools.addEventListener("click", event => this.#use(event.target.closest("button")?.name))
    this.#screen = await this.#frame.load()
    this.#screen.addEventListener("change", () => this.#tell())
    this.#screen.open(this.#settings.url)
    this.#address.attach(this.#screen)
    this.#apply()
  }

  // A device that the address names brings its platform with it; the one of the last time does not if another was chosen since.
  #choosePlatform() {
    const { platform, device, isDeviceAsked, isLinked } = this.#settings
    const own = deviceNamed(device)?.system
    const wanted = PhoneHosts.platform ?? platform ?? ((!isDeviceAsked && PhoneChoice.get("platform")) || own)
    if (!isDeviceAsked && own && own !== wanted) this.#settings.change({ device: null })
    if (wanted && !isLinked) PhoneChoice.set("platform", wanted)
  }

  // Who has chosen none gets one of the platform that the pages have.
  get #device() {
    const platform = this.#screen?.state.app?.platform ?? PhoneChoice.get("platform")
    return deviceNamed(this.#settings.device) ?? deviceNamed(platform === "android" ? "pixel-10" : "iphone-17-pro")
  }

  #fillForm() {
    const { device, room, app, text } = this.#form.elements
    device.append(...deviceGroups.map(([name, members]) => {
      const group = document.createElement("optgroup")
      group.label = name
      group.append(...members.map(({ id, name }) => new Option(name, id)))
      return group
    }))
    room.value = PhoneChoice.get("room")
    app.value = PhoneChoice.get("app")
    text.value = String(this.#settings.text)
  }

  // Shows the device as it is set.
  #apply() {
    const { isLandscape, isDark, text } = this.#settings
    const device = this.#device
    const { width, height, safe } = screenOf(device, isLandscape)
    this.#form.elements.device.value = device.id
    this.#tools.querySelector("[name=rotate]").ariaPressed = String(isLandscape)
    this.#tools.querySelector("[name=dark]").ariaPressed = String(isDark)
    this.#tellFacts({
      Points: `${width} × ${height}`, Pixels: pixelsOf(device, isLandscape).join(" × "),
      "Pixel ratio": String(device.ratio), "Safe area": `${safe.top} ${safe.right} ${safe.bottom} ${safe.left}`
    })
    this.#frame.isDark = isDark
    this.#frame.show(device, isLandscape)
    if (!this.#screen) return
    this.#screen.safeArea = safe
    this.#screen.textSize = text
    this.#screen.scale = this.#scale
    this.#tell()
  }

  #scaled(scale) {
    this.#scale = scale
    if (this.#screen) this.#screen.scale = scale
    this.#tellScale()
  }

  #set({ name, value, validity }) {
    if (!validity.valid) return this.#form.reportValidity()
    switch (name) {
      case "device": return this.#choose(deviceNamed(value))
      case "text": return this.#settings.change({ text: Number(value) })
      case "platform":
        this.#settings.change({ platform: value, linked: false })
        return this.#switchTo(value)
      case "room":
      case "app":
        PhoneChoice.set(name, value.trim())
        return this.#screen?.reload()
    }
  }

  // Another maker's device runs the other platform.
  #choose(device) {
    const isOther = device.system !== (this.#screen?.state.app?.platform ?? this.#device.system)
    this.#settings.change({ device: device.id, platform: null, linked: false })
    if (isOther) this.#switchTo(device.system)
  }

  // Where the host stands for a phone, the other one is at its own.
  #switchTo(platform) {
    PhoneChoice.set("platform", platform)
    const address = PhoneHosts.addressOf(platform)
    if (address) location.assign(address)
    else this.#reload()
  }

  // Loads the page for what a person has chosen, which counts before what a link of another site chose in its address.
  #reload() {
    if (!this.#screen) return
    const chosen = chosenAddress(this.#screen.url)
    if (chosen) this.#screen.open(chosen)
    else this.#screen.reload()
  }

  #use(tool) {
    this.#notice.textContent = ""
    switch (tool) {
      case "rotate": return this.#settings.change({ landscape: !this.#settings.isLandscape })
      case "dark": return this.#settings.change({ dark: !this.#settings.isDark })
      case "screenshot": return this.#photograph()
      case "phone": return this.#phone.open(this.#screen?.url ?? location.origin)
    }
  }

  async #photograph() {
    const { isLandscape } = this.#settings
    try {
      const [width, height] = pixelsOf(this.#device, isLandscape)
      await Screenshot.save(this.#frame.screen, { width, height, name: this.#device.name })
    } catch (error) {
      this.#notice.textContent = error.message
    }
  }

  #refuse(url) {
    this.#refusal = url === null ? null : { code: "no-page", url }
    if (this.#screen) this.#tell()
  }

  // What the page in the device is, and whom it talks to.
  #tell() {
    const { url, title, state, ground } = this.#screen
    const { app, isConnected } = state
    const { pathname, search, hash, origin } = new URL(url)
    const shown = origin === location.origin ? pathname + search + hash : url
    if (this.#refusal && (app || state.problem) && (this.#refusal.shown ??= shown) !== shown) this.#refusal = null
    const problem = this.#refusal ?? state.problem
    if (shown !== this.#settings.url) this.#settings.change({ url: shown })
    document.title = title ? `${title} – Viaduct device` : "Viaduct device"
    this.#frame.ground = ground
    if (app) this.#form.elements.platform.value = app.platform
    if (this.#form.elements.device.value !== this.#device.id) this.#apply()
    const link = document.querySelector(".link")
    link.dataset.state = problem ? "problem" : isConnected ? "connected" : "waiting"
    link.textContent = problem ? problemText(problem) : !app || !isConnected ? "Connecting…" : `“${app.name}” in the room “${app.room}”`
    this.#address.update()
  }

  #tellFacts(facts) {
    const list = document.querySelector(".facts")
    const entries = Object.entries(facts).map(([name, value]) => {
      const entry = document.createElement("div")
      entry.append(document.createElement("dt"), document.createElement("dd"))
      entry.firstChild.textContent = name
      entry.lastChild.textContent = value
      return entry
    })
    list.replaceChildren(...entries)
  }

  #tellScale() {
    document.querySelector(".caption").textContent = `${this.#device.name} · ${Math.round(this.#scale * 100)} %`
  }
}
