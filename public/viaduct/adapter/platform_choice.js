// The platform of the page's host, else the one chosen for the pages of this browser. A page's address makes the choice, and a cookie of
// its origin keeps it. The version of the app is chosen in the same way.
// Behind the proxy, the server has seen the choice already. Elsewhere it does not get the cookie, and navigator.userAgent has to be right
// at once, so the script brings the apps of both platforms. A link from another site chooses for its page alone.
export class PlatformChoice {
  // Returns the configuration for the app of the chosen platform and version; `chosen` is the version's name. The server reports a version
  // that it does not know.
  static apply({ other, isProxied, phone, ...configuration }) {
    const ofHost = isProxied ? null : this.#ofHost
    const platform = phone ?? ofHost ?? this.#read("platform", isProxied, /^(ios|android)$/)
    const app = platform === other.platform ? { ...configuration, ...other } : configuration
    const chosen = this.#read("version", isProxied, /^[\w.-]{1,64}$/)
    return { ...app, ...new Map(Object.entries(app.versions ?? {})).get(chosen), chosen }
  }

  // The phone that the page's host stands for, such as ios.localhost. Behind the proxy the server knows it: an app may be at such a host.
  static get #ofHost() {
    return location.hostname.match(/^(ios|android)\.(.+\.)?localhost$/)?.[1]
  }

  // allowed: a pattern of the values that are kept.
  static #read(choice, isProxied, allowed) {
    const name = `viaduct_${choice}`
    const query = new URLSearchParams(location.search)
    const asked = query.get(name)
    const once = query.get(`${name}_once`)
    const known = allowed.test(once) ? once : null
    try {
      if (!isProxied && !this.#isLed) this.#keep(name, asked, allowed)
      return asked || known || this.#kept(name)
    } catch {
      // A page may be denied its cookies.
      return asked || known
    }
  }

  static #keep(name, asked, allowed) {
    if (asked === "") this.#takeBack(name)
    else if (allowed.test(asked) && asked !== null) document.cookie = `${name}=${asked}; Path=/; SameSite=Lax`
  }

  // Whether a page of another host linked here. Without a referrer, a person has opened the page.
  static get #isLed() {
    return document.referrer !== "" && new URL(document.referrer).hostname !== location.hostname
  }

  // On the same host the server has read the cookie for this page, so the page loads again.
  static #takeBack(name) {
    if (!this.#kept(name)) return
    document.cookie = `${name}=; Path=/; Max-Age=0`
    if (!this.#kept(name)) location.reload()
  }

  static #kept(name) {
    return document.cookie.match(new RegExp(`(?:^|; )${name}=([\\w.-]+)`))?.[1]
  }
}
