// Finds out why the page gets no WebSocket, though the server's files come.
export class SocketCheck {
  // The status for a WebSocket that the server would take, and whose “Upgrade” got lost.
  static #upgradeRequired = 426
  static #text = "No WebSocket reaches Viaduct, though its scripts do: the header “Upgrade: websocket” gets lost on the way. "
    + "The likely cause is a proxy in front of Viaduct: let it pass on Upgrade and Connection, with HTTP/1.1. "
    + "A VPN, a firewall or a virus scanner may do the same. “viaduct doctor URL” opens a WebSocket of its own."

  #host
  // Whether the server has said that the header got lost. It may have been away before: the next failure counts.
  #isLost = false
  #isReported = false
  #number = 0

  // The host has socketAddress, linkDidReceive(frame) and report(notice).
  constructor(host) {
    this.#host = host
  }

  // The page has connected, or another socket has failed without having opened.
  async take(isConnected) {
    const number = this.#number += 1
    if (isConnected) return this.#end()
    if (this.#isLost) return this.#report()
    const answer = await fetch(this.#host.socketAddress).catch(() => null)
    if (number === this.#number) this.#isLost = answer?.status === SocketCheck.#upgradeRequired
  }

  #report() {
    if (this.#isReported) return
    this.#isReported = true
    this.#host.linkDidReceive({ type: "notice", level: "error", code: "app-unreachable", cause: "VD-LINK-4", text: SocketCheck.#text })
  }

  #end() {
    if (this.#isReported) this.#host.report({ level: "info", code: "withdrawn", cause: "VD-LINK-4", text: "A WebSocket has opened: VD-LINK-4 no longer holds." })
    this.#isLost = this.#isReported = false
  }
}
