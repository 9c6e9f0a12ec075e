// The platform of the page's host, else the one that somebody has chosen for the pages of this browser: in a page's address, and from then
// on in a cookie of its origin.
// Behind the proxy the server has seen the choice already. Elsewhere it does not get the cookie, and navigator.userAgent
// has to be right at once: the script brings the apps of both platforms. A link of another site chooses for its page alone.
export class PlatformChoice {
  static #name = "viaduct_platform"
  static #platforms = ["ios", "android"]

  // The configuration, for the app of the chosen platform.
  static apply({ other, isProxied, phone, ...configuration }) {
    const ofHost = isProxied ? null : this.#ofHost
    return (phone ?? ofHost ?? this.#read(isProxied)) === other.platform ? { ...configuration, ...other } : configuration
  }

  // The phone that the page's host stands for, such as ios.localhost. Behind the proxy the server knows: an app may be at such a host.
  static get #ofHost() {
    return location.hostname.match(/^(ios|android)\.(.+\.)?localhost$/)?.[1]
  }

  static #read(isProxied) {
    const query = new URLSearchParams(location.search)
    const asked = query.get(this.#name)
    const once = query.get(`${this.#name}_once`)
    try {
      if (!isProxied && !this.#isLed) this.#keep(asked)
      return asked || this.#known(once) || this.#kept
    } catch {
      // A page may be denied its cookies.
      return asked || this.#known(once)
    }
  }

  static #keep(asked) {
    if (asked === "") this.#takeBack()
    else if (this.#known(asked)) document.cookie = `${this.#name}=${asked}; Path=/; SameSite=Lax`
  }

  static #known(platform) {
    return this.#platforms.includes(platform) ? platform : null
  }

  // Whether a page of another host has led here. Where none is named, a person has.
  static get #isLed() {
    return document.referrer !== "" && new URL(document.referrer).hostname !== location.hostname
  }

  // On the same host the server has read the cookie for this page, and has to be asked again.
  static #takeBack() {
    if (!this.#kept) return
    document.cookie = `${this.#name}=; Path=/; Max-Age=0`
    if (!this.#kept) location.reload()
  }

  static get #kept() {
    return document.cookie.match(/(?:^|; )viaduct_platform=(\w+)/)?.[1]
  }
}
