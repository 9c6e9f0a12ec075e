import { deviceNamed, usualDevices } from "./devices.js"
import { longestAddress, pageAddress } from "./page_address.js"

const platforms = ["ios", "android"]
const zooms = ["fit", "100"]
// In characters.
export const longestName = 64
// Names of rooms and versions, as the server takes them.
const namePattern = /^[A-Za-z0-9._-]{1,64}$/

// The person's choices for the devices: in the page's address, so that it can be shared, and kept for the next time.
export class Settings extends EventTarget {
  static #key = "viaduct:device"
  static #kept = ["phones", "active", "ios", "android", "landscape", "dark", "text", "zoom"]
  static #texts = [...document.querySelectorAll("[name=text] option")].map(({ value }) => Number(value))

  // Unknown settings in the address: [{ name, value }].
  unknown = []
  // The first page in it that is none, or null.
  refused = null
  // The phones that the address requests: "ios", "android" or "both"; null for none.
  asked = null
  #values

  constructor() {
    super()
    const query = new URLSearchParams(location.search)
    const kept = this.#stored
    const known = (name, isValid, otherwise) => {
      const value = query.get(name)
      if (value !== null && isValid(value)) return value
      if (value) this.unknown.push({ name, value })
      return typeof kept[name] === "string" && isValid(kept[name]) ? kept[name] : otherwise
    }
    const flag = (name, otherwise) => /^(true|1)$/.test(known(name, value => /^(true|false|0|1)$/.test(value), otherwise ? "1" : "0"))
    const isModel = platform => id => deviceNamed(id)?.system === platform
    const isAppName = value => value.length <= longestName
    const isName = value => namePattern.test(value)
    const device = deviceNamed(known("device", id => deviceNamed(id) !== null, null))
    const phones = known("phones", value => [...platforms, "both"].includes(value), null)
    const platform = known("platform", value => platforms.includes(value), null)
    this.asked = (query.has("phones") && phones) || (query.has("platform") && platform) || (query.has("device") && device?.system) || null
    const active = known("active", value => platforms.includes(value), null)
    this.#values = {
      phones: this.asked ?? phones,
      active: platforms.includes(this.asked) ? this.asked : active,
      // In a frame, the address is no longer the person's own.
      linked: query.getAll("linked").includes("1") || window.top !== window,
      ios: known("ios", isModel("ios"), null), android: known("android", isModel("android"), null),
      landscape: flag("landscape", false), dark: flag("dark", matchMedia("(prefers-color-scheme: dark)").matches),
      text: known("text", value => Settings.#texts.includes(Number(value)), "1"), zoom: known("zoom", value => zooms.includes(value), "fit"),
      room: known("room", isName, null), app: known("app", isAppName, null), version: known("version", isName, null)
    }
    if (device && query.has("device")) this.#values[device.system] = device.id
    const url = this.#page(query.get("url")) ?? "/"
    for (const platform of platforms) this.#values[`${platform}_url`] = this.#page(query.get(`${platform}_url`)) ?? url
  }

  // "ios", "android" or "both"; null when none was chosen.
  get phones() { return this.#values.phones }
  // The phone that the panel is about, or null.
  get active() { return this.#values.active }
  // Whether a link from another site has made these choices, rather than the person. Then none of them is kept.
  get isLinked() { return this.#values.linked }
  get isLandscape() { return this.#values.landscape }
  get isDark() { return this.#values.dark }
  get text() { return Number(this.#values.text) }
  // "fit", or "100" for the size of the devices' own CSS pixels.
  get zoom() { return this.#values.zoom }
  // null where the address names none.
  get room() { return this.#values.linked ? null : this.#values.room }
  get app() { return this.#values.linked ? null : this.#values.app }
  get version() { return this.#values.linked ? null : this.#values.version }

  // Refuses a version in the address that the server has not. names: those that it has.
  checkVersion(names) {
    const { version } = this.#values
    if (version === null || names.includes(version)) return
    this.unknown.push({ name: "version", value: version })
    this.#values.version = null
  }

  // The id of a phone's device.
  deviceOf(platform) {
    return this.#values[platform] ?? usualDevices[platform]
  }

  // The page that a phone shows.
  urlOf(platform) {
    return this.#values[`${platform}_url`]
  }

  // Sets values for everything that was not chosen here.
  preset(values) {
    Object.assign(this.#values, values)
  }

  change(values) {
    Object.assign(this.#values, values)
    this.write()
    this.#store()
    this.dispatchEvent(new Event("change"))
  }

  // The browser's history belongs to the pages in the devices, so the current entry's address is changed.
  write() {
    const { ios_url, android_url } = this.#values
    const one = this.#one
    const pages = one ? { url: this.urlOf(one) } : ios_url === android_url ? { url: ios_url } : { ios_url, android_url }
    // Addresses of pages may make this one too long to be loaded again.
    const search = [pages, {}].map(pages => this.#search(pages)).find(search => search.length <= longestAddress)
    if (search !== location.search) history.replaceState(history.state, "", search)
  }

  // The phone that is shown alone, or null.
  get #one() {
    const { phones, active } = this.#values
    return phones === "both" ? null : phones ?? active
  }

  #search(pages) {
    const { phones, active, landscape, dark, text, zoom, room, app, version, linked } = this.#values
    const one = this.#one
    const query = new URLSearchParams({
      ...(phones === "both" && { phones }), ...(phones === "both" && active === "android" && { active }), ...pages,
      ...(one ? { device: this.deviceOf(one) } : phones && Object.fromEntries(platforms.map(name => [name, this.deviceOf(name)]))),
      landscape: landscape ? 1 : 0, dark: dark ? 1 : 0, text, zoom,
      ...(room && { room }), ...(app && { app }), ...(version && { version }), ...(linked && { linked: 1 })
    })
    return `?${query.toString().replaceAll("%2F", "/")}`
  }

  #page(text) {
    if (!text) return null
    if (pageAddress(text)) return text
    this.refused ??= text
    return null
  }

  get #stored() {
    try {
      return JSON.parse(localStorage.getItem(Settings.#key)) ?? {}
    } catch {
      return {}
    }
  }

  #store() {
    if (this.isLinked) return
    const kept = Settings.#kept.filter(name => this.#values[name] !== null).map(name => [name, String(this.#values[name])])
    try {
      localStorage.setItem(Settings.#key, JSON.stringify(Object.fromEntries(kept)))
    } catch {}
  }
}
