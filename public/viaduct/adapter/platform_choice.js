// The platform that somebody has chosen for the pages of this browser: in a page's address, and from then on in a cookie of its origin.
// Behind the proxy the server has seen the choice already.
class PlatformChoice {
  static #name = "viaduct_platform"

  // The configuration, for the app of the chosen platform.
  static apply({ other, ...configuration }) {
    return this.#read() === other.platform ? { ...configuration, ...other } : configuration
  }

  static #read() {
    const asked = new URLSearchParams(location.search).get(this.#name)
    try {
      if (asked === "") this.#takeBack()
      else if (asked === "ios" || asked === "android") document.cookie = `${this.#name}=${asked}; Path=/; SameSite=Lax`
      return asked || this.#kept
    } catch {
      // A page may be denied its cookies.
      return asked
    }
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
