import { deviceNamed } from "./devices.js"
import { linkedAddress, pageAddress } from "./page_address.js"

// What the person has chosen for the device: in the page's address, so that it can be shared, and kept for the next time.
export class Settings extends EventTarget {
  static #key = "viaduct:device"
  static #kept = ["device", "landscape", "dark", "text"]
  static #texts = [...document.querySelectorAll("[name=text] option")].map(({ value }) => Number(value))

  // Whether the address names the device.
  isDeviceAsked
  // What it names as a page that is none, or null.
  refused = null
  #values = { url: "/", device: null, platform: null, landscape: false, dark: false, text: 1, linked: false }

  constructor() {
    super()
    const asked = new URLSearchParams(location.search)
    this.isDeviceAsked = deviceNamed(asked.get("device")) !== null
    const known = { ...this.#stored, ...Object.fromEntries(asked) }
    const isSet = (value, preset) => /^(true|1)$/.test(value) || (/^(false|0)$/.test(value) ? false : preset)
    if (known.url && !pageAddress(known.url)) this.refused = known.url
    this.#values = {
      url: (!this.refused && known.url) || "/",
      device: deviceNamed(known.device)?.id ?? null,
      platform: ["ios", "android"].includes(known.platform) ? known.platform : null,
      landscape: isSet(known.landscape, false),
      dark: isSet(known.dark, matchMedia("(prefers-color-scheme: dark)").matches),
      text: Settings.#texts.includes(Number(known.text)) ? Number(known.text) : 1,
      // In a frame, an address is no more the person's own.
      linked: asked.getAll("linked").includes("1") || window.top !== window
    }
    if (this.isLinked) this.#values.url = linkedAddress(this.url, this.platform ?? (this.isDeviceAsked && deviceNamed(this.device).system))
  }

  get url() { return this.#values.url }
  get device() { return this.#values.device }
  // Where it is another one than the device's own.
  get platform() { return this.#values.platform }
  // Whether a link of another site has chosen all this, rather than the person: then nothing of it is kept.
  get isLinked() { return this.#values.linked }
  get isLandscape() { return this.#values.landscape }
  get isDark() { return this.#values.dark }
  get text() { return this.#values.text }

  change(values) {
    Object.assign(this.#values, values)
    const { url, device, platform, landscape, dark, text, linked } = this.#values
    const query = new URLSearchParams({
      url, ...(device && { device }), ...(platform && { platform }), ...(landscape && { landscape: 1 }), dark: dark ? 1 : 0,
      ...(text !== 1 && { text }), ...(linked && { linked: 1 })
    })
    // The history is that of the page in the device.
    history.replaceState(null, "", `?${query.toString().replaceAll("%2F", "/")}`)
    this.#store()
    this.dispatchEvent(new Event("change"))
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
    try {
      localStorage.setItem(Settings.#key, JSON.stringify(Object.fromEntries(Settings.#kept.map(name => [name, this.#values[name]]))))
    } catch {}
  }
}
