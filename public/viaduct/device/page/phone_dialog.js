// How the same page is opened on a real phone.
export class PhoneDialog {
  #root

  constructor(root) {
    this.#root = root
  }

  async open(url) {
    this.#root.showModal()
    this.#show(text("p", "Looking for this computer’s address…"))
    try {
      const response = await fetch("/viaduct/device/addresses.json")
      if (!response.ok) throw new Error(`The server answered ${response.status}.`)
      this.#tell(url, await response.json())
    } catch (error) {
      this.#show(text("p", `The server's addresses could not be read: ${error.message}`))
    }
  }

  // addresses: of this computer on its networks.
  #tell(url, { addresses, isLoopback }) {
    const { protocol, hostname, port, pathname, search, hash } = new URL(url)
    const isHere = /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname)
    const hosts = isHere ? addresses : [hostname]
    if (isHere && isLoopback) {
      const command = text("code", `--listen 0.0.0.0:${port || 80}`)
      const start = text("p", "Viaduct listens on this computer only. Start it with ")
      start.append(command, " and open this again: a phone on the same network then reaches it.")
      return this.#show(start, text("p", "Everybody on that network can reach it, and the app behind it.", "hint"))
    }
    if (hosts.length === 0) return this.#show(text("p", "This computer has no address on a network."))
    const list = document.createElement("div")
    list.className = "codes"
    list.append(...hosts.map(host => {
      const name = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host
      return this.#code(`${protocol}//${name}${port ? `:${port}` : ""}${pathname}${search}${hash}`)
    }))
    this.#show(text("p", "Scan the code with a phone on the same network, or open the address there."), list)
  }

  #code(address) {
    const figure = document.createElement("figure")
    const image = new Image(208, 208)
    image.alt = `QR code of ${address}`
    const caption = text("figcaption", address)
    image.addEventListener("error", async () => {
      const source = image.src
      const reason = await fetch(source).then(response => response.text(), () => "The server is away.")
      image.replaceWith(text("p", reason, "hint"))
    })
    image.src = `/viaduct/device/qr.svg?text=${encodeURIComponent(address)}`
    figure.append(image, caption)
    return figure
  }

  #show(...content) {
    this.#root.querySelector(".phone-dialog__content").replaceChildren(...content)
  }
}

function text(name, text, className = "") {
  const element = document.createElement(name)
  element.textContent = text
  element.className = className
  return element
}
