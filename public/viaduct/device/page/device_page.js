import { AddressBar } from "./address_bar.js"
import { deviceNamed } from "./devices.js"
import { chosenAddress, linkedAddress, pageAddress } from "./page_address.js"
import { MessageDock } from "./message_dock.js"
import { Panel } from "./panel.js"
import { Phone } from "./phone.js"
import { PhoneChoice } from "./phone_choice.js"
import { PhoneDialog } from "./phone_dialog.js"
import { PhoneHosts } from "./phone_hosts.js"
import { unknownText } from "./problems.js"
import { Screenshot } from "./screenshot.js"
import { Settings } from "./settings.js"
import { Stage } from "./stage.js"

const other = { ios: "android", android: "ios" }

// The page around the phones. It applies its settings to them, and reports what happens in them.
export class DevicePage {
  #settings = new Settings()
  #hosts
  #panel
  #tools = document.querySelector(".tools")
  #messages = new MessageDock(document.querySelector(".dock"), document.querySelector(".tools [name=messages]"))
  #notice = document.querySelector(".notice")
  #stage = new Stage(document.querySelector(".place"))
  #address = new AddressBar(document.querySelector(".address"), text => this.#go(text))
  #dialog = new PhoneDialog(document.querySelector("dialog.phone-dialog"))
  // By platform; "one" is the phone without a host of its own.
  #phones = new Map()

  async start() {
    this.#hosts = await PhoneHosts.load()
    this.#settings.checkVersion(this.#hosts.versions)
    this.#choosePlatform()
    this.#panel = new Panel(this.#hosts, this.#names)
    this.#panel.addEventListener("set", ({ detail: { name, value } }) => this.#set(name, value))
    this.#panel.addEventListener("other", () => this.#openOnOther())
    this.#tools.addEventListener("click", event => this.#use(event.target.closest("button")?.name))
    this.#settings.addEventListener("change", () => this.#apply())
    // An earlier history entry has an older address of this page, so the current settings are written to it.
    addEventListener("popstate", () => this.#settings.write())
    this.#panel.warn(unknownText(this.#settings.unknown))
    this.#apply()
    this.#active.refuse(this.#settings.refused)
  }

  // Beside a number, the platform is a choice of the pages' cookies. A device that the address names brings its own with it.
  #choosePlatform() {
    if (this.#hosts.areTwo && !this.#hosts.platform) return this.#settings.preset({ phones: this.#settings.phones ?? "both" })
    const { asked, active, isLinked } = this.#settings
    const wanted = this.#hosts.platform ?? (["ios", "android"].includes(asked) ? asked : PhoneChoice.get("platform") || active)
    if (!["ios", "android"].includes(wanted)) return
    this.#settings.preset({ phones: wanted, active: wanted })
    if (!isLinked && !this.#hosts.platform) PhoneChoice.set("platform", wanted)
  }

  // The phones to be seen, in their order.
  get #shown() {
    if (!this.#hosts.areTwo || this.#hosts.platform) return [this.#phone("one")]
    const { phones } = this.#settings
    return (phones === "both" ? ["ios", "android"] : [phones]).map(platform => this.#phone(platform))
  }

  get #active() {
    return this.#shown.find(phone => phone.platform === this.#settings.active) ?? this.#shown[0]
  }

  #phone(key) {
    if (!this.#phones.has(key)) this.#phones.set(key, this.#makePhone(key))
    return this.#phones.get(key)
  }

  #makePhone(key) {
    const phone = new Phone(key === "one" ? this.#hosts.platform ?? this.#settings.active : key, this.#hosts, this.#settings)
    phone.addEventListener("change", () => this.#update(phone))
    phone.addEventListener("back-forward", () => this.#holdBeside(phone))
    phone.addEventListener("press", () => this.#activate(phone))
    return phone
  }

  // Shows the phones as they are set.
  #apply() {
    const shown = this.#shown
    for (const phone of shown) phone.apply()
    this.#stage.show(shown.map(({ frame }) => frame), this.#settings.zoom)
    for (const phone of shown) {
      phone.frame.isActive = shown.length > 1 ? phone === this.#active : null
      // In its place at last, since a frame that moves begins again.
      phone.start(screen => screen.open(this.#first(phone), this.#choice))
    }
    this.#tools.querySelector("[name=rotate]").ariaPressed = String(this.#settings.isLandscape)
    this.#tools.querySelector("[name=dark]").ariaPressed = String(this.#settings.isDark)
    this.#show()
  }

  // The page that a phone begins with. A link of another site chooses its platform, where that is no matter of the host.
  #first(phone) {
    const { isLinked, asked } = this.#settings
    const url = this.#hosts.withoutHost(pageAddress(this.#settings.urlOf(phone.system)) ?? "/")
    return isLinked ? linkedAddress(url, this.#hosts.areTwo ? null : asked) : url
  }

  // The room, the app and its version for all pages; null for a link from another site, which chooses none of them.
  get #choice() {
    return this.#settings.isLinked ? null : this.#names
  }

  get #names() {
    const { room, app, version } = this.#settings
    return { room: room ?? PhoneChoice.get("room"), app: app ?? PhoneChoice.get("app"), version: version ?? PhoneChoice.get("version") }
  }

  #update(phone) {
    const { system, url } = phone
    // Without a host of its own, a phone continues at the other one's page.
    const names = this.#phones.has("one") ? ["ios_url", "android_url"] : [`${system}_url`]
    if (url && this.#shown.includes(phone) && url !== this.#settings.urlOf(system)) this.#settings.change(Object.fromEntries(names.map(name => [name, url])))
    else if (phone.platform === null) this.#apply()
    else this.#show()
  }

  // Shows the phones, and the apps of their pages.
  #show() {
    const active = this.#active
    const { title } = active.screen
    document.title = title ? `${title} – Viaduct device` : "Viaduct device"
    this.#messages.show(active.screen.app?.page ?? null, this.#shown.length > 1 ? this.#panel.nameOf(active.system) : "")
    this.#panel.show({ phones: this.#shown, active, settings: this.#settings, choice: this.#names })
    this.#address.attach(active, this.#shown.length > 1 ? this.#panel.nameOf(active.system) : "")
  }

  #holdBeside(phone) {
    for (const other of this.#phones.values()) if (other !== phone) other.hold()
  }

  #activate(phone) {
    if (this.#settings.active !== phone.platform && this.#shown.length > 1) this.#settings.change({ active: phone.platform })
  }

  #go(text) {
    const address = pageAddress(text)
    this.#active.refuse(address ? null : text)
    if (address) this.#active.screen.open(this.#hosts.withoutHost(address), null)
  }

  #set(name, value) {
    switch (name) {
      case "platform": return this.#switchTo(value)
      case "device": return this.#chooseDevice(deviceNamed(value))
      case "ios":
      case "android":
      case "text":
      case "zoom": return this.#settings.change({ [name]: value })
      case "room":
      case "app":
      case "version": {
        PhoneChoice.set(name, value)
        this.#settings.change({ [name]: value, linked: false })
        for (const phone of this.#phones.values()) phone.screen.reload(this.#choice)
      }
    }
  }

  // A device of the other maker switches the phone.
  #chooseDevice({ id, system }) {
    const isOther = system !== this.#active.system
    this.#settings.change({ [system]: id, linked: false, ...(!this.#hosts.areTwo && { phones: system }) })
    if (isOther) this.#switchTo(system)
  }

  // value: "ios", "android" or "both".
  #switchTo(value) {
    const { system, url } = this.#active
    const opposite = other[system]
    const isNew = !this.#phones.has(opposite)
    const active = value === "both" ? this.#settings.active ?? system : value
    this.#settings.change({ phones: value, active, linked: false, ...(isNew && { [`${opposite}_url`]: url ?? this.#settings.urlOf(system) }) })
    if (this.#hosts.platform && value !== this.#hosts.platform) {
      const page = value === "both" ? this.#hosts.pageOfBoth : this.#hosts.pageOf(value)
      if (page) location.assign(page)
    } else if (!this.#hosts.areTwo) {
      PhoneChoice.set("platform", value)
      this.#phone("one").platform = value
      this.#apply()
      this.#reload()
    }
  }

