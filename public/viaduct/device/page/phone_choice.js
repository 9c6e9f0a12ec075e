import { cookieNamed } from "../cookie.js"

// Which platform, room and app the pages of this browser get: cookies, which the adapter's script and the proxy read.
export class PhoneChoice {
  static get(name) {
    return cookieNamed(`viaduct_${name}`)
  }

  // An empty value removes the choice.
  static set(name, value) {
    const end = value ? "" : "; Max-Age=0"
    document.cookie = `viaduct_${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${end}`
  }
}
