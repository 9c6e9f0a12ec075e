export const platforms = { ios: "iOS", android: "Android" }

// The hosts that stand for one phone each, with separate cookies: ios.localhost and android.localhost.
export class PhoneHosts {
  // The phone that this page's own host stands for, or null.
  platform = null
  // { base, ios, android }: the authorities of this page and of both phones; null where there are none, as beside a number.
  #hosts = null
  // The names of the app's versions, as the server's configuration has them.
  versions = []

  static async load() {
    const hosts = new PhoneHosts()
    const { phone, hosts: known, versions } = await fetch("/viaduct/device/phones.json").then(response => response.json()).catch(() => ({}))
    hosts.platform = phone ?? null
    hosts.#hosts = known ?? null
    hosts.versions = versions ?? []
    return hosts
  }

  // Whether one page can show both: cookies of a frame need a host that browsers trust, or one of the same site.
  get areTwo() {
    return this.#hosts !== null && (this.#baseName.includes(".") || this.#baseName === "localhost")
  }

  // Where a phone's screen is: at its own host, unless this page is at that host, or there are none.
  originOf(platform) {
    return this.areTwo && !this.platform ? `${location.protocol}//${this.#hosts[platform]}` : location.origin
  }

  // This page at the host of a phone; null where the phones have none.
  pageOf(platform) {
    return this.#hosts && this.#at(this.#hosts[platform])
  }

  // The page with both phones, from the host of one.
  get pageOfBoth() {
    return this.areTwo ? this.#at(this.#hosts.base) : null
  }

  // An address of this page's host or of a phone's without that host, which each phone has its own of.
  withoutHost(href) {
    const address = new URL(href, location.href)
    const own = [location.host, ...Object.values(this.#hosts ?? {})]
    if (address.protocol !== location.protocol || !own.includes(address.host)) return address.href
    // A path of two slashes would be another host.
    return address.pathname.replace(/^\/{2,}/, "/") + address.search + address.hash
  }

  // Why there is one phone here, with the way to two; empty where there are two.
  get reason() {
    if (this.areTwo) return ""
    const { hostname, port } = location
    const name = "Give the app a name with a dot, as in --app phone.test=http://localhost:3000,"
    if (this.#hosts) return `“${this.#baseName}” has no dot, so its phones cannot keep their logins side by side. ${name} for both.`
    const isLoopback = /^127\.|^\[::1\]$/.test(hostname)
    const way = isLoopback ? `Open localhost${port && `:${port}`}` : name
    const isNumber = /^[\d.]+$|^\[/.test(hostname)
    const cause = isNumber ? "A numeric address is one device: both platforms share its cookies."
      : "Only localhost and the hosts that --app names have two phones: here, both platforms share their cookies."
    return `${cause} ${way} for two phones.`
  }

  get #baseName() {
    return this.#hosts.base.replace(/:\d+$/, "")
  }

  #at(authority) {
    const address = new URL(location.href)
    address.host = authority
    if (!authority.includes(":")) address.port = ""
    return address.href
  }
}
