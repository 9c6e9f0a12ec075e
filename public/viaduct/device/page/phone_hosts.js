const label = /^(ios|android)(?=\..)/
const names = { ios: "iOS", android: "Android" }

// The hosts that stand for a phone each, with cookies of its own: ios.localhost and android.localhost.
export class PhoneHosts {
  // The phone that this page's host stands for, or null.
  static get platform() {
    return location.hostname.match(label)?.[1] ?? null
  }

  // This page's address at the other phone's host; null where the host stands for none, or for this phone.
  static addressOf(platform) {
    return this.platform && this.platform !== platform ? this.#at(location.hostname.replace(label, platform)) : null
  }

  // Says where the two phones are, or why they are one here.
  static explain(element) {
    const { hostname, port } = location
    if (/^[\d.]+$|^\[/.test(hostname)) {
      const isLoopback = /^127\.|^\[::1\]$/.test(hostname)
      const way = isLoopback ? `Open localhost:${port}` : "Give the server a name, as in --app phone.test=http://localhost:3000,"
      element.textContent = `A numeric address is one device: both platforms share its cookies. ${way} for two phones.`
    } else if (hostname === "localhost") {
      element.append("Each with cookies of its own: ", ...Object.entries(names).flatMap(([platform, name], index) => {
        const link = document.createElement("a")
        link.href = this.#at(`${platform}.localhost`)
        link.textContent = `the ${name} phone`
        return index ? [" and ", link] : [link]
      }))
    } else {
      element.hidden = true
    }
  }

  static #at(hostname) {
    const address = new URL(location.href)
    address.hostname = hostname
    return address.href
  }
}