  // Opens the page of the active phone on the other one too.
  #openOnOther() {
    const { system, url } = this.#active
    const opposite = other[system]
    const path = url ?? this.#settings.urlOf(system)
    if (!this.#hosts.areTwo || this.#hosts.platform) return this.#switchTo(opposite)
    const phone = this.#phones.get(opposite)
    this.#settings.change({ phones: "both", active: opposite, [`${opposite}_url`]: path })
    if (phone) phone.screen.open(path, this.#choice)
  }

  // Loads the page for a person's choice, which takes precedence over that of another site's link.
  #reload() {
    const { screen } = this.#active
    const chosen = screen.url && chosenAddress(screen.url)
    if (chosen) screen.open(chosen, this.#choice)
    else screen.reload(this.#choice)
  }

  #use(tool) {
    this.#notice.textContent = ""
    switch (tool) {
      case "rotate": return this.#settings.change({ landscape: !this.#settings.isLandscape })
      case "dark": return this.#settings.change({ dark: !this.#settings.isDark })
      case "messages": return this.#messages.toggle()
      case "screenshot": return this.#photograph()
      case "phone": return this.#dialog.open(this.#active.screen.url ?? location.origin)
    }
  }

  async #photograph() {
    const { frame, device, pixels: [width, height] } = this.#active
    try {
      await Screenshot.save(frame.screen, { width, height, name: device.name })
    } catch (error) {
      this.#notice.textContent = error.message
    }
  }
}
